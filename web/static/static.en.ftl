### What pages say before or without their scripts. The build puts it into them; `…` becomes code.

broken = Kropki could not be loaded in full: the connection broke off. Your games are safe.
retry = Try again
broken-help = If this happens every time, some of its files are missing or were served incorrectly. Whoever runs this site can upload all files again, and make the host serve `.js` and `.mjs` files as `text/javascript`.
barred = This sandboxed frame could not load Kropki’s files. Make their host send the header `Access-Control-Allow-Origin: *` with each file.
no-script = Kropki needs JavaScript, which is turned off in this browser.
broken-frame = The game cannot be shown: some of Kropki’s files are missing or were served incorrectly. Make the host serve `.js` and `.mjs` files as `text/javascript`.
lost = There is no such page.
lost-play = Play Kropki
description = The game of dots: surround your opponent’s dots with a closed chain of your own.

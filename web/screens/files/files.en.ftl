## Door

## Screen
files-tabs =
    .aria-label = What to do with the game
open-title = Open
share-title = Share
tab-save = Link, file
tab-picture = Picture, GIF
tab-embed = Embed
about-title = Game info
open-choose = Choose a file…
    .aria-label = Choose a file…
open-paste = Paste
open-help = Or drop a file anywhere on the page, or paste a game or a link. Kropki reads SGF, PointsXT’s .sav, diagrams of positions, and transcripts of engines, which it judges.
leaves-title = Finished games
leaves-newer =
    .aria-label = Newer game
    .title = Newer game
leaves-older =
    .aria-label = Older game
    .title = Older game
shelf-title = Recent games
shelf-volatile = This list is lost when you leave the page: the browser does not let it be kept. Save everything as a file.
everything-save = Save everything as a file
everything-help = All games here, your settings, and your progress in lessons and puzzles. Choose or drop the file in another browser to add them there.
everything-loaded = { $count ->
    [0] Your progress was added; there are no new games.
    [one] One game and your progress were added.
   *[other] { $count } games and your progress were added.
}
everything-busy = Adding the games: { NUMBER($done, style: "percent") }…
everything-damaged = { $count ->
    [one] One entry was left out, because it is damaged.
   *[other] { $count } entries were left out, because they are damaged.
}
everything-roomless = { $count ->
    [one] One game was left out, because there is no room for it. Make room and choose the file again.
   *[other] { $count } games were left out, because there is no room for them. Make room and choose the file again.
}
everything-stopped = The rest was not read. Choose the file again to go on.
save-title = As a file
save-file = Save as SGF…
save-copy = Copy SGF
save-drawing = Copy diagram
save-image = Copy picture
save-help = The SGF file has all moves, variations and comments. The diagram shows the current position as text.
save-players = SGF allows only two players. Share this game as a link or a picture.
link-title = As a link
link-help-file = The link opens this file, on this computer, with the game. To share a game, send it as a file.
link-help = The link itself contains the whole game. Nothing is sent anywhere until you share it. In a chat, every link shows the same picture, so add one of the game.
link-here = Open at move { $move }
link-copy = Copy link
qr = Scan this with a phone to open the game there.
qr-code =
    .aria-label = QR code of the link
link-share = Share…
by-link-title = Link for { $name }
by-link-help = They open the link, move, and send a link back to you.
by-link-help-file = Send this text. The other player pastes it under Open in their Kropki, moves, and sends one back.
by-link-first = It is your turn: move first, then share the link. This one only shows the game.
by-link-answer = Answer the offer first, then share the link. This one only shows the game.
by-link-name = Your name
by-link-begin = Continue by link
by-link-begin-help = You are { $you }. Whoever opens the link is { $other }.
by-link-clock = A game with a clock cannot be played by link.
picture-formats =
    .aria-label = Format
picture-gif = GIF
picture-png = PNG
picture-svg = SVG
picture-scale = Size
scale-board = As on screen
scale-16 = Small
scale-24 = Medium
scale-40 = Large
picture-coordinates = Coordinates
picture-numbers = Move numbers
picture-from = Moves
picture-to = to
picture-seconds = Seconds per move
picture-size = { $width } × { $height } pixels
picture-size-kept = { $width } × { $height } pixels, { NUMBER($kilobytes, maximumFractionDigits: 0) } kB
picture-animated = The game as an animation
picture-shown = The position as a picture
picture-progress =
    .aria-label = Drawing
picture-make = Make the GIF
picture-save-gif = Save the GIF…
picture-save-png = Save the PNG…
picture-save-svg = Save the SVG…
picture-no-moves = Choose moves between 0 and { $last }, the first before the last.
picture-failed = The picture could not be made: { $reason }
picture-unreadable = This browser does not let the page read what it draws. Allow it for this site in the browser’s settings, or choose SVG.
embed-kinds =
    .aria-label = How to embed
embed-kind-frame = Frame
embed-kind-element = Script
embed-sizes = Size
embed-size-own = Custom
embed-themes = Theme
embed-theme-auto = Follow reader’s theme
embed-theme-light = Light
embed-theme-dark = Dark
embed-theme-help = Unless you choose, a frame is dark for readers whose system is dark; a script follows the page around it.
embed-language = Language
embed-language-auto = Follow reader’s language
embed-at = Start at move
embed-controls = Navigation buttons
embed-hints = Comments and marks
embed-interactive = Readers can play on
embed-size-real = { $width } × { $height } pixels
embed-size-shrunk = { $width } × { $height } pixels, shown at { $percent } %
embed-text =
    .aria-label = Code to paste
embed-copy = Copy
embed-title = A game of Kropki: { $game }
embed-puzzle-title = A puzzle of Kropki
embed-help = Paste this code into the source of any page. A frame works wherever frames do; a script makes the board part of the page.
embed-nowhere = To embed a game, put the files of Kropki’s “dist” folder on a host, in a folder “kropki” next to your page. This page was opened from disk and has no preview.
info-players = Players
info-rank = Rank
info-team = Team
info-game = Game
info-notes = Notes
info-PB = { $player }’s name
info-EV = Event
info-RO = Round
info-PC = Place
info-DT = Date
info-GN = Name of the game
info-RE = Result according to the file
info-GC = About the game
info-SO = Source
info-US = Entered by
info-AN = Annotated by
info-CP = Copyright

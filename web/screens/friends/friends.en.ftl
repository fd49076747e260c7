## Door

## Screen
friends-title = With a friend
friends-here = Two players here
friends-here-help = You take turns at one screen.
friends-link = { seat-link }
friends-link-help = After each move you send a link, in any chat. Nobody needs an account.
friends-near = { seat-friend }
friends-near-help = Two devices on one Wi-Fi network play without a server.

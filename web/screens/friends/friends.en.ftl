## Door

## Screen
friends-title = With a friend
friends-here = Here, on this device
friends-here-help = You take turns at one screen.
friends-link = By link
friends-link-help = After each move you send a link, in any chat. Nobody needs an account.
friends-near = On the same network
friends-near-help = Two devices on one Wi-Fi network play without a server.

## Door
friend = Friend, same Wi-Fi
friend-away = The game with a friend could not be loaded. Try again when you are online.

## Screen
friend-strip =
    .aria-label = Game with a friend
friend-title = Play with a friend nearby
friend-help = Both devices must be on the same network, such as the same Wi-Fi or a phone’s hotspot. They connect directly, without a server.
friend-name = Your name
friend-somebody = your friend
friend-inviting = Invite a friend
friend-colour = Your colour
friend-lot = Random
friend-invite = Invite
friend-joining = I was invited
friend-join-help = Scan your friend’s code with this device’s camera, or paste the text that they sent you.
friend-join-go = Answer
friend-invite-title = Invitation
friend-watch-title = Invitation to watch
friend-step = { $step ->
    [1] 1. Show this code
   *[2] 2. Read the answer
}
friend-invite-help = Your friend scans it with their camera, or opens the link that you send. Keep this window open.
friend-accept-help = Your friend’s device then shows a code too. Scan it, or paste its text.
friend-accept-go = Connect
friend-answer-title = Your answer
friend-answer-help = Now your friend scans this code, or pastes its text. Then the game begins.
friend-qr = QR code of the text below
friend-code = Code as text
friend-copy = Copy the text
friend-copied = Copied.
friend-share = Share
friend-read = Your friend’s code or link
friend-camera = Scan with the camera
friend-camera-end = Stop the camera
friend-camera-view = What the camera sees
friend-connecting = Connecting…
friend-fault = { $fault ->
    [damaged] This code is damaged or incomplete. Scan or copy it again.
    [newer] A newer version of this page made this code. Reload the page here, and try again.
    [offer] This is an invitation, not an answer. Your friend has to read your code first.
    [answer] This is an answer to an invitation. Use it on the device that made the invitation.
    [other] This answer belongs to another invitation, or to an old one. Make a new invitation.
    [busy] You are in a game with a friend. Leave that game before you join another.
    [network] This device is not on a network. Join the same Wi-Fi as your friend, or turn on a hotspot.
    [camera] There is no camera, or the page may not use it. Paste the text instead.
    [late] There is still no connection. Check that the code is the newest one, and that both devices are on the same network. Some guest networks keep devices apart: use a phone’s hotspot instead.
   *[browser] This browser does not let the page connect to another device.
}
friend-playing = You are playing with { $name }.
friend-you-watch = You are watching { $name }’s game.
friend-lost = The connection is lost. The game is kept on both devices.
friend-left = The other device has left. The game stays here.
friend-wrong = The two devices disagree about move { $number }. It was refused.
friend-lost-host = It may come back by itself. If not, invite your friend again: the game goes on from where it was.
friend-lost-guest = It may come back by itself. If not, ask for a new invitation: the game goes on from where it was.
friend-wishes = { $wish ->
    [undo] { $name } asks to take back a move.
    [pause] { $name } asks to pause the clocks in their own turn.
   *[again] { $name } asks for another game, with the colours swapped.
}
friend-asked = { $wish ->
    [undo] You asked to take back a move.
    [pause] You asked to pause the clocks. Yours runs until the other player agrees.
   *[again] You asked for another game, with the colours swapped.
}
friend-declined = { $wish ->
    [undo] { $name } does not agree: the move stays.
    [pause] { $name } does not agree: your clock runs on.
   *[again] { $name } does not want another game now.
}
friend-flood = Too many messages came from the other page, so the connection was closed. The game is kept.
friend-watchers = Watching: { $names }.
friend-faults = { $count ->
    [one] { $count } message made no sense and was ignored.
   *[other] { $count } messages made no sense and were ignored.
}
friend-yes = Agree
friend-no = Decline
friend-again = Play again
friend-dismiss = Close
friend-reconnect = Connect again
friend-more = Details
friend-watching = Watching
friend-watching-none = Nobody is watching. You decide who may.
friend-watching-help = They see the game and cannot change it.
friend-watch = Let somebody watch
friend-remove = Remove
friend-remove-who = Remove { $name }
friend-leave = Leave the game
friend-given = The answer went to the tab with the invitation. Go back to that tab.
friend-nobody = This answer belongs to an invitation that is no longer open. Make a new invitation.
friend-refused = { $name }: a wrong move was refused.
friend-other-course = Your friend’s device has other moves in this game. They are shown now. Your version is among your recent games.
friend-parted = { $why ->
    [removed] You can no longer watch this game.
    [version] The other device has a different version of this page. Reload the page on both.
    [full] Too many people are watching already.
   *[left] The other device has left the game.
}
refusal-page-friend-game = You are in a game with a friend. Leave it first.
refusal-page-friend-turn = It is your friend’s turn.
refusal-page-friend-lost = There is no connection to your friend.
refusal-page-friend-back = This is an earlier position. Go to the last move first.
refusal-page-friend-edit = A game with a friend can only be changed by moves.
refusal-page-friend-watch = You are watching this game.
refusal-page-friend-waits = Your last move is still on its way.
refusal-page-friend-late = Something happened at the same time. Try again.
refusal-page-friend-forged = The move was not yours.
refusal-page-friend-differs = The positions differ after it.
refusal-page-friend-time = The clocks of the two devices differ too much about its time.
refusal-page-friend-broken = The game could not be replayed here.

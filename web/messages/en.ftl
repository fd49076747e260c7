### The page's text in English, from which the other languages are translated: see docs/translating.md.
### docs/glossary.md has the terms.

## The name of the game, and what it is in each language

title = Kropki
subtitle = the dots game
description =
    .content = Kropki, the game of dots: surround your opponent’s dots with a closed chain of your own to capture them.

## Players

# INKS() is the set of colours that the reader has chosen.
player = { INKS() ->
    [plum] { $player ->
        [0] Orange
        [1] Purple
        [2] Green
       *[3] Grey
    }
    [earth] { $player ->
        [0] Brown
        [1] Teal
        [2] Pink
       *[3] Grey
    }
    [own] { $player ->
        [0] Player 1
        [1] Player 2
        [2] Player 3
       *[3] Player 4
    }
   *[classic] { $player ->
        [0] Red
        [1] Blue
        [2] Green
       *[3] Yellow
    }
}
score =
    .aria-label = Score
score-of = { $name }: { $count ->
    [one] { $count } dot captured
   *[other] { $count } dots captured
}.
to-move = { $name } to move.
gain-told = { $name } captures { $count }{ $freed ->
    [0] { "" }
   *[other] { " " }and frees { $freed }
}
event-capture = { $told } at { $point }
captured = captured
says-to-move = to move
says-starting = starting
says-won = wins
says-out = out
says-stopped = stopped
score-with-komi = { $score } with komi

## The board

board =
    .aria-label = Board, { $width } by { $height }
board-keys = Arrow keys move the cursor. Enter places a dot, U undoes, G goes to a point, S reads the score, H gives a hint. D declares areas, A declares all of them. Comma and full stop step through the moves. A question mark lists all keys.
place = Place dot at { $point }
place-take = Capture area
aiming =
    .aria-label = Aimed dot
aim-cancel =
    .aria-label = Do not place it
    .title = Do not place it
zoom-whole =
    .aria-label = Show the whole board
    .title = Show the whole board (0)
gain = { $side ->
    [lost] −{ $count }
   *[own] +{ $count }
}

## Controls

controls =
    .aria-label = Game
undo = Take back
    .title = Take back the last move (U)
redo = Redo
    .title = Redo (R)
declare = Declare
    .title = Choose areas, then place the dot that captures them (D)
take-all = All
    .aria-label = { $name } declares all areas { $now ->
        [yes] now
       *[no] with the next dot
    }
    .title = { $name } declares all areas { $now ->
        [yes] now (A)
       *[no] with the next dot (A)
    }
pass = Pass
    .title = Pass (P)
end = End
    .aria-label = End the game
    .title = Offer a draw, resign and more
again = Again
    .aria-label = Again: another game like this one
    .title = Another game like this one
actions =
    .aria-label = Kropki
new = New
    .title = New game
more = More
    .title = More: analyse, open, share, settings, help
more-menu =
    .aria-label = More
to-learn = Learn
    .title = Lessons, puzzles, solved boards
to-teach = Teach
    .title = Classes, presentation, Python lab
menu-learn = Learn
menu-teach = Teach
menu-analyse = Analyse
menu-share = Open, share and print
menu-page = Settings and help
menu-find =
    .aria-label = Find a command
    .placeholder = Find a command
help = How to play
about = Game info…
print = Print…
full-screen = Full screen
full-screen-leave = Leave full screen
note =
    .aria-label = Status
cancel = Cancel
close = Close
retry = Try again
hint-ask = Hint
    .title = The best points, and why (H)

## Settings

said-premove = Next, after the computer: { $point }.
scan-row = Row { $row }
said-turn = { $turn ->
    [right] Board turned to the right
    [half] Board upside down
    [left] Board turned to the left
   *[none] Board upright
}{ $mirror ->
    [on] , mirrored
   *[off] { "" }
}.

## Printing

print-title = Print
print-position = This position
print-game = The game, numbered
print-blank = Blank sheet
print-help = The board is printed on white paper, in your colours.
print-now = Print

## The first visit

hint = Take turns placing dots. Surround your opponent’s dots with a closed chain of yours (diagonals count) to capture them. Whoever captures the most wins.
demo = Example of a capture
first-dot = Place your first dot where two lines meet.

## The computer player

computer-name = Computer ({ level-name })
level-name = { $level ->
    [1] beginner
    [2] easy
    [3] casual
    [4] medium
    [5] solid
    [6] strong
    [7] hard
   *[8] full strength
}
level = { level-name }
level-automatic = Automatic: { level }
next-level = { $change ->
    [up] Next game: one level up ({ level-name }).
    [down] Next game: one level down ({ level-name }).
   *[same] Next game: the same level ({ level-name }).
}
seat-of = { $name }:
seat-person = Friend, here
seat-here = Player here
seat-you = You
seat-link = Friend, by link
seat-computer = Computer ({ level-name })
seat-menu = Who plays { $name }?
seat-levels = Computer
says-thinks = thinking
thoughts =
    .aria-label = Computer
thinking = { $name } is thinking…
thinking-starts = { $name } is getting ready…
thinking-offer = { $name } is considering the offer…
thinking-halted = The game is paused.
thinking-waits = { $name } is to move here, but the record already has a next move.
thinking-failed = { $name } could not start. Check that you are online, and close other tabs if memory is low.
move-now = Move now
    .title = Make it move at once (M)
go-on = Play on from here
halt = Pause
halt-end = Resume
thoughts-toggle = Thoughts
    .title = What it is thinking about
thought-value = { $name } expects { $value ->
    [even] an even game.
   *[other] { $value }.
}
thought-depth = { $depth } moves ahead, { NUMBER($positions) } positions.
no-dot = –
hints =
    .aria-label = Hints
hints-asked = Looking for good points…
hints-failed = No hints: the computer player could not start. Check that you are online, then ask again.
hint-play =
    .title = Place this dot
hint-said = { $has ->
    [yes] { $point }: { $why }.
   *[no] { $point }.
}
hints-standing = { $value ->
    [0] Expected: even.
   *[other] { $behind ->
        [yes] Expected: { $name } −{ $value }.
       *[no] Expected: { $name } +{ $value }.
    }
}
hint-why = Why?
    .aria-label = Why { $point }?
line-takes = { $name } { $point } takes { $captured }.
line-elsewhere = { $proved ->
    [yes] Elsewhere, { $name } { $point } takes { $captured }.
   *[no] Elsewhere, the computer expects { $name } to take { $captured }, starting at { $begin }.
}
line-threatens = Then { $name } { $point } takes { $captured }, unless { $other } prevents it.
line-places = { $name } then threatens { $points }. One answer cannot prevent them all.
line-forces = { $proved ->
    [yes] { $name } takes { $captured } by force: every answer was tried.
   *[no] The computer expects { $name } to take { $captured } by force.
}
line-expected = Expected: { $name } { $point } takes { $captured }.
line-punished = { $proved ->
    [yes] Then { $name } { $point } takes { $captured }.
   *[no] Then the computer expects { $name } to take { $captured } at { $point }.
}
line-safer = Expected: the circled dots become safer.
line-cuts = Expected: the circled dots may be cut off.
why =
    .aria-label = Why?
why-close =
    .aria-label = Close
why-back = Back
why-again =
    .aria-label = Show it again
    .title = Show it again
why-keep = Add to the record
why-save = Save the proof
why-threatens = { $name } plays { $point }, which threatens { $threat }. What if { $other } …
why-answer = … plays { $point }?
why-elsewhere = … plays anywhere else?
why-takes = { $name } plays { $point } and captures.
why-lost = { $name } already loses enough with { $point }.
why-kept = { $count ->
    [one] One variation is in the record.
   *[other] { $count } variations are in the record.
}
reason-captures = captures { $number }
reason-saves = saves { $number }
reason-forces = captures { $number } by force
reason-prevents = saves { $number } from being surrounded
reason-threatens = threatens { $number }
reason-places = threatens in { $number ->
    [2] two places
    [3] three places
   *[other] { $number } places
}
reason-loses = keeps the loss to { $number }
reason-safer = makes { $count ->
    [one] one dot
   *[other] { $count } dots
} of the chain at { $point } safer
reason-cuts = may cut off { $count ->
    [one] one dot
   *[other] { $count } dots
} of the chain at { $point }
seats-untilTold = Think until I say so
seats-untilTold-help = It moves when you press “Move now” or when it has nothing left to search.
seats-resigns = Resign lost games
seats-resigns-help = It resigns when it can no longer save the game.
refusal-page-computer = It is the computer’s turn.
refusal-page-by-link = It is the other player’s turn. Share the link, and open the one they send back.
refusal-page-by-link-past = In a game by link, you can only play after the last move.

## Without a network

unsaved-full = Not saved: this browser has no room left for the game.
unsaved-denied = Not saved: this browser does not let the page keep anything. The game is lost when you leave.
unsaved-list = Your earlier games are not saved: the browser does not let the page keep them. They are lost when you leave.
unsaved-here = Not saved: this browser keeps nothing here, or has no room left. What you do here is lost when you leave.
unsaved-save = Save a file
update = A new version is ready.
update-reload = Reload
offline-saving = The page is still being loaded and saved on this device. After that it works without a network.
offline-whole = Kropki works without a network on this device: all its files are saved here.
offline-part = Kropki works without a network on this device. Some extras, such as the licences, need one, because their files could not be saved.
offline-none = Kropki needs a network: it could not be saved on this device. It tries again at your next visit.
offline-forbidden = Kropki needs a network: this browser or this site does not let pages be saved for use without one.
offline-file = This page is one file and needs no network.
offline-now = Kropki now works without a network too.

## Starting

progress =
    .aria-label = Loading
stage-looking = Loading the game…
stage-downloading = Loading the game: { NUMBER($done, minimumFractionDigits: 1, maximumFractionDigits: 1) } of { NUMBER($total, minimumFractionDigits: 1, maximumFractionDigits: 1) } MB.
stage-starting = Starting the game…
stage-restarting = The engine stopped responding and is restarting. Nothing is lost.
progress-learn = You can learn while it loads
stage-waiting = { $count ->
    [one] Your dot is saved.
   *[other] Your { $count } dots are saved.
}
said-downloading = Loading.
said-starting = Starting.
said-late = { late }.
said-ready = Ready to play.
said-restarting = The engine is restarting. Nothing is lost.
said-failed = Kropki could not start.

## Why Python cannot start, and what to do about it

failure = Kropki cannot start
failure-file-missing = The file { $file } is missing from the host. Upload all of Kropki’s files again, then try again.
failure-file-type = The file { $file } has the wrong content: perhaps this network wants you to log in first, or the host sent an error page or the wrong type. Check that you are online, then try again.
failure-file-cut = Only a part of { $file } has arrived: the connection broke off. Check that you are online, then try again. If this happens every time, the file on the host is incomplete.
failure-file-hash = The file { $file } was changed on its way or is from another version. Try again. If that does not help, upload all of Kropki’s files again.
failure-file-lost = The connection was lost while loading { $file }. Check that you are online, then try again.
failure-wasm-none = This browser does not support WebAssembly, which Kropki needs. Update the browser or use another one.
failure-wasm-blocked = This browser did not let Kropki run WebAssembly: it is blocked, or memory is low. Close other tabs or allow it for this site, then try again.
failure-worker = The page’s background script could not be loaded: perhaps the connection broke off. Check that you are online, then try again. If that does not help, upload all of Kropki’s files again.
failure-python = Python did not start. Try again. If that does not help, update the browser.
failure-engine = The rules of the game could not be loaded. Try again. If that does not help, upload all of Kropki’s files again.
failure-kept = Your game is saved.
late = Kropki is slow to start
late-downloading = Nothing has arrived for a long time. Check that you are online. The game starts as soon as the rest has arrived.
late-starting = Python is taking a long time to start: this device may be busy. The game starts once Python runs. Closing other tabs and programs may help.

## Refusals, shown at the point

refusal-move-occupied = There is already a dot here.
refusal-move-territory = This point is in { $owner }’s territory.
refusal-move-off-board = This point is not on the board.
refusal-move-turn = It is another player’s turn.
refusal-game-over = The game is over.
refusal-game-nothing-to-undo = There is nothing to undo.
refusal-game-nothing-to-redo = There is nothing to redo.
refusal-move-middle = The first dots must go in the middle of the board.
refusal-move-suicide = A dot here would be captured at once, and these rules do not allow that.
refusal-clock-time-up = Your time was up.
refusal-clock-time-left = There is time left.
refusal-clock-invalid = A clock needs some time: minutes, or seconds per move.
refusal-opening-invalid = This opening is not valid.
refusal-setup-invalid = This is not a valid position.
refusal-diagram-invalid = This diagram is not a valid position.
refusal-rules-invalid-smallest = Only available with declared captures.
refusal-rules-invalid-stop_without_dot = Only available with declared captures.
refusal-rules-invalid-stop = A stop can be settled at once only between two players. Let the others play on alone instead.
refusal-rules-invalid-komi = Komi is for two players only.
refusal-rules-invalid-areas = Only available with automatic captures. Full areas rule out stopping, and are for two players.
refusal-rules-invalid-edge = Only available with automatic captures and without stopping.
refusal-rules-invalid-suicide = Suicide can only be ruled out with automatic captures.
refusal-page-paused = The game is paused.
refusal-move-pass = These rules do not allow passing.
refusal-move-stop = You cannot stop now.
refusal-ring-no-dot = There is no dot here for the ring.
refusal-ring-foreign-dot = This dot belongs to another player.
refusal-ring-dead-dot = This dot is dead: it is in a territory.
refusal-ring-territory = This dot is in { $owner }’s territory.
refusal-ring-step = This point is not next to the last dot of the ring.
refusal-ring-crosses-itself = The ring must not cross itself.
refusal-ring-not-closed = The ring is not closed.
refusal-ring-no-enemy = The ring encloses no living enemy dot.
refusal-ring-overlap = Two of the areas overlap.
refusal-ring-not-smallest = There is a smaller ring, and these rules require the smallest.
refusal-ring-not-now = There is nothing to declare now.
refusal-ring-refused = This ring cannot be declared.
refusal-settlement-players = Only a game between two players can be settled.
refusal-settlement-automatic = Captures are automatic in this game: play on, or agree on a draw.
refusal-settlement-set-up = Surrounded dots were set up, so the stop must be played out.
refusal-page-offered = Answer the offer first.
refusal-game-no-offer = There is no offer to answer.
refusal-game-own-offer = The other player must answer this offer.
refusal-game-player = There is no such player in this game.
refusal-game-ply = There is no such move in this game.
refusal-opening-unknown = There is no such opening.
refusal-rules-unknown = There are no such rules.
refusal-opening-no-room = The board is too small for this opening.
refusal-size-out-of-range = Each side must have 1 to 52 points.
refusal-record-invalid = The saved game could not be read. This is a new one.
refusal-page-no-answer = This could not be done: the engine did not respond.
refusal-page-damaged = This game is damaged. You can save what is left of it as a file; it stays on the list until you remove it.

## Clocks

time-left = { $name } has { $time } left.
time-warning = { $name } has { $seconds } seconds left.
pause = Pause
    .title = Pause the clocks
paused = Paused
resume = Resume
said-paused = Paused. No dots can be placed.
said-resumed = Resumed.

## Declaring captures

declaring =
    .aria-label = Declare captures
declare-cancel = Cancel
    .title = Declare nothing (Esc)
declare-ring = Draw ring
    .title = Draw a ring dot by dot (O)
declare-all = All
    .title = All areas, with the next dot (A)
declare-only = No dot
    .aria-label = No dot: declare without placing one
    .title = Declare without placing a dot
declare-hint = { $count ->
    [0] { $name } declares: choose areas, then place a dot.
    [one] { $name } captures 1 area with the next dot.
   *[other] { $name } captures { $count } areas with the next dot.
}
declare-hint-all = { $name } captures all areas with the next dot.
declare-hint-last = { $name } has moved: choose an area to capture now.
declare-hint-now = { $name } can capture { $count ->
    [one] an area: tap a surrounded dot.
   *[other] { $count } areas: tap a surrounded dot.
}
ring-hint = { $count ->
    [0] Draw a ring: start at any of your dots.
    [one] 1 dot. Continue from dot to dot.
   *[other] { $count } dots. Continue, and close the ring at { $first }.
}
chooser-title = Which ring?
chooser-ring = { $captured ->
    [one] 1 dot
   *[other] { $captured } dots
}{ $freed ->
    [0] { "" }
   *[other] , { $freed } freed
}, { $points ->
    [one] 1 point
   *[other] { $points } points
}
point-offer = { $name } can declare it

## A settlement by territory

settling-title = Settle by territory
settling-hint = { $count ->
    [0] No areas are left. You can draw one.
   *[other] Tap an area to leave it out or include it.
}
settling-offer = Make offer
settling-draw = Draw ring
settling-cancel = Cancel
settling-accept = Accept
settling-decline = Play on
settlement-offered = { $name } offers to settle
settlement-question = { $name }, do you accept?
area = { $name } at { $point }: { $empty } empty{ $captured ->
    [0] { "" }
   *[other] , captures { $captured }
}{ $freed ->
    [0] { "" }
   *[other] , frees { $freed }
}
sum-open = Empty points: { $a } { $first }, { $b } { $second }.
sum-neutral = { $count ->
    [0] No neutral points are left; { $name } moves next.
    [one] 1 neutral point is filled; { $name } then moves.
   *[other] { $count } neutral points are filled alternately; { $name } then moves.
}
sum-thrown = { $count ->
    [0] Neither side has to give up dots.
    [one] { $name } runs out of safe points and loses 1 dot in { $other }’s areas.
   *[other] { $name } runs out of safe points and loses { $count } dots in { $other }’s areas.
}
sum-captures = Final captures: { $a } { $first }, { $b } { $second }.

## The record

record = Moves
    .title = Moves, variations, comments
record-title = Moves
moves =
    .aria-label = Moves
move-taken-back = taken back
move-number = { NUMBER($ply, useGrouping: 0) }
variation-told = A variation from move { NUMBER($ply, useGrouping: 0) }
variation-back = Back to the game
show-moves = Moves
walk =
    .aria-label = Step through the record
walk-first =
    .aria-label = Go to start
    .title = Go to start ( < )
walk-back =
    .aria-label = Back one move
    .title = Back one move ( , )
walk-forward =
    .aria-label = Forward one move
    .title = Forward one move ( . )
walk-last =
    .aria-label = Go to end
    .title = Go to end ( > )
walk-capture-back =
    .aria-label = Previous capture
    .title = Previous capture ( [ )
walk-capture-forward =
    .aria-label = Next capture
    .title = Next capture ( ] )
walk-play =
    .aria-label = Play the moves
    .title = Play the moves one after another
walk-pause =
    .aria-label = Stop
    .title = Stop
ply =
    .aria-label = Move
ply-told = { NUMBER($ply, useGrouping: 0) } / { NUMBER($plies, useGrouping: 0) }
ply-said = Move { NUMBER($ply, useGrouping: 0) } of { NUMBER($plies, useGrouping: 0) }
pace =
    .aria-label = Seconds per move
    .title = Seconds per move
pace-seconds = { $seconds } s
views =
    .aria-label = Views of the record
show-tree = Tree
show-remarks = Comment
show-marks = Marks
tree =
    .aria-label = Move tree. { $told }
tree-keys = Left and Right move along the line, Up and Down to the next variation, Page Up and Page Down to the previous or next branch, Home and End to the ends of the line. Delete removes everything from here on.
branches =
    .aria-label = Next moves
branch-said = { $letter }: { $text }
move = { $word ->
    [start] Start
    [note] note
    [dot] { $name } { $point }
    [declare] { $name } declares
    [pass] { $name } passes
    [stop] { $name } stops
    [resign] { $name } resigns
    [time] { $name } runs out of time
    [draw] draw
    [agree] finished
    [settle] settled by territory
   *[other] { $word }
}
node = Move { NUMBER($ply, useGrouping: 0) }
node-gain = { $side ->
    [lost] lost { $count }
    [other] { $name } captures { $count }
   *[own] captures { $count }
}{ $freed ->
    [0] { "" }
   *[other] { " " }and frees { $freed }
}
node-place = variation { $place } of { $count }
node-branches = { $count } next moves
node-said-comment = comment
node-said-set-up = set-up
node-said-marks = marks
node-said-TE = good
node-said-IT = interesting
node-said-DO = doubtful
node-said-BM = bad

review-record = Review
    .title = Review the game: who led when, and which moves lost most
edit = Cut, paste…
    .title = Cut, copy, paste and more
editing = Edit
    .title = Comments, marks, variations
edit-menu =
    .aria-label = Edit the record
edit-promote = Make main line
edit-cut = Cut from here
edit-copy = Copy from here
edit-paste = Paste after this move
edit-set-up = Set up dots here…
edit-uncomment = Delete comment
edit-revert = Undo edit
    .title = Undo the last edit (Ctrl+Z in the record)
edit-repeat = Redo edit
    .title = Redo the edit (Ctrl+Y in the record)
said-edit-promote = This line now comes first.
said-edit-cut = Cut.
said-edit-copy = Copied.
said-edit-paste = Pasted.
said-edit-graft = Added to the record.
said-edit-revert = Edit undone.
said-edit-repeat = Edit redone.
refusal-tree-nowhere = There is no such place in the record.
refusal-tree-paste = This cannot be pasted here: the moves do not fit.
refusal-tree-edit = This cannot be done here.
refusal-tree-node = This place is no longer in the record.
refusal-tree-nothing-to-revert = There is no edit to undo.

comment-cut = (The rest of this comment is too long to show. It is in the file.)
comment =
    .aria-label = Comment
    .placeholder = Comment
node-name =
    .aria-label = Name of this position
    .placeholder = Name
verdict =
    .aria-label = Rate the move
    .title = Rate the move
judgement =
    .aria-label = Judge the position
    .title = Judge the position
remark-no-verdict = Move…
remark-no-judgement = Position…
remark-TE = ! good move
remark-IT = !? interesting
remark-DO = ?! doubtful
remark-BM = ? bad move
remark-GB = good for { $first }
remark-GW = good for { $second }
remark-DM = even
remark-UC = unclear
said-kept = Saved.

tools =
    .aria-label = Marks
tool-TR =
    .aria-label = Triangle
    .title = Triangle
tool-SQ =
    .aria-label = Square
    .title = Square
tool-CR =
    .aria-label = Circle
    .title = Circle
tool-MA =
    .aria-label = Cross
    .title = Cross
tool-SL =
    .aria-label = Selected
    .title = Selected
tool-DD =
    .aria-label = Dimmed
    .title = Dimmed
tool-letter =
    .aria-label = Letters
    .title = The next letter
tool-number =
    .aria-label = Numbers
    .title = The next number
tool-label =
    .aria-label = Text
    .title = Any text
tool-AR =
    .aria-label = Arrow
    .title = Arrow from one point to another
tool-LN =
    .aria-label = Line
    .title = Line from one point to another
tool-eraser =
    .aria-label = Eraser
    .title = Erase all marks at a point
label-text =
    .aria-label = Text to write on the board
    .placeholder = Text
mark-here = Mark here
mark-hint = { $tool ->
    [eraser] Tap points to erase their marks.
    [label] Type a text below, then tap points.
    [AR] Tap where the arrow starts, then where it ends.
    [LN] Tap one end of the line, then the other.
   *[other] Tap points to mark them; tap again to erase.
} Press Esc or the tool again to finish.
mark-hint-end = Now tap the other end.
mark-TR = triangle
mark-SQ = square
mark-CR = circle
mark-MA = cross
mark-SL = selected
mark-DD = dimmed
mark-AR = arrow
mark-LN = line
said-mark = { $put ->
    [yes] Marked { $point }.
   *[no] Mark erased at { $point }.
}

## Explaining the board

explain-forecast = Forecast
point-grounded = grounded
point-endangered = { $percent }% likely to be captured
point-likely = { $percent }% likely as the next move
point-house = in { $name }’s house
point-threat = { $name } would capture { $count ->
    [one] 1 dot
   *[other] { $count } dots
} here

## The game as a file, a link, a picture

files = Open…
    .title = Open a file, or an earlier game (Ctrl+O)
share-game = Share…
share = Share
    .title = Share this game: link, file, picture
screen-close =
    .aria-label = Close
    .title = Close
part-away = This could not be loaded. Try again when you are online.
game-size = { $width }×{ $height }
game-moves = { $count ->
    [one] { $count } move
   *[other] { $count } moves
}

drop-hint = Drop the file to open it
shelf-none = Earlier games appear here.
shelf-waits = { $who ->
    [you] Your turn
   *[other] Waiting for the other player
}
shelf-remove =
    .aria-label = Remove this game: { $name }
    .title = Remove this game
shelf-forgotten = Removed: { $name }.
shelf-back = Undo
everything-failed = The file could not be made.
library = All games
damaged-rows = { $count ->
    [one] One entry of this list is damaged and cannot be shown.
   *[other] { $count } entries of this list are damaged and cannot be shown.
}
damaged-save = Save what is left as a file
damaged-remove = Remove
everything-stop = Cancel
aside-title = Your last game could not be shown
aside-help = The page stopped twice while it opened this game. Nothing is lost: it is among the recent games, under Open.
aside-new = Start a new game
aside-show = Try again
full-title = No room to keep your current game
full-help = This browser has no room left for it among the recent games. Save it first, or discard it.
full-stay = Keep this game
full-go = Discard it
game-result = { $how ->
    [points] { $name } +{ $by }
    [resignation] { $name } wins by resignation
    [time] { $name } wins on time
   *[other] { $name } wins
}
game-draw = Draw
game-void = No result
game-unknown = Result unknown
game-nameless = Unknown game
page-title = { $game } · Kropki
refusal-page-opening = The game is still being opened.
refusal-page-kept = Your current game is unchanged.

by-link-moved = { $name } has moved. Your turn: you are { $colour }.
by-link-yours = Your turn: you are { $colour }.
by-link-theirs = It is { $name }’s turn. Send them the link.
by-link-asks = Next, { $name } answers. Send them the link with the offer.
by-link-offered = { $kind ->
    [draw] { $name } offers a draw. Accept it or play on.
   *[settlement] { $name } offers to settle by territory. Accept it or play on.
}
by-link-declined = { $name } declines the offer. Your turn: you are { $colour }.
by-link-over = The game is over. If { $name } has not seen the end, send them the link.
by-link-share = Share the link
by-link-try = Try moves
    .title = Try moves on a copy of the game: nothing of it is sent
trial-told = You are trying moves on a copy. Nothing of it is sent.
trial-back = Back to the game
trial-gone = This game is no longer among your games. Open its last link again.
told-copied = Copied.
told-copied-link = Link copied.
told-not-copied = This browser does not let the page copy. Select the text and copy it yourself.
told-not-copied-picture = This browser does not let the page copy pictures. Save it as a file instead.
told-saved = Saved.
told-sent = The file should be among your downloads. If it is not there, this browser does not save files: open the page in another one.
told-sent-sgf = The file should be among your downloads. If it is not there, copy the SGF.

collection-title = Which game?
collection-count = { $count ->
    [one] { $count } game
   *[other] { $count } games
}
collection-found = { $found } of { $count ->
    [one] { $count } game
   *[other] { $count } games
}
collection-progress =
    .aria-label = Reading the file
collection-filter =
    .aria-label = Find games
    .placeholder = Player, year, result…
collection-open = Open

slip-close =
    .aria-label = Dismiss
    .title = Dismiss
slip-opened = Opened { $file }.
slip-remarks = { $count ->
    [one] { $count } problem in the file
   *[other] { $count } problems in the file
}
slip-at = Line { $line }, column { $column }: { $words }
# What is wrong in a file. The engine says it in English; other languages have their words for each kind.
problem = { $kind ->
   *[other] { $message }
}
slip-differs = From move { $move } on, the captures listed in the file differ from those of the rules.
slip-modes = Captures
slip-listed = as listed
slip-automatic = by the rules
charset-choice = Do letters look wrong? Read them as
slip-result = The file gives another result: { $result }.
slip-right = { $count ->
    [one] The one answer is right.
   *[other] All { $count } answers are right.
}
slip-broken = { $file } could not be opened.
slip-go = Open it as a game of dots
slip-link = This link could not be opened.
slip-opening = Opening
slip-patience = This game is large, so it takes a while.
slip-shelved = This game could not be opened.
slip-pasted = The pasted text
slip-large = It is larger than { $most } MB, the most that Kropki reads.
slip-embedded = A game from another page
slip-lab = A game from the Python lab
slip-unreadable = The browser could not read it: { $reason }
slip-others = { $count ->
    [one] Another file came with it. Open:
   *[other] { $count } other files came with it. Open:
}
slip-empty = It contains no game.
slip-set-up = You are setting up a position. Start the game or cancel first.
slip-kept = Your current game is unchanged.
refusal-record-unwritable = SGF allows only two players.
refusal-record-go = This is a record of Go, not of dots.
refusal-record-unreadable-file = Not a game file: expected SGF, PointsXT .sav, a transcript of an engine or a diagram.
refusal-link-invalid = It is damaged or cut short. Ask for it again, and copy all of it.
refusal-link-too-large = It contains more than any game does.
refusal-link-old = The link has no new moves: this game already has them all.
refusal-link-none = There is no game in this address. A mail filter or a short link may hide it: open the address, and copy the one that the browser then shows.
refusal-file-none = The file is no longer open. Open it again.

## A draw

draw-offered = { $name } offers a draw.
draw-question = { $name }, do you accept?
draw-accept = Accept draw
draw-decline = Play on

## A new game

new-size = Board
new-width = Width
new-height = Height
new-rules = Rules
new-first = First move

rules-automatic = Captures are automatic
rules-declared = Captures are declared
rules-russian = Until the board is full (Russian rules)
rules-russian-help = Captures are automatic, even inside an empty enclosure. The game ends when the board is full.
rules-wikipedia = A player may stop (Wikipedia)
rules-wikipedia-help = Captures are automatic. A player may stop; the other then captures what is not grounded.
rules-stachowski = At once or later (Stachowski)
rules-stachowski-help = Captures are declared with a move, at once or later. The game ends when the board is full.
rules-wikikropki = Pools are declared (Wikikropki)
rules-wikikropki-help = Pools are captured by declaring them with a move. The game ends when the board is full.
rules-zagram-standard = Until full or agreed (Zagram, standard)
rules-zagram-standard-help = Captures are automatic. The game ends when the board is full or both players agree.
rules-zagram-no-territory = The other plays on after a stop (Zagram, no territory)
rules-zagram-no-territory-help = Captures are automatic. If you stop, the other plays on alone.
rules-zagram-territory = Territories can be agreed (Zagram, territory)
rules-zagram-territory-help = Captures are declared, with rings of any size. Both players may agree on the remaining territories.
rules-custom = Your own choice
rules-custom-help = As chosen below.

## Setting up a position

setup-title = Set up position
setup-tools =
    .aria-label = What a click places
setup-eraser = Eraser
setup-undo = Undo
    .title = Undo the last change (U)
setup-clear = Clear all
setup-capture = Capture surrounded dots
setup-start = Start
setup-here = Place
setup-fine = { $count ->
    [0] Place dots on the board.
    [one] 1 dot. Ready to start.
   *[other] { $count } dots. Ready to start.
}
setup-fault = { $point ->
    [none] { $words }
   *[other] { $point }: { $words }
}
setup-fault-pending = Capture the dots surrounded here before starting.
setup-fault-no-ring = This territory is no longer enclosed.
setup-fault-no-enemy = This territory contains no enemy dot.
setup-fault-full = There is no point left to play on.
setup-erase = Erase dot
setup-keys = Arrow keys move the cursor. Enter places what is selected, 1 to 4 select a colour, 0 selects the eraser, Delete erases a dot, U undoes, G goes to a point.
said-setup = Setting up a position. { $tool ->
    [eraser] The eraser is selected.
   *[other] { $tool } is selected.
}
said-put = { $name } at { $point }.
said-erased = { $point } is empty.
said-cleared = The board is empty.
said-captured = { $count ->
    [0] Nothing is surrounded.
    [one] One territory.
   *[other] { $count } territories.
}

## Ending a game

end-title = End the game
end-who = Which player?
end-offer_draw = Offer a draw
end-offer_draw-help = { $players ->
    [2] Nobody wins if the other player accepts.
   *[other] Nobody wins if all others accept.
}
end-by-link = { $when ->
    [before] Move first: the offer goes with your link.
   *[after] The offer goes with your link.
}
end-settle = Settle by territory
end-settle-help = Agree on the remaining areas, and count.
end-stop = Stop
end-stop-help = { $kind ->
    [settled] Everything of yours that is not grounded is lost at once, and the game ends.
    [last] All others have stopped too, so the game ends.
   *[played] You place no more dots; { $players ->
        [2] the other player continues
       *[other] the others continue
    } for as long as they like.
}
end-finish = Finish now
end-resign = Resign
end-resign-help = { $players ->
    [2] The other player wins, whatever the score.
   *[other] The others play on; your dots stay.
}
stopped-alone = { $stopper } stopped; { $name } plays on alone.
stopped-others = { $stopper } stopped; the others play on.
stop = Stop
    .aria-label = { $name } stops too, which ends the game
    .title = { $name } stops too, which ends the game

## The result

result-win = { $who ->
    [you] { $by ->
        [0] You win
       *[other] You win by { $by }
    }
    [computer] { $by ->
        [0] The computer wins
       *[other] The computer wins by { $by }
    }
   *[name] { $by ->
        [0] { $name } wins
       *[other] { $name } wins by { $by }
    }
}
result-draw = A draw
result-status = { $result }. { $reason }
result-komi = { $name }’s score includes { $komi } komi.
reason = { $reason ->
    [full-board] The board is full.
    [resignation] { $names } resigned.
    [draw] A draw was agreed.
    [agreed] Play could not have changed the result.
    [settlement] Settled by territory, by agreement.
    [stop] { $players ->
        [2] Both players stopped.
       *[other] All players stopped.
    }
    [stop-settled] { $names } stopped and lost what was not grounded.
    [passes] { $players ->
        [2] Both players passed.
       *[other] All players passed.
    }
    [time] { $names } ran out of time.
    [lead] A lead of { $number } dots wins.
    [first-to] { $name } was the first to capture { $number } dots.
   *[other] { $reason }
}
result-lost = { $count ->
    [0] { $name } lost nothing.
    [one] { $name } loses 1 area, marked on the board: { $captured ->
        [one] 1 dot
       *[other] { $captured } dots
    } captured{ $freed ->
        [0] .
       *[other] , { $freed } freed.
    }
   *[other] { $name } loses { $count } areas, marked on the board: { $captured } dots captured{ $freed ->
        [0] .
       *[other] , { $freed } freed.
    }
}
result-again = Again
    .title = Start a new game with the same settings
result-share = Share
result-review = Review
result-close =
    .aria-label = Close the result
    .title = Close the result

## The offer to finish

decided = { $what ->
    [captures] Nothing can be captured any more.
   *[winner] { $who ->
        [you] You win, whatever is played now.
        [computer] The computer wins, whatever is played now.
       *[name] { $name } wins, whatever is played now.
    }
}
finish-question = { $who ->
    [computer] The computer proposes to finish.
   *[people] Finish?
}
finish-yes = Finish
finish-no = Play on
refusal-settlement-undecided = The result can still change.

## The review

review-ask = Review
    .aria-label = Review the game
    .title = Who led when, and which moves lost most
you = You
refusal-review-no-moves = There are no moves to review.
lead-curve =
    .aria-label = Who will win, as the computer expects after each move
lead-told = Expected: { $lead }
review-lead = { $value ->
    [0] even
   *[other] { $name } +{ $value }
}
review-place = Move { NUMBER($ply, useGrouping: 0) } of { NUMBER($plies, useGrouping: 0) }: expected { $lead }

## Help

help-rules = The rules
help-learn = Learn on small boards
help-turns = Take turns. Place one dot of your colour on any free crossing.
help-capture = A closed chain of your dots captures your opponent’s dots inside it. Dots connect in a straight line or diagonally. The area becomes your territory: nobody plays there any more.
help-edge = The edge of the board is not part of a chain, so dots connected to the edge are safe.
help-house = A chain around empty crossings captures nothing yet. An enemy dot placed inside is captured, unless it closes a chain itself.
help-end = The game ends when the board is full, by agreement, or when a player resigns. Whoever captures the most wins.

goto = Go to point
goto-go = Go

## Lessons

learn-done = { $done } of { $all }
learn-board =
    .aria-label = Board, { $width } by { $height }. Move with the arrow keys, and press Enter.
learn-restart = Start over
learn-chosen = chosen
stairs = Staircase: short games

# The shapes that lessons teach
shape-ring = This is a ring.
shape-house = This is a house.
shape-cross = This is a cross.
shape-ladder = This is a ladder.
shape-net = This is a net.
shape-fork = This is a double threat.
shape-grounded = These dots are grounded.

## Spoken, not shown

said-move = { $name } at { $point }.
said-capture = { $name } captures { $count ->
    [one] { $count } dot
   *[other] { $count } dots
}, { $place }.
said-frees = { $name } frees { $count ->
    [one] { $count } dot
   *[other] { $count } dots
}.
said-undo = Undone.
said-declined = The offer is declined.
said-accepted = { $name } accepts.
said-pass = { $name } passes.
said-stop = { $name } has stopped.
said-resign = { $name } resigns.
said-time = { $name } ran out of time.
said-new = New game, { $width } by { $height }.
point-span = { $from } to { $to }
said-last = Last: { $name } at { $point }.
said-no-last = No dot has been placed yet.
said-around = Around { $point }: { $points }. The rest is free.
said-around-free = All points around { $point } are free.
said-row = Row { $row }: { $points }. The rest is free.
said-row-free = All of row { $row } is free.
said-territories = { $name } has territory at { $places }.
said-no-territories = No territories yet.
said-no-threats = Nobody can capture with the next dot.
point = { $point }, { $lies ->
    [dot] { $dot }’s dot
    [territory] in { $owner }’s territory
    [enclosed] { $dot }’s dot in { $owner }’s territory
   *[free] free
}

## A board on any page

viewer-board =
    .aria-label = Board, { $width } by { $height }. { $first } against { $second }, captures { $captures }. Move { $move } of { $length }.
viewer-first =
    .aria-label = Go to start
    .title = Go to start
viewer-back =
    .aria-label = Back one move
    .title = Back one move
viewer-forward =
    .aria-label = Forward one move
    .title = Forward one move
viewer-last =
    .aria-label = Go to end
    .title = Go to end
viewer-play =
    .aria-label = Play the moves
    .title = Play the moves
viewer-pause =
    .aria-label = Pause
    .title = Pause
viewer-what = Kropki: surround the other’s dots
viewer-rules = Rules
viewer-try = Play
    .title = { viewer-page }
viewer-page = Play Kropki
viewer-turn = to move
viewer-line = Your line ×
    .aria-label = Your line: close it and go back to the game
    .title = Go back to the game
viewer-menu =
    .aria-label = More
    .title = More
viewer-open = Open in Kropki
viewer-sgf = Save as SGF
viewer-picture = Save as picture
viewer-unreadable = This browser does not let the page make a picture
viewer-starting = Starting Python…
viewer-game = This game cannot be shown.
viewer-file = The game file cannot be read.
viewer-origin = The game is on another site. Only games on this site can be shown.
viewer-python = Python could not start, so you cannot play here.
viewer-files = Playing on takes Kropki’s files, which are missing here. If this is your page, set KROPKI_SITE to their address.
viewer-unclosed =
    { $move ->
        [-1] The record is cut off in a variation.
        [0] The record is cut off before the first move.
       *[other] The record is cut off after move { $move }.
    }
viewer-junk = Part of this text does not belong to the game: it may have been changed.
viewer-move = A move of this record cannot be read: it may have been changed.
viewer-markup = The site has changed the text of this record: comments may lack characters.
viewer-undecodable = Some letters of this record could not be read: its file names no charset. Save it as UTF-8.
viewer-more-games = This record holds more games. Only the first is shown.
viewer-go = { refusal-record-go }
viewer-other-game = This is a record of another game (GM[{ $game }]), not of dots. It is shown as dots.

## Puzzles

puzzles-aim = { $kind ->
    [hidden] { $player } to move. What is best?
    [in] { $player } to move. { $gain ->
        [one] Win { $gain } dot
       *[other] Win { $gain } dots
    } { $dots ->
        [one] with { $dots } move.
       *[other] with { $dots } moves.
    }
    [win] { $player } to move. { $gain ->
        [one] Win { $gain } dot.
       *[other] Win { $gain } dots.
    }
    [lose] { $player } to move. { $gain ->
        [one] Lose no more than { $gain } dot.
       *[other] Lose no more than { $gain } dots.
    }
   *[keep] { $player } to move. Lose nothing.
}
puzzles-told = { $stage ->
    [thinks] …
    [goes-on] Right. Go on.
    [solved] Solved.
    [shown] Watch the moves.
   *[waits] Your move.
}
puzzles-wrong = { $has ->
    [yes] { $name } answers { $point }. That is not enough.
   *[no] That is not enough.
}
puzzles-hint-theme = { $theme ->
    [captures] Which enemy dots have few ways out?
    [doubles] Look for a dot that threatens two captures.
    [ladders] Threaten a capture with each move.
    [broken] Does the ladder really work? Check where it ends.
    [saves] What would the opponent capture next?
    [connect] Two of your chains need each other.
    [houses] Look at the empty points inside rings.
    [races] Both sides threaten. Who is first?
    [last] Each dot must go somewhere. Where does it hurt least?
   *[other] Look at all captures first, yours and the opponent’s.
}
puzzles-hint-where = { $step ->
    [3] Play at the triangle.
   *[other] Look at the circles.
}

## A friend at another device

friend-game = The game: { $width } × { $height }, “{ $rules }”{ $clock ->
    [yes] , with a clock
   *[no] , without a clock
}. To change that, use “New”.
seat-friend = Friend, same Wi-Fi

# The last message: without it, the file has not arrived in full.
complete = yes

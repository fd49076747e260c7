### Every word of the page in English.

## Players

player = { $player ->
    [0] Red
    [1] Blue
    [2] Green
   *[3] Yellow
}
score =
    .aria-label = Score
score-of = { $name }: { $count ->
    [one] { $count } dot captured
   *[other] { $count } dots captured
}.
to-move = { $name } to move.
captured = captured
says-to-move = to move
says-won = wins
says-out = out
says-stopped = has stopped
score-with-komi = { $score } with komi

## The sheet

board =
    .aria-label = Board, { $width } by { $height }
board-keys = Arrow keys move the cursor, Enter puts a dot, U takes one back, G goes to a point, S says the score, H gives a hint. D declares areas, A all of them. Comma and full stop go through the moves.
place = Put the dot here
place-take = Take this area
gain = +{ $count }

## Controls

controls =
    .aria-label = Game
undo = Undo
    .title = Take the last dot back (U)
redo = Redo
    .title = Put it back (R)
declare = Declare
    .title = Choose areas, then put the dot that takes them (D)
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
    .title = Draw, give up and the like
explain =
    .aria-label = Explain the board
    .title = Explain the board
new = New
    .aria-label = New game
    .title = Start a new game
help =
    .aria-label = How to play
    .title = How to play
theme =
    .aria-label = { $theme ->
        [light] Light page. Change to dark
        [dark] Dark page. Change to the system’s colours
       *[auto] The system’s colours. Change to light
    }
    .title = { $theme ->
        [light] Light page
        [dark] Dark page
       *[auto] Light or dark, as the system
    }
cancel = Cancel
close = Close
retry = Try again
hint-ask = Hint
    .title = The best points, and why (H)
seats = Players
    .aria-label = Who plays
    .title = Who plays: persons, the computer

## The first visit

hint = Take turns putting dots on the crossings. A closed chain of yours captures what it surrounds.
hint-close =
    .aria-label = Hide this advice
    .title = Hide this
invite-play = Play against the computer
    .title = Begin a game against the computer
invite-level =
    .aria-label = The computer’s level
    .title = The computer’s level

## The computer as a player

computer-name = Computer { $level }
level = { $level } · { $level ->
    [1] first steps
    [2] easy
    [3] gentle
    [4] fair
    [5] firm
    [6] strong
    [7] hard
   *[8] its best
}
seat-level = Computer { level }
seat-person = Person
says-thinks = thinks
thoughts =
    .aria-label = The computer
thinking = { $name } thinks.
thinking-starts = { $name } comes to the table…
thinking-offer = { $name } considers the offer.
thinking-halted = The game is halted.
thinking-waits = { $name } would move here. The record goes on another way.
thinking-failed = { $name } could not start. See that you are online, and close other tabs if memory is short.
move-now = Move now
    .title = Let it move at once (M)
go-on = Go on from here
halt = Halt
halt-end = Go on
thoughts-toggle = Thoughts
    .title = What it thinks about
thought-value = { $name } expects { $value ->
    [even] an even game.
   *[other] { $value }.
}
thought-depth = { $depth } moves ahead, { NUMBER($positions) } positions.
no-dot = –
hints =
    .aria-label = Hints
hints-asked = Looking for good points…
hints-failed = There are no hints: the computer’s player could not start.
hints-standing = { $value ->
    [0] The game is even.
   *[other] { $behind ->
        [yes] { $name } is { $value } behind.
       *[no] { $name } is { $value } ahead.
    }
}
reason-captures = captures { $number }
reason-saves = saves { $number }
reason-forces = captures { $number } by force
reason-prevents = keeps { $number } from a trap
reason-threatens = threatens { $number }
reason-places = threatens at { $number ->
    [2] two places
    [3] three places
   *[other] { $number } places
}
reason-loses = still loses { $number }
reason-shape = builds well
seats-title = Who plays
seats-until-told = Think until told
seats-until-told-help = It moves when you press “Move now”, or when it has found all it can.
seats-resigns = Give up when lost
seats-resigns-help = It resigns a game that it cannot save.
refusal-page-computer = It is the computer’s turn.

## Without a network

update = A new version is ready.
update-reload = Reload

## Starting

progress =
    .aria-label = Loading
stage-looking = Loading the game…
stage-downloading = Loading the game: { NUMBER($done, minimumFractionDigits: 1, maximumFractionDigits: 1) } of { NUMBER($total, minimumFractionDigits: 1, maximumFractionDigits: 1) } MB.
stage-starting = Starting the game…
stage-restarting = The engine did not answer and is starting again. Nothing is lost.
stage-waiting = { $count ->
    [one] Your dot waits for it.
   *[other] Your { $count } dots wait for it.
}
said-downloading = Loading.
said-starting = Starting.
said-ready = Ready to play.
said-restarting = The engine is starting again. Nothing is lost.
said-failed = Kropki could not start.

## What keeps Python from starting, and what to do about it

failure = Kropki cannot start
failure-file-missing = The file { $file } is not on the host. Put all of Kropki’s files there again, then try again.
failure-file-type = The file { $file } came as something else: perhaps as an error page, or under a wrong type. See that the host serves it unchanged, then try again.
failure-file-size = The file { $file } came incomplete, or from another version. Try again; if that does not help, put all of Kropki’s files on the host again.
failure-file-hash = The file { $file } is damaged, or from another version. Try again; if that does not help, put all of Kropki’s files on the host again.
failure-file-lost = The connection broke off at { $file }. See that you are online, then try again.
failure-wasm-none = This browser has no WebAssembly, which Kropki needs. Update the browser, or take another one.
failure-wasm-blocked = This browser does not let Kropki run WebAssembly: its policy forbids it, or the memory is short. Close other tabs, or allow it for this site, then try again.
failure-worker = The page’s background script could not be loaded. Reload the page; if that does not help, put all of Kropki’s files on the host again.
failure-stalled = Nothing has come for a long while. See that you are online, then try again.
failure-python = Python did not start. Try again; if that does not help, update the browser.
failure-engine = The game’s rules could not be loaded. Try again; if that does not help, put all of Kropki’s files on the host again.
failure-kept = Your game is kept.

## Refusals, at the point

refusal-move-occupied = A dot stands here already.
refusal-move-territory = This point lies in { $owner }’s territory.
refusal-move-off-board = This is not on the board.
refusal-move-turn = It is the other’s turn.
refusal-game-over = The game is over.
refusal-game-nothing-to-undo = There is nothing to take back.
refusal-game-nothing-to-redo = There is nothing to put back.
refusal-move-middle = The first dots go in the middle of the board.
refusal-clock-time-up = The time was up.
refusal-clock-time-left = There is time left.
refusal-clock-invalid = A clock needs some time: minutes, or seconds for each move.
refusal-opening-invalid = This opening cannot be.
refusal-setup-invalid = This position makes no sense.
refusal-diagram-invalid = This drawing is no position.
refusal-rules-invalid-smallest = This goes only with captures that are declared.
refusal-rules-invalid-stop_without_dot = This goes only with captures that are declared.
refusal-rules-invalid-stop = Only between two players can a stop be settled at once: let the others play on alone.
refusal-rules-invalid-komi = Komi is for two players.
refusal-page-paused = The game is paused.
refusal-move-pass = These rules know no passing.
refusal-move-stop = There is no stop to be made here.
refusal-ring-no-dot = There is no dot here for the ring to go through.
refusal-ring-foreign-dot = This dot is another’s.
refusal-ring-dead-dot = This dot is dead: it lies in a territory.
refusal-ring-territory = This dot lies in { $owner }’s territory.
refusal-ring-step = This is not beside the last dot of the ring.
refusal-ring-crosses-itself = The ring must not meet itself.
refusal-ring-not-closed = The ring’s ends do not meet.
refusal-ring-no-enemy = The ring has no living dot of the other’s inside.
refusal-ring-overlap = Two of the areas overlap.
refusal-ring-not-smallest = There is a smaller ring, and these rules want the smallest.
refusal-ring-not-now = There is nothing to declare now.
refusal-ring-refused = This ring cannot be declared.
refusal-settlement-players = Only a game of two can be settled.
refusal-settlement-automatic = Captures happen by themselves here: play on, or agree on a draw.
refusal-settlement-set-up = Dots were set up surrounded: the stop must be played out.
refusal-page-offered = First answer what is offered.
refusal-game-no-offer = Nothing is offered.
refusal-game-own-offer = It is for the other to answer this offer.
refusal-game-player = No such player is in the game.
refusal-game-ply = The game has no such move.
refusal-opening-unknown = There is no such opening.
refusal-rules-unknown = There are no such rules.
refusal-opening-no-room = The board is too small for this opening.
refusal-size-out-of-range = A side has 3 to 52 points.
refusal-record-invalid = The saved game could not be read. This is a new one.
refusal-page-no-answer = This could not be done: the engine fell silent over it twice.

## Clocks

time-left = { $name } has { $time } left.
time-warning = { $name } has { $seconds } seconds left.
pause =
    .aria-label = Pause the clocks
    .title = Pause
paused = Paused
resume = Resume
said-paused = Paused. The board takes no dots.
said-resumed = On again.

## Declaring

declaring =
    .aria-label = Declaring
declare-cancel = Cancel
    .title = Declare nothing (Escape)
declare-ring = Own ring
    .title = Draw a ring dot by dot (O)
declare-all = All
    .title = All areas, with the next dot (A)
declare-only = No dot
    .aria-label = Declare without a dot
    .title = Declare without a dot
declare-hint = { $count ->
    [0] { $name } declares: choose areas, then put the dot.
    [one] { $name } takes 1 area with the next dot.
   *[other] { $name } takes { $count } areas with the next dot.
}
declare-hint-all = { $name } takes all areas with the next dot.
declare-hint-last = { $name } has moved: choose an area to take it now.
declare-hint-now = { $name } may take { $count ->
    [one] an area: tap a caught dot.
   *[other] { $count } areas: tap a caught dot.
}
ring-hint = { $count ->
    [0] The ring: begin at any dot of yours.
    [one] 1 dot. Go on from dot to dot.
   *[other] { $count } dots. Go on, and close the ring at { $first }.
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
point-offer = { $name } may declare it

## A settlement by territory

settling-title = Settle by territory
settling-hint = { $count ->
    [0] No areas are left. You may draw one.
   *[other] Tap an area to leave it out or take it in.
}
settling-offer = Offer this
settling-draw = Own ring
settling-cancel = Cancel
settling-accept = Accept
settling-decline = Play on
settlement-offered = { $name } offers to settle
settlement-question = { $name }, do you accept?
area = { $name }’s at { $point }: { $empty } open{ $captured ->
    [0] { "" }
   *[other] , captures { $captured }
}{ $freed ->
    [0] { "" }
   *[other] , frees { $freed }
}
sum-open = Open points: { $a } { $first }, { $b } { $second }.
sum-neutral = { $count ->
    [0] No neutral points are left; { $name } moves.
    [one] 1 neutral point is filled; then { $name } moves.
   *[other] { $count } neutral points are filled in turn; then { $name } moves.
}
sum-thrown = { $count ->
    [0] Nobody must throw dots away.
    [one] { $name } has less room and loses 1 dot in { $other }’s areas.
   *[other] { $name } has less room and loses { $count } dots in { $other }’s areas.
}
sum-captures = Captures then: { $a } { $first }, { $b } { $second }.

## The record

record =
    .aria-label = Record
    .title = Record: moves, variations, comments
record-title = Record
walk =
    .aria-label = Walk through the record
walk-first =
    .aria-label = To the beginning
    .title = To the beginning ( < )
walk-back =
    .aria-label = One move back
    .title = One move back ( , )
walk-forward =
    .aria-label = One move on
    .title = One move on ( . )
walk-last =
    .aria-label = To the end
    .title = To the end ( > )
walk-capture-back =
    .aria-label = To the capture before
    .title = To the capture before ( [ )
walk-capture-forward =
    .aria-label = To the next capture
    .title = To the next capture ( ] )
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
    .aria-label = Seconds for a move
    .title = Seconds for a move
pace-seconds = { $seconds } s
views =
    .aria-label = What of the record is shown
show-tree = Tree
show-remarks = Comment
show-marks = Marks
tree =
    .aria-label = Tree of the moves. { $told }
tree-keys = Left and right go along the line, up and down to the variation beside, Page Up and Page Down to the fork before and the next one, Home and End to the ends of the line. Delete cuts what begins here.
branches =
    .aria-label = Ways on from here
branch-said = { $letter }: { $text }
move = { $word ->
    [start] Beginning
    [note] note
    [dot] { $name } { $point }
    [declare] { $name } declares
    [pass] { $name } passes
    [stop] { $name } stops
    [resign] { $name } gives up
    [time] { $name } is out of time
    [draw] draw
    [settle] settled by territory
   *[other] { $word }
}
node = Move { NUMBER($ply, useGrouping: 0) }
node-captures = captures { $count }
node-place = variation { $place } of { $count }
node-branches = { $count } ways on
node-said-comment = comment
node-said-set-up = set-up
node-said-marks = marks
node-said-TE = good
node-said-IT = interesting
node-said-DO = doubtful
node-said-BM = bad

review-record =
    .aria-label = Review the game
    .title = Review the game: who led when, and which moves lost most
edit = Edit
    .aria-label = Edit the record
    .title = Cut, copy, paste and the like
edit-menu =
    .aria-label = Edit the record
edit-promote = Make it the main line
edit-cut = Cut from here on
edit-copy = Copy from here on
edit-paste = Paste behind this move
edit-set-up = Set up dots here …
edit-uncomment = Delete the comment
edit-revert = Take the edit back
    .title = Take the last edit back (Ctrl+Z in the record)
edit-repeat = Make it again
    .title = Make it again (Ctrl+Y in the record)
said-edit-promote = It comes first now.
said-edit-cut = Cut.
said-edit-copy = Copied.
said-edit-paste = Pasted.
said-edit-graft = Added to the record.
said-edit-revert = The edit is taken back.
said-edit-repeat = The edit is made again.
said-edit-set_info = Kept.
refusal-tree-nowhere = There is no such place.
refusal-tree-paste = This cannot be pasted here: its moves do not fit.
refusal-tree-edit = This cannot be done here.
refusal-tree-node = This place is no longer there.
refusal-tree-nothing-to-revert = There is no edit to take back.

comment =
    .aria-label = Comment
    .placeholder = Comment
node-name =
    .aria-label = Name of this position
    .placeholder = Name
verdict =
    .aria-label = The move
    .title = The move
judgement =
    .aria-label = The position
    .title = The position
remark-no-verdict = the move …
remark-no-judgement = the position …
remark-TE = ! good move
remark-IT = !? interesting
remark-DO = ?! doubtful
remark-BM = ? bad move
remark-GB = good for { $first }
remark-GW = good for { $second }
remark-DM = even
remark-UC = unclear
said-kept = Kept.

tools =
    .aria-label = What a click marks
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
    .title = A text of your own
tool-AR =
    .aria-label = Arrow
    .title = Arrow, from one point to another
tool-LN =
    .aria-label = Line
    .title = Line, from one point to another
tool-eraser =
    .aria-label = Eraser
    .title = Take all marks of a point away
label-text =
    .aria-label = Text to write on the board
    .placeholder = Text
mark-here = Mark here
mark-hint = { $tool ->
    [eraser] Tap points to take their marks away. Escape leaves off.
    [label] Write a text below, then tap points. Escape leaves off.
    [AR] Tap where the arrow begins, then where it ends. Escape leaves off.
    [LN] Tap one end of the line, then the other. Escape leaves off.
   *[other] Tap points to mark them, again to take the mark away. Escape leaves off.
}
mark-hint-end = Now the other end.
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
   *[no] { $point } has the mark no longer.
}

## What explains the board

explain-title = Explain the board
explain-branches = Ways on
explain-branches-help = Small letters where the record goes on from a fork.
explain-offers = What may be declared
explain-offers-help = Hatched for both to see. Else it shows only after “Declare”.
explain-pools = Pools
explain-pools-help = Dashed: closed round an enemy’s dot, and not taken.
explain-houses = Houses
explain-houses-help = Dotted, with small squares: closed, with no enemy in it.
explain-chains = Chains
explain-chains-help = Double lines: dots that hang together.
explain-grounded = Grounded
explain-grounded-help = Bars at the foot of a dot: it can no longer be cut off from the edge.
explain-threats = Threats
explain-threats-help = A small dot in a circle: it would capture there. Strokes mark what would fall.
point-grounded = grounded
point-house = in { $name }’s house
point-threat = { $name } would capture { $count ->
    [one] 1 dot
   *[other] { $count } dots
} here

## The game as a file, a link, a picture

files = Game
    .aria-label = Game: open, save, share
    .title = Open, save, share
files-close =
    .aria-label = Close
    .title = Close
files-tabs =
    .aria-label = What to do with the game
tab-open = Open
tab-save = Save
tab-picture = Picture
tab-embed = Embed
tab-about = About
game-names = { $first } – { $second }
game-size = { $width }×{ $height }
game-moves = { $count ->
    [one] { $count } move
   *[other] { $count } moves
}

open-choose = Choose a file…
    .aria-label = Choose a file…
open-paste = Paste
open-help = Or drop a file anywhere on the page, or paste a game or a link. Kropki reads SGF, PointsXT’s .sav and drawings of a position.
drop-hint = Drop the file to open it
shelf-title = Recent games
shelf-none = Games that you leave for others are kept here.
shelf-remove =
    .aria-label = Forget this game: { $name }
    .title = Forget this game
shelf-forgotten = Forgotten: { $name }.
shelf-back = Put it back
full-title = The game at hand has no room here
full-help = It is too large to be kept among the recent games, and will be lost. Save it first, or go on without it.
full-stay = Stay with it
full-go = Go on without it
refusal-page-kept = The game at hand stays.

save-title = As a file
save-file = Save as SGF…
save-copy = Copy SGF
save-drawing = Copy drawing
save-help = The SGF file has all moves, variations and notes. The drawing shows the position at hand as text.
save-players = SGF knows two players only. Share this game by its link, or as a picture.
link-title = As a link
link-help-file = The link leads to this file, on this machine, and brings the game along. To share a game, send it as a file.
link-help = The whole game is in the link itself. Nothing is sent anywhere until you share it.
link-here = Open at move { $move }
link-copy = Copy link
link-share = Share…
told-copied = Copied.
told-copied-link = The link is copied.
told-not-copied = This browser does not let the page copy. Mark the text and copy it yourself.
told-saved = Saved.

picture-formats =
    .aria-label = Format
picture-gif = GIF
picture-png = PNG
picture-svg = SVG
picture-scale = Size
scale-board = As here
scale-16 = Small
scale-24 = Medium
scale-40 = Large
picture-coordinates = Letters and numbers
picture-numbers = Move numbers
picture-from = Moves
picture-to = to
picture-seconds = Seconds a move
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
picture-no-moves = The moves must lie between 0 and { $last }, the first before the last.
picture-failed = The picture could not be made: { $reason }

embed-kinds =
    .aria-label = What to write into the page
embed-kind-frame = A frame
embed-kind-element = A script
embed-sizes = Size
embed-size-own = Other…
embed-themes = Colours
embed-theme-auto = As the reader’s
embed-theme-light = Light
embed-theme-dark = Dark
embed-at = Opens at move
embed-controls = Buttons to walk
embed-hints = Comments and marks
embed-interactive = Readers may play on
embed-size-real = { $width } × { $height } pixels
embed-size-shrunk = { $width } × { $height } pixels, shown at { $percent } %
embed-text =
    .aria-label = What to write into the page
embed-copy = Copy
embed-title = A game of Kropki: { $game }
embed-help = Paste it into the source of any page. A frame works wherever frames do; the script makes the board a part of the page.
embed-nowhere = It works once Kropki’s files are on a host, in a folder “kropki” beside the page: this page from disk has none, and no preview. The files are those of Kropki’s dist folder.

info-players = Players
info-rank = Rank
info-team = Team
info-game = The game
info-notes = Notes
info-PB = Name of { $player }
info-EV = Event
info-RO = Round
info-PC = Place
info-DT = Date
info-GN = Name of the game
info-RE = Result, as the file says
info-GC = About the game
info-SO = Source
info-US = Written down by
info-AN = Annotated by
info-CP = Copyright

collection-title = Which game?
collection-reading = Reading { $file }
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
    .aria-label = Put this note away
    .title = Put away
slip-opened = { $file } is open.
slip-remarks = { $count ->
    [one] { $count } remark on the file
   *[other] { $count } remarks on the file
}
slip-at = Line { $line }, column { $column }: { $words }
slip-differs = From move { $move } on, the captures that the file lists are not those of the rules.
slip-modes = Captures
slip-listed = as listed
slip-automatic = by the rules
slip-result = The file gives the result as { $result }.
slip-broken = { $file } could not be opened.
slip-link = This link could not be opened.
slip-shelved = This game could not be opened.
slip-pasted = What was pasted
slip-large = It has more than { $most } MB, the most that Kropki reads.
slip-unreadable = The browser could not read it: { $reason }
slip-others = { $count ->
    [one] Another file came with it. Open:
   *[other] { $count } other files came with it. Open:
}
slip-empty = There is no game in it.
slip-set-up = A position is being set up. Start its game first, or cancel that.
slip-kept = The game at hand is unharmed.
refusal-record-unwritable = SGF knows two players only.
refusal-record-unreadable-file = This is no game: neither SGF, nor a file of PointsXT, nor a drawing of a position.
refusal-link-invalid = It is damaged or cut short. Ask for it again, and copy it whole.
refusal-link-too-large = It holds more than any game does.
refusal-file-none = The file is no longer open. Open it again.

## A draw

draw-offered = { $name } offers a draw.
draw-question = { $name }, do you accept?
draw-accept = Accept the draw
draw-decline = Play on

## A new game

new-title = New game
new-size = Board
new-width = Width
new-height = Height
new-players = Players
new-opponents = Against whom
new-people = People here
new-computer = Against the computer
new-colour =
    .aria-label = Your colour
new-as = { $player }
new-seat = Who plays { $player }
new-name = Name of { $player }
new-rules = Rules
new-options = All rules
new-opening = Start with
new-seed = Number
new-reseed = New random
new-handicap = Dots ahead
new-first = Begins
new-clock = Clock
new-start = Start
new-set-up = Set up the board…

rules-russian = Russian
rules-russian-help = Captures happen by themselves, also in a house. The game ends when the board is full.
rules-wikipedia = Wikipedia
rules-wikipedia-help = Captures happen by themselves. A player may stop; the other then takes what is not grounded.
rules-stachowski = Stachowski
rules-stachowski-help = Captures are declared with a move, at once or later. The game ends when the board is full.
rules-wikikropki = Wikikropki
rules-wikikropki-help = Pools are closed by saying so with a move. The game ends when the board is full.
rules-zagram-standard = Zagram, standard
rules-zagram-standard-help = Captures happen by themselves. The game ends when the board is full, or as both agree.
rules-zagram-no-territory = Zagram, no territory
rules-zagram-no-territory-help = Captures happen by themselves. Who stops leaves the other to play on alone.
rules-zagram-territory = Zagram, territory
rules-zagram-territory-help = Captures are declared, by a ring of any size. Both may agree on the territories left.
rules-custom = Custom
rules-custom-help = As chosen under “All rules”.

option-none = none
option-captures = Captures
option-captures-help = Whether a ring round an enemy’s dot captures by itself, or only where its owner says so with a move.
choice-captures-automatic = by themselves
choice-captures-declared = declared with a move
option-smallest = Smallest rings only
option-smallest-help = Of several rings round the same dots, only the smallest may be declared.
option-stop_without_dot = Declare without a dot
option-stop_without_dot-help = Declaring rings alone is a move, too.
option-passing = Passing
option-passing-help = A player may pass. When all pass one after another, the game is over.
option-stop = Stopping
option-stop-help = Who stops says that all he wants to keep is grounded: joined to the edge.
choice-stop-none = not allowed
choice-stop-played = the others play on alone
choice-stop-settled = settled at once
option-extra_turn = Again after a capture
option-extra_turn-help = Who captures moves again.
option-lead = Wins by a lead of
option-lead-help = So many captures more than anybody else win at once.
option-first_to = Wins with
option-first_to-help = So many captures win at once.
option-middle = First dots in the middle
option-middle-help = So many first dots keep away from the edge, by a quarter of the board.
option-komi = Komi for the second player
option-komi-help = Dots that the second player is given. A half one rules out a draw.

opening-empty = Empty board
opening-empty-help = No dots.
opening-cross = Cross
opening-cross-help = Four dots crosswise in the middle.
opening-double-cross = Double cross
opening-double-cross-help = Two crosses side by side in the middle.
opening-triple-cross = Triple cross
opening-triple-cross-help = Three crosses side by side in the middle.
opening-four-crosses = Four crosses
opening-four-crosses-help = One cross in each quarter of the board.
opening-four-crosses-random = Four crosses at random
opening-four-crosses-random-help = Away from the edge and from one another. The same number gives the same places.
opening-handicap = Handicap
opening-handicap-help = Dots of the first player, spread over the board. The second one begins.
opening-custom = Own position
opening-custom-help = You put the dots that stand before the first move.

clock-none = None
clock-5-3 = 5 min + 3 s
clock-10 = 10 min
clock-move = 30 s a move
clock-own = Own
clock-main = Minutes
clock-increment = Seconds added by each move
clock-per-move = Seconds for each move
clock-help = The clocks start after the first dot. Whose time is up is out of the game. Time for a move lapses with it; only then does the main time run.

## A position of one’s own

setup-title = Own position
setup-tools =
    .aria-label = What a click puts
setup-eraser = Eraser
setup-undo = Undo
    .title = Take the last change back (U)
setup-clear = Clear all
setup-capture = Capture what is surrounded
setup-start = Start
setup-here = Set up
setup-fine = { $count ->
    [0] Put dots on the board.
    [one] 1 dot. Ready to start.
   *[other] { $count } dots. Ready to start.
}
setup-fault = { $point ->
    [none] { $words }
   *[other] { $point }: { $words }
}
setup-fault-pending = What is surrounded here must be captured before the game starts.
setup-fault-no-ring = No ring is round this territory any more.
setup-fault-no-enemy = This territory holds no enemy’s dot.
setup-fault-full = No point is left to play on.
setup-erase = Take the dot away here
setup-keys = Arrow keys move the cursor, Enter puts what is chosen, 1 to 4 choose a colour, 0 the eraser, Delete takes a dot away, U takes a change back, G goes to a point.
said-setup = Own position. { $tool ->
    [eraser] The eraser is chosen.
   *[other] { $tool } is chosen.
}
said-put = { $name } at { $point }.
said-erased = { $point } is empty.
said-cleared = The board is empty.
said-captured = { $count ->
    [0] Nothing is surrounded.
    [one] One territory.
   *[other] { $count } territories.
}

## Ending it

end-title = End the game
end-who = Who asks for it?
end-offer_draw = Offer a draw
end-offer_draw-help = { $players ->
    [2] Nobody wins, if the other accepts.
   *[other] Nobody wins, if all others accept.
}
end-settle = Settle by territory
end-settle-help = Agree on the areas left, and count.
end-stop = Stop
end-stop-help = { $kind ->
    [settled] Whatever of yours is not grounded is lost at once, and the game is over.
    [last] All others have stopped too, so the game is over.
   *[played] You put no more dots; { $players ->
        [2] the other plays on
       *[other] the others play on
    } as long as they like.
}
end-resign = Give up
end-resign-help = { $players ->
    [2] The other wins, whatever the score.
   *[other] The others play on; your dots stay.
}
stopped-alone = { $stopper } has stopped; { $name } plays on alone.
stopped-others = { $stopper } has stopped; the others play on.
stop = Stop
    .aria-label = { $name } stops too: the game is over
    .title = { $name } stops too: the game is over

## The end

result-win = { $name } wins.
result-draw = A draw.
reason = { $reason ->
    [full-board] The board is full.
    [resignation] { $names } gave up.
    [draw] A draw was agreed.
    [settlement] Settled by territory, as agreed.
    [stop] { $players ->
        [2] Both have stopped.
       *[other] All have stopped.
    }
    [stop-settled] { $names } stopped; what was not grounded is lost.
    [passes] { $players ->
        [2] Both passed.
       *[other] All passed.
    }
    [time] { $names } ran out of time.
    [lead] A lead of { $number } dots decides.
    [first-to] { $name } was the first to capture { $number } dots.
   *[other] { $reason }
}
result-difference = The difference is { $difference }.
result-lost = { $count ->
    [0] Nothing of { $name }’s was lost.
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
result-again = Play again
result-review = Review it
result-new = New game…
result-look = Look at the board

## The review

review-ask = Review
    .aria-label = Review the game
    .title = Who led when, and which moves lost most
review-title = Review
review-close =
    .aria-label = Close the review
    .title = Close
review-progress =
    .aria-label = How much of the game has been gone through
review-starts = The computer comes to the table…
review-running = Move { NUMBER($ply, useGrouping: 0) } of { NUMBER($plies, useGrouping: 0) }.
review-done = { $all ->
    [yes] { $count ->
        [0] No move lost a dot.
        [one] One move lost dots.
       *[other] The { $count } moves that lost most.
    }
   *[no] It ended after move { NUMBER($ply, useGrouping: 0) } of { NUMBER($plies, useGrouping: 0) }.{ $count ->
        [0] { "" }
        [one] { " " }One move lost dots.
       *[other] { " " }The { $count } moves that lost most.
    }
}
review-add = Add to the record
review-added = Added to the record
review-comment = Better than { $point }, which lost { $loss }: { $why }.
review-again = Review it anew
review-failed = There is no review: the computer’s player has failed.
refusal-review-left = It ended before the first move.
refusal-review-busy = The computer has a move to think about. The review can begin after that.
refusal-review-too-long = The game is too long for a review: it may have 3,000 moves.
refusal-review-no-moves = No dot has been put: there is nothing to review.
review-curve =
    .aria-label = Who leads after each move
review-lead = { $value ->
    [0] even
   *[other] { $name } +{ $value }
}
review-place = Move { NUMBER($ply, useGrouping: 0) } of { NUMBER($plies, useGrouping: 0) }: { $lead }
review-elsewhere = Another line
review-list =
    .aria-label = The moves that lost most
review-mistake = Move { NUMBER($ply, useGrouping: 0) }, { $name } at { $point }: lost { $loss }.
review-better = Better: { $better }, { $why }.
review-then = Then { $line }.
review-answer = But after { $point }: { $line }.

## Help

help-title = How to play
help-figure = Red closes a chain and captures two dots.
help-turns = Take turns. Put one dot of your colour on any free crossing.
help-capture = A closed chain of your dots, each next to the other straight or diagonally, captures the other’s dots inside it. The area is yours: nobody plays there any more.
help-edge = The edge of the board is no part of a chain: what is joined to the edge is safe.
help-house = A chain round empty crossings captures nothing yet. Whoever puts a dot inside loses it, unless that dot closes a chain itself.
help-end = The game ends when the board is full, by agreement, or when somebody gives up. Whoever has captured more dots wins.
help-keys = With the keyboard
help-computer = The computer plays too, at eight levels: from “New”, or mid-game in place of anybody from “Players”. “Hint” tells what it would do, and why; “Review” tells which moves of a game lost most.
help-licences = Whose work this is
help-licences-away = The licences could not be fetched. Once there is a connection again, open this anew.
help-file = This page is one file, and needs no network. It is the whole game, but for what browsers keep from files: it cannot be installed, other programs cannot hand it games, and Python in it has no packages but the game’s own, and of its standard library little more than the game needs.
key-arrows = Arrows
key-arrows-does = move the cursor; five at a time with Shift; Home, End, Page Up and Page Down go to the edge
key-enter = Enter, Space
key-enter-does = put a dot
key-undo = U, R
key-undo-does = undo, redo; also Ctrl+Z and Ctrl+Y
key-goto = G
key-goto-does = go to a point by its name, as c4
key-score = S
key-score-does = say the score
key-hint = H, M
key-hint-does = a hint; let the computer move now
key-declare = D, A, O
key-declare-does = where captures are declared: choose areas for the next dot, declare all, draw a ring of your own; Escape leaves off, Backspace takes the ring’s last dot off
key-pass = P
key-pass-does = pass, where the rules allow that
key-walk = , and .
key-walk-does = one move back and on through the record; < and > go to its ends. With the record open, a wheel over the board does it too
key-captures = [ and ]
key-captures-does = to the capture before and to the next one
key-record = In the record
key-record-does = arrows go along the lines and to the variation beside, Page Up and Page Down from fork to fork, Home and End to the ends; Ctrl+Z and Ctrl+Y take an edit back and make it again
key-files = Ctrl+O, Ctrl+S, Ctrl+V
key-files-does = open a game, save this one; paste a game or a link

goto = Go to point
goto-go = Go

## Said, not shown

said-move = { $name } at { $point }.
said-capture = { $name } captures { $count ->
    [one] { $count } dot
   *[other] { $count } dots
}.
said-frees = { $name } frees { $count ->
    [one] { $count } dot
   *[other] { $count } dots
}.
said-undo = Taken back.
said-declined = The offer is declined.
said-accepted = { $name } accepts.
said-pass = { $name } passes.
said-stop = { $name } has stopped.
said-resign = { $name } gives up.
said-time = { $name } is out of time.
said-new = New game, { $width } by { $height }.
point = { $point }, { $lies ->
    [dot] { $dot }’s dot
    [territory] in { $owner }’s territory
    [enclosed] { $dot }’s dot in { $owner }’s territory
   *[free] free
}

# A board on any page
viewer-board =
    .aria-label = Board of { $width } by { $height } points. { $first } against { $second }, captures { $captures }. Move { $move } of { $length }.
viewer-first =
    .aria-label = To the beginning
    .title = To the beginning
viewer-back =
    .aria-label = One move back
    .title = One move back
viewer-forward =
    .aria-label = One move on
    .title = One move on
viewer-last =
    .aria-label = To the end
    .title = To the end
viewer-starting = Starting Python …
viewer-game = This is no game that can be shown.
viewer-file = The game's file cannot be read.
viewer-origin = The game lies on another site: only one on this site can be shown.
viewer-python = Python cannot be started here, so that nothing can be played.

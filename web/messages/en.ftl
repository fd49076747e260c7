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

## The sheet

board =
    .aria-label = Board, { $width } by { $height }
board-keys = Arrow keys move the cursor, Enter puts a dot, U takes one back, G goes to a point, S says the score.
place = Put the dot here
gain = +{ $count }

## Controls

controls =
    .aria-label = Game
undo = Undo
    .title = Take the last dot back (U)
redo = Redo
    .title = Put it back (R)
draw = Draw
    .aria-label = Draw: offer one
    .title = Offer a draw
resign = Resign
    .title = Give the game up
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

## The first visit

hint = Take turns putting dots on the crossings. A closed chain of yours captures what it surrounds.
hint-close =
    .aria-label = Hide this advice
    .title = Hide this

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
refusal-game-no-offer = No draw is offered.
refusal-game-own-offer = It is for the other to answer this offer.
refusal-game-player = No such player is in the game.
refusal-game-ply = The game has no such move.
refusal-opening-unknown = There is no such opening.
refusal-rules-unknown = There are no such rules.
refusal-opening-no-room = The board is too small for this opening.
refusal-size-out-of-range = A side has 3 to 52 points.
refusal-record-invalid = The saved game could not be read. This is a new one.
refusal-page-no-answer = This could not be done: the engine fell silent over it twice.

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
new-opening = Start with
opening = { $name ->
    [empty] Empty board
    [cross] Cross
   *[other] { $name }
}
new-names = Names
new-name = Name of { $player }
new-start = Start

## Resigning

resign-title = Give up?
resign-text = The other player then wins, whatever the score.
resign-choice = { $name } gives up

## The end

result-win = { $name } wins.
result-draw = A draw.
reason = { $reason ->
    [full-board] The board is full.
    [resignation] By resignation.
    [agreement] Agreed by both.
   *[other] { $reason }
}
result-again = Play again
result-new = New game…
result-look = Look at the board

## Help

help-title = How to play
help-figure = Red closes a chain and captures two dots.
help-turns = Take turns. Put one dot of your colour on any free crossing.
help-capture = A closed chain of your dots, each next to the other straight or diagonally, captures the other’s dots inside it. The area is yours: nobody plays there any more.
help-edge = The edge of the board is no part of a chain: what is joined to the edge is safe.
help-house = A chain round empty crossings captures nothing yet. Whoever puts a dot inside loses it, unless that dot closes a chain itself.
help-end = The game ends when the board is full, by agreement, or when somebody gives up. Whoever has captured more dots wins.
help-keys = With the keyboard
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

goto = Go to point
goto-go = Go

## Said, not shown

said-move = { $name } at { $point }.
said-capture = { $name } captures { $count ->
    [one] { $count } dot
   *[other] { $count } dots
}.
said-undo = Taken back.
said-declined = The draw is declined.
said-new = New game, { $width } by { $height }.
point = { $point }, { $lies ->
    [dot] { $dot }’s dot
    [territory] in { $owner }’s territory
    [enclosed] { $dot }’s dot in { $owner }’s territory
   *[free] free
}

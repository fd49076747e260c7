## Door
lab = Python lab
lab-failed = The Python lab could not be loaded. Check the connection and try again.

## Screen
lab-title = Python lab
lab-tabs =
    .aria-label = Parts of the lab
lab-tab-program = Bot
lab-tab-game = Game
lab-tab-tournament = Tournament
lab-tab-ladder = Ladder
lab-tab-network = Network
lab-tab-reference = Reference
lab-choice = Bots on the shelf
lab-name = Name of the bot
lab-new = New
    .title = Start a new bot
lab-new-name = My bot
lab-starter-call = This is called when it is your bot’s turn.
lab-starter-points = All points where a dot may go.
lab-starter-return = The bot places its dot at the point that you return.
lab-next = Try next: { $name } ▸
lab-open = Open
    .title = Open bots from .py files
lab-save = Save
    .title = Save the bot as a .py file
lab-share = Copy link
    .title = Copy a link that contains the bot
lab-remove =
    .aria-label = Remove this bot
    .title = Remove this bot
lab-removed = { $name } is removed.
lab-restore = Put it back
lab-copied = The link is copied. Whoever opens it sees the program before it can run.
lab-unreadable = { $name } is not a Python program, or it is too long.
lab-bad-link = The link is damaged: it contains no bot.
lab-too-long = A bot may have { $most } characters. The last change is not saved.
lab-editor = Program of the bot. Escape leaves the editor.
lab-keys = Ctrl+Enter lets the bot play. Escape leaves the editor, so that Tab can move on.
lab-examples = Examples
lab-examples-open = Examples and puzzles…
lab-puzzles = Lines to put in order
lab-shelf = My bots
lab-others = People and levels
lab-this = The open program
lab-example = { $key ->
    [random] Random
    [greedy] Greedy
    [edge] Edge-hugger
    [saver] Saver
    [oneply] One move ahead
    [ladder] Ladder reader
    [montecarlo] Tiny Monte Carlo
   *[other] { $key }
}
lab-asked = { $name } was made by someone else. Read the program before you let it run. It can neither read your files and games nor send anything.
lab-allow = Let it run
lab-not-allowed = { $name } may not run yet. Read it first.
lab-board =
    .aria-label = Board of the lab, { $width } by { $height } points
lab-point = { $dot ->
    [none] { $point }, free
   *[other] { $point }, { $dot }
}
lab-start = Play
lab-stop = Stop
lab-keep = Show on the board
    .title = Open this game on the board of the page, to replay or review it
lab-time = Time
lab-time-of = { $name ->
    [quick] 0.3 s a move + 1 s
   *[usual] 1 s a move + 10 s
}
lab-turn-of = { $played ->
    [one] { $point } is played. { $name } is to move. { $red } : { $blue }
   *[none] { $name } is to move. { $red } : { $blue }
}
lab-stopped = Stopped. { $red } : { $blue }
lab-result = { $wins ->
    [one] { $winner } wins, { $red } : { $blue }.
   *[none] A draw, { $red } : { $blue }.
}
lab-lost = { $name } loses.
lab-odd = { $kind ->
    [space] there is an unusual space ({ $code }).
    [unseen] there is an invisible character ({ $code }).
    [break] there is a line break ({ $code }) that Python does not know.
    [quote] Python does not know the quotation mark { $sign }. It knows { $instead }.
    [dash] Python does not know the dash { $sign }. It knows -.
    [sign] Python does not know { $sign }. It knows { $instead }.
   *[letter] the letter “{ $sign }” in “{ $word }” is { $script ->
        [greek] Greek
       *[cyrillic] Cyrillic
    }. It only looks like “{ $instead }”.
}
lab-odd-more = { $count ->
    [one] There is one more character like this.
   *[other] There are { $count } more characters like this.
}
lab-odd-replace = { $count ->
    [one] Replace it
   *[other] Replace all { $count }
}
lab-odd-pasted = { $count ->
    [one] One character in what you pasted looked like another one, or was invisible. It was replaced. Ctrl+Z takes that back.
   *[other] { $count } characters in what you pasted looked like others, or were invisible. They were replaced. Ctrl+Z takes that back.
}
lab-line = Line { $line }:
lab-value = { $name } was { $value }
lab-values = ({ $values })
lab-fault = { $key ->
    [late] { $knows ->
        [line] { $count ->
            [0] this took too long.
            [1] this took too long.
           *[other] this ran { NUMBER($count) } times, and the time was up.
        }
       *[nothing] The time was up. Looking for the line that took it…
    }
    [lost] The time was up. Run again, the program was fast enough: it may have been a slow moment of this computer.
    [start] Python could not start: { $detail }
    [packages] A package could not be installed: { $detail }
    [broken] The program broke its Python: it used too much memory, or changed Python itself.
    [exception] { $error }: { $detail }
    [syntax] this is not valid Python: { $detail }
    [import] a bot cannot import { $detail }. It has no way into the page.
    [recursion] { $detail } called itself too often.
    [memory] the memory was full.
    [exit] the program ended itself instead of returning a point.
    [illegal] { $message }.
    [nothing] choose returned nothing. Is a return missing?
    [no-point] { $message }.
    [missing] The program has no function choose. Write def choose(board):
    [parameters] choose must take the board and nothing else: def choose(board):
    [too-long] The program is too long.
   *[other] { $message }.
}
lab-output =
    .aria-label = What the bots print
lab-output-none = What a bot prints with print(…) appears here, next to its move.
lab-output-cut = … (more was printed)
lab-turn = { $ply } · { $point }
lab-packages = { $reason ->
    [file] Not started: this page is a single file without a network, so it cannot install { $packages }.
    [offline] Not started: there is no network to install { $packages } from.
   *[policy] Not started: { $packages } cannot be installed here. The policy of this site allows requests to no other host. Whoever runs the site can allow { $host }.
}
lab-pieces =
    .aria-label = Lines of the program
lab-puzzle-help = Put the lines in order: drag them, use the buttons, or hold Alt and press an arrow key.
lab-up =
    .aria-label = Move up
    .title = Move up
lab-down =
    .aria-label = Move down
    .title = Move down
lab-place = Now line { $place } of { $count }.
lab-check = Check
lab-use = Open it as a program
lab-solved = In order. The program can run.
lab-unsolved = { $count ->
    [0] Another line must come first.
    [one] The first line is right. The marked one must go elsewhere.
   *[other] The first { $count } lines are right. The marked one must go elsewhere.
}
lab-unchecked = The order could not be checked. Try again.
lab-entrants =
    .aria-label = Bots in the tournament
lab-games =
    .aria-label = Games
lab-tournament-help = Choose 2 to { $most } bots. Each meets each other one twice, and begins once.
lab-tournament-start = Start
lab-tournament-count = { $count } bots are chosen. Choose 2 to { $most }.
lab-tournament-state = { $state ->
    [running] Playing: { $done } of { $all } games are over.
    [over] All { $all } games are over.
   *[stopped] Stopped after { $done } of { $all } games.
}
lab-game-of = { $first } – { $second }:
lab-replay = Replay
lab-replay-of = Replay game { $number }: { $first } – { $second }
lab-rated = { $rating } ± { $margin }
lab-table = Table of the tournament
lab-column = { $name ->
    [place] Place
    [bot] Bot
    [games] Games
    [points] Points
   *[rating] Rating
}
lab-ladder-help = The bot plays against the computer: after a win it meets the next level, after a loss the one below. The games go on while you do something else on this page.
lab-ladder-start = Start
lab-ladder-bot = Bot
lab-ladder-length = Games
lab-ladder-games = { $count } games
lab-ladder-game = { $outcome ->
    [won] Won against { computer-name }, { $own } : { $other }.
    [lost] Lost against { computer-name }, { $own } : { $other }.
   *[draw] Drew with { computer-name }, { $own } : { $other }.
}
lab-rating = Rating after { $count } games: { $rating } ± { $error }. Level 1 has 1000, level 8 has 3600.
lab-net-help = Levels 7 and 8 ask this network what will be captured. Here it looks at the position on the page; “own” means the player to move. Your changes stay in the lab: levels, hints and reviews use the network without them.
lab-net-told = { $state ->
    [starting] Asking the network…
    [reset] All weights and thresholds are back.
    [refused] The changes do not fit this network. Reset them.
    [none] Nothing to see: the network looks at games of two players in which hints are allowed.
   *[failed] The network does not answer. Check that you are online, then open this part again.
}
lab-net-row = Layer
lab-net-row-of = { $kind ->
    [inputs] Inputs
    [outputs] Outputs
   *[layer] Layer { $number }
}
lab-net-part = Plane
lab-net-neuron = Neuron { $number }
lab-net-input = { $name ->
    [own-dots] Own dots
    [other-dots] Enemy dots
    [open] Open points
    [own-houses] Own houses
    [other-houses] Enemy houses
    [own-territories] Own territories
    [other-territories] Enemy territories
    [last] Last dot
    [last-but-one] Last dot but one
    [own-reach] Own reach, { $steps } steps
    [other-reach] Enemy reach, { $steps } steps
    [own-chains] Own chains from the edge
    [other-chains] Enemy chains from the edge
   *[board] All points
}
lab-net-output = { $name ->
    [mover] Own territories in the end
    [other] Enemy territories in the end
   *[move] Good moves
}
lab-net-plane = { $name }: 0 to { $most }
lab-net-board =
    .aria-label = { $kind ->
        [plane] Board with the numbers of the plane
       *[forecast] Board with the forecast
    }
lab-net-weights = Weights
lab-net-weight = Weight of { $name }, { $place ->
    [up-left] one up and left
    [up] one up
    [up-right] one up and right
    [left] one left
    [here] at the point
    [right] one right
    [down-left] one down and left
    [down] one down
   *[down-right] one down and right
}: { $value }
lab-net-follow = Show this plane
lab-net-thresholds = Thresholds
lab-net-threshold = Threshold { $number }
lab-net-keeps = The sum also has eight times this neuron’s number in the layer below.
lab-net-feeds = Seen by
lab-net-feeds-count = Neurons: { $count }
lab-net-changed = { $name } (changed)
lab-net-reset = Reset
    .title = Put all weights and thresholds back
lab-reference-of = { $type ->
    [board] The board
   *[point] A point
}
lab-reference-choose = A bot is a Python program with a function choose. It gets the board and returns a point. The board is a copy: the bot may play and undo on it.
lab-reference-time = A bot has one second for each move, and ten more seconds for the whole game. When they are used up, it loses. print(…) shows text beside the move; board.note(point, value) draws a number on the board.
lab-reference-walls = A bot runs in a Python of its own. It reaches neither the page nor your files nor the network.
lab-reference-packages = A comment can name packages from PyPI, where the site allows it: # /// script, then # dependencies = ["name"], then # ///, each on its own line.

## Door
classes = Classes

## Screen
class-strip =
    .aria-label = The class
class-back =
    .aria-label = Back to the class
    .title = Back to the class
class-home = A class is a list of lessons, puzzles and games from a teacher. Open its file here, or follow its link.
class-opens = Opening the class…
class-broken = This file is not a class: { $fault }
class-open-file = Open a class
class-make = Make a class
class-change = Change
class-leave = Leave the class
class-list = Steps
class-next = Next step
class-show = Show the game
class-place = Step { $number } of { $count }
class-no-hints = There are no hints here.
class-no-computer = The computer does not play here.
class-level = Strongest opponent: { computer-name }.
class-kind = { $kind ->
    [lesson] Lesson
    [puzzle] Puzzle
    [position] Position
   *[game] Game
}
class-puzzle = Puzzle: { $theme }
class-missing = This page does not have it.
class-done = done
class-open = not done yet
class-wrong = { $count ->
    [one] { $count } wrong answer
   *[other] { $count } wrong answers
}
class-for-teacher = Teacher’s page
class-teacher-help = Nothing is hidden, forbidden or counted here. Send your pupils their own link.
class-link-pupils = Copy the pupils’ link
class-link-teacher = Copy the teacher’s link
class-print = Print a worksheet
class-as-pupil = See it as a pupil
class-as-teacher = For the teacher
class-ask = What would you play? Place a dot.
class-put = You played { $point }.
class-played = { $same ->
    [yes] You played { $point }, as in the game.
   *[no] You played { $point }. In the game, { $other } was played.
}
class-code = My progress
class-code-help = Show this code to your teacher. It says what you have done in this class, and the name that you type here; nothing else.
class-name = Your name or number, if you like
class-qr = The code as a QR code
class-copy = Copy the code
class-copied = The code is copied.
class-desk = Read codes
class-codes = Pupils’ codes, one on each line
class-desk-help = Type or paste them; they do not leave this page. ✓ is done, – is not, and ✗ counts wrong answers.
class-fault = { $fault ->
    [other] Line { $line } belongs to another class.
    [old] Line { $line } is an old code. It may belong to another class, or to this one before it was changed.
   *[damaged] Line { $line } is mistyped.
}
class-platform = { $state ->
    [waits] The learning platform has not answered yet. What you do is kept as soon as it does.
    [none] There is no learning platform around this page: what you do is lost when you close it.
    [review] The platform has opened this only for viewing: nothing you do is kept.
    [browse] This is a preview: nothing you do is kept.
    [no-credit] This visit does not count for a mark, but what you do is kept.
    [full] The platform has no room for half-done lessons: finish a lesson before you close the page.
    [final] The learning platform does not take all that you have done ({ $detail }), and trying again does not help. Tell your teacher before you close the page.
   *[refused] The learning platform has not accepted what you have done ({ $detail }). The page keeps trying. If this message stays, tell your teacher before you close the page.
}
class-platform-cut = The platform has not kept all that you had done. What could be read is here; do the other steps again.
class-pupils = Pupil
class-pupil = Pupil { $number }
class-all = All
class-sum = ✓{ $done } ✗{ $wrong }
maker-title = Title
maker-level = The computer
maker-level-to = up to { computer-name }
maker-hints = Hints are allowed
maker-steps = Steps
maker-lesson = Lesson
maker-theme = Puzzles
maker-count =
    .aria-label = How many puzzles
maker-add-lesson = Add
maker-add-puzzles = Add
maker-add-game = Add the game on the board
maker-add-position = Add only the position
maker-no-board = This board cannot be a step: the game must be for two players, and the board must not be full.
maker-own = Your own lesson
maker-add-draft = Add the one in the editor
maker-add-own = Add from a file…
maker-own-file =
    .aria-label = A file with a lesson
maker-no-draft = There is no lesson in the editor yet: Learn → Lessons → Write a lesson.
maker-hidden = Ask “What would you play?” here, and hide what follows
maker-added = { $count ->
    [one] { $count } step is added.
   *[other] { $count } steps are added.
}
maker-up =
    .aria-label = Up: { $title }
    .title = Up: { $title }
maker-down =
    .aria-label = Down: { $title }
    .title = Down: { $title }
maker-remove =
    .aria-label = Remove: { $title }
    .title = Remove: { $title }
maker-open = Open it
maker-save = Save as a file
maker-link = Copy the pupils’ link
maker-no-title = Give the class a title first. Your pupils see it.
maker-no-steps = Add a step first: a lesson, puzzles, or the board.
maker-link-long = The class is too long for a link: save it as a file.

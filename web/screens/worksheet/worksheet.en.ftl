## Door
worksheets = Worksheets
print-worksheet = Worksheet of puzzles…

## Screen
worksheet-title = Worksheet of puzzles
worksheet-puzzles = Puzzles
worksheet-hardness = How hard
worksheet-any = Mixed
worksheet-easy = Easy
worksheet-middle = Medium
worksheet-hard = Hard
worksheet-count = How many
worksheet-name = Title on the sheet
worksheet-paper = Paper
worksheet-answers = Solutions on a sheet of their own
worksheet-preview =
    .aria-label = The sheets, as they will be printed
worksheet-sheet =
    .aria-label = Sheet { $number } of { $count }
worksheet-print = Print
worksheet-save = Save as a file
worksheet-others = Other puzzles
worksheet-none = There are no such puzzles. Choose another theme, or Mixed.
worksheet-waits = Laying out the sheets…
worksheet-told = { $puzzles ->
    [one] { $puzzles } puzzle
   *[other] { $puzzles } puzzles
} on { $sheets ->
    [one] { $sheets } sheet.
   *[other] { $sheets } sheets.
}
worksheet-word-pupil = Name
worksheet-word-answer = Answer
worksheet-word-solutions = Solutions
worksheet-word-or = or
worksheet-shape = { $player ->
    [0] filled dots
    [1] hollow dots
    [2] squares
   *[3] triangles
}

## Door
puzzles = Puzzles
puzzles-away = The puzzles could not be loaded. Try again when you are online.

## Screen
puzzles-title = Puzzles
puzzles-back =
    .aria-label = All puzzles
    .title = All puzzles
puzzles-embed = Embed in a page
puzzles-themes = Theme
puzzles-theme = { $theme ->
    [first] For beginners
    [captures] Captures
    [doubles] Double threats
    [ladders] Ladders that work
    [broken] Ladders that fail
    [saves] Save your dots
    [connect] Connect
    [houses] Houses
    [races] Races
    [last] The last points
    [middle] Middle game
   *[all] All themes
}
puzzles-mode = { $mode ->
    [day] Puzzle of the day
    [run] Three minutes
    [streak] Endless
    [repeat] Again today
    [own] From your games
    [class] Puzzle
    [shared] Puzzle
   *[practice] Practise
}
puzzles-about = { $mode ->
    [day] { $count ->
        [0] The same for everyone
       *[other] The same for everyone. Days in a row: { $count }
    }
    [run] { $count ->
        [0] How many can you solve?
       *[other] Your best: { $count }
    }
    [streak] { $count ->
        [0] Until the first mistake
       *[other] Until the first mistake. Your best: { $count }
    }
    [repeat] { $count ->
        [one] { $count } puzzle that you failed before
       *[other] { $count } puzzles that you failed before
    }
    [own] { $count ->
        [one] { $count } puzzle
       *[other] { $count } puzzles
    }
   *[practice] Easy ones first
}
puzzles-place = { $mode ->
    [run] { $time } · { $solved } solved
    [day] { "" }
    [shared] { "" }
   *[other] { $solved } solved
}
puzzles-returns = { $days ->
    [1] This puzzle comes back tomorrow.
   *[other] This puzzle comes back in { $days } days.
}
puzzles-hint = Hint
puzzles-again = Try again
puzzles-solution = Solution
puzzles-next = Next
puzzles-skip = Skip
puzzles-line = Play { $point }
puzzles-why-not = Why not { $point }?
puzzles-result = { $mode ->
    [run] { $solved ->
        [one] { $solved } puzzle in three minutes.
       *[other] { $solved } puzzles in three minutes.
    }
    [streak] { $solved ->
        [one] { $solved } puzzle without a mistake.
       *[other] { $solved } puzzles without a mistake.
    }
   *[other] That was the last one.
} { $best ->
    [true] Your best!
   *[other] { "" }
}
puzzles-keep = Open → “Save everything as a file” takes your progress and your games to another browser.
puzzles-failed = This puzzle cannot be shown. Go on to the next one.
puzzles-row = { $days ->
    [1] That was the puzzle of the day. There is another one tomorrow.
   *[other] Days in a row: { $days }.
}
puzzles-refuted = { $kind ->
    [loses] { $player } then takes { $count ->
        [one] { $count } dot
       *[other] { $count } dots
    }.
    [less] That wins only { $count ->
        [one] { $count } dot
       *[other] { $count } dots
    }.
    [answered] { $player } answers on { $point }, and you win nothing.
   *[nothing] That threatens nothing, so you win nothing.
}
puzzles-rule = Surround enemy dots with a closed chain of your own, and they are yours. Chains join diagonally too.
puzzles-print = Print a worksheet
puzzles-share =
    .aria-label = Share this puzzle
    .title = Share this puzzle
puzzles-share-title = Share the puzzle
puzzles-share-of = { $kind ->
    [day] Puzzle of the day, { $day }
   *[other] A puzzle for you
}
puzzles-share-link =
    .aria-label = The link of the puzzle
puzzles-send = Share
puzzles-copy-link = Copy the link
puzzles-save-picture = Save the picture
puzzles-no-picture = This browser does not let the page read what it draws, so the picture cannot be saved.

## Door
analyse = Analyse this game

## Screen
analyse-title = Analyse
analyse-tap = Tap a dot or a point on the board to ask about it.
analyse-put = Place a dot here
analyse-close =
    .aria-label = Close the analysis
    .title = Close
analyse-compare = Two boards
layers =
    .aria-label = Show on the board
layer-none = { $layer }: nothing on this board now.
layer-threats = In danger
layer-threats-help = A small dot in a circle: a dot there would capture. Strokes mark what it would take.
layer-grounded = Safe
layer-grounded-help = Bars below a dot: safe, because it is connected to the edge.
layer-chains = Connected
layer-chains-help = Double lines: connected dots.
layer-houses = Houses
layer-houses-help = Dotted, with small squares: closed, with no enemy dots inside.
layer-pools = Not yet taken
layer-pools-help = Dashed: closed around enemy dots, not yet captured.
layer-forecast-help = What the computer player expects. An arc around a dot: how likely it will be captured. Diamonds: likely moves.
layer-offers = Can be declared
layer-offers-help = Hatches them for both players. When off, they appear only after “Declare”.
layer-branches = Variations
layer-branches-help = Small letters: where the game branches.
review-start = Review the game
why-captured = { $name } captured this point at move { $ply }, together with { $captured ->
    [one] one dot
   *[other] { $captured } dots
}. No dot can be put inside any more.
why-dot = { $name } has a dot here.
why-house = This is { $name }’s house: a closed chain with nothing captured inside. Another player’s dot here is captured, unless it captures first.
why-closes = { $name } would capture { $captured } here.
why-threat = { $name } would capture this dot by playing { $point }.
why-grounded = It is safe: nobody can surround it any more.
why-open = Nobody can capture it with one dot, but it is not safe yet.
why-quiet = A dot here would capture nothing at once.
review-progress =
    .aria-label = Progress of the review
review-starts = The computer is getting ready…
review-running = Move { NUMBER($ply, useGrouping: 0) } of { NUMBER($plies, useGrouping: 0) }.
review-done = { $all ->
    [yes] { $count ->
        [0] No move lost a dot.
       *[other] Mistakes: { $first } { $firsts }, { $second } { $seconds }.
    }
   *[no] Stopped after move { NUMBER($ply, useGrouping: 0) } of { NUMBER($plies, useGrouping: 0) }.{ $count ->
        [0] { "" }
       *[other] { " " }Mistakes: { $first } { $firsts }, { $second } { $seconds }.
    }
}
review-small = Also lost single dots ({ $count })
review-add = Add to record
review-added = Added to record
review-puzzles = Make puzzles
review-puzzles-stop = Stop making puzzles
review-puzzles-none = None of these mistakes could be turned into a proved puzzle.
review-comment = Better than { $point }, which lost { $loss }{ $has ->
    [yes] : { $why }.
   *[no] .
}
review-again = Review again
review-failed = The review failed: the computer player could not start.
refusal-review-left = The review stopped before the first move.
refusal-review-busy = The computer is thinking about a move. The review can start after that.
refusal-review-too-long = The game is too long for a review: the limit is 3,000 moves.
review-elsewhere = Another variation
review-list =
    .aria-label = The moves that lost most
review-mistake = Move { NUMBER($ply, useGrouping: 0) }, { $name } at { $point }: lost { $loss }.
review-better = Better: { $better }{ $has ->
    [yes] , { $why }.
   *[no] .
}
review-curve =
    .aria-label = Expected result after each move
compare-title = Compare lines
compare-side = Board { $side }
compare-together = Step together
compare-show = Show on the board

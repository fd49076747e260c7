## Door
solved = Solved boards
solved-away = The solved boards could not be loaded. Try again when you are online.

## Screen
solved-help = The number at each point says by how many dots the player to move wins in the end, if both play best. A ring marks the best moves.
solved-result = { $over ->
    [true] { $result }.
   *[false] { $result } with best play.
}
solved-worth = worth { $worth }{ $best ->
    [true] , best
   *[false] {""}
}
solved-stop = { $best ->
    [true] To stop and let the other play on alone: { $worth }, best.
   *[false] To stop and let the other play on alone: { $worth }.
}

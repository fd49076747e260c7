## Door
compare = Compare lines…
compare-failed = The comparison could not be loaded. Check the connection, and try again.

## Screen
compare-title = Compare lines
compare-side = Board { $side }
compare-together = Step together
compare-show = Show on the board

"""Games: rules, moves, turns, clocks, ends and the tree of variations."""

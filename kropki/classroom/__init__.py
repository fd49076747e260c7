"""Classes: lessons, puzzles, positions and games that a teacher puts in an order (`docs/classes.md`)."""

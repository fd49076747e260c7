"""Small boards that are solved: what every position is worth when both play best (`docs/solved.md`)."""

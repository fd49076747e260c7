"""The board: dots, chains, captures and territories, and what follows from a position alone."""

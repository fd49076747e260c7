"""The computer player: it finds moves, gives hints and reviews games.

`trajectories` finds captures that take a few dots, and `ladder` finds captures by force. `search` uses both,
and `lookahead` for what follows a move. `patterns` and `policy` judge points by what was learned from games,
and `foresight` expects what will be captured, with the neural network in `network`, whose parts `anatomy`
shows. `player` combines all this into a player of one of the `levels`. `readiness` loads what was learned.
`hints` and `review` explain what the player found.
docs/computer-player.md describes how it works and how strong it is.
"""

"""The computer player: it finds moves, gives hints and reviews games.

`trajectories` finds captures that take a few dots, and `ladder` finds captures by force. `search` uses both
to look ahead. `patterns`, `policy` and `potential` judge points by what was learned from games. `player`
combines all this into a player of one of the `levels`. `hints` and `review` explain what the player found.
`foresight` expects what will be captured, with the network in `network`; the player does not use it yet.
docs/computer-player.md describes how it works and how strong it is.
"""

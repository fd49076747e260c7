"""The computer player: how it finds a move, and what it says about a game.

`threats` finds what captures in a few dots, `ladder` what captures by force, `search` looks ahead by both,
`patterns` and `policy` know what good moves look like, `player` makes a player of a level out of these."""

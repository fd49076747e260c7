"""How the computer player's knowledge is made: games that it plays with itself, and what is learned from
them."""

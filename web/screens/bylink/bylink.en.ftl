## Screen
fork-title = Two versions of this game
fork-help = The game in the link differs from the one on this device: somebody changed a move, or played on from an earlier one. Choose which game to continue. Yours stays among your games either way.
fork-mine = On this device
fork-link = In the link
fork-keep = Keep mine
fork-take = Use the link’s

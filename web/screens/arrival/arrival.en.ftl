## Screen
arrival-title = Kropki, the game of dots
arrival-you = You play { $colour }.
arrival-shared = This is a game that somebody shows you.
arrival-game = To the game
arrival-watch = Watch from the start
arrival-play = Play yourself
arrival-learn = Learn in 2 minutes

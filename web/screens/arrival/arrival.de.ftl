## Screen
arrival-title = Kropki, das Punktespiel
arrival-you = Du spielst { $colour }.
arrival-shared = Jemand zeigt dir diese Partie.
arrival-game = Zum Spiel
arrival-watch = Von Anfang an ansehen
arrival-play = Selbst spielen
arrival-learn = In 2 Minuten lernen

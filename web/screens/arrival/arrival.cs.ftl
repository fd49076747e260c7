## Screen
arrival-title = Kropki, hra s tečkami
arrival-you = Hrajete jako { $colour }.
arrival-shared = Někdo vám ukazuje tuto partii.
arrival-game = Ke hře
arrival-watch = Přehrát od začátku
arrival-play = Zahrát si
arrival-learn = Naučit se za 2 minuty

## Screen
arrival-title = Kropki, gra w kropki
arrival-you = Grasz jako { $colour }.
arrival-shared = Ktoś pokazuje ci tę partię.
arrival-game = Do gry
arrival-watch = Obejrzyj od początku
arrival-play = Zagraj
arrival-learn = Naucz się w 2 minuty

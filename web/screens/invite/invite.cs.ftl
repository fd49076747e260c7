## Door

## Screen
invite = Začátek
invite-play = Hrát
invite-fits = s počítačem na vaší úrovni
invite-people = dva hráči tady
invite-learn = Naučit se za 2 minuty
invite-learn-help = první zajetí krok za krokem
invite-friend = S kamarádem
invite-friend-help = tady, přes odkaz nebo poblíž

## Door

## Screen
invite = Anfang
invite-play = Spielen
invite-fits = gegen den Computer auf deinem Niveau
invite-people = zu zweit hier
invite-learn = In 2 Minuten lernen
invite-learn-help = dein erster Einschluss, Schritt für Schritt
invite-friend = Zu zweit
invite-friend-help = hier, per Link oder in der Nähe

## Door

## Screen
invite = Anfang
invite-play = Spielen
invite-fits = gegen den Computer auf deinem Niveau
invite-people = zwei Personen hier
invite-learn = In 2 Minuten lernen
invite-learn-help = dein erster Einschluss, Schritt für Schritt
invite-friend = Zu zweit
invite-friend-help = hier, per Link oder in der Nähe
friends-title = Zu zweit
friends-here = Hier, an diesem Gerät
friends-here-help = Ihr spielt abwechselnd an einem Bildschirm.
friends-link = Per Link
friends-link-help = Nach jedem Zug schickst du einen Link, in irgendeinem Chat. Niemand braucht ein Konto.
friends-near = Im selben Netz
friends-near-help = Zwei Geräte in einem WLAN spielen ohne Server.

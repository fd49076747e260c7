## Door

## Screen
friends-title = Zu zweit
friends-here = Zu zweit hier
friends-here-help = Abwechselnd an einem Bildschirm.
friends-link = { seat-link }
friends-link-help = Nach jedem Zug schickst du einen Link, in irgendeinem Chat. Niemand braucht ein Konto.
friends-near = { seat-friend }
friends-near-help = Zwei Geräte in einem WLAN spielen ohne Server.

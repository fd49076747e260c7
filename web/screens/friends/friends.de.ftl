## Door

## Screen
friends-title = Zu zweit
friends-here = Hier, an diesem Gerät
friends-here-help = Ihr spielt abwechselnd an einem Bildschirm.
friends-link = Per Link
friends-link-help = Nach jedem Zug schickst du einen Link, in irgendeinem Chat. Niemand braucht ein Konto.
friends-near = Im selben Netz
friends-near-help = Zwei Geräte in einem WLAN spielen ohne Server.

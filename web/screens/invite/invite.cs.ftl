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
friends-title = S kamarádem
friends-here = Tady, na tomto zařízení
friends-here-help = Střídáte se u jedné obrazovky.
friends-link = Přes odkaz
friends-link-help = Po každém tahu pošlete odkaz v libovolném chatu. Nikdo nepotřebuje účet.
friends-near = Ve stejné síti
friends-near-help = Dvě zařízení na jedné Wi-Fi hrají bez serveru.

## Door

## Screen
friends-title = S kamarádem
friends-here = Tady, na tomto zařízení
friends-here-help = Střídáte se u jedné obrazovky.
friends-link = Přes odkaz
friends-link-help = Po každém tahu pošlete odkaz v libovolném chatu. Nikdo nepotřebuje účet.
friends-near = Ve stejné síti
friends-near-help = Dvě zařízení na jedné Wi-Fi hrají bez serveru.

## Door

## Screen
friends-title = S kamarádem
friends-here = Dva hráči tady
friends-here-help = Střídáte se u jedné obrazovky.
friends-link = { seat-link }
friends-link-help = Po každém tahu pošlete odkaz v libovolném chatu. Nikdo nepotřebuje účet.
friends-near = { seat-friend }
friends-near-help = Dvě zařízení na jedné Wi-Fi hrají bez serveru.

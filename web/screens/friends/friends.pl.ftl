## Door

## Screen
friends-title = Ze znajomym
friends-here = Dwie osoby tutaj
friends-here-help = Gracie na zmianę przy jednym ekranie.
friends-link = { seat-link }
friends-link-help = Po każdym ruchu wysyłasz link w dowolnym czacie. Nikt nie potrzebuje konta.
friends-near = { seat-friend }
friends-near-help = Dwa urządzenia w jednej sieci Wi-Fi grają bez serwera.

## Door

## Screen
friends-title = Ze znajomym
friends-here = Tutaj, na tym urządzeniu
friends-here-help = Gracie na zmianę przy jednym ekranie.
friends-link = Przez link
friends-link-help = Po każdym ruchu wysyłasz link w dowolnym czacie. Nikt nie potrzebuje konta.
friends-near = W tej samej sieci
friends-near-help = Dwa urządzenia w jednej sieci Wi-Fi grają bez serwera.

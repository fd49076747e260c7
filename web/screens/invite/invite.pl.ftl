## Door

## Screen
invite = Początek
invite-play = Graj
invite-fits = z komputerem na twoim poziomie
invite-people = dwie osoby przy tym urządzeniu
invite-learn = Nauka w 2 minuty
invite-learn-help = pierwsze okrążenie krok po kroku
invite-friend = Ze znajomym
invite-friend-help = tutaj, przez link lub w pobliżu
friends-title = Ze znajomym
friends-here = Tutaj, na tym urządzeniu
friends-here-help = Gracie na zmianę przy jednym ekranie.
friends-link = Przez link
friends-link-help = Po każdym ruchu wysyłasz link w dowolnym czacie. Nikt nie potrzebuje konta.
friends-near = W tej samej sieci
friends-near-help = Dwa urządzenia w jednej sieci Wi-Fi grają bez serwera.

## Screen
fork-title = Dwie wersje tej gry
fork-help = Link różni się od gry na tym urządzeniu: ktoś zmienił ruch albo zagrał dalej od wcześniejszej pozycji. Wybierz, która gra ma toczyć się dalej. Gra z tego urządzenia i tak zostanie wśród twoich gier.
fork-mine = Na tym urządzeniu
fork-link = W linku
fork-keep = Zachowaj moją
fork-take = Weź tę z linku

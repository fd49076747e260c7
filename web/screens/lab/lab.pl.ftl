## Door
lab = Laboratorium Pythona
lab-failed = Nie udało się wczytać laboratorium Pythona. Sprawdź połączenie i spróbuj ponownie.

## Screen
lab-title = Laboratorium Pythona
lab-tabs =
    .aria-label = Części laboratorium
lab-tab-program = Bot
lab-tab-game = Gra
lab-tab-tournament = Turniej
lab-tab-ladder = Schody
lab-tab-network = Sieć
lab-tab-reference = Opis
lab-choice = Boty na półce
lab-name = Nazwa bota
lab-new = Nowy
    .title = Zacznij nowego bota
lab-new-name = Mój bot
lab-starter-call = To jest wywoływane, gdy ruch ma twój bot.
lab-starter-points = Wszystkie miejsca, na których można postawić kropkę.
lab-starter-return = Bot stawia kropkę w miejscu, które zwracasz.
lab-next = Wypróbuj teraz: { $name } ▸
lab-open = Otwórz
    .title = Otwórz boty z plików .py
lab-save = Zapisz
    .title = Zapisz bota jako plik .py
lab-share = Kopiuj link
    .title = Kopiuj link, który zawiera bota
lab-remove =
    .aria-label = Usuń tego bota
    .title = Usuń tego bota
lab-removed = Usunięto: { $name }.
lab-restore = Przywróć
lab-copied = Skopiowano link. Kto go otworzy, zobaczy program, zanim będzie można go uruchomić.
lab-unreadable = { $name } nie jest programem w Pythonie albo jest za długi.
lab-bad-link = Link jest uszkodzony: nie ma w nim bota.
lab-too-long = Bot może mieć { $most } znaków. Ostatnia zmiana nie jest zapisana.
lab-editor = Program bota. Escape wychodzi z edytora.
lab-keys = Ctrl+Enter uruchamia grę bota. Escape wychodzi z edytora, aby Tab mógł iść dalej.
lab-examples = Przykłady
lab-examples-open = Przykłady i łamigłówki…
lab-puzzles = Wiersze do ułożenia
lab-shelf = Moje boty
lab-others = Ludzie i poziomy
lab-this = Otwarty program
lab-example = { $key ->
    [random] Losowy
    [greedy] Zachłanny
    [edge] Przy brzegu
    [saver] Ratownik
    [oneply] Jeden ruch naprzód
    [ladder] Czytający drabinki
    [montecarlo] Małe Monte Carlo
   *[other] { $key }
}
lab-asked = { $name } pochodzi z zewnątrz. Przeczytaj program, zanim pozwolisz mu działać. Nie może czytać twoich plików ani gier i niczego nie może wysłać.
lab-allow = Pozwól działać
lab-not-allowed = { $name } jeszcze nie może działać. Najpierw przeczytaj program.
lab-board =
    .aria-label = Plansza laboratorium, { $width } na { $height }
lab-point = { $dot ->
    [none] { $point }, wolne
   *[other] { $point }, { $dot }
}
lab-start = Graj
lab-stop = Zatrzymaj
lab-keep = Pokaż na planszy
    .title = Otwórz tę grę na planszy strony, aby ją odtworzyć lub przeanalizować
lab-time = Czas
lab-time-of = { $name ->
    [quick] 0,3 s na ruch + 1 s
   *[usual] 1 s na ruch + 10 s
}
lab-turn-of = { $played ->
    [one] Zagrano na { $point }. Ruch: { $name }. { $red } : { $blue }
   *[none] Ruch: { $name }. { $red } : { $blue }
}
lab-stopped = Zatrzymano. { $red } : { $blue }
lab-result = { $wins ->
    [one] { $winner } wygrywa, { $red } : { $blue }.
   *[none] Remis, { $red } : { $blue }.
}
lab-lost = { $name } przegrywa.
lab-odd = { $kind ->
    [space] jest tu spacja ({ $code }) inna niż zwykła.
    [unseen] jest tu znak ({ $code }), którego nie widać.
    [break] jest tu podział wiersza ({ $code }), którego Python nie zna.
    [quote] Python nie zna cudzysłowu { $sign }. Zna { $instead }.
    [dash] Python nie zna kreski { $sign }. Zna -.
    [sign] Python nie zna znaku { $sign }. Zna { $instead }.
   *[letter] litera „{ $sign }” w „{ $word }” jest { $script ->
        [greek] grecka
       *[cyrillic] cyrylicka
    }. Tylko wygląda jak „{ $instead }”.
}
lab-odd-more = { $count ->
    [one] Jest jeszcze jeden taki znak.
    [few] Są jeszcze { $count } takie znaki.
    [many] Jest jeszcze { $count } takich znaków.
   *[other] Jest jeszcze { $count } takich znaków.
}
lab-odd-replace = { $count ->
    [one] Zamień go
    [few] Zamień wszystkie { $count }
    [many] Zamień wszystkie { $count }
   *[other] Zamień wszystkie { $count }
}
lab-odd-pasted = { $count ->
    [one] Jeden znak we wklejonym tekście wyglądał jak inny albo był niewidoczny. Został zamieniony. Ctrl+Z to cofa.
    [few] { $count } znaki we wklejonym tekście wyglądały jak inne albo były niewidoczne. Zostały zamienione. Ctrl+Z to cofa.
    [many] { $count } znaków we wklejonym tekście wyglądało jak inne albo było niewidocznych. Zostały zamienione. Ctrl+Z to cofa.
   *[other] { $count } znaków we wklejonym tekście wyglądało jak inne albo było niewidocznych. Zostały zamienione. Ctrl+Z to cofa.
}
lab-line = Wiersz { $line }:
lab-value = wartość { $name }: { $value }
lab-values = ({ $values })
lab-fault = { $key ->
    [late] { $knows ->
        [line] { $count ->
            [0] to trwało za długo.
            [1] to trwało za długo.
           *[other] tyle razy to się wykonało, aż skończył się czas: { NUMBER($count) }.
        }
       *[nothing] Czas się skończył. Szukam wiersza, który go zużył…
    }
    [lost] Czas się skończył. Uruchomiony ponownie program był dość szybki: komputer mógł na chwilę zwolnić.
    [start] Python nie mógł się uruchomić: { $detail }
    [packages] Nie udało się zainstalować pakietu: { $detail }
    [broken] Program zepsuł swojego Pythona: zużył za dużo pamięci albo zmienił samego Pythona.
    [exception] { $error }: { $detail }
    [syntax] to nie jest Python: { $detail }
    [import] bot nie może importować { $detail }. Nie ma dostępu do strony.
    [recursion] { $detail } wywołuje samo siebie zbyt wiele razy.
    [memory] zabrakło pamięci.
    [exit] program zakończył się sam, zamiast zwrócić miejsce.
    [illegal] { $message }.
    [nothing] choose nic nie zwraca. Może brakuje return?
    [no-point] { $message }.
    [missing] W programie nie ma funkcji choose. Napisz def choose(board):
    [parameters] choose musi przyjmować planszę i nic więcej: def choose(board):
    [too-long] Program jest za długi.
   *[other] { $message }.
}
lab-output =
    .aria-label = Co wypisują boty
lab-output-none = To, co bot wypisuje przez print(…), pojawia się tutaj, obok jego ruchu.
lab-output-cut = … (wypisano więcej)
lab-turn = { $ply } · { $point }
lab-packages = { $reason ->
    [file] Nie uruchomiono: ta strona to jeden plik bez sieci, więc nie może zainstalować { $packages }.
    [offline] Nie uruchomiono: nie ma sieci, z której można by zainstalować { $packages }.
   *[policy] Nie uruchomiono: tutaj nie można zainstalować { $packages }. Zasady tej witryny nie pozwalają łączyć się z innym serwerem. Jej właściciel może zezwolić na { $host }.
}
lab-pieces =
    .aria-label = Wiersze programu
lab-puzzle-help = Ułóż wiersze w dobrej kolejności: przeciągaj je, użyj przycisków albo przytrzymaj Alt i naciśnij strzałkę.
lab-up =
    .aria-label = Przesuń w górę
    .title = Przesuń w górę
lab-down =
    .aria-label = Przesuń w dół
    .title = Przesuń w dół
lab-place = Teraz wiersz { $place } z { $count }.
lab-check = Sprawdź
lab-use = Otwórz jako program
lab-solved = Wszystko na miejscu. Program może działać.
lab-unsolved = { $count ->
    [0] Pierwszy powinien być inny wiersz.
    [one] Pierwszy wiersz jest dobry. Zaznaczony musi trafić gdzie indziej.
    [few] Pierwsze { $count } wiersze są dobre. Zaznaczony musi trafić gdzie indziej.
    [many] Pierwszych { $count } wierszy jest dobrych. Zaznaczony musi trafić gdzie indziej.
   *[other] Dobre wiersze na początku: { $count }. Zaznaczony musi trafić gdzie indziej.
}
lab-unchecked = Nie udało się sprawdzić kolejności. Spróbuj ponownie.
lab-entrants =
    .aria-label = Boty w turnieju
lab-games =
    .aria-label = Gry
lab-tournament-help = Wybierz od 2 do { $most } botów. Każdy gra z każdym dwa razy i raz zaczyna.
lab-tournament-start = Start
lab-tournament-count = Wybrane boty: { $count }. Wybierz od 2 do { $most }.
lab-tournament-state = { $state ->
    [running] Trwa turniej: zakończone gry: { $done } z { $all }.
    [over] Koniec, rozegrane gry: { $all }.
   *[stopped] Zatrzymano, zakończone gry: { $done } z { $all }.
}
lab-game-of = { $first } – { $second }:
lab-replay = Odtwórz
lab-replay-of = Odtwórz grę { $number }: { $first } – { $second }
lab-rated = { $rating } ± { $margin }
lab-table = Tabela turnieju
lab-column = { $name ->
    [place] Miejsce
    [bot] Bot
    [games] Gry
    [points] Punkty
   *[rating] Ranking
}
lab-ladder-help = Bot gra z komputerem: po wygranej z następnym poziomem, po przegranej z niższym. Gry toczą się dalej, gdy robisz na tej stronie coś innego.
lab-ladder-start = Start
lab-ladder-bot = Bot
lab-ladder-length = Gry
lab-ladder-games = Gry: { $count }
lab-ladder-game = { $outcome ->
    [won] Wygrana: { computer-name }, { $own } : { $other }.
    [lost] Przegrana: { computer-name }, { $own } : { $other }.
   *[draw] Remis: { computer-name }, { $own } : { $other }.
}
lab-rating = Ranking po rozegraniu gier ({ $count }): { $rating } ± { $error }. Poziom 1 ma 1000, poziom 8 ma 3600.
lab-net-help = Poziomy 7 i 8 pytają tę sieć, co zostanie okrążone. Tutaj patrzy na pozycję ze strony; „własne” to kropki tego, kto ma ruch. Twoje zmiany zostają w laboratorium: poziomy, podpowiedzi i analizy używają sieci bez nich.
lab-net-told = { $state ->
    [starting] Pytanie do sieci…
    [reset] Wszystkie wagi i progi są jak na początku.
    [refused] Zmiany nie pasują do tej sieci. Zresetuj je.
    [none] Nie ma czego oglądać: sieć patrzy na gry dwóch osób, w których podpowiedzi są dozwolone.
   *[failed] Sieć nie odpowiada. Sprawdź połączenie i otwórz tę część jeszcze raz.
}
lab-net-row = Warstwa
lab-net-row-of = { $kind ->
    [inputs] Wejścia
    [outputs] Wyjścia
   *[layer] Warstwa { $number }
}
lab-net-part = Płaszczyzna
lab-net-neuron = Neuron { $number }
lab-net-input = { $name ->
    [own-dots] Własne kropki
    [other-dots] Kropki przeciwnika
    [open] Wolne miejsca
    [own-houses] Własne domki
    [other-houses] Domki przeciwnika
    [own-territories] Własne bazy
    [other-territories] Bazy przeciwnika
    [last] Ostatnia kropka
    [last-but-one] Przedostatnia kropka
    [own-reach] Własny zasięg, kroki: { $steps }
    [other-reach] Zasięg przeciwnika, kroki: { $steps }
    [own-chains] Własne ciągi od brzegu
    [other-chains] Ciągi przeciwnika od brzegu
   *[board] Wszystkie miejsca
}
lab-net-output = { $name ->
    [mover] Własne bazy na końcu
    [other] Bazy przeciwnika na końcu
   *[move] Dobre ruchy
}
lab-net-plane = { $name }: od 0 do { $most }
lab-net-board =
    .aria-label = { $kind ->
        [plane] Plansza z liczbami płaszczyzny
       *[forecast] Plansza z prognozą
    }
lab-net-weights = Wagi
lab-net-weight = Waga: { $name }, { $place ->
    [up-left] jedno w górę i w lewo
    [up] jedno w górę
    [up-right] jedno w górę i w prawo
    [left] jedno w lewo
    [here] w tym miejscu
    [right] jedno w prawo
    [down-left] jedno w dół i w lewo
    [down] jedno w dół
   *[down-right] jedno w dół i w prawo
}: { $value }
lab-net-follow = Pokaż tę płaszczyznę
lab-net-thresholds = Progi
lab-net-threshold = Próg { $number }
lab-net-keeps = Do sumy wchodzi też liczba tego neuronu z warstwy niżej, osiem razy.
lab-net-feeds = Kto to widzi
lab-net-feeds-count = Neurony: { $count }
lab-net-changed = { $name } (zmienione)
lab-net-reset = Zresetuj
    .title = Przywróć wszystkie wagi i progi
lab-reference-of = { $type ->
    [board] Plansza
   *[point] Miejsce
}
lab-reference-choose = Bot to program w Pythonie z funkcją choose. Dostaje ona planszę i zwraca miejsce. Plansza jest kopią: bot może na niej grać i cofać ruchy.
lab-reference-time = Bot ma jedną sekundę na każdy ruch i jeszcze dziesięć sekund na całą grę. Gdy je zużyje, przegrywa. print(…) pokazuje tekst obok ruchu; board.note(point, value) rysuje liczbę na planszy.
lab-reference-walls = Bot działa w swoim własnym Pythonie. Nie ma dostępu do strony, do twoich plików ani do sieci.
lab-reference-packages = Komentarz może wymieniać pakiety z PyPI, jeśli witryna na to pozwala: # /// script, potem # dependencies = ["name"], potem # ///, każdy w osobnym wierszu.

## Door
learn = Lekcje
learn-away = Nie udało się wczytać lekcji. Spróbuj ponownie, gdy będzie połączenie z internetem.

## Screen
learn-title = Nauka gry
learn-list =
    .aria-label = Wszystkie lekcje
    .title = Wszystkie lekcje
learn-place = { $number } z { $count }
learn-back =
    .aria-label = Wstecz
    .title = Wstecz
learn-next = Dalej
learn-again = Jeszcze raz
learn-see = Pokaż
learn-stop = Zakończ grę tutaj
learn-declare = Okrąż
learn-later = Zostaw na później
learn-editor-title = Napisz lekcję
draft-mode = Jak pisać
draft-mode-form = Formularz
draft-mode-text = Tekst
draft-none = Formularz nie może pokazać tej lekcji. Pracuj dalej z tekstem.
draft-title = Tytuł
draft-step = Krok
draft-other = Inny szkic
draft-add = Dodaj krok
draft-remove = Usuń ten krok
draft-tool = Dotknięcie rysuje
draft-tool-erase = Nic
draft-tool-move = Ruch
draft-tool-point = Wskazane kropki
draft-width = Kolumny
draft-height = Wiersze
draft-aim = Cel
draft-aim-kind = { $aim ->
   *[place] Postaw kropkę gdziekolwiek
    [capture] Okrąż kropki
    [keep] Niczego nie strać
    [threaten] Zagroź w kilku punktach
    [connect] Połącz wskazane kropki
    [ground] Uziem wskazane kropki
    [predict] Przewidź, co ruch okrąży
    [stop] Zakończ grę w porę
    [win] Wygraj na pełnej planszy
}
draft-number = Ile kropek
draft-threats = W ilu punktach
draft-dots = Najwyżej kropek
draft-player = Czytelnik to
draft-text = Co zrobić
draft-right = Po osiągnięciu celu
draft-wrong = Po błędzie
draft-words = { $count } z { $most } słów
learn-source = Lekcja jako tekst
learn-source-help = Pierwszy wiersz to „lesson:” i tytuł. Każdy krok ma „text:”, „aim:” i rysunek; pusty wiersz zaczyna następny.
learn-try = Wypróbuj
learn-insert = Dodaj tę planszę
learn-save = Zapisz jako plik
learn-link = Kopiuj link
learn-link-copied = Link skopiowany.
learn-link-long = Lekcja jest za długa na link: zapisz ją jako plik.
learn-link-denied = Przeglądarka nie pozwala kopiować: zapisz plik.
learn-told = { $stage ->
    [thinks] …
    [asks] Pętla jest zamknięta. Okrążasz teraz?
    [goes-on] Dobrze. Graj dalej.
    [reached] { $aim ->
        [capture] { $gain ->
            [one] Okrążona: { $gain } kropka.
            [few] Okrążone: { $gain } kropki.
            [many] Okrążono: { $gain } kropek.
           *[other] Okrążono: { $gain } kropki.
        }
        [stop] Wygrywasz.
        [win] Wygrywasz.
       *[other] Dobrze.
    }
    [wrong] { $aim ->
        [predict] Niezupełnie. Zobacz i spróbuj ponownie.
       *[other] { $isLoss ->
            [true] Tracisz kropki. Spróbuj ponownie.
           *[other] Jeszcze nie. Zobacz odpowiedź i spróbuj ponownie.
        }
    }
   *[waits] Twój ruch.
}
stairs-step = Stopień { $step } z { $steps }
stairs-goal = { computer-name }. { $handicap ->
    [0] Zaczynacie po równo.
    [one] Zaczynasz z { $handicap } kropką.
    [few] Zaczynasz z { $handicap } kropkami.
    [many] Zaczynasz z { $handicap } kropkami.
   *[other] Zaczynasz z { $handicap } kropki.
} Wygrana to stopień w górę, przegrana – w dół.
# Najwyżej 15 słów; plansze są w lessons/.
lesson-first = Pierwsze okrążenia
lesson-first-dot = Grasz jako { $a }. Postaw kropkę na wolnym przecięciu.
lesson-first-dot-right = Kropki zostają na zawsze. Ty i { $b } gracie na zmianę.
lesson-first-ring = { $b } ma kropkę z jednym wyjściem. Zamknij pętlę.
lesson-first-ring-right = Okrążona. W środku nikt już nie gra.
lesson-first-chain = Na ukos też się łączy. Zamknij dłuższy ciąg.
lesson-first-chain-right = Trzy okrążone naraz. Wygrywa, kto okrąży więcej.
lesson-first-gap = Gdzie pętla ma lukę?
lesson-first-gap-wrong = Między sąsiednimi kropkami pętli musi być jeden krok, prosty lub ukośny.
lesson-edge = Brzeg i kilka okrążeń naraz
lesson-edge-open = Brzeg niczego nie zamyka: kropka u góry jest bezpieczna. Okrąż tę drugą.
lesson-edge-safe = Grasz jako { $b }. Dojdź do brzegu, a nikt nie okrąży twoich kropek.
lesson-edge-safe-right = Bezpieczne. Kropki połączone z brzegiem są uziemione.
lesson-edge-two = Jednym ruchem okrąż dwie kropki w różnych miejscach.
lesson-edge-predict = { $a } gra na 1. Zaznacz wszystkie kropki, które okrąża.
lesson-edge-predict-right = Dobrze: dwa obszary zamknięte jedną kropką.
lesson-houses = Domki
lesson-houses-predict = { $b } gra na 1 w pustej pętli. Zaznacz, co będzie okrążone.
lesson-houses-predict-right = Pusta pętla to domek: okrąża każdego, kto tam zagra.
lesson-houses-first = Grasz jako { $b }. W domku przetrwa tylko kropka, która coś okrąża.
lesson-houses-first-right = Twoje okrążenie jest pierwsze, więc domek nic nie zabiera.
lesson-houses-small = { $a } zamyka na 1 małą i dużą pętlę. Zaznacz, co będzie okrążone.
lesson-houses-small-right = Bierze się mniejszy obszar. Reszta zostaje domkiem.
lesson-dead = Martwe kropki i oswobadzanie
lesson-dead-chain = Okrążone kropki już nic nie łączą. Okrąż żywą kropkę.
lesson-dead-chain-wrong = Okrążona kropka jest martwa: nie należy do żadnej pętli.
lesson-dead-free = Twoja kropka w środku jest okrążona. Otocz wszystko wokół niej.
lesson-dead-free-right = Cztery okrążone, a twoja kropka znów jest wolna.
lesson-dead-predict = { $a } gra na 1. Zaznacz wszystkie kropki, które okrąża.
lesson-dead-predict-right = Pięć. Własna kropka w środku też jest martwa, ale nikomu się nie liczy.
lesson-declared = Okrążenia zgłaszane
lesson-declared-now = W tych regułach mówisz, co okrążasz. Zamknij pętlę i okrąż.
lesson-declared-now-wrong = Pętla okrąża dopiero, gdy to zgłosisz.
lesson-declared-larger = Górna pętla może poczekać. Zamknij drugą i okrąż obie naraz.
lesson-declared-larger-wrong = Wolno czekać: najpierw zamknij drugą pętlę.
lesson-declared-across = Grasz jako { $b }. Pętla nie jest jeszcze zgłoszona: przerwij ją.
lesson-declared-across-right = Okrążona. Niezgłoszona pętla niczego nie chroni.
lesson-end = Jak kończy się gra
lesson-end-ground = Połącz kropki z brzegiem: są wtedy uziemione i bezpieczne.
lesson-end-stop = Prowadzisz i wszystko jest uziemione. Zakończ grę.
lesson-end-pass = Pasować nie wolno. Niech { $b } nie ma już bezpiecznego przecięcia.
lesson-end-pass-right = { $b } musi zagrać w twoim domku.
lesson-end-pass-wrong = Twój domek może poczekać: nikt inny z niego nie skorzysta.
lesson-opening = Od krzyża do drabinki
lesson-opening-cross = Wiele gier zaczyna się od krzyża. Zagroź okrążeniem kropki.
lesson-opening-save = Grasz jako { $b }. Uratuj kropkę: uciekaj na wolną przestrzeń.
lesson-opening-ladder = Groź każdym ruchem, aż { $b } wpadnie na twoją kropkę.
lesson-tactics = Taktyka
lesson-tactics-two = Zagroź jedną kropką w dwóch miejscach. { $b } odpowie tylko na jedno zagrożenie.
lesson-tactics-net = { $b } ucieka: spychaj przeciwnika ku swojej czekającej kropce.
lesson-tactics-connect = Połącz kropki. Wtedy { $b } już ich nie rozetnie.

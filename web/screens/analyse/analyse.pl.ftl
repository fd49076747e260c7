## Door
analyse = Analizuj tę grę

## Screen
analyse-title = Analiza
analyse-tap = Dotknij na planszy kropki lub miejsca, o które chcesz zapytać.
analyse-put = Postaw tu kropkę
analyse-close =
    .aria-label = Zamknij analizę
    .title = Zamknij
analyse-compare = Dwie plansze
layers =
    .aria-label = Pokaż na planszy
layer-none = { $layer }: na planszy nic takiego teraz nie ma.
layer-threats = Zagrożone
layer-threats-help = Mała kropka w kółku: kropka postawiona tutaj coś okrąży. Kreski pokazują, co.
layer-grounded = Bezpieczne
layer-grounded-help = Kreski pod kropką: bezpieczna, bo połączona z brzegiem.
layer-chains = Połączone
layer-chains-help = Podwójne linie: połączone kropki.
layer-houses = Domki
layer-houses-help = Kropkowane, z małymi kwadratami: zamknięte, bez kropek przeciwnika w środku.
layer-pools = Jeszcze niezgłoszone
layer-pools-help = Linia przerywana: zamknięte wokół kropek przeciwnika, ale jeszcze nieokrążone.
layer-forecast-help = Czego spodziewa się komputer. Łuk wokół kropki: jak prawdopodobne jest jej okrążenie. Romby: prawdopodobne ruchy.
layer-offers = Do zgłoszenia
layer-offers-help = Zakreskowane, u obu graczy. Bez tej opcji widać je dopiero po naciśnięciu „Zgłoś”.
layer-branches = Warianty
layer-branches-help = Małe litery: tu gra się rozgałęzia.
review-start = Przeanalizuj grę
why-captured = { $name } okrąża to miejsce w ruchu { $ply }, razem z { $captured ->
    [one] jedną kropką
    [few] { $captured } kropkami
    [many] { $captured } kropkami
   *[other] { $captured } kropki
}. W środku nie można już stawiać kropek.
why-dot = { $name } ma tu kropkę.
why-house = { $name } ma tu domek: zamknięty ciąg, w którym nic nie jest okrążone. Kropka innego gracza zostanie tu okrążona, chyba że sama najpierw coś okrąży.
why-closes = { $name } może tu okrążyć { $captured }.
why-threat = { $name } może okrążyć tę kropkę ruchem { $point }.
why-grounded = Jest bezpieczna: nikt już nie może jej otoczyć.
why-open = Nikt nie może jej okrążyć jedną kropką, ale nie jest jeszcze bezpieczna.
why-quiet = Kropka postawiona tutaj niczego od razu nie okrąża.
review-progress =
    .aria-label = Postęp analizy
review-starts = Komputer przygotowuje się…
review-running = Ruch { NUMBER($ply, useGrouping: 0) } z { NUMBER($plies, useGrouping: 0) }.
review-done = { $all ->
    [yes] { $count ->
        [0] Żaden ruch nie kosztował ani kropki.
       *[other] Błędy: { $first } { $firsts }, { $second } { $seconds }.
    }
   *[no] Zatrzymano po ruchu { NUMBER($ply, useGrouping: 0) } z { NUMBER($plies, useGrouping: 0) }.{ $count ->
        [0] { "" }
       *[other] { " " }Błędy: { $first } { $firsts }, { $second } { $seconds }.
    }
}
review-small = Także straty pojedynczych kropek ({ $count })
review-add = Dodaj do zapisu
review-added = Dodano do zapisu
review-puzzles = Ułóż zadania
review-puzzles-stop = Przerwij układanie zadań
review-puzzles-none = Z żadnego z tych błędów nie da się ułożyć zadania z dowodem.
review-comment = Lepsze niż { $point } (strata { $loss }){ $has ->
    [yes] : { $why }.
   *[no] .
}
review-again = Analizuj ponownie
review-failed = Analiza się nie powiodła: nie udało się uruchomić komputera.
refusal-review-left = Analiza zatrzymała się przed pierwszym ruchem.
refusal-review-busy = Komputer myśli nad ruchem. Analizę można zacząć potem.
refusal-review-too-long = Gra jest za długa na analizę: limit to 3000 ruchów.
review-elsewhere = Inny wariant
review-list =
    .aria-label = Ruchy, które kosztowały najwięcej
review-mistake = Ruch { NUMBER($ply, useGrouping: 0) }, { $name } na { $point }: strata { $loss }.
review-better = Lepiej: { $better }{ $has ->
    [yes] , { $why }.
   *[no] .
}
review-curve =
    .aria-label = Przewidywany wynik po każdym ruchu
compare-title = Porównanie wariantów
compare-side = Plansza { $side }
compare-together = Przewijaj razem
compare-show = Pokaż w grze

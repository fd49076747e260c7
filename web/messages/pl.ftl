### Tekst strony po polsku. docs/translating.md mówi, jak tłumaczyć i skąd są terminy.

## Nazwa gry

title = Kropki
subtitle = gra na kartce
description =
    .content = Kropki, gra na kartce w kratkę: otocz kropki przeciwnika zamkniętym ciągiem własnych, aby je okrążyć.

## Gracze

player = { INKS() ->
    [plum] { $player ->
        [0] Pomarańczowy
        [1] Fioletowy
        [2] Zielony
       *[3] Szary
    }
    [earth] { $player ->
        [0] Brązowy
        [1] Morski
        [2] Różowy
       *[3] Szary
    }
    [own] { $player ->
        [0] Gracz 1
        [1] Gracz 2
        [2] Gracz 3
       *[3] Gracz 4
    }
   *[classic] { $player ->
        [0] Czerwony
        [1] Niebieski
        [2] Zielony
       *[3] Żółty
    }
}
score =
    .aria-label = Wynik
score-of = { $name }: { $count ->
    [one] { $count } okrążona kropka
    [few] { $count } okrążone kropki
    [many] { $count } okrążonych kropek
   *[other] { $count } okrążonej kropki
}.
to-move = Ruch: { $name }.
gain-told = { $name } okrąża { $count }{ $freed ->
    [0] { "" }
   *[other] { " " }i oswobadza { $freed }
}
event-capture = { $told } na { $point }
captured = okrążone
says-to-move = ruch
says-starting = uruchamia się
says-won = wygrywa
says-out = poza grą
says-stopped = już nie gra
score-with-komi = { $score } z komi

## Plansza

board =
    .aria-label = Plansza { $width } na { $height }
board-keys = Strzałki przesuwają kursor. Enter stawia kropkę, U cofa ruch, G przechodzi do miejsca, S czyta wynik, H pokazuje podpowiedzi. D zgłasza wybrane obszary, A zgłasza wszystkie. Przecinek i kropka przechodzą po ruchach. Znak zapytania pokazuje wszystkie klawisze.
place = Postaw kropkę na { $point }
place-take = Okrąż obszar
aiming =
    .aria-label = Wybrane miejsce
aim-cancel =
    .aria-label = Nie stawiaj
    .title = Nie stawiaj
zoom-whole =
    .aria-label = Pokaż całą planszę
    .title = Pokaż całą planszę (0)
gain = { $side ->
    [lost] −{ $count }
   *[own] +{ $count }
}

## Przyciski

controls =
    .aria-label = Gra
undo = Cofnij
    .title = Cofnij ostatni ruch (U)
redo = Ponów
    .title = Ponów (R)
declare = Zgłoś
    .title = Wybierz obszary, a potem postaw kropkę, która je okrąża (D)
take-all = Wszystkie
    .aria-label = { $name } zgłasza wszystkie obszary { $now ->
        [yes] teraz
       *[no] następną kropką
    }
    .title = { $name } zgłasza wszystkie obszary { $now ->
        [yes] teraz (A)
       *[no] następną kropką (A)
    }
pass = Pas
    .title = Pasuj (P)
end = Koniec
    .aria-label = Koniec gry
    .title = Zaproponuj remis, poddaj się i inne
again = Jeszcze raz
    .aria-label = Jeszcze raz: nowa gra z tymi samymi ustawieniami
    .title = Nowa gra z tymi samymi ustawieniami
actions =
    .aria-label = Kropki
new = Nowa
    .title = Nowa gra
more = Więcej
    .title = Więcej: analiza, otwieranie, udostępnianie, ustawienia, pomoc
more-menu =
    .aria-label = Więcej
to-learn = Nauka
    .title = Lekcje, zadania, rozwiązane plansze
to-teach = Nauczanie
    .title = Zajęcia, prezentacja, laboratorium Pythona
menu-learn = Nauka
menu-teach = Nauczanie
menu-analyse = Analiza
menu-share = Otwórz, udostępnij, drukuj
menu-page = Ustawienia i pomoc
menu-find =
    .aria-label = Znajdź polecenie
    .placeholder = Znajdź polecenie
help = Jak grać
about = O grze…
print = Drukuj…
full-screen = Pełny ekran
full-screen-leave = Wyjdź z pełnego ekranu
note =
    .aria-label = Stan gry
cancel = Anuluj
close = Zamknij
retry = Spróbuj ponownie
hint-ask = Podpowiedź
    .title = Najlepsze ruchy i dlaczego są dobre (H)

## Ustawienia

said-premove = Po ruchu komputera: { $point }.
scan-row = Wiersz { $row }
said-turn = { $turn ->
    [right] Plansza obrócona w prawo
    [half] Plansza do góry nogami
    [left] Plansza obrócona w lewo
   *[none] Plansza ustawiona prosto
}{ $mirror ->
    [on] , w lustrzanym odbiciu
   *[off] { "" }
}.

## Drukowanie

print-title = Drukowanie
print-position = Ta pozycja
print-game = Gra z numerami ruchów
print-blank = Czysta kartka
print-help = Plansza drukuje się na białym papierze, w twoich kolorach.
print-now = Drukuj

## Pierwsza wizyta

hint = Gracze na zmianę stawiają kropki. Otocz kropki przeciwnika zamkniętym ciągiem własnych (na ukos też się liczy), aby je okrążyć. Wygrywa, kto okrąży więcej.
demo = Przykład okrążenia
first-dot = Postaw kropkę na przecięciu linii.

## Komputer

computer-name = Komputer ({ level-name })
level-name = { $level ->
    [1] początkujący
    [2] łatwy
    [3] niedzielny
    [4] średni
    [5] solidny
    [6] mocny
    [7] trudny
   *[8] pełna siła
}
level = { level-name }
level-automatic = Automatyczny: { level }
next-level = { $change ->
    [up] Następna gra: poziom wyżej ({ level-name }).
    [down] Następna gra: poziom niżej ({ level-name }).
   *[same] Następna gra: ten sam poziom ({ level-name }).
}
seat-of = { $name }:
seat-person = Znajomy, tutaj
seat-here = Gracz tutaj
seat-you = Ty
seat-link = Znajomy, przez link
seat-computer = Komputer ({ level-name })
seat-menu = Kto gra: { $name }?
seat-levels = Komputer
says-thinks = myśli
thoughts =
    .aria-label = Komputer
thinking = { $name } myśli…
thinking-starts = { $name } przygotowuje się…
thinking-offer = { $name } rozważa propozycję…
thinking-halted = Gra jest wstrzymana.
thinking-waits = Ruch ma tu { $name }, ale w zapisie jest już następny ruch.
thinking-failed = { $name } nie może zacząć. Sprawdź połączenie z internetem, a jeśli brakuje pamięci, zamknij inne karty.
move-now = Zagraj już
    .title = Niech zagra od razu (M)
go-on = Graj dalej stąd
halt = Wstrzymaj
halt-end = Wznów
thoughts-toggle = Myśli
    .title = O czym myśli komputer
thought-value = { $name } spodziewa się wyniku: { $value ->
    [even] równo.
   *[other] { $value }.
}
thought-depth = Głębokość: { $depth }, pozycje: { NUMBER($positions) }.
no-dot = –
hints =
    .aria-label = Podpowiedzi
hints-asked = Szukam dobrych ruchów…
hints-failed = Nie ma podpowiedzi: nie udało się uruchomić komputera. Sprawdź połączenie z internetem i poproś jeszcze raz.
hint-play =
    .title = Postaw tę kropkę
hint-said = { $has ->
    [yes] { $point }: { $why }.
   *[no] { $point }.
}
hints-standing = { $value ->
    [0] Przewidywany wynik: równo.
   *[other] { $behind ->
        [yes] Przewidywany wynik: { $name } −{ $value }.
       *[no] Przewidywany wynik: { $name } +{ $value }.
    }
}
hint-why = Dlaczego?
    .aria-label = Dlaczego { $point }?
line-takes = { $name } ruchem { $point } okrąża { $captured }.
line-elsewhere = { $proved ->
    [yes] W przeciwnym razie { $name } ruchem { $point } okrąża { $captured }.
   *[no] W przeciwnym razie komputer przewiduje, że { $name } okrąży { $captured }, zaczynając od { $begin }.
}
line-threatens = Potem { $name } ruchem { $point } okrąża { $captured }, chyba że { $other } temu zapobiegnie.
line-places = { $name } grozi potem ruchami { $points }. Jedna odpowiedź nie zatrzyma wszystkich.
line-forces = { $proved ->
    [yes] { $name } wymusza okrążenie { $captured }: sprawdzono każdą odpowiedź.
   *[no] Komputer przewiduje, że { $name } wymusi okrążenie { $captured }.
}
line-expected = Przewidywanie: { $name } ruchem { $point } okrąża { $captured }.
line-punished = { $proved ->
    [yes] Potem { $name } ruchem { $point } okrąża { $captured }.
   *[no] Komputer przewiduje, że potem { $name } okrąży { $captured } ruchem { $point }.
}
line-safer = Przewidywanie: kropki w kółkach będą bezpieczniejsze.
line-cuts = Przewidywanie: kropki w kółkach mogą zostać odcięte.
why =
    .aria-label = Dlaczego?
why-close =
    .aria-label = Zamknij
why-back = Wstecz
why-again =
    .aria-label = Pokaż jeszcze raz
    .title = Pokaż jeszcze raz
why-keep = Dodaj do zapisu
why-save = Zapisz dowód
why-threatens = { $name } gra na { $point } i grozi ruchem { $threat }. A jeśli { $other }…
why-answer = …gra na { $point }?
why-elsewhere = …gra gdziekolwiek indziej?
why-takes = { $name } gra na { $point } i okrąża.
why-lost = Już grając na { $point }, { $name } traci wystarczająco dużo.
why-kept = { $count ->
    [one] W zapisie jest jeden wariant.
    [few] W zapisie są { $count } warianty.
    [many] W zapisie jest { $count } wariantów.
   *[other] W zapisie jest { $count } wariantu.
}
reason-captures = okrąża { $number }
reason-saves = ratuje { $number }
reason-forces = wymusza okrążenie { $number }
reason-prevents = chroni { $number } przed okrążeniem
reason-threatens = grozi okrążeniem { $number }
reason-places = grozi { $number ->
    [2] w dwóch miejscach
    [3] w trzech miejscach
   *[other] w { $number } miejscach
}
reason-loses = ogranicza stratę do { $number }
reason-safer = zwiększa bezpieczeństwo { $count ->
    [one] jednej kropki
    [few] { $count } kropek
    [many] { $count } kropek
   *[other] { $count } kropki
} ciągu przy { $point }
reason-cuts = może odciąć { $count ->
    [one] jedną kropkę
    [few] { $count } kropki
    [many] { $count } kropek
   *[other] { $count } kropki
} ciągu przy { $point }
seats-untilTold = Myśli, aż każę przestać
seats-untilTold-help = Gra, gdy naciśniesz „Zagraj już” albo gdy nie ma już nad czym myśleć.
seats-resigns = Poddaje przegrane gry
seats-resigns-help = Poddaje się, gdy nie może już uratować gry.
refusal-page-computer = Teraz ruch komputera.
refusal-page-by-link = Teraz ruch ma drugi gracz. Udostępnij link i otwórz ten, który dostaniesz.
refusal-page-by-link-past = W grze przez link gra się po ostatnim ruchu.

## Bez sieci

unsaved-full = Nie zapisano: w tej przeglądarce nie ma już miejsca na grę.
unsaved-denied = Nie zapisano: ta przeglądarka nie pozwala stronie niczego przechowywać. Gra przepadnie, gdy zamkniesz stronę.
unsaved-list = Wcześniejsze gry nie są zapisane: przeglądarka nie pozwala stronie ich przechować. Znikną, gdy opuścisz stronę.
unsaved-here = Nie zapisano: ta przeglądarka niczego tu nie przechowuje albo nie ma już miejsca. To, co tu robisz, przepadnie, gdy opuścisz stronę.
unsaved-save = Zapisz plik
update = Nowa wersja jest gotowa.
update-reload = Odśwież
offline-saving = Strona jeszcze się wczytuje i zapisuje na tym urządzeniu. Potem będzie działać bez sieci.
offline-whole = Kropki działają na tym urządzeniu bez sieci: wszystkie pliki są tu zapisane.
offline-part = Kropki działają na tym urządzeniu bez sieci. Niektóre dodatki, na przykład licencje, potrzebują jej, bo nie udało się zapisać ich plików.
offline-none = Kropki potrzebują sieci: nie udało się zapisać ich na tym urządzeniu. Następna próba nastąpi przy kolejnej wizycie.
offline-forbidden = Kropki potrzebują sieci: ta przeglądarka albo ta witryna nie pozwala zapisywać stron do użytku bez niej.
offline-file = Ta strona to jeden plik, który nie potrzebuje sieci.
offline-now = Kropki działają już także bez sieci.

## Start

progress =
    .aria-label = Wczytywanie
stage-looking = Wczytywanie gry…
stage-downloading = Wczytywanie gry: { NUMBER($done, minimumFractionDigits: 1, maximumFractionDigits: 1) } z { NUMBER($total, minimumFractionDigits: 1, maximumFractionDigits: 1) } MB.
stage-starting = Uruchamianie gry…
stage-restarting = Silnik gry przestał odpowiadać i uruchamia się ponownie. Nic nie przepadło.
progress-learn = W tym czasie możesz się uczyć
stage-waiting = { $count ->
    [one] Twoja kropka jest zapisana.
    [few] Twoje { $count } kropki są zapisane.
    [many] Twoich { $count } kropek jest zapisanych.
   *[other] Twoje kropki są zapisane: { $count }.
}
said-downloading = Wczytywanie.
said-starting = Uruchamianie.
said-late = { late }.
said-ready = Można grać.
said-restarting = Silnik gry uruchamia się ponownie. Nic nie przepadło.
said-failed = Nie udało się uruchomić Kropek.

## Dlaczego Python nie może się uruchomić

failure = Nie można uruchomić Kropek
failure-file-missing = Na serwerze brakuje pliku { $file }. Wgraj jeszcze raz wszystkie pliki Kropek i spróbuj ponownie.
failure-file-type = Plik { $file } ma złą zawartość: może ta sieć wymaga najpierw logowania albo serwer wysłał stronę błędu lub zły typ pliku. Sprawdź połączenie z internetem i spróbuj ponownie.
failure-file-cut = Dotarła tylko część pliku { $file }: połączenie zostało przerwane. Sprawdź połączenie z internetem i spróbuj ponownie. Jeśli dzieje się tak za każdym razem, plik na serwerze jest niepełny.
failure-file-hash = Plik { $file } został zmieniony po drodze albo pochodzi z innej wersji. Spróbuj ponownie. Jeśli to nie pomoże, wgraj jeszcze raz wszystkie pliki Kropek.
failure-file-lost = Podczas wczytywania pliku { $file } zerwało się połączenie. Sprawdź połączenie z internetem i spróbuj ponownie.
failure-wasm-none = Ta przeglądarka nie obsługuje WebAssembly, którego potrzebują Kropki. Zaktualizuj ją albo użyj innej.
failure-wasm-blocked = Ta przeglądarka nie pozwoliła uruchomić WebAssembly: jest zablokowane albo brakuje pamięci. Zamknij inne karty lub zezwól na WebAssembly na tej stronie i spróbuj ponownie.
failure-worker = Nie udało się wczytać skryptu działającego w tle: może przerwało się połączenie. Sprawdź połączenie z internetem i spróbuj ponownie. Jeśli to nie pomoże, wgraj jeszcze raz wszystkie pliki Kropek.
failure-python = Python się nie uruchomił. Spróbuj ponownie. Jeśli to nie pomoże, zaktualizuj przeglądarkę.
failure-engine = Nie udało się wczytać reguł gry. Spróbuj ponownie. Jeśli to nie pomoże, wgraj jeszcze raz wszystkie pliki Kropek.
failure-kept = Twoja gra jest zapisana.
late = Kropki uruchamiają się długo
late-downloading = Od dłuższego czasu nic nie przychodzi. Sprawdź połączenie z internetem. Gra uruchomi się, gdy tylko przyjdzie reszta.
late-starting = Python uruchamia się długo: to urządzenie może być zajęte. Gra zacznie działać, gdy Python się uruchomi. Może pomóc zamknięcie innych kart i programów.

## Odmowy

refusal-move-occupied = Tu już jest kropka.
refusal-move-territory = { $owner } ma tu bazę.
refusal-move-off-board = Tego miejsca nie ma na planszy.
refusal-move-turn = Teraz ruch ma inny gracz.
refusal-game-over = Gra jest skończona.
refusal-game-nothing-to-undo = Nie ma czego cofnąć.
refusal-game-nothing-to-redo = Nie ma czego ponowić.
refusal-move-middle = Pierwsze kropki stawia się na środku planszy.
refusal-move-suicide = Kropka postawiona tutaj byłaby od razu okrążona, a te reguły na to nie pozwalają.
refusal-clock-time-up = Twój czas się skończył.
refusal-clock-time-left = Czas się jeszcze nie skończył.
refusal-clock-invalid = Zegar potrzebuje czasu: minut albo sekund na ruch.
refusal-opening-invalid = Ta pozycja startowa jest nieprawidłowa.
refusal-setup-invalid = Ta pozycja jest nieprawidłowa.
refusal-diagram-invalid = Ten diagram nie przedstawia prawidłowej pozycji.
refusal-rules-invalid-smallest = Tylko wtedy, gdy okrążenia się zgłasza.
refusal-rules-invalid-stop_without_dot = Tylko wtedy, gdy okrążenia się zgłasza.
refusal-rules-invalid-stop = Koniec przez uziemienie można od razu rozliczyć tylko między dwoma graczami. Niech pozostali grają dalej sami.
refusal-rules-invalid-komi = Komi jest tylko dla dwóch graczy.
refusal-rules-invalid-areas = Tylko z automatycznymi okrążeniami. Przy pełnych obszarach nie ma końca przez uziemienie i gra tylko dwóch graczy.
refusal-rules-invalid-edge = Tylko z automatycznymi okrążeniami i bez końca przez uziemienie.
refusal-rules-invalid-suicide = Samobójstwa można zabronić tylko z automatycznymi okrążeniami.
refusal-page-paused = Gra jest wstrzymana.
refusal-move-pass = Te reguły nie pozwalają pasować.
refusal-move-stop = Teraz nie można zakończyć przez uziemienie.
refusal-ring-no-dot = Tu nie ma kropki do pętli.
refusal-ring-foreign-dot = Ta kropka należy do innego gracza.
refusal-ring-dead-dot = Ta kropka jest martwa: leży w bazie.
refusal-ring-territory = Ta kropka jest okrążona: { $owner } ma tu bazę.
refusal-ring-step = To miejsce nie sąsiaduje z ostatnią kropką pętli.
refusal-ring-crosses-itself = Pętla nie może przecinać samej siebie.
refusal-ring-not-closed = Pętla nie jest zamknięta.
refusal-ring-no-enemy = W pętli nie ma żywej kropki przeciwnika.
refusal-ring-overlap = Dwa z tych obszarów na siebie nachodzą.
refusal-ring-not-smallest = Istnieje mniejsza pętla, a te reguły wymagają najmniejszej.
refusal-ring-not-now = Teraz nie ma czego zgłaszać.
refusal-ring-refused = Tej pętli nie można zgłosić.
refusal-settlement-players = Rozliczyć można tylko grę dwóch graczy.
refusal-settlement-automatic = W tej grze okrążenia są automatyczne: grajcie dalej albo zgódźcie się na remis.
refusal-settlement-set-up = W pozycji ustawiono okrążone kropki, więc trzeba ją dograć do końca.
refusal-page-offered = Najpierw odpowiedz na propozycję.
refusal-game-no-offer = Nie ma propozycji, na którą można odpowiedzieć.
refusal-game-own-offer = Na tę propozycję musi odpowiedzieć drugi gracz.
refusal-game-player = W tej grze nie ma takiego gracza.
refusal-game-ply = W tej grze nie ma takiego ruchu.
refusal-opening-unknown = Nie ma takiej pozycji startowej.
refusal-rules-unknown = Nie ma takich reguł.
refusal-opening-no-room = Plansza jest za mała na tę pozycję startową.
refusal-size-out-of-range = Każdy bok musi mieć od 1 do 52 linii.
refusal-record-invalid = Nie udało się odczytać zapisanej gry. To jest nowa gra.
refusal-page-no-answer = Nie udało się tego zrobić: silnik gry nie odpowiedział.
refusal-page-damaged = Ta gra jest uszkodzona. Możesz zapisać do pliku to, co z niej zostało; gra pozostanie na liście, dopóki jej nie usuniesz.

## Zegary

time-left = { $name }: zostało { $time }.
time-warning = { $name }: zostało { $seconds ->
    [one] { $seconds } sekunda
    [few] { $seconds } sekundy
    [many] { $seconds } sekund
   *[other] { $seconds } sekundy
}.
pause = Przerwa
    .title = Zatrzymaj zegary
paused = Przerwa
resume = Wznów
said-paused = Przerwa. Nie można stawiać kropek.
said-resumed = Gra wznowiona.

## Zgłaszanie okrążeń

declaring =
    .aria-label = Zgłaszanie okrążeń
declare-cancel = Anuluj
    .title = Nie zgłaszaj niczego (Esc)
declare-ring = Rysuj pętlę
    .title = Rysuj pętlę kropka po kropce (O)
declare-all = Wszystkie
    .title = Wszystkie obszary, następną kropką (A)
declare-only = Bez kropki
    .aria-label = Bez kropki: zgłoś i nie stawiaj kropki
    .title = Zgłoś i nie stawiaj kropki
declare-hint = { $count ->
    [0] { $name } zgłasza: wybierz obszary, a potem postaw kropkę.
    [one] { $name } okrąża następną kropką 1 obszar.
    [few] { $name } okrąża następną kropką { $count } obszary.
    [many] { $name } okrąża następną kropką { $count } obszarów.
   *[other] { $name } okrąża następną kropką { $count } obszaru.
}
declare-hint-all = { $name } okrąża następną kropką wszystkie obszary.
declare-hint-last = Kropka już stoi: { $name } wybiera teraz obszar do okrążenia.
declare-hint-now = { $name } może okrążyć { $count ->
    [one] obszar: dotknij otoczonej kropki.
    [few] { $count } obszary: dotknij otoczonej kropki.
    [many] { $count } obszarów: dotknij otoczonej kropki.
   *[other] { $count } obszaru: dotknij otoczonej kropki.
}
ring-hint = { $count ->
    [0] Narysuj pętlę: zacznij od dowolnej swojej kropki.
    [one] 1 kropka. Prowadź linię od kropki do kropki.
    [few] { $count } kropki. Prowadź dalej i zamknij pętlę na { $first }.
    [many] { $count } kropek. Prowadź dalej i zamknij pętlę na { $first }.
   *[other] { $count } kropki. Prowadź dalej i zamknij pętlę na { $first }.
}
chooser-title = Która pętla?
chooser-ring = { $captured ->
    [one] 1 kropka
    [few] { $captured } kropki
    [many] { $captured } kropek
   *[other] { $captured } kropki
}{ $freed ->
    [0] { "" }
   *[other] , oswobodzone: { $freed }
}, { $points ->
    [one] 1 przecięcie
    [few] { $points } przecięcia
    [many] { $points } przecięć
   *[other] { $points } przecięcia
}
point-offer = { $name } może to zgłosić

## Rozliczenie terytorium

settling-title = Rozliczenie terytorium
settling-hint = { $count ->
    [0] Nie ma już obszarów. Możesz narysować nowy.
   *[other] Dotknij obszaru, aby go pominąć lub uwzględnić.
}
settling-offer = Zaproponuj
settling-draw = Rysuj pętlę
settling-cancel = Anuluj
settling-accept = Przyjmij
settling-decline = Gram dalej
settlement-offered = { $name } proponuje rozliczenie
settlement-question = { $name }, zgoda?
area = { $name } na { $point }: { $empty ->
    [one] { $empty } wolne miejsce
    [few] { $empty } wolne miejsca
    [many] { $empty } wolnych miejsc
   *[other] { $empty } wolnego miejsca
}{ $captured ->
    [0] { "" }
   *[other] , okrąża { $captured }
}{ $freed ->
    [0] { "" }
   *[other] , oswobadza { $freed }
}
sum-open = Wolne miejsca: { $a } { $first }, { $b } { $second }.
sum-neutral = { $count ->
    [0] Nie ma już neutralnych miejsc; następny ruch: { $name }.
    [one] 1 neutralne miejsce zostaje zapełnione; następny ruch: { $name }.
    [few] { $count } neutralne miejsca są zapełniane na zmianę; następny ruch: { $name }.
    [many] { $count } neutralnych miejsc zapełnia się na zmianę; następny ruch: { $name }.
   *[other] Neutralne miejsca ({ $count }) zapełnia się na zmianę; następny ruch: { $name }.
}
sum-thrown = { $count ->
    [0] Żadna strona nie musi oddawać kropek.
    [one] { $name } nie ma już bezpiecznych miejsc i traci 1 kropkę w obszarach, które ma { $other }.
    [few] { $name } nie ma już bezpiecznych miejsc i traci { $count } kropki w obszarach, które ma { $other }.
    [many] { $name } nie ma już bezpiecznych miejsc i traci { $count } kropek w obszarach, które ma { $other }.
   *[other] { $name } nie ma już bezpiecznych miejsc i traci { $count } kropki w obszarach, które ma { $other }.
}
sum-captures = Okrążenia na koniec: { $a } { $first }, { $b } { $second }.

## Zapis

record = Ruchy
    .title = Ruchy, warianty, komentarze
record-title = Ruchy
moves =
    .aria-label = Ruchy
move-taken-back = cofnięty
move-number = { NUMBER($ply, useGrouping: 0) }
variation-told = Wariant od ruchu { NUMBER($ply, useGrouping: 0) }
variation-back = Wróć do gry
show-moves = Ruchy
walk =
    .aria-label = Przeglądanie zapisu
walk-first =
    .aria-label = Na początek
    .title = Na początek ( < )
walk-back =
    .aria-label = Ruch wstecz
    .title = Ruch wstecz ( , )
walk-forward =
    .aria-label = Ruch naprzód
    .title = Ruch naprzód ( . )
walk-last =
    .aria-label = Na koniec
    .title = Na koniec ( > )
walk-capture-back =
    .aria-label = Poprzednie okrążenie
    .title = Poprzednie okrążenie ( [ )
walk-capture-forward =
    .aria-label = Następne okrążenie
    .title = Następne okrążenie ( ] )
walk-play =
    .aria-label = Odtwórz ruchy
    .title = Odtwórz ruchy po kolei
walk-pause =
    .aria-label = Zatrzymaj
    .title = Zatrzymaj
ply =
    .aria-label = Ruch
ply-told = { NUMBER($ply, useGrouping: 0) } / { NUMBER($plies, useGrouping: 0) }
ply-said = Ruch { NUMBER($ply, useGrouping: 0) } z { NUMBER($plies, useGrouping: 0) }
pace =
    .aria-label = Sekundy na ruch
    .title = Sekundy na ruch
pace-seconds = { $seconds } s
views =
    .aria-label = Widoki zapisu
show-tree = Drzewo
show-remarks = Komentarz
show-marks = Znaki
tree =
    .aria-label = Drzewo ruchów. { $told }
tree-keys = Strzałki w lewo i w prawo idą wzdłuż linii, w górę i w dół przechodzą do sąsiedniego wariantu, Page Up i Page Down do poprzedniego lub następnego rozgałęzienia, Home i End na początek i koniec linii. Delete usuwa wszystko od tego miejsca.
branches =
    .aria-label = Następne ruchy
branch-said = { $letter }: { $text }
move = { $word ->
    [start] Początek
    [note] notatka
    [dot] { $name } { $point }
    [declare] { $name } zgłasza
    [pass] { $name } pasuje
    [stop] { $name }: koniec – uziemienie
    [resign] { $name } poddaje się
    [time] { $name }: koniec czasu
    [draw] remis
    [agree] koniec za zgodą
    [settle] rozliczenie terytorium
   *[other] { $word }
}
node = Ruch { NUMBER($ply, useGrouping: 0) }
node-gain = { $side ->
    [lost] traci { $count }
    [other] { $name } okrąża { $count }
   *[own] okrąża { $count }
}{ $freed ->
    [0] { "" }
   *[other] { " " }i oswobadza { $freed }
}
node-place = wariant { $place } z { $count }
node-branches = { $count ->
    [one] { $count } następny ruch
    [few] { $count } następne ruchy
    [many] { $count } następnych ruchów
   *[other] { $count } następnego ruchu
}
node-said-comment = komentarz
node-said-set-up = ustawione kropki
node-said-marks = znaki
node-said-TE = dobry
node-said-IT = ciekawy
node-said-DO = wątpliwy
node-said-BM = zły

review-record = Analiza
    .title = Analiza gry: kto kiedy prowadził i które ruchy kosztowały najwięcej
edit = Wytnij…
    .title = Wycinanie, kopiowanie, wklejanie i inne
editing = Edycja
    .title = Komentarze, znaki, warianty
edit-menu =
    .aria-label = Edycja zapisu
edit-promote = Ustaw jako główną linię
edit-cut = Wytnij od tego miejsca
edit-copy = Kopiuj od tego miejsca
edit-paste = Wklej po tym ruchu
edit-set-up = Ustaw tu kropki…
edit-uncomment = Usuń komentarz
edit-revert = Cofnij zmianę
    .title = Cofnij ostatnią zmianę (Ctrl+Z w zapisie)
edit-repeat = Ponów zmianę
    .title = Ponów zmianę (Ctrl+Y w zapisie)
said-edit-promote = Ta linia jest teraz pierwsza.
said-edit-cut = Wycięto.
said-edit-copy = Skopiowano.
said-edit-paste = Wklejono.
said-edit-graft = Dodano do zapisu.
said-edit-revert = Cofnięto zmianę.
said-edit-repeat = Ponowiono zmianę.
refusal-tree-nowhere = W zapisie nie ma takiego miejsca.
refusal-tree-paste = Tego nie można tu wkleić: ruchy nie pasują.
refusal-tree-edit = Tego nie można tu zrobić.
refusal-tree-node = Tego miejsca nie ma już w zapisie.
refusal-tree-nothing-to-revert = Nie ma zmiany do cofnięcia.

comment-cut = (Reszta tego komentarza jest za długa, aby ją pokazać. Jest w pliku.)
comment =
    .aria-label = Komentarz
    .placeholder = Komentarz
node-name =
    .aria-label = Nazwa tej pozycji
    .placeholder = Nazwa
verdict =
    .aria-label = Oceń ruch
    .title = Oceń ruch
judgement =
    .aria-label = Oceń pozycję
    .title = Oceń pozycję
remark-no-verdict = Ruch…
remark-no-judgement = Pozycja…
remark-TE = ! dobry ruch
remark-IT = !? ciekawy
remark-DO = ?! wątpliwy
remark-BM = ? zły ruch
remark-GB = lepiej stoi { $first }
remark-GW = lepiej stoi { $second }
remark-DM = równo
remark-UC = niejasne
said-kept = Zapisano.

tools =
    .aria-label = Znaki
tool-TR =
    .aria-label = Trójkąt
    .title = Trójkąt
tool-SQ =
    .aria-label = Kwadrat
    .title = Kwadrat
tool-CR =
    .aria-label = Kółko
    .title = Kółko
tool-MA =
    .aria-label = Krzyżyk
    .title = Krzyżyk
tool-SL =
    .aria-label = Wyróżnienie
    .title = Wyróżnienie
tool-DD =
    .aria-label = Przyciemnienie
    .title = Przyciemnienie
tool-letter =
    .aria-label = Litery
    .title = Kolejna litera
tool-number =
    .aria-label = Liczby
    .title = Kolejna liczba
tool-label =
    .aria-label = Tekst
    .title = Dowolny tekst
tool-AR =
    .aria-label = Strzałka
    .title = Strzałka od jednego miejsca do drugiego
tool-LN =
    .aria-label = Linia
    .title = Linia od jednego miejsca do drugiego
tool-eraser =
    .aria-label = Gumka
    .title = Wymaż wszystkie znaki w tym miejscu
label-text =
    .aria-label = Tekst do napisania na planszy
    .placeholder = Tekst
mark-here = Oznacz tutaj
mark-hint = { $tool ->
    [eraser] Dotykaj miejsc, aby wymazać ich znaki.
    [label] Wpisz tekst poniżej, a potem dotykaj miejsc.
    [AR] Dotknij początku strzałki, a potem jej końca.
    [LN] Dotknij jednego końca linii, a potem drugiego.
   *[other] Dotykaj miejsc, aby je oznaczyć; dotknij jeszcze raz, aby wymazać.
} Esc albo ponowny wybór narzędzia kończy oznaczanie.
mark-hint-end = Teraz dotknij drugiego końca.
mark-TR = trójkąt
mark-SQ = kwadrat
mark-CR = kółko
mark-MA = krzyżyk
mark-SL = wyróżnione
mark-DD = przyciemnione
mark-AR = strzałka
mark-LN = linia
said-mark = { $put ->
    [yes] Oznaczono { $point }.
   *[no] Wymazano znak na { $point }.
}

## Objaśnienie planszy

explain-forecast = Prognoza
point-grounded = uziemiona
point-endangered = zostanie okrążona z prawdopodobieństwem { $percent } %
point-likely = następny ruch z prawdopodobieństwem { $percent } %
point-house = { $name } ma tu domek
point-threat = tutaj { $name } może okrążyć { $count ->
    [one] 1 kropkę
    [few] { $count } kropki
    [many] { $count } kropek
   *[other] { $count } kropki
}

## Gra jako plik, link i obrazek

files = Otwórz…
    .title = Otwórz plik lub wcześniejszą grę (Ctrl+O)
share-game = Udostępnij…
share = Udostępnij
    .title = Udostępnij tę grę: link, plik, obrazek
screen-close =
    .aria-label = Zamknij
    .title = Zamknij
part-away = Nie udało się tego wczytać. Spróbuj ponownie, gdy będzie połączenie z internetem.
game-size = { $width }×{ $height }
game-moves = { $count ->
    [one] { $count } ruch
    [few] { $count } ruchy
    [many] { $count } ruchów
   *[other] { $count } ruchu
}

drop-hint = Upuść plik, aby go otworzyć
shelf-none = Tu pojawią się wcześniejsze gry.
shelf-waits = { $who ->
    [you] Twój ruch
   *[other] Czeka na drugiego gracza
}
shelf-remove =
    .aria-label = Usuń tę grę: { $name }
    .title = Usuń tę grę
shelf-forgotten = Usunięto: { $name }.
shelf-back = Cofnij
everything-failed = Nie udało się utworzyć pliku.
library = Wszystkie gry
damaged-rows = { $count ->
    [one] Jeden wpis na tej liście jest uszkodzony i nie można go pokazać.
    [few] { $count } wpisy na tej liście są uszkodzone i nie można ich pokazać.
    [many] { $count } wpisów na tej liście jest uszkodzonych i nie można ich pokazać.
   *[other] { $count } wpisu na tej liście jest uszkodzonych i nie można ich pokazać.
}
damaged-save = Zapisz do pliku to, co zostało
damaged-remove = Usuń
everything-stop = Zatrzymaj
aside-title = Nie udało się pokazać twojej ostatniej gry
aside-help = Strona dwa razy zatrzymała się przy otwieraniu tej gry. Nic nie przepadło: gra jest wśród ostatnich gier, pod „Otwórz”.
aside-new = Zacznij nową grę
aside-show = Spróbuj ponownie
full-title = Brak miejsca na obecną grę
full-help = W tej przeglądarce nie ma już na nią miejsca wśród ostatnich gier. Najpierw ją zapisz albo odrzuć.
full-stay = Zachowaj tę grę
full-go = Odrzuć ją
game-result = { $how ->
    [points] { $name } +{ $by }
    [resignation] { $name } wygrywa przez poddanie
    [time] { $name } wygrywa na czas
   *[other] { $name } wygrywa
}
game-draw = Remis
game-void = Bez wyniku
game-unknown = Wynik nieznany
game-nameless = Nieznana gra
page-title = { $game } · Kropki
refusal-page-opening = Gra jest jeszcze otwierana.
refusal-page-kept = Obecna gra pozostaje bez zmian.

by-link-moved = Nowy ruch: { $name }. Teraz twój ruch: grasz jako { $colour }.
by-link-yours = Twój ruch: grasz jako { $colour }.
by-link-theirs = Teraz ruch: { $name }. Wyślij link.
by-link-asks = Teraz odpowiada { $name }. Wyślij link z propozycją.
by-link-offered = { $kind ->
    [draw] { $name } proponuje remis. Przyjmij propozycję albo graj dalej.
   *[settlement] { $name } proponuje rozliczenie. Przyjmij propozycję albo graj dalej.
}
by-link-declined = { $name } odrzuca propozycję. Teraz twój ruch: grasz jako { $colour }.
by-link-over = Koniec gry. Jeśli { $name } jeszcze o tym nie wie, wyślij link.
by-link-share = Udostępnij link
by-link-try = Wypróbuj ruchy
    .title = Wypróbuj ruchy na kopii partii: nic z niej nie zostanie wysłane
trial-told = To kopia do próbowania ruchów. Nic z niej nie zostanie wysłane.
trial-back = Wróć do partii
trial-gone = Tej partii nie ma już wśród twoich partii. Otwórz ponownie jej ostatni link.
told-copied = Skopiowano.
told-copied-link = Skopiowano link.
told-not-copied = Ta przeglądarka nie pozwala stronie kopiować. Zaznacz tekst i skopiuj go ręcznie.
told-not-copied-picture = Ta przeglądarka nie pozwala stronie kopiować obrazków. Zapisz go jako plik.
told-saved = Zapisano.
told-sent = Plik powinien być wśród pobranych. Jeśli go tam nie ma, ta przeglądarka nie zapisuje plików: otwórz stronę w innej.
told-sent-sgf = Plik powinien być wśród pobranych. Jeśli go tam nie ma, skopiuj SGF.

collection-title = Która gra?
collection-count = { $count ->
    [one] { $count } gra
    [few] { $count } gry
    [many] { $count } gier
   *[other] { $count } gry
}
collection-found = { $found } z { $count ->
    [one] { $count } gry
    [few] { $count } gier
    [many] { $count } gier
   *[other] { $count } gry
}
collection-progress =
    .aria-label = Czytanie pliku
collection-filter =
    .aria-label = Szukaj gier
    .placeholder = Gracz, rok, wynik…
collection-open = Otwórz

slip-close =
    .aria-label = Zamknij
    .title = Zamknij
slip-opened = Otwarto { $file }.
slip-remarks = { $count ->
    [one] { $count } problem w pliku
    [few] { $count } problemy w pliku
    [many] { $count } problemów w pliku
   *[other] { $count } problemu w pliku
}
slip-at = Wiersz { $line }, kolumna { $column }: { $words }
problem = { $kind ->
    [charset-guessed] plik nie podaje kodowania znaków; zostało odgadnięte
    [charset-misnamed] tekst nie jest w kodowaniu podanym w CA
    [charset-undecodable] niektóre znaki są w tym kodowaniu nieprawidłowe
    [charset-unknown] CA podaje nieznane kodowanie znaków
    [sgf-no-game] w tekście nie ma gry
    [sgf-junk] zbędny tekst
    [sgf-empty-tree] puste drzewo
    [sgf-unopened] brakuje nawiasu „(”
    [sgf-unclosed] zapis się urywa, brakuje nawiasu „)”
    [sgf-late-node] węzeł po wariancie
    [sgf-no-semicolon] węzeł bez średnika
    [sgf-no-value] nazwa właściwości bez wartości
    [sgf-no-name] wartość bez nazwy właściwości
    [sgf-name] w nazwie właściwości są nie tylko litery
    [sgf-lowercase] małe litery w nazwie właściwości są pomijane
    [sgf-duplicate] ta sama właściwość dwa razy w węźle
    [sgf-unclosed-value] zapis się urywa, wartość bez nawiasu „]”
    [sgf-bracket] zbędny nawias „]”
    [sgf-too-many] błędów jest więcej
    [record-other-game] GM podaje inną grę albo go brakuje
    [record-go] to zapis partii go
    [record-size] rozmiar planszy w SZ jest nieprawidłowy
    [record-rules] reguły są niezrozumiałe
    [record-point] to nie jest miejsce na planszy
    [record-set-up] ustawienie kropek jest nieprawidłowe
    [record-move] to nie jest ruch
    [record-illegal-move] niedozwolony ruch; zostaje w notatkach
    [record-after-end] ruch po końcu gry; zostaje w notatkach
    [record-turn] ruch poza kolejnością
    [record-claim] ruch nie wymusza tego, co podaje KF
    [record-crowded-node] kilka ruchów w jednym węźle albo ruch obok ustawienia
    [record-ring] pętla jest nieprawidłowa; kropka zostaje postawiona
    [record-ring-unclosed] pętla nie wraca do początku; została użyta
    [record-rings] ruch podaje inne pętle, niż zamyka
    [record-result] wynik nie zgadza się z ruchami albo nie jest wynikiem
    [record-result-form] wynik nie jest zapisany zgodnie z FF[4]
    [record-settlement] rozliczenie w TB i TW jest nieprawidłowe
    [record-more-faults] problemów jest więcej
    [record-too-large] gra jest za duża
    [record-too-long] odtwarzanie gry trwa za długo
    [record-more-games] w pliku jest więcej gier
    [sav-count] nagłówek podaje inną liczbę ruchów
    [sav-next] nagłówek podaje zły kolor następnego ruchu
    [sav-move] nieprawidłowy ruch; gra kończy się przed nim
    [sav-name] nazwa gracza nie jest w CP1251
    [sav-truncated] plik urywa się w środku ruchu
    [transcript-answer] silnik odpowiada źle: { $message }
    [transcript-no-board] silnik nie ma takiej planszy; nic nie jest oceniane
   *[other] { $message }
}
slip-differs = Od ruchu { $move } okrążenia podane w pliku różnią się od wynikających z reguł.
slip-modes = Okrążenia
slip-listed = jak w pliku
slip-automatic = według reguł
charset-choice = Litery wyglądają źle? Odczytaj je jako
slip-result = Plik podaje inny wynik: { $result }.
slip-right = Wszystkie odpowiedzi są poprawne: { $count }.
slip-broken = Nie udało się otworzyć: { $file }.
slip-go = Otwórz jako grę w kropki
slip-link = Nie udało się otworzyć tego linku.
slip-opening = Otwieranie
slip-patience = Ta gra jest duża, więc to chwilę potrwa.
slip-shelved = Nie udało się otworzyć tej gry.
slip-pasted = Wklejony tekst
slip-large = To więcej niż { $most } MB, a tyle najwyżej czytają Kropki.
slip-embedded = Gra z innej strony
slip-lab = Gra z laboratorium Pythona
slip-unreadable = Przeglądarka nie mogła tego odczytać: { $reason }
slip-others = { $count ->
    [one] Razem z nim jest jeszcze jeden plik. Otwórz:
    [few] Razem z nim są jeszcze { $count } pliki. Otwórz:
    [many] Razem z nim jest jeszcze { $count } plików. Otwórz:
   *[other] Razem z nim są jeszcze pliki: { $count }. Otwórz:
}
slip-empty = Nie ma w nim gry.
slip-set-up = Ustawiasz pozycję. Najpierw zacznij grę albo anuluj.
slip-kept = Obecna gra pozostaje bez zmian.
refusal-record-unwritable = SGF dopuszcza tylko dwóch graczy.
refusal-record-go = To zapis partii go, a nie gry w kropki.
refusal-record-unreadable-file = To nie jest plik z grą: potrzebny jest SGF, .sav programu PointsXT, zapis rozmowy z silnikiem albo diagram.
refusal-link-invalid = Link jest uszkodzony lub ucięty. Poproś o niego jeszcze raz i skopiuj go w całości.
refusal-link-too-large = Jest w nim więcej, niż ma jakakolwiek gra.
refusal-link-old = Ten link nie wnosi nic nowego: gra ma już wszystkie jego ruchy.
refusal-link-none = W tym adresie nie ma gry. Mógł ją ukryć filtr poczty albo skrócony link: otwórz ten adres i skopiuj ten, który pokaże potem przeglądarka.
refusal-file-none = Plik nie jest już otwarty. Otwórz go ponownie.

## Remis

draw-offered = { $name } proponuje remis.
draw-question = { $name }, zgoda?
draw-accept = Przyjmij remis
draw-decline = Gram dalej

## Nowa gra

new-size = Plansza
new-width = Szerokość
new-height = Wysokość
new-rules = Reguły
new-first = Pierwszy ruch

rules-automatic = Okrążenia automatyczne
rules-declared = Okrążenia zgłaszane
rules-russian = Do zapełnienia planszy (reguły rosyjskie)
rules-russian-help = Okrążenia są automatyczne, także wewnątrz domku. Gra kończy się, gdy zabraknie wolnych miejsc.
rules-wikipedia = Można zakończyć przez uziemienie (Wikipedia)
rules-wikipedia-help = Okrążenia są automatyczne. Gracz może zakończyć przez uziemienie; drugi okrąża wtedy to, co nie jest uziemione.
rules-stachowski = Od razu lub później (Stachowski)
rules-stachowski-help = Okrążenie zgłasza się razem z ruchem, od razu lub później. Gra kończy się, gdy zabraknie wolnych miejsc.
rules-wikikropki = Zgłaszanie gotowych okrążeń (Wikikropki)
rules-wikikropki-help = Gotowe okrążenie trzeba zgłosić razem z ruchem. Gra kończy się, gdy zabraknie wolnych miejsc.
rules-zagram-standard = Do zapełnienia lub za zgodą (Zagram, standard)
rules-zagram-standard-help = Okrążenia są automatyczne. Gra kończy się, gdy zabraknie wolnych miejsc albo gdy obaj gracze się zgodzą.
rules-zagram-no-territory = Drugi gra dalej sam (Zagram, bez terytorium)
rules-zagram-no-territory-help = Okrążenia są automatyczne. Jeśli kończysz przez uziemienie, drugi gracz gra dalej sam.
rules-zagram-territory = Uzgadnianie terytorium (Zagram, na terytorium)
rules-zagram-territory-help = Okrążenia się zgłasza, pętlą dowolnej wielkości. Obaj gracze mogą uzgodnić pozostałe obszary.
rules-custom = Własny wybór
rules-custom-help = Jak wybrano poniżej.

## Ustawianie pozycji

setup-title = Ustaw pozycję
setup-tools =
    .aria-label = Co stawia kliknięcie
setup-eraser = Gumka
setup-undo = Cofnij
    .title = Cofnij ostatnią zmianę (U)
setup-clear = Wyczyść
setup-capture = Okrąż otoczone kropki
setup-start = Start
setup-here = Ustaw
setup-fine = { $count ->
    [0] Postaw kropki na planszy.
    [one] 1 kropka. Można zaczynać.
    [few] { $count } kropki. Można zaczynać.
    [many] { $count } kropek. Można zaczynać.
   *[other] { $count } kropki. Można zaczynać.
}
setup-fault = { $point ->
    [none] { $words }
   *[other] { $point }: { $words }
}
setup-fault-pending = Zanim zaczniesz, okrąż otoczone tu kropki.
setup-fault-no-ring = Ta baza nie jest już zamknięta.
setup-fault-no-enemy = W tej bazie nie ma kropki przeciwnika.
setup-fault-full = Nie ma już wolnego miejsca do gry.
setup-erase = Wymaż kropkę
setup-keys = Strzałki przesuwają kursor. Enter stawia to, co wybrano, klawisze od 1 do 4 wybierają kolor, 0 wybiera gumkę, Delete wymazuje kropkę, U cofa zmianę, G przechodzi do miejsca.
said-setup = Ustawianie pozycji. { $tool ->
    [eraser] Wybrano gumkę.
   *[other] Wybrano: { $tool }.
}
said-put = { $name } na { $point }.
said-erased = { $point } jest wolne.
said-cleared = Plansza jest pusta.
said-captured = { $count ->
    [0] Nic nie jest otoczone.
    [one] Jedna baza.
    [few] { $count } bazy.
    [many] { $count } baz.
   *[other] { $count } bazy.
}

## Zakończenie gry

end-title = Zakończenie gry
end-who = Który gracz?
end-offer_draw = Zaproponuj remis
end-offer_draw-help = { $players ->
    [2] Nikt nie wygrywa, jeśli drugi gracz się zgodzi.
   *[other] Nikt nie wygrywa, jeśli wszyscy pozostali się zgodzą.
}
end-by-link = { $when ->
    [before] Najpierw zrób ruch: propozycja trafi do linku.
   *[after] Propozycja trafi do linku.
}
end-settle = Rozlicz terytorium
end-settle-help = Uzgodnijcie pozostałe obszary i policzcie wynik.
end-stop = Koniec – uziemienie
end-stop-help = { $kind ->
    [settled] Wszystko twoje, co nie jest uziemione, przepada od razu, a gra się kończy.
    [last] Wszyscy pozostali też już skończyli, więc gra się kończy.
   *[played] Nie stawiasz więcej kropek; { $players ->
        [2] drugi gracz gra dalej, jak długo chce
       *[other] pozostali grają dalej, jak długo chcą
    }.
}
end-finish = Zakończ teraz
end-resign = Poddaj się
end-resign-help = { $players ->
    [2] Wygrywa drugi gracz, bez względu na wynik.
   *[other] Pozostali grają dalej; twoje kropki zostają.
}
stopped-alone = Koniec przez uziemienie: { $stopper }; { $name } gra dalej.
stopped-others = Koniec przez uziemienie: { $stopper }; pozostali grają dalej.
stop = Kończę
    .aria-label = Kończę: { $name } też kończy, a to kończy grę
    .title = { $name } też kończy, a to kończy grę

## Wynik

result-win = { $who ->
    [you] { $by ->
        [0] Wygrywasz
        [one] Wygrywasz o { $by } kropkę
        [few] Wygrywasz o { $by } kropki
        [many] Wygrywasz o { $by } kropek
       *[other] Wygrywasz o { $by } kropki
    }
    [computer] { $by ->
        [0] Wygrywa komputer
        [one] Wygrywa komputer o { $by } kropkę
        [few] Wygrywa komputer o { $by } kropki
        [many] Wygrywa komputer o { $by } kropek
       *[other] Wygrywa komputer o { $by } kropki
    }
   *[name] { $by ->
        [0] Wygrywa { $name }
        [one] { $name } wygrywa o { $by } kropkę
        [few] { $name } wygrywa o { $by } kropki
        [many] { $name } wygrywa o { $by } kropek
       *[other] { $name } wygrywa o { $by } kropki
    }
}
result-draw = Remis
result-status = { $result }. { $reason }
result-komi = { $name } ma w wyniku komi: { $komi }.
reason = { $reason ->
    [full-board] Nie ma już wolnych miejsc.
    [resignation] Poddanie: { $names }.
    [draw] Uzgodniono remis.
    [agreed] Dalsza gra nie mogła zmienić wyniku.
    [settlement] Terytorium rozliczono za zgodą obu graczy.
    [stop] { $players ->
        [2] Obaj gracze zakończyli przez uziemienie.
       *[other] Wszyscy gracze zakończyli przez uziemienie.
    }
    [stop-settled] Koniec przez uziemienie: { $names }; co nie było uziemione, przepadło.
    [passes] { $players ->
        [2] Obaj gracze spasowali.
       *[other] Wszyscy gracze spasowali.
    }
    [time] Koniec czasu: { $names }.
    [lead] Wygrywa przewaga { $number ->
        [one] { $number } kropki
        [few] { $number } kropek
        [many] { $number } kropek
       *[other] { $number } kropki
    }.
    [first-to] { $name } jako pierwszy gracz ma { $number ->
        [one] { $number } okrążoną kropkę
        [few] { $number } okrążone kropki
        [many] { $number } okrążonych kropek
       *[other] { $number } okrążonej kropki
    }.
   *[other] { $reason }
}
result-lost = { $count ->
    [0] { $name } niczego nie traci.
    [one] { $name } traci 1 obszar zaznaczony na planszy. Kropki okrążone: { $captured }{ $freed ->
        [0] .
       *[other] , oswobodzone: { $freed }.
    }
    [few] { $name } traci { $count } obszary zaznaczone na planszy. Kropki okrążone: { $captured }{ $freed ->
        [0] .
       *[other] , oswobodzone: { $freed }.
    }
    [many] { $name } traci { $count } obszarów zaznaczonych na planszy. Kropki okrążone: { $captured }{ $freed ->
        [0] .
       *[other] , oswobodzone: { $freed }.
    }
   *[other] { $name } traci obszary ({ $count }) zaznaczone na planszy. Kropki okrążone: { $captured }{ $freed ->
        [0] .
       *[other] , oswobodzone: { $freed }.
    }
}
result-again = Jeszcze raz
    .title = Zacznij nową grę z tymi samymi ustawieniami
result-share = Udostępnij
result-review = Analiza
result-close =
    .aria-label = Zamknij wynik
    .title = Zamknij wynik

## Propozycja zakończenia

decided = { $what ->
    [captures] Nic już nie da się okrążyć.
   *[winner] { $who ->
        [you] Twoja wygrana jest już pewna.
        [computer] Wygrana komputera jest już pewna.
       *[name] { $name } już na pewno wygra.
    }
}
finish-question = { $who ->
    [computer] Komputer proponuje zakończyć.
   *[people] Kończymy?
}
finish-yes = Zakończ
finish-no = Gram dalej
refusal-settlement-undecided = Wynik może się jeszcze zmienić.

## Analiza

review-ask = Analiza
    .aria-label = Analiza gry
    .title = Kto kiedy prowadził i które ruchy kosztowały najwięcej
you = Ty
refusal-review-no-moves = Nie ma ruchów do analizy.
lead-curve =
    .aria-label = Kto wygra – przewidywania komputera po każdym ruchu
lead-told = Przewidywany wynik: { $lead }
review-lead = { $value ->
    [0] równo
   *[other] { $name } +{ $value }
}
review-place = Ruch { NUMBER($ply, useGrouping: 0) } z { NUMBER($plies, useGrouping: 0) }: przewidywany wynik: { $lead }

## Pomoc

help-rules = Reguły
help-learn = Nauka na małej planszy
help-turns = Gracze grają na zmianę. W każdym ruchu postaw jedną kropkę swojego koloru na dowolnym wolnym przecięciu linii.
help-capture = Zamknięty ciąg twoich kropek okrąża kropki przeciwnika, które są w środku. Kropki łączą się w poziomie, w pionie i na ukos. Obszar staje się twoją bazą: nikt już tam nie gra.
help-edge = Brzeg planszy nie jest częścią ciągu, więc kropki połączone z brzegiem są bezpieczne.
help-house = Ciąg wokół pustych przecięć jeszcze niczego nie okrąża. Kropka przeciwnika postawiona w środku zostaje okrążona, chyba że sama zamyka ciąg.
help-end = Gra kończy się, gdy zabraknie wolnych miejsc, za zgodą graczy albo gdy ktoś się podda. Wygrywa, kto okrąży więcej kropek.

goto = Idź do miejsca
goto-go = Idź

## Lekcje

learn-done = { $done } z { $all }
learn-board =
    .aria-label = Plansza, { $width } na { $height }. Poruszaj się strzałkami i naciśnij Enter.
learn-restart = Od początku
learn-chosen = wybrana
stairs = Schody: krótkie gry

# Kształty, których uczą lekcje
shape-ring = To jest pętla.
shape-house = To jest domek.
shape-cross = To jest krzyż.
shape-ladder = To jest drabinka.
shape-net = To jest sieć.
shape-fork = To jest podwójne zagrożenie.
shape-grounded = Te kropki są uziemione.

## Mówione

said-move = { $name } na { $point }.
said-capture = { $name } okrąża { $count ->
    [one] { $count } kropkę
    [few] { $count } kropki
    [many] { $count } kropek
   *[other] { $count } kropki
}, { $place }.
said-frees = { $name } oswobadza { $count ->
    [one] { $count } kropkę
    [few] { $count } kropki
    [many] { $count } kropek
   *[other] { $count } kropki
}.
said-undo = Cofnięto.
said-declined = Propozycja odrzucona.
said-accepted = { $name } zgadza się.
said-pass = { $name } pasuje.
said-stop = { $name } kończy przez uziemienie.
said-resign = { $name } poddaje się.
said-time = { $name }: koniec czasu.
said-new = Nowa gra, { $width } na { $height }.
point-span = od { $from } do { $to }
said-last = Ostatni ruch: { $name } na { $point }.
said-no-last = Nie ma jeszcze żadnej kropki.
said-around = Wokół { $point }: { $points }. Pozostałe miejsca są wolne.
said-around-free = Wokół { $point } wszystko jest wolne.
said-row = Wiersz { $row }: { $points }. Pozostałe miejsca są wolne.
said-row-free = Cały wiersz { $row } jest wolny.
said-territories = { $name } ma bazy: { $places }.
said-no-territories = Nie ma jeszcze baz.
said-no-threats = Nikt nie może niczego okrążyć następną kropką.
point = { $point }, { $lies ->
    [dot] kropka: { $dot }
    [territory] baza: { $owner }
    [enclosed] kropka: { $dot }, baza: { $owner }
   *[free] wolne
}

## Plansza na innych stronach

viewer-board =
    .aria-label = Plansza { $width } na { $height }. { $first } kontra { $second }, okrążenia { $captures }. Ruch { $move } z { $length }.
viewer-first =
    .aria-label = Na początek
    .title = Na początek
viewer-back =
    .aria-label = Ruch wstecz
    .title = Ruch wstecz
viewer-forward =
    .aria-label = Ruch naprzód
    .title = Ruch naprzód
viewer-last =
    .aria-label = Na koniec
    .title = Na koniec
viewer-play =
    .aria-label = Odtwarzaj ruchy
    .title = Odtwarzaj ruchy
viewer-pause =
    .aria-label = Wstrzymaj
    .title = Wstrzymaj
viewer-what = Kropki: okrąż kropki rywala
viewer-rules = Reguły
viewer-try = Zagraj
    .title = { viewer-page }
viewer-page = Zagraj w Kropki
viewer-turn = ruch
viewer-line = Twój wariant ×
    .aria-label = Twój wariant: zamknij go i wróć do gry
    .title = Wróć do gry
viewer-menu =
    .aria-label = Więcej
    .title = Więcej
viewer-open = Otwórz w Kropkach
viewer-sgf = Zapisz jako SGF
viewer-picture = Zapisz jako obrazek
viewer-unreadable = Ta przeglądarka nie pozwala stronie zrobić obrazka
viewer-starting = Uruchamianie Pythona…
viewer-game = Nie można pokazać tej gry.
viewer-file = Nie można odczytać pliku z grą.
viewer-origin = Gra jest w innej witrynie. Można pokazywać tylko gry z tej witryny.
viewer-python = Nie udało się uruchomić Pythona, więc nie można tu grać.
viewer-files = Do dalszej gry potrzebne są pliki Kropek, których tu brakuje. Jeśli to Twoja strona, podaj ich adres w KROPKI_SITE.
viewer-unclosed =
    { $move ->
        [-1] Zapis urywa się w wariancie.
        [0] Zapis urywa się przed pierwszym ruchem.
       *[other] Zapis urywa się po ruchu { $move }.
    }
viewer-junk = Część tego tekstu nie należy do gry: mógł zostać zmieniony.
viewer-move = Jednego z ruchów tego zapisu nie da się odczytać: mógł zostać zmieniony.
viewer-markup = Strona zmieniła tekst tego zapisu: w komentarzach może brakować znaków.
viewer-undecodable = Niektórych liter tego zapisu nie udało się odczytać: plik nie podaje kodowania. Zapisz go w UTF-8.
viewer-more-games = W tym zapisie jest więcej gier. Pokazana jest tylko pierwsza.
viewer-go = { refusal-record-go }
viewer-other-game = To zapis innej gry (GM[{ $game }]), a nie gry w kropki. Jest pokazany jako gra w kropki.

## Zadania

puzzles-aim = { $kind ->
    [hidden] Ruch: { $player }. Co jest najlepsze?
    [in] Ruch: { $player }. { $gain ->
        [one] Zdobądź { $gain } kropkę
        [few] Zdobądź { $gain } kropki
        [many] Zdobądź { $gain } kropek
       *[other] Zdobądź { $gain } kropki
    } { $dots ->
        [one] w { $dots } ruchu.
        [few] w { $dots } ruchach.
        [many] w { $dots } ruchach.
       *[other] w { $dots } ruchu.
    }
    [win] Ruch: { $player }. { $gain ->
        [one] Zdobądź { $gain } kropkę
        [few] Zdobądź { $gain } kropki
        [many] Zdobądź { $gain } kropek
       *[other] Zdobądź { $gain } kropki
    }.
    [lose] Ruch: { $player }. { $gain ->
        [one] Strać najwyżej { $gain } kropkę
        [few] Strać najwyżej { $gain } kropki
        [many] Strać najwyżej { $gain } kropek
       *[other] Strać najwyżej { $gain } kropki
    }.
   *[keep] Ruch: { $player }. Nie strać niczego.
}
puzzles-told = { $stage ->
    [thinks] …
    [goes-on] Dobrze. Dalej.
    [solved] Rozwiązane.
    [shown] Obejrzyj ruchy.
   *[waits] Twój ruch.
}
puzzles-wrong = { $has ->
    [yes] { $name } odpowiada { $point }. To nie wystarczy.
   *[no] To nie wystarczy.
}
puzzles-hint-theme = { $theme ->
    [captures] Które kropki przeciwnika mają mało wyjść?
    [doubles] Szukaj kropki, która grozi dwoma okrążeniami.
    [ladders] Groź okrążeniem w każdym ruchu.
    [broken] Czy drabinka naprawdę działa? Sprawdź, gdzie się kończy.
    [saves] Co przeciwnik okrążyłby teraz?
    [connect] Dwa twoje ciągi potrzebują siebie nawzajem.
    [houses] Spójrz na wolne miejsca wewnątrz pętli.
    [races] Obie strony grożą. Kto jest pierwszy?
    [last] Każda kropka musi gdzieś stanąć. Gdzie szkodzi najmniej?
   *[other] Najpierw obejrzyj wszystkie okrążenia, swoje i przeciwnika.
}
puzzles-hint-where = { $step ->
    [3] Zagraj na trójkącie.
   *[other] Spójrz na kółka.
}

## Znajomy przy innym urządzeniu

friend-game = Gra: { $width } × { $height }, „{ $rules }”{ $clock ->
    [yes] , z zegarem
   *[no] , bez zegara
}. Zmienisz to w oknie „Nowa”.
seat-friend = Znajomy, przez Wi-Fi

# Ostatni komunikat: bez niego plik nie dotarł w całości.
complete = yes

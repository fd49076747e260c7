## Door
classes = Zajęcia

## Screen
class-strip =
    .aria-label = Zajęcia
class-back =
    .aria-label = Wróć do zajęć
    .title = Wróć do zajęć
class-home = Zajęcia to lista lekcji, zadań i gier od nauczyciela. Otwórz tu ich plik albo wejdź w ich link.
class-opens = Otwieram zajęcia…
class-broken = W tym pliku nie ma zajęć: { $fault }
class-open-file = Otwórz zajęcia
class-make = Ułóż zajęcia
class-change = Zmień
class-leave = Opuść zajęcia
class-list = Kroki
class-next = Następny krok
class-show = Pokaż grę
class-place = Krok { $number } z { $count }
class-no-hints = Tutaj nie ma podpowiedzi.
class-no-computer = Komputer tutaj nie gra.
class-level = Najsilniejszy przeciwnik: { computer-name }.
class-kind = { $kind ->
    [lesson] Lekcja
    [puzzle] Zadanie
    [position] Pozycja
   *[game] Gra
}
class-puzzle = Zadanie: { $theme }
class-missing = Na tej stronie tego nie ma.
class-done = zrobione
class-open = jeszcze niezrobione
class-wrong = { $count ->
    [one] { $count } błędna odpowiedź
    [few] { $count } błędne odpowiedzi
    [many] { $count } błędnych odpowiedzi
   *[other] { $count } błędnej odpowiedzi
}
class-for-teacher = Strona nauczyciela
class-teacher-help = Tu nic nie jest ukryte, zabronione ani liczone. Uczniom wyślij ich własny link.
class-link-pupils = Kopiuj link dla uczniów
class-link-teacher = Kopiuj link dla nauczyciela
class-print = Drukuj kartę zadań
class-as-pupil = Zobacz jako uczeń
class-as-teacher = Dla nauczyciela
class-ask = Jaki byłby twój ruch? Postaw kropkę.
class-put = Twój ruch: { $point }.
class-played = { $same ->
    [yes] Twój ruch: { $point }, tak jak w grze.
   *[no] Twój ruch: { $point }. W grze zagrano { $other }.
}
class-code = Moje postępy
class-code-help = Pokaż ten kod nauczycielowi. Mówi on, co masz zrobione na tych zajęciach, i zawiera imię, które tu wpiszesz; nic więcej.
class-name = Twoje imię lub numer, jeśli chcesz
class-qr = Kod jako kod QR
class-copy = Kopiuj kod
class-copied = Kod skopiowany.
class-desk = Odczytaj kody
class-codes = Kody uczniów, po jednym w wierszu
class-desk-help = Wpisz je lub wklej; nie opuszczają tej strony. ✓ to zrobione, – to niezrobione, a ✗ liczy błędne odpowiedzi.
class-fault = { $fault ->
    [other] Wiersz { $line } należy do innych zajęć.
    [old] Wiersz { $line } to stary kod. Może należeć do innych zajęć albo do tych sprzed zmiany.
   *[damaged] W wierszu { $line } jest literówka.
}
class-platform = { $state ->
    [waits] Platforma jeszcze nie odpowiada. Gdy odpowie, zachowa to, co zrobisz.
    [none] Wokół tej strony nie ma platformy e-learningowej: po jej zamknięciu to, co zrobisz, przepadnie.
    [review] Platforma pokazuje te zajęcia do przeglądu: nic nie zostanie zachowane.
    [browse] To jest podgląd: nic nie zostanie zachowane.
    [no-credit] Tym razem nie ma oceny, ale to, co zrobisz, zostanie zachowane.
    [full] Platforma nie ma miejsca na lekcje zrobione do połowy: dokończ lekcję, zanim zamkniesz stronę.
    [final] Platforma nie przyjmuje wszystkich twoich wyników ({ $detail }), a ponowne próby nic nie dadzą. Powiedz nauczycielowi, zanim zamkniesz stronę.
   *[refused] Platforma nie przyjmuje twoich wyników ({ $detail }). Strona próbuje ponownie. Jeśli to się nie zmieni, powiedz nauczycielowi, zanim zamkniesz stronę.
}
class-platform-cut = Platforma nie zachowała wszystkich twoich wyników. To, co dało się odczytać, jest tutaj; pozostałe kroki zrób jeszcze raz.
class-pupils = Uczeń
class-pupil = Uczeń { $number }
class-all = Wszyscy
class-sum = ✓{ $done } ✗{ $wrong }
maker-title = Tytuł
maker-level = Komputer
maker-level-to = najwyżej { computer-name }
maker-hints = Podpowiedzi są dozwolone
maker-steps = Kroki
maker-lesson = Lekcja
maker-theme = Zadania
maker-count =
    .aria-label = Ile zadań
maker-add-lesson = Dodaj
maker-add-puzzles = Dodaj
maker-add-game = Dodaj grę z planszy
maker-add-position = Dodaj samą pozycję
maker-no-board = Tej planszy nie można dodać: krokiem może być tylko gra dwóch osób, a plansza nie może być pełna.
maker-own = Twoja lekcja
maker-add-draft = Dodaj tę z edytora
maker-add-own = Dodaj z pliku…
maker-own-file =
    .aria-label = Plik z lekcją
maker-no-draft = W edytorze nie ma jeszcze lekcji: Nauka → Lekcje → Napisz lekcję.
maker-hidden = Zapytaj tu „Jaki byłby twój ruch?” i ukryj dalszy ciąg
maker-added = { $count ->
    [one] Dodano { $count } krok.
    [few] Dodano { $count } kroki.
    [many] Dodano { $count } kroków.
   *[other] Dodano { $count } kroku.
}
maker-up =
    .aria-label = W górę: { $title }
    .title = W górę: { $title }
maker-down =
    .aria-label = W dół: { $title }
    .title = W dół: { $title }
maker-remove =
    .aria-label = Usuń: { $title }
    .title = Usuń: { $title }
maker-open = Otwórz
maker-save = Zapisz jako plik
maker-link = Kopiuj link dla uczniów
maker-no-title = Najpierw nadaj zajęciom tytuł. Uczniowie go widzą.
maker-no-steps = Najpierw dodaj krok: lekcję, zadania albo planszę.
maker-link-long = Zajęcia są za długie na link: zapisz je jako plik.

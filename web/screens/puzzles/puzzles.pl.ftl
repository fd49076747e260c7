## Door
puzzles = Zadania
puzzles-away = Nie udało się wczytać zadań. Spróbuj ponownie, gdy będzie połączenie z internetem.

## Screen
puzzles-title = Zadania
puzzles-back =
    .aria-label = Wszystkie zadania
    .title = Wszystkie zadania
puzzles-embed = Osadź na stronie
puzzles-themes = Temat
puzzles-theme = { $theme ->
    [first] Dla początkujących
    [captures] Okrążenia
    [doubles] Podwójne zagrożenia
    [ladders] Udane drabinki
    [broken] Nieudane drabinki
    [saves] Ratowanie kropek
    [connect] Łączenie
    [houses] Domki
    [races] Wyścigi
    [last] Ostatnie miejsca
    [middle] Gra środkowa
   *[all] Wszystkie tematy
}
puzzles-mode = { $mode ->
    [day] Zadanie dnia
    [run] Trzy minuty
    [streak] Bez końca
    [repeat] Dziś jeszcze raz
    [own] Z twoich gier
    [class] Zadanie
    [shared] Zadanie
   *[practice] Ćwiczenia
}
puzzles-about = { $mode ->
    [day] { $count ->
        [0] Dla wszystkich takie samo
       *[other] Dla wszystkich takie samo. Dni z rzędu: { $count }
    }
    [run] { $count ->
        [0] Ile zdołasz rozwiązać?
       *[other] Twój rekord: { $count }
    }
    [streak] { $count ->
        [0] Do pierwszego błędu
       *[other] Do pierwszego błędu. Twój rekord: { $count }
    }
    [repeat] { $count ->
        [one] { $count } nieudane zadanie
        [few] { $count } nieudane zadania
        [many] { $count } nieudanych zadań
       *[other] { $count } nieudanego zadania
    }
    [own] { $count ->
        [one] { $count } zadanie
        [few] { $count } zadania
        [many] { $count } zadań
       *[other] { $count } zadania
    }
   *[practice] Najpierw łatwe
}
puzzles-place = { $mode ->
    [run] { $time } · rozwiązane: { $solved }
    [day] { "" }
    [shared] { "" }
   *[other] rozwiązane: { $solved }
}
puzzles-returns = { $days ->
    [1] To zadanie wróci jutro.
   *[other] To zadanie wróci za { $days } dni.
}
puzzles-hint = Podpowiedź
puzzles-again = Spróbuj ponownie
puzzles-solution = Rozwiązanie
puzzles-next = Dalej
puzzles-skip = Pomiń
puzzles-line = Zagraj na { $point }
puzzles-why-not = Dlaczego nie { $point }?
puzzles-result = { $mode ->
    [run] { $solved ->
        [one] { $solved } zadanie w trzy minuty.
        [few] { $solved } zadania w trzy minuty.
        [many] { $solved } zadań w trzy minuty.
       *[other] { $solved } zadania w trzy minuty.
    }
    [streak] { $solved ->
        [one] { $solved } zadanie bez błędu.
        [few] { $solved } zadania bez błędu.
        [many] { $solved } zadań bez błędu.
       *[other] { $solved } zadania bez błędu.
    }
   *[other] To było ostatnie.
} { $best ->
    [true] Twój rekord!
   *[other] { "" }
}
puzzles-keep = Otwórz → „Zapisz wszystko w pliku” przenosi twoje postępy i gry do innej przeglądarki.
puzzles-failed = Nie można pokazać tego zadania. Przejdź do następnego.
puzzles-row = { $days ->
    [1] To było zadanie dnia. Jutro będzie następne.
   *[other] Dni z rzędu: { $days }.
}
puzzles-refuted = { $kind ->
    [loses] { $player } zdobywa wtedy { $count ->
        [one] { $count } kropkę
        [few] { $count } kropki
        [many] { $count } kropek
       *[other] { $count } kropki
    }.
    [less] To daje tylko { $count ->
        [one] { $count } kropkę
        [few] { $count } kropki
        [many] { $count } kropek
       *[other] { $count } kropki
    }.
    [answered] { $player } odpowiada na { $point } i nic nie zdobywasz.
   *[nothing] To niczym nie grozi, więc nic nie zdobywasz.
}
puzzles-rule = Otocz kropki przeciwnika zamkniętym ciągiem swoich, a będą twoje. Kropki łączą się też na ukos.
puzzles-print = Drukuj kartę zadań
puzzles-share =
    .aria-label = Udostępnij to zadanie
    .title = Udostępnij to zadanie
puzzles-share-title = Udostępnianie zadania
puzzles-share-of = { $kind ->
    [day] Zadanie dnia, { $day }
   *[other] Zadanie dla ciebie
}
puzzles-share-link =
    .aria-label = Link do zadania
puzzles-send = Udostępnij
puzzles-copy-link = Kopiuj link
puzzles-save-picture = Zapisz obrazek
puzzles-no-picture = Ta przeglądarka nie pozwala stronie odczytać tego, co rysuje, więc obrazka nie można zapisać.

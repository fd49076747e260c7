## Door
solved = Rozwiązane plansze
solved-away = Nie udało się wczytać rozwiązanych plansz. Spróbuj ponownie, gdy będzie połączenie z internetem.

## Screen
solved-help = Liczba na przecięciu mówi, o ile kropek gracz na ruchu w końcu wygra, jeśli obie strony grają najlepiej. Kółko oznacza najlepsze ruchy.
solved-result = { $over ->
    [true] { $result }.
   *[false] { $result } przy najlepszej grze.
}
solved-worth = wynik { $worth }{ $best ->
    [true] , najlepszy ruch
   *[false] {""}
}
solved-stop = { $best ->
    [true] Zakończyć i pozwolić przeciwnikowi grać dalej: { $worth }, najlepsze.
   *[false] Zakończyć i pozwolić przeciwnikowi grać dalej: { $worth }.
}

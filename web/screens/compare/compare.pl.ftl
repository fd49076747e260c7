## Door
compare = Porównaj warianty…
compare-failed = Nie udało się wczytać porównania. Sprawdź połączenie z internetem i spróbuj ponownie.

## Screen
compare-title = Porównanie wariantów
compare-side = Plansza { $side }
compare-together = Przewijaj razem
compare-show = Pokaż w grze

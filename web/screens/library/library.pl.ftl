## Door
library-open = Wszystkie gry ({ $count })
library-away = Nie udało się wczytać listy gier. Spróbuj ponownie, gdy będzie połączenie z internetem.

## Screen
library-words = Szukaj
library-hint =
    .placeholder = Imię, #tag, 15×15, rok
library-folder = Folder
library-all = Wszystkie foldery
library-none = Bez folderu
library-import = Dodaj gry z pliku…
library-export = Zapisz wszystkie jako SGF…
library-more = Pokaż więcej
library-found = Znaleziono: { $count }
library-file =
    .aria-label = Folder i tagi: { $name }
    .title = Folder i tagi
library-in-folder = Folder
library-tags = Tagi, oddzielone przecinkami
library-done = Gotowe
library-kept = { $state ->
    [kept] Przeglądarka przechowuje te gry na stałe.
    [tight] W przeglądarce prawie nie ma już miejsca na gry. Zapisz je w pliku i usuń część z nich.
    [volatile] Przeglądarka nie pozwala tej stronie niczego zapisać: gry znikną, gdy ją zamkniesz. Zapisz je w pliku.
    [refused] Przeglądarka nie zgodziła się przechowywać ich na stałe. Co pewien czas zapisuj gry w pliku.
   *[loose] Przeglądarka może usunąć te gry, gdy zabraknie jej miejsca.
}
library-keep = Poproś, by ich nie usuwała
library-busy = { $done } z { $all }…
library-exported = Partie w pliku: { $count }.
library-export-left = Pominięto, bo są uszkodzone lub za duże: { $left }.
library-imported = Dodano: { $count }.
library-import-left = Pominięto, bo są puste lub uszkodzone: { $left }.
library-import-rest = Jeszcze nie dodano: { $rest }. Aby kontynuować, wybierz plik jeszcze raz.
library-refused = W pliku nie ma gier albo nie ma na nie miejsca.

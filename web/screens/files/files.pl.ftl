## Door

## Screen
files-tabs =
    .aria-label = Co zrobić z grą
open-title = Otwórz
share-title = Udostępnij
tab-save = Link, plik
tab-picture = Obrazek, GIF
tab-embed = Osadź
about-title = O grze
open-choose = Wybierz plik…
    .aria-label = Wybierz plik…
open-paste = Wklej
open-help = Możesz też upuścić plik w dowolnym miejscu strony albo wkleić grę lub link. Kropki czytają pliki SGF, pliki .sav programu PointsXT, diagramy pozycji i zapisy rozmów z silnikami, które oceniają.
leaves-title = Zakończone gry
leaves-newer =
    .aria-label = Nowsza gra
    .title = Nowsza gra
leaves-older =
    .aria-label = Starsza gra
    .title = Starsza gra
shelf-title = Ostatnie gry
shelf-volatile = Ta lista zniknie po opuszczeniu strony: przeglądarka nie pozwala jej przechować. Zapisz wszystko do pliku.
everything-save = Zapisz wszystko w pliku
everything-help = Wszystkie gry stąd, ustawienia oraz twoje postępy w lekcjach i zadaniach. Wybierz lub upuść ten plik w innej przeglądarce, aby je tam dodać.
everything-loaded = { $count ->
    [0] Dodano twoje postępy; nie ma nowych gier.
    [one] Dodano jedną grę i twoje postępy.
    [few] Dodano { $count } gry i twoje postępy.
    [many] Dodano { $count } gier i twoje postępy.
   *[other] Dodano { $count } gry i twoje postępy.
}
everything-busy = Dodawanie gier: { NUMBER($done, style: "percent") }…
everything-damaged = { $count ->
    [one] Jeden wpis pominięto, bo jest uszkodzony.
    [few] { $count } wpisy pominięto, bo są uszkodzone.
    [many] { $count } wpisów pominięto, bo są uszkodzone.
   *[other] { $count } wpisu pominięto, bo są uszkodzone.
}
everything-roomless = { $count ->
    [one] Jedną grę pominięto, bo brakuje na nią miejsca. Zrób miejsce i wybierz plik jeszcze raz.
    [few] { $count } gry pominięto, bo brakuje na nie miejsca. Zrób miejsce i wybierz plik jeszcze raz.
    [many] { $count } gier pominięto, bo brakuje na nie miejsca. Zrób miejsce i wybierz plik jeszcze raz.
   *[other] { $count } gry pominięto, bo brakuje na nie miejsca. Zrób miejsce i wybierz plik jeszcze raz.
}
everything-stopped = Reszty nie wczytano. Aby kontynuować, wybierz plik jeszcze raz.
save-title = Jako plik
save-file = Zapisz jako SGF…
save-copy = Kopiuj SGF
save-drawing = Kopiuj diagram
save-image = Kopiuj obrazek
save-help = Plik SGF zawiera wszystkie ruchy, warianty i komentarze. Diagram pokazuje obecną pozycję jako tekst.
save-players = SGF dopuszcza tylko dwóch graczy. Udostępnij tę grę jako link lub obrazek.
link-title = Jako link
link-help-file = Link otwiera ten plik, na tym komputerze, razem z grą. Aby udostępnić grę, wyślij ją jako plik.
link-help = Cała gra jest w samym linku. Nic nie jest nigdzie wysyłane, dopóki go nie udostępnisz. Na czacie każdy link ma ten sam obrazek, więc dodaj obrazek gry.
link-here = Otwórz na ruchu { $move }
link-copy = Kopiuj link
qr = Zeskanuj telefonem, aby otworzyć na nim grę.
qr-code =
    .aria-label = Kod QR z linkiem
link-share = Udostępnij…
by-link-title = Link dla gracza: { $name }
by-link-help = Drugi gracz otwiera link, robi ruch i odsyła ci link.
by-link-help-file = Wyślij ten tekst. Drugi gracz wkleja go w swoich Kropkach w oknie „Otwórz”, robi ruch i odsyła ci nowy.
by-link-first = Teraz twój ruch: najpierw zagraj, potem udostępnij link. Ten tylko pokazuje grę.
by-link-answer = Najpierw odpowiedz na propozycję, potem udostępnij link. Ten tylko pokazuje grę.
by-link-name = Twoje imię
by-link-begin = Graj dalej przez link
by-link-begin-help = Ty: { $you }. Kto otworzy link: { $other }.
by-link-clock = Przez link można grać tylko bez zegara.
picture-formats =
    .aria-label = Format
picture-gif = GIF
picture-png = PNG
picture-svg = SVG
picture-scale = Rozmiar
scale-board = Jak na ekranie
scale-16 = Mały
scale-24 = Średni
scale-40 = Duży
picture-coordinates = Współrzędne
picture-numbers = Numery ruchów
picture-from = Ruchy
picture-to = do
picture-seconds = Sekundy na ruch
picture-size = { $width } × { $height } pikseli
picture-size-kept = { $width } × { $height } pikseli, { NUMBER($kilobytes, maximumFractionDigits: 0) } kB
picture-animated = Gra jako animacja
picture-shown = Pozycja jako obrazek
picture-progress =
    .aria-label = Rysowanie
picture-make = Utwórz GIF
picture-save-gif = Zapisz GIF…
picture-save-png = Zapisz PNG…
picture-save-svg = Zapisz SVG…
picture-no-moves = Wybierz ruchy od 0 do { $last }, pierwszy przed ostatnim.
picture-failed = Nie udało się utworzyć obrazka: { $reason }
picture-unreadable = Ta przeglądarka nie pozwala stronie odczytać tego, co rysuje. Zezwól na to tej stronie w ustawieniach przeglądarki albo wybierz SVG.
embed-kinds =
    .aria-label = Sposób osadzenia
embed-kind-frame = Ramka
embed-kind-element = Skrypt
embed-sizes = Rozmiar
embed-size-own = Własny
embed-themes = Motyw
embed-theme-auto = Jak u czytelnika
embed-theme-light = Jasny
embed-theme-dark = Ciemny
embed-theme-help = Domyślnie ramka jest ciemna u czytelników, którzy mają ciemny motyw systemu, a skrypt ma motyw strony, na której jest.
embed-language = Język
embed-language-auto = Jak u czytelnika
embed-at = Zacznij od ruchu
embed-controls = Przyciski do przeglądania
embed-hints = Komentarze i znaki
embed-interactive = Czytelnicy mogą grać dalej
embed-size-real = { $width } × { $height } pikseli
embed-size-shrunk = { $width } × { $height } pikseli, w skali { $percent }%
embed-text =
    .aria-label = Kod do wklejenia
embed-copy = Kopiuj
embed-title = Partia gry w kropki: { $game }
embed-puzzle-title = Zadanie z gry w kropki
embed-help = Wklej ten kod do źródła dowolnej strony. Ramka działa wszędzie tam, gdzie wolno wstawiać ramki; skrypt wbudowuje planszę w stronę.
embed-nowhere = Aby osadzić grę, umieść pliki z folderu „dist” na serwerze, w folderze „kropki” obok swojej strony. Ta strona została otwarta z dysku i nie ma podglądu.
info-players = Gracze
info-rank = Ranga
info-team = Drużyna
info-game = Gra
info-notes = Notatki
info-PB = Nazwa gracza: { $player }
info-EV = Turniej
info-RO = Runda
info-PC = Miejsce
info-DT = Data
info-GN = Nazwa gry
info-RE = Wynik według pliku
info-GC = Opis gry
info-SO = Źródło
info-US = Autor zapisu
info-AN = Autor komentarzy
info-CP = Prawa autorskie

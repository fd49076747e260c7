## Door
friend = Znajomy, to samo Wi-Fi
friend-away = Nie udało się wczytać gry ze znajomym. Spróbuj ponownie, gdy będzie połączenie z internetem.

## Screen
friend-strip =
    .aria-label = Gra ze znajomym
friend-title = Gra ze znajomym w pobliżu
friend-help = Oba urządzenia muszą być w tej samej sieci, np. w tym samym Wi-Fi albo hotspocie telefonu. Łączą się bezpośrednio, bez żadnego serwera.
friend-name = Twoje imię
friend-somebody = znajomy
friend-inviting = Zaproś znajomego
friend-colour = Twój kolor
friend-lot = Losowo
friend-invite = Zaproś
friend-joining = Mam zaproszenie
friend-join-help = Zeskanuj kod znajomego kamerą tego urządzenia albo wklej otrzymany tekst.
friend-join-go = Odpowiedz
friend-invite-title = Zaproszenie
friend-watch-title = Zaproszenie do oglądania
friend-step = { $step ->
    [1] 1. Pokaż ten kod
   *[2] 2. Odczytaj odpowiedź
}
friend-invite-help = Znajomy skanuje go kamerą albo otwiera wysłany link. Nie zamykaj tego okna.
friend-accept-help = Urządzenie znajomego też pokaże wtedy kod. Zeskanuj go albo wklej jego tekst.
friend-accept-go = Połącz
friend-answer-title = Twoja odpowiedź
friend-answer-help = Teraz znajomy skanuje ten kod albo wkleja jego tekst. Wtedy gra się zacznie.
friend-qr = Kod QR poniższego tekstu
friend-code = Kod jako tekst
friend-copy = Kopiuj tekst
friend-copied = Skopiowano.
friend-share = Udostępnij
friend-read = Kod lub link od znajomego
friend-camera = Skanuj kamerą
friend-camera-end = Wyłącz kamerę
friend-camera-view = Obraz z kamery
friend-connecting = Łączenie…
friend-fault = { $fault ->
    [damaged] Ten kod jest uszkodzony lub niepełny. Zeskanuj albo skopiuj go jeszcze raz.
    [newer] Ten kod pochodzi z nowszej wersji strony. Odśwież tu stronę i spróbuj ponownie.
    [offer] To jest zaproszenie, a nie odpowiedź. Najpierw znajomy musi odczytać twój kod.
    [answer] To jest odpowiedź na zaproszenie. Trzeba ją odczytać na urządzeniu, które zaprasza.
    [other] Ta odpowiedź należy do innego lub starego zaproszenia. Utwórz nowe zaproszenie.
    [busy] Trwa gra ze znajomym. Opuść ją, zanim dołączysz do innej.
    [network] To urządzenie nie jest połączone z żadną siecią. Połącz się z tym samym Wi-Fi co znajomy albo włącz hotspot.
    [camera] Nie ma tu kamery albo nie wolno jej używać. Wklej tekst.
    [late] Wciąż nie ma połączenia. Czy to najnowszy kod i czy oba urządzenia są w tej samej sieci? Niektóre sieci dla gości oddzielają urządzenia; użyj wtedy hotspotu telefonu.
   *[browser] Ta przeglądarka nie pozwala stronie połączyć się z innym urządzeniem.
}
friend-playing = Grasz. Przeciwnik: { $name }.
friend-you-watch = Oglądasz, jak gra { $name }.
friend-lost = Połączenie zostało przerwane. Gra jest zachowana na obu urządzeniach.
friend-left = Drugie urządzenie opuściło grę. Gra zostaje tutaj.
friend-wrong = Urządzenia nie zgadzają się co do ruchu { $number }. Ruch odrzucono.
friend-lost-host = Może samo wróci. Jeśli nie, zaproś ponownie: gra potoczy się dalej od tego miejsca.
friend-lost-guest = Może samo wróci. Jeśli nie, poproś o nowe zaproszenie: gra potoczy się dalej od tego miejsca.
friend-wishes = { $wish ->
    [undo] { $name } prosi o cofnięcie ruchu.
    [pause] { $name } prosi o zatrzymanie zegarów w czasie swojego ruchu.
   *[again] { $name } proponuje następną grę z zamianą kolorów.
}
friend-asked = { $wish ->
    [undo] Wysłano prośbę o cofnięcie ruchu.
    [pause] Wysłano prośbę o zatrzymanie zegarów. Dopóki nie ma zgody, twój zegar idzie.
   *[again] Wysłano propozycję następnej gry z zamianą kolorów.
}
friend-declined = { $wish ->
    [undo] { $name } nie wyraża zgody: ruch zostaje.
    [pause] { $name } nie wyraża zgody: twój zegar idzie dalej.
   *[again] { $name } nie chce teraz następnej gry.
}
friend-flood = Druga strona przysłała za dużo wiadomości, więc połączenie zamknięto. Gra jest zachowana.
friend-watchers = Oglądają: { $names }.
friend-faults = { $count ->
    [one] Pominięto { $count } niezrozumiałą wiadomość.
    [few] Pominięto { $count } niezrozumiałe wiadomości.
    [many] Pominięto { $count } niezrozumiałych wiadomości.
   *[other] Pominięto { $count } niezrozumiałej wiadomości.
}
friend-yes = Zgoda
friend-no = Odmów
friend-again = Zagraj jeszcze raz
friend-dismiss = Zamknij
friend-reconnect = Połącz ponownie
friend-more = Szczegóły
friend-watching = Widzowie
friend-watching-none = Nikt nie ogląda. Ty decydujesz, kto może.
friend-watching-help = Widzą grę, ale nie mogą jej zmienić.
friend-watch = Zaproś widza
friend-remove = Usuń
friend-remove-who = Usuń: { $name }
friend-leave = Opuść grę
friend-given = Odpowiedź trafiła do karty z zaproszeniem. Wróć do niej.
friend-nobody = Ta odpowiedź należy do zaproszenia, którego już nie ma. Utwórz nowe zaproszenie.
friend-refused = { $name }: błędny ruch odrzucono.
friend-other-course = Na urządzeniu znajomego ta gra potoczyła się inaczej i teraz widać tamtą wersję. Twoja jest wśród ostatnich gier.
friend-parted = { $why ->
    [removed] Nie możesz już oglądać tej gry.
    [version] Drugie urządzenie ma inną wersję strony. Odśwież stronę na obu.
    [full] Widzów jest już zbyt wielu.
   *[left] Drugie urządzenie opuściło grę.
}
refusal-page-friend-game = Trwa gra ze znajomym. Najpierw ją opuść.
refusal-page-friend-turn = Teraz ruch ma znajomy.
refusal-page-friend-lost = Nie ma połączenia ze znajomym.
refusal-page-friend-back = To wcześniejsza pozycja. Najpierw przejdź do ostatniego ruchu.
refusal-page-friend-edit = W grze ze znajomym można tylko wykonywać ruchy, bez edycji.
refusal-page-friend-watch = Oglądasz tę grę.
refusal-page-friend-waits = Twój ostatni ruch jest jeszcze w drodze.
refusal-page-friend-late = W tej samej chwili stało się coś innego. Spróbuj ponownie.
refusal-page-friend-forged = To nie był twój ruch.
refusal-page-friend-differs = Pozycje po nim różnią się.
refusal-page-friend-time = Zegary obu urządzeń zbyt się różnią co do jego czasu.
refusal-page-friend-broken = Nie udało się tu odtworzyć gry.

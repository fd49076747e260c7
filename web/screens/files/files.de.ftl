## Door

## Screen
files-tabs =
    .aria-label = Was mit der Partie geschehen soll
open-title = Öffnen
share-title = Teilen
tab-save = Link, Datei
tab-picture = Bild, GIF
tab-embed = Einbetten
about-title = Zur Partie
open-choose = Datei wählen …
    .aria-label = Datei wählen …
open-paste = Einfügen
open-help = Oder zieh eine Datei irgendwo auf die Seite, oder füge eine Partie oder einen Link ein. Kropki liest SGF, .sav-Dateien von PointsXT, Diagramme von Stellungen und Protokolle von Engines, die es beurteilt.
leaves-title = Beendete Partien
leaves-newer =
    .aria-label = Neuere Partie
    .title = Neuere Partie
leaves-older =
    .aria-label = Ältere Partie
    .title = Ältere Partie
shelf-title = Letzte Partien
shelf-volatile = Diese Liste geht verloren, wenn du die Seite verlässt: Der Browser lässt sie nicht aufbewahren. Speichere alles als Datei.
everything-save = Alles als Datei speichern
everything-help = Alle Partien von hier, deine Einstellungen und dein Fortschritt in Lektionen und Aufgaben. Wähle die Datei in einem anderen Browser oder zieh sie dorthin, um sie dort hinzuzufügen.
everything-loaded = { $count ->
    [0] Der Fortschritt wurde hinzugefügt; neue Partien gibt es nicht.
    [one] Eine Partie und der Fortschritt wurden hinzugefügt.
   *[other] { $count } Partien und der Fortschritt wurden hinzugefügt.
}
everything-busy = Partien werden hinzugefügt: { NUMBER($done, style: "percent") }…
everything-damaged = { $count ->
    [one] Ein Eintrag wurde ausgelassen, weil er beschädigt ist.
   *[other] { $count } Einträge wurden ausgelassen, weil sie beschädigt sind.
}
everything-roomless = { $count ->
    [one] Eine Partie wurde ausgelassen, weil kein Platz für sie ist. Schaffe Platz und wähle die Datei noch einmal.
   *[other] { $count } Partien wurden ausgelassen, weil kein Platz für sie ist. Schaffe Platz und wähle die Datei noch einmal.
}
everything-stopped = Der Rest wurde nicht gelesen. Wähle die Datei noch einmal, um fortzufahren.
save-title = Als Datei
save-file = Als SGF speichern …
save-copy = SGF kopieren
save-drawing = Diagramm kopieren
save-image = Bild kopieren
save-help = Die SGF-Datei enthält alle Züge, Varianten und Kommentare. Das Diagramm zeigt die aktuelle Stellung als Text.
save-players = SGF erlaubt nur zwei Spieler. Teile diese Partie als Link oder als Bild.
link-title = Als Link
link-help-file = Der Link öffnet diese Datei auf diesem Computer, samt der Partie. Um die Partie zu teilen, verschicke sie als Datei.
link-help = Der Link selbst enthält die ganze Partie. Nichts wird irgendwohin geschickt, bis du ihn teilst. In Chats zeigt jeder Link dasselbe Bild, also schick ein Bild der Partie mit.
link-here = Bei Zug { $move } öffnen
link-copy = Link kopieren
qr = Scanne das mit einem Handy, um die Partie dort zu öffnen.
qr-code =
    .aria-label = QR-Code des Links
link-share = Teilen …
by-link-title = Link für { $name }
by-link-help = Die andere Person öffnet den Link, zieht und schickt dir einen Link zurück.
by-link-help-file = Verschicke diesen Text. Die andere Person fügt ihn in ihrem Kropki unter „Öffnen“ ein, zieht und schickt dir einen neuen.
by-link-first = Du bist am Zug: Ziehe zuerst, und teile dann den Link. Dieser hier zeigt die Partie nur.
by-link-answer = Antworte zuerst auf das Angebot, und teile dann den Link. Dieser hier zeigt die Partie nur.
by-link-name = Dein Name
by-link-begin = Per Link weiterspielen
by-link-begin-help = Du: { $you }. Wer den Link öffnet: { $other }.
by-link-clock = Per Link spielt man nur ohne Uhr.
picture-formats =
    .aria-label = Format
picture-gif = GIF
picture-png = PNG
picture-svg = SVG
picture-scale = Größe
scale-board = Wie am Bildschirm
scale-16 = Klein
scale-24 = Mittel
scale-40 = Groß
picture-coordinates = Koordinaten
picture-numbers = Zugnummern
picture-from = Züge
picture-to = bis
picture-seconds = Sekunden pro Zug
picture-size = { $width } × { $height } Pixel
picture-size-kept = { $width } × { $height } Pixel, { NUMBER($kilobytes, maximumFractionDigits: 0) } kB
picture-animated = Die Partie als Animation
picture-shown = Die Stellung als Bild
picture-progress =
    .aria-label = Wird gezeichnet
picture-make = GIF erstellen
picture-save-gif = GIF speichern …
picture-save-png = PNG speichern …
picture-save-svg = SVG speichern …
picture-no-moves = Wähle Züge zwischen 0 und { $last }, den ersten vor dem letzten.
picture-failed = Das Bild konnte nicht erstellt werden: { $reason }
picture-unreadable = Dieser Browser lässt die Seite nicht lesen, was sie zeichnet. Erlaube es für diese Website in den Einstellungen des Browsers, oder wähle SVG.
embed-kinds =
    .aria-label = Art der Einbettung
embed-kind-frame = Frame
embed-kind-element = Skript
embed-sizes = Größe
embed-size-own = Eigene
embed-themes = Design
embed-theme-auto = Wie beim Leser
embed-theme-light = Hell
embed-theme-dark = Dunkel
embed-theme-help = Wenn du nichts wählst, ist ein Rahmen dunkel, sobald das System des Lesers dunkel ist; ein Skript richtet sich nach der Seite.
embed-language = Sprache
embed-language-auto = Wie beim Leser
embed-at = Beginnen bei Zug
embed-controls = Knöpfe zum Blättern
embed-hints = Kommentare und Zeichen
embed-interactive = Leser können weiterspielen
embed-size-real = { $width } × { $height } Pixel
embed-size-shrunk = { $width } × { $height } Pixel, gezeigt mit { $percent } %
embed-text =
    .aria-label = Code zum Einfügen
embed-copy = Kopieren
embed-title = Eine Partie Kropki: { $game }
embed-puzzle-title = Eine Kropki-Aufgabe
embed-help = Füge diesen Code in den Quelltext einer Seite ein. Ein Frame läuft überall, wo Frames erlaubt sind; ein Skript macht das Feld zu einem Teil der Seite.
embed-nowhere = Um eine Partie einzubetten, lege die Dateien aus dem Ordner „dist“ auf einen Server, in einen Ordner „kropki“ neben deiner Seite. Diese Seite wurde von einem Datenträger geöffnet und hat keine Vorschau.
info-players = Spieler
info-rank = Rang
info-team = Team
info-game = Partie
info-notes = Anmerkungen
info-PB = Name von { $player }
info-EV = Turnier
info-RO = Runde
info-PC = Ort
info-DT = Datum
info-GN = Name der Partie
info-RE = Ergebnis laut Datei
info-GC = Über die Partie
info-SO = Quelle
info-US = Eingegeben von
info-AN = Kommentiert von
info-CP = Urheberrecht

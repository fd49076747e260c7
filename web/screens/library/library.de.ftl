## Door
library-open = Alle Partien ({ $count })
library-away = Die Liste der Partien konnte nicht geladen werden. Versuche es erneut, wenn du online bist.

## Screen
library-words = Suchen
library-hint =
    .placeholder = Name, #Stichwort, 15×15, Jahr
library-folder = Ordner
library-all = Alle Ordner
library-none = In keinem Ordner
library-import = Partien aus einer Datei hinzufügen …
library-export = Alle als SGF speichern …
library-more = Mehr anzeigen
library-found = Gefunden: { $count }
library-file =
    .aria-label = Ordner und Stichwörter: { $name }
    .title = Ordner und Stichwörter
library-in-folder = Ordner
library-tags = Stichwörter, durch Kommas getrennt
library-done = Fertig
library-kept = { $state ->
    [kept] Der Browser bewahrt diese Partien auf.
    [tight] Im Browser ist kaum noch Platz für Partien. Speichere sie als Datei, und entferne einige.
    [volatile] Der Browser lässt diese Seite nichts speichern: Die Partien sind weg, wenn du sie schließt. Speichere sie als Datei.
    [refused] Der Browser hat nicht zugesagt, sie auf Dauer aufzubewahren. Speichere die Partien ab und zu als Datei.
   *[loose] Der Browser kann diese Partien löschen, wenn er Platz braucht.
}
library-keep = Den Browser bitten, sie zu behalten
library-busy = { $done } von { $all } …
library-exported = Partien in der Datei: { $count }.
library-export-left = Ausgelassen, weil beschädigt oder zu groß: { $left }.
library-imported = Hinzugefügt: { $count }.
library-import-left = Ausgelassen, weil leer oder beschädigt: { $left }.
library-import-rest = Noch nicht hinzugefügt: { $rest }. Wähle die Datei noch einmal, um fortzufahren.
library-refused = Die Datei enthält keine Partien, oder es ist kein Platz für sie.

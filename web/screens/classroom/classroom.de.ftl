## Door
classes = Unterricht

## Screen
class-strip =
    .aria-label = Die Stunde
class-back =
    .aria-label = Zurück zur Stunde
    .title = Zurück zur Stunde
class-home = Eine Stunde ist eine Liste von Lektionen, Aufgaben und Partien von einer Lehrkraft. Öffne hier ihre Datei, oder folge ihrem Link.
class-opens = Die Stunde wird geöffnet …
class-broken = In dieser Datei ist keine Stunde: { $fault }
class-open-file = Eine Stunde öffnen
class-make = Eine Stunde zusammenstellen
class-change = Ändern
class-leave = Stunde verlassen
class-list = Schritte
class-next = Nächster Schritt
class-show = Partie zeigen
class-place = Schritt { $number } von { $count }
class-no-hints = Tipps gibt es hier nicht.
class-no-computer = Der Computer spielt hier nicht.
class-level = Stärkster Gegner: { computer-name }.
class-kind = { $kind ->
    [lesson] Lektion
    [puzzle] Aufgabe
    [position] Stellung
   *[game] Partie
}
class-puzzle = Aufgabe: { $theme }
class-missing = Das gibt es auf dieser Seite nicht.
class-done = erledigt
class-open = noch offen
class-wrong = { $count ->
    [one] { $count } falsche Antwort
   *[other] { $count } falsche Antworten
}
class-for-teacher = Seite der Lehrkraft
class-teacher-help = Hier ist nichts verborgen, verboten oder gezählt. Schicke den Schülerinnen und Schülern ihren eigenen Link.
class-link-pupils = Link für die Klasse kopieren
class-link-teacher = Link für die Lehrkraft kopieren
class-print = Arbeitsblatt drucken
class-as-pupil = Wie die Klasse es sieht
class-as-teacher = Für die Lehrkraft
class-ask = Was würdest du spielen? Setze einen Punkt.
class-put = Dein Zug: { $point }.
class-played = { $same ->
    [yes] Dein Zug: { $point }, wie in der Partie.
   *[no] Dein Zug: { $point }. In der Partie wurde { $other } gespielt.
}
class-code = Mein Stand
class-code-help = Zeige diesen Code deiner Lehrkraft. Er sagt, was du in dieser Stunde geschafft hast, und enthält den Namen, den du hier eingibst; sonst nichts.
class-name = Dein Name oder deine Nummer, wenn du willst
class-qr = Der Code als QR-Code
class-copy = Code kopieren
class-copied = Der Code ist kopiert.
class-desk = Codes lesen
class-codes = Codes der Kinder, einer je Zeile
class-desk-help = Tippe sie ein oder füge sie ein; sie verlassen diese Seite nicht. ✓ ist erledigt, – noch nicht, und ✗ zählt falsche Antworten.
class-fault = { $fault ->
    [other] Zeile { $line } gehört zu einer anderen Stunde.
    [old] Zeile { $line } ist ein alter Code. Er kann zu einer anderen Stunde gehören oder zu dieser vor einer Änderung.
   *[damaged] In Zeile { $line } ist ein Tippfehler.
}
class-platform = { $state ->
    [waits] Die Lernplattform antwortet noch nicht. Sobald sie antwortet, behält sie, was du machst.
    [none] Um diese Seite ist keine Lernplattform: Was du machst, geht beim Schließen verloren.
    [review] Die Plattform zeigt diese Stunde zur Durchsicht: Nichts wird behalten.
    [browse] Das ist eine Vorschau: Nichts wird behalten.
    [no-credit] Diesmal gibt es keine Note, aber was du machst, wird behalten.
    [full] Die Plattform hat keinen Platz für halbe Lektionen: Beende eine Lektion, bevor du die Seite schließt.
    [final] Die Lernplattform nimmt nicht alles an, was du gemacht hast ({ $detail }), und weitere Versuche helfen nicht. Sag es der Lehrkraft, bevor du die Seite schließt.
   *[refused] Die Lernplattform nimmt nicht an, was du gemacht hast ({ $detail }). Die Seite versucht es weiter. Wenn das so bleibt, sag es der Lehrkraft, bevor du die Seite schließt.
}
class-platform-cut = Die Plattform hat nicht alles behalten, was du gemacht hattest. Was sich lesen ließ, ist hier; mach die übrigen Schritte noch einmal.
class-pupils = Kind
class-pupil = Kind { $number }
class-all = Alle
class-sum = ✓{ $done } ✗{ $wrong }
maker-title = Titel
maker-level = Der Computer
maker-level-to = höchstens { computer-name }
maker-hints = Tipps sind erlaubt
maker-steps = Schritte
maker-lesson = Lektion
maker-theme = Aufgaben
maker-count =
    .aria-label = Wie viele Aufgaben
maker-add-lesson = Hinzufügen
maker-add-puzzles = Hinzufügen
maker-add-game = Die Partie auf dem Feld hinzufügen
maker-add-position = Nur die Stellung hinzufügen
maker-no-board = Dieses Feld lässt sich nicht hinzufügen: Ein Schritt kann nur eine Partie zu zweit sein, und das Feld darf nicht voll sein.
maker-own = Eigene Lektion
maker-add-draft = Die aus dem Editor hinzufügen
maker-add-own = Aus einer Datei hinzufügen …
maker-own-file =
    .aria-label = Datei mit einer Lektion
maker-no-draft = Im Editor ist noch keine Lektion: Lernen → Lektionen → Eine Lektion schreiben.
maker-hidden = Hier „Was würdest du spielen?“ fragen und verbergen, was folgt
maker-added = { $count ->
    [one] { $count } Schritt ist hinzugefügt.
   *[other] { $count } Schritte sind hinzugefügt.
}
maker-up =
    .aria-label = Nach oben: { $title }
    .title = Nach oben: { $title }
maker-down =
    .aria-label = Nach unten: { $title }
    .title = Nach unten: { $title }
maker-remove =
    .aria-label = Entfernen: { $title }
    .title = Entfernen: { $title }
maker-open = Öffnen
maker-save = Als Datei speichern
maker-link = Link für die Klasse kopieren
maker-no-title = Gib der Stunde zuerst einen Titel. Die Klasse sieht ihn.
maker-no-steps = Füge zuerst einen Schritt hinzu: eine Lektion, Aufgaben oder das Feld.
maker-link-long = Die Stunde ist zu lang für einen Link: Speichere sie als Datei.

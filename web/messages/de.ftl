### Der Text der Seite auf Deutsch. Zum Übersetzen und zu den Begriffen: docs/translating.md.

## Der Name des Spiels

title = Kropki
subtitle = das Punktespiel
description =
    .content = Kropki, das Punktespiel auf kariertem Papier: Umschließe die Punkte deines Gegners mit einer geschlossenen Kette, um sie zu fangen.

## Spieler

player = { INKS() ->
    [plum] { $player ->
        [0] Orange
        [1] Lila
        [2] Grün
       *[3] Grau
    }
    [earth] { $player ->
        [0] Braun
        [1] Petrol
        [2] Rosa
       *[3] Grau
    }
    [own] { $player ->
        [0] Spieler 1
        [1] Spieler 2
        [2] Spieler 3
       *[3] Spieler 4
    }
   *[classic] { $player ->
        [0] Rot
        [1] Blau
        [2] Grün
       *[3] Gelb
    }
}
score =
    .aria-label = Spielstand
score-of = { $name }: { $count ->
    [one] { $count } Punkt gefangen
   *[other] { $count } Punkte gefangen
}.
to-move = { $name } ist am Zug.
gain-told = { $name } fängt { $count }{ $freed ->
    [0] { "" }
   *[other] { " " }und befreit { $freed }
}
event-capture = { $told } bei { $point }
captured = gefangen
says-to-move = am Zug
says-starting = startet
says-won = gewinnt
says-out = raus
says-stopped = setzt nicht mehr
score-with-komi = { $score } mit Komi

## Das Spielfeld

board =
    .aria-label = Spielfeld, { $width } mal { $height }
board-keys = Die Pfeiltasten bewegen den Cursor. Enter setzt einen Punkt, U nimmt zurück, G springt zu einem Gitterpunkt, S liest den Spielstand vor, H gibt einen Tipp. D sagt Gebiete an, A sagt alle an. Komma und Punkt blättern durch die Züge. Ein Fragezeichen zeigt alle Tasten.
place = Punkt auf { $point } setzen
place-take = Gebiet einnehmen
aiming =
    .aria-label = Anvisierter Punkt
aim-cancel =
    .aria-label = Nicht setzen
    .title = Nicht setzen
zoom-whole =
    .aria-label = Das ganze Feld zeigen
    .title = Das ganze Feld zeigen (0)
gain = { $side ->
    [lost] −{ $count }
   *[own] +{ $count }
}

## Bedienung

controls =
    .aria-label = Partie
undo = Rücknahme
    .title = Letzten Zug zurücknehmen (U)
redo = Wiederholen
    .title = Zug wiederholen (R)
declare = Ansagen
    .title = Gebiete wählen und dann den Punkt setzen, der sie einnimmt (D)
take-all = Alle
    .aria-label = { $name } sagt alle Gebiete { $now ->
        [yes] jetzt an
       *[no] mit dem nächsten Punkt an
    }
    .title = { $name } sagt alle Gebiete { $now ->
        [yes] jetzt an (A)
       *[no] mit dem nächsten Punkt an (A)
    }
pass = Passen
    .title = Passen (P)
end = Ende
    .aria-label = Ende der Partie
    .title = Remis anbieten, aufgeben und mehr
again = Noch mal
    .aria-label = Noch mal: eine neue Partie wie diese
    .title = Eine neue Partie wie diese
actions =
    .aria-label = Kropki
new = Neu
    .title = Neue Partie
more = Mehr
    .title = Mehr: analysieren, öffnen, teilen, Einstellungen, Hilfe
more-menu =
    .aria-label = Mehr
to-learn = Lernen
    .title = Lektionen, Aufgaben, gelöste Felder
to-teach = Lehren
    .title = Unterricht, Präsentation, Python-Labor
menu-learn = Lernen
menu-teach = Lehren
menu-analyse = Analysieren
menu-share = Öffnen, teilen, drucken
menu-page = Einstellungen und Hilfe
menu-find =
    .aria-label = Befehl suchen
    .placeholder = Befehl suchen
help = So wird gespielt
about = Zur Partie …
print = Drucken …
full-screen = Vollbild
full-screen-leave = Vollbild verlassen
note =
    .aria-label = Stand der Partie
cancel = Abbrechen
close = Schließen
retry = Erneut versuchen
hint-ask = Tipp
    .title = Die besten Züge, und warum sie gut sind (H)

## Einstellungen

said-premove = Nach dem Zug des Computers: { $point }.
scan-row = Zeile { $row }
said-turn = { $turn ->
    [right] Feld nach rechts gedreht
    [half] Feld auf dem Kopf
    [left] Feld nach links gedreht
   *[none] Feld aufrecht
}{ $mirror ->
    [on] , gespiegelt
   *[off] { "" }
}.

## Drucken

print-title = Drucken
print-position = Diese Stellung
print-game = Die Partie mit Zugnummern
print-blank = Leeres Blatt
print-help = Das Feld wird auf weißes Papier gedruckt, in deinen Farben.
print-now = Drucken

## Der erste Besuch

hint = Du und dein Gegner setzen abwechselnd Punkte. Umschließe seine mit einer geschlossenen Kette aus deinen eigenen (schräg zählt auch), um sie zu fangen. Wer mehr fängt, gewinnt.
demo = Beispiel für einen Einschluss
first-dot = Setz einen Punkt auf einen Schnittpunkt.

## Der Computer

computer-name = Computer ({ level-name })
level-name = { $level ->
    [1] Anfänger
    [2] leicht
    [3] gemütlich
    [4] mittel
    [5] solide
    [6] stark
    [7] schwer
   *[8] volle Stärke
}
level = { level-name }
level-automatic = Automatisch: { level }
next-level = { $change ->
    [up] Nächstes Spiel: eine Stufe höher ({ level-name }).
    [down] Nächstes Spiel: eine Stufe tiefer ({ level-name }).
   *[same] Nächstes Spiel: dieselbe Stufe ({ level-name }).
}
seat-of = { $name }:
seat-person = Freund, hier
seat-here = Spielt hier
seat-you = Du
seat-link = Freund, per Link
seat-computer = Computer ({ level-name })
seat-menu = Wer spielt { $name }?
seat-levels = Computer
says-thinks = denkt nach
thoughts =
    .aria-label = Computer
thinking = { $name } denkt nach …
thinking-starts = { $name } macht sich bereit …
thinking-offer = { $name } prüft das Angebot …
thinking-halted = Die Partie ist angehalten.
thinking-waits = Hier ist { $name } am Zug, aber in der Aufzeichnung folgt schon ein Zug.
thinking-failed = { $name } kann nicht anfangen. Prüfe, ob du online bist, und schließe andere Tabs, falls der Speicher knapp ist.
move-now = Jetzt ziehen
    .title = Der Computer soll sofort ziehen (M)
go-on = Ab hier spielen
halt = Pause
halt-end = Weiter
thoughts-toggle = Gedanken
    .title = Worüber der Computer nachdenkt
thought-value = { $name } erwartet { $value ->
    [even] eine ausgeglichene Partie.
   *[other] { $value }.
}
thought-depth = { $depth } Züge voraus, { NUMBER($positions) } Stellungen.
no-dot = –
hints =
    .aria-label = Tipps
hints-asked = Suche nach guten Zügen …
hints-failed = Keine Tipps: Der Computer konnte nicht starten. Prüfe, ob du online bist, und frag dann noch einmal.
hint-play =
    .title = Diesen Punkt setzen
hint-said = { $has ->
    [yes] { $point }: { $why }.
   *[no] { $point }.
}
hints-standing = { $value ->
    [0] Erwartet: ausgeglichen.
   *[other] { $behind ->
        [yes] Erwartet: { $name } −{ $value }.
       *[no] Erwartet: { $name } +{ $value }.
    }
}
hint-why = Warum?
    .aria-label = Warum { $point }?
line-takes = { $name } fängt mit { $point } { $captured }.
line-elsewhere = { $proved ->
    [yes] Sonst fängt { $name } mit { $point } { $captured }.
   *[no] Sonst, erwartet der Computer, fängt { $name } { $captured }, angefangen mit { $begin }.
}
line-threatens = Dann fängt { $name } mit { $point } { $captured }, wenn { $other } es nicht verhindert.
line-places = { $name } droht dann mit { $points }. Eine Antwort hält nicht alles auf.
line-forces = { $proved ->
    [yes] { $name } erzwingt den Fang von { $captured }: Jede Antwort wurde geprüft.
   *[no] Der Computer erwartet, dass { $name } den Fang von { $captured } erzwingt.
}
line-expected = Erwartet: { $name } fängt mit { $point } { $captured }.
line-punished = { $proved ->
    [yes] Dann fängt { $name } mit { $point } { $captured }.
   *[no] Dann, erwartet der Computer, fängt { $name } mit { $point } { $captured }.
}
line-safer = Erwartet: Die eingekreisten Punkte werden sicherer.
line-cuts = Erwartet: Die eingekreisten Punkte können abgeschnitten werden.
why =
    .aria-label = Warum?
why-close =
    .aria-label = Schließen
why-back = Zurück
why-again =
    .aria-label = Noch einmal zeigen
    .title = Noch einmal zeigen
why-keep = In die Aufzeichnung
why-save = Beweis speichern
why-threatens = { $name } spielt { $point } und droht mit { $threat }. Was, wenn { $other } …
why-answer = … { $point } spielt?
why-elsewhere = … irgendwo anders spielt?
why-takes = { $name } spielt { $point } und fängt.
why-lost = { $name } verliert mit { $point } schon genug.
why-kept = { $count ->
    [one] Eine Variante ist in der Aufzeichnung.
   *[other] { $count } Varianten sind in der Aufzeichnung.
}
reason-captures = fängt { $number }
reason-saves = rettet { $number }
reason-forces = erzwingt den Fang von { $number }
reason-prevents = bewahrt { $number } vor dem Einschluss
reason-threatens = bedroht { $number }
reason-places = droht { $number ->
    [2] an zwei Stellen
    [3] an drei Stellen
   *[other] an { $number } Stellen
}
reason-loses = begrenzt den Verlust auf { $number }
reason-safer = macht { $count ->
    [one] einen Punkt
   *[other] { $count } Punkte
} der Kette bei { $point } sicherer
reason-cuts = kann { $count ->
    [one] einen Punkt
   *[other] { $count } Punkte
} der Kette bei { $point } abschneiden
seats-untilTold = Nachdenken, bis ich Bescheid sage
seats-untilTold-help = Er zieht, wenn du „Jetzt ziehen“ drückst oder wenn es nichts mehr zu suchen gibt.
seats-resigns = Verlorene Partien aufgeben
seats-resigns-help = Er gibt auf, wenn die Partie nicht mehr zu retten ist.
refusal-page-computer = Der Computer ist am Zug.
refusal-page-by-link = Die andere Person ist am Zug. Teile den Link, und öffne den, der zurückkommt.
refusal-page-by-link-past = In einer Partie per Link kannst du nur nach dem letzten Zug weiterspielen.

## Ohne Netz

unsaved-full = Nicht gespeichert: In diesem Browser ist kein Platz mehr für die Partie.
unsaved-denied = Nicht gespeichert: Dieser Browser lässt die Seite nichts aufbewahren. Die Partie ist verloren, wenn du die Seite verlässt.
unsaved-list = Deine früheren Partien sind nicht gespeichert: Der Browser lässt die Seite sie nicht aufbewahren. Sie gehen verloren, wenn du die Seite verlässt.
unsaved-here = Nicht gespeichert: Dieser Browser bewahrt hier nichts auf oder hat keinen Platz mehr. Was du hier tust, ist verloren, wenn du die Seite verlässt.
unsaved-save = Datei speichern
update = Eine neue Version ist da.
update-reload = Neu laden
offline-saving = Die Seite wird noch geladen und auf diesem Gerät gespeichert. Danach läuft sie auch ohne Netz.
offline-whole = Kropki läuft auf diesem Gerät ohne Netz: Alle Dateien sind hier gespeichert.
offline-part = Kropki läuft auf diesem Gerät ohne Netz. Nur für manches, etwa die Lizenzen, ist ein Netz nötig, weil diese Dateien nicht gespeichert werden konnten.
offline-none = Kropki braucht ein Netz: Auf diesem Gerät konnte es nicht gespeichert werden. Beim nächsten Besuch wird es noch einmal versucht.
offline-forbidden = Kropki braucht ein Netz: Dieser Browser oder diese Website lässt nicht zu, dass Seiten zur Nutzung ohne Netz gespeichert werden.
offline-file = Diese Seite ist eine einzige Datei und braucht kein Netz.
offline-now = Kropki läuft jetzt auch ohne Netz.

## Start

progress =
    .aria-label = Laden
stage-looking = Das Spiel wird geladen …
stage-downloading = Das Spiel wird geladen: { NUMBER($done, minimumFractionDigits: 1, maximumFractionDigits: 1) } von { NUMBER($total, minimumFractionDigits: 1, maximumFractionDigits: 1) } MB.
stage-starting = Das Spiel startet …
stage-restarting = Die Spiellogik antwortet nicht mehr und startet neu. Nichts ist verloren.
progress-learn = Du kannst beim Laden schon lernen
stage-waiting = { $count ->
    [one] Dein Punkt ist gespeichert.
   *[other] Deine { $count } Punkte sind gespeichert.
}
said-downloading = Das Spiel lädt.
said-starting = Das Spiel startet.
said-late = { late }.
said-ready = Es kann losgehen.
said-restarting = Die Spiellogik startet neu. Nichts ist verloren.
said-failed = Kropki konnte nicht starten.

## Warum Python nicht starten kann

failure = Kropki kann nicht starten
failure-file-missing = Die Datei { $file } fehlt auf dem Server. Lade alle Dateien von Kropki noch einmal hoch und versuche es dann erneut.
failure-file-type = Die Datei { $file } hat den falschen Inhalt: Vielleicht verlangt dieses Netz erst eine Anmeldung, oder der Server hat eine Fehlerseite oder den falschen Typ geschickt. Prüfe, ob du online bist, und versuche es dann erneut.
failure-file-cut = Von { $file } ist nur ein Teil angekommen: Die Verbindung ist abgebrochen. Prüfe, ob du online bist, und versuche es dann erneut. Wenn das jedes Mal passiert, ist die Datei auf dem Server unvollständig.
failure-file-hash = Die Datei { $file } wurde unterwegs verändert oder gehört zu einer anderen Version. Versuche es erneut. Wenn das nicht hilft, lade alle Dateien von Kropki noch einmal hoch.
failure-file-lost = Beim Laden von { $file } ist die Verbindung abgebrochen. Prüfe, ob du online bist, und versuche es dann erneut.
failure-wasm-none = Kropki braucht WebAssembly, und dieser Browser unterstützt es nicht. Aktualisiere ihn oder nimm einen anderen.
failure-wasm-blocked = Dieser Browser hat WebAssembly nicht zugelassen: Es ist gesperrt, oder der Speicher ist knapp. Schließe andere Tabs oder erlaube es für diese Seite, und versuche es dann erneut.
failure-worker = Das Hintergrundskript der Seite konnte nicht geladen werden: Vielleicht ist die Verbindung abgebrochen. Prüfe, ob du online bist, und versuche es dann erneut. Wenn das nicht hilft, lade alle Dateien von Kropki noch einmal hoch.
failure-python = Python ist nicht gestartet. Versuche es erneut. Wenn das nicht hilft, aktualisiere den Browser.
failure-engine = Die Spielregeln konnten nicht geladen werden. Versuche es erneut. Wenn das nicht hilft, lade alle Dateien von Kropki noch einmal hoch.
failure-kept = Deine Partie ist gespeichert.
late = Kropki startet langsam
late-downloading = Seit Langem ist nichts mehr angekommen. Prüfe, ob du online bist. Das Spiel startet, sobald der Rest angekommen ist.
late-starting = Python braucht lange zum Starten: Vielleicht ist dieses Gerät ausgelastet. Das Spiel startet, sobald Python läuft. Es kann helfen, andere Tabs und Programme zu schließen.

## Ablehnungen

refusal-move-occupied = Hier ist schon ein Punkt.
refusal-move-territory = Dieser Gitterpunkt liegt im Gebiet von { $owner }.
refusal-move-off-board = Dieser Gitterpunkt liegt nicht auf dem Feld.
refusal-move-turn = Jemand anders ist am Zug.
refusal-game-over = Die Partie ist zu Ende.
refusal-game-nothing-to-undo = Es gibt nichts zurückzunehmen.
refusal-game-nothing-to-redo = Es gibt nichts zu wiederholen.
refusal-move-middle = Die ersten Punkte müssen in die Mitte des Feldes.
refusal-move-suicide = Ein Punkt hier würde sofort gefangen, und das lassen diese Regeln nicht zu.
refusal-clock-time-up = Deine Zeit ist abgelaufen.
refusal-clock-time-left = Es ist noch Zeit übrig.
refusal-clock-invalid = Eine Uhr braucht etwas Zeit: Minuten oder Sekunden pro Zug.
refusal-opening-invalid = Diese Anfangsstellung ist nicht gültig.
refusal-setup-invalid = Das ist keine gültige Stellung.
refusal-diagram-invalid = Dieses Diagramm zeigt keine gültige Stellung.
refusal-rules-invalid-smallest = Nur mit angesagten Einschlüssen möglich.
refusal-rules-invalid-stop_without_dot = Nur mit angesagten Einschlüssen möglich.
refusal-rules-invalid-stop = Ein Stopp lässt sich nur zwischen zwei Spielern sofort abrechnen. Lass sonst die anderen allein weiterspielen.
refusal-rules-invalid-komi = Komi gibt es nur für zwei Spieler.
refusal-rules-invalid-areas = Nur mit automatischen Einschlüssen möglich. Volle Gebiete schließen das Stoppen aus und sind für zwei Spieler.
refusal-rules-invalid-edge = Nur mit automatischen Einschlüssen und ohne Stoppen möglich.
refusal-rules-invalid-suicide = Selbstmord lässt sich nur mit automatischen Einschlüssen verbieten.
refusal-page-paused = Die Partie ist angehalten.
refusal-move-pass = Diese Regeln erlauben kein Passen.
refusal-move-stop = Stoppen geht jetzt nicht.
refusal-ring-no-dot = Hier ist kein Punkt für den Ring.
refusal-ring-foreign-dot = Dieser Punkt gehört jemand anderem.
refusal-ring-dead-dot = Dieser Punkt ist tot: Er liegt in einem Gebiet.
refusal-ring-territory = Dieser Punkt liegt im Gebiet von { $owner }.
refusal-ring-step = Dieser Gitterpunkt liegt nicht neben dem letzten Punkt des Rings.
refusal-ring-crosses-itself = Der Ring darf sich nicht selbst kreuzen.
refusal-ring-not-closed = Der Ring ist nicht geschlossen.
refusal-ring-no-enemy = Der Ring umschließt keinen lebenden gegnerischen Punkt.
refusal-ring-overlap = Zwei der Gebiete überschneiden sich.
refusal-ring-not-smallest = Es gibt einen kleineren Ring, und diese Regeln verlangen den kleinsten.
refusal-ring-not-now = Jetzt gibt es nichts anzusagen.
refusal-ring-refused = Dieser Ring kann nicht angesagt werden.
refusal-settlement-players = Nur eine Partie zu zweit kann abgerechnet werden.
refusal-settlement-automatic = Einschlüsse sind in dieser Partie automatisch: Spielt weiter oder einigt euch auf Remis.
refusal-settlement-set-up = Umschlossene Punkte wurden vorher aufgestellt, darum muss der Stopp ausgespielt werden.
refusal-page-offered = Beantworte zuerst das Angebot.
refusal-game-no-offer = Es gibt kein Angebot zu beantworten.
refusal-game-own-offer = Dieses Angebot muss die andere Person beantworten.
refusal-game-player = Diesen Spieler gibt es in dieser Partie nicht.
refusal-game-ply = Diesen Zug gibt es in dieser Partie nicht.
refusal-opening-unknown = Diese Anfangsstellung gibt es nicht.
refusal-rules-unknown = Diese Regeln gibt es nicht.
refusal-opening-no-room = Das Feld ist für diese Anfangsstellung zu klein.
refusal-size-out-of-range = Jede Seite muss 1 bis 52 Gitterpunkte haben.
refusal-record-invalid = Die gespeicherte Partie konnte nicht gelesen werden. Das ist eine neue.
refusal-page-no-answer = Das ging nicht: Die Spiellogik hat nicht geantwortet.
refusal-page-damaged = Diese Partie ist beschädigt. Was von ihr übrig ist, lässt sich als Datei speichern; sie bleibt in der Liste, bis du sie entfernst.

## Uhren

time-left = { $name } hat noch { $time }.
time-warning = { $name } hat noch { $seconds ->
    [one] { $seconds } Sekunde
   *[other] { $seconds } Sekunden
}.
pause = Pause
    .title = Uhren anhalten
paused = Pause
resume = Weiter
said-paused = Pause. Es können keine Punkte gesetzt werden.
said-resumed = Es geht weiter.

## Einschlüsse ansagen

declaring =
    .aria-label = Einschlüsse ansagen
declare-cancel = Abbrechen
    .title = Nichts ansagen (Esc)
declare-ring = Ring zeichnen
    .title = Einen Ring Punkt für Punkt zeichnen (O)
declare-all = Alle
    .title = Alle Gebiete, mit dem nächsten Punkt (A)
declare-only = Ohne Punkt
    .aria-label = Ohne Punkt: ansagen, ohne einen zu setzen
    .title = Ansagen, ohne einen Punkt zu setzen
declare-hint = { $count ->
    [0] { $name } sagt an: Wähle Gebiete und setze dann einen Punkt.
    [one] { $name } nimmt mit dem nächsten Punkt 1 Gebiet ein.
   *[other] { $name } nimmt mit dem nächsten Punkt { $count } Gebiete ein.
}
declare-hint-all = { $name } nimmt mit dem nächsten Punkt alle Gebiete ein.
declare-hint-last = Der Punkt steht: { $name } wählt jetzt ein Gebiet.
declare-hint-now = { $name } kann { $count ->
    [one] ein Gebiet einnehmen: Tippe auf einen umschlossenen Punkt.
   *[other] { $count } Gebiete einnehmen: Tippe auf einen umschlossenen Punkt.
}
ring-hint = { $count ->
    [0] Zeichne einen Ring: Fang bei irgendeinem deiner Punkte an.
    [one] 1 Punkt. Geh weiter von Punkt zu Punkt.
   *[other] { $count } Punkte. Geh weiter und schließe den Ring bei { $first }.
}
chooser-title = Welcher Ring?
chooser-ring = { $captured ->
    [one] 1 Punkt
   *[other] { $captured } Punkte
}{ $freed ->
    [0] { "" }
   *[other] , { $freed } befreit
}, { $points ->
    [one] 1 Gitterpunkt
   *[other] { $points } Gitterpunkte
}
point-offer = { $name } kann das ansagen

## Abrechnung nach Gebiet

settling-title = Nach Gebiet abrechnen
settling-hint = { $count ->
    [0] Es sind keine Gebiete übrig. Du kannst eines zeichnen.
   *[other] Tippe auf ein Gebiet, um es wegzulassen oder mitzuzählen.
}
settling-offer = Anbieten
settling-draw = Ring zeichnen
settling-cancel = Abbrechen
settling-accept = Annehmen
settling-decline = Weiterspielen
settlement-offered = { $name } bietet eine Abrechnung an
settlement-question = { $name }, einverstanden?
area = { $name } bei { $point }: { $empty } frei{ $captured ->
    [0] { "" }
   *[other] , fängt { $captured }
}{ $freed ->
    [0] { "" }
   *[other] , befreit { $freed }
}
sum-open = Freie Gitterpunkte: { $a } { $first }, { $b } { $second }.
sum-neutral = { $count ->
    [0] Es gibt keine neutralen Gitterpunkte mehr; { $name } ist am Zug.
    [one] 1 neutraler Gitterpunkt wird gefüllt; dann ist { $name } am Zug.
   *[other] { $count } neutrale Gitterpunkte werden abwechselnd gefüllt; dann ist { $name } am Zug.
}
sum-thrown = { $count ->
    [0] Keine Seite muss Punkte abgeben.
    [one] { $name } hat keine sicheren Züge mehr und verliert 1 Punkt in den Gebieten von { $other }.
   *[other] { $name } hat keine sicheren Züge mehr und verliert { $count } Punkte in den Gebieten von { $other }.
}
sum-captures = Am Ende gefangen: { $a } { $first }, { $b } { $second }.

## Die Aufzeichnung

record = Züge
    .title = Züge, Varianten, Kommentare
record-title = Züge
moves =
    .aria-label = Züge
move-taken-back = zurückgenommen
move-number = { NUMBER($ply, useGrouping: 0) }
variation-told = Eine Variante ab Zug { NUMBER($ply, useGrouping: 0) }
variation-back = Zurück zur Partie
show-moves = Züge
walk =
    .aria-label = Durch die Aufzeichnung blättern
walk-first =
    .aria-label = Zum Anfang
    .title = Zum Anfang ( < )
walk-back =
    .aria-label = Einen Zug zurück
    .title = Einen Zug zurück ( , )
walk-forward =
    .aria-label = Einen Zug vor
    .title = Einen Zug vor ( . )
walk-last =
    .aria-label = Zum Ende
    .title = Zum Ende ( > )
walk-capture-back =
    .aria-label = Voriger Einschluss
    .title = Voriger Einschluss ( [ )
walk-capture-forward =
    .aria-label = Nächster Einschluss
    .title = Nächster Einschluss ( ] )
walk-play =
    .aria-label = Züge abspielen
    .title = Züge nacheinander abspielen
walk-pause =
    .aria-label = Anhalten
    .title = Anhalten
ply =
    .aria-label = Zug
ply-told = { NUMBER($ply, useGrouping: 0) } / { NUMBER($plies, useGrouping: 0) }
ply-said = Zug { NUMBER($ply, useGrouping: 0) } von { NUMBER($plies, useGrouping: 0) }
pace =
    .aria-label = Sekunden pro Zug
    .title = Sekunden pro Zug
pace-seconds = { $seconds } s
views =
    .aria-label = Ansichten der Aufzeichnung
show-tree = Baum
show-remarks = Kommentar
show-marks = Zeichen
tree =
    .aria-label = Zugbaum. { $told }
tree-keys = Links und Rechts gehen an der Linie entlang, Auf und Ab zur nächsten Variante, Bild auf und Bild ab zur vorigen oder nächsten Verzweigung, Pos1 und Ende an die Enden der Linie. Entf löscht alles ab hier.
branches =
    .aria-label = Nächste Züge
branch-said = { $letter }: { $text }
move = { $word ->
    [start] Anfang
    [note] Notiz
    [dot] { $name } { $point }
    [declare] { $name } sagt an
    [pass] { $name } passt
    [stop] { $name } stoppt
    [resign] { $name } gibt auf
    [time] { $name }: Zeit abgelaufen
    [draw] Remis
    [agree] einvernehmlich beendet
    [settle] nach Gebiet abgerechnet
   *[other] { $word }
}
node = Zug { NUMBER($ply, useGrouping: 0) }
node-gain = { $side ->
    [lost] verliert { $count }
    [other] { $name } fängt { $count }
   *[own] fängt { $count }
}{ $freed ->
    [0] { "" }
   *[other] { " " }und befreit { $freed }
}
node-place = Variante { $place } von { $count }
node-branches = { $count ->
    [one] { $count } nächster Zug
   *[other] { $count } nächste Züge
}
node-said-comment = Kommentar
node-said-set-up = aufgestellte Punkte
node-said-marks = Zeichen
node-said-TE = gut
node-said-IT = interessant
node-said-DO = zweifelhaft
node-said-BM = schlecht

review-record = Analyse
    .title = Partie analysieren: wer wann führte, und welche Züge am meisten kosteten
edit = Kopieren …
    .title = Ausschneiden, kopieren, einfügen und mehr
editing = Bearbeiten
    .title = Kommentare, Zeichen, Varianten
edit-menu =
    .aria-label = Aufzeichnung bearbeiten
edit-promote = Zur Hauptlinie machen
edit-cut = Ab hier ausschneiden
edit-copy = Ab hier kopieren
edit-paste = Nach diesem Zug einfügen
edit-set-up = Hier Punkte aufstellen …
edit-uncomment = Kommentar löschen
edit-revert = Änderung rückgängig
    .title = Letzte Änderung rückgängig machen (Strg+Z in der Aufzeichnung)
edit-repeat = Änderung wiederholen
    .title = Änderung wiederholen (Strg+Y in der Aufzeichnung)
said-edit-promote = Diese Linie steht jetzt an erster Stelle.
said-edit-cut = Ausgeschnitten.
said-edit-copy = Kopiert.
said-edit-paste = Eingefügt.
said-edit-graft = Zur Aufzeichnung hinzugefügt.
said-edit-revert = Änderung rückgängig gemacht.
said-edit-repeat = Änderung wiederholt.
refusal-tree-nowhere = Diese Stelle gibt es in der Aufzeichnung nicht.
refusal-tree-paste = Das lässt sich hier nicht einfügen: Die Züge passen nicht.
refusal-tree-edit = Das geht hier nicht.
refusal-tree-node = Diese Stelle gibt es in der Aufzeichnung nicht mehr.
refusal-tree-nothing-to-revert = Es gibt nichts rückgängig zu machen.

comment-cut = (Der Rest dieses Kommentars ist zu lang, um ihn zu zeigen. Er steht in der Datei.)
comment =
    .aria-label = Kommentar
    .placeholder = Kommentar
node-name =
    .aria-label = Name dieser Stellung
    .placeholder = Name
verdict =
    .aria-label = Zug bewerten
    .title = Zug bewerten
judgement =
    .aria-label = Stellung beurteilen
    .title = Stellung beurteilen
remark-no-verdict = Zug …
remark-no-judgement = Stellung …
remark-TE = ! guter Zug
remark-IT = !? interessant
remark-DO = ?! zweifelhaft
remark-BM = ? schlechter Zug
remark-GB = gut für { $first }
remark-GW = gut für { $second }
remark-DM = ausgeglichen
remark-UC = unklar
said-kept = Gespeichert.

tools =
    .aria-label = Zeichen
tool-TR =
    .aria-label = Dreieck
    .title = Dreieck
tool-SQ =
    .aria-label = Quadrat
    .title = Quadrat
tool-CR =
    .aria-label = Kreis
    .title = Kreis
tool-MA =
    .aria-label = Kreuz
    .title = Kreuz
tool-SL =
    .aria-label = Hervorgehoben
    .title = Hervorgehoben
tool-DD =
    .aria-label = Abgeblendet
    .title = Abgeblendet
tool-letter =
    .aria-label = Buchstaben
    .title = Der nächste Buchstabe
tool-number =
    .aria-label = Zahlen
    .title = Die nächste Zahl
tool-label =
    .aria-label = Text
    .title = Beliebiger Text
tool-AR =
    .aria-label = Pfeil
    .title = Pfeil von einem Gitterpunkt zum anderen
tool-LN =
    .aria-label = Linie
    .title = Linie von einem Gitterpunkt zum anderen
tool-eraser =
    .aria-label = Radiergummi
    .title = Alle Zeichen an einem Gitterpunkt löschen
label-text =
    .aria-label = Text, der auf das Feld geschrieben wird
    .placeholder = Text
mark-here = Hier markieren
mark-hint = { $tool ->
    [eraser] Tippe auf Gitterpunkte, um ihre Zeichen zu löschen.
    [label] Schreibe unten einen Text und tippe dann auf Gitterpunkte.
    [AR] Tippe auf den Anfang des Pfeils, dann auf sein Ende.
    [LN] Tippe auf ein Ende der Linie, dann auf das andere.
   *[other] Tippe auf Gitterpunkte, um sie zu markieren; noch einmal tippen löscht.
} Esc oder ein zweiter Druck auf das Werkzeug beendet das Markieren.
mark-hint-end = Tippe jetzt auf das andere Ende.
mark-TR = Dreieck
mark-SQ = Quadrat
mark-CR = Kreis
mark-MA = Kreuz
mark-SL = hervorgehoben
mark-DD = abgeblendet
mark-AR = Pfeil
mark-LN = Linie
said-mark = { $put ->
    [yes] { $point } markiert.
   *[no] Zeichen bei { $point } gelöscht.
}

## Das Feld erklären

explain-forecast = Prognose
point-grounded = mit dem Rand verbunden
point-endangered = wird mit { $percent } % Wahrscheinlichkeit gefangen
point-likely = mit { $percent } % Wahrscheinlichkeit der nächste Zug
point-house = im Haus von { $name }
point-threat = { $name } könnte hier { $count ->
    [one] 1 Punkt
   *[other] { $count } Punkte
} fangen

## Die Partie als Datei, Link und Bild

files = Öffnen …
    .title = Eine Datei oder eine frühere Partie öffnen (Strg+O)
share-game = Teilen …
share = Teilen
    .title = Diese Partie teilen: Link, Datei, Bild
screen-close =
    .aria-label = Schließen
    .title = Schließen
part-away = Das konnte nicht geladen werden. Versuche es erneut, wenn du online bist.
game-size = { $width }×{ $height }
game-moves = { $count ->
    [one] { $count } Zug
   *[other] { $count } Züge
}

drop-hint = Datei loslassen, um sie zu öffnen
shelf-none = Frühere Partien erscheinen hier.
shelf-waits = { $who ->
    [you] Du bist am Zug
   *[other] Wartet auf die andere Person
}
shelf-remove =
    .aria-label = Diese Partie entfernen: { $name }
    .title = Diese Partie entfernen
shelf-forgotten = Entfernt: { $name }.
shelf-back = Rückgängig
everything-failed = Die Datei konnte nicht erstellt werden.
library = Alle Partien
damaged-rows = { $count ->
    [one] Ein Eintrag dieser Liste ist beschädigt und kann nicht gezeigt werden.
   *[other] { $count } Einträge dieser Liste sind beschädigt und können nicht gezeigt werden.
}
damaged-save = Was übrig ist, als Datei speichern
damaged-remove = Entfernen
everything-stop = Anhalten
aside-title = Deine letzte Partie konnte nicht gezeigt werden
aside-help = Die Seite ist beim Öffnen dieser Partie zweimal stehen geblieben. Nichts ist verloren: Sie liegt bei den letzten Partien, unter „Öffnen“.
aside-new = Neue Partie beginnen
aside-show = Erneut versuchen
full-title = Kein Platz für deine aktuelle Partie
full-help = In diesem Browser ist bei den letzten Partien kein Platz mehr für sie. Speichere sie zuerst, oder verwirf sie.
full-stay = Diese Partie behalten
full-go = Verwerfen
game-result = { $how ->
    [points] { $name } +{ $by }
    [resignation] { $name } gewinnt durch Aufgabe
    [time] { $name } gewinnt auf Zeit
   *[other] { $name } gewinnt
}
game-draw = Remis
game-void = Ohne Ergebnis
game-unknown = Ergebnis unbekannt
game-nameless = Unbekannte Partie
page-title = { $game } · Kropki
refusal-page-opening = Die Partie wird noch geöffnet.
refusal-page-kept = Deine aktuelle Partie ist unverändert.

by-link-moved = Neuer Zug: { $name }. Du ({ $colour }) bist am Zug.
by-link-yours = Du ({ $colour }) bist am Zug.
by-link-theirs = { $name } ist am Zug. Verschicke den Link.
by-link-asks = Jetzt antwortet { $name }. Verschicke den Link mit dem Angebot.
by-link-offered = { $kind ->
    [draw] { $name } bietet Remis an. Nimm an oder spiele weiter.
   *[settlement] { $name } bietet eine Abrechnung an. Nimm an oder spiele weiter.
}
by-link-declined = { $name } lehnt das Angebot ab. Du ({ $colour }) bist am Zug.
by-link-over = Die Partie ist zu Ende. Wenn { $name } das noch nicht weiß, verschicke den Link.
by-link-share = Link teilen
by-link-try = Züge probieren
    .title = Züge auf einer Kopie der Partie probieren: Davon wird nichts gesendet
trial-told = Du probierst Züge auf einer Kopie. Davon wird nichts gesendet.
trial-back = Zurück zur Partie
trial-gone = Diese Partie ist nicht mehr unter deinen Partien. Öffne ihren letzten Link noch einmal.
told-copied = Kopiert.
told-copied-link = Link kopiert.
told-not-copied = Dieser Browser lässt die Seite nichts kopieren. Markiere den Text und kopiere ihn selbst.
told-not-copied-picture = Dieser Browser lässt die Seite keine Bilder kopieren. Speichere es stattdessen als Datei.
told-saved = Gespeichert.
told-sent = Die Datei sollte bei den Downloads sein. Ist sie nicht dort, speichert dieser Browser keine Dateien: Öffne die Seite in einem anderen.
told-sent-sgf = Die Datei sollte bei den Downloads sein. Ist sie nicht dort, kopiere das SGF.

collection-title = Welche Partie?
collection-count = { $count ->
    [one] { $count } Partie
   *[other] { $count } Partien
}
collection-found = { $found } von { $count ->
    [one] { $count } Partie
   *[other] { $count } Partien
}
collection-progress =
    .aria-label = Datei wird gelesen
collection-filter =
    .aria-label = Partien suchen
    .placeholder = Spieler, Jahr, Ergebnis …
collection-open = Öffnen

slip-close =
    .aria-label = Schließen
    .title = Schließen
slip-opened = { $file } geöffnet.
slip-remarks = { $count ->
    [one] { $count } Fehler in der Datei
   *[other] { $count } Fehler in der Datei
}
slip-at = Zeile { $line }, Spalte { $column }: { $words }
problem = { $kind ->
    [charset-guessed] die Datei nennt keine Zeichenkodierung; sie ist geraten
    [charset-misnamed] der Text hat nicht die Kodierung, die CA nennt
    [charset-undecodable] einige Zeichen sind in dieser Kodierung ungültig
    [charset-unknown] CA nennt eine unbekannte Kodierung
    [sgf-no-game] der Text enthält keine Partie
    [sgf-junk] überflüssiger Text
    [sgf-empty-tree] leerer Baum
    [sgf-unopened] es fehlt eine Klammer „(“
    [sgf-unclosed] die Aufzeichnung bricht ab, es fehlt eine Klammer „)“
    [sgf-late-node] Knoten nach einer Variante
    [sgf-no-semicolon] Knoten ohne Semikolon
    [sgf-no-value] Name einer Eigenschaft ohne Wert
    [sgf-no-name] Wert ohne Namen einer Eigenschaft
    [sgf-name] der Name einer Eigenschaft hat nicht nur Buchstaben
    [sgf-lowercase] Kleinbuchstaben im Namen einer Eigenschaft sind übergangen
    [sgf-duplicate] dieselbe Eigenschaft zweimal in einem Knoten
    [sgf-unclosed-value] die Aufzeichnung bricht ab, ein Wert ohne Klammer „]“
    [sgf-bracket] überflüssige Klammer „]“
    [sgf-too-many] es gibt noch mehr Fehler
    [record-other-game] GM fehlt oder nennt ein anderes Spiel
    [record-go] das ist die Aufzeichnung einer Go-Partie
    [record-size] die Größe des Feldes in SZ ist ungültig
    [record-rules] die Regeln sind nicht verständlich
    [record-point] das ist kein Gitterpunkt des Feldes
    [record-set-up] die aufgestellten Punkte sind ungültig
    [record-move] das ist kein Zug
    [record-illegal-move] unerlaubter Zug; er bleibt in den Notizen
    [record-after-end] Zug nach dem Ende der Partie; er bleibt in den Notizen
    [record-turn] Zug außer der Reihe
    [record-claim] der Zug erzwingt nicht, was KF sagt
    [record-crowded-node] mehrere Züge in einem Knoten oder ein Zug neben aufgestellten Punkten
    [record-ring] der Ring ist ungültig; der Punkt ist gesetzt
    [record-ring-unclosed] der Ring kehrt nicht zum Anfang zurück; er gilt
    [record-rings] der Zug nennt andere Ringe, als er schließt
    [record-result] das Ergebnis passt nicht zu den Zügen oder ist keines
    [record-result-form] das Ergebnis ist nicht nach FF[4] geschrieben
    [record-settlement] die Abrechnung in TB und TW ist ungültig
    [record-more-faults] es gibt noch mehr Mängel
    [record-too-large] die Partie ist zu groß
    [record-too-long] das Nachspielen dauert zu lange
    [record-more-games] die Datei hat noch mehr Partien
    [sav-count] der Kopf nennt eine andere Zahl von Zügen
    [sav-next] der Kopf nennt die falsche Farbe für den nächsten Zug
    [sav-move] ungültiger Zug; die Partie endet davor
    [sav-name] der Name eines Spielers ist nicht in CP1251
    [sav-truncated] die Datei endet mitten in einem Zug
    [transcript-answer] die Engine antwortet falsch: { $message }
    [transcript-no-board] die Engine hat kein solches Brett; nichts wird beurteilt
   *[other] { $message }
}
slip-differs = Ab Zug { $move } weichen die Einschlüsse in der Datei von denen nach den Regeln ab.
slip-modes = Einschlüsse
slip-listed = wie in der Datei
slip-automatic = nach den Regeln
charset-choice = Sehen Buchstaben falsch aus? Lesen als
slip-result = Die Datei nennt ein anderes Ergebnis: { $result }.
slip-right = { $count ->
    [one] Die eine Antwort ist richtig.
   *[other] Alle { $count } Antworten sind richtig.
}
slip-broken = { $file } konnte nicht geöffnet werden.
slip-go = Als Punktespiel öffnen
slip-link = Dieser Link konnte nicht geöffnet werden.
slip-opening = Wird geöffnet
slip-patience = Diese Partie ist groß, darum dauert es ein wenig.
slip-shelved = Diese Partie konnte nicht geöffnet werden.
slip-pasted = Der eingefügte Text
slip-large = Größer als { $most } MB: So viel liest Kropki nicht.
slip-embedded = Eine Partie von einer anderen Seite
slip-lab = Eine Partie aus dem Python-Labor
slip-unreadable = Der Browser konnte das nicht lesen: { $reason }
slip-others = { $count ->
    [one] Eine weitere Datei kam mit. Öffnen:
   *[other] { $count } weitere Dateien kamen mit. Öffnen:
}
slip-empty = Darin ist keine Partie.
slip-set-up = Du baust gerade eine Stellung auf. Beginne erst die Partie, oder brich ab.
slip-kept = Deine aktuelle Partie ist unverändert.
refusal-record-unwritable = SGF erlaubt nur zwei Spieler.
refusal-record-go = Das ist die Aufzeichnung einer Go-Partie, nicht des Punktespiels.
refusal-record-unreadable-file = Keine Partiedatei: erwartet wird SGF, .sav von PointsXT, ein Protokoll einer Engine oder ein Diagramm.
refusal-link-invalid = Er ist beschädigt oder abgeschnitten. Lass ihn dir noch einmal schicken, und kopiere ihn ganz.
refusal-link-too-large = Er enthält mehr, als irgendeine Partie hat.
refusal-link-old = Der Link bringt nichts Neues: Die Partie hat schon alle seine Züge.
refusal-link-none = In dieser Adresse steckt keine Partie. Vielleicht verbirgt sie ein Mailfilter oder ein Kurzlink: Öffne die Adresse und kopiere die, die der Browser dann zeigt.
refusal-file-none = Die Datei ist nicht mehr geöffnet. Öffne sie noch einmal.

## Remis

draw-offered = { $name } bietet Remis an.
draw-question = { $name }, einverstanden?
draw-accept = Remis annehmen
draw-decline = Weiterspielen

## Eine neue Partie

new-size = Spielfeld
new-width = Breite
new-height = Höhe
new-rules = Regeln
new-first = Erster Zug

rules-automatic = Einschlüsse automatisch
rules-declared = Einschlüsse angesagt
rules-russian = Bis das Feld voll ist (russische Regeln)
rules-russian-help = Einschlüsse sind automatisch, auch in einem leeren Haus. Die Partie endet, wenn das Feld voll ist.
rules-wikipedia = Man darf stoppen (Wikipedia)
rules-wikipedia-help = Einschlüsse sind automatisch. Ein Spieler darf stoppen; der andere schließt dann ein, was nicht mit dem Rand verbunden ist.
rules-stachowski = Sofort oder später (Stachowski)
rules-stachowski-help = Einschlüsse werden mit einem Zug angesagt, sofort oder später. Die Partie endet, wenn das Feld voll ist.
rules-wikikropki = Offene Einschlüsse ansagen (Wikikropki)
rules-wikikropki-help = Offene Einschlüsse werden eingenommen, indem man sie mit einem Zug ansagt. Die Partie endet, wenn das Feld voll ist.
rules-zagram-standard = Volles Feld oder Einigung (Zagram, Standard)
rules-zagram-standard-help = Einschlüsse sind automatisch. Die Partie endet, wenn das Feld voll ist oder beide zustimmen.
rules-zagram-no-territory = Nach dem Stoppen spielt der andere weiter (Zagram, ohne Gebiet)
rules-zagram-no-territory-help = Einschlüsse sind automatisch. Wenn du stoppst, spielt der andere allein weiter.
rules-zagram-territory = Gebiete vereinbaren (Zagram, mit Gebiet)
rules-zagram-territory-help = Einschlüsse werden angesagt, mit Ringen jeder Größe. Beide dürfen sich über die übrigen Gebiete einigen.
rules-custom = Eigene Wahl
rules-custom-help = Wie unten gewählt.

## Eine Stellung aufbauen

setup-title = Stellung aufbauen
setup-tools =
    .aria-label = Was ein Klick setzt
setup-eraser = Radiergummi
setup-undo = Zurück
    .title = Letzte Änderung rückgängig machen (U)
setup-clear = Alles löschen
setup-capture = Umschlossene Punkte fangen
setup-start = Start
setup-here = Setzen
setup-fine = { $count ->
    [0] Setze Punkte auf das Feld.
    [one] 1 Punkt. Es kann losgehen.
   *[other] { $count } Punkte. Es kann losgehen.
}
setup-fault = { $point ->
    [none] { $words }
   *[other] { $point }: { $words }
}
setup-fault-pending = Fange die hier umschlossenen Punkte, bevor es losgeht.
setup-fault-no-ring = Dieses Gebiet ist nicht mehr umschlossen.
setup-fault-no-enemy = In diesem Gebiet ist kein gegnerischer Punkt.
setup-fault-full = Es ist kein Gitterpunkt mehr frei.
setup-erase = Punkt löschen
setup-keys = Die Pfeiltasten bewegen den Cursor. Enter setzt, was gewählt ist, 1 bis 4 wählen eine Farbe, 0 den Radiergummi, Entf löscht einen Punkt, U nimmt zurück, G springt zu einem Gitterpunkt.
said-setup = Eine Stellung wird aufgebaut. { $tool ->
    [eraser] Der Radiergummi ist gewählt.
   *[other] { $tool } ist gewählt.
}
said-put = { $name } auf { $point }.
said-erased = { $point } ist leer.
said-cleared = Das Feld ist leer.
said-captured = { $count ->
    [0] Nichts ist umschlossen.
    [one] Ein Gebiet.
   *[other] { $count } Gebiete.
}

## Eine Partie beenden

end-title = Partie beenden
end-who = Welcher Spieler?
end-offer_draw = Remis anbieten
end-offer_draw-help = { $players ->
    [2] Niemand gewinnt, wenn die andere Person annimmt.
   *[other] Niemand gewinnt, wenn alle anderen annehmen.
}
end-by-link = { $when ->
    [before] Ziehe zuerst: Das Angebot geht mit deinem Link mit.
   *[after] Das Angebot geht mit deinem Link mit.
}
end-settle = Nach Gebiet abrechnen
end-settle-help = Einigt euch über die übrigen Gebiete, und zählt.
end-stop = Stoppen
end-stop-help = { $kind ->
    [settled] Alles von dir, was nicht mit dem Rand verbunden ist, ist sofort verloren, und die Partie endet.
    [last] Alle anderen haben auch gestoppt, also endet die Partie.
   *[played] Du setzt keine Punkte mehr; { $players ->
        [2] die andere Person spielt weiter, so lange sie will
       *[other] die anderen spielen weiter, so lange sie wollen
    }.
}
end-finish = Jetzt beenden
end-resign = Aufgeben
end-resign-help = { $players ->
    [2] Die andere Person gewinnt, egal wie es steht.
   *[other] Die anderen spielen weiter; deine Punkte bleiben stehen.
}
stopped-alone = Gestoppt: { $stopper }; { $name } spielt allein weiter.
stopped-others = Gestoppt: { $stopper }; die anderen spielen weiter.
stop = Stoppen
    .aria-label = Stoppen: { $name } stoppt auch, und die Partie endet
    .title = { $name } stoppt auch, und die Partie endet

## Das Ergebnis

result-win = { $who ->
    [you] { $by ->
        [0] Du gewinnst
        [one] Du gewinnst mit { $by } Punkt Vorsprung
       *[other] Du gewinnst mit { $by } Punkten Vorsprung
    }
    [computer] { $by ->
        [0] Der Computer gewinnt
        [one] Der Computer gewinnt mit { $by } Punkt Vorsprung
       *[other] Der Computer gewinnt mit { $by } Punkten Vorsprung
    }
   *[name] { $by ->
        [0] { $name } gewinnt
        [one] { $name } gewinnt mit { $by } Punkt Vorsprung
       *[other] { $name } gewinnt mit { $by } Punkten Vorsprung
    }
}
result-draw = Remis
result-status = { $result }. { $reason }
result-komi = Im Stand von { $name } sind { $komi } Komi enthalten.
reason = { $reason ->
    [full-board] Das Feld ist voll.
    [resignation] Aufgegeben: { $names }.
    [draw] Auf Remis geeinigt.
    [agreed] Weiteres Spiel hätte am Ergebnis nichts geändert.
    [settlement] Einvernehmlich nach Gebiet abgerechnet.
    [stop] { $players ->
        [2] Beide haben gestoppt.
       *[other] Alle haben gestoppt.
    }
    [stop-settled] Gestoppt: { $names }; was nicht mit dem Rand verbunden war, ist verloren.
    [passes] { $players ->
        [2] Beide haben gepasst.
       *[other] Alle haben gepasst.
    }
    [time] Zeit abgelaufen: { $names }.
    [lead] { $number ->
        [one] { $number } Punkt Vorsprung genügt
       *[other] { $number } Punkte Vorsprung genügen
    } zum Sieg.
    [first-to] { $name } hat zuerst { $number ->
        [one] { $number } Punkt
       *[other] { $number } Punkte
    } gefangen.
   *[other] { $reason }
}
result-lost = { $count ->
    [0] { $name } verliert nichts.
    [one] { $name } verliert 1 Gebiet, auf dem Feld markiert: { $captured ->
        [one] 1 Punkt
       *[other] { $captured } Punkte
    } gefangen{ $freed ->
        [0] .
       *[other] , { $freed } befreit.
    }
   *[other] { $name } verliert { $count } Gebiete, auf dem Feld markiert: { $captured ->
        [one] 1 Punkt
       *[other] { $captured } Punkte
    } gefangen{ $freed ->
        [0] .
       *[other] , { $freed } befreit.
    }
}
result-again = Noch mal
    .title = Eine neue Partie mit denselben Einstellungen beginnen
result-share = Teilen
result-review = Analyse
result-close =
    .aria-label = Ergebnis schließen
    .title = Ergebnis schließen

## Das Angebot aufzuhören

decided = { $what ->
    [captures] Es kann nichts mehr gefangen werden.
   *[winner] { $who ->
        [you] Dein Sieg steht schon fest.
        [computer] Der Sieg des Computers steht schon fest.
       *[name] { $name } gewinnt auf jeden Fall.
    }
}
finish-question = { $who ->
    [computer] Der Computer schlägt vor, aufzuhören.
   *[people] Aufhören?
}
finish-yes = Aufhören
finish-no = Weiterspielen
refusal-settlement-undecided = Das Ergebnis kann sich noch ändern.

## Die Analyse

review-ask = Analyse
    .aria-label = Analyse der Partie
    .title = Wer wann führte, und welche Züge am meisten kosteten
you = Du
refusal-review-no-moves = Es gibt keine Züge zu analysieren.
lead-curve =
    .aria-label = Wer voraussichtlich gewinnt, nach jedem Zug
lead-told = Erwartet: { $lead }
review-lead = { $value ->
    [0] ausgeglichen
   *[other] { $name } +{ $value }
}
review-place = Zug { NUMBER($ply, useGrouping: 0) } von { NUMBER($plies, useGrouping: 0) }: erwartet: { $lead }

## Hilfe

help-rules = Die Regeln
help-learn = Auf kleinem Feld lernen
help-turns = Du und dein Gegner ziehen abwechselnd. Setze einen Punkt deiner Farbe auf einen freien Gitterpunkt, also dorthin, wo sich zwei Linien kreuzen.
help-capture = Eine geschlossene Kette deiner Punkte fängt die gegnerischen Punkte in ihr. Punkte verbinden sich gerade oder schräg. Die Fläche wird dein Gebiet: Dort setzt niemand mehr.
help-edge = Der Rand des Feldes gehört zu keiner Kette, darum sind Punkte sicher, die mit dem Rand verbunden sind.
help-house = Eine Kette um leere Gitterpunkte fängt noch nichts. Ein gegnerischer Punkt, der hineingesetzt wird, wird gefangen, wenn er nicht selbst eine Kette schließt.
help-end = Die Partie endet, wenn das Feld voll ist, wenn sich alle einig sind oder wenn jemand aufgibt. Wer mehr Punkte fängt, gewinnt.

goto = Zum Gitterpunkt
goto-go = Los

## Lektionen

learn-done = { $done } von { $all }
learn-board =
    .aria-label = Feld, { $width } mal { $height }. Bewege dich mit den Pfeiltasten und drücke Enter.
learn-restart = Von vorn
learn-chosen = gewählt
stairs = Treppe: kurze Partien

# Die Formen, die in Lektionen vorkommen
shape-ring = Das ist ein Ring.
shape-house = Das ist ein Haus.
shape-cross = Das ist ein Kreuz.
shape-ladder = Das ist eine Leiter.
shape-net = Das ist ein Netz.
shape-fork = Das ist eine doppelte Drohung.
shape-grounded = Diese Punkte sind mit dem Rand verbunden.

## Gesprochen

said-move = { $name } auf { $point }.
said-capture = { $name } fängt { $count ->
    [one] { $count } Punkt
   *[other] { $count } Punkte
}, { $place }.
said-frees = { $name } befreit { $count ->
    [one] { $count } Punkt
   *[other] { $count } Punkte
}.
said-undo = Zurückgenommen.
said-declined = Das Angebot ist abgelehnt.
said-accepted = { $name } nimmt an.
said-pass = { $name } passt.
said-stop = { $name } stoppt.
said-resign = { $name } gibt auf.
said-time = { $name }: Zeit abgelaufen.
said-new = Neue Partie, { $width } mal { $height }.
point-span = { $from } bis { $to }
said-last = Zuletzt: { $name } auf { $point }.
said-no-last = Es ist noch kein Punkt gesetzt.
said-around = Um { $point }: { $points }. Der Rest ist frei.
said-around-free = Um { $point } herum ist alles frei.
said-row = Zeile { $row }: { $points }. Der Rest ist frei.
said-row-free = Die ganze Zeile { $row } ist frei.
said-territories = { $name } hat Gebiete: { $places }.
said-no-territories = Noch gibt es keine Gebiete.
said-no-threats = Mit dem nächsten Punkt kann niemand etwas fangen.
point = { $point }, { $lies ->
    [dot] Punkt von { $dot }
    [territory] im Gebiet von { $owner }
    [enclosed] Punkt von { $dot } im Gebiet von { $owner }
   *[free] frei
}

## Ein Feld auf irgendeiner Seite

viewer-board =
    .aria-label = Spielfeld, { $width } mal { $height }. { $first } gegen { $second }, gefangen { $captures }. Zug { $move } von { $length }.
viewer-first =
    .aria-label = Zum Anfang
    .title = Zum Anfang
viewer-back =
    .aria-label = Einen Zug zurück
    .title = Einen Zug zurück
viewer-forward =
    .aria-label = Einen Zug vor
    .title = Einen Zug vor
viewer-last =
    .aria-label = Zum Ende
    .title = Zum Ende
viewer-play =
    .aria-label = Züge abspielen
    .title = Züge abspielen
viewer-pause =
    .aria-label = Anhalten
    .title = Anhalten
viewer-what = Kropki: Punkte umzingeln
viewer-rules = Regeln
viewer-try = Spielen
    .title = { viewer-page }
viewer-page = Kropki spielen
viewer-turn = am Zug
viewer-line = Deine Variante ×
    .aria-label = Deine Variante: schließen und zurück zur Partie
    .title = Zurück zur Partie
viewer-menu =
    .aria-label = Mehr
    .title = Mehr
viewer-open = In Kropki öffnen
viewer-sgf = Als SGF speichern
viewer-picture = Als Bild speichern
viewer-unreadable = Dieser Browser lässt die Seite kein Bild erstellen
viewer-starting = Python startet …
viewer-game = Diese Partie kann nicht gezeigt werden.
viewer-file = Die Partiedatei kann nicht gelesen werden.
viewer-origin = Die Partie liegt auf einer anderen Website. Nur Partien dieser Website können gezeigt werden.
viewer-python = Python konnte nicht starten, darum kannst du hier nicht spielen.
viewer-files = Zum Weiterspielen fehlen hier Dateien von Kropki. Wenn das deine Seite ist, gib ihre Adresse in KROPKI_SITE an.
viewer-unclosed =
    { $move ->
        [-1] Die Aufzeichnung bricht in einer Variante ab.
        [0] Die Aufzeichnung bricht vor dem ersten Zug ab.
       *[other] Die Aufzeichnung bricht nach Zug { $move } ab.
    }
viewer-junk = Ein Teil dieses Textes gehört nicht zur Partie: Er wurde womöglich verändert.
viewer-move = Ein Zug dieser Aufzeichnung ist nicht zu lesen: Er wurde womöglich verändert.
viewer-markup = Die Website hat den Text dieser Aufzeichnung verändert: In Kommentaren können Zeichen fehlen.
viewer-undecodable = Einige Buchstaben dieser Aufzeichnung sind nicht lesbar: Die Datei nennt keinen Zeichensatz. Speichere sie in UTF-8.
viewer-more-games = Diese Aufzeichnung enthält weitere Partien. Nur die erste ist zu sehen.
viewer-go = { refusal-record-go }
viewer-other-game = Das ist die Aufzeichnung eines anderen Spiels (GM[{ $game }]), nicht des Punktespiels. Sie wird als Punktespiel gezeigt.

## Aufgaben

puzzles-aim = { $kind ->
    [hidden] { $player } ist am Zug. Was ist am besten?
    [in] { $player } ist am Zug. { $gain ->
        [one] Gewinne { $gain } Punkt
       *[other] Gewinne { $gain } Punkte
    } { $dots ->
        [one] in { $dots } Zug.
       *[other] in { $dots } Zügen.
    }
    [win] { $player } ist am Zug. { $gain ->
        [one] Gewinne { $gain } Punkt
       *[other] Gewinne { $gain } Punkte
    }.
    [lose] { $player } ist am Zug. { $gain ->
        [one] Verliere höchstens { $gain } Punkt
       *[other] Verliere höchstens { $gain } Punkte
    }.
   *[keep] { $player } ist am Zug. Verliere nichts.
}
puzzles-told = { $stage ->
    [thinks] …
    [goes-on] Richtig. Weiter.
    [solved] Gelöst.
    [shown] Sieh dir die Züge an.
   *[waits] Du bist am Zug.
}
puzzles-wrong = { $has ->
    [yes] { $name } antwortet mit { $point }. Das reicht nicht.
   *[no] Das reicht nicht.
}
puzzles-hint-theme = { $theme ->
    [captures] Welche gegnerischen Punkte haben wenige Auswege?
    [doubles] Suche einen Punkt, der mit zwei Einschlüssen droht.
    [ladders] Drohe mit jedem Zug, etwas zu fangen.
    [broken] Gelingt die Leiter wirklich? Prüfe, wo sie endet.
    [saves] Was würde der Gegner als Nächstes fangen?
    [connect] Zwei deiner Ketten brauchen einander.
    [houses] Sieh dir die leeren Gitterpunkte in Ringen an.
    [races] Beide Seiten drohen. Wer ist schneller?
    [last] Jeder Punkt muss irgendwohin. Wo schadet er am wenigsten?
   *[other] Sieh dir zuerst alle Einschlüsse an, deine und die des Gegners.
}
puzzles-hint-where = { $step ->
    [3] Setze auf das Dreieck.
   *[other] Sieh dir die Kreise an.
}

## Jemand an einem anderen Gerät

friend-game = Die Partie: { $width } × { $height }, „{ $rules }“{ $clock ->
    [yes] , mit Uhr
   *[no] , ohne Uhr
}. Ändern kannst du das unter „Neu“.
seat-friend = Freund, im WLAN

# Die letzte Nachricht: Ohne sie ist die Datei nicht ganz angekommen.
complete = yes

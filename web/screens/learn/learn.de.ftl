## Door
learn = Lektionen
learn-away = Die Lektionen konnten nicht geladen werden. Versuche es erneut, wenn du online bist.

## Screen
learn-title = Spielen lernen
learn-list =
    .aria-label = Alle Lektionen
    .title = Alle Lektionen
learn-place = { $number } von { $count }
learn-back =
    .aria-label = Zurück
    .title = Zurück
learn-next = Weiter
learn-again = Noch einmal
learn-see = Zeigen
learn-stop = Partie hier beenden
learn-declare = Fangen
learn-later = Später fangen
learn-editor-title = Eine Lektion schreiben
draft-mode = Wie schreiben
draft-mode-form = Formular
draft-mode-text = Text
draft-none = Das Formular kann diese Lektion nicht zeigen. Schreib im Text weiter.
draft-title = Titel
draft-step = Schritt
draft-other = Anderer Entwurf
draft-add = Schritt hinzufügen
draft-remove = Diesen Schritt entfernen
draft-tool = Tippen zeichnet
draft-tool-erase = Nichts
draft-tool-move = Den Zug
draft-tool-point = Markierte Punkte
draft-width = Spalten
draft-height = Zeilen
draft-aim = Ziel
draft-aim-kind = { $aim ->
   *[place] Setze irgendwo einen Punkt
    [capture] Schließe Punkte ein
    [keep] Verliere nichts
    [threaten] Drohe an mehreren Stellen
    [connect] Verbinde die markierten Punkte
    [ground] Verbinde die markierten Punkte mit dem Rand
    [predict] Sag voraus, was der Zug einschließt
    [stop] Beende die Partie rechtzeitig
    [win] Gewinne auf dem vollen Feld
}
draft-number = Wie viele Punkte
draft-threats = An wie vielen Stellen
draft-dots = Höchstzahl der Punkte
draft-player = Der Leser ist
draft-text = Was zu tun ist
draft-right = Nach dem Erfolg
draft-wrong = Nach einem Fehler
draft-words = { $count } von { $most } Wörtern
learn-source = Die Lektion als Text
learn-source-help = Die erste Zeile ist „lesson:“ und ein Titel. Jeder Schritt hat „text:“, „aim:“ und eine Zeichnung; eine leere Zeile beginnt den nächsten.
learn-try = Ausprobieren
learn-insert = Dieses Feld hinzufügen
learn-save = Als Datei speichern
learn-link = Link kopieren
learn-link-copied = Der Link ist kopiert.
learn-link-long = Die Lektion ist zu lang für einen Link: Speichere sie als Datei.
learn-link-denied = Der Browser erlaubt das Kopieren nicht: Speichere eine Datei.
learn-told = { $stage ->
    [thinks] …
    [asks] Dein Ring ist geschlossen. Fängst du jetzt?
    [goes-on] Gut. Weiter so.
    [reached] { $aim ->
        [capture] { $gain ->
            [one] Gefangen: { $gain } Punkt.
           *[other] Gefangen: { $gain } Punkte.
        }
        [stop] Du gewinnst.
        [win] Du gewinnst.
       *[other] Richtig.
    }
    [wrong] { $aim ->
        [predict] Nicht ganz. Sieh es dir an und versuche es noch einmal.
       *[other] { $isLoss ->
            [true] Du verlierst Punkte. Versuche es noch einmal.
           *[other] Noch nicht. Sieh dir die Antwort an und versuche es noch einmal.
        }
    }
   *[waits] Du bist am Zug.
}
stairs-step = Stufe { $step } von { $steps }
stairs-goal = { computer-name }. { $handicap ->
    [0] Beide beginnen gleich.
   *[other] Du beginnst mit { $handicap } Punkten.
} Ein Sieg bringt dich eine Stufe hinauf, eine Niederlage eine hinab.
# Höchstens 15 Wörter; die Stellungen sind in lessons/.
lesson-first = Die ersten Einschlüsse
lesson-first-dot = Deine Farbe ist { $a }. Setze einen Punkt auf einen freien Gitterpunkt.
lesson-first-dot-right = Punkte bleiben für immer. Du und { $b } setzt abwechselnd.
lesson-first-ring = Der Punkt von { $b } hat noch einen Ausweg. Schließe deinen Ring.
lesson-first-ring-right = Gefangen. Darin setzt niemand mehr.
lesson-first-chain = Schräg verbindet auch. Schließe die längere Kette.
lesson-first-chain-right = Drei auf einmal. Wer mehr fängt, gewinnt.
lesson-first-gap = Wo hat der Ring eine Lücke?
lesson-first-gap-wrong = Ein gerader oder schräger Schritt muss jeden Punkt mit dem nächsten verbinden.
lesson-edge = Rand und mehrere Einschlüsse auf einmal
lesson-edge-open = Der Rand schließt nichts ab: Der Punkt oben ist sicher. Fange den anderen.
lesson-edge-safe = Deine Farbe ist { $b }. Erreiche den Rand, dann sind deine Punkte sicher.
lesson-edge-safe-right = Sicher: Punkte, die mit dem Rand verbunden sind, fängt niemand.
lesson-edge-two = Fange mit einem Punkt zwei Punkte an verschiedenen Stellen.
lesson-edge-predict = { $a } setzt auf 1. Tippe alle Punkte an, die das fängt.
lesson-edge-predict-right = Richtig: zwei Gebiete, mit einem Punkt geschlossen.
lesson-houses = Häuser
lesson-houses-predict = { $b } setzt auf 1 in den leeren Ring. Tippe an, was gefangen wird.
lesson-houses-predict-right = Ein leerer Ring ist ein Haus: Er fängt, wer hineinsetzt.
lesson-houses-first = Deine Farbe ist { $b }. Im Haus überlebt nur ein Punkt, der fängt.
lesson-houses-first-right = Du fängst zuerst, darum fängt das Haus nichts.
lesson-houses-small = { $a } schließt mit 1 einen kleinen und einen großen Ring. Tippe an, was gefangen wird.
lesson-houses-small-right = Das kleinere Gebiet wird eingenommen. Der Rest bleibt ein Haus.
lesson-dead = Tote Punkte und Befreien
lesson-dead-chain = Gefangene Punkte verbinden nichts mehr. Fange einen Punkt, der noch lebt.
lesson-dead-chain-wrong = Der gefangene Punkt ist tot: Er gehört zu keinem Ring.
lesson-dead-free = Dein Punkt in der Mitte ist gefangen. Umschließe alles um ihn herum.
lesson-dead-free-right = Vier gefangen, und dein Punkt ist wieder frei.
lesson-dead-predict = { $a } setzt auf 1. Tippe alle Punkte an, die das fängt.
lesson-dead-predict-right = Fünf. Der eigene Punkt darin ist auch tot, zählt aber für niemanden.
lesson-declared = Angesagte Einschlüsse
lesson-declared-now = Nach diesen Regeln sagst du, was du fängst. Schließe den Ring, dann fange.
lesson-declared-now-wrong = Ein Ring fängt erst, wenn du es sagst.
lesson-declared-larger = Der obere Ring kann warten. Schließe noch einen und fange beide zugleich.
lesson-declared-larger-wrong = Warten ist erlaubt: Schließe zuerst den anderen Ring.
lesson-declared-across = Deine Farbe ist { $b }. Der Ring ist noch nicht angesagt: Brich ihn auf.
lesson-declared-across-right = Gefangen. Ein Ring, den niemand ansagt, schützt nichts.
lesson-end = Wie eine Partie endet
lesson-end-ground = Verbinde deine Punkte mit dem Rand: Dann sind sie sicher.
lesson-end-stop = Du führst, und alles ist mit dem Rand verbunden. Beende die Partie.
lesson-end-pass = Niemand darf passen. Lass { $b } keinen sicheren Gitterpunkt.
lesson-end-pass-right = { $b } musste in dein Haus setzen.
lesson-end-pass-wrong = Dein Haus kann warten: Außer dir kann es niemand nutzen.
lesson-opening = Vom Kreuz zur Leiter
lesson-opening-cross = Viele Partien beginnen mit einem Kreuz. Drohe, einen Punkt zu fangen.
lesson-opening-save = Deine Farbe ist { $b }. Rette deinen Punkt: Laufe ins Freie.
lesson-opening-ladder = Treibe { $b } Drohung um Drohung weiter, bis dein wartender Punkt den Weg versperrt.
lesson-tactics = Taktik
lesson-tactics-two = Drohe mit einem Punkt an zwei Stellen. { $b } antwortet nur einmal.
lesson-tactics-net = Dränge { $b } zu deinem wartenden Punkt.
lesson-tactics-connect = Verbinde deine Punkte so, dass { $b } sie nicht trennen kann.

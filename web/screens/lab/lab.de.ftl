## Door
lab = Python-Labor
lab-failed = Das Python-Labor konnte nicht geladen werden. Prüfe die Verbindung und versuche es erneut.

## Screen
lab-title = Python-Labor
lab-tabs =
    .aria-label = Teile des Labors
lab-tab-program = Bot
lab-tab-game = Partie
lab-tab-tournament = Turnier
lab-tab-ladder = Treppe
lab-tab-network = Netz
lab-tab-reference = Referenz
lab-choice = Bot auswählen
lab-name = Name des Bots
lab-new = Neu
    .title = Einen neuen Bot anfangen
lab-new-name = Mein Bot
lab-starter-call = Das wird aufgerufen, wenn dein Bot am Zug ist.
lab-starter-points = Alle Gitterpunkte, auf die ein Punkt darf.
lab-starter-return = Der Bot setzt seinen Punkt auf den Gitterpunkt, den du zurückgibst.
lab-next = Als Nächstes: { $name } ▸
lab-open = Öffnen
    .title = Bots aus .py-Dateien öffnen
lab-save = Speichern
    .title = Den Bot als .py-Datei speichern
lab-share = Link kopieren
    .title = Einen Link kopieren, der den Bot enthält
lab-remove =
    .aria-label = Diesen Bot entfernen
    .title = Diesen Bot entfernen
lab-removed = { $name } ist entfernt.
lab-restore = Zurückholen
lab-copied = Der Link ist kopiert. Wer ihn öffnet, sieht das Programm, bevor es laufen kann.
lab-unreadable = { $name } ist kein Python-Programm oder zu lang.
lab-bad-link = Der Link ist beschädigt: Er enthält keinen Bot.
lab-too-long = Ein Bot darf { $most } Zeichen haben. Die letzte Änderung ist nicht gespeichert.
lab-editor = Programm des Bots. Escape verlässt den Editor.
lab-keys = Strg+Enter lässt den Bot spielen. Escape verlässt den Editor, damit Tab weitergehen kann.
lab-examples = Beispiele
lab-examples-open = Beispiele und Rätsel …
lab-puzzles = Zeilen zum Ordnen
lab-shelf = Meine Bots
lab-others = Menschen und Stufen
lab-this = Das offene Programm
lab-example = { $key ->
    [random] Zufall
    [greedy] Gierig
    [edge] Am Rand entlang
    [saver] Retter
    [oneply] Einen Zug voraus
    [ladder] Leiterleser
    [montecarlo] Kleines Monte Carlo
   *[other] { $key }
}
lab-asked = { $name } kommt von außen. Lies das Programm, bevor du es laufen lässt. Es kann weder deine Dateien und Partien lesen noch etwas verschicken.
lab-allow = Laufen lassen
lab-not-allowed = { $name } darf noch nicht laufen. Lies das Programm zuerst.
lab-board =
    .aria-label = Feld des Labors, { $width } mal { $height }
lab-point = { $dot ->
    [none] { $point }, frei
   *[other] { $point }, { $dot }
}
lab-start = Spielen
lab-stop = Anhalten
lab-keep = Auf dem Feld zeigen
    .title = Diese Partie auf dem Feld der Seite öffnen, um sie abzuspielen oder zu analysieren
lab-time = Zeit
lab-time-of = { $name ->
    [quick] 0,3 s pro Zug + 1 s
   *[usual] 1 s pro Zug + 10 s
}
lab-turn-of = { $played ->
    [one] { $point } ist gespielt. { $name } ist am Zug. { $red } : { $blue }
   *[none] { $name } ist am Zug. { $red } : { $blue }
}
lab-stopped = Angehalten. { $red } : { $blue }
lab-result = { $wins ->
    [one] { $winner } gewinnt, { $red } : { $blue }.
   *[none] Remis, { $red } : { $blue }.
}
lab-lost = { $name } verliert.
lab-odd = { $kind ->
    [space] Hier ist ein Leerzeichen ({ $code }), das nicht das übliche ist.
    [unseen] Hier ist ein Zeichen ({ $code }), das niemand sieht.
    [break] Hier ist ein Zeilenumbruch ({ $code }), den Python nicht kennt.
    [quote] Python kennt das Anführungszeichen { $sign } nicht. Es kennt { $instead }.
    [dash] Python kennt den Strich { $sign } nicht. Es kennt -.
    [sign] Python kennt { $sign } nicht. Es kennt { $instead }.
   *[letter] Der Buchstabe „{ $sign }“ in „{ $word }“ ist { $script ->
        [greek] griechisch
       *[cyrillic] kyrillisch
    }. Er sieht nur aus wie „{ $instead }“.
}
lab-odd-more = { $count ->
    [one] Es gibt noch ein solches Zeichen.
   *[other] Es gibt noch { $count } solche Zeichen.
}
lab-odd-replace = { $count ->
    [one] Ersetzen
   *[other] Alle { $count } ersetzen
}
lab-odd-pasted = { $count ->
    [one] Ein eingefügtes Zeichen sah aus wie ein anderes oder war unsichtbar. Es ist ersetzt. Strg+Z macht das rückgängig.
   *[other] { $count } eingefügte Zeichen sahen aus wie andere oder waren unsichtbar. Sie sind ersetzt. Strg+Z macht das rückgängig.
}
lab-line = Zeile { $line }:
lab-value = { $name } war { $value }
lab-values = ({ $values })
lab-fault = { $key ->
    [late] { $knows ->
        [line] { $count ->
            [0] das hat zu lange gedauert.
            [1] das hat zu lange gedauert.
           *[other] das lief { NUMBER($count) }-mal, dann war die Zeit um.
        }
       *[nothing] Die Zeit war um. Suche nach der Zeile, die sie gebraucht hat …
    }
    [lost] Die Zeit war um. Beim zweiten Mal war das Programm schnell genug: Vielleicht war dieser Computer kurz langsam.
    [start] Python konnte nicht starten: { $detail }
    [packages] Ein Paket konnte nicht installiert werden: { $detail }
    [broken] Das Programm hat sein Python lahmgelegt: Es brauchte zu viel Speicher oder hat Python selbst verändert.
    [exception] { $error }: { $detail }
    [syntax] das ist kein Python: { $detail }
    [import] ein Bot kann { $detail } nicht importieren. Zur Seite hat er keinen Zugang.
    [recursion] { $detail } hat sich zu oft selbst aufgerufen.
    [memory] der Speicher war voll.
    [exit] das Programm hat sich selbst beendet, statt einen Gitterpunkt zurückzugeben.
    [illegal] { $message }.
    [nothing] choose hat nichts zurückgegeben. Fehlt ein return?
    [no-point] { $message }.
    [missing] Das Programm hat keine Funktion choose. Schreibe def choose(board):
    [parameters] choose darf nur das Feld als Parameter haben: def choose(board):
    [too-long] Das Programm ist zu lang.
   *[other] { $message }.
}
lab-output =
    .aria-label = Was die Bots ausgeben
lab-output-none = Was ein Bot mit print(…) ausgibt, steht hier, neben seinem Zug.
lab-output-cut = … (es wurde mehr ausgegeben)
lab-turn = { $ply } · { $point }
lab-packages = { $reason ->
    [file] Nicht gestartet: Diese Seite ist eine einzige Datei ohne Netz und kann { $packages } nicht installieren.
    [offline] Nicht gestartet: Es gibt kein Netz, aus dem { $packages } installiert werden könnte.
   *[policy] Nicht gestartet: { $packages } lässt sich hier nicht installieren. Die Richtlinie dieser Website erlaubt keine Anfragen an andere Server. Wer die Website betreibt, kann { $host } erlauben.
}
lab-pieces =
    .aria-label = Zeilen des Programms
lab-puzzle-help = Bring die Zeilen in die richtige Reihenfolge: Zieh sie, nimm die Knöpfe oder halte Alt gedrückt und drücke eine Pfeiltaste.
lab-up =
    .aria-label = Nach oben
    .title = Nach oben
lab-down =
    .aria-label = Nach unten
    .title = Nach unten
lab-place = Jetzt Zeile { $place } von { $count }.
lab-check = Prüfen
lab-use = Als Programm öffnen
lab-solved = Alles in Ordnung. Das Programm kann laufen.
lab-unsolved = { $count ->
    [0] Eine andere Zeile muss zuerst kommen.
    [one] Die erste Zeile stimmt. Die markierte gehört woandershin.
   *[other] Die ersten { $count } Zeilen stimmen. Die markierte gehört woandershin.
}
lab-unchecked = Die Reihenfolge konnte nicht geprüft werden. Versuche es erneut.
lab-entrants =
    .aria-label = Bots im Turnier
lab-games =
    .aria-label = Partien
lab-tournament-help = Wähle 2 bis { $most } Bots. Jeder trifft zweimal auf jeden anderen und beginnt dabei einmal.
lab-tournament-start = Start
lab-tournament-count = { $count } Bots sind gewählt. Wähle 2 bis { $most }.
lab-tournament-state = { $state ->
    [running] Es läuft: { $done } von { $all } Partien sind zu Ende.
    [over] Alle { $all } Partien sind zu Ende.
   *[stopped] Angehalten nach { $done } von { $all } Partien.
}
lab-game-of = { $first } – { $second }:
lab-replay = Abspielen
lab-replay-of = Partie { $number } abspielen: { $first } – { $second }
lab-rated = { $rating } ± { $margin }
lab-table = Tabelle des Turniers
lab-column = { $name ->
    [place] Platz
    [bot] Bot
    [games] Partien
    [points] Punkte
   *[rating] Wertung
}
lab-ladder-help = Der Bot spielt gegen den Computer: nach einem Sieg gegen die nächste Stufe, nach einer Niederlage gegen die darunter. Die Partien laufen weiter, während du auf dieser Seite anderes tust.
lab-ladder-start = Start
lab-ladder-bot = Bot
lab-ladder-length = Partien
lab-ladder-games = { $count } Partien
lab-ladder-game = { $outcome ->
    [won] Sieg gegen { computer-name }, { $own } : { $other }.
    [lost] Niederlage gegen { computer-name }, { $own } : { $other }.
   *[draw] Remis gegen { computer-name }, { $own } : { $other }.
}
lab-rating = Wertung nach { $count } Partien: { $rating } ± { $error }. Stufe 1 hat 1000, Stufe 8 hat 3600.
lab-net-help = Die Stufen 7 und 8 fragen dieses Netz, was gefangen wird. Hier sieht es die Stellung auf der Seite; „eigen“ gehört dem, der am Zug ist. Deine Änderungen bleiben im Labor: Stufen, Tipps und Analysen nutzen das Netz ohne sie.
lab-net-told = { $state ->
    [starting] Das Netz wird gefragt…
    [reset] Alle Gewichte und Schwellen sind wieder wie am Anfang.
    [refused] Die Änderungen passen nicht zu diesem Netz. Setze sie zurück.
    [none] Hier ist nichts zu sehen: Das Netz sieht Partien zu zweit, in denen Tipps erlaubt sind.
   *[failed] Das Netz antwortet nicht. Prüfe die Verbindung und öffne diesen Teil noch einmal.
}
lab-net-row = Schicht
lab-net-row-of = { $kind ->
    [inputs] Eingänge
    [outputs] Ausgänge
   *[layer] Schicht { $number }
}
lab-net-part = Ebene
lab-net-neuron = Neuron { $number }
lab-net-input = { $name ->
    [own-dots] Eigene Punkte
    [other-dots] Gegnerische Punkte
    [open] Freie Gitterpunkte
    [own-houses] Eigene Häuser
    [other-houses] Gegnerische Häuser
    [own-territories] Eigene Gebiete
    [other-territories] Gegnerische Gebiete
    [last] Letzter Punkt
    [last-but-one] Vorletzter Punkt
    [own-reach] Eigene Reichweite, { $steps } Schritte
    [other-reach] Gegnerische Reichweite, { $steps } Schritte
    [own-chains] Eigene Ketten vom Rand
    [other-chains] Gegnerische Ketten vom Rand
   *[board] Alle Gitterpunkte
}
lab-net-output = { $name ->
    [mover] Eigene Gebiete am Ende
    [other] Gegnerische Gebiete am Ende
   *[move] Gute Züge
}
lab-net-plane = { $name }: 0 bis { $most }
lab-net-board =
    .aria-label = { $kind ->
        [plane] Spielfeld mit den Zahlen der Ebene
       *[forecast] Spielfeld mit der Prognose
    }
lab-net-weights = Gewichte
lab-net-weight = Gewicht: { $name }, { $place ->
    [up-left] eins nach links oben
    [up] eins nach oben
    [up-right] eins nach rechts oben
    [left] eins nach links
    [here] am Gitterpunkt selbst
    [right] eins nach rechts
    [down-left] eins nach links unten
    [down] eins nach unten
   *[down-right] eins nach rechts unten
}: { $value }
lab-net-follow = Diese Ebene zeigen
lab-net-thresholds = Schwellen
lab-net-threshold = Schwelle { $number }
lab-net-keeps = Zur Summe zählt auch die Zahl dieses Neurons in der Schicht darunter, achtmal.
lab-net-feeds = Wer das sieht
lab-net-feeds-count = Neuronen: { $count }
lab-net-changed = { $name } (geändert)
lab-net-reset = Zurücksetzen
    .title = Alle Gewichte und Schwellen zurücksetzen
lab-reference-of = { $type ->
    [board] Das Feld
   *[point] Ein Gitterpunkt
}
lab-reference-choose = Ein Bot ist ein Python-Programm mit einer Funktion choose. Sie bekommt das Feld und gibt einen Gitterpunkt zurück. Das Feld ist eine Kopie: Der Bot darf darauf ziehen und zurücknehmen.
lab-reference-time = Ein Bot hat für jeden Zug eine Sekunde und für die ganze Partie zehn weitere. Sind sie verbraucht, verliert er. print(…) zeigt Text neben dem Zug; board.note(point, value) zeichnet eine Zahl auf das Feld.
lab-reference-walls = Ein Bot läuft in einem eigenen Python. Er erreicht weder die Seite noch deine Dateien noch das Netz.
lab-reference-packages = Ein Kommentar kann Pakete von PyPI nennen, wo die Website das erlaubt: # /// script, dann # dependencies = ["name"], dann # ///, jedes in einer eigenen Zeile.

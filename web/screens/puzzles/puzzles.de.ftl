## Door
puzzles = Aufgaben
puzzles-away = Die Aufgaben konnten nicht geladen werden. Versuche es erneut, wenn du online bist.

## Screen
puzzles-title = Aufgaben
puzzles-back =
    .aria-label = Alle Aufgaben
    .title = Alle Aufgaben
puzzles-embed = In eine Seite einbetten
puzzles-themes = Thema
puzzles-theme = { $theme ->
    [first] Für Anfänger
    [captures] Einschlüsse
    [doubles] Doppelte Drohungen
    [ladders] Leitern, die gelingen
    [broken] Leitern, die scheitern
    [saves] Punkte retten
    [connect] Verbinden
    [houses] Häuser
    [races] Wettläufe
    [last] Die letzten Gitterpunkte
    [middle] Mittelspiel
   *[all] Alle Themen
}
puzzles-mode = { $mode ->
    [day] Aufgabe des Tages
    [run] Drei Minuten
    [streak] Endlos
    [repeat] Heute noch einmal
    [own] Aus deinen Partien
    [class] Aufgabe
    [shared] Aufgabe
   *[practice] Üben
}
puzzles-about = { $mode ->
    [day] { $count ->
        [0] Für alle dieselbe
       *[other] Für alle dieselbe. Tage in Folge: { $count }
    }
    [run] { $count ->
        [0] Wie viele kannst du lösen?
       *[other] Dein Rekord: { $count }
    }
    [streak] { $count ->
        [0] Bis zum ersten Fehler
       *[other] Bis zum ersten Fehler. Dein Rekord: { $count }
    }
    [repeat] { $count ->
        [one] { $count } Aufgabe, an der du gescheitert bist
       *[other] { $count } Aufgaben, an denen du gescheitert bist
    }
    [own] { $count ->
        [one] { $count } Aufgabe
       *[other] { $count } Aufgaben
    }
   *[practice] Leichte zuerst
}
puzzles-place = { $mode ->
    [run] { $time } · { $solved } gelöst
    [day] { "" }
    [shared] { "" }
   *[other] { $solved } gelöst
}
puzzles-returns = { $days ->
    [1] Diese Aufgabe kommt morgen wieder.
   *[other] Diese Aufgabe kommt in { $days } Tagen wieder.
}
puzzles-hint = Tipp
puzzles-again = Erneut versuchen
puzzles-solution = Lösung
puzzles-next = Weiter
puzzles-skip = Überspringen
puzzles-line = { $point } spielen
puzzles-why-not = Warum nicht { $point }?
puzzles-result = { $mode ->
    [run] { $solved ->
        [one] { $solved } Aufgabe in drei Minuten.
       *[other] { $solved } Aufgaben in drei Minuten.
    }
    [streak] { $solved ->
        [one] { $solved } Aufgabe ohne Fehler.
       *[other] { $solved } Aufgaben ohne Fehler.
    }
   *[other] Das war die letzte.
} { $best ->
    [true] Dein Rekord!
   *[other] { "" }
}
puzzles-keep = Öffnen → „Alles als Datei speichern“ bringt Fortschritt und Partien in einen anderen Browser.
puzzles-failed = Diese Aufgabe kann nicht gezeigt werden. Geh zur nächsten weiter.
puzzles-row = { $days ->
    [1] Das war die Aufgabe des Tages. Morgen gibt es eine neue.
   *[other] Tage in Folge: { $days }.
}
puzzles-refuted = { $kind ->
    [loses] { $player } fängt dann { $count ->
        [one] { $count } Punkt
       *[other] { $count } Punkte
    }.
    [less] Das gewinnt nur { $count ->
        [one] { $count } Punkt
       *[other] { $count } Punkte
    }.
    [answered] { $player } antwortet auf { $point }, und du gewinnst nichts.
   *[nothing] Das droht mit nichts, also gewinnst du nichts.
}
puzzles-rule = Umschließe gegnerische Punkte mit einer geschlossenen Kette eigener Punkte, und sie gehören dir. Punkte verbinden sich auch schräg.
puzzles-print = Arbeitsblatt drucken
puzzles-share =
    .aria-label = Diese Aufgabe teilen
    .title = Diese Aufgabe teilen
puzzles-share-title = Aufgabe teilen
puzzles-share-of = { $kind ->
    [day] Aufgabe des Tages, { $day }
   *[other] Eine Aufgabe für dich
}
puzzles-share-link =
    .aria-label = Der Link der Aufgabe
puzzles-send = Teilen
puzzles-copy-link = Link kopieren
puzzles-save-picture = Bild speichern
puzzles-no-picture = Dieser Browser lässt die Seite nicht lesen, was sie zeichnet. Deshalb kann das Bild nicht gespeichert werden.

## Door
analyse = Diese Partie analysieren

## Screen
analyse-title = Analyse
analyse-tap = Tippe auf dem Feld auf einen Punkt oder einen Gitterpunkt, um danach zu fragen.
analyse-put = Hier einen Punkt setzen
analyse-close =
    .aria-label = Analyse schließen
    .title = Schließen
analyse-compare = Zwei Felder
layers =
    .aria-label = Auf dem Feld zeigen
layer-none = { $layer }: Davon ist gerade nichts auf dem Feld.
layer-threats = In Gefahr
layer-threats-help = Ein kleiner Punkt im Kreis: Ein Punkt dort würde etwas fangen. Striche zeigen, was.
layer-grounded = Sicher
layer-grounded-help = Striche unter einem Punkt: sicher, weil er mit dem Rand verbunden ist.
layer-chains = Verbunden
layer-chains-help = Doppelte Linien: verbundene Punkte.
layer-houses = Häuser
layer-houses-help = Gepunktet, mit kleinen Quadraten: geschlossen, ohne gegnerische Punkte darin.
layer-pools = Noch nicht gefangen
layer-pools-help = Gestrichelt: um gegnerische Punkte geschlossen, noch nicht eingenommen.
layer-forecast-help = Was der Computer erwartet. Ein Bogen um einen Punkt: wie wahrscheinlich er gefangen wird. Rauten: wahrscheinliche Züge.
layer-offers = Zum Ansagen
layer-offers-help = Schraffiert, auf beiden Seiten. Sonst sind sie erst nach „Ansagen“ zu sehen.
layer-branches = Varianten
layer-branches-help = Kleine Buchstaben: Hier verzweigt sich die Partie.
review-start = Partie analysieren
why-captured = { $name } hat diese Stelle bei Zug { $ply } eingeschlossen, zusammen mit { $captured ->
    [one] einem Punkt
   *[other] { $captured } Punkten
}. Darin kann niemand mehr einen Punkt setzen.
why-dot = Hier ist ein Punkt von { $name }.
why-house = Das ist ein Haus von { $name }: eine geschlossene Kette, in der nichts gefangen ist. Ein fremder Punkt wird hier gefangen, wenn er nicht selbst zuerst etwas fängt.
why-closes = { $name } würde hier { $captured } fangen.
why-threat = { $name } würde diesen Punkt mit { $point } fangen.
why-grounded = Er ist sicher: Niemand kann ihn mehr umschließen.
why-open = Niemand kann ihn mit einem Punkt fangen, aber sicher ist er noch nicht.
why-quiet = Ein Punkt hier würde nichts sofort fangen.
review-progress =
    .aria-label = Fortschritt der Analyse
review-starts = Der Computer macht sich bereit …
review-running = Zug { NUMBER($ply, useGrouping: 0) } von { NUMBER($plies, useGrouping: 0) }.
review-done = { $all ->
    [yes] { $count ->
        [0] Kein Zug hat einen Punkt gekostet.
       *[other] Fehler: { $first } { $firsts }, { $second } { $seconds }.
    }
   *[no] Angehalten nach Zug { NUMBER($ply, useGrouping: 0) } von { NUMBER($plies, useGrouping: 0) }.{ $count ->
        [0] { "" }
       *[other] { " " }Fehler: { $first } { $firsts }, { $second } { $seconds }.
    }
}
review-small = Auch Verluste einzelner Punkte ({ $count })
review-add = In die Aufzeichnung
review-added = In der Aufzeichnung
review-puzzles = Aufgaben erstellen
review-puzzles-stop = Erstellen abbrechen
review-puzzles-none = Aus keinem dieser Fehler wird eine Aufgabe mit Beweis.
review-comment = Besser als { $point }, das { $loss } kostete{ $has ->
    [yes] : { $why }.
   *[no] .
}
review-again = Noch einmal analysieren
review-failed = Die Analyse ist fehlgeschlagen: Der Computer konnte nicht starten.
refusal-review-left = Die Analyse hat vor dem ersten Zug angehalten.
refusal-review-busy = Der Computer denkt über einen Zug nach. Danach kann die Analyse beginnen.
refusal-review-too-long = Die Partie ist für eine Analyse zu lang: Mehr als 3000 Züge dürfen es nicht sein.
review-elsewhere = Eine andere Variante
review-list =
    .aria-label = Die Züge, die am meisten kosteten
review-mistake = Zug { NUMBER($ply, useGrouping: 0) }, { $name } auf { $point }: kostete { $loss }.
review-better = Besser: { $better }{ $has ->
    [yes] , { $why }.
   *[no] .
}
review-curve =
    .aria-label = Erwartetes Ergebnis nach jedem Zug
compare-title = Varianten vergleichen
compare-side = Feld { $side }
compare-together = Gemeinsam blättern
compare-show = In der Partie zeigen

## Screen
story-title = Was die Partie entschied
story-seeks = Die entscheidenden Züge werden gesucht…
story-took = Zug { NUMBER($ply, useGrouping: 0) }: { $point } schließt { $count } ein
story-lost = Zug { NUMBER($ply, useGrouping: 0) }: { $point } geht in einem Haus verloren
story-see = Auf dem Feld zeigen
story-retry = Finde einen besseren Punkt
story-better = Einen besseren Punkt zeigen
story-easier = Leichter
    .title = Stufe { $level }
story-harder = Schwerer
    .title = Stufe { $level }
story-lesson = { $what ->
    [ladder] Was ist eine Leiter?
    [net] Was ist ein Netz?
    [fork] Was ist eine doppelte Drohung?
    [house] Was ist ein Haus?
    [grounded] Wie bleiben Punkte sicher?
    [freed] Wie werden Punkte befreit?
    [areas] Wie fängt ein Punkt zweimal?
   *[other] Wie schließt sich ein Ring?
}

## Screen
coach-taken = { $count ->
    [1] Vorsicht: Dein Punkt { $point } kann gleich gefangen werden.
   *[other] Vorsicht: Die Punkte in den Kreisen können gleich gefangen werden.
}
coach-ladder = { $count ->
    [1] Dein Punkt { $point } ist in einer Leiter gefangen: Läuft er weg, gehen alle Punkte, die du ansetzt, mit verloren. Noch kannst du ihn liegen lassen.
   *[other] Deine Punkte in den Kreisen sind in einer Leiter gefangen: Laufen sie weg, gehen alle Punkte, die du ansetzt, mit verloren. Noch kannst du sie liegen lassen.
}
coach-off = Ohne Trainer
coach-is-off = Der Trainer ist aus. In den Einstellungen kannst du ihn wieder einschalten.

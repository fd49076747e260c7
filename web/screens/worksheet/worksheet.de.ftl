## Door
worksheets = Arbeitsblätter
print-worksheet = Arbeitsblatt mit Aufgaben…

## Screen
worksheet-title = Arbeitsblatt mit Aufgaben
worksheet-puzzles = Aufgaben
worksheet-hardness = Wie schwer
worksheet-any = Gemischt
worksheet-easy = Leicht
worksheet-middle = Mittel
worksheet-hard = Schwer
worksheet-count = Wie viele
worksheet-name = Titel auf dem Blatt
worksheet-paper = Papier
worksheet-answers = Lösungen auf einem eigenen Blatt
worksheet-preview =
    .aria-label = Die Blätter, wie sie gedruckt werden
worksheet-sheet =
    .aria-label = Blatt { $number } von { $count }
worksheet-print = Drucken
worksheet-save = Als Datei speichern
worksheet-others = Andere Aufgaben
worksheet-none = Solche Aufgaben gibt es nicht. Wähle ein anderes Thema oder „Gemischt“.
worksheet-waits = Die Blätter werden gesetzt…
worksheet-told = { $puzzles ->
    [one] { $puzzles } Aufgabe
   *[other] { $puzzles } Aufgaben
} auf { $sheets ->
    [one] { $sheets } Blatt.
   *[other] { $sheets } Blättern.
}
worksheet-word-pupil = Name
worksheet-word-answer = Antwort
worksheet-word-solutions = Lösungen
worksheet-word-or = oder
worksheet-shape = { $player ->
    [0] gefüllte Punkte
    [1] hohle Punkte
    [2] Quadrate
   *[3] Dreiecke
}

## Door
worksheets = Karty zadań
print-worksheet = Karta zadań…

## Screen
worksheet-title = Karta zadań
worksheet-puzzles = Zadania
worksheet-hardness = Trudność
worksheet-any = Różne
worksheet-easy = Łatwe
worksheet-middle = Średnie
worksheet-hard = Trudne
worksheet-count = Ile zadań
worksheet-name = Tytuł na kartce
worksheet-paper = Papier
worksheet-answers = Rozwiązania na osobnej kartce
worksheet-preview =
    .aria-label = Kartki tak, jak się wydrukują
worksheet-sheet =
    .aria-label = Kartka { $number } z { $count }
worksheet-print = Drukuj
worksheet-save = Zapisz jako plik
worksheet-others = Inne zadania
worksheet-none = Nie ma takich zadań. Wybierz inny temat albo „Różne”.
worksheet-waits = Układam kartki…
worksheet-told = Zadania: { $puzzles }. Kartki: { $sheets }.
worksheet-word-pupil = Imię
worksheet-word-answer = Odpowiedź
worksheet-word-solutions = Rozwiązania
worksheet-word-or = lub
worksheet-shape = { $player ->
    [0] pełne kropki
    [1] puste kropki
    [2] kwadraty
   *[3] trójkąty
}

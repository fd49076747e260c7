## Door
worksheets = Pracovní listy
print-worksheet = Pracovní list s úlohami…

## Screen
worksheet-title = Pracovní list s úlohami
worksheet-puzzles = Úlohy
worksheet-hardness = Obtížnost
worksheet-any = Různé
worksheet-easy = Lehké
worksheet-middle = Střední
worksheet-hard = Těžké
worksheet-count = Kolik úloh
worksheet-name = Nadpis na listu
worksheet-paper = Papír
worksheet-answers = Řešení na zvláštním listu
worksheet-preview =
    .aria-label = Listy tak, jak se vytisknou
worksheet-sheet =
    .aria-label = List { $number } z { $count }
worksheet-print = Vytisknout
worksheet-save = Uložit jako soubor
worksheet-others = Jiné úlohy
worksheet-none = Takové úlohy tu nejsou. Zvolte jiné téma nebo „Různé“.
worksheet-waits = Připravují se listy…
worksheet-told = Úlohy: { $puzzles }. Listy: { $sheets }.
worksheet-word-pupil = Jméno
worksheet-word-answer = Odpověď
worksheet-word-solutions = Řešení
worksheet-word-or = nebo
worksheet-shape = { $player ->
    [0] plné tečky
    [1] prázdné tečky
    [2] čtverce
   *[3] trojúhelníky
}

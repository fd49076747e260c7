## Door
worksheets = Аркуші задач
print-worksheet = Аркуш задач…

## Screen
worksheet-title = Аркуш задач
worksheet-puzzles = Задачі
worksheet-hardness = Складність
worksheet-any = Різні
worksheet-easy = Легкі
worksheet-middle = Середні
worksheet-hard = Важкі
worksheet-count = Скільки задач
worksheet-name = Заголовок на аркуші
worksheet-paper = Папір
worksheet-answers = Розв’язки на окремому аркуші
worksheet-preview =
    .aria-label = Аркуші так, як їх буде надруковано
worksheet-sheet =
    .aria-label = Аркуш { $number } з { $count }
worksheet-print = Друкувати
worksheet-save = Зберегти у файл
worksheet-others = Інші задачі
worksheet-none = Таких задач немає. Виберіть іншу тему або «Різні».
worksheet-waits = Розкладаємо аркуші…
worksheet-told = Задач: { $puzzles }. Аркушів: { $sheets }.
worksheet-word-pupil = Ім’я
worksheet-word-answer = Відповідь
worksheet-word-solutions = Розв’язки
worksheet-word-or = або
worksheet-shape = { $player ->
    [0] зафарбовані крапки
    [1] незафарбовані крапки
    [2] квадрати
   *[3] трикутники
}

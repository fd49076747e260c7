## Door
worksheets = Листы задач
print-worksheet = Лист задач…

## Screen
worksheet-title = Лист задач
worksheet-puzzles = Задачи
worksheet-hardness = Сложность
worksheet-any = Разные
worksheet-easy = Лёгкие
worksheet-middle = Средние
worksheet-hard = Трудные
worksheet-count = Сколько задач
worksheet-name = Заголовок на листе
worksheet-paper = Бумага
worksheet-answers = Решения на отдельном листе
worksheet-preview =
    .aria-label = Листы в том виде, в каком они будут напечатаны
worksheet-sheet =
    .aria-label = Лист { $number } из { $count }
worksheet-print = Печатать
worksheet-save = Сохранить в файл
worksheet-others = Другие задачи
worksheet-none = Таких задач нет. Выберите другую тему или «Разные».
worksheet-waits = Раскладываем листы…
worksheet-told = Задач: { $puzzles }. Листов: { $sheets }.
worksheet-word-pupil = Имя
worksheet-word-answer = Ответ
worksheet-word-solutions = Решения
worksheet-word-or = или
worksheet-shape = { $player ->
    [0] закрашенные точки
    [1] незакрашенные точки
    [2] квадраты
   *[3] треугольники
}

## Door
classes = Занятия

## Screen
class-strip =
    .aria-label = Занятие
class-back =
    .aria-label = Назад к занятию
    .title = Назад к занятию
class-home = Занятие — это список уроков, задач и игр от учителя. Откройте здесь его файл или перейдите по его ссылке.
class-opens = Занятие открывается…
class-broken = В этом файле нет занятия: { $fault }
class-open-file = Открыть занятие
class-make = Составить занятие
class-change = Изменить
class-leave = Выйти из занятия
class-list = Шаги
class-next = Следующий шаг
class-show = Показать игру
class-place = Шаг { $number } из { $count }
class-no-hints = Подсказок здесь нет.
class-no-computer = Компьютер здесь не играет.
class-level = Самый сильный соперник: { computer-name }.
class-kind = { $kind ->
    [lesson] Урок
    [puzzle] Задача
    [position] Позиция
   *[game] Игра
}
class-puzzle = Задача: { $theme }
class-missing = На этой странице такого нет.
class-done = готово
class-open = ещё не готово
class-wrong = { $count ->
    [one] { $count } неверный ответ
    [few] { $count } неверных ответа
    [many] { $count } неверных ответов
   *[other] { $count } неверного ответа
}
class-for-teacher = Страница учителя
class-teacher-help = Здесь ничего не скрыто, не запрещено и не считается. Ученикам отправьте их собственную ссылку.
class-link-pupils = Скопировать ссылку для учеников
class-link-teacher = Скопировать ссылку для учителя
class-print = Напечатать лист задач
class-as-pupil = Посмотреть как ученик
class-as-teacher = Для учителя
class-ask = Как бы вы сыграли? Поставьте точку.
class-put = Ваш ход: { $point }.
class-played = { $same ->
    [yes] Ваш ход: { $point }, как и в игре.
   *[no] Ваш ход: { $point }. В игре был ход { $other }.
}
class-code = Мои успехи
class-code-help = Покажите этот код учителю. В нём то, что вы сделали на этом занятии, и имя, которое вы здесь введёте; больше ничего.
class-name = Ваше имя или номер, если хотите
class-qr = Код в виде QR-кода
class-copy = Скопировать код
class-copied = Код скопирован.
class-desk = Прочитать коды
class-codes = Коды учеников, по одному в строке
class-desk-help = Введите или вставьте их; они не покидают эту страницу. ✓ — готово, – — нет, а ✗ считает неверные ответы.
class-fault = { $fault ->
    [other] Строка { $line } — от другого занятия.
    [old] В строке { $line } старый код. Возможно, он от другого занятия или от этого, но до изменений.
   *[damaged] В строке { $line } опечатка.
}
class-platform = { $state ->
    [waits] Учебная платформа пока не отвечает. Как только ответит, она сохранит сделанное.
    [none] Вокруг этой страницы нет учебной платформы: сделанное пропадёт, когда вы её закроете.
    [review] Платформа показывает занятие для просмотра: ничего не сохраняется.
    [browse] Это предварительный просмотр: ничего не сохраняется.
    [no-credit] Этот раз не идёт в оценку, но сделанное сохраняется.
    [full] На платформе нет места для начатых уроков: закончите урок, прежде чем закрыть страницу.
    [final] Учебная платформа принимает не всё, что вы сделали ({ $detail }), и повторять бесполезно. Скажите учителю, прежде чем закрыть страницу.
   *[refused] Учебная платформа не принимает сделанное ({ $detail }). Страница пробует снова. Если это не изменится, скажите учителю, прежде чем закрыть страницу.
}
class-platform-cut = Платформа сохранила не всё, что вы сделали. Что удалось прочитать, здесь; остальные шаги сделайте ещё раз.
class-pupils = Ученик
class-pupil = Ученик { $number }
class-all = Все
class-sum = ✓{ $done } ✗{ $wrong }
maker-title = Название
maker-level = Компьютер
maker-level-to = не выше: { computer-name }
maker-hints = Подсказки разрешены
maker-steps = Шаги
maker-lesson = Урок
maker-theme = Задачи
maker-count =
    .aria-label = Сколько задач
maker-add-lesson = Добавить
maker-add-puzzles = Добавить
maker-add-game = Добавить игру с поля
maker-add-position = Добавить только позицию
maker-no-board = Это поле нельзя добавить: шагом может быть только игра двоих, и поле не должно быть заполнено.
maker-own = Свой урок
maker-add-draft = Добавить из редактора
maker-add-own = Добавить из файла…
maker-own-file =
    .aria-label = Файл с уроком
maker-no-draft = В редакторе пока нет урока: Обучение → Уроки → Написать урок.
maker-hidden = Спросить здесь «Как бы вы сыграли?» и скрыть продолжение
maker-added = { $count ->
    [one] Добавлен { $count } шаг.
    [few] Добавлено { $count } шага.
    [many] Добавлено { $count } шагов.
   *[other] Добавлено { $count } шага.
}
maker-up =
    .aria-label = Выше: { $title }
    .title = Выше: { $title }
maker-down =
    .aria-label = Ниже: { $title }
    .title = Ниже: { $title }
maker-remove =
    .aria-label = Убрать: { $title }
    .title = Убрать: { $title }
maker-open = Открыть
maker-save = Сохранить в файл
maker-link = Скопировать ссылку для учеников
maker-no-title = Сначала дайте занятию название. Его видят ученики.
maker-no-steps = Сначала добавьте шаг: урок, задачи или поле.
maker-link-long = Занятие слишком длинное для ссылки: сохраните его в файл.

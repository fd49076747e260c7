## Door
learn = Уроки
learn-away = Не удалось загрузить уроки. Попробуйте снова, когда будет подключение к интернету.

## Screen
learn-title = Учимся играть
learn-list =
    .aria-label = Все уроки
    .title = Все уроки
learn-place = { $number } из { $count }
learn-back =
    .aria-label = Назад
    .title = Назад
learn-next = Дальше
learn-again = Ещё раз
learn-see = Показать
learn-stop = Закончить игру здесь
learn-declare = Захватить
learn-later = Оставить на потом
learn-editor-title = Написать урок
draft-mode = Как писать
draft-mode-form = Форма
draft-mode-text = Текст
draft-none = Форма не может показать этот урок. Продолжайте с текстом.
draft-title = Название
draft-step = Шаг
draft-other = Другой черновик
draft-add = Добавить шаг
draft-remove = Удалить этот шаг
draft-tool = Касание рисует
draft-tool-erase = Ничего
draft-tool-move = Ход
draft-tool-point = Отмеченные точки
draft-width = Столбцы
draft-height = Строки
draft-aim = Цель
draft-aim-kind = { $aim ->
   *[place] Поставить точку где угодно
    [capture] Окружить точки
    [keep] Ничего не потерять
    [threaten] Угрожать в нескольких пунктах
    [connect] Соединить отмеченные точки
    [ground] Заземлить отмеченные точки
    [predict] Предсказать, что захватит ход
    [stop] Вовремя закончить игру
    [win] Выиграть на полном поле
}
draft-number = Сколько точек
draft-threats = Сколько пунктов
draft-dots = Точек не больше
draft-player = Читатель играет за
draft-text = Что делать
draft-right = Когда цель достигнута
draft-wrong = После ошибки
draft-words = { $count } из { $most } слов
learn-source = Урок как текст
learn-source-help = Первая строка — «lesson:» и название. У каждого шага есть «text:», «aim:» и рисунок; пустая строка начинает следующий.
learn-try = Попробовать
learn-insert = Добавить это поле
learn-save = Сохранить в файл
learn-link = Скопировать ссылку
learn-link-copied = Ссылка скопирована.
learn-link-long = Урок слишком длинный для ссылки: сохраните его в файл.
learn-link-denied = Браузер не разрешает копировать: сохраните файл.
learn-told = { $stage ->
    [thinks] …
    [asks] Цепь замкнута. Захватываете сейчас?
    [goes-on] Хорошо. Дальше.
    [reached] { $aim ->
        [capture] { $gain ->
            [one] Захвачена { $gain } точка.
            [few] Захвачены { $gain } точки.
            [many] Захвачено { $gain } точек.
           *[other] Захвачено { $gain } точки.
        }
        [stop] Вы победили.
        [win] Вы победили.
       *[other] Верно.
    }
    [wrong] { $aim ->
        [predict] Не совсем. Посмотрите и попробуйте ещё раз.
       *[other] { $isLoss ->
            [true] Вы теряете точки. Попробуйте ещё раз.
           *[other] Пока нет. Посмотрите на ответ и попробуйте ещё раз.
        }
    }
   *[waits] Ваш ход.
}
stairs-step = Ступень { $step } из { $steps }
stairs-goal = { computer-name }. { $handicap ->
    [0] Вы начинаете на равных.
    [one] У вас фора: { $handicap } точка.
    [few] У вас фора: { $handicap } точки.
    [many] У вас фора: { $handicap } точек.
   *[other] У вас фора: { $handicap } точки.
} Победа – ступень вверх, поражение – вниз.
# Не больше 15 слов; позиции лежат в lessons/.
lesson-first = Первые окружения
lesson-first-dot = Ваш цвет: { $a }. Поставьте точку на любой свободный пункт.
lesson-first-dot-right = Точки остаются навсегда. Вы и { $b } ходите по очереди.
lesson-first-ring = У соперника ({ $b }) остался один выход. Замкните цепь.
lesson-first-ring-right = Захвачена. Внутри больше никто не ходит.
lesson-first-chain = По диагонали точки тоже соединены. Замкните длинную цепь.
lesson-first-chain-right = Сразу три. Побеждает тот, кто захватит больше.
lesson-first-gap = Где в цепи разрыв?
lesson-first-gap-wrong = Соседние точки цепи соединяет прямой или диагональный шаг.
lesson-edge = Край и несколько окружений сразу
lesson-edge-open = Край ничего не замыкает: верхняя точка в безопасности. Захватите другую.
lesson-edge-safe = Ваш цвет: { $b }. Дойдите до края, и ваших точек никто не захватит.
lesson-edge-safe-right = В безопасности. Точки, соединённые с краем, заземлены.
lesson-edge-two = Захватите одной точкой две точки в разных местах.
lesson-edge-predict = { $a } ходит на 1. Отметьте все точки, которые будут захвачены.
lesson-edge-predict-right = Верно: две области замкнуты одной точкой.
lesson-houses = Домики
lesson-houses-predict = { $b } ходит на 1, внутрь пустой чужой цепи. Отметьте, что захвачено.
lesson-houses-predict-right = Пустая цепь — домик: она захватывает того, кто туда пойдёт.
lesson-houses-first = Ваш цвет: { $b }. В домике уцелеет только точка, которая захватывает.
lesson-houses-first-right = Первыми захватываете вы, поэтому домик ничего не берёт.
lesson-houses-small = { $a } ходом 1 замыкает малую и большую цепь. Отметьте, что захвачено.
lesson-houses-small-right = Захвачена меньшая область. Остальное — домик.
lesson-dead = Мёртвые точки и освобождение
lesson-dead-chain = Захваченные точки ничего не соединяют. Захватите живую точку.
lesson-dead-chain-wrong = Захваченная точка мертва: она не входит в цепь.
lesson-dead-free = Ваша точка в середине захвачена. Окружите всё вокруг неё.
lesson-dead-free-right = Захвачены четыре, а ваша точка снова свободна.
lesson-dead-predict = { $a } ходит на 1. Отметьте все точки, которые будут захвачены.
lesson-dead-predict-right = Пять. Своя точка внутри тоже мертва, но никому не засчитана.
lesson-declared = Объявление окружений
lesson-declared-now = По этим правилам вы говорите, что захватываете. Замкните цепь и захватите.
lesson-declared-now-wrong = Цепь захватывает, только когда вы это объявите.
lesson-declared-larger = Верхняя цепь подождёт. Замкните ещё одну и захватите обе сразу.
lesson-declared-larger-wrong = Ждать можно: сначала замкните другую цепь.
lesson-declared-across = Ваш цвет: { $b }. Окружение не объявлено: разорвите чужую цепь.
lesson-declared-across-right = Захвачена. Необъявленная цепь ничего не защищает.
lesson-end = Как кончается игра
lesson-end-ground = Соедините точки с краем: тогда они заземлены и в безопасности.
lesson-end-stop = Вы впереди, и всё заземлено. Закончите игру.
lesson-end-pass = Пропускать ход нельзя. Пусть у соперника ({ $b }) не останется безопасных пунктов.
lesson-end-pass-right = { $b } идёт в ваш домик: больше некуда.
lesson-end-pass-wrong = Домик подождёт: другим он не нужен.
lesson-opening = От скреста до лестницы
lesson-opening-cross = Многие игры начинаются со скреста. Угрожайте захватить точку.
lesson-opening-save = Ваш цвет: { $b }. Спасите точку: бегите на простор.
lesson-opening-ladder = Угрожайте каждым ходом, пока { $b } не упрётся в вашу точку.
lesson-tactics = Тактика
lesson-tactics-two = Угрожайте одной точкой в двух местах. { $b } ответит только раз.
lesson-tactics-net = Гоните соперника ({ $b }) к вашей точке в засаде.
lesson-tactics-connect = Соедините свои точки, иначе { $b } их разрежет.

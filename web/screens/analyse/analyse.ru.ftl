## Door
analyse = Анализ этой игры

## Screen
analyse-title = Анализ
analyse-tap = Коснитесь на поле точки или пункта, о котором хотите спросить.
analyse-put = Поставить здесь точку
analyse-close =
    .aria-label = Закрыть анализ
    .title = Закрыть
analyse-compare = Два поля
layers =
    .aria-label = Показать на поле
layer-none = { $layer }: сейчас на поле такого нет.
layer-threats = Под угрозой
layer-threats-help = Маленькая точка в кружке: ход сюда захватывает. Штрихи показывают, что именно.
layer-grounded = В безопасности
layer-grounded-help = Чёрточки под точкой: она в безопасности, потому что соединена с краем.
layer-chains = Соединённые
layer-chains-help = Двойные линии: соединённые точки.
layer-houses = Домики
layer-houses-help = Точечная линия с квадратиками: замкнуто, внутри нет точек соперника.
layer-pools = Ещё не захвачено
layer-pools-help = Пунктир: точки соперника обведены, но ещё не захвачены.
layer-forecast-help = Чего ожидает компьютер. Дуга вокруг точки: насколько вероятно, что её захватят. Ромбы: вероятные ходы.
layer-offers = Можно объявить
layer-offers-help = Заштрихованы для обоих игроков. Иначе они видны только после «Объявить».
layer-branches = Варианты
layer-branches-help = Маленькие буквы: здесь игра ветвится.
review-start = Разобрать игру
why-captured = { $name }: этот пункт захвачен на { $ply }-м ходу, вместе с ним { $captured ->
    [one] { $captured } точка
    [few] { $captured } точки
    [many] { $captured } точек
   *[other] { $captured } точки
}. Внутри больше нельзя ставить точки.
why-dot = Здесь стоит точка: { $name }.
why-house = Это домик ({ $name }): замкнутая цепь, внутри которой ничего не захвачено. Точка другого игрока здесь будет захвачена, если только сама раньше не захватит.
why-closes = { $name } может захватить здесь { $captured }.
why-threat = { $name } может захватить эту точку ходом { $point }.
why-grounded = Она в безопасности: окружить её больше никто не может.
why-open = Одной точкой её никто не захватит, но она ещё не в безопасности.
why-quiet = Точка здесь сразу ничего не захватывает.
review-progress =
    .aria-label = Ход разбора
review-starts = Компьютер готовится…
review-running = Ход { NUMBER($ply, useGrouping: 0) } из { NUMBER($plies, useGrouping: 0) }.
review-done = { $all ->
    [yes] { $count ->
        [0] Ошибок нет: ни одна точка не потеряна.
       *[other] Ошибки: { $first } { $firsts }, { $second } { $seconds }.
    }
   *[no] Разбор остановлен после хода { NUMBER($ply, useGrouping: 0) } из { NUMBER($plies, useGrouping: 0) }.{ $count ->
        [0] { "" }
       *[other] { " " }Ошибки: { $first } { $firsts }, { $second } { $seconds }.
    }
}
review-small = И потери по одной точке ({ $count })
review-add = Добавить в запись
review-added = Добавлено в запись
review-puzzles = Составить задачи
review-puzzles-stop = Прервать составление задач
review-puzzles-none = Ни одна из этих ошибок не даёт доказанной задачи.
review-comment = Лучше, чем { $point } (потеря { $loss }){ $has ->
    [yes] : { $why }.
   *[no] .
}
review-again = Разобрать снова
review-failed = Разбор не удался: компьютер не запустился.
refusal-review-left = Разбор остановился до первого хода.
refusal-review-busy = Компьютер обдумывает ход. Разбор можно начать после этого.
refusal-review-too-long = Игра слишком длинная для разбора: предел — 3000 ходов.
review-elsewhere = Другой вариант
review-list =
    .aria-label = Самые дорогие ошибки
review-mistake = Ход { NUMBER($ply, useGrouping: 0) }, { $name } на { $point }: потеря { $loss }.
review-better = Лучше: { $better }{ $has ->
    [yes] , { $why }.
   *[no] .
}
review-curve =
    .aria-label = Ожидаемый результат после каждого хода
compare-title = Сравнение вариантов
compare-side = Поле { $side }
compare-together = Листать вместе
compare-show = Показать в игре

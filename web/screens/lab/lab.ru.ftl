## Door
lab = Лаборатория Python
lab-failed = Не удалось загрузить лабораторию Python. Проверьте связь и попробуйте снова.

## Screen
lab-title = Лаборатория Python
lab-tabs =
    .aria-label = Разделы лаборатории
lab-tab-program = Бот
lab-tab-game = Игра
lab-tab-tournament = Турнир
lab-tab-ladder = Лестница
lab-tab-network = Сеть
lab-tab-reference = Описание
lab-choice = Боты на полке
lab-name = Имя бота
lab-new = Новый
    .title = Начать нового бота
lab-new-name = Мой бот
lab-starter-call = Это вызывается, когда ходит ваш бот.
lab-starter-points = Все пункты, куда можно поставить точку.
lab-starter-return = Бот ставит точку в пункт, который вы вернёте.
lab-next = Попробуйте дальше: { $name } ▸
lab-open = Открыть
    .title = Открыть ботов из файлов .py
lab-save = Сохранить
    .title = Сохранить бота как файл .py
lab-share = Скопировать ссылку
    .title = Скопировать ссылку, в которой содержится бот
lab-remove =
    .aria-label = Удалить этого бота
    .title = Удалить этого бота
lab-removed = Удалено: { $name }.
lab-restore = Вернуть
lab-copied = Ссылка скопирована. Тот, кто её откроет, увидит программу прежде, чем её можно будет запустить.
lab-unreadable = { $name }: это не программа на Python, или она слишком длинная.
lab-bad-link = Ссылка повреждена: бота в ней нет.
lab-too-long = В программе бота может быть { $most } символов. Последнее изменение не сохранено.
lab-editor = Программа бота. Escape выходит из редактора.
lab-keys = Ctrl+Enter запускает игру бота. Escape выходит из редактора, чтобы Tab мог идти дальше.
lab-examples = Примеры
lab-examples-open = Примеры и задачи…
lab-puzzles = Расставить строки по порядку
lab-shelf = Мои боты
lab-others = Люди и уровни
lab-this = Открытая программа
lab-example = { $key ->
    [random] Случайный
    [greedy] Жадный
    [edge] Жмётся к краю
    [saver] Спасатель
    [oneply] На ход вперёд
    [ladder] Читает лестницы
    [montecarlo] Маленькое Монте-Карло
   *[other] { $key }
}
lab-asked = { $name }: бот со стороны. Прочитайте программу, прежде чем разрешить запуск. Она не может ни читать ваши файлы и игры, ни что-либо отправлять.
lab-allow = Разрешить запуск
lab-not-allowed = { $name }: запуск ещё не разрешён. Сначала прочитайте программу.
lab-board =
    .aria-label = Поле лаборатории, { $width } на { $height }
lab-point = { $dot ->
    [none] { $point }, свободно
   *[other] { $point }, { $dot }
}
lab-start = Играть
lab-stop = Остановить
lab-keep = Показать на поле
    .title = Открыть эту игру на поле страницы, чтобы просмотреть или разобрать её
lab-time = Время
lab-time-of = { $name ->
    [quick] 0,3 с на ход + 1 с
   *[usual] 1 с на ход + 10 с
}
lab-turn-of = { $played ->
    [one] Ход { $point }. Ходит { $name }. { $red } : { $blue }
   *[none] Ходит { $name }. { $red } : { $blue }
}
lab-stopped = Остановлено. { $red } : { $blue }
lab-result = { $wins ->
    [one] { $winner } побеждает, { $red } : { $blue }.
   *[none] Ничья, { $red } : { $blue }.
}
lab-lost = { $name } проигрывает.
lab-odd = { $kind ->
    [space] здесь необычный пробел ({ $code }).
    [unseen] здесь знак ({ $code }), которого не видно.
    [break] здесь перенос строки ({ $code }), которого Python не знает.
    [quote] Python не знает кавычку { $sign }. Он знает { $instead }.
    [dash] Python не знает тире { $sign }. Он знает -.
    [sign] Python не знает знак { $sign }. Он знает { $instead }.
   *[letter] буква «{ $sign }» в «{ $word }» — { $script ->
        [greek] греческая
       *[cyrillic] русская
    }. Она только похожа на латинскую «{ $instead }».
}
lab-odd-more = { $count ->
    [one] Есть ещё { $count } такой знак.
    [few] Есть ещё { $count } таких знака.
    [many] Есть ещё { $count } таких знаков.
   *[other] Есть ещё { $count } таких знаков.
}
lab-odd-replace = { $count ->
    [one] Заменить
    [few] Заменить все { $count }
    [many] Заменить все { $count }
   *[other] Заменить все { $count }
}
lab-odd-pasted = { $count ->
    [one] Во вставленном тексте { $count } знак был похож на другой или не был виден. Он заменён. Ctrl+Z отменит это.
    [few] Во вставленном тексте { $count } знака были похожи на другие или не были видны. Они заменены. Ctrl+Z отменит это.
    [many] Во вставленном тексте { $count } знаков были похожи на другие или не были видны. Они заменены. Ctrl+Z отменит это.
   *[other] Во вставленном тексте { $count } знаков были похожи на другие или не были видны. Они заменены. Ctrl+Z отменит это.
}
lab-line = Строка { $line }:
lab-value = значение { $name }: { $value }
lab-values = ({ $values })
lab-fault = { $key ->
    [late] { $knows ->
        [line] { $count ->
            [0] это заняло слишком много времени.
            [1] это заняло слишком много времени.
           *[other] это выполнялось столько раз, что время вышло: { NUMBER($count) }.
        }
       *[nothing] Время вышло. Ищем строку, которая его заняла…
    }
    [lost] Время вышло. При повторном запуске программа успела: возможно, компьютер на миг замедлился.
    [start] Python не запустился: { $detail }
    [packages] Пакет не удалось установить: { $detail }
    [broken] Программа сломала свой Python: заняла слишком много памяти или изменила сам Python.
    [exception] { $error }: { $detail }
    [syntax] это не Python: { $detail }
    [import] бот не может импортировать { $detail }. Доступа к странице у него нет.
    [recursion] { $detail } слишком много раз вызывает сама себя.
    [memory] память кончилась.
    [exit] программа завершилась сама и не вернула пункт.
    [illegal] { $message }.
    [nothing] choose ничего не возвращает. Может быть, нет return?
    [no-point] { $message }.
    [missing] В программе нет функции choose. Напишите def choose(board):
    [parameters] choose должна принимать поле и больше ничего: def choose(board):
    [too-long] Программа слишком длинная.
   *[other] { $message }.
}
lab-output =
    .aria-label = Что выводят боты
lab-output-none = То, что бот выводит через print(…), появится здесь, рядом с его ходом.
lab-output-cut = … (вывод сокращён)
lab-turn = { $ply } · { $point }
lab-packages = { $reason ->
    [file] Не запущено: эта страница — один файл без сети, и установить { $packages } она не может.
    [offline] Не запущено: нет сети, чтобы установить { $packages }.
   *[policy] Не запущено: здесь нельзя установить { $packages }. Политика этого сайта запрещает запросы к другим серверам. Владелец сайта может разрешить { $host }.
}
lab-pieces =
    .aria-label = Строки программы
lab-puzzle-help = Расставьте строки по порядку: перетаскивайте их, нажимайте кнопки или стрелки, удерживая Alt.
lab-up =
    .aria-label = Поднять
    .title = Поднять
lab-down =
    .aria-label = Опустить
    .title = Опустить
lab-place = Теперь строка { $place } из { $count }.
lab-check = Проверить
lab-use = Открыть как программу
lab-solved = Всё по порядку. Программу можно запускать.
lab-unsolved = { $count ->
    [0] Первой должна быть другая строка.
    [1] Первая строка верна. Отмеченная стоит не на месте.
    [one] Верны первые строки: { $count }. Отмеченная стоит не на месте.
    [few] Первые { $count } строки верны. Отмеченная стоит не на месте.
    [many] Первые { $count } строк верны. Отмеченная стоит не на месте.
   *[other] Верны первые строки: { $count }. Отмеченная стоит не на месте.
}
lab-unchecked = Не удалось проверить порядок. Попробуйте снова.
lab-entrants =
    .aria-label = Боты турнира
lab-games =
    .aria-label = Игры
lab-tournament-help = Выберите от 2 до { $most } ботов. Каждый играет с каждым дважды и один раз начинает.
lab-tournament-start = Начать
lab-tournament-count = Выбрано ботов: { $count }. Выберите от 2 до { $most }.
lab-tournament-state = { $state ->
    [running] Идёт турнир: сыграно { $done } из { $all }.
    [over] Турнир окончен, игр: { $all }.
   *[stopped] Остановлено: сыграно { $done } из { $all }.
}
lab-game-of = { $first } – { $second }:
lab-replay = Просмотреть
lab-replay-of = Просмотреть игру { $number }: { $first } – { $second }
lab-rated = { $rating } ± { $margin }
lab-table = Таблица турнира
lab-column = { $name ->
    [place] Место
    [bot] Бот
    [games] Игры
    [points] Очки
   *[rating] Рейтинг
}
lab-ladder-help = Бот играет с компьютером: после победы со следующим уровнем, после поражения с предыдущим. Игры продолжаются, пока вы заняты на этой странице другим.
lab-ladder-start = Начать
lab-ladder-bot = Бот
lab-ladder-length = Игры
lab-ladder-games = Игр: { $count }
lab-ladder-game = { $outcome ->
    [won] Победа: { computer-name }, { $own } : { $other }.
    [lost] Поражение: { computer-name }, { $own } : { $other }.
   *[draw] Ничья: { computer-name }, { $own } : { $other }.
}
lab-rating = Рейтинг по сыгранным играм ({ $count }): { $rating } ± { $error }. У уровня 1 он 1000, у уровня 8 — 3600.
lab-net-help = Уровни 7 и 8 спрашивают эту сеть, что будет захвачено. Здесь она смотрит на позицию со страницы; «свои» — того, чей ход. Ваши изменения остаются в лаборатории: уровни, подсказки и разборы работают с сетью без них.
lab-net-told = { $state ->
    [starting] Спрашиваем сеть…
    [reset] Все веса и пороги снова прежние.
    [refused] Изменения не подходят к этой сети. Сбросьте их.
    [none] Смотреть не на что: сеть видит игры двух игроков, в которых разрешены подсказки.
   *[failed] Сеть не отвечает. Проверьте подключение и откройте эту часть ещё раз.
}
lab-net-row = Слой
lab-net-row-of = { $kind ->
    [inputs] Входы
    [outputs] Выходы
   *[layer] Слой { $number }
}
lab-net-part = Плоскость
lab-net-neuron = Нейрон { $number }
lab-net-input = { $name ->
    [own-dots] Свои точки
    [other-dots] Точки соперника
    [open] Свободные пункты
    [own-houses] Свои домики
    [other-houses] Домики соперника
    [own-territories] Свои захваченные области
    [other-territories] Захваченные области соперника
    [last] Последняя точка
    [last-but-one] Предпоследняя точка
    [own-reach] Свой путь, шагов: { $steps }
    [other-reach] Путь соперника, шагов: { $steps }
    [own-chains] Свои цепи от края
    [other-chains] Цепи соперника от края
   *[board] Все пункты
}
lab-net-output = { $name ->
    [mover] Свои захваченные области в конце
    [other] Захваченные области соперника в конце
   *[move] Хорошие ходы
}
lab-net-plane = { $name }: от 0 до { $most }
lab-net-board =
    .aria-label = { $kind ->
        [plane] Поле с числами плоскости
       *[forecast] Поле с прогнозом
    }
lab-net-weights = Веса
lab-net-weight = Вес: { $name }, { $place ->
    [up-left] на один вверх и влево
    [up] на один вверх
    [up-right] на один вверх и вправо
    [left] на один влево
    [here] в самом пункте
    [right] на один вправо
    [down-left] на один вниз и влево
    [down] на один вниз
   *[down-right] на один вниз и вправо
}: { $value }
lab-net-follow = Показать эту плоскость
lab-net-thresholds = Пороги
lab-net-threshold = Порог { $number }
lab-net-keeps = В сумму входит и число этого нейрона в слое ниже, восемь раз.
lab-net-feeds = Кто это видит
lab-net-feeds-count = Нейронов: { $count }
lab-net-changed = { $name } (изменено)
lab-net-reset = Сбросить
    .title = Вернуть все веса и пороги
lab-reference-of = { $type ->
    [board] Поле
   *[point] Пункт
}
lab-reference-choose = Бот — это программа на Python с функцией choose. Она получает поле и возвращает пункт. Поле — копия: бот может ходить на нём и брать ходы назад.
lab-reference-time = У бота одна секунда на каждый ход и ещё десять секунд на всю игру. Когда они израсходованы, он проигрывает. print(…) показывает текст рядом с ходом; board.note(point, value) рисует число на поле.
lab-reference-walls = Бот работает в своём отдельном Python. Ему недоступны ни страница, ни ваши файлы, ни сеть.
lab-reference-packages = В комментарии можно назвать пакеты из PyPI, если сайт это разрешает: # /// script, затем # dependencies = ["name"], затем # ///, каждое на своей строке.

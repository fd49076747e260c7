### Текст страницы на русском языке. О переводе и терминах: docs/translating.md.

## Название игры

title = Kropki · Точки
subtitle = игра «Точки»
description =
    .content = Kropki, игра «Точки»: окружайте точки соперника замкнутой цепью своих точек и захватывайте их.

## Игроки

player = { INKS() ->
    [plum] { $player ->
        [0] Оранжевый
        [1] Фиолетовый
        [2] Зелёный
       *[3] Серый
    }
    [earth] { $player ->
        [0] Коричневый
        [1] Бирюзовый
        [2] Розовый
       *[3] Серый
    }
    [own] { $player ->
        [0] Игрок 1
        [1] Игрок 2
        [2] Игрок 3
       *[3] Игрок 4
    }
   *[classic] { $player ->
        [0] Красный
        [1] Синий
        [2] Зелёный
       *[3] Жёлтый
    }
}
score =
    .aria-label = Счёт
score-of = { $name }: { $count ->
    [one] захвачена { $count } точка
    [few] захвачено { $count } точки
    [many] захвачено { $count } точек
   *[other] захвачено { $count } точки
}.
to-move = Ходит { $name }.
gain-told = { $name } захватывает { $count ->
    [one] { $count } точку
    [few] { $count } точки
    [many] { $count } точек
   *[other] { $count } точки
}{ $freed ->
    [0] { "" }
   *[other] { " " }и освобождает { $freed }
}
event-capture = { $told } на { $point }
captured = захвачено
says-to-move = ход
says-starting = запускается
says-won = победа
says-out = вне игры
says-stopped = заземление
score-with-komi = { $score } с коми

## Поле

board =
    .aria-label = Поле { $width } на { $height }
board-keys = Стрелки двигают курсор. Enter ставит точку, U (Г) берёт ход назад, G (П) переходит к пункту, S (Ы) называет счёт, H (Р) даёт подсказку. D (В) объявляет выбранные области, A (Ф) объявляет все. Запятая и точка листают ходы. Вопросительный знак показывает все клавиши.
place = Поставить точку на { $point }
place-take = Захватить область
aiming =
    .aria-label = Намеченная точка
aim-cancel =
    .aria-label = Не ставить
    .title = Не ставить
zoom-whole =
    .aria-label = Показать всё поле
    .title = Показать всё поле (0)
gain = { $side ->
    [lost] −{ $count }
   *[own] +{ $count }
}

## Кнопки

controls =
    .aria-label = Игра
undo = Взять назад
    .title = Взять последний ход назад (U)
redo = Повторить
    .title = Повторить ход, взятый назад (R)
declare = Объявить
    .title = Выбрать области, а потом поставить точку, которая их захватит (D)
take-all = Все
    .aria-label = { $name } объявляет все области { $now ->
        [yes] сейчас
       *[no] следующей точкой
    }
    .title = { $name } объявляет все области { $now ->
        [yes] сейчас (A)
       *[no] следующей точкой (A)
    }
pass = Пас
    .title = Пропустить ход (P)
end = Конец
    .aria-label = Конец игры
    .title = Предложить ничью, сдаться и другое
again = Ещё раз
    .aria-label = Ещё раз: новая игра с теми же настройками
    .title = Новая игра с теми же настройками
actions =
    .aria-label = Kropki
new = Новая
    .title = Новая игра
more = Ещё
    .title = Ещё: анализ, открыть, поделиться, настройки, справка
more-menu =
    .aria-label = Ещё
to-learn = Обучение
    .title = Уроки, задачи, решённые поля
to-teach = Учителю
    .title = Занятия, презентация, лаборатория Python
menu-learn = Обучение
menu-teach = Учителю
menu-analyse = Анализ
menu-share = Открыть, поделиться, напечатать
menu-page = Настройки и справка
menu-find =
    .aria-label = Найти команду
    .placeholder = Найти команду
help = Как играть
about = Об игре…
print = Печать…
full-screen = На весь экран
full-screen-leave = Выйти из полноэкранного режима
note =
    .aria-label = Состояние игры
cancel = Отмена
close = Закрыть
retry = Попробовать снова
hint-ask = Подсказка
    .title = Лучшие ходы и чем они хороши (H)

## Настройки

said-premove = После хода компьютера: { $point }.
scan-row = Ряд { $row }
said-turn = { $turn ->
    [right] Поле повёрнуто вправо
    [half] Поле перевёрнуто
    [left] Поле повёрнуто влево
   *[none] Поле стоит прямо
}{ $mirror ->
    [on] , зеркально
   *[off] { "" }
}.

## Печать

print-title = Печать
print-position = Эта позиция
print-game = Игра с номерами ходов
print-blank = Чистый лист
print-help = Поле печатается на белой бумаге вашими цветами.
print-now = Печатать

## Первый визит

hint = Ставьте точки по очереди. Окружите точки соперника замкнутой цепью своих (можно и по диагонали), чтобы захватить их. Кто захватит больше, тот и победит.
demo = Пример окружения
first-dot = Поставьте точку на пересечение.

## Компьютер

computer-name = Компьютер ({ level-name })
level-name = { $level ->
    [1] новичок
    [2] лёгкий
    [3] любитель
    [4] средний
    [5] крепкий
    [6] сильный
    [7] трудный
   *[8] в полную силу
}
level = { level-name }
level-automatic = Автоматически: { level }
next-level = { $change ->
    [up] Следующая игра: на уровень выше ({ level-name }).
    [down] Следующая игра: на уровень ниже ({ level-name }).
   *[same] Следующая игра: тот же уровень ({ level-name }).
}
seat-of = { $name }:
seat-person = Друг, здесь
seat-here = Игрок здесь
seat-you = Вы
seat-link = Друг, по ссылке
seat-computer = Компьютер ({ level-name })
seat-menu = Кто играет: { $name }?
seat-levels = Компьютер
says-thinks = думает
thoughts =
    .aria-label = Компьютер
thinking = { $name } думает…
thinking-starts = { $name } готовится…
thinking-offer = { $name } обдумывает предложение…
thinking-halted = Игра приостановлена.
thinking-waits = Здесь ходит { $name }, но в записи уже есть следующий ход.
thinking-failed = { $name } не может начать. Проверьте подключение к интернету, а если не хватает памяти, закройте другие вкладки.
move-now = Ходи
    .title = Пусть ходит сейчас же (M)
go-on = Играть отсюда
halt = Пауза
halt-end = Продолжить
thoughts-toggle = Мысли
    .title = О чём думает компьютер
thought-value = { $name } ожидает: { $value ->
    [even] равная игра.
   *[other] { $value }.
}
thought-depth = Глубина: { $depth }, позиций: { NUMBER($positions) }.
no-dot = –
hints =
    .aria-label = Подсказки
hints-asked = Ищем хорошие ходы…
hints-failed = Подсказок нет: компьютер не запустился. Проверьте подключение к интернету и попросите ещё раз.
hint-play =
    .title = Поставить эту точку
hint-said = { $has ->
    [yes] { $point }: { $why }.
   *[no] { $point }.
}
hints-standing = { $value ->
    [0] Ожидается: равно.
   *[other] { $behind ->
        [yes] Ожидается: { $name } −{ $value }.
       *[no] Ожидается: { $name } +{ $value }.
    }
}
hint-why = Почему?
    .aria-label = Почему { $point }?
line-takes = { $name } ходом { $point } захватывает { $captured }.
line-elsewhere = { $proved ->
    [yes] Иначе { $name } ходом { $point } захватывает { $captured }.
   *[no] Иначе компьютер ожидает: { $name } захватит { $captured }, начав с { $begin }.
}
line-threatens = Затем { $name } ходом { $point } захватывает { $captured }, если { $other } не помешает.
line-places = Затем { $name } угрожает ходами { $points }. Одним ответом всё не отразить.
line-forces = { $proved ->
    [yes] { $name } форсированно захватывает { $captured }: проверены все ответы.
   *[no] Компьютер ожидает: { $name } форсированно захватит { $captured }.
}
line-expected = Ожидается: { $name } ходом { $point } захватывает { $captured }.
line-punished = { $proved ->
    [yes] Затем { $name } ходом { $point } захватывает { $captured }.
   *[no] Затем компьютер ожидает: { $name } захватит { $captured } ходом { $point }.
}
line-safer = Ожидается: точки в кружках станут безопаснее.
line-cuts = Ожидается: точки в кружках могут быть отрезаны.
why =
    .aria-label = Почему?
why-close =
    .aria-label = Закрыть
why-back = Назад
why-again =
    .aria-label = Показать ещё раз
    .title = Показать ещё раз
why-keep = Добавить в запись
why-save = Сохранить доказательство
why-threatens = { $name } ходит на { $point } и грозит ходом { $threat }. Что, если { $other } …
why-answer = … ходит на { $point }?
why-elsewhere = … ходит в другое место?
why-takes = { $name } ходит на { $point } и захватывает.
why-lost = После { $point } { $name } и так теряет достаточно.
why-kept = { $count ->
    [one] В записи { $count } вариант.
    [few] В записи { $count } варианта.
    [many] В записи { $count } вариантов.
   *[other] В записи { $count } варианта.
}
reason-captures = захватывает { $number }
reason-saves = спасает { $number }
reason-forces = форсированно захватывает { $number }
reason-prevents = спасает { $number } от окружения
reason-threatens = угрожает захватить { $number }
reason-places = угрожает { $number ->
    [2] в двух местах
    [3] в трёх местах
   *[other] в { $number } местах
}
reason-loses = сводит потерю к { $number }
reason-safer = делает безопаснее { $count ->
    [one] { $count } точку
    [few] { $count } точки
    [many] { $count } точек
   *[other] { $count } точки
} цепи у { $point }
reason-cuts = может отрезать { $count ->
    [one] { $count } точку
    [few] { $count } точки
    [many] { $count } точек
   *[other] { $count } точки
} цепи у { $point }
seats-untilTold = Думать до команды «Ходи»
seats-untilTold-help = Ходит, когда вы нажмёте «Ходи» или когда искать больше нечего.
seats-resigns = Сдавать проигранные игры
seats-resigns-help = Сдаётся, когда игру уже не спасти.
refusal-page-computer = Сейчас ходит компьютер.
refusal-page-by-link = Сейчас ход соперника. Поделитесь ссылкой и откройте ту, что придёт в ответ.
refusal-page-by-link-past = В игре по ссылке ходят только после последнего хода.

## Без сети

unsaved-full = Не сохранено: в этом браузере больше нет места для игры.
unsaved-denied = Не сохранено: этот браузер не разрешает странице ничего хранить. Игра пропадёт, когда вы уйдёте со страницы.
unsaved-list = Прежние игры не сохранены: браузер не даёт странице хранить их. Они пропадут, когда вы уйдёте.
unsaved-here = Не сохранено: этот браузер ничего здесь не хранит, или в нём не осталось места. Всё сделанное здесь пропадёт, когда вы уйдёте со страницы.
unsaved-save = Сохранить файл
update = Готова новая версия.
update-reload = Обновить
offline-saving = Страница ещё загружается и сохраняется на этом устройстве. После этого она будет работать без сети.
offline-whole = На этом устройстве Kropki работает без сети: все файлы здесь сохранены.
offline-part = На этом устройстве Kropki работает без сети. Кое-чему, например лицензиям, сеть нужна: эти файлы не удалось сохранить.
offline-none = Kropki нужна сеть: сохранить игру на этом устройстве не удалось. Следующая попытка будет при вашем новом визите.
offline-forbidden = Kropki нужна сеть: этот браузер или этот сайт не разрешает сохранять страницы для работы без неё.
offline-file = Эта страница — один файл, и сеть ей не нужна.
offline-now = Теперь Kropki работает и без сети.

## Запуск

progress =
    .aria-label = Загрузка
stage-looking = Игра загружается…
stage-downloading = Игра загружается: { NUMBER($done, minimumFractionDigits: 1, maximumFractionDigits: 1) } из { NUMBER($total, minimumFractionDigits: 1, maximumFractionDigits: 1) } МБ.
stage-starting = Игра запускается…
stage-restarting = Движок игры перестал отвечать и запускается снова. Ничего не потеряно.
progress-learn = Пока идёт загрузка, можно поучиться
stage-waiting = { $count ->
    [one] Ваша точка сохранена.
    [few] Ваши { $count } точки сохранены.
    [many] Ваши { $count } точек сохранены.
   *[other] Сохранено ваших точек: { $count }.
}
said-downloading = Загрузка.
said-starting = Запуск.
said-late = { late }.
said-ready = Можно играть.
said-restarting = Движок игры запускается снова. Ничего не потеряно.
said-failed = Не удалось запустить Kropki.

## Почему Python не запускается

failure = Не удаётся запустить Kropki
failure-file-missing = На сервере нет файла { $file }. Загрузите на него все файлы Kropki заново и попробуйте снова.
failure-file-type = У файла { $file } не то содержимое: возможно, в этой сети сначала нужно войти, или сервер прислал страницу с ошибкой или неверный тип. Проверьте подключение к интернету и попробуйте снова.
failure-file-cut = Файл { $file } пришёл не целиком: связь прервалась. Проверьте подключение к интернету и попробуйте снова. Если это повторяется каждый раз, файл на сервере неполный.
failure-file-hash = Файл { $file } изменён по пути или от другой версии. Попробуйте снова. Если не поможет, загрузите на сервер все файлы Kropki заново.
failure-file-lost = Во время загрузки файла { $file } прервалась связь. Проверьте подключение к интернету и попробуйте снова.
failure-wasm-none = Этот браузер не поддерживает WebAssembly, а Kropki без него не работает. Обновите браузер или возьмите другой.
failure-wasm-blocked = Этот браузер не дал запустить WebAssembly: он запрещён или не хватает памяти. Закройте другие вкладки или разрешите WebAssembly на этом сайте и попробуйте снова.
failure-worker = Не удалось загрузить фоновый скрипт страницы: возможно, прервалась связь. Проверьте подключение к интернету и попробуйте снова. Если не поможет, загрузите на сервер все файлы Kropki заново.
failure-python = Python не запустился. Попробуйте снова. Если не поможет, обновите браузер.
failure-engine = Не удалось загрузить правила игры. Попробуйте снова. Если не поможет, загрузите на сервер все файлы Kropki заново.
failure-kept = Ваша игра сохранена.
late = Kropki запускается долго
late-downloading = Уже долго ничего не приходит. Проверьте подключение к интернету. Игра запустится, как только придёт остальное.
late-starting = Python запускается долго: возможно, устройство занято. Игра начнётся, когда он запустится. Попробуйте закрыть другие вкладки и программы.

## Отказы

refusal-move-occupied = Здесь уже стоит точка.
refusal-move-territory = Этот пункт уже захвачен ({ $owner }).
refusal-move-off-board = Этого пункта нет на поле.
refusal-move-turn = Сейчас ходит другой игрок.
refusal-game-over = Игра окончена.
refusal-game-nothing-to-undo = Нет хода, который можно взять назад.
refusal-game-nothing-to-redo = Нет хода, который можно повторить.
refusal-move-middle = Первые точки ставят в середине поля.
refusal-move-suicide = Точку здесь сразу захватили бы, а по этим правилам так ходить нельзя.
refusal-clock-time-up = Ваше время вышло.
refusal-clock-time-left = Время ещё есть.
refusal-clock-invalid = Часам нужно время: минуты или секунды на ход.
refusal-opening-invalid = Эта стартовая позиция недопустима.
refusal-setup-invalid = Эта позиция недопустима.
refusal-diagram-invalid = На этой диаграмме недопустимая позиция.
refusal-rules-invalid-smallest = Только если окружения объявляют.
refusal-rules-invalid-stop_without_dot = Только если окружения объявляют.
refusal-rules-invalid-stop = Сразу рассчитать заземление можно только в игре вдвоём. Пусть остальные доигрывают сами.
refusal-rules-invalid-komi = Коми бывает только в игре вдвоём.
refusal-rules-invalid-areas = Только с автоматическими окружениями. С полными областями нельзя заземляться, и играют вдвоём.
refusal-rules-invalid-edge = Только с автоматическими окружениями и без заземления.
refusal-rules-invalid-suicide = Запретить самоубийство можно только с автоматическими окружениями.
refusal-page-paused = Игра приостановлена.
refusal-move-pass = По этим правилам пропускать ход нельзя.
refusal-move-stop = Сейчас заземлиться нельзя.
refusal-ring-no-dot = Здесь нет точки для обводки.
refusal-ring-foreign-dot = Это точка другого игрока.
refusal-ring-dead-dot = Эта точка выключена из игры: она в захваченной области.
refusal-ring-territory = Эта точка захвачена ({ $owner }).
refusal-ring-step = Этот пункт не соседний с последней точкой обводки.
refusal-ring-crosses-itself = Обводка не должна пересекать сама себя.
refusal-ring-not-closed = Обводка не замкнута.
refusal-ring-no-enemy = Внутри обводки нет живых точек соперника.
refusal-ring-overlap = Две из этих областей пересекаются.
refusal-ring-not-smallest = Есть обводка поменьше, а по этим правилам нужна самая маленькая.
refusal-ring-not-now = Сейчас нечего объявлять.
refusal-ring-refused = Эту обводку нельзя объявить.
refusal-settlement-players = Рассчитать можно только игру вдвоём.
refusal-settlement-automatic = В этой игре окружения автоматические: играйте дальше или согласитесь на ничью.
refusal-settlement-set-up = Окружённые точки были расставлены заранее, поэтому заземление нужно доиграть.
refusal-page-offered = Сначала ответьте на предложение.
refusal-game-no-offer = Отвечать не на что: предложения нет.
refusal-game-own-offer = На это предложение должен ответить другой игрок.
refusal-game-player = В этой игре нет такого игрока.
refusal-game-ply = В этой игре нет такого хода.
refusal-opening-unknown = Такой стартовой позиции нет.
refusal-rules-unknown = Таких правил нет.
refusal-opening-no-room = Поле слишком мало для этой стартовой позиции.
refusal-size-out-of-range = На каждой стороне должно быть от 1 до 52 пунктов.
refusal-record-invalid = Сохранённую игру не удалось прочитать. Это новая игра.
refusal-page-no-answer = Не получилось: движок игры не ответил.
refusal-page-damaged = Эта игра повреждена. То, что от неё осталось, можно сохранить в файл; она останется в списке, пока вы её не удалите.

## Часы

time-left = { $name }: осталось { $time }.
time-warning = { $name }: { $seconds ->
    [one] осталась { $seconds } секунда
    [few] осталось { $seconds } секунды
    [many] осталось { $seconds } секунд
   *[other] осталось { $seconds } секунды
}.
pause = Пауза
    .title = Остановить часы
paused = Пауза
resume = Продолжить
said-paused = Пауза. Ставить точки нельзя.
said-resumed = Игра продолжается.

## Объявление окружений

declaring =
    .aria-label = Объявление окружений
declare-cancel = Отмена
    .title = Ничего не объявлять (Esc)
declare-ring = Обвести
    .title = Нарисовать обводку точка за точкой (O)
declare-all = Все
    .title = Все области, следующей точкой (A)
declare-only = Без точки
    .aria-label = Без точки: объявить и не ставить точку
    .title = Объявить и не ставить точку
declare-hint = { $count ->
    [0] { $name } объявляет: выберите области, а потом поставьте точку.
    [one] { $name } захватывает следующей точкой { $count } область.
    [few] { $name } захватывает следующей точкой { $count } области.
    [many] { $name } захватывает следующей точкой { $count } областей.
   *[other] { $name } захватывает следующей точкой { $count } области.
}
declare-hint-all = { $name } захватывает следующей точкой все области.
declare-hint-last = Точка уже стоит: { $name } выбирает, какую область захватить.
declare-hint-now = { $name } может захватить { $count ->
    [one] { $count } область: коснитесь окружённой точки.
    [few] { $count } области: коснитесь окружённой точки.
    [many] { $count } областей: коснитесь окружённой точки.
   *[other] { $count } области: коснитесь окружённой точки.
}
ring-hint = { $count ->
    [0] Нарисуйте обводку: начните с любой своей точки.
    [1] 1 точка. Ведите линию от точки к точке.
    [one] { $count } точка. Ведите дальше и замкните обводку на { $first }.
    [few] { $count } точки. Ведите дальше и замкните обводку на { $first }.
    [many] { $count } точек. Ведите дальше и замкните обводку на { $first }.
   *[other] { $count } точки. Ведите дальше и замкните обводку на { $first }.
}
chooser-title = Какая обводка?
chooser-ring = { $captured ->
    [one] { $captured } точка
    [few] { $captured } точки
    [many] { $captured } точек
   *[other] { $captured } точки
}{ $freed ->
    [0] { "" }
   *[other] , освобождённых: { $freed }
}, { $points ->
    [one] { $points } пункт
    [few] { $points } пункта
    [many] { $points } пунктов
   *[other] { $points } пункта
}
point-offer = { $name } может объявить

## Расчёт по территории

settling-title = Расчёт по территории
settling-hint = { $count ->
    [0] Областей не осталось. Можно нарисовать новую.
   *[other] Коснитесь области, чтобы исключить или вернуть её.
}
settling-offer = Предложить
settling-draw = Обвести
settling-cancel = Отмена
settling-accept = Принять
settling-decline = Играем дальше
settlement-offered = { $name } предлагает расчёт
settlement-question = { $name }, вы согласны?
area = { $name } на { $point }: { $empty ->
    [one] { $empty } свободный пункт
    [few] { $empty } свободных пункта
    [many] { $empty } свободных пунктов
   *[other] { $empty } свободного пункта
}{ $captured ->
    [0] { "" }
   *[other] , захватывает { $captured }
}{ $freed ->
    [0] { "" }
   *[other] , освобождает { $freed }
}
sum-open = Свободные пункты: { $a } { $first }, { $b } { $second }.
sum-neutral = { $count ->
    [0] Нейтральных пунктов нет; следующим ходит { $name }.
    [one] По очереди заполняется { $count } нейтральный пункт; затем ходит { $name }.
    [few] По очереди заполняются { $count } нейтральных пункта; затем ходит { $name }.
    [many] По очереди заполняются { $count } нейтральных пунктов; затем ходит { $name }.
   *[other] По очереди заполняются нейтральные пункты ({ $count }); затем ходит { $name }.
}
sum-thrown = { $count ->
    [0] Никому не приходится отдавать точки.
    [one] { $name } остаётся без безопасных ходов и теряет { $count } точку в областях соперника ({ $other }).
    [few] { $name } остаётся без безопасных ходов и теряет { $count } точки в областях соперника ({ $other }).
    [many] { $name } остаётся без безопасных ходов и теряет { $count } точек в областях соперника ({ $other }).
   *[other] { $name } остаётся без безопасных ходов и теряет { $count } точки в областях соперника ({ $other }).
}
sum-captures = Захвачено в итоге: { $a } { $first }, { $b } { $second }.

## Запись

record = Ходы
    .title = Ходы, варианты, комментарии
record-title = Ходы
moves =
    .aria-label = Ходы
move-taken-back = взят назад
move-number = { NUMBER($ply, useGrouping: 0) }
variation-told = Вариант с хода { NUMBER($ply, useGrouping: 0) }
variation-back = Назад к игре
show-moves = Ходы
walk =
    .aria-label = Просмотр записи
walk-first =
    .aria-label = В начало
    .title = В начало ( < )
walk-back =
    .aria-label = На ход назад
    .title = На ход назад ( , )
walk-forward =
    .aria-label = На ход вперёд
    .title = На ход вперёд ( . )
walk-last =
    .aria-label = В конец
    .title = В конец ( > )
walk-capture-back =
    .aria-label = Предыдущее окружение
    .title = Предыдущее окружение ( [ )
walk-capture-forward =
    .aria-label = Следующее окружение
    .title = Следующее окружение ( ] )
walk-play =
    .aria-label = Показать ходы
    .title = Показать ходы один за другим
walk-pause =
    .aria-label = Остановить
    .title = Остановить
ply =
    .aria-label = Ход
ply-told = { NUMBER($ply, useGrouping: 0) } / { NUMBER($plies, useGrouping: 0) }
ply-said = Ход { NUMBER($ply, useGrouping: 0) } из { NUMBER($plies, useGrouping: 0) }
pace =
    .aria-label = Секунд на ход
    .title = Секунд на ход
pace-seconds = { $seconds } с
views =
    .aria-label = Виды записи
show-tree = Дерево
show-remarks = Комментарий
show-marks = Знаки
tree =
    .aria-label = Дерево ходов. { $told }
tree-keys = Стрелки влево и вправо ведут по линии, вверх и вниз к соседнему варианту, Page Up и Page Down к предыдущей и следующей развилке, Home и End к началу и концу линии. Delete удаляет всё начиная отсюда.
branches =
    .aria-label = Следующие ходы
branch-said = { $letter }: { $text }
move = { $word ->
    [start] Начало
    [note] заметка
    [dot] { $name } { $point }
    [declare] { $name } объявляет
    [pass] { $name } пасует
    [stop] { $name } заземляется
    [resign] { $name } сдаётся
    [time] { $name }: время вышло
    [draw] ничья
    [agree] по соглашению
    [settle] расчёт по территории
   *[other] { $word }
}
node = Ход { NUMBER($ply, useGrouping: 0) }
node-gain = { $side ->
    [lost] теряет { $count }
    [other] { $name } захватывает { $count }
   *[own] захватывает { $count }
}{ $freed ->
    [0] { "" }
   *[other] { " " }и освобождает { $freed }
}
node-place = вариант { $place } из { $count }
node-branches = { $count ->
    [one] { $count } следующий ход
    [few] { $count } следующих хода
    [many] { $count } следующих ходов
   *[other] { $count } следующего хода
}
node-said-comment = комментарий
node-said-set-up = расстановка
node-said-marks = знаки
node-said-TE = хороший
node-said-IT = интересный
node-said-DO = сомнительный
node-said-BM = плохой

review-record = Разбор
    .title = Разбор игры: кто когда был впереди и какие ошибки самые дорогие
edit = Вырезать…
    .title = Вырезать, скопировать, вставить и другое
editing = Правка
    .title = Комментарии, знаки, варианты
edit-menu =
    .aria-label = Правка записи
edit-promote = Сделать главной линией
edit-cut = Вырезать отсюда
edit-copy = Скопировать отсюда
edit-paste = Вставить после этого хода
edit-set-up = Расставить здесь точки…
edit-uncomment = Удалить комментарий
edit-revert = Отменить правку
    .title = Отменить последнюю правку (Ctrl+Z в записи)
edit-repeat = Повторить правку
    .title = Повторить правку (Ctrl+Y в записи)
said-edit-promote = Теперь эта линия первая.
said-edit-cut = Вырезано.
said-edit-copy = Скопировано.
said-edit-paste = Вставлено.
said-edit-graft = Добавлено в запись.
said-edit-revert = Правка отменена.
said-edit-repeat = Правка повторена.
refusal-tree-nowhere = В записи нет такого места.
refusal-tree-paste = Сюда это не вставить: ходы не подходят.
refusal-tree-edit = Здесь этого сделать нельзя.
refusal-tree-node = Этого места в записи уже нет.
refusal-tree-nothing-to-revert = Нет правки, которую можно отменить.

comment-cut = (Остальная часть комментария слишком длинна, чтобы её показать. Она есть в файле.)
comment =
    .aria-label = Комментарий
    .placeholder = Комментарий
node-name =
    .aria-label = Название этой позиции
    .placeholder = Название
verdict =
    .aria-label = Оценить ход
    .title = Оценить ход
judgement =
    .aria-label = Оценить позицию
    .title = Оценить позицию
remark-no-verdict = Ход…
remark-no-judgement = Позиция…
remark-TE = ! хороший ход
remark-IT = !? интересный
remark-DO = ?! сомнительный
remark-BM = ? плохой ход
remark-GB = лучше стоит { $first }
remark-GW = лучше стоит { $second }
remark-DM = равно
remark-UC = неясно
said-kept = Сохранено.

tools =
    .aria-label = Знаки
tool-TR =
    .aria-label = Треугольник
    .title = Треугольник
tool-SQ =
    .aria-label = Квадрат
    .title = Квадрат
tool-CR =
    .aria-label = Круг
    .title = Круг
tool-MA =
    .aria-label = Крестик
    .title = Крестик
tool-SL =
    .aria-label = Выделение
    .title = Выделение
tool-DD =
    .aria-label = Затенение
    .title = Затенение
tool-letter =
    .aria-label = Буквы
    .title = Следующая буква
tool-number =
    .aria-label = Числа
    .title = Следующее число
tool-label =
    .aria-label = Текст
    .title = Любой текст
tool-AR =
    .aria-label = Стрелка
    .title = Стрелка от одного пункта к другому
tool-LN =
    .aria-label = Линия
    .title = Линия от одного пункта к другому
tool-eraser =
    .aria-label = Ластик
    .title = Стереть все знаки в пункте
label-text =
    .aria-label = Текст для надписи на поле
    .placeholder = Текст
mark-here = Отметить здесь
mark-hint = { $tool ->
    [eraser] Касайтесь пунктов, чтобы стереть их знаки.
    [label] Введите текст внизу, а потом касайтесь пунктов.
    [AR] Коснитесь начала стрелки, а потом её конца.
    [LN] Коснитесь одного конца линии, а потом другого.
   *[other] Касайтесь пунктов, чтобы отметить их; ещё одно касание стирает знак.
} Чтобы закончить, нажмите Esc или выберите инструмент ещё раз.
mark-hint-end = Теперь коснитесь другого конца.
mark-TR = треугольник
mark-SQ = квадрат
mark-CR = круг
mark-MA = крестик
mark-SL = выделено
mark-DD = затенено
mark-AR = стрелка
mark-LN = линия
said-mark = { $put ->
    [yes] Отмечено: { $point }.
   *[no] Знак стёрт: { $point }.
}

## Пояснения на поле

explain-forecast = Прогноз
point-grounded = заземлена
point-endangered = вероятность захвата { $percent } %
point-likely = вероятность хода сюда { $percent } %
point-house = домик: { $name }
point-threat = здесь { $name } может захватить { $count ->
    [one] { $count } точку
    [few] { $count } точки
    [many] { $count } точек
   *[other] { $count } точки
}

## Игра как файл, ссылка и картинка

files = Открыть…
    .title = Открыть файл или прежнюю игру (Ctrl+O)
share-game = Поделиться…
share = Поделиться
    .title = Поделиться игрой: ссылка, файл, картинка
screen-close =
    .aria-label = Закрыть
    .title = Закрыть
part-away = Не удалось это загрузить. Попробуйте снова, когда будет подключение к интернету.
game-size = { $width }×{ $height }
game-moves = { $count ->
    [one] { $count } ход
    [few] { $count } хода
    [many] { $count } ходов
   *[other] { $count } хода
}

drop-hint = Отпустите файл, чтобы открыть его
shelf-none = Здесь появятся прежние игры.
shelf-waits = { $who ->
    [you] Ваш ход
   *[other] Ждёт хода соперника
}
shelf-remove =
    .aria-label = Удалить эту игру: { $name }
    .title = Удалить эту игру
shelf-forgotten = Удалено: { $name }.
shelf-back = Вернуть
everything-failed = Не удалось создать файл.
library = Все игры
damaged-rows = { $count ->
    [one] { $count } запись этого списка повреждена, её нельзя показать.
    [few] { $count } записи этого списка повреждены, их нельзя показать.
    [many] { $count } записей этого списка повреждены, их нельзя показать.
   *[other] { $count } записи этого списка повреждены, их нельзя показать.
}
damaged-save = Сохранить то, что осталось, в файл
damaged-remove = Удалить
everything-stop = Остановить
aside-title = Не удалось показать вашу последнюю игру
aside-help = Страница дважды зависла, открывая эту игру. Ничего не потеряно: игра среди недавних, в разделе «Открыть».
aside-new = Начать новую игру
aside-show = Попробовать снова
full-title = Нет места для текущей игры
full-help = В этом браузере больше нет места для неё среди недавних игр. Сначала сохраните её или откажитесь от неё.
full-stay = Оставить эту игру
full-go = Отказаться от неё
game-result = { $how ->
    [points] { $name } +{ $by }
    [resignation] { $name } побеждает: соперник сдаётся
    [time] { $name } побеждает по времени
   *[other] { $name } побеждает
}
game-draw = Ничья
game-void = Без результата
game-unknown = Результат неизвестен
game-nameless = Неизвестная игра
page-title = { $game } · Kropki
refusal-page-opening = Игра ещё открывается.
refusal-page-kept = Ваша текущая игра не изменилась.

by-link-moved = Новый ход: { $name }. Теперь ваш ход, вы — { $colour }.
by-link-yours = Ваш ход, вы — { $colour }.
by-link-theirs = Сейчас ходит { $name }. Отправьте ссылку.
by-link-asks = Сейчас отвечает { $name }. Отправьте ссылку с предложением.
by-link-offered = { $kind ->
    [draw] { $name } предлагает ничью. Согласитесь или играйте дальше.
   *[settlement] { $name } предлагает расчёт. Согласитесь или играйте дальше.
}
by-link-declined = { $name } отклоняет предложение. Теперь ваш ход, вы — { $colour }.
by-link-over = Игра окончена. Если { $name } ещё не знает об этом, отправьте ссылку.
by-link-share = Поделиться ссылкой
by-link-try = Попробовать ходы
    .title = Попробовать ходы на копии партии: из неё ничего не отправляется
trial-told = Это копия, чтобы пробовать ходы. Из неё ничего не отправляется.
trial-back = Вернуться к партии
trial-gone = Этой партии больше нет среди ваших партий. Откройте её последнюю ссылку снова.
told-copied = Скопировано.
told-copied-link = Ссылка скопирована.
told-not-copied = Этот браузер не разрешает странице копировать. Выделите текст и скопируйте его сами.
told-not-copied-picture = Этот браузер не разрешает странице копировать картинки. Сохраните её как файл.
told-saved = Сохранено.
told-sent = Файл должен быть среди загрузок. Если его там нет, этот браузер не сохраняет файлы: откройте страницу в другом.
told-sent-sgf = Файл должен быть среди загрузок. Если его там нет, скопируйте SGF.

collection-title = Какую игру?
collection-count = { $count ->
    [one] { $count } игра
    [few] { $count } игры
    [many] { $count } игр
   *[other] { $count } игры
}
collection-found = { $found } из { $count ->
    [one] { $count } игры
    [few] { $count } игр
    [many] { $count } игр
   *[other] { $count } игры
}
collection-progress =
    .aria-label = Чтение файла
collection-filter =
    .aria-label = Найти игры
    .placeholder = Игрок, год, результат…
collection-open = Открыть

slip-close =
    .aria-label = Закрыть
    .title = Закрыть
slip-opened = Открыто: { $file }.
slip-remarks = { $count ->
    [one] { $count } ошибка в файле
    [few] { $count } ошибки в файле
    [many] { $count } ошибок в файле
   *[other] { $count } ошибки в файле
}
slip-at = Строка { $line }, столбец { $column }: { $words }
problem = { $kind ->
    [charset-guessed] кодировка в файле не указана; она угадана
    [charset-misnamed] текст не в той кодировке, что указана в CA
    [charset-undecodable] некоторые символы в этой кодировке недопустимы
    [charset-unknown] в CA указана неизвестная кодировка
    [sgf-no-game] в тексте нет игры
    [sgf-junk] лишний текст
    [sgf-empty-tree] пустое дерево
    [sgf-unopened] не хватает скобки «(»
    [sgf-unclosed] запись обрывается, не хватает скобки «)»
    [sgf-late-node] узел после варианта
    [sgf-no-semicolon] узел без точки с запятой
    [sgf-no-value] имя свойства без значения
    [sgf-no-name] значение без имени свойства
    [sgf-name] в имени свойства не только буквы
    [sgf-lowercase] строчные буквы в имени свойства пропущены
    [sgf-duplicate] одно и то же свойство дважды в узле
    [sgf-unclosed-value] запись обрывается, значение без скобки «]»
    [sgf-bracket] лишняя скобка «]»
    [sgf-too-many] есть и другие ошибки
    [record-other-game] в GM указана другая игра или его нет
    [record-go] это запись партии в го
    [record-size] размер поля в SZ неверен
    [record-rules] правила непонятны
    [record-point] это не пункт поля
    [record-set-up] расстановка неверна
    [record-move] это не ход
    [record-illegal-move] недопустимый ход; он остаётся в примечаниях
    [record-after-end] ход после конца игры; он остаётся в примечаниях
    [record-turn] ход не в свою очередь
    [record-claim] ход не выигрывает форсированно того, что указано в KF
    [record-crowded-node] несколько ходов в одном узле или ход рядом с расстановкой
    [record-ring] обводка неверна; точка поставлена
    [record-ring-unclosed] обводка не возвращается в начало; она использована
    [record-rings] ход называет не те обводки, которые замыкает
    [record-result] результат не согласуется с ходами или не является результатом
    [record-result-form] результат записан не по FF[4]
    [record-settlement] расчёт в TB и TW неверен
    [record-more-faults] есть и другие замечания
    [record-too-large] игра слишком велика
    [record-too-long] просмотр игры длится слишком долго
    [record-more-games] в файле есть и другие игры
    [sav-count] в заголовке другое число ходов
    [sav-next] в заголовке неверен цвет следующего хода
    [sav-move] недопустимый ход; игра кончается перед ним
    [sav-name] имя игрока не в CP1251
    [sav-truncated] файл обрывается посреди хода
    [transcript-answer] движок отвечает неверно: { $message }
    [transcript-no-board] у движка нет такой доски; оценивать нечего
   *[other] { $message }
}
slip-differs = С хода { $move } окружения в файле отличаются от тех, что следуют из правил.
slip-modes = Окружения
slip-listed = как в файле
slip-automatic = по правилам
charset-choice = Буквы выглядят неправильно? Прочитать их как
slip-result = В файле указан другой результат: { $result }.
slip-right = Все ответы верны: { $count }.
slip-broken = Не удалось открыть: { $file }.
slip-go = Открыть как игру в точки
slip-link = Не удалось открыть эту ссылку.
slip-opening = Игра открывается
slip-patience = Эта игра большая, поэтому придётся немного подождать.
slip-shelved = Не удалось открыть эту игру.
slip-pasted = Вставленный текст
slip-large = Больше { $most } МБ Kropki не читает.
slip-embedded = Игра с другой страницы
slip-lab = Игра из лаборатории Python
slip-unreadable = Браузер не смог это прочитать: { $reason }
slip-others = { $count ->
    [1] Вместе с ним передан ещё один файл. Открыть:
    [one] Вместе с ним передан ещё { $count } файл. Открыть:
    [few] Вместе с ним передано ещё { $count } файла. Открыть:
    [many] Вместе с ним передано ещё { $count } файлов. Открыть:
   *[other] Вместе с ним передано файлов: { $count }. Открыть:
}
slip-empty = В нём нет игры.
slip-set-up = Вы расставляете позицию. Сначала начните игру или отмените расстановку.
slip-kept = Ваша текущая игра не изменилась.
refusal-record-unwritable = В SGF бывает только два игрока.
refusal-record-go = Это запись партии в го, а не в точки.
refusal-record-unreadable-file = Это не файл с игрой: нужен SGF, .sav программы PointsXT, протокол движка или диаграмма.
refusal-link-invalid = Ссылка повреждена или обрезана. Попросите прислать её ещё раз и скопируйте целиком.
refusal-link-too-large = В ней больше, чем бывает в какой-либо игре.
refusal-link-old = В ссылке нет ничего нового: все её ходы уже есть в этой игре.
refusal-link-none = В этом адресе нет игры. Её может скрывать почтовый фильтр или короткая ссылка: откройте адрес и скопируйте тот, который затем покажет браузер.
refusal-file-none = Файл уже закрыт. Откройте его снова.

## Ничья

draw-offered = { $name } предлагает ничью.
draw-question = { $name }, вы согласны?
draw-accept = Принять ничью
draw-decline = Играем дальше

## Новая игра

new-size = Поле
new-width = Ширина
new-height = Высота
new-rules = Правила
new-first = Первый ход

rules-automatic = Окружения автоматические
rules-declared = Окружения объявляют
rules-russian = До заполнения поля (русские правила)
rules-russian-help = Окружения автоматические, даже внутри домика. Игра идёт до полного заполнения поля.
rules-wikipedia = Можно заземлиться (Википедия)
rules-wikipedia-help = Окружения автоматические. Игрок может заземлиться; тогда соперник окружает то, что не заземлено.
rules-stachowski = Сразу или позже (Стаховский)
rules-stachowski-help = Окружение объявляют вместе с ходом, сразу или позже. Игра идёт до полного заполнения поля.
rules-wikikropki = Объявление окружений (Wikikropki)
rules-wikikropki-help = Незакрытые окружения захватывают, объявляя их вместе с ходом. Игра идёт до полного заполнения поля.
rules-zagram-standard = До заполнения или по соглашению (Zagram, стандарт)
rules-zagram-standard-help = Окружения автоматические. Игра идёт до полного заполнения поля или до согласия обоих игроков.
rules-zagram-no-territory = После заземления другой доигрывает (Zagram, без территории)
rules-zagram-no-territory-help = Окружения автоматические. Если вы заземляетесь, соперник доигрывает один.
rules-zagram-territory = Договорённость о территориях (Zagram, с территорией)
rules-zagram-territory-help = Окружения объявляют обводкой любого размера. Игроки могут договориться об оставшихся территориях.
rules-custom = Свой выбор
rules-custom-help = Как выбрано ниже.

## Расстановка позиции

setup-title = Расставить позицию
setup-tools =
    .aria-label = Что ставит щелчок
setup-eraser = Ластик
setup-undo = Назад
    .title = Отменить последнее изменение (U)
setup-clear = Очистить
setup-capture = Захватить окружённые точки
setup-start = Начать
setup-here = Поставить
setup-fine = { $count ->
    [0] Расставьте точки на поле.
    [one] { $count } точка. Можно начинать.
    [few] { $count } точки. Можно начинать.
    [many] { $count } точек. Можно начинать.
   *[other] { $count } точки. Можно начинать.
}
setup-fault = { $point ->
    [none] { $words }
   *[other] { $point }: { $words }
}
setup-fault-pending = Прежде чем начать, захватите окружённые здесь точки.
setup-fault-no-ring = Эта область больше не замкнута.
setup-fault-no-enemy = В этой области нет точек соперника.
setup-fault-full = Свободных пунктов для игры не осталось.
setup-erase = Стереть точку
setup-keys = Стрелки двигают курсор. Enter ставит выбранное, клавиши от 1 до 4 выбирают цвет, 0 выбирает ластик, Delete стирает точку, U (Г) отменяет изменение, G (П) переходит к пункту.
said-setup = Расстановка позиции. { $tool ->
    [eraser] Выбран ластик.
   *[other] Выбор: { $tool }.
}
said-put = { $name } на { $point }.
said-erased = { $point }: пусто.
said-cleared = Поле пусто.
said-captured = { $count ->
    [0] Ничего не окружено.
    [one] { $count } захваченная область.
    [few] { $count } захваченные области.
    [many] { $count } захваченных областей.
   *[other] { $count } захваченной области.
}

## Конец игры

end-title = Закончить игру
end-who = Какой игрок?
end-offer_draw = Предложить ничью
end-offer_draw-help = { $players ->
    [2] Никто не побеждает, если другой игрок согласен.
   *[other] Никто не побеждает, если все остальные согласны.
}
end-by-link = { $when ->
    [before] Сначала сделайте ход: предложение отправится вместе со ссылкой.
   *[after] Предложение отправится вместе со ссылкой.
}
end-settle = Расчёт по территории
end-settle-help = Договоритесь об оставшихся областях и подсчитайте.
end-stop = Заземлиться
end-stop-help = { $kind ->
    [settled] Всё ваше, что не заземлено, сразу теряется, и игра окончена.
    [last] Все остальные уже заземлились, так что игра окончена.
   *[played] Вы больше не ставите точек; { $players ->
        [2] другой игрок продолжает
       *[other] остальные продолжают
    } сколько угодно.
}
end-finish = Закончить сейчас
end-resign = Сдаться
end-resign-help = { $players ->
    [2] Побеждает другой игрок, какой бы ни был счёт.
   *[other] Остальные играют дальше; ваши точки остаются.
}
stopped-alone = Заземление: { $stopper }; { $name } играет дальше.
stopped-others = Заземление: { $stopper }; остальные играют дальше.
stop = Заземлиться
    .aria-label = Заземлиться: { $name } тоже заземляется, и игра окончена
    .title = { $name } тоже заземляется, и игра окончена

## Результат

result-win = { $who ->
    [you] { $by ->
        [0] Вы победили
        [one] Вы победили с перевесом в { $by } точку
        [few] Вы победили с перевесом в { $by } точки
        [many] Вы победили с перевесом в { $by } точек
       *[other] Вы победили с перевесом в { $by } точки
    }
    [computer] { $by ->
        [0] Победил компьютер
        [one] Компьютер победил с перевесом в { $by } точку
        [few] Компьютер победил с перевесом в { $by } точки
        [many] Компьютер победил с перевесом в { $by } точек
       *[other] Компьютер победил с перевесом в { $by } точки
    }
   *[name] { $by ->
        [0] Побеждает { $name }
        [one] { $name } побеждает с перевесом в { $by } точку
        [few] { $name } побеждает с перевесом в { $by } точки
        [many] { $name } побеждает с перевесом в { $by } точек
       *[other] { $name } побеждает с перевесом в { $by } точки
    }
}
result-draw = Ничья
result-status = { $result }. { $reason }
result-komi = В счёт входит коми: { $name }, { $komi }.
reason = { $reason ->
    [full-board] Поле заполнено.
    [resignation] Игра сдана ({ $names }).
    [draw] Ничья по соглашению.
    [agreed] Дальнейшая игра не могла изменить результат.
    [settlement] Расчёт по территории, по соглашению.
    [stop] { $players ->
        [2] Оба игрока заземлились.
       *[other] Все игроки заземлились.
    }
    [stop-settled] Заземление: { $names }; всё незаземлённое потеряно.
    [passes] { $players ->
        [2] Оба игрока пропустили ход.
       *[other] Все игроки пропустили ход.
    }
    [time] Время вышло: { $names }.
    [lead] Достигнут перевес, нужный для победы: { $number }.
    [first-to] { $name } раньше всех набирает { $number }.
   *[other] { $reason }
}
result-lost = { $count ->
    [0] { $name } ничего не теряет.
    [one] { $name } теряет { $count } область, отмеченную на поле: захвачено точек: { $captured }{ $freed ->
        [0] .
       *[other] , освобождено: { $freed }.
    }
    [few] { $name } теряет { $count } области, отмеченные на поле: захвачено точек: { $captured }{ $freed ->
        [0] .
       *[other] , освобождено: { $freed }.
    }
    [many] { $name } теряет { $count } областей, отмеченных на поле: захвачено точек: { $captured }{ $freed ->
        [0] .
       *[other] , освобождено: { $freed }.
    }
   *[other] { $name } теряет { $count } области, отмеченные на поле: захвачено точек: { $captured }{ $freed ->
        [0] .
       *[other] , освобождено: { $freed }.
    }
}
result-again = Ещё раз
    .title = Начать новую игру с теми же настройками
result-share = Поделиться
result-review = Разбор
result-close =
    .aria-label = Закрыть результат
    .title = Закрыть результат

## Предложение закончить

decided = { $what ->
    [captures] Захватить больше ничего нельзя.
   *[winner] { $who ->
        [you] Вы победите, что бы ни случилось дальше.
        [computer] Компьютер победит, что бы ни случилось дальше.
       *[name] { $name } победит, что бы ни случилось дальше.
    }
}
finish-question = { $who ->
    [computer] Компьютер предлагает закончить.
   *[people] Закончить?
}
finish-yes = Закончить
finish-no = Играть дальше
refusal-settlement-undecided = Результат ещё может измениться.

## Разбор

review-ask = Разбор
    .aria-label = Разбор игры
    .title = Кто когда был впереди и какие ошибки самые дорогие
you = Вы
refusal-review-no-moves = Ходов для разбора нет.
lead-curve =
    .aria-label = Кто победит: ожидания компьютера после каждого хода
lead-told = Ожидается: { $lead }
review-lead = { $value ->
    [0] равно
   *[other] { $name } +{ $value }
}
review-place = Ход { NUMBER($ply, useGrouping: 0) } из { NUMBER($plies, useGrouping: 0) }: ожидается: { $lead }

## Справка

help-rules = Правила
help-learn = Уроки на малых полях
help-turns = Игроки ходят по очереди. За ход вы ставите одну точку своего цвета на любое свободное пересечение линий.
help-capture = Замкнутая цепь ваших точек захватывает точки соперника внутри неё. Точки соединяются по горизонтали, по вертикали и по диагонали. Захваченная область теперь ваша: в ней больше никто не ходит.
help-edge = Край поля не входит в цепь, поэтому точки, соединённые с краем, в безопасности.
help-house = Цепь вокруг пустых пунктов пока ничего не захватывает. Точка соперника, поставленная внутрь, сразу захватывается, если только не замыкает цепь сама.
help-end = Игра кончается, когда поле заполнено, по соглашению или когда кто-нибудь сдаётся. Побеждает тот, кто захватит больше точек.

goto = Перейти к пункту
goto-go = Перейти

## Уроки

learn-done = { $done } из { $all }
learn-board =
    .aria-label = Поле { $width } на { $height }. Двигайтесь стрелками и нажмите Enter.
learn-restart = Сначала
learn-chosen = выбрана
stairs = Ступени: короткие игры

# Фигуры, которым учат уроки
shape-ring = Это замкнутая цепь.
shape-house = Это домик.
shape-cross = Это скрест.
shape-ladder = Это лестница.
shape-net = Это сеть.
shape-fork = Это двойная угроза.
shape-grounded = Эти точки заземлены.

## Произносится

said-move = { $name } на { $point }.
said-capture = { $name } захватывает { $count ->
    [one] { $count } точку
    [few] { $count } точки
    [many] { $count } точек
   *[other] { $count } точки
}, { $place }.
said-frees = { $name } освобождает { $count ->
    [one] { $count } точку
    [few] { $count } точки
    [many] { $count } точек
   *[other] { $count } точки
}.
said-undo = Ход взят назад.
said-declined = Предложение отклонено.
said-accepted = { $name } соглашается.
said-pass = { $name } пасует.
said-stop = { $name } заземляется.
said-resign = { $name } сдаётся.
said-time = { $name }: время вышло.
said-new = Новая игра, { $width } на { $height }.
point-span = от { $from } до { $to }
said-last = Последний ход: { $name } на { $point }.
said-no-last = Точек ещё нет.
said-around = Вокруг { $point }: { $points }. Остальное свободно.
said-around-free = Вокруг { $point } всё свободно.
said-row = Ряд { $row }: { $points }. Остальное свободно.
said-row-free = Весь ряд { $row } свободен.
said-territories = { $name }, захваченные области: { $places }.
said-no-territories = Захваченных областей пока нет.
said-no-threats = Следующей точкой никто ничего не захватит.
point = { $point }, { $lies ->
    [dot] точка: { $dot }
    [territory] захвачено: { $owner }
    [enclosed] точка: { $dot }, захвачена: { $owner }
   *[free] свободно
}

## Поле на других страницах

viewer-board =
    .aria-label = Поле { $width } на { $height }. { $first } против { $second }, захвачено { $captures }. Ход { $move } из { $length }.
viewer-first =
    .aria-label = В начало
    .title = В начало
viewer-back =
    .aria-label = На ход назад
    .title = На ход назад
viewer-forward =
    .aria-label = На ход вперёд
    .title = На ход вперёд
viewer-last =
    .aria-label = В конец
    .title = В конец
viewer-play =
    .aria-label = Показывать ходы по порядку
    .title = Показывать ходы по порядку
viewer-pause =
    .aria-label = Пауза
    .title = Пауза
viewer-what = Kropki: окружите чужие точки
viewer-rules = Правила
viewer-try = Играть
    .title = { viewer-page }
viewer-page = Играть в Kropki
viewer-turn = ход
viewer-line = Ваш вариант ×
    .aria-label = Ваш вариант: закрыть его и вернуться к игре
    .title = Вернуться к игре
viewer-menu =
    .aria-label = Ещё
    .title = Ещё
viewer-open = Открыть в Kropki
viewer-sgf = Сохранить как SGF
viewer-picture = Сохранить как картинку
viewer-unreadable = Этот браузер не даёт странице создать картинку
viewer-starting = Python запускается…
viewer-game = Эту игру нельзя показать.
viewer-file = Файл с игрой не читается.
viewer-origin = Игра на другом сайте. Показать можно только игры с этого сайта.
viewer-python = Python не запустился, поэтому играть здесь нельзя.
viewer-files = Чтобы играть дальше, нужны файлы Kropki, а их здесь нет. Если это ваша страница, укажите их адрес в KROPKI_SITE.
viewer-unclosed =
    { $move ->
        [-1] Запись обрывается в варианте.
        [0] Запись обрывается до первого хода.
       *[other] Запись обрывается после хода { $move }.
    }
viewer-junk = Часть этого текста не относится к игре: возможно, его изменили.
viewer-move = Один из ходов этой записи не удаётся прочитать: возможно, он изменён.
viewer-markup = Сайт изменил текст этой записи: в комментариях может не хватать символов.
viewer-undecodable = Некоторые буквы этой записи не удалось прочитать: в файле не указана кодировка. Сохраните его в UTF-8.
viewer-more-games = В этой записи есть и другие игры. Показана только первая.
viewer-go = { refusal-record-go }
viewer-other-game = Это запись другой игры (GM[{ $game }]), а не точек. Она показана как игра в точки.

## Задачи

puzzles-aim = { $kind ->
    [hidden] Ходит { $player }. Как лучше всего?
    [in] Ходит { $player }. { $gain ->
        [one] Выиграйте { $gain } точку
        [few] Выиграйте { $gain } точки
        [many] Выиграйте { $gain } точек
       *[other] Выиграйте { $gain } точки
    } { $dots ->
        [one] за { $dots } ход.
        [few] за { $dots } хода.
        [many] за { $dots } ходов.
       *[other] за { $dots } хода.
    }
    [win] Ходит { $player }. { $gain ->
        [one] Выиграйте { $gain } точку
        [few] Выиграйте { $gain } точки
        [many] Выиграйте { $gain } точек
       *[other] Выиграйте { $gain } точки
    }.
    [lose] Ходит { $player }. { $gain ->
        [one] Потеряйте не больше { $gain } точки
        [few] Потеряйте не больше { $gain } точек
        [many] Потеряйте не больше { $gain } точек
       *[other] Потеряйте не больше { $gain } точки
    }.
   *[keep] Ходит { $player }. Ничего не потеряйте.
}
puzzles-told = { $stage ->
    [thinks] …
    [goes-on] Верно. Дальше.
    [solved] Решено.
    [shown] Посмотрите ходы.
   *[waits] Ваш ход.
}
puzzles-wrong = { $has ->
    [yes] { $name } отвечает { $point }. Этого недостаточно.
   *[no] Этого недостаточно.
}
puzzles-hint-theme = { $theme ->
    [captures] У каких точек соперника мало выходов?
    [doubles] Ищите точку, которая грозит двумя окружениями.
    [ladders] Каждым ходом угрожайте окружением.
    [broken] Точно ли лестница удаётся? Проверьте, где она кончается.
    [saves] Что соперник захватит следующим ходом?
    [connect] Две ваши цепи нужны друг другу.
    [houses] Посмотрите на пустые пункты внутри цепей.
    [races] Угрожают обе стороны. Кто первый?
    [last] Каждую точку надо куда-то поставить. Где вреда меньше всего?
   *[other] Сначала посмотрите все окружения, свои и соперника.
}
puzzles-hint-where = { $step ->
    [3] Ходите на треугольник.
   *[other] Посмотрите на кружки.
}

## Друг за другим устройством

friend-game = Игра: { $width } × { $height }, «{ $rules }»{ $clock ->
    [yes] , с часами
   *[no] , без часов
}. Это можно изменить в окне «Новая».
seat-friend = Друг, по Wi-Fi

# Последнее сообщение: без него файл пришёл не полностью.
complete = yes

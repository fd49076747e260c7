## Door
puzzles = Задачи
puzzles-away = Не удалось загрузить задачи. Попробуйте снова, когда будет подключение к интернету.

## Screen
puzzles-title = Задачи
puzzles-back =
    .aria-label = Все задачи
    .title = Все задачи
puzzles-embed = Встроить в страницу
puzzles-themes = Тема
puzzles-theme = { $theme ->
    [first] Для начинающих
    [captures] Окружения
    [doubles] Двойные угрозы
    [ladders] Удачные лестницы
    [broken] Неудачные лестницы
    [saves] Спасение точек
    [connect] Соединение
    [houses] Домики
    [races] Гонки
    [last] Последние пункты
    [middle] Середина игры
   *[all] Все темы
}
puzzles-mode = { $mode ->
    [day] Задача дня
    [run] Три минуты
    [streak] Без конца
    [repeat] Сегодня снова
    [own] Из ваших игр
    [class] Задача
    [shared] Задача
   *[practice] Тренировка
}
puzzles-about = { $mode ->
    [day] { $count ->
        [0] Одна для всех
       *[other] Одна для всех. Дней подряд: { $count }
    }
    [run] { $count ->
        [0] Сколько вы решите?
       *[other] Ваш рекорд: { $count }
    }
    [streak] { $count ->
        [0] До первой ошибки
       *[other] До первой ошибки. Ваш рекорд: { $count }
    }
    [repeat] { $count ->
        [one] { $count } задача, которая вам не далась
        [few] { $count } задачи, которые вам не дались
        [many] { $count } задач, которые вам не дались
       *[other] { $count } задачи, которая вам не далась
    }
    [own] { $count ->
        [one] { $count } задача
        [few] { $count } задачи
        [many] { $count } задач
       *[other] { $count } задачи
    }
   *[practice] Сначала лёгкие
}
puzzles-place = { $mode ->
    [run] { $time } · решено: { $solved }
    [day] { "" }
    [shared] { "" }
   *[other] решено: { $solved }
}
puzzles-returns = { $days ->
    [1] Эта задача вернётся завтра.
    [one] Эта задача вернётся через { $days } день.
    [few] Эта задача вернётся через { $days } дня.
    [many] Эта задача вернётся через { $days } дней.
   *[other] Эта задача вернётся через { $days } дня.
}
puzzles-hint = Подсказка
puzzles-again = Ещё раз
puzzles-solution = Решение
puzzles-next = Дальше
puzzles-skip = Пропустить
puzzles-line = Ход на { $point }
puzzles-why-not = Почему не { $point }?
puzzles-result = { $mode ->
    [run] { $solved ->
        [one] { $solved } задача за три минуты.
        [few] { $solved } задачи за три минуты.
        [many] { $solved } задач за три минуты.
       *[other] { $solved } задачи за три минуты.
    }
    [streak] { $solved ->
        [one] { $solved } задача без ошибок.
        [few] { $solved } задачи без ошибок.
        [many] { $solved } задач без ошибок.
       *[other] { $solved } задачи без ошибок.
    }
   *[other] Это была последняя.
} { $best ->
    [true] Ваш рекорд!
   *[other] { "" }
}
puzzles-keep = «Открыть» → «Сохранить всё в файл»: так успехи и игры попадут в другой браузер.
puzzles-failed = Эту задачу нельзя показать. Перейдите к следующей.
puzzles-row = { $days ->
    [1] Это была задача дня. Завтра будет новая.
   *[other] Дней подряд: { $days }.
}
puzzles-refuted = { $kind ->
    [loses] Тогда { $player } захватывает { $count ->
        [one] { $count } точку
        [few] { $count } точки
        [many] { $count } точек
       *[other] { $count } точки
    }.
    [less] Это даёт только { $count ->
        [one] { $count } точку
        [few] { $count } точки
        [many] { $count } точек
       *[other] { $count } точки
    }.
    [answered] { $player } отвечает на { $point }, и вы ничего не выигрываете.
   *[nothing] Это ничем не грозит, и вы ничего не выигрываете.
}
puzzles-rule = Окружите точки соперника замкнутой цепью своих, и они ваши. Точки соединяются и по диагонали.
puzzles-print = Напечатать лист задач
puzzles-share =
    .aria-label = Поделиться этой задачей
    .title = Поделиться этой задачей
puzzles-share-title = Поделиться задачей
puzzles-share-of = { $kind ->
    [day] Задача дня, { $day }
   *[other] Задача для вас
}
puzzles-share-link =
    .aria-label = Ссылка на задачу
puzzles-send = Поделиться
puzzles-copy-link = Копировать ссылку
puzzles-save-picture = Сохранить картинку
puzzles-no-picture = Этот браузер не разрешает странице читать то, что она рисует, поэтому картинку нельзя сохранить.

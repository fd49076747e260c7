## Door
puzzles = Задачі
puzzles-away = Не вдалося завантажити задачі. Спробуйте ще раз, коли буде з’єднання з інтернетом.

## Screen
puzzles-title = Задачі
puzzles-back =
    .aria-label = Усі задачі
    .title = Усі задачі
puzzles-embed = Вбудувати в сторінку
puzzles-themes = Тема
puzzles-theme = { $theme ->
    [first] Для початківців
    [captures] Оточення
    [doubles] Подвійні загрози
    [ladders] Вдалі драбинки
    [broken] Невдалі драбинки
    [saves] Порятунок крапок
    [connect] З’єднання
    [houses] Будиночки
    [races] Перегони
    [last] Останні пункти
    [middle] Середина гри
   *[all] Усі теми
}
puzzles-mode = { $mode ->
    [day] Задача дня
    [run] Три хвилини
    [streak] Без кінця
    [repeat] Сьогодні знову
    [own] З ваших ігор
    [class] Задача
    [shared] Задача
   *[practice] Тренування
}
puzzles-about = { $mode ->
    [day] { $count ->
        [0] Одна для всіх
       *[other] Одна для всіх. Днів поспіль: { $count }
    }
    [run] { $count ->
        [0] Скільки ви розв’яжете?
       *[other] Ваш рекорд: { $count }
    }
    [streak] { $count ->
        [0] До першої помилки
       *[other] До першої помилки. Ваш рекорд: { $count }
    }
    [repeat] { $count ->
        [one] { $count } задача, яка вам не вдалася
        [few] { $count } задачі, які вам не вдалися
        [many] { $count } задач, які вам не вдалися
       *[other] { $count } задачі, яка вам не вдалася
    }
    [own] { $count ->
        [one] { $count } задача
        [few] { $count } задачі
        [many] { $count } задач
       *[other] { $count } задачі
    }
   *[practice] Спершу легкі
}
puzzles-place = { $mode ->
    [run] { $time } · готово: { $solved }
    [day] { "" }
    [shared] { "" }
   *[other] готово: { $solved }
}
puzzles-returns = { $days ->
    [1] Ця задача повернеться завтра.
    [one] Ця задача повернеться через { $days } день.
    [few] Ця задача повернеться через { $days } дні.
    [many] Ця задача повернеться через { $days } днів.
   *[other] Ця задача повернеться через { $days } дня.
}
puzzles-hint = Підказка
puzzles-again = Ще раз
puzzles-solution = Розв’язок
puzzles-next = Далі
puzzles-skip = Пропустити
puzzles-line = Хід на { $point }
puzzles-why-not = Чому не { $point }?
puzzles-result = { $mode ->
    [run] { $solved ->
        [one] { $solved } задача за три хвилини.
        [few] { $solved } задачі за три хвилини.
        [many] { $solved } задач за три хвилини.
       *[other] { $solved } задачі за три хвилини.
    }
    [streak] { $solved ->
        [one] { $solved } задача без помилок.
        [few] { $solved } задачі без помилок.
        [many] { $solved } задач без помилок.
       *[other] { $solved } задачі без помилок.
    }
   *[other] Це була остання.
} { $best ->
    [true] Ваш рекорд!
   *[other] { "" }
}
puzzles-keep = «Відкрити» → «Зберегти все у файл»: так успіхи та ігри потраплять до іншого браузера.
puzzles-failed = Цю задачу не можна показати. Перейдіть до наступної.
puzzles-row = { $days ->
    [1] Це була задача дня. Завтра буде нова.
   *[other] Днів поспіль: { $days }.
}
puzzles-refuted = { $kind ->
    [loses] Тоді { $player } захоплює { $count ->
        [one] { $count } крапку
        [few] { $count } крапки
        [many] { $count } крапок
       *[other] { $count } крапки
    }.
    [less] Це дає лише { $count ->
        [one] { $count } крапку
        [few] { $count } крапки
        [many] { $count } крапок
       *[other] { $count } крапки
    }.
    [answered] { $player } відповідає на { $point }, і ви нічого не виграєте.
   *[nothing] Це нічим не загрожує, і ви нічого не виграєте.
}
puzzles-rule = Оточіть крапки суперника замкненим ланцюгом своїх, і вони ваші. Крапки з’єднуються й по діагоналі.
puzzles-print = Надрукувати аркуш задач
puzzles-share =
    .aria-label = Поділитися цією задачею
    .title = Поділитися цією задачею
puzzles-share-title = Поділитися задачею
puzzles-share-of = { $kind ->
    [day] Задача дня, { $day }
   *[other] Задача для вас
}
puzzles-share-link =
    .aria-label = Посилання на задачу
puzzles-send = Поділитися
puzzles-copy-link = Копіювати посилання
puzzles-save-picture = Зберегти картинку
puzzles-no-picture = Цей браузер не дозволяє сторінці читати те, що вона малює, тому картинку не можна зберегти.

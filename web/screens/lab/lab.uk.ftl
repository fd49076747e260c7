## Door
lab = Лабораторія Python
lab-failed = Не вдалося завантажити лабораторію Python. Перевірте зв’язок і спробуйте ще раз.

## Screen
lab-title = Лабораторія Python
lab-tabs =
    .aria-label = Розділи лабораторії
lab-tab-program = Бот
lab-tab-game = Гра
lab-tab-tournament = Турнір
lab-tab-ladder = Драбинка
lab-tab-network = Мережа
lab-tab-reference = Опис
lab-choice = Боти на полиці
lab-name = Назва бота
lab-new = Новий
    .title = Почати нового бота
lab-new-name = Мій бот
lab-starter-call = Це викликається, коли ходить ваш бот.
lab-starter-points = Усі пункти, куди можна поставити крапку.
lab-starter-return = Бот ставить крапку в пункт, який ви повернете.
lab-next = Спробуйте далі: { $name } ▸
lab-open = Відкрити
    .title = Відкрити ботів із файлів .py
lab-save = Зберегти
    .title = Зберегти бота як файл .py
lab-share = Скопіювати посилання
    .title = Скопіювати посилання, у якому міститься бот
lab-remove =
    .aria-label = Видалити цього бота
    .title = Видалити цього бота
lab-removed = Видалено: { $name }.
lab-restore = Повернути
lab-copied = Посилання скопійовано. Той, хто його відкриє, побачить програму, перш ніж її можна буде запустити.
lab-unreadable = { $name }: це не програма мовою Python, або вона задовга.
lab-bad-link = Посилання пошкоджене: бота в ньому немає.
lab-too-long = У програмі бота може бути { $most } символів. Останню зміну не збережено.
lab-editor = Програма бота. Escape виходить із редактора.
lab-keys = Ctrl+Enter запускає гру бота. Escape виходить із редактора, щоб Tab міг іти далі.
lab-examples = Приклади
lab-examples-open = Приклади й задачі…
lab-puzzles = Розставити рядки по порядку
lab-shelf = Мої боти
lab-others = Люди й рівні
lab-this = Відкрита програма
lab-example = { $key ->
    [random] Випадковий
    [greedy] Жадібний
    [edge] Тулиться до краю
    [saver] Рятівник
    [oneply] На хід уперед
    [ladder] Читає драбинки
    [montecarlo] Маленьке Монте-Карло
   *[other] { $key }
}
lab-asked = { $name }: бот іззовні. Прочитайте програму, перш ніж дозволити запуск. Вона не може ні читати ваші файли та ігри, ні щось надсилати.
lab-allow = Дозволити запуск
lab-not-allowed = { $name }: запуск іще не дозволено. Спершу прочитайте програму.
lab-board =
    .aria-label = Поле лабораторії, { $width } на { $height }
lab-point = { $dot ->
    [none] { $point }, вільно
   *[other] { $point }, { $dot }
}
lab-start = Грати
lab-stop = Зупинити
lab-keep = Показати на полі
    .title = Відкрити цю гру на полі сторінки, щоб переглянути або розібрати її
lab-time = Час
lab-time-of = { $name ->
    [quick] 0,3 с на хід + 1 с
   *[usual] 1 с на хід + 10 с
}
lab-turn-of = { $played ->
    [one] Хід { $point }. Ходить { $name }. { $red } : { $blue }
   *[none] Ходить { $name }. { $red } : { $blue }
}
lab-stopped = Зупинено. { $red } : { $blue }
lab-result = { $wins ->
    [one] { $winner } перемагає, { $red } : { $blue }.
   *[none] Нічия, { $red } : { $blue }.
}
lab-lost = { $name } програє.
lab-odd = { $kind ->
    [space] тут незвичайний пробіл ({ $code }).
    [unseen] тут знак ({ $code }), якого не видно.
    [break] тут перенесення рядка ({ $code }), якого Python не знає.
    [quote] Python не знає лапку { $sign }. Він знає { $instead }.
    [dash] Python не знає тире { $sign }. Він знає -.
    [sign] Python не знає знак { $sign }. Він знає { $instead }.
   *[letter] літера «{ $sign }» у «{ $word }» — { $script ->
        [greek] грецька
       *[cyrillic] кирилична
    }. Вона лише схожа на латинську «{ $instead }».
}
lab-odd-more = { $count ->
    [one] Є ще { $count } такий знак.
    [few] Є ще { $count } такі знаки.
    [many] Є ще { $count } таких знаків.
   *[other] Є ще { $count } таких знаків.
}
lab-odd-replace = { $count ->
    [one] Замінити
    [few] Замінити всі { $count }
    [many] Замінити всі { $count }
   *[other] Замінити всі { $count }
}
lab-odd-pasted = { $count ->
    [one] У вставленому тексті { $count } знак був схожий на інший або його не було видно. Його замінено. Ctrl+Z скасує це.
    [few] У вставленому тексті { $count } знаки були схожі на інші або їх не було видно. Їх замінено. Ctrl+Z скасує це.
    [many] У вставленому тексті { $count } знаків були схожі на інші або їх не було видно. Їх замінено. Ctrl+Z скасує це.
   *[other] У вставленому тексті { $count } знаків були схожі на інші або їх не було видно. Їх замінено. Ctrl+Z скасує це.
}
lab-line = Рядок { $line }:
lab-value = значення { $name }: { $value }
lab-values = ({ $values })
lab-fault = { $key ->
    [late] { $knows ->
        [line] { $count ->
            [0] це тривало задовго.
            [1] це тривало задовго.
           *[other] це виконувалося стільки разів, що час вийшов: { NUMBER($count) }.
        }
       *[nothing] Час вийшов. Шукаємо рядок, який його забрав…
    }
    [lost] Час вийшов. Під час повторного запуску програма встигла: можливо, комп’ютер на мить сповільнився.
    [start] Python не запустився: { $detail }
    [packages] Пакунок не вдалося встановити: { $detail }
    [broken] Програма зламала свій Python: забрала забагато пам’яті або змінила сам Python.
    [exception] { $error }: { $detail }
    [syntax] це не Python: { $detail }
    [import] бот не може імпортувати { $detail }. Доступу до сторінки він не має.
    [recursion] { $detail } забагато разів викликає сама себе.
    [memory] пам’ять скінчилася.
    [exit] програма завершилася сама й не повернула пункту.
    [illegal] { $message }.
    [nothing] choose нічого не повертає. Можливо, бракує return?
    [no-point] { $message }.
    [missing] У програмі немає функції choose. Напишіть def choose(board):
    [parameters] choose має приймати поле й більше нічого: def choose(board):
    [too-long] Програма задовга.
   *[other] { $message }.
}
lab-output =
    .aria-label = Що виводять боти
lab-output-none = Те, що бот виводить через print(…), з’явиться тут, поруч із його ходом.
lab-output-cut = … (вивід скорочено)
lab-turn = { $ply } · { $point }
lab-packages = { $reason ->
    [file] Не запущено: ця сторінка — один файл без мережі, тому встановити { $packages } вона не може.
    [offline] Не запущено: немає мережі, щоб установити { $packages }.
   *[policy] Не запущено: тут не можна встановити { $packages }. Політика цього сайту забороняє запити до інших серверів. Власник сайту може дозволити { $host }.
}
lab-pieces =
    .aria-label = Рядки програми
lab-puzzle-help = Розставте рядки по порядку: перетягуйте їх, натискайте кнопки або стрілки, утримуючи Alt.
lab-up =
    .aria-label = Підняти
    .title = Підняти
lab-down =
    .aria-label = Опустити
    .title = Опустити
lab-place = Тепер рядок { $place } з { $count }.
lab-check = Перевірити
lab-use = Відкрити як програму
lab-solved = Усе по порядку. Програму можна запускати.
lab-unsolved = { $count ->
    [0] Першим має бути інший рядок.
    [1] Перший рядок правильний. Позначений стоїть не на місці.
    [one] Правильні перші рядки: { $count }. Позначений стоїть не на місці.
    [few] Перші { $count } рядки правильні. Позначений стоїть не на місці.
    [many] Перші { $count } рядків правильні. Позначений стоїть не на місці.
   *[other] Правильні перші рядки: { $count }. Позначений стоїть не на місці.
}
lab-unchecked = Не вдалося перевірити порядок. Спробуйте ще раз.
lab-entrants =
    .aria-label = Боти турніру
lab-games =
    .aria-label = Ігри
lab-tournament-help = Виберіть від 2 до { $most } ботів. Кожен грає з кожним двічі й один раз починає.
lab-tournament-start = Почати
lab-tournament-count = Вибрано ботів: { $count }. Виберіть від 2 до { $most }.
lab-tournament-state = { $state ->
    [running] Триває турнір: зіграно { $done } з { $all }.
    [over] Турнір закінчено, ігор: { $all }.
   *[stopped] Зупинено: зіграно { $done } з { $all }.
}
lab-game-of = { $first } – { $second }:
lab-replay = Переглянути
lab-replay-of = Переглянути гру { $number }: { $first } – { $second }
lab-rated = { $rating } ± { $margin }
lab-table = Таблиця турніру
lab-column = { $name ->
    [place] Місце
    [bot] Бот
    [games] Ігри
    [points] Очки
   *[rating] Рейтинг
}
lab-ladder-help = Бот грає з комп’ютером: після перемоги з наступним рівнем, після поразки з попереднім. Ігри тривають, поки ви робите на цій сторінці щось інше.
lab-ladder-start = Почати
lab-ladder-bot = Бот
lab-ladder-length = Ігри
lab-ladder-games = Ігор: { $count }
lab-ladder-game = { $outcome ->
    [won] Перемога: { computer-name }, { $own } : { $other }.
    [lost] Поразка: { computer-name }, { $own } : { $other }.
   *[draw] Нічия: { computer-name }, { $own } : { $other }.
}
lab-rating = Рейтинг за зіграними іграми ({ $count }): { $rating } ± { $error }. Рівень 1 має 1000, рівень 8 має 3600.
lab-net-help = Рівні 7 і 8 питають цю мережу, що буде захоплено. Тут вона дивиться на позицію зі сторінки; «свої» — того, чий хід. Ваші зміни лишаються в лабораторії: рівні, підказки й розбори працюють із мережею без них.
lab-net-told = { $state ->
    [starting] Питаємо мережу…
    [reset] Усі ваги й пороги знову такі, як були.
    [refused] Зміни не підходять до цієї мережі. Скиньте їх.
    [none] Дивитися нема на що: мережа бачить ігри двох гравців, у яких дозволено підказки.
   *[failed] Мережа не відповідає. Перевірте з’єднання й відкрийте цю частину ще раз.
}
lab-net-row = Шар
lab-net-row-of = { $kind ->
    [inputs] Входи
    [outputs] Виходи
   *[layer] Шар { $number }
}
lab-net-part = Площина
lab-net-neuron = Нейрон { $number }
lab-net-input = { $name ->
    [own-dots] Свої крапки
    [other-dots] Крапки суперника
    [open] Вільні пункти
    [own-houses] Свої будиночки
    [other-houses] Будиночки суперника
    [own-territories] Свої захоплені області
    [other-territories] Захоплені області суперника
    [last] Остання крапка
    [last-but-one] Передостання крапка
    [own-reach] Свій шлях, кроків: { $steps }
    [other-reach] Шлях суперника, кроків: { $steps }
    [own-chains] Свої ланцюги від краю
    [other-chains] Ланцюги суперника від краю
   *[board] Усі пункти
}
lab-net-output = { $name ->
    [mover] Свої захоплені області в кінці
    [other] Захоплені області суперника в кінці
   *[move] Добрі ходи
}
lab-net-plane = { $name }: від 0 до { $most }
lab-net-board =
    .aria-label = { $kind ->
        [plane] Поле з числами площини
       *[forecast] Поле з прогнозом
    }
lab-net-weights = Ваги
lab-net-weight = Вага: { $name }, { $place ->
    [up-left] на один угору й ліворуч
    [up] на один угору
    [up-right] на один угору й праворуч
    [left] на один ліворуч
    [here] у самому пункті
    [right] на один праворуч
    [down-left] на один униз і ліворуч
    [down] на один униз
   *[down-right] на один униз і праворуч
}: { $value }
lab-net-follow = Показати цю площину
lab-net-thresholds = Пороги
lab-net-threshold = Поріг { $number }
lab-net-keeps = До суми входить і число цього нейрона в шарі нижче, вісім разів.
lab-net-feeds = Хто це бачить
lab-net-feeds-count = Нейронів: { $count }
lab-net-changed = { $name } (змінено)
lab-net-reset = Скинути
    .title = Повернути всі ваги й пороги
lab-reference-of = { $type ->
    [board] Поле
   *[point] Пункт
}
lab-reference-choose = Бот — це програма мовою Python із функцією choose. Вона отримує поле й повертає пункт. Поле — копія: бот може ходити на ньому й брати ходи назад.
lab-reference-time = Бот має одну секунду на кожен хід і ще десять секунд на всю гру. Коли їх вичерпано, він програє. print(…) показує текст поруч із ходом; board.note(point, value) малює число на полі.
lab-reference-walls = Бот працює у своєму окремому Python. Йому недоступні ні сторінка, ні ваші файли, ні мережа.
lab-reference-packages = У коментарі можна назвати пакети з PyPI, якщо сайт це дозволяє: # /// script, потім # dependencies = ["name"], потім # ///, кожне на своєму рядку.

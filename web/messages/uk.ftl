### Текст сторінки українською. Про переклад і терміни: docs/translating.md.

## Назва гри

title = Kropki · Крапки
subtitle = гра «Крапки»
description =
    .content = Kropki, гра «Крапки»: оточуйте крапки суперника замкненим ланцюгом своїх крапок і захоплюйте їх.

## Гравці

player = { INKS() ->
    [plum] { $player ->
        [0] Оранжевий
        [1] Фіолетовий
        [2] Зелений
       *[3] Сірий
    }
    [earth] { $player ->
        [0] Коричневий
        [1] Бірюзовий
        [2] Рожевий
       *[3] Сірий
    }
    [own] { $player ->
        [0] Гравець 1
        [1] Гравець 2
        [2] Гравець 3
       *[3] Гравець 4
    }
   *[classic] { $player ->
        [0] Червоний
        [1] Синій
        [2] Зелений
       *[3] Жовтий
    }
}
score =
    .aria-label = Рахунок
score-of = { $name }: { $count ->
    [one] захоплено { $count } крапку
    [few] захоплено { $count } крапки
    [many] захоплено { $count } крапок
   *[other] захоплено { $count } крапки
}.
to-move = Ходить { $name }.
gain-told = { $name } захоплює { $count ->
    [one] { $count } крапку
    [few] { $count } крапки
    [many] { $count } крапок
   *[other] { $count } крапки
}{ $freed ->
    [0] { "" }
   *[other] { " " }і звільняє { $freed }
}
event-capture = { $told } на { $point }
captured = захоплено
says-to-move = хід
says-starting = запускається
says-won = перемога
says-out = поза грою
says-stopped = заземлення
score-with-komi = { $score } з комі

## Поле

board =
    .aria-label = Поле { $width } на { $height }
board-keys = Стрілки рухають курсор. Enter ставить крапку, U (Г) бере хід назад, G (П) переходить до пункту, S (І) називає рахунок, H (Р) дає підказку. D (В) оголошує вибрані області, A (Ф) оголошує всі. Кома й крапка гортають ходи. Знак питання показує всі клавіші.
place = Поставити крапку на { $point }
place-take = Захопити область
aiming =
    .aria-label = Намічена крапка
aim-cancel =
    .aria-label = Не ставити
    .title = Не ставити
zoom-whole =
    .aria-label = Показати все поле
    .title = Показати все поле (0)
gain = { $side ->
    [lost] −{ $count }
   *[own] +{ $count }
}

## Кнопки

controls =
    .aria-label = Гра
undo = Взяти назад
    .title = Взяти останній хід назад (U)
redo = Повторити
    .title = Повторити хід, узятий назад (R)
declare = Оголосити
    .title = Вибрати області, а потім поставити крапку, що їх захопить (D)
take-all = Всі
    .aria-label = { $name } оголошує всі області { $now ->
        [yes] зараз
       *[no] наступною крапкою
    }
    .title = { $name } оголошує всі області { $now ->
        [yes] зараз (A)
       *[no] наступною крапкою (A)
    }
pass = Пас
    .title = Пропустити хід (P)
end = Кінець
    .aria-label = Кінець гри
    .title = Запропонувати нічию, здатися та інше
again = Ще раз
    .aria-label = Ще раз: нова гра з тими самими налаштуваннями
    .title = Нова гра з тими самими налаштуваннями
actions =
    .aria-label = Kropki
new = Нова
    .title = Нова гра
more = Ще
    .title = Ще: аналіз, відкрити, поділитися, налаштування, довідка
more-menu =
    .aria-label = Ще
to-learn = Навчання
    .title = Уроки, задачі, розв’язані поля
to-teach = Учителю
    .title = Заняття, презентація, лабораторія Python
menu-learn = Навчання
menu-teach = Учителю
menu-analyse = Аналіз
menu-share = Відкрити, поділитися, надрукувати
menu-page = Налаштування й довідка
menu-find =
    .aria-label = Знайти команду
    .placeholder = Знайти команду
help = Як грати
about = Про гру…
print = Друк…
full-screen = На весь екран
full-screen-leave = Вийти з повноекранного режиму
note =
    .aria-label = Стан гри
cancel = Скасувати
close = Закрити
retry = Спробувати ще раз
hint-ask = Підказка
    .title = Найкращі ходи й чим вони добрі (H)

## Налаштування

said-premove = Після ходу комп’ютера: { $point }.
scan-row = Ряд { $row }
said-turn = { $turn ->
    [right] Поле повернуто праворуч
    [half] Поле перевернуто
    [left] Поле повернуто ліворуч
   *[none] Поле стоїть прямо
}{ $mirror ->
    [on] , дзеркально
   *[off] { "" }
}.

## Друк

print-title = Друк
print-position = Ця позиція
print-game = Гра з номерами ходів
print-blank = Чистий аркуш
print-help = Поле друкується на білому папері вашими кольорами.
print-now = Друкувати

## Перший візит

hint = Ставте крапки по черзі. Оточіть крапки суперника замкненим ланцюгом своїх (можна й по діагоналі), щоб захопити їх. Хто захопить більше, той і переможе.
demo = Приклад оточення
first-dot = Поставте крапку на перетин ліній.

## Комп’ютер

computer-name = Комп’ютер ({ level-name })
level-name = { $level ->
    [1] новачок
    [2] легкий
    [3] аматор
    [4] середній
    [5] міцний
    [6] сильний
    [7] важкий
   *[8] на повну силу
}
level = { level-name }
level-automatic = Автоматично: { level }
next-level = { $change ->
    [up] Наступна гра: на рівень вище ({ level-name }).
    [down] Наступна гра: на рівень нижче ({ level-name }).
   *[same] Наступна гра: той самий рівень ({ level-name }).
}
seat-of = { $name }:
seat-person = Друг, тут
seat-here = Гравець тут
seat-you = Ви
seat-link = Друг, за посиланням
seat-computer = Комп’ютер ({ level-name })
seat-menu = Хто грає: { $name }?
seat-levels = Комп’ютер
says-thinks = думає
thoughts =
    .aria-label = Комп’ютер
thinking = { $name } думає…
thinking-starts = { $name } готується…
thinking-offer = { $name } обмірковує пропозицію…
thinking-halted = Гру призупинено.
thinking-waits = Тут ходить { $name }, але в записі вже є наступний хід.
thinking-failed = { $name } не може почати. Перевірте з’єднання з інтернетом, а якщо бракує пам’яті, закрийте інші вкладки.
move-now = Ходи вже
    .title = Нехай ходить негайно (M)
go-on = Грати звідси
halt = Пауза
halt-end = Продовжити
thoughts-toggle = Думки
    .title = Про що думає комп’ютер
thought-value = { $name } очікує: { $value ->
    [even] рівна гра.
   *[other] { $value }.
}
thought-depth = Глибина: { $depth }, позицій: { NUMBER($positions) }.
no-dot = –
hints =
    .aria-label = Підказки
hints-asked = Шукаємо добрі ходи…
hints-failed = Підказок немає: комп’ютер не запустився. Перевірте з’єднання з інтернетом і попросіть ще раз.
hint-play =
    .title = Поставити цю крапку
hint-said = { $has ->
    [yes] { $point }: { $why }.
   *[no] { $point }.
}
hints-standing = { $value ->
    [0] Очікується: рівно.
   *[other] { $behind ->
        [yes] Очікується: { $name } −{ $value }.
       *[no] Очікується: { $name } +{ $value }.
    }
}
hint-why = Чому?
    .aria-label = Чому { $point }?
line-takes = { $name } ходом { $point } захоплює { $captured }.
line-elsewhere = { $proved ->
    [yes] Інакше { $name } ходом { $point } захоплює { $captured }.
   *[no] Інакше комп’ютер очікує: { $name } захопить { $captured }, почавши з { $begin }.
}
line-threatens = Потім { $name } ходом { $point } захоплює { $captured }, якщо { $other } не завадить.
line-places = Потім { $name } загрожує ходами { $points }. Однією відповіддю всього не відбити.
line-forces = { $proved ->
    [yes] { $name } форсовано захоплює { $captured }: перевірено всі відповіді.
   *[no] Комп’ютер очікує: { $name } форсовано захопить { $captured }.
}
line-expected = Очікується: { $name } ходом { $point } захоплює { $captured }.
line-punished = { $proved ->
    [yes] Потім { $name } ходом { $point } захоплює { $captured }.
   *[no] Потім комп’ютер очікує: { $name } захопить { $captured } ходом { $point }.
}
line-safer = Очікується: крапки в кружках стануть безпечнішими.
line-cuts = Очікується: крапки в кружках можуть бути відрізані.
why =
    .aria-label = Чому?
why-close =
    .aria-label = Закрити
why-back = Назад
why-again =
    .aria-label = Показати ще раз
    .title = Показати ще раз
why-keep = Додати до запису
why-save = Зберегти доведення
why-threatens = { $name } ходить на { $point } і загрожує ходом { $threat }. Що, якщо { $other } …
why-answer = … ходить на { $point }?
why-elsewhere = … ходить в інше місце?
why-takes = { $name } ходить на { $point } і захоплює.
why-lost = Після { $point } { $name } і так утрачає досить.
why-kept = { $count ->
    [one] У записі { $count } варіант.
    [few] У записі { $count } варіанти.
    [many] У записі { $count } варіантів.
   *[other] У записі { $count } варіанта.
}
reason-captures = захоплює { $number }
reason-saves = рятує { $number }
reason-forces = форсовано захоплює { $number }
reason-prevents = рятує { $number } від оточення
reason-threatens = загрожує захопити { $number }
reason-places = загрожує { $number ->
    [2] у двох місцях
    [3] у трьох місцях
   *[other] у { $number } місцях
}
reason-loses = зводить втрату до { $number }
reason-safer = убезпечує { $count ->
    [one] { $count } крапку
    [few] { $count } крапки
    [many] { $count } крапок
   *[other] { $count } крапки
} ланцюга біля { $point }
reason-cuts = може відрізати { $count ->
    [one] { $count } крапку
    [few] { $count } крапки
    [many] { $count } крапок
   *[other] { $count } крапки
} ланцюга біля { $point }
seats-untilTold = Думати до команди «Ходи вже»
seats-untilTold-help = Ходить, коли ви натиснете «Ходи вже» або коли шукати вже нічого.
seats-resigns = Здавати програні ігри
seats-resigns-help = Здається, коли гру вже не врятувати.
refusal-page-computer = Зараз ходить комп’ютер.
refusal-page-by-link = Зараз хід суперника. Поділіться посиланням і відкрийте те, що надійде у відповідь.
refusal-page-by-link-past = У грі за посиланням ходять лише після останнього ходу.

## Без мережі

unsaved-full = Не збережено: у цьому браузері більше немає місця для гри.
unsaved-denied = Не збережено: цей браузер не дозволяє сторінці нічого зберігати. Гра пропаде, коли ви залишите сторінку.
unsaved-list = Попередні ігри не збережено: браузер не дає сторінці їх зберігати. Вони зникнуть, коли ви підете.
unsaved-here = Не збережено: цей браузер нічого тут не зберігає, або в ньому не лишилося місця. Усе зроблене тут пропаде, коли ви залишите сторінку.
unsaved-save = Зберегти файл
update = Готова нова версія.
update-reload = Оновити
offline-saving = Сторінка ще завантажується й зберігається на цьому пристрої. Після цього вона працюватиме без мережі.
offline-whole = На цьому пристрої Kropki працює без мережі: усі файли тут збережено.
offline-part = На цьому пристрої Kropki працює без мережі. Дещо, наприклад ліцензії, потребує її: ці файли не вдалося зберегти.
offline-none = Kropki потребує мережі: зберегти гру на цьому пристрої не вдалося. Наступна спроба буде під час вашого нового візиту.
offline-forbidden = Kropki потребує мережі: цей браузер або цей сайт не дозволяє зберігати сторінки для роботи без неї.
offline-file = Ця сторінка — один файл, і мережа їй не потрібна.
offline-now = Тепер Kropki працює й без мережі.

## Запуск

progress =
    .aria-label = Завантаження
stage-looking = Гра завантажується…
stage-downloading = Гра завантажується: { NUMBER($done, minimumFractionDigits: 1, maximumFractionDigits: 1) } з { NUMBER($total, minimumFractionDigits: 1, maximumFractionDigits: 1) } МБ.
stage-starting = Гра запускається…
stage-restarting = Рушій гри перестав відповідати й запускається знову. Нічого не втрачено.
progress-learn = Поки триває завантаження, можна повчитися
stage-waiting = { $count ->
    [one] Вашу крапку збережено.
    [few] Збережено { $count } ваші крапки.
    [many] Збережено { $count } ваших крапок.
   *[other] Збережено ваших крапок: { $count }.
}
said-downloading = Завантаження.
said-starting = Запуск.
said-late = { late }.
said-ready = Можна грати.
said-restarting = Рушій гри запускається знову. Нічого не втрачено.
said-failed = Не вдалося запустити Kropki.

## Чому Python не запускається

failure = Не вдається запустити Kropki
failure-file-missing = На сервері немає файлу { $file }. Завантажте на нього всі файли Kropki наново й спробуйте ще раз.
failure-file-type = У файлу { $file } не той вміст: можливо, у цій мережі спершу треба увійти, або сервер надіслав сторінку з помилкою чи неправильний тип. Перевірте з’єднання з інтернетом і спробуйте ще раз.
failure-file-cut = Файл { $file } надійшов не повністю: зв’язок перервався. Перевірте з’єднання з інтернетом і спробуйте ще раз. Якщо це трапляється щоразу, файл на сервері неповний.
failure-file-hash = Файл { $file } змінено дорогою або він з іншої версії. Спробуйте ще раз. Якщо не допоможе, завантажте на сервер усі файли Kropki наново.
failure-file-lost = Під час завантаження файлу { $file } перервався зв’язок. Перевірте з’єднання з інтернетом і спробуйте ще раз.
failure-wasm-none = Цей браузер не підтримує WebAssembly, а без нього Kropki не працює. Оновіть браузер або візьміть інший.
failure-wasm-blocked = Цей браузер не дав запустити WebAssembly: його заборонено або бракує пам’яті. Закрийте інші вкладки або дозвольте WebAssembly на цьому сайті й спробуйте ще раз.
failure-worker = Не вдалося завантажити фоновий скрипт сторінки: можливо, перервався зв’язок. Перевірте з’єднання з інтернетом і спробуйте ще раз. Якщо не допоможе, завантажте на сервер усі файли Kropki наново.
failure-python = Python не запустився. Спробуйте ще раз. Якщо не допоможе, оновіть браузер.
failure-engine = Не вдалося завантажити правила гри. Спробуйте ще раз. Якщо не допоможе, завантажте на сервер усі файли Kropki наново.
failure-kept = Вашу гру збережено.
late = Kropki запускається довго
late-downloading = Уже довго нічого не надходить. Перевірте з’єднання з інтернетом. Гра запуститься, щойно надійде решта.
late-starting = Python запускається довго: можливо, пристрій зайнятий. Гра почнеться, коли він запуститься. Спробуйте закрити інші вкладки й програми.

## Відмови

refusal-move-occupied = Тут уже стоїть крапка.
refusal-move-territory = Цей пункт уже захоплено ({ $owner }).
refusal-move-off-board = Цього пункту немає на полі.
refusal-move-turn = Зараз ходить інший гравець.
refusal-game-over = Гру закінчено.
refusal-game-nothing-to-undo = Немає ходу, який можна взяти назад.
refusal-game-nothing-to-redo = Немає ходу, який можна повторити.
refusal-move-middle = Перші крапки ставлять посередині поля.
refusal-move-suicide = Крапку тут одразу захопили б, а за цими правилами так ходити не можна.
refusal-clock-time-up = Ваш час вийшов.
refusal-clock-time-left = Час іще є.
refusal-clock-invalid = Годиннику потрібен час: хвилини або секунди на хід.
refusal-opening-invalid = Ця початкова позиція неприпустима.
refusal-setup-invalid = Ця позиція неприпустима.
refusal-diagram-invalid = На цій діаграмі неприпустима позиція.
refusal-rules-invalid-smallest = Лише якщо оточення оголошують.
refusal-rules-invalid-stop_without_dot = Лише якщо оточення оголошують.
refusal-rules-invalid-stop = Одразу розрахувати заземлення можна лише у грі вдвох. Нехай решта дограє сама.
refusal-rules-invalid-komi = Комі буває лише у грі вдвох.
refusal-rules-invalid-areas = Лише з автоматичними оточеннями. З повними областями не можна заземлюватися, і грають удвох.
refusal-rules-invalid-edge = Лише з автоматичними оточеннями й без заземлення.
refusal-rules-invalid-suicide = Заборонити самогубство можна лише з автоматичними оточеннями.
refusal-page-paused = Гру призупинено.
refusal-move-pass = За цими правилами пропускати хід не можна.
refusal-move-stop = Зараз заземлитися не можна.
refusal-ring-no-dot = Тут немає крапки для контуру.
refusal-ring-foreign-dot = Це крапка іншого гравця.
refusal-ring-dead-dot = Ця крапка мертва: вона в захопленій області.
refusal-ring-territory = Цю крапку захоплено ({ $owner }).
refusal-ring-step = Цей пункт не сусідній з останньою крапкою контуру.
refusal-ring-crosses-itself = Контур не повинен перетинати сам себе.
refusal-ring-not-closed = Контур не замкнений.
refusal-ring-no-enemy = Усередині контуру немає живих крапок суперника.
refusal-ring-overlap = Дві з цих областей перетинаються.
refusal-ring-not-smallest = Є менший контур, а за цими правилами потрібен найменший.
refusal-ring-not-now = Зараз немає чого оголошувати.
refusal-ring-refused = Цей контур не можна оголосити.
refusal-settlement-players = Розрахувати можна лише гру вдвох.
refusal-settlement-automatic = У цій грі оточення автоматичні: грайте далі або погодьтеся на нічию.
refusal-settlement-set-up = Оточені крапки були розставлені заздалегідь, тому заземлення треба дограти.
refusal-page-offered = Спершу відповідайте на пропозицію.
refusal-game-no-offer = Відповідати немає на що: пропозиції немає.
refusal-game-own-offer = На цю пропозицію має відповісти інший гравець.
refusal-game-player = У цій грі немає такого гравця.
refusal-game-ply = У цій грі немає такого ходу.
refusal-opening-unknown = Такої початкової позиції немає.
refusal-rules-unknown = Таких правил немає.
refusal-opening-no-room = Поле замале для цієї початкової позиції.
refusal-size-out-of-range = На кожному боці має бути від 1 до 52 пунктів.
refusal-record-invalid = Збережену гру не вдалося прочитати. Це нова гра.
refusal-page-no-answer = Не вийшло: рушій гри не відповів.
refusal-page-damaged = Цю гру пошкоджено. Те, що від неї лишилося, можна зберегти у файл; вона лишиться в списку, доки ви її не видалите.

## Годинники

time-left = { $name }: залишилося { $time }.
time-warning = { $name }: { $seconds ->
    [one] залишилася { $seconds } секунда
    [few] залишилося { $seconds } секунди
    [many] залишилося { $seconds } секунд
   *[other] залишилося { $seconds } секунди
}.
pause = Пауза
    .title = Зупинити годинники
paused = Пауза
resume = Продовжити
said-paused = Пауза. Ставити крапки не можна.
said-resumed = Гра триває.

## Оголошення оточень

declaring =
    .aria-label = Оголошення оточень
declare-cancel = Скасувати
    .title = Нічого не оголошувати (Esc)
declare-ring = Обвести
    .title = Намалювати контур крапка за крапкою (O)
declare-all = Всі
    .title = Усі області, наступною крапкою (A)
declare-only = Без крапки
    .aria-label = Без крапки: оголосити й не ставити крапки
    .title = Оголосити й не ставити крапки
declare-hint = { $count ->
    [0] { $name } оголошує: виберіть області, а потім поставте крапку.
    [one] { $name } захоплює наступною крапкою { $count } область.
    [few] { $name } захоплює наступною крапкою { $count } області.
    [many] { $name } захоплює наступною крапкою { $count } областей.
   *[other] { $name } захоплює наступною крапкою { $count } області.
}
declare-hint-all = { $name } захоплює наступною крапкою всі області.
declare-hint-last = Крапка вже стоїть: { $name } вибирає, яку область захопити.
declare-hint-now = { $name } може захопити { $count ->
    [one] { $count } область: торкніться оточеної крапки.
    [few] { $count } області: торкніться оточеної крапки.
    [many] { $count } областей: торкніться оточеної крапки.
   *[other] { $count } області: торкніться оточеної крапки.
}
ring-hint = { $count ->
    [0] Намалюйте контур: почніть із будь-якої своєї крапки.
    [1] 1 крапка. Ведіть лінію від крапки до крапки.
    [one] { $count } крапка. Ведіть далі й замкніть контур на { $first }.
    [few] { $count } крапки. Ведіть далі й замкніть контур на { $first }.
    [many] { $count } крапок. Ведіть далі й замкніть контур на { $first }.
   *[other] { $count } крапки. Ведіть далі й замкніть контур на { $first }.
}
chooser-title = Який контур?
chooser-ring = { $captured ->
    [one] { $captured } крапка
    [few] { $captured } крапки
    [many] { $captured } крапок
   *[other] { $captured } крапки
}{ $freed ->
    [0] { "" }
   *[other] , звільнених: { $freed }
}, { $points ->
    [one] { $points } пункт
    [few] { $points } пункти
    [many] { $points } пунктів
   *[other] { $points } пункту
}
point-offer = { $name } може оголосити

## Розрахунок за територією

settling-title = Розрахунок за територією
settling-hint = { $count ->
    [0] Областей не залишилося. Можна намалювати нову.
   *[other] Торкніться області, щоб виключити або повернути її.
}
settling-offer = Запропонувати
settling-draw = Обвести
settling-cancel = Скасувати
settling-accept = Прийняти
settling-decline = Граємо далі
settlement-offered = { $name } пропонує розрахунок
settlement-question = { $name }, ви згодні?
area = { $name } на { $point }: { $empty ->
    [one] { $empty } вільний пункт
    [few] { $empty } вільні пункти
    [many] { $empty } вільних пунктів
   *[other] { $empty } вільного пункту
}{ $captured ->
    [0] { "" }
   *[other] , захоплює { $captured }
}{ $freed ->
    [0] { "" }
   *[other] , звільняє { $freed }
}
sum-open = Вільні пункти: { $a } { $first }, { $b } { $second }.
sum-neutral = { $count ->
    [0] Нейтральних пунктів немає; наступним ходить { $name }.
    [one] По черзі заповнюється { $count } нейтральний пункт; потім ходить { $name }.
    [few] По черзі заповнюються { $count } нейтральні пункти; потім ходить { $name }.
    [many] По черзі заповнюються { $count } нейтральних пунктів; потім ходить { $name }.
   *[other] По черзі заповнюються нейтральні пункти ({ $count }); потім ходить { $name }.
}
sum-thrown = { $count ->
    [0] Нікому не доводиться віддавати крапки.
    [one] { $name } залишається без безпечних ходів і втрачає { $count } крапку в областях суперника ({ $other }).
    [few] { $name } залишається без безпечних ходів і втрачає { $count } крапки в областях суперника ({ $other }).
    [many] { $name } залишається без безпечних ходів і втрачає { $count } крапок в областях суперника ({ $other }).
   *[other] { $name } залишається без безпечних ходів і втрачає { $count } крапки в областях суперника ({ $other }).
}
sum-captures = Захоплено в підсумку: { $a } { $first }, { $b } { $second }.

## Запис

record = Ходи
    .title = Ходи, варіанти, коментарі
record-title = Ходи
moves =
    .aria-label = Ходи
move-taken-back = узятий назад
move-number = { NUMBER($ply, useGrouping: 0) }
variation-told = Варіант із ходу { NUMBER($ply, useGrouping: 0) }
variation-back = Назад до гри
show-moves = Ходи
walk =
    .aria-label = Перегляд запису
walk-first =
    .aria-label = На початок
    .title = На початок ( < )
walk-back =
    .aria-label = На хід назад
    .title = На хід назад ( , )
walk-forward =
    .aria-label = На хід уперед
    .title = На хід уперед ( . )
walk-last =
    .aria-label = У кінець
    .title = У кінець ( > )
walk-capture-back =
    .aria-label = Попереднє оточення
    .title = Попереднє оточення ( [ )
walk-capture-forward =
    .aria-label = Наступне оточення
    .title = Наступне оточення ( ] )
walk-play =
    .aria-label = Показати ходи
    .title = Показати ходи один за одним
walk-pause =
    .aria-label = Зупинити
    .title = Зупинити
ply =
    .aria-label = Хід
ply-told = { NUMBER($ply, useGrouping: 0) } / { NUMBER($plies, useGrouping: 0) }
ply-said = Хід { NUMBER($ply, useGrouping: 0) } з { NUMBER($plies, useGrouping: 0) }
pace =
    .aria-label = Секунд на хід
    .title = Секунд на хід
pace-seconds = { $seconds } с
views =
    .aria-label = Вигляди запису
show-tree = Дерево
show-remarks = Коментар
show-marks = Позначки
tree =
    .aria-label = Дерево ходів. { $told }
tree-keys = Стрілки ліворуч і праворуч ведуть уздовж лінії, вгору й униз до сусіднього варіанта, Page Up і Page Down до попередньої та наступної розвилки, Home і End до початку та кінця лінії. Delete видаляє все, починаючи звідси.
branches =
    .aria-label = Наступні ходи
branch-said = { $letter }: { $text }
move = { $word ->
    [start] Початок
    [note] нотатка
    [dot] { $name } { $point }
    [declare] { $name } оголошує
    [pass] { $name } пасує
    [stop] { $name } заземлюється
    [resign] { $name } здається
    [time] { $name }: час вийшов
    [draw] нічия
    [agree] за згодою
    [settle] розрахунок за територією
   *[other] { $word }
}
node = Хід { NUMBER($ply, useGrouping: 0) }
node-gain = { $side ->
    [lost] втрачає { $count }
    [other] { $name } захоплює { $count }
   *[own] захоплює { $count }
}{ $freed ->
    [0] { "" }
   *[other] { " " }і звільняє { $freed }
}
node-place = варіант { $place } з { $count }
node-branches = { $count ->
    [one] { $count } наступний хід
    [few] { $count } наступні ходи
    [many] { $count } наступних ходів
   *[other] { $count } наступного ходу
}
node-said-comment = коментар
node-said-set-up = розстановка
node-said-marks = позначки
node-said-TE = добрий
node-said-IT = цікавий
node-said-DO = сумнівний
node-said-BM = поганий

review-record = Розбір
    .title = Розбір гри: хто коли був попереду і які помилки найдорожчі
edit = Вирізати…
    .title = Вирізати, скопіювати, вставити та інше
editing = Редагувати
    .title = Коментарі, позначки, варіанти
edit-menu =
    .aria-label = Редагування запису
edit-promote = Зробити головною лінією
edit-cut = Вирізати звідси
edit-copy = Скопіювати звідси
edit-paste = Вставити після цього ходу
edit-set-up = Розставити тут крапки…
edit-uncomment = Видалити коментар
edit-revert = Скасувати зміну
    .title = Скасувати останню зміну (Ctrl+Z у записі)
edit-repeat = Повторити зміну
    .title = Повторити зміну (Ctrl+Y у записі)
said-edit-promote = Тепер ця лінія перша.
said-edit-cut = Вирізано.
said-edit-copy = Скопійовано.
said-edit-paste = Вставлено.
said-edit-graft = Додано до запису.
said-edit-revert = Зміну скасовано.
said-edit-repeat = Зміну повторено.
refusal-tree-nowhere = У записі немає такого місця.
refusal-tree-paste = Сюди це не вставити: ходи не підходять.
refusal-tree-edit = Тут цього зробити не можна.
refusal-tree-node = Цього місця в записі вже немає.
refusal-tree-nothing-to-revert = Немає зміни, яку можна скасувати.

comment-cut = (Решта коментаря задовга, щоб її показати. Вона є у файлі.)
comment =
    .aria-label = Коментар
    .placeholder = Коментар
node-name =
    .aria-label = Назва цієї позиції
    .placeholder = Назва
verdict =
    .aria-label = Оцінити хід
    .title = Оцінити хід
judgement =
    .aria-label = Оцінити позицію
    .title = Оцінити позицію
remark-no-verdict = Хід…
remark-no-judgement = Позиція…
remark-TE = ! добрий хід
remark-IT = !? цікавий
remark-DO = ?! сумнівний
remark-BM = ? поганий хід
remark-GB = краще стоїть { $first }
remark-GW = краще стоїть { $second }
remark-DM = рівно
remark-UC = неясно
said-kept = Збережено.

tools =
    .aria-label = Позначки
tool-TR =
    .aria-label = Трикутник
    .title = Трикутник
tool-SQ =
    .aria-label = Квадрат
    .title = Квадрат
tool-CR =
    .aria-label = Коло
    .title = Коло
tool-MA =
    .aria-label = Хрестик
    .title = Хрестик
tool-SL =
    .aria-label = Виділення
    .title = Виділення
tool-DD =
    .aria-label = Затінення
    .title = Затінення
tool-letter =
    .aria-label = Літери
    .title = Наступна літера
tool-number =
    .aria-label = Числа
    .title = Наступне число
tool-label =
    .aria-label = Текст
    .title = Будь-який текст
tool-AR =
    .aria-label = Стрілка
    .title = Стрілка від одного пункту до іншого
tool-LN =
    .aria-label = Лінія
    .title = Лінія від одного пункту до іншого
tool-eraser =
    .aria-label = Гумка
    .title = Стерти всі позначки в пункті
label-text =
    .aria-label = Текст для напису на полі
    .placeholder = Текст
mark-here = Позначити тут
mark-hint = { $tool ->
    [eraser] Торкайтеся пунктів, щоб стерти їхні позначки.
    [label] Введіть текст унизу, а потім торкайтеся пунктів.
    [AR] Торкніться початку стрілки, а потім її кінця.
    [LN] Торкніться одного кінця лінії, а потім другого.
   *[other] Торкайтеся пунктів, щоб позначити їх; ще один дотик стирає позначку.
} Щоб закінчити, натисніть Esc або виберіть інструмент ще раз.
mark-hint-end = Тепер торкніться другого кінця.
mark-TR = трикутник
mark-SQ = квадрат
mark-CR = коло
mark-MA = хрестик
mark-SL = виділено
mark-DD = затінено
mark-AR = стрілка
mark-LN = лінія
said-mark = { $put ->
    [yes] Позначено: { $point }.
   *[no] Позначку стерто: { $point }.
}

## Пояснення на полі

explain-forecast = Прогноз
point-grounded = заземлена
point-endangered = імовірність захоплення { $percent } %
point-likely = імовірність ходу сюди { $percent } %
point-house = будиночок: { $name }
point-threat = тут { $name } може захопити { $count ->
    [one] { $count } крапку
    [few] { $count } крапки
    [many] { $count } крапок
   *[other] { $count } крапки
}

## Гра як файл, посилання й картинка

files = Відкрити…
    .title = Відкрити файл або попередню гру (Ctrl+O)
share-game = Поділитися…
share = Поділитися
    .title = Поділитися грою: посилання, файл, картинка
screen-close =
    .aria-label = Закрити
    .title = Закрити
part-away = Не вдалося це завантажити. Спробуйте ще раз, коли буде з’єднання з інтернетом.
game-size = { $width }×{ $height }
game-moves = { $count ->
    [one] { $count } хід
    [few] { $count } ходи
    [many] { $count } ходів
   *[other] { $count } ходу
}

drop-hint = Відпустіть файл, щоб відкрити його
shelf-none = Тут з’являться попередні ігри.
shelf-waits = { $who ->
    [you] Ваш хід
   *[other] Чекає на хід суперника
}
shelf-remove =
    .aria-label = Видалити цю гру: { $name }
    .title = Видалити цю гру
shelf-forgotten = Видалено: { $name }.
shelf-back = Повернути
everything-failed = Не вдалося створити файл.
library = Усі ігри
damaged-rows = { $count ->
    [one] { $count } запис цього списку пошкоджено, його не можна показати.
    [few] { $count } записи цього списку пошкоджено, їх не можна показати.
    [many] { $count } записів цього списку пошкоджено, їх не можна показати.
   *[other] { $count } запису цього списку пошкоджено, їх не можна показати.
}
damaged-save = Зберегти те, що лишилося, у файл
damaged-remove = Видалити
everything-stop = Зупинити
aside-title = Не вдалося показати вашу останню гру
aside-help = Сторінка двічі зависла, відкриваючи цю гру. Нічого не втрачено: гра серед недавніх, у розділі «Відкрити».
aside-new = Почати нову гру
aside-show = Спробувати ще раз
full-title = Немає місця для поточної гри
full-help = У цьому браузері більше немає місця для неї серед недавніх ігор. Спершу збережіть її або відмовтеся від неї.
full-stay = Залишити цю гру
full-go = Відмовитися від неї
game-result = { $how ->
    [points] { $name } +{ $by }
    [resignation] { $name } перемагає: суперник здається
    [time] { $name } перемагає за часом
   *[other] { $name } перемагає
}
game-draw = Нічия
game-void = Без результату
game-unknown = Результат невідомий
game-nameless = Невідома гра
page-title = { $game } · Kropki
refusal-page-opening = Гра ще відкривається.
refusal-page-kept = Ваша поточна гра не змінилася.

by-link-moved = Новий хід: { $name }. Тепер ваш хід, ви — { $colour }.
by-link-yours = Ваш хід, ви — { $colour }.
by-link-theirs = Зараз ходить { $name }. Надішліть посилання.
by-link-asks = Зараз відповідає { $name }. Надішліть посилання з пропозицією.
by-link-offered = { $kind ->
    [draw] { $name } пропонує нічию. Погодьтеся або грайте далі.
   *[settlement] { $name } пропонує розрахунок. Погодьтеся або грайте далі.
}
by-link-declined = { $name } відхиляє пропозицію. Тепер ваш хід, ви — { $colour }.
by-link-over = Гру закінчено. Якщо { $name } ще не знає про це, надішліть посилання.
by-link-share = Поділитися посиланням
by-link-try = Спробувати ходи
    .title = Спробувати ходи на копії партії: з неї нічого не надсилається
trial-told = Це копія, щоб пробувати ходи. З неї нічого не надсилається.
trial-back = Повернутися до партії
trial-gone = Цієї партії більше немає серед ваших партій. Відкрийте її останнє посилання ще раз.
told-copied = Скопійовано.
told-copied-link = Посилання скопійовано.
told-not-copied = Цей браузер не дозволяє сторінці копіювати. Виділіть текст і скопіюйте його самі.
told-not-copied-picture = Цей браузер не дозволяє сторінці копіювати картинки. Збережіть її як файл.
told-saved = Збережено.
told-sent = Файл має бути серед завантажень. Якщо його там немає, цей браузер не зберігає файли: відкрийте сторінку в іншому.
told-sent-sgf = Файл має бути серед завантажень. Якщо його там немає, скопіюйте SGF.

collection-title = Яку гру?
collection-count = { $count ->
    [one] { $count } гра
    [few] { $count } гри
    [many] { $count } ігор
   *[other] { $count } гри
}
collection-found = { $found } з { $count ->
    [one] { $count } гри
    [few] { $count } ігор
    [many] { $count } ігор
   *[other] { $count } гри
}
collection-progress =
    .aria-label = Читання файлу
collection-filter =
    .aria-label = Знайти ігри
    .placeholder = Гравець, рік, результат…
collection-open = Відкрити

slip-close =
    .aria-label = Закрити
    .title = Закрити
slip-opened = Відкрито: { $file }.
slip-remarks = { $count ->
    [one] { $count } помилка у файлі
    [few] { $count } помилки у файлі
    [many] { $count } помилок у файлі
   *[other] { $count } помилки у файлі
}
slip-at = Рядок { $line }, стовпець { $column }: { $words }
problem = { $kind ->
    [charset-guessed] кодування у файлі не вказано; його вгадано
    [charset-misnamed] текст не в тому кодуванні, що вказано в CA
    [charset-undecodable] деякі символи в цьому кодуванні неприпустимі
    [charset-unknown] у CA вказано невідоме кодування
    [sgf-no-game] у тексті немає гри
    [sgf-junk] зайвий текст
    [sgf-empty-tree] порожнє дерево
    [sgf-unopened] бракує дужки «(»
    [sgf-unclosed] запис обривається, бракує дужки «)»
    [sgf-late-node] вузол після варіанта
    [sgf-no-semicolon] вузол без крапки з комою
    [sgf-no-value] назва властивості без значення
    [sgf-no-name] значення без назви властивості
    [sgf-name] у назві властивості не лише літери
    [sgf-lowercase] малі літери в назві властивості пропущено
    [sgf-duplicate] та сама властивість двічі у вузлі
    [sgf-unclosed-value] запис обривається, значення без дужки «]»
    [sgf-bracket] зайва дужка «]»
    [sgf-too-many] є й інші помилки
    [record-other-game] у GM вказано іншу гру або його немає
    [record-go] це запис партії в го
    [record-size] розмір поля в SZ неправильний
    [record-rules] правила незрозумілі
    [record-point] це не пункт поля
    [record-set-up] розстановка неправильна
    [record-move] це не хід
    [record-illegal-move] неприпустимий хід; він залишається в примітках
    [record-after-end] хід після кінця гри; він залишається в примітках
    [record-turn] хід не у свою чергу
    [record-claim] хід не виграє форсовано того, що вказано в KF
    [record-crowded-node] кілька ходів в одному вузлі або хід поруч із розстановкою
    [record-ring] контур неправильний; крапку поставлено
    [record-ring-unclosed] контур не повертається на початок; його використано
    [record-rings] хід називає не ті контури, які замикає
    [record-result] результат не узгоджується з ходами або не є результатом
    [record-result-form] результат записано не за FF[4]
    [record-settlement] розрахунок у TB і TW неправильний
    [record-more-faults] є й інші зауваження
    [record-too-large] гра завелика
    [record-too-long] перегляд гри триває задовго
    [record-more-games] у файлі є й інші ігри
    [sav-count] у заголовку інше число ходів
    [sav-next] у заголовку неправильний колір наступного ходу
    [sav-move] неприпустимий хід; гра закінчується перед ним
    [sav-name] ім’я гравця не в CP1251
    [sav-truncated] файл уривається посеред ходу
    [transcript-answer] рушій відповідає неправильно: { $message }
    [transcript-no-board] рушій не має такої дошки; оцінювати нічого
   *[other] { $message }
}
slip-differs = З ходу { $move } оточення у файлі відрізняються від тих, що випливають із правил.
slip-modes = Оточення
slip-listed = як у файлі
slip-automatic = за правилами
charset-choice = Літери виглядають неправильно? Прочитати їх як
slip-result = У файлі вказано інший результат: { $result }.
slip-right = Усі відповіді правильні: { $count }.
slip-broken = Не вдалося відкрити: { $file }.
slip-go = Відкрити як гру в крапки
slip-link = Не вдалося відкрити це посилання.
slip-opening = Гра відкривається
slip-patience = Ця гра велика, тому доведеться трохи зачекати.
slip-shelved = Не вдалося відкрити цю гру.
slip-pasted = Вставлений текст
slip-large = Більше ніж { $most } МБ Kropki не читає.
slip-embedded = Гра з іншої сторінки
slip-lab = Гра з лабораторії Python
slip-unreadable = Браузер не зміг це прочитати: { $reason }
slip-others = { $count ->
    [1] Разом із ним передано ще один файл. Відкрити:
    [one] Разом із ним передано ще { $count } файл. Відкрити:
    [few] Разом із ним передано ще { $count } файли. Відкрити:
    [many] Разом із ним передано ще { $count } файлів. Відкрити:
   *[other] Разом із ним передано файлів: { $count }. Відкрити:
}
slip-empty = У ньому немає гри.
slip-set-up = Ви розставляєте позицію. Спершу почніть гру або скасуйте розстановку.
slip-kept = Ваша поточна гра не змінилася.
refusal-record-unwritable = У SGF буває лише два гравці.
refusal-record-go = Це запис партії в го, а не в крапки.
refusal-record-unreadable-file = Це не файл із грою: потрібен SGF, .sav програми PointsXT, протокол рушія або діаграма.
refusal-link-invalid = Посилання пошкоджене або обрізане. Попросіть надіслати його ще раз і скопіюйте повністю.
refusal-link-too-large = У ньому більше, ніж буває в будь-якій грі.
refusal-link-old = У посиланні немає нічого нового: усі його ходи вже є в цій грі.
refusal-link-none = У цій адресі немає гри. Її може приховувати поштовий фільтр або коротке посилання: відкрийте адресу й скопіюйте ту, яку потім покаже браузер.
refusal-file-none = Файл уже закрито. Відкрийте його знову.

## Нічия

draw-offered = { $name } пропонує нічию.
draw-question = { $name }, ви згодні?
draw-accept = Прийняти нічию
draw-decline = Граємо далі

## Нова гра

new-size = Поле
new-width = Ширина
new-height = Висота
new-rules = Правила
new-first = Перший хід

rules-automatic = Оточення автоматичні
rules-declared = Оточення оголошують
rules-russian = До заповнення поля (російські правила)
rules-russian-help = Оточення автоматичні, навіть усередині будиночка. Гра триває до повного заповнення поля.
rules-wikipedia = Можна заземлитися (Вікіпедія)
rules-wikipedia-help = Оточення автоматичні. Гравець може заземлитися; тоді суперник оточує те, що не заземлено.
rules-stachowski = Одразу або пізніше (Стаховський)
rules-stachowski-help = Оточення оголошують разом із ходом, одразу або пізніше. Гра триває до повного заповнення поля.
rules-wikikropki = Оголошення оточень (Wikikropki)
rules-wikikropki-help = Незакриті оточення захоплюють, оголошуючи їх разом із ходом. Гра триває до повного заповнення поля.
rules-zagram-standard = До заповнення або за згодою (Zagram, стандарт)
rules-zagram-standard-help = Оточення автоматичні. Гра триває до повного заповнення поля або до згоди обох гравців.
rules-zagram-no-territory = Після заземлення інший дограє (Zagram, без території)
rules-zagram-no-territory-help = Оточення автоматичні. Якщо ви заземлюєтеся, суперник дограє сам.
rules-zagram-territory = Домовленість про території (Zagram, з територією)
rules-zagram-territory-help = Оточення оголошують контуром будь-якого розміру. Гравці можуть домовитися про решту територій.
rules-custom = Свій вибір
rules-custom-help = Як вибрано нижче.

## Розстановка позиції

setup-title = Розставити позицію
setup-tools =
    .aria-label = Що ставить клацання
setup-eraser = Гумка
setup-undo = Назад
    .title = Скасувати останню зміну (U)
setup-clear = Очистити
setup-capture = Захопити оточені крапки
setup-start = Почати
setup-here = Поставити
setup-fine = { $count ->
    [0] Розставте крапки на полі.
    [one] { $count } крапка. Можна починати.
    [few] { $count } крапки. Можна починати.
    [many] { $count } крапок. Можна починати.
   *[other] { $count } крапки. Можна починати.
}
setup-fault = { $point ->
    [none] { $words }
   *[other] { $point }: { $words }
}
setup-fault-pending = Перш ніж почати, захопіть оточені тут крапки.
setup-fault-no-ring = Ця область більше не замкнена.
setup-fault-no-enemy = У цій області немає крапок суперника.
setup-fault-full = Вільних пунктів для гри не залишилося.
setup-erase = Стерти крапку
setup-keys = Стрілки рухають курсор. Enter ставить вибране, клавіші від 1 до 4 вибирають колір, 0 вибирає гумку, Delete стирає крапку, U (Г) скасовує зміну, G (П) переходить до пункту.
said-setup = Розстановка позиції. { $tool ->
    [eraser] Вибрано гумку.
   *[other] Вибрано: { $tool }.
}
said-put = { $name } на { $point }.
said-erased = { $point }: порожньо.
said-cleared = Поле порожнє.
said-captured = { $count ->
    [0] Нічого не оточено.
    [one] { $count } захоплена область.
    [few] { $count } захоплені області.
    [many] { $count } захоплених областей.
   *[other] { $count } захопленої області.
}

## Кінець гри

end-title = Закінчити гру
end-who = Який гравець?
end-offer_draw = Запропонувати нічию
end-offer_draw-help = { $players ->
    [2] Ніхто не перемагає, якщо інший гравець згоден.
   *[other] Ніхто не перемагає, якщо решта гравців згодна.
}
end-by-link = { $when ->
    [before] Спершу зробіть хід: пропозиція надійде разом із посиланням.
   *[after] Пропозиція надійде разом із посиланням.
}
end-settle = Розрахунок за територією
end-settle-help = Домовтеся про решту областей і порахуйте.
end-stop = Заземлитися
end-stop-help = { $kind ->
    [settled] Усе ваше, що не заземлено, одразу втрачається, і гру закінчено.
    [last] Решта вже заземлилася, тож гру закінчено.
   *[played] Ви більше не ставите крапок; { $players ->
        [2] інший гравець продовжує
       *[other] решта продовжує
    } скільки завгодно.
}
end-finish = Закінчити зараз
end-resign = Здатися
end-resign-help = { $players ->
    [2] Перемагає інший гравець, хоч би який був рахунок.
   *[other] Решта грає далі; ваші крапки залишаються.
}
stopped-alone = Заземлення: { $stopper }; { $name } грає далі.
stopped-others = Заземлення: { $stopper }; решта грає далі.
stop = Заземлитися
    .aria-label = Заземлитися: { $name } теж заземлюється, і гру закінчено
    .title = { $name } теж заземлюється, і гру закінчено

## Результат

result-win = { $who ->
    [you] { $by ->
        [0] Ви перемогли
        [one] Ви перемогли з перевагою в { $by } крапку
        [few] Ви перемогли з перевагою у { $by } крапки
        [many] Ви перемогли з перевагою у { $by } крапок
       *[other] Ви перемогли з перевагою у { $by } крапки
    }
    [computer] { $by ->
        [0] Переміг комп’ютер
        [one] Комп’ютер переміг із перевагою в { $by } крапку
        [few] Комп’ютер переміг із перевагою у { $by } крапки
        [many] Комп’ютер переміг із перевагою у { $by } крапок
       *[other] Комп’ютер переміг із перевагою у { $by } крапки
    }
   *[name] { $by ->
        [0] Перемагає { $name }
        [one] { $name } перемагає з перевагою в { $by } крапку
        [few] { $name } перемагає з перевагою у { $by } крапки
        [many] { $name } перемагає з перевагою у { $by } крапок
       *[other] { $name } перемагає з перевагою у { $by } крапки
    }
}
result-draw = Нічия
result-status = { $result }. { $reason }
result-komi = До рахунку входить комі: { $name }, { $komi }.
reason = { $reason ->
    [full-board] Поле заповнено.
    [resignation] Гру здано ({ $names }).
    [draw] Нічия за згодою.
    [agreed] Подальша гра не могла змінити результат.
    [settlement] Розрахунок за територією, за згодою.
    [stop] { $players ->
        [2] Обидва гравці заземлилися.
       *[other] Усі гравці заземлилися.
    }
    [stop-settled] Заземлення: { $names }; усе незаземлене втрачено.
    [passes] { $players ->
        [2] Обидва гравці пропустили хід.
       *[other] Усі гравці пропустили хід.
    }
    [time] Час вийшов: { $names }.
    [lead] Досягнуто переваги, потрібної для перемоги: { $number }.
    [first-to] { $name } раніше за всіх набирає { $number }.
   *[other] { $reason }
}
result-lost = { $count ->
    [0] { $name } нічого не втрачає.
    [one] { $name } втрачає { $count } область, позначену на полі: захоплено крапок: { $captured }{ $freed ->
        [0] .
       *[other] , звільнено: { $freed }.
    }
    [few] { $name } втрачає { $count } області, позначені на полі: захоплено крапок: { $captured }{ $freed ->
        [0] .
       *[other] , звільнено: { $freed }.
    }
    [many] { $name } втрачає { $count } областей, позначених на полі: захоплено крапок: { $captured }{ $freed ->
        [0] .
       *[other] , звільнено: { $freed }.
    }
   *[other] { $name } втрачає { $count } області, позначені на полі: захоплено крапок: { $captured }{ $freed ->
        [0] .
       *[other] , звільнено: { $freed }.
    }
}
result-again = Ще раз
    .title = Почати нову гру з тими самими налаштуваннями
result-share = Поділитися
result-review = Розбір
result-close =
    .aria-label = Закрити результат
    .title = Закрити результат

## Пропозиція закінчити

decided = { $what ->
    [captures] Захопити більше нічого не можна.
   *[winner] { $who ->
        [you] Ви переможете, хоч би що сталося далі.
        [computer] Комп’ютер переможе, хоч би що сталося далі.
       *[name] { $name } переможе, хоч би що сталося далі.
    }
}
finish-question = { $who ->
    [computer] Комп’ютер пропонує закінчити.
   *[people] Закінчити?
}
finish-yes = Закінчити
finish-no = Грати далі
refusal-settlement-undecided = Результат іще може змінитися.

## Розбір

review-ask = Розбір
    .aria-label = Розбір гри
    .title = Хто коли був попереду і які помилки найдорожчі
you = Ви
refusal-review-no-moves = Ходів для розбору немає.
lead-curve =
    .aria-label = Хто переможе: очікування комп’ютера після кожного ходу
lead-told = Очікується: { $lead }
review-lead = { $value ->
    [0] рівно
   *[other] { $name } +{ $value }
}
review-place = Хід { NUMBER($ply, useGrouping: 0) } з { NUMBER($plies, useGrouping: 0) }: очікується: { $lead }

## Довідка

help-rules = Правила
help-learn = Уроки на малих полях
help-turns = Гравці ходять по черзі. За хід ви ставите одну крапку свого кольору на будь-яке вільне перехрестя ліній.
help-capture = Замкнений ланцюг ваших крапок захоплює крапки суперника всередині нього. Крапки з’єднуються по горизонталі, по вертикалі й по діагоналі. Захоплена область тепер ваша: у ній більше ніхто не ходить.
help-edge = Край поля не входить до ланцюга, тому крапки, з’єднані з краєм, у безпеці.
help-house = Ланцюг навколо порожніх пунктів поки нічого не захоплює. Крапку суперника, поставлену всередину, одразу захоплено, якщо тільки вона не замикає ланцюг сама.
help-end = Гра закінчується, коли поле заповнено, за згодою або коли хтось здається. Перемагає той, хто захопить більше крапок.

goto = Перейти до пункту
goto-go = Перейти

## Уроки

learn-done = { $done } з { $all }
learn-board =
    .aria-label = Поле { $width } на { $height }. Рухайтеся стрілками й натисніть Enter.
learn-restart = Спочатку
learn-chosen = вибрана
stairs = Сходи: короткі ігри

# Фігури, яких навчають уроки
shape-ring = Це контур.
shape-house = Це будиночок.
shape-cross = Це схрест.
shape-ladder = Це драбинка.
shape-net = Це сітка.
shape-fork = Це подвійна загроза.
shape-grounded = Ці крапки заземлені.

## Вимовляється

said-move = { $name } на { $point }.
said-capture = { $name } захоплює { $count ->
    [one] { $count } крапку
    [few] { $count } крапки
    [many] { $count } крапок
   *[other] { $count } крапки
}, { $place }.
said-frees = { $name } звільняє { $count ->
    [one] { $count } крапку
    [few] { $count } крапки
    [many] { $count } крапок
   *[other] { $count } крапки
}.
said-undo = Хід узято назад.
said-declined = Пропозицію відхилено.
said-accepted = { $name } погоджується.
said-pass = { $name } пасує.
said-stop = { $name } заземлюється.
said-resign = { $name } здається.
said-time = { $name }: час вийшов.
said-new = Нова гра, { $width } на { $height }.
point-span = від { $from } до { $to }
said-last = Останній хід: { $name } на { $point }.
said-no-last = Крапок ще немає.
said-around = Навколо { $point }: { $points }. Решта вільна.
said-around-free = Навколо { $point } усе вільно.
said-row = Ряд { $row }: { $points }. Решта вільна.
said-row-free = Увесь ряд { $row } вільний.
said-territories = { $name }, захоплені області: { $places }.
said-no-territories = Захоплених областей ще немає.
said-no-threats = Наступною крапкою ніхто нічого не захопить.
point = { $point }, { $lies ->
    [dot] крапка: { $dot }
    [territory] захоплено: { $owner }
    [enclosed] крапка: { $dot }, захоплена: { $owner }
   *[free] вільно
}

## Поле на інших сторінках

viewer-board =
    .aria-label = Поле { $width } на { $height }. { $first } проти { $second }, захоплено { $captures }. Хід { $move } з { $length }.
viewer-first =
    .aria-label = На початок
    .title = На початок
viewer-back =
    .aria-label = На хід назад
    .title = На хід назад
viewer-forward =
    .aria-label = На хід уперед
    .title = На хід уперед
viewer-last =
    .aria-label = У кінець
    .title = У кінець
viewer-play =
    .aria-label = Показувати ходи по черзі
    .title = Показувати ходи по черзі
viewer-pause =
    .aria-label = Пауза
    .title = Пауза
viewer-what = Kropki: оточіть чужі крапки
viewer-rules = Правила
viewer-try = Грати
    .title = { viewer-page }
viewer-page = Грати в Kropki
viewer-turn = хід
viewer-line = Ваш варіант ×
    .aria-label = Ваш варіант: закрити його й повернутися до гри
    .title = Повернутися до гри
viewer-menu =
    .aria-label = Ще
    .title = Ще
viewer-open = Відкрити в Kropki
viewer-sgf = Зберегти як SGF
viewer-picture = Зберегти як картинку
viewer-unreadable = Цей браузер не дає сторінці створити картинку
viewer-starting = Python запускається…
viewer-game = Цю гру не можна показати.
viewer-file = Файл із грою не читається.
viewer-origin = Гра на іншому сайті. Показати можна лише ігри з цього сайту.
viewer-python = Python не запустився, тому грати тут не можна.
viewer-files = Щоб грати далі, потрібні файли Kropki, а їх тут немає. Якщо це ваша сторінка, вкажіть їхню адресу в KROPKI_SITE.
viewer-unclosed =
    { $move ->
        [-1] Запис обривається у варіанті.
        [0] Запис обривається перед першим ходом.
       *[other] Запис обривається після ходу { $move }.
    }
viewer-junk = Частина цього тексту не належить до гри: можливо, його змінили.
viewer-move = Один із ходів цього запису не вдається прочитати: можливо, його змінено.
viewer-markup = Сайт змінив текст цього запису: у коментарях може бракувати символів.
viewer-undecodable = Деякі літери цього запису не вдалося прочитати: у файлі не вказано кодування. Збережіть його в UTF-8.
viewer-more-games = У цьому записі є й інші ігри. Показано лише першу.
viewer-go = { refusal-record-go }
viewer-other-game = Це запис іншої гри (GM[{ $game }]), а не крапок. Його показано як гру в крапки.

## Задачі

puzzles-aim = { $kind ->
    [hidden] Ходить { $player }. Як найкраще?
    [in] Ходить { $player }. { $gain ->
        [one] Виграйте { $gain } крапку
        [few] Виграйте { $gain } крапки
        [many] Виграйте { $gain } крапок
       *[other] Виграйте { $gain } крапки
    } { $dots ->
        [one] за { $dots } хід.
        [few] за { $dots } ходи.
        [many] за { $dots } ходів.
       *[other] за { $dots } ходу.
    }
    [win] Ходить { $player }. { $gain ->
        [one] Виграйте { $gain } крапку
        [few] Виграйте { $gain } крапки
        [many] Виграйте { $gain } крапок
       *[other] Виграйте { $gain } крапки
    }.
    [lose] Ходить { $player }. { $gain ->
        [one] Втратьте не більше ніж { $gain } крапку
        [few] Втратьте не більше ніж { $gain } крапки
        [many] Втратьте не більше ніж { $gain } крапок
       *[other] Втратьте не більше ніж { $gain } крапки
    }.
   *[keep] Ходить { $player }. Нічого не втратьте.
}
puzzles-told = { $stage ->
    [thinks] …
    [goes-on] Правильно. Далі.
    [solved] Розв’язано.
    [shown] Подивіться на ходи.
   *[waits] Ваш хід.
}
puzzles-wrong = { $has ->
    [yes] { $name } відповідає { $point }. Цього недостатньо.
   *[no] Цього недостатньо.
}
puzzles-hint-theme = { $theme ->
    [captures] Які крапки суперника мають мало виходів?
    [doubles] Шукайте крапку, яка загрожує двома оточеннями.
    [ladders] Кожним ходом загрожуйте оточенням.
    [broken] Чи справді драбинка вдається? Перевірте, де вона закінчується.
    [saves] Що суперник захопить наступним ходом?
    [connect] Два ваші ланцюги потрібні один одному.
    [houses] Подивіться на порожні пункти всередині ланцюгів.
    [races] Загрожують обидві сторони. Хто перший?
    [last] Кожну крапку треба кудись поставити. Де шкоди найменше?
   *[other] Спершу подивіться всі оточення, свої та суперника.
}
puzzles-hint-where = { $step ->
    [3] Ходіть на трикутник.
   *[other] Подивіться на кружки.
}

## Друг за іншим пристроєм

friend-game = Гра: { $width } × { $height }, «{ $rules }»{ $clock ->
    [yes] , з годинником
   *[no] , без годинника
}. Це можна змінити у вікні «Нова».
seat-friend = Друг, через Wi-Fi

# Останнє повідомлення: без нього файл надійшов не повністю.
complete = yes

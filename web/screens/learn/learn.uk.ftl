## Door
learn = Уроки
learn-away = Не вдалося завантажити уроки. Спробуйте ще раз, коли буде з’єднання з інтернетом.

## Screen
learn-title = Вчимося грати
learn-list =
    .aria-label = Усі уроки
    .title = Усі уроки
learn-place = { $number } з { $count }
learn-back =
    .aria-label = Назад
    .title = Назад
learn-next = Далі
learn-again = Ще раз
learn-see = Показати
learn-stop = Закінчити гру тут
learn-declare = Захопити
learn-later = Залишити на потім
learn-editor-title = Написати урок
draft-mode = Як писати
draft-mode-form = Форма
draft-mode-text = Текст
draft-none = Форма не може показати цей урок. Продовжуйте з текстом.
draft-title = Назва
draft-step = Крок
draft-other = Інша чернетка
draft-add = Додати крок
draft-remove = Вилучити цей крок
draft-tool = Дотик малює
draft-tool-erase = Нічого
draft-tool-move = Хід
draft-tool-point = Позначені крапки
draft-width = Стовпці
draft-height = Рядки
draft-aim = Мета
draft-aim-kind = { $aim ->
   *[place] Поставити крапку будь-де
    [capture] Оточити крапки
    [keep] Нічого не втратити
    [threaten] Загрожувати в кількох пунктах
    [connect] З’єднати позначені крапки
    [ground] Заземлити позначені крапки
    [predict] Передбачити, що захопить хід
    [stop] Вчасно закінчити гру
    [win] Виграти на повному полі
}
draft-number = Скільки крапок
draft-threats = Скільки пунктів
draft-dots = Крапок не більше
draft-player = Читач грає за
draft-text = Що робити
draft-right = Коли мети досягнуто
draft-wrong = Після помилки
draft-words = { $count } з { $most } слів
learn-source = Урок як текст
learn-source-help = Перший рядок — «lesson:» і назва. Кожен крок має «text:», «aim:» і рисунок; порожній рядок починає наступний.
learn-try = Спробувати
learn-insert = Додати це поле
learn-save = Зберегти у файл
learn-link = Скопіювати посилання
learn-link-copied = Посилання скопійовано.
learn-link-long = Урок задовгий для посилання: збережіть його у файл.
learn-link-denied = Браузер не дозволяє копіювати: збережіть файл.
learn-told = { $stage ->
    [thinks] …
    [asks] Ланцюг замкнено. Захоплюєте зараз?
    [goes-on] Добре. Далі.
    [reached] { $aim ->
        [capture] { $gain ->
            [one] Захоплено { $gain } крапку.
            [few] Захоплено { $gain } крапки.
            [many] Захоплено { $gain } крапок.
           *[other] Захоплено { $gain } крапки.
        }
        [stop] Ви перемогли.
        [win] Ви перемогли.
       *[other] Правильно.
    }
    [wrong] { $aim ->
        [predict] Не зовсім. Подивіться і спробуйте ще раз.
       *[other] { $isLoss ->
            [true] Ви втрачаєте крапки. Спробуйте ще раз.
           *[other] Поки ні. Подивіться на відповідь і спробуйте ще раз.
        }
    }
   *[waits] Ваш хід.
}
stairs-step = Сходинка { $step } з { $steps }
stairs-goal = { computer-name }. { $handicap ->
    [0] Ви починаєте на рівних.
    [one] У вас фора: { $handicap } крапка.
    [few] У вас фора: { $handicap } крапки.
    [many] У вас фора: { $handicap } крапок.
   *[other] У вас фора: { $handicap } крапки.
} Перемога – сходинка вгору, поразка – вниз.
# Щонайбільше 15 слів; позиції лежать у lessons/.
lesson-first = Перші оточення
lesson-first-dot = Ваш колір: { $a }. Поставте крапку на будь-який вільний пункт.
lesson-first-dot-right = Крапки залишаються назавжди. Ви і { $b } ходите по черзі.
lesson-first-ring = У суперника ({ $b }) залишився один вихід. Замкніть ланцюг.
lesson-first-ring-right = Захоплено. Усередині більше ніхто не ходить.
lesson-first-chain = По діагоналі крапки теж з’єднані. Замкніть довгий ланцюг.
lesson-first-chain-right = Одразу три. Перемагає той, хто захопить більше.
lesson-first-gap = Де в ланцюзі розрив?
lesson-first-gap-wrong = Сусідні крапки ланцюга з’єднує прямий або діагональний крок.
lesson-edge = Край і кілька оточень відразу
lesson-edge-open = Край нічого не замикає: верхня крапка в безпеці. Захопіть іншу.
lesson-edge-safe = Ваш колір: { $b }. Дійдіть до краю, і ваших крапок ніхто не захопить.
lesson-edge-safe-right = У безпеці. Крапки, з’єднані з краєм, заземлені.
lesson-edge-two = Захопіть однією крапкою дві крапки в різних місцях.
lesson-edge-predict = { $a } ходить на 1. Позначте всі крапки, які буде захоплено.
lesson-edge-predict-right = Правильно: дві області замкнено однією крапкою.
lesson-houses = Будиночки
lesson-houses-predict = { $b } ходить на 1, усередину порожнього чужого ланцюга. Позначте, що захоплено.
lesson-houses-predict-right = Порожній ланцюг — будиночок: він захоплює того, хто туди піде.
lesson-houses-first = Ваш колір: { $b }. У будиночку вціліє лише крапка, яка захоплює.
lesson-houses-first-right = Першими захоплюєте ви, тому будиночок нічого не бере.
lesson-houses-small = { $a } ходом 1 замикає малий і великий ланцюг. Позначте, що захоплено.
lesson-houses-small-right = Захоплено меншу область. Решта — будиночок.
lesson-dead = Мертві крапки й звільнення
lesson-dead-chain = Захоплені крапки нічого не з’єднують. Захопіть живу крапку.
lesson-dead-chain-wrong = Захоплена крапка мертва: вона не входить до ланцюга.
lesson-dead-free = Вашу крапку посередині захоплено. Оточіть усе навколо неї.
lesson-dead-free-right = Захоплено чотири, а ваша крапка знову вільна.
lesson-dead-predict = { $a } ходить на 1. Позначте всі крапки, які буде захоплено.
lesson-dead-predict-right = П’ять. Своя крапка всередині теж мертва, але нікому не зараховується.
lesson-declared = Оголошення оточень
lesson-declared-now = За цими правилами ви кажете, що захоплюєте. Замкніть ланцюг і захопіть.
lesson-declared-now-wrong = Ланцюг захоплює, лише коли ви це оголосите.
lesson-declared-larger = Верхній ланцюг зачекає. Замкніть іще один і захопіть обидва відразу.
lesson-declared-larger-wrong = Чекати можна: спершу замкніть інший ланцюг.
lesson-declared-across = Ваш колір: { $b }. Оточення не оголошено: розірвіть чужий ланцюг.
lesson-declared-across-right = Захоплено. Неоголошений ланцюг нічого не захищає.
lesson-end = Як закінчується гра
lesson-end-ground = З’єднайте крапки з краєм: тоді вони заземлені й у безпеці.
lesson-end-stop = Ви попереду, і все заземлено. Закінчіть гру.
lesson-end-pass = Пропускати хід не можна. Нехай у суперника ({ $b }) не залишиться безпечних пунктів.
lesson-end-pass-right = { $b } йде у ваш будиночок: більше нікуди.
lesson-end-pass-wrong = Будиночок зачекає: іншим він не потрібен.
lesson-opening = Від схреста до драбинки
lesson-opening-cross = Багато ігор починається зі схреста. Загрожуйте захопити крапку.
lesson-opening-save = Ваш колір: { $b }. Врятуйте крапку: біжіть на простір.
lesson-opening-ladder = Загрожуйте кожним ходом, доки { $b } не впреться у вашу крапку.
lesson-tactics = Тактика
lesson-tactics-two = Загрожуйте однією крапкою у двох місцях. { $b } відповість лише раз.
lesson-tactics-net = Женіть суперника ({ $b }) до вашої крапки в засідці.
lesson-tactics-connect = З’єднайте свої крапки, інакше { $b } їх розріже.

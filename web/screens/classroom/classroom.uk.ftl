## Door
classes = Заняття

## Screen
class-strip =
    .aria-label = Заняття
class-back =
    .aria-label = Назад до заняття
    .title = Назад до заняття
class-home = Заняття — це список уроків, задач та ігор від учителя. Відкрийте тут його файл або перейдіть за його посиланням.
class-opens = Заняття відкривається…
class-broken = У цьому файлі немає заняття: { $fault }
class-open-file = Відкрити заняття
class-make = Скласти заняття
class-change = Змінити
class-leave = Вийти із заняття
class-list = Кроки
class-next = Наступний крок
class-show = Показати гру
class-place = Крок { $number } з { $count }
class-no-hints = Підказок тут немає.
class-no-computer = Комп’ютер тут не грає.
class-level = Найсильніший суперник: { computer-name }.
class-kind = { $kind ->
    [lesson] Урок
    [puzzle] Задача
    [position] Позиція
   *[game] Гра
}
class-puzzle = Задача: { $theme }
class-missing = На цій сторінці такого немає.
class-done = готово
class-open = ще не готово
class-wrong = { $count ->
    [one] { $count } хибна відповідь
    [few] { $count } хибні відповіді
    [many] { $count } хибних відповідей
   *[other] { $count } хибної відповіді
}
class-for-teacher = Сторінка вчителя
class-teacher-help = Тут нічого не приховано, не заборонено й не рахується. Учням надішліть їхнє власне посилання.
class-link-pupils = Скопіювати посилання для учнів
class-link-teacher = Скопіювати посилання для вчителя
class-print = Надрукувати аркуш задач
class-as-pupil = Подивитися як учень
class-as-teacher = Для вчителя
class-ask = Як би ви зіграли? Поставте крапку.
class-put = Ваш хід: { $point }.
class-played = { $same ->
    [yes] Ваш хід: { $point }, як і в грі.
   *[no] Ваш хід: { $point }. У грі був хід { $other }.
}
class-code = Мої успіхи
class-code-help = Покажіть цей код учителеві. У ньому те, що ви зробили на цьому занятті, та ім’я, яке ви тут введете; більше нічого.
class-name = Ваше ім’я або номер, якщо хочете
class-qr = Код у вигляді QR-коду
class-copy = Скопіювати код
class-copied = Код скопійовано.
class-desk = Прочитати коди
class-codes = Коди учнів, по одному в рядку
class-desk-help = Введіть або вставте їх; вони не залишають цієї сторінки. ✓ — готово, – — ні, а ✗ рахує хибні відповіді.
class-fault = { $fault ->
    [other] Рядок { $line } — від іншого заняття.
    [old] У рядку { $line } старий код. Можливо, він від іншого заняття або від цього, але до змін.
   *[damaged] У рядку { $line } помилка в коді.
}
class-platform = { $state ->
    [waits] Навчальна платформа поки не відповідає. Щойно відповість, вона збереже зроблене.
    [none] Навколо цієї сторінки немає навчальної платформи: зроблене пропаде, коли ви її закриєте.
    [review] Платформа показує заняття для перегляду: нічого не зберігається.
    [browse] Це попередній перегляд: нічого не зберігається.
    [no-credit] Цього разу оцінки немає, але зроблене зберігається.
    [full] На платформі немає місця для початих уроків: закінчіть урок, перш ніж закрити сторінку.
    [final] Навчальна платформа приймає не все, що ви зробили ({ $detail }), і пробувати знову марно. Скажіть учителю, перш ніж закрити сторінку.
   *[refused] Навчальна платформа не приймає зроблене ({ $detail }). Сторінка пробує знову. Якщо це не зміниться, скажіть учителю, перш ніж закрити сторінку.
}
class-platform-cut = Платформа зберегла не все, що ви зробили. Що вдалося прочитати, тут; решту кроків зробіть ще раз.
class-pupils = Учень
class-pupil = Учень { $number }
class-all = Усі
class-sum = ✓{ $done } ✗{ $wrong }
maker-title = Назва
maker-level = Комп’ютер
maker-level-to = не вище: { computer-name }
maker-hints = Підказки дозволено
maker-steps = Кроки
maker-lesson = Урок
maker-theme = Задачі
maker-count =
    .aria-label = Скільки задач
maker-add-lesson = Додати
maker-add-puzzles = Додати
maker-add-game = Додати гру з поля
maker-add-position = Додати лише позицію
maker-no-board = Це поле не можна додати: кроком може бути лише гра двох, і поле не має бути заповнене.
maker-own = Власний урок
maker-add-draft = Додати з редактора
maker-add-own = Додати з файлу…
maker-own-file =
    .aria-label = Файл з уроком
maker-no-draft = У редакторі ще немає уроку: Навчання → Уроки → Написати урок.
maker-hidden = Спитати тут «Як би ви зіграли?» і приховати продовження
maker-added = { $count ->
    [one] Додано { $count } крок.
    [few] Додано { $count } кроки.
    [many] Додано { $count } кроків.
   *[other] Додано { $count } кроку.
}
maker-up =
    .aria-label = Вище: { $title }
    .title = Вище: { $title }
maker-down =
    .aria-label = Нижче: { $title }
    .title = Нижче: { $title }
maker-remove =
    .aria-label = Прибрати: { $title }
    .title = Прибрати: { $title }
maker-open = Відкрити
maker-save = Зберегти у файл
maker-link = Скопіювати посилання для учнів
maker-no-title = Спершу дайте заняттю назву. Її бачать учні.
maker-no-steps = Спершу додайте крок: урок, задачі або поле.
maker-link-long = Заняття задовге для посилання: збережіть його у файл.

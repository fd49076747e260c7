## Door

## Screen
files-tabs =
    .aria-label = Що зробити з грою
open-title = Відкрити
share-title = Поділитися
tab-save = Посилання, файл
tab-picture = Картинка, GIF
tab-embed = Вбудувати
about-title = Дані
open-choose = Вибрати файл…
    .aria-label = Вибрати файл…
open-paste = Вставити
open-help = Можна також перетягнути файл на сторінку або вставити гру чи посилання. Kropki читає SGF, файли .sav програми PointsXT, діаграми позицій і протоколи рушіїв, які оцінює.
leaves-title = Закінчені ігри
leaves-newer =
    .aria-label = Новіша гра
    .title = Новіша гра
leaves-older =
    .aria-label = Старіша гра
    .title = Старіша гра
shelf-title = Недавні ігри
shelf-volatile = Цей список зникне, коли ви підете зі сторінки: браузер не дає його зберігати. Збережіть усе у файл.
everything-save = Зберегти все у файл
everything-help = Усі ігри звідси, налаштування та ваші успіхи в уроках і задачах. Виберіть або перетягніть цей файл в іншому браузері, щоб додати їх там.
everything-loaded = { $count ->
    [0] Успіхи додано; нових ігор немає.
    [one] Додано успіхи та { $count } гру.
    [few] Додано успіхи та { $count } гри.
    [many] Додано успіхи та { $count } ігор.
   *[other] Додано успіхи та { $count } гри.
}
everything-busy = Додаємо ігри: { NUMBER($done, style: "percent") }…
everything-damaged = { $count ->
    [one] Пропущено { $count } пошкоджений запис.
    [few] Пропущено { $count } пошкоджені записи.
    [many] Пропущено { $count } пошкоджених записів.
   *[other] Пропущено { $count } пошкодженого запису.
}
everything-roomless = { $count ->
    [one] Для { $count } гри забракло місця. Звільніть місце й виберіть файл ще раз.
    [few] Для { $count } ігор забракло місця. Звільніть місце й виберіть файл ще раз.
    [many] Для { $count } ігор забракло місця. Звільніть місце й виберіть файл ще раз.
   *[other] Для { $count } гри забракло місця. Звільніть місце й виберіть файл ще раз.
}
everything-stopped = Решту не прочитано. Щоб продовжити, виберіть файл ще раз.
save-title = Файлом
save-file = Зберегти як SGF…
save-copy = Скопіювати SGF
save-drawing = Скопіювати діаграму
save-image = Скопіювати картинку
save-help = У файлі SGF є всі ходи, варіанти й коментарі. Діаграма показує поточну позицію текстом.
save-players = У SGF буває лише два гравці. Поділіться цією грою посиланням або картинкою.
link-title = Посиланням
link-help-file = Посилання відкриває цей файл на цьому комп’ютері разом із грою. Щоб поділитися грою, надішліть її файлом.
link-help = Уся гра міститься в самому посиланні. Доки ви ним не поділитеся, нічого нікуди не надсилається. У чатах усі посилання мають ту саму картинку, тож додайте картинку гри.
link-here = Відкрити на ході { $move }
link-copy = Скопіювати посилання
qr = Відскануйте телефоном, щоб відкрити гру на ньому.
qr-code =
    .aria-label = QR-код із посиланням
link-share = Поділитися…
by-link-title = Посилання для гравця: { $name }
by-link-help = Суперник відкриває посилання, ходить і надсилає вам посилання у відповідь.
by-link-help-file = Надішліть цей текст. Суперник вставляє його в Kropki, у вікні «Відкрити», ходить і надсилає вам новий.
by-link-first = Зараз ваш хід: спершу зробіть його, потім діліться посиланням. Це посилання лише показує гру.
by-link-answer = Спершу дайте відповідь на пропозицію, потім діліться посиланням. Це посилання лише показує гру.
by-link-name = Ваше ім’я
by-link-begin = Грати далі за посиланням
by-link-begin-help = Ви: { $you }. Хто відкриє посилання: { $other }.
by-link-clock = За посиланням грають лише без годинника.
picture-formats =
    .aria-label = Формат
picture-gif = GIF
picture-png = PNG
picture-svg = SVG
picture-scale = Розмір
scale-board = Як на екрані
scale-16 = Малий
scale-24 = Середній
scale-40 = Великий
picture-coordinates = Координати
picture-numbers = Номери ходів
picture-from = Ходи з
picture-to = по
picture-seconds = Секунд на хід
picture-size = { $width } × { $height } пікселів
picture-size-kept = { $width } × { $height } пікселів, { NUMBER($kilobytes, maximumFractionDigits: 0) } кБ
picture-animated = Гра як анімація
picture-shown = Позиція як картинка
picture-progress =
    .aria-label = Малювання
picture-make = Створити GIF
picture-save-gif = Зберегти GIF…
picture-save-png = Зберегти PNG…
picture-save-svg = Зберегти SVG…
picture-no-moves = Виберіть ходи від 0 до { $last }, перший раніше за останній.
picture-failed = Не вдалося створити картинку: { $reason }
picture-unreadable = Цей браузер не дає сторінці прочитати те, що вона малює. Дозвольте це для сайту в налаштуваннях браузера або виберіть SVG.
embed-kinds =
    .aria-label = Спосіб вбудовування
embed-kind-frame = Фрейм
embed-kind-element = Скрипт
embed-sizes = Розмір
embed-size-own = Свій
embed-themes = Тема
embed-theme-auto = Як у читача
embed-theme-light = Світла
embed-theme-dark = Темна
embed-theme-help = Якщо не вибирати, фрейм буде темним у читачів із темною темою системи, а скрипт візьме тему сторінки.
embed-language = Мова
embed-language-auto = Як у читача
embed-at = Почати з ходу
embed-controls = Кнопки для перегляду
embed-hints = Коментарі й позначки
embed-interactive = Читачі можуть грати далі
embed-size-real = { $width } × { $height } пікселів
embed-size-shrunk = { $width } × { $height } пікселів, показано в масштабі { $percent } %
embed-text =
    .aria-label = Код для вставлення
embed-copy = Скопіювати
embed-title = Партія в крапки: { $game }
embed-puzzle-title = Задача з гри в крапки
embed-help = Вставте цей код у вихідний текст будь-якої сторінки. Фрейм працює всюди, де дозволено фрейми; скрипт робить поле частиною сторінки.
embed-nowhere = Щоб вбудувати гру, покладіть файли з теки «dist» на сервер, у теку «kropki» поруч із вашою сторінкою. Цю сторінку відкрито з диска, тому попереднього перегляду немає.
info-players = Гравці
info-rank = Рейтинг
info-team = Команда
info-game = Гра
info-notes = Примітки
info-PB = Ім’я гравця: { $player }
info-EV = Турнір
info-RO = Тур
info-PC = Місце
info-DT = Дата
info-GN = Назва гри
info-RE = Результат за файлом
info-GC = Про гру
info-SO = Джерело
info-US = Автор запису
info-AN = Коментатор
info-CP = Авторські права

## Door

## Screen
files-tabs =
    .aria-label = Что сделать с игрой
open-title = Открыть
share-title = Поделиться
tab-save = Ссылка, файл
tab-picture = Картинка, GIF
tab-embed = Встроить
about-title = Данные
open-choose = Выбрать файл…
    .aria-label = Выбрать файл…
open-paste = Вставить
open-help = Можно также перетащить файл на страницу или вставить игру или ссылку. Kropki читает SGF, файлы .sav программы PointsXT, диаграммы позиций и протоколы движков, которые оценивает.
leaves-title = Законченные игры
leaves-newer =
    .aria-label = Более новая игра
    .title = Более новая игра
leaves-older =
    .aria-label = Более старая игра
    .title = Более старая игра
shelf-title = Недавние игры
shelf-volatile = Этот список пропадёт, когда вы уйдёте со страницы: браузер не даёт его хранить. Сохраните всё в файл.
everything-save = Сохранить всё в файл
everything-help = Все игры отсюда, настройки и ваши успехи в уроках и задачах. Выберите или перетащите этот файл в другом браузере, чтобы добавить их там.
everything-loaded = { $count ->
    [0] Успехи добавлены; новых игр нет.
    [one] Добавлены успехи и { $count } игра.
    [few] Добавлены успехи и { $count } игры.
    [many] Добавлены успехи и { $count } игр.
   *[other] Добавлены успехи и { $count } игры.
}
everything-busy = Добавляем игры: { NUMBER($done, style: "percent") }…
everything-damaged = { $count ->
    [one] Пропущена { $count } повреждённая запись.
    [few] Пропущены { $count } повреждённые записи.
    [many] Пропущено { $count } повреждённых записей.
   *[other] Пропущено { $count } повреждённой записи.
}
everything-roomless = { $count ->
    [one] Для { $count } игры не хватило места. Освободите место и выберите файл ещё раз.
    [few] Для { $count } игр не хватило места. Освободите место и выберите файл ещё раз.
    [many] Для { $count } игр не хватило места. Освободите место и выберите файл ещё раз.
   *[other] Для { $count } игры не хватило места. Освободите место и выберите файл ещё раз.
}
everything-stopped = Остальное не прочитано. Чтобы продолжить, выберите файл ещё раз.
save-title = Файлом
save-file = Сохранить как SGF…
save-copy = Скопировать SGF
save-drawing = Скопировать диаграмму
save-image = Скопировать картинку
save-help = В файле SGF есть все ходы, варианты и комментарии. Диаграмма показывает текущую позицию текстом.
save-players = В SGF бывает только два игрока. Поделитесь этой игрой ссылкой или картинкой.
link-title = Ссылкой
link-help-file = Ссылка открывает этот файл на этом компьютере вместе с игрой. Чтобы поделиться игрой, отправьте её файлом.
link-help = Вся игра содержится в самой ссылке. Пока вы ею не поделитесь, ничего никуда не отправляется. В чатах у всех ссылок одна и та же картинка, поэтому приложите картинку игры.
link-here = Открыть на ходе { $move }
link-copy = Скопировать ссылку
qr = Отсканируйте телефоном, чтобы открыть игру на нём.
qr-code =
    .aria-label = QR-код со ссылкой
link-share = Поделиться…
by-link-title = Ссылка для игрока: { $name }
by-link-help = Соперник открывает ссылку, ходит и присылает вам ссылку в ответ.
by-link-help-file = Отправьте этот текст. Соперник вставляет его в Kropki, в окне «Открыть», ходит и присылает вам новый.
by-link-first = Сейчас ваш ход: сначала сходите, потом делитесь ссылкой. Эта ссылка только показывает игру.
by-link-answer = Сначала ответьте на предложение, потом делитесь ссылкой. Эта ссылка только показывает игру.
by-link-name = Ваше имя
by-link-begin = Играть дальше по ссылке
by-link-begin-help = Вы: { $you }. Кто откроет ссылку: { $other }.
by-link-clock = По ссылке играют только без часов.
picture-formats =
    .aria-label = Формат
picture-gif = GIF
picture-png = PNG
picture-svg = SVG
picture-scale = Размер
scale-board = Как на экране
scale-16 = Маленький
scale-24 = Средний
scale-40 = Большой
picture-coordinates = Координаты
picture-numbers = Номера ходов
picture-from = Ходы с
picture-to = по
picture-seconds = Секунд на ход
picture-size = { $width } × { $height } пикселей
picture-size-kept = { $width } × { $height } пикселей, { NUMBER($kilobytes, maximumFractionDigits: 0) } кБ
picture-animated = Игра в виде анимации
picture-shown = Позиция в виде картинки
picture-progress =
    .aria-label = Рисование
picture-make = Создать GIF
picture-save-gif = Сохранить GIF…
picture-save-png = Сохранить PNG…
picture-save-svg = Сохранить SVG…
picture-no-moves = Выберите ходы от 0 до { $last }, первый раньше последнего.
picture-failed = Не удалось создать картинку: { $reason }
picture-unreadable = Этот браузер не даёт странице прочитать то, что она рисует. Разрешите это для сайта в настройках браузера или выберите SVG.
embed-kinds =
    .aria-label = Способ встраивания
embed-kind-frame = Фрейм
embed-kind-element = Скрипт
embed-sizes = Размер
embed-size-own = Свой
embed-themes = Тема
embed-theme-auto = Как у читателя
embed-theme-light = Светлая
embed-theme-dark = Тёмная
embed-theme-help = Если не выбирать, фрейм будет тёмным у читателей с тёмной темой системы, а скрипт возьмёт тему страницы.
embed-language = Язык
embed-language-auto = Как у читателя
embed-at = Начать с хода
embed-controls = Кнопки для просмотра
embed-hints = Комментарии и знаки
embed-interactive = Читатели могут играть дальше
embed-size-real = { $width } × { $height } пикселей
embed-size-shrunk = { $width } × { $height } пикселей, показано в масштабе { $percent } %
embed-text =
    .aria-label = Код для вставки
embed-copy = Скопировать
embed-title = Партия в точки: { $game }
embed-puzzle-title = Задача по игре в точки
embed-help = Вставьте этот код в исходный текст любой страницы. Фрейм работает везде, где разрешены фреймы; скрипт делает поле частью страницы.
embed-nowhere = Чтобы встроить игру, положите файлы из папки «dist» на сервер, в папку «kropki» рядом с вашей страницей. Эта страница открыта с диска, поэтому предварительного просмотра нет.
info-players = Игроки
info-rank = Рейтинг
info-team = Команда
info-game = Игра
info-notes = Примечания
info-PB = Имя игрока: { $player }
info-EV = Турнир
info-RO = Тур
info-PC = Место
info-DT = Дата
info-GN = Название игры
info-RE = Результат по файлу
info-GC = Об игре
info-SO = Источник
info-US = Автор записи
info-AN = Комментатор
info-CP = Авторские права

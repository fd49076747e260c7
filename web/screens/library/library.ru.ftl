## Door
library-open = Все игры ({ $count })
library-away = Не удалось загрузить список игр. Попробуйте снова, когда будет подключение к интернету.

## Screen
library-words = Поиск
library-hint =
    .placeholder = Имя, #метка, 15×15, год
library-folder = Папка
library-all = Все папки
library-none = Без папки
library-import = Добавить игры из файла…
library-export = Сохранить все в SGF…
library-more = Показать ещё
library-found = Найдено: { $count }
library-file =
    .aria-label = Папка и метки: { $name }
    .title = Папка и метки
library-in-folder = Папка
library-tags = Метки через запятую
library-done = Готово
library-kept = { $state ->
    [kept] Браузер хранит эти игры.
    [tight] В браузере почти не осталось места для игр. Сохраните их в файл и удалите лишние.
    [volatile] Браузер не даёт этой странице ничего сохранять: когда вы её закроете, игры пропадут. Сохраните их в файл.
    [refused] Браузер не согласился хранить их постоянно. Время от времени сохраняйте игры в файл.
   *[loose] Браузер может удалить эти игры, если ему не хватит места.
}
library-keep = Попросить не удалять их
library-busy = { $done } из { $all }…
library-exported = Партий в файле: { $count }.
library-export-left = Пропущено повреждённых и слишком больших: { $left }.
library-imported = Добавлено: { $count }.
library-import-left = Пропущено пустых и повреждённых: { $left }.
library-import-rest = Ещё не добавлено: { $rest }. Чтобы продолжить, выберите файл ещё раз.
library-refused = В файле нет игр, или для них нет места.

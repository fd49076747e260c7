## Door
library-open = Усі ігри ({ $count })
library-away = Не вдалося завантажити список ігор. Спробуйте ще раз, коли буде з’єднання з інтернетом.

## Screen
library-words = Пошук
library-hint =
    .placeholder = Ім’я, #мітка, 15×15, рік
library-folder = Тека
library-all = Усі теки
library-none = Без теки
library-import = Додати ігри з файлу…
library-export = Зберегти всі як SGF…
library-more = Показати ще
library-found = Знайдено: { $count }
library-file =
    .aria-label = Тека й мітки: { $name }
    .title = Тека й мітки
library-in-folder = Тека
library-tags = Мітки через кому
library-done = Готово
library-kept = { $state ->
    [kept] Браузер зберігає ці ігри.
    [tight] У браузері майже не лишилося місця для ігор. Збережіть їх у файл і видаліть зайві.
    [volatile] Браузер не дає цій сторінці нічого зберігати: коли ви її закриєте, ігри зникнуть. Збережіть їх у файл.
    [refused] Браузер не погодився зберігати їх постійно. Час від часу зберігайте ігри у файл.
   *[loose] Браузер може видалити ці ігри, якщо йому забракне місця.
}
library-keep = Попросити не видаляти їх
library-busy = { $done } із { $all }…
library-exported = Партій у файлі: { $count }.
library-export-left = Пропущено пошкоджених і завеликих: { $left }.
library-imported = Додано: { $count }.
library-import-left = Пропущено порожніх і пошкоджених: { $left }.
library-import-rest = Ще не додано: { $rest }. Щоб продовжити, виберіть файл ще раз.
library-refused = У файлі немає ігор, або для них немає місця.

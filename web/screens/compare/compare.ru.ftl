## Door
compare = Сравнить варианты…
compare-failed = Не удалось загрузить сравнение. Проверьте подключение к интернету и попробуйте снова.

## Screen
compare-title = Сравнение вариантов
compare-side = Поле { $side }
compare-together = Листать вместе
compare-show = Показать в игре

## Door

## Screen
find-none = Ничего с таким названием нет.
find-told = { $count ->
    [0] Ничего не найдено.
   *[other] Найдено: { $count }.
}

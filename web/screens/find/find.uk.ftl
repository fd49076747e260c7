## Door

## Screen
find-none = Нічого з такою назвою немає.
find-told = { $count ->
    [0] Нічого не знайдено.
   *[other] Знайдено: { $count }.
}

## Door

## Screen
find-none = Nic się tak nie nazywa.
find-told = { $count ->
    [0] Nic nie znaleziono.
   *[other] Znaleziono: { $count }.
}

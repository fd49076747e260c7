## Door

## Screen
find-none = Nic se tak nejmenuje.
find-told = { $count ->
    [0] Nic se nenašlo.
   *[other] Nalezeno: { $count }.
}

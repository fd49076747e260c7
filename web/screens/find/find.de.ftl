## Door

## Screen
find-none = Nichts heißt so.
find-told = { $count ->
    [0] Nichts gefunden.
   *[other] Gefunden: { $count }.
}

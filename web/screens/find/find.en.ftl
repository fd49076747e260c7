## Door

## Screen
find-none = Nothing is called that.
find-told = { $count ->
    [0] Nothing found.
   *[other] Found: { $count }.
}

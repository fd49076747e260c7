## Door
solved = Gelöste Felder
solved-away = Die gelösten Felder konnten nicht geladen werden. Versuche es erneut, wenn du online bist.

## Screen
solved-help = Die Zahl an jedem Gitterpunkt sagt, mit wie vielen Punkten Vorsprung am Ende gewinnt, wer am Zug ist, wenn beide am besten spielen. Ein Kreis zeigt die besten Züge.
solved-result = { $over ->
    [true] { $result }.
   *[false] { $result } bei bestem Spiel.
}
solved-worth = Ergebnis { $worth }{ $best ->
    [true] , bester Zug
   *[false] {""}
}
solved-stop = { $best ->
    [true] Stoppen und den anderen allein weiterspielen lassen: { $worth }, am besten.
   *[false] Stoppen und den anderen allein weiterspielen lassen: { $worth }.
}

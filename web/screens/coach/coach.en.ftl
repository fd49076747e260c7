## Screen
coach-taken = { $count ->
    [1] Careful: your dot { $point } can be taken next.
   *[other] Careful: the circled dots can be taken next.
}
coach-ladder = { $count ->
    [1] Your dot { $point } is caught in a ladder: if it runs, all dots that you add are lost with it. You can still leave it.
   *[other] Your circled dots are caught in a ladder: if they run, all dots that you add are lost with them. You can still leave them.
}
coach-off = No coach
coach-is-off = The coach is off. You can turn it on again in the settings.

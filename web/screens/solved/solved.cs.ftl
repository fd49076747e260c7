## Door
solved = Vyřešené plány
solved-away = Vyřešené plány se nepodařilo načíst. Zkuste to znovu, až budete připojeni k internetu.

## Screen
solved-help = Číslo u průsečíku říká, o kolik teček nakonec vyhraje hráč na tahu, hrají-li oba nejlépe. Kroužek označuje nejlepší tahy.
solved-result = { $over ->
    [true] { $result }.
   *[false] { $result } při nejlepší hře.
}
solved-worth = výsledek { $worth }{ $best ->
    [true] , nejlepší tah
   *[false] {""}
}
solved-stop = { $best ->
    [true] Uzemnit se a nechat soupeře hrát dál: { $worth }, nejlepší možnost.
   *[false] Uzemnit se a nechat soupeře hrát dál: { $worth }.
}

## Door
puzzles = Úlohy
puzzles-away = Úlohy se nepodařilo načíst. Zkuste to znovu, až budete připojeni k internetu.

## Screen
puzzles-title = Úlohy
puzzles-back =
    .aria-label = Všechny úlohy
    .title = Všechny úlohy
puzzles-embed =
    .aria-label = Vložit tuto úlohu na web
    .title = Vložit tuto úlohu na web
puzzles-themes = Téma
puzzles-theme = { $theme ->
    [captures] Zajetí
    [doubles] Dvojité hrozby
    [ladders] Úspěšné žebříky
    [broken] Neúspěšné žebříky
    [saves] Záchrana teček
    [connect] Spojování
    [houses] Domečky
    [races] Závody
    [last] Poslední místa
    [middle] Střední hra
   *[all] Všechna témata
}
puzzles-mode = { $mode ->
    [day] Úloha dne
    [run] Tři minuty
    [streak] Bez konce
    [repeat] Dnes znovu
    [own] Z vašich her
    [class] Úloha
   *[practice] Procvičování
}
puzzles-about = { $mode ->
    [day] Stejná pro všechny
    [run] { $count ->
        [0] Kolik jich vyřešíte?
       *[other] Váš rekord: { $count }
    }
    [streak] { $count ->
        [0] Do první chyby
       *[other] Do první chyby. Váš rekord: { $count }
    }
    [repeat] { $count ->
        [one] { $count } úloha, která se vám nepovedla
        [few] { $count } úlohy, které se vám nepovedly
        [many] { $count } úlohy, která se vám nepovedla
       *[other] { $count } úloh, které se vám nepovedly
    }
    [own] { $count ->
        [one] { $count } úloha
        [few] { $count } úlohy
        [many] { $count } úlohy
       *[other] { $count } úloh
    }
   *[practice] Nejprve lehké
}
puzzles-place = { $mode ->
    [run] { $time } · vyřešeno: { $solved }
   *[other] vyřešeno: { $solved }
}
puzzles-returns = { $days ->
    [1] Tato úloha se vrátí zítra.
    [few] Tato úloha se vrátí za { $days } dny.
    [many] Tato úloha se vrátí za { $days } dne.
   *[other] Tato úloha se vrátí za { $days } dní.
}
puzzles-hint = Rada
puzzles-again = Zkusit znovu
puzzles-solution = Řešení
puzzles-next = Další
puzzles-skip = Přeskočit
puzzles-line = Hrát { $point }
puzzles-why-not = Proč ne { $point }?
puzzles-result = { $mode ->
    [run] { $solved ->
        [one] { $solved } úloha za tři minuty.
        [few] { $solved } úlohy za tři minuty.
        [many] { $solved } úlohy za tři minuty.
       *[other] { $solved } úloh za tři minuty.
    }
    [streak] { $solved ->
        [one] { $solved } úloha bez chyby.
        [few] { $solved } úlohy bez chyby.
        [many] { $solved } úlohy bez chyby.
       *[other] { $solved } úloh bez chyby.
    }
   *[other] To byla poslední.
} { $best ->
    [true] Váš rekord!
   *[other] { "" }
}
puzzles-keep = Otevřít → „Uložit vše do souboru“ přenese váš postup i hry do jiného prohlížeče.
puzzles-failed = Tuto úlohu nelze zobrazit. Přejděte na další.

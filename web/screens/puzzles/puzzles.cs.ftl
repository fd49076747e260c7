## Door
puzzles = Úlohy
puzzles-away = Úlohy se nepodařilo načíst. Zkuste to znovu, až budete připojeni k internetu.

## Screen
puzzles-title = Úlohy
puzzles-back =
    .aria-label = Všechny úlohy
    .title = Všechny úlohy
puzzles-embed = Vložit na web
puzzles-themes = Téma
puzzles-theme = { $theme ->
    [first] Pro začátečníky
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
    [shared] Úloha
   *[practice] Procvičování
}
puzzles-about = { $mode ->
    [day] { $count ->
        [0] Stejná pro všechny
       *[other] Stejná pro všechny. Dní po sobě: { $count }
    }
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
    [day] { "" }
    [shared] { "" }
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
puzzles-row = { $days ->
    [1] To byla úloha dne. Zítra bude další.
   *[other] Dní po sobě: { $days }.
}
puzzles-refuted = { $kind ->
    [loses] { $player } pak zajme { $count ->
        [one] { $count } tečku
        [few] { $count } tečky
        [many] { $count } tečky
       *[other] { $count } teček
    }.
    [less] To získá jen { $count ->
        [one] { $count } tečku
        [few] { $count } tečky
        [many] { $count } tečky
       *[other] { $count } teček
    }.
    [answered] { $player } odpoví na { $point } a nezískáte nic.
   *[nothing] To ničím nehrozí, a tak nezískáte nic.
}
puzzles-rule = Obklopte soupeřovy tečky uzavřeným řetězem svých a jsou vaše. Tečky se spojují i úhlopříčně.
puzzles-print = Vytisknout pracovní list
puzzles-share =
    .aria-label = Sdílet tuto úlohu
    .title = Sdílet tuto úlohu
puzzles-share-title = Sdílení úlohy
puzzles-share-of = { $kind ->
    [day] Úloha dne, { $day }
   *[other] Úloha pro vás
}
puzzles-share-link =
    .aria-label = Odkaz na úlohu
puzzles-send = Sdílet
puzzles-copy-link = Kopírovat odkaz
puzzles-save-picture = Uložit obrázek
puzzles-no-picture = Tento prohlížeč stránce nedovolí číst, co kreslí, a tak obrázek nelze uložit.

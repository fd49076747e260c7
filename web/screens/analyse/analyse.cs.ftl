## Door
analyse = Analýza této hry

## Screen
analyse-title = Analýza
analyse-tap = Klepněte na plánu na tečku nebo místo, na které se chcete zeptat.
analyse-put = Položit sem tečku
analyse-close =
    .aria-label = Zavřít analýzu
    .title = Zavřít
analyse-compare = Dva plány
layers =
    .aria-label = Ukázat na plánu
layer-none = { $layer }: na hracím plánu teď nic takového není.
layer-threats = V ohrožení
layer-threats-help = Malá tečka v kroužku: tečka položená sem něco zajme. Čárky ukazují, co.
layer-grounded = V bezpečí
layer-grounded-help = Čárky pod tečkou: je v bezpečí, protože je spojená s okrajem.
layer-chains = Spojené
layer-chains-help = Dvojité čáry: spojené tečky.
layer-houses = Domečky
layer-houses-help = Tečkovaně s malými čtverečky: uzavřeno, uvnitř nejsou soupeřovy tečky.
layer-pools = Ještě nezajato
layer-pools-help = Čárkovaně: uzavřeno kolem soupeřových teček, ještě nezajato.
layer-forecast-help = Co počítač očekává. Oblouk kolem tečky: jak pravděpodobné je její zajetí. Kosočtverce: pravděpodobné tahy.
layer-offers = Lze ohlásit
layer-offers-help = Šrafovaně, u obou hráčů. Bez této volby jsou vidět až po stisku „Ohlásit“.
layer-branches = Varianty
layer-branches-help = Malá písmena: tady se hra větví.
review-start = Rozebrat hru
why-captured = { $name } má toto místo od tahu { $ply }; tehdy { $captured ->
    [one] byla zajata { $captured } tečka
    [few] byly zajaty { $captured } tečky
    [many] bylo zajato { $captured } tečky
   *[other] bylo zajato { $captured } teček
}. Dovnitř už nelze pokládat tečky.
why-dot = { $name } tu má tečku.
why-house = { $name } tu má domeček: uzavřený řetěz, ve kterém nic není zajaté. Tečka jiného hráče tu bude zajata, pokud sama nejdřív něco nezajme.
why-closes = { $name } tu může zajmout { $captured }.
why-threat = { $name } může tuto tečku zajmout tahem { $point }.
why-grounded = Je v bezpečí: už ji nikdo nemůže obklíčit.
why-open = Jednou tečkou ji nikdo nezajme, ale ještě není v bezpečí.
why-quiet = Tečka tady hned nic nezajme.
review-progress =
    .aria-label = Průběh rozboru
review-starts = Počítač se připravuje…
review-running = Tah { NUMBER($ply, useGrouping: 0) } z { NUMBER($plies, useGrouping: 0) }.
review-done = { $all ->
    [yes] { $count ->
        [0] Žádný tah nestál ani tečku.
       *[other] Chyby: { $first } { $firsts }, { $second } { $seconds }.
    }
   *[no] Zastaveno po tahu { NUMBER($ply, useGrouping: 0) } z { NUMBER($plies, useGrouping: 0) }.{ $count ->
        [0] { "" }
       *[other] { " " }Chyby: { $first } { $firsts }, { $second } { $seconds }.
    }
}
review-small = Také ztráty jediné tečky ({ $count })
review-add = Přidat do zápisu
review-added = Přidáno do zápisu
review-puzzles = Vytvořit úlohy
review-puzzles-stop = Přerušit tvorbu úloh
review-puzzles-none = Z žádné z těchto chyb nejde vytvořit úlohu s důkazem.
review-comment = Lepší než { $point } (ztráta { $loss }){ $has ->
    [yes] : { $why }.
   *[no] .
}
review-again = Rozebrat znovu
review-failed = Rozbor se nepodařil: počítač se nepodařilo spustit.
refusal-review-left = Rozbor se zastavil před prvním tahem.
refusal-review-busy = Počítač přemýšlí o tahu. Rozbor může začít potom.
refusal-review-too-long = Hra je na rozbor příliš dlouhá: limit je 3 000 tahů.
review-elsewhere = Jiná varianta
review-list =
    .aria-label = Tahy, které stály nejvíc
review-mistake = Tah { NUMBER($ply, useGrouping: 0) }, { $name } na { $point }: ztráta { $loss }.
review-better = Lépe: { $better }{ $has ->
    [yes] , { $why }.
   *[no] .
}
review-curve =
    .aria-label = Odhad výsledku po každém tahu
compare-title = Porovnání variant
compare-side = Plán { $side }
compare-together = Procházet společně
compare-show = Ukázat ve hře

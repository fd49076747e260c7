## Door
learn = Lekce
learn-away = Lekce se nepodařilo načíst. Zkuste to znovu, až budete připojeni k internetu.

## Screen
learn-title = Naučte se hrát
learn-list =
    .aria-label = Všechny lekce
    .title = Všechny lekce
learn-place = { $number } z { $count }
learn-back =
    .aria-label = Zpět
    .title = Zpět
learn-next = Dále
learn-again = Zkusit znovu
learn-see = Ukázat
learn-stop = Ukončit hru tady
learn-declare = Zajmout
learn-later = Nechat na později
learn-editor-title = Napsat lekci
draft-mode = Jak psát
draft-mode-form = Formulář
draft-mode-text = Text
draft-none = Formulář tuto lekci nedokáže zobrazit. Pokračujte s textem.
draft-title = Název
draft-step = Krok
draft-other = Jiný koncept
draft-add = Přidat krok
draft-remove = Odebrat tento krok
draft-tool = Klepnutí kreslí
draft-tool-erase = Nic
draft-tool-move = Tah
draft-tool-point = Označené tečky
draft-width = Sloupce
draft-height = Řádky
draft-aim = Cíl
draft-aim-kind = { $aim ->
   *[place] Položit tečku kamkoli
    [capture] Obklíčit tečky
    [keep] Nic neztratit
    [threaten] Hrozit na několika místech
    [connect] Spojit označené tečky
    [ground] Uzemnit označené tečky
    [predict] Předpovědět, co tah zajme
    [stop] Včas ukončit hru
    [win] Vyhrát na zaplněném plánu
}
draft-number = Kolik teček
draft-threats = Na kolika místech
draft-dots = Teček nejvýše
draft-player = Čtenář hraje za
draft-text = Co dělat
draft-right = Po dosažení cíle
draft-wrong = Po chybě
draft-words = { $count } z { $most } slov
learn-source = Lekce jako text
learn-source-help = První řádek je „lesson:“ a název. Každý krok má „text:“, „aim:“ a nákres; prázdný řádek začíná další.
learn-try = Vyzkoušet
learn-insert = Přidat tento plán
learn-save = Uložit jako soubor
learn-link = Kopírovat odkaz
learn-link-copied = Odkaz je zkopírován.
learn-link-long = Lekce je na odkaz příliš dlouhá: uložte ji jako soubor.
learn-link-denied = Prohlížeč nedovoluje kopírovat: uložte soubor.
learn-told = { $stage ->
    [thinks] …
    [asks] Smyčka je uzavřená. Zajmete teď?
    [goes-on] Dobře. Pokračujte.
    [reached] { $aim ->
        [capture] { $gain ->
            [one] Zajata { $gain } tečka.
            [few] Zajaty { $gain } tečky.
            [many] Zajato { $gain } tečky.
           *[other] Zajato { $gain } teček.
        }
        [stop] Vyhráváte.
        [win] Vyhráváte.
       *[other] Správně.
    }
    [wrong] { $aim ->
        [predict] Ne tak docela. Podívejte se a zkuste to znovu.
       *[other] { $isLoss ->
            [true] Ztrácíte tečky. Zkuste to znovu.
           *[other] Ještě ne. Podívejte se na odpověď a zkuste to znovu.
        }
    }
   *[waits] Jste na tahu.
}
stairs-step = Schod { $step } z { $steps }
stairs-goal = { computer-name }. { $handicap ->
    [0] Začínáte stejně.
    [one] Začínáte s { $handicap } tečkou.
    [few] Začínáte s { $handicap } tečkami.
    [many] Začínáte s { $handicap } tečky.
   *[other] Začínáte s { $handicap } tečkami.
} Výhra je schod nahoru, prohra schod dolů.
# Nejvýše 15 slov; pozice jsou v lessons/.
lesson-first = První zajetí
lesson-first-dot = Hrajete jako { $a }. Položte tečku na volný průsečík.
lesson-first-dot-right = Tečky zůstávají navždy. Vy a { $b } se střídáte.
lesson-first-ring = { $b } má tečku s jedinou volnou cestou ven. Uzavřete smyčku.
lesson-first-ring-right = Zajata. Dovnitř už nikdo nehraje.
lesson-first-chain = Spojuje se i šikmo. Uzavřete delší řetěz.
lesson-first-chain-right = Tři najednou. Vyhrává, kdo zajme víc.
lesson-first-gap = Kde má smyčka mezeru?
lesson-first-gap-wrong = Od každé tečky k další musí vést jeden krok, rovně nebo šikmo.
lesson-edge = Okraj a několik zajetí najednou
lesson-edge-open = Okraj nic neuzavírá: tečka nahoře je v bezpečí. Zajměte tu druhou.
lesson-edge-safe = Hrajete jako { $b }. Dojděte k okraji a nikdo vaše tečky nezajme.
lesson-edge-safe-right = V bezpečí. Tečky spojené s okrajem jsou uzemněné.
lesson-edge-two = Zajměte jednou tečkou dvě tečky na různých místech.
lesson-edge-predict = { $a } hraje na 1. Označte všechny tečky, které zajme.
lesson-edge-predict-right = Správně: dvě oblasti uzavřené jednou tečkou.
lesson-houses = Domečky
lesson-houses-predict = { $b } hraje na 1 do prázdné smyčky. Označte, co bude zajato.
lesson-houses-predict-right = Prázdná smyčka je domeček: zajme každého, kdo tam zahraje.
lesson-houses-first = Hrajete jako { $b }. V domečku přežije jen tečka, která něco zajme.
lesson-houses-first-right = Vaše zajetí je první, a tak domeček nic nezajme.
lesson-houses-small = { $a } uzavírá tahem 1 malou i velkou smyčku. Označte, co bude zajato.
lesson-houses-small-right = Zajme se menší oblast. Zbytek zůstává domečkem.
lesson-dead = Mrtvé a osvobozené tečky
lesson-dead-chain = Zajaté tečky už nic nespojují. Zajměte živou tečku.
lesson-dead-chain-wrong = Zajatá tečka je mrtvá: není součástí žádné smyčky.
lesson-dead-free = Vaše tečka uprostřed je zajatá. Obkličte všechno kolem ní.
lesson-dead-free-right = Čtyři zajaté a vaše tečka je zase volná.
lesson-dead-predict = { $a } hraje na 1. Označte všechny tečky, které zajme.
lesson-dead-predict-right = Pět. Vlastní tečka uvnitř je také mrtvá, ale nikomu se nepočítá.
lesson-declared = Ohlašovaná zajetí
lesson-declared-now = Podle těchto pravidel říkáte, co berete. Uzavřete smyčku a zajměte.
lesson-declared-now-wrong = Smyčka zajme, až když to ohlásíte.
lesson-declared-larger = Horní smyčka počká. Uzavřete druhou a zajměte obě najednou.
lesson-declared-larger-wrong = Čekat se smí: nejdřív uzavřete druhou smyčku.
lesson-declared-across = Hrajete jako { $b }. Smyčka ještě není ohlášená: přerušte ji.
lesson-declared-across-right = Zajata. Neohlášená smyčka nic nechrání.
lesson-end = Jak hra končí
lesson-end-ground = Spojte tečky s okrajem: jsou pak uzemněné a v bezpečí.
lesson-end-stop = Vedete a vše je uzemněné. Ukončete hru.
lesson-end-pass = Vynechat tah nelze. Nenechte soupeři ({ $b }) bezpečný průsečík.
lesson-end-pass-right = { $b } musí hrát do vašeho domečku.
lesson-end-pass-wrong = Domeček počká: nikdo jiný ho nevyužije.
lesson-opening = Od kříže k žebříku
lesson-opening-cross = Mnoho her začíná křížem. Pohrozte zajetím tečky.
lesson-opening-save = Hrajete jako { $b }. Zachraňte tečku: utečte do volného prostoru.
lesson-opening-ladder = Žeňte soupeře ({ $b }) hrozbou za hrozbou, až narazí na vaši tečku.
lesson-tactics = Taktika
lesson-tactics-two = Pohrozte jednou tečkou na dvou místech. Soupeř ({ $b }) odpoví jen jednou.
lesson-tactics-net = Vytlačte soupeře ({ $b }) k čekající tečce.
lesson-tactics-connect = Spojte tečky tak, aby je soupeř ({ $b }) nemohl rozpojit.

## Door
lab = Dílna Pythonu
lab-failed = Dílnu Pythonu se nepodařilo načíst. Zkontrolujte připojení a zkuste to znovu.

## Screen
lab-title = Dílna Pythonu
lab-tabs =
    .aria-label = Části dílny
lab-tab-program = Bot
lab-tab-game = Hra
lab-tab-tournament = Turnaj
lab-tab-ladder = Žebříček
lab-tab-network = Síť
lab-tab-reference = Popis
lab-choice = Boti na poličce
lab-name = Jméno bota
lab-new = Nový
    .title = Začít nového bota
lab-new-name = Můj bot
lab-starter-call = Toto se zavolá, když je na tahu váš bot.
lab-starter-points = Všechna místa, kam lze dát tečku.
lab-starter-return = Bot dá tečku na místo, které vrátíte.
lab-next = Zkuste dál: { $name } ▸
lab-open = Otevřít
    .title = Otevřít boty ze souborů .py
lab-save = Uložit
    .title = Uložit bota jako soubor .py
lab-share = Kopírovat odkaz
    .title = Kopírovat odkaz, který obsahuje bota
lab-remove =
    .aria-label = Odstranit tohoto bota
    .title = Odstranit tohoto bota
lab-removed = Odstraněno: { $name }.
lab-restore = Vrátit
lab-copied = Odkaz je zkopírovaný. Kdo ho otevře, uvidí program dřív, než ho půjde spustit.
lab-unreadable = { $name } není program v Pythonu, nebo je příliš dlouhý.
lab-bad-link = Odkaz je poškozený: není v něm bot.
lab-too-long = Bot může mít { $most } znaků. Poslední změna není uložená.
lab-editor = Program bota. Escape opustí editor.
lab-keys = Ctrl+Enter nechá bota hrát. Escape opustí editor, aby Tab mohl jít dál.
lab-examples = Příklady
lab-examples-open = Příklady a hádanky…
lab-puzzles = Seřadit řádky
lab-shelf = Moji boti
lab-others = Lidé a úrovně
lab-this = Otevřený program
lab-example = { $key ->
    [random] Náhodný
    [greedy] Hltavý
    [edge] U okraje
    [saver] Zachránce
    [oneply] O tah dopředu
    [ladder] Čtenář žebříků
    [montecarlo] Malé Monte Carlo
   *[other] { $key }
}
lab-asked = { $name } je zvenčí. Než program spustíte, přečtěte si ho. Nemůže číst vaše soubory a hry ani nic poslat.
lab-allow = Povolit spuštění
lab-not-allowed = { $name } se ještě nesmí spustit. Nejprve si program přečtěte.
lab-board =
    .aria-label = Plán dílny, { $width } krát { $height }
lab-point = { $dot ->
    [none] { $point }, volné
   *[other] { $point }, { $dot }
}
lab-start = Hrát
lab-stop = Zastavit
lab-keep = Ukázat na plánu
    .title = Otevřít tuto hru na plánu stránky, přehrát ji nebo rozebrat
lab-time = Čas
lab-time-of = { $name ->
    [quick] 0,3 s na tah + 1 s
   *[usual] 1 s na tah + 10 s
}
lab-turn-of = { $played ->
    [one] Zahráno { $point }. Na tahu: { $name }. { $red } : { $blue }
   *[none] Na tahu: { $name }. { $red } : { $blue }
}
lab-stopped = Zastaveno. { $red } : { $blue }
lab-result = { $wins ->
    [one] { $winner } vyhrává, { $red } : { $blue }.
   *[none] Remíza, { $red } : { $blue }.
}
lab-lost = { $name } prohrává.
lab-odd = { $kind ->
    [space] je tu mezera ({ $code }), která není obyčejná.
    [unseen] je tu znak ({ $code }), který není vidět.
    [break] je tu konec řádku ({ $code }), který Python nezná.
    [quote] Python nezná uvozovku { $sign }. Zná { $instead }.
    [dash] Python nezná pomlčku { $sign }. Zná -.
    [sign] Python nezná znak { $sign }. Zná { $instead }.
   *[letter] písmeno „{ $sign }“ ve slově „{ $word }“ je { $script ->
        [greek] řecké
       *[cyrillic] z azbuky
    }. Jen vypadá jako „{ $instead }“.
}
lab-odd-more = { $count ->
    [one] Je tu ještě jeden takový znak.
    [few] Jsou tu ještě { $count } takové znaky.
    [many] Je tu ještě { $count } takových znaků.
   *[other] Je tu ještě { $count } takových znaků.
}
lab-odd-replace = { $count ->
    [one] Nahradit
    [few] Nahradit všechny { $count }
    [many] Nahradit všechny { $count }
   *[other] Nahradit všechny { $count }
}
lab-odd-pasted = { $count ->
    [one] Jeden znak ve vloženém textu vypadal jako jiný, nebo nebyl vidět. Je nahrazen. Ctrl+Z to vrátí.
    [few] { $count } znaky ve vloženém textu vypadaly jako jiné, nebo nebyly vidět. Jsou nahrazeny. Ctrl+Z to vrátí.
    [many] { $count } znaků ve vloženém textu vypadalo jako jiné, nebo nebylo vidět. Jsou nahrazeny. Ctrl+Z to vrátí.
   *[other] { $count } znaků ve vloženém textu vypadalo jako jiné, nebo nebylo vidět. Jsou nahrazeny. Ctrl+Z to vrátí.
}
lab-line = Řádek { $line }:
lab-value = hodnota { $name }: { $value }
lab-values = ({ $values })
lab-fault = { $key ->
    [late] { $knows ->
        [line] { $count ->
            [0] trvalo to příliš dlouho.
            [1] trvalo to příliš dlouho.
           *[other] provedlo se to tolikrát, až vypršel čas: { NUMBER($count) }.
        }
       *[nothing] Čas vypršel. Hledám řádek, který ho spotřeboval…
    }
    [lost] Čas vypršel. Při novém spuštění byl program dost rychlý: počítač se možná na chvíli zpomalil.
    [start] Python se nespustil: { $detail }
    [packages] Balíček se nepodařilo nainstalovat: { $detail }
    [broken] Program rozbil svůj Python: spotřeboval příliš paměti nebo změnil samotný Python.
    [exception] { $error }: { $detail }
    [syntax] to není Python: { $detail }
    [import] bot nemůže importovat { $detail }. Ke stránce nemá přístup.
    [recursion] { $detail } volá samo sebe příliš často.
    [memory] došla paměť.
    [exit] program skončil sám a nevrátil místo.
    [illegal] { $message }.
    [nothing] choose nic nevrací. Nechybí return?
    [no-point] { $message }.
    [missing] V programu není funkce choose. Napište def choose(board):
    [parameters] choose musí přijímat plán a nic dalšího: def choose(board):
    [too-long] Program je příliš dlouhý.
   *[other] { $message }.
}
lab-output =
    .aria-label = Co boti vypisují
lab-output-none = Co bot vypíše pomocí print(…), se objeví tady vedle jeho tahu.
lab-output-cut = … (vypsalo se víc)
lab-turn = { $ply } · { $point }
lab-packages = { $reason ->
    [file] Nespuštěno: tato stránka je jeden soubor bez sítě, takže nemůže nainstalovat { $packages }.
    [offline] Nespuštěno: není síť, ze které by šlo nainstalovat { $packages }.
   *[policy] Nespuštěno: { $packages } tu nelze nainstalovat. Pravidla tohoto webu nedovolují požadavky na jiné servery. Provozovatel webu může { $host } povolit.
}
lab-pieces =
    .aria-label = Řádky programu
lab-puzzle-help = Seřaďte řádky: přetahujte je, použijte tlačítka, nebo držte Alt a stiskněte šipku.
lab-up =
    .aria-label = Posunout nahoru
    .title = Posunout nahoru
lab-down =
    .aria-label = Posunout dolů
    .title = Posunout dolů
lab-place = Teď řádek { $place } z { $count }.
lab-check = Zkontrolovat
lab-use = Otevřít jako program
lab-solved = Vše je v pořádku. Program lze spustit.
lab-unsolved = { $count ->
    [0] První má být jiný řádek.
    [one] První řádek je správně. Označený patří jinam.
    [few] První { $count } řádky jsou správně. Označený patří jinam.
    [many] Správné řádky na začátku: { $count }. Označený patří jinam.
   *[other] Prvních { $count } řádků je správně. Označený patří jinam.
}
lab-unchecked = Pořadí se nepodařilo zkontrolovat. Zkuste to znovu.
lab-entrants =
    .aria-label = Boti v turnaji
lab-games =
    .aria-label = Hry
lab-tournament-help = Vyberte 2 až { $most } botů. Každý hraje s každým dvakrát a jednou začíná.
lab-tournament-start = Začít
lab-tournament-count = Vybraní boti: { $count }. Vyberte 2 až { $most }.
lab-tournament-state = { $state ->
    [running] Hraje se: dohráno { $done } z { $all }.
    [over] Konec, dohráno her: { $all }.
   *[stopped] Zastaveno: dohráno { $done } z { $all }.
}
lab-game-of = { $first } – { $second }:
lab-replay = Přehrát
lab-replay-of = Přehrát hru { $number }: { $first } – { $second }
lab-rated = { $rating } ± { $margin }
lab-table = Tabulka turnaje
lab-column = { $name ->
    [place] Místo
    [bot] Bot
    [games] Hry
    [points] Body
   *[rating] Rating
}
lab-ladder-help = Bot hraje s počítačem: po výhře s další úrovní, po prohře s nižší. Hry pokračují, i když na této stránce děláte něco jiného.
lab-ladder-start = Začít
lab-ladder-bot = Bot
lab-ladder-length = Hry
lab-ladder-games = Her: { $count }
lab-ladder-game = { $outcome ->
    [won] Výhra: { computer-name }, { $own } : { $other }.
    [lost] Prohra: { computer-name }, { $own } : { $other }.
   *[draw] Remíza: { computer-name }, { $own } : { $other }.
}
lab-rating = Rating po odehraných hrách ({ $count }): { $rating } ± { $error }. Úroveň 1 má 1000, úroveň 8 má 3600.
lab-net-help = Úrovně 7 a 8 se této sítě ptají, co bude zajato. Tady se dívá na pozici ze stránky; „vlastní“ patří tomu, kdo je na tahu. Vaše změny zůstávají v dílně: úrovně, rady a rozbory používají síť bez nich.
lab-net-told = { $state ->
    [starting] Dotaz na síť…
    [reset] Všechny váhy a prahy jsou zase jako na začátku.
    [refused] Změny se k této síti nehodí. Zrušte je.
    [none] Není se na co dívat: síť vidí hry dvou hráčů, v nichž jsou rady povolené.
   *[failed] Síť neodpovídá. Zkontrolujte připojení a otevřete tuto část znovu.
}
lab-net-row = Vrstva
lab-net-row-of = { $kind ->
    [inputs] Vstupy
    [outputs] Výstupy
   *[layer] Vrstva { $number }
}
lab-net-part = Rovina
lab-net-neuron = Neuron { $number }
lab-net-input = { $name ->
    [own-dots] Vlastní tečky
    [other-dots] Tečky soupeře
    [open] Volná místa
    [own-houses] Vlastní domečky
    [other-houses] Domečky soupeře
    [own-territories] Vlastní území
    [other-territories] Území soupeře
    [last] Poslední tečka
    [last-but-one] Předposlední tečka
    [own-reach] Vlastní dosah, kroků: { $steps }
    [other-reach] Dosah soupeře, kroků: { $steps }
    [own-chains] Vlastní řetězy od okraje
    [other-chains] Řetězy soupeře od okraje
   *[board] Všechna místa
}
lab-net-output = { $name ->
    [mover] Vlastní území na konci
    [other] Území soupeře na konci
   *[move] Dobré tahy
}
lab-net-plane = { $name }: od 0 do { $most }
lab-net-board =
    .aria-label = { $kind ->
        [plane] Hrací plán s čísly roviny
       *[forecast] Hrací plán s předpovědí
    }
lab-net-weights = Váhy
lab-net-weight = Váha: { $name }, { $place ->
    [up-left] o jedno nahoru a doleva
    [up] o jedno nahoru
    [up-right] o jedno nahoru a doprava
    [left] o jedno doleva
    [here] v tomto místě
    [right] o jedno doprava
    [down-left] o jedno dolů a doleva
    [down] o jedno dolů
   *[down-right] o jedno dolů a doprava
}: { $value }
lab-net-follow = Ukázat tuto rovinu
lab-net-thresholds = Prahy
lab-net-threshold = Práh { $number }
lab-net-keeps = K součtu patří i číslo tohoto neuronu ve vrstvě níže, osmkrát.
lab-net-feeds = Kdo to vidí
lab-net-feeds-count = Neuronů: { $count }
lab-net-changed = { $name } (změněno)
lab-net-reset = Zrušit změny
    .title = Vrátit všechny váhy a prahy
lab-reference-of = { $type ->
    [board] Plán
   *[point] Místo
}
lab-reference-choose = Bot je program v Pythonu s funkcí choose. Dostane plán a vrátí místo. Plán je kopie: bot na něm smí hrát a brát tahy zpět.
lab-reference-time = Bot má na každý tah jednu sekundu a na celou hru ještě deset sekund. Když je spotřebuje, prohraje. print(…) ukáže text vedle tahu; board.note(point, value) nakreslí na plán číslo.
lab-reference-walls = Bot běží ve vlastním Pythonu. Nedostane se ke stránce, k vašim souborům ani k síti.
lab-reference-packages = Komentář může jmenovat balíčky z PyPI, pokud to web dovoluje: # /// script, pak # dependencies = ["name"], pak # ///, každé na vlastním řádku.

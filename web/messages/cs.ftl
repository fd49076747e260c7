### Texty stránky česky. O překladu a termínech: docs/translating.md.

## Název hry

title = Kropki
subtitle = hra s tečkami
description =
    .content = Kropki, hra s tečkami na čtverečkovaném papíře: obkličte soupeřovy tečky uzavřeným řetězem vlastních a zajměte je.

## Hráči

player = { INKS() ->
    [plum] { $player ->
        [0] Oranžový
        [1] Fialový
        [2] Zelený
       *[3] Šedý
    }
    [earth] { $player ->
        [0] Hnědý
        [1] Tyrkysový
        [2] Růžový
       *[3] Šedý
    }
    [own] { $player ->
        [0] Hráč 1
        [1] Hráč 2
        [2] Hráč 3
       *[3] Hráč 4
    }
   *[classic] { $player ->
        [0] Červený
        [1] Modrý
        [2] Zelený
       *[3] Žlutý
    }
}
score =
    .aria-label = Skóre
score-of = { $name }: { $count ->
    [one] { $count } zajatá tečka
    [few] { $count } zajaté tečky
    [many] { $count } zajaté tečky
   *[other] { $count } zajatých teček
}.
to-move = Na tahu: { $name }.
gain-told = { $name } bere { $count }{ $freed ->
    [0] { "" }
   *[other] { " " }a osvobozuje { $freed }
}
event-capture = { $told } na { $point }
captured = zajato
says-to-move = táhne
says-starting = spouští se
says-won = vyhrává
says-out = mimo hru
says-stopped = uzemnění
score-with-komi = { $score } s komi

## Hrací plán

board =
    .aria-label = Hrací plán { $width } krát { $height }
board-keys = Šipky posouvají kurzor. Enter položí tečku, U vezme tah zpět, G přejde na místo, S přečte skóre, H poradí. D ohlásí vybrané oblasti, A ohlásí všechny. Čárka a tečka procházejí tahy. Otazník ukáže všechny klávesy.
place = Položit tečku na { $point }
place-take = Zajmout oblast
aiming =
    .aria-label = Zaměřené místo
aim-cancel =
    .aria-label = Nepokládat
    .title = Nepokládat
zoom-whole =
    .aria-label = Ukázat celý plán
    .title = Ukázat celý plán (0)
gain = { $side ->
    [lost] −{ $count }
   *[own] +{ $count }
}

## Tlačítka

controls =
    .aria-label = Hra
undo = Vzít zpět
    .title = Vzít zpět poslední tah (U)
redo = Zahrát znovu
    .title = Znovu zahrát tah (R)
declare = Ohlásit
    .title = Vyberte oblasti a pak položte tečku, která je zajme (D)
take-all = Všechny
    .aria-label = { $name } ohlašuje všechny oblasti { $now ->
        [yes] hned
       *[no] příští tečkou
    }
    .title = { $name } ohlašuje všechny oblasti { $now ->
        [yes] hned (A)
       *[no] příští tečkou (A)
    }
pass = Pass
    .title = Vynechat tah (P)
end = Konec
    .aria-label = Konec hry
    .title = Nabídnout remízu, vzdát se a další
again = Další hra
    .aria-label = Další hra se stejným nastavením
    .title = Další hra se stejným nastavením
actions =
    .aria-label = Kropki
new = Nová
    .title = Nová hra
more = Více
    .title = Více: rozbor, otevření, sdílení, nastavení, nápověda
more-menu =
    .aria-label = Více
to-learn = Výuka
    .title = Lekce, úlohy, vyřešené plány
to-teach = Učitelům
    .title = Hodiny pro třídu, prezentace, dílna Pythonu
menu-learn = Výuka
menu-teach = Učitelům
menu-analyse = Rozbor
menu-share = Otevřít, sdílet, tisknout
menu-page = Nastavení a nápověda
menu-find =
    .aria-label = Najít příkaz
    .placeholder = Najít příkaz
help = Jak se hraje
about = Údaje o hře…
print = Tisk…
full-screen = Celá obrazovka
full-screen-leave = Ukončit režim celé obrazovky
note =
    .aria-label = Stav hry
cancel = Zrušit
close = Zavřít
retry = Zkusit znovu
hint-ask = Rada
    .title = Nejlepší tahy a proč jsou dobré (H)

## Nastavení

said-premove = Po tahu počítače: { $point }.
scan-row = Řada { $row }
said-turn = { $turn ->
    [right] Plán je otočený doprava
    [half] Plán je vzhůru nohama
    [left] Plán je otočený doleva
   *[none] Plán je rovně
}{ $mirror ->
    [on] , zrcadlově
   *[off] { "" }
}.

## Tisk

print-title = Tisk
print-position = Tato pozice
print-game = Hra s čísly tahů
print-blank = Prázdný list
print-help = Plán se tiskne na bílý papír ve vašich barvách.
print-now = Vytisknout

## První návštěva

hint = Hráči střídavě pokládají tečky. Obkličte soupeřovy tečky uzavřeným řetězem vlastních (šikmo se počítá také) a zajměte je. Vyhrává, kdo zajme víc.
demo = Ukázka zajetí
first-dot = Položte tečku na průsečík čar.

## Počítač

computer-name = Počítač ({ level-name })
level-name = { $level ->
    [1] začátečník
    [2] lehký
    [3] rekreační
    [4] střední
    [5] solidní
    [6] silný
    [7] těžký
   *[8] plná síla
}
level = { level-name }
level-automatic = Automaticky: { level }
next-level = { $change ->
    [up] Příští hra: o úroveň výš ({ level-name }).
    [down] Příští hra: o úroveň níž ({ level-name }).
   *[same] Příští hra: stejná úroveň ({ level-name }).
}
seat-of = { $name }:
seat-person = Kamarád, tady
seat-here = Hráč tady
seat-you = Vy
seat-link = Kamarád, přes odkaz
seat-computer = Počítač ({ level-name })
seat-menu = Kdo hraje: { $name }?
seat-levels = Počítač
says-thinks = přemýšlí
thoughts =
    .aria-label = Počítač
thinking = { $name } přemýšlí…
thinking-starts = { $name } se připravuje…
thinking-offer = { $name } zvažuje nabídku…
thinking-halted = Hra je pozastavená.
thinking-waits = Na tahu je tu { $name }, ale zápis už má další tah.
thinking-failed = { $name } nemůže začít. Zkontrolujte připojení k internetu, a pokud dochází paměť, zavřete jiné karty.
move-now = Táhni
    .title = Ať táhne hned (M)
go-on = Hrát odtud
halt = Pozastavit
halt-end = Pokračovat
thoughts-toggle = Myšlenky
    .title = O čem počítač přemýšlí
thought-value = { $name } očekává: { $value ->
    [even] vyrovnanou hru.
   *[other] { $value }.
}
thought-depth = Hloubka: { $depth }, pozic: { NUMBER($positions) }.
no-dot = –
hints =
    .aria-label = Rady
hints-asked = Hledám dobré tahy…
hints-failed = Rady nejsou: počítač se nepodařilo spustit. Zkontrolujte připojení k internetu a požádejte znovu.
hint-play =
    .title = Položit tuto tečku
hint-said = { $has ->
    [yes] { $point }: { $why }.
   *[no] { $point }.
}
hints-standing = { $value ->
    [0] Odhad: vyrovnané.
   *[other] { $behind ->
        [yes] Odhad: { $name } −{ $value }.
       *[no] Odhad: { $name } +{ $value }.
    }
}
hint-why = Proč?
    .aria-label = Proč { $point }?
line-takes = { $name } tahem { $point } bere { $captured }.
line-elsewhere = { $proved ->
    [yes] Jinak { $name } tahem { $point } bere { $captured }.
   *[no] Jinak počítač čeká, že { $name } vezme { $captured } a začne na { $begin }.
}
line-threatens = Potom { $name } tahem { $point } bere { $captured }, pokud tomu { $other } nezabrání.
line-places = { $name } potom hrozí tahy { $points }. Jedna odpověď je všechny nezastaví.
line-forces = { $proved ->
    [yes] { $name } si vynutí zajetí { $captured }: vyzkoušela se každá odpověď.
   *[no] Počítač čeká, že si { $name } vynutí zajetí { $captured }.
}
line-expected = Odhad: { $name } tahem { $point } bere { $captured }.
line-punished = { $proved ->
    [yes] Potom { $name } tahem { $point } bere { $captured }.
   *[no] Počítač čeká, že potom { $name } tahem { $point } vezme { $captured }.
}
line-safer = Odhad: zakroužkované tečky budou bezpečnější.
line-cuts = Odhad: zakroužkované tečky mohou být odříznuty.
why =
    .aria-label = Proč?
why-close =
    .aria-label = Zavřít
why-back = Zpět
why-again =
    .aria-label = Ukázat znovu
    .title = Ukázat znovu
why-keep = Přidat do zápisu
why-save = Uložit důkaz
why-threatens = { $name } hraje { $point }, čímž hrozí tahem { $threat }. Co když { $other }…
why-answer = …hraje { $point }?
why-elsewhere = …hraje kamkoli jinam?
why-takes = { $name } hraje { $point } a bere.
why-lost = { $name } už tahem { $point } ztrácí dost.
why-kept = { $count ->
    [one] V zápisu je jedna varianta.
    [few] V zápisu jsou { $count } varianty.
    [many] V zápisu je { $count } varianty.
   *[other] V zápisu je { $count } variant.
}
reason-captures = bere { $number }
reason-saves = zachrání { $number }
reason-forces = vynutí zajetí { $number }
reason-prevents = ochrání { $number } před obklíčením
reason-threatens = hrozí zajetím { $number }
reason-places = hrozí { $number ->
    [2] na dvou místech
    [3] na třech místech
   *[other] na { $number } místech
}
reason-loses = omezí ztrátu na { $number }
reason-safer = lépe chrání { $count ->
    [one] { $count } tečku
    [few] { $count } tečky
    [many] { $count } tečky
   *[other] { $count } teček
} řetězu u { $point }
reason-cuts = může odříznout { $count ->
    [one] { $count } tečku
    [few] { $count } tečky
    [many] { $count } tečky
   *[other] { $count } teček
} řetězu u { $point }
seats-untilTold = Přemýšlet, dokud neřeknu
seats-untilTold-help = Táhne, když stisknete „Táhni“ nebo když už nemá co hledat.
seats-resigns = Vzdávat prohrané hry
seats-resigns-help = Vzdá se, když už hru nelze zachránit.
refusal-page-computer = Na tahu je počítač.
refusal-page-by-link = Na tahu je druhý hráč. Sdílejte odkaz a otevřete ten, který přijde zpět.
refusal-page-by-link-past = Ve hře přes odkaz se hraje po posledním tahu.

## Bez sítě

unsaved-full = Neuloženo: v tomto prohlížeči už pro hru není místo.
unsaved-denied = Neuloženo: tento prohlížeč stránce nedovolí nic uchovat. Po odchodu ze stránky se hra ztratí.
unsaved-list = Dřívější partie nejsou uloženy: prohlížeč stránce nedovoluje je uchovat. Zmizí, až stránku opustíte.
unsaved-here = Neuloženo: tento prohlížeč tu nic neuchovává, nebo v něm už není místo. Co tu uděláte, se po odchodu ze stránky ztratí.
unsaved-save = Uložit soubor
update = Je připravena nová verze.
update-reload = Načíst znovu
offline-saving = Stránka se ještě načítá a ukládá do tohoto zařízení. Potom bude fungovat bez sítě.
offline-whole = Kropki na tomto zařízení fungují bez sítě: všechny soubory jsou tu uložené.
offline-part = Kropki na tomto zařízení fungují bez sítě. Některé doplňky, například licence, ji potřebují, protože jejich soubory se nepodařilo uložit.
offline-none = Kropki potřebují síť: do tohoto zařízení se je nepodařilo uložit. Další pokus proběhne při příští návštěvě.
offline-forbidden = Kropki potřebují síť: tento prohlížeč nebo tento web nedovolí ukládat stránky k použití bez ní.
offline-file = Tato stránka je jeden soubor a nepotřebuje síť.
offline-now = Kropki teď fungují i bez sítě.

## Spuštění

progress =
    .aria-label = Načítání
stage-looking = Hra se načítá…
stage-downloading = Hra se načítá: { NUMBER($done, minimumFractionDigits: 1, maximumFractionDigits: 1) } z { NUMBER($total, minimumFractionDigits: 1, maximumFractionDigits: 1) } MB.
stage-starting = Hra se spouští…
stage-restarting = Herní jádro přestalo odpovídat a spouští se znovu. Nic se neztratilo.
progress-learn = Zatím se můžete učit
stage-waiting = { $count ->
    [one] Vaše tečka je uložená.
    [few] Vaše { $count } tečky jsou uložené.
    [many] Vaše tečky jsou uložené: { $count }.
   *[other] Vašich { $count } teček je uložených.
}
said-downloading = Načítání.
said-starting = Spouštění.
said-late = { late }.
said-ready = Můžete hrát.
said-restarting = Herní jádro se spouští znovu. Nic se neztratilo.
said-failed = Kropki se nepodařilo spustit.

## Proč se Python nespustil

failure = Kropki nelze spustit
failure-file-missing = Na serveru chybí soubor { $file }. Nahrajte všechny soubory hry Kropki znovu a zkuste to ještě jednou.
failure-file-type = Soubor { $file } má špatný obsah: tato síť možná chce nejprve přihlášení, nebo server poslal chybovou stránku či špatný typ. Zkontrolujte připojení k internetu a zkuste to znovu.
failure-file-cut = Ze souboru { $file } dorazila jen část: spojení se přerušilo. Zkontrolujte připojení k internetu a zkuste to znovu. Pokud se to stává pokaždé, je soubor na serveru neúplný.
failure-file-hash = Soubor { $file } byl cestou změněn nebo je z jiné verze. Zkuste to znovu. Pokud to nepomůže, nahrajte všechny soubory hry Kropki znovu.
failure-file-lost = Při načítání souboru { $file } se přerušilo spojení. Zkontrolujte připojení k internetu a zkuste to znovu.
failure-wasm-none = Tento prohlížeč nepodporuje WebAssembly, které Kropki potřebují. Aktualizujte ho nebo použijte jiný.
failure-wasm-blocked = Tento prohlížeč nedovolil spustit WebAssembly: je zakázané nebo dochází paměť. Zavřete jiné karty nebo WebAssembly na této stránce povolte a zkuste to znovu.
failure-worker = Skript na pozadí stránky se nepodařilo načíst: možná se přerušilo spojení. Zkontrolujte připojení k internetu a zkuste to znovu. Pokud to nepomůže, nahrajte všechny soubory hry Kropki znovu.
failure-python = Python se nespustil. Zkuste to znovu. Pokud to nepomůže, aktualizujte prohlížeč.
failure-engine = Pravidla hry se nepodařilo načíst. Zkuste to znovu. Pokud to nepomůže, nahrajte všechny soubory hry Kropki znovu.
failure-kept = Vaše hra je uložená.
late = Spuštění Kropki trvá dlouho
late-downloading = Už dlouho nic nepřišlo. Zkontrolujte připojení k internetu. Hra se spustí, jakmile přijde zbytek.
late-starting = Spuštění Pythonu trvá dlouho: toto zařízení je možná zaneprázdněné. Hra začne, až Python poběží. Může pomoci zavřít jiné karty a programy.

## Odmítnutí

refusal-move-occupied = Tady už tečka je.
refusal-move-territory = { $owner } tu má území.
refusal-move-off-board = Toto místo není na hracím plánu.
refusal-move-turn = Na tahu je jiný hráč.
refusal-game-over = Hra skončila.
refusal-game-nothing-to-undo = Není co vzít zpět.
refusal-game-nothing-to-redo = Není co zahrát znovu.
refusal-move-middle = První tečky se pokládají doprostřed plánu.
refusal-move-suicide = Tečka by tu byla hned zajata a to tato pravidla nedovolují.
refusal-clock-time-up = Váš čas vypršel.
refusal-clock-time-left = Čas ještě zbývá.
refusal-clock-invalid = Hodiny potřebují nějaký čas: minuty nebo sekundy na tah.
refusal-opening-invalid = Tato výchozí pozice není platná.
refusal-setup-invalid = Tato pozice není platná.
refusal-diagram-invalid = Tento diagram neukazuje platnou pozici.
refusal-rules-invalid-smallest = Jen když se zajetí ohlašují.
refusal-rules-invalid-stop_without_dot = Jen když se zajetí ohlašují.
refusal-rules-invalid-stop = Uzemnění lze hned vyhodnotit jen mezi dvěma hráči. Nechte ostatní dohrát samotné.
refusal-rules-invalid-komi = Komi je jen pro dva hráče.
refusal-rules-invalid-areas = Jen s automatickými zajetími. U plných oblastí se nelze uzemnit a hrají jen dva.
refusal-rules-invalid-edge = Jen s automatickými zajetími a bez uzemnění.
refusal-rules-invalid-suicide = Sebevraždu lze zakázat jen s automatickými zajetími.
refusal-page-paused = Hra je pozastavená.
refusal-move-pass = Tato pravidla nedovolují vynechat tah.
refusal-move-stop = Teď se nelze uzemnit.
refusal-ring-no-dot = Tady není tečka pro smyčku.
refusal-ring-foreign-dot = Tato tečka patří jinému hráči.
refusal-ring-dead-dot = Tato tečka je mrtvá: leží v území.
refusal-ring-territory = Tato tečka je zajatá: { $owner } tu má území.
refusal-ring-step = Toto místo nesousedí s poslední tečkou smyčky.
refusal-ring-crosses-itself = Smyčka nesmí křížit sama sebe.
refusal-ring-not-closed = Smyčka není uzavřená.
refusal-ring-no-enemy = Uvnitř smyčky není živá soupeřova tečka.
refusal-ring-overlap = Dvě z těchto oblastí se překrývají.
refusal-ring-not-smallest = Existuje menší smyčka a tato pravidla vyžadují nejmenší.
refusal-ring-not-now = Teď není co ohlásit.
refusal-ring-refused = Tuto smyčku nelze ohlásit.
refusal-settlement-players = Vyhodnotit lze jen hru dvou hráčů.
refusal-settlement-automatic = V této hře jsou zajetí automatická: hrajte dál nebo se dohodněte na remíze.
refusal-settlement-set-up = Obklíčené tečky byly rozestaveny předem, proto se uzemnění musí dohrát.
refusal-page-offered = Nejprve odpovězte na nabídku.
refusal-game-no-offer = Není nabídka, na kterou by šlo odpovědět.
refusal-game-own-offer = Na tuto nabídku musí odpovědět druhý hráč.
refusal-game-player = Takový hráč v této hře není.
refusal-game-ply = Takový tah v této hře není.
refusal-opening-unknown = Taková výchozí pozice není.
refusal-rules-unknown = Taková pravidla nejsou.
refusal-opening-no-room = Plán je na tuto výchozí pozici příliš malý.
refusal-size-out-of-range = Každá strana musí mít 1 až 52 průsečíků.
refusal-record-invalid = Uloženou hru se nepodařilo přečíst. Toto je nová.
refusal-page-no-answer = Nepodařilo se to: herní jádro neodpovědělo.
refusal-page-damaged = Tato partie je poškozená. Co z ní zbylo, můžete uložit do souboru; v seznamu zůstane, dokud ji neodstraníte.

## Hodiny

time-left = { $name }: zbývá { $time }.
time-warning = { $name }: { $seconds ->
    [one] zbývá { $seconds } sekunda
    [few] zbývají { $seconds } sekundy
    [many] zbývá { $seconds } sekundy
   *[other] zbývá { $seconds } sekund
}.
pause = Pauza
    .title = Zastavit hodiny
paused = Pauza
resume = Pokračovat
said-paused = Pauza. Tečky nelze pokládat.
said-resumed = Hra pokračuje.

## Ohlašování zajetí

declaring =
    .aria-label = Ohlásit zajetí
declare-cancel = Zrušit
    .title = Nic neohlásit (Esc)
declare-ring = Kreslit smyčku
    .title = Kreslit smyčku tečku po tečce (O)
declare-all = Všechny
    .title = Všechny oblasti, příští tečkou (A)
declare-only = Bez tečky
    .aria-label = Bez tečky: ohlásit a nepoložit tečku
    .title = Ohlásit a nepoložit tečku
declare-hint = { $count ->
    [0] { $name } ohlašuje: vyberte oblasti a pak položte tečku.
    [one] { $name } bere příští tečkou { $count } oblast.
    [few] { $name } bere příští tečkou { $count } oblasti.
    [many] { $name } bere příští tečkou { $count } oblasti.
   *[other] { $name } bere příští tečkou { $count } oblastí.
}
declare-hint-all = { $name } bere příští tečkou všechny oblasti.
declare-hint-last = Tečka už leží: { $name } teď vybírá, kterou oblast zajmout.
declare-hint-now = { $name } může zajmout { $count ->
    [one] oblast: klepněte na obklíčenou tečku.
    [few] { $count } oblasti: klepněte na obklíčenou tečku.
    [many] { $count } oblasti: klepněte na obklíčenou tečku.
   *[other] { $count } oblastí: klepněte na obklíčenou tečku.
}
ring-hint = { $count ->
    [0] Nakreslete smyčku: začněte u kterékoli své tečky.
    [one] 1 tečka. Pokračujte od tečky k tečce.
    [few] { $count } tečky. Pokračujte a uzavřete smyčku na { $first }.
    [many] { $count } tečky. Pokračujte a uzavřete smyčku na { $first }.
   *[other] { $count } teček. Pokračujte a uzavřete smyčku na { $first }.
}
chooser-title = Která smyčka?
chooser-ring = { $captured ->
    [one] 1 tečka
    [few] { $captured } tečky
    [many] { $captured } tečky
   *[other] { $captured } teček
}{ $freed ->
    [0] { "" }
   *[other] , osvobozeno: { $freed }
}, { $points ->
    [one] 1 průsečík
    [few] { $points } průsečíky
    [many] { $points } průsečíku
   *[other] { $points } průsečíků
}
point-offer = { $name } to může ohlásit

## Vyhodnocení území

settling-title = Vyhodnocení území
settling-hint = { $count ->
    [0] Žádné oblasti nezbývají. Můžete nakreslit novou.
   *[other] Klepnutím oblast vynecháte nebo zahrnete.
}
settling-offer = Nabídnout
settling-draw = Kreslit smyčku
settling-cancel = Zrušit
settling-accept = Přijmout
settling-decline = Hrát dál
settlement-offered = { $name } nabízí vyhodnocení
settlement-question = { $name }, souhlasíte?
area = { $name } na { $point }: { $empty ->
    [one] { $empty } volné místo
    [few] { $empty } volná místa
    [many] { $empty } volného místa
   *[other] { $empty } volných míst
}{ $captured ->
    [0] { "" }
   *[other] , bere { $captured }
}{ $freed ->
    [0] { "" }
   *[other] , osvobozuje { $freed }
}
sum-open = Volná místa: { $a } { $first }, { $b } { $second }.
sum-neutral = { $count ->
    [0] Neutrální místa už nejsou; dál táhne { $name }.
    [one] Zaplní se { $count } neutrální místo; pak táhne { $name }.
    [few] Střídavě se zaplní { $count } neutrální místa; pak táhne { $name }.
    [many] Střídavě se zaplní neutrální místa ({ $count }); pak táhne { $name }.
   *[other] Střídavě se zaplní { $count } neutrálních míst; pak táhne { $name }.
}
sum-thrown = { $count ->
    [0] Žádná strana nemusí odevzdat tečky.
    [one] { $name } už nemá bezpečná místa a ztrácí { $count } tečku v oblastech soupeře ({ $other }).
    [few] { $name } už nemá bezpečná místa a ztrácí { $count } tečky v oblastech soupeře ({ $other }).
    [many] { $name } už nemá bezpečná místa a ztrácí { $count } tečky v oblastech soupeře ({ $other }).
   *[other] { $name } už nemá bezpečná místa a ztrácí { $count } teček v oblastech soupeře ({ $other }).
}
sum-captures = Nakonec zajato: { $a } { $first }, { $b } { $second }.

## Zápis

record = Tahy
    .title = Tahy, varianty, komentáře
record-title = Tahy
moves =
    .aria-label = Tahy
move-taken-back = vzat zpět
move-number = { NUMBER($ply, useGrouping: 0) }
variation-told = Varianta od tahu { NUMBER($ply, useGrouping: 0) }
variation-back = Zpět ke hře
show-moves = Tahy
walk =
    .aria-label = Procházení zápisu
walk-first =
    .aria-label = Na začátek
    .title = Na začátek ( < )
walk-back =
    .aria-label = O tah zpět
    .title = O tah zpět ( , )
walk-forward =
    .aria-label = O tah vpřed
    .title = O tah vpřed ( . )
walk-last =
    .aria-label = Na konec
    .title = Na konec ( > )
walk-capture-back =
    .aria-label = Předchozí zajetí
    .title = Předchozí zajetí ( [ )
walk-capture-forward =
    .aria-label = Další zajetí
    .title = Další zajetí ( ] )
walk-play =
    .aria-label = Přehrát tahy
    .title = Přehrát tahy jeden po druhém
walk-pause =
    .aria-label = Zastavit
    .title = Zastavit
ply =
    .aria-label = Tah
ply-told = { NUMBER($ply, useGrouping: 0) } / { NUMBER($plies, useGrouping: 0) }
ply-said = Tah { NUMBER($ply, useGrouping: 0) } z { NUMBER($plies, useGrouping: 0) }
pace =
    .aria-label = Sekund na tah
    .title = Sekund na tah
pace-seconds = { $seconds } s
views =
    .aria-label = Pohledy na zápis
show-tree = Strom
show-remarks = Komentář
show-marks = Značky
tree =
    .aria-label = Strom tahů. { $told }
tree-keys = Šipky vlevo a vpravo jdou po linii, nahoru a dolů k sousední variantě, Page Up a Page Down k předchozímu nebo dalšímu větvení, Home a End na začátek a konec linie. Delete odstraní vše odtud dál.
branches =
    .aria-label = Další tahy
branch-said = { $letter }: { $text }
move = { $word ->
    [start] Začátek
    [note] poznámka
    [dot] { $name } { $point }
    [declare] { $name } ohlašuje
    [pass] { $name } vynechává tah
    [stop] { $name }: uzemnění
    [resign] { $name } vzdává
    [time] { $name }: čas vypršel
    [draw] remíza
    [agree] konec po dohodě
    [settle] vyhodnocení území
   *[other] { $word }
}
node = Tah { NUMBER($ply, useGrouping: 0) }
node-gain = { $side ->
    [lost] ztrácí { $count }
    [other] { $name } bere { $count }
   *[own] bere { $count }
}{ $freed ->
    [0] { "" }
   *[other] { " " }a osvobozuje { $freed }
}
node-place = varianta { $place } z { $count }
node-branches = { $count ->
    [one] { $count } další tah
    [few] { $count } další tahy
    [many] { $count } dalšího tahu
   *[other] { $count } dalších tahů
}
node-said-comment = komentář
node-said-set-up = rozestavení
node-said-marks = značky
node-said-TE = dobrý
node-said-IT = zajímavý
node-said-DO = pochybný
node-said-BM = špatný

review-record = Rozbor
    .title = Rozbor hry: kdo kdy vedl a které tahy stály nejvíc
edit = Vyjmout…
    .title = Vyjmout, kopírovat, vložit a další
editing = Upravit
    .title = Komentáře, značky, varianty
edit-menu =
    .aria-label = Upravit zápis
edit-promote = Nastavit jako hlavní linii
edit-cut = Vyjmout odtud
edit-copy = Kopírovat odtud
edit-paste = Vložit za tento tah
edit-set-up = Rozestavit zde tečky…
edit-uncomment = Smazat komentář
edit-revert = Vrátit úpravu
    .title = Vrátit poslední úpravu (Ctrl+Z v zápisu)
edit-repeat = Opakovat úpravu
    .title = Opakovat úpravu (Ctrl+Y v zápisu)
said-edit-promote = Tato linie je teď první.
said-edit-cut = Vyjmuto.
said-edit-copy = Zkopírováno.
said-edit-paste = Vloženo.
said-edit-graft = Přidáno do zápisu.
said-edit-revert = Úprava vrácena.
said-edit-repeat = Úprava zopakována.
refusal-tree-nowhere = Takové místo v zápisu není.
refusal-tree-paste = Sem to nelze vložit: tahy nesedí.
refusal-tree-edit = Tady to nelze udělat.
refusal-tree-node = Toto místo už v zápisu není.
refusal-tree-nothing-to-revert = Není co vrátit.

comment-cut = (Zbytek komentáře je příliš dlouhý na zobrazení. Je v souboru.)
comment =
    .aria-label = Komentář
    .placeholder = Komentář
node-name =
    .aria-label = Název této pozice
    .placeholder = Název
verdict =
    .aria-label = Ohodnotit tah
    .title = Ohodnotit tah
judgement =
    .aria-label = Zhodnotit pozici
    .title = Zhodnotit pozici
remark-no-verdict = Tah…
remark-no-judgement = Pozice…
remark-TE = ! dobrý tah
remark-IT = !? zajímavý
remark-DO = ?! pochybný
remark-BM = ? špatný tah
remark-GB = lépe stojí { $first }
remark-GW = lépe stojí { $second }
remark-DM = vyrovnané
remark-UC = nejasné
said-kept = Uloženo.

tools =
    .aria-label = Značky
tool-TR =
    .aria-label = Trojúhelník
    .title = Trojúhelník
tool-SQ =
    .aria-label = Čtverec
    .title = Čtverec
tool-CR =
    .aria-label = Kroužek
    .title = Kroužek
tool-MA =
    .aria-label = Křížek
    .title = Křížek
tool-SL =
    .aria-label = Výběr
    .title = Výběr
tool-DD =
    .aria-label = Ztlumení
    .title = Ztlumení
tool-letter =
    .aria-label = Písmena
    .title = Další písmeno
tool-number =
    .aria-label = Čísla
    .title = Další číslo
tool-label =
    .aria-label = Text
    .title = Libovolný text
tool-AR =
    .aria-label = Šipka
    .title = Šipka z jednoho místa na druhé
tool-LN =
    .aria-label = Čára
    .title = Čára z jednoho místa na druhé
tool-eraser =
    .aria-label = Guma
    .title = Smazat všechny značky na místě
label-text =
    .aria-label = Text, který se napíše na plán
    .placeholder = Text
mark-here = Označit zde
mark-hint = { $tool ->
    [eraser] Klepáním na místa smažete jejich značky.
    [label] Napište dole text a pak klepejte na místa.
    [AR] Klepněte, kde šipka začíná, a pak, kde končí.
    [LN] Klepněte na jeden konec čáry a pak na druhý.
   *[other] Klepáním místa označíte; dalším klepnutím značku smažete.
} Skončíte klávesou Esc nebo novým klepnutím na nástroj.
mark-hint-end = Teď klepněte na druhý konec.
mark-TR = trojúhelník
mark-SQ = čtverec
mark-CR = kroužek
mark-MA = křížek
mark-SL = vybráno
mark-DD = ztlumeno
mark-AR = šipka
mark-LN = čára
said-mark = { $put ->
    [yes] Označeno { $point }.
   *[no] Značka na { $point } smazána.
}

## Vysvětlivky na plánu

explain-forecast = Předpověď
point-grounded = uzemněná
point-endangered = pravděpodobnost zajetí { $percent } %
point-likely = pravděpodobnost tahu sem { $percent } %
point-house = { $name } tu má domeček
point-threat = { $name } tu může zajmout { $count ->
    [one] 1 tečku
    [few] { $count } tečky
    [many] { $count } tečky
   *[other] { $count } teček
}

## Hra jako soubor, odkaz a obrázek

files = Otevřít…
    .title = Otevřít soubor nebo dřívější hru (Ctrl+O)
share-game = Sdílet…
share = Sdílet
    .title = Sdílet tuto hru: odkaz, soubor, obrázek
screen-close =
    .aria-label = Zavřít
    .title = Zavřít
part-away = Nepodařilo se to načíst. Zkuste to znovu, až budete připojeni k internetu.
game-size = { $width }×{ $height }
game-moves = { $count ->
    [one] { $count } tah
    [few] { $count } tahy
    [many] { $count } tahu
   *[other] { $count } tahů
}

drop-hint = Puštěním soubor otevřete
shelf-none = Tady se objeví dřívější hry.
shelf-waits = { $who ->
    [you] Jste na tahu
   *[other] Čeká na druhého hráče
}
shelf-remove =
    .aria-label = Odstranit tuto hru: { $name }
    .title = Odstranit tuto hru
shelf-forgotten = Odstraněno: { $name }.
shelf-back = Vrátit
everything-failed = Soubor se nepodařilo vytvořit.
library = Všechny hry
damaged-rows = { $count ->
    [one] Jeden záznam v tomto seznamu je poškozený a nelze ho zobrazit.
    [few] { $count } záznamy v tomto seznamu jsou poškozené a nelze je zobrazit.
    [many] { $count } záznamu v tomto seznamu je poškozeno a nelze je zobrazit.
   *[other] { $count } záznamů v tomto seznamu je poškozených a nelze je zobrazit.
}
damaged-save = Uložit, co zbylo, do souboru
damaged-remove = Odstranit
everything-stop = Zastavit
aside-title = Vaši poslední hru se nepodařilo zobrazit
aside-help = Stránka se při otevírání této hry dvakrát zastavila. Nic se neztratilo: hra je mezi nedávnými hrami pod „Otevřít“.
aside-new = Začít novou hru
aside-show = Zkusit znovu
full-title = Na současnou hru není místo
full-help = V tomto prohlížeči pro ni už mezi nedávnými hrami není místo. Nejprve ji uložte, nebo ji zahoďte.
full-stay = Ponechat tuto hru
full-go = Zahodit ji
game-result = { $how ->
    [points] { $name } +{ $by }
    [resignation] { $name } vyhrává vzdáním soupeře
    [time] { $name } vyhrává na čas
   *[other] { $name } vyhrává
}
game-draw = Remíza
game-void = Bez výsledku
game-unknown = Výsledek neznámý
game-nameless = Neznámá partie
page-title = { $game } · Kropki
refusal-page-opening = Hra se ještě otevírá.
refusal-page-kept = Vaše současná hra se nezměnila.

by-link-moved = Nový tah: { $name }. Jste na tahu, hrajete jako { $colour }.
by-link-yours = Jste na tahu, hrajete jako { $colour }.
by-link-theirs = Na tahu je { $name }. Pošlete odkaz.
by-link-asks = Teď odpovídá { $name }. Pošlete odkaz s nabídkou.
by-link-offered = { $kind ->
    [draw] { $name } nabízí remízu. Přijměte nabídku, nebo hrajte dál.
   *[settlement] { $name } nabízí vyhodnocení. Přijměte nabídku, nebo hrajte dál.
}
by-link-declined = { $name } nabídku odmítá. Jste na tahu, hrajete jako { $colour }.
by-link-over = Hra skončila. Pokud to { $name } ještě neví, pošlete odkaz.
by-link-share = Sdílet odkaz
by-link-try = Zkoušet tahy
    .title = Zkoušet tahy na kopii partie: nic z ní se neodešle
trial-told = Toto je kopie na zkoušení tahů. Nic z ní se neodešle.
trial-back = Zpět k partii
trial-gone = Tato partie už není mezi vašimi partiemi. Otevřete znovu její poslední odkaz.
told-copied = Zkopírováno.
told-copied-link = Odkaz zkopírován.
told-not-copied = Tento prohlížeč stránce nedovolí kopírovat. Označte text a zkopírujte ho ručně.
told-not-copied-picture = Tento prohlížeč stránce nedovolí kopírovat obrázky. Uložte ho jako soubor.
told-saved = Uloženo.
told-sent = Soubor by měl být mezi staženými. Pokud tam není, tento prohlížeč soubory neukládá: otevřete stránku v jiném.
told-sent-sgf = Soubor by měl být mezi staženými. Pokud tam není, zkopírujte SGF.

collection-title = Která hra?
collection-count = { $count ->
    [one] { $count } hra
    [few] { $count } hry
    [many] { $count } hry
   *[other] { $count } her
}
collection-found = { $found } z { $count ->
    [one] { $count } hry
    [few] { $count } her
    [many] { $count } hry
   *[other] { $count } her
}
collection-progress =
    .aria-label = Čtení souboru
collection-filter =
    .aria-label = Hledat hry
    .placeholder = Hráč, rok, výsledek…
collection-open = Otevřít

slip-close =
    .aria-label = Zavřít
    .title = Zavřít
slip-opened = Otevřeno: { $file }.
slip-remarks = { $count ->
    [one] { $count } chyba v souboru
    [few] { $count } chyby v souboru
    [many] { $count } chyby v souboru
   *[other] { $count } chyb v souboru
}
slip-at = Řádek { $line }, sloupec { $column }: { $words }
problem = { $kind ->
    [charset-guessed] soubor neuvádí kódování; bylo odhadnuto
    [charset-misnamed] text není v kódování, které uvádí CA
    [charset-undecodable] některé znaky jsou v tomto kódování neplatné
    [charset-unknown] CA uvádí neznámé kódování
    [sgf-no-game] v textu není žádná hra
    [sgf-junk] přebytečný text
    [sgf-empty-tree] prázdný strom
    [sgf-unopened] chybí závorka „(“
    [sgf-unclosed] zápis končí předčasně, chybí závorka „)“
    [sgf-late-node] uzel za variantou
    [sgf-no-semicolon] uzel bez středníku
    [sgf-no-value] název vlastnosti bez hodnoty
    [sgf-no-name] hodnota bez názvu vlastnosti
    [sgf-name] v názvu vlastnosti nejsou jen písmena
    [sgf-lowercase] malá písmena v názvu vlastnosti se přeskočila
    [sgf-duplicate] stejná vlastnost v uzlu dvakrát
    [sgf-unclosed-value] zápis končí předčasně, hodnota bez závorky „]“
    [sgf-bracket] přebytečná závorka „]“
    [sgf-too-many] chyb je víc
    [record-other-game] GM uvádí jinou hru nebo chybí
    [record-go] toto je zápis partie go
    [record-size] velikost plánu v SZ je neplatná
    [record-rules] pravidla jsou nesrozumitelná
    [record-point] toto není místo na plánu
    [record-set-up] rozestavení je neplatné
    [record-move] toto není tah
    [record-illegal-move] nedovolený tah; zůstává v poznámkách
    [record-after-end] tah po konci hry; zůstává v poznámkách
    [record-turn] tah mimo pořadí
    [record-claim] tah nevynutí to, co uvádí KF
    [record-crowded-node] více tahů v jednom uzlu nebo tah vedle rozestavení
    [record-ring] smyčka je neplatná; tečka se položila
    [record-ring-unclosed] smyčka se nevrací na začátek; použila se
    [record-rings] tah uvádí jiné smyčky, než uzavírá
    [record-result] výsledek nesouhlasí s tahy nebo není výsledkem
    [record-result-form] výsledek není zapsán podle FF[4]
    [record-settlement] vyhodnocení v TB a TW je neplatné
    [record-more-faults] výhrad je víc
    [record-too-large] hra je příliš velká
    [record-too-long] přehrání hry trvá příliš dlouho
    [record-more-games] v souboru je víc her
    [sav-count] hlavička uvádí jiný počet tahů
    [sav-next] hlavička uvádí špatnou barvu dalšího tahu
    [sav-move] neplatný tah; hra před ním končí
    [sav-name] jméno hráče není v CP1251
    [sav-truncated] soubor končí uprostřed tahu
    [transcript-answer] program odpovídá špatně: { $message }
    [transcript-no-board] program takovou desku nemá; není co posuzovat
   *[other] { $message }
}
slip-differs = Od tahu { $move } se zajetí uvedená v souboru liší od těch podle pravidel.
slip-modes = Zajetí
slip-listed = jak jsou v souboru
slip-automatic = podle pravidel
charset-choice = Vypadají písmena špatně? Číst je jako
slip-result = Soubor uvádí jiný výsledek: { $result }.
slip-right = Všechny odpovědi jsou správné: { $count }.
slip-broken = Nepodařilo se otevřít: { $file }.
slip-go = Otevřít jako hru s tečkami
slip-link = Tento odkaz se nepodařilo otevřít.
slip-opening = Otevírání
slip-patience = Tato hra je velká, takže to chvíli potrvá.
slip-shelved = Tuto hru se nepodařilo otevřít.
slip-pasted = Vložený text
slip-large = Má víc než { $most } MB, a tak velké soubory Kropki nečtou.
slip-embedded = Hra z jiné stránky
slip-lab = Hra z dílny Pythonu
slip-unreadable = Prohlížeč to nedokázal přečíst: { $reason }
slip-others = { $count ->
    [one] Přišel s ním ještě jeden soubor. Otevřít:
    [few] Přišly s ním ještě { $count } soubory. Otevřít:
    [many] Přišlo s ním souborů: { $count }. Otevřít:
   *[other] Přišlo s ním ještě { $count } souborů. Otevřít:
}
slip-empty = Není v něm žádná hra.
slip-set-up = Rozestavujete pozici. Nejprve začněte hru, nebo rozestavení zrušte.
slip-kept = Vaše současná hra se nezměnila.
refusal-record-unwritable = SGF dovoluje jen dva hráče.
refusal-record-go = Toto je zápis partie go, ne hry s tečkami.
refusal-record-unreadable-file = Není to soubor s hrou: čeká se SGF, .sav programu PointsXT, záznam rozhovoru s programem nebo diagram.
refusal-link-invalid = Je poškozený nebo useknutý. Řekněte si o něj znovu a zkopírujte ho celý.
refusal-link-too-large = Obsahuje víc než jakákoli hra.
refusal-link-old = Odkaz nepřináší nic nového: hra už má všechny jeho tahy.
refusal-link-none = V této adrese není žádná hra. Může ji skrývat poštovní filtr nebo zkrácený odkaz: otevřete adresu a zkopírujte tu, kterou pak ukáže prohlížeč.
refusal-file-none = Soubor už není otevřený. Otevřete ho znovu.

## Remíza

draw-offered = { $name } nabízí remízu.
draw-question = { $name }, souhlasíte?
draw-accept = Přijmout remízu
draw-decline = Hrát dál

## Nová hra

new-size = Hrací plán
new-width = Šířka
new-height = Výška
new-rules = Pravidla
new-first = První tah

rules-automatic = Zajetí jsou automatická
rules-declared = Zajetí se ohlašují
rules-russian = Do zaplnění plánu (ruská pravidla)
rules-russian-help = Zajetí jsou automatická, i uvnitř domečku. Hra končí, když je plán plný.
rules-wikipedia = Hráč se může uzemnit (Wikipedie)
rules-wikipedia-help = Zajetí jsou automatická. Hráč se může uzemnit; druhý pak zajme, co není uzemněné.
rules-stachowski = Hned nebo později (Stachowski)
rules-stachowski-help = Zajetí se ohlašují s tahem, hned nebo později. Hra končí, když je plán plný.
rules-wikikropki = Možná obklíčení se ohlašují (Wikikropki)
rules-wikikropki-help = Možná obklíčení se berou ohlášením s tahem. Hra končí, když je plán plný.
rules-zagram-standard = Do zaplnění nebo dohody (Zagram, standard)
rules-zagram-standard-help = Zajetí jsou automatická. Hra končí, když je plán plný nebo když se oba hráči dohodnou.
rules-zagram-no-territory = Po uzemnění hraje druhý dál (Zagram, bez území)
rules-zagram-no-territory-help = Zajetí jsou automatická. Když se uzemníte, druhý hraje dál sám.
rules-zagram-territory = Dohoda o území (Zagram, s územím)
rules-zagram-territory-help = Zajetí se ohlašují smyčkou libovolné velikosti. Oba hráči se mohou dohodnout na zbylých územích.
rules-custom = Vlastní volba
rules-custom-help = Podle výběru níže.

## Rozestavení pozice

setup-title = Rozestavit pozici
setup-tools =
    .aria-label = Co pokládá kliknutí
setup-eraser = Guma
setup-undo = Zpět
    .title = Vrátit poslední změnu (U)
setup-clear = Vymazat vše
setup-capture = Zajmout obklíčené tečky
setup-start = Začít
setup-here = Položit
setup-fine = { $count ->
    [0] Položte tečky na plán.
    [one] 1 tečka. Můžete začít.
    [few] { $count } tečky. Můžete začít.
    [many] { $count } tečky. Můžete začít.
   *[other] { $count } teček. Můžete začít.
}
setup-fault = { $point ->
    [none] { $words }
   *[other] { $point }: { $words }
}
setup-fault-pending = Než začnete, zajměte tečky, které jsou tu obklíčené.
setup-fault-no-ring = Toto území už není uzavřené.
setup-fault-no-enemy = V tomto území není soupeřova tečka.
setup-fault-full = Už není volné místo, kam hrát.
setup-erase = Smazat tečku
setup-keys = Šipky posouvají kurzor. Enter položí, co je vybrané, 1 až 4 vybírají barvu, 0 vybírá gumu, Delete maže tečku, U vrací změnu, G přejde na místo.
said-setup = Rozestavení pozice. { $tool ->
    [eraser] Vybraná je guma.
   *[other] Vybráno: { $tool }.
}
said-put = { $name } na { $point }.
said-erased = { $point } je prázdné.
said-cleared = Plán je prázdný.
said-captured = { $count ->
    [0] Nic není obklíčené.
    [one] Jedno území.
    [few] { $count } území.
    [many] { $count } území.
   *[other] { $count } území.
}

## Konec hry

end-title = Ukončit hru
end-who = Který hráč?
end-offer_draw = Nabídnout remízu
end-offer_draw-help = { $players ->
    [2] Nikdo nevyhraje, pokud druhý hráč přijme.
   *[other] Nikdo nevyhraje, pokud všichni ostatní přijmou.
}
end-by-link = { $when ->
    [before] Nejprve táhněte: nabídka se pošle s odkazem.
   *[after] Nabídka se pošle s odkazem.
}
end-settle = Vyhodnotit území
end-settle-help = Dohodněte se na zbylých oblastech a spočítejte je.
end-stop = Uzemnit se
end-stop-help = { $kind ->
    [settled] Vše vaše, co není uzemněné, hned ztratíte a hra skončí.
    [last] I všichni ostatní už jsou uzemnění, takže hra skončí.
   *[played] Už nepoložíte žádnou tečku; { $players ->
        [2] druhý hráč pokračuje, jak dlouho chce
       *[other] ostatní pokračují, jak dlouho chtějí
    }.
}
end-finish = Skončit hned
end-resign = Vzdát se
end-resign-help = { $players ->
    [2] Vyhraje druhý hráč, ať je skóre jakékoli.
   *[other] Ostatní hrají dál; vaše tečky zůstanou.
}
stopped-alone = Uzemnění: { $stopper }; { $name } hraje dál.
stopped-others = Uzemnění: { $stopper }; ostatní hrají dál.
stop = Uzemnit se
    .aria-label = Uzemnit se: také { $name } se uzemní a hra skončí
    .title = Také { $name } se uzemní a hra skončí

## Výsledek

result-win = { $who ->
    [you] { $by ->
        [0] Vyhráváte
        [one] Vyhráváte o { $by } tečku
        [few] Vyhráváte o { $by } tečky
        [many] Vyhráváte o { $by } tečky
       *[other] Vyhráváte o { $by } teček
    }
    [computer] { $by ->
        [0] Vyhrává počítač
        [one] Počítač vyhrává o { $by } tečku
        [few] Počítač vyhrává o { $by } tečky
        [many] Počítač vyhrává o { $by } tečky
       *[other] Počítač vyhrává o { $by } teček
    }
   *[name] { $by ->
        [0] Vyhrává { $name }
        [one] { $name } vyhrává o { $by } tečku
        [few] { $name } vyhrává o { $by } tečky
        [many] { $name } vyhrává o { $by } tečky
       *[other] { $name } vyhrává o { $by } teček
    }
}
result-draw = Remíza
result-status = { $result }. { $reason }
result-komi = { $name } má ve skóre započteno komi: { $komi }.
reason = { $reason ->
    [full-board] Plán je plný.
    [resignation] Vzdání: { $names }.
    [draw] Remíza po dohodě.
    [agreed] Další hra by výsledek nezměnila.
    [settlement] Území vyhodnoceno po dohodě.
    [stop] { $players ->
        [2] Oba hráči se uzemnili.
       *[other] Všichni hráči se uzemnili.
    }
    [stop-settled] Uzemnění: { $names }; co nebylo uzemněné, je ztraceno.
    [passes] { $players ->
        [2] Oba hráči vynechali tah.
       *[other] Všichni hráči vynechali tah.
    }
    [time] Čas vypršel: { $names }.
    [lead] K výhře stačí náskok { $number ->
        [one] { $number } tečky
        [few] { $number } teček
        [many] { $number } tečky
       *[other] { $number } teček
    }.
    [first-to] { $name } má jako první { $number ->
        [one] { $number } zajatou tečku
        [few] { $number } zajaté tečky
        [many] { $number } zajaté tečky
       *[other] { $number } zajatých teček
    }.
   *[other] { $reason }
}
result-lost = { $count ->
    [0] { $name } nic neztrácí.
    [one] { $name } ztrácí { $count } oblast vyznačenou na plánu. Teček zajato: { $captured }{ $freed ->
        [0] .
       *[other] , osvobozeno: { $freed }.
    }
    [few] { $name } ztrácí { $count } oblasti vyznačené na plánu. Teček zajato: { $captured }{ $freed ->
        [0] .
       *[other] , osvobozeno: { $freed }.
    }
    [many] { $name } ztrácí { $count } oblasti vyznačené na plánu. Teček zajato: { $captured }{ $freed ->
        [0] .
       *[other] , osvobozeno: { $freed }.
    }
   *[other] { $name } ztrácí { $count } oblastí vyznačených na plánu. Teček zajato: { $captured }{ $freed ->
        [0] .
       *[other] , osvobozeno: { $freed }.
    }
}
result-again = Další hra
    .title = Začít další hru se stejným nastavením
result-share = Sdílet
result-review = Rozbor
result-close =
    .aria-label = Zavřít výsledek
    .title = Zavřít výsledek

## Nabídka skončit

decided = { $what ->
    [captures] Zajmout už nelze nic.
   *[winner] { $who ->
        [you] Vaše výhra je už jistá.
        [computer] Výhra počítače je už jistá.
       *[name] { $name } už určitě vyhraje.
    }
}
finish-question = { $who ->
    [computer] Počítač navrhuje skončit.
   *[people] Skončit?
}
finish-yes = Skončit
finish-no = Hrát dál
refusal-settlement-undecided = Výsledek se ještě může změnit.

## Rozbor

review-ask = Rozbor
    .aria-label = Rozbor hry
    .title = Kdo kdy vedl a které tahy stály nejvíc
you = Vy
refusal-review-no-moves = Nejsou tahy k rozboru.
lead-curve =
    .aria-label = Kdo vyhraje: odhad počítače po každém tahu
lead-told = Odhad: { $lead }
review-lead = { $value ->
    [0] vyrovnané
   *[other] { $name } +{ $value }
}
review-place = Tah { NUMBER($ply, useGrouping: 0) } z { NUMBER($plies, useGrouping: 0) }: odhad: { $lead }

## Nápověda

help-rules = Pravidla
help-learn = Výuka na malém plánu
help-turns = Hráči se střídají. V každém tahu položte jednu tečku své barvy na libovolný volný průsečík.
help-capture = Uzavřený řetěz vašich teček zajme soupeřovy tečky uvnitř. Tečky se spojují vodorovně, svisle i šikmo. Oblast se stane vaším územím: nikdo už tam nehraje.
help-edge = Okraj plánu není součástí řetězu, takže tečky spojené s okrajem jsou v bezpečí.
help-house = Řetěz kolem prázdných průsečíků zatím nic nebere. Soupeřova tečka položená dovnitř je zajata, pokud sama neuzavře řetěz.
help-end = Hra končí, když je plán plný, dohodou, nebo když se hráč vzdá. Vyhrává, kdo zajme víc teček.

goto = Přejít na místo
goto-go = Přejít

## Lekce

learn-done = { $done } z { $all }
learn-board =
    .aria-label = Plán { $width } krát { $height }. Pohybujte se šipkami a stiskněte Enter.
learn-restart = Od začátku
learn-chosen = vybraná
stairs = Schody: krátké hry

# Tvary, které lekce učí
shape-ring = To je smyčka.
shape-house = To je domeček.
shape-cross = To je kříž.
shape-ladder = To je žebřík.
shape-net = To je síť.
shape-fork = To je dvojitá hrozba.
shape-grounded = Tyto tečky jsou uzemněné.

## Čtené nahlas

said-move = { $name } na { $point }.
said-capture = { $name } bere { $count ->
    [one] { $count } tečku
    [few] { $count } tečky
    [many] { $count } tečky
   *[other] { $count } teček
}, { $place }.
said-frees = { $name } osvobozuje { $count ->
    [one] { $count } tečku
    [few] { $count } tečky
    [many] { $count } tečky
   *[other] { $count } teček
}.
said-undo = Tah vzat zpět.
said-declined = Nabídka odmítnuta.
said-accepted = { $name } souhlasí.
said-pass = { $name } vynechává tah.
said-stop = { $name }: uzemnění.
said-resign = { $name } se vzdává.
said-time = { $name }: čas vypršel.
said-new = Nová hra, { $width } krát { $height }.
point-span = od { $from } do { $to }
said-last = Poslední tah: { $name } na { $point }.
said-no-last = Zatím tu není žádná tečka.
said-around = Kolem { $point }: { $points }. Ostatní místa jsou volná.
said-around-free = Kolem { $point } je všechno volné.
said-row = Řada { $row }: { $points }. Ostatní místa jsou volná.
said-row-free = Celá řada { $row } je volná.
said-territories = { $name } má území: { $places }.
said-no-territories = Zatím tu není žádné území.
said-no-threats = Další tečkou nikdo nic nezajme.
point = { $point }, { $lies ->
    [dot] tečka: { $dot }
    [territory] území: { $owner }
    [enclosed] tečka: { $dot }, území: { $owner }
   *[free] volné
}

## Plán na jiných stránkách

viewer-board =
    .aria-label = Hrací plán { $width } krát { $height }. { $first } proti { $second }, zajato { $captures }. Tah { $move } z { $length }.
viewer-first =
    .aria-label = Na začátek
    .title = Na začátek
viewer-back =
    .aria-label = O tah zpět
    .title = O tah zpět
viewer-forward =
    .aria-label = O tah vpřed
    .title = O tah vpřed
viewer-last =
    .aria-label = Na konec
    .title = Na konec
viewer-play =
    .aria-label = Přehrát tahy
    .title = Přehrát tahy
viewer-pause =
    .aria-label = Pozastavit
    .title = Pozastavit
viewer-what = Kropki: obkličte cizí tečky
viewer-rules = Pravidla
viewer-try = Hrát
    .title = { viewer-page }
viewer-page = Zahrát si Kropki
viewer-turn = táhne
viewer-line = Vaše varianta ×
    .aria-label = Vaše varianta: zavřít ji a vrátit se ke hře
    .title = Zpět ke hře
viewer-menu =
    .aria-label = Více
    .title = Více
viewer-open = Otevřít ve hře Kropki
viewer-sgf = Uložit jako SGF
viewer-picture = Uložit jako obrázek
viewer-unreadable = Tento prohlížeč stránce nedovolí vytvořit obrázek
viewer-starting = Python se spouští…
viewer-game = Tuto hru nelze zobrazit.
viewer-file = Soubor s hrou nelze přečíst.
viewer-origin = Hra je na jiném webu. Zobrazit lze jen hry z tohoto webu.
viewer-python = Python se nespustil, takže tu nelze hrát.
viewer-files = K další hře jsou potřeba soubory hry Kropki, které tu chybějí. Pokud je to vaše stránka, uveďte jejich adresu v KROPKI_SITE.
viewer-unclosed =
    { $move ->
        [-1] Zápis končí uprostřed varianty.
        [0] Zápis končí předčasně, před prvním tahem.
       *[other] Zápis končí předčasně, po tahu { $move }.
    }
viewer-junk = Část tohoto textu nepatří ke hře: možná byl změněn.
viewer-move = Některý tah tohoto zápisu nelze přečíst: možná byl změněn.
viewer-markup = Stránka změnila text tohoto zápisu: v komentářích mohou chybět znaky.
viewer-undecodable = Některá písmena tohoto záznamu nelze přečíst: soubor neuvádí kódování. Uložte ho v UTF-8.
viewer-more-games = V tomto zápisu je víc her. Zobrazena je jen první.
viewer-go = { refusal-record-go }
viewer-other-game = Toto je zápis jiné hry (GM[{ $game }]), ne hry s tečkami. Je zobrazen jako hra s tečkami.

## Úlohy

puzzles-aim = { $kind ->
    [hidden] Na tahu: { $player }. Co je nejlepší?
    [in] Na tahu: { $player }. { $gain ->
        [one] Získejte { $gain } tečku
        [few] Získejte { $gain } tečky
        [many] Získejte { $gain } tečky
       *[other] Získejte { $gain } teček
    } { $dots ->
        [one] v { $dots } tahu.
        [few] ve { $dots } tazích.
        [many] v { $dots } tahu.
       *[other] v { $dots } tazích.
    }
    [win] Na tahu: { $player }. { $gain ->
        [one] Získejte { $gain } tečku
        [few] Získejte { $gain } tečky
        [many] Získejte { $gain } tečky
       *[other] Získejte { $gain } teček
    }.
    [lose] Na tahu: { $player }. { $gain ->
        [one] Ztraťte nejvýš { $gain } tečku
        [few] Ztraťte nejvýš { $gain } tečky
        [many] Ztraťte nejvýš { $gain } tečky
       *[other] Ztraťte nejvýš { $gain } teček
    }.
   *[keep] Na tahu: { $player }. Neztraťte nic.
}
puzzles-told = { $stage ->
    [thinks] …
    [goes-on] Správně. Dál.
    [solved] Vyřešeno.
    [shown] Sledujte tahy.
   *[waits] Jste na tahu.
}
puzzles-wrong = { $has ->
    [yes] { $name } odpoví { $point }. To nestačí.
   *[no] To nestačí.
}
puzzles-hint-theme = { $theme ->
    [captures] Které soupeřovy tečky mají málo východů?
    [doubles] Hledejte tečku, která hrozí dvěma zajetími.
    [ladders] Každým tahem pohrozte zajetím.
    [broken] Opravdu žebřík vychází? Ověřte, kde končí.
    [saves] Co by soupeř zajal příště?
    [connect] Dva vaše řetězy potřebují jeden druhý.
    [houses] Podívejte se na volná místa uvnitř smyček.
    [races] Hrozí obě strany. Kdo je první?
    [last] Každá tečka musí někam. Kde škodí nejméně?
   *[other] Nejprve si projděte všechna zajetí, svá i soupeřova.
}
puzzles-hint-where = { $step ->
    [3] Hrajte na trojúhelník.
   *[other] Podívejte se na kroužky.
}

## Kamarád u jiného zařízení

friend-game = Hra: { $width } × { $height }, „{ $rules }“{ $clock ->
    [yes] , s hodinami
   *[no] , bez hodin
}. Změnit to můžete v okně „Nová“.
seat-friend = Kamarád, přes Wi-Fi

# Poslední zpráva: bez ní soubor nedorazil celý.
complete = yes

## Door

## Screen
files-tabs =
    .aria-label = Co s hrou udělat
open-title = Otevřít
share-title = Sdílet
tab-save = Odkaz, soubor
tab-picture = Obrázek, GIF
tab-embed = Vložit na web
about-title = O hře
open-choose = Vybrat soubor…
    .aria-label = Vybrat soubor…
open-paste = Vložit
open-help = Soubor můžete také přetáhnout kamkoli na stránku nebo vložit hru či odkaz. Kropki čtou SGF, soubory .sav programu PointsXT, diagramy pozic a záznamy rozhovorů s programy, které posuzují.
leaves-title = Dohrané hry
leaves-newer =
    .aria-label = Novější hra
    .title = Novější hra
leaves-older =
    .aria-label = Starší hra
    .title = Starší hra
shelf-title = Nedávné hry
shelf-volatile = Tento seznam zmizí, až stránku opustíte: prohlížeč nedovoluje ho uchovat. Uložte vše do souboru.
everything-save = Uložit vše do souboru
everything-help = Všechny hry odsud, nastavení a váš postup v lekcích a úlohách. V jiném prohlížeči soubor vyberte nebo přetáhněte, a přidají se tam.
everything-loaded = { $count ->
    [0] Postup byl přidán; nové hry nejsou.
    [one] Přidán postup a jedna hra.
    [few] Přidán postup a { $count } hry.
    [many] Přidán postup a { $count } hry.
   *[other] Přidán postup a { $count } her.
}
everything-busy = Přidávání partií: { NUMBER($done, style: "percent") }…
everything-damaged = { $count ->
    [one] Jeden záznam byl vynechán, protože je poškozený.
    [few] { $count } záznamy byly vynechány, protože jsou poškozené.
    [many] { $count } záznamu bylo vynecháno, protože jsou poškozené.
   *[other] { $count } záznamů bylo vynecháno, protože jsou poškozené.
}
everything-roomless = { $count ->
    [one] Jedna partie byla vynechána, protože pro ni není místo. Uvolněte místo a vyberte soubor znovu.
    [few] { $count } partie byly vynechány, protože pro ně není místo. Uvolněte místo a vyberte soubor znovu.
    [many] { $count } partie bylo vynecháno, protože pro ně není místo. Uvolněte místo a vyberte soubor znovu.
   *[other] { $count } partií bylo vynecháno, protože pro ně není místo. Uvolněte místo a vyberte soubor znovu.
}
everything-stopped = Zbytek nebyl přečten. Chcete-li pokračovat, vyberte soubor znovu.
save-title = Jako soubor
save-file = Uložit jako SGF…
save-copy = Kopírovat SGF
save-drawing = Kopírovat diagram
save-image = Kopírovat obrázek
save-help = Soubor SGF obsahuje všechny tahy, varianty a komentáře. Diagram ukazuje současnou pozici jako text.
save-players = SGF dovoluje jen dva hráče. Sdílejte tuto hru jako odkaz nebo obrázek.
link-title = Jako odkaz
link-help-file = Odkaz otevře tento soubor na tomto počítači i s hrou. Chcete-li hru sdílet, pošlete ji jako soubor.
link-help = Celá hra je přímo v odkazu. Dokud ho nesdílíte, nikam se nic neposílá. V chatu má každý odkaz stejný obrázek, proto přidejte obrázek hry.
link-here = Otevřít na tahu { $move }
link-copy = Kopírovat odkaz
qr = Naskenujte telefonem a otevřete hru v něm.
qr-code =
    .aria-label = QR kód odkazu
link-share = Sdílet…
by-link-title = Odkaz pro hráče: { $name }
by-link-help = Druhý hráč odkaz otevře, zahraje a pošle vám odkaz zpět.
by-link-help-file = Pošlete tento text. Druhý hráč ho ve svých Kropkách vloží v okně „Otevřít“, zahraje a pošle vám nový.
by-link-first = Jste na tahu: nejprve zahrajte, pak sdílejte odkaz. Tento jen ukazuje hru.
by-link-answer = Nejprve odpovězte na nabídku, pak sdílejte odkaz. Tento jen ukazuje hru.
by-link-name = Vaše jméno
by-link-begin = Hrát dál přes odkaz
by-link-begin-help = Vy: { $you }. Kdo otevře odkaz: { $other }.
by-link-clock = Přes odkaz se hraje jen bez hodin.
picture-formats =
    .aria-label = Formát
picture-gif = GIF
picture-png = PNG
picture-svg = SVG
picture-scale = Velikost
scale-board = Jako na obrazovce
scale-16 = Malý
scale-24 = Střední
scale-40 = Velký
picture-coordinates = Souřadnice
picture-numbers = Čísla tahů
picture-from = Tahy
picture-to = až
picture-seconds = Sekund na tah
picture-size = { $width } × { $height } pixelů
picture-size-kept = { $width } × { $height } pixelů, { NUMBER($kilobytes, maximumFractionDigits: 0) } kB
picture-animated = Hra jako animace
picture-shown = Pozice jako obrázek
picture-progress =
    .aria-label = Kreslení
picture-make = Vytvořit GIF
picture-save-gif = Uložit GIF…
picture-save-png = Uložit PNG…
picture-save-svg = Uložit SVG…
picture-no-moves = Zvolte tahy od 0 do { $last }, první před posledním.
picture-failed = Obrázek se nepodařilo vytvořit: { $reason }
picture-unreadable = Tento prohlížeč stránce nedovolí číst, co kreslí. Povolte to pro tento web v nastavení prohlížeče, nebo zvolte SVG.
embed-kinds =
    .aria-label = Způsob vložení
embed-kind-frame = Rámec
embed-kind-element = Skript
embed-sizes = Velikost
embed-size-own = Vlastní
embed-themes = Motiv
embed-theme-auto = Podle čtenáře
embed-theme-light = Světlý
embed-theme-dark = Tmavý
embed-theme-help = Pokud nic nezvolíte, rám je tmavý u čtenářů s tmavým motivem systému a skript se řídí motivem stránky.
embed-language = Jazyk
embed-language-auto = Podle čtenáře
embed-at = Začít na tahu
embed-controls = Tlačítka k procházení
embed-hints = Komentáře a značky
embed-interactive = Čtenáři mohou hrát dál
embed-size-real = { $width } × { $height } pixelů
embed-size-shrunk = { $width } × { $height } pixelů, zobrazeno na { $percent } %
embed-text =
    .aria-label = Kód ke vložení
embed-copy = Kopírovat
embed-title = Partie hry Kropki: { $game }
embed-puzzle-title = Úloha ze hry Kropki
embed-help = Vložte tento kód do zdrojového kódu kterékoli stránky. Rámec funguje všude, kde jsou rámce povolené; se skriptem je plán přímo součástí stránky.
embed-nowhere = Chcete-li hru vložit, dejte soubory ze složky „dist“ na server do složky „kropki“ vedle své stránky. Tato stránka byla otevřena z disku a nemá náhled.
info-players = Hráči
info-rank = Úroveň
info-team = Tým
info-game = Hra
info-notes = Poznámky
info-PB = Jméno hráče: { $player }
info-EV = Turnaj
info-RO = Kolo
info-PC = Místo
info-DT = Datum
info-GN = Název hry
info-RE = Výsledek podle souboru
info-GC = Popis hry
info-SO = Zdroj
info-US = Autor zápisu
info-AN = Autor komentáře
info-CP = Autorská práva

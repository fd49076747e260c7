## Door
classes = Hodiny pro třídu

## Screen
class-strip =
    .aria-label = Hodina
class-back =
    .aria-label = Zpět k hodině
    .title = Zpět k hodině
class-home = Hodina je seznam lekcí, úloh a her od učitele. Otevřete zde její soubor, nebo použijte její odkaz.
class-opens = Hodina se otevírá…
class-broken = V tomto souboru není hodina: { $fault }
class-open-file = Otevřít hodinu
class-make = Sestavit hodinu
class-change = Změnit
class-leave = Opustit hodinu
class-list = Kroky
class-next = Další krok
class-show = Ukázat hru
class-place = Krok { $number } z { $count }
class-no-hints = Rady tu nejsou.
class-no-computer = Počítač tu nehraje.
class-level = Nejsilnější soupeř: { computer-name }.
class-kind = { $kind ->
    [lesson] Lekce
    [puzzle] Úloha
    [position] Pozice
   *[game] Hra
}
class-puzzle = Úloha: { $theme }
class-missing = Na této stránce to není.
class-done = hotovo
class-open = ještě ne
class-wrong = { $count ->
    [one] { $count } chybná odpověď
    [few] { $count } chybné odpovědi
    [many] { $count } chybné odpovědi
   *[other] { $count } chybných odpovědí
}
class-for-teacher = Stránka učitele
class-teacher-help = Tady není nic skryté, zakázané ani se nic nepočítá. Žákům pošlete jejich vlastní odkaz.
class-link-pupils = Kopírovat odkaz pro žáky
class-link-teacher = Kopírovat odkaz pro učitele
class-print = Vytisknout pracovní list
class-as-pupil = Zobrazit jako žák
class-as-teacher = Pro učitele
class-ask = Jak byste táhli? Položte tečku.
class-put = Váš tah: { $point }.
class-played = { $same ->
    [yes] Váš tah: { $point }, stejně jako ve hře.
   *[no] Váš tah: { $point }. Ve hře byl tah { $other }.
}
class-code = Moje výsledky
class-code-help = Ukažte tento kód učiteli. Je v něm, co jste v této hodině udělali, a jméno, které sem napíšete; nic jiného.
class-name = Vaše jméno nebo číslo, chcete-li
class-qr = Kód jako QR kód
class-copy = Kopírovat kód
class-copied = Kód je zkopírován.
class-desk = Číst kódy
class-codes = Kódy žáků, na každém řádku jeden
class-desk-help = Napište je nebo vložte; neopustí tuto stránku. ✓ je hotovo, – není a ✗ počítá chybné odpovědi.
class-fault = { $fault ->
    [other] Řádek { $line } patří k jiné hodině.
    [old] Na řádku { $line } je starý kód. Může patřit k jiné hodině, nebo k této před změnou.
   *[damaged] Na řádku { $line } je překlep.
}
class-platform = { $state ->
    [waits] Výuková platforma zatím neodpovídá. Jakmile odpoví, uloží, co uděláte.
    [none] Kolem této stránky není žádná výuková platforma: co uděláte, se zavřením stránky ztratí.
    [review] Platforma ukazuje hodinu k prohlédnutí: nic se neukládá.
    [browse] Toto je náhled: nic se neukládá.
    [no-credit] Tentokrát se neznámkuje, ale co uděláte, se uloží.
    [full] Platforma nemá místo pro rozdělané lekce: dokončete lekci, než stránku zavřete.
    [final] Výuková platforma nepřijímá všechno, co jste udělali ({ $detail }), a zkoušet to znovu nepomůže. Řekněte to učiteli, než stránku zavřete.
   *[refused] Výuková platforma nepřijímá, co jste udělali ({ $detail }). Stránka to zkouší znovu. Pokud to potrvá, řekněte to učiteli, než stránku zavřete.
}
class-platform-cut = Platforma neuložila všechno, co jste udělali. Co se dalo přečíst, je zde; ostatní kroky udělejte znovu.
class-pupils = Žák
class-pupil = Žák { $number }
class-all = Všichni
class-sum = ✓{ $done } ✗{ $wrong }
maker-title = Název
maker-level = Počítač
maker-level-to = nejvýš { computer-name }
maker-hints = Rady jsou povoleny
maker-steps = Kroky
maker-lesson = Lekce
maker-theme = Úlohy
maker-count =
    .aria-label = Kolik úloh
maker-add-lesson = Přidat
maker-add-puzzles = Přidat
maker-add-game = Přidat hru z plánu
maker-add-position = Přidat jen pozici
maker-no-board = Tento plán přidat nelze: krokem může být jen hra dvou hráčů a plán nesmí být plný.
maker-own = Vlastní lekce
maker-add-draft = Přidat tu z editoru
maker-add-own = Přidat ze souboru…
maker-own-file =
    .aria-label = Soubor s lekcí
maker-no-draft = V editoru zatím žádná lekce není: Výuka → Lekce → Napsat lekci.
maker-hidden = Zeptat se zde „Jak byste táhli?“ a skrýt pokračování
maker-added = { $count ->
    [one] Přidán { $count } krok.
    [few] Přidány { $count } kroky.
    [many] Přidáno { $count } kroku.
   *[other] Přidáno { $count } kroků.
}
maker-up =
    .aria-label = Výš: { $title }
    .title = Výš: { $title }
maker-down =
    .aria-label = Níž: { $title }
    .title = Níž: { $title }
maker-remove =
    .aria-label = Odebrat: { $title }
    .title = Odebrat: { $title }
maker-open = Otevřít
maker-save = Uložit jako soubor
maker-link = Kopírovat odkaz pro žáky
maker-no-title = Nejprve dejte hodině název. Žáci ho vidí.
maker-no-steps = Nejprve přidejte krok: lekci, úlohy nebo plán.
maker-link-long = Hodina je na odkaz příliš dlouhá: uložte ji jako soubor.

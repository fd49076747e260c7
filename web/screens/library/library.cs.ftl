## Door
library-open = Všechny hry ({ $count })
library-away = Seznam her se nepodařilo načíst. Zkuste to znovu, až budete připojeni k internetu.

## Screen
library-words = Hledat
library-hint =
    .placeholder = Jméno, #štítek, 15×15, rok
library-folder = Složka
library-all = Všechny složky
library-none = Bez složky
library-import = Přidat hry ze souboru…
library-export = Uložit vše jako SGF…
library-more = Zobrazit další
library-found = Nalezeno: { $count }
library-file =
    .aria-label = Složka a štítky: { $name }
    .title = Složka a štítky
library-in-folder = Složka
library-tags = Štítky oddělené čárkou
library-done = Hotovo
library-kept = { $state ->
    [kept] Prohlížeč tyto hry uchovává.
    [tight] V prohlížeči už skoro není místo na hry. Uložte je do souboru a některé odstraňte.
    [volatile] Prohlížeč nedovoluje této stránce nic ukládat: až ji zavřete, hry zmizí. Uložte je do souboru.
    [refused] Prohlížeč nesouhlasil s trvalým uchováním. Čas od času ukládejte hry do souboru.
   *[loose] Prohlížeč může tyto hry smazat, když mu dojde místo.
}
library-keep = Požádat, aby je uchoval
library-busy = { $done } z { $all }…
library-exported = Partie v souboru: { $count }.
library-export-left = Vynecháno poškozených a příliš velkých: { $left }.
library-imported = Přidáno: { $count }.
library-import-left = Vynecháno prázdných a poškozených: { $left }.
library-import-rest = Ještě nepřidáno: { $rest }. Chcete-li pokračovat, vyberte soubor znovu.
library-refused = V souboru nejsou žádné hry, nebo pro ně není místo.

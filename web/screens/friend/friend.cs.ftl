## Door
friend = Kamarád, stejná Wi-Fi
friend-away = Hru s kamarádem se nepodařilo načíst. Zkuste to znovu, až budete připojeni k internetu.

## Screen
friend-strip =
    .aria-label = Hra s kamarádem
friend-title = Hra s kamarádem poblíž
friend-help = Obě zařízení musí být ve stejné síti, třeba na stejné Wi-Fi nebo na hotspotu telefonu. Spojí se přímo, bez serveru.
friend-name = Vaše jméno
friend-somebody = kamarád
friend-inviting = Pozvat kamaráda
friend-colour = Vaše barva
friend-lot = Náhodně
friend-invite = Pozvat
friend-joining = Mám pozvánku
friend-join-help = Naskenujte kamarádův kód kamerou tohoto zařízení, nebo vložte text, který jste dostali.
friend-join-go = Odpovědět
friend-invite-title = Pozvánka
friend-watch-title = Pozvánka pro diváka
friend-step = { $step ->
    [1] 1. Ukažte tento kód
   *[2] 2. Načtěte odpověď
}
friend-invite-help = Kamarád ho naskenuje kamerou, nebo otevře odkaz, který mu pošlete. Toto okno nezavírejte.
friend-accept-help = Kamarádovo zařízení pak také ukáže kód. Naskenujte ho, nebo vložte jeho text.
friend-accept-go = Připojit
friend-answer-title = Vaše odpověď
friend-answer-help = Teď kamarád naskenuje tento kód, nebo vloží jeho text. Pak hra začne.
friend-qr = QR kód textu níže
friend-code = Kód jako text
friend-copy = Kopírovat text
friend-copied = Zkopírováno.
friend-share = Sdílet
friend-read = Kód nebo odkaz od kamaráda
friend-camera = Skenovat kamerou
friend-camera-end = Vypnout kameru
friend-camera-view = Obraz z kamery
friend-connecting = Připojování…
friend-fault = { $fault ->
    [damaged] Tento kód je poškozený nebo neúplný. Naskenujte nebo zkopírujte ho znovu.
    [newer] Tento kód vytvořila novější verze stránky. Obnovte tu stránku a zkuste to znovu.
    [offer] To je pozvánka, ne odpověď. Kamarád musí nejdřív načíst váš kód.
    [answer] To je odpověď na pozvánku. Patří do zařízení, které zve.
    [other] Tato odpověď patří k jiné nebo staré pozvánce. Vytvořte novou pozvánku.
    [busy] Probíhá hra s kamarádem. Než se připojíte k jiné, opusťte ji.
    [network] Toto zařízení není připojené k žádné síti. Připojte se ke stejné Wi-Fi jako kamarád, nebo zapněte hotspot.
    [camera] Kamera tu není, nebo se nesmí použít. Vložte text.
    [late] Spojení pořád není. Je to nejnovější kód a jsou obě zařízení ve stejné síti? Některé sítě pro hosty zařízení oddělují; pak použijte hotspot telefonu.
   *[browser] Tento prohlížeč nedovolí stránce spojit se s jiným zařízením.
}
friend-playing = Hrajete. Soupeř: { $name }.
friend-you-watch = Díváte se, jak hraje { $name }.
friend-lost = Spojení se přerušilo. Hra je uložená na obou zařízeních.
friend-left = Druhé zařízení hru opustilo. Hra tu zůstává.
friend-wrong = Zařízení se neshodnou na tahu { $number }. Tah byl odmítnut.
friend-lost-host = Může se samo obnovit. Pokud ne, pozvěte znovu: hra bude pokračovat, kde skončila.
friend-lost-guest = Může se samo obnovit. Pokud ne, požádejte o novou pozvánku: hra bude pokračovat, kde skončila.
friend-wishes = { $wish ->
    [undo] { $name } žádá o vrácení tahu.
    [pause] { $name } žádá o zastavení hodin během svého tahu.
   *[again] { $name } navrhuje další hru s výměnou barev.
}
friend-asked = { $wish ->
    [undo] Žádost o vrácení tahu odeslána.
    [pause] Žádost o zastavení hodin odeslána. Dokud nepřijde souhlas, tvoje hodiny běží.
   *[again] Návrh na další hru s výměnou barev odeslán.
}
friend-declined = { $wish ->
    [undo] { $name } nesouhlasí: tah zůstává.
    [pause] { $name } nesouhlasí: tvoje hodiny běží dál.
   *[again] { $name } teď další hru nechce.
}
friend-flood = Druhá stránka poslala příliš mnoho zpráv, proto bylo spojení ukončeno. Partie zůstala zachována.
friend-watchers = Sledují: { $names }.
friend-faults = { $count ->
    [one] Přeskočena { $count } nesrozumitelná zpráva.
    [few] Přeskočeny { $count } nesrozumitelné zprávy.
    [many] Přeskočeno { $count } nesrozumitelné zprávy.
   *[other] Přeskočeno { $count } nesrozumitelných zpráv.
}
friend-yes = Souhlasit
friend-no = Odmítnout
friend-again = Hrát znovu
friend-dismiss = Zavřít
friend-reconnect = Připojit znovu
friend-more = Podrobnosti
friend-watching = Diváci
friend-watching-none = Nikdo se nedívá. O tom, kdo smí, rozhodujete vy.
friend-watching-help = Hru vidí, ale nemohou ji změnit.
friend-watch = Pozvat diváka
friend-remove = Odebrat
friend-remove-who = Odebrat: { $name }
friend-leave = Opustit hru
friend-given = Odpověď převzala karta s pozvánkou. Vraťte se k ní.
friend-nobody = Tato odpověď patří k pozvánce, která už není otevřená. Vytvořte novou pozvánku.
friend-refused = { $name }: chybný tah byl odmítnut.
friend-other-course = Na kamarádově zařízení tato hra probíhala jinak a teď je vidět tamní verze. Vaše je mezi nedávnými hrami.
friend-parted = { $why ->
    [removed] Tuto hru už nemůžete sledovat.
    [version] Druhé zařízení má jinou verzi stránky. Obnovte stránku na obou.
    [full] Diváků je už příliš mnoho.
   *[left] Druhé zařízení hru opustilo.
}
refusal-page-friend-game = Probíhá hra s kamarádem. Nejdřív ji opusťte.
refusal-page-friend-turn = Na tahu je kamarád.
refusal-page-friend-lost = Není spojení s kamarádem.
refusal-page-friend-back = Toto je dřívější pozice. Nejdřív přejděte na poslední tah.
refusal-page-friend-edit = Ve hře s kamarádem se dá jen táhnout, upravovat ji nejde.
refusal-page-friend-watch = Tuto hru sledujete.
refusal-page-friend-waits = Váš poslední tah je ještě na cestě.
refusal-page-friend-late = Ve stejnou chvíli se stalo něco jiného. Zkuste to znovu.
refusal-page-friend-forged = Nebyl to váš tah.
refusal-page-friend-differs = Pozice se po něm liší.
refusal-page-friend-time = Hodiny obou zařízení se příliš liší v tom, jak dlouho trval.
refusal-page-friend-broken = Hru se tu nepodařilo přehrát.

## Screen
fork-title = Dvě verze této hry
fork-help = Odkaz se liší od hry v tomto zařízení: někdo změnil tah nebo pokračoval z dřívější pozice. Vyberte, která hra má pokračovat. Hra z tohoto zařízení v každém případě zůstane mezi vašimi hrami.
fork-mine = V tomto zařízení
fork-link = V odkazu
fork-keep = Nechat svou
fork-take = Vzít tu z odkazu

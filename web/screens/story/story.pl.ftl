## Screen
story-title = Co przesądziło o wyniku
story-seeks = Szukam decydujących ruchów…
story-took = Ruch { NUMBER($ply, useGrouping: 0) }: { $point } okrąża { $count }
story-lost = Ruch { NUMBER($ply, useGrouping: 0) }: { $point } ginie w domku
story-see = Pokaż na planszy
story-retry = Znajdź lepszą kropkę
story-better = Pokaż lepszą kropkę
story-easier = Łatwiej
    .title = Poziom { $level }
story-harder = Trudniej
    .title = Poziom { $level }
story-lesson = { $what ->
    [ladder] Co to jest drabinka?
    [net] Co to jest sieć?
    [fork] Co to jest podwójne zagrożenie?
    [house] Co to jest domek?
    [grounded] Jak chronić swoje kropki?
    [freed] Jak oswobadza się kropki?
    [areas] Jak jedna kropka okrąża w dwóch miejscach?
   *[other] Jak zamyka się pętla?
}

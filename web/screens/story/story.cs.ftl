## Screen
story-title = Co rozhodlo partii
story-seeks = Hledám rozhodující tahy…
story-took = Tah { NUMBER($ply, useGrouping: 0) }: { $point } zajímá { $count }
story-lost = Tah { NUMBER($ply, useGrouping: 0) }: { $point } zaniká v domečku
story-see = Ukázat na plánu
story-retry = Najít lepší tečku
story-better = Ukázat lepší tečku
story-easier = Lehčí
    .title = Úroveň { $level }
story-harder = Těžší
    .title = Úroveň { $level }
story-lesson = { $what ->
    [ladder] Co je žebřík?
    [net] Co je síť?
    [fork] Co je dvojitá hrozba?
    [house] Co je domeček?
    [grounded] Jak ochránit své tečky?
    [freed] Jak se tečky osvobozují?
    [areas] Jak jedna tečka zajme na dvou místech?
   *[other] Jak se smyčka uzavře?
}

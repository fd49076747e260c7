## Screen
coach-taken = { $count ->
    [1] Pozor: vaše tečka { $point } může být hned zajata.
   *[other] Pozor: tečky v kroužcích mohou být hned zajaty.
}
coach-ladder = { $count ->
    [1] Vaše tečka { $point } je chycena v žebříku: když bude utíkat, ztratíte s ní i všechny přidané tečky. Ještě ji můžete nechat být.
   *[other] Vaše tečky v kroužcích jsou chyceny v žebříku: když budou utíkat, ztratíte s nimi i všechny přidané. Ještě je můžete nechat být.
}
coach-off = Bez trenéra
coach-is-off = Trenér je vypnutý. Znovu ho zapnete v nastavení.

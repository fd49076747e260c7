## Screen
story-title = Что решило партию
story-seeks = Ищу решающие ходы…
story-took = Ход { NUMBER($ply, useGrouping: 0) }: { $point } берёт { $count }
story-lost = Ход { NUMBER($ply, useGrouping: 0) }: { $point } гибнет в домике
story-see = Показать на поле
story-retry = Найти точку лучше
story-better = Показать точку лучше
story-easier = Легче
    .title = Уровень { $level }
story-harder = Труднее
    .title = Уровень { $level }
story-lesson = { $what ->
    [ladder] Что такое лестница?
    [net] Что такое сеть?
    [fork] Что такое двойная угроза?
    [house] Что такое домик?
    [grounded] Как защитить свои точки?
    [freed] Как освобождают точки?
    [areas] Как одной точкой захватить дважды?
   *[other] Как замыкается цепь?
}

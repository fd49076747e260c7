## Screen
story-title = Що вирішило партію
story-seeks = Шукаю вирішальні ходи…
story-took = Хід { NUMBER($ply, useGrouping: 0) }: { $point } бере { $count }
story-lost = Хід { NUMBER($ply, useGrouping: 0) }: { $point } гине в будиночку
story-see = Показати на полі
story-retry = Знайти кращу крапку
story-better = Показати кращу крапку
story-easier = Легше
    .title = Рівень { $level }
story-harder = Важче
    .title = Рівень { $level }
story-lesson = { $what ->
    [ladder] Що таке драбинка?
    [net] Що таке сітка?
    [fork] Що таке подвійна загроза?
    [house] Що таке будиночок?
    [grounded] Як захистити свої крапки?
    [freed] Як звільняють крапки?
    [areas] Як однією крапкою захопити двічі?
   *[other] Як замикається ланцюг?
}

## Screen
story-title = What decided the game
story-seeks = Looking for the moves that decided it…
story-took = Move { NUMBER($ply, useGrouping: 0) }: { $point } took { $count }
story-lost = Move { NUMBER($ply, useGrouping: 0) }: { $point } was lost in a house
story-see = Show on the board
story-retry = Find a better dot
story-better = Show a better dot
story-easier = Easier
    .title = Level { $level }
story-harder = Harder
    .title = Level { $level }
story-lesson = { $what ->
    [ladder] What is a ladder?
    [net] What is a net?
    [fork] What is a double threat?
    [house] What is a house?
    [grounded] How do dots stay safe?
    [freed] How are dots freed?
    [areas] How does one dot capture twice?
   *[other] How does a ring close?
}

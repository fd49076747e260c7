## Screen
coach-taken = { $count ->
    [1] Uwaga: twoja kropka { $point } może zaraz zostać okrążona.
   *[other] Uwaga: kropki w kółkach mogą zaraz zostać okrążone.
}
coach-ladder = { $count ->
    [1] Twoja kropka { $point } wpadła w drabinkę: jeśli będzie uciekać, stracisz z nią wszystkie dołożone kropki. Możesz ją jeszcze zostawić.
   *[other] Twoje kropki w kółkach wpadły w drabinkę: jeśli będą uciekać, stracisz z nimi wszystkie dołożone. Możesz je jeszcze zostawić.
}
coach-off = Bez trenera
coach-is-off = Trener jest wyłączony. Włączysz go znowu w ustawieniach.

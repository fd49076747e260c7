## Screen
fork-title = Zwei Verläufe dieser Partie
fork-help = Der Link weicht von der Partie auf diesem Gerät ab: Jemand hat einen Zug geändert oder von einer früheren Stellung aus weitergespielt. Wähle, welche Partie weitergeht. Die von diesem Gerät bleibt auf jeden Fall bei deinen Partien.
fork-mine = Auf diesem Gerät
fork-link = Im Link
fork-keep = Meine behalten
fork-take = Die aus dem Link nehmen

## Door
compare = Varianten vergleichen …
compare-failed = Der Vergleich konnte nicht geladen werden. Prüfe, ob du online bist, und versuche es dann erneut.

## Screen
compare-title = Varianten vergleichen
compare-side = Feld { $side }
compare-together = Gemeinsam blättern
compare-show = In der Partie zeigen

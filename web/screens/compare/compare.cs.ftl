## Door
compare = Porovnat varianty…
compare-failed = Porovnání se nepodařilo načíst. Zkontrolujte připojení k internetu a zkuste to znovu.

## Screen
compare-title = Porovnání variant
compare-side = Plán { $side }
compare-together = Procházet společně
compare-show = Ukázat ve hře

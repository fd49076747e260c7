## Door
compare = Порівняти варіанти…
compare-failed = Не вдалося завантажити порівняння. Перевірте з’єднання з інтернетом і спробуйте ще раз.

## Screen
compare-title = Порівняння варіантів
compare-side = Поле { $side }
compare-together = Гортати разом
compare-show = Показати в грі

## Door

## Screen
friends-title = З другом
friends-here = Тут, на цьому пристрої
friends-here-help = Ви ходите по черзі на одному екрані.
friends-link = За посиланням
friends-link-help = Після кожного ходу ви надсилаєте посилання в будь-якому чаті. Обліковий запис нікому не потрібен.
friends-near = В одній мережі
friends-near-help = Два пристрої в одній мережі Wi-Fi грають без сервера.

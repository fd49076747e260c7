## Door

## Screen
friends-title = З другом
friends-here = Удвох тут
friends-here-help = Ви ходите по черзі на одному екрані.
friends-link = { seat-link }
friends-link-help = Після кожного ходу ви надсилаєте посилання в будь-якому чаті. Обліковий запис нікому не потрібен.
friends-near = { seat-friend }
friends-near-help = Два пристрої в одній мережі Wi-Fi грають без сервера.

## Door

## Screen
invite = Початок
invite-play = Грати
invite-fits = з комп’ютером на вашому рівні
invite-people = двоє гравців тут
invite-learn = Навчитися за 2 хвилини
invite-learn-help = перше оточення крок за кроком
invite-friend = З другом
invite-friend-help = тут, за посиланням або поруч
friends-title = З другом
friends-here = Тут, на цьому пристрої
friends-here-help = Ви ходите по черзі на одному екрані.
friends-link = За посиланням
friends-link-help = Після кожного ходу ви надсилаєте посилання в будь-якому чаті. Обліковий запис нікому не потрібен.
friends-near = В одній мережі
friends-near-help = Два пристрої в одній мережі Wi-Fi грають без сервера.

## Door

## Screen
invite = Початок
invite-play = Грати
invite-fits = з комп’ютером на вашому рівні
invite-people = удвох тут
invite-learn = Навчитися за 2 хвилини
invite-learn-help = перше оточення крок за кроком
invite-friend = З другом
invite-friend-help = тут, за посиланням або поруч

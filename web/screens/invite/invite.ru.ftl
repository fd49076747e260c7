## Door

## Screen
invite = Начало
invite-play = Играть
invite-fits = с компьютером на вашем уровне
invite-people = вдвоём здесь
invite-learn = Научиться за 2 минуты
invite-learn-help = первое окружение шаг за шагом
invite-friend = С другом
invite-friend-help = здесь, по ссылке или рядом

## Screen
arrival-title = Kropki, игра «Точки»
arrival-you = Вы — { $colour }.
arrival-shared = Кто-то показывает вам эту партию.
arrival-game = К игре
arrival-watch = Смотреть с начала
arrival-play = Сыграть
arrival-learn = Научиться за 2 минуты

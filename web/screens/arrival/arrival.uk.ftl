## Screen
arrival-title = Kropki, гра «Крапки»
arrival-you = Ви — { $colour }.
arrival-shared = Хтось показує вам цю партію.
arrival-game = До гри
arrival-watch = Дивитися від початку
arrival-play = Зіграти
arrival-learn = Навчитися за 2 хвилини

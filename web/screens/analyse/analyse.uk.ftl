## Door
analyse = Аналіз цієї гри

## Screen
analyse-title = Аналіз
analyse-tap = Торкніться на полі крапки або пункту, про який хочете запитати.
analyse-put = Поставити тут крапку
analyse-close =
    .aria-label = Закрити аналіз
    .title = Закрити
analyse-compare = Два поля
layers =
    .aria-label = Показати на полі
layer-none = { $layer }: зараз на полі такого немає.
layer-threats = Під загрозою
layer-threats-help = Маленька крапка в кружку: хід сюди захоплює. Штрихи показують, що саме.
layer-grounded = У безпеці
layer-grounded-help = Риски під крапкою: вона в безпеці, бо з’єднана з краєм.
layer-chains = З’єднані
layer-chains-help = Подвійні лінії: з’єднані крапки.
layer-houses = Будиночки
layer-houses-help = Лінія з крапок і квадратики: замкнено, всередині немає крапок суперника.
layer-pools = Ще не захоплено
layer-pools-help = Пунктир: крапки суперника обведено, але ще не захоплено.
layer-forecast-help = Чого очікує комп’ютер. Дуга навколо крапки: наскільки ймовірно, що її захоплять. Ромби: ймовірні ходи.
layer-offers = Можна оголосити
layer-offers-help = Заштриховані для обох гравців. Інакше їх видно лише після «Оголосити».
layer-branches = Варіанти
layer-branches-help = Маленькі літери: тут гра розгалужується.
review-start = Розібрати гру
why-captured = { $name }: цей пункт захоплено на { $ply }-му ході, разом із ним { $captured ->
    [one] { $captured } крапку
    [few] { $captured } крапки
    [many] { $captured } крапок
   *[other] { $captured } крапки
}. Усередині більше не можна ставити крапки.
why-dot = Тут стоїть крапка: { $name }.
why-house = Це будиночок ({ $name }): замкнений ланцюг, усередині якого нічого не захоплено. Крапку іншого гравця тут буде захоплено, якщо тільки вона сама раніше не захопить.
why-closes = { $name } може захопити тут { $captured }.
why-threat = { $name } може захопити цю крапку ходом { $point }.
why-grounded = Вона в безпеці: оточити її більше ніхто не може.
why-open = Однією крапкою її ніхто не захопить, але вона ще не в безпеці.
why-quiet = Крапка тут одразу нічого не захоплює.
review-progress =
    .aria-label = Перебіг розбору
review-starts = Комп’ютер готується…
review-running = Хід { NUMBER($ply, useGrouping: 0) } з { NUMBER($plies, useGrouping: 0) }.
review-done = { $all ->
    [yes] { $count ->
        [0] Помилок немає: жодної крапки не втрачено.
       *[other] Помилки: { $first } { $firsts }, { $second } { $seconds }.
    }
   *[no] Розбір зупинено після ходу { NUMBER($ply, useGrouping: 0) } з { NUMBER($plies, useGrouping: 0) }.{ $count ->
        [0] { "" }
       *[other] { " " }Помилки: { $first } { $firsts }, { $second } { $seconds }.
    }
}
review-small = І втрати по одній крапці ({ $count })
review-add = Додати до запису
review-added = Додано до запису
review-puzzles = Скласти задачі
review-puzzles-stop = Перервати складання задач
review-puzzles-none = Жодна з цих помилок не дає доведеної задачі.
review-comment = Краще, ніж { $point } (втрата { $loss }){ $has ->
    [yes] : { $why }.
   *[no] .
}
review-again = Розібрати знову
review-failed = Розбір не вдався: комп’ютер не запустився.
refusal-review-left = Розбір зупинився до першого ходу.
refusal-review-busy = Комп’ютер обмірковує хід. Розбір можна почати після цього.
refusal-review-too-long = Гра задовга для розбору: межа — 3000 ходів.
review-elsewhere = Інший варіант
review-list =
    .aria-label = Найдорожчі помилки
review-mistake = Хід { NUMBER($ply, useGrouping: 0) }, { $name } на { $point }: втрата { $loss }.
review-better = Краще: { $better }{ $has ->
    [yes] , { $why }.
   *[no] .
}
review-curve =
    .aria-label = Очікуваний результат після кожного ходу
compare-title = Порівняння варіантів
compare-side = Поле { $side }
compare-together = Гортати разом
compare-show = Показати в грі

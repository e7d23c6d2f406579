### How long a tournament takes, and how fair it is.

forecast-title = Как долго и насколько справедливо?
forecast-of = Как долго и насколько справедливо: { $name }
forecast-back = К черновику
forecast-long = Как долго
forecast-hands-blocks = За каждым столом { $hands ->
    [one] { $hands } раздача
    [few] { $hands } раздачи
    [many] { $hands } раздач
   *[other] { $hands } раздачи
} подряд, { $blocks ->
    [one] { $blocks } блок
    [few] { $blocks } блока
    [many] { $blocks } блоков
   *[other] { $blocks } блока
}.
forecast-hands-between = Раздач около { $hands }, обычно от { $least } до { $most }.
forecast-hands-open = Играют, пока вы не остановите.
forecast-takes = Займёт { $time }.
forecast-takes-between = Займёт примерно { $time }, обычно от { $least } до { $most }.
forecast-ends = Конец примерно: { $when }.
forecast-pace = { $minutes }:{ $seconds }
forecast-pace-help = При темпе { $pace } мин на раздачу, вместе с тасовкой и подсчётом. Перерывы и ожидание более медленного стола — сверх того.
forecast-pace-change = Изменить темп
forecast-minutes = { $minutes ->
    [one] { $minutes } мин
    [few] { $minutes } мин
    [many] { $minutes } мин
   *[other] { $minutes } мин
}
forecast-hours = { $hours ->
    [one] { $hours } ч
    [few] { $hours } ч
    [many] { $hours } ч
   *[other] { $hours } ч
}
forecast-hours-minutes = { $hours } ч { $minutes } мин
forecast-fair = Насколько справедливо
forecast-chance = Какова вероятность, что победит сильнейший игрок?
forecast-chance-team = Какова вероятность, что победит команда сильнейшего игрока?
forecast-when = Сыграно
forecast-percent = Шанс
forecast-equal = Если бы все были равны
forecast-chosen = как намечено
forecast-after-rounds = { $rounds ->
    [one] { $rounds } раунд
    [few] { $rounds } раунда
    [many] { $rounds } раундов
   *[other] { $rounds } раунда
}
forecast-after-hands = { $hands ->
    [one] { $hands } раздача
    [few] { $hands } раздачи
    [many] { $hands } раздач
   *[other] { $hands } раздачи
}
forecast-after-blocks = { $blocks ->
    [one] { $blocks } блок
    [few] { $blocks } блока
    [many] { $blocks } блоков
   *[other] { $blocks } блока
}
forecast-after-end = До конца
forecast-edge = Насколько силён сильнейший?
forecast-edge-hint = В скольких из 100 раздач за столом на четверых этот игрок сбрасывает все карты. Среди равных — в 25.
forecast-edge-30 = 30 · немного сильнее
forecast-edge-35 = 35 · заметно сильнее
forecast-edge-45 = 45 · намного сильнее
forecast-edge-57 = 57 · внимательный игрок среди новичков
forecast-tell = Посчитать
forecast-model = Считаем, что все равны по силе, кроме одного игрока: он сбрасывает все карты в { $edge } из 100 раздач за столом на четверых (равные игроки — в 25), а сила стороны — это сила её игроков вместе. Кто сбросит карты, решает жребий, оставшееся у других взято из 20 000 раздач, которые сыграла программа, и весь турнир разыгрывается на компьютере столько раз: { $runs }.
forecast-model-57 = 57 — столько выиграл внимательный бот программы в 10 000 раздач против трёх, игравших наугад.

### Charts of a tournament, and what an entrant won with whom and against whom.

tab-charts = Графики
charts-title = Графики: { $name }
charts-points = Очки по раздачам
charts-hands-won = Выигрыши по раздачам
charts-hands-lost = Проигрыши по раздачам
charts-empty = Первая линия появится с первым результатом.
charts-fewer = Чем меньше, тем лучше: кто впереди, тот в самом низу.
charts-by-average = Линии показывают суммы. Места распределяются по среднему за раздачу, потому что не все играют одинаковое число раздач.
charts-play-off = Кто первый, решает тай-брейк. К этим линиям он ничего не добавляет.
charts-follow = Выделить
charts-follow-nobody = никого
charts-follow-show = Показать
charts-totals = Суммы по раздачам
charts-description = { $lines ->
    [one] { $lines } линия
    [few] { $lines } линии
    [many] { $lines } линий
   *[other] { $lines } линии
}: начало — { $hand }. Впереди: { $first }. Числа — в таблице ниже.
charts-start = Начало
charts-target = Цель: { $points }
charts-limit = Предел: { $points }
charts-line = { $name }: { $value }
charts-table = Числа в таблице

charts-cards = Какие карты обходятся дороже всего
charts-cards-counted = { $count ->
    [one] Карты, оставшиеся на руках: их посчитали поштучно { $count } раз.
    [few] Карты, оставшиеся на руках: их посчитали поштучно { $count } раза.
    [many] Карты, оставшиеся на руках: их посчитали поштучно { $count } раз.
   *[other] Карты, оставшиеся на руках: их посчитали поштучно { $count } раза.
}
charts-cards-totals = { $count ->
    [one] Ещё { $count } раз ввели только сумму.
    [few] Ещё { $count } раза ввели только сумму.
    [many] Ещё { $count } раз ввели только сумму.
   *[other] Ещё { $count } раза ввели только сумму.
}
charts-cards-secret = Карты раскладов, которые ещё предстоит сыграть за другими столами, пока не показаны.
charts-card = Карта
charts-card-left = Осталось
charts-card-points = Очки

## On the page of an entrant

encounters-chart = Показать на графике
encounters-balance = Взятые и отданные очки
encounters-balance-help = Что осталось у соперников в выигранных раздачах и что осталось здесь в проигранных
encounters-taken = Взято
encounters-given = Отдано
encounters-biggest = Самые крупные раздачи
encounters-took = взято
encounters-gave = отдано
encounters-partners = Выигрыши по партнёрам
encounters-opponents = Выигрыши по соперникам
encounters-charged = Очки за карты

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

chances-title = Шансы на первое место
chances-first = Первое место
chances-place = Ожидаемое место
chances-about = примерно { $n } из 100
chances-hardly = меньше { $n } из 100
chances-nearly = больше { $n } из 100
chances-hardly-short = < { $n }
chances-nearly-short = > { $n }
chances-to-come = Шансы рассчитываются и сейчас появятся здесь.
chances-early = Шансы появятся, как только каждый сыграет в среднем столько раздач: { $hands }. До этого они говорили бы больше об удаче, чем об игроках.
chances-endless = Шансы здесь не показываются: этот матч заканчивает только организатор, и никто не знает, сколько раздач ещё впереди.
chances-runs = Несыгранные раздачи разыграны на компьютере, начиная с уже записанного, столько раз: { $runs }.
chances-method = Кто сбросит все карты, решает жребий с учётом того, насколько сильны могут быть игроки. Об этом судят по тому, кто сбрасывал все карты до сих пор, а пока раздач мало, все считаются почти равными. Что остаётся на руках у других, берётся из раздач этого турнира и из множества прочих. Шанс — это сколько раз из 100 участник оказывался первым; разделённое первое место засчитывается частично. Ожидаемое место — среднее по всем розыгрышам.
chances-limits = Шансы ничего не знают о картах, которыми играют сейчас, о прошлых вечерах, о тай-брейке и о том, кто ещё придёт или уйдёт. «Примерно 30 из 100» значит: из десяти человек, которым это сказано, первыми становятся трое.

### The command line.

## Every command

cli-problem = { $place }: { $text }
cli-unreadable = { $file } не читается: { $reason }
cli-unwritable = Не удаётся записать вывод: { $reason }
cli-option-form = «{ $given }» — не параметр: напишите NAME=VALUE, например house.zero50=true
cli-bad-url = «{ $given }» — не адрес, по которому сервис доступен людям: напишите http:// или https://, имя и, если нужно, порт, например https://uno.example, без пути после него.
cli-standard-input = стандартный ввод

## Standings

cli-rank = Место
cli-name = Имя
cli-total = Сумма
cli-average = Среднее
cli-hands = Раздачи
cli-won = Выигр.
cli-season-points = Очки
cli-season-evenings = Вечера
cli-season-counted = В зачёт
cli-season-won = Первые
cli-lost = Проигр.
cli-best = Лучшая
cli-worst = Худшая
cli-state = Состояние
cli-at_limit = Предел
cli-duplicate = Расклад
cli-state-playing = играет
cli-state-winner = победа
cli-state-lost = проигрыш
cli-state-eliminated = выбывает
cli-state-withdrawn = вне игры
cli-state-disqualified = дисквалификация
cli-state-placed = –
cli-finished = { $reason ->
    [schedule] Окончен: все раздачи записаны.
    [target] Окончен: цель достигнута.
    [limit] Окончен: предел достигнут.
    [last-standing] Окончен: все остальные выбыли.
   *[stopped] Окончен: остановлен организатором.
}
cli-play-off = Тай-брейк за первое место: { $won }
cli-next = Дальше стол { $table } играет раздачу { $hand } раунда { $round }: { $seats }

## Schedule

cli-hand = Раздача
cli-round = Раунд
cli-block = Блок
cli-table = Стол
cli-seats = Места, по часовой стрелке
cli-dealer = Сдаёт
cli-opener = Начинает
cli-fairness = Поровну: сколько раз каждый с каждым — партнёром { $partners }, соперником { $opponents }, соседом слева { $left }; раздач у каждого { $hands }{ $rests ->
    [none] {""}
   *[other] , блоков отдыха { $rests }
}{ $deals ->
    [none] .
   *[other] , сдаёт { $deals }, начинает { $opens }.
}
cli-schedule-name = { $format ->
    [two-vs-two] Двое на двое
    [four-player] Четыре игрока
    [eight-player] Восемь игроков
    [team] Командная игра
    [free-for-all] Каждый за себя
    [challenge] Вызов
    [cowboy] Ковбой
    [duo] DUO
    [individual] Личный турнир
   *[other] { $format }
}

## Simulation

cli-bot-unknown = «{ $given }» — не бот. Выберите из этих: { $known }.
cli-no-winner = По этим правилам в раздаче нет такого победителя, какой нужен для этого подсчёта. Выберите другие правила или подходящий к ним подсчёт.
cli-progress = раздач: { $done } из { $all }
cli-statistics = Раздач: { $hands } за { $seconds } с, { $threads } { $threads ->
    [one] поток
    [few] потока
    [many] потоков
   *[other] потока
}: { $speed } в секунду
    Ходов за раздачу: { $turns }
    Очков победителю: в среднем { $mean }, медиана { $median }, чаще всего от { $low } до { $high }
    Побед по местам за столом: { $seats }; у начинающего: { $opener }
    Тупик и пересдача: { $stuck }; прекращено как бесконечные: { $abandoned }

## Hand logs

cli-log = протокол { $number }
cli-endless-match = По этим правилам матч не кончается: за последние раздачи ({ $hands }) никто не набрал ни очка.
cli-no-logs = Протоколов раздач там нет.
cli-logs-right = { $count ->
    [one] Проверен { $count } протокол раздачи, всё верно.
    [few] Проверено { $count } протокола раздач, всё верно.
    [many] Проверено { $count } протоколов раздач, всё верно.
   *[other] Проверено { $count } протокола раздач, всё верно.
}

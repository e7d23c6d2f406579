### The pages of a tournament, and its leaderboard.

## Every page of a tournament

public-facts = { $format } · { $scoring }
public-own-rules = На этом турнире играют иначе:
public-winners = { $count ->
    [one] { $players ->
        [one] Побеждает { $names }
        [few] Побеждают { $names }
        [many] Побеждают { $names }
       *[other] Побеждают { $names }
    }
    [few] Первое место делят { $names }
    [many] Первое место делят { $names }
   *[other] Первое место делят { $names }
}
public-loser = { $count ->
    [one] Проигрывает { $losers }
    [few] Проигрывают { $losers }
    [many] Проигрывают { $losers }
   *[other] Проигрывают { $losers }
}; ниже предела: { $names }
public-nobody-under = { $line }; ниже предела не остался никто
public-and-losers = { $line }; { $count ->
    [one] проигрывает { $losers }
    [few] проигрывают { $losers }
    [many] проигрывают { $losers }
   *[other] проигрывают { $losers }
}
public-lost-most = Больше всего проигранных раздач: { $names }
public-hands-played = { $played ->
    [0] Ни одна раздача ещё не сыграна
    [one] Сыграна { $played } раздача
    [few] Сыграно { $played } раздачи
    [many] Сыграно { $played } раздач
   *[other] Сыграно { $played } раздачи
}
public-hands-of = Сыграно раздач: { $played } из { $all }
public-target = { $points ->
    [one] Играют до { $points } очка.
    [few] Играют до { $points } очков.
    [many] Играют до { $points } очков.
   *[other] Играют до { $points } очков.
}
public-limit = { $points ->
    [one] Предел — { $points } очко.
    [few] Предел — { $points } очка.
    [many] Предел — { $points } очков.
   *[other] Предел — { $points } очков.
}
public-limit-plays-on = Играют все раздачи, даже если кто-то достигнет предела ({ $points }).
board-name-at-limit = { $name } (предел достигнут)
public-agreed = { $hands ->
    [one] Договорились на { $hands } раздачу.
    [few] Договорились на { $hands } раздачи.
    [many] Договорились на { $hands } раздач.
   *[other] Договорились на { $hands } раздачи.
}
public-rounds = { $rounds ->
    [one] Играют { $rounds } раунд.
    [few] Играют { $rounds } раунда.
    [many] Играют { $rounds } раундов.
   *[other] Играют { $rounds } раунда.
}
public-blocks = { $blocks ->
    [one] Играют { $blocks } блок.
    [few] Играют { $blocks } блока.
    [many] Играют { $blocks } блоков.
   *[other] Играют { $blocks } блока.
}
public-plus = +{ $points }
public-minus = −{ $points }
public-nought = { $points }
public-duplicate = Одинаковые расклады
public-duplicate-line = В каждой раздаче за всеми столами одни и те же карты. Каждый второй раунд повторяет расклады, только стороны меняются картами. Столбец «{ board-duplicate }» показывает, на сколько очков больше других в среднем берут ваши стороны с теми же картами. На места это не влияет.
public-won = победа
public-lost = проигрыш
public-against = { $one } — { $other }
public-deals-opens = Сдаёт { $dealer }, начинает { $opener }
public-after-end = Записано после конца, не засчитывается
public-tabs = Страницы турнира

tab-leaderboard = Таблица
tab-schedule = Расписание
tab-control-room = Управление турниром

reason-schedule = Все раздачи сыграны.
reason-target = Цель достигнута.
reason-limit = Предел достигнут.
reason-last-standing = Все остальные выбыли.
reason-stopped = Организатор остановил турнир досрочно.

## The leaderboard

board-caption-std = Выигранные очки, сначала больше
board-caption-lose200 = Очки за оставшиеся карты, сначала меньше
board-caption-lazy = Выигранные раздачи, сначала больше
board-caption-average-std = Выигранные очки в среднем за раздачу, сначала больше
board-caption-average-lose200 = Очки за оставшиеся карты в среднем за раздачу, сначала меньше
board-caption-average-lazy = Доля выигранных раздач, сначала больше
board-caption-challenge = Очки за оставшиеся карты; кто достиг предела, выбывает
board-caption-placement = Проигранные раздачи, сначала меньше
board-caption-refill = Очки за добор, сначала больше
board-rank = Место
board-rank-short = №
board-name = Имя
board-total = Очки
board-chance = Шанс, из 100
board-chance-line = Первое место: { $chance }
board-chances-link = Шансы и как они рассчитаны
board-average = Среднее
board-duplicate = Расклад
board-hands = Разд.
board-won = Выигр.
board-lost = Проигр.

## Who came and who left

board-people = Изменения состава
board-people-line = { $what } ({ $when })
play-off-hands = { $hands ->
    [1] Всё решает одна раздача. { $won }.
    [one] До { $hands } выигранной раздачи. { $won }.
    [few] До { $hands } выигранных раздач. { $won }.
    [many] До { $hands } выигранных раздач. { $won }.
   *[other] До { $hands } выигранных раздач. { $won }.
}
play-off-won = { $name } { $hands }
public-play-off-runs = Тай-брейк за первое место
board-play-off = Тай-брейк за первое место
board-play-off-void = Тай-брейк не засчитывается
board-play-off-void-help = После исправления первое место больше не делят те же участники. Сыгранные раздачи сохранены:
board-after-end = Записано после конца
board-after-end-help = Эти раздачи не засчитываются: матч закончился раньше.
board-tables = Сейчас играют
board-table-waits = Блок сыгран, ждёт остальных.
board-sitting-out = В этом блоке отдыхают: { $names }
board-updated = Обновлено: { $when }
board-drawn = Порядок игроков
public-drawn-by-lot = По жребию, { $when }: { $order }
public-drawn-as-typed = Выбран организатором, { $when }: { $order }
board-how = Формат и правила
board-live = Страница обновляется сама.

## The leaderboard as a scoreboard

board-block = Блок
board-up = { $places ->
    [one] на { $places } место выше, чем в начале блока
    [few] на { $places } места выше, чем в начале блока
    [many] на { $places } мест выше, чем в начале блока
   *[other] на { $places } места выше, чем в начале блока
}
board-down = { $places ->
    [one] на { $places } место ниже, чем в начале блока
    [few] на { $places } места ниже, чем в начале блока
    [many] на { $places } мест ниже, чем в начале блока
   *[other] на { $places } места ниже, чем в начале блока
}
board-last-hand = Последняя раздача:
board-at-table = Стол { $table }, в паре: { $partners }
board-rests = В этом блоке отдыхает
board-recent = Последние раздачи
board-now = Сейчас

## The row of the person who uses this device

own-row = Вы
own-row-place = Ваше место: { $place }
own-row-show = К моей строке
own-row-remember = Это я
own-row-forget = Это не я

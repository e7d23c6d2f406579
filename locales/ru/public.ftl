### The pages that everybody may see.

## The home page, and a club’s page

home-title = Турниры
home-running = Идут
home-ready = Скоро начнутся
home-finished = Завершены
home-clubs = Клубы
home-empty = Турниров пока нет
home-empty-help = Как только организатор начнёт турнир, он появится здесь вместе с таблицей.
home-fresh = У этой установки Lastcard ещё нет организатора
home-fresh-help = Если сервис установили вы, откройте ссылку для настройки, которую он показал при запуске. Это займёт две минуты.
home-fresh-link = Как настроить клуб
club-empty = У этого клуба пока нет турниров
club-empty-help = Как только турнир начнётся, здесь появится его таблица.

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

line-then = { $line }, затем { $next }
line-team-then = { $line }; замена: { $first } → { $next }
board-people = Изменения состава
board-people-line = { $what } ({ $when })
people-hand = раздачи { $hand }
people-hand-of-round = раздачи { $hand } раунда { $round }
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
schedule-play-off = Тай-брейк
schedule-before-play-off = До тай-брейка
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

## The schedule

schedule-title = Расписание: { $name }
schedule-block = Блок { $block }
schedule-block-table = Блок { $block }, стол { $table }
schedule-round-block = Раунд { $round }, блок { $block }
schedule-round-block-table = Раунд { $round }, блок { $block }, стол { $table }
schedule-sits-out = { $block }, отдых
schedule-blocks = Все блоки
schedule-next = следующая
schedule-open = открыта
schedule-again = пересдача
schedule-print = Напечатать всё расписание
schedule-open-ended = Следующая раздача появляется после каждого результата, пока матч не решён.

## A hand

hand-seats = За столом
hand-clockwise = По часовой стрелке, начиная с места 1 за столом.
hand-deals = сдаёт
hand-opens = начинает
hand-out = без карт
hand-with = в паре: { $partner }
hand-finished = Место: { $place }
hand-lost = С картами до самого конца: проигрыш
hand-one-points = { $count ->
    [one] { $count } очко за добор
    [few] { $count } очка за добор
    [many] { $count } очков за добор
   *[other] { $count } очка за добор
}
hand-left-nothing = карт не осталось
hand-cards-typed = введена сумма, без карт
hand-same-cards = Те же карты за другими столами
hand-same-cards-help = Сколько очков взяла с этими картами сторона сдающего и какова разница со средним у других. Для её соперников оба знака обратные.
hand-same-place = Раздача
hand-same-side = Сторона сдающего
hand-same-made = Набрано
hand-same-better = Лучше на
hand-cards-hidden = карты пока скрыты
embargo-title = Карты пока скрыты
embargo-why = Этот расклад играют не один раз. До последнего раза здесь не видно, какие в нём карты.
embargo-until = Ещё предстоит сыграть:
embargo-hand = { $hand }, стол { $table }
embargo-soon = Последняя раздача с ним идёт прямо сейчас.
hand-not-played = Эта раздача ещё не сыграна.
hand-dealt-again = { $count ->
    [one] Её пересдавали { $count } раз: никто не мог ходить.
    [few] Её пересдавали { $count } раза: никто не мог ходить.
    [many] Её пересдавали { $count } раз: никто не мог ходить.
   *[other] Её пересдавали { $count } раза: никто не мог ходить.
}
hand-penalties = Штрафы
hand-penalty = Штраф:
hand-history = История
hand-history-help = Ничего не стирается: здесь записано каждое изменение.
hand-history-untold = { $count ->
    [one] Не показана { $count } более ранняя запись.
    [few] Не показаны { $count } более ранние записи.
    [many] Не показано { $count } более ранних записей.
   *[other] Не показано { $count } более ранних записей.
}
hand-recorded = Записано
hand-corrected = Исправлено
hand-taken-back = Отменено
hand-correction-taken-back = Исправление отменено
hand-restored = Возвращено
hand-undone = Раздача снова открыта
via-person = { $name }
via-table = по коду стола { $table }
via-organiser = организатор
via-import = из файла турнира
via-played = из игры на телефонах
via-program-of = программа организатора { $name }
via-program = программа

## An entrant

entrant-players = Игроки: { $names }
entrant-with = Партнёр
entrant-against = Соперники
entrant-penalties = Штрафы: { $list }
entrant-fined = { $cards ->
    [0] { $what }, 0 карт
    [one] { $what }, { $cards } карта
    [few] { $what }, { $cards } карты
    [many] { $what }, { $cards } карт
   *[other] { $what }, { $cards } карты
}
penalties-own = { $count } × { $kind }
penalties-uno-missed = { $count ->
    [one] { $count } забытое UNO
    [few] { $count } забытых UNO
    [many] { $count } забытых UNO
   *[other] { $count } забытого UNO
}
penalties-false-call = { $count ->
    [one] { $count } UNO не вовремя
    [few] { $count } UNO не вовремя
    [many] { $count } UNO не вовремя
   *[other] { $count } UNO не вовремя
}
penalties-misplay = { $count ->
    [one] { $count } неверная карта
    [few] { $count } неверные карты
    [many] { $count } неверных карт
   *[other] { $count } неверной карты
}
penalties-hint = { $count ->
    [one] { $count } намёк
    [few] { $count } намёка
    [many] { $count } намёков
   *[other] { $count } намёка
}
penalties-cheat = { $count ->
    [one] { $count } случай жульничества
    [few] { $count } случая жульничества
    [many] { $count } случаев жульничества
   *[other] { $count } случая жульничества
}
penalties-hide = { $count ->
    [one] { $count } случай со спрятанными картами
    [few] { $count } случая со спрятанными картами
    [many] { $count } случаев со спрятанными картами
   *[other] { $count } случая со спрятанными картами
}
penalties-wd4-guilty = { $count } × +4 не по правилам
penalties-wd4-wrong = { $count } × ошибочная проверка +4
penalties-silence = { $count ->
    [one] { $count } нарушение тишины
    [few] { $count } нарушения тишины
    [many] { $count } нарушений тишины
   *[other] { $count } нарушения тишины
}
penalties-centre = { $count ->
    [one] { $count } раз последняя рука на сбросе
    [few] { $count } раза последняя рука на сбросе
    [many] { $count } раз последняя рука на сбросе
   *[other] { $count } раза последняя рука на сбросе
}
entrant-sits-out = Отдыхает: { $blocks }
entrant-hand = Раздача
entrant-did = Очки
entrant-outcome = Итог
entrant-total = Сумма
entrant-open = ещё не сыграна
hand-replay = Просмотреть эту раздачу

# Standings that are kept back until the prize-giving.
public-embargo-later = Итоги объявят на награждении. До этого видно, кто играет, но не результаты.
public-embargo-from = Таблицу покажут: { $when }. До этого видно, кто играет, но не результаты.
board-players = Кто играет

### The page of an entrant.

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

## With whom and against whom

opponents-chart = Показать на графике
opponents-balance = Взятые и отданные очки
opponents-balance-help = Сколько очков осталось у соперников в выигранных раздачах и сколько очков осталось здесь в проигранных
opponents-taken = Взято
opponents-given = Отдано
opponents-biggest = Самые крупные раздачи
opponents-took = взято
opponents-gave = отдано
opponents-partners = Выигрыши по партнёрам
opponents-opponents = Выигрыши по соперникам
opponents-charged = Очки за карты

### The phone at the table: see the next hand, and record it in seconds.

## The page of a table

table-title = Стол { $table } · { $name }
table-number = Стол { $table }
table-leaderboard = Таблица
table-hand = Раздача { $hand }
table-hand-of-round = Раунд { $round }, раздача { $hand }
table-hand-of-play-off = Тай-брейк, раздача { $hand }
table-wins-hand = { $count ->
    [one] Раздачу выигрывает { $names }
    [few] Наравне: { $names }. Раздачу не выигрывает никто
    [many] Наравне: { $names }. Раздачу не выигрывает никто
   *[other] Наравне: { $names }. Раздачу не выигрывает никто
}
table-hand-of = { $hand } из { $hands }
table-dealer = Сдаёт
table-opener = Начинает

## Entering a hand

table-who-went-out = Кто сбросил все карты?
table-who-lost = Кто проиграл? Тот, у кого осталось больше всего очков.
table-who-lost-of-many = Кто проиграл? Тот, у кого осталось больше всего очков.
table-in-which-order = Кто первым сбросил все карты, кто потом?
table-order-hint = Поставьте 1 тому, кто первым сбросил все карты, и так далее до { $count }. Последнему можно не ставить.
table-one-points-and-left = Очки за добор и оставшиеся карты
table-one-points = Очки за добор
table-left-in-hand = Осталось очков
table-drafts = Начинает выбор
table-missing-order = Отметьте, кто следующим сбросил все карты
table-count-anyway = Всё-таки посчитать карты
table-cards = оставшиеся карты
table-total-instead = или сумма
table-save = Сохранить раздачу
table-cancel = Не менять
table-missing-out = Отметьте, кто сбросил все карты
table-missing-cards = Отметьте карты: { $name }
table-none-left = Карт «{ $face }» во всей колоде только { $most }.
table-take-back = Убрать: { $face }
table-not-saved = Ещё не сохранено

table-no-result = Раздача без победителя
table-stuck-help = Никто не может ходить: тот же сдающий сдаёт ещё раз.
table-stuck = Тупик, пересдать
table-abandoned-help = Раздачу прекращают: очков никто не получает, играют следующую.
table-abandoned = Прекратить раздачу

table-face-draw-two = +2
table-face-reverse = Разворот
table-face-skip = Пропуск
table-face-wild = Цвет
table-face-wild-draw-four = +4
table-face-blank = Белая

## Penalties

table-penalty-note = Записать штраф
table-penalty-help = Штраф не меняет очков: его карты уже учтены. Если не указать число карт, оно берётся из ваших правил.
table-penalty = Штраф { $number }
table-penalty-who = Кому
table-penalty-why = Причина
table-penalty-cards = Карт
table-penalty-of = { $name }: { $fine }
table-penalty-fine = { $cards ->
    [0] { $kind }, 0 карт
    [one] { $kind }, { $cards } карта
    [few] { $kind }, { $cards } карты
    [many] { $kind }, { $cards } карт
   *[other] { $kind }, { $cards } карты
}
penalty-uno-missed = Забытое UNO
penalty-false-call = UNO не вовремя
penalty-misplay = Неверная карта
penalty-hint = Намёк
penalty-cheat = Жульничество
penalty-hide = Спрятанные карты
penalty-wd4-guilty = +4 не по правилам
penalty-wd4-wrong = Ошибочная проверка +4
penalty-silence = Нарушение тишины
penalty-centre = Последняя рука на сбросе

## What a hand did, in a sentence

table-list-comma = ,{" "}
table-list-and = { $before } и { $last }
table-credit = { $names } +{ $points }
table-charged = { $out } выигрывает · { $charges }
table-charge = { $names }: { $points } за карты
table-lazy = { $out } выигрывает, { $count ->
    [one] { $losers } проигрывает
    [few] { $losers } проигрывают
    [many] { $losers } проигрывают
   *[other] { $losers } проигрывают
}
table-lazy-deals = { $out } выигрывает, { $dealer } проигрывает и теперь сдаёт
table-lazy-level = { $out } выигрывает, { $losers } наравне, теперь сдаёт { $dealer }
table-order = { $before }; { $last } остаётся с картами и проигрывает
table-void-stuck = Тупик, пересдача
table-void-withdrawn = Не сыграна: кто-то из игроков снялся
table-void-abandoned = Прекращена, без очков
table-void-withheld = Записана, результат покажут позже

## The moment of a result: the points, and where those who got them stand

moment-lost = { $names }: раздача проиграна
moment-now = теперь { $ordinal }-е место
moment-now-level = теперь делёж { $ordinal }-го места
moment-of = { $names }: { $now }
moment-up = { $places ->
    [one] на { $places } место выше
    [few] на { $places } места выше
    [many] на { $places } мест выше
   *[other] на { $places } места выше
}
moment-down = { $places ->
    [one] на { $places } место ниже
    [few] на { $places } места ниже
    [many] на { $places } мест ниже
   *[other] на { $places } места ниже
}

## Taking back and correcting

table-undo = Отменить
table-redo = Вернуть
table-taken-back = { $hand }, отменено: { $result }
table-restored = { $hand }, возвращено: { $result }
table-was-taken-back = Отменено: { $result }
table-stale-undo = Ничего не отменено: кто-то успел изменить эту раздачу. Сейчас записано: { $result }
table-stale-redo = Ничего не возвращено: кто-то успел изменить эту раздачу. Сейчас записано: { $result }
table-not-played = Эта раздача не сыграна
table-not-played-help = Записанный результат отменяется вместе со всеми исправлениями, и раздача снова открыта. Ничего не пропадёт: результат можно вернуть.
table-closed-not-yet = Сначала другие раздачи: эту пока записать нельзя.
table-correct = Исправить
table-correcting = Сейчас сохранено: { $result }
table-hands = Раздачи этого стола
table-standings = Таблица
table-wins = { $count ->
    [one] { $count } победа
    [few] { $count } победы
    [many] { $count } побед
   *[other] { $count } победы
}
table-losses = { $count ->
    [0] без проигрышей
    [one] { $count } проигрыш
    [few] { $count } проигрыша
    [many] { $count } проигрышей
   *[other] { $count } проигрыша
}
table-back = Назад
table-look-again = Обновить

## When there is no hand to enter

table-waits = Ждём другие столы
table-sitting-out = В этом блоке отдыхают: { $names }
table-waits-help = За этим столом блок сыгран. Следующий начнётся, когда закончат все; страница обновится сама.
table-done = За этим столом всё сыграно
table-done-help = За другим столом ещё играют; страница обновится сама.
table-over = Турнир окончен
table-winners = { $count ->
    [one] Победа: { $names }
    [few] Победители: { $names }
    [many] Победители: { $names }
   *[other] Победители: { $names }
}
table-not-started = Турнир ещё не начался
table-not-started-help = Организатор начнёт турнир, и здесь появится первая раздача.

## When somebody else was first

table-contested = Эту раздачу уже сохранили до вас
table-contested-theirs = Сохранено
table-contested-yours = У вас
table-undone = Отменена, нужно ввести заново
table-contested-help = Решите за столом, что верно. Ваш вариант по-прежнему внизу и не пропал.
table-contested-keep = Оставить сохранённое

## Without a signal

table-waiting-to-send = Нет связи. Ждёт на этом телефоне: { $what }
table-waiting-take-back = Отменить
table-waiting-try = Отправить
table-waiting-refused = В таком виде сохранить не удалось: { $what }
table-waiting-look = Посмотреть
table-waiting-discard = Удалить
table-offline-wait = Следующая раздача появится, когда вернётся связь.
table-code-changed = У этого стола новый код. Отсканируйте его с новой карточки на столе: тогда отправится и то, что ждёт на этом телефоне.
table-offline-undo = Нет связи: попробуйте ещё раз
table-stale = Тем временем эту раздачу изменили с другого телефона. Если сохраните, увидите оба варианта.

## On any page, while results wait on the phone. {where} is a table of a tournament

waits-title = Пока только на этом телефоне, не сохранено: { $where }
waits-send = Отправить сейчас
waits-no-signal = Нет связи: попробуйте ещё раз.
waits-code-gone = У этого стола новый код. Отсканируйте его с новой карточки на столе: тогда всё, что ждёт здесь, отправится.
waits-not-needed = Больше не нужно?
waits-not-needed-help = Удалённое здесь пропадёт навсегда.
waits-place = { $tournament }, стол { $table }

## The code of a table

table-code-title = Код вашего стола
table-code-help = Он на карточке на вашем столе, рядом с QR-кодом.
table-code = Код
table-code-open = Открыть стол
table-code-unknown = Стола с кодом { $code } нет
table-code-unknown-help = Посмотрите ещё раз на карточку на вашем столе: возможно, в коде опечатка или организатор выдал новый. После многих неверных кодов эта страница блокируется на несколько минут.

table-code-replaced = Код { $code } заменён
table-code-replaced-help = Организатор дал этому столу новый код. Попросите новую карточку или поищите её на столе.

## What the form itself finds out

table-wrong-of = { $name }: { $text }
table-wrong-out = Отметьте, кто сбросил все карты.
table-wrong-same-place = Место { $place } у двух игроков. Укажите для каждого игрока отдельное место.
table-wrong-order = Место нужно всем, кроме последнего, начиная с 1.
table-wrong-both = У одного игрока указаны и карты, и сумма. Оставьте что-то одно, другое очистите.
table-wrong-penalty-player = Выберите, кому этот штраф, или очистите строку.
table-wrong-penalty-kind = Выберите, за что этот штраф.
table-wrong-not-yet = Сначала другие раздачи: эту пока сохранить нельзя. То, что вы ввели, осталось здесь.
table-wrong-over = Турнир окончен: исправлять можно только уже записанные раздачи.
table-wrong-later-seats = При таком результате в раздаче { $hand } за столом были бы другие игроки, а она уже записана. Сначала отмените её и все раздачи после неё. То, что вы ввели, осталось здесь.
table-wrong-nothing-to-undo = Отменять нечего: раздача открыта.
table-wrong-nothing-to-redo = Возвращать нечего: последним шагом была не отмена.
table-wrong-other-players = Теперь за столом другие игроки, поэтому результат вернуть нельзя. Введите раздачу заново.
table-wrong-not-started = Организатор ещё не начал турнир.
table-wrong-too-often = Эту раздачу меняли из-за стола слишком часто: теперь её может изменить только организатор. Попросите его ввести верный результат.
table-wrong-too-many = За сегодня с этого стола введено больше, чем можно сыграть за день. Попросите организатора ввести результат.
table-wrong-archived = Турнир в архиве: записать больше ничего нельзя.

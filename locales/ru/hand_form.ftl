### The form of a hand, at the table and at the desk.

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

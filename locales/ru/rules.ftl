### What can be wrong with rules, with a move and with a hand log.

## What is wrong with a ruleset

problem-unknown-preset = Правил с названием «{ $given }» нет. Выберите из этих: { $known }.
problem-unknown-option = Параметра «{ $option }» нет.
problem-option-elsewhere = «{ $option }» задаётся не здесь: это следует из «{ $key }».
problem-unknown-value = «{ $option }» не может быть «{ $given }». Возможно: { $known }.
problem-options-clash = «{ $one }» и «{ $other }» несовместимы. Выключите что-то одно.
problem-option-needs = Для «{ $one }» нужно «{ $needs }».

## Why a hand cannot be dealt

problem-wrong-number-of-players = Игроков — { $players }, по этим правилам так играть нельзя: { $least ->
    [2] { $most ->
        [2] они для двоих.
       *[other] они на { $least }–{ $most } игроков.
    }
   *[other] они на { $least }–{ $most } игроков.
}
problem-nobody-sits-there = Сдающего или начинающего нет за столом.
problem-not-this-deck = Колода не совпадает карта в карту с той, что в правилах.

## Why a move is refused

problem-hand-over = Раздача окончена.
problem-not-in-play = Этот игрок уже не играет.
problem-not-now = Сейчас так нельзя.
problem-not-in-the-rules = В этих правилах такого хода нет.
problem-card-not-held = У игрока нет этой карты.
problem-does-not-fit = Карта не подходит: нужен цвет, число или знак верхней карты.
problem-four-not-allowed = Класть «+4» нельзя, пока можно положить другую карту.
problem-colour-missing = Вместе с чёрной картой надо назвать цвет.
problem-colour-not-asked = С этой картой цвет не называют.
problem-nothing-to-call = Кричать UNO незачем: одна карта после этого не останется.
problem-can-play = Есть карта, которую можно положить, поэтому брать нельзя.
problem-must-play = Взятая карта подходит, её надо положить.
problem-only-the-drawn = Положить можно лишь ту карту, которую только что взяли.
problem-too-late = Для этого слишком поздно.
problem-all-or-nothing = Надо выложить все карты этого цвета, разворот первым.
problem-not-this-seat = С этим игроком так нельзя.

## What is wrong with a hand log

problem-log-version = Этот протокол раздачи версии { $given }; читается только версия { $known }.
problem-log-player = «{ $player }» нет за столом или есть там дважды.
problem-log-sides = Каждый должен быть ровно на одной стороне, сторон должно быть не меньше двух, все одинаковой величины, и их игроки должны сидеть через одного.
problem-log-first = Первым ходит не «{ $first }», а «{ $right }».
problem-log-deal = Так карты сданы быть не могли. { $why }
problem-log-move = Ход { $number } (делает { $by }) не разрешён. { $why } Записано: { $written }
problem-log-commitment = Отпечаток (commitment) — не SHA-256 секретного числа (seed). Должно быть { $right }
problem-log-commitment-missing = Секретное число (seed) есть, а отпечатка (commitment), показанного до сдачи, нет. Он был бы { $right }
problem-log-seed-missing = Отпечаток (commitment) есть, а секретного числа (seed), чтобы его проверить, нет.
problem-log-deck = Из секретного числа (seed) следует другая колода: не совпадает карта { $place } сверху.
problem-log-reshuffle-order = На ходу { $at } сброс перетасовали, и по секретному числу (seed) порядок не такой, как в перетасовке { $number }.
problem-log-reshuffle = На ходу { $at } сброс перетасовали, но перетасовки { $number } нет или в ней другие карты.
problem-log-reshuffles-left = { $count ->
    [one] { $count } перетасовки на самом деле не было.
    [few] { $count } перетасовок на самом деле не было.
    [many] { $count } перетасовок на самом деле не было.
   *[other] { $count } перетасовки на самом деле не было.
}
problem-log-unfinished = Ходов — { $moves }, но раздача на них не заканчивается.
problem-log-result = Ходы ведут к другому результату: { $right }

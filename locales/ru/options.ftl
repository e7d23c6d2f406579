### The options of the rules, one by one, in a form. What each value means is in ruleset.ftl.

## The form

option-as-the-rules = Как в выбранных правилах
option-changed = { $count ->
    [one] { $count } изменено
    [few] { $count } изменено
    [many] { $count } изменено
   *[other] { $count } изменено
}
options-one-by-one = Правила по одному
options-one-by-one-hint = Здесь можно изменить любое отдельное правило. Остальное будет как в выбранных правилах.
problem-options-either = Эти два правила несовместимы: «{ $one }» и «{ $other }». Оставьте одно из них.
problem-options-clash-said = Эти два правила несовместимы: «{ $one }» и «{ $other }». Измените одно из них.
problem-option-needs-said = «{ $one }» возможно только вместе с «{ $other }».
problem-own-rule-missing = Напишите, что делают белые карты, чтобы за каждым столом это можно было прочитать.

## A rule in the club’s own words

draft-own-rule = Своё правило, словами
draft-own-rule-hint = О чём ещё договорились: например, что делают белые карты или какую потерянную карту заменяет каждая из них. Видно за каждым столом и на публичной странице.
public-own-rule = Также договорились: { $rule }

## The options

option-deck-kind = Колода
option-deck-blanks = Белые карты
option-dealer-pick = Первый сдающий
option-dealer-special = Активные и чёрные карты при выборе сдающего
option-setup = Сдавать или выбирать карты
option-deal-hand = Сколько карт вначале
option-start-card = Действие первой карты
option-turn-mode = Сколько карт за ход
option-draw-when = Когда брать карту
option-draw-count = Сколько карт брать
option-draw-drawn-play = Если взятая карта подходит
option-skip-effect = Действие пропуска
option-skip-defence = Ответ на пропуск
option-d2-response = Ответ на +2
option-draw-target-turn = Ход, если пришлось взять карты
option-two-reverse = Разворот при игре вдвоём
option-wd4-legal = Когда можно класть +4
option-wd4-response = Ответ на +4
option-stack-cross = +2 в ответ на несколько +4
option-wd4-challenge = Проверка +4
option-etiquette-ready = «Готово» после четырёх взятых карт
option-uno-enforce = Забытое UNO
option-uno-close = Время для UNO
option-uno-self-rescue = UNO после выложенной карты
option-uno-pen-catch = Штраф, если поймали
option-uno-pen-auto = Автоматический штраф
option-uno-turn-passes = Ход после забытого UNO
option-pen-hint = Намёки
option-pen-false-call = UNO не вовремя
option-pen-misplay = Неверная карта
option-pen-misplay-turn = Ход после неверной карты
option-pen-cheat = Жульничество
option-exhaust = Когда колода кончилась
option-end-final-draw = Последняя карта — +2 или +4
option-house-pair-as-skip = Две одинаковые карты

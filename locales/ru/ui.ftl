### The frame of every page, and the words that many pages share.

## The frame

brand = Lastcard
language-name = Русский
title-of = { $title } · Lastcard
languages-label = Язык
skip-to-content = К содержанию
nav-label = Сайт
nav-tournaments = Турниры
nav-organise = Организатору
log-out = Выйти
footer-rules = Правила с пояснениями
footer-about = Lastcard ведёт турниры клубов UNO: расписание, результаты и таблица.

## Shared words

print = Печать
number = { $n }
points = { $count ->
    [one] { $count } очко
    [few] { $count } очка
    [many] { $count } очков
   *[other] { $count } очка
}

## A page that keeps itself up to date says when it does not

following-lost = Нет связи. Страница могла устареть.
following-lost-since = Нет связи. Последнее обновление: { $time }.
following-out = Вы вышли из системы, и страница больше не обновляется.
following-log-in = Войти снова
following-gone = Этой страницы больше нет, или она переехала.
following-changed = Страница изменилась. То, что вы ввели, останется здесь, пока вы не отправите это или не обновите страницу.
following-reload = Обновить

# Somebody whose name is not told, told from others by a number.
name-erased = Удалённый игрок { $number }
name-player = Игрок { $number }

## States of a tournament

state-draft = Черновик
state-ready = Скоро начнётся
state-running = Идёт
state-play-off = Тай-брейк
state-finished = Завершён
state-stopped = Остановлен
state-archived = В архиве

## States of an entrant

state-winner = победа
state-at-limit = предел достигнут
state-lost = проигрыш
state-eliminated = выбывает
state-withdrawn = вне игры
state-disqualified = дисквалификация
state-unconfirmed = не подтверждено
state-late = с опозданием

## States of a table

state-playing = играет
state-waiting = ждёт
state-done = всё сыграно

## Every form

form-problems = { $count ->
    [one] Обратите внимание: { $count } ошибка
    [few] Обратите внимание: { $count } ошибки
    [many] Обратите внимание: { $count } ошибок
   *[other] Обратите внимание: { $count } ошибки
}

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

## Cards: one name for each face, with its colour

colour-red = красный
colour-blue = синий
colour-green = зелёный
colour-yellow = жёлтый
card-0 = 0 ({ $colour })
card-1 = 1 ({ $colour })
card-2 = 2 ({ $colour })
card-3 = 3 ({ $colour })
card-4 = 4 ({ $colour })
card-5 = 5 ({ $colour })
card-6 = 6 ({ $colour })
card-7 = 7 ({ $colour })
card-8 = 8 ({ $colour })
card-9 = 9 ({ $colour })
card-d2 = +2 ({ $colour })
card-rev = разворот ({ $colour })
card-skip = пропуск ({ $colour })
card-w = заказ цвета
card-wd4 = +4
card-blank = белая карта
card-ten = +10
card-back = рубашкой вверх

## Sizes and times

quantity-kilobytes = { $number } кБ
quantity-megabytes = { $number } МБ
quantity-gigabytes = { $number } ГБ
quantity-seconds = { $number } с

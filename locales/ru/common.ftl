### The frame of every page, and words that many pages share.

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

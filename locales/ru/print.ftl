### What can be printed of a tournament.

## Что можно напечатать

print-title = Печать
print-all-the-same = Всё равно напечатать
print-of = { $what }: { $name }
print-others = Напечатать что-нибудь ещё
print-by-browser = Напечатайте эту страницу через Ctrl+P или меню «Поделиться».
print-schedule = Всё расписание
print-schedule-line = Каждая раздача, блок за блоком; листов как можно меньше, но всё читается.
print-seats = План рассадки
print-seats-line = На дверь и на стену: первый стол и место каждого, по именам и по столам.
print-plans = Расписания игроков
print-plans-line = Для каждого игрока: стол, место, партнёр и соперники в каждой раздаче; по нескольку на листе, чтобы разрезать.
print-cards = Карточки столов
print-cards-line = По одной на стол, с кодом для телефонов.
print-sheets = Бланки для записи
print-sheets-line = По одному на стол и блок, чтобы писать от руки, если откажет сеть или электричество.
print-standings = Таблица
print-standings-line = Какая она сейчас или какой стала в конце.
print-kept = Ещё не опубликовано: не раздавайте, пока таблицу не показали всем.
print-certificates = Грамоты
print-certificates-line = По одной на странице, для первой тройки или для всех.

## Кто где сидит

seats-print-by-name = По именам
seats-print-by-table = По столам
seats-print-resting = Сначала отдыхают:

## Расписание игрока

plan-of-one = Расписание одного игрока
plan-show = Показать это расписание
plan-all = Расписания всех игроков
plan-hand = Раздача
plan-table = Стол
plan-seat = Место
plan-partner = Партнёр
plan-against = Соперники
plan-deals-or-opens = Сдаёт или начинает
plan-rests = { $block }: отдых
plan-undecided = Где ничего не отмечено, сдающего определяет предыдущая раздача.

## Бланки для записи

sheets-order = Строки есть только для раздач, которые ещё предстоит сыграть. Храните бланки в этом порядке: в нём же их вводят.
sheets-of-block = Бланки одного блока
sheets-all = Бланки всех блоков
sheets-none = Играть больше нечего, так что и записывать нечего.
sheet-seats = Места, по часовой стрелке
sheet-out = Без карт
sheet-loser = Проигрыш
sheet-notes = Штрафы, заметки
sheet-how-winner = Запишите номер того, кто сбросил все карты.
sheet-how-loser = Запишите номер того, кто сбросил все карты, и номер проигравшего.
sheet-how-totals = Запишите номер того, кто сбросил все карты, и под каждым соперником — очки, оставшиеся на руках (0, если ничего).
sheet-how-places = Запишите под каждым игроком его место в раздаче: 1 — у того, кто первым сбросил все карты.
sheet-how-refills = Запишите под каждым игроком очки за добор и очки, оставшиеся на руках (0, если ничего).
sheet-how-given-up = В прекращённой раздаче поставьте прочерк.
sheet-how-moved = Перед этой раздачей соперники меняются местами за столом.

## Грамоты

certificates-first = Для первой тройки
certificates-everybody = Для всех
certificates-none = Пока места не распределены.
certificate-title = Грамота
certificate-place = { $place ->
    [1] Первое место
    [2] Второе место
    [3] Третье место
   *[other] { $place }-е место
}
certificate-took-part = За участие
certificate-date = Дата
certificate-signature = Подпись

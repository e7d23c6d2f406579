### What can be wrong with a tournament, its file, a result, the rules, a hand log or the database. The place is shown beside it.

## What can be wrong with where the data is kept

problem-database-scheme-unknown = «{ $scheme }» — не тот вид базы данных, который знает Lastcard. Укажите файл (club.db или sqlite:club.db) или адрес PostgreSQL (postgres://user@host/name).
problem-database-path-missing = Не указано имя файла базы данных. Укажите его, например data/lastcard.db.
problem-database-in-memory = База данных в памяти пропала бы при остановке Lastcard. Укажите файл, например data/lastcard.db.

## What can be wrong with a login

problem-login-empty = Введите логин: короткое имя или адрес электронной почты.
problem-login-too-long = В логине может быть не больше { $max } символов.
problem-login-space = Логин — одно слово, без пробелов.

## What cannot be read

problem-cut-off = Файл обрывается на строке { $line }, столбец { $column }. Части не хватает.
problem-not-json = Не читается на строке { $line }, столбец { $column }: { $why ->
    [trailing-comma] после последнего элемента стоит запятая. Уберите её.
    [no-value] «{ $found }» — не значение. Значение — это число, текст в кавычках, true, false, null, список или объект.
    [key-without-quotes] ключ должен быть в кавычках, как "name".
    [no-colon] «{ $found }» стоит там, где между ключом и значением должно быть двоеточие.
    [no-comma] «{ $found }» стоит там, где должна быть запятая или закрывающая скобка.
    [rest] «{ $found }» стоит после конца файла. В одном файле один турнир.
    [number] в JSON это не число. Пишите его без нулей в начале и с цифрами после точки.
    [control] текст выходит за конец строки или содержит управляющий символ. Закройте кавычки или напишите \n.
    [escape] такое не может стоять в тексте после \.
    [too-deep] скобки вложены глубже 120 уровней.
   *[other] «{ $found }» здесь не на месте.
}
problem-empty = Файл пустой.
problem-too-big = Файл слишком большой: файл турнира может занимать не больше { $most } МБ.
problem-not-utf8 = Текст на строке { $line }, столбец { $column } — не UTF-8. Сохраните файл в UTF-8.
problem-too-many-here = Здесь больше элементов, чем может быть в турнире (самое большее { $most }). Остальное не прочитано.
problem-more-problems = { $count ->
    [one] И ещё { $count } ошибка.
    [few] И ещё { $count } ошибки.
    [many] И ещё { $count } ошибок.
   *[other] И ещё { $count } ошибки.
}
problem-not-null = null здесь не допускается. Уберите ключ или дайте значение.
problem-name-line-break = Это имя переходит на другую строку. Напишите его в одной строке.
problem-tie-break-twice = «{ $given }» указано дважды. Оставьте одно.
problem-too-many-changes = Изменений состава здесь { $given }; у всех участников вместе их может быть не больше { $max }. Разделите турнир.
problem-change-twice = Это место за столом с раздачи { $hand } уже занимают или освобождают. Оставьте одно из двух изменений; в идущем турнире сначала отмените другое.
problem-after-withdrawal = Снятие уже было: { $player }. На этом месте за столом больше никого нет. Уберите это или укажите вместо снятия замену.
problem-other-order = Игроки верные, но за столом они сидят в другом порядке: { $seats }. Напишите их так, по часовой стрелке, или не указывайте места.
problem-play-off-losers = В тай-брейке раздачу никто не проигрывает: важно только, кто сбросил все карты. Уберите проигравших.
problem-version = Это не файл турнира, который может прочитать эта версия Lastcard. В нём должно быть "lastcard": { $known }.
problem-log-not-json = Это не протокол раздачи: не читается на строке { $line }, столбец { $column }.
problem-no-sides = Сторон здесь нет. Уберите «sides», когда каждый играет за себя.
problem-unknown-card = «{ $given }» — не карта. Карта — это цвет (R, B, G или Y) и вид (от 0 до 9, D2, REV или SKIP), например R5 или YD2; у W, WD4 и BLANK цвета нет.
problem-not-hexadecimal = «{ $given }» — не 64 шестнадцатеричные цифры.

## What stands in a place

problem-duplicate-key = Этот ключ указан дважды. Оставьте один.
problem-unknown-key = Такого ключа нет. Здесь известны: { $known }.
problem-missing = Этого не хватает.
problem-wrong-kind = { $expected ->
    [text] Здесь должен быть текст в кавычках.
    [number] Здесь должно быть целое число.
    [flag] Здесь должно быть true или false.
    [list] Здесь должен быть список: [ … ].
    [object] Здесь должен быть объект: {"{"} … {"}"}.
   *[holding] Здесь должны быть посчитанные карты или их сумма.
}
problem-out-of-range = «{ $given }» — а нужно целое число от { $min } до { $max }.
problem-unknown-word = «{ $given }» здесь неизвестно. Укажите одно из этих: { $known }.
problem-year-short = Это прочитано как год { $year }. Имелся в виду { $meant }?
problem-year-outside = Это прочитано как год { $year }. Введите год от { $earliest } до { $latest }.
problem-name-empty = Введите имя или название.
problem-name-too-long = Здесь символов: { $length }. Можно не больше { $max }.
problem-name-control = Здесь есть невидимые символы. Введите заново.
problem-id-malformed = В id могут быть только буквы, цифры, - и _, и он не может быть длиннее имени.
problem-entry-key-malformed = Ключ — от 8 до 64 знаков: латинские буквы, цифры и -.
problem-name-twice = «{ $name }» указано дважды. Добавьте что-нибудь, чтобы их различать.
problem-id-twice = Id «{ $id }» указан дважды.

## What does not go together

problem-not-for-format = { $format ->
    [two-vs-two] К формату «Двое на двое» это не подходит. Уберите это.
    [four-player] К турниру на четверых это не подходит. Уберите это.
    [eight-player] К турниру на восьмерых это не подходит. Уберите это.
    [team] К командной игре это не подходит. Уберите это.
    [free-for-all] К формату «Каждый за себя» это не подходит. Уберите это.
    [challenge] К формату «Вызов» это не подходит. Уберите это.
    [cowboy] К формату «Ковбой» это не подходит. Уберите это.
    [duo] К DUO это не подходит. Уберите это.
   *[other] К формату «{ $format-name }» это не подходит. Уберите это.
}
problem-not-for-scoring = Подсчёту «{ $scoring }» это не нужно. Уберите это.
problem-only-for-places = Список очков нужен только для мест. Считайте «places» или уберите список.
problem-points-rise = Место не может давать больше предыдущего: здесь не больше { $max }.
problem-season-no-totals = Складываются суммы, а у подсчёта «{ $scoring }» их нет. Уберите этот вечер или считайте места.
problem-season-uneven = При подсчёте «{ $scoring }» очки записывают проигравшим, и меньше всех их было бы у того, кто не пришёл. Засчитывайте только лучшие вечера и требуйте не меньше вечеров, чем засчитываете, либо считайте среднее или места.
problem-season-other-way = «{ $scoring }» и «{ $first }» не складываются: в одном случае хорошо, когда очков много, в другом — когда мало. Уберите этот вечер или считайте места.
problem-rounds-and-blocks = Укажите раунды или блоки, но не то и другое.
problem-nothing-to-compare = Игроков — { $players }, раунд один: ни один расклад не сыграют дважды. Играйте два раунда или откажитесь от одинаковых раскладов.
problem-not-duplicate = Одинаковым раскладом может быть только раздача с результатом, и только в турнире, где "play": {"{"} "duplicate": true {"}"}. Уберите это.
problem-scoring-not-for-format = Подсчёт «{ $scoring }» не подходит к формату «{ $format-name }». Укажите одно из этих: { $known }.
problem-preset-not-for-format = Правила «{ $preset }» не подходят к формату «{ $format-name }»: они для другой игры или другого числа игроков. Выберите другие правила или уберите их.
problem-other-result = По правилам «{ $rules }» раздача даёт { $gives ->
    [out] одного игрока, сбросившего все карты
    [order] порядок, в котором закончили игроки
   *[refill] очки за добор
}, а для подсчёта «{ $scoring }» { $needs ->
    [out] нужен один игрок, сбросивший все карты
    [order] нужен порядок, в котором закончили игроки
   *[refill] нужны очки за добор
}. Выберите другие правила или другой подсчёт.
problem-entrant-count = { $format ->
    [two-vs-two] Двое на двое: нужно команд — { $max }, а не { $given }.
    [four-player] Турнир на четверых: нужно игроков — { $max }, а не { $given }.
    [eight-player] Турнир на восьмерых: нужно игроков — { $max }, а не { $given }.
    [team] Командная игра: нужно команд — { $max }, а не { $given }.
    [duo] DUO: нужно игроков — { $max }, а не { $given }.
    [free-for-all] Каждый за себя: нужно игроков — от { $min } до { $max }, а не { $given }.
    [challenge] Вызов: нужно игроков — от { $min } до { $max }, а не { $given }.
    [cowboy] Ковбой: нужно игроков — от { $min } до { $max }, а не { $given }.
    [individual] Личный турнир: нужно игроков — от { $min } до { $max }, а не { $given }.
   *[other] { $format-name }: нужно участников — от { $min } до { $max }, а не { $given }.
}
problem-players-for-rules = По правилам «{ $preset }» за столом от { $min } до { $max } игроков, а не { $given }. Выберите другие правила или измените число игроков.
problem-team-size = В команде здесь должно быть игроков: { $needed }, а в этой { $given }.
problem-team-size-range = В команде должно быть от { $min } до { $max } игроков, а в этой { $given }.

## Who sits where, who comes and who goes

problem-not-seated = В этой раздаче «{ $player }» не за этим столом. За ним: { $seats }.
problem-eliminated = «{ $player }» выбывает ещё до этой раздачи.
problem-changes-order = Изменения должны идти по порядку раздач, и ни одно — раньше, чем игрок присоединился.
problem-leaves-no-seat = У игрока «{ $player }» тогда нет этого места за столом. Оно принадлежит: { $seats }.
problem-substitute-plays = «{ $player }» уже играет в этом турнире. Заменить должен кто-то другой.
problem-withdrawal-too-few = { $left ->
    [0] Не останется никого
    [1] Останется только один
   *[other] Останется только { $left }
}, а чтобы продолжать, нужно { $needed }. Назовите замену или остановите турнир.
problem-table-full = Стол полон: больше { $most } за ним не поместится.
problem-late-not-for-format = { $format ->
    [two-vs-two] Двое на двое
    [four-player] Турнир на четверых
    [eight-player] Турнир на восьмерых
    [team] Командная игра
    [duo] DUO
   *[other] { $format-name }
}: после начала присоединиться нельзя. Новый игрок может прийти на замену.
problem-late-in-block = Опоздавший игрок вступает в начале блока. Следующий начинается с раздачи { $hand } раунда { $round }.
problem-late-order = Опоздавшие идут после всех остальных, в том порядке, в каком присоединились.
problem-change-after-end = Раздачи { $hand } в раунде { $round } нет: последняя — раздача { $last } раунда { $last-round }.
problem-withdrawn-plays = Снятие до этой раздачи: { $player }. Она не засчитывается: уберите результат.
problem-no-such-hand = В турнире нет раздачи { $slot } (раунд.стол.раздача).
problem-hand-twice = Раздача { $slot } (раунд.стол.раздача) указана дважды.
problem-other-block = Эта раздача относится к блоку { $block }.
problem-other-seats = В этой раздаче здесь сидят другие игроки: { $seats }.
problem-not-everybody = Каждый, кто играет, должен сидеть здесь ровно один раз: { $seats }.
problem-not-alternating = Команды должны сидеть через одного, например { $seats }.
problem-begun-draft = В черновике не может быть результатов, пришедших или ушедших игроков и уже выбранного сдающего. Уберите их или создайте из файла отдельный турнир.
problem-after-end = Раздача { $slot } (раунд.стол.раздача) записана после конца. Она сохранена, но не засчитывается.

## An event of several stages

problem-event-file = Это файл соревнования из нескольких этапов. Создавайте его турниры по одному.
problem-one-stage = В соревновании не меньше двух этапов, либо матчи. Один этап сам по себе — обычный турнир.
problem-several-finals = Групп в последнем этапе: { $groups }, и победителей столько же. Оставьте одну группу.
problem-not-for-matches = Для матча нужны два участника и победитель. В этом формате так не бывает: выберите другой или группы.
problem-cut-too-large = Дальше проходит { $through }, а перед этим играет только { $before }.
problem-cannot-carry = Очки переходят только из групп в группы с тем же подсчётом, и только если очки складываются. Порядок мест переходит только в группы.
problem-not-a-date-time = «{ $given }» — не дата со временем. Напишите, например, 2026-12-05T18:00:00Z.
problem-stage-out-of-order = Жеребьёвка этого этапа проведена, а предыдущего — нет.
problem-not-of-stage = Этот турнир не из этого этапа: не совпадает его место, формат или участники.

## Who plays, and the play-off

problem-unknown-entrant = «{ $entrant }» в этом турнире не играет.
problem-unknown-player = «{ $player }» в этом турнире не играет.
problem-play-off-no-winner = Разыгрывать нечего: единственного победителя в этом турнире нет.
problem-play-off-seats = { $given ->
    [one] В тай-брейке { $given } игрок
    [few] В тай-брейке { $given } игрока
    [many] В тай-брейке { $given } игроков
   *[other] В тай-брейке { $given } игрока
}, а за одним столом их может быть от { $min } до { $max }. Первое место остаётся общим.
problem-play-off-too-early = Турнир не окончен: тай-брейк не засчитывается.
problem-play-off-nobody-level = Первое место никто не делит, разыгрывать нечего.
problem-play-off-not-level = «{ $entrant }» не делит первое место: тай-брейк не засчитывается.
problem-play-off-missing = «{ $entrant }» делит первое место, но не участвует в тай-брейке: он не засчитывается.
problem-play-off-uncounted = Раздача { $slot } (раунд.стол.раздача) из тай-брейка, который не засчитывается. Она сохранена.

## What a result says

problem-several-out = Сбросить все карты может только один игрок.
problem-two-results = Здесь два результата. Оставьте один.
problem-wrong-result = Подсчёту «{ $scoring }» нужен другой результат. Укажите: { $needs ->
    [out] кто сбросил все карты и что осталось у других: "out" и "left".
    [order] в каком порядке закончили игроки: "order".
   *[refill] очки игроков за добор и что у них осталось: "refill" и "left".
}
problem-finished-twice = «{ $player }» может закончить только один раз, а здесь указано дважды.
problem-order-incomplete = Место нужно каждому. Здесь не хватает: { $missing }.
problem-too-many-points = Очков за добор — { $total }. Каждое забирает одну положенную карту, поэтому больше { $max } быть не может.
problem-winner-holds = Этот игрок сбросил все карты, значит, на руках ничего нет. Уберите эти карты или отметьте, кто сбросил карты на самом деле.
problem-no-cards = Без карт остаётся только тот, кто их сбросил. Отметьте карты, которые остались у этого игрока; 0 — тоже карта.
problem-holding-missing = Не хватает карт этого игрока. Отметьте их или введите сумму.
problem-too-many = { $count } шт., а во всей колоде только { $max }

## Where the place is not shown: the face, then the sentence above

problem-of-face = { $face }: { $text }
problem-too-many-together = { $face }: у всех вместе { $count }, а во всей колоде только { $max }. Пересчитайте.
problem-too-many-cards = Карт у всех вместе — { $count }; больше { $max } быть не может: одна лежит в сбросе. Пересчитайте.
problem-total-too-high = Очков — { $total }, а вся колода стоит только { $max }. Пересчитайте.
problem-totals-too-high = Очков у всех вместе — { $total }, а вся колода стоит только { $max }. Пересчитайте.
problem-loser-missing = Укажите, кто проиграл раздачу, или посчитайте карты.
problem-losers-not-named = Подсчёт «{ $scoring }» считает карты и не называет проигравших.
problem-loser-won = «{ $player }» на победившей стороне.
problem-other-losers = Судя по картам, раздачу проиграли: { $losers }.

## Why a result is not taken now

problem-no-hand = Такой раздачи в турнире нет.
problem-not-yet = Сначала другие раздачи: эту пока записать нельзя.
problem-over = Турнир окончен. Исправлять можно только уже записанное.
problem-hand-closed = За этим столом кто-то снялся: раздача там никому не засчитывается.
problem-later-seats = При таком результате в раздаче { $hand } за столом были бы другие игроки, а она уже записана. Сначала отмените её и все раздачи после неё.
problem-result = Этот результат не может быть верным.

## Why nobody can come or go now

problem-step-over = Турнир окончен: прийти или уйти больше нельзя.
problem-step-play-off = Идёт тай-брейк: прийти или уйти больше нельзя.
problem-step-unknown = Этот игрок здесь не играет. Выберите из списка.
problem-step-out = Этого игрока в турнире уже нет.
problem-step-after-end = Начиная с этой раздачи игроку больше нечего играть.
problem-step-recorded = Раздача { $hand } уже записана. Выберите раздачу позже или сначала отмените этот результат.
problem-step-problems = Так нельзя.

## Why no play-off begins

problem-play-off-twice = Тай-брейк уже есть.

## Who deals first

problem-no-such-table = { $tables ->
    [1] Стол здесь только один.
    [one] Такого стола нет: они пронумерованы от 1 до { $tables }.
    [few] Такого стола нет: они пронумерованы от 1 до { $tables }.
    [many] Такого стола нет: они пронумерованы от 1 до { $tables }.
   *[other] Такого стола нет: они пронумерованы от 1 до { $tables }.
}
problem-table-twice = Стол { $table } указан дважды. Оставьте один.
problem-other-dealer = По вытянутым картам «{ $player }» не сдаёт.
problem-text-too-long = В этом тексте символов: { $length }. Можно не больше { $max }.
problem-text-control = В этом тексте есть невидимые символы. Введите заново.

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

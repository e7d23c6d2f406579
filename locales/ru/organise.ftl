### The organisers’ pages: what waits, the roster, drafts, and tournaments that run.

## “Organise”, the page they start from

desk-lede = Турниры вашего клуба. Всё, что здесь, видят только организаторы.
desk-codes-closed = Новые телефоны не пускаем четверть часа
desk-codes-closed-help = Кто-то перебрал слишком много неверных кодов. Телефоны, которые уже за столами, работают; личные ссылки и коды, выданные сейчас, тоже. Если в зале просто пошутили, впустите новые телефоны.
desk-codes-open = Впустить новые телефоны
desk-new = Новый турнир
desk-players = Игроки клуба
desk-empty = Турниров пока нет
desk-empty-help = Дайте название, вставьте имена игроков, выберите формат: Lastcard составит расписание, и вы посмотрите его до начала.
desk-empty-action = Подготовить первый турнир
desk-running = Идут
desk-upcoming = Впереди
desk-finished = Завершены
desk-archived = Архив ({ $count })
desk-winners = { $count ->
    [one] Победа: { $names }
    [few] Победители: { $names }
    [many] Победители: { $names }
   *[other] Победители: { $names }
}

## What waits for an organiser

waiting-title = Требует вашего внимания
waiting-nothing = Сейчас ничего делать не нужно.
waiting-table = стол { $table } («{ $name }»)
waiting-several-tables = { $count ->
    [one] надо быть сразу за { $count } столом: { $tables }
    [few] надо быть сразу за { $count } столами: { $tables }
    [many] надо быть сразу за { $count } столами: { $tables }
   *[other] надо быть сразу за { $count } столами: { $tables }
}
waiting-holds-up = { $hand }: остальные столы ждут стол { $table }, записей нет уже { $time }.
waiting-late = { $hand }: за столом { $table } записей нет уже { $time }.
waiting-begins = Начало: { $when }. На месте { $here } из { $all }.
waiting-begun = Пора начинать, было назначено: { $when }. На месте { $here } из { $all }.
waiting-changed-now = { $hand }, стол { $table }, изменено только что: { $result }
waiting-changed = { $hand }, стол { $table }, изменено { $time } назад: { $result }
waiting-over = Турнир окончен. Когда итоги проверены и объявлены, отправьте его в архив.
waiting-idle = Последняя запись: { $when }. Если турнир не продолжится, остановите его.

## The club

club-title = Настройки клуба
club-evenings = Предстоящие вечера в новом часовом поясе
club-evenings-asked = С другим часовым поясом эти вечера начинались бы в другой час. Укажите, что сохранить: час или момент.
club-evenings-hour = Сохранить час: 19:00 остаётся 19:00. Так делают обычно.
club-evenings-moment = Сохранить момент: час будет показан другой.
club-save = Сохранить
club-pace = Сколько длится раздача
club-pace-hint = Вместе с тасовкой до неё и подсчётом после. Отсюда считается, сколько продлится турнир и какой стол отстаёт. За столом на четверых обычно шесть минут.
club-minutes = Минуты
club-seconds = Секунды
club-file = Клуб в одном файле
club-file-hint = Всё о клубе в одном файле: список игроков, турниры, каждая запись — кто и когда её сделал, — доигранные на телефонах раздачи, коды. Сохраните его, или пусть тот, у кого работает другой Lastcard, перенесёт клуб туда командой «lastcard restore». Паролей в файле нет.
club-file-download = Скачать клуб
problem-pace = Введите минуты и секунды, вместе от 30 секунд до 60 минут, например 5 и 30.

## States of a tournament and of its tables

desk-table-of = Стол { $table }
desk-table-hand = Раунд { $round }, раздача { $hand } из { $hands }
desk-table-hand-match = Раздача { $hand }
desk-table-waits = Ждёт, пока другие столы закончат блок
desk-table-done = Все раздачи записаны
desk-table-ended = Завершено досрочно
desk-table-versus = { $one } — { $other }

## The roster

roster-title = Игроки клуба
roster-lede = Здесь все, кто хоть раз играл: отметьте их галочкой для следующего турнира. Если изменить имя здесь, прошлые турниры останутся как были.
roster-add = Добавить игроков
roster-add-hint = Вставьте имена как есть: по одному в строке, через запятую или таблицей.
roster-add-button = Добавить в список
roster-look = Пока никто не добавлен. Проверьте имена и ещё раз нажмите «Добавить в список».
roster-empty = В списке пока никого нет
roster-empty-help = Вставьте ниже имена тех, кто у вас бывает. Игроки, введённые в турнир, попадают в список сами.
roster-count = { $count ->
    [one] { $count } игрок
    [few] { $count } игрока
    [many] { $count } игроков
   *[other] { $count } игрока
}
roster-name = Имя
roster-save = Сохранить имя
roster-archive = В архив
roster-archive-hint = Игроки из архива не предлагаются для новых турниров. В прошлых результатах они остаются.
roster-merge = В списке дважды?
roster-archived = Архив ({ $count })
roster-restore = Вернуть
roster-added = { $count ->
    [one] Добавлен { $count } игрок.
    [few] Добавлено { $count } игрока.
    [many] Добавлено { $count } игроков.
   *[other] Добавлено { $count } игрока.
}
roster-known = { $count ->
    [one] Уже был в списке: { $count }.
    [few] Уже были в списке: { $count }.
    [many] Уже были в списке: { $count }.
   *[other] Уже были в списке: { $count }.
}
merging-title = Один человек дважды в списке
merging-lede = Если кто-то есть в списке под двумя именами, объедините их в одну запись.
merging-with = { $name } — тот же человек, что и
merging-nobody = Больше в списке никого нет.
merging-archived = { $name } (в архиве)
merging-look = Сравнить
merging-stays = Какая запись остаётся?
merging-plays-in = { $count ->
    [0] Нет ни в одном турнире
    [one] В { $count } турнире:
    [few] В { $count } турнирах:
    [many] В { $count } турнирах:
   *[other] В { $count } турнирах:
}
merging-text = Другая запись удаляется, а её участие в турнирах переходит к той, что остаётся. В каждом турнире сохраняется имя, под которым играли, и пометка об объединении. Отменить это нельзя.
merging-button = Объединить
merging-both = Оба есть в турнирах: { $tournaments }
merging-both-help = За двумя местами в одном турнире один человек сидеть не может, значит, это разные люди. Если одно имя попало туда по ошибке, замените его, пока турнир — черновик.
problem-roster-nobody = Введите хотя бы одно имя, по одному в строке.
problem-roster-taken = «{ $name }» уже есть в списке. Добавьте что-нибудь, чтобы их различать.
roster-near = «{ $name }» — почти то же имя, что «{ $other }», которое уже есть в списке. Если это другой человек, ещё раз нажмите «Добавить в список»; если нет, уберите имя.

## The form of a draft

draft-new-title = Новый турнир
draft-edit-title = Изменить: { $name }
draft-name = Название
draft-name-hint = Видно на каждой странице турнира и входит в его публичный адрес.
draft-date = Дата
draft-time = Время
draft-when-hint = По часовому поясу клуба, { $zone }.
draft-occurrence = Какое из двух?
draft-occurrence-earlier = Первое, { $offset }
draft-occurrence-later = Второе, { $offset }
draft-format = Формат
draft-scoring = Подсчёт
draft-target = Цель
draft-target-hint = Турнир заканчивается раздачей, в которой её кто-то достигает. Пустое поле — 500; по правилам «Онлайн» 200, для двоих 100.
draft-limit = Предел
draft-limit-hint = Кто его достигает, проигрывает, а в формате «Вызов» выбывает. Пустое поле — 200; в формате «Вызов» 500.
draft-stop-at-limit = Остановить, когда кто-то достигнет предела
draft-stop-at-limit-hint = Тогда побеждают все, кто ниже предела. Иначе играют всё расписание, а достигшие предела занимают места после остальных.
draft-nobody-under = { $count ->
    [0] Почти никогда не бывает, чтобы в таком расписании предела достигли все.
   *[other] Примерно в { $count } из 100 таких расписаний предела достигают все.
}
draft-agreed-hands = Раздачи
draft-agreed-hands-hint = После стольких раздач турнир заканчивается. Если поле пустое, его заканчиваете вы.
draft-rounds = Раунды
draft-rounds-hint = Раунд — 12 раздач на четверых, а на восьмерых — по 28 раздач на каждого.
draft-hands-per-block = Раздач в блоке
draft-hands-per-block-hint = Сколько раздач подряд та же четвёрка играет с теми же партнёрами.
draft-hands-per-block-4 = Четыре раздачи
draft-hands-per-block-4-line = Как обычно: каждый из четверых сдаёт по разу.
draft-hands-per-block-2 = Две раздачи
draft-hands-per-block-2-line = Вдвое быстрее. Партнёров и соперников у всех поровну; сколько раз кто сдаёт, немного различается.
draft-hands-per-block-1 = Одна раздача
draft-hands-per-block-1-line = Вчетверо быстрее. Сколько раз кто сдаёт и рядом с кем сидит, немного различается.
draft-blocks = Блоки вместо раундов
draft-blocks-hint = Пустое поле — целые раунды. Если блоков меньше, чем в раунде, не каждый сыграет в паре с каждым; насколько всё поровну, следующая страница покажет ещё до начала.
draft-rules = Правила игры
draft-house = Домашние правила
draft-values = Стоимость карт
draft-values-which = Сколько стоят карты
draft-values-usual = Как принято
draft-values-usual-line = Как принято в этом формате: обычная стоимость, а в DUO своя.
draft-values-std = Обычная
draft-values-std-line = Числовые карты — по номиналу, активные 20, чёрные 50.
draft-values-duo = DUO
draft-values-duo-line = Числовые карты — по номиналу, активные 10, заказ цвета 15, +4 — 20.
draft-values-own = Своя
draft-values-own-line = Число от 0 до 1000 для каждого вида карт. Где пусто, стоимость обычная.
draft-values-face = номинал
draft-rules-which = Какие правила
draft-rules-hint = Видны на публичной странице, чтобы за всеми столами играли одинаково. Ссылки открываются в новой вкладке.
draft-entrants = Кто играет
draft-entrants-hint = Вставьте имена как есть: по одному в строке, через запятую или таблицей. Для команд — по команде в строке, «Анна + Борис» или «Красные: Анна + Борис», или просто все игроки: первая половина — одна команда.
draft-roster = Из списка клуба
draft-roster-hint = Отмеченные тоже играют. Новые имена попадут в список.
draft-order = Порядок
draft-order-hint = От порядка зависит, кто с кем начинает.
draft-order-lot = По жребию
draft-order-lot-line = Жребий записывается и виден на публичной странице.
draft-order-typed = Как введено
draft-order-typed-line = Сначала введённые имена, потом отмеченные игроки.
draft-more = Ещё настройки
draft-fixed-seats = Без пересадок
draft-fixed-seats-hint = Соперники не пересаживаются все четыре раздачи блока. Иначе после второй они меняются местами за столом, чтобы каждый одинаково часто сидел слева от каждого.
draft-duplicate = Одинаковые расклады
draft-duplicate-hint = За всеми столами в одной и той же раздаче одни и те же карты, и в таблице видно ещё и то, кто распорядился ими лучше. Только для раздач на телефонах; нужны два стола или два раунда.
draft-create = Составить расписание
draft-create-hint = Пока ничего не начинается: сначала вы увидите расписание.
draft-save = Сохранить изменения
draft-cancel = Отмена
draft-conflict = Пока черновик был открыт у вас, его изменил другой организатор: { $who }
draft-conflict-help = Ничего не пропало: ваш вариант в форме ниже, другой сохранён. Сравните их, поправьте что нужно и сохраните ещё раз, чтобы заменить другой вариант своим.
draft-conflict-column = Поле
draft-conflict-theirs = Сохранено
draft-conflict-mine = У вас, ниже
draft-conflict-same = Теперь оба варианта одинаковы. Решать нечего.
draft-conflict-keep = Оставить сохранённое
draft-no = нет
draft-yes = да
draft-empty = (пусто)

problem-in-line = Строка { $line }: { $problem }
problem-not-a-number = «{ $given }» — не целое число. Пишите только цифры, например { $example }.
problem-date-malformed = «{ $given }» — не дата. Напишите год-месяц-день, например { $example }.
problem-time-malformed = «{ $given }» — не время. Напишите часы и минуты, например 19:30.
problem-date-missing = Укажите, в какой день играете.
problem-time-missing = Укажите, во сколько начало.
problem-time-skipped = Этой ночью часы переводят вперёд, и времени { $time } в поясе { $zone } нет. Укажите { $next } или позже.
problem-time-twice = Этой ночью часы переводят назад, и время { $time } в поясе { $zone } наступает дважды. Выберите, какое из двух.
problem-choice-missing = Выберите одно.
problem-entrants-missing = Укажите, кто играет: введите или отметьте. Нужно игроков: { $needed }.
draft-player-count = Формат «{ $format }»: нужно игроков — { $needed }, а { $given ->
    [one] указан { $given }
    [few] указано { $given }
    [many] указано { $given }
   *[other] указано { $given }
}.
draft-player-range = Формат «{ $format }»: нужно игроков — от { $needed } до { $max }, а { $given ->
    [one] указан { $given }
    [few] указано { $given }
    [many] указано { $given }
   *[other] указано { $given }
}.
draft-team-count = Формат «{ $format }»: нужно команд — { $needed }, а { $given ->
    [one] указана { $given }
    [few] указано { $given }
    [many] указано { $given }
   *[other] указано { $given }
}.

## A draft

draft-edit = Изменить
draft-delete = Удалить
draft-fact-rounds = { $count ->
    [one] { $count } раунд
    [few] { $count } раунда
    [many] { $count } раундов
   *[other] { $count } раунда
}
draft-fact-blocks = { $count ->
    [one] { $count } блок
    [few] { $count } блока
    [many] { $count } блоков
   *[other] { $count } блока
}
draft-fact-target = { $points ->
    [one] до { $points } очка
    [few] до { $points } очков
    [many] до { $points } очков
   *[other] до { $points } очков
}
draft-fact-limit = предел { $points }
draft-fact-out = выбывание на { $points }
draft-fact-stops = конец, когда его кто-то достигнет
draft-fact-agreed = { $count ->
    [one] { $count } раздача
    [few] { $count } раздачи
    [many] { $count } раздач
   *[other] { $count } раздачи
}
draft-fact-open-end = пока вы не остановите
draft-fact-fixed-seats = без пересадок
draft-fact-duplicate = одинаковые расклады
draft-drawn = Порядок по жребию, { $when }: { $order }
draft-drawn-again = Сколько раз бросали жребий: { $count }. Всё перечислено ниже, в разделе «Что сделано и кем».
draft-draw = Бросить жребий
draft-redraw = Новый жребий
draft-order-as-typed = Порядок как введено: { $order }
draft-schedule = Расписание
draft-hands-range = Раздачи { $first }–{ $last }
draft-hand-one = Раздача { $first }
draft-deals = Сдают по очереди: { $names }
draft-deals-first = Первую сдаёт: { $names }
draft-round-repeats = { $rounds ->
    [2] Раунд 2 повторяет это расписание.
   *[other] Раунды 2–{ $rounds } повторяют это расписание.
}
side-of-two = { $one } и { $other }
draft-fair = Всё поровну. Сколько раз за всё расписание каждый бывает с каждым: партнёром — { $partners }, соперником — { $opponents }, соседом слева — { $left }. Сколько раз каждый сдаёт — { $deals }, начинает — { $openings }.
draft-fair-lazy = Всё поровну. Сколько раз за всё расписание каждый бывает с каждым: партнёром — { $partners }, соперником — { $opponents }, соседом слева — { $left }. Кто сдаёт и кто начинает, зависит от раздач.
draft-fairness = Сколько раз за всё расписание каждый бывает с каждым: партнёром — { $partners }, соперником — { $opponents }, соседом слева — { $left }. Сколько раз каждый сдаёт — { $deals }, начинает — { $openings }.
draft-fairness-lazy = Сколько раз за всё расписание каждый бывает с каждым: партнёром — { $partners }, соперником — { $opponents }, соседом слева — { $left }. Кто сдаёт и кто начинает, зависит от раздач.
draft-hands-each = Раздач у каждого: { $hands }.
draft-rests = Блоков отдыха у каждого: { $blocks }.
draft-all-blocks = Все блоки по столам
draft-range = { $min }–{ $max }
draft-start-title = Проверить, кто на месте, и начать
draft-start-help = Отметьте, кто пришёл. Кого-то не будет? Сначала замените: в расписании нужны все.
draft-replace = Заменить кого-то
draft-present-save = Сохранить, кто на месте
draft-present-all = Все на месте
draft-start = Начать турнир
draft-start-hint = После этого настройки не меняются, каждый стол получает код, и можно вводить результаты.
draft-present-saved = Сохранено. На месте { $here } из { $all }.
start-missing = { $count ->
    [one] Турнир не начат, ещё нет игрока: { $names }.
    [few] Турнир не начат, ещё нет игроков: { $names }.
    [many] Турнир не начат, ещё нет игроков: { $names }.
   *[other] Турнир не начат, ещё нет игроков: { $names }.
}
start-missing-help = Отметьте тех, кто успел прийти. Если игрок не придёт, откройте черновик, замените имя и отметьте новое. Сохранены только отметки.
start-changed = Турнир не начат: пока страница была открыта, черновик изменили
start-changed-help = Посмотрите, какое расписание теперь, и начните ещё раз. Ваши отметки на месте.
deletion-title = Удалить: { $name }?
deletion-text = Черновик, его состав и запись о том, что с ним делали, удаляются навсегда. Игроки остаются в списке клуба.
deletion-button = Удалить черновик
deletion-text-started = Турнир, его публичная страница и запись о том, что с ним делали, удаляются навсегда. Игроки остаются в списке клуба.
deletion-name = Чтобы удалить турнир, введите его название
deletion-button-started = Удалить турнир
problem-deletion-name = Это не название этого турнира.

## A tournament that has started

running-tables = Столы
running-reissue = Новый код
running-local = Эти адреса работают только на этом компьютере. Телефонам нужно, чтобы Lastcard был виден в сети: запустите его с --listen 0.0.0.0:8080 и откройте эту страницу по адресу, который он покажет.
running-leaderboard = Таблица
running-schedule = Расписание
running-setup-fixed = Настройки закреплены при старте, чтобы по ходу игры ничего не менялось.
running-hands = Исправить раздачу
reopen-title = { $hand }: не сыграна?
reopen-recorded = Записано: { $result }
reopen-asked = { $hand } снова будет открыта, и результат спросят у стола { $table }.
reopen-stopped = { $hand }, стол { $table }: турнир остановлен, и раздача останется открытой, пока вы его не возобновите.
reopen-later = { $count ->
    [one] { $count } следующая раздача этого стола останется как есть.
    [few] { $count } следующие раздачи этого стола останутся как есть.
    [many] { $count } следующих раздач этого стола останутся как есть.
   *[other] { $count } следующей раздачи этого стола останутся как есть.
}
reopen-waits = { $count ->
    [one] Пока её не введут снова, будет ждать стол { $tables }.
    [few] Пока её не введут снова, будут ждать столы { $tables }.
    [many] Пока её не введут снова, будут ждать столы { $tables }.
   *[other] Пока её не введут снова, будут ждать столы { $tables }.
}
reopen-goes-on = Сейчас турнир окончен. Он продолжится, и победитель снова будет неизвестен.
reopen-ends-play-off = Тай-брейк больше не будет засчитан, если только первое место снова не поделят те же игроки.
reopen-kept = Отменённое останется в истории раздачи, его можно вернуть.
reopen-button = Отменить раздачу
running-hands-hint = Откройте раздачу, чтобы исправить или отменить её. Прежнее останется в её истории.
running-hands-earlier = Более ранние раздачи ({ $count })
running-problems = Раздачи, которые не засчитываются
running-problems-help = Они записаны после конца, или из-за исправления турнир закончился раньше них. Они сохранены, но очков не меняют.
running-stop = Остановить
running-ended = Окончен: { $reason }.
ended-schedule = все раздачи расписания записаны
ended-target = цель достигнута
ended-limit = предел достигнут
ended-last-standing = все остальные выбыли
ended-stopped = остановлен организатором
running-reopen = Возобновить
running-reopen-hint = Игра продолжится с того места, где остановилась; коды снова заработают.
running-archive = В архив
running-archive-hint = Турнир уходит в архив; публичная страница остаётся.
running-redraft = Вернуть в черновики
running-redraft-hint = Пока ничего не записано, поэтому можно снова всё изменить. Розданные личные ссылки больше ничего не откроют; коды столов останутся.
running-delete-hint = Ничего не записано. Публичная страница тоже удаляется.
running-chances-hide = Скрыть шансы
running-chances-hide-hint = Пока идёт игра, таблица и графики показывают всем, каковы шансы каждого на первое место.
running-chances-show = Показать шансы
running-chances-show-hint = Сейчас они скрыты. Если их показать, таблица и графики будут во время игры сообщать всем, каковы шансы каждого на первое место.
running-unarchive = Вернуть из архива
stop-title = Остановить сейчас: { $name }?
stop-text = { $open ->
    [one] Открыта ещё { $open } раздача. Она останется несыгранной, итоги станут окончательными, а коды столов перестанут работать. Турнир можно будет возобновить.
    [few] Открыты ещё { $open } раздачи. Они останутся несыгранными, итоги станут окончательными, а коды столов перестанут работать. Турнир можно будет возобновить.
    [many] Открыто ещё { $open } раздач. Они останутся несыгранными, итоги станут окончательными, а коды столов перестанут работать. Турнир можно будет возобновить.
   *[other] Открыто ещё { $open } раздачи. Они останутся несыгранными, итоги станут окончательными, а коды столов перестанут работать. Турнир можно будет возобновить.
}
stop-text-match = Итоги станут окончательными, а коды столов перестанут работать. Турнир можно будет возобновить.
stop-button = Остановить турнир
confirm-back = Нет, назад

## Table codes and cards

reissue-title = Новый код для стола { $table }?
reissue-text = Код { $code } сразу перестанет работать. Телефонам, на которых открыт этот стол, придётся отсканировать новый.
reissue-button = Сделать новый код
cards-title = Карточки столов
cards-print = По карточке A4 на каждый стол. Если кнопки ниже нет, напечатайте страницу через Ctrl+P или меню «Поделиться».
cards-how = Наведите камеру телефона на код и вводите каждую раздачу
cards-moves = В середине блока двое меняются местами за столом: телефон скажет кто.
cards-step-type = или откройте { $address }
qr-label = QR-код адреса { $address }

## How long and how fair

forecast-title = Как долго и насколько справедливо?
forecast-of = Как долго и насколько справедливо: { $name }
forecast-back = К черновику
forecast-long = Как долго
forecast-hands-blocks = За каждым столом { $hands ->
    [one] { $hands } раздача
    [few] { $hands } раздачи
    [many] { $hands } раздач
   *[other] { $hands } раздачи
} подряд, { $blocks ->
    [one] { $blocks } блок
    [few] { $blocks } блока
    [many] { $blocks } блоков
   *[other] { $blocks } блока
}.
forecast-hands-between = Раздач около { $hands }, обычно от { $least } до { $most }.
forecast-hands-open = Играют, пока вы не остановите.
forecast-takes = Займёт { $time }.
forecast-takes-between = Займёт примерно { $time }, обычно от { $least } до { $most }.
forecast-ends = Конец примерно: { $when }.
forecast-pace = { $minutes }:{ $seconds }
forecast-pace-help = При темпе { $pace } мин на раздачу, вместе с тасовкой и подсчётом. Перерывы и ожидание более медленного стола — сверх того.
forecast-pace-change = Изменить темп
forecast-minutes = { $minutes ->
    [one] { $minutes } мин
    [few] { $minutes } мин
    [many] { $minutes } мин
   *[other] { $minutes } мин
}
forecast-hours = { $hours ->
    [one] { $hours } ч
    [few] { $hours } ч
    [many] { $hours } ч
   *[other] { $hours } ч
}
forecast-hours-minutes = { $hours } ч { $minutes } мин
forecast-fair = Насколько справедливо
forecast-chance = Какова вероятность, что победит сильнейший игрок?
forecast-chance-team = Какова вероятность, что победит команда сильнейшего игрока?
forecast-when = Сыграно
forecast-percent = Шанс
forecast-equal = Если бы все были равны
forecast-chosen = как намечено
forecast-after-rounds = { $rounds ->
    [one] { $rounds } раунд
    [few] { $rounds } раунда
    [many] { $rounds } раундов
   *[other] { $rounds } раунда
}
forecast-after-hands = { $hands ->
    [one] { $hands } раздача
    [few] { $hands } раздачи
    [many] { $hands } раздач
   *[other] { $hands } раздачи
}
forecast-after-blocks = { $blocks ->
    [one] { $blocks } блок
    [few] { $blocks } блока
    [many] { $blocks } блоков
   *[other] { $blocks } блока
}
forecast-after-end = До конца
forecast-edge = Насколько силён сильнейший?
forecast-edge-hint = В скольких из 100 раздач за столом на четверых этот игрок сбрасывает все карты. Среди равных — в 25.
forecast-edge-30 = 30 · немного сильнее
forecast-edge-35 = 35 · заметно сильнее
forecast-edge-45 = 45 · намного сильнее
forecast-edge-57 = 57 · внимательный игрок среди новичков
forecast-tell = Посчитать
forecast-model = Считаем, что все равны по силе, кроме одного игрока: он сбрасывает все карты в { $edge } из 100 раздач за столом на четверых (равные игроки — в 25), а сила стороны — это сила её игроков вместе. Кто сбросит карты, решает жребий, оставшееся у других взято из 20 000 раздач, которые сыграла программа, и весь турнир разыгрывается на компьютере столько раз: { $runs }.
forecast-model-57 = 57 — столько выиграл внимательный бот программы в 10 000 раздач против трёх, игравших наугад.

## What was done, and by whom

events-title = Что сделано и кем
events-nobody = командная строка
event-created = Черновик создан
event-edited = Изменено
event-drawn = Порядок по жребию: { $order }
event-started = Турнир начат
event-stopped = Остановлен досрочно
event-reopened = Возобновлён
event-archived = В архиве
event-unarchived = Возвращён из архива
event-redrafted = Возвращён в черновики
event-chances-shown = Шансы показаны
event-chances-hidden = Шансы скрыты
event-reissued = Новый код стола { $table }
event-merged = Запись «{ $goes }» присоединена к записи «{ $stays }»: один человек
event-substituted = Замена начиная с { $from }: { $leaves } → { $comes }
event-withdrawn = Начиная с { $from } не играет { $leaves }
event-joined = Начиная с { $from } играет { $comes }
event-play-off = Тай-брейк за первое место
event-play-off-undone = Тай-брейк отменён
event-undone = Отменено: { $what }
event-typed = Порядок как введено: { $order }

## Notices after something was done

done-created = Расписание готово. Пока ничего не начато.
done-edited = Сохранено. Расписание составлено заново.
done-drawn = Порядок определён по жребию.
done-started = Турнир начат. Положите на каждый стол карточку с его кодом.
done-stopped = Турнир остановлен. Итоги окончательные.
done-reopened = Турнир возобновлён. Игра продолжается.
done-archived = В архиве.
done-unarchived = Возвращено из архива.
done-redrafted = Это снова черновик.
done-chances-shown = Шансы показываются.
done-chances-hidden = Шансы скрыты.
done-deleted = Черновик удалён.
done-club = Сохранено.
done-codes-open = Новые телефоны снова могут открывать свои столы.
done-merged = Теперь это одна запись.
done-renamed = Имя изменено.
done-corrected = Раздача сохранена. Прежнее осталось в её истории.
done-recorded = Раздача сохранена.
done-reissued = У стола новый код. Старый больше не работает.
done-present = Отметки сохранены.
done-player-archived = В архиве. В прошлых результатах имя остаётся.
done-player-restored = Снова в списке.

## Other words of these pages

organise-desk = Организатору
versus = —
start-missing-tick = Отметить, кто на месте
draft-conflict-somebody = Пока черновик был открыт у вас, его изменили
draft-match-goes-on = Места за столом не меняются, а сдача после каждой раздачи переходит по часовой стрелке, пока матч не решён.
running-recorded = { $count ->
    [0] Пока не записано ни одной раздачи
    [one] Записана { $count } раздача
    [few] Записаны { $count } раздачи
    [many] Записано { $count } раздач
   *[other] Записано { $count } раздачи
}
running-recorded-of = Записано раздач: { $count } из { $all }
running-steer = Завершение и архив
running-stop-hint = Мы переспросим.

## Why something about a tournament was not done

error-not-a-draft = Этот турнир уже начался
error-not-a-draft-help = Его настройки закреплены при старте, чтобы по ходу игры ничего не менялось. Отдельные раздачи можно исправить; если неверен состав, верните турнир в черновики, пока ничего не записано, иначе остановите его и создайте новый.
error-not-started = Этот турнир ещё не начался
error-not-started-help = Это пока черновик: его можно изменить, начать или удалить. Ничего не изменилось.
error-already-so = Это уже сделано
error-already-so-help = Кто-то остановил, возобновил турнир или отправил его в архив раньше вас. Посмотрите, что с ним сейчас.
error-recorded = В этом турнире уже что-то записано
error-recorded-help = Это записали тем временем или отменили, но запись осталась. Остановите турнир или отправьте его в архив: тогда ничего не пропадёт.
error-has-play-off = Есть тай-брейк
error-has-play-off-help = Он начат потому, что турнир окончен. Отмените его результаты и сам тай-брейк, тогда турнир можно будет продолжить.
error-play-off-refused = Разыгрывать нечего
error-play-off-refused-help = Кто-то исправил раздачу или уже начал тай-брейк. Посмотрите, что с турниром сейчас.
error-play-off-too-late = Тай-брейк уже начался
error-play-off-too-late-help = Его раздача записана или идёт на телефонах. Отмените его результаты или прекратите эту раздачу, а потом отмените тай-брейк.
error-draft-stale = Тем временем черновик изменили
error-draft-stale-help = Другой организатор сохранил свой вариант. Откройте черновик снова и посмотрите, прежде чем продолжать. Ничего не изменилось.
error-players-absent = Кого-то ещё нет
error-players-absent-help = Перед началом отметьте всех, кто играет.

## People come and go while a tournament runs

people-title = Состав
people-who = Игроки: заменить, снять, добавить ({ $count })
people-substitute = Заменить…
people-withdraw = Снять…
people-add = Добавить игрока…
people-take-back = Отменить
people-take-back-hint = Можно до следующего результата.
people-stays = С тех пор появились записи, так что отменить это уже нельзя. Если это ошибка, внесите ещё одно изменение.
people-back = Состав
people-substitution-title = Замена: { $name }
people-withdrawal-title = Снятие: { $name }
people-arrival-title = Добавить игрока
people-substitution-hint = Замена садится на то же место за столом. Строка в таблице сохраняет очки и показывает оба имени.
people-withdrawal-hint = Для тех, кто уходит насовсем и чьё место никто не займёт. Записанное остаётся.
people-arrival-hint = Для тех, кто пришёл позже и теперь играет.
people-name = Кто приходит?
people-name-hint = Выберите из игроков клуба или введите новое имя.
people-near = «{ $name }» — новое имя, а «{ $other }» почти такое же. Если вы имели в виду этого человека, введите имя именно так.
people-from = С какой раздачи?
people-from-block = Раунд { $round }, блок { $block } (с раздачи { $hand })
people-look = Показать, что изменится
people-changes = Что изменится
people-hands = { $count ->
    [one] Изменится { $count } раздача
    [few] Изменятся { $count } раздачи
    [many] Изменится { $count } раздач
   *[other] Изменится { $count } раздачи
}
people-hands-more = { $count ->
    [one] Ещё { $count } раздача
    [few] Ещё { $count } раздачи
    [many] Ещё { $count } раздач
   *[other] Ещё { $count } раздачи
}
people-in-play = Раздачу { $hand } сейчас играют на телефонах те, кто за столом. Сначала закончите или прекратите её либо выберите раздачу позже.
people-undo-hint = Записанное не меняется. Это можно отменить до следующего результата.
people-substitution-button = Посадить замену
people-withdrawal-button = Снять игрока
people-arrival-button = Добавить игрока
people-sits = Замена начиная с { $from }: { $leaves } → { $name }.
people-line = Строка сохраняет очки и теперь называется «{ $line }».
people-void = { $count ->
    [0] Все раздачи остаются в силе.
    [one] { $count } открытая раздача не засчитывается никому за столом: начиная с { $from } там был бы игрок { $name }.
    [few] { $count } открытые раздачи не засчитываются никому за столом: начиная с { $from } там был бы игрок { $name }.
    [many] { $count } открытых раздач не засчитываются никому за столом: начиная с { $from } там был бы игрок { $name }.
   *[other] { $count } открытой раздачи не засчитываются никому за столом: начиная с { $from } там был бы игрок { $name }.
}
people-ends = На этом турнир заканчивается: играть больше нечего.
people-keeps = { $has ->
    [points] { $name } сохраняет { $points ->
        [one] { $points } очко
        [few] { $points } очка
        [many] { $points } очков
       *[other] { $points } очка
    } и занимает место после всех, кто играет дальше: уходить невыгодно.
   *[other] { $name } занимает место после всех, кто играет дальше: уходить невыгодно.
}
people-joins = { $name } играет начиная с { $from }.
people-begins = { $name } начинает с нуля, как и все.
people-begins-charged = { $name } начинает с самым большим счётом среди тех, кто ещё в игре: { $points ->
    [one] { $points } очко
    [few] { $points } очка
    [many] { $points } очков
   *[other] { $points } очка
}. Опаздывать невыгодно.
people-fewer = { $name }, раздач: { $hands } — меньше, чем у тех, кто здесь с начала; в таблице это видно.
people-seats = За столом, по часовой стрелке ({ $count }): { $names }.
redraw-blocks = { $blocks ->
    [0] Переделывать больше нечего: блоков не осталось.
    [1] Последний блок составляется заново. Играют дальше: { $players }. Сыгранное и уже начатое остаётся как есть; блоков за вечер по-прежнему { $all }.
    [one] Последний { $blocks } блок составляется заново. Играют дальше: { $players }. Сыгранное и уже начатое остаётся как есть; блоков за вечер по-прежнему { $all }.
    [few] Последние { $blocks } блока составляются заново. Играют дальше: { $players }. Сыгранное и уже начатое остаётся как есть; блоков за вечер по-прежнему { $all }.
    [many] Последние { $blocks } блоков составляются заново. Играют дальше: { $players }. Сыгранное и уже начатое остаётся как есть; блоков за вечер по-прежнему { $all }.
   *[other] Последние { $blocks } блока составляются заново. Играют дальше: { $players }. Сыгранное и уже начатое остаётся как есть; блоков за вечер по-прежнему { $all }.
}
redraw-tables = Для них { $tables ->
    [one] будет { $tables } стол
    [few] будет { $tables } стола
    [many] будет { $tables } столов
   *[other] будет { $tables } стола
} вместо { $before }.
redraw-no-rests = Никто их не пропускает.
redraw-rests = Из этих блоков каждый пропускает: { $blocks }.
redraw-hands = За весь вечер у каждого, кто остаётся, раздач: { $hands }; без этого изменения — { $before }.
redraw-partners = Любые двое из оставшихся — партнёры в стольких раздачах: { $hands }; без этого изменения — { $before }.
redraw-players = Кто сколько играет и кто когда отдыхает
redraw-more-hands = { $hands ->
    [0] больше раздач нет
    [one] ещё { $hands } раздача
    [few] ещё { $hands } раздачи
    [many] ещё { $hands } раздач
   *[other] ещё { $hands } раздачи
}
redraw-plays-all = без отдыха
redraw-sits-out = { $count ->
    [one] отдых: блок { $blocks }
    [few] отдых: блоки { $blocks }
    [many] отдых: блоки { $blocks }
   *[other] отдых: блоки { $blocks }
}
done-substitution = Замена за столом.
done-withdrawal = Игрок снят с турнира.
done-arrival = Игрок в турнире.
done-play-off = Тай-брейк идёт за столом 1. Коды снова работают.
done-taken-back = Отменено: всё как прежде.

## The play-off of a shared first place

play-off-title = Тай-брейк
play-off-level = Первое место делят { $names }.
play-off-offer = Они могут его разделить или сыграть за него тай-брейк за одним столом, каждый за себя или командами. Раздачу выигрывает тот, кто сбросил все карты; очки и остальные места не меняются.
play-off-length = Сколько играть?
play-off-length-of = { $hands ->
    [1] { $hands } раздача
    [one] До { $hands } выигранной раздачи
    [few] До { $hands } выигранных раздач
    [many] До { $hands } выигранных раздач
   *[other] До { $hands } выигранных раздач
}
play-off-button = Начать тай-брейк
play-off-void = Тай-брейк не засчитывается: после исправления первое место больше не делят те же участники. Его раздачи сохранены.
play-off-take-back = Отменить тай-брейк
play-off-take-back-hint = Можно до первого результата.
play-off-stays = Его раздача уже записана. Чтобы отменить тай-брейк, сначала отмените её.

# Who may see a tournament.
audience-title = Кто это видит
audience-back = К турниру
audience-lede = Что видят все: на каждой странице, в файлах и картинках, на табло и в обновлениях в реальном времени. Вам здесь всегда видно всё.
audience-change = Изменить, кто видит
audience-save = Сохранить
audience-tell = Показать таблицу сейчас
standings-own = Таблица только для организаторов
standings-own-kept = Эту страницу видят только организаторы: остальным таблицу ещё не показывают.
standings-own-private = Эту страницу видят только организаторы: турнир не публичный.
standings-check = Проверить итоги
audience-visibility = Кто может смотреть
audience-visibility-public = Все
audience-visibility-public-line = Смотреть может каждый, и турнир есть в списках на главной странице и на странице клуба.
audience-visibility-link = Все, у кого есть ссылка
audience-visibility-link-line = Турнир получает новый адрес, который нельзя угадать и которого нет ни в одном списке. Если потом выбрать другое, ссылка перестанет работать.
audience-visibility-private = Только организаторы
audience-visibility-private-line = Больше никто не видит. Игроки попадают за свой стол по его коду или по личной ссылке.
audience-telling = Когда показывать таблицу
audience-telling-hint = До этого всем видно, кто где играет, но не результаты, не суммы и не места. Стол видит только свои раздачи.
audience-telling-now = Сразу
audience-telling-now-line = Каждый результат учитывается и виден, как только он записан.
audience-telling-request = Когда вы скажете
audience-telling-request-line = Вы нажимаете «Показать таблицу сейчас», например на награждении.
audience-telling-from = С назначенного времени
audience-telling-from-line = В этот день и час оно появится само.
audience-embargo-from = Таблицу покажут: { $when }
audience-date = Дата
audience-time = Время
audience-names = Как называть игроков
audience-names-hint = На страницах столов, по личным ссылкам и на ваших страницах остаются полные имена. Если показаны имена без фамилий или псевдонимы, имён нет и в адресах.
audience-names-full = Полные имена
audience-names-full-line = Как вы их ввели.
audience-names-first = Имена без фамилий
audience-names-first-line = Имя без фамилии, а если оно у двоих одинаково, то ещё и буква: Анна К. Титулы и знаки опускаются.
audience-names-given-last = Имена без фамилий, если фамилия стоит первой
audience-names-given-last-line = Для записи вида «Петрова Анна»: Анна, а если таких две — Анна П.
audience-called = Игроки будут названы так: { $names }
audience-names-alias = Псевдонимы
audience-names-alias-line = Псевдоним, который вы задали игроку в списке клуба. У кого его нет, тот показан, например, как «Игрок 3».
problem-embargo-date = Укажите, с какого дня показывать таблицу.
problem-embargo-time = Укажите, с какого времени показывать таблицу.
problem-embargo-before-start = Это раньше, чем начнётся турнир: { $when }. Выберите более позднее время или показывайте таблицу сразу.
event-audience = Изменено, кто это видит
event-erased = Игрок удалён по собственной просьбе
done-audience = Сохранено. Вот что теперь видят остальные.
done-told = Таблица теперь видна всем, кто может смотреть.
done-alias = Псевдоним сохранён.
done-erased = Удалено. Имени больше нет, результаты остались.
roster-alias = Псевдоним для турниров, где вместо имён показаны псевдонимы
roster-erase = Удалить этого человека
# Erasing a person.
erasure-title = Удалить: { $name }?
erasure-lede = { $count ->
    [one] Этот человек есть в { $count } турнире.
    [few] Этот человек есть в { $count } турнирах.
    [many] Этот человек есть в { $count } турнирах.
   *[other] Этот человек есть в { $count } турнирах.
}
erasure-name = Имя исчезнет из списка клуба, из каждого турнира, его истории и заметок, а также со всех страниц, из файлов и адресов, которые по ним составлены.
erasure-results = Результаты остаются и считаются. Вместо имени при них стоит «Удалённый игрок» и номер.
erasure-links = Старые адреса с именем больше не работают, личные ссылки тоже.
erasure-elsewhere = В резервных копиях, сделанных до сегодняшнего дня, и в скачанных файлах имя остаётся. Аккаунта организатора с тем же именем это не касается.
erasure-kept = Тексты, в которых этот человек, возможно, остаётся назван
erasure-kept-help = Имя в другом падеже или внутри другого слова программа надёжно не находит. Прочтите, об этом ли человеке речь: эти тексты останутся как есть.
erasure-for-good = Отменить это нельзя.
erasure-button = Удалить: { $name }
erasure-in-play = В турнире «{ $tournament }» идёт раздача на телефонах
erasure-in-play-help = Этот человек в ней играет. Дайте ей закончиться или прекратите её на странице «Игра на телефонах» и попробуйте снова.
## Пульт идущего турнира

room-next = Что делать сейчас
room-publish = Публикация
room-ends = конец около { $time }
room-codes = Показать коды
room-code = Код
room-record = Записать
room-correct = Исправить
room-page = Страница стола
room-phones = Телефоны
room-on-phones = на телефонах
room-silent = записей нет уже { $time }
room-silent-now = только что
room-asks = { $count ->
    [one] { $count } телефон просит место
    [few] { $count } телефона просят место
    [many] { $count } телефонов просят место
   *[other] { $count } телефона просят место
}
room-elsewhere = Нужны и за другим столом: { $names }
room-holds-up = Остальные ждут
room-late = Отстаёт
room-unopened = Пока без телефона
room-changed-now = { $hand } изменена только что
room-changed = { $hand } изменена { $time } назад
room-next-asks = За столом { $table } телефон просит место.
room-answer = Ответить
room-next-codes = Ни один телефон ещё не открыл стол. Положите на каждый стол карточку с его кодом.
room-record-late = Записать здесь
room-next-play-off = Первое место поделено. Можно сыграть тай-брейк или оставить как есть.
room-next-read-out = Турнир окончен. Проверьте итоги и объявите их.
room-next-watch = Игра идёт. Что ждёт, отмечено у столов.
room-next-untouched = Турнир остановлен, пока ничего не было записано. Верните его в черновики или отправьте в архив.
room-read-out = Показать пьедестал
room-next-archived = Турнир в архиве. Публичная страница остаётся.

## Сначала имена, потом подходящие форматы

draft-step-names = 1. Кто играет
draft-step-format = 2. Во что играем
draft-step-when = 3. Когда
draft-step-rules = 4. Подсчёт и правила
draft-continue = Дальше
draft-count-again = Проверить имена ещё раз
offer-players = { $count ->
    [one] { $count } игрок
    [few] { $count } игрока
    [many] { $count } игроков
   *[other] { $count } игрока
}
offer-teams = Команд: { $count }, игроков: { $players }
offer-tidied = Список приведён в порядок: имена по одному, без номеров, маркеров и запятых.
offer-nothing = Для такого состава нет формата. Нужно от 2 до 64 игроков или две команды одного размера.
offer-others = Другие форматы
offer-takes = { $hands ->
    [one] { $hands } раздача
    [few] { $hands } раздачи
    [many] { $hands } раздач
   *[other] { $hands } раздачи
} за каждым столом · { $time }
offer-takes-until = { $hands ->
    [one] { $hands } раздача
    [few] { $hands } раздачи
    [many] { $hands } раздач
   *[other] { $hands } раздачи
} за каждым столом · { $time } · конец около { $end }
offer-takes-about = примерно { $hands ->
    [one] { $hands } раздача
    [few] { $hands } раздачи
    [many] { $hands } раздач
   *[other] { $hands } раздачи
} · примерно { $time }
offer-takes-about-until = примерно { $hands ->
    [one] { $hands } раздача
    [few] { $hands } раздачи
    [many] { $hands } раздач
   *[other] { $hands } раздачи
} · примерно { $time } · конец около { $end }
problem-name-alike = «{ $name }» и «{ $other }» похожи на одно имя. Если это разные люди, добавьте что-нибудь, чтобы их различать, например фамилию.
pasted-understood = Как поняты имена
pasted-left-out = Пропущено: { $what }
pasted-quoted = «{ $text }»
pasted-ways = Что из этого имя?
pasted-ways-hint = В каждой строке несколько частей. Выберите вариант, в котором имена верны.
problem-columns-missing = В каждой строке несколько частей. Выберите, что из этого имя.
problem-mail-for-name = Строка { $line }: «{ $mail }» — адрес электронной почты. Введите вместо него имя.
problem-name-near = «{ $name }» — почти то же имя, что «{ $other }». Ответьте на вопрос под именами и продолжайте.
near-known = «{ $name }» нет в списке клуба, но есть кто-то с почти таким же именем. Отметьте, если это тот же человек; иначе это другой человек, и он попадёт в список.
near-is = Это { $name }
near-here = «{ $name }» и «{ $other }» похожи. Если это один человек, уберите одно из имён; если два, оставьте как есть.
roster-filter = Найти имя
roster-filter-ticks = Начните вводить имя. Стрелка вниз ведёт в список, пробел отмечает; Enter отмечает первое найденное имя.
roster-filter-open = Начните вводить имя. Стрелка вниз ведёт в список; Enter открывает первое найденное имя.
roster-filter-nobody = Никого с таким именем нет.

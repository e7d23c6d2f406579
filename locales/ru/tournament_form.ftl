### The form of a tournament, and its draft.

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
draft-how-long = Сколько играем
draft-how-long-short = Коротко
draft-how-long-evening = На вечер
draft-how-long-long = Долго
draft-how-long-exact = Выбрать раунды, блоки и раздачи
draft-stop-ends = конец около { $end }
draft-stop-hands = { $hands ->
    [one] { $hands } раздача
    [few] { $hands } раздачи
    [many] { $hands } раздач
   *[other] { $hands } раздачи
} за каждым столом, по { $block } в блоке
draft-rounds = Раунды
draft-rounds-hint = Раунд — 12 раздач на четверых, а на восьмерых — по 28 раздач на каждого.
draft-hands-per-block = Раздач в блоке
draft-hands-per-block-hint = Сколько раздач подряд та же четвёрка играет с теми же партнёрами.
draft-hands-per-block-4 = Четыре раздачи
draft-hands-per-block-2 = Две раздачи
draft-hands-per-block-1 = Одна раздача
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
draft-entrants-hint = Вставьте имена как есть: по одному в строке, через запятую или таблицей. Для команд — по команде в строке: «Красные: Анна + Борис».
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
draft-summary = Коротко о турнире
draft-summary-until = с { $start } примерно до
draft-summary-players = Игроки
draft-summary-tables = Столы
draft-summary-resting = { $count ->
    [one] { $count } отдыхает
    [few] { $count } отдыхают
    [many] { $count } отдыхают
   *[other] { $count } отдыхают
}
draft-summary-hands = Раздач за столом
draft-terms-change = Изменить
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
side-of-two = { $one } и { $other }
draft-fair = Всё поровну. Сколько раз за всё расписание каждый бывает с каждым: партнёром — { $partners }, соперником — { $opponents }, соседом слева — { $left }. Сколько раз каждый сдаёт — { $deals }, начинает — { $openings }.
draft-fair-lazy = Всё поровну. Сколько раз за всё расписание каждый бывает с каждым: партнёром — { $partners }, соперником — { $opponents }, соседом слева — { $left }. Кто сдаёт и кто начинает, зависит от раздач.
draft-fairness = Сколько раз за всё расписание каждый бывает с каждым: партнёром — { $partners }, соперником — { $opponents }, соседом слева — { $left }. Сколько раз каждый сдаёт — { $deals }, начинает — { $openings }.
draft-fairness-lazy = Сколько раз за всё расписание каждый бывает с каждым: партнёром — { $partners }, соперником — { $opponents }, соседом слева — { $left }. Кто сдаёт и кто начинает, зависит от раздач.
draft-hands-each = Раздач у каждого: { $hands }.
draft-rests = Блоков отдыха у каждого: { $blocks }.
draft-range = { $min }–{ $max }
draft-start-help = В расписании нужны все. Если кого-то не будет, сначала замените или уберите его имя.
draft-start-all = { $count ->
    [one] { $count } игрок на месте: начать
    [few] Все { $count } на месте: начать
    [many] Все { $count } на месте: начать
   *[other] Все { $count } на месте: начать
}
draft-start-some = Отмечено { $here } из { $all }. Кнопка отметит и остальных.
draft-here-title = Кто на месте
draft-here-count = { $here } из { $all }
draft-first-block = Кто где начинает
draft-more-tables = { $count ->
    [one] Ещё { $count } стол
    [few] Ещё { $count } стола
    [many] Ещё { $count } столов
   *[other] Ещё { $count } стола
}
draft-drawn-when = По жребию, { $when }
draft-further = Ещё
draft-figure-length = Длительность
draft-figure-ends = Конец около
draft-figure-about = ок. { $hands }
draft-figure-meetings = Партнёры, соперники
draft-figure-times = { $partners }×, { $opponents }×
draft-figure-even = у всех поровну
draft-figure-uneven = почти поровну
draft-figure-partly = не со всеми
draft-figure-range = { $min }–{ $max }
draft-figure-rests = Отдых
draft-figure-blocks = { $min }–{ $max } бл.
draft-replace = Заменить или добавить игроков
draft-present-save = Сохранить, кто на месте
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
deletion-loses-codes = Коды столов и личные ссылки перестанут работать.
deletion-loses-history = { $count ->
    [one] Вместе с ним пропадёт { $count } запись, которая не засчитывается.
    [few] Вместе с ним пропадут { $count } записи, которые не засчитываются.
    [many] Вместе с ним пропадут { $count } записей, которые не засчитываются.
   *[other] Вместе с ним пропадут { $count } записи, которые не засчитываются.
}
deletion-loses-arrivals = { $count ->
    [one] Уже отмечен { $count } человек.
    [few] Уже отмечены { $count } человека.
    [many] Уже отмечены { $count } человек.
   *[other] Уже отмечены { $count } человека.
}
deletion-announcement = Анонс вернётся со своим списком записавшихся.
deletion-name = Чтобы удалить турнир, введите его название
deletion-button-started = Удалить турнир
problem-deletion-name = Это не название этого турнира.

## Other words of these pages

start-missing-tick = Отметить, кто на месте
draft-conflict-somebody = Пока черновик был открыт у вас, его изменили
draft-match-goes-on = Места за столом не меняются, а сдача после каждой раздачи переходит по часовой стрелке, пока матч не решён.

## Сначала имена, потом подходящие форматы

draft-step-names = Кто играет
draft-step-format = Во что играем
draft-step-when = Когда
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
names-remove = Убрать: { $name }
problem-more-players = { $count ->
    [one] Не хватает { $count } игрока
    [few] Не хватает { $count } игроков
    [many] Не хватает { $count } игроков
   *[other] Не хватает { $count } игроков
}
problem-fewer-players = { $count ->
    [one] { $count } игрок лишний
    [few] { $count } игрока лишние
    [many] { $count } игроков лишние
   *[other] { $count } игрока лишние
}
problem-equal-teams = Нужны две команды одного размера
problem-no-teams = Нужны игроки по одному, без команд
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

## The setting of a tournament

draft-move-seconds = Секунд на ход на телефонах
draft-move-seconds-hint = Для раздач на телефонах: если игрок не успел сходить, ход делает бот; на половине времени придёт напоминание. Пустое поле — без ограничения.
draft-fact-move-seconds = { $count ->
    [one] на телефонах { $count } секунда на ход
    [few] на телефонах { $count } секунды на ход
    [many] на телефонах { $count } секунд на ход
   *[other] на телефонах { $count } секунды на ход
}

### The organisers’ worklist, and the list of tournaments.

## “Organise”, the page they start from

desk-sections = Разделы клуба
desk-evenings = Вечера
desk-people = Люди
desk-season = Сезон
desk-club = Клуб
desk-today = Сегодня
desk-next = Следующий: { $day }
desk-to-room = Вести турнир
desk-to-end = Открыть вечер
desk-to-rulings = Выносить решения
desk-start = Начать…
desk-to-draft = Открыть черновик
desk-announce-step = Проверить и объявить
desk-nothing = Пока ничего не запланировано.
desk-more = Ещё { $count }
desk-codes-closed = Новые телефоны не пускаем четверть часа
desk-codes-closed-help = Кто-то перебрал слишком много неверных кодов. Телефоны, которые уже за столами, работают; личные ссылки и коды, выданные сейчас, тоже. Если в зале просто пошутили, впустите новые телефоны.
desk-codes-open = Впустить новые телефоны
desk-new = Новый турнир
desk-empty = Турниров пока нет
desk-empty-help = Дайте название, вставьте имена игроков, выберите формат: Lastcard составит расписание, и вы посмотрите его до начала.
desk-empty-action = Подготовить первый турнир
desk-upcoming = Впереди
desk-finished = Завершены
desk-archived = { $count ->
    [one] Архив: { $count } вечер
    [few] Архив: { $count } вечера
    [many] Архив: { $count } вечеров
   *[other] Архив: { $count } вечера
}
desk-archive = Архив
desk-archive-lede = Вечер попадает сюда сам через семь дней после окончания. Результаты ещё можно исправить; если организатор отправил турнир в архив сам — уже нет.
desk-archive-empty = В архиве пока пусто.
desk-winners = { $count ->
    [one] Победа: { $names }
    [few] Победители: { $names }
    [many] Победители: { $names }
   *[other] Победители: { $names }
}

organise-desk = Организатору

desk-lede-referee = Турниры вашего клуба. Вы выносите решения и исправляете результаты.

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
waiting-mismatched = Стол { $table }, { $hand }: введённое игроками не сходится. { $why }
waiting-called = Стол { $table } позвал вас в { $time }.
waiting-called-because = Стол { $table } позвал вас в { $time }: { $note }
waiting-unconfirmed = { $count ->
    [one] { $count } результат не подтверждён.
    [few] { $count } результата не подтверждены.
    [many] { $count } результатов не подтверждены.
   *[other] { $count } результата не подтверждены.
}

## States of a tournament and of its tables

desk-table-of = Стол { $table }
desk-table-hand = Раунд { $round }, раздача { $hand } из { $hands }
desk-table-hand-match = Раздача { $hand }
desk-table-waits = Ждёт, пока другие столы закончат блок
desk-table-done = Все раздачи записаны
desk-table-ended = Завершено досрочно
desk-table-versus = { $one } — { $other }

### Сезоны: таблица, как получилась строка, и форма.

club-seasons = Сезоны:

## Таблица

season-rule-field = Вечер даёт очко за участие и по очку за каждого, кто оказался ниже.
season-rule-places = Места вечера дают столько очков: { $points }.
season-rule-totals = За вечер засчитывается его сумма очков.
season-rule-average = Считается среднее за раздачу: суммы вечеров делят на число раздач.
season-rule-best = { $count ->
    [one] Каждому засчитывается { $count } лучший вечер.
    [few] Каждому засчитываются { $count } лучших вечера.
    [many] Каждому засчитываются { $count } лучших вечеров.
   *[other] Каждому засчитываются { $count } лучшего вечера.
}
season-rule-least = Сколько вечеров нужно, чтобы получить место: { $count }.
season-rule-ties = При равенстве решает: { $ties }.
season-tie-none = ничего
season-tie-countback = больше первых мест, потом вторых
season-tie-best = лучший отдельный вечер
season-tie-evenings = больше вечеров
season-average = Среднее за раздачу
season-points = Очки
season-evenings = Вечера
season-evening = Вечер
season-place = Место
season-place-of = { $place } из { $people }
season-place-of-teams = { $teams ->
    [one] { $place } из { $teams } команды
    [few] { $place } из { $teams } команд
    [many] { $place } из { $teams } команд
   *[other] { $place } из { $teams } команд
}
season-counted = { $counted } из { $all }
season-missing = { $count ->
    [one] До места не хватает { $count } вечера
    [few] До места не хватает { $count } вечеров
    [many] До места не хватает { $count } вечеров
   *[other] До места не хватает { $count } вечера
}
season-empty = Складывать пока нечего
season-empty-help = Таблица начнётся с первого результата первого вечера.
season-upcoming = Впереди
season-runs = ещё идёт
season-if-ended = Если бы закончился сейчас
season-matrix = { $name }: очки каждого игрока за каждый вечер
season-mark-won = победа на вечере
season-mark-dropped = не в зачёте: другие вечера лучше
season-mark-runs = ещё идёт, в очки пока не входит
season-mark-absent = не участвует
season-how = Как идёт подсчёт
season-all = { $count ->
    [one] Все вечера: { $count }
    [few] Все вечера: { $count }
    [many] Все вечера: { $count }
   *[other] Все вечера: { $count }
}
season-latest = Только последние вечера
season-older = { $count ->
    [one] Столбец есть только у последнего { $count } вечера. На странице игрока — все его вечера.
    [few] Столбцы есть только у последних { $count } вечеров. На странице игрока — все его вечера.
    [many] Столбцы есть только у последних { $count } вечеров. На странице игрока — все его вечера.
   *[other] Столбцы есть только у последних { $count } вечеров. На странице игрока — все его вечера.
}
season-left-out = Не вошли
season-not-yet = пока не в зачёте
season-people = { $count ->
    [one] { $count } игрок
    [few] { $count } игрока
    [many] { $count } игроков
   *[other] { $count } игрока
}
season-line-rank = Место { $rank } · { $what }: { $figure }
season-line-if-ended = Если бы вечер закончился сейчас: { $says }
season-dropped = не в зачёте

## Стол организатора

seasons-title = Сезоны
seasons-lede = Сезон складывает вечера в одну таблицу, всегда по их результатам. Исправления, объединённые игроки и результаты, объявленные позже, видны сразу.
seasons-empty = Сезонов пока нет
seasons-empty-help = Сезон — это название, правило, что даёт вечер, и сами вечера. Форматы вечеров могут быть разными.
season-new = Новый сезон
season-public = Публичная страница
season-table = Открыть таблицу
season-change = Изменить
season-name = Название
season-name-hint = Например, «2026» или «Осенняя лига».
season-count = Что даёт вечер?
season-count-hint = Суммы и среднее складываются, только если все вечера подсчитаны одинаково. Места — всегда.
season-count-field = Очко за участие и по очку за каждого ниже
season-count-places = Очки за места
season-count-other = Очки самой игры вместо мест
season-count-totals = Сумма вечера
season-count-average = Среднее за раздачу
season-list = Очки за места
season-list-hint = Через запятую, начиная с первого места. Нужно только для «Очков за места». Если оставить пустым: 10, 8, 6, 5, 4, 3, 2, 1.
season-best = Сколько вечеров в зачёт?
season-best-hint = Лучшие у каждого. Если пусто, все.
season-least = Сколько вечеров нужно для места
season-least-hint = Кто был реже, стоит ниже и без места.
season-ties = При равенстве
season-ties-hint = В таком порядке. Кто всё равно равен, делит место.
season-tie-at = { $place }.
season-takes-new = Принимает новые турниры
season-takes-new-hint = Что клуб составит с этого момента, войдёт в этот сезон и ни в какой другой.
season-which = Какие вечера
season-which-new = Вечера: все за этот год и новые
season-by-dates = Все между двумя днями
season-from = С
season-until = По
season-by-ticks = Только отмеченные здесь
season-more-rules = Другие правила: очки за места, места, равенство
season-no-date = Введите дату, например 2026-11-27.
season-until-first = Последний день раньше первого.
season-tournaments-hint = Турнир может входить только в один сезон. Считаются только публичные результаты.
season-tournaments-none = Турниров у клуба пока нет.
season-filter-open = Достаточно части названия или даты.
season-elsewhere = в сезоне «{ $season }»
season-save = Сохранить сезон
season-remove = Убрать сезон
season-remove-title = Убрать «{ $name }»?
season-remove-text = Таблица исчезнет, турниры и их результаты останутся.
season-stale = Тем временем сезон изменил кто-то другой. Введённое вами осталось здесь: откройте сезон в другой вкладке, посмотрите, что изменилось, и загрузите эту страницу заново.
season-name-taken = Сезон с таким названием уже есть.
season-tournament-elsewhere = «{ $name }» входит в сезон «{ $season }». Сначала уберите его оттуда.
season-no-number = Здесь целое число или ничего.
season-no-list = Целые числа через запятую, например 10, 8, 6.
done-season-removed = Сезон убран. Его турниры остались.

## The end of a season

season-final = Итоговая таблица, { $when }
season-final-help = Сезон больше ничего не принимает. Что исправлено в его вечерах, исправлено и здесь.
season-end = Завершить сезон
season-end-title = Завершить «{ $name }»?
season-end-text = Таблица станет итоговой, и сезон больше не примет вечеров. Его можно открыть снова.
season-end-open = Их ещё предстоит сыграть, или их результаты пока не объявлены. Доиграйте их или уберите из сезона.
season-reopen = Открыть сезон снова
season-reopen-title = Открыть «{ $name }» снова?
season-reopen-text = Таблица перестанет быть итоговой, и вечера снова можно будет добавлять.
season-is-ended = Тем временем сезон завершён. Сначала откройте его снова; введённое вами осталось здесь.
done-season-ended = Сезон завершён. Его таблица — итоговая.
done-season-reopened = Сезон продолжается.
certificate-season-figure = { $what }: { $figure }
certificates-season-runs = Грамоты появятся здесь, когда сезон завершится.

## The year on one page

year-link = Год на одной странице
year-title = { $season } на одной странице
year-so-far = На сегодня
year-people = Люди
year-more = И ещё { $count }
year-evenings-won = Больше всего побед на вечерах: { $name }, { $count }.
year-hand = Больше всего очков за одну раздачу: { $name }, { $count }.
year-run = Больше всего выигранных раздач подряд: { $name }, { $count }.
year-share = Больше всего выигранных раздач из 100: { $name }, { $count }.
year-each = по { $count }
year-pair = Пара года: { $one } и { $other }, вместе выиграно раздач: { $count } из 100.

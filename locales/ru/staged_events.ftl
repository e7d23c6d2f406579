### Events of several stages: the public pages, the organiser's pages, and the form.

## Stages

staged-form-groups = Группы
staged-form-league = Каждый с каждым
staged-form-knock-out = Плей-офф
staged-group = Группа { $number }
staged-third = За третье место
staged-final = Финал
staged-semi-final = Полуфинал
staged-quarter-final = Четвертьфинал
staged-round-of = { $count ->
    [16] 1/8 финала
    [32] 1/16 финала
    [64] 1/32 финала
    [128] 1/64 финала
   *[other] Последние { $count }
}
staged-play-off = Тай-брейк на границе прохода

staged-draw-seeding = По посеву: лучшие встречаются поздно
staged-draw-lot = По жребию
staged-draw-apart = По жребию, но свои встречаются поздно

staged-cut-best-of-each = { $count ->
    [one] Из каждой группы дальше проходит { $count } лучший
    [few] Из каждой группы дальше проходят { $count } лучших
    [many] Из каждой группы дальше проходят { $count } лучших
   *[other] Из каждой группы дальше проходят { $count } лучшего
}
staged-cut-best = { $count ->
    [one] Дальше проходит { $count } лучший
    [few] Дальше проходят { $count } лучших
    [many] Дальше проходят { $count } лучших
   *[other] Дальше проходят { $count } лучшего
}
staged-cut-luckiest = { $count ->
    [one] Ещё дальше проходит { $count } лучший из остальных
    [few] Ещё дальше проходят { $count } лучших из остальных
    [many] Ещё дальше проходят { $count } лучших из остальных
   *[other] Ещё дальше проходят { $count } лучшего из остальных
}
staged-cut-named = Дальше при любом месте: { $names }
staged-cut-byes = В игре с этого этапа: { $names }
staged-level-order = Поровну на границе прохода: дальше проходит тот, кто выше в посеве
staged-level-play-off = Поровну на границе прохода: тай-брейк из одной раздачи
staged-carry-nothing = Все начинают с нуля
staged-carry-points = Дальше переходит { $percent } % очков
staged-carry-order = Порядок мест переходит дальше: он решает, если в конце поровну

staged-name-heats = Отбор
staged-name-groups = Группы
staged-name-cup = Плей-офф
staged-name-final = Финал
staged-name-first = Первый этап
staged-name-second = Второй этап
staged-hands-won = Выиграно

## The public pages

staged-tabs = Этапы
staged-ranking = Общая таблица
staged-rank = Место
staged-reached = Этап
staged-not-drawn = Жеребьёвки ещё не было.
staged-withheld = Результаты этого этапа объявят позже.
staged-matches = Матчи
staged-bracket = Сетка
staged-table = Турнир
staged-place = Место
staged-name = Имя
staged-hands = Раздачи
staged-won = Победы
staged-bye = без соперника
staged-open = ещё неизвестно
staged-through = проходит дальше
staged-chance = Шанс пройти дальше
staged-through-hint = Отмечены те, кто сейчас проходит дальше.
staged-through-drawn = Отмечены те, кто прошёл дальше.
staged-over = Соревнование окончено.
staged-now = Сейчас идёт этап «{ $stage }»

## The organiser's pages

staged-title = Соревнования из нескольких этапов
staged-lede = Отбор и финал, группы и плей-офф: кто проходит дальше, определяет программа.
staged-empty = Соревнований пока нет
staged-empty-help = Соревнование состоит из этапов, а каждый этап — из обычных турниров.
staged-new = Новое соревнование
staged-public = Публичная страница
staged-wall = На табло
staged-change = Изменить
staged-remove = Удалить
staged-remove-title = Удалить «{ $name }»?
staged-remove-text = Турниры останутся, каждый сам по себе. Пропадут сетка, общая таблица и то, кто прошёл дальше.
staged-file = Скачать файлом
staged-certificates = Грамоты
certificates-event-runs = Грамоты появятся здесь, когда соревнование закончится.
staged-to-draw = { $stage }: можно проводить жеребьёвку
staged-to-draw-help = Снимите отметку с тех, кого нет. Вместо них сыграют следующие по порядку.
staged-draw = Провести жеребьёвку: { $stage }
staged-preview = Показать, кто сыграет вместо них
staged-in-line = на свободное место
staged-to-pair = { $count ->
    [one] { $stage }: можно начать ещё { $count } матч
    [few] { $stage }: можно начать ещё { $count } матча
    [many] { $stage }: можно начать ещё { $count } матчей
   *[other] { $stage }: можно начать ещё { $count } матча
}
staged-pair = { $count ->
    [one] Начать { $count } матч
    [few] Начать { $count } матча
    [many] Начать { $count } матчей
   *[other] Начать { $count } матча
}
staged-to-play-off = { $places ->
    [one] { $stage }: { $names } — поровну на границе прохода. Дальше пройдёт { $places } из них.
    [few] { $stage }: { $names } — поровну на границе прохода. Дальше пройдут { $places } из них.
    [many] { $stage }: { $names } — поровну на границе прохода. Дальше пройдут { $places } из них.
   *[other] { $stage }: { $names } — поровну на границе прохода. Дальше пройдут { $places } из них.
}
staged-begin-play-off = Начать тай-брейк
staged-playing = { $stage }: окончено { $over } из { $all }
staged-departure = { $stage }: после исправления дальше прошли бы { $would }, а не { $plays }. Ничего не изменено.
staged-departure-only = { $stage }: после исправления дальше не прошли бы: { $plays }. Ничего не изменено.
staged-take-back = Отменить жеребьёвку: { $stage }
staged-take-back-match = Отменить
staged-take-back-hint = Только пока там ничего не записано.
staged-starts = Начало: { $when }
staged-entrants-count = { $count ->
    [one] { $count } участник
    [few] { $count } участника
    [many] { $count } участников
   *[other] { $count } участника
}
done-staged-saved = Сохранено.
done-staged-drawn = Жеребьёвка проведена. Можно садиться за столы.
done-staged-taken-back = Отменено.
done-staged-removed = Удалено. Турниры остались.
staged-stale = Тем временем соревнование изменил кто-то другой. Посмотрите, каким оно стало, и повторите то, что делали.
staged-drawn-already = Жеребьёвка уже проводилась: план больше не меняется.
staged-nothing-to-draw = Сейчас проводить жеребьёвку не нужно.
staged-recorded = Там уже есть записанное, и оно пропало бы. Сначала отмените результат.
error-of-event = Этот турнир входит в соревнование
error-of-event-help = Отмените жеребьёвку на странице соревнования.

## The form

staged-kinds = Какое соревнование?
staged-kind-final = Отбор и финал
staged-kind-final-hint = Группы играют одновременно; лучшие играют в финале.
staged-kind-cup = Плей-офф
staged-kind-cup-hint = Матчи двух участников: кто проиграл, тот выбывает. За третье место тоже играют.
staged-kind-groups-cup = Группы, потом плей-офф
staged-kind-groups-cup-hint = В группе каждый играет с каждым; дальше проходят по двое лучших из каждой.
staged-kind-cuts = Два отсева и финал
staged-kind-cuts-hint = Играют все, дальше проходит половина, потом четверо лучших.
staged-form-name = Название соревнования
staged-form-entrants = Кто играет
staged-form-entrants-hint = По одному имени в строке, лучшие первыми. Команда — «Анна + Борис» или «Лисы: Анна + Борис».
staged-form-relations = Кто друг другу свои
staged-form-relations-hint = Из одного клуба или одной семьи: по строке на каждый клуб или семью, имена через запятую. Свои встречаются поздно, если у этапа такая жеребьёвка.
staged-form-rules = Правила
staged-form-stage = Этап { $number }
staged-form-stage-name = Название
staged-form-form = Как играют
staged-form-count = Число групп
staged-form-third = Играть за третье место
staged-form-draw = Жеребьёвка
staged-form-format = Формат
staged-form-scoring = Подсчёт
staged-form-length = Длительность
staged-form-length-hint = Сколько раундов, до скольких очков или сколько раздач. Пустое поле — как принято.
staged-form-through = Кто проходит дальше
staged-form-best-of-each = Лучших из каждой группы
staged-form-best = Лучших из остальных
staged-form-level = Поровну на границе прохода
staged-form-carry = Что переходит дальше
staged-form-share = Доля очков, %
staged-form-more = Когда, где, кто в игре с этого этапа
staged-form-byes = В игре с этого этапа
staged-form-byes-hint = Имена из списка выше, через запятую.
staged-form-named = Дальше при любом месте
staged-form-place = Где
staged-form-date = Дата
staged-form-time = Время
staged-form-add = Добавить этап
staged-form-drop = Убрать последний этап
staged-form-save = Сохранить соревнование
staged-form-unknown-name = «{ $name }» здесь не играет. Напишите имя так же, как в списке.
staged-form-no-number = Напишите целое число.
staged-form-level-choice-order = Кто выше в посеве
staged-form-level-choice-play-off = Тай-брейк
staged-form-carry-choice-nothing = Ничего
staged-form-carry-choice-points = Очки
staged-form-carry-choice-order = Порядок мест
staged-form-scoring-usual = Как принято

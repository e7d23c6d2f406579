### Люди: их страницы, личные встречи и то, что помнит клуб.

## Everybody in a club

club-people-link = Люди и рекорды
club-people-title = Люди
club-people-empty = Страниц пока ни у кого нет
club-people-empty-help = Страница человека появляется с первым турниром, который видят все и где имена показаны полностью.
club-people-champions = Зал славы
club-people-records = Рекорды
club-people-records-help = В рекордах названы только те, кто этого хочет: каждый сам выбирает, что показывает его страница.
club-people-everybody = Все
record-evenings-won = Победы на вечерах
record-evenings = Сыгранные вечера
record-hand = Очки за одну раздачу
record-run = Выигранных раздач подряд
record-share = Выигранных раздач из 100

## One person

person-link = Страница игрока: { $name }
person-evenings-won = Побед на вечерах
person-of-hundred = { $count } из 100
person-rating-rank = место { $rank }
person-provisional = предварительный
person-rating-time = Как менялся рейтинг
person-rating-description = Вечеров: { $evenings }. После первого рейтинг был { $first }, сейчас { $last }; самый высокий — { $best }. Полоса — погрешность.
person-highlights = Лучшие моменты
person-best-partner = Лучший партнёр: { $name }, вместе выиграно раздач: { $won } из { $hands }.
person-hardest-opponent = Самый трудный соперник: { $name }, выиграно раздач: { $won } из { $hands }.
person-run = Больше всего раздач выиграно подряд: { $count }.
person-run-now = Текущая серия, выигранных раздач: { $count }.
person-evening-run = Больше всего побед на вечерах подряд: { $count }.
person-best-hand = Больше всего очков за одну раздачу: { $points } ({ $tournament }).
person-kept-most = Чаще всего остаётся карта: { $card }, всего раз: { $count }.
person-dearest = Дороже всего обошлась карта: { $card }, всего очков: { $count }.
person-earlier = Прежние вечера: { $count }
person-imported = В других клубах
person-imported-help = Так записал другой клуб. Здесь это ни в одной таблице не считается.
person-share = Из 100
person-unnamed = Без страницы, поэтому не названы: { $count }.
person-cards = Карты, оставшиеся на руках
person-cards-help = Сначала самые дорогие, насколько карты считали по одной
person-less = На этой странице вечера и места. Партнёры, очки и рекорды появятся, когда человек этого захочет.

## Two people

pair-link = Личные встречи
pair-title = { $one } и { $other }
pair-empty = Эти двое ещё не встречались.
pair-ahead = Вечера с более высоким местом
pair-won = Выиграно раздач друг против друга, из { $hands }
pair-together = Как партнёры выиграли раздач: { $won } из { $hands }, то есть { $share } из 100.
pair-evenings = Общие вечера

## What a page shows

visibility-title = Что показывает страница
visibility-nothing = Без страницы
visibility-nothing-help = Имени нет ни в каких списках, кроме таблиц турниров, сезонов и рейтингов.
visibility-results = Вечера и места
visibility-results-help = То, что и так есть на других страницах, собранное вместе, с рейтингом.
visibility-everything = Всё
visibility-everything-help = А также партнёры и соперники, очки, карты, серии и рекорды.
visibility-desk-help = Это выбор самого человека: меняйте его, только когда человек просит. По личной ссылке он может менять это сам, на своём телефоне.
done-openness = Сохранено. Теперь страница показывает то, что выбрано.
own-page-title = Ваша страница, { $name }
own-page-lede = У каждого игрока клуба есть страница. Что показывает ваша, решаете вы.
own-page-back = Ваш вечер
own-page-look = Посмотреть страницу
own-page-link = Что показывает ваша страница
error-own-link = Для этого нужна ваша личная ссылка
error-own-link-help = Эта ссылка может быть и у других. Попросите у организатора свою личную ссылку. Ничего не изменено.
roster-page = Страница и история игр

## From club to club

record-file-title = Из клуба в клуб
record-file-help = Кто переходит в другой клуб, берёт с собой то, что могут знать все: вечера с местами. В новом клубе они видны на странице игрока, но ни в одной таблице не учитываются.
record-file-take = Скачать историю игр
record-file-bring = Добавить историю игр из другого клуба
record-file-bring-hint = Текст файла из другого клуба.
record-file-choose = Выбрать файл
record-file-button = Загрузить
record-file-imported = Вечеров из других клубов: { $count }.
record-file-remove = Убрать их
done-record-brought = История игр загружена.
done-record-removed = Вечера из других клубов убраны.
problem-record-none = Это не история игр. Другой клуб скачивает её кнопкой «{ record-file-take }» и присылает файл; сюда вставляют весь его текст.
problem-record-later = Эту историю игр записала более поздняя версия Lastcard. Сначала обновите эту.
problem-record-too-many = В истории игр не больше { $count } вечеров. Ничего не загружено.
problem-record-evening = Вечер { $number } в этой истории игр таким быть не мог: место должно быть среди участников вечера, а выиграть можно не больше раздач, чем сыграно. Ничего не загружено.

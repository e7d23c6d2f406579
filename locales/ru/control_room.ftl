### The control room of a running tournament.

## A tournament that has started

running-tables = Столы
running-reissue = Новый код
running-local = Эти адреса работают только на этом компьютере.
running-local-closed = Телефонам нужно, чтобы Lastcard был виден в сети: запустите его с --listen 0.0.0.0:{ $port } и откройте эту страницу по адресу, который он покажет.
running-local-open = Телефонам нужен другой. Откройте эту страницу там:
running-local-alone = Этот компьютер не в сети, доступной телефонам.
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
running-delete-hint = Засчитанных результатов нет. Публичная страница тоже удаляется.
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
done-deleted = Удалено.
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
room-read-out = Перейти к награждению
room-next-archived = Турнир в архиве. Публичная страница остаётся.

## Закрытые блоки

blocks-title = Закрыть блоки и раунды
blocks-help = Записанное в закрытом блоке могут менять только организаторы. Открытую раздачу столы по-прежнему могут записать.
blocks-round = Раунд { $round }
blocks-block = Раунд { $round }, блок { $block }
blocks-close = Закрыть
blocks-open = Снова открыть
blocks-closed = Закрыто
done-block-closed = Закрыто. Записанное там могут менять только организаторы.
done-block-opened = Снова открыто. Столы могут исправлять записанное.
event-closed = Закрыто: { $what }
event-opened = Снова открыто: { $what }
table-wrong-closed = Организатор закрыл этот блок. Если в нём что-то записано неверно, позовите организатора.

## Who reports the holdings

counting-help = Когда раздача окончена, тот, кто сбросил все карты, нажимает на своей странице «У меня не осталось карт», остальные вводят, что у них осталось. Как только ответили все, раздача записывается сама. Телефон стола всегда может ввести раздачу за всех. Каждому игроку нужна личная ссылка.
counting-set-own = Пусть считает каждый игрок
counting-set-table = Пусть считает один телефон
done-counting = Сохранено.
event-counting-own = Теперь каждый игрок считает на своём телефоне
event-counting-table = Теперь за каждый стол считает один телефон

## Таймер

clock-title = Таймер
clock-whose = Для кого
clock-of-all = Все столы
clock-minutes = Минуты
clock-start = Запустить
clock-pause = Пауза
clock-resume = Продолжить
clock-extend = Добавить эти минуты
clock-end = Убрать таймер
clock-until = до { $time }
clock-paused = на паузе, осталось { $minutes } мин
clock-over = Время вышло
done-clock = Таймер установлен.
error-clock-minutes = Это не число минут
error-clock-minutes-help = Введите целое число от 1 до 180. Ничего не изменено.
error-clock-on = Таймер уже идёт
error-clock-on-help = Ничего не изменено. Вернитесь и посмотрите, сколько осталось: можно добавить минуты или убрать таймер и запустить новый.
error-clock-not-so = Нет таймера, с которым это можно сделать
error-clock-not-so-help = Возможно, время уже вышло или таймер уже в нужном состоянии. Вернитесь и посмотрите.
error-clock-too-long = Это слишком долго для одного блока
error-clock-too-long-help = Таймер идёт не дольше 180 минут. Ничего не изменено.
error-clock-changed = Таймер изменили, пока страница была открыта
error-clock-changed-help = Его установил кто-то другой, или вы нажали кнопку дважды. Вернитесь и проверьте.
event-clock-started = Таймер запущен ({ $whose }): { $minutes } мин
event-clock-paused = Таймер на паузе ({ $whose })
event-clock-resumed = Таймер снова идёт ({ $whose })
event-clock-extended = Время продлено ({ $whose }): { $minutes } мин
event-clock-ended = Таймер убран ({ $whose })

## Объявления залу

wall-minutes = На сколько минут?
wall-minutes-hint = Потом объявление исчезнет само. Оставьте поле пустым, чтобы убрать его самостоятельно.
event-said = Объявление залу: { $text }
event-said-no-more = Объявление залу убрано

## Tables that call

done-call-answered = На вызов ответили.
room-call-answered = Отметить отвеченным
event-called = Стол { $table } позвал организатора
event-called-because = Стол { $table } позвал организатора: { $note }
event-call-answered = На вызов стола { $table } ответили
event-call-taken-back = Стол { $table } отменил вызов

## Referees, scorers and codes

referee-lede = Вы здесь как судья: выносите решения, исправляйте раздачи, отвечайте столам, которые зовут, и проверяйте результаты.
codes-title = Коды
codes-end-at = Коды действуют до: { $at }
codes-end-with = Коды действуют до конца турнира
codes-end-in = { $hours ->
    [one] { $hours } час
    [few] { $hours } часа
    [many] { $hours } часов
   *[other] { $hours } часа
}
codes-end-help = После этого ни один код турнира ничего не открывает: ни коды столов, ни личные ссылки. Установите срок заново, и они снова откроются.
done-scorer = Код секретаря выдан.
done-scorer-ended = Код секретаря больше ничего не открывает.
done-codes-until = Сохранено.
event-scorer-issued = Выдан код секретаря
event-scorer-revoked = Код секретаря отозван
event-codes-until-at = Коды действуют до: { $at }
event-codes-until = Коды действуют до конца турнира

## Whether the side that lost a hand is asked if its result is right

confirm-title = Подтверждение результатов
confirm-legend = Что происходит с результатом, который ввёл стол?
confirm-help = Кто проиграл раздачу, видит результат на телефоне стола и на своей странице и одним нажатием подтверждает его. До тех пор он отмечен как неподтверждённый, но учитывается. Об исправленном результате спрашивают снова.
confirm-off = Принимается сразу
confirm-shown = Показывается: принимается, когда другая сторона согласна или время вышло
confirm-required = Обязательно: согласие другой стороны или ваша проверка
confirm-minutes = Минут для другой стороны
confirm-save = Сохранить
confirm-by-organiser = Проверено мной
confirm-more = { $count ->
    [one] и ещё { $count }
    [few] и ещё { $count }
    [many] и ещё { $count }
   *[other] и ещё { $count }
}
done-confirming = Сохранено.
done-confirmed = Результат подтверждён.
event-confirming-off = Результаты теперь принимаются сразу
event-confirming-shown = Результаты теперь показывают другой стороне: { $minutes } мин
event-confirming-required = Результаты теперь нужно подтверждать: { $minutes } мин
event-confirmed = { $hand }, стол { $table }: подтверждает { $player }
event-confirmed-organiser = { $hand }, стол { $table }: проверил организатор

## Вкладки пульта

room-tabs = Пульт турнира
room-tab-evening = Вечер
room-tab-players = Игроки
room-tab-show = Показ и печать
room-tab-settings = Настройки и записи
room-skip-next = К следующему шагу
room-waits-for = Ждёт: { $who }
room-waits-at = { $names } (стол { $table })
room-more = Ещё
room-all = Все { $count }
room-latest = Только последние
room-hand = Открыть
room-leaders = Впереди
room-leader-hands = { $count ->
    [one] { $count } раздача
    [few] { $count } раздачи
    [many] { $count } раздач
   *[other] { $count } раздачи
}
room-only-you-yet = Пока это видят только организаторы
room-only-you = Это видят только организаторы
room-projector = Табло
room-print = Расписание, бланки и другое
room-unconfirmed = { $count ->
    [one] { $count } результат ждёт подтверждения
    [few] { $count } результата ждут подтверждения
    [many] { $count } результатов ждут подтверждения
   *[other] { $count } результата ждут подтверждения
}
room-filters = Какие столы показать
room-filter-all = Все { $count }
room-filter-playing = Играют { $count }
room-filter-waiting = Ждут { $count }
room-filter-finished = Закончили { $count }
room-filter-nothing = Сейчас таких столов нет.
room-say-button = Показать
room-say-end = Убрать
room-say-ready = Готовые объявления
room-say-break = Перерыв, { $minutes } мин
room-say-tables = Пересядьте
room-say-last = Последний блок
room-settings = Настройки
room-record-title = Записи
setting-change = Изменить
setting-confirming = Подтверждение второй стороной
setting-confirming-off = выключено
setting-confirming-shown = показывается
setting-confirming-required = обязательно
setting-counting = Карты считают
setting-counting-table = на одном телефоне за весь стол
setting-counting-own = каждый на своём телефоне
setting-chances = Шансы на открытых страницах
setting-shown = показаны
setting-hidden = скрыты
clock-block = Блок { $block }
clock-block-of-round = Раунд { $round }, блок { $block }
clock-start-block = Начать блок { $block }
clock-start-block-of-round = Начать раунд { $round }, блок { $block }
clock-steps = Больше или меньше времени
clock-unit = мин
clock-more = Другое время или один стол
event-clock-shortened = Время сокращено ({ $whose }): { $minutes } мин

## Поиск и клавиши

finder-open = Найти
finder-title = Найти игрока, стол, раздачу или страницу
finder-hint = Анна, стол 2, 2.3
finder-nothing = Ничего не найдено.
finder-lost = Нет связи. Попробуйте чуть позже.
finder-player = Игрок
finder-table = Стол
finder-hands = Раздача
finder-page = Страница
finder-hand = Стол { $table }, раздача { $hand }
finder-hand-of-round = Раунд { $round }, стол { $table }, раздача { $hand }
shortcuts-open = Клавиши
shortcuts-title = Показать клавиши
shortcuts-next = Сделать следующий шаг
shortcuts-record = Записать за первым свободным столом
shortcuts-start = Запустить таймер
shortcuts-say = Написать залу
shortcuts-on = Использовать эти клавиши
shortcuts-close = Закрыть

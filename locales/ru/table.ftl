### The phone at the table: see the next hand, and record it in seconds.

## The page of a table

table-title = Стол { $table } · { $name }
table-number = Стол { $table }
table-leaderboard = Таблица
table-hand = Раздача { $hand }
table-hand-of-round = Раунд { $round }, раздача { $hand }
table-hand-of-play-off = Тай-брейк, раздача { $hand }
table-wins-hand = { $count ->
    [one] Раздачу выигрывает { $names }
    [few] Наравне: { $names }. Раздачу не выигрывает никто
    [many] Наравне: { $names }. Раздачу не выигрывает никто
   *[other] Наравне: { $names }. Раздачу не выигрывает никто
}
table-hand-of = { $hand } из { $hands }
table-dealer = Сдаёт
table-opener = Начинает

## The moment of a result: the points, and where those who got them stand

moment-lost = { $names }: раздача проиграна
moment-now = теперь { $ordinal }-е место
moment-now-level = теперь делёж { $ordinal }-го места
moment-of = { $names }: { $now }
moment-up = { $places ->
    [one] на { $places } место выше
    [few] на { $places } места выше
    [many] на { $places } мест выше
   *[other] на { $places } места выше
}
moment-down = { $places ->
    [one] на { $places } место ниже
    [few] на { $places } места ниже
    [many] на { $places } мест ниже
   *[other] на { $places } места ниже
}

## Taking back and correcting

table-undo = Отменить
table-redo = Вернуть
table-taken-back = { $hand }, отменено: { $result }
table-restored = { $hand }, возвращено: { $result }
table-was-taken-back = Отменено: { $result }
table-stale-undo = Ничего не отменено: кто-то успел изменить эту раздачу. Сейчас записано: { $result }
table-stale-redo = Ничего не возвращено: кто-то успел изменить эту раздачу. Сейчас записано: { $result }
table-not-played = Эта раздача не сыграна
table-not-played-help = Записанный результат отменяется вместе со всеми исправлениями, и раздача снова открыта. Ничего не пропадёт: результат можно вернуть.
table-closed-not-yet = Сначала другие раздачи: эту пока записать нельзя.
table-correct = Исправить
table-correcting = Сейчас сохранено: { $result }
table-hands = Раздачи этого стола
table-standings = Таблица
table-wins = { $count ->
    [one] { $count } победа
    [few] { $count } победы
    [many] { $count } побед
   *[other] { $count } победы
}
table-losses = { $count ->
    [0] без проигрышей
    [one] { $count } проигрыш
    [few] { $count } проигрыша
    [many] { $count } проигрышей
   *[other] { $count } проигрыша
}
table-back = Назад
table-look-again = Обновить

## When there is no hand to enter

table-waits = Ждём другие столы
table-sitting-out = В этом блоке отдыхают: { $names }
table-waits-help = За этим столом блок сыгран. Следующий начнётся, когда закончат все; страница обновится сама.
table-done = За этим столом всё сыграно
table-done-help = За другим столом ещё играют; страница обновится сама.
table-over = Турнир окончен
table-end-here = За этим столом
table-not-started = Турнир ещё не начался
table-not-started-help = Организатор начнёт турнир, и здесь появится первая раздача.

## When somebody else was first

table-contested = Эту раздачу уже сохранили до вас
table-contested-theirs = Сохранено
table-contested-yours = У вас
table-undone = Отменена, нужно ввести заново
table-contested-help = Решите за столом, что верно. Ваш вариант по-прежнему внизу и не пропал.
table-contested-keep = Оставить сохранённое

## Without a signal

table-sending = Отправляется: { $what }
table-waiting-to-send = Нет связи. Ещё не отправлено с этого телефона: { $what }
table-waiting-take-back = Отменить
table-waiting-try = Отправить
table-waiting-refused = В таком виде сохранить не удалось: { $what }
table-waiting-look = Посмотреть
table-waiting-discard = Удалить
table-offline-wait = Следующая раздача появится, когда вернётся связь.
table-code-changed = У этого стола новый код. Отсканируйте его с новой карточки на столе: тогда отправится и то, что ждёт на этом телефоне.
table-offline-undo = Нет связи: попробуйте ещё раз
table-stale = Тем временем эту раздачу изменили с другого телефона. Если сохраните, увидите оба варианта.

## On any page, while results wait on the phone. {where} is a table of a tournament

waits-title = Пока только на этом телефоне, не сохранено: { $where }
waits-send = Отправить сейчас
waits-no-signal = Нет связи: попробуйте ещё раз.
waits-code-gone = У этого стола новый код. Отсканируйте его с новой карточки на столе: тогда всё, что ждёт здесь, отправится.
waits-not-needed = Больше не нужно?
waits-not-needed-help = Удалённое здесь пропадёт навсегда.
waits-place = { $tournament }, стол { $table }

## The code of a table

table-code-title = Код вашего стола
table-code-help = Он на карточке на вашем столе, рядом с QR-кодом.
table-code = Код
table-code-open = Открыть стол
table-code-unknown = Стола с кодом { $code } нет
table-code-unknown-help = Посмотрите ещё раз на карточку на вашем столе: возможно, в коде опечатка или организатор выдал новый. После многих неверных кодов эта страница блокируется на несколько минут.

table-code-replaced = Код { $code } заменён
table-code-replaced-help = Организатор дал этому столу новый код. Попросите новую карточку или поищите её на столе.

## Table codes and cards

cards-title = Карточки столов
cards-print = Карточки всех столов, чтобы разрезать. Если кнопки ниже нет, напечатайте страницу через Ctrl+P или меню «Поделиться».
cards-how = Наведите камеру телефона на код и вводите каждую раздачу
cards-moves = В середине блока двое меняются местами за столом: телефон скажет кто.
cards-step-type = или откройте { $address }
qr-label = QR-код адреса { $address }

## The draw for the first dealer

dealer-title-high-card = Кто сдаёт первым? Тянем карты
dealer-title-cut = Кто первым выбирает карты? Снимаем колоду
dealer-title-assigned = Кто сдаёт первым?
dealer-help-high-card = Каждый тянет карту, сдаёт тот, у кого старшая. Если карты не тянуть, сдаёт { $name }.
dealer-help-cut = Оба снимают колоду; у кого карта старше, тот выбирает первым. Если не снимать, выбор карт начинает { $name }.
dealer-help-assigned = По этим правилам карт не тянут: сдаёт { $name }, если вы не решите иначе.
dealer-lastcard-high-card = Пусть тянет Lastcard
dealer-lastcard-cut = Пусть снимает Lastcard
dealer-lastcard-assigned = Решить жребием
dealer-who-high-card = Мы тянули сами. Старшая карта у игрока
dealer-who-cut = Мы снимали сами. Старшая карта у игрока
dealer-who-assigned = Или пусть сдаёт
dealer-drew-high-card = { $name } тянет карту «{ $card }» и сдаёт первую раздачу.
dealer-drew-cut = { $name } снимает карту «{ $card }» и начинает выбор карт.
dealer-drew-assigned = { $name } тянет карту «{ $card }» и сдаёт первую раздачу.
dealer-said-high-card = { $name } тянет старшую карту и сдаёт первую раздачу.
dealer-said-cut = { $name } снимает старшую карту и начинает выбор карт.
dealer-said-assigned = Первую раздачу сдаёт { $name }.
dealer-undo = Отменить жеребьёвку
event-dealer-drawn = Стол { $table }: по жребию первую раздачу сдаёт { $name }
event-dealer-undone = Стол { $table }: отменена жеребьёвка, по которой первую раздачу сдаёт { $name }
error-dealer-in-play = Первую раздачу уже играют на телефонах
error-dealer-in-play-help = Карты сданы, и сдающий остаётся. Если сдавать должен кто-то другой, сначала прекратите раздачу.

## Six or seven, as the dealer decides

play-choose-cards = Сдаёте вы. По сколько карт? Поменьше — когда игроков много или нужна быстрая раздача.
play-deal-6 = Сдать по шесть
play-deal-7 = Сдать по семь
play-dealer-chooses = Сдаёт { $name } и решает: шесть карт или семь.
practice-you-deal = Сдаёте вы. Шесть карт или семь?
practice-you-deal-help = Решает сдающий, смотря по тому, сколько игроков и насколько они знают игру: поменьше — когда игроков много или нужна быстрая раздача.

## Что меняет исправление

consequences-title = { $hand }: что изменится
consequences-before = Записано
consequences-after = Станет
consequences-none = Больше ничего не изменится: ни таблица, ни то, кто играет или сдаёт дальше.
consequences-ends = Турнир будет окончен.
consequences-goes-on = Сейчас турнир окончен. Он продолжится.
consequences-lost = { $count ->
    [one] { $count } записанная раздача больше не будет засчитана.
    [few] { $count } записанные раздачи больше не будут засчитаны.
    [many] { $count } записанных раздач больше не будут засчитаны.
   *[other] { $count } записанной раздачи больше не будет засчитано.
}
consequences-regained = { $count ->
    [one] { $count } раздача, которая сейчас не считается, будет засчитана.
    [few] { $count } раздачи, которые сейчас не считаются, будут засчитаны.
    [many] { $count } раздач, которые сейчас не считаются, будут засчитаны.
   *[other] { $count } раздачи, которая сейчас не считается, будет засчитано.
}
consequences-falls = { $name }: было место { $from }, станет { $to } ({ $before } → { $after }).
consequences-rises = { $name }: было место { $from }, станет { $to } ({ $before } → { $after }).
consequences-stays = { $name }: остаётся на месте { $to } ({ $before } → { $after }).
consequences-shared = Место делится.
consequences-more = { $count ->
    [one] Изменится ещё { $count } строка.
    [few] Изменятся ещё { $count } строки.
    [many] Изменятся ещё { $count } строк.
   *[other] Изменится ещё { $count } строки.
}
consequences-dealer = За столом { $table } следующим сдаёт { $name } ({ $hand }).
consequences-why = Почему? Можно не заполнять.
consequences-why-hint = Это будет видно в истории раздачи.
consequences-save = Сохранить исправление
consequences-back = Назад
error-entry-note = Причина слишком длинная
error-entry-note-help = Вернитесь и уложитесь в 120 знаков. Ничего не изменено.

## Версии

versions-title = Всё записанное об этой раздаче ({ $count })
versions-restore = Восстановить это

## Показывает телефон стола

personal-fold = Личная страница на вашем телефоне
personal-fold-help = Нажмите на своё имя и отсканируйте код: следующий стол, ваше место и ваши раздачи.
personal-title = Страница: { $name }
personal-help = { $name }: отсканируйте этот код своим телефоном или отправьте себе ссылку.

## Пересадки в блоке

seats-swap = { $one } и { $other } меняются местами
seats-swap-you = Вы и { $name } меняетесь местами
seats-takes = { $name } садится на место игрока { $other }
seats-takes-you = Вы садитесь на место игрока { $name }
seats-before-hand = { $hand }: { $change }
seats-moved = новое место за столом
seats-then = с раздачи { $hand }: место { $seat }

## Tables that call

call-title = Позвать организатора
call-note = В чём дело? Можно не заполнять.
call-button = Позвать
call-since = Вы позвали организатора в { $time }.
call-take-back = Отменить вызов
error-call-note = Это слишком длинно
error-call-note-help = Вернитесь и уложитесь в 120 знаков или просто позовите.
error-call-over = Этот стол больше не используется
error-call-over-help = Турнир закончен, или за этим столом сейчас никто не играет. Если нужна помощь, подойдите к столу организатора.
error-call-too-often = Этот стол сегодня звал очень часто
error-call-too-often-help = Пожалуйста, подойдите к столу организатора.

## A table that moves to another phone

handover-title = Передать стол другому телефону
handover-help = Отсканируйте это другим телефоном или отправьте ему ссылку. Что не удалось отправить отсюда, перейдёт туда и будет записано один раз.
handover-waiting = Неотправленных результатов, которые перейдут: { $count }.
handover-too-much = Для QR-кода их слишком много: отправьте ссылку.
handover-code = Код этого стола
handover-done = Они на другом телефоне: забыть здесь
handover-brings = Результаты с другого телефона
handover-take = Принять и отправить

## Whether the side that lost a hand is asked if its result is right

confirm-ask = Это верно?
confirm-button = ✓ { $player }
confirm-own = Всё верно
confirm-no = Нет, неверно
confirm-no-call = Нет: позвать организатора
confirm-called = Организатора позвали в { $time }.
confirm-call-note = { $hand }: { $player } — результат неверный.
confirm-wrong = Неверно? Исправить
error-confirm-changed = Этот результат тем временем изменился
error-confirm-changed-help = Ничего не подтверждено. Вернитесь и посмотрите, что записано сейчас.
error-confirm-not-asked = Это подтверждаете не вы
error-confirm-not-asked-help = Что результат верен, говорят только те, кто проиграл раздачу. Вернитесь и выберите своё имя.
check-title = Проверить блок
check-help = Пролистайте раздачи этого блока и сравните с тем, что помните.
check-empty = Здесь ещё ничего не записано.
check-of = { $at } из { $of }

### What is to come: announcing a tournament, its list, and the door.

## What everybody sees

home-upcoming = Скоро
announcement-when = Когда
announcement-place = Где
announcement-played = Формат
announcement-places = Места
announcement-about = Что нужно знать
announcement-places-players = { $left ->
    [one] Осталось { $left } место из { $places }
    [few] Осталось { $left } места из { $places }
    [many] Осталось { $left } мест из { $places }
   *[other] Осталось { $left } места из { $places }
}
announcement-places-teams = { $left ->
    [one] Есть место ещё для { $left } команды из { $places }
    [few] Есть место ещё для { $left } команд из { $places }
    [many] Есть место ещё для { $left } команд из { $places }
   *[other] Есть место ещё для { $left } команды из { $places }
}
announcement-places-open = { $names ->
    [0] Без ограничений
    [one] Записался { $names }, без ограничений
    [few] Записались { $names }, без ограничений
    [many] Записались { $names }, без ограничений
   *[other] Записались { $names }, без ограничений
}
announcement-full = { $waiting ->
    [0] Все места заняты: { $places }
    [one] Все места заняты: { $places }, ждёт { $waiting }
    [few] Все места заняты: { $places }, ждут { $waiting }
    [many] Все места заняты: { $places }, ждут { $waiting }
   *[other] Все места заняты: { $places }, ждут { $waiting }
}
announcement-called-off = Отменён
announcement-calendar = Добавить в календарь
announcement-pass-on = Поделиться
poster-link = Афиша
poster-of = Афиша: { $name }
poster-line = На стену клуба или картинкой в чат. Код открывает страницу записи.
poster-how = Наведите камеру на код и запишитесь
share-feed-announced = { $tournament }: { $when }
share-feed-called-off = Отменён: { $tournament }, { $when }

## Signing up

sign-up = Записаться
sign-up-wait = Ждать места
sign-up-title = Запись: { $name }
sign-up-name = Ваше имя
sign-up-name-hint = Имя и фамилия, под которыми вас знает клуб.
sign-up-their-name-hint = Имя и фамилия, как в списке клуба.
sign-up-their-name = Имя
sign-up-team = Ваша команда
sign-up-team-hint = По имени в строке. Если партнёра пока нет, оставьте строку пустой: его найдёт организатор.
sign-up-name-of = Имя { $seat }
sign-up-remark = Что стоит знать организатору
sign-up-remark-hint = Что вы опоздаете или хотите играть с кем-то. Это читают только организаторы.
sign-up-privacy = Список видят только организаторы. У вас будет своя страница, на которой можно отдать место.
sign-up-full = Все места заняты. Можно встать в очередь: если кто-то не придёт, она сдвинется сама.
sign-up-own = В этом браузере записаны: { $names }.
sign-up-own-link = На свою страницу
sign-up-closed = Записаться сейчас нельзя. Спросите организатора клуба.
sign-up-begun = Турнир уже идёт. Кто приходит сейчас, обращается к организатору в зале.
sign-up-over = Этот вечер уже прошёл.
sign-up-called-off = Отменён: этот турнир не состоится.
sign-up-no-more = Запись закончена. Спросите организатора клуба.
sign-up-twice = { $name } уже в списке. Если это вы, откройте свою страницу. Если это другой человек с тем же именем, добавьте что-нибудь, чтобы вас различали.
sign-up-no-end = Очередь уже заполнена. Спросите организатора клуба.
sign-up-too-many = Из этой сети пришло слишком много новых имён, и организатор их ещё не проверил. Попросите организатора внести ваше имя.
problem-party-nobody = Введите имя.
problem-party-too-many = { $most ->
    [one] Записывается по одному имени.
    [few] Здесь в команде не больше { $most } игроков.
    [many] Здесь в команде не больше { $most } игроков.
   *[other] Здесь в команде не больше { $most } игроков.
}
problem-party-twice = Имя { $name } указано здесь дважды. Каждый игрок записывается один раз.

## The own page

own-sign-up-title = { $name }
own-sign-up-place = Место за вами: номер { $place }.
own-sign-up-waits = Вы в очереди под номером { $place }. Очередь сдвигается сама.
own-sign-up-left = Вы отдали место, или организатор убрал ваше имя из списка.
own-sign-up-late = Турнир уже идёт. Отметьтесь здесь и скажите организатору.
own-sign-up-late-there = Турнир уже идёт. Организатор знает, что вы здесь, и найдёт вам место.
own-sign-up-there = Организатор знает, что вы здесь.
own-sign-up-evening = Началось: ваши столы, партнёры и результаты.
own-sign-up-check-in = Я здесь
own-sign-up-again = Записаться снова
own-sign-up-remark = Вы написали:
own-sign-up-not-coming = Я не приду
own-sign-up-not-coming-hint = Ваше место получит первый в очереди. Если передумаете, запишитесь снова: встанете в конец очереди.
own-sign-up-leave = Отдать место
own-sign-up-keep = Добавьте эту страницу в закладки: вечером она приведёт к вашему месту за столом.

## The door

check-in-title = Отметка о приходе: { $name }
check-in-lede = Нажмите на имя, когда человек входит.
check-in-early = Отметка начинается за шесть часов до начала.
check-in-coming = Ещё придут: { $count }
check-in-nobody = Больше никого.
check-in-there = На месте: { $count }
check-in-undo = всё-таки нет
check-in-add = Кого-то нет в списке
check-in-add-button = Внести в список
check-in-no-more = У входа внесено уже столько имён, что больше здесь не принимают. Организатор ещё может записать кого-нибудь сам.
check-in-filter-label = Введите часть имени.
sign-up-waiting = ждёт, номер { $place }

## The desk

desk-announce = Объявить турнир
announcement-line-hidden = { $names ->
    [0] не объявлен
   *[other] не объявлен, в списке { $names }
}
announcement-line-called-off = отменён
announcement-taken = { $waiting ->
    [0] Занято { $names } из { $places }
   *[other] Занято { $names } из { $places }, в очереди { $waiting }
}
announcement-signed-up = { $waiting ->
    [0] В списке { $names }
   *[other] В списке { $names }, в очереди { $waiting }
}
announcement-new = Объявить турнир
announcement-edit = Изменить: { $name }
announcement-repeat = Повторяется
announcement-repeat-once = один раз
announcement-repeat-week = каждую неделю
announcement-repeat-fortnight = раз в две недели
announcement-repeat-month = каждый месяц, в тот же день недели
announcement-times = Сколько дат
announcement-times-hint = Вместе с первой.
announcement-times-wrong = Число от 2 до { $max }.
announcement-place-hint = Зал, кафе, адрес.
announcement-about-hint = Сколько стоит, что взять с собой, когда открывают дверь.
announcement-format-hint = Его можно сменить, когда будете составлять турнир и увидите, сколько пришло.
announcement-block-evening = Сколько помещается в вечер
format-open = По числу пришедших
announcement-played-fold = Формат: { $format }
announcement-places-hint = Если пусто — без ограничений.
announcement-places-wrong = { $format }: от { $min } до { $max }, или оставьте пустым.
announcement-takes-names = Можно записываться
announcement-takes-names-hint = По ссылке или QR-коду, без аккаунта.
announcement-save = Сохранить
announcement-save-later = Сохранить на потом
announcement-save-hint = «Сохранить на потом»: никто не увидит его, пока вы его не объявите.
announcement-asks-past = Эта дата уже прошла. Вы имели в виду именно её?
announcement-asks-far = До этой даты около года. Вы имели в виду именно её?
announcement-asks-waiting = Потеряют место и встанут в очередь: { $names }. Вы этого хотите?
announcement-save-anyway = Всё равно сохранить
announcement-announce-anyway = Всё равно объявить
announcement-stale = Тем временем его изменил кто-то другой. Откройте страницу анонса, сравните и сохраните оттуда снова.
announcement-to-tournament = К турниру
announcement-draw-up = Составить турнир
announcement-is-hidden = Пока этого никто больше не видит.
announcement-is-announced = Объявлен: он на странице клуба, в её ленте и в календаре.
announcement-is-called-off = Отменён. Кто записался, прочтёт это на своей странице.
announcement-announce = Объявить
announcement-announce-all = Объявить все { $count }
announcement-hide = Скрыть
announcement-open = Открыть запись
announcement-close = Закрыть запись
announcement-call-off = Отменить
announcement-change = Изменить
announcement-list = Кто придёт
announcement-waiting-list = Очередь
announcement-now-waiting = Теперь ждут места: { $names }.
announcement-there = на месте: { $count }
announcement-nobody = Пока никого
announcement-nobody-help = Объявите турнир и разошлите ссылку, распечатайте афишу или внесите имена сами.
announcement-missing = Есть в списке, но не среди участников: { $count }.
announcement-missing-link = Добавить
announcement-confirm-all = { $count ->
    [one] Подтвердить все новые имена: { $count }
    [few] Подтвердить все { $count } новых имени
    [many] Подтвердить все { $count } новых имён
   *[other] Подтвердить все новые имена: { $count }
}
announcement-gone = Не придут: { $count }
announcement-add = Внести имена
announcement-add-hint = По имени в строке, или вставьте список как есть.
announcement-add-teams-hint = По команде в строке: Анна + Борис. Игрок без партнёра — тоже в своей строке.
announcement-add-look = Пока никто не внесён. Проверьте имена и ещё раз нажмите «Внести в список».
announcement-add-most = За один раз — не больше { $max }.
announcement-added = Внесено в список: { $count }.
announcement-add-button = Внести в список
announcement-what = Анонс
announcement-more = Ещё
announcement-check-in = Список для отметки
announcement-check-in-hint = Для планшета у входа: по этой ссылке любой может отмечать пришедших и вносить имена. Она перестаёт действовать через двенадцать часов после начала вечера.
announcement-new-check-in = Новая ссылка для отметки
announcement-delete = Удалить
announcement-delete-title = Удалить «{ $name }»?
announcement-delete-text = { $count ->
    [0] В списке никого нет. Турнир, составленный по этому анонсу, останется.
    [1] В списке одно имя, оно тоже будет удалено. Если вечер не состоится, лучше отмените его: тогда этот человек это увидит. Турнир, составленный по этому анонсу, останется.
   *[other] Имён в списке: { $count }, они тоже будут удалены. Если вечер не состоится, лучше отмените его: тогда эти люди это увидят. Турнир, составленный по этому анонсу, останется.
}
sign-up-missing = не среди участников
sign-up-is = { $name } — это
sign-up-is-new = новый человек в клубе
sign-up-near = Похоже на: { $names }. Выберите, кто { $name }.
sign-up-confirm = Подтвердить
sign-up-confirm-hint = Подтверждайте тех, про кого знаете, что они записались сами: после этого их страница ведёт к личной ссылке. До того она показывает их вечер и не даёт места за столом, которое уже занято.
sign-up-take-off-source = { $count ->
    [1] Убрать это новое имя
    [one] Убрать все новые имена из той же сети: { $count }
    [few] Убрать все { $count } новых имени из той же сети
    [many] Убрать все { $count } новых имён из той же сети
   *[other] Убрать все новые имена из той же сети: { $count }
}
sign-up-take-off-name = Убрать: { $name }
sign-up-tick-hint = Отметьте всех, кто на месте.
sign-up-is-here = { $name }: на месте
sign-up-put-back = Вернуть
sign-up-put-back-hint = Имя вернётся на прежнее место: кто успел подняться выше, снова может оказаться в очереди.
like-draw-up = Составить ещё один такой же
like-announce = Объявить следующий
error-announcement-begun = Турнир начался
error-fixture-begun-help = Турнир, составленный по этому анонсу, уже идёт. Меняйте его.
error-too-early = Отметка ещё не началась
error-too-early-help = Отметка начинается за шесть часов до начала.
error-too-late = Отметка закончилась
error-too-late-help = Этот вечер уже прошёл или не состоится.
error-check-in-over = Срок ссылки истёк
error-check-in-over-help = Список для отметки закрывается через двенадцать часов после начала вечера. У организатора список остаётся.
done-fixture-saved = Сохранено.
done-fixtures-saved = Сохранено, по одному на дату. Объявите каждый, когда придёт время.
done-fixture-announced = Объявлен: теперь его видят все.
done-fixtures-announced = Все объявлены: теперь их видят все.
done-fixture-hidden = Скрыт: больше его никто не видит.
done-fixture-called-off = Отменён.
done-fixture-removed = Удалён вместе со списком.
done-names-open = Запись открыта.
done-names-closed = Запись закрыта.
done-names-confirmed = Новые имена подтверждены и внесены в список клуба.
done-signed-up = Имя в списке.
done-sign-up = Готово.
done-check-in = У списка для отметки новая ссылка; прежняя больше не работает.
audit-action-fixture-made = Анонс создан
audit-action-fixture-changed = Анонс изменён
audit-action-fixture-state = Изменено состояние анонса или записи
audit-action-fixture-check-in = Новая ссылка для отметки
audit-action-fixture-removed = Анонс удалён
audit-action-sign-up-added = Добавлена запись на турнир
audit-action-sign-up-changed = Запись на турнир подтверждена, убрана или отмечен приход
audit-action-sign-ups-confirmed = Подтверждены все новые имена списка

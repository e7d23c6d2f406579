### What is to come: announcing a tournament, its list, and the door.

## What everybody sees

home-coming = Скоро
fixture-when = Когда
fixture-place = Где
fixture-played = Как играют
fixture-places = Места
fixture-about = Что нужно знать
fixture-places-players = { $left ->
    [one] Осталось { $left } место из { $places }
    [few] Осталось { $left } места из { $places }
    [many] Осталось { $left } мест из { $places }
   *[other] Осталось { $left } места из { $places }
}
fixture-places-teams = { $left ->
    [one] Есть место ещё для { $left } команды из { $places }
    [few] Есть место ещё для { $left } команд из { $places }
    [many] Есть место ещё для { $left } команд из { $places }
   *[other] Есть место ещё для { $left } команды из { $places }
}
fixture-full = { $waiting ->
    [0] Все места заняты: { $places }
    [one] Все места заняты: { $places }, ждёт { $waiting }
    [few] Все места заняты: { $places }, ждут { $waiting }
    [many] Все места заняты: { $places }, ждут { $waiting }
   *[other] Все места заняты: { $places }, ждут { $waiting }
}
fixture-called-off = Отменён
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
sign-up-privacy = Список видят только организаторы. У вас будет своя страница: на ней можно сказать, что вы не придёте.
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
own-sign-up-left = Вы сказали, что не придёте, или организатор убрал имя из списка.
own-sign-up-late = Турнир уже идёт. Отметьтесь здесь и скажите организатору.
own-sign-up-late-there = Турнир уже идёт. Организатор знает, что вы здесь, и найдёт вам место.
own-sign-up-there = Организатор знает, что вы здесь.
own-sign-up-evening = Началось: ваши столы, партнёры и результаты.
own-sign-up-come = Я здесь
own-sign-up-again = Записаться снова
own-sign-up-remark = Вы написали:
own-sign-up-not-coming = Я не приду
own-sign-up-not-coming-hint = Ваше место получит первый в очереди. Если передумаете, запишитесь снова — уже после остальных.
own-sign-up-leave = Отдать место
own-sign-up-keep = Сохраните адрес этой страницы: вечером она приведёт к вашему столу.

## The door

check-in-title = Кто на месте: { $name }
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
fixture-line-hidden = { $names } из { $places }, не объявлен
fixture-line-announced = { $waiting ->
    [0] { $names } из { $places }
   *[other] { $names } из { $places }, ждут: { $waiting }
}
fixture-line-called-off = отменён
fixture-new = Объявить турнир
fixture-edit = Изменить: { $name }
fixture-repeat = Повторяется
fixture-repeat-hint = Сразу несколько дат; у каждой свой список.
fixture-repeat-once = один раз
fixture-repeat-week = каждую неделю
fixture-repeat-fortnight = раз в две недели
fixture-repeat-month = каждый месяц, в тот же день недели
fixture-times = Сколько дат
fixture-times-hint = Вместе с первой.
fixture-times-wrong = Число от 2 до { $max }.
fixture-place-hint = Зал, кафе, адрес.
fixture-about-hint = Сколько стоит, что взять с собой, когда открывают дверь.
fixture-format-hint = Его можно сменить, когда будете составлять турнир и увидите, сколько пришло.
fixture-block-evening = Сколько помещается в вечер
fixture-places-hint = Игроки или, если играют командами, команды. Если пусто — сколько вмещает формат.
fixture-places-wrong = { $format }: от { $min } до { $max }.
fixture-takes-names = Можно записываться
fixture-takes-names-hint = По ссылке или QR-коду, без аккаунта.
fixture-save = Сохранить
fixture-save-hint = Никто не увидит его, пока вы его не объявите.
fixture-asks-past = Эта дата уже прошла. Вы имели в виду именно её?
fixture-asks-waiting = Потеряют место и будут ждать: { $names }. Вы этого хотите?
fixture-save-anyway = Всё равно сохранить
fixture-stale = Тем временем его изменил кто-то другой. Откройте страницу объявления, сравните и сохраните оттуда снова.
fixture-to-tournament = К турниру
fixture-draw-up = Составить турнир
fixture-is-hidden = Пока этого никто больше не видит.
fixture-is-announced = Объявлен: он на странице клуба, в её ленте и в календаре.
fixture-is-called-off = Отменён. Кто записался, прочтёт это на своей странице.
fixture-public-page = Публичная страница
fixture-announce = Объявить
fixture-announce-all = Объявить все { $count }
fixture-hide = Скрыть
fixture-open = Открыть запись
fixture-close = Закрыть запись
fixture-call-off = Отменить
fixture-change = Изменить
fixture-list = Кто придёт
fixture-now-waiting = Теперь ждут места: { $names }.
fixture-there = на месте: { $count }
fixture-nobody = Пока никого
fixture-nobody-help = Объявите турнир и разошлите ссылку, распечатайте афишу или внесите имена сами.
fixture-missing = Есть в списке, но не среди участников: { $count }.
fixture-missing-link = Добавить
fixture-confirm-all = { $count ->
    [one] Подтвердить все новые имена: { $count }
    [few] Подтвердить все { $count } новых имени
    [many] Подтвердить все { $count } новых имён
   *[other] Подтвердить все новые имена: { $count }
}
fixture-gone = Не придут: { $count }
fixture-add = Внести кого-то
fixture-add-button = Внести в список
fixture-what = Объявление
fixture-check-in = Список для отметки
fixture-check-in-hint = Для планшета у входа: по этой ссылке любой может отмечать пришедших и вносить имена. Она перестаёт действовать через двенадцать часов после начала вечера.
fixture-new-check-in = Новая ссылка для отметки
fixture-delete = Удалить
fixture-delete-title = Удалить «{ $name }»?
fixture-delete-text = { $count ->
    [0] В списке никого нет. Турнир, составленный по этому объявлению, останется.
    [1] В списке одно имя, оно тоже будет удалено. Если вечер не состоится, лучше отмените его: тогда этот человек это увидит. Турнир, составленный по этому объявлению, останется.
   *[other] Имён в списке: { $count }, они тоже будут удалены. Если вечер не состоится, лучше отмените его: тогда эти люди это увидят. Турнир, составленный по этому объявлению, останется.
}
sign-up-there = на месте
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
sign-up-come = На месте
sign-up-not-come = Всё-таки нет
sign-up-take-off = Убрать
sign-up-put-back = Вернуть
sign-up-put-back-hint = Имя вернётся на прежнее место: кто успел подняться выше, снова может оказаться в очереди.
like-draw-up = Составить ещё один такой же
like-announce = Объявить следующий такой же
error-fixture-begun = Турнир начался
error-fixture-begun-help = Турнир, составленный по этому объявлению, уже идёт. Меняйте его.
error-too-early = Ещё рано
error-too-early-help = Отметка начинается за шесть часов до начала.
error-door-over = Срок ссылки истёк
error-door-over-help = Список для отметки закрывается через двенадцать часов после начала вечера. У организатора список остаётся.
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
club-deed-fixture-made = Объявление создано
club-deed-fixture-changed = Объявление изменено
club-deed-fixture-state = Объявлен, скрыт, отменён; запись открыта или закрыта
club-deed-fixture-check-in = Новая ссылка для отметки
club-deed-fixture-removed = Объявление удалено
club-deed-sign-up-added = Добавлена запись на турнир
club-deed-sign-up-changed = Запись на турнир подтверждена, убрана или отмечен приход
club-deed-sign-ups-confirmed = Подтверждены все новые имена списка

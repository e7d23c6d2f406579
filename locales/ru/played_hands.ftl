### Hands that are played on phones: taking seats, playing, watching and looking back.

## The table

play-table = Стол
play-you = вы
play-cards = { $count ->
    [one] { $count } карта
    [few] { $count } карты
    [many] { $count } карт
   *[other] { $count } карты
}
play-pile = В колоде: { $count }
play-top = Сверху:
play-colour = Нужен цвет:
play-clockwise = Ходят по часовой стрелке, влево.
play-counter-clockwise = Ходят против часовой стрелки, вправо.
play-partner = партнёр
play-dealer = сдаёт
play-called = UNO
play-not-called = без UNO
play-points = { $count ->
    [one] { $count } очко
    [few] { $count } очка
    [many] { $count } очков
   *[other] { $count } очка
}
play-stages = этап { $count } из 7
play-place = без карт: место { $place }

## Whose move it is

now-turn = { $whose ->
    [you] Ваш ход
   *[other] Ходит { $who }
}
now-drew = Взята карта: { $card }
now-drawn = { $who }: карта взята
now-due = { $whose ->
    [you] Взять
   *[other] { $who }: надо взять
} { $count ->
    [one] { $count } карту
    [few] { $count } карты
    [many] { $count } карт
   *[other] { $count } карты
}{ $whose ->
    [you] ?
   *[other] { "" }
}
now-skip = { $whose ->
    [you] Пропустить ход?
   *[other] { $who }: пропуск хода
}
now-lift = { $whose ->
    [you] Открыть карту?
   *[other] { $who }: надо открыть карту
}
now-start-colour = { $whose ->
    [you] Назовите первый цвет
   *[other] { $who } называет первый цвет
}
now-draft = { $whose ->
    [you] Ваш выбор
   *[other] { $who } выбирает карту
}
now-swap = { $whose ->
    [you] Меняетесь? Выберите игрока
   *[other] { $who } может поменяться картами
}
now-give = Выберите карту. Её получит { $who }
now-exchange = { $one } и { $other } обмениваются одной картой
now-ready = { $whose ->
    [you] Разложите карты
   *[other] { $who } раскладывает новые карты
}
now-over = Раздача окончена
now-silence = Тишина: говорить нельзя.
now-centre = { $who } кричит UNO: руку на сброс!

hint-lay = Нажмите на карту, чтобы положить её.
hint-draw = Ни одна карта не подходит. Возьмите карту.
hint-lay-or-draw = Нажмите на карту, чтобы положить её, или возьмите новую.
hint-lay-or-keep = Нажмите на неё, чтобы положить, или оставьте себе.
hint-must-lay = Она подходит, её надо положить.
hint-keep = Она не подходит.
hint-answer = Или нажмите на карту, чтобы ответить.
hint-draft = Оставьте эту карту или сбросьте её и возьмите следующую вслепую.
hint-ready = Остальные ждут вас.

## What can be done

play-holding = Ваши карты ({ $count })
play-fresh = только что взята
play-given = выбрана для обмена
play-lay = Положить: { $card }
play-answer = Ответить: { $card }
play-jump = Перехватить: { $card }
play-pair = Положить две: { $card }
play-give = Отдать: { $card }
play-and-call = { $what } и крикнуть UNO
play-draw = Взять
play-keep = Оставить
play-accept = Взять { $count }
play-accept-skip = Пропустить ход
play-accept-lift = Открыть карту
play-challenge = Проверить
play-swap = { $who } ({ $count })
play-swap-none = Не меняться
play-call = Крикнуть UNO
play-catch = Забытое UNO: { $who }
play-ready = Готово
play-draft-keep = Оставить
play-draft-reject = Взять следующую
play-dump = Выложить весь цвет ({ $colour })
play-dump-uno = Выложить весь цвет ({ $colour }) и крикнуть UNO
play-dump-last = последняя — { $card }
play-look-again = Обновить
play-offline = Нет связи. Ваши карты на месте, и игра продолжится, как только связь вернётся. Не дошедший ход отправится сам; можно и нажать ещё раз.
play-stale = Игра ушла вперёд, и ваш ход не сделан. Вот как раздача выглядит сейчас.

play-report = Сообщить о нарушении
play-report-help = О том, чего Lastcard не видит. Отметьте, кто это.
play-report-hint = Намёк
play-report-misplay = Неверная карта
play-report-cheat = Жульничество
play-report-hide = Спрятанные карты
play-report-silence = Нарушение тишины
play-report-centre = Последняя рука на сбросе

play-moves = Что было
play-fair = Честная сдача
play-fair-help = Порядок карт следует из секретного числа, заданного до сдачи. Само число покажут после раздачи, чтобы каждый мог убедиться: ничего не меняли. Вот его отпечаток (SHA-256):

## What was done

move-play = { $who }: { $card }.
move-deflect = { $who } отвечает: { $card }.
move-jump = { $who } перехватывает ход: { $card }.
move-pair = { $who }: { $card }, сразу две.
move-dump = { $who }: сразу { $count ->
    [one] { $count } карта
    [few] { $count } карты
    [many] { $count } карт
   *[other] { $count } карты
}, последняя — { $card }.
move-colour = Теперь цвет: { $colour }.
move-uno = UNO!
move-draw = { $whose ->
    [you] Вы берёте
   *[other] { $who } берёт
} { $count ->
    [one] { $count } карту.
    [few] { $count } карты.
    [many] { $count } карт.
   *[other] { $count } карты.
}
move-accept = { $count ->
    [0] { $whose ->
        [you] Вы пропускаете ход.
       *[other] { $who } пропускает ход.
    }
    [one] { $whose ->
        [you] Вы берёте { $count } карту.
       *[other] { $who } берёт { $count } карту.
    }
    [few] { $whose ->
        [you] Вы берёте { $count } карты.
       *[other] { $who } берёт { $count } карты.
    }
    [many] { $whose ->
        [you] Вы берёте { $count } карт.
       *[other] { $who } берёт { $count } карт.
    }
   *[other] { $whose ->
        [you] Вы берёте { $count } карты.
       *[other] { $who } берёт { $count } карты.
    }
}
move-uno-forgotten = UNO забыто.
move-uno-false = UNO не вовремя.
move-took = { $whose ->
    [you] Вы берёте
   *[other] { $who } берёт
} { $count ->
    [one] { $count } карту.
    [few] { $count } карты.
    [many] { $count } карт.
   *[other] { $count } карты.
}
move-keep = { $whose ->
    [you] Вы оставляете её себе.
   *[other] { $who } оставляет её себе.
}
move-challenge = { $whose ->
    [you] Вы проверяете +4.
   *[other] { $who } проверяет +4.
}
move-swap-none = { $whose ->
    [you] Вы ни с кем не меняетесь.
   *[other] { $who } ни с кем не меняется.
}
move-give = { $whose ->
    [you] Вы выбрали карту для обмена.
   *[other] { $who } выбирает карту для обмена.
}
move-name = { $whose ->
    [you] Вы называете цвет: { $colour }.
   *[other] { $who } называет цвет: { $colour }.
}
move-call = { $whose ->
    [you] Вы кричите UNO.
   *[other] { $who } кричит UNO.
}
move-ready = { $whose ->
    [you] Вы готовы.
   *[other] { $who } говорит «готово».
}
move-draft-keep = { $whose ->
    [you] Вы оставляете карту.
   *[other] { $who } оставляет карту.
}
move-draft-reject = { $whose ->
    [you] Вы берёте следующую.
   *[other] { $who } берёт следующую.
}
move-swap = { $whose ->
    [you] { $whom ->
        [you] Вы меняетесь картами.
       *[other] Вы и { $with } меняетесь картами.
    }
   *[other] { $whom ->
        [you] { $who } меняется картами с вами.
       *[other] { $who } и { $with } меняются картами.
    }
}
move-catch = { $whose ->
    [you] Вы замечаете:{" "}
   *[other] { $who } замечает:{" "}
}{ $whom ->
    [you] UNO забыли вы.
   *[other] { $with } забывает UNO.
}
move-reported = Сообщает { $who }
move-reported-scorer = Отмечено при записи
move-report-hint = { $reporter }: намёк ({ $with }).
move-report-misplay = { $reporter }: неверная карта ({ $with }).
move-report-cheat = { $reporter }: жульничество ({ $with }).
move-report-hide = { $reporter }: спрятанные карты ({ $with }).
move-report-silence = { $reporter }: нарушение тишины ({ $with }).
move-report-centre = { $reporter }: последняя рука на сбросе ({ $with }).

## The end

over-out = { $whose ->
    [you] Вы сбросили все карты и выиграли раздачу
   *[other] { $who } сбрасывает все карты и выигрывает раздачу
}
over-placed = { $whose ->
    [you] С картами остались вы. По порядку: { $order }
   *[other] С картами остаётся { $who }. По порядку: { $order }
}
over-refill = Колода кончилась: { $points }
over-refill-one = { $who } { $count ->
    [one] { $count } очко
    [few] { $count } очка
    [many] { $count } очков
   *[other] { $count } очка
}
over-stuck = Больше никто не может ходить: пересдача
over-abandoned = Раздачу прекратили до её конца
scored-not-counted = не засчитывается
scored-standings = Таблица сейчас
scored-standing = { $rank }. { $name }: { $figure }

## Watching a table

watch-here = Смотреть эту раздачу
watch-joining = Игроки садятся за стол
watch-joining-help = Эту раздачу сыграют на телефонах. Она начнётся, когда все займут места.
watch-hidden = Эту раздачу сейчас играют на телефонах
watch-hidden-help = Тот же расклад играют не один раз, поэтому до последнего раза смотреть никому нельзя.
watch-with-cards = За этим столом сейчас играют картами
watch-with-cards-help = Результаты появляются здесь, как только их введут. Раздачу, которую играют на телефонах, можно смотреть здесь.
watch-waits = Ждём другие столы
watch-waits-help = Свой блок он уже сыграл.
watch-over = Турнир окончен
watch-over-help = Все результаты в таблице.
watch-done = За этим столом всё сыграно
watch-done-help = За другими столами ещё играют.
watch-last = Последний результат:
watch-leave = Таблица

## Looking back at a hand

replay-leave = Результат
replay-dealt = Карты сданы
replay-step = { $step } из { $last }
replay-first = В начало
replay-back = Шаг назад
replay-on = Шаг вперёд
replay-last = В конец
replay-slider = Шаг
replay-go = Перейти
replay-all = Все шаги словами
replay-download = Скачать протокол раздачи
replay-check = Команда «lastcard replay» проверяет протокол раздачи ход за ходом.
replay-commitment = Отпечаток, показан до сдачи
replay-seed = Секретное число, показано после раздачи
replay-fair-help = До сдачи был показан отпечаток (SHA-256) секретного числа. Из этого числа следует весь порядок карт, так что выбрать карту потом никто не мог.
replay-right = Проверено здесь: у числа именно этот отпечаток, колода и каждая перетасовка следуют из него.
replay-deck = Проверено здесь: у числа именно этот отпечаток, и колода следует из него. Перетасовки проверяет «lastcard replay».
replay-wrong = Не сходится: у числа другой отпечаток, или порядок карт из него не следует.

## At the table

play-here = Играть на телефонах
play-here-help = Нет карт под рукой или сидите не за одним столом? Каждый играет на своём телефоне, а результат запишется сам.
play-is-on = Эту раздачу играют на телефонах
play-is-on-joining = Игроки садятся за стол.
play-is-on-open = Карты сданы, идёт игра.
play-open = К раздаче
play-enter-instead = Ввести результат вручную
play-enter-instead-help = Если здесь что-то сохранить, раздача на телефонах закончится.

## Taking seats

play-join = Займите места
play-join-help = Нажмите на своё имя на своём телефоне. Когда все места заняты, сдать может любой.
play-goes-on = Раздача идёт
play-goes-on-help = До конца раздачи чужих карт никто не видит. Если вы играете и теперь это ваш телефон, откройте на нём личную ссылку. Если её нет, попросите своё место здесь: ответит телефон, за которым оно сейчас, или организатор.
play-join-by-link = Займите места
play-join-by-link-help = Такие же карты получают и за другими столами, поэтому каждый занимает место по своей личной ссылке. Если её нет, попросите место здесь: его даст организатор.
play-ask = Попросить это место
play-asked = Вы попросили это место. Ваш номер — { $number }: его видят телефон, за которым место сейчас, и организатор.
play-asked-refused = Вы попросили это место и получили отказ. Личная ссылка или организатор всё ещё могут вам его дать.
play-given-up = Эта раздача прекращена
play-given-up-help = Она не засчитывается. Ходы сохранены; как быть дальше, решает стол.
play-over = Эта раздача окончена
play-over-help = Тот же расклад играют не один раз, поэтому до последнего раза его карты видят только те, кто его сыграл.
play-sit = Сесть сюда
play-take-over = Забрать место
play-seat-own = Этот телефон
play-seat-taken = На другом телефоне
play-seat-taken-over = Перешло к другому телефону, { $when }
play-seat-bot-greedy = Играет бот, с умом
play-seat-bot-random = Играет бот, наугад
play-waits-for-seats = Ждём: { $names }.
play-deal = Сдать карты
take-over-title = Играть на этом телефоне за игрока { $name }?
take-over-text = За игрока { $name } играет другой телефон. Карт он больше не увидит, а всем за столом сообщат, что место перешло к вам.
take-over-bot = За игрока { $name } играет бот. Теперь будет играть этот телефон.
take-over-button = Играть за игрока { $name }
seat-is-taken = Кто-то успел раньше: это место занято. Обновите страницу или заберите место.
seat-is-dealt = Карты сданы, и код стола больше не даёт места. Откройте личную ссылку или попросите место.
seat-same-cards = За другими столами такие же карты, поэтому код стола не даёт места. Откройте личную ссылку или попросите место.
seat-phone-plays = Этот телефон ещё занят в незаконченной раздаче (игрок: { $name }). Другое место можно занять после неё.
seat-phone-seen = Этот телефон уже видел карты этого расклада (игрок: { $name }). Видеть карты двух игроков нельзя, поэтому другое место здесь не занять.
seat-phone-yet = Этот телефон занят за другим столом с теми же картами (игрок: { $name }). Здесь на них смотреть нельзя.
seat-asked-too-often = Это место просили слишком часто. Откройте личную ссылку или обратитесь к организатору.
seat-changed-too-often = Это место слишком часто переходило от телефона к телефону. Откройте личную ссылку или обратитесь к организатору.
seat-not-asked = Тот телефон больше не просит место. Вот что есть сейчас.
not-dealt-seats-free = Не сдано: эти места ещё свободны, за них не играют ни телефон, ни бот: { $names }.
not-dealt-seats-know = Не сдано: телефон, с которого здесь играют ({ $names }), уже видел эти карты за другим столом. Здесь нужен другой телефон.

## Asking for a seat of a hand that is dealt

ask-phone-text = Карты сданы, и просто сесть за стол уже нельзя. Просьба придёт на телефон, который сейчас играет за игрока { $name }; организатор её тоже увидит. Если у вас есть личная ссылка, откройте её: ничьё согласие тогда не нужно.
ask-organiser-text = Карты этой раздачи можно видеть не всем за столом, поэтому решать будет организатор. Если у вас есть личная ссылка (игрок: { $name }), откройте её: ничьё согласие тогда не нужно.
ask-button = Попросить место: { $name }
asks-for-your-seat = Другой телефон просит ваше место ({ $name }). На нём номер { $number }. Если согласитесь, карты увидит он, а этот телефон — уже нет.
ask-yes = Отдать место
ask-no = Нет

## Seats that changed hands

seat-changes = Передача мест в этой раздаче
seat-change-when = { $when }: { $what }
seat-change-code = место игрока { $name } до сдачи перешло к другому телефону.
seat-change-link = место игрока { $name } перешло к другому телефону по личной ссылке.
seat-change-assent = место игрока { $name } отдано другому телефону с согласия прежнего.
seat-change-organiser = место игрока { $name } организатор отдал другому телефону.
seat-change-bot = за игрока { $name } организатор посадил бота.
seat-change-free = место игрока { $name } организатор освободил.
hand-seats-taken = Передача мест
hand-seats-taken-help = Игроки, которые перешли на другой телефон или за которых играл кто-то ещё, пока раздача шла на телефонах. Все за столом это видели.
event-seat = { $hand }, стол { $table }: { $what }
error-seat-not-here = Сейчас этот телефон не может играть за этого игрока
error-seat-not-here-help = Он занят в незаконченной раздаче другого игрока или видел чужие карты из того же расклада. Видеть карты двух игроков нельзя: откройте ссылку на другом телефоне или дождитесь конца раздачи.
error-seat-too-often = Это место слишком часто переходило от телефона к телефону
error-seat-too-often-help = До конца раздачи место остаётся за тем телефоном, у которого оно сейчас. Организатор может сразу отдать его другому.

## Around the hand, and in it

play-shown = { $who } показывает карты: { $cards }.
play-time-runs-out = Ваш ход. Ещё немного, и за вас сходит бот.
play-next-here = Следующую играть здесь
play-to-the-table = К столу
play-result = Результат
move-stand-in = Время вышло ({ $who }): ход сделал бот.
play-closed = Ход не сделан: эту раздачу больше не играют.
play-not-yours = Ход не сделан: это место не за этим телефоном.
error-not-for-phones = Эту раздачу нельзя играть на телефонах
error-not-for-phones-help = Правила турнира рассчитаны на другое число игроков. Играйте картами и введите результат.

## The organiser’s side

phones-title = Игра на телефонах
phones-lede = Любую раздачу турнира можно играть не картами, а на телефонах игроков: на странице каждого стола есть кнопка «Играть на телефонах».
phones-hands = Раздачи на телефонах сейчас
phones-no-hands = Нет. Выберите за столом «Играть на телефонах».
phones-joining = Игроки садятся за стол.
phones-open = { $count ->
    [0] Карты сданы, ходов ещё не было.
    [one] Карты сданы, пока { $count } ход.
    [few] Карты сданы, пока { $count } хода.
    [many] Карты сданы, пока { $count } ходов.
   *[other] Карты сданы, пока { $count } хода.
}
phones-void = Прекратить раздачу
phones-count = Закончить подсчётом карт
phones-void-title = Прекратить раздачу на телефонах стола { $table }?
phones-void-text = Карты на телефонах пропадут. Раздача останется открытой: её можно пересдать или сыграть картами.
phones-count-title = Закончить раздачу на телефонах стола { $table } и посчитать карты?
phones-count-text = Игра сразу остановится. Вы увидите, у кого что осталось, и укажете, кто сбросил все карты или победил.
phones-players = Игроки и их ссылки
phones-players-help = По личной ссылке игрок попадает за нужный стол без кода. За отсутствующего может сыграть бот.
phones-nobody = Пока нет ни телефона, ни бота.
phones-by-phone = Играет на телефоне.
phones-bot-greedy = Бот, играет с умом
phones-bot-random = Бот, играет наугад
phones-free = Освободить место
phones-asks-phone = Телефон с номером { $number } просит место игрока { $name }; сейчас оно за другим телефоном.
phones-asks-bot = Телефон с номером { $number } просит место игрока { $name }; сейчас за ним бот.
phones-asks-free = Телефон с номером { $number } просит место игрока { $name }.
phones-give = Дать место
phones-refuse = Отказать
done-seat-given = Теперь место за тем телефоном. Это видят все за столом.
done-seat-refused = Просьба отклонена.
phones-new-link = Новая ссылка
phones-link = Личные ссылки
done-seat-changed = Готово. За столом это сразу видно.
done-new-link = Есть новая ссылка. Старая больше не работает.
done-hand-given-up = Раздача на телефонах прекращена.
cards-personal-how = Для раздач на телефонах: разрежьте и отдайте каждому его ссылку. Кто её откроет, играет за этого игрока.
error-link-replaced = Эта ссылка заменена
error-link-replaced-help = Организатор сделал новую личную ссылку. Попросите её или откройте стол по коду с карточки.

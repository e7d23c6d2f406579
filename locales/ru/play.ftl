### Hands that are played on a screen: at a table, in practice, and looked back at.

## Cards: one name for each face, with its colour

colour-red = красный
colour-blue = синий
colour-green = зелёный
colour-yellow = жёлтый
card-0 = 0 ({ $colour })
card-1 = 1 ({ $colour })
card-2 = 2 ({ $colour })
card-3 = 3 ({ $colour })
card-4 = 4 ({ $colour })
card-5 = 5 ({ $colour })
card-6 = 6 ({ $colour })
card-7 = 7 ({ $colour })
card-8 = 8 ({ $colour })
card-9 = 9 ({ $colour })
card-d2 = +2 ({ $colour })
card-rev = разворот ({ $colour })
card-skip = пропуск ({ $colour })
card-w = заказ цвета
card-wd4 = +4
card-blank = белая карта
card-ten = +10
card-back = рубашкой вверх

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

watch-title = Стол { $table }
watch-hand = { $hand }: { $who }
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
error-no-table = Такого стола нет
error-no-table-help = На этом турнире меньше столов. Кто где играет, видно в расписании.

## Practice

practice-title = Тренировка
practice-about = Сыграйте раздачу против компьютера по любым правилам. Аккаунт не нужен, и ничего не записывается.
practice-rules = Правила
practice-players = Игроки
practice-players-usual = Обычное число
practice-players-count = { $count }, считая вас
practice-bots = Компьютерные игроки
practice-bots-greedy = Играют с умом
practice-bots-random = Кладут что попало, лишь бы подходило
practice-pace = Темп
practice-pace-calm = Спокойный
practice-pace-quick = Быстрый
practice-pace-once = Без пауз
practice-house = Домашние правила
practice-deal = Сдать
practice-you = Вы
practice-names = Анна, Борис, Вера, Глеб, Дина, Егор, Зоя, Иван, Кира
practice-leave = Выйти
practice-again = Сдать ещё раз
practice-other = Другие правила
practice-look-back = Просмотреть раздачу
practice-gone = Срок этой тренировки истёк
practice-gone-help = Тренировочные раздачи хранятся два часа. Сдайте новую:
practice-wrong-players = Выберите число из списка.
practice-wrong-choice = Выберите из списка.
practice-home = Потренироваться
practice-link = Потренироваться по этим правилам

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

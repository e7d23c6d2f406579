### A player’s own page, the personal link, and holdings that players report.

## The personal link

me-title = { $name } · { $tournament }
me-lede = Эта ссылка только ваша: кто её откроет, играет за игрока { $name }.
me-plays = Стол { $table } играет на телефонах: { $hand }. Ваше место там.
me-sit = Играть на этом телефоне: { $name }
me-sits = На этом телефоне играет { $name }.
me-waits = Сейчас ваших раздач на телефонах нет. Когда такая начнётся, войти в неё можно с этой страницы.
me-goes-on = Она откроет раздачу сама.
me-look-again = Обновить
me-standings = Таблица

## Личная страница игрока

me-now = Сейчас
me-now-hand = Сейчас: { $hand }
me-now-waits = Ваш стол закончил блок и ждёт остальных.
me-now-rests = В этом блоке вы отдыхаете.
me-now-out = Вы больше не играете в этом турнире.
me-now-over = Турнир окончен.
me-end-average = { $figure } за раздачу
me-end-won = выиграно раздач: { $won } из { $hands }
me-end-best = лучшее: +{ $points }, { $hand }
me-end-best-with = лучшее: +{ $points } в паре: { $names }, { $hand }
me-end-season = { $name }: место { $rank }
me-end-next = Дальше: { $name }, { $when }
me-next = { $block }, примерно в { $time }
me-next-rests = Вы отдыхаете
me-place = Стол { $table }, место { $seat }
me-with = С вами: { $names }
me-against = Против: { $names }
me-deals = Вы сдаёте.
me-opens = Сдаёт { $dealer }, начинаете вы.
me-deals-and-opens = Вы сдаёте и начинаете.
me-dealer = Сдаёт { $dealer }.
me-standing = Место { $rank } из { $of }: { $figure }
me-played = Ваши раздачи
me-no-hands = Ни одна ваша раздача ещё не записана.
me-earlier = { $count ->
    [one] и ещё { $count } раздача раньше
    [few] и ещё { $count } раздачи раньше
    [many] и ещё { $count } раздач раньше
   *[other] и ещё { $count } раздачи раньше
}
me-taken-elsewhere = За игрока { $name } играет другой телефон. Эта ссылка места не отнимает: это может только ссылка от организатора.
error-seat-by-table = Эта ссылка сейчас не даёт места
error-seat-by-table-help = Её показали за столом, поэтому она даёт не больше, чем код стола: место занято или карты уже сданы. Спросите за столом или откройте ссылку от организатора.

## Holdings that every player enters on a phone of their own

own-hand-title = { $name }: мои карты · { $tournament }
own-hand-open = Раздача окончена: ввести мои карты
own-hand-place = { $tournament }, { $name }
own-hand-back = Мой вечер
own-hand-out = У меня не осталось карт
own-hand-left = Или: что у вас осталось?
own-hand-missing = Отметьте свои карты
own-hand-save = Осталось очков: { $points }. Сохранить
own-hand-again = Неверно? Ввести ещё раз
own-hand-reported = Ваш ответ: { $count }.
own-hand-last = { $hand }: { $result }
own-hand-next = Дальше: стол { $table }
own-hand-next-with = Дальше: стол { $table }, с вами { $names }
own-hand-next-rests = Дальше вы отдыхаете.
own-hand-table = Эту раздачу за всех вводит телефон стола.
own-hand-on-phones = Эта раздача идёт на телефонах, они считают сами.
own-hand-offline = Нет связи. Введённое хранится на этом телефоне и отправится само.

own-counts-title = Что ввели игроки
own-counts-nothing = пока ничего
own-counts-out = карт не осталось
own-counts-left = { $points ->
    [one] осталось { $points } очко
    [few] осталось { $points } очка
    [many] осталось { $points } очков
   *[other] осталось { $points } очка
}
own-counts-waits = Ещё не ответили: { $names }.
own-counts-mismatch = Это не сходится
own-counts-mismatch-help = Посмотрите на карты вместе. Кто ошибся, вводит здесь заново, или раздачу вводит телефон стола.
own-counts-differ = Два телефона говорят о картах игрока { $name } разное: { $counts }.
own-counts-several-out = Сразу несколько игроков говорят, что у них не осталось карт: { $names }.
own-counts-nobody-out = Никто не говорит, что у него не осталось карт.
own-counts-enter = Ввести остальное за всех
own-counts-contradicted = Игрок { $name } ввёл на своём телефоне: { $counts }. Если верно то, что здесь, сохраните ещё раз.

error-own-count-not-played = Эту раздачу сейчас не играют
error-own-count-not-played-help = Ничего не записано. Вернитесь и посмотрите, что вы играете сейчас.
error-own-count-not-offered = Эту раздачу вводит телефон стола
error-own-count-not-offered-help = Ничего не записано. Организатор поручил счёт одному телефону.
error-own-count-changed = Эта раздача тем временем записана
error-own-count-changed-help = Ваш ввод больше не понадобился. Вернитесь и проверьте результат. Если он неверный, исправьте его на телефоне стола.
error-own-count-not-seated = Вы не участвуете в этой раздаче
error-own-count-not-seated-help = Ничего не записано. Свой остаток вводят только те, кто играет эту раздачу.
error-own-count-on-phones = Эта раздача идёт на телефонах
error-own-count-on-phones-help = Ничего не записано: телефоны считают сами.
error-own-count-too-often = Вы вводили это слишком много раз
error-own-count-too-often-help = Пусть раздачу введёт телефон стола или организатор.

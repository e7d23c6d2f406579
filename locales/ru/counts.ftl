### Остатки, которые каждый игрок вводит со своего телефона.

counting-own = Каждый игрок считает на своём телефоне
counting-table = За весь стол считает один телефон
counting-help = Когда раздача окончена, тот, кто сбросил все карты, нажимает на своей странице «У меня не осталось карт», остальные вводят, что у них осталось. Как только ответили все, раздача записывается сама. Телефон стола всегда может ввести раздачу за всех. Каждому игроку нужна личная ссылка.
counting-set-own = Пусть считает каждый игрок
counting-set-table = Пусть считает один телефон
done-counting = Сохранено.
event-counting-own = Теперь каждый игрок считает на своём телефоне
event-counting-table = Теперь за каждый стол считает один телефон

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
via-own-counts = каждый игрок посчитал на своём телефоне
waiting-mismatched = Стол { $table }, { $hand }: введённое игроками не сходится. { $why }

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

### The page of a hand.

hand-seats = За столом
hand-clockwise = По часовой стрелке, начиная с места 1 за столом.
hand-deals = сдаёт
hand-opens = начинает
hand-out = без карт
hand-with = в паре: { $partner }
hand-finished = Место: { $place }
hand-lost = С картами до самого конца: проигрыш
hand-one-points = { $count ->
    [one] { $count } очко за добор
    [few] { $count } очка за добор
    [many] { $count } очков за добор
   *[other] { $count } очка за добор
}
hand-left-nothing = карт не осталось
hand-cards-typed = введена сумма, без карт
hand-same-cards = Те же карты за другими столами
hand-same-cards-help = Сколько очков взяла с этими картами сторона сдающего и какова разница со средним у других. Для её соперников оба знака обратные.
hand-same-place = Раздача
hand-same-side = Сторона сдающего
hand-same-made = Набрано
hand-same-better = Лучше на
hand-cards-hidden = карты пока скрыты
embargo-title = Карты пока скрыты
embargo-why = Этот расклад играют не один раз. До последнего раза здесь не видно, какие в нём карты.
embargo-until = Ещё предстоит сыграть:
embargo-hand = { $hand }, стол { $table }
embargo-soon = Последняя раздача с ним идёт прямо сейчас.
hand-not-played = Эта раздача ещё не сыграна.
hand-dealt-again = { $count ->
    [one] Её пересдавали { $count } раз: никто не мог ходить.
    [few] Её пересдавали { $count } раза: никто не мог ходить.
    [many] Её пересдавали { $count } раз: никто не мог ходить.
   *[other] Её пересдавали { $count } раза: никто не мог ходить.
}
hand-penalties = Штрафы
hand-penalty = Штраф:
hand-history = История
hand-history-help = Ничего не стирается: здесь записано каждое изменение.
hand-history-untold = { $count ->
    [one] Не показана { $count } более ранняя запись.
    [few] Не показаны { $count } более ранние записи.
    [many] Не показано { $count } более ранних записей.
   *[other] Не показано { $count } более ранних записей.
}
hand-recorded = Записано
hand-corrected = Исправлено
hand-taken-back = Отменено
hand-correction-taken-back = Исправление отменено
hand-restored = Возвращено
hand-undone = Раздача снова открыта
via-person = { $name }
via-table = по коду стола { $table }
via-organiser = организатор
via-import = из файла турнира
via-played = из игры на телефонах
via-program-of = программа организатора { $name }
via-program = программа
via-own-counts = каждый игрок посчитал на своём телефоне

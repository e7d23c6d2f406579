### The draw for the first dealer.

## The draw

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

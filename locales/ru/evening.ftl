### Вечер игрока, кто где сидит и кто куда идёт дальше.

## Личная страница игрока

me-now = Сейчас
me-now-hand = Сейчас: { $hand }
me-now-waits = Ваш стол закончил блок и ждёт остальных.
me-now-rests = В этом блоке вы отдыхаете.
me-now-out = Вы больше не играете в этом турнире.
me-now-over = Турнир окончен.
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

## Показывает телефон стола

personal-fold = Личная страница на вашем телефоне
personal-fold-help = Нажмите на своё имя и отсканируйте код: следующий стол, ваше место и ваши раздачи.
personal-title = Страница: { $name }
personal-help = { $name }: отсканируйте этот код своим телефоном или отправьте себе ссылку.

## Кто куда идёт

moves-title = Кто куда идёт дальше
moves-stays = остаётся здесь
moves-table = за стол { $table }
moves-rests = отдыхает
seats-title = Где я сижу?
seats-name = Имя
seats-now = Сейчас
seats-next = Дальше
seats-table = Стол { $table }
seats-seat = место { $seat }
seats-waits = ждёт
seats-rests = отдыхает
seats-clockwise = Места считаются по часовой стрелке.
seats-over = Сейчас никто нигде не сидит: турнир окончен.

## Пересадки в блоке

seats-swap = { $one } и { $other } меняются местами
seats-swap-you = Вы и { $name } меняетесь местами
seats-takes = { $name } садится на место игрока { $other }
seats-takes-you = Вы садитесь на место игрока { $name }
seats-before-hand = { $hand }: { $change }
seats-moved = новое место за столом
seats-then = с раздачи { $hand }: место { $seat }

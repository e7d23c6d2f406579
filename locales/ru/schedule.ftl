### The schedule, and who sits where.

## Who came and who left

schedule-play-off = Тай-брейк
schedule-before-play-off = До тай-брейка

## The schedule

schedule-title = Расписание: { $name }
schedule-block = Блок { $block }
schedule-block-table = Блок { $block }, стол { $table }
schedule-round-block = Раунд { $round }, блок { $block }
schedule-round-block-table = Раунд { $round }, блок { $block }, стол { $table }
schedule-sits-out = { $block }, отдых
schedule-blocks = Все блоки
schedule-next = следующая
schedule-open = открыта
schedule-again = пересдача
schedule-print = Напечатать всё расписание
schedule-open-ended = Следующая раздача появляется после каждого результата, пока матч не решён.

## Блоки и столы

matrix-title = Блоки и столы
matrix-block = Блок
matrix-rests = Отдыхают
matrix-hand = раздача { $hand }
matrix-hands = раздачи { $first }–{ $last }
matrix-legend = Партнёры в одной строке: сверху места 1 и 3, снизу 2 и 4. ◆ сдаёт первую раздачу.
matrix-swaps = меняются местами за столом в середине блока.

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

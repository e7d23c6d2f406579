### The states that are shown, each with one word on every page.

## A tournament

state-draft = Черновик
state-ready = Скоро начнётся
state-running = Идёт
state-play-off = Тай-брейк
state-finished = Завершён
state-stopped = Остановлен
state-archived = В архиве

## An entrant

state-winner = победа
state-at-limit = предел достигнут
state-lost = проигрыш
state-eliminated = выбывает
state-withdrawn = вне игры
state-disqualified = дисквалификация
state-unconfirmed = не подтверждено
state-late = с опозданием

## A table

state-playing = играет
state-waiting = ждёт
state-done = всё сыграно

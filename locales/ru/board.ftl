### The leaderboard as a scoreboard.

board-block = Блок
board-up = { $places ->
    [one] на { $places } место выше, чем в начале блока
    [few] на { $places } места выше, чем в начале блока
    [many] на { $places } мест выше, чем в начале блока
   *[other] на { $places } места выше, чем в начале блока
}
board-down = { $places ->
    [one] на { $places } место ниже, чем в начале блока
    [few] на { $places } места ниже, чем в начале блока
    [many] на { $places } мест ниже, чем в начале блока
   *[other] на { $places } места ниже, чем в начале блока
}
board-last-hand = Последняя раздача:
board-at-table = Стол { $table }, в паре: { $partners }
board-rests = В этом блоке отдыхает
board-recent = Последние раздачи

## What the home page says first

home-claim = Вечера UNO: от жребия до последней карты
home-sentence = Lastcard рассаживает игроков, принимает каждую раздачу с телефона за столом и сразу показывает, как меняется таблица.

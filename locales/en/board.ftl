### The leaderboard as a scoreboard.

board-block = Block
board-up = { $places ->
    [one] up { $places } place since the block began
   *[other] up { $places } places since the block began
}
board-down = { $places ->
    [one] down { $places } place since the block began
   *[other] down { $places } places since the block began
}
board-last-hand = Last hand:
board-at-table = Table { $table } with { $partners }
board-rests = Sitting out this block
board-recent = Last hands

## What the home page says first

home-claim = UNO evenings, from the draw to the last card
home-sentence = Lastcard seats the players, records every hand from a phone at the table, and updates the leaderboard live.

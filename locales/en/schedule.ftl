### The schedule, and who sits where.

## Who came and who left

schedule-play-off = Play-off
schedule-before-play-off = Before the play-off

## The schedule

schedule-title = Schedule of { $name }
schedule-block = Block { $block }
schedule-block-table = Block { $block }, table { $table }
schedule-round-block = Round { $round }, block { $block }
schedule-round-block-table = Round { $round }, block { $block }, table { $table }
schedule-sits-out = { $block }, sitting out
schedule-blocks = All blocks
schedule-next = next
schedule-open = open
schedule-again = dealt again
schedule-print = Print the whole schedule
schedule-open-ended = The next hand is added after each result, until the match is decided.

## The matrix of blocks and tables

matrix-title = Blocks and tables
matrix-block = Block
matrix-rests = Sits out
matrix-hand = hand { $hand }
matrix-hands = hands { $first }–{ $last }
matrix-legend = Partners share a line: seats 1 and 3 above, 2 and 4 below. ◆ deals first.
matrix-swaps = change seats during the block.

## Who goes where

moves-title = Who goes where next
moves-stays = stays here
moves-table = to table { $table }
moves-rests = sits out
seats-title = Where do I sit?
seats-name = Name
seats-now = Now
seats-next = Next
seats-table = Table { $table }
seats-seat = seat { $seat }
seats-waits = waiting
seats-rests = sitting out
seats-clockwise = Seats are counted clockwise.
seats-over = There are no seats now: the tournament is over.

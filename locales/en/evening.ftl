### A player’s evening, who sits where, and who goes where next.

## The player’s own page

me-now = Now
me-now-hand = Now: { $hand }
me-now-waits = Your table has finished its block and is waiting for the others.
me-now-rests = You are sitting out this block.
me-now-out = You are not playing in this tournament any more.
me-now-over = The tournament is over.
me-next = { $block }, about { $time }
me-next-rests = You sit out
me-place = Table { $table }, seat { $seat }
me-with = With { $names }
me-against = Against { $names }
me-deals = You deal.
me-opens = { $dealer } deals and you open.
me-deals-and-opens = You deal and open.
me-dealer = { $dealer } deals.
me-standing = Place { $rank } of { $of }: { $figure }
me-played = Your hands
me-no-hands = None of your hands is recorded yet.
me-earlier = { $count ->
    [one] and { $count } earlier hand
   *[other] and { $count } earlier hands
}
me-taken-elsewhere = Another phone is playing as { $name }. This link can’t take over the seat; the link from the organiser can.
error-seat-by-table = This link can’t give you the seat now
error-seat-by-table-help = The link was shown at a table, so it can do no more than the table’s code: somebody already holds the seat, or the cards have been dealt. Ask at the table, or use the link from the organiser.

## Shown by the phone of the table

personal-fold = Your own page on your phone
personal-fold-help = Tap your name and scan the code with your phone to see your next table, your rank and your hands.
personal-title = { $name }’s page
personal-help = { $name }: scan this code with your own phone, or send yourself the link.

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

## Changing seats in a block

seats-swap = { $one } and { $other } change seats
seats-swap-you = You and { $name } change seats
seats-takes = { $name } takes { $other }’s seat
seats-takes-you = You take { $name }’s seat
seats-before-hand = { $hand }: { $change }
seats-moved = new seat
seats-then = from hand { $hand }: seat { $seat }

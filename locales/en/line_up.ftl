### People come and go while a tournament runs.

## Who came and who left

line-then = { $line }, then { $next }
line-team-then = { $line }, { $next } for { $first }
people-hand = hand { $hand }
people-hand-of-round = hand { $hand } of round { $round }

## People come and go while a tournament runs

people-title = People
people-substitute = Substitute…
people-withdraw = Withdraw…
people-add = Add a player…
people-take-back = Take it back
people-take-back-hint = Possible until the next result.
people-stays = Something has been recorded since, so this can’t be taken back. If it was wrong, make another change.
people-back = People
people-substitution-title = A substitute for { $name }
people-withdrawal-title = { $name } withdraws
people-arrival-title = Add a player
people-substitution-hint = The substitute takes the seat. The line in the standings keeps its points and shows both names.
people-withdrawal-hint = For a player who leaves for good and isn’t replaced. Recorded results stay.
people-arrival-hint = For a player who arrives late and plays from now on.
people-name = Who is joining?
people-name-hint = Choose from the club’s players, or type a new name.
people-near = “{ $name }” is new, but almost the same as “{ $other }”. If that’s who you mean, use that spelling.
people-from = From which hand?
people-from-block = Round { $round }, block { $block } (from hand { $hand })
people-look = Preview changes
people-changes = Changes
people-hands = { $count ->
    [one] One hand changes
   *[other] { $count } hands change
}
people-hands-more = { $count ->
    [one] One more hand
   *[other] { $count } more hands
}
people-in-play = Hand { $hand } is being played on phones by the current players. Finish it or give it up first, or choose a later hand.
people-undo-hint = Recorded results don’t change. You can take this back until the next result.
people-substitution-button = Seat the substitute
people-withdrawal-button = Withdraw the player
people-arrival-button = Add the player
people-sits = { $name } takes { $leaves }’s seat from { $from } on.
people-line = The line keeps its points and is called “{ $line }”.
people-void = { $count ->
    [0] No hand becomes void.
    [one] One open hand becomes void for everybody at its table, because { $name } would sit there from { $from } on.
   *[other] { $count } open hands become void for everybody at their tables, because { $name } would sit there from { $from } on.
}
people-ends = That ends the tournament: no hand is left to play.
people-keeps = { $has ->
    [points] { $name } keeps { $points ->
        [one] 1 point
       *[other] { $points } points
    } and ranks behind everybody who plays on: leaving is no advantage.
   *[other] { $name } ranks behind everybody who plays on: leaving is no advantage.
}
people-joins = { $name } plays from { $from } on.
people-begins = { $name } begins at zero, like everybody else.
people-begins-charged = { $name } begins with { $points ->
    [one] 1 point
   *[other] { $points } points
}, the highest total of anybody still in: arriving late is no advantage.
people-fewer = { $name } plays { $hands } hands, fewer than those who were here from the start: the standings show how many.
people-seats = { $count } at the table, clockwise: { $names }.
redraw-blocks = { $blocks ->
    [0] No block is left to be redrawn.
    [one] The last block is redrawn for the { $players } who play on. Blocks already played or begun stay as they are; the evening still has { $all } blocks.
   *[other] The last { $blocks } blocks are redrawn for the { $players } who play on. Blocks already played or begun stay as they are; the evening still has { $all } blocks.
}
redraw-tables = They are played at { $tables ->
    [one] one table
   *[other] { $tables } tables
} instead of { $before }.
redraw-no-rests = No player sits out any of these blocks.
redraw-rests = Everybody sits out { $blocks } of these blocks.
redraw-hands = Over the whole evening everybody who stays plays { $hands } hands; without this change, { $before }.
redraw-partners = Any two players who stay are partners in { $hands } hands; without this change, in { $before }.
redraw-players = Hands and sit-outs per player
redraw-more-hands = { $hands ->
    [0] no more hands
    [one] 1 more hand
   *[other] { $hands } more hands
}
redraw-plays-all = plays every block
redraw-sits-out = { $count ->
    [one] sits out block { $blocks }
   *[other] sits out blocks { $blocks }
}
done-substitution = The substitute is seated.
done-withdrawal = The player has withdrawn.
done-arrival = The player has joined.
done-play-off = The play-off is at table 1. The codes work again.
done-taken-back = Taken back: everything is as before.

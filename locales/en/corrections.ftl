### Corrections: what they change, what was recorded before, and blocks that are closed.

## What a correction changes

consequences-title = { $hand }: what this changes
consequences-before = Recorded
consequences-after = New
consequences-none = Nothing else changes: neither the standings nor who plays or deals next.
consequences-ends = The tournament would be over.
consequences-goes-on = The tournament is over now. It would go on.
consequences-lost = { $count ->
    [one] { $count } recorded hand would no longer count.
   *[other] { $count } recorded hands would no longer count.
}
consequences-regained = { $count ->
    [one] { $count } recorded hand that does not count now would count.
   *[other] { $count } recorded hands that do not count now would count.
}
consequences-falls = { $name } falls from place { $from } to { $to } ({ $before } → { $after }).
consequences-rises = { $name } rises from place { $from } to { $to } ({ $before } → { $after }).
consequences-stays = { $name } stays at place { $to } ({ $before } → { $after }).
consequences-shared = The place is shared.
consequences-more = { $count ->
    [one] { $count } more line changes.
   *[other] { $count } more lines change.
}
consequences-dealer = { $name } deals next at table { $table } ({ $hand }).
consequences-why = Reason (optional)
consequences-why-hint = It appears in the history of the hand.
consequences-save = Save the correction
consequences-back = Back
error-entry-note = The reason is too long
error-entry-note-help = Go back and shorten it to 120 characters. Nothing was changed.

## Versions

versions-title = Everything recorded for this hand ({ $count })
versions-restore = Restore this

## Closed blocks

blocks-title = Close blocks and rounds
blocks-help = Only organisers can change what is recorded in a closed block. Tables can still enter open hands there.
blocks-round = Round { $round }
blocks-block = Round { $round }, block { $block }
blocks-close = Close
blocks-open = Open again
blocks-closed = Closed
done-block-closed = Closed. Only organisers can change what is recorded there.
done-block-opened = Open again. Tables can correct what is recorded there.
event-closed = Closed: { $what }
event-opened = Opened again: { $what }
table-wrong-closed = An organiser has closed this block. If something recorded in it is wrong, call them.

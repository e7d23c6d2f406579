### Whether the side that lost a hand is asked if its result is right.

confirm-title = Confirming results
confirm-legend = What happens to a result that a table enters?
confirm-help = The losing side sees the result on the table’s phone and on their own pages, and confirms it with one tap. Until then it counts, but is marked as not confirmed. A corrected result has to be confirmed again.
confirm-off = Accepted at once
confirm-shown = Shown: accepted when the other side agrees, or when the time is up
confirm-required = Required: the other side agrees, or you check it
confirm-minutes = Minutes for the other side
confirm-save = Save
fold-change = { $now } – change
confirm-ask = Is that right?
confirm-button = ✓ { $player }
confirm-own = That is right
confirm-no = No, it is wrong
confirm-no-call = No: call the organiser
confirm-called = The organiser was called at { $time }.
confirm-call-note = { $hand }: { $player } says that the result is wrong.
confirm-wrong = Not right? Correct it
confirm-by-organiser = I have checked it
confirm-more = { $count ->
    [one] and { $count } more
   *[other] and { $count } more
}
done-confirming = Saved.
done-confirmed = The result is confirmed.
error-confirm-changed = That result has changed
error-confirm-changed-help = Nothing was confirmed. Go back and check what is recorded now.
error-confirm-not-asked = That is not for you to confirm
error-confirm-not-asked-help = Only players on the losing side can confirm a result. Go back and choose your own name.
event-confirming-off = Results are accepted at once from now on
event-confirming-shown = Results are shown to the other side from now on: { $minutes } min
event-confirming-required = Results must be confirmed from now on: { $minutes } min
event-confirmed = { $hand }, table { $table }: confirmed by { $player }
event-confirmed-organiser = { $hand }, table { $table }: checked by an organiser
waiting-unconfirmed = { $count ->
    [one] { $count } result is not confirmed.
   *[other] { $count } results are not confirmed.
}
check-title = Check the block
check-help = Swipe through the hands of this block and compare them with what you remember.
check-empty = Nothing is recorded here yet.
check-of = { $at } of { $of }

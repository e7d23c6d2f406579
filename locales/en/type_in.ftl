### Typing the score sheets in.

type-in-title = Type in score sheets
type-in-of = Type in score sheets: { $name }
type-in-line = With the keyboard, in the order of the printed sheets.
type-in-sheets = Sheets for this block
type-in-how-out = Type the number or the first letters of the player who went out, then the points the opponents were left with. Press Enter to move on.
type-in-how-loser = Type the number or the first letters of the player who went out, then of the one who lost (if several, separate them with spaces). Press Enter to move on.
type-in-how-places = Type the place of each player; the last one may stay empty. Press Enter to move on.
type-in-how-refills = Type the refill points and the points left for each player. Press Enter to move on.
type-in-how-given-up = Type a dash for a hand that was given up.
type-in-save = Save this sheet
type-in-more = Hands left empty stay open. Penalties are added once a hand is saved: open it in the tournament’s list of hands.
type-in-saved = { $count ->
    [one] { $count } hand is saved.
   *[other] { $count } hands are saved.
}
type-in-saved-one = saved
type-in-correct = Open this hand
type-in-refused = { $count ->
    [one] { $count } hand is not saved. It is still here, with the reason beside it.
   *[other] { $count } hands are not saved. They are still here, with the reasons beside them.
}
type-in-theirs = Somebody else recorded this hand in the meantime: { $result }. It was not overwritten. Clear these fields to keep it, or open the hand to correct it.
type-in-wrong-out = Type who went out.
type-in-wrong-nobody = Nobody on this sheet is called “{ $given }”.
type-in-wrong-several = Several names begin with “{ $given }”. Type the number, or more letters.
type-in-done = Nothing is left to type in.
type-in-back = Back to the tournament

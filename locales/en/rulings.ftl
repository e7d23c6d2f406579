### What a referee rules.

rulings-title = Referee’s desk
rulings-lede = Decisions between hands, warnings, points under the club’s own rules, disqualifications. Each needs a reason, which is kept in the history, in the standings and in the file; each can be taken back.
rulings-kind = Ruling
rulings-kind-decision = Written decision
rulings-kind-warning = Warning
rulings-kind-points = Points taken
rulings-kind-disqualification = Disqualification
rulings-player = Player
rulings-player-hint = A written decision needs no player: name everybody concerned in the reason.
rulings-nobody = No particular player
rulings-points = Points
rulings-points-hint = Only for “Points taken”: 1 to 1000. Where the lowest total ranks first, they are added.
rulings-reason = Reason
rulings-reason-hint = Up to 120 characters. Anybody who sees full names can read it.
rulings-button = Make the ruling
rulings-made = Rulings made
rulings-none = No rulings yet.
rulings-take-back = Take back
rulings-undone = Taken back { $at }
rulings-done-ruled = The ruling has been recorded.
rulings-done-undone = The ruling has been taken back.
rulings-reason-missing = Give a reason: without one, nobody can understand the ruling.
rulings-player-missing = Choose the player concerned.
rulings-too-many = A tournament can have at most 200 rulings. Take back one that no longer matters.
rulings-withdrawn = This player has withdrawn: no more rulings can be made about them.
rulings-disqualified = This player is already disqualified. Take that back first if it was wrong.
rulings-no-points = This scoring adds up no points, so none can be taken. Choose another ruling.
rulings-too-few-points = This player has only { $has } points: no more can be taken.
ruled-decision = Decision
ruled-warning = Warning: { $player }
ruled-taken = { $points } points taken from { $player }
ruled-charged = { $points } points charged to { $player }
ruled-disqualified = { $player } is disqualified
event-ruled = Ruled: { $what } ({ $reason })
event-ruling-undone = Ruling taken back: { $what } ({ $reason })
error-ruling-changed = Somebody made a ruling while you had this open
error-ruling-changed-help = Nothing was changed. Go back to see the rulings. You may have pressed the button twice.
board-by-ruling = by ruling: { $points }
entrant-rulings = Rulings
ledger-decision = decision
ledger-warning = warning
ledger-points = points taken
ledger-disqualification = disqualification
ledger-ruling-undone = ruling taken back
rulings-open = { $count ->
    [0] Make a ruling
    [one] { $count } ruling
   *[other] { $count } rulings
}

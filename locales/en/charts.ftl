### Charts of a tournament, and the chances in it.

tab-charts = Charts
charts-title = Charts of { $name }
charts-points = Points, hand by hand
charts-hands-won = Hands won, hand by hand
charts-hands-lost = Hands lost, hand by hand
charts-empty = The chart begins with the first result.
charts-fewer = Fewer is better: the leader is at the bottom.
charts-by-average = The lines show totals. The ranking uses the average per hand, because not everybody plays the same number of hands.
charts-play-off = The play-off decides who is first. It adds nothing to these lines.
charts-follow = Highlight
charts-follow-nobody = nobody
charts-follow-show = Show
charts-totals = Totals, hand by hand
charts-description = { $lines ->
    [one] One line from the start
   *[other] { $lines } lines from the start
} to { $hand }. In the lead: { $first }. The table below has the figures.
charts-start = Start
charts-target = Target: { $points }
charts-limit = Limit: { $points }
charts-line = { $name }: { $value }
charts-table = Figures as a table

charts-cards = The most expensive cards
charts-cards-counted = { $count ->
    [one] From one holding that was counted card by card.
   *[other] From { $count } holdings that were counted card by card.
}
charts-cards-totals = { $count ->
    [one] For one more, only the total was entered.
   *[other] For { $count } more, only the totals were entered.
}
charts-cards-secret = Cards from deals still to be played elsewhere are not shown yet.
charts-card = Card
charts-card-left = Left
charts-card-points = Points

## The chances

chances-title = Chances of first place
chances-first = First place
chances-place = Expected place
chances-about = about { $n } in 100
chances-hardly = less than { $n } in 100
chances-nearly = more than { $n } in 100
chances-hardly-short = under { $n }
chances-nearly-short = over { $n }
chances-to-come = The chances are being worked out and will appear in a moment.
chances-early = Chances are shown once everybody has played { $hands } hands on average. Before that they would say more about luck than about the players.
chances-endless = No chances are shown here: only the organiser ends this match, so nobody knows how many hands are still to come.
chances-runs = The remaining hands were simulated { $runs } times, starting from what is recorded.
chances-method = Who goes out is drawn at random, weighted by the players’ estimated strength. The estimate is based on who has gone out so far; while there are few hands, everybody counts as nearly equal. The cards that the others have left are drawn from hands in this tournament and many others. A chance is the number of times out of 100 that an entrant came first; a shared first place counts in part. The expected place is the average of all runs.
chances-limits = The chances don’t take into account the cards being played now, earlier evenings, a play-off, or anybody who may still join or leave. “About 30 in 100” means: of ten people who are given this chance, three come first.

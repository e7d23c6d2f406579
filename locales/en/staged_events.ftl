### Events of several stages: the public pages, the organiser's pages, and the form.

## Stages

staged-form-groups = Groups
staged-form-league = Everybody against everybody
staged-form-knock-out = Knock-out
staged-group = Group { $number }
staged-third = Third place
staged-final = Final
staged-semi-final = Semi-finals
staged-quarter-final = Quarter-finals
staged-round-of = Last { $count }
staged-play-off = Play-off at the cut

staged-draw-seeding = By seeding: the best meet late
staged-draw-lot = By lot
staged-draw-apart = By lot, but those who belong together meet late

staged-cut-best-of-each = { $count ->
    [one] The best of each group gets through
   *[other] The best { $count } of each group get through
}
staged-cut-best = { $count ->
    [one] The best gets through
   *[other] The best { $count } get through
}
staged-cut-luckiest = { $count ->
    [one] The best of all the others gets through, too
   *[other] The best { $count } of all the others get through, too
}
staged-cut-named = Through whatever their place: { $names }
staged-cut-byes = Joining here: { $names }
staged-level-order = Level at the cut: the better seed gets through
staged-level-play-off = Level at the cut: a play-off of one hand
staged-carry-nothing = Everybody starts level
staged-carry-points = { $percent } % of the points go along
staged-carry-order = The order goes along: it decides between those who are level at the end

staged-name-heats = Heats
staged-name-groups = Groups
staged-name-cup = Knock-out
staged-name-final = Final
staged-name-first = First round
staged-name-second = Second round
staged-hands-won = Hands won

## The public pages

staged-tabs = Stages
staged-ranking = Ranking
staged-rank = Rank
staged-reached = Reached
staged-not-drawn = Not drawn yet.
staged-withheld = The results of this stage will be announced later.
staged-matches = Matches
staged-bracket = Bracket
staged-table = Tournament
staged-place = Place
staged-name = Name
staged-hands = Hands
staged-won = Matches won
staged-bye = bye
staged-open = still open
staged-through = gets through
staged-chance = Chance to get through
staged-through-hint = Marked: through as things stand.
staged-through-drawn = Marked: got through.
staged-over = The event is over.
staged-now = Now playing: { $stage }

## The organiser's pages

staged-title = Events of several stages
staged-lede = Heats and a final, groups and a knock-out: the program says who gets through.
staged-empty = No events yet
staged-empty-help = An event consists of stages, and each stage of tournaments like any other.
staged-new = New event
staged-public = Public page
staged-wall = On the wall
staged-change = Change
staged-remove = Delete
staged-remove-title = Delete { $name }?
staged-remove-text = The tournaments stay, each by itself. Who got through, the bracket and the joint ranking are gone.
staged-file = Download as a file
staged-certificates = Certificates
certificates-event-runs = Certificates will be here once the event is over.
staged-to-draw = { $stage }: ready to be drawn
staged-to-draw-help = Untick whoever is not there. The next in line takes the place.
staged-draw = Draw { $stage }
staged-preview = Show who takes their places
staged-in-line = next in line
staged-to-pair = { $count ->
    [one] { $stage }: the next match can begin
   *[other] { $stage }: the next { $count } matches can begin
}
staged-pair = { $count ->
    [one] Start the match
   *[other] Start { $count } matches
}
staged-to-play-off = { $places ->
    [one] { $names } are level at the cut to { $stage }. One of them gets through.
   *[other] { $names } are level at the cut to { $stage }. { $places } of them get through.
}
staged-begin-play-off = Start the play-off
staged-playing = { $stage }: { $over } of { $all } are over
staged-departure = { $stage }: after a correction, { $would } would have got through instead of { $plays }. Nothing has been changed.
staged-departure-only = { $stage }: after a correction, { $plays } would not have got through. Nothing has been changed.
staged-take-back = Take back the draw of { $stage }
staged-take-back-match = Take back
staged-take-back-hint = Only while nothing has been recorded in it.
staged-starts = Starts { $when }
staged-entrants-count = { $count ->
    [one] { $count } entrant
   *[other] { $count } entrants
}
done-staged-saved = Saved.
done-staged-drawn = Drawn. Everybody can take their seats.
done-staged-taken-back = Taken back.
done-staged-removed = Deleted. The tournaments have stayed.
staged-stale = Somebody else has changed the event meanwhile. Look at it again, then repeat what you were doing.
staged-drawn-already = Something has been drawn already: the plan no longer changes.
staged-nothing-to-draw = There is nothing to draw now.
staged-recorded = Something has been recorded in it, which would be lost. Take the result back first.
error-of-event = This tournament belongs to an event
error-of-event-help = Take back the draw on the event’s page instead.

## The form

staged-kinds = What kind of event?
staged-kind-final = Heats and a final
staged-kind-final-hint = Groups play at the same time; the best play a final.
staged-kind-cup = Knock-out
staged-kind-cup-hint = Matches of two; whoever loses is out. Third place is played for.
staged-kind-groups-cup = Groups, then a knock-out
staged-kind-groups-cup-hint = Everybody plays against everybody in the group; the best two of each go on.
staged-kind-cuts = Two cuts and a final
staged-kind-cuts-hint = Everybody plays, half go on, then the best four.
staged-form-name = Name of the event
staged-form-entrants = Who plays
staged-form-entrants-hint = One name a line, the best first. A team is Anna + Boris, or Foxes: Anna + Boris.
staged-form-relations = Who belongs together
staged-form-relations-hint = Club mates or a family: one line for each, names separated by commas. They meet late if a stage is drawn that way.
staged-form-rules = Rules
staged-form-stage = Stage { $number }
staged-form-stage-name = Name
staged-form-form = How they play
staged-form-count = Number of groups
staged-form-third = Play for third place
staged-form-draw = Draw
staged-form-format = Format
staged-form-scoring = Scoring
staged-form-length = Length
staged-form-length-hint = Rounds of a movement, points to play to, or number of hands. Empty: the usual.
staged-form-through = Who gets through
staged-form-best-of-each = Best of each group
staged-form-best = Best of all the others
staged-form-level = Level at the cut
staged-form-carry = What goes along
staged-form-share = Share of the points in %
staged-form-more = Time, place, byes
staged-form-byes = Joining in this stage
staged-form-byes-hint = Names from the list above, separated by commas.
staged-form-named = Through whatever their place
staged-form-place = Place
staged-form-date = Date
staged-form-time = Time
staged-form-add = Add a stage
staged-form-drop = Remove the last stage
staged-form-save = Save the event
staged-form-unknown-name = Nobody called “{ $name }” plays. Write the name as in the list.
staged-form-no-number = Write a whole number.
staged-form-level-choice-order = The better seed
staged-form-level-choice-play-off = A play-off
staged-form-carry-choice-nothing = Nothing
staged-form-carry-choice-points = Points
staged-form-carry-choice-order = The order
staged-form-scoring-usual = The usual

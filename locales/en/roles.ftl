### Who may do what: referees, scorers, codes, and a table that moves to another phone.

desk-lede-referee = Your club’s tournaments. You rule on results and correct them.
error-referee = That is for organisers
error-referee-help = You are here as a referee: you rule on results and correct them. Nothing was changed. Ask an organiser of your club.
referee-lede = You are here as a referee: make rulings, correct hands, answer tables that call, and check results.
role-legend = What may this person do?
role-organiser = Organise: everything
role-referee = Referee: rule on results and correct them, without setting anything up
role-referee-short = referee
links-invite-referee = Referee invitation
code-used = Last used: { $at }
code-used-by = Last used: { $at }, { $device }
codes-title = Codes
scorer-code = One device for all tables
scorer-code-help = With this code a scorer can open every table of this tournament on one device, and nothing else.
scorer-issue = Issue a scorer’s code
scorer-reissue = Issue another one
scorer-end = End it
scorer-title = All tables · { $tournament }
scorer-heading = All tables
scorer-plays = { $hand }: { $names }
codes-end-at = Codes end: { $at }
codes-end-with = Codes end with the tournament
codes-end-in = { $hours ->
    [one] { $hours } hour
   *[other] { $hours } hours
}
codes-end-help = After that moment no code of this tournament works: neither those of the tables nor personal links. Set a new time, and they work again.
done-scorer = The scorer’s code is issued.
done-scorer-ended = The scorer’s code no longer works.
done-codes-until = Saved.
event-scorer-issued = Scorer’s code issued
event-scorer-revoked = Scorer’s code ended
event-codes-until-at = Codes end: { $at }
event-codes-until = Codes end with the tournament
handover-title = Move this table to another phone
handover-help = Scan this with the other phone, or send it the link. Results not yet sent from here go with it, and are recorded only once.
handover-waiting = Unsent results that go with it: { $count }.
handover-too-much = There are too many for a QR code: send the link.
handover-code = Code of this table
handover-done = The other phone has them: forget them here
handover-brings = Results from another phone
handover-take = Take over and send
account-cli-role = Role
account-cli-organiser = organiser
account-cli-referee = referee

### Who may do what: referees, scorers, codes, and a table that moves to another phone.

desk-lede-referee = Your club’s tournaments. You rule on results and correct them.
error-referee = Only organisers can do this
error-referee-help = You are logged in as a referee: you rule on results and correct them. Nothing was changed. Ask an organiser of your club.
referee-lede = You are logged in as a referee: make rulings, correct hands, answer tables that call, and check results.
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
scorer-end = Revoke
scorer-title = All tables · { $tournament }
scorer-heading = All tables
scorer-plays = { $hand }: { $names }
codes-end-at = Codes expire: { $at }
codes-end-with = Codes end with the tournament
codes-end-in = { $hours ->
    [one] { $hours } hour
   *[other] { $hours } hours
}
codes-end-help = After that, no code for this tournament works: neither table codes nor personal links. Set a new time, and they work again.
done-scorer = The scorer’s code is issued.
done-scorer-ended = The scorer’s code no longer works.
done-codes-until = Saved.
event-scorer-issued = Scorer’s code issued
event-scorer-revoked = Scorer’s code revoked
event-codes-until-at = Codes expire: { $at }
event-codes-until = Codes end with the tournament
handover-title = Move this table to another phone
handover-help = Scan this with the other phone, or send it the link. Unsent results on this phone move with the table, and are recorded only once.
handover-waiting = Unsent results to move: { $count }.
handover-too-much = There are too many for a QR code: send the link.
handover-code = This table’s code
handover-done = The other phone has them: forget them here
handover-brings = Results from another phone
handover-take = Take over and send
account-cli-role = Role
account-cli-organiser = organiser
account-cli-referee = referee

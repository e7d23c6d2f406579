### Everything that anybody did: the list of a tournament and of a club.

audit-title = Everything that was done
audit-title-club = What was done in the club
audit-help = One line for each thing that anybody did, the newest first. Nothing here can be changed or deleted.
audit-help-club = The accounts, players and settings of the club, and what became of its tournaments, the newest first. What was done in a tournament stands in its own list. Nothing here can be changed or deleted.
audit-kind = Kind
audit-kind-all = Everything
audit-text = Contains
audit-find = Find
audit-what = What
audit-newer = Newer
audit-older = Older
audit-on-server = on the server
audit-recorded = { $hand }, table { $table }: { $did } { $result }
audit-counted = { $hand }, table { $table }: { $count }
audit-tournament = { $name }: { $what }
audit-count = { $count ->
    [0] Nothing of that kind was done.
    [one] { $count } line
   *[other] { $count } lines
}
audit-kind-results = Results
audit-kind-counts = Own counts
audit-kind-people = Who plays
audit-kind-rulings = Rulings
audit-kind-conduct = Clock, messages, calls
audit-kind-codes = Codes
audit-kind-set-up = Set-up
audit-kind-club = Club and accounts
club-deed-settings = Club settings changed
club-deed-guesses = Codes opened again after guesses
club-deed-webhook-made = Webhook made
club-deed-webhook-secret = Webhook’s secret replaced
club-deed-webhook-ended = Webhook ended
club-deed-player-added = Player added
club-deed-player-merged = Players merged
club-deed-player-erased = Player erased
club-deed-player-alias = Alias set
club-deed-player-renamed = Player renamed
club-deed-player-archived = Player archived
club-deed-player-restored = Player restored
club-deed-season-made = Season made
club-deed-season-changed = Season changed
club-deed-player-openness = What a player’s page tells
club-deed-player-record = Record brought from another club
club-deed-player-record-removed = Brought record taken away
club-deed-season-ended = Season ended
club-deed-season-reopened = Season reopened
club-deed-season-removed = Season removed
club-deed-tournament-created = Tournament made
club-deed-tournament-deleted = Draft deleted
club-deed-presence = Ticked who is there
club-deed-wall = Wall or message changed
club-deed-seat = Seat or personal link changed
club-deed-password = Password changed
club-deed-sessions-ended = Sessions ended
club-deed-second-factor-on = Second factor switched on
club-deed-second-factor-off = Second factor switched off
club-deed-reset-link = Link for a new password made
club-deed-account-removed = Account removed
club-deed-account-added = Account added
club-deed-invited = Invitation made
club-deed-invite-ended = Invitation ended
club-deed-token-made = Token for a program made
club-deed-token-ended = Token ended
club-deed-file = Took the whole club along
club-deed-log-in = Logged in

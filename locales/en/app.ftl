### One heading and one remedy (-help) for every way a request can fail. A tired organiser reads this in a noisy hall.

## Every error page

error-back-home = Go to tournaments
error-back-elsewhere = Go to the right address
error-back-organise = Go to “Organise”
error-request = If you report this, quote the number { $id }: it identifies the request in the log.

## By status

error-400 = This request could not be understood
error-400-help = Part of the request is missing or not in the expected form. Go back, check your entries and try again.
error-401 = Please log in
error-401-help = This page is for organisers. Log in and you will be brought back here.
error-403 = You are not allowed to do this
error-403-help = Only some people may do this. If you think you should be one of them, ask an organiser of the club.
error-410 = This is gone
error-410-help = This page or file has been removed. Nothing was changed.
error-404 = There is nothing here
error-404-help = The address may be mistyped, or the page may be gone. Nothing was changed.
error-405 = This address cannot be used that way
error-405-help = It was opened in a way it does not support. Go back and use the links and buttons on the page.
error-409 = Somebody else got there first
error-409-help = Somebody else changed this while you had it open. Open the page again to see its current state, then decide.
error-413 = That is too much at once
error-413-help = The request is larger than this page accepts. Send less, or in smaller parts.
error-415 = This kind of content is not accepted here
error-415-help = Send the form as the page offers it, or the kind of file it asks for.
error-422 = Some of this cannot be right
error-422-help = The entries contradict each other or the rules. Go back, correct them and send the form again.
error-429 = Too many failed attempts
error-429-help = To prevent guessing, this is locked for a few minutes. Wait a little and try again.
error-500 = Something went wrong on our side
error-500-help = It is not your fault. No partial changes were saved. Try again in a moment.
error-503 = The data cannot be reached right now
error-503-help = The service is running, but its database does not answer. It will recover by itself: try again in a moment. Nothing that was saved is lost.

## By cause

error-too-many-streams = Too many pages are open at the moment
error-too-many-streams-help = The page itself works. Live updates resume as soon as there is room; until then, reload the page to see what is new.
error-disk-full = The disk is full
error-disk-full-help = Nothing can be saved until the service’s operator frees up disk space: tell them now. Everything saved before is safe, and results wait on the phones.
error-disk-low = Disk space is running low
error-disk-low-help = The service’s operator should free up some space soon: the next backup may not fit, and once the disk is full no result can be saved.
error-damaged = The database is damaged
error-damaged-help = Part of the data cannot be read. The service’s operator should stop it and restore a backup. The log has the details.
error-busy = Many people are logging in just now
error-busy-help = Nothing is lost: wait a few seconds and try again.
error-encoded-body = This arrived compressed, and only uncompressed content is accepted
error-encoded-body-help = Send it again uncompressed, as browsers do.
error-nul = This contains an invalid character
error-nul-help = Go back, enter it again by hand and send it once more.
error-elsewhere = This is not the service’s own address
error-elsewhere-help = Nothing is wrong, but links and logging in work only at the service’s own address. Continue there.
error-codes-closed = Too many wrong codes were tried from here
error-codes-closed-help = To keep anybody from guessing, no new phone can open a table from here for a quarter of an hour. Phones already at their tables keep working, and so do personal links. An organiser can let new phones in again at once, under “Organise”.
error-code-ended = This code’s tournament is over
error-code-ended-help = It was archived, or nothing has changed in it for a month, so its codes no longer work. The organiser can reopen it.
error-table-not-started = The organiser has not started the tournament yet
error-table-not-started-help = Nothing was recorded. As soon as it has started, this table’s page shows the first hand.
error-foreign-origin = This request came from another site
error-foreign-origin-help = For your safety, changes are only accepted from the pages of this site itself. Open the page here and try again.
error-timeout = This took too long to arrive
error-timeout-help = The connection broke before everything had arrived. Try again.
problem-unknown = Something about this is not right.
error-player-unknown = No player by that name here
error-player-unknown-help = Go back to the tournament and choose somebody from the list of players.
error-step-too-late = That can no longer be taken back
error-step-too-late-help = Something has been recorded or changed since, or the hand is being played on phones. Go back to the tournament to see its current state.
error-no-such-file = There is no file of this kind
error-no-such-file-help = The leaderboard is available as json, csv, xlsx, svg and png, the schedule and the ledger as csv and xlsx. The links are on the leaderboard, under “{ share-title }”.
error-oembed-format = Only JSON is available here
error-oembed-format-help = Ask again with format=json, or leave the format out.

error-results-withheld = The results have not been announced yet
error-results-withheld-help = The organiser is keeping the standings back for now. Results, moves and cards can be seen here once they are announced.
error-referee = Only organisers can do this
error-referee-help = You are logged in as a referee: you rule on results and correct them. Nothing was changed. Ask an organiser of your club.

## Errors: why a tournament was not changed

error-not-a-draft = This tournament has started
error-not-a-draft-help = Its setup was fixed at the start, so that nothing changes while people play. You can still correct individual hands. If the line-up was wrong and nothing is recorded yet, make the tournament a draft again; otherwise stop it and make a new one.
error-not-started = This tournament has not started
error-not-started-help = It is still a draft: you can edit, start or delete it. Nothing was changed.
error-already-so = That has already been done
error-already-so-help = Somebody stopped, reopened or archived the tournament before you. Check its current state.
error-recorded = Something is recorded in this tournament
error-recorded-help = It was recorded in the meantime, or was taken back but is kept in the history. Stop or archive the tournament instead: then nothing is lost.
error-has-play-off = There is a play-off
error-has-play-off-help = It was started because the tournament had ended. Undo its results and take back the play-off; then the tournament can go on.
error-play-off-refused = A play-off is not possible now
error-play-off-refused-help = Somebody has corrected a hand or already started a play-off. Check the current state of the tournament.
error-play-off-too-late = The play-off has begun
error-play-off-too-late-help = One of its hands is recorded or is being played on phones. Undo its results or give up that hand, then take back the play-off.
error-draft-stale = This draft was changed in the meantime
error-draft-stale-help = Another organiser saved a different version. Open it again and check it before you continue. Nothing was changed.
error-players-absent = Not everybody is here yet
error-players-absent-help = Before you start, tick every player.

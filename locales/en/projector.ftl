### The page for a projector.

## The page

projector-title = { $name } on the big screen
projector-link = The big screen, for a projector
wall-hand-of = Hand { $hand } of { $all }
wall-next = Up next
wall-podium = Final result
wall-last = Last hand
wall-page = page { $page } of { $all }
wall-follow = Follow on your phone

## What it shows, chosen by an organiser

wall-title = On the big screen
wall-shows = Shown on every big screen in the hall
wall-shows-evening = Standings and tables, and the podium at the end
wall-shows-standings = Standings only
wall-shows-tables = Tables only, and who goes where next
wall-shows-podium = The podium, as soon as the tournament is over
wall-shows-message = Only your message
wall-message = Message to the hall
wall-message-hint = Up to { $most } characters, shown on every big screen and on the phones at the tables. Leave the field empty to remove the message.
wall-button = Show it
wall-overlay = Overlay for a stream
done-wall = Now showing on the big screens and the phones.
error-wall-message = That message does not fit on the big screen
error-wall-message-help = It is too long, or contains invisible characters. Go back, shorten it or type it again.
wall-sound = Sound

## Watching a table

watch-title = Table { $table }
watch-hand = { $hand }: { $who }
error-no-table = There is no such table
error-no-table-help = This tournament does not have that many tables. Look at its schedule to see who plays where.

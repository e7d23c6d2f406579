### What leaves the page: links, files, pictures, feeds and frames.

## The box on the leaderboard

share-title = Share and download
share-button = Share
share-copy = Copy the link
share-copied = Copied
share-files = As files
share-embed = On another site
share-embed-help = Paste this code into your own page to show the leaderboard, always up to date.
share-embed-copy = Copy the code
share-whole = The whole leaderboard
share-frame-title = Leaderboard of { $tournament }
share-ledger = All entries
share-feed = Results as a feed
share-calendar = Tournaments as a calendar

## What others show of a link

share-title-of = { $title } · { $tournament }
share-before = { $tournament }, { $club }: begins { $when }.
share-running = { $tournament }, { $club }: { $names } in the lead, { $line }.
share-now = { $tournament }, { $club }: { $line }.
share-feed-title = Results from { $club }
share-feed-ended = { $tournament }: { $line }
share-feed-result = { $tournament } · { $hand }: { $result }

## Columns of the files

share-seat = Seat { $seat }
share-result = Result
share-entry = No.
share-at = Recorded
share-entered = Entry
share-left = Left with
share-holding = { $name } { $points }
share-by = By
share-note = Note
share-state-next = next
share-state-open = open
share-state-uncounted = does not count
share-state-void = void
share-state-played = played

### The database: where it is, who logs in, and the commands that work on it.

## What can be wrong with where the data is kept

problem-database-scheme-unknown = “{ $scheme }” is not a database type that Lastcard supports. Give a file (club.db or sqlite:club.db) or a PostgreSQL address (postgres://user@host/name).
problem-database-path-missing = The name of the database file is missing. Give one such as data/lastcard.db.
problem-database-in-memory = A database in memory would be lost when Lastcard stops. Give a file such as data/lastcard.db.

## What can be wrong with a login

problem-login-empty = Type a login: a short name or an e-mail address.
problem-login-too-long = A login can have at most { $max } characters.
problem-login-space = A login is one word, without spaces.

## The commands that work on the database

data-unopened = The database { $database } cannot be opened: { $reason }
data-failed = The command failed, and nothing was changed: { $reason }
data-no-club = There is no club yet. Start “lastcard serve” and open the setup link it shows, or name the demo club with --club.
data-several-clubs = There are several clubs. Choose one with --club: { $clubs }
data-no-such-club = There is no club “{ $club }”. Existing clubs: { $clubs }

migrate-nothing = { $database } is up to date.
migrate-done = { $database } is now up to date. Applied: { $applied }

backup-done = { $file } has been written and verified.
backup-whole = { $file } is complete and undamaged.
backup-restored = { $database } now holds the backup.
backup-holds = Clubs: { $clubs }, tournaments: { $tournaments }, ledger entries: { $entries }.
backup-no-database = There is no database { $database }. Name the one to back up with --database.
backup-to-terminal = A backup cannot be written to a terminal. Name a file, or redirect the output into one with >.
backup-in-use = { $database } is not empty: the table { $table } has rows. Name an unused database with --database. Nothing was changed.
backup-needs-no-tables = The tables of { $database } are newer than the backup. Name a new file, or a PostgreSQL database without tables. Nothing was changed.
backup-none = { $file } is not a Lastcard backup.
backup-cut-short = { $file } is incomplete: its end is missing. Use another backup. Nothing was changed.
backup-damaged = { $file } is damaged. Use another backup. Nothing was changed.
backup-too-large = { $file } unpacks to more than a Lastcard backup can hold: reading stopped at line { $line }. Use another backup. Nothing was changed.
backup-newer = { $file } comes from a newer version of Lastcard. Update this one first. Nothing was changed.
backup-failed = { $file }: the command failed, and nothing was changed: { $reason }
backup-before-migration-failed = The database tables need to be migrated, but the backup before that could not be written to { $folder }: { $reason }. Nothing was changed. Name another folder with --backups, or continue without a backup with --keep-backups 0.
backup-club-arrived = The club has been added, at /c/{ $club }.
backup-club-passwords = Its organisers have no passwords here yet. Make a link for each of them to set one:
backup-club-is-there = The club in { $file } is already here, and can be added only once. Nothing was changed.
backup-unfit = { $file } was refused: Lastcard cannot accept row { $row } of the table { $table } ({ $reason }). Nothing was changed. Download the file again from the Lastcard it came from.

import-done = “{ $name }” is now in { $club }: /t/{ $slug }
import-open-hand = Hand { $slot } is open, and its seats, dealer or opener do not match the hands before it. Leave them out, or record the hand first.
import-there = The club already has this tournament: /t/{ $slug }. Nothing was added. Use --again to add it once more; it will then be counted twice.
import-key-used = This key was already used for another tournament. Use a new key for this one.
api-tournament-there = The club already has this tournament with these results: /t/{ $slug }. Nothing was created. Use again=true to create it once more; it then counts again.
api-tournament-there-unnamed = The club already has this tournament with these results. Nothing was created. Use again=true to create it once more; it then counts again.
export-no-such-tournament = There is no tournament “{ $slug }”. Give the last part of its address /t/…

demo-club = Demo club
demo-added = The demo club has been added.
demo-there = The demo club is already there.
demo-removed = The demo club has been removed.
demo-none = There is no demo club.

account-cli-login = Login
account-cli-name = Name
account-cli-club = Club
account-cli-added = { $login } can now log in.
account-cli-reset = { $login } has a new password and is logged out everywhere.
account-cli-taken = The login “{ $login }” is taken. Choose another.
account-cli-unknown = No organiser has the login “{ $login }”. “lastcard account list” shows who can log in.
account-cli-link-invite = This link works once, for three days:
account-cli-link-reset = This link works once, for an hour:
account-cli-removed = { $login } has been removed and is logged out everywhere.
account-cli-last = { $login } is the club’s last organiser and cannot be removed: nobody could log in any more. Add another one first.
account-cli-logged-out = { $count ->
    [one] One session ended.
   *[other] { $count } sessions ended.
}
account-cli-factor-removed = { $login } now logs in with the password alone.
account-cli-no-factor = { $login } has no second factor.
account-cli-rotated = The secret has been replaced, and everybody is logged out. Restart every copy of the service now: until then, they keep using the old one. Phones will have to take their seats again.
account-cli-second-factor = Second factor
account-cli-yes = yes
account-cli-no = no

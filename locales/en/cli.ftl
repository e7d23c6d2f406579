### The command line: what the commands say, and their help.

## Every command

cli-problem = { $place }: { $text }
cli-unreadable = { $file } cannot be read: { $reason }
cli-unwritable = The output cannot be written: { $reason }
cli-option-form = “{ $given }” is not an option: write NAME=VALUE, such as house.zero50=true
cli-bad-url = “{ $given }” is not a public URL: write http:// or https://, the host and, if needed, the port, such as https://uno.example, without a path.
cli-standard-input = standard input

## Standings

cli-rank = Rank
cli-name = Name
cli-total = Total
cli-average = Average
cli-hands = Hands
cli-won = Won
cli-season-points = Points
cli-season-evenings = Evenings
cli-season-counted = Counted
cli-season-won = First
cli-lost = Lost
cli-best = Best
cli-worst = Worst
cli-state = State
cli-at_limit = Limit
cli-duplicate = Duplicate
cli-state-playing = playing
cli-state-winner = winner
cli-state-lost = lost
cli-state-eliminated = eliminated
cli-state-withdrawn = withdrawn
cli-state-disqualified = disqualified
cli-state-placed = –
cli-finished = { $reason ->
    [schedule] Finished: all hands are in.
    [target] Finished: the target has been reached.
    [limit] Finished: the limit has been reached.
    [last-standing] Finished: everybody else has been eliminated.
   *[stopped] Finished: stopped by the organiser.
}
cli-play-off = Play-off for first place: { $won }
cli-next = Table { $table } plays hand { $hand } of round { $round } next: { $seats }
cli-stage = Stage
cli-tournament = Tournament
cli-entrants = Entrants
cli-event-playing = { $stage }: still being played.
cli-event-over = The event is over.
cli-event-draw = { $stage }: can be drawn now (lastcard schedule).
cli-event-level = { $stage }: { $names } are level at the cut. A play-off decides who gets through; places left: { $places }.
cli-event-departure = { $stage }: after a correction, { $would } would have got through instead of { $plays }. Nothing has been changed.
cli-event-endless = { $stage }: never ends, because its tournaments end only when the organiser stops them. Give a number of hands or points.
cli-event-options = The file of an event already contains its settings. Leave out the other options.
cli-event-none = This is the file of a single tournament; an event has stages.

## Schedule

cli-hand = Hand
cli-round = Round
cli-block = Block
cli-table = Table
cli-seats = Seats, clockwise
cli-dealer = Dealer
cli-opener = Opener
cli-fairness = Fair: partners { $partners }, opponents { $opponents }, left neighbours { $left } times each; hands { $hands } per player{ $rests ->
    [none] {""}
   *[other] , { $rests } blocks sat out
}{ $deals ->
    [none] .
   *[other] , deals { $deals }, openings { $opens }.
}
cli-schedule-name = { $format ->
    [two-vs-two] Two against two
    [four-player] Four players
    [eight-player] Eight players
    [team] Team game
    [free-for-all] Everyone for themselves
    [challenge] Challenge
    [cowboy] Cowboy
    [duo] DUO
    [individual] Individual
   *[other] { $format }
}

## Simulation

cli-bot-unknown = “{ $given }” is not a bot. Choose one of: { $known }.
cli-no-winner = Under these rules a hand does not have the kind of winner that this scoring needs. Choose other rules, or a scoring that suits them.
cli-progress = { $done } of { $all } hands
cli-statistics = { $hands } hands in { $seconds } s on { $threads } { $threads ->
    [one] thread
   *[other] threads
}: { $speed } per second
    Turns per hand: { $turns }
    Points for the winner: { $mean } on average, median { $median }, mostly between { $low } and { $high }
    Won by seat: { $seats }; by the opener: { $opener }
    Stuck and dealt again: { $stuck }; given up as endless: { $abandoned }

## Hand logs

cli-log = log { $number }
cli-endless-match = Under these rules the match does not end: nobody scored a point in the last { $hands } hands.
cli-no-logs = No hand logs found.
cli-logs-right = { $count ->
    [one] Checked one hand log: no errors.
   *[other] Checked { $count } hand logs: no errors.
}

## The help of the command line, and what is wrong with its arguments

help-usage = Usage:
help-commands = Commands
help-arguments = Arguments
help-options = Options
help-default = [default: { $name }]
help-env = [environment: { $name }]
help-values = [one of: { $name }]
help-more = More: { $flag }

## Commands

command-lastcard = Tournaments, scoring and leaderboards for UNO clubs
command-help = Print this help, or the help for a command
command-serve = Serve the web pages
command-schedule = Make the schedule of a tournament or draw the next stage of an event, and write its file
command-score = Score the results in the file of a tournament or an event
command-season = Add up tournament files into a season table
command-simulate = Let bots play the open hands of a tournament file, or a number of --hands for statistics
command-replay = Check hand logs move by move
command-import = Add the file of a tournament or an event to a club, with its results; a tournament starts at once if its file has a result, and is a draft otherwise
command-export = Write the file of a tournament or an event, with all its results, to standard output
command-account = List organisers, invite or remove one, reset a password, log out, rotate the secret
command-list = Show who can log in
command-add = Print a one-time link for a new organiser, or create one with a password from standard input
command-reset = Print a one-time link for setting a new password, or read the new password from standard input
command-remove = Remove an organiser, with their sessions and links
command-log-out = Log out an organiser everywhere, or everybody
command-remove-second-factor = Remove the second factor of an organiser who has lost both phone and recovery codes
command-rotate-secret = Replace the signing secret and log everybody out; restart every copy of the service afterwards
command-healthcheck = Ask the service on this machine whether it is ready; reads the same settings as serve
command-migrate = Bring a database’s tables up to date (serve does this, too)
command-backup = Back up the whole database to one file, even while the service runs
command-verify = Check that a backup is complete, and show what it holds
command-restore = Restore a backup into an empty database, SQLite or PostgreSQL
command-demo = Add a demo club: an evening of every format, a cup, a season, people with pages, a coming evening, and a table at which bots play
command-manual = Write the manual pages of the commands to a folder
command-completions = Write shell completions for commands and options

## Options: those of several commands, then those of one

option-help = Print help
option-version = Print the version
option-json = Write JSON even to a terminal
option-location = Where the data is: a file, sqlite:FILE, or postgres://USER@HOST/NAME
option-file = Tournament file; reads standard input if omitted or -
option-backup = The backup
option-backup-backup = The file to write; an existing one is replaced only when the new one is complete; writes to standard output if omitted or -
option-backups = The folder for backups, ideally on another disk; default: backups next to the database file, or data/backups with PostgreSQL
option-keep-backups = How many hourly backups to keep, and as many again from before migrations; 0 switches backups off
option-club = The club, as in its address /c/CLUB; optional when there is only one
option-login = The organiser’s login
option-role = What the account may do: everything, or only rule on results and correct them
option-url = Public base URL of the service, used in links
option-rules = Rule preset, such as club, classic or online
option-options = A rule option, such as house.zero50=true; may be repeated
option-listen = Address and port to listen on; 0.0.0.0:8080 lets in phones on the local network. Default: 127.0.0.1:8080; with a certificate, port 443 on every address; with --local-authority, port 8443
option-domains = Get and renew a certificate for this name, such as uno.example, from a public authority, and accept its terms; may be repeated, and links use the first. With --local-authority: an additional local name
option-acme-directory = URL of the certificate authority’s ACME directory
option-acme-contact = E-mail address at which that authority can contact you
option-acme-root = A PEM file with the authority that issued the directory’s own certificate, if that authority is private
option-certificate = Serve HTTPS with the certificate in this PEM file, followed by any intermediate certificates; reloaded when it changes
option-key = The PEM file with the certificate’s private key
option-local-authority = Serve HTTPS without internet access, with a certificate authority of its own that is created once and that each device has to trust
option-certificate-folder = The folder for keys and certificates that are made here; default: certificates next to the database file, or data/certificates with PostgreSQL
option-redirect = Address and port where plain HTTP is redirected to HTTPS, such as 0.0.0.0:80, or none; default: port 80 with port 443, and 8080 with --local-authority
option-serve-demo = Add a demo club if the database is empty; bots play in it while somebody watches
option-serve-url = Public URL of the service, such as https://uno.example; links use it, and requests to other hosts are refused
option-serve-behind-proxy = Trust X-Forwarded-For, -Host and -Proto, which a reverse proxy in front of the service sets
option-serve-metrics-token = Token that gives access to /metrics (Authorization: Bearer); 16 characters or more, best set in the environment
option-serve-metrics-listen = Address and port for /metrics only, such as 127.0.0.1:9464; the main address then no longer has it
option-serve-operators = Login of an organiser who may see the page about the service; may be repeated. Default: the organisers of the only club
option-serve-connections = Maximum number of PostgreSQL connections for this copy of the service, besides the two over which copies notify each other
option-serve-drain = How many seconds to keep serving after a stop signal; meanwhile /readyz reports not ready, so that load balancers send no more requests
option-serve-webhooks-to = Private networks or hosts that webhooks may reach, such as 192.168.1.0/24, separated by commas; default: only public addresses
option-serve-log = Log level: error, warn, info, debug, or a filter such as lastcard=debug
option-serve-log-format = Format of the log: text for people, or json with one object per line
option-schedule-format = two-vs-two, four-player, eight-player, team, free-for-all, challenge, cowboy, duo or individual; or the file of an event, or - for standard input
option-schedule-players = Players in order, separated by commas; players of a team are joined by +: Anna+Boris,Vera+Gleb
option-schedule-seed = Seed for the draw of an event: the same seed gives the same draw, on every machine
option-schedule-name = Name of the tournament
option-schedule-rounds = Full passes of the movement
option-schedule-blocks = Blocks of the movement, instead of whole rounds
option-schedule-hands-per-block = Hands that the same four play with the same partners: 1, 2 or 4
option-schedule-fixed-seats = Opponents keep their seats within a block
option-schedule-duplicate = Use the same deck for each hand at all tables, mirrored in every second round
option-schedule-scoring = Scoring method, such as lazy; default: the usual one for the format
option-schedule-target = Points that end a match under std
option-schedule-limit = Points at which somebody loses under lose200, or is eliminated under challenge
option-schedule-stop-at-limit = End the tournament when somebody reaches the limit
option-schedule-hands = Agreed number of hands, for a match that does not end at a number of points
option-simulate-seed = The same seed gives the same hands, on every machine
option-simulate-bots = Bots to use: random or greedy
option-simulate-hands = How many hands to play for statistics, instead of a tournament file
option-simulate-players = Number of players
option-simulate-threads = Number of threads; default: all cores
option-simulate-log = Write a log of each hand, one per line, instead of statistics
option-season-files = Tournament files in the order in which they were played; - is standard input
option-season-count = What an evening is worth: field (one point for taking part and one for everybody you finish ahead of), places (points from a list), totals (its total) or average (points per hand); default: field
option-season-points = Points for each place, starting with first place, such as 10,8,6; default with places: 10,8,6,5,4,3,2,1
option-season-best = How many of each player’s best evenings count; default: all
option-season-least = Evenings needed for a rank; default: 1
option-season-ties = Tie-breaks, in this order: countback (most first places, then most second places), best (the best single evening), evenings (most evenings); default: countback,best
option-replay-file = Hand logs, in order; reads standard input if omitted or -
option-import-starts-at = Start of the tournament, past or future, such as 2026-11-27T18:30:00+05:30; default: now
option-import-again = Add the tournament again even if the club already has it
option-export-tournament = The tournament, as in its address /t/TOURNAMENT; with --event the event, as in /c/CLUB/events/EVENT
option-event = Write the file of an event of several stages
option-manual-folder = The folder, which must exist
option-completions-shell = The shell
option-log-out-everybody = Every organiser of every club
option-add-login = The new organiser’s login; only with --password-stdin
option-add-name = The organiser’s name; default: the login
option-add-password-stdin = Read the password from standard input, one line
option-reset-password-stdin = Read the new password from standard input, one line
option-demo-remove = Remove the demo club with everything in it

## What is wrong with the arguments

argument-missing = this is missing
argument-no-value = a value is missing
argument-unknown = there is no such option{ $similar ->
    [none] .
   *[other] ; did you mean { $similar }?
}
argument-no-command = there is no such command{ $similar ->
    [none] .
   *[other] ; did you mean { $similar }?
}
argument-twice = this may be given only once
argument-conflict = this cannot be used with { $other }
argument-takes-none = no value is expected here, but “{ $given }” was given
argument-not-among = “{ $given }” is not one of: { $known }
argument-no-number = “{ $given }” is not a whole number of 0 or more
argument-no-time = “{ $given }” is not a time such as 2026-11-27T18:30:00+05:30
argument-not-text = an argument is not readable text (UTF-8)

## What `lastcard serve` says when it starts, and why it could not

serve-address = Lastcard is open at  { $url }
serve-listens = It listens on        { $url }
serve-lan-address = On phones nearby:    { $url }
serve-metrics = Metrics are at       { $url }
serve-port-taken = Port { $port } is already taken: something else listens on { $address }. Stop it, or choose another port with { $option }.
serve-port-forbidden = This user may not listen on { $address }. Ports below 1024 need special rights: choose another with { $option }.
serve-address-unknown = This machine has no address { $address }. Use 127.0.0.1 for this machine only, or 0.0.0.0 for every address it has.
serve-cannot-listen = Cannot listen on { $address }: { $reason }
serve-bad-listen = “{ $given }” is not an address with a port: write 127.0.0.1:8080, or 0.0.0.0:8080 to let phones in
serve-bad-metrics-listen = “{ $given }” is not an address with a port: write 127.0.0.1:9464
serve-bad-metrics-token = The metrics token must have at least { $count } characters: letters, digits and symbols, without spaces. Make one with “openssl rand -hex 24”.
serve-failed = The service stopped: { $reason }
serve-new-database = This is a new database: { $database } did not exist or was empty. If your data should be there, stop Lastcard now and check that the disk is mounted and the path is right.
serve-demo = Watch bots play:      { $url }
serve-setup = Set up your club, once:  { $url }
serve-bad-network = “{ $given }” is not a network: write an address such as 192.168.1.20, or a network such as 192.168.1.0/24
serve-bad-log = “{ $given }” is not a log filter: write error, warn, info or debug, or a filter such as lastcard=debug
healthcheck-no-answer = Nothing answers at { $address }: { $reason }. Is the service running, and with the same --listen?
healthcheck-not-lastcard = Another program answers at { $address }, not Lastcard. Give the same --listen as to serve.
healthcheck-only-encrypted = This service speaks only HTTPS, with a certificate for its public name. To check it from here, give it a port for plain HTTP with --redirect.
serve-status = Open at { $url }
serve-status-ill = Open at { $url }, but something is wrong with the database: { $reason }

## The commands that work on the database

data-unopened = The database { $database } cannot be opened: { $reason }
data-forbidden = Lastcard may not write to { $path }. It runs as user { $user }: give that user the place with “chown -R { $user } { $path }”, or name another one with --database.
data-read-only = { $path } is read-only. Mount it for writing (in a container, as a volume), or name another place with --database.
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
import-event-done = “{ $name }” is now in { $club }: { $address }
import-open-hand = Hand { $slot } is open, and its seats, dealer or opener do not match the hands before it. Leave them out, or record the hand first.
import-there = The club already has this tournament: /t/{ $slug }. Nothing was added. Use --again to add it once more; it will then be counted twice.
import-event-there = The club already has this event: /c/…/events/{ $slug }. Nothing was added. Use --again to add it once more; it will then be counted twice.
import-key-used = This key was already used for another tournament. Use a new key for this one.
api-tournament-there = The club already has this tournament with these results: /t/{ $slug }. Nothing was created. Use again=true to create it once more; it then counts again.
api-tournament-there-unnamed = The club already has this tournament with these results. Nothing was created. Use again=true to create it once more; it then counts again.
api-event-there = The club already has this event with these results. Nothing was created. Use again=true to create it once more; it then counts again.
export-no-such-tournament = There is no tournament “{ $slug }”. Give the last part of its address /t/…
export-no-such-event = There is no event “{ $slug }”. Give the last part of its address /c/…/events/…

demo-club = Demo club
demo-evening = Club night: { $format }
demo-event = Club cup
demo-playing = Tonight on phones
demo-season = Club championship
demo-coming = Open evening
demo-place = Community hall, upstairs
demo-about = Beginners are welcome; the rules take five minutes.
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
account-cli-role = Role
account-cli-organiser = organiser
account-cli-referee = referee

## What `lastcard serve` says of it

serve-authority-address = Open first on each phone: { $url }
serve-authority-fingerprint = Fingerprint of the local certificate authority: { $fingerprint }
serve-bad-domain = “{ $given }” is not a name that can have a certificate: write one such as uno.example
serve-domain-not-local = “{ $given }” is not a local name, and the local authority signs no others: write a name that ends in .local, .lan, .home or .internal, or leave --domain out
serve-url-unencrypted = The service uses HTTPS here, but --url is { $url }: it must begin with https://
serve-no-authority = The local authority cannot be used: { $reason }

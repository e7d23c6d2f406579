### The help of the command line, and what is wrong with its arguments.

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
command-help = Print this, or the help of a command
command-serve = Serve the web pages
command-schedule = Draw up a tournament and write its file
command-score = Score what is recorded in a tournament file
command-season = Add tournament files up into the table of a season
command-simulate = Let bots play: the open hands of a tournament file, or --hands of a preset for statistics
command-replay = Check hand logs move by move
command-import = Add the tournament of a file to a club, with its results; it runs at once if the file has a result, and is a draft otherwise
command-export = Write a tournament’s file, with all its results, to standard output
command-account = List organisers, invite or remove one, reset a password, log out, rotate the secret
command-list = Show who can log in
command-add = Print a one-time link that makes an organiser, or make one with a password from standard input
command-reset = Print a one-time link that sets a new password, or read it from standard input
command-remove = Remove an organiser; sessions and links end with the account
command-log-out = Log an organiser out everywhere, or everybody
command-remove-second-factor = Remove the second factor of an organiser who has lost phone and recovery codes
command-rotate-secret = Make a new secret for signing and log everybody out; restart every copy of the service afterwards
command-migrate = Bring the tables of a database up to date (serve does it, too)
command-backup = Write everything that the database holds to one file, also while the service runs
command-verify = Read a backup to its end and say what it holds
command-restore = Put everything that a backup holds into an empty database of either kind
command-demo = Add a demo club: a finished evening, one half played, and a match
command-manual = Write the manual pages of the commands to a folder
command-completions = Write what a shell needs to complete commands and options

## Options: those of several commands, then those of one

option-help = Print help
option-version = Print the version
option-json = Write JSON even to a terminal
option-location = Where the data is: a file, sqlite:FILE, or postgres://USER@HOST/NAME
option-file = Tournament file; standard input if it is - or left out
option-backup = The backup
option-backup-backup = The file to write, which replaces one that is there when it is whole; standard output if it is - or left out
option-backups = The folder for backups, best on another disk; backups beside the database’s file if left out, or data/backups with PostgreSQL
option-keep-backups = How many hourly backups stay, and as many of those from before a change of the tables; 0 takes none
option-club = The club, by its part of the address /c/CLUB; may be left out when there is only one
option-login = What the organiser types to log in
option-role = What the account may do: everything, or rule and correct results
option-url = Where people reach the service: what stands before the link
option-rules = Preset of the rules, such as club, classic or online
option-options = An option of the rules, such as house.zero50=true; may be repeated
option-serve-listen = Address and port to listen on; 0.0.0.0:8080 lets phones on the local network in. 127.0.0.1:8080 if left out, with a certificate port 443 of every address, and port 8443 with --local-authority
option-serve-domains = Get and renew a certificate for this name, such as uno.example, from a public authority, whose terms you thereby accept; may be repeated, and links lead to the first. With --local-authority: a further local name
option-serve-acme-directory = The directory of the authority that gives certificates (ACME)
option-serve-acme-contact = An e-mail address to which that authority may write
option-serve-acme-root = A PEM file with the authority that the directory’s own certificate is from, if it is a private one
option-serve-certificate = Serve HTTPS with the certificate in this PEM file, followed by those between it and its authority; read again when it changes
option-serve-key = The PEM file with the certificate’s private key
option-serve-local-authority = Serve HTTPS where there is no internet: with an authority of its own that is made once, and that each device has to be told of
option-serve-certificate-folder = The folder for keys and certificates that are made here; certificates beside the database’s file if left out, or data/certificates with PostgreSQL
option-serve-redirect = Where plain HTTP comes in and is led to HTTPS, such as 0.0.0.0:80, or none; port 80 beside port 443 if left out, 8080 with --local-authority
option-serve-demo = Add a demo club if the database is empty
option-serve-url = Where people reach the service, such as https://uno.example: links lead there, and no other host is answered
option-serve-behind-proxy = A reverse proxy stands in front and says in X-Forwarded-For, -Host and -Proto who asks, for what and how
option-serve-metrics-token = Whoever sends this token (Authorization: Bearer) reads /metrics; 16 characters or more, best given in the environment
option-serve-metrics-listen = Address and port for /metrics alone, such as 127.0.0.1:9464; it is not beside the pages then
option-serve-operators = The login of an organiser who sees how the service is; may be repeated. If nobody is named, the organisers of the only club do
option-serve-connections = How many connections to PostgreSQL this copy of the service keeps at most, beside the two by which copies hear of each other
option-serve-drain = How many seconds to keep serving after being asked to end, while /readyz says so, so that a balancer sends nobody here any more
option-serve-webhooks-to = Networks or machines of one’s own into which webhooks may lead, such as 192.168.1.0/24, with commas; without it they lead only where everybody can go
option-serve-log = What is logged: error, warn, info, debug, or a filter such as lastcard=debug
option-serve-log-format = How log lines look: text for people, json with one object a line
option-schedule-format = two-vs-two, four-player, eight-player, team, free-for-all, challenge, cowboy, duo or individual
option-schedule-players = Who plays, in their order, with commas; the players of a team with +: Anna+Boris,Vera+Gleb
option-schedule-name = Name of the tournament
option-schedule-rounds = Passes of the movement
option-schedule-blocks = Blocks of the movement, instead of whole rounds
option-schedule-hands-per-block = Hands that the same four play with the same partners: 1, 2 or 4
option-schedule-fixed-seats = Opponents keep their sides within a block
option-schedule-duplicate = The same deck for each hand at all tables, and mirrored in every second round
option-schedule-scoring = How hands become standings, such as lazy; the usual one of the format if left out
option-schedule-target = Points that end a match by std
option-schedule-limit = Points at which one has lost by lose200, or is out by challenge
option-schedule-stop-at-limit = Whoever reaches the limit ends the tournament
option-schedule-hands = Hands agreed for a match that no points end
option-simulate-seed = The same seed gives the same hands, on every machine
option-simulate-bots = Who plays: random or greedy
option-simulate-hands = How many hands to play for statistics, instead of a tournament file
option-simulate-players = How many play
option-simulate-threads = How many threads play; all cores if left out
option-simulate-log = Write a log of each hand, one a line, instead of statistics
option-season-files = Tournament files in the order in which they were played; - is standard input
option-season-count = What an evening is worth: field (a point for coming and one for everybody who came behind), places (points by a list), totals (its total) or average (points a hand); field if left out
option-season-points = What the places are worth, the first place first, such as 10,8,6; with places 10,8,6,5,4,3,2,1 if left out
option-season-best = How many evenings of everybody count, the best ones; all if left out
option-season-least = From how many evenings on somebody has a rank; 1 if left out
option-season-ties = What decides between those who are level, in this order: countback (most first places, then most second places), best (the best single evening), evenings (more of them); countback,best if left out
option-replay-file = Hand logs, one after the other; standard input if it is - or left out
option-import-starts-at = When it began or is to begin, such as 2026-11-27T18:30:00+05:30; now if left out
option-import-again = Add it once more although the club has it already
option-export-tournament = The tournament, by its part of the address /t/TOURNAMENT
option-manual-folder = The folder, which must be there
option-completions-shell = Which shell
option-log-out-everybody = Every organiser of every club
option-add-login = What the organiser will type to log in; only with --password-stdin
option-add-name = The organiser’s name; the login if left out
option-add-password-stdin = Read the password from standard input, one line
option-reset-password-stdin = Read the new password from standard input, one line
option-demo-remove = Remove the demo club with everything in it

## What is wrong with the arguments

argument-missing = this is missing
argument-no-value = a value is missing after it
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
argument-takes-none = no value is expected here, and “{ $given }” was given
argument-not-among = “{ $given }” is not one of: { $known }
argument-no-number = “{ $given }” is not a whole number from 0
argument-no-time = “{ $given }” is not a time such as 2026-11-27T18:30:00+05:30
argument-not-text = an argument is not readable text (UTF-8)

### Programs that use the service: their tokens, the page that describes the API, and what they are told when something is wrong.

## The organiser’s page of tokens

api-tokens-title = Tokens for programs
api-tokens-about = A token lets a program do what you allow, in your name and in this club only. Public data needs no token.
api-tokens-to-reference = API reference
api-tokens-link = Tokens for programs
api-tokens-new = A new token
api-tokens-list = Active tokens
api-tokens-none = No active tokens.
api-token-name = Purpose
api-token-name-hint = Such as “Hall display”. It helps you recognise the token in the list.
api-token-rights = Rights
api-token-rights-missing = Choose at least one right.
api-right-read = Read what organisers see
api-right-read-hint = Drafts, private tournaments, withheld standings, and all names.
api-right-entries = Record results
api-right-entries-hint = Also correct, void and take them back.
api-right-line-up = Set the line-up
api-right-line-up-hint = Names and their order, before the start.
api-right-check-in = Check players in
api-right-check-in-hint = For check-in at the door, before the start.
api-right-set-up = Set up tournaments
api-right-set-up-hint = Make, edit, start, stop, archive and delete them.
api-token-lifetime = Valid for
api-token-days = { $days ->
        [one] { $days } day
       *[other] { $days } days
    }
api-token-make = Create token
api-token-made = The token for “{ $name }”
api-token-once = Copy it now: it is not shown again. Anybody who has it can do what it allows.
api-token-used = Last used about { $at } by “{ $by }”, from { $address }
api-token-unused = Never used
api-token-revoked = The token was revoked. Its program can no longer use it.
api-tokens-end = All your tokens are revoked when your password is changed. Backups do not contain them.

## The page that describes it

api-title = The API
api-about = Everything the pages show and do, for programs: tournaments as JSON, in the format of the tournament file, under /api/v1.
api-how = Public data needs no token. For everything else, send the header { $header } with a token that an organiser has created. Responses carry an ETag: send it back to find out whether something has changed, and to avoid overwriting changes you have not seen.
api-document = OpenAPI document
api-to-tokens = Create token
api-open = Without a token
api-any-token = With any token
api-takes = Parameters
api-sends = Body
api-gives = Response
api-needed = required
api-shapes = Schemas
api-rights = Token rights
api-problems = Errors
api-problems-about = The response is then a problem document (RFC 9457). Its type ends with one of these names, or with the name of another error.

## The parts of the API

api-tag-clubs = Clubs
api-tag-tournaments = Tournaments
api-tag-results = Results
api-tag-set-up = Before the start and after the end
api-tag-rules = Rules
api-tag-token = The API itself
api-do-list-clubs = The clubs
api-do-read-club = A club
api-do-list-tournaments-of-club = A club’s tournaments, latest first
api-do-list-events = A club’s events of several stages, latest first
api-do-read-event = An event, with its tournaments and standings
api-do-read-event-file = An event as its file
api-do-create-event = Create an event from its file, with its results
api-do-draw-event = Draw up what an event waits for: a stage, matches or a play-off
api-do-list-tournaments = All clubs’ tournaments, latest first
api-do-create-tournament = Create a tournament from its file. It is a draft, or running if the file has results.
api-do-read-tournament = A tournament as its file
api-do-read-tournament-summary = A tournament’s progress and start time
api-do-edit-tournament = Replace a draft with a file
api-do-delete-tournament = Delete a draft
api-do-read-standings = The standings
api-do-follow-tournament = The standings now and after each change, as server-sent events
api-do-read-schedule = The schedule, without results
api-do-read-next-hands = The hands to be played next, by table
api-do-list-entries = All ledger entries, oldest first
api-do-record-entry = Record, correct, void or take back a result. Sent again with the same key, it is recorded once.
api-do-read-hand = A hand, with everything recorded for it
api-do-read-hand-log = Every move in a hand played on phones
api-do-read-entrant = An entrant: its players and its standing
api-do-read-line-up = The line-up, in order
api-do-set-line-up = Set the line-up, before the start
api-do-read-presence = Who is checked in
api-do-set-presence = Set who is checked in, before the start
api-do-start-tournament = Start a draft, once everybody is here
api-do-stop-tournament = End a tournament early
api-do-reopen-tournament = Reopen a tournament that was ended early
api-do-archive-tournament = Archive a tournament
api-do-unarchive-tournament = Bring a tournament back from the archive
api-do-list-presets = The rule presets
api-do-read-preset = A preset with every option
api-do-read-token = The rights of the request’s token
api-do-read-document = This document
api-do-read-file-schema = The tournament file format (JSON Schema)

## Parameters

api-parameter-slug = The tournament, as in its address
api-parameter-club = The club, as in its address
api-parameter-event = The event, as in its address
api-parameter-slot = Round, table and hand, such as 1.2.3
api-parameter-id = The entrant’s id in the file
api-parameter-preset = The name of the preset
api-parameter-page = Which page of the list, from 1
api-parameter-per-page = How many per page
api-parameter-attempt = Which deal of the hand, from 1; default: the last one
api-parameter-events = Ends the stream after this many events
api-parameter-starts-at = When it begins, such as 2026-11-27T18:30:00Z
api-parameter-again = Creates it again even if the club already has it with these results
api-parameter-idempotency-key = Idempotency key: repeated requests with the same key create only one
api-parameter-if-match = The ETag of the state to change, or * for any
api-parameter-if-none-match = The ETag you have: if it is still current, nothing is sent

## Answers

api-answer-well = Success
api-answer-unchanged = Not modified
api-answer-problem = A problem document that says what is wrong and how to fix it

## What is wrong with a request

api-absent = { $name } is not checked in.
api-problem-bad-request = This request could not be understood
api-problem-bad-request-help = The address or one of its parameters is wrong. The page /api lists the parameters of each address.
api-problem-not-json = The body is not JSON
api-problem-not-json-help = Send one JSON document in UTF-8. The place shows where the error is.
api-problem-token-missing = No token was sent
api-problem-token-missing-help = Send the header “Authorization: Bearer …” with a token that an organiser has made.
api-problem-token-unknown = This token is not valid
api-problem-token-unknown-help = It was mistyped or revoked, or has expired. An organiser of the club can make a new one.
api-problem-right-missing = This token may not do that
api-problem-right-missing-help = The token lacks this right. Make one that has it.
api-problem-cards-secret = The cards of this hand are still secret
api-problem-cards-secret-help = The same deck is still to be played at other tables. Ask again once they have all finished.
api-problem-not-found = There is nothing here
api-problem-not-found-help = The address may be mistyped, what was here may be gone, or you may not have access.
api-problem-method-not-allowed = This method is not allowed here
api-problem-method-not-allowed-help = The header “Allow” lists the methods that are.
api-problem-too-slow = This took too long to arrive
api-problem-too-slow-help = Send it again.
api-problem-conflict = This cannot be done in the current state
api-problem-conflict-help = Read the current state, then decide.
api-problem-stale = Somebody else recorded this hand first
api-problem-stale-help = Both results are given, as “yours” and “theirs”. If yours is right, send it again based on their revision, with a new key.
api-problem-precondition-failed = Somebody else changed this first
api-problem-precondition-failed-help = Nothing was saved. Read it again, look at what has changed, and send yours with the new ETag.
api-problem-too-large = That is too much at once
api-problem-too-large-help = A body can have at most two megabytes. Send less, or in smaller parts.
api-problem-media-type = Only JSON is accepted here
api-problem-media-type-help = Send the body uncompressed, with the header “Content-Type: application/json”.
api-problem-refused = Some of this cannot be right
api-problem-refused-help = Nothing was saved. Each place says what is wrong, and what would be right.
api-problem-precondition-required = The request does not say which state it changes
api-problem-precondition-required-help = Send the header “If-Match” with the ETag that you last read, or “*” to change any state.
api-problem-too-many = Too many invalid tokens from this address
api-problem-too-many-help = Wait a quarter of an hour. Valid tokens are still accepted.
api-problem-failed = Something went wrong on our side
api-problem-failed-help = No partial changes were saved. Try again in a moment.
api-problem-busy = The service is too busy right now
api-problem-busy-help = Try again in a moment. Everything already saved is safe.

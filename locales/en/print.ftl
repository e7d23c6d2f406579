### What can be printed of a tournament.

## What there is to print

print-title = Print
print-all-the-same = Print anyway
print-tonight = Everything for tonight
print-tonight-line = Cards, seats, schedule and score sheets, one after the other, in one document.
print-tonight-do = Print everything for tonight
print-one = One at a time
print-address = Phones in the hall reach this computer at another address. Choose the one to print:
print-of = { $what }: { $name }
print-others = Print something else
print-by-browser = Print this page with Ctrl+P or from the share menu.
print-schedule = The whole schedule
print-schedule-line = All blocks and tables, and who sits out, on one sheet if it can be read.
print-seats = Seating plan
print-seats-line = For the door and the wall: everybody’s first table and seat, by name and by table.
print-plans = Players’ own plans
print-plans-line = For each player: table, seat, partner and opponents, block by block, several on a sheet to cut apart.
print-cards = Table cards
print-cards-line = Four to a sheet, with the code for phones, and each player’s own link.
print-sheets = Score sheets
print-sheets-line = One for each table and block, to write on if the network or the power fails.
print-standings = Standings
print-standings-line = The current leaderboard, or the final one.
print-kept = Not public yet: keep it to yourself until the standings are shown.
print-certificates = Certificates
print-certificates-line = One page each, for the first three or for everybody.

## Who sits where

seats-print-by-name = By name
seats-print-by-table = By table
seats-print-resting = Sitting out first:

## A player’s own plan

plan-of-one = One player’s plan
plan-show = Show this plan
plan-all = Plans of all players
plan-hand = Hand
plan-hands = Hands
plan-table = Table
plan-seat = Seat
plan-partner = With
plan-against = Against
plan-rests = { $block }: sits out
plan-undecided = Where nothing is marked, the previous hand decides who deals.

## Score sheets

sheets-order = Only hands that are still to be played have a row. Keep the sheets in this order: it is also the order for typing them in.
sheets-of-block = Sheets for one block
sheets-all = Sheets for all blocks
sheets-none = Nothing is left to play, so there is nothing to write down.
sheet-seats = Seats, clockwise
sheet-out = Went out
sheet-loser = Lost
sheet-notes = Penalties, notes
sheet-how-winner = Write the number of the player who went out.
sheet-how-loser = Write the number of the player who went out, and of the one who lost.
sheet-how-totals = Write the number of the player who went out, and under each opponent the points left in hand (0 for none).
sheet-how-places = Under each player, write their place in the hand: 1 for the first one out.
sheet-how-refills = Write under each player the refill points and the points left in hand (0 for none).
sheet-how-given-up = For a hand given up, write a dash.
sheet-how-moved = The opponents change seats before this hand.

## Certificates

certificates-first = For the first three
certificates-everybody = For everybody
certificates-none = Nobody has a place yet.
certificate-title = Certificate
certificate-place = { $place ->
    [1] First place
    [2] Second place
    [3] Third place
   *[other] Place { $place }
}
certificate-took-part = Took part
certificate-date = Date
certificate-signature = Signature

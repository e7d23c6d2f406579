### The states that are shown, each with one word on every page.

## A tournament

state-draft = મુસદ્દો
state-ready = શરૂ થવામાં છે
state-running = ચાલુ
state-play-off = પ્લે-ઓફ
state-finished = પૂરી થઈ
state-stopped = બંધ કરી
state-archived = આર્કાઇવમાં

## An entrant

state-winner = વિજેતા
state-at-limit = મર્યાદાએ
state-lost = હાર
state-eliminated = બહાર
state-withdrawn = રમત છોડી
state-disqualified = ગેરલાયક
state-unconfirmed = અપુષ્ટ
state-late = મોડેથી પ્રવેશ

## A table

state-playing = રમે છે
state-waiting = રાહ જુએ છે
state-done = પૂરું

### The frame of every page, and the words that many pages share.

## The frame

brand = Lastcard
language-name = ગુજરાતી
title-of = { $title } · Lastcard
languages-label = ભાષા
skip-to-content = સીધા મુખ્ય લખાણ પર
nav-label = સાઇટ
nav-tournaments = ટુર્નામેન્ટ
nav-organise = આયોજન
log-out = લોગ આઉટ
footer-rules = નિયમોની સમજૂતી
footer-about = Lastcard પર ક્લબોની UNO ટુર્નામેન્ટ ચાલે છે: કાર્યક્રમ, પરિણામો અને લીડરબોર્ડ.

## Shared words

print = પ્રિન્ટ
number = { $n }
points = { $count } પોઇન્ટ

## A page that keeps itself up to date says when it does not

following-lost = કનેક્શન તૂટ્યું છે. આ પેજની વિગતો જૂની હોઈ શકે.
following-lost-since = કનેક્શન તૂટ્યું છે. છેલ્લે તાજું થયું: { $time }.
following-out = તમે લોગ આઉટ થઈ ગયા છો, એટલે આ પેજ હવે તાજું થતું નથી.
following-log-in = ફરી લોગ ઇન કરો
following-gone = આ પેજ હવે નથી, અથવા બીજે ખસેડાયું છે.
following-changed = આ પેજ બદલાયું છે. તમે જે ભર્યું છે તે, તમે મોકલો કે પેજ ફરી લોડ કરો ત્યાં સુધી, અહીં જ રહેશે.
following-reload = ફરી લોડ કરો

# Somebody whose name is not told, told from others by a number.
name-erased = નામ ભૂંસેલ ખેલાડી { $number }
name-player = ખેલાડી { $number }

## States of a tournament

state-draft = મુસદ્દો
state-ready = શરૂ થવામાં છે
state-running = ચાલુ
state-play-off = પ્લે-ઓફ
state-finished = પૂરી થઈ
state-stopped = બંધ કરી
state-archived = આર્કાઇવમાં

## States of an entrant

state-winner = વિજેતા
state-at-limit = મર્યાદાએ
state-lost = હાર
state-eliminated = બહાર
state-withdrawn = રમત છોડી
state-disqualified = ગેરલાયક
state-unconfirmed = અપુષ્ટ
state-late = મોડેથી પ્રવેશ

## States of a table

state-playing = રમે છે
state-waiting = રાહ જુએ છે
state-done = પૂરું

## Every form

form-problems = { $count ->
    [one] { $count } બાબત જોઈ લેવાની છે
   *[other] { $count } બાબતો જોઈ લેવાની છે
}

## What a hand did, in a sentence

table-list-comma = ,{" "}
table-list-and = { $before } અને { $last }
table-credit = { $names } +{ $points }
table-charged = { $out } જીતે છે · { $charges }
table-charge = { $names }ના ખાતે { $points } ચડ્યા
table-lazy = { $out } જીતે છે, { $count ->
    [one] { $losers } હારે છે
   *[other] { $losers } હારે છે
}
table-lazy-deals = { $out } જીતે છે, { $dealer } હારે છે અને હવે વહેંચશે
table-lazy-level = { $out } જીતે છે, { $losers } સરખા, હવે { $dealer } વહેંચશે
table-order = { $before }; છેલ્લે { $last }, હાર
table-void-stuck = અટકી, ફરી વહેંચાઈ
table-void-withdrawn = રમાઈ નથી, એક ખેલાડીએ ટુર્નામેન્ટ છોડી
table-void-abandoned = પડતી મૂકી, પોઇન્ટ નહીં
table-void-withheld = નોંધાયું, પછી જણાવાશે

## Cards: one name for each face, with its colour

colour-red = લાલ
colour-blue = વાદળી
colour-green = લીલું
colour-yellow = પીળું
card-0 = { $colour } શૂન્ય
card-1 = { $colour } એક
card-2 = { $colour } બે
card-3 = { $colour } ત્રણ
card-4 = { $colour } ચાર
card-5 = { $colour } પાંચ
card-6 = { $colour } છ
card-7 = { $colour } સાત
card-8 = { $colour } આઠ
card-9 = { $colour } નવ
card-d2 = { $colour } ડ્રો 2
card-rev = { $colour } રિવર્સ
card-skip = { $colour } સ્કિપ
card-w = વાઇલ્ડ
card-wd4 = વાઇલ્ડ ડ્રો 4
card-blank = સફેદ કાર્ડ
card-ten = +10
card-back = ઊંધું કાર્ડ

## Sizes and times

quantity-kilobytes = { $number } કેબી
quantity-megabytes = { $number } એમબી
quantity-gigabytes = { $number } જીબી
quantity-seconds = { $number } સે.

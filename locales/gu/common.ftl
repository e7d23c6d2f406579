### The frame of every page, and words that many pages share.

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

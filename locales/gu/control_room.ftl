### The control room of a running tournament.

## A tournament that has started

running-tables = ટેબલ
running-reissue = નવો કોડ
running-local = આ સરનામાં ફક્ત આ કમ્પ્યુટર પર ચાલે છે.
running-local-closed = ફોન માટે Lastcard નેટવર્ક પર હોવું જોઈએ: તેને --listen 0.0.0.0:{ $port } સાથે શરૂ કરો, અને તે જે સરનામું બતાવે ત્યાં આ પેજ ખોલો.
running-local-open = ફોન માટે સરનામું બીજું છે. આ પેજ ત્યાં ખોલો:
running-local-alone = આ કમ્પ્યુટર એવા કોઈ નેટવર્ક પર નથી જ્યાં ફોન પહોંચી શકે.
running-leaderboard = લીડરબોર્ડ
running-schedule = કાર્યક્રમ
running-setup-fixed = શરૂઆત વખતે ગોઠવણ પાકી થઈ ગઈ છે, જેથી રમત ચાલતી હોય ત્યારે કશું બદલાય નહીં.
running-hands = બાજી સુધારો
reopen-title = { $hand }: રમાઈ નથી?
reopen-recorded = નોંધાયેલું: { $result }
reopen-asked = { $hand } ફરી ખુલ્લી થશે, અને ટેબલ { $table } પાસેથી તેનું પરિણામ મગાશે.
reopen-stopped = ટુર્નામેન્ટ બંધ કરાઈ છે: તમે ટુર્નામેન્ટ ફરી ખોલો ત્યાં સુધી ટેબલ { $table }ની { $hand } ખુલ્લી રહેશે.
reopen-later = { $count ->
    [one] આ ટેબલની પછીની { $count } બાજી જેમ છે તેમ રહેશે.
   *[other] આ ટેબલની પછીની { $count } બાજીઓ જેમ છે તેમ રહેશે.
}
reopen-waits = { $count ->
    [one] તે ફરી ભરાય ત્યાં સુધી ટેબલ { $tables } રાહ જોશે.
   *[other] તે ફરી ભરાય ત્યાં સુધી ટેબલ { $tables } રાહ જોશે.
}
reopen-goes-on = ટુર્નામેન્ટ હમણાં પૂરી થયેલી છે. તે આગળ ચાલશે, અને વિજેતા ફરી નક્કી થવાના બાકી રહેશે.
reopen-ends-play-off = પ્લે-ઓફ હવે ગણાશે નહીં, સિવાય કે એ જ ખેલાડીઓ ફરી સંયુક્ત પહેલા સ્થાને આવે.
reopen-kept = પાછું ખેંચાયેલું બાજીના ઇતિહાસમાં રહે છે અને ફરી લાવી શકાય છે.
reopen-button = બાજી પાછી ખેંચો
running-hands-hint = સુધારવા કે રદ કરવા માટે બાજી ખોલો. તેમાં પહેલાં જે હતું તે ઇતિહાસમાં રહે છે.
running-problems = ન ગણાતી બાજીઓ
running-problems-help = તે અંત પછી નોંધાઈ છે, અથવા અગાઉના કોઈ સુધારાથી અંત તેની પહેલાં આવી ગયો છે. તે સચવાયેલી છે, પણ તેનાથી પોઇન્ટ બદલાતા નથી.
running-stop = વહેલી બંધ કરો
running-ended = પૂરી થઈ: { $reason }.
ended-schedule = કાર્યક્રમની બધી બાજીઓ આવી ગઈ
ended-target = લક્ષ્યાંક પૂરો થયો
ended-limit = મર્યાદા આવી ગઈ
ended-last-standing = બાકીના બધા બહાર થયા
ended-stopped = આયોજકે બંધ કરી
running-reopen = ફરી ખોલો
running-reopen-hint = રમત જ્યાં અટકી હતી ત્યાંથી આગળ ચાલે છે; કોડ ફરી ચાલુ થાય છે.
running-archive = આર્કાઇવ કરો
running-archive-hint = તે આર્કાઇવમાં જાય છે; જાહેર પેજ રહે છે.
running-redraft = ફરી મુસદ્દો બનાવો
running-redraft-hint = હજી કંઈ નોંધાયું નથી, તેથી બધું ફરી બદલી શકાય. આપેલી અંગત લિંક હવે કંઈ ખોલશે નહીં; ટેબલના કોડ રહેશે.
running-delete-hint = કોઈ પરિણામ ગણાતું નથી. જાહેર પેજ પણ કાઢી નખાશે.
running-chances-hide = શક્યતાઓ છુપાવો
running-chances-hide-hint = રમત ચાલે ત્યારે લીડરબોર્ડ અને ચાર્ટ બધાને જણાવે છે કે કોની પહેલા આવવાની કેટલી શક્યતા છે.
running-chances-show = શક્યતાઓ બતાવો
running-chances-show-hint = તે છુપાયેલી છે. બતાવો તો રમત ચાલે ત્યારે લીડરબોર્ડ અને ચાર્ટ બધાને જણાવે છે કે કોની પહેલા આવવાની કેટલી શક્યતા છે.
running-unarchive = આર્કાઇવમાંથી પાછી લાવો
stop-title = { $name } હમણાં બંધ કરવી છે?
stop-text = { $open ->
    [one] { $open } બાજી હજી ખુલ્લી છે. તે રમાયા વિના રહેશે, રેન્કિંગ આખરી ગણાશે અને ટેબલના કોડ બંધ થશે. ટુર્નામેન્ટ તમે ફરી ખોલી શકો છો.
   *[other] { $open } બાજીઓ હજી ખુલ્લી છે. તે રમાયા વિના રહેશે, રેન્કિંગ આખરી ગણાશે અને ટેબલના કોડ બંધ થશે. ટુર્નામેન્ટ તમે ફરી ખોલી શકો છો.
}
stop-text-match = રેન્કિંગ આખરી ગણાશે અને ટેબલના કોડ બંધ થશે. તમે ફરી ખોલી શકો છો.
stop-button = ટુર્નામેન્ટ બંધ કરો
confirm-back = ના, પાછા જાઓ

## Table codes and cards

reissue-title = ટેબલ { $table } માટે નવો કોડ?
reissue-text = કોડ { $code } તરત બંધ થઈ જશે. જે ફોનમાં આ ટેબલ ખુલ્લું છે તેમાં નવો કોડ સ્કેન કરવો પડશે.
reissue-button = નવો કોડ બનાવો

## What was done, and by whom

events-title = શું થયું અને કોણે કર્યું
events-nobody = કમાન્ડ લાઇન
event-created = મુસદ્દો બન્યો
event-edited = ફેરફાર થયો
event-drawn = ક્રમ ચિઠ્ઠીથી નક્કી થયો: { $order }
event-started = શરૂ થઈ
event-stopped = વહેલી બંધ થઈ
event-reopened = ફરી ખૂલી
event-archived = આર્કાઇવમાં ગઈ
event-unarchived = આર્કાઇવમાંથી પાછી આવી
event-redrafted = ફરી મુસદ્દો બનાવી
event-chances-shown = શક્યતાઓ બતાવી
event-chances-hidden = શક્યતાઓ છુપાવી
event-reissued = ટેબલ { $table } માટે નવો કોડ
event-merged = { $goes }ની નોંધ { $stays }માં ભેગી કરી: એક જ વ્યક્તિ
event-substituted = { $from }થી { $leaves }ને બદલે { $comes } રમે છે
event-withdrawn = { $leaves } { $from }થી ટુર્નામેન્ટ છોડે છે
event-joined = { $comes } { $from }થી જોડાય છે
event-play-off = પહેલા સ્થાન માટે પ્લે-ઓફ
event-play-off-undone = પ્લે-ઓફ પાછો ખેંચાયો
event-undone = પાછું ખેંચાયું: { $what }
event-typed = ક્રમ લખ્યા પ્રમાણે: { $order }

## Notices after something was done

done-created = કાર્યક્રમ તૈયાર છે. હજી કશું શરૂ થયું નથી.
done-edited = સચવાયું. કાર્યક્રમ નવેસરથી બન્યો છે.
done-drawn = ક્રમ ચિઠ્ઠીથી નક્કી થયો.
done-started = શરૂ થઈ. દરેક ટેબલ પર તેના કોડનું કાર્ડ મૂકો.
done-stopped = બંધ થઈ. રેન્કિંગ આખરી છે.
done-reopened = ફરી ખૂલી. રમત આગળ ચાલે છે.
done-archived = આર્કાઇવમાં મુકાઈ.
done-unarchived = આર્કાઇવમાંથી પાછી આવી.
done-redrafted = તે ફરી મુસદ્દો છે.
done-chances-shown = શક્યતાઓ દેખાય છે.
done-chances-hidden = શક્યતાઓ છુપાયેલી છે.
done-deleted = કાઢી નખાયું.
done-club = સચવાયું.
done-codes-open = નવા ફોન ફરી પોતાનાં ટેબલ ખોલી શકે છે.
done-merged = બંનેની હવે એક જ નોંધ છે.
done-renamed = નામ બદલાયું.
done-corrected = બાજી સચવાઈ. તેમાં પહેલાં જે હતું તે ઇતિહાસમાં છે.
done-recorded = બાજી સચવાઈ.
done-reissued = ટેબલને નવો કોડ મળ્યો. જૂનો હવે ચાલશે નહીં.
done-present = હાજરી સચવાઈ.
done-player-archived = આર્કાઇવ થયું. જૂનાં પરિણામોમાં નામ રહેશે.
done-player-restored = ફરી યાદીમાં આવ્યું.

## Other words of these pages

running-recorded = { $count ->
    [0] હજી એકેય બાજી નોંધાઈ નથી
    [one] { $count } બાજી નોંધાઈ
   *[other] { $count } બાજી નોંધાઈ
}
running-recorded-of = { $all }માંથી { $count } બાજી નોંધાઈ
running-steer = પૂરી કરો, આર્કાઇવ કરો
running-stop-hint = તમને ફરી એક વાર પુછાશે.

## The play-off of a shared first place

play-off-title = પ્લે-ઓફ
play-off-level = { $names } સંયુક્ત પહેલા સ્થાને છે.
play-off-offer = તેઓ સંયુક્ત વિજેતા રહી શકે, અથવા એક ટેબલ પર પ્લે-ઓફ રમી શકે, એકલા કે ટીમમાં. જે કાર્ડ પૂરાં કરે તે બાજી જીતે; પોઇન્ટ અને બાકીનાં બધાં સ્થાન એમ ને એમ રહે છે.
play-off-length = કેટલો લાંબો?
play-off-length-of = { $hands ->
    [one] { $hands } બાજી
   *[other] પહેલાં { $hands } બાજી જીતે તે
}
play-off-button = પ્લે-ઓફ શરૂ કરો
play-off-void = પ્લે-ઓફ ગણાશે નહીં: સુધારા પછી એ જ સ્પર્ધકો હવે સંયુક્ત પહેલા સ્થાને નથી. તેની બાજીઓ સચવાયેલી છે.
play-off-take-back = પ્લે-ઓફ પાછો ખેંચો
play-off-take-back-hint = તેનું પહેલું પરિણામ આવે ત્યાં સુધી શક્ય છે.
play-off-stays = તેની એક બાજી નોંધાઈ છે. પ્લે-ઓફ પાછો ખેંચવો હોય તો પહેલાં એ બાજી પાછી ખેંચો.

## ચાલુ ટુર્નામેન્ટનો કંટ્રોલ રૂમ

room-next = હવે શું કરવું
room-publish = પ્રકાશિત કરો
room-ends = પૂરી થવાનો અંદાજ: { $time }
room-codes = કોડ બતાવો
room-code = કોડ
room-record = નોંધો
room-correct = સુધારો
room-page = ટેબલનું પેજ
room-phones = ફોન
room-on-phones = ફોન પર
room-silent = { $time }થી કશું નહીં
room-silent-now = હમણાં જ
room-asks = { $count ->
    [one] { $count } ફોન બેઠક માગે છે
   *[other] { $count } ફોન બેઠક માગે છે
}
room-elsewhere = બીજા ટેબલ પર પણ રમવાનું છે: { $names }
room-holds-up = બીજાં ટેબલ રાહ જુએ છે
room-late = મોડું થાય છે
room-unopened = હજી કોઈ ફોન નથી
room-changed-now = { $hand } હમણાં જ બદલાઈ
room-changed = { $time } પહેલાં { $hand } બદલાઈ
room-next-asks = ટેબલ { $table } પર એક ફોન બેઠક માગે છે.
room-answer = જવાબ આપો
room-next-codes = હજી કોઈ ફોને ટેબલ ખોલ્યું નથી. દરેક ટેબલ પર તેના કોડવાળું કાર્ડ મૂકો.
room-record-late = અહીં નોંધો
room-next-play-off = પહેલું સ્થાન સંયુક્ત છે. પ્લે-ઓફ રમી શકાય, અથવા તેને સંયુક્ત રાખી શકાય.
room-next-read-out = ટુર્નામેન્ટ પૂરી થઈ છે. રેન્કિંગ તપાસીને વાંચી સંભળાવો.
room-next-watch = રમત ચાલુ છે. જે રાહ જુએ છે તે ટેબલો પર નોંધેલું છે.
room-next-untouched = કંઈ નોંધાય તે પહેલાં તેને બંધ કરાઈ. તેને ફરી મુસદ્દો બનાવો કે આર્કાઇવ કરો.
room-read-out = ઇનામ વિતરણ પર જાઓ
room-next-archived = તે આર્કાઇવમાં છે. તેનું જાહેર પેજ રહે છે.

## બંધ સેટ

blocks-title = સેટ અને રાઉન્ડ બંધ કરો
blocks-help = બંધ સેટમાં નોંધાયેલું માત્ર આયોજકો બદલી શકે. ત્યાંની ખુલ્લી બાજી ટેબલ હજી નોંધી શકે.
blocks-round = રાઉન્ડ { $round }
blocks-block = રાઉન્ડ { $round }, સેટ { $block }
blocks-close = બંધ કરો
blocks-open = ફરી ખોલો
blocks-closed = બંધ
done-block-closed = બંધ કરાયું. ત્યાં નોંધાયેલું માત્ર આયોજકો બદલી શકે.
done-block-opened = ફરી ખોલાયું. ટેબલ ત્યાં નોંધાયેલું સુધારી શકે.
event-closed = બંધ કરાયું: { $what }
event-opened = ફરી ખોલાયું: { $what }
table-wrong-closed = આયોજકે આ સેટ બંધ કર્યો છે. તેમાં કંઈ ખોટું નોંધાયું હોય તો તેમને બોલાવો.

## Who reports the holdings

counting-help = બાજી પૂરી થાય ત્યારે જેનાં કાર્ડ પૂરાં થયાં તે પોતાના પેજ પર “મારાં કાર્ડ પૂરાં” દબાવે, બાકીના પોતાની પાસે જે છે તે નોંધે. બધા નોંધે એટલે બાજી આપોઆપ નોંધાય. ટેબલનો ફોન હંમેશાં બધા માટે નોંધી શકે. દરેક ખેલાડીને અંગત લિંક જોઈએ.
counting-set-own = દરેક ખેલાડીને ગણવા દો
counting-set-table = એક ફોનને ગણવા દો
done-counting = સચવાયું.
event-counting-own = હવેથી દરેક ખેલાડી પોતાના ફોન પર ગણે છે
event-counting-table = હવેથી દરેક ટેબલ માટે એક ફોન ગણે છે

## ઘડિયાળ

clock-title = ઘડિયાળ
clock-whose = કોના માટે
clock-of-all = બધાં ટેબલ
clock-minutes = મિનિટ
clock-start = શરૂ કરો
clock-pause = રોકો
clock-resume = ફરી ચલાવો
clock-extend = આટલી મિનિટ ઉમેરો
clock-end = ઘડિયાળ દૂર કરો
clock-until = { $time } સુધી
clock-paused = રોકેલી, { $minutes } મિનિટ બાકી
clock-over = સમય પૂરો
done-clock = ઘડિયાળ ગોઠવાઈ.
error-clock-minutes = આ મિનિટની સંખ્યા નથી
error-clock-minutes-help = 1થી 180 સુધીની પૂર્ણ સંખ્યા લખો. કંઈ બદલાયું નથી.
error-clock-on = ઘડિયાળ પહેલેથી ચાલે છે
error-clock-on-help = કંઈ બદલાયું નથી. પાછા જઈને જુઓ કે કેટલો સમય બાકી છે: તમે મિનિટ ઉમેરી શકો, અથવા તેને દૂર કરીને નવી શરૂ કરી શકો.
error-clock-not-so = એવી કોઈ ઘડિયાળ નથી
error-clock-not-so-help = કદાચ સમય પૂરો થઈ ગયો હોય, અથવા ઘડિયાળ પહેલેથી તમારે જોઈએ તેવી હોય. પાછા જઈને જુઓ.
error-clock-too-long = એક સેટ માટે આ બહુ લાંબું છે
error-clock-too-long-help = ઘડિયાળ વધુમાં વધુ 180 મિનિટ ચાલે છે. કંઈ બદલાયું નથી.
error-clock-changed = પેજ ખુલ્લું હતું ત્યારે ઘડિયાળ બદલાઈ
error-clock-changed-help = બીજા કોઈએ ગોઠવી, અથવા તમે બટન બે વાર દબાવ્યું. પાછા જઈને જુઓ.
event-clock-started = ઘડિયાળ શરૂ ({ $whose }): { $minutes } મિનિટ
event-clock-paused = ઘડિયાળ રોકાઈ ({ $whose })
event-clock-resumed = ઘડિયાળ ફરી ચાલી ({ $whose })
event-clock-extended = સમય વધારાયો ({ $whose }): { $minutes } મિનિટ
event-clock-ended = ઘડિયાળ દૂર કરાઈ ({ $whose })

## હોલ માટે સંદેશ

wall-minutes = કેટલી મિનિટ માટે?
wall-minutes-hint = પછી સંદેશ આપોઆપ જતો રહે છે. જાતે દૂર કરવો હોય તો ખાલી રાખો.
event-said = હોલ માટે સંદેશ: { $text }
event-said-no-more = હોલનો સંદેશ દૂર કરાયો

## Tables that call

done-call-answered = બોલાવ્યાનો જવાબ અપાયો.
room-call-answered = જવાબ અપાઈ ગયો
event-called = ટેબલ { $table }એ આયોજકને બોલાવ્યા
event-called-because = ટેબલ { $table }એ આયોજકને બોલાવ્યા: { $note }
event-call-answered = ટેબલ { $table }ના બોલાવ્યાનો જવાબ અપાયો
event-call-taken-back = ટેબલ { $table }એ બોલાવવાનું રહેવા દીધું

## Referees, scorers and codes

referee-lede = તમે અહીં રેફરી છો: નિર્ણય આપો, બાજીઓ સુધારો, બોલાવતાં ટેબલને જવાબ આપો અને પરિણામો ચકાસો.
codes-title = કોડ
codes-end-at = કોડ ચાલશે: { $at } સુધી
codes-end-with = કોડ ટુર્નામેન્ટ સાથે પૂરા થાય છે
codes-end-in = { $hours ->
    [one] { $hours } કલાક
   *[other] { $hours } કલાક
}
codes-end-help = તે પછી આ ટુર્નામેન્ટનો કોઈ કોડ કંઈ ખોલતો નથી: ન ટેબલના, ન અંગત લિંક. ફરી સમય ગોઠવો તો ફરી ખૂલશે.
done-scorer = સ્કોરરનો કોડ અપાયો.
done-scorer-ended = સ્કોરરનો કોડ હવે કંઈ ખોલતો નથી.
done-codes-until = સચવાયું.
event-scorer-issued = સ્કોરરનો કોડ અપાયો
event-scorer-revoked = સ્કોરરનો કોડ બંધ થયો
event-codes-until-at = કોડ ચાલશે: { $at } સુધી
event-codes-until = કોડ ટુર્નામેન્ટ સાથે પૂરા થાય છે

## Whether the side that lost a hand is asked if its result is right

confirm-title = પરિણામોની પુષ્ટિ
confirm-legend = ટેબલ જે પરિણામ નોંધે તેનું શું થાય?
confirm-help = જે બાજી હારે તેને પરિણામ ટેબલના ફોન પર અને પોતાના પેજ પર દેખાય છે, અને તે એક વાર દબાવીને કહે છે કે સાચું છે. ત્યાં સુધી તેના પર “અપુષ્ટ” લખેલું રહે છે, છતાં ગણાય છે. સુધારેલા પરિણામ વિશે ફરી પૂછાય છે.
confirm-off = તરત મનાય
confirm-shown = બતાવાય: બીજો પક્ષ કહે અથવા સમય વીતે ત્યારે મનાય
confirm-required = જરૂરી: બીજો પક્ષ કહે, અથવા તમે ચકાસો
confirm-minutes = બીજા પક્ષ માટે મિનિટ
confirm-save = સાચવો
confirm-by-organiser = મેં ચકાસ્યું
confirm-more = { $count ->
    [one] અને બીજું { $count }
   *[other] અને બીજાં { $count }
}
done-confirming = સચવાયું.
done-confirmed = પરિણામની પુષ્ટિ થઈ.
event-confirming-off = હવેથી પરિણામ તરત મનાશે
event-confirming-shown = હવેથી પરિણામ બીજા પક્ષને બતાવાશે: { $minutes } મિનિટ
event-confirming-required = હવેથી પરિણામની પુષ્ટિ જરૂરી: { $minutes } મિનિટ
event-confirmed = { $hand }, ટેબલ { $table }: { $player }એ પુષ્ટિ કરી
event-confirmed-organiser = { $hand }, ટેબલ { $table }: આયોજકે ચકાસ્યું

## નિયંત્રણ કક્ષની ટૅબ

room-tabs = નિયંત્રણ કક્ષ
room-tab-evening = સાંજ
room-tab-players = ખેલાડીઓ
room-tab-show = બતાવવું અને પ્રિન્ટ
room-tab-settings = સેટિંગ અને નોંધ
room-skip-next = સીધા આગળના કામ પર
room-waits-for = કોની રાહ જોવાય છે: { $who }
room-waits-at = { $names } (ટેબલ { $table })
room-more = વધુ
room-all = બધાં { $count }
room-latest = ફક્ત છેલ્લી
room-hand = ખોલો
room-leaders = સૌથી આગળ
room-leader-hands = { $count ->
    [one] { $count } બાજી
   *[other] { $count } બાજી
}
room-only-you-yet = હમણાં આ ફક્ત આયોજકોને દેખાય છે
room-only-you = આ ફક્ત આયોજકોને દેખાય છે
room-projector = મોટો પડદો
room-print = કાર્યક્રમ, કાગળો અને બીજું
room-unconfirmed = { $count ->
    [one] { $count } પરિણામની પુષ્ટિ બાકી છે
   *[other] { $count } પરિણામોની પુષ્ટિ બાકી છે
}
room-filters = કયાં ટેબલ બતાવવાં
room-filter-all = બધાં { $count }
room-filter-playing = રમે છે { $count }
room-filter-waiting = રાહ જુએ છે { $count }
room-filter-finished = પૂરાં { $count }
room-filter-nothing = હમણાં એવું કોઈ ટેબલ નથી.
room-say-button = બતાવો
room-say-end = હટાવો
room-say-ready = તૈયાર સંદેશ
room-say-break = વિરામ, { $minutes } મિનિટ
room-say-tables = ટેબલ બદલો
room-say-last = છેલ્લો સેટ
room-settings = સેટિંગ
room-record-title = નોંધ
setting-change = બદલો
setting-confirming = સામા પક્ષની પુષ્ટિ
setting-confirming-off = બંધ
setting-confirming-shown = બતાવાય છે
setting-confirming-required = જરૂરી
setting-counting = કાર્ડ ગણાય છે
setting-counting-table = આખા ટેબલ માટે એક ફોન પર
setting-counting-own = દરેક ખેલાડીના પોતાના ફોન પર
setting-chances = જાહેર પેજ પર શક્યતાઓ
setting-shown = દેખાય છે
setting-hidden = છુપાયેલી
clock-block = સેટ { $block }
clock-block-of-round = રાઉન્ડ { $round }, સેટ { $block }
clock-start-block = સેટ { $block } શરૂ કરો
clock-start-block-of-round = રાઉન્ડ { $round }, સેટ { $block } શરૂ કરો
clock-steps = સમય વધારો કે ઘટાડો
clock-unit = મિનિટ
clock-more = બીજો સમય, અથવા એક ટેબલ
event-clock-shortened = સમય ઘટાડાયો ({ $whose }): { $minutes } મિનિટ

## શોધ અને કી

finder-open = શોધો
finder-title = ખેલાડી, ટેબલ, બાજી કે પેજ શોધો
finder-hint = અન્ના, ટેબલ 2, 2.3
finder-nothing = કંઈ મળ્યું નથી.
finder-lost = સિગ્નલ નથી. થોડી વારમાં ફરી પ્રયત્ન કરો.
finder-player = ખેલાડી
finder-table = ટેબલ
finder-hands = બાજી
finder-page = પેજ
finder-hand = ટેબલ { $table }, બાજી { $hand }
finder-hand-of-round = રાઉન્ડ { $round }, ટેબલ { $table }, બાજી { $hand }
shortcuts-open = કી
shortcuts-title = કી બતાવો
shortcuts-next = આગળનું કામ કરો
shortcuts-record = પહેલા ખુલ્લા ટેબલ પર નોંધો
shortcuts-start = ઘડિયાળ શરૂ કરો
shortcuts-say = હોલને લખો
shortcuts-on = આ કી વાપરો
shortcuts-close = બંધ કરો

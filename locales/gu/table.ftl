### The phone at the table: see the next hand, and record it in seconds.

## The page of a table

table-title = ટેબલ { $table } · { $name }
table-number = ટેબલ { $table }
table-leaderboard = લીડરબોર્ડ
table-hand = બાજી { $hand }
table-hand-of-round = રાઉન્ડ { $round }, બાજી { $hand }
table-hand-of-play-off = પ્લે-ઓફ, બાજી { $hand }
table-wins-hand = { $count ->
    [one] બાજી જીતનાર: { $names }
   *[other] { $names } સરખા: બાજી કોઈ જીતતું નથી
}
table-hand-of = { $hands }માંથી { $hand }
table-dealer = વહેંચનાર
table-opener = પહેલો વારો

## Entering a hand

table-who-went-out = કોણે કાર્ડ પૂરાં કર્યાં?
table-who-lost = કોણ હાર્યું? જેના હાથમાં સૌથી વધુ પોઇન્ટ રહ્યા તે.
table-who-lost-of-many = કોણ હાર્યું? જેના હાથમાં સૌથી વધુ પોઇન્ટ રહ્યા તે.
table-in-which-order = કોણે પહેલાં કાર્ડ પૂરાં કર્યાં, પછી કોણે?
table-order-hint = જેણે સૌથી પહેલાં કાર્ડ પૂરાં કર્યાં તેને 1 લખો, અને એમ { $count } સુધી. છેલ્લાનું ખાનું ખાલી રાખી શકાય.
table-one-points-and-left = રિફિલ પોઇન્ટ, અને હાથમાં શું રહ્યું
table-one-points = રિફિલ પોઇન્ટ
table-left-in-hand = હાથમાં રહેલા પોઇન્ટ
table-drafts = પહેલો ડ્રાફ્ટ
table-missing-order = તેના પછી કાર્ડ પૂરાં કરનારનું નામ દબાવો
table-count-anyway = તેને બદલે કાર્ડ ગણો
table-cards = બાકી કાર્ડ
table-total-instead = અથવા સરવાળો
table-save = બાજી સાચવો
table-cancel = રહેવા દો
table-missing-out = કાર્ડ પૂરાં કરનારનું નામ દબાવો
table-missing-cards = { $name }નાં કાર્ડ દબાવો
table-none-left = ડેકમાં { $face } ફક્ત { $most } છે.
table-take-back = { $face } પાછું લો
table-not-saved = હજી સચવાયું નથી

table-no-result = બાજીનો કોઈ વિજેતા નથી
table-stuck-help = કોઈ ચાલી શકે તેમ નથી: એ જ વહેંચનાર બાજી ફરી વહેંચે.
table-stuck = અટકી, ફરી વહેંચો
table-abandoned-help = બાજી પડતી મુકાય છે: કોઈને પોઇન્ટ નહીં, હવે આગળની બાજી.
table-abandoned = બાજી પડતી મૂકો

table-face-draw-two = ડ્રો 2
table-face-reverse = રિવર્સ
table-face-skip = સ્કિપ
table-face-wild = વાઇલ્ડ
table-face-wild-draw-four = વાઇલ્ડ +4
table-face-blank = સફેદ

## Penalties

table-penalty-note = દંડ નોંધો
table-penalty-help = દંડથી પોઇન્ટ બદલાતા નથી: તેનાં કાર્ડ ગણતરીમાં આવી જ ગયાં છે. કાર્ડની સંખ્યા ખાલી રાખશો તો તમારા નિયમો પ્રમાણે ગણાશે.
table-penalty = દંડ { $number }
table-penalty-who = કોને
table-penalty-why = કારણ
table-penalty-cards = કાર્ડ
table-penalty-of = { $name }: { $fine }
table-penalty-fine = { $cards ->
    [0] { $kind }, કોઈ કાર્ડ નહીં
    [one] { $kind }, { $cards } કાર્ડ
   *[other] { $kind }, { $cards } કાર્ડ
}
penalty-uno-missed = UNO ન બોલાયું
penalty-false-call = ખોટું UNO
penalty-misplay = ખોટું કાર્ડ મુકાયું
penalty-hint = ઇશારો
penalty-cheat = અંચઈ
penalty-hide = કાર્ડ છુપાવ્યાં
penalty-wd4-guilty = નિયમ વિરુદ્ધ વાઇલ્ડ +4
penalty-wd4-wrong = વાઇલ્ડ +4ને ખોટો પડકાર
penalty-silence = મૌન તૂટ્યું
penalty-centre = હાથ છેલ્લો પડ્યો

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

## The moment of a result: the points, and where those who got them stand

moment-lost = { $names }ની હાર
moment-now = હવે ક્રમાંક { $ordinal }
moment-now-level = હવે સંયુક્ત ક્રમાંક { $ordinal }
moment-of = { $names }: { $now }
moment-up = { $places ->
    [one] { $places } સ્થાન ઉપર
   *[other] { $places } સ્થાન ઉપર
}
moment-down = { $places ->
    [one] { $places } સ્થાન નીચે
   *[other] { $places } સ્થાન નીચે
}

## Taking back and correcting

table-undo = પાછું ખેંચો
table-redo = ફરી લાવો
table-taken-back = { $hand } પાછી ખેંચાઈ: { $result }
table-restored = { $hand } ફરી લવાઈ: { $result }
table-was-taken-back = પાછું ખેંચાયું: { $result }
table-stale-undo = કશું પાછું ખેંચાયું નથી: એ દરમિયાન કોઈએ આ બાજી બદલી છે. હવે તેમાં આ છે: { $result }
table-stale-redo = કશું ફરી લવાયું નથી: એ દરમિયાન કોઈએ આ બાજી બદલી છે. હવે તેમાં આ છે: { $result }
table-not-played = આ બાજી રમાઈ નથી
table-not-played-help = આનાથી નોંધાયેલું પરિણામ તેના બધા સુધારા સાથે પાછું ખેંચાય છે, અને બાજી ફરી ખુલ્લી થાય છે. કશું ખોવાતું નથી: પરિણામ ફરી લાવી શકાય છે.
table-closed-not-yet = પહેલાં બીજી બાજીઓનો વારો છે: આ હજી ભરી શકાશે નહીં.
table-correct = સુધારો
table-correcting = અત્યાર સુધી સચવાયેલું: { $result }
table-hands = આ ટેબલની બાજીઓ
table-standings = રેન્કિંગ
table-wins = { $count } જીત
table-losses = { $count ->
    [0] એકેય હાર નહીં
    [one] { $count } હાર
   *[other] { $count } હાર
}
table-back = પાછળ
table-look-again = ફરી તપાસો

## When there is no hand to enter

table-waits = બીજાં ટેબલની રાહ જોવાય છે
table-sitting-out = આ સેટમાં આરામ: { $names }
table-waits-help = આ ટેબલનો સેટ પૂરો થયો છે. બધાં ટેબલ પૂરો કરે એટલે આગળનો સેટ શરૂ થશે; આ પેજ જાતે આગળ વધશે.
table-done = આ ટેબલની બધી બાજીઓ રમાઈ ગઈ છે
table-done-help = બીજું એક ટેબલ હજી રમે છે; આ પેજ જાતે આગળ વધશે.
table-over = ટુર્નામેન્ટ પૂરી થઈ
table-winners = { $count ->
    [one] વિજેતા: { $names }
   *[other] વિજેતાઓ: { $names }
}
table-not-started = હજી શરૂ થઈ નથી
table-not-started-help = આયોજક ટુર્નામેન્ટ શરૂ કરશે એટલે પહેલી બાજી અહીં દેખાશે.

## When somebody else was first

table-contested = બીજા કોઈએ આ બાજી પહેલાં સાચવી છે
table-contested-theirs = સચવાયેલું
table-contested-yours = તમારું
table-undone = પાછું ખેંચાયું, ફરી ભરવાનું છે
table-contested-help = કયું સાચું છે તે ટેબલ પર નક્કી કરો. તમે ભરેલું હજી નીચે છે, ખોવાયું નથી.
table-contested-keep = સચવાયેલું જ રાખો

## Without a signal

table-waiting-to-send = સિગ્નલ નથી. આ ફોનમાં મોકલવાનું બાકી: { $what }
table-waiting-take-back = પાછું ખેંચો
table-waiting-try = હમણાં મોકલો
table-waiting-refused = આ જેવું છે તેવું સાચવી શકાયું નહીં: { $what }
table-waiting-look = તે જુઓ
table-waiting-discard = કાઢી નાખો
table-offline-wait = સિગ્નલ આવે એટલે આગળની બાજી દેખાશે.
table-code-changed = આ ટેબલનો કોડ નવો છે. ટેબલ પરનું નવું કાર્ડ સ્કેન કરો: આ ફોનમાં જે બાકી છે તે પછી મોકલાઈ જશે.
table-offline-undo = સિગ્નલ નથી: ફરી પ્રયત્ન કરો
table-stale = એ દરમિયાન બીજા ફોન પર આ બાજી બદલાઈ છે. સાચવશો તો બંને દેખાશે.

## On any page, while results wait on the phone. {where} is a table of a tournament

waits-title = હજી આ ફોનમાં છે, સચવાયું નથી: { $where }
waits-send = હમણાં મોકલો
waits-no-signal = સિગ્નલ નથી: ફરી પ્રયત્ન કરો.
waits-code-gone = આ ટેબલનો કોડ નવો છે. ટેબલ પરનું નવું કાર્ડ સ્કેન કરો: અહીં જે બાકી છે તે પછી મોકલાઈ જશે.
waits-not-needed = હવે જરૂર નથી?
waits-not-needed-help = અહીંથી કાઢી નાખેલું કાયમ માટે જતું રહેશે.
waits-place = { $tournament }, ટેબલ { $table }

## The code of a table

table-code-title = તમારા ટેબલનો કોડ
table-code-help = તે તમારા ટેબલ પરના કાર્ડમાં QR કોડની બાજુમાં છે.
table-code = કોડ
table-code-open = ટેબલ ખોલો
table-code-unknown = કોડ { $code } કોઈ ટેબલનો નથી
table-code-unknown-help = તમારા ટેબલ પરનું કાર્ડ ફરી જુઓ: કોડ લખવામાં ભૂલ થઈ હશે, અથવા આયોજકે નવો કોડ બનાવ્યો હશે. બહુ વાર ખોટો કોડ નંખાય તો આ પેજ થોડી મિનિટ માટે લોક થઈ જાય છે.

table-code-replaced = કોડ { $code } બદલાઈ ગયો છે
table-code-replaced-help = આયોજકે આ ટેબલને નવો કોડ આપ્યો છે. નવું કાર્ડ માગો, અથવા ટેબલ પર જુઓ.

## What the form itself finds out

table-wrong-of = { $name }: { $text }
table-wrong-out = કાર્ડ પૂરાં કરનારનું નામ દબાવો.
table-wrong-same-place = બે ખેલાડીને સ્થાન { $place } અપાયું છે. દરેક ખેલાડીને અલગ સ્થાન આપો.
table-wrong-order = છેલ્લા સિવાય દરેકને સ્થાન જોઈએ, 1થી શરૂ કરીને.
table-wrong-both = એક જ ખેલાડી માટે કાર્ડ પણ છે અને સરવાળો પણ. એક રાખો, બીજું ભૂંસી નાખો.
table-wrong-penalty-player = આ દંડ કોને થયો તે પસંદ કરો, અથવા એ લાઇન ખાલી કરો.
table-wrong-penalty-kind = આ દંડ શા માટે થયો તે પસંદ કરો.
table-wrong-not-yet = પહેલાં બીજી બાજીઓનો વારો છે: આ હજી સાચવી શકાશે નહીં. તમે ભરેલું અહીં જ છે.
table-wrong-over = ટુર્નામેન્ટ પૂરી થઈ ગઈ છે: નોંધાયેલી બાજીઓ જ સુધારી શકાશે.
table-wrong-later-seats = આ પરિણામ પ્રમાણે બાજી { $hand }માં ટેબલ પર બીજા ખેલાડીઓ હોત, પણ તે બાજી નોંધાઈ ગઈ છે. પહેલાં તે બાજી અને તેના પછીની બાજીઓ પાછી ખેંચો. તમે ભરેલું અહીં જ છે.
table-wrong-nothing-to-undo = પાછું ખેંચવા જેવું કંઈ નથી: બાજી ખુલ્લી છે.
table-wrong-nothing-to-redo = ફરી લાવવા જેવું કંઈ નથી: છેલ્લું પગલું પાછું ખેંચવાનું નહોતું.
table-wrong-other-players = હવે ટેબલ પર બીજા ખેલાડીઓ છે, એટલે આ પરિણામ ફરી લાવી શકાતું નથી. બાજી ફરી ભરો.
table-wrong-not-started = આયોજકે હજી ટુર્નામેન્ટ શરૂ કરી નથી.
table-wrong-too-often = ટેબલ પરથી આ બાજી એટલી વાર બદલાઈ છે કે હવે ફક્ત આયોજક બદલી શકે. જે સાચું હોય તે ભરવા આયોજકને કહો.
table-wrong-too-many = આ ટેબલ પરથી આજે એટલું ભરાયું છે જેટલું એક દિવસમાં રમી પણ ન શકાય. પરિણામ ભરવા આયોજકને કહો.
table-wrong-archived = ટુર્નામેન્ટ આર્કાઇવમાં છે: હવે કશું નોંધી શકાશે નહીં.

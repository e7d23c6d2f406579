### The organisers’ pages: what waits, the roster, drafts, and tournaments that run.

## “Organise”, the page they start from

desk-lede = તમારી ક્લબની ટુર્નામેન્ટ. અહીં જે છે તે ફક્ત આયોજકો જુએ છે.
desk-codes-closed = નવા ફોન માટે પા કલાક પ્રવેશ બંધ છે
desk-codes-closed-help = કોઈએ ઘણા ખોટા કોડ અજમાવ્યા છે. ટેબલ પર જોડાયેલા ફોન ચાલુ રહેશે; અંગત લિંક અને તમે હવે બનાવો તે કોડ પણ ચાલશે. હોલમાં કોઈએ ખાલી મજાક કરી હોય, તો નવા ફોનને ફરી આવવા દો.
desk-codes-open = નવા ફોનને ફરી આવવા દો
desk-new = નવી ટુર્નામેન્ટ
desk-players = ક્લબના ખેલાડીઓ
desk-empty = હજી કોઈ ટુર્નામેન્ટ નથી
desk-empty-help = નામ આપો, ખેલાડીઓનાં નામ પેસ્ટ કરો, ફોર્મેટ પસંદ કરો: Lastcard કાર્યક્રમ બનાવશે, અને કંઈ પણ શરૂ થાય તે પહેલાં તમે તે જોઈ શકશો.
desk-empty-action = પહેલી ટુર્નામેન્ટ ગોઠવો
desk-running = ચાલુ
desk-upcoming = આવનારી
desk-finished = પૂરી થયેલી
desk-archived = આર્કાઇવમાં ({ $count })
desk-winners = { $count ->
    [one] વિજેતા: { $names }
   *[other] વિજેતાઓ: { $names }
}

## What waits for an organiser

waiting-title = તમારી રાહ જુએ છે
waiting-nothing = કંઈ બાકી નથી.
waiting-table = { $name }નું ટેબલ { $table }
waiting-several-tables = એકસાથે { $count } ટેબલ પર બેઠક: { $tables }
waiting-holds-up = બાકીનાં ટેબલ રાહ જુએ છે. ટેબલ { $table }, { $hand }: { $time }થી કશું નોંધાયું નથી.
waiting-late = ટેબલ { $table } પરથી { $time }થી કશું નોંધાયું નથી: { $hand }.
waiting-begins = શરૂઆત: { $when }. { $all }માંથી { $here } હાજર છે.
waiting-begun = શરૂ થઈ જવી જોઈતી હતી: { $when }. { $all }માંથી { $here } હાજર છે.
waiting-changed-now = ટેબલ { $table }, { $hand }: હમણાં જ ફેરફાર થયો: { $result }
waiting-changed = ટેબલ { $table }, { $hand }: { $time } પહેલાં ફેરફાર થયો: { $result }
waiting-over = ટુર્નામેન્ટ પૂરી થઈ છે. રેન્કિંગ તપાસીને વાંચી સંભળાવો, પછી તેને આર્કાઇવમાં મૂકો.
waiting-idle = છેલ્લી બાજી નોંધાઈ: { $when }. ટુર્નામેન્ટ આગળ ચાલવાની ન હોય, તો તેને બંધ કરો.

## The club

club-title = ક્લબનું સેટિંગ
club-evenings = નવા ટાઇમ ઝોનમાં આવનારી સાંજો
club-evenings-asked = બીજા ટાઇમ ઝોનમાં આ સાંજો બીજા સમયે શરૂ થશે. શું એ જ રાખવું તે જણાવો: ઘડિયાળનો સમય કે એ જ ક્ષણ.
club-evenings-hour = ઘડિયાળનો સમય એ જ રાખો: 19:00 તે 19:00 જ. સામાન્ય રીતે આ જ જોઈએ.
club-evenings-moment = ક્ષણ એ જ રાખો, ઘડિયાળનો સમય બદલાય.
club-save = સાચવો
club-pace = એક બાજીમાં કેટલો સમય લાગે
club-pace-hint = પહેલાં ચીપવાનો અને પછી ગણવાનો સમય પણ ગણીને. ટુર્નામેન્ટ કેટલી ચાલશે અને કયું ટેબલ મોડું છે તે આના પરથી ગણાય છે. ચાર જણના ટેબલ પર સામાન્ય રીતે છ મિનિટ લાગે.
club-minutes = મિનિટ
club-seconds = સેકન્ડ
club-file = ક્લબ એક ફાઇલમાં
club-file-hint = ક્લબનું બધું એક ફાઇલમાં: યાદીના લોકો, ટુર્નામેન્ટ, દરેક નોંધ અને તે કોણે ક્યારે કરી, ફોન પર પૂરી થયેલી બાજીઓ, કોડ. તેને સાચવી રાખો, અથવા બીજું Lastcard ચલાવનાર “lastcard restore” વડે ક્લબને ત્યાં લઈ જાય. પાસવર્ડ તેમાં નથી.
club-file-download = ક્લબ ડાઉનલોડ કરો
problem-pace = મિનિટ અને સેકન્ડ લખો, બંને મળીને 30 સેકન્ડથી 60 મિનિટની વચ્ચે, જેમ કે 5 અને 30.

## States of a tournament and of its tables

desk-table-of = ટેબલ { $table }
desk-table-hand = રાઉન્ડ { $round }, { $hands }માંથી બાજી { $hand }
desk-table-hand-match = બાજી { $hand }
desk-table-waits = બીજાં ટેબલ આ સેટ પૂરો કરે તેની રાહ જુએ છે
desk-table-done = બધી બાજીઓ આવી ગઈ છે
desk-table-ended = વહેલું પૂરું
desk-table-versus = { $one } સામે { $other }

## The roster

roster-title = ક્લબના ખેલાડીઓ
roster-lede = જે એક વાર રમે તેનું નામ અહીં આવી જાય છે; હવે પછીની ટુર્નામેન્ટ માટે બસ ટિક કરો. અહીં નામ બદલવાથી જૂની ટુર્નામેન્ટમાં કશું બદલાતું નથી.
roster-add = ખેલાડીઓ ઉમેરો
roster-add-hint = નામ જેવાં છે તેવાં જ પેસ્ટ કરો: એક લાઇનમાં એક, વચ્ચે અલ્પવિરામ, અથવા કોષ્ટક.
roster-add-button = યાદીમાં ઉમેરો
roster-look = હજી કોઈ ઉમેરાયું નથી. નીચેનાં નામ જોઈ લો, પછી ફરી “યાદીમાં ઉમેરો” દબાવો.
roster-empty = યાદીમાં હજી કોઈ નથી
roster-empty-help = નિયમિત આવનારાનાં નામ નીચે પેસ્ટ કરો. ટુર્નામેન્ટમાં તમે જે ખેલાડીઓ લખો તે આપમેળે યાદીમાં ઉમેરાય છે.
roster-count = { $count } ખેલાડી
roster-name = નામ
roster-save = નામ સાચવો
roster-archive = આર્કાઇવ કરો
roster-archive-hint = આર્કાઇવ કરેલા ખેલાડીઓ નવી ટુર્નામેન્ટ માટે બતાવાતા નથી. જૂનાં પરિણામોમાં તેઓ રહે છે.
roster-merge = યાદીમાં બે વાર છે?
roster-archived = આર્કાઇવમાં ({ $count })
roster-restore = પાછા લાવો
roster-added = { $count ->
    [one] { $count } ખેલાડીનું નામ ઉમેરાયું.
   *[other] { $count } ખેલાડીઓનાં નામ ઉમેરાયાં.
}
roster-known = { $count ->
    [one] { $count } નામ પહેલેથી યાદીમાં હતું.
   *[other] { $count } નામ પહેલેથી યાદીમાં હતાં.
}
merging-title = એક જ વ્યક્તિ, યાદીમાં બે વાર
merging-lede = કોઈ યાદીમાં બે નામે હોય, તો બંને નોંધ ભેગી કરીને એક કરો.
merging-with = { $name } એટલે આ જ વ્યક્તિ:
merging-nobody = યાદીમાં બીજું કોઈ નથી.
merging-archived = { $name } (આર્કાઇવમાં)
merging-look = બંને સરખાવો
merging-stays = કઈ નોંધ રાખવી છે?
merging-plays-in = { $count ->
    [0] કોઈ ટુર્નામેન્ટમાં નથી
    [one] { $count } ટુર્નામેન્ટમાં:
   *[other] { $count } ટુર્નામેન્ટમાં:
}
merging-text = બીજી નોંધ કાઢી નખાશે, અને ટુર્નામેન્ટમાં તેની જગ્યાઓ જે નોંધ રહે તેને મળશે. દરેક ટુર્નામેન્ટમાં જે નામે રમાયું તે નામ રહેશે, અને નોંધો ભેગી થઈ તે લખાશે. આ પાછું ખેંચી શકાતું નથી.
merging-button = ભેગી કરો
merging-both = બંને આ ટુર્નામેન્ટમાં છે: { $tournaments }
merging-both-help = એક ટુર્નામેન્ટમાં કોઈને બે બેઠક ન મળે, એટલે આ બે જુદી વ્યક્તિ છે. એક નામ ભૂલથી આવી ગયું હોય, તો ટુર્નામેન્ટ મુસદ્દો હોય ત્યાં સુધીમાં એ જગ્યાએ બીજું નામ મૂકો.
problem-roster-nobody = ઓછામાં ઓછું એક નામ લખો, એક લાઇનમાં એક.
problem-roster-taken = “{ $name }” પહેલેથી યાદીમાં છે. બંનેને અલગ ઓળખી શકાય એવું કંઈક ઉમેરો.
roster-near = “{ $name }” લગભગ “{ $other }” જેવું જ છે, જે પહેલેથી યાદીમાં છે. કોઈ બીજું હોય તો ફરી “યાદીમાં ઉમેરો” દબાવો; નહીં તો નામ કાઢી નાખો.

## The form of a draft

draft-new-title = નવી ટુર્નામેન્ટ
draft-edit-title = ફેરફાર: { $name }
draft-name = નામ
draft-name-hint = ટુર્નામેન્ટના દરેક પેજ પર દેખાશે, અને તેના જાહેર સરનામાનો ભાગ બનશે.
draft-date = તારીખ
draft-time = સમય
draft-when-hint = ક્લબના ટાઇમ ઝોનમાં, { $zone }.
draft-occurrence = બેમાંથી કયો?
draft-occurrence-earlier = પહેલો, { $offset }
draft-occurrence-later = બીજો, { $offset }
draft-format = ફોર્મેટ
draft-scoring = સ્કોરિંગ
draft-target = લક્ષ્યાંક
draft-target-hint = જે બાજીમાં કોઈ લક્ષ્યાંકે પહોંચે તેની સાથે મેચ પૂરી. ખાલી રાખો તો 500; “ઓનલાઇન” નિયમોમાં 200, અથવા બે ખેલાડી હોય તો 100.
draft-limit = મર્યાદા
draft-limit-hint = જે મર્યાદાએ પહોંચે તે હારે, અને ચેલેન્જમાં બહાર થાય. ખાલી રાખો તો 200; ચેલેન્જમાં 500.
draft-stop-at-limit = કોઈ મર્યાદાએ પહોંચે એટલે અટકો
draft-stop-at-limit-hint = ત્યારે મર્યાદાની અંદર રહેલા બધા જીતે છે. નહીં તો આખો કાર્યક્રમ રમાય છે, અને મર્યાદાએ પહોંચેલા બાકીનાની પાછળ રહે છે.
draft-nobody-under = { $count ->
    [0] આવા કાર્યક્રમમાં ભાગ્યે જ બધા મર્યાદાએ પહોંચે છે.
   *[other] આવા 100માંથી આશરે { $count } કાર્યક્રમમાં અંતે બધા મર્યાદાએ પહોંચે છે.
}
draft-agreed-hands = બાજીઓ
draft-agreed-hands-hint = આટલી બાજી પછી પૂરી થશે. ખાલી રાખો તો તમે બંધ કરો ત્યારે પૂરી થશે.
draft-rounds = રાઉન્ડ
draft-rounds-hint = ચાર ખેલાડી હોય તો એક રાઉન્ડમાં 12 બાજી, અને આઠ હોય તો દરેકની 28 બાજી.
draft-hands-per-block = એક સેટની બાજીઓ
draft-hands-per-block-hint = એ જ ચાર જણ, એ જ જોડીદારો સાથે, કેટલી બાજી રમે.
draft-hands-per-block-4 = ચાર બાજી
draft-hands-per-block-4-line = હંમેશની જેમ: ચારમાંથી દરેક એક વાર વહેંચે.
draft-hands-per-block-2 = બે બાજી
draft-hands-per-block-2-line = અડધો સમય. જોડીદારો અને હરીફો સરખા મળે; કોણ કેટલી વાર વહેંચે તેમાં થોડો ફરક પડે.
draft-hands-per-block-1 = એક બાજી
draft-hands-per-block-1-line = ચોથા ભાગનો સમય. કોણ કેટલી વાર વહેંચે અને કોની બાજુમાં બેસે તેમાં થોડો ફરક પડે.
draft-blocks = સેટ, રાઉન્ડને બદલે
draft-blocks-hint = ખાલી રાખો તો પૂરા રાઉન્ડ. રાઉન્ડ કરતાં ઓછા સેટ હોય તો દરેકને દરેક જોડીદાર મળતો નથી; કંઈ પણ શરૂ થાય તે પહેલાં આગળના પેજ પર તે કેટલું સમતોલ છે તે દેખાશે.
draft-rules = રમતના નિયમો
draft-house = ઘરના નિયમો
draft-values = કાર્ડની કિંમત
draft-values-which = કાર્ડ કેટલાનાં ગણાય
draft-values-usual = સામાન્ય
draft-values-usual-line = ફોર્મેટમાં ચાલતી હોય તે: સ્ટાન્ડર્ડ, અને DUOમાં તેની પોતાની.
draft-values-std = સ્ટાન્ડર્ડ
draft-values-std-line = નંબર કાર્ડ પોતાના આંકડા જેટલાં, એક્શન કાર્ડ 20, કાળાં કાર્ડ 50.
draft-values-duo = DUO
draft-values-duo-line = નંબર કાર્ડ પોતાના આંકડા જેટલાં, એક્શન કાર્ડ 10, વાઇલ્ડ 15 અને વાઇલ્ડ ડ્રો 4ના 20.
draft-values-own = તમારી પોતાની
draft-values-own-line = દરેક પ્રકારના કાર્ડ માટે 0થી 1000 સુધીની સંખ્યા. જે ખાલી રાખો તે સ્ટાન્ડર્ડ પ્રમાણે ગણાશે.
draft-values-face = પોતાનો આંકડો
draft-rules-which = કયા નિયમો
draft-rules-hint = જાહેર પેજ પર દેખાશે, જેથી દરેક ટેબલ એકસરખું રમે. લિંક નવા ટેબમાં ખૂલે છે.
draft-entrants = કોણ રમે છે
draft-entrants-hint = નામ જેવાં છે તેવાં જ પેસ્ટ કરો: એક લાઇનમાં એક, વચ્ચે અલ્પવિરામ, અથવા કોષ્ટક. ટીમો માટે એક લાઇનમાં એક ટીમ, “આશા + બેલા” અથવા “લાલ: આશા + બેલા”, અથવા બધા ખેલાડીઓ લખો: પહેલા અડધા એક ટીમ બને.
draft-roster = ક્લબની યાદીમાંથી
draft-roster-hint = જેને ટિક કરો તે પણ રમે. નવાં નામ યાદીમાં ઉમેરાય છે.
draft-order = ક્રમ
draft-order-hint = કોણ કોની સાથે શરૂ કરે તે ક્રમથી નક્કી થાય છે.
draft-order-lot = ચિઠ્ઠીથી
draft-order-lot-line = ચિઠ્ઠીનું પરિણામ નોંધાય છે અને જાહેર પેજ પર દેખાય છે.
draft-order-typed = લખ્યા પ્રમાણે
draft-order-typed-line = પહેલાં લખેલાં નામ, તેના પછી ટિક કરેલા ખેલાડીઓ.
draft-more = વધુ વિકલ્પો
draft-fixed-seats = કાયમી બેઠકો
draft-fixed-seats-hint = હરીફો સેટની ચારેય બાજીમાં પોતાની બેઠક પર જ રહે છે. નહીં તો બીજી બાજી પછી તેઓ બેઠક બદલે છે, જેથી દરેકની ડાબી બાજુએ બીજા દરેક સરખી વાર આવે.
draft-duplicate = ડુપ્લિકેટ વહેંચણી
draft-duplicate-hint = એક જ બાજીમાં દરેક ટેબલને સરખાં કાર્ડ મળે છે, એટલે કોણે તેનો સૌથી સારો ઉપયોગ કર્યો તે પણ રેન્કિંગમાં બતાવી શકાય. ફક્ત ફોન પર રમાતી બાજીઓ માટે; બે ટેબલ અથવા બે રાઉન્ડ જોઈએ.
draft-create = કાર્યક્રમ બનાવો
draft-create-hint = હજી કશું શરૂ થતું નથી: પહેલાં તમને કાર્યક્રમ દેખાશે.
draft-save = ફેરફાર સાચવો
draft-cancel = રહેવા દો
draft-conflict = તમે આ મુસદ્દો ખોલ્યો હતો ત્યારે { $who }એ તેમાં ફેરફાર કર્યો
draft-conflict-help = કશું ખોવાયું નથી: તમારું લખેલું નીચેના ફોર્મમાં છે, અને બીજાનું સચવાયેલું છે. બંને સરખાવો, જોઈએ તે બદલો, અને બીજાના બદલે તમારું રાખવા ફરી સાચવો.
draft-conflict-column = ખાનું
draft-conflict-theirs = સચવાયેલું
draft-conflict-mine = તમારું, નીચે
draft-conflict-same = બંને હવે સરખાં છે. નક્કી કરવા જેવું કંઈ નથી.
draft-conflict-keep = સચવાયેલું જ રાખો
draft-no = ના
draft-yes = હા
draft-empty = (ખાલી)

problem-in-line = લાઇન { $line }: { $problem }
problem-not-a-number = “{ $given }” પૂર્ણ સંખ્યા નથી. ફક્ત આંકડા લખો, જેમ કે { $example }.
problem-date-malformed = “{ $given }” તારીખ નથી. વર્ષ-મહિનો-દિવસ એમ લખો, જેમ કે { $example }.
problem-time-malformed = “{ $given }” સમય નથી. કલાક અને મિનિટ લખો, જેમ કે 19:30.
problem-date-missing = કયા દિવસે રમવાનું છે તે લખો.
problem-time-missing = કેટલા વાગ્યે શરૂ થશે તે લખો.
problem-time-skipped = એ રાત્રે ઘડિયાળ આગળ કરાય છે, એટલે { $zone }માં { $time } વાગતા જ નથી. { $next } કે પછીનો સમય લખો.
problem-time-twice = એ રાત્રે ઘડિયાળ પાછળ કરાય છે, એટલે { $zone }માં { $time } બે વાર વાગે છે. કયો સમય તે પસંદ કરો.
problem-choice-missing = એક પસંદ કરો.
problem-entrants-missing = કોણ રમે છે તે જણાવો: { $needed } ખેલાડીનાં નામ લખો કે ટિક કરો.
draft-player-count = “{ $format }” માટે { $needed } ખેલાડી જોઈએ, અને { $given ->
    [one] { $given } નામ અપાયું છે
   *[other] { $given } નામ અપાયાં છે
}.
draft-player-range = “{ $format }” માટે { $needed }થી { $max } ખેલાડી જોઈએ, અને { $given ->
    [one] { $given } નામ અપાયું છે
   *[other] { $given } નામ અપાયાં છે
}.
draft-team-count = “{ $format }” માટે { $needed } ટીમ જોઈએ, અને અહીં { $given ->
    [one] { $given } છે
   *[other] { $given } છે
}.

## A draft

draft-edit = ફેરફાર કરો
draft-delete = કાઢી નાખો
draft-fact-rounds = { $count } રાઉન્ડ
draft-fact-blocks = { $count } સેટ
draft-fact-target = { $points } પોઇન્ટ સુધી
draft-fact-limit = મર્યાદા { $points }
draft-fact-out = { $points } થતાં બહાર
draft-fact-stops = કોઈ પહોંચે એટલે પૂરી
draft-fact-agreed = { $count } બાજી
draft-fact-open-end = તમે બંધ કરો ત્યાં સુધી
draft-fact-fixed-seats = કાયમી બેઠકો
draft-fact-duplicate = ડુપ્લિકેટ વહેંચણી
draft-drawn = ક્રમ ચિઠ્ઠીથી નક્કી થયો ({ $when }): { $order }
draft-drawn-again = અત્યાર સુધી ઉપાડેલી ચિઠ્ઠી: { $count }. બધી નીચે “શું થયું અને કોણે કર્યું”માં છે.
draft-draw = ચિઠ્ઠી ઉપાડો
draft-redraw = ફરી ઉપાડો
draft-order-as-typed = ક્રમ લખ્યા પ્રમાણે છે: { $order }
draft-schedule = કાર્યક્રમ
draft-hands-range = બાજી { $first }–{ $last }
draft-hand-one = બાજી { $first }
draft-deals = વારાફરતી વહેંચનાર: { $names }
draft-deals-first = પહેલાં વહેંચનાર: { $names }
draft-round-repeats = { $rounds ->
    [2] રાઉન્ડ 2માં આ જ કાર્યક્રમ ફરી રમાશે.
   *[other] રાઉન્ડ 2થી { $rounds }માં આ જ કાર્યક્રમ ફરી રમાશે.
}
side-of-two = { $one } અને { $other }
draft-fair = સમતોલ: આખા કાર્યક્રમમાં દરેક જણ બીજા દરેક સાથે { $partners } વાર જોડીમાં, દરેક સામે { $opponents } વાર, અને દરેકની ડાબી બાજુએ { $left } વાર બેસે છે; { $deals } વાર વહેંચે છે અને { $openings } વાર શરૂઆત કરે છે.
draft-fair-lazy = સમતોલ: આખા કાર્યક્રમમાં દરેક જણ બીજા દરેક સાથે { $partners } વાર જોડીમાં, દરેક સામે { $opponents } વાર, અને દરેકની ડાબી બાજુએ { $left } વાર બેસે છે. કોણ વહેંચે અને કોણ શરૂઆત કરે તે બાજીઓ પરથી નક્કી થાય છે.
draft-fairness = આખા કાર્યક્રમમાં દરેક જણ બીજા દરેક સાથે { $partners } વાર જોડીમાં, દરેક સામે { $opponents } વાર, અને દરેકની ડાબી બાજુએ { $left } વાર બેસે છે; { $deals } વાર વહેંચે છે અને { $openings } વાર શરૂઆત કરે છે.
draft-fairness-lazy = આખા કાર્યક્રમમાં દરેક જણ બીજા દરેક સાથે { $partners } વાર જોડીમાં, દરેક સામે { $opponents } વાર, અને દરેકની ડાબી બાજુએ { $left } વાર બેસે છે. કોણ વહેંચે અને કોણ શરૂઆત કરે તે બાજીઓ પરથી નક્કી થાય છે.
draft-hands-each = દરેક જણ { $hands } બાજી રમે છે.
draft-rests = દરેક ખેલાડીને આરામના સેટ: { $blocks }.
draft-all-blocks = બધા સેટ, ટેબલ પ્રમાણે
draft-range = { $min }થી { $max }
draft-start-title = કોણ હાજર છે તે જુઓ, અને શરૂ કરો
draft-start-help = જે આવી ગયા હોય તેમને ટિક કરો. કોઈ આવવાનું નથી? પહેલાં તેમની જગ્યાએ બીજાને મૂકો: કાર્યક્રમમાં બધા જોઈએ.
draft-replace = કોઈને બદલો
draft-present-save = હાજરી સાચવો
draft-present-all = બધા હાજર છે
draft-start = ટુર્નામેન્ટ શરૂ કરો
draft-start-hint = ત્યાર પછી ગોઠવણ બદલાતી નથી, દરેક ટેબલને તેનો કોડ મળે છે, અને પરિણામો ભરી શકાય છે.
draft-present-saved = સચવાયું: { $all }માંથી { $here } હાજર છે.
start-missing = { $count ->
    [one] શરૂ થઈ નથી: { $names } હજી હાજર નથી.
   *[other] શરૂ થઈ નથી: { $names } હજી હાજર નથી.
}
start-missing-help = ત્યાર પછી જે આવ્યા હોય તેમને ટિક કરો. કોઈ ખેલાડી આવવાના ન હોય, તો મુસદ્દામાં ફેરફાર કરો, એ નામની જગ્યાએ બીજું મૂકો અને નવા નામને ટિક કરો. ફક્ત ટિક સચવાઈ છે.
start-changed = શરૂ થઈ નથી: તમે આ પેજ ખોલ્યું હતું ત્યારે મુસદ્દો બદલાયો
start-changed-help = હવેનો કાર્યક્રમ જોઈ લો, પછી ફરી શરૂ કરો. તમારી ટિક એમ ને એમ છે.
deletion-title = { $name } કાઢી નાખવી છે?
deletion-text = મુસદ્દો, તેમાંનાં નામ અને તેમાં શું થયું તેની નોંધ કાયમ માટે જતાં રહેશે. ખેલાડીઓ ક્લબની યાદીમાં રહેશે.
deletion-button = આ મુસદ્દો કાઢી નાખો
deletion-text-started = ટુર્નામેન્ટ, તેનું જાહેર પેજ અને તેમાં શું થયું તેની નોંધ કાયમ માટે જતાં રહેશે. ખેલાડીઓ ક્લબની યાદીમાં રહેશે.
deletion-name = કાઢી નાખવા ટુર્નામેન્ટનું નામ લખો
deletion-button-started = આ ટુર્નામેન્ટ કાઢી નાખો
problem-deletion-name = આ આ ટુર્નામેન્ટનું નામ નથી.

## A tournament that has started

running-tables = ટેબલ
running-reissue = નવો કોડ
running-local = આ સરનામાં ફક્ત આ કમ્પ્યુટર પર ચાલે છે. ફોન માટે Lastcard નેટવર્ક પર હોવું જોઈએ: તેને --listen 0.0.0.0:8080 સાથે શરૂ કરો, અને તે જે સરનામું બતાવે ત્યાં આ પેજ ખોલો.
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
running-hands-earlier = અગાઉની બાજીઓ ({ $count })
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
running-delete-hint = કંઈ નોંધાયું નથી. જાહેર પેજ પણ કાઢી નખાશે.
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
cards-title = ટેબલનાં કાર્ડ
cards-print = દરેક ટેબલ માટે એક A4 કાર્ડ. નીચે બટન ન દેખાય તો Ctrl+Pથી કે શેર મેનૂમાંથી આ પેજ પ્રિન્ટ કરો.
cards-how = ફોનના કેમેરાથી આ સ્કેન કરો અને દરેક બાજી ભરો
cards-moves = સેટની વચ્ચે બે ખેલાડી બેઠક બદલે છે: કોણ, તે ફોન કહેશે.
cards-step-type = અથવા { $address } ખોલો
qr-label = { $address }નો QR કોડ

## How long and how fair

forecast-title = કેટલો સમય, અને કેટલું સમતોલ?
forecast-of = કેટલો સમય અને કેટલું સમતોલ: { $name }
forecast-back = મુસદ્દા પર પાછા
forecast-long = કેટલો સમય
forecast-hands-blocks = દરેક ટેબલ એક પછી એક { $hands ->
    [one] { $hands } બાજી
   *[other] { $hands } બાજી
} રમે છે, { $blocks ->
    [one] { $blocks } સેટમાં
   *[other] { $blocks } સેટમાં
}.
forecast-hands-between = આશરે { $hands } બાજી, સામાન્ય રીતે { $least }થી { $most }.
forecast-hands-open = તમે બંધ કરો ત્યાં સુધી ચાલશે.
forecast-takes = તેમાં { $time } લાગશે.
forecast-takes-between = તેમાં આશરે { $time } લાગશે, સામાન્ય રીતે { $least }થી { $most }ની વચ્ચે.
forecast-ends = પૂરી થવાનો અંદાજ: { $when }.
forecast-pace = { $minutes }:{ $seconds }
forecast-pace-help = બાજીદીઠ { $pace } મિનિટના હિસાબે, ચીપવાનું અને ગણવાનું સાથે. વિરામ, અને ધીમા ટેબલની રાહ, તે ઉપરાંત.
forecast-pace-change = ઝડપ બદલો
forecast-minutes = { $minutes } મિનિટ
forecast-hours = { $hours } કલાક
forecast-hours-minutes = { $hours } ક. { $minutes } મિ.
forecast-fair = કેટલું સમતોલ
forecast-chance = સૌથી મજબૂત ખેલાડી જીતે તેની શક્યતા કેટલી?
forecast-chance-team = સૌથી મજબૂત ખેલાડીની ટીમ જીતે તેની શક્યતા કેટલી?
forecast-when = કેટલું રમાય
forecast-percent = શક્યતા
forecast-equal = બધા સરખા મજબૂત હોય તો
forecast-chosen = નક્કી કર્યા પ્રમાણે
forecast-after-rounds = { $rounds } રાઉન્ડ
forecast-after-hands = { $hands } બાજી
forecast-after-blocks = { $blocks } સેટ
forecast-after-end = અંત સુધી
forecast-edge = સૌથી મજબૂત ખેલાડીની તાકાત કેટલી?
forecast-edge-hint = ચાર જણના ટેબલ પર 100માંથી કેટલી બાજીમાં આ ખેલાડી કાર્ડ પૂરાં કરે. સરખા ખેલાડીઓમાં 25.
forecast-edge-30 = 30 · થોડી વધુ
forecast-edge-35 = 35 · ચોખ્ખી વધુ
forecast-edge-45 = 45 · ઘણી વધુ
forecast-edge-57 = 57 · શિખાઉઓ વચ્ચે સાવચેત ખેલાડી
forecast-tell = ગણી જુઓ
forecast-model = એક સિવાય બધા ખેલાડી સરખા મજબૂત માન્યા છે; એ એક ખેલાડી ચાર જણના ટેબલ પર 100માંથી { $edge } બાજીમાં કાર્ડ પૂરાં કરે છે (સરખા ખેલાડીઓ 25માં), અને પક્ષની તાકાત એટલે તેના ખેલાડીઓની કુલ તાકાત. પછી કોણ કાર્ડ પૂરાં કરે તે ચિઠ્ઠીથી નક્કી થાય છે, બાકીનાના હાથમાં શું રહે તે એન્જિને રમેલી 20,000 બાજીઓમાંથી લેવાય છે, અને આખી ટુર્નામેન્ટનું { $runs } વાર સિમ્યુલેશન થાય છે.
forecast-model-57 = આડેધડ રમતા ત્રણ ખેલાડીઓ સામે 10,000 બાજીઓમાં એન્જિનના સાવચેત ખેલાડીનું પરિણામ 57 આવ્યું હતું.

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
done-deleted = મુસદ્દો કાઢી નખાયો.
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

organise-desk = આયોજન
versus = સામે
start-missing-tick = કોણ હાજર છે તે ટિક કરો
draft-conflict-somebody = તમે આ મુસદ્દો ખોલ્યો હતો ત્યારે તેમાં ફેરફાર થયો
draft-match-goes-on = બેઠકો એ જ રહે છે, અને મેચનો ફેંસલો થાય ત્યાં સુધી દરેક બાજી પછી વહેંચવાનો વારો ઘડિયાળની દિશામાં આગળ જાય છે.
running-recorded = { $count ->
    [0] હજી એકેય બાજી નોંધાઈ નથી
    [one] { $count } બાજી નોંધાઈ
   *[other] { $count } બાજી નોંધાઈ
}
running-recorded-of = { $all }માંથી { $count } બાજી નોંધાઈ
running-steer = પૂરી કરો, આર્કાઇવ કરો
running-stop-hint = તમને ફરી એક વાર પુછાશે.

## Why something about a tournament was not done

error-not-a-draft = આ ટુર્નામેન્ટ શરૂ થઈ ગઈ છે
error-not-a-draft-help = શરૂઆત વખતે ગોઠવણ પાકી થઈ ગઈ છે, જેથી રમત ચાલતી હોય ત્યારે કશું બદલાય નહીં. એકલદોકલ બાજી સુધારી શકાય; ખેલાડીઓ જ ખોટા હોય, તો કંઈ નોંધાયું ન હોય ત્યાં સુધી આને ફરી મુસદ્દો બનાવો, નહીં તો બંધ કરીને નવી બનાવો.
error-not-started = આ ટુર્નામેન્ટ શરૂ થઈ નથી
error-not-started-help = તે હજી મુસદ્દો છે: તેમાં ફેરફાર થઈ શકે, શરૂ કરી શકાય કે કાઢી નાખી શકાય. કશું બદલાયું નથી.
error-already-so = એ પહેલેથી થઈ ગયું છે
error-already-so-help = તમારી પહેલાં કોઈએ ટુર્નામેન્ટ બંધ કરી, ફરી ખોલી કે આર્કાઇવ કરી છે. હમણાંની સ્થિતિ જોઈ લો.
error-recorded = આ ટુર્નામેન્ટમાં કંઈક નોંધાયેલું છે
error-recorded-help = તે આ દરમિયાન નોંધાયું, અથવા પાછું ખેંચાયું છતાં નોંધમાં છે. ટુર્નામેન્ટ બંધ કરો કે આર્કાઇવ કરો: તો કંઈ ખોવાશે નહીં.
error-has-play-off = પ્લે-ઓફ ચાલુ છે
error-has-play-off-help = ટુર્નામેન્ટ પૂરી થઈ હતી એટલે તે શરૂ થયો હતો. તેનાં પરિણામ અને પ્લે-ઓફ પાછાં ખેંચો; પછી ટુર્નામેન્ટ આગળ ચાલી શકશે.
error-play-off-refused = પ્લે-ઓફની જરૂર નથી
error-play-off-refused-help = કોઈએ બાજી સુધારી છે, અથવા પ્લે-ઓફ શરૂ કરી દીધો છે. ટુર્નામેન્ટની હમણાંની સ્થિતિ જોઈ લો.
error-play-off-too-late = પ્લે-ઓફ શરૂ થઈ ગયો છે
error-play-off-too-late-help = તેની એક બાજી નોંધાઈ છે, અથવા ફોન પર રમાઈ રહી છે. તેનાં પરિણામ પાછાં ખેંચો, અથવા એ બાજી પડતી મૂકો, અને પછી પ્લે-ઓફ પાછો ખેંચો.
error-draft-stale = એ દરમિયાન આ મુસદ્દો બદલાયો છે
error-draft-stale-help = બીજા આયોજકે જુદું સાચવ્યું છે. આગળ વધતાં પહેલાં તેને ફરી ખોલીને જુઓ. કશું બદલાયું નથી.
error-players-absent = કોઈક હજી હાજર નથી
error-players-absent-help = શરૂ કરતાં પહેલાં, જે રમવાના છે તે બધાને ટિક કરો.

## People come and go while a tournament runs

people-title = ખેલાડીઓ
people-who = ખેલાડીઓ: અવેજી, છોડવું, ઉમેરવું ({ $count })
people-substitute = અવેજી…
people-withdraw = છોડે છે…
people-add = ખેલાડી ઉમેરો…
people-take-back = પાછું ખેંચો
people-take-back-hint = હવે પછીનું પરિણામ આવે ત્યાં સુધી શક્ય છે.
people-stays = ત્યાર પછી કંઈક નોંધાયું છે, એટલે આ પાછું ખેંચી શકાતું નથી. તે ખોટું હોય, તો બીજો ફેરફાર કરો.
people-back = ખેલાડીઓ
people-substitution-title = { $name }ના અવેજી
people-withdrawal-title = { $name } ટુર્નામેન્ટ છોડે છે
people-arrival-title = ખેલાડી ઉમેરો
people-substitution-hint = અવેજી ખેલાડી એ જ બેઠક લે છે. રેન્કિંગની લાઇનમાં પોઇન્ટ એ જ રહે છે અને બંનેનાં નામ દેખાય છે.
people-withdrawal-hint = જે કાયમ માટે જાય છે અને જેની બેઠક કોઈ લેતું નથી તેમના માટે. જે નોંધાયું છે તે રહે છે.
people-arrival-hint = જે મોડેથી આવે છે અને હવેથી રમે છે તેમના માટે.
people-name = કોણ આવે છે?
people-name-hint = ક્લબના ખેલાડીઓમાંથી પસંદ કરો, અથવા નવું નામ લખો.
people-near = “{ $name }” નવું નામ છે, અને “{ $other }” લગભગ એવું જ છે. તમે એમને જ કહેવા માગતા હો તો નામ એ રીતે જ લખો.
people-from = કઈ બાજીથી?
people-from-block = રાઉન્ડ { $round }, સેટ { $block } (બાજી { $hand }થી)
people-look = શું બદલાશે તે બતાવો
people-changes = શું બદલાશે
people-hands = { $count ->
    [one] { $count } બાજી બદલાય છે
   *[other] { $count } બાજીઓ બદલાય છે
}
people-hands-more = { $count ->
    [one] બીજી { $count } બાજી
   *[other] બીજી { $count } બાજીઓ
}
people-in-play = બાજી { $hand } હમણાં હાજર ખેલાડીઓ ફોન પર રમી રહ્યા છે. પહેલાં તેને પૂરી કરો કે પડતી મૂકો, અથવા પછીની બાજી પસંદ કરો.
people-undo-hint = નોંધાયેલું કશું બદલાતું નથી. હવે પછીનું પરિણામ આવે ત્યાં સુધી તમે આ પાછું ખેંચી શકો છો.
people-substitution-button = અવેજીને બેસાડો
people-withdrawal-button = છોડ્યાનું નોંધો
people-arrival-button = ખેલાડી ઉમેરો
people-sits = { $from }થી { $leaves }ની બેઠક { $name } લે છે.
people-line = લાઇનમાં પોઇન્ટ એ જ રહે છે, અને તેનું નામ હવે “{ $line }”.
people-void = { $count ->
    [0] કોઈ બાજી રદ થતી નથી.
    [one] { $count } ખુલ્લી બાજી તેના ટેબલ પર બધા માટે રદ થશે, કારણ કે { $from }થી ત્યાં { $name }ની બેઠક હોત.
   *[other] { $count } ખુલ્લી બાજીઓ તેમનાં ટેબલ પર બધા માટે રદ થશે, કારણ કે { $from }થી ત્યાં { $name }ની બેઠક હોત.
}
people-ends = તેનાથી ટુર્નામેન્ટ પૂરી થઈ જશે: રમવા માટે કોઈ બાજી બાકી નહીં રહે.
people-keeps = { $has ->
    [points] { $name } પાસે { $points ->
        [one] { $points } પોઇન્ટ રહેશે
       *[other] { $points } પોઇન્ટ રહેશે
    }, પણ ક્રમાંક રમતા રહેલા બધાની પાછળ આવશે: છોડી જવામાં ફાયદો નથી.
   *[other] { $name }નો ક્રમાંક રમતા રહેલા બધાની પાછળ આવશે: છોડી જવામાં ફાયદો નથી.
}
people-joins = { $name } { $from }થી રમે છે.
people-begins = { $name } પણ બધાની જેમ શૂન્યથી શરૂ કરે છે.
people-begins-charged = { $name } { $points ->
    [one] { $points } પોઇન્ટથી
   *[other] { $points } પોઇન્ટથી
} શરૂ કરે છે, રમતમાં રહેલામાંથી જેના સૌથી વધુ છે તેટલા: મોડા આવવામાં ફાયદો નથી.
people-fewer = { $name } { $hands } બાજી રમશે, શરૂઆતથી હાજર ખેલાડીઓ કરતાં ઓછી: કેટલી બાજી રમાઈ તે રેન્કિંગમાં દેખાય છે.
people-seats = ટેબલ પર { $count }, ઘડિયાળની દિશામાં: { $names }.
redraw-blocks = { $blocks ->
    [0] નવેસરથી ગોઠવવા જેવો કોઈ સેટ બાકી નથી.
    [one] છેલ્લો { $blocks } સેટ, આગળ રમનાર { $players } ખેલાડી માટે, નવેસરથી ગોઠવાય છે. જે રમાઈ ગયું કે શરૂ થઈ ગયું છે તે એમ ને એમ રહે છે; આખી સાંજના કુલ સેટ પહેલાંની જેમ { $all } જ.
   *[other] છેલ્લા { $blocks } સેટ, આગળ રમનાર { $players } ખેલાડી માટે, નવેસરથી ગોઠવાય છે. જે રમાઈ ગયું કે શરૂ થઈ ગયું છે તે એમ ને એમ રહે છે; આખી સાંજના કુલ સેટ પહેલાંની જેમ { $all } જ.
}
redraw-tables = તે { $before }ને બદલે { $tables ->
    [one] { $tables } ટેબલ
   *[other] { $tables } ટેબલ
} પર રમાશે.
redraw-no-rests = આમાંથી એકેય સેટમાં કોઈને આરામ નથી.
redraw-rests = આમાંથી { $blocks } સેટમાં દરેકને આરામ.
redraw-hands = જે રહે છે તે દરેક જણ આખી સાંજમાં { $hands } બાજી રમશે; આ ફેરફાર વિના { $before }.
redraw-partners = જે રહે છે તેમાંથી કોઈ પણ બે { $hands } બાજીમાં જોડીદાર બનશે; આ ફેરફાર વિના { $before }માં.
redraw-players = કોણ કેટલું રમશે, અને કોને ક્યારે આરામ
redraw-more-hands = { $hands ->
    [0] હવે એકેય બાજી નહીં
    [one] હજી { $hands } બાજી
   *[other] હજી { $hands } બાજી
}
redraw-plays-all = કોઈ સેટમાં આરામ નહીં
redraw-sits-out = { $count ->
    [one] સેટ { $blocks }માં આરામ
   *[other] સેટ { $blocks }માં આરામ
}
done-substitution = અવેજી ખેલાડીએ બેઠક લીધી.
done-withdrawal = ખેલાડીએ ટુર્નામેન્ટ છોડી.
done-arrival = ખેલાડી ટુર્નામેન્ટમાં જોડાયા.
done-play-off = પ્લે-ઓફ ટેબલ 1 પર છે. કોડ ફરી ચાલુ છે.
done-taken-back = પાછું ખેંચાયું: બધું પહેલાં હતું તેવું છે.

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

# Who may see a tournament.
audience-title = ટુર્નામેન્ટ કોણ જોઈ શકે
audience-back = ટુર્નામેન્ટ પર પાછા
audience-lede = સૌને શું જણાવાય તે: દરેક પેજ, ફાઇલ અને ચિત્રમાં, પ્રોજેક્ટર પર અને લાઇવ અપડેટમાં. તમને અહીં હંમેશાં બધું દેખાય છે.
audience-change = કોણ જોઈ શકે તે બદલો
audience-save = સાચવો
audience-tell = રેન્કિંગ હમણાં બતાવો
standings-own = રેન્કિંગ, ફક્ત આયોજકો માટે
standings-own-kept = આ પેજ ફક્ત આયોજકોને દેખાય છે: બીજાંને રેન્કિંગ હજી જણાવાયું નથી.
standings-own-private = આ પેજ ફક્ત આયોજકોને દેખાય છે: ટુર્નામેન્ટ ખાનગી છે.
standings-check = રેન્કિંગ તપાસો
audience-visibility = કોણ જોઈ શકે
audience-visibility-public = સૌ કોઈ
audience-visibility-public-line = કોઈ પણ જોઈ શકે, અને ટુર્નામેન્ટ હોમ પેજ અને ક્લબના પેજ પરની યાદીમાં હોય છે.
audience-visibility-link = જેની પાસે લિંક હોય
audience-visibility-link-line = તેને નવું સરનામું મળે છે, જે કોઈ ધારી ન શકે અને જે કોઈ યાદીમાં ન હોય. પછી બીજું કંઈ પસંદ કરો તો લિંક ચાલતી બંધ થાય છે.
audience-visibility-private = ફક્ત આયોજકો
audience-visibility-private-line = બીજું કોઈ જોઈ શકતું નથી. ખેલાડીઓ પોતાના ટેબલ પર તેના કોડ અથવા અંગત લિંકથી પહોંચે છે.
audience-telling = રેન્કિંગ ક્યારે જણાવવું
audience-telling-hint = ત્યાં સુધી સૌને કોણ ક્યાં રમે છે તે દેખાય છે, પણ પરિણામો, સરવાળા અને સ્થાન નહીં. ટેબલને ફક્ત પોતાની બાજીઓ દેખાય છે.
audience-telling-now = રેન્કિંગ તરત
audience-telling-now-line = દરેક પરિણામ નોંધાતાં જ ગણાય છે અને દેખાય છે.
audience-telling-request = રેન્કિંગ તમે કહો ત્યારે
audience-telling-request-line = તમે “રેન્કિંગ હમણાં બતાવો” દબાવો, જેમ કે ઇનામ વિતરણ વખતે.
audience-telling-from = રેન્કિંગ નક્કી સમયથી
audience-telling-from-line = આ તારીખે અને સમયે તે આપમેળે દેખાવા લાગે છે.
audience-embargo-from = રેન્કિંગ { $when }થી
audience-date = તારીખ
audience-time = સમય
audience-names = ખેલાડીઓ કયા નામે દેખાય
audience-names-hint = ટેબલ, અંગત લિંક અને તમારાં પોતાનાં પેજ પર આખાં નામ રહે છે. પહેલું નામ કે ઉપનામ પસંદ કરો તો સરનામાંમાં પણ નામ હોતાં નથી.
audience-names-full = આખાં નામ
audience-names-full-line = તમે લખ્યાં તેમ.
audience-names-first = ફક્ત પહેલું નામ
audience-names-first-line = દરેક ખેલાડીનું પહેલું નામ; બે સરખા હોય ત્યાં સાથે એક અક્ષર: આશા ક. ખિતાબ અને ચિહ્નો છોડી દેવાય છે.
audience-names-given-last = ફક્ત પહેલું નામ, જ્યાં અટક આગળ લખાય
audience-names-given-last-line = “શાહ આશા” જેવાં નામ માટે: આશા; બે સરખા હોય તો આશા શ.
audience-called = ત્યારે તેઓ આમ દેખાશે: { $names }
audience-names-alias = ઉપનામ
audience-names-alias-line = યાદીમાં તમે ખેલાડીને આપેલું ઉપનામ. જેનું ઉપનામ ન હોય તે “ખેલાડી 3” જેવા નામે દેખાય.
problem-embargo-date = રેન્કિંગ કયા દિવસે જણાવવું તે લખો.
problem-embargo-time = રેન્કિંગ કયા સમયે જણાવવું તે લખો.
problem-embargo-before-start = આ ટુર્નામેન્ટ શરૂ થયા પહેલાં છે: { $when }. પછીનો સમય પસંદ કરો, અથવા રેન્કિંગ તરત જણાવો.
event-audience = કોણ જોઈ શકે તે બદલાયું
event-erased = ખેલાડીના કહેવાથી તેમનું નામ ભૂંસાયું
done-audience = સચવાયું. હવેથી બીજાને આ જ દેખાશે.
done-told = જે જોઈ શકે છે તે સૌને રેન્કિંગ હવે દેખાય છે.
done-alias = ઉપનામ સચવાયું.
done-erased = ભૂંસાયું. નામ ગયું, પરિણામો રહે છે.
roster-alias = ઉપનામ, નામને બદલે ઉપનામ બતાવતી ટુર્નામેન્ટ માટે
roster-erase = આ ખેલાડીનું નામ ભૂંસો
# Erasing a person.
erasure-title = { $name } નામ ભૂંસવું છે?
erasure-lede = { $count ->
    [one] આ ખેલાડી { $count } ટુર્નામેન્ટમાં છે.
   *[other] આ ખેલાડી { $count } ટુર્નામેન્ટમાં છે.
}
erasure-name = નામ યાદીમાંથી, દરેક ટુર્નામેન્ટમાંથી, તેના ઇતિહાસ અને ટિપ્પણીઓમાંથી, અને તેમાંથી બનતાં બધાં પેજ, ફાઇલો અને સરનામાંમાંથી જાય છે.
erasure-results = પરિણામો રહે છે અને ગણાય છે. તે “નામ ભૂંસેલ ખેલાડી” અને એક આંકડાના નામે દેખાય છે.
erasure-links = નામવાળાં જૂનાં સરનામાં મળશે નહીં, અને અંગત લિંકથી કંઈ ખૂલશે નહીં.
erasure-elsewhere = આજ પહેલાંના બેકઅપમાં અને ડાઉનલોડ કરેલી ફાઇલોમાં નામ રહે છે. આ જ નામનું આયોજકનું ખાતું બદલાતું નથી.
erasure-kept = જે લખાણોમાં આ ખેલાડીનું નામ કદાચ રહી જાય
erasure-kept-help = બીજા રૂપમાં લખાયેલું કે બીજા શબ્દની અંદર આવતું નામ ખાતરીથી મળતું નથી. વાંચી લો કે આ એ જ ખેલાડી વિશે છે કે નહીં: તે જેમ છે તેમ રહે છે.
erasure-for-good = આ પાછું ખેંચી શકાતું નથી.
erasure-button = નામ ભૂંસો: { $name }
erasure-in-play = { $tournament }માં ફોન પર એક બાજી ચાલે છે
erasure-in-play-help = આ ખેલાડી તેમાં રમે છે. બાજી પૂરી થવા દો, અથવા “ફોન પર રમત”માં જઈને તેને પડતી મૂકો, પછી ફરી પ્રયત્ન કરો.
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
room-read-out = વિજેતા મંચ બતાવો
room-next-archived = તે આર્કાઇવમાં છે. તેનું જાહેર પેજ રહે છે.

## પહેલાં નામ, પછી તેમને માટેનાં ફોર્મેટ

draft-step-names = 1. કોણ રમે છે
draft-step-format = 2. શું રમવું છે
draft-step-when = 3. ક્યારે
draft-step-rules = 4. સ્કોરિંગ અને નિયમો
draft-continue = આગળ
draft-count-again = નામ ફરી જુઓ
offer-players = { $count ->
    [one] { $count } ખેલાડી
   *[other] { $count } ખેલાડી
}
offer-teams = ટીમ: { $count }, ખેલાડી: { $players }
offer-tidied = યાદી સરખી કરી: દરેક નામ અલગ, નંબર, ટપકાં અને અલ્પવિરામ વગર.
offer-nothing = આટલા માટે કોઈ ફોર્મેટ નથી. 2થી 64 ખેલાડી જોઈએ, અથવા સરખા ખેલાડીવાળી બે ટીમ.
offer-others = બીજાં ફોર્મેટ
offer-takes = દરેક ટેબલ પર { $hands ->
    [one] { $hands } બાજી
   *[other] { $hands } બાજી
} · { $time }
offer-takes-until = દરેક ટેબલ પર { $hands ->
    [one] { $hands } બાજી
   *[other] { $hands } બાજી
} · { $time } · પૂરી થવાનો અંદાજ: { $end }
offer-takes-about = આશરે { $hands ->
    [one] { $hands } બાજી
   *[other] { $hands } બાજી
} · આશરે { $time }
offer-takes-about-until = આશરે { $hands ->
    [one] { $hands } બાજી
   *[other] { $hands } બાજી
} · આશરે { $time } · પૂરી થવાનો અંદાજ: { $end }
problem-name-alike = “{ $name }” અને “{ $other }” એક જ નામ લાગે છે. બે જણ હોય તો બંનેને અલગ ઓળખી શકાય એવું કંઈક ઉમેરો, જેમ કે અટક.
pasted-understood = નામ આ રીતે સમજાયાં
pasted-left-out = બાકાત: { $what }
pasted-quoted = “{ $text }”
pasted-ways = આમાંથી નામ કયું?
pasted-ways-hint = દરેક લાઇનમાં ઘણા ભાગ છે. જેમાં નામ સાચાં દેખાય તે પસંદ કરો.
problem-columns-missing = દરેક લાઇનમાં ઘણા ભાગ છે. કયા ભાગ નામ છે તે પસંદ કરો.
problem-mail-for-name = લાઇન { $line }: “{ $mail }” ઇમેઇલ સરનામું છે. તેને બદલે વ્યક્તિનું નામ લખો.
problem-name-near = “{ $name }” લગભગ “{ $other }” જેવું જ નામ છે. નામોની નીચેનો સવાલ જુઓ, પછી આગળ વધો.
near-known = “{ $name }” ક્લબની યાદીમાં નથી, પણ લગભગ એ જ નામનું કોઈ છે. એ જ હોય તો ટિક કરો; નહીં તો આ કોઈ બીજું છે, યાદીમાં નવું.
near-is = આ { $name } છે
near-here = “{ $name }” અને “{ $other }” સરખાં લાગે છે. એક જ વ્યક્તિ હોય તો બેમાંથી એક નામ કાઢો; બે જણ હોય તો એમ જ રહેવા દો.
roster-filter = નામ શોધો
roster-filter-ticks = શોધવા માટે લખો. નીચેનું તીર યાદીમાં લઈ જાય છે, ત્યાં Spaceથી ટિક થાય છે; Enterથી મળેલા પહેલા નામ પર ટિક થાય છે.
roster-filter-open = શોધવા માટે લખો. નીચેનું તીર યાદીમાં લઈ જાય છે; Enterથી મળેલું પહેલું નામ ખૂલે છે.
roster-filter-nobody = આ નામનું કોઈ નથી.

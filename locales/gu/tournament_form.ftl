### The form of a tournament, and its draft.

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
draft-how-long = કેટલી વાર
draft-how-long-short = ટૂંકી
draft-how-long-evening = એક સાંજ
draft-how-long-long = લાંબી
draft-how-long-exact = રાઉન્ડ, સેટ અને બાજી જાતે નક્કી કરો
draft-stop-ends = પૂરી થવાનો અંદાજ: { $end }
draft-stop-hands = દરેક ટેબલ પર { $hands } બાજી, એક સેટમાં { $block }
draft-rounds = રાઉન્ડ
draft-rounds-hint = ચાર ખેલાડી હોય તો એક રાઉન્ડમાં 12 બાજી, અને આઠ હોય તો દરેકની 28 બાજી.
draft-hands-per-block = એક સેટની બાજીઓ
draft-hands-per-block-hint = એ જ ચાર જણ, એ જ જોડીદારો સાથે, કેટલી બાજી રમે.
draft-hands-per-block-4 = ચાર બાજી
draft-hands-per-block-2 = બે બાજી
draft-hands-per-block-1 = એક બાજી
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
draft-entrants-hint = નામ જેવાં છે તેવાં જ પેસ્ટ કરો: એક લાઇનમાં એક, વચ્ચે અલ્પવિરામ, અથવા કોષ્ટક. ટીમો માટે એક લાઇનમાં એક ટીમ: “લાલ: આશા + બેલા”.
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
draft-summary = ટૂંકમાં
draft-summary-until = { $start }થી આશરે
draft-summary-players = ખેલાડી
draft-summary-tables = ટેબલ
draft-summary-resting = { $count }ને આરામ
draft-summary-hands = દરેક ટેબલ પર બાજી
draft-terms-change = બદલો
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
side-of-two = { $one } અને { $other }
draft-fair = સમતોલ: આખા કાર્યક્રમમાં દરેક જણ બીજા દરેક સાથે { $partners } વાર જોડીમાં, દરેક સામે { $opponents } વાર, અને દરેકની ડાબી બાજુએ { $left } વાર બેસે છે; { $deals } વાર વહેંચે છે અને { $openings } વાર શરૂઆત કરે છે.
draft-fair-lazy = સમતોલ: આખા કાર્યક્રમમાં દરેક જણ બીજા દરેક સાથે { $partners } વાર જોડીમાં, દરેક સામે { $opponents } વાર, અને દરેકની ડાબી બાજુએ { $left } વાર બેસે છે. કોણ વહેંચે અને કોણ શરૂઆત કરે તે બાજીઓ પરથી નક્કી થાય છે.
draft-fairness = આખા કાર્યક્રમમાં દરેક જણ બીજા દરેક સાથે { $partners } વાર જોડીમાં, દરેક સામે { $opponents } વાર, અને દરેકની ડાબી બાજુએ { $left } વાર બેસે છે; { $deals } વાર વહેંચે છે અને { $openings } વાર શરૂઆત કરે છે.
draft-fairness-lazy = આખા કાર્યક્રમમાં દરેક જણ બીજા દરેક સાથે { $partners } વાર જોડીમાં, દરેક સામે { $opponents } વાર, અને દરેકની ડાબી બાજુએ { $left } વાર બેસે છે. કોણ વહેંચે અને કોણ શરૂઆત કરે તે બાજીઓ પરથી નક્કી થાય છે.
draft-hands-each = દરેક જણ { $hands } બાજી રમે છે.
draft-rests = દરેક ખેલાડીને આરામના સેટ: { $blocks }.
draft-range = { $min }થી { $max }
draft-start-help = કાર્યક્રમમાં બધા જોઈએ. કોઈ આવવાનું ન હોય, તો પહેલાં તેમનું નામ બદલો કે દૂર કરો.
draft-start-all = { $count ->
    [one] { $count } ખેલાડી હાજર: શરૂ કરો
   *[other] બધા { $count } હાજર: શરૂ કરો
}
draft-start-some = અત્યાર સુધી ટિક: { $all }માંથી { $here }. બટન બાકીનાને પણ ટિક કરશે.
draft-here-title = કોણ હાજર છે
draft-here-count = { $all }માંથી { $here }
draft-first-block = શરૂઆતમાં કોણ ક્યાં
draft-more-tables = બીજાં { $count } ટેબલ
draft-drawn-when = ચિઠ્ઠીથી, { $when }
draft-further = વધુ
draft-figure-length = સમય
draft-figure-ends = પૂરી થવાનો અંદાજ
draft-figure-about = આશરે { $hands }
draft-figure-meetings = જોડીદાર, હરીફ
draft-figure-times = { $partners }×, { $opponents }×
draft-figure-even = બધાના સરખા
draft-figure-uneven = લગભગ સરખા
draft-figure-partly = બધા સાથે નહીં
draft-figure-range = { $min }–{ $max }
draft-figure-rests = આરામ
draft-figure-blocks = { $min }–{ $max } સેટ
draft-replace = ખેલાડી બદલો કે ઉમેરો
draft-present-save = હાજરી સાચવો
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
deletion-loses-codes = ટેબલના કોડ અને અંગત લિંક કામ કરતાં બંધ થશે.
deletion-loses-history = { $count ->
    [one] સાથે { $count } નોંધ જતી રહેશે, જે ગણાતી નથી.
   *[other] સાથે { $count } નોંધ જતી રહેશે, જે ગણાતી નથી.
}
deletion-loses-arrivals = { $count ->
    [one] { $count } જણની હાજરી નોંધાયેલી છે.
   *[other] { $count } જણની હાજરી નોંધાયેલી છે.
}
deletion-announcement = જાહેરાત તેની નામની યાદી સાથે પાછી આવશે.
deletion-name = કાઢી નાખવા ટુર્નામેન્ટનું નામ લખો
deletion-button-started = આ ટુર્નામેન્ટ કાઢી નાખો
problem-deletion-name = આ આ ટુર્નામેન્ટનું નામ નથી.

## Other words of these pages

start-missing-tick = કોણ હાજર છે તે ટિક કરો
draft-conflict-somebody = તમે આ મુસદ્દો ખોલ્યો હતો ત્યારે તેમાં ફેરફાર થયો
draft-match-goes-on = બેઠકો એ જ રહે છે, અને મેચનો ફેંસલો થાય ત્યાં સુધી દરેક બાજી પછી વહેંચવાનો વારો ઘડિયાળની દિશામાં આગળ જાય છે.

## પહેલાં નામ, પછી તેમને માટેનાં ફોર્મેટ

draft-step-names = કોણ રમે છે
draft-step-format = શું રમવું છે
draft-step-when = ક્યારે
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
names-remove = દૂર કરો: { $name }
problem-more-players = { $count ->
    [one] હજી { $count } ખેલાડી જોઈએ
   *[other] હજી { $count } ખેલાડી જોઈએ
}
problem-fewer-players = { $count } ખેલાડી વધારે છે
problem-equal-teams = સરખા ખેલાડીવાળી બે ટીમ જોઈએ
problem-no-teams = ટીમ નહીં, અલગ અલગ ખેલાડી જોઈએ
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

## The setting of a tournament

draft-move-seconds = ફોન પર ચાલદીઠ સેકન્ડ
draft-move-seconds-hint = ફોન પર રમાતી બાજીઓ માટે: ખેલાડી એટલા સમયમાં ન ચાલે તો બોટ ચાલે છે; અડધો સમય થાય ત્યારે યાદ કરાવાય છે. ખાલી રાખો તો સમયની મર્યાદા નથી.
draft-fact-move-seconds = ફોન પર ચાલદીઠ { $count } સેકન્ડ

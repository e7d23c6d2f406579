### The pages that everybody may see.

## The home page, and a club’s page

home-title = ટુર્નામેન્ટ
home-running = ચાલુ છે
home-ready = શરૂ થવામાં છે
home-finished = પૂરી થઈ
home-clubs = ક્લબો
home-empty = હજી કોઈ ટુર્નામેન્ટ નથી
home-empty-help = આયોજક ટુર્નામેન્ટ શરૂ કરે કે તરત તે લીડરબોર્ડ સાથે અહીં દેખાશે.
home-fresh = આ Lastcardમાં હજી કોઈ આયોજક નથી
home-fresh-help = તમે જ તેને ઇન્સ્ટોલ કર્યું હોય, તો શરૂ થતી વખતે તેણે બતાવેલી સેટઅપ લિંક ખોલો. બે જ મિનિટનું કામ છે.
home-fresh-link = ક્લબનું સેટઅપ કેવી રીતે કરવું
club-empty = આ ક્લબમાં હજી બતાવવા જેવી કોઈ ટુર્નામેન્ટ નથી
club-empty-help = ટુર્નામેન્ટ શરૂ થાય કે તરત તેનું લીડરબોર્ડ અહીં દેખાશે.

## Every page of a tournament

public-facts = { $format } · { $scoring }
public-own-rules = આ ટુર્નામેન્ટમાં આટલું જુદું છે:
public-winners = { $count ->
    [one] { $players ->
        [one] વિજેતા: { $names }
       *[other] વિજેતા: { $names }
    }
   *[other] { $names } સંયુક્ત પહેલા સ્થાને
}
public-loser = { $count ->
    [one] હારનાર: { $losers }
   *[other] હારનાર: { $losers }
}; મર્યાદાની અંદર રહેનાર: { $names }
public-nobody-under = { $line }; મર્યાદાની અંદર કોઈ રહ્યું નહીં
public-and-losers = { $line }; { $count ->
    [one] હારનાર: { $losers }
   *[other] હારનાર: { $losers }
}
public-lost-most = સૌથી વધુ બાજી હારનાર: { $names }
public-hands-played = { $played ->
    [0] હજી એક પણ બાજી રમાઈ નથી
    [one] { $played } બાજી રમાઈ
   *[other] { $played } બાજી રમાઈ
}
public-hands-of = { $all }માંથી { $played } બાજી રમાઈ
public-target = { $points } પોઇન્ટ સુધી રમાશે.
public-limit = મર્યાદા { $points } પોઇન્ટની છે.
public-limit-plays-on = કોઈ { $points } પોઇન્ટની મર્યાદાએ પહોંચે તોપણ બધી બાજીઓ રમાય છે.
board-name-at-limit = { $name } (મર્યાદાએ)
public-agreed = { $hands } બાજી નક્કી થઈ છે.
public-rounds = { $rounds } રાઉન્ડ રમાશે.
public-blocks = { $blocks } સેટ રમાશે.
public-plus = +{ $points }
public-minus = −{ $points }
public-nought = { $points }
public-duplicate = ડુપ્લિકેટ વહેંચણી
public-duplicate-line = દરેક બાજીમાં બધાં ટેબલ પર એક જ કાર્ડથી રમાય છે. દર બીજા રાઉન્ડમાં એ જ વહેંચણી ફરી રમાય છે, ફક્ત બંને પક્ષનાં કાર્ડની અદલાબદલી થાય છે. “{ board-duplicate }” ખાનું બતાવે છે કે એ જ કાર્ડથી તમારા પક્ષોએ બીજાઓ કરતાં સરેરાશ કેટલા પોઇન્ટ વધુ મેળવ્યા. રેન્કિંગ પર તેની અસર પડતી નથી.
public-won = જીત
public-lost = હાર
public-against = { $one } સામે { $other }
public-deals-opens = વહેંચનાર { $dealer }, પહેલો વારો { $opener }
public-after-end = અંત પછી નોંધાયું, ગણાશે નહીં
public-tabs = આ ટુર્નામેન્ટનાં પેજ

tab-leaderboard = લીડરબોર્ડ
tab-schedule = કાર્યક્રમ

reason-schedule = બધી બાજીઓ રમાઈ ગઈ છે.
reason-target = લક્ષ્યાંક પૂરો થયો છે.
reason-limit = મર્યાદા આવી ગઈ છે.
reason-last-standing = બાકીના બધા બહાર થઈ ગયા છે.
reason-stopped = આયોજકે વહેલી બંધ કરી છે.

## The leaderboard

board-caption-std = જીતેલા પોઇન્ટ, સૌથી વધુ પહેલા
board-caption-lose200 = ચડેલા પોઇન્ટ, સૌથી ઓછા પહેલા
board-caption-lazy = જીતેલી બાજીઓ, સૌથી વધુ પહેલી
board-caption-average-std = બાજીદીઠ જીતેલા પોઇન્ટ, સૌથી વધુ પહેલા
board-caption-average-lose200 = બાજીદીઠ ચડેલા પોઇન્ટ, સૌથી ઓછા પહેલા
board-caption-average-lazy = જીતેલી બાજીઓનો હિસ્સો, સૌથી વધુ પહેલો
board-caption-challenge = ચડેલા પોઇન્ટ; જે મર્યાદાએ પહોંચે તે બહાર
board-caption-placement = હારેલી બાજીઓ, સૌથી ઓછી પહેલી
board-caption-refill = રિફિલ પોઇન્ટ, સૌથી વધુ પહેલા
board-rank = ક્રમાંક
board-rank-short = #
board-name = નામ
board-total = પોઇન્ટ
board-chance = શક્યતા, 100માંથી
board-chance-line = પહેલું સ્થાન: { $chance }
board-chances-link = શક્યતાઓ, અને તે કેવી રીતે ગણાય છે
board-average = બાજીદીઠ
board-duplicate = ડુપ્લિકેટ
board-hands = બાજી
board-won = જીત
board-lost = હાર

## Who came and who left

line-then = { $line }, પછી { $next }
line-team-then = { $line }, { $first }ને બદલે { $next }
board-people = ખેલાડીઓમાં ફેરફાર
board-people-line = { $what } ({ $when })
people-hand = બાજી { $hand }
people-hand-of-round = રાઉન્ડ { $round }ની બાજી { $hand }
play-off-hands = { $hands ->
    [one] { $hands } બાજીથી ફેંસલો થશે. { $won }.
   *[other] જે પહેલાં { $hands } બાજી જીતે તે વિજેતા. { $won }.
}
play-off-won = { $name } { $hands }
public-play-off-runs = પહેલા સ્થાન માટે પ્લે-ઓફ
board-play-off = પહેલા સ્થાન માટે પ્લે-ઓફ
board-play-off-void = પ્લે-ઓફ ગણાશે નહીં
board-play-off-void-help = સુધારા પછી એ જ સ્પર્ધકો હવે સંયુક્ત પહેલા સ્થાને નથી. રમાયેલી બાજીઓ સચવાયેલી છે:
schedule-play-off = પ્લે-ઓફ
schedule-before-play-off = પ્લે-ઓફ પહેલાં
board-after-end = અંત પછી નોંધાયેલું
board-after-end-help = આ બાજીઓ ગણાશે નહીં, કારણ કે તેની પહેલાંની એક બાજીમાં જ મેચ પૂરી થઈ ગઈ હતી:
board-tables = હમણાં રમાય છે
board-table-waits = આ ટેબલનો સેટ પૂરો થયો છે, બીજાં ટેબલની રાહ જુએ છે.
board-sitting-out = આ સેટમાં આરામ: { $names }
board-updated = તાજું થયું: { $when }
board-drawn = ખેલાડીઓનો ક્રમ
public-drawn-by-lot = ચિઠ્ઠીથી નક્કી થયો ({ $when }): { $order }
public-drawn-as-typed = આયોજકે નક્કી કર્યો ({ $when }): { $order }
board-how = ફોર્મેટ અને નિયમો
board-live = આ પેજ જાતે તાજું થતું રહે છે.

## The schedule

schedule-title = { $name }: કાર્યક્રમ
schedule-block = સેટ { $block }
schedule-block-table = સેટ { $block }, ટેબલ { $table }
schedule-round-block = રાઉન્ડ { $round }, સેટ { $block }
schedule-round-block-table = રાઉન્ડ { $round }, સેટ { $block }, ટેબલ { $table }
schedule-sits-out = { $block }, આરામ
schedule-blocks = બધા સેટ
schedule-next = હવે પછી
schedule-open = બાકી
schedule-again = ફરી વહેંચાઈ
schedule-print = આખો કાર્યક્રમ પ્રિન્ટ કરો
schedule-open-ended = મેચનો ફેંસલો થાય ત્યાં સુધી દરેક પરિણામ પછી એક નવી બાજી ઉમેરાય છે.

## A hand

hand-seats = ટેબલ પર
hand-clockwise = બેઠક 1થી શરૂ કરીને ઘડિયાળની દિશામાં.
hand-deals = વહેંચનાર
hand-opens = પહેલો વારો
hand-out = કાર્ડ પૂરાં
hand-with = જોડીદાર { $partner }
hand-finished = કાર્ડ પૂરાં, સ્થાન { $place }
hand-lost = છેલ્લે એકલા રહીને હાર
hand-one-points = { $count } રિફિલ પોઇન્ટ
hand-left-nothing = હાથમાં કોઈ કાર્ડ નહીં
hand-cards-typed = સરવાળો લખ્યો, કાર્ડ ગણ્યાં નથી
hand-same-cards = એ જ કાર્ડ, બીજાં ટેબલ પર
hand-same-cards-help = વહેંચનારના પક્ષે એ કાર્ડથી કેટલા પોઇન્ટ મેળવ્યા, અને બીજાઓની સરેરાશથી કેટલો ફરક છે. તેના હરીફો માટે બંને ચિહ્ન (+ અને −) ઊલટાં સમજવાં.
hand-same-place = બાજી
hand-same-side = વહેંચનારનો પક્ષ
hand-same-made = મેળવ્યા
hand-same-better = કેટલું સારું
hand-cards-hidden = કાર્ડ હજી છુપાયેલાં છે
embargo-title = કાર્ડ હજી છુપાયેલાં છે
embargo-why = આ જ ડેક એકથી વધુ વાર રમાય છે. છેલ્લી વાર રમાઈ જાય ત્યાં સુધી તેમાં કયાં કાર્ડ હતાં તે અહીં કોઈ જોઈ શકતું નથી.
embargo-until = હજી રમવાની બાકી:
embargo-hand = { $hand }, ટેબલ { $table }
embargo-soon = આ ડેકની છેલ્લી બાજી હમણાં રમાઈ રહી છે.
hand-not-played = આ બાજી હજી રમાઈ નથી.
hand-dealt-again = { $count ->
    [one] કોઈ ચાલી શકે તેમ નહોતું, એટલે { $count } વાર ફરી વહેંચાઈ.
   *[other] કોઈ ચાલી શકે તેમ નહોતું, એટલે { $count } વાર ફરી વહેંચાઈ.
}
hand-penalties = દંડ
hand-penalty = દંડ:
hand-history = ઇતિહાસ
hand-history-help = કશું ભૂંસાતું નથી: દરેક ફેરફાર અહીં નોંધાયેલો છે.
hand-history-untold = { $count ->
    [one] અગાઉની { $count } નોંધ બતાવી નથી.
   *[other] અગાઉની { $count } નોંધો બતાવી નથી.
}
hand-recorded = નોંધાયું
hand-corrected = સુધારાયું
hand-taken-back = પાછું ખેંચાયું
hand-correction-taken-back = સુધારો પાછો ખેંચાયો
hand-restored = ફરી લવાયું
hand-undone = બાજી ફરી ખુલ્લી છે
via-person = { $name } દ્વારા
via-table = ટેબલ { $table }ના કોડથી
via-organiser = આયોજક દ્વારા
via-import = ટુર્નામેન્ટ ફાઇલમાંથી
via-played = ફોન પર રમાયેલી બાજીમાંથી
via-program-of = { $name }ના પ્રોગ્રામ દ્વારા
via-program = એક પ્રોગ્રામ દ્વારા

## An entrant

entrant-players = ખેલાડીઓ: { $names }
entrant-with = જોડીદાર
entrant-against = સામે
entrant-penalties = દંડ: { $list }
entrant-fined = { $cards ->
    [0] { $what }, કોઈ કાર્ડ નહીં
    [one] { $what }, { $cards } કાર્ડ
   *[other] { $what }, { $cards } કાર્ડ
}
penalties-own = { $count } × { $kind }
penalties-uno-missed = { $count } વાર UNO ન બોલાયું
penalties-false-call = { $count } વાર ખોટું UNO બોલાયું
penalties-misplay = { $count } વાર ખોટું કાર્ડ મુકાયું
penalties-hint = { $count ->
    [one] { $count } ઇશારો
   *[other] { $count } ઇશારા
}
penalties-cheat = { $count } વાર અંચઈ
penalties-hide = { $count } વાર કાર્ડ છુપાવ્યાં
penalties-wd4-guilty = { $count } × નિયમ વિરુદ્ધ વાઇલ્ડ +4
penalties-wd4-wrong = { $count } × વાઇલ્ડ +4ને ખોટો પડકાર
penalties-silence = { $count } વાર મૌન તૂટ્યું
penalties-centre = { $count } વાર હાથ છેલ્લો પડ્યો
entrant-sits-out = આરામ: { $blocks }
entrant-hand = બાજી
entrant-did = પોઇન્ટ
entrant-outcome = પરિણામ
entrant-total = કુલ
entrant-open = હજી રમાઈ નથી
hand-replay = આ બાજી ફરી જુઓ

# Standings that are kept back until the prize-giving.
public-embargo-later = રેન્કિંગ ઇનામ વિતરણ વખતે જણાવાશે. ત્યાં સુધી અહીં ફક્ત કોણ રમે છે તે દેખાય છે, પરિણામો નહીં.
public-embargo-from = રેન્કિંગ { $when }થી દેખાશે. ત્યાં સુધી અહીં ફક્ત કોણ રમે છે તે દેખાય છે, પરિણામો નહીં.
board-players = કોણ રમે છે

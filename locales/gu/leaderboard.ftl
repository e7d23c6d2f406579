### The pages of a tournament, and its leaderboard.

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
tab-control-room = ટુર્નામેન્ટ ચલાવો

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

board-people = ખેલાડીઓમાં ફેરફાર
board-people-line = { $what } ({ $when })
play-off-hands = { $hands ->
    [one] { $hands } બાજીથી ફેંસલો થશે. { $won }.
   *[other] જે પહેલાં { $hands } બાજી જીતે તે વિજેતા. { $won }.
}
play-off-won = { $name } { $hands }
public-play-off-runs = પહેલા સ્થાન માટે પ્લે-ઓફ
board-play-off = પહેલા સ્થાન માટે પ્લે-ઓફ
board-play-off-void = પ્લે-ઓફ ગણાશે નહીં
board-play-off-void-help = સુધારા પછી એ જ સ્પર્ધકો હવે સંયુક્ત પહેલા સ્થાને નથી. રમાયેલી બાજીઓ સચવાયેલી છે:
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

## The leaderboard as a scoreboard

board-block = સેટ
board-up = { $places ->
    [one] સેટ શરૂ થયા પછી { $places } સ્થાન ઉપર
   *[other] સેટ શરૂ થયા પછી { $places } સ્થાન ઉપર
}
board-down = { $places ->
    [one] સેટ શરૂ થયા પછી { $places } સ્થાન નીચે
   *[other] સેટ શરૂ થયા પછી { $places } સ્થાન નીચે
}
board-last-hand = છેલ્લી બાજી:
board-at-table = ટેબલ { $table }, જોડીદાર { $partners }
board-rests = આ સેટમાં આરામ
board-recent = છેલ્લી બાજીઓ
board-now = હમણાં

## The row of the person who uses this device

own-row = તમે
own-row-place = તમારું સ્થાન: { $place }
own-row-show = મારી હરોળ બતાવો
own-row-remember = આ હું છું
own-row-forget = આ હું નથી

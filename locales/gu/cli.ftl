### The command line.

## Every command

cli-problem = { $place }: { $text }
cli-unreadable = { $file } વાંચી શકાતી નથી: { $reason }
cli-unwritable = આઉટપુટ લખી શકાતું નથી: { $reason }
cli-option-form = “{ $given }” વિકલ્પ નથી: NAME=VALUE લખો, જેમ કે house.zero50=true
cli-bad-url = “{ $given }” એવું સરનામું નથી જ્યાંથી લોકો સેવા સુધી પહોંચી શકે: http:// કે https://, નામ અને જરૂર હોય તો પોર્ટ લખો, જેમ કે https://uno.example, પાછળ કોઈ પાથ વિના.
cli-standard-input = સ્ટાન્ડર્ડ ઇનપુટ

## Standings

cli-rank = ક્રમાંક
cli-name = નામ
cli-total = કુલ
cli-average = સરેરાશ
cli-hands = બાજી
cli-won = જીત
cli-season-points = પોઇન્ટ
cli-season-evenings = સાંજ
cli-season-counted = ગણાયેલી
cli-season-won = પહેલું
cli-lost = હાર
cli-best = શ્રેષ્ઠ
cli-worst = સૌથી ખરાબ
cli-state = સ્થિતિ
cli-at_limit = મર્યાદા
cli-duplicate = ડુપ્લિકેટ
cli-state-playing = રમતમાં
cli-state-winner = વિજેતા
cli-state-lost = હાર
cli-state-eliminated = બહાર
cli-state-withdrawn = રમત છોડી
cli-state-disqualified = ગેરલાયક
cli-state-placed = –
cli-finished = { $reason ->
    [schedule] પૂરી થઈ: બધી બાજીઓ આવી ગઈ છે.
    [target] પૂરી થઈ: લક્ષ્યાંક પૂરો થયો છે.
    [limit] પૂરી થઈ: મર્યાદા આવી ગઈ છે.
    [last-standing] પૂરી થઈ: બાકીના બધા બહાર થઈ ગયા છે.
   *[stopped] પૂરી થઈ: આયોજકે બંધ કરી.
}
cli-play-off = પહેલા સ્થાન માટે પ્લે-ઓફ: { $won }
cli-next = ટેબલ { $table } પર હવે રાઉન્ડ { $round }ની બાજી { $hand }: { $seats }

## Schedule

cli-hand = બાજી
cli-round = રાઉન્ડ
cli-block = સેટ
cli-table = ટેબલ
cli-seats = બેઠકો, ઘડિયાળની દિશામાં
cli-dealer = વહેંચનાર
cli-opener = પહેલો વારો
cli-fairness = સમતોલ: દરેક સાથે જોડીદાર { $partners } વાર, હરીફ { $opponents } વાર, ડાબી બાજુએ { $left } વાર; ખેલાડીદીઠ બાજી { $hands }{ $rests ->
    [none] {""}
   *[other] , આરામના સેટ { $rests }
}{ $deals ->
    [none] .
   *[other] , વહેંચણી { $deals }, શરૂઆત { $opens }.
}
cli-schedule-name = { $format ->
    [two-vs-two] બે સામે બે
    [four-player] ચાર ખેલાડી
    [eight-player] આઠ ખેલાડી
    [team] ટીમ મુકાબલો
    [free-for-all] સૌ પોતપોતાના માટે
    [challenge] ચેલેન્જ
    [cowboy] કાઉબોય
    [duo] DUO
    [individual] વ્યક્તિગત
   *[other] { $format }
}

## Simulation

cli-bot-unknown = “{ $given }” બોટ નથી. આમાંથી પસંદ કરો: { $known }.
cli-no-winner = આ નિયમો પ્રમાણે બાજીમાં એવો વિજેતા હોતો નથી જેવો આ સ્કોરિંગને જોઈએ. બીજા નિયમો પસંદ કરો, અથવા તેને અનુકૂળ સ્કોરિંગ.
cli-progress = { $all }માંથી { $done } બાજી
cli-statistics = { $hands } બાજી, { $seconds } સેકન્ડમાં, { $threads } { $threads ->
    [one] થ્રેડ
   *[other] થ્રેડ
} પર: સેકન્ડે { $speed }
    બાજીદીઠ વારા: { $turns }
    વિજેતાના પોઇન્ટ: સરેરાશ { $mean }, મધ્યસ્થ { $median }, મોટા ભાગે { $low } અને { $high }ની વચ્ચે
    બેઠક પ્રમાણે જીત: { $seats }; શરૂઆત કરનારની: { $opener }
    અટકીને ફરી વહેંચાઈ: { $stuck }; અંત ન આવવાથી પડતી મુકાઈ: { $abandoned }

## Hand logs

cli-log = નોંધ { $number }
cli-endless-match = આ નિયમોથી મેચ પૂરી થતી નથી: છેલ્લી { $hands } બાજીમાં કોઈને એકેય પોઇન્ટ મળ્યો નથી.
cli-no-logs = તેમાં બાજીની કોઈ નોંધ નથી.
cli-logs-right = { $count ->
    [one] બાજીની { $count } નોંધ, અને તે સાચી છે.
   *[other] બાજીની { $count } નોંધો, બધી સાચી.
}

### What can be printed of a tournament.

## શું શું પ્રિન્ટ થઈ શકે

print-title = પ્રિન્ટ
print-all-the-same = તો પણ પ્રિન્ટ કરો
print-tonight = આજ માટે બધું
print-tonight-line = કાર્ડ, બેઠકો, કાર્યક્રમ અને સ્કોર શીટ, એક પછી એક, એક જ દસ્તાવેજમાં.
print-tonight-do = આજ માટે બધું પ્રિન્ટ કરો
print-one = એક એક કરીને
print-address = હોલના ફોન આ કમ્પ્યુટર સુધી બીજા સરનામે પહોંચે છે. કયું છાપવું તે પસંદ કરો:
print-of = { $what }: { $name }
print-others = બીજું કંઈક પ્રિન્ટ કરો
print-by-browser = આ પેજ Ctrl+Pથી કે શેર મેનૂમાંથી પ્રિન્ટ કરો.
print-schedule = આખો કાર્યક્રમ
print-schedule-line = બધા સેટ અને ટેબલ, અને કોનો આરામ: વંચાય તો એક જ શીટ પર.
print-seats = બેઠક વ્યવસ્થા
print-seats-line = દરવાજા અને દીવાલ માટે: દરેકનું પહેલું ટેબલ અને બેઠક, નામ પ્રમાણે અને ટેબલ પ્રમાણે.
print-plans = ખેલાડીઓના પોતાના કાર્યક્રમ
print-plans-line = દરેક ખેલાડી માટે: ટેબલ, બેઠક, જોડીદાર અને હરીફ, સેટ પ્રમાણે; એક શીટ પર કેટલાક, કાપીને આપવા માટે.
print-cards = ટેબલનાં કાર્ડ
print-cards-line = એક શીટ પર ચાર, ફોન માટેના કોડ સાથે, અને દરેક ખેલાડીની અંગત લિંક.
print-sheets = સ્કોર શીટ
print-sheets-line = દરેક ટેબલ અને સેટ માટે એક, નેટવર્ક કે વીજળી જાય ત્યારે હાથે લખવા માટે.
print-standings = રેન્કિંગ
print-standings-line = અત્યારે છે તેવું, કે અંતે રહ્યું તેવું.
print-kept = હજી જાહેર નથી: રેન્કિંગ બતાવાય ત્યાં સુધી તમારી પાસે રાખો.
print-certificates = પ્રમાણપત્રો
print-certificates-line = દરેક પેજ પર એક, પહેલા ત્રણ માટે કે બધા માટે.

## કોણ ક્યાં બેસશે

seats-print-by-name = નામ પ્રમાણે
seats-print-by-table = ટેબલ પ્રમાણે
seats-print-resting = પહેલાં આરામ:

## ખેલાડીનો પોતાનો કાર્યક્રમ

plan-of-one = એક ખેલાડીનો કાર્યક્રમ
plan-show = આ કાર્યક્રમ બતાવો
plan-all = બધા ખેલાડીઓના કાર્યક્રમ
plan-hand = બાજી
plan-hands = બાજીઓ
plan-table = ટેબલ
plan-seat = બેઠક
plan-partner = જોડીદાર
plan-against = હરીફ
plan-rests = { $block }: આરામ
plan-undecided = જ્યાં નિશાન નથી ત્યાં વહેંચનાર આગલી બાજીથી નક્કી થાય છે.

## સ્કોર શીટ

sheets-order = હજી રમવાની બાકી હોય તે જ બાજીઓની હરોળ છે. શીટ આ જ ક્રમમાં રાખો: તે આ જ ક્રમમાં ટાઇપ થાય છે.
sheets-of-block = એક સેટની શીટ
sheets-all = બધા સેટની શીટ
sheets-none = રમવાનું કંઈ બાકી નથી, એટલે લખવાનું પણ નથી.
sheet-seats = બેઠકો, ઘડિયાળની દિશામાં
sheet-out = કાર્ડ પૂરાં
sheet-loser = હારનાર
sheet-notes = દંડ, ટિપ્પણી
sheet-how-winner = કાર્ડ પૂરાં કરનારનો નંબર લખો.
sheet-how-loser = કાર્ડ પૂરાં કરનારનો અને હારનારનો નંબર લખો.
sheet-how-totals = કાર્ડ પૂરાં કરનારનો નંબર લખો, અને દરેક હરીફની નીચે તેના હાથમાં રહેલા પોઇન્ટ (કંઈ ન હોય તો 0).
sheet-how-places = દરેક ખેલાડીની નીચે બાજીમાં તેનું સ્થાન લખો: સૌથી પહેલાં કાર્ડ પૂરાં કરનારનું 1.
sheet-how-refills = દરેક ખેલાડીની નીચે રિફિલ પોઇન્ટ અને હાથમાં રહેલા પોઇન્ટ લખો (કંઈ ન હોય તો 0).
sheet-how-given-up = પડતી મૂકેલી બાજીમાં ડેશ કરો.
sheet-how-moved = આ બાજી પહેલાં હરીફો એકબીજા સાથે બેઠક બદલે છે.

## પ્રમાણપત્રો

certificates-first = પહેલા ત્રણ માટે
certificates-everybody = બધા માટે
certificates-none = હજી કોઈનું સ્થાન નક્કી નથી.
certificate-title = પ્રમાણપત્ર
certificate-place = { $place ->
    [1] પહેલું સ્થાન
    [2] બીજું સ્થાન
    [3] ત્રીજું સ્થાન
   *[other] સ્થાન { $place }
}
certificate-took-part = ભાગ લીધો
certificate-date = તારીખ
certificate-signature = સહી

### ખેલાડીની સાંજ, કોણ ક્યાં બેઠું છે, અને આગળ કોણ ક્યાં જશે.

## ખેલાડીનું પોતાનું પેજ

me-now = હમણાં
me-now-hand = હમણાં: { $hand }
me-now-waits = તમારા ટેબલે પોતાનો સેટ પૂરો કર્યો છે અને બીજાંની રાહ જુએ છે.
me-now-rests = આ સેટમાં તમે આરામ કરશો.
me-now-out = તમે હવે આ ટુર્નામેન્ટમાં નથી રમતા.
me-now-over = ટુર્નામેન્ટ પૂરી થઈ છે.
me-next = { $block }, લગભગ { $time } વાગ્યે
me-next-rests = તમે આરામ કરશો
me-place = ટેબલ { $table }, બેઠક { $seat }
me-with = સાથે: { $names }
me-against = સામે: { $names }
me-deals = તમે વહેંચશો.
me-opens = { $dealer } વહેંચશે, પહેલી ચાલ તમારી.
me-deals-and-opens = તમે વહેંચશો અને પહેલી ચાલ પણ તમારી.
me-dealer = { $dealer } વહેંચશે.
me-standing = સ્થાન { $rank } / { $of }: { $figure }
me-played = તમારી બાજીઓ
me-no-hands = તમારી કોઈ બાજી હજી નોંધાઈ નથી.
me-earlier = { $count ->
    [one] અને પહેલાંની { $count } બાજી
   *[other] અને પહેલાંની { $count } બાજી
}
me-taken-elsewhere = { $name } તરફથી બીજો ફોન રમે છે. આ લિંક બેઠક લઈ લેતી નથી: આયોજકની લિંક તેમ કરી શકે.
error-seat-by-table = આ લિંક હમણાં તમને બેઠક આપતી નથી
error-seat-by-table-help = તે ટેબલ પર બતાવાઈ હતી, તેથી તેનાથી ટેબલના કોડ કરતાં વધુ કંઈ મળતું નથી: બેઠક કોઈની પાસે છે, અથવા કાર્ડ વહેંચાઈ ગયાં છે. ટેબલ પર પૂછો, અથવા આયોજકની લિંક વાપરો.

## ટેબલનો ફોન બતાવે છે

personal-fold = તમારા ફોન પર તમારું પેજ
personal-fold-help = તમારું નામ દબાવો અને તમારા ફોનથી કોડ સ્કેન કરો: આગલું ટેબલ, તમારું સ્થાન અને તમારી બાજીઓ.
personal-title = { $name }નું પેજ
personal-help = { $name }: આ કોડ તમારા ફોનથી સ્કેન કરો, અથવા લિંક પોતાને મોકલો.

## કોણ ક્યાં જશે

moves-title = આગળ કોણ ક્યાં જશે
moves-stays = અહીં જ રહેશે
moves-table = ટેબલ { $table } પર
moves-rests = આરામ
seats-title = હું ક્યાં બેસું?
seats-name = નામ
seats-now = હમણાં
seats-next = આગળ
seats-table = ટેબલ { $table }
seats-seat = બેઠક { $seat }
seats-waits = રાહ જુએ છે
seats-rests = આરામ
seats-clockwise = બેઠકો ઘડિયાળની દિશામાં ગણાય છે.
seats-over = હમણાં કોઈ ક્યાંય બેઠું નથી: ટુર્નામેન્ટ પૂરી થઈ છે.

## સેટની વચ્ચે બેઠક બદલવી

seats-swap = { $one } અને { $other } એકબીજા સાથે બેઠક બદલે છે
seats-swap-you = તમે અને { $name } એકબીજા સાથે બેઠક બદલો
seats-takes = { $other }ની બેઠક પર હવે { $name }
seats-takes-you = તમે { $name }ની બેઠક પર બેસો
seats-before-hand = { $hand }: { $change }
seats-moved = નવી બેઠક
seats-then = બાજી { $hand }થી: બેઠક { $seat }

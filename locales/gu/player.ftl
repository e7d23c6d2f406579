### A player’s own page, the personal link, and holdings that players report.

## The personal link

me-title = { $name } · { $tournament }
me-lede = આ લિંક ફક્ત તમારી છે: જે તેને ખોલે તે { $name } તરીકે રમે.
me-plays = ટેબલ { $table } ફોન પર રમે છે ({ $hand }), અને તેમાં તમારી બેઠક છે.
me-sit = આ ફોન પર { $name } તરીકે રમો
me-sits = આ ફોન { $name } તરીકે રમે છે.
me-waits = તમારી કોઈ બાજી હમણાં ફોન પર રમાતી નથી. રમાશે ત્યારે આ પેજથી ત્યાં જવાશે.
me-goes-on = આ પેજ જાતે તમને ત્યાં લઈ જશે.
me-look-again = ફરી તપાસો
me-standings = લીડરબોર્ડ

## ખેલાડીનું પોતાનું પેજ

me-now = હમણાં
me-now-hand = હમણાં: { $hand }
me-now-waits = તમારા ટેબલે પોતાનો સેટ પૂરો કર્યો છે અને બીજાંની રાહ જુએ છે.
me-now-rests = આ સેટમાં તમે આરામ કરશો.
me-now-out = તમે હવે આ ટુર્નામેન્ટમાં નથી રમતા.
me-now-over = ટુર્નામેન્ટ પૂરી થઈ છે.
me-end-average = બાજીદીઠ { $figure }
me-end-won = { $hands } માંથી { $won } બાજીઓ જીતી
me-end-best = સૌથી સારી +{ $points }, { $hand }
me-end-best-with = સૌથી સારી +{ $points }, { $names } સાથે, { $hand }
me-end-season = { $name }: સ્થાન { $rank }
me-end-next = હવે પછી: { $name }, { $when }
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

## Holdings that every player enters on a phone of their own

own-hand-title = { $name }: મારાં કાર્ડ · { $tournament }
own-hand-open = બાજી પૂરી: મારાં કાર્ડ નોંધું
own-hand-place = { $tournament }, { $name }
own-hand-back = મારી સાંજ
own-hand-out = મારાં કાર્ડ પૂરાં
own-hand-left = અથવા: તમારી પાસે શું બચ્યું?
own-hand-missing = તમારાં કાર્ડ દબાવો
own-hand-save = { $points } પોઇન્ટ બચ્યા: સાચવો
own-hand-again = સાચું નથી? ફરી નોંધો
own-hand-reported = તમે કહ્યું: { $count }.
own-hand-last = { $hand }: { $result }
own-hand-next = આગળ: ટેબલ { $table }
own-hand-next-with = આગળ: ટેબલ { $table }, સાથે { $names }
own-hand-next-rests = આગળ તમે આરામ કરશો.
own-hand-table = આ બાજી ટેબલનો ફોન બધા માટે નોંધે છે.
own-hand-on-phones = આ બાજી ફોન પર રમાય છે, ફોન જાતે ગણે છે.
own-hand-offline = સિગ્નલ નથી. તમે નોંધેલું આ ફોનમાં રહ્યું છે અને આપોઆપ મોકલાશે.

own-counts-title = ખેલાડીઓએ શું નોંધ્યું
own-counts-nothing = હજી કંઈ નહીં
own-counts-out = કાર્ડ પૂરાં
own-counts-left = { $points ->
    [one] { $points } પોઇન્ટ બચ્યો
   *[other] { $points } પોઇન્ટ બચ્યા
}
own-counts-waits = બાકી: { $names }.
own-counts-mismatch = આ મેળ ખાતું નથી
own-counts-mismatch-help = કાર્ડ સાથે મળીને જુઓ. જેની ભૂલ હોય તે અહીં ફરી નોંધે, અથવા ટેબલનો ફોન બાજી નોંધે.
own-counts-differ = { $name }નાં કાર્ડ વિશે બે ફોન જુદું કહે છે: { $counts }.
own-counts-several-out = { $names } બધા કહે છે કે તેમનાં કાર્ડ પૂરાં થયાં.
own-counts-nobody-out = કોઈ કહેતું નથી કે તેનાં કાર્ડ પૂરાં થયાં.
own-counts-enter = બાકીનું બધા માટે નોંધો
own-counts-contradicted = { $name }એ પોતાના ફોન પર નોંધ્યું: { $counts }. અહીંનું સાચું હોય તો ફરી સાચવો.

error-own-count-not-played = આ બાજી અત્યારે રમાતી નથી
error-own-count-not-played-help = કંઈ નોંધાયું નથી. પાછા જઈને જુઓ કે અત્યારે શું રમો છો.
error-own-count-not-offered = આ બાજી ટેબલનો ફોન નોંધે છે
error-own-count-not-offered-help = કંઈ નોંધાયું નથી. આયોજકે એક ફોનને બધા માટે ગણવા દીધો છે.
error-own-count-changed = આ બાજી આ દરમિયાન નોંધાઈ ગઈ
error-own-count-changed-help = તમારું નોંધેલું હવે જરૂરી નહોતું. પાછા જઈને પરિણામ તપાસો. ખોટું હોય તો ટેબલના ફોન પર સુધારો.
error-own-count-not-seated = તમે આ બાજીમાં નથી
error-own-count-not-seated-help = કંઈ નોંધાયું નથી. બાજી રમનારા જ પોતાનાં કાર્ડ નોંધે છે.
error-own-count-on-phones = આ બાજી ફોન પર રમાય છે
error-own-count-on-phones-help = કંઈ નોંધાયું નથી: ફોન જાતે ગણે છે.
error-own-count-too-often = તમે આ ઘણી વધારે વાર નોંધ્યું
error-own-count-too-often-help = ટેબલનો ફોન અથવા આયોજક બાજી નોંધે.

### The form of a hand, at the table and at the desk.

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

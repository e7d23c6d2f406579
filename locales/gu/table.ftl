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
table-end-here = આ ટેબલ પર
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

table-sending = મોકલાઈ રહ્યું છે: { $what }
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

## Table codes and cards

cards-title = ટેબલનાં કાર્ડ
cards-print = બધા ટેબલનાં કાર્ડ, કાપીને છૂટાં કરવા માટે. નીચે બટન ન દેખાય તો Ctrl+Pથી કે શેર મેનૂમાંથી આ પેજ પ્રિન્ટ કરો.
cards-how = ફોનના કેમેરાથી આ સ્કેન કરો અને દરેક બાજી ભરો
cards-moves = સેટની વચ્ચે બે ખેલાડી બેઠક બદલે છે: કોણ, તે ફોન કહેશે.
cards-step-type = અથવા { $address } ખોલો
qr-label = { $address }નો QR કોડ

## The draw for the first dealer

dealer-title-high-card = પહેલાં કોણ વહેંચે? કાર્ડ ખેંચો
dealer-title-cut = પહેલો ડ્રાફ્ટ કોણ કરે? ડેક કાપો
dealer-title-assigned = પહેલાં કોણ વહેંચે?
dealer-help-high-card = દરેક જણ એક કાર્ડ ખેંચે, અને સૌથી મોટા કાર્ડવાળા વહેંચે. કોઈ ન ખેંચે તો { $name } વહેંચે.
dealer-help-cut = બંને ડેક કાપે, અને મોટા કાર્ડવાળા પહેલો ડ્રાફ્ટ કરે. કોઈ ન કાપે તો { $name } પહેલો ડ્રાફ્ટ કરે.
dealer-help-assigned = આ નિયમોમાં કાર્ડ ખેંચવાનું નથી: તમે બીજું ન કહો તો { $name } વહેંચે.
dealer-lastcard-high-card = Lastcard ખેંચે
dealer-lastcard-cut = Lastcard કાપે
dealer-lastcard-assigned = ચિઠ્ઠીથી નક્કી કરો
dealer-who-high-card = અમે અમારાં કાર્ડ ખેંચ્યાં. સૌથી મોટું કાર્ડ ખેંચનાર
dealer-who-cut = અમે ડેક કાપી. મોટું કાર્ડ કાપનાર
dealer-who-assigned = અથવા આ ખેલાડી વહેંચે
dealer-drew-high-card = { $name }એ ખેંચ્યું: { $card }. પહેલાં { $name } વહેંચે છે.
dealer-drew-cut = { $name }એ કાપ્યું: { $card }. પહેલો ડ્રાફ્ટ { $name } કરે છે.
dealer-drew-assigned = { $name }એ ખેંચ્યું: { $card }. પહેલાં { $name } વહેંચે છે.
dealer-said-high-card = { $name }એ સૌથી મોટું કાર્ડ ખેંચ્યું; પહેલાં { $name } વહેંચે છે.
dealer-said-cut = { $name }એ મોટું કાર્ડ કાપ્યું; પહેલો ડ્રાફ્ટ { $name } કરે છે.
dealer-said-assigned = પહેલાં { $name } વહેંચે છે.
dealer-undo = આ ફેંસલો પાછો ખેંચો
event-dealer-drawn = ટેબલ { $table }: પહેલા વહેંચનાર તરીકે { $name } નક્કી
event-dealer-undone = ટેબલ { $table }: પહેલા વહેંચનારનો ફેંસલો પાછો ખેંચાયો ({ $name })
error-dealer-in-play = પહેલી બાજી ફોન પર રમાઈ રહી છે
error-dealer-in-play-help = કાર્ડ વહેંચાઈ ગયાં છે, એટલે વહેંચનાર એ જ રહેશે. બીજા કોઈએ વહેંચવાનાં હોય, તો પહેલાં બાજી પડતી મૂકો.

## Six or seven, as the dealer decides

play-choose-cards = વહેંચવાનો વારો તમારો. કેટલાં કાર્ડ? ખેલાડી વધુ હોય કે ઝડપી બાજી જોઈતી હોય તો ઓછાં સારાં.
play-deal-6 = છ વહેંચો
play-deal-7 = સાત વહેંચો
play-dealer-chooses = { $name } વહેંચે છે, અને છ કે સાત કાર્ડ પસંદ કરશે.
practice-you-deal = વહેંચવાનો વારો તમારો. છ કાર્ડ કે સાત?
practice-you-deal-help = કેટલા રમે છે અને તેમને રમત કેટલી આવડે છે તે જોઈને વહેંચનાર નક્કી કરે છે: ખેલાડી વધુ હોય કે ઝડપી બાજી જોઈતી હોય તો ઓછાં કાર્ડ સારાં.

## સુધારાથી શું બદલાય છે

consequences-title = { $hand }: આનાથી શું બદલાશે
consequences-before = નોંધાયેલું
consequences-after = નવું
consequences-none = બીજું કંઈ બદલાતું નથી: ન રેન્કિંગ, ન તો આગળ કોણ રમશે કે વહેંચશે તે.
consequences-ends = ટુર્નામેન્ટ પૂરી થઈ જશે.
consequences-goes-on = ટુર્નામેન્ટ હમણાં પૂરી છે. તે આગળ ચાલશે.
consequences-lost = { $count ->
    [one] નોંધાયેલી { $count } બાજી ગણાશે નહીં.
   *[other] નોંધાયેલી { $count } બાજી ગણાશે નહીં.
}
consequences-regained = { $count ->
    [one] હમણાં ન ગણાતી { $count } બાજી ગણાશે.
   *[other] હમણાં ન ગણાતી { $count } બાજી ગણાશે.
}
consequences-falls = { $name }: સ્થાન { $from }થી નીચે { $to } પર ({ $before } → { $after }).
consequences-rises = { $name }: સ્થાન { $from }થી ઉપર { $to } પર ({ $before } → { $after }).
consequences-stays = { $name }: સ્થાન { $to } પર જ ({ $before } → { $after }).
consequences-shared = આ સ્થાન સહિયારું છે.
consequences-more = { $count ->
    [one] બીજી { $count } લીટી બદલાય છે.
   *[other] બીજી { $count } લીટી બદલાય છે.
}
consequences-dealer = ટેબલ { $table } પર હવે વહેંચનાર: { $name } ({ $hand }).
consequences-why = શા માટે? ખાલી રાખી શકો.
consequences-why-hint = તે બાજીના ઇતિહાસમાં દેખાય છે.
consequences-save = સુધારો સાચવો
consequences-back = પાછા
error-entry-note = કારણ બહુ લાંબું છે
error-entry-note-help = પાછા જઈને 120 અક્ષરોમાં લખો. કંઈ બદલાયું નથી.

## આવૃત્તિઓ

versions-title = આ બાજી માટે નોંધાયેલું બધું ({ $count })
versions-restore = આ ફરી લાવો

## ટેબલનો ફોન બતાવે છે

personal-fold = તમારા ફોન પર તમારું પેજ
personal-fold-help = તમારું નામ દબાવો અને તમારા ફોનથી કોડ સ્કેન કરો: આગલું ટેબલ, તમારું સ્થાન અને તમારી બાજીઓ.
personal-title = { $name }નું પેજ
personal-help = { $name }: આ કોડ તમારા ફોનથી સ્કેન કરો, અથવા લિંક પોતાને મોકલો.

## સેટની વચ્ચે બેઠક બદલવી

seats-swap = { $one } અને { $other } એકબીજા સાથે બેઠક બદલે છે
seats-swap-you = તમે અને { $name } એકબીજા સાથે બેઠક બદલો
seats-takes = { $other }ની બેઠક પર હવે { $name }
seats-takes-you = તમે { $name }ની બેઠક પર બેસો
seats-before-hand = { $hand }: { $change }
seats-moved = નવી બેઠક
seats-then = બાજી { $hand }થી: બેઠક { $seat }

## Tables that call

call-title = આયોજકને બોલાવો
call-note = શું વાત છે? ખાલી રાખી શકો.
call-button = બોલાવો
call-since = તમે { $time } વાગ્યે આયોજકને બોલાવ્યા.
call-take-back = બોલાવવાનું રહેવા દો
error-call-note = આ બહુ લાંબું છે
error-call-note-help = પાછા જઈને 120 અક્ષરોમાં કહો, અથવા માત્ર બોલાવો.
error-call-over = આ ટેબલ હવે વપરાતું નથી
error-call-over-help = ટુર્નામેન્ટ પૂરી થઈ છે અથવા આ ટેબલ પર હમણાં કોઈ રમતું નથી. મદદ જોઈએ તો આયોજકો પાસે જઈને પૂછો.
error-call-too-often = આ ટેબલે આજે બહુ વાર બોલાવ્યા છે
error-call-too-often-help = કૃપા કરીને આયોજકો પાસે જાઓ.

## A table that moves to another phone

handover-title = આ ટેબલ બીજા ફોનને આપો
handover-help = બીજા ફોનથી આ સ્કેન કરો અથવા તેને લિંક મોકલો. અહીંથી જે મોકલી ન શકાયું તે સાથે જાય છે અને એક જ વાર નોંધાય છે.
handover-waiting = સાથે જતાં ન મોકલાયેલાં પરિણામો: { $count }.
handover-too-much = QR કોડ માટે આ ઘણાં વધારે છે: લિંક મોકલો.
handover-code = આ ટેબલનો કોડ
handover-done = તે બીજા ફોન પર છે: અહીંથી ભૂલી જાઓ
handover-brings = બીજા ફોનનાં પરિણામો
handover-take = લઈ લો અને મોકલો

## Whether the side that lost a hand is asked if its result is right

confirm-ask = આ સાચું છે?
confirm-button = ✓ { $player }
confirm-own = આ સાચું છે
confirm-no = ના, આ ખોટું છે
confirm-no-call = ના: આયોજકને બોલાવો
confirm-called = આયોજકને { $time } વાગ્યે બોલાવ્યા છે.
confirm-call-note = { $hand }: { $player }ના કહેવા મુજબ પરિણામ ખોટું છે.
confirm-wrong = સાચું નથી? સુધારો
error-confirm-changed = આ પરિણામ આ દરમિયાન બદલાયું
error-confirm-changed-help = કંઈ પુષ્ટ થયું નથી. પાછા જઈને જુઓ કે હવે શું લખેલું છે.
error-confirm-not-asked = આની પુષ્ટિ તમારે નથી કરવાની
error-confirm-not-asked-help = પરિણામ સાચું છે એમ માત્ર બાજી હારનાર કહે. પાછા જઈને તમારું નામ પસંદ કરો.
check-title = સેટ ચકાસો
check-help = આ સેટની બાજીઓ એક પછી એક જુઓ અને યાદ સાથે મેળવો.
check-empty = અહીં હજી કંઈ નોંધાયું નથી.
check-of = { $of }માંથી { $at }

### સેટની ઘડિયાળ, હોલ માટે સંદેશ, અને આયોજકને બોલાવતાં ટેબલ.

## ઘડિયાળ

clock-title = ઘડિયાળ
clock-help = તે ટેબલનાં પેજ પર, પ્રોજેક્ટર પર અને ખેલાડીઓનાં પોતાનાં પેજ પર દેખાય છે. એક ટેબલને બીજાં કરતાં વધુ સમય આપી શકાય.
clock-whose = કોના માટે
clock-of-all = બધાં ટેબલ
clock-minutes = મિનિટ
clock-start = શરૂ કરો
clock-pause = રોકો
clock-resume = ફરી ચલાવો
clock-extend = આટલી મિનિટ ઉમેરો
clock-end = ઘડિયાળ દૂર કરો
clock-until = { $time } સુધી
clock-paused = રોકેલી, { $minutes } મિનિટ બાકી
clock-over = સમય પૂરો
done-clock = ઘડિયાળ ગોઠવાઈ.
error-clock-minutes = આ મિનિટની સંખ્યા નથી
error-clock-minutes-help = 1થી 180 સુધીની પૂર્ણ સંખ્યા લખો. કંઈ બદલાયું નથી.
error-clock-on = ઘડિયાળ પહેલેથી ચાલે છે
error-clock-on-help = કંઈ બદલાયું નથી. પાછા જઈને જુઓ કે કેટલો સમય બાકી છે: તમે મિનિટ ઉમેરી શકો, અથવા તેને દૂર કરીને નવી શરૂ કરી શકો.
error-clock-not-so = એવી કોઈ ઘડિયાળ નથી
error-clock-not-so-help = કદાચ સમય પૂરો થઈ ગયો હોય, અથવા ઘડિયાળ પહેલેથી તમારે જોઈએ તેવી હોય. પાછા જઈને જુઓ.
error-clock-too-long = એક સેટ માટે આ બહુ લાંબું છે
error-clock-too-long-help = ઘડિયાળ વધુમાં વધુ 180 મિનિટ ચાલે છે. કંઈ બદલાયું નથી.
error-clock-changed = પેજ ખુલ્લું હતું ત્યારે ઘડિયાળ બદલાઈ
error-clock-changed-help = બીજા કોઈએ ગોઠવી, અથવા તમે બટન બે વાર દબાવ્યું. પાછા જઈને જુઓ.
event-clock-started = ઘડિયાળ શરૂ ({ $whose }): { $minutes } મિનિટ
event-clock-paused = ઘડિયાળ રોકાઈ ({ $whose })
event-clock-resumed = ઘડિયાળ ફરી ચાલી ({ $whose })
event-clock-extended = સમય વધારાયો ({ $whose }): { $minutes } મિનિટ
event-clock-ended = ઘડિયાળ દૂર કરાઈ ({ $whose })

## હોલ માટે સંદેશ

wall-minutes = કેટલી મિનિટ માટે?
wall-minutes-hint = પછી સંદેશ આપોઆપ જતો રહે છે. જાતે દૂર કરવો હોય તો ખાલી રાખો.
wall-sound = અવાજ
event-said = હોલ માટે સંદેશ: { $text }
event-said-no-more = હોલનો સંદેશ દૂર કરાયો

## બોલાવતાં ટેબલ

call-title = આયોજકને બોલાવો
call-note = શું વાત છે? ખાલી રાખી શકો.
call-button = બોલાવો
call-since = તમે { $time } વાગ્યે આયોજકને બોલાવ્યા.
call-take-back = બોલાવવાનું રહેવા દો
done-call-answered = બોલાવ્યાનો જવાબ અપાયો.
error-call-note = આ બહુ લાંબું છે
error-call-note-help = પાછા જઈને 120 અક્ષરોમાં કહો, અથવા માત્ર બોલાવો.
error-call-over = આ ટેબલ હવે વપરાતું નથી
error-call-over-help = ટુર્નામેન્ટ પૂરી થઈ છે અથવા આ ટેબલ પર હમણાં કોઈ રમતું નથી. મદદ જોઈએ તો આયોજકો પાસે જઈને પૂછો.
error-call-too-often = આ ટેબલે આજે બહુ વાર બોલાવ્યા છે
error-call-too-often-help = કૃપા કરીને આયોજકો પાસે જાઓ.
room-call-answered = જવાબ અપાઈ ગયો
waiting-called = ટેબલ { $table }એ તમને { $time } વાગ્યે બોલાવ્યા.
waiting-called-because = ટેબલ { $table }એ તમને { $time } વાગ્યે બોલાવ્યા: { $note }
event-called = ટેબલ { $table }એ આયોજકને બોલાવ્યા
event-called-because = ટેબલ { $table }એ આયોજકને બોલાવ્યા: { $note }
event-call-answered = ટેબલ { $table }ના બોલાવ્યાનો જવાબ અપાયો
event-call-taken-back = ટેબલ { $table }એ બોલાવવાનું રહેવા દીધું

### લોકો: તેમનાં પેજ, સામસામે, અને ક્લબની યાદો.

## Everybody in a club

club-people-link = લોકો અને રેકોર્ડ
club-people-title = લોકો
club-people-empty = હજી કોઈનું પેજ નથી
club-people-empty-help = કોઈનું પેજ પહેલી જાહેર ટુર્નામેન્ટથી શરૂ થાય છે જેમાં પૂરાં નામ દેખાય.
club-people-champions = વિજેતાઓની યાદી
club-people-records = રેકોર્ડ
club-people-records-help = રેકોર્ડમાં એમનાં જ નામ છે જે એમ ઇચ્છે છે: પોતાના પેજ પર શું દેખાય તે દરેક જાતે પસંદ કરે છે.
club-people-everybody = બધા
record-evenings-won = જીતેલી સાંજ
record-evenings = રમેલી સાંજ
record-hand = એક બાજીના પોઇન્ટ
record-run = સળંગ જીતેલી બાજીઓ
record-share = 100માંથી જીતેલી બાજીઓ

## One person

person-link = { $name }નું પેજ
person-evenings-won = જીતેલી સાંજ
person-of-hundred = 100માંથી { $count }
person-rating-rank = ક્રમાંક { $rank }
person-provisional = કામચલાઉ
person-rating-time = સમય સાથે રેટિંગ
person-rating-description = સાંજ: { $evenings }. પહેલી પછી રેટિંગ { $first } હતું, હવે { $last } છે; સૌથી ઊંચું { $best } હતું. પટ્ટો અનિશ્ચિતતા બતાવે છે.
person-highlights = ખાસ બાબતો
person-best-partner = શ્રેષ્ઠ જોડીદાર: { $name }, સાથે { $hands }માંથી { $won } બાજીમાં જીત.
person-hardest-opponent = સૌથી અઘરા હરીફ: { $name }, { $hands }માંથી { $won } બાજીમાં જીત.
person-run = સળંગ જીતેલી બાજીઓ, સૌથી વધુ: { $count }.
person-run-now = હાલનો સિલસિલો: { $count } બાજી જીતી.
person-evening-run = સળંગ જીતેલી સાંજ, સૌથી વધુ: { $count }.
person-best-hand = એક બાજીમાં સૌથી વધુ પોઇન્ટ: { $points } ({ $tournament }).
person-kept-most = સૌથી વધુ બચતું કાર્ડ: { $card }, અત્યાર સુધી { $count }.
person-dearest = સૌથી મોંઘું પડેલું કાર્ડ: { $card }, અત્યાર સુધી પોઇન્ટ { $count }.
person-earlier = અગાઉની સાંજ: { $count }
person-imported = બીજી ક્લબમાં
person-imported-help = જેમ બીજી ક્લબે લખ્યું. અહીં કોઈ કોષ્ટકમાં ગણાતું નથી.
person-share = 100માંથી
person-unnamed = જેમનું પેજ નથી, તેથી યાદીમાં નથી: { $count }.
person-cards = હાથમાં બચેલાં કાર્ડ
person-cards-help = સૌથી મોંઘાં પહેલાં, જ્યાં સુધી દરેક કાર્ડ ગણાયું
person-less = આ પેજ પર ફક્ત સાંજ અને સ્થાન દેખાય છે. જોડીદાર, પોઇન્ટ અને રેકોર્ડ ત્યારે દેખાશે જ્યારે એ વ્યક્તિ ઇચ્છે.

## Two people

pair-link = સામસામે
pair-title = { $one } અને { $other }
pair-empty = આ બંને હજી મળ્યા નથી.
pair-ahead = કેટલી સાંજે આગળ
pair-won = એકબીજા સામે { $hands }માંથી જીતેલી બાજીઓ
pair-together = જોડીદાર તરીકે { $hands }માંથી { $won } બાજીમાં જીત, એટલે 100માંથી { $share }.
pair-evenings = સાથેની સાંજ

## What a page shows

visibility-title = પેજ પર શું દેખાય
visibility-nothing = પેજ નહીં
visibility-nothing-help = ટુર્નામેન્ટ, સીઝન અને રેટિંગનાં કોષ્ટકો સિવાય કોઈ યાદીમાં નામ નહીં.
visibility-results = સાંજ અને સ્થાન
visibility-results-help = જે બીજાં પેજ પર આમેય છે તે એક જગ્યાએ, રેટિંગ સાથે.
visibility-everything = બધું
visibility-everything-help = જોડીદાર અને હરીફ, પોઇન્ટ, કાર્ડ, સિલસિલા અને રેકોર્ડ પણ.
visibility-desk-help = આ એ વ્યક્તિની પોતાની પસંદગી છે: એ કહે ત્યારે જ બદલો. અંગત લિંકથી એ પોતાના ફોન પર જાતે બદલી શકે.
done-openness = સચવાયું. પેજ પર હવે એ જ દેખાય છે જે પસંદ થયું.
own-page-title = તમારું પેજ, { $name }
own-page-lede = ક્લબમાં રમનાર દરેકનું એક પેજ છે. તમારા પેજ પર શું દેખાય એ તમે નક્કી કરો છો.
own-page-back = તમારી સાંજ
own-page-look = પેજ જુઓ
own-page-link = તમારા પેજ પર શું દેખાય
error-own-link = આ માટે તમારી અંગત લિંક જોઈએ
error-own-link-help = આ લિંક બીજા પાસે પણ હોઈ શકે. આયોજક પાસે તમારી અંગત લિંક માગો. કશું બદલાયું નથી.
roster-page = પેજ અને રેકોર્ડ

## From club to club

record-file-title = ક્લબથી ક્લબ
record-file-help = જે બીજી ક્લબમાં જાય તે એ જ સાથે લઈ જાય જે બધા જાણી શકે: સાંજ અને તેનાં સ્થાન. નવી ક્લબમાં એ વ્યક્તિના પેજ પર રહે છે અને કોઈ કોષ્ટકમાં ગણાતાં નથી.
record-file-take = રેકોર્ડ ડાઉનલોડ કરો
record-file-bring = બીજી ક્લબનો રેકોર્ડ ઉમેરો
record-file-bring-hint = બીજી ક્લબે લખેલી ફાઇલનું લખાણ.
record-file-choose = ફાઇલ પસંદ કરો
record-file-button = ઉમેરો
record-file-imported = બીજી ક્લબોની સાંજ: { $count }.
record-file-remove = આ કાઢી નાખો
done-record-brought = રેકોર્ડ ઉમેરાયો.
done-record-removed = બીજી ક્લબોની સાંજ કાઢી નખાઈ.
problem-record-none = આ રેકોર્ડ નથી. બીજી ક્લબ “{ record-file-take }” દબાવીને ફાઇલ ઉતારે અને મોકલે; તેનું આખું લખાણ અહીં પેસ્ટ કરો.
problem-record-later = આ રેકોર્ડ Lastcardની પછીની આવૃત્તિએ લખ્યો છે. પહેલાં આને અપડેટ કરો.
problem-record-too-many = રેકોર્ડમાં વધુમાં વધુ { $count } સાંજ હોય. કશું લેવાયું નથી.
problem-record-evening = આ રેકોર્ડની સાંજ { $number } આવી ન હોઈ શકે: સ્થાન હાજર લોકોમાંથી હોય, અને રમેલી કરતાં વધુ બાજી જિતાય નહીં. કશું લેવાયું નથી.

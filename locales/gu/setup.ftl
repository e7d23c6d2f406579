### The words for what is agreed before a tournament: formats, scorings, rules. Used on every page that names one.

## Formats

format-two-vs-two = બે સામે બે
format-two-vs-two-line = બે-બે જણની બે ટીમ, જોડીદારો સામસામે, એક ટેબલ. કોઈ ટીમ લક્ષ્યાંકે પહોંચે ત્યાં સુધી.
format-four-player = ચાર ખેલાડી
format-four-player-line = એક ટેબલ. એક રાઉન્ડમાં દરેક જણ બીજા દરેક સાથે ચાર વાર જોડીમાં રમે: 12 બાજી.
format-eight-player = આઠ ખેલાડી
format-eight-player-line = બે ટેબલ. એક રાઉન્ડમાં દરેક જણ બીજા દરેક સાથે ચાર વાર જોડીમાં રમે: 28 બાજી.
format-team = ટીમ મુકાબલો
format-team-line = બેથી પાંચ જણની બે ટીમ, એક ટેબલ પર એકાંતરે. કોઈ ટીમ લક્ષ્યાંકે પહોંચે ત્યાં સુધી.
format-free-for-all = સૌ પોતપોતાના માટે
format-free-for-all-line = એક ટેબલ પર બેથી દસ ખેલાડી, જોડીદાર વિના.
format-challenge = ચેલેન્જ
format-challenge-line = ત્રણથી દસ ખેલાડી. જે મર્યાદાએ પહોંચે તે બહાર; છેલ્લે રહે તે વિજેતા.
format-cowboy = કાઉબોય
format-cowboy-line = ત્રણથી દસ ખેલાડી. દરેક બાજી એક જ ખેલાડી બાકી રહે ત્યાં સુધી રમાય, અને તે હારે. બાજી કોઈ જીતતું નથી.
format-duo = DUO
format-duo-line = બે ખેલાડી, દરેક બાજી પહેલાં ડ્રાફ્ટ. જે મર્યાદાએ પહોંચે તે હારે.
format-individual = વ્યક્તિગત
format-individual-line = ચારથી 64 ખેલાડી. જોડીદારો અને હરીફો બદલાતા રહે છે, જેથી બાજીઓમાં શક્ય હોય તેટલા વધુ ખેલાડીઓની સાથે અને સામે રમાય. બધા સરખી વાર રમતા નથી, એટલે ક્રમાંક બાજીદીઠ સરેરાશથી નક્કી થાય છે.

## Scorings

scoring-std = સ્ટાન્ડર્ડ
scoring-std-line = હારનારના હાથમાં જે રહે તેના પોઇન્ટ જીતનારને મળે. સૌથી વધુ પોઇન્ટવાળા જીતે.
scoring-lazy = આળસુ ગણતરી
scoring-lazy-line = કોઈ સરવાળો નહીં: દરેક બાજીમાં એક જીતે અને એક હારે. સૌથી વધુ બાજી જીતે તે વિજેતા.
scoring-lose200 = મર્યાદાએ હાર
scoring-lose200-line = હારનારના હાથમાં જે રહે તે તેના ખાતે ચડે. જે મર્યાદાએ પહોંચે તે હારે.
scoring-max_loser = વધુ રહે તે હારે
scoring-max_loser-line = જેના હાથમાં સૌથી વધુ પોઇન્ટ રહે તે બાજી હારે. જે રહે તેનો સરવાળો થાય, અને સૌથી ઓછા પોઇન્ટવાળા જીતે.
scoring-challenge = મર્યાદાએ બહાર
scoring-challenge-line = દરેકના હાથમાં જે રહે તે તેના ખાતે ચડે. જે મર્યાદાએ પહોંચે તે બહાર.
scoring-placement = છેલ્લે સુધી
scoring-placement-line = દરેક બાજી એક જ ખેલાડી બાકી રહે ત્યાં સુધી ચાલે, અને તે હારે. સૌથી ઓછી બાજી હારે તે વિજેતા.
scoring-refill = રિફિલ પોઇન્ટ
scoring-refill-line = જેનાં કાર્ડ ખલાસ થાય તેને રિફિલ પોઇન્ટ અને બીજાં કાર્ડ મળે. સૌથી વધુ રિફિલ પોઇન્ટવાળા જીતે.

## Rules: the presets

preset-usual = સામાન્ય
preset-usual-line = “ક્લબ” નિયમો; કાઉબોય, DUO અને રિફિલ પોઇન્ટ પોતાના નિયમો સાથે લાવે છે.
preset-club = ક્લબ
preset-club-line = ટુર્નામેન્ટના નિયમો: કોઈ કાર્ડ ન ચાલે ત્યારે જ ખેંચો; વાઇલ્ડ ડ્રો 4ને પડકારી શકાય; UNO રહી જાય તો તરત બે કાર્ડ.
preset-classic = ક્લાસિક
preset-classic-line = ઘરે રમવાના પૂરા નિયમો: ડ્રો 2 આગળ ધકેલી શકાય, અને નિયમ વિરુદ્ધનું વાઇલ્ડ ડ્રો 4 પાછું જાય.
preset-house = ઘરેલુ
preset-house-line = મિત્રો સાથે રમવા માટે: સ્કિપ મૂકનારને બીજો વારો મળે, અને વાઇલ્ડ ડ્રો 4 ગમે ત્યારે ચાલે.
preset-refill = રિફિલ
preset-refill-line = દરેકને છ કાર્ડ. જેનાં ખલાસ થાય તેને રિફિલ પોઇન્ટ અને બીજાં છ કાર્ડ મળે, અને રમત ચાલુ રહે.
preset-brief = સંક્ષિપ્ત
preset-brief-line = પાયાના નિયમો: નંબર કાર્ડથી શરૂઆત, કશું આગળ ધકેલાય નહીં કે પડકારાય નહીં.
preset-party = પાર્ટી
preset-party-line = વહેંચનારની મરજી પ્રમાણે છ કે સાત કાર્ડ; ખેંચેલું કાર્ડ ચાલે તો મૂકવું જ પડે.
preset-international = આંતરરાષ્ટ્રીય
preset-international-line = કાર્ડ સાથે છપાયેલા નિયમો: ચાલે તેવું કાર્ડ હોય તોપણ ખેંચી શકાય.
preset-duo = DUO
preset-duo-line = બે ખેલાડી માટે, જે શરૂઆતનાં કાર્ડનો ડ્રાફ્ટ કરે; કાર્ડની કિંમત પણ અલગ.
preset-online = ઓનલાઇન
preset-online-line = ઓનલાઇન રમતની જેમ: પડકાર નહીં, અને UNO રહી જાય તો આપમેળે બે કાર્ડ.
preset-challenge = ચેલેન્જ
preset-challenge-line = “ક્લબ” નિયમો, અને જે 500 પોઇન્ટે પહોંચે તે બહાર.
preset-cowboy = કાઉબોય
preset-cowboy-line = ઝડપી અને ધમાલિયા: કોઈ પણ વચ્ચે કૂદી પડી શકે, અને દરેક બાજીમાં એક જ હારે.

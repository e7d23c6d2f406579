### સીઝન: કોષ્ટક, દરેક હરોળ કેવી રીતે બની, અને ફોર્મ.

club-seasons = સીઝન:

## કોષ્ટક

season-rule-field = દરેક સાંજના પોઇન્ટ: આવવાનો એક, અને પાછળ રહેલા દરેકનો એક.
season-rule-places = સાંજનાં સ્થાનના પોઇન્ટ: { $points }.
season-rule-totals = દરેક સાંજના પોઇન્ટ એટલે તેનો સરવાળો.
season-rule-average = બાજીદીઠ સરેરાશ ગણાય છે: સાંજના સરવાળા, તેમની બાજીઓ વડે ભાગેલા.
season-rule-best = { $count ->
    [one] દરેકની શ્રેષ્ઠ સાંજ ગણાય છે.
   *[other] દરેકની શ્રેષ્ઠ { $count } સાંજ ગણાય છે.
}
season-rule-least = જે { $count }થી ઓછી સાંજ આવે તેને ક્રમાંક મળતો નથી.
season-rule-ties = સરખા હોય ત્યારે આ નક્કી કરે: { $ties }.
season-tie-none = કંઈ નહીં
season-tie-countback = વધુ પહેલાં સ્થાન, પછી વધુ બીજાં
season-tie-best = શ્રેષ્ઠ એક સાંજ
season-tie-evenings = વધુ સાંજ
season-average = બાજીદીઠ સરેરાશ
season-points = પોઇન્ટ
season-evenings = સાંજ
season-evening = સાંજ
season-place = સ્થાન
season-place-of = { $people }માંથી { $place }
season-place-of-teams = { $teams ->
    [one] { $teams } ટીમમાંથી { $place }
   *[other] { $teams } ટીમમાંથી { $place }
}
season-counted = { $all }માંથી { $counted }
season-missing = { $count ->
    [one] ક્રમાંક માટે હજી એક સાંજ
   *[other] ક્રમાંક માટે હજી { $count } સાંજ
}
season-empty = સરવાળો કરવા હજી કંઈ નથી
season-empty-help = પહેલી સાંજના પહેલા પરિણામથી કોષ્ટક શરૂ થાય છે.
season-upcoming = આવનારી
season-runs = હજી ચાલે છે
season-if-ended = હમણાં પૂરી થાય તો
season-matrix = { $name }: દરેક સાંજે દરેક ખેલાડીના પોઇન્ટ
season-mark-won = જીતેલી સાંજ
season-mark-dropped = ગણાઈ નથી, બીજી સાંજ વધુ સારી હતી
season-mark-runs = હજી ચાલે છે, પોઇન્ટમાં ઉમેરાઈ નથી
season-mark-absent = હાજર નહોતા
season-how = ગણતરી કેવી રીતે થાય છે
season-all = { $count ->
    [one] બધી { $count } સાંજ
   *[other] બધી { $count } સાંજ
}
season-latest = ફક્ત છેલ્લી સાંજ
season-older = { $count ->
    [one] ફક્ત છેલ્લી { $count } સાંજની કૉલમ છે. ખેલાડીના પેજ પર તેની બધી સાંજ છે.
   *[other] ફક્ત છેલ્લી { $count } સાંજની કૉલમ છે. ખેલાડીના પેજ પર તેની બધી સાંજ છે.
}
season-left-out = બાકાત રહેલી
season-not-yet = હજી ગણાતી નથી
season-people = { $count ->
    [one] એક ખેલાડી
   *[other] { $count } ખેલાડી
}
season-line-rank = ક્રમાંક { $rank } · { $what }: { $figure }
season-line-if-ended = હમણાં પૂરી થાય તો: { $says }
season-dropped = ગણાઈ નથી

## ડેસ્ક

seasons-title = સીઝન
seasons-lede = સીઝન બધી સાંજનો સરવાળો એક કોષ્ટકમાં કરે છે, હંમેશાં તેનાં પરિણામોથી. સુધારા, એક કરેલા ખેલાડીઓ અને પછીથી જણાવાયેલાં પરિણામો તરત દેખાય છે.
seasons-empty = હજી કોઈ સીઝન નથી
seasons-empty-help = સીઝન એટલે એક નામ, સાંજના પોઇન્ટનો એક નિયમ, અને સાંજ પોતે. સાંજ જુદા જુદા ફોર્મેટની હોઈ શકે.
season-new = નવી સીઝન
season-public = જાહેર પેજ
season-table = ટેબલ ખોલો
season-change = ફેરફાર કરો
season-name = નામ
season-name-hint = જેમ કે “2026” કે “શરદ લીગ”.
season-count = એક સાંજના કેટલા પોઇન્ટ?
season-count-hint = સરવાળા અને સરેરાશ ત્યારે જ ઉમેરાય જ્યારે બધી સાંજનું સ્કોરિંગ સરખું હોય. સ્થાન હંમેશાં ઉમેરાય.
season-count-field = આવવાનો એક પોઇન્ટ, અને પાછળ રહેલા દરેકનો એક
season-count-places = સ્થાન પ્રમાણે પોઇન્ટ
season-count-other = સ્થાનને બદલે રમતના પોઇન્ટ
season-count-totals = સાંજનો સરવાળો
season-count-average = બાજીદીઠ સરેરાશ
season-list = સ્થાન પ્રમાણે પોઇન્ટ
season-list-hint = વચ્ચે અલ્પવિરામ, પહેલા સ્થાનથી શરૂ કરીને. ફક્ત “સ્થાન પ્રમાણે પોઇન્ટ” માટે વપરાય છે. ખાલી રાખો તો: 10, 8, 6, 5, 4, 3, 2, 1.
season-best = કેટલી સાંજ ગણાય?
season-best-hint = દરેકની શ્રેષ્ઠ. ખાલી રાખો તો બધી.
season-least = ક્રમાંક માટે કેટલી સાંજ જોઈએ
season-least-hint = જે ઓછું આવે તે નીચે, ક્રમાંક વગર રહે છે.
season-ties = સરખા હોય ત્યારે
season-ties-hint = આ ક્રમમાં. જે તોય સરખા રહે તે સંયુક્ત ક્રમાંકે રહે છે.
season-tie-at = { $place }.
season-takes-new = નવી ટુર્નામેન્ટ લે છે
season-takes-new-hint = હવેથી ક્લબ જે ટુર્નામેન્ટ બનાવે તે આ સીઝનની ગણાશે, બીજી કોઈની નહીં.
season-which = કઈ સાંજ
season-which-new = સાંજ: આ વર્ષની બધી, અને નવી પણ
season-by-dates = બે દિવસ વચ્ચેની બધી
season-from = થી
season-until = સુધી
season-by-ticks = ફક્ત અહીં પસંદ કરેલી
season-more-rules = બીજા નિયમો: સ્થાન પ્રમાણે પોઇન્ટ, ક્રમાંક, સરખામણી
season-no-date = તારીખ લખો, જેમ કે 2026-11-27.
season-until-first = છેલ્લો દિવસ પહેલા દિવસથી વહેલો છે.
season-tournaments-hint = ટુર્નામેન્ટ એક જ સીઝનની હોઈ શકે. ફક્ત જાહેર પરિણામો ગણાય.
season-tournaments-none = ક્લબની હજી કોઈ ટુર્નામેન્ટ નથી.
season-filter-open = નામ કે તારીખનો એક ભાગ પૂરતો છે.
season-elsewhere = “{ $season }”માં
season-save = સીઝન સાચવો
season-remove = સીઝન કાઢી નાખો
season-remove-title = “{ $name }” કાઢી નાખવી છે?
season-remove-text = તેનું કોષ્ટક જશે, ટુર્નામેન્ટ અને તેનાં પરિણામો રહેશે.
season-stale = આ દરમિયાન બીજા કોઈએ આ સીઝન બદલી છે. તમે લખેલું અહીં જ છે: બીજા ટેબમાં સીઝન ખોલીને જુઓ કે શું બદલાયું, પછી આ પેજ ફરી લોડ કરો.
season-name-taken = આ નામની સીઝન પહેલેથી છે.
season-tournament-elsewhere = “{ $name }” “{ $season }”માં છે. પહેલાં ત્યાંથી કાઢો.
season-no-number = અહીં પૂર્ણ સંખ્યા હોય, અથવા ખાલી.
season-no-list = પૂર્ણ સંખ્યાઓ, વચ્ચે અલ્પવિરામ, જેમ કે 10, 8, 6.
done-season-removed = સીઝન કાઢી નાખી. તેની ટુર્નામેન્ટ હજી છે.

## The end of a season

season-final = અંતિમ કોષ્ટક, { $when }
season-final-help = સીઝન હવે કશું લેતી નથી. તેની સાંજમાં જે સુધરે તે અહીં પણ સુધરે છે.
season-end = સીઝન પૂરી કરો
season-end-title = “{ $name }” પૂરી કરવી છે?
season-end-text = કોષ્ટક અંતિમ બનશે અને સીઝન વધુ સાંજ નહીં લે. તેને ફરી ખોલી શકાય.
season-end-open = આ હજી રમવાની બાકી છે, અથવા તેનાં પરિણામો હજી જણાવાયાં નથી. તે પૂરી રમો, અથવા સીઝનમાંથી કાઢો.
season-reopen = સીઝન ફરી ખોલો
season-reopen-title = “{ $name }” ફરી ખોલવી છે?
season-reopen-text = કોષ્ટક અંતિમ નહીં રહે, અને સાંજ ફરી ઉમેરી શકાશે.
season-is-ended = આ દરમિયાન આ સીઝન પૂરી થઈ. પહેલાં તેને ફરી ખોલો; તમે લખેલું અહીં જ છે.
done-season-ended = સીઝન પૂરી થઈ. તેનું કોષ્ટક અંતિમ છે.
done-season-reopened = સીઝન ચાલુ છે.
certificate-season-figure = { $what }: { $figure }
certificates-season-runs = સીઝન પૂરી થાય ત્યારે પ્રમાણપત્ર અહીં હશે.

## The year on one page

year-link = આખું વર્ષ એક પેજ પર
year-title = { $season } એક પેજ પર
year-so-far = અત્યાર સુધી
year-people = લોકો
year-more = અને બીજા { $count }
year-evenings-won = સૌથી વધુ જીતેલી સાંજ: { $name }, { $count }.
year-hand = એક બાજીમાં સૌથી વધુ પોઇન્ટ: { $name }, { $count }.
year-run = સળંગ સૌથી વધુ જીતેલી બાજીઓ: { $name }, { $count }.
year-share = 100માંથી સૌથી વધુ જીતેલી બાજીઓ: { $name }, { $count }.
year-each = દરેક { $count }
year-pair = વર્ષની જોડી: { $one } અને { $other }, સાથે 100માંથી { $count } બાજીમાં જીત.

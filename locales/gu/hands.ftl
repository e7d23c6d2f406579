### The page of a hand.

hand-seats = ટેબલ પર
hand-clockwise = બેઠક 1થી શરૂ કરીને ઘડિયાળની દિશામાં.
hand-deals = વહેંચનાર
hand-opens = પહેલો વારો
hand-out = કાર્ડ પૂરાં
hand-with = જોડીદાર { $partner }
hand-finished = કાર્ડ પૂરાં, સ્થાન { $place }
hand-lost = છેલ્લે એકલા રહીને હાર
hand-one-points = { $count } રિફિલ પોઇન્ટ
hand-left-nothing = હાથમાં કોઈ કાર્ડ નહીં
hand-cards-typed = સરવાળો લખ્યો, કાર્ડ ગણ્યાં નથી
hand-same-cards = એ જ કાર્ડ, બીજાં ટેબલ પર
hand-same-cards-help = વહેંચનારના પક્ષે એ કાર્ડથી કેટલા પોઇન્ટ મેળવ્યા, અને બીજાઓની સરેરાશથી કેટલો ફરક છે. તેના હરીફો માટે બંને ચિહ્ન (+ અને −) ઊલટાં સમજવાં.
hand-same-place = બાજી
hand-same-side = વહેંચનારનો પક્ષ
hand-same-made = મેળવ્યા
hand-same-better = કેટલું સારું
hand-cards-hidden = કાર્ડ હજી છુપાયેલાં છે
embargo-title = કાર્ડ હજી છુપાયેલાં છે
embargo-why = આ જ ડેક એકથી વધુ વાર રમાય છે. છેલ્લી વાર રમાઈ જાય ત્યાં સુધી તેમાં કયાં કાર્ડ હતાં તે અહીં કોઈ જોઈ શકતું નથી.
embargo-until = હજી રમવાની બાકી:
embargo-hand = { $hand }, ટેબલ { $table }
embargo-soon = આ ડેકની છેલ્લી બાજી હમણાં રમાઈ રહી છે.
hand-not-played = આ બાજી હજી રમાઈ નથી.
hand-dealt-again = { $count ->
    [one] કોઈ ચાલી શકે તેમ નહોતું, એટલે { $count } વાર ફરી વહેંચાઈ.
   *[other] કોઈ ચાલી શકે તેમ નહોતું, એટલે { $count } વાર ફરી વહેંચાઈ.
}
hand-penalties = દંડ
hand-penalty = દંડ:
hand-history = ઇતિહાસ
hand-history-help = કશું ભૂંસાતું નથી: દરેક ફેરફાર અહીં નોંધાયેલો છે.
hand-history-untold = { $count ->
    [one] અગાઉની { $count } નોંધ બતાવી નથી.
   *[other] અગાઉની { $count } નોંધો બતાવી નથી.
}
hand-recorded = નોંધાયું
hand-corrected = સુધારાયું
hand-taken-back = પાછું ખેંચાયું
hand-correction-taken-back = સુધારો પાછો ખેંચાયો
hand-restored = ફરી લવાયું
hand-undone = બાજી ફરી ખુલ્લી છે
via-person = { $name } દ્વારા
via-table = ટેબલ { $table }ના કોડથી
via-organiser = આયોજક દ્વારા
via-import = ટુર્નામેન્ટ ફાઇલમાંથી
via-played = ફોન પર રમાયેલી બાજીમાંથી
via-program-of = { $name }ના પ્રોગ્રામ દ્વારા
via-program = એક પ્રોગ્રામ દ્વારા
via-own-counts = દરેક ખેલાડીએ પોતાના ફોન પર ગણ્યું

### Charts of a tournament, and what an entrant won with whom and against whom.

tab-charts = ચાર્ટ
charts-title = { $name }: ચાર્ટ
charts-points = બાજીવાર પોઇન્ટ
charts-hands-won = બાજીવાર જીત
charts-hands-lost = બાજીવાર હાર
charts-empty = પહેલા પરિણામથી ચાર્ટ શરૂ થશે.
charts-fewer = જેટલું ઓછું તેટલું સારું: જે આગળ છે તે સૌથી નીચે છે.
charts-by-average = રેખાઓ કુલ સરવાળો બતાવે છે. રેન્કિંગ બાજીદીઠ સરેરાશ પ્રમાણે થાય છે, કારણ કે બધાને સરખી સંખ્યામાં બાજીઓ રમવા મળતી નથી.
charts-play-off = પહેલું સ્થાન કોનું તે પ્લે-ઓફથી નક્કી થાય છે. આ રેખાઓમાં તેનાથી કંઈ ઉમેરાતું નથી.
charts-follow = ઉપસાવો
charts-follow-nobody = કોઈને નહીં
charts-follow-show = બતાવો
charts-totals = બાજીવાર સરવાળો
charts-description = { $lines ->
    [one] { $lines } રેખા
   *[other] { $lines } રેખાઓ
}, શરૂઆતથી { $hand } સુધી. આગળ: { $first }. આંકડા નીચેના કોષ્ટકમાં છે.
charts-start = શરૂઆત
charts-target = લક્ષ્યાંક: { $points }
charts-limit = મર્યાદા: { $points }
charts-line = { $name }: { $value }
charts-table = કોષ્ટકમાં આંકડા

charts-cards = સૌથી મોંઘાં પડેલાં કાર્ડ
charts-cards-counted = { $count ->
    [one] આમાં { $count } વાર હાથમાં રહેલાં કાર્ડ છે, જે એક-એક કરીને ગણાયાં.
   *[other] આમાં { $count } વાર હાથમાં રહેલાં કાર્ડ છે, જે એક-એક કરીને ગણાયાં.
}
charts-cards-totals = { $count ->
    [one] બીજી { $count } વાર માત્ર સરવાળો લખાયો.
   *[other] બીજી { $count } વાર માત્ર સરવાળો લખાયો.
}
charts-cards-secret = જે વહેંચણી બીજે હજી રમવાની બાકી છે તેનાં કાર્ડ હમણાં બતાવાતાં નથી.
charts-card = કાર્ડ
charts-card-left = બચ્યાં
charts-card-points = પોઇન્ટ

## On the page of an entrant

opponents-chart = ચાર્ટમાં જુઓ
opponents-balance = લીધેલા અને આપેલા પોઇન્ટ
opponents-balance-help = જીતેલી બાજીઓમાં હરીફોના હાથમાં રહેલા પોઇન્ટ, અને હારેલી બાજીઓમાં અહીં રહેલા પોઇન્ટ
opponents-taken = લીધા
opponents-given = આપ્યા
opponents-biggest = સૌથી મોટી બાજીઓ
opponents-took = લીધા
opponents-gave = આપ્યા
opponents-partners = જોડીદાર પ્રમાણે જીત
opponents-opponents = હરીફ પ્રમાણે જીત
opponents-charged = ચડેલા પોઇન્ટ

chances-title = પહેલા સ્થાનની શક્યતા
chances-first = પહેલું સ્થાન
chances-place = અપેક્ષિત સ્થાન
chances-about = 100માંથી લગભગ { $n }
chances-hardly = 100માંથી { $n }થી ઓછી
chances-nearly = 100માંથી { $n }થી વધુ
chances-hardly-short = { $n }થી ઓછી
chances-nearly-short = { $n }થી વધુ
chances-to-come = શક્યતાઓ ગણાઈ રહી છે અને હમણાં જ અહીં દેખાશે.
chances-early = બધા સરેરાશ { $hands } બાજી રમી લે પછી શક્યતાઓ જણાવાય છે. એ પહેલાં શક્યતાઓ ખેલાડીઓ કરતાં નસીબ વિશે વધુ કહેત.
chances-endless = અહીં શક્યતાઓ જણાવાતી નથી: આ મેચ માત્ર આયોજક પૂરી કરે છે, તેથી કેટલી બાજીઓ બાકી છે તે કોઈ જાણતું નથી.
chances-runs = જે નોંધાયું છે ત્યાંથી આગળની બાકી બાજીઓનું { $runs } વાર સિમ્યુલેશન થયું.
chances-method = કોણ કાર્ડ પૂરાં કરે તે રેન્ડમ રીતે નક્કી થાય છે; ખેલાડીઓ જેટલા મજબૂત હોઈ શકે તેટલી તેમની શક્યતા વધારે રખાય છે. અત્યાર સુધી કોણે કાર્ડ પૂરાં કર્યાં તેના પરથી એ અંદાજ કઢાય છે, અને બાજીઓ ઓછી હોય ત્યાં સુધી બધાને લગભગ સરખા ગણવામાં આવે છે. બાકીનાના હાથમાં શું રહે તે આ ટુર્નામેન્ટની અને બીજી ઘણી બાજીઓમાંથી લેવાય છે. શક્યતા એટલે 100માંથી કેટલી વાર કોઈ પહેલા સ્થાને આવ્યું; સંયુક્ત પહેલું સ્થાન ભાગ પ્રમાણે ગણાય છે. અપેક્ષિત સ્થાન એટલે બધી વારની સરેરાશ.
chances-limits = અત્યારે રમાતાં કાર્ડ, અગાઉની સાંજ, પ્લે-ઓફ, કે હજી કોણ આવશે કે જશે: આમાંનું કંઈ શક્યતાઓમાં ગણાતું નથી. 100માંથી લગભગ 30 એટલે: જે દસ જણને આ જણાવાય, તેમાંથી ત્રણ પહેલા સ્થાને આવે છે.

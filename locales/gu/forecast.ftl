### How long a tournament takes, and how fair it is.

forecast-title = કેટલો સમય, અને કેટલું સમતોલ?
forecast-of = કેટલો સમય અને કેટલું સમતોલ: { $name }
forecast-back = મુસદ્દા પર પાછા
forecast-long = કેટલો સમય
forecast-hands-blocks = દરેક ટેબલ એક પછી એક { $hands ->
    [one] { $hands } બાજી
   *[other] { $hands } બાજી
} રમે છે, { $blocks ->
    [one] { $blocks } સેટમાં
   *[other] { $blocks } સેટમાં
}.
forecast-hands-between = આશરે { $hands } બાજી, સામાન્ય રીતે { $least }થી { $most }.
forecast-hands-open = તમે બંધ કરો ત્યાં સુધી ચાલશે.
forecast-takes = તેમાં { $time } લાગશે.
forecast-takes-between = તેમાં આશરે { $time } લાગશે, સામાન્ય રીતે { $least }થી { $most }ની વચ્ચે.
forecast-ends = પૂરી થવાનો અંદાજ: { $when }.
forecast-pace = { $minutes }:{ $seconds }
forecast-pace-help = બાજીદીઠ { $pace } મિનિટના હિસાબે, ચીપવાનું અને ગણવાનું સાથે. વિરામ, અને ધીમા ટેબલની રાહ, તે ઉપરાંત.
forecast-pace-change = ઝડપ બદલો
forecast-minutes = { $minutes } મિનિટ
forecast-hours = { $hours } કલાક
forecast-hours-minutes = { $hours } ક. { $minutes } મિ.
forecast-fair = કેટલું સમતોલ
forecast-chance = સૌથી મજબૂત ખેલાડી જીતે તેની શક્યતા કેટલી?
forecast-chance-team = સૌથી મજબૂત ખેલાડીની ટીમ જીતે તેની શક્યતા કેટલી?
forecast-when = કેટલું રમાય
forecast-percent = શક્યતા
forecast-equal = બધા સરખા મજબૂત હોય તો
forecast-chosen = નક્કી કર્યા પ્રમાણે
forecast-after-rounds = { $rounds } રાઉન્ડ
forecast-after-hands = { $hands } બાજી
forecast-after-blocks = { $blocks } સેટ
forecast-after-end = અંત સુધી
forecast-edge = સૌથી મજબૂત ખેલાડીની તાકાત કેટલી?
forecast-edge-hint = ચાર જણના ટેબલ પર 100માંથી કેટલી બાજીમાં આ ખેલાડી કાર્ડ પૂરાં કરે. સરખા ખેલાડીઓમાં 25.
forecast-edge-30 = 30 · થોડી વધુ
forecast-edge-35 = 35 · ચોખ્ખી વધુ
forecast-edge-45 = 45 · ઘણી વધુ
forecast-edge-57 = 57 · શિખાઉઓ વચ્ચે સાવચેત ખેલાડી
forecast-tell = ગણી જુઓ
forecast-model = એક સિવાય બધા ખેલાડી સરખા મજબૂત માન્યા છે; એ એક ખેલાડી ચાર જણના ટેબલ પર 100માંથી { $edge } બાજીમાં કાર્ડ પૂરાં કરે છે (સરખા ખેલાડીઓ 25માં), અને પક્ષની તાકાત એટલે તેના ખેલાડીઓની કુલ તાકાત. પછી કોણ કાર્ડ પૂરાં કરે તે ચિઠ્ઠીથી નક્કી થાય છે, બાકીનાના હાથમાં શું રહે તે એન્જિને રમેલી 20,000 બાજીઓમાંથી લેવાય છે, અને આખી ટુર્નામેન્ટનું { $runs } વાર સિમ્યુલેશન થાય છે.
forecast-model-57 = આડેધડ રમતા ત્રણ ખેલાડીઓ સામે 10,000 બાજીઓમાં એન્જિનના સાવચેત ખેલાડીનું પરિણામ 57 આવ્યું હતું.

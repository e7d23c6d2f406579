### The command line: what the commands say, and their help.

## Every command

cli-problem = { $place }: { $text }
cli-unreadable = { $file } વાંચી શકાતી નથી: { $reason }
cli-unwritable = આઉટપુટ લખી શકાતું નથી: { $reason }
cli-option-form = “{ $given }” વિકલ્પ નથી: NAME=VALUE લખો, જેમ કે house.zero50=true
cli-bad-url = “{ $given }” એવું સરનામું નથી જ્યાંથી લોકો સેવા સુધી પહોંચી શકે: http:// કે https://, નામ અને જરૂર હોય તો પોર્ટ લખો, જેમ કે https://uno.example, પાછળ કોઈ પાથ વિના.
cli-standard-input = સ્ટાન્ડર્ડ ઇનપુટ

## Standings

cli-rank = ક્રમાંક
cli-name = નામ
cli-total = કુલ
cli-average = સરેરાશ
cli-hands = બાજી
cli-won = જીત
cli-season-points = પોઇન્ટ
cli-season-evenings = સાંજ
cli-season-counted = ગણાયેલી
cli-season-won = પહેલું
cli-lost = હાર
cli-best = શ્રેષ્ઠ
cli-worst = સૌથી ખરાબ
cli-state = સ્થિતિ
cli-at_limit = મર્યાદા
cli-duplicate = ડુપ્લિકેટ
cli-state-playing = રમતમાં
cli-state-winner = વિજેતા
cli-state-lost = હાર
cli-state-eliminated = બહાર
cli-state-withdrawn = રમત છોડી
cli-state-disqualified = ગેરલાયક
cli-state-placed = –
cli-finished = { $reason ->
    [schedule] પૂરી થઈ: બધી બાજીઓ આવી ગઈ છે.
    [target] પૂરી થઈ: લક્ષ્યાંક પૂરો થયો છે.
    [limit] પૂરી થઈ: મર્યાદા આવી ગઈ છે.
    [last-standing] પૂરી થઈ: બાકીના બધા બહાર થઈ ગયા છે.
   *[stopped] પૂરી થઈ: આયોજકે બંધ કરી.
}
cli-play-off = પહેલા સ્થાન માટે પ્લે-ઓફ: { $won }
cli-next = ટેબલ { $table } પર હવે રાઉન્ડ { $round }ની બાજી { $hand }: { $seats }
cli-stage = તબક્કો
cli-tournament = ટુર્નામેન્ટ
cli-entrants = સ્પર્ધકો
cli-event-playing = { $stage }: રમત હજી ચાલે છે.
cli-event-over = સ્પર્ધા પૂરી થઈ.
cli-event-draw = { $stage }: ચિઠ્ઠીથી ગોઠવી શકાય છે (lastcard schedule).
cli-event-level = { $stage }: આગળ જવાની હદ પર { $names } સરખા છે. કોણ આગળ જશે તે પ્લે-ઓફ નક્કી કરશે; બાકી જગ્યા: { $places }.
cli-event-departure = { $stage }: સુધારા પછી { $plays }ની જગ્યાએ { $would } આગળ ગયા હોત. કશું બદલાયું નથી.
cli-event-endless = { $stage }: આ પૂરો થતો નથી, કારણ કે તેની ટુર્નામેન્ટો આયોજક અટકાવે ત્યારે જ પૂરી થાય છે. બાજી કે પોઇન્ટની સંખ્યા આપો.
cli-event-options = સ્પર્ધાની ફાઇલમાં બધું પહેલેથી નક્કી છે. બાકીના વિકલ્પ કાઢી નાખો.
cli-event-none = આ એક જ ટુર્નામેન્ટની ફાઇલ છે; સ્પર્ધામાં તબક્કા હોય છે.

## Schedule

cli-hand = બાજી
cli-round = રાઉન્ડ
cli-block = સેટ
cli-table = ટેબલ
cli-seats = બેઠકો, ઘડિયાળની દિશામાં
cli-dealer = વહેંચનાર
cli-opener = પહેલો વારો
cli-fairness = સમતોલ: દરેક સાથે જોડીદાર { $partners } વાર, હરીફ { $opponents } વાર, ડાબી બાજુએ { $left } વાર; ખેલાડીદીઠ બાજી { $hands }{ $rests ->
    [none] {""}
   *[other] , આરામના સેટ { $rests }
}{ $deals ->
    [none] .
   *[other] , વહેંચણી { $deals }, શરૂઆત { $opens }.
}
cli-schedule-name = { $format ->
    [two-vs-two] બે સામે બે
    [four-player] ચાર ખેલાડી
    [eight-player] આઠ ખેલાડી
    [team] ટીમ મુકાબલો
    [free-for-all] સૌ પોતપોતાના માટે
    [challenge] ચેલેન્જ
    [cowboy] કાઉબોય
    [duo] DUO
    [individual] વ્યક્તિગત
   *[other] { $format }
}

## Simulation

cli-bot-unknown = “{ $given }” બોટ નથી. આમાંથી પસંદ કરો: { $known }.
cli-no-winner = આ નિયમો પ્રમાણે બાજીમાં એવો વિજેતા હોતો નથી જેવો આ સ્કોરિંગને જોઈએ. બીજા નિયમો પસંદ કરો, અથવા તેને અનુકૂળ સ્કોરિંગ.
cli-progress = { $all }માંથી { $done } બાજી
cli-statistics = { $hands } બાજી, { $seconds } સેકન્ડમાં, { $threads } { $threads ->
    [one] થ્રેડ
   *[other] થ્રેડ
} પર: સેકન્ડે { $speed }
    બાજીદીઠ વારા: { $turns }
    વિજેતાના પોઇન્ટ: સરેરાશ { $mean }, મધ્યસ્થ { $median }, મોટા ભાગે { $low } અને { $high }ની વચ્ચે
    બેઠક પ્રમાણે જીત: { $seats }; શરૂઆત કરનારની: { $opener }
    અટકીને ફરી વહેંચાઈ: { $stuck }; અંત ન આવવાથી પડતી મુકાઈ: { $abandoned }

## Hand logs

cli-log = નોંધ { $number }
cli-endless-match = આ નિયમોથી મેચ પૂરી થતી નથી: છેલ્લી { $hands } બાજીમાં કોઈને એકેય પોઇન્ટ મળ્યો નથી.
cli-no-logs = તેમાં બાજીની કોઈ નોંધ નથી.
cli-logs-right = { $count ->
    [one] બાજીની { $count } નોંધ, અને તે સાચી છે.
   *[other] બાજીની { $count } નોંધો, બધી સાચી.
}

## The help of the command line, and what is wrong with its arguments

help-usage = ઉપયોગ:
help-commands = કમાન્ડ
help-arguments = આર્ગ્યુમેન્ટ
help-options = વિકલ્પો
help-default = [ડિફોલ્ટ: { $name }]
help-env = [એન્વાયર્નમેન્ટ વેરિયેબલ: { $name }]
help-values = [આમાંથી એક: { $name }]
help-more = વધુ માહિતી: { $flag }

## Commands

command-lastcard = UNO ક્લબો માટે ટુર્નામેન્ટ, સ્કોરિંગ અને લીડરબોર્ડ
command-help = આ મદદ, અથવા કોઈ કમાન્ડની મદદ બતાવો
command-serve = વેબ સેવા ચલાવો
command-schedule = ટુર્નામેન્ટનો કાર્યક્રમ બનાવો, અથવા સ્પર્ધાનો આગલો તબક્કો ચિઠ્ઠીથી ગોઠવો, અને ફાઇલ લખો
command-score = ટુર્નામેન્ટ કે સ્પર્ધાની ફાઇલમાં જે નોંધાયું છે તેનું રેન્કિંગ બનાવો
command-season = ટુર્નામેન્ટ ફાઇલોનો સરવાળો કરીને સીઝનનું કોષ્ટક બનાવો
command-simulate = બોટને રમાડો: ટુર્નામેન્ટ ફાઇલની ખુલ્લી બાજીઓ, અથવા આંકડાકીય માહિતી માટે તૈયાર નિયમોથી --hands જેટલી બાજી
command-replay = બાજીઓની નોંધ એક-એક ચાલ કરીને તપાસો
command-import = ફાઇલમાંની ટુર્નામેન્ટ કે સ્પર્ધા તેનાં પરિણામો સાથે ક્લબમાં ઉમેરો; ટુર્નામેન્ટની ફાઇલમાં કોઈ પરિણામ હોય તો તે તરત ચાલુ થાય છે, નહીં તો મુસદ્દો રહે છે
command-export = ટુર્નામેન્ટ કે સ્પર્ધાની ફાઇલ, તેનાં બધાં પરિણામો સાથે, સ્ટાન્ડર્ડ આઉટપુટ પર લખો
command-account = આયોજકોની યાદી જુઓ, કોઈને આમંત્રણ આપો કે કાઢો, પાસવર્ડ રીસેટ કરો, લોગ આઉટ કરો, ગુપ્ત ચાવી બદલો
command-list = કોણ લોગ ઇન કરી શકે તે બતાવો
command-add = નવા આયોજકને ઉમેરતી, એક જ વાર ચાલતી લિંક બતાવો, અથવા સ્ટાન્ડર્ડ ઇનપુટમાંથી પાસવર્ડ લઈને આયોજક ઉમેરો
command-reset = નવો પાસવર્ડ પસંદ કરવાની, એક જ વાર ચાલતી લિંક બતાવો, અથવા નવો પાસવર્ડ સ્ટાન્ડર્ડ ઇનપુટમાંથી લો
command-remove = આયોજકને કાઢો; ખાતા સાથે તેનાં સત્રો અને લિંક પણ પૂરાં થાય છે
command-log-out = કોઈ એક આયોજકને, અથવા બધાને, બધેથી લોગ આઉટ કરો
command-remove-second-factor = જે આયોજકનાં ફોન અને રિકવરી કોડ ખોવાયાં હોય તેનું બીજું પગલું કાઢો
command-rotate-secret = સહી માટે નવી ગુપ્ત ચાવી બનાવો અને બધાને લોગ આઉટ કરો; પછી સેવાની દરેક નકલ ફરી શરૂ કરો
command-healthcheck = આ મશીન પરની સેવાને પૂછો કે તે તૈયાર છે કે નહીં; serve જેવી જ સેટિંગ વાંચે છે
command-migrate = ડેટાબેઝનાં કોષ્ટકો અદ્યતન કરો (serve પણ એ કરે છે)
command-backup = ડેટાબેઝમાં જે છે તે બધું એક ફાઇલમાં લખો, સેવા ચાલતી હોય ત્યારે પણ
command-verify = બેકઅપ આખો છે કે નહીં તે તપાસો, અને તેમાં શું છે તે બતાવો
command-restore = બેકઅપને ખાલી ડેટાબેઝમાં પાછો લાવો, SQLite કે PostgreSQL
command-demo = ડેમો ક્લબ ઉમેરો: દરેક ફોર્મેટની એક સાંજ, એક કપ, એક સીઝન, ખેલાડીઓનાં પેજ, એક આવનારી સાંજ, અને એક ટેબલ જેના પર બોટ રમે છે
command-manual = કમાન્ડનાં મેન્યુઅલ પેજ કોઈ ફોલ્ડરમાં લખો
command-completions = શેલ કમાન્ડ અને વિકલ્પો જાતે પૂરા કરે તે માટે જે જોઈએ તે લખો

## Options: those of several commands, then those of one

option-help = મદદ બતાવો
option-version = આવૃત્તિ બતાવો
option-json = ટર્મિનલ પર પણ JSON લખો
option-location = ડેટા ક્યાં છે: કોઈ ફાઇલ, sqlite:FILE, અથવા postgres://USER@HOST/NAME
option-file = ટુર્નામેન્ટ ફાઇલ; - લખો અથવા કંઈ ન આપો તો સ્ટાન્ડર્ડ ઇનપુટ
option-backup = બેકઅપ
option-backup-backup = જેમાં લખવું છે તે ફાઇલ; આખી લખાય ત્યારે જ જૂનીની જગ્યા લે છે; - લખો અથવા કંઈ ન આપો તો સ્ટાન્ડર્ડ આઉટપુટ
option-backups = બેકઅપનું ફોલ્ડર, બને તો બીજી ડિસ્ક પર; ન જણાવો તો ડેટાબેઝની ફાઇલ પાસે backups, PostgreSQL સાથે data/backups
option-keep-backups = કલાકવાર કેટલા બેકઅપ રહે, અને માઇગ્રેશન પહેલાંના પણ એટલા જ; 0 હોય તો એકેય લેવાતો નથી
option-club = ક્લબ, એટલે કે તેના સરનામાનો છેલ્લો ભાગ (/c/CLUB); એક જ ક્લબ હોય તો આપવાની જરૂર નથી
option-login = આયોજક લોગ ઇન કરવા જે લખે છે તે
option-role = આ ખાતું શું કરી શકે: બધું, અથવા પરિણામો વિશે નિર્ણય અને સુધારો
option-url = લોકો જ્યાંથી સેવા સુધી પહોંચે તે સરનામું: લિંક તેનાથી શરૂ થાય છે
option-rules = તૈયાર નિયમો, જેમ કે club, classic કે online
option-options = નિયમોનો કોઈ વિકલ્પ, જેમ કે house.zero50=true; એકથી વધુ વાર આપી શકાય
option-listen = જેના પર સાંભળવાનું છે તે સરનામું અને પોર્ટ; 0.0.0.0:8080 લોકલ નેટવર્કના ફોનને આવવા દે છે. ન આપો તો 127.0.0.1:8080, પ્રમાણપત્ર સાથે દરેક સરનામાનો પોર્ટ 443, અને --local-authority સાથે પોર્ટ 8443
option-domains = આ નામનું, જેમ કે uno.example, પ્રમાણપત્ર જાહેર ઓથોરિટી પાસેથી લો અને નવું કરતા રહો, જેની શરતો તમે આથી સ્વીકારો છો; એકથી વધુ વાર આપી શકાય, લિંક પહેલા પર લઈ જાય છે. --local-authority સાથે: વધુ એક લોકલ નામ
option-acme-directory = પ્રમાણપત્ર આપતી ઓથોરિટીની ACME ડિરેક્ટરીનું URL
option-acme-contact = તે ઓથોરિટી જેના પર લખી શકે તે ઇ-મેઇલ સરનામું
option-acme-root = PEM ફાઇલ, જેમાં ડિરેક્ટરીનું પોતાનું પ્રમાણપત્ર આપનાર ઓથોરિટી છે, જો તે ખાનગી હોય
option-certificate = આ PEM ફાઇલના પ્રમાણપત્ર સાથે HTTPS ચલાવો, જેની પછી તેની અને તેની ઓથોરિટી વચ્ચેનાં હોય; બદલાય ત્યારે ફરી વંચાય છે
option-key = પ્રમાણપત્રની ખાનગી કીવાળી PEM ફાઇલ
option-local-authority = ઇન્ટરનેટ ન હોય ત્યાં HTTPS ચલાવો: પોતાની ઓથોરિટીથી, જે એક વાર બને છે અને જેના પર દરેક ડિવાઇસે ભરોસો કરવો પડે છે
option-certificate-folder = અહીં બનેલી કી અને પ્રમાણપત્રોનું ફોલ્ડર; ન આપો તો ડેટાબેઝની ફાઇલ પાસે certificates, PostgreSQL સાથે data/certificates
option-redirect = જ્યાં સાદું HTTP આવે અને HTTPS પર મોકલાય તે સરનામું, જેમ કે 0.0.0.0:80, અથવા none; ન આપો તો પોર્ટ 443 સાથે પોર્ટ 80, --local-authority સાથે 8080
option-serve-demo = ડેટાબેઝ ખાલી હોય તો ડેમો ક્લબ ઉમેરો; કોઈ જોતું હોય ત્યાં સુધી તેમાં બોટ રમે છે
option-serve-url = લોકો જ્યાંથી સેવા સુધી પહોંચે તે સરનામું, જેમ કે https://uno.example: લિંક ત્યાં લઈ જાય છે, અને બીજા કોઈ હોસ્ટ માટે જવાબ મળતો નથી
option-serve-behind-proxy = X-Forwarded-For, -Host અને -Proto પર ભરોસો કરો, જે સેવાની આગળની રિવર્સ પ્રોક્સી ભરે છે
option-serve-metrics-token = જે આ ટોકન મોકલે (Authorization: Bearer) તે /metrics વાંચે છે; 16 કે વધુ અક્ષર, એન્વાયરમેન્ટમાં આપવું સૌથી સારું
option-serve-metrics-listen = ફક્ત /metrics માટે સરનામું અને પોર્ટ, જેમ કે 127.0.0.1:9464; પછી તે પેજ સાથે રહેતું નથી
option-serve-operators = સેવા વિશેનું પેજ જોઈ શકે તે આયોજકનું લોગિન; ફરી ફરી આપી શકાય. ન આપો તો એકમાત્ર ક્લબના આયોજકો જોઈ શકે
option-serve-connections = સેવાની આ નકલ PostgreSQL સાથે વધુમાં વધુ કેટલાં કનેક્શન રાખે; તે ઉપરાંત બે, જેનાથી નકલો એકબીજાના ખબર સાંભળે છે
option-serve-drain = બંધ થવાનો સંકેત મળ્યા પછી કેટલી સેકન્ડ ચાલુ રહે; તે દરમિયાન /readyz જણાવે છે કે સેવા તૈયાર નથી, જેથી લોડ બૅલેન્સર વધુ વિનંતીઓ ન મોકલે
option-serve-webhooks-to = વેબહૂક પહોંચી શકે તે ખાનગી નેટવર્ક કે હોસ્ટ, જેમ કે 192.168.1.0/24, અલ્પવિરામ વડે; ન આપો તો તે ફક્ત જાહેર સરનામે જ પહોંચે છે
option-serve-log = લોગમાં શું લખાય: error, warn, info, debug, અથવા lastcard=debug જેવું કોઈ ફિલ્ટર
option-serve-log-format = લોગની લાઇનો કેવી દેખાય: text લોકો માટે, json હોય તો દરેક લાઇનમાં એક ઓબ્જેક્ટ
option-schedule-format = ફોર્મેટ: two-vs-two, four-player, eight-player, team, free-for-all, challenge, cowboy, duo અથવા individual; અથવા સ્પર્ધાની ફાઇલ, અથવા સ્ટાન્ડર્ડ ઇનપુટ માટે -
option-schedule-players = કોણ રમે છે, ક્રમ પ્રમાણે અને અલ્પવિરામ મૂકીને; એક ટીમના ખેલાડીઓ વચ્ચે +: આશા+બેલા,ચિરાગ+દિવ્યા
option-schedule-seed = સ્પર્ધાની ચિઠ્ઠી માટેનું સીડ: એ જ સીડથી દરેક મશીન પર એ જ ચિઠ્ઠી નીકળે છે
option-schedule-name = ટુર્નામેન્ટનું નામ
option-schedule-rounds = રાઉન્ડ, એટલે કે બેઠકોની આખી ફેરબદલ કેટલી વાર રમાય
option-schedule-blocks = બેઠકોની ફેરબદલના કેટલા સેટ રમાય, પૂરા રાઉન્ડને બદલે
option-schedule-hands-per-block = એ જ ચાર જણ, એ જ જોડીદારો સાથે, કેટલી બાજી રમે: 1, 2 કે 4
option-schedule-fixed-seats = હરીફો સેટ દરમિયાન પોતાની બેઠક પર જ રહે છે
option-schedule-duplicate = એક જ બાજીમાં બધાં ટેબલ પર એ જ ડેક, અને દર બીજા રાઉન્ડમાં એ કાર્ડ હરીફોને
option-schedule-scoring = બાજીઓ પરથી રેન્કિંગ કેવી રીતે બને, જેમ કે lazy; ન આપો તો ફોર્મેટનું સામાન્ય સ્કોરિંગ
option-schedule-target = std સ્કોરિંગમાં કેટલા પોઇન્ટે મેચ પૂરી થાય
option-schedule-limit = કેટલા પોઇન્ટે lose200 સ્કોરિંગમાં હાર થાય, અથવા challenge સ્કોરિંગમાં ખેલાડી બહાર થાય
option-schedule-stop-at-limit = કોઈ મર્યાદાએ પહોંચે એટલે ટુર્નામેન્ટ પૂરી
option-schedule-hands = પોઇન્ટથી પૂરી ન થતી મેચ માટે નક્કી કરેલી બાજી
option-simulate-seed = એ જ સીડથી દરેક મશીન પર એ જ બાજીઓ મળે છે
option-simulate-bots = કયો બોટ રમે: random કે greedy
option-simulate-hands = ટુર્નામેન્ટ ફાઇલને બદલે, આંકડાકીય માહિતી માટે કેટલી બાજી રમવી
option-simulate-players = કેટલા ખેલાડી રમે
option-simulate-threads = કેટલા થ્રેડ રમે; ન આપો તો બધા કોર
option-simulate-log = આંકડાકીય માહિતીને બદલે દરેક બાજીની નોંધ લખો, એક લાઇનમાં એક
option-season-files = ટુર્નામેન્ટ ફાઇલો, જે ક્રમમાં રમાઈ; - એટલે સ્ટાન્ડર્ડ ઇનપુટ
option-season-count = એક સાંજનું મૂલ્ય: field (આવવાનો એક પોઇન્ટ, અને પાછળ રહેલા દરેકનો એક), places (યાદી પ્રમાણે સ્થાનના પોઇન્ટ), totals (સાંજનો સરવાળો) કે average (બાજી દીઠ પોઇન્ટ); ન આપો તો field
option-season-points = સ્થાનના પોઇન્ટ, પહેલું સ્થાન પહેલાં, જેમ કે 10,8,6; places સાથે ન આપો તો 10,8,6,5,4,3,2,1
option-season-best = દરેકની કેટલી શ્રેષ્ઠ સાંજ ગણાય; ન આપો તો બધી
option-season-least = કેટલી સાંજથી ક્રમાંક મળે; ન આપો તો 1
option-season-ties = સરખા હોય ત્યારે શું નક્કી કરે, આ ક્રમમાં: countback (વધુ પહેલાં સ્થાન, પછી વધુ બીજાં), best (શ્રેષ્ઠ એક સાંજ), evenings (વધુ સાંજ); ન આપો તો countback,best
option-replay-file = બાજીઓની નોંધ, એક પછી એક; - લખો અથવા કંઈ ન આપો તો સ્ટાન્ડર્ડ ઇનપુટ
option-import-starts-at = ક્યારે શરૂ થઈ કે થવાની છે, જેમ કે 2026-11-27T18:30:00+05:30; ન આપો તો હમણાં
option-import-again = ક્લબ પાસે પહેલેથી હોય તોપણ ફરી ઉમેરો
option-export-tournament = ટુર્નામેન્ટ, એટલે કે તેના સરનામાનો છેલ્લો ભાગ (/t/TOURNAMENT); --event સાથે સ્પર્ધા, સરનામાનો છેલ્લો ભાગ (/c/CLUB/events/EVENT)
option-event = અનેક તબક્કાવાળી સ્પર્ધાની ફાઇલ લખો
option-manual-folder = ફોલ્ડર, જે પહેલેથી હોવું જોઈએ
option-completions-shell = કયું શેલ
option-log-out-everybody = દરેક ક્લબના દરેક આયોજક
option-add-login = આયોજક લોગ ઇન કરવા જે લખશે તે; ફક્ત --password-stdin સાથે
option-add-name = આયોજકનું નામ; ન આપો તો લોગિન
option-add-password-stdin = પાસવર્ડ સ્ટાન્ડર્ડ ઇનપુટમાંથી વાંચો, એક લાઇન
option-reset-password-stdin = નવો પાસવર્ડ સ્ટાન્ડર્ડ ઇનપુટમાંથી વાંચો, એક લાઇન
option-demo-remove = ડેમો ક્લબ, તેમાં જે કંઈ છે તે બધા સાથે, કાઢી નાખો

## What is wrong with the arguments

argument-missing = આ ખૂટે છે
argument-no-value = આની પછી મૂલ્ય ખૂટે છે
argument-unknown = આવો કોઈ વિકલ્પ નથી{ $similar ->
    [none] .
   *[other] ; શું { $similar } લખવું હતું?
}
argument-no-command = આવો કોઈ કમાન્ડ નથી{ $similar ->
    [none] .
   *[other] ; શું { $similar } લખવું હતું?
}
argument-twice = આ એક જ વાર આપી શકાય
argument-conflict = આ { $other } સાથે ન આપી શકાય
argument-takes-none = અહીં કોઈ મૂલ્ય ન જોઈએ, પણ “{ $given }” આપ્યું છે
argument-not-among = “{ $given }” આમાંનું નથી: { $known }
argument-no-number = “{ $given }” 0 કે તેથી મોટી પૂર્ણ સંખ્યા નથી
argument-no-time = “{ $given }” 2026-11-27T18:30:00+05:30 જેવો સમય નથી
argument-not-text = એક આર્ગ્યુમેન્ટ વાંચી શકાય તેવું લખાણ (UTF-8) નથી

## What `lastcard serve` says when it starts, and why it could not

serve-address = Lastcard અહીં ખુલ્લું છે:  { $url }
serve-listens = આના પર સાંભળે છે:       { $url }
serve-lan-address = નજીકના ફોન પર:       { $url }
serve-metrics = મેટ્રિક્સ અહીં છે:       { $url }
serve-port-taken = પોર્ટ { $port } રોકાયેલો છે: { $address } પર બીજું કંઈક સાંભળે છે. તેને બંધ કરો, અથવા { $option } વડે બીજો પોર્ટ પસંદ કરો.
serve-port-forbidden = આ યુઝરને { $address } પર સાંભળવાની છૂટ નથી. 1024થી નીચેના પોર્ટ માટે ખાસ અધિકાર જોઈએ: { $option } વડે બીજો પસંદ કરો.
serve-address-unknown = આ મશીનનું { $address } સરનામું નથી. ફક્ત આ મશીન માટે 127.0.0.1, અથવા તેનાં બધાં સરનામાં માટે 0.0.0.0 વાપરો.
serve-cannot-listen = { $address } પર સાંભળી શકાતું નથી: { $reason }
serve-bad-listen = “{ $given }” પોર્ટવાળું સરનામું નથી: 127.0.0.1:8080 લખો, અથવા ફોનને આવવા દેવા 0.0.0.0:8080
serve-bad-metrics-listen = “{ $given }” પોર્ટવાળું સરનામું નથી: 127.0.0.1:9464 લખો
serve-bad-metrics-token = મેટ્રિક્સના ટોકનમાં ઓછામાં ઓછા { $count } અક્ષર જોઈએ: અંગ્રેજી અક્ષર, આંકડા અને ચિહ્નો, ખાલી જગ્યા વિના. “openssl rand -hex 24” વડે એક બનાવો.
serve-failed = સેવા અટકી ગઈ: { $reason }
serve-new-database = આ નવો ડેટાબેઝ છે: { $database } હતો નહીં અથવા ખાલી હતો. તમારો ડેટા ત્યાં હોવો જોઈતો હોય, તો Lastcard હમણાં બંધ કરો, અને ડિસ્ક માઉન્ટ થયેલી છે તથા પાથ સાચો છે તે તપાસો.
serve-demo = બોટની રમત જુઓ:          { $url }
serve-setup = તમારી ક્લબનું સેટઅપ કરો, એક વાર:  { $url }
serve-bad-network = “{ $given }” નેટવર્ક નથી: કોઈ મશીન લખો, જેમ કે 192.168.1.20, અથવા કોઈ નેટવર્ક, જેમ કે 192.168.1.0/24
serve-bad-log = “{ $given }” લોગનું ફિલ્ટર નથી: error, warn, info કે debug લખો, અથવા lastcard=debug જેવું કોઈ ફિલ્ટર
healthcheck-no-answer = { $address } પર કોઈ જવાબ આપતું નથી: { $reason }. શું સેવા ચાલે છે, અને એ જ --listen સાથે?
healthcheck-not-lastcard = { $address } પર Lastcard નહીં, બીજો પ્રોગ્રામ જવાબ આપે છે. serve ને આપેલું જ --listen આપો.
healthcheck-only-encrypted = આ સેવા ફક્ત HTTPS બોલે છે, અને પ્રમાણપત્ર તેના જાહેર નામ માટે છે. અહીંથી તપાસવા માટે --redirect વડે સાદા HTTP નો પોર્ટ આપો.
serve-status = { $url } પર ખુલ્લું છે
serve-status-ill = { $url } પર ખુલ્લું છે, પણ ડેટાબેઝમાં કંઈક ગરબડ છે: { $reason }

## The commands that work on the database

data-unopened = ડેટાબેઝ { $database } ખૂલતો નથી: { $reason }
data-forbidden = { $path } માં લખવાની Lastcard ને પરવાનગી નથી. તે વપરાશકર્તા { $user } તરીકે ચાલે છે: “chown -R { $user } { $path }” વડે એ જગ્યા તેને આપો, અથવા --database વડે બીજી જગ્યા જણાવો.
data-read-only = { $path } ફક્ત વાંચી શકાય છે. તેને લખવા માટે માઉન્ટ કરો (કન્ટેનરમાં વૉલ્યૂમ તરીકે), અથવા --database વડે બીજી જગ્યા જણાવો.
data-failed = એ થયું નહીં, અને કશું બદલાયું નથી: { $reason }
data-no-club = હજી કોઈ ક્લબ નથી. “lastcard serve” શરૂ કરો અને તે બતાવે તે સેટઅપ લિંક ખોલો, અથવા --club વડે ડેમો ક્લબનું નામ આપો.
data-several-clubs = ઘણી ક્લબો છે. કઈ તે --club વડે જણાવો: { $clubs }
data-no-such-club = “{ $club }” નામની ક્લબ નથી. આ ક્લબો છે: { $clubs }

migrate-nothing = { $database } અદ્યતન છે.
migrate-done = { $database } હવે અદ્યતન છે. લાગુ કર્યું: { $applied }

backup-done = { $file } લખાઈ અને તપાસાઈ.
backup-whole = { $file } આખી અને બરાબર છે.
backup-restored = { $database }માં હવે બેકઅપનું બધું છે.
backup-holds = ક્લબ: { $clubs }, ટુર્નામેન્ટ: { $tournaments }, નોંધાયેલી એન્ટ્રી: { $entries }.
backup-no-database = { $database } નામનો કોઈ ડેટાબેઝ નથી. જેનો બેકઅપ લેવો છે તે --database વડે જણાવો.
backup-to-terminal = બેકઅપ ટર્મિનલમાં વાંચવાનું લખાણ નથી. ફાઇલનું નામ આપો, અથવા > વડે તેને ફાઇલમાં મોકલો.
backup-in-use = { $database } ખાલી નથી: { $table }માં હરોળો છે. --database વડે એવો ડેટાબેઝ જણાવો જે હજી વપરાયો ન હોય. કશું બદલાયું નથી.
backup-needs-no-tables = { $database }નાં કોષ્ટકો બેકઅપ કરતાં નવાં છે. નવી ફાઇલ કે કોષ્ટકો વિનાનો PostgreSQL ડેટાબેઝ જણાવો. કશું બદલાયું નથી.
backup-none = { $file } Lastcardનો બેકઅપ નથી.
backup-cut-short = { $file } અધૂરી છે: તેનો અંત નથી. બીજો બેકઅપ વાપરો. કશું બદલાયું નથી.
backup-damaged = { $file } બગડેલી છે. બીજો બેકઅપ વાપરો. કશું બદલાયું નથી.
backup-too-large = { $file } ખોલતાં એટલી મોટી થાય છે, જેટલો Lastcardનો કોઈ બેકઅપ હોતો નથી: તેને લાઇન { $line } સુધી વાંચવામાં આવી, આગળ નહીં. બીજો બેકઅપ વાપરો. કશું બદલાયું નથી.
backup-newer = { $file } વધુ નવા Lastcardની છે. પહેલાં આને અદ્યતન કરો. કશું બદલાયું નથી.
backup-failed = { $file }: એ થયું નહીં, અને કશું બદલાયું નથી: { $reason }
backup-before-migration-failed = ડેટાબેઝનાં કોષ્ટકો બદલવાં પડશે, પણ તે પહેલાં { $folder } માં બૅકઅપ લખી શકાયો નહીં: { $reason }. કશું બદલાયું નથી. --backups વડે બીજું ફોલ્ડર જણાવો, અથવા --keep-backups 0 વડે બૅકઅપ વિના આગળ વધો.
backup-club-arrived = ક્લબ આવી ગઈ છે અને /c/{ $club } પર છે.
backup-club-passwords = તેના આયોજકોના અહીં હજી પાસવર્ડ નથી. દરેક માટે પાસવર્ડ રાખવાની લિંક બનાવો:
backup-club-is-there = { $file } ની ક્લબ અહીં પહેલેથી છે. એક ક્લબ એક જ વાર આવે છે. કશું બદલાયું નથી.
backup-unfit = { $file } લેવામાં આવી નથી: કોષ્ટક { $table }ની હરોળ { $row } Lastcardને માન્ય નથી ({ $reason }). કશું બદલાયું નથી. ક્લબ જ્યાં છે ત્યાંથી ફાઇલ ફરી ડાઉનલોડ કરો.

import-done = “{ $name }” હવે { $club }માં છે: /t/{ $slug }
import-event-done = “{ $name }” હવે { $club }માં છે: { $address }
import-open-hand = બાજી { $slot } ખુલ્લી છે, અને તેની બેઠકો, વહેંચનાર કે શરૂઆત કરનાર અગાઉની બાજીઓ પ્રમાણે નથી. તે કાઢી નાખો, અથવા પહેલાં બાજી નોંધો.
import-there = ક્લબ પાસે આ ટુર્નામેન્ટ પહેલેથી છે: /t/{ $slug }. કંઈ ઉમેરાયું નથી. --again આપવાથી તે ફરી ઉમેરાય છે અને ફરી ગણાય છે.
import-event-there = ક્લબ પાસે આ સ્પર્ધા પહેલેથી છે: /c/…/events/{ $slug }. કંઈ ઉમેરાયું નથી. --again આપવાથી તે ફરી ઉમેરાય છે અને ફરી ગણાય છે.
import-key-used = આ કી સાથે પહેલાં બીજી ટુર્નામેન્ટ મોકલાઈ છે. આને તેની પોતાની કી સાથે મોકલો.
api-tournament-there = ક્લબ પાસે આ પરિણામો સાથે આ ટુર્નામેન્ટ પહેલેથી છે: /t/{ $slug }. કંઈ બનાવાયું નથી. again=true આપવાથી તે ફરી બને છે અને ફરી ગણાય છે.
api-tournament-there-unnamed = ક્લબ પાસે આ પરિણામો સાથે આ ટુર્નામેન્ટ પહેલેથી છે. કંઈ બનાવાયું નથી. again=true આપવાથી તે ફરી બને છે અને ફરી ગણાય છે.
api-event-there = ક્લબ પાસે આ પરિણામો સાથે આ સ્પર્ધા પહેલેથી છે. કંઈ બનાવાયું નથી. again=true આપવાથી તે ફરી બને છે અને ફરી ગણાય છે.
export-no-such-tournament = “{ $slug }” નામની ટુર્નામેન્ટ નથી. તેના સરનામા /t/…નો છેલ્લો ભાગ આપો.
export-no-such-event = “{ $slug }” નામની સ્પર્ધા નથી. તેના સરનામા /c/…/events/…નો છેલ્લો ભાગ આપો.

demo-club = ડેમો ક્લબ
demo-evening = ક્લબની સાંજ: { $format }
demo-event = ક્લબ કપ
demo-playing = આજે સાંજે ફોન પર
demo-season = ક્લબ ચેમ્પિયનશિપ
demo-coming = સૌ માટે ખુલ્લી સાંજ
demo-place = કોમ્યુનિટી હોલ, ઉપરનો માળ
demo-about = નવા લોકોનું સ્વાગત છે; નિયમો પાંચ મિનિટમાં સમજાઈ જાય છે.
demo-added = ડેમો ક્લબ ઉમેરાઈ.
demo-there = ડેમો ક્લબ પહેલેથી છે.
demo-removed = ડેમો ક્લબ કાઢી નખાઈ.
demo-none = ડેમો ક્લબ નથી.

account-cli-login = લોગિન
account-cli-name = નામ
account-cli-club = ક્લબ
account-cli-added = { $login } હવે લોગ ઇન કરી શકે છે.
account-cli-reset = { $login } માટે નવો પાસવર્ડ છે, અને બધેથી લોગ આઉટ થયું છે.
account-cli-taken = લોગિન “{ $login }” લેવાઈ ગયું છે. બીજું પસંદ કરો.
account-cli-unknown = લોગિન “{ $login }” કોઈનું નથી. કોણ લોગ ઇન કરી શકે તે “lastcard account list” બતાવે છે.
account-cli-link-invite = આ લિંક એક વાર, ત્રણ દિવસ સુધી ચાલશે:
account-cli-link-reset = આ લિંક એક વાર, એક કલાક સુધી ચાલશે:
account-cli-removed = { $login } કાઢી નખાયું છે, અને બધેથી લોગ આઉટ થયું છે.
account-cli-last = { $login } ક્લબના છેલ્લા આયોજક છે, એટલે કાઢી શકાય નહીં: પછી કોઈ લોગ ઇન કરી ન શકે. પહેલાં બીજા આયોજક ઉમેરો.
account-cli-logged-out = { $count ->
    [one] { $count } સત્ર પૂરું કરાયું.
   *[other] { $count } સત્રો પૂરાં કરાયાં.
}
account-cli-factor-removed = { $login } હવે પાસવર્ડ એકલાથી લોગ ઇન કરે છે.
account-cli-no-factor = { $login } માટે બીજું પગલું ચાલુ નથી.
account-cli-rotated = નવી ગુપ્ત ચાવી બની છે, અને બધા લોગ આઉટ થયા છે. સેવાની દરેક નકલ હમણાં જ ફરી શરૂ કરો: ત્યાં સુધી તે જૂની ચાવી વાપરશે. ફોનમાં બેઠક ફરી લેવી પડશે.
account-cli-second-factor = બીજું પગલું
account-cli-yes = હા
account-cli-no = ના
account-cli-role = ભૂમિકા
account-cli-organiser = આયોજક
account-cli-referee = રેફરી

## `lastcard serve` તેના વિશે શું કહે છે

serve-authority-address = પહેલાં દરેક ફોન પર:     { $url }
serve-authority-fingerprint = તેની ઓથોરિટીની ફિંગરપ્રિન્ટ: { $fingerprint }
serve-bad-domain = “{ $given }” એવું નામ નથી જેનું પ્રમાણપત્ર હોઈ શકે: uno.example લખો
serve-domain-not-local = “{ $given }” લોકલ નામ નથી, અને લોકલ ઓથોરિટી બીજાં નામ પર સહી કરતી નથી: .local, .lan, .home કે .internalથી પૂરું થતું નામ લખો, અથવા --domain કાઢી નાખો
serve-url-unencrypted = અહીં સેવા પોતે એન્ક્રિપ્ટ કરે છે, પણ --url { $url } છે: ત્યાં https:// લખો
serve-no-authority = લોકલ ઓથોરિટી વાપરી શકાતી નથી: { $reason }

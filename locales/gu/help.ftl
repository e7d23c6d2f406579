### The help of the command line, and what is wrong with its arguments.

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
command-schedule = ટુર્નામેન્ટનો કાર્યક્રમ બનાવો અને તેની ફાઇલ લખો
command-score = ટુર્નામેન્ટ ફાઇલમાં જે નોંધાયું છે તેનું રેન્કિંગ બનાવો
command-season = ટુર્નામેન્ટ ફાઇલોનો સરવાળો કરીને સીઝનનું કોષ્ટક બનાવો
command-simulate = બોટને રમાડો: ટુર્નામેન્ટ ફાઇલની ખુલ્લી બાજીઓ, અથવા આંકડાકીય માહિતી માટે તૈયાર નિયમોથી --hands જેટલી બાજી
command-replay = બાજીઓની નોંધ એક-એક ચાલ કરીને તપાસો
command-import = ફાઇલમાંની ટુર્નામેન્ટ તેનાં પરિણામો સાથે ક્લબમાં ઉમેરો; ફાઇલમાં કોઈ પરિણામ હોય તો તે તરત ચાલુ થાય છે, નહીં તો મુસદ્દો રહે છે
command-export = ટુર્નામેન્ટની ફાઇલ, તેનાં બધાં પરિણામો સાથે, સ્ટાન્ડર્ડ આઉટપુટ પર લખો
command-account = આયોજકોની યાદી જુઓ, કોઈને આમંત્રણ આપો કે કાઢો, પાસવર્ડ રીસેટ કરો, લોગ આઉટ કરો, ગુપ્ત ચાવી બદલો
command-list = કોણ લોગ ઇન કરી શકે તે બતાવો
command-add = નવા આયોજકને ઉમેરતી, એક જ વાર ચાલતી લિંક બતાવો, અથવા સ્ટાન્ડર્ડ ઇનપુટમાંથી પાસવર્ડ લઈને આયોજક ઉમેરો
command-reset = નવો પાસવર્ડ પસંદ કરવાની, એક જ વાર ચાલતી લિંક બતાવો, અથવા નવો પાસવર્ડ સ્ટાન્ડર્ડ ઇનપુટમાંથી લો
command-remove = આયોજકને કાઢો; ખાતા સાથે તેનાં સત્રો અને લિંક પણ પૂરાં થાય છે
command-log-out = કોઈ એક આયોજકને, અથવા બધાને, બધેથી લોગ આઉટ કરો
command-remove-second-factor = જે આયોજકનાં ફોન અને રિકવરી કોડ ખોવાયાં હોય તેનું બીજું પગલું કાઢો
command-rotate-secret = સહી માટે નવી ગુપ્ત ચાવી બનાવો અને બધાને લોગ આઉટ કરો; પછી સેવાની દરેક નકલ ફરી શરૂ કરો
command-migrate = ડેટાબેઝનાં કોષ્ટકો અદ્યતન કરો (serve પણ એ કરે છે)
command-backup = ડેટાબેઝમાં જે છે તે બધું એક ફાઇલમાં લખો, સેવા ચાલતી હોય ત્યારે પણ
command-verify = બેકઅપ આખો છે કે નહીં તે તપાસો, અને તેમાં શું છે તે બતાવો
command-restore = બેકઅપને ખાલી ડેટાબેઝમાં પાછો લાવો, SQLite કે PostgreSQL
command-demo = ડેમો ક્લબ ઉમેરો: એક પૂરી થયેલી સાંજ, એક અડધી રમાયેલી, અને એક મેચ
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
option-serve-listen = જેના પર સાંભળવાનું છે તે સરનામું અને પોર્ટ; 0.0.0.0:8080 લોકલ નેટવર્કના ફોનને આવવા દે છે. ન આપો તો 127.0.0.1:8080, પ્રમાણપત્ર સાથે દરેક સરનામાનો પોર્ટ 443, અને --local-authority સાથે પોર્ટ 8443
option-serve-domains = આ નામનું, જેમ કે uno.example, પ્રમાણપત્ર જાહેર ઓથોરિટી પાસેથી લો અને નવું કરતા રહો, જેની શરતો તમે આથી સ્વીકારો છો; એકથી વધુ વાર આપી શકાય, લિંક પહેલા પર લઈ જાય છે. --local-authority સાથે: વધુ એક લોકલ નામ
option-serve-acme-directory = પ્રમાણપત્ર આપતી ઓથોરિટીની ACME ડિરેક્ટરીનું URL
option-serve-acme-contact = તે ઓથોરિટી જેના પર લખી શકે તે ઇ-મેઇલ સરનામું
option-serve-acme-root = PEM ફાઇલ, જેમાં ડિરેક્ટરીનું પોતાનું પ્રમાણપત્ર આપનાર ઓથોરિટી છે, જો તે ખાનગી હોય
option-serve-certificate = આ PEM ફાઇલના પ્રમાણપત્ર સાથે HTTPS ચલાવો, જેની પછી તેની અને તેની ઓથોરિટી વચ્ચેનાં હોય; બદલાય ત્યારે ફરી વંચાય છે
option-serve-key = પ્રમાણપત્રની ખાનગી કીવાળી PEM ફાઇલ
option-serve-local-authority = ઇન્ટરનેટ ન હોય ત્યાં HTTPS ચલાવો: પોતાની ઓથોરિટીથી, જે એક વાર બને છે અને જેના પર દરેક ડિવાઇસે ભરોસો કરવો પડે છે
option-serve-certificate-folder = અહીં બનેલી કી અને પ્રમાણપત્રોનું ફોલ્ડર; ન આપો તો ડેટાબેઝની ફાઇલ પાસે certificates, PostgreSQL સાથે data/certificates
option-serve-redirect = જ્યાં સાદું HTTP આવે અને HTTPS પર મોકલાય તે સરનામું, જેમ કે 0.0.0.0:80, અથવા none; ન આપો તો પોર્ટ 443 સાથે પોર્ટ 80, --local-authority સાથે 8080
option-serve-demo = ડેટાબેઝ ખાલી હોય તો ડેમો ક્લબ ઉમેરો
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
option-schedule-format = ફોર્મેટ: two-vs-two, four-player, eight-player, team, free-for-all, challenge, cowboy, duo અથવા individual
option-schedule-players = કોણ રમે છે, ક્રમ પ્રમાણે અને અલ્પવિરામ મૂકીને; એક ટીમના ખેલાડીઓ વચ્ચે +: આશા+બેલા,ચિરાગ+દિવ્યા
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
option-export-tournament = ટુર્નામેન્ટ, એટલે કે તેના સરનામાનો છેલ્લો ભાગ (/t/TOURNAMENT)
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

### Setting up the club, logging in, and the accounts of organisers.

## Setting up the club

setup-title = તમારી ક્લબનું સેટઅપ
setup-club-name = ક્લબનું નામ
setup-club-name-hint = જાહેર પેજ પર જેવું દેખાવું જોઈએ તેવું.
setup-club-name-needed = ક્લબનું નામ લખો.
setup-time-zone = ટાઇમ ઝોન
setup-time-zone-hint = તમારી ટુર્નામેન્ટની તારીખ અને સમય આ ઝોનમાં દેખાશે.
setup-language = ભાષા
setup-language-hint = જે મુલાકાતીની પોતાની ભાષા ખબર ન હોય તેમના માટે.
setup-change = બદલો
setup-submit = ક્લબ બનાવો
setup-done = તમારી ક્લબ તૈયાર છે. પહેલી ટુર્નામેન્ટમાં કોણ રમે છે?
setup-needs-link = આ Lastcardમાં હજી કોઈ આયોજક નથી.
setup-needs-link-help = સેવા શરૂ થઈ ત્યારે તેના ટર્મિનલમાં એક વાર વાપરવાની લિંક બતાવાઈ હતી. એ લિંક ખોલો, અથવા તેમાંનો કોડ અહીં લખો. એ ટર્મિનલ વાંચી શકનાર જ ક્લબનું સેટઅપ કરી શકે.
setup-code = લિંકમાંનો કોડ
setup-code-submit = આગળ વધો
setup-code-wrong = એ કોડ ખોટો છે. ટર્મિનલમાંથી ફરી કોપી કરો.

## What an account asks for, and what a password may not be

account-name = તમારું નામ
account-name-hint = બીજા આયોજકોને, અને તમે ભરેલાં પરિણામો સાથે દેખાશે.
account-name-needed = તમારું નામ લખો.
account-login = લોગિન
account-login-hint = ટૂંકું નામ અથવા તમારું ઇમેઇલ સરનામું. તેનાથી તમે લોગ ઇન કરો છો; તેના પર ક્યારેય કશું મોકલાતું નથી.
account-password = પાસવર્ડ
account-password-hint = ઓછામાં ઓછા 10 અક્ષર. ફક્ત તમે જ સાથે જોડો તેવા થોડા શબ્દો સૌથી સારા.
account-password-show = પાસવર્ડ બતાવો
account-login-taken = એ લોગિન લેવાઈ ગયું છે. બીજું પસંદ કરો.
problem-password-short = પાસવર્ડમાં { $length ->
    [one] { $length } અક્ષર છે
   *[other] { $length } અક્ષર છે
}: ઓછામાં ઓછા { $least } રાખો.
problem-password-long = પાસવર્ડ બહુ લાંબો છે: વધુમાં વધુ { $most } અક્ષર રાખો.
problem-password-of-context = પાસવર્ડમાં “{ $word }” સિવાય ખાસ કંઈ નથી, અને અજાણ્યો માણસ સૌથી પહેલાં એ જ અજમાવે. તમારી કે ક્લબની સાથે સંબંધ ન હોય તેવા શબ્દો પસંદ કરો.
problem-password-common = આ એવો પાસવર્ડ છે જે કોઈ પણ સૌથી પહેલાં અજમાવે, કદાચ એકાદ આંકડો કે અક્ષર બદલીને. ફક્ત તમે જ સાથે જોડો તેવા થોડા શબ્દો પસંદ કરો.
problem-password-row = આ કીબોર્ડની એક હારના, અથવા ક્રમવાર, અક્ષરો કે આંકડા છે. ફક્ત તમે જ સાથે જોડો તેવા થોડા શબ્દો પસંદ કરો.
problem-password-repeated = આમાં એકનું એક વારંવાર આવે છે. ફક્ત તમે જ સાથે જોડો તેવા થોડા શબ્દો પસંદ કરો.
problem-password-date-or-name = આમાં તારીખ કે નામ સિવાય ખાસ કંઈ નથી. ફક્ત તમે જ સાથે જોડો તેવા થોડા શબ્દો પસંદ કરો.
problem-password-guessable = આની અટકળ સહેલી છે. તેને લાંબો કરો, અથવા ફક્ત તમે જ સાથે જોડો તેવા થોડા શબ્દો પસંદ કરો.
account-zone-unknown = યાદીમાંથી ટાઇમ ઝોન પસંદ કરો.
account-language-unknown = યાદીમાંથી ભાષા પસંદ કરો.

## Your account

account-title = તમારું ખાતું
account-you = તમારું લોગિન: { $login }.
account-to-organisers = ક્લબના આયોજકો
account-change-password = પાસવર્ડ બદલો
account-current-password = હાલનો પાસવર્ડ
account-new-password = નવો પાસવર્ડ
account-current-wrong = એ તમારો હાલનો પાસવર્ડ નથી.
account-change-password-help = તમારાં બીજાં ઉપકરણો લોગ આઉટ થઈ જશે, અને તમે બનાવેલી ખુલ્લી લિંક ચાલતી બંધ થશે.
account-password-changed = તમારો પાસવર્ડ બદલાયો છે. તમારાં બીજાં ઉપકરણો લોગ આઉટ થઈ ગયાં છે.
account-own-password = તમારો પાસવર્ડ
account-own-password-hint = ફરી એક વાર લખો, જેથી તમે લોગ ઇન છોડેલા ઉપકરણ પર બીજું કોઈ આ ન કરી શકે.
account-back = તમારા ખાતા પર પાછા
account-sessions = તમે ક્યાં લોગ ઇન છો
account-sessions-help = બે અઠવાડિયાં ન વપરાય તો, અને લોગ ઇન પછી વધુમાં વધુ ત્રીસ દિવસે, સત્ર પૂરું થાય છે. કોઈ અજાણ્યું સત્ર દેખાય તો તેને પૂરું કરો અને પાસવર્ડ બદલો.
account-session-own = આ જ
account-session-made = શરૂઆત: { $at }, સરનામું { $address }
account-session-seen = છેલ્લે વપરાયું, આશરે: { $at }
account-session-end = ત્યાં લોગ આઉટ કરો
account-session-ended = એ સત્ર પૂરું થયું.
account-browser-unknown = અજાણ્યું બ્રાઉઝર
account-others = બીજે બધેથી લોગ આઉટ
account-others-ended = અહીં સિવાય બધેથી તમે હવે લોગ આઉટ છો.
account-everywhere = બધેથી લોગ આઉટ
account-everywhere-help = “બધેથી લોગ આઉટ” આ ઉપકરણ સહિત દરેક ઉપકરણ પરનાં તમારાં સત્રો પૂરાં કરે છે. ફોન કે લેપટોપ ખોવાય તો તે વાપરો.

## The second factor

second-factor-title = બીજું પગલું
second-factor-off = હમણાં પાસવર્ડ એકલાથી પ્રવેશ મળે છે. બીજું પગલું ચાલુ હોય તો, પાસવર્ડ જાણી જનારને પણ તમારા ફોનનો કોડ જોઈએ.
second-factor-on = તમે પાસવર્ડ અને ફોનના કોડથી લોગ ઇન કરો છો.
second-factor-set-up = બીજું પગલું ગોઠવો
second-factor-change = જુઓ કે બંધ કરો
second-factor-lede = પાસવર્ડ પછી તમે ફોનની એક એપમાંથી કોડ લખશો. એપ સિગ્નલ વિના પણ ચાલે છે.
second-factor-install = ફોનમાં ઓથેન્ટિકેટર એપ ખોલો. મોટા ભાગના પાસવર્ડ મેનેજરમાં તે હોય જ છે.
second-factor-scan = તેનાથી આ કોડ સ્કેન કરો.
second-factor-type = સ્કેન નથી થતું? તેને બદલે આ કી લખો:
second-factor-open = આ ફોનમાં જ વાંચો છો? એપમાં ખોલો
second-factor-confirm = એપમાં હમણાં દેખાતા છ આંકડા લખો.
second-factor-code = એપનો કોડ
second-factor-code-hint = છ આંકડા. દર અડધી મિનિટે બદલાય છે.
second-factor-code-wrong = એ કોડ ખોટો છે અથવા વપરાઈ ગયો છે. નવો આવે ત્યાં સુધી રાહ જુઓ, અને ફોનની ઘડિયાળ બરાબર છે કે નહીં તે તપાસો.
second-factor-switch-on = ચાલુ કરો
second-factor-is-on = બીજું પગલું ચાલુ છે. તમારાં બીજાં ઉપકરણો લોગ આઉટ થઈ ગયાં છે.
second-factor-since = ચાલુ થયું: { $at }.
second-factor-codes-left = { $count ->
    [0] એકેય રિકવરી કોડ બાકી નથી: નવા મેળવવા બીજું પગલું બંધ કરીને ફરી ચાલુ કરો.
    [one] { $count } રિકવરી કોડ બાકી છે.
   *[other] { $count } રિકવરી કોડ બાકી છે.
}
second-factor-switch-off = બંધ કરો
second-factor-switch-off-help = પછી પાસવર્ડ એકલાથી પ્રવેશ મળશે, અને રિકવરી કોડ ચાલશે નહીં.
second-factor-is-off = બીજું પગલું બંધ છે.
second-step-title = હજી એક પગલું
second-step-hint = એપના છ આંકડા, અથવા તમારો કોઈ રિકવરી કોડ.
second-step-lost = ફોન અને રિકવરી કોડ બંને ખોવાયાં? સેવા ચલાવનાર “lastcard account remove-second-factor”થી બીજું પગલું કાઢી શકે છે.
recovery-codes-title = તમારા રિકવરી કોડ
recovery-codes-help = ફોન પાસે ન હોય ત્યારે આમાંનો દરેક કોડ એપના કોડની જગ્યાએ એક વાર પ્રવેશ આપે છે. પ્રિન્ટ કરો કે લખી લો, અને ફોનથી અલગ રાખો.
recovery-codes-once = તે આ એક જ વાર બતાવાય છે.
recovery-codes-kept = મેં સાચવી લીધા છે

## Logging in

log-in = લોગ ઇન
login-title = લોગ ઇન
login-wrong = આ લોગિન અને પાસવર્ડનો મેળ ખાતો નથી. બંને તપાસો, અને Caps Lock ચાલુ છે કે નહીં તે પણ.
login-forgotten = પાસવર્ડ યાદ નથી? બીજા કોઈ આયોજક નવા પાસવર્ડની લિંક બનાવી આપી શકે, અથવા સેવા ચલાવનાર “lastcard account”થી તેને રીસેટ કરી શકે.

## The organisers and their links

organisers-title = આયોજકો
organisers-you = તમે
organisers-own-account = તમારું ખાતું
organisers-second-factor = બીજું પગલું
organisers-reset = પાસવર્ડ રીસેટ લિંક બનાવો
organisers-reset-title = { $name } માટે નવો પાસવર્ડ
organisers-reset-help = આનાથી એક લિંક બનશે, જેના વડે { $name } નવો પાસવર્ડ પસંદ કરી શકે. સામે રાહ જોવાતી હોય ત્યારે જ આપો: તે એક કલાક ચાલે છે, અને જે પહેલાં ખોલે તેને પ્રવેશ મળે છે.
organisers-remove = કાઢો
organisers-removal-title = { $name }નું નામ કાઢવું છે?
organisers-removal-help = { $name } તરત બધેથી લોગ આઉટ થશે અને આયોજન કરી શકશે નહીં. { $name }એ બનાવેલી લિંક ચાલતી બંધ થશે. { $name }એ જે નોંધ્યું છે તે રહેશે.
organisers-removal-submit = { $name }નું નામ કાઢો
organisers-removed = આયોજક હવે યાદીમાં નથી.
organisers-revoked = લિંક રદ થઈ.
organisers-not-oneself = પોતાની સાથે આ ન કરી શકાય
organisers-not-oneself-help = પાસવર્ડ તમારા ખાતાના પેજ પર બદલો. ક્લબ છોડવી હોય તો બીજા આયોજકને કહો કે તમને કાઢે.
organisers-last = છેલ્લા આયોજકનું નામ કાઢી શકાતું નથી
organisers-last-help = આયોજક વિના કોઈ લોગ ઇન કરી શકે નહીં. પહેલાં બીજા કોઈને આમંત્રણ આપો.
links-title = ખુલ્લી લિંક
links-none = કોઈ ખુલ્લી લિંક નથી.
links-help = આમાંની લિંક જેની પાસે હોય તે હજી વાપરી શકે છે. જેની જરૂર ન હોય તેને રદ કરો.
links-invite = આમંત્રણ
links-reset = { $name } માટે નવો પાસવર્ડ
links-made-by = બનાવનાર { $name }: { $at }
links-made-on-server = સર્વર પર બની: { $at }
links-until = ક્યાં સુધી ચાલશે: { $at }
links-revoke = રદ કરો
organisers-invite = આયોજકને આમંત્રણ આપો
organisers-invite-help = આનાથી એક વ્યક્તિ માટે લિંક બનશે. જે પહેલાં ખોલે તેને ખાતું મળે છે અને તે આ ક્લબની ટુર્નામેન્ટનું આયોજન કરી શકે છે, એટલે ખાનગીમાં આપો.
organisers-invite-submit = આમંત્રણ લિંક બનાવો
link-invite = આમંત્રણ લિંક
link-reset = { $name } નવો પાસવર્ડ પસંદ કરે તે માટેની લિંક
link-once = હમણાં કોપી કરો અને ખાનગીમાં આપો: તે આ એક જ વાર બતાવાય છે, અને એક જ વાર ચાલે છે.
link-invite-for = તે ત્રણ દિવસ ચાલે છે.
link-reset-for = તે એક કલાક ચાલે છે.

## Opening a link

invite-title = આયોજક તરીકે જોડાઓ
invite-lede = તમને { $club }ની ટુર્નામેન્ટનું આયોજન કરવા આમંત્રણ છે. લોગિન અને પાસવર્ડ પસંદ કરો.
invite-submit = ખાતું બનાવો
invite-reset-title = નવો પાસવર્ડ પસંદ કરો
invite-reset-lede = લોગિન { $login } માટે. હજી લોગ ઇન હોય તેવાં બધાં ઉપકરણો લોગ આઉટ થઈ જશે.
invite-reset-submit = નવો પાસવર્ડ સાચવો

## Links that do not work

invite-used = આ લિંક વપરાઈ ગઈ છે
invite-used-help = લિંક એક જ વાર ચાલે છે. તમે જ વાપરી હોય તો લોગ ઇન કરો. નહીં તો ક્લબના આયોજકને જણાવો અને નવી માગો.
invite-expired = આ લિંકની મુદત પૂરી થઈ
invite-expired-help = આમંત્રણ ત્રણ દિવસ ચાલે છે, પાસવર્ડ રીસેટ લિંક એક કલાક. ક્લબના આયોજક પાસે નવી માગો.
invite-unknown = આ લિંક માન્ય નથી
invite-unknown-help = કદાચ તેનો ભાગ ખૂટે છે: જેવી મળી હતી બરાબર તેવી ખોલો. તોપણ ન ચાલે તો નવી માગો.

## Referees

role-legend = આ વ્યક્તિ શું કરી શકે?
role-organiser = આયોજન: બધું
role-referee = રેફરી: પરિણામો વિશે નિર્ણય અને સુધારો, કોઈ ગોઠવણ નહીં
role-referee-short = રેફરી
links-invite-referee = રેફરીનું આમંત્રણ

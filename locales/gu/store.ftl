### The database: where it is, who logs in, and the commands that work on it.

## What can be wrong with where the data is kept

problem-database-scheme-unknown = “{ $scheme }” Lastcard જાણતું હોય તેવા પ્રકારનો ડેટાબેઝ નથી. ફાઇલ (club.db કે sqlite:club.db) અથવા PostgreSQL સરનામું (postgres://user@host/name) આપો.
problem-database-path-missing = ડેટાબેઝ ફાઇલનું નામ ખૂટે છે. આપો, જેમ કે data/lastcard.db.
problem-database-in-memory = મેમરીમાંનો ડેટાબેઝ Lastcard બંધ થતાં જ ખોવાઈ જાય. ફાઇલ આપો, જેમ કે data/lastcard.db.

## What can be wrong with a login

problem-login-empty = લોગિન લખો: ટૂંકું નામ અથવા ઇમેઇલ સરનામું.
problem-login-too-long = લોગિનમાં વધુમાં વધુ { $max } અક્ષર ચાલે.
problem-login-space = લોગિન એક જ શબ્દ હોય છે, વચ્ચે ખાલી જગ્યા વિના.

## The commands that work on the database

data-unopened = ડેટાબેઝ { $database } ખૂલતો નથી: { $reason }
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
import-open-hand = બાજી { $slot } ખુલ્લી છે, અને તેની બેઠકો, વહેંચનાર કે શરૂઆત કરનાર અગાઉની બાજીઓ પ્રમાણે નથી. તે કાઢી નાખો, અથવા પહેલાં બાજી નોંધો.
import-there = ક્લબ પાસે આ ટુર્નામેન્ટ પહેલેથી છે: /t/{ $slug }. કંઈ ઉમેરાયું નથી. --again આપવાથી તે ફરી ઉમેરાય છે અને ફરી ગણાય છે.
import-key-used = આ કી સાથે પહેલાં બીજી ટુર્નામેન્ટ મોકલાઈ છે. આને તેની પોતાની કી સાથે મોકલો.
api-tournament-there = ક્લબ પાસે આ પરિણામો સાથે આ ટુર્નામેન્ટ પહેલેથી છે: /t/{ $slug }. કંઈ બનાવાયું નથી. again=true આપવાથી તે ફરી બને છે અને ફરી ગણાય છે.
api-tournament-there-unnamed = ક્લબ પાસે આ પરિણામો સાથે આ ટુર્નામેન્ટ પહેલેથી છે. કંઈ બનાવાયું નથી. again=true આપવાથી તે ફરી બને છે અને ફરી ગણાય છે.
export-no-such-tournament = “{ $slug }” નામની ટુર્નામેન્ટ નથી. તેના સરનામા /t/…નો છેલ્લો ભાગ આપો.

demo-club = ડેમો ક્લબ
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

### The page that shows how the service is, for whoever runs it; and sizes and times.

service-title = સેવા
service-lede = Lastcardની આ નકલ કેવી ચાલે છે, તેને ચલાવનાર માટે.
service-well = બધું બરાબર છે.
service-unknown = ખબર નથી
service-number = { $count }
service-of = વધુમાં વધુ { $most }માંથી { $count }

## What there is to know

service-service = સેવા
service-version = આવૃત્તિ
service-since = ક્યારથી ચાલે છે
service-viewers = અત્યારે જોનાર
service-results = છેલ્લા કલાકનાં પરિણામો
service-memory = મેમરી
service-certificate = પ્રમાણપત્ર ક્યાં સુધી માન્ય છે
service-database = ડેટાબેઝ
service-place = ક્યાં છે
service-state = સ્થિતિ
service-answers = જવાબ આપે છે અને લખી શકે છે
service-fails = કંઈક ખરાબી છે
service-size = કદ
service-connections = કનેક્શન
service-check = નુકસાનની છેલ્લી તપાસ
service-check-none = હજી પૂરી થઈ નથી
service-check-whole = { $at }: આખી ફાઇલ બરાબર છે
service-check-guarded = { $at }: સર્વર પ્રમાણે એકેય ચેકસમ ખોટો નથી નીકળ્યો
service-check-unknown = { $at }: સર્વર ચેકસમ રાખતું નથી, તેથી નુકસાનની ખબર નહીં પડે
service-check-damaged = { $at }: નુકસાન મળ્યું
service-copies = તેના પર Lastcardની નકલો
service-disks = ડિસ્ક પર ખાલી જગ્યા
service-disk-database = ડેટાબેઝ માટે
service-disk-backups = બૅકઅપ માટે
service-free = { $size }માંથી { $free }

## Backups

service-backups = બૅકઅપ
service-backups-off = સેવાની આ નકલ જાતે બૅકઅપ લેતી નથી.
service-backups-unreadable = ફોલ્ડર { $folder } વાંચી શકાતું નથી.
service-backups-none = હજી એકેય નથી. કંઈક નોંધાય પછી થોડી વારમાં એક લેવાય છે.
service-backups-kept = { $count ->
    [one] { $folder }માં એક છે.
   *[other] { $folder }માં { $count } છે; સૌથી નવા નીચે છે.
}
service-backup-at = લખાયો
service-backup-why = કારણ
service-backup-change = કંઈક નોંધાયું
service-backup-migration = માઇગ્રેશન પહેલાં
service-no-backup = છેલ્લો બૅકઅપ લઈ શકાયો નહીં
service-no-backup-help = કારણ લોગમાં છે. દર દસ મિનિટે ફરી પ્રયત્ન થાય છે; પહેલાંના બૅકઅપ ત્યાં જ છે.

## What took long

service-slow = ધીમા જવાબ
service-slow-none = સેવા શરૂ થઈ ત્યારથી દરેક વિનંતીનો જવાબ અડધી સેકન્ડમાં મળ્યો.
service-slow-lede = સેવા શરૂ થઈ ત્યારથી જેમાં અડધી સેકન્ડથી વધુ લાગી, રૂટ પ્રમાણે.
service-slow-route = રૂટ
service-slow-times = કેટલી વાર
service-slow-longest = સૌથી લાંબો

### The organisers’ worklist, and the list of tournaments.

## “Organise”, the page they start from

desk-sections = ક્લબના વિભાગ
desk-evenings = સાંજ
desk-people = લોકો
desk-season = સીઝન
desk-club = ક્લબ
desk-today = આજે
desk-next = હવે પછી: { $day }
desk-to-room = ટુર્નામેન્ટ ચલાવો
desk-to-end = સાંજ ખોલો
desk-to-rulings = નિર્ણય આપો અને સુધારો
desk-start = શરૂ કરો…
desk-to-draft = મુસદ્દો ખોલો
desk-announce-step = તપાસો અને જાહેર કરો
desk-nothing = હમણાં કંઈ નક્કી નથી.
desk-more = હજી { $count }
desk-codes-closed = નવા ફોન માટે પા કલાક પ્રવેશ બંધ છે
desk-codes-closed-help = કોઈએ ઘણા ખોટા કોડ અજમાવ્યા છે. ટેબલ પર જોડાયેલા ફોન ચાલુ રહેશે; અંગત લિંક અને તમે હવે બનાવો તે કોડ પણ ચાલશે. હોલમાં કોઈએ ખાલી મજાક કરી હોય, તો નવા ફોનને ફરી આવવા દો.
desk-codes-open = નવા ફોનને ફરી આવવા દો
desk-new = નવી ટુર્નામેન્ટ
desk-empty = હજી કોઈ ટુર્નામેન્ટ નથી
desk-empty-help = નામ આપો, ખેલાડીઓનાં નામ પેસ્ટ કરો, ફોર્મેટ પસંદ કરો: Lastcard કાર્યક્રમ બનાવશે, અને કંઈ પણ શરૂ થાય તે પહેલાં તમે તે જોઈ શકશો.
desk-empty-action = પહેલી ટુર્નામેન્ટ ગોઠવો
desk-upcoming = આવનારી
desk-finished = પૂરી થયેલી
desk-archived = { $count ->
    [one] આર્કાઇવ: { $count } સાંજ
   *[other] આર્કાઇવ: { $count } સાંજ
}
desk-archive = આર્કાઇવ
desk-archive-lede = પૂરી થયાના સાત દિવસ પછી સાંજ આપોઆપ અહીં આવે છે. પરિણામ હજી સુધારી શકાય; આયોજકે જાતે આર્કાઇવમાં મૂકેલી સાંજનાં નહીં.
desk-archive-empty = આર્કાઇવ હજી ખાલી છે.
desk-winners = { $count ->
    [one] વિજેતા: { $names }
   *[other] વિજેતાઓ: { $names }
}

organise-desk = આયોજન

desk-lede-referee = તમારી ક્લબની ટુર્નામેન્ટો. તમે પરિણામો વિશે નિર્ણય આપો છો અને સુધારો છો.

## What waits for an organiser

waiting-title = તમારી રાહ જુએ છે
waiting-nothing = કંઈ બાકી નથી.
waiting-table = { $name }નું ટેબલ { $table }
waiting-several-tables = એકસાથે { $count } ટેબલ પર બેઠક: { $tables }
waiting-holds-up = બાકીનાં ટેબલ રાહ જુએ છે. ટેબલ { $table }, { $hand }: { $time }થી કશું નોંધાયું નથી.
waiting-late = ટેબલ { $table } પરથી { $time }થી કશું નોંધાયું નથી: { $hand }.
waiting-begins = શરૂઆત: { $when }. { $all }માંથી { $here } હાજર છે.
waiting-begun = શરૂ થઈ જવી જોઈતી હતી: { $when }. { $all }માંથી { $here } હાજર છે.
waiting-changed-now = ટેબલ { $table }, { $hand }: હમણાં જ ફેરફાર થયો: { $result }
waiting-changed = ટેબલ { $table }, { $hand }: { $time } પહેલાં ફેરફાર થયો: { $result }
waiting-over = ટુર્નામેન્ટ પૂરી થઈ છે. રેન્કિંગ તપાસીને વાંચી સંભળાવો, પછી તેને આર્કાઇવમાં મૂકો.
waiting-idle = છેલ્લી બાજી નોંધાઈ: { $when }. ટુર્નામેન્ટ આગળ ચાલવાની ન હોય, તો તેને બંધ કરો.
waiting-mismatched = ટેબલ { $table }, { $hand }: ખેલાડીઓએ નોંધેલું મેળ ખાતું નથી. { $why }
waiting-called = ટેબલ { $table }એ તમને { $time } વાગ્યે બોલાવ્યા.
waiting-called-because = ટેબલ { $table }એ તમને { $time } વાગ્યે બોલાવ્યા: { $note }
waiting-unconfirmed = { $count ->
    [one] { $count } પરિણામ અપુષ્ટ છે.
   *[other] { $count } પરિણામો અપુષ્ટ છે.
}

## States of a tournament and of its tables

desk-table-of = ટેબલ { $table }
desk-table-hand = રાઉન્ડ { $round }, { $hands }માંથી બાજી { $hand }
desk-table-hand-match = બાજી { $hand }
desk-table-waits = બીજાં ટેબલ આ સેટ પૂરો કરે તેની રાહ જુએ છે
desk-table-done = બધી બાજીઓ આવી ગઈ છે
desk-table-ended = વહેલું પૂરું
desk-table-versus = { $one } સામે { $other }

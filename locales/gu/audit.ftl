### જેણે જે કર્યું: ટુર્નામેન્ટ અને ક્લબની યાદી.

audit-title = જે કંઈ થયું
audit-title-club = ક્લબમાં શું થયું
audit-help = દરેક કામની એક લીટી, નવી પહેલાં. અહીં કંઈ બદલી કે કાઢી શકાતું નથી.
audit-help-club = ક્લબનાં ખાતાં, ખેલાડીઓ અને ગોઠવણો, અને તેની ટુર્નામેન્ટોનું શું થયું; નવું પહેલાં. ટુર્નામેન્ટમાં જે થયું તે તેની પોતાની યાદીમાં છે. અહીં કંઈ બદલી કે કાઢી શકાતું નથી.
audit-kind = પ્રકાર
audit-kind-all = બધું
audit-text = આમાં હોય
audit-find = શોધો
audit-what = શું
audit-newer = નવું
audit-older = જૂનું
audit-on-server = સર્વર પર
audit-recorded = { $hand }, ટેબલ { $table }: { $did } { $result }
audit-counted = { $hand }, ટેબલ { $table }: { $count }
audit-tournament = { $name }: { $what }
audit-count = { $count ->
    [0] એવું કંઈ કરાયું નથી.
    [one] { $count } લીટી
   *[other] { $count } લીટીઓ
}
audit-kind-results = પરિણામો
audit-kind-counts = પોતાની ગણતરી
audit-kind-people = કોણ રમે છે
audit-kind-rulings = નિર્ણયો
audit-kind-conduct = ઘડિયાળ, સંદેશા, બોલાવવું
audit-kind-codes = કોડ
audit-kind-set-up = ગોઠવણ
audit-kind-club = ક્લબ અને ખાતાં
club-deed-settings = ક્લબની ગોઠવણ બદલાઈ
club-deed-guesses = અનુમાનો પછી કોડ ફરી ખૂલ્યા
club-deed-webhook-made = વેબહુક બન્યો
club-deed-webhook-secret = વેબહુકનું રહસ્ય બદલાયું
club-deed-webhook-ended = વેબહુક બંધ
club-deed-player-added = ખેલાડી ઉમેરાયો
club-deed-player-merged = ખેલાડી જોડાયા
club-deed-player-erased = ખેલાડી ભૂંસાયો
club-deed-player-alias = ઉપનામ રખાયું
club-deed-player-renamed = ખેલાડીનું નામ બદલાયું
club-deed-player-archived = ખેલાડી સંગ્રહમાં
club-deed-player-restored = ખેલાડી પાછો
club-deed-season-made = સીઝન બનાવી
club-deed-season-changed = સીઝન બદલી
club-deed-player-openness = ખેલાડીનું પાનું શું જણાવે
club-deed-player-record = બીજી ક્લબનો રેકોર્ડ લેવાયો
club-deed-player-record-removed = લાવેલો રેકોર્ડ કાઢ્યો
club-deed-season-ended = સીઝન પૂરી કરી
club-deed-season-reopened = સીઝન ફરી ખોલી
club-deed-season-removed = સીઝન કાઢી નાખી
club-deed-tournament-created = ટુર્નામેન્ટ બની
club-deed-tournament-deleted = મુસદ્દો કઢાયો
club-deed-presence = કોણ આવ્યું તે ટિક થયું
club-deed-wall = દીવાલ કે સંદેશ બદલાયો
club-deed-seat = જગ્યા કે પોતાની લિંક બદલાઈ
club-deed-password = પાસવર્ડ બદલાયો
club-deed-sessions-ended = સત્રો પૂરાં
club-deed-second-factor-on = બીજું પગલું ચાલુ
club-deed-second-factor-off = બીજું પગલું બંધ
club-deed-reset-link = નવા પાસવર્ડની લિંક બની
club-deed-account-removed = ખાતું કઢાયું
club-deed-account-added = ખાતું ઉમેરાયું
club-deed-invited = આમંત્રણ બન્યું
club-deed-invite-ended = આમંત્રણ બંધ
club-deed-token-made = પ્રોગ્રામનું ટોકન બન્યું
club-deed-token-ended = ટોકન બંધ
club-deed-file = આખી ક્લબ સાથે લેવાઈ
club-deed-log-in = લૉગ ઇન

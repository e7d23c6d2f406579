### દરેક ખેલાડી પોતાના ફોનથી જે કાર્ડ નોંધે છે.

counting-own = દરેક ખેલાડી પોતાના ફોન પર ગણે છે
counting-table = આખા ટેબલ માટે એક ફોન ગણે છે
counting-help = બાજી પૂરી થાય ત્યારે જેનાં કાર્ડ પૂરાં થયાં તે પોતાના પેજ પર “મારાં કાર્ડ પૂરાં” દબાવે, બાકીના પોતાની પાસે જે છે તે નોંધે. બધા નોંધે એટલે બાજી આપોઆપ નોંધાય. ટેબલનો ફોન હંમેશાં બધા માટે નોંધી શકે. દરેક ખેલાડીને અંગત લિંક જોઈએ.
counting-set-own = દરેક ખેલાડીને ગણવા દો
counting-set-table = એક ફોનને ગણવા દો
done-counting = સચવાયું.
event-counting-own = હવેથી દરેક ખેલાડી પોતાના ફોન પર ગણે છે
event-counting-table = હવેથી દરેક ટેબલ માટે એક ફોન ગણે છે

own-hand-title = { $name }: મારાં કાર્ડ · { $tournament }
own-hand-open = બાજી પૂરી: મારાં કાર્ડ નોંધું
own-hand-place = { $tournament }, { $name }
own-hand-back = મારી સાંજ
own-hand-out = મારાં કાર્ડ પૂરાં
own-hand-left = અથવા: તમારી પાસે શું બચ્યું?
own-hand-missing = તમારાં કાર્ડ દબાવો
own-hand-save = { $points } પોઇન્ટ બચ્યા: સાચવો
own-hand-again = સાચું નથી? ફરી નોંધો
own-hand-reported = તમે કહ્યું: { $count }.
own-hand-last = { $hand }: { $result }
own-hand-next = આગળ: ટેબલ { $table }
own-hand-next-with = આગળ: ટેબલ { $table }, સાથે { $names }
own-hand-next-rests = આગળ તમે આરામ કરશો.
own-hand-table = આ બાજી ટેબલનો ફોન બધા માટે નોંધે છે.
own-hand-on-phones = આ બાજી ફોન પર રમાય છે, ફોન જાતે ગણે છે.
own-hand-offline = સિગ્નલ નથી. તમે નોંધેલું આ ફોનમાં રહ્યું છે અને આપોઆપ મોકલાશે.

own-counts-title = ખેલાડીઓએ શું નોંધ્યું
own-counts-nothing = હજી કંઈ નહીં
own-counts-out = કાર્ડ પૂરાં
own-counts-left = { $points ->
    [one] { $points } પોઇન્ટ બચ્યો
   *[other] { $points } પોઇન્ટ બચ્યા
}
own-counts-waits = બાકી: { $names }.
own-counts-mismatch = આ મેળ ખાતું નથી
own-counts-mismatch-help = કાર્ડ સાથે મળીને જુઓ. જેની ભૂલ હોય તે અહીં ફરી નોંધે, અથવા ટેબલનો ફોન બાજી નોંધે.
own-counts-differ = { $name }નાં કાર્ડ વિશે બે ફોન જુદું કહે છે: { $counts }.
own-counts-several-out = { $names } બધા કહે છે કે તેમનાં કાર્ડ પૂરાં થયાં.
own-counts-nobody-out = કોઈ કહેતું નથી કે તેનાં કાર્ડ પૂરાં થયાં.
own-counts-enter = બાકીનું બધા માટે નોંધો
own-counts-contradicted = { $name }એ પોતાના ફોન પર નોંધ્યું: { $counts }. અહીંનું સાચું હોય તો ફરી સાચવો.
via-own-counts = દરેક ખેલાડીએ પોતાના ફોન પર ગણ્યું
waiting-mismatched = ટેબલ { $table }, { $hand }: ખેલાડીઓએ નોંધેલું મેળ ખાતું નથી. { $why }

error-own-count-not-played = આ બાજી અત્યારે રમાતી નથી
error-own-count-not-played-help = કંઈ નોંધાયું નથી. પાછા જઈને જુઓ કે અત્યારે શું રમો છો.
error-own-count-not-offered = આ બાજી ટેબલનો ફોન નોંધે છે
error-own-count-not-offered-help = કંઈ નોંધાયું નથી. આયોજકે એક ફોનને બધા માટે ગણવા દીધો છે.
error-own-count-changed = આ બાજી આ દરમિયાન નોંધાઈ ગઈ
error-own-count-changed-help = તમારું નોંધેલું હવે જરૂરી નહોતું. પાછા જઈને પરિણામ તપાસો. ખોટું હોય તો ટેબલના ફોન પર સુધારો.
error-own-count-not-seated = તમે આ બાજીમાં નથી
error-own-count-not-seated-help = કંઈ નોંધાયું નથી. બાજી રમનારા જ પોતાનાં કાર્ડ નોંધે છે.
error-own-count-on-phones = આ બાજી ફોન પર રમાય છે
error-own-count-on-phones-help = કંઈ નોંધાયું નથી: ફોન જાતે ગણે છે.
error-own-count-too-often = તમે આ ઘણી વધારે વાર નોંધ્યું
error-own-count-too-often-help = ટેબલનો ફોન અથવા આયોજક બાજી નોંધે.

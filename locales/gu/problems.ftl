### What can be wrong with a tournament, its file, a result, the rules, a hand log or the database. The place is shown beside it.

## What can be wrong with where the data is kept

problem-database-scheme-unknown = “{ $scheme }” Lastcard જાણતું હોય તેવા પ્રકારનો ડેટાબેઝ નથી. ફાઇલ (club.db કે sqlite:club.db) અથવા PostgreSQL સરનામું (postgres://user@host/name) આપો.
problem-database-path-missing = ડેટાબેઝ ફાઇલનું નામ ખૂટે છે. આપો, જેમ કે data/lastcard.db.
problem-database-in-memory = મેમરીમાંનો ડેટાબેઝ Lastcard બંધ થતાં જ ખોવાઈ જાય. ફાઇલ આપો, જેમ કે data/lastcard.db.

## What can be wrong with a login

problem-login-empty = લોગિન લખો: ટૂંકું નામ અથવા ઇમેઇલ સરનામું.
problem-login-too-long = લોગિનમાં વધુમાં વધુ { $max } અક્ષર ચાલે.
problem-login-space = લોગિન એક જ શબ્દ હોય છે, વચ્ચે ખાલી જગ્યા વિના.

## What cannot be read

problem-cut-off = ફાઇલ લાઇન { $line }, કોલમ { $column } પર અધૂરી રહી જાય છે. તેનો એક ભાગ ખૂટે છે.
problem-not-json = લાઇન { $line }, કોલમ { $column } પર આ વાંચી શકાતું નથી: { $why ->
    [trailing-comma] છેલ્લા ઘટક પછી અલ્પવિરામ છે. તેને કાઢી નાખો.
    [no-value] “{ $found }” મૂલ્ય નથી. મૂલ્ય એટલે સંખ્યા, અવતરણ ચિહ્નોમાં લખાણ, true, false, null, યાદી કે ઓબ્જેક્ટ.
    [key-without-quotes] કી અવતરણ ચિહ્નોમાં હોવી જોઈએ, જેમ કે "name".
    [no-colon] કી અને તેના મૂલ્ય વચ્ચે જ્યાં કોલન હોવું જોઈએ ત્યાં “{ $found }” છે.
    [no-comma] જ્યાં અલ્પવિરામ કે બંધ થતો કૌંસ હોવો જોઈએ ત્યાં “{ $found }” છે.
    [rest] ફાઇલના અંત પછી “{ $found }” આવે છે. એક ફાઇલમાં એક જ ટુર્નામેન્ટ હોય છે.
    [number] JSONમાં આ સંખ્યા નથી. આગળ શૂન્ય મૂક્યા વિના લખો, અને દશાંશ ચિહ્ન પછી આંકડા લખો.
    [control] લખાણ લાઇનના અંત પછી પણ ચાલુ રહે છે, અથવા તેમાં કંટ્રોલ અક્ષર છે. અવતરણ ચિહ્ન બંધ કરો, અથવા \n લખો.
    [escape] લખાણમાં \ પછી આ આવી શકે નહીં.
    [too-deep] કૌંસ 120થી વધુ સ્તર ઊંડા છે.
   *[other] “{ $found }” અહીં ન ચાલે.
}
problem-empty = ફાઇલ ખાલી છે.
problem-too-big = ફાઇલ બહુ મોટી છે: ટુર્નામેન્ટ ફાઇલ વધુમાં વધુ { $most } MBની હોઈ શકે.
problem-not-utf8 = લાઇન { $line }, કોલમ { $column } પરનું લખાણ UTF-8 નથી. ફાઇલ UTF-8 તરીકે સાચવો.
problem-too-many-here = ટુર્નામેન્ટમાં હોઈ શકે (વધુમાં વધુ { $most }) તેનાથી વધુ વસ્તુઓ અહીં છે. બાકીની વંચાઈ નથી.
problem-more-problems = { $count ->
    [one] અને બીજી { $count } ભૂલ.
   *[other] અને બીજી { $count } ભૂલો.
}
problem-not-null = અહીં null ન ચાલે. કી કાઢી નાખો, અથવા મૂલ્ય આપો.
problem-name-line-break = આ નામ લાઇનના અંત પછી પણ ચાલુ રહે છે. તેને એક લાઇનમાં લખો.
problem-tie-break-twice = “{ $given }” બે વાર લખેલું છે. બેમાંથી એક રાખો.
problem-too-many-changes = { $given } ફેરફાર છે; બધા સ્પર્ધકોના મળીને વધુમાં વધુ { $max } હોઈ શકે. ટુર્નામેન્ટના ભાગ પાડો.
problem-change-twice = બાજી { $hand }થી આ બેઠક કોઈ પહેલેથી લે કે છોડે છે. બેમાંથી એક ફેરફાર રાખો; ચાલુ ટુર્નામેન્ટમાં પહેલાં બીજો ફેરફાર પાછો ખેંચો.
problem-after-withdrawal = “{ $player }”એ ટુર્નામેન્ટ છોડી છે, એટલે ત્યાં હવે કોઈ બેસતું નથી. આ કાઢી નાખો, અથવા છોડવાને બદલે અવેજી ખેલાડી આપો.
problem-other-order = ખેલાડીઓ સાચા છે, પણ અહીં તેઓ બીજા ક્રમમાં બેઠા છે: { $seats }. ઘડિયાળની દિશામાં આમ લખો, અથવા બેઠકો કાઢી નાખો.
problem-play-off-losers = પ્લે-ઓફમાં બાજી કોઈ હારતું નથી: કોણે કાર્ડ પૂરાં કર્યાં તે જ ગણાય છે. હારનાર કાઢી નાખો.
problem-version = Lastcardની આ આવૃત્તિ વાંચી શકે તેવી ટુર્નામેન્ટ ફાઇલ આ નથી. તેમાં આ લખેલું હોવું જોઈએ: "lastcard": { $known }.
problem-log-not-json = આ બાજીની નોંધ નથી: લાઇન { $line }, કોલમ { $column } પર વાંચી શકાતું નથી.
problem-no-sides = અહીં પક્ષ નથી. બધા એકલા રમતા હોય ત્યારે “sides” કાઢી નાખો.
problem-unknown-card = “{ $given }” કાર્ડ નથી. કાર્ડ એટલે તેનો રંગ (R, B, G કે Y) અને તેની નિશાની (0થી 9, D2, REV કે SKIP), જેમ કે R5 કે YD2; W, WD4 અને BLANKને રંગ નથી.
problem-not-hexadecimal = “{ $given }” હેક્સાડેસિમલના 64 અંક નથી.

## What stands in a place

problem-duplicate-key = આ કી બે વાર છે. એક રાખો.
problem-unknown-key = આવી કોઈ કી નથી. અહીં આ ચાલે: { $known }.
problem-missing = આ ખૂટે છે.
problem-wrong-kind = { $expected ->
    [text] આ અવતરણ ચિહ્નોમાં લખાણ હોવું જોઈએ.
    [number] આ પૂર્ણ સંખ્યા હોવી જોઈએ.
    [flag] આ true કે false હોવું જોઈએ.
    [list] આ યાદી હોવી જોઈએ: [ … ].
    [object] આ ઓબ્જેક્ટ હોવો જોઈએ: {"{"} … {"}"}.
   *[holding] અહીં ગણેલાં કાર્ડ, અથવા તેનો સરવાળો હોવો જોઈએ.
}
problem-out-of-range = “{ $given }”ની જગ્યાએ { $min }થી { $max } સુધીની પૂર્ણ સંખ્યા જોઈએ.
problem-unknown-word = અહીં “{ $given }” ન ચાલે. આ ચાલે: { $known }.
problem-year-short = આ { $year } ની સાલ તરીકે વંચાયું. શું તમારો અર્થ { $meant } છે?
problem-year-outside = આ { $year } ની સાલ તરીકે વંચાયું. { $earliest } થી { $latest } સુધીની સાલ લખો.
problem-name-empty = નામ લખો.
problem-name-too-long = આ નામમાં { $length } અક્ષર છે. વધુમાં વધુ { $max } ચાલે.
problem-name-control = આ નામમાં ન દેખાતા અક્ષરો છે. ફરી લખો.
problem-id-malformed = idમાં ફક્ત અક્ષરો, આંકડા, - અને _ ચાલે, અને તે નામથી લાંબું ન હોઈ શકે.
problem-entry-key-malformed = કીમાં 8 થી 64 અક્ષર હોય છે: અંગ્રેજી અક્ષરો, આંકડા અને -.
problem-name-twice = “{ $name }” બે વાર છે. બંનેને અલગ ઓળખી શકાય એવું કંઈક ઉમેરો.
problem-id-twice = id “{ $id }” બે વાર છે.

## What does not go together

problem-not-for-format = { $format ->
    [two-vs-two] બે સામે બે સાથે આ ન ચાલે. તેને કાઢી નાખો.
    [four-player] ચાર ખેલાડીની ટુર્નામેન્ટ સાથે આ ન ચાલે. તેને કાઢી નાખો.
    [eight-player] આઠ ખેલાડીની ટુર્નામેન્ટ સાથે આ ન ચાલે. તેને કાઢી નાખો.
    [team] ટીમ મુકાબલા સાથે આ ન ચાલે. તેને કાઢી નાખો.
    [free-for-all] સૌ પોતપોતાના માટે રમતા હોય ત્યારે આ ન ચાલે. તેને કાઢી નાખો.
    [challenge] ચેલેન્જ સાથે આ ન ચાલે. તેને કાઢી નાખો.
    [cowboy] કાઉબોય સાથે આ ન ચાલે. તેને કાઢી નાખો.
    [duo] DUO સાથે આ ન ચાલે. તેને કાઢી નાખો.
   *[other] { $format-name } સાથે આ ન ચાલે. તેને કાઢી નાખો.
}
problem-not-for-scoring = સ્કોરિંગ “{ $scoring }”માં આની જરૂર નથી. તેને કાઢી નાખો.
problem-only-for-places = પોઇન્ટની યાદી ફક્ત સ્થાન માટે છે. “places” ગણો, અથવા યાદી કાઢી નાખો.
problem-points-rise = કોઈ સ્થાન તેની આગળના સ્થાન કરતાં વધુનું ન હોય: અહીં વધુમાં વધુ { $max }.
problem-season-no-totals = સરવાળા ગણાય છે, અને “{ $scoring }”માં સરવાળો હોતો નથી. આ સાંજ કાઢી નાખો, અથવા સ્થાન ગણો.
problem-season-uneven = “{ $scoring }”માં પોઇન્ટ ચડે છે, એટલે જે ન આવે તેના સૌથી ઓછા થાય. ફક્ત શ્રેષ્ઠ સાંજ ગણો અને ઓછામાં ઓછી એટલી જ માગો, અથવા સરેરાશ કે સ્થાન ગણો.
problem-season-other-way = “{ $scoring }” અને “{ $first }”નો સરવાળો ન થાય: એકમાં વધુ પોઇન્ટ સારા, બીજામાં ઓછા. આ સાંજ કાઢી નાખો, અથવા સ્થાન ગણો.
problem-rounds-and-blocks = રાઉન્ડ આપો અથવા સેટ આપો, બંને નહીં.
problem-nothing-to-compare = { $players } ખેલાડી અને એક રાઉન્ડમાં કોઈ ડેક બે વાર રમાય નહીં. બે રાઉન્ડ રમો, અથવા ડુપ્લિકેટ વહેંચણી કાઢી નાખો.
problem-not-duplicate = પરિણામવાળી બાજી જ ડુપ્લિકેટ વહેંચણી હોઈ શકે, અને તે પણ "play": {"{"} "duplicate": true {"}"} વાળી ટુર્નામેન્ટમાં જ. તેને કાઢી નાખો.
problem-scoring-not-for-format = “{ $format-name }” સાથે “{ $scoring }” સ્કોરિંગ ન ચાલે. આ ચાલે: { $known }.
problem-preset-not-for-format = “{ $format-name }” સાથે “{ $preset }” નિયમો ન ચાલે: તે બીજી રમત માટે, અથવા ખેલાડીઓની બીજી સંખ્યા માટે છે. બીજા નિયમો પસંદ કરો, અથવા નિયમો કાઢી નાખો.
problem-other-result = “{ $rules }” નિયમો પ્રમાણે બાજીના અંતે { $gives ->
    [out] એક ખેલાડી કાર્ડ પૂરાં કરે છે
    [order] કાર્ડ પૂરાં કરવાનો ક્રમ મળે છે
   *[refill] રિફિલ પોઇન્ટ મળે છે
}, અને સ્કોરિંગ “{ $scoring }” માટે { $needs ->
    [out] એક ખેલાડી કાર્ડ પૂરાં કરે તે જોઈએ
    [order] કાર્ડ પૂરાં કરવાનો ક્રમ જોઈએ
   *[refill] રિફિલ પોઇન્ટ જોઈએ
}. બીજા નિયમો પસંદ કરો, અથવા બીજું સ્કોરિંગ.
problem-entrant-count = { $format ->
    [two-vs-two] બે સામે બે માટે { $max } ટીમ જોઈએ, { $given } નહીં.
    [four-player] ચાર ખેલાડીની ટુર્નામેન્ટ માટે { $max } ખેલાડી જોઈએ, { $given } નહીં.
    [eight-player] આઠ ખેલાડીની ટુર્નામેન્ટ માટે { $max } ખેલાડી જોઈએ, { $given } નહીં.
    [team] ટીમ મુકાબલા માટે { $max } ટીમ જોઈએ, { $given } નહીં.
    [duo] DUO માટે { $max } ખેલાડી જોઈએ, { $given } નહીં.
    [free-for-all] સૌ પોતપોતાના માટે રમે તેમાં { $min }થી { $max } ખેલાડી જોઈએ, { $given } નહીં.
    [challenge] ચેલેન્જ માટે { $min }થી { $max } ખેલાડી જોઈએ, { $given } નહીં.
    [cowboy] કાઉબોય માટે { $min }થી { $max } ખેલાડી જોઈએ, { $given } નહીં.
    [individual] વ્યક્તિગત ટુર્નામેન્ટ માટે { $min }થી { $max } ખેલાડી જોઈએ, { $given } નહીં.
   *[other] { $format-name } માટે { $min }થી { $max } સ્પર્ધક જોઈએ, { $given } નહીં.
}
problem-players-for-rules = “{ $preset }” નિયમો પ્રમાણે એક ટેબલ પર { $min }થી { $max } ખેલાડી હોય, { $given } નહીં. બીજા નિયમો પસંદ કરો, અથવા ખેલાડીઓની સંખ્યા બદલો.
problem-team-size = અહીં એક ટીમમાં { $needed } ખેલાડી હોય છે, અને આમાં { $given } છે.
problem-team-size-range = એક ટીમમાં { $min }થી { $max } ખેલાડી હોય છે, અને આમાં { $given } છે.

## Who sits where, who comes and who goes

problem-not-seated = “{ $player }” આ બાજીમાં આ ટેબલ પર નથી. ટેબલ પર આ છે: { $seats }.
problem-eliminated = “{ $player }” આ બાજી પહેલાં જ બહાર છે.
problem-changes-order = ફેરફારો તેમની બાજીઓના ક્રમમાં હોવા જોઈએ, અને ખેલાડી જોડાય તે પહેલાં એકેય ન હોઈ શકે.
problem-leaves-no-seat = “{ $player }” પાસે ત્યારે આ બેઠક નથી. તે બેઠક આમની છે: { $seats }.
problem-substitute-plays = “{ $player }” આ ટુર્નામેન્ટમાં રમે જ છે. અવેજી ખેલાડી બીજું કોઈ હોવું જોઈએ.
problem-withdrawal-too-few = { $left ->
    [0] કોઈ બાકી રહેતું નથી
    [1] ફક્ત એક જણ બાકી રહે છે
   *[other] ફક્ત { $left } બાકી રહે છે
}, અને આગળ ચાલવા { $needed } જોઈએ. અવેજી ખેલાડીનું નામ આપો, અથવા ટુર્નામેન્ટ બંધ કરો.
problem-table-full = ટેબલ ભરાઈ ગયું છે: વધુમાં વધુ { $most } જણ બેસી શકે.
problem-late-not-for-format = { $format ->
    [two-vs-two] બે સામે બે
    [four-player] ચાર ખેલાડીની ટુર્નામેન્ટ
    [eight-player] આઠ ખેલાડીની ટુર્નામેન્ટ
    [team] ટીમ મુકાબલો
    [duo] DUO
   *[other] { $format-name }
}: શરૂ થયા પછી જોડાઈ શકાતું નથી. નવો ખેલાડી અવેજી તરીકે આવી શકે.
problem-late-in-block = મોડેથી આવનાર ખેલાડી સેટની શરૂઆતમાં જોડાય છે. આગળનો સેટ રાઉન્ડ { $round }ની બાજી { $hand }થી શરૂ થાય છે.
problem-late-order = મોડેથી આવનાર ખેલાડીઓ બીજા બધાની પછી, જોડાયાના ક્રમમાં આવે છે.
problem-change-after-end = રાઉન્ડ { $round }માં બાજી { $hand } નથી: છેલ્લી બાજી રાઉન્ડ { $last-round }ની બાજી { $last } છે.
problem-withdrawn-plays = “{ $player }”એ આ બાજી પહેલાં ટુર્નામેન્ટ છોડી હતી. બાજી રદ છે: પરિણામ કાઢી નાખો.
problem-no-such-hand = ટુર્નામેન્ટમાં બાજી { $slot } નથી (રાઉન્ડ.ટેબલ.બાજી).
problem-hand-twice = બાજી { $slot } (રાઉન્ડ.ટેબલ.બાજી) બે વાર છે.
problem-other-block = આ બાજી સેટ { $block }ની છે.
problem-other-seats = આ બાજીમાં અહીં બીજા ખેલાડીઓ બેસે છે: { $seats }.
problem-not-everybody = જે રમે છે તે દરેકની અહીં બરાબર એક બેઠક હોવી જોઈએ: { $seats }.
problem-not-alternating = ટીમના ખેલાડીઓ એકાંતરે બેસવા જોઈએ, જેમ કે { $seats }.
problem-begun-draft = મુસદ્દામાં પરિણામ, આવેલા કે ગયેલા ખેલાડીઓ, કે નક્કી થયેલા વહેંચનાર ન હોઈ શકે. આ કાઢી નાખો, અથવા આ ફાઇલમાંથી અલગ ટુર્નામેન્ટ બનાવો.
problem-after-end = બાજી { $slot } (રાઉન્ડ.ટેબલ.બાજી) અંત પછી નોંધાઈ છે. તે સચવાયેલી છે પણ ગણાશે નહીં.

## An event of several stages

problem-event-file = આ અનેક તબક્કાવાળી સ્પર્ધાની ફાઇલ છે. તેની ટુર્નામેન્ટો એક-એક કરીને બનાવો.
problem-one-stage = સ્પર્ધામાં ઓછામાં ઓછા બે તબક્કા હોય, અથવા મેચ. એકલો તબક્કો પોતે જ ટુર્નામેન્ટ છે.
problem-several-finals = છેલ્લા તબક્કામાં { $groups } ગ્રુપ છે, એટલે { $groups } વિજેતા. એક જ ગ્રુપ રાખો.
problem-not-for-matches = મેચ માટે બે સ્પર્ધક અને એક વિજેતા જોઈએ. આ ફોર્મેટમાં એવું નથી; બીજું પસંદ કરો, અથવા ગ્રુપ.
problem-cut-too-large = આગળ { $through } જાય છે, પણ તે પહેલાં ફક્ત { $before } રમે છે.
problem-cannot-carry = પોઇન્ટ ફક્ત ગ્રુપમાંથી એ જ સ્કોરિંગવાળા ગ્રુપમાં જાય છે, અને તે પણ પોઇન્ટ સરવાળે ગણાતા હોય ત્યારે. ક્રમ ફક્ત ગ્રુપમાં જાય છે.
problem-not-a-date-time = “{ $given }” તારીખ અને સમય નથી. આમ લખો: 2026-12-05T18:00:00Z.
problem-stage-out-of-order = આ તબક્કો ચિઠ્ઠીથી ગોઠવાયો છે, પણ તેની પહેલાંનો તબક્કો નહીં.
problem-not-of-stage = આ ટુર્નામેન્ટ આ તબક્કાની નથી: તેનું સ્થાન, ફોર્મેટ કે સ્પર્ધકો જુદા છે.

## Who plays, and the play-off

problem-unknown-entrant = “{ $entrant }” આ ટુર્નામેન્ટમાં નથી.
problem-unknown-player = “{ $player }” આ ટુર્નામેન્ટમાં નથી.
problem-play-off-no-winner = પ્લે-ઓફની જરૂર નથી: આ ટુર્નામેન્ટમાં એક જ વિજેતા હોતો નથી.
problem-play-off-seats = { $given ->
    [one] પ્લે-ઓફમાં ફક્ત { $given } ખેલાડી છે
   *[other] પ્લે-ઓફમાં { $given } ખેલાડી છે
}, અને એક ટેબલ પર { $min }થી { $max } બેસે. પહેલું સ્થાન સંયુક્ત જ રહે છે.
problem-play-off-too-early = ટુર્નામેન્ટ પૂરી થઈ નથી: પ્લે-ઓફ ગણાશે નહીં.
problem-play-off-nobody-level = પહેલા સ્થાને કોઈ સંયુક્ત નથી, એટલે પ્લે-ઓફની જરૂર નથી.
problem-play-off-not-level = “{ $entrant }” સંયુક્ત પહેલા સ્થાને નથી: પ્લે-ઓફ ગણાશે નહીં.
problem-play-off-missing = “{ $entrant }” સંયુક્ત પહેલા સ્થાને છે પણ પ્લે-ઓફમાં નથી: પ્લે-ઓફ ગણાશે નહીં.
problem-play-off-uncounted = બાજી { $slot } (રાઉન્ડ.ટેબલ.બાજી) એવા પ્લે-ઓફની છે જે ગણાતો નથી. તે સચવાયેલી છે.

## What a result says

problem-several-out = એક જ ખેલાડી કાર્ડ પૂરાં કરી શકે.
problem-two-results = આમાં બે પરિણામ છે. એક રાખો.
problem-wrong-result = સ્કોરિંગ “{ $scoring }” માટે જોઈતું પરિણામ આ નથી. આ આપો: { $needs ->
    [out] કોણે કાર્ડ પૂરાં કર્યાં અને બાકીનાના હાથમાં શું રહ્યું: "out" અને "left".
    [order] ખેલાડીઓએ કયા ક્રમમાં કાર્ડ પૂરાં કર્યાં: "order".
   *[refill] ખેલાડીઓના રિફિલ પોઇન્ટ અને તેમના હાથમાં શું રહ્યું: "refill" અને "left".
}
problem-finished-twice = “{ $player }” એક જ વાર કાર્ડ પૂરાં કરી શકે, પણ અહીં બે વાર છે.
problem-order-incomplete = દરેકને સ્થાન જોઈએ. અહીં ખૂટે છે: { $missing }.
problem-too-many-points = { $total } રિફિલ પોઇન્ટ: દરેક માટે એક મુકાયેલું કાર્ડ જોઈએ, એટલે વધુમાં વધુ { $max } હોઈ શકે.
problem-winner-holds = આ ખેલાડીએ કાર્ડ પૂરાં કર્યાં છે, એટલે હાથમાં કાર્ડ ન હોય. આ કાર્ડ કાઢી નાખો, અથવા જેણે ખરેખર કાર્ડ પૂરાં કર્યાં તેનું નામ દબાવો.
problem-no-cards = ફક્ત કાર્ડ પૂરાં કરનારના હાથમાં કાર્ડ ન હોય. આ ખેલાડીના હાથમાં જે રહ્યું તે દબાવો; 0 પણ કાર્ડ છે.
problem-holding-missing = આ ખેલાડીનાં કાર્ડ ખૂટે છે. તે દબાવો, અથવા સરવાળો લખો.
problem-too-many = { $count } લખ્યાં છે, પણ ડેકમાં ફક્ત { $max } છે

## Where the place is not shown: the face, then the sentence above

problem-of-face = { $face }: { $text }
problem-too-many-together = { $face }: બધાના હાથમાં મળીને { $count }, પણ ડેકમાં ફક્ત { $max } છે. ફરી ગણો.
problem-too-many-cards = બધાના હાથમાં મળીને { $count } કાર્ડ: વધુમાં વધુ { $max } હોઈ શકે, કારણ કે એક રમેલાં કાર્ડની થપ્પી પર છે.
problem-total-too-high = { $total } પોઇન્ટ: આખી ડેક જ { $max }ની છે. ફરી ગણો.
problem-totals-too-high = બધાના હાથમાં મળીને { $total } પોઇન્ટ: આખી ડેક જ { $max }ની છે. ફરી ગણો.
problem-loser-missing = બાજી કોણ હાર્યું તે જણાવો, અથવા કાર્ડ ગણો.
problem-losers-not-named = સ્કોરિંગ “{ $scoring }” કાર્ડ ગણે છે અને હારનારનું નામ લેતું નથી.
problem-loser-won = “{ $player }” જીતેલા પક્ષમાં છે.
problem-other-losers = કાર્ડ પ્રમાણે બાજી હારનાર: { $losers }.

## Why a result is not taken now

problem-no-hand = ટુર્નામેન્ટમાં આવી બાજી નથી.
problem-not-yet = પહેલાં બીજી બાજીઓનો વારો છે: આ હજી નોંધી શકાશે નહીં.
problem-over = ટુર્નામેન્ટ પૂરી થઈ ગઈ છે. હવે ફક્ત નોંધાયેલું સુધારી શકાય.
problem-hand-closed = આ ટેબલ પર કોઈએ ટુર્નામેન્ટ છોડી છે: ત્યાં બધા માટે બાજી રદ છે.
problem-later-seats = આ પરિણામ પ્રમાણે બાજી { $hand }માં ટેબલ પર બીજા ખેલાડીઓ હોય, પણ તે નોંધાઈ ગઈ છે. પહેલાં તે બાજી અને તેના પછીની બાજીઓ પાછી ખેંચો.
problem-result = આ પરિણામ સાચું હોઈ શકે નહીં.

## Why nobody can come or go now

problem-step-over = ટુર્નામેન્ટ પૂરી થઈ ગઈ છે: હવે કોઈ આવી કે જઈ શકે નહીં.
problem-step-play-off = પ્લે-ઓફ છે: હવે કોઈ આવી કે જઈ શકે નહીં.
problem-step-unknown = આ ખેલાડી આ ટુર્નામેન્ટમાં નથી. યાદીમાંથી કોઈને પસંદ કરો.
problem-step-out = આ ખેલાડી હવે ટુર્નામેન્ટમાં નથી.
problem-step-after-end = ત્યાંથી આગળ આ ખેલાડીની કોઈ બાજી રમવાની બાકી નથી.
problem-step-recorded = બાજી { $hand } નોંધાઈ ગઈ છે. પછીની બાજી પસંદ કરો, અથવા પહેલાં એ પરિણામ પાછું ખેંચો.
problem-step-problems = આ શક્ય નથી.

## Why no play-off begins

problem-play-off-twice = પ્લે-ઓફ પહેલેથી છે.

## Who deals first

problem-no-such-table = { $tables ->
    [one] આવું ટેબલ નથી: અહીં ફક્ત { $tables } ટેબલ છે.
   *[other] આવું ટેબલ નથી: ટેબલના નંબર 1થી { $tables } છે.
}
problem-table-twice = ટેબલ { $table } બે વાર છે. એક રાખો.
problem-other-dealer = જે કાર્ડ ખેંચાયાં તે પ્રમાણે વહેંચનાર “{ $player }” નથી.
problem-text-too-long = આ લખાણમાં { $length } અક્ષર છે. વધુમાં વધુ { $max } ચાલે.
problem-text-control = આ લખાણમાં ન દેખાતા અક્ષરો છે. ફરી લખો.

## What is wrong with a ruleset

problem-unknown-preset = “{ $given }” નામના કોઈ નિયમો નથી. આમાંથી પસંદ કરો: { $known }.
problem-unknown-option = “{ $option }” નામનો કોઈ વિકલ્પ નથી.
problem-option-elsewhere = “{ $option }” અહીં નક્કી થતું નથી: તે “{ $key }” પરથી નક્કી થાય છે.
problem-unknown-value = “{ $option }”માં “{ $given }” ન ચાલે. આ ચાલે: { $known }.
problem-options-clash = “{ $one }” અને “{ $other }” એકસાથે રમી શકાતા નથી. બેમાંથી એક બંધ કરો.
problem-option-needs = “{ $one }” માટે “{ $needs }” જોઈએ.

## Why a hand cannot be dealt

problem-wrong-number-of-players = આ નિયમોથી { $players } જણ રમી શકતા નથી: { $least ->
    [2] { $most ->
        [2] તે બે ખેલાડી માટે છે.
       *[other] તે { $least }થી { $most } ખેલાડી માટે છે.
    }
   *[other] તે { $least }થી { $most } ખેલાડી માટે છે.
}
problem-nobody-sits-there = વહેંચનાર કે શરૂઆત કરનાર ટેબલ પર નથી.
problem-not-this-deck = ડેક નિયમો પ્રમાણેની નથી, કાર્ડેકાર્ડ સરખી હોવી જોઈએ.

## Why a move is refused

problem-hand-over = બાજી પૂરી થઈ ગઈ છે.
problem-not-in-play = આ ખેલાડી રમતમાં નથી.
problem-not-now = આ હમણાં થઈ શકે નહીં.
problem-not-in-the-rules = આ નિયમોમાં આવી ચાલ નથી.
problem-card-not-held = આ કાર્ડ ખેલાડીના હાથમાં નથી.
problem-does-not-fit = આ કાર્ડ ચાલતું નથી: સૌથી ઉપરના કાર્ડનો રંગ કે નિશાની જોઈએ.
problem-four-not-allowed = બીજું કાર્ડ ચાલતું હોય ત્યારે વાઇલ્ડ ડ્રો 4 મૂકી શકાય નહીં.
problem-colour-missing = કાળા કાર્ડ સાથે રંગ કહેવો જોઈએ.
problem-colour-not-asked = આ કાર્ડ સાથે રંગ કહેવાનો હોતો નથી.
problem-nothing-to-call = UNO બોલવાનું નથી: આનાથી ખેલાડી પાસે એક કાર્ડ બાકી રહેતું નથી.
problem-can-play = ચાલે તેવું કાર્ડ છે, એટલે ખેંચી શકાય નહીં.
problem-must-play = ખેંચેલું કાર્ડ ચાલે છે, એટલે મૂકવું જ પડે.
problem-only-the-drawn = હમણાં ખેંચેલું કાર્ડ જ મૂકી શકાય.
problem-too-late = તેના માટે હવે મોડું થઈ ગયું છે.
problem-all-or-nothing = તે રંગનાં બધાં કાર્ડ મૂકવાં પડે, સૌથી પહેલાં રિવર્સ.
problem-not-this-seat = એ ખેલાડી સાથે આ થઈ શકે નહીં.

## What is wrong with a hand log

problem-log-version = બાજીની આ નોંધ આવૃત્તિ { $given }ની છે; ફક્ત આવૃત્તિ { $known } વાંચી શકાય છે.
problem-log-player = “{ $player }” આ ટેબલ પર નથી, અથવા બે વાર છે.
problem-log-sides = દરેક ખેલાડી બરાબર એક જ પક્ષમાં જોઈએ, ઓછામાં ઓછા બે પક્ષ હોવા જોઈએ, બધા સરખા મોટા, અને તેમના ખેલાડીઓ એકાંતરે બેસવા જોઈએ.
problem-log-first = પહેલી ચાલ “{ $first }”ની નથી; “{ $right }”ની છે.
problem-log-deal = બાજી આ રીતે વહેંચાઈ હોઈ શકે નહીં. { $why }
problem-log-move = ચાલ { $number } ({ $by }) નિયમસર નથી. { $why } તેમાં લખ્યું છે: { $written }
problem-log-commitment = "commitment" એ "seed"નો SHA-256 નથી. તે આ હોય: { $right }
problem-log-commitment-missing = "seed" છે, પણ વહેંચતાં પહેલાં બતાવેલું "commitment" નથી. તે આ હોય: { $right }
problem-log-seed-missing = "commitment" છે, પણ તેને તપાસવા "seed" નથી.
problem-log-deck = "seed" પરથી જુદી ડેક બને છે: ઉપરથી ગણતાં કાર્ડ { $place } જુદું પડે છે.
problem-log-reshuffle-order = ચાલ { $at } વખતે થપ્પી ચીપાઈ, અને "seed" પરથી બનતો ક્રમ { $number } નંબરના ચીપવાના ક્રમથી જુદો છે.
problem-log-reshuffle = ચાલ { $at } વખતે થપ્પી ચીપાઈ, પણ { $number } નંબરનું ચીપવું નોંધમાં નથી, અથવા તેમાં બીજાં કાર્ડ છે.
problem-log-reshuffles-left = { $count ->
    [one] નોંધેલું { $count } વારનું ચીપવું ખરેખર થયું જ નથી.
   *[other] નોંધેલું { $count } વારનું ચીપવું ખરેખર થયું જ નથી.
}
problem-log-unfinished = આ { $moves } ચાલથી બાજી પૂરી થતી નથી.
problem-log-result = આ ચાલથી જુદું પરિણામ આવે છે: { $right }

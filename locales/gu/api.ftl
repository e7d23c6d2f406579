### Programs that use the service: their tokens, the page that describes the API, and what they are told when something is wrong.

## The organiser’s page of tokens

api-tokens-title = પ્રોગ્રામ માટેના ટોકન
api-tokens-about = જે પ્રોગ્રામ પાસે ટોકન હોય તે તમારા નામે અને માત્ર આ ક્લબમાં એટલું જ કરે છે જેટલી તમે છૂટ આપો. જે જાહેર છે તે ટોકન વિના પણ વાંચી શકાય છે.
api-tokens-to-reference = પ્રોગ્રામ આ કેવી રીતે વાપરે છે
api-tokens-link = પ્રોગ્રામ માટેના ટોકન
api-tokens-new = નવું ટોકન
api-tokens-list = ચાલુ ટોકન
api-tokens-none = એકેય નથી.
api-token-name = તે શેના માટે છે
api-token-name-hint = જેમ કે “હોલની સ્ક્રીન”: યાદીમાં તમે તેને આ નામથી ઓળખશો.
api-token-rights = તે શું કરી શકે
api-token-rights-missing = ઓછામાં ઓછી એક છૂટ પસંદ કરો.
api-right-read = આયોજકોને જે દેખાય છે તે વાંચવું
api-right-read-hint = મુસદ્દા, ખાનગી ટુર્નામેન્ટ, રોકી રાખેલું રેન્કિંગ અને બધાં નામ.
api-right-entries = પરિણામ નોંધવાં
api-right-entries-hint = તેમને સુધારવાં, રદ કરવાં અને પાછાં ખેંચવાં પણ.
api-right-line-up = કોણ રમશે તે નક્કી કરવું
api-right-line-up-hint = શરૂઆત પહેલાં નામ અને તેમનો ક્રમ.
api-right-check-in = ખેલાડીઓની હાજરી નોંધવી
api-right-check-in-hint = શરૂઆત પહેલાં, દરવાજે હાજરી માટે.
api-right-set-up = ટુર્નામેન્ટ ગોઠવવી
api-right-set-up-hint = બનાવવી, ફેરફાર કરવો, શરૂ કરવી, અટકાવવી, આર્કાઇવ કરવી અને કાઢી નાખવી.
api-token-lifetime = તે ક્યાં સુધી ચાલશે
api-token-days = { $days ->
        [one] { $days } દિવસ
       *[other] { $days } દિવસ
    }
api-token-make = ટોકન બનાવો
api-token-made = “{ $name }” માટેનું ટોકન
api-token-once = હમણાં જ કોપી કરી લો: ફરી દેખાશે નહીં. જેની પાસે તે હોય તે તેમાં આપેલી છૂટ પ્રમાણે બધું કરી શકે છે.
api-token-used = છેલ્લે વપરાયું, આશરે: { $at }, “{ $by }”, સરનામું { $address }
api-token-unused = ક્યારેય વપરાયું નથી
api-token-revoked = ટોકન રદ થયું. તેનો પ્રોગ્રામ હવે કંઈ કરી શકશે નહીં.
api-tokens-end = તમારો પાસવર્ડ બદલાય ત્યારે તમારાં બધાં ટોકન રદ થાય છે. બેકઅપમાં તે હોતાં નથી.

## The page that describes it

api-title = પ્રોગ્રામ માટે API
api-about = પેજ જે બતાવે અને કરે છે તે જ, પ્રોગ્રામ માટે: ટુર્નામેન્ટ ફાઇલના રૂપમાં ટુર્નામેન્ટ, JSON તરીકે, /api/v1 સરનામા નીચે.
api-how = જે સૌને દેખાય છે તેના માટે ટોકન જોઈતું નથી. બાકીનું બધું { $header } હેડર અને આયોજકે બનાવેલા ટોકનથી મંગાય છે. જવાબમાં ETag હોય છે: તે પાછું મોકલો તો ખબર પડે કે કંઈ બદલાયું કે નહીં, અને તમે જે જોયું હતું તે જ બદલાય.
api-document = OpenAPI દસ્તાવેજ
api-to-tokens = ટોકન બનાવો
api-open = ટોકન વિના
api-any-token = કોઈ પણ ટોકનથી
api-takes = પેરામીટર
api-sends = મોકલાતું લખાણ
api-gives = જવાબ
api-needed = જરૂરી
api-shapes = બંધારણ
api-rights = ટોકનની છૂટ
api-problems = કંઈક ખોટું હોય ત્યારે
api-problems-about = ત્યારે જવાબ સમસ્યા-દસ્તાવેજ (RFC 9457) હોય છે. તેનો type આમાંના કોઈ નામથી, અથવા બીજા ઇનકારના નામથી પૂરો થાય છે.

## The parts of the API

api-tag-clubs = ક્લબ
api-tag-tournaments = ટુર્નામેન્ટ
api-tag-results = પરિણામ
api-tag-set-up = શરૂઆત પહેલાં અને અંત પછી
api-tag-rules = નિયમો
api-tag-token = API પોતે
api-do-list-clubs = બધી ક્લબ
api-do-read-club = એક ક્લબ
api-do-list-tournaments-of-club = એક ક્લબની ટુર્નામેન્ટ, છેલ્લી પહેલાં
api-do-list-events = એક ક્લબની અનેક તબક્કાવાળી સ્પર્ધાઓ, છેલ્લી પહેલાં
api-do-read-event = સ્પર્ધા, તેની ટુર્નામેન્ટ અને સ્થાન સાથે
api-do-read-event-file = સ્પર્ધા, તેની ફાઇલ તરીકે
api-do-create-event = ફાઇલમાંથી સ્પર્ધા બનાવવી, તેનાં પરિણામો સાથે
api-do-draw-event = સ્પર્ધા જેની રાહ જુએ છે તે ગોઠવવું: તબક્કો, મેચ કે પ્લે-ઓફ
api-do-list-tournaments = બધી ક્લબની ટુર્નામેન્ટ, છેલ્લી પહેલાં
api-do-create-tournament = ફાઇલમાંથી ટુર્નામેન્ટ બનાવવી. તે મુસદ્દો હોય છે; ફાઇલમાં પરિણામ હોય તો તે ચાલુ હોય છે.
api-do-read-tournament = ટુર્નામેન્ટ, તેની ફાઇલ તરીકે
api-do-read-tournament-summary = ટૂંકમાં ટુર્નામેન્ટ: ક્યાં સુધી પહોંચી અને ક્યારે શરૂ થાય છે
api-do-edit-tournament = મુસદ્દાની જગ્યાએ ફાઇલ મૂકવી
api-do-delete-tournament = મુસદ્દો કાઢી નાખવો
api-do-read-standings = રેન્કિંગ
api-do-follow-tournament = રેન્કિંગ હમણાં અને દરેક ફેરફાર પછી, ઘટનાઓના પ્રવાહ (server-sent events) તરીકે
api-do-read-schedule = કોણ ક્યાં બેસે છે, પરિણામ વિના
api-do-read-next-hands = હવે રમાનારી બાજીઓ, ટેબલ પ્રમાણે
api-do-list-entries = જે નોંધાયું તે બધું, જૂનું પહેલાં
api-do-record-entry = પરિણામ નોંધવું, સુધારવું, રદ કરવું કે પાછું ખેંચવું. એ જ કીથી ફરી મોકલો તો એક જ વાર નોંધાય છે.
api-do-read-hand = એક બાજી અને તેના વિશે જે નોંધાયું તે બધું
api-do-read-hand-log = ફોન પર રમાયેલી બાજીની દરેક ચાલ
api-do-read-entrant = એક સ્પર્ધક: તેના માટે કોણ રમે છે અને તેનું સ્થાન
api-do-read-line-up = કોણ રમે છે, કયા ક્રમમાં
api-do-set-line-up = શરૂઆત પહેલાં કોણ રમશે તે કહેવું
api-do-read-presence = કોણ હાજર છે
api-do-set-presence = શરૂઆત પહેલાં કોણ હાજર છે તે નોંધવું
api-do-start-tournament = બધા હાજર થાય એટલે મુસદ્દો શરૂ કરવો
api-do-stop-tournament = ટુર્નામેન્ટ વહેલી પૂરી કરવી
api-do-reopen-tournament = વહેલી પૂરી કરાયેલી ટુર્નામેન્ટ ફરી ખોલવી
api-do-archive-tournament = ટુર્નામેન્ટ આર્કાઇવ કરવી
api-do-unarchive-tournament = ટુર્નામેન્ટ આર્કાઇવમાંથી પાછી લાવવી
api-do-list-presets = નિયમોના સમૂહ
api-do-read-preset = નિયમોનો એક સમૂહ, દરેક વિકલ્પ સાથે
api-do-read-token = આ વિનંતીનું ટોકન શું કરી શકે
api-do-read-document = આ દસ્તાવેજ
api-do-read-file-schema = ટુર્નામેન્ટની ફાઇલનું સ્વરૂપ (JSON Schema)

## Parameters

api-parameter-slug = ટુર્નામેન્ટના સરનામાનો ભાગ
api-parameter-club = ક્લબના સરનામાનો ભાગ
api-parameter-event = સ્પર્ધાના સરનામાનો ભાગ
api-parameter-slot = રાઉન્ડ, ટેબલ અને બાજી, જેમ કે 1.2.3
api-parameter-id = ફાઇલમાં સ્પર્ધકની ઓળખ
api-parameter-preset = નિયમોના સમૂહનું નામ
api-parameter-page = યાદીનો કયો ભાગ, 1થી
api-parameter-per-page = એક ભાગમાં કેટલા
api-parameter-attempt = બાજીની કેટલામી વહેંચણી, 1થી; ન આપો તો છેલ્લી
api-parameter-events = આટલી ઘટનાઓ પછી પ્રવાહ પૂરો
api-parameter-starts-at = ક્યારે શરૂ થાય છે, જેમ કે 2026-11-27T18:30:00Z
api-parameter-again = ક્લબ પાસે આ જ પરિણામો સાથે પહેલેથી હોય તોપણ ફરી બનાવે છે
api-parameter-idempotency-key = પોતાની કી: તેની સાથે ફરી મોકલો તોપણ એક જ વાર બને છે
api-parameter-if-match = જે બદલવાનું છે તેનો ETag, અથવા કોઈ પણ માટે *
api-parameter-if-none-match = તમારી પાસેનો ETag: હજી એ જ હોય તો કંઈ મોકલાતું નથી

## Answers

api-answer-well = સફળ
api-answer-unchanged = બદલાયું નથી
api-answer-problem = સમસ્યા-દસ્તાવેજ, જે જણાવે છે કે શું ખોટું છે અને તે કેવી રીતે ઠીક કરવું

## What is wrong with a request

api-absent = { $name }ની હાજરી નોંધાઈ નથી.
api-problem-bad-request = આ વિનંતી સમજાઈ નહીં
api-problem-bad-request-help = સરનામા કે તેના પેરામીટરમાં કંઈક ખોટું છે. દરેક સરનામું શું લે છે તે /api પેજ કહે છે.
api-problem-not-json = મોકલેલું લખાણ JSON નથી
api-problem-not-json-help = UTF-8માં એક JSON દસ્તાવેજ મોકલો. ભૂલ ક્યાં છે તે જગ્યા કહે છે.
api-problem-token-missing = કોઈ ટોકન મોકલાયું નથી
api-problem-token-missing-help = આયોજકે બનાવેલા ટોકન સાથે “Authorization: Bearer …” હેડર મોકલો.
api-problem-token-unknown = આ ટોકન ચાલતું નથી
api-problem-token-unknown-help = તે ખોટું લખાયું છે, રદ થયું છે કે તેનો સમય પૂરો થયો છે. ક્લબના આયોજક નવું બનાવી શકે છે.
api-problem-right-missing = આ ટોકન એ કરી શકતું નથી
api-problem-right-missing-help = આયોજકે તેને આ છૂટ આપી નથી. જેમાં તે હોય તેવું ટોકન બનાવો.
api-problem-cards-secret = આ બાજીનાં કાર્ડ હજી ખાનગી છે
api-problem-cards-secret-help = બીજા હજી આ જ ડેકથી રમવાના છે. બધાં ટેબલ રમી લે પછી ફરી પૂછો.
api-problem-not-found = અહીં કંઈ નથી
api-problem-not-found-help = સરનામું ખોટું હોઈ શકે, જે હતું તે ન રહ્યું હોય, અથવા તમે તે જોઈ શકતા ન હો.
api-problem-method-not-allowed = અહીં આ મેથડની છૂટ નથી
api-problem-method-not-allowed-help = જેની છૂટ છે તે મેથડ “Allow” હેડરમાં લખેલી છે.
api-problem-too-slow = આ પહોંચવામાં ઘણી વાર લાગી
api-problem-too-slow-help = ફરી મોકલો.
api-problem-conflict = અત્યારની સ્થિતિમાં આ થઈ શકે નહીં
api-problem-conflict-help = હમણાં શું સ્થિતિ છે તે જુઓ, પછી નક્કી કરો.
api-problem-stale = બીજા કોઈએ આ બાજી પહેલાં નોંધી દીધી
api-problem-stale-help = બંને આપેલાં છે, “yours” અને “theirs” તરીકે. તમારું સાચું હોય તો તેમની આવૃત્તિના આધારે, નવી કીથી ફરી મોકલો.
api-problem-precondition-failed = બીજા કોઈએ આ પહેલાં બદલી દીધું
api-problem-precondition-failed-help = કંઈ સચવાયું નથી. ફરી વાંચો, શું બદલાયું તે જુઓ, અને નવા ETag સાથે તમારું મોકલો.
api-problem-too-large = એકસાથે આ ઘણું વધારે છે
api-problem-too-large-help = લખાણ વધુમાં વધુ બે મેગાબાઇટનું હોય. ઓછું મોકલો, અથવા નાના ભાગમાં.
api-problem-media-type = અહીં માત્ર JSON લેવાય છે
api-problem-media-type-help = લખાણ “Content-Type: application/json” હેડર સાથે અને દબાવ્યા વિના મોકલો.
api-problem-refused = આમાં કંઈક સાચું હોઈ શકે નહીં
api-problem-refused-help = કંઈ સચવાયું નથી. શું ખોટું છે અને શું સાચું હોત તે જગ્યા પ્રમાણે કહ્યું છે.
api-problem-precondition-required = કઈ સ્થિતિ બદલવાની છે તે કહ્યું નથી
api-problem-precondition-required-help = વાંચેલો ETag “If-Match” હેડરમાં મોકલો, અથવા જે પણ સ્થિતિ હોય તે બદલવા “*”.
api-problem-too-many = આ સરનામેથી ઘણાં અમાન્ય ટોકન આવ્યાં
api-problem-too-many-help = પા કલાક રાહ જુઓ. ચાલતું ટોકન તોય લેવાય છે.
api-problem-failed = અમારી તરફ કંઈક ખોટું થયું
api-problem-failed-help = અધૂરું કંઈ સચવાયું નથી. થોડી વારમાં ફરી પ્રયત્ન કરો.
api-problem-busy = સેવા પાસે હમણાં ઘણું કામ છે
api-problem-busy-help = થોડી વારમાં ફરી પ્રયત્ન કરો. જે સચવાયું છે તે સલામત છે.

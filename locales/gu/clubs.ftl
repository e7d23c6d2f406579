### The home page, and the pages of a club.

## The home page, and a club’s page

home-title = ટુર્નામેન્ટ
home-running = ચાલુ છે
home-ready = શરૂ થવામાં છે
home-finished = પૂરી થઈ
home-clubs = ક્લબો
home-empty = હજી કોઈ ટુર્નામેન્ટ નથી
home-empty-help = આયોજક ટુર્નામેન્ટ શરૂ કરે કે તરત તે લીડરબોર્ડ સાથે અહીં દેખાશે.
home-fresh = આ Lastcardમાં હજી કોઈ આયોજક નથી
home-fresh-help = તમે જ તેને ઇન્સ્ટોલ કર્યું હોય, તો શરૂ થતી વખતે તેણે બતાવેલી સેટઅપ લિંક ખોલો. બે જ મિનિટનું કામ છે.
home-fresh-link = ક્લબનું સેટઅપ કેવી રીતે કરવું
club-empty = આ ક્લબમાં હજી બતાવવા જેવી કોઈ ટુર્નામેન્ટ નથી
club-empty-help = ટુર્નામેન્ટ શરૂ થાય કે તરત તેનું લીડરબોર્ડ અહીં દેખાશે.
club-tabs = આ ક્લબનાં પેજ
club-tab = ક્લબ
club-tab-season = સીઝન
front-next = હવે પછીની સાંજ
front-last = છેલ્લી સાંજ
front-evenings = બધી સાંજ
front-tables-more = હજી { $count } ટેબલ

## What the home page says first

home-claim = UNOની સાંજ: ચિઠ્ઠીથી છેલ્લા કાર્ડ સુધી
home-sentence = Lastcard ખેલાડીઓને બેઠક ગોઠવી આપે છે, ટેબલ પરના ફોનથી દરેક બાજી નોંધે છે, અને બદલાતું લીડરબોર્ડ તરત બતાવે છે.

## The club

club-title = ક્લબનું સેટિંગ
club-evenings = નવા ટાઇમ ઝોનમાં આવનારી સાંજો
club-evenings-asked = બીજા ટાઇમ ઝોનમાં આ સાંજો બીજા સમયે શરૂ થશે. શું એ જ રાખવું તે જણાવો: ઘડિયાળનો સમય કે એ જ ક્ષણ.
club-evenings-hour = ઘડિયાળનો સમય એ જ રાખો: 19:00 તે 19:00 જ. સામાન્ય રીતે આ જ જોઈએ.
club-evenings-moment = ક્ષણ એ જ રાખો, ઘડિયાળનો સમય બદલાય.
club-save = સાચવો
club-pace = એક બાજીમાં કેટલો સમય લાગે
club-pace-hint = પહેલાં ચીપવાનો અને પછી ગણવાનો સમય પણ ગણીને. ટુર્નામેન્ટ કેટલી ચાલશે અને કયું ટેબલ મોડું છે તે આના પરથી ગણાય છે. ચાર જણના ટેબલ પર સામાન્ય રીતે છ મિનિટ લાગે.
club-minutes = મિનિટ
club-seconds = સેકન્ડ
club-file = ક્લબ એક ફાઇલમાં
club-file-hint = ક્લબનું બધું એક ફાઇલમાં: યાદીના લોકો, ટુર્નામેન્ટ, દરેક નોંધ અને તે કોણે ક્યારે કરી, ફોન પર પૂરી થયેલી બાજીઓ, કોડ. તેને સાચવી રાખો, અથવા બીજું Lastcard ચલાવનાર “lastcard restore” વડે ક્લબને ત્યાં લઈ જાય. પાસવર્ડ તેમાં નથી.
club-file-download = ક્લબ ડાઉનલોડ કરો
problem-pace = મિનિટ અને સેકન્ડ લખો, બંને મળીને 30 સેકન્ડથી 60 મિનિટની વચ્ચે, જેમ કે 5 અને 30.

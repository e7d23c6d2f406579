### What is to come: announcing a tournament, its list, and the door.

## What everybody sees

home-upcoming = આવનારી
announcement-when = ક્યારે
announcement-place = ક્યાં
announcement-played = ફોર્મેટ
announcement-places = જગ્યાઓ
announcement-about = જાણવા જેવું
announcement-places-players = { $left ->
    [one] { $places }માંથી { $left } જગ્યા બાકી
   *[other] { $places }માંથી { $left } જગ્યાઓ બાકી
}
announcement-places-teams = { $left ->
    [one] { $places }માંથી વધુ { $left } ટીમની જગ્યા
   *[other] { $places }માંથી વધુ { $left } ટીમોની જગ્યા
}
announcement-places-open = { $names ->
    [0] કોઈ મર્યાદા નથી
    [one] { $names } નામ નોંધાયું, કોઈ મર્યાદા નથી
   *[other] { $names } નામ નોંધાયાં, કોઈ મર્યાદા નથી
}
announcement-full = { $waiting ->
    [0] બધી { $places } જગ્યાઓ ભરાઈ ગઈ
    [one] બધી { $places } જગ્યાઓ ભરાઈ ગઈ, એક રાહ જુએ છે
   *[other] બધી { $places } જગ્યાઓ ભરાઈ ગઈ, { $waiting } રાહ જુએ છે
}
announcement-called-off = રદ
announcement-calendar = કેલેન્ડરમાં ઉમેરો
announcement-pass-on = બીજાને મોકલો
poster-link = પોસ્ટર
poster-of = પોસ્ટર: { $name }
poster-line = ક્લબની દીવાલ માટે, અથવા ચેટમાં ચિત્ર તરીકે. કોડ નામ નોંધાવવાનું પેજ ખોલે છે.
poster-how = નામ નોંધાવવા કોડ સ્કેન કરો
share-feed-announced = { $tournament }: { $when }
share-feed-called-off = રદ: { $tournament }, { $when }

## Signing up

sign-up = નામ નોંધાવો
sign-up-wait = જગ્યાની રાહ જુઓ
sign-up-title = નામ નોંધાવો: { $name }
sign-up-name = તમારું નામ
sign-up-name-hint = પૂરું નામ, ક્લબ તમને જે નામે ઓળખે છે તે.
sign-up-their-name-hint = પૂરું નામ, ક્લબની યાદીમાં છે તેમ.
sign-up-their-name = નામ
sign-up-team = તમારી ટીમ
sign-up-team-hint = દરેક લાઇનમાં એક નામ. હજી જોડીદાર ન હોય તો બાકીની ખાલી રાખો: આયોજક શોધી આપશે.
sign-up-name-of = નામ { $seat }
sign-up-remark = આયોજકને કંઈ કહેવું છે
sign-up-remark-hint = કે તમે મોડા આવશો, અથવા કોઈની સાથે રમવા માગો છો. આ ફક્ત આયોજકો વાંચે છે.
sign-up-privacy = યાદી ફક્ત આયોજકો જુએ છે. તમને તમારું પેજ મળશે, જેના પરથી તમે તમારી જગ્યા જતી કરી શકો.
sign-up-full = બધી જગ્યાઓ ભરાઈ ગઈ. તમે રાહ જોઈ શકો: કોઈ ન આવે તો તમે આપોઆપ આગળ વધશો.
sign-up-own = આ બ્રાઉઝરમાંથી નોંધાયાં: { $names }.
sign-up-own-link = તમારા પેજ પર
sign-up-closed = હમણાં નામ નોંધાવી શકાતું નથી. ક્લબના આયોજકને પૂછો.
sign-up-begun = ટુર્નામેન્ટ શરૂ થઈ ગઈ છે. જે હવે આવે તે હોલમાં આયોજકને પૂછે.
sign-up-over = આ સાંજ પૂરી થઈ ગઈ છે.
sign-up-called-off = રદ: આ ટુર્નામેન્ટ નહીં થાય.
sign-up-no-more = હવે નામ લેવાતાં નથી. ક્લબના આયોજકને પૂછો.
sign-up-twice = { $name } પહેલેથી યાદીમાં છે. એ તમે હો તો તમારું પેજ ખોલો. એ જ નામનું કોઈ બીજું હોય, તો ઓળખાય એવું કંઈક ઉમેરો.
sign-up-no-end = રાહ જોનારાની યાદી ભરાઈ ગઈ છે. ક્લબના આયોજકને પૂછો.
sign-up-too-many = આ નેટવર્ક પરથી વધુ પડતાં નવાં નામ આવ્યાં છે, અને કોઈ આયોજકે હજી તે તપાસ્યાં નથી. તમારું નામ ઉમેરવા આયોજકને કહો.
problem-party-nobody = નામ લખો.
problem-party-too-many = { $most ->
    [one] એક વખતે એક જ નામ નોંધાય છે.
   *[other] અહીં ટીમમાં વધુમાં વધુ { $most } ખેલાડીઓ હોય છે.
}
problem-party-twice = { $name } અહીં બે વાર છે. દરેક ખેલાડીનું નામ એક વાર.

## The own page

own-sign-up-title = { $name }
own-sign-up-place = તમારી જગ્યા પાકી છે: નંબર { $place }.
own-sign-up-waits = રાહ જોનારાની યાદીમાં તમારો નંબર { $place } છે. તમે આપોઆપ આગળ વધશો.
own-sign-up-left = તમે તમારી જગ્યા જતી કરી, અથવા કોઈ આયોજકે તમારું નામ યાદીમાંથી કાઢ્યું.
own-sign-up-late = ટુર્નામેન્ટ શરૂ થઈ ગઈ છે. અહીં તમારી હાજરી નોંધાવો અને આયોજકને કહો.
own-sign-up-late-there = ટુર્નામેન્ટ શરૂ થઈ ગઈ છે. આયોજક જાણે છે કે તમે અહીં છો, અને તમને બેસાડશે.
own-sign-up-there = આયોજક જાણે છે કે તમે અહીં છો.
own-sign-up-evening = શરૂ થઈ ગઈ: તમારાં ટેબલ, જોડીદાર અને પરિણામો.
own-sign-up-check-in = હું અહીં છું
own-sign-up-again = ફરી નામ નોંધાવો
own-sign-up-remark = તમે લખ્યું:
own-sign-up-not-coming = મારાથી નહીં અવાય
own-sign-up-not-coming-hint = તમારી જગ્યા રાહ જોનારાની યાદીમાં પહેલાને મળશે. મન બદલાય તો ફરી નામ નોંધાવી શકો, યાદીના છેડે.
own-sign-up-leave = મારી જગ્યા આપી દો
own-sign-up-keep = આ પેજ બુકમાર્ક કરો: સાંજે તે તમને તમારી બેઠક સુધી લઈ જશે.

## The door

check-in-title = હાજરી: { $name }
check-in-lede = કોઈ આવે ત્યારે તેનું નામ દબાવો.
check-in-early = હાજરી નોંધવાનું શરૂઆતના છ કલાક પહેલાં શરૂ થાય છે.
check-in-coming = હજી આવવાના: { $count }
check-in-nobody = હવે કોઈ નહીં.
check-in-there = આવી ગયા: { $count }
check-in-undo = નથી આવ્યા
check-in-add = કોઈ યાદીમાં નથી
check-in-add-button = યાદીમાં લખો
check-in-no-more = દરવાજે એટલાં નામ ઉમેરાયાં છે કે અહીં હવે વધુ લેવાતાં નથી. આયોજક હજી કોઈનું નામ નોંધી શકે.
check-in-filter-label = નામનો કોઈ ભાગ લખો.
sign-up-waiting = રાહ જુએ છે, નંબર { $place }

## The desk

desk-announce = ટુર્નામેન્ટ જાહેર કરો
announcement-line-hidden = { $names ->
    [0] જાહેર નથી
   *[other] જાહેર નથી, યાદીમાં { $names }
}
announcement-line-called-off = રદ
announcement-taken = { $waiting ->
    [0] { $places }માંથી { $names } જગ્યા ભરાઈ
   *[other] { $places }માંથી { $names } જગ્યા ભરાઈ, { $waiting } રાહ જુએ છે
}
announcement-signed-up = { $waiting ->
    [0] યાદીમાં { $names }
   *[other] યાદીમાં { $names }, { $waiting } રાહ જુએ છે
}
announcement-new = ટુર્નામેન્ટ જાહેર કરો
announcement-edit = બદલો: { $name }
announcement-repeat = પુનરાવર્તન
announcement-repeat-once = એક વાર
announcement-repeat-week = દર અઠવાડિયે
announcement-repeat-fortnight = દર બીજા અઠવાડિયે
announcement-repeat-month = દર મહિને, એ જ વારે
announcement-times = કેટલી તારીખો
announcement-times-hint = પહેલી સહિત.
announcement-times-wrong = 2થી { $max } સુધીની સંખ્યા.
announcement-place-hint = હોલ, કાફે, સરનામું.
announcement-about-hint = કેટલો ખર્ચ, શું લાવવું, દરવાજો ક્યારે ખૂલે.
announcement-format-hint = ટુર્નામેન્ટ બનાવતી વખતે, કેટલા આવ્યા તે જાણ્યા પછી, તમે બીજું પસંદ કરી શકો.
announcement-block-evening = એક સાંજમાં સમાય એટલું
format-open = કેટલા આવે તે જોઈને નક્કી થશે
announcement-played-fold = ફોર્મેટ: { $format }
announcement-places-hint = ખાલી રાખો તો કોઈ મર્યાદા નહીં.
announcement-places-wrong = { $format }: { $min }થી { $max }, અથવા ખાલી રાખો.
announcement-takes-names = લોકો નામ નોંધાવી શકે
announcement-takes-names-hint = લિંક કે QR કોડથી, ખાતા વગર.
announcement-save = સાચવો
announcement-save-later = પછી માટે સાચવો
announcement-save-hint = “પછી માટે સાચવો”: તમે જાહેર ન કરો ત્યાં સુધી કોઈ જોતું નથી.
announcement-asks-past = આ તારીખ વીતી ગઈ છે. આ જ તારીખ રાખવી છે?
announcement-asks-far = આ તારીખ લગભગ એક વર્ષ પછીની છે. આ જ તારીખ રાખવી છે?
announcement-asks-waiting = આમની જગ્યા જશે અને તેઓ રાહ જોનારાની યાદીમાં જશે: { $names }. આમ જ કરવું છે?
announcement-save-anyway = તો પણ સાચવો
announcement-announce-anyway = તો પણ જાહેર કરો
announcement-stale = આ દરમિયાન બીજા કોઈએ તેમાં ફેરફાર કર્યો. સરખાવવા માટે જાહેરાતનું પેજ ખોલો અને ત્યાંથી ફરી સાચવો.
announcement-to-tournament = ટુર્નામેન્ટ પર
announcement-draw-up = ટુર્નામેન્ટ બનાવો
announcement-is-hidden = હજી આ બીજું કોઈ જોતું નથી.
announcement-is-announced = જાહેર: ક્લબના પેજ, ફીડ અને કેલેન્ડરમાં છે.
announcement-is-called-off = રદ. જેમણે નામ નોંધાવ્યું તે પોતાના પેજ પર વાંચશે.
announcement-announce = જાહેર કરો
announcement-announce-all = બધી { $count } જાહેર કરો
announcement-hide = છુપાવો
announcement-open = નામ લેવાનું શરૂ કરો
announcement-close = નામ લેવાનું બંધ કરો
announcement-call-off = રદ કરો
announcement-change = બદલો
announcement-list = કોણ આવે છે
announcement-waiting-list = રાહ જોનારાની યાદી
announcement-now-waiting = હવે જગ્યાની રાહ જુએ છે: { $names }.
announcement-there = { $count ->
    [one] એક આવી ગયા
   *[other] { $count } આવી ગયા
}
announcement-nobody = હજી કોઈ નહીં
announcement-nobody-help = જાહેર કરો અને લિંક મોકલો, પોસ્ટર છાપો, અથવા નામ જાતે લખો.
announcement-missing = { $count ->
    [one] યાદીનું એક નામ રમનારામાં નથી.
   *[other] યાદીનાં { $count } નામ રમનારામાં નથી.
}
announcement-missing-link = ઉમેરો
announcement-confirm-all = { $count ->
    [one] નવા નામની ખાતરી કરો
   *[other] બધાં { $count } નવાં નામની ખાતરી કરો
}
announcement-gone = નથી આવતા: { $count }
announcement-add = નામ લખો
announcement-add-hint = દરેક લાઇનમાં એક નામ, અથવા યાદી જેવી છે તેવી જ પેસ્ટ કરો.
announcement-add-teams-hint = દરેક લાઇનમાં એક ટીમ: અનિતા + ભરત. જોડીદાર ન હોય તેમની પણ એક લાઇન.
announcement-add-look = હજી કોઈ ઉમેરાયું નથી. નીચેનાં નામ જોઈ લો, પછી ફરી “યાદીમાં લખો” દબાવો.
announcement-add-most = એક વખતે વધુમાં વધુ { $max }.
announcement-added = યાદીમાં લખાયાં: { $count }.
announcement-add-button = યાદીમાં લખો
announcement-what = જાહેરાત
announcement-more = વધુ
announcement-check-in = હાજરીની યાદી
announcement-check-in-hint = દરવાજે ટેબ્લેટ માટે: જેની પાસે આ લિંક છે તે હાજરી નોંધી શકે અને નામ ઉમેરી શકે. સાંજ શરૂ થયાના બાર કલાક પછી તે ચાલતી નથી.
announcement-new-check-in = હાજરી માટે નવી લિંક
announcement-delete = કાઢી નાખો
announcement-delete-title = { $name } કાઢી નાખવી છે?
announcement-delete-text = { $count ->
    [0] તેની યાદીમાં કોઈ નથી. તેમાંથી બનેલી ટુર્નામેન્ટ રહેશે.
    [one] તેની યાદીમાં એક નામ છે, તે પણ કાઢી નખાશે. સાંજ થવાની ન હોય તો કાઢી નાખવાને બદલે તેને રદ કરો: તો એ વ્યક્તિ તે જોઈ શકશે. તેમાંથી બનેલી ટુર્નામેન્ટ રહેશે.
   *[other] તેની યાદીમાં { $count } નામ છે, તે પણ કાઢી નખાશે. સાંજ થવાની ન હોય તો કાઢી નાખવાને બદલે તેને રદ કરો: તો એ લોકો તે જોઈ શકશે. તેમાંથી બનેલી ટુર્નામેન્ટ રહેશે.
}
sign-up-missing = રમનારામાં નથી
sign-up-is = { $name } એટલે:
sign-up-is-new = ક્લબમાં નવા
sign-up-near = મળતું આવતું નામ: { $names }. { $name } કોણ છે તે પસંદ કરો.
sign-up-confirm = ખાતરી કરો
sign-up-confirm-hint = જેમણે પોતે નામ નોંધાવ્યું છે એમ તમે જાણતા હો તેમની જ ખાતરી કરો: ત્યારથી તેમનું પેજ તેમની અંગત લિંક સુધી લઈ જાય છે. ત્યાં સુધી તે તેમની સાંજ બતાવે છે, પણ લેવાઈ ગયેલી બેઠક આપતું નથી.
sign-up-take-off-source = { $count ->
    [one] આ નવું નામ કાઢો
   *[other] એ જ નેટવર્ક પરથી આવેલાં બધાં { $count } નવાં નામ કાઢો
}
sign-up-take-off-name = { $name } કાઢો
sign-up-tick-hint = જે આવી ગયા છે તેમની સામે ટિક કરો.
sign-up-is-here = { $name } આવી ગયા
sign-up-put-back = પાછા મૂકો
sign-up-put-back-hint = એ જ્યાં હતા ત્યાં પાછા આવશે: જે આગળ વધ્યા હતા તેમને ફરી રાહ જોવી પડી શકે.
like-draw-up = આવી જ બીજી બનાવો
like-announce = આગલી જાહેર કરો
error-announcement-begun = શરૂ થઈ ગઈ છે
error-fixture-begun-help = તેમાંથી બનેલી ટુર્નામેન્ટ ચાલે છે. તેમાં જ ફેરફાર કરો.
error-too-early = હાજરી નોંધવાનું હજી શરૂ થયું નથી
error-too-early-help = હાજરી નોંધવાનું શરૂઆતના છ કલાક પહેલાં શરૂ થાય છે.
error-too-late = હાજરી નોંધવાનું બંધ થઈ ગયું છે
error-too-late-help = આ સાંજ પૂરી થઈ ગઈ છે, અથવા આ ટુર્નામેન્ટ નહીં થાય.
error-check-in-over = લિંકની મુદત પૂરી થઈ
error-check-in-over-help = સાંજ શરૂ થયાના બાર કલાક પછી હાજરીની યાદી બંધ થાય છે. યાદી આયોજક પાસે રહે છે.
done-fixture-saved = સચવાયું.
done-fixtures-saved = સચવાયું, દરેક તારીખની એક. સમય આવે ત્યારે દરેકને જાહેર કરો.
done-fixture-announced = જાહેર: હવે બધાને દેખાય છે.
done-fixtures-announced = બધી જાહેર: હવે બધાને દેખાય છે.
done-fixture-hidden = છુપાવી: હવે બીજા કોઈને દેખાતી નથી.
done-fixture-called-off = રદ કરી.
done-fixture-removed = યાદી સાથે કાઢી નાખી.
done-names-open = લોકો નામ નોંધાવી શકે છે.
done-names-closed = હવે નામ લેવાતાં નથી.
done-names-confirmed = નવાં નામની ખાતરી થઈ, તે ક્લબની યાદીમાં છે.
done-signed-up = નામ યાદીમાં છે.
done-sign-up = થઈ ગયું.
done-check-in = હાજરીની યાદીની નવી લિંક છે; જૂની હવે ચાલતી નથી.
audit-action-fixture-made = જાહેરાત બનાવી
audit-action-fixture-changed = જાહેરાત બદલી
audit-action-fixture-state = જાહેરાત કે નામ લેવાની સ્થિતિ બદલી
audit-action-fixture-check-in = હાજરી માટે નવી લિંક
audit-action-fixture-removed = જાહેરાત કાઢી નાખી
audit-action-sign-up-added = સાંજ માટે નામ ઉમેર્યું
audit-action-sign-up-changed = સાંજ માટેના નામની ખાતરી કરી, હાજરી નોંધી કે નામ કાઢ્યું
audit-action-sign-ups-confirmed = યાદીનાં બધાં નવાં નામની ખાતરી કરી

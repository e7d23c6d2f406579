### Events of several stages: the public pages, the organiser's pages, and the form.

## Stages

staged-form-groups = ગ્રુપ
staged-form-league = સૌ સૌની સામે
staged-form-knock-out = નોકઆઉટ
staged-group = ગ્રુપ { $number }
staged-third = ત્રીજું સ્થાન
staged-final = ફાઇનલ
staged-semi-final = સેમિફાઇનલ
staged-quarter-final = ક્વાર્ટર ફાઇનલ
staged-round-of = છેલ્લા { $count }
staged-play-off = આગળ જવા માટે પ્લે-ઓફ

staged-draw-seeding = ક્રમ પ્રમાણે: શ્રેષ્ઠ સ્પર્ધકો મોડા સામસામે
staged-draw-lot = ચિઠ્ઠીથી
staged-draw-apart = ચિઠ્ઠીથી, પણ એક જ ક્લબ કે પરિવારના મોડા સામસામે

staged-cut-best-of-each = { $count ->
    [one] દરેક ગ્રુપમાંથી શ્રેષ્ઠ એક આગળ જાય છે
   *[other] દરેક ગ્રુપમાંથી શ્રેષ્ઠ { $count } આગળ જાય છે
}
staged-cut-best = { $count ->
    [one] શ્રેષ્ઠ એક આગળ જાય છે
   *[other] શ્રેષ્ઠ { $count } આગળ જાય છે
}
staged-cut-luckiest = { $count ->
    [one] બાકી બધામાંથી શ્રેષ્ઠ એક પણ આગળ જાય છે
   *[other] બાકી બધામાંથી શ્રેષ્ઠ { $count } પણ આગળ જાય છે
}
staged-cut-named = સ્થાન ગમે તે હોય, આગળ જાય છે: { $names }
staged-cut-byes = આ તબક્કાથી જોડાય છે: { $names }
staged-level-order = આગળ જવાની હદ પર સરખા હોય ત્યારે: ક્રમમાં ઉપર હોય તે આગળ જાય છે
staged-level-play-off = આગળ જવાની હદ પર સરખા હોય ત્યારે: એક બાજીનો પ્લે-ઓફ
staged-carry-nothing = બધા શૂન્યથી શરૂ કરે છે
staged-carry-points = { $percent }% પોઇન્ટ સાથે જાય છે
staged-carry-order = ક્રમ સાથે જાય છે: અંતે સરખા રહે તેમની વચ્ચે તે નક્કી કરે છે

staged-name-heats = પ્રાથમિક તબક્કો
staged-name-groups = ગ્રુપ તબક્કો
staged-name-cup = નોકઆઉટ
staged-name-final = ફાઇનલ
staged-name-first = પહેલો તબક્કો
staged-name-second = બીજો તબક્કો
staged-hands-won = જીતેલી બાજીઓ

## The public pages

staged-tabs = તબક્કા
staged-ranking = રેન્કિંગ
staged-rank = ક્રમાંક
staged-reached = કયા તબક્કા સુધી
staged-not-drawn = હજી ચિઠ્ઠીથી ગોઠવાયો નથી.
staged-withheld = આ તબક્કાનાં પરિણામો પછીથી જણાવાશે.
staged-matches = મેચ
staged-bracket = નોકઆઉટનું માળખું
staged-table = ટુર્નામેન્ટ
staged-place = સ્થાન
staged-name = નામ
staged-hands = બાજી
staged-won = જીતેલી મેચ
staged-bye = હરીફ નથી
staged-open = હજી નક્કી નથી
staged-through = આગળ જાય છે
staged-chance = આગળ જવાની શક્યતા
staged-through-hint = નિશાનવાળા: હમણાંની સ્થિતિમાં આગળ જાય છે.
staged-through-drawn = નિશાનવાળા: આગળ ગયા.
staged-over = સ્પર્ધા પૂરી થઈ.
staged-now = હમણાં રમાય છે: { $stage }

## The organiser's pages

staged-title = અનેક તબક્કાવાળી સ્પર્ધાઓ
staged-lede = પ્રાથમિક તબક્કો અને ફાઇનલ, ગ્રુપ અને નોકઆઉટ: કોણ આગળ જાય તે પ્રોગ્રામ જણાવે છે.
staged-empty = હજી કોઈ સ્પર્ધા નથી
staged-empty-help = સ્પર્ધામાં તબક્કા હોય છે, અને દરેક તબક્કામાં સામાન્ય ટુર્નામેન્ટો.
staged-new = નવી સ્પર્ધા
staged-public = જાહેર પેજ
staged-wall = પ્રોજેક્ટર પર
staged-change = ફેરફાર કરો
staged-remove = કાઢી નાખો
staged-remove-title = { $name } કાઢી નાખવી છે?
staged-remove-text = ટુર્નામેન્ટો રહેશે, દરેક અલગ અલગ. કોણ આગળ ગયું તે, નોકઆઉટનું માળખું અને સહિયારું રેન્કિંગ જતાં રહેશે.
staged-file = ફાઇલ તરીકે ડાઉનલોડ કરો
staged-certificates = પ્રમાણપત્રો
certificates-event-runs = સ્પર્ધા પૂરી થાય ત્યારે પ્રમાણપત્ર અહીં હશે.
staged-to-draw = { $stage }: ચિઠ્ઠીથી ગોઠવી શકાય છે
staged-to-draw-help = જે હાજર નથી તેની ટિક કાઢો. તેની જગ્યાએ ક્રમમાં તે પછીના રમશે.
staged-draw = ચિઠ્ઠીથી ગોઠવો: { $stage }
staged-preview = તેમની જગ્યાએ કોણ રમશે તે બતાવો
staged-in-line = ક્રમમાં હવે પછી
staged-to-pair = { $count ->
    [one] { $stage }: હવે પછીની મેચ શરૂ થઈ શકે છે
   *[other] { $stage }: હવે પછીની { $count } મેચ શરૂ થઈ શકે છે
}
staged-pair = { $count ->
    [one] મેચ શરૂ કરો
   *[other] { $count } મેચ શરૂ કરો
}
staged-to-play-off = { $places ->
    [one] { $stage }: આગળ જવાની હદ પર { $names } સરખા છે. તેમાંથી એક આગળ જશે.
   *[other] { $stage }: આગળ જવાની હદ પર { $names } સરખા છે. તેમાંથી { $places } આગળ જશે.
}
staged-begin-play-off = પ્લે-ઓફ શરૂ કરો
staged-playing = { $stage }: { $all }માંથી { $over } પૂરી
staged-departure = { $stage }: સુધારા પછી { $plays }ની જગ્યાએ { $would } આગળ ગયા હોત. કશું બદલાયું નથી.
staged-departure-only = { $stage }: સુધારા પછી { $plays } આગળ ગયા ન હોત. કશું બદલાયું નથી.
staged-take-back = ચિઠ્ઠી પાછી ખેંચો: { $stage }
staged-take-back-match = પાછી ખેંચો
staged-take-back-hint = તેમાં કશું નોંધાયું ન હોય ત્યાં સુધી જ શક્ય છે.
staged-starts = શરૂઆત: { $when }
staged-entrants-count = { $count ->
    [one] { $count } સ્પર્ધક
   *[other] { $count } સ્પર્ધક
}
done-staged-saved = સચવાયું.
done-staged-drawn = ચિઠ્ઠીથી ગોઠવાયું. સૌ પોતાની બેઠક પર બેસી શકે છે.
done-staged-taken-back = પાછું ખેંચાયું.
done-staged-removed = સ્પર્ધા કાઢી નાખી. તેની ટુર્નામેન્ટો હજી છે.
staged-stale = આ દરમિયાન બીજા કોઈએ સ્પર્ધામાં ફેરફાર કર્યો. તેને ફરી જુઓ, પછી તમારું કામ ફરી કરો.
staged-drawn-already = ચિઠ્ઠીથી ગોઠવવાનું શરૂ થઈ ગયું છે: યોજના હવે બદલાતી નથી.
staged-nothing-to-draw = હમણાં ચિઠ્ઠીથી ગોઠવવાનું કંઈ નથી.
staged-recorded = તેમાં કંઈક નોંધાયેલું છે, જે ખોવાઈ જાય. પહેલાં એ પરિણામ પાછું ખેંચો.
error-of-event = આ ટુર્નામેન્ટ સ્પર્ધાનો ભાગ છે
error-of-event-help = તેને બદલે સ્પર્ધાના પેજ પર ચિઠ્ઠી પાછી ખેંચો.

## The form

staged-kinds = કેવી સ્પર્ધા?
staged-kind-final = પ્રાથમિક તબક્કો અને ફાઇનલ
staged-kind-final-hint = બધાં ગ્રુપ એકસાથે રમે છે; શ્રેષ્ઠ સ્પર્ધકો ફાઇનલ રમે છે.
staged-kind-cup = નોકઆઉટ
staged-kind-cup-hint = બે સ્પર્ધકની મેચ; જે હારે તે બહાર. ત્રીજા સ્થાન માટે પણ રમાય છે.
staged-kind-groups-cup = ગ્રુપ, પછી નોકઆઉટ
staged-kind-groups-cup-hint = ગ્રુપમાં સૌ સૌની સામે રમે છે; દરેક ગ્રુપમાંથી શ્રેષ્ઠ બે આગળ જાય છે.
staged-kind-cuts = બે વાર છટણી, પછી ફાઇનલ
staged-kind-cuts-hint = સૌ રમે છે, અડધા આગળ જાય છે, પછી શ્રેષ્ઠ ચાર.
staged-form-name = સ્પર્ધાનું નામ
staged-form-entrants = કોણ રમે છે
staged-form-entrants-hint = એક લાઇનમાં એક નામ, શ્રેષ્ઠ પહેલાં. ટીમ આમ લખો: આશા + બેલા, અથવા લાલ: આશા + બેલા.
staged-form-relations = કોણ એક જ ક્લબ કે પરિવારનું છે
staged-form-relations-hint = દરેક ક્લબ કે પરિવાર માટે એક લાઇન, નામ વચ્ચે અલ્પવિરામ. તબક્કો એ રીતે ચિઠ્ઠીથી ગોઠવાય તો તેઓ મોડા સામસામે આવે છે.
staged-form-rules = રમતના નિયમો
staged-form-stage = તબક્કો { $number }
staged-form-stage-name = નામ
staged-form-form = રમવાની રીત
staged-form-count = કેટલાં ગ્રુપ
staged-form-third = ત્રીજા સ્થાન માટે મેચ
staged-form-draw = ચિઠ્ઠી
staged-form-format = ફોર્મેટ
staged-form-scoring = સ્કોરિંગ
staged-form-length = કેટલું લાંબું
staged-form-length-hint = બેઠકોની ફેરબદલ હોય તો કેટલા રાઉન્ડ, નહીં તો કેટલા પોઇન્ટ સુધી કે કેટલી બાજી. ખાલી રાખો તો સામાન્ય રીતે હોય તેટલું.
staged-form-through = કોણ આગળ જાય
staged-form-best-of-each = દરેક ગ્રુપમાંથી શ્રેષ્ઠ કેટલા
staged-form-best = બાકી બધામાંથી શ્રેષ્ઠ કેટલા
staged-form-level = આગળ જવાની હદ પર સરખા હોય ત્યારે
staged-form-carry = સાથે શું જાય
staged-form-share = કેટલા % પોઇન્ટ
staged-form-more = ક્યારે, ક્યાં, કોણ સીધા
staged-form-byes = આ તબક્કાથી કોણ જોડાય
staged-form-byes-hint = ઉપરની યાદીનાં નામ, વચ્ચે અલ્પવિરામ.
staged-form-named = સ્થાન ગમે તે હોય, કોણ આગળ જાય
staged-form-place = ક્યાં
staged-form-date = તારીખ
staged-form-time = સમય
staged-form-add = તબક્કો ઉમેરો
staged-form-drop = છેલ્લો તબક્કો દૂર કરો
staged-form-save = સ્પર્ધા સાચવો
staged-form-unknown-name = “{ $name }” નામનું કોઈ રમતું નથી. નામ યાદીમાં છે તેવું જ લખો.
staged-form-no-number = પૂર્ણ સંખ્યા લખો.
staged-form-level-choice-order = ક્રમમાં ઉપર હોય તે
staged-form-level-choice-play-off = પ્લે-ઓફ
staged-form-carry-choice-nothing = કંઈ નહીં
staged-form-carry-choice-points = પોઇન્ટ
staged-form-carry-choice-order = ક્રમ
staged-form-scoring-usual = સામાન્ય

### People come and go while a tournament runs.

## Who came and who left

line-then = { $line }, પછી { $next }
line-team-then = { $line }, { $first }ને બદલે { $next }
people-hand = બાજી { $hand }
people-hand-of-round = રાઉન્ડ { $round }ની બાજી { $hand }

## People come and go while a tournament runs

people-title = ખેલાડીઓ
people-substitute = અવેજી…
people-withdraw = છોડે છે…
people-add = ખેલાડી ઉમેરો…
people-take-back = પાછું ખેંચો
people-take-back-hint = હવે પછીનું પરિણામ આવે ત્યાં સુધી શક્ય છે.
people-stays = ત્યાર પછી કંઈક નોંધાયું છે, એટલે આ પાછું ખેંચી શકાતું નથી. તે ખોટું હોય, તો બીજો ફેરફાર કરો.
people-back = ખેલાડીઓ
people-substitution-title = { $name }ના અવેજી
people-withdrawal-title = { $name } ટુર્નામેન્ટ છોડે છે
people-arrival-title = ખેલાડી ઉમેરો
people-substitution-hint = અવેજી ખેલાડી એ જ બેઠક લે છે. રેન્કિંગની લાઇનમાં પોઇન્ટ એ જ રહે છે અને બંનેનાં નામ દેખાય છે.
people-withdrawal-hint = જે કાયમ માટે જાય છે અને જેની બેઠક કોઈ લેતું નથી તેમના માટે. જે નોંધાયું છે તે રહે છે.
people-arrival-hint = જે મોડેથી આવે છે અને હવેથી રમે છે તેમના માટે.
people-name = કોણ આવે છે?
people-name-hint = ક્લબના ખેલાડીઓમાંથી પસંદ કરો, અથવા નવું નામ લખો.
people-near = “{ $name }” નવું નામ છે, અને “{ $other }” લગભગ એવું જ છે. તમે એમને જ કહેવા માગતા હો તો નામ એ રીતે જ લખો.
people-from = કઈ બાજીથી?
people-from-block = રાઉન્ડ { $round }, સેટ { $block } (બાજી { $hand }થી)
people-look = શું બદલાશે તે બતાવો
people-changes = શું બદલાશે
people-hands = { $count ->
    [one] { $count } બાજી બદલાય છે
   *[other] { $count } બાજીઓ બદલાય છે
}
people-hands-more = { $count ->
    [one] બીજી { $count } બાજી
   *[other] બીજી { $count } બાજીઓ
}
people-in-play = બાજી { $hand } હમણાં હાજર ખેલાડીઓ ફોન પર રમી રહ્યા છે. પહેલાં તેને પૂરી કરો કે પડતી મૂકો, અથવા પછીની બાજી પસંદ કરો.
people-undo-hint = નોંધાયેલું કશું બદલાતું નથી. હવે પછીનું પરિણામ આવે ત્યાં સુધી તમે આ પાછું ખેંચી શકો છો.
people-substitution-button = અવેજીને બેસાડો
people-withdrawal-button = છોડ્યાનું નોંધો
people-arrival-button = ખેલાડી ઉમેરો
people-sits = { $from }થી { $leaves }ની બેઠક { $name } લે છે.
people-line = લાઇનમાં પોઇન્ટ એ જ રહે છે, અને તેનું નામ હવે “{ $line }”.
people-void = { $count ->
    [0] કોઈ બાજી રદ થતી નથી.
    [one] { $count } ખુલ્લી બાજી તેના ટેબલ પર બધા માટે રદ થશે, કારણ કે { $from }થી ત્યાં { $name }ની બેઠક હોત.
   *[other] { $count } ખુલ્લી બાજીઓ તેમનાં ટેબલ પર બધા માટે રદ થશે, કારણ કે { $from }થી ત્યાં { $name }ની બેઠક હોત.
}
people-ends = તેનાથી ટુર્નામેન્ટ પૂરી થઈ જશે: રમવા માટે કોઈ બાજી બાકી નહીં રહે.
people-keeps = { $has ->
    [points] { $name } પાસે { $points ->
        [one] { $points } પોઇન્ટ રહેશે
       *[other] { $points } પોઇન્ટ રહેશે
    }, પણ ક્રમાંક રમતા રહેલા બધાની પાછળ આવશે: છોડી જવામાં ફાયદો નથી.
   *[other] { $name }નો ક્રમાંક રમતા રહેલા બધાની પાછળ આવશે: છોડી જવામાં ફાયદો નથી.
}
people-joins = { $name } { $from }થી રમે છે.
people-begins = { $name } પણ બધાની જેમ શૂન્યથી શરૂ કરે છે.
people-begins-charged = { $name } { $points ->
    [one] { $points } પોઇન્ટથી
   *[other] { $points } પોઇન્ટથી
} શરૂ કરે છે, રમતમાં રહેલામાંથી જેના સૌથી વધુ છે તેટલા: મોડા આવવામાં ફાયદો નથી.
people-fewer = { $name } { $hands } બાજી રમશે, શરૂઆતથી હાજર ખેલાડીઓ કરતાં ઓછી: કેટલી બાજી રમાઈ તે રેન્કિંગમાં દેખાય છે.
people-seats = ટેબલ પર { $count }, ઘડિયાળની દિશામાં: { $names }.
redraw-blocks = { $blocks ->
    [0] નવેસરથી ગોઠવવા જેવો કોઈ સેટ બાકી નથી.
    [one] છેલ્લો { $blocks } સેટ, આગળ રમનાર { $players } ખેલાડી માટે, નવેસરથી ગોઠવાય છે. જે રમાઈ ગયું કે શરૂ થઈ ગયું છે તે એમ ને એમ રહે છે; આખી સાંજના કુલ સેટ પહેલાંની જેમ { $all } જ.
   *[other] છેલ્લા { $blocks } સેટ, આગળ રમનાર { $players } ખેલાડી માટે, નવેસરથી ગોઠવાય છે. જે રમાઈ ગયું કે શરૂ થઈ ગયું છે તે એમ ને એમ રહે છે; આખી સાંજના કુલ સેટ પહેલાંની જેમ { $all } જ.
}
redraw-tables = તે { $before }ને બદલે { $tables ->
    [one] { $tables } ટેબલ
   *[other] { $tables } ટેબલ
} પર રમાશે.
redraw-no-rests = આમાંથી એકેય સેટમાં કોઈને આરામ નથી.
redraw-rests = આમાંથી { $blocks } સેટમાં દરેકને આરામ.
redraw-hands = જે રહે છે તે દરેક જણ આખી સાંજમાં { $hands } બાજી રમશે; આ ફેરફાર વિના { $before }.
redraw-partners = જે રહે છે તેમાંથી કોઈ પણ બે { $hands } બાજીમાં જોડીદાર બનશે; આ ફેરફાર વિના { $before }માં.
redraw-players = કોણ કેટલું રમશે, અને કોને ક્યારે આરામ
redraw-more-hands = { $hands ->
    [0] હવે એકેય બાજી નહીં
    [one] હજી { $hands } બાજી
   *[other] હજી { $hands } બાજી
}
redraw-plays-all = કોઈ સેટમાં આરામ નહીં
redraw-sits-out = { $count ->
    [one] સેટ { $blocks }માં આરામ
   *[other] સેટ { $blocks }માં આરામ
}
done-substitution = અવેજી ખેલાડીએ બેઠક લીધી.
done-withdrawal = ખેલાડીએ ટુર્નામેન્ટ છોડી.
done-arrival = ખેલાડી ટુર્નામેન્ટમાં જોડાયા.
done-play-off = પ્લે-ઓફ ટેબલ 1 પર છે. કોડ ફરી ચાલુ છે.
done-taken-back = પાછું ખેંચાયું: બધું પહેલાં હતું તેવું છે.

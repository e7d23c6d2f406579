### Hands that are played on phones: taking seats, playing, watching and looking back.

## The table

play-table = ટેબલ
play-you = તમે
play-cards = { $count } કાર્ડ
play-pile = થપ્પીમાં { $count }
play-top = સૌથી ઉપર:
play-colour = હવે ચાલે:
play-clockwise = રમત ઘડિયાળની દિશામાં, ડાબી તરફ ચાલે છે.
play-counter-clockwise = રમત ઘડિયાળની ઊંધી દિશામાં, જમણી તરફ ચાલે છે.
play-partner = જોડીદાર
play-dealer = વહેંચનાર
play-called = UNO
play-not-called = UNO બોલાયું નથી
play-points = { $count } પોઇન્ટ
play-stages = તબક્કો { $count }/7
play-place = કાર્ડ પૂરાં: સ્થાન { $place }

## Whose move it is

now-turn = { $whose ->
    [you] તમારો વારો
   *[other] { $who }નો વારો
}
now-drew = તમે ખેંચેલું કાર્ડ: { $card }
now-drawn = { $who }એ કાર્ડ ખેંચ્યું છે
now-due = { $whose ->
    [you] { $count } ખેંચશો?
   *[other] { $who }એ { $count } ખેંચવાનાં છે
}
now-skip = { $whose ->
    [you] તમારો વારો જાય છે
   *[other] { $who }નો વારો જાય છે
}
now-lift = { $whose ->
    [you] કાર્ડ ઉઘાડશો?
   *[other] { $who }એ કાર્ડ ઉઘાડવાનું છે
}
now-start-colour = { $whose ->
    [you] પહેલો રંગ કહો
   *[other] { $who } પહેલો રંગ કહેશે
}
now-draft = { $whose ->
    [you] તમારે પસંદ કરવાનું
   *[other] { $who } કાર્ડ પસંદ કરે છે
}
now-swap = { $whose ->
    [you] કાર્ડ બદલશો? ખેલાડી પસંદ કરો
   *[other] { $who } કાર્ડ બદલી શકે છે
}
now-give = { $who }ને આપવા એક કાર્ડ પસંદ કરો
now-exchange = એક-એક કાર્ડની આપ-લે: { $one } અને { $other }
now-ready = { $whose ->
    [you] તમારાં કાર્ડ ગોઠવો
   *[other] { $who } નવાં કાર્ડ ગોઠવે છે
}
now-over = બાજી પૂરી થઈ
now-silence = મૌન: હમણાં કોઈએ બોલવું નહીં.
now-centre = { $who } UNO બોલે છે: રમેલાં કાર્ડ પર હાથ મૂકો.

hint-lay = જે કાર્ડ મૂકવું હોય તેને દબાવો.
hint-draw = તમારું કોઈ કાર્ડ ચાલે તેમ નથી. એક ખેંચો.
hint-lay-or-draw = કાર્ડ મૂકવા તેને દબાવો, અથવા ખેંચો.
hint-lay-or-keep = મૂકવા તેને દબાવો, અથવા રાખી લો.
hint-must-lay = તે ચાલે છે, એટલે મૂકવું જ પડશે.
hint-keep = તે ચાલતું નથી.
hint-answer = અથવા જવાબમાં મૂકવા કાર્ડ દબાવો.
hint-draft = આ કાર્ડ રાખો, અથવા તેને જવા દઈને પછીનું જોયા વિના લો.
hint-ready = બાકીના તમારી રાહ જુએ છે.

## What can be done

play-holding = તમારાં કાર્ડ ({ $count })
play-fresh = હમણાં ખેંચેલું
play-given = આપવા માટે પસંદ
play-lay = { $card } મૂકો
play-answer = જવાબમાં { $card }
play-jump = વચ્ચે { $card } મૂકો
play-pair = { $card } બે વાર મૂકો
play-give = { $card } આપો
play-and-call = { $what } અને UNO બોલો
play-draw = ખેંચો
play-keep = રાખી લો
play-accept = { $count } ખેંચો
play-accept-skip = વારો જવા દો
play-accept-lift = કાર્ડ ઉઘાડો
play-challenge = પડકારો
play-swap = { $who } ({ $count })
play-swap-none = મારાં કાર્ડ રાખીશ
play-call = UNO બોલો
play-catch = { $who }નું UNO રહી ગયું
play-ready = તૈયાર
play-draft-keep = રાખી લો
play-draft-reject = પછીનું લો
play-dump = { $colour }: બધાં કાર્ડ મૂકો
play-dump-uno = { $colour }: બધાં કાર્ડ મૂકો અને UNO બોલો
play-dump-last = છેલ્લે { $card }
play-look-again = ફરી તપાસો
play-offline = કનેક્શન નથી. તમારાં કાર્ડ સલામત છે, અને સિગ્નલ આવે કે તરત આ પેજ આગળ ચાલશે. જે ચાલ પહોંચી નથી તે જાતે ફરી મોકલાશે; તમે ફરી દબાવી પણ શકો છો.
play-stale = રમત આગળ વધી ગઈ હતી, એટલે તમારી ચાલ ગણાઈ નથી. બાજી હમણાં આ પ્રમાણે છે.

play-report = કંઈક નોંધાવો
play-report-help = Lastcard જે જોઈ શકતું નથી તેવી બાબતો માટે. જેણે કર્યું તેનું નામ દબાવો.
play-report-hint = ઇશારો કર્યો
play-report-misplay = ખોટું કાર્ડ મૂક્યું
play-report-cheat = અંચઈ કરી
play-report-hide = કાર્ડ છુપાવ્યાં
play-report-silence = મૌન તોડ્યું
play-report-centre = હાથ છેલ્લો પડ્યો

play-moves = શું થયું
play-fair = પ્રામાણિક વહેંચણી
play-fair-help = કાર્ડનો ક્રમ એક ગુપ્ત સંખ્યા પરથી નક્કી થાય છે, જે વહેંચતાં પહેલાં જ નક્કી થઈ ગઈ હતી. બાજી પછી એ સંખ્યા બતાવાય છે, જેથી કશું બદલાયું નથી તે કોઈ પણ તપાસી શકે. આ તેની ફિંગરપ્રિન્ટ (SHA-256) છે:

## What was done

move-play = { $who }: { $card }.
move-deflect = { $who } જવાબમાં મૂકે છે: { $card }.
move-jump = { $who } વચ્ચે મૂકે છે: { $card }.
move-pair = { $who }: { $card } બે વાર.
move-dump = { $who }: એકસાથે { $count } કાર્ડ, છેલ્લે { $card }.
move-colour = હવે { $colour }.
move-uno = UNO.
move-draw = { $whose ->
    [you] તમે { $count ->
        [one] { $count } કાર્ડ ખેંચો છો.
       *[other] { $count } કાર્ડ ખેંચો છો.
    }
   *[other] { $who } { $count ->
        [one] { $count } કાર્ડ ખેંચે છે.
       *[other] { $count } કાર્ડ ખેંચે છે.
    }
}
move-accept = { $count ->
    [0] { $whose ->
        [you] તમે વારો ગુમાવો છો.
       *[other] { $who } વારો ગુમાવે છે.
    }
    [one] { $whose ->
        [you] તમે { $count } કાર્ડ ખેંચો છો.
       *[other] { $who } { $count } કાર્ડ ખેંચે છે.
    }
   *[other] { $whose ->
        [you] તમે { $count } કાર્ડ ખેંચો છો.
       *[other] { $who } { $count } કાર્ડ ખેંચે છે.
    }
}
move-uno-forgotten = UNO રહી ગયું.
move-uno-false = ખોટા સમયે UNO.
move-took = { $whose ->
    [you] તમે { $count ->
        [one] { $count } કાર્ડ લો છો.
       *[other] { $count } કાર્ડ લો છો.
    }
   *[other] { $who } { $count ->
        [one] { $count } કાર્ડ લે છે.
       *[other] { $count } કાર્ડ લે છે.
    }
}
move-keep = { $whose ->
    [you] તમે તે રાખી લો છો.
   *[other] { $who } તે રાખી લે છે.
}
move-challenge = { $whose ->
    [you] તમે વાઇલ્ડ ડ્રો 4ને પડકારો છો.
   *[other] { $who } વાઇલ્ડ ડ્રો 4ને પડકારે છે.
}
move-swap-none = { $whose ->
    [you] તમે પોતાનાં જ કાર્ડ રાખો છો.
   *[other] { $who } પોતાનાં જ કાર્ડ રાખે છે.
}
move-give = { $whose ->
    [you] તમે આપવા માટે એક કાર્ડ પસંદ કર્યું છે.
   *[other] { $who }એ આપવા માટે એક કાર્ડ પસંદ કર્યું છે.
}
move-name = { $whose ->
    [you] તમે કહ્યું: { $colour }.
   *[other] { $who }એ કહ્યું: { $colour }.
}
move-call = { $whose ->
    [you] તમે UNO બોલો છો.
   *[other] { $who } UNO બોલે છે.
}
move-ready = { $whose ->
    [you] તમે તૈયાર છો.
   *[other] { $who } તૈયાર છે.
}
move-draft-keep = { $whose ->
    [you] તમે કાર્ડ રાખી લો છો.
   *[other] { $who } કાર્ડ રાખી લે છે.
}
move-draft-reject = { $whose ->
    [you] તમે પછીનું કાર્ડ લો છો.
   *[other] { $who } પછીનું કાર્ડ લે છે.
}
move-swap = કાર્ડની અદલાબદલી: { $whose ->
    [you] તમે
   *[other] { $who }
} અને { $whom ->
    [you] તમે.
   *[other] { $with }.
}
move-catch = { $whose ->
    [you] તમે પકડ્યું
   *[other] { $who }એ પકડ્યું
}: { $whom ->
    [you] તમારું UNO રહી ગયું.
   *[other] { $with }નું UNO રહી ગયું.
}
move-reported = { $who }એ નોંધાવ્યું
move-reported-scorer = સ્કોર રાખનારે નોંધ્યું
move-report-hint = { $reporter }: ઇશારો ({ $with }).
move-report-misplay = { $reporter }: ખોટું કાર્ડ ({ $with }).
move-report-cheat = { $reporter }: અંચઈ ({ $with }).
move-report-hide = { $reporter }: છુપાવેલાં કાર્ડ ({ $with }).
move-report-silence = { $reporter }: મૌન તોડ્યું ({ $with }).
move-report-centre = { $reporter }: હાથ છેલ્લો પડ્યો ({ $with }).

## The end

over-out = { $whose ->
    [you] તમારાં કાર્ડ પૂરાં, બાજી તમારી
   *[other] { $who }નાં કાર્ડ પૂરાં, બાજી { $who }ની
}
over-placed = { $whose ->
    [you] છેલ્લું સ્થાન તમારું. ક્રમ: { $order }
   *[other] છેલ્લું સ્થાન: { $who }. ક્રમ: { $order }
}
over-refill = થપ્પી ખલાસ થઈ: { $points }
over-refill-one = { $who } { $count } પોઇન્ટ
over-stuck = હવે કોઈ ચાલી શકે તેમ નથી: બાજી ફરી વહેંચાશે
over-abandoned = બાજી પૂરી થાય તે પહેલાં પડતી મુકાઈ
scored-not-counted = ગણાશે નહીં
scored-standings = હવેનું રેન્કિંગ
scored-standing = { $rank }. { $name }: { $figure }

## Watching a table

watch-here = આ બાજી જુઓ
watch-joining = ખેલાડીઓ બેઠક લઈ રહ્યા છે
watch-joining-help = આ બાજી ફોન પર રમાશે. બધાને બેઠક મળે એટલે શરૂ થશે.
watch-hidden = આ બાજી ફોન પર રમાઈ રહી છે
watch-hidden-help = આ જ ડેક એકથી વધુ વાર રમાય છે, એટલે છેલ્લી વાર સુધી કોઈ જોઈ શકતું નથી.
watch-with-cards = આ ટેબલ પર કાર્ડથી રમાઈ રહ્યું છે
watch-with-cards-help = તેનાં પરિણામ ભરાય કે તરત અહીં દેખાશે. ફોન પર રમાતી બાજી અહીં જોઈ શકાય છે.
watch-waits = બીજાં ટેબલની રાહ જોવાય છે
watch-waits-help = તેનો સેટ પૂરો થયો છે.
watch-over = ટુર્નામેન્ટ પૂરી થઈ
watch-over-help = બધાં પરિણામ લીડરબોર્ડ પર છે.
watch-done = આ ટેબલની બધી બાજીઓ રમાઈ ગઈ છે
watch-done-help = બીજાં ટેબલ હજી રમે છે.
watch-last = છેલ્લું પરિણામ:
watch-leave = લીડરબોર્ડ

## Looking back at a hand

replay-leave = પરિણામ
replay-dealt = કાર્ડ વહેંચાઈ ગયાં છે
replay-step = { $last }માંથી { $step }
replay-first = શરૂઆતમાં
replay-back = એક પગલું પાછળ
replay-on = એક પગલું આગળ
replay-last = અંતમાં
replay-slider = પગલું
replay-go = જાઓ
replay-all = દરેક પગલું શબ્દોમાં
replay-download = બાજીની નોંધ ડાઉનલોડ કરો
replay-check = “lastcard replay” કમાન્ડ બાજીની નોંધ ચાલ પછી ચાલ તપાસે છે.
replay-commitment = ફિંગરપ્રિન્ટ, વહેંચતાં પહેલાં બતાવેલી
replay-seed = ગુપ્ત સંખ્યા, બાજી પછી બતાવેલી
replay-fair-help = વહેંચતાં પહેલાં એક ગુપ્ત સંખ્યાની ફિંગરપ્રિન્ટ (SHA-256) બતાવાઈ હતી. કાર્ડનો આખો ક્રમ એ સંખ્યા પરથી જ નક્કી થાય છે, એટલે પછીથી કોઈ કાર્ડ પસંદ કરી શક્યું ન હોય.
replay-right = અહીં તપાસ્યું: સંખ્યાની ફિંગરપ્રિન્ટ આ જ છે, અને ડેક તથા દરેક વખતનું ચીપવું તેના પરથી જ છે.
replay-deck = અહીં તપાસ્યું: સંખ્યાની ફિંગરપ્રિન્ટ આ જ છે, અને ડેક તેના પરથી જ છે. ફરી ચીપાયેલાં કાર્ડ “lastcard replay” તપાસશે.
replay-wrong = આનો મેળ બેસતો નથી: સંખ્યાની ફિંગરપ્રિન્ટ જુદી છે, અથવા કાર્ડનો ક્રમ તેના પરથી નથી.

## At the table

play-here = ફોન પર રમો
play-here-help = કાર્ડ હાથવગાં નથી, કે બધા એક ટેબલ પર નથી? દરેક પોતાના ફોન પર રમે, અને પરિણામ આપમેળે નોંધાય.
play-is-on = આ બાજી ફોન પર રમાય છે
play-is-on-joining = ખેલાડીઓ બેઠક લઈ રહ્યા છે.
play-is-on-open = કાર્ડ વહેંચાઈ ગયાં છે અને બાજી રમાઈ રહી છે.
play-open = બાજી પર જાઓ
play-enter-instead = તેને બદલે પરિણામ જાતે ભરો
play-enter-instead-help = અહીં જે સચવાશે તેનાથી ફોન પરની બાજી પૂરી થઈ જશે.

## Taking seats

play-join = બેઠક લો
play-join-help = તમારા પોતાના ફોન પર તમારું નામ દબાવો. બધી બેઠકો ભરાઈ જાય એટલે કોઈ પણ વહેંચી શકે.
play-goes-on = બાજી રમાઈ રહી છે
play-goes-on-help = બાજી પૂરી ન થાય ત્યાં સુધી બીજું કોઈ કાર્ડ જોઈ શકતું નથી. તમે આમાં રમતા હો અને હવે આ તમારો ફોન હોય, તો તેમાં તમારી અંગત લિંક ખોલો. લિંક ન હોય તો અહીં તમારી બેઠક માગો: જે ફોન પાસે તે બેઠક છે તે, અથવા આયોજક, હા કે ના કહેશે.
play-join-by-link = બેઠક લો
play-join-by-link-help = બીજાં ટેબલને પણ આ જ કાર્ડ મળે છે, એટલે દરેક ખેલાડી પોતાની અંગત લિંકથી બેઠક લે છે. લિંક ન હોય તો અહીં તમારી બેઠક માગો: આયોજક તમને આપશે.
play-ask = આ બેઠક માગો
play-asked = તમે આ બેઠક માગી છે. તમારો નંબર { $number } છે: જે ફોન પાસે બેઠક છે તેમાં, અને આયોજકને, તે દેખાય છે.
play-asked-refused = તમે આ બેઠક માગી હતી, અને જવાબ ના છે. તમારી અંગત લિંકથી કે આયોજક પાસેથી તે હજી મળી શકે.
play-given-up = આ બાજી પડતી મુકાઈ
play-given-up-help = તે ગણાશે નહીં. ચાલ સચવાયેલી છે; આગળ શું કરવું તે ટેબલ નક્કી કરે.
play-over = આ બાજી પૂરી થઈ
play-over-help = આ જ ડેક એકથી વધુ વાર રમાય છે, એટલે છેલ્લી વાર સુધી તેનાં કાર્ડ ફક્ત રમનારા જ જોઈ શકે છે.
play-sit = અહીં બેસો
play-take-over = બેઠક લઈ લો
play-seat-own = આ ફોન
play-seat-taken = બીજા ફોન પર
play-seat-taken-over = બીજા ફોને બેઠક લઈ લીધી, { $when }
play-seat-bot-greedy = બોટ રમે છે, શક્ય તેટલું સારું
play-seat-bot-random = બોટ રમે છે, આડેધડ
play-waits-for-seats = રાહ જોવાય છે: { $names }.
play-deal = કાર્ડ વહેંચો
take-over-title = આ ફોન પર { $name } તરીકે રમવું છે?
take-over-text = બીજો એક ફોન { $name } તરીકે રમે છે. તેમાં હવે કાર્ડ દેખાશે નહીં, અને બેઠક લઈ લેવાઈ છે તેની ટેબલ પર બધાને જાણ થશે.
take-over-bot = { $name } વતી બોટ રમે છે. હવેથી આ ફોન રમશે.
take-over-button = { $name } તરીકે રમો
seat-is-taken = બીજું કોઈ વધારે ઝડપી નીકળ્યું: આ બેઠક લેવાઈ ગઈ છે. ફરી તપાસો, અથવા બેઠક લઈ લો.
seat-is-dealt = કાર્ડ વહેંચાઈ ગયાં છે, એટલે ટેબલના કોડથી હવે બેઠક મળતી નથી. તમારી અંગત લિંક ખોલો, અથવા બેઠક માગો.
seat-same-cards = બીજાં ટેબલને પણ આ જ કાર્ડ મળે છે, એટલે ટેબલના કોડથી બેઠક મળતી નથી. તમારી અંગત લિંક ખોલો, અથવા બેઠક માગો.
seat-phone-plays = આ ફોન { $name } વતી એવી બાજી રમે છે જે હજી પૂરી થઈ નથી. તે બાજી પછી બીજી બેઠક લઈ શકાશે.
seat-phone-seen = આ વહેંચણીમાં આ ફોને { $name }નાં કાર્ડ જોયાં છે. બે ખેલાડીનાં કાર્ડ જોવાની કોઈને છૂટ નથી, એટલે આ ફોન અહીં બીજી બેઠક લઈ શકતો નથી.
seat-phone-yet = આ ફોન { $name } વતી રમે છે, જેમને બીજા ટેબલ પર આ જ કાર્ડ મળવાનાં છે. તે અહીં કાર્ડ જોઈ શકતો નથી.
seat-asked-too-often = આ બેઠક બહુ વાર માગવામાં આવી છે. અંગત લિંક ખોલો, અથવા આયોજક સાથે વાત કરો.
seat-changed-too-often = આ બેઠક બહુ વાર એક ફોનથી બીજા ફોન પર ગઈ છે. અંગત લિંક ખોલો, અથવા આયોજક સાથે વાત કરો.
seat-not-asked = એ ફોન હવે બેઠક માગતો નથી. હમણાંની સ્થિતિ આ છે.
not-dealt-seats-free = હજી વહેંચાયું નથી: આમના વતી કોઈ ફોન કે બોટ રમતો નથી: { $names }.
not-dealt-seats-know = હજી વહેંચાયું નથી: { $names } વતી રમતા ફોને આ કાર્ડ બીજા ટેબલ પર જોયાં છે. અહીં બીજા ફોનથી રમવું પડશે.

## Asking for a seat of a hand that is dealt

ask-phone-text = કાર્ડ વહેંચાઈ ગયાં છે, એટલે હવે કોઈ સીધું બેસી શકતું નથી. { $name } તરીકે રમતા ફોનને પૂછવામાં આવશે, અને આયોજકને પણ દેખાશે. અંગત લિંક તમારી પાસે હોય તો એ જ ખોલો: તેમાં કોઈની મંજૂરીની જરૂર નથી.
ask-organiser-text = ટેબલ પર બધા આ બાજીનાં કાર્ડ જોઈ શકે તેમ નથી, એટલે આયોજકને પૂછવામાં આવશે. { $name }ની અંગત લિંક તમારી પાસે હોય તો એ જ ખોલો: તેમાં કોઈની મંજૂરીની જરૂર નથી.
ask-button = { $name } તરીકે રમવા પૂછો
asks-for-your-seat = બીજો એક ફોન તમારી જગ્યાએ { $name } તરીકે રમવા માગે છે. તેમાં નંબર { $number } દેખાય છે. તમે હા કહેશો તો આ કાર્ડ તેમાં દેખાશે, અને આ ફોનમાં દેખાતાં બંધ થશે.
ask-yes = મારી બેઠક આપો
ask-no = ના

## Seats that changed hands

seat-changes = આ બાજીમાં કોની બેઠક કોણે લીધી
seat-change-when = { $when }: { $what }
seat-change-code = વહેંચણી પહેલાં બીજા ફોને { $name }ની બેઠક લઈ લીધી.
seat-change-link = અંગત લિંકથી બીજા ફોને { $name }ની બેઠક લઈ લીધી.
seat-change-assent = { $name }ના ફોને પોતાની બેઠક બીજા ફોનને આપી.
seat-change-organiser = આયોજકે { $name }ની બેઠક બીજા ફોનને આપી.
seat-change-bot = આયોજકે { $name }ની બેઠક પર બોટ મૂક્યો.
seat-change-free = આયોજકે { $name }ની બેઠક ખાલી કરી.
hand-seats-taken = બદલાયેલી બેઠકો
hand-seats-taken-help = બાજી ફોન પર હતી ત્યારે જે ખેલાડીઓએ ફોન બદલ્યો, કે જેમના વતી બીજું કોઈ રમ્યું. ટેબલ પર બધાએ તે જોયું છે.
event-seat = { $hand }, ટેબલ { $table }: { $what }
error-seat-not-here = આ ફોન હમણાં આ ખેલાડી વતી રમી શકશે નહીં
error-seat-not-here-help = તે બીજા કોઈના વતી એવી બાજી રમે છે જે પૂરી થઈ નથી, અથવા આ જ વહેંચણીનાં બીજા કોઈનાં કાર્ડ તેમાં જોવાયાં છે. બે ખેલાડીનાં કાર્ડ જોવાની કોઈને છૂટ નથી: લિંક બીજા ફોનમાં ખોલો, અથવા બાજી પૂરી થાય ત્યાં સુધી રાહ જુઓ.
error-seat-too-often = આ બેઠક બહુ વાર એક ફોનથી બીજા ફોન પર ગઈ છે
error-seat-too-often-help = બાજી પૂરી થાય ત્યાં સુધી બેઠક હમણાં જે ફોન પાસે છે તેની પાસે જ રહેશે. આયોજક તે તરત બીજા ફોનને આપી શકે.

## Around the hand, and in it

play-shown = { $who }નાં કાર્ડ: { $cards }.
play-time-runs-out = તમારો વારો. બહુ વાર લાગશે તો તમારા વતી બોટ ચાલશે.
play-next-here = આગળની બાજી અહીં રમો
play-to-the-table = ટેબલ પર
play-result = પરિણામ
move-stand-in = { $who }નો સમય પૂરો થયો, એટલે બોટે ચાલ કરી.
play-closed = તમારી ચાલ ગણાઈ નથી: આ બાજી હવે રમાતી નથી.
play-not-yours = તમારી ચાલ ગણાઈ નથી: એ બેઠક આ ફોન પાસે નથી.
error-not-for-phones = આ બાજી ફોન પર રમી શકાશે નહીં
error-not-for-phones-help = આ ટુર્નામેન્ટના નિયમો ખેલાડીઓની જુદી સંખ્યા માટે છે. કાર્ડથી રમો અને પરિણામ ભરો.

## The organiser’s side

phones-title = ફોન પર રમત
phones-lede = આ ટુર્નામેન્ટની કોઈ પણ બાજી કાર્ડને બદલે ખેલાડીઓના ફોન પર રમી શકાય છે: “ફોન પર રમો” દરેક ટેબલના પેજ પર છે.
phones-hands = હમણાં ફોન પર ચાલતી બાજીઓ
phones-no-hands = એકેય નહીં. ટેબલ પર “ફોન પર રમો” પસંદ કરો.
phones-joining = ખેલાડીઓ બેઠક લઈ રહ્યા છે.
phones-open = { $count ->
    [0] વહેંચાઈ છે; હજી કોઈ ચાલ થઈ નથી.
    [one] વહેંચાઈ છે; અત્યાર સુધી { $count } ચાલ.
   *[other] વહેંચાઈ છે; અત્યાર સુધી { $count } ચાલ.
}
phones-void = બાજી પડતી મૂકો
phones-count = કાર્ડ ગણીને પૂરી કરો
phones-void-title = ટેબલ { $table }ની ફોન પરની આ બાજી પડતી મૂકવી છે?
phones-void-text = ફોન પરનાં કાર્ડ જતાં રહેશે. બાજી ખુલ્લી રહેશે: ફરી વહેંચી શકાશે, અથવા કાર્ડથી રમી શકાશે.
phones-count-title = ટેબલ { $table }ની ફોન પરની બાજી પૂરી કરીને કાર્ડ ગણવાં છે?
phones-count-text = રમત તરત અટકી જશે. પછી દરેકના હાથમાં શું રહ્યું તે તમને દેખાશે, અને કોણે કાર્ડ પૂરાં કર્યાં કે કોણ જીત્યું તે તમે કહેશો.
phones-players = ખેલાડીઓ અને તેમની લિંક
phones-players-help = અંગત લિંક ખેલાડીને કોડ વિના સાચા ટેબલ પર લઈ જાય છે. કોઈ હાજર ન હોય તો તેના વતી બોટ બેસી શકે.
phones-nobody = હજી ફોન કે બોટ નથી.
phones-by-phone = ફોન પર રમે છે.
phones-bot-greedy = બોટ, શક્ય તેટલું સારું રમે છે
phones-bot-random = બોટ, આડેધડ રમે છે
phones-free = બેઠક ખાલી કરો
phones-asks-phone = નંબર { $number }વાળો ફોન { $name } તરીકે રમવા માગે છે; એ બેઠક બીજા ફોન પાસે છે.
phones-asks-bot = નંબર { $number }વાળો ફોન { $name } તરીકે રમવા માગે છે; એ બેઠક બોટ પાસે છે.
phones-asks-free = નંબર { $number }વાળો ફોન { $name } તરીકે રમવા માગે છે.
phones-give = બેઠક આપો
phones-refuse = ના કહો
done-seat-given = હવે બેઠક એ ફોન પાસે છે. ટેબલ પર બધા તે જોઈ શકે છે.
done-seat-refused = વિનંતી નકારાઈ.
phones-new-link = નવી લિંક
phones-link = અંગત લિંક
done-seat-changed = થઈ ગયું. ટેબલ પર તરત દેખાશે.
done-new-link = નવી લિંક બની છે. જૂની હવે ચાલશે નહીં.
done-hand-given-up = ફોન પરની બાજી પડતી મુકાઈ.
cards-personal-how = ફોન પર રમાતી બાજીઓ માટે: આને કાપીને છૂટાં કરો અને દરેક ખેલાડીને પોતાનું આપો. જે લિંક ખોલે તે એ ખેલાડી તરીકે રમે.
error-link-replaced = આ લિંક બદલાઈ ગઈ છે
error-link-replaced-help = આયોજકે નવી અંગત લિંક બનાવી છે. તે માગો, અથવા કાર્ડ પરના કોડથી ટેબલ ખોલો.

### Hands that are played on a screen: at a table, in practice, and looked back at.

## Cards: one name for each face, with its colour

colour-red = લાલ
colour-blue = વાદળી
colour-green = લીલું
colour-yellow = પીળું
card-0 = { $colour } શૂન્ય
card-1 = { $colour } એક
card-2 = { $colour } બે
card-3 = { $colour } ત્રણ
card-4 = { $colour } ચાર
card-5 = { $colour } પાંચ
card-6 = { $colour } છ
card-7 = { $colour } સાત
card-8 = { $colour } આઠ
card-9 = { $colour } નવ
card-d2 = { $colour } ડ્રો 2
card-rev = { $colour } રિવર્સ
card-skip = { $colour } સ્કિપ
card-w = વાઇલ્ડ
card-wd4 = વાઇલ્ડ ડ્રો 4
card-blank = સફેદ કાર્ડ
card-ten = +10
card-back = ઊંધું કાર્ડ

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

watch-title = ટેબલ { $table }
watch-hand = { $hand }: { $who }
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
error-no-table = આવું કોઈ ટેબલ નથી
error-no-table-help = આ ટુર્નામેન્ટમાં એટલાં ટેબલ નથી. કોણ ક્યાં રમે છે તે કાર્યક્રમમાં જુઓ.

## Practice

practice-title = પ્રેક્ટિસ
practice-about = કમ્પ્યુટર સામે એક બાજી રમો, કોઈ પણ નિયમોથી. ખાતાની જરૂર નથી, અને કશું નોંધાતું નથી.
practice-rules = નિયમો
practice-players = ખેલાડીઓ
practice-players-usual = સામાન્ય સંખ્યા
practice-players-count = તમારી સાથે { $count }
practice-bots = કમ્પ્યુટર ખેલાડીઓ
practice-bots-greedy = સમજીને રમે
practice-bots-random = જે ચાલે તે મૂકે
practice-pace = ઝડપ
practice-pace-calm = નિરાંતે
practice-pace-quick = ઝડપથી
practice-pace-once = રાહ જોયા વિના
practice-house = ઘરના નિયમો ઉમેરો
practice-deal = વહેંચો
practice-you = તમે
practice-names = આશા, બેલા, ચિરાગ, દિવ્યા, ઈશાન, ફરીદ, ગીતા, હેતલ, ઇલા
practice-leave = બહાર નીકળો
practice-again = ફરી વહેંચો
practice-other = બીજા નિયમો
practice-look-back = બાજી ફરી જુઓ
practice-gone = આ પ્રેક્ટિસ બાજીનો સમય પૂરો થયો
practice-gone-help = પ્રેક્ટિસ બાજીઓ બે કલાક સચવાય છે. નવી વહેંચો:
practice-wrong-players = યાદીમાંથી સંખ્યા પસંદ કરો.
practice-wrong-choice = યાદીમાંથી એક પસંદ કરો.
practice-home = હમણાં પ્રેક્ટિસ કરો
practice-link = આ નિયમોથી પ્રેક્ટિસ કરો

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

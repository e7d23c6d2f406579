### What can be wrong with rules, with a move and with a hand log.

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

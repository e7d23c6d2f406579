### The options of the rules, one by one, in a form. What each value means is in ruleset.ftl.

## The form

option-as-the-rules = પસંદ કરેલા નિયમો પ્રમાણે
option-changed = { $count ->
    [one] { $count } બદલેલો
   *[other] { $count } બદલેલા
}
options-one-by-one = એક પછી એક નિયમ
options-one-by-one-hint = કોઈ પણ એક નિયમ અહીં બદલી શકાય છે. જેને ન અડો તે પસંદ કરેલા નિયમો પ્રમાણે રહે છે.
problem-options-either = આ બે એકસાથે રમી શકાતા નથી: “{ $one }” અને “{ $other }”. બેમાંથી એક રાખો.
problem-options-clash-said = આ બે એકસાથે રમી શકાતા નથી: “{ $one }” અને “{ $other }”. બેમાંથી એક બદલો.
problem-option-needs-said = “{ $one }” ફક્ત “{ $other }” સાથે જ રમી શકાય છે.
problem-own-rule-missing = સફેદ કાર્ડથી શું થાય તે લખો, જેથી દરેક ટેબલ જોઈ શકે.

## A rule in the club’s own words

draft-own-rule = તમારો પોતાનો નિયમ, શબ્દોમાં
draft-own-rule-hint = બીજું જે કંઈ નક્કી થયું હોય તે, જેમ કે સફેદ કાર્ડથી શું થાય, અથવા દરેક સફેદ કાર્ડ કયા ખોવાયેલા કાર્ડની જગ્યાએ છે. દરેક ટેબલ પર અને જાહેર પેજ પર દેખાશે.
public-own-rule = આ પણ નક્કી થયું છે: { $rule }

## The options

option-deck-kind = ડેક
option-deck-blanks = સફેદ કાર્ડ
option-dealer-pick = પહેલો વહેંચનાર
option-dealer-special = વહેંચનાર માટે ખેંચેલાં એક્શન અને કાળાં કાર્ડ
option-setup = વહેંચણી કે ડ્રાફ્ટ
option-deal-hand = શરૂઆતનાં કાર્ડ
option-start-card = પહેલા કાર્ડની અસર
option-turn-mode = એક વારામાં મુકાતાં કાર્ડ
option-draw-when = ક્યારે ખેંચવું
option-draw-count = કેટલાં કાર્ડ ખેંચવાં
option-draw-drawn-play = ખેંચેલું કાર્ડ ચાલે તો
option-skip-effect = સ્કિપની અસર
option-skip-defence = સ્કિપનો જવાબ
option-d2-response = ડ્રો 2નો જવાબ
option-draw-target-turn = કાર્ડ ખેંચવાં પડે પછી વારો
option-two-reverse = બે ખેલાડીમાં રિવર્સ
option-wd4-legal = વાઇલ્ડ ડ્રો 4 મૂકવું
option-wd4-response = વાઇલ્ડ ડ્રો 4નો જવાબ
option-stack-cross = ઉપરાઉપરી વાઇલ્ડ ડ્રો 4 સામે ડ્રો 2
option-wd4-challenge = વાઇલ્ડ ડ્રો 4ને પડકાર
option-etiquette-ready = ચાર ખેંચ્યા પછી “તૈયાર” કહેવું
option-uno-enforce = UNO રહી જાય તો
option-uno-close = UNO બોલવાનો સમય
option-uno-self-rescue = કાર્ડ મૂક્યા પછી UNO બોલવું
option-uno-pen-catch = પકડાઈ જવાનો દંડ
option-uno-pen-auto = આપમેળે થતો દંડ
option-uno-turn-passes = UNO રહી જાય પછી વારો
option-pen-hint = ઇશારા
option-pen-false-call = ખોટા સમયે UNO
option-pen-misplay = ખોટું મુકાયેલું કાર્ડ
option-pen-misplay-turn = ખોટા કાર્ડ પછી વારો
option-pen-cheat = અંચઈ
option-exhaust = થપ્પી ખલાસ થાય ત્યારે
option-end-final-draw = છેલ્લે મૂકેલું ખેંચાવતું કાર્ડ
option-house-pair-as-skip = બે સરખાં કાર્ડ

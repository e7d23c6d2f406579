### રેફરી શું નક્કી કરે છે.

rulings-title = રેફરીનું પેજ
rulings-lede = બાજીઓ વચ્ચેના નિર્ણય, ચેતવણી, ક્લબના પોતાના નિયમથી પોઇન્ટ કાપવા, ગેરલાયક ઠેરવવા. દરેકને કારણ જોઈએ; તે ઇતિહાસમાં, કોષ્ટકમાં અને ફાઇલમાં રહે છે, અને પાછો ખેંચી શકાય છે.
rulings-kind = નિર્ણય
rulings-kind-decision = શબ્દોમાં નિર્ણય
rulings-kind-warning = ચેતવણી
rulings-kind-points = પોઇન્ટ કાપવા
rulings-kind-disqualification = ગેરલાયક ઠેરવવા
rulings-player = કોના વિશે
rulings-player-hint = શબ્દોમાં નિર્ણય હોય તો ખેલાડી પસંદ કરવો જરૂરી નથી: વાત કારણમાં લખો.
rulings-nobody = કોઈ એક ખેલાડી વિશે નહીં
rulings-points = પોઇન્ટ
rulings-points-hint = ફક્ત “પોઇન્ટ કાપવા” માટે: 1થી 1000. જ્યાં સૌથી ઓછો સરવાળો પહેલો હોય, ત્યાં પોઇન્ટ ઉમેરાય છે.
rulings-reason = કારણ
rulings-reason-hint = 120 અક્ષરો સુધી. જેમને પૂરાં નામ દેખાય તે બધા વાંચી શકે.
rulings-button = નિર્ણય આપો
rulings-made = અપાયેલા નિર્ણય
rulings-none = હજી કોઈ નિર્ણય નથી.
rulings-take-back = પાછો ખેંચો
rulings-undone = { $at } પાછો ખેંચાયો
rulings-done-ruled = નિર્ણય નોંધાયો.
rulings-done-undone = નિર્ણય પાછો ખેંચાયો.
rulings-reason-missing = કારણ કહો: તેના વિના નિર્ણય કોઈને ન સમજાય.
rulings-player-missing = કોના વિશે છે તે પસંદ કરો.
rulings-too-many = એક ટુર્નામેન્ટમાં વધુમાં વધુ 200 નિર્ણય હોય. જે હવે મહત્ત્વનો નથી તે પાછો ખેંચો.
rulings-withdrawn = તેમણે રમત છોડી છે: તેમના વિશે વધુ કંઈ નક્કી ન થઈ શકે.
rulings-disqualified = તેઓ પહેલેથી ગેરલાયક છે. ભૂલ હોય તો પહેલાં તે પાછું ખેંચો.
rulings-no-points = આ સ્કોરિંગમાં પોઇન્ટ ઉમેરાતા નથી, તેથી કાપી ન શકાય. બીજો નિર્ણય પસંદ કરો.
rulings-too-few-points = તેમના માત્ર { $has } પોઇન્ટ છે: તેથી વધુ ન કાપી શકાય.
ruled-decision = નિર્ણય
ruled-warning = ચેતવણી: { $player }
ruled-taken = { $player }ના { $points } પોઇન્ટ કપાયા
ruled-charged = { $player }ના ખાતે { $points } પોઇન્ટ ચડ્યા
ruled-disqualified = { $player } ગેરલાયક
event-ruled = નિર્ણય: { $what } ({ $reason })
event-ruling-undone = નિર્ણય પાછો ખેંચાયો: { $what } ({ $reason })
error-ruling-changed = પેજ ખુલ્લું હતું ત્યારે કોઈએ નિર્ણય આપ્યો
error-ruling-changed-help = કંઈ બદલાયું નથી. પાછા જઈને નિર્ણયો જુઓ. કદાચ તમે બટન બે વાર દબાવ્યું હોય.
board-by-ruling = નિર્ણયથી: { $points }
entrant-rulings = નિર્ણયો
ledger-decision = નિર્ણય
ledger-warning = ચેતવણી
ledger-points = પોઇન્ટ કાપ્યા
ledger-disqualification = ગેરલાયક
ledger-ruling-undone = નિર્ણય પાછો
rulings-open = { $count ->
    [0] નિર્ણય આપો
    [one] { $count } નિર્ણય
   *[other] { $count } નિર્ણય
}

### The page of an entrant.

## An entrant

entrant-players = ખેલાડીઓ: { $names }
entrant-with = જોડીદાર
entrant-against = સામે
entrant-penalties = દંડ: { $list }
entrant-fined = { $cards ->
    [0] { $what }, કોઈ કાર્ડ નહીં
    [one] { $what }, { $cards } કાર્ડ
   *[other] { $what }, { $cards } કાર્ડ
}
penalties-own = { $count } × { $kind }
penalties-uno-missed = { $count } વાર UNO ન બોલાયું
penalties-false-call = { $count } વાર ખોટું UNO બોલાયું
penalties-misplay = { $count } વાર ખોટું કાર્ડ મુકાયું
penalties-hint = { $count ->
    [one] { $count } ઇશારો
   *[other] { $count } ઇશારા
}
penalties-cheat = { $count } વાર અંચઈ
penalties-hide = { $count } વાર કાર્ડ છુપાવ્યાં
penalties-wd4-guilty = { $count } × નિયમ વિરુદ્ધ વાઇલ્ડ +4
penalties-wd4-wrong = { $count } × વાઇલ્ડ +4ને ખોટો પડકાર
penalties-silence = { $count } વાર મૌન તૂટ્યું
penalties-centre = { $count } વાર હાથ છેલ્લો પડ્યો
entrant-sits-out = આરામ: { $blocks }
entrant-hand = બાજી
entrant-did = પોઇન્ટ
entrant-outcome = પરિણામ
entrant-total = કુલ
entrant-open = હજી રમાઈ નથી
hand-replay = આ બાજી ફરી જુઓ

# Standings that are kept back until the prize-giving.
public-embargo-later = રેન્કિંગ ઇનામ વિતરણ વખતે જણાવાશે. ત્યાં સુધી અહીં ફક્ત કોણ રમે છે તે દેખાય છે, પરિણામો નહીં.
public-embargo-from = રેન્કિંગ { $when }થી દેખાશે. ત્યાં સુધી અહીં ફક્ત કોણ રમે છે તે દેખાય છે, પરિણામો નહીં.
board-players = કોણ રમે છે

## With whom and against whom

opponents-chart = ચાર્ટમાં જુઓ
opponents-balance = લીધેલા અને આપેલા પોઇન્ટ
opponents-balance-help = જીતેલી બાજીઓમાં હરીફોના હાથમાં રહેલા પોઇન્ટ, અને હારેલી બાજીઓમાં અહીં રહેલા પોઇન્ટ
opponents-taken = લીધા
opponents-given = આપ્યા
opponents-biggest = સૌથી મોટી બાજીઓ
opponents-took = લીધા
opponents-gave = આપ્યા
opponents-partners = જોડીદાર પ્રમાણે જીત
opponents-opponents = હરીફ પ્રમાણે જીત
opponents-charged = ચડેલા પોઇન્ટ

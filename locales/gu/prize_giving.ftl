### The prize-giving: checking the standings, printing certificates, and revealing the places one by one.

prize-giving-title = ઇનામ વિતરણ
prize-giving-of = ઇનામ વિતરણ · { $name }
prize-giving-come = છેલ્લી બાજી નોંધાઈ ગઈ છે. સૌ ભેગા થાઓ.
prize-giving-hidden = હજી જણાવાયું નથી
prize-giving-season-come = સીઝન પૂરી થઈ. સૌ ભેગા થાઓ.

## The organiser’s page

prize-giving-secret = આ ફક્ત તમને દેખાય છે.
prize-giving-secret-line = તમે બતાવો ત્યારે જ બીજાંને કોઈ સ્થાન દેખાશે.
prize-giving-public = સ્થાન સૌને પહેલેથી દેખાય છે.
prize-giving-public-line = પ્રોજેક્ટર અને ટેબલના ફોન તોપણ એક પછી એક બતાવશે; લીડરબોર્ડ પર બધાં દેખાય છે.
prize-giving-over-line = ઇનામ વિતરણ પૂરું થયું.
prize-giving-no-doubt = બધું સ્પષ્ટ છે
prize-giving-uncounted = { $count ->
    [one] નોંધાયેલી { $count } બાજી ગણાતી નથી
   *[other] નોંધાયેલી { $count } બાજીઓ ગણાતી નથી
}
prize-giving-all = { $count ->
    [one] { $count } લીટી બતાવો
   *[other] બધી { $count } લીટીઓ બતાવો
}
prize-giving-correct = બાજી સુધારો
prize-giving-print = પ્રમાણપત્રો છાપો
prize-giving-reveal = પ્રોજેક્ટર પર સ્થાન બતાવો
prize-giving-wall = પ્રોજેક્ટર માટેનું પેજ ખોલો
prize-giving-not-yet = છેલ્લી બાજી નોંધાય પછી તમે સ્થાન બતાવી શકશો.
prize-giving-season-runs = પહેલાં સીઝન પૂરી કરો.
prize-giving-begin = ઇનામ વિતરણ શરૂ કરો
prize-giving-begin-help = પ્રોજેક્ટર ત્યારે સૌને બોલાવે છે અને તમે બતાવો નહીં ત્યાં સુધી કોઈ સ્થાન બતાવતું નથી.
prize-giving-show = બતાવો
prize-giving-shown = બતાવ્યું
prize-giving-last-help = પહેલા સ્થાન સાથે રેન્કિંગ સૌને, દરેક ફોન પર દેખાય છે.
prize-giving-take-back = સ્થાન { $place } ફરી છુપાવો
prize-giving-call-off = ઇનામ વિતરણ રદ કરો
prize-giving-reveal-all = બધું એકસાથે બતાવો
prize-giving-over = બધાં સ્થાન બતાવી દીધાં છે, અને રેન્કિંગ સૌને દેખાય છે.

event-prize-giving = ઇનામ વિતરણ: કોઈ સ્થાન બતાવ્યું નથી
event-prize-giving-place = ઇનામ વિતરણ: સ્થાન { $place } થી બતાવ્યું
event-prize-giving-ended = ઇનામ વિતરણ રદ કર્યું

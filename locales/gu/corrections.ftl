### સુધારા: તેનાથી શું બદલાય છે, પહેલાં શું નોંધાયું હતું, અને બંધ કરેલા સેટ.

## સુધારાથી શું બદલાય છે

consequences-title = { $hand }: આનાથી શું બદલાશે
consequences-before = નોંધાયેલું
consequences-after = નવું
consequences-none = બીજું કંઈ બદલાતું નથી: ન રેન્કિંગ, ન તો આગળ કોણ રમશે કે વહેંચશે તે.
consequences-ends = ટુર્નામેન્ટ પૂરી થઈ જશે.
consequences-goes-on = ટુર્નામેન્ટ હમણાં પૂરી છે. તે આગળ ચાલશે.
consequences-lost = { $count ->
    [one] નોંધાયેલી { $count } બાજી ગણાશે નહીં.
   *[other] નોંધાયેલી { $count } બાજી ગણાશે નહીં.
}
consequences-regained = { $count ->
    [one] હમણાં ન ગણાતી { $count } બાજી ગણાશે.
   *[other] હમણાં ન ગણાતી { $count } બાજી ગણાશે.
}
consequences-falls = { $name }: સ્થાન { $from }થી નીચે { $to } પર ({ $before } → { $after }).
consequences-rises = { $name }: સ્થાન { $from }થી ઉપર { $to } પર ({ $before } → { $after }).
consequences-stays = { $name }: સ્થાન { $to } પર જ ({ $before } → { $after }).
consequences-shared = આ સ્થાન સહિયારું છે.
consequences-more = { $count ->
    [one] બીજી { $count } લીટી બદલાય છે.
   *[other] બીજી { $count } લીટી બદલાય છે.
}
consequences-dealer = ટેબલ { $table } પર હવે વહેંચનાર: { $name } ({ $hand }).
consequences-why = શા માટે? ખાલી રાખી શકો.
consequences-why-hint = તે બાજીના ઇતિહાસમાં દેખાય છે.
consequences-save = સુધારો સાચવો
consequences-back = પાછા
error-entry-note = કારણ બહુ લાંબું છે
error-entry-note-help = પાછા જઈને 120 અક્ષરોમાં લખો. કંઈ બદલાયું નથી.

## આવૃત્તિઓ

versions-title = આ બાજી માટે નોંધાયેલું બધું ({ $count })
versions-restore = આ ફરી લાવો

## બંધ સેટ

blocks-title = સેટ અને રાઉન્ડ બંધ કરો
blocks-help = બંધ સેટમાં નોંધાયેલું માત્ર આયોજકો બદલી શકે. ત્યાંની ખુલ્લી બાજી ટેબલ હજી નોંધી શકે.
blocks-round = રાઉન્ડ { $round }
blocks-block = રાઉન્ડ { $round }, સેટ { $block }
blocks-close = બંધ કરો
blocks-open = ફરી ખોલો
blocks-closed = બંધ
done-block-closed = બંધ કરાયું. ત્યાં નોંધાયેલું માત્ર આયોજકો બદલી શકે.
done-block-opened = ફરી ખોલાયું. ટેબલ ત્યાં નોંધાયેલું સુધારી શકે.
event-closed = બંધ કરાયું: { $what }
event-opened = ફરી ખોલાયું: { $what }
table-wrong-closed = આયોજકે આ સેટ બંધ કર્યો છે. તેમાં કંઈ ખોટું નોંધાયું હોય તો તેમને બોલાવો.

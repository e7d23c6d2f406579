### The schedule, and who sits where.

## Who came and who left

schedule-play-off = પ્લે-ઓફ
schedule-before-play-off = પ્લે-ઓફ પહેલાં

## The schedule

schedule-title = { $name }: કાર્યક્રમ
schedule-block = સેટ { $block }
schedule-block-table = સેટ { $block }, ટેબલ { $table }
schedule-round-block = રાઉન્ડ { $round }, સેટ { $block }
schedule-round-block-table = રાઉન્ડ { $round }, સેટ { $block }, ટેબલ { $table }
schedule-sits-out = { $block }, આરામ
schedule-blocks = બધા સેટ
schedule-next = હવે પછી
schedule-open = બાકી
schedule-again = ફરી વહેંચાઈ
schedule-print = આખો કાર્યક્રમ પ્રિન્ટ કરો
schedule-open-ended = મેચનો ફેંસલો થાય ત્યાં સુધી દરેક પરિણામ પછી એક નવી બાજી ઉમેરાય છે.

## સેટ અને ટેબલ

matrix-title = સેટ અને ટેબલ
matrix-block = સેટ
matrix-rests = આરામ
matrix-hand = બાજી { $hand }
matrix-hands = બાજી { $first }–{ $last }
matrix-legend = જોડીદાર એક જ લીટીમાં છે: ઉપર બેઠક 1 અને 3, નીચે 2 અને 4. ◆ પહેલા વહેંચનાર.
matrix-swaps = સેટની વચ્ચે એકબીજા સાથે બેઠક બદલે છે.

## કોણ ક્યાં જશે

moves-title = આગળ કોણ ક્યાં જશે
moves-stays = અહીં જ રહેશે
moves-table = ટેબલ { $table } પર
moves-rests = આરામ
seats-title = હું ક્યાં બેસું?
seats-name = નામ
seats-now = હમણાં
seats-next = આગળ
seats-table = ટેબલ { $table }
seats-seat = બેઠક { $seat }
seats-waits = રાહ જુએ છે
seats-rests = આરામ
seats-clockwise = બેઠકો ઘડિયાળની દિશામાં ગણાય છે.
seats-over = હમણાં કોઈ ક્યાંય બેઠું નથી: ટુર્નામેન્ટ પૂરી થઈ છે.

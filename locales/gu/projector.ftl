### The page for a projector.

## The page

projector-title = { $name }: પ્રોજેક્ટર
projector-link = પ્રોજેક્ટર માટેનું પેજ
wall-hand-of = { $all }માંથી બાજી { $hand }
wall-next = હવે પછી
wall-podium = આખરી પરિણામ
wall-last = છેલ્લી બાજી
wall-page = પેજ { $page }/{ $all }
wall-follow = તમારા ફોન પર જુઓ

## What it shows, chosen at the desk

wall-title = પ્રોજેક્ટર પર
wall-shows = હોલના દરેક પ્રોજેક્ટર પર શું દેખાય
wall-shows-evening = રેન્કિંગ અને ટેબલ, છેલ્લે વિજેતા મંચ
wall-shows-standings = ફક્ત રેન્કિંગ
wall-shows-tables = ફક્ત ટેબલ, અને પછી કોણ ક્યાં બેસે
wall-shows-podium = ટુર્નામેન્ટ પૂરી થાય કે તરત વિજેતા મંચ
wall-shows-message = ફક્ત તમારો સંદેશ
wall-message = હોલ માટે સંદેશ
wall-message-hint = { $most } અક્ષરો સુધી. તે દરેક પ્રોજેક્ટર પર અને ટેબલ પરના ફોન પર દેખાય છે; ખાલી રાખવાથી દૂર થાય છે.
wall-button = બતાવો
wall-overlay = સ્ટ્રીમ માટે ઓવરલે
done-wall = પ્રોજેક્ટર અને ફોન પર હવે આ જ દેખાય છે.
error-wall-message = આ સંદેશ પ્રોજેક્ટર પર સમાતો નથી
error-wall-message-help = તે બહુ લાંબો છે, અથવા તેમાં ન દેખાતા અક્ષરો છે. પાછા જઈને ટૂંકો કરો અથવા ફરી લખો.
wall-sound = અવાજ

## Watching a table

watch-title = ટેબલ { $table }
watch-hand = { $hand }: { $who }
error-no-table = આવું કોઈ ટેબલ નથી
error-no-table-help = આ ટુર્નામેન્ટમાં એટલાં ટેબલ નથી. કોણ ક્યાં રમે છે તે કાર્યક્રમમાં જુઓ.

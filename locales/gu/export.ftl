### What leaves the page: links, files, pictures, feeds and frames.

## The box on the leaderboard

share-title = શેર અને ડાઉનલોડ
share-button = શેર કરો
share-copy = લિંક કોપી કરો
share-copied = કોપી થઈ
share-files = ફાઇલો
share-embed = બીજી સાઇટ પર
share-embed-help = આને તમારા કોઈ પેજમાં મૂકો. ત્યાં લીડરબોર્ડ દેખાશે અને જાતે તાજું થતું રહેશે.
share-embed-copy = કોડ કોપી કરો
share-whole = આખું લીડરબોર્ડ
share-frame-title = { $tournament }નું લીડરબોર્ડ
share-ledger = બધી નોંધો
share-feed = પરિણામોની ફીડ
share-calendar = ટુર્નામેન્ટનું કેલેન્ડર

## What others show of a link

share-title-of = { $title } · { $tournament }
share-before = { $tournament }, { $club }: શરૂઆત { $when }.
share-running = { $tournament }, { $club }: સૌથી આગળ { $names }, { $line }.
share-now = { $tournament }, { $club }: { $line }.
share-feed-title = { $club }નાં પરિણામો
share-feed-ended = { $tournament }: { $line }
share-feed-result = { $tournament } · { $hand }: { $result }

## Columns of the files

share-seat = બેઠક { $seat }
share-result = પરિણામ
share-entry = ક્રમ
share-at = નોંધાયાનો સમય
share-entered = નોંધ
share-left = હાથમાં બાકી
share-holding = { $name } { $points }
share-by = કોણે નોંધ્યું
share-note = ટિપ્પણી
share-state-next = હવે પછી
share-state-open = બાકી
share-state-uncounted = ગણાતી નથી
share-state-void = રદ
share-state-played = રમાઈ ગઈ

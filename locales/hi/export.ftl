### What leaves the page: links, files, pictures, feeds and frames.

## The box on the leaderboard

share-title = शेयर और डाउनलोड
share-button = शेयर करें
share-copy = लिंक कॉपी करें
share-copied = कॉपी हो गया
share-files = फ़ाइलें
share-embed = किसी और साइट पर
share-embed-help = इसे अपने किसी पेज में रखें। वहाँ लीडरबोर्ड दिखेगा और अपने-आप अपडेट होता रहेगा।
share-embed-copy = कोड कॉपी करें
share-whole = पूरा लीडरबोर्ड
share-frame-title = { $tournament } का लीडरबोर्ड
share-ledger = सभी प्रविष्टियाँ
share-feed = नतीजों की फ़ीड
share-calendar = टूर्नामेंटों का कैलेंडर

## What others show of a link

share-title-of = { $title } · { $tournament }
share-before = { $tournament }, { $club }: शुरुआत { $when }।
share-running = { $tournament }, { $club }: सबसे आगे { $names }, { $line }।
share-now = { $tournament }, { $club }: { $line }।
share-feed-title = { $club } के नतीजे
share-feed-ended = { $tournament }: { $line }
share-feed-result = { $tournament } · { $hand }: { $result }

## Columns of the files

share-seat = सीट { $seat }
share-result = नतीजा
share-entry = क्रमांक
share-at = दर्ज होने का समय
share-entered = प्रविष्टि
share-left = बचे कार्ड
share-holding = { $name } { $points }
share-by = किसने दर्ज किया
share-note = टिप्पणी
share-state-next = अगली
share-state-open = बाक़ी
share-state-uncounted = गिनी नहीं जाती
share-state-void = रद्द
share-state-played = खेली गई

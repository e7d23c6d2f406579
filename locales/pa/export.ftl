### What leaves the page: links, files, pictures, feeds and frames.

## The box on the leaderboard

share-title = ਸਾਂਝਾ ਅਤੇ ਡਾਊਨਲੋਡ ਕਰੋ
share-button = ਸਾਂਝਾ ਕਰੋ
share-copy = ਲਿੰਕ ਕਾਪੀ ਕਰੋ
share-copied = ਕਾਪੀ ਹੋ ਗਿਆ
share-files = ਫ਼ਾਈਲਾਂ
share-embed = ਕਿਸੇ ਹੋਰ ਸਾਈਟ ’ਤੇ
share-embed-help = ਇਸ ਨੂੰ ਆਪਣੇ ਕਿਸੇ ਸਫ਼ੇ ਵਿੱਚ ਰੱਖੋ। ਉੱਥੇ ਲੀਡਰਬੋਰਡ ਦਿਸੇਗਾ ਅਤੇ ਆਪਣੇ-ਆਪ ਅੱਪਡੇਟ ਹੁੰਦਾ ਰਹੇਗਾ।
share-embed-copy = ਕੋਡ ਕਾਪੀ ਕਰੋ
share-whole = ਪੂਰਾ ਲੀਡਰਬੋਰਡ
share-frame-title = { $tournament } ਦਾ ਲੀਡਰਬੋਰਡ
share-ledger = ਸਾਰੇ ਇੰਦਰਾਜ
share-feed = ਨਤੀਜਿਆਂ ਦੀ ਫ਼ੀਡ
share-calendar = ਟੂਰਨਾਮੈਂਟਾਂ ਦਾ ਕੈਲੰਡਰ

## What others show of a link

share-title-of = { $title } · { $tournament }
share-before = { $tournament }, { $club }: ਸ਼ੁਰੂਆਤ { $when }।
share-running = { $tournament }, { $club }: ਸਭ ਤੋਂ ਅੱਗੇ { $names }, { $line }।
share-now = { $tournament }, { $club }: { $line }।
share-feed-title = { $club } ਦੇ ਨਤੀਜੇ
share-feed-ended = { $tournament }: { $line }
share-feed-result = { $tournament } · { $hand }: { $result }

## Columns of the files

share-seat = ਸੀਟ { $seat }
share-result = ਨਤੀਜਾ
share-entry = ਨੰਬਰ
share-at = ਦਰਜ ਹੋਣ ਦਾ ਸਮਾਂ
share-entered = ਇੰਦਰਾਜ
share-left = ਬਚੇ ਕਾਰਡ
share-holding = { $name } { $points }
share-by = ਕਿਸ ਨੇ ਦਰਜ ਕੀਤਾ
share-note = ਟਿੱਪਣੀ
share-state-next = ਅਗਲੀ
share-state-open = ਖੁੱਲ੍ਹੀ
share-state-uncounted = ਗਿਣੀ ਨਹੀਂ ਜਾਂਦੀ
share-state-void = ਰੱਦ
share-state-played = ਖੇਡੀ ਗਈ

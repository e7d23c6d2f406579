### The schedule, and who sits where.

## Who came and who left

schedule-play-off = ਪਲੇਅ-ਆਫ਼
schedule-before-play-off = ਪਲੇਅ-ਆਫ਼ ਤੋਂ ਪਹਿਲਾਂ

## The schedule

schedule-title = { $name } ਦਾ ਸ਼ਡਿਊਲ
schedule-block = ਬਲਾਕ { $block }
schedule-block-table = ਬਲਾਕ { $block }, ਮੇਜ਼ { $table }
schedule-round-block = ਗੇੜ { $round }, ਬਲਾਕ { $block }
schedule-round-block-table = ਗੇੜ { $round }, ਬਲਾਕ { $block }, ਮੇਜ਼ { $table }
schedule-sits-out = { $block }, ਆਰਾਮ
schedule-blocks = ਸਾਰੇ ਬਲਾਕ
schedule-next = ਅਗਲੀ
schedule-open = ਖੁੱਲ੍ਹੀ
schedule-again = ਮੁੜ ਵੰਡੀ ਗਈ
schedule-print = ਪੂਰਾ ਸ਼ਡਿਊਲ ਛਾਪੋ
schedule-open-ended = ਹਰ ਨਤੀਜੇ ਮਗਰੋਂ ਅਗਲੀ ਬਾਜ਼ੀ ਜੁੜਦੀ ਹੈ, ਜਦ ਤੱਕ ਮੈਚ ਦਾ ਫ਼ੈਸਲਾ ਨਹੀਂ ਹੁੰਦਾ।

## ਬਲਾਕ ਅਤੇ ਮੇਜ਼

matrix-title = ਬਲਾਕ ਅਤੇ ਮੇਜ਼
matrix-block = ਬਲਾਕ
matrix-rests = ਆਰਾਮ
matrix-hand = ਬਾਜ਼ੀ { $hand }
matrix-hands = ਬਾਜ਼ੀਆਂ { $first }–{ $last }
matrix-legend = ਸਾਥੀ ਇੱਕੋ ਲਾਈਨ ਵਿੱਚ ਹਨ: ਉੱਪਰ ਸੀਟ 1 ਅਤੇ 3, ਹੇਠਾਂ 2 ਅਤੇ 4। ◆ ਪਹਿਲੀ ਵੰਡ।
matrix-swaps = ਬਲਾਕ ਦੇ ਵਿਚਕਾਰ ਆਪਸ ਵਿੱਚ ਸੀਟ ਬਦਲਦੇ ਹਨ।

## ਕੌਣ ਕਿੱਥੇ ਜਾਵੇਗਾ

moves-title = ਅੱਗੇ ਕੌਣ ਕਿੱਥੇ ਜਾਵੇਗਾ
moves-stays = ਇੱਥੇ ਹੀ ਰਹਿਣਗੇ
moves-table = ਮੇਜ਼ { $table } ’ਤੇ
moves-rests = ਆਰਾਮ
seats-title = ਮੈਂ ਕਿੱਥੇ ਬੈਠਾਂ?
seats-name = ਨਾਂ
seats-now = ਹੁਣ
seats-next = ਅੱਗੇ
seats-table = ਮੇਜ਼ { $table }
seats-seat = ਸੀਟ { $seat }
seats-waits = ਉਡੀਕ
seats-rests = ਆਰਾਮ
seats-clockwise = ਸੀਟਾਂ ਘੜੀ ਦੀ ਦਿਸ਼ਾ ਵਿੱਚ ਗਿਣੀਆਂ ਜਾਂਦੀਆਂ ਹਨ।
seats-over = ਹੁਣ ਕੋਈ ਕਿਤੇ ਨਹੀਂ ਬੈਠਾ: ਟੂਰਨਾਮੈਂਟ ਸਮਾਪਤ ਹੋ ਗਿਆ ਹੈ।

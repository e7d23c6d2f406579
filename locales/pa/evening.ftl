### ਖਿਡਾਰੀ ਦੀ ਸ਼ਾਮ, ਕੌਣ ਕਿੱਥੇ ਬੈਠਾ ਹੈ, ਅਤੇ ਅੱਗੇ ਕੌਣ ਕਿੱਥੇ ਜਾਵੇਗਾ।

## ਖਿਡਾਰੀ ਦਾ ਆਪਣਾ ਸਫ਼ਾ

me-now = ਹੁਣ
me-now-hand = ਹੁਣ: { $hand }
me-now-waits = ਤੁਹਾਡੇ ਮੇਜ਼ ਨੇ ਆਪਣਾ ਬਲਾਕ ਪੂਰਾ ਕਰ ਲਿਆ ਹੈ ਅਤੇ ਬਾਕੀਆਂ ਦੀ ਉਡੀਕ ਵਿੱਚ ਹੈ।
me-now-rests = ਇਸ ਬਲਾਕ ਵਿੱਚ ਤੁਸੀਂ ਆਰਾਮ ਕਰੋਗੇ।
me-now-out = ਤੁਸੀਂ ਇਸ ਟੂਰਨਾਮੈਂਟ ਵਿੱਚ ਹੁਣ ਨਹੀਂ ਖੇਡ ਰਹੇ।
me-now-over = ਟੂਰਨਾਮੈਂਟ ਸਮਾਪਤ ਹੋ ਗਿਆ ਹੈ।
me-next = { $block }, ਲਗਭਗ { $time } ਵਜੇ
me-next-rests = ਤੁਸੀਂ ਆਰਾਮ ਕਰੋਗੇ
me-place = ਮੇਜ਼ { $table }, ਸੀਟ { $seat }
me-with = ਨਾਲ: { $names }
me-against = ਸਾਹਮਣੇ: { $names }
me-deals = ਵੰਡ ਤੁਹਾਡੀ।
me-opens = { $dealer } ਵੰਡਣਗੇ, ਪਹਿਲੀ ਚਾਲ ਤੁਹਾਡੀ।
me-deals-and-opens = ਤੁਸੀਂ ਵੰਡੋਗੇ ਅਤੇ ਪਹਿਲੀ ਚਾਲ ਵੀ ਤੁਹਾਡੀ।
me-dealer = { $dealer } ਵੰਡਣਗੇ।
me-standing = ਸਥਾਨ { $rank } / { $of }: { $figure }
me-played = ਤੁਹਾਡੀਆਂ ਬਾਜ਼ੀਆਂ
me-no-hands = ਤੁਹਾਡੀ ਕੋਈ ਬਾਜ਼ੀ ਅਜੇ ਦਰਜ ਨਹੀਂ ਹੋਈ।
me-earlier = { $count ->
    [one] ਅਤੇ ਪਹਿਲਾਂ ਦੀ { $count } ਬਾਜ਼ੀ
   *[other] ਅਤੇ ਪਹਿਲਾਂ ਦੀਆਂ { $count } ਬਾਜ਼ੀਆਂ
}
me-taken-elsewhere = { $name } ਵਜੋਂ ਦੂਜਾ ਫ਼ੋਨ ਖੇਡ ਰਿਹਾ ਹੈ। ਇਸ ਲਿੰਕ ਨਾਲ ਸੀਟ ਵਾਪਸ ਨਹੀਂ ਮਿਲਦੀ: ਪ੍ਰਬੰਧਕ ਦੇ ਲਿੰਕ ਨਾਲ ਮਿਲ ਸਕਦੀ ਹੈ।
error-seat-by-table = ਇਹ ਲਿੰਕ ਹੁਣ ਤੁਹਾਨੂੰ ਸੀਟ ਨਹੀਂ ਦਿੰਦਾ
error-seat-by-table-help = ਇਹ ਮੇਜ਼ ’ਤੇ ਦਿਖਾਇਆ ਗਿਆ ਸੀ, ਇਸ ਲਈ ਇਸ ਨਾਲ ਮੇਜ਼ ਦੇ ਕੋਡ ਤੋਂ ਵੱਧ ਕੁਝ ਨਹੀਂ ਮਿਲਦਾ: ਸੀਟ ਕਿਸੇ ਕੋਲ ਹੈ, ਜਾਂ ਕਾਰਡ ਵੰਡੇ ਜਾ ਚੁੱਕੇ ਹਨ। ਮੇਜ਼ ’ਤੇ ਪੁੱਛੋ, ਜਾਂ ਪ੍ਰਬੰਧਕ ਦਾ ਲਿੰਕ ਵਰਤੋ।

## ਮੇਜ਼ ਦੇ ਫ਼ੋਨ ’ਤੇ ਦਿਸਦਾ ਹੈ

personal-fold = ਤੁਹਾਡਾ ਸਫ਼ਾ, ਤੁਹਾਡੇ ਫ਼ੋਨ ’ਤੇ
personal-fold-help = ਆਪਣਾ ਨਾਂ ਛੂਹੋ ਅਤੇ ਆਪਣੇ ਫ਼ੋਨ ਨਾਲ ਕੋਡ ਸਕੈਨ ਕਰੋ: ਅਗਲਾ ਮੇਜ਼, ਤੁਹਾਡਾ ਸਥਾਨ ਅਤੇ ਤੁਹਾਡੀਆਂ ਬਾਜ਼ੀਆਂ।
personal-title = { $name } ਦਾ ਸਫ਼ਾ
personal-help = { $name }: ਇਹ ਕੋਡ ਆਪਣੇ ਫ਼ੋਨ ਨਾਲ ਸਕੈਨ ਕਰੋ, ਜਾਂ ਲਿੰਕ ਖ਼ੁਦ ਨੂੰ ਭੇਜੋ।

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

## ਬਲਾਕ ਦੇ ਵਿਚਕਾਰ ਸੀਟ ਬਦਲਣਾ

seats-swap = { $one } ਅਤੇ { $other } ਆਪਸ ਵਿੱਚ ਸੀਟ ਬਦਲਣ
seats-swap-you = ਤੁਸੀਂ ਅਤੇ { $name } ਆਪਸ ਵਿੱਚ ਸੀਟ ਬਦਲੋ
seats-takes = { $other } ਦੀ ਸੀਟ ’ਤੇ ਹੁਣ { $name }
seats-takes-you = ਤੁਸੀਂ { $name } ਦੀ ਸੀਟ ’ਤੇ ਬੈਠੋ
seats-before-hand = { $hand }: { $change }
seats-moved = ਨਵੀਂ ਸੀਟ
seats-then = ਬਾਜ਼ੀ { $hand } ਤੋਂ: ਸੀਟ { $seat }

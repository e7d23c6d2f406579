### A player’s own page, the personal link, and holdings that players report.

## The personal link

me-title = { $name } · { $tournament }
me-lede = ਇਹ ਲਿੰਕ ਸਿਰਫ਼ ਤੁਹਾਡਾ ਹੈ: ਜੋ ਇਸ ਨੂੰ ਖੋਲ੍ਹੇ, ਉਹ { $name } ਵਜੋਂ ਖੇਡਦਾ ਹੈ।
me-plays = ਮੇਜ਼ { $table } ’ਤੇ { $hand } ਫ਼ੋਨਾਂ ’ਤੇ ਹੋ ਰਹੀ ਹੈ, ਅਤੇ ਉੱਥੇ ਤੁਹਾਡੀ ਸੀਟ ਹੈ।
me-sit = ਇਸ ਫ਼ੋਨ ’ਤੇ { $name } ਵਜੋਂ ਖੇਡੋ
me-sits = ਇਹ ਫ਼ੋਨ { $name } ਵਜੋਂ ਖੇਡ ਰਿਹਾ ਹੈ।
me-waits = ਹੁਣ ਤੁਹਾਡੀ ਕੋਈ ਬਾਜ਼ੀ ਫ਼ੋਨਾਂ ’ਤੇ ਨਹੀਂ ਹੋ ਰਹੀ। ਜਦੋਂ ਹੋਵੇਗੀ, ਇਹੀ ਸਫ਼ਾ ਉੱਥੇ ਲੈ ਜਾਵੇਗਾ।
me-goes-on = ਇਹ ਤੁਹਾਨੂੰ ਆਪਣੇ-ਆਪ ਉੱਥੇ ਲੈ ਜਾਵੇਗਾ।
me-look-again = ਮੁੜ ਦੇਖੋ
me-standings = ਲੀਡਰਬੋਰਡ

## ਖਿਡਾਰੀ ਦਾ ਆਪਣਾ ਸਫ਼ਾ

me-now = ਹੁਣ
me-now-hand = ਹੁਣ: { $hand }
me-now-waits = ਤੁਹਾਡੇ ਮੇਜ਼ ਨੇ ਆਪਣਾ ਬਲਾਕ ਪੂਰਾ ਕਰ ਲਿਆ ਹੈ ਅਤੇ ਬਾਕੀਆਂ ਦੀ ਉਡੀਕ ਵਿੱਚ ਹੈ।
me-now-rests = ਇਸ ਬਲਾਕ ਵਿੱਚ ਤੁਸੀਂ ਆਰਾਮ ਕਰੋਗੇ।
me-now-out = ਤੁਸੀਂ ਇਸ ਟੂਰਨਾਮੈਂਟ ਵਿੱਚ ਹੁਣ ਨਹੀਂ ਖੇਡ ਰਹੇ।
me-now-over = ਟੂਰਨਾਮੈਂਟ ਸਮਾਪਤ ਹੋ ਗਿਆ ਹੈ।
me-end-average = ਪ੍ਰਤੀ ਬਾਜ਼ੀ { $figure }
me-end-won = { $hands } ਵਿੱਚੋਂ { $won } ਬਾਜ਼ੀਆਂ ਜਿੱਤੀਆਂ
me-end-best = ਸਭ ਤੋਂ ਵਧੀਆ +{ $points }, { $hand }
me-end-best-with = ਸਭ ਤੋਂ ਵਧੀਆ +{ $points }, { $names } ਨਾਲ, { $hand }
me-end-season = { $name }: ਸਥਾਨ { $rank }
me-end-next = ਅੱਗੇ: { $name }, { $when }
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

## Holdings that every player enters on a phone of their own

own-hand-title = { $name }: ਮੇਰੇ ਕਾਰਡ · { $tournament }
own-hand-open = ਬਾਜ਼ੀ ਮੁੱਕੀ: ਮੇਰੇ ਕਾਰਡ ਦਰਜ ਕਰੋ
own-hand-place = { $tournament }, { $name }
own-hand-back = ਮੇਰੀ ਸ਼ਾਮ
own-hand-out = ਮੇਰੇ ਕਾਰਡ ਮੁੱਕੇ
own-hand-left = ਜਾਂ: ਤੁਹਾਡੇ ਕੋਲ ਕੀ ਬਚਿਆ?
own-hand-missing = ਆਪਣੇ ਕਾਰਡ ਛੂਹੋ
own-hand-save = { $points } ਅੰਕ ਬਚੇ: ਸੰਭਾਲੋ
own-hand-again = ਸਹੀ ਨਹੀਂ? ਫਿਰ ਦਰਜ ਕਰੋ
own-hand-reported = ਤੁਸੀਂ ਕਿਹਾ: { $count }।
own-hand-last = { $hand }: { $result }
own-hand-next = ਅੱਗੇ: ਮੇਜ਼ { $table }
own-hand-next-with = ਅੱਗੇ: ਮੇਜ਼ { $table }, ਨਾਲ { $names }
own-hand-next-rests = ਅੱਗੇ ਤੁਸੀਂ ਆਰਾਮ ਕਰੋਗੇ।
own-hand-table = ਇਹ ਬਾਜ਼ੀ ਮੇਜ਼ ਦਾ ਫ਼ੋਨ ਸਾਰਿਆਂ ਲਈ ਦਰਜ ਕਰਦਾ ਹੈ।
own-hand-on-phones = ਇਹ ਬਾਜ਼ੀ ਫ਼ੋਨਾਂ ’ਤੇ ਖੇਡੀ ਜਾ ਰਹੀ ਹੈ, ਉਹ ਆਪ ਗਿਣਦੇ ਹਨ।
own-hand-offline = ਸਿਗਨਲ ਨਹੀਂ। ਤੁਹਾਡਾ ਦਰਜ ਕੀਤਾ ਇਸ ਫ਼ੋਨ ’ਤੇ ਸੰਭਾਲਿਆ ਹੈ ਅਤੇ ਆਪਣੇ-ਆਪ ਭੇਜਿਆ ਜਾਵੇਗਾ।

own-counts-title = ਖਿਡਾਰੀਆਂ ਨੇ ਕੀ ਦਰਜ ਕੀਤਾ
own-counts-nothing = ਅਜੇ ਕੁਝ ਨਹੀਂ
own-counts-out = ਕਾਰਡ ਮੁੱਕੇ
own-counts-left = { $points ->
    [one] { $points } ਅੰਕ ਬਚਿਆ
   *[other] { $points } ਅੰਕ ਬਚੇ
}
own-counts-waits = ਬਾਕੀ: { $names }।
own-counts-mismatch = ਇਹ ਮੇਲ ਨਹੀਂ ਖਾਂਦਾ
own-counts-mismatch-help = ਕਾਰਡ ਰਲ ਕੇ ਦੇਖੋ। ਜਿਸ ਦੀ ਗਲਤੀ ਹੋਵੇ ਉਹ ਇੱਥੇ ਫਿਰ ਦਰਜ ਕਰੇ, ਜਾਂ ਮੇਜ਼ ਦਾ ਫ਼ੋਨ ਬਾਜ਼ੀ ਦਰਜ ਕਰੇ।
own-counts-differ = { $name } ਦੇ ਕਾਰਡਾਂ ਬਾਰੇ ਦੋ ਫ਼ੋਨ ਵੱਖਰਾ ਕਹਿੰਦੇ ਹਨ: { $counts }।
own-counts-several-out = { $names } ਸਾਰੇ ਕਹਿੰਦੇ ਹਨ ਕਿ ਉਹਨਾਂ ਦੇ ਕਾਰਡ ਮੁੱਕੇ।
own-counts-nobody-out = ਕੋਈ ਨਹੀਂ ਕਹਿੰਦਾ ਕਿ ਉਸ ਦੇ ਕਾਰਡ ਮੁੱਕੇ।
own-counts-enter = ਬਾਕੀ ਸਾਰਿਆਂ ਲਈ ਦਰਜ ਕਰੋ
own-counts-contradicted = { $name } ਨੇ ਆਪਣੇ ਫ਼ੋਨ ’ਤੇ ਦਰਜ ਕੀਤਾ: { $counts }। ਜੇ ਇੱਥੇ ਵਾਲਾ ਸਹੀ ਹੈ ਤਾਂ ਫਿਰ ਸੰਭਾਲੋ।

error-own-count-not-played = ਇਹ ਬਾਜ਼ੀ ਹੁਣ ਨਹੀਂ ਖੇਡੀ ਜਾ ਰਹੀ
error-own-count-not-played-help = ਕੁਝ ਦਰਜ ਨਹੀਂ ਹੋਇਆ। ਵਾਪਸ ਜਾ ਕੇ ਦੇਖੋ ਕਿ ਹੁਣ ਕੀ ਖੇਡ ਰਹੇ ਹੋ।
error-own-count-not-offered = ਇਹ ਬਾਜ਼ੀ ਮੇਜ਼ ਦਾ ਫ਼ੋਨ ਦਰਜ ਕਰਦਾ ਹੈ
error-own-count-not-offered-help = ਕੁਝ ਦਰਜ ਨਹੀਂ ਹੋਇਆ। ਪ੍ਰਬੰਧਕ ਨੇ ਇੱਕ ਫ਼ੋਨ ਨੂੰ ਸਾਰਿਆਂ ਲਈ ਗਿਣਨ ਦਿੱਤਾ ਹੈ।
error-own-count-changed = ਇਹ ਬਾਜ਼ੀ ਇਸ ਦੌਰਾਨ ਦਰਜ ਹੋ ਗਈ
error-own-count-changed-help = ਤੁਹਾਡੇ ਦਰਜ ਕੀਤੇ ਦੀ ਹੁਣ ਲੋੜ ਨਹੀਂ ਸੀ। ਵਾਪਸ ਜਾ ਕੇ ਨਤੀਜਾ ਜਾਂਚੋ। ਗਲਤ ਹੋਵੇ ਤਾਂ ਮੇਜ਼ ਦੇ ਫ਼ੋਨ ’ਤੇ ਸੋਧੋ।
error-own-count-not-seated = ਤੁਸੀਂ ਇਸ ਬਾਜ਼ੀ ਵਿੱਚ ਨਹੀਂ ਹੋ
error-own-count-not-seated-help = ਕੁਝ ਦਰਜ ਨਹੀਂ ਹੋਇਆ। ਬਾਜ਼ੀ ਖੇਡਣ ਵਾਲੇ ਹੀ ਆਪਣੇ ਕਾਰਡ ਦਰਜ ਕਰਦੇ ਹਨ।
error-own-count-on-phones = ਇਹ ਬਾਜ਼ੀ ਫ਼ੋਨਾਂ ’ਤੇ ਖੇਡੀ ਜਾ ਰਹੀ ਹੈ
error-own-count-on-phones-help = ਕੁਝ ਦਰਜ ਨਹੀਂ ਹੋਇਆ: ਫ਼ੋਨ ਆਪ ਗਿਣਦੇ ਹਨ।
error-own-count-too-often = ਤੁਸੀਂ ਇਹ ਬਹੁਤ ਜ਼ਿਆਦਾ ਵਾਰ ਦਰਜ ਕੀਤਾ
error-own-count-too-often-help = ਮੇਜ਼ ਦਾ ਫ਼ੋਨ ਜਾਂ ਕੋਈ ਪ੍ਰਬੰਧਕ ਬਾਜ਼ੀ ਦਰਜ ਕਰੇ।

### ਹਰ ਖਿਡਾਰੀ ਆਪਣੇ ਫ਼ੋਨ ਤੋਂ ਜਿਹੜੇ ਕਾਰਡ ਦਰਜ ਕਰਦਾ ਹੈ।

counting-own = ਹਰ ਖਿਡਾਰੀ ਆਪਣੇ ਫ਼ੋਨ ’ਤੇ ਗਿਣਦਾ ਹੈ
counting-table = ਪੂਰੇ ਮੇਜ਼ ਲਈ ਇੱਕ ਫ਼ੋਨ ਗਿਣਦਾ ਹੈ
counting-help = ਬਾਜ਼ੀ ਮੁੱਕਣ ’ਤੇ ਜਿਸ ਦੇ ਕਾਰਡ ਮੁੱਕੇ, ਉਹ ਆਪਣੇ ਸਫ਼ੇ ’ਤੇ “ਮੇਰੇ ਕਾਰਡ ਮੁੱਕੇ” ਛੂਹੰਦਾ ਹੈ, ਬਾਕੀ ਆਪਣੇ ਬਚੇ ਕਾਰਡ ਦਰਜ ਕਰਦੇ ਹਨ। ਸਾਰਿਆਂ ਦੇ ਕਰਨ ’ਤੇ ਬਾਜ਼ੀ ਆਪਣੇ-ਆਪ ਦਰਜ ਹੋ ਜਾਂਦੀ ਹੈ। ਮੇਜ਼ ਦਾ ਫ਼ੋਨ ਹਮੇਸ਼ਾ ਸਾਰਿਆਂ ਲਈ ਦਰਜ ਕਰ ਸਕਦਾ ਹੈ। ਹਰ ਖਿਡਾਰੀ ਨੂੰ ਨਿੱਜੀ ਲਿੰਕ ਚਾਹੀਦਾ ਹੈ।
counting-set-own = ਹਰ ਖਿਡਾਰੀ ਨੂੰ ਗਿਣਨ ਦਿਓ
counting-set-table = ਇੱਕ ਫ਼ੋਨ ਨੂੰ ਗਿਣਨ ਦਿਓ
done-counting = ਸੰਭਾਲਿਆ ਗਿਆ।
event-counting-own = ਹੁਣ ਤੋਂ ਹਰ ਖਿਡਾਰੀ ਆਪਣੇ ਫ਼ੋਨ ’ਤੇ ਗਿਣਦਾ ਹੈ
event-counting-table = ਹੁਣ ਤੋਂ ਹਰ ਮੇਜ਼ ਲਈ ਇੱਕ ਫ਼ੋਨ ਗਿਣਦਾ ਹੈ

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
via-own-counts = ਹਰ ਖਿਡਾਰੀ ਨੇ ਆਪਣੇ ਫ਼ੋਨ ’ਤੇ ਗਿਣਿਆ
waiting-mismatched = ਮੇਜ਼ { $table }, { $hand }: ਖਿਡਾਰੀਆਂ ਦਾ ਦਰਜ ਕੀਤਾ ਮੇਲ ਨਹੀਂ ਖਾਂਦਾ। { $why }

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

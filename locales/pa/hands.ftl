### The page of a hand.

hand-seats = ਮੇਜ਼ ’ਤੇ
hand-clockwise = ਘੜੀ ਦੀ ਦਿਸ਼ਾ ਵਿੱਚ, ਸੀਟ 1 ਤੋਂ।
hand-deals = ਵੰਡ
hand-opens = ਪਹਿਲੀ ਚਾਲ
hand-out = ਕਾਰਡ ਮੁੱਕੇ
hand-with = ਸਾਥੀ: { $partner }
hand-finished = ਕਾਰਡ ਮੁੱਕੇ, ਸਥਾਨ { $place }
hand-lost = ਅਖੀਰ ਵਿੱਚ ਇਕੱਲੇ ਬਚੇ, ਹਾਰ
hand-one-points = { $count ->
    [one] { $count } ਰੀਫਿਲ ਅੰਕ
   *[other] { $count } ਰੀਫਿਲ ਅੰਕ
}
hand-left-nothing = ਕੋਈ ਕਾਰਡ ਨਹੀਂ ਬਚਿਆ
hand-cards-typed = ਸਿਰਫ਼ ਜੋੜ ਲਿਖਿਆ ਗਿਆ, ਕਾਰਡ ਨਹੀਂ ਗਿਣੇ ਗਏ
hand-same-cards = ਇਹੀ ਕਾਰਡ ਹੋਰ ਮੇਜ਼ਾਂ ’ਤੇ
hand-same-cards-help = ਡੀਲਰ ਦੀ ਧਿਰ ਨੇ ਇਹਨਾਂ ਕਾਰਡਾਂ ਨਾਲ ਕਿੰਨੇ ਅੰਕ ਬਣਾਏ, ਅਤੇ ਦੂਜਿਆਂ ਦੀ ਔਸਤ ਨਾਲੋਂ ਕਿੰਨਾ ਫ਼ਰਕ ਹੈ। ਵਿਰੋਧੀ ਧਿਰ ਲਈ ਦੋਵੇਂ ਨਿਸ਼ਾਨ ਉਲਟੇ ਹਨ।
hand-same-place = ਬਾਜ਼ੀ
hand-same-side = ਡੀਲਰ ਦੀ ਧਿਰ
hand-same-made = ਬਣਾਏ
hand-same-better = ਕਿੰਨਾ ਬਿਹਤਰ
hand-cards-hidden = ਕਾਰਡ ਅਜੇ ਗੁਪਤ
embargo-title = ਕਾਰਡ ਅਜੇ ਗੁਪਤ ਹਨ
embargo-why = ਇਹੀ ਵੰਡ ਇੱਕ ਤੋਂ ਵੱਧ ਵਾਰ ਖੇਡੀ ਜਾਂਦੀ ਹੈ। ਆਖਰੀ ਵਾਰ ਤੱਕ ਇੱਥੇ ਕੋਈ ਨਹੀਂ ਦੇਖ ਸਕਦਾ ਕਿ ਇਸ ਵਿੱਚ ਕਿਹੜੇ ਕਾਰਡ ਸਨ।
embargo-until = ਅਜੇ ਖੇਡਣੀਆਂ ਬਾਕੀ:
embargo-hand = { $hand }, ਮੇਜ਼ { $table }
embargo-soon = ਇਸ ਡੈੱਕ ਵਾਲੀ ਆਖਰੀ ਬਾਜ਼ੀ ਹੁਣ ਚੱਲ ਰਹੀ ਹੈ।
hand-not-played = ਇਹ ਬਾਜ਼ੀ ਅਜੇ ਨਹੀਂ ਖੇਡੀ ਗਈ।
hand-dealt-again = { $count ->
    [one] ਇਹ { $count } ਵਾਰ ਮੁੜ ਵੰਡੀ ਗਈ, ਕਿਉਂਕਿ ਕੋਈ ਵੀ ਚਾਲ ਨਹੀਂ ਚੱਲ ਸਕਦਾ ਸੀ।
   *[other] ਇਹ { $count } ਵਾਰ ਮੁੜ ਵੰਡੀ ਗਈ, ਕਿਉਂਕਿ ਕੋਈ ਵੀ ਚਾਲ ਨਹੀਂ ਚੱਲ ਸਕਦਾ ਸੀ।
}
hand-penalties = ਜੁਰਮਾਨੇ
hand-penalty = ਜੁਰਮਾਨਾ:
hand-history = ਇਤਿਹਾਸ
hand-history-help = ਇੱਥੇ ਕੁਝ ਵੀ ਮਿਟਾਇਆ ਨਹੀਂ ਜਾਂਦਾ: ਹਰ ਬਦਲਾਅ ਹੇਠਾਂ ਦਰਜ ਹੈ।
hand-history-untold = { $count ->
    [one] ਪਹਿਲਾਂ ਦਾ { $count } ਇੰਦਰਾਜ ਨਹੀਂ ਦਿਖਾਇਆ ਗਿਆ।
   *[other] ਪਹਿਲਾਂ ਦੇ { $count } ਇੰਦਰਾਜ ਨਹੀਂ ਦਿਖਾਏ ਗਏ।
}
hand-recorded = ਦਰਜ ਕੀਤੀ
hand-corrected = ਸੋਧੀ
hand-taken-back = ਵਾਪਸ ਲਈ
hand-correction-taken-back = ਸੋਧ ਵਾਪਸ ਲਈ
hand-restored = ਬਹਾਲ ਕੀਤੀ
hand-undone = ਬਾਜ਼ੀ ਮੁੜ ਖੁੱਲ੍ਹੀ ਹੈ
via-person = { $name } ਵੱਲੋਂ
via-table = ਮੇਜ਼ { $table } ਦੇ ਕੋਡ ਨਾਲ
via-organiser = ਪ੍ਰਬੰਧਕ ਵੱਲੋਂ
via-import = ਟੂਰਨਾਮੈਂਟ ਫ਼ਾਈਲ ਤੋਂ
via-played = ਫ਼ੋਨਾਂ ’ਤੇ ਖੇਡੀ ਬਾਜ਼ੀ ਤੋਂ
via-program-of = { $name } ਦੇ ਪ੍ਰੋਗਰਾਮ ਵੱਲੋਂ
via-program = ਇੱਕ ਪ੍ਰੋਗਰਾਮ ਵੱਲੋਂ
via-own-counts = ਹਰ ਖਿਡਾਰੀ ਨੇ ਆਪਣੇ ਫ਼ੋਨ ’ਤੇ ਗਿਣਿਆ

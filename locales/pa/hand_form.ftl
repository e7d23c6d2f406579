### The form of a hand, at the table and at the desk.

## Entering a hand

table-who-went-out = ਕਿਸ ਦੇ ਕਾਰਡ ਮੁੱਕੇ?
table-who-lost = ਕੌਣ ਹਾਰਿਆ? ਜਿਸ ਦੇ ਸਭ ਤੋਂ ਵੱਧ ਅੰਕ ਬਚੇ।
table-who-lost-of-many = ਕੌਣ ਹਾਰਿਆ? ਜਿਸ ਦੇ ਸਭ ਤੋਂ ਵੱਧ ਅੰਕ ਬਚੇ।
table-in-which-order = ਪਹਿਲਾਂ ਕਿਸ ਦੇ ਕਾਰਡ ਮੁੱਕੇ, ਫਿਰ ਕਿਸ ਦੇ?
table-order-hint = ਜਿਸ ਦੇ ਕਾਰਡ ਸਭ ਤੋਂ ਪਹਿਲਾਂ ਮੁੱਕੇ, ਉਸ ਲਈ 1 ਲਿਖੋ, ਅਤੇ ਇਸੇ ਤਰ੍ਹਾਂ { $count } ਤੱਕ। ਆਖਰੀ ਖਾਲੀ ਛੱਡ ਸਕਦੇ ਹੋ।
table-one-points-and-left = ਰੀਫਿਲ ਅੰਕ, ਅਤੇ ਬਚੇ ਕਾਰਡ
table-one-points = ਰੀਫਿਲ ਅੰਕ
table-left-in-hand = ਬਚੇ ਅੰਕ
table-drafts = ਡਰਾਫਟ ਵਿੱਚ ਪਹਿਲ
table-missing-order = ਹੁਣ ਜਿਸ ਦੇ ਕਾਰਡ ਮੁੱਕੇ, ਉਸ ਨੂੰ ਛੂਹੋ
table-count-anyway = ਕਾਰਡ ਹੀ ਗਿਣੋ
table-cards = ਬਚੇ ਕਾਰਡ
table-total-instead = ਜਾਂ ਕੁੱਲ ਜੋੜ
table-save = ਬਾਜ਼ੀ ਸੰਭਾਲੋ
table-cancel = ਰਹਿਣ ਦਿਓ
table-missing-out = ਜਿਸ ਦੇ ਕਾਰਡ ਮੁੱਕੇ, ਉਸ ਨੂੰ ਛੂਹੋ
table-missing-cards = { $name } ਦੇ ਕਾਰਡ ਛੂਹੋ
table-none-left = ਡੈੱਕ ਵਿੱਚ { $face } ਸਿਰਫ਼ { $most } ਹਨ।
table-take-back = { $face } ਵਾਪਸ ਲਓ
table-not-saved = ਅਜੇ ਸੰਭਾਲੀ ਨਹੀਂ

table-no-result = ਬਾਜ਼ੀ ਦਾ ਕੋਈ ਜੇਤੂ ਨਹੀਂ
table-stuck-help = ਕੋਈ ਚਾਲ ਨਹੀਂ ਚੱਲ ਸਕਦਾ: ਉਹੀ ਡੀਲਰ ਬਾਜ਼ੀ ਮੁੜ ਵੰਡੇ।
table-stuck = ਅਟਕ ਗਈ, ਮੁੜ ਵੰਡੋ
table-abandoned-help = ਬਾਜ਼ੀ ਛੱਡ ਦਿੱਤੀ ਜਾਂਦੀ ਹੈ: ਕਿਸੇ ਨੂੰ ਅੰਕ ਨਹੀਂ ਮਿਲਦੇ, ਅਗਲੀ ਬਾਜ਼ੀ ਸ਼ੁਰੂ ਹੁੰਦੀ ਹੈ।
table-abandoned = ਇਹ ਬਾਜ਼ੀ ਛੱਡੋ

table-face-draw-two = ਡਰਾਅ 2
table-face-reverse = ਰਿਵਰਸ
table-face-skip = ਸਕਿੱਪ
table-face-wild = ਵਾਈਲਡ
table-face-wild-draw-four = ਵਾਈਲਡ +4
table-face-blank = ਚਿੱਟਾ

## Penalties

table-penalty-note = ਜੁਰਮਾਨਾ ਲਿਖੋ
table-penalty-help = ਜੁਰਮਾਨੇ ਨਾਲ ਅੰਕ ਨਹੀਂ ਬਦਲਦੇ: ਇਸ ਦੇ ਕਾਰਡ ਪਹਿਲਾਂ ਹੀ ਗਿਣਤੀ ਵਿੱਚ ਹਨ। ਕਾਰਡਾਂ ਦੀ ਗਿਣਤੀ ਖਾਲੀ ਛੱਡੋ, ਤਾਂ ਓਨੇ ਹੀ ਲੱਗਣਗੇ ਜਿੰਨੇ ਤੁਹਾਡੇ ਨਿਯਮ ਕਹਿੰਦੇ ਹਨ।
table-penalty = ਜੁਰਮਾਨਾ { $number }
table-penalty-who = ਕਿਸ ਨੂੰ
table-penalty-why = ਕਾਰਨ
table-penalty-cards = ਕਾਰਡ
table-penalty-of = { $name }: { $fine }
table-penalty-fine = { $cards ->
    [0] { $kind }, ਕੋਈ ਕਾਰਡ ਨਹੀਂ
    [one] { $kind }, { $cards } ਕਾਰਡ
   *[other] { $kind }, { $cards } ਕਾਰਡ
}
penalty-uno-missed = ਯੂਨੋ ਨਹੀਂ ਬੋਲਿਆ
penalty-false-call = ਗਲਤ ਯੂਨੋ ਬੋਲਿਆ
penalty-misplay = ਗਲਤ ਕਾਰਡ ਖੇਡਿਆ
penalty-hint = ਇਸ਼ਾਰਾ
penalty-cheat = ਬੇਈਮਾਨੀ
penalty-hide = ਕਾਰਡ ਲੁਕਾਏ
penalty-wd4-guilty = ਨਾਜਾਇਜ਼ ਵਾਈਲਡ +4
penalty-wd4-wrong = ਵਾਈਲਡ +4 ਨੂੰ ਗਲਤ ਚੁਣੌਤੀ
penalty-silence = ਚੁੱਪ ਤੋੜੀ
penalty-centre = ਢੇਰੀ ’ਤੇ ਆਖਰੀ ਹੱਥ

## What the form itself finds out

table-wrong-of = { $name }: { $text }
table-wrong-out = ਜਿਸ ਦੇ ਕਾਰਡ ਮੁੱਕੇ, ਉਸ ਨੂੰ ਛੂਹੋ।
table-wrong-same-place = ਸਥਾਨ { $place } ਦੋ ਖਿਡਾਰੀਆਂ ਨੂੰ ਦਿੱਤਾ ਗਿਆ ਹੈ। ਹਰ ਖਿਡਾਰੀ ਨੂੰ ਵੱਖਰਾ ਸਥਾਨ ਦਿਓ।
table-wrong-order = ਆਖਰੀ ਤੋਂ ਬਿਨਾਂ ਹਰ ਖਿਡਾਰੀ ਨੂੰ ਸਥਾਨ ਚਾਹੀਦਾ ਹੈ, 1 ਤੋਂ ਸ਼ੁਰੂ ਕਰਕੇ।
table-wrong-both = ਇੱਕੋ ਖਿਡਾਰੀ ਦੇ ਕਾਰਡ ਵੀ ਹਨ ਅਤੇ ਜੋੜ ਵੀ। ਇੱਕ ਰੱਖੋ, ਦੂਜਾ ਖਾਲੀ ਕਰੋ।
table-wrong-penalty-player = ਚੁਣੋ ਕਿ ਇਹ ਜੁਰਮਾਨਾ ਕਿਸ ਨੂੰ ਲੱਗਾ, ਜਾਂ ਕਤਾਰ ਖਾਲੀ ਕਰੋ।
table-wrong-penalty-kind = ਚੁਣੋ ਕਿ ਇਹ ਜੁਰਮਾਨਾ ਕਿਸ ਗੱਲ ਦਾ ਸੀ।
table-wrong-not-yet = ਪਹਿਲਾਂ ਹੋਰ ਬਾਜ਼ੀਆਂ ਹਨ: ਇਹ ਅਜੇ ਸੰਭਾਲੀ ਨਹੀਂ ਜਾ ਸਕਦੀ। ਤੁਹਾਡਾ ਭਰਿਆ ਹੋਇਆ ਇੱਥੇ ਹੀ ਹੈ।
table-wrong-over = ਟੂਰਨਾਮੈਂਟ ਸਮਾਪਤ ਹੋ ਗਿਆ ਹੈ: ਸਿਰਫ਼ ਦਰਜ ਹੋ ਚੁੱਕੀਆਂ ਬਾਜ਼ੀਆਂ ਸੋਧੀਆਂ ਜਾ ਸਕਦੀਆਂ ਹਨ।
table-wrong-later-seats = ਇਸ ਨਤੀਜੇ ਨਾਲ ਬਾਜ਼ੀ { $hand } ਵਿੱਚ ਮੇਜ਼ ’ਤੇ ਹੋਰ ਖਿਡਾਰੀ ਹੁੰਦੇ, ਪਰ ਉਹ ਦਰਜ ਹੋ ਚੁੱਕੀ ਹੈ। ਪਹਿਲਾਂ ਉਹ ਅਤੇ ਉਸ ਤੋਂ ਬਾਅਦ ਦੀਆਂ ਬਾਜ਼ੀਆਂ ਵਾਪਸ ਲਓ। ਤੁਹਾਡਾ ਭਰਿਆ ਹੋਇਆ ਇੱਥੇ ਹੀ ਹੈ।
table-wrong-nothing-to-undo = ਵਾਪਸ ਲੈਣ ਨੂੰ ਕੁਝ ਨਹੀਂ: ਬਾਜ਼ੀ ਖੁੱਲ੍ਹੀ ਹੈ।
table-wrong-nothing-to-redo = ਬਹਾਲ ਕਰਨ ਨੂੰ ਕੁਝ ਨਹੀਂ: ਪਿਛਲਾ ਕਦਮ ਵਾਪਸ ਲੈਣ ਦਾ ਨਹੀਂ ਸੀ।
table-wrong-other-players = ਹੁਣ ਮੇਜ਼ ’ਤੇ ਹੋਰ ਖਿਡਾਰੀ ਹਨ, ਇਸ ਲਈ ਨਤੀਜਾ ਬਹਾਲ ਨਹੀਂ ਹੋ ਸਕਦਾ। ਬਾਜ਼ੀ ਮੁੜ ਦਰਜ ਕਰੋ।
table-wrong-not-started = ਪ੍ਰਬੰਧਕ ਨੇ ਟੂਰਨਾਮੈਂਟ ਅਜੇ ਸ਼ੁਰੂ ਨਹੀਂ ਕੀਤਾ।
table-wrong-too-often = ਇਹ ਬਾਜ਼ੀ ਮੇਜ਼ ਤੋਂ ਏਨੀ ਵਾਰ ਬਦਲੀ ਗਈ ਹੈ ਕਿ ਹੁਣ ਸਿਰਫ਼ ਪ੍ਰਬੰਧਕ ਬਦਲ ਸਕਦਾ ਹੈ। ਪ੍ਰਬੰਧਕ ਨੂੰ ਸਹੀ ਨਤੀਜਾ ਦਰਜ ਕਰਨ ਲਈ ਕਹੋ।
table-wrong-too-many = ਇਸ ਮੇਜ਼ ਨੇ ਅੱਜ ਏਨਾ ਦਰਜ ਕਰ ਦਿੱਤਾ ਹੈ ਜਿੰਨਾ ਇੱਕ ਦਿਨ ਵਿੱਚ ਖੇਡਿਆ ਨਹੀਂ ਜਾ ਸਕਦਾ। ਪ੍ਰਬੰਧਕ ਨੂੰ ਨਤੀਜਾ ਦਰਜ ਕਰਨ ਲਈ ਕਹੋ।
table-wrong-archived = ਟੂਰਨਾਮੈਂਟ ਆਰਕਾਈਵ ਹੋ ਚੁੱਕਾ ਹੈ: ਹੁਣ ਕੁਝ ਹੋਰ ਦਰਜ ਨਹੀਂ ਹੋ ਸਕਦਾ।

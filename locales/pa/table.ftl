### The phone at the table: see the next hand, and record it in seconds.

## The page of a table

table-title = ਮੇਜ਼ { $table } · { $name }
table-number = ਮੇਜ਼ { $table }
table-leaderboard = ਲੀਡਰਬੋਰਡ
table-hand = ਬਾਜ਼ੀ { $hand }
table-hand-of-round = ਗੇੜ { $round }, ਬਾਜ਼ੀ { $hand }
table-hand-of-play-off = ਪਲੇਅ-ਆਫ਼, ਬਾਜ਼ੀ { $hand }
table-wins-hand = { $count ->
    [one] ਬਾਜ਼ੀ { $names } ਨੇ ਜਿੱਤੀ
   *[other] { $names } ਬਰਾਬਰ: ਬਾਜ਼ੀ ਕਿਸੇ ਨੇ ਨਹੀਂ ਜਿੱਤੀ
}
table-hand-of = { $hand }, ਕੁੱਲ { $hands }
table-dealer = ਡੀਲਰ
table-opener = ਪਹਿਲੀ ਚਾਲ

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

## What a hand did, in a sentence

table-list-comma = ,{" "}
table-list-and = { $before } ਅਤੇ { $last }
table-credit = { $names } +{ $points }
table-charged = { $out } ਦੀ ਜਿੱਤ · { $charges }
table-charge = { $names } ਦੇ ਖਾਤੇ { $points } ਪਏ
table-lazy = { $out } ਦੀ ਜਿੱਤ, { $count ->
    [one] { $losers } ਦੀ ਹਾਰ
   *[other] { $losers } ਦੀ ਹਾਰ
}
table-lazy-deals = { $out } ਦੀ ਜਿੱਤ, { $dealer } ਦੀ ਹਾਰ ਅਤੇ ਅਗਲੀ ਵੰਡ
table-lazy-level = { $out } ਦੀ ਜਿੱਤ, { $losers } ਬਰਾਬਰ, ਅਗਲੀ ਵੰਡ { $dealer } ਦੀ
table-order = { $before }; ਅਖੀਰ ਵਿੱਚ { $last } ਦੀ ਹਾਰ
table-void-stuck = ਅਟਕ ਗਈ, ਮੁੜ ਵੰਡੀ
table-void-withdrawn = ਨਹੀਂ ਖੇਡੀ, ਇੱਕ ਖਿਡਾਰੀ ਨੇ ਨਾਂ ਵਾਪਸ ਲਿਆ
table-void-abandoned = ਛੱਡੀ ਗਈ, ਕੋਈ ਅੰਕ ਨਹੀਂ
table-void-withheld = ਦਰਜ ਹੈ, ਬਾਅਦ ਵਿੱਚ ਦਿਸੇਗਾ

## The moment of a result: the points, and where those who got them stand

moment-lost = { $names } ਦੀ ਹਾਰ
moment-now = ਹੁਣ ਸਥਾਨ { $ordinal }
moment-now-level = ਹੁਣ ਬਰਾਬਰੀ ਵਿੱਚ ਸਥਾਨ { $ordinal }
moment-of = { $names }: { $now }
moment-up = { $places ->
    [one] { $places } ਸਥਾਨ ਉੱਪਰ
   *[other] { $places } ਸਥਾਨ ਉੱਪਰ
}
moment-down = { $places ->
    [one] { $places } ਸਥਾਨ ਹੇਠਾਂ
   *[other] { $places } ਸਥਾਨ ਹੇਠਾਂ
}

## Taking back and correcting

table-undo = ਵਾਪਸ ਲਓ
table-redo = ਬਹਾਲ ਕਰੋ
table-taken-back = { $hand } ਵਾਪਸ ਲਈ: { $result }
table-restored = { $hand } ਬਹਾਲ ਕੀਤੀ: { $result }
table-was-taken-back = ਵਾਪਸ ਲਈ: { $result }
table-stale-undo = ਕੁਝ ਵਾਪਸ ਨਹੀਂ ਲਿਆ ਗਿਆ: ਇਸ ਦੌਰਾਨ ਕਿਸੇ ਨੇ ਇਹ ਬਾਜ਼ੀ ਬਦਲ ਦਿੱਤੀ। ਹੁਣ ਇਹ ਦਰਜ ਹੈ: { $result }
table-stale-redo = ਕੁਝ ਬਹਾਲ ਨਹੀਂ ਕੀਤਾ ਗਿਆ: ਇਸ ਦੌਰਾਨ ਕਿਸੇ ਨੇ ਇਹ ਬਾਜ਼ੀ ਬਦਲ ਦਿੱਤੀ। ਹੁਣ ਇਹ ਦਰਜ ਹੈ: { $result }
table-not-played = ਇਹ ਬਾਜ਼ੀ ਖੇਡੀ ਹੀ ਨਹੀਂ ਗਈ
table-not-played-help = ਇਸ ਨਾਲ ਦਰਜ ਕੀਤਾ ਨਤੀਜਾ ਸਾਰੀਆਂ ਸੋਧਾਂ ਸਮੇਤ ਵਾਪਸ ਲਿਆ ਜਾਂਦਾ ਹੈ, ਅਤੇ ਬਾਜ਼ੀ ਮੁੜ ਖੁੱਲ੍ਹ ਜਾਂਦੀ ਹੈ। ਕੁਝ ਗੁਆਚਦਾ ਨਹੀਂ: ਨਤੀਜਾ ਬਹਾਲ ਕੀਤਾ ਜਾ ਸਕਦਾ ਹੈ।
table-closed-not-yet = ਪਹਿਲਾਂ ਹੋਰ ਬਾਜ਼ੀਆਂ ਹਨ: ਇਹ ਅਜੇ ਦਰਜ ਨਹੀਂ ਹੋ ਸਕਦੀ।
table-correct = ਸੋਧੋ
table-correcting = ਹੁਣ ਤੱਕ ਦਰਜ: { $result }
table-hands = ਇਸ ਮੇਜ਼ ਦੀਆਂ ਬਾਜ਼ੀਆਂ
table-standings = ਦਰਜਾਬੰਦੀ
table-wins = { $count ->
    [one] { $count } ਜਿੱਤ
   *[other] { $count } ਜਿੱਤਾਂ
}
table-losses = { $count ->
    [0] ਕੋਈ ਹਾਰ ਨਹੀਂ
    [one] { $count } ਹਾਰ
   *[other] { $count } ਹਾਰਾਂ
}
table-back = ਪਿੱਛੇ
table-look-again = ਮੁੜ ਦੇਖੋ

## When there is no hand to enter

table-waits = ਦੂਜੇ ਮੇਜ਼ਾਂ ਦੀ ਉਡੀਕ
table-sitting-out = ਇਸ ਬਲਾਕ ਵਿੱਚ ਆਰਾਮ: { $names }
table-waits-help = ਇਸ ਮੇਜ਼ ਦਾ ਬਲਾਕ ਪੂਰਾ ਹੋ ਗਿਆ ਹੈ। ਅਗਲਾ ਉਦੋਂ ਸ਼ੁਰੂ ਹੋਵੇਗਾ ਜਦੋਂ ਸਾਰੇ ਮੇਜ਼ ਪੂਰਾ ਕਰ ਲੈਣ; ਇਹ ਸਫ਼ਾ ਆਪਣੇ-ਆਪ ਅੱਗੇ ਵਧੇਗਾ।
table-done = ਇਸ ਮੇਜ਼ ਦੀਆਂ ਸਾਰੀਆਂ ਬਾਜ਼ੀਆਂ ਹੋ ਗਈਆਂ
table-done-help = ਇੱਕ ਹੋਰ ਮੇਜ਼ ’ਤੇ ਅਜੇ ਖੇਡ ਚੱਲ ਰਹੀ ਹੈ; ਇਹ ਸਫ਼ਾ ਆਪਣੇ-ਆਪ ਅੱਗੇ ਵਧੇਗਾ।
table-over = ਟੂਰਨਾਮੈਂਟ ਸਮਾਪਤ ਹੋ ਗਿਆ ਹੈ
table-winners = { $count ->
    [one] ਜੇਤੂ: { $names }
   *[other] ਜੇਤੂ: { $names }
}
table-not-started = ਅਜੇ ਸ਼ੁਰੂ ਨਹੀਂ ਹੋਇਆ
table-not-started-help = ਪ੍ਰਬੰਧਕ ਦੇ ਟੂਰਨਾਮੈਂਟ ਸ਼ੁਰੂ ਕਰਦੇ ਹੀ ਪਹਿਲੀ ਬਾਜ਼ੀ ਇੱਥੇ ਦਿਸੇਗੀ।

## When somebody else was first

table-contested = ਇਹ ਬਾਜ਼ੀ ਕਿਸੇ ਹੋਰ ਨੇ ਪਹਿਲਾਂ ਸੰਭਾਲ ਦਿੱਤੀ
table-contested-theirs = ਸੰਭਾਲੀ ਹੋਈ
table-contested-yours = ਤੁਹਾਡੀ
table-undone = ਵਾਪਸ ਲਈ ਗਈ, ਮੁੜ ਦਰਜ ਕਰਨੀ ਹੈ
table-contested-help = ਮੇਜ਼ ’ਤੇ ਰਲ਼ ਕੇ ਤੈਅ ਕਰੋ ਕਿ ਸਹੀ ਕਿਹੜੀ ਹੈ। ਤੁਹਾਡਾ ਭਰਿਆ ਹੋਇਆ ਹੇਠਾਂ ਮੌਜੂਦ ਹੈ, ਗੁਆਚਿਆ ਨਹੀਂ।
table-contested-keep = ਸੰਭਾਲੀ ਹੋਈ ਰਹਿਣ ਦਿਓ

## Without a signal

table-waiting-to-send = ਸਿਗਨਲ ਨਹੀਂ। ਇਸ ਫ਼ੋਨ ’ਤੇ ਉਡੀਕ ਵਿੱਚ: { $what }
table-waiting-take-back = ਵਾਪਸ ਲਓ
table-waiting-try = ਹੁਣੇ ਭੇਜੋ
table-waiting-refused = ਇਹ ਇਸ ਰੂਪ ਵਿੱਚ ਸੰਭਾਲੀ ਨਹੀਂ ਜਾ ਸਕੀ: { $what }
table-waiting-look = ਦੇਖੋ
table-waiting-discard = ਮਿਟਾਓ
table-offline-wait = ਸਿਗਨਲ ਮੁੜਦੇ ਹੀ ਅਗਲੀ ਬਾਜ਼ੀ ਦਿਸੇਗੀ।
table-code-changed = ਇਸ ਮੇਜ਼ ਦਾ ਕੋਡ ਨਵਾਂ ਹੈ। ਮੇਜ਼ ’ਤੇ ਪਿਆ ਨਵਾਂ ਕਾਰਡ ਸਕੈਨ ਕਰੋ: ਜੋ ਇਸ ਫ਼ੋਨ ’ਤੇ ਬਾਕੀ ਹੈ, ਉਹ ਫਿਰ ਭੇਜਿਆ ਜਾਵੇਗਾ।
table-offline-undo = ਸਿਗਨਲ ਨਹੀਂ: ਮੁੜ ਕੋਸ਼ਿਸ਼ ਕਰੋ
table-stale = ਇਸ ਦੌਰਾਨ ਇਹ ਬਾਜ਼ੀ ਕਿਸੇ ਹੋਰ ਫ਼ੋਨ ਤੋਂ ਬਦਲੀ ਗਈ ਹੈ। ਤੁਸੀਂ ਸੰਭਾਲੋਗੇ ਤਾਂ ਦੋਵੇਂ ਦਿਸਣਗੀਆਂ।

## On any page, while results wait on the phone. {where} is a table of a tournament

waits-title = ਅਜੇ ਇਸੇ ਫ਼ੋਨ ’ਤੇ ਹੈ, ਸੰਭਾਲਿਆ ਨਹੀਂ ਗਿਆ: { $where }
waits-send = ਹੁਣੇ ਭੇਜੋ
waits-no-signal = ਸਿਗਨਲ ਨਹੀਂ: ਮੁੜ ਕੋਸ਼ਿਸ਼ ਕਰੋ।
waits-code-gone = ਇਸ ਮੇਜ਼ ਦਾ ਕੋਡ ਨਵਾਂ ਹੈ। ਮੇਜ਼ ’ਤੇ ਪਿਆ ਨਵਾਂ ਕਾਰਡ ਸਕੈਨ ਕਰੋ: ਜੋ ਇੱਥੇ ਉਡੀਕ ਵਿੱਚ ਹੈ, ਉਹ ਫਿਰ ਭੇਜਿਆ ਜਾਵੇਗਾ।
waits-not-needed = ਹੁਣ ਲੋੜ ਨਹੀਂ?
waits-not-needed-help = ਇੱਥੋਂ ਮਿਟਾਇਆ ਹੋਇਆ ਮੁੜ ਨਹੀਂ ਮਿਲੇਗਾ।
waits-place = { $tournament }, ਮੇਜ਼ { $table }

## The code of a table

table-code-title = ਤੁਹਾਡੇ ਮੇਜ਼ ਦਾ ਕੋਡ
table-code-help = ਇਹ ਤੁਹਾਡੇ ਮੇਜ਼ ਵਾਲੇ ਕਾਰਡ ’ਤੇ QR ਕੋਡ ਦੇ ਨਾਲ ਲਿਖਿਆ ਹੈ।
table-code = ਕੋਡ
table-code-open = ਮੇਜ਼ ਖੋਲ੍ਹੋ
table-code-unknown = ਕਿਸੇ ਮੇਜ਼ ਦਾ ਕੋਡ { $code } ਨਹੀਂ
table-code-unknown-help = ਆਪਣੇ ਮੇਜ਼ ਵਾਲਾ ਕਾਰਡ ਮੁੜ ਦੇਖੋ: ਸ਼ਾਇਦ ਕੋਡ ਗਲਤ ਲਿਖਿਆ ਗਿਆ, ਜਾਂ ਪ੍ਰਬੰਧਕ ਨੇ ਨਵਾਂ ਬਣਾਇਆ ਹੈ। ਬਹੁਤ ਗਲਤ ਕੋਡਾਂ ਮਗਰੋਂ ਇਹ ਸਫ਼ਾ ਕੁਝ ਮਿੰਟਾਂ ਲਈ ਲਾਕ ਹੋ ਜਾਂਦਾ ਹੈ।

table-code-replaced = ਕੋਡ { $code } ਬਦਲ ਗਿਆ ਹੈ
table-code-replaced-help = ਪ੍ਰਬੰਧਕ ਨੇ ਇਸ ਮੇਜ਼ ਨੂੰ ਨਵਾਂ ਕੋਡ ਦਿੱਤਾ ਹੈ। ਨਵਾਂ ਕਾਰਡ ਮੰਗੋ, ਜਾਂ ਮੇਜ਼ ’ਤੇ ਦੇਖੋ।

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

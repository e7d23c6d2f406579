### The form of a tournament, and its draft.

## The form of a draft

draft-new-title = ਨਵਾਂ ਟੂਰਨਾਮੈਂਟ
draft-edit-title = { $name } ਵਿੱਚ ਬਦਲਾਅ
draft-name = ਨਾਂ
draft-name-hint = ਟੂਰਨਾਮੈਂਟ ਦੇ ਹਰ ਸਫ਼ੇ ’ਤੇ ਦਿਸਦਾ ਹੈ, ਅਤੇ ਉਸ ਦੇ ਜਨਤਕ ਪਤੇ ਦਾ ਹਿੱਸਾ ਹੈ।
draft-date = ਤਾਰੀਖ
draft-time = ਸਮਾਂ
draft-when-hint = ਕਲੱਬ ਦੇ ਸਮਾਂ ਖੇਤਰ { $zone } ਅਨੁਸਾਰ।
draft-occurrence = ਦੋਵਾਂ ਵਿੱਚੋਂ ਕਿਹੜਾ?
draft-occurrence-earlier = ਪਹਿਲਾ, { $offset }
draft-occurrence-later = ਦੂਜਾ, { $offset }
draft-format = ਫ਼ਾਰਮੈਟ
draft-scoring = ਸਕੋਰਿੰਗ
draft-target = ਟੀਚਾ
draft-target-hint = ਜਿਸ ਬਾਜ਼ੀ ਵਿੱਚ ਕੋਈ ਇਸ ਤੱਕ ਪਹੁੰਚੇ, ਉਸੇ ਨਾਲ ਖੇਡ ਮੁੱਕਦੀ ਹੈ। ਖਾਲੀ ਛੱਡੋ: 500; ਆਨਲਾਈਨ ਨਿਯਮਾਂ ਨਾਲ 200, ਜਾਂ ਦੋ ਖਿਡਾਰੀਆਂ ਲਈ 100।
draft-limit = ਹੱਦ
draft-limit-hint = ਜੋ ਇਸ ਤੱਕ ਪਹੁੰਚੇ, ਉਸ ਦੀ ਹਾਰ; ਚੈਲੰਜ ਵਿੱਚ ਉਹ ਬਾਹਰ। ਖਾਲੀ ਛੱਡੋ: 200; ਚੈਲੰਜ ਵਿੱਚ 500।
draft-stop-at-limit = ਕਿਸੇ ਦੇ ਹੱਦ ’ਤੇ ਪਹੁੰਚਦੇ ਹੀ ਰੋਕੋ
draft-stop-at-limit-hint = ਤਦ ਹੱਦ ਤੋਂ ਹੇਠਾਂ ਵਾਲੇ ਸਾਰੇ ਜੇਤੂ ਹਨ। ਨਹੀਂ ਤਾਂ ਪੂਰਾ ਸ਼ਡਿਊਲ ਖੇਡਿਆ ਜਾਂਦਾ ਹੈ, ਅਤੇ ਹੱਦ ’ਤੇ ਪਹੁੰਚੇ ਖਿਡਾਰੀ ਬਾਕੀਆਂ ਤੋਂ ਪਿੱਛੇ ਰਹਿੰਦੇ ਹਨ।
draft-nobody-under = { $count ->
    [0] ਅਜਿਹੇ ਸ਼ਡਿਊਲ ਵਿੱਚ ਸ਼ਾਇਦ ਹੀ ਕਦੇ ਸਾਰੇ ਹੱਦ ’ਤੇ ਪਹੁੰਚਦੇ ਹਨ।
   *[other] ਅਜਿਹੇ 100 ਸ਼ਡਿਊਲਾਂ ਵਿੱਚੋਂ ਲਗਭਗ { $count } ਵਿੱਚ ਅਖੀਰ ਤੱਕ ਸਾਰੇ ਹੱਦ ’ਤੇ ਪਹੁੰਚ ਜਾਂਦੇ ਹਨ।
}
draft-agreed-hands = ਬਾਜ਼ੀਆਂ
draft-agreed-hands-hint = ਏਨੀਆਂ ਬਾਜ਼ੀਆਂ ਮਗਰੋਂ ਖੇਡ ਮੁੱਕਦੀ ਹੈ। ਖਾਲੀ ਛੱਡੋ, ਤਾਂ ਤੁਹਾਡੇ ਰੋਕਣ ’ਤੇ ਮੁੱਕੇਗੀ।
draft-how-long = ਕਿੰਨਾ ਚਿਰ
draft-how-long-short = ਛੋਟਾ
draft-how-long-evening = ਇੱਕ ਸ਼ਾਮ
draft-how-long-long = ਲੰਮਾ
draft-how-long-exact = ਗੇੜ, ਬਲਾਕ ਅਤੇ ਬਾਜ਼ੀਆਂ ਆਪ ਚੁਣੋ
draft-stop-ends = ਲਗਭਗ { $end } ਵਜੇ ਮੁੱਕੇਗਾ
draft-stop-hands = ਹਰ ਮੇਜ਼ ’ਤੇ { $hands ->
    [one] { $hands } ਬਾਜ਼ੀ
   *[other] { $hands } ਬਾਜ਼ੀਆਂ
}, ਇੱਕ ਬਲਾਕ ਵਿੱਚ { $block }
draft-rounds = ਗੇੜ
draft-rounds-hint = ਇੱਕ ਗੇੜ ਵਿੱਚ ਚਾਰ ਖਿਡਾਰੀਆਂ ਨਾਲ 12 ਬਾਜ਼ੀਆਂ ਹਨ, ਅੱਠ ਨਾਲ ਹਰ ਇੱਕ ਦੀਆਂ 28।
draft-hands-per-block = ਇੱਕ ਬਲਾਕ ਵਿੱਚ ਬਾਜ਼ੀਆਂ
draft-hands-per-block-hint = ਉਹੀ ਚਾਰ ਖਿਡਾਰੀ ਉਹਨਾਂ ਹੀ ਸਾਥੀਆਂ ਨਾਲ ਕਿੰਨੀਆਂ ਬਾਜ਼ੀਆਂ ਇਕੱਠੇ ਖੇਡਦੇ ਹਨ।
draft-hands-per-block-4 = ਚਾਰ ਬਾਜ਼ੀਆਂ
draft-hands-per-block-2 = ਦੋ ਬਾਜ਼ੀਆਂ
draft-hands-per-block-1 = ਇੱਕ ਬਾਜ਼ੀ
draft-blocks = ਗੇੜਾਂ ਦੀ ਥਾਂ ਬਲਾਕ
draft-blocks-hint = ਖਾਲੀ ਛੱਡੋ: ਪੂਰੇ ਗੇੜ। ਗੇੜ ਨਾਲੋਂ ਘੱਟ ਬਲਾਕਾਂ ਵਿੱਚ ਹਰ ਕੋਈ ਹਰ ਇੱਕ ਦਾ ਸਾਥੀ ਨਹੀਂ ਬਣਦਾ; ਅਗਲਾ ਸਫ਼ਾ ਸ਼ੁਰੂ ਤੋਂ ਪਹਿਲਾਂ ਦੱਸਦਾ ਹੈ ਕਿ ਸ਼ਡਿਊਲ ਕਿੰਨਾ ਬਰਾਬਰ ਹੈ।
draft-rules = ਖੇਡ ਦੇ ਨਿਯਮ
draft-house = ਘਰੇਲੂ ਨਿਯਮ
draft-values = ਕਾਰਡਾਂ ਦੇ ਮੁੱਲ
draft-values-which = ਕਾਰਡ ਕਿੰਨੇ ਦੇ ਗਿਣੇ ਜਾਣ
draft-values-usual = ਆਮ
draft-values-usual-line = ਫ਼ਾਰਮੈਟ ਦੇ ਆਮ ਮੁੱਲ: ਮਿਆਰੀ, ਅਤੇ ਡੂਓ ਵਿੱਚ ਉਸ ਦੇ ਆਪਣੇ।
draft-values-std = ਮਿਆਰੀ
draft-values-std-line = ਨੰਬਰ ਕਾਰਡ ਆਪਣੇ ਨੰਬਰ ਜਿੰਨੇ, ਐਕਸ਼ਨ ਕਾਰਡ 20, ਕਾਲੇ ਕਾਰਡ 50।
draft-values-duo = ਡੂਓ
draft-values-duo-line = ਨੰਬਰ ਕਾਰਡ ਆਪਣੇ ਨੰਬਰ ਜਿੰਨੇ, ਐਕਸ਼ਨ ਕਾਰਡ 10, ਵਾਈਲਡ 15, ਵਾਈਲਡ ਡਰਾਅ ਚਾਰ 20।
draft-values-own = ਆਪਣੇ
draft-values-own-line = ਹਰ ਕਿਸਮ ਦੇ ਕਾਰਡ ਲਈ ਇੱਕ ਨੰਬਰ, 0 ਤੋਂ 1000 ਤੱਕ। ਜੋ ਖਾਲੀ ਛੱਡੋ, ਉਹ ਮਿਆਰੀ ਗਿਣਿਆ ਜਾਵੇਗਾ।
draft-values-face = ਆਪਣਾ ਨੰਬਰ
draft-rules-which = ਕਿਹੜੇ ਨਿਯਮ
draft-rules-hint = ਜਨਤਕ ਸਫ਼ੇ ’ਤੇ ਦਿਸਦੇ ਹਨ, ਤਾਂ ਜੋ ਹਰ ਮੇਜ਼ ’ਤੇ ਇੱਕੋ ਜਿਹੀ ਖੇਡ ਹੋਵੇ। ਲਿੰਕ ਨਵੀਂ ਟੈਬ ਵਿੱਚ ਖੁੱਲ੍ਹਦੇ ਹਨ।
draft-entrants = ਕੌਣ ਖੇਡਦਾ ਹੈ
draft-entrants-hint = ਨਾਂ ਜਿਵੇਂ ਹਨ ਤਿਵੇਂ ਹੀ ਪੇਸਟ ਕਰੋ: ਹਰ ਸਤਰ ਵਿੱਚ ਇੱਕ, ਵਿਚਕਾਰ ਕਾਮੇ ਨਾਲ, ਜਾਂ ਸਾਰਣੀ ਵਜੋਂ। ਟੀਮਾਂ ਲਈ ਹਰ ਸਤਰ ਵਿੱਚ ਇੱਕ ਟੀਮ: “ਲਾਲ: ਅਮਨ + ਕਿਰਨ”।
draft-roster = ਕਲੱਬ ਦੀ ਸੂਚੀ ਵਿੱਚੋਂ
draft-roster-hint = ਜਿਨ੍ਹਾਂ ’ਤੇ ਟਿੱਕ ਹੈ, ਉਹ ਵੀ ਖੇਡਣਗੇ। ਨਵੇਂ ਨਾਂ ਸੂਚੀ ਵਿੱਚ ਜੁੜ ਜਾਂਦੇ ਹਨ।
draft-order = ਤਰਤੀਬ
draft-order-hint = ਤਰਤੀਬ ਤੋਂ ਤੈਅ ਹੁੰਦਾ ਹੈ ਕਿ ਸ਼ੁਰੂ ਵਿੱਚ ਕੌਣ ਕਿਸ ਨਾਲ ਖੇਡੇ।
draft-order-lot = ਪਰਚੀ ਪਾ ਕੇ
draft-order-lot-line = ਪਰਚੀ ਦਾ ਨਤੀਜਾ ਦਰਜ ਹੁੰਦਾ ਹੈ ਅਤੇ ਜਨਤਕ ਸਫ਼ੇ ’ਤੇ ਦਿਸਦਾ ਹੈ।
draft-order-typed = ਜਿਵੇਂ ਲਿਖੀ
draft-order-typed-line = ਪਹਿਲਾਂ ਲਿਖੇ ਨਾਂ, ਫਿਰ ਟਿੱਕ ਵਾਲੇ ਖਿਡਾਰੀ।
draft-more = ਹੋਰ ਚੋਣਾਂ
draft-fixed-seats = ਪੱਕੀਆਂ ਸੀਟਾਂ
draft-fixed-seats-hint = ਵਿਰੋਧੀ ਬਲਾਕ ਦੀਆਂ ਚਾਰੇ ਬਾਜ਼ੀਆਂ ਵਿੱਚ ਆਪਣੀ ਸੀਟ ’ਤੇ ਰਹਿੰਦੇ ਹਨ। ਨਹੀਂ ਤਾਂ ਦੂਜੀ ਬਾਜ਼ੀ ਮਗਰੋਂ ਉਹ ਸੀਟਾਂ ਵਟਾਉਂਦੇ ਹਨ, ਤਾਂ ਜੋ ਹਰ ਇੱਕ ਦੇ ਖੱਬੇ ਪਾਸੇ ਹਰ ਕੋਈ ਬਰਾਬਰ ਵਾਰ ਬੈਠੇ।
draft-duplicate = ਇੱਕੋ ਵੰਡ
draft-duplicate-hint = ਹਰ ਮੇਜ਼ ਨੂੰ ਇੱਕ ਬਾਜ਼ੀ ਲਈ ਇੱਕੋ ਜਿਹੇ ਕਾਰਡ ਮਿਲਦੇ ਹਨ, ਇਸ ਲਈ ਦਰਜਾਬੰਦੀ ਇਹ ਵੀ ਦਿਖਾ ਸਕਦੀ ਹੈ ਕਿ ਉਹਨਾਂ ਤੋਂ ਸਭ ਤੋਂ ਵੱਧ ਕਿਸ ਨੇ ਬਣਾਇਆ। ਸਿਰਫ਼ ਫ਼ੋਨਾਂ ’ਤੇ ਖੇਡੀਆਂ ਬਾਜ਼ੀਆਂ ਲਈ; ਦੋ ਮੇਜ਼ ਜਾਂ ਦੋ ਗੇੜ ਚਾਹੀਦੇ ਹਨ।
draft-create = ਸ਼ਡਿਊਲ ਬਣਾਓ
draft-create-hint = ਅਜੇ ਕੁਝ ਸ਼ੁਰੂ ਨਹੀਂ ਹੁੰਦਾ: ਪਹਿਲਾਂ ਤੁਹਾਨੂੰ ਸ਼ਡਿਊਲ ਦਿਸੇਗਾ।
draft-save = ਬਦਲਾਅ ਸੰਭਾਲੋ
draft-cancel = ਰਹਿਣ ਦਿਓ
draft-summary = ਸਾਰ
draft-summary-until = { $start } ਤੋਂ ਲਗਭਗ
draft-summary-players = ਖਿਡਾਰੀ
draft-summary-tables = ਮੇਜ਼
draft-summary-resting = { $count } ਦਾ ਆਰਾਮ
draft-summary-hands = ਹਰ ਮੇਜ਼ ’ਤੇ ਬਾਜ਼ੀਆਂ
draft-terms-change = ਬਦਲੋ
draft-conflict = ਤੁਹਾਡੇ ਕੋਲ ਖੁੱਲ੍ਹਾ ਹੁੰਦਿਆਂ { $who } ਨੇ ਇਹ ਖਰੜਾ ਬਦਲ ਦਿੱਤਾ
draft-conflict-help = ਕੁਝ ਗੁਆਚਿਆ ਨਹੀਂ: ਤੁਹਾਡਾ ਰੂਪ ਹੇਠਾਂ ਫਾਰਮ ਵਿੱਚ ਹੈ, ਦੂਜਾ ਸੰਭਾਲਿਆ ਹੋਇਆ ਹੈ। ਤੁਲਨਾ ਕਰੋ, ਜੋ ਚਾਹੋ ਬਦਲੋ, ਅਤੇ ਮੁੜ ਸੰਭਾਲੋ: ਤਦ ਤੁਹਾਡਾ ਰੂਪ ਦੂਜੇ ਦੀ ਥਾਂ ਲੈ ਲਵੇਗਾ।
draft-conflict-column = ਖਾਨਾ
draft-conflict-theirs = ਹੁਣ ਸੰਭਾਲਿਆ
draft-conflict-mine = ਤੁਹਾਡਾ, ਹੇਠਾਂ
draft-conflict-same = ਹੁਣ ਦੋਵੇਂ ਰੂਪ ਇੱਕੋ ਹਨ। ਤੈਅ ਕਰਨ ਨੂੰ ਕੁਝ ਨਹੀਂ।
draft-conflict-keep = ਸੰਭਾਲਿਆ ਰੂਪ ਰੱਖੋ
draft-no = ਨਹੀਂ
draft-yes = ਹਾਂ
draft-empty = (ਖਾਲੀ)

problem-in-line = ਸਤਰ { $line }: { $problem }
problem-not-a-number = “{ $given }” ਪੂਰਾ ਨੰਬਰ ਨਹੀਂ। ਸਿਰਫ਼ ਹਿੰਦਸੇ ਲਿਖੋ, ਜਿਵੇਂ { $example }।
problem-date-malformed = “{ $given }” ਤਾਰੀਖ ਨਹੀਂ। ਸਾਲ-ਮਹੀਨਾ-ਦਿਨ ਲਿਖੋ, ਜਿਵੇਂ { $example }।
problem-time-malformed = “{ $given }” ਸਮਾਂ ਨਹੀਂ। ਘੰਟੇ ਅਤੇ ਮਿੰਟ ਲਿਖੋ, ਜਿਵੇਂ 19:30।
problem-date-missing = ਦੱਸੋ ਕਿ ਕਿਸ ਦਿਨ ਖੇਡਣਾ ਹੈ।
problem-time-missing = ਦੱਸੋ ਕਿ ਕਿੰਨੇ ਵਜੇ ਸ਼ੁਰੂ ਕਰਨਾ ਹੈ।
problem-time-skipped = ਉਸ ਰਾਤ ਘੜੀਆਂ ਅੱਗੇ ਹੁੰਦੀਆਂ ਹਨ, ਇਸ ਲਈ { $zone } ਵਿੱਚ { $time } ਹੁੰਦਾ ਹੀ ਨਹੀਂ। { $next } ਜਾਂ ਉਸ ਤੋਂ ਬਾਅਦ ਦਾ ਸਮਾਂ ਲਿਖੋ।
problem-time-twice = ਉਸ ਰਾਤ ਘੜੀਆਂ ਪਿੱਛੇ ਹੁੰਦੀਆਂ ਹਨ, ਇਸ ਲਈ { $zone } ਵਿੱਚ { $time } ਦੋ ਵਾਰ ਆਉਂਦਾ ਹੈ। ਚੁਣੋ ਕਿ ਤੁਹਾਡਾ ਮਤਲਬ ਕਿਹੜਾ ਹੈ।
problem-choice-missing = ਇੱਕ ਚੁਣੋ।
problem-entrants-missing = ਦੱਸੋ ਕਿ ਕੌਣ ਖੇਡਦਾ ਹੈ: { $needed } ਖਿਡਾਰੀ ਲਿਖੋ ਜਾਂ ਟਿੱਕ ਕਰੋ।
draft-player-count = “{ $format }” ਲਈ { $needed } ਖਿਡਾਰੀ ਚਾਹੀਦੇ ਹਨ, ਪਰ { $given ->
    [one] { $given } ਦਾ ਨਾਂ ਦਿੱਤਾ ਗਿਆ ਹੈ
   *[other] { $given } ਦੇ ਨਾਂ ਦਿੱਤੇ ਗਏ ਹਨ
}।
draft-player-range = “{ $format }” ਲਈ { $needed } ਤੋਂ { $max } ਖਿਡਾਰੀ ਚਾਹੀਦੇ ਹਨ, ਪਰ { $given ->
    [one] { $given } ਦਾ ਨਾਂ ਦਿੱਤਾ ਗਿਆ ਹੈ
   *[other] { $given } ਦੇ ਨਾਂ ਦਿੱਤੇ ਗਏ ਹਨ
}।
draft-team-count = “{ $format }” ਲਈ { $needed } ਟੀਮਾਂ ਚਾਹੀਦੀਆਂ ਹਨ, ਪਰ { $given ->
    [one] { $given } ਹੈ
   *[other] { $given } ਹਨ
}।

## A draft

draft-edit = ਬਦਲੋ
draft-delete = ਮਿਟਾਓ
draft-fact-rounds = { $count ->
    [one] { $count } ਗੇੜ
   *[other] { $count } ਗੇੜ
}
draft-fact-blocks = { $count ->
    [one] { $count } ਬਲਾਕ
   *[other] { $count } ਬਲਾਕ
}
draft-fact-target = { $points } ਅੰਕਾਂ ਤੱਕ
draft-fact-limit = ਹੱਦ { $points }
draft-fact-out = { $points } ’ਤੇ ਬਾਹਰ
draft-fact-stops = ਕਿਸੇ ਦੇ ਹੱਦ ’ਤੇ ਪਹੁੰਚਦੇ ਹੀ ਰੁਕਦਾ ਹੈ
draft-fact-agreed = { $count ->
    [one] { $count } ਬਾਜ਼ੀ
   *[other] { $count } ਬਾਜ਼ੀਆਂ
}
draft-fact-open-end = ਤੁਹਾਡੇ ਰੋਕਣ ਤੱਕ
draft-fact-fixed-seats = ਪੱਕੀਆਂ ਸੀਟਾਂ
draft-fact-duplicate = ਇੱਕੋ ਵੰਡ
draft-drawn = ਤਰਤੀਬ ਪਰਚੀ ਨਾਲ ਨਿਕਲੀ ({ $when }): { $order }
draft-drawn-again = ਹੁਣ ਤੱਕ ਦੀਆਂ ਪਰਚੀਆਂ: { $count }। ਸਾਰੀਆਂ ਹੇਠਾਂ “ਕੀ ਕੀਤਾ ਗਿਆ, ਕਿਸ ਵੱਲੋਂ” ਵਿੱਚ ਦਰਜ ਹਨ।
draft-draw = ਪਰਚੀ ਪਾਓ
draft-redraw = ਮੁੜ ਪਰਚੀ
draft-order-as-typed = ਤਰਤੀਬ ਜਿਵੇਂ ਲਿਖੀ ਗਈ: { $order }
draft-schedule = ਸ਼ਡਿਊਲ
side-of-two = { $one } ਅਤੇ { $other }
draft-fair = ਨਿਰਪੱਖ: ਪੂਰੇ ਸ਼ਡਿਊਲ ਵਿੱਚ ਹਰ ਖਿਡਾਰੀ ਹਰ ਦੂਜੇ ਦਾ { $partners } ਵਾਰ ਸਾਥੀ ਅਤੇ { $opponents } ਵਾਰ ਵਿਰੋਧੀ ਹੈ, { $left } ਵਾਰ ਉਸ ਦੇ ਖੱਬੇ ਬੈਠਦਾ ਹੈ, { $deals } ਵਾਰ ਵੰਡਦਾ ਹੈ ਅਤੇ { $openings } ਵਾਰ ਪਹਿਲੀ ਚਾਲ ਚੱਲਦਾ ਹੈ।
draft-fair-lazy = ਨਿਰਪੱਖ: ਪੂਰੇ ਸ਼ਡਿਊਲ ਵਿੱਚ ਹਰ ਖਿਡਾਰੀ ਹਰ ਦੂਜੇ ਦਾ { $partners } ਵਾਰ ਸਾਥੀ ਅਤੇ { $opponents } ਵਾਰ ਵਿਰੋਧੀ ਹੈ, ਅਤੇ { $left } ਵਾਰ ਉਸ ਦੇ ਖੱਬੇ ਬੈਠਦਾ ਹੈ। ਕੌਣ ਵੰਡੇ ਅਤੇ ਪਹਿਲੀ ਚਾਲ ਕਿਸ ਦੀ ਹੋਵੇ, ਇਹ ਬਾਜ਼ੀਆਂ ਤੋਂ ਤੈਅ ਹੁੰਦਾ ਹੈ।
draft-fairness = ਪੂਰੇ ਸ਼ਡਿਊਲ ਵਿੱਚ ਹਰ ਖਿਡਾਰੀ ਹਰ ਦੂਜੇ ਦਾ { $partners } ਵਾਰ ਸਾਥੀ ਅਤੇ { $opponents } ਵਾਰ ਵਿਰੋਧੀ ਹੈ, { $left } ਵਾਰ ਉਸ ਦੇ ਖੱਬੇ ਬੈਠਦਾ ਹੈ, { $deals } ਵਾਰ ਵੰਡਦਾ ਹੈ ਅਤੇ { $openings } ਵਾਰ ਪਹਿਲੀ ਚਾਲ ਚੱਲਦਾ ਹੈ।
draft-fairness-lazy = ਪੂਰੇ ਸ਼ਡਿਊਲ ਵਿੱਚ ਹਰ ਖਿਡਾਰੀ ਹਰ ਦੂਜੇ ਦਾ { $partners } ਵਾਰ ਸਾਥੀ ਅਤੇ { $opponents } ਵਾਰ ਵਿਰੋਧੀ ਹੈ, ਅਤੇ { $left } ਵਾਰ ਉਸ ਦੇ ਖੱਬੇ ਬੈਠਦਾ ਹੈ। ਕੌਣ ਵੰਡੇ ਅਤੇ ਪਹਿਲੀ ਚਾਲ ਕਿਸ ਦੀ ਹੋਵੇ, ਇਹ ਬਾਜ਼ੀਆਂ ਤੋਂ ਤੈਅ ਹੁੰਦਾ ਹੈ।
draft-hands-each = ਹਰ ਖਿਡਾਰੀ { $hands } ਬਾਜ਼ੀਆਂ ਖੇਡਦਾ ਹੈ।
draft-rests = ਹਰ ਖਿਡਾਰੀ ਦੇ ਆਰਾਮ ਦੇ ਬਲਾਕ: { $blocks }।
draft-range = { $min } ਤੋਂ { $max }
draft-start-help = ਸ਼ਡਿਊਲ ਵਿੱਚ ਸਾਰੇ ਚਾਹੀਦੇ ਹਨ। ਜਿਸ ਨੇ ਨਹੀਂ ਆਉਣਾ, ਪਹਿਲਾਂ ਉਸ ਦਾ ਨਾਂ ਬਦਲੋ ਜਾਂ ਹਟਾਓ।
draft-start-all = { $count ->
    [one] { $count } ਖਿਡਾਰੀ ਹਾਜ਼ਰ: ਸ਼ੁਰੂ ਕਰੋ
   *[other] ਸਾਰੇ { $count } ਹਾਜ਼ਰ: ਸ਼ੁਰੂ ਕਰੋ
}
draft-start-some = ਹੁਣ ਤੱਕ ਟਿੱਕ: { $all } ਵਿੱਚੋਂ { $here }। ਬਟਨ ਬਾਕੀਆਂ ’ਤੇ ਵੀ ਟਿੱਕ ਲਾ ਦੇਵੇਗਾ।
draft-here-title = ਕੌਣ ਹਾਜ਼ਰ ਹੈ
draft-here-count = { $all } ਵਿੱਚੋਂ { $here }
draft-first-block = ਸ਼ੁਰੂ ਵਿੱਚ ਕੌਣ ਕਿੱਥੇ
draft-more-tables = { $count } ਹੋਰ ਮੇਜ਼
draft-drawn-when = ਪਰਚੀ ਪਾ ਕੇ, { $when }
draft-further = ਹੋਰ
draft-figure-length = ਸਮਾਂ
draft-figure-ends = ਲਗਭਗ ਸਮਾਪਤ
draft-figure-about = ਲਗਭਗ { $hands }
draft-figure-meetings = ਸਾਥੀ, ਵਿਰੋਧੀ
draft-figure-times = { $partners }×, { $opponents }×
draft-figure-even = ਸਭ ਦੇ ਬਰਾਬਰ
draft-figure-uneven = ਲਗਭਗ ਬਰਾਬਰ
draft-figure-partly = ਸਭ ਨਾਲ ਨਹੀਂ
draft-figure-range = { $min }–{ $max }
draft-figure-rests = ਆਰਾਮ
draft-figure-blocks = { $min }–{ $max } ਬਲਾਕ
draft-replace = ਖਿਡਾਰੀ ਬਦਲੋ ਜਾਂ ਜੋੜੋ
draft-present-save = ਹਾਜ਼ਰੀ ਸੰਭਾਲੋ
start-missing = { $count ->
    [one] ਸ਼ੁਰੂ ਨਹੀਂ ਹੋਇਆ। ਅਜੇ ਨਹੀਂ ਆਏ: { $names }।
   *[other] ਸ਼ੁਰੂ ਨਹੀਂ ਹੋਇਆ। ਅਜੇ ਨਹੀਂ ਆਏ: { $names }।
}
start-missing-help = ਜੋ ਇਸ ਦੌਰਾਨ ਆ ਗਏ, ਉਹਨਾਂ ’ਤੇ ਟਿੱਕ ਲਾਓ। ਜੇ ਕਿਸੇ ਖਿਡਾਰੀ ਨੇ ਨਹੀਂ ਆਉਣਾ, ਤਾਂ ਖਰੜਾ ਬਦਲੋ, ਉਸ ਦੀ ਥਾਂ ਹੋਰ ਨਾਂ ਲਿਖੋ ਅਤੇ ਨਵੇਂ ਨਾਂ ’ਤੇ ਟਿੱਕ ਲਾਓ। ਸਿਰਫ਼ ਟਿੱਕ ਸੰਭਾਲੇ ਗਏ।
start-changed = ਸ਼ੁਰੂ ਨਹੀਂ ਹੋਇਆ: ਤੁਹਾਡੇ ਕੋਲ ਇਹ ਸਫ਼ਾ ਖੁੱਲ੍ਹਾ ਹੁੰਦਿਆਂ ਖਰੜਾ ਬਦਲਿਆ ਗਿਆ
start-changed-help = ਹੁਣ ਦਾ ਸ਼ਡਿਊਲ ਦੇਖੋ, ਫਿਰ ਮੁੜ ਸ਼ੁਰੂ ਕਰੋ। ਤੁਹਾਡੀਆਂ ਟਿੱਕਾਂ ਲੱਗੀਆਂ ਹੋਈਆਂ ਹਨ।
deletion-title = { $name } ਨੂੰ ਮਿਟਾਉਣਾ ਹੈ?
deletion-text = ਖਰੜਾ, ਉਸ ਦੇ ਖਿਡਾਰੀਆਂ ਦੀ ਤਰਤੀਬ ਅਤੇ ਉਸ ਵਿੱਚ ਕੀਤੇ ਕੰਮਾਂ ਦਾ ਰਿਕਾਰਡ ਸਦਾ ਲਈ ਮਿਟ ਜਾਣਗੇ। ਖਿਡਾਰੀ ਕਲੱਬ ਦੀ ਸੂਚੀ ਵਿੱਚ ਰਹਿਣਗੇ।
deletion-button = ਇਹ ਖਰੜਾ ਮਿਟਾਓ
deletion-text-started = ਟੂਰਨਾਮੈਂਟ, ਉਸ ਦਾ ਜਨਤਕ ਸਫ਼ਾ ਅਤੇ ਉਸ ਵਿੱਚ ਕੀਤੇ ਕੰਮਾਂ ਦਾ ਰਿਕਾਰਡ ਸਦਾ ਲਈ ਮਿਟ ਜਾਣਗੇ। ਖਿਡਾਰੀ ਕਲੱਬ ਦੀ ਸੂਚੀ ਵਿੱਚ ਰਹਿਣਗੇ।
deletion-loses-codes = ਮੇਜ਼ਾਂ ਦੇ ਕੋਡ ਅਤੇ ਨਿੱਜੀ ਲਿੰਕ ਕੰਮ ਕਰਨਾ ਬੰਦ ਕਰ ਦੇਣਗੇ।
deletion-loses-history = { $count ->
    [one] ਇਸ ਦੇ ਨਾਲ { $count } ਦਰਜ ਗੱਲ ਵੀ ਮਿਟੇਗੀ, ਜੋ ਗਿਣੀ ਨਹੀਂ ਜਾਂਦੀ।
   *[other] ਇਸ ਦੇ ਨਾਲ { $count } ਦਰਜ ਗੱਲਾਂ ਵੀ ਮਿਟਣਗੀਆਂ, ਜੋ ਗਿਣੀਆਂ ਨਹੀਂ ਜਾਂਦੀਆਂ।
}
deletion-loses-arrivals = { $count ->
    [one] { $count } ਜਣੇ ਦੀ ਹਾਜ਼ਰੀ ਲੱਗੀ ਹੈ।
   *[other] { $count } ਜਣਿਆਂ ਦੀ ਹਾਜ਼ਰੀ ਲੱਗੀ ਹੈ।
}
deletion-announcement = ਐਲਾਨ ਆਪਣੀ ਨਾਂ-ਸੂਚੀ ਸਮੇਤ ਵਾਪਸ ਆ ਜਾਵੇਗਾ।
deletion-name = ਮਿਟਾਉਣ ਲਈ ਟੂਰਨਾਮੈਂਟ ਦਾ ਨਾਂ ਲਿਖੋ
deletion-button-started = ਇਹ ਟੂਰਨਾਮੈਂਟ ਮਿਟਾਓ
problem-deletion-name = ਇਹ ਇਸ ਟੂਰਨਾਮੈਂਟ ਦਾ ਨਾਂ ਨਹੀਂ।

## Other words of these pages

start-missing-tick = ਜੋ ਹਾਜ਼ਰ ਹਨ, ਟਿੱਕ ਲਾਓ
draft-conflict-somebody = ਤੁਹਾਡੇ ਕੋਲ ਖੁੱਲ੍ਹਾ ਹੁੰਦਿਆਂ ਇਹ ਖਰੜਾ ਬਦਲਿਆ ਗਿਆ
draft-match-goes-on = ਸੀਟਾਂ ਉਹੀ ਰਹਿੰਦੀਆਂ ਹਨ, ਅਤੇ ਹਰ ਬਾਜ਼ੀ ਮਗਰੋਂ ਵੰਡ ਘੜੀ ਦੀ ਦਿਸ਼ਾ ਵਿੱਚ ਅੱਗੇ ਵਧਦੀ ਹੈ, ਜਦ ਤੱਕ ਮੈਚ ਦਾ ਫ਼ੈਸਲਾ ਨਹੀਂ ਹੁੰਦਾ।

## ਪਹਿਲਾਂ ਨਾਂ, ਫਿਰ ਉਹਨਾਂ ਲਈ ਫ਼ਾਰਮੈਟ

draft-step-names = ਕੌਣ ਖੇਡੇਗਾ
draft-step-format = ਕੀ ਖੇਡਣਾ ਹੈ
draft-step-when = ਕਦੋਂ
draft-continue = ਅੱਗੇ ਵਧੋ
draft-count-again = ਨਾਂ ਮੁੜ ਦੇਖੋ
offer-players = { $count ->
    [one] { $count } ਖਿਡਾਰੀ
   *[other] { $count } ਖਿਡਾਰੀ
}
offer-teams = ਟੀਮਾਂ: { $count }, ਖਿਡਾਰੀ: { $players }
offer-tidied = ਸੂਚੀ ਸੰਵਾਰੀ ਗਈ: ਹਰ ਨਾਂ ਵੱਖਰਾ, ਬਿਨਾਂ ਨੰਬਰਾਂ, ਬਿੰਦੀਆਂ ਅਤੇ ਕਾਮਿਆਂ ਦੇ।
offer-nothing = ਇੰਨਿਆਂ ਲਈ ਕੋਈ ਫ਼ਾਰਮੈਟ ਨਹੀਂ। 2 ਤੋਂ 64 ਖਿਡਾਰੀ ਚਾਹੀਦੇ ਹਨ, ਜਾਂ ਬਰਾਬਰ ਖਿਡਾਰੀਆਂ ਵਾਲੀਆਂ ਦੋ ਟੀਮਾਂ।
offer-others = ਹੋਰ ਫ਼ਾਰਮੈਟ
offer-takes = ਹਰ ਮੇਜ਼ ’ਤੇ { $hands ->
    [one] { $hands } ਬਾਜ਼ੀ
   *[other] { $hands } ਬਾਜ਼ੀਆਂ
} · { $time }
offer-takes-until = ਹਰ ਮੇਜ਼ ’ਤੇ { $hands ->
    [one] { $hands } ਬਾਜ਼ੀ
   *[other] { $hands } ਬਾਜ਼ੀਆਂ
} · { $time } · ਲਗਭਗ { $end } ਵਜੇ ਮੁੱਕੇਗਾ
offer-takes-about = ਲਗਭਗ { $hands ->
    [one] { $hands } ਬਾਜ਼ੀ
   *[other] { $hands } ਬਾਜ਼ੀਆਂ
} · ਲਗਭਗ { $time }
offer-takes-about-until = ਲਗਭਗ { $hands ->
    [one] { $hands } ਬਾਜ਼ੀ
   *[other] { $hands } ਬਾਜ਼ੀਆਂ
} · ਲਗਭਗ { $time } · ਲਗਭਗ { $end } ਵਜੇ ਮੁੱਕੇਗਾ
names-remove = ਹਟਾਓ: { $name }
problem-more-players = { $count ->
    [one] { $count } ਹੋਰ ਖਿਡਾਰੀ ਚਾਹੀਦਾ ਹੈ
   *[other] { $count } ਹੋਰ ਖਿਡਾਰੀ ਚਾਹੀਦੇ ਹਨ
}
problem-fewer-players = { $count } ਖਿਡਾਰੀ ਵੱਧ
problem-equal-teams = ਬਰਾਬਰ ਖਿਡਾਰੀਆਂ ਵਾਲੀਆਂ ਦੋ ਟੀਮਾਂ ਚਾਹੀਦੀਆਂ ਹਨ
problem-no-teams = ਟੀਮਾਂ ਨਹੀਂ, ਵੱਖਰੇ-ਵੱਖਰੇ ਖਿਡਾਰੀ ਚਾਹੀਦੇ ਹਨ
problem-name-alike = “{ $name }” ਅਤੇ “{ $other }” ਇੱਕੋ ਨਾਂ ਲੱਗਦੇ ਹਨ। ਜੇ ਦੋ ਜਣੇ ਹਨ, ਤਾਂ ਨਾਲ ਕੁਝ ਜੋੜੋ ਤਾਂ ਜੋ ਪਛਾਣ ਹੋ ਸਕੇ, ਜਿਵੇਂ ਗੋਤ।
pasted-understood = ਨਾਂ ਇਸ ਤਰ੍ਹਾਂ ਸਮਝੇ ਗਏ
pasted-left-out = ਛੱਡਿਆ ਗਿਆ: { $what }
pasted-quoted = “{ $text }”
pasted-ways = ਇਹਨਾਂ ਵਿੱਚੋਂ ਨਾਂ ਕਿਹੜਾ ਹੈ?
pasted-ways-hint = ਹਰ ਸਤਰ ਵਿੱਚ ਕਈ ਹਿੱਸੇ ਹਨ। ਉਹ ਚੁਣੋ ਜਿਸ ਵਿੱਚ ਨਾਂ ਸਹੀ ਦਿਸਣ।
problem-columns-missing = ਹਰ ਸਤਰ ਵਿੱਚ ਕਈ ਹਿੱਸੇ ਹਨ। ਚੁਣੋ ਕਿ ਨਾਂ ਕਿਸ ਤੋਂ ਬਣਦਾ ਹੈ।
problem-mail-for-name = ਸਤਰ { $line }: “{ $mail }” ਈ-ਮੇਲ ਪਤਾ ਹੈ। ਇਸ ਦੀ ਥਾਂ ਉਸ ਵਿਅਕਤੀ ਦਾ ਨਾਂ ਲਿਖੋ।
problem-name-near = “{ $name }” ਲਗਭਗ “{ $other }” ਵਰਗਾ ਹੀ ਨਾਂ ਹੈ। ਨਾਂਵਾਂ ਹੇਠਲਾ ਸਵਾਲ ਦੇਖੋ, ਫਿਰ ਅੱਗੇ ਵਧੋ।
near-known = “{ $name }” ਕਲੱਬ ਦੀ ਸੂਚੀ ਵਿੱਚ ਨਹੀਂ ਹੈ, ਪਰ ਲਗਭਗ ਇਸੇ ਨਾਂ ਦਾ ਕੋਈ ਹੈ। ਜੇ ਉਹੀ ਹੈ, ਤਾਂ ਟਿੱਕ ਲਾਓ; ਨਹੀਂ ਤਾਂ ਇਹ ਕੋਈ ਹੋਰ ਹੈ, ਸੂਚੀ ਵਿੱਚ ਨਵਾਂ।
near-is = ਇਹ { $name } ਹਨ
near-here = “{ $name }” ਅਤੇ “{ $other }” ਇੱਕੋ ਜਿਹੇ ਲੱਗਦੇ ਹਨ। ਜੇ ਇੱਕੋ ਜਣਾ ਹੈ, ਤਾਂ ਦੋਵਾਂ ਵਿੱਚੋਂ ਇੱਕ ਨਾਂ ਹਟਾਓ; ਜੇ ਦੋ ਜਣੇ ਹਨ, ਤਾਂ ਇਵੇਂ ਹੀ ਰਹਿਣ ਦਿਓ।
roster-filter = ਨਾਂ ਲੱਭੋ
roster-filter-ticks = ਲੱਭਣ ਲਈ ਲਿਖੋ। ਹੇਠਲਾ ਤੀਰ ਸੂਚੀ ਵਿੱਚ ਲੈ ਜਾਂਦਾ ਹੈ, ਉੱਥੇ Space ਨਾਲ ਟਿੱਕ ਲੱਗਦੀ ਹੈ; Enter ਨਾਲ ਲੱਭੇ ਪਹਿਲੇ ਨਾਂ ’ਤੇ ਟਿੱਕ ਲੱਗਦੀ ਹੈ।
roster-filter-open = ਲੱਭਣ ਲਈ ਲਿਖੋ। ਹੇਠਲਾ ਤੀਰ ਸੂਚੀ ਵਿੱਚ ਲੈ ਜਾਂਦਾ ਹੈ; Enter ਨਾਲ ਲੱਭਿਆ ਪਹਿਲਾ ਨਾਂ ਖੁੱਲ੍ਹਦਾ ਹੈ।
roster-filter-nobody = ਇਸ ਨਾਂ ਦਾ ਕੋਈ ਨਹੀਂ।

## The setting of a tournament

draft-move-seconds = ਫ਼ੋਨਾਂ ’ਤੇ ਇੱਕ ਚਾਲ ਲਈ ਸਕਿੰਟ
draft-move-seconds-hint = ਫ਼ੋਨਾਂ ਵਾਲੀਆਂ ਬਾਜ਼ੀਆਂ ਲਈ: ਜੇ ਖਿਡਾਰੀ ਓਨੇ ਵਿੱਚ ਚਾਲ ਨਾ ਚੱਲੇ, ਤਾਂ ਬੋਟ ਚੱਲਦਾ ਹੈ; ਅੱਧੇ ਸਮੇਂ ’ਤੇ ਯਾਦ ਕਰਾਇਆ ਜਾਂਦਾ ਹੈ। ਖਾਲੀ ਛੱਡੋ: ਕੋਈ ਹੱਦ ਨਹੀਂ।
draft-fact-move-seconds = { $count ->
    [one] ਫ਼ੋਨਾਂ ’ਤੇ ਪ੍ਰਤੀ ਚਾਲ { $count } ਸਕਿੰਟ
   *[other] ਫ਼ੋਨਾਂ ’ਤੇ ਪ੍ਰਤੀ ਚਾਲ { $count } ਸਕਿੰਟ
}

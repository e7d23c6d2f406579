### Events of several stages: the public pages, the organiser's pages, and the form.

## Stages

staged-form-groups = ਗਰੁੱਪ
staged-form-league = ਹਰ ਕੋਈ ਹਰ ਇੱਕ ਦੇ ਖਿਲਾਫ਼
staged-form-knock-out = ਨਾਕਆਊਟ
staged-group = ਗਰੁੱਪ { $number }
staged-third = ਤੀਜਾ ਸਥਾਨ
staged-final = ਫ਼ਾਈਨਲ
staged-semi-final = ਸੈਮੀਫ਼ਾਈਨਲ
staged-quarter-final = ਕੁਆਰਟਰ ਫ਼ਾਈਨਲ
staged-round-of = ਆਖਰੀ { $count }
staged-play-off = ਅੱਗੇ ਜਾਣ ਲਈ ਪਲੇਅ-ਆਫ਼

staged-draw-seeding = ਤਰਤੀਬ ਅਨੁਸਾਰ: ਸਭ ਤੋਂ ਤਕੜੇ ਦੇਰ ਨਾਲ ਆਹਮੋ-ਸਾਹਮਣੇ
staged-draw-lot = ਪਰਚੀ ਪਾ ਕੇ
staged-draw-apart = ਪਰਚੀ ਪਾ ਕੇ, ਪਰ ਇੱਕੋ ਕਲੱਬ ਜਾਂ ਪਰਿਵਾਰ ਵਾਲੇ ਦੇਰ ਨਾਲ ਆਹਮੋ-ਸਾਹਮਣੇ

staged-cut-best-of-each = { $count ->
    [one] ਹਰ ਗਰੁੱਪ ਵਿੱਚੋਂ ਚੋਟੀ ਦਾ ਇੱਕ ਅੱਗੇ ਜਾਂਦਾ ਹੈ
   *[other] ਹਰ ਗਰੁੱਪ ਵਿੱਚੋਂ ਚੋਟੀ ਦੇ { $count } ਅੱਗੇ ਜਾਂਦੇ ਹਨ
}
staged-cut-best = { $count ->
    [one] ਚੋਟੀ ਦਾ ਇੱਕ ਅੱਗੇ ਜਾਂਦਾ ਹੈ
   *[other] ਚੋਟੀ ਦੇ { $count } ਅੱਗੇ ਜਾਂਦੇ ਹਨ
}
staged-cut-luckiest = { $count ->
    [one] ਬਾਕੀ ਸਾਰਿਆਂ ਵਿੱਚੋਂ ਚੋਟੀ ਦਾ ਇੱਕ ਵੀ ਅੱਗੇ ਜਾਂਦਾ ਹੈ
   *[other] ਬਾਕੀ ਸਾਰਿਆਂ ਵਿੱਚੋਂ ਚੋਟੀ ਦੇ { $count } ਵੀ ਅੱਗੇ ਜਾਂਦੇ ਹਨ
}
staged-cut-named = ਸਥਾਨ ਕੋਈ ਵੀ ਹੋਵੇ, ਅੱਗੇ: { $names }
staged-cut-byes = ਇਸ ਪੜਾਅ ਤੋਂ ਸ਼ਾਮਲ: { $names }
staged-level-order = ਅੱਗੇ ਜਾਣ ਦੀ ਹੱਦ ’ਤੇ ਬਰਾਬਰੀ: ਜੋ ਤਰਤੀਬ ਵਿੱਚ ਉੱਪਰ ਹੋਵੇ, ਉਹ ਅੱਗੇ ਜਾਂਦਾ ਹੈ
staged-level-play-off = ਅੱਗੇ ਜਾਣ ਦੀ ਹੱਦ ’ਤੇ ਬਰਾਬਰੀ: ਇੱਕ ਬਾਜ਼ੀ ਦਾ ਪਲੇਅ-ਆਫ਼
staged-carry-nothing = ਸਾਰੇ ਸਿਫ਼ਰ ਤੋਂ ਸ਼ੁਰੂ ਕਰਦੇ ਹਨ
staged-carry-points = { $percent }% ਅੰਕ ਨਾਲ ਜਾਂਦੇ ਹਨ
staged-carry-order = ਤਰਤੀਬ ਨਾਲ ਜਾਂਦੀ ਹੈ: ਅੰਤ ਵਿੱਚ ਬਰਾਬਰ ਰਹਿਣ ਵਾਲਿਆਂ ਦਾ ਫ਼ੈਸਲਾ ਉਸ ਤੋਂ ਹੁੰਦਾ ਹੈ

staged-name-heats = ਮੁੱਢਲਾ ਪੜਾਅ
staged-name-groups = ਗਰੁੱਪ ਪੜਾਅ
staged-name-cup = ਨਾਕਆਊਟ
staged-name-final = ਫ਼ਾਈਨਲ
staged-name-first = ਪਹਿਲਾ ਪੜਾਅ
staged-name-second = ਦੂਜਾ ਪੜਾਅ
staged-hands-won = ਜਿੱਤੀਆਂ ਬਾਜ਼ੀਆਂ

## The public pages

staged-tabs = ਪੜਾਅ
staged-ranking = ਦਰਜਾਬੰਦੀ
staged-rank = ਦਰਜਾ
staged-reached = ਕਿਸ ਪੜਾਅ ਤੱਕ
staged-not-drawn = ਅਜੇ ਪਰਚੀ ਨਹੀਂ ਪਈ।
staged-withheld = ਇਸ ਪੜਾਅ ਦੇ ਨਤੀਜੇ ਬਾਅਦ ਵਿੱਚ ਦੱਸੇ ਜਾਣਗੇ।
staged-matches = ਮੈਚ
staged-bracket = ਨਾਕਆਊਟ ਦਾ ਢਾਂਚਾ
staged-table = ਟੂਰਨਾਮੈਂਟ
staged-place = ਸਥਾਨ
staged-name = ਨਾਂ
staged-hands = ਬਾਜ਼ੀਆਂ
staged-won = ਜਿੱਤੇ ਮੈਚ
staged-bye = ਵਿਰੋਧੀ ਨਹੀਂ
staged-open = ਅਜੇ ਤੈਅ ਨਹੀਂ
staged-through = ਅੱਗੇ
staged-chance = ਅੱਗੇ ਜਾਣ ਦੀ ਸੰਭਾਵਨਾ
staged-through-hint = ਨਿਸ਼ਾਨ ਵਾਲੇ: ਹੁਣ ਦੀ ਸਥਿਤੀ ਅਨੁਸਾਰ ਅੱਗੇ।
staged-through-drawn = ਨਿਸ਼ਾਨ ਵਾਲੇ: ਅੱਗੇ ਗਏ।
staged-over = ਪ੍ਰਤੀਯੋਗਤਾ ਸਮਾਪਤ ਹੋ ਗਈ।
staged-now = ਹੁਣ ਚੱਲ ਰਿਹਾ ਪੜਾਅ: { $stage }

## The organiser's pages

staged-title = ਕਈ ਪੜਾਵਾਂ ਵਾਲੀਆਂ ਪ੍ਰਤੀਯੋਗਤਾਵਾਂ
staged-lede = ਮੁੱਢਲਾ ਪੜਾਅ ਅਤੇ ਫ਼ਾਈਨਲ, ਗਰੁੱਪ ਅਤੇ ਨਾਕਆਊਟ: ਕੌਣ ਅੱਗੇ ਜਾਵੇਗਾ, ਇਹ ਪ੍ਰੋਗਰਾਮ ਦੱਸਦਾ ਹੈ।
staged-empty = ਅਜੇ ਕੋਈ ਪ੍ਰਤੀਯੋਗਤਾ ਨਹੀਂ
staged-empty-help = ਪ੍ਰਤੀਯੋਗਤਾ ਵਿੱਚ ਪੜਾਅ ਹੁੰਦੇ ਹਨ, ਅਤੇ ਹਰ ਪੜਾਅ ਵਿੱਚ ਆਮ ਟੂਰਨਾਮੈਂਟ।
staged-new = ਨਵੀਂ ਪ੍ਰਤੀਯੋਗਤਾ
staged-public = ਜਨਤਕ ਸਫ਼ਾ
staged-wall = ਵੱਡੀ ਸਕਰੀਨ ’ਤੇ
staged-change = ਬਦਲੋ
staged-remove = ਮਿਟਾਓ
staged-remove-title = { $name } ਨੂੰ ਮਿਟਾਉਣਾ ਹੈ?
staged-remove-text = ਟੂਰਨਾਮੈਂਟ ਰਹਿਣਗੇ, ਹਰ ਇੱਕ ਵੱਖਰਾ। ਕੌਣ ਅੱਗੇ ਗਿਆ, ਨਾਕਆਊਟ ਦਾ ਢਾਂਚਾ ਅਤੇ ਸਾਂਝੀ ਦਰਜਾਬੰਦੀ ਮਿਟ ਜਾਣਗੇ।
staged-file = ਫ਼ਾਈਲ ਵਜੋਂ ਡਾਊਨਲੋਡ ਕਰੋ
staged-certificates = ਸਰਟੀਫ਼ਿਕੇਟ
certificates-event-runs = ਪ੍ਰਤੀਯੋਗਤਾ ਸਮਾਪਤ ਹੋਣ ’ਤੇ ਸਰਟੀਫ਼ਿਕੇਟ ਇੱਥੇ ਹੋਣਗੇ।
staged-to-draw = { $stage }: ਪਰਚੀ ਪਾਈ ਜਾ ਸਕਦੀ ਹੈ
staged-to-draw-help = ਜੋ ਹਾਜ਼ਰ ਨਹੀਂ, ਉਸ ਦੀ ਟਿੱਕ ਹਟਾਓ। ਉਸ ਦੀ ਥਾਂ ਅਗਲੇ ਨੰਬਰ ਵਾਲਾ ਖੇਡੇਗਾ।
staged-draw = ਪਰਚੀ ਪਾਓ: { $stage }
staged-preview = ਦਿਖਾਓ ਕਿ ਉਹਨਾਂ ਦੀ ਥਾਂ ਕੌਣ ਖੇਡੇਗਾ
staged-in-line = ਅਗਲਾ ਨੰਬਰ
staged-to-pair = { $count ->
    [one] { $stage }: ਅਗਲਾ ਮੈਚ ਸ਼ੁਰੂ ਹੋ ਸਕਦਾ ਹੈ
   *[other] { $stage }: ਅਗਲੇ { $count } ਮੈਚ ਸ਼ੁਰੂ ਹੋ ਸਕਦੇ ਹਨ
}
staged-pair = { $count ->
    [one] ਮੈਚ ਸ਼ੁਰੂ ਕਰੋ
   *[other] { $count } ਮੈਚ ਸ਼ੁਰੂ ਕਰੋ
}
staged-to-play-off = { $places ->
    [one] { $stage }: ਅੱਗੇ ਜਾਣ ਦੀ ਹੱਦ ’ਤੇ { $names } ਬਰਾਬਰ ਹਨ। ਇਹਨਾਂ ਵਿੱਚੋਂ ਇੱਕ ਅੱਗੇ ਜਾਵੇਗਾ।
   *[other] { $stage }: ਅੱਗੇ ਜਾਣ ਦੀ ਹੱਦ ’ਤੇ { $names } ਬਰਾਬਰ ਹਨ। ਇਹਨਾਂ ਵਿੱਚੋਂ { $places } ਅੱਗੇ ਜਾਣਗੇ।
}
staged-begin-play-off = ਪਲੇਅ-ਆਫ਼ ਸ਼ੁਰੂ ਕਰੋ
staged-playing = { $stage }: { $all } ਵਿੱਚੋਂ { $over } ਸਮਾਪਤ
staged-departure = { $stage }: ਸੋਧ ਤੋਂ ਬਾਅਦ { $plays } ਦੀ ਥਾਂ { $would } ਅੱਗੇ ਜਾਂਦੇ। ਕੁਝ ਵੀ ਬਦਲਿਆ ਨਹੀਂ ਗਿਆ।
staged-departure-only = { $stage }: ਸੋਧ ਤੋਂ ਬਾਅਦ { $plays } ਅੱਗੇ ਨਾ ਜਾਂਦੇ। ਕੁਝ ਵੀ ਬਦਲਿਆ ਨਹੀਂ ਗਿਆ।
staged-take-back = ਪਰਚੀ ਵਾਪਸ ਲਓ: { $stage }
staged-take-back-match = ਵਾਪਸ ਲਓ
staged-take-back-hint = ਸਿਰਫ਼ ਉਦੋਂ ਤੱਕ ਜਦੋਂ ਤੱਕ ਇਸ ਵਿੱਚ ਕੁਝ ਦਰਜ ਨਹੀਂ ਹੋਇਆ।
staged-starts = ਸ਼ੁਰੂ: { $when }
staged-entrants-count = { $count ->
    [one] { $count } ਭਾਗੀਦਾਰ
   *[other] { $count } ਭਾਗੀਦਾਰ
}
done-staged-saved = ਸੰਭਾਲਿਆ ਗਿਆ।
done-staged-drawn = ਪਰਚੀ ਪੈ ਗਈ। ਸਾਰੇ ਆਪਣੀ ਸੀਟ ’ਤੇ ਬੈਠ ਸਕਦੇ ਹਨ।
done-staged-taken-back = ਵਾਪਸ ਲਿਆ ਗਿਆ।
done-staged-removed = ਪ੍ਰਤੀਯੋਗਤਾ ਮਿਟਾਈ ਗਈ। ਉਸ ਦੇ ਟੂਰਨਾਮੈਂਟ ਅਜੇ ਵੀ ਹਨ।
staged-stale = ਇਸ ਦੌਰਾਨ ਕਿਸੇ ਹੋਰ ਨੇ ਪ੍ਰਤੀਯੋਗਤਾ ਬਦਲ ਦਿੱਤੀ। ਇਸ ਨੂੰ ਮੁੜ ਦੇਖੋ, ਫਿਰ ਆਪਣਾ ਕੰਮ ਦੁਹਰਾਓ।
staged-drawn-already = ਪਰਚੀ ਪੈ ਚੁੱਕੀ ਹੈ: ਯੋਜਨਾ ਹੁਣ ਨਹੀਂ ਬਦਲਦੀ।
staged-nothing-to-draw = ਹੁਣ ਪਰਚੀ ਪਾਉਣ ਨੂੰ ਕੁਝ ਨਹੀਂ।
staged-recorded = ਇਸ ਵਿੱਚ ਕੁਝ ਦਰਜ ਹੈ, ਜੋ ਗੁਆਚ ਜਾਂਦਾ। ਪਹਿਲਾਂ ਉਹ ਨਤੀਜਾ ਵਾਪਸ ਲਓ।
error-of-event = ਇਹ ਟੂਰਨਾਮੈਂਟ ਇੱਕ ਪ੍ਰਤੀਯੋਗਤਾ ਦਾ ਹੈ
error-of-event-help = ਇਸ ਦੀ ਥਾਂ ਪ੍ਰਤੀਯੋਗਤਾ ਦੇ ਸਫ਼ੇ ’ਤੇ ਪਰਚੀ ਵਾਪਸ ਲਓ।

## The form

staged-kinds = ਕਿਹੋ ਜਿਹੀ ਪ੍ਰਤੀਯੋਗਤਾ?
staged-kind-final = ਮੁੱਢਲਾ ਪੜਾਅ ਅਤੇ ਫ਼ਾਈਨਲ
staged-kind-final-hint = ਸਾਰੇ ਗਰੁੱਪ ਇੱਕੋ ਵੇਲੇ ਖੇਡਦੇ ਹਨ; ਚੋਟੀ ਦੇ ਭਾਗੀਦਾਰ ਫ਼ਾਈਨਲ ਖੇਡਦੇ ਹਨ।
staged-kind-cup = ਨਾਕਆਊਟ
staged-kind-cup-hint = ਦੋ ਭਾਗੀਦਾਰਾਂ ਦੇ ਮੈਚ; ਜੋ ਹਾਰੇ, ਉਹ ਬਾਹਰ। ਤੀਜੇ ਸਥਾਨ ਲਈ ਵੀ ਮੈਚ ਹੁੰਦਾ ਹੈ।
staged-kind-groups-cup = ਗਰੁੱਪ, ਫਿਰ ਨਾਕਆਊਟ
staged-kind-groups-cup-hint = ਗਰੁੱਪ ਵਿੱਚ ਹਰ ਕੋਈ ਹਰ ਇੱਕ ਦੇ ਖਿਲਾਫ਼ ਖੇਡਦਾ ਹੈ; ਹਰ ਗਰੁੱਪ ਵਿੱਚੋਂ ਚੋਟੀ ਦੇ ਦੋ ਅੱਗੇ ਜਾਂਦੇ ਹਨ।
staged-kind-cuts = ਦੋ ਵਾਰ ਛਾਂਟੀ, ਫਿਰ ਫ਼ਾਈਨਲ
staged-kind-cuts-hint = ਸਾਰੇ ਖੇਡਦੇ ਹਨ, ਅੱਧੇ ਅੱਗੇ ਜਾਂਦੇ ਹਨ, ਫਿਰ ਚੋਟੀ ਦੇ ਚਾਰ।
staged-form-name = ਪ੍ਰਤੀਯੋਗਤਾ ਦਾ ਨਾਂ
staged-form-entrants = ਕੌਣ ਖੇਡਦਾ ਹੈ
staged-form-entrants-hint = ਹਰ ਸਤਰ ਵਿੱਚ ਇੱਕ ਨਾਂ, ਸਭ ਤੋਂ ਤਕੜਾ ਪਹਿਲਾਂ। ਟੀਮ ਇਉਂ ਲਿਖੋ: ਅਮਨ + ਕਿਰਨ, ਜਾਂ ਲਾਲ: ਅਮਨ + ਕਿਰਨ।
staged-form-relations = ਕੌਣ ਇੱਕੋ ਕਲੱਬ ਜਾਂ ਪਰਿਵਾਰ ਦੇ ਹਨ
staged-form-relations-hint = ਹਰ ਕਲੱਬ ਜਾਂ ਪਰਿਵਾਰ ਲਈ ਇੱਕ ਸਤਰ, ਨਾਂਵਾਂ ਵਿਚਕਾਰ ਕਾਮੇ ਲਾ ਕੇ। ਜੇ ਪੜਾਅ ਦੀ ਪਰਚੀ ਇਸ ਤਰ੍ਹਾਂ ਪਵੇ, ਤਾਂ ਉਹ ਦੇਰ ਨਾਲ ਆਹਮੋ-ਸਾਹਮਣੇ ਹੁੰਦੇ ਹਨ।
staged-form-rules = ਖੇਡ ਦੇ ਨਿਯਮ
staged-form-stage = ਪੜਾਅ { $number }
staged-form-stage-name = ਨਾਂ
staged-form-form = ਖੇਡਣ ਦਾ ਢੰਗ
staged-form-count = ਕਿੰਨੇ ਗਰੁੱਪ
staged-form-third = ਤੀਜੇ ਸਥਾਨ ਲਈ ਮੈਚ
staged-form-draw = ਪਰਚੀ
staged-form-format = ਫ਼ਾਰਮੈਟ
staged-form-scoring = ਸਕੋਰਿੰਗ
staged-form-length = ਕਿੰਨਾ ਲੰਮਾ
staged-form-length-hint = ਸ਼ਡਿਊਲ ਹੋਵੇ ਤਾਂ ਕਿੰਨੇ ਗੇੜ, ਨਹੀਂ ਤਾਂ ਕਿੰਨੇ ਅੰਕਾਂ ਤੱਕ ਜਾਂ ਕਿੰਨੀਆਂ ਬਾਜ਼ੀਆਂ। ਖਾਲੀ ਛੱਡੋ ਤਾਂ ਜਿੰਨਾ ਆਮ ਹੁੰਦਾ ਹੈ।
staged-form-through = ਕੌਣ ਅੱਗੇ ਜਾਂਦਾ ਹੈ
staged-form-best-of-each = ਹਰ ਗਰੁੱਪ ਵਿੱਚੋਂ ਚੋਟੀ ਦੇ ਕਿੰਨੇ
staged-form-best = ਬਾਕੀ ਸਾਰਿਆਂ ਵਿੱਚੋਂ ਚੋਟੀ ਦੇ ਕਿੰਨੇ
staged-form-level = ਅੱਗੇ ਜਾਣ ਦੀ ਹੱਦ ’ਤੇ ਬਰਾਬਰੀ
staged-form-carry = ਨਾਲ ਕੀ ਜਾਂਦਾ ਹੈ
staged-form-share = ਕਿੰਨੇ % ਅੰਕ
staged-form-more = ਕਦੋਂ, ਕਿੱਥੇ, ਕੌਣ ਸਿੱਧਾ
staged-form-byes = ਇਸ ਪੜਾਅ ਤੋਂ ਕੌਣ ਸ਼ਾਮਲ
staged-form-byes-hint = ਉੱਪਰਲੀ ਸੂਚੀ ਦੇ ਨਾਂ, ਵਿਚਕਾਰ ਕਾਮੇ ਲਾ ਕੇ।
staged-form-named = ਸਥਾਨ ਕੋਈ ਵੀ ਹੋਵੇ, ਕੌਣ ਅੱਗੇ
staged-form-place = ਕਿੱਥੇ
staged-form-date = ਤਾਰੀਖ
staged-form-time = ਸਮਾਂ
staged-form-add = ਪੜਾਅ ਜੋੜੋ
staged-form-drop = ਆਖਰੀ ਪੜਾਅ ਹਟਾਓ
staged-form-save = ਪ੍ਰਤੀਯੋਗਤਾ ਸੰਭਾਲੋ
staged-form-unknown-name = “{ $name }” ਨਾਂ ਦਾ ਕੋਈ ਨਹੀਂ ਖੇਡਦਾ। ਨਾਂ ਸੂਚੀ ਵਾਂਗ ਹੀ ਲਿਖੋ।
staged-form-no-number = ਪੂਰਾ ਨੰਬਰ ਲਿਖੋ।
staged-form-level-choice-order = ਤਰਤੀਬ ਵਿੱਚ ਉੱਪਰਲਾ
staged-form-level-choice-play-off = ਪਲੇਅ-ਆਫ਼
staged-form-carry-choice-nothing = ਕੁਝ ਨਹੀਂ
staged-form-carry-choice-points = ਅੰਕ
staged-form-carry-choice-order = ਤਰਤੀਬ
staged-form-scoring-usual = ਆਮ

### ਸੀਜ਼ਨ: ਸਾਰਣੀ, ਹਰ ਕਤਾਰ ਕਿਵੇਂ ਬਣੀ, ਅਤੇ ਫ਼ਾਰਮ।

club-seasons = ਸੀਜ਼ਨ:

## ਸਾਰਣੀ

season-rule-field = ਹਰ ਸ਼ਾਮ ਦੇ ਅੰਕ: ਆਉਣ ਦਾ ਇੱਕ, ਅਤੇ ਪਿੱਛੇ ਰਹੇ ਹਰ ਖਿਡਾਰੀ ਦਾ ਇੱਕ।
season-rule-places = ਸ਼ਾਮ ਦੇ ਸਥਾਨਾਂ ਦੇ ਅੰਕ: { $points }।
season-rule-totals = ਹਰ ਸ਼ਾਮ ਦੇ ਅੰਕ ਉਸ ਦਾ ਕੁੱਲ ਜੋੜ ਹੀ ਹਨ।
season-rule-average = ਪ੍ਰਤੀ ਬਾਜ਼ੀ ਔਸਤ ਗਿਣੀ ਜਾਂਦੀ ਹੈ: ਸਾਰੀਆਂ ਸ਼ਾਮਾਂ ਦਾ ਜੋੜ, ਬਾਜ਼ੀਆਂ ਦੀ ਗਿਣਤੀ ਨਾਲ ਭਾਗ ਕਰਕੇ।
season-rule-best = { $count ->
    [one] ਹਰ ਇੱਕ ਦੀ ਸਭ ਤੋਂ ਚੰਗੀ ਸ਼ਾਮ ਗਿਣੀ ਜਾਂਦੀ ਹੈ।
   *[other] ਹਰ ਇੱਕ ਦੀਆਂ ਸਭ ਤੋਂ ਚੰਗੀਆਂ { $count } ਸ਼ਾਮਾਂ ਗਿਣੀਆਂ ਜਾਂਦੀਆਂ ਹਨ।
}
season-rule-least = { $count } ਤੋਂ ਘੱਟ ਸ਼ਾਮਾਂ ਖੇਡਣ ’ਤੇ ਦਰਜਾ ਨਹੀਂ ਮਿਲਦਾ।
season-rule-ties = ਬਰਾਬਰੀ ਵਿੱਚ ਫ਼ੈਸਲਾ: { $ties }।
season-tie-none = ਕੁਝ ਨਹੀਂ
season-tie-countback = ਵੱਧ ਪਹਿਲੇ ਸਥਾਨ, ਫਿਰ ਵੱਧ ਦੂਜੇ
season-tie-best = ਸਭ ਤੋਂ ਚੰਗੀ ਇੱਕ ਸ਼ਾਮ
season-tie-evenings = ਵੱਧ ਸ਼ਾਮਾਂ
season-average = ਹਰ ਬਾਜ਼ੀ ਦੀ ਔਸਤ
season-points = ਅੰਕ
season-evenings = ਸ਼ਾਮਾਂ
season-evening = ਸ਼ਾਮ
season-place = ਸਥਾਨ
season-place-of = { $people } ਵਿੱਚੋਂ { $place }
season-place-of-teams = { $teams ->
    [one] { $teams } ਟੀਮ ਵਿੱਚੋਂ { $place }
   *[other] { $teams } ਟੀਮਾਂ ਵਿੱਚੋਂ { $place }
}
season-counted = { $all } ਵਿੱਚੋਂ { $counted }
season-missing = { $count ->
    [one] ਦਰਜੇ ਲਈ ਇੱਕ ਸ਼ਾਮ ਹੋਰ
   *[other] ਦਰਜੇ ਲਈ { $count } ਸ਼ਾਮਾਂ ਹੋਰ
}
season-empty = ਜੋੜਨ ਨੂੰ ਅਜੇ ਕੁਝ ਨਹੀਂ
season-empty-help = ਪਹਿਲੀ ਸ਼ਾਮ ਦੇ ਪਹਿਲੇ ਨਤੀਜੇ ਨਾਲ ਸਾਰਣੀ ਸ਼ੁਰੂ ਹੁੰਦੀ ਹੈ।
season-upcoming = ਆਉਣ ਵਾਲੀਆਂ
season-runs = ਅਜੇ ਚੱਲ ਰਹੀ ਹੈ
season-if-ended = ਹੁਣੇ ਸਮਾਪਤ ਹੋਵੇ ਤਾਂ
season-matrix = { $name }: ਹਰ ਸ਼ਾਮ ਹਰ ਖਿਡਾਰੀ ਦੇ ਅੰਕ
season-mark-won = ਜਿੱਤੀ ਸ਼ਾਮ
season-mark-dropped = ਗਿਣੀ ਨਹੀਂ ਗਈ, ਹੋਰ ਸ਼ਾਮਾਂ ਬਿਹਤਰ ਸਨ
season-mark-runs = ਅਜੇ ਚੱਲ ਰਹੀ ਹੈ, ਅੰਕਾਂ ਵਿੱਚ ਨਹੀਂ ਜੁੜੀ
season-mark-absent = ਨਹੀਂ ਆਏ
season-how = ਗਿਣਤੀ ਕਿਵੇਂ ਹੁੰਦੀ ਹੈ
season-all = { $count ->
    [one] ਸਾਰੀ { $count } ਸ਼ਾਮ
   *[other] ਸਾਰੀਆਂ { $count } ਸ਼ਾਮਾਂ
}
season-latest = ਸਿਰਫ਼ ਪਿਛਲੀਆਂ ਸ਼ਾਮਾਂ
season-older = { $count ->
    [one] ਸਿਰਫ਼ ਪਿਛਲੀ { $count } ਸ਼ਾਮ ਦਾ ਕਾਲਮ ਹੈ। ਖਿਡਾਰੀ ਦੇ ਸਫ਼ੇ ’ਤੇ ਉਸ ਦੀਆਂ ਸਾਰੀਆਂ ਸ਼ਾਮਾਂ ਹਨ।
   *[other] ਸਿਰਫ਼ ਪਿਛਲੀਆਂ { $count } ਸ਼ਾਮਾਂ ਦੇ ਕਾਲਮ ਹਨ। ਖਿਡਾਰੀ ਦੇ ਸਫ਼ੇ ’ਤੇ ਉਸ ਦੀਆਂ ਸਾਰੀਆਂ ਸ਼ਾਮਾਂ ਹਨ।
}
season-left-out = ਬਾਹਰ ਰਹੀਆਂ
season-not-yet = ਅਜੇ ਗਿਣੀ ਨਹੀਂ ਜਾਂਦੀ
season-people = { $count ->
    [one] ਇੱਕ ਖਿਡਾਰੀ
   *[other] { $count } ਖਿਡਾਰੀ
}
season-line-rank = ਦਰਜਾ { $rank } · { $what }: { $figure }
season-line-if-ended = ਹੁਣੇ ਸਮਾਪਤ ਹੋਵੇ ਤਾਂ: { $says }
season-dropped = ਗਿਣੀ ਨਹੀਂ ਗਈ

## ਡੈਸਕ

seasons-title = ਸੀਜ਼ਨ
seasons-lede = ਸੀਜ਼ਨ ਸ਼ਾਮਾਂ ਨੂੰ ਜੋੜ ਕੇ ਇੱਕ ਸਾਰਣੀ ਬਣਾਉਂਦਾ ਹੈ, ਹਮੇਸ਼ਾ ਉਹਨਾਂ ਦੇ ਨਤੀਜਿਆਂ ਤੋਂ। ਸੋਧਾਂ, ਮਿਲਾਏ ਖਿਡਾਰੀ ਅਤੇ ਬਾਅਦ ਵਿੱਚ ਦੱਸੇ ਨਤੀਜੇ ਤੁਰੰਤ ਦਿਸਦੇ ਹਨ।
seasons-empty = ਅਜੇ ਕੋਈ ਸੀਜ਼ਨ ਨਹੀਂ
seasons-empty-help = ਸੀਜ਼ਨ ਭਾਵ ਇੱਕ ਨਾਂ, ਸ਼ਾਮਾਂ ਦੇ ਅੰਕਾਂ ਦਾ ਇੱਕ ਨਿਯਮ, ਅਤੇ ਸ਼ਾਮਾਂ। ਸ਼ਾਮਾਂ ਵੱਖ-ਵੱਖ ਫ਼ਾਰਮੈਟ ਦੀਆਂ ਹੋ ਸਕਦੀਆਂ ਹਨ।
season-new = ਨਵਾਂ ਸੀਜ਼ਨ
season-public = ਜਨਤਕ ਸਫ਼ਾ
season-table = ਸਾਰਣੀ ਖੋਲ੍ਹੋ
season-change = ਬਦਲੋ
season-name = ਨਾਂ
season-name-hint = ਜਿਵੇਂ “2026” ਜਾਂ “ਪਤਝੜ ਲੀਗ”।
season-count = ਇੱਕ ਸ਼ਾਮ ਦੇ ਕਿੰਨੇ ਅੰਕ?
season-count-hint = ਜੋੜ ਅਤੇ ਔਸਤ ਤਾਂ ਹੀ ਜੁੜਦੇ ਹਨ ਜੇ ਸਾਰੀਆਂ ਸ਼ਾਮਾਂ ਦੀ ਸਕੋਰਿੰਗ ਇੱਕੋ ਜਿਹੀ ਹੋਵੇ। ਸਥਾਨ ਹਮੇਸ਼ਾ ਜੁੜਦੇ ਹਨ।
season-count-field = ਆਉਣ ਦਾ ਇੱਕ ਅੰਕ, ਅਤੇ ਪਿੱਛੇ ਰਹੇ ਹਰ ਖਿਡਾਰੀ ਦਾ ਇੱਕ
season-count-places = ਸਥਾਨ ਦੇ ਅੰਕ
season-count-other = ਸਥਾਨ ਦੀ ਥਾਂ ਖੇਡ ਦੇ ਅੰਕ
season-count-totals = ਸ਼ਾਮ ਦਾ ਜੋੜ
season-count-average = ਹਰ ਬਾਜ਼ੀ ਦੀ ਔਸਤ
season-list = ਸਥਾਨਾਂ ਦੇ ਅੰਕ
season-list-hint = ਵਿਚਕਾਰ ਕਾਮੇ ਲਾ ਕੇ, ਪਹਿਲੇ ਸਥਾਨ ਤੋਂ ਸ਼ੁਰੂ ਕਰਕੇ। ਸਿਰਫ਼ “ਸਥਾਨ ਦੇ ਅੰਕ” ਲਈ ਵਰਤੇ ਜਾਂਦੇ ਹਨ। ਖਾਲੀ ਛੱਡੋ ਤਾਂ: 10, 8, 6, 5, 4, 3, 2, 1।
season-best = ਕਿੰਨੀਆਂ ਸ਼ਾਮਾਂ ਗਿਣੀਆਂ ਜਾਣ?
season-best-hint = ਹਰ ਇੱਕ ਦੀਆਂ ਸਭ ਤੋਂ ਚੰਗੀਆਂ। ਖਾਲੀ ਛੱਡੋ ਤਾਂ ਸਾਰੀਆਂ।
season-least = ਦਰਜੇ ਲਈ ਕਿੰਨੀਆਂ ਸ਼ਾਮਾਂ
season-least-hint = ਇਸ ਤੋਂ ਘੱਟ ਸ਼ਾਮਾਂ ਖੇਡਣ ਵਾਲੇ ਹੇਠਾਂ, ਬਿਨਾਂ ਦਰਜੇ ਦੇ ਰਹਿੰਦੇ ਹਨ।
season-ties = ਬਰਾਬਰੀ ਵਿੱਚ
season-ties-hint = ਇਸੇ ਤਰਤੀਬ ਵਿੱਚ। ਜੋ ਫਿਰ ਵੀ ਬਰਾਬਰ ਰਹਿਣ, ਉਹਨਾਂ ਦਾ ਦਰਜਾ ਸਾਂਝਾ ਹੁੰਦਾ ਹੈ।
season-tie-at = { $place }.
season-takes-new = ਨਵੇਂ ਟੂਰਨਾਮੈਂਟ ਇਸੇ ਵਿੱਚ ਜੁੜਨ
season-takes-new-hint = ਹੁਣ ਤੋਂ ਕਲੱਬ ਜੋ ਟੂਰਨਾਮੈਂਟ ਬਣਾਵੇ ਉਹ ਇਸੇ ਸੀਜ਼ਨ ਦਾ ਹੋਵੇਗਾ, ਕਿਸੇ ਹੋਰ ਦਾ ਨਹੀਂ।
season-which = ਕਿਹੜੀਆਂ ਸ਼ਾਮਾਂ
season-which-new = ਸ਼ਾਮਾਂ: ਇਸ ਸਾਲ ਦੀਆਂ ਸਾਰੀਆਂ, ਅਤੇ ਨਵੀਆਂ ਵੀ
season-by-dates = ਦੋ ਦਿਨਾਂ ਵਿਚਕਾਰ ਦੀਆਂ ਸਾਰੀਆਂ
season-from = ਤੋਂ
season-until = ਤੱਕ
season-by-ticks = ਸਿਰਫ਼ ਇੱਥੇ ਚੁਣੀਆਂ
season-more-rules = ਹੋਰ ਨਿਯਮ: ਸਥਾਨਾਂ ਦੇ ਅੰਕ, ਦਰਜੇ, ਬਰਾਬਰੀ
season-no-date = ਤਾਰੀਖ ਲਿਖੋ, ਜਿਵੇਂ 2026-11-27।
season-until-first = ਆਖਰੀ ਦਿਨ ਪਹਿਲੇ ਦਿਨ ਤੋਂ ਪਹਿਲਾਂ ਹੈ।
season-tournaments-hint = ਇੱਕ ਟੂਰਨਾਮੈਂਟ ਸਿਰਫ਼ ਇੱਕ ਸੀਜ਼ਨ ਦਾ ਹੋ ਸਕਦਾ ਹੈ। ਸਿਰਫ਼ ਜਨਤਕ ਨਤੀਜੇ ਗਿਣੇ ਜਾਂਦੇ ਹਨ।
season-tournaments-none = ਕਲੱਬ ਦਾ ਅਜੇ ਕੋਈ ਟੂਰਨਾਮੈਂਟ ਨਹੀਂ।
season-filter-open = ਨਾਂ ਜਾਂ ਤਾਰੀਖ ਦਾ ਇੱਕ ਹਿੱਸਾ ਕਾਫ਼ੀ ਹੈ।
season-elsewhere = “{ $season }” ਵਿੱਚ
season-save = ਸੀਜ਼ਨ ਸੰਭਾਲੋ
season-remove = ਸੀਜ਼ਨ ਹਟਾਓ
season-remove-title = “{ $name }” ਹਟਾਉਣਾ ਹੈ?
season-remove-text = ਇਸ ਦੀ ਸਾਰਣੀ ਚਲੀ ਜਾਵੇਗੀ, ਟੂਰਨਾਮੈਂਟ ਅਤੇ ਉਹਨਾਂ ਦੇ ਨਤੀਜੇ ਰਹਿਣਗੇ।
season-stale = ਇਸ ਦੌਰਾਨ ਕਿਸੇ ਹੋਰ ਨੇ ਇਹ ਸੀਜ਼ਨ ਬਦਲ ਦਿੱਤਾ। ਤੁਹਾਡਾ ਲਿਖਿਆ ਇੱਥੇ ਹੀ ਹੈ: ਦੂਜੀ ਟੈਬ ਵਿੱਚ ਸੀਜ਼ਨ ਖੋਲ੍ਹ ਕੇ ਦੇਖੋ ਕਿ ਕੀ ਬਦਲਿਆ, ਫਿਰ ਇਹ ਸਫ਼ਾ ਮੁੜ ਲੋਡ ਕਰੋ।
season-name-taken = ਇਸ ਨਾਂ ਦਾ ਸੀਜ਼ਨ ਪਹਿਲਾਂ ਹੀ ਹੈ।
season-tournament-elsewhere = “{ $name }” “{ $season }” ਵਿੱਚ ਹੈ। ਪਹਿਲਾਂ ਉੱਥੋਂ ਕੱਢੋ।
season-no-number = ਇੱਥੇ ਪੂਰਾ ਨੰਬਰ ਲਿਖੋ, ਜਾਂ ਖਾਲੀ ਛੱਡੋ।
season-no-list = ਪੂਰੇ ਨੰਬਰ ਲਿਖੋ, ਵਿਚਕਾਰ ਕਾਮੇ ਲਾ ਕੇ, ਜਿਵੇਂ 10, 8, 6।
done-season-removed = ਸੀਜ਼ਨ ਹਟਾਇਆ ਗਿਆ। ਉਸ ਦੇ ਟੂਰਨਾਮੈਂਟ ਅਜੇ ਵੀ ਹਨ।

## The end of a season

season-final = ਅੰਤਿਮ ਸਾਰਣੀ, { $when }
season-final-help = ਸੀਜ਼ਨ ਵਿੱਚ ਹੁਣ ਕੁਝ ਨਹੀਂ ਜੁੜੇਗਾ। ਇਸ ਦੀਆਂ ਸ਼ਾਮਾਂ ਵਿੱਚ ਜੋ ਸੋਧਿਆ ਜਾਵੇ, ਉਹ ਇੱਥੇ ਵੀ ਸੋਧਿਆ ਜਾਂਦਾ ਹੈ।
season-end = ਸੀਜ਼ਨ ਸਮਾਪਤ ਕਰੋ
season-end-title = “{ $name }” ਸਮਾਪਤ ਕਰਨਾ ਹੈ?
season-end-text = ਸਾਰਣੀ ਅੰਤਿਮ ਹੋ ਜਾਵੇਗੀ, ਅਤੇ ਸੀਜ਼ਨ ਵਿੱਚ ਹੋਰ ਸ਼ਾਮਾਂ ਨਹੀਂ ਜੁੜਨਗੀਆਂ। ਇਸ ਨੂੰ ਮੁੜ ਖੋਲ੍ਹਿਆ ਜਾ ਸਕਦਾ ਹੈ।
season-end-open = ਇਹ ਅਜੇ ਖੇਡੇ ਜਾਣੇ ਹਨ, ਜਾਂ ਇਹਨਾਂ ਦੇ ਨਤੀਜੇ ਅਜੇ ਨਹੀਂ ਦੱਸੇ ਗਏ। ਇਹਨਾਂ ਨੂੰ ਪੂਰਾ ਖੇਡੋ, ਜਾਂ ਸੀਜ਼ਨ ਵਿੱਚੋਂ ਕੱਢੋ।
season-reopen = ਸੀਜ਼ਨ ਮੁੜ ਖੋਲ੍ਹੋ
season-reopen-title = “{ $name }” ਮੁੜ ਖੋਲ੍ਹਣਾ ਹੈ?
season-reopen-text = ਸਾਰਣੀ ਅੰਤਿਮ ਨਹੀਂ ਰਹੇਗੀ, ਅਤੇ ਸ਼ਾਮਾਂ ਮੁੜ ਜੋੜੀਆਂ ਜਾ ਸਕਣਗੀਆਂ।
season-is-ended = ਇਹ ਸੀਜ਼ਨ ਇਸ ਦੌਰਾਨ ਸਮਾਪਤ ਹੋ ਗਿਆ। ਪਹਿਲਾਂ ਇਸ ਨੂੰ ਮੁੜ ਖੋਲ੍ਹੋ; ਤੁਹਾਡਾ ਲਿਖਿਆ ਇੱਥੇ ਹੀ ਹੈ।
done-season-ended = ਸੀਜ਼ਨ ਸਮਾਪਤ ਹੋਇਆ। ਇਸ ਦੀ ਸਾਰਣੀ ਅੰਤਿਮ ਹੈ।
done-season-reopened = ਸੀਜ਼ਨ ਜਾਰੀ ਹੈ।
certificate-season-figure = { $what }: { $figure }
certificates-season-runs = ਸੀਜ਼ਨ ਸਮਾਪਤ ਹੋਣ ’ਤੇ ਸਰਟੀਫ਼ਿਕੇਟ ਇੱਥੇ ਹੋਣਗੇ।

## The year on one page

year-link = ਪੂਰਾ ਸਾਲ ਇੱਕ ਸਫ਼ੇ ’ਤੇ
year-title = { $season } ਇੱਕ ਸਫ਼ੇ ’ਤੇ
year-so-far = ਹੁਣ ਤੱਕ
year-people = ਲੋਕ
year-more = ਅਤੇ { $count } ਹੋਰ
year-evenings-won = ਸਭ ਤੋਂ ਵੱਧ ਜਿੱਤੀਆਂ ਸ਼ਾਮਾਂ: { $name }, { $count }।
year-hand = ਇੱਕ ਬਾਜ਼ੀ ਵਿੱਚ ਸਭ ਤੋਂ ਵੱਧ ਅੰਕ: { $name }, { $count }।
year-run = ਲਗਾਤਾਰ ਸਭ ਤੋਂ ਵੱਧ ਜਿੱਤੀਆਂ ਬਾਜ਼ੀਆਂ: { $name }, { $count }।
year-share = 100 ਵਿੱਚੋਂ ਸਭ ਤੋਂ ਵੱਧ ਜਿੱਤੀਆਂ ਬਾਜ਼ੀਆਂ: { $name }, { $count }।
year-each = ਹਰੇਕ { $count }
year-pair = ਸਾਲ ਦੀ ਜੋੜੀ: { $one } ਅਤੇ { $other }, ਇਕੱਠੇ 100 ਵਿੱਚੋਂ { $count } ਬਾਜ਼ੀਆਂ ਜਿੱਤੀਆਂ।

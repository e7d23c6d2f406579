### What can be wrong with a tournament, its file, a result, the rules, a hand log or the database. The place is shown beside it.

## What can be wrong with where the data is kept

problem-database-scheme-unknown = “{ $scheme }” ਅਜਿਹਾ ਡਾਟਾਬੇਸ ਨਹੀਂ ਜਿਸ ਨੂੰ Lastcard ਜਾਣਦਾ ਹੋਵੇ। ਫ਼ਾਈਲ (club.db ਜਾਂ sqlite:club.db) ਜਾਂ PostgreSQL ਦਾ ਪਤਾ (postgres://user@host/name) ਦਿਓ।
problem-database-path-missing = ਡਾਟਾਬੇਸ ਦੀ ਫ਼ਾਈਲ ਦਾ ਨਾਂ ਨਹੀਂ ਦਿੱਤਾ ਗਿਆ। ਦਿਓ, ਜਿਵੇਂ data/lastcard.db।
problem-database-in-memory = ਮੈਮੋਰੀ ਵਿਚਲਾ ਡਾਟਾਬੇਸ Lastcard ਦੇ ਬੰਦ ਹੁੰਦਿਆਂ ਹੀ ਗੁਆਚ ਜਾਵੇਗਾ। ਫ਼ਾਈਲ ਦਿਓ, ਜਿਵੇਂ data/lastcard.db।

## What can be wrong with a login

problem-login-empty = ਲਾਗ-ਇਨ ਨਾਂ ਲਿਖੋ: ਕੋਈ ਛੋਟਾ ਨਾਂ ਜਾਂ ਈ-ਮੇਲ ਪਤਾ।
problem-login-too-long = ਲਾਗ-ਇਨ ਨਾਂ ਵਿੱਚ ਵੱਧ ਤੋਂ ਵੱਧ { $max } ਅੱਖਰ ਹੋ ਸਕਦੇ ਹਨ।
problem-login-space = ਲਾਗ-ਇਨ ਨਾਂ ਇੱਕੋ ਸ਼ਬਦ ਹੁੰਦਾ ਹੈ, ਵਿੱਚ ਖਾਲੀ ਥਾਂ ਨਹੀਂ।

## What cannot be read

problem-cut-off = ਫ਼ਾਈਲ ਸਤਰ { $line }, ਖਾਨਾ { $column } ’ਤੇ ਟੁੱਟ ਜਾਂਦੀ ਹੈ। ਇਸ ਦਾ ਕੁਝ ਹਿੱਸਾ ਗਾਇਬ ਹੈ।
problem-not-json = ਸਤਰ { $line }, ਖਾਨਾ { $column } ’ਤੇ ਪੜ੍ਹਿਆ ਨਹੀਂ ਜਾ ਸਕਦਾ: { $why ->
    [trailing-comma] ਆਖਰੀ ਚੀਜ਼ ਮਗਰੋਂ ਕਾਮਾ ਹੈ। ਹਟਾਓ।
    [no-value] “{ $found }” ਕੋਈ ਮੁੱਲ ਨਹੀਂ। ਮੁੱਲ ਹੁੰਦਾ ਹੈ: ਨੰਬਰ, ਦੋਹਰੇ ਕਾਮਿਆਂ (") ਵਿਚਲੀ ਲਿਖਤ, true, false, null, ਸੂਚੀ ਜਾਂ ਆਬਜੈਕਟ।
    [key-without-quotes] ਕੁੰਜੀ ਦੋਹਰੇ ਕਾਮਿਆਂ ਵਿੱਚ ਹੋਣੀ ਚਾਹੀਦੀ ਹੈ, ਜਿਵੇਂ "name"।
    [no-colon] “{ $found }” ਉੱਥੇ ਹੈ ਜਿੱਥੇ ਕੁੰਜੀ ਅਤੇ ਉਸ ਦੇ ਮੁੱਲ ਵਿਚਕਾਰ ਕੋਲਨ (:) ਚਾਹੀਦਾ ਹੈ।
    [no-comma] “{ $found }” ਉੱਥੇ ਹੈ ਜਿੱਥੇ ਕਾਮਾ ਜਾਂ ਬੰਦ ਕਰਨ ਵਾਲੀ ਬਰੈਕਟ ਚਾਹੀਦੀ ਹੈ।
    [rest] “{ $found }” ਫ਼ਾਈਲ ਮੁੱਕਣ ਮਗਰੋਂ ਆਉਂਦਾ ਹੈ। ਇੱਕ ਫ਼ਾਈਲ ਵਿੱਚ ਇੱਕੋ ਟੂਰਨਾਮੈਂਟ ਹੁੰਦਾ ਹੈ।
    [number] JSON ਵਿੱਚ ਇਹ ਨੰਬਰ ਨਹੀਂ। ਅੱਗੇ ਵਾਧੂ ਸਿਫ਼ਰ ਨਾ ਲਿਖੋ, ਅਤੇ ਬਿੰਦੂ ਮਗਰੋਂ ਹਿੰਦਸੇ ਲਿਖੋ।
    [control] ਲਿਖਤ ਸਤਰ ਦੇ ਅੰਤ ਤੋਂ ਅੱਗੇ ਲੰਘਦੀ ਹੈ, ਜਾਂ ਉਸ ਵਿੱਚ ਕੰਟਰੋਲ ਅੱਖਰ ਹੈ। ਉਸ ਦੇ ਦੋਹਰੇ ਕਾਮੇ ਬੰਦ ਕਰੋ, ਜਾਂ \n ਲਿਖੋ।
    [escape] ਲਿਖਤ ਵਿੱਚ \ ਮਗਰੋਂ ਇਹ ਨਹੀਂ ਆ ਸਕਦਾ।
    [too-deep] ਬਰੈਕਟਾਂ ਇੱਕ-ਦੂਜੀ ਦੇ ਅੰਦਰ 120 ਤੋਂ ਵੱਧ ਹਨ।
   *[other] “{ $found }” ਇੱਥੇ ਨਹੀਂ ਹੋਣਾ ਚਾਹੀਦਾ।
}
problem-empty = ਫ਼ਾਈਲ ਖਾਲੀ ਹੈ।
problem-too-big = ਫ਼ਾਈਲ ਬਹੁਤ ਵੱਡੀ ਹੈ: ਟੂਰਨਾਮੈਂਟ ਦੀ ਫ਼ਾਈਲ ਵੱਧ ਤੋਂ ਵੱਧ { $most } MB ਦੀ ਹੋ ਸਕਦੀ ਹੈ।
problem-not-utf8 = ਸਤਰ { $line }, ਖਾਨਾ { $column } ’ਤੇ ਲਿਖਤ UTF-8 ਨਹੀਂ। ਫ਼ਾਈਲ ਨੂੰ UTF-8 ਵਿੱਚ ਸੰਭਾਲੋ।
problem-too-many-here = ਇੱਥੇ ਉਸ ਤੋਂ ਵੱਧ ਚੀਜ਼ਾਂ ਹਨ ਜਿੰਨੀਆਂ ਟੂਰਨਾਮੈਂਟ ਵਿੱਚ ਹੋ ਸਕਦੀਆਂ ਹਨ (ਵੱਧ ਤੋਂ ਵੱਧ { $most })। ਬਾਕੀ ਨਹੀਂ ਪੜ੍ਹੀਆਂ ਗਈਆਂ।
problem-more-problems = { $count ->
    [one] ਅਤੇ { $count } ਗਲਤੀ ਹੋਰ।
   *[other] ਅਤੇ { $count } ਗਲਤੀਆਂ ਹੋਰ।
}
problem-not-null = ਇੱਥੇ null ਨਹੀਂ ਚੱਲਦਾ। ਕੁੰਜੀ ਛੱਡ ਦਿਓ, ਜਾਂ ਮੁੱਲ ਦਿਓ।
problem-name-line-break = ਇਹ ਨਾਂ ਇੱਕ ਸਤਰ ਤੋਂ ਅੱਗੇ ਲੰਘਦਾ ਹੈ। ਇੱਕੋ ਸਤਰ ਵਿੱਚ ਲਿਖੋ।
problem-tie-break-twice = “{ $given }” ਦੋ ਵਾਰ ਲਿਖਿਆ ਹੈ। ਦੋਵਾਂ ਵਿੱਚੋਂ ਇੱਕ ਰੱਖੋ।
problem-too-many-changes = ਬਦਲਾਅ { $given } ਹਨ; ਸਾਰੇ ਭਾਗੀਦਾਰਾਂ ਦੇ ਮਿਲਾ ਕੇ ਵੱਧ ਤੋਂ ਵੱਧ { $max } ਹੋ ਸਕਦੇ ਹਨ। ਟੂਰਨਾਮੈਂਟ ਨੂੰ ਹਿੱਸਿਆਂ ਵਿੱਚ ਵੰਡੋ।
problem-change-twice = ਬਾਜ਼ੀ { $hand } ਤੋਂ ਇਹ ਸੀਟ ਲੈਣ ਜਾਂ ਛੱਡਣ ਵਾਲਾ ਇੱਕ ਬਦਲਾਅ ਪਹਿਲਾਂ ਹੀ ਹੈ। ਦੋਵਾਂ ਬਦਲਾਵਾਂ ਵਿੱਚੋਂ ਇੱਕ ਰੱਖੋ; ਟੂਰਨਾਮੈਂਟ ਚੱਲ ਰਿਹਾ ਹੋਵੇ, ਤਾਂ ਪਹਿਲਾਂ ਦੂਜਾ ਬਦਲਾਅ ਵਾਪਸ ਲਓ।
problem-after-withdrawal = “{ $player }” ਦਾ ਨਾਂ ਵਾਪਸ ਹੋ ਚੁੱਕਾ ਹੈ, ਇਸ ਲਈ ਉੱਥੇ ਹੁਣ ਕੋਈ ਨਹੀਂ ਬੈਠਦਾ। ਇਹ ਛੱਡ ਦਿਓ, ਜਾਂ ਨਾਂ ਵਾਪਸ ਲੈਣ ਦੀ ਥਾਂ ਬਦਲਵਾਂ ਖਿਡਾਰੀ ਦਿਓ।
problem-other-order = ਖਿਡਾਰੀ ਸਹੀ ਹਨ, ਪਰ ਇੱਥੇ ਉਹ ਹੋਰ ਤਰਤੀਬ ਵਿੱਚ ਬੈਠਦੇ ਹਨ: { $seats }। ਘੜੀ ਦੀ ਦਿਸ਼ਾ ਵਿੱਚ ਇਸੇ ਤਰ੍ਹਾਂ ਲਿਖੋ, ਜਾਂ ਸੀਟਾਂ ਛੱਡ ਦਿਓ।
problem-play-off-losers = ਪਲੇਅ-ਆਫ਼ ਵਿੱਚ ਬਾਜ਼ੀ ਕੋਈ ਨਹੀਂ ਹਾਰਦਾ: ਬੱਸ ਇਹ ਗਿਣਿਆ ਜਾਂਦਾ ਹੈ ਕਿ ਕਿਸ ਦੇ ਕਾਰਡ ਮੁੱਕੇ। ਹਾਰਨ ਵਾਲੇ ਛੱਡ ਦਿਓ।
problem-version = ਇਹ ਟੂਰਨਾਮੈਂਟ ਦੀ ਅਜਿਹੀ ਫ਼ਾਈਲ ਨਹੀਂ ਜੋ Lastcard ਦਾ ਇਹ ਵਰਜਨ ਪੜ੍ਹ ਸਕੇ। ਇਸ ਵਿੱਚ ਲਿਖਿਆ ਹੋਣਾ ਚਾਹੀਦਾ ਹੈ: "lastcard": { $known }।
problem-log-not-json = ਇਹ ਬਾਜ਼ੀ ਦਾ ਰਿਕਾਰਡ ਨਹੀਂ: ਸਤਰ { $line }, ਖਾਨਾ { $column } ’ਤੇ ਪੜ੍ਹਿਆ ਨਹੀਂ ਜਾ ਸਕਦਾ।
problem-no-sides = ਇੱਥੇ ਕੋਈ ਧਿਰ ਨਹੀਂ। ਜਦੋਂ ਹਰ ਕੋਈ ਇਕੱਲਾ ਖੇਡੇ, “sides” ਛੱਡ ਦਿਓ।
problem-unknown-card = “{ $given }” ਕਾਰਡ ਨਹੀਂ। ਕਾਰਡ ਉਸ ਦੇ ਰੰਗ (R, B, G ਜਾਂ Y) ਅਤੇ ਚਿਹਰੇ (0 ਤੋਂ 9, D2, REV ਜਾਂ SKIP) ਨਾਲ ਲਿਖਿਆ ਜਾਂਦਾ ਹੈ, ਜਿਵੇਂ R5 ਜਾਂ YD2; W, WD4 ਅਤੇ BLANK ਦਾ ਰੰਗ ਨਹੀਂ ਹੁੰਦਾ।
problem-not-hexadecimal = “{ $given }” ਵਿੱਚ 64 ਹੈਕਸਾਡੈਸੀਮਲ ਹਿੰਦਸੇ ਨਹੀਂ।

## What stands in a place

problem-duplicate-key = ਇਹ ਕੁੰਜੀ ਦੋ ਵਾਰ ਹੈ। ਇੱਕ ਰੱਖੋ।
problem-unknown-key = ਅਜਿਹੀ ਕੋਈ ਕੁੰਜੀ ਨਹੀਂ। ਇੱਥੇ ਇਹ ਚੱਲਦੀਆਂ ਹਨ: { $known }।
problem-missing = ਇਹ ਨਹੀਂ ਦਿੱਤਾ ਗਿਆ।
problem-wrong-kind = { $expected ->
    [text] ਇੱਥੇ ਦੋਹਰੇ ਕਾਮਿਆਂ (") ਵਿੱਚ ਲਿਖਤ ਚਾਹੀਦੀ ਹੈ।
    [number] ਇੱਥੇ ਪੂਰਾ ਨੰਬਰ ਚਾਹੀਦਾ ਹੈ।
    [flag] ਇੱਥੇ true ਜਾਂ false ਚਾਹੀਦਾ ਹੈ।
    [list] ਇੱਥੇ ਸੂਚੀ ਚਾਹੀਦੀ ਹੈ: [ … ]।
    [object] ਇੱਥੇ ਆਬਜੈਕਟ ਚਾਹੀਦਾ ਹੈ: {"{"} … {"}"}।
   *[holding] ਇੱਥੇ ਗਿਣੇ ਹੋਏ ਕਾਰਡ ਜਾਂ ਉਹਨਾਂ ਦਾ ਜੋੜ ਚਾਹੀਦਾ ਹੈ।
}
problem-out-of-range = “{ $given }” ਦੀ ਥਾਂ { $min } ਤੋਂ { $max } ਤੱਕ ਦਾ ਪੂਰਾ ਨੰਬਰ ਚਾਹੀਦਾ ਹੈ।
problem-unknown-word = “{ $given }” ਇੱਥੇ ਨਹੀਂ ਚੱਲਦਾ। ਇਹਨਾਂ ਵਿੱਚੋਂ ਇੱਕ ਵਰਤੋ: { $known }।
problem-year-short = ਇਹ ਸਾਲ { $year } ਵਜੋਂ ਪੜ੍ਹਿਆ ਗਿਆ। ਕੀ ਤੁਹਾਡਾ ਮਤਲਬ { $meant } ਹੈ?
problem-year-outside = ਇਹ ਸਾਲ { $year } ਵਜੋਂ ਪੜ੍ਹਿਆ ਗਿਆ। { $earliest } ਤੋਂ { $latest } ਤੱਕ ਦਾ ਸਾਲ ਲਿਖੋ।
problem-name-empty = ਨਾਂ ਲਿਖੋ।
problem-name-too-long = ਇਸ ਨਾਂ ਵਿੱਚ { $length } ਅੱਖਰ ਹਨ। ਵੱਧ ਤੋਂ ਵੱਧ { $max } ਹੋ ਸਕਦੇ ਹਨ।
problem-name-control = ਇਸ ਨਾਂ ਵਿੱਚ ਅਜਿਹੇ ਅੱਖਰ ਹਨ ਜੋ ਦਿਸਦੇ ਨਹੀਂ। ਮੁੜ ਲਿਖੋ।
problem-id-malformed = id ਵਿੱਚ ਸਿਰਫ਼ ਅੱਖਰ, ਹਿੰਦਸੇ, - ਅਤੇ _ ਹੋ ਸਕਦੇ ਹਨ, ਅਤੇ ਇਹ ਨਾਂ ਨਾਲੋਂ ਲੰਮੀ ਨਹੀਂ ਹੋ ਸਕਦੀ।
problem-entry-key-malformed = ਕੁੰਜੀ ਵਿੱਚ 8 ਤੋਂ 64 ਅੱਖਰ ਹੁੰਦੇ ਹਨ: ਅੰਗਰੇਜ਼ੀ ਅੱਖਰ, ਹਿੰਦਸੇ ਅਤੇ -।
problem-name-twice = “{ $name }” ਦੋ ਵਾਰ ਹੈ। ਨਾਲ ਕੁਝ ਜੋੜੋ, ਤਾਂ ਜੋ ਦੋਵਾਂ ਦੀ ਪਛਾਣ ਹੋ ਸਕੇ।
problem-id-twice = id “{ $id }” ਦੋ ਵਾਰ ਹੈ।

## What does not go together

problem-not-for-format = { $format ->
    [two-vs-two] ਇਹ ਦੋ ਬਨਾਮ ਦੋ ਨਾਲ ਨਹੀਂ ਚੱਲਦਾ। ਛੱਡ ਦਿਓ।
    [four-player] ਇਹ ਚਾਰ ਖਿਡਾਰੀਆਂ ਦੇ ਟੂਰਨਾਮੈਂਟ ਨਾਲ ਨਹੀਂ ਚੱਲਦਾ। ਛੱਡ ਦਿਓ।
    [eight-player] ਇਹ ਅੱਠ ਖਿਡਾਰੀਆਂ ਦੇ ਟੂਰਨਾਮੈਂਟ ਨਾਲ ਨਹੀਂ ਚੱਲਦਾ। ਛੱਡ ਦਿਓ।
    [team] ਇਹ ਟੀਮ ਖੇਡ ਨਾਲ ਨਹੀਂ ਚੱਲਦਾ। ਛੱਡ ਦਿਓ।
    [free-for-all] ਇਹ ਆਪੋ-ਆਪਣੀ ਖੇਡ ਨਾਲ ਨਹੀਂ ਚੱਲਦਾ। ਛੱਡ ਦਿਓ।
    [challenge] ਇਹ ਚੈਲੰਜ ਨਾਲ ਨਹੀਂ ਚੱਲਦਾ। ਛੱਡ ਦਿਓ।
    [cowboy] ਇਹ ਕਾਉਬੁਆਏ ਨਾਲ ਨਹੀਂ ਚੱਲਦਾ। ਛੱਡ ਦਿਓ।
    [duo] ਇਹ ਡੂਓ ਨਾਲ ਨਹੀਂ ਚੱਲਦਾ। ਛੱਡ ਦਿਓ।
   *[other] ਇਹ { $format-name } ਨਾਲ ਨਹੀਂ ਚੱਲਦਾ। ਛੱਡ ਦਿਓ।
}
problem-not-for-scoring = ਸਕੋਰਿੰਗ “{ $scoring }” ਨੂੰ ਇਸ ਦੀ ਲੋੜ ਨਹੀਂ। ਛੱਡ ਦਿਓ।
problem-only-for-places = ਅੰਕਾਂ ਦੀ ਸੂਚੀ ਸਿਰਫ਼ ਸਥਾਨਾਂ ਲਈ ਹੁੰਦੀ ਹੈ। “places” ਗਿਣੋ, ਜਾਂ ਸੂਚੀ ਛੱਡ ਦਿਓ।
problem-points-rise = ਕੋਈ ਸਥਾਨ ਆਪਣੇ ਤੋਂ ਪਹਿਲੇ ਨਾਲੋਂ ਵੱਧ ਦਾ ਨਹੀਂ ਹੁੰਦਾ: ਇੱਥੇ ਵੱਧ ਤੋਂ ਵੱਧ { $max }।
problem-season-no-totals = ਜੋੜ ਗਿਣੇ ਜਾਂਦੇ ਹਨ, ਅਤੇ “{ $scoring }” ਵਿੱਚ ਜੋੜ ਨਹੀਂ ਹੁੰਦਾ। ਇਹ ਸ਼ਾਮ ਛੱਡ ਦਿਓ, ਜਾਂ ਸਥਾਨ ਗਿਣੋ।
problem-season-uneven = “{ $scoring }” ਵਿੱਚ ਅੰਕ ਖਾਤੇ ਪੈਂਦੇ ਹਨ, ਇਸ ਲਈ ਜੋ ਨਾ ਆਵੇ ਉਸ ਦੇ ਸਭ ਤੋਂ ਘੱਟ ਹੋਣਗੇ। ਸਿਰਫ਼ ਸਭ ਤੋਂ ਚੰਗੀਆਂ ਸ਼ਾਮਾਂ ਗਿਣੋ ਅਤੇ ਘੱਟੋ-ਘੱਟ ਓਨੀਆਂ ਹੀ ਮੰਗੋ, ਜਾਂ ਔਸਤ ਜਾਂ ਸਥਾਨ ਗਿਣੋ।
problem-season-other-way = “{ $scoring }” ਅਤੇ “{ $first }” ਜੁੜਦੇ ਨਹੀਂ: ਇੱਕ ਵਿੱਚ ਵੱਧ ਅੰਕ ਚੰਗੇ ਹਨ, ਦੂਜੇ ਵਿੱਚ ਘੱਟ। ਇਹ ਸ਼ਾਮ ਛੱਡ ਦਿਓ, ਜਾਂ ਸਥਾਨ ਗਿਣੋ।
problem-rounds-and-blocks = ਗੇੜ ਦਿਓ ਜਾਂ ਬਲਾਕ, ਦੋਵੇਂ ਨਹੀਂ।
problem-nothing-to-compare = { $players } ਖਿਡਾਰੀਆਂ ਅਤੇ ਇੱਕ ਗੇੜ ਨਾਲ ਕੋਈ ਡੈੱਕ ਦੋ ਵਾਰ ਨਹੀਂ ਖੇਡਿਆ ਜਾਵੇਗਾ। ਦੋ ਗੇੜ ਖੇਡੋ, ਜਾਂ ਇੱਕੋ ਵੰਡ ਛੱਡ ਦਿਓ।
problem-not-duplicate = ਇੱਕੋ ਵੰਡ ਸਿਰਫ਼ ਉਹੀ ਬਾਜ਼ੀ ਹੋ ਸਕਦੀ ਹੈ ਜਿਸ ਦਾ ਨਤੀਜਾ ਹੋਵੇ, ਅਤੇ ਸਿਰਫ਼ ਉਸ ਟੂਰਨਾਮੈਂਟ ਵਿੱਚ ਜਿਸ ਵਿੱਚ "play": {"{"} "duplicate": true {"}"} ਹੋਵੇ। ਛੱਡ ਦਿਓ।
problem-scoring-not-for-format = ਸਕੋਰਿੰਗ “{ $scoring }” “{ $format-name }” ਨਾਲ ਨਹੀਂ ਚੱਲਦੀ। ਇਹਨਾਂ ਵਿੱਚੋਂ ਇੱਕ ਵਰਤੋ: { $known }।
problem-preset-not-for-format = ਨਿਯਮ “{ $preset }” “{ $format-name }” ਨਾਲ ਨਹੀਂ ਚੱਲਦੇ: ਉਹ ਹੋਰ ਖੇਡ ਲਈ ਹਨ, ਜਾਂ ਖਿਡਾਰੀਆਂ ਦੀ ਹੋਰ ਗਿਣਤੀ ਲਈ। ਹੋਰ ਨਿਯਮ ਚੁਣੋ, ਜਾਂ ਛੱਡ ਦਿਓ।
problem-other-result = ਨਿਯਮ “{ $rules }” ਨਾਲ ਬਾਜ਼ੀ { $gives ->
    [out] ਇੱਕ ਖਿਡਾਰੀ ਦੇ ਕਾਰਡ ਮੁੱਕਣ ’ਤੇ ਮੁੱਕਦੀ ਹੈ
    [order] ਕਾਰਡ ਮੁੱਕਣ ਦੀ ਤਰਤੀਬ ਨਾਲ ਮੁੱਕਦੀ ਹੈ
   *[refill] ਰੀਫਿਲ ਅੰਕਾਂ ਨਾਲ ਮੁੱਕਦੀ ਹੈ
}, ਪਰ ਸਕੋਰਿੰਗ “{ $scoring }” ਨੂੰ { $needs ->
    [out] ਇੱਕ ਖਿਡਾਰੀ ਚਾਹੀਦਾ ਹੈ ਜਿਸ ਦੇ ਕਾਰਡ ਮੁੱਕਣ
    [order] ਕਾਰਡ ਮੁੱਕਣ ਦੀ ਤਰਤੀਬ ਚਾਹੀਦੀ ਹੈ
   *[refill] ਰੀਫਿਲ ਅੰਕ ਚਾਹੀਦੇ ਹਨ
}। ਹੋਰ ਨਿਯਮ ਚੁਣੋ, ਜਾਂ ਹੋਰ ਸਕੋਰਿੰਗ।
problem-entrant-count = { $format ->
    [two-vs-two] ਦੋ ਬਨਾਮ ਦੋ ਲਈ { $max } ਟੀਮਾਂ ਚਾਹੀਦੀਆਂ ਹਨ, { $given } ਨਹੀਂ।
    [four-player] ਚਾਰ ਖਿਡਾਰੀਆਂ ਦੇ ਟੂਰਨਾਮੈਂਟ ਲਈ { $max } ਖਿਡਾਰੀ ਚਾਹੀਦੇ ਹਨ, { $given } ਨਹੀਂ।
    [eight-player] ਅੱਠ ਖਿਡਾਰੀਆਂ ਦੇ ਟੂਰਨਾਮੈਂਟ ਲਈ { $max } ਖਿਡਾਰੀ ਚਾਹੀਦੇ ਹਨ, { $given } ਨਹੀਂ।
    [team] ਟੀਮ ਖੇਡ ਲਈ { $max } ਟੀਮਾਂ ਚਾਹੀਦੀਆਂ ਹਨ, { $given } ਨਹੀਂ।
    [duo] ਡੂਓ ਲਈ { $max } ਖਿਡਾਰੀ ਚਾਹੀਦੇ ਹਨ, { $given } ਨਹੀਂ।
    [free-for-all] ਆਪੋ-ਆਪਣੀ ਖੇਡ ਲਈ { $min } ਤੋਂ { $max } ਖਿਡਾਰੀ ਚਾਹੀਦੇ ਹਨ, { $given } ਨਹੀਂ।
    [challenge] ਚੈਲੰਜ ਲਈ { $min } ਤੋਂ { $max } ਖਿਡਾਰੀ ਚਾਹੀਦੇ ਹਨ, { $given } ਨਹੀਂ।
    [cowboy] ਕਾਉਬੁਆਏ ਲਈ { $min } ਤੋਂ { $max } ਖਿਡਾਰੀ ਚਾਹੀਦੇ ਹਨ, { $given } ਨਹੀਂ।
    [individual] ਵਿਅਕਤੀਗਤ ਟੂਰਨਾਮੈਂਟ ਲਈ { $min } ਤੋਂ { $max } ਖਿਡਾਰੀ ਚਾਹੀਦੇ ਹਨ, { $given } ਨਹੀਂ।
   *[other] { $format-name } ਲਈ { $min } ਤੋਂ { $max } ਭਾਗੀਦਾਰ ਚਾਹੀਦੇ ਹਨ, { $given } ਨਹੀਂ।
}
problem-players-for-rules = ਨਿਯਮ “{ $preset }” ਨਾਲ ਇੱਕ ਮੇਜ਼ ’ਤੇ { $min } ਤੋਂ { $max } ਖਿਡਾਰੀ ਹੁੰਦੇ ਹਨ, { $given } ਨਹੀਂ। ਹੋਰ ਨਿਯਮ ਚੁਣੋ, ਜਾਂ ਖਿਡਾਰੀਆਂ ਦੀ ਗਿਣਤੀ ਬਦਲੋ।
problem-team-size = ਇੱਥੇ ਟੀਮ ਵਿੱਚ { $needed } ਖਿਡਾਰੀ ਹੁੰਦੇ ਹਨ, ਪਰ ਇਸ ਵਿੱਚ ਗਿਣਤੀ { $given } ਹੈ।
problem-team-size-range = ਟੀਮ ਵਿੱਚ { $min } ਤੋਂ { $max } ਖਿਡਾਰੀ ਹੁੰਦੇ ਹਨ, ਪਰ ਇਸ ਵਿੱਚ ਗਿਣਤੀ { $given } ਹੈ।

## Who sits where, who comes and who goes

problem-not-seated = “{ $player }” ਇਸ ਬਾਜ਼ੀ ਵਿੱਚ ਇਸ ਮੇਜ਼ ’ਤੇ ਨਹੀਂ। ਇੱਥੇ ਬੈਠੇ ਹਨ: { $seats }।
problem-eliminated = “{ $player }” ਇਸ ਬਾਜ਼ੀ ਤੋਂ ਪਹਿਲਾਂ ਹੀ ਬਾਹਰ ਹਨ।
problem-changes-order = ਬਦਲਾਅ ਆਪਣੀਆਂ ਬਾਜ਼ੀਆਂ ਦੀ ਤਰਤੀਬ ਵਿੱਚ ਹੋਣ, ਅਤੇ ਕੋਈ ਵੀ ਖਿਡਾਰੀ ਦੇ ਸ਼ਾਮਲ ਹੋਣ ਤੋਂ ਪਹਿਲਾਂ ਦਾ ਨਾ ਹੋਵੇ।
problem-leaves-no-seat = ਉਸ ਵੇਲੇ ਇਹ ਸੀਟ “{ $player }” ਦੀ ਨਹੀਂ। ਇਹ ਇਹਨਾਂ ਦੀ ਹੈ: { $seats }।
problem-substitute-plays = “{ $player }” ਪਹਿਲਾਂ ਹੀ ਇਸ ਟੂਰਨਾਮੈਂਟ ਵਿੱਚ ਹਨ। ਬਦਲਵਾਂ ਖਿਡਾਰੀ ਕੋਈ ਹੋਰ ਹੋਵੇ।
problem-withdrawal-too-few = { $left ->
    [0] ਕੋਈ ਖਿਡਾਰੀ ਨਹੀਂ ਬਚੇਗਾ
    [1] ਸਿਰਫ਼ ਇੱਕ ਖਿਡਾਰੀ ਬਚੇਗਾ
   *[other] ਸਿਰਫ਼ { $left } ਖਿਡਾਰੀ ਬਚਣਗੇ
}, ਪਰ ਅੱਗੇ ਖੇਡਣ ਲਈ { $needed } ਚਾਹੀਦੇ ਹਨ। ਬਦਲਵਾਂ ਖਿਡਾਰੀ ਦੱਸੋ, ਜਾਂ ਟੂਰਨਾਮੈਂਟ ਰੋਕੋ।
problem-table-full = ਮੇਜ਼ ਭਰਿਆ ਹੋਇਆ ਹੈ: ਉੱਥੇ ਵੱਧ ਤੋਂ ਵੱਧ { $most } ਬੈਠ ਸਕਦੇ ਹਨ।
problem-late-not-for-format = { $format ->
    [two-vs-two] ਦੋ ਬਨਾਮ ਦੋ
    [four-player] ਚਾਰ ਖਿਡਾਰੀਆਂ ਦੇ ਟੂਰਨਾਮੈਂਟ
    [eight-player] ਅੱਠ ਖਿਡਾਰੀਆਂ ਦੇ ਟੂਰਨਾਮੈਂਟ
    [team] ਟੀਮ ਖੇਡ
    [duo] ਡੂਓ
   *[other] { $format-name }
} ਵਿੱਚ ਸ਼ੁਰੂ ਹੋਣ ਮਗਰੋਂ ਕੋਈ ਸ਼ਾਮਲ ਨਹੀਂ ਹੋ ਸਕਦਾ। ਨਵਾਂ ਖਿਡਾਰੀ ਬਦਲਵੇਂ ਖਿਡਾਰੀ ਵਜੋਂ ਆ ਸਕਦਾ ਹੈ।
problem-late-in-block = ਦੇਰ ਨਾਲ ਆਇਆ ਖਿਡਾਰੀ ਬਲਾਕ ਦੇ ਸ਼ੁਰੂ ਵਿੱਚ ਸ਼ਾਮਲ ਹੁੰਦਾ ਹੈ। ਅਗਲਾ ਬਲਾਕ ਗੇੜ { $round } ਦੀ ਬਾਜ਼ੀ { $hand } ਤੋਂ ਸ਼ੁਰੂ ਹੁੰਦਾ ਹੈ।
problem-late-order = ਦੇਰ ਨਾਲ ਆਏ ਖਿਡਾਰੀ ਬਾਕੀ ਸਾਰਿਆਂ ਤੋਂ ਬਾਅਦ ਆਉਂਦੇ ਹਨ, ਜਿਸ ਤਰਤੀਬ ਵਿੱਚ ਸ਼ਾਮਲ ਹੋਏ।
problem-change-after-end = ਗੇੜ { $round } ਵਿੱਚ ਬਾਜ਼ੀ { $hand } ਹੈ ਹੀ ਨਹੀਂ: ਆਖਰੀ ਹੈ ਗੇੜ { $last-round } ਦੀ ਬਾਜ਼ੀ { $last }।
problem-withdrawn-plays = “{ $player }” ਦਾ ਨਾਂ ਇਸ ਬਾਜ਼ੀ ਤੋਂ ਪਹਿਲਾਂ ਵਾਪਸ ਹੋ ਚੁੱਕਾ ਸੀ। ਬਾਜ਼ੀ ਰੱਦ ਹੈ: ਨਤੀਜਾ ਛੱਡ ਦਿਓ।
problem-no-such-hand = ਟੂਰਨਾਮੈਂਟ ਵਿੱਚ ਬਾਜ਼ੀ { $slot } (ਗੇੜ.ਮੇਜ਼.ਬਾਜ਼ੀ) ਨਹੀਂ।
problem-hand-twice = ਬਾਜ਼ੀ { $slot } (ਗੇੜ.ਮੇਜ਼.ਬਾਜ਼ੀ) ਦੋ ਵਾਰ ਹੈ।
problem-other-block = ਇਹ ਬਾਜ਼ੀ ਬਲਾਕ { $block } ਦੀ ਹੈ।
problem-other-seats = ਇਸ ਬਾਜ਼ੀ ਵਿੱਚ ਇੱਥੇ ਹੋਰ ਖਿਡਾਰੀ ਬੈਠਦੇ ਹਨ: { $seats }।
problem-not-everybody = ਹਰ ਖੇਡਣ ਵਾਲਾ ਇੱਥੇ ਇੱਕੋ ਵਾਰ ਬੈਠਾ ਹੋਵੇ: { $seats }।
problem-not-alternating = ਟੀਮਾਂ ਦੇ ਖਿਡਾਰੀ ਵਾਰੋ-ਵਾਰੀ ਬੈਠੇ ਹੋਣ, ਜਿਵੇਂ { $seats }।
problem-begun-draft = ਖਰੜੇ ਵਿੱਚ ਨਾ ਨਤੀਜੇ ਹੋ ਸਕਦੇ ਹਨ, ਨਾ ਆਏ ਜਾਂ ਗਏ ਖਿਡਾਰੀ, ਨਾ ਕੱਢਿਆ ਹੋਇਆ ਡੀਲਰ। ਇਹਨਾਂ ਨੂੰ ਛੱਡ ਦਿਓ, ਜਾਂ ਇਸ ਫ਼ਾਈਲ ਤੋਂ ਵੱਖਰਾ ਟੂਰਨਾਮੈਂਟ ਬਣਾਓ।
problem-after-end = ਬਾਜ਼ੀ { $slot } (ਗੇੜ.ਮੇਜ਼.ਬਾਜ਼ੀ) ਖੇਡ ਮੁੱਕਣ ਮਗਰੋਂ ਦਰਜ ਹੋਈ। ਇਹ ਸੰਭਾਲੀ ਹੋਈ ਹੈ, ਪਰ ਗਿਣੀ ਨਹੀਂ ਜਾਂਦੀ।

## An event of several stages

problem-event-file = ਇਹ ਕਈ ਪੜਾਵਾਂ ਵਾਲੀ ਪ੍ਰਤੀਯੋਗਤਾ ਦੀ ਫ਼ਾਈਲ ਹੈ। ਇਸ ਦੇ ਟੂਰਨਾਮੈਂਟ ਇੱਕ-ਇੱਕ ਕਰਕੇ ਬਣਾਓ।
problem-one-stage = ਪ੍ਰਤੀਯੋਗਤਾ ਵਿੱਚ ਘੱਟੋ-ਘੱਟ ਦੋ ਪੜਾਅ ਹੋਣ, ਜਾਂ ਮੈਚ। ਇਕੱਲਾ ਪੜਾਅ ਆਪਣੇ ਆਪ ਵਿੱਚ ਟੂਰਨਾਮੈਂਟ ਹੈ।
problem-several-finals = ਆਖਰੀ ਪੜਾਅ ਵਿੱਚ { $groups } ਗਰੁੱਪ ਹਨ, ਯਾਨੀ { $groups } ਜੇਤੂ। ਇੱਕੋ ਗਰੁੱਪ ਰੱਖੋ।
problem-not-for-matches = ਮੈਚ ਲਈ ਦੋ ਭਾਗੀਦਾਰ ਅਤੇ ਇੱਕ ਜੇਤੂ ਚਾਹੀਦਾ ਹੈ। ਇਸ ਫ਼ਾਰਮੈਟ ਵਿੱਚ ਇਉਂ ਨਹੀਂ ਹੁੰਦਾ; ਹੋਰ ਚੁਣੋ, ਜਾਂ ਗਰੁੱਪ।
problem-cut-too-large = ਅੱਗੇ { $through } ਜਾਣਗੇ, ਪਰ ਇਸ ਤੋਂ ਪਹਿਲਾਂ ਸਿਰਫ਼ { $before } ਖੇਡਦੇ ਹਨ।
problem-cannot-carry = ਅੰਕ ਸਿਰਫ਼ ਗਰੁੱਪਾਂ ਤੋਂ ਉਸੇ ਸਕੋਰਿੰਗ ਵਾਲੇ ਗਰੁੱਪਾਂ ਵਿੱਚ ਜਾਂਦੇ ਹਨ, ਅਤੇ ਤਾਂ ਹੀ ਜੇ ਅੰਕ ਜੁੜਦੇ ਹੋਣ। ਤਰਤੀਬ ਸਿਰਫ਼ ਗਰੁੱਪਾਂ ਵਿੱਚ ਜਾਂਦੀ ਹੈ।
problem-not-a-date-time = “{ $given }” ਤਾਰੀਖ ਅਤੇ ਸਮਾਂ ਨਹੀਂ ਹੈ। ਇਉਂ ਲਿਖੋ: 2026-12-05T18:00:00Z।
problem-stage-out-of-order = ਇਸ ਪੜਾਅ ਦੀ ਪਰਚੀ ਪੈ ਚੁੱਕੀ ਹੈ, ਪਰ ਇਸ ਤੋਂ ਪਹਿਲੇ ਦੀ ਨਹੀਂ।
problem-not-of-stage = ਇਹ ਟੂਰਨਾਮੈਂਟ ਇਸ ਪੜਾਅ ਦਾ ਨਹੀਂ: ਇਸ ਦੀ ਥਾਂ, ਫ਼ਾਰਮੈਟ ਜਾਂ ਭਾਗੀਦਾਰ ਵੱਖਰੇ ਹਨ।

## Who plays, and the play-off

problem-unknown-entrant = “{ $entrant }” ਇਸ ਟੂਰਨਾਮੈਂਟ ਵਿੱਚ ਨਹੀਂ।
problem-unknown-player = “{ $player }” ਇਸ ਟੂਰਨਾਮੈਂਟ ਵਿੱਚ ਨਹੀਂ।
problem-play-off-no-winner = ਪਲੇਅ-ਆਫ਼ ਦੀ ਲੋੜ ਨਹੀਂ: ਇਸ ਟੂਰਨਾਮੈਂਟ ਦਾ ਜੇਤੂ ਇੱਕੋ ਨਹੀਂ ਹੁੰਦਾ।
problem-play-off-seats = ਪਲੇਅ-ਆਫ਼ ਵਿੱਚ { $given ->
    [one] { $given } ਖਿਡਾਰੀ ਹੈ
   *[other] { $given } ਖਿਡਾਰੀ ਹਨ
}, ਪਰ ਇੱਕ ਮੇਜ਼ ’ਤੇ { $min } ਤੋਂ { $max } ਬੈਠਦੇ ਹਨ। ਪਹਿਲਾ ਸਥਾਨ ਸਾਂਝਾ ਰਹੇਗਾ।
problem-play-off-too-early = ਟੂਰਨਾਮੈਂਟ ਸਮਾਪਤ ਨਹੀਂ ਹੋਇਆ: ਪਲੇਅ-ਆਫ਼ ਗਿਣਿਆ ਨਹੀਂ ਜਾਂਦਾ।
problem-play-off-nobody-level = ਪਹਿਲਾ ਸਥਾਨ ਸਾਂਝਾ ਨਹੀਂ, ਇਸ ਲਈ ਪਲੇਅ-ਆਫ਼ ਦੀ ਲੋੜ ਨਹੀਂ।
problem-play-off-not-level = “{ $entrant }” ਸਾਂਝੇ ਪਹਿਲੇ ਸਥਾਨ ’ਤੇ ਨਹੀਂ: ਪਲੇਅ-ਆਫ਼ ਗਿਣਿਆ ਨਹੀਂ ਜਾਂਦਾ।
problem-play-off-missing = “{ $entrant }” ਵੀ ਸਾਂਝੇ ਪਹਿਲੇ ਸਥਾਨ ’ਤੇ ਹਨ, ਪਰ ਪਲੇਅ-ਆਫ਼ ਵਿੱਚ ਨਹੀਂ: ਇਹ ਗਿਣਿਆ ਨਹੀਂ ਜਾਂਦਾ।
problem-play-off-uncounted = ਬਾਜ਼ੀ { $slot } (ਗੇੜ.ਮੇਜ਼.ਬਾਜ਼ੀ) ਅਜਿਹੇ ਪਲੇਅ-ਆਫ਼ ਦੀ ਹੈ ਜੋ ਗਿਣਿਆ ਨਹੀਂ ਜਾਂਦਾ। ਇਹ ਸੰਭਾਲੀ ਹੋਈ ਹੈ।

## What a result says

problem-several-out = ਕਾਰਡ ਸਿਰਫ਼ ਇੱਕ ਖਿਡਾਰੀ ਦੇ ਮੁੱਕ ਸਕਦੇ ਹਨ।
problem-two-results = ਇਸ ਦੇ ਦੋ ਨਤੀਜੇ ਹਨ। ਇੱਕ ਰੱਖੋ।
problem-wrong-result = ਸਕੋਰਿੰਗ “{ $scoring }” ਨੂੰ ਹੋਰ ਤਰ੍ਹਾਂ ਦਾ ਨਤੀਜਾ ਚਾਹੀਦਾ ਹੈ। ਦਿਓ: { $needs ->
    [out] ਕਿਸ ਦੇ ਕਾਰਡ ਮੁੱਕੇ ਅਤੇ ਬਾਕੀਆਂ ਕੋਲ ਕੀ ਬਚਿਆ ("out" ਅਤੇ "left")।
    [order] ਖਿਡਾਰੀਆਂ ਦੇ ਕਾਰਡ ਕਿਸ ਤਰਤੀਬ ਵਿੱਚ ਮੁੱਕੇ ("order")।
   *[refill] ਖਿਡਾਰੀਆਂ ਦੇ ਰੀਫਿਲ ਅੰਕ ਅਤੇ ਉਹਨਾਂ ਦੇ ਬਚੇ ਕਾਰਡ ("refill" ਅਤੇ "left")।
}
problem-finished-twice = “{ $player }” ਦੇ ਕਾਰਡ ਇੱਕੋ ਵਾਰ ਮੁੱਕ ਸਕਦੇ ਹਨ, ਪਰ ਇੱਥੇ ਨਾਂ ਦੋ ਵਾਰ ਹੈ।
problem-order-incomplete = ਹਰ ਇੱਕ ਨੂੰ ਸਥਾਨ ਚਾਹੀਦਾ ਹੈ। ਇੱਥੇ ਨਹੀਂ ਹਨ: { $missing }।
problem-too-many-points = ਰੀਫਿਲ ਅੰਕ { $total } ਹਨ: ਹਰ ਅੰਕ ਲਈ ਇੱਕ ਖੇਡਿਆ ਹੋਇਆ ਕਾਰਡ ਲੱਗਦਾ ਹੈ, ਇਸ ਲਈ ਵੱਧ ਤੋਂ ਵੱਧ { $max } ਹੋ ਸਕਦੇ ਹਨ।
problem-winner-holds = ਇਸ ਖਿਡਾਰੀ ਦੇ ਕਾਰਡ ਮੁੱਕ ਗਏ, ਇਸ ਲਈ ਕੋਈ ਕਾਰਡ ਨਹੀਂ ਬਚਿਆ। ਇਹ ਕਾਰਡ ਹਟਾਓ, ਜਾਂ ਉਸ ਨੂੰ ਛੂਹੋ ਜਿਸ ਦੇ ਕਾਰਡ ਸੱਚੀਂ ਮੁੱਕੇ।
problem-no-cards = ਬਿਨਾਂ ਕਾਰਡ ਸਿਰਫ਼ ਉਹ ਹੈ ਜਿਸ ਦੇ ਕਾਰਡ ਮੁੱਕੇ। ਇਸ ਖਿਡਾਰੀ ਦੇ ਬਚੇ ਕਾਰਡ ਛੂਹੋ; 0 ਵੀ ਕਾਰਡ ਹੈ।
problem-holding-missing = ਇਸ ਖਿਡਾਰੀ ਦੇ ਕਾਰਡ ਨਹੀਂ ਭਰੇ ਗਏ। ਉਹਨਾਂ ਨੂੰ ਛੂਹੋ, ਜਾਂ ਕੁੱਲ ਜੋੜ ਲਿਖੋ।
problem-too-many = { $count }, ਪਰ ਡੈੱਕ ਵਿੱਚ ਸਿਰਫ਼ { $max } ਹਨ

## Where the place is not shown: the face, then the sentence above

problem-of-face = { $face }: { $text }
problem-too-many-together = { $face }: ਸਾਰਿਆਂ ਦੇ ਮਿਲਾ ਕੇ { $count }, ਪਰ ਡੈੱਕ ਵਿੱਚ ਸਿਰਫ਼ { $max } ਹਨ। ਮੁੜ ਗਿਣੋ।
problem-too-many-cards = ਸਾਰਿਆਂ ਦੇ ਮਿਲਾ ਕੇ { $count } ਕਾਰਡ: ਵੱਧ ਤੋਂ ਵੱਧ { $max } ਹੋ ਸਕਦੇ ਹਨ, ਕਿਉਂਕਿ ਇੱਕ ਡਿਸਕਾਰਡ ਪਾਈਲ ’ਤੇ ਪਿਆ ਹੈ।
problem-total-too-high = { $total } ਅੰਕ: ਪੂਰੇ ਡੈੱਕ ਦੇ ਸਿਰਫ਼ { $max } ਬਣਦੇ ਹਨ। ਮੁੜ ਗਿਣੋ।
problem-totals-too-high = ਸਾਰਿਆਂ ਦੇ ਮਿਲਾ ਕੇ { $total } ਅੰਕ: ਪੂਰੇ ਡੈੱਕ ਦੇ ਸਿਰਫ਼ { $max } ਬਣਦੇ ਹਨ। ਮੁੜ ਗਿਣੋ।
problem-loser-missing = ਦੱਸੋ ਕਿ ਬਾਜ਼ੀ ਕੌਣ ਹਾਰਿਆ, ਜਾਂ ਕਾਰਡ ਗਿਣੋ।
problem-losers-not-named = ਸਕੋਰਿੰਗ “{ $scoring }” ਵਿੱਚ ਕਾਰਡ ਗਿਣੇ ਜਾਂਦੇ ਹਨ, ਹਾਰਨ ਵਾਲੇ ਨਹੀਂ ਦੱਸੇ ਜਾਂਦੇ।
problem-loser-won = “{ $player }” ਜਿੱਤੀ ਧਿਰ ਵਿੱਚ ਹਨ।
problem-other-losers = ਕਾਰਡਾਂ ਅਨੁਸਾਰ ਇਸ ਬਾਜ਼ੀ ਵਿੱਚ ਹਾਰ ਇਹਨਾਂ ਦੀ ਹੈ: { $losers }।

## Why a result is not taken now

problem-no-hand = ਟੂਰਨਾਮੈਂਟ ਵਿੱਚ ਅਜਿਹੀ ਕੋਈ ਬਾਜ਼ੀ ਨਹੀਂ।
problem-not-yet = ਪਹਿਲਾਂ ਹੋਰ ਬਾਜ਼ੀਆਂ ਹਨ: ਇਹ ਅਜੇ ਦਰਜ ਨਹੀਂ ਹੋ ਸਕਦੀ।
problem-over = ਟੂਰਨਾਮੈਂਟ ਸਮਾਪਤ ਹੋ ਗਿਆ ਹੈ। ਹੁਣ ਸਿਰਫ਼ ਦਰਜ ਹੋ ਚੁੱਕੀਆਂ ਬਾਜ਼ੀਆਂ ਸੋਧੀਆਂ ਜਾ ਸਕਦੀਆਂ ਹਨ।
problem-hand-closed = ਇਸ ਮੇਜ਼ ’ਤੇ ਕਿਸੇ ਨੇ ਨਾਂ ਵਾਪਸ ਲੈ ਲਿਆ ਹੈ: ਬਾਜ਼ੀ ਉੱਥੇ ਸਾਰਿਆਂ ਲਈ ਰੱਦ ਹੈ।
problem-later-seats = ਇਸ ਨਤੀਜੇ ਨਾਲ ਬਾਜ਼ੀ { $hand } ਵਿੱਚ ਮੇਜ਼ ’ਤੇ ਹੋਰ ਖਿਡਾਰੀ ਹੁੰਦੇ, ਪਰ ਉਹ ਦਰਜ ਹੋ ਚੁੱਕੀ ਹੈ। ਪਹਿਲਾਂ ਉਹ ਅਤੇ ਉਸ ਤੋਂ ਬਾਅਦ ਦੀਆਂ ਬਾਜ਼ੀਆਂ ਵਾਪਸ ਲਓ।
problem-result = ਇਹ ਨਤੀਜਾ ਸਹੀ ਨਹੀਂ ਹੋ ਸਕਦਾ।

## Why nobody can come or go now

problem-step-over = ਟੂਰਨਾਮੈਂਟ ਸਮਾਪਤ ਹੋ ਗਿਆ ਹੈ: ਹੁਣ ਨਾ ਕੋਈ ਆ ਸਕਦਾ ਹੈ, ਨਾ ਜਾ ਸਕਦਾ ਹੈ।
problem-step-play-off = ਪਲੇਅ-ਆਫ਼ ਚੱਲ ਰਿਹਾ ਹੈ: ਹੁਣ ਨਾ ਕੋਈ ਆ ਸਕਦਾ ਹੈ, ਨਾ ਜਾ ਸਕਦਾ ਹੈ।
problem-step-unknown = ਇਹ ਖਿਡਾਰੀ ਇੱਥੇ ਨਹੀਂ ਖੇਡਦਾ। ਸੂਚੀ ਵਿੱਚੋਂ ਚੁਣੋ।
problem-step-out = ਇਹ ਖਿਡਾਰੀ ਹੁਣ ਟੂਰਨਾਮੈਂਟ ਵਿੱਚ ਨਹੀਂ।
problem-step-after-end = ਉੱਥੋਂ ਅੱਗੇ ਇਸ ਖਿਡਾਰੀ ਦੀ ਕੋਈ ਬਾਜ਼ੀ ਨਹੀਂ ਬਚਦੀ।
problem-step-recorded = ਬਾਜ਼ੀ { $hand } ਪਹਿਲਾਂ ਹੀ ਦਰਜ ਹੈ। ਬਾਅਦ ਦੀ ਬਾਜ਼ੀ ਚੁਣੋ, ਜਾਂ ਪਹਿਲਾਂ ਉਹ ਨਤੀਜਾ ਵਾਪਸ ਲਓ।
problem-step-problems = ਇਹ ਨਹੀਂ ਹੋ ਸਕਦਾ।

## Why no play-off begins

problem-play-off-twice = ਪਲੇਅ-ਆਫ਼ ਪਹਿਲਾਂ ਹੀ ਹੈ।

## Who deals first

problem-no-such-table = { $tables ->
    [one] ਇੱਥੇ ਮੇਜ਼ਾਂ ਦੀ ਗਿਣਤੀ { $tables } ਹੈ, ਹੋਰ ਮੇਜ਼ ਨਹੀਂ।
   *[other] ਅਜਿਹਾ ਕੋਈ ਮੇਜ਼ ਨਹੀਂ: ਮੇਜ਼ਾਂ ਦੇ ਨੰਬਰ 1 ਤੋਂ { $tables } ਤੱਕ ਹਨ।
}
problem-table-twice = ਮੇਜ਼ { $table } ਦੋ ਵਾਰ ਹੈ। ਇੱਕ ਰੱਖੋ।
problem-other-dealer = ਕੱਢੇ ਗਏ ਕਾਰਡਾਂ ਅਨੁਸਾਰ ਡੀਲਰ “{ $player }” ਨਹੀਂ ਬਣਦੇ।
problem-text-too-long = ਇਸ ਲਿਖਤ ਵਿੱਚ { $length } ਅੱਖਰ ਹਨ। ਵੱਧ ਤੋਂ ਵੱਧ { $max } ਹੋ ਸਕਦੇ ਹਨ।
problem-text-control = ਇਸ ਲਿਖਤ ਵਿੱਚ ਅਜਿਹੇ ਅੱਖਰ ਹਨ ਜੋ ਦਿਸਦੇ ਨਹੀਂ। ਮੁੜ ਲਿਖੋ।

## What is wrong with a ruleset

problem-unknown-preset = “{ $given }” ਨਾਂ ਦੇ ਕੋਈ ਨਿਯਮ ਨਹੀਂ। ਇਹਨਾਂ ਵਿੱਚੋਂ ਚੁਣੋ: { $known }।
problem-unknown-option = “{ $option }” ਨਾਂ ਦਾ ਕੋਈ ਵਿਕਲਪ ਨਹੀਂ।
problem-option-elsewhere = “{ $option }” ਇੱਥੇ ਤੈਅ ਨਹੀਂ ਹੁੰਦਾ: ਇਹ “{ $key }” ਤੋਂ ਨਿਕਲਦਾ ਹੈ।
problem-unknown-value = “{ $option }” ਦਾ ਮੁੱਲ “{ $given }” ਨਹੀਂ ਹੋ ਸਕਦਾ। ਇਹ ਹੋ ਸਕਦਾ ਹੈ: { $known }।
problem-options-clash = “{ $one }” ਅਤੇ “{ $other }” ਇਕੱਠੇ ਨਹੀਂ ਚੱਲਦੇ। ਇੱਕ ਬੰਦ ਕਰੋ।
problem-option-needs = “{ $one }” ਲਈ “{ $needs }” ਚਾਹੀਦਾ ਹੈ।

## Why a hand cannot be dealt

problem-wrong-number-of-players = ਇਹਨਾਂ ਨਿਯਮਾਂ ਨਾਲ { $players } ਜਣੇ ਨਹੀਂ ਖੇਡ ਸਕਦੇ: { $least ->
    [2] { $most ->
        [2] ਇਹ ਦੋ ਖਿਡਾਰੀਆਂ ਲਈ ਹਨ।
       *[other] ਇਹ { $least } ਤੋਂ { $most } ਖਿਡਾਰੀਆਂ ਲਈ ਹਨ।
    }
   *[other] ਇਹ { $least } ਤੋਂ { $most } ਖਿਡਾਰੀਆਂ ਲਈ ਹਨ।
}
problem-nobody-sits-there = ਡੀਲਰ ਜਾਂ ਪਹਿਲੀ ਚਾਲ ਵਾਲਾ ਮੇਜ਼ ’ਤੇ ਨਹੀਂ।
problem-not-this-deck = ਇਸ ਡੈੱਕ ਦੇ ਸਾਰੇ ਕਾਰਡ ਉਹੀ ਨਹੀਂ ਜੋ ਨਿਯਮਾਂ ਵਾਲੇ ਡੈੱਕ ਦੇ ਹਨ।

## Why a move is refused

problem-hand-over = ਬਾਜ਼ੀ ਮੁੱਕ ਗਈ ਹੈ।
problem-not-in-play = ਇਹ ਖਿਡਾਰੀ ਹੁਣ ਖੇਡ ਵਿੱਚ ਨਹੀਂ।
problem-not-now = ਇਹ ਹੁਣ ਨਹੀਂ ਕੀਤਾ ਜਾ ਸਕਦਾ।
problem-not-in-the-rules = ਇਹਨਾਂ ਨਿਯਮਾਂ ਵਿੱਚ ਅਜਿਹੀ ਕੋਈ ਚਾਲ ਨਹੀਂ।
problem-card-not-held = ਇਹ ਕਾਰਡ ਖਿਡਾਰੀ ਕੋਲ ਨਹੀਂ।
problem-does-not-fit = ਕਾਰਡ ਮੇਲ ਨਹੀਂ ਖਾਂਦਾ: ਇਸ ਦਾ ਰੰਗ, ਨੰਬਰ ਜਾਂ ਚਿੰਨ੍ਹ ਉੱਪਰਲੇ ਕਾਰਡ ਨਾਲ ਮਿਲਣਾ ਚਾਹੀਦਾ ਹੈ।
problem-four-not-allowed = ਜਦੋਂ ਹੋਰ ਕਾਰਡ ਖੇਡਿਆ ਜਾ ਸਕੇ, ਵਾਈਲਡ ਡਰਾਅ ਚਾਰ ਨਹੀਂ ਖੇਡਿਆ ਜਾ ਸਕਦਾ।
problem-colour-missing = ਕਾਲੇ ਕਾਰਡ ਦੇ ਨਾਲ ਰੰਗ ਚੁਣਨਾ ਪੈਂਦਾ ਹੈ।
problem-colour-not-asked = ਇਸ ਕਾਰਡ ਨਾਲ ਰੰਗ ਨਹੀਂ ਚੁਣਿਆ ਜਾਂਦਾ।
problem-nothing-to-call = ਯੂਨੋ ਬੋਲਣ ਦਾ ਵੇਲਾ ਨਹੀਂ: ਇਸ ਮਗਰੋਂ ਖਿਡਾਰੀ ਕੋਲ ਇੱਕ ਕਾਰਡ ਨਹੀਂ ਬਚਦਾ।
problem-can-play = ਇੱਕ ਕਾਰਡ ਖੇਡਿਆ ਜਾ ਸਕਦਾ ਹੈ, ਇਸ ਲਈ ਨਵਾਂ ਨਹੀਂ ਚੁੱਕਿਆ ਜਾ ਸਕਦਾ।
problem-must-play = ਚੁੱਕਿਆ ਕਾਰਡ ਮੇਲ ਖਾਂਦਾ ਹੈ, ਇਸ ਲਈ ਖੇਡਣਾ ਹੀ ਪੈਂਦਾ ਹੈ।
problem-only-the-drawn = ਸਿਰਫ਼ ਹੁਣੇ ਚੁੱਕਿਆ ਕਾਰਡ ਖੇਡਿਆ ਜਾ ਸਕਦਾ ਹੈ।
problem-too-late = ਇਸ ਲਈ ਦੇਰ ਹੋ ਚੁੱਕੀ ਹੈ।
problem-all-or-nothing = ਉਸ ਰੰਗ ਦੇ ਸਾਰੇ ਕਾਰਡ ਖੇਡਣੇ ਪੈਂਦੇ ਹਨ, ਰਿਵਰਸ ਸਭ ਤੋਂ ਪਹਿਲਾਂ।
problem-not-this-seat = ਇਹ ਉਸ ਖਿਡਾਰੀ ਨਾਲ ਨਹੀਂ ਕੀਤਾ ਜਾ ਸਕਦਾ।

## What is wrong with a hand log

problem-log-version = ਬਾਜ਼ੀ ਦਾ ਇਹ ਰਿਕਾਰਡ ਵਰਜਨ { $given } ਦਾ ਹੈ; ਸਿਰਫ਼ ਵਰਜਨ { $known } ਪੜ੍ਹਿਆ ਜਾ ਸਕਦਾ ਹੈ।
problem-log-player = “{ $player }” ਇਸ ਮੇਜ਼ ’ਤੇ ਨਹੀਂ, ਜਾਂ ਦੋ ਵਾਰ ਹੈ।
problem-log-sides = ਹਰ ਖਿਡਾਰੀ ਇੱਕੋ ਧਿਰ ਵਿੱਚ ਹੋਵੇ, ਧਿਰਾਂ ਘੱਟੋ-ਘੱਟ ਦੋ ਹੋਣ, ਸਾਰੀਆਂ ਬਰਾਬਰ ਦੀਆਂ, ਅਤੇ ਉਹਨਾਂ ਦੇ ਖਿਡਾਰੀ ਵਾਰੋ-ਵਾਰੀ ਬੈਠੇ ਹੋਣ।
problem-log-first = ਪਹਿਲੀ ਚਾਲ “{ $first }” ਦੀ ਨਹੀਂ; “{ $right }” ਦੀ ਹੈ।
problem-log-deal = ਬਾਜ਼ੀ ਇਸ ਤਰ੍ਹਾਂ ਵੰਡੀ ਨਹੀਂ ਗਈ ਹੋ ਸਕਦੀ। { $why }
problem-log-move = ਚਾਲ { $number } ({ $by }) ਦੀ ਇਜਾਜ਼ਤ ਨਹੀਂ। { $why } ਲਿਖਿਆ ਹੈ: { $written }
problem-log-commitment = ਕਮਿਟਮੈਂਟ ਸੀਡ ਦਾ SHA-256 ਨਹੀਂ। ਉਹ ਇਹ ਹੁੰਦਾ: { $right }
problem-log-commitment-missing = ਸੀਡ ਹੈ, ਪਰ ਵੰਡ ਤੋਂ ਪਹਿਲਾਂ ਦਿਖਾਈ ਗਈ ਕਮਿਟਮੈਂਟ ਨਹੀਂ। ਉਹ ਇਹ ਹੁੰਦੀ: { $right }
problem-log-seed-missing = ਕਮਿਟਮੈਂਟ ਹੈ, ਪਰ ਉਸ ਨੂੰ ਪਰਖਣ ਲਈ ਸੀਡ ਨਹੀਂ।
problem-log-deck = ਸੀਡ ਤੋਂ ਹੋਰ ਵੰਡ ਬਣਦੀ ਹੈ: ਉੱਪਰੋਂ ਕਾਰਡ { $place } ਵੱਖਰਾ ਹੈ।
problem-log-reshuffle-order = ਚਾਲ { $at } ’ਤੇ ਪਾਈਲ ਫੈਂਟੀ ਗਈ, ਅਤੇ ਸੀਡ ਤੋਂ ਬਣਦੀ ਤਰਤੀਬ ਮੁੜ ਫੈਂਟ { $number } ਦੀ ਤਰਤੀਬ ਤੋਂ ਵੱਖਰੀ ਹੈ।
problem-log-reshuffle = ਚਾਲ { $at } ’ਤੇ ਪਾਈਲ ਫੈਂਟੀ ਗਈ, ਪਰ ਮੁੜ ਫੈਂਟ { $number } ਦਰਜ ਨਹੀਂ ਜਾਂ ਉਸ ਦੇ ਕਾਰਡ ਹੋਰ ਹਨ।
problem-log-reshuffles-left = { $count ->
    [one] { $count } ਮੁੜ ਫੈਂਟ ਦਰਜ ਹੈ ਜੋ ਹੋਈ ਹੀ ਨਹੀਂ।
   *[other] { $count } ਮੁੜ ਫੈਂਟਾਂ ਦਰਜ ਹਨ ਜੋ ਹੋਈਆਂ ਹੀ ਨਹੀਂ।
}
problem-log-unfinished = ਦਰਜ { $moves } ਚਾਲਾਂ ਨਾਲ ਬਾਜ਼ੀ ਮੁੱਕਦੀ ਨਹੀਂ।
problem-log-result = ਚਾਲਾਂ ਤੋਂ ਹੋਰ ਨਤੀਜਾ ਨਿਕਲਦਾ ਹੈ: { $right }

### The organisers’ pages: what waits, the roster, drafts, and tournaments that run.

## “Organise”, the page they start from

desk-lede = ਤੁਹਾਡੇ ਕਲੱਬ ਦੇ ਟੂਰਨਾਮੈਂਟ। ਇਹ ਸਫ਼ਾ ਸਿਰਫ਼ ਪ੍ਰਬੰਧਕਾਂ ਨੂੰ ਦਿਸਦਾ ਹੈ।
desk-codes-closed = ਨਵੇਂ ਫ਼ੋਨ ਪੰਦਰਾਂ ਮਿੰਟਾਂ ਲਈ ਬੰਦ ਹਨ
desk-codes-closed-help = ਕਿਸੇ ਨੇ ਬਹੁਤ ਸਾਰੇ ਗਲਤ ਕੋਡ ਅਜ਼ਮਾਏ ਹਨ। ਜੋ ਫ਼ੋਨ ਆਪਣੇ ਮੇਜ਼ ’ਤੇ ਹਨ, ਉਹ ਚੱਲਦੇ ਰਹਿਣਗੇ; ਨਿੱਜੀ ਲਿੰਕ ਅਤੇ ਤੁਹਾਡੇ ਹੁਣ ਬਣਾਏ ਕੋਡ ਵੀ ਚੱਲਣਗੇ। ਜੇ ਹਾਲ ਵਿੱਚ ਇਹ ਸਿਰਫ਼ ਸ਼ਰਾਰਤ ਸੀ, ਤਾਂ ਨਵੇਂ ਫ਼ੋਨ ਮੁੜ ਆਉਣ ਦਿਓ।
desk-codes-open = ਨਵੇਂ ਫ਼ੋਨ ਮੁੜ ਆਉਣ ਦਿਓ
desk-new = ਨਵਾਂ ਟੂਰਨਾਮੈਂਟ
desk-players = ਕਲੱਬ ਦੇ ਖਿਡਾਰੀ
desk-empty = ਅਜੇ ਕੋਈ ਟੂਰਨਾਮੈਂਟ ਨਹੀਂ
desk-empty-help = ਨਾਂ ਰੱਖੋ, ਖਿਡਾਰੀਆਂ ਦੇ ਨਾਂ ਪੇਸਟ ਕਰੋ, ਫ਼ਾਰਮੈਟ ਚੁਣੋ: ਸ਼ਡਿਊਲ Lastcard ਬਣਾਵੇਗਾ, ਅਤੇ ਕੁਝ ਵੀ ਸ਼ੁਰੂ ਹੋਣ ਤੋਂ ਪਹਿਲਾਂ ਤੁਸੀਂ ਉਸ ਨੂੰ ਦੇਖ ਸਕਦੇ ਹੋ।
desk-empty-action = ਪਹਿਲਾ ਟੂਰਨਾਮੈਂਟ ਬਣਾਓ
desk-running = ਜਾਰੀ
desk-upcoming = ਆਉਣ ਵਾਲੇ
desk-finished = ਸਮਾਪਤ
desk-archived = ਆਰਕਾਈਵ ({ $count })
desk-winners = { $count ->
    [one] ਜੇਤੂ: { $names }
   *[other] ਜੇਤੂ: { $names }
}

## What waits for an organiser

waiting-title = ਤੁਹਾਡੀ ਉਡੀਕ ਵਿੱਚ
waiting-nothing = ਕੁਝ ਬਾਕੀ ਨਹੀਂ।
waiting-table = { $name } ਦਾ ਮੇਜ਼ { $table }
waiting-several-tables = ਇੱਕੋ ਵੇਲੇ { $count } ਮੇਜ਼ਾਂ ’ਤੇ ਖੇਡਣਾ ਹੈ: { $tables }
waiting-holds-up = ਬਾਕੀ ਮੇਜ਼ ਇਸ ਮੇਜ਼ ਦੀ ਉਡੀਕ ਵਿੱਚ ਹਨ: ਮੇਜ਼ { $table }, { $hand }। ਕੁਝ ਦਰਜ ਨਹੀਂ ਹੋਇਆ ({ $time })।
waiting-late = ਮੇਜ਼ { $table } ਤੋਂ ਕੁਝ ਦਰਜ ਨਹੀਂ ਹੋਇਆ ({ $time }): { $hand }।
waiting-begins = ਸ਼ੁਰੂ: { $when }। { $all } ਵਿੱਚੋਂ { $here } ਹਾਜ਼ਰ ਹਨ।
waiting-begun = ਸ਼ੁਰੂ ਹੋ ਜਾਣਾ ਚਾਹੀਦਾ ਸੀ: { $when }। { $all } ਵਿੱਚੋਂ { $here } ਹਾਜ਼ਰ ਹਨ।
waiting-changed-now = { $hand } (ਮੇਜ਼ { $table }) ਹੁਣੇ ਬਦਲੀ ਗਈ: { $result }
waiting-changed = { $hand } (ਮੇਜ਼ { $table }) { $time } ਪਹਿਲਾਂ ਬਦਲੀ ਗਈ: { $result }
waiting-over = ਖੇਡ ਸਮਾਪਤ ਹੈ। ਦਰਜਾਬੰਦੀ ਪਰਖ ਕੇ ਪੜ੍ਹ ਸੁਣਾਉਣ ਮਗਰੋਂ ਇਸ ਨੂੰ ਆਰਕਾਈਵ ਕਰੋ।
waiting-idle = ਆਖਰੀ ਬਾਜ਼ੀ ਦਰਜ ਹੋਈ: { $when }। ਜੇ ਟੂਰਨਾਮੈਂਟ ਅੱਗੇ ਨਹੀਂ ਚੱਲਣਾ, ਤਾਂ ਇਸ ਨੂੰ ਰੋਕ ਦਿਓ।

## The club

club-title = ਕਲੱਬ ਦੀਆਂ ਸੈਟਿੰਗਾਂ
club-evenings = ਨਵੇਂ ਸਮਾਂ ਖੇਤਰ ਵਿੱਚ ਆਉਣ ਵਾਲੀਆਂ ਸ਼ਾਮਾਂ
club-evenings-asked = ਦੂਜੇ ਸਮਾਂ ਖੇਤਰ ਵਿੱਚ ਇਹ ਸ਼ਾਮਾਂ ਕਿਸੇ ਹੋਰ ਸਮੇਂ ਸ਼ੁਰੂ ਹੋਣਗੀਆਂ। ਦੱਸੋ ਕਿ ਕੀ ਉਹੀ ਰਹੇ: ਘੜੀ ਦਾ ਸਮਾਂ ਜਾਂ ਉਹੀ ਪਲ।
club-evenings-hour = ਘੜੀ ਦਾ ਸਮਾਂ ਉਹੀ ਰਹੇ: 19:00 ਦੀ ਥਾਂ 19:00 ਹੀ। ਆਮ ਤੌਰ ’ਤੇ ਇਹੀ ਠੀਕ ਹੈ।
club-evenings-moment = ਪਲ ਉਹੀ ਰਹੇ, ਅਤੇ ਘੜੀ ਦਾ ਸਮਾਂ ਬਦਲ ਜਾਵੇ।
club-save = ਸੰਭਾਲੋ
club-pace = ਇੱਕ ਬਾਜ਼ੀ ਦਾ ਸਮਾਂ
club-pace-hint = ਪਹਿਲਾਂ ਫੈਂਟਣ ਅਤੇ ਬਾਅਦ ਵਿੱਚ ਗਿਣਨ ਸਮੇਤ। ਇਸੇ ਤੋਂ ਹਿਸਾਬ ਲੱਗਦਾ ਹੈ ਕਿ ਟੂਰਨਾਮੈਂਟ ਕਿੰਨਾ ਚੱਲੇਗਾ ਅਤੇ ਕਿਹੜਾ ਮੇਜ਼ ਪਛੜ ਗਿਆ ਹੈ। ਚਾਰ ਖਿਡਾਰੀਆਂ ਦੇ ਮੇਜ਼ ’ਤੇ ਆਮ ਤੌਰ ’ਤੇ ਛੇ ਮਿੰਟ ਲੱਗਦੇ ਹਨ।
club-minutes = ਮਿੰਟ
club-seconds = ਸਕਿੰਟ
club-file = ਕਲੱਬ ਇੱਕ ਫ਼ਾਈਲ ਵਿੱਚ
club-file-hint = ਕਲੱਬ ਦਾ ਸਭ ਕੁਝ ਇੱਕ ਫ਼ਾਈਲ ਵਿੱਚ: ਸੂਚੀ ਦੇ ਲੋਕ, ਟੂਰਨਾਮੈਂਟ, ਹਰ ਇੰਦਰਾਜ ਅਤੇ ਇਹ ਕਿ ਕਿਸ ਨੇ ਕਦੋਂ ਕੀਤਾ, ਫ਼ੋਨਾਂ ’ਤੇ ਪੂਰੀਆਂ ਹੋਈਆਂ ਬਾਜ਼ੀਆਂ, ਕੋਡ। ਇਸ ਨੂੰ ਸੰਭਾਲ ਕੇ ਰੱਖੋ, ਜਾਂ ਜੋ ਕੋਈ ਹੋਰ Lastcard ਚਲਾਉਂਦਾ ਹੈ, ਉਹ “lastcard restore” ਨਾਲ ਕਲੱਬ ਨੂੰ ਉੱਥੇ ਲੈ ਜਾਵੇ। ਪਾਸਵਰਡ ਇਸ ਵਿੱਚ ਨਹੀਂ ਹਨ।
club-file-download = ਕਲੱਬ ਡਾਊਨਲੋਡ ਕਰੋ
problem-pace = ਮਿੰਟ ਅਤੇ ਸਕਿੰਟ ਲਿਖੋ, ਕੁੱਲ 30 ਸਕਿੰਟ ਤੋਂ 60 ਮਿੰਟ ਤੱਕ, ਜਿਵੇਂ 5 ਅਤੇ 30।

## States of a tournament and of its tables

desk-table-of = ਮੇਜ਼ { $table }
desk-table-hand = ਗੇੜ { $round }, ਬਾਜ਼ੀ { $hand }/{ $hands }
desk-table-hand-match = ਬਾਜ਼ੀ { $hand }
desk-table-waits = ਦੂਜੇ ਮੇਜ਼ਾਂ ਦਾ ਇਹ ਬਲਾਕ ਪੂਰਾ ਹੋਣ ਦੀ ਉਡੀਕ
desk-table-done = ਸਾਰੀਆਂ ਬਾਜ਼ੀਆਂ ਦਰਜ ਹਨ
desk-table-ended = ਸਮੇਂ ਤੋਂ ਪਹਿਲਾਂ ਸਮਾਪਤ
desk-table-versus = { $one } ਬਨਾਮ { $other }

## The roster

roster-title = ਕਲੱਬ ਦੇ ਖਿਡਾਰੀ
roster-lede = ਜੋ ਇੱਕ ਵਾਰ ਖੇਡ ਚੁੱਕਾ ਹੈ, ਉਹ ਇੱਥੇ ਹੈ: ਅਗਲੇ ਟੂਰਨਾਮੈਂਟ ਲਈ ਬੱਸ ਟਿੱਕ ਲਾਓ। ਇੱਥੇ ਨਾਂ ਬਦਲਣ ਨਾਲ ਪੁਰਾਣੇ ਟੂਰਨਾਮੈਂਟ ਨਹੀਂ ਬਦਲਦੇ।
roster-add = ਖਿਡਾਰੀ ਜੋੜੋ
roster-add-hint = ਨਾਂ ਜਿਵੇਂ ਹਨ ਤਿਵੇਂ ਹੀ ਪੇਸਟ ਕਰੋ: ਹਰ ਸਤਰ ਵਿੱਚ ਇੱਕ, ਵਿਚਕਾਰ ਕਾਮੇ ਨਾਲ, ਜਾਂ ਸਾਰਣੀ ਵਜੋਂ।
roster-add-button = ਸੂਚੀ ਵਿੱਚ ਜੋੜੋ
roster-look = ਅਜੇ ਕੋਈ ਨਹੀਂ ਜੋੜਿਆ ਗਿਆ। ਹੇਠਲੇ ਨਾਂ ਦੇਖੋ, ਫਿਰ “ਸੂਚੀ ਵਿੱਚ ਜੋੜੋ” ਦੁਬਾਰਾ ਦਬਾਓ।
roster-empty = ਸੂਚੀ ਵਿੱਚ ਅਜੇ ਕੋਈ ਨਹੀਂ
roster-empty-help = ਆਪਣੇ ਪੱਕੇ ਖਿਡਾਰੀਆਂ ਦੇ ਨਾਂ ਹੇਠਾਂ ਪੇਸਟ ਕਰੋ। ਟੂਰਨਾਮੈਂਟ ਵਿੱਚ ਲਿਖੇ ਖਿਡਾਰੀ ਆਪਣੇ-ਆਪ ਸੂਚੀ ਵਿੱਚ ਜੁੜ ਜਾਂਦੇ ਹਨ।
roster-count = { $count ->
    [one] { $count } ਖਿਡਾਰੀ
   *[other] { $count } ਖਿਡਾਰੀ
}
roster-name = ਨਾਂ
roster-save = ਨਾਂ ਸੰਭਾਲੋ
roster-archive = ਆਰਕਾਈਵ ਕਰੋ
roster-archive-hint = ਆਰਕਾਈਵ ਕੀਤੇ ਖਿਡਾਰੀ ਨਵੇਂ ਟੂਰਨਾਮੈਂਟਾਂ ਲਈ ਨਹੀਂ ਦਿਸਦੇ। ਪੁਰਾਣੇ ਨਤੀਜਿਆਂ ਵਿੱਚ ਉਹ ਬਣੇ ਰਹਿੰਦੇ ਹਨ।
roster-merge = ਸੂਚੀ ਵਿੱਚ ਦੋ ਵਾਰ?
roster-archived = ਆਰਕਾਈਵ ({ $count })
roster-restore = ਬਹਾਲ ਕਰੋ
roster-added = { $count ->
    [one] { $count } ਖਿਡਾਰੀ ਜੋੜਿਆ ਗਿਆ।
   *[other] { $count } ਖਿਡਾਰੀ ਜੋੜੇ ਗਏ।
}
roster-known = { $count ->
    [one] { $count } ਪਹਿਲਾਂ ਹੀ ਸੂਚੀ ਵਿੱਚ ਸੀ।
   *[other] { $count } ਪਹਿਲਾਂ ਹੀ ਸੂਚੀ ਵਿੱਚ ਸਨ।
}
merging-title = ਖਿਡਾਰੀ ਇੱਕ, ਸੂਚੀ ਵਿੱਚ ਦੋ ਵਾਰ
merging-lede = ਜੇ ਕੋਈ ਸੂਚੀ ਵਿੱਚ ਦੋ ਨਾਂਵਾਂ ਨਾਲ ਹੈ, ਤਾਂ ਦੋਵਾਂ ਨੂੰ ਮਿਲਾ ਕੇ ਇੱਕ ਇੰਦਰਾਜ ਬਣਾਓ।
merging-with = { $name } ਅਤੇ ਇਹ ਇੱਕੋ ਖਿਡਾਰੀ ਹਨ:
merging-nobody = ਸੂਚੀ ਵਿੱਚ ਹੋਰ ਕੋਈ ਨਹੀਂ।
merging-archived = { $name } (ਆਰਕਾਈਵ)
merging-look = ਤੁਲਨਾ ਕਰੋ
merging-stays = ਕਿਹੜਾ ਇੰਦਰਾਜ ਰੱਖਣਾ ਹੈ?
merging-plays-in = { $count ->
    [0] ਕਿਸੇ ਟੂਰਨਾਮੈਂਟ ਵਿੱਚ ਨਹੀਂ
    [one] { $count } ਟੂਰਨਾਮੈਂਟ ਵਿੱਚ:
   *[other] { $count } ਟੂਰਨਾਮੈਂਟਾਂ ਵਿੱਚ:
}
merging-text = ਦੂਜਾ ਇੰਦਰਾਜ ਹਟ ਜਾਵੇਗਾ, ਅਤੇ ਟੂਰਨਾਮੈਂਟਾਂ ਵਿੱਚ ਉਸ ਦੀਆਂ ਥਾਵਾਂ ਰਹਿਣ ਵਾਲੇ ਨੂੰ ਮਿਲਣਗੀਆਂ। ਹਰ ਟੂਰਨਾਮੈਂਟ ਵਿੱਚ ਉਹੀ ਨਾਂ ਰਹੇਗਾ ਜਿਸ ਨਾਲ ਖੇਡਿਆ ਗਿਆ, ਅਤੇ ਲਿਖਿਆ ਹੋਵੇਗਾ ਕਿ ਦੋਵੇਂ ਮਿਲਾਏ ਗਏ। ਇਹ ਵਾਪਸ ਨਹੀਂ ਹੋ ਸਕਦਾ।
merging-button = ਮਿਲਾ ਦਿਓ
merging-both = ਦੋਵੇਂ ਇੱਥੇ ਖੇਡਦੇ ਹਨ: { $tournaments }
merging-both-help = ਇੱਕ ਟੂਰਨਾਮੈਂਟ ਵਿੱਚ ਇੱਕ ਜਣੇ ਦੀਆਂ ਦੋ ਸੀਟਾਂ ਨਹੀਂ ਹੋ ਸਕਦੀਆਂ, ਇਸ ਲਈ ਇਹ ਦੋ ਵੱਖਰੇ ਖਿਡਾਰੀ ਹਨ। ਜੇ ਇੱਕ ਗਲਤੀ ਨਾਲ ਲਿਖਿਆ ਗਿਆ ਹੈ, ਤਾਂ ਟੂਰਨਾਮੈਂਟ ਦੇ ਖਰੜਾ ਹੁੰਦਿਆਂ ਉੱਥੇ ਹੋਰ ਨਾਂ ਲਿਖ ਦਿਓ।
problem-roster-nobody = ਘੱਟੋ-ਘੱਟ ਇੱਕ ਨਾਂ ਲਿਖੋ, ਹਰ ਸਤਰ ਵਿੱਚ ਇੱਕ।
problem-roster-taken = “{ $name }” ਪਹਿਲਾਂ ਹੀ ਸੂਚੀ ਵਿੱਚ ਹੈ। ਨਾਲ ਕੁਝ ਜੋੜੋ, ਤਾਂ ਜੋ ਦੋਵਾਂ ਦੀ ਪਛਾਣ ਹੋ ਸਕੇ।
roster-near = ਨਾਂ “{ $name }” ਲਗਭਗ “{ $other }” ਵਰਗਾ ਹੈ, ਜੋ ਪਹਿਲਾਂ ਹੀ ਸੂਚੀ ਵਿੱਚ ਹੈ। ਜੇ ਇਹ ਕੋਈ ਹੋਰ ਹੈ, ਤਾਂ “ਸੂਚੀ ਵਿੱਚ ਜੋੜੋ” ਦੁਬਾਰਾ ਦਬਾਓ; ਨਹੀਂ ਤਾਂ ਨਾਂ ਹਟਾ ਦਿਓ।

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
draft-rounds = ਗੇੜ
draft-rounds-hint = ਇੱਕ ਗੇੜ ਵਿੱਚ ਚਾਰ ਖਿਡਾਰੀਆਂ ਨਾਲ 12 ਬਾਜ਼ੀਆਂ ਹਨ, ਅੱਠ ਨਾਲ ਹਰ ਇੱਕ ਦੀਆਂ 28।
draft-hands-per-block = ਇੱਕ ਬਲਾਕ ਵਿੱਚ ਬਾਜ਼ੀਆਂ
draft-hands-per-block-hint = ਉਹੀ ਚਾਰ ਖਿਡਾਰੀ ਉਹਨਾਂ ਹੀ ਸਾਥੀਆਂ ਨਾਲ ਕਿੰਨੀਆਂ ਬਾਜ਼ੀਆਂ ਇਕੱਠੇ ਖੇਡਦੇ ਹਨ।
draft-hands-per-block-4 = ਚਾਰ ਬਾਜ਼ੀਆਂ
draft-hands-per-block-4-line = ਆਮ ਵਾਂਗ: ਚਾਰਾਂ ਵਿੱਚੋਂ ਹਰ ਇੱਕ ਦੀ ਇੱਕ ਵੰਡ।
draft-hands-per-block-2 = ਦੋ ਬਾਜ਼ੀਆਂ
draft-hands-per-block-2-line = ਅੱਧਾ ਸਮਾਂ। ਸਾਥੀ ਅਤੇ ਵਿਰੋਧੀ ਬਰਾਬਰ ਰਹਿੰਦੇ ਹਨ; ਹਰ ਖਿਡਾਰੀ ਕਿੰਨੀ ਵਾਰ ਵੰਡਦਾ ਹੈ, ਉਸ ਵਿੱਚ ਥੋੜ੍ਹਾ ਫ਼ਰਕ ਪੈਂਦਾ ਹੈ।
draft-hands-per-block-1 = ਇੱਕ ਬਾਜ਼ੀ
draft-hands-per-block-1-line = ਚੌਥਾ ਹਿੱਸਾ ਸਮਾਂ। ਹਰ ਖਿਡਾਰੀ ਕਿੰਨੀ ਵਾਰ ਵੰਡਦਾ ਹੈ ਅਤੇ ਕਿਸ ਦੇ ਲਾਗੇ ਬੈਠਦਾ ਹੈ, ਉਸ ਵਿੱਚ ਥੋੜ੍ਹਾ ਫ਼ਰਕ ਪੈਂਦਾ ਹੈ।
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
draft-entrants-hint = ਨਾਂ ਜਿਵੇਂ ਹਨ ਤਿਵੇਂ ਹੀ ਪੇਸਟ ਕਰੋ: ਹਰ ਸਤਰ ਵਿੱਚ ਇੱਕ, ਵਿਚਕਾਰ ਕਾਮੇ ਨਾਲ, ਜਾਂ ਸਾਰਣੀ ਵਜੋਂ। ਟੀਮਾਂ ਲਈ ਹਰ ਸਤਰ ਵਿੱਚ ਇੱਕ ਟੀਮ, “ਅਮਨ + ਕਿਰਨ” ਜਾਂ “ਲਾਲ: ਅਮਨ + ਕਿਰਨ”, ਜਾਂ ਸਾਰੇ ਖਿਡਾਰੀ: ਪਹਿਲਾ ਅੱਧ ਇੱਕ ਟੀਮ ਹੈ।
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
draft-hands-range = ਬਾਜ਼ੀਆਂ { $first }–{ $last }
draft-hand-one = ਬਾਜ਼ੀ { $first }
draft-deals = ਡੀਲਰ ਵਾਰੀ ਸਿਰ: { $names }
draft-deals-first = ਪਹਿਲੀ ਵੰਡ: { $names }
draft-round-repeats = { $rounds ->
    [2] ਗੇੜ 2 ਵਿੱਚ ਇਹੀ ਸ਼ਡਿਊਲ ਦੁਹਰਾਇਆ ਜਾਂਦਾ ਹੈ।
   *[other] ਗੇੜ 2 ਤੋਂ { $rounds } ਤੱਕ ਇਹੀ ਸ਼ਡਿਊਲ ਦੁਹਰਾਇਆ ਜਾਂਦਾ ਹੈ।
}
side-of-two = { $one } ਅਤੇ { $other }
draft-fair = ਨਿਰਪੱਖ: ਪੂਰੇ ਸ਼ਡਿਊਲ ਵਿੱਚ ਹਰ ਖਿਡਾਰੀ ਹਰ ਦੂਜੇ ਦਾ { $partners } ਵਾਰ ਸਾਥੀ ਅਤੇ { $opponents } ਵਾਰ ਵਿਰੋਧੀ ਹੈ, { $left } ਵਾਰ ਉਸ ਦੇ ਖੱਬੇ ਬੈਠਦਾ ਹੈ, { $deals } ਵਾਰ ਵੰਡਦਾ ਹੈ ਅਤੇ { $openings } ਵਾਰ ਪਹਿਲੀ ਚਾਲ ਚੱਲਦਾ ਹੈ।
draft-fair-lazy = ਨਿਰਪੱਖ: ਪੂਰੇ ਸ਼ਡਿਊਲ ਵਿੱਚ ਹਰ ਖਿਡਾਰੀ ਹਰ ਦੂਜੇ ਦਾ { $partners } ਵਾਰ ਸਾਥੀ ਅਤੇ { $opponents } ਵਾਰ ਵਿਰੋਧੀ ਹੈ, ਅਤੇ { $left } ਵਾਰ ਉਸ ਦੇ ਖੱਬੇ ਬੈਠਦਾ ਹੈ। ਕੌਣ ਵੰਡੇ ਅਤੇ ਪਹਿਲੀ ਚਾਲ ਕਿਸ ਦੀ ਹੋਵੇ, ਇਹ ਬਾਜ਼ੀਆਂ ਤੋਂ ਤੈਅ ਹੁੰਦਾ ਹੈ।
draft-fairness = ਪੂਰੇ ਸ਼ਡਿਊਲ ਵਿੱਚ ਹਰ ਖਿਡਾਰੀ ਹਰ ਦੂਜੇ ਦਾ { $partners } ਵਾਰ ਸਾਥੀ ਅਤੇ { $opponents } ਵਾਰ ਵਿਰੋਧੀ ਹੈ, { $left } ਵਾਰ ਉਸ ਦੇ ਖੱਬੇ ਬੈਠਦਾ ਹੈ, { $deals } ਵਾਰ ਵੰਡਦਾ ਹੈ ਅਤੇ { $openings } ਵਾਰ ਪਹਿਲੀ ਚਾਲ ਚੱਲਦਾ ਹੈ।
draft-fairness-lazy = ਪੂਰੇ ਸ਼ਡਿਊਲ ਵਿੱਚ ਹਰ ਖਿਡਾਰੀ ਹਰ ਦੂਜੇ ਦਾ { $partners } ਵਾਰ ਸਾਥੀ ਅਤੇ { $opponents } ਵਾਰ ਵਿਰੋਧੀ ਹੈ, ਅਤੇ { $left } ਵਾਰ ਉਸ ਦੇ ਖੱਬੇ ਬੈਠਦਾ ਹੈ। ਕੌਣ ਵੰਡੇ ਅਤੇ ਪਹਿਲੀ ਚਾਲ ਕਿਸ ਦੀ ਹੋਵੇ, ਇਹ ਬਾਜ਼ੀਆਂ ਤੋਂ ਤੈਅ ਹੁੰਦਾ ਹੈ।
draft-hands-each = ਹਰ ਖਿਡਾਰੀ { $hands } ਬਾਜ਼ੀਆਂ ਖੇਡਦਾ ਹੈ।
draft-rests = ਹਰ ਖਿਡਾਰੀ ਦੇ ਆਰਾਮ ਦੇ ਬਲਾਕ: { $blocks }।
draft-all-blocks = ਸਾਰੇ ਬਲਾਕ, ਮੇਜ਼ ਅਨੁਸਾਰ
draft-range = { $min } ਤੋਂ { $max }
draft-start-title = ਹਾਜ਼ਰੀ ਦੇਖੋ ਅਤੇ ਸ਼ੁਰੂ ਕਰੋ
draft-start-help = ਜੋ ਆ ਗਏ ਹਨ, ਉਹਨਾਂ ’ਤੇ ਟਿੱਕ ਲਾਓ। ਜਿਸ ਨੇ ਨਹੀਂ ਆਉਣਾ, ਪਹਿਲਾਂ ਉਸ ਦੀ ਥਾਂ ਹੋਰ ਖਿਡਾਰੀ ਲਿਖੋ: ਸ਼ਡਿਊਲ ਵਿੱਚ ਸਾਰੇ ਚਾਹੀਦੇ ਹਨ।
draft-replace = ਖਿਡਾਰੀ ਬਦਲੋ
draft-present-save = ਹਾਜ਼ਰੀ ਸੰਭਾਲੋ
draft-present-all = ਸਾਰੇ ਹਾਜ਼ਰ ਹਨ
draft-start = ਟੂਰਨਾਮੈਂਟ ਸ਼ੁਰੂ ਕਰੋ
draft-start-hint = ਇਸ ਤੋਂ ਬਾਅਦ ਸੈੱਟਅੱਪ ਪੱਕਾ ਹੈ, ਹਰ ਮੇਜ਼ ਨੂੰ ਕੋਡ ਮਿਲਦਾ ਹੈ, ਅਤੇ ਨਤੀਜੇ ਭਰੇ ਜਾ ਸਕਦੇ ਹਨ।
draft-present-saved = ਸੰਭਾਲਿਆ: { $all } ਵਿੱਚੋਂ { $here } ਹਾਜ਼ਰ ਹਨ।
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
deletion-name = ਮਿਟਾਉਣ ਲਈ ਟੂਰਨਾਮੈਂਟ ਦਾ ਨਾਂ ਲਿਖੋ
deletion-button-started = ਇਹ ਟੂਰਨਾਮੈਂਟ ਮਿਟਾਓ
problem-deletion-name = ਇਹ ਇਸ ਟੂਰਨਾਮੈਂਟ ਦਾ ਨਾਂ ਨਹੀਂ।

## A tournament that has started

running-tables = ਮੇਜ਼
running-reissue = ਨਵਾਂ ਕੋਡ
running-local = ਇਹ ਪਤੇ ਸਿਰਫ਼ ਇਸੇ ਕੰਪਿਊਟਰ ’ਤੇ ਚੱਲਦੇ ਹਨ। ਫ਼ੋਨਾਂ ਲਈ Lastcard ਨੈੱਟਵਰਕ ’ਤੇ ਚਾਹੀਦਾ ਹੈ: ਇਸ ਨੂੰ --listen 0.0.0.0:8080 ਨਾਲ ਸ਼ੁਰੂ ਕਰੋ, ਅਤੇ ਇਹ ਸਫ਼ਾ ਉਸ ਦੇ ਦਿਖਾਏ ਪਤੇ ’ਤੇ ਖੋਲ੍ਹੋ।
running-leaderboard = ਲੀਡਰਬੋਰਡ
running-schedule = ਸ਼ਡਿਊਲ
running-setup-fixed = ਸੈੱਟਅੱਪ ਸ਼ੁਰੂ ਵਿੱਚ ਪੱਕਾ ਹੋ ਗਿਆ ਸੀ, ਤਾਂ ਜੋ ਖੇਡ ਦੌਰਾਨ ਕੁਝ ਨਾ ਬਦਲੇ।
running-hands = ਬਾਜ਼ੀ ਸੋਧੋ
reopen-title = { $hand }: ਨਹੀਂ ਖੇਡੀ ਗਈ?
reopen-recorded = ਦਰਜ: { $result }
reopen-asked = { $hand } ਮੁੜ ਖੁੱਲ੍ਹ ਜਾਵੇਗੀ, ਅਤੇ ਮੇਜ਼ { $table } ਤੋਂ ਮੰਗੀ ਜਾਵੇਗੀ।
reopen-stopped = ਟੂਰਨਾਮੈਂਟ ਰੋਕਿਆ ਹੋਇਆ ਹੈ: ਮੇਜ਼ { $table } ਦੀ { $hand } ਤਦ ਤੱਕ ਖੁੱਲ੍ਹੀ ਰਹੇਗੀ ਜਦ ਤੱਕ ਤੁਸੀਂ ਟੂਰਨਾਮੈਂਟ ਮੁੜ ਨਹੀਂ ਖੋਲ੍ਹਦੇ।
reopen-later = { $count ->
    [one] ਇਸ ਮੇਜ਼ ਦੀ ਬਾਅਦ ਵਾਲੀ { $count } ਬਾਜ਼ੀ ਜਿਵੇਂ ਦੀ ਤਿਵੇਂ ਰਹੇਗੀ।
   *[other] ਇਸ ਮੇਜ਼ ਦੀਆਂ ਬਾਅਦ ਵਾਲੀਆਂ { $count } ਬਾਜ਼ੀਆਂ ਜਿਵੇਂ ਦੀਆਂ ਤਿਵੇਂ ਰਹਿਣਗੀਆਂ।
}
reopen-waits = { $count ->
    [one] ਮੇਜ਼ { $tables } ਇਸ ਦੇ ਮੁੜ ਦਰਜ ਹੋਣ ਤੱਕ ਉਡੀਕ ਕਰੇਗਾ।
   *[other] ਮੇਜ਼ { $tables } ਇਸ ਦੇ ਮੁੜ ਦਰਜ ਹੋਣ ਤੱਕ ਉਡੀਕ ਕਰਨਗੇ।
}
reopen-goes-on = ਟੂਰਨਾਮੈਂਟ ਹੁਣ ਸਮਾਪਤ ਹੈ। ਇਹ ਮੁੜ ਚੱਲ ਪਵੇਗਾ, ਅਤੇ ਜੇਤੂ ਦਾ ਫ਼ੈਸਲਾ ਮੁੜ ਬਾਕੀ ਹੋਵੇਗਾ।
reopen-ends-play-off = ਪਲੇਅ-ਆਫ਼ ਗਿਣਿਆ ਨਹੀਂ ਜਾਵੇਗਾ, ਜਦ ਤੱਕ ਪਹਿਲਾ ਸਥਾਨ ਮੁੜ ਉਹਨਾਂ ਹੀ ਖਿਡਾਰੀਆਂ ਦਾ ਸਾਂਝਾ ਨਹੀਂ ਹੁੰਦਾ।
reopen-kept = ਵਾਪਸ ਲਿਆ ਹੋਇਆ ਬਾਜ਼ੀ ਦੇ ਇਤਿਹਾਸ ਵਿੱਚ ਰਹਿੰਦਾ ਹੈ ਅਤੇ ਬਹਾਲ ਹੋ ਸਕਦਾ ਹੈ।
reopen-button = ਬਾਜ਼ੀ ਵਾਪਸ ਲਓ
running-hands-hint = ਸੋਧਣ ਜਾਂ ਰੱਦ ਕਰਨ ਲਈ ਬਾਜ਼ੀ ਖੋਲ੍ਹੋ। ਪਹਿਲਾਂ ਜੋ ਲਿਖਿਆ ਸੀ, ਉਹ ਉਸ ਦੇ ਇਤਿਹਾਸ ਵਿੱਚ ਰਹਿੰਦਾ ਹੈ।
running-hands-earlier = ਪਹਿਲਾਂ ਦੀਆਂ ਬਾਜ਼ੀਆਂ ({ $count })
running-problems = ਜੋ ਬਾਜ਼ੀਆਂ ਗਿਣੀਆਂ ਨਹੀਂ ਜਾਂਦੀਆਂ
running-problems-help = ਇਹ ਖੇਡ ਮੁੱਕਣ ਮਗਰੋਂ ਦਰਜ ਹੋਈਆਂ, ਜਾਂ ਪਹਿਲਾਂ ਦੀ ਕਿਸੇ ਸੋਧ ਨਾਲ ਖੇਡ ਇਹਨਾਂ ਤੋਂ ਪਹਿਲਾਂ ਹੀ ਮੁੱਕ ਗਈ। ਇਹ ਸੰਭਾਲੀਆਂ ਹੋਈਆਂ ਹਨ, ਪਰ ਅੰਕ ਨਹੀਂ ਬਦਲਦੀਆਂ।
running-stop = ਸਮੇਂ ਤੋਂ ਪਹਿਲਾਂ ਰੋਕੋ
running-ended = ਸਮਾਪਤ: { $reason }।
ended-schedule = ਸ਼ਡਿਊਲ ਦੀ ਹਰ ਬਾਜ਼ੀ ਦਰਜ ਹੋ ਗਈ
ended-target = ਟੀਚਾ ਪੂਰਾ ਹੋ ਗਿਆ
ended-limit = ਹੱਦ ਆ ਗਈ
ended-last-standing = ਬਾਕੀ ਸਾਰੇ ਬਾਹਰ ਹੋ ਗਏ
ended-stopped = ਪ੍ਰਬੰਧਕ ਨੇ ਰੋਕ ਦਿੱਤਾ
running-reopen = ਮੁੜ ਖੋਲ੍ਹੋ
running-reopen-hint = ਖੇਡ ਜਿੱਥੇ ਰੁਕੀ ਸੀ, ਉੱਥੋਂ ਚੱਲੇਗੀ; ਕੋਡ ਮੁੜ ਕੰਮ ਕਰਨਗੇ।
running-archive = ਆਰਕਾਈਵ ਕਰੋ
running-archive-hint = ਇਹ ਆਰਕਾਈਵ ਵਿੱਚ ਚਲਾ ਜਾਂਦਾ ਹੈ; ਜਨਤਕ ਸਫ਼ਾ ਰਹਿੰਦਾ ਹੈ।
running-redraft = ਮੁੜ ਖਰੜਾ ਬਣਾਓ
running-redraft-hint = ਅਜੇ ਕੁਝ ਦਰਜ ਨਹੀਂ ਹੋਇਆ, ਇਸ ਲਈ ਸਭ ਕੁਝ ਮੁੜ ਬਦਲਿਆ ਜਾ ਸਕਦਾ ਹੈ। ਵੰਡੇ ਹੋਏ ਨਿੱਜੀ ਲਿੰਕ ਹੁਣ ਕੁਝ ਨਹੀਂ ਖੋਲ੍ਹਣਗੇ; ਮੇਜ਼ਾਂ ਦੇ ਕੋਡ ਰਹਿਣਗੇ।
running-delete-hint = ਕੁਝ ਦਰਜ ਨਹੀਂ ਹੋਇਆ। ਜਨਤਕ ਸਫ਼ਾ ਵੀ ਮਿਟਾ ਦਿੱਤਾ ਜਾਵੇਗਾ।
running-chances-hide = ਸੰਭਾਵਨਾਵਾਂ ਲੁਕਾਓ
running-chances-hide-hint = ਖੇਡ ਦੌਰਾਨ ਲੀਡਰਬੋਰਡ ਅਤੇ ਚਾਰਟ ਸਾਰਿਆਂ ਨੂੰ ਦੱਸਦੇ ਹਨ ਕਿ ਕਿਸ ਦੇ ਪਹਿਲੇ ਸਥਾਨ ’ਤੇ ਆਉਣ ਦੀ ਕਿੰਨੀ ਸੰਭਾਵਨਾ ਹੈ।
running-chances-show = ਸੰਭਾਵਨਾਵਾਂ ਦਿਖਾਓ
running-chances-show-hint = ਉਹ ਲੁਕੀਆਂ ਹਨ। ਦਿਖਾਉਣ ’ਤੇ, ਖੇਡ ਦੌਰਾਨ ਲੀਡਰਬੋਰਡ ਅਤੇ ਚਾਰਟ ਸਾਰਿਆਂ ਨੂੰ ਦੱਸਦੇ ਹਨ ਕਿ ਕਿਸ ਦੇ ਪਹਿਲੇ ਸਥਾਨ ’ਤੇ ਆਉਣ ਦੀ ਕਿੰਨੀ ਸੰਭਾਵਨਾ ਹੈ।
running-unarchive = ਆਰਕਾਈਵ ਤੋਂ ਬਹਾਲ ਕਰੋ
stop-title = { $name } ਨੂੰ ਹੁਣ ਰੋਕਣਾ ਹੈ?
stop-text = { $open ->
    [one] { $open } ਬਾਜ਼ੀ ਅਜੇ ਖੁੱਲ੍ਹੀ ਹੈ। ਉਹ ਅਣਖੇਡੀ ਰਹੇਗੀ, ਦਰਜਾਬੰਦੀ ਪੱਕੀ ਹੋ ਜਾਵੇਗੀ ਅਤੇ ਮੇਜ਼ਾਂ ਦੇ ਕੋਡ ਬੰਦ ਹੋ ਜਾਣਗੇ। ਤੁਸੀਂ ਟੂਰਨਾਮੈਂਟ ਮੁੜ ਖੋਲ੍ਹ ਸਕਦੇ ਹੋ।
   *[other] { $open } ਬਾਜ਼ੀਆਂ ਅਜੇ ਖੁੱਲ੍ਹੀਆਂ ਹਨ। ਉਹ ਅਣਖੇਡੀਆਂ ਰਹਿਣਗੀਆਂ, ਦਰਜਾਬੰਦੀ ਪੱਕੀ ਹੋ ਜਾਵੇਗੀ ਅਤੇ ਮੇਜ਼ਾਂ ਦੇ ਕੋਡ ਬੰਦ ਹੋ ਜਾਣਗੇ। ਤੁਸੀਂ ਟੂਰਨਾਮੈਂਟ ਮੁੜ ਖੋਲ੍ਹ ਸਕਦੇ ਹੋ।
}
stop-text-match = ਦਰਜਾਬੰਦੀ ਪੱਕੀ ਹੋ ਜਾਵੇਗੀ ਅਤੇ ਮੇਜ਼ਾਂ ਦੇ ਕੋਡ ਬੰਦ ਹੋ ਜਾਣਗੇ। ਤੁਸੀਂ ਇਸ ਨੂੰ ਮੁੜ ਖੋਲ੍ਹ ਸਕਦੇ ਹੋ।
stop-button = ਟੂਰਨਾਮੈਂਟ ਰੋਕੋ
confirm-back = ਨਹੀਂ, ਵਾਪਸ ਜਾਓ

## Table codes and cards

reissue-title = ਮੇਜ਼ { $table } ਲਈ ਨਵਾਂ ਕੋਡ?
reissue-text = ਕੋਡ { $code } ਉਸੇ ਵੇਲੇ ਬੰਦ ਹੋ ਜਾਵੇਗਾ। ਜਿਨ੍ਹਾਂ ਫ਼ੋਨਾਂ ’ਤੇ ਇਹ ਮੇਜ਼ ਖੁੱਲ੍ਹਾ ਹੈ, ਉਹਨਾਂ ਨੂੰ ਨਵਾਂ ਕੋਡ ਸਕੈਨ ਕਰਨਾ ਪਵੇਗਾ।
reissue-button = ਨਵਾਂ ਕੋਡ ਬਣਾਓ
cards-title = ਮੇਜ਼ਾਂ ਦੇ ਕਾਰਡ
cards-print = ਹਰ ਮੇਜ਼ ਲਈ ਇੱਕ A4 ਕਾਰਡ। ਜੇ ਹੇਠਾਂ ਬਟਨ ਨਾ ਹੋਵੇ, ਤਾਂ ਇਹ ਸਫ਼ਾ Ctrl+P ਜਾਂ ਸਾਂਝਾ ਕਰਨ ਵਾਲੇ ਮੀਨੂ ਤੋਂ ਛਾਪੋ।
cards-how = ਇਸ ਨੂੰ ਫ਼ੋਨ ਦੇ ਕੈਮਰੇ ਨਾਲ ਸਕੈਨ ਕਰੋ ਅਤੇ ਹਰ ਬਾਜ਼ੀ ਭਰੋ
cards-moves = ਬਲਾਕ ਦੇ ਵਿਚਕਾਰ ਦੋ ਖਿਡਾਰੀ ਸੀਟ ਬਦਲਦੇ ਹਨ: ਫ਼ੋਨ ਦੱਸੇਗਾ ਕੌਣ।
cards-step-type = ਜਾਂ { $address } ਖੋਲ੍ਹੋ
qr-label = { $address } ਦਾ QR ਕੋਡ

## How long and how fair

forecast-title = ਕਿੰਨਾ ਲੰਮਾ, ਕਿੰਨਾ ਨਿਰਪੱਖ?
forecast-of = ਕਿੰਨਾ ਲੰਮਾ ਅਤੇ ਕਿੰਨਾ ਨਿਰਪੱਖ: { $name }
forecast-back = ਖਰੜੇ ’ਤੇ ਵਾਪਸ
forecast-long = ਕਿੰਨਾ ਲੰਮਾ
forecast-hands-blocks = ਹਰ ਮੇਜ਼ ’ਤੇ ਇੱਕ ਤੋਂ ਬਾਅਦ ਇੱਕ { $hands ->
    [one] { $hands } ਬਾਜ਼ੀ
   *[other] { $hands } ਬਾਜ਼ੀਆਂ
}, ਕੁੱਲ { $blocks ->
    [one] { $blocks } ਬਲਾਕ ਵਿੱਚ
   *[other] { $blocks } ਬਲਾਕਾਂ ਵਿੱਚ
}।
forecast-hands-between = ਲਗਭਗ { $hands } ਬਾਜ਼ੀਆਂ, ਆਮ ਤੌਰ ’ਤੇ { $least } ਤੋਂ { $most }।
forecast-hands-open = ਤੁਹਾਡੇ ਰੋਕਣ ਤੱਕ ਚੱਲੇਗਾ।
forecast-takes = ਸਮਾਂ ਲੱਗੇਗਾ: { $time }।
forecast-takes-between = ਸਮਾਂ ਲੱਗੇਗਾ: ਲਗਭਗ { $time }, ਆਮ ਤੌਰ ’ਤੇ { $least } ਤੋਂ { $most } ਤੱਕ।
forecast-ends = ਮੁੱਕਣ ਦਾ ਅੰਦਾਜ਼ਾ: { $when }।
forecast-pace = { $minutes }:{ $seconds }
forecast-pace-help = ਫੈਂਟਣ ਅਤੇ ਗਿਣਨ ਸਮੇਤ ਇੱਕ ਬਾਜ਼ੀ ਦੇ { $pace } ਮਿੰਟਾਂ ਦੇ ਹਿਸਾਬ ਨਾਲ। ਵਕਫ਼ੇ ਅਤੇ ਹੌਲੀ ਮੇਜ਼ ਦੀ ਉਡੀਕ ਇਸ ਤੋਂ ਵੱਖਰੇ ਹਨ।
forecast-pace-change = ਰਫ਼ਤਾਰ ਬਦਲੋ
forecast-minutes = { $minutes ->
    [one] { $minutes } ਮਿੰਟ
   *[other] { $minutes } ਮਿੰਟ
}
forecast-hours = { $hours ->
    [one] { $hours } ਘੰਟਾ
   *[other] { $hours } ਘੰਟੇ
}
forecast-hours-minutes = { $hours } ਘੰ { $minutes } ਮਿੰ
forecast-fair = ਕਿੰਨਾ ਨਿਰਪੱਖ
forecast-chance = ਸਭ ਤੋਂ ਤਕੜੇ ਖਿਡਾਰੀ ਦੇ ਜਿੱਤਣ ਦੀ ਸੰਭਾਵਨਾ ਕਿੰਨੀ ਹੈ?
forecast-chance-team = ਸਭ ਤੋਂ ਤਕੜੇ ਖਿਡਾਰੀ ਦੀ ਟੀਮ ਦੇ ਜਿੱਤਣ ਦੀ ਸੰਭਾਵਨਾ ਕਿੰਨੀ ਹੈ?
forecast-when = ਕਿੰਨੀ ਖੇਡ
forecast-percent = ਸੰਭਾਵਨਾ
forecast-equal = ਜੇ ਸਾਰੇ ਬਰਾਬਰ ਦੇ ਹੋਣ
forecast-chosen = ਤੁਹਾਡੀ ਚੋਣ
forecast-after-rounds = { $rounds ->
    [one] { $rounds } ਗੇੜ
   *[other] { $rounds } ਗੇੜ
}
forecast-after-hands = { $hands } ਬਾਜ਼ੀਆਂ
forecast-after-blocks = { $blocks ->
    [one] { $blocks } ਬਲਾਕ
   *[other] { $blocks } ਬਲਾਕ
}
forecast-after-end = ਅਖੀਰ ਤੱਕ
forecast-edge = ਸਭ ਤੋਂ ਤਕੜਾ ਖਿਡਾਰੀ ਕਿੰਨਾ ਤਕੜਾ ਹੈ?
forecast-edge-hint = ਚਾਰ ਖਿਡਾਰੀਆਂ ਦੇ ਮੇਜ਼ ’ਤੇ 100 ਵਿੱਚੋਂ ਕਿੰਨੀਆਂ ਬਾਜ਼ੀਆਂ ਵਿੱਚ ਇਸ ਖਿਡਾਰੀ ਦੇ ਕਾਰਡ ਪਹਿਲਾਂ ਮੁੱਕਦੇ ਹਨ। ਬਰਾਬਰ ਦੇ ਖਿਡਾਰੀਆਂ ਵਿੱਚ 25।
forecast-edge-30 = 30 · ਥੋੜ੍ਹਾ ਤਕੜਾ
forecast-edge-35 = 35 · ਸਾਫ਼ ਤਕੜਾ
forecast-edge-45 = 45 · ਬਹੁਤ ਤਕੜਾ
forecast-edge-57 = 57 · ਨਵੇਂ ਖਿਡਾਰੀਆਂ ਵਿੱਚ ਇੱਕ ਸੂਝਵਾਨ ਖਿਡਾਰੀ
forecast-tell = ਹਿਸਾਬ ਲਾਓ
forecast-model = ਮੰਨਿਆ ਗਿਆ ਹੈ ਕਿ ਸਾਰੇ ਖਿਡਾਰੀ ਬਰਾਬਰ ਦੇ ਹਨ, ਸਿਰਫ਼ ਇੱਕ ਤਕੜਾ ਹੈ: ਚਾਰ ਦੇ ਮੇਜ਼ ’ਤੇ 100 ਵਿੱਚੋਂ { $edge } ਬਾਜ਼ੀਆਂ ਵਿੱਚ ਕਾਰਡ ਪਹਿਲਾਂ ਉਸ ਦੇ ਮੁੱਕਦੇ ਹਨ (ਬਰਾਬਰ ਦੇ ਖਿਡਾਰੀਆਂ ਵਿੱਚ 25), ਅਤੇ ਧਿਰ ਦੀ ਤਾਕਤ ਉਸ ਦੇ ਖਿਡਾਰੀਆਂ ਦੀ ਤਾਕਤ ਦਾ ਜੋੜ ਹੈ। ਫਿਰ ਕਿਸ ਦੇ ਕਾਰਡ ਮੁੱਕੇ, ਇਹ ਪਰਚੀ ਨਾਲ ਕੱਢਿਆ ਜਾਂਦਾ ਹੈ, ਬਾਕੀਆਂ ਦੇ ਬਚੇ ਕਾਰਡ ਇੰਜਣ ਦੀਆਂ ਖੇਡੀਆਂ 20,000 ਬਾਜ਼ੀਆਂ ਤੋਂ ਲਏ ਜਾਂਦੇ ਹਨ, ਅਤੇ ਪੂਰਾ ਟੂਰਨਾਮੈਂਟ { $runs } ਵਾਰ ਸਿਮੂਲੇਟ ਕੀਤਾ ਜਾਂਦਾ ਹੈ।
forecast-model-57 = 57 ਤੱਕ ਇੰਜਣ ਦਾ ਸੂਝਵਾਨ ਖਿਡਾਰੀ ਪਹੁੰਚਿਆ, 10,000 ਬਾਜ਼ੀਆਂ ਵਿੱਚ, ਜਿਵੇਂ ਆਵੇ ਖੇਡਣ ਵਾਲੇ ਤਿੰਨ ਖਿਡਾਰੀਆਂ ਦੇ ਮੁਕਾਬਲੇ।

## What was done, and by whom

events-title = ਕੀ ਕੀਤਾ ਗਿਆ, ਕਿਸ ਵੱਲੋਂ
events-nobody = ਕਮਾਂਡ ਲਾਈਨ
event-created = ਖਰੜਾ ਬਣਾਇਆ
event-edited = ਬਦਲਿਆ
event-drawn = ਪਰਚੀ ਨਾਲ ਤਰਤੀਬ: { $order }
event-started = ਸ਼ੁਰੂ ਕੀਤਾ
event-stopped = ਸਮੇਂ ਤੋਂ ਪਹਿਲਾਂ ਰੋਕਿਆ
event-reopened = ਮੁੜ ਖੋਲ੍ਹਿਆ
event-archived = ਆਰਕਾਈਵ ਕੀਤਾ
event-unarchived = ਆਰਕਾਈਵ ਤੋਂ ਬਹਾਲ ਕੀਤਾ
event-redrafted = ਮੁੜ ਖਰੜਾ ਬਣਾਇਆ ਗਿਆ
event-chances-shown = ਸੰਭਾਵਨਾਵਾਂ ਦਿਖਾਈਆਂ
event-chances-hidden = ਸੰਭਾਵਨਾਵਾਂ ਲੁਕਾਈਆਂ
event-reissued = ਮੇਜ਼ { $table } ਲਈ ਨਵਾਂ ਕੋਡ
event-merged = { $goes } ਨੂੰ { $stays } ਵਿੱਚ ਮਿਲਾਇਆ: ਇੱਕੋ ਖਿਡਾਰੀ
event-substituted = { $from } ਤੋਂ { $leaves } ਦੀ ਥਾਂ { $comes }
event-withdrawn = { $from } ਤੋਂ { $leaves } ਨੇ ਨਾਂ ਵਾਪਸ ਲਿਆ
event-joined = { $from } ਤੋਂ { $comes } ਸ਼ਾਮਲ
event-play-off = ਪਹਿਲੇ ਸਥਾਨ ਲਈ ਪਲੇਅ-ਆਫ਼
event-play-off-undone = ਪਲੇਅ-ਆਫ਼ ਵਾਪਸ ਲਿਆ
event-undone = ਵਾਪਸ ਲਿਆ: { $what }
event-typed = ਤਰਤੀਬ ਜਿਵੇਂ ਲਿਖੀ ਗਈ: { $order }

## Notices after something was done

done-created = ਸ਼ਡਿਊਲ ਤਿਆਰ ਹੈ। ਅਜੇ ਕੁਝ ਸ਼ੁਰੂ ਨਹੀਂ ਹੋਇਆ।
done-edited = ਸੰਭਾਲਿਆ ਗਿਆ। ਸ਼ਡਿਊਲ ਨਵੇਂ ਸਿਰੇ ਬਣਾਇਆ ਗਿਆ ਹੈ।
done-drawn = ਤਰਤੀਬ ਪਰਚੀ ਨਾਲ ਨਿਕਲ ਆਈ।
done-started = ਸ਼ੁਰੂ ਹੋ ਗਿਆ। ਹਰ ਮੇਜ਼ ’ਤੇ ਉਸ ਦੇ ਕੋਡ ਵਾਲਾ ਕਾਰਡ ਰੱਖੋ।
done-stopped = ਰੋਕ ਦਿੱਤਾ ਗਿਆ। ਦਰਜਾਬੰਦੀ ਪੱਕੀ ਹੈ।
done-reopened = ਮੁੜ ਖੁੱਲ੍ਹ ਗਿਆ। ਖੇਡ ਜਾਰੀ ਹੈ।
done-archived = ਆਰਕਾਈਵ ਹੋ ਗਿਆ।
done-unarchived = ਆਰਕਾਈਵ ਤੋਂ ਬਹਾਲ ਹੋ ਗਿਆ।
done-redrafted = ਇਹ ਮੁੜ ਖਰੜਾ ਹੈ।
done-chances-shown = ਸੰਭਾਵਨਾਵਾਂ ਦਿਸ ਰਹੀਆਂ ਹਨ।
done-chances-hidden = ਸੰਭਾਵਨਾਵਾਂ ਲੁਕੀਆਂ ਹਨ।
done-deleted = ਖਰੜਾ ਮਿਟਾ ਦਿੱਤਾ ਗਿਆ।
done-club = ਸੰਭਾਲਿਆ ਗਿਆ।
done-codes-open = ਨਵੇਂ ਫ਼ੋਨ ਮੁੜ ਆਪਣੇ ਮੇਜ਼ ਖੋਲ੍ਹ ਸਕਦੇ ਹਨ।
done-merged = ਹੁਣ ਇਹ ਇੱਕੋ ਇੰਦਰਾਜ ਹੈ।
done-renamed = ਨਾਂ ਬਦਲ ਗਿਆ।
done-corrected = ਬਾਜ਼ੀ ਸੰਭਾਲੀ ਗਈ। ਪਹਿਲਾਂ ਜੋ ਲਿਖਿਆ ਸੀ, ਉਹ ਉਸ ਦੇ ਇਤਿਹਾਸ ਵਿੱਚ ਹੈ।
done-recorded = ਬਾਜ਼ੀ ਸੰਭਾਲੀ ਗਈ।
done-reissued = ਮੇਜ਼ ਦਾ ਨਵਾਂ ਕੋਡ ਬਣ ਗਿਆ। ਪੁਰਾਣਾ ਹੁਣ ਕੰਮ ਨਹੀਂ ਕਰਦਾ।
done-present = ਹਾਜ਼ਰੀ ਸੰਭਾਲੀ ਗਈ।
done-player-archived = ਆਰਕਾਈਵ ਹੋ ਗਿਆ। ਪੁਰਾਣੇ ਨਤੀਜਿਆਂ ਵਿੱਚ ਨਾਂ ਰਹੇਗਾ।
done-player-restored = ਸੂਚੀ ਵਿੱਚ ਬਹਾਲ ਹੋ ਗਿਆ।

## Other words of these pages

organise-desk = ਪ੍ਰਬੰਧ
versus = ਬਨਾਮ
start-missing-tick = ਜੋ ਹਾਜ਼ਰ ਹਨ, ਟਿੱਕ ਲਾਓ
draft-conflict-somebody = ਤੁਹਾਡੇ ਕੋਲ ਖੁੱਲ੍ਹਾ ਹੁੰਦਿਆਂ ਇਹ ਖਰੜਾ ਬਦਲਿਆ ਗਿਆ
draft-match-goes-on = ਸੀਟਾਂ ਉਹੀ ਰਹਿੰਦੀਆਂ ਹਨ, ਅਤੇ ਹਰ ਬਾਜ਼ੀ ਮਗਰੋਂ ਵੰਡ ਘੜੀ ਦੀ ਦਿਸ਼ਾ ਵਿੱਚ ਅੱਗੇ ਵਧਦੀ ਹੈ, ਜਦ ਤੱਕ ਮੈਚ ਦਾ ਫ਼ੈਸਲਾ ਨਹੀਂ ਹੁੰਦਾ।
running-recorded = { $count ->
    [0] ਅਜੇ ਕੋਈ ਬਾਜ਼ੀ ਦਰਜ ਨਹੀਂ
    [one] { $count } ਬਾਜ਼ੀ ਦਰਜ
   *[other] { $count } ਬਾਜ਼ੀਆਂ ਦਰਜ
}
running-recorded-of = { $all } ਵਿੱਚੋਂ { $count } ਬਾਜ਼ੀਆਂ ਦਰਜ
running-steer = ਸਮਾਪਤੀ ਅਤੇ ਆਰਕਾਈਵ
running-stop-hint = ਤੁਹਾਨੂੰ ਇੱਕ ਵਾਰ ਹੋਰ ਪੁੱਛਿਆ ਜਾਵੇਗਾ।

## Why something about a tournament was not done

error-not-a-draft = ਇਹ ਟੂਰਨਾਮੈਂਟ ਸ਼ੁਰੂ ਹੋ ਚੁੱਕਾ ਹੈ
error-not-a-draft-help = ਇਸ ਦਾ ਸੈੱਟਅੱਪ ਸ਼ੁਰੂ ਵਿੱਚ ਪੱਕਾ ਹੋ ਗਿਆ ਸੀ, ਤਾਂ ਜੋ ਖੇਡ ਦੌਰਾਨ ਕੁਝ ਨਾ ਬਦਲੇ। ਇਕੱਲੀਆਂ ਬਾਜ਼ੀਆਂ ਸੋਧੀਆਂ ਜਾ ਸਕਦੀਆਂ ਹਨ; ਜੇ ਖਿਡਾਰੀਆਂ ਦੀ ਤਰਤੀਬ ਗਲਤ ਸੀ, ਤਾਂ ਜਦ ਤੱਕ ਕੁਝ ਦਰਜ ਨਹੀਂ ਇਸ ਨੂੰ ਮੁੜ ਖਰੜਾ ਬਣਾਓ, ਨਹੀਂ ਤਾਂ ਰੋਕ ਕੇ ਨਵਾਂ ਬਣਾਓ।
error-not-started = ਇਹ ਟੂਰਨਾਮੈਂਟ ਸ਼ੁਰੂ ਨਹੀਂ ਹੋਇਆ
error-not-started-help = ਇਹ ਅਜੇ ਖਰੜਾ ਹੈ: ਇਸ ਨੂੰ ਬਦਲਿਆ, ਸ਼ੁਰੂ ਕੀਤਾ ਜਾਂ ਮਿਟਾਇਆ ਜਾ ਸਕਦਾ ਹੈ। ਕੁਝ ਨਹੀਂ ਬਦਲਿਆ ਗਿਆ।
error-already-so = ਇਹ ਪਹਿਲਾਂ ਹੀ ਹੋ ਚੁੱਕਾ ਹੈ
error-already-so-help = ਤੁਹਾਡੇ ਤੋਂ ਪਹਿਲਾਂ ਕਿਸੇ ਨੇ ਟੂਰਨਾਮੈਂਟ ਰੋਕ, ਮੁੜ ਖੋਲ੍ਹ ਜਾਂ ਆਰਕਾਈਵ ਕਰ ਦਿੱਤਾ। ਦੇਖੋ ਕਿ ਹੁਣ ਹਾਲਤ ਕੀ ਹੈ।
error-recorded = ਇਸ ਟੂਰਨਾਮੈਂਟ ਵਿੱਚ ਕੁਝ ਦਰਜ ਹੈ
error-recorded-help = ਉਹ ਇਸ ਦੌਰਾਨ ਦਰਜ ਹੋਇਆ, ਜਾਂ ਵਾਪਸ ਲਿਆ ਗਿਆ ਪਰ ਰਿਕਾਰਡ ਵਿੱਚ ਹੈ। ਟੂਰਨਾਮੈਂਟ ਰੋਕੋ ਜਾਂ ਆਰਕਾਈਵ ਕਰੋ: ਫਿਰ ਕੁਝ ਨਹੀਂ ਗੁਆਚੇਗਾ।
error-has-play-off = ਪਲੇਅ-ਆਫ਼ ਚੱਲ ਰਿਹਾ ਹੈ
error-has-play-off-help = ਇਹ ਇਸ ਲਈ ਸ਼ੁਰੂ ਹੋਇਆ ਕਿ ਟੂਰਨਾਮੈਂਟ ਸਮਾਪਤ ਹੋ ਗਿਆ ਸੀ। ਇਸ ਦੇ ਨਤੀਜੇ ਅਤੇ ਫਿਰ ਪਲੇਅ-ਆਫ਼ ਵਾਪਸ ਲਓ; ਤਦ ਟੂਰਨਾਮੈਂਟ ਅੱਗੇ ਚੱਲ ਸਕਦਾ ਹੈ।
error-play-off-refused = ਪਲੇਅ-ਆਫ਼ ਦੀ ਲੋੜ ਨਹੀਂ
error-play-off-refused-help = ਕਿਸੇ ਨੇ ਬਾਜ਼ੀ ਸੋਧੀ ਹੈ, ਜਾਂ ਪਲੇਅ-ਆਫ਼ ਪਹਿਲਾਂ ਹੀ ਸ਼ੁਰੂ ਕਰ ਦਿੱਤਾ ਹੈ। ਦੇਖੋ ਕਿ ਟੂਰਨਾਮੈਂਟ ਦੀ ਹੁਣ ਹਾਲਤ ਕੀ ਹੈ।
error-play-off-too-late = ਪਲੇਅ-ਆਫ਼ ਸ਼ੁਰੂ ਹੋ ਚੁੱਕਾ ਹੈ
error-play-off-too-late-help = ਇਸ ਦੀ ਇੱਕ ਬਾਜ਼ੀ ਦਰਜ ਹੈ ਜਾਂ ਫ਼ੋਨਾਂ ’ਤੇ ਹੋ ਰਹੀ ਹੈ। ਇਸ ਦੇ ਨਤੀਜੇ ਵਾਪਸ ਲਓ, ਜਾਂ ਉਹ ਬਾਜ਼ੀ ਛੱਡੋ, ਅਤੇ ਫਿਰ ਪਲੇਅ-ਆਫ਼ ਵਾਪਸ ਲਓ।
error-draft-stale = ਇਸ ਦੌਰਾਨ ਇਹ ਖਰੜਾ ਬਦਲਿਆ ਗਿਆ
error-draft-stale-help = ਕਿਸੇ ਹੋਰ ਪ੍ਰਬੰਧਕ ਨੇ ਵੱਖਰਾ ਰੂਪ ਸੰਭਾਲਿਆ। ਅੱਗੇ ਵਧਣ ਤੋਂ ਪਹਿਲਾਂ ਇਸ ਨੂੰ ਮੁੜ ਖੋਲ੍ਹ ਕੇ ਦੇਖੋ। ਕੁਝ ਨਹੀਂ ਬਦਲਿਆ ਗਿਆ।
error-players-absent = ਕਿਸੇ ਦਾ ਆਉਣਾ ਅਜੇ ਬਾਕੀ ਹੈ
error-players-absent-help = ਸ਼ੁਰੂ ਕਰਨ ਤੋਂ ਪਹਿਲਾਂ ਹਰ ਖੇਡਣ ਵਾਲੇ ਨੂੰ ਟਿੱਕ ਕਰੋ।

## People come and go while a tournament runs

people-title = ਖਿਡਾਰੀ
people-who = ਖਿਡਾਰੀ: ਬਦਲੋ, ਨਾਂ ਵਾਪਸ ਲਓ, ਜੋੜੋ ({ $count })
people-substitute = ਬਦਲਵਾਂ ਖਿਡਾਰੀ…
people-withdraw = ਨਾਂ ਵਾਪਸ ਲਓ…
people-add = ਖਿਡਾਰੀ ਜੋੜੋ…
people-take-back = ਇਹ ਵਾਪਸ ਲਓ
people-take-back-hint = ਅਗਲੇ ਨਤੀਜੇ ਤੱਕ ਹੋ ਸਕਦਾ ਹੈ।
people-stays = ਇਸ ਤੋਂ ਬਾਅਦ ਕੁਝ ਦਰਜ ਹੋ ਚੁੱਕਾ ਹੈ, ਇਸ ਲਈ ਇਹ ਵਾਪਸ ਨਹੀਂ ਲਿਆ ਜਾ ਸਕਦਾ। ਜੇ ਗਲਤ ਸੀ, ਤਾਂ ਇੱਕ ਹੋਰ ਬਦਲਾਅ ਕਰੋ।
people-back = ਖਿਡਾਰੀ
people-substitution-title = { $name } ਦੀ ਥਾਂ ਬਦਲਵਾਂ ਖਿਡਾਰੀ
people-withdrawal-title = { $name }: ਨਾਂ ਵਾਪਸ
people-arrival-title = ਖਿਡਾਰੀ ਜੋੜੋ
people-substitution-hint = ਬਦਲਵਾਂ ਖਿਡਾਰੀ ਸੀਟ ਲੈਂਦਾ ਹੈ। ਦਰਜਾਬੰਦੀ ਦੀ ਕਤਾਰ ਦੇ ਅੰਕ ਉਹੀ ਰਹਿੰਦੇ ਹਨ, ਅਤੇ ਉਸ ਵਿੱਚ ਦੋਵੇਂ ਨਾਂ ਦਿਸਦੇ ਹਨ।
people-withdrawal-hint = ਉਸ ਲਈ ਜੋ ਪੱਕਾ ਜਾ ਰਿਹਾ ਹੈ ਅਤੇ ਜਿਸ ਦੀ ਸੀਟ ਕੋਈ ਨਹੀਂ ਲੈਂਦਾ। ਜੋ ਦਰਜ ਹੈ, ਉਹ ਰਹਿੰਦਾ ਹੈ।
people-arrival-hint = ਉਸ ਲਈ ਜੋ ਦੇਰ ਨਾਲ ਆਇਆ ਅਤੇ ਹੁਣ ਤੋਂ ਖੇਡੇਗਾ।
people-name = ਕੌਣ ਆਉਂਦਾ ਹੈ?
people-name-hint = ਕਲੱਬ ਦੇ ਖਿਡਾਰੀਆਂ ਵਿੱਚੋਂ ਚੁਣੋ, ਜਾਂ ਨਵਾਂ ਨਾਂ ਲਿਖੋ।
people-near = “{ $name }” ਨਵਾਂ ਨਾਂ ਹੈ, ਅਤੇ “{ $other }” ਲਗਭਗ ਉਹੋ ਜਿਹਾ ਹੈ। ਜੇ ਤੁਹਾਡਾ ਮਤਲਬ ਉਸੇ ਤੋਂ ਹੈ, ਤਾਂ ਨਾਂ ਉਵੇਂ ਹੀ ਲਿਖੋ।
people-from = ਕਿਹੜੀ ਬਾਜ਼ੀ ਤੋਂ?
people-from-block = ਗੇੜ { $round }, ਬਲਾਕ { $block } (ਬਾਜ਼ੀ { $hand } ਤੋਂ)
people-look = ਦੇਖੋ ਕੀ ਬਦਲੇਗਾ
people-changes = ਕੀ ਬਦਲੇਗਾ
people-hands = { $count ->
    [one] { $count } ਬਾਜ਼ੀ ਵੱਖਰੀ ਹੈ
   *[other] { $count } ਬਾਜ਼ੀਆਂ ਵੱਖਰੀਆਂ ਹਨ
}
people-hands-more = { $count ->
    [one] { $count } ਹੋਰ ਬਾਜ਼ੀ
   *[other] { $count } ਹੋਰ ਬਾਜ਼ੀਆਂ
}
people-in-play = ਬਾਜ਼ੀ { $hand } ਫ਼ੋਨਾਂ ’ਤੇ ਉਹਨਾਂ ਵਿੱਚ ਹੋ ਰਹੀ ਹੈ ਜੋ ਹੁਣ ਮੇਜ਼ ’ਤੇ ਹਨ। ਪਹਿਲਾਂ ਉਸ ਨੂੰ ਪੂਰਾ ਕਰੋ ਜਾਂ ਛੱਡੋ, ਜਾਂ ਬਾਅਦ ਦੀ ਬਾਜ਼ੀ ਚੁਣੋ।
people-undo-hint = ਜੋ ਦਰਜ ਹੈ, ਉਹ ਨਹੀਂ ਬਦਲਦਾ। ਤੁਸੀਂ ਇਹ ਅਗਲੇ ਨਤੀਜੇ ਤੱਕ ਵਾਪਸ ਲੈ ਸਕਦੇ ਹੋ।
people-substitution-button = ਬਦਲਵਾਂ ਬਿਠਾਓ
people-withdrawal-button = ਨਾਂ ਵਾਪਸ ਲਓ
people-arrival-button = ਖਿਡਾਰੀ ਜੋੜੋ
people-sits = { $from } ਤੋਂ { $leaves } ਦੀ ਸੀਟ { $name } ਦੀ ਹੋਵੇਗੀ।
people-line = ਕਤਾਰ ਦੇ ਅੰਕ ਉਹੀ ਰਹਿਣਗੇ, ਅਤੇ ਉਸ ਦਾ ਨਾਂ “{ $line }” ਹੋਵੇਗਾ।
people-void = { $count ->
    [0] ਕੋਈ ਬਾਜ਼ੀ ਰੱਦ ਨਹੀਂ ਹੁੰਦੀ।
    [one] { $count } ਖੁੱਲ੍ਹੀ ਬਾਜ਼ੀ ਮੇਜ਼ ’ਤੇ ਸਾਰਿਆਂ ਲਈ ਰੱਦ ਹੋ ਜਾਵੇਗੀ, ਕਿਉਂਕਿ { $from } ਤੋਂ ਉੱਥੇ { $name } ਦੀ ਸੀਟ ਹੁੰਦੀ।
   *[other] { $count } ਖੁੱਲ੍ਹੀਆਂ ਬਾਜ਼ੀਆਂ ਆਪਣੇ ਮੇਜ਼ਾਂ ’ਤੇ ਸਾਰਿਆਂ ਲਈ ਰੱਦ ਹੋ ਜਾਣਗੀਆਂ, ਕਿਉਂਕਿ { $from } ਤੋਂ ਉੱਥੇ { $name } ਦੀ ਸੀਟ ਹੁੰਦੀ।
}
people-ends = ਇਸ ਨਾਲ ਟੂਰਨਾਮੈਂਟ ਸਮਾਪਤ ਹੋ ਜਾਵੇਗਾ: ਖੇਡਣ ਨੂੰ ਕੋਈ ਬਾਜ਼ੀ ਨਹੀਂ ਬਚਦੀ।
people-keeps = { $has ->
    [points] { $name } ਦੇ { $points ->
        [one] { $points } ਅੰਕ
       *[other] { $points } ਅੰਕ
    } ਰਹਿਣਗੇ, ਪਰ ਦਰਜਾ ਖੇਡਦੇ ਰਹਿਣ ਵਾਲੇ ਸਾਰਿਆਂ ਤੋਂ ਪਿੱਛੇ ਹੋਵੇਗਾ: ਜਾਣ ਦਾ ਕੋਈ ਫ਼ਾਇਦਾ ਨਹੀਂ।
   *[other] { $name } ਦਾ ਦਰਜਾ ਖੇਡਦੇ ਰਹਿਣ ਵਾਲੇ ਸਾਰਿਆਂ ਤੋਂ ਪਿੱਛੇ ਹੋਵੇਗਾ: ਜਾਣ ਦਾ ਕੋਈ ਫ਼ਾਇਦਾ ਨਹੀਂ।
}
people-joins = { $name } ਦੀ ਖੇਡ { $from } ਤੋਂ ਸ਼ੁਰੂ ਹੋਵੇਗੀ।
people-begins = { $name } ਦੀ ਸ਼ੁਰੂਆਤ ਸਾਰਿਆਂ ਵਾਂਗ ਸਿਫ਼ਰ ਤੋਂ ਹੋਵੇਗੀ।
people-begins-charged = { $name } ਦੀ ਸ਼ੁਰੂਆਤ { $points ->
    [one] { $points } ਅੰਕ
   *[other] { $points } ਅੰਕਾਂ
} ਨਾਲ ਹੋਵੇਗੀ, ਜਿੰਨੇ ਖੇਡ ਵਿੱਚ ਬਚੇ ਖਿਡਾਰੀਆਂ ਵਿੱਚੋਂ ਸਭ ਤੋਂ ਵੱਧ ਹਨ: ਦੇਰ ਨਾਲ ਆਉਣ ਦਾ ਕੋਈ ਫ਼ਾਇਦਾ ਨਹੀਂ।
people-fewer = { $name } ਦੀਆਂ { $hands } ਬਾਜ਼ੀਆਂ ਹੋਣਗੀਆਂ, ਸ਼ੁਰੂ ਤੋਂ ਖੇਡਣ ਵਾਲਿਆਂ ਨਾਲੋਂ ਘੱਟ: ਦਰਜਾਬੰਦੀ ਵਿੱਚ ਗਿਣਤੀ ਦਿਸੇਗੀ।
people-seats = ਮੇਜ਼ ’ਤੇ { $count }, ਘੜੀ ਦੀ ਦਿਸ਼ਾ ਵਿੱਚ: { $names }।
redraw-blocks = { $blocks ->
    [0] ਮੁੜ ਬਣਾਉਣ ਨੂੰ ਕੋਈ ਬਲਾਕ ਨਹੀਂ ਬਚਿਆ।
    [one] ਖੇਡਦੇ ਰਹਿਣ ਵਾਲੇ { $players } ਲਈ ਆਖਰੀ { $blocks } ਬਲਾਕ ਮੁੜ ਬਣਾਇਆ ਜਾਵੇਗਾ। ਜੋ ਖੇਡਿਆ ਜਾਂ ਸ਼ੁਰੂ ਹੋ ਚੁੱਕਾ ਹੈ, ਉਹ ਉਵੇਂ ਹੀ ਰਹੇਗਾ; ਸ਼ਾਮ ਦੇ ਬਲਾਕ ਹੁਣ ਵੀ { $all } ਹਨ।
   *[other] ਖੇਡਦੇ ਰਹਿਣ ਵਾਲੇ { $players } ਲਈ ਆਖਰੀ { $blocks } ਬਲਾਕ ਮੁੜ ਬਣਾਏ ਜਾਣਗੇ। ਜੋ ਖੇਡਿਆ ਜਾਂ ਸ਼ੁਰੂ ਹੋ ਚੁੱਕਾ ਹੈ, ਉਹ ਉਵੇਂ ਹੀ ਰਹੇਗਾ; ਸ਼ਾਮ ਦੇ ਬਲਾਕ ਹੁਣ ਵੀ { $all } ਹਨ।
}
redraw-tables = ਇਹ { $before } ਦੀ ਥਾਂ { $tables ->
    [one] { $tables } ਮੇਜ਼ ’ਤੇ
   *[other] { $tables } ਮੇਜ਼ਾਂ ’ਤੇ
} ਖੇਡੇ ਜਾਣਗੇ।
redraw-no-rests = ਇਹਨਾਂ ਵਿੱਚ ਕਿਸੇ ਦਾ ਆਰਾਮ ਨਹੀਂ।
redraw-rests = ਇਹਨਾਂ ਵਿੱਚੋਂ ਹਰ ਖਿਡਾਰੀ ਦੇ ਆਰਾਮ ਦੇ ਬਲਾਕ: { $blocks }।
redraw-hands = ਪੂਰੀ ਸ਼ਾਮ ਵਿੱਚ ਹਰ ਰਹਿਣ ਵਾਲੇ ਦੀਆਂ ਬਾਜ਼ੀਆਂ: { $hands }; ਇਸ ਬਦਲਾਅ ਤੋਂ ਬਿਨਾਂ { $before }।
redraw-partners = ਰਹਿਣ ਵਾਲੇ ਕੋਈ ਵੀ ਦੋ ਏਨੀਆਂ ਬਾਜ਼ੀਆਂ ਵਿੱਚ ਸਾਥੀ ਹਨ: { $hands }; ਇਸ ਬਦਲਾਅ ਤੋਂ ਬਿਨਾਂ { $before }।
redraw-players = ਕਿਸ ਦੀਆਂ ਕਿੰਨੀਆਂ ਬਾਜ਼ੀਆਂ, ਅਤੇ ਕਿਸ ਦਾ ਕਦੋਂ ਆਰਾਮ
redraw-more-hands = { $hands ->
    [0] ਹੋਰ ਬਾਜ਼ੀਆਂ ਨਹੀਂ
    [one] { $hands } ਹੋਰ ਬਾਜ਼ੀ
   *[other] { $hands } ਹੋਰ ਬਾਜ਼ੀਆਂ
}
redraw-plays-all = ਕਿਸੇ ਬਲਾਕ ਵਿੱਚ ਆਰਾਮ ਨਹੀਂ
redraw-sits-out = { $count ->
    [one] ਬਲਾਕ { $blocks } ਵਿੱਚ ਆਰਾਮ
   *[other] ਬਲਾਕ { $blocks } ਵਿੱਚ ਆਰਾਮ
}
done-substitution = ਬਦਲਵਾਂ ਖਿਡਾਰੀ ਬੈਠ ਗਿਆ ਹੈ।
done-withdrawal = ਖਿਡਾਰੀ ਦਾ ਨਾਂ ਵਾਪਸ ਹੋ ਗਿਆ ਹੈ।
done-arrival = ਖਿਡਾਰੀ ਸ਼ਾਮਲ ਹੋ ਗਿਆ ਹੈ।
done-play-off = ਪਲੇਅ-ਆਫ਼ ਮੇਜ਼ 1 ’ਤੇ ਹੈ। ਕੋਡ ਮੁੜ ਕੰਮ ਕਰਦੇ ਹਨ।
done-taken-back = ਵਾਪਸ ਲਿਆ ਗਿਆ: ਸਭ ਪਹਿਲਾਂ ਵਰਗਾ ਹੈ।

## The play-off of a shared first place

play-off-title = ਪਲੇਅ-ਆਫ਼
play-off-level = ਪਹਿਲਾ ਸਥਾਨ ਸਾਂਝਾ ਹੈ: { $names }।
play-off-offer = ਉਹ ਇਸ ਨੂੰ ਸਾਂਝਾ ਰੱਖ ਸਕਦੇ ਹਨ, ਜਾਂ ਇੱਕ ਮੇਜ਼ ’ਤੇ ਪਲੇਅ-ਆਫ਼ ਖੇਡ ਸਕਦੇ ਹਨ, ਇਕੱਲੇ-ਇਕੱਲੇ ਜਾਂ ਟੀਮਾਂ ਵਜੋਂ। ਜਿਸ ਦੇ ਕਾਰਡ ਮੁੱਕਣ, ਬਾਜ਼ੀ ਉਸ ਦੀ; ਅੰਕ ਅਤੇ ਬਾਕੀ ਸਾਰੇ ਸਥਾਨ ਉਵੇਂ ਹੀ ਰਹਿੰਦੇ ਹਨ।
play-off-length = ਕਿੰਨਾ ਲੰਮਾ?
play-off-length-of = { $hands ->
    [one] { $hands } ਬਾਜ਼ੀ
   *[other] ਜੋ ਪਹਿਲਾਂ { $hands } ਬਾਜ਼ੀਆਂ ਜਿੱਤੇ
}
play-off-button = ਪਲੇਅ-ਆਫ਼ ਸ਼ੁਰੂ ਕਰੋ
play-off-void = ਪਲੇਅ-ਆਫ਼ ਗਿਣਿਆ ਨਹੀਂ ਜਾਂਦਾ: ਇੱਕ ਸੋਧ ਮਗਰੋਂ ਪਹਿਲਾ ਸਥਾਨ ਹੁਣ ਉਹਨਾਂ ਹੀ ਭਾਗੀਦਾਰਾਂ ਵਿੱਚ ਸਾਂਝਾ ਨਹੀਂ। ਇਸ ਦੀਆਂ ਬਾਜ਼ੀਆਂ ਸੰਭਾਲੀਆਂ ਹੋਈਆਂ ਹਨ।
play-off-take-back = ਪਲੇਅ-ਆਫ਼ ਵਾਪਸ ਲਓ
play-off-take-back-hint = ਇਸ ਦੇ ਪਹਿਲੇ ਨਤੀਜੇ ਤੱਕ ਹੋ ਸਕਦਾ ਹੈ।
play-off-stays = ਇਸ ਦੀ ਇੱਕ ਬਾਜ਼ੀ ਦਰਜ ਹੈ। ਪਲੇਅ-ਆਫ਼ ਵਾਪਸ ਲੈਣ ਲਈ ਪਹਿਲਾਂ ਉਹ ਬਾਜ਼ੀ ਵਾਪਸ ਲਓ।

# Who may see a tournament.
audience-title = ਇਸ ਨੂੰ ਕੌਣ ਦੇਖ ਸਕਦਾ ਹੈ
audience-back = ਟੂਰਨਾਮੈਂਟ ’ਤੇ ਵਾਪਸ
audience-lede = ਸਾਰਿਆਂ ਨੂੰ ਕੀ ਦਿਸੇ: ਹਰ ਸਫ਼ੇ, ਫ਼ਾਈਲ ਅਤੇ ਤਸਵੀਰ ਵਿੱਚ, ਵੱਡੀ ਸਕਰੀਨ ’ਤੇ ਅਤੇ ਲਾਈਵ ਅੱਪਡੇਟਾਂ ਵਿੱਚ। ਤੁਹਾਨੂੰ ਇੱਥੇ ਹਮੇਸ਼ਾ ਸਭ ਕੁਝ ਦਿਸਦਾ ਹੈ।
audience-change = ਬਦਲੋ ਕਿ ਕੌਣ ਦੇਖ ਸਕਦਾ ਹੈ
audience-save = ਸੰਭਾਲੋ
audience-tell = ਦਰਜਾਬੰਦੀ ਹੁਣੇ ਦਿਖਾਓ
standings-own = ਦਰਜਾਬੰਦੀ, ਸਿਰਫ਼ ਪ੍ਰਬੰਧਕਾਂ ਲਈ
standings-own-kept = ਇਹ ਸਫ਼ਾ ਸਿਰਫ਼ ਪ੍ਰਬੰਧਕਾਂ ਨੂੰ ਦਿਸਦਾ ਹੈ: ਬਾਕੀਆਂ ਨੂੰ ਦਰਜਾਬੰਦੀ ਅਜੇ ਨਹੀਂ ਦਿਖਾਈ ਗਈ।
standings-own-private = ਇਹ ਸਫ਼ਾ ਸਿਰਫ਼ ਪ੍ਰਬੰਧਕਾਂ ਨੂੰ ਦਿਸਦਾ ਹੈ: ਟੂਰਨਾਮੈਂਟ ਜਨਤਕ ਨਹੀਂ।
standings-check = ਦਰਜਾਬੰਦੀ ਪਰਖੋ
audience-visibility = ਕੌਣ ਦੇਖ ਸਕਦਾ ਹੈ
audience-visibility-public = ਸਾਰੇ
audience-visibility-public-line = ਕੋਈ ਵੀ ਦੇਖ ਸਕਦਾ ਹੈ, ਅਤੇ ਟੂਰਨਾਮੈਂਟ ਮੁੱਖ ਸਫ਼ੇ ਅਤੇ ਕਲੱਬ ਦੇ ਸਫ਼ੇ ਦੀ ਸੂਚੀ ਵਿੱਚ ਹੁੰਦਾ ਹੈ।
audience-visibility-link = ਜਿਸ ਕੋਲ ਲਿੰਕ ਹੋਵੇ
audience-visibility-link-line = ਇਸ ਨੂੰ ਨਵਾਂ ਪਤਾ ਮਿਲਦਾ ਹੈ ਜਿਸ ਦਾ ਅੰਦਾਜ਼ਾ ਕੋਈ ਨਹੀਂ ਲਾ ਸਕਦਾ ਅਤੇ ਜੋ ਕਿਸੇ ਸੂਚੀ ਵਿੱਚ ਨਹੀਂ ਹੁੰਦਾ। ਕੁਝ ਹੋਰ ਚੁਣੋ ਤਾਂ ਲਿੰਕ ਕੰਮ ਕਰਨਾ ਬੰਦ ਕਰ ਦਿੰਦਾ ਹੈ।
audience-visibility-private = ਸਿਰਫ਼ ਪ੍ਰਬੰਧਕ
audience-visibility-private-line = ਹੋਰ ਕੋਈ ਨਹੀਂ ਦੇਖ ਸਕਦਾ। ਖਿਡਾਰੀ ਆਪਣੇ ਮੇਜ਼ ਤੱਕ ਉਸ ਦੇ ਕੋਡ ਜਾਂ ਆਪਣੇ ਨਿੱਜੀ ਲਿੰਕ ਨਾਲ ਪਹੁੰਚਦੇ ਹਨ।
audience-telling = ਦਰਜਾਬੰਦੀ ਕਦੋਂ ਦਿਖਾਈ ਜਾਵੇ
audience-telling-hint = ਉਦੋਂ ਤੱਕ ਸਾਰਿਆਂ ਨੂੰ ਦਿਸਦਾ ਹੈ ਕਿ ਕੌਣ ਕਿੱਥੇ ਖੇਡ ਰਿਹਾ ਹੈ, ਪਰ ਨਤੀਜੇ, ਜੋੜ ਅਤੇ ਸਥਾਨ ਨਹੀਂ। ਮੇਜ਼ ਨੂੰ ਸਿਰਫ਼ ਆਪਣੀਆਂ ਬਾਜ਼ੀਆਂ ਦਿਸਦੀਆਂ ਹਨ।
audience-telling-now = ਦਰਜਾਬੰਦੀ ਤੁਰੰਤ
audience-telling-now-line = ਹਰ ਨਤੀਜਾ ਦਰਜ ਹੁੰਦੇ ਹੀ ਗਿਣਿਆ ਜਾਂਦਾ ਹੈ ਅਤੇ ਦਿਸਦਾ ਹੈ।
audience-telling-request = ਦਰਜਾਬੰਦੀ ਤੁਹਾਡੇ ਕਹਿਣ ’ਤੇ
audience-telling-request-line = ਤੁਸੀਂ “ਦਰਜਾਬੰਦੀ ਹੁਣੇ ਦਿਖਾਓ” ਦਬਾਉਂਦੇ ਹੋ, ਜਿਵੇਂ ਇਨਾਮ ਵੰਡ ਵੇਲੇ।
audience-telling-from = ਦਰਜਾਬੰਦੀ ਤੈਅ ਸਮੇਂ ਤੋਂ
audience-telling-from-line = ਇਸ ਤਾਰੀਖ ਅਤੇ ਸਮੇਂ ’ਤੇ ਉਹ ਆਪਣੇ-ਆਪ ਦਿਸਣ ਲੱਗਦੀ ਹੈ।
audience-embargo-from = ਦਰਜਾਬੰਦੀ { $when } ਤੋਂ
audience-date = ਤਾਰੀਖ
audience-time = ਸਮਾਂ
audience-names = ਖਿਡਾਰੀ ਕਿਸ ਨਾਂ ਨਾਲ ਦਿਸਣ
audience-names-hint = ਮੇਜ਼ਾਂ, ਨਿੱਜੀ ਲਿੰਕਾਂ ਅਤੇ ਤੁਹਾਡੇ ਆਪਣੇ ਸਫ਼ਿਆਂ ’ਤੇ ਪੂਰੇ ਨਾਂ ਰਹਿੰਦੇ ਹਨ। ਸਿਰਫ਼ ਪਹਿਲਾ ਨਾਂ ਜਾਂ ਉਪਨਾਂ ਚੁਣਨ ’ਤੇ ਪਤਿਆਂ ਵਿੱਚ ਵੀ ਨਾਂ ਨਹੀਂ ਹੁੰਦੇ।
audience-names-full = ਪੂਰੇ ਨਾਂ
audience-names-full-line = ਜਿਵੇਂ ਤੁਸੀਂ ਲਿਖੇ।
audience-names-first = ਸਿਰਫ਼ ਪਹਿਲਾ ਨਾਂ
audience-names-first-line = ਹਰ ਖਿਡਾਰੀ ਦਾ ਪਹਿਲਾ ਨਾਂ; ਦੋ ਇੱਕੋ ਜਿਹੇ ਹੋਣ ਤਾਂ ਨਾਲ ਇੱਕ ਅੱਖਰ: ਅਨੀਤਾ ਕ. ਖ਼ਿਤਾਬ ਅਤੇ ਚਿੰਨ੍ਹ ਛੱਡ ਦਿੱਤੇ ਜਾਂਦੇ ਹਨ।
audience-names-given-last = ਸਿਰਫ਼ ਪਹਿਲਾ ਨਾਂ, ਜਿੱਥੇ ਗੋਤ ਪਹਿਲਾਂ ਲਿਖਿਆ ਹੋਵੇ
audience-names-given-last-line = “ਗਿੱਲ ਅਨੀਤਾ” ਵਰਗੇ ਨਾਵਾਂ ਲਈ: ਅਨੀਤਾ; ਦੋ ਇੱਕੋ ਜਿਹੇ ਹੋਣ ਤਾਂ ਅਨੀਤਾ ਗ.
audience-called = ਤਦ ਉਹ ਇਸ ਤਰ੍ਹਾਂ ਦਿਸਣਗੇ: { $names }
audience-names-alias = ਉਪਨਾਂ
audience-names-alias-line = ਉਹ ਉਪਨਾਂ ਜੋ ਤੁਸੀਂ ਸੂਚੀ ਵਿੱਚ ਖਿਡਾਰੀ ਨੂੰ ਦਿੱਤਾ ਹੈ। ਜਿਸ ਦਾ ਉਪਨਾਂ ਨਾ ਹੋਵੇ, ਉਹ “ਖਿਡਾਰੀ 3” ਵਰਗੇ ਨਾਂ ਨਾਲ ਦਿਸੇਗਾ।
problem-embargo-date = ਦੱਸੋ ਕਿ ਦਰਜਾਬੰਦੀ ਕਿਸ ਦਿਨ ਦਿਖਾਈ ਜਾਵੇ।
problem-embargo-time = ਦੱਸੋ ਕਿ ਦਰਜਾਬੰਦੀ ਕਿਸ ਸਮੇਂ ਦਿਖਾਈ ਜਾਵੇ।
problem-embargo-before-start = ਇਹ ਟੂਰਨਾਮੈਂਟ ਸ਼ੁਰੂ ਹੋਣ ਤੋਂ ਪਹਿਲਾਂ ਹੈ: { $when }। ਬਾਅਦ ਦਾ ਸਮਾਂ ਚੁਣੋ, ਜਾਂ ਦਰਜਾਬੰਦੀ ਤੁਰੰਤ ਦਿਖਾਓ।
event-audience = ਬਦਲਿਆ ਗਿਆ ਕਿ ਕੌਣ ਦੇਖ ਸਕਦਾ ਹੈ
event-erased = ਇੱਕ ਖਿਡਾਰੀ ਦੇ ਕਹਿਣ ’ਤੇ ਉਸ ਦਾ ਨਾਂ ਮਿਟਾਇਆ ਗਿਆ
done-audience = ਸੰਭਾਲਿਆ ਗਿਆ। ਹੁਣ ਤੋਂ ਬਾਕੀਆਂ ਨੂੰ ਇਹੀ ਦਿਸੇਗਾ।
done-told = ਦਰਜਾਬੰਦੀ ਹੁਣ ਉਹਨਾਂ ਸਾਰਿਆਂ ਨੂੰ ਦਿਸਦੀ ਹੈ ਜੋ ਦੇਖ ਸਕਦੇ ਹਨ।
done-alias = ਉਪਨਾਂ ਸੰਭਾਲਿਆ ਗਿਆ।
done-erased = ਨਾਂ ਮਿਟਾ ਦਿੱਤਾ ਗਿਆ। ਨਤੀਜੇ ਰਹਿਣਗੇ।
roster-alias = ਉਪਨਾਂ, ਉਹਨਾਂ ਟੂਰਨਾਮੈਂਟਾਂ ਲਈ ਜਿਨ੍ਹਾਂ ਵਿੱਚ ਨਾਂ ਦੀ ਥਾਂ ਉਪਨਾਂ ਦਿਸਦੇ ਹਨ
roster-erase = ਇਸ ਵਿਅਕਤੀ ਦਾ ਨਾਂ ਮਿਟਾਓ
# Erasing a person.
erasure-title = { $name } ਦਾ ਨਾਂ ਮਿਟਾਉਣਾ ਹੈ?
erasure-lede = { $count ->
    [one] ਇਹ ਵਿਅਕਤੀ { $count } ਟੂਰਨਾਮੈਂਟ ਵਿੱਚ ਹੈ।
   *[other] ਇਹ ਵਿਅਕਤੀ { $count } ਟੂਰਨਾਮੈਂਟਾਂ ਵਿੱਚ ਹੈ।
}
erasure-name = ਨਾਂ ਸੂਚੀ ਵਿੱਚੋਂ, ਹਰ ਟੂਰਨਾਮੈਂਟ ਵਿੱਚੋਂ, ਉਸ ਦੇ ਇਤਿਹਾਸ ਅਤੇ ਟਿੱਪਣੀਆਂ ਵਿੱਚੋਂ, ਅਤੇ ਉਹਨਾਂ ਤੋਂ ਬਣੇ ਸਾਰੇ ਸਫ਼ਿਆਂ, ਫ਼ਾਈਲਾਂ ਅਤੇ ਪਤਿਆਂ ਵਿੱਚੋਂ ਹਟ ਜਾਵੇਗਾ।
erasure-results = ਨਤੀਜੇ ਰਹਿਣਗੇ ਅਤੇ ਗਿਣੇ ਜਾਣਗੇ। ਉਹ “ਮਿਟਾਇਆ ਗਿਆ ਖਿਡਾਰੀ” ਅਤੇ ਇੱਕ ਨੰਬਰ ਨਾਲ ਦਿਸਣਗੇ।
erasure-links = ਨਾਂ ਵਾਲੇ ਪੁਰਾਣੇ ਪਤੇ ਨਹੀਂ ਲੱਭਣਗੇ, ਅਤੇ ਨਿੱਜੀ ਲਿੰਕਾਂ ਨਾਲ ਕੁਝ ਨਹੀਂ ਖੁੱਲ੍ਹੇਗਾ।
erasure-elsewhere = ਅੱਜ ਤੋਂ ਪਹਿਲਾਂ ਦੇ ਬੈਕਅੱਪਾਂ ਅਤੇ ਡਾਊਨਲੋਡ ਕੀਤੀਆਂ ਫ਼ਾਈਲਾਂ ਵਿੱਚ ਨਾਂ ਰਹੇਗਾ। ਇਸੇ ਨਾਂ ਦੇ ਪ੍ਰਬੰਧਕ ਖਾਤੇ ’ਤੇ ਕੋਈ ਅਸਰ ਨਹੀਂ ਪੈਂਦਾ।
erasure-kept = ਲਿਖਤਾਂ ਜਿਨ੍ਹਾਂ ਵਿੱਚ ਇਸ ਵਿਅਕਤੀ ਦਾ ਨਾਂ ਸ਼ਾਇਦ ਰਹਿ ਜਾਵੇ
erasure-kept-help = ਹੋਰ ਰੂਪ ਵਿੱਚ ਲਿਖਿਆ ਜਾਂ ਕਿਸੇ ਹੋਰ ਸ਼ਬਦ ਦੇ ਅੰਦਰ ਆਇਆ ਨਾਂ ਪੱਕਾ ਨਹੀਂ ਲੱਭਦਾ। ਪੜ੍ਹ ਲਓ ਕਿ ਇਹ ਇਸੇ ਵਿਅਕਤੀ ਬਾਰੇ ਹਨ ਜਾਂ ਨਹੀਂ: ਇਹ ਜਿਵੇਂ ਹਨ ਤਿਵੇਂ ਰਹਿਣਗੀਆਂ।
erasure-for-good = ਇਸ ਨੂੰ ਵਾਪਸ ਨਹੀਂ ਲਿਆ ਜਾ ਸਕਦਾ।
erasure-button = ਮਿਟਾਓ: { $name }
erasure-in-play = { $tournament } ਵਿੱਚ ਫ਼ੋਨਾਂ ’ਤੇ ਇੱਕ ਬਾਜ਼ੀ ਚੱਲ ਰਹੀ ਹੈ
erasure-in-play-help = ਇਹ ਵਿਅਕਤੀ ਉਸ ਵਿੱਚ ਖੇਡ ਰਿਹਾ ਹੈ। ਬਾਜ਼ੀ ਪੂਰੀ ਹੋਣ ਦਿਓ, ਜਾਂ “ਫ਼ੋਨਾਂ ’ਤੇ ਖੇਡ” ਵਿੱਚ ਉਸ ਨੂੰ ਛੱਡ ਦਿਓ, ਫਿਰ ਕੋਸ਼ਿਸ਼ ਕਰੋ।
## ਚੱਲਦੇ ਟੂਰਨਾਮੈਂਟ ਦਾ ਕੰਟਰੋਲ ਰੂਮ

room-next = ਹੁਣ ਕੀ ਕਰਨਾ ਹੈ
room-publish = ਪ੍ਰਕਾਸ਼ਿਤ ਕਰੋ
room-ends = ਲਗਭਗ { $time } ਵਜੇ ਮੁੱਕੇਗਾ
room-codes = ਕੋਡ ਦਿਖਾਓ
room-code = ਕੋਡ
room-record = ਦਰਜ ਕਰੋ
room-correct = ਸੋਧੋ
room-page = ਮੇਜ਼ ਦਾ ਸਫ਼ਾ
room-phones = ਫ਼ੋਨ
room-on-phones = ਫ਼ੋਨਾਂ ’ਤੇ
room-silent = ਕੁਝ ਦਰਜ ਨਹੀਂ ({ $time })
room-silent-now = ਹੁਣੇ-ਹੁਣੇ
room-asks = { $count ->
    [one] { $count } ਫ਼ੋਨ ਸੀਟ ਮੰਗ ਰਿਹਾ ਹੈ
   *[other] { $count } ਫ਼ੋਨ ਸੀਟ ਮੰਗ ਰਹੇ ਹਨ
}
room-elsewhere = ਦੂਜੇ ਮੇਜ਼ ’ਤੇ ਵੀ ਬਾਜ਼ੀ ਹੈ: { $names }
room-holds-up = ਬਾਕੀ ਮੇਜ਼ ਉਡੀਕ ਵਿੱਚ
room-late = ਦੇਰ ਹੋ ਰਹੀ ਹੈ
room-unopened = ਅਜੇ ਕੋਈ ਫ਼ੋਨ ਨਹੀਂ
room-changed-now = { $hand } ਹੁਣੇ-ਹੁਣੇ ਬਦਲੀ ਗਈ
room-changed = { $hand } ਬਦਲੀ ਗਈ, { $time } ਪਹਿਲਾਂ
room-next-asks = ਮੇਜ਼ { $table } ’ਤੇ ਇੱਕ ਫ਼ੋਨ ਸੀਟ ਮੰਗ ਰਿਹਾ ਹੈ।
room-answer = ਜਵਾਬ ਦਿਓ
room-next-codes = ਅਜੇ ਕਿਸੇ ਫ਼ੋਨ ਨੇ ਕੋਈ ਮੇਜ਼ ਨਹੀਂ ਖੋਲ੍ਹਿਆ। ਹਰ ਮੇਜ਼ ’ਤੇ ਉਸ ਦੇ ਕੋਡ ਵਾਲਾ ਕਾਰਡ ਰੱਖੋ।
room-record-late = ਇੱਥੇ ਹੀ ਦਰਜ ਕਰੋ
room-next-play-off = ਪਹਿਲਾ ਸਥਾਨ ਸਾਂਝਾ ਹੈ। ਪਲੇਅ-ਆਫ਼ ਹੋ ਸਕਦਾ ਹੈ, ਜਾਂ ਸਾਂਝਾ ਹੀ ਰਹਿ ਸਕਦਾ ਹੈ।
room-next-read-out = ਖੇਡ ਸਮਾਪਤ ਹੈ। ਦਰਜਾਬੰਦੀ ਪਰਖੋ ਅਤੇ ਪੜ੍ਹ ਕੇ ਸੁਣਾਓ।
room-next-watch = ਖੇਡ ਚੱਲ ਰਹੀ ਹੈ। ਜੋ ਉਡੀਕ ਵਿੱਚ ਹੈ, ਉਹ ਮੇਜ਼ਾਂ ’ਤੇ ਦੱਸਿਆ ਹੈ।
room-next-untouched = ਕੁਝ ਦਰਜ ਹੋਣ ਤੋਂ ਪਹਿਲਾਂ ਹੀ ਇਸ ਨੂੰ ਰੋਕਿਆ ਗਿਆ। ਇਸ ਨੂੰ ਮੁੜ ਖਰੜਾ ਬਣਾਓ ਜਾਂ ਆਰਕਾਈਵ ਕਰੋ।
room-read-out = ਪੋਡੀਅਮ ਦਿਖਾਓ
room-next-archived = ਇਹ ਆਰਕਾਈਵ ਵਿੱਚ ਹੈ। ਇਸ ਦਾ ਜਨਤਕ ਸਫ਼ਾ ਰਹੇਗਾ।

## ਪਹਿਲਾਂ ਨਾਂ, ਫਿਰ ਉਹਨਾਂ ਲਈ ਫ਼ਾਰਮੈਟ

draft-step-names = 1. ਕੌਣ ਖੇਡੇਗਾ
draft-step-format = 2. ਕੀ ਖੇਡਣਾ ਹੈ
draft-step-when = 3. ਕਦੋਂ
draft-step-rules = 4. ਸਕੋਰਿੰਗ ਅਤੇ ਨਿਯਮ
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

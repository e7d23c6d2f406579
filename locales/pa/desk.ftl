### The organisers’ worklist, and the list of tournaments.

## “Organise”, the page they start from

desk-sections = ਕਲੱਬ ਦੇ ਹਿੱਸੇ
desk-evenings = ਸ਼ਾਮਾਂ
desk-people = ਲੋਕ
desk-season = ਸੀਜ਼ਨ
desk-club = ਕਲੱਬ
desk-today = ਅੱਜ
desk-next = ਅਗਲੀ: { $day }
desk-to-room = ਟੂਰਨਾਮੈਂਟ ਚਲਾਓ
desk-to-end = ਸ਼ਾਮ ਖੋਲ੍ਹੋ
desk-to-rulings = ਫ਼ੈਸਲਾ ਦਿਓ ਅਤੇ ਸੋਧੋ
desk-start = ਸ਼ੁਰੂ ਕਰੋ…
desk-to-draft = ਖਰੜਾ ਖੋਲ੍ਹੋ
desk-announce-step = ਦੇਖੋ ਅਤੇ ਐਲਾਨ ਕਰੋ
desk-nothing = ਅਜੇ ਕੁਝ ਤੈਅ ਨਹੀਂ।
desk-more = { $count } ਹੋਰ
desk-codes-closed = ਨਵੇਂ ਫ਼ੋਨ ਪੰਦਰਾਂ ਮਿੰਟਾਂ ਲਈ ਬੰਦ ਹਨ
desk-codes-closed-help = ਕਿਸੇ ਨੇ ਬਹੁਤ ਸਾਰੇ ਗਲਤ ਕੋਡ ਅਜ਼ਮਾਏ ਹਨ। ਜੋ ਫ਼ੋਨ ਆਪਣੇ ਮੇਜ਼ ’ਤੇ ਹਨ, ਉਹ ਚੱਲਦੇ ਰਹਿਣਗੇ; ਨਿੱਜੀ ਲਿੰਕ ਅਤੇ ਤੁਹਾਡੇ ਹੁਣ ਬਣਾਏ ਕੋਡ ਵੀ ਚੱਲਣਗੇ। ਜੇ ਹਾਲ ਵਿੱਚ ਇਹ ਸਿਰਫ਼ ਸ਼ਰਾਰਤ ਸੀ, ਤਾਂ ਨਵੇਂ ਫ਼ੋਨ ਮੁੜ ਆਉਣ ਦਿਓ।
desk-codes-open = ਨਵੇਂ ਫ਼ੋਨ ਮੁੜ ਆਉਣ ਦਿਓ
desk-new = ਨਵਾਂ ਟੂਰਨਾਮੈਂਟ
desk-empty = ਅਜੇ ਕੋਈ ਟੂਰਨਾਮੈਂਟ ਨਹੀਂ
desk-empty-help = ਨਾਂ ਰੱਖੋ, ਖਿਡਾਰੀਆਂ ਦੇ ਨਾਂ ਪੇਸਟ ਕਰੋ, ਫ਼ਾਰਮੈਟ ਚੁਣੋ: ਸ਼ਡਿਊਲ Lastcard ਬਣਾਵੇਗਾ, ਅਤੇ ਕੁਝ ਵੀ ਸ਼ੁਰੂ ਹੋਣ ਤੋਂ ਪਹਿਲਾਂ ਤੁਸੀਂ ਉਸ ਨੂੰ ਦੇਖ ਸਕਦੇ ਹੋ।
desk-empty-action = ਪਹਿਲਾ ਟੂਰਨਾਮੈਂਟ ਬਣਾਓ
desk-upcoming = ਆਉਣ ਵਾਲੇ
desk-finished = ਸਮਾਪਤ
desk-archived = { $count ->
    [one] ਆਰਕਾਈਵ: { $count } ਸ਼ਾਮ
   *[other] ਆਰਕਾਈਵ: { $count } ਸ਼ਾਮਾਂ
}
desk-archive = ਆਰਕਾਈਵ
desk-archive-lede = ਸਮਾਪਤ ਹੋਣ ਤੋਂ ਸੱਤ ਦਿਨ ਬਾਅਦ ਸ਼ਾਮ ਆਪਣੇ-ਆਪ ਇੱਥੇ ਆ ਜਾਂਦੀ ਹੈ। ਨਤੀਜੇ ਅਜੇ ਵੀ ਸੋਧੇ ਜਾ ਸਕਦੇ ਹਨ; ਜਿਹੜੀ ਸ਼ਾਮ ਪ੍ਰਬੰਧਕ ਨੇ ਆਪ ਆਰਕਾਈਵ ਕੀਤੀ, ਉਸ ਦੇ ਨਹੀਂ।
desk-archive-empty = ਆਰਕਾਈਵ ਅਜੇ ਖਾਲੀ ਹੈ।
desk-winners = { $count ->
    [one] ਜੇਤੂ: { $names }
   *[other] ਜੇਤੂ: { $names }
}

organise-desk = ਪ੍ਰਬੰਧ

desk-lede-referee = ਤੁਹਾਡੇ ਕਲੱਬ ਦੇ ਟੂਰਨਾਮੈਂਟ। ਤੁਸੀਂ ਨਤੀਜਿਆਂ ਬਾਰੇ ਫ਼ੈਸਲਾ ਦਿੰਦੇ ਅਤੇ ਸੋਧਦੇ ਹੋ।

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
waiting-mismatched = ਮੇਜ਼ { $table }, { $hand }: ਖਿਡਾਰੀਆਂ ਦਾ ਦਰਜ ਕੀਤਾ ਮੇਲ ਨਹੀਂ ਖਾਂਦਾ। { $why }
waiting-called = ਮੇਜ਼ { $table } ਨੇ ਤੁਹਾਨੂੰ { $time } ਵਜੇ ਬੁਲਾਇਆ।
waiting-called-because = ਮੇਜ਼ { $table } ਨੇ ਤੁਹਾਨੂੰ { $time } ਵਜੇ ਬੁਲਾਇਆ: { $note }
waiting-unconfirmed = { $count ->
    [one] { $count } ਨਤੀਜੇ ਦੀ ਪੁਸ਼ਟੀ ਬਾਕੀ ਹੈ।
   *[other] { $count } ਨਤੀਜਿਆਂ ਦੀ ਪੁਸ਼ਟੀ ਬਾਕੀ ਹੈ।
}

## States of a tournament and of its tables

desk-table-of = ਮੇਜ਼ { $table }
desk-table-hand = ਗੇੜ { $round }, ਬਾਜ਼ੀ { $hand }/{ $hands }
desk-table-hand-match = ਬਾਜ਼ੀ { $hand }
desk-table-waits = ਦੂਜੇ ਮੇਜ਼ਾਂ ਦਾ ਇਹ ਬਲਾਕ ਪੂਰਾ ਹੋਣ ਦੀ ਉਡੀਕ
desk-table-done = ਸਾਰੀਆਂ ਬਾਜ਼ੀਆਂ ਦਰਜ ਹਨ
desk-table-ended = ਸਮੇਂ ਤੋਂ ਪਹਿਲਾਂ ਸਮਾਪਤ
desk-table-versus = { $one } ਬਨਾਮ { $other }

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
table-end-here = ਇਸ ਮੇਜ਼ ’ਤੇ
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

table-sending = ਭੇਜਿਆ ਜਾ ਰਿਹਾ ਹੈ: { $what }
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

## Table codes and cards

cards-title = ਮੇਜ਼ਾਂ ਦੇ ਕਾਰਡ
cards-print = ਸਾਰੇ ਮੇਜ਼ਾਂ ਦੇ ਕਾਰਡ, ਕੱਟ ਕੇ ਵੱਖ ਕਰਨ ਲਈ। ਜੇ ਹੇਠਾਂ ਬਟਨ ਨਾ ਹੋਵੇ, ਤਾਂ ਇਹ ਸਫ਼ਾ Ctrl+P ਜਾਂ ਸਾਂਝਾ ਕਰਨ ਵਾਲੇ ਮੀਨੂ ਤੋਂ ਛਾਪੋ।
cards-how = ਇਸ ਨੂੰ ਫ਼ੋਨ ਦੇ ਕੈਮਰੇ ਨਾਲ ਸਕੈਨ ਕਰੋ ਅਤੇ ਹਰ ਬਾਜ਼ੀ ਭਰੋ
cards-moves = ਬਲਾਕ ਦੇ ਵਿਚਕਾਰ ਦੋ ਖਿਡਾਰੀ ਸੀਟ ਬਦਲਦੇ ਹਨ: ਫ਼ੋਨ ਦੱਸੇਗਾ ਕੌਣ।
cards-step-type = ਜਾਂ { $address } ਖੋਲ੍ਹੋ
qr-label = { $address } ਦਾ QR ਕੋਡ

## The draw for the first dealer

dealer-title-high-card = ਪਹਿਲਾਂ ਕੌਣ ਵੰਡੇ? ਕਾਰਡ ਕੱਢੋ
dealer-title-cut = ਡਰਾਫਟ ਪਹਿਲਾਂ ਕੌਣ ਕਰੇ? ਡੈੱਕ ਕੱਟੋ
dealer-title-assigned = ਪਹਿਲਾਂ ਕੌਣ ਵੰਡੇ?
dealer-help-high-card = ਹਰ ਕੋਈ ਇੱਕ ਕਾਰਡ ਕੱਢੇ; ਸਭ ਤੋਂ ਵੱਡੇ ਕਾਰਡ ਵਾਲਾ ਵੰਡਦਾ ਹੈ। ਕੋਈ ਨਾ ਕੱਢੇ, ਤਾਂ ਵੰਡ { $name } ਦੀ।
dealer-help-cut = ਦੋਵੇਂ ਡੈੱਕ ਕੱਟੋ; ਵੱਡੇ ਕਾਰਡ ਵਾਲਾ ਡਰਾਫਟ ਪਹਿਲਾਂ ਕਰਦਾ ਹੈ। ਕੋਈ ਨਾ ਕੱਟੇ, ਤਾਂ ਡਰਾਫਟ ਵਿੱਚ ਪਹਿਲ { $name } ਦੀ।
dealer-help-assigned = ਇਹਨਾਂ ਨਿਯਮਾਂ ਵਿੱਚ ਡੀਲਰ ਲਈ ਕਾਰਡ ਨਹੀਂ ਕੱਢੇ ਜਾਂਦੇ: ਵੰਡ { $name } ਦੀ, ਜੇ ਤੁਸੀਂ ਕੁਝ ਹੋਰ ਨਾ ਦੱਸੋ।
dealer-lastcard-high-card = Lastcard ਤੋਂ ਕਢਵਾਓ
dealer-lastcard-cut = Lastcard ਤੋਂ ਕਟਵਾਓ
dealer-lastcard-assigned = ਪਰਚੀ ਪਾਓ
dealer-who-high-card = ਅਸੀਂ ਆਪ ਕਾਰਡ ਕੱਢੇ। ਸਭ ਤੋਂ ਵੱਡਾ ਕਾਰਡ ਕਿਸ ਦਾ:
dealer-who-cut = ਅਸੀਂ ਆਪ ਡੈੱਕ ਕੱਟਿਆ। ਵੱਡਾ ਕਾਰਡ ਕਿਸ ਦਾ:
dealer-who-assigned = ਜਾਂ ਵੰਡ ਇਸ ਖਿਡਾਰੀ ਦੀ
dealer-drew-high-card = { $name } ਨੇ ਕੱਢਿਆ: { $card }। ਪਹਿਲੀ ਵੰਡ { $name } ਦੀ।
dealer-drew-cut = { $name } ਨੇ ਕੱਟਿਆ: { $card }। ਡਰਾਫਟ ਵਿੱਚ ਪਹਿਲ { $name } ਦੀ।
dealer-drew-assigned = { $name } ਨੇ ਕੱਢਿਆ: { $card }। ਪਹਿਲੀ ਵੰਡ { $name } ਦੀ।
dealer-said-high-card = ਸਭ ਤੋਂ ਵੱਡਾ ਕਾਰਡ ਅਤੇ ਪਹਿਲੀ ਵੰਡ { $name } ਦੀ।
dealer-said-cut = ਵੱਡਾ ਕਾਰਡ ਅਤੇ ਡਰਾਫਟ ਵਿੱਚ ਪਹਿਲ { $name } ਦੀ।
dealer-said-assigned = ਪਹਿਲੀ ਵੰਡ { $name } ਦੀ।
dealer-undo = ਇਹ ਫ਼ੈਸਲਾ ਵਾਪਸ ਲਓ
event-dealer-drawn = ਮੇਜ਼ { $table }: ਪਹਿਲੀ ਵੰਡ { $name } ਦੀ ਨਿਕਲੀ
event-dealer-undone = ਮੇਜ਼ { $table }: { $name } ਦੀ ਪਹਿਲੀ ਵੰਡ ਵਾਲਾ ਫ਼ੈਸਲਾ ਵਾਪਸ ਲਿਆ ਗਿਆ
error-dealer-in-play = ਪਹਿਲੀ ਬਾਜ਼ੀ ਫ਼ੋਨਾਂ ’ਤੇ ਹੋ ਰਹੀ ਹੈ
error-dealer-in-play-help = ਇਸ ਦੇ ਕਾਰਡ ਵੰਡੇ ਜਾ ਚੁੱਕੇ ਹਨ, ਇਸ ਲਈ ਡੀਲਰ ਉਹੀ ਰਹੇਗਾ। ਜੇ ਕਿਸੇ ਹੋਰ ਨੇ ਵੰਡਣਾ ਹੈ, ਤਾਂ ਪਹਿਲਾਂ ਇਹ ਬਾਜ਼ੀ ਛੱਡੋ।

## Six or seven, as the dealer decides

play-choose-cards = ਵੰਡ ਤੁਹਾਡੀ ਹੈ। ਕਿੰਨੇ ਕਾਰਡ? ਖਿਡਾਰੀ ਬਹੁਤੇ ਹੋਣ ਜਾਂ ਬਾਜ਼ੀ ਛੇਤੀ ਮੁਕਾਉਣੀ ਹੋਵੇ, ਤਾਂ ਘੱਟ ਚੰਗੇ।
play-deal-6 = ਛੇ ਵੰਡੋ
play-deal-7 = ਸੱਤ ਵੰਡੋ
play-dealer-chooses = ਵੰਡ { $name } ਦੀ: ਛੇ ਕਾਰਡ ਜਾਂ ਸੱਤ, ਚੋਣ ਡੀਲਰ ਦੀ।
practice-you-deal = ਵੰਡ ਤੁਹਾਡੀ ਹੈ। ਛੇ ਕਾਰਡ ਜਾਂ ਸੱਤ?
practice-you-deal-help = ਡੀਲਰ ਦੇਖਦਾ ਹੈ ਕਿ ਖਿਡਾਰੀ ਕਿੰਨੇ ਹਨ ਅਤੇ ਖੇਡ ਕਿੰਨੀ ਜਾਣਦੇ ਹਨ: ਖਿਡਾਰੀ ਬਹੁਤੇ ਹੋਣ ਜਾਂ ਬਾਜ਼ੀ ਛੇਤੀ ਮੁਕਾਉਣੀ ਹੋਵੇ, ਤਾਂ ਘੱਟ ਕਾਰਡ ਚੰਗੇ।

## ਸੋਧ ਨਾਲ ਕੀ ਬਦਲਦਾ ਹੈ

consequences-title = { $hand }: ਇਸ ਨਾਲ ਕੀ ਬਦਲੇਗਾ
consequences-before = ਦਰਜ
consequences-after = ਨਵਾਂ
consequences-none = ਹੋਰ ਕੁਝ ਨਹੀਂ ਬਦਲਦਾ: ਨਾ ਦਰਜਾਬੰਦੀ, ਨਾ ਇਹ ਕਿ ਅੱਗੇ ਕੌਣ ਖੇਡੇਗਾ ਜਾਂ ਵੰਡੇਗਾ।
consequences-ends = ਟੂਰਨਾਮੈਂਟ ਸਮਾਪਤ ਹੋ ਜਾਵੇਗਾ।
consequences-goes-on = ਟੂਰਨਾਮੈਂਟ ਹੁਣ ਸਮਾਪਤ ਹੈ। ਇਹ ਮੁੜ ਚੱਲ ਪਵੇਗਾ।
consequences-lost = { $count ->
    [one] ਦਰਜ ਕੀਤੀ { $count } ਬਾਜ਼ੀ ਨਹੀਂ ਗਿਣੀ ਜਾਵੇਗੀ।
   *[other] ਦਰਜ ਕੀਤੀਆਂ { $count } ਬਾਜ਼ੀਆਂ ਨਹੀਂ ਗਿਣੀਆਂ ਜਾਣਗੀਆਂ।
}
consequences-regained = { $count ->
    [one] { $count } ਬਾਜ਼ੀ, ਜੋ ਹੁਣ ਨਹੀਂ ਗਿਣੀ ਜਾਂਦੀ, ਗਿਣੀ ਜਾਵੇਗੀ।
   *[other] { $count } ਬਾਜ਼ੀਆਂ, ਜੋ ਹੁਣ ਨਹੀਂ ਗਿਣੀਆਂ ਜਾਂਦੀਆਂ, ਗਿਣੀਆਂ ਜਾਣਗੀਆਂ।
}
consequences-falls = { $name }: ਸਥਾਨ { $from } ਤੋਂ ਹੇਠਾਂ { $to } ’ਤੇ ({ $before } → { $after })।
consequences-rises = { $name }: ਸਥਾਨ { $from } ਤੋਂ ਉੱਪਰ { $to } ’ਤੇ ({ $before } → { $after })।
consequences-stays = { $name }: ਸਥਾਨ { $to } ’ਤੇ ਹੀ ({ $before } → { $after })।
consequences-shared = ਇਹ ਸਥਾਨ ਸਾਂਝਾ ਹੈ।
consequences-more = { $count ->
    [one] { $count } ਹੋਰ ਕਤਾਰ ਬਦਲਦੀ ਹੈ।
   *[other] { $count } ਹੋਰ ਕਤਾਰਾਂ ਬਦਲਦੀਆਂ ਹਨ।
}
consequences-dealer = ਮੇਜ਼ { $table } ’ਤੇ ਅਗਲਾ ਡੀਲਰ: { $name } ({ $hand })।
consequences-why = ਕਿਉਂ? ਖਾਲੀ ਛੱਡ ਸਕਦੇ ਹੋ।
consequences-why-hint = ਇਹ ਬਾਜ਼ੀ ਦੇ ਇਤਿਹਾਸ ਵਿੱਚ ਦਿਸਦਾ ਹੈ।
consequences-save = ਸੋਧ ਸੰਭਾਲੋ
consequences-back = ਵਾਪਸ
error-entry-note = ਕਾਰਨ ਬਹੁਤ ਲੰਮਾ ਹੈ
error-entry-note-help = ਵਾਪਸ ਜਾ ਕੇ 120 ਅੱਖਰਾਂ ਵਿੱਚ ਲਿਖੋ। ਕੁਝ ਨਹੀਂ ਬਦਲਿਆ ਗਿਆ।

## ਰੂਪ

versions-title = ਇਸ ਬਾਜ਼ੀ ਲਈ ਦਰਜ ਸਭ ਕੁਝ ({ $count })
versions-restore = ਇਹ ਬਹਾਲ ਕਰੋ

## ਮੇਜ਼ ਦੇ ਫ਼ੋਨ ’ਤੇ ਦਿਸਦਾ ਹੈ

personal-fold = ਤੁਹਾਡਾ ਸਫ਼ਾ, ਤੁਹਾਡੇ ਫ਼ੋਨ ’ਤੇ
personal-fold-help = ਆਪਣਾ ਨਾਂ ਛੂਹੋ ਅਤੇ ਆਪਣੇ ਫ਼ੋਨ ਨਾਲ ਕੋਡ ਸਕੈਨ ਕਰੋ: ਅਗਲਾ ਮੇਜ਼, ਤੁਹਾਡਾ ਸਥਾਨ ਅਤੇ ਤੁਹਾਡੀਆਂ ਬਾਜ਼ੀਆਂ।
personal-title = { $name } ਦਾ ਸਫ਼ਾ
personal-help = { $name }: ਇਹ ਕੋਡ ਆਪਣੇ ਫ਼ੋਨ ਨਾਲ ਸਕੈਨ ਕਰੋ, ਜਾਂ ਲਿੰਕ ਖ਼ੁਦ ਨੂੰ ਭੇਜੋ।

## ਬਲਾਕ ਦੇ ਵਿਚਕਾਰ ਸੀਟ ਬਦਲਣਾ

seats-swap = { $one } ਅਤੇ { $other } ਆਪਸ ਵਿੱਚ ਸੀਟ ਬਦਲਣ
seats-swap-you = ਤੁਸੀਂ ਅਤੇ { $name } ਆਪਸ ਵਿੱਚ ਸੀਟ ਬਦਲੋ
seats-takes = { $other } ਦੀ ਸੀਟ ’ਤੇ ਹੁਣ { $name }
seats-takes-you = ਤੁਸੀਂ { $name } ਦੀ ਸੀਟ ’ਤੇ ਬੈਠੋ
seats-before-hand = { $hand }: { $change }
seats-moved = ਨਵੀਂ ਸੀਟ
seats-then = ਬਾਜ਼ੀ { $hand } ਤੋਂ: ਸੀਟ { $seat }

## Tables that call

call-title = ਪ੍ਰਬੰਧਕ ਨੂੰ ਬੁਲਾਓ
call-note = ਗੱਲ ਕੀ ਹੈ? ਖਾਲੀ ਛੱਡ ਸਕਦੇ ਹੋ।
call-button = ਬੁਲਾਓ
call-since = ਤੁਸੀਂ { $time } ਵਜੇ ਪ੍ਰਬੰਧਕ ਨੂੰ ਬੁਲਾਇਆ।
call-take-back = ਬੁਲਾਵਾ ਵਾਪਸ ਲਓ
error-call-note = ਇਹ ਬਹੁਤ ਲੰਮਾ ਹੈ
error-call-note-help = ਵਾਪਸ ਜਾ ਕੇ 120 ਅੱਖਰਾਂ ਵਿੱਚ ਕਹੋ, ਜਾਂ ਬੱਸ ਬੁਲਾ ਲਓ।
error-call-over = ਇਹ ਮੇਜ਼ ਹੁਣ ਵਰਤੋਂ ਵਿੱਚ ਨਹੀਂ
error-call-over-help = ਟੂਰਨਾਮੈਂਟ ਸਮਾਪਤ ਹੋ ਗਿਆ ਹੈ, ਜਾਂ ਇਸ ਮੇਜ਼ ’ਤੇ ਹੁਣ ਕੋਈ ਨਹੀਂ ਖੇਡ ਰਿਹਾ। ਮਦਦ ਚਾਹੀਦੀ ਹੋਵੇ, ਤਾਂ ਪ੍ਰਬੰਧਕਾਂ ਕੋਲ ਜਾ ਕੇ ਪੁੱਛੋ।
error-call-too-often = ਇਸ ਮੇਜ਼ ਨੇ ਅੱਜ ਬਹੁਤ ਵਾਰ ਬੁਲਾਇਆ ਹੈ
error-call-too-often-help = ਕਿਰਪਾ ਕਰਕੇ ਪ੍ਰਬੰਧਕਾਂ ਕੋਲ ਜਾਓ।

## A table that moves to another phone

handover-title = ਇਹ ਮੇਜ਼ ਦੂਜੇ ਫ਼ੋਨ ਨੂੰ ਦਿਓ
handover-help = ਦੂਜੇ ਫ਼ੋਨ ਨਾਲ ਇਹ ਸਕੈਨ ਕਰੋ ਜਾਂ ਉਸ ਨੂੰ ਲਿੰਕ ਭੇਜੋ। ਜੋ ਨਤੀਜੇ ਇੱਥੋਂ ਨਹੀਂ ਭੇਜੇ ਜਾ ਸਕੇ, ਉਹ ਨਾਲ ਜਾਂਦੇ ਹਨ ਅਤੇ ਇੱਕੋ ਵਾਰ ਦਰਜ ਹੁੰਦੇ ਹਨ।
handover-waiting = ਨਾਲ ਜਾਂਦੇ ਅਣਭੇਜੇ ਨਤੀਜੇ: { $count }।
handover-too-much = QR ਕੋਡ ਲਈ ਇਹ ਬਹੁਤ ਜ਼ਿਆਦਾ ਹਨ: ਲਿੰਕ ਭੇਜੋ।
handover-code = ਇਸ ਮੇਜ਼ ਦਾ ਕੋਡ
handover-done = ਉਹ ਦੂਜੇ ਫ਼ੋਨ ’ਤੇ ਹਨ: ਇੱਥੋਂ ਹਟਾਓ
handover-brings = ਦੂਜੇ ਫ਼ੋਨ ਦੇ ਨਤੀਜੇ
handover-take = ਲੈ ਲਓ ਅਤੇ ਭੇਜੋ

## Whether the side that lost a hand is asked if its result is right

confirm-ask = ਕੀ ਇਹ ਸਹੀ ਹੈ?
confirm-button = ✓ { $player }
confirm-own = ਇਹ ਸਹੀ ਹੈ
confirm-no = ਨਹੀਂ, ਇਹ ਗਲਤ ਹੈ
confirm-no-call = ਨਹੀਂ: ਪ੍ਰਬੰਧਕ ਨੂੰ ਬੁਲਾਓ
confirm-called = ਪ੍ਰਬੰਧਕ ਨੂੰ { $time } ਵਜੇ ਬੁਲਾਇਆ ਗਿਆ।
confirm-call-note = { $hand }: { $player } ਅਨੁਸਾਰ ਨਤੀਜਾ ਗਲਤ ਹੈ।
confirm-wrong = ਸਹੀ ਨਹੀਂ? ਸੋਧੋ
error-confirm-changed = ਇਹ ਨਤੀਜਾ ਇਸ ਦੌਰਾਨ ਬਦਲ ਗਿਆ
error-confirm-changed-help = ਕਿਸੇ ਗੱਲ ਦੀ ਪੁਸ਼ਟੀ ਨਹੀਂ ਹੋਈ। ਵਾਪਸ ਜਾ ਕੇ ਦੇਖੋ ਕਿ ਹੁਣ ਕੀ ਲਿਖਿਆ ਹੈ।
error-confirm-not-asked = ਇਸ ਦੀ ਪੁਸ਼ਟੀ ਤੁਸੀਂ ਨਹੀਂ ਕਰਨੀ
error-confirm-not-asked-help = ਨਤੀਜਾ ਸਹੀ ਹੈ, ਇਹ ਸਿਰਫ਼ ਉਹ ਕਹਿੰਦੇ ਹਨ ਜੋ ਬਾਜ਼ੀ ਹਾਰੇ। ਵਾਪਸ ਜਾ ਕੇ ਆਪਣਾ ਨਾਂ ਚੁਣੋ।
check-title = ਬਲਾਕ ਜਾਂਚੋ
check-help = ਇਸ ਬਲਾਕ ਦੀਆਂ ਬਾਜ਼ੀਆਂ ਇੱਕ-ਇੱਕ ਕਰਕੇ ਦੇਖੋ ਅਤੇ ਆਪਣੀ ਯਾਦ ਨਾਲ ਮਿਲਾਓ।
check-empty = ਇੱਥੇ ਅਜੇ ਕੁਝ ਦਰਜ ਨਹੀਂ।
check-of = { $of } ਵਿੱਚੋਂ { $at }

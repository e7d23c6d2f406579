### ਰੈਫ਼ਰੀ ਕੀ ਤੈਅ ਕਰਦਾ ਹੈ।

rulings-title = ਰੈਫ਼ਰੀ ਦਾ ਸਫ਼ਾ
rulings-lede = ਬਾਜ਼ੀਆਂ ਦੇ ਵਿਚਕਾਰ ਦੇ ਫ਼ੈਸਲੇ, ਚੇਤਾਵਨੀਆਂ, ਕਲੱਬ ਦੇ ਆਪਣੇ ਨਿਯਮ ਨਾਲ ਅੰਕ ਕੱਟਣੇ, ਅਯੋਗ ਠਹਿਰਾਉਣਾ। ਹਰ ਇੱਕ ਦਾ ਕਾਰਨ ਚਾਹੀਦਾ ਹੈ; ਉਹ ਇਤਿਹਾਸ, ਦਰਜਾਬੰਦੀ ਅਤੇ ਫ਼ਾਈਲ ਵਿੱਚ ਰਹਿੰਦਾ ਹੈ, ਅਤੇ ਵਾਪਸ ਲਿਆ ਜਾ ਸਕਦਾ ਹੈ।
rulings-kind = ਫ਼ੈਸਲਾ
rulings-kind-decision = ਸ਼ਬਦਾਂ ਵਿੱਚ ਫ਼ੈਸਲਾ
rulings-kind-warning = ਚੇਤਾਵਨੀ
rulings-kind-points = ਅੰਕ ਕੱਟਣੇ
rulings-kind-disqualification = ਅਯੋਗ ਠਹਿਰਾਉਣਾ
rulings-player = ਕਿਸ ਬਾਰੇ
rulings-player-hint = ਸ਼ਬਦਾਂ ਵਿੱਚ ਫ਼ੈਸਲਾ ਹੋਵੇ, ਤਾਂ ਖਿਡਾਰੀ ਚੁਣਨਾ ਜ਼ਰੂਰੀ ਨਹੀਂ: ਗੱਲ ਕਾਰਨ ਵਿੱਚ ਲਿਖੋ।
rulings-nobody = ਕਿਸੇ ਇੱਕ ਬਾਰੇ ਨਹੀਂ
rulings-points = ਅੰਕ
rulings-points-hint = ਸਿਰਫ਼ “ਅੰਕ ਕੱਟਣੇ” ਲਈ: 1 ਤੋਂ 1000। ਜਿੱਥੇ ਸਭ ਤੋਂ ਘੱਟ ਜੋੜ ਪਹਿਲਾ ਹੁੰਦਾ ਹੈ, ਉੱਥੇ ਅੰਕ ਜੋੜੇ ਜਾਂਦੇ ਹਨ।
rulings-reason = ਕਾਰਨ
rulings-reason-hint = 120 ਅੱਖਰਾਂ ਤੱਕ। ਜਿਨ੍ਹਾਂ ਨੂੰ ਪੂਰੇ ਨਾਂ ਦਿਸਦੇ ਹਨ, ਉਹ ਸਾਰੇ ਪੜ੍ਹ ਸਕਦੇ ਹਨ।
rulings-button = ਫ਼ੈਸਲਾ ਦਿਓ
rulings-made = ਦਿੱਤੇ ਗਏ ਫ਼ੈਸਲੇ
rulings-none = ਅਜੇ ਕੋਈ ਫ਼ੈਸਲਾ ਨਹੀਂ।
rulings-take-back = ਵਾਪਸ ਲਓ
rulings-undone = { $at } ਵਾਪਸ ਲਿਆ ਗਿਆ
rulings-done-ruled = ਫ਼ੈਸਲਾ ਦਰਜ ਹੋਇਆ।
rulings-done-undone = ਫ਼ੈਸਲਾ ਵਾਪਸ ਲਿਆ ਗਿਆ।
rulings-reason-missing = ਕਾਰਨ ਦੱਸੋ: ਉਸ ਦੇ ਬਿਨਾਂ ਫ਼ੈਸਲਾ ਕਿਸੇ ਨੂੰ ਸਮਝ ਨਹੀਂ ਆਉਂਦਾ।
rulings-player-missing = ਚੁਣੋ ਕਿ ਇਹ ਕਿਸ ਬਾਰੇ ਹੈ।
rulings-too-many = ਇੱਕ ਟੂਰਨਾਮੈਂਟ ਵਿੱਚ ਵੱਧ ਤੋਂ ਵੱਧ 200 ਫ਼ੈਸਲੇ ਹੁੰਦੇ ਹਨ। ਜੋ ਹੁਣ ਮਾਅਨੇ ਨਹੀਂ ਰੱਖਦਾ ਉਹ ਵਾਪਸ ਲਓ।
rulings-withdrawn = ਇਹ ਖਿਡਾਰੀ ਨਾਂ ਵਾਪਸ ਲੈ ਚੁੱਕੇ ਹਨ: ਇਹਨਾਂ ਬਾਰੇ ਹੋਰ ਕੁਝ ਤੈਅ ਨਹੀਂ ਹੋ ਸਕਦਾ।
rulings-disqualified = ਇਹ ਪਹਿਲਾਂ ਹੀ ਅਯੋਗ ਹਨ। ਗਲਤੀ ਹੋਵੇ ਤਾਂ ਪਹਿਲਾਂ ਉਹ ਵਾਪਸ ਲਓ।
rulings-no-points = ਇਸ ਸਕੋਰਿੰਗ ਵਿੱਚ ਅੰਕ ਨਹੀਂ ਜੁੜਦੇ, ਇਸ ਲਈ ਕੱਟੇ ਨਹੀਂ ਜਾ ਸਕਦੇ। ਕੋਈ ਹੋਰ ਫ਼ੈਸਲਾ ਚੁਣੋ।
rulings-too-few-points = ਇਹਨਾਂ ਦੇ ਸਿਰਫ਼ { $has } ਅੰਕ ਹਨ: ਇਸ ਤੋਂ ਵੱਧ ਨਹੀਂ ਕੱਟੇ ਜਾ ਸਕਦੇ।
ruled-decision = ਫ਼ੈਸਲਾ
ruled-warning = ਚੇਤਾਵਨੀ: { $player }
ruled-taken = { $player } ਦੇ { $points } ਅੰਕ ਕੱਟੇ ਗਏ
ruled-charged = { $player } ਦੇ ਖਾਤੇ { $points } ਅੰਕ ਪਏ
ruled-disqualified = { $player } ਅਯੋਗ ਠਹਿਰਾਏ ਗਏ
event-ruled = ਫ਼ੈਸਲਾ: { $what } ({ $reason })
event-ruling-undone = ਫ਼ੈਸਲਾ ਵਾਪਸ ਲਿਆ ਗਿਆ: { $what } ({ $reason })
error-ruling-changed = ਸਫ਼ਾ ਖੁੱਲ੍ਹਾ ਹੁੰਦਿਆਂ ਕਿਸੇ ਨੇ ਫ਼ੈਸਲਾ ਦਿੱਤਾ
error-ruling-changed-help = ਕੁਝ ਨਹੀਂ ਬਦਲਿਆ ਗਿਆ। ਵਾਪਸ ਜਾ ਕੇ ਫ਼ੈਸਲੇ ਦੇਖੋ। ਹੋ ਸਕਦਾ ਹੈ ਤੁਸੀਂ ਬਟਨ ਦੋ ਵਾਰ ਦਬਾਇਆ ਹੋਵੇ।
board-by-ruling = ਫ਼ੈਸਲੇ ਨਾਲ: { $points }
entrant-rulings = ਫ਼ੈਸਲੇ
ledger-decision = ਫ਼ੈਸਲਾ
ledger-warning = ਚੇਤਾਵਨੀ
ledger-points = ਅੰਕ ਕੱਟੇ
ledger-disqualification = ਅਯੋਗ
ledger-ruling-undone = ਫ਼ੈਸਲਾ ਵਾਪਸ
rulings-open = { $count ->
    [0] ਫ਼ੈਸਲਾ ਦਿਓ
    [one] { $count } ਫ਼ੈਸਲਾ
   *[other] { $count } ਫ਼ੈਸਲੇ
}

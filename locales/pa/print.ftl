### What can be printed of a tournament.

## ਕੀ-ਕੀ ਛਪ ਸਕਦਾ ਹੈ

print-title = ਛਪਾਈ
print-all-the-same = ਫਿਰ ਵੀ ਛਾਪੋ
print-tonight = ਅੱਜ ਲਈ ਸਭ ਕੁਝ
print-tonight-line = ਕਾਰਡ, ਸੀਟਾਂ, ਸ਼ਡਿਊਲ ਅਤੇ ਸਕੋਰ ਸ਼ੀਟਾਂ, ਇੱਕ ਤੋਂ ਬਾਅਦ ਇੱਕ, ਇੱਕੋ ਦਸਤਾਵੇਜ਼ ਵਿੱਚ।
print-tonight-do = ਅੱਜ ਲਈ ਸਭ ਕੁਝ ਛਾਪੋ
print-one = ਇੱਕ-ਇੱਕ ਕਰਕੇ
print-address = ਹਾਲ ਦੇ ਫ਼ੋਨ ਇਸ ਕੰਪਿਊਟਰ ਤੱਕ ਕਿਸੇ ਹੋਰ ਪਤੇ ਤੋਂ ਪਹੁੰਚਦੇ ਹਨ। ਛਾਪਣ ਲਈ ਪਤਾ ਚੁਣੋ:
print-of = { $what }: { $name }
print-others = ਕੁਝ ਹੋਰ ਛਾਪੋ
print-by-browser = ਇਹ ਸਫ਼ਾ Ctrl+P ਜਾਂ ਸਾਂਝਾ ਕਰਨ ਵਾਲੇ ਮੀਨੂ ਤੋਂ ਛਾਪੋ।
print-schedule = ਪੂਰਾ ਸ਼ਡਿਊਲ
print-schedule-line = ਸਾਰੇ ਬਲਾਕ ਅਤੇ ਮੇਜ਼, ਅਤੇ ਕਿਸ ਦਾ ਆਰਾਮ ਹੈ: ਪੜ੍ਹਿਆ ਜਾ ਸਕੇ ਤਾਂ ਇੱਕੋ ਸਫ਼ੇ ’ਤੇ।
print-seats = ਸੀਟਿੰਗ ਪਲਾਨ
print-seats-line = ਦਰਵਾਜ਼ੇ ਅਤੇ ਕੰਧ ਲਈ: ਸਭ ਦਾ ਪਹਿਲਾ ਮੇਜ਼ ਅਤੇ ਸੀਟ, ਨਾਂ ਮੁਤਾਬਕ ਅਤੇ ਮੇਜ਼ ਮੁਤਾਬਕ।
print-plans = ਖਿਡਾਰੀਆਂ ਦੇ ਆਪਣੇ ਸ਼ਡਿਊਲ
print-plans-line = ਹਰ ਖਿਡਾਰੀ ਲਈ: ਮੇਜ਼, ਸੀਟ, ਸਾਥੀ ਅਤੇ ਵਿਰੋਧੀ, ਬਲਾਕ-ਦਰ-ਬਲਾਕ; ਇੱਕ ਸਫ਼ੇ ’ਤੇ ਕਈ, ਕੱਟ ਕੇ ਵੰਡਣ ਲਈ।
print-cards = ਮੇਜ਼ਾਂ ਦੇ ਕਾਰਡ
print-cards-line = ਇੱਕ ਸਫ਼ੇ ’ਤੇ ਚਾਰ, ਫ਼ੋਨਾਂ ਵਾਲੇ ਕੋਡ ਸਮੇਤ, ਅਤੇ ਹਰ ਖਿਡਾਰੀ ਦਾ ਨਿੱਜੀ ਲਿੰਕ।
print-sheets = ਸਕੋਰ ਸ਼ੀਟਾਂ
print-sheets-line = ਹਰ ਮੇਜ਼ ਅਤੇ ਬਲਾਕ ਲਈ ਇੱਕ, ਨੈੱਟਵਰਕ ਜਾਂ ਬਿਜਲੀ ਜਾਣ ’ਤੇ ਹੱਥ ਨਾਲ ਲਿਖਣ ਲਈ।
print-standings = ਦਰਜਾਬੰਦੀ
print-standings-line = ਸਾਰਣੀ ਜਿਵੇਂ ਹੁਣ ਹੈ, ਜਾਂ ਜਿਵੇਂ ਅਖੀਰ ਵਿੱਚ ਰਹੀ।
print-kept = ਅਜੇ ਜਨਤਕ ਨਹੀਂ: ਦਰਜਾਬੰਦੀ ਦਿਖਾਏ ਜਾਣ ਤੱਕ ਇਸ ਨੂੰ ਆਪਣੇ ਕੋਲ ਰੱਖੋ।
print-certificates = ਸਰਟੀਫ਼ਿਕੇਟ
print-certificates-line = ਹਰ ਸਫ਼ੇ ’ਤੇ ਇੱਕ, ਪਹਿਲੇ ਤਿੰਨਾਂ ਲਈ ਜਾਂ ਸਭ ਲਈ।

## ਕੌਣ ਕਿੱਥੇ ਬੈਠੇਗਾ

seats-print-by-name = ਨਾਂ ਮੁਤਾਬਕ
seats-print-by-table = ਮੇਜ਼ ਮੁਤਾਬਕ
seats-print-resting = ਪਹਿਲਾਂ ਆਰਾਮ:

## ਖਿਡਾਰੀ ਦਾ ਆਪਣਾ ਸ਼ਡਿਊਲ

plan-of-one = ਇੱਕ ਖਿਡਾਰੀ ਦਾ ਸ਼ਡਿਊਲ
plan-show = ਇਹ ਸ਼ਡਿਊਲ ਦਿਖਾਓ
plan-all = ਸਾਰੇ ਖਿਡਾਰੀਆਂ ਦੇ ਸ਼ਡਿਊਲ
plan-hand = ਬਾਜ਼ੀ
plan-hands = ਬਾਜ਼ੀਆਂ
plan-table = ਮੇਜ਼
plan-seat = ਸੀਟ
plan-partner = ਸਾਥੀ
plan-against = ਵਿਰੋਧੀ
plan-rests = { $block }: ਆਰਾਮ
plan-undecided = ਜਿੱਥੇ ਕੋਈ ਨਿਸ਼ਾਨ ਨਹੀਂ, ਉੱਥੇ ਡੀਲਰ ਪਿਛਲੀ ਬਾਜ਼ੀ ਤੋਂ ਤੈਅ ਹੁੰਦਾ ਹੈ।

## ਸਕੋਰ ਸ਼ੀਟਾਂ

sheets-order = ਕਤਾਰਾਂ ਸਿਰਫ਼ ਉਹਨਾਂ ਬਾਜ਼ੀਆਂ ਦੀਆਂ ਹਨ ਜੋ ਅਜੇ ਖੇਡਣੀਆਂ ਹਨ। ਸ਼ੀਟਾਂ ਇਸੇ ਤਰਤੀਬ ਵਿੱਚ ਰੱਖੋ: ਉਹ ਇਸੇ ਤਰ੍ਹਾਂ ਟਾਈਪ ਹੁੰਦੀਆਂ ਹਨ।
sheets-of-block = ਇੱਕ ਬਲਾਕ ਦੀਆਂ ਸ਼ੀਟਾਂ
sheets-all = ਸਾਰੇ ਬਲਾਕਾਂ ਦੀਆਂ ਸ਼ੀਟਾਂ
sheets-none = ਖੇਡਣ ਲਈ ਕੁਝ ਨਹੀਂ ਬਚਿਆ, ਇਸ ਲਈ ਲਿਖਣ ਲਈ ਵੀ ਕੁਝ ਨਹੀਂ।
sheet-seats = ਸੀਟਾਂ, ਘੜੀ ਦੀ ਦਿਸ਼ਾ ਵਿੱਚ
sheet-out = ਕਾਰਡ ਮੁੱਕੇ
sheet-loser = ਹਾਰ
sheet-notes = ਜੁਰਮਾਨੇ, ਟਿੱਪਣੀ
sheet-how-winner = ਜਿਸ ਦੇ ਕਾਰਡ ਮੁੱਕੇ, ਉਸ ਦਾ ਨੰਬਰ ਲਿਖੋ।
sheet-how-loser = ਜਿਸ ਦੇ ਕਾਰਡ ਮੁੱਕੇ ਅਤੇ ਜੋ ਹਾਰਿਆ, ਦੋਵਾਂ ਦੇ ਨੰਬਰ ਲਿਖੋ।
sheet-how-totals = ਜਿਸ ਦੇ ਕਾਰਡ ਮੁੱਕੇ, ਉਸ ਦਾ ਨੰਬਰ ਲਿਖੋ, ਅਤੇ ਹਰ ਵਿਰੋਧੀ ਦੇ ਹੇਠਾਂ ਉਸ ਦੇ ਬਚੇ ਅੰਕ (ਕੁਝ ਨਾ ਬਚੇ ਤਾਂ 0)।
sheet-how-places = ਹਰ ਖਿਡਾਰੀ ਦੇ ਹੇਠਾਂ ਲਿਖੋ ਕਿ ਬਾਜ਼ੀ ਵਿੱਚ ਉਸ ਦਾ ਕਿਹੜਾ ਸਥਾਨ ਰਿਹਾ: ਜਿਸ ਦੇ ਕਾਰਡ ਸਭ ਤੋਂ ਪਹਿਲਾਂ ਮੁੱਕੇ, ਉਸ ਦਾ 1।
sheet-how-refills = ਹਰ ਖਿਡਾਰੀ ਦੇ ਹੇਠਾਂ ਰੀਫਿਲ ਅੰਕ ਅਤੇ ਬਚੇ ਅੰਕ ਲਿਖੋ (ਕੁਝ ਨਾ ਹੋਵੇ ਤਾਂ 0)।
sheet-how-given-up = ਛੱਡੀ ਗਈ ਬਾਜ਼ੀ ਵਿੱਚ ਇੱਕ ਡੈਸ਼ ਪਾਓ।
sheet-how-moved = ਇਸ ਬਾਜ਼ੀ ਤੋਂ ਪਹਿਲਾਂ ਵਿਰੋਧੀ ਆਪਸ ਵਿੱਚ ਸੀਟ ਬਦਲਦੇ ਹਨ।

## ਸਰਟੀਫ਼ਿਕੇਟ

certificates-first = ਪਹਿਲੇ ਤਿੰਨਾਂ ਲਈ
certificates-everybody = ਸਭ ਲਈ
certificates-none = ਅਜੇ ਕਿਸੇ ਦਾ ਸਥਾਨ ਤੈਅ ਨਹੀਂ।
certificate-title = ਸਰਟੀਫ਼ਿਕੇਟ
certificate-place = { $place ->
    [1] ਪਹਿਲਾ ਸਥਾਨ
    [2] ਦੂਜਾ ਸਥਾਨ
    [3] ਤੀਜਾ ਸਥਾਨ
   *[other] ਸਥਾਨ { $place }
}
certificate-took-part = ਹਿੱਸਾ ਲਿਆ
certificate-date = ਤਾਰੀਖ
certificate-signature = ਦਸਤਖ਼ਤ

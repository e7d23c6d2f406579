### ਕੀ ਬਾਜ਼ੀ ਹਾਰਨ ਵਾਲੀ ਧਿਰ ਤੋਂ ਪੁੱਛਿਆ ਜਾਵੇ ਕਿ ਨਤੀਜਾ ਸਹੀ ਹੈ।

confirm-title = ਨਤੀਜਿਆਂ ਦੀ ਪੁਸ਼ਟੀ
confirm-legend = ਮੇਜ਼ ਜੋ ਨਤੀਜਾ ਦਰਜ ਕਰਦਾ ਹੈ, ਉਸ ਦਾ ਕੀ ਹੋਵੇ?
confirm-help = ਜੋ ਬਾਜ਼ੀ ਹਾਰਦਾ ਹੈ, ਉਹ ਨਤੀਜਾ ਮੇਜ਼ ਦੇ ਫ਼ੋਨ ’ਤੇ ਅਤੇ ਆਪਣੇ ਸਫ਼ੇ ’ਤੇ ਦੇਖਦਾ ਹੈ ਅਤੇ ਇੱਕ ਵਾਰ ਛੂਹ ਕੇ ਦੱਸਦਾ ਹੈ ਕਿ ਸਹੀ ਹੈ। ਉਦੋਂ ਤੱਕ ਨਤੀਜੇ ’ਤੇ “ਪੁਸ਼ਟੀ ਬਾਕੀ” ਲਿਖਿਆ ਰਹਿੰਦਾ ਹੈ, ਪਰ ਗਿਣਿਆ ਜਾਂਦਾ ਹੈ। ਸੋਧੇ ਨਤੀਜੇ ਬਾਰੇ ਫਿਰ ਪੁੱਛਿਆ ਜਾਂਦਾ ਹੈ।
confirm-off = ਤੁਰੰਤ ਮੰਨਿਆ ਜਾਵੇ
confirm-shown = ਦਿਖਾਇਆ ਜਾਵੇ: ਦੂਜੀ ਧਿਰ ਦੇ ਹਾਂ ਕਹਿਣ ’ਤੇ, ਜਾਂ ਸਮਾਂ ਲੰਘਣ ’ਤੇ ਮੰਨਿਆ ਜਾਵੇ
confirm-required = ਲਾਜ਼ਮੀ: ਦੂਜੀ ਧਿਰ ਹਾਂ ਕਹੇ, ਜਾਂ ਤੁਸੀਂ ਜਾਂਚੋ
confirm-minutes = ਦੂਜੀ ਧਿਰ ਲਈ ਮਿੰਟ
confirm-save = ਸੰਭਾਲੋ
fold-change = { $now } – ਬਦਲੋ
confirm-ask = ਕੀ ਇਹ ਸਹੀ ਹੈ?
confirm-button = ✓ { $player }
confirm-own = ਇਹ ਸਹੀ ਹੈ
confirm-no = ਨਹੀਂ, ਇਹ ਗਲਤ ਹੈ
confirm-no-call = ਨਹੀਂ: ਪ੍ਰਬੰਧਕ ਨੂੰ ਬੁਲਾਓ
confirm-called = ਪ੍ਰਬੰਧਕ ਨੂੰ { $time } ਵਜੇ ਬੁਲਾਇਆ ਗਿਆ।
confirm-call-note = { $hand }: { $player } ਅਨੁਸਾਰ ਨਤੀਜਾ ਗਲਤ ਹੈ।
confirm-wrong = ਸਹੀ ਨਹੀਂ? ਸੋਧੋ
confirm-by-organiser = ਮੈਂ ਜਾਂਚ ਲਿਆ
confirm-more = { $count ->
    [one] ਅਤੇ { $count } ਹੋਰ
   *[other] ਅਤੇ { $count } ਹੋਰ
}
done-confirming = ਸੰਭਾਲਿਆ ਗਿਆ।
done-confirmed = ਨਤੀਜੇ ਦੀ ਪੁਸ਼ਟੀ ਹੋਈ।
error-confirm-changed = ਇਹ ਨਤੀਜਾ ਇਸ ਦੌਰਾਨ ਬਦਲ ਗਿਆ
error-confirm-changed-help = ਕਿਸੇ ਗੱਲ ਦੀ ਪੁਸ਼ਟੀ ਨਹੀਂ ਹੋਈ। ਵਾਪਸ ਜਾ ਕੇ ਦੇਖੋ ਕਿ ਹੁਣ ਕੀ ਲਿਖਿਆ ਹੈ।
error-confirm-not-asked = ਇਸ ਦੀ ਪੁਸ਼ਟੀ ਤੁਸੀਂ ਨਹੀਂ ਕਰਨੀ
error-confirm-not-asked-help = ਨਤੀਜਾ ਸਹੀ ਹੈ, ਇਹ ਸਿਰਫ਼ ਉਹ ਕਹਿੰਦੇ ਹਨ ਜੋ ਬਾਜ਼ੀ ਹਾਰੇ। ਵਾਪਸ ਜਾ ਕੇ ਆਪਣਾ ਨਾਂ ਚੁਣੋ।
event-confirming-off = ਹੁਣ ਤੋਂ ਨਤੀਜੇ ਤੁਰੰਤ ਮੰਨੇ ਜਾਣਗੇ
event-confirming-shown = ਹੁਣ ਤੋਂ ਨਤੀਜੇ ਦੂਜੀ ਧਿਰ ਨੂੰ ਦਿਖਾਏ ਜਾਣਗੇ: { $minutes } ਮਿੰਟ
event-confirming-required = ਹੁਣ ਤੋਂ ਨਤੀਜਿਆਂ ਦੀ ਪੁਸ਼ਟੀ ਲਾਜ਼ਮੀ: { $minutes } ਮਿੰਟ
event-confirmed = { $hand }, ਮੇਜ਼ { $table }: { $player } ਨੇ ਪੁਸ਼ਟੀ ਕੀਤੀ
event-confirmed-organiser = { $hand }, ਮੇਜ਼ { $table }: ਪ੍ਰਬੰਧਕ ਨੇ ਜਾਂਚਿਆ
waiting-unconfirmed = { $count ->
    [one] { $count } ਨਤੀਜੇ ਦੀ ਪੁਸ਼ਟੀ ਬਾਕੀ ਹੈ।
   *[other] { $count } ਨਤੀਜਿਆਂ ਦੀ ਪੁਸ਼ਟੀ ਬਾਕੀ ਹੈ।
}
check-title = ਬਲਾਕ ਜਾਂਚੋ
check-help = ਇਸ ਬਲਾਕ ਦੀਆਂ ਬਾਜ਼ੀਆਂ ਇੱਕ-ਇੱਕ ਕਰਕੇ ਦੇਖੋ ਅਤੇ ਆਪਣੀ ਯਾਦ ਨਾਲ ਮਿਲਾਓ।
check-empty = ਇੱਥੇ ਅਜੇ ਕੁਝ ਦਰਜ ਨਹੀਂ।
check-of = { $of } ਵਿੱਚੋਂ { $at }

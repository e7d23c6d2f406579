### ਕੀ ਬਾਜ਼ੀ ਹਾਰਨ ਵਾਲੇ ਪੱਖ ਤੋਂ ਪੁੱਛਿਆ ਜਾਵੇ ਕਿ ਨਤੀਜਾ ਸਹੀ ਹੈ।

confirm-title = ਨਤੀਜੇ ਅਤੇ ਦੂਜਾ ਪੱਖ
confirm-legend = ਮੇਜ਼ ਜੋ ਨਤੀਜਾ ਦਰਜ ਕਰਦਾ ਹੈ, ਉਸਦਾ ਕੀ ਹੋਵੇ?
confirm-help = ਜੋ ਬਾਜ਼ੀ ਹਾਰਦਾ ਹੈ ਉਹ ਨਤੀਜਾ ਮੇਜ਼ ਦੇ ਫ਼ੋਨ ਉੱਤੇ ਅਤੇ ਆਪਣੇ ਪੰਨੇ ਉੱਤੇ ਵੇਖਦਾ ਹੈ ਅਤੇ ਇੱਕ ਟੈਪ ਨਾਲ ਕਹਿੰਦਾ ਹੈ ਕਿ ਸਹੀ ਹੈ। ਉਦੋਂ ਤੱਕ ਉਹ ਅਪੁਸ਼ਟ ਦਿਸਦਾ ਹੈ, ਪਰ ਗਿਣਿਆ ਜਾਂਦਾ ਹੈ। ਸੁਧਾਰੇ ਨਤੀਜੇ ਬਾਰੇ ਫਿਰ ਪੁੱਛਿਆ ਜਾਂਦਾ ਹੈ।
confirm-off = ਤੁਰੰਤ ਮੰਨਿਆ ਜਾਵੇ
confirm-shown = ਦਿਖਾਇਆ ਜਾਵੇ: ਦੂਜਾ ਪੱਖ ਕਹੇ ਜਾਂ ਸਮਾਂ ਲੰਘੇ, ਤਾਂ ਮੰਨਿਆ ਜਾਵੇ
confirm-required = ਲਾਜ਼ਮੀ: ਦੂਜਾ ਪੱਖ ਕਹੇ, ਜਾਂ ਤੁਸੀਂ ਜਾਂਚੋ
confirm-minutes = ਦੂਜੇ ਪੱਖ ਲਈ ਮਿੰਟ
confirm-save = ਸਾਂਭੋ
confirm-ask = ਕੀ ਇਹ ਸਹੀ ਹੈ?
confirm-button = ✓ { $player }
confirm-own = ਇਹ ਸਹੀ ਹੈ
confirm-wrong = ਸਹੀ ਨਹੀਂ? ਸੁਧਾਰੋ
confirm-by-organiser = ਮੈਂ ਜਾਂਚ ਲਿਆ
confirm-more = { $count ->
    [one] ਅਤੇ { $count } ਹੋਰ
   *[other] ਅਤੇ { $count } ਹੋਰ
}
done-confirming = ਨਤੀਜਿਆਂ ਦਾ ਤਰੀਕਾ ਤੈਅ ਹੋਇਆ।
done-confirmed = ਨਤੀਜੇ ਦੀ ਪੁਸ਼ਟੀ ਹੋਈ।
error-confirm-changed = ਇਹ ਨਤੀਜਾ ਇਸ ਦੌਰਾਨ ਬਦਲ ਗਿਆ
error-confirm-changed-help = ਕੁਝ ਪੁਸ਼ਟ ਨਹੀਂ ਹੋਇਆ। ਵਾਪਸ ਜਾ ਕੇ ਦੇਖੋ ਕਿ ਹੁਣ ਕੀ ਲਿਖਿਆ ਹੈ।
error-confirm-not-asked = ਇਸਦੀ ਪੁਸ਼ਟੀ ਤੁਸੀਂ ਨਹੀਂ ਕਰਨੀ
error-confirm-not-asked-help = ਨਤੀਜਾ ਸਹੀ ਹੈ, ਇਹ ਸਿਰਫ਼ ਉਹ ਕਹਿੰਦੇ ਹਨ ਜੋ ਬਾਜ਼ੀ ਹਾਰੇ। ਵਾਪਸ ਜਾ ਕੇ ਆਪਣਾ ਨਾਂ ਚੁਣੋ।
event-confirming-off = ਹੁਣ ਤੋਂ ਨਤੀਜੇ ਤੁਰੰਤ ਮੰਨੇ ਜਾਣਗੇ
event-confirming-shown = ਹੁਣ ਤੋਂ ਨਤੀਜੇ ਦੂਜੇ ਪੱਖ ਨੂੰ ਦਿਖਾਏ ਜਾਣਗੇ: { $minutes } ਮਿੰਟ
event-confirming-required = ਹੁਣ ਤੋਂ ਨਤੀਜਿਆਂ ਦੀ ਪੁਸ਼ਟੀ ਲਾਜ਼ਮੀ: { $minutes } ਮਿੰਟ
event-confirmed = { $hand }, ਮੇਜ਼ { $table }: { $player } ਨੇ ਪੁਸ਼ਟੀ ਕੀਤੀ
event-confirmed-organiser = { $hand }, ਮੇਜ਼ { $table }: ਪ੍ਰਬੰਧਕ ਨੇ ਜਾਂਚਿਆ
waiting-unconfirmed = { $count ->
    [one] { $count } ਨਤੀਜੇ ਦੀ ਕਿਸੇ ਨੇ ਪੁਸ਼ਟੀ ਨਹੀਂ ਕੀਤੀ।
   *[other] { $count } ਨਤੀਜਿਆਂ ਦੀ ਕਿਸੇ ਨੇ ਪੁਸ਼ਟੀ ਨਹੀਂ ਕੀਤੀ।
}
check-title = ਬਲਾਕ ਜਾਂਚੋ
check-help = ਇਸ ਬਲਾਕ ਦੀਆਂ ਬਾਜ਼ੀਆਂ ਇੱਕ-ਇੱਕ ਕਰਕੇ ਵੇਖੋ ਅਤੇ ਆਪਣੀ ਯਾਦ ਨਾਲ ਮਿਲਾਓ।
check-empty = ਇੱਥੇ ਹਾਲੇ ਕੁਝ ਦਰਜ ਨਹੀਂ।
check-of = { $of } ਵਿੱਚੋਂ { $at }

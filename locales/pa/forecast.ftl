### How long a tournament takes, and how fair it is.

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

### Charts of a tournament, and what an entrant won with whom and against whom.

tab-charts = ਚਾਰਟ
charts-title = { $name } ਦੇ ਚਾਰਟ
charts-points = ਬਾਜ਼ੀ-ਦਰ-ਬਾਜ਼ੀ ਅੰਕ
charts-hands-won = ਬਾਜ਼ੀ-ਦਰ-ਬਾਜ਼ੀ ਜਿੱਤਾਂ
charts-hands-lost = ਬਾਜ਼ੀ-ਦਰ-ਬਾਜ਼ੀ ਹਾਰਾਂ
charts-empty = ਪਹਿਲੇ ਨਤੀਜੇ ਨਾਲ ਪਹਿਲੀ ਲਕੀਰ ਬਣੇਗੀ।
charts-fewer = ਜਿੰਨਾ ਘੱਟ, ਓਨਾ ਚੰਗਾ: ਜੋ ਅੱਗੇ ਹੈ, ਉਹ ਸਭ ਤੋਂ ਹੇਠਾਂ ਹੈ।
charts-by-average = ਲਕੀਰਾਂ ਕੁੱਲ ਜੋੜ ਦਿਖਾਉਂਦੀਆਂ ਹਨ। ਦਰਜਾਬੰਦੀ ਪ੍ਰਤੀ ਬਾਜ਼ੀ ਔਸਤ ਨਾਲ ਹੁੰਦੀ ਹੈ, ਕਿਉਂਕਿ ਸਾਰੇ ਇੱਕੋ ਜਿੰਨੀਆਂ ਬਾਜ਼ੀਆਂ ਨਹੀਂ ਖੇਡਦੇ।
charts-play-off = ਪਹਿਲੇ ਸਥਾਨ ਦਾ ਫ਼ੈਸਲਾ ਪਲੇਅ-ਆਫ਼ ਨਾਲ ਹੁੰਦਾ ਹੈ। ਇਹਨਾਂ ਲਕੀਰਾਂ ਵਿੱਚ ਉਸ ਨਾਲ ਕੁਝ ਨਹੀਂ ਜੁੜਦਾ।
charts-follow = ਉਭਾਰੋ
charts-follow-nobody = ਕਿਸੇ ਨੂੰ ਨਹੀਂ
charts-follow-show = ਦਿਖਾਓ
charts-totals = ਬਾਜ਼ੀ-ਦਰ-ਬਾਜ਼ੀ ਕੁੱਲ ਜੋੜ
charts-description = { $lines ->
    [one] { $lines } ਲਕੀਰ
   *[other] { $lines } ਲਕੀਰਾਂ
}, ਸ਼ੁਰੂ ਤੋਂ { $hand } ਤੱਕ। ਅੱਗੇ: { $first }। ਅੰਕੜੇ ਹੇਠਲੀ ਸਾਰਣੀ ਵਿੱਚ ਹਨ।
charts-start = ਸ਼ੁਰੂਆਤ
charts-target = ਟੀਚਾ: { $points }
charts-limit = ਹੱਦ: { $points }
charts-line = { $name }: { $value }
charts-table = ਅੰਕੜੇ ਸਾਰਣੀ ਵਿੱਚ

charts-cards = ਸਭ ਤੋਂ ਮਹਿੰਗੇ ਪਏ ਕਾਰਡ
charts-cards-counted = { $count ->
    [one] ਇਸ ਵਿੱਚ { $count } ਵਾਰ ਦੇ ਬਚੇ ਕਾਰਡ ਹਨ, ਜੋ ਇੱਕ-ਇੱਕ ਕਰਕੇ ਗਿਣੇ ਗਏ।
   *[other] ਇਸ ਵਿੱਚ { $count } ਵਾਰ ਦੇ ਬਚੇ ਕਾਰਡ ਹਨ, ਜੋ ਇੱਕ-ਇੱਕ ਕਰਕੇ ਗਿਣੇ ਗਏ।
}
charts-cards-totals = { $count ->
    [one] ਹੋਰ { $count } ਵਾਰ ਸਿਰਫ਼ ਜੋੜ ਲਿਖਿਆ ਗਿਆ।
   *[other] ਹੋਰ { $count } ਵਾਰ ਸਿਰਫ਼ ਜੋੜ ਲਿਖਿਆ ਗਿਆ।
}
charts-cards-secret = ਜਿਹੜੀ ਵੰਡ ਹੋਰ ਮੇਜ਼ਾਂ ’ਤੇ ਅਜੇ ਖੇਡੀ ਜਾਣੀ ਹੈ, ਉਸ ਦੇ ਕਾਰਡ ਅਜੇ ਨਹੀਂ ਦਿਖਾਏ ਜਾਂਦੇ।
charts-card = ਕਾਰਡ
charts-card-left = ਬਚੇ
charts-card-points = ਅੰਕ

## On the page of an entrant

encounters-chart = ਚਾਰਟ ਵਿੱਚ ਦੇਖੋ
encounters-balance = ਲਏ ਤੇ ਦਿੱਤੇ ਅੰਕ
encounters-balance-help = ਜਿੱਤੀਆਂ ਬਾਜ਼ੀਆਂ ਵਿੱਚ ਵਿਰੋਧੀਆਂ ਕੋਲ ਬਚੇ ਅੰਕ, ਅਤੇ ਹਾਰੀਆਂ ਬਾਜ਼ੀਆਂ ਵਿੱਚ ਇੱਥੇ ਬਚੇ ਅੰਕ
encounters-taken = ਲਏ
encounters-given = ਦਿੱਤੇ
encounters-biggest = ਸਭ ਤੋਂ ਵੱਡੀਆਂ ਬਾਜ਼ੀਆਂ
encounters-took = ਲਏ
encounters-gave = ਦਿੱਤੇ
encounters-partners = ਸਾਥੀਆਂ ਨਾਲ ਜਿੱਤਾਂ
encounters-opponents = ਵਿਰੋਧੀਆਂ ’ਤੇ ਜਿੱਤਾਂ
encounters-charged = ਖਾਤੇ ਪਏ ਅੰਕ

### Charts of a tournament, and what an entrant won with whom and against whom.

tab-charts = ਚਾਰਟ
charts-title = { $name } ਦੇ ਚਾਰਟ
charts-points = ਬਾਜ਼ੀ-ਦਰ-ਬਾਜ਼ੀ ਅੰਕ
charts-hands-won = ਬਾਜ਼ੀ-ਦਰ-ਬਾਜ਼ੀ ਜਿੱਤਾਂ
charts-hands-lost = ਬਾਜ਼ੀ-ਦਰ-ਬਾਜ਼ੀ ਹਾਰਾਂ
charts-empty = ਚਾਰਟ ਪਹਿਲੇ ਨਤੀਜੇ ਨਾਲ ਸ਼ੁਰੂ ਹੋਵੇਗਾ।
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

opponents-chart = ਚਾਰਟ ਵਿੱਚ ਦੇਖੋ
opponents-balance = ਲਏ ਤੇ ਦਿੱਤੇ ਅੰਕ
opponents-balance-help = ਜਿੱਤੀਆਂ ਬਾਜ਼ੀਆਂ ਵਿੱਚ ਵਿਰੋਧੀਆਂ ਕੋਲ ਬਚੇ ਅੰਕ, ਅਤੇ ਹਾਰੀਆਂ ਬਾਜ਼ੀਆਂ ਵਿੱਚ ਇੱਥੇ ਬਚੇ ਅੰਕ
opponents-taken = ਲਏ
opponents-given = ਦਿੱਤੇ
opponents-biggest = ਸਭ ਤੋਂ ਵੱਡੀਆਂ ਬਾਜ਼ੀਆਂ
opponents-took = ਲਏ
opponents-gave = ਦਿੱਤੇ
opponents-partners = ਸਾਥੀਆਂ ਨਾਲ ਜਿੱਤਾਂ
opponents-opponents = ਵਿਰੋਧੀਆਂ ’ਤੇ ਜਿੱਤਾਂ
opponents-charged = ਖਾਤੇ ਪਏ ਅੰਕ

chances-title = ਪਹਿਲੇ ਸਥਾਨ ਦੀ ਸੰਭਾਵਨਾ
chances-first = ਪਹਿਲਾ ਸਥਾਨ
chances-place = ਅਨੁਮਾਨਿਤ ਸਥਾਨ
chances-about = 100 ਵਿੱਚੋਂ ਲਗਭਗ { $n }
chances-hardly = 100 ਵਿੱਚੋਂ { $n } ਤੋਂ ਘੱਟ
chances-nearly = 100 ਵਿੱਚੋਂ { $n } ਤੋਂ ਵੱਧ
chances-hardly-short = { $n } ਤੋਂ ਘੱਟ
chances-nearly-short = { $n } ਤੋਂ ਵੱਧ
chances-to-come = ਸੰਭਾਵਨਾਵਾਂ ਕੱਢੀਆਂ ਜਾ ਰਹੀਆਂ ਹਨ ਅਤੇ ਪਲ ਭਰ ਵਿੱਚ ਇੱਥੇ ਹੋਣਗੀਆਂ।
chances-early = ਜਦੋਂ ਸਾਰੇ ਔਸਤਨ { $hands } ਬਾਜ਼ੀਆਂ ਖੇਡ ਲੈਣਗੇ, ਉਦੋਂ ਸੰਭਾਵਨਾਵਾਂ ਦੱਸੀਆਂ ਜਾਣਗੀਆਂ। ਉਸ ਤੋਂ ਪਹਿਲਾਂ ਉਹ ਖਿਡਾਰੀਆਂ ਨਾਲੋਂ ਕਿਸਮਤ ਬਾਰੇ ਵੱਧ ਦੱਸਦੀਆਂ।
chances-endless = ਇੱਥੇ ਸੰਭਾਵਨਾਵਾਂ ਨਹੀਂ ਦੱਸੀਆਂ ਜਾਂਦੀਆਂ: ਇਹ ਮੈਚ ਸਿਰਫ਼ ਪ੍ਰਬੰਧਕ ਸਮਾਪਤ ਕਰਦਾ ਹੈ, ਇਸ ਲਈ ਕੋਈ ਨਹੀਂ ਜਾਣਦਾ ਕਿ ਕਿੰਨੀਆਂ ਬਾਜ਼ੀਆਂ ਬਾਕੀ ਹਨ।
chances-runs = ਜੋ ਦਰਜ ਹੈ, ਉੱਥੋਂ ਅੱਗੇ ਬਾਕੀ ਬਾਜ਼ੀਆਂ { $runs } ਵਾਰ ਸਿਮੂਲੇਟ ਕੀਤੀਆਂ ਗਈਆਂ।
chances-method = ਕਿਸ ਦੇ ਕਾਰਡ ਮੁੱਕੇ, ਇਹ ਬੇਤਰਤੀਬ ਢੰਗ ਨਾਲ ਕੱਢਿਆ ਜਾਂਦਾ ਹੈ; ਖਿਡਾਰੀ ਜਿੰਨੇ ਤਕੜੇ ਹੋ ਸਕਦੇ ਹਨ, ਉਹਨਾਂ ਦੀ ਸੰਭਾਵਨਾ ਓਨੀ ਵੱਧ ਰੱਖੀ ਜਾਂਦੀ ਹੈ। ਇਹ ਅੰਦਾਜ਼ਾ ਇਸ ਤੋਂ ਲੱਗਦਾ ਹੈ ਕਿ ਹੁਣ ਤੱਕ ਕਿਸ ਦੇ ਕਾਰਡ ਮੁੱਕੇ, ਅਤੇ ਜਦੋਂ ਤੱਕ ਬਾਜ਼ੀਆਂ ਘੱਟ ਹਨ, ਸਾਰੇ ਲਗਭਗ ਬਰਾਬਰ ਮੰਨੇ ਜਾਂਦੇ ਹਨ। ਬਾਕੀਆਂ ਕੋਲ ਕੀ ਬਚੇ, ਇਹ ਇਸ ਟੂਰਨਾਮੈਂਟ ਦੀਆਂ ਅਤੇ ਹੋਰ ਬਹੁਤ ਸਾਰੀਆਂ ਬਾਜ਼ੀਆਂ ਤੋਂ ਲਿਆ ਜਾਂਦਾ ਹੈ। ਸੰਭਾਵਨਾ ਇਹ ਹੈ ਕਿ 100 ਵਿੱਚੋਂ ਕਿੰਨੀ ਵਾਰ ਕੋਈ ਪਹਿਲੇ ਸਥਾਨ ’ਤੇ ਆਇਆ; ਸਾਂਝਾ ਪਹਿਲਾ ਸਥਾਨ ਹਿੱਸੇ ਮੁਤਾਬਕ ਗਿਣਿਆ ਜਾਂਦਾ ਹੈ। ਅਨੁਮਾਨਿਤ ਸਥਾਨ ਹਰ ਵਾਰ ਦੇ ਸਥਾਨਾਂ ਦੀ ਔਸਤ ਹੈ।
chances-limits = ਸੰਭਾਵਨਾਵਾਂ ਵਿੱਚ ਇਹ ਗੱਲਾਂ ਨਹੀਂ ਗਿਣੀਆਂ ਜਾਂਦੀਆਂ: ਹੁਣ ਖੇਡੇ ਜਾ ਰਹੇ ਕਾਰਡ, ਪਿਛਲੀਆਂ ਸ਼ਾਮਾਂ, ਪਲੇਅ-ਆਫ਼, ਅਤੇ ਇਹ ਕਿ ਕੌਣ ਅਜੇ ਆਵੇਗਾ ਜਾਂ ਜਾਵੇਗਾ। 100 ਵਿੱਚੋਂ ਲਗਭਗ 30 ਦਾ ਮਤਲਬ ਹੈ: ਜਿਨ੍ਹਾਂ ਦਸਾਂ ਨੂੰ ਇਹ ਦੱਸਿਆ ਜਾਵੇ, ਉਹਨਾਂ ਵਿੱਚੋਂ ਤਿੰਨ ਪਹਿਲੇ ਸਥਾਨ ’ਤੇ ਆਉਂਦੇ ਹਨ।

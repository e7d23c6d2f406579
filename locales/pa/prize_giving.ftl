### The prize-giving: checking the standings, printing certificates, and revealing the places one by one.

prize-giving-title = ਇਨਾਮ ਵੰਡ
prize-giving-of = ਇਨਾਮ ਵੰਡ · { $name }
prize-giving-come = ਆਖਰੀ ਬਾਜ਼ੀ ਦਰਜ ਹੋ ਗਈ ਹੈ। ਸਾਰੇ ਇਕੱਠੇ ਹੋ ਜਾਓ।
prize-giving-hidden = ਅਜੇ ਨਹੀਂ ਦੱਸਿਆ
prize-giving-season-come = ਸੀਜ਼ਨ ਸਮਾਪਤ ਹੋ ਗਿਆ ਹੈ। ਸਾਰੇ ਇਕੱਠੇ ਹੋ ਜਾਓ।

## The organiser’s page

prize-giving-secret = ਇਹ ਸਿਰਫ਼ ਤੁਹਾਨੂੰ ਦਿਸਦਾ ਹੈ।
prize-giving-secret-line = ਬਾਕੀਆਂ ਨੂੰ ਕੋਈ ਸਥਾਨ ਉਦੋਂ ਹੀ ਦਿਸੇਗਾ ਜਦੋਂ ਤੁਸੀਂ ਦਿਖਾਓਗੇ।
prize-giving-public = ਸਥਾਨ ਪਹਿਲਾਂ ਹੀ ਸਭ ਨੂੰ ਦਿਸਦੇ ਹਨ।
prize-giving-public-line = ਵੱਡੀ ਸਕਰੀਨ ਅਤੇ ਮੇਜ਼ਾਂ ਦੇ ਫ਼ੋਨ ਫਿਰ ਵੀ ਉਹਨਾਂ ਨੂੰ ਇੱਕ-ਇੱਕ ਕਰਕੇ ਦਿਖਾਉਣਗੇ; ਲੀਡਰਬੋਰਡ ’ਤੇ ਸਭ ਦਿਸਦੇ ਹਨ।
prize-giving-over-line = ਇਨਾਮ ਵੰਡ ਸਮਾਪਤ ਹੋ ਗਈ ਹੈ।
prize-giving-no-doubt = ਸਭ ਸਾਫ਼ ਹੈ
prize-giving-uncounted = { $count ->
    [one] { $count } ਦਰਜ ਬਾਜ਼ੀ ਨਹੀਂ ਗਿਣੀ ਜਾਂਦੀ
   *[other] { $count } ਦਰਜ ਬਾਜ਼ੀਆਂ ਨਹੀਂ ਗਿਣੀਆਂ ਜਾਂਦੀਆਂ
}
prize-giving-all = { $count ->
    [one] { $count } ਲਾਈਨ ਦਿਖਾਓ
   *[other] ਸਾਰੀਆਂ { $count } ਲਾਈਨਾਂ ਦਿਖਾਓ
}
prize-giving-correct = ਬਾਜ਼ੀ ਸੋਧੋ
prize-giving-print = ਸਰਟੀਫ਼ਿਕੇਟ ਛਾਪੋ
prize-giving-reveal = ਵੱਡੀ ਸਕਰੀਨ ’ਤੇ ਸਥਾਨ ਦਿਖਾਓ
prize-giving-wall = ਵੱਡੀ ਸਕਰੀਨ ਖੋਲ੍ਹੋ
prize-giving-not-yet = ਆਖਰੀ ਬਾਜ਼ੀ ਦਰਜ ਹੋਣ ’ਤੇ ਤੁਸੀਂ ਸਥਾਨ ਦਿਖਾ ਸਕਦੇ ਹੋ।
prize-giving-season-runs = ਪਹਿਲਾਂ ਸੀਜ਼ਨ ਸਮਾਪਤ ਕਰੋ।
prize-giving-begin = ਇਨਾਮ ਵੰਡ ਸ਼ੁਰੂ ਕਰੋ
prize-giving-begin-help = ਉਦੋਂ ਵੱਡੀ ਸਕਰੀਨ ਸਭ ਨੂੰ ਬੁਲਾਉਂਦੀ ਹੈ ਅਤੇ ਤੁਹਾਡੇ ਦਿਖਾਉਣ ਤੱਕ ਕੋਈ ਸਥਾਨ ਨਹੀਂ ਦਿਖਾਉਂਦੀ।
prize-giving-show = ਦਿਖਾਓ
prize-giving-shown = ਦਿਖਾਇਆ ਗਿਆ
prize-giving-last-help = ਪਹਿਲੇ ਸਥਾਨ ਨਾਲ ਦਰਜਾਬੰਦੀ ਸਭ ਨੂੰ, ਹਰ ਫ਼ੋਨ ’ਤੇ ਦਿਸਣ ਲੱਗਦੀ ਹੈ।
prize-giving-take-back = ਸਥਾਨ { $place } ਫਿਰ ਲੁਕਾਓ
prize-giving-call-off = ਇਨਾਮ ਵੰਡ ਰੱਦ ਕਰੋ
prize-giving-reveal-all = ਸਭ ਕੁਝ ਇਕੱਠਾ ਦਿਖਾਓ
prize-giving-over = ਸਾਰੇ ਸਥਾਨ ਦਿਖਾ ਦਿੱਤੇ ਗਏ ਹਨ, ਅਤੇ ਦਰਜਾਬੰਦੀ ਸਭ ਨੂੰ ਦਿਸਦੀ ਹੈ।

event-prize-giving = ਇਨਾਮ ਵੰਡ: ਕੋਈ ਸਥਾਨ ਨਹੀਂ ਦਿਖਾਇਆ
event-prize-giving-place = ਇਨਾਮ ਵੰਡ: ਸਥਾਨ { $place } ਤੋਂ ਦਿਖਾਇਆ
event-prize-giving-ended = ਇਨਾਮ ਵੰਡ ਰੱਦ ਕੀਤੀ ਗਈ

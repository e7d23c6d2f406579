### ਵੈੱਬਹੁੱਕ: ਉਹ ਪਤੇ ਜਿਨ੍ਹਾਂ ’ਤੇ ਕਲੱਬ ਦੀਆਂ ਖ਼ਬਰਾਂ ਭੇਜੀਆਂ ਜਾਂਦੀਆਂ ਹਨ।

webhooks-title = ਵੈੱਬਹੁੱਕ
webhooks-lede = Lastcard ਤੁਹਾਡੇ ਕਲੱਬ ਦੀਆਂ ਖ਼ਬਰਾਂ ਉਸੇ ਵੇਲੇ ਹੋਰ ਪ੍ਰੋਗਰਾਮਾਂ ਨੂੰ ਭੇਜਦਾ ਹੈ: ਤੁਹਾਡੀ ਵੈੱਬਸਾਈਟ, ਚੈਟ ਜਾਂ ਹਾਲ ਦੀ ਸਕਰੀਨ ਨੂੰ। ਉਹਨਾਂ ਨੂੰ ਉਹੀ ਦੱਸਿਆ ਜਾਂਦਾ ਹੈ ਜੋ ਸਾਰੇ ਦੇਖ ਸਕਦੇ ਹਨ।
webhooks-new = ਨਵਾਂ ਵੈੱਬਹੁੱਕ
webhooks-address = ਪਤਾ
webhooks-address-hint = ਜਿੱਥੇ ਦੂਜਾ ਪ੍ਰੋਗਰਾਮ ਸੁਣਦਾ ਹੈ, ਜਿਵੇਂ https://uno.example/news
webhooks-wants = ਕੀ ਭੇਜਿਆ ਜਾਵੇ
webhooks-wants-hint = ਸਿਰਫ਼ ਉਹੀ ਭੇਜਿਆ ਜਾਂਦਾ ਹੈ ਜੋ ਹੁਣ ਤੋਂ ਹੋਵੇਗਾ।
webhooks-create = ਵੈੱਬਹੁੱਕ ਬਣਾਓ
webhooks-full = ਇੱਕ ਕਲੱਬ ਦੇ ਵੱਧ ਤੋਂ ਵੱਧ ਦਸ ਵੈੱਬਹੁੱਕ ਹੋ ਸਕਦੇ ਹਨ। ਜੋ ਹੁਣ ਨਹੀਂ ਵਰਤਿਆ ਜਾਂਦਾ, ਉਸ ਨੂੰ ਹਟਾਓ।
club-webhooks-hint = ਇੱਥੇ ਕੁਝ ਹੁੰਦਿਆਂ ਹੀ ਹੋਰ ਪ੍ਰੋਗਰਾਮਾਂ ਨੂੰ ਪਤਾ ਲੱਗੇ।
club-webhooks = ਵੈੱਬਹੁੱਕਾਂ ’ਤੇ ਜਾਓ
error-webhooks-full = ਤੁਹਾਡੇ ਕਲੱਬ ਦੇ ਪਹਿਲਾਂ ਹੀ ਦਸ ਵੈੱਬਹੁੱਕ ਹਨ
error-webhooks-full-help = ਵਾਪਸ ਜਾਓ ਅਤੇ ਜੋ ਹੁਣ ਕੰਮ ਦਾ ਨਹੀਂ, ਉਸਨੂੰ ਹਟਾਓ।
error-webhook-tests = ਬਹੁਤ ਵਾਰ ਜਾਂਚ ਭੇਜੀ ਜਾ ਚੁੱਕੀ ਹੈ
error-webhook-tests-help = ਪੰਦਰਾਂ ਮਿੰਟ ਉਡੀਕ ਕਰੋ, ਜਾਂ ਅਗਲੇ ਅਸਲੀ ਸੁਨੇਹੇ ਦੀ।

## One of them

webhook-title = ਵੈੱਬਹੁੱਕ
webhook-secret = ਇਸ ਦੀ ਗੁਪਤ ਕੁੰਜੀ
webhook-secret-once = ਇਹ ਸਿਰਫ਼ ਹੁਣ ਦਿਸਦੀ ਹੈ। ਇਸ ਨੂੰ ਸੁਣਨ ਵਾਲੇ ਪ੍ਰੋਗਰਾਮ ਨੂੰ ਦਿਓ: ਇਸੇ ਤੋਂ ਉਹ ਪਛਾਣਦਾ ਹੈ ਕਿ ਸੁਨੇਹਾ ਇੱਥੋਂ ਆਇਆ ਹੈ।
webhook-on = ਇਹ ਚੱਲਦਾ ਹੈ।
webhook-failing = { $count ->
    [one] ਲਗਾਤਾਰ { $count } ਕੋਸ਼ਿਸ਼ ਨਹੀਂ ਪਹੁੰਚੀ। ਅਗਲੀ ਕੋਸ਼ਿਸ਼: { $at }
   *[other] ਲਗਾਤਾਰ { $count } ਕੋਸ਼ਿਸ਼ਾਂ ਨਹੀਂ ਪਹੁੰਚੀਆਂ। ਅਗਲੀ ਕੋਸ਼ਿਸ਼: { $at }
}
webhook-off = { $at } ਨੂੰ ਬੰਦ ਹੋਇਆ: ਇੱਕ ਦਿਨ ਤੱਕ ਕੁਝ ਨਹੀਂ ਪਹੁੰਚਿਆ। ਮੁੜ ਚਾਲੂ ਕਰਨ ’ਤੇ ਇਹ ਉੱਥੋਂ ਹੀ ਅੱਗੇ ਚੱਲੇਗਾ।
webhook-try = ਹੁਣੇ ਕੋਸ਼ਿਸ਼ ਕਰੋ
webhook-told = ਇਸ ਨੂੰ ਦੱਸਿਆ ਜਾਂਦਾ ਹੈ:
webhook-test = ਜਾਂਚ ਭੇਜੋ
webhook-deliveries = ਪਿਛਲੇ ਸੁਨੇਹੇ
webhook-deliveries-none = ਅਜੇ ਤੱਕ ਕੁਝ ਨਹੀਂ ਭੇਜਿਆ ਗਿਆ।
webhook-attempt = (ਕੋਸ਼ਿਸ਼ { $number })
webhook-arrived = ਪਹੁੰਚਿਆ
webhook-redirects = ਇਹ ਹੋਰ ਪਤੇ ’ਤੇ ਭੇਜਦਾ ਹੈ। ਉਹੀ ਪਤਾ ਲਿਖੋ: ਅਗਲੇ ਪਤੇ ’ਤੇ ਨਹੀਂ ਜਾਇਆ ਜਾਂਦਾ।
webhook-answered = ਜਵਾਬ: { $status }
webhook-fault-unresolved = ਅਣਜਾਣ ਹੋਸਟ ਨਾਂ
webhook-fault-private = ਨਿੱਜੀ ਨੈੱਟਵਰਕ ਵਿੱਚ ਲੈ ਜਾਂਦਾ ਹੈ
webhook-fault-unreachable = ਕਨੈਕਸ਼ਨ ਨਹੀਂ ਬਣਿਆ
webhook-fault-certificate = ਸੁਰੱਖਿਅਤ ਕਨੈਕਸ਼ਨ ਨਹੀਂ ਬਣਿਆ: ਸਰਟੀਫ਼ਿਕੇਟ ਠੀਕ ਨਹੀਂ
webhook-fault-silent = ਸਮੇਂ ਸਿਰ ਜਵਾਬ ਨਹੀਂ ਆਇਆ
webhook-fault-unintelligible = ਅਵੈਧ ਜਵਾਬ
webhook-rotate-title = ਨਵੀਂ ਗੁਪਤ ਕੁੰਜੀ
webhook-rotate-help = ਜੇ ਗੁਪਤ ਕੁੰਜੀ ਕਿਸੇ ਹੋਰ ਨੂੰ ਪਤਾ ਹੋ ਸਕਦੀ ਹੈ, ਤਾਂ ਇਸ ਨੂੰ ਬਦਲੋ। ਇੱਕ ਦਿਨ ਤੱਕ ਸੁਨੇਹਿਆਂ ’ਤੇ ਦੋਵਾਂ ਨਾਲ ਦਸਤਖ਼ਤ ਹੁੰਦੇ ਹਨ।
webhook-rotate = ਗੁਪਤ ਕੁੰਜੀ ਬਦਲੋ
webhook-remove-title = ਵੈੱਬਹੁੱਕ ਹਟਾਓ
webhook-remove-help = ਉੱਥੇ ਹੋਰ ਕੁਝ ਨਹੀਂ ਭੇਜਿਆ ਜਾਵੇਗਾ।
webhook-remove = ਹਟਾਓ
webhook-done-tested = ਜਾਂਚ ਭੇਜੀ ਗਈ। ਕੀ ਹੋਇਆ, ਇਹ ਸੂਚੀ ਵਿੱਚ ਸਭ ਤੋਂ ਉੱਪਰ ਹੈ।
webhook-done-tried = ਹੁਣੇ ਕੋਸ਼ਿਸ਼ ਹੋ ਰਹੀ ਹੈ। ਕੀ ਹੋਇਆ, ਇਹ ਦੇਖਣ ਲਈ ਸਫ਼ਾ ਮੁੜ ਲੋਡ ਕਰੋ।
webhook-done-removed = ਵੈੱਬਹੁੱਕ ਹਟਾ ਦਿੱਤਾ ਗਿਆ।

## What may be sent

webhook-kind-result-recorded = ਨਤੀਜਾ ਦਰਜ ਹੋਇਆ
webhook-kind-result-corrected = ਨਤੀਜਾ ਸੋਧਿਆ ਗਿਆ
webhook-kind-result-voided = ਬਾਜ਼ੀ ਰੱਦ ਹੋਈ
webhook-kind-result-taken-back = ਨਤੀਜਾ ਵਾਪਸ ਲਿਆ ਗਿਆ
webhook-kind-tournament-started = ਟੂਰਨਾਮੈਂਟ ਸ਼ੁਰੂ ਹੋਇਆ
webhook-kind-tournament-finished = ਟੂਰਨਾਮੈਂਟ ਪੂਰਾ ਹੋਇਆ
webhook-kind-tournament-reopened = ਟੂਰਨਾਮੈਂਟ ਮੁੜ ਖੋਲ੍ਹਿਆ ਗਿਆ
webhook-kind-tournament-changed = ਟੂਰਨਾਮੈਂਟ ਵਿੱਚ ਕੁਝ ਹੋਰ ਬਦਲਿਆ
webhook-kind-line-up-changed = ਖੇਡਣ ਵਾਲੇ ਬਦਲੇ
webhook-kind-test = ਜਾਂਚ

## What is wrong with an address

webhook-address-malformed = ਇਹ ਪਤਾ ਨਹੀਂ ਹੈ। ਪੂਰਾ ਲਿਖੋ, ਜਿਵੇਂ https://uno.example/news
webhook-address-scheme = ਪਤਾ https:// ਜਾਂ http:// ਨਾਲ ਸ਼ੁਰੂ ਹੋਣਾ ਚਾਹੀਦਾ ਹੈ
webhook-address-credentials = ਹੋਸਟ ਤੋਂ ਪਹਿਲਾਂ ਦਾ ਨਾਂ ਅਤੇ ਪਾਸਵਰਡ ਹਟਾਓ: ਉਹਨਾਂ ਦੀ ਥਾਂ ਸੁਨੇਹਿਆਂ ’ਤੇ ਦਸਤਖ਼ਤ ਹੁੰਦੇ ਹਨ।
webhook-address-port = ਇਹ ਪੋਰਟ ਨਹੀਂ ਵਰਤਿਆ ਜਾ ਸਕਦਾ। 80, 443 ਜਾਂ 1024 ਤੋਂ ਅੱਗੇ ਦਾ ਕੋਈ ਪੋਰਟ ਲਿਖੋ।
webhook-address-long = ਪਤਾ ਬਹੁਤ ਲੰਮਾ ਹੈ। ਵੱਧ ਤੋਂ ਵੱਧ 2,000 ਅੱਖਰ ਹੋ ਸਕਦੇ ਹਨ।
webhook-refused-unresolved = { $host } ਨਾਂ ਅਣਜਾਣ ਹੈ। ਜਾਂਚੋ ਕਿ ਠੀਕ ਲਿਖਿਆ ਹੈ।
webhook-refused-private = { $host } ਨਿੱਜੀ ਨੈੱਟਵਰਕ ਵਿੱਚ ਲੈ ਜਾਂਦਾ ਹੈ, ਅਤੇ ਵੈੱਬਹੁੱਕ ਉੱਥੇ ਨਹੀਂ ਜਾ ਸਕਦੇ। ਉਹ ਪਤਾ ਲਿਖੋ ਜਿੱਥੇ ਸਾਰੇ ਪਹੁੰਚ ਸਕਣ, ਜਾਂ ਇਹ Lastcard ਚਲਾਉਣ ਵਾਲੇ ਨੂੰ ਕਹੋ ਕਿ --webhooks-to ਨਾਲ ਇਸਦੀ ਇਜਾਜ਼ਤ ਦੇਵੇ।
webhook-wants-nothing = ਭੇਜਣ ਲਈ ਘੱਟੋ-ਘੱਟ ਇੱਕ ਚੀਜ਼ ਚੁਣੋ।

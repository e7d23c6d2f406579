### Setting up the club, logging in, and the accounts of organisers.

## Setting up the club

setup-title = ਆਪਣਾ ਕਲੱਬ ਬਣਾਓ
setup-club-name = ਕਲੱਬ ਦਾ ਨਾਂ
setup-club-name-hint = ਜਿਵੇਂ ਜਨਤਕ ਸਫ਼ਿਆਂ ’ਤੇ ਦਿਸਣਾ ਚਾਹੀਦਾ ਹੈ।
setup-club-name-needed = ਕਲੱਬ ਦਾ ਨਾਂ ਲਿਖੋ।
setup-time-zone = ਸਮਾਂ ਖੇਤਰ
setup-time-zone-hint = ਤੁਹਾਡੇ ਟੂਰਨਾਮੈਂਟਾਂ ਦੀਆਂ ਤਾਰੀਖਾਂ ਅਤੇ ਸਮੇਂ ਇਸੇ ਅਨੁਸਾਰ ਦਿਖਾਏ ਜਾਂਦੇ ਹਨ।
setup-language = ਭਾਸ਼ਾ
setup-language-hint = ਉਹਨਾਂ ਲਈ ਜਿਨ੍ਹਾਂ ਦੀ ਆਪਣੀ ਭਾਸ਼ਾ ਪਤਾ ਨਾ ਹੋਵੇ।
setup-change = ਬਦਲੋ
setup-submit = ਕਲੱਬ ਬਣਾਓ
setup-done = ਤੁਹਾਡਾ ਕਲੱਬ ਤਿਆਰ ਹੈ। ਪਹਿਲੇ ਟੂਰਨਾਮੈਂਟ ਵਿੱਚ ਕੌਣ ਖੇਡੇਗਾ?
setup-needs-link = ਇਸ Lastcard ਦਾ ਅਜੇ ਕੋਈ ਪ੍ਰਬੰਧਕ ਨਹੀਂ।
setup-needs-link-help = ਸੇਵਾ ਨੇ ਸ਼ੁਰੂ ਹੋਣ ਵੇਲੇ ਆਪਣੇ ਟਰਮੀਨਲ ਵਿੱਚ ਇੱਕੋ ਵਾਰ ਚੱਲਣ ਵਾਲਾ ਲਿੰਕ ਦਿਖਾਇਆ ਸੀ। ਉਹ ਲਿੰਕ ਖੋਲ੍ਹੋ, ਜਾਂ ਉਸ ਵਿਚਲਾ ਕੋਡ ਇੱਥੇ ਭਰੋ। ਕਲੱਬ ਉਹੀ ਬਣਾ ਸਕਦਾ ਹੈ ਜੋ ਉਹ ਟਰਮੀਨਲ ਪੜ੍ਹ ਸਕੇ।
setup-code = ਲਿੰਕ ਵਿਚਲਾ ਕੋਡ
setup-code-submit = ਅੱਗੇ
setup-code-wrong = ਇਹ ਕੋਡ ਗਲਤ ਹੈ। ਟਰਮੀਨਲ ਤੋਂ ਮੁੜ ਕਾਪੀ ਕਰੋ।

## What an account asks for, and what a password may not be

account-name = ਤੁਹਾਡਾ ਨਾਂ
account-name-hint = ਦੂਜੇ ਪ੍ਰਬੰਧਕਾਂ ਨੂੰ, ਅਤੇ ਤੁਹਾਡੇ ਭਰੇ ਨਤੀਜਿਆਂ ਦੇ ਨਾਲ ਦਿਸਦਾ ਹੈ।
account-name-needed = ਆਪਣਾ ਨਾਂ ਲਿਖੋ।
account-login = ਲਾਗ-ਇਨ ਨਾਂ
account-login-hint = ਕੋਈ ਛੋਟਾ ਨਾਂ ਜਾਂ ਤੁਹਾਡਾ ਈ-ਮੇਲ ਪਤਾ। ਇਹ ਸਿਰਫ਼ ਲਾਗ-ਇਨ ਲਈ ਹੈ; ਇਸ ’ਤੇ ਕਦੇ ਕੁਝ ਨਹੀਂ ਭੇਜਿਆ ਜਾਂਦਾ।
account-password = ਪਾਸਵਰਡ
account-password-hint = ਘੱਟੋ-ਘੱਟ 10 ਅੱਖਰ। ਸਭ ਤੋਂ ਚੰਗੇ ਉਹ ਦੋ-ਚਾਰ ਸ਼ਬਦ ਹਨ ਜੋ ਸਿਰਫ਼ ਤੁਸੀਂ ਹੀ ਇਕੱਠੇ ਜੋੜੋ।
account-password-show = ਪਾਸਵਰਡ ਦਿਖਾਓ
account-login-taken = ਇਹ ਲਾਗ-ਇਨ ਨਾਂ ਲਿਆ ਜਾ ਚੁੱਕਾ ਹੈ। ਕੋਈ ਹੋਰ ਚੁਣੋ।
problem-password-short = ਪਾਸਵਰਡ ਵਿੱਚ { $length ->
    [one] { $length } ਅੱਖਰ ਹੈ
   *[other] { $length } ਅੱਖਰ ਹਨ
}: ਘੱਟੋ-ਘੱਟ { $least } ਰੱਖੋ।
problem-password-long = ਪਾਸਵਰਡ ਬਹੁਤ ਲੰਮਾ ਹੈ: ਵੱਧ ਤੋਂ ਵੱਧ { $most } ਅੱਖਰ ਰੱਖੋ।
problem-password-of-context = ਪਾਸਵਰਡ “{ $word }” ਤੋਂ ਬਹੁਤਾ ਵੱਖਰਾ ਨਹੀਂ, ਅਤੇ ਓਪਰਾ ਬੰਦਾ ਸਭ ਤੋਂ ਪਹਿਲਾਂ ਇਹੀ ਅਜ਼ਮਾਵੇਗਾ। ਅਜਿਹੇ ਸ਼ਬਦ ਚੁਣੋ ਜਿਨ੍ਹਾਂ ਦਾ ਤੁਹਾਡੇ ਜਾਂ ਕਲੱਬ ਨਾਲ ਕੋਈ ਵਾਸਤਾ ਨਾ ਹੋਵੇ।
problem-password-common = ਇਹ ਉਹਨਾਂ ਪਾਸਵਰਡਾਂ ਵਿੱਚੋਂ ਹੈ ਜੋ ਕੋਈ ਵੀ ਸਭ ਤੋਂ ਪਹਿਲਾਂ ਅਜ਼ਮਾਵੇਗਾ, ਭਾਵੇਂ ਇੱਕ ਹਿੰਦਸਾ ਜਾਂ ਅੱਖਰ ਬਦਲਿਆ ਹੋਵੇ। ਦੋ-ਚਾਰ ਅਜਿਹੇ ਸ਼ਬਦ ਚੁਣੋ ਜੋ ਸਿਰਫ਼ ਤੁਸੀਂ ਹੀ ਇਕੱਠੇ ਜੋੜੋ।
problem-password-row = ਇਹ ਕੀਬੋਰਡ ਦੀ ਇੱਕ ਕਤਾਰ ਹੈ, ਜਾਂ ਲੜੀਵਾਰ ਅੱਖਰ ਜਾਂ ਹਿੰਦਸੇ ਹਨ। ਦੋ-ਚਾਰ ਅਜਿਹੇ ਸ਼ਬਦ ਚੁਣੋ ਜੋ ਸਿਰਫ਼ ਤੁਸੀਂ ਹੀ ਇਕੱਠੇ ਜੋੜੋ।
problem-password-repeated = ਇਸ ਵਿੱਚ ਇੱਕੋ ਚੀਜ਼ ਵਾਰ-ਵਾਰ ਦੁਹਰਾਈ ਗਈ ਹੈ। ਦੋ-ਚਾਰ ਅਜਿਹੇ ਸ਼ਬਦ ਚੁਣੋ ਜੋ ਸਿਰਫ਼ ਤੁਸੀਂ ਹੀ ਇਕੱਠੇ ਜੋੜੋ।
problem-password-date-or-name = ਇਹ ਬੱਸ ਇੱਕ ਤਾਰੀਖ ਜਾਂ ਨਾਂ ਹੀ ਹੈ। ਦੋ-ਚਾਰ ਅਜਿਹੇ ਸ਼ਬਦ ਚੁਣੋ ਜੋ ਸਿਰਫ਼ ਤੁਸੀਂ ਹੀ ਇਕੱਠੇ ਜੋੜੋ।
problem-password-guessable = ਇਹ ਸੌਖਿਆਂ ਹੀ ਬੁੱਝਿਆ ਜਾ ਸਕਦਾ ਹੈ। ਇਸ ਨੂੰ ਲੰਮਾ ਕਰੋ, ਜਾਂ ਦੋ-ਚਾਰ ਅਜਿਹੇ ਸ਼ਬਦ ਚੁਣੋ ਜੋ ਸਿਰਫ਼ ਤੁਸੀਂ ਹੀ ਇਕੱਠੇ ਜੋੜੋ।
account-zone-unknown = ਸੂਚੀ ਵਿੱਚੋਂ ਸਮਾਂ ਖੇਤਰ ਚੁਣੋ।
account-language-unknown = ਸੂਚੀ ਵਿੱਚੋਂ ਭਾਸ਼ਾ ਚੁਣੋ।

## Your account

account-title = ਤੁਹਾਡਾ ਖਾਤਾ
account-you = ਤੁਹਾਡਾ ਲਾਗ-ਇਨ ਨਾਂ { $login } ਹੈ।
account-to-organisers = ਕਲੱਬ ਦੇ ਪ੍ਰਬੰਧਕ
account-change-password = ਪਾਸਵਰਡ ਬਦਲੋ
account-current-password = ਹੁਣ ਵਾਲਾ ਪਾਸਵਰਡ
account-new-password = ਨਵਾਂ ਪਾਸਵਰਡ
account-current-wrong = ਇਹ ਤੁਹਾਡਾ ਹੁਣ ਵਾਲਾ ਪਾਸਵਰਡ ਨਹੀਂ।
account-change-password-help = ਤੁਹਾਡੇ ਬਾਕੀ ਡਿਵਾਈਸ ਲਾਗ-ਆਉਟ ਹੋ ਜਾਣਗੇ, ਅਤੇ ਤੁਹਾਡੇ ਬਣਾਏ ਅਣਵਰਤੇ ਲਿੰਕ ਬੰਦ ਹੋ ਜਾਣਗੇ।
account-password-changed = ਤੁਹਾਡਾ ਪਾਸਵਰਡ ਬਦਲ ਗਿਆ। ਬਾਕੀ ਡਿਵਾਈਸ ਲਾਗ-ਆਉਟ ਹੋ ਗਏ ਹਨ।
account-own-password = ਤੁਹਾਡਾ ਪਾਸਵਰਡ
account-own-password-hint = ਇੱਕ ਵਾਰ ਹੋਰ ਲਿਖੋ, ਤਾਂ ਜੋ ਤੁਹਾਡੇ ਖੁੱਲ੍ਹੇ ਛੱਡੇ ਡਿਵਾਈਸ ’ਤੇ ਕੋਈ ਹੋਰ ਇਹ ਨਾ ਕਰ ਸਕੇ।
account-back = ਆਪਣੇ ਖਾਤੇ ’ਤੇ ਵਾਪਸ
account-sessions = ਤੁਸੀਂ ਕਿੱਥੇ ਲਾਗ-ਇਨ ਹੋ
account-sessions-help = ਦੋ ਹਫ਼ਤੇ ਨਾ ਵਰਤਣ ’ਤੇ ਸੈਸ਼ਨ ਮੁੱਕ ਜਾਂਦਾ ਹੈ, ਅਤੇ ਲਾਗ-ਇਨ ਤੋਂ ਤੀਹ ਦਿਨਾਂ ਮਗਰੋਂ ਹਰ ਹਾਲ ਵਿੱਚ। ਜੇ ਕੋਈ ਸੈਸ਼ਨ ਓਪਰਾ ਲੱਗੇ, ਤਾਂ ਉਸ ਨੂੰ ਬੰਦ ਕਰੋ ਅਤੇ ਪਾਸਵਰਡ ਬਦਲੋ।
account-session-own = ਇਹ ਵਾਲਾ
account-session-made = { $at } ਤੋਂ, ਪਤਾ { $address }
account-session-seen = ਆਖਰੀ ਵਰਤੋਂ: ਲਗਭਗ { $at }
account-session-end = ਉੱਥੋਂ ਲਾਗ-ਆਉਟ ਕਰੋ
account-session-ended = ਉਹ ਸੈਸ਼ਨ ਬੰਦ ਹੋ ਗਿਆ।
account-browser-unknown = ਅਣਜਾਣ ਬ੍ਰਾਊਜ਼ਰ
account-others = ਬਾਕੀ ਹਰ ਥਾਂ ਤੋਂ ਲਾਗ-ਆਉਟ ਕਰੋ
account-others-ended = ਹੁਣ ਤੁਸੀਂ ਸਿਰਫ਼ ਇੱਥੇ ਲਾਗ-ਇਨ ਹੋ, ਬਾਕੀ ਹਰ ਥਾਂ ਤੋਂ ਲਾਗ-ਆਉਟ।
account-everywhere = ਹਰ ਥਾਂ ਤੋਂ ਲਾਗ-ਆਉਟ ਕਰੋ
account-everywhere-help = “ਹਰ ਥਾਂ ਤੋਂ ਲਾਗ-ਆਉਟ ਕਰੋ” ਇਸ ਡਿਵਾਈਸ ਸਮੇਤ ਹਰ ਡਿਵਾਈਸ ’ਤੇ ਤੁਹਾਡੇ ਸੈਸ਼ਨ ਬੰਦ ਕਰ ਦਿੰਦਾ ਹੈ। ਫ਼ੋਨ ਜਾਂ ਲੈਪਟਾਪ ਗੁਆਚ ਜਾਵੇ, ਤਾਂ ਇਹ ਵਰਤੋ।

## The second factor

second-factor-title = ਦੂਜੀ ਜਾਂਚ
second-factor-off = ਹੁਣ ਲਾਗ-ਇਨ ਲਈ ਤੁਹਾਡਾ ਪਾਸਵਰਡ ਹੀ ਕਾਫ਼ੀ ਹੈ। ਦੂਜੀ ਜਾਂਚ ਹੋਵੇ, ਤਾਂ ਪਾਸਵਰਡ ਜਾਣਨ ਵਾਲੇ ਨੂੰ ਵੀ ਤੁਹਾਡੇ ਫ਼ੋਨ ਤੋਂ ਕੋਡ ਚਾਹੀਦਾ ਹੈ।
second-factor-on = ਤੁਸੀਂ ਪਾਸਵਰਡ ਅਤੇ ਆਪਣੇ ਫ਼ੋਨ ਵਾਲੇ ਕੋਡ ਨਾਲ ਲਾਗ-ਇਨ ਕਰਦੇ ਹੋ।
second-factor-set-up = ਦੂਜੀ ਜਾਂਚ ਲਾਓ
second-factor-change = ਦੇਖੋ ਜਾਂ ਬੰਦ ਕਰੋ
second-factor-lede = ਪਾਸਵਰਡ ਮਗਰੋਂ ਤੁਸੀਂ ਆਪਣੇ ਫ਼ੋਨ ਦੀ ਐਪ ਵਾਲਾ ਕੋਡ ਲਿਖੋਗੇ। ਐਪ ਸਿਗਨਲ ਤੋਂ ਬਿਨਾਂ ਵੀ ਚੱਲਦੀ ਹੈ।
second-factor-install = ਆਪਣੇ ਫ਼ੋਨ ’ਤੇ ਕੋਡ ਬਣਾਉਣ ਵਾਲੀ (authenticator) ਐਪ ਖੋਲ੍ਹੋ। ਬਹੁਤੇ ਪਾਸਵਰਡ ਮੈਨੇਜਰਾਂ ਵਿੱਚ ਇਹ ਪਹਿਲਾਂ ਹੀ ਹੁੰਦੀ ਹੈ।
second-factor-scan = ਉਸ ਨਾਲ ਇਹ ਕੋਡ ਸਕੈਨ ਕਰੋ।
second-factor-type = ਸਕੈਨ ਨਹੀਂ ਹੁੰਦਾ? ਇਸ ਦੀ ਥਾਂ ਇਹ ਕੁੰਜੀ ਲਿਖੋ:
second-factor-open = ਫ਼ੋਨ ’ਤੇ ਹੀ ਪੜ੍ਹ ਰਹੇ ਹੋ? ਐਪ ਵਿੱਚ ਖੋਲ੍ਹੋ
second-factor-confirm = ਐਪ ਜੋ ਛੇ ਹਿੰਦਸੇ ਹੁਣ ਦਿਖਾਉਂਦੀ ਹੈ, ਉਹ ਲਿਖੋ।
second-factor-code = ਐਪ ਵਾਲਾ ਕੋਡ
second-factor-code-hint = ਛੇ ਹਿੰਦਸੇ। ਹਰ ਅੱਧੇ ਮਿੰਟ ਮਗਰੋਂ ਬਦਲਦੇ ਹਨ।
second-factor-code-wrong = ਇਹ ਕੋਡ ਗਲਤ ਹੈ ਜਾਂ ਵਰਤਿਆ ਜਾ ਚੁੱਕਾ ਹੈ। ਅਗਲੇ ਕੋਡ ਦੀ ਉਡੀਕ ਕਰੋ, ਅਤੇ ਦੇਖੋ ਕਿ ਤੁਹਾਡੇ ਫ਼ੋਨ ਦੀ ਘੜੀ ਠੀਕ ਹੈ।
second-factor-switch-on = ਚਾਲੂ ਕਰੋ
second-factor-is-on = ਦੂਜੀ ਜਾਂਚ ਚਾਲੂ ਹੈ। ਤੁਹਾਡੇ ਬਾਕੀ ਡਿਵਾਈਸ ਲਾਗ-ਆਉਟ ਹੋ ਗਏ ਹਨ।
second-factor-since = ਇਹ { $at } ਤੋਂ ਚਾਲੂ ਹੈ।
second-factor-codes-left = { $count ->
    [0] ਕੋਈ ਬਹਾਲੀ ਕੋਡ ਨਹੀਂ ਬਚਿਆ: ਨਵੇਂ ਲੈਣ ਲਈ ਇਸ ਨੂੰ ਬੰਦ ਕਰਕੇ ਮੁੜ ਚਾਲੂ ਕਰੋ।
    [one] { $count } ਬਹਾਲੀ ਕੋਡ ਬਚਿਆ ਹੈ।
   *[other] { $count } ਬਹਾਲੀ ਕੋਡ ਬਚੇ ਹਨ।
}
second-factor-switch-off = ਬੰਦ ਕਰੋ
second-factor-switch-off-help = ਫਿਰ ਲਾਗ-ਇਨ ਲਈ ਤੁਹਾਡਾ ਪਾਸਵਰਡ ਹੀ ਕਾਫ਼ੀ ਹੋਵੇਗਾ, ਅਤੇ ਬਹਾਲੀ ਕੋਡ ਕੰਮ ਨਹੀਂ ਕਰਨਗੇ।
second-factor-is-off = ਦੂਜੀ ਜਾਂਚ ਬੰਦ ਹੈ।
second-step-title = ਇੱਕ ਕਦਮ ਹੋਰ
second-step-hint = ਤੁਹਾਡੀ ਐਪ ਤੋਂ ਛੇ ਹਿੰਦਸੇ, ਜਾਂ ਤੁਹਾਡਾ ਕੋਈ ਬਹਾਲੀ ਕੋਡ।
second-step-lost = ਫ਼ੋਨ ਵੀ ਗੁਆਚ ਗਿਆ ਅਤੇ ਬਹਾਲੀ ਕੋਡ ਵੀ? ਜੋ ਸੇਵਾ ਚਲਾਉਂਦਾ ਹੈ, ਉਹ “lastcard account remove-second-factor” ਨਾਲ ਦੂਜੀ ਜਾਂਚ ਹਟਾ ਸਕਦਾ ਹੈ।
recovery-codes-title = ਤੁਹਾਡੇ ਬਹਾਲੀ ਕੋਡ
recovery-codes-help = ਫ਼ੋਨ ਕੋਲ ਨਾ ਹੋਵੇ, ਤਾਂ ਇਹਨਾਂ ਵਿੱਚੋਂ ਹਰ ਇੱਕ ਨਾਲ ਐਪ ਵਾਲੇ ਕੋਡ ਦੀ ਥਾਂ ਇੱਕ ਵਾਰ ਲਾਗ-ਇਨ ਹੋ ਸਕਦਾ ਹੈ। ਇਹਨਾਂ ਨੂੰ ਛਾਪੋ ਜਾਂ ਲਿਖ ਲਓ, ਅਤੇ ਫ਼ੋਨ ਤੋਂ ਵੱਖ ਰੱਖੋ।
recovery-codes-once = ਇਹ ਸਿਰਫ਼ ਇਸੇ ਵਾਰ ਦਿਖਾਏ ਜਾਂਦੇ ਹਨ।
recovery-codes-kept = ਮੈਂ ਸੰਭਾਲ ਲਏ ਹਨ

## Logging in

log-in = ਲਾਗ-ਇਨ
login-title = ਲਾਗ-ਇਨ
login-wrong = ਇਹ ਲਾਗ-ਇਨ ਨਾਂ ਅਤੇ ਪਾਸਵਰਡ ਆਪਸ ਵਿੱਚ ਨਹੀਂ ਮਿਲਦੇ। ਦੋਵੇਂ ਮੁੜ ਦੇਖੋ, ਅਤੇ ਇਹ ਵੀ ਕਿ Caps Lock ਚਾਲੂ ਤਾਂ ਨਹੀਂ।
login-forgotten = ਪਾਸਵਰਡ ਭੁੱਲ ਗਏ? ਕੋਈ ਹੋਰ ਪ੍ਰਬੰਧਕ ਤੁਹਾਨੂੰ ਨਵੇਂ ਪਾਸਵਰਡ ਲਈ ਲਿੰਕ ਬਣਾ ਕੇ ਦੇ ਸਕਦਾ ਹੈ, ਜਾਂ ਜੋ ਸੇਵਾ ਚਲਾਉਂਦਾ ਹੈ, ਉਹ “lastcard account” ਨਾਲ ਉਸ ਨੂੰ ਰੀਸੈੱਟ ਕਰ ਸਕਦਾ ਹੈ।

## The organisers and their links

organisers-title = ਪ੍ਰਬੰਧਕ
organisers-you = ਤੁਸੀਂ
organisers-own-account = ਤੁਹਾਡਾ ਖਾਤਾ
organisers-second-factor = ਦੂਜੀ ਜਾਂਚ
organisers-reset = ਪਾਸਵਰਡ ਰੀਸੈੱਟ ਲਿੰਕ ਬਣਾਓ
organisers-reset-title = { $name } ਲਈ ਨਵਾਂ ਪਾਸਵਰਡ
organisers-reset-help = ਇਸ ਨਾਲ ਇੱਕ ਲਿੰਕ ਬਣਦਾ ਹੈ, ਜਿਸ ਰਾਹੀਂ { $name } ਵੱਲੋਂ ਨਵਾਂ ਪਾਸਵਰਡ ਚੁਣਿਆ ਜਾਵੇਗਾ। ਲਿੰਕ ਉਦੋਂ ਦਿਓ ਜਦੋਂ ਉਹ ਇਸ ਦੀ ਉਡੀਕ ਵਿੱਚ ਹੋਣ: ਇਹ ਇੱਕ ਘੰਟਾ ਚੱਲਦਾ ਹੈ, ਅਤੇ ਜੋ ਪਹਿਲਾਂ ਖੋਲ੍ਹੇ, ਅੰਦਰ ਉਹੀ ਜਾਂਦਾ ਹੈ।
organisers-remove = ਹਟਾਓ
organisers-removal-title = { $name } ਨੂੰ ਹਟਾਉਣਾ ਹੈ?
organisers-removal-help = { $name } ਦਾ ਖਾਤਾ ਹਰ ਥਾਂ ਤੋਂ ਉਸੇ ਵੇਲੇ ਲਾਗ-ਆਉਟ ਹੋ ਜਾਵੇਗਾ ਅਤੇ ਪ੍ਰਬੰਧ ਲਈ ਨਹੀਂ ਚੱਲੇਗਾ। { $name } ਦੇ ਬਣਾਏ ਲਿੰਕ ਬੰਦ ਹੋ ਜਾਣਗੇ। { $name } ਨੇ ਜੋ ਦਰਜ ਕੀਤਾ, ਉਹ ਰਹੇਗਾ।
organisers-removal-submit = { $name } ਨੂੰ ਹਟਾਓ
organisers-removed = ਪ੍ਰਬੰਧਕ ਨੂੰ ਹਟਾ ਦਿੱਤਾ ਗਿਆ।
organisers-revoked = ਲਿੰਕ ਰੱਦ ਕਰ ਦਿੱਤਾ ਗਿਆ।
organisers-not-oneself = ਇਹ ਤੁਸੀਂ ਆਪਣੇ ਨਾਲ ਨਹੀਂ ਕਰ ਸਕਦੇ
organisers-not-oneself-help = ਪਾਸਵਰਡ ਆਪਣੇ ਖਾਤੇ ਦੇ ਸਫ਼ੇ ’ਤੇ ਬਦਲੋ। ਕਲੱਬ ਛੱਡਣ ਲਈ ਕਿਸੇ ਹੋਰ ਪ੍ਰਬੰਧਕ ਨੂੰ ਕਹੋ ਕਿ ਤੁਹਾਨੂੰ ਹਟਾ ਦੇਵੇ।
organisers-last = ਆਖਰੀ ਪ੍ਰਬੰਧਕ ਨੂੰ ਹਟਾਇਆ ਨਹੀਂ ਜਾ ਸਕਦਾ
organisers-last-help = ਪ੍ਰਬੰਧਕ ਤੋਂ ਬਿਨਾਂ ਕੋਈ ਲਾਗ-ਇਨ ਨਹੀਂ ਕਰ ਸਕੇਗਾ। ਪਹਿਲਾਂ ਕਿਸੇ ਹੋਰ ਨੂੰ ਸੱਦੋ।
links-title = ਅਣਵਰਤੇ ਲਿੰਕ
links-none = ਕੋਈ ਅਣਵਰਤਿਆ ਲਿੰਕ ਨਹੀਂ।
links-help = ਜਿਸ ਕੋਲ ਇਹਨਾਂ ਵਿੱਚੋਂ ਕੋਈ ਹੈ, ਉਹ ਇਸ ਨੂੰ ਅਜੇ ਵਰਤ ਸਕਦਾ ਹੈ। ਜਿਸ ਦੀ ਲੋੜ ਨਹੀਂ ਰਹੀ, ਉਸ ਨੂੰ ਰੱਦ ਕਰੋ।
links-invite = ਸੱਦਾ
links-reset = { $name } ਲਈ ਨਵਾਂ ਪਾਸਵਰਡ
links-made-by = { $name } ਨੇ { $at } ਨੂੰ ਬਣਾਇਆ
links-made-on-server = { $at } ਨੂੰ ਸਰਵਰ ’ਤੇ ਬਣਾਇਆ
links-until = { $at } ਤੱਕ ਚੱਲਦਾ ਹੈ
links-revoke = ਰੱਦ ਕਰੋ
organisers-invite = ਪ੍ਰਬੰਧਕ ਨੂੰ ਸੱਦੋ
organisers-invite-help = ਇਸ ਨਾਲ ਇੱਕ ਜਣੇ ਲਈ ਲਿੰਕ ਬਣਦਾ ਹੈ। ਜੋ ਇਸ ਨੂੰ ਪਹਿਲਾਂ ਖੋਲ੍ਹੇ, ਉਸ ਨੂੰ ਖਾਤਾ ਮਿਲਦਾ ਹੈ ਅਤੇ ਉਹ ਇਸ ਕਲੱਬ ਦੇ ਟੂਰਨਾਮੈਂਟ ਚਲਾ ਸਕਦਾ ਹੈ, ਇਸ ਲਈ ਲਿੰਕ ਨਿੱਜੀ ਤੌਰ ’ਤੇ ਦਿਓ।
organisers-invite-submit = ਸੱਦੇ ਦਾ ਲਿੰਕ ਬਣਾਓ
link-invite = ਸੱਦੇ ਦਾ ਲਿੰਕ
link-reset = { $name } ਲਈ ਨਵਾਂ ਪਾਸਵਰਡ ਚੁਣਨ ਦਾ ਲਿੰਕ
link-once = ਇਸ ਨੂੰ ਹੁਣੇ ਕਾਪੀ ਕਰੋ ਅਤੇ ਨਿੱਜੀ ਤੌਰ ’ਤੇ ਦਿਓ: ਇਹ ਸਿਰਫ਼ ਇਸੇ ਵਾਰ ਦਿਸਦਾ ਹੈ, ਅਤੇ ਇੱਕੋ ਵਾਰ ਚੱਲਦਾ ਹੈ।
link-invite-for = ਇਹ ਤਿੰਨ ਦਿਨ ਚੱਲਦਾ ਹੈ।
link-reset-for = ਇਹ ਇੱਕ ਘੰਟਾ ਚੱਲਦਾ ਹੈ।

## Opening a link

invite-title = ਪ੍ਰਬੰਧਕ ਬਣੋ
invite-lede = { $club } ਦੇ ਟੂਰਨਾਮੈਂਟ ਚਲਾਉਣ ਲਈ ਤੁਹਾਨੂੰ ਸੱਦਾ ਹੈ। ਲਾਗ-ਇਨ ਨਾਂ ਅਤੇ ਪਾਸਵਰਡ ਚੁਣੋ।
invite-submit = ਖਾਤਾ ਬਣਾਓ
invite-reset-title = ਨਵਾਂ ਪਾਸਵਰਡ ਚੁਣੋ
invite-reset-lede = ਲਾਗ-ਇਨ ਨਾਂ { $login } ਲਈ। ਜੋ ਡਿਵਾਈਸ ਅਜੇ ਲਾਗ-ਇਨ ਹਨ, ਉਹ ਸਾਰੇ ਲਾਗ-ਆਉਟ ਹੋ ਜਾਣਗੇ।
invite-reset-submit = ਨਵਾਂ ਪਾਸਵਰਡ ਸੰਭਾਲੋ

## Links that do not work

invite-used = ਇਹ ਲਿੰਕ ਵਰਤਿਆ ਜਾ ਚੁੱਕਾ ਹੈ
invite-used-help = ਲਿੰਕ ਇੱਕੋ ਵਾਰ ਚੱਲਦਾ ਹੈ। ਜੇ ਤੁਸੀਂ ਹੀ ਵਰਤਿਆ ਸੀ, ਤਾਂ ਲਾਗ-ਇਨ ਕਰੋ। ਨਹੀਂ ਤਾਂ ਕਲੱਬ ਦੇ ਕਿਸੇ ਪ੍ਰਬੰਧਕ ਨੂੰ ਦੱਸੋ ਅਤੇ ਨਵਾਂ ਮੰਗੋ।
invite-expired = ਇਸ ਲਿੰਕ ਦੀ ਮਿਆਦ ਮੁੱਕ ਗਈ ਹੈ
invite-expired-help = ਸੱਦਾ ਤਿੰਨ ਦਿਨ ਚੱਲਦਾ ਹੈ, ਪਾਸਵਰਡ ਰੀਸੈੱਟ ਲਿੰਕ ਇੱਕ ਘੰਟਾ। ਕਲੱਬ ਦੇ ਕਿਸੇ ਪ੍ਰਬੰਧਕ ਤੋਂ ਨਵਾਂ ਮੰਗੋ।
invite-unknown = ਇਹ ਲਿੰਕ ਵੈਧ ਨਹੀਂ
invite-unknown-help = ਸ਼ਾਇਦ ਇਸ ਦਾ ਕੋਈ ਹਿੱਸਾ ਰਹਿ ਗਿਆ ਹੈ: ਇਸ ਨੂੰ ਉਵੇਂ ਹੀ ਖੋਲ੍ਹੋ ਜਿਵੇਂ ਤੁਹਾਨੂੰ ਮਿਲਿਆ ਸੀ। ਫਿਰ ਵੀ ਨਾ ਖੁੱਲ੍ਹੇ, ਤਾਂ ਨਵਾਂ ਮੰਗੋ।

## Referees

role-legend = ਇਹ ਵਿਅਕਤੀ ਕੀ ਕਰ ਸਕਦਾ ਹੈ?
role-organiser = ਪ੍ਰਬੰਧ: ਸਭ ਕੁਝ
role-referee = ਰੈਫ਼ਰੀ: ਨਤੀਜਿਆਂ ਬਾਰੇ ਫ਼ੈਸਲਾ ਅਤੇ ਸੋਧ, ਪਰ ਕੋਈ ਸੈੱਟਅੱਪ ਨਹੀਂ
role-referee-short = ਰੈਫ਼ਰੀ
links-invite-referee = ਰੈਫ਼ਰੀ ਦਾ ਸੱਦਾ

### ਜਿਸ ਨੇ ਜੋ ਕੀਤਾ: ਟੂਰਨਾਮੈਂਟ ਅਤੇ ਕਲੱਬ ਦੀ ਸੂਚੀ।

audit-title = ਜੋ ਕੁਝ ਕੀਤਾ ਗਿਆ
audit-title-club = ਕਲੱਬ ਵਿੱਚ ਕੀ ਕੀਤਾ ਗਿਆ
audit-help = ਹਰ ਕੰਮ ਦੀ ਇੱਕ ਸਤਰ, ਨਵੀਂ ਪਹਿਲਾਂ। ਇੱਥੇ ਕੁਝ ਬਦਲਿਆ ਜਾਂ ਮਿਟਾਇਆ ਨਹੀਂ ਜਾ ਸਕਦਾ।
audit-help-club = ਕਲੱਬ ਦੇ ਖਾਤੇ, ਖਿਡਾਰੀ ਅਤੇ ਸੈਟਿੰਗਾਂ, ਅਤੇ ਉਸਦੇ ਟੂਰਨਾਮੈਂਟਾਂ ਦਾ ਕੀ ਹੋਇਆ; ਨਵਾਂ ਪਹਿਲਾਂ। ਟੂਰਨਾਮੈਂਟ ਵਿੱਚ ਜੋ ਹੋਇਆ, ਉਹ ਉਸਦੀ ਆਪਣੀ ਸੂਚੀ ਵਿੱਚ ਹੈ। ਇੱਥੇ ਕੁਝ ਬਦਲਿਆ ਜਾਂ ਮਿਟਾਇਆ ਨਹੀਂ ਜਾ ਸਕਦਾ।
audit-kind = ਕਿਸਮ
audit-kind-all = ਸਭ
audit-text = ਇਸ ਵਿੱਚ ਹੋਵੇ
audit-find = ਲੱਭੋ
audit-what = ਕੀ
audit-newer = ਨਵੇਂ
audit-older = ਪੁਰਾਣੇ
audit-on-server = ਸਰਵਰ ’ਤੇ
audit-recorded = { $hand }, ਮੇਜ਼ { $table }: { $did } { $result }
audit-counted = { $hand }, ਮੇਜ਼ { $table }: { $count }
audit-tournament = { $name }: { $what }
audit-count = { $count ->
    [0] ਅਜਿਹਾ ਕੁਝ ਨਹੀਂ ਕੀਤਾ ਗਿਆ।
    [one] { $count } ਸਤਰ
   *[other] { $count } ਸਤਰਾਂ
}
audit-kind-results = ਨਤੀਜੇ
audit-kind-counts = ਆਪਣੀ ਗਿਣਤੀ
audit-kind-people = ਕੌਣ ਖੇਡਦਾ ਹੈ
audit-kind-rulings = ਫ਼ੈਸਲੇ
audit-kind-conduct = ਘੜੀ, ਸੁਨੇਹੇ, ਬੁਲਾਵੇ
audit-kind-codes = ਕੋਡ
audit-kind-set-up = ਪ੍ਰਬੰਧ
audit-kind-club = ਕਲੱਬ ਅਤੇ ਖਾਤੇ
club-deed-settings = ਕਲੱਬ ਦੀ ਸੈਟਿੰਗ ਬਦਲੀ
club-deed-guesses = ਅੰਦਾਜ਼ਿਆਂ ਮਗਰੋਂ ਕੋਡ ਫਿਰ ਖੁੱਲ੍ਹੇ
club-deed-webhook-made = ਵੈੱਬਹੁੱਕ ਬਣਿਆ
club-deed-webhook-secret = ਵੈੱਬਹੁੱਕ ਦਾ ਭੇਤ ਬਦਲਿਆ
club-deed-webhook-ended = ਵੈੱਬਹੁੱਕ ਬੰਦ
club-deed-player-added = ਖਿਡਾਰੀ ਜੋੜਿਆ
club-deed-player-merged = ਖਿਡਾਰੀ ਮਿਲਾਏ
club-deed-player-erased = ਖਿਡਾਰੀ ਮਿਟਾਇਆ
club-deed-player-alias = ਉਪਨਾਂ ਰੱਖਿਆ
club-deed-player-renamed = ਖਿਡਾਰੀ ਦਾ ਨਾਂ ਬਦਲਿਆ
club-deed-player-archived = ਖਿਡਾਰੀ ਸੰਗ੍ਰਹਿ ਵਿੱਚ
club-deed-player-restored = ਖਿਡਾਰੀ ਵਾਪਸ
club-deed-season-made = ਸੀਜ਼ਨ ਬਣਾਇਆ
club-deed-season-changed = ਸੀਜ਼ਨ ਬਦਲਿਆ
club-deed-player-openness = ਖਿਡਾਰੀ ਦਾ ਪੰਨਾ ਕੀ ਦੱਸੇ
club-deed-player-record = ਦੂਜੇ ਕਲੱਬ ਦਾ ਰਿਕਾਰਡ ਲਿਆ
club-deed-player-record-removed = ਲਿਆਂਦਾ ਰਿਕਾਰਡ ਹਟਾਇਆ
club-deed-season-ended = ਸੀਜ਼ਨ ਖ਼ਤਮ ਕੀਤਾ
club-deed-season-reopened = ਸੀਜ਼ਨ ਮੁੜ ਖੋਲ੍ਹਿਆ
club-deed-season-removed = ਸੀਜ਼ਨ ਹਟਾਇਆ
club-deed-tournament-created = ਟੂਰਨਾਮੈਂਟ ਬਣਿਆ
club-deed-tournament-deleted = ਖਰੜਾ ਮਿਟਾਇਆ
club-deed-presence = ਕੌਣ ਆਇਆ, ਨਿਸ਼ਾਨ ਲਾਇਆ
club-deed-wall = ਕੰਧ ਜਾਂ ਸੁਨੇਹਾ ਬਦਲਿਆ
club-deed-seat = ਥਾਂ ਜਾਂ ਆਪਣਾ ਲਿੰਕ ਬਦਲਿਆ
club-deed-password = ਪਾਸਵਰਡ ਬਦਲਿਆ
club-deed-sessions-ended = ਸੈਸ਼ਨ ਮੁੱਕੇ
club-deed-second-factor-on = ਦੂਜੀ ਜਾਂਚ ਚਾਲੂ
club-deed-second-factor-off = ਦੂਜੀ ਜਾਂਚ ਬੰਦ
club-deed-reset-link = ਨਵੇਂ ਪਾਸਵਰਡ ਦਾ ਲਿੰਕ ਬਣਿਆ
club-deed-account-removed = ਖਾਤਾ ਹਟਾਇਆ
club-deed-account-added = ਖਾਤਾ ਜੋੜਿਆ
club-deed-invited = ਸੱਦਾ ਬਣਿਆ
club-deed-invite-ended = ਸੱਦਾ ਬੰਦ
club-deed-token-made = ਪ੍ਰੋਗਰਾਮ ਦਾ ਟੋਕਨ ਬਣਿਆ
club-deed-token-ended = ਟੋਕਨ ਬੰਦ
club-deed-file = ਪੂਰਾ ਕਲੱਬ ਨਾਲ ਲਿਆ
club-deed-log-in = ਲੌਗ ਇਨ

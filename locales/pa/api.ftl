### Programs that use the service: their tokens, the page that describes the API, and what they are told when something is wrong.

## The organiser’s page of tokens

api-tokens-title = ਪ੍ਰੋਗਰਾਮਾਂ ਦੇ ਟੋਕਨ
api-tokens-about = ਜਿਸ ਪ੍ਰੋਗਰਾਮ ਕੋਲ ਟੋਕਨ ਹੈ, ਉਹ ਤੁਹਾਡੇ ਨਾਂ ’ਤੇ ਅਤੇ ਸਿਰਫ਼ ਇਸੇ ਕਲੱਬ ਵਿੱਚ ਉਹੀ ਕਰਦਾ ਹੈ ਜਿਸ ਦੀ ਤੁਸੀਂ ਇਜਾਜ਼ਤ ਦਿੰਦੇ ਹੋ। ਜੋ ਜਨਤਕ ਹੈ, ਉਹ ਬਿਨਾਂ ਟੋਕਨ ਦੇ ਵੀ ਪੜ੍ਹਿਆ ਜਾ ਸਕਦਾ ਹੈ।
api-tokens-to-reference = ਪ੍ਰੋਗਰਾਮ ਇਸ ਨੂੰ ਕਿਵੇਂ ਵਰਤਦੇ ਹਨ
api-tokens-link = ਪ੍ਰੋਗਰਾਮਾਂ ਦੇ ਟੋਕਨ
api-tokens-new = ਨਵਾਂ ਟੋਕਨ
api-tokens-list = ਚੱਲਦੇ ਟੋਕਨ
api-tokens-none = ਕੋਈ ਨਹੀਂ।
api-token-name = ਇਹ ਕਿਸ ਲਈ ਹੈ
api-token-name-hint = ਜਿਵੇਂ “ਹਾਲ ਦੀ ਸਕਰੀਨ”: ਸੂਚੀ ਵਿੱਚ ਤੁਸੀਂ ਇਸ ਨੂੰ ਇਸੇ ਨਾਂ ਨਾਲ ਪਛਾਣੋਗੇ।
api-token-rights = ਇਹ ਕੀ ਕਰ ਸਕਦਾ ਹੈ
api-token-rights-missing = ਘੱਟੋ-ਘੱਟ ਇੱਕ ਇਜਾਜ਼ਤ ਚੁਣੋ।
api-right-read = ਪ੍ਰਬੰਧਕਾਂ ਨੂੰ ਜੋ ਦਿਸਦਾ ਹੈ, ਉਹ ਪੜ੍ਹਨਾ
api-right-read-hint = ਖਰੜੇ, ਨਿੱਜੀ ਟੂਰਨਾਮੈਂਟ, ਰੋਕੀ ਹੋਈ ਦਰਜਾਬੰਦੀ ਅਤੇ ਸਾਰੇ ਨਾਂ।
api-right-entries = ਨਤੀਜੇ ਦਰਜ ਕਰਨਾ
api-right-entries-hint = ਉਹਨਾਂ ਨੂੰ ਸੋਧਣਾ, ਰੱਦ ਕਰਨਾ ਅਤੇ ਵਾਪਸ ਲੈਣਾ ਵੀ।
api-right-line-up = ਕੌਣ ਖੇਡੇਗਾ, ਇਹ ਤੈਅ ਕਰਨਾ
api-right-line-up-hint = ਸ਼ੁਰੂ ਹੋਣ ਤੋਂ ਪਹਿਲਾਂ ਨਾਂ ਅਤੇ ਉਹਨਾਂ ਦੀ ਤਰਤੀਬ।
api-right-check-in = ਖਿਡਾਰੀਆਂ ਦੀ ਹਾਜ਼ਰੀ ਲਾਉਣਾ
api-right-check-in-hint = ਸ਼ੁਰੂ ਹੋਣ ਤੋਂ ਪਹਿਲਾਂ, ਦਰਵਾਜ਼ੇ ’ਤੇ ਹਾਜ਼ਰੀ ਲਈ।
api-right-set-up = ਟੂਰਨਾਮੈਂਟ ਬਣਾਉਣਾ ਅਤੇ ਚਲਾਉਣਾ
api-right-set-up-hint = ਉਹਨਾਂ ਨੂੰ ਬਣਾਉਣਾ, ਬਦਲਣਾ, ਸ਼ੁਰੂ ਕਰਨਾ, ਰੋਕਣਾ, ਆਰਕਾਈਵ ਕਰਨਾ ਅਤੇ ਮਿਟਾਉਣਾ।
api-token-lifetime = ਇਹ ਕਦੋਂ ਤੱਕ ਚੱਲੇਗਾ
api-token-days = { $days ->
        [one] { $days } ਦਿਨ
       *[other] { $days } ਦਿਨ
    }
api-token-make = ਟੋਕਨ ਬਣਾਓ
api-token-made = “{ $name }” ਦਾ ਟੋਕਨ
api-token-once = ਇਸ ਨੂੰ ਹੁਣੇ ਕਾਪੀ ਕਰੋ: ਇਹ ਮੁੜ ਨਹੀਂ ਦਿਸੇਗਾ। ਜਿਸ ਕੋਲ ਇਹ ਹੈ, ਉਹ ਸਭ ਕਰ ਸਕਦਾ ਹੈ ਜਿਸ ਦੀ ਇਹ ਇਜਾਜ਼ਤ ਦਿੰਦਾ ਹੈ।
api-token-used = ਆਖਰੀ ਵਰਤੋਂ: ਲਗਭਗ { $at }, “{ $by }”, ਪਤਾ { $address }
api-token-unused = ਕਦੇ ਨਹੀਂ ਵਰਤਿਆ
api-token-revoked = ਟੋਕਨ ਰੱਦ ਹੋ ਗਿਆ। ਇਸ ਦਾ ਪ੍ਰੋਗਰਾਮ ਹੁਣ ਕੁਝ ਨਹੀਂ ਕਰ ਸਕਦਾ।
api-tokens-end = ਤੁਹਾਡਾ ਪਾਸਵਰਡ ਬਦਲਣ ’ਤੇ ਤੁਹਾਡੇ ਸਾਰੇ ਟੋਕਨ ਰੱਦ ਹੋ ਜਾਂਦੇ ਹਨ। ਬੈਕਅੱਪਾਂ ਵਿੱਚ ਉਹ ਨਹੀਂ ਹੁੰਦੇ।

## The page that describes it

api-title = ਪ੍ਰੋਗਰਾਮਾਂ ਲਈ API
api-about = ਸਫ਼ੇ ਜੋ ਦਿਖਾਉਂਦੇ ਅਤੇ ਕਰਦੇ ਹਨ, ਉਹੀ ਪ੍ਰੋਗਰਾਮਾਂ ਲਈ: ਟੂਰਨਾਮੈਂਟ ਫ਼ਾਈਲ ਦੇ ਰੂਪ ਵਿੱਚ ਟੂਰਨਾਮੈਂਟ, JSON ਵਿੱਚ, ਪਤੇ /api/v1 ਹੇਠ।
api-how = ਜੋ ਸਭ ਨੂੰ ਦਿਸਦਾ ਹੈ, ਉਸ ਲਈ ਟੋਕਨ ਨਹੀਂ ਚਾਹੀਦਾ। ਬਾਕੀ ਸਭ { $header } ਹੈੱਡਰ ਅਤੇ ਪ੍ਰਬੰਧਕ ਦੇ ਬਣਾਏ ਟੋਕਨ ਨਾਲ ਮੰਗਿਆ ਜਾਂਦਾ ਹੈ। ਜਵਾਬਾਂ ਵਿੱਚ ETag ਹੁੰਦਾ ਹੈ: ਉਸ ਨੂੰ ਵਾਪਸ ਭੇਜੋ ਤਾਂ ਪਤਾ ਲੱਗਦਾ ਹੈ ਕਿ ਕੁਝ ਬਦਲਿਆ ਜਾਂ ਨਹੀਂ, ਅਤੇ ਸਿਰਫ਼ ਉਹੀ ਬਦਲਦਾ ਹੈ ਜੋ ਤੁਸੀਂ ਦੇਖਿਆ ਸੀ।
api-document = OpenAPI ਦਸਤਾਵੇਜ਼
api-to-tokens = ਟੋਕਨ ਬਣਾਓ
api-open = ਬਿਨਾਂ ਟੋਕਨ ਦੇ
api-any-token = ਕਿਸੇ ਵੀ ਟੋਕਨ ਨਾਲ
api-takes = ਪੈਰਾਮੀਟਰ
api-sends = ਭੇਜਿਆ ਮਜ਼ਮੂਨ
api-gives = ਜਵਾਬ
api-needed = ਲਾਜ਼ਮੀ
api-shapes = ਬਣਤਰਾਂ
api-rights = ਟੋਕਨ ਦੀਆਂ ਇਜਾਜ਼ਤਾਂ
api-problems = ਜਦੋਂ ਕੁਝ ਗਲਤ ਹੋਵੇ
api-problems-about = ਤਦ ਜਵਾਬ ਇੱਕ ਸਮੱਸਿਆ-ਦਸਤਾਵੇਜ਼ (RFC 9457) ਹੁੰਦਾ ਹੈ। ਇਸ ਦਾ type ਇਹਨਾਂ ਵਿੱਚੋਂ ਕਿਸੇ ਨਾਂ ’ਤੇ, ਜਾਂ ਕਿਸੇ ਹੋਰ ਇਨਕਾਰ ਦੇ ਨਾਂ ’ਤੇ ਮੁੱਕਦਾ ਹੈ।

## The parts of the API

api-tag-clubs = ਕਲੱਬ
api-tag-tournaments = ਟੂਰਨਾਮੈਂਟ
api-tag-results = ਨਤੀਜੇ
api-tag-set-up = ਸ਼ੁਰੂ ਤੋਂ ਪਹਿਲਾਂ ਅਤੇ ਅੰਤ ਤੋਂ ਬਾਅਦ
api-tag-rules = ਨਿਯਮ
api-tag-token = API ਆਪਣੇ ਬਾਰੇ
api-do-list-clubs = ਸਾਰੇ ਕਲੱਬ
api-do-read-club = ਇੱਕ ਕਲੱਬ
api-do-list-tournaments-of-club = ਇੱਕ ਕਲੱਬ ਦੇ ਟੂਰਨਾਮੈਂਟ, ਨਵੇਂ ਪਹਿਲਾਂ
api-do-list-events = ਇੱਕ ਕਲੱਬ ਦੀਆਂ ਕਈ ਪੜਾਵਾਂ ਵਾਲੀਆਂ ਪ੍ਰਤੀਯੋਗਤਾਵਾਂ, ਨਵੀਆਂ ਪਹਿਲਾਂ
api-do-read-event = ਪ੍ਰਤੀਯੋਗਤਾ, ਉਸ ਦੇ ਟੂਰਨਾਮੈਂਟਾਂ ਅਤੇ ਥਾਵਾਂ ਸਮੇਤ
api-do-read-event-file = ਪ੍ਰਤੀਯੋਗਤਾ, ਉਸ ਦੀ ਫ਼ਾਈਲ ਵਜੋਂ
api-do-create-event = ਫ਼ਾਈਲ ਤੋਂ ਪ੍ਰਤੀਯੋਗਤਾ ਬਣਾਉਣਾ, ਨਤੀਜਿਆਂ ਸਮੇਤ
api-do-draw-event = ਪ੍ਰਤੀਯੋਗਤਾ ਜਿਸ ਦੀ ਉਡੀਕ ਕਰ ਰਹੀ ਹੈ ਉਹ ਬਣਾਉਣਾ: ਪੜਾਅ, ਮੈਚ ਜਾਂ ਪਲੇਅ-ਆਫ਼
api-do-list-tournaments = ਸਾਰੇ ਕਲੱਬਾਂ ਦੇ ਟੂਰਨਾਮੈਂਟ, ਨਵੇਂ ਪਹਿਲਾਂ
api-do-create-tournament = ਫ਼ਾਈਲ ਤੋਂ ਟੂਰਨਾਮੈਂਟ ਬਣਾਉਣਾ। ਉਹ ਖਰੜਾ ਹੁੰਦਾ ਹੈ; ਫ਼ਾਈਲ ਵਿੱਚ ਨਤੀਜੇ ਹੋਣ ਤਾਂ ਉਹ ਚੱਲਦਾ ਹੈ।
api-do-read-tournament = ਟੂਰਨਾਮੈਂਟ, ਉਸ ਦੀ ਫ਼ਾਈਲ ਵਜੋਂ
api-do-read-tournament-summary = ਸੰਖੇਪ ਵਿੱਚ ਟੂਰਨਾਮੈਂਟ: ਕਿੱਥੇ ਤੱਕ ਪਹੁੰਚਿਆ ਅਤੇ ਕਦੋਂ ਸ਼ੁਰੂ ਹੋਵੇਗਾ
api-do-edit-tournament = ਖਰੜੇ ਦੀ ਥਾਂ ਫ਼ਾਈਲ ਰੱਖਣਾ
api-do-delete-tournament = ਖਰੜਾ ਮਿਟਾਉਣਾ
api-do-read-standings = ਦਰਜਾਬੰਦੀ
api-do-follow-tournament = ਦਰਜਾਬੰਦੀ ਹੁਣ ਅਤੇ ਹਰ ਤਬਦੀਲੀ ਤੋਂ ਬਾਅਦ, ਘਟਨਾਵਾਂ ਦੀ ਧਾਰਾ (server-sent events) ਵਿੱਚ
api-do-read-schedule = ਕੌਣ ਕਿੱਥੇ ਬੈਠਦਾ ਹੈ, ਨਤੀਜਿਆਂ ਬਿਨਾਂ
api-do-read-next-hands = ਅੱਗੇ ਖੇਡੀਆਂ ਜਾਣ ਵਾਲੀਆਂ ਬਾਜ਼ੀਆਂ, ਮੇਜ਼ ਅਨੁਸਾਰ
api-do-list-entries = ਜੋ ਕੁਝ ਦਰਜ ਹੋਇਆ, ਪੁਰਾਣਾ ਪਹਿਲਾਂ
api-do-record-entry = ਨਤੀਜਾ ਦਰਜ ਕਰਨਾ, ਸੋਧਣਾ, ਰੱਦ ਕਰਨਾ ਜਾਂ ਵਾਪਸ ਲੈਣਾ। ਉਸੇ ਕੁੰਜੀ ਨਾਲ ਮੁੜ ਭੇਜਣ ’ਤੇ ਇੱਕੋ ਵਾਰ ਦਰਜ ਹੁੰਦਾ ਹੈ।
api-do-read-hand = ਇੱਕ ਬਾਜ਼ੀ ਅਤੇ ਉਸ ਬਾਰੇ ਜੋ ਕੁਝ ਦਰਜ ਹੋਇਆ
api-do-read-hand-log = ਫ਼ੋਨਾਂ ’ਤੇ ਖੇਡੀ ਬਾਜ਼ੀ ਦੀ ਹਰ ਚਾਲ
api-do-read-entrant = ਇੱਕ ਭਾਗੀਦਾਰ: ਉਸ ਲਈ ਕੌਣ ਖੇਡਦਾ ਹੈ ਅਤੇ ਉਸ ਦਾ ਸਥਾਨ
api-do-read-line-up = ਕੌਣ ਖੇਡਦਾ ਹੈ, ਕਿਸ ਤਰਤੀਬ ਵਿੱਚ
api-do-set-line-up = ਸ਼ੁਰੂ ਤੋਂ ਪਹਿਲਾਂ ਦੱਸਣਾ ਕਿ ਕੌਣ ਖੇਡੇਗਾ
api-do-read-presence = ਕੌਣ ਆਇਆ ਹੈ
api-do-set-presence = ਸ਼ੁਰੂ ਤੋਂ ਪਹਿਲਾਂ ਦਰਜ ਕਰਨਾ ਕਿ ਕੌਣ ਆਇਆ ਹੈ
api-do-start-tournament = ਸਾਰੇ ਆ ਜਾਣ ਤਾਂ ਖਰੜਾ ਸ਼ੁਰੂ ਕਰਨਾ
api-do-stop-tournament = ਟੂਰਨਾਮੈਂਟ ਸਮੇਂ ਤੋਂ ਪਹਿਲਾਂ ਮੁਕਾਉਣਾ
api-do-reopen-tournament = ਸਮੇਂ ਤੋਂ ਪਹਿਲਾਂ ਮੁਕਾਏ ਟੂਰਨਾਮੈਂਟ ਨੂੰ ਮੁੜ ਖੋਲ੍ਹਣਾ
api-do-archive-tournament = ਟੂਰਨਾਮੈਂਟ ਨੂੰ ਆਰਕਾਈਵ ਕਰਨਾ
api-do-unarchive-tournament = ਟੂਰਨਾਮੈਂਟ ਨੂੰ ਆਰਕਾਈਵ ਤੋਂ ਬਹਾਲ ਕਰਨਾ
api-do-list-presets = ਨਿਯਮਾਂ ਦੇ ਸਮੂਹ
api-do-read-preset = ਨਿਯਮਾਂ ਦਾ ਇੱਕ ਸਮੂਹ, ਹਰ ਵਿਕਲਪ ਨਾਲ
api-do-read-token = ਇਸ ਬੇਨਤੀ ਦਾ ਟੋਕਨ ਕੀ ਕਰ ਸਕਦਾ ਹੈ
api-do-read-document = ਇਹ ਦਸਤਾਵੇਜ਼
api-do-read-file-schema = ਟੂਰਨਾਮੈਂਟ ਦੀ ਫ਼ਾਈਲ ਦਾ ਰੂਪ (JSON Schema)

## Parameters

api-parameter-slug = ਟੂਰਨਾਮੈਂਟ ਦੇ ਪਤੇ ਦਾ ਹਿੱਸਾ
api-parameter-club = ਕਲੱਬ ਦੇ ਪਤੇ ਦਾ ਹਿੱਸਾ
api-parameter-event = ਪ੍ਰਤੀਯੋਗਤਾ ਦੇ ਪਤੇ ਦਾ ਹਿੱਸਾ
api-parameter-slot = ਗੇੜ, ਮੇਜ਼ ਅਤੇ ਬਾਜ਼ੀ, ਜਿਵੇਂ 1.2.3
api-parameter-id = ਫ਼ਾਈਲ ਵਿੱਚ ਭਾਗੀਦਾਰ ਦੀ ਪਛਾਣ
api-parameter-preset = ਨਿਯਮਾਂ ਦੇ ਸਮੂਹ ਦਾ ਨਾਂ
api-parameter-page = ਸੂਚੀ ਦਾ ਕਿਹੜਾ ਹਿੱਸਾ, 1 ਤੋਂ
api-parameter-per-page = ਇੱਕ ਹਿੱਸੇ ਵਿੱਚ ਕਿੰਨੇ
api-parameter-attempt = ਬਾਜ਼ੀ ਦੀ ਕਿਹੜੀ ਵੰਡ, 1 ਤੋਂ; ਨਾ ਦਿਓ ਤਾਂ ਆਖਰੀ
api-parameter-events = ਇੰਨੀਆਂ ਘਟਨਾਵਾਂ ਤੋਂ ਬਾਅਦ ਧਾਰਾ ਖਤਮ
api-parameter-starts-at = ਕਦੋਂ ਸ਼ੁਰੂ ਹੋਵੇਗਾ, ਜਿਵੇਂ 2026-11-27T18:30:00Z
api-parameter-again = ਮੁੜ ਬਣਾਉਂਦਾ ਹੈ, ਭਾਵੇਂ ਕਲੱਬ ਕੋਲ ਇਹਨਾਂ ਹੀ ਨਤੀਜਿਆਂ ਨਾਲ ਪਹਿਲਾਂ ਤੋਂ ਹੋਵੇ
api-parameter-idempotency-key = ਆਪਣੀ ਕੁੰਜੀ: ਇਸ ਨਾਲ ਮੁੜ ਭੇਜਣ ’ਤੇ ਇੱਕੋ ਵਾਰ ਬਣਦਾ ਹੈ
api-parameter-if-match = ਜੋ ਬਦਲਣਾ ਹੈ ਉਸ ਦਾ ETag, ਜਾਂ ਕਿਸੇ ਲਈ ਵੀ *
api-parameter-if-none-match = ਤੁਹਾਡੇ ਕੋਲ ਦਾ ETag: ਅਜੇ ਵੀ ਉਹੀ ਹੋਵੇ ਤਾਂ ਕੁਝ ਨਹੀਂ ਭੇਜਿਆ ਜਾਂਦਾ

## Answers

api-answer-well = ਸਫਲ
api-answer-unchanged = ਨਹੀਂ ਬਦਲਿਆ
api-answer-problem = ਸਮੱਸਿਆ-ਦਸਤਾਵੇਜ਼, ਜੋ ਦੱਸਦਾ ਹੈ ਕਿ ਕੀ ਗਲਤ ਹੈ ਅਤੇ ਉਸ ਨੂੰ ਕਿਵੇਂ ਠੀਕ ਕਰੀਏ

## What is wrong with a request

api-absent = { $name } ਦੀ ਹਾਜ਼ਰੀ ਨਹੀਂ ਲੱਗੀ।
api-problem-bad-request = ਇਹ ਬੇਨਤੀ ਸਮਝ ਨਹੀਂ ਆਈ
api-problem-bad-request-help = ਪਤੇ ਜਾਂ ਉਸ ਦੇ ਪੈਰਾਮੀਟਰਾਂ ਵਿੱਚ ਕੁਝ ਗਲਤ ਹੈ। ਸਫ਼ਾ /api ਦੱਸਦਾ ਹੈ ਕਿ ਹਰ ਪਤਾ ਕੀ ਲੈਂਦਾ ਹੈ।
api-problem-not-json = ਭੇਜਿਆ ਮਜ਼ਮੂਨ JSON ਨਹੀਂ ਹੈ
api-problem-not-json-help = UTF-8 ਵਿੱਚ ਇੱਕ JSON ਦਸਤਾਵੇਜ਼ ਭੇਜੋ। ਥਾਂ ਦੱਸਦੀ ਹੈ ਕਿ ਗਲਤੀ ਕਿੱਥੇ ਹੈ।
api-problem-token-missing = ਕੋਈ ਟੋਕਨ ਨਹੀਂ ਭੇਜਿਆ ਗਿਆ
api-problem-token-missing-help = ਪ੍ਰਬੰਧਕ ਦੇ ਬਣਾਏ ਟੋਕਨ ਨਾਲ “Authorization: Bearer …” ਹੈੱਡਰ ਭੇਜੋ।
api-problem-token-unknown = ਇਹ ਟੋਕਨ ਨਹੀਂ ਚੱਲਦਾ
api-problem-token-unknown-help = ਇਹ ਗਲਤ ਲਿਖਿਆ ਹੈ, ਰੱਦ ਹੋ ਚੁੱਕਾ ਹੈ ਜਾਂ ਇਸ ਦਾ ਸਮਾਂ ਮੁੱਕ ਗਿਆ। ਕਲੱਬ ਦਾ ਪ੍ਰਬੰਧਕ ਨਵਾਂ ਬਣਾ ਸਕਦਾ ਹੈ।
api-problem-right-missing = ਇਹ ਟੋਕਨ ਅਜਿਹਾ ਨਹੀਂ ਕਰ ਸਕਦਾ
api-problem-right-missing-help = ਪ੍ਰਬੰਧਕ ਨੇ ਇਸ ਨੂੰ ਇਹ ਇਜਾਜ਼ਤ ਨਹੀਂ ਦਿੱਤੀ। ਅਜਿਹਾ ਟੋਕਨ ਬਣਾਓ ਜਿਸ ਵਿੱਚ ਇਹ ਹੋਵੇ।
api-problem-cards-secret = ਇਸ ਬਾਜ਼ੀ ਦੇ ਕਾਰਡ ਅਜੇ ਗੁਪਤ ਹਨ
api-problem-cards-secret-help = ਦੂਜੇ ਅਜੇ ਇਸੇ ਡੈੱਕ ਨਾਲ ਖੇਡਣਗੇ। ਸਾਰੇ ਮੇਜ਼ ਖੇਡ ਲੈਣ ਤਾਂ ਫਿਰ ਪੁੱਛੋ।
api-problem-not-found = ਇੱਥੇ ਕੁਝ ਨਹੀਂ ਹੈ
api-problem-not-found-help = ਹੋ ਸਕਦਾ ਹੈ ਪਤਾ ਗਲਤ ਹੋਵੇ, ਜੋ ਸੀ ਉਹ ਹਟ ਗਿਆ ਹੋਵੇ, ਜਾਂ ਤੁਸੀਂ ਉਸ ਨੂੰ ਨਾ ਦੇਖ ਸਕਦੇ ਹੋਵੋ।
api-problem-method-not-allowed = ਇੱਥੇ ਇਸ ਮੈਥਡ ਦੀ ਇਜਾਜ਼ਤ ਨਹੀਂ
api-problem-method-not-allowed-help = ਜਿਨ੍ਹਾਂ ਮੈਥਡਾਂ ਦੀ ਇਜਾਜ਼ਤ ਹੈ, ਉਹ “Allow” ਹੈੱਡਰ ਵਿੱਚ ਲਿਖੇ ਹਨ।
api-problem-too-slow = ਇਸ ਨੂੰ ਪਹੁੰਚਣ ਵਿੱਚ ਬਹੁਤ ਦੇਰ ਲੱਗੀ
api-problem-too-slow-help = ਫਿਰ ਭੇਜੋ।
api-problem-conflict = ਇਸ ਵੇਲੇ ਦੀ ਹਾਲਤ ਵਿੱਚ ਇਹ ਨਹੀਂ ਹੋ ਸਕਦਾ
api-problem-conflict-help = ਦੇਖੋ ਕਿ ਹੁਣ ਕੀ ਹਾਲਤ ਹੈ, ਫਿਰ ਫ਼ੈਸਲਾ ਕਰੋ।
api-problem-stale = ਕਿਸੇ ਹੋਰ ਨੇ ਇਹ ਬਾਜ਼ੀ ਪਹਿਲਾਂ ਦਰਜ ਕਰ ਦਿੱਤੀ
api-problem-stale-help = ਦੋਵੇਂ ਦਿੱਤੇ ਗਏ ਹਨ, “yours” ਅਤੇ “theirs” ਨਾਂ ਨਾਲ। ਤੁਹਾਡਾ ਸਹੀ ਹੋਵੇ ਤਾਂ ਉਹਨਾਂ ਦੇ ਸੰਸਕਰਨ ਦੇ ਆਧਾਰ ’ਤੇ, ਨਵੀਂ ਕੁੰਜੀ ਨਾਲ ਫਿਰ ਭੇਜੋ।
api-problem-precondition-failed = ਕਿਸੇ ਹੋਰ ਨੇ ਇਸ ਨੂੰ ਪਹਿਲਾਂ ਬਦਲ ਦਿੱਤਾ
api-problem-precondition-failed-help = ਕੁਝ ਸੰਭਾਲਿਆ ਨਹੀਂ ਗਿਆ। ਫਿਰ ਪੜ੍ਹੋ, ਦੇਖੋ ਕੀ ਬਦਲਿਆ, ਅਤੇ ਨਵੇਂ ETag ਨਾਲ ਆਪਣਾ ਭੇਜੋ।
api-problem-too-large = ਇੱਕੋ ਵਾਰ ਵਿੱਚ ਇਹ ਬਹੁਤ ਜ਼ਿਆਦਾ ਹੈ
api-problem-too-large-help = ਮਜ਼ਮੂਨ ਵੱਧ ਤੋਂ ਵੱਧ ਦੋ ਮੈਗਾਬਾਈਟ ਦਾ ਹੋ ਸਕਦਾ ਹੈ। ਘੱਟ ਭੇਜੋ, ਜਾਂ ਟੁਕੜਿਆਂ ਵਿੱਚ।
api-problem-media-type = ਇੱਥੇ ਸਿਰਫ਼ JSON ਲਿਆ ਜਾਂਦਾ ਹੈ
api-problem-media-type-help = ਮਜ਼ਮੂਨ “Content-Type: application/json” ਹੈੱਡਰ ਨਾਲ ਅਤੇ ਬਿਨਾਂ ਦਬਾਏ ਭੇਜੋ।
api-problem-refused = ਇਸ ਵਿੱਚ ਕੁਝ ਸਹੀ ਨਹੀਂ ਹੋ ਸਕਦਾ
api-problem-refused-help = ਕੁਝ ਸੰਭਾਲਿਆ ਨਹੀਂ ਗਿਆ। ਥਾਂਵਾਂ ਦੱਸਦੀਆਂ ਹਨ ਕਿ ਕੀ ਗਲਤ ਹੈ ਅਤੇ ਕੀ ਸਹੀ ਹੋਵੇਗਾ।
api-problem-precondition-required = ਇਹ ਨਹੀਂ ਦੱਸਿਆ ਗਿਆ ਕਿ ਕਿਹੜੀ ਹਾਲਤ ਬਦਲਣੀ ਹੈ
api-problem-precondition-required-help = ਪੜ੍ਹਿਆ ਹੋਇਆ ETag “If-Match” ਹੈੱਡਰ ਵਿੱਚ ਭੇਜੋ, ਜਾਂ ਜਿਹੜੀ ਵੀ ਹਾਲਤ ਹੋਵੇ ਉਸ ਨੂੰ ਬਦਲਣ ਲਈ “*”।
api-problem-too-many = ਇਸ ਪਤੇ ਤੋਂ ਬਹੁਤ ਸਾਰੇ ਅਵੈਧ ਟੋਕਨ ਆਏ
api-problem-too-many-help = ਪੰਦਰਾਂ ਮਿੰਟ ਉਡੀਕੋ। ਜੋ ਟੋਕਨ ਚੱਲਦਾ ਹੈ, ਉਹ ਫਿਰ ਵੀ ਲਿਆ ਜਾਂਦਾ ਹੈ।
api-problem-failed = ਸਾਡੇ ਪਾਸੇ ਕੁਝ ਗੜਬੜ ਹੋਈ
api-problem-failed-help = ਅਧੂਰਾ ਕੁਝ ਸੰਭਾਲਿਆ ਨਹੀਂ ਗਿਆ। ਥੋੜ੍ਹੀ ਦੇਰ ਵਿੱਚ ਫਿਰ ਕੋਸ਼ਿਸ਼ ਕਰੋ।
api-problem-busy = ਸੇਵਾ ਕੋਲ ਇਸ ਵੇਲੇ ਬਹੁਤ ਕੰਮ ਹੈ
api-problem-busy-help = ਥੋੜ੍ਹੀ ਦੇਰ ਵਿੱਚ ਫਿਰ ਕੋਸ਼ਿਸ਼ ਕਰੋ। ਜੋ ਸੰਭਾਲਿਆ ਗਿਆ, ਉਹ ਸੁਰੱਖਿਅਤ ਹੈ।

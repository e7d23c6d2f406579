### The help of the command line, and what is wrong with its arguments.

help-usage = ਵਰਤੋਂ:
help-commands = ਕਮਾਂਡਾਂ
help-arguments = ਆਰਗੂਮੈਂਟ
help-options = ਵਿਕਲਪ
help-default = [ਡਿਫ਼ਾਲਟ: { $name }]
help-env = [ਐਨਵਾਇਰਨਮੈਂਟ ਵੇਰੀਏਬਲ: { $name }]
help-values = [ਇਹਨਾਂ ਵਿੱਚੋਂ ਇੱਕ: { $name }]
help-more = ਹੋਰ ਜਾਣਕਾਰੀ: { $flag }

## Commands

command-lastcard = ਯੂਨੋ ਕਲੱਬਾਂ ਲਈ ਟੂਰਨਾਮੈਂਟ, ਸਕੋਰਿੰਗ ਅਤੇ ਲੀਡਰਬੋਰਡ
command-help = ਇਹ ਮਦਦ, ਜਾਂ ਕਿਸੇ ਕਮਾਂਡ ਦੀ ਮਦਦ ਦਿਖਾਓ
command-serve = ਵੈੱਬ ਸੇਵਾ ਚਲਾਓ
command-schedule = ਟੂਰਨਾਮੈਂਟ ਦਾ ਸ਼ਡਿਊਲ ਬਣਾਓ ਅਤੇ ਉਸ ਦੀ ਫ਼ਾਈਲ ਲਿਖੋ
command-score = ਟੂਰਨਾਮੈਂਟ ਦੀ ਫ਼ਾਈਲ ਵਿੱਚ ਦਰਜ ਨਤੀਜਿਆਂ ਤੋਂ ਦਰਜਾਬੰਦੀ ਬਣਾਓ
command-season = ਟੂਰਨਾਮੈਂਟ ਦੀਆਂ ਫ਼ਾਈਲਾਂ ਜੋੜ ਕੇ ਸੀਜ਼ਨ ਦੀ ਸੂਚੀ ਬਣਾਓ
command-simulate = ਬੋਟਾਂ ਨੂੰ ਖਿਡਾਓ: ਟੂਰਨਾਮੈਂਟ ਦੀ ਫ਼ਾਈਲ ਦੀਆਂ ਖੁੱਲ੍ਹੀਆਂ ਬਾਜ਼ੀਆਂ, ਜਾਂ ਅੰਕੜਿਆਂ ਲਈ ਤਿਆਰ ਨਿਯਮਾਂ ਨਾਲ --hands ਜਿੰਨੀਆਂ ਬਾਜ਼ੀਆਂ
command-replay = ਬਾਜ਼ੀਆਂ ਦੇ ਰਿਕਾਰਡ ਇੱਕ-ਇੱਕ ਚਾਲ ਕਰਕੇ ਜਾਂਚੋ
command-import = ਫ਼ਾਈਲ ਦਾ ਟੂਰਨਾਮੈਂਟ ਨਤੀਜਿਆਂ ਸਮੇਤ ਕਲੱਬ ਵਿੱਚ ਜੋੜੋ; ਫ਼ਾਈਲ ਵਿੱਚ ਕੋਈ ਨਤੀਜਾ ਹੋਵੇ, ਤਾਂ ਉਹ ਤੁਰੰਤ ਚੱਲ ਪੈਂਦਾ ਹੈ, ਨਹੀਂ ਤਾਂ ਖਰੜਾ ਰਹਿੰਦਾ ਹੈ
command-export = ਟੂਰਨਾਮੈਂਟ ਦੀ ਫ਼ਾਈਲ, ਸਾਰੇ ਨਤੀਜਿਆਂ ਸਮੇਤ, ਸਟੈਂਡਰਡ ਆਉਟਪੁੱਟ ’ਤੇ ਲਿਖੋ
command-account = ਪ੍ਰਬੰਧਕਾਂ ਦੀ ਸੂਚੀ ਦੇਖੋ, ਕਿਸੇ ਨੂੰ ਸੱਦੋ ਜਾਂ ਹਟਾਓ, ਪਾਸਵਰਡ ਰੀਸੈੱਟ ਕਰੋ, ਲਾਗ-ਆਉਟ ਕਰੋ, ਗੁਪਤ ਕੁੰਜੀ ਬਦਲੋ
command-list = ਦਿਖਾਓ ਕਿ ਕੌਣ ਲਾਗ-ਇਨ ਕਰ ਸਕਦਾ ਹੈ
command-add = ਇੱਕੋ ਵਾਰ ਚੱਲਣ ਵਾਲਾ ਲਿੰਕ ਦਿਖਾਓ ਜਿਸ ਨਾਲ ਨਵਾਂ ਪ੍ਰਬੰਧਕ ਜੁੜਦਾ ਹੈ, ਜਾਂ ਸਟੈਂਡਰਡ ਇਨਪੁੱਟ ਤੋਂ ਪਾਸਵਰਡ ਲੈ ਕੇ ਪ੍ਰਬੰਧਕ ਜੋੜੋ
command-reset = ਇੱਕੋ ਵਾਰ ਚੱਲਣ ਵਾਲਾ ਲਿੰਕ ਦਿਖਾਓ ਜਿਸ ਨਾਲ ਨਵਾਂ ਪਾਸਵਰਡ ਚੁਣਿਆ ਜਾਂਦਾ ਹੈ, ਜਾਂ ਨਵਾਂ ਪਾਸਵਰਡ ਸਟੈਂਡਰਡ ਇਨਪੁੱਟ ਤੋਂ ਲਓ
command-remove = ਪ੍ਰਬੰਧਕ ਨੂੰ ਹਟਾਓ; ਖਾਤੇ ਦੇ ਨਾਲ ਉਸ ਦੇ ਸੈਸ਼ਨ ਅਤੇ ਲਿੰਕ ਵੀ ਮੁੱਕ ਜਾਂਦੇ ਹਨ
command-log-out = ਕਿਸੇ ਇੱਕ ਪ੍ਰਬੰਧਕ ਨੂੰ, ਜਾਂ ਸਾਰਿਆਂ ਨੂੰ, ਹਰ ਥਾਂ ਤੋਂ ਲਾਗ-ਆਉਟ ਕਰੋ
command-remove-second-factor = ਜਿਸ ਪ੍ਰਬੰਧਕ ਦਾ ਫ਼ੋਨ ਅਤੇ ਬਹਾਲੀ ਕੋਡ ਗੁਆਚ ਗਏ ਹੋਣ, ਉਸ ਦੀ ਦੂਜੀ ਜਾਂਚ ਹਟਾਓ
command-rotate-secret = ਦਸਤਖ਼ਤਾਂ ਲਈ ਨਵੀਂ ਗੁਪਤ ਕੁੰਜੀ ਬਣਾਓ ਅਤੇ ਸਾਰਿਆਂ ਨੂੰ ਲਾਗ-ਆਉਟ ਕਰੋ; ਇਸ ਮਗਰੋਂ ਸੇਵਾ ਦੀ ਹਰ ਕਾਪੀ ਮੁੜ ਚਾਲੂ ਕਰੋ
command-migrate = ਡਾਟਾਬੇਸ ਦੀਆਂ ਸਾਰਣੀਆਂ ਨਵੇਂ ਰੂਪ ਵਿੱਚ ਲਿਆਓ (serve ਵੀ ਇਹ ਕਰਦਾ ਹੈ)
command-backup = ਡਾਟਾਬੇਸ ਵਿੱਚ ਜੋ ਕੁਝ ਹੈ, ਸਭ ਇੱਕ ਫ਼ਾਈਲ ਵਿੱਚ ਲਿਖੋ, ਸੇਵਾ ਚੱਲਦੇ ਹੋਏ ਵੀ
command-verify = ਜਾਂਚੋ ਕਿ ਬੈਕਅੱਪ ਪੂਰਾ ਹੈ, ਅਤੇ ਦਿਖਾਓ ਕਿ ਉਸ ਵਿੱਚ ਕੀ ਹੈ
command-restore = ਬੈਕਅੱਪ ਨੂੰ ਖਾਲੀ ਡਾਟਾਬੇਸ ਵਿੱਚ ਬਹਾਲ ਕਰੋ, SQLite ਜਾਂ PostgreSQL
command-demo = ਨਮੂਨੇ ਦਾ ਕਲੱਬ ਜੋੜੋ: ਇੱਕ ਸਮਾਪਤ ਹੋ ਚੁੱਕੀ ਸ਼ਾਮ, ਇੱਕ ਅੱਧੀ ਖੇਡੀ ਹੋਈ, ਅਤੇ ਇੱਕ ਮੈਚ
command-manual = ਕਮਾਂਡਾਂ ਦੇ ਮੈਨੂਅਲ ਸਫ਼ੇ ਕਿਸੇ ਫ਼ੋਲਡਰ ਵਿੱਚ ਲਿਖੋ
command-completions = ਉਹ ਲਿਖੋ ਜਿਸ ਨਾਲ ਸ਼ੈੱਲ ਕਮਾਂਡਾਂ ਤੇ ਵਿਕਲਪ ਆਪਣੇ-ਆਪ ਪੂਰੇ ਕਰੇ

## Options: those of several commands, then those of one

option-help = ਮਦਦ ਦਿਖਾਓ
option-version = ਵਰਜਨ ਦਿਖਾਓ
option-json = ਟਰਮੀਨਲ ’ਤੇ ਵੀ JSON ਲਿਖੋ
option-location = ਡਾਟਾ ਕਿੱਥੇ ਹੈ: ਕੋਈ ਫ਼ਾਈਲ, sqlite:FILE, ਜਾਂ postgres://USER@HOST/NAME
option-file = ਟੂਰਨਾਮੈਂਟ ਦੀ ਫ਼ਾਈਲ; - ਲਿਖੋ ਜਾਂ ਕੁਝ ਨਾ ਦਿਓ, ਤਾਂ ਸਟੈਂਡਰਡ ਇਨਪੁੱਟ
option-backup = ਬੈਕਅੱਪ
option-backup-backup = ਜਿਸ ਫ਼ਾਈਲ ਵਿੱਚ ਲਿਖਣਾ ਹੈ; ਪੂਰੀ ਹੋਣ ’ਤੇ ਹੀ ਪੁਰਾਣੀ ਦੀ ਥਾਂ ਲੈਂਦੀ ਹੈ; - ਲਿਖੋ ਜਾਂ ਕੁਝ ਨਾ ਦਿਓ, ਤਾਂ ਸਟੈਂਡਰਡ ਆਉਟਪੁੱਟ
option-backups = ਬੈਕਅੱਪ ਦਾ ਫੋਲਡਰ, ਹੋ ਸਕੇ ਤਾਂ ਦੂਜੀ ਡਿਸਕ ’ਤੇ; ਨਾ ਦੱਸਣ ’ਤੇ ਡਾਟਾਬੇਸ ਦੀ ਫ਼ਾਈਲ ਕੋਲ backups, PostgreSQL ਨਾਲ data/backups
option-keep-backups = ਘੰਟੇਵਾਰ ਕਿੰਨੇ ਬੈਕਅੱਪ ਰਹਿਣ, ਅਤੇ ਮਾਈਗ੍ਰੇਸ਼ਨਾਂ ਤੋਂ ਪਹਿਲਾਂ ਦੇ ਵੀ ਓਨੇ ਹੀ; 0 ਨਾਲ ਕੋਈ ਨਹੀਂ ਲਿਆ ਜਾਂਦਾ
option-club = ਕਲੱਬ, ਭਾਵ ਉਸ ਦੇ ਪਤੇ /c/CLUB ਦਾ ਆਖਰੀ ਹਿੱਸਾ; ਕਲੱਬ ਇੱਕੋ ਹੋਵੇ, ਤਾਂ ਦੇਣਾ ਜ਼ਰੂਰੀ ਨਹੀਂ
option-login = ਪ੍ਰਬੰਧਕ ਲਾਗ-ਇਨ ਕਰਨ ਲਈ ਜੋ ਲਿਖਦੇ ਹਨ
option-role = ਇਹ ਖਾਤਾ ਕੀ ਕਰ ਸਕਦਾ ਹੈ: ਸਭ ਕੁਝ, ਜਾਂ ਨਤੀਜਿਆਂ ਬਾਰੇ ਫ਼ੈਸਲਾ ਅਤੇ ਸੋਧ
option-url = ਉਹ ਪਤਾ ਜਿਸ ’ਤੇ ਲੋਕ ਸੇਵਾ ਤੱਕ ਪਹੁੰਚਦੇ ਹਨ: ਲਿੰਕ ਇਸੇ ਤੋਂ ਸ਼ੁਰੂ ਹੁੰਦਾ ਹੈ
option-rules = ਤਿਆਰ ਨਿਯਮ, ਜਿਵੇਂ club, classic ਜਾਂ online
option-options = ਨਿਯਮਾਂ ਦਾ ਕੋਈ ਵਿਕਲਪ, ਜਿਵੇਂ house.zero50=true; ਇੱਕ ਤੋਂ ਵੱਧ ਵਾਰ ਦਿੱਤਾ ਜਾ ਸਕਦਾ ਹੈ
option-serve-listen = ਉਹ ਪਤਾ ਅਤੇ ਪੋਰਟ ਜਿਸ ’ਤੇ ਸੁਣਨਾ ਹੈ; 0.0.0.0:8080 ਨਾਲ ਲੋਕਲ ਨੈੱਟਵਰਕ ਦੇ ਫ਼ੋਨ ਵੀ ਜੁੜ ਸਕਦੇ ਹਨ। ਨਾ ਦੇਣ ’ਤੇ 127.0.0.1:8080, ਪ੍ਰਮਾਣ-ਪੱਤਰ ਨਾਲ ਹਰ ਪਤੇ ਦਾ ਪੋਰਟ 443, ਅਤੇ --local-authority ਨਾਲ ਪੋਰਟ 8443
option-serve-domains = ਇਸ ਨਾਂ ਦਾ, ਜਿਵੇਂ uno.example, ਪ੍ਰਮਾਣ-ਪੱਤਰ ਕਿਸੇ ਜਨਤਕ ਅਥਾਰਟੀ ਤੋਂ ਲਓ ਅਤੇ ਨਵਾਂ ਕਰਦੇ ਰਹੋ, ਜਿਸ ਦੀਆਂ ਸ਼ਰਤਾਂ ਤੁਸੀਂ ਇਸ ਨਾਲ ਮੰਨ ਲੈਂਦੇ ਹੋ; ਕਈ ਵਾਰ ਦਿੱਤਾ ਜਾ ਸਕਦਾ ਹੈ, ਲਿੰਕ ਪਹਿਲੇ ’ਤੇ ਲੈ ਜਾਂਦੇ ਹਨ। --local-authority ਨਾਲ: ਇੱਕ ਹੋਰ ਲੋਕਲ ਨਾਂ
option-serve-acme-directory = ਪ੍ਰਮਾਣ-ਪੱਤਰ ਦੇਣ ਵਾਲੀ ਅਥਾਰਟੀ ਦੀ ACME ਡਾਇਰੈਕਟਰੀ ਦਾ URL
option-serve-acme-contact = ਉਹ ਈ-ਮੇਲ ਪਤਾ ਜਿਸ ’ਤੇ ਉਹ ਅਥਾਰਟੀ ਲਿਖ ਸਕਦੀ ਹੈ
option-serve-acme-root = PEM ਫਾਈਲ, ਜਿਸ ਵਿੱਚ ਉਹ ਅਥਾਰਟੀ ਹੈ ਜਿਸ ਤੋਂ ਡਾਇਰੈਕਟਰੀ ਦਾ ਆਪਣਾ ਪ੍ਰਮਾਣ-ਪੱਤਰ ਹੈ, ਜੇ ਉਹ ਨਿੱਜੀ ਹੈ
option-serve-certificate = ਇਸ PEM ਫਾਈਲ ਦੇ ਪ੍ਰਮਾਣ-ਪੱਤਰ ਨਾਲ HTTPS ਚਲਾਓ, ਜਿਸ ਤੋਂ ਬਾਅਦ ਉਹ ਹੋਣ ਜੋ ਉਸ ਦੇ ਅਤੇ ਉਸ ਦੀ ਅਥਾਰਟੀ ਦੇ ਵਿਚਕਾਰ ਹਨ; ਬਦਲਣ ’ਤੇ ਫਿਰ ਪੜ੍ਹੀ ਜਾਂਦੀ ਹੈ
option-serve-key = ਪ੍ਰਮਾਣ-ਪੱਤਰ ਦੀ ਨਿੱਜੀ ਕੁੰਜੀ ਵਾਲੀ PEM ਫਾਈਲ
option-serve-local-authority = ਜਿੱਥੇ ਇੰਟਰਨੈੱਟ ਨਹੀਂ ਉੱਥੇ HTTPS ਚਲਾਓ: ਆਪਣੀ ਅਥਾਰਟੀ ਨਾਲ, ਜੋ ਇੱਕ ਵਾਰ ਬਣਦੀ ਹੈ ਅਤੇ ਜਿਸ ’ਤੇ ਹਰ ਡਿਵਾਈਸ ਨੂੰ ਭਰੋਸਾ ਕਰਨਾ ਪੈਂਦਾ ਹੈ
option-serve-certificate-folder = ਇੱਥੇ ਬਣੀਆਂ ਕੁੰਜੀਆਂ ਅਤੇ ਪ੍ਰਮਾਣ-ਪੱਤਰਾਂ ਦਾ ਫੋਲਡਰ; ਨਾ ਦੇਣ ’ਤੇ ਡਾਟਾਬੇਸ ਦੀ ਫਾਈਲ ਕੋਲ certificates, PostgreSQL ਨਾਲ data/certificates
option-serve-redirect = ਜਿੱਥੇ ਸਾਦਾ HTTP ਆਉਂਦਾ ਹੈ ਅਤੇ HTTPS ’ਤੇ ਭੇਜਿਆ ਜਾਂਦਾ ਹੈ, ਜਿਵੇਂ 0.0.0.0:80, ਜਾਂ none; ਨਾ ਦੇਣ ’ਤੇ ਪੋਰਟ 443 ਨਾਲ ਪੋਰਟ 80, --local-authority ਨਾਲ 8080
option-serve-demo = ਡਾਟਾਬੇਸ ਖਾਲੀ ਹੋਵੇ, ਤਾਂ ਨਮੂਨੇ ਦਾ ਕਲੱਬ ਜੋੜੋ
option-serve-url = ਉਹ ਪਤਾ ਜਿਸ ’ਤੇ ਲੋਕ ਸੇਵਾ ਤੱਕ ਪਹੁੰਚਦੇ ਹਨ, ਜਿਵੇਂ https://uno.example: ਲਿੰਕ ਉੱਥੇ ਹੀ ਲੈ ਜਾਂਦੇ ਹਨ, ਅਤੇ ਕਿਸੇ ਹੋਰ ਹੋਸਟ ਲਈ ਜਵਾਬ ਨਹੀਂ ਮਿਲਦਾ
option-serve-behind-proxy = X-Forwarded-For, -Host ਅਤੇ -Proto ’ਤੇ ਭਰੋਸਾ ਕਰੋ, ਜੋ ਸੇਵਾ ਦੇ ਅੱਗੇ ਲੱਗੀ ਰਿਵਰਸ ਪ੍ਰੌਕਸੀ ਭਰਦੀ ਹੈ
option-serve-metrics-token = ਜੋ ਇਹ ਟੋਕਨ ਭੇਜੇ (Authorization: Bearer), ਉਹ /metrics ਪੜ੍ਹਦਾ ਹੈ; 16 ਜਾਂ ਵੱਧ ਅੱਖਰ, ਇਨਵਾਇਰਨਮੈਂਟ ਵਿੱਚ ਦੇਣਾ ਸਭ ਤੋਂ ਚੰਗਾ
option-serve-metrics-listen = ਸਿਰਫ਼ /metrics ਦਾ ਪਤਾ ਅਤੇ ਪੋਰਟ, ਜਿਵੇਂ 127.0.0.1:9464; ਫਿਰ ਉਹ ਸਫ਼ਿਆਂ ਦੇ ਨਾਲ ਨਹੀਂ ਰਹਿੰਦਾ
option-serve-operators = ਉਸ ਪ੍ਰਬੰਧਕ ਦਾ ਲਾਗ-ਇਨ ਨਾਂ ਜੋ ਸੇਵਾ ਬਾਰੇ ਸਫ਼ਾ ਦੇਖ ਸਕਦਾ ਹੈ; ਕਈ ਵਾਰ ਦਿੱਤਾ ਜਾ ਸਕਦਾ ਹੈ। ਨਾ ਦੇਣ ’ਤੇ ਇਕੱਲੇ ਕਲੱਬ ਦੇ ਪ੍ਰਬੰਧਕ ਦੇਖ ਸਕਦੇ ਹਨ
option-serve-connections = ਸੇਵਾ ਦੀ ਇਹ ਕਾਪੀ PostgreSQL ਨਾਲ ਵੱਧ ਤੋਂ ਵੱਧ ਕਿੰਨੇ ਕਨੈਕਸ਼ਨ ਰੱਖੇ; ਇਹਨਾਂ ਤੋਂ ਬਿਨਾਂ ਦੋ ਹੋਰ, ਜਿਨ੍ਹਾਂ ਨਾਲ ਕਾਪੀਆਂ ਇੱਕ-ਦੂਜੇ ਦੀ ਖ਼ਬਰ ਸੁਣਦੀਆਂ ਹਨ
option-serve-drain = ਬੰਦ ਹੋਣ ਦਾ ਸੰਕੇਤ ਮਿਲਣ ਤੋਂ ਬਾਅਦ ਕਿੰਨੇ ਸਕਿੰਟ ਹੋਰ ਚੱਲੇ; ਇਸ ਦੌਰਾਨ /readyz ਦੱਸਦਾ ਹੈ ਕਿ ਸੇਵਾ ਤਿਆਰ ਨਹੀਂ, ਤਾਂ ਜੋ ਲੋਡ ਬੈਲੰਸਰ ਹੋਰ ਬੇਨਤੀਆਂ ਨਾ ਭੇਜਣ
option-serve-webhooks-to = ਉਹ ਨਿੱਜੀ ਨੈੱਟਵਰਕ ਜਾਂ ਹੋਸਟ ਜਿਨ੍ਹਾਂ ਤੱਕ ਵੈੱਬਹੁੱਕ ਪਹੁੰਚ ਸਕਦੇ ਹਨ, ਜਿਵੇਂ 192.168.1.0/24, ਕਾਮਿਆਂ ਨਾਲ; ਨਾ ਦਿਓ, ਤਾਂ ਉਹ ਸਿਰਫ਼ ਜਨਤਕ ਪਤਿਆਂ ਤੱਕ ਪਹੁੰਚਦੇ ਹਨ
option-serve-log = ਲੌਗ ਵਿੱਚ ਕੀ ਲਿਖਿਆ ਜਾਵੇ: error, warn, info, debug, ਜਾਂ lastcard=debug ਵਰਗਾ ਕੋਈ ਫਿਲਟਰ
option-serve-log-format = ਲੌਗ ਦੀਆਂ ਸਤਰਾਂ ਕਿਹੋ ਜਿਹੀਆਂ ਹੋਣ: text ਲੋਕਾਂ ਲਈ, json ਵਿੱਚ ਹਰ ਸਤਰ ’ਤੇ ਇੱਕ ਆਬਜੈਕਟ
option-schedule-format = ਫ਼ਾਰਮੈਟ: two-vs-two, four-player, eight-player, team, free-for-all, challenge, cowboy, duo ਜਾਂ individual
option-schedule-players = ਕੌਣ ਖੇਡਦਾ ਹੈ, ਤਰਤੀਬ ਵਿੱਚ ਅਤੇ ਕਾਮੇ ਲਾ ਕੇ; ਇੱਕ ਟੀਮ ਦੇ ਖਿਡਾਰੀਆਂ ਵਿਚਕਾਰ +: ਅਮਨ+ਬਲਜੀਤ,ਚਰਨ+ਕਿਰਨ
option-schedule-name = ਟੂਰਨਾਮੈਂਟ ਦਾ ਨਾਂ
option-schedule-rounds = ਗੇੜ, ਭਾਵ ਪੂਰਾ ਸ਼ਡਿਊਲ ਕਿੰਨੀ ਵਾਰ ਖੇਡਿਆ ਜਾਵੇ
option-schedule-blocks = ਸ਼ਡਿਊਲ ਦੇ ਕਿੰਨੇ ਬਲਾਕ ਖੇਡੇ ਜਾਣ, ਪੂਰੇ ਗੇੜਾਂ ਦੀ ਥਾਂ
option-schedule-hands-per-block = ਉਹੀ ਚਾਰ ਖਿਡਾਰੀ ਉਹਨਾਂ ਹੀ ਸਾਥੀਆਂ ਨਾਲ ਕਿੰਨੀਆਂ ਬਾਜ਼ੀਆਂ ਖੇਡਣ: 1, 2 ਜਾਂ 4
option-schedule-fixed-seats = ਵਿਰੋਧੀ ਬਲਾਕ ਦੇ ਅੰਦਰ ਆਪਣੀਆਂ ਸੀਟਾਂ ’ਤੇ ਹੀ ਰਹਿੰਦੇ ਹਨ
option-schedule-duplicate = ਇੱਕ ਬਾਜ਼ੀ ਲਈ ਸਾਰੇ ਮੇਜ਼ਾਂ ’ਤੇ ਉਹੀ ਡੈੱਕ, ਅਤੇ ਹਰ ਦੂਜੇ ਗੇੜ ਵਿੱਚ ਉਹੀ ਕਾਰਡ ਵਿਰੋਧੀਆਂ ਨੂੰ
option-schedule-scoring = ਬਾਜ਼ੀਆਂ ਤੋਂ ਦਰਜਾਬੰਦੀ ਕਿਵੇਂ ਬਣੇ, ਜਿਵੇਂ lazy; ਨਾ ਦਿਓ, ਤਾਂ ਫ਼ਾਰਮੈਟ ਦੀ ਆਮ ਸਕੋਰਿੰਗ
option-schedule-target = std ਸਕੋਰਿੰਗ ਵਿੱਚ ਕਿੰਨੇ ਅੰਕਾਂ ’ਤੇ ਮੈਚ ਮੁੱਕਦਾ ਹੈ
option-schedule-limit = ਕਿੰਨੇ ਅੰਕਾਂ ’ਤੇ lose200 ਸਕੋਰਿੰਗ ਵਿੱਚ ਹਾਰ ਹੁੰਦੀ ਹੈ, ਜਾਂ challenge ਸਕੋਰਿੰਗ ਵਿੱਚ ਖਿਡਾਰੀ ਬਾਹਰ ਹੁੰਦਾ ਹੈ
option-schedule-stop-at-limit = ਕਿਸੇ ਦੇ ਹੱਦ ’ਤੇ ਪਹੁੰਚਦੇ ਹੀ ਟੂਰਨਾਮੈਂਟ ਸਮਾਪਤ
option-schedule-hands = ਅਜਿਹੇ ਮੈਚ ਲਈ ਤੈਅ ਬਾਜ਼ੀਆਂ ਜੋ ਅੰਕਾਂ ਨਾਲ ਨਹੀਂ ਮੁੱਕਦਾ
option-simulate-seed = ਉਹੀ ਸੀਡ ਹਰ ਮਸ਼ੀਨ ’ਤੇ ਉਹੀ ਬਾਜ਼ੀਆਂ ਦਿੰਦਾ ਹੈ
option-simulate-bots = ਕਿਹੜਾ ਬੋਟ ਖੇਡੇ: random ਜਾਂ greedy
option-simulate-hands = ਟੂਰਨਾਮੈਂਟ ਦੀ ਫ਼ਾਈਲ ਦੀ ਥਾਂ ਅੰਕੜਿਆਂ ਲਈ ਕਿੰਨੀਆਂ ਬਾਜ਼ੀਆਂ ਖੇਡੀਆਂ ਜਾਣ
option-simulate-players = ਕਿੰਨੇ ਖਿਡਾਰੀ ਖੇਡਣ
option-simulate-threads = ਕਿੰਨੇ ਥ੍ਰੈੱਡ ਖੇਡਣ; ਨਾ ਦਿਓ, ਤਾਂ ਸਾਰੇ ਕੋਰ
option-simulate-log = ਅੰਕੜਿਆਂ ਦੀ ਥਾਂ ਹਰ ਬਾਜ਼ੀ ਦਾ ਰਿਕਾਰਡ ਲਿਖੋ, ਇੱਕ ਸਤਰ ਵਿੱਚ ਇੱਕ
option-season-files = ਟੂਰਨਾਮੈਂਟ ਦੀਆਂ ਫ਼ਾਈਲਾਂ, ਜਿਸ ਤਰਤੀਬ ਵਿੱਚ ਖੇਡੀਆਂ ਗਈਆਂ; - ਸਟੈਂਡਰਡ ਇਨਪੁੱਟ ਹੈ
option-season-count = ਇੱਕ ਸ਼ਾਮ ਦਾ ਮੁੱਲ: field (ਆਉਣ ਦਾ ਇੱਕ ਅੰਕ, ਅਤੇ ਪਿੱਛੇ ਰਹੇ ਹਰ ਇੱਕ ਦਾ ਇੱਕ), places (ਸੂਚੀ ਮੁਤਾਬਕ ਸਥਾਨਾਂ ਦੇ ਅੰਕ), totals (ਸ਼ਾਮ ਦਾ ਜੋੜ) ਜਾਂ average (ਹਰ ਬਾਜ਼ੀ ਦੇ ਅੰਕ); ਨਾ ਦਿਓ ਤਾਂ field
option-season-points = ਸਥਾਨਾਂ ਦੇ ਅੰਕ, ਪਹਿਲਾ ਸਥਾਨ ਪਹਿਲਾਂ, ਜਿਵੇਂ 10,8,6; places ਨਾਲ ਨਾ ਦਿਓ ਤਾਂ 10,8,6,5,4,3,2,1
option-season-best = ਹਰ ਇੱਕ ਦੀਆਂ ਕਿੰਨੀਆਂ ਸਭ ਤੋਂ ਚੰਗੀਆਂ ਸ਼ਾਮਾਂ ਗਿਣੀਆਂ ਜਾਣ; ਨਾ ਦਿਓ ਤਾਂ ਸਾਰੀਆਂ
option-season-least = ਕਿੰਨੀਆਂ ਸ਼ਾਮਾਂ ਮਗਰੋਂ ਦਰਜਾ ਮਿਲਦਾ ਹੈ; ਨਾ ਦਿਓ ਤਾਂ 1
option-season-ties = ਬਰਾਬਰੀ ਵਿੱਚ ਫ਼ੈਸਲਾ ਕਿਸ ਨਾਲ ਹੋਵੇ, ਇਸੇ ਤਰਤੀਬ ਵਿੱਚ: countback (ਵੱਧ ਪਹਿਲੇ ਸਥਾਨ, ਫਿਰ ਵੱਧ ਦੂਜੇ), best (ਸਭ ਤੋਂ ਚੰਗੀ ਇੱਕ ਸ਼ਾਮ), evenings (ਵੱਧ ਸ਼ਾਮਾਂ); ਨਾ ਦਿਓ ਤਾਂ countback,best
option-replay-file = ਬਾਜ਼ੀਆਂ ਦੇ ਰਿਕਾਰਡ, ਇੱਕ ਤੋਂ ਬਾਅਦ ਇੱਕ; - ਲਿਖੋ ਜਾਂ ਕੁਝ ਨਾ ਦਿਓ, ਤਾਂ ਸਟੈਂਡਰਡ ਇਨਪੁੱਟ
option-import-starts-at = ਕਦੋਂ ਸ਼ੁਰੂ ਹੋਇਆ ਜਾਂ ਹੋਣਾ ਹੈ, ਜਿਵੇਂ 2026-11-27T18:30:00+05:30; ਨਾ ਦਿਓ, ਤਾਂ ਹੁਣੇ
option-import-again = ਕਲੱਬ ਕੋਲ ਪਹਿਲਾਂ ਹੋਵੇ, ਤਾਂ ਵੀ ਇੱਕ ਵਾਰ ਹੋਰ ਜੋੜੋ
option-export-tournament = ਟੂਰਨਾਮੈਂਟ, ਭਾਵ ਉਸ ਦੇ ਪਤੇ /t/TOURNAMENT ਦਾ ਆਖਰੀ ਹਿੱਸਾ
option-manual-folder = ਫ਼ੋਲਡਰ, ਜੋ ਪਹਿਲਾਂ ਤੋਂ ਮੌਜੂਦ ਹੋਵੇ
option-completions-shell = ਕਿਹੜਾ ਸ਼ੈੱਲ
option-log-out-everybody = ਹਰ ਕਲੱਬ ਦਾ ਹਰ ਪ੍ਰਬੰਧਕ
option-add-login = ਪ੍ਰਬੰਧਕ ਲਾਗ-ਇਨ ਕਰਨ ਲਈ ਜੋ ਲਿਖਣਗੇ; ਸਿਰਫ਼ --password-stdin ਨਾਲ
option-add-name = ਪ੍ਰਬੰਧਕ ਦਾ ਨਾਂ; ਨਾ ਦਿਓ, ਤਾਂ ਲਾਗ-ਇਨ ਨਾਂ
option-add-password-stdin = ਪਾਸਵਰਡ ਸਟੈਂਡਰਡ ਇਨਪੁੱਟ ਤੋਂ ਪੜ੍ਹੋ, ਇੱਕ ਸਤਰ
option-reset-password-stdin = ਨਵਾਂ ਪਾਸਵਰਡ ਸਟੈਂਡਰਡ ਇਨਪੁੱਟ ਤੋਂ ਪੜ੍ਹੋ, ਇੱਕ ਸਤਰ
option-demo-remove = ਨਮੂਨੇ ਦਾ ਕਲੱਬ ਉਸ ਵਿਚਲੀ ਹਰ ਚੀਜ਼ ਸਮੇਤ ਹਟਾਓ

## What is wrong with the arguments

argument-missing = ਇਹ ਨਹੀਂ ਦਿੱਤਾ ਗਿਆ
argument-no-value = ਇਸ ਮਗਰੋਂ ਮੁੱਲ ਨਹੀਂ ਦਿੱਤਾ ਗਿਆ
argument-unknown = ਅਜਿਹਾ ਕੋਈ ਵਿਕਲਪ ਨਹੀਂ{ $similar ->
    [none] ।
   *[other] ; ਕੀ ਤੁਹਾਡਾ ਮਤਲਬ { $similar } ਸੀ?
}
argument-no-command = ਅਜਿਹੀ ਕੋਈ ਕਮਾਂਡ ਨਹੀਂ{ $similar ->
    [none] ।
   *[other] ; ਕੀ ਤੁਹਾਡਾ ਮਤਲਬ { $similar } ਸੀ?
}
argument-twice = ਇਹ ਇੱਕੋ ਵਾਰ ਦਿੱਤਾ ਜਾ ਸਕਦਾ ਹੈ
argument-conflict = ਇਹ { $other } ਦੇ ਨਾਲ ਨਹੀਂ ਦਿੱਤਾ ਜਾ ਸਕਦਾ
argument-takes-none = ਇੱਥੇ ਕੋਈ ਮੁੱਲ ਨਹੀਂ ਚਾਹੀਦਾ, ਪਰ “{ $given }” ਦਿੱਤਾ ਗਿਆ
argument-not-among = “{ $given }” ਇਹਨਾਂ ਵਿੱਚੋਂ ਨਹੀਂ: { $known }
argument-no-number = “{ $given }” 0 ਜਾਂ ਉਸ ਤੋਂ ਵੱਡਾ ਪੂਰਾ ਨੰਬਰ ਨਹੀਂ
argument-no-time = “{ $given }” 2026-11-27T18:30:00+05:30 ਵਰਗਾ ਸਮਾਂ ਨਹੀਂ
argument-not-text = ਇੱਕ ਆਰਗੂਮੈਂਟ ਪੜ੍ਹਨਯੋਗ ਲਿਖਤ (UTF-8) ਨਹੀਂ

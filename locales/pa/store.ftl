### The database: where it is, who logs in, and the commands that work on it.

## What can be wrong with where the data is kept

problem-database-scheme-unknown = “{ $scheme }” ਅਜਿਹਾ ਡਾਟਾਬੇਸ ਨਹੀਂ ਜਿਸ ਨੂੰ Lastcard ਜਾਣਦਾ ਹੋਵੇ। ਫ਼ਾਈਲ (club.db ਜਾਂ sqlite:club.db) ਜਾਂ PostgreSQL ਦਾ ਪਤਾ (postgres://user@host/name) ਦਿਓ।
problem-database-path-missing = ਡਾਟਾਬੇਸ ਦੀ ਫ਼ਾਈਲ ਦਾ ਨਾਂ ਨਹੀਂ ਦਿੱਤਾ ਗਿਆ। ਦਿਓ, ਜਿਵੇਂ data/lastcard.db।
problem-database-in-memory = ਮੈਮੋਰੀ ਵਿਚਲਾ ਡਾਟਾਬੇਸ Lastcard ਦੇ ਬੰਦ ਹੁੰਦਿਆਂ ਹੀ ਗੁਆਚ ਜਾਵੇਗਾ। ਫ਼ਾਈਲ ਦਿਓ, ਜਿਵੇਂ data/lastcard.db।

## What can be wrong with a login

problem-login-empty = ਲਾਗ-ਇਨ ਨਾਂ ਲਿਖੋ: ਕੋਈ ਛੋਟਾ ਨਾਂ ਜਾਂ ਈ-ਮੇਲ ਪਤਾ।
problem-login-too-long = ਲਾਗ-ਇਨ ਨਾਂ ਵਿੱਚ ਵੱਧ ਤੋਂ ਵੱਧ { $max } ਅੱਖਰ ਹੋ ਸਕਦੇ ਹਨ।
problem-login-space = ਲਾਗ-ਇਨ ਨਾਂ ਇੱਕੋ ਸ਼ਬਦ ਹੁੰਦਾ ਹੈ, ਵਿੱਚ ਖਾਲੀ ਥਾਂ ਨਹੀਂ।

## The commands that work on the database

data-unopened = ਡਾਟਾਬੇਸ { $database } ਖੁੱਲ੍ਹ ਨਹੀਂ ਸਕਦਾ: { $reason }
data-failed = ਗੱਲ ਨਹੀਂ ਬਣੀ, ਅਤੇ ਕੁਝ ਨਹੀਂ ਬਦਲਿਆ ਗਿਆ: { $reason }
data-no-club = ਅਜੇ ਕੋਈ ਕਲੱਬ ਨਹੀਂ। “lastcard serve” ਸ਼ੁਰੂ ਕਰੋ ਅਤੇ ਉਸ ਦਾ ਦਿਖਾਇਆ ਸੈੱਟਅੱਪ ਲਿੰਕ ਖੋਲ੍ਹੋ, ਜਾਂ --club ਨਾਲ ਨਮੂਨੇ ਦਾ ਕਲੱਬ ਦੱਸੋ।
data-several-clubs = ਕਲੱਬ ਕਈ ਹਨ। --club ਨਾਲ ਦੱਸੋ ਕਿ ਕਿਹੜਾ: { $clubs }
data-no-such-club = “{ $club }” ਨਾਂ ਦਾ ਕੋਈ ਕਲੱਬ ਨਹੀਂ। ਕਲੱਬ ਇਹ ਹਨ: { $clubs }

migrate-nothing = { $database } ਪਹਿਲਾਂ ਹੀ ਨਵੇਂ ਰੂਪ ਵਿੱਚ ਹੈ।
migrate-done = { $database } ਹੁਣ ਨਵੇਂ ਰੂਪ ਵਿੱਚ ਹੈ। ਲਾਗੂ ਕੀਤੇ ਬਦਲਾਅ: { $applied }

backup-done = { $file } ਲਿਖੀ ਅਤੇ ਜਾਂਚੀ ਗਈ।
backup-whole = { $file } ਪੂਰੀ ਅਤੇ ਠੀਕ ਹੈ।
backup-restored = { $database } ਵਿੱਚ ਹੁਣ ਬੈਕਅੱਪ ਦਾ ਸਭ ਕੁਝ ਹੈ।
backup-holds = ਕਲੱਬ: { $clubs }, ਟੂਰਨਾਮੈਂਟ: { $tournaments }, ਦਰਜ ਐਂਟਰੀਆਂ: { $entries }।
backup-no-database = { $database } ਨਾਂ ਦਾ ਕੋਈ ਡਾਟਾਬੇਸ ਨਹੀਂ ਹੈ। ਜਿਸਦਾ ਬੈਕਅੱਪ ਲੈਣਾ ਹੈ, ਉਸਨੂੰ --database ਨਾਲ ਦੱਸੋ।
backup-to-terminal = ਬੈਕਅੱਪ ਟਰਮੀਨਲ ’ਤੇ ਪੜ੍ਹਨ ਵਾਲੀ ਲਿਖਤ ਨਹੀਂ ਹੈ। ਫ਼ਾਈਲ ਦਾ ਨਾਂ ਦਿਓ, ਜਾਂ > ਨਾਲ ਉਸਨੂੰ ਫ਼ਾਈਲ ਵਿੱਚ ਭੇਜੋ।
backup-in-use = { $database } ਖਾਲੀ ਨਹੀਂ ਹੈ: { $table } ਵਿੱਚ ਕਤਾਰਾਂ ਹਨ। --database ਨਾਲ ਅਜਿਹਾ ਡਾਟਾਬੇਸ ਦੱਸੋ ਜੋ ਅਜੇ ਵਰਤਿਆ ਨਾ ਗਿਆ ਹੋਵੇ। ਕੁਝ ਨਹੀਂ ਬਦਲਿਆ ਗਿਆ।
backup-needs-no-tables = { $database } ਦੀਆਂ ਸਾਰਣੀਆਂ ਬੈਕਅੱਪ ਤੋਂ ਨਵੀਆਂ ਹਨ। ਨਵੀਂ ਫ਼ਾਈਲ ਜਾਂ ਬਿਨਾਂ ਸਾਰਣੀਆਂ ਵਾਲਾ PostgreSQL ਡਾਟਾਬੇਸ ਦੱਸੋ। ਕੁਝ ਨਹੀਂ ਬਦਲਿਆ ਗਿਆ।
backup-none = { $file } Lastcard ਦਾ ਬੈਕਅੱਪ ਨਹੀਂ ਹੈ।
backup-cut-short = { $file } ਅਧੂਰੀ ਹੈ: ਉਸ ਦਾ ਅੰਤ ਨਹੀਂ ਹੈ। ਦੂਜਾ ਬੈਕਅੱਪ ਵਰਤੋ। ਕੁਝ ਨਹੀਂ ਬਦਲਿਆ ਗਿਆ।
backup-damaged = { $file } ਖ਼ਰਾਬ ਹੈ। ਦੂਜਾ ਬੈਕਅੱਪ ਵਰਤੋ। ਕੁਝ ਨਹੀਂ ਬਦਲਿਆ ਗਿਆ।
backup-too-large = { $file } ਖੋਲ੍ਹਣ ’ਤੇ ਇੰਨੀ ਵੱਡੀ ਨਿਕਲੀ, ਜਿੰਨਾ Lastcard ਦਾ ਕੋਈ ਬੈਕਅੱਪ ਨਹੀਂ ਹੁੰਦਾ: ਉਸਨੂੰ ਸਤਰ { $line } ਤੱਕ ਪੜ੍ਹਿਆ ਗਿਆ, ਅੱਗੇ ਨਹੀਂ। ਦੂਜਾ ਬੈਕਅੱਪ ਵਰਤੋ। ਕੁਝ ਨਹੀਂ ਬਦਲਿਆ ਗਿਆ।
backup-newer = { $file } ਵਧੇਰੇ ਨਵੇਂ Lastcard ਦੀ ਹੈ। ਪਹਿਲਾਂ ਇਸ ਨੂੰ ਨਵਾਂ ਕਰੋ। ਕੁਝ ਨਹੀਂ ਬਦਲਿਆ ਗਿਆ।
backup-failed = { $file }: ਗੱਲ ਨਹੀਂ ਬਣੀ, ਅਤੇ ਕੁਝ ਨਹੀਂ ਬਦਲਿਆ ਗਿਆ: { $reason }
backup-before-migration-failed = ਡਾਟਾਬੇਸ ਦੀਆਂ ਸਾਰਣੀਆਂ ਬਦਲਣੀਆਂ ਹਨ, ਪਰ ਉਸ ਤੋਂ ਪਹਿਲਾਂ { $folder } ਵਿੱਚ ਬੈਕਅੱਪ ਨਹੀਂ ਲਿਖਿਆ ਜਾ ਸਕਿਆ: { $reason }. ਕੁਝ ਨਹੀਂ ਬਦਲਿਆ। --backups ਨਾਲ ਹੋਰ ਫੋਲਡਰ ਦੱਸੋ, ਜਾਂ --keep-backups 0 ਨਾਲ ਬਿਨਾਂ ਬੈਕਅੱਪ ਅੱਗੇ ਵਧੋ।
backup-club-arrived = ਕਲੱਬ ਆ ਗਿਆ ਹੈ ਅਤੇ /c/{ $club } ’ਤੇ ਹੈ।
backup-club-passwords = ਉਸ ਦੇ ਪ੍ਰਬੰਧਕਾਂ ਦੇ ਇੱਥੇ ਅਜੇ ਪਾਸਵਰਡ ਨਹੀਂ ਹਨ। ਹਰੇਕ ਲਈ ਪਾਸਵਰਡ ਰੱਖਣ ਦਾ ਲਿੰਕ ਬਣਾਓ:
backup-club-is-there = { $file } ਦਾ ਕਲੱਬ ਇੱਥੇ ਪਹਿਲਾਂ ਹੀ ਹੈ। ਇੱਕ ਕਲੱਬ ਇੱਕੋ ਵਾਰ ਆਉਂਦਾ ਹੈ। ਕੁਝ ਨਹੀਂ ਬਦਲਿਆ।
backup-unfit = { $file } ਨਹੀਂ ਲਈ ਗਈ: ਸਾਰਣੀ { $table } ਦੀ ਕਤਾਰ { $row } Lastcard ਨੂੰ ਮਨਜ਼ੂਰ ਨਹੀਂ ({ $reason })। ਕੁਝ ਨਹੀਂ ਬਦਲਿਆ ਗਿਆ। ਕਲੱਬ ਜਿੱਥੇ ਹੈ, ਉੱਥੋਂ ਫ਼ਾਈਲ ਦੁਬਾਰਾ ਡਾਊਨਲੋਡ ਕਰੋ।

import-done = “{ $name }” ਹੁਣ { $club } ਵਿੱਚ ਹੈ: /t/{ $slug }
import-open-hand = ਬਾਜ਼ੀ { $slot } ਖੁੱਲ੍ਹੀ ਹੈ, ਅਤੇ ਉਸ ਦੀਆਂ ਸੀਟਾਂ, ਡੀਲਰ ਜਾਂ ਪਹਿਲੀ ਚਾਲ ਉਹ ਨਹੀਂ ਜੋ ਪਹਿਲਾਂ ਦੀਆਂ ਬਾਜ਼ੀਆਂ ਤੋਂ ਬਣਦੇ ਹਨ। ਉਹਨਾਂ ਨੂੰ ਛੱਡ ਦਿਓ, ਜਾਂ ਪਹਿਲਾਂ ਬਾਜ਼ੀ ਦਰਜ ਕਰੋ।
import-there = ਕਲੱਬ ਕੋਲ ਇਹ ਟੂਰਨਾਮੈਂਟ ਪਹਿਲਾਂ ਹੀ ਹੈ: /t/{ $slug }। ਕੁਝ ਨਹੀਂ ਜੋੜਿਆ ਗਿਆ। --again ਨਾਲ ਇਹ ਇੱਕ ਵਾਰ ਹੋਰ ਜੁੜਦਾ ਹੈ, ਅਤੇ ਮੁੜ ਗਿਣਿਆ ਜਾਂਦਾ ਹੈ।
import-key-used = ਇਸ ਕੁੰਜੀ ਨਾਲ ਪਹਿਲਾਂ ਹੋਰ ਟੂਰਨਾਮੈਂਟ ਭੇਜਿਆ ਗਿਆ ਹੈ। ਇਸ ਨੂੰ ਇਸ ਦੀ ਆਪਣੀ ਕੁੰਜੀ ਨਾਲ ਭੇਜੋ।
api-tournament-there = ਕਲੱਬ ਕੋਲ ਇਹਨਾਂ ਨਤੀਜਿਆਂ ਵਾਲਾ ਇਹ ਟੂਰਨਾਮੈਂਟ ਪਹਿਲਾਂ ਹੀ ਹੈ: /t/{ $slug }। ਕੁਝ ਨਹੀਂ ਬਣਾਇਆ ਗਿਆ। again=true ਨਾਲ ਇਹ ਇੱਕ ਵਾਰ ਹੋਰ ਬਣਦਾ ਹੈ, ਅਤੇ ਮੁੜ ਗਿਣਿਆ ਜਾਂਦਾ ਹੈ।
api-tournament-there-unnamed = ਕਲੱਬ ਕੋਲ ਇਹਨਾਂ ਨਤੀਜਿਆਂ ਵਾਲਾ ਇਹ ਟੂਰਨਾਮੈਂਟ ਪਹਿਲਾਂ ਹੀ ਹੈ। ਕੁਝ ਨਹੀਂ ਬਣਾਇਆ ਗਿਆ। again=true ਨਾਲ ਇਹ ਇੱਕ ਵਾਰ ਹੋਰ ਬਣਦਾ ਹੈ, ਅਤੇ ਮੁੜ ਗਿਣਿਆ ਜਾਂਦਾ ਹੈ।
export-no-such-tournament = “{ $slug }” ਨਾਂ ਦਾ ਕੋਈ ਟੂਰਨਾਮੈਂਟ ਨਹੀਂ। ਉਸ ਦੇ ਪਤੇ /t/… ਦਾ ਆਖਰੀ ਹਿੱਸਾ ਦਿਓ।

demo-club = ਨਮੂਨੇ ਦਾ ਕਲੱਬ
demo-added = ਨਮੂਨੇ ਦਾ ਕਲੱਬ ਜੋੜ ਦਿੱਤਾ ਗਿਆ।
demo-there = ਨਮੂਨੇ ਦਾ ਕਲੱਬ ਪਹਿਲਾਂ ਹੀ ਮੌਜੂਦ ਹੈ।
demo-removed = ਨਮੂਨੇ ਦਾ ਕਲੱਬ ਹਟਾ ਦਿੱਤਾ ਗਿਆ।
demo-none = ਨਮੂਨੇ ਦਾ ਕੋਈ ਕਲੱਬ ਨਹੀਂ।

account-cli-login = ਲਾਗ-ਇਨ ਨਾਂ
account-cli-name = ਨਾਂ
account-cli-club = ਕਲੱਬ
account-cli-added = { $login } ਹੁਣ ਲਾਗ-ਇਨ ਕਰ ਸਕਦੇ ਹਨ।
account-cli-reset = { $login } ਦਾ ਪਾਸਵਰਡ ਨਵਾਂ ਹੈ, ਅਤੇ ਖਾਤਾ ਹਰ ਥਾਂ ਤੋਂ ਲਾਗ-ਆਉਟ ਹੈ।
account-cli-taken = ਲਾਗ-ਇਨ ਨਾਂ “{ $login }” ਲਿਆ ਜਾ ਚੁੱਕਾ ਹੈ। ਕੋਈ ਹੋਰ ਚੁਣੋ।
account-cli-unknown = ਕਿਸੇ ਦਾ ਲਾਗ-ਇਨ ਨਾਂ “{ $login }” ਨਹੀਂ। ਕੌਣ ਲਾਗ-ਇਨ ਕਰ ਸਕਦਾ ਹੈ, ਇਹ “lastcard account list” ਦੱਸਦਾ ਹੈ।
account-cli-link-invite = ਇਹ ਲਿੰਕ ਇੱਕੋ ਵਾਰ ਚੱਲਦਾ ਹੈ, ਤਿੰਨ ਦਿਨਾਂ ਦੇ ਅੰਦਰ:
account-cli-link-reset = ਇਹ ਲਿੰਕ ਇੱਕੋ ਵਾਰ ਚੱਲਦਾ ਹੈ, ਇੱਕ ਘੰਟੇ ਦੇ ਅੰਦਰ:
account-cli-removed = { $login } ਨੂੰ ਹਟਾ ਦਿੱਤਾ ਗਿਆ ਹੈ, ਅਤੇ ਖਾਤਾ ਹਰ ਥਾਂ ਤੋਂ ਲਾਗ-ਆਉਟ ਹੈ।
account-cli-last = { $login } ਕਲੱਬ ਦੇ ਆਖਰੀ ਪ੍ਰਬੰਧਕ ਹਨ, ਇਸ ਲਈ ਹਟਾਏ ਨਹੀਂ ਜਾ ਸਕਦੇ: ਫਿਰ ਕੋਈ ਲਾਗ-ਇਨ ਨਹੀਂ ਕਰ ਸਕੇਗਾ। ਪਹਿਲਾਂ ਹੋਰ ਪ੍ਰਬੰਧਕ ਜੋੜੋ।
account-cli-logged-out = { $count ->
    [one] { $count } ਸੈਸ਼ਨ ਬੰਦ ਕੀਤਾ ਗਿਆ।
   *[other] { $count } ਸੈਸ਼ਨ ਬੰਦ ਕੀਤੇ ਗਏ।
}
account-cli-factor-removed = { $login } ਦਾ ਲਾਗ-ਇਨ ਹੁਣ ਸਿਰਫ਼ ਪਾਸਵਰਡ ਨਾਲ ਹੁੰਦਾ ਹੈ।
account-cli-no-factor = { $login } ਦੀ ਕੋਈ ਦੂਜੀ ਜਾਂਚ ਨਹੀਂ।
account-cli-rotated = ਗੁਪਤ ਕੁੰਜੀ ਨਵੀਂ ਹੈ, ਅਤੇ ਸਾਰੇ ਲਾਗ-ਆਉਟ ਹਨ। ਸੇਵਾ ਦੀ ਹਰ ਕਾਪੀ ਹੁਣੇ ਮੁੜ ਚਾਲੂ ਕਰੋ: ਤਦ ਤੱਕ ਉਹ ਪੁਰਾਣੀ ਨਾਲ ਚੱਲਦੀਆਂ ਰਹਿਣਗੀਆਂ। ਫ਼ੋਨਾਂ ਨੂੰ ਆਪਣੀਆਂ ਸੀਟਾਂ ਮੁੜ ਲੈਣੀਆਂ ਪੈਣਗੀਆਂ।
account-cli-second-factor = ਦੂਜੀ ਜਾਂਚ
account-cli-yes = ਹਾਂ
account-cli-no = ਨਹੀਂ

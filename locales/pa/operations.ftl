### The page that shows how the service is, for whoever runs it; and sizes and times.

service-title = ਸੇਵਾ
service-lede = Lastcard ਦੀ ਇਹ ਕਾਪੀ ਕਿਵੇਂ ਚੱਲ ਰਹੀ ਹੈ, ਇਸ ਨੂੰ ਚਲਾਉਣ ਵਾਲਿਆਂ ਲਈ।
service-well = ਸਭ ਕੁਝ ਠੀਕ ਹੈ।
service-unknown = ਪਤਾ ਨਹੀਂ
service-number = { $count }
service-of = ਵੱਧ ਤੋਂ ਵੱਧ { $most } ਵਿੱਚੋਂ { $count }

## What there is to know

service-service = ਸੇਵਾ
service-version = ਵਰਜਨ
service-since = ਕਦੋਂ ਤੋਂ ਚੱਲ ਰਹੀ ਹੈ
service-viewers = ਹੁਣ ਦੇਖਣ ਵਾਲੇ
service-results = ਪਿਛਲੇ ਘੰਟੇ ਦੇ ਨਤੀਜੇ
service-memory = ਮੈਮਰੀ
service-certificate = ਸਰਟੀਫ਼ਿਕੇਟ ਕਦੋਂ ਤੱਕ ਚੱਲੇਗਾ
service-database = ਡਾਟਾਬੇਸ
service-place = ਕਿੱਥੇ ਹੈ
service-state = ਹਾਲਤ
service-answers = ਜਵਾਬ ਦਿੰਦਾ ਹੈ ਅਤੇ ਲਿਖ ਸਕਦਾ ਹੈ
service-fails = ਕੋਈ ਖਰਾਬੀ ਹੈ
service-size = ਆਕਾਰ
service-connections = ਕੁਨੈਕਸ਼ਨ
service-check = ਖਰਾਬੀ ਦੀ ਪਿਛਲੀ ਜਾਂਚ
service-check-none = ਅਜੇ ਪੂਰੀ ਨਹੀਂ ਹੋਈ
service-check-whole = { $at }: ਪੂਰੀ ਫ਼ਾਈਲ ਠੀਕ ਹੈ
service-check-guarded = { $at }: ਸਰਵਰ ਮੁਤਾਬਕ ਕੋਈ ਚੈੱਕਸਮ ਗਲਤ ਨਹੀਂ ਨਿਕਲਿਆ
service-check-unknown = { $at }: ਸਰਵਰ ਚੈੱਕਸਮ ਨਹੀਂ ਰੱਖਦਾ, ਇਸ ਲਈ ਖਰਾਬੀ ਦਾ ਪਤਾ ਨਹੀਂ ਲੱਗੇਗਾ
service-check-damaged = { $at }: ਖਰਾਬੀ ਮਿਲੀ
service-copies = ਇਸ ’ਤੇ Lastcard ਦੀਆਂ ਕਾਪੀਆਂ
service-disks = ਡਿਸਕ ’ਤੇ ਖਾਲੀ ਥਾਂ
service-disk-database = ਡਾਟਾਬੇਸ ਲਈ
service-disk-backups = ਬੈਕਅੱਪ ਲਈ
service-free = { $size } ਵਿੱਚੋਂ { $free }

## Backups

service-backups = ਬੈਕਅੱਪ
service-backups-off = ਸੇਵਾ ਦੀ ਇਹ ਕਾਪੀ ਆਪਣੇ-ਆਪ ਬੈਕਅੱਪ ਨਹੀਂ ਲੈਂਦੀ।
service-backups-unreadable = ਫੋਲਡਰ { $folder } ਪੜ੍ਹਿਆ ਨਹੀਂ ਜਾ ਸਕਦਾ।
service-backups-none = ਅਜੇ ਕੋਈ ਨਹੀਂ। ਕੁਝ ਦਰਜ ਹੋਣ ਤੋਂ ਥੋੜ੍ਹੀ ਦੇਰ ਬਾਅਦ ਇੱਕ ਲਿਆ ਜਾਂਦਾ ਹੈ।
service-backups-kept = { $count ->
    [one] { $folder } ਵਿੱਚ ਇੱਕ ਹੈ।
   *[other] { $folder } ਵਿੱਚ { $count } ਹਨ; ਸਭ ਤੋਂ ਨਵੇਂ ਹੇਠਾਂ ਹਨ।
}
service-backup-at = ਲਿਖਿਆ ਗਿਆ
service-backup-why = ਕਾਰਨ
service-backup-change = ਕੁਝ ਦਰਜ ਹੋਇਆ
service-backup-migration = ਮਾਈਗ੍ਰੇਸ਼ਨ ਤੋਂ ਪਹਿਲਾਂ
service-no-backup = ਪਿਛਲਾ ਬੈਕਅੱਪ ਨਹੀਂ ਲਿਆ ਜਾ ਸਕਿਆ
service-no-backup-help = ਕਾਰਨ ਲੌਗ ਵਿੱਚ ਹੈ। ਹਰ ਦਸ ਮਿੰਟ ਬਾਅਦ ਮੁੜ ਕੋਸ਼ਿਸ਼ ਹੁੰਦੀ ਹੈ; ਪਹਿਲਾਂ ਵਾਲੇ ਬੈਕਅੱਪ ਆਪਣੀ ਥਾਂ ਹਨ।

## What took long

service-slow = ਹੌਲੀ ਜਵਾਬ
service-slow-none = ਸੇਵਾ ਚੱਲਣ ਤੋਂ ਬਾਅਦ ਹਰ ਬੇਨਤੀ ਦਾ ਜਵਾਬ ਅੱਧੇ ਸਕਿੰਟ ਦੇ ਅੰਦਰ ਮਿਲਿਆ।
service-slow-lede = ਸੇਵਾ ਚੱਲਣ ਤੋਂ ਬਾਅਦ ਜਿਸ ਨੂੰ ਅੱਧੇ ਸਕਿੰਟ ਤੋਂ ਵੱਧ ਲੱਗਾ, ਰੂਟ ਅਨੁਸਾਰ।
service-slow-route = ਰੂਟ
service-slow-times = ਕਿੰਨੀ ਵਾਰ
service-slow-longest = ਸਭ ਤੋਂ ਲੰਮਾ

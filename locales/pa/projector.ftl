### The page for a projector.

## The page

projector-title = { $name } ਵੱਡੀ ਸਕਰੀਨ ’ਤੇ
projector-link = ਪ੍ਰੋਜੈਕਟਰ ਲਈ ਵੱਡੀ ਸਕਰੀਨ
wall-hand-of = { $all } ਵਿੱਚੋਂ ਬਾਜ਼ੀ { $hand }
wall-next = ਇਸ ਤੋਂ ਬਾਅਦ
wall-podium = ਅੰਤਿਮ ਨਤੀਜਾ
wall-last = ਪਿਛਲੀ ਬਾਜ਼ੀ
wall-page = ਸਫ਼ਾ { $page }/{ $all }
wall-follow = ਆਪਣੇ ਫ਼ੋਨ ’ਤੇ ਦੇਖੋ

## What it shows, chosen at the desk

wall-title = ਵੱਡੀ ਸਕਰੀਨ ’ਤੇ
wall-shows = ਹਾਲ ਦੀ ਹਰ ਵੱਡੀ ਸਕਰੀਨ ਕੀ ਦਿਖਾਏ
wall-shows-evening = ਦਰਜਾਬੰਦੀ ਅਤੇ ਮੇਜ਼, ਅੰਤ ਵਿੱਚ ਪੋਡੀਅਮ
wall-shows-standings = ਸਿਰਫ਼ ਦਰਜਾਬੰਦੀ
wall-shows-tables = ਸਿਰਫ਼ ਮੇਜ਼, ਅਤੇ ਅੱਗੇ ਕੌਣ ਕਿੱਥੇ ਬੈਠੇਗਾ
wall-shows-podium = ਟੂਰਨਾਮੈਂਟ ਮੁੱਕਦਿਆਂ ਹੀ ਪੋਡੀਅਮ
wall-shows-message = ਸਿਰਫ਼ ਤੁਹਾਡਾ ਸੁਨੇਹਾ
wall-message = ਹਾਲ ਲਈ ਸੁਨੇਹਾ
wall-message-hint = { $most } ਅੱਖਰਾਂ ਤੱਕ। ਇਹ ਹਰ ਵੱਡੀ ਸਕਰੀਨ ’ਤੇ ਅਤੇ ਮੇਜ਼ਾਂ ਦੇ ਫ਼ੋਨਾਂ ’ਤੇ ਦਿਸਦਾ ਹੈ; ਖਾਲੀ ਛੱਡਣ ਨਾਲ ਹਟ ਜਾਂਦਾ ਹੈ।
wall-button = ਦਿਖਾਓ
wall-overlay = ਸਟ੍ਰੀਮ ਲਈ ਓਵਰਲੇ
done-wall = ਵੱਡੀਆਂ ਸਕਰੀਨਾਂ ਅਤੇ ਫ਼ੋਨਾਂ ’ਤੇ ਹੁਣ ਇਹੀ ਦਿਸ ਰਿਹਾ ਹੈ।
error-wall-message = ਇਹ ਸੁਨੇਹਾ ਵੱਡੀ ਸਕਰੀਨ ’ਤੇ ਨਹੀਂ ਆ ਸਕਦਾ
error-wall-message-help = ਇਹ ਬਹੁਤ ਲੰਮਾ ਹੈ, ਜਾਂ ਇਸ ਵਿੱਚ ਅਜਿਹੇ ਅੱਖਰ ਹਨ ਜੋ ਦਿਸਦੇ ਨਹੀਂ। ਵਾਪਸ ਜਾ ਕੇ ਛੋਟਾ ਕਰੋ ਜਾਂ ਮੁੜ ਲਿਖੋ।
wall-sound = ਆਵਾਜ਼

## Watching a table

watch-title = ਮੇਜ਼ { $table }
watch-hand = { $hand }: { $who }
error-no-table = ਅਜਿਹਾ ਕੋਈ ਮੇਜ਼ ਨਹੀਂ
error-no-table-help = ਇਸ ਟੂਰਨਾਮੈਂਟ ਵਿੱਚ ਏਨੇ ਮੇਜ਼ ਨਹੀਂ ਹਨ। ਕੌਣ ਕਿੱਥੇ ਖੇਡਦਾ ਹੈ, ਇਹ ਸ਼ਡਿਊਲ ਵਿੱਚ ਦੇਖੋ।

### The control room of a running tournament.

## A tournament that has started

running-tables = ਮੇਜ਼
running-reissue = ਨਵਾਂ ਕੋਡ
running-local = ਇਹ ਪਤੇ ਸਿਰਫ਼ ਇਸੇ ਕੰਪਿਊਟਰ ’ਤੇ ਚੱਲਦੇ ਹਨ।
running-local-closed = ਫ਼ੋਨਾਂ ਲਈ Lastcard ਨੈੱਟਵਰਕ ’ਤੇ ਚਾਹੀਦਾ ਹੈ: ਇਸ ਨੂੰ --listen 0.0.0.0:{ $port } ਨਾਲ ਸ਼ੁਰੂ ਕਰੋ, ਅਤੇ ਇਹ ਸਫ਼ਾ ਉਸ ਦੇ ਦਿਖਾਏ ਪਤੇ ’ਤੇ ਖੋਲ੍ਹੋ।
running-local-open = ਫ਼ੋਨਾਂ ਲਈ ਪਤਾ ਹੋਰ ਹੈ। ਇਹ ਸਫ਼ਾ ਉੱਥੇ ਖੋਲ੍ਹੋ:
running-local-alone = ਇਹ ਕੰਪਿਊਟਰ ਅਜਿਹੇ ਕਿਸੇ ਨੈੱਟਵਰਕ ’ਤੇ ਨਹੀਂ ਜਿਸ ਤੱਕ ਫ਼ੋਨ ਪਹੁੰਚ ਸਕਣ।
running-leaderboard = ਲੀਡਰਬੋਰਡ
running-schedule = ਸ਼ਡਿਊਲ
running-setup-fixed = ਸੈੱਟਅੱਪ ਸ਼ੁਰੂ ਵਿੱਚ ਪੱਕਾ ਹੋ ਗਿਆ ਸੀ, ਤਾਂ ਜੋ ਖੇਡ ਦੌਰਾਨ ਕੁਝ ਨਾ ਬਦਲੇ।
running-hands = ਬਾਜ਼ੀ ਸੋਧੋ
reopen-title = { $hand }: ਨਹੀਂ ਖੇਡੀ ਗਈ?
reopen-recorded = ਦਰਜ: { $result }
reopen-asked = { $hand } ਮੁੜ ਖੁੱਲ੍ਹ ਜਾਵੇਗੀ, ਅਤੇ ਮੇਜ਼ { $table } ਤੋਂ ਮੰਗੀ ਜਾਵੇਗੀ।
reopen-stopped = ਟੂਰਨਾਮੈਂਟ ਰੋਕਿਆ ਹੋਇਆ ਹੈ: ਮੇਜ਼ { $table } ਦੀ { $hand } ਤਦ ਤੱਕ ਖੁੱਲ੍ਹੀ ਰਹੇਗੀ ਜਦ ਤੱਕ ਤੁਸੀਂ ਟੂਰਨਾਮੈਂਟ ਮੁੜ ਨਹੀਂ ਖੋਲ੍ਹਦੇ।
reopen-later = { $count ->
    [one] ਇਸ ਮੇਜ਼ ਦੀ ਬਾਅਦ ਵਾਲੀ { $count } ਬਾਜ਼ੀ ਜਿਵੇਂ ਦੀ ਤਿਵੇਂ ਰਹੇਗੀ।
   *[other] ਇਸ ਮੇਜ਼ ਦੀਆਂ ਬਾਅਦ ਵਾਲੀਆਂ { $count } ਬਾਜ਼ੀਆਂ ਜਿਵੇਂ ਦੀਆਂ ਤਿਵੇਂ ਰਹਿਣਗੀਆਂ।
}
reopen-waits = { $count ->
    [one] ਮੇਜ਼ { $tables } ਇਸ ਦੇ ਮੁੜ ਦਰਜ ਹੋਣ ਤੱਕ ਉਡੀਕ ਕਰੇਗਾ।
   *[other] ਮੇਜ਼ { $tables } ਇਸ ਦੇ ਮੁੜ ਦਰਜ ਹੋਣ ਤੱਕ ਉਡੀਕ ਕਰਨਗੇ।
}
reopen-goes-on = ਟੂਰਨਾਮੈਂਟ ਹੁਣ ਸਮਾਪਤ ਹੈ। ਇਹ ਮੁੜ ਚੱਲ ਪਵੇਗਾ, ਅਤੇ ਜੇਤੂ ਦਾ ਫ਼ੈਸਲਾ ਮੁੜ ਬਾਕੀ ਹੋਵੇਗਾ।
reopen-ends-play-off = ਪਲੇਅ-ਆਫ਼ ਗਿਣਿਆ ਨਹੀਂ ਜਾਵੇਗਾ, ਜਦ ਤੱਕ ਪਹਿਲਾ ਸਥਾਨ ਮੁੜ ਉਹਨਾਂ ਹੀ ਖਿਡਾਰੀਆਂ ਦਾ ਸਾਂਝਾ ਨਹੀਂ ਹੁੰਦਾ।
reopen-kept = ਵਾਪਸ ਲਿਆ ਹੋਇਆ ਬਾਜ਼ੀ ਦੇ ਇਤਿਹਾਸ ਵਿੱਚ ਰਹਿੰਦਾ ਹੈ ਅਤੇ ਬਹਾਲ ਹੋ ਸਕਦਾ ਹੈ।
reopen-button = ਬਾਜ਼ੀ ਵਾਪਸ ਲਓ
running-hands-hint = ਸੋਧਣ ਜਾਂ ਰੱਦ ਕਰਨ ਲਈ ਬਾਜ਼ੀ ਖੋਲ੍ਹੋ। ਪਹਿਲਾਂ ਜੋ ਲਿਖਿਆ ਸੀ, ਉਹ ਉਸ ਦੇ ਇਤਿਹਾਸ ਵਿੱਚ ਰਹਿੰਦਾ ਹੈ।
running-problems = ਜੋ ਬਾਜ਼ੀਆਂ ਗਿਣੀਆਂ ਨਹੀਂ ਜਾਂਦੀਆਂ
running-problems-help = ਇਹ ਖੇਡ ਮੁੱਕਣ ਮਗਰੋਂ ਦਰਜ ਹੋਈਆਂ, ਜਾਂ ਪਹਿਲਾਂ ਦੀ ਕਿਸੇ ਸੋਧ ਨਾਲ ਖੇਡ ਇਹਨਾਂ ਤੋਂ ਪਹਿਲਾਂ ਹੀ ਮੁੱਕ ਗਈ। ਇਹ ਸੰਭਾਲੀਆਂ ਹੋਈਆਂ ਹਨ, ਪਰ ਅੰਕ ਨਹੀਂ ਬਦਲਦੀਆਂ।
running-stop = ਸਮੇਂ ਤੋਂ ਪਹਿਲਾਂ ਰੋਕੋ
running-ended = ਸਮਾਪਤ: { $reason }।
ended-schedule = ਸ਼ਡਿਊਲ ਦੀ ਹਰ ਬਾਜ਼ੀ ਦਰਜ ਹੋ ਗਈ
ended-target = ਟੀਚਾ ਪੂਰਾ ਹੋ ਗਿਆ
ended-limit = ਹੱਦ ਆ ਗਈ
ended-last-standing = ਬਾਕੀ ਸਾਰੇ ਬਾਹਰ ਹੋ ਗਏ
ended-stopped = ਪ੍ਰਬੰਧਕ ਨੇ ਰੋਕ ਦਿੱਤਾ
running-reopen = ਮੁੜ ਖੋਲ੍ਹੋ
running-reopen-hint = ਖੇਡ ਜਿੱਥੇ ਰੁਕੀ ਸੀ, ਉੱਥੋਂ ਚੱਲੇਗੀ; ਕੋਡ ਮੁੜ ਕੰਮ ਕਰਨਗੇ।
running-archive = ਆਰਕਾਈਵ ਕਰੋ
running-archive-hint = ਇਹ ਆਰਕਾਈਵ ਵਿੱਚ ਚਲਾ ਜਾਂਦਾ ਹੈ; ਜਨਤਕ ਸਫ਼ਾ ਰਹਿੰਦਾ ਹੈ।
running-redraft = ਮੁੜ ਖਰੜਾ ਬਣਾਓ
running-redraft-hint = ਅਜੇ ਕੁਝ ਦਰਜ ਨਹੀਂ ਹੋਇਆ, ਇਸ ਲਈ ਸਭ ਕੁਝ ਮੁੜ ਬਦਲਿਆ ਜਾ ਸਕਦਾ ਹੈ। ਵੰਡੇ ਹੋਏ ਨਿੱਜੀ ਲਿੰਕ ਹੁਣ ਕੁਝ ਨਹੀਂ ਖੋਲ੍ਹਣਗੇ; ਮੇਜ਼ਾਂ ਦੇ ਕੋਡ ਰਹਿਣਗੇ।
running-delete-hint = ਕੋਈ ਨਤੀਜਾ ਨਹੀਂ ਗਿਣਿਆ ਜਾਂਦਾ। ਜਨਤਕ ਸਫ਼ਾ ਵੀ ਮਿਟਾ ਦਿੱਤਾ ਜਾਵੇਗਾ।
running-chances-hide = ਸੰਭਾਵਨਾਵਾਂ ਲੁਕਾਓ
running-chances-hide-hint = ਖੇਡ ਦੌਰਾਨ ਲੀਡਰਬੋਰਡ ਅਤੇ ਚਾਰਟ ਸਾਰਿਆਂ ਨੂੰ ਦੱਸਦੇ ਹਨ ਕਿ ਕਿਸ ਦੇ ਪਹਿਲੇ ਸਥਾਨ ’ਤੇ ਆਉਣ ਦੀ ਕਿੰਨੀ ਸੰਭਾਵਨਾ ਹੈ।
running-chances-show = ਸੰਭਾਵਨਾਵਾਂ ਦਿਖਾਓ
running-chances-show-hint = ਉਹ ਲੁਕੀਆਂ ਹਨ। ਦਿਖਾਉਣ ’ਤੇ, ਖੇਡ ਦੌਰਾਨ ਲੀਡਰਬੋਰਡ ਅਤੇ ਚਾਰਟ ਸਾਰਿਆਂ ਨੂੰ ਦੱਸਦੇ ਹਨ ਕਿ ਕਿਸ ਦੇ ਪਹਿਲੇ ਸਥਾਨ ’ਤੇ ਆਉਣ ਦੀ ਕਿੰਨੀ ਸੰਭਾਵਨਾ ਹੈ।
running-unarchive = ਆਰਕਾਈਵ ਤੋਂ ਬਹਾਲ ਕਰੋ
stop-title = { $name } ਨੂੰ ਹੁਣ ਰੋਕਣਾ ਹੈ?
stop-text = { $open ->
    [one] { $open } ਬਾਜ਼ੀ ਅਜੇ ਖੁੱਲ੍ਹੀ ਹੈ। ਉਹ ਅਣਖੇਡੀ ਰਹੇਗੀ, ਦਰਜਾਬੰਦੀ ਪੱਕੀ ਹੋ ਜਾਵੇਗੀ ਅਤੇ ਮੇਜ਼ਾਂ ਦੇ ਕੋਡ ਬੰਦ ਹੋ ਜਾਣਗੇ। ਤੁਸੀਂ ਟੂਰਨਾਮੈਂਟ ਮੁੜ ਖੋਲ੍ਹ ਸਕਦੇ ਹੋ।
   *[other] { $open } ਬਾਜ਼ੀਆਂ ਅਜੇ ਖੁੱਲ੍ਹੀਆਂ ਹਨ। ਉਹ ਅਣਖੇਡੀਆਂ ਰਹਿਣਗੀਆਂ, ਦਰਜਾਬੰਦੀ ਪੱਕੀ ਹੋ ਜਾਵੇਗੀ ਅਤੇ ਮੇਜ਼ਾਂ ਦੇ ਕੋਡ ਬੰਦ ਹੋ ਜਾਣਗੇ। ਤੁਸੀਂ ਟੂਰਨਾਮੈਂਟ ਮੁੜ ਖੋਲ੍ਹ ਸਕਦੇ ਹੋ।
}
stop-text-match = ਦਰਜਾਬੰਦੀ ਪੱਕੀ ਹੋ ਜਾਵੇਗੀ ਅਤੇ ਮੇਜ਼ਾਂ ਦੇ ਕੋਡ ਬੰਦ ਹੋ ਜਾਣਗੇ। ਤੁਸੀਂ ਇਸ ਨੂੰ ਮੁੜ ਖੋਲ੍ਹ ਸਕਦੇ ਹੋ।
stop-button = ਟੂਰਨਾਮੈਂਟ ਰੋਕੋ
confirm-back = ਨਹੀਂ, ਵਾਪਸ ਜਾਓ

## Table codes and cards

reissue-title = ਮੇਜ਼ { $table } ਲਈ ਨਵਾਂ ਕੋਡ?
reissue-text = ਕੋਡ { $code } ਉਸੇ ਵੇਲੇ ਬੰਦ ਹੋ ਜਾਵੇਗਾ। ਜਿਨ੍ਹਾਂ ਫ਼ੋਨਾਂ ’ਤੇ ਇਹ ਮੇਜ਼ ਖੁੱਲ੍ਹਾ ਹੈ, ਉਹਨਾਂ ਨੂੰ ਨਵਾਂ ਕੋਡ ਸਕੈਨ ਕਰਨਾ ਪਵੇਗਾ।
reissue-button = ਨਵਾਂ ਕੋਡ ਬਣਾਓ

## What was done, and by whom

events-title = ਕੀ ਕੀਤਾ ਗਿਆ, ਕਿਸ ਵੱਲੋਂ
events-nobody = ਕਮਾਂਡ ਲਾਈਨ
event-created = ਖਰੜਾ ਬਣਾਇਆ
event-edited = ਬਦਲਿਆ
event-drawn = ਪਰਚੀ ਨਾਲ ਤਰਤੀਬ: { $order }
event-started = ਸ਼ੁਰੂ ਕੀਤਾ
event-stopped = ਸਮੇਂ ਤੋਂ ਪਹਿਲਾਂ ਰੋਕਿਆ
event-reopened = ਮੁੜ ਖੋਲ੍ਹਿਆ
event-archived = ਆਰਕਾਈਵ ਕੀਤਾ
event-unarchived = ਆਰਕਾਈਵ ਤੋਂ ਬਹਾਲ ਕੀਤਾ
event-redrafted = ਮੁੜ ਖਰੜਾ ਬਣਾਇਆ ਗਿਆ
event-chances-shown = ਸੰਭਾਵਨਾਵਾਂ ਦਿਖਾਈਆਂ
event-chances-hidden = ਸੰਭਾਵਨਾਵਾਂ ਲੁਕਾਈਆਂ
event-reissued = ਮੇਜ਼ { $table } ਲਈ ਨਵਾਂ ਕੋਡ
event-merged = { $goes } ਨੂੰ { $stays } ਵਿੱਚ ਮਿਲਾਇਆ: ਇੱਕੋ ਖਿਡਾਰੀ
event-substituted = { $from } ਤੋਂ { $leaves } ਦੀ ਥਾਂ { $comes }
event-withdrawn = { $from } ਤੋਂ { $leaves } ਨੇ ਨਾਂ ਵਾਪਸ ਲਿਆ
event-joined = { $from } ਤੋਂ { $comes } ਸ਼ਾਮਲ
event-play-off = ਪਹਿਲੇ ਸਥਾਨ ਲਈ ਪਲੇਅ-ਆਫ਼
event-play-off-undone = ਪਲੇਅ-ਆਫ਼ ਵਾਪਸ ਲਿਆ
event-undone = ਵਾਪਸ ਲਿਆ: { $what }
event-typed = ਤਰਤੀਬ ਜਿਵੇਂ ਲਿਖੀ ਗਈ: { $order }

## Notices after something was done

done-created = ਸ਼ਡਿਊਲ ਤਿਆਰ ਹੈ। ਅਜੇ ਕੁਝ ਸ਼ੁਰੂ ਨਹੀਂ ਹੋਇਆ।
done-edited = ਸੰਭਾਲਿਆ ਗਿਆ। ਸ਼ਡਿਊਲ ਨਵੇਂ ਸਿਰੇ ਬਣਾਇਆ ਗਿਆ ਹੈ।
done-drawn = ਤਰਤੀਬ ਪਰਚੀ ਨਾਲ ਨਿਕਲ ਆਈ।
done-started = ਸ਼ੁਰੂ ਹੋ ਗਿਆ। ਹਰ ਮੇਜ਼ ’ਤੇ ਉਸ ਦੇ ਕੋਡ ਵਾਲਾ ਕਾਰਡ ਰੱਖੋ।
done-stopped = ਰੋਕ ਦਿੱਤਾ ਗਿਆ। ਦਰਜਾਬੰਦੀ ਪੱਕੀ ਹੈ।
done-reopened = ਮੁੜ ਖੁੱਲ੍ਹ ਗਿਆ। ਖੇਡ ਜਾਰੀ ਹੈ।
done-archived = ਆਰਕਾਈਵ ਹੋ ਗਿਆ।
done-unarchived = ਆਰਕਾਈਵ ਤੋਂ ਬਹਾਲ ਹੋ ਗਿਆ।
done-redrafted = ਇਹ ਮੁੜ ਖਰੜਾ ਹੈ।
done-chances-shown = ਸੰਭਾਵਨਾਵਾਂ ਦਿਸ ਰਹੀਆਂ ਹਨ।
done-chances-hidden = ਸੰਭਾਵਨਾਵਾਂ ਲੁਕੀਆਂ ਹਨ।
done-deleted = ਮਿਟਾ ਦਿੱਤਾ ਗਿਆ।
done-club = ਸੰਭਾਲਿਆ ਗਿਆ।
done-codes-open = ਨਵੇਂ ਫ਼ੋਨ ਮੁੜ ਆਪਣੇ ਮੇਜ਼ ਖੋਲ੍ਹ ਸਕਦੇ ਹਨ।
done-merged = ਹੁਣ ਇਹ ਇੱਕੋ ਇੰਦਰਾਜ ਹੈ।
done-renamed = ਨਾਂ ਬਦਲ ਗਿਆ।
done-corrected = ਬਾਜ਼ੀ ਸੰਭਾਲੀ ਗਈ। ਪਹਿਲਾਂ ਜੋ ਲਿਖਿਆ ਸੀ, ਉਹ ਉਸ ਦੇ ਇਤਿਹਾਸ ਵਿੱਚ ਹੈ।
done-recorded = ਬਾਜ਼ੀ ਸੰਭਾਲੀ ਗਈ।
done-reissued = ਮੇਜ਼ ਦਾ ਨਵਾਂ ਕੋਡ ਬਣ ਗਿਆ। ਪੁਰਾਣਾ ਹੁਣ ਕੰਮ ਨਹੀਂ ਕਰਦਾ।
done-present = ਹਾਜ਼ਰੀ ਸੰਭਾਲੀ ਗਈ।
done-player-archived = ਆਰਕਾਈਵ ਹੋ ਗਿਆ। ਪੁਰਾਣੇ ਨਤੀਜਿਆਂ ਵਿੱਚ ਨਾਂ ਰਹੇਗਾ।
done-player-restored = ਸੂਚੀ ਵਿੱਚ ਬਹਾਲ ਹੋ ਗਿਆ।

## Other words of these pages

running-recorded = { $count ->
    [0] ਅਜੇ ਕੋਈ ਬਾਜ਼ੀ ਦਰਜ ਨਹੀਂ
    [one] { $count } ਬਾਜ਼ੀ ਦਰਜ
   *[other] { $count } ਬਾਜ਼ੀਆਂ ਦਰਜ
}
running-recorded-of = { $all } ਵਿੱਚੋਂ { $count } ਬਾਜ਼ੀਆਂ ਦਰਜ
running-steer = ਸਮਾਪਤੀ ਅਤੇ ਆਰਕਾਈਵ
running-stop-hint = ਤੁਹਾਨੂੰ ਇੱਕ ਵਾਰ ਹੋਰ ਪੁੱਛਿਆ ਜਾਵੇਗਾ।

## The play-off of a shared first place

play-off-title = ਪਲੇਅ-ਆਫ਼
play-off-level = ਪਹਿਲਾ ਸਥਾਨ ਸਾਂਝਾ ਹੈ: { $names }।
play-off-offer = ਉਹ ਇਸ ਨੂੰ ਸਾਂਝਾ ਰੱਖ ਸਕਦੇ ਹਨ, ਜਾਂ ਇੱਕ ਮੇਜ਼ ’ਤੇ ਪਲੇਅ-ਆਫ਼ ਖੇਡ ਸਕਦੇ ਹਨ, ਇਕੱਲੇ-ਇਕੱਲੇ ਜਾਂ ਟੀਮਾਂ ਵਜੋਂ। ਜਿਸ ਦੇ ਕਾਰਡ ਮੁੱਕਣ, ਬਾਜ਼ੀ ਉਸ ਦੀ; ਅੰਕ ਅਤੇ ਬਾਕੀ ਸਾਰੇ ਸਥਾਨ ਉਵੇਂ ਹੀ ਰਹਿੰਦੇ ਹਨ।
play-off-length = ਕਿੰਨਾ ਲੰਮਾ?
play-off-length-of = { $hands ->
    [one] { $hands } ਬਾਜ਼ੀ
   *[other] ਜੋ ਪਹਿਲਾਂ { $hands } ਬਾਜ਼ੀਆਂ ਜਿੱਤੇ
}
play-off-button = ਪਲੇਅ-ਆਫ਼ ਸ਼ੁਰੂ ਕਰੋ
play-off-void = ਪਲੇਅ-ਆਫ਼ ਗਿਣਿਆ ਨਹੀਂ ਜਾਂਦਾ: ਇੱਕ ਸੋਧ ਮਗਰੋਂ ਪਹਿਲਾ ਸਥਾਨ ਹੁਣ ਉਹਨਾਂ ਹੀ ਭਾਗੀਦਾਰਾਂ ਵਿੱਚ ਸਾਂਝਾ ਨਹੀਂ। ਇਸ ਦੀਆਂ ਬਾਜ਼ੀਆਂ ਸੰਭਾਲੀਆਂ ਹੋਈਆਂ ਹਨ।
play-off-take-back = ਪਲੇਅ-ਆਫ਼ ਵਾਪਸ ਲਓ
play-off-take-back-hint = ਇਸ ਦੇ ਪਹਿਲੇ ਨਤੀਜੇ ਤੱਕ ਹੋ ਸਕਦਾ ਹੈ।
play-off-stays = ਇਸ ਦੀ ਇੱਕ ਬਾਜ਼ੀ ਦਰਜ ਹੈ। ਪਲੇਅ-ਆਫ਼ ਵਾਪਸ ਲੈਣ ਲਈ ਪਹਿਲਾਂ ਉਹ ਬਾਜ਼ੀ ਵਾਪਸ ਲਓ।

## ਚੱਲਦੇ ਟੂਰਨਾਮੈਂਟ ਦਾ ਕੰਟਰੋਲ ਰੂਮ

room-next = ਹੁਣ ਕੀ ਕਰਨਾ ਹੈ
room-publish = ਪ੍ਰਕਾਸ਼ਿਤ ਕਰੋ
room-ends = ਲਗਭਗ { $time } ਵਜੇ ਮੁੱਕੇਗਾ
room-codes = ਕੋਡ ਦਿਖਾਓ
room-code = ਕੋਡ
room-record = ਦਰਜ ਕਰੋ
room-correct = ਸੋਧੋ
room-page = ਮੇਜ਼ ਦਾ ਸਫ਼ਾ
room-phones = ਫ਼ੋਨ
room-on-phones = ਫ਼ੋਨਾਂ ’ਤੇ
room-silent = ਕੁਝ ਦਰਜ ਨਹੀਂ ({ $time })
room-silent-now = ਹੁਣੇ-ਹੁਣੇ
room-asks = { $count ->
    [one] { $count } ਫ਼ੋਨ ਸੀਟ ਮੰਗ ਰਿਹਾ ਹੈ
   *[other] { $count } ਫ਼ੋਨ ਸੀਟ ਮੰਗ ਰਹੇ ਹਨ
}
room-elsewhere = ਦੂਜੇ ਮੇਜ਼ ’ਤੇ ਵੀ ਬਾਜ਼ੀ ਹੈ: { $names }
room-holds-up = ਬਾਕੀ ਮੇਜ਼ ਉਡੀਕ ਵਿੱਚ
room-late = ਦੇਰ ਹੋ ਰਹੀ ਹੈ
room-unopened = ਅਜੇ ਕੋਈ ਫ਼ੋਨ ਨਹੀਂ
room-changed-now = { $hand } ਹੁਣੇ-ਹੁਣੇ ਬਦਲੀ ਗਈ
room-changed = { $hand } ਬਦਲੀ ਗਈ, { $time } ਪਹਿਲਾਂ
room-next-asks = ਮੇਜ਼ { $table } ’ਤੇ ਇੱਕ ਫ਼ੋਨ ਸੀਟ ਮੰਗ ਰਿਹਾ ਹੈ।
room-answer = ਜਵਾਬ ਦਿਓ
room-next-codes = ਅਜੇ ਕਿਸੇ ਫ਼ੋਨ ਨੇ ਕੋਈ ਮੇਜ਼ ਨਹੀਂ ਖੋਲ੍ਹਿਆ। ਹਰ ਮੇਜ਼ ’ਤੇ ਉਸ ਦੇ ਕੋਡ ਵਾਲਾ ਕਾਰਡ ਰੱਖੋ।
room-record-late = ਇੱਥੇ ਹੀ ਦਰਜ ਕਰੋ
room-next-play-off = ਪਹਿਲਾ ਸਥਾਨ ਸਾਂਝਾ ਹੈ। ਪਲੇਅ-ਆਫ਼ ਹੋ ਸਕਦਾ ਹੈ, ਜਾਂ ਸਾਂਝਾ ਹੀ ਰਹਿ ਸਕਦਾ ਹੈ।
room-next-read-out = ਖੇਡ ਸਮਾਪਤ ਹੈ। ਦਰਜਾਬੰਦੀ ਪਰਖੋ ਅਤੇ ਪੜ੍ਹ ਕੇ ਸੁਣਾਓ।
room-next-watch = ਖੇਡ ਚੱਲ ਰਹੀ ਹੈ। ਜੋ ਉਡੀਕ ਵਿੱਚ ਹੈ, ਉਹ ਮੇਜ਼ਾਂ ’ਤੇ ਦੱਸਿਆ ਹੈ।
room-next-untouched = ਕੁਝ ਦਰਜ ਹੋਣ ਤੋਂ ਪਹਿਲਾਂ ਹੀ ਇਸ ਨੂੰ ਰੋਕਿਆ ਗਿਆ। ਇਸ ਨੂੰ ਮੁੜ ਖਰੜਾ ਬਣਾਓ ਜਾਂ ਆਰਕਾਈਵ ਕਰੋ।
room-read-out = ਇਨਾਮ ਵੰਡ ’ਤੇ ਜਾਓ
room-next-archived = ਇਹ ਆਰਕਾਈਵ ਵਿੱਚ ਹੈ। ਇਸ ਦਾ ਜਨਤਕ ਸਫ਼ਾ ਰਹੇਗਾ।

## ਬੰਦ ਬਲਾਕ

blocks-title = ਬਲਾਕ ਅਤੇ ਗੇੜ ਬੰਦ ਕਰੋ
blocks-help = ਬੰਦ ਬਲਾਕ ਵਿੱਚ ਦਰਜ ਗੱਲਾਂ ਸਿਰਫ਼ ਪ੍ਰਬੰਧਕ ਬਦਲ ਸਕਦੇ ਹਨ। ਉੱਥੇ ਖੁੱਲ੍ਹੀ ਬਾਜ਼ੀ ਮੇਜ਼ ਅਜੇ ਵੀ ਦਰਜ ਕਰ ਸਕਦੇ ਹਨ।
blocks-round = ਗੇੜ { $round }
blocks-block = ਗੇੜ { $round }, ਬਲਾਕ { $block }
blocks-close = ਬੰਦ ਕਰੋ
blocks-open = ਫਿਰ ਖੋਲ੍ਹੋ
blocks-closed = ਬੰਦ
done-block-closed = ਬੰਦ ਕੀਤਾ ਗਿਆ। ਉੱਥੇ ਦਰਜ ਗੱਲਾਂ ਸਿਰਫ਼ ਪ੍ਰਬੰਧਕ ਬਦਲ ਸਕਦੇ ਹਨ।
done-block-opened = ਫਿਰ ਖੋਲ੍ਹਿਆ ਗਿਆ। ਮੇਜ਼ ਉੱਥੇ ਦਰਜ ਗੱਲਾਂ ਸੋਧ ਸਕਦੇ ਹਨ।
event-closed = ਬੰਦ ਕੀਤਾ ਗਿਆ: { $what }
event-opened = ਫਿਰ ਖੋਲ੍ਹਿਆ ਗਿਆ: { $what }
table-wrong-closed = ਪ੍ਰਬੰਧਕ ਨੇ ਇਹ ਬਲਾਕ ਬੰਦ ਕਰ ਦਿੱਤਾ ਹੈ। ਇਸ ਵਿੱਚ ਕੁਝ ਗਲਤ ਦਰਜ ਹੋਵੇ ਤਾਂ ਉਹਨਾਂ ਨੂੰ ਬੁਲਾਓ।

## Who reports the holdings

counting-help = ਬਾਜ਼ੀ ਮੁੱਕਣ ’ਤੇ ਜਿਸ ਦੇ ਕਾਰਡ ਮੁੱਕੇ, ਉਹ ਆਪਣੇ ਸਫ਼ੇ ’ਤੇ “ਮੇਰੇ ਕਾਰਡ ਮੁੱਕੇ” ਛੂਹੰਦਾ ਹੈ, ਬਾਕੀ ਆਪਣੇ ਬਚੇ ਕਾਰਡ ਦਰਜ ਕਰਦੇ ਹਨ। ਸਾਰਿਆਂ ਦੇ ਕਰਨ ’ਤੇ ਬਾਜ਼ੀ ਆਪਣੇ-ਆਪ ਦਰਜ ਹੋ ਜਾਂਦੀ ਹੈ। ਮੇਜ਼ ਦਾ ਫ਼ੋਨ ਹਮੇਸ਼ਾ ਸਾਰਿਆਂ ਲਈ ਦਰਜ ਕਰ ਸਕਦਾ ਹੈ। ਹਰ ਖਿਡਾਰੀ ਨੂੰ ਨਿੱਜੀ ਲਿੰਕ ਚਾਹੀਦਾ ਹੈ।
counting-set-own = ਹਰ ਖਿਡਾਰੀ ਨੂੰ ਗਿਣਨ ਦਿਓ
counting-set-table = ਇੱਕ ਫ਼ੋਨ ਨੂੰ ਗਿਣਨ ਦਿਓ
done-counting = ਸੰਭਾਲਿਆ ਗਿਆ।
event-counting-own = ਹੁਣ ਤੋਂ ਹਰ ਖਿਡਾਰੀ ਆਪਣੇ ਫ਼ੋਨ ’ਤੇ ਗਿਣਦਾ ਹੈ
event-counting-table = ਹੁਣ ਤੋਂ ਹਰ ਮੇਜ਼ ਲਈ ਇੱਕ ਫ਼ੋਨ ਗਿਣਦਾ ਹੈ

## ਘੜੀ

clock-title = ਘੜੀ
clock-whose = ਕਿਸ ਲਈ
clock-of-all = ਸਾਰੇ ਮੇਜ਼
clock-minutes = ਮਿੰਟ
clock-start = ਸ਼ੁਰੂ ਕਰੋ
clock-pause = ਰੋਕੋ
clock-resume = ਫਿਰ ਚਲਾਓ
clock-extend = ਇੰਨੇ ਮਿੰਟ ਜੋੜੋ
clock-end = ਘੜੀ ਹਟਾਓ
clock-until = { $time } ਤੱਕ
clock-paused = ਰੁਕੀ ਹੋਈ, { $minutes } ਮਿੰਟ ਬਾਕੀ
clock-over = ਸਮਾਂ ਸਮਾਪਤ
done-clock = ਘੜੀ ਲੱਗ ਗਈ।
error-clock-minutes = ਇਹ ਮਿੰਟਾਂ ਦੀ ਗਿਣਤੀ ਨਹੀਂ ਹੈ
error-clock-minutes-help = 1 ਤੋਂ 180 ਤੱਕ ਦੀ ਪੂਰੀ ਗਿਣਤੀ ਲਿਖੋ। ਕੁਝ ਨਹੀਂ ਬਦਲਿਆ ਗਿਆ।
error-clock-on = ਘੜੀ ਪਹਿਲਾਂ ਹੀ ਚੱਲ ਰਹੀ ਹੈ
error-clock-on-help = ਕੁਝ ਨਹੀਂ ਬਦਲਿਆ ਗਿਆ। ਵਾਪਸ ਜਾ ਕੇ ਦੇਖੋ ਕਿ ਕਿੰਨਾ ਸਮਾਂ ਬਾਕੀ ਹੈ: ਤੁਸੀਂ ਮਿੰਟ ਜੋੜ ਸਕਦੇ ਹੋ, ਜਾਂ ਇਸ ਨੂੰ ਹਟਾ ਕੇ ਨਵੀਂ ਘੜੀ ਸ਼ੁਰੂ ਕਰ ਸਕਦੇ ਹੋ।
error-clock-not-so = ਅਜਿਹੀ ਕੋਈ ਘੜੀ ਨਹੀਂ ਹੈ
error-clock-not-so-help = ਹੋ ਸਕਦਾ ਹੈ ਸਮਾਂ ਪੂਰਾ ਹੋ ਗਿਆ ਹੋਵੇ, ਜਾਂ ਘੜੀ ਪਹਿਲਾਂ ਹੀ ਉਵੇਂ ਹੋਵੇ ਜਿਵੇਂ ਤੁਸੀਂ ਚਾਹੁੰਦੇ ਹੋ। ਵਾਪਸ ਜਾ ਕੇ ਦੇਖੋ।
error-clock-too-long = ਇੱਕ ਬਲਾਕ ਲਈ ਇਹ ਬਹੁਤ ਲੰਮਾ ਹੈ
error-clock-too-long-help = ਘੜੀ ਵੱਧ ਤੋਂ ਵੱਧ 180 ਮਿੰਟ ਚੱਲਦੀ ਹੈ। ਕੁਝ ਨਹੀਂ ਬਦਲਿਆ ਗਿਆ।
error-clock-changed = ਸਫ਼ਾ ਖੁੱਲ੍ਹਾ ਹੁੰਦਿਆਂ ਘੜੀ ਬਦਲ ਦਿੱਤੀ ਗਈ
error-clock-changed-help = ਕਿਸੇ ਹੋਰ ਨੇ ਲਾਈ, ਜਾਂ ਤੁਸੀਂ ਬਟਨ ਦੋ ਵਾਰ ਦਬਾ ਦਿੱਤਾ। ਵਾਪਸ ਜਾ ਕੇ ਦੇਖੋ।
event-clock-started = ਘੜੀ ਸ਼ੁਰੂ ({ $whose }): { $minutes } ਮਿੰਟ
event-clock-paused = ਘੜੀ ਰੋਕੀ ਗਈ ({ $whose })
event-clock-resumed = ਘੜੀ ਫਿਰ ਚੱਲੀ ({ $whose })
event-clock-extended = ਸਮਾਂ ਵਧਾਇਆ ਗਿਆ ({ $whose }): { $minutes } ਮਿੰਟ
event-clock-ended = ਘੜੀ ਹਟਾਈ ਗਈ ({ $whose })

## ਹਾਲ ਲਈ ਸੁਨੇਹਾ

wall-minutes = ਕਿੰਨੇ ਮਿੰਟਾਂ ਲਈ?
wall-minutes-hint = ਫਿਰ ਸੁਨੇਹਾ ਆਪਣੇ-ਆਪ ਹਟ ਜਾਂਦਾ ਹੈ। ਖ਼ੁਦ ਹਟਾਉਣਾ ਹੋਵੇ ਤਾਂ ਖਾਲੀ ਛੱਡੋ।
event-said = ਹਾਲ ਲਈ ਸੁਨੇਹਾ: { $text }
event-said-no-more = ਹਾਲ ਦਾ ਸੁਨੇਹਾ ਹਟਾਇਆ ਗਿਆ

## Tables that call

done-call-answered = ਬੁਲਾਵੇ ਦਾ ਜਵਾਬ ਦੇ ਦਿੱਤਾ ਗਿਆ।
room-call-answered = ਜਵਾਬ ਦੇ ਦਿੱਤਾ ਗਿਆ
event-called = ਮੇਜ਼ { $table } ਨੇ ਪ੍ਰਬੰਧਕ ਨੂੰ ਬੁਲਾਇਆ
event-called-because = ਮੇਜ਼ { $table } ਨੇ ਪ੍ਰਬੰਧਕ ਨੂੰ ਬੁਲਾਇਆ: { $note }
event-call-answered = ਮੇਜ਼ { $table } ਦੇ ਬੁਲਾਵੇ ਦਾ ਜਵਾਬ ਦਿੱਤਾ ਗਿਆ
event-call-taken-back = ਮੇਜ਼ { $table } ਨੇ ਬੁਲਾਵਾ ਵਾਪਸ ਲਿਆ

## Referees, scorers and codes

referee-lede = ਤੁਸੀਂ ਇੱਥੇ ਰੈਫ਼ਰੀ ਹੋ: ਫ਼ੈਸਲਾ ਦਿਓ, ਬਾਜ਼ੀਆਂ ਸੋਧੋ, ਬੁਲਾਉਂਦੇ ਮੇਜ਼ਾਂ ਨੂੰ ਜਵਾਬ ਦਿਓ ਅਤੇ ਨਤੀਜੇ ਜਾਂਚੋ।
codes-title = ਕੋਡ
codes-end-at = ਕੋਡ ਚੱਲਣਗੇ: { $at } ਤੱਕ
codes-end-with = ਕੋਡ ਟੂਰਨਾਮੈਂਟ ਨਾਲ ਮੁੱਕਦੇ ਹਨ
codes-end-in = { $hours ->
    [one] { $hours } ਘੰਟਾ
   *[other] { $hours } ਘੰਟੇ
}
codes-end-help = ਉਸ ਤੋਂ ਬਾਅਦ ਇਸ ਟੂਰਨਾਮੈਂਟ ਦਾ ਕੋਈ ਕੋਡ ਕੁਝ ਨਹੀਂ ਖੋਲ੍ਹਦਾ: ਨਾ ਮੇਜ਼ਾਂ ਦੇ ਕੋਡ, ਨਾ ਨਿੱਜੀ ਲਿੰਕ। ਸਮਾਂ ਫਿਰ ਤੈਅ ਕਰੋ ਤਾਂ ਫਿਰ ਖੁੱਲ੍ਹਣਗੇ।
done-scorer = ਸਕੋਰਰ ਦਾ ਕੋਡ ਦਿੱਤਾ ਗਿਆ।
done-scorer-ended = ਸਕੋਰਰ ਦਾ ਕੋਡ ਹੁਣ ਕੁਝ ਨਹੀਂ ਖੋਲ੍ਹਦਾ।
done-codes-until = ਸੰਭਾਲਿਆ ਗਿਆ।
event-scorer-issued = ਸਕੋਰਰ ਦਾ ਕੋਡ ਦਿੱਤਾ ਗਿਆ
event-scorer-revoked = ਸਕੋਰਰ ਦਾ ਕੋਡ ਬੰਦ ਹੋਇਆ
event-codes-until-at = ਕੋਡ ਚੱਲਣਗੇ: { $at } ਤੱਕ
event-codes-until = ਕੋਡ ਟੂਰਨਾਮੈਂਟ ਨਾਲ ਮੁੱਕਦੇ ਹਨ

## Whether the side that lost a hand is asked if its result is right

confirm-title = ਨਤੀਜਿਆਂ ਦੀ ਪੁਸ਼ਟੀ
confirm-legend = ਮੇਜ਼ ਜੋ ਨਤੀਜਾ ਦਰਜ ਕਰਦਾ ਹੈ, ਉਸ ਦਾ ਕੀ ਹੋਵੇ?
confirm-help = ਜੋ ਬਾਜ਼ੀ ਹਾਰਦਾ ਹੈ, ਉਹ ਨਤੀਜਾ ਮੇਜ਼ ਦੇ ਫ਼ੋਨ ’ਤੇ ਅਤੇ ਆਪਣੇ ਸਫ਼ੇ ’ਤੇ ਦੇਖਦਾ ਹੈ ਅਤੇ ਇੱਕ ਵਾਰ ਛੂਹ ਕੇ ਦੱਸਦਾ ਹੈ ਕਿ ਸਹੀ ਹੈ। ਉਦੋਂ ਤੱਕ ਨਤੀਜੇ ’ਤੇ “ਪੁਸ਼ਟੀ ਬਾਕੀ” ਲਿਖਿਆ ਰਹਿੰਦਾ ਹੈ, ਪਰ ਗਿਣਿਆ ਜਾਂਦਾ ਹੈ। ਸੋਧੇ ਨਤੀਜੇ ਬਾਰੇ ਫਿਰ ਪੁੱਛਿਆ ਜਾਂਦਾ ਹੈ।
confirm-off = ਤੁਰੰਤ ਮੰਨਿਆ ਜਾਵੇ
confirm-shown = ਦਿਖਾਇਆ ਜਾਵੇ: ਦੂਜੀ ਧਿਰ ਦੇ ਹਾਂ ਕਹਿਣ ’ਤੇ, ਜਾਂ ਸਮਾਂ ਲੰਘਣ ’ਤੇ ਮੰਨਿਆ ਜਾਵੇ
confirm-required = ਲਾਜ਼ਮੀ: ਦੂਜੀ ਧਿਰ ਹਾਂ ਕਹੇ, ਜਾਂ ਤੁਸੀਂ ਜਾਂਚੋ
confirm-minutes = ਦੂਜੀ ਧਿਰ ਲਈ ਮਿੰਟ
confirm-save = ਸੰਭਾਲੋ
confirm-by-organiser = ਮੈਂ ਜਾਂਚ ਲਿਆ
confirm-more = { $count ->
    [one] ਅਤੇ { $count } ਹੋਰ
   *[other] ਅਤੇ { $count } ਹੋਰ
}
done-confirming = ਸੰਭਾਲਿਆ ਗਿਆ।
done-confirmed = ਨਤੀਜੇ ਦੀ ਪੁਸ਼ਟੀ ਹੋਈ।
event-confirming-off = ਹੁਣ ਤੋਂ ਨਤੀਜੇ ਤੁਰੰਤ ਮੰਨੇ ਜਾਣਗੇ
event-confirming-shown = ਹੁਣ ਤੋਂ ਨਤੀਜੇ ਦੂਜੀ ਧਿਰ ਨੂੰ ਦਿਖਾਏ ਜਾਣਗੇ: { $minutes } ਮਿੰਟ
event-confirming-required = ਹੁਣ ਤੋਂ ਨਤੀਜਿਆਂ ਦੀ ਪੁਸ਼ਟੀ ਲਾਜ਼ਮੀ: { $minutes } ਮਿੰਟ
event-confirmed = { $hand }, ਮੇਜ਼ { $table }: { $player } ਨੇ ਪੁਸ਼ਟੀ ਕੀਤੀ
event-confirmed-organiser = { $hand }, ਮੇਜ਼ { $table }: ਪ੍ਰਬੰਧਕ ਨੇ ਜਾਂਚਿਆ

## ਕੰਟਰੋਲ ਰੂਮ ਦੀਆਂ ਟੈਬਾਂ

room-tabs = ਕੰਟਰੋਲ ਰੂਮ
room-tab-evening = ਸ਼ਾਮ
room-tab-players = ਖਿਡਾਰੀ
room-tab-show = ਦਿਖਾਉਣਾ ਤੇ ਛਾਪਣਾ
room-tab-settings = ਸੈਟਿੰਗਾਂ ਤੇ ਰਿਕਾਰਡ
room-skip-next = ਸਿੱਧੇ ਅਗਲੇ ਕੰਮ ’ਤੇ ਜਾਓ
room-waits-for = ਇਹਨਾਂ ਦੀ ਉਡੀਕ: { $who }
room-waits-at = { $names } (ਮੇਜ਼ { $table })
room-more = ਹੋਰ
room-all = ਸਾਰੇ { $count }
room-latest = ਸਿਰਫ਼ ਪਿਛਲੀਆਂ
room-hand = ਖੋਲ੍ਹੋ
room-leaders = ਸਭ ਤੋਂ ਅੱਗੇ
room-leader-hands = { $count ->
    [one] { $count } ਬਾਜ਼ੀ
   *[other] { $count } ਬਾਜ਼ੀਆਂ
}
room-only-you-yet = ਅਜੇ ਇਹ ਸਿਰਫ਼ ਪ੍ਰਬੰਧਕਾਂ ਨੂੰ ਦਿਸਦਾ ਹੈ
room-only-you = ਇਹ ਸਿਰਫ਼ ਪ੍ਰਬੰਧਕਾਂ ਨੂੰ ਦਿਸਦਾ ਹੈ
room-projector = ਵੱਡੀ ਸਕਰੀਨ
room-print = ਸ਼ਡਿਊਲ, ਪਰਚੇ ਤੇ ਹੋਰ
room-unconfirmed = { $count ->
    [one] { $count } ਨਤੀਜੇ ਦੀ ਪੁਸ਼ਟੀ ਬਾਕੀ ਹੈ
   *[other] { $count } ਨਤੀਜਿਆਂ ਦੀ ਪੁਸ਼ਟੀ ਬਾਕੀ ਹੈ
}
room-filters = ਕਿਹੜੇ ਮੇਜ਼ ਦਿਖਾਉਣੇ ਹਨ
room-filter-all = ਸਾਰੇ { $count }
room-filter-playing = ਖੇਡ ਰਹੇ { $count }
room-filter-waiting = ਉਡੀਕ ਵਿੱਚ { $count }
room-filter-finished = ਪੂਰੇ { $count }
room-filter-nothing = ਇਸ ਵੇਲੇ ਅਜਿਹਾ ਕੋਈ ਮੇਜ਼ ਨਹੀਂ।
room-say-button = ਦਿਖਾਓ
room-say-end = ਹਟਾਓ
room-say-ready = ਤਿਆਰ ਸੁਨੇਹੇ
room-say-break = ਵਕਫ਼ਾ, { $minutes } ਮਿੰਟ
room-say-tables = ਮੇਜ਼ ਬਦਲੋ
room-say-last = ਆਖਰੀ ਬਲਾਕ
room-settings = ਸੈਟਿੰਗਾਂ
room-record-title = ਰਿਕਾਰਡ
setting-change = ਬਦਲੋ
setting-confirming = ਦੂਜੀ ਧਿਰ ਵੱਲੋਂ ਪੁਸ਼ਟੀ
setting-confirming-off = ਬੰਦ
setting-confirming-shown = ਦਿਖਾਈ ਜਾਂਦੀ ਹੈ
setting-confirming-required = ਲਾਜ਼ਮੀ
setting-counting = ਕਾਰਡ ਗਿਣੇ ਜਾਂਦੇ ਹਨ
setting-counting-table = ਪੂਰੇ ਮੇਜ਼ ਲਈ ਇੱਕ ਫ਼ੋਨ ’ਤੇ
setting-counting-own = ਹਰ ਖਿਡਾਰੀ ਦੇ ਆਪਣੇ ਫ਼ੋਨ ’ਤੇ
setting-chances = ਜਨਤਕ ਸਫ਼ਿਆਂ ’ਤੇ ਸੰਭਾਵਨਾਵਾਂ
setting-shown = ਦਿਸਦੀਆਂ ਹਨ
setting-hidden = ਲੁਕੀਆਂ ਹਨ
clock-block = ਬਲਾਕ { $block }
clock-block-of-round = ਗੇੜ { $round }, ਬਲਾਕ { $block }
clock-start-block = ਬਲਾਕ { $block } ਸ਼ੁਰੂ ਕਰੋ
clock-start-block-of-round = ਗੇੜ { $round }, ਬਲਾਕ { $block } ਸ਼ੁਰੂ ਕਰੋ
clock-steps = ਸਮਾਂ ਵਧਾਓ ਜਾਂ ਘਟਾਓ
clock-unit = ਮਿੰਟ
clock-more = ਹੋਰ ਸਮਾਂ, ਜਾਂ ਇੱਕ ਮੇਜ਼
event-clock-shortened = ਸਮਾਂ ਘਟਾਇਆ ਗਿਆ ({ $whose }): { $minutes } ਮਿੰਟ

## ਲੱਭਣਾ ਤੇ ਕੁੰਜੀਆਂ

finder-open = ਲੱਭੋ
finder-title = ਖਿਡਾਰੀ, ਮੇਜ਼, ਬਾਜ਼ੀ ਜਾਂ ਸਫ਼ਾ ਲੱਭੋ
finder-hint = ਅੰਨਾ, ਮੇਜ਼ 2, 2.3
finder-nothing = ਕੁਝ ਨਹੀਂ ਲੱਭਿਆ।
finder-lost = ਸਿਗਨਲ ਨਹੀਂ ਹੈ। ਥੋੜ੍ਹੀ ਦੇਰ ਵਿੱਚ ਮੁੜ ਕੋਸ਼ਿਸ਼ ਕਰੋ।
finder-player = ਖਿਡਾਰੀ
finder-table = ਮੇਜ਼
finder-hands = ਬਾਜ਼ੀ
finder-page = ਸਫ਼ਾ
finder-hand = ਮੇਜ਼ { $table }, ਬਾਜ਼ੀ { $hand }
finder-hand-of-round = ਗੇੜ { $round }, ਮੇਜ਼ { $table }, ਬਾਜ਼ੀ { $hand }
shortcuts-open = ਕੁੰਜੀਆਂ
shortcuts-title = ਕੁੰਜੀਆਂ ਦਿਖਾਓ
shortcuts-next = ਅਗਲਾ ਕੰਮ ਕਰੋ
shortcuts-record = ਪਹਿਲੇ ਖੁੱਲ੍ਹੇ ਮੇਜ਼ ’ਤੇ ਦਰਜ ਕਰੋ
shortcuts-start = ਘੜੀ ਸ਼ੁਰੂ ਕਰੋ
shortcuts-say = ਹਾਲ ਨੂੰ ਲਿਖੋ
shortcuts-on = ਇਹ ਕੁੰਜੀਆਂ ਵਰਤੋ
shortcuts-close = ਬੰਦ ਕਰੋ

### What is to come: announcing a tournament, its list, and the door.

## What everybody sees

home-upcoming = ਆਉਣ ਵਾਲੇ
announcement-when = ਕਦੋਂ
announcement-place = ਕਿੱਥੇ
announcement-played = ਫ਼ਾਰਮੈਟ
announcement-places = ਥਾਵਾਂ
announcement-about = ਜਾਣਨ ਵਾਲੀ ਗੱਲ
announcement-places-players = { $left ->
    [one] { $places } ਵਿੱਚੋਂ { $left } ਥਾਂ ਬਾਕੀ
   *[other] { $places } ਵਿੱਚੋਂ { $left } ਥਾਵਾਂ ਬਾਕੀ
}
announcement-places-teams = { $left ->
    [one] { $places } ਵਿੱਚੋਂ { $left } ਹੋਰ ਟੀਮ ਦੀ ਥਾਂ
   *[other] { $places } ਵਿੱਚੋਂ { $left } ਹੋਰ ਟੀਮਾਂ ਦੀ ਥਾਂ
}
announcement-places-open = { $names ->
    [0] ਕੋਈ ਹੱਦ ਨਹੀਂ
    [one] { $names } ਨੇ ਨਾਂ ਲਿਖਾਇਆ, ਕੋਈ ਹੱਦ ਨਹੀਂ
   *[other] { $names } ਨੇ ਨਾਂ ਲਿਖਾਇਆ, ਕੋਈ ਹੱਦ ਨਹੀਂ
}
announcement-full = { $waiting ->
    [0] ਸਾਰੀਆਂ { $places } ਥਾਵਾਂ ਭਰ ਗਈਆਂ
    [one] ਸਾਰੀਆਂ { $places } ਥਾਵਾਂ ਭਰ ਗਈਆਂ, ਇੱਕ ਉਡੀਕ ਵਿੱਚ
   *[other] ਸਾਰੀਆਂ { $places } ਥਾਵਾਂ ਭਰ ਗਈਆਂ, { $waiting } ਉਡੀਕ ਵਿੱਚ
}
announcement-called-off = ਰੱਦ
announcement-calendar = ਕੈਲੰਡਰ ਵਿੱਚ ਜੋੜੋ
announcement-pass-on = ਹੋਰਾਂ ਨੂੰ ਭੇਜੋ
poster-link = ਪੋਸਟਰ
poster-of = ਪੋਸਟਰ: { $name }
poster-line = ਕਲੱਬ ਦੀ ਕੰਧ ਲਈ, ਜਾਂ ਚੈਟ ਵਿੱਚ ਤਸਵੀਰ ਵਜੋਂ। ਕੋਡ ਨਾਂ ਲਿਖਾਉਣ ਵਾਲਾ ਸਫ਼ਾ ਖੋਲ੍ਹਦਾ ਹੈ।
poster-how = ਨਾਂ ਲਿਖਾਉਣ ਲਈ ਕੋਡ ਸਕੈਨ ਕਰੋ
share-feed-announced = { $tournament }: { $when }
share-feed-called-off = ਰੱਦ: { $tournament }, { $when }

## Signing up

sign-up = ਨਾਂ ਲਿਖਾਓ
sign-up-wait = ਥਾਂ ਦੀ ਉਡੀਕ ਕਰੋ
sign-up-title = ਨਾਂ ਲਿਖਾਓ: { $name }
sign-up-name = ਤੁਹਾਡਾ ਨਾਂ
sign-up-name-hint = ਪੂਰਾ ਨਾਂ, ਜਿਵੇਂ ਕਲੱਬ ਤੁਹਾਨੂੰ ਜਾਣਦਾ ਹੈ।
sign-up-their-name-hint = ਪੂਰਾ ਨਾਂ, ਜਿਵੇਂ ਕਲੱਬ ਦੀ ਸੂਚੀ ਵਿੱਚ ਹੈ।
sign-up-their-name = ਨਾਂ
sign-up-team = ਤੁਹਾਡੀ ਟੀਮ
sign-up-team-hint = ਹਰ ਸਤਰ ਵਿੱਚ ਇੱਕ ਨਾਂ। ਸਾਥੀ ਅਜੇ ਨਹੀਂ ਤਾਂ ਬਾਕੀ ਖਾਲੀ ਛੱਡੋ: ਪ੍ਰਬੰਧਕ ਲੱਭ ਦੇਣਗੇ।
sign-up-name-of = ਨਾਂ { $seat }
sign-up-remark = ਪ੍ਰਬੰਧਕ ਨੂੰ ਕੁਝ ਦੱਸਣਾ ਹੈ
sign-up-remark-hint = ਕਿ ਤੁਸੀਂ ਦੇਰ ਨਾਲ ਆਓਗੇ, ਜਾਂ ਕਿਸੇ ਨਾਲ ਖੇਡਣਾ ਚਾਹੋਗੇ। ਇਹ ਸਿਰਫ਼ ਪ੍ਰਬੰਧਕ ਪੜ੍ਹਦੇ ਹਨ।
sign-up-privacy = ਸੂਚੀ ਸਿਰਫ਼ ਪ੍ਰਬੰਧਕ ਦੇਖਦੇ ਹਨ। ਤੁਹਾਨੂੰ ਆਪਣਾ ਸਫ਼ਾ ਮਿਲੇਗਾ, ਜਿੱਥੇ ਤੁਸੀਂ ਆਪਣੀ ਥਾਂ ਛੱਡ ਸਕਦੇ ਹੋ।
sign-up-full = ਸਾਰੀਆਂ ਥਾਵਾਂ ਭਰ ਗਈਆਂ। ਤੁਸੀਂ ਉਡੀਕ ਕਰ ਸਕਦੇ ਹੋ: ਕੋਈ ਨਾ ਆਇਆ ਤਾਂ ਤੁਸੀਂ ਆਪਣੇ-ਆਪ ਅੱਗੇ ਵਧੋਗੇ।
sign-up-own = ਇਸ ਬ੍ਰਾਊਜ਼ਰ ਤੋਂ ਨਾਂ ਲਿਖਾਇਆ: { $names }।
sign-up-own-link = ਆਪਣੇ ਸਫ਼ੇ ’ਤੇ
sign-up-closed = ਹੁਣੇ ਨਾਂ ਨਹੀਂ ਲਿਖਾਇਆ ਜਾ ਸਕਦਾ। ਕਲੱਬ ਦੇ ਪ੍ਰਬੰਧਕ ਨੂੰ ਪੁੱਛੋ।
sign-up-begun = ਟੂਰਨਾਮੈਂਟ ਸ਼ੁਰੂ ਹੋ ਚੁੱਕਾ ਹੈ। ਜੋ ਹੁਣ ਆਵੇ, ਉਹ ਹਾਲ ਵਿੱਚ ਪ੍ਰਬੰਧਕ ਨੂੰ ਪੁੱਛੇ।
sign-up-over = ਇਹ ਸ਼ਾਮ ਸਮਾਪਤ ਹੋ ਚੁੱਕੀ ਹੈ।
sign-up-called-off = ਰੱਦ: ਇਹ ਟੂਰਨਾਮੈਂਟ ਨਹੀਂ ਹੋਵੇਗਾ।
sign-up-no-more = ਹੁਣ ਨਾਂ ਨਹੀਂ ਲਏ ਜਾਂਦੇ। ਕਲੱਬ ਦੇ ਪ੍ਰਬੰਧਕ ਨੂੰ ਪੁੱਛੋ।
sign-up-twice = { $name } ਪਹਿਲਾਂ ਹੀ ਸੂਚੀ ਵਿੱਚ ਹੈ। ਉਹ ਤੁਸੀਂ ਹੋ, ਤਾਂ ਆਪਣਾ ਸਫ਼ਾ ਖੋਲ੍ਹੋ। ਉਸੇ ਨਾਂ ਦਾ ਕੋਈ ਹੋਰ ਹੈ, ਤਾਂ ਕੁਝ ਅਜਿਹਾ ਜੋੜੋ ਜਿਸ ਨਾਲ ਪਛਾਣ ਹੋਵੇ।
sign-up-no-end = ਉਡੀਕ ਸੂਚੀ ਭਰ ਗਈ ਹੈ। ਕਲੱਬ ਦੇ ਪ੍ਰਬੰਧਕ ਨੂੰ ਪੁੱਛੋ।
sign-up-too-many = ਇਸ ਨੈੱਟਵਰਕ ਤੋਂ ਬਹੁਤ ਜ਼ਿਆਦਾ ਨਵੇਂ ਨਾਂ ਆਏ ਹਨ, ਅਤੇ ਕਿਸੇ ਪ੍ਰਬੰਧਕ ਨੇ ਅਜੇ ਉਹ ਨਹੀਂ ਜਾਂਚੇ। ਪ੍ਰਬੰਧਕ ਨੂੰ ਆਪਣਾ ਨਾਂ ਜੋੜਨ ਲਈ ਕਹੋ।
problem-party-nobody = ਨਾਂ ਲਿਖੋ।
problem-party-too-many = { $most ->
    [one] ਇੱਕ ਵਾਰ ਵਿੱਚ ਇੱਕੋ ਨਾਂ ਲਿਖਿਆ ਜਾਂਦਾ ਹੈ।
   *[other] ਇੱਥੇ ਟੀਮ ਵਿੱਚ ਵੱਧ ਤੋਂ ਵੱਧ { $most } ਖਿਡਾਰੀ ਹੁੰਦੇ ਹਨ।
}
problem-party-twice = { $name } ਇੱਥੇ ਦੋ ਵਾਰ ਹੈ। ਹਰ ਖਿਡਾਰੀ ਦਾ ਨਾਂ ਇੱਕ ਵਾਰ।

## The own page

own-sign-up-title = { $name }
own-sign-up-place = ਤੁਹਾਡੀ ਥਾਂ ਪੱਕੀ ਹੈ: ਨੰਬਰ { $place }।
own-sign-up-waits = ਉਡੀਕ ਸੂਚੀ ਵਿੱਚ ਤੁਹਾਡਾ ਨੰਬਰ { $place } ਹੈ। ਤੁਸੀਂ ਆਪਣੇ-ਆਪ ਅੱਗੇ ਵਧੋਗੇ।
own-sign-up-left = ਤੁਸੀਂ ਆਪਣੀ ਥਾਂ ਛੱਡ ਦਿੱਤੀ, ਜਾਂ ਕਿਸੇ ਪ੍ਰਬੰਧਕ ਨੇ ਤੁਹਾਡਾ ਨਾਂ ਸੂਚੀ ਵਿੱਚੋਂ ਕੱਢਿਆ।
own-sign-up-late = ਟੂਰਨਾਮੈਂਟ ਸ਼ੁਰੂ ਹੋ ਚੁੱਕਾ ਹੈ। ਇੱਥੇ ਆਪਣੀ ਹਾਜ਼ਰੀ ਲਾਓ ਅਤੇ ਪ੍ਰਬੰਧਕ ਨੂੰ ਦੱਸੋ।
own-sign-up-late-there = ਟੂਰਨਾਮੈਂਟ ਸ਼ੁਰੂ ਹੋ ਚੁੱਕਾ ਹੈ। ਪ੍ਰਬੰਧਕ ਜਾਣਦੇ ਹਨ ਕਿ ਤੁਸੀਂ ਇੱਥੇ ਹੋ, ਅਤੇ ਤੁਹਾਨੂੰ ਬਿਠਾਉਣਗੇ।
own-sign-up-there = ਪ੍ਰਬੰਧਕ ਜਾਣਦੇ ਹਨ ਕਿ ਤੁਸੀਂ ਇੱਥੇ ਹੋ।
own-sign-up-evening = ਸ਼ੁਰੂ ਹੋ ਗਿਆ: ਤੁਹਾਡੇ ਮੇਜ਼, ਸਾਥੀ ਅਤੇ ਨਤੀਜੇ।
own-sign-up-check-in = ਮੈਂ ਇੱਥੇ ਹਾਂ
own-sign-up-again = ਫਿਰ ਨਾਂ ਲਿਖਾਓ
own-sign-up-remark = ਤੁਸੀਂ ਲਿਖਿਆ:
own-sign-up-not-coming = ਮੈਂ ਨਹੀਂ ਆਉਣਾ
own-sign-up-not-coming-hint = ਤੁਹਾਡੀ ਥਾਂ ਉਡੀਕ ਸੂਚੀ ਵਿੱਚ ਪਹਿਲੇ ਨੂੰ ਮਿਲੇਗੀ। ਮਨ ਬਦਲੇ ਤਾਂ ਫਿਰ ਨਾਂ ਲਿਖਾ ਸਕਦੇ ਹੋ, ਸੂਚੀ ਦੇ ਅਖੀਰ ਵਿੱਚ।
own-sign-up-leave = ਮੇਰੀ ਥਾਂ ਦੇ ਦਿਓ
own-sign-up-keep = ਇਸ ਸਫ਼ੇ ਨੂੰ ਬੁੱਕਮਾਰਕ ਕਰੋ: ਸ਼ਾਮ ਨੂੰ ਇਹ ਤੁਹਾਨੂੰ ਤੁਹਾਡੀ ਸੀਟ ਤੱਕ ਲੈ ਜਾਵੇਗਾ।

## The door

check-in-title = ਹਾਜ਼ਰੀ: { $name }
check-in-lede = ਕੋਈ ਆਵੇ ਤਾਂ ਉਸ ਦਾ ਨਾਂ ਛੂਹੋ।
check-in-early = ਹਾਜ਼ਰੀ ਲੱਗਣੀ ਸ਼ੁਰੂਆਤ ਤੋਂ ਛੇ ਘੰਟੇ ਪਹਿਲਾਂ ਸ਼ੁਰੂ ਹੁੰਦੀ ਹੈ।
check-in-coming = ਅਜੇ ਆਉਣੇ ਹਨ: { $count }
check-in-nobody = ਹੁਣ ਕੋਈ ਨਹੀਂ।
check-in-there = ਆ ਗਏ: { $count }
check-in-undo = ਨਹੀਂ ਆਏ
check-in-add = ਕੋਈ ਸੂਚੀ ਵਿੱਚ ਨਹੀਂ
check-in-add-button = ਸੂਚੀ ਵਿੱਚ ਲਿਖੋ
check-in-no-more = ਦਰਵਾਜ਼ੇ ’ਤੇ ਇੰਨੇ ਨਾਂ ਜੋੜੇ ਜਾ ਚੁੱਕੇ ਹਨ ਕਿ ਇੱਥੇ ਹੋਰ ਨਹੀਂ ਲਏ ਜਾਂਦੇ। ਪ੍ਰਬੰਧਕ ਅਜੇ ਵੀ ਕਿਸੇ ਦਾ ਨਾਂ ਲਿਖ ਸਕਦੇ ਹਨ।
check-in-filter-label = ਨਾਂ ਦਾ ਕੋਈ ਹਿੱਸਾ ਲਿਖੋ।
sign-up-waiting = ਉਡੀਕ ਵਿੱਚ, ਨੰਬਰ { $place }

## The desk

desk-announce = ਟੂਰਨਾਮੈਂਟ ਦਾ ਐਲਾਨ ਕਰੋ
announcement-line-hidden = { $names ->
    [0] ਐਲਾਨ ਨਹੀਂ ਹੋਇਆ
   *[other] ਐਲਾਨ ਨਹੀਂ ਹੋਇਆ, ਸੂਚੀ ਵਿੱਚ { $names }
}
announcement-line-called-off = ਰੱਦ
announcement-taken = { $waiting ->
    [0] { $places } ਵਿੱਚੋਂ { $names } ਥਾਵਾਂ ਭਰੀਆਂ
   *[other] { $places } ਵਿੱਚੋਂ { $names } ਥਾਵਾਂ ਭਰੀਆਂ, { $waiting } ਉਡੀਕ ਵਿੱਚ
}
announcement-signed-up = { $waiting ->
    [0] ਸੂਚੀ ਵਿੱਚ { $names }
   *[other] ਸੂਚੀ ਵਿੱਚ { $names }, { $waiting } ਉਡੀਕ ਵਿੱਚ
}
announcement-new = ਟੂਰਨਾਮੈਂਟ ਦਾ ਐਲਾਨ ਕਰੋ
announcement-edit = ਬਦਲੋ: { $name }
announcement-repeat = ਦੁਹਰਾਉਣਾ
announcement-repeat-once = ਇੱਕ ਵਾਰ
announcement-repeat-week = ਹਰ ਹਫ਼ਤੇ
announcement-repeat-fortnight = ਹਰ ਦੂਜੇ ਹਫ਼ਤੇ
announcement-repeat-month = ਹਰ ਮਹੀਨੇ, ਉਸੇ ਵਾਰ ਨੂੰ
announcement-times = ਕਿੰਨੀਆਂ ਤਾਰੀਖਾਂ
announcement-times-hint = ਪਹਿਲੀ ਸਮੇਤ।
announcement-times-wrong = 2 ਤੋਂ { $max } ਤੱਕ ਦੀ ਗਿਣਤੀ।
announcement-place-hint = ਹਾਲ, ਕੈਫ਼ੇ, ਪਤਾ।
announcement-about-hint = ਕਿੰਨਾ ਲੱਗੇਗਾ, ਕੀ ਲਿਆਉਣਾ ਹੈ, ਦਰਵਾਜ਼ਾ ਕਦੋਂ ਖੁੱਲ੍ਹੇਗਾ।
announcement-format-hint = ਟੂਰਨਾਮੈਂਟ ਬਣਾਉਣ ਵੇਲੇ, ਜਦੋਂ ਪਤਾ ਹੋਵੇ ਕਿ ਕਿੰਨੇ ਆਏ, ਤੁਸੀਂ ਹੋਰ ਚੁਣ ਸਕਦੇ ਹੋ।
announcement-block-evening = ਜਿੰਨਾ ਇੱਕ ਸ਼ਾਮ ਵਿੱਚ ਆਵੇ
format-open = ਜਿੰਨੇ ਆਉਣ, ਉਸ ਤੋਂ ਤੈਅ ਹੋਵੇਗਾ
announcement-played-fold = ਫ਼ਾਰਮੈਟ: { $format }
announcement-places-hint = ਖਾਲੀ ਛੱਡੋ ਤਾਂ ਕੋਈ ਹੱਦ ਨਹੀਂ।
announcement-places-wrong = { $format }: { $min } ਤੋਂ { $max } ਤੱਕ, ਜਾਂ ਖਾਲੀ ਛੱਡੋ।
announcement-takes-names = ਲੋਕ ਨਾਂ ਲਿਖਾ ਸਕਦੇ ਹਨ
announcement-takes-names-hint = ਲਿੰਕ ਜਾਂ QR ਕੋਡ ਨਾਲ, ਬਿਨਾਂ ਖਾਤੇ ਦੇ।
announcement-save = ਸੰਭਾਲੋ
announcement-save-later = ਬਾਅਦ ਲਈ ਸੰਭਾਲੋ
announcement-save-hint = “ਬਾਅਦ ਲਈ ਸੰਭਾਲੋ”: ਜਦੋਂ ਤੱਕ ਤੁਸੀਂ ਐਲਾਨ ਨਾ ਕਰੋ, ਕੋਈ ਨਹੀਂ ਦੇਖਦਾ।
announcement-asks-past = ਇਹ ਤਾਰੀਖ ਲੰਘ ਚੁੱਕੀ ਹੈ। ਕੀ ਇਹੀ ਤਾਰੀਖ ਚਾਹੀਦੀ ਹੈ?
announcement-asks-far = ਇਹ ਤਾਰੀਖ ਲਗਭਗ ਇੱਕ ਸਾਲ ਬਾਅਦ ਦੀ ਹੈ। ਕੀ ਇਹੀ ਤਾਰੀਖ ਚਾਹੀਦੀ ਹੈ?
announcement-asks-waiting = ਇਹਨਾਂ ਦੀ ਥਾਂ ਚਲੀ ਜਾਵੇਗੀ ਅਤੇ ਇਹ ਉਡੀਕ ਸੂਚੀ ਵਿੱਚ ਜਾਣਗੇ: { $names }। ਕੀ ਇਹੀ ਚਾਹੁੰਦੇ ਹੋ?
announcement-save-anyway = ਫਿਰ ਵੀ ਸੰਭਾਲੋ
announcement-announce-anyway = ਫਿਰ ਵੀ ਐਲਾਨ ਕਰੋ
announcement-stale = ਇਸ ਦੌਰਾਨ ਕਿਸੇ ਹੋਰ ਨੇ ਇਸ ਨੂੰ ਬਦਲ ਦਿੱਤਾ। ਮਿਲਾਉਣ ਲਈ ਐਲਾਨ ਦਾ ਸਫ਼ਾ ਖੋਲ੍ਹੋ ਅਤੇ ਉੱਥੋਂ ਫਿਰ ਸੰਭਾਲੋ।
announcement-to-tournament = ਟੂਰਨਾਮੈਂਟ ’ਤੇ
announcement-draw-up = ਟੂਰਨਾਮੈਂਟ ਬਣਾਓ
announcement-is-hidden = ਅਜੇ ਇਸ ਨੂੰ ਹੋਰ ਕੋਈ ਨਹੀਂ ਦੇਖਦਾ।
announcement-is-announced = ਐਲਾਨ ਹੋ ਗਿਆ: ਕਲੱਬ ਦੇ ਸਫ਼ੇ, ਫ਼ੀਡ ਅਤੇ ਕੈਲੰਡਰ ਵਿੱਚ ਹੈ।
announcement-is-called-off = ਰੱਦ। ਜਿਨ੍ਹਾਂ ਨਾਂ ਲਿਖਾਇਆ, ਉਹ ਆਪਣੇ ਸਫ਼ੇ ’ਤੇ ਪੜ੍ਹਨਗੇ।
announcement-announce = ਐਲਾਨ ਕਰੋ
announcement-announce-all = ਸਾਰੇ { $count } ਐਲਾਨ ਕਰੋ
announcement-hide = ਲੁਕਾਓ
announcement-open = ਨਾਂ ਲੈਣੇ ਸ਼ੁਰੂ ਕਰੋ
announcement-close = ਨਾਂ ਲੈਣੇ ਬੰਦ ਕਰੋ
announcement-call-off = ਰੱਦ ਕਰੋ
announcement-change = ਬਦਲੋ
announcement-list = ਕੌਣ ਆ ਰਿਹਾ ਹੈ
announcement-waiting-list = ਉਡੀਕ ਸੂਚੀ
announcement-now-waiting = ਹੁਣ ਥਾਂ ਦੀ ਉਡੀਕ ਵਿੱਚ: { $names }।
announcement-there = { $count ->
    [one] ਇੱਕ ਆ ਗਿਆ
   *[other] { $count } ਆ ਗਏ
}
announcement-nobody = ਅਜੇ ਕੋਈ ਨਹੀਂ
announcement-nobody-help = ਐਲਾਨ ਕਰੋ ਅਤੇ ਲਿੰਕ ਭੇਜੋ, ਪੋਸਟਰ ਛਾਪੋ, ਜਾਂ ਨਾਂ ਆਪ ਲਿਖੋ।
announcement-missing = { $count ->
    [one] ਸੂਚੀ ਦਾ ਇੱਕ ਨਾਂ ਖੇਡਣ ਵਾਲਿਆਂ ਵਿੱਚ ਨਹੀਂ।
   *[other] ਸੂਚੀ ਦੇ { $count } ਨਾਂ ਖੇਡਣ ਵਾਲਿਆਂ ਵਿੱਚ ਨਹੀਂ।
}
announcement-missing-link = ਜੋੜੋ
announcement-confirm-all = { $count ->
    [one] ਨਵੇਂ ਨਾਂ ਦੀ ਪੁਸ਼ਟੀ ਕਰੋ
   *[other] ਸਾਰੇ { $count } ਨਵੇਂ ਨਾਂਵਾਂ ਦੀ ਪੁਸ਼ਟੀ ਕਰੋ
}
announcement-gone = ਨਹੀਂ ਆ ਰਹੇ: { $count }
announcement-add = ਨਾਂ ਲਿਖੋ
announcement-add-hint = ਹਰ ਸਤਰ ਵਿੱਚ ਇੱਕ ਨਾਂ, ਜਾਂ ਸੂਚੀ ਜਿਵੇਂ ਹੈ ਤਿਵੇਂ ਹੀ ਪੇਸਟ ਕਰੋ।
announcement-add-teams-hint = ਹਰ ਸਤਰ ਵਿੱਚ ਇੱਕ ਟੀਮ: ਅਨੀਤਾ + ਭਰਤ। ਜਿਸ ਦਾ ਸਾਥੀ ਨਹੀਂ, ਉਹ ਵੀ ਆਪਣੀ ਸਤਰ ਵਿੱਚ।
announcement-add-look = ਅਜੇ ਕੋਈ ਨਹੀਂ ਜੋੜਿਆ ਗਿਆ। ਹੇਠਲੇ ਨਾਂ ਦੇਖੋ, ਫਿਰ “ਸੂਚੀ ਵਿੱਚ ਲਿਖੋ” ਦੁਬਾਰਾ ਦਬਾਓ।
announcement-add-most = ਇੱਕ ਵਾਰ ਵਿੱਚ ਵੱਧ ਤੋਂ ਵੱਧ { $max }।
announcement-added = ਸੂਚੀ ਵਿੱਚ ਲਿਖੇ ਗਏ: { $count }।
announcement-add-button = ਸੂਚੀ ਵਿੱਚ ਲਿਖੋ
announcement-what = ਐਲਾਨ
announcement-more = ਹੋਰ
announcement-check-in = ਹਾਜ਼ਰੀ ਸੂਚੀ
announcement-check-in-hint = ਦਰਵਾਜ਼ੇ ’ਤੇ ਟੈਬਲੇਟ ਲਈ: ਜਿਸ ਕੋਲ ਇਹ ਲਿੰਕ ਹੈ, ਉਹ ਹਾਜ਼ਰੀ ਲਾ ਸਕਦਾ ਅਤੇ ਨਾਂ ਜੋੜ ਸਕਦਾ ਹੈ। ਸ਼ਾਮ ਸ਼ੁਰੂ ਹੋਣ ਤੋਂ ਬਾਰਾਂ ਘੰਟੇ ਬਾਅਦ ਇਹ ਕੰਮ ਨਹੀਂ ਕਰਦਾ।
announcement-new-check-in = ਹਾਜ਼ਰੀ ਲਈ ਨਵਾਂ ਲਿੰਕ
announcement-delete = ਮਿਟਾਓ
announcement-delete-title = { $name } ਮਿਟਾਉਣਾ ਹੈ?
announcement-delete-text = { $count ->
    [0] ਇਸ ਦੀ ਸੂਚੀ ਵਿੱਚ ਕੋਈ ਨਹੀਂ। ਇਸ ਤੋਂ ਬਣਿਆ ਟੂਰਨਾਮੈਂਟ ਰਹੇਗਾ।
    [one] ਇਸ ਦੀ ਸੂਚੀ ਵਿੱਚ ਇੱਕ ਨਾਂ ਹੈ, ਉਹ ਵੀ ਮਿਟੇਗਾ। ਜੇ ਸ਼ਾਮ ਨਹੀਂ ਹੋਣੀ, ਤਾਂ ਇਸ ਨੂੰ ਮਿਟਾਉਣ ਦੀ ਥਾਂ ਰੱਦ ਕਰੋ: ਫਿਰ ਉਸ ਵਿਅਕਤੀ ਨੂੰ ਇਹ ਦਿਸੇਗਾ। ਇਸ ਤੋਂ ਬਣਿਆ ਟੂਰਨਾਮੈਂਟ ਰਹੇਗਾ।
   *[other] ਇਸ ਦੀ ਸੂਚੀ ਵਿੱਚ { $count } ਨਾਂ ਹਨ, ਉਹ ਵੀ ਮਿਟਣਗੇ। ਜੇ ਸ਼ਾਮ ਨਹੀਂ ਹੋਣੀ, ਤਾਂ ਇਸ ਨੂੰ ਮਿਟਾਉਣ ਦੀ ਥਾਂ ਰੱਦ ਕਰੋ: ਫਿਰ ਉਹਨਾਂ ਲੋਕਾਂ ਨੂੰ ਇਹ ਦਿਸੇਗਾ। ਇਸ ਤੋਂ ਬਣਿਆ ਟੂਰਨਾਮੈਂਟ ਰਹੇਗਾ।
}
sign-up-missing = ਖੇਡਣ ਵਾਲਿਆਂ ਵਿੱਚ ਨਹੀਂ
sign-up-is = { $name } ਇਹ ਹਨ:
sign-up-is-new = ਕਲੱਬ ਵਿੱਚ ਨਵੇਂ
sign-up-near = ਮਿਲਦਾ-ਜੁਲਦਾ ਨਾਂ: { $names }। ਚੁਣੋ ਕਿ { $name } ਕੌਣ ਹੈ।
sign-up-confirm = ਪੁਸ਼ਟੀ ਕਰੋ
sign-up-confirm-hint = ਉਹਨਾਂ ਦੀ ਹੀ ਪੁਸ਼ਟੀ ਕਰੋ ਜਿਨ੍ਹਾਂ ਬਾਰੇ ਤੁਸੀਂ ਜਾਣਦੇ ਹੋ ਕਿ ਨਾਂ ਉਹਨਾਂ ਨੇ ਆਪ ਲਿਖਾਇਆ ਹੈ: ਉਦੋਂ ਤੋਂ ਉਹਨਾਂ ਦਾ ਸਫ਼ਾ ਉਹਨਾਂ ਦੇ ਨਿੱਜੀ ਲਿੰਕ ਤੱਕ ਲੈ ਜਾਂਦਾ ਹੈ। ਉਦੋਂ ਤੱਕ ਉਹ ਉਹਨਾਂ ਦੀ ਸ਼ਾਮ ਦਿਖਾਉਂਦਾ ਹੈ, ਪਰ ਕੋਈ ਅਜਿਹੀ ਸੀਟ ਨਹੀਂ ਦਿੰਦਾ ਜੋ ਲਈ ਜਾ ਚੁੱਕੀ ਹੈ।
sign-up-take-off-source = { $count ->
    [one] ਇਹ ਨਵਾਂ ਨਾਂ ਕੱਢੋ
   *[other] ਉਸੇ ਨੈੱਟਵਰਕ ਤੋਂ ਆਏ ਸਾਰੇ { $count } ਨਵੇਂ ਨਾਂ ਕੱਢੋ
}
sign-up-take-off-name = { $name } ਕੱਢੋ
sign-up-tick-hint = ਜੋ ਆ ਗਏ ਹਨ, ਉਹਨਾਂ ’ਤੇ ਨਿਸ਼ਾਨ ਲਾਓ।
sign-up-is-here = { $name } ਆ ਗਏ
sign-up-put-back = ਵਾਪਸ ਰੱਖੋ
sign-up-put-back-hint = ਉਹ ਉੱਥੇ ਹੀ ਮੁੜਨਗੇ ਜਿੱਥੇ ਸਨ: ਜੋ ਅੱਗੇ ਵਧੇ ਸਨ, ਉਹਨਾਂ ਨੂੰ ਫਿਰ ਉਡੀਕ ਕਰਨੀ ਪੈ ਸਕਦੀ ਹੈ।
like-draw-up = ਅਜਿਹਾ ਹੀ ਇੱਕ ਹੋਰ ਬਣਾਓ
like-announce = ਅਗਲੇ ਦਾ ਐਲਾਨ ਕਰੋ
error-announcement-begun = ਸ਼ੁਰੂ ਹੋ ਚੁੱਕਾ ਹੈ
error-fixture-begun-help = ਇਸ ਤੋਂ ਬਣਿਆ ਟੂਰਨਾਮੈਂਟ ਚੱਲ ਰਿਹਾ ਹੈ। ਉਸੇ ਨੂੰ ਬਦਲੋ।
error-too-early = ਹਾਜ਼ਰੀ ਲੱਗਣੀ ਅਜੇ ਸ਼ੁਰੂ ਨਹੀਂ ਹੋਈ
error-too-early-help = ਹਾਜ਼ਰੀ ਲੱਗਣੀ ਸ਼ੁਰੂਆਤ ਤੋਂ ਛੇ ਘੰਟੇ ਪਹਿਲਾਂ ਸ਼ੁਰੂ ਹੁੰਦੀ ਹੈ।
error-too-late = ਹਾਜ਼ਰੀ ਲੱਗਣੀ ਬੰਦ ਹੋ ਚੁੱਕੀ ਹੈ
error-too-late-help = ਇਹ ਸ਼ਾਮ ਸਮਾਪਤ ਹੋ ਚੁੱਕੀ ਹੈ, ਜਾਂ ਇਹ ਟੂਰਨਾਮੈਂਟ ਨਹੀਂ ਹੋਵੇਗਾ।
error-check-in-over = ਲਿੰਕ ਦੀ ਮਿਆਦ ਮੁੱਕ ਗਈ ਹੈ
error-check-in-over-help = ਹਾਜ਼ਰੀ ਸੂਚੀ ਸ਼ਾਮ ਸ਼ੁਰੂ ਹੋਣ ਤੋਂ ਬਾਰਾਂ ਘੰਟੇ ਬਾਅਦ ਬੰਦ ਹੋ ਜਾਂਦੀ ਹੈ। ਸੂਚੀ ਪ੍ਰਬੰਧਕ ਕੋਲ ਰਹਿੰਦੀ ਹੈ।
done-fixture-saved = ਸੰਭਾਲਿਆ ਗਿਆ।
done-fixtures-saved = ਸੰਭਾਲਿਆ ਗਿਆ, ਹਰ ਤਾਰੀਖ ਦਾ ਇੱਕ। ਸਮਾਂ ਆਉਣ ’ਤੇ ਹਰ ਇੱਕ ਦਾ ਐਲਾਨ ਕਰੋ।
done-fixture-announced = ਐਲਾਨ ਹੋ ਗਿਆ: ਹੁਣ ਸਾਰਿਆਂ ਨੂੰ ਦਿਸਦਾ ਹੈ।
done-fixtures-announced = ਸਾਰਿਆਂ ਦਾ ਐਲਾਨ ਹੋ ਗਿਆ: ਹੁਣ ਸਾਰਿਆਂ ਨੂੰ ਦਿਸਦੇ ਹਨ।
done-fixture-hidden = ਲੁਕਾਇਆ ਗਿਆ: ਹੁਣ ਹੋਰ ਕਿਸੇ ਨੂੰ ਨਹੀਂ ਦਿਸਦਾ।
done-fixture-called-off = ਰੱਦ ਕੀਤਾ ਗਿਆ।
done-fixture-removed = ਸੂਚੀ ਸਮੇਤ ਮਿਟਾਇਆ ਗਿਆ।
done-names-open = ਲੋਕ ਨਾਂ ਲਿਖਾ ਸਕਦੇ ਹਨ।
done-names-closed = ਹੁਣ ਨਾਂ ਨਹੀਂ ਲਏ ਜਾਂਦੇ।
done-names-confirmed = ਨਵੇਂ ਨਾਂਵਾਂ ਦੀ ਪੁਸ਼ਟੀ ਹੋਈ, ਉਹ ਕਲੱਬ ਦੀ ਸੂਚੀ ਵਿੱਚ ਹਨ।
done-signed-up = ਨਾਂ ਸੂਚੀ ਵਿੱਚ ਹੈ।
done-sign-up = ਹੋ ਗਿਆ।
done-check-in = ਹਾਜ਼ਰੀ ਸੂਚੀ ਦਾ ਨਵਾਂ ਲਿੰਕ ਹੈ; ਪੁਰਾਣਾ ਹੁਣ ਕੰਮ ਨਹੀਂ ਕਰਦਾ।
audit-action-fixture-made = ਐਲਾਨ ਬਣਾਇਆ
audit-action-fixture-changed = ਐਲਾਨ ਬਦਲਿਆ
audit-action-fixture-state = ਐਲਾਨ ਜਾਂ ਨਾਂ ਲੈਣ ਦੀ ਸਥਿਤੀ ਬਦਲੀ
audit-action-fixture-check-in = ਹਾਜ਼ਰੀ ਲਈ ਨਵਾਂ ਲਿੰਕ
audit-action-fixture-removed = ਐਲਾਨ ਮਿਟਾਇਆ
audit-action-sign-up-added = ਸ਼ਾਮ ਲਈ ਨਾਂ ਜੋੜਿਆ
audit-action-sign-up-changed = ਸ਼ਾਮ ਲਈ ਲਿਖੇ ਨਾਂ ਦੀ ਪੁਸ਼ਟੀ ਕੀਤੀ, ਹਾਜ਼ਰੀ ਲਾਈ ਜਾਂ ਨਾਂ ਕੱਢਿਆ
audit-action-sign-ups-confirmed = ਸੂਚੀ ਦੇ ਸਾਰੇ ਨਵੇਂ ਨਾਂਵਾਂ ਦੀ ਪੁਸ਼ਟੀ ਕੀਤੀ

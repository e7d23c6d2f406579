### The pages of a tournament, and its leaderboard.

## Every page of a tournament

public-facts = { $format } · { $scoring }
public-own-rules = ਇਸ ਟੂਰਨਾਮੈਂਟ ਵਿੱਚ ਵੱਖਰੀ ਖੇਡ:
public-winners = { $count ->
    [one] { $players ->
        [one] { $names } ਦੀ ਜਿੱਤ
       *[other] { $names } ਦੀ ਜਿੱਤ
    }
   *[other] ਪਹਿਲਾ ਸਥਾਨ ਸਾਂਝਾ: { $names }
}
public-loser = { $count ->
    [one] { $losers } ਦੀ ਹਾਰ
   *[other] { $losers } ਦੀ ਹਾਰ
}; ਹੱਦ ਤੋਂ ਹੇਠਾਂ ਰਹੇ: { $names }
public-nobody-under = { $line }; ਹੱਦ ਤੋਂ ਹੇਠਾਂ ਕੋਈ ਨਹੀਂ ਰਿਹਾ
public-and-losers = { $line }; { $count ->
    [one] { $losers } ਦੀ ਹਾਰ
   *[other] { $losers } ਦੀ ਹਾਰ
}
public-lost-most = ਸਭ ਤੋਂ ਵੱਧ ਬਾਜ਼ੀਆਂ ਹਾਰਨ ਵਾਲੇ: { $names }
public-hands-played = { $played ->
    [0] ਅਜੇ ਕੋਈ ਬਾਜ਼ੀ ਨਹੀਂ ਹੋਈ
    [one] { $played } ਬਾਜ਼ੀ ਹੋਈ
   *[other] { $played } ਬਾਜ਼ੀਆਂ ਹੋਈਆਂ
}
public-hands-of = { $all } ਵਿੱਚੋਂ { $played } ਬਾਜ਼ੀਆਂ ਹੋਈਆਂ
public-target = ਖੇਡ { $points } ਅੰਕਾਂ ਤੱਕ ਹੈ।
public-limit = ਹੱਦ { $points } ਅੰਕ ਹੈ।
public-limit-plays-on = ਸਾਰੀਆਂ ਬਾਜ਼ੀਆਂ ਖੇਡੀਆਂ ਜਾਂਦੀਆਂ ਹਨ, ਭਾਵੇਂ ਕੋਈ { $points } ਅੰਕਾਂ ਦੀ ਹੱਦ ’ਤੇ ਪਹੁੰਚ ਜਾਵੇ।
board-name-at-limit = { $name } (ਹੱਦ ’ਤੇ)
public-agreed = { $hands ->
    [one] { $hands } ਬਾਜ਼ੀ ਮਿੱਥੀ ਗਈ ਹੈ।
   *[other] { $hands } ਬਾਜ਼ੀਆਂ ਮਿੱਥੀਆਂ ਗਈਆਂ ਹਨ।
}
public-rounds = { $rounds ->
    [one] ਕੁੱਲ { $rounds } ਗੇੜ ਹੈ।
   *[other] ਕੁੱਲ { $rounds } ਗੇੜ ਹਨ।
}
public-blocks = { $blocks ->
    [one] ਕੁੱਲ { $blocks } ਬਲਾਕ ਹੈ।
   *[other] ਕੁੱਲ { $blocks } ਬਲਾਕ ਹਨ।
}
public-plus = +{ $points }
public-minus = −{ $points }
public-nought = { $points }
public-duplicate = ਇੱਕੋ ਵੰਡ
public-duplicate-line = ਹਰ ਬਾਜ਼ੀ ਵਿੱਚ ਸਾਰੇ ਮੇਜ਼ ਇੱਕੋ ਜਿਹੇ ਕਾਰਡਾਂ ਨਾਲ ਖੇਡਦੇ ਹਨ। ਹਰ ਦੂਜੇ ਗੇੜ ਵਿੱਚ ਉਹੀ ਵੰਡ ਦੁਹਰਾਈ ਜਾਂਦੀ ਹੈ, ਬੱਸ ਦੋਵਾਂ ਧਿਰਾਂ ਦੇ ਕਾਰਡ ਆਪਸ ਵਿੱਚ ਵਟ ਜਾਂਦੇ ਹਨ। “{ board-duplicate }” ਵਾਲਾ ਖਾਨਾ ਦੱਸਦਾ ਹੈ ਕਿ ਉਹਨਾਂ ਹੀ ਕਾਰਡਾਂ ਨਾਲ ਤੁਹਾਡੀਆਂ ਧਿਰਾਂ ਨੇ ਦੂਜਿਆਂ ਨਾਲੋਂ ਔਸਤਨ ਕਿੰਨੇ ਅੰਕ ਵੱਧ ਬਣਾਏ। ਇਸ ਦਾ ਦਰਜਾਬੰਦੀ ’ਤੇ ਕੋਈ ਅਸਰ ਨਹੀਂ।
public-won = ਜਿੱਤ
public-lost = ਹਾਰ
public-against = { $one } ਬਨਾਮ { $other }
public-deals-opens = { $dealer } ਦੀ ਵੰਡ, { $opener } ਦੀ ਪਹਿਲੀ ਚਾਲ
public-after-end = ਖੇਡ ਮੁੱਕਣ ਮਗਰੋਂ ਦਰਜ ਹੋਈ, ਗਿਣੀ ਨਹੀਂ ਜਾਂਦੀ
public-tabs = ਇਸ ਟੂਰਨਾਮੈਂਟ ਦੇ ਸਫ਼ੇ

tab-leaderboard = ਲੀਡਰਬੋਰਡ
tab-schedule = ਸ਼ਡਿਊਲ
tab-control-room = ਟੂਰਨਾਮੈਂਟ ਚਲਾਓ

reason-schedule = ਸਾਰੀਆਂ ਬਾਜ਼ੀਆਂ ਹੋ ਗਈਆਂ ਹਨ।
reason-target = ਟੀਚਾ ਪੂਰਾ ਹੋ ਗਿਆ ਹੈ।
reason-limit = ਹੱਦ ਆ ਗਈ ਹੈ।
reason-last-standing = ਬਾਕੀ ਸਾਰੇ ਬਾਹਰ ਹੋ ਗਏ ਹਨ।
reason-stopped = ਪ੍ਰਬੰਧਕ ਨੇ ਪਹਿਲਾਂ ਹੀ ਰੋਕ ਦਿੱਤਾ।

## The leaderboard

board-caption-std = ਜਿੱਤੇ ਅੰਕ, ਵੱਧ ਤੋਂ ਘੱਟ
board-caption-lose200 = ਖਾਤੇ ਪਏ ਅੰਕ, ਘੱਟ ਤੋਂ ਵੱਧ
board-caption-lazy = ਜਿੱਤੀਆਂ ਬਾਜ਼ੀਆਂ, ਵੱਧ ਤੋਂ ਘੱਟ
board-caption-average-std = ਪ੍ਰਤੀ ਬਾਜ਼ੀ ਜਿੱਤੇ ਅੰਕ, ਵੱਧ ਤੋਂ ਘੱਟ
board-caption-average-lose200 = ਪ੍ਰਤੀ ਬਾਜ਼ੀ ਖਾਤੇ ਪਏ ਅੰਕ, ਘੱਟ ਤੋਂ ਵੱਧ
board-caption-average-lazy = ਜਿੱਤੀਆਂ ਬਾਜ਼ੀਆਂ ਦਾ ਹਿੱਸਾ, ਵੱਧ ਤੋਂ ਘੱਟ
board-caption-challenge = ਖਾਤੇ ਪਏ ਅੰਕ; ਜੋ ਹੱਦ ’ਤੇ ਪਹੁੰਚੇ, ਉਹ ਬਾਹਰ
board-caption-placement = ਹਾਰੀਆਂ ਬਾਜ਼ੀਆਂ, ਘੱਟ ਤੋਂ ਵੱਧ
board-caption-refill = ਰੀਫਿਲ ਅੰਕ, ਵੱਧ ਤੋਂ ਘੱਟ
board-rank = ਦਰਜਾ
board-rank-short = #
board-name = ਨਾਂ
board-total = ਅੰਕ
board-chance = ਸੰਭਾਵਨਾ, 100 ਵਿੱਚੋਂ
board-chance-line = ਪਹਿਲਾ ਸਥਾਨ: { $chance }
board-chances-link = ਸੰਭਾਵਨਾਵਾਂ, ਅਤੇ ਉਹ ਕਿਵੇਂ ਕੱਢੀਆਂ ਜਾਂਦੀਆਂ ਹਨ
board-average = ਪ੍ਰਤੀ ਬਾਜ਼ੀ
board-duplicate = ਇੱਕੋ ਵੰਡ
board-hands = ਬਾਜ਼ੀਆਂ
board-won = ਜਿੱਤਾਂ
board-lost = ਹਾਰਾਂ

## Who came and who left

board-people = ਖਿਡਾਰੀਆਂ ਵਿੱਚ ਬਦਲਾਅ
board-people-line = { $what } ({ $when })
play-off-hands = { $hands ->
    [one] ਫ਼ੈਸਲਾ { $hands } ਬਾਜ਼ੀ ਨਾਲ। { $won }।
   *[other] ਜੋ ਪਹਿਲਾਂ { $hands } ਬਾਜ਼ੀਆਂ ਜਿੱਤੇ, ਉਹ ਜੇਤੂ। { $won }।
}
play-off-won = { $name } { $hands }
public-play-off-runs = ਪਹਿਲੇ ਸਥਾਨ ਲਈ ਪਲੇਅ-ਆਫ਼
board-play-off = ਪਹਿਲੇ ਸਥਾਨ ਲਈ ਪਲੇਅ-ਆਫ਼
board-play-off-void = ਪਲੇਅ-ਆਫ਼ ਗਿਣਿਆ ਨਹੀਂ ਜਾਂਦਾ
board-play-off-void-help = ਇੱਕ ਸੋਧ ਮਗਰੋਂ ਪਹਿਲਾ ਸਥਾਨ ਹੁਣ ਉਹਨਾਂ ਹੀ ਭਾਗੀਦਾਰਾਂ ਵਿੱਚ ਸਾਂਝਾ ਨਹੀਂ। ਖੇਡੀਆਂ ਬਾਜ਼ੀਆਂ ਸੰਭਾਲੀਆਂ ਹੋਈਆਂ ਹਨ:
board-after-end = ਖੇਡ ਮੁੱਕਣ ਮਗਰੋਂ ਦਰਜ
board-after-end-help = ਇਹ ਬਾਜ਼ੀਆਂ ਗਿਣੀਆਂ ਨਹੀਂ ਜਾਂਦੀਆਂ, ਕਿਉਂਕਿ ਮੈਚ ਪਹਿਲਾਂ ਦੀ ਕਿਸੇ ਬਾਜ਼ੀ ਨਾਲ ਹੀ ਮੁੱਕ ਗਿਆ ਸੀ:
board-tables = ਚੱਲਦੀ ਖੇਡ
board-table-waits = ਬਲਾਕ ਪੂਰਾ, ਦੂਜੇ ਮੇਜ਼ਾਂ ਦੀ ਉਡੀਕ।
board-sitting-out = ਇਸ ਬਲਾਕ ਵਿੱਚ ਆਰਾਮ: { $names }
board-updated = ਅੱਪਡੇਟ: { $when }
board-drawn = ਖਿਡਾਰੀਆਂ ਦੀ ਤਰਤੀਬ
public-drawn-by-lot = ਪਰਚੀ ਨਾਲ ({ $when }): { $order }
public-drawn-as-typed = ਪ੍ਰਬੰਧਕ ਨੇ ਤੈਅ ਕੀਤੀ ({ $when }): { $order }
board-how = ਫ਼ਾਰਮੈਟ ਅਤੇ ਨਿਯਮ
board-live = ਇਹ ਸਫ਼ਾ ਆਪਣੇ-ਆਪ ਅੱਪਡੇਟ ਹੁੰਦਾ ਹੈ।

## The leaderboard as a scoreboard

board-block = ਬਲਾਕ
board-up = { $places ->
    [one] ਬਲਾਕ ਦੇ ਸ਼ੁਰੂ ਤੋਂ { $places } ਸਥਾਨ ਉੱਪਰ
   *[other] ਬਲਾਕ ਦੇ ਸ਼ੁਰੂ ਤੋਂ { $places } ਸਥਾਨ ਉੱਪਰ
}
board-down = { $places ->
    [one] ਬਲਾਕ ਦੇ ਸ਼ੁਰੂ ਤੋਂ { $places } ਸਥਾਨ ਹੇਠਾਂ
   *[other] ਬਲਾਕ ਦੇ ਸ਼ੁਰੂ ਤੋਂ { $places } ਸਥਾਨ ਹੇਠਾਂ
}
board-last-hand = ਪਿਛਲੀ ਬਾਜ਼ੀ:
board-at-table = ਮੇਜ਼ { $table }, ਸਾਥੀ { $partners }
board-rests = ਇਸ ਬਲਾਕ ਵਿੱਚ ਆਰਾਮ
board-recent = ਪਿਛਲੀਆਂ ਬਾਜ਼ੀਆਂ
board-now = ਹੁਣ

## The row of the person who uses this device

own-row = ਤੁਸੀਂ
own-row-place = ਤੁਹਾਡਾ ਸਥਾਨ: { $place }
own-row-show = ਮੇਰੀ ਕਤਾਰ ਦਿਖਾਓ
own-row-remember = ਇਹ ਮੈਂ ਹਾਂ
own-row-forget = ਇਹ ਮੈਂ ਨਹੀਂ

### The pages that everybody may see.

## The home page, and a club’s page

home-title = ਟੂਰਨਾਮੈਂਟ
home-running = ਜਾਰੀ
home-ready = ਸ਼ੁਰੂ ਹੋਣ ਵਾਲੇ
home-finished = ਸਮਾਪਤ
home-clubs = ਕਲੱਬ
home-empty = ਅਜੇ ਕੋਈ ਟੂਰਨਾਮੈਂਟ ਨਹੀਂ
home-empty-help = ਜਿਵੇਂ ਹੀ ਕੋਈ ਪ੍ਰਬੰਧਕ ਟੂਰਨਾਮੈਂਟ ਸ਼ੁਰੂ ਕਰੇਗਾ, ਉਹ ਲੀਡਰਬੋਰਡ ਸਮੇਤ ਇੱਥੇ ਦਿਸੇਗਾ।
home-fresh = ਇਸ Lastcard ਦਾ ਅਜੇ ਕੋਈ ਪ੍ਰਬੰਧਕ ਨਹੀਂ
home-fresh-help = ਜੇ ਤੁਸੀਂ ਇਸ ਨੂੰ ਇੰਸਟਾਲ ਕੀਤਾ ਹੈ, ਤਾਂ ਸੈੱਟਅੱਪ ਵਾਲਾ ਉਹ ਲਿੰਕ ਖੋਲ੍ਹੋ ਜੋ ਇਸ ਨੇ ਸ਼ੁਰੂ ਹੋਣ ਵੇਲੇ ਦਿਖਾਇਆ ਸੀ। ਦੋ ਮਿੰਟ ਲੱਗਣਗੇ।
home-fresh-link = ਕਲੱਬ ਕਿਵੇਂ ਬਣਾਈਏ
club-empty = ਇਸ ਕਲੱਬ ਦਾ ਅਜੇ ਕੋਈ ਟੂਰਨਾਮੈਂਟ ਨਹੀਂ
club-empty-help = ਟੂਰਨਾਮੈਂਟ ਸ਼ੁਰੂ ਹੁੰਦੇ ਹੀ ਉਸ ਦਾ ਲੀਡਰਬੋਰਡ ਇੱਥੇ ਦਿਸੇਗਾ।

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

line-then = { $line }, ਫਿਰ { $next }
line-team-then = { $line }, { $first } ਦੀ ਥਾਂ { $next }
board-people = ਖਿਡਾਰੀਆਂ ਵਿੱਚ ਬਦਲਾਅ
board-people-line = { $what } ({ $when })
people-hand = ਬਾਜ਼ੀ { $hand }
people-hand-of-round = ਗੇੜ { $round } ਦੀ ਬਾਜ਼ੀ { $hand }
play-off-hands = { $hands ->
    [one] ਫ਼ੈਸਲਾ { $hands } ਬਾਜ਼ੀ ਨਾਲ। { $won }।
   *[other] ਜੋ ਪਹਿਲਾਂ { $hands } ਬਾਜ਼ੀਆਂ ਜਿੱਤੇ, ਉਹ ਜੇਤੂ। { $won }।
}
play-off-won = { $name } { $hands }
public-play-off-runs = ਪਹਿਲੇ ਸਥਾਨ ਲਈ ਪਲੇਅ-ਆਫ਼
board-play-off = ਪਹਿਲੇ ਸਥਾਨ ਲਈ ਪਲੇਅ-ਆਫ਼
board-play-off-void = ਪਲੇਅ-ਆਫ਼ ਗਿਣਿਆ ਨਹੀਂ ਜਾਂਦਾ
board-play-off-void-help = ਇੱਕ ਸੋਧ ਮਗਰੋਂ ਪਹਿਲਾ ਸਥਾਨ ਹੁਣ ਉਹਨਾਂ ਹੀ ਭਾਗੀਦਾਰਾਂ ਵਿੱਚ ਸਾਂਝਾ ਨਹੀਂ। ਖੇਡੀਆਂ ਬਾਜ਼ੀਆਂ ਸੰਭਾਲੀਆਂ ਹੋਈਆਂ ਹਨ:
schedule-play-off = ਪਲੇਅ-ਆਫ਼
schedule-before-play-off = ਪਲੇਅ-ਆਫ਼ ਤੋਂ ਪਹਿਲਾਂ
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

## The schedule

schedule-title = { $name } ਦਾ ਸ਼ਡਿਊਲ
schedule-block = ਬਲਾਕ { $block }
schedule-block-table = ਬਲਾਕ { $block }, ਮੇਜ਼ { $table }
schedule-round-block = ਗੇੜ { $round }, ਬਲਾਕ { $block }
schedule-round-block-table = ਗੇੜ { $round }, ਬਲਾਕ { $block }, ਮੇਜ਼ { $table }
schedule-sits-out = { $block }, ਆਰਾਮ
schedule-blocks = ਸਾਰੇ ਬਲਾਕ
schedule-next = ਅਗਲੀ
schedule-open = ਖੁੱਲ੍ਹੀ
schedule-again = ਮੁੜ ਵੰਡੀ ਗਈ
schedule-print = ਪੂਰਾ ਸ਼ਡਿਊਲ ਛਾਪੋ
schedule-open-ended = ਹਰ ਨਤੀਜੇ ਮਗਰੋਂ ਅਗਲੀ ਬਾਜ਼ੀ ਜੁੜਦੀ ਹੈ, ਜਦ ਤੱਕ ਮੈਚ ਦਾ ਫ਼ੈਸਲਾ ਨਹੀਂ ਹੁੰਦਾ।

## A hand

hand-seats = ਮੇਜ਼ ’ਤੇ
hand-clockwise = ਘੜੀ ਦੀ ਦਿਸ਼ਾ ਵਿੱਚ, ਸੀਟ 1 ਤੋਂ।
hand-deals = ਵੰਡ
hand-opens = ਪਹਿਲੀ ਚਾਲ
hand-out = ਕਾਰਡ ਮੁੱਕੇ
hand-with = ਸਾਥੀ: { $partner }
hand-finished = ਕਾਰਡ ਮੁੱਕੇ, ਸਥਾਨ { $place }
hand-lost = ਅਖੀਰ ਵਿੱਚ ਇਕੱਲੇ ਬਚੇ, ਹਾਰ
hand-one-points = { $count ->
    [one] { $count } ਰੀਫਿਲ ਅੰਕ
   *[other] { $count } ਰੀਫਿਲ ਅੰਕ
}
hand-left-nothing = ਕੋਈ ਕਾਰਡ ਨਹੀਂ ਬਚਿਆ
hand-cards-typed = ਸਿਰਫ਼ ਜੋੜ ਲਿਖਿਆ ਗਿਆ, ਕਾਰਡ ਨਹੀਂ ਗਿਣੇ ਗਏ
hand-same-cards = ਇਹੀ ਕਾਰਡ ਹੋਰ ਮੇਜ਼ਾਂ ’ਤੇ
hand-same-cards-help = ਡੀਲਰ ਦੀ ਧਿਰ ਨੇ ਇਹਨਾਂ ਕਾਰਡਾਂ ਨਾਲ ਕਿੰਨੇ ਅੰਕ ਬਣਾਏ, ਅਤੇ ਦੂਜਿਆਂ ਦੀ ਔਸਤ ਨਾਲੋਂ ਕਿੰਨਾ ਫ਼ਰਕ ਹੈ। ਵਿਰੋਧੀ ਧਿਰ ਲਈ ਦੋਵੇਂ ਨਿਸ਼ਾਨ ਉਲਟੇ ਹਨ।
hand-same-place = ਬਾਜ਼ੀ
hand-same-side = ਡੀਲਰ ਦੀ ਧਿਰ
hand-same-made = ਬਣਾਏ
hand-same-better = ਕਿੰਨਾ ਬਿਹਤਰ
hand-cards-hidden = ਕਾਰਡ ਅਜੇ ਗੁਪਤ
embargo-title = ਕਾਰਡ ਅਜੇ ਗੁਪਤ ਹਨ
embargo-why = ਇਹੀ ਵੰਡ ਇੱਕ ਤੋਂ ਵੱਧ ਵਾਰ ਖੇਡੀ ਜਾਂਦੀ ਹੈ। ਆਖਰੀ ਵਾਰ ਤੱਕ ਇੱਥੇ ਕੋਈ ਨਹੀਂ ਦੇਖ ਸਕਦਾ ਕਿ ਇਸ ਵਿੱਚ ਕਿਹੜੇ ਕਾਰਡ ਸਨ।
embargo-until = ਅਜੇ ਖੇਡਣੀਆਂ ਬਾਕੀ:
embargo-hand = { $hand }, ਮੇਜ਼ { $table }
embargo-soon = ਇਸ ਡੈੱਕ ਵਾਲੀ ਆਖਰੀ ਬਾਜ਼ੀ ਹੁਣ ਚੱਲ ਰਹੀ ਹੈ।
hand-not-played = ਇਹ ਬਾਜ਼ੀ ਅਜੇ ਨਹੀਂ ਖੇਡੀ ਗਈ।
hand-dealt-again = { $count ->
    [one] ਇਹ { $count } ਵਾਰ ਮੁੜ ਵੰਡੀ ਗਈ, ਕਿਉਂਕਿ ਕੋਈ ਵੀ ਚਾਲ ਨਹੀਂ ਚੱਲ ਸਕਦਾ ਸੀ।
   *[other] ਇਹ { $count } ਵਾਰ ਮੁੜ ਵੰਡੀ ਗਈ, ਕਿਉਂਕਿ ਕੋਈ ਵੀ ਚਾਲ ਨਹੀਂ ਚੱਲ ਸਕਦਾ ਸੀ।
}
hand-penalties = ਜੁਰਮਾਨੇ
hand-penalty = ਜੁਰਮਾਨਾ:
hand-history = ਇਤਿਹਾਸ
hand-history-help = ਇੱਥੇ ਕੁਝ ਵੀ ਮਿਟਾਇਆ ਨਹੀਂ ਜਾਂਦਾ: ਹਰ ਬਦਲਾਅ ਹੇਠਾਂ ਦਰਜ ਹੈ।
hand-history-untold = { $count ->
    [one] ਪਹਿਲਾਂ ਦਾ { $count } ਇੰਦਰਾਜ ਨਹੀਂ ਦਿਖਾਇਆ ਗਿਆ।
   *[other] ਪਹਿਲਾਂ ਦੇ { $count } ਇੰਦਰਾਜ ਨਹੀਂ ਦਿਖਾਏ ਗਏ।
}
hand-recorded = ਦਰਜ ਕੀਤੀ
hand-corrected = ਸੋਧੀ
hand-taken-back = ਵਾਪਸ ਲਈ
hand-correction-taken-back = ਸੋਧ ਵਾਪਸ ਲਈ
hand-restored = ਬਹਾਲ ਕੀਤੀ
hand-undone = ਬਾਜ਼ੀ ਮੁੜ ਖੁੱਲ੍ਹੀ ਹੈ
via-person = { $name } ਵੱਲੋਂ
via-table = ਮੇਜ਼ { $table } ਦੇ ਕੋਡ ਨਾਲ
via-organiser = ਪ੍ਰਬੰਧਕ ਵੱਲੋਂ
via-import = ਟੂਰਨਾਮੈਂਟ ਫ਼ਾਈਲ ਤੋਂ
via-played = ਫ਼ੋਨਾਂ ’ਤੇ ਖੇਡੀ ਬਾਜ਼ੀ ਤੋਂ
via-program-of = { $name } ਦੇ ਪ੍ਰੋਗਰਾਮ ਵੱਲੋਂ
via-program = ਇੱਕ ਪ੍ਰੋਗਰਾਮ ਵੱਲੋਂ

## An entrant

entrant-players = ਖਿਡਾਰੀ: { $names }
entrant-with = ਸਾਥੀ
entrant-against = ਵਿਰੋਧੀ
entrant-penalties = ਜੁਰਮਾਨੇ: { $list }
entrant-fined = { $cards ->
    [0] { $what }, ਕੋਈ ਕਾਰਡ ਨਹੀਂ
    [one] { $what }, { $cards } ਕਾਰਡ
   *[other] { $what }, { $cards } ਕਾਰਡ
}
penalties-own = { $count } × { $kind }
penalties-uno-missed = { $count ->
    [one] { $count } ਵਾਰ ਯੂਨੋ ਨਹੀਂ ਬੋਲਿਆ
   *[other] { $count } ਵਾਰ ਯੂਨੋ ਨਹੀਂ ਬੋਲਿਆ
}
penalties-false-call = { $count ->
    [one] { $count } ਵਾਰ ਗਲਤ ਯੂਨੋ ਬੋਲਿਆ
   *[other] { $count } ਵਾਰ ਗਲਤ ਯੂਨੋ ਬੋਲਿਆ
}
penalties-misplay = { $count ->
    [one] { $count } ਗਲਤ ਕਾਰਡ ਖੇਡਿਆ
   *[other] { $count } ਗਲਤ ਕਾਰਡ ਖੇਡੇ
}
penalties-hint = { $count ->
    [one] { $count } ਇਸ਼ਾਰਾ
   *[other] { $count } ਇਸ਼ਾਰੇ
}
penalties-cheat = { $count ->
    [one] { $count } ਵਾਰ ਬੇਈਮਾਨੀ
   *[other] { $count } ਵਾਰ ਬੇਈਮਾਨੀ
}
penalties-hide = { $count ->
    [one] { $count } ਵਾਰ ਕਾਰਡ ਲੁਕਾਏ
   *[other] { $count } ਵਾਰ ਕਾਰਡ ਲੁਕਾਏ
}
penalties-wd4-guilty = { $count } × ਨਾਜਾਇਜ਼ ਵਾਈਲਡ +4
penalties-wd4-wrong = { $count } × ਵਾਈਲਡ +4 ਨੂੰ ਗਲਤ ਚੁਣੌਤੀ
penalties-silence = { $count ->
    [one] { $count } ਵਾਰ ਚੁੱਪ ਤੋੜੀ
   *[other] { $count } ਵਾਰ ਚੁੱਪ ਤੋੜੀ
}
penalties-centre = { $count ->
    [one] { $count } ਵਾਰ ਢੇਰੀ ’ਤੇ ਆਖਰੀ ਹੱਥ
   *[other] { $count } ਵਾਰ ਢੇਰੀ ’ਤੇ ਆਖਰੀ ਹੱਥ
}
entrant-sits-out = ਆਰਾਮ: { $blocks }
entrant-hand = ਬਾਜ਼ੀ
entrant-did = ਅੰਕ
entrant-outcome = ਨਤੀਜਾ
entrant-total = ਕੁੱਲ
entrant-open = ਅਜੇ ਨਹੀਂ ਖੇਡੀ
hand-replay = ਇਹ ਬਾਜ਼ੀ ਮੁੜ ਦੇਖੋ

# Standings that are kept back until the prize-giving.
public-embargo-later = ਦਰਜਾਬੰਦੀ ਇਨਾਮ ਵੰਡ ਵੇਲੇ ਦੱਸੀ ਜਾਵੇਗੀ। ਉਦੋਂ ਤੱਕ ਇੱਥੇ ਸਿਰਫ਼ ਇਹ ਦਿਸਦਾ ਹੈ ਕਿ ਕੌਣ ਖੇਡ ਰਿਹਾ ਹੈ, ਨਤੀਜੇ ਨਹੀਂ।
public-embargo-from = ਦਰਜਾਬੰਦੀ { $when } ਤੋਂ ਦਿਸੇਗੀ। ਉਦੋਂ ਤੱਕ ਇੱਥੇ ਸਿਰਫ਼ ਇਹ ਦਿਸਦਾ ਹੈ ਕਿ ਕੌਣ ਖੇਡ ਰਿਹਾ ਹੈ, ਨਤੀਜੇ ਨਹੀਂ।
board-players = ਕੌਣ ਖੇਡ ਰਿਹਾ ਹੈ

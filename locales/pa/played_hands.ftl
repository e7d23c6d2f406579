### Hands that are played on phones: taking seats, playing, watching and looking back.

## The table

play-table = ਮੇਜ਼
play-you = ਤੁਸੀਂ
play-cards = { $count ->
    [one] { $count } ਕਾਰਡ
   *[other] { $count } ਕਾਰਡ
}
play-pile = ਡਰਾਅ ਪਾਈਲ ਵਿੱਚ { $count }
play-top = ਉੱਪਰਲਾ ਕਾਰਡ:
play-colour = ਚੱਲਦਾ ਰੰਗ:
play-clockwise = ਖੇਡ ਘੜੀ ਦੀ ਦਿਸ਼ਾ ਵਿੱਚ ਹੈ, ਖੱਬੇ ਪਾਸੇ ਵੱਲ।
play-counter-clockwise = ਖੇਡ ਘੜੀ ਦੀ ਉਲਟੀ ਦਿਸ਼ਾ ਵਿੱਚ ਹੈ, ਸੱਜੇ ਪਾਸੇ ਵੱਲ।
play-partner = ਸਾਥੀ
play-dealer = ਡੀਲਰ
play-called = ਯੂਨੋ
play-not-called = ਯੂਨੋ ਨਹੀਂ ਬੋਲਿਆ
play-points = { $count ->
    [one] { $count } ਅੰਕ
   *[other] { $count } ਅੰਕ
}
play-stages = 7 ਵਿੱਚੋਂ ਦੌਰ { $count }
play-place = ਕਾਰਡ ਮੁੱਕੇ: ਸਥਾਨ { $place }

## Whose move it is

now-turn = { $whose ->
    [you] ਤੁਹਾਡੀ ਵਾਰੀ
   *[other] { $who } ਦੀ ਵਾਰੀ
}
now-drew = ਤੁਸੀਂ ਚੁੱਕਿਆ: { $card }
now-drawn = { $who } ਨੇ ਕਾਰਡ ਚੁੱਕ ਲਿਆ
now-due = { $whose ->
    [you] { $count } ਚੁੱਕਣੇ ਹਨ?
   *[other] { $who } ਨੇ { $count } ਚੁੱਕਣੇ ਹਨ
}
now-skip = { $whose ->
    [you] ਤੁਹਾਡੀ ਵਾਰੀ ਖੁੱਸਣ ਵਾਲੀ ਹੈ
   *[other] { $who } ਦੀ ਵਾਰੀ ਖੁੱਸਣ ਵਾਲੀ ਹੈ
}
now-lift = { $whose ->
    [you] ਕਾਰਡ ਸਿੱਧਾ ਕਰਨਾ ਹੈ?
   *[other] { $who } ਨੇ ਇੱਕ ਕਾਰਡ ਸਿੱਧਾ ਕਰਨਾ ਹੈ
}
now-start-colour = { $whose ->
    [you] ਪਹਿਲਾ ਰੰਗ ਚੁਣੋ
   *[other] { $who } ਨੇ ਪਹਿਲਾ ਰੰਗ ਚੁਣਨਾ ਹੈ
}
now-draft = { $whose ->
    [you] ਤੁਸੀਂ ਚੁਣੋ
   *[other] { $who } ਨੇ ਕਾਰਡ ਚੁਣਨਾ ਹੈ
}
now-swap = { $whose ->
    [you] ਕਾਰਡ ਵਟਾਉਣੇ ਹਨ? ਖਿਡਾਰੀ ਚੁਣੋ
   *[other] { $who } ਕਾਰਡ ਵਟਾ ਸਕਦੇ ਹਨ
}
now-give = { $who } ਲਈ ਇੱਕ ਕਾਰਡ ਚੁਣੋ
now-exchange = { $one } ਅਤੇ { $other } ਇੱਕ-ਇੱਕ ਕਾਰਡ ਵਟਾ ਰਹੇ ਹਨ
now-ready = { $whose ->
    [you] ਆਪਣੇ ਕਾਰਡ ਤਰਤੀਬ ਵਿੱਚ ਲਾਓ
   *[other] { $who } ਨਵੇਂ ਕਾਰਡ ਤਰਤੀਬ ਵਿੱਚ ਲਾ ਰਹੇ ਹਨ
}
now-over = ਬਾਜ਼ੀ ਮੁੱਕ ਗਈ
now-silence = ਚੁੱਪ: ਹੁਣ ਕੋਈ ਨਾ ਬੋਲੇ।
now-centre = { $who } ਨੇ ਯੂਨੋ ਬੋਲਿਆ: ਢੇਰੀ ’ਤੇ ਹੱਥ ਰੱਖੋ।

hint-lay = ਖੇਡਣ ਲਈ ਕਾਰਡ ਛੂਹੋ।
hint-draw = ਤੁਹਾਡਾ ਕੋਈ ਕਾਰਡ ਮੇਲ ਨਹੀਂ ਖਾਂਦਾ। ਇੱਕ ਚੁੱਕੋ।
hint-lay-or-draw = ਖੇਡਣ ਲਈ ਕਾਰਡ ਛੂਹੋ, ਜਾਂ ਨਵਾਂ ਚੁੱਕੋ।
hint-lay-or-keep = ਖੇਡਣ ਲਈ ਛੂਹੋ, ਜਾਂ ਰੱਖ ਲਓ।
hint-must-lay = ਇਹ ਮੇਲ ਖਾਂਦਾ ਹੈ, ਇਸ ਲਈ ਖੇਡਣਾ ਹੀ ਪਵੇਗਾ।
hint-keep = ਇਹ ਮੇਲ ਨਹੀਂ ਖਾਂਦਾ।
hint-answer = ਜਾਂ ਜਵਾਬ ਦੇਣ ਲਈ ਕਾਰਡ ਛੂਹੋ।
hint-draft = ਇਹ ਕਾਰਡ ਰੱਖੋ, ਜਾਂ ਡਿਸਕਾਰਡ ਕਰੋ ਅਤੇ ਅਗਲਾ ਬਿਨਾਂ ਦੇਖੇ ਲਓ।
hint-ready = ਬਾਕੀ ਸਾਰੇ ਤੁਹਾਡੀ ਉਡੀਕ ਕਰ ਰਹੇ ਹਨ।

## What can be done

play-holding = ਤੁਹਾਡੇ ਕਾਰਡ ({ $count })
play-fresh = ਹੁਣੇ ਚੁੱਕਿਆ
play-given = ਦੇਣ ਲਈ ਚੁਣਿਆ
play-lay = { $card } ਖੇਡੋ
play-answer = ਜਵਾਬ ਵਿੱਚ { $card } ਖੇਡੋ
play-jump = { $card } ਨਾਲ ਵਿੱਚ ਕੁੱਦੋ
play-pair = { $card } ਦੋ ਵਾਰ ਖੇਡੋ
play-give = { $card } ਦਿਓ
play-and-call = { $what } ਅਤੇ ਯੂਨੋ ਬੋਲੋ
play-draw = ਚੁੱਕੋ
play-keep = ਰੱਖ ਲਓ
play-accept = { $count } ਚੁੱਕੋ
play-accept-skip = ਵਾਰੀ ਛੱਡੋ
play-accept-lift = ਕਾਰਡ ਸਿੱਧਾ ਕਰੋ
play-challenge = ਚੁਣੌਤੀ ਦਿਓ
play-swap = { $who } ({ $count })
play-swap-none = ਮੇਰੇ ਕਾਰਡ ਰਹਿਣ ਦਿਓ
play-call = ਯੂਨੋ ਬੋਲੋ
play-catch = { $who } ਨੇ ਯੂਨੋ ਨਹੀਂ ਬੋਲਿਆ
play-ready = ਤਿਆਰ
play-draft-keep = ਰੱਖੋ
play-draft-reject = ਅਗਲਾ ਲਓ
play-dump = ਇਸ ਰੰਗ ਦੇ ਸਾਰੇ ਕਾਰਡ ਖੇਡੋ: { $colour }
play-dump-uno = ਇਸ ਰੰਗ ਦੇ ਸਾਰੇ ਕਾਰਡ ਖੇਡੋ ਅਤੇ ਯੂਨੋ ਬੋਲੋ: { $colour }
play-dump-last = ਅਖੀਰ ਵਿੱਚ { $card }
play-look-again = ਮੁੜ ਦੇਖੋ
play-offline = ਕਨੈਕਸ਼ਨ ਨਹੀਂ। ਤੁਹਾਡੇ ਕਾਰਡ ਸੁਰੱਖਿਅਤ ਹਨ, ਅਤੇ ਸਿਗਨਲ ਮੁੜਦੇ ਹੀ ਇਹ ਸਫ਼ਾ ਅੱਗੇ ਚੱਲੇਗਾ। ਜੋ ਚਾਲ ਪਹੁੰਚੀ ਨਹੀਂ, ਉਹ ਆਪਣੇ-ਆਪ ਮੁੜ ਭੇਜੀ ਜਾਂਦੀ ਹੈ; ਤੁਸੀਂ ਆਪ ਵੀ ਦੁਬਾਰਾ ਛੂਹ ਸਕਦੇ ਹੋ।
play-stale = ਖੇਡ ਅੱਗੇ ਵਧ ਚੁੱਕੀ ਸੀ, ਇਸ ਲਈ ਤੁਹਾਡੀ ਚਾਲ ਨਹੀਂ ਚੱਲੀ ਗਈ। ਬਾਜ਼ੀ ਹੁਣ ਇਸ ਤਰ੍ਹਾਂ ਹੈ।

play-report = ਕੁਝ ਦੱਸਣਾ ਹੈ
play-report-help = ਉਹਨਾਂ ਗੱਲਾਂ ਲਈ ਜੋ Lastcard ਨਹੀਂ ਦੇਖ ਸਕਦਾ। ਜਿਸ ਨੇ ਕੀਤਾ, ਉਸ ਨੂੰ ਛੂਹੋ।
play-report-hint = ਇਸ਼ਾਰਾ ਕੀਤਾ
play-report-misplay = ਗਲਤ ਕਾਰਡ ਖੇਡਿਆ
play-report-cheat = ਬੇਈਮਾਨੀ
play-report-hide = ਕਾਰਡ ਲੁਕਾਏ
play-report-silence = ਚੁੱਪ ਤੋੜੀ
play-report-centre = ਢੇਰੀ ’ਤੇ ਆਖਰੀ ਹੱਥ

play-moves = ਕੀ ਹੋਇਆ
play-fair = ਨਿਰਪੱਖ ਵੰਡ
play-fair-help = ਕਾਰਡਾਂ ਦੀ ਤਰਤੀਬ ਇੱਕ ਗੁਪਤ ਨੰਬਰ ਤੋਂ ਬਣਦੀ ਹੈ, ਜੋ ਵੰਡ ਤੋਂ ਪਹਿਲਾਂ ਪੱਕਾ ਹੋ ਗਿਆ ਸੀ। ਨੰਬਰ ਬਾਜ਼ੀ ਮੁੱਕਣ ’ਤੇ ਦਿਖਾਇਆ ਜਾਂਦਾ ਹੈ, ਤਾਂ ਜੋ ਹਰ ਕੋਈ ਪਰਖ ਸਕੇ ਕਿ ਕੁਝ ਬਦਲਿਆ ਨਹੀਂ ਗਿਆ। ਇਹ ਉਸ ਦਾ ਫਿੰਗਰਪ੍ਰਿੰਟ (SHA-256) ਹੈ:

## What was done

move-play = { $who }: { $card }।
move-deflect = ਜਵਾਬ ਵਿੱਚ { $who }: { $card }।
move-jump = { $who } ਵੱਲੋਂ ਵਿੱਚ ਕੁੱਦ ਕੇ: { $card }।
move-pair = { $who }: { $card } ਦੋ ਵਾਰ।
move-dump = { $who }: ਇੱਕੋ ਵਾਰ { $count } ਕਾਰਡ, ਆਖਰੀ { $card }।
move-colour = ਹੁਣ ਰੰਗ { $colour }।
move-uno = ਯੂਨੋ।
move-draw = { $whose ->
    [you] ਤੁਸੀਂ
   *[other] { $who } ਨੇ
} { $count ->
    [one] { $count } ਕਾਰਡ ਚੁੱਕਿਆ।
   *[other] { $count } ਕਾਰਡ ਚੁੱਕੇ।
}
move-accept = { $count ->
    [0] { $whose ->
        [you] ਤੁਹਾਡੀ ਵਾਰੀ ਖੁੱਸ ਗਈ।
       *[other] { $who } ਦੀ ਵਾਰੀ ਖੁੱਸ ਗਈ।
    }
    [one] { $whose ->
        [you] ਤੁਸੀਂ { $count } ਕਾਰਡ ਚੁੱਕਿਆ।
       *[other] { $who } ਨੇ { $count } ਕਾਰਡ ਚੁੱਕਿਆ।
    }
   *[other] { $whose ->
        [you] ਤੁਸੀਂ { $count } ਕਾਰਡ ਚੁੱਕੇ।
       *[other] { $who } ਨੇ { $count } ਕਾਰਡ ਚੁੱਕੇ।
    }
}
move-uno-forgotten = ਯੂਨੋ ਬੋਲਣਾ ਰਹਿ ਗਿਆ।
move-uno-false = ਗਲਤ ਵੇਲੇ ਯੂਨੋ।
move-took = { $whose ->
    [you] ਤੁਸੀਂ
   *[other] { $who } ਨੇ
} { $count ->
    [one] { $count } ਕਾਰਡ ਲਿਆ।
   *[other] { $count } ਕਾਰਡ ਲਏ।
}
move-keep = { $whose ->
    [you] ਤੁਸੀਂ ਇਹ ਰੱਖ ਲਿਆ।
   *[other] { $who } ਨੇ ਇਹ ਰੱਖ ਲਿਆ।
}
move-challenge = { $whose ->
    [you] ਤੁਸੀਂ ਵਾਈਲਡ ਡਰਾਅ ਚਾਰ ਨੂੰ ਚੁਣੌਤੀ ਦਿੱਤੀ।
   *[other] { $who } ਨੇ ਵਾਈਲਡ ਡਰਾਅ ਚਾਰ ਨੂੰ ਚੁਣੌਤੀ ਦਿੱਤੀ।
}
move-swap-none = { $whose ->
    [you] ਤੁਸੀਂ ਕਿਸੇ ਨਾਲ ਕਾਰਡ ਨਹੀਂ ਵਟਾਏ।
   *[other] { $who } ਨੇ ਕਿਸੇ ਨਾਲ ਕਾਰਡ ਨਹੀਂ ਵਟਾਏ।
}
move-give = { $whose ->
    [you] ਤੁਸੀਂ ਦੇਣ ਲਈ ਕਾਰਡ ਚੁਣ ਲਿਆ ਹੈ।
   *[other] { $who } ਨੇ ਦੇਣ ਲਈ ਕਾਰਡ ਚੁਣ ਲਿਆ ਹੈ।
}
move-name = { $whose ->
    [you] ਤੁਸੀਂ ਰੰਗ ਚੁਣਿਆ: { $colour }।
   *[other] { $who } ਨੇ ਰੰਗ ਚੁਣਿਆ: { $colour }।
}
move-call = { $whose ->
    [you] ਤੁਸੀਂ ਯੂਨੋ ਬੋਲਿਆ।
   *[other] { $who } ਨੇ ਯੂਨੋ ਬੋਲਿਆ।
}
move-ready = { $whose ->
    [you] ਤੁਸੀਂ ਤਿਆਰ ਹੋ।
   *[other] { $who } ਤਿਆਰ ਹਨ।
}
move-draft-keep = { $whose ->
    [you] ਤੁਸੀਂ ਕਾਰਡ ਰੱਖ ਲਿਆ।
   *[other] { $who } ਨੇ ਕਾਰਡ ਰੱਖ ਲਿਆ।
}
move-draft-reject = { $whose ->
    [you] ਤੁਸੀਂ ਅਗਲਾ ਕਾਰਡ ਲਿਆ।
   *[other] { $who } ਨੇ ਅਗਲਾ ਕਾਰਡ ਲਿਆ।
}
move-swap = { $whose ->
    [you] ਤੁਸੀਂ
   *[other] { $who } ਨੇ
} { $whom ->
    [you] ਤੁਹਾਡੇ ਨਾਲ ਕਾਰਡ ਵਟਾਏ।
   *[other] { $with } ਨਾਲ ਕਾਰਡ ਵਟਾਏ।
}
move-catch = { $whose ->
    [you] ਤੁਸੀਂ ਫੜ ਲਿਆ:
   *[other] { $who } ਨੇ ਫੜ ਲਿਆ:
} { $whom ->
    [you] ਤੁਸੀਂ ਯੂਨੋ ਨਹੀਂ ਬੋਲਿਆ।
   *[other] { $with } ਨੇ ਯੂਨੋ ਨਹੀਂ ਬੋਲਿਆ।
}
move-reported = { $who } ਨੇ ਦੱਸਿਆ
move-reported-scorer = ਸਕੋਰ ਲਿਖਣ ਵਾਲੇ ਨੇ ਲਿਖਿਆ
move-report-hint = { $reporter }: ਇਸ਼ਾਰਾ ({ $with })।
move-report-misplay = { $reporter }: ਗਲਤ ਕਾਰਡ ({ $with })।
move-report-cheat = { $reporter }: ਬੇਈਮਾਨੀ ({ $with })।
move-report-hide = { $reporter }: ਲੁਕਾਏ ਕਾਰਡ ({ $with })।
move-report-silence = { $reporter }: ਚੁੱਪ ਤੋੜੀ ({ $with })।
move-report-centre = { $reporter }: ਢੇਰੀ ’ਤੇ ਆਖਰੀ ਹੱਥ ({ $with })।

## The end

over-out = { $whose ->
    [you] ਤੁਹਾਡੇ ਕਾਰਡ ਮੁੱਕ ਗਏ: ਬਾਜ਼ੀ ਤੁਸੀਂ ਜਿੱਤੀ
   *[other] { $who } ਦੇ ਕਾਰਡ ਮੁੱਕ ਗਏ: ਬਾਜ਼ੀ ਉਹਨਾਂ ਨੇ ਜਿੱਤੀ
}
over-placed = { $whose ->
    [you] ਅਖੀਰ ਵਿੱਚ ਸਿਰਫ਼ ਤੁਸੀਂ ਬਚੇ। ਤਰਤੀਬ: { $order }
   *[other] ਅਖੀਰ ਵਿੱਚ ਸਿਰਫ਼ { $who } ਬਚੇ। ਤਰਤੀਬ: { $order }
}
over-refill = ਡਰਾਅ ਪਾਈਲ ਮੁੱਕ ਗਈ: { $points }
over-refill-one = { $who } { $count ->
    [one] { $count } ਅੰਕ
   *[other] { $count } ਅੰਕ
}
over-stuck = ਹੁਣ ਕੋਈ ਚਾਲ ਨਹੀਂ ਚੱਲ ਸਕਦਾ: ਬਾਜ਼ੀ ਮੁੜ ਵੰਡੀ ਜਾਵੇਗੀ
over-abandoned = ਬਾਜ਼ੀ ਪੂਰੀ ਹੋਣ ਤੋਂ ਪਹਿਲਾਂ ਛੱਡ ਦਿੱਤੀ ਗਈ
scored-not-counted = ਗਿਣੀ ਨਹੀਂ ਜਾਂਦੀ
scored-standings = ਹੁਣ ਦੀ ਦਰਜਾਬੰਦੀ
scored-standing = { $rank }. { $name }: { $figure }

## Watching a table

watch-here = ਇਹ ਬਾਜ਼ੀ ਦੇਖੋ
watch-joining = ਖਿਡਾਰੀ ਸੀਟਾਂ ਲੈ ਰਹੇ ਹਨ
watch-joining-help = ਇਹ ਬਾਜ਼ੀ ਫ਼ੋਨਾਂ ’ਤੇ ਖੇਡੀ ਜਾਵੇਗੀ। ਸਾਰਿਆਂ ਨੂੰ ਸੀਟ ਮਿਲਦੇ ਹੀ ਸ਼ੁਰੂ ਹੋਵੇਗੀ।
watch-hidden = ਇਹ ਬਾਜ਼ੀ ਫ਼ੋਨਾਂ ’ਤੇ ਹੋ ਰਹੀ ਹੈ
watch-hidden-help = ਇਹੀ ਵੰਡ ਇੱਕ ਤੋਂ ਵੱਧ ਵਾਰ ਖੇਡੀ ਜਾਂਦੀ ਹੈ, ਇਸ ਲਈ ਆਖਰੀ ਵਾਰ ਤੱਕ ਕੋਈ ਨਹੀਂ ਦੇਖ ਸਕਦਾ।
watch-with-cards = ਇਸ ਮੇਜ਼ ’ਤੇ ਅਸਲੀ ਕਾਰਡਾਂ ਨਾਲ ਖੇਡਿਆ ਜਾ ਰਿਹਾ ਹੈ
watch-with-cards-help = ਨਤੀਜੇ ਦਰਜ ਹੁੰਦੇ ਹੀ ਇੱਥੇ ਦਿਸਣਗੇ। ਜੋ ਬਾਜ਼ੀ ਫ਼ੋਨਾਂ ’ਤੇ ਹੋਵੇ, ਉਹ ਇੱਥੇ ਦੇਖੀ ਜਾ ਸਕਦੀ ਹੈ।
watch-waits = ਦੂਜੇ ਮੇਜ਼ਾਂ ਦੀ ਉਡੀਕ
watch-waits-help = ਇਸ ਦਾ ਬਲਾਕ ਪੂਰਾ ਹੋ ਗਿਆ ਹੈ।
watch-over = ਟੂਰਨਾਮੈਂਟ ਸਮਾਪਤ ਹੋ ਗਿਆ ਹੈ
watch-over-help = ਸਾਰੇ ਨਤੀਜੇ ਲੀਡਰਬੋਰਡ ’ਤੇ ਹਨ।
watch-done = ਇਸ ਮੇਜ਼ ਦੀਆਂ ਸਾਰੀਆਂ ਬਾਜ਼ੀਆਂ ਹੋ ਗਈਆਂ
watch-done-help = ਦੂਜੇ ਮੇਜ਼ਾਂ ’ਤੇ ਅਜੇ ਖੇਡ ਚੱਲ ਰਹੀ ਹੈ।
watch-last = ਪਿਛਲਾ ਨਤੀਜਾ:
watch-leave = ਲੀਡਰਬੋਰਡ

## Looking back at a hand

replay-leave = ਨਤੀਜਾ
replay-dealt = ਕਾਰਡ ਵੰਡੇ ਗਏ
replay-step = { $last } ਵਿੱਚੋਂ { $step }
replay-first = ਸ਼ੁਰੂ ’ਤੇ
replay-back = ਇੱਕ ਕਦਮ ਪਿੱਛੇ
replay-on = ਇੱਕ ਕਦਮ ਅੱਗੇ
replay-last = ਅਖੀਰ ’ਤੇ
replay-slider = ਕਦਮ
replay-go = ਜਾਓ
replay-all = ਹਰ ਕਦਮ ਸ਼ਬਦਾਂ ਵਿੱਚ
replay-download = ਬਾਜ਼ੀ ਦਾ ਰਿਕਾਰਡ ਡਾਊਨਲੋਡ ਕਰੋ
replay-check = “lastcard replay” ਕਮਾਂਡ ਬਾਜ਼ੀ ਦੇ ਰਿਕਾਰਡ ਦੀ ਹਰ ਚਾਲ ਪਰਖਦੀ ਹੈ।
replay-commitment = ਫਿੰਗਰਪ੍ਰਿੰਟ, ਜੋ ਵੰਡ ਤੋਂ ਪਹਿਲਾਂ ਦਿਖਾਇਆ ਗਿਆ
replay-seed = ਗੁਪਤ ਨੰਬਰ, ਜੋ ਬਾਜ਼ੀ ਮਗਰੋਂ ਦਿਖਾਇਆ ਗਿਆ
replay-fair-help = ਵੰਡ ਤੋਂ ਪਹਿਲਾਂ ਇੱਕ ਗੁਪਤ ਨੰਬਰ ਦਾ ਫਿੰਗਰਪ੍ਰਿੰਟ (SHA-256) ਦਿਖਾਇਆ ਗਿਆ ਸੀ। ਕਾਰਡਾਂ ਦੀ ਸਾਰੀ ਤਰਤੀਬ ਉਸੇ ਨੰਬਰ ਤੋਂ ਬਣਦੀ ਹੈ, ਇਸ ਲਈ ਬਾਅਦ ਵਿੱਚ ਕੋਈ ਵੀ ਕਾਰਡ ਨਹੀਂ ਚੁਣ ਸਕਦਾ ਸੀ।
replay-right = ਇੱਥੇ ਪਰਖਿਆ ਗਿਆ: ਨੰਬਰ ਦਾ ਫਿੰਗਰਪ੍ਰਿੰਟ ਇਹੀ ਹੈ, ਅਤੇ ਡੈੱਕ ਤੇ ਹਰ ਵਾਰ ਦੀ ਮੁੜ ਫੈਂਟ ਇਸੇ ਤੋਂ ਬਣਦੀ ਹੈ।
replay-deck = ਇੱਥੇ ਪਰਖਿਆ ਗਿਆ: ਨੰਬਰ ਦਾ ਫਿੰਗਰਪ੍ਰਿੰਟ ਇਹੀ ਹੈ, ਅਤੇ ਡੈੱਕ ਇਸੇ ਤੋਂ ਬਣਦਾ ਹੈ। ਮੁੜ ਫੈਂਟ ਦੀ ਪਰਖ “lastcard replay” ਕਰਦੀ ਹੈ।
replay-wrong = ਹਿਸਾਬ ਨਹੀਂ ਮਿਲਦਾ: ਜਾਂ ਨੰਬਰ ਦਾ ਫਿੰਗਰਪ੍ਰਿੰਟ ਵੱਖਰਾ ਹੈ, ਜਾਂ ਕਾਰਡਾਂ ਦੀ ਤਰਤੀਬ ਇਸ ਤੋਂ ਨਹੀਂ ਬਣਦੀ।

## At the table

play-here = ਫ਼ੋਨਾਂ ’ਤੇ ਖੇਡੋ
play-here-help = ਕਾਰਡ ਨਹੀਂ, ਜਾਂ ਸਾਰੇ ਇੱਕ ਮੇਜ਼ ’ਤੇ ਨਹੀਂ? ਹਰ ਕੋਈ ਆਪਣੇ ਫ਼ੋਨ ’ਤੇ ਖੇਡੇ, ਨਤੀਜਾ ਆਪਣੇ-ਆਪ ਦਰਜ ਹੋਵੇਗਾ।
play-is-on = ਇਹ ਬਾਜ਼ੀ ਫ਼ੋਨਾਂ ’ਤੇ ਹੋ ਰਹੀ ਹੈ
play-is-on-joining = ਖਿਡਾਰੀ ਸੀਟਾਂ ਲੈ ਰਹੇ ਹਨ।
play-is-on-open = ਕਾਰਡ ਵੰਡੇ ਜਾ ਚੁੱਕੇ ਹਨ, ਖੇਡ ਚੱਲ ਰਹੀ ਹੈ।
play-open = ਬਾਜ਼ੀ ’ਤੇ ਜਾਓ
play-enter-instead = ਨਤੀਜਾ ਹੱਥੀਂ ਭਰੋ
play-enter-instead-help = ਇੱਥੇ ਕੁਝ ਵੀ ਸੰਭਾਲਦੇ ਹੀ ਫ਼ੋਨਾਂ ਵਾਲੀ ਬਾਜ਼ੀ ਮੁੱਕ ਜਾਵੇਗੀ।

## Taking seats

play-join = ਆਪਣੀਆਂ ਸੀਟਾਂ ਲਓ
play-join-help = ਆਪਣੇ ਫ਼ੋਨ ’ਤੇ ਆਪਣਾ ਨਾਂ ਛੂਹੋ। ਸਾਰੀਆਂ ਸੀਟਾਂ ਭਰਨ ’ਤੇ ਕੋਈ ਵੀ ਕਾਰਡ ਵੰਡ ਸਕਦਾ ਹੈ।
play-goes-on = ਬਾਜ਼ੀ ਚੱਲ ਰਹੀ ਹੈ
play-goes-on-help = ਬਾਜ਼ੀ ਮੁੱਕਣ ਤੱਕ ਕਿਸੇ ਹੋਰ ਨੂੰ ਕਾਰਡ ਨਹੀਂ ਦਿਸਦੇ। ਜੇ ਤੁਸੀਂ ਖੇਡ ਰਹੇ ਹੋ ਅਤੇ ਹੁਣ ਤੁਹਾਡਾ ਫ਼ੋਨ ਇਹ ਹੈ, ਤਾਂ ਇਸ ’ਤੇ ਆਪਣਾ ਨਿੱਜੀ ਲਿੰਕ ਖੋਲ੍ਹੋ। ਲਿੰਕ ਨਹੀਂ ਹੈ, ਤਾਂ ਇੱਥੇ ਆਪਣੀ ਸੀਟ ਮੰਗੋ: ਜਿਸ ਫ਼ੋਨ ਕੋਲ ਸੀਟ ਹੈ, ਉਹ ਜਾਂ ਪ੍ਰਬੰਧਕ ਹਾਂ ਜਾਂ ਨਾਂਹ ਕਹੇਗਾ।
play-join-by-link = ਆਪਣੀਆਂ ਸੀਟਾਂ ਲਓ
play-join-by-link-help = ਹੋਰ ਮੇਜ਼ਾਂ ਨੂੰ ਵੀ ਇਹੀ ਕਾਰਡ ਮਿਲਦੇ ਹਨ, ਇਸ ਲਈ ਹਰ ਖਿਡਾਰੀ ਆਪਣੇ ਨਿੱਜੀ ਲਿੰਕ ਨਾਲ ਸੀਟ ਲੈਂਦਾ ਹੈ। ਲਿੰਕ ਨਹੀਂ ਹੈ, ਤਾਂ ਇੱਥੇ ਆਪਣੀ ਸੀਟ ਮੰਗੋ: ਪ੍ਰਬੰਧਕ ਦੇਵੇਗਾ।
play-ask = ਇਹ ਸੀਟ ਮੰਗੋ
play-asked = ਤੁਸੀਂ ਇਹ ਸੀਟ ਮੰਗੀ ਹੈ। ਤੁਹਾਡਾ ਨੰਬਰ { $number } ਹੈ: ਇਹ ਨੰਬਰ ਸੀਟ ਵਾਲੇ ਫ਼ੋਨ ਅਤੇ ਪ੍ਰਬੰਧਕ ਨੂੰ ਦਿਸਦਾ ਹੈ।
play-asked-refused = ਤੁਸੀਂ ਇਹ ਸੀਟ ਮੰਗੀ ਸੀ, ਜਵਾਬ ਨਾਂਹ ਸੀ। ਤੁਹਾਡਾ ਨਿੱਜੀ ਲਿੰਕ ਜਾਂ ਪ੍ਰਬੰਧਕ ਅਜੇ ਵੀ ਸੀਟ ਦੇ ਸਕਦਾ ਹੈ।
play-given-up = ਇਹ ਬਾਜ਼ੀ ਛੱਡ ਦਿੱਤੀ ਗਈ
play-given-up-help = ਇਹ ਗਿਣੀ ਨਹੀਂ ਜਾਂਦੀ। ਚਾਲਾਂ ਸੰਭਾਲੀਆਂ ਹੋਈਆਂ ਹਨ; ਅੱਗੇ ਕੀ ਕਰਨਾ ਹੈ, ਮੇਜ਼ ਤੈਅ ਕਰੇ।
play-over = ਇਹ ਬਾਜ਼ੀ ਮੁੱਕ ਗਈ ਹੈ
play-over-help = ਇਹੀ ਵੰਡ ਇੱਕ ਤੋਂ ਵੱਧ ਵਾਰ ਖੇਡੀ ਜਾਂਦੀ ਹੈ, ਇਸ ਲਈ ਆਖਰੀ ਵਾਰ ਤੱਕ ਇਸ ਦੇ ਕਾਰਡ ਸਿਰਫ਼ ਖੇਡਣ ਵਾਲਿਆਂ ਨੂੰ ਦਿਸਦੇ ਹਨ।
play-sit = ਇੱਥੇ ਬੈਠੋ
play-take-over = ਸੀਟ ਲਓ
play-seat-own = ਇਹ ਫ਼ੋਨ
play-seat-taken = ਦੂਜੇ ਫ਼ੋਨ ’ਤੇ
play-seat-taken-over = ਦੂਜੇ ਫ਼ੋਨ ਨੇ ਲਈ, { $when }
play-seat-bot-greedy = ਬੋਟ ਖੇਡਦਾ ਹੈ, ਪੂਰਾ ਜ਼ੋਰ ਲਾ ਕੇ
play-seat-bot-random = ਬੋਟ ਖੇਡਦਾ ਹੈ, ਜਿਵੇਂ ਆਵੇ
play-waits-for-seats = ਉਡੀਕ: { $names }।
play-deal = ਕਾਰਡ ਵੰਡੋ
take-over-title = ਇਸ ਫ਼ੋਨ ’ਤੇ { $name } ਵਜੋਂ ਖੇਡਣਾ ਹੈ?
take-over-text = { $name } ਵਜੋਂ ਦੂਜਾ ਫ਼ੋਨ ਖੇਡ ਰਿਹਾ ਹੈ। ਉਸ ਨੂੰ ਹੋਰ ਕਾਰਡ ਨਹੀਂ ਦਿਸਣਗੇ, ਅਤੇ ਮੇਜ਼ ’ਤੇ ਸਾਰਿਆਂ ਨੂੰ ਦੱਸਿਆ ਜਾਵੇਗਾ ਕਿ ਸੀਟ ਬਦਲ ਗਈ ਹੈ।
take-over-bot = { $name } ਲਈ ਬੋਟ ਖੇਡ ਰਿਹਾ ਹੈ। ਹੁਣ ਤੋਂ ਇਹ ਫ਼ੋਨ ਖੇਡੇਗਾ।
take-over-button = { $name } ਵਜੋਂ ਖੇਡੋ
seat-is-taken = ਕੋਈ ਹੋਰ ਪਹਿਲਾਂ ਪਹੁੰਚ ਗਿਆ: ਇਹ ਸੀਟ ਲਈ ਜਾ ਚੁੱਕੀ ਹੈ। ਮੁੜ ਦੇਖੋ, ਜਾਂ ਉਸ ਤੋਂ ਸੀਟ ਲਓ।
seat-is-dealt = ਕਾਰਡ ਵੰਡੇ ਜਾ ਚੁੱਕੇ ਹਨ, ਇਸ ਲਈ ਮੇਜ਼ ਦੇ ਕੋਡ ਨਾਲ ਹੁਣ ਸੀਟ ਨਹੀਂ ਮਿਲਦੀ। ਆਪਣਾ ਨਿੱਜੀ ਲਿੰਕ ਖੋਲ੍ਹੋ, ਜਾਂ ਸੀਟ ਮੰਗੋ।
seat-same-cards = ਹੋਰ ਮੇਜ਼ਾਂ ਨੂੰ ਵੀ ਇਹੀ ਕਾਰਡ ਮਿਲਦੇ ਹਨ, ਇਸ ਲਈ ਮੇਜ਼ ਦੇ ਕੋਡ ਨਾਲ ਸੀਟ ਨਹੀਂ ਮਿਲਦੀ। ਆਪਣਾ ਨਿੱਜੀ ਲਿੰਕ ਖੋਲ੍ਹੋ, ਜਾਂ ਸੀਟ ਮੰਗੋ।
seat-phone-plays = ਇਹ ਫ਼ੋਨ ਇੱਕ ਚੱਲਦੀ ਬਾਜ਼ੀ ਵਿੱਚ { $name } ਲਈ ਖੇਡ ਰਿਹਾ ਹੈ। ਹੋਰ ਸੀਟ ਉਸ ਬਾਜ਼ੀ ਮਗਰੋਂ ਹੀ ਲੈ ਸਕਦਾ ਹੈ।
seat-phone-seen = ਇਹ ਫ਼ੋਨ ਇਸੇ ਵੰਡ ਵਿੱਚ { $name } ਦੇ ਕਾਰਡ ਦੇਖ ਚੁੱਕਾ ਹੈ। ਦੋ ਖਿਡਾਰੀਆਂ ਦੇ ਕਾਰਡ ਕੋਈ ਨਹੀਂ ਦੇਖ ਸਕਦਾ, ਇਸ ਲਈ ਇਹ ਇੱਥੇ ਹੋਰ ਸੀਟ ਨਹੀਂ ਲੈ ਸਕਦਾ।
seat-phone-yet = ਇਹ ਫ਼ੋਨ { $name } ਲਈ ਖੇਡਦਾ ਹੈ, ਜਿਨ੍ਹਾਂ ਨੂੰ ਹੋਰ ਮੇਜ਼ ’ਤੇ ਇਹੀ ਕਾਰਡ ਮਿਲਣੇ ਹਨ। ਇੱਥੇ ਇਹ ਉਹ ਕਾਰਡ ਨਹੀਂ ਦੇਖ ਸਕਦਾ।
seat-asked-too-often = ਇਹ ਸੀਟ ਬਹੁਤ ਵਾਰ ਮੰਗੀ ਜਾ ਚੁੱਕੀ ਹੈ। ਨਿੱਜੀ ਲਿੰਕ ਖੋਲ੍ਹੋ, ਜਾਂ ਪ੍ਰਬੰਧਕ ਨਾਲ ਗੱਲ ਕਰੋ।
seat-changed-too-often = ਇਹ ਸੀਟ ਬਹੁਤ ਵਾਰ ਇੱਕ ਫ਼ੋਨ ਤੋਂ ਦੂਜੇ ਫ਼ੋਨ ’ਤੇ ਜਾ ਚੁੱਕੀ ਹੈ। ਨਿੱਜੀ ਲਿੰਕ ਖੋਲ੍ਹੋ, ਜਾਂ ਪ੍ਰਬੰਧਕ ਨਾਲ ਗੱਲ ਕਰੋ।
seat-not-asked = ਉਹ ਫ਼ੋਨ ਹੁਣ ਸੀਟ ਨਹੀਂ ਮੰਗ ਰਿਹਾ। ਹੁਣ ਹਾਲਤ ਇਹ ਹੈ।
not-dealt-seats-free = ਅਜੇ ਨਹੀਂ ਵੰਡੇ: ਇਹਨਾਂ ਲਈ ਨਾ ਕੋਈ ਫ਼ੋਨ ਖੇਡ ਰਿਹਾ ਹੈ, ਨਾ ਬੋਟ: { $names }।
not-dealt-seats-know = ਅਜੇ ਨਹੀਂ ਵੰਡੇ: { $names } ਲਈ ਖੇਡ ਰਿਹਾ ਫ਼ੋਨ ਇਹ ਕਾਰਡ ਹੋਰ ਮੇਜ਼ ’ਤੇ ਦੇਖ ਚੁੱਕਾ ਹੈ। ਇੱਥੇ ਕਿਸੇ ਹੋਰ ਫ਼ੋਨ ’ਤੇ ਖੇਡਣਾ ਪਵੇਗਾ।

## Asking for a seat of a hand that is dealt

ask-phone-text = ਕਾਰਡ ਵੰਡੇ ਜਾ ਚੁੱਕੇ ਹਨ, ਇਸ ਲਈ ਹੁਣ ਕੋਈ ਇੰਜ ਹੀ ਨਹੀਂ ਬੈਠ ਸਕਦਾ। ਜੋ ਫ਼ੋਨ { $name } ਵਜੋਂ ਖੇਡ ਰਿਹਾ ਹੈ, ਉਸ ਨੂੰ ਪੁੱਛਿਆ ਜਾਵੇਗਾ, ਅਤੇ ਪ੍ਰਬੰਧਕ ਨੂੰ ਵੀ ਦਿਸੇਗਾ। ਨਿੱਜੀ ਲਿੰਕ ਹੈ ਤਾਂ ਉਹੀ ਖੋਲ੍ਹੋ: ਉਸ ਲਈ ਕਿਸੇ ਦੀ ਹਾਂ ਨਹੀਂ ਚਾਹੀਦੀ।
ask-organiser-text = ਇਸ ਬਾਜ਼ੀ ਦੇ ਕਾਰਡ ਮੇਜ਼ ’ਤੇ ਹਰ ਕੋਈ ਨਹੀਂ ਦੇਖ ਸਕਦਾ, ਇਸ ਲਈ ਪ੍ਰਬੰਧਕ ਨੂੰ ਪੁੱਛਿਆ ਜਾਵੇਗਾ। { $name } ਦਾ ਨਿੱਜੀ ਲਿੰਕ ਹੈ ਤਾਂ ਉਹੀ ਖੋਲ੍ਹੋ: ਉਸ ਲਈ ਕਿਸੇ ਦੀ ਹਾਂ ਨਹੀਂ ਚਾਹੀਦੀ।
ask-button = { $name } ਵਜੋਂ ਖੇਡਣ ਲਈ ਪੁੱਛੋ
asks-for-your-seat = ਇੱਕ ਹੋਰ ਫ਼ੋਨ ਤੁਹਾਡੀ ਥਾਂ { $name } ਵਜੋਂ ਖੇਡਣਾ ਚਾਹੁੰਦਾ ਹੈ। ਉਸ ’ਤੇ ਨੰਬਰ { $number } ਦਿਸਦਾ ਹੈ। ਤੁਸੀਂ ਹਾਂ ਕਹੋਗੇ ਤਾਂ ਇਹ ਕਾਰਡ ਉਸ ਨੂੰ ਦਿਸਣਗੇ, ਇਸ ਫ਼ੋਨ ਨੂੰ ਨਹੀਂ।
ask-yes = ਮੇਰੀ ਸੀਟ ਦਿਓ
ask-no = ਨਹੀਂ

## Seats that changed hands

seat-changes = ਇਸ ਬਾਜ਼ੀ ਵਿੱਚ ਸੀਟਾਂ ਦੀ ਅਦਲਾ-ਬਦਲੀ
seat-change-when = { $when }: { $what }
seat-change-code = ਵੰਡ ਤੋਂ ਪਹਿਲਾਂ { $name } ਦੀ ਸੀਟ ਦੂਜੇ ਫ਼ੋਨ ਨੇ ਲਈ।
seat-change-link = ਨਿੱਜੀ ਲਿੰਕ ਨਾਲ { $name } ਦੀ ਸੀਟ ਦੂਜੇ ਫ਼ੋਨ ਨੇ ਲਈ।
seat-change-assent = { $name } ਦੇ ਫ਼ੋਨ ਨੇ ਆਪਣੀ ਸੀਟ ਦੂਜੇ ਫ਼ੋਨ ਨੂੰ ਦਿੱਤੀ।
seat-change-organiser = ਪ੍ਰਬੰਧਕ ਨੇ { $name } ਦੀ ਸੀਟ ਦੂਜੇ ਫ਼ੋਨ ਨੂੰ ਦਿੱਤੀ।
seat-change-bot = ਪ੍ਰਬੰਧਕ ਨੇ { $name } ਦੀ ਸੀਟ ’ਤੇ ਬੋਟ ਬਿਠਾਇਆ।
seat-change-free = ਪ੍ਰਬੰਧਕ ਨੇ { $name } ਦੀ ਸੀਟ ਖਾਲੀ ਕੀਤੀ।
hand-seats-taken = ਬਦਲੀਆਂ ਸੀਟਾਂ
hand-seats-taken-help = ਉਹ ਖਿਡਾਰੀ ਜਿਨ੍ਹਾਂ ਨੇ ਬਾਜ਼ੀ ਫ਼ੋਨਾਂ ’ਤੇ ਹੁੰਦਿਆਂ ਫ਼ੋਨ ਬਦਲਿਆ, ਜਾਂ ਜਿਨ੍ਹਾਂ ਦੀ ਥਾਂ ਕੋਈ ਹੋਰ ਖੇਡਿਆ। ਮੇਜ਼ ’ਤੇ ਇਹ ਸਾਰਿਆਂ ਨੇ ਦੇਖਿਆ।
event-seat = { $hand }, ਮੇਜ਼ { $table }: { $what }
error-seat-not-here = ਇਹ ਫ਼ੋਨ ਹੁਣ ਇਸ ਖਿਡਾਰੀ ਲਈ ਨਹੀਂ ਖੇਡ ਸਕਦਾ
error-seat-not-here-help = ਇਹ ਕਿਸੇ ਚੱਲਦੀ ਬਾਜ਼ੀ ਵਿੱਚ ਹੋਰ ਖਿਡਾਰੀ ਲਈ ਖੇਡ ਰਿਹਾ ਹੈ, ਜਾਂ ਇਸੇ ਵੰਡ ਵਿੱਚ ਹੋਰ ਖਿਡਾਰੀ ਦੇ ਕਾਰਡ ਦੇਖ ਚੁੱਕਾ ਹੈ। ਦੋ ਖਿਡਾਰੀਆਂ ਦੇ ਕਾਰਡ ਕੋਈ ਨਹੀਂ ਦੇਖ ਸਕਦਾ: ਲਿੰਕ ਦੂਜੇ ਫ਼ੋਨ ’ਤੇ ਖੋਲ੍ਹੋ, ਜਾਂ ਬਾਜ਼ੀ ਮੁੱਕਣ ਦੀ ਉਡੀਕ ਕਰੋ।
error-seat-too-often = ਇਹ ਸੀਟ ਬਹੁਤ ਵਾਰ ਇੱਕ ਫ਼ੋਨ ਤੋਂ ਦੂਜੇ ਫ਼ੋਨ ’ਤੇ ਜਾ ਚੁੱਕੀ ਹੈ
error-seat-too-often-help = ਬਾਜ਼ੀ ਮੁੱਕਣ ਤੱਕ ਸੀਟ ਉਸੇ ਫ਼ੋਨ ਕੋਲ ਰਹੇਗੀ ਜਿਸ ਕੋਲ ਹੁਣ ਹੈ। ਪ੍ਰਬੰਧਕ ਇਹ ਹੁਣੇ ਦੂਜੇ ਫ਼ੋਨ ਨੂੰ ਦੇ ਸਕਦਾ ਹੈ।

## Around the hand, and in it

play-shown = { $who } ਦੇ ਹੱਥਲੇ ਕਾਰਡ ਸਨ: { $cards }।
play-time-runs-out = ਤੁਹਾਡੀ ਚਾਲ। ਹੋਰ ਦੇਰ ਕਰੋਗੇ ਤਾਂ ਤੁਹਾਡੀ ਥਾਂ ਬੋਟ ਚਾਲ ਚੱਲ ਦੇਵੇਗਾ।
play-next-here = ਅਗਲੀ ਬਾਜ਼ੀ ਇੱਥੇ ਖੇਡੋ
play-to-the-table = ਮੇਜ਼ ’ਤੇ ਜਾਓ
play-result = ਨਤੀਜਾ
move-stand-in = { $who } ਦਾ ਸਮਾਂ ਮੁੱਕ ਗਿਆ ਸੀ, ਉਹਨਾਂ ਦੀ ਥਾਂ ਬੋਟ ਨੇ ਚਾਲ ਚੱਲੀ।
play-closed = ਤੁਹਾਡੀ ਚਾਲ ਨਹੀਂ ਚੱਲੀ ਗਈ: ਇਹ ਬਾਜ਼ੀ ਹੁਣ ਨਹੀਂ ਚੱਲ ਰਹੀ।
play-not-yours = ਤੁਹਾਡੀ ਚਾਲ ਨਹੀਂ ਚੱਲੀ ਗਈ: ਉਹ ਸੀਟ ਇਸ ਫ਼ੋਨ ਕੋਲ ਨਹੀਂ ਹੈ।
error-not-for-phones = ਇਹ ਬਾਜ਼ੀ ਫ਼ੋਨਾਂ ’ਤੇ ਨਹੀਂ ਖੇਡੀ ਜਾ ਸਕਦੀ
error-not-for-phones-help = ਇਸ ਟੂਰਨਾਮੈਂਟ ਦੇ ਨਿਯਮ ਖਿਡਾਰੀਆਂ ਦੀ ਹੋਰ ਗਿਣਤੀ ਲਈ ਹਨ। ਕਾਰਡਾਂ ਨਾਲ ਖੇਡੋ ਅਤੇ ਨਤੀਜਾ ਭਰੋ।

## The organiser’s side

phones-title = ਫ਼ੋਨਾਂ ’ਤੇ ਖੇਡ
phones-lede = ਇਸ ਟੂਰਨਾਮੈਂਟ ਦੀ ਕੋਈ ਵੀ ਬਾਜ਼ੀ ਕਾਰਡਾਂ ਦੀ ਥਾਂ ਖਿਡਾਰੀਆਂ ਦੇ ਫ਼ੋਨਾਂ ’ਤੇ ਖੇਡੀ ਜਾ ਸਕਦੀ ਹੈ: ਹਰ ਮੇਜ਼ ਦੇ ਸਫ਼ੇ ’ਤੇ “ਫ਼ੋਨਾਂ ’ਤੇ ਖੇਡੋ” ਹੈ।
phones-hands = ਹੁਣ ਫ਼ੋਨਾਂ ’ਤੇ ਬਾਜ਼ੀਆਂ
phones-no-hands = ਕੋਈ ਨਹੀਂ। ਮੇਜ਼ ਦੇ ਸਫ਼ੇ ’ਤੇ “ਫ਼ੋਨਾਂ ’ਤੇ ਖੇਡੋ” ਚੁਣੋ।
phones-joining = ਖਿਡਾਰੀ ਸੀਟਾਂ ਲੈ ਰਹੇ ਹਨ।
phones-open = { $count ->
    [0] ਕਾਰਡ ਵੰਡੇ ਗਏ; ਅਜੇ ਕੋਈ ਚਾਲ ਨਹੀਂ ਚੱਲੀ।
    [one] ਕਾਰਡ ਵੰਡੇ ਗਏ; ਹੁਣ ਤੱਕ { $count } ਚਾਲ।
   *[other] ਕਾਰਡ ਵੰਡੇ ਗਏ; ਹੁਣ ਤੱਕ { $count } ਚਾਲਾਂ।
}
phones-void = ਬਾਜ਼ੀ ਛੱਡੋ
phones-count = ਕਾਰਡ ਗਿਣ ਕੇ ਮੁਕਾਓ
phones-void-title = ਮੇਜ਼ { $table } ਦੇ ਫ਼ੋਨਾਂ ਵਾਲੀ ਬਾਜ਼ੀ ਛੱਡਣੀ ਹੈ?
phones-void-text = ਫ਼ੋਨਾਂ ਤੋਂ ਕਾਰਡ ਚਲੇ ਜਾਣਗੇ। ਬਾਜ਼ੀ ਖੁੱਲ੍ਹੀ ਰਹੇਗੀ: ਮੁੜ ਵੰਡੀ ਜਾ ਸਕਦੀ ਹੈ, ਜਾਂ ਕਾਰਡਾਂ ਨਾਲ ਖੇਡੀ ਜਾ ਸਕਦੀ ਹੈ।
phones-count-title = ਮੇਜ਼ { $table } ਦੇ ਫ਼ੋਨਾਂ ਵਾਲੀ ਬਾਜ਼ੀ ਮੁਕਾ ਕੇ ਕਾਰਡ ਗਿਣਨੇ ਹਨ?
phones-count-text = ਖੇਡ ਉਸੇ ਵੇਲੇ ਰੁਕ ਜਾਵੇਗੀ। ਫਿਰ ਤੁਹਾਨੂੰ ਸਾਰਿਆਂ ਦੇ ਬਚੇ ਕਾਰਡ ਦਿਸਣਗੇ, ਅਤੇ ਤੁਸੀਂ ਦੱਸੋਗੇ ਕਿ ਕਿਸ ਦੇ ਕਾਰਡ ਮੁੱਕੇ ਜਾਂ ਕੌਣ ਜਿੱਤਿਆ।
phones-players = ਖਿਡਾਰੀ ਅਤੇ ਉਹਨਾਂ ਦੇ ਲਿੰਕ
phones-players-help = ਨਿੱਜੀ ਲਿੰਕ ਖਿਡਾਰੀ ਨੂੰ ਬਿਨਾਂ ਕੋਡ ਸਹੀ ਮੇਜ਼ ’ਤੇ ਲੈ ਜਾਂਦਾ ਹੈ। ਕੋਈ ਨਾ ਆਇਆ ਹੋਵੇ, ਤਾਂ ਉਸ ਦੀ ਥਾਂ ਬੋਟ ਬੈਠ ਸਕਦਾ ਹੈ।
phones-nobody = ਅਜੇ ਨਾ ਫ਼ੋਨ ਹੈ, ਨਾ ਬੋਟ।
phones-by-phone = ਫ਼ੋਨ ’ਤੇ ਖੇਡ ਰਹੇ ਹਨ।
phones-bot-greedy = ਬੋਟ, ਪੂਰਾ ਜ਼ੋਰ ਲਾ ਕੇ
phones-bot-random = ਬੋਟ, ਜਿਵੇਂ ਆਵੇ
phones-free = ਸੀਟ ਖਾਲੀ ਕਰੋ
phones-asks-phone = ਨੰਬਰ { $number } ਵਾਲਾ ਫ਼ੋਨ { $name } ਵਜੋਂ ਖੇਡਣਾ ਚਾਹੁੰਦਾ ਹੈ, ਜਿਨ੍ਹਾਂ ਦੀ ਸੀਟ ਦੂਜੇ ਫ਼ੋਨ ਕੋਲ ਹੈ।
phones-asks-bot = ਨੰਬਰ { $number } ਵਾਲਾ ਫ਼ੋਨ { $name } ਵਜੋਂ ਖੇਡਣਾ ਚਾਹੁੰਦਾ ਹੈ, ਜਿਨ੍ਹਾਂ ਦੀ ਸੀਟ ਬੋਟ ਕੋਲ ਹੈ।
phones-asks-free = ਨੰਬਰ { $number } ਵਾਲਾ ਫ਼ੋਨ { $name } ਵਜੋਂ ਖੇਡਣਾ ਚਾਹੁੰਦਾ ਹੈ।
phones-give = ਸੀਟ ਦਿਓ
phones-refuse = ਨਾਂਹ ਕਰੋ
done-seat-given = ਹੁਣ ਸੀਟ ਉਸ ਫ਼ੋਨ ਕੋਲ ਹੈ। ਮੇਜ਼ ’ਤੇ ਸਾਰੇ ਇਹ ਦੇਖ ਸਕਦੇ ਹਨ।
done-seat-refused = ਬੇਨਤੀ ਨਾਮਨਜ਼ੂਰ ਕੀਤੀ ਗਈ।
phones-new-link = ਨਵਾਂ ਲਿੰਕ
phones-link = ਨਿੱਜੀ ਲਿੰਕ
done-seat-changed = ਹੋ ਗਿਆ। ਮੇਜ਼ ਨੂੰ ਇਸੇ ਵੇਲੇ ਦਿਸਦਾ ਹੈ।
done-new-link = ਨਵਾਂ ਲਿੰਕ ਬਣ ਗਿਆ ਹੈ। ਪੁਰਾਣਾ ਹੁਣ ਕੰਮ ਨਹੀਂ ਕਰਦਾ।
done-hand-given-up = ਫ਼ੋਨਾਂ ਵਾਲੀ ਬਾਜ਼ੀ ਛੱਡ ਦਿੱਤੀ ਗਈ।
cards-personal-how = ਫ਼ੋਨਾਂ ’ਤੇ ਖੇਡੀਆਂ ਜਾਣ ਵਾਲੀਆਂ ਬਾਜ਼ੀਆਂ ਲਈ: ਇਹ ਕੱਟ ਕੇ ਵੱਖ ਕਰੋ, ਅਤੇ ਹਰ ਖਿਡਾਰੀ ਨੂੰ ਉਸ ਦਾ ਲਿੰਕ ਦਿਓ। ਜੋ ਲਿੰਕ ਖੋਲ੍ਹੇ, ਉਹ ਉਸ ਖਿਡਾਰੀ ਵਜੋਂ ਖੇਡਦਾ ਹੈ।
error-link-replaced = ਇਹ ਲਿੰਕ ਬਦਲ ਗਿਆ ਹੈ
error-link-replaced-help = ਪ੍ਰਬੰਧਕ ਨੇ ਨਵਾਂ ਨਿੱਜੀ ਲਿੰਕ ਬਣਾਇਆ ਹੈ। ਉਹ ਮੰਗੋ, ਜਾਂ ਮੇਜ਼ ਵਾਲੇ ਕਾਰਡ ਦੇ ਕੋਡ ਨਾਲ ਮੇਜ਼ ਖੋਲ੍ਹੋ।

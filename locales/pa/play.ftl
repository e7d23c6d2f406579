### Hands that are played on a screen: at a table, in practice, and looked back at.

## Cards: one name for each face, with its colour

colour-red = ਲਾਲ
colour-blue = ਨੀਲਾ
colour-green = ਹਰਾ
colour-yellow = ਪੀਲਾ
card-0 = { $colour } 0
card-1 = { $colour } 1
card-2 = { $colour } 2
card-3 = { $colour } 3
card-4 = { $colour } 4
card-5 = { $colour } 5
card-6 = { $colour } 6
card-7 = { $colour } 7
card-8 = { $colour } 8
card-9 = { $colour } 9
card-d2 = { $colour } ਡਰਾਅ ਦੋ
card-rev = { $colour } ਰਿਵਰਸ
card-skip = { $colour } ਸਕਿੱਪ
card-w = ਵਾਈਲਡ
card-wd4 = ਵਾਈਲਡ ਡਰਾਅ ਚਾਰ
card-blank = ਚਿੱਟਾ ਕਾਰਡ
card-ten = +10
card-back = ਮੂਧਾ ਕਾਰਡ

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

watch-title = ਮੇਜ਼ { $table }
watch-hand = { $hand }: { $who }
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
error-no-table = ਅਜਿਹਾ ਕੋਈ ਮੇਜ਼ ਨਹੀਂ
error-no-table-help = ਇਸ ਟੂਰਨਾਮੈਂਟ ਵਿੱਚ ਏਨੇ ਮੇਜ਼ ਨਹੀਂ ਹਨ। ਕੌਣ ਕਿੱਥੇ ਖੇਡਦਾ ਹੈ, ਇਹ ਸ਼ਡਿਊਲ ਵਿੱਚ ਦੇਖੋ।

## Practice

practice-title = ਅਭਿਆਸ
practice-about = ਕੰਪਿਊਟਰ ਨਾਲ ਇੱਕ ਬਾਜ਼ੀ ਖੇਡੋ, ਕਿਸੇ ਵੀ ਨਿਯਮਾਂ ਨਾਲ। ਖਾਤਾ ਨਹੀਂ ਚਾਹੀਦਾ, ਅਤੇ ਕੁਝ ਵੀ ਦਰਜ ਨਹੀਂ ਹੁੰਦਾ।
practice-rules = ਨਿਯਮ
practice-players = ਖਿਡਾਰੀ
practice-players-usual = ਆਮ ਗਿਣਤੀ
practice-players-count = { $count }, ਤੁਹਾਡੇ ਸਮੇਤ
practice-bots = ਕੰਪਿਊਟਰ ਖਿਡਾਰੀ
practice-bots-greedy = ਸੋਚ ਕੇ ਖੇਡਣ
practice-bots-random = ਜੋ ਮੇਲ ਖਾਵੇ, ਖੇਡ ਦੇਣ
practice-pace = ਰਫ਼ਤਾਰ
practice-pace-calm = ਆਰਾਮ ਨਾਲ
practice-pace-quick = ਤੇਜ਼
practice-pace-once = ਬਿਨਾਂ ਉਡੀਕ
practice-house = ਘਰੇਲੂ ਨਿਯਮ ਜੋੜੋ
practice-deal = ਵੰਡੋ
practice-you = ਤੁਸੀਂ
practice-names = ਅਮਨ, ਬਲਜੀਤ, ਚਰਨ, ਦਿਲਪ੍ਰੀਤ, ਏਕਮ, ਗੁਰਨੂਰ, ਹਰਮਨ, ਜਸਪ੍ਰੀਤ, ਕਿਰਨ
practice-leave = ਬਾਹਰ ਨਿਕਲੋ
practice-again = ਮੁੜ ਵੰਡੋ
practice-other = ਹੋਰ ਨਿਯਮ
practice-look-back = ਬਾਜ਼ੀ ਮੁੜ ਦੇਖੋ
practice-gone = ਅਭਿਆਸ ਦੀ ਇਸ ਬਾਜ਼ੀ ਦਾ ਸਮਾਂ ਮੁੱਕ ਗਿਆ
practice-gone-help = ਅਭਿਆਸ ਦੀਆਂ ਬਾਜ਼ੀਆਂ ਦੋ ਘੰਟੇ ਰੱਖੀਆਂ ਜਾਂਦੀਆਂ ਹਨ। ਨਵੀਂ ਵੰਡੋ:
practice-wrong-players = ਸੂਚੀ ਵਿੱਚੋਂ ਗਿਣਤੀ ਚੁਣੋ।
practice-wrong-choice = ਸੂਚੀ ਵਿੱਚੋਂ ਇੱਕ ਚੁਣੋ।
practice-home = ਹੁਣੇ ਅਭਿਆਸ ਕਰੋ
practice-link = ਇਹਨਾਂ ਨਿਯਮਾਂ ਨਾਲ ਅਭਿਆਸ ਕਰੋ

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

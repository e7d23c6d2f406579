### What can be wrong with rules, with a move and with a hand log.

## What is wrong with a ruleset

problem-unknown-preset = “{ $given }” ਨਾਂ ਦੇ ਕੋਈ ਨਿਯਮ ਨਹੀਂ। ਇਹਨਾਂ ਵਿੱਚੋਂ ਚੁਣੋ: { $known }।
problem-unknown-option = “{ $option }” ਨਾਂ ਦਾ ਕੋਈ ਵਿਕਲਪ ਨਹੀਂ।
problem-option-elsewhere = “{ $option }” ਇੱਥੇ ਤੈਅ ਨਹੀਂ ਹੁੰਦਾ: ਇਹ “{ $key }” ਤੋਂ ਨਿਕਲਦਾ ਹੈ।
problem-unknown-value = “{ $option }” ਦਾ ਮੁੱਲ “{ $given }” ਨਹੀਂ ਹੋ ਸਕਦਾ। ਇਹ ਹੋ ਸਕਦਾ ਹੈ: { $known }।
problem-options-clash = “{ $one }” ਅਤੇ “{ $other }” ਇਕੱਠੇ ਨਹੀਂ ਚੱਲਦੇ। ਇੱਕ ਬੰਦ ਕਰੋ।
problem-option-needs = “{ $one }” ਲਈ “{ $needs }” ਚਾਹੀਦਾ ਹੈ।

## Why a hand cannot be dealt

problem-wrong-number-of-players = ਇਹਨਾਂ ਨਿਯਮਾਂ ਨਾਲ { $players } ਜਣੇ ਨਹੀਂ ਖੇਡ ਸਕਦੇ: { $least ->
    [2] { $most ->
        [2] ਇਹ ਦੋ ਖਿਡਾਰੀਆਂ ਲਈ ਹਨ।
       *[other] ਇਹ { $least } ਤੋਂ { $most } ਖਿਡਾਰੀਆਂ ਲਈ ਹਨ।
    }
   *[other] ਇਹ { $least } ਤੋਂ { $most } ਖਿਡਾਰੀਆਂ ਲਈ ਹਨ।
}
problem-nobody-sits-there = ਡੀਲਰ ਜਾਂ ਪਹਿਲੀ ਚਾਲ ਵਾਲਾ ਮੇਜ਼ ’ਤੇ ਨਹੀਂ।
problem-not-this-deck = ਇਸ ਡੈੱਕ ਦੇ ਸਾਰੇ ਕਾਰਡ ਉਹੀ ਨਹੀਂ ਜੋ ਨਿਯਮਾਂ ਵਾਲੇ ਡੈੱਕ ਦੇ ਹਨ।

## Why a move is refused

problem-hand-over = ਬਾਜ਼ੀ ਮੁੱਕ ਗਈ ਹੈ।
problem-not-in-play = ਇਹ ਖਿਡਾਰੀ ਹੁਣ ਖੇਡ ਵਿੱਚ ਨਹੀਂ।
problem-not-now = ਇਹ ਹੁਣ ਨਹੀਂ ਕੀਤਾ ਜਾ ਸਕਦਾ।
problem-not-in-the-rules = ਇਹਨਾਂ ਨਿਯਮਾਂ ਵਿੱਚ ਅਜਿਹੀ ਕੋਈ ਚਾਲ ਨਹੀਂ।
problem-card-not-held = ਇਹ ਕਾਰਡ ਖਿਡਾਰੀ ਕੋਲ ਨਹੀਂ।
problem-does-not-fit = ਕਾਰਡ ਮੇਲ ਨਹੀਂ ਖਾਂਦਾ: ਇਸ ਦਾ ਰੰਗ, ਨੰਬਰ ਜਾਂ ਚਿੰਨ੍ਹ ਉੱਪਰਲੇ ਕਾਰਡ ਨਾਲ ਮਿਲਣਾ ਚਾਹੀਦਾ ਹੈ।
problem-four-not-allowed = ਜਦੋਂ ਹੋਰ ਕਾਰਡ ਖੇਡਿਆ ਜਾ ਸਕੇ, ਵਾਈਲਡ ਡਰਾਅ ਚਾਰ ਨਹੀਂ ਖੇਡਿਆ ਜਾ ਸਕਦਾ।
problem-colour-missing = ਕਾਲੇ ਕਾਰਡ ਦੇ ਨਾਲ ਰੰਗ ਚੁਣਨਾ ਪੈਂਦਾ ਹੈ।
problem-colour-not-asked = ਇਸ ਕਾਰਡ ਨਾਲ ਰੰਗ ਨਹੀਂ ਚੁਣਿਆ ਜਾਂਦਾ।
problem-nothing-to-call = ਯੂਨੋ ਬੋਲਣ ਦਾ ਵੇਲਾ ਨਹੀਂ: ਇਸ ਮਗਰੋਂ ਖਿਡਾਰੀ ਕੋਲ ਇੱਕ ਕਾਰਡ ਨਹੀਂ ਬਚਦਾ।
problem-can-play = ਇੱਕ ਕਾਰਡ ਖੇਡਿਆ ਜਾ ਸਕਦਾ ਹੈ, ਇਸ ਲਈ ਨਵਾਂ ਨਹੀਂ ਚੁੱਕਿਆ ਜਾ ਸਕਦਾ।
problem-must-play = ਚੁੱਕਿਆ ਕਾਰਡ ਮੇਲ ਖਾਂਦਾ ਹੈ, ਇਸ ਲਈ ਖੇਡਣਾ ਹੀ ਪੈਂਦਾ ਹੈ।
problem-only-the-drawn = ਸਿਰਫ਼ ਹੁਣੇ ਚੁੱਕਿਆ ਕਾਰਡ ਖੇਡਿਆ ਜਾ ਸਕਦਾ ਹੈ।
problem-too-late = ਇਸ ਲਈ ਦੇਰ ਹੋ ਚੁੱਕੀ ਹੈ।
problem-all-or-nothing = ਉਸ ਰੰਗ ਦੇ ਸਾਰੇ ਕਾਰਡ ਖੇਡਣੇ ਪੈਂਦੇ ਹਨ, ਰਿਵਰਸ ਸਭ ਤੋਂ ਪਹਿਲਾਂ।
problem-not-this-seat = ਇਹ ਉਸ ਖਿਡਾਰੀ ਨਾਲ ਨਹੀਂ ਕੀਤਾ ਜਾ ਸਕਦਾ।

## What is wrong with a hand log

problem-log-version = ਬਾਜ਼ੀ ਦਾ ਇਹ ਰਿਕਾਰਡ ਵਰਜਨ { $given } ਦਾ ਹੈ; ਸਿਰਫ਼ ਵਰਜਨ { $known } ਪੜ੍ਹਿਆ ਜਾ ਸਕਦਾ ਹੈ।
problem-log-player = “{ $player }” ਇਸ ਮੇਜ਼ ’ਤੇ ਨਹੀਂ, ਜਾਂ ਦੋ ਵਾਰ ਹੈ।
problem-log-sides = ਹਰ ਖਿਡਾਰੀ ਇੱਕੋ ਧਿਰ ਵਿੱਚ ਹੋਵੇ, ਧਿਰਾਂ ਘੱਟੋ-ਘੱਟ ਦੋ ਹੋਣ, ਸਾਰੀਆਂ ਬਰਾਬਰ ਦੀਆਂ, ਅਤੇ ਉਹਨਾਂ ਦੇ ਖਿਡਾਰੀ ਵਾਰੋ-ਵਾਰੀ ਬੈਠੇ ਹੋਣ।
problem-log-first = ਪਹਿਲੀ ਚਾਲ “{ $first }” ਦੀ ਨਹੀਂ; “{ $right }” ਦੀ ਹੈ।
problem-log-deal = ਬਾਜ਼ੀ ਇਸ ਤਰ੍ਹਾਂ ਵੰਡੀ ਨਹੀਂ ਗਈ ਹੋ ਸਕਦੀ। { $why }
problem-log-move = ਚਾਲ { $number } ({ $by }) ਦੀ ਇਜਾਜ਼ਤ ਨਹੀਂ। { $why } ਲਿਖਿਆ ਹੈ: { $written }
problem-log-commitment = ਕਮਿਟਮੈਂਟ ਸੀਡ ਦਾ SHA-256 ਨਹੀਂ। ਉਹ ਇਹ ਹੁੰਦਾ: { $right }
problem-log-commitment-missing = ਸੀਡ ਹੈ, ਪਰ ਵੰਡ ਤੋਂ ਪਹਿਲਾਂ ਦਿਖਾਈ ਗਈ ਕਮਿਟਮੈਂਟ ਨਹੀਂ। ਉਹ ਇਹ ਹੁੰਦੀ: { $right }
problem-log-seed-missing = ਕਮਿਟਮੈਂਟ ਹੈ, ਪਰ ਉਸ ਨੂੰ ਪਰਖਣ ਲਈ ਸੀਡ ਨਹੀਂ।
problem-log-deck = ਸੀਡ ਤੋਂ ਹੋਰ ਵੰਡ ਬਣਦੀ ਹੈ: ਉੱਪਰੋਂ ਕਾਰਡ { $place } ਵੱਖਰਾ ਹੈ।
problem-log-reshuffle-order = ਚਾਲ { $at } ’ਤੇ ਪਾਈਲ ਫੈਂਟੀ ਗਈ, ਅਤੇ ਸੀਡ ਤੋਂ ਬਣਦੀ ਤਰਤੀਬ ਮੁੜ ਫੈਂਟ { $number } ਦੀ ਤਰਤੀਬ ਤੋਂ ਵੱਖਰੀ ਹੈ।
problem-log-reshuffle = ਚਾਲ { $at } ’ਤੇ ਪਾਈਲ ਫੈਂਟੀ ਗਈ, ਪਰ ਮੁੜ ਫੈਂਟ { $number } ਦਰਜ ਨਹੀਂ ਜਾਂ ਉਸ ਦੇ ਕਾਰਡ ਹੋਰ ਹਨ।
problem-log-reshuffles-left = { $count ->
    [one] { $count } ਮੁੜ ਫੈਂਟ ਦਰਜ ਹੈ ਜੋ ਹੋਈ ਹੀ ਨਹੀਂ।
   *[other] { $count } ਮੁੜ ਫੈਂਟਾਂ ਦਰਜ ਹਨ ਜੋ ਹੋਈਆਂ ਹੀ ਨਹੀਂ।
}
problem-log-unfinished = ਦਰਜ { $moves } ਚਾਲਾਂ ਨਾਲ ਬਾਜ਼ੀ ਮੁੱਕਦੀ ਨਹੀਂ।
problem-log-result = ਚਾਲਾਂ ਤੋਂ ਹੋਰ ਨਤੀਜਾ ਨਿਕਲਦਾ ਹੈ: { $right }

### The options of the rules, one by one, in a form. What each value means is in ruleset.ftl.

## The form

option-as-the-rules = ਚੁਣੇ ਨਿਯਮਾਂ ਵਾਂਗ
option-changed = { $count ->
    [one] { $count } ਬਦਲਿਆ
   *[other] { $count } ਬਦਲੇ
}
options-one-by-one = ਨਿਯਮ ਇੱਕ-ਇੱਕ ਕਰਕੇ
options-one-by-one-hint = ਕੋਈ ਵੀ ਇਕੱਲਾ ਨਿਯਮ ਇੱਥੇ ਬਦਲਿਆ ਜਾ ਸਕਦਾ ਹੈ। ਜਿਸ ਨੂੰ ਨਾ ਛੇੜੋ, ਉਹ ਚੁਣੇ ਨਿਯਮਾਂ ਵਾਂਗ ਰਹਿੰਦਾ ਹੈ।
problem-options-either = ਇਹ ਦੋਵੇਂ ਇਕੱਠੇ ਨਹੀਂ ਚੱਲਦੇ: “{ $one }” ਅਤੇ “{ $other }”। ਇੱਕ ਰੱਖੋ।
problem-options-clash-said = ਇਹ ਦੋਵੇਂ ਇਕੱਠੇ ਨਹੀਂ ਚੱਲਦੇ: “{ $one }” ਅਤੇ “{ $other }”। ਇੱਕ ਬਦਲੋ।
problem-option-needs-said = “{ $one }” ਸਿਰਫ਼ “{ $other }” ਨਾਲ ਹੀ ਚੱਲਦਾ ਹੈ।
problem-own-rule-missing = ਲਿਖੋ ਕਿ ਚਿੱਟੇ ਕਾਰਡ ਕੀ ਕਰਦੇ ਹਨ, ਤਾਂ ਜੋ ਹਰ ਮੇਜ਼ ’ਤੇ ਪੜ੍ਹਿਆ ਜਾ ਸਕੇ।

## A rule in the club’s own words

draft-own-rule = ਤੁਹਾਡਾ ਆਪਣਾ ਨਿਯਮ, ਸ਼ਬਦਾਂ ਵਿੱਚ
draft-own-rule-hint = ਹੋਰ ਜੋ ਵੀ ਤੈਅ ਹੋਇਆ ਹੋਵੇ, ਜਿਵੇਂ ਚਿੱਟੇ ਕਾਰਡ ਕੀ ਕਰਦੇ ਹਨ ਜਾਂ ਹਰ ਇੱਕ ਕਿਹੜੇ ਗੁਆਚੇ ਕਾਰਡ ਦੀ ਥਾਂ ਹੈ। ਇਹ ਹਰ ਮੇਜ਼ ’ਤੇ ਅਤੇ ਜਨਤਕ ਸਫ਼ੇ ’ਤੇ ਦਿਸਦਾ ਹੈ।
public-own-rule = ਇਹ ਵੀ ਤੈਅ ਹੈ: { $rule }

## The options

option-deck-kind = ਡੈੱਕ
option-deck-blanks = ਚਿੱਟੇ ਕਾਰਡ
option-dealer-pick = ਪਹਿਲਾ ਡੀਲਰ
option-dealer-special = ਡੀਲਰ ਲਈ ਕਾਰਡ ਕੱਢਣ ਵਿੱਚ ਐਕਸ਼ਨ ਅਤੇ ਕਾਲੇ ਕਾਰਡ
option-setup = ਵੰਡ ਜਾਂ ਡਰਾਫਟ
option-deal-hand = ਸ਼ੁਰੂ ਵਿੱਚ ਕਾਰਡ
option-start-card = ਪਹਿਲੇ ਕਾਰਡ ਦਾ ਅਸਰ
option-turn-mode = ਇੱਕ ਵਾਰੀ ਵਿੱਚ ਕਿੰਨੇ ਕਾਰਡ
option-draw-when = ਕਾਰਡ ਕਦੋਂ ਚੁੱਕਣਾ
option-draw-count = ਕਿੰਨੇ ਕਾਰਡ ਚੁੱਕਣੇ
option-draw-drawn-play = ਚੁੱਕਿਆ ਕਾਰਡ ਮੇਲ ਖਾਵੇ ਤਾਂ
option-skip-effect = ਸਕਿੱਪ ਦਾ ਅਸਰ
option-skip-defence = ਸਕਿੱਪ ਦਾ ਜਵਾਬ
option-d2-response = ਡਰਾਅ ਦੋ ਦਾ ਜਵਾਬ
option-draw-target-turn = ਕਾਰਡ ਚੁੱਕਣੇ ਪੈਣ ਮਗਰੋਂ ਵਾਰੀ
option-two-reverse = ਦੋ ਖਿਡਾਰੀਆਂ ਵਿੱਚ ਰਿਵਰਸ
option-wd4-legal = ਵਾਈਲਡ ਡਰਾਅ ਚਾਰ ਖੇਡਣਾ
option-wd4-response = ਵਾਈਲਡ ਡਰਾਅ ਚਾਰ ਦਾ ਜਵਾਬ
option-stack-cross = ਜੁੜੇ ਵਾਈਲਡ ਡਰਾਅ ਚਾਰਾਂ ’ਤੇ ਡਰਾਅ ਦੋ
option-wd4-challenge = ਵਾਈਲਡ ਡਰਾਅ ਚਾਰ ਨੂੰ ਚੁਣੌਤੀ
option-etiquette-ready = ਚਾਰ ਕਾਰਡ ਚੁੱਕਣ ਮਗਰੋਂ “ਤਿਆਰ” ਕਹਿਣਾ
option-uno-enforce = ਯੂਨੋ ਨਾ ਬੋਲਿਆ
option-uno-close = ਯੂਨੋ ਬੋਲਣ ਦਾ ਸਮਾਂ
option-uno-self-rescue = ਕਾਰਡ ਖੇਡਣ ਮਗਰੋਂ ਯੂਨੋ ਬੋਲਣਾ
option-uno-pen-catch = ਫੜੇ ਜਾਣ ਦਾ ਜੁਰਮਾਨਾ
option-uno-pen-auto = ਆਪਣੇ-ਆਪ ਲੱਗਦਾ ਜੁਰਮਾਨਾ
option-uno-turn-passes = ਯੂਨੋ ਨਾ ਬੋਲਣ ਮਗਰੋਂ ਵਾਰੀ
option-pen-hint = ਇਸ਼ਾਰੇ
option-pen-false-call = ਗਲਤ ਵੇਲੇ ਯੂਨੋ
option-pen-misplay = ਗਲਤ ਖੇਡਿਆ ਕਾਰਡ
option-pen-misplay-turn = ਗਲਤ ਕਾਰਡ ਮਗਰੋਂ ਵਾਰੀ
option-pen-cheat = ਬੇਈਮਾਨੀ
option-exhaust = ਡਰਾਅ ਪਾਈਲ ਮੁੱਕਣ ’ਤੇ
option-end-final-draw = ਅਖੀਰ ਵਿੱਚ ਖੇਡਿਆ ਡਰਾਅ ਕਾਰਡ
option-house-pair-as-skip = ਦੋ ਇੱਕੋ ਜਿਹੇ ਕਾਰਡ

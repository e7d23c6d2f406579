### The page of an entrant.

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

## With whom and against whom

opponents-chart = ਚਾਰਟ ਵਿੱਚ ਦੇਖੋ
opponents-balance = ਲਏ ਤੇ ਦਿੱਤੇ ਅੰਕ
opponents-balance-help = ਜਿੱਤੀਆਂ ਬਾਜ਼ੀਆਂ ਵਿੱਚ ਵਿਰੋਧੀਆਂ ਕੋਲ ਬਚੇ ਅੰਕ, ਅਤੇ ਹਾਰੀਆਂ ਬਾਜ਼ੀਆਂ ਵਿੱਚ ਇੱਥੇ ਬਚੇ ਅੰਕ
opponents-taken = ਲਏ
opponents-given = ਦਿੱਤੇ
opponents-biggest = ਸਭ ਤੋਂ ਵੱਡੀਆਂ ਬਾਜ਼ੀਆਂ
opponents-took = ਲਏ
opponents-gave = ਦਿੱਤੇ
opponents-partners = ਸਾਥੀਆਂ ਨਾਲ ਜਿੱਤਾਂ
opponents-opponents = ਵਿਰੋਧੀਆਂ ’ਤੇ ਜਿੱਤਾਂ
opponents-charged = ਖਾਤੇ ਪਏ ਅੰਕ

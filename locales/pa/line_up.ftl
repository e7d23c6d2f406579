### People come and go while a tournament runs.

## Who came and who left

line-then = { $line }, ਫਿਰ { $next }
line-team-then = { $line }, { $first } ਦੀ ਥਾਂ { $next }
people-hand = ਬਾਜ਼ੀ { $hand }
people-hand-of-round = ਗੇੜ { $round } ਦੀ ਬਾਜ਼ੀ { $hand }

## People come and go while a tournament runs

people-title = ਖਿਡਾਰੀ
people-substitute = ਬਦਲਵਾਂ ਖਿਡਾਰੀ…
people-withdraw = ਨਾਂ ਵਾਪਸ ਲਓ…
people-add = ਖਿਡਾਰੀ ਜੋੜੋ…
people-take-back = ਇਹ ਵਾਪਸ ਲਓ
people-take-back-hint = ਅਗਲੇ ਨਤੀਜੇ ਤੱਕ ਹੋ ਸਕਦਾ ਹੈ।
people-stays = ਇਸ ਤੋਂ ਬਾਅਦ ਕੁਝ ਦਰਜ ਹੋ ਚੁੱਕਾ ਹੈ, ਇਸ ਲਈ ਇਹ ਵਾਪਸ ਨਹੀਂ ਲਿਆ ਜਾ ਸਕਦਾ। ਜੇ ਗਲਤ ਸੀ, ਤਾਂ ਇੱਕ ਹੋਰ ਬਦਲਾਅ ਕਰੋ।
people-back = ਖਿਡਾਰੀ
people-substitution-title = { $name } ਦੀ ਥਾਂ ਬਦਲਵਾਂ ਖਿਡਾਰੀ
people-withdrawal-title = { $name }: ਨਾਂ ਵਾਪਸ
people-arrival-title = ਖਿਡਾਰੀ ਜੋੜੋ
people-substitution-hint = ਬਦਲਵਾਂ ਖਿਡਾਰੀ ਸੀਟ ਲੈਂਦਾ ਹੈ। ਦਰਜਾਬੰਦੀ ਦੀ ਕਤਾਰ ਦੇ ਅੰਕ ਉਹੀ ਰਹਿੰਦੇ ਹਨ, ਅਤੇ ਉਸ ਵਿੱਚ ਦੋਵੇਂ ਨਾਂ ਦਿਸਦੇ ਹਨ।
people-withdrawal-hint = ਉਸ ਲਈ ਜੋ ਪੱਕਾ ਜਾ ਰਿਹਾ ਹੈ ਅਤੇ ਜਿਸ ਦੀ ਸੀਟ ਕੋਈ ਨਹੀਂ ਲੈਂਦਾ। ਜੋ ਦਰਜ ਹੈ, ਉਹ ਰਹਿੰਦਾ ਹੈ।
people-arrival-hint = ਉਸ ਲਈ ਜੋ ਦੇਰ ਨਾਲ ਆਇਆ ਅਤੇ ਹੁਣ ਤੋਂ ਖੇਡੇਗਾ।
people-name = ਕੌਣ ਆਉਂਦਾ ਹੈ?
people-name-hint = ਕਲੱਬ ਦੇ ਖਿਡਾਰੀਆਂ ਵਿੱਚੋਂ ਚੁਣੋ, ਜਾਂ ਨਵਾਂ ਨਾਂ ਲਿਖੋ।
people-near = “{ $name }” ਨਵਾਂ ਨਾਂ ਹੈ, ਅਤੇ “{ $other }” ਲਗਭਗ ਉਹੋ ਜਿਹਾ ਹੈ। ਜੇ ਤੁਹਾਡਾ ਮਤਲਬ ਉਸੇ ਤੋਂ ਹੈ, ਤਾਂ ਨਾਂ ਉਵੇਂ ਹੀ ਲਿਖੋ।
people-from = ਕਿਹੜੀ ਬਾਜ਼ੀ ਤੋਂ?
people-from-block = ਗੇੜ { $round }, ਬਲਾਕ { $block } (ਬਾਜ਼ੀ { $hand } ਤੋਂ)
people-look = ਦੇਖੋ ਕੀ ਬਦਲੇਗਾ
people-changes = ਕੀ ਬਦਲੇਗਾ
people-hands = { $count ->
    [one] { $count } ਬਾਜ਼ੀ ਵੱਖਰੀ ਹੈ
   *[other] { $count } ਬਾਜ਼ੀਆਂ ਵੱਖਰੀਆਂ ਹਨ
}
people-hands-more = { $count ->
    [one] { $count } ਹੋਰ ਬਾਜ਼ੀ
   *[other] { $count } ਹੋਰ ਬਾਜ਼ੀਆਂ
}
people-in-play = ਬਾਜ਼ੀ { $hand } ਫ਼ੋਨਾਂ ’ਤੇ ਉਹਨਾਂ ਵਿੱਚ ਹੋ ਰਹੀ ਹੈ ਜੋ ਹੁਣ ਮੇਜ਼ ’ਤੇ ਹਨ। ਪਹਿਲਾਂ ਉਸ ਨੂੰ ਪੂਰਾ ਕਰੋ ਜਾਂ ਛੱਡੋ, ਜਾਂ ਬਾਅਦ ਦੀ ਬਾਜ਼ੀ ਚੁਣੋ।
people-undo-hint = ਜੋ ਦਰਜ ਹੈ, ਉਹ ਨਹੀਂ ਬਦਲਦਾ। ਤੁਸੀਂ ਇਹ ਅਗਲੇ ਨਤੀਜੇ ਤੱਕ ਵਾਪਸ ਲੈ ਸਕਦੇ ਹੋ।
people-substitution-button = ਬਦਲਵਾਂ ਬਿਠਾਓ
people-withdrawal-button = ਨਾਂ ਵਾਪਸ ਲਓ
people-arrival-button = ਖਿਡਾਰੀ ਜੋੜੋ
people-sits = { $from } ਤੋਂ { $leaves } ਦੀ ਸੀਟ { $name } ਦੀ ਹੋਵੇਗੀ।
people-line = ਕਤਾਰ ਦੇ ਅੰਕ ਉਹੀ ਰਹਿਣਗੇ, ਅਤੇ ਉਸ ਦਾ ਨਾਂ “{ $line }” ਹੋਵੇਗਾ।
people-void = { $count ->
    [0] ਕੋਈ ਬਾਜ਼ੀ ਰੱਦ ਨਹੀਂ ਹੁੰਦੀ।
    [one] { $count } ਖੁੱਲ੍ਹੀ ਬਾਜ਼ੀ ਮੇਜ਼ ’ਤੇ ਸਾਰਿਆਂ ਲਈ ਰੱਦ ਹੋ ਜਾਵੇਗੀ, ਕਿਉਂਕਿ { $from } ਤੋਂ ਉੱਥੇ { $name } ਦੀ ਸੀਟ ਹੁੰਦੀ।
   *[other] { $count } ਖੁੱਲ੍ਹੀਆਂ ਬਾਜ਼ੀਆਂ ਆਪਣੇ ਮੇਜ਼ਾਂ ’ਤੇ ਸਾਰਿਆਂ ਲਈ ਰੱਦ ਹੋ ਜਾਣਗੀਆਂ, ਕਿਉਂਕਿ { $from } ਤੋਂ ਉੱਥੇ { $name } ਦੀ ਸੀਟ ਹੁੰਦੀ।
}
people-ends = ਇਸ ਨਾਲ ਟੂਰਨਾਮੈਂਟ ਸਮਾਪਤ ਹੋ ਜਾਵੇਗਾ: ਖੇਡਣ ਨੂੰ ਕੋਈ ਬਾਜ਼ੀ ਨਹੀਂ ਬਚਦੀ।
people-keeps = { $has ->
    [points] { $name } ਦੇ { $points ->
        [one] { $points } ਅੰਕ
       *[other] { $points } ਅੰਕ
    } ਰਹਿਣਗੇ, ਪਰ ਦਰਜਾ ਖੇਡਦੇ ਰਹਿਣ ਵਾਲੇ ਸਾਰਿਆਂ ਤੋਂ ਪਿੱਛੇ ਹੋਵੇਗਾ: ਜਾਣ ਦਾ ਕੋਈ ਫ਼ਾਇਦਾ ਨਹੀਂ।
   *[other] { $name } ਦਾ ਦਰਜਾ ਖੇਡਦੇ ਰਹਿਣ ਵਾਲੇ ਸਾਰਿਆਂ ਤੋਂ ਪਿੱਛੇ ਹੋਵੇਗਾ: ਜਾਣ ਦਾ ਕੋਈ ਫ਼ਾਇਦਾ ਨਹੀਂ।
}
people-joins = { $name } ਦੀ ਖੇਡ { $from } ਤੋਂ ਸ਼ੁਰੂ ਹੋਵੇਗੀ।
people-begins = { $name } ਦੀ ਸ਼ੁਰੂਆਤ ਸਾਰਿਆਂ ਵਾਂਗ ਸਿਫ਼ਰ ਤੋਂ ਹੋਵੇਗੀ।
people-begins-charged = { $name } ਦੀ ਸ਼ੁਰੂਆਤ { $points ->
    [one] { $points } ਅੰਕ
   *[other] { $points } ਅੰਕਾਂ
} ਨਾਲ ਹੋਵੇਗੀ, ਜਿੰਨੇ ਖੇਡ ਵਿੱਚ ਬਚੇ ਖਿਡਾਰੀਆਂ ਵਿੱਚੋਂ ਸਭ ਤੋਂ ਵੱਧ ਹਨ: ਦੇਰ ਨਾਲ ਆਉਣ ਦਾ ਕੋਈ ਫ਼ਾਇਦਾ ਨਹੀਂ।
people-fewer = { $name } ਦੀਆਂ { $hands } ਬਾਜ਼ੀਆਂ ਹੋਣਗੀਆਂ, ਸ਼ੁਰੂ ਤੋਂ ਖੇਡਣ ਵਾਲਿਆਂ ਨਾਲੋਂ ਘੱਟ: ਦਰਜਾਬੰਦੀ ਵਿੱਚ ਗਿਣਤੀ ਦਿਸੇਗੀ।
people-seats = ਮੇਜ਼ ’ਤੇ { $count }, ਘੜੀ ਦੀ ਦਿਸ਼ਾ ਵਿੱਚ: { $names }।
redraw-blocks = { $blocks ->
    [0] ਮੁੜ ਬਣਾਉਣ ਨੂੰ ਕੋਈ ਬਲਾਕ ਨਹੀਂ ਬਚਿਆ।
    [one] ਖੇਡਦੇ ਰਹਿਣ ਵਾਲੇ { $players } ਲਈ ਆਖਰੀ { $blocks } ਬਲਾਕ ਮੁੜ ਬਣਾਇਆ ਜਾਵੇਗਾ। ਜੋ ਖੇਡਿਆ ਜਾਂ ਸ਼ੁਰੂ ਹੋ ਚੁੱਕਾ ਹੈ, ਉਹ ਉਵੇਂ ਹੀ ਰਹੇਗਾ; ਸ਼ਾਮ ਦੇ ਬਲਾਕ ਹੁਣ ਵੀ { $all } ਹਨ।
   *[other] ਖੇਡਦੇ ਰਹਿਣ ਵਾਲੇ { $players } ਲਈ ਆਖਰੀ { $blocks } ਬਲਾਕ ਮੁੜ ਬਣਾਏ ਜਾਣਗੇ। ਜੋ ਖੇਡਿਆ ਜਾਂ ਸ਼ੁਰੂ ਹੋ ਚੁੱਕਾ ਹੈ, ਉਹ ਉਵੇਂ ਹੀ ਰਹੇਗਾ; ਸ਼ਾਮ ਦੇ ਬਲਾਕ ਹੁਣ ਵੀ { $all } ਹਨ।
}
redraw-tables = ਇਹ { $before } ਦੀ ਥਾਂ { $tables ->
    [one] { $tables } ਮੇਜ਼ ’ਤੇ
   *[other] { $tables } ਮੇਜ਼ਾਂ ’ਤੇ
} ਖੇਡੇ ਜਾਣਗੇ।
redraw-no-rests = ਇਹਨਾਂ ਵਿੱਚ ਕਿਸੇ ਦਾ ਆਰਾਮ ਨਹੀਂ।
redraw-rests = ਇਹਨਾਂ ਵਿੱਚੋਂ ਹਰ ਖਿਡਾਰੀ ਦੇ ਆਰਾਮ ਦੇ ਬਲਾਕ: { $blocks }।
redraw-hands = ਪੂਰੀ ਸ਼ਾਮ ਵਿੱਚ ਹਰ ਰਹਿਣ ਵਾਲੇ ਦੀਆਂ ਬਾਜ਼ੀਆਂ: { $hands }; ਇਸ ਬਦਲਾਅ ਤੋਂ ਬਿਨਾਂ { $before }।
redraw-partners = ਰਹਿਣ ਵਾਲੇ ਕੋਈ ਵੀ ਦੋ ਏਨੀਆਂ ਬਾਜ਼ੀਆਂ ਵਿੱਚ ਸਾਥੀ ਹਨ: { $hands }; ਇਸ ਬਦਲਾਅ ਤੋਂ ਬਿਨਾਂ { $before }।
redraw-players = ਕਿਸ ਦੀਆਂ ਕਿੰਨੀਆਂ ਬਾਜ਼ੀਆਂ, ਅਤੇ ਕਿਸ ਦਾ ਕਦੋਂ ਆਰਾਮ
redraw-more-hands = { $hands ->
    [0] ਹੋਰ ਬਾਜ਼ੀਆਂ ਨਹੀਂ
    [one] { $hands } ਹੋਰ ਬਾਜ਼ੀ
   *[other] { $hands } ਹੋਰ ਬਾਜ਼ੀਆਂ
}
redraw-plays-all = ਕਿਸੇ ਬਲਾਕ ਵਿੱਚ ਆਰਾਮ ਨਹੀਂ
redraw-sits-out = { $count ->
    [one] ਬਲਾਕ { $blocks } ਵਿੱਚ ਆਰਾਮ
   *[other] ਬਲਾਕ { $blocks } ਵਿੱਚ ਆਰਾਮ
}
done-substitution = ਬਦਲਵਾਂ ਖਿਡਾਰੀ ਬੈਠ ਗਿਆ ਹੈ।
done-withdrawal = ਖਿਡਾਰੀ ਦਾ ਨਾਂ ਵਾਪਸ ਹੋ ਗਿਆ ਹੈ।
done-arrival = ਖਿਡਾਰੀ ਸ਼ਾਮਲ ਹੋ ਗਿਆ ਹੈ।
done-play-off = ਪਲੇਅ-ਆਫ਼ ਮੇਜ਼ 1 ’ਤੇ ਹੈ। ਕੋਡ ਮੁੜ ਕੰਮ ਕਰਦੇ ਹਨ।
done-taken-back = ਵਾਪਸ ਲਿਆ ਗਿਆ: ਸਭ ਪਹਿਲਾਂ ਵਰਗਾ ਹੈ।

### The command line.

## Every command

cli-problem = { $place }: { $text }
cli-unreadable = { $file } ਪੜ੍ਹੀ ਨਹੀਂ ਜਾ ਸਕਦੀ: { $reason }
cli-unwritable = ਆਉਟਪੁੱਟ ਲਿਖੀ ਨਹੀਂ ਜਾ ਸਕਦੀ: { $reason }
cli-option-form = “{ $given }” ਵਿਕਲਪ ਨਹੀਂ: ਨਾਂ=ਮੁੱਲ ਲਿਖੋ, ਜਿਵੇਂ house.zero50=true
cli-bad-url = “{ $given }” ਅਜਿਹਾ ਪਤਾ ਨਹੀਂ ਜਿਸ ’ਤੇ ਲੋਕ ਸੇਵਾ ਤੱਕ ਪਹੁੰਚ ਸਕਣ: http:// ਜਾਂ https://, ਨਾਂ ਅਤੇ ਲੋੜ ਹੋਵੇ ਤਾਂ ਪੋਰਟ ਲਿਖੋ, ਜਿਵੇਂ https://uno.example, ਅਤੇ ਉਸ ਮਗਰੋਂ ਕੋਈ ਪਾਥ ਨਹੀਂ।
cli-standard-input = ਸਟੈਂਡਰਡ ਇਨਪੁੱਟ

## Standings

cli-rank = ਦਰਜਾ
cli-name = ਨਾਂ
cli-total = ਕੁੱਲ
cli-average = ਔਸਤ
cli-hands = ਬਾਜ਼ੀਆਂ
cli-won = ਜਿੱਤਾਂ
cli-season-points = ਅੰਕ
cli-season-evenings = ਸ਼ਾਮਾਂ
cli-season-counted = ਗਿਣੀਆਂ
cli-season-won = ਪਹਿਲਾ
cli-lost = ਹਾਰਾਂ
cli-best = ਵਧੀਆ
cli-worst = ਮਾੜੀ
cli-state = ਹਾਲਤ
cli-at_limit = ਹੱਦ
cli-duplicate = ਇੱਕੋ ਵੰਡ
cli-state-playing = ਖੇਡ ਵਿੱਚ
cli-state-winner = ਜੇਤੂ
cli-state-lost = ਹਾਰ
cli-state-eliminated = ਬਾਹਰ
cli-state-withdrawn = ਨਾਂ ਵਾਪਸ
cli-state-disqualified = ਅਯੋਗ
cli-state-placed = –
cli-finished = { $reason ->
    [schedule] ਸਮਾਪਤ: ਸਾਰੀਆਂ ਬਾਜ਼ੀਆਂ ਦਰਜ ਹੋ ਗਈਆਂ।
    [target] ਸਮਾਪਤ: ਟੀਚਾ ਪੂਰਾ ਹੋ ਗਿਆ।
    [limit] ਸਮਾਪਤ: ਹੱਦ ਆ ਗਈ।
    [last-standing] ਸਮਾਪਤ: ਬਾਕੀ ਸਾਰੇ ਬਾਹਰ ਹੋ ਗਏ।
   *[stopped] ਸਮਾਪਤ: ਪ੍ਰਬੰਧਕ ਨੇ ਰੋਕ ਦਿੱਤਾ।
}
cli-play-off = ਪਹਿਲੇ ਸਥਾਨ ਲਈ ਪਲੇਅ-ਆਫ਼: { $won }
cli-next = ਮੇਜ਼ { $table } ’ਤੇ ਅੱਗੇ ਗੇੜ { $round } ਦੀ ਬਾਜ਼ੀ { $hand }: { $seats }

## Schedule

cli-hand = ਬਾਜ਼ੀ
cli-round = ਗੇੜ
cli-block = ਬਲਾਕ
cli-table = ਮੇਜ਼
cli-seats = ਸੀਟਾਂ, ਘੜੀ ਦੀ ਦਿਸ਼ਾ ਵਿੱਚ
cli-dealer = ਡੀਲਰ
cli-opener = ਪਹਿਲੀ ਚਾਲ
cli-fairness = ਨਿਰਪੱਖ: ਹਰ ਇੱਕ ਨਾਲ ਸਾਥੀ { $partners }, ਵਿਰੋਧੀ { $opponents } ਅਤੇ ਖੱਬਾ ਗੁਆਂਢੀ { $left } ਵਾਰ; ਹਰ ਖਿਡਾਰੀ ਲਈ ਬਾਜ਼ੀਆਂ { $hands }{ $rests ->
    [none] {""}
   *[other] , ਆਰਾਮ ਦੇ ਬਲਾਕ { $rests }
}{ $deals ->
    [none] ।
   *[other] , ਵੰਡਾਂ { $deals }, ਪਹਿਲੀਆਂ ਚਾਲਾਂ { $opens }।
}
cli-schedule-name = { $format ->
    [two-vs-two] ਦੋ ਬਨਾਮ ਦੋ
    [four-player] ਚਾਰ ਖਿਡਾਰੀ
    [eight-player] ਅੱਠ ਖਿਡਾਰੀ
    [team] ਟੀਮ ਖੇਡ
    [free-for-all] ਆਪੋ-ਆਪਣੀ ਖੇਡ
    [challenge] ਚੈਲੰਜ
    [cowboy] ਕਾਉਬੁਆਏ
    [duo] ਡੂਓ
    [individual] ਵਿਅਕਤੀਗਤ
   *[other] { $format }
}

## Simulation

cli-bot-unknown = “{ $given }” ਨਾਂ ਦਾ ਕੋਈ ਬੋਟ ਨਹੀਂ। ਇਹਨਾਂ ਵਿੱਚੋਂ ਚੁਣੋ: { $known }।
cli-no-winner = ਇਹਨਾਂ ਨਿਯਮਾਂ ਨਾਲ ਬਾਜ਼ੀ ਦਾ ਉਹੋ ਜਿਹਾ ਜੇਤੂ ਨਹੀਂ ਨਿਕਲਦਾ ਜਿਹੋ ਜਿਹਾ ਇਸ ਸਕੋਰਿੰਗ ਨੂੰ ਚਾਹੀਦਾ ਹੈ। ਹੋਰ ਨਿਯਮ ਚੁਣੋ, ਜਾਂ ਇਹਨਾਂ ਨਾਲ ਚੱਲਣ ਵਾਲੀ ਸਕੋਰਿੰਗ।
cli-progress = { $all } ਵਿੱਚੋਂ { $done } ਬਾਜ਼ੀਆਂ
cli-statistics = { $seconds } ਸਕਿੰਟਾਂ ਵਿੱਚ { $hands } ਬਾਜ਼ੀਆਂ, { $threads } { $threads ->
    [one] ਥ੍ਰੈੱਡ ’ਤੇ
   *[other] ਥ੍ਰੈੱਡਾਂ ’ਤੇ
}: ਪ੍ਰਤੀ ਸਕਿੰਟ { $speed }
    ਪ੍ਰਤੀ ਬਾਜ਼ੀ ਵਾਰੀਆਂ: { $turns }
    ਜੇਤੂ ਦੇ ਅੰਕ: ਔਸਤ { $mean }, ਮੱਧਿਕਾ { $median }, ਬਹੁਤੀਆਂ ਵਿੱਚ { $low } ਤੋਂ { $high }
    ਸੀਟ ਅਨੁਸਾਰ ਜਿੱਤਾਂ: { $seats }; ਪਹਿਲੀ ਚਾਲ ਵਾਲੇ ਦੀਆਂ: { $opener }
    ਅਟਕੀਆਂ ਅਤੇ ਮੁੜ ਵੰਡੀਆਂ: { $stuck }; ਨਾ ਮੁੱਕਣ ਕਰਕੇ ਛੱਡੀਆਂ: { $abandoned }

## Hand logs

cli-log = ਰਿਕਾਰਡ { $number }
cli-endless-match = ਇਹਨਾਂ ਨਿਯਮਾਂ ਨਾਲ ਮੈਚ ਮੁੱਕਦਾ ਨਹੀਂ: ਪਿਛਲੀਆਂ { $hands } ਬਾਜ਼ੀਆਂ ਵਿੱਚ ਕਿਸੇ ਨੂੰ ਕੋਈ ਅੰਕ ਨਹੀਂ ਮਿਲਿਆ।
cli-no-logs = ਇਸ ਵਿੱਚ ਕਿਸੇ ਬਾਜ਼ੀ ਦਾ ਰਿਕਾਰਡ ਨਹੀਂ।
cli-logs-right = { $count ->
    [one] ਬਾਜ਼ੀਆਂ ਦੇ ਰਿਕਾਰਡ: { $count }, ਸਹੀ ਹੈ।
   *[other] ਬਾਜ਼ੀਆਂ ਦੇ ਰਿਕਾਰਡ: { $count }, ਸਾਰੇ ਸਹੀ ਹਨ।
}

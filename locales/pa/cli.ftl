### The command line: what the commands say, and their help.

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
cli-stage = ਪੜਾਅ
cli-tournament = ਟੂਰਨਾਮੈਂਟ
cli-entrants = ਭਾਗੀਦਾਰ
cli-event-playing = { $stage }: ਖੇਡ ਅਜੇ ਚੱਲ ਰਹੀ ਹੈ।
cli-event-over = ਪ੍ਰਤੀਯੋਗਤਾ ਸਮਾਪਤ ਹੋ ਗਈ।
cli-event-draw = { $stage }: ਪਰਚੀ ਪਾਈ ਜਾ ਸਕਦੀ ਹੈ (lastcard schedule)।
cli-event-level = { $stage }: ਅੱਗੇ ਜਾਣ ਦੀ ਹੱਦ ’ਤੇ { $names } ਬਰਾਬਰ ਹਨ। ਕੌਣ ਅੱਗੇ ਜਾਵੇਗਾ, ਇਹ ਪਲੇਅ-ਆਫ਼ ਤੈਅ ਕਰੇਗਾ; ਬਾਕੀ ਥਾਵਾਂ: { $places }।
cli-event-departure = { $stage }: ਸੋਧ ਤੋਂ ਬਾਅਦ { $plays } ਦੀ ਥਾਂ { $would } ਅੱਗੇ ਜਾਂਦੇ। ਕੁਝ ਵੀ ਬਦਲਿਆ ਨਹੀਂ ਗਿਆ।
cli-event-endless = { $stage }: ਇਹ ਸਮਾਪਤ ਨਹੀਂ ਹੁੰਦਾ, ਕਿਉਂਕਿ ਇਸ ਦੇ ਟੂਰਨਾਮੈਂਟ ਪ੍ਰਬੰਧਕ ਦੇ ਰੋਕਣ ’ਤੇ ਹੀ ਸਮਾਪਤ ਹੁੰਦੇ ਹਨ। ਬਾਜ਼ੀਆਂ ਜਾਂ ਅੰਕਾਂ ਦੀ ਗਿਣਤੀ ਦਿਓ।
cli-event-options = ਪ੍ਰਤੀਯੋਗਤਾ ਦੀ ਫ਼ਾਈਲ ਵਿੱਚ ਸਭ ਕੁਝ ਪਹਿਲਾਂ ਹੀ ਤੈਅ ਹੈ। ਬਾਕੀ ਵਿਕਲਪ ਛੱਡ ਦਿਓ।
cli-event-none = ਇਹ ਇੱਕੋ ਟੂਰਨਾਮੈਂਟ ਦੀ ਫ਼ਾਈਲ ਹੈ; ਪ੍ਰਤੀਯੋਗਤਾ ਵਿੱਚ ਪੜਾਅ ਹੁੰਦੇ ਹਨ।

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

## The help of the command line, and what is wrong with its arguments

help-usage = ਵਰਤੋਂ:
help-commands = ਕਮਾਂਡਾਂ
help-arguments = ਆਰਗੂਮੈਂਟ
help-options = ਵਿਕਲਪ
help-default = [ਡਿਫ਼ਾਲਟ: { $name }]
help-env = [ਐਨਵਾਇਰਨਮੈਂਟ ਵੇਰੀਏਬਲ: { $name }]
help-values = [ਇਹਨਾਂ ਵਿੱਚੋਂ ਇੱਕ: { $name }]
help-more = ਹੋਰ ਜਾਣਕਾਰੀ: { $flag }

## Commands

command-lastcard = ਯੂਨੋ ਕਲੱਬਾਂ ਲਈ ਟੂਰਨਾਮੈਂਟ, ਸਕੋਰਿੰਗ ਅਤੇ ਲੀਡਰਬੋਰਡ
command-help = ਇਹ ਮਦਦ, ਜਾਂ ਕਿਸੇ ਕਮਾਂਡ ਦੀ ਮਦਦ ਦਿਖਾਓ
command-serve = ਵੈੱਬ ਸੇਵਾ ਚਲਾਓ
command-schedule = ਟੂਰਨਾਮੈਂਟ ਦਾ ਸ਼ਡਿਊਲ ਬਣਾਓ, ਜਾਂ ਪ੍ਰਤੀਯੋਗਤਾ ਦੇ ਅਗਲੇ ਪੜਾਅ ਦੀ ਪਰਚੀ ਪਾਓ, ਅਤੇ ਫ਼ਾਈਲ ਲਿਖੋ
command-score = ਟੂਰਨਾਮੈਂਟ ਜਾਂ ਪ੍ਰਤੀਯੋਗਤਾ ਦੀ ਫ਼ਾਈਲ ਵਿੱਚ ਦਰਜ ਨਤੀਜਿਆਂ ਤੋਂ ਦਰਜਾਬੰਦੀ ਬਣਾਓ
command-season = ਟੂਰਨਾਮੈਂਟ ਦੀਆਂ ਫ਼ਾਈਲਾਂ ਜੋੜ ਕੇ ਸੀਜ਼ਨ ਦੀ ਸੂਚੀ ਬਣਾਓ
command-simulate = ਬੋਟਾਂ ਨੂੰ ਖਿਡਾਓ: ਟੂਰਨਾਮੈਂਟ ਦੀ ਫ਼ਾਈਲ ਦੀਆਂ ਖੁੱਲ੍ਹੀਆਂ ਬਾਜ਼ੀਆਂ, ਜਾਂ ਅੰਕੜਿਆਂ ਲਈ ਤਿਆਰ ਨਿਯਮਾਂ ਨਾਲ --hands ਜਿੰਨੀਆਂ ਬਾਜ਼ੀਆਂ
command-replay = ਬਾਜ਼ੀਆਂ ਦੇ ਰਿਕਾਰਡ ਇੱਕ-ਇੱਕ ਚਾਲ ਕਰਕੇ ਜਾਂਚੋ
command-import = ਫ਼ਾਈਲ ਦਾ ਟੂਰਨਾਮੈਂਟ ਜਾਂ ਪ੍ਰਤੀਯੋਗਤਾ ਨਤੀਜਿਆਂ ਸਮੇਤ ਕਲੱਬ ਵਿੱਚ ਜੋੜੋ; ਟੂਰਨਾਮੈਂਟ ਦੀ ਫ਼ਾਈਲ ਵਿੱਚ ਕੋਈ ਨਤੀਜਾ ਹੋਵੇ, ਤਾਂ ਉਹ ਤੁਰੰਤ ਚੱਲ ਪੈਂਦਾ ਹੈ, ਨਹੀਂ ਤਾਂ ਖਰੜਾ ਰਹਿੰਦਾ ਹੈ
command-export = ਟੂਰਨਾਮੈਂਟ ਜਾਂ ਪ੍ਰਤੀਯੋਗਤਾ ਦੀ ਫ਼ਾਈਲ, ਸਾਰੇ ਨਤੀਜਿਆਂ ਸਮੇਤ, ਸਟੈਂਡਰਡ ਆਉਟਪੁੱਟ ’ਤੇ ਲਿਖੋ
command-account = ਪ੍ਰਬੰਧਕਾਂ ਦੀ ਸੂਚੀ ਦੇਖੋ, ਕਿਸੇ ਨੂੰ ਸੱਦੋ ਜਾਂ ਹਟਾਓ, ਪਾਸਵਰਡ ਰੀਸੈੱਟ ਕਰੋ, ਲਾਗ-ਆਉਟ ਕਰੋ, ਗੁਪਤ ਕੁੰਜੀ ਬਦਲੋ
command-list = ਦਿਖਾਓ ਕਿ ਕੌਣ ਲਾਗ-ਇਨ ਕਰ ਸਕਦਾ ਹੈ
command-add = ਇੱਕੋ ਵਾਰ ਚੱਲਣ ਵਾਲਾ ਲਿੰਕ ਦਿਖਾਓ ਜਿਸ ਨਾਲ ਨਵਾਂ ਪ੍ਰਬੰਧਕ ਜੁੜਦਾ ਹੈ, ਜਾਂ ਸਟੈਂਡਰਡ ਇਨਪੁੱਟ ਤੋਂ ਪਾਸਵਰਡ ਲੈ ਕੇ ਪ੍ਰਬੰਧਕ ਜੋੜੋ
command-reset = ਇੱਕੋ ਵਾਰ ਚੱਲਣ ਵਾਲਾ ਲਿੰਕ ਦਿਖਾਓ ਜਿਸ ਨਾਲ ਨਵਾਂ ਪਾਸਵਰਡ ਚੁਣਿਆ ਜਾਂਦਾ ਹੈ, ਜਾਂ ਨਵਾਂ ਪਾਸਵਰਡ ਸਟੈਂਡਰਡ ਇਨਪੁੱਟ ਤੋਂ ਲਓ
command-remove = ਪ੍ਰਬੰਧਕ ਨੂੰ ਹਟਾਓ; ਖਾਤੇ ਦੇ ਨਾਲ ਉਸ ਦੇ ਸੈਸ਼ਨ ਅਤੇ ਲਿੰਕ ਵੀ ਮੁੱਕ ਜਾਂਦੇ ਹਨ
command-log-out = ਕਿਸੇ ਇੱਕ ਪ੍ਰਬੰਧਕ ਨੂੰ, ਜਾਂ ਸਾਰਿਆਂ ਨੂੰ, ਹਰ ਥਾਂ ਤੋਂ ਲਾਗ-ਆਉਟ ਕਰੋ
command-remove-second-factor = ਜਿਸ ਪ੍ਰਬੰਧਕ ਦਾ ਫ਼ੋਨ ਅਤੇ ਬਹਾਲੀ ਕੋਡ ਗੁਆਚ ਗਏ ਹੋਣ, ਉਸ ਦੀ ਦੂਜੀ ਜਾਂਚ ਹਟਾਓ
command-rotate-secret = ਦਸਤਖ਼ਤਾਂ ਲਈ ਨਵੀਂ ਗੁਪਤ ਕੁੰਜੀ ਬਣਾਓ ਅਤੇ ਸਾਰਿਆਂ ਨੂੰ ਲਾਗ-ਆਉਟ ਕਰੋ; ਇਸ ਮਗਰੋਂ ਸੇਵਾ ਦੀ ਹਰ ਕਾਪੀ ਮੁੜ ਚਾਲੂ ਕਰੋ
command-healthcheck = ਇਸ ਮਸ਼ੀਨ ਦੀ ਸੇਵਾ ਤੋਂ ਪੁੱਛੋ ਕਿ ਉਹ ਤਿਆਰ ਹੈ ਜਾਂ ਨਹੀਂ; serve ਵਾਲੀਆਂ ਸੈਟਿੰਗਾਂ ਹੀ ਪੜ੍ਹਦਾ ਹੈ
command-migrate = ਡਾਟਾਬੇਸ ਦੀਆਂ ਸਾਰਣੀਆਂ ਨਵੇਂ ਰੂਪ ਵਿੱਚ ਲਿਆਓ (serve ਵੀ ਇਹ ਕਰਦਾ ਹੈ)
command-backup = ਡਾਟਾਬੇਸ ਵਿੱਚ ਜੋ ਕੁਝ ਹੈ, ਸਭ ਇੱਕ ਫ਼ਾਈਲ ਵਿੱਚ ਲਿਖੋ, ਸੇਵਾ ਚੱਲਦੇ ਹੋਏ ਵੀ
command-verify = ਜਾਂਚੋ ਕਿ ਬੈਕਅੱਪ ਪੂਰਾ ਹੈ, ਅਤੇ ਦਿਖਾਓ ਕਿ ਉਸ ਵਿੱਚ ਕੀ ਹੈ
command-restore = ਬੈਕਅੱਪ ਨੂੰ ਖਾਲੀ ਡਾਟਾਬੇਸ ਵਿੱਚ ਬਹਾਲ ਕਰੋ, SQLite ਜਾਂ PostgreSQL
command-demo = ਨਮੂਨੇ ਦਾ ਕਲੱਬ ਜੋੜੋ: ਹਰ ਫਾਰਮੈਟ ਦੀ ਇੱਕ ਸ਼ਾਮ, ਇੱਕ ਕੱਪ, ਇੱਕ ਸੀਜ਼ਨ, ਖਿਡਾਰੀਆਂ ਦੇ ਸਫ਼ੇ, ਇੱਕ ਆਉਣ ਵਾਲੀ ਸ਼ਾਮ, ਅਤੇ ਇੱਕ ਮੇਜ਼ ਜਿਸ ’ਤੇ ਬੋਟ ਖੇਡਦੇ ਹਨ
command-manual = ਕਮਾਂਡਾਂ ਦੇ ਮੈਨੂਅਲ ਸਫ਼ੇ ਕਿਸੇ ਫ਼ੋਲਡਰ ਵਿੱਚ ਲਿਖੋ
command-completions = ਉਹ ਲਿਖੋ ਜਿਸ ਨਾਲ ਸ਼ੈੱਲ ਕਮਾਂਡਾਂ ਤੇ ਵਿਕਲਪ ਆਪਣੇ-ਆਪ ਪੂਰੇ ਕਰੇ

## Options: those of several commands, then those of one

option-help = ਮਦਦ ਦਿਖਾਓ
option-version = ਵਰਜਨ ਦਿਖਾਓ
option-json = ਟਰਮੀਨਲ ’ਤੇ ਵੀ JSON ਲਿਖੋ
option-location = ਡਾਟਾ ਕਿੱਥੇ ਹੈ: ਕੋਈ ਫ਼ਾਈਲ, sqlite:FILE, ਜਾਂ postgres://USER@HOST/NAME
option-file = ਟੂਰਨਾਮੈਂਟ ਦੀ ਫ਼ਾਈਲ; - ਲਿਖੋ ਜਾਂ ਕੁਝ ਨਾ ਦਿਓ, ਤਾਂ ਸਟੈਂਡਰਡ ਇਨਪੁੱਟ
option-backup = ਬੈਕਅੱਪ
option-backup-backup = ਜਿਸ ਫ਼ਾਈਲ ਵਿੱਚ ਲਿਖਣਾ ਹੈ; ਪੂਰੀ ਹੋਣ ’ਤੇ ਹੀ ਪੁਰਾਣੀ ਦੀ ਥਾਂ ਲੈਂਦੀ ਹੈ; - ਲਿਖੋ ਜਾਂ ਕੁਝ ਨਾ ਦਿਓ, ਤਾਂ ਸਟੈਂਡਰਡ ਆਉਟਪੁੱਟ
option-backups = ਬੈਕਅੱਪ ਦਾ ਫੋਲਡਰ, ਹੋ ਸਕੇ ਤਾਂ ਦੂਜੀ ਡਿਸਕ ’ਤੇ; ਨਾ ਦੱਸਣ ’ਤੇ ਡਾਟਾਬੇਸ ਦੀ ਫ਼ਾਈਲ ਕੋਲ backups, PostgreSQL ਨਾਲ data/backups
option-keep-backups = ਘੰਟੇਵਾਰ ਕਿੰਨੇ ਬੈਕਅੱਪ ਰਹਿਣ, ਅਤੇ ਮਾਈਗ੍ਰੇਸ਼ਨਾਂ ਤੋਂ ਪਹਿਲਾਂ ਦੇ ਵੀ ਓਨੇ ਹੀ; 0 ਨਾਲ ਕੋਈ ਨਹੀਂ ਲਿਆ ਜਾਂਦਾ
option-club = ਕਲੱਬ, ਭਾਵ ਉਸ ਦੇ ਪਤੇ /c/CLUB ਦਾ ਆਖਰੀ ਹਿੱਸਾ; ਕਲੱਬ ਇੱਕੋ ਹੋਵੇ, ਤਾਂ ਦੇਣਾ ਜ਼ਰੂਰੀ ਨਹੀਂ
option-login = ਪ੍ਰਬੰਧਕ ਲਾਗ-ਇਨ ਕਰਨ ਲਈ ਜੋ ਲਿਖਦੇ ਹਨ
option-role = ਇਹ ਖਾਤਾ ਕੀ ਕਰ ਸਕਦਾ ਹੈ: ਸਭ ਕੁਝ, ਜਾਂ ਨਤੀਜਿਆਂ ਬਾਰੇ ਫ਼ੈਸਲਾ ਅਤੇ ਸੋਧ
option-url = ਉਹ ਪਤਾ ਜਿਸ ’ਤੇ ਲੋਕ ਸੇਵਾ ਤੱਕ ਪਹੁੰਚਦੇ ਹਨ: ਲਿੰਕ ਇਸੇ ਤੋਂ ਸ਼ੁਰੂ ਹੁੰਦਾ ਹੈ
option-rules = ਤਿਆਰ ਨਿਯਮ, ਜਿਵੇਂ club, classic ਜਾਂ online
option-options = ਨਿਯਮਾਂ ਦਾ ਕੋਈ ਵਿਕਲਪ, ਜਿਵੇਂ house.zero50=true; ਇੱਕ ਤੋਂ ਵੱਧ ਵਾਰ ਦਿੱਤਾ ਜਾ ਸਕਦਾ ਹੈ
option-listen = ਉਹ ਪਤਾ ਅਤੇ ਪੋਰਟ ਜਿਸ ’ਤੇ ਸੁਣਨਾ ਹੈ; 0.0.0.0:8080 ਨਾਲ ਲੋਕਲ ਨੈੱਟਵਰਕ ਦੇ ਫ਼ੋਨ ਵੀ ਜੁੜ ਸਕਦੇ ਹਨ। ਨਾ ਦੇਣ ’ਤੇ 127.0.0.1:8080, ਪ੍ਰਮਾਣ-ਪੱਤਰ ਨਾਲ ਹਰ ਪਤੇ ਦਾ ਪੋਰਟ 443, ਅਤੇ --local-authority ਨਾਲ ਪੋਰਟ 8443
option-domains = ਇਸ ਨਾਂ ਦਾ, ਜਿਵੇਂ uno.example, ਪ੍ਰਮਾਣ-ਪੱਤਰ ਕਿਸੇ ਜਨਤਕ ਅਥਾਰਟੀ ਤੋਂ ਲਓ ਅਤੇ ਨਵਾਂ ਕਰਦੇ ਰਹੋ, ਜਿਸ ਦੀਆਂ ਸ਼ਰਤਾਂ ਤੁਸੀਂ ਇਸ ਨਾਲ ਮੰਨ ਲੈਂਦੇ ਹੋ; ਕਈ ਵਾਰ ਦਿੱਤਾ ਜਾ ਸਕਦਾ ਹੈ, ਲਿੰਕ ਪਹਿਲੇ ’ਤੇ ਲੈ ਜਾਂਦੇ ਹਨ। --local-authority ਨਾਲ: ਇੱਕ ਹੋਰ ਲੋਕਲ ਨਾਂ
option-acme-directory = ਪ੍ਰਮਾਣ-ਪੱਤਰ ਦੇਣ ਵਾਲੀ ਅਥਾਰਟੀ ਦੀ ACME ਡਾਇਰੈਕਟਰੀ ਦਾ URL
option-acme-contact = ਉਹ ਈ-ਮੇਲ ਪਤਾ ਜਿਸ ’ਤੇ ਉਹ ਅਥਾਰਟੀ ਲਿਖ ਸਕਦੀ ਹੈ
option-acme-root = PEM ਫਾਈਲ, ਜਿਸ ਵਿੱਚ ਉਹ ਅਥਾਰਟੀ ਹੈ ਜਿਸ ਤੋਂ ਡਾਇਰੈਕਟਰੀ ਦਾ ਆਪਣਾ ਪ੍ਰਮਾਣ-ਪੱਤਰ ਹੈ, ਜੇ ਉਹ ਨਿੱਜੀ ਹੈ
option-certificate = ਇਸ PEM ਫਾਈਲ ਦੇ ਪ੍ਰਮਾਣ-ਪੱਤਰ ਨਾਲ HTTPS ਚਲਾਓ, ਜਿਸ ਤੋਂ ਬਾਅਦ ਉਹ ਹੋਣ ਜੋ ਉਸ ਦੇ ਅਤੇ ਉਸ ਦੀ ਅਥਾਰਟੀ ਦੇ ਵਿਚਕਾਰ ਹਨ; ਬਦਲਣ ’ਤੇ ਫਿਰ ਪੜ੍ਹੀ ਜਾਂਦੀ ਹੈ
option-key = ਪ੍ਰਮਾਣ-ਪੱਤਰ ਦੀ ਨਿੱਜੀ ਕੁੰਜੀ ਵਾਲੀ PEM ਫਾਈਲ
option-local-authority = ਜਿੱਥੇ ਇੰਟਰਨੈੱਟ ਨਹੀਂ ਉੱਥੇ HTTPS ਚਲਾਓ: ਆਪਣੀ ਅਥਾਰਟੀ ਨਾਲ, ਜੋ ਇੱਕ ਵਾਰ ਬਣਦੀ ਹੈ ਅਤੇ ਜਿਸ ’ਤੇ ਹਰ ਡਿਵਾਈਸ ਨੂੰ ਭਰੋਸਾ ਕਰਨਾ ਪੈਂਦਾ ਹੈ
option-certificate-folder = ਇੱਥੇ ਬਣੀਆਂ ਕੁੰਜੀਆਂ ਅਤੇ ਪ੍ਰਮਾਣ-ਪੱਤਰਾਂ ਦਾ ਫੋਲਡਰ; ਨਾ ਦੇਣ ’ਤੇ ਡਾਟਾਬੇਸ ਦੀ ਫਾਈਲ ਕੋਲ certificates, PostgreSQL ਨਾਲ data/certificates
option-redirect = ਜਿੱਥੇ ਸਾਦਾ HTTP ਆਉਂਦਾ ਹੈ ਅਤੇ HTTPS ’ਤੇ ਭੇਜਿਆ ਜਾਂਦਾ ਹੈ, ਜਿਵੇਂ 0.0.0.0:80, ਜਾਂ none; ਨਾ ਦੇਣ ’ਤੇ ਪੋਰਟ 443 ਨਾਲ ਪੋਰਟ 80, --local-authority ਨਾਲ 8080
option-serve-demo = ਡਾਟਾਬੇਸ ਖਾਲੀ ਹੋਵੇ, ਤਾਂ ਨਮੂਨੇ ਦਾ ਕਲੱਬ ਜੋੜੋ; ਜਦੋਂ ਤੱਕ ਕੋਈ ਦੇਖ ਰਿਹਾ ਹੋਵੇ, ਉਸ ਵਿੱਚ ਬੋਟ ਖੇਡਦੇ ਹਨ
option-serve-url = ਉਹ ਪਤਾ ਜਿਸ ’ਤੇ ਲੋਕ ਸੇਵਾ ਤੱਕ ਪਹੁੰਚਦੇ ਹਨ, ਜਿਵੇਂ https://uno.example: ਲਿੰਕ ਉੱਥੇ ਹੀ ਲੈ ਜਾਂਦੇ ਹਨ, ਅਤੇ ਕਿਸੇ ਹੋਰ ਹੋਸਟ ਲਈ ਜਵਾਬ ਨਹੀਂ ਮਿਲਦਾ
option-serve-behind-proxy = X-Forwarded-For, -Host ਅਤੇ -Proto ’ਤੇ ਭਰੋਸਾ ਕਰੋ, ਜੋ ਸੇਵਾ ਦੇ ਅੱਗੇ ਲੱਗੀ ਰਿਵਰਸ ਪ੍ਰੌਕਸੀ ਭਰਦੀ ਹੈ
option-serve-metrics-token = ਜੋ ਇਹ ਟੋਕਨ ਭੇਜੇ (Authorization: Bearer), ਉਹ /metrics ਪੜ੍ਹਦਾ ਹੈ; 16 ਜਾਂ ਵੱਧ ਅੱਖਰ, ਇਨਵਾਇਰਨਮੈਂਟ ਵਿੱਚ ਦੇਣਾ ਸਭ ਤੋਂ ਚੰਗਾ
option-serve-metrics-listen = ਸਿਰਫ਼ /metrics ਦਾ ਪਤਾ ਅਤੇ ਪੋਰਟ, ਜਿਵੇਂ 127.0.0.1:9464; ਫਿਰ ਉਹ ਸਫ਼ਿਆਂ ਦੇ ਨਾਲ ਨਹੀਂ ਰਹਿੰਦਾ
option-serve-operators = ਉਸ ਪ੍ਰਬੰਧਕ ਦਾ ਲਾਗ-ਇਨ ਨਾਂ ਜੋ ਸੇਵਾ ਬਾਰੇ ਸਫ਼ਾ ਦੇਖ ਸਕਦਾ ਹੈ; ਕਈ ਵਾਰ ਦਿੱਤਾ ਜਾ ਸਕਦਾ ਹੈ। ਨਾ ਦੇਣ ’ਤੇ ਇਕੱਲੇ ਕਲੱਬ ਦੇ ਪ੍ਰਬੰਧਕ ਦੇਖ ਸਕਦੇ ਹਨ
option-serve-connections = ਸੇਵਾ ਦੀ ਇਹ ਕਾਪੀ PostgreSQL ਨਾਲ ਵੱਧ ਤੋਂ ਵੱਧ ਕਿੰਨੇ ਕਨੈਕਸ਼ਨ ਰੱਖੇ; ਇਹਨਾਂ ਤੋਂ ਬਿਨਾਂ ਦੋ ਹੋਰ, ਜਿਨ੍ਹਾਂ ਨਾਲ ਕਾਪੀਆਂ ਇੱਕ-ਦੂਜੇ ਦੀ ਖ਼ਬਰ ਸੁਣਦੀਆਂ ਹਨ
option-serve-drain = ਬੰਦ ਹੋਣ ਦਾ ਸੰਕੇਤ ਮਿਲਣ ਤੋਂ ਬਾਅਦ ਕਿੰਨੇ ਸਕਿੰਟ ਹੋਰ ਚੱਲੇ; ਇਸ ਦੌਰਾਨ /readyz ਦੱਸਦਾ ਹੈ ਕਿ ਸੇਵਾ ਤਿਆਰ ਨਹੀਂ, ਤਾਂ ਜੋ ਲੋਡ ਬੈਲੰਸਰ ਹੋਰ ਬੇਨਤੀਆਂ ਨਾ ਭੇਜਣ
option-serve-webhooks-to = ਉਹ ਨਿੱਜੀ ਨੈੱਟਵਰਕ ਜਾਂ ਹੋਸਟ ਜਿਨ੍ਹਾਂ ਤੱਕ ਵੈੱਬਹੁੱਕ ਪਹੁੰਚ ਸਕਦੇ ਹਨ, ਜਿਵੇਂ 192.168.1.0/24, ਕਾਮਿਆਂ ਨਾਲ; ਨਾ ਦਿਓ, ਤਾਂ ਉਹ ਸਿਰਫ਼ ਜਨਤਕ ਪਤਿਆਂ ਤੱਕ ਪਹੁੰਚਦੇ ਹਨ
option-serve-log = ਲੌਗ ਵਿੱਚ ਕੀ ਲਿਖਿਆ ਜਾਵੇ: error, warn, info, debug, ਜਾਂ lastcard=debug ਵਰਗਾ ਕੋਈ ਫਿਲਟਰ
option-serve-log-format = ਲੌਗ ਦੀਆਂ ਸਤਰਾਂ ਕਿਹੋ ਜਿਹੀਆਂ ਹੋਣ: text ਲੋਕਾਂ ਲਈ, json ਵਿੱਚ ਹਰ ਸਤਰ ’ਤੇ ਇੱਕ ਆਬਜੈਕਟ
option-schedule-format = ਫ਼ਾਰਮੈਟ: two-vs-two, four-player, eight-player, team, free-for-all, challenge, cowboy, duo ਜਾਂ individual; ਜਾਂ ਪ੍ਰਤੀਯੋਗਤਾ ਦੀ ਫ਼ਾਈਲ, ਜਾਂ ਮਿਆਰੀ ਇਨਪੁੱਟ ਲਈ -
option-schedule-players = ਕੌਣ ਖੇਡਦਾ ਹੈ, ਤਰਤੀਬ ਵਿੱਚ ਅਤੇ ਕਾਮੇ ਲਾ ਕੇ; ਇੱਕ ਟੀਮ ਦੇ ਖਿਡਾਰੀਆਂ ਵਿਚਕਾਰ +: ਅਮਨ+ਬਲਜੀਤ,ਚਰਨ+ਕਿਰਨ
option-schedule-seed = ਪ੍ਰਤੀਯੋਗਤਾ ਦੀ ਪਰਚੀ ਦਾ ਸੀਡ: ਉਹੀ ਸੀਡ ਹਰ ਮਸ਼ੀਨ ’ਤੇ ਉਹੀ ਪਰਚੀ ਦਿੰਦਾ ਹੈ
option-schedule-name = ਟੂਰਨਾਮੈਂਟ ਦਾ ਨਾਂ
option-schedule-rounds = ਗੇੜ, ਭਾਵ ਪੂਰਾ ਸ਼ਡਿਊਲ ਕਿੰਨੀ ਵਾਰ ਖੇਡਿਆ ਜਾਵੇ
option-schedule-blocks = ਸ਼ਡਿਊਲ ਦੇ ਕਿੰਨੇ ਬਲਾਕ ਖੇਡੇ ਜਾਣ, ਪੂਰੇ ਗੇੜਾਂ ਦੀ ਥਾਂ
option-schedule-hands-per-block = ਉਹੀ ਚਾਰ ਖਿਡਾਰੀ ਉਹਨਾਂ ਹੀ ਸਾਥੀਆਂ ਨਾਲ ਕਿੰਨੀਆਂ ਬਾਜ਼ੀਆਂ ਖੇਡਣ: 1, 2 ਜਾਂ 4
option-schedule-fixed-seats = ਵਿਰੋਧੀ ਬਲਾਕ ਦੇ ਅੰਦਰ ਆਪਣੀਆਂ ਸੀਟਾਂ ’ਤੇ ਹੀ ਰਹਿੰਦੇ ਹਨ
option-schedule-duplicate = ਇੱਕ ਬਾਜ਼ੀ ਲਈ ਸਾਰੇ ਮੇਜ਼ਾਂ ’ਤੇ ਉਹੀ ਡੈੱਕ, ਅਤੇ ਹਰ ਦੂਜੇ ਗੇੜ ਵਿੱਚ ਉਹੀ ਕਾਰਡ ਵਿਰੋਧੀਆਂ ਨੂੰ
option-schedule-scoring = ਬਾਜ਼ੀਆਂ ਤੋਂ ਦਰਜਾਬੰਦੀ ਕਿਵੇਂ ਬਣੇ, ਜਿਵੇਂ lazy; ਨਾ ਦਿਓ, ਤਾਂ ਫ਼ਾਰਮੈਟ ਦੀ ਆਮ ਸਕੋਰਿੰਗ
option-schedule-target = std ਸਕੋਰਿੰਗ ਵਿੱਚ ਕਿੰਨੇ ਅੰਕਾਂ ’ਤੇ ਮੈਚ ਮੁੱਕਦਾ ਹੈ
option-schedule-limit = ਕਿੰਨੇ ਅੰਕਾਂ ’ਤੇ lose200 ਸਕੋਰਿੰਗ ਵਿੱਚ ਹਾਰ ਹੁੰਦੀ ਹੈ, ਜਾਂ challenge ਸਕੋਰਿੰਗ ਵਿੱਚ ਖਿਡਾਰੀ ਬਾਹਰ ਹੁੰਦਾ ਹੈ
option-schedule-stop-at-limit = ਕਿਸੇ ਦੇ ਹੱਦ ’ਤੇ ਪਹੁੰਚਦੇ ਹੀ ਟੂਰਨਾਮੈਂਟ ਸਮਾਪਤ
option-schedule-hands = ਅਜਿਹੇ ਮੈਚ ਲਈ ਤੈਅ ਬਾਜ਼ੀਆਂ ਜੋ ਅੰਕਾਂ ਨਾਲ ਨਹੀਂ ਮੁੱਕਦਾ
option-simulate-seed = ਉਹੀ ਸੀਡ ਹਰ ਮਸ਼ੀਨ ’ਤੇ ਉਹੀ ਬਾਜ਼ੀਆਂ ਦਿੰਦਾ ਹੈ
option-simulate-bots = ਕਿਹੜਾ ਬੋਟ ਖੇਡੇ: random ਜਾਂ greedy
option-simulate-hands = ਟੂਰਨਾਮੈਂਟ ਦੀ ਫ਼ਾਈਲ ਦੀ ਥਾਂ ਅੰਕੜਿਆਂ ਲਈ ਕਿੰਨੀਆਂ ਬਾਜ਼ੀਆਂ ਖੇਡੀਆਂ ਜਾਣ
option-simulate-players = ਕਿੰਨੇ ਖਿਡਾਰੀ ਖੇਡਣ
option-simulate-threads = ਕਿੰਨੇ ਥ੍ਰੈੱਡ ਖੇਡਣ; ਨਾ ਦਿਓ, ਤਾਂ ਸਾਰੇ ਕੋਰ
option-simulate-log = ਅੰਕੜਿਆਂ ਦੀ ਥਾਂ ਹਰ ਬਾਜ਼ੀ ਦਾ ਰਿਕਾਰਡ ਲਿਖੋ, ਇੱਕ ਸਤਰ ਵਿੱਚ ਇੱਕ
option-season-files = ਟੂਰਨਾਮੈਂਟ ਦੀਆਂ ਫ਼ਾਈਲਾਂ, ਜਿਸ ਤਰਤੀਬ ਵਿੱਚ ਖੇਡੀਆਂ ਗਈਆਂ; - ਸਟੈਂਡਰਡ ਇਨਪੁੱਟ ਹੈ
option-season-count = ਇੱਕ ਸ਼ਾਮ ਦਾ ਮੁੱਲ: field (ਆਉਣ ਦਾ ਇੱਕ ਅੰਕ, ਅਤੇ ਪਿੱਛੇ ਰਹੇ ਹਰ ਇੱਕ ਦਾ ਇੱਕ), places (ਸੂਚੀ ਮੁਤਾਬਕ ਸਥਾਨਾਂ ਦੇ ਅੰਕ), totals (ਸ਼ਾਮ ਦਾ ਜੋੜ) ਜਾਂ average (ਹਰ ਬਾਜ਼ੀ ਦੇ ਅੰਕ); ਨਾ ਦਿਓ ਤਾਂ field
option-season-points = ਸਥਾਨਾਂ ਦੇ ਅੰਕ, ਪਹਿਲਾ ਸਥਾਨ ਪਹਿਲਾਂ, ਜਿਵੇਂ 10,8,6; places ਨਾਲ ਨਾ ਦਿਓ ਤਾਂ 10,8,6,5,4,3,2,1
option-season-best = ਹਰ ਇੱਕ ਦੀਆਂ ਕਿੰਨੀਆਂ ਸਭ ਤੋਂ ਚੰਗੀਆਂ ਸ਼ਾਮਾਂ ਗਿਣੀਆਂ ਜਾਣ; ਨਾ ਦਿਓ ਤਾਂ ਸਾਰੀਆਂ
option-season-least = ਕਿੰਨੀਆਂ ਸ਼ਾਮਾਂ ਮਗਰੋਂ ਦਰਜਾ ਮਿਲਦਾ ਹੈ; ਨਾ ਦਿਓ ਤਾਂ 1
option-season-ties = ਬਰਾਬਰੀ ਵਿੱਚ ਫ਼ੈਸਲਾ ਕਿਸ ਨਾਲ ਹੋਵੇ, ਇਸੇ ਤਰਤੀਬ ਵਿੱਚ: countback (ਵੱਧ ਪਹਿਲੇ ਸਥਾਨ, ਫਿਰ ਵੱਧ ਦੂਜੇ), best (ਸਭ ਤੋਂ ਚੰਗੀ ਇੱਕ ਸ਼ਾਮ), evenings (ਵੱਧ ਸ਼ਾਮਾਂ); ਨਾ ਦਿਓ ਤਾਂ countback,best
option-replay-file = ਬਾਜ਼ੀਆਂ ਦੇ ਰਿਕਾਰਡ, ਇੱਕ ਤੋਂ ਬਾਅਦ ਇੱਕ; - ਲਿਖੋ ਜਾਂ ਕੁਝ ਨਾ ਦਿਓ, ਤਾਂ ਸਟੈਂਡਰਡ ਇਨਪੁੱਟ
option-import-starts-at = ਕਦੋਂ ਸ਼ੁਰੂ ਹੋਇਆ ਜਾਂ ਹੋਣਾ ਹੈ, ਜਿਵੇਂ 2026-11-27T18:30:00+05:30; ਨਾ ਦਿਓ, ਤਾਂ ਹੁਣੇ
option-import-again = ਕਲੱਬ ਕੋਲ ਪਹਿਲਾਂ ਹੋਵੇ, ਤਾਂ ਵੀ ਇੱਕ ਵਾਰ ਹੋਰ ਜੋੜੋ
option-export-tournament = ਟੂਰਨਾਮੈਂਟ, ਭਾਵ ਉਸ ਦੇ ਪਤੇ /t/TOURNAMENT ਦਾ ਆਖਰੀ ਹਿੱਸਾ; --event ਨਾਲ ਪ੍ਰਤੀਯੋਗਤਾ, ਭਾਵ ਪਤੇ /c/CLUB/events/EVENT ਦਾ ਆਖਰੀ ਹਿੱਸਾ
option-event = ਕਈ ਪੜਾਵਾਂ ਵਾਲੀ ਪ੍ਰਤੀਯੋਗਤਾ ਦੀ ਫ਼ਾਈਲ ਲਿਖੋ
option-manual-folder = ਫ਼ੋਲਡਰ, ਜੋ ਪਹਿਲਾਂ ਤੋਂ ਮੌਜੂਦ ਹੋਵੇ
option-completions-shell = ਕਿਹੜਾ ਸ਼ੈੱਲ
option-log-out-everybody = ਹਰ ਕਲੱਬ ਦਾ ਹਰ ਪ੍ਰਬੰਧਕ
option-add-login = ਪ੍ਰਬੰਧਕ ਲਾਗ-ਇਨ ਕਰਨ ਲਈ ਜੋ ਲਿਖਣਗੇ; ਸਿਰਫ਼ --password-stdin ਨਾਲ
option-add-name = ਪ੍ਰਬੰਧਕ ਦਾ ਨਾਂ; ਨਾ ਦਿਓ, ਤਾਂ ਲਾਗ-ਇਨ ਨਾਂ
option-add-password-stdin = ਪਾਸਵਰਡ ਸਟੈਂਡਰਡ ਇਨਪੁੱਟ ਤੋਂ ਪੜ੍ਹੋ, ਇੱਕ ਸਤਰ
option-reset-password-stdin = ਨਵਾਂ ਪਾਸਵਰਡ ਸਟੈਂਡਰਡ ਇਨਪੁੱਟ ਤੋਂ ਪੜ੍ਹੋ, ਇੱਕ ਸਤਰ
option-demo-remove = ਨਮੂਨੇ ਦਾ ਕਲੱਬ ਉਸ ਵਿਚਲੀ ਹਰ ਚੀਜ਼ ਸਮੇਤ ਹਟਾਓ

## What is wrong with the arguments

argument-missing = ਇਹ ਨਹੀਂ ਦਿੱਤਾ ਗਿਆ
argument-no-value = ਇਸ ਮਗਰੋਂ ਮੁੱਲ ਨਹੀਂ ਦਿੱਤਾ ਗਿਆ
argument-unknown = ਅਜਿਹਾ ਕੋਈ ਵਿਕਲਪ ਨਹੀਂ{ $similar ->
    [none] ।
   *[other] ; ਕੀ ਤੁਹਾਡਾ ਮਤਲਬ { $similar } ਸੀ?
}
argument-no-command = ਅਜਿਹੀ ਕੋਈ ਕਮਾਂਡ ਨਹੀਂ{ $similar ->
    [none] ।
   *[other] ; ਕੀ ਤੁਹਾਡਾ ਮਤਲਬ { $similar } ਸੀ?
}
argument-twice = ਇਹ ਇੱਕੋ ਵਾਰ ਦਿੱਤਾ ਜਾ ਸਕਦਾ ਹੈ
argument-conflict = ਇਹ { $other } ਦੇ ਨਾਲ ਨਹੀਂ ਦਿੱਤਾ ਜਾ ਸਕਦਾ
argument-takes-none = ਇੱਥੇ ਕੋਈ ਮੁੱਲ ਨਹੀਂ ਚਾਹੀਦਾ, ਪਰ “{ $given }” ਦਿੱਤਾ ਗਿਆ
argument-not-among = “{ $given }” ਇਹਨਾਂ ਵਿੱਚੋਂ ਨਹੀਂ: { $known }
argument-no-number = “{ $given }” 0 ਜਾਂ ਉਸ ਤੋਂ ਵੱਡਾ ਪੂਰਾ ਨੰਬਰ ਨਹੀਂ
argument-no-time = “{ $given }” 2026-11-27T18:30:00+05:30 ਵਰਗਾ ਸਮਾਂ ਨਹੀਂ
argument-not-text = ਇੱਕ ਆਰਗੂਮੈਂਟ ਪੜ੍ਹਨਯੋਗ ਲਿਖਤ (UTF-8) ਨਹੀਂ

## What `lastcard serve` says when it starts, and why it could not

serve-address = Lastcard ਇੱਥੇ ਖੁੱਲ੍ਹਾ ਹੈ:  { $url }
serve-listens = ਸੁਣ ਰਿਹਾ ਪਤਾ:  { $url }
serve-lan-address = ਨੇੜਲੇ ਫ਼ੋਨਾਂ ’ਤੇ:  { $url }
serve-metrics = ਮੈਟ੍ਰਿਕਸ ਇੱਥੇ ਹਨ:  { $url }
serve-port-taken = ਪੋਰਟ { $port } ਪਹਿਲਾਂ ਹੀ ਵਰਤੋਂ ਵਿੱਚ ਹੈ: { $address } ’ਤੇ ਕੁਝ ਹੋਰ ਚੱਲ ਰਿਹਾ ਹੈ। ਉਸ ਨੂੰ ਰੋਕੋ, ਜਾਂ { $option } ਨਾਲ ਹੋਰ ਪੋਰਟ ਚੁਣੋ।
serve-port-forbidden = ਇਸ ਵਰਤੋਂਕਾਰ ਨੂੰ { $address } ’ਤੇ ਚਲਾਉਣ ਦੀ ਇਜਾਜ਼ਤ ਨਹੀਂ। 1024 ਤੋਂ ਹੇਠਲੇ ਪੋਰਟਾਂ ਲਈ ਖਾਸ ਅਧਿਕਾਰ ਚਾਹੀਦੇ ਹਨ: { $option } ਨਾਲ ਹੋਰ ਚੁਣੋ।
serve-address-unknown = ਇਸ ਮਸ਼ੀਨ ਦਾ ਕੋਈ ਪਤਾ { $address } ਨਹੀਂ। ਸਿਰਫ਼ ਇਸੇ ਮਸ਼ੀਨ ਲਈ 127.0.0.1 ਵਰਤੋ, ਜਾਂ ਇਸ ਦੇ ਸਾਰੇ ਪਤਿਆਂ ਲਈ 0.0.0.0।
serve-cannot-listen = { $address } ’ਤੇ ਚੱਲ ਨਹੀਂ ਸਕਦਾ: { $reason }
serve-bad-listen = “{ $given }” ਪੋਰਟ ਵਾਲਾ ਪਤਾ ਨਹੀਂ: 127.0.0.1:8080 ਲਿਖੋ, ਜਾਂ ਫ਼ੋਨਾਂ ਲਈ 0.0.0.0:8080
serve-bad-metrics-listen = “{ $given }” ਪੋਰਟ ਵਾਲਾ ਪਤਾ ਨਹੀਂ: 127.0.0.1:9464 ਲਿਖੋ
serve-bad-metrics-token = ਮੈਟ੍ਰਿਕਸ ਦੇ ਟੋਕਨ ਵਿੱਚ ਘੱਟੋ-ਘੱਟ { $count } ਅੱਖਰ ਚਾਹੀਦੇ ਹਨ: ਅੰਗਰੇਜ਼ੀ ਅੱਖਰ, ਅੰਕ ਅਤੇ ਚਿੰਨ੍ਹ, ਖਾਲੀ ਥਾਂ ਤੋਂ ਬਿਨਾਂ। “openssl rand -hex 24” ਨਾਲ ਇੱਕ ਬਣਾਓ।
serve-failed = ਸੇਵਾ ਬੰਦ ਹੋ ਗਈ: { $reason }
serve-new-database = ਇਹ ਨਵਾਂ ਡਾਟਾਬੇਸ ਹੈ: { $database } ਹੈ ਹੀ ਨਹੀਂ ਸੀ ਜਾਂ ਖਾਲੀ ਸੀ। ਜੇ ਇੱਥੇ ਤੁਹਾਡਾ ਡਾਟਾ ਹੋਣਾ ਚਾਹੀਦਾ ਸੀ, ਤਾਂ Lastcard ਨੂੰ ਹੁਣੇ ਰੋਕੋ, ਅਤੇ ਦੇਖੋ ਕਿ ਡਿਸਕ ਜੁੜੀ (mount) ਹੋਈ ਹੈ ਅਤੇ ਪਾਥ ਸਹੀ ਹੈ।
serve-demo = ਬੋਟਾਂ ਦੀ ਖੇਡ ਦੇਖੋ:  { $url }
serve-setup = ਆਪਣਾ ਕਲੱਬ ਬਣਾਓ, ਬੱਸ ਇੱਕ ਵਾਰ:  { $url }
serve-bad-network = “{ $given }” ਨੈੱਟਵਰਕ ਨਹੀਂ: ਕੋਈ ਮਸ਼ੀਨ ਲਿਖੋ, ਜਿਵੇਂ 192.168.1.20, ਜਾਂ ਕੋਈ ਨੈੱਟਵਰਕ, ਜਿਵੇਂ 192.168.1.0/24
serve-bad-log = “{ $given }” ਲੌਗ ਦਾ ਫਿਲਟਰ ਨਹੀਂ: error, warn, info ਜਾਂ debug ਲਿਖੋ, ਜਾਂ lastcard=debug ਵਰਗਾ ਕੋਈ ਫਿਲਟਰ
healthcheck-no-answer = { $address } ’ਤੇ ਕੋਈ ਜਵਾਬ ਨਹੀਂ ਦਿੰਦਾ: { $reason }। ਕੀ ਸੇਵਾ ਚੱਲ ਰਹੀ ਹੈ, ਅਤੇ ਉਸੇ --listen ਨਾਲ?
healthcheck-not-lastcard = { $address } ’ਤੇ Lastcard ਨਹੀਂ, ਕੋਈ ਹੋਰ ਪ੍ਰੋਗਰਾਮ ਜਵਾਬ ਦਿੰਦਾ ਹੈ। ਉਹੀ --listen ਦਿਓ ਜੋ serve ਨੂੰ ਦਿੱਤਾ ਹੈ।
healthcheck-only-encrypted = ਇਹ ਸੇਵਾ ਸਿਰਫ਼ HTTPS ਬੋਲਦੀ ਹੈ, ਅਤੇ ਸਰਟੀਫਿਕੇਟ ਉਸ ਦੇ ਜਨਤਕ ਨਾਂ ਲਈ ਹੈ। ਇੱਥੋਂ ਜਾਂਚਣ ਲਈ --redirect ਨਾਲ ਸਾਦੇ HTTP ਦਾ ਇੱਕ ਪੋਰਟ ਦਿਓ।
serve-status = { $url } ’ਤੇ ਖੁੱਲ੍ਹਾ ਹੈ
serve-status-ill = { $url } ’ਤੇ ਖੁੱਲ੍ਹਾ ਹੈ, ਪਰ ਡਾਟਾਬੇਸ ਵਿੱਚ ਕੁਝ ਗੜਬੜ ਹੈ: { $reason }

## The commands that work on the database

data-unopened = ਡਾਟਾਬੇਸ { $database } ਖੁੱਲ੍ਹ ਨਹੀਂ ਸਕਦਾ: { $reason }
data-forbidden = { $path } ਵਿੱਚ ਲਿਖਣ ਦੀ ਇਜਾਜ਼ਤ Lastcard ਨੂੰ ਨਹੀਂ ਹੈ। ਇਹ ਵਰਤੋਂਕਾਰ { $user } ਵਜੋਂ ਚੱਲ ਰਿਹਾ ਹੈ: “chown -R { $user } { $path }” ਨਾਲ ਉਹ ਥਾਂ ਉਸ ਨੂੰ ਦਿਓ, ਜਾਂ --database ਨਾਲ ਹੋਰ ਥਾਂ ਦੱਸੋ।
data-read-only = { $path } ਸਿਰਫ਼ ਪੜ੍ਹਿਆ ਜਾ ਸਕਦਾ ਹੈ। ਇਸ ਨੂੰ ਲਿਖਣ ਲਈ ਮਾਊਂਟ ਕਰੋ (ਕੰਟੇਨਰ ਵਿੱਚ ਵਾਲੀਅਮ ਵਜੋਂ), ਜਾਂ --database ਨਾਲ ਹੋਰ ਥਾਂ ਦੱਸੋ।
data-failed = ਗੱਲ ਨਹੀਂ ਬਣੀ, ਅਤੇ ਕੁਝ ਨਹੀਂ ਬਦਲਿਆ ਗਿਆ: { $reason }
data-no-club = ਅਜੇ ਕੋਈ ਕਲੱਬ ਨਹੀਂ। “lastcard serve” ਸ਼ੁਰੂ ਕਰੋ ਅਤੇ ਉਸ ਦਾ ਦਿਖਾਇਆ ਸੈੱਟਅੱਪ ਲਿੰਕ ਖੋਲ੍ਹੋ, ਜਾਂ --club ਨਾਲ ਨਮੂਨੇ ਦਾ ਕਲੱਬ ਦੱਸੋ।
data-several-clubs = ਕਲੱਬ ਕਈ ਹਨ। --club ਨਾਲ ਦੱਸੋ ਕਿ ਕਿਹੜਾ: { $clubs }
data-no-such-club = “{ $club }” ਨਾਂ ਦਾ ਕੋਈ ਕਲੱਬ ਨਹੀਂ। ਕਲੱਬ ਇਹ ਹਨ: { $clubs }

migrate-nothing = { $database } ਪਹਿਲਾਂ ਹੀ ਨਵੇਂ ਰੂਪ ਵਿੱਚ ਹੈ।
migrate-done = { $database } ਹੁਣ ਨਵੇਂ ਰੂਪ ਵਿੱਚ ਹੈ। ਲਾਗੂ ਕੀਤੇ ਬਦਲਾਅ: { $applied }

backup-done = { $file } ਲਿਖੀ ਅਤੇ ਜਾਂਚੀ ਗਈ।
backup-whole = { $file } ਪੂਰੀ ਅਤੇ ਠੀਕ ਹੈ।
backup-restored = { $database } ਵਿੱਚ ਹੁਣ ਬੈਕਅੱਪ ਦਾ ਸਭ ਕੁਝ ਹੈ।
backup-holds = ਕਲੱਬ: { $clubs }, ਟੂਰਨਾਮੈਂਟ: { $tournaments }, ਦਰਜ ਐਂਟਰੀਆਂ: { $entries }।
backup-no-database = { $database } ਨਾਂ ਦਾ ਕੋਈ ਡਾਟਾਬੇਸ ਨਹੀਂ ਹੈ। ਜਿਸਦਾ ਬੈਕਅੱਪ ਲੈਣਾ ਹੈ, ਉਸਨੂੰ --database ਨਾਲ ਦੱਸੋ।
backup-to-terminal = ਬੈਕਅੱਪ ਟਰਮੀਨਲ ’ਤੇ ਪੜ੍ਹਨ ਵਾਲੀ ਲਿਖਤ ਨਹੀਂ ਹੈ। ਫ਼ਾਈਲ ਦਾ ਨਾਂ ਦਿਓ, ਜਾਂ > ਨਾਲ ਉਸਨੂੰ ਫ਼ਾਈਲ ਵਿੱਚ ਭੇਜੋ।
backup-in-use = { $database } ਖਾਲੀ ਨਹੀਂ ਹੈ: { $table } ਵਿੱਚ ਕਤਾਰਾਂ ਹਨ। --database ਨਾਲ ਅਜਿਹਾ ਡਾਟਾਬੇਸ ਦੱਸੋ ਜੋ ਅਜੇ ਵਰਤਿਆ ਨਾ ਗਿਆ ਹੋਵੇ। ਕੁਝ ਨਹੀਂ ਬਦਲਿਆ ਗਿਆ।
backup-needs-no-tables = { $database } ਦੀਆਂ ਸਾਰਣੀਆਂ ਬੈਕਅੱਪ ਤੋਂ ਨਵੀਆਂ ਹਨ। ਨਵੀਂ ਫ਼ਾਈਲ ਜਾਂ ਬਿਨਾਂ ਸਾਰਣੀਆਂ ਵਾਲਾ PostgreSQL ਡਾਟਾਬੇਸ ਦੱਸੋ। ਕੁਝ ਨਹੀਂ ਬਦਲਿਆ ਗਿਆ।
backup-none = { $file } Lastcard ਦਾ ਬੈਕਅੱਪ ਨਹੀਂ ਹੈ।
backup-cut-short = { $file } ਅਧੂਰੀ ਹੈ: ਉਸ ਦਾ ਅੰਤ ਨਹੀਂ ਹੈ। ਦੂਜਾ ਬੈਕਅੱਪ ਵਰਤੋ। ਕੁਝ ਨਹੀਂ ਬਦਲਿਆ ਗਿਆ।
backup-damaged = { $file } ਖ਼ਰਾਬ ਹੈ। ਦੂਜਾ ਬੈਕਅੱਪ ਵਰਤੋ। ਕੁਝ ਨਹੀਂ ਬਦਲਿਆ ਗਿਆ।
backup-too-large = { $file } ਖੋਲ੍ਹਣ ’ਤੇ ਇੰਨੀ ਵੱਡੀ ਨਿਕਲੀ, ਜਿੰਨਾ Lastcard ਦਾ ਕੋਈ ਬੈਕਅੱਪ ਨਹੀਂ ਹੁੰਦਾ: ਉਸਨੂੰ ਸਤਰ { $line } ਤੱਕ ਪੜ੍ਹਿਆ ਗਿਆ, ਅੱਗੇ ਨਹੀਂ। ਦੂਜਾ ਬੈਕਅੱਪ ਵਰਤੋ। ਕੁਝ ਨਹੀਂ ਬਦਲਿਆ ਗਿਆ।
backup-newer = { $file } ਵਧੇਰੇ ਨਵੇਂ Lastcard ਦੀ ਹੈ। ਪਹਿਲਾਂ ਇਸ ਨੂੰ ਨਵਾਂ ਕਰੋ। ਕੁਝ ਨਹੀਂ ਬਦਲਿਆ ਗਿਆ।
backup-failed = { $file }: ਗੱਲ ਨਹੀਂ ਬਣੀ, ਅਤੇ ਕੁਝ ਨਹੀਂ ਬਦਲਿਆ ਗਿਆ: { $reason }
backup-before-migration-failed = ਡਾਟਾਬੇਸ ਦੀਆਂ ਸਾਰਣੀਆਂ ਬਦਲਣੀਆਂ ਹਨ, ਪਰ ਉਸ ਤੋਂ ਪਹਿਲਾਂ { $folder } ਵਿੱਚ ਬੈਕਅੱਪ ਨਹੀਂ ਲਿਖਿਆ ਜਾ ਸਕਿਆ: { $reason }. ਕੁਝ ਨਹੀਂ ਬਦਲਿਆ। --backups ਨਾਲ ਹੋਰ ਫੋਲਡਰ ਦੱਸੋ, ਜਾਂ --keep-backups 0 ਨਾਲ ਬਿਨਾਂ ਬੈਕਅੱਪ ਅੱਗੇ ਵਧੋ।
backup-club-arrived = ਕਲੱਬ ਆ ਗਿਆ ਹੈ ਅਤੇ /c/{ $club } ’ਤੇ ਹੈ।
backup-club-passwords = ਉਸ ਦੇ ਪ੍ਰਬੰਧਕਾਂ ਦੇ ਇੱਥੇ ਅਜੇ ਪਾਸਵਰਡ ਨਹੀਂ ਹਨ। ਹਰੇਕ ਲਈ ਪਾਸਵਰਡ ਰੱਖਣ ਦਾ ਲਿੰਕ ਬਣਾਓ:
backup-club-is-there = { $file } ਦਾ ਕਲੱਬ ਇੱਥੇ ਪਹਿਲਾਂ ਹੀ ਹੈ। ਇੱਕ ਕਲੱਬ ਇੱਕੋ ਵਾਰ ਆਉਂਦਾ ਹੈ। ਕੁਝ ਨਹੀਂ ਬਦਲਿਆ।
backup-unfit = { $file } ਨਹੀਂ ਲਈ ਗਈ: ਸਾਰਣੀ { $table } ਦੀ ਕਤਾਰ { $row } Lastcard ਨੂੰ ਮਨਜ਼ੂਰ ਨਹੀਂ ({ $reason })। ਕੁਝ ਨਹੀਂ ਬਦਲਿਆ ਗਿਆ। ਕਲੱਬ ਜਿੱਥੇ ਹੈ, ਉੱਥੋਂ ਫ਼ਾਈਲ ਦੁਬਾਰਾ ਡਾਊਨਲੋਡ ਕਰੋ।

import-done = “{ $name }” ਹੁਣ { $club } ਵਿੱਚ ਹੈ: /t/{ $slug }
import-event-done = “{ $name }” ਹੁਣ { $club } ਵਿੱਚ ਹੈ: { $address }
import-open-hand = ਬਾਜ਼ੀ { $slot } ਖੁੱਲ੍ਹੀ ਹੈ, ਅਤੇ ਉਸ ਦੀਆਂ ਸੀਟਾਂ, ਡੀਲਰ ਜਾਂ ਪਹਿਲੀ ਚਾਲ ਉਹ ਨਹੀਂ ਜੋ ਪਹਿਲਾਂ ਦੀਆਂ ਬਾਜ਼ੀਆਂ ਤੋਂ ਬਣਦੇ ਹਨ। ਉਹਨਾਂ ਨੂੰ ਛੱਡ ਦਿਓ, ਜਾਂ ਪਹਿਲਾਂ ਬਾਜ਼ੀ ਦਰਜ ਕਰੋ।
import-there = ਕਲੱਬ ਕੋਲ ਇਹ ਟੂਰਨਾਮੈਂਟ ਪਹਿਲਾਂ ਹੀ ਹੈ: /t/{ $slug }। ਕੁਝ ਨਹੀਂ ਜੋੜਿਆ ਗਿਆ। --again ਨਾਲ ਇਹ ਇੱਕ ਵਾਰ ਹੋਰ ਜੁੜਦਾ ਹੈ, ਅਤੇ ਮੁੜ ਗਿਣਿਆ ਜਾਂਦਾ ਹੈ।
import-event-there = ਕਲੱਬ ਕੋਲ ਇਹ ਪ੍ਰਤੀਯੋਗਤਾ ਪਹਿਲਾਂ ਹੀ ਹੈ: /c/…/events/{ $slug }। ਕੁਝ ਨਹੀਂ ਜੋੜਿਆ ਗਿਆ। --again ਨਾਲ ਇਹ ਇੱਕ ਵਾਰ ਹੋਰ ਜੁੜਦੀ ਹੈ, ਅਤੇ ਮੁੜ ਗਿਣੀ ਜਾਂਦੀ ਹੈ।
import-key-used = ਇਸ ਕੁੰਜੀ ਨਾਲ ਪਹਿਲਾਂ ਹੋਰ ਟੂਰਨਾਮੈਂਟ ਭੇਜਿਆ ਗਿਆ ਹੈ। ਇਸ ਨੂੰ ਇਸ ਦੀ ਆਪਣੀ ਕੁੰਜੀ ਨਾਲ ਭੇਜੋ।
api-tournament-there = ਕਲੱਬ ਕੋਲ ਇਹਨਾਂ ਨਤੀਜਿਆਂ ਵਾਲਾ ਇਹ ਟੂਰਨਾਮੈਂਟ ਪਹਿਲਾਂ ਹੀ ਹੈ: /t/{ $slug }। ਕੁਝ ਨਹੀਂ ਬਣਾਇਆ ਗਿਆ। again=true ਨਾਲ ਇਹ ਇੱਕ ਵਾਰ ਹੋਰ ਬਣਦਾ ਹੈ, ਅਤੇ ਮੁੜ ਗਿਣਿਆ ਜਾਂਦਾ ਹੈ।
api-tournament-there-unnamed = ਕਲੱਬ ਕੋਲ ਇਹਨਾਂ ਨਤੀਜਿਆਂ ਵਾਲਾ ਇਹ ਟੂਰਨਾਮੈਂਟ ਪਹਿਲਾਂ ਹੀ ਹੈ। ਕੁਝ ਨਹੀਂ ਬਣਾਇਆ ਗਿਆ। again=true ਨਾਲ ਇਹ ਇੱਕ ਵਾਰ ਹੋਰ ਬਣਦਾ ਹੈ, ਅਤੇ ਮੁੜ ਗਿਣਿਆ ਜਾਂਦਾ ਹੈ।
api-event-there = ਕਲੱਬ ਕੋਲ ਇਹਨਾਂ ਨਤੀਜਿਆਂ ਵਾਲੀ ਇਹ ਪ੍ਰਤੀਯੋਗਤਾ ਪਹਿਲਾਂ ਹੀ ਹੈ। ਕੁਝ ਨਹੀਂ ਬਣਾਇਆ ਗਿਆ। again=true ਨਾਲ ਇਹ ਇੱਕ ਵਾਰ ਹੋਰ ਬਣਦੀ ਹੈ, ਅਤੇ ਮੁੜ ਗਿਣੀ ਜਾਂਦੀ ਹੈ।
export-no-such-tournament = “{ $slug }” ਨਾਂ ਦਾ ਕੋਈ ਟੂਰਨਾਮੈਂਟ ਨਹੀਂ। ਉਸ ਦੇ ਪਤੇ /t/… ਦਾ ਆਖਰੀ ਹਿੱਸਾ ਦਿਓ।
export-no-such-event = “{ $slug }” ਨਾਂ ਦੀ ਕੋਈ ਪ੍ਰਤੀਯੋਗਤਾ ਨਹੀਂ। ਉਸ ਦੇ ਪਤੇ /c/…/events/… ਦਾ ਆਖਰੀ ਹਿੱਸਾ ਦਿਓ।

demo-club = ਨਮੂਨੇ ਦਾ ਕਲੱਬ
demo-evening = ਕਲੱਬ ਦੀ ਸ਼ਾਮ: { $format }
demo-event = ਕਲੱਬ ਕੱਪ
demo-playing = ਅੱਜ ਸ਼ਾਮ ਫ਼ੋਨਾਂ ’ਤੇ
demo-season = ਕਲੱਬ ਚੈਂਪੀਅਨਸ਼ਿਪ
demo-coming = ਸਭ ਲਈ ਖੁੱਲ੍ਹੀ ਸ਼ਾਮ
demo-place = ਕਮਿਊਨਿਟੀ ਹਾਲ, ਉੱਪਰਲੀ ਮੰਜ਼ਿਲ
demo-about = ਨਵੇਂ ਖਿਡਾਰੀਆਂ ਦਾ ਸੁਆਗਤ ਹੈ; ਨਿਯਮ ਪੰਜ ਮਿੰਟਾਂ ਵਿੱਚ ਸਮਝ ਆ ਜਾਂਦੇ ਹਨ।
demo-added = ਨਮੂਨੇ ਦਾ ਕਲੱਬ ਜੋੜ ਦਿੱਤਾ ਗਿਆ।
demo-there = ਨਮੂਨੇ ਦਾ ਕਲੱਬ ਪਹਿਲਾਂ ਹੀ ਮੌਜੂਦ ਹੈ।
demo-removed = ਨਮੂਨੇ ਦਾ ਕਲੱਬ ਹਟਾ ਦਿੱਤਾ ਗਿਆ।
demo-none = ਨਮੂਨੇ ਦਾ ਕੋਈ ਕਲੱਬ ਨਹੀਂ।

account-cli-login = ਲਾਗ-ਇਨ ਨਾਂ
account-cli-name = ਨਾਂ
account-cli-club = ਕਲੱਬ
account-cli-added = { $login } ਹੁਣ ਲਾਗ-ਇਨ ਕਰ ਸਕਦੇ ਹਨ।
account-cli-reset = { $login } ਦਾ ਪਾਸਵਰਡ ਨਵਾਂ ਹੈ, ਅਤੇ ਖਾਤਾ ਹਰ ਥਾਂ ਤੋਂ ਲਾਗ-ਆਉਟ ਹੈ।
account-cli-taken = ਲਾਗ-ਇਨ ਨਾਂ “{ $login }” ਲਿਆ ਜਾ ਚੁੱਕਾ ਹੈ। ਕੋਈ ਹੋਰ ਚੁਣੋ।
account-cli-unknown = ਕਿਸੇ ਦਾ ਲਾਗ-ਇਨ ਨਾਂ “{ $login }” ਨਹੀਂ। ਕੌਣ ਲਾਗ-ਇਨ ਕਰ ਸਕਦਾ ਹੈ, ਇਹ “lastcard account list” ਦੱਸਦਾ ਹੈ।
account-cli-link-invite = ਇਹ ਲਿੰਕ ਇੱਕੋ ਵਾਰ ਚੱਲਦਾ ਹੈ, ਤਿੰਨ ਦਿਨਾਂ ਦੇ ਅੰਦਰ:
account-cli-link-reset = ਇਹ ਲਿੰਕ ਇੱਕੋ ਵਾਰ ਚੱਲਦਾ ਹੈ, ਇੱਕ ਘੰਟੇ ਦੇ ਅੰਦਰ:
account-cli-removed = { $login } ਨੂੰ ਹਟਾ ਦਿੱਤਾ ਗਿਆ ਹੈ, ਅਤੇ ਖਾਤਾ ਹਰ ਥਾਂ ਤੋਂ ਲਾਗ-ਆਉਟ ਹੈ।
account-cli-last = { $login } ਕਲੱਬ ਦੇ ਆਖਰੀ ਪ੍ਰਬੰਧਕ ਹਨ, ਇਸ ਲਈ ਹਟਾਏ ਨਹੀਂ ਜਾ ਸਕਦੇ: ਫਿਰ ਕੋਈ ਲਾਗ-ਇਨ ਨਹੀਂ ਕਰ ਸਕੇਗਾ। ਪਹਿਲਾਂ ਹੋਰ ਪ੍ਰਬੰਧਕ ਜੋੜੋ।
account-cli-logged-out = { $count ->
    [one] { $count } ਸੈਸ਼ਨ ਬੰਦ ਕੀਤਾ ਗਿਆ।
   *[other] { $count } ਸੈਸ਼ਨ ਬੰਦ ਕੀਤੇ ਗਏ।
}
account-cli-factor-removed = { $login } ਦਾ ਲਾਗ-ਇਨ ਹੁਣ ਸਿਰਫ਼ ਪਾਸਵਰਡ ਨਾਲ ਹੁੰਦਾ ਹੈ।
account-cli-no-factor = { $login } ਦੀ ਕੋਈ ਦੂਜੀ ਜਾਂਚ ਨਹੀਂ।
account-cli-rotated = ਗੁਪਤ ਕੁੰਜੀ ਨਵੀਂ ਹੈ, ਅਤੇ ਸਾਰੇ ਲਾਗ-ਆਉਟ ਹਨ। ਸੇਵਾ ਦੀ ਹਰ ਕਾਪੀ ਹੁਣੇ ਮੁੜ ਚਾਲੂ ਕਰੋ: ਤਦ ਤੱਕ ਉਹ ਪੁਰਾਣੀ ਨਾਲ ਚੱਲਦੀਆਂ ਰਹਿਣਗੀਆਂ। ਫ਼ੋਨਾਂ ਨੂੰ ਆਪਣੀਆਂ ਸੀਟਾਂ ਮੁੜ ਲੈਣੀਆਂ ਪੈਣਗੀਆਂ।
account-cli-second-factor = ਦੂਜੀ ਜਾਂਚ
account-cli-yes = ਹਾਂ
account-cli-no = ਨਹੀਂ
account-cli-role = ਭੂਮਿਕਾ
account-cli-organiser = ਪ੍ਰਬੰਧਕ
account-cli-referee = ਰੈਫ਼ਰੀ

## `lastcard serve` ਇਸ ਬਾਰੇ ਕੀ ਕਹਿੰਦਾ ਹੈ

serve-authority-address = ਪਹਿਲਾਂ ਹਰ ਫ਼ੋਨ ’ਤੇ:  { $url }
serve-authority-fingerprint = ਇਸ ਦੀ ਅਥਾਰਟੀ ਦਾ ਫਿੰਗਰਪ੍ਰਿੰਟ: { $fingerprint }
serve-bad-domain = “{ $given }” ਅਜਿਹਾ ਨਾਂ ਨਹੀਂ ਜਿਸ ਦਾ ਪ੍ਰਮਾਣ-ਪੱਤਰ ਹੋ ਸਕੇ: uno.example ਲਿਖੋ
serve-domain-not-local = “{ $given }” ਲੋਕਲ ਨਾਂ ਨਹੀਂ, ਅਤੇ ਲੋਕਲ ਅਥਾਰਟੀ ਹੋਰ ਨਾਂਵਾਂ ’ਤੇ ਦਸਤਖ਼ਤ ਨਹੀਂ ਕਰਦੀ: ਅਜਿਹਾ ਨਾਂ ਲਿਖੋ ਜੋ .local, .lan, .home ਜਾਂ .internal ’ਤੇ ਖਤਮ ਹੋਵੇ, ਜਾਂ --domain ਹਟਾ ਦਿਓ
serve-url-unencrypted = ਇੱਥੇ ਸੇਵਾ ਆਪ ਇਨਕ੍ਰਿਪਟ ਕਰਦੀ ਹੈ, ਪਰ --url { $url } ਹੈ: ਉੱਥੇ https:// ਲਿਖੋ
serve-no-authority = ਲੋਕਲ ਅਥਾਰਟੀ ਵਰਤੀ ਨਹੀਂ ਜਾ ਸਕਦੀ: { $reason }

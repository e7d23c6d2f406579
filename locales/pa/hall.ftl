### ਬਲਾਕ ਦੀ ਘੜੀ, ਹਾਲ ਲਈ ਸੁਨੇਹਾ, ਅਤੇ ਪ੍ਰਬੰਧਕ ਨੂੰ ਬੁਲਾਉਣ ਵਾਲੇ ਮੇਜ਼।

## ਘੜੀ

clock-title = ਘੜੀ
clock-help = ਇਹ ਮੇਜ਼ਾਂ ’ਤੇ, ਵੱਡੀ ਸਕਰੀਨ ’ਤੇ ਅਤੇ ਖਿਡਾਰੀਆਂ ਦੇ ਆਪਣੇ ਸਫ਼ਿਆਂ ’ਤੇ ਦਿਸਦੀ ਹੈ। ਇੱਕ ਮੇਜ਼ ਨੂੰ ਬਾਕੀਆਂ ਤੋਂ ਵੱਧ ਸਮਾਂ ਦਿੱਤਾ ਜਾ ਸਕਦਾ ਹੈ।
clock-whose = ਕਿਸ ਲਈ
clock-of-all = ਸਾਰੇ ਮੇਜ਼
clock-minutes = ਮਿੰਟ
clock-start = ਸ਼ੁਰੂ ਕਰੋ
clock-pause = ਰੋਕੋ
clock-resume = ਫਿਰ ਚਲਾਓ
clock-extend = ਇੰਨੇ ਮਿੰਟ ਜੋੜੋ
clock-end = ਘੜੀ ਹਟਾਓ
clock-until = { $time } ਤੱਕ
clock-paused = ਰੁਕੀ ਹੋਈ, { $minutes } ਮਿੰਟ ਬਾਕੀ
clock-over = ਸਮਾਂ ਸਮਾਪਤ
done-clock = ਘੜੀ ਲੱਗ ਗਈ।
error-clock-minutes = ਇਹ ਮਿੰਟਾਂ ਦੀ ਗਿਣਤੀ ਨਹੀਂ ਹੈ
error-clock-minutes-help = 1 ਤੋਂ 180 ਤੱਕ ਦੀ ਪੂਰੀ ਗਿਣਤੀ ਲਿਖੋ। ਕੁਝ ਨਹੀਂ ਬਦਲਿਆ ਗਿਆ।
error-clock-on = ਘੜੀ ਪਹਿਲਾਂ ਹੀ ਚੱਲ ਰਹੀ ਹੈ
error-clock-on-help = ਕੁਝ ਨਹੀਂ ਬਦਲਿਆ ਗਿਆ। ਵਾਪਸ ਜਾ ਕੇ ਦੇਖੋ ਕਿ ਕਿੰਨਾ ਸਮਾਂ ਬਾਕੀ ਹੈ: ਤੁਸੀਂ ਮਿੰਟ ਜੋੜ ਸਕਦੇ ਹੋ, ਜਾਂ ਇਸ ਨੂੰ ਹਟਾ ਕੇ ਨਵੀਂ ਘੜੀ ਸ਼ੁਰੂ ਕਰ ਸਕਦੇ ਹੋ।
error-clock-not-so = ਅਜਿਹੀ ਕੋਈ ਘੜੀ ਨਹੀਂ ਹੈ
error-clock-not-so-help = ਹੋ ਸਕਦਾ ਹੈ ਸਮਾਂ ਪੂਰਾ ਹੋ ਗਿਆ ਹੋਵੇ, ਜਾਂ ਘੜੀ ਪਹਿਲਾਂ ਹੀ ਉਵੇਂ ਹੋਵੇ ਜਿਵੇਂ ਤੁਸੀਂ ਚਾਹੁੰਦੇ ਹੋ। ਵਾਪਸ ਜਾ ਕੇ ਦੇਖੋ।
error-clock-too-long = ਇੱਕ ਬਲਾਕ ਲਈ ਇਹ ਬਹੁਤ ਲੰਮਾ ਹੈ
error-clock-too-long-help = ਘੜੀ ਵੱਧ ਤੋਂ ਵੱਧ 180 ਮਿੰਟ ਚੱਲਦੀ ਹੈ। ਕੁਝ ਨਹੀਂ ਬਦਲਿਆ ਗਿਆ।
error-clock-changed = ਸਫ਼ਾ ਖੁੱਲ੍ਹਾ ਹੁੰਦਿਆਂ ਘੜੀ ਬਦਲ ਦਿੱਤੀ ਗਈ
error-clock-changed-help = ਕਿਸੇ ਹੋਰ ਨੇ ਲਾਈ, ਜਾਂ ਤੁਸੀਂ ਬਟਨ ਦੋ ਵਾਰ ਦਬਾ ਦਿੱਤਾ। ਵਾਪਸ ਜਾ ਕੇ ਦੇਖੋ।
event-clock-started = ਘੜੀ ਸ਼ੁਰੂ ({ $whose }): { $minutes } ਮਿੰਟ
event-clock-paused = ਘੜੀ ਰੋਕੀ ਗਈ ({ $whose })
event-clock-resumed = ਘੜੀ ਫਿਰ ਚੱਲੀ ({ $whose })
event-clock-extended = ਸਮਾਂ ਵਧਾਇਆ ਗਿਆ ({ $whose }): { $minutes } ਮਿੰਟ
event-clock-ended = ਘੜੀ ਹਟਾਈ ਗਈ ({ $whose })

## ਹਾਲ ਲਈ ਸੁਨੇਹਾ

wall-minutes = ਕਿੰਨੇ ਮਿੰਟਾਂ ਲਈ?
wall-minutes-hint = ਫਿਰ ਸੁਨੇਹਾ ਆਪਣੇ-ਆਪ ਹਟ ਜਾਂਦਾ ਹੈ। ਖ਼ੁਦ ਹਟਾਉਣਾ ਹੋਵੇ ਤਾਂ ਖਾਲੀ ਛੱਡੋ।
wall-sound = ਆਵਾਜ਼
event-said = ਹਾਲ ਲਈ ਸੁਨੇਹਾ: { $text }
event-said-no-more = ਹਾਲ ਦਾ ਸੁਨੇਹਾ ਹਟਾਇਆ ਗਿਆ

## ਬੁਲਾਉਣ ਵਾਲੇ ਮੇਜ਼

call-title = ਪ੍ਰਬੰਧਕ ਨੂੰ ਬੁਲਾਓ
call-note = ਗੱਲ ਕੀ ਹੈ? ਖਾਲੀ ਛੱਡ ਸਕਦੇ ਹੋ।
call-button = ਬੁਲਾਓ
call-since = ਤੁਸੀਂ { $time } ਵਜੇ ਪ੍ਰਬੰਧਕ ਨੂੰ ਬੁਲਾਇਆ।
call-take-back = ਬੁਲਾਵਾ ਵਾਪਸ ਲਓ
done-call-answered = ਬੁਲਾਵੇ ਦਾ ਜਵਾਬ ਦੇ ਦਿੱਤਾ ਗਿਆ।
error-call-note = ਇਹ ਬਹੁਤ ਲੰਮਾ ਹੈ
error-call-note-help = ਵਾਪਸ ਜਾ ਕੇ 120 ਅੱਖਰਾਂ ਵਿੱਚ ਕਹੋ, ਜਾਂ ਬੱਸ ਬੁਲਾ ਲਓ।
error-call-over = ਇਹ ਮੇਜ਼ ਹੁਣ ਵਰਤੋਂ ਵਿੱਚ ਨਹੀਂ
error-call-over-help = ਟੂਰਨਾਮੈਂਟ ਸਮਾਪਤ ਹੋ ਗਿਆ ਹੈ, ਜਾਂ ਇਸ ਮੇਜ਼ ’ਤੇ ਹੁਣ ਕੋਈ ਨਹੀਂ ਖੇਡ ਰਿਹਾ। ਮਦਦ ਚਾਹੀਦੀ ਹੋਵੇ, ਤਾਂ ਪ੍ਰਬੰਧਕਾਂ ਕੋਲ ਜਾ ਕੇ ਪੁੱਛੋ।
error-call-too-often = ਇਸ ਮੇਜ਼ ਨੇ ਅੱਜ ਬਹੁਤ ਵਾਰ ਬੁਲਾਇਆ ਹੈ
error-call-too-often-help = ਕਿਰਪਾ ਕਰਕੇ ਪ੍ਰਬੰਧਕਾਂ ਕੋਲ ਜਾਓ।
room-call-answered = ਜਵਾਬ ਦੇ ਦਿੱਤਾ ਗਿਆ
waiting-called = ਮੇਜ਼ { $table } ਨੇ ਤੁਹਾਨੂੰ { $time } ਵਜੇ ਬੁਲਾਇਆ।
waiting-called-because = ਮੇਜ਼ { $table } ਨੇ ਤੁਹਾਨੂੰ { $time } ਵਜੇ ਬੁਲਾਇਆ: { $note }
event-called = ਮੇਜ਼ { $table } ਨੇ ਪ੍ਰਬੰਧਕ ਨੂੰ ਬੁਲਾਇਆ
event-called-because = ਮੇਜ਼ { $table } ਨੇ ਪ੍ਰਬੰਧਕ ਨੂੰ ਬੁਲਾਇਆ: { $note }
event-call-answered = ਮੇਜ਼ { $table } ਦੇ ਬੁਲਾਵੇ ਦਾ ਜਵਾਬ ਦਿੱਤਾ ਗਿਆ
event-call-taken-back = ਮੇਜ਼ { $table } ਨੇ ਬੁਲਾਵਾ ਵਾਪਸ ਲਿਆ

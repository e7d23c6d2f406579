### ਕੌਣ ਕੀ ਕਰ ਸਕਦਾ ਹੈ: ਰੈਫ਼ਰੀ, ਸਕੋਰਰ, ਕੋਡ, ਅਤੇ ਦੂਜੇ ਫ਼ੋਨ ’ਤੇ ਜਾਂਦਾ ਮੇਜ਼।

desk-lede-referee = ਤੁਹਾਡੇ ਕਲੱਬ ਦੇ ਟੂਰਨਾਮੈਂਟ। ਤੁਸੀਂ ਨਤੀਜਿਆਂ ਬਾਰੇ ਫ਼ੈਸਲਾ ਦਿੰਦੇ ਅਤੇ ਸੋਧਦੇ ਹੋ।
error-referee = ਇਹ ਪ੍ਰਬੰਧਕਾਂ ਲਈ ਹੈ
error-referee-help = ਤੁਸੀਂ ਇੱਥੇ ਰੈਫ਼ਰੀ ਹੋ: ਨਤੀਜਿਆਂ ਬਾਰੇ ਫ਼ੈਸਲਾ ਦਿੰਦੇ ਅਤੇ ਸੋਧਦੇ ਹੋ। ਕੁਝ ਨਹੀਂ ਬਦਲਿਆ। ਕਲੱਬ ਦੇ ਪ੍ਰਬੰਧਕ ਨੂੰ ਕਹੋ।
referee-lede = ਤੁਸੀਂ ਇੱਥੇ ਰੈਫ਼ਰੀ ਹੋ: ਫ਼ੈਸਲਾ ਦਿਓ, ਬਾਜ਼ੀਆਂ ਸੋਧੋ, ਬੁਲਾਉਂਦੇ ਮੇਜ਼ਾਂ ਨੂੰ ਜਵਾਬ ਦਿਓ ਅਤੇ ਨਤੀਜੇ ਜਾਂਚੋ।
role-legend = ਇਹ ਵਿਅਕਤੀ ਕੀ ਕਰ ਸਕਦਾ ਹੈ?
role-organiser = ਪ੍ਰਬੰਧ: ਸਭ ਕੁਝ
role-referee = ਰੈਫ਼ਰੀ: ਨਤੀਜਿਆਂ ਬਾਰੇ ਫ਼ੈਸਲਾ ਅਤੇ ਸੋਧ, ਪਰ ਕੋਈ ਸੈੱਟਅੱਪ ਨਹੀਂ
role-referee-short = ਰੈਫ਼ਰੀ
links-invite-referee = ਰੈਫ਼ਰੀ ਦਾ ਸੱਦਾ
code-used = ਪਿਛਲੀ ਵਰਤੋਂ: { $at }
code-used-by = ਪਿਛਲੀ ਵਰਤੋਂ: { $at }, { $device }
codes-title = ਕੋਡ
scorer-code = ਸਾਰੇ ਮੇਜ਼ਾਂ ਲਈ ਇੱਕ ਡਿਵਾਈਸ
scorer-code-help = ਇਸ ਕੋਡ ਨਾਲ ਸਕੋਰਰ ਇੱਕੋ ਡਿਵਾਈਸ ’ਤੇ ਇਸ ਟੂਰਨਾਮੈਂਟ ਦਾ ਹਰ ਮੇਜ਼ ਖੋਲ੍ਹਦਾ ਹੈ। ਇਹ ਹੋਰ ਕੁਝ ਨਹੀਂ ਖੋਲ੍ਹਦਾ।
scorer-issue = ਸਕੋਰਰ ਦਾ ਕੋਡ ਦਿਓ
scorer-reissue = ਹੋਰ ਦਿਓ
scorer-end = ਬੰਦ ਕਰੋ
scorer-title = ਸਾਰੇ ਮੇਜ਼ · { $tournament }
scorer-heading = ਸਾਰੇ ਮੇਜ਼
scorer-plays = { $hand }: { $names }
codes-end-at = ਕੋਡ ਚੱਲਣਗੇ: { $at } ਤੱਕ
codes-end-with = ਕੋਡ ਟੂਰਨਾਮੈਂਟ ਨਾਲ ਮੁੱਕਦੇ ਹਨ
codes-end-in = { $hours ->
    [one] { $hours } ਘੰਟਾ
   *[other] { $hours } ਘੰਟੇ
}
codes-end-help = ਉਸ ਤੋਂ ਬਾਅਦ ਇਸ ਟੂਰਨਾਮੈਂਟ ਦਾ ਕੋਈ ਕੋਡ ਕੁਝ ਨਹੀਂ ਖੋਲ੍ਹਦਾ: ਨਾ ਮੇਜ਼ਾਂ ਦੇ ਕੋਡ, ਨਾ ਨਿੱਜੀ ਲਿੰਕ। ਸਮਾਂ ਫਿਰ ਤੈਅ ਕਰੋ ਤਾਂ ਫਿਰ ਖੁੱਲ੍ਹਣਗੇ।
done-scorer = ਸਕੋਰਰ ਦਾ ਕੋਡ ਦਿੱਤਾ ਗਿਆ।
done-scorer-ended = ਸਕੋਰਰ ਦਾ ਕੋਡ ਹੁਣ ਕੁਝ ਨਹੀਂ ਖੋਲ੍ਹਦਾ।
done-codes-until = ਸੰਭਾਲਿਆ ਗਿਆ।
event-scorer-issued = ਸਕੋਰਰ ਦਾ ਕੋਡ ਦਿੱਤਾ ਗਿਆ
event-scorer-revoked = ਸਕੋਰਰ ਦਾ ਕੋਡ ਬੰਦ ਹੋਇਆ
event-codes-until-at = ਕੋਡ ਚੱਲਣਗੇ: { $at } ਤੱਕ
event-codes-until = ਕੋਡ ਟੂਰਨਾਮੈਂਟ ਨਾਲ ਮੁੱਕਦੇ ਹਨ
handover-title = ਇਹ ਮੇਜ਼ ਦੂਜੇ ਫ਼ੋਨ ਨੂੰ ਦਿਓ
handover-help = ਦੂਜੇ ਫ਼ੋਨ ਨਾਲ ਇਹ ਸਕੈਨ ਕਰੋ ਜਾਂ ਉਸ ਨੂੰ ਲਿੰਕ ਭੇਜੋ। ਜੋ ਨਤੀਜੇ ਇੱਥੋਂ ਨਹੀਂ ਭੇਜੇ ਜਾ ਸਕੇ, ਉਹ ਨਾਲ ਜਾਂਦੇ ਹਨ ਅਤੇ ਇੱਕੋ ਵਾਰ ਦਰਜ ਹੁੰਦੇ ਹਨ।
handover-waiting = ਨਾਲ ਜਾਂਦੇ ਅਣਭੇਜੇ ਨਤੀਜੇ: { $count }।
handover-too-much = QR ਕੋਡ ਲਈ ਇਹ ਬਹੁਤ ਜ਼ਿਆਦਾ ਹਨ: ਲਿੰਕ ਭੇਜੋ।
handover-code = ਇਸ ਮੇਜ਼ ਦਾ ਕੋਡ
handover-done = ਉਹ ਦੂਜੇ ਫ਼ੋਨ ’ਤੇ ਹਨ: ਇੱਥੋਂ ਹਟਾਓ
handover-brings = ਦੂਜੇ ਫ਼ੋਨ ਦੇ ਨਤੀਜੇ
handover-take = ਲੈ ਲਓ ਅਤੇ ਭੇਜੋ
account-cli-role = ਭੂਮਿਕਾ
account-cli-organiser = ਪ੍ਰਬੰਧਕ
account-cli-referee = ਰੈਫ਼ਰੀ

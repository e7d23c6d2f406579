### ਸੋਧਾਂ: ਉਹਨਾਂ ਨਾਲ ਕੀ ਬਦਲਦਾ ਹੈ, ਪਹਿਲਾਂ ਕੀ ਦਰਜ ਸੀ, ਅਤੇ ਬੰਦ ਕੀਤੇ ਬਲਾਕ।

## ਸੋਧ ਨਾਲ ਕੀ ਬਦਲਦਾ ਹੈ

consequences-title = { $hand }: ਇਸ ਨਾਲ ਕੀ ਬਦਲੇਗਾ
consequences-before = ਦਰਜ
consequences-after = ਨਵਾਂ
consequences-none = ਹੋਰ ਕੁਝ ਨਹੀਂ ਬਦਲਦਾ: ਨਾ ਦਰਜਾਬੰਦੀ, ਨਾ ਇਹ ਕਿ ਅੱਗੇ ਕੌਣ ਖੇਡੇਗਾ ਜਾਂ ਵੰਡੇਗਾ।
consequences-ends = ਟੂਰਨਾਮੈਂਟ ਸਮਾਪਤ ਹੋ ਜਾਵੇਗਾ।
consequences-goes-on = ਟੂਰਨਾਮੈਂਟ ਹੁਣ ਸਮਾਪਤ ਹੈ। ਇਹ ਮੁੜ ਚੱਲ ਪਵੇਗਾ।
consequences-lost = { $count ->
    [one] ਦਰਜ ਕੀਤੀ { $count } ਬਾਜ਼ੀ ਨਹੀਂ ਗਿਣੀ ਜਾਵੇਗੀ।
   *[other] ਦਰਜ ਕੀਤੀਆਂ { $count } ਬਾਜ਼ੀਆਂ ਨਹੀਂ ਗਿਣੀਆਂ ਜਾਣਗੀਆਂ।
}
consequences-regained = { $count ->
    [one] { $count } ਬਾਜ਼ੀ, ਜੋ ਹੁਣ ਨਹੀਂ ਗਿਣੀ ਜਾਂਦੀ, ਗਿਣੀ ਜਾਵੇਗੀ।
   *[other] { $count } ਬਾਜ਼ੀਆਂ, ਜੋ ਹੁਣ ਨਹੀਂ ਗਿਣੀਆਂ ਜਾਂਦੀਆਂ, ਗਿਣੀਆਂ ਜਾਣਗੀਆਂ।
}
consequences-falls = { $name }: ਸਥਾਨ { $from } ਤੋਂ ਹੇਠਾਂ { $to } ’ਤੇ ({ $before } → { $after })।
consequences-rises = { $name }: ਸਥਾਨ { $from } ਤੋਂ ਉੱਪਰ { $to } ’ਤੇ ({ $before } → { $after })।
consequences-stays = { $name }: ਸਥਾਨ { $to } ’ਤੇ ਹੀ ({ $before } → { $after })।
consequences-shared = ਇਹ ਸਥਾਨ ਸਾਂਝਾ ਹੈ।
consequences-more = { $count ->
    [one] { $count } ਹੋਰ ਕਤਾਰ ਬਦਲਦੀ ਹੈ।
   *[other] { $count } ਹੋਰ ਕਤਾਰਾਂ ਬਦਲਦੀਆਂ ਹਨ।
}
consequences-dealer = ਮੇਜ਼ { $table } ’ਤੇ ਅਗਲਾ ਡੀਲਰ: { $name } ({ $hand })।
consequences-why = ਕਿਉਂ? ਖਾਲੀ ਛੱਡ ਸਕਦੇ ਹੋ।
consequences-why-hint = ਇਹ ਬਾਜ਼ੀ ਦੇ ਇਤਿਹਾਸ ਵਿੱਚ ਦਿਸਦਾ ਹੈ।
consequences-save = ਸੋਧ ਸੰਭਾਲੋ
consequences-back = ਵਾਪਸ
error-entry-note = ਕਾਰਨ ਬਹੁਤ ਲੰਮਾ ਹੈ
error-entry-note-help = ਵਾਪਸ ਜਾ ਕੇ 120 ਅੱਖਰਾਂ ਵਿੱਚ ਲਿਖੋ। ਕੁਝ ਨਹੀਂ ਬਦਲਿਆ ਗਿਆ।

## ਰੂਪ

versions-title = ਇਸ ਬਾਜ਼ੀ ਲਈ ਦਰਜ ਸਭ ਕੁਝ ({ $count })
versions-restore = ਇਹ ਬਹਾਲ ਕਰੋ

## ਬੰਦ ਬਲਾਕ

blocks-title = ਬਲਾਕ ਅਤੇ ਗੇੜ ਬੰਦ ਕਰੋ
blocks-help = ਬੰਦ ਬਲਾਕ ਵਿੱਚ ਦਰਜ ਗੱਲਾਂ ਸਿਰਫ਼ ਪ੍ਰਬੰਧਕ ਬਦਲ ਸਕਦੇ ਹਨ। ਉੱਥੇ ਖੁੱਲ੍ਹੀ ਬਾਜ਼ੀ ਮੇਜ਼ ਅਜੇ ਵੀ ਦਰਜ ਕਰ ਸਕਦੇ ਹਨ।
blocks-round = ਗੇੜ { $round }
blocks-block = ਗੇੜ { $round }, ਬਲਾਕ { $block }
blocks-close = ਬੰਦ ਕਰੋ
blocks-open = ਫਿਰ ਖੋਲ੍ਹੋ
blocks-closed = ਬੰਦ
done-block-closed = ਬੰਦ ਕੀਤਾ ਗਿਆ। ਉੱਥੇ ਦਰਜ ਗੱਲਾਂ ਸਿਰਫ਼ ਪ੍ਰਬੰਧਕ ਬਦਲ ਸਕਦੇ ਹਨ।
done-block-opened = ਫਿਰ ਖੋਲ੍ਹਿਆ ਗਿਆ। ਮੇਜ਼ ਉੱਥੇ ਦਰਜ ਗੱਲਾਂ ਸੋਧ ਸਕਦੇ ਹਨ।
event-closed = ਬੰਦ ਕੀਤਾ ਗਿਆ: { $what }
event-opened = ਫਿਰ ਖੋਲ੍ਹਿਆ ਗਿਆ: { $what }
table-wrong-closed = ਪ੍ਰਬੰਧਕ ਨੇ ਇਹ ਬਲਾਕ ਬੰਦ ਕਰ ਦਿੱਤਾ ਹੈ। ਇਸ ਵਿੱਚ ਕੁਝ ਗਲਤ ਦਰਜ ਹੋਵੇ ਤਾਂ ਉਹਨਾਂ ਨੂੰ ਬੁਲਾਓ।

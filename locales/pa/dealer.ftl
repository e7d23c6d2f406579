### The draw for the first dealer.

## The draw

dealer-title-high-card = ਪਹਿਲਾਂ ਕੌਣ ਵੰਡੇ? ਕਾਰਡ ਕੱਢੋ
dealer-title-cut = ਡਰਾਫਟ ਪਹਿਲਾਂ ਕੌਣ ਕਰੇ? ਡੈੱਕ ਕੱਟੋ
dealer-title-assigned = ਪਹਿਲਾਂ ਕੌਣ ਵੰਡੇ?
dealer-help-high-card = ਹਰ ਕੋਈ ਇੱਕ ਕਾਰਡ ਕੱਢੇ; ਸਭ ਤੋਂ ਵੱਡੇ ਕਾਰਡ ਵਾਲਾ ਵੰਡਦਾ ਹੈ। ਕੋਈ ਨਾ ਕੱਢੇ, ਤਾਂ ਵੰਡ { $name } ਦੀ।
dealer-help-cut = ਦੋਵੇਂ ਡੈੱਕ ਕੱਟੋ; ਵੱਡੇ ਕਾਰਡ ਵਾਲਾ ਡਰਾਫਟ ਪਹਿਲਾਂ ਕਰਦਾ ਹੈ। ਕੋਈ ਨਾ ਕੱਟੇ, ਤਾਂ ਡਰਾਫਟ ਵਿੱਚ ਪਹਿਲ { $name } ਦੀ।
dealer-help-assigned = ਇਹਨਾਂ ਨਿਯਮਾਂ ਵਿੱਚ ਡੀਲਰ ਲਈ ਕਾਰਡ ਨਹੀਂ ਕੱਢੇ ਜਾਂਦੇ: ਵੰਡ { $name } ਦੀ, ਜੇ ਤੁਸੀਂ ਕੁਝ ਹੋਰ ਨਾ ਦੱਸੋ।
dealer-lastcard-high-card = Lastcard ਤੋਂ ਕਢਵਾਓ
dealer-lastcard-cut = Lastcard ਤੋਂ ਕਟਵਾਓ
dealer-lastcard-assigned = ਪਰਚੀ ਪਾਓ
dealer-who-high-card = ਅਸੀਂ ਆਪ ਕਾਰਡ ਕੱਢੇ। ਸਭ ਤੋਂ ਵੱਡਾ ਕਾਰਡ ਕਿਸ ਦਾ:
dealer-who-cut = ਅਸੀਂ ਆਪ ਡੈੱਕ ਕੱਟਿਆ। ਵੱਡਾ ਕਾਰਡ ਕਿਸ ਦਾ:
dealer-who-assigned = ਜਾਂ ਵੰਡ ਇਸ ਖਿਡਾਰੀ ਦੀ
dealer-drew-high-card = { $name } ਨੇ ਕੱਢਿਆ: { $card }। ਪਹਿਲੀ ਵੰਡ { $name } ਦੀ।
dealer-drew-cut = { $name } ਨੇ ਕੱਟਿਆ: { $card }। ਡਰਾਫਟ ਵਿੱਚ ਪਹਿਲ { $name } ਦੀ।
dealer-drew-assigned = { $name } ਨੇ ਕੱਢਿਆ: { $card }। ਪਹਿਲੀ ਵੰਡ { $name } ਦੀ।
dealer-said-high-card = ਸਭ ਤੋਂ ਵੱਡਾ ਕਾਰਡ ਅਤੇ ਪਹਿਲੀ ਵੰਡ { $name } ਦੀ।
dealer-said-cut = ਵੱਡਾ ਕਾਰਡ ਅਤੇ ਡਰਾਫਟ ਵਿੱਚ ਪਹਿਲ { $name } ਦੀ।
dealer-said-assigned = ਪਹਿਲੀ ਵੰਡ { $name } ਦੀ।
dealer-undo = ਇਹ ਫ਼ੈਸਲਾ ਵਾਪਸ ਲਓ
event-dealer-drawn = ਮੇਜ਼ { $table }: ਪਹਿਲੀ ਵੰਡ { $name } ਦੀ ਨਿਕਲੀ
event-dealer-undone = ਮੇਜ਼ { $table }: { $name } ਦੀ ਪਹਿਲੀ ਵੰਡ ਵਾਲਾ ਫ਼ੈਸਲਾ ਵਾਪਸ ਲਿਆ ਗਿਆ
error-dealer-in-play = ਪਹਿਲੀ ਬਾਜ਼ੀ ਫ਼ੋਨਾਂ ’ਤੇ ਹੋ ਰਹੀ ਹੈ
error-dealer-in-play-help = ਇਸ ਦੇ ਕਾਰਡ ਵੰਡੇ ਜਾ ਚੁੱਕੇ ਹਨ, ਇਸ ਲਈ ਡੀਲਰ ਉਹੀ ਰਹੇਗਾ। ਜੇ ਕਿਸੇ ਹੋਰ ਨੇ ਵੰਡਣਾ ਹੈ, ਤਾਂ ਪਹਿਲਾਂ ਇਹ ਬਾਜ਼ੀ ਛੱਡੋ।

## Six or seven, as the dealer decides

play-choose-cards = ਵੰਡ ਤੁਹਾਡੀ ਹੈ। ਕਿੰਨੇ ਕਾਰਡ? ਖਿਡਾਰੀ ਬਹੁਤੇ ਹੋਣ ਜਾਂ ਬਾਜ਼ੀ ਛੇਤੀ ਮੁਕਾਉਣੀ ਹੋਵੇ, ਤਾਂ ਘੱਟ ਚੰਗੇ।
play-deal-6 = ਛੇ ਵੰਡੋ
play-deal-7 = ਸੱਤ ਵੰਡੋ
play-dealer-chooses = ਵੰਡ { $name } ਦੀ: ਛੇ ਕਾਰਡ ਜਾਂ ਸੱਤ, ਚੋਣ ਡੀਲਰ ਦੀ।
practice-you-deal = ਵੰਡ ਤੁਹਾਡੀ ਹੈ। ਛੇ ਕਾਰਡ ਜਾਂ ਸੱਤ?
practice-you-deal-help = ਡੀਲਰ ਦੇਖਦਾ ਹੈ ਕਿ ਖਿਡਾਰੀ ਕਿੰਨੇ ਹਨ ਅਤੇ ਖੇਡ ਕਿੰਨੀ ਜਾਣਦੇ ਹਨ: ਖਿਡਾਰੀ ਬਹੁਤੇ ਹੋਣ ਜਾਂ ਬਾਜ਼ੀ ਛੇਤੀ ਮੁਕਾਉਣੀ ਹੋਵੇ, ਤਾਂ ਘੱਟ ਕਾਰਡ ਚੰਗੇ।

### ਲੋਕ: ਉਹਨਾਂ ਦੇ ਸਫ਼ੇ, ਆਹਮੋ-ਸਾਹਮਣੇ, ਅਤੇ ਕਲੱਬ ਦੀਆਂ ਯਾਦਾਂ।

## Everybody in a club

club-people-link = ਲੋਕ ਅਤੇ ਰਿਕਾਰਡ
club-people-title = ਲੋਕ
club-people-empty = ਅਜੇ ਕਿਸੇ ਦਾ ਸਫ਼ਾ ਨਹੀਂ
club-people-empty-help = ਕਿਸੇ ਦਾ ਸਫ਼ਾ ਉਸ ਪਹਿਲੇ ਜਨਤਕ ਟੂਰਨਾਮੈਂਟ ਨਾਲ ਸ਼ੁਰੂ ਹੁੰਦਾ ਹੈ ਜਿਸ ਵਿੱਚ ਪੂਰੇ ਨਾਂ ਦਿਸਦੇ ਹਨ।
club-people-champions = ਹਾਲ ਆਫ਼ ਫ਼ੇਮ
club-people-records = ਰਿਕਾਰਡ
club-people-records-help = ਰਿਕਾਰਡ ਵਿੱਚ ਉਹਨਾਂ ਦੇ ਹੀ ਨਾਂ ਹਨ ਜੋ ਇਹ ਚਾਹੁੰਦੇ ਹਨ: ਹਰ ਕੋਈ ਆਪ ਚੁਣਦਾ ਹੈ ਕਿ ਉਸ ਦੇ ਸਫ਼ੇ ’ਤੇ ਕੀ ਦਿਸੇ।
club-people-everybody = ਸਾਰੇ
record-evenings-won = ਜਿੱਤੀਆਂ ਸ਼ਾਮਾਂ
record-evenings = ਖੇਡੀਆਂ ਸ਼ਾਮਾਂ
record-hand = ਇੱਕ ਬਾਜ਼ੀ ਦੇ ਅੰਕ
record-run = ਲਗਾਤਾਰ ਜਿੱਤੀਆਂ ਬਾਜ਼ੀਆਂ
record-share = 100 ਵਿੱਚੋਂ ਜਿੱਤੀਆਂ ਬਾਜ਼ੀਆਂ

## One person

person-link = { $name } ਦਾ ਸਫ਼ਾ
person-evenings-won = ਜਿੱਤੀਆਂ ਸ਼ਾਮਾਂ
person-of-hundred = 100 ਵਿੱਚੋਂ { $count }
person-rating-rank = ਦਰਜਾ { $rank }
person-provisional = ਆਰਜ਼ੀ
person-rating-time = ਸਮੇਂ ਨਾਲ ਰੇਟਿੰਗ
person-rating-description = ਸ਼ਾਮਾਂ: { $evenings }। ਪਹਿਲੀ ਤੋਂ ਬਾਅਦ ਰੇਟਿੰਗ { $first } ਸੀ, ਹੁਣ { $last } ਹੈ; ਸਭ ਤੋਂ ਉੱਚੀ { $best } ਸੀ। ਪੱਟੀ ਅਨਿਸ਼ਚਿਤਤਾ ਦਿਖਾਉਂਦੀ ਹੈ।
person-highlights = ਖਾਸ ਗੱਲਾਂ
person-best-partner = ਸਭ ਤੋਂ ਚੰਗਾ ਸਾਥੀ: { $name }, ਇਕੱਠੇ { $hands } ਵਿੱਚੋਂ { $won } ਬਾਜ਼ੀਆਂ ਜਿੱਤੀਆਂ।
person-hardest-opponent = ਸਭ ਤੋਂ ਔਖਾ ਵਿਰੋਧੀ: { $name }, { $hands } ਵਿੱਚੋਂ { $won } ਬਾਜ਼ੀਆਂ ਜਿੱਤੀਆਂ।
person-run = ਲਗਾਤਾਰ ਜਿੱਤੀਆਂ ਬਾਜ਼ੀਆਂ, ਸਭ ਤੋਂ ਵੱਧ: { $count }।
person-run-now = ਮੌਜੂਦਾ ਸਿਲਸਿਲਾ: { $count } ਬਾਜ਼ੀਆਂ ਜਿੱਤੀਆਂ।
person-evening-run = ਲਗਾਤਾਰ ਜਿੱਤੀਆਂ ਸ਼ਾਮਾਂ, ਸਭ ਤੋਂ ਵੱਧ: { $count }।
person-best-hand = ਇੱਕ ਬਾਜ਼ੀ ਵਿੱਚ ਸਭ ਤੋਂ ਵੱਧ ਅੰਕ: { $points } ({ $tournament })।
person-kept-most = ਹੱਥ ਵਿੱਚ ਸਭ ਤੋਂ ਵੱਧ ਬਚਣ ਵਾਲਾ ਕਾਰਡ: { $card }, ਹੁਣ ਤੱਕ { $count }।
person-dearest = ਸਭ ਤੋਂ ਮਹਿੰਗਾ ਪਿਆ ਕਾਰਡ: { $card }, ਹੁਣ ਤੱਕ { $count } ਅੰਕ।
person-earlier = ਪਹਿਲਾਂ ਦੀਆਂ ਸ਼ਾਮਾਂ: { $count }
person-imported = ਹੋਰ ਕਲੱਬਾਂ ਵਿੱਚ
person-imported-help = ਜਿਵੇਂ ਦੂਜੇ ਕਲੱਬ ਨੇ ਲਿਖਿਆ। ਇੱਥੇ ਕਿਸੇ ਸਾਰਣੀ ਵਿੱਚ ਨਹੀਂ ਗਿਣਿਆ ਜਾਂਦਾ।
person-share = 100 ਵਿੱਚੋਂ
person-unnamed = ਜਿਨ੍ਹਾਂ ਦਾ ਸਫ਼ਾ ਨਹੀਂ, ਇਸ ਲਈ ਸੂਚੀ ਵਿੱਚ ਨਹੀਂ: { $count }।
person-cards = ਹੱਥ ਵਿੱਚ ਬਚੇ ਕਾਰਡ
person-cards-help = ਸਭ ਤੋਂ ਮਹਿੰਗੇ ਪਹਿਲਾਂ, ਜਿੱਥੋਂ ਤੱਕ ਹਰ ਕਾਰਡ ਗਿਣਿਆ ਗਿਆ
person-less = ਇਸ ਸਫ਼ੇ ’ਤੇ ਸਿਰਫ਼ ਸ਼ਾਮਾਂ ਅਤੇ ਸਥਾਨ ਦਿਸਦੇ ਹਨ। ਸਾਥੀ, ਅੰਕ ਅਤੇ ਰਿਕਾਰਡ ਤਦ ਦਿਸਣਗੇ ਜਦੋਂ ਉਹ ਵਿਅਕਤੀ ਚਾਹੇ।

## Two people

pair-link = ਆਹਮੋ-ਸਾਹਮਣੇ
pair-title = { $one } ਅਤੇ { $other }
pair-empty = ਇਹ ਦੋਵੇਂ ਅਜੇ ਨਹੀਂ ਮਿਲੇ।
pair-ahead = ਕਿੰਨੀਆਂ ਸ਼ਾਮਾਂ ਵਿੱਚ ਅੱਗੇ
pair-won = ਇੱਕ-ਦੂਜੇ ਖਿਲਾਫ਼ { $hands } ਵਿੱਚੋਂ ਜਿੱਤੀਆਂ ਬਾਜ਼ੀਆਂ
pair-together = ਸਾਥੀ ਬਣ ਕੇ { $hands } ਵਿੱਚੋਂ { $won } ਬਾਜ਼ੀਆਂ ਜਿੱਤੀਆਂ, ਭਾਵ 100 ਵਿੱਚੋਂ { $share }।
pair-evenings = ਇਕੱਠੀਆਂ ਸ਼ਾਮਾਂ

## What a page shows

visibility-title = ਸਫ਼ੇ ’ਤੇ ਕੀ ਦਿਸੇ
visibility-nothing = ਕੋਈ ਸਫ਼ਾ ਨਹੀਂ
visibility-nothing-help = ਟੂਰਨਾਮੈਂਟ, ਸੀਜ਼ਨ ਅਤੇ ਰੇਟਿੰਗ ਦੀਆਂ ਸਾਰਣੀਆਂ ਤੋਂ ਬਿਨਾਂ ਕਿਤੇ ਨਾਂ ਨਹੀਂ।
visibility-results = ਸ਼ਾਮਾਂ ਅਤੇ ਸਥਾਨ
visibility-results-help = ਜੋ ਹੋਰ ਸਫ਼ਿਆਂ ’ਤੇ ਪਹਿਲਾਂ ਹੀ ਹੈ, ਇੱਕ ਥਾਂ, ਰੇਟਿੰਗ ਸਮੇਤ।
visibility-everything = ਸਭ ਕੁਝ
visibility-everything-help = ਸਾਥੀ ਅਤੇ ਵਿਰੋਧੀ, ਅੰਕ, ਕਾਰਡ, ਸਿਲਸਿਲੇ ਅਤੇ ਰਿਕਾਰਡ ਵੀ।
visibility-desk-help = ਇਹ ਉਸ ਵਿਅਕਤੀ ਦੀ ਆਪਣੀ ਪਸੰਦ ਹੈ: ਉਸ ਦੇ ਕਹਿਣ ’ਤੇ ਹੀ ਬਦਲੋ। ਨਿੱਜੀ ਲਿੰਕ ਨਾਲ ਉਹ ਆਪਣੇ ਫ਼ੋਨ ’ਤੇ ਆਪ ਬਦਲ ਸਕਦਾ ਹੈ।
done-openness = ਸੰਭਾਲਿਆ ਗਿਆ। ਸਫ਼ੇ ’ਤੇ ਹੁਣ ਉਹੀ ਦਿਸਦਾ ਹੈ ਜੋ ਚੁਣਿਆ ਗਿਆ।
own-page-title = ਤੁਹਾਡਾ ਸਫ਼ਾ, { $name }
own-page-lede = ਕਲੱਬ ਵਿੱਚ ਖੇਡਣ ਵਾਲੇ ਹਰ ਇੱਕ ਦਾ ਇੱਕ ਸਫ਼ਾ ਹੈ। ਤੁਹਾਡੇ ਸਫ਼ੇ ’ਤੇ ਕੀ ਦਿਸੇ, ਇਹ ਤੁਸੀਂ ਤੈਅ ਕਰਦੇ ਹੋ।
own-page-back = ਤੁਹਾਡੀ ਸ਼ਾਮ
own-page-look = ਸਫ਼ਾ ਦੇਖੋ
own-page-link = ਤੁਹਾਡੇ ਸਫ਼ੇ ’ਤੇ ਕੀ ਦਿਸੇ
error-own-link = ਇਸ ਲਈ ਤੁਹਾਡਾ ਨਿੱਜੀ ਲਿੰਕ ਚਾਹੀਦਾ ਹੈ
error-own-link-help = ਇਹ ਲਿੰਕ ਹੋਰਾਂ ਕੋਲ ਵੀ ਹੋ ਸਕਦਾ ਹੈ। ਪ੍ਰਬੰਧਕ ਤੋਂ ਆਪਣਾ ਨਿੱਜੀ ਲਿੰਕ ਮੰਗੋ। ਕੁਝ ਨਹੀਂ ਬਦਲਿਆ ਗਿਆ।
roster-page = ਸਫ਼ਾ ਅਤੇ ਰਿਕਾਰਡ

## From club to club

record-file-title = ਕਲੱਬ ਤੋਂ ਕਲੱਬ
record-file-help = ਜੋ ਹੋਰ ਕਲੱਬ ਵਿੱਚ ਜਾਵੇ, ਉਹ ਨਾਲ ਉਹੀ ਲੈ ਜਾਂਦਾ ਹੈ ਜੋ ਸਾਰਿਆਂ ਨੂੰ ਦਿਸਦਾ ਹੈ: ਸ਼ਾਮਾਂ ਅਤੇ ਉਹਨਾਂ ਦੇ ਸਥਾਨ। ਨਵੇਂ ਕਲੱਬ ਵਿੱਚ ਇਹ ਉਸ ਦੇ ਸਫ਼ੇ ’ਤੇ ਰਹਿੰਦੀਆਂ ਹਨ ਅਤੇ ਕਿਸੇ ਸਾਰਣੀ ਵਿੱਚ ਨਹੀਂ ਗਿਣੀਆਂ ਜਾਂਦੀਆਂ।
record-file-take = ਰਿਕਾਰਡ ਡਾਊਨਲੋਡ ਕਰੋ
record-file-bring = ਦੂਜੇ ਕਲੱਬ ਦਾ ਰਿਕਾਰਡ ਜੋੜੋ
record-file-bring-hint = ਦੂਜੇ ਕਲੱਬ ਦੀ ਫ਼ਾਈਲ ਦੀ ਪੂਰੀ ਲਿਖਤ।
record-file-choose = ਫ਼ਾਈਲ ਚੁਣੋ
record-file-button = ਜੋੜੋ
record-file-imported = ਹੋਰ ਕਲੱਬਾਂ ਦੀਆਂ ਸ਼ਾਮਾਂ: { $count }।
record-file-remove = ਇਹ ਹਟਾਓ
done-record-brought = ਰਿਕਾਰਡ ਜੋੜ ਦਿੱਤਾ ਗਿਆ।
done-record-removed = ਹੋਰ ਕਲੱਬਾਂ ਦੀਆਂ ਸ਼ਾਮਾਂ ਹਟਾ ਦਿੱਤੀਆਂ ਗਈਆਂ।
problem-record-none = ਇਹ ਰਿਕਾਰਡ ਨਹੀਂ। ਦੂਜਾ ਕਲੱਬ ਇਸ ਨੂੰ “{ record-file-take }” ਨਾਲ ਡਾਊਨਲੋਡ ਕਰਕੇ ਫ਼ਾਈਲ ਭੇਜਦਾ ਹੈ; ਉਸ ਦੀ ਪੂਰੀ ਲਿਖਤ ਇੱਥੇ ਪੇਸਟ ਕਰੋ।
problem-record-later = ਇਹ ਰਿਕਾਰਡ Lastcard ਦੇ ਬਾਅਦ ਦੇ ਵਰਜ਼ਨ ਨੇ ਲਿਖਿਆ ਹੈ। ਪਹਿਲਾਂ ਇਸ ਨੂੰ ਅੱਪਡੇਟ ਕਰੋ।
problem-record-too-many = ਰਿਕਾਰਡ ਵਿੱਚ ਵੱਧ ਤੋਂ ਵੱਧ { $count } ਸ਼ਾਮਾਂ ਹੁੰਦੀਆਂ ਹਨ। ਕੁਝ ਨਹੀਂ ਲਿਆ ਗਿਆ।
problem-record-evening = ਇਸ ਰਿਕਾਰਡ ਦੀ ਸ਼ਾਮ { $number } ਅਜਿਹੀ ਨਹੀਂ ਹੋ ਸਕਦੀ: ਸਥਾਨ ਮੌਜੂਦ ਲੋਕਾਂ ਵਿੱਚੋਂ ਹੁੰਦਾ ਹੈ, ਅਤੇ ਖੇਡੀਆਂ ਤੋਂ ਵੱਧ ਬਾਜ਼ੀਆਂ ਨਹੀਂ ਜਿੱਤੀਆਂ ਜਾਂਦੀਆਂ। ਕੁਝ ਨਹੀਂ ਲਿਆ ਗਿਆ।

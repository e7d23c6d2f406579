### The frame of every page, and words that many pages share.

## The frame

brand = Lastcard
language-name = ਪੰਜਾਬੀ
title-of = { $title } · Lastcard
languages-label = ਭਾਸ਼ਾ
skip-to-content = ਸਿੱਧੇ ਸਮੱਗਰੀ ’ਤੇ ਜਾਓ
nav-label = ਸਾਈਟ
nav-tournaments = ਟੂਰਨਾਮੈਂਟ
nav-organise = ਪ੍ਰਬੰਧ
log-out = ਲਾਗ-ਆਉਟ
footer-rules = ਨਿਯਮ, ਸੌਖੇ ਸ਼ਬਦਾਂ ਵਿੱਚ
footer-about = Lastcard ਯੂਨੋ ਕਲੱਬਾਂ ਦੇ ਟੂਰਨਾਮੈਂਟ ਚਲਾਉਂਦਾ ਹੈ: ਸ਼ਡਿਊਲ, ਨਤੀਜੇ ਅਤੇ ਲੀਡਰਬੋਰਡ।

## Shared words

print = ਛਾਪੋ
number = { $n }
points = { $count ->
    [one] { $count } ਅੰਕ
   *[other] { $count } ਅੰਕ
}

## A page that keeps itself up to date says when it does not

following-lost = ਕਨੈਕਸ਼ਨ ਟੁੱਟ ਗਿਆ। ਹੋ ਸਕਦਾ ਹੈ ਇਹ ਸਫ਼ਾ ਪੁਰਾਣਾ ਹੋਵੇ।
following-lost-since = ਕਨੈਕਸ਼ਨ ਟੁੱਟ ਗਿਆ। ਆਖਰੀ ਅੱਪਡੇਟ: { $time }।
following-out = ਤੁਸੀਂ ਲਾਗ-ਆਉਟ ਹੋ ਚੁੱਕੇ ਹੋ, ਇਸ ਲਈ ਇਹ ਸਫ਼ਾ ਹੁਣ ਅੱਪਡੇਟ ਨਹੀਂ ਹੁੰਦਾ।
following-log-in = ਮੁੜ ਲਾਗ-ਇਨ ਕਰੋ
following-gone = ਇਹ ਸਫ਼ਾ ਹੁਣ ਨਹੀਂ ਰਿਹਾ ਜਾਂ ਕਿਤੇ ਹੋਰ ਚਲਾ ਗਿਆ ਹੈ।
following-changed = ਇਹ ਸਫ਼ਾ ਬਦਲ ਗਿਆ ਹੈ। ਤੁਸੀਂ ਜੋ ਭਰਿਆ ਹੈ, ਉਹ ਭੇਜਣ ਜਾਂ ਸਫ਼ਾ ਮੁੜ ਲੋਡ ਕਰਨ ਤੱਕ ਇੱਥੇ ਹੀ ਰਹੇਗਾ।
following-reload = ਮੁੜ ਲੋਡ ਕਰੋ

# Somebody whose name is not told, told from others by a number.
name-erased = ਮਿਟਾਇਆ ਗਿਆ ਖਿਡਾਰੀ { $number }
name-player = ਖਿਡਾਰੀ { $number }

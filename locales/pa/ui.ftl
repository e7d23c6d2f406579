### The frame of every page, and the words that many pages share.

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

## States of a tournament

state-draft = ਖਰੜਾ
state-ready = ਸ਼ੁਰੂ ਹੋਣ ਵਾਲਾ
state-running = ਜਾਰੀ
state-play-off = ਪਲੇਅ-ਆਫ਼
state-finished = ਸਮਾਪਤ
state-stopped = ਰੋਕਿਆ ਗਿਆ
state-archived = ਆਰਕਾਈਵ

## States of an entrant

state-winner = ਜੇਤੂ
state-at-limit = ਹੱਦ ’ਤੇ
state-lost = ਹਾਰ
state-eliminated = ਬਾਹਰ
state-withdrawn = ਨਾਂ ਵਾਪਸ
state-disqualified = ਅਯੋਗ
state-unconfirmed = ਪੁਸ਼ਟੀ ਬਾਕੀ
state-late = ਦੇਰ ਨਾਲ ਆਏ

## States of a table

state-playing = ਖੇਡ ਰਿਹਾ ਹੈ
state-waiting = ਉਡੀਕ ਵਿੱਚ
state-done = ਪੂਰਾ

## Every form

form-problems = { $count ->
    [one] { $count } ਗੱਲ ਵੱਲ ਧਿਆਨ ਦਿਓ
   *[other] { $count } ਗੱਲਾਂ ਵੱਲ ਧਿਆਨ ਦਿਓ
}

## What a hand did, in a sentence

table-list-comma = ,{" "}
table-list-and = { $before } ਅਤੇ { $last }
table-credit = { $names } +{ $points }
table-charged = { $out } ਦੀ ਜਿੱਤ · { $charges }
table-charge = { $names } ਦੇ ਖਾਤੇ { $points } ਪਏ
table-lazy = { $out } ਦੀ ਜਿੱਤ, { $count ->
    [one] { $losers } ਦੀ ਹਾਰ
   *[other] { $losers } ਦੀ ਹਾਰ
}
table-lazy-deals = { $out } ਦੀ ਜਿੱਤ, { $dealer } ਦੀ ਹਾਰ ਅਤੇ ਅਗਲੀ ਵੰਡ
table-lazy-level = { $out } ਦੀ ਜਿੱਤ, { $losers } ਬਰਾਬਰ, ਅਗਲੀ ਵੰਡ { $dealer } ਦੀ
table-order = { $before }; ਅਖੀਰ ਵਿੱਚ { $last } ਦੀ ਹਾਰ
table-void-stuck = ਅਟਕ ਗਈ, ਮੁੜ ਵੰਡੀ
table-void-withdrawn = ਨਹੀਂ ਖੇਡੀ, ਇੱਕ ਖਿਡਾਰੀ ਨੇ ਨਾਂ ਵਾਪਸ ਲਿਆ
table-void-abandoned = ਛੱਡੀ ਗਈ, ਕੋਈ ਅੰਕ ਨਹੀਂ
table-void-withheld = ਦਰਜ ਹੈ, ਬਾਅਦ ਵਿੱਚ ਦਿਸੇਗਾ

## Cards: one name for each face, with its colour

colour-red = ਲਾਲ
colour-blue = ਨੀਲਾ
colour-green = ਹਰਾ
colour-yellow = ਪੀਲਾ
card-0 = { $colour } 0
card-1 = { $colour } 1
card-2 = { $colour } 2
card-3 = { $colour } 3
card-4 = { $colour } 4
card-5 = { $colour } 5
card-6 = { $colour } 6
card-7 = { $colour } 7
card-8 = { $colour } 8
card-9 = { $colour } 9
card-d2 = { $colour } ਡਰਾਅ ਦੋ
card-rev = { $colour } ਰਿਵਰਸ
card-skip = { $colour } ਸਕਿੱਪ
card-w = ਵਾਈਲਡ
card-wd4 = ਵਾਈਲਡ ਡਰਾਅ ਚਾਰ
card-blank = ਚਿੱਟਾ ਕਾਰਡ
card-ten = +10
card-back = ਮੂਧਾ ਕਾਰਡ

## Sizes and times

quantity-kilobytes = { $number } ਕੇਬੀ
quantity-megabytes = { $number } ਐੱਮਬੀ
quantity-gigabytes = { $number } ਜੀਬੀ
quantity-seconds = { $number } ਸਕਿੰਟ

### The frame of every page, and the words that many pages share.

## The frame

brand = Lastcard
language-name = বাংলা
title-of = { $title } · Lastcard
languages-label = ভাষা
skip-to-content = মূল অংশে যান
nav-label = সাইট
nav-tournaments = টুর্নামেন্ট
nav-organise = আয়োজন
log-out = লগ আউট
footer-rules = খেলার নিয়ম, সহজ কথায়
footer-about = Lastcard উনো ক্লাবের টুর্নামেন্ট চালায়: সূচি, ফল ও লিডারবোর্ড।

## Shared words

print = প্রিন্ট
number = { $n }
points = { $count } পয়েন্ট

## A page that keeps itself up to date says when it does not

following-lost = সংযোগ নেই। এই পাতা পুরোনো হয়ে থাকতে পারে।
following-lost-since = সংযোগ নেই। শেষ আপডেট { $time }।
following-out = আপনি লগ আউট হয়ে গেছেন, তাই এই পাতা আর আপডেট হচ্ছে না।
following-log-in = আবার লগ ইন করুন
following-gone = এই পাতাটি আর নেই, বা অন্য জায়গায় সরে গেছে।
following-changed = এই পাতা বদলে গেছে। আপনি যা লিখেছেন, পাঠানো বা পাতা আবার লোড করা পর্যন্ত তা এখানেই থাকবে।
following-reload = আবার লোড করুন

# Somebody whose name is not told, told from others by a number.
name-erased = মুছে ফেলা খেলোয়াড় { $number }
name-player = খেলোয়াড় { $number }

## States of a tournament

state-draft = খসড়া
state-ready = শুরু হতে যাচ্ছে
state-running = চলছে
state-play-off = প্লে-অফ
state-finished = শেষ
state-stopped = থামানো
state-archived = আর্কাইভে

## States of an entrant

state-winner = বিজয়ী
state-at-limit = সীমায়
state-lost = হার
state-eliminated = বাদ
state-withdrawn = ছেড়ে গেছেন
state-disqualified = অযোগ্য
state-unconfirmed = যাচাই হয়নি
state-late = দেরিতে এসেছেন

## States of a table

state-playing = খেলা চলছে
state-waiting = অপেক্ষায়
state-done = শেষ

## Every form

form-problems = { $count }টি জায়গা দেখা দরকার

## What a hand did, in a sentence

table-list-comma = ,{" "}
table-list-and = { $before } ও { $last }
table-credit = { $names } +{ $points }
table-charged = জিতলেন { $out } · { $charges }
table-charge = { $names }-এর বিপক্ষে { $points }
table-lazy = জিতলেন { $out }, { $count ->
    [one] হারলেন { $losers }
   *[other] হারলেন { $losers }
}
table-lazy-deals = জিতলেন { $out }, হারলেন { $dealer }, তিনিই এরপর ডিলার
table-lazy-level = জিতলেন { $out }, সমান { $losers }, এরপর ডিলার { $dealer }
table-order = { $before }; শেষে রইলেন ও হারলেন { $last }
table-void-stuck = আটকে গেছে, আবার বাঁটা হবে
table-void-withdrawn = খেলা হয়নি, একজন ছেড়ে গেছেন
table-void-abandoned = ছেড়ে দেওয়া, পয়েন্ট নেই
table-void-withheld = লেখা হয়েছে, পরে জানানো হবে

## Cards: one name for each face, with its colour

colour-red = লাল
colour-blue = নীল
colour-green = সবুজ
colour-yellow = হলুদ
card-0 = { $colour } শূন্য
card-1 = { $colour } এক
card-2 = { $colour } দুই
card-3 = { $colour } তিন
card-4 = { $colour } চার
card-5 = { $colour } পাঁচ
card-6 = { $colour } ছয়
card-7 = { $colour } সাত
card-8 = { $colour } আট
card-9 = { $colour } নয়
card-d2 = { $colour } ড্র টু
card-rev = { $colour } রিভার্স
card-skip = { $colour } স্কিপ
card-w = ওয়াইল্ড
card-wd4 = ওয়াইল্ড ড্র ফোর
card-blank = সাদা তাস
card-ten = +১০
card-back = উপুড় করা

## Sizes and times

quantity-kilobytes = { $number } কেবি
quantity-megabytes = { $number } এমবি
quantity-gigabytes = { $number } জিবি
quantity-seconds = { $number } সে.

### The frame of every page, and words that many pages share.

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

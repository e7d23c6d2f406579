### What can be wrong with a tournament, its file, a result, the rules, a hand log or the database. The place is shown beside it.

## What can be wrong with where the data is kept

problem-database-scheme-unknown = “{ $scheme }” এমন কোনো ডেটাবেস নয় যা Lastcard চেনে। একটি ফাইল দিন (club.db বা sqlite:club.db) বা PostgreSQL ঠিকানা (postgres://user@host/name)।
problem-database-path-missing = ডেটাবেস ফাইলের নাম নেই। একটি দিন, যেমন data/lastcard.db।
problem-database-in-memory = মেমরির ডেটাবেস Lastcard থামলেই হারিয়ে যাবে। একটি ফাইল দিন, যেমন data/lastcard.db।

## What can be wrong with a login

problem-login-empty = লগইন নাম লিখুন: একটি ছোট নাম বা ই-মেল ঠিকানা।
problem-login-too-long = লগইন নামে বড়জোর { $max }টি অক্ষর থাকতে পারে।
problem-login-space = লগইন নাম একটিই শব্দ, মাঝে ফাঁক নেই।

## What cannot be read

problem-cut-off = ফাইলটি লাইন { $line }, কলাম { $column }-এ থেমে গেছে। এর একটা অংশ নেই।
problem-not-json = লাইন { $line }, কলাম { $column }-এ পড়া যাচ্ছে না: { $why ->
    [trailing-comma] শেষ উপাদানের পরে কমা আছে। সেটি সরান।
    [no-value] “{ $found }” কোনো মান নয়। মান হতে পারে সংখ্যা, উদ্ধৃতি চিহ্নের মধ্যে লেখা, true, false, null, তালিকা বা অবজেক্ট।
    [key-without-quotes] ঘরের নাম উদ্ধৃতি চিহ্নের মধ্যে থাকতে হবে, যেমন "name"।
    [no-colon] “{ $found }” যেখানে আছে সেখানে ঘরের নাম আর তার মানের মাঝে কোলন থাকার কথা।
    [no-comma] “{ $found }” যেখানে আছে সেখানে কমা বা বন্ধনীর শেষ থাকার কথা।
    [rest] ফাইলের শেষের পরে “{ $found }” আছে। এক ফাইলে একটিই টুর্নামেন্ট থাকে।
    [number] এটি JSON-এর সংখ্যা নয়। সামনে শূন্য না দিয়ে লিখুন, দশমিক বিন্দুর পরে অঙ্ক দিন।
    [control] কোনো লেখা লাইনের শেষ পেরিয়ে গেছে, বা তাতে নিয়ন্ত্রণ অক্ষর আছে। উদ্ধৃতি চিহ্ন বন্ধ করুন, বা \n লিখুন।
    [escape] লেখার মধ্যে \ চিহ্নের পরে এটি আসতে পারে না।
    [too-deep] বন্ধনীর ভিতরে বন্ধনী ১২০ স্তরের বেশি।
   *[other] “{ $found }” এখানে থাকার কথা নয়।
}
problem-empty = ফাইলটি খালি।
problem-too-big = ফাইলটি খুব বড়: টুর্নামেন্টের ফাইল বড়জোর { $most } MB হতে পারে।
problem-not-utf8 = লাইন { $line }, কলাম { $column }-এর লেখা UTF-8 নয়। ফাইলটি UTF-8 করে সেভ করুন।
problem-too-many-here = একটি টুর্নামেন্টে যতগুলি থাকতে পারে (বড়জোর { $most }), এখানে তার চেয়ে বেশি আছে। বাকিগুলি পড়া হয়নি।
problem-more-problems = আরও { $count }টি সমস্যা।
problem-not-null = null এখানে চলে না। ঘরটি বাদ দিন, বা একটি মান দিন।
problem-name-line-break = এই নাম লাইনের শেষ পেরিয়ে গেছে। এক লাইনে লিখুন।
problem-tie-break-twice = “{ $given }” দু’বার আছে। একটি রাখুন।
problem-too-many-changes = বদল আছে { $given }টি; সব প্রতিযোগী মিলিয়ে বড়জোর { $max }টি থাকতে পারে। টুর্নামেন্টটি ভাগ করুন।
problem-change-twice = দান { $hand } থেকে কেউ আগেই এই আসন নিচ্ছেন বা ছাড়ছেন। দুটি বদলের একটি রাখুন; টুর্নামেন্ট চলতে থাকলে আগে অন্যটি ফেরত নিন।
problem-after-withdrawal = “{ $player }” খেলা ছেড়েছেন, তাই সেখানে আর কেউ বসেন না। এটি বাদ দিন, বা খেলা ছাড়ার জায়গায় বদলি দিন।
problem-other-order = খেলোয়াড়রা ঠিকই আছেন, কিন্তু এখানে তাঁদের বসার ক্রম আলাদা: { $seats }। ঘড়ির কাঁটার দিকে এভাবে লিখুন, বা আসনগুলি বাদ দিন।
problem-play-off-losers = প্লে-অফে দান কেউ হারেন না: শুধু কার তাস শেষ সেটাই গোনা হয়। যাঁরা হেরেছেন তাঁদের নাম বাদ দিন।
problem-version = Lastcard-এর এই সংস্করণ পড়তে পারে এমন টুর্নামেন্ট ফাইল এটি নয়। এতে লেখা থাকতে হবে "lastcard": { $known }।
problem-log-not-json = এটি দানের নথি নয়: লাইন { $line }, কলাম { $column }-এ পড়া যাচ্ছে না।
problem-no-sides = এখানে কোনো পক্ষ নেই। সবাই একা খেললে “sides” বাদ দিন।
problem-unknown-card = “{ $given }” কোনো তাস নয়। তাস লিখতে হয় রং (R, B, G বা Y) আর চিহ্ন (0 থেকে 9, D2, REV বা SKIP) দিয়ে, যেমন R5 বা YD2; W, WD4 ও BLANK-এর রং নেই।
problem-not-hexadecimal = “{ $given }” ৬৪টি হেক্সাডেসিমেল অঙ্ক নয়।

## What stands in a place

problem-duplicate-key = এই ঘর দু’বার আছে। একটি রাখুন।
problem-unknown-key = এমন নামের কোনো ঘর নেই। এখানে চলে: { $known }।
problem-missing = এটি নেই।
problem-wrong-kind = { $expected ->
    [text] এটি উদ্ধৃতি চিহ্নের মধ্যে কোনো লেখা হতে হবে।
    [number] এটি পূর্ণসংখ্যা হতে হবে।
    [flag] এটি true বা false হতে হবে।
    [list] এটি তালিকা হতে হবে: [ … ]।
    [object] এটি অবজেক্ট হতে হবে: {"{"} … {"}"}।
   *[holding] এটি গোনা তাস বা তাদের মোট হতে হবে।
}
problem-out-of-range = “{ $given }” হতে হবে { $min } থেকে { $max }-এর মধ্যে পূর্ণসংখ্যা।
problem-unknown-word = “{ $given }” এখানে চেনা নয়। এগুলির একটি দিন: { $known }।
problem-year-short = এটি { $year } সাল হিসেবে পড়া হয়েছে। { $meant } বোঝাতে চেয়েছেন?
problem-year-outside = এটি { $year } সাল হিসেবে পড়া হয়েছে। { $earliest } থেকে { $latest }-এর মধ্যে কোনো সাল লিখুন।
problem-name-empty = একটি নাম লিখুন।
problem-name-too-long = এই নামে { $length }টি অক্ষর আছে। বড়জোর { $max }টি থাকতে পারে।
problem-name-control = এই নামে অদৃশ্য অক্ষর আছে। আবার লিখুন।
problem-id-malformed = id-তে শুধু অক্ষর, অঙ্ক, - ও _ থাকতে পারে, আর তা নামের চেয়ে লম্বা হতে পারে না।
problem-entry-key-malformed = চাবিতে ৮ থেকে ৬৪টি চিহ্ন থাকে: ইংরেজি অক্ষর, অঙ্ক ও -।
problem-name-twice = “{ $name }” দু’বার আছে। দু’জনকে আলাদা করা যায় এমন কিছু জুড়ে দিন।
problem-id-twice = id “{ $id }” দু’বার আছে।

## What does not go together

problem-not-for-format = { $format ->
    [two-vs-two] দুই বনাম দুইয়ে এটি চলে না। বাদ দিন।
    [four-player] চার খেলোয়াড়ের টুর্নামেন্টে এটি চলে না। বাদ দিন।
    [eight-player] আট খেলোয়াড়ের টুর্নামেন্টে এটি চলে না। বাদ দিন।
    [team] দলগত খেলায় এটি চলে না। বাদ দিন।
    [free-for-all] সবাই একা খেললে এটি চলে না। বাদ দিন।
    [challenge] চ্যালেঞ্জে এটি চলে না। বাদ দিন।
    [cowboy] কাউবয়ে এটি চলে না। বাদ দিন।
    [duo] ডুওতে এটি চলে না। বাদ দিন।
   *[other] { $format-name }-এ এটি চলে না। বাদ দিন।
}
problem-not-for-scoring = স্কোরিং “{ $scoring }”-এ এটি লাগে না। বাদ দিন।
problem-only-for-places = পয়েন্টের তালিকা শুধু স্থানের জন্য। “places” গুনুন, বা তালিকা বাদ দিন।
problem-points-rise = কোনো স্থানের দাম তার আগেরটির চেয়ে বেশি নয়: এখানে বড়জোর { $max }।
problem-season-no-totals = মোট যোগ করা হয়, আর “{ $scoring }”-এ মোট নেই। এই আসর বাদ দিন, বা স্থান গুনুন।
problem-season-uneven = “{ $scoring }”-এ পয়েন্ট বিপক্ষে ওঠে, তাই যিনি আসেন না তাঁরই সবচেয়ে কম হবে। শুধু সেরা আসরগুলি গুনুন আর অন্তত ততগুলি চান, বা গড় বা স্থান গুনুন।
problem-season-other-way = “{ $scoring }” আর “{ $first }” যোগ হয় না: একটিতে বেশি পয়েন্ট ভালো, অন্যটিতে কম। এই আসর বাদ দিন, বা স্থান গুনুন।
problem-rounds-and-blocks = রাউন্ড বা পর্ব দিন, দুটিই নয়।
problem-nothing-to-compare = { $players } জন খেলোয়াড় আর এক রাউন্ডে কোনো ডেকই দু’বার খেলা হবে না। দুই রাউন্ড খেলুন, বা ডুপ্লিকেট দান বাদ দিন।
problem-not-duplicate = শুধু ফল আছে এমন দানই ডুপ্লিকেট দান হতে পারে, তা-ও শুধু যে টুর্নামেন্টে "play": {"{"} "duplicate": true {"}"} আছে। বাদ দিন।
problem-scoring-not-for-format = স্কোরিং “{ $scoring }” ফরম্যাট “{ $format-name }”-এ চলে না। এগুলির একটি দিন: { $known }।
problem-preset-not-for-format = নিয়ম “{ $preset }” ফরম্যাট “{ $format-name }”-এ চলে না: তা অন্য খেলার জন্য, বা অন্য সংখ্যক খেলোয়াড়ের জন্য। অন্য নিয়ম বাছুন, বা বাদ দিন।
problem-other-result = “{ $rules }” নিয়মে দান শেষ হয় { $gives ->
    [out] একজনের তাস শেষ হলে
    [order] কে কত নম্বরে শেষ করলেন সেই ক্রমে
   *[refill] রিফিল পয়েন্টে
}, আর স্কোরিং “{ $scoring }”-এ লাগে { $needs ->
    [out] একজন যাঁর তাস শেষ
    [order] কে কত নম্বরে শেষ করলেন
   *[refill] রিফিল পয়েন্ট
}। অন্য নিয়ম বা অন্য স্কোরিং বাছুন।
problem-entrant-count = { $format ->
    [two-vs-two] দুই বনাম দুইয়ে { $max }টি দল লাগে, { $given }টি নয়।
    [four-player] চার খেলোয়াড়ের টুর্নামেন্টে { $max } জন খেলোয়াড় লাগে, { $given } জন নয়।
    [eight-player] আট খেলোয়াড়ের টুর্নামেন্টে { $max } জন খেলোয়াড় লাগে, { $given } জন নয়।
    [team] দলগত খেলায় { $max }টি দল লাগে, { $given }টি নয়।
    [duo] ডুওতে { $max } জন খেলোয়াড় লাগে, { $given } জন নয়।
    [free-for-all] সবাই একা খেললে { $min } থেকে { $max } জন খেলোয়াড় লাগে, { $given } জন নয়।
    [challenge] চ্যালেঞ্জে { $min } থেকে { $max } জন খেলোয়াড় লাগে, { $given } জন নয়।
    [cowboy] কাউবয়ে { $min } থেকে { $max } জন খেলোয়াড় লাগে, { $given } জন নয়।
    [individual] একক টুর্নামেন্টে { $min } থেকে { $max } জন খেলোয়াড় লাগে, { $given } জন নয়।
   *[other] { $format-name }-এ { $min } থেকে { $max } জন প্রতিযোগী লাগে, { $given } জন নয়।
}
problem-players-for-rules = “{ $preset }” নিয়মে এক টেবিলে { $min } থেকে { $max } জন খেলোয়াড়, { $given } জন নয়। অন্য নিয়ম বাছুন, বা খেলোয়াড়ের সংখ্যা বদলান।
problem-team-size = এখানে এক দলে { $needed } জন খেলোয়াড়, এই দলে { $given } জন।
problem-team-size-range = এক দলে { $min } থেকে { $max } জন খেলোয়াড়, এই দলে { $given } জন।

## Who sits where, who comes and who goes

problem-not-seated = “{ $player }” এই দানে এই টেবিলে নেই। টেবিলে আছেন { $seats }।
problem-eliminated = “{ $player }” এই দানের আগেই বাদ পড়েছেন।
problem-changes-order = বদলগুলি দানের ক্রমে থাকতে হবে, আর কোনোটি খেলোয়াড়ের যোগ দেওয়ার আগে হতে পারে না।
problem-leaves-no-seat = তখন এই আসন “{ $player }”-এর নয়। আসনটি যাঁদের: { $seats }।
problem-substitute-plays = “{ $player }” এই টুর্নামেন্টে আগে থেকেই খেলছেন। বদলি অন্য কেউ হতে হবে।
problem-withdrawal-too-few = { $left ->
    [0] কেউই থাকবেন না
    [1] থাকবেন মাত্র একজন
   *[other] থাকবেন মাত্র { $left } জন
}, অথচ খেলা চালাতে { $needed } জন লাগে। বদলি দিন, বা টুর্নামেন্ট থামান।
problem-table-full = টেবিল ভরা: এখানে বড়জোর { $most } জন বসতে পারেন।
problem-late-not-for-format = { $format ->
    [two-vs-two] দুই বনাম দুইয়ে
    [four-player] চার খেলোয়াড়ের টুর্নামেন্টে
    [eight-player] আট খেলোয়াড়ের টুর্নামেন্টে
    [team] দলগত খেলায়
    [duo] ডুওতে
   *[other] { $format-name }-এ
} শুরুর পরে যোগ দেওয়া যায় না। নতুন খেলোয়াড় বদলি হিসেবে আসতে পারেন।
problem-late-in-block = দেরিতে আসা খেলোয়াড় যোগ দেন পর্বের শুরুতে। পরের পর্ব শুরু রাউন্ড { $round }-এর দান { $hand } থেকে।
problem-late-order = দেরিতে আসা খেলোয়াড়রা থাকেন অন্য সবার পরে, যে ক্রমে যোগ দিয়েছেন সেই ক্রমে।
problem-change-after-end = রাউন্ড { $round }-এ দান { $hand } নেই: শেষটি রাউন্ড { $last-round }-এর দান { $last }।
problem-withdrawn-plays = “{ $player }” এই দানের আগেই খেলা ছেড়েছেন। দানটি বাতিল: ফল বাদ দিন।
problem-no-such-hand = টুর্নামেন্টে দান { $slot } (রাউন্ড.টেবিল.দান) নেই।
problem-hand-twice = দান { $slot } (রাউন্ড.টেবিল.দান) দু’বার আছে।
problem-other-block = এই দান পর্ব { $block }-এর।
problem-other-seats = এই দানে এখানে অন্য খেলোয়াড়রা বসেন: { $seats }।
problem-not-everybody = যাঁরা খেলছেন প্রত্যেকে এখানে ঠিক একবার বসবেন: { $seats }।
problem-not-alternating = দুই দলকে একজন ছেড়ে একজন করে বসতে হবে, যেমন { $seats }।
problem-begun-draft = খসড়ায় ফল, এসেছেন বা চলে গেছেন এমন খেলোয়াড়, বা টেনে ঠিক করা ডিলার থাকতে পারে না। এগুলি বাদ দিন, বা এই ফাইল থেকে আলাদা টুর্নামেন্ট বানান।
problem-after-end = দান { $slot } (রাউন্ড.টেবিল.দান) শেষ হওয়ার পরে লেখা। রাখা আছে, কিন্তু গণ্য নয়।

## An event of several stages

problem-event-file = এটি একাধিক পর্বের প্রতিযোগিতার ফাইল। এর টুর্নামেন্টগুলি একে একে বানান।
problem-one-stage = প্রতিযোগিতায় অন্তত দুটি পর্ব থাকে, বা ম্যাচ। একটিমাত্র পর্ব নিজেই একটি টুর্নামেন্ট।
problem-several-finals = শেষ পর্বে গ্রুপ { $groups }টি, তাই বিজয়ীও { $groups } জন। একটি গ্রুপ রাখুন।
problem-not-for-matches = ম্যাচে দুই প্রতিযোগী ও একজন বিজয়ী লাগে। এই ফরম্যাটে তা হয় না; অন্যটি বাছুন, বা গ্রুপ।
problem-cut-too-large = পরের পর্বে ওঠেন { $through } জন, কিন্তু তার আগে খেলেন মাত্র { $before } জন।
problem-cannot-carry = পয়েন্ট শুধু গ্রুপ থেকে একই স্কোরিংয়ের গ্রুপে যায়, আর তাও পয়েন্ট যোগ হলে। ক্রম শুধু গ্রুপে যায়।
problem-not-a-date-time = “{ $given }” তারিখ ও সময় নয়। এভাবে লিখুন: 2026-12-05T18:00:00Z।
problem-stage-out-of-order = এই পর্বের লটারি হয়েছে, কিন্তু আগের পর্বের হয়নি।
problem-not-of-stage = এই টুর্নামেন্ট এই পর্বের নয়: এর জায়গা, ফরম্যাট বা প্রতিযোগী আলাদা।

## Who plays, and the play-off

problem-unknown-entrant = “{ $entrant }” এই টুর্নামেন্টে খেলেন না।
problem-unknown-player = “{ $player }” এই টুর্নামেন্টে খেলেন না।
problem-play-off-no-winner = প্লে-অফের কিছু নেই: এই টুর্নামেন্টে কোনো একজন বিজয়ী হন না।
problem-play-off-seats = { $given ->
    [one] প্লে-অফে মাত্র { $given } জন খেলোয়াড়
   *[other] প্লে-অফে { $given } জন খেলোয়াড়
}, আর এক টেবিলে চাই { $min } থেকে { $max } জন। প্রথম স্থান ভাগাভাগিই থাকছে।
problem-play-off-too-early = টুর্নামেন্ট শেষ হয়নি: প্লে-অফ গণ্য নয়।
problem-play-off-nobody-level = প্রথম স্থান কেউ ভাগাভাগি করছেন না, তাই প্লে-অফের কিছু নেই।
problem-play-off-not-level = “{ $entrant }” প্রথম স্থানের ভাগীদার নন: প্লে-অফ গণ্য নয়।
problem-play-off-missing = “{ $entrant }” প্রথম স্থানের ভাগীদার, কিন্তু প্লে-অফে নেই: প্লে-অফ গণ্য নয়।
problem-play-off-uncounted = দান { $slot } (রাউন্ড.টেবিল.দান) এমন প্লে-অফের যা গণ্য নয়। দানটি রাখা আছে।

## What a result says

problem-several-out = শুধু একজনেরই তাস শেষ হতে পারে।
problem-two-results = এখানে দুটি ফল আছে। একটি রাখুন।
problem-wrong-result = স্কোরিং “{ $scoring }”-এ যে ফল লাগে এটি তা নয়। দিন { $needs ->
    [out] কার তাস শেষ আর অন্যদের হাতে কী রয়ে গেছে: "out" ও "left"।
    [order] খেলোয়াড়রা কে কত নম্বরে শেষ করেছেন: "order"।
   *[refill] খেলোয়াড়দের রিফিল পয়েন্ট আর হাতে কী রয়ে গেছে: "refill" ও "left"।
}
problem-finished-twice = “{ $player }” একবারই শেষ করতে পারেন, এখানে দু’বার আছেন।
problem-order-incomplete = প্রত্যেকের একটি স্থান চাই। এখানে নেই: { $missing }।
problem-too-many-points = { $total } রিফিল পয়েন্ট: প্রতিটির জন্য একটি তাস ফেলতে হয়, তাই বড়জোর { $max } হতে পারে।
problem-winner-holds = এই খেলোয়াড়ের তাস শেষ, তাই হাতে কিছু নেই। এই তাসগুলি সরান, বা আসলে যাঁর তাস শেষ তাঁর নামে চাপুন।
problem-no-cards = শুধু যাঁর তাস শেষ তাঁরই হাত খালি। এই খেলোয়াড়ের হাতে যা রয়ে গেছে তাতে চাপুন; ০-ও একটি তাস।
problem-holding-missing = এই খেলোয়াড়ের তাস লেখা নেই। তাসে চাপুন, বা মোট লিখুন।
problem-too-many = { $count }টি, কিন্তু ডেকে আছে মাত্র { $max }টি

## Where the place is not shown: the face, then the sentence above

problem-of-face = { $face }: { $text }
problem-too-many-together = { $face }: সবার হাতের তাস মিলিয়ে { $count }টি, কিন্তু ডেকে আছে মাত্র { $max }টি। আবার গুনুন।
problem-too-many-cards = সবার হাতের তাস মিলিয়ে { $count }টি তাস: বড়জোর { $max }টি হতে পারে, কারণ একটি থাকে ফেলার গাদায়।
problem-total-too-high = { $total } পয়েন্ট: পুরো ডেকেই মাত্র { $max } পয়েন্ট। আবার গুনুন।
problem-totals-too-high = সবার হাতের তাস মিলিয়ে { $total } পয়েন্ট: পুরো ডেকেই মাত্র { $max } পয়েন্ট। আবার গুনুন।
problem-loser-missing = দান কে হেরেছেন বলুন, বা তাস গুনুন।
problem-losers-not-named = স্কোরিং “{ $scoring }”-এ তাস গোনা হয়, কে হেরেছেন তা লেখা হয় না।
problem-loser-won = “{ $player }” জেতা পক্ষে আছেন।
problem-other-losers = তাস অনুযায়ী দান হেরেছেন { $losers }।

## Why a result is not taken now

problem-no-hand = টুর্নামেন্টে এমন কোনো দান নেই।
problem-not-yet = আগে অন্য দান: এটি এখনই লেখা যাবে না।
problem-over = টুর্নামেন্ট শেষ। এখন শুধু যা লেখা আছে তা সংশোধন করা যায়।
problem-hand-closed = এই টেবিলের কেউ খেলা ছেড়েছেন: দানটি সেখানকার সবার জন্য বাতিল।
problem-later-seats = এই ফল হলে দান { $hand }-এ টেবিলে অন্য খেলোয়াড় থাকতেন, অথচ সেটি লেখা হয়ে গেছে। আগে সেই দান ও তার পরেরগুলি ফেরত নিন।
problem-result = এই ফল ঠিক হতে পারে না।

## Why nobody can come or go now

problem-step-over = টুর্নামেন্ট শেষ: আর কেউ আসতে বা যেতে পারেন না।
problem-step-play-off = প্লে-অফ চলছে: আর কেউ আসতে বা যেতে পারেন না।
problem-step-unknown = এই খেলোয়াড় এখানে খেলেন না। তালিকা থেকে কাউকে বাছুন।
problem-step-out = এই খেলোয়াড় আর টুর্নামেন্টে নেই।
problem-step-after-end = সেখান থেকে এই খেলোয়াড়ের আর কোনো দান বাকি নেই।
problem-step-recorded = দান { $hand } লেখা হয়ে গেছে। পরের কোনো দান বাছুন, বা আগে সেই ফল ফেরত নিন।
problem-step-problems = তা সম্ভব নয়।

## Why no play-off begins

problem-play-off-twice = প্লে-অফ আগে থেকেই আছে।

## Who deals first

problem-no-such-table = { $tables ->
    [one] এখানে টেবিল মাত্র { $tables }টি।
   *[other] এমন কোনো টেবিল নেই: টেবিলের নম্বর ১ থেকে { $tables }।
}
problem-table-twice = টেবিল { $table } দু’বার আছে। একটি রাখুন।
problem-other-dealer = যে তাস টানা হয়েছে, তাতে “{ $player }” ডিলার হন না।
problem-text-too-long = এই লেখায় { $length }টি অক্ষর আছে। বড়জোর { $max }টি থাকতে পারে।
problem-text-control = এই লেখায় অদৃশ্য অক্ষর আছে। আবার লিখুন।

## What is wrong with a ruleset

problem-unknown-preset = “{ $given }” নামে কোনো নিয়ম নেই। এগুলির একটি বাছুন: { $known }।
problem-unknown-option = “{ $option }” নামে কোনো বিকল্প নেই।
problem-option-elsewhere = “{ $option }” এখানে ঠিক করা হয় না: “{ $key }” থেকে আসে।
problem-unknown-value = “{ $option }” বিকল্পে “{ $given }” হয় না। হতে পারে: { $known }।
problem-options-clash = “{ $one }” ও “{ $other }” একসঙ্গে খেলা যায় না। একটি বন্ধ করুন।
problem-option-needs = “{ $one }”-এর জন্য “{ $needs }” চাই।

## Why a hand cannot be dealt

problem-wrong-number-of-players = এই নিয়মে { $players } জন খেলতে পারেন না: { $least ->
    [2] { $most ->
        [2] এটি দু’জন খেলোয়াড়ের জন্য।
       *[other] এটি { $least } থেকে { $most } জনের জন্য।
    }
   *[other] এটি { $least } থেকে { $most } জনের জন্য।
}
problem-nobody-sits-there = ডিলার বা প্রথম চালের খেলোয়াড় টেবিলে নেই।
problem-not-this-deck = নিয়মে যে ডেক, প্রতিটি তাস মিলিয়ে এটি সেই ডেক নয়।

## Why a move is refused

problem-hand-over = দান শেষ হয়ে গেছে।
problem-not-in-play = এই খেলোয়াড় এখন খেলায় নেই।
problem-not-now = এখন তা করা যাবে না।
problem-not-in-the-rules = এই নিয়মে এমন চাল নেই।
problem-card-not-held = এই তাস খেলোয়াড়ের হাতে নেই।
problem-does-not-fit = তাসটি মেলে না: উপরের তাসের সঙ্গে রং, সংখ্যা বা প্রতীক এক হতে হবে।
problem-four-not-allowed = অন্য তাস ফেলা গেলে ওয়াইল্ড ড্র ফোর ফেলা যায় না।
problem-colour-missing = কালো তাসের সঙ্গে রং বলতে হবে।
problem-colour-not-asked = এই তাসের সঙ্গে রং বলা হয় না।
problem-nothing-to-call = ডাকার কিছু নেই: এতে খেলোয়াড়ের হাতে একটি তাস থাকছে না।
problem-can-play = ফেলার মতো তাস আছে, তাই তোলা যাবে না।
problem-must-play = তোলা তাসটি মেলে, ফেলতেই হবে।
problem-only-the-drawn = শুধু এইমাত্র তোলা তাসটিই ফেলা যাবে।
problem-too-late = এখন আর সময় নেই।
problem-all-or-nothing = সেই রঙের সব তাস ফেলতে হবে, রিভার্স সবার আগে।
problem-not-this-seat = ওই খেলোয়াড়ের সঙ্গে এটি করা যাবে না।

## What is wrong with a hand log

problem-log-version = দানের এই নথি সংস্করণ { $given }-এর; শুধু সংস্করণ { $known } পড়া যায়।
problem-log-player = “{ $player }” টেবিলে নেই, বা দু’বার আছেন।
problem-log-sides = প্রত্যেককে ঠিক একটি পক্ষে থাকতে হবে, অন্তত দুটি পক্ষ চাই, সব সমান বড়, আর খেলোয়াড়রা বসবেন পালা করে, এক পক্ষের পাশে অন্য পক্ষ।
problem-log-first = প্রথম চাল “{ $first }”-এর নয়, “{ $right }”-এর।
problem-log-deal = দানটি এভাবে বাঁটা হতে পারে না। { $why }
problem-log-move = চাল { $number }, { $by }: নিয়মে চলে না। { $why } লেখা আছে { $written }
problem-log-commitment = commitment ঘরের মান seed-এর SHA-256 নয়। হওয়ার কথা { $right }
problem-log-commitment-missing = seed আছে, কিন্তু বাঁটার আগে দেখানো commitment নেই। হওয়ার কথা { $right }
problem-log-seed-missing = commitment আছে, কিন্তু যাচাই করার seed নেই।
problem-log-deck = seed থেকে অন্য ডেক আসে: উপর থেকে { $place } নম্বর তাস আলাদা।
problem-log-reshuffle-order = চাল { $at }-এ গাদা ফেটানো হয়েছে, কিন্তু seed থেকে যে ক্রম আসে তা { $number } নম্বর ফেটানোর ক্রম নয়।
problem-log-reshuffle = চাল { $at }-এ গাদা ফেটানো হয়েছে, কিন্তু { $number } নম্বর ফেটানো নেই বা তাতে অন্য তাস।
problem-log-reshuffles-left = { $count }টি ফেটানো আসলে হয়ইনি।
problem-log-unfinished = { $moves }টি চালে দান শেষ হয় না।
problem-log-result = চালগুলি থেকে অন্য ফল আসে: { $right }

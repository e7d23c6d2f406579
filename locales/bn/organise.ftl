### The organisers’ pages: what waits, the roster, drafts, and tournaments that run.

## “Organise”, the page they start from

desk-lede = আপনার ক্লাবের টুর্নামেন্ট। এখানে যা আছে তা শুধু আয়োজকরা দেখেন।
desk-codes-closed = পনেরো মিনিটের জন্য নতুন ফোন ঢোকা বন্ধ
desk-codes-closed-help = কেউ অনেকবার ভুল কোড দিয়েছেন। যে ফোনগুলি টেবিলে আছে সেগুলি চলবে; ব্যক্তিগত লিংক আর আপনি এখন যে কোড বানাবেন তা-ও। হলঘরে কেউ নিছক মজা করে থাকলে নতুন ফোনকে আবার ঢুকতে দিন।
desk-codes-open = নতুন ফোনকে আবার ঢুকতে দিন
desk-new = নতুন টুর্নামেন্ট
desk-players = ক্লাবের খেলোয়াড়
desk-empty = এখনও কোনো টুর্নামেন্ট নেই
desk-empty-help = নাম দিন, খেলোয়াড়দের নাম পেস্ট করুন, ফরম্যাট বাছুন: সূচি Lastcard বানাবে, আর কিছু শুরু হওয়ার আগেই আপনি তা দেখে নিতে পারবেন।
desk-empty-action = প্রথম টুর্নামেন্ট সাজান
desk-running = চলছে
desk-upcoming = সামনে
desk-finished = শেষ হয়েছে
desk-archived = আর্কাইভে ({ $count })
desk-winners = { $count ->
    [one] বিজয়ী: { $names }
   *[other] বিজয়ীরা: { $names }
}

## What waits for an organiser

waiting-title = আপনার অপেক্ষায়
waiting-nothing = কিছুই অপেক্ষায় নেই।
waiting-table = টেবিল { $table }, { $name }
waiting-several-tables = একই সময়ে { $count }টি টেবিলে আছেন: { $tables }
waiting-holds-up = অন্য টেবিলগুলি টেবিল { $table }-এর অপেক্ষায়: { $hand }, { $time } ধরে কিছু লেখা হয়নি।
waiting-late = টেবিল { $table }: { $time } ধরে কিছু লেখা হয়নি, { $hand }।
waiting-begins = শুরু { $when }। { $all } জনের মধ্যে { $here } জন এসেছেন।
waiting-begun = শুরু হওয়ার কথা ছিল { $when }। { $all } জনের মধ্যে { $here } জন এসেছেন।
waiting-changed-now = টেবিল { $table }, { $hand }, এইমাত্র বদলানো হয়েছে: { $result }
waiting-changed = টেবিল { $table }, { $hand }, বদলানো হয়েছে { $time } আগে: { $result }
waiting-over = খেলা শেষ। অবস্থান মিলিয়ে দেখে পড়ে শোনানো হয়ে গেলে আর্কাইভে পাঠান।
waiting-idle = { $when } থেকে কেউ কোনো দান লেখেননি। খেলা আর না চললে টুর্নামেন্ট থামিয়ে দিন।

## The club

club-title = ক্লাবের সেটিংস
club-evenings = নতুন সময় অঞ্চলে সামনের আসরগুলো
club-evenings-asked = অন্য সময় অঞ্চলে এই আসরগুলো অন্য সময়ে শুরু হবে। কোনটি একই থাকবে বলুন: ঘড়ির সময়, না সেই মুহূর্ত।
club-evenings-hour = ঘড়ির সময় একই থাক: 19:00 থাকে 19:00। সাধারণত এটাই চাই।
club-evenings-moment = মুহূর্ত একই থাক, ঘড়ির সময় বদলাক।
club-save = সেভ করুন
club-pace = এক দানে কত সময়
club-pace-hint = আগের ফেটানো আর পরের গোনা ধরে। টুর্নামেন্টে কত সময় লাগবে আর কোন টেবিল পিছিয়ে আছে, তা এ থেকে হিসাব করা হয়। চার জনের টেবিলে সাধারণত ছয় মিনিট।
club-minutes = মিনিট
club-seconds = সেকেন্ড
club-file = ক্লাব একটি ফাইলে
club-file-hint = ক্লাবের সবকিছু একটি ফাইলে: তালিকার মানুষ, টুর্নামেন্ট, প্রতিটি এন্ট্রি আর কে কখন তা করেছেন, ফোনে শেষ হওয়া দান, কোড। এটি রেখে দিন, অথবা যিনি অন্য কোনো Lastcard চালান তিনি “lastcard restore” দিয়ে ক্লাবটি সেখানে নিয়ে যান। পাসওয়ার্ড এতে নেই।
club-file-download = ক্লাব ডাউনলোড করুন
problem-pace = মিনিট ও সেকেন্ড লিখুন, মিলিয়ে ৩০ সেকেন্ড থেকে ৬০ মিনিট, যেমন ৫ ও ৩০।

## States of a tournament and of its tables

desk-table-of = টেবিল { $table }
desk-table-hand = রাউন্ড { $round }, দান { $hand } / { $hands }
desk-table-hand-match = দান { $hand }
desk-table-waits = অন্য টেবিলগুলির এই পর্ব শেষ হওয়ার অপেক্ষায়
desk-table-done = সব দান লেখা হয়ে গেছে
desk-table-ended = আগেভাগে শেষ
desk-table-versus = { $one } বনাম { $other }

## The roster

roster-title = ক্লাবের খেলোয়াড়
roster-lede = একবার খেললেই নাম এখানে থাকে, পরের টুর্নামেন্টে শুধু টিক দিলেই হলো। এখানে নাম বদলালে আগের টুর্নামেন্টে বদলায় না।
roster-add = খেলোয়াড় যোগ করুন
roster-add-hint = নামগুলি যেমন আছে তেমনই পেস্ট করুন: প্রতি লাইনে একটি, মাঝে কমা দিয়ে, বা ছক হিসেবে।
roster-add-button = তালিকায় যোগ করুন
roster-look = এখনও কাউকে যোগ করা হয়নি। নিচের নামগুলি দেখে নিন, তারপর আবার “তালিকায় যোগ করুন” চাপুন।
roster-empty = তালিকায় এখনও কেউ নেই
roster-empty-help = যাঁরা নিয়মিত খেলেন তাঁদের নাম নিচে পেস্ট করুন। টুর্নামেন্টে যাঁদের নাম লেখেন, তাঁরা নিজে থেকেই তালিকায় যোগ হন।
roster-count = { $count } জন খেলোয়াড়
roster-name = নাম
roster-save = নাম সেভ করুন
roster-archive = আর্কাইভে পাঠান
roster-archive-hint = আর্কাইভের খেলোয়াড়দের নতুন টুর্নামেন্টে দেখানো হয় না। আগের ফলে তাঁরা থাকেন।
roster-merge = তালিকায় দু’বার?
roster-archived = আর্কাইভে ({ $count })
roster-restore = ফিরিয়ে আনুন
roster-added = { $count } জন খেলোয়াড় যোগ হয়েছেন।
roster-known = { $count } জন আগে থেকেই তালিকায় ছিলেন।
merging-title = একই মানুষ, তালিকায় দু’বার
merging-lede = তালিকায় কারও দুটি নাম থাকলে মিলিয়ে একটি করে দিন।
merging-with = { $name } ও ইনি একই মানুষ:
merging-nobody = তালিকায় আর কেউ নেই।
merging-archived = { $name } (আর্কাইভে)
merging-look = মিলিয়ে দেখুন
merging-stays = কোন নামটি থাকবে?
merging-plays-in = { $count ->
    [0] কোনো টুর্নামেন্টে নেই
    [one] { $count }টি টুর্নামেন্টে:
   *[other] { $count }টি টুর্নামেন্টে:
}
merging-text = অন্য নামটি তালিকা থেকে সরে যাবে, আর টুর্নামেন্টে তার জায়গাগুলি পাবে যে নামটি থাকছে। যে নামে খেলা হয়েছিল, প্রতিটি টুর্নামেন্টে সেই নামই থাকবে, আর মেলানোর কথা লেখা থাকবে। এটি আর ফেরানো যাবে না।
merging-button = মিলিয়ে দিন
merging-both = দু’জনের নামই আছে এই টুর্নামেন্টে: { $tournaments }
merging-both-help = এক টুর্নামেন্টে কারও দুটি আসন হতে পারে না, তাই এঁরা দু’জন আলাদা মানুষ। কেউ ভুল করে ঢুকে গিয়ে থাকলে, টুর্নামেন্ট খসড়া থাকতেই সেই জায়গায় অন্য নাম বসান।
problem-roster-nobody = অন্তত একটি নাম লিখুন, প্রতি লাইনে একটি।
problem-roster-taken = “{ $name }” আগে থেকেই তালিকায় আছে। দু’জনকে আলাদা করা যায় এমন কিছু জুড়ে দিন।
roster-near = “{ $name }” প্রায় “{ $other }”-এর মতো, যিনি আগে থেকেই তালিকায় আছেন। অন্য মানুষ হলে আবার “তালিকায় যোগ করুন” চাপুন; না হলে নামটি সরিয়ে দিন।

## The form of a draft

draft-new-title = নতুন টুর্নামেন্ট
draft-edit-title = { $name } সম্পাদনা
draft-name = নাম
draft-name-hint = টুর্নামেন্টের প্রতিটি পাতায় দেখা যাবে, আর তার ঠিকানাতেও থাকবে।
draft-date = তারিখ
draft-time = সময়
draft-when-hint = ক্লাবের সময় অঞ্চলে, { $zone }।
draft-occurrence = দুটির কোনটি?
draft-occurrence-earlier = প্রথমটি, { $offset }
draft-occurrence-later = দ্বিতীয়টি, { $offset }
draft-format = ফরম্যাট
draft-scoring = স্কোরিং
draft-target = লক্ষ্য
draft-target-hint = যে দানে কেউ লক্ষ্যে পৌঁছান, সেই দানেই শেষ। খালি রাখলে: ৫০০; অনলাইন নিয়মে ২০০, দু’জনের খেলায় ১০০।
draft-limit = সীমা
draft-limit-hint = যিনি সীমায় পৌঁছান তিনি হারেন; চ্যালেঞ্জে বাদ পড়েন। খালি রাখলে: ২০০; চ্যালেঞ্জে ৫০০।
draft-stop-at-limit = কেউ সীমায় পৌঁছালে থামবে
draft-stop-at-limit-hint = তখন সীমার নিচের সবাই জয়ী। নইলে পুরো সূচি খেলা হয়, আর সীমায় পৌঁছানোরা অন্যদের পিছনে থাকেন।
draft-nobody-under = { $count ->
    [0] এমন সূচিতে প্রায় কখনওই সবাই সীমায় পৌঁছান না।
   *[other] এমন ১০০টি সূচির মধ্যে প্রায় { $count }টিতে শেষে সবাই সীমায় পৌঁছান।
}
draft-agreed-hands = দান
draft-agreed-hands-hint = এতগুলি দানের পরে শেষ। খালি রাখলে, আপনি থামালে শেষ।
draft-rounds = রাউন্ড
draft-rounds-hint = এক রাউন্ডে চার জনে ১২ দান, আট জনে প্রত্যেকের ২৮ দান।
draft-hands-per-block = এক পর্বে কত দান
draft-hands-per-block-hint = একই চার জন একই পার্টনার নিয়ে একটানা কত দান খেলবেন।
draft-hands-per-block-4 = চার দান
draft-hands-per-block-4-line = সাধারণত যেমন: চার জনের প্রত্যেকে একবার ডিলার।
draft-hands-per-block-2 = দুই দান
draft-hands-per-block-2-line = অর্ধেক সময়। পার্টনার ও প্রতিপক্ষ সমান সমান থাকে; কে কতবার ডিলার, তাতে একটু ফারাক হয়।
draft-hands-per-block-1 = এক দান
draft-hands-per-block-1-line = সিকি সময়। কে কতবার ডিলার আর কে কার পাশে, তাতে একটু ফারাক হয়।
draft-blocks = রাউন্ডের বদলে পর্ব
draft-blocks-hint = খালি রাখলে: পুরো রাউন্ড। এক রাউন্ডের চেয়ে কম পর্ব হলে সবাই সবার পার্টনার হন না; কতটা সমান হলো, কিছু শুরু হওয়ার আগে পরের পাতায় দেখা যাবে।
draft-rules = খেলার নিয়ম
draft-house = ঘরোয়া নিয়ম
draft-values = তাসের মান
draft-values-which = কোন তাসের কত পয়েন্ট
draft-values-usual = সাধারণ
draft-values-usual-line = ফরম্যাটে যা চলে: স্ট্যান্ডার্ড, আর ডুওতে তার নিজস্ব।
draft-values-std = স্ট্যান্ডার্ড
draft-values-std-line = সংখ্যার তাস যত লেখা তত, অ্যাকশন তাস ২০, কালো তাস ৫০।
draft-values-duo = ডুও
draft-values-duo-line = সংখ্যার তাস যত লেখা তত, অ্যাকশন তাস ১০, ওয়াইল্ড ১৫, ওয়াইল্ড ড্র ফোর ২০।
draft-values-own = নিজের
draft-values-own-line = প্রতি ধরনের তাসের একটি সংখ্যা, ০ থেকে ১০০০। যা খালি রাখবেন তা স্ট্যান্ডার্ডের মতো।
draft-values-face = যত লেখা
draft-rules-which = কোন নিয়ম
draft-rules-hint = পাবলিক পাতায় থাকে, যাতে সব টেবিলে একই খেলা হয়। লিংকগুলি নতুন ট্যাবে খোলে।
draft-entrants = কারা খেলবেন
draft-entrants-hint = নামগুলি যেমন আছে তেমনই পেস্ট করুন: প্রতি লাইনে একটি, মাঝে কমা দিয়ে, বা ছক হিসেবে। দল হলে প্রতি লাইনে এক দল, “অদিতি + বেলাল” বা “লাল: অদিতি + বেলাল”; বা সব খেলোয়াড়ের নাম: প্রথম অর্ধেক এক দল।
draft-roster = ক্লাবের তালিকা থেকে
draft-roster-hint = যাঁদের টিক দেবেন তাঁরাও খেলবেন। নতুন নাম তালিকায় যোগ হবে।
draft-order = ক্রম
draft-order-hint = শুরুতে কে কার সঙ্গে, তা ক্রম থেকেই ঠিক হয়।
draft-order-lot = লটারিতে
draft-order-lot-line = লটারি লিখে রাখা হয়, পাবলিক পাতায় থাকে।
draft-order-typed = যেমন লেখা
draft-order-typed-line = আগে লেখা নাম, তারপর টিক দেওয়া খেলোয়াড়।
draft-more = আরও বিকল্প
draft-fixed-seats = স্থির আসন
draft-fixed-seats-hint = পর্বের চার দানেই প্রতিপক্ষরা নিজের আসনে থাকেন। নইলে দ্বিতীয় দানের পরে তাঁরা আসন বদলান, যাতে প্রত্যেকের বাঁয়ে প্রত্যেকে সমান বার বসেন।
draft-duplicate = ডুপ্লিকেট দান
draft-duplicate-hint = একই দানে সব টেবিল একই তাস পায়, তাই তা নিয়ে কে সবচেয়ে ভালো করলেন তা-ও অবস্থানে দেখা যায়। শুধু ফোনে খেলা দানে; অন্তত দুটি টেবিল বা দুই রাউন্ড চাই।
draft-create = সূচি বানান
draft-create-hint = এখনই কিছু শুরু হচ্ছে না: আগে সূচি দেখবেন।
draft-save = বদলগুলি সেভ করুন
draft-cancel = থাক
draft-conflict = আপনি খুলে রাখার সময় { $who } এই খসড়া বদলেছেন
draft-conflict-help = কিছুই হারায়নি: আপনার লেখা নিচের ফর্মে আছে, ওঁর লেখা সেভ করা আছে। মিলিয়ে দেখুন, যা চান বদলান, আর ওঁরটির বদলে আপনারটি রাখতে আবার সেভ করুন।
draft-conflict-column = ঘর
draft-conflict-theirs = এখন সেভ করা
draft-conflict-mine = আপনার, নিচে
draft-conflict-same = দুটি এখন একই। ঠিক করার কিছু নেই।
draft-conflict-keep = যা সেভ করা আছে তা-ই থাক
draft-no = না
draft-yes = হ্যাঁ
draft-empty = (খালি)

problem-in-line = লাইন { $line }: { $problem }
problem-not-a-number = “{ $given }” পূর্ণসংখ্যা নয়। শুধু অঙ্ক লিখুন, যেমন { $example }।
problem-date-malformed = “{ $given }” তারিখ নয়। ইংরেজি অঙ্কে বছর-মাস-দিন লিখুন, যেমন { $example }।
problem-time-malformed = “{ $given }” সময় নয়। ইংরেজি অঙ্কে ঘণ্টা ও মিনিট লিখুন, যেমন 19:30।
problem-date-missing = কোন দিন খেলা, লিখুন।
problem-time-missing = কখন শুরু, লিখুন।
problem-time-skipped = সেই রাতে ঘড়ি এগোনো হয়, তাই { $zone }-এ { $time } বলে কোনো সময় নেই। { $next } বা তার পরের সময় দিন।
problem-time-twice = সেই রাতে ঘড়ি পিছোনো হয়, তাই { $zone }-এ { $time } দু’বার আসে। কোনটি বোঝাচ্ছেন, বেছে নিন।
problem-choice-missing = একটি বেছে নিন।
problem-entrants-missing = কারা খেলবেন জানান: { $needed } জন খেলোয়াড় লিখুন বা টিক দিন।
draft-player-count = “{ $format }”-এ { $needed } জন খেলোয়াড় লাগে, নাম আছে { $given ->
    [one] { $given } জনের
   *[other] { $given } জনের
}।
draft-player-range = “{ $format }”-এ { $needed } থেকে { $max } জন খেলোয়াড় লাগে, নাম আছে { $given ->
    [one] { $given } জনের
   *[other] { $given } জনের
}।
draft-team-count = “{ $format }”-এ { $needed }টি দল লাগে, আছে { $given ->
    [one] { $given }টি
   *[other] { $given }টি
}।

## A draft

draft-edit = সম্পাদনা
draft-delete = মুছুন
draft-fact-rounds = { $count } রাউন্ড
draft-fact-blocks = { $count }টি পর্ব
draft-fact-target = { $points } পয়েন্ট পর্যন্ত
draft-fact-limit = সীমা { $points }
draft-fact-out = { $points }-এ বাদ
draft-fact-stops = কেউ সেখানে পৌঁছালে শেষ
draft-fact-agreed = { $count } দান
draft-fact-open-end = আপনি থামানো পর্যন্ত
draft-fact-fixed-seats = স্থির আসন
draft-fact-duplicate = ডুপ্লিকেট দান
draft-drawn = লটারিতে ক্রম ঠিক হয়েছে { $when }: { $order }
draft-drawn-again = এ পর্যন্ত লটারি হয়েছে { $count } বার। সবগুলি নিচে “কী করা হয়েছে, কে করেছেন” অংশে আছে।
draft-draw = লটারি করুন
draft-redraw = আবার লটারি
draft-order-as-typed = ক্রম যেমন লেখা: { $order }
draft-schedule = সূচি
draft-hands-range = দান { $first }–{ $last }
draft-hand-one = দান { $first }
draft-deals = পরপর ডিলার: { $names }
draft-deals-first = প্রথম ডিলার: { $names }
draft-round-repeats = { $rounds ->
    [2] রাউন্ড ২-এ এই সূচিই আবার।
   *[other] রাউন্ড ২ থেকে { $rounds } পর্যন্ত এই সূচিই আবার।
}
side-of-two = { $one } ও { $other }
draft-fair = সবার জন্য সমান: পুরো সূচিতে প্রত্যেকে অন্য প্রত্যেকের পার্টনার { $partners } বার, প্রতিপক্ষ { $opponents } বার, বাঁয়ে বসেন { $left } বার, ডিলার { $deals } বার, প্রথম চাল দেন { $openings } বার।
draft-fair-lazy = সবার জন্য সমান: পুরো সূচিতে প্রত্যেকে অন্য প্রত্যেকের পার্টনার { $partners } বার, প্রতিপক্ষ { $opponents } বার, বাঁয়ে বসেন { $left } বার। কে ডিলার আর কার প্রথম চাল, তা দানের ফল থেকে ঠিক হয়।
draft-fairness = পুরো সূচিতে প্রত্যেকে অন্য প্রত্যেকের পার্টনার { $partners } বার, প্রতিপক্ষ { $opponents } বার, বাঁয়ে বসেন { $left } বার, ডিলার { $deals } বার, প্রথম চাল দেন { $openings } বার।
draft-fairness-lazy = পুরো সূচিতে প্রত্যেকে অন্য প্রত্যেকের পার্টনার { $partners } বার, প্রতিপক্ষ { $opponents } বার, বাঁয়ে বসেন { $left } বার। কে ডিলার আর কার প্রথম চাল, তা দানের ফল থেকে ঠিক হয়।
draft-hands-each = প্রত্যেকে { $hands } দান খেলবেন।
draft-rests = প্রত্যেকে বিশ্রাম পাবেন { $blocks }টি পর্বে।
draft-all-blocks = সব পর্ব, টেবিল ধরে ধরে
draft-range = { $min } থেকে { $max }
draft-start-title = কে এসেছেন দেখুন, শুরু করুন
draft-start-help = যাঁরা এসেছেন তাঁদের টিক দিন। কেউ আসছেন না? আগে তাঁর জায়গায় অন্য কাউকে নিন: সূচিতে সবাইকে লাগবে।
draft-replace = কাউকে বদলান
draft-present-save = কে এসেছেন, সেভ করুন
draft-present-all = সবাই এসেছেন
draft-start = টুর্নামেন্ট শুরু করুন
draft-start-hint = তারপর আর সেটআপ বদলানো যায় না; প্রতিটি টেবিল কোড পায়, ফল লেখা যায়।
draft-present-saved = সেভ হয়েছে: { $all } জনের মধ্যে { $here } জন এসেছেন।
start-missing = { $count ->
    [one] শুরু হয়নি: { $names } এখনও আসেননি।
   *[other] শুরু হয়নি: { $names } এখনও আসেননি।
}
start-missing-help = এর মধ্যে যাঁরা এসেছেন তাঁদের টিক দিন। কোনো খেলোয়াড় না এলে খসড়া সম্পাদনা করে সেই জায়গায় অন্য নাম বসান ও নতুন নামে টিক দিন। শুধু টিকগুলি সেভ হয়েছে।
start-changed = শুরু হয়নি: এই পাতা খোলা থাকার মধ্যে খসড়া বদলেছে
start-changed-help = সূচিটি এখন কেমন দেখে নিন, তারপর আবার শুরু করুন। আপনার টিকগুলি আছে।
deletion-title = { $name } মুছবেন?
deletion-text = খসড়া, তার খেলোয়াড়দের তালিকা আর তা নিয়ে যা করা হয়েছে তার লেখা চিরতরে মুছে যাবে। খেলোয়াড়রা ক্লাবের তালিকায় থাকবেন।
deletion-button = এই খসড়া মুছুন
deletion-text-started = টুর্নামেন্ট, তার পাবলিক পাতা আর তা নিয়ে যা করা হয়েছে তার লেখা চিরতরে মুছে যাবে। খেলোয়াড়রা ক্লাবের তালিকায় থাকবেন।
deletion-name = মুছতে টুর্নামেন্টের নাম লিখুন
deletion-button-started = এই টুর্নামেন্ট মুছুন
problem-deletion-name = এটি এই টুর্নামেন্টের নাম নয়।

## A tournament that has started

running-tables = টেবিল
running-reissue = নতুন কোড
running-local = এই ঠিকানাগুলি শুধু এই কম্পিউটারে চলে। ফোন থেকে ঢুকতে হলে Lastcard-কে নেটওয়ার্কে চালাতে হবে: --listen 0.0.0.0:8080 দিয়ে চালু করুন, আর যে ঠিকানা দেখাবে সেখানে এই পাতা খুলুন।
running-leaderboard = লিডারবোর্ড
running-schedule = সূচি
running-setup-fixed = শুরুর সময়েই সেটআপ স্থির হয়ে গেছে, যাতে খেলার মাঝে কিছু না বদলায়।
running-hands = দান সংশোধন
reopen-title = { $hand }: খেলা হয়নি?
reopen-recorded = লেখা আছে: { $result }
reopen-asked = { $hand } আবার খোলা হবে, আর টেবিল { $table }-এর কাছে এর ফল চাওয়া হবে।
reopen-stopped = টুর্নামেন্ট থামানো হয়েছিল: টেবিল { $table }-এর { $hand } খোলা থাকবে, যতক্ষণ না আপনি টুর্নামেন্ট আবার চালু করেন।
reopen-later = এই টেবিলের পরের { $count }টি দান যেমন আছে তেমনই থাকবে।
reopen-waits = { $count ->
    [one] এটি আবার লেখা না হওয়া পর্যন্ত টেবিল { $tables } অপেক্ষা করবে।
   *[other] এটি আবার লেখা না হওয়া পর্যন্ত টেবিল { $tables } অপেক্ষা করবে।
}
reopen-goes-on = টুর্নামেন্ট এখন শেষ। আবার চলবে, আর কে জিতবেন তা আবার অনিশ্চিত হবে।
reopen-ends-play-off = প্লে-অফ আর গণ্য হবে না, যদি না একই খেলোয়াড়রা আবার প্রথম স্থান ভাগাভাগি করেন।
reopen-kept = যা ফেরত নেওয়া হয় তা দানের ইতিহাসে থাকে, পরে বহাল করা যায়।
reopen-button = দান ফেরত নিন
running-hands-hint = সংশোধন বা বাতিল করতে দানটি খুলুন। আগে যা লেখা ছিল তা ইতিহাসে থাকে।
running-hands-earlier = আগের দান ({ $count })
running-problems = যে দান গণ্য নয়
running-problems-help = এগুলি শেষের পরে লেখা, বা আগের কোনো সংশোধনে শেষটাই এগুলির আগে চলে গেছে। রাখা আছে, কিন্তু পয়েন্ট বদলায় না।
running-stop = আগেই থামান
running-ended = শেষ: { $reason }।
ended-schedule = সূচির সব দান লেখা হয়ে গেছে
ended-target = লক্ষ্যে পৌঁছানো গেছে
ended-limit = সীমায় পৌঁছানো গেছে
ended-last-standing = বাকি সবাই বাদ পড়েছেন
ended-stopped = একজন আয়োজক থামিয়েছেন
running-reopen = আবার চালু করুন
running-reopen-hint = যেখানে থেমেছিল সেখান থেকে খেলা চলবে; কোডগুলি আবার কাজ করবে।
running-archive = আর্কাইভে পাঠান
running-archive-hint = আর্কাইভে চলে যায়; পাবলিক পাতা থাকে।
running-redraft = আবার খসড়া করুন
running-redraft-hint = এখনও কিছু লেখা হয়নি, তাই সব আবার বদলানো যায়। বিলি করা ব্যক্তিগত লিংক আর কিছু খুলবে না; টেবিলের কোড থাকবে।
running-delete-hint = কিছু লেখা হয়নি। পাবলিক পাতাও মুছে যাবে।
running-chances-hide = সম্ভাবনা লুকান
running-chances-hide-hint = খেলা চলার সময় লিডারবোর্ড আর চার্ট সবাইকে জানায় কার প্রথম হওয়ার সম্ভাবনা কত।
running-chances-show = সম্ভাবনা দেখান
running-chances-show-hint = এখন লুকানো আছে। দেখালে, খেলা চলার সময় লিডারবোর্ড আর চার্ট সবাইকে জানায় কার প্রথম হওয়ার সম্ভাবনা কত।
running-unarchive = আর্কাইভ থেকে ফেরান
stop-title = { $name } এখনই থামাবেন?
stop-text = { $open ->
    [one] { $open }টি দান এখনও খোলা। সেটি আর খেলা হবে না, অবস্থান চূড়ান্ত হবে, টেবিলের কোড বন্ধ হবে। পরে টুর্নামেন্ট আবার চালু করতে পারেন।
   *[other] { $open }টি দান এখনও খোলা। সেগুলি আর খেলা হবে না, অবস্থান চূড়ান্ত হবে, টেবিলের কোড বন্ধ হবে। পরে টুর্নামেন্ট আবার চালু করতে পারেন।
}
stop-text-match = অবস্থান চূড়ান্ত হবে, টেবিলের কোড বন্ধ হবে। পরে আবার চালু করতে পারেন।
stop-button = টুর্নামেন্ট থামান
confirm-back = না, ফিরে যান

## Table codes and cards

reissue-title = টেবিল { $table }-এর নতুন কোড?
reissue-text = { $code } কোডটি তখনই বন্ধ হবে। যে ফোনে এই টেবিল খোলা, সেগুলিতে নতুন কোড স্ক্যান করতে হবে।
reissue-button = নতুন কোড বানান
cards-title = টেবিলের কার্ড
cards-print = প্রতিটি টেবিলের জন্য একটি A4 কার্ড। নিচে বোতাম না থাকলে Ctrl+P চেপে বা শেয়ার মেনু থেকে এই পাতা প্রিন্ট করুন।
cards-how = ফোনের ক্যামেরায় এটি স্ক্যান করুন আর প্রতিটি দান লিখুন
cards-moves = পর্বের মাঝখানে দুজন খেলোয়াড় আসন বদলান: কে কে, তা ফোন বলে দেয়।
cards-step-type = বা { $address } খুলুন
qr-label = { $address }-এর QR কোড

## How long and how fair

forecast-title = কত সময়, কতটা সমান?
forecast-of = কত সময়, কতটা সমান: { $name }
forecast-back = খসড়ায় ফিরুন
forecast-long = কত সময়
forecast-hands-blocks = প্রতিটি টেবিল পরপর { $hands ->
    [one] { $hands } দান
   *[other] { $hands } দান
} খেলবে, { $blocks ->
    [one] { $blocks }টি পর্বে
   *[other] { $blocks }টি পর্বে
}।
forecast-hands-between = প্রায় { $hands } দান, সাধারণত { $least } থেকে { $most }।
forecast-hands-open = আপনি না থামানো পর্যন্ত চলবে।
forecast-takes = তাতে { $time } লাগবে।
forecast-takes-between = তাতে প্রায় { $time } লাগবে, সাধারণত { $least } থেকে { $most }।
forecast-ends = শেষ হওয়ার কথা মোটামুটি { $when }।
forecast-pace = { $minutes }:{ $seconds }
forecast-pace-help = ফেটানো আর গোনা মিলিয়ে প্রতি দানে { $pace } মিনিট ধরে। বিরতি আর ধীর টেবিলের জন্য অপেক্ষা এর বাইরে।
forecast-pace-change = গতি বদলান
forecast-minutes = { $minutes } মিনিট
forecast-hours = { $hours } ঘণ্টা
forecast-hours-minutes = { $hours } ঘণ্টা { $minutes } মিনিট
forecast-fair = কতটা সমান
forecast-chance = সেরা খেলোয়াড়ের জেতার সম্ভাবনা কত?
forecast-chance-team = সেরা খেলোয়াড়ের দলের জেতার সম্ভাবনা কত?
forecast-when = খেলা
forecast-percent = সম্ভাবনা
forecast-equal = সবাই সমান হলে
forecast-chosen = পরিকল্পনামতো
forecast-after-rounds = { $rounds } রাউন্ড
forecast-after-hands = { $hands } দান
forecast-after-blocks = { $blocks }টি পর্ব
forecast-after-end = শেষ পর্যন্ত
forecast-edge = সেরা খেলোয়াড় কতটা ভালো?
forecast-edge-hint = চার জনের টেবিলে ১০০ দানের কতটিতে এই খেলোয়াড় তাস শেষ করেন। সবাই সমান হলে ২৫।
forecast-edge-30 = ৩০ · একটু ভালো
forecast-edge-35 = ৩৫ · স্পষ্টই ভালো
forecast-edge-45 = ৪৫ · অনেক ভালো
forecast-edge-57 = ৫৭ · নতুনদের মাঝে সতর্ক খেলোয়াড়
forecast-tell = হিসাব করুন
forecast-model = ধরা হয়েছে একজন ছাড়া সবাই সমান দক্ষ; সেই একজন চার জনের টেবিলে ১০০ দানের { $edge }টিতে তাস শেষ করেন (সমান হলে ২৫টিতে), আর একটি পক্ষের দক্ষতা তার খেলোয়াড়দের মিলিত দক্ষতা। তারপর কার তাস শেষ তা লটারিতে ঠিক হয়, অন্যদের হাতে যা রয়ে যায় তা নেওয়া হয় ইঞ্জিনের খেলা ২০,০০০ দান থেকে, আর পুরো টুর্নামেন্ট কম্পিউটারে { $runs } বার খেলে দেখা হয়।
forecast-model-57 = এলোমেলো খেলা তিন জনের বিরুদ্ধে ১০,০০০ দানে ইঞ্জিনের সতর্ক খেলোয়াড় ৫৭-তে পৌঁছেছে।

## What was done, and by whom

events-title = কী করা হয়েছে, কে করেছেন
events-nobody = কমান্ড লাইন
event-created = খসড়া বানানো
event-edited = সম্পাদনা
event-drawn = লটারিতে ক্রম: { $order }
event-started = শুরু
event-stopped = আগেই থামানো
event-reopened = আবার চালু
event-archived = আর্কাইভে পাঠানো
event-unarchived = আর্কাইভ থেকে ফেরানো
event-redrafted = আবার খসড়া করা হয়েছে
event-chances-shown = সম্ভাবনা দেখানো হয়েছে
event-chances-hidden = সম্ভাবনা লুকানো হয়েছে
event-reissued = টেবিল { $table }-এর নতুন কোড
event-merged = { $goes }-কে { $stays }-এর সঙ্গে মেলানো হয়েছে: একই মানুষ
event-substituted = { $from } থেকে { $leaves }-এর বদলে খেলছেন { $comes }
event-withdrawn = { $from } থেকে { $leaves } খেলা ছেড়েছেন
event-joined = { $from } থেকে { $comes } যোগ দিয়েছেন
event-play-off = প্রথম স্থানের প্লে-অফ
event-play-off-undone = প্লে-অফ ফেরত নেওয়া
event-undone = ফেরত নেওয়া: { $what }
event-typed = ক্রম যেমন লেখা: { $order }

## Notices after something was done

done-created = সূচি তৈরি। এখনও কিছু শুরু হয়নি।
done-edited = সেভ হয়েছে। সূচি নতুন করে বানানো হয়েছে।
done-drawn = লটারিতে ক্রম ঠিক হয়েছে।
done-started = শুরু হয়েছে। প্রতিটি টেবিলে তার কোডের কার্ড রাখুন।
done-stopped = থামানো হয়েছে। অবস্থান চূড়ান্ত।
done-reopened = আবার চালু হয়েছে। খেলা চলবে।
done-archived = আর্কাইভে পাঠানো হয়েছে।
done-unarchived = আর্কাইভ থেকে ফিরেছে।
done-redrafted = এটি আবার খসড়া।
done-chances-shown = সম্ভাবনা দেখানো হচ্ছে।
done-chances-hidden = সম্ভাবনা লুকানো আছে।
done-deleted = খসড়া মুছে ফেলা হয়েছে।
done-club = সেভ হয়েছে।
done-codes-open = নতুন ফোনে আবার টেবিল খোলা যাবে।
done-merged = এখন তালিকায় একটিই নাম।
done-renamed = নাম বদলানো হয়েছে।
done-corrected = দান সেভ হয়েছে। আগে যা লেখা ছিল তা ইতিহাসে রইল।
done-recorded = দান সেভ হয়েছে।
done-reissued = টেবিলের নতুন কোড হয়েছে। পুরোনোটি আর চলবে না।
done-present = কে এসেছেন, সেভ হয়েছে।
done-player-archived = আর্কাইভে পাঠানো হয়েছে। আগের ফলে নাম থাকছে।
done-player-restored = তালিকায় ফিরেছেন।

## Other words of these pages

organise-desk = আয়োজন
versus = বনাম
start-missing-tick = যাঁরা এসেছেন টিক দিন
draft-conflict-somebody = আপনি খুলে রাখার মধ্যে এই খসড়া বদলেছে
draft-match-goes-on = আসন একই থাকে; ম্যাচের ফয়সালা না হওয়া পর্যন্ত প্রতি দানের পরে ঘড়ির কাঁটার দিকে পরের জন ডিলার।
running-recorded = { $count ->
    [0] এখনও কোনো দান লেখা হয়নি
    [one] { $count } দান লেখা হয়েছে
   *[other] { $count } দান লেখা হয়েছে
}
running-recorded-of = { $all } দানের মধ্যে { $count }টি লেখা হয়েছে
running-steer = শেষ ও আর্কাইভ
running-stop-hint = আরও একবার জিজ্ঞেস করা হবে।

## Why something about a tournament was not done

error-not-a-draft = এই টুর্নামেন্ট শুরু হয়ে গেছে
error-not-a-draft-help = শুরুর সময়েই এর সেটআপ স্থির হয়ে গেছে, যাতে খেলার মাঝে কিছু না বদলায়। এক-একটি দান সংশোধন করা যায়; খেলোয়াড়দের তালিকাই ভুল হলে, কিছু লেখা না থাকা পর্যন্ত এটি আবার খসড়া করুন, নইলে থামিয়ে নতুন একটি বানান।
error-not-started = এই টুর্নামেন্ট শুরু হয়নি
error-not-started-help = এটি এখনও খসড়া: সম্পাদনা করা, শুরু করা বা মোছা যায়। কিছুই বদলানো হয়নি।
error-already-so = আগেই করা হয়ে গেছে
error-already-so-help = আপনার আগেই কেউ টুর্নামেন্ট থামিয়েছেন, আবার চালু করেছেন বা আর্কাইভে পাঠিয়েছেন। এখন কী অবস্থা, দেখে নিন।
error-recorded = এই টুর্নামেন্টে কিছু লেখা আছে
error-recorded-help = এর মধ্যে তা লেখা হয়েছে, অথবা ফেরত নেওয়া হলেও লেখায় রয়ে গেছে। টুর্নামেন্ট থামান বা আর্কাইভে পাঠান: তাহলে কিছু হারাবে না।
error-has-play-off = প্লে-অফ আছে
error-has-play-off-help = টুর্নামেন্ট শেষ হয়েছিল বলেই প্লে-অফ শুরু করা হয়েছিল। এর ফলগুলি ফেরত নিন, প্লে-অফও ফেরত নিন; তারপর টুর্নামেন্ট চলতে পারে।
error-play-off-refused = প্লে-অফের কিছু নেই
error-play-off-refused-help = কেউ একটি দান সংশোধন করেছেন, বা প্লে-অফ আগেই শুরু করেছেন। টুর্নামেন্টের এখন কী অবস্থা, দেখে নিন।
error-play-off-too-late = প্লে-অফ শুরু হয়ে গেছে
error-play-off-too-late-help = এর একটি দান লেখা হয়েছে, বা ফোনে খেলা হচ্ছে। ফলগুলি ফেরত নিন, বা সেই দান ছেড়ে দিন, তারপর প্লে-অফ ফেরত নিন।
error-draft-stale = এর মধ্যে এই খসড়া বদলেছে
error-draft-stale-help = অন্য একজন আয়োজক আলাদা কিছু সেভ করেছেন। এগোনোর আগে আবার খুলে দেখে নিন। কিছুই বদলানো হয়নি।
error-players-absent = কেউ এখনও আসেননি
error-players-absent-help = শুরুর আগে যাঁরা খেলবেন সবাইকে টিক দিন।

## People come and go while a tournament runs

people-title = খেলোয়াড়
people-who = খেলোয়াড়: বদলি, খেলা ছাড়া, যোগ ({ $count })
people-substitute = বদলি…
people-withdraw = খেলা ছাড়ছেন…
people-add = খেলোয়াড় যোগ…
people-take-back = ফেরত নিন
people-take-back-hint = পরের ফল লেখা না হওয়া পর্যন্ত করা যায়।
people-stays = এরপর কিছু লেখা হয়েছে, তাই এটি ফেরত নেওয়া যায় না। ভুল হয়ে থাকলে আরেকটি বদল করুন।
people-back = খেলোয়াড়
people-substitution-title = { $name }-এর বদলি
people-withdrawal-title = { $name } খেলা ছাড়ছেন
people-arrival-title = খেলোয়াড় যোগ করুন
people-substitution-hint = বদলি খেলোয়াড় আসনে বসেন। অবস্থানের সারিতে পয়েন্ট থাকে, দুটি নামই দেখা যায়।
people-withdrawal-hint = যিনি একেবারে চলে যাচ্ছেন, আর যাঁর আসনে কেউ বসছেন না। যা লেখা হয়েছে তা থাকে।
people-arrival-hint = যিনি দেরিতে এসে এখন থেকে খেলবেন।
people-name = কে আসছেন?
people-name-hint = ক্লাবের খেলোয়াড়দের থেকে বাছুন, বা নতুন নাম লিখুন।
people-near = “{ $name }” নতুন নাম, আর “{ $other }” প্রায় একই। তাঁকেই বোঝাতে চাইলে নামটি সেভাবেই লিখুন।
people-from = কোন দান থেকে?
people-from-block = রাউন্ড { $round }, পর্ব { $block } (দান { $hand } থেকে)
people-look = কী বদলাবে, দেখান
people-changes = যা বদলাবে
people-hands = { $count }টি দান আলাদা হবে
people-hands-more = আরও { $count }টি দান
people-in-play = দান { $hand } এখন যাঁরা আছেন তাঁরাই ফোনে খেলছেন। আগে সেটি শেষ করুন বা ছেড়ে দিন, বা পরের কোনো দান বাছুন।
people-undo-hint = যা লেখা হয়েছে তার কিছুই বদলায় না। পরের ফল লেখা না হওয়া পর্যন্ত এটি ফেরত নিতে পারেন।
people-substitution-button = বদলিকে বসান
people-withdrawal-button = খেলা ছাড়া নিশ্চিত করুন
people-arrival-button = খেলোয়াড় যোগ করুন
people-sits = { $from } থেকে { $leaves }-এর আসনে বসবেন { $name }।
people-line = সারিটির পয়েন্ট থাকবে, নাম হবে “{ $line }”।
people-void = { $count ->
    [0] কোনো দান বাতিল হবে না।
    [one] { $count }টি খোলা দান তার টেবিলের সবার জন্য বাতিল হবে, কারণ { $from } থেকে সেখানে { $name }-এর বসার কথা।
   *[other] { $count }টি খোলা দান নিজের নিজের টেবিলের সবার জন্য বাতিল হবে, কারণ { $from } থেকে সেখানে { $name }-এর বসার কথা।
}
people-ends = তাতে টুর্নামেন্ট শেষ হবে: খেলার মতো দান আর থাকবে না।
people-keeps = { $has ->
    [points] { $name }-এর { $points ->
        [one] { $points } পয়েন্ট
       *[other] { $points } পয়েন্ট
    } থাকবে, আর স্থান হবে যাঁরা খেলে যাচ্ছেন তাঁদের সবার পিছনে: ছেড়ে গেলে সুবিধা নেই।
   *[other] { $name }-এর স্থান হবে যাঁরা খেলে যাচ্ছেন তাঁদের সবার পিছনে: ছেড়ে গেলে সুবিধা নেই।
}
people-joins = { $from } থেকে { $name } খেলবেন।
people-begins = { $name } শূন্য থেকে শুরু করবেন, সবাই যেমন করেছিলেন।
people-begins-charged = { $name } শুরু করবেন { $points ->
    [one] { $points } পয়েন্ট
   *[other] { $points } পয়েন্ট
} নিয়ে; যাঁরা খেলায় আছেন তাঁদের মধ্যে এটাই সবচেয়ে বেশি: দেরিতে এলে সুবিধা নেই।
people-fewer = { $name } খেলবেন { $hands } দান, শুরু থেকে যাঁরা আছেন তাঁদের চেয়ে কম: কে কত খেলেছেন, অবস্থানে দেখা যায়।
people-seats = টেবিলে { $count } জন, ঘড়ির কাঁটার দিকে: { $names }।
redraw-blocks = { $blocks ->
    [0] নতুন করে সাজানোর মতো কোনো পর্ব বাকি নেই।
    [one] যে { $players } জন খেলে যাচ্ছেন, তাঁদের জন্য শেষ { $blocks }টি পর্ব নতুন করে সাজানো হবে। যা খেলা হয়েছে বা শুরু হয়েছে তা যেমন আছে তেমনই থাকবে; আসরে এখনও মোট { $all }টি পর্ব।
   *[other] যে { $players } জন খেলে যাচ্ছেন, তাঁদের জন্য শেষ { $blocks }টি পর্ব নতুন করে সাজানো হবে। যা খেলা হয়েছে বা শুরু হয়েছে তা যেমন আছে তেমনই থাকবে; আসরে এখনও মোট { $all }টি পর্ব।
}
redraw-tables = খেলা হবে { $before }টির বদলে { $tables ->
    [one] { $tables }টি টেবিলে
   *[other] { $tables }টি টেবিলে
}।
redraw-no-rests = এগুলিতে কারও বিশ্রাম নেই।
redraw-rests = এই পর্বগুলির মধ্যে প্রত্যেকের বিশ্রাম { $blocks }টিতে।
redraw-hands = পুরো আসরে যাঁরা থাকছেন তাঁরা প্রত্যেকে { $hands } দান খেলবেন; এই বদল না হলে { $before }।
redraw-partners = যাঁরা থাকছেন তাঁদের যেকোনো দু’জন { $hands } দানে পার্টনার; এই বদল না হলে { $before } দানে।
redraw-players = কে কত খেলবেন, কার কখন বিশ্রাম
redraw-more-hands = { $hands ->
    [0] আর দান নেই
    [one] আরও { $hands } দান
   *[other] আরও { $hands } দান
}
redraw-plays-all = কোনো পর্বে বিশ্রাম নেই
redraw-sits-out = { $count ->
    [one] বিশ্রাম পর্ব { $blocks }
   *[other] বিশ্রাম পর্ব { $blocks }
}
done-substitution = বদলি খেলোয়াড় বসেছেন।
done-withdrawal = খেলোয়াড় খেলা ছেড়েছেন।
done-arrival = খেলোয়াড় যোগ দিয়েছেন।
done-play-off = প্লে-অফ টেবিল ১-এ। কোডগুলি আবার কাজ করছে।
done-taken-back = ফেরত নেওয়া হয়েছে: সব আগের মতো।

## The play-off of a shared first place

play-off-title = প্লে-অফ
play-off-level = প্রথম স্থান ভাগাভাগি করছেন { $names }।
play-off-offer = তাঁরা ভাগ করে নিতে পারেন, বা এক টেবিলে প্লে-অফ খেলতে পারেন, একা একা বা দলে। যাঁর তাস শেষ, দান তাঁর; পয়েন্ট আর বাকি সব স্থান যেমন আছে তেমনই থাকবে।
play-off-length = কত লম্বা?
play-off-length-of = { $hands ->
    [one] { $hands } দান
   *[other] যিনি আগে { $hands } দান জেতেন
}
play-off-button = প্লে-অফ শুরু করুন
play-off-void = প্লে-অফ গণ্য নয়: একটি সংশোধনের পরে একই প্রতিযোগীরা আর প্রথম স্থান ভাগাভাগি করছেন না। এর দানগুলি রাখা আছে।
play-off-take-back = প্লে-অফ ফেরত নিন
play-off-take-back-hint = এর প্রথম ফল লেখা না হওয়া পর্যন্ত করা যায়।
play-off-stays = এর একটি দান লেখা হয়েছে। প্লে-অফ ফেরত নিতে আগে সেই দান ফেরত নিন।

# Who may see a tournament.
audience-title = টুর্নামেন্ট কে দেখতে পারেন
audience-back = টুর্নামেন্টে ফিরুন
audience-lede = সবাইকে যা জানানো হয়: প্রতিটি পাতা, ফাইল ও ছবিতে, বড় পর্দায় আর লাইভ আপডেটে। আপনি এখানে সব সময় সবই দেখতে পান।
audience-change = কে দেখতে পারেন তা বদলান
audience-save = সেভ করুন
audience-tell = অবস্থান এখনই দেখান
standings-own = অবস্থান, শুধু আয়োজকদের জন্য
standings-own-kept = এই পাতা শুধু আয়োজকরা দেখেন: অন্যদের অবস্থান এখনও জানানো হয়নি।
standings-own-private = এই পাতা শুধু আয়োজকরা দেখেন: টুর্নামেন্টটি পাবলিক নয়।
standings-check = অবস্থান মিলিয়ে দেখুন
audience-visibility = কে দেখতে পারেন
audience-visibility-public = সবাই
audience-visibility-public-line = যে কেউ দেখতে পারেন, আর টুর্নামেন্টটি প্রথম পাতা ও ক্লাবের পাতার তালিকায় থাকে।
audience-visibility-link = যাঁর কাছে লিংক আছে
audience-visibility-link-line = এটি নতুন ঠিকানা পায়, যা কেউ আন্দাজ করতে পারেন না এবং কোনো তালিকায় থাকে না। পরে অন্য কিছু বাছলে লিংকটি আর চলে না।
audience-visibility-private = শুধু আয়োজকরা
audience-visibility-private-line = আর কেউ দেখতে পারেন না। খেলোয়াড়রা টেবিলের কোড বা ব্যক্তিগত লিংক দিয়ে নিজেদের টেবিলে যান।
audience-telling = অবস্থান কখন জানানো হবে
audience-telling-hint = ততক্ষণ পর্যন্ত সবাই দেখেন কে কোথায় খেলছেন, কিন্তু ফল, মোট বা স্থান নয়। টেবিল শুধু নিজের দানগুলি দেখে।
audience-telling-now = অবস্থান সঙ্গে সঙ্গে
audience-telling-now-line = প্রতিটি ফল লেখামাত্র গণ্য হয় ও দেখা যায়।
audience-telling-request = অবস্থান আপনি বললে
audience-telling-request-line = আপনি “অবস্থান এখনই দেখান” চাপেন, যেমন পুরস্কার দেওয়ার সময়।
audience-telling-from = অবস্থান নির্দিষ্ট সময় থেকে
audience-telling-from-line = এই তারিখে ও সময়ে তা নিজে থেকেই দেখা যায়।
audience-embargo-from = অবস্থান { $when } থেকে
audience-date = তারিখ
audience-time = সময়
audience-names = খেলোয়াড়দের কোন নামে দেখানো হবে
audience-names-hint = টেবিলে, ব্যক্তিগত লিংকে আর আপনার নিজের পাতায় পুরো নাম থাকে। নামের প্রথম অংশ বা ছদ্মনাম দেখালে ঠিকানাতেও নাম থাকে না।
audience-names-full = পুরো নাম
audience-names-full-line = আপনি যেমন লিখেছেন।
audience-names-first = নামের প্রথম অংশ
audience-names-first-line = প্রত্যেকের নামের প্রথম অংশ; দুটি এক হলে সঙ্গে একটি অক্ষর: অদিতি ক. উপাধি আর চিহ্ন বাদ যায়।
audience-names-given-last = নামের প্রথম অংশ, যেখানে পদবি আগে লেখা
audience-names-given-last-line = “সেন অদিতি” এমন নামের জন্য: অদিতি; দুটি এক হলে অদিতি স.
audience-called = তখন তাঁদের এই নামে দেখানো হবে: { $names }
audience-names-alias = ছদ্মনাম
audience-names-alias-line = তালিকায় খেলোয়াড়কে আপনি যে ছদ্মনাম দিয়েছেন। যাঁর নেই তাঁকে দেখানো হয়, যেমন, “খেলোয়াড় ৩” নামে।
problem-embargo-date = কোন দিন অবস্থান জানানো হবে, লিখুন।
problem-embargo-time = কোন সময়ে অবস্থান জানানো হবে, লিখুন।
problem-embargo-before-start = এটি টুর্নামেন্ট শুরুর আগে: শুরু { $when }। পরের কোনো সময় বাছুন, বা অবস্থান সঙ্গে সঙ্গে জানান।
event-audience = কে দেখতে পারেন তা বদলানো হয়েছে
event-erased = একজন খেলোয়াড়ের অনুরোধে তাঁর নাম মুছে ফেলা হয়েছে
done-audience = সেভ হয়েছে। এখন থেকে অন্যরা এটাই দেখবেন।
done-told = যাঁরা দেখতে পারেন, তাঁরা সবাই এখন অবস্থান দেখছেন।
done-alias = ছদ্মনাম সেভ হয়েছে।
done-erased = মুছে ফেলা হয়েছে। নামটি আর নেই, ফল রয়ে গেছে।
roster-alias = ছদ্মনাম, যেসব টুর্নামেন্টে নামের বদলে ছদ্মনাম দেখানো হয় সেগুলির জন্য
roster-erase = এই খেলোয়াড়ের নাম মুছুন
# Erasing a person.
erasure-title = { $name } নামটি মুছে ফেলবেন?
erasure-lede = { $count ->
    [one] এই খেলোয়াড় { $count }টি টুর্নামেন্টে আছেন।
   *[other] এই খেলোয়াড় { $count }টি টুর্নামেন্টে আছেন।
}
erasure-name = নামটি তালিকা থেকে, প্রতিটি টুর্নামেন্ট, তার ইতিহাস ও মন্তব্য থেকে, আর নামটি থেকে তৈরি সব পাতা, ফাইল ও ঠিকানা থেকে সরে যাবে।
erasure-results = ফল থাকবে ও গণ্য হবে। তা “মুছে ফেলা খেলোয়াড়” ও একটি সংখ্যার নামে দেখা যাবে।
erasure-links = নামসহ পুরোনো ঠিকানা আর পাওয়া যাবে না, আর ব্যক্তিগত লিংকে কিছু খুলবে না।
erasure-elsewhere = আজকের আগের ব্যাকআপে আর ডাউনলোড করা ফাইলে নামটি থেকে যাবে। একই নামের আয়োজকের অ্যাকাউন্ট বদলায় না।
erasure-kept = যেসব লেখায় এই খেলোয়াড়ের নাম থেকে যেতে পারে
erasure-kept-help = অন্য রূপে লেখা বা অন্য শব্দের ভেতরে থাকা নাম নিশ্চিতভাবে পাওয়া যায় না। পড়ে দেখুন এগুলি এই খেলোয়াড়কে নিয়ে কি না: এগুলি যেমন আছে তেমনই থাকবে।
erasure-for-good = এটি আর ফেরানো যাবে না।
erasure-button = নাম মুছুন: { $name }
erasure-in-play = { $tournament }-এ ফোনে একটি দান চলছে
erasure-in-play-help = এই খেলোয়াড় দানটি খেলছেন। দানটি শেষ হতে দিন, বা “ফোনে খেলা” পাতায় সেটি ছেড়ে দিন, তারপর আবার চেষ্টা করুন।
## চলতি টুর্নামেন্টের নিয়ন্ত্রণ কক্ষ

room-next = এখন কী করতে হবে
room-publish = প্রকাশ করুন
room-ends = শেষ মোটামুটি { $time }
room-codes = কোড দেখান
room-code = কোড
room-record = লিখুন
room-correct = সংশোধন করুন
room-page = টেবিলের পাতা
room-phones = ফোন
room-on-phones = ফোনে
room-silent = { $time } ধরে কিছু নেই
room-silent-now = এইমাত্র
room-asks = { $count ->
    [one] { $count }টি ফোন আসন চাইছে
   *[other] { $count }টি ফোন আসন চাইছে
}
room-elsewhere = অন্য টেবিলেও খেলা আছে: { $names }
room-holds-up = বাকি টেবিল অপেক্ষায়
room-late = দেরি হচ্ছে
room-unopened = এখনও কোনো ফোন নেই
room-changed-now = { $hand } এইমাত্র বদলেছে
room-changed = { $hand } বদলেছে { $time } আগে
room-next-asks = টেবিল { $table }-এ একটি ফোন আসন চাইছে।
room-answer = উত্তর দিন
room-next-codes = এখনও কোনো ফোন কোনো টেবিল খোলেনি। প্রতিটি টেবিলে তার কোডের কার্ড রাখুন।
room-record-late = এখানে লিখুন
room-next-play-off = প্রথম স্থান ভাগাভাগি হয়েছে। প্লে-অফ খেলা যায়, বা ভাগাভাগিই থাকতে পারে।
room-next-read-out = খেলা শেষ। অবস্থান মিলিয়ে দেখে পড়ে শোনান।
room-next-watch = খেলা চলছে। যা অপেক্ষায়, তা টেবিলে চিহ্নিত।
room-next-untouched = কিছু লেখার আগেই এটি থামানো হয়েছে। আবার খসড়া করুন বা আর্কাইভে পাঠান।
room-read-out = বিজয়মঞ্চ দেখান
room-next-archived = এটি আর্কাইভে আছে। এর পাবলিক পাতা থাকে।

## আগে নাম, তারপর তাঁদের উপযোগী ফরম্যাট

draft-step-names = ১. কারা খেলবেন
draft-step-format = ২. কী খেলা হবে
draft-step-when = ৩. কখন
draft-step-rules = ৪. স্কোরিং ও নিয়ম
draft-continue = এগিয়ে যান
draft-count-again = নামগুলি আবার দেখুন
offer-players = { $count ->
    [one] { $count } জন খেলোয়াড়
   *[other] { $count } জন খেলোয়াড়
}
offer-teams = দল: { $count }, খেলোয়াড়: { $players }
offer-tidied = তালিকা গোছানো হয়েছে: প্রতিটি নাম আলাদা, নম্বর, বিন্দু আর কমা ছাড়া।
offer-nothing = এত জনের জন্য কোনো ফরম্যাট নেই। ২ থেকে ৬৪ জন খেলোয়াড় লাগবে, বা সমান মাপের দুটি দল।
offer-others = অন্য ফরম্যাট
offer-takes = প্রতি টেবিলে { $hands ->
    [one] { $hands } দান
   *[other] { $hands } দান
} · { $time }
offer-takes-until = প্রতি টেবিলে { $hands ->
    [one] { $hands } দান
   *[other] { $hands } দান
} · { $time } · শেষ মোটামুটি { $end }
offer-takes-about = প্রায় { $hands ->
    [one] { $hands } দান
   *[other] { $hands } দান
} · প্রায় { $time }
offer-takes-about-until = প্রায় { $hands ->
    [one] { $hands } দান
   *[other] { $hands } দান
} · প্রায় { $time } · শেষ মোটামুটি { $end }
problem-name-alike = “{ $name }” আর “{ $other }” একই নাম বলে মনে হচ্ছে। দু’জন আলাদা মানুষ হলে চেনার মতো কিছু জুড়ে দিন, যেমন পদবি।
pasted-understood = নামগুলি যেভাবে বোঝা গেছে
pasted-left-out = বাদ দেওয়া হয়েছে: { $what }
pasted-quoted = “{ $text }”
pasted-ways = এর মধ্যে নাম কোনটি?
pasted-ways-hint = প্রতি লাইনে কয়েকটি অংশ আছে। যেটিতে নামগুলি ঠিক দেখায় সেটি বেছে নিন।
problem-columns-missing = প্রতি লাইনে কয়েকটি অংশ আছে। কোন অংশ মিলে নাম হয় বেছে নিন।
problem-mail-for-name = লাইন { $line }: “{ $mail }” একটি ই-মেল ঠিকানা। তার বদলে মানুষটির নাম লিখুন।
problem-name-near = “{ $name }” প্রায় “{ $other }” নামটিরই মতো। নামের নিচের প্রশ্নটি দেখুন, তারপর এগোন।
near-known = “{ $name }” ক্লাবের তালিকায় নেই, কিন্তু প্রায় একই নামের কেউ আছেন। তিনিই হলে টিক দিন; না হলে ইনি অন্য মানুষ, তালিকায় নতুন।
near-is = ইনি { $name }
near-here = “{ $name }” আর “{ $other }” দেখতে একরকম। একই মানুষ হলে একটি নাম সরান; দু’জন হলে যেমন আছে থাকুক।
roster-filter = নাম খুঁজুন
roster-filter-ticks = খুঁজতে লিখুন। নিচের তীর তালিকায় নিয়ে যায়, সেখানে Space চাপলে টিক পড়ে; Enter চাপলে পাওয়া প্রথম নামে টিক পড়ে।
roster-filter-open = খুঁজতে লিখুন। নিচের তীর তালিকায় নিয়ে যায়; Enter চাপলে পাওয়া প্রথম নামটি খোলে।
roster-filter-nobody = এই নামে কেউ নেই।

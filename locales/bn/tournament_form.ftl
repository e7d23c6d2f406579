### The form of a tournament, and its draft.

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
draft-how-long = কতক্ষণ
draft-how-long-short = ছোট
draft-how-long-evening = এক আসর
draft-how-long-long = লম্বা
draft-how-long-exact = রাউন্ড, পর্ব আর দান নিজে ঠিক করুন
draft-stop-ends = শেষ মোটামুটি { $end }
draft-stop-hands = প্রতি টেবিলে { $hands } দান, প্রতি পর্বে { $block }
draft-rounds = রাউন্ড
draft-rounds-hint = এক রাউন্ডে চার জনে ১২ দান, আট জনে প্রত্যেকের ২৮ দান।
draft-hands-per-block = এক পর্বে কত দান
draft-hands-per-block-hint = একই চার জন একই পার্টনার নিয়ে একটানা কত দান খেলবেন।
draft-hands-per-block-4 = চার দান
draft-hands-per-block-2 = দুই দান
draft-hands-per-block-1 = এক দান
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
draft-entrants-hint = নামগুলি যেমন আছে তেমনই পেস্ট করুন: প্রতি লাইনে একটি, মাঝে কমা দিয়ে, বা ছক হিসেবে। দল হলে প্রতি লাইনে এক দল: “লাল: অদিতি + বেলাল”।
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
draft-summary = সংক্ষেপে
draft-summary-until = { $start } থেকে মোটামুটি
draft-summary-players = খেলোয়াড়
draft-summary-tables = টেবিল
draft-summary-resting = { $count } জনের বিশ্রাম
draft-summary-hands = প্রতি টেবিলে দান
draft-terms-change = বদলান
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
side-of-two = { $one } ও { $other }
draft-fair = সবার জন্য সমান: পুরো সূচিতে প্রত্যেকে অন্য প্রত্যেকের পার্টনার { $partners } বার, প্রতিপক্ষ { $opponents } বার, বাঁয়ে বসেন { $left } বার, ডিলার { $deals } বার, প্রথম চাল দেন { $openings } বার।
draft-fair-lazy = সবার জন্য সমান: পুরো সূচিতে প্রত্যেকে অন্য প্রত্যেকের পার্টনার { $partners } বার, প্রতিপক্ষ { $opponents } বার, বাঁয়ে বসেন { $left } বার। কে ডিলার আর কার প্রথম চাল, তা দানের ফল থেকে ঠিক হয়।
draft-fairness = পুরো সূচিতে প্রত্যেকে অন্য প্রত্যেকের পার্টনার { $partners } বার, প্রতিপক্ষ { $opponents } বার, বাঁয়ে বসেন { $left } বার, ডিলার { $deals } বার, প্রথম চাল দেন { $openings } বার।
draft-fairness-lazy = পুরো সূচিতে প্রত্যেকে অন্য প্রত্যেকের পার্টনার { $partners } বার, প্রতিপক্ষ { $opponents } বার, বাঁয়ে বসেন { $left } বার। কে ডিলার আর কার প্রথম চাল, তা দানের ফল থেকে ঠিক হয়।
draft-hands-each = প্রত্যেকে { $hands } দান খেলবেন।
draft-rests = প্রত্যেকে বিশ্রাম পাবেন { $blocks }টি পর্বে।
draft-range = { $min } থেকে { $max }
draft-start-help = সূচিতে সবাইকে লাগবে। কেউ না এলে আগে তাঁর নাম বদলান বা সরান।
draft-start-all = { $count } জন সবাই হাজির: শুরু করুন
draft-start-some = এ পর্যন্ত টিক: { $all } জনের মধ্যে { $here }। বোতামটি বাকিদেরও টিক দেয়।
draft-here-title = কে এসেছেন
draft-here-count = { $all } জনের মধ্যে { $here }
draft-first-block = শুরুতে কে কোথায়
draft-more-tables = আরও { $count }টি টেবিল
draft-drawn-when = লটারিতে, { $when }
draft-further = আরও
draft-figure-length = কতক্ষণ
draft-figure-ends = শেষ মোটামুটি
draft-figure-about = প্রায় { $hands }
draft-figure-meetings = পার্টনার, প্রতিপক্ষ
draft-figure-times = { $partners }×, { $opponents }×
draft-figure-even = সবার সমান
draft-figure-uneven = প্রায় সমান
draft-figure-partly = সবার সঙ্গে নয়
draft-figure-range = { $min }–{ $max }
draft-figure-rests = বিশ্রাম
draft-figure-blocks = { $min }–{ $max }টি পর্ব
draft-replace = খেলোয়াড় বদলান বা যোগ করুন
draft-present-save = কে এসেছেন, সেভ করুন
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
deletion-loses-codes = টেবিলের কোড আর ব্যক্তিগত লিংক আর কাজ করবে না।
deletion-loses-history = { $count ->
    [one] সঙ্গে { $count }টি লেখা মুছে যাবে, যা গোনা হয় না।
   *[other] সঙ্গে { $count }টি লেখা মুছে যাবে, যেগুলি গোনা হয় না।
}
deletion-loses-arrivals = { $count ->
    [one] { $count } জনের হাজিরা নেওয়া হয়েছে।
   *[other] { $count } জনের হাজিরা নেওয়া হয়েছে।
}
deletion-announcement = ঘোষণাটি তার নামের তালিকা সমেত ফিরে আসবে।
deletion-name = মুছতে টুর্নামেন্টের নাম লিখুন
deletion-button-started = এই টুর্নামেন্ট মুছুন
problem-deletion-name = এটি এই টুর্নামেন্টের নাম নয়।

## Other words of these pages

start-missing-tick = যাঁরা এসেছেন টিক দিন
draft-conflict-somebody = আপনি খুলে রাখার মধ্যে এই খসড়া বদলেছে
draft-match-goes-on = আসন একই থাকে; ম্যাচের ফয়সালা না হওয়া পর্যন্ত প্রতি দানের পরে ঘড়ির কাঁটার দিকে পরের জন ডিলার।

## আগে নাম, তারপর তাঁদের উপযোগী ফরম্যাট

draft-step-names = কারা খেলবেন
draft-step-format = কী খেলা হবে
draft-step-when = কখন
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
names-remove = সরান: { $name }
problem-more-players = আরও { $count } জন খেলোয়াড় লাগবে
problem-fewer-players = { $count } জন খেলোয়াড় বেশি
problem-equal-teams = সমান খেলোয়াড়ের দুটি দল লাগবে
problem-no-teams = দল নয়, আলাদা আলাদা খেলোয়াড় লাগবে
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

## The setting of a tournament

draft-move-seconds = ফোনে এক চালের সময় (সেকেন্ড)
draft-move-seconds-hint = ফোনে খেলা দানের জন্য: এই সময়ে চাল না দিলে বট চাল দেবে; অর্ধেক সময়ে একবার মনে করিয়ে দেওয়া হবে। খালি রাখলে: সময়সীমা নেই।
draft-fact-move-seconds = ফোনে প্রতি চালে { $count } সেকেন্ড

### মরসুম: ছক, প্রতিটি সারি কী করে হলো, আর ফর্ম।

club-seasons = মরসুম:

## ছক

season-rule-field = প্রতি আসরে পয়েন্ট: আসার জন্য এক, আর যাঁরা পিছনে রইলেন তাঁদের প্রত্যেকের জন্য এক।
season-rule-places = আসরের স্থানগুলির পয়েন্ট: { $points }।
season-rule-totals = প্রতি আসরে পয়েন্ট তার মোট।
season-rule-average = দানপ্রতি গড় গোনা হয়: আসরগুলির মোটকে দানের সংখ্যা দিয়ে ভাগ করে।
season-rule-best = { $count ->
    [one] প্রত্যেকের সেরা আসরটি গোনা হয়।
   *[other] প্রত্যেকের সেরা { $count }টি আসর গোনা হয়।
}
season-rule-least = যিনি { $count }টির কম আসরে এসেছেন তাঁর স্থান নেই।
season-rule-ties = সমান হলে ঠিক হয় এতে: { $ties }।
season-tie-none = কিছু না
season-tie-countback = বেশি প্রথম স্থান, তারপর বেশি দ্বিতীয়
season-tie-best = সেরা একটি আসর
season-tie-evenings = বেশি আসর
season-average = দানপ্রতি গড়
season-points = পয়েন্ট
season-evenings = আসর
season-evening = আসর
season-place = স্থান
season-place-of = { $people } জনে { $place }
season-place-of-teams = { $teams ->
    [one] { $teams }টি দলের মধ্যে { $place }
   *[other] { $teams }টি দলের মধ্যে { $place }
}
season-counted = { $all }টির { $counted }টি
season-missing = { $count ->
    [one] স্থানের জন্য আর একটি আসর
   *[other] স্থানের জন্য আরও { $count }টি আসর
}
season-empty = যোগ করার মতো এখনও কিছু নেই
season-empty-help = প্রথম আসরের প্রথম ফল থেকে ছক শুরু হয়।
season-upcoming = আসছে
season-runs = এখনও চলছে
season-if-ended = এখন শেষ হলে
season-matrix = { $name }: প্রত্যেক আসরে প্রত্যেক খেলোয়াড়ের পয়েন্ট
season-mark-won = জেতা আসর
season-mark-dropped = গোনা হয়নি, অন্য আসর ভালো ছিল
season-mark-runs = এখনও চলছে, পয়েন্টে ধরা হয়নি
season-mark-absent = ছিলেন না
season-how = কীভাবে গোনা হয়
season-all = { $count ->
    [one] সব { $count }টি আসর
   *[other] সব { $count }টি আসর
}
season-latest = শুধু সাম্প্রতিক আসর
season-older = { $count ->
    [one] শুধু সাম্প্রতিক { $count }টি আসরের কলাম আছে। খেলোয়াড়ের পাতায় তাঁর সব আসর আছে।
   *[other] শুধু সাম্প্রতিক { $count }টি আসরের কলাম আছে। খেলোয়াড়ের পাতায় তাঁর সব আসর আছে।
}
season-left-out = বাদ পড়েছে
season-not-yet = এখনও গোনা হয় না
season-people = { $count ->
    [one] একজন খেলোয়াড়
   *[other] { $count } জন খেলোয়াড়
}
season-line-rank = স্থান { $rank } · { $what }: { $figure }
season-line-if-ended = এখন শেষ হলে: { $says }
season-dropped = গোনা হয়নি

## ডেস্ক

seasons-title = মরসুম
seasons-lede = মরসুম আসরগুলি যোগ করে একটি ছক বানায়, সবসময় তাদের ফল থেকে। সংশোধন, মেলানো খেলোয়াড় আর পরে জানানো ফল সঙ্গে সঙ্গে দেখা যায়।
seasons-empty = এখনও কোনো মরসুম নেই
seasons-empty-help = মরসুম মানে একটি নাম, আসরের পয়েন্টের একটি নিয়ম, আর আসরগুলি। আসরগুলি নানা ফরম্যাটের হতে পারে।
season-new = নতুন মরসুম
season-public = পাবলিক পাতা
season-table = তালিকা খুলুন
season-change = বদলান
season-name = নাম
season-name-hint = যেমন “২০২৬” বা “শরৎ লিগ”।
season-count = এক আসরে কত পয়েন্ট?
season-count-hint = মোট আর গড় যোগ হয় শুধু সব আসরের স্কোরিং একরকম হলে। স্থান সবসময় যোগ হয়।
season-count-field = আসার জন্য এক পয়েন্ট, আর পিছনের প্রত্যেকের জন্য এক
season-count-places = স্থান অনুযায়ী পয়েন্ট
season-count-other = স্থানের বদলে খেলার পয়েন্ট
season-count-totals = আসরের মোট
season-count-average = দানপ্রতি গড়
season-list = স্থান অনুযায়ী পয়েন্ট
season-list-hint = মাঝে কমা দিয়ে, প্রথম স্থান থেকে শুরু করে। শুধু “স্থান অনুযায়ী পয়েন্ট”-এ লাগে। ফাঁকা রাখলে: ১০, ৮, ৬, ৫, ৪, ৩, ২, ১।
season-best = কটি আসর গোনা হবে?
season-best-hint = প্রত্যেকের সেরাগুলি। ফাঁকা রাখলে সব।
season-least = স্থান পেতে কটি আসর লাগে
season-least-hint = যিনি কম এসেছেন তিনি নিচে, স্থান ছাড়া থাকেন।
season-ties = সমান হলে
season-ties-hint = এই ক্রমে। তবু সমান থাকলে স্থান ভাগ হয়।
season-tie-at = { $place }.
season-takes-new = নতুন টুর্নামেন্ট নেয়
season-takes-new-hint = এখন থেকে ক্লাব যে টুর্নামেন্ট বানাবে তা এই মরসুমের, আর কোনোটির নয়।
season-which = কোন আসর
season-which-new = আসর: এ বছরের সব, আর নতুনগুলিও
season-by-dates = দুই দিনের মধ্যে সব
season-from = থেকে
season-until = পর্যন্ত
season-by-ticks = শুধু এখানে বাছা আসর
season-more-rules = আরও নিয়ম: স্থানের পয়েন্ট, স্থান, সমতা
season-no-date = একটি তারিখ লিখুন, যেমন 2026-11-27।
season-until-first = শেষ দিন প্রথম দিনের আগে।
season-tournaments-hint = একটি টুর্নামেন্ট শুধু একটি মরসুমেরই হতে পারে। শুধু পাবলিক ফল গোনা হয়।
season-tournaments-none = ক্লাবের এখনও কোনো টুর্নামেন্ট নেই।
season-filter-open = নাম বা তারিখের একটি অংশই যথেষ্ট।
season-elsewhere = “{ $season }”-এ
season-save = মরসুম সেভ করুন
season-remove = মরসুম সরান
season-remove-title = “{ $name }” সরাবেন?
season-remove-text = এর ছক চলে যাবে, টুর্নামেন্ট আর তাদের ফল থাকবে।
season-stale = ইতিমধ্যে অন্য কেউ এই মরসুম বদলেছেন। আপনি যা লিখেছেন তা এখানেই আছে: অন্য ট্যাবে মরসুম খুলে দেখুন কী বদলেছে, তারপর এই পাতা আবার লোড করুন।
season-name-taken = এই নামের মরসুম আগেই আছে।
season-tournament-elsewhere = “{ $name }” “{ $season }”-এ আছে। আগে সেখান থেকে সরান।
season-no-number = এখানে পূর্ণ সংখ্যা, বা ফাঁকা।
season-no-list = পূর্ণ সংখ্যা, মাঝে কমা, যেমন ১০, ৮, ৬।
done-season-removed = মরসুম সরানো হয়েছে। তার টুর্নামেন্টগুলি এখনও আছে।

## The end of a season

season-final = চূড়ান্ত ছক, { $when }
season-final-help = মরসুম আর কিছু নেয় না। এর আসরে যা শোধরানো হয় তা এখানেও শোধরায়।
season-end = মরসুম শেষ করুন
season-end-title = “{ $name }” শেষ করবেন?
season-end-text = ছক চূড়ান্ত হবে, আর মরসুম আর আসর নেবে না। আবার খোলা যায়।
season-end-open = এগুলি এখনও খেলা বাকি, বা ফল এখনও জানানো হয়নি। শেষ পর্যন্ত খেলুন, বা মরসুম থেকে বার করুন।
season-reopen = মরসুম আবার খুলুন
season-reopen-title = “{ $name }” আবার খুলবেন?
season-reopen-text = ছক আর চূড়ান্ত থাকবে না, আর আসর আবার যোগ করা যাবে।
season-is-ended = ইতিমধ্যে এই মরসুম শেষ হয়েছে। আগে আবার খুলুন; আপনার লেখা এখানেই আছে।
done-season-ended = মরসুম শেষ হয়েছে। এর ছক চূড়ান্ত।
done-season-reopened = মরসুম চলছে।
certificate-season-figure = { $what }: { $figure }
certificates-season-runs = মরসুম শেষ হলে সনদ এখানে থাকবে।

## The year on one page

year-link = পুরো বছর এক পাতায়
year-title = { $season } এক পাতায়
year-so-far = এখন পর্যন্ত
year-people = মানুষ
year-more = আরও { $count }
year-evenings-won = সবচেয়ে বেশি জেতা আসর: { $name }, { $count }।
year-hand = এক দানে সবচেয়ে বেশি পয়েন্ট: { $name }, { $count }।
year-run = পরপর সবচেয়ে বেশি জেতা দান: { $name }, { $count }।
year-share = ১০০ দানে সবচেয়ে বেশি জয়: { $name }, { $count }।
year-each = প্রত্যেকে { $count }
year-pair = বছরের জুটি: { $one } আর { $other }, একসঙ্গে ১০০ দানে { $count }টি জয়।

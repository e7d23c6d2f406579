### মরসুম: তালিকা, প্রতিটি সারি কী করে হলো, আর ফর্ম।

club-seasons = মরসুম:

## তালিকা

season-rule-field = এক সন্ধ্যার দাম: আসার জন্য এক পয়েন্ট, আর যাঁরা পিছনে রইলেন তাঁদের প্রত্যেকের জন্য এক।
season-rule-places = সন্ধ্যার স্থানগুলির পয়েন্ট: { $points }।
season-rule-totals = সন্ধ্যার দাম তার মোট।
season-rule-average = দান পিছু গড় গোনা হয়: সন্ধ্যাগুলির মোট, তাদের দান দিয়ে ভাগ করে।
season-rule-best = { $count ->
    [one] প্রত্যেকের সেরা সন্ধ্যাটি গোনা হয়।
   *[other] প্রত্যেকের সেরা { $count }টি সন্ধ্যা গোনা হয়।
}
season-rule-least = যিনি { $count }টির কম সন্ধ্যায় এসেছেন তাঁর স্থান নেই।
season-rule-ties = সমান হলে ঠিক হয় এতে: { $ties }।
season-tie-none = কিছু না
season-tie-countback = বেশি প্রথম স্থান, তারপর বেশি দ্বিতীয়
season-tie-best = সেরা একটি সন্ধ্যা
season-tie-evenings = বেশি সন্ধ্যা
season-average = দান পিছু গড়
season-points = পয়েন্ট
season-evenings = সন্ধ্যা
season-evening = সন্ধ্যা
season-won = প্রথম স্থান
season-place = স্থান
season-place-of = { $people } জনে { $place }
season-counted = { $all }টির { $counted }টি
season-missing = { $count ->
    [one] স্থানের জন্য আর একটি সন্ধ্যা
   *[other] স্থানের জন্য আরও { $count }টি সন্ধ্যা
}
season-empty = যোগ করার মতো এখনো কিছু নেই
season-empty-help = প্রথম সন্ধ্যার প্রথম ফল থেকে তালিকা শুরু হয়।
season-coming = আসছে
season-runs = এখনো চলছে
season-not-yet = এখনো গোনা হয় না
season-people = { $count ->
    [one] একজন খেলোয়াড়
   *[other] { $count } জন খেলোয়াড়
}
season-line-rank = স্থান { $rank } · { $what }: { $figure }
season-dropped = গোনা হয়নি

## ডেস্ক

seasons-title = মরসুম
seasons-lede = যে সন্ধ্যাগুলি একসঙ্গে যোগ হয়, সবসময় তাদের ফল থেকে: যা শোধরানো, মেলানো বা পরে জানানো হয়, তা সঙ্গে সঙ্গে তালিকায় আসে।
seasons-empty = এখনো কোনো মরসুম নেই
seasons-empty-help = মরসুম মানে একটি নাম, সন্ধ্যার দামের একটি নিয়ম, আর সন্ধ্যাগুলি। সন্ধ্যাগুলি নানা ফরম্যাটের হতে পারে।
season-new = নতুন মরসুম
season-public = যে পাতা সবাই দেখেন
season-name = নাম
season-name-hint = যেমন “2026” বা “শরৎ লিগ”।
season-count = সন্ধ্যার দাম
season-count-hint = মোট আর গড় যোগ হয় শুধু সব সন্ধ্যার স্কোরিং একরকম হলে। স্থান সবসময় যোগ হয়।
season-count-field = আসার জন্য এক পয়েন্ট, আর পিছনের প্রত্যেকের জন্য এক
season-count-places = স্থান অনুযায়ী পয়েন্ট
season-count-totals = সন্ধ্যার মোট
season-count-average = দান পিছু গড়
season-list = স্থান অনুযায়ী পয়েন্ট
season-list-hint = প্রথম স্থান আগে, মাঝে কমা; শুধু “স্থান অনুযায়ী পয়েন্ট”-এর জন্য। ফাঁকা রাখলে 10, 8, 6, 5, 4, 3, 2, 1।
season-best = কটি সন্ধ্যা গোনা হবে
season-best-hint = প্রত্যেকের সেরাগুলি। ফাঁকা রাখলে সব।
season-least = স্থানের জন্য সন্ধ্যা
season-least-hint = যিনি কম এসেছেন তিনি নিচে, স্থান ছাড়া থাকেন।
season-ties = সমান হলে
season-ties-hint = এই ক্রমে। তবু সমান থাকলে স্থান ভাগ হয়।
season-tie-at = { $place }.
season-takes-new = নতুন টুর্নামেন্ট নেয়
season-takes-new-hint = এখন থেকে ক্লাব যে টুর্নামেন্ট বানাবে তা এই মরসুমের, আর কোনোটির নয়।
season-tournaments = সন্ধ্যা
season-tournaments-hint = একটি টুর্নামেন্ট বড়জোর একটি মরসুমের। যা সবাই দেখতে পান শুধু তা-ই গোনা হয়।
season-tournaments-none = ক্লাবের এখনো কোনো টুর্নামেন্ট নেই।
season-filter-open = নাম বা তারিখের একটি অংশই যথেষ্ট।
season-elsewhere = “{ $season }”-এ
season-save = মরসুম রাখুন
season-remove = মরসুম সরান
season-remove-title = “{ $name }” সরাবেন?
season-remove-text = এর তালিকা চলে যাবে, টুর্নামেন্ট আর তাদের ফল থাকবে।
season-stale = ইতিমধ্যে অন্য কেউ এই মরসুম বদলেছেন। আপনার লেখা এখানেই আছে: অন্য ট্যাবে মরসুম খুলে দেখুন কী বদলেছে, তারপর এই পাতা আবার খুলুন।
season-name-taken = এই নামের মরসুম আগেই আছে।
season-tournament-elsewhere = “{ $name }” “{ $season }”-এ আছে। আগে সেখান থেকে সরান।
season-no-number = এখানে পূর্ণ সংখ্যা, বা ফাঁকা।
season-no-list = পূর্ণ সংখ্যা, মাঝে কমা, যেমন 10, 8, 6।
done-season-saved = মরসুম রাখা হয়েছে।
done-season-removed = মরসুম সরানো হয়েছে। তার টুর্নামেন্টগুলি এখনো আছে।

## The end of a season

season-final = চূড়ান্ত তালিকা, { $when }
season-final-help = মরসুম আর কিছু নেয় না। এর সন্ধ্যায় যা শোধরানো হয় তা এখানেও শোধরায়।
season-end = মরসুম শেষ করুন
season-end-title = “{ $name }” শেষ করবেন?
season-end-text = তালিকা চূড়ান্ত হবে, আর মরসুম আর সন্ধ্যা নেবে না। আবার খোলা যায়।
season-end-open = এগুলি এখনো খেলা বাকি, বা ফল এখনো জানানো হয়নি। শেষ পর্যন্ত খেলুন, বা মরসুম থেকে বার করুন।
season-reopen = মরসুম আবার খুলুন
season-reopen-title = “{ $name }” আবার খুলবেন?
season-reopen-text = তালিকা আর চূড়ান্ত থাকবে না, আর সন্ধ্যা আবার যোগ করা যাবে।
season-is-ended = ইতিমধ্যে এই মরসুম শেষ হয়েছে। আগে আবার খুলুন; আপনার লেখা এখানেই আছে।
done-season-ended = মরসুম শেষ হয়েছে। এর তালিকা চূড়ান্ত।
done-season-reopened = মরসুম চলছে।
certificate-season-figure = { $what }: { $figure }
certificates-season-runs = মরসুম শেষ হলে শংসাপত্র এখানে থাকবে।

## The year on one page

year-link = পুরো বছর এক পাতায়
year-title = { $season } এক পাতায়
year-so-far = এখন পর্যন্ত
year-people = মানুষ
year-more = আরও { $count }
year-evenings-won = সবচেয়ে বেশি জেতা সন্ধ্যা: { $name }, { $count }।
year-hand = এক দানে সবচেয়ে বেশি পয়েন্ট: { $name }, { $count }।
year-run = পরপর সবচেয়ে বেশি জেতা দান: { $name }, { $count }।
year-share = 100 দানে সবচেয়ে বেশি জয়: { $name }, { $count }।
year-pair = বছরের জুটি: { $one } আর { $other }, একসঙ্গে 100 দানে { $count }টি জয়।

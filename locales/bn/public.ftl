### The pages that everybody may see.

## The home page, and a club’s page

home-title = টুর্নামেন্ট
home-running = চলছে
home-ready = শুরু হতে যাচ্ছে
home-finished = শেষ হয়েছে
home-clubs = ক্লাব
home-empty = এখনও কোনো টুর্নামেন্ট নেই
home-empty-help = আয়োজক কোনো টুর্নামেন্ট শুরু করলেই সেটি লিডারবোর্ডসহ এখানে দেখা যাবে।
home-fresh = এই Lastcard-এর এখনও কোনো আয়োজক নেই
home-fresh-help = আপনি এটি ইনস্টল করে থাকলে, চালু হওয়ার সময় যে সেটআপ লিংক দেখিয়েছিল সেটি খুলুন। দু’মিনিট লাগবে।
home-fresh-link = ক্লাব কীভাবে সেট আপ করবেন
club-empty = এই ক্লাবের দেখানোর মতো কোনো টুর্নামেন্ট এখনও নেই
club-empty-help = টুর্নামেন্ট শুরু হলেই তার লিডারবোর্ড এখানে দেখা যাবে।

## Every page of a tournament

public-facts = { $format } · { $scoring }
public-own-rules = এই টুর্নামেন্টে যা আলাদা:
public-winners = { $count ->
    [one] { $players ->
        [one] বিজয়ী { $names }
       *[other] বিজয়ী { $names }
    }
   *[other] প্রথম স্থান ভাগাভাগি করছেন { $names }
}
public-loser = { $count ->
    [one] হেরেছেন { $losers }
   *[other] হেরেছেন { $losers }
}; সীমার নিচে থেকেছেন { $names }
public-nobody-under = { $line }; সীমার নিচে কেউ থাকেননি
public-and-losers = { $line }; { $count ->
    [one] হেরেছেন { $losers }
   *[other] হেরেছেন { $losers }
}
public-lost-most = সবচেয়ে বেশি দান হেরেছেন: { $names }
public-hands-played = { $played ->
    [0] এখনও কোনো দান খেলা হয়নি
    [one] { $played } দান খেলা হয়েছে
   *[other] { $played } দান খেলা হয়েছে
}
public-hands-of = { $all } দানের মধ্যে { $played }টি খেলা হয়েছে
public-target = খেলা হবে { $points } পয়েন্ট পর্যন্ত।
public-limit = সীমা { $points } পয়েন্ট।
public-limit-plays-on = কেউ { $points } পয়েন্টের সীমায় পৌঁছালেও সব দান খেলা হয়।
board-name-at-limit = { $name } (সীমায়)
public-agreed = { $hands } দান খেলার কথা হয়েছে।
public-rounds = { $rounds } রাউন্ড খেলা হবে।
public-blocks = { $blocks }টি পর্ব খেলা হবে।
public-plus = +{ $points }
public-minus = −{ $points }
public-nought = { $points }
public-duplicate = ডুপ্লিকেট দান
public-duplicate-line = প্রতি দানে সব টেবিল একই তাসে খেলে। প্রতি দ্বিতীয় রাউন্ডে সেই বাঁটা তাসই ফিরে আসে, শুধু দুই পক্ষের তাস অদলবদল হয়। একই তাস নিয়ে আপনার পক্ষগুলি অন্যদের চেয়ে গড়ে কত পয়েন্ট বেশি করেছে, “{ board-duplicate }” কলামে তা-ই দেখা যায়। স্থান নির্ধারণে এর কোনো প্রভাব নেই।
public-won = জয়
public-lost = হার
public-against = { $one } বনাম { $other }
public-deals-opens = ডিলার { $dealer }, প্রথম চাল { $opener }
public-after-end = শেষ হওয়ার পরে লেখা, গণ্য নয়
public-tabs = এই টুর্নামেন্টের পাতা

tab-leaderboard = লিডারবোর্ড
tab-schedule = সূচি

reason-schedule = সব দান খেলা হয়ে গেছে।
reason-target = লক্ষ্যে পৌঁছানো গেছে।
reason-limit = সীমায় পৌঁছানো গেছে।
reason-last-standing = বাকি সবাই বাদ পড়েছেন।
reason-stopped = আয়োজক আগেই খেলা থামিয়েছেন।

## The leaderboard

board-caption-std = জেতা পয়েন্ট, বেশি থেকে কম
board-caption-lose200 = বিপক্ষে পয়েন্ট, কম থেকে বেশি
board-caption-lazy = জেতা দান, বেশি থেকে কম
board-caption-average-std = দানপ্রতি জেতা পয়েন্ট, বেশি থেকে কম
board-caption-average-lose200 = দানপ্রতি বিপক্ষে পয়েন্ট, কম থেকে বেশি
board-caption-average-lazy = জেতা দানের অনুপাত, বেশি থেকে কম
board-caption-challenge = বিপক্ষে পয়েন্ট; যিনি সীমায় পৌঁছান তিনি বাদ
board-caption-placement = হারের সংখ্যা, কম থেকে বেশি
board-caption-refill = রিফিল পয়েন্ট, বেশি থেকে কম
board-rank = স্থান
board-rank-short = #
board-name = নাম
board-total = পয়েন্ট
board-chance = সম্ভাবনা, ১০০-তে
board-chance-line = প্রথম স্থান: { $chance }
board-chances-link = সম্ভাবনা, আর তা কীভাবে বের করা হয়
board-average = দানপ্রতি
board-duplicate = ডুপ্লিকেট
board-hands = দান
board-won = জয়
board-lost = হার

## Who came and who left

line-then = { $line }, পরে { $next }
line-team-then = { $line }, { $first }-এর বদলে { $next }
board-people = খেলোয়াড় বদল
board-people-line = { $what } ({ $when })
people-hand = { $hand } নম্বর দান
people-hand-of-round = রাউন্ড { $round }-এর { $hand } নম্বর দান
play-off-hands = { $hands ->
    [one] { $hands } দানেই ফয়সালা। { $won }।
   *[other] যিনি আগে { $hands } দান জিতবেন, তিনিই বিজয়ী। { $won }।
}
play-off-won = { $name } { $hands }
public-play-off-runs = প্রথম স্থানের প্লে-অফ
board-play-off = প্রথম স্থানের প্লে-অফ
board-play-off-void = প্লে-অফ গণ্য নয়
board-play-off-void-help = একটি সংশোধনের পরে একই প্রতিযোগীরা আর প্রথম স্থান ভাগাভাগি করছেন না। খেলা দানগুলি রাখা আছে:
schedule-play-off = প্লে-অফ
schedule-before-play-off = প্লে-অফের আগে
board-after-end = শেষ হওয়ার পরে লেখা
board-after-end-help = এই দানগুলি গণ্য নয়, কারণ আগের একটি দানেই ম্যাচ শেষ হয়ে গিয়েছিল:
board-tables = এখন খেলা চলছে
board-table-waits = নিজের পর্ব শেষ করে অন্যদের অপেক্ষায়।
board-sitting-out = এই পর্বে বিশ্রাম: { $names }
board-updated = আপডেট { $when }
board-drawn = খেলোয়াড়দের ক্রম
public-drawn-by-lot = লটারিতে ঠিক হয়েছে, { $when }: { $order }
public-drawn-as-typed = আয়োজক ঠিক করেছেন, { $when }: { $order }
board-how = ফরম্যাট ও নিয়ম
board-live = এই পাতা নিজে থেকেই আপডেট হয়।

## The schedule

schedule-title = { $name }: সূচি
schedule-block = পর্ব { $block }
schedule-block-table = পর্ব { $block }, টেবিল { $table }
schedule-round-block = রাউন্ড { $round }, পর্ব { $block }
schedule-round-block-table = রাউন্ড { $round }, পর্ব { $block }, টেবিল { $table }
schedule-sits-out = { $block }, বিশ্রাম
schedule-blocks = সব পর্ব
schedule-next = এরপর
schedule-open = বাকি
schedule-again = আবার বাঁটা হবে
schedule-print = পুরো সূচি প্রিন্ট করুন
schedule-open-ended = ফয়সালা না হওয়া পর্যন্ত প্রতিটি ফলের পরে পরের দান যোগ হয়।

## A hand

hand-seats = টেবিলে কারা
hand-clockwise = ঘড়ির কাঁটার দিকে, আসন ১ থেকে।
hand-deals = ডিলার
hand-opens = প্রথম চাল
hand-out = তাস শেষ
hand-with = { $partner }-এর সঙ্গে
hand-finished = { $place } নম্বরে শেষ করেছেন
hand-lost = সবার শেষে রয়ে গেছেন, তাই হার
hand-one-points = { $count } রিফিল পয়েন্ট
hand-left-nothing = হাতে তাস নেই
hand-cards-typed = মোট লেখা হয়েছে, তাস গোনা হয়নি
hand-same-cards = অন্যখানে একই তাস
hand-same-cards-help = এই তাস নিয়ে ডিলারের পক্ষ কত পয়েন্ট করেছে, আর অন্যদের গড়ের সঙ্গে তার তফাত কত। প্রতিপক্ষের জন্য দুটি চিহ্নই উল্টো হবে।
hand-same-place = দান
hand-same-side = ডিলারের পক্ষ
hand-same-made = করেছে
hand-same-better = কত ভালো
hand-cards-hidden = তাস এখনও গোপন
embargo-title = তাস এখনও গোপন
embargo-why = একই বাঁটা একাধিকবার খেলা হচ্ছে। শেষবার খেলা না হওয়া পর্যন্ত তাতে কী তাস ছিল তা এখানে কেউ দেখতে পাবেন না।
embargo-until = এখনও খেলা বাকি:
embargo-hand = { $hand }, টেবিল { $table }
embargo-soon = এই বাঁটার শেষ দানটি এখন খেলা হচ্ছে।
hand-not-played = এই দান এখনও খেলা হয়নি।
hand-dealt-again = কেউ চাল দিতে না পারায় { $count } বার আবার বাঁটা হয়েছে।
hand-penalties = শাস্তি
hand-penalty = শাস্তি:
hand-history = ইতিহাস
hand-history-help = কিছুই মুছে লেখা হয় না: প্রতিটি বদল এখানে থাকে।
hand-history-untold = আগের আরও { $count }টি লেখা দেখানো হয়নি।
hand-recorded = লেখা হয়েছে
hand-corrected = সংশোধন হয়েছে
hand-taken-back = ফেরত নেওয়া হয়েছে
hand-correction-taken-back = সংশোধন ফেরত নেওয়া হয়েছে
hand-restored = বহাল হয়েছে
hand-undone = দানটি আবার খোলা
via-person = করেছেন { $name }
via-table = টেবিল { $table }-এর কোড দিয়ে
via-organiser = করেছেন একজন আয়োজক
via-import = টুর্নামেন্টের ফাইল থেকে
via-played = ফোনে খেলা দান থেকে
via-program-of = করেছে { $name }-এর প্রোগ্রাম
via-program = করেছে একটি প্রোগ্রাম

## An entrant

entrant-players = খেলোয়াড়: { $names }
entrant-with = সঙ্গে
entrant-against = বিপক্ষে
entrant-penalties = শাস্তি: { $list }
entrant-fined = { $cards ->
    [0] { $what }, তাস নেই
    [one] { $what }, { $cards }টি তাস
   *[other] { $what }, { $cards }টি তাস
}
penalties-own = { $count } × { $kind }
penalties-uno-missed = { $count } বার উনো না ডাকা
penalties-false-call = { $count } বার ভুল উনো ডাক
penalties-misplay = { $count } বার ভুল তাস ফেলা
penalties-hint = { $count } বার ইশারা
penalties-cheat = { $count } বার কারচুপি
penalties-hide = { $count } বার তাস লুকানো
penalties-wd4-guilty = { $count } × অবৈধ ওয়াইল্ড +৪
penalties-wd4-wrong = { $count } × ওয়াইল্ড +৪-এ ভুল চ্যালেঞ্জ
penalties-silence = { $count } বার নীরবতা ভাঙা
penalties-centre = { $count } বার সবার শেষে হাত রাখা
entrant-sits-out = বিশ্রাম: { $blocks }
entrant-hand = দান
entrant-did = পয়েন্ট
entrant-outcome = ফল
entrant-total = মোট
entrant-open = এখনও খেলা হয়নি
hand-replay = দানটি আবার দেখুন

# Standings that are kept back until the prize-giving.
public-embargo-later = অবস্থান জানানো হবে পুরস্কার দেওয়ার সময়। ততক্ষণ এখানে শুধু কারা খেলছেন তা দেখা যায়, ফল নয়।
public-embargo-from = অবস্থান দেখা যাবে { $when } থেকে। ততক্ষণ এখানে শুধু কারা খেলছেন তা দেখা যায়, ফল নয়।
board-players = কারা খেলছেন

### The pages of a tournament, and its leaderboard.

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
tab-control-room = টুর্নামেন্ট চালান

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

board-people = খেলোয়াড় বদল
board-people-line = { $what } ({ $when })
play-off-hands = { $hands ->
    [one] { $hands } দানেই ফয়সালা। { $won }।
   *[other] যিনি আগে { $hands } দান জিতবেন, তিনিই বিজয়ী। { $won }।
}
play-off-won = { $name } { $hands }
public-play-off-runs = প্রথম স্থানের প্লে-অফ
board-play-off = প্রথম স্থানের প্লে-অফ
board-play-off-void = প্লে-অফ গণ্য নয়
board-play-off-void-help = একটি সংশোধনের পরে একই প্রতিযোগীরা আর প্রথম স্থান ভাগাভাগি করছেন না। খেলা দানগুলি রাখা আছে:
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

## The leaderboard as a scoreboard

board-block = পর্ব
board-up = { $places ->
    [one] এই পর্ব শুরুর পর থেকে { $places } স্থান উপরে
   *[other] এই পর্ব শুরুর পর থেকে { $places } স্থান উপরে
}
board-down = { $places ->
    [one] এই পর্ব শুরুর পর থেকে { $places } স্থান নিচে
   *[other] এই পর্ব শুরুর পর থেকে { $places } স্থান নিচে
}
board-last-hand = সর্বশেষ দান:
board-at-table = টেবিল { $table }, { $partners }-এর সঙ্গে
board-rests = এই পর্বে বিশ্রাম
board-recent = সর্বশেষ দানগুলি
board-now = এখন

## The row of the person who uses this device

own-row = আপনি
own-row-place = আপনার স্থান: { $place }
own-row-show = আমার সারি দেখান
own-row-remember = এটি আমি
own-row-forget = এটি আমি নই

### Hands that are played on a screen: at a table, in practice, and looked back at.

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

## The table

play-table = টেবিল
play-you = আপনি
play-cards = { $count }টি তাস
play-pile = গাদায় { $count }টি
play-top = উপরে:
play-colour = মেলানোর রং:
play-clockwise = খেলা চলছে ঘড়ির কাঁটার দিকে, বাঁয়ে।
play-counter-clockwise = খেলা চলছে ঘড়ির কাঁটার উল্টো দিকে, ডানে।
play-partner = পার্টনার
play-dealer = ডিলার
play-called = উনো
play-not-called = উনো ডাকেননি
play-points = { $count } পয়েন্ট
play-stages = ধাপ { $count } / ৭
play-place = তাস শেষ: স্থান { $place }

## Whose move it is

now-turn = { $whose ->
    [you] আপনার পালা
   *[other] { $who }-এর পালা
}
now-drew = আপনি তুললেন: { $card }
now-drawn = { $who } তাস তুলেছেন
now-due = { $whose ->
    [you] { $count }টি তাস তুলবেন?
   *[other] { $who }-কে { $count }টি তাস তুলতে হবে
}
now-skip = { $whose ->
    [you] আপনার পালা বাদ যাচ্ছে
   *[other] { $who }-এর পালা বাদ যাচ্ছে
}
now-lift = { $whose ->
    [you] একটি তাস ওল্টাবেন?
   *[other] { $who }-কে একটি তাস ওল্টাতে হবে
}
now-start-colour = { $whose ->
    [you] প্রথম রংটি বলুন
   *[other] { $who } প্রথম রংটি বলবেন
}
now-draft = { $whose ->
    [you] আপনি বাছুন
   *[other] { $who } তাস বাছছেন
}
now-swap = { $whose ->
    [you] তাস অদলবদল করবেন? খেলোয়াড় বাছুন
   *[other] { $who } তাস অদলবদল করতে পারেন
}
now-give = { $who }-এর জন্য একটি তাস বাছুন
now-exchange = { $one } ও { $other } একটি করে তাস বিনিময় করছেন
now-ready = { $whose ->
    [you] তাস গুছিয়ে নিন
   *[other] { $who } নতুন তাস গোছাচ্ছেন
}
now-over = দান শেষ
now-silence = চুপ: এখন কেউ কথা বলবেন না।
now-centre = { $who } উনো ডেকেছেন: গাদার উপর হাত রাখুন।

hint-lay = তাস ফেলতে তার উপর চাপুন।
hint-draw = আপনার কোনো তাস মেলে না। একটি তুলুন।
hint-lay-or-draw = তাস ফেলতে তার উপর চাপুন, নইলে তুলুন।
hint-lay-or-keep = ফেলতে হলে চাপুন, নইলে রেখে দিন।
hint-must-lay = মিলে গেছে, তাই ফেলতেই হবে।
hint-keep = এটি মেলে না।
hint-answer = বা যে তাস দিয়ে জবাব দেবেন, তাতে চাপুন।
hint-draft = এই তাসটি রাখুন, নইলে বাতিল করে না দেখেই পরেরটি নিন।
hint-ready = অন্যরা আপনার জন্য অপেক্ষা করছেন।

## What can be done

play-holding = আপনার তাস ({ $count })
play-fresh = এইমাত্র তোলা
play-given = দেওয়ার জন্য বাছা
play-lay = { $card } ফেলুন
play-answer = { $card } দিয়ে জবাব দিন
play-jump = মাঝে ঢুকে { $card } ফেলুন
play-pair = { $card } দু’বার ফেলুন
play-give = { $card } দিন
play-and-call = { $what } ও উনো ডাকুন
play-draw = তুলুন
play-keep = রেখে দিন
play-accept = { $count }টি তুলুন
play-accept-skip = পালা ছাড়ুন
play-accept-lift = একটি ওল্টান
play-challenge = চ্যালেঞ্জ
play-swap = { $who } ({ $count })
play-swap-none = নিজের তাসই থাক
play-call = উনো ডাকুন
play-catch = { $who } উনো ভুলেছেন
play-ready = তৈরি
play-draft-keep = রেখে দিন
play-draft-reject = পরেরটি নিন
play-dump = সব { $colour } তাস ফেলুন
play-dump-uno = সব { $colour } তাস ফেলুন ও উনো ডাকুন
play-dump-last = শেষে { $card }
play-look-again = আবার দেখুন
play-offline = সংযোগ নেই। আপনার তাস ঠিক আছে, সিগন্যাল ফিরলেই এই পাতা এগোবে। যে চাল পৌঁছায়নি তা নিজে থেকেই আবার পাঠানো হবে; চাইলে আপনিও আবার চাপতে পারেন।
play-stale = খেলা এগিয়ে গিয়েছিল, তাই আপনার চাল নেওয়া হয়নি। দানের এখনকার অবস্থা এই।

play-report = কিছু জানান
play-report-help = Lastcard যা দেখতে পায় না, তার জন্য। যিনি করেছেন, তাঁর নামে চাপুন।
play-report-hint = ইশারা করা
play-report-misplay = ভুল তাস ফেলা
play-report-cheat = কারচুপি
play-report-hide = তাস লুকানো
play-report-silence = নীরবতা ভাঙা
play-report-centre = সবার শেষে হাত রাখা

play-moves = যা ঘটেছে
play-fair = নিরপেক্ষ বাঁটা
play-fair-help = তাস কোন ক্রমে আসবে তা একটি গোপন সংখ্যা থেকে ঠিক হয়, আর সেটি বাঁটার আগেই স্থির করা। দান শেষ হলে সংখ্যাটি দেখানো হয়, যাতে যে কেউ মিলিয়ে দেখতে পারেন যে কিছু বদলানো হয়নি। এই তার ফিঙ্গারপ্রিন্ট (SHA-256):

## What was done

move-play = { $who }: { $card }।
move-deflect = { $who } জবাব দিলেন: { $card }।
move-jump = { $who } মাঝে ঢুকলেন: { $card }।
move-pair = { $who }: { $card }, দু’বার।
move-dump = { $who }: একসঙ্গে { $count }টি তাস, শেষটি { $card }।
move-colour = এখন রং { $colour }।
move-uno = উনো।
move-draw = { $whose ->
    [you] আপনি
   *[other] { $who }
} { $count ->
    [one] { $count }টি তাস তুললেন।
   *[other] { $count }টি তাস তুললেন।
}
move-accept = { $count ->
    [0] { $whose ->
        [you] আপনি পালা হারালেন।
       *[other] { $who } পালা হারালেন।
    }
    [one] { $whose ->
        [you] আপনি { $count }টি তাস তুললেন।
       *[other] { $who } { $count }টি তাস তুললেন।
    }
   *[other] { $whose ->
        [you] আপনি { $count }টি তাস তুললেন।
       *[other] { $who } { $count }টি তাস তুললেন।
    }
}
move-uno-forgotten = উনো ডাকতে ভুল হয়েছে।
move-uno-false = ভুল সময়ে উনো।
move-took = { $whose ->
    [you] আপনি
   *[other] { $who }
} { $count ->
    [one] { $count }টি তাস নিলেন।
   *[other] { $count }টি তাস নিলেন।
}
move-keep = { $whose ->
    [you] আপনি তাসটি রেখে দিলেন।
   *[other] { $who } তাসটি রেখে দিলেন।
}
move-challenge = { $whose ->
    [you] আপনি ওয়াইল্ড ড্র ফোর চ্যালেঞ্জ করলেন।
   *[other] { $who } ওয়াইল্ড ড্র ফোর চ্যালেঞ্জ করলেন।
}
move-swap-none = { $whose ->
    [you] আপনি কারও সঙ্গে অদলবদল করলেন না।
   *[other] { $who } কারও সঙ্গে অদলবদল করলেন না।
}
move-give = { $whose ->
    [you] আপনি দেওয়ার তাস বেছেছেন।
   *[other] { $who } দেওয়ার তাস বেছেছেন।
}
move-name = { $whose ->
    [you] আপনি বললেন: { $colour }।
   *[other] { $who } বললেন: { $colour }।
}
move-call = { $whose ->
    [you] আপনি উনো ডাকলেন।
   *[other] { $who } উনো ডাকলেন।
}
move-ready = { $whose ->
    [you] আপনি তৈরি।
   *[other] { $who } তৈরি।
}
move-draft-keep = { $whose ->
    [you] আপনি তাসটি রাখলেন।
   *[other] { $who } তাসটি রাখলেন।
}
move-draft-reject = { $whose ->
    [you] আপনি পরেরটি নিলেন।
   *[other] { $who } পরেরটি নিলেন।
}
move-swap = { $whose ->
    [you] আপনি
   *[other] { $who }
} { $whom ->
    [you] আপনার সঙ্গে তাস অদলবদল করলেন।
   *[other] { $with }-এর সঙ্গে তাস অদলবদল করলেন।
}
move-catch = { $whose ->
    [you] আপনি ধরলেন
   *[other] { $who } ধরলেন
}: { $whom ->
    [you] আপনি উনো ডাকতে ভুলেছেন।
   *[other] { $with } উনো ডাকতে ভুলেছেন।
}
move-reported = { $who } জানালেন
move-reported-scorer = স্কোরার লিখলেন
move-report-hint = { $reporter }: ইশারা ({ $with })।
move-report-misplay = { $reporter }: ভুল তাস ({ $with })।
move-report-cheat = { $reporter }: কারচুপি ({ $with })।
move-report-hide = { $reporter }: লুকানো তাস ({ $with })।
move-report-silence = { $reporter }: নীরবতা ভাঙা ({ $with })।
move-report-centre = { $reporter }: সবার শেষে হাত রাখা ({ $with })।

## The end

over-out = { $whose ->
    [you] আপনার তাস শেষ, দান আপনার
   *[other] { $who }-এর তাস শেষ, দান তাঁর
}
over-placed = { $whose ->
    [you] শেষে রইলেন আপনি। ক্রম: { $order }
   *[other] শেষে রইলেন { $who }। ক্রম: { $order }
}
over-refill = গাদা ফুরিয়েছে: { $points }
over-refill-one = { $who } { $count } পয়েন্ট
over-stuck = আর কেউ চাল দিতে পারছেন না: দানটি আবার বাঁটা হবে
over-abandoned = শেষ হওয়ার আগেই দানটি ছেড়ে দেওয়া হয়েছে
scored-not-counted = গণ্য নয়
scored-standings = এখনকার অবস্থান
scored-standing = { $rank }. { $name }: { $figure }

## Watching a table

watch-title = টেবিল { $table }
watch-hand = { $hand }: { $who }
watch-here = এই দান দেখুন
watch-joining = খেলোয়াড়রা আসনে বসছেন
watch-joining-help = এই দান ফোনে খেলা হবে। সবাই বসলেই শুরু।
watch-hidden = এই দান ফোনে খেলা হচ্ছে
watch-hidden-help = একই বাঁটা একাধিকবার খেলা হয়, তাই শেষবারের আগে কেউ দেখতে পাবেন না।
watch-with-cards = এই টেবিলে তাস দিয়ে খেলা হচ্ছে
watch-with-cards-help = ফল লেখা হলেই এখানে দেখা যাবে। ফোনে খেলা দান এখানে সরাসরি দেখা যায়।
watch-waits = অন্য টেবিলের অপেক্ষায়
watch-waits-help = এর পর্ব শেষ।
watch-over = টুর্নামেন্ট শেষ
watch-over-help = সব ফল লিডারবোর্ডে আছে।
watch-done = এই টেবিলের সব দান খেলা হয়ে গেছে
watch-done-help = অন্য টেবিলে এখনও খেলা চলছে।
watch-last = শেষ ফল:
watch-leave = লিডারবোর্ড
error-no-table = এমন কোনো টেবিল নেই
error-no-table-help = এই টুর্নামেন্টে অতগুলি টেবিল নেই। কে কোথায় খেলছেন, সূচিতে দেখুন।

## Practice

practice-title = অনুশীলন
practice-about = কম্পিউটারের সঙ্গে যেকোনো নিয়মে এক দান খেলুন। অ্যাকাউন্ট লাগে না, কিছুই জমা রাখা হয় না।
practice-rules = নিয়ম
practice-players = খেলোয়াড়
practice-players-usual = সাধারণ সংখ্যা
practice-players-count = আপনাকে নিয়ে { $count } জন
practice-bots = কম্পিউটার খেলোয়াড়
practice-bots-greedy = বুঝেশুনে খেলবে
practice-bots-random = যা মেলে তা-ই ফেলবে
practice-pace = গতি
practice-pace-calm = ধীরে
practice-pace-quick = দ্রুত
practice-pace-once = একটুও না থেমে
practice-house = ঘরোয়া নিয়ম যোগ করুন
practice-deal = তাস বাঁটুন
practice-you = আপনি
practice-names = অদিতি, বেলাল, চন্দন, দীপা, ইমন, ফরিদা, গীতা, হাসান, ঊর্মি
practice-leave = বেরোন
practice-again = আবার বাঁটুন
practice-other = অন্য নিয়ম
practice-look-back = আবার দেখুন
practice-gone = অনুশীলনের এই দানের সময় শেষ
practice-gone-help = অনুশীলনের দান দু’ঘণ্টা রাখা হয়। নতুন একটি বাঁটুন:
practice-wrong-players = তালিকা থেকে সংখ্যা বেছে নিন।
practice-wrong-choice = তালিকা থেকে একটি বেছে নিন।
practice-home = এখনই অনুশীলন করুন
practice-link = এই নিয়মে অনুশীলন করুন

## Looking back at a hand

replay-leave = ফল
replay-dealt = তাস বাঁটা হলো
replay-step = { $step } / { $last }
replay-first = একেবারে শুরুতে
replay-back = এক ধাপ পিছনে
replay-on = এক ধাপ সামনে
replay-last = একেবারে শেষে
replay-slider = ধাপ
replay-go = যান
replay-all = প্রতিটি ধাপ, কথায়
replay-download = দানের নথি ডাউনলোড করুন
replay-check = “lastcard replay” কমান্ড দানের নথি চাল ধরে ধরে যাচাই করে।
replay-commitment = ফিঙ্গারপ্রিন্ট, বাঁটার আগে দেখানো
replay-seed = গোপন সংখ্যা, দানের পরে দেখানো
replay-fair-help = একটি গোপন সংখ্যার ফিঙ্গারপ্রিন্ট (SHA-256) বাঁটার আগেই দেখানো হয়েছিল। তাসের পুরো ক্রম সেই সংখ্যা থেকে আসে, তাই পরে কেউ নিজের ইচ্ছেমতো তাস বাছতে পারতেন না।
replay-right = এখানে যাচাই করা হলো: সংখ্যাটির ফিঙ্গারপ্রিন্ট এটিই, আর ডেক ও প্রতিবার নতুন করে ফেটানো তা থেকেই আসে।
replay-deck = এখানে যাচাই করা হলো: সংখ্যাটির ফিঙ্গারপ্রিন্ট এটিই, আর ডেক তা থেকেই আসে। নতুন করে ফেটানোগুলি “lastcard replay” দিয়ে যাচাই করুন।
replay-wrong = মিলছে না: সংখ্যাটির ফিঙ্গারপ্রিন্ট আলাদা, বা তাসের ক্রম তা থেকে আসে না।

### Hands that are played on phones: taking seats, playing, watching and looking back.

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

## At the table

play-here = ফোনে খেলুন
play-here-help = হাতের কাছে তাস নেই, বা সবাই এক টেবিলে নেই? সবাই নিজের ফোনে খেলবেন, ফল নিজে থেকেই লেখা হবে।
play-is-on = এই দান ফোনে খেলা হচ্ছে
play-is-on-joining = খেলোয়াড়রা আসনে বসছেন।
play-is-on-open = তাস বাঁটা হয়েছে, খেলা চলছে।
play-open = দানে যান
play-enter-instead = বরং ফল নিজে লিখুন
play-enter-instead-help = এখানে যা সেভ হবে, তাতে ফোনের দানটি শেষ হয়ে যাবে।

## Taking seats

play-join = আসনে বসুন
play-join-help = নিজের ফোনে নিজের নামে চাপুন। সব আসন ভরলে যে কেউ তাস বাঁটতে পারেন।
play-goes-on = দানটি খেলা হচ্ছে
play-goes-on-help = দান শেষ না হওয়া পর্যন্ত আর কেউ কোনো তাস দেখতে পাবেন না। আপনি খেলছেন আর এখন এটিই আপনার ফোন হলে, এতে আপনার ব্যক্তিগত লিংকটি খুলুন। লিংক না থাকলে এখানে আসনটি চান: যে ফোনে আসনটি আছে সেই ফোন, বা আয়োজক, হ্যাঁ বা না বলবেন।
play-join-by-link = আসনে বসুন
play-join-by-link-help = অন্য টেবিলও একই তাস পাচ্ছে, তাই প্রত্যেকে নিজের ব্যক্তিগত লিংক দিয়ে বসবেন। লিংক না থাকলে এখানে আসনটি চান: আয়োজক দেবেন।
play-ask = এই আসন চেয়ে নিন
play-asked = আপনি এই আসন চেয়েছেন। আপনার নম্বর { $number }: যে ফোনে আসনটি আছে সেই ফোন আর আয়োজক তা দেখতে পাচ্ছেন।
play-asked-refused = আপনি এই আসন চেয়েছিলেন, উত্তর এসেছে: না। আপনার ব্যক্তিগত লিংক দিয়ে বা আয়োজকের কাছ থেকে এখনও পেতে পারেন।
play-given-up = এই দান ছেড়ে দেওয়া হয়েছে
play-given-up-help = এটি গণ্য নয়। চালগুলি রাখা আছে; এরপর কী হবে, টেবিল ঠিক করবে।
play-over = এই দান শেষ
play-over-help = একই বাঁটা একাধিকবার খেলা হয়, তাই শেষবারের আগে শুধু যাঁরা খেলেছেন তাঁরাই এর তাস দেখতে পাবেন।
play-sit = এখানে বসুন
play-take-over = আসন নিয়ে নিন
play-seat-own = এই ফোন
play-seat-taken = অন্য ফোনে
play-seat-taken-over = অন্য ফোন আসনটি নিয়েছে, { $when }
play-seat-bot-greedy = বট খেলছে, যথাসাধ্য ভালো
play-seat-bot-random = বট খেলছে, এলোমেলো
play-waits-for-seats = অপেক্ষা { $names }-এর জন্য।
play-deal = তাস বাঁটুন
take-over-title = এই ফোনে { $name } হয়ে খেলবেন?
take-over-text = অন্য একটি ফোন { $name } হয়ে খেলছে। সেটি আর তাস দেখতে পাবে না, আর আসন বদলের কথা টেবিলের সবাই জানবেন।
take-over-bot = { $name }-এর হয়ে বট খেলছে। এখন থেকে এই ফোন খেলবে।
take-over-button = { $name } হয়ে খেলুন
seat-is-taken = অন্য কেউ আগেই বসে গেছেন। আবার দেখুন, বা আসনটি নিয়ে নিন।
seat-is-dealt = তাস বাঁটা হয়ে গেছে, তাই টেবিলের কোড দিয়ে আর বসা যাবে না। আপনার ব্যক্তিগত লিংক খুলুন, বা আসনটি চান।
seat-same-cards = অন্য টেবিলও একই তাস পাচ্ছে, তাই টেবিলের কোড দিয়ে বসা যাবে না। আপনার ব্যক্তিগত লিংক খুলুন, বা আসনটি চান।
seat-phone-plays = এই ফোন একটি চলতি দানে { $name }-এর হয়ে খেলছে। সেই দান শেষ হলে অন্য আসন নিতে পারবে।
seat-phone-seen = এই ফোন এই বাঁটার { $name }-এর তাস দেখেছে। দু’জনের তাস কেউ দেখতে পারেন না, তাই এটি এখানে অন্য আসন নিতে পারবে না।
seat-phone-yet = এই ফোন { $name }-এর হয়ে খেলে, যিনি অন্য টেবিলে একই তাস পাবেন। এখানে সেগুলি দেখা যাবে না।
seat-asked-too-often = এই আসন অনেকবার চাওয়া হয়েছে। ব্যক্তিগত লিংক খুলুন, বা আয়োজকের সঙ্গে কথা বলুন।
seat-changed-too-often = এই আসন অনেকবার এক ফোন থেকে অন্য ফোনে গেছে। ব্যক্তিগত লিংক খুলুন, বা আয়োজকের সঙ্গে কথা বলুন।
seat-not-asked = সেই ফোন আর আসন চাইছে না। এখনকার অবস্থা এই।
not-dealt-seats-free = এখনও বাঁটা হয়নি: { $names }-এর হয়ে কোনো ফোন বা বট খেলছে না।
not-dealt-seats-know = এখনও বাঁটা হয়নি: { $names }-এর হয়ে যে ফোন খেলছে, তা অন্য টেবিলে এই তাস দেখে ফেলেছে। এখানে অন্য ফোনে খেলতে হবে।

## Asking for a seat of a hand that is dealt

ask-phone-text = তাস বাঁটা হয়ে গেছে, তাই এখন আর কেউ এমনি বসতে পারেন না। যে ফোন { $name } হয়ে খেলছে তাকে জিজ্ঞেস করা হবে, আয়োজকও তা দেখবেন। ব্যক্তিগত লিংক থাকলে বরং সেটি খুলুন: তাতে কারও সম্মতি লাগে না।
ask-organiser-text = এই দানের তাস টেবিলের সবাই দেখতে পারেন না, তাই আয়োজককে জিজ্ঞেস করা হবে। { $name }-এর ব্যক্তিগত লিংক থাকলে বরং সেটি খুলুন: তাতে কারও সম্মতি লাগে না।
ask-button = { $name } হয়ে খেলার অনুমতি চান
asks-for-your-seat = আপনার জায়গায় অন্য একটি ফোন { $name } হয়ে খেলতে চায়। তাতে নম্বর { $number } দেখাচ্ছে। হ্যাঁ বললে সেই ফোন এই তাস দেখবে, এই ফোন আর দেখবে না।
ask-yes = আমার আসন দিন
ask-no = না

## Seats that changed hands

seat-changes = এই দানে কে কার আসন নিয়েছেন
seat-change-when = { $when }: { $what }
seat-change-code = { $name }-এর আসন বাঁটার আগে অন্য ফোন নিয়েছে।
seat-change-link = { $name }-এর আসন ব্যক্তিগত লিংক দিয়ে অন্য ফোন নিয়েছে।
seat-change-assent = { $name }-এর ফোন নিজের আসন অন্য ফোনকে দিয়েছে।
seat-change-organiser = আয়োজক { $name }-এর আসন অন্য ফোনকে দিয়েছেন।
seat-change-bot = আয়োজক { $name }-এর আসনে বট বসিয়েছেন।
seat-change-free = আয়োজক { $name }-এর আসন খালি করেছেন।
hand-seats-taken = আসন বদল
hand-seats-taken-help = ফোনে খেলার সময় যে খেলোয়াড়রা ফোন বদলেছেন, বা যাঁদের হয়ে অন্য কেউ খেলেছেন। টেবিলের সবাই তা দেখেছেন।
event-seat = { $hand }, টেবিল { $table }: { $what }
error-seat-not-here = এই ফোন এখন এই খেলোয়াড়ের হয়ে খেলতে পারবে না
error-seat-not-here-help = এটি একটি চলতি দানে অন্য কারও হয়ে খেলছে, বা একই বাঁটার অন্য কারও তাস দেখেছে। দু’জনের তাস কেউ দেখতে পারেন না: লিংকটি অন্য ফোনে খুলুন, বা দান শেষ হওয়া পর্যন্ত অপেক্ষা করুন।
error-seat-too-often = এই আসন অনেকবার এক ফোন থেকে অন্য ফোনে গেছে
error-seat-too-often-help = দান শেষ হওয়া পর্যন্ত আসনটি এখনকার ফোনেই থাকবে। আয়োজক এটি তখনই অন্য ফোনকে দিতে পারেন।

## Around the hand, and in it

play-shown = { $who }-এর হাতে ছিল: { $cards }।
play-time-runs-out = আপনার চাল। আর বেশি দেরি করলে বট আপনার হয়ে চাল দেবে।
play-next-here = পরের দান এখানেই খেলুন
play-to-the-table = টেবিলে যান
play-result = ফল
move-stand-in = সময় ফুরিয়েছে, তাই { $who }-এর হয়ে বট চাল দিল।
play-closed = আপনার চাল নেওয়া হয়নি: এই দান আর চলছে না।
play-not-yours = আপনার চাল নেওয়া হয়নি: সেই আসন এই ফোনের নয়।
error-not-for-phones = এই দান ফোনে খেলা যাবে না
error-not-for-phones-help = এই টুর্নামেন্টের নিয়ম অন্য সংখ্যক খেলোয়াড়ের জন্য। তাস দিয়ে খেলুন আর ফল লিখুন।

## The organiser’s side

phones-title = ফোনে খেলা
phones-lede = এই টুর্নামেন্টের যেকোনো দান তাসের বদলে খেলোয়াড়দের ফোনে খেলা যায়: প্রতিটি টেবিলের পাতায় “ফোনে খেলুন” আছে।
phones-hands = এখন ফোনে যে দান চলছে
phones-no-hands = একটিও নয়। কোনো টেবিলের পাতায় “ফোনে খেলুন” চাপুন।
phones-joining = খেলোয়াড়রা আসনে বসছেন।
phones-open = { $count ->
    [0] বাঁটা হয়েছে; এখনও কেউ চাল দেননি।
    [one] বাঁটা হয়েছে; এ পর্যন্ত { $count }টি চাল।
   *[other] বাঁটা হয়েছে; এ পর্যন্ত { $count }টি চাল।
}
phones-void = দান ছেড়ে দিন
phones-count = তাস গুনে শেষ করুন
phones-void-title = টেবিল { $table }-এর ফোনের এই দান ছেড়ে দেবেন?
phones-void-text = ফোনের তাসগুলি আর থাকবে না। দানটি খোলা থাকবে: আবার বাঁটা যাবে, বা তাস দিয়ে খেলা যাবে।
phones-count-title = টেবিল { $table }-এর ফোনের দান শেষ করে তাস গুনবেন?
phones-count-text = খেলা তখনই থামবে। তারপর কার হাতে কী রয়েছে দেখবেন, আর কার তাস শেষ বা কে জিতলেন বলবেন।
phones-players = খেলোয়াড় ও তাঁদের লিংক
phones-players-help = ব্যক্তিগত লিংক কোড ছাড়াই খেলোয়াড়কে ঠিক টেবিলে নিয়ে যায়। কেউ না থাকলে তাঁর হয়ে বট বসতে পারে।
phones-nobody = এখনও কোনো ফোন বা বট নেই।
phones-by-phone = ফোনে খেলছেন।
phones-bot-greedy = বট, যথাসাধ্য ভালো খেলে
phones-bot-random = বট, এলোমেলো খেলে
phones-free = আসন খালি করুন
phones-asks-phone = { $number } নম্বরের একটি ফোন { $name } হয়ে খেলতে চায়; আসনটি এখন অন্য ফোনে।
phones-asks-bot = { $number } নম্বরের একটি ফোন { $name } হয়ে খেলতে চায়; আসনটিতে এখন বট।
phones-asks-free = { $number } নম্বরের একটি ফোন { $name } হয়ে খেলতে চায়।
phones-give = আসন দিন
phones-refuse = না বলুন
done-seat-given = আসনটি এখন সেই ফোনের। টেবিলের সবাই তা দেখতে পান।
done-seat-refused = অনুরোধ নাকচ করা হলো।
phones-new-link = নতুন লিংক
phones-link = ব্যক্তিগত লিংক
done-seat-changed = হয়ে গেছে। টেবিল এখনই তা দেখছে।
done-new-link = নতুন লিংক হয়েছে। পুরোনোটি আর চলবে না।
done-hand-given-up = ফোনের দানটি ছেড়ে দেওয়া হয়েছে।
cards-personal-how = ফোনে খেলা দানের জন্য: এগুলি কেটে আলাদা করুন, যাঁরটা তাঁকে দিন। যিনি লিংক খোলেন, তিনি সেই খেলোয়াড় হয়েই খেলেন।
error-link-replaced = এই লিংক বদলানো হয়েছে
error-link-replaced-help = আয়োজক নতুন ব্যক্তিগত লিংক বানিয়েছেন। সেটি চেয়ে নিন, বা টেবিলের কার্ডের কোড দিয়ে টেবিল খুলুন।

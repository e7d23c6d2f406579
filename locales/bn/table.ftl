### The phone at the table: see the next hand, and record it in seconds.

## The page of a table

table-title = টেবিল { $table } · { $name }
table-number = টেবিল { $table }
table-leaderboard = লিডারবোর্ড
table-hand = দান { $hand }
table-hand-of-round = রাউন্ড { $round }, দান { $hand }
table-hand-of-play-off = প্লে-অফ, দান { $hand }
table-wins-hand = { $count ->
    [one] দান জিতলেন { $names }
   *[other] { $names } সমান: দানটি কেউ জিতলেন না
}
table-hand-of = { $hand } / { $hands }
table-dealer = ডিলার
table-opener = প্রথম চাল

## Entering a hand

table-who-went-out = কার তাস শেষ?
table-who-lost = কে হারলেন? যাঁর হাতে সবচেয়ে বেশি পয়েন্ট রয়ে গেছে।
table-who-lost-of-many = কে হারলেন? যাঁর হাতে সবচেয়ে বেশি পয়েন্ট রয়ে গেছে।
table-in-which-order = কার তাস আগে শেষ, তারপর কার?
table-order-hint = যাঁর তাস সবার আগে শেষ, তাঁর জন্য ১ লিখুন, এভাবে { $count } পর্যন্ত। শেষ জনের ঘর খালি রাখা যায়।
table-one-points-and-left = রিফিল পয়েন্ট, আর হাতে যা রয়েছে
table-one-points = রিফিল পয়েন্ট
table-left-in-hand = বাকি পয়েন্ট
table-drafts = প্রথমে বাছেন
table-missing-order = এরপর যাঁর তাস শেষ, তাঁর নামে চাপুন
table-count-anyway = বরং তাস গুনুন
table-cards = বাকি তাস
table-total-instead = বা মোট
table-save = দান সেভ করুন
table-cancel = থাক
table-missing-out = যাঁর তাস শেষ, তাঁর নামে চাপুন
table-missing-cards = { $name }-এর তাসগুলিতে চাপুন
table-none-left = ডেকে { $face } মোট { $most }টিই আছে।
table-take-back = { $face } ফেরত নিন
table-not-saved = এখনও সেভ হয়নি

table-no-result = দানে কেউ জেতেননি
table-stuck-help = কেউ চাল দিতে পারছেন না: একই ডিলার দানটি আবার বাঁটবেন।
table-stuck = আটকে গেছে, আবার বাঁটুন
table-abandoned-help = দানটি ছেড়ে দেওয়া হবে: কেউ পয়েন্ট পাবেন না, এরপর পরের দান।
table-abandoned = এই দান ছেড়ে দিন

table-face-draw-two = ড্র টু
table-face-reverse = রিভার্স
table-face-skip = স্কিপ
table-face-wild = ওয়াইল্ড
table-face-wild-draw-four = ওয়াইল্ড +৪
table-face-blank = সাদা

## Penalties

table-penalty-note = শাস্তি লিখুন
table-penalty-help = শাস্তিতে পয়েন্ট বদলায় না: তার তাস গোনার মধ্যেই আছে। তাসের সংখ্যা খালি রাখলে আপনাদের নিয়মের সংখ্যাই ধরা হবে।
table-penalty = শাস্তি { $number }
table-penalty-who = কার
table-penalty-why = কারণ
table-penalty-cards = তাস
table-penalty-of = { $name }: { $fine }
table-penalty-fine = { $cards ->
    [0] { $kind }, তাস নেই
    [one] { $kind }, { $cards }টি তাস
   *[other] { $kind }, { $cards }টি তাস
}
penalty-uno-missed = উনো ডাকা হয়নি
penalty-false-call = ভুল সময়ে উনো ডাক
penalty-misplay = ভুল তাস ফেলা
penalty-hint = ইশারা
penalty-cheat = কারচুপি
penalty-hide = তাস লুকানো
penalty-wd4-guilty = অবৈধ ওয়াইল্ড +৪
penalty-wd4-wrong = ওয়াইল্ড +৪-এ ভুল চ্যালেঞ্জ
penalty-silence = নীরবতা ভাঙা
penalty-centre = সবার শেষে হাত রাখা

## What a hand did, in a sentence

table-list-comma = ,{" "}
table-list-and = { $before } ও { $last }
table-credit = { $names } +{ $points }
table-charged = জিতলেন { $out } · { $charges }
table-charge = { $names }-এর বিপক্ষে { $points }
table-lazy = জিতলেন { $out }, { $count ->
    [one] হারলেন { $losers }
   *[other] হারলেন { $losers }
}
table-lazy-deals = জিতলেন { $out }, হারলেন { $dealer }, তিনিই এরপর ডিলার
table-lazy-level = জিতলেন { $out }, সমান { $losers }, এরপর ডিলার { $dealer }
table-order = { $before }; শেষে রইলেন ও হারলেন { $last }
table-void-stuck = আটকে গেছে, আবার বাঁটা হবে
table-void-withdrawn = খেলা হয়নি, একজন ছেড়ে গেছেন
table-void-abandoned = ছেড়ে দেওয়া, পয়েন্ট নেই
table-void-withheld = লেখা হয়েছে, পরে জানানো হবে

## The moment of a result: the points, and where those who got them stand

moment-lost = দান হেরেছেন { $names }
moment-now = এখন { $ordinal } নম্বরে
moment-now-level = এখন যুগ্মভাবে { $ordinal } নম্বরে
moment-of = { $names }: { $now }
moment-up = { $places ->
    [one] { $places } স্থান উপরে
   *[other] { $places } স্থান উপরে
}
moment-down = { $places ->
    [one] { $places } স্থান নিচে
   *[other] { $places } স্থান নিচে
}

## Taking back and correcting

table-undo = ফেরত নিন
table-redo = বহাল করুন
table-taken-back = { $hand } ফেরত নেওয়া হয়েছে: { $result }
table-restored = { $hand } বহাল হয়েছে: { $result }
table-was-taken-back = ফেরত নেওয়া হয়েছে: { $result }
table-stale-undo = কিছু ফেরত নেওয়া হয়নি: এর মধ্যে অন্য কেউ দানটি বদলেছেন। এখন লেখা আছে: { $result }
table-stale-redo = কিছু বহাল হয়নি: এর মধ্যে অন্য কেউ দানটি বদলেছেন। এখন লেখা আছে: { $result }
table-not-played = এই দান খেলা হয়নি
table-not-played-help = এতে লেখা ফল সব সংশোধনসহ ফেরত নেওয়া হয়, আর দানটি আবার খোলা থাকে। কিছুই হারাবে না: ফলটি পরে বহাল করা যাবে।
table-closed-not-yet = আগে অন্য দান: এটি এখনই লেখা যাবে না।
table-correct = সংশোধন
table-correcting = এ পর্যন্ত সেভ করা: { $result }
table-hands = এই টেবিলের দান
table-standings = অবস্থান
table-wins = { $count } জয়
table-losses = { $count ->
    [0] হার নেই
    [one] { $count } হার
   *[other] { $count } হার
}
table-back = ফিরে যান
table-look-again = আবার দেখুন

## When there is no hand to enter

table-waits = অন্য টেবিলের অপেক্ষায়
table-sitting-out = এই পর্বে বিশ্রাম: { $names }
table-waits-help = এই টেবিলের পর্ব শেষ। সবার পর্ব শেষ হলে পরেরটি শুরু হবে; এই পাতা নিজে থেকেই এগোবে।
table-done = এই টেবিলের সব দান খেলা হয়ে গেছে
table-done-help = অন্য টেবিলে এখনও খেলা চলছে; এই পাতা নিজে থেকেই এগোবে।
table-over = টুর্নামেন্ট শেষ
table-winners = { $count ->
    [one] বিজয়ী: { $names }
   *[other] বিজয়ীরা: { $names }
}
table-not-started = এখনও শুরু হয়নি
table-not-started-help = আয়োজক টুর্নামেন্ট শুরু করলে প্রথম দান এখানে দেখা যাবে।

## When somebody else was first

table-contested = এই দান আগেই অন্য কেউ সেভ করেছেন
table-contested-theirs = সেভ করা
table-contested-yours = আপনার
table-undone = ফেরত নেওয়া হয়েছে, আবার লিখতে হবে
table-contested-help = কোনটি ঠিক, টেবিলে বসে ঠিক করে নিন। আপনারটি নিচেই আছে, হারায়নি।
table-contested-keep = সেভ করাটি রাখুন

## Without a signal

table-waiting-to-send = সিগন্যাল নেই। এই ফোনে অপেক্ষায়: { $what }
table-waiting-take-back = ফেরত নিন
table-waiting-try = এখনই পাঠান
table-waiting-refused = এটি এভাবে সেভ করা গেল না: { $what }
table-waiting-look = খুলে দেখুন
table-waiting-discard = মুছে ফেলুন
table-offline-wait = সিগন্যাল ফিরলে পরের দান দেখা যাবে।
table-code-changed = এই টেবিলের নতুন কোড হয়েছে। টেবিলের নতুন কার্ডটি স্ক্যান করুন: এই ফোনে যা জমা আছে, তখন তা পাঠানো হবে।
table-offline-undo = সিগন্যাল নেই: আবার চেষ্টা করুন
table-stale = এর মধ্যে অন্য ফোন থেকে এই দান বদলানো হয়েছে। সেভ করলে দুটিই দেখতে পাবেন।

## On any page, while results wait on the phone. {where} is a table of a tournament

waits-title = এখনও এই ফোনে, সেভ হয়নি: { $where }
waits-send = এখনই পাঠান
waits-no-signal = সিগন্যাল নেই: আবার চেষ্টা করুন।
waits-code-gone = এই টেবিলের নতুন কোড হয়েছে। টেবিলের নতুন কার্ডটি স্ক্যান করুন: এখানে যা অপেক্ষায় আছে, তখন তা পাঠানো হবে।
waits-not-needed = আর দরকার নেই?
waits-not-needed-help = এখানে যা মুছবেন, তা আর ফিরে পাওয়া যাবে না।
waits-place = { $tournament }, টেবিল { $table }

## The code of a table

table-code-title = আপনার টেবিলের কোড
table-code-help = টেবিলের কার্ডে, QR কোডের পাশে লেখা আছে।
table-code = কোড
table-code-open = টেবিল খুলুন
table-code-unknown = { $code } কোডের কোনো টেবিল নেই
table-code-unknown-help = টেবিলের কার্ডটি আবার দেখুন: কোড লিখতে ভুল হয়ে থাকতে পারে, বা আয়োজক নতুন কোড দিয়ে থাকতে পারেন। অনেকবার ভুল কোড দিলে এই পাতা কয়েক মিনিটের জন্য লক হয়ে যায়।

table-code-replaced = { $code } কোডটি বদলানো হয়েছে
table-code-replaced-help = আয়োজক এই টেবিলের নতুন কোড দিয়েছেন। নতুন কার্ডটি চেয়ে নিন, বা টেবিলে খুঁজুন।

## What the form itself finds out

table-wrong-of = { $name }: { $text }
table-wrong-out = যাঁর তাস শেষ, তাঁর নামে চাপুন।
table-wrong-same-place = দু’জনের স্থান { $place }। প্রত্যেক খেলোয়াড়কে আলাদা স্থান দিন।
table-wrong-order = শেষ জন ছাড়া সবার একটি করে স্থান চাই, ১ থেকে শুরু করে।
table-wrong-both = একই খেলোয়াড়ের তাস আর মোট দুটিই লেখা আছে। একটি রাখুন, অন্যটি মুছুন।
table-wrong-penalty-player = এই শাস্তি কার, বেছে নিন; নইলে সারিটি মুছুন।
table-wrong-penalty-kind = এই শাস্তি কিসের জন্য, বেছে নিন।
table-wrong-not-yet = আগে অন্য দান: এটি এখনই সেভ করা যাবে না। আপনি যা লিখেছেন তা এখানেই আছে।
table-wrong-over = টুর্নামেন্ট শেষ: শুধু লেখা দানগুলি সংশোধন করা যায়।
table-wrong-later-seats = এই ফল হলে { $hand } নম্বর দানে টেবিলে অন্য খেলোয়াড় থাকতেন, অথচ সেটি লেখা হয়ে গেছে। আগে সেই দান ও তার পরেরগুলি ফেরত নিন। আপনি যা লিখেছেন তা এখানেই আছে।
table-wrong-nothing-to-undo = ফেরত নেওয়ার কিছু নেই: দানটি খোলা।
table-wrong-nothing-to-redo = বহাল করার কিছু নেই: শেষবার ফেরত নেওয়া হয়নি, অন্য কিছু করা হয়েছে।
table-wrong-other-players = এখন টেবিলে অন্য খেলোয়াড়, তাই ফলটি বহাল করা যাবে না। দানটি আবার লিখুন।
table-wrong-not-started = আয়োজক এখনও টুর্নামেন্ট শুরু করেননি।
table-wrong-too-often = টেবিল থেকে এই দান এতবার বদলানো হয়েছে যে এখন শুধু আয়োজকই বদলাতে পারেন। ঠিক ফলটি আয়োজককে লিখতে বলুন।
table-wrong-too-many = এক দিনে যত খেলা সম্ভব, এই টেবিল আজ তার চেয়ে বেশি লিখেছে। ফলটি আয়োজককে লিখতে বলুন।
table-wrong-archived = টুর্নামেন্ট আর্কাইভে: আর কিছু লেখা যাবে না।

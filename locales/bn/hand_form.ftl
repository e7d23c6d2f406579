### The form of a hand, at the table and at the desk.

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

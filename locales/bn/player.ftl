### A player’s own page, the personal link, and holdings that players report.

## The personal link

me-title = { $name } · { $tournament }
me-lede = এই লিংক শুধু আপনার: যিনি খোলেন, তিনি { $name } হয়ে খেলেন।
me-plays = টেবিল { $table }-এ { $hand } ফোনে খেলা হচ্ছে, সেখানে আপনার আসন আছে।
me-sit = এই ফোনে { $name } হয়ে খেলুন
me-sits = এই ফোন { $name } হয়ে খেলছে।
me-waits = আপনার কোনো দান এখন ফোনে খেলা হচ্ছে না। হলে এই পাতা থেকেই সেখানে যাওয়া যাবে।
me-goes-on = এটি নিজে থেকেই আপনাকে সেখানে নিয়ে যাবে।
me-look-again = আবার দেখুন
me-standings = লিডারবোর্ড

## খেলোয়াড়ের নিজের পাতা

me-now = এখন
me-now-hand = এখন: { $hand }
me-now-waits = আপনার টেবিল পর্ব শেষ করেছে, অন্যদের অপেক্ষায় আছে।
me-now-rests = এই পর্বে আপনি বিশ্রামে।
me-now-out = আপনি এই টুর্নামেন্টে আর খেলছেন না।
me-now-over = টুর্নামেন্ট শেষ।
me-end-average = দানপ্রতি { $figure }
me-end-won = { $hands } দানের মধ্যে { $won }টি জিতেছেন
me-end-best = সেরা +{ $points }, { $hand }
me-end-best-with = সেরা +{ $points }, { $names }-এর সঙ্গে, { $hand }
me-end-season = { $name }: স্থান { $rank }
me-end-next = এরপর: { $name }, { $when }
me-next = { $block }, আনুমানিক { $time }
me-next-rests = আপনি বিশ্রামে
me-place = টেবিল { $table }, আসন { $seat }
me-with = সঙ্গে: { $names }
me-against = বিপক্ষে: { $names }
me-deals = আপনি বাঁটবেন।
me-opens = { $dealer } বাঁটবেন, প্রথম চাল আপনার।
me-deals-and-opens = আপনি বাঁটবেন, প্রথম চালও আপনার।
me-dealer = { $dealer } বাঁটবেন।
me-standing = স্থান { $rank } / { $of }: { $figure }
me-played = আপনার দান
me-no-hands = আপনার কোনো দান এখনও লেখা হয়নি।
me-earlier = { $count ->
    [one] আর আগের { $count }টি দান
   *[other] আর আগের { $count }টি দান
}
me-taken-elsewhere = { $name }-এর হয়ে অন্য ফোন খেলছে। এই লিংক আসন কেড়ে নেয় না: আয়োজকের লিংক তা পারে।
error-seat-by-table = এই লিংক এখন আপনাকে আসন দেয় না
error-seat-by-table-help = এটি টেবিলে দেখানো হয়েছিল, তাই এর মূল্য টেবিলের কোডের চেয়ে বেশি নয়: আসনটি কারও হাতে আছে, অথবা তাস বাঁটা হয়ে গেছে। টেবিলে জিজ্ঞাসা করুন, অথবা আয়োজকের লিংক ব্যবহার করুন।

## Holdings that every player enters on a phone of their own

own-hand-title = { $name }: আমার তাস · { $tournament }
own-hand-open = দান শেষ: আমার তাস লিখি
own-hand-place = { $tournament }, { $name }
own-hand-back = আমার আসর
own-hand-out = আমার তাস শেষ
own-hand-left = অথবা: আপনার হাতে কী আছে?
own-hand-missing = নিজের যে তাসগুলি আছে, সেগুলিতে চাপুন
own-hand-save = { $points } পয়েন্ট রয়ে গেছে: সেভ করুন
own-hand-again = ঠিক নয়? আবার লিখুন
own-hand-reported = আপনি বলেছেন: { $count }।
own-hand-last = { $hand }: { $result }
own-hand-next = এরপর: টেবিল { $table }
own-hand-next-with = এরপর: টেবিল { $table }, সঙ্গে { $names }
own-hand-next-rests = এরপর আপনি বিশ্রামে।
own-hand-table = এই দান সবার হয়ে টেবিলের ফোন লেখে।
own-hand-on-phones = এই দান ফোনে খেলা হচ্ছে, ফোন নিজেই গোনে।
own-hand-offline = সিগন্যাল নেই। যা লিখেছেন এই ফোনে রাখা আছে, নিজে থেকেই পাঠানো হবে।

own-counts-title = খেলোয়াড়েরা যা লিখেছেন
own-counts-nothing = এখনও কিছু নয়
own-counts-out = তাস শেষ
own-counts-left = { $points ->
    [one] { $points } পয়েন্ট আছে
   *[other] { $points } পয়েন্ট আছে
}
own-counts-waits = বাকি: { $names }।
own-counts-mismatch = এগুলো মেলে না
own-counts-mismatch-help = সবাই মিলে তাস দেখুন। যাঁর ভুল তিনি এখানে আবার লিখুন, নইলে টেবিলের ফোন থেকে দানটি লেখা হোক।
own-counts-differ = { $name }-এর তাস নিয়ে দুটি ফোন আলাদা কথা বলে: { $counts }।
own-counts-several-out = { $names } সবাই বলছেন তাঁদের তাস শেষ।
own-counts-nobody-out = কেউ বলছেন না যে তাঁর তাস শেষ।
own-counts-enter = বাকিটা সবার হয়ে লিখুন
own-counts-contradicted = { $name } নিজের ফোনে লিখেছেন: { $counts }। এখানেরটা ঠিক হলে আবার সেভ করুন।

error-own-count-not-played = এই দান এখন খেলা হচ্ছে না
error-own-count-not-played-help = কিছুই লেখা হয়নি। ফিরে গিয়ে দেখুন এখন কী খেলছেন।
error-own-count-not-offered = এই দান টেবিলের ফোন লেখে
error-own-count-not-offered-help = কিছুই লেখা হয়নি। আয়োজক একটি ফোনকে সবার হয়ে গুনতে দিয়েছেন।
error-own-count-changed = এই দান এর মধ্যে লেখা হয়েছে
error-own-count-changed-help = আপনার লেখার আর দরকার ছিল না। ফিরে গিয়ে ফল দেখে নিন। ভুল হলে টেবিলের ফোনে সংশোধন করুন।
error-own-count-not-seated = আপনি এই দানে নেই
error-own-count-not-seated-help = কিছুই লেখা হয়নি। যাঁরা দান খেলেন কেবল তাঁরাই নিজের তাস লেখেন।
error-own-count-on-phones = এই দান ফোনে খেলা হচ্ছে
error-own-count-on-phones-help = কিছুই লেখা হয়নি: ফোন নিজেই গোনে।
error-own-count-too-often = আপনি এটি বড় বেশিবার লিখেছেন
error-own-count-too-often-help = টেবিলের ফোন বা কোনো আয়োজক দান লিখুন।

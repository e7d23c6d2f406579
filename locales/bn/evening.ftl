### খেলোয়াড়ের আসর, কে কোথায় বসে, আর এরপর কে কোথায় যাবে।

## খেলোয়াড়ের নিজের পাতা

me-now = এখন
me-now-hand = এখন: { $hand }
me-now-waits = আপনার টেবিল পর্ব শেষ করেছে, অন্যদের অপেক্ষায় আছে।
me-now-rests = এই পর্বে আপনি বিশ্রামে।
me-now-out = আপনি এই টুর্নামেন্টে আর খেলছেন না।
me-now-over = টুর্নামেন্ট শেষ।
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

## টেবিলের ফোন দেখায়

personal-fold = নিজের ফোনে আপনার পাতা
personal-fold-help = নিজের নামে চাপ দিন আর নিজের ফোনে কোডটি স্ক্যান করুন: পরের টেবিল, আপনার স্থান ও আপনার দান।
personal-title = { $name }-এর পাতা
personal-help = { $name }: এই কোড নিজের ফোনে স্ক্যান করুন, অথবা লিংকটি নিজেকে পাঠান।

## কে কোথায় যাবে

moves-title = এরপর কে কোথায় যাবে
moves-stays = এখানেই থাকবেন
moves-table = টেবিল { $table }-এ
moves-rests = বিশ্রাম
seats-title = আমি কোথায় বসব?
seats-name = নাম
seats-now = এখন
seats-next = এরপর
seats-table = টেবিল { $table }
seats-seat = আসন { $seat }
seats-waits = অপেক্ষায়
seats-rests = বিশ্রাম
seats-clockwise = আসন ঘড়ির কাঁটার দিকে গোনা হয়।
seats-over = এখন কেউ কোথাও বসে নেই: টুর্নামেন্ট শেষ।

## পর্বের মাঝে আসন বদল

seats-swap = { $one } ও { $other } নিজেদের মধ্যে আসন বদলাবেন
seats-swap-you = আপনি ও { $name } নিজেদের মধ্যে আসন বদলাবেন
seats-takes = { $other }-এর আসনে এবার { $name }
seats-takes-you = আপনি { $name }-এর আসনে বসবেন
seats-before-hand = { $hand }: { $change }
seats-moved = নতুন আসন
seats-then = দান { $hand } থেকে: আসন { $seat }

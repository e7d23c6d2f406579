### The prize-giving: checking the standings, printing certificates, and revealing the places one by one.

prize-giving-title = পুরস্কার বিতরণ
prize-giving-of = পুরস্কার বিতরণ · { $name }
prize-giving-come = শেষ দান লেখা হয়েছে। সবাই একসঙ্গে আসুন।
prize-giving-hidden = এখনও জানানো হয়নি
prize-giving-season-come = মরসুম শেষ। সবাই একসঙ্গে আসুন।

## The organiser’s page

prize-giving-secret = এটি শুধু আপনি দেখছেন।
prize-giving-secret-line = আপনি দেখালে তবেই অন্যরা কোনো স্থান দেখবেন।
prize-giving-public = স্থানগুলি সবাই আগেই দেখতে পান।
prize-giving-public-line = বড় পর্দা ও টেবিলের ফোন তবু একটি একটি করে দেখাবে; লিডারবোর্ডে সব দেখা যায়।
prize-giving-over-line = পুরস্কার বিতরণ শেষ।
prize-giving-no-doubt = সব পরিষ্কার
prize-giving-uncounted = { $count ->
    [one] লেখা { $count }টি দান গোনা হয় না
   *[other] লেখা { $count }টি দান গোনা হয় না
}
prize-giving-all = { $count ->
    [one] { $count }টি লাইন দেখান
   *[other] { $count }টি লাইনের সব দেখান
}
prize-giving-correct = একটি দান সংশোধন করুন
prize-giving-print = সনদ ছাপুন
prize-giving-reveal = বড় পর্দায় স্থান দেখান
prize-giving-wall = বড় পর্দা খুলুন
prize-giving-not-yet = শেষ দান লেখা হলে স্থানগুলি দেখাতে পারবেন।
prize-giving-season-runs = আগে মরসুম শেষ করুন।
prize-giving-begin = পুরস্কার বিতরণ শুরু করুন
prize-giving-begin-help = তখন বড় পর্দা সবাইকে ডাকে, আর আপনি না দেখানো পর্যন্ত কোনো স্থান দেখায় না।
prize-giving-show = দেখান
prize-giving-shown = দেখানো হয়েছে
prize-giving-last-help = প্রথম স্থানের সঙ্গে অবস্থান সবার জন্য খুলে যায়, প্রতিটি ফোনে।
prize-giving-take-back = স্থান { $place } আবার লুকান
prize-giving-call-off = পুরস্কার বিতরণ বাতিল করুন
prize-giving-reveal-all = সব একসঙ্গে দেখান
prize-giving-over = সব স্থান দেখানো হয়েছে, আর সবাই অবস্থান দেখছেন।

event-prize-giving = পুরস্কার বিতরণ: কোনো স্থান দেখানো হয়নি
event-prize-giving-place = পুরস্কার বিতরণ: স্থান { $place } থেকে দেখানো হয়েছে
event-prize-giving-ended = পুরস্কার বিতরণ বাতিল

### Charts of a tournament, and the chances in it.

tab-charts = চার্ট
charts-title = { $name }: চার্ট
charts-points = দানে দানে পয়েন্ট
charts-hands-won = দানে দানে জয়
charts-hands-lost = দানে দানে হার
charts-empty = প্রথম ফল থেকে চার্ট শুরু হবে।
charts-fewer = যত কম, তত ভালো: যিনি এগিয়ে, তাঁর রেখা সবার নিচে।
charts-by-average = রেখায় মোট দেখা যায়। স্থান ঠিক হয় দানপ্রতি গড়ে, কারণ সবাই সমান সংখ্যক দান খেলেন না।
charts-play-off = প্রথম স্থান ঠিক হয় প্লে-অফে। এই রেখাগুলিতে তা যোগ হয় না।
charts-follow = ফুটিয়ে তুলুন
charts-follow-nobody = কাউকে নয়
charts-follow-show = দেখান
charts-totals = দানে দানে মোট
charts-description = { $lines ->
    [one] { $lines }টি রেখা
   *[other] { $lines }টি রেখা
}, শুরু থেকে { $hand } পর্যন্ত। এগিয়ে: { $first }। সংখ্যাগুলি নিচের ছকে আছে।
charts-start = শুরু
charts-target = লক্ষ্য: { $points }
charts-limit = সীমা: { $points }
charts-line = { $name }: { $value }
charts-table = ছকে সংখ্যাগুলি

charts-cards = কোন তাসে খেসারত সবচেয়ে বেশি
charts-cards-counted = { $count ->
    [one] { $count } বার হাতে রয়ে যাওয়া তাস, একটি একটি করে গোনা।
   *[other] { $count } বার হাতে রয়ে যাওয়া তাস, একটি একটি করে গোনা।
}
charts-cards-totals = { $count ->
    [one] আরও { $count } বার শুধু মোট লেখা হয়েছে।
   *[other] আরও { $count } বার শুধু মোট লেখা হয়েছে।
}
charts-cards-secret = যে বাঁটা তাস অন্যখানে এখনও খেলা বাকি, তা এখনও দেখানো হচ্ছে না।
charts-card = তাস
charts-card-left = রয়ে গেছে
charts-card-points = পয়েন্ট

## The chances

chances-title = প্রথম স্থানের সম্ভাবনা
chances-first = প্রথম স্থান
chances-place = প্রত্যাশিত স্থান
chances-about = ১০০-তে প্রায় { $n }
chances-hardly = ১০০-তে { $n }-এর কম
chances-nearly = ১০০-তে { $n }-এর বেশি
chances-hardly-short = { $n }-এর কম
chances-nearly-short = { $n }-এর বেশি
chances-to-come = সম্ভাবনা হিসেব করা হচ্ছে, এক মুহূর্তেই এখানে দেখা যাবে।
chances-early = সবার গড়ে { $hands } দান খেলা হলে সম্ভাবনা জানানো হয়। তার আগে তা খেলোয়াড়দের চেয়ে ভাগ্যের কথাই বেশি বলত।
chances-endless = এখানে সম্ভাবনা জানানো হয় না: এই ম্যাচ শুধু আয়োজকই শেষ করেন, তাই আর কত দান বাকি তা কেউ জানে না।
chances-runs = যা লেখা হয়েছে তার পরের বাকি দানগুলি কম্পিউটারে { $runs } বার খেলে দেখা হয়েছে।
chances-method = কার তাস শেষ হবে তা লটারিতে ঠিক হয়, খেলোয়াড়রা কতটা দক্ষ হতে পারেন সেই হিসেবে। এ পর্যন্ত কার তাস শেষ হয়েছে তা থেকেই সেটা আন্দাজ করা হয়, আর দান কম থাকা পর্যন্ত সবাইকে প্রায় সমান ধরা হয়। অন্যদের হাতে যা রয়ে যায় তা নেওয়া হয় এই টুর্নামেন্টের আর অন্য অনেক দান থেকে। সম্ভাবনা মানে ১০০ বারে কত বার কেউ প্রথম হয়েছেন; প্রথম স্থান ভাগাভাগি হলে আংশিক গোনা হয়। প্রত্যাশিত স্থান সব বারের গড়।
chances-limits = এখন যে তাস খেলা হচ্ছে, আগের আসরগুলি, প্লে-অফ, বা কে এখনও আসবেন কি যাবেন: সম্ভাবনায় এসব ধরা হয় না। ১০০-তে প্রায় ৩০ মানে: যে দশ জনকে এটা বলা হয়, তাঁদের তিন জন প্রথম হন।

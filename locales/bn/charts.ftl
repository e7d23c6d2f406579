### Charts of a tournament, and what an entrant won with whom and against whom.

tab-charts = চার্ট
charts-title = { $name }: চার্ট
charts-points = দানে দানে পয়েন্ট
charts-hands-won = দানে দানে জয়
charts-hands-lost = দানে দানে হার
charts-empty = প্রথম ফলের সঙ্গে প্রথম রেখা আঁকা হবে।
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

## On the page of an entrant

encounters-chart = চার্টে দেখুন
encounters-balance = নেওয়া ও দেওয়া পয়েন্ট
encounters-balance-help = জেতা দানে প্রতিপক্ষের হাতে যা রয়ে গেছে, আর হারা দানে এখানে যা রয়ে গেছে
encounters-taken = নেওয়া
encounters-given = দেওয়া
encounters-biggest = সবচেয়ে বড় দানগুলি
encounters-took = নেওয়া
encounters-gave = দেওয়া
encounters-partners = পার্টনার অনুযায়ী জয়
encounters-opponents = প্রতিপক্ষ অনুযায়ী জয়
encounters-charged = বিপক্ষে পয়েন্ট

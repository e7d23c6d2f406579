### How long a tournament takes, and how fair it is.

forecast-title = কত সময়, কতটা সমান?
forecast-of = কত সময়, কতটা সমান: { $name }
forecast-back = খসড়ায় ফিরুন
forecast-long = কত সময়
forecast-hands-blocks = প্রতিটি টেবিল পরপর { $hands ->
    [one] { $hands } দান
   *[other] { $hands } দান
} খেলবে, { $blocks ->
    [one] { $blocks }টি পর্বে
   *[other] { $blocks }টি পর্বে
}।
forecast-hands-between = প্রায় { $hands } দান, সাধারণত { $least } থেকে { $most }।
forecast-hands-open = আপনি না থামানো পর্যন্ত চলবে।
forecast-takes = তাতে { $time } লাগবে।
forecast-takes-between = তাতে প্রায় { $time } লাগবে, সাধারণত { $least } থেকে { $most }।
forecast-ends = শেষ হওয়ার কথা মোটামুটি { $when }।
forecast-pace = { $minutes }:{ $seconds }
forecast-pace-help = ফেটানো আর গোনা মিলিয়ে প্রতি দানে { $pace } মিনিট ধরে। বিরতি আর ধীর টেবিলের জন্য অপেক্ষা এর বাইরে।
forecast-pace-change = গতি বদলান
forecast-minutes = { $minutes } মিনিট
forecast-hours = { $hours } ঘণ্টা
forecast-hours-minutes = { $hours } ঘণ্টা { $minutes } মিনিট
forecast-fair = কতটা সমান
forecast-chance = সেরা খেলোয়াড়ের জেতার সম্ভাবনা কত?
forecast-chance-team = সেরা খেলোয়াড়ের দলের জেতার সম্ভাবনা কত?
forecast-when = খেলা
forecast-percent = সম্ভাবনা
forecast-equal = সবাই সমান হলে
forecast-chosen = পরিকল্পনামতো
forecast-after-rounds = { $rounds } রাউন্ড
forecast-after-hands = { $hands } দান
forecast-after-blocks = { $blocks }টি পর্ব
forecast-after-end = শেষ পর্যন্ত
forecast-edge = সেরা খেলোয়াড় কতটা ভালো?
forecast-edge-hint = চার জনের টেবিলে ১০০ দানের কতটিতে এই খেলোয়াড় তাস শেষ করেন। সবাই সমান হলে ২৫।
forecast-edge-30 = ৩০ · একটু ভালো
forecast-edge-35 = ৩৫ · স্পষ্টই ভালো
forecast-edge-45 = ৪৫ · অনেক ভালো
forecast-edge-57 = ৫৭ · নতুনদের মাঝে সতর্ক খেলোয়াড়
forecast-tell = হিসাব করুন
forecast-model = ধরা হয়েছে একজন ছাড়া সবাই সমান দক্ষ; সেই একজন চার জনের টেবিলে ১০০ দানের { $edge }টিতে তাস শেষ করেন (সমান হলে ২৫টিতে), আর একটি পক্ষের দক্ষতা তার খেলোয়াড়দের মিলিত দক্ষতা। তারপর কার তাস শেষ তা লটারিতে ঠিক হয়, অন্যদের হাতে যা রয়ে যায় তা নেওয়া হয় ইঞ্জিনের খেলা ২০,০০০ দান থেকে, আর পুরো টুর্নামেন্ট কম্পিউটারে { $runs } বার খেলে দেখা হয়।
forecast-model-57 = এলোমেলো খেলা তিন জনের বিরুদ্ধে ১০,০০০ দানে ইঞ্জিনের সতর্ক খেলোয়াড় ৫৭-তে পৌঁছেছে।

### মানুষ: তাঁদের পাতা, মুখোমুখি, আর ক্লাবের স্মৃতি।

## Everybody in a club

club-people-link = মানুষ আর রেকর্ড
club-people-title = মানুষ
club-people-empty = এখনও কারও পাতা নেই
club-people-empty-help = কারও পাতা শুরু হয় প্রথম সেই প্রকাশ্য টুর্নামেন্ট থেকে যেখানে পুরো নাম দেখা যায়।
club-people-champions = বিজয়ীদের তালিকা
club-people-records = রেকর্ড
club-people-records-help = রেকর্ডে শুধু তাঁদেরই নাম থাকে যাঁরা তা চান: নিজের পাতায় কী দেখাবে তা প্রত্যেকে নিজে বেছে নেন।
club-people-everybody = সবাই
record-evenings-won = জেতা আসর
record-evenings = খেলা আসর
record-hand = এক দানের পয়েন্ট
record-run = পরপর জেতা দান
record-share = ১০০ দানে জয়

## One person

person-link = { $name }-এর পাতা
person-evenings-won = জেতা আসর
person-of-hundred = ১০০-তে { $count }
person-rating-rank = স্থান { $rank }
person-provisional = অস্থায়ী
person-rating-time = সময়ের সঙ্গে রেটিং
person-rating-description = আসর: { $evenings }। প্রথমটির পরে রেটিং ছিল { $first }, এখন { $last }; সবচেয়ে বেশি ছিল { $best }। রঙিন ফালিটি অনিশ্চয়তা দেখায়।
person-highlights = সেরা মুহূর্ত
person-best-partner = সেরা পার্টনার: { $name }, একসঙ্গে { $hands }টির { $won }টি দান জেতা।
person-hardest-opponent = সবচেয়ে কঠিন প্রতিপক্ষ: { $name }, { $hands }টির { $won }টি দান জেতা।
person-run = পরপর জেতা দান, সবচেয়ে বেশি: { $count }।
person-run-now = এখনকার ধারা: পরপর { $count }টি দান জেতা।
person-evening-run = পরপর জেতা আসর, সবচেয়ে বেশি: { $count }।
person-best-hand = এক দানে সবচেয়ে বেশি পয়েন্ট: { $points } ({ $tournament })।
person-kept-most = সবচেয়ে বেশি রয়ে যাওয়া তাস: { $card }, এখন পর্যন্ত { $count }।
person-dearest = সবচেয়ে দামি তাস: { $card }, এখন পর্যন্ত পয়েন্ট { $count }।
person-earlier = আগের আসর: { $count }
person-imported = অন্য ক্লাবে
person-imported-help = অন্য ক্লাব যেমন লিখেছে। এখানে কোনো ছকে গোনা হয় না।
person-share = ১০০-তে
person-unnamed = যাঁদের পাতা নেই, তাই তালিকায় নেই: { $count }।
person-cards = হাতে রয়ে যাওয়া তাস
person-cards-help = সবচেয়ে দামি আগে, যতটা একটি একটি করে গোনা হয়েছে
person-less = এই পাতায় শুধু আসর আর স্থান দেখানো হয়। পার্টনার, পয়েন্ট আর রেকর্ড দেখানো হবে যদি তিনি চান।

## Two people

pair-link = মুখোমুখি
pair-title = { $one } আর { $other }
pair-empty = এই দু’জনের এখনও দেখা হয়নি।
pair-ahead = কত আসরে এগিয়ে
pair-won = পরস্পরের বিরুদ্ধে { $hands }টির মধ্যে জেতা দান
pair-together = পার্টনার হয়ে { $hands }টির { $won }টি দান জেতা, মানে ১০০-তে { $share }।
pair-evenings = একসঙ্গে আসর

## What a page shows

visibility-title = পাতায় কী দেখাবে
visibility-nothing = কোনো পাতা নয়
visibility-nothing-help = টুর্নামেন্ট, মরসুম আর রেটিংয়ের ছক ছাড়া কোথাও নাম নয়।
visibility-results = আসর আর স্থান
visibility-results-help = যা অন্য পাতায় এমনিতেই আছে, একসঙ্গে, রেটিং সমেত।
visibility-everything = সবকিছু
visibility-everything-help = পার্টনার ও প্রতিপক্ষ, পয়েন্ট, তাস, ধারা আর রেকর্ডও।
visibility-desk-help = এটি মানুষটির নিজের পছন্দ: তিনি বললে তবেই বদলান। ব্যক্তিগত লিংকে তিনি ফোনে নিজেই বদলাতে পারেন।
done-openness = সেভ হয়েছে। পাতায় এখন তা-ই দেখাচ্ছে যা বেছে নেওয়া হয়েছে।
own-page-title = আপনার পাতা, { $name }
own-page-lede = ক্লাবে যাঁরা খেলেন প্রত্যেকের একটি পাতা আছে। আপনারটিতে কী দেখাবে তা আপনি ঠিক করেন।
own-page-back = আপনার আসর
own-page-look = পাতা দেখুন
own-page-link = আপনার পাতায় কী দেখাবে
error-own-link = এর জন্য আপনার ব্যক্তিগত লিংক চাই
error-own-link-help = এই লিংক অন্যদের কাছেও থাকতে পারে। আয়োজকের কাছে আপনার ব্যক্তিগত লিংক চান। কিছুই বদলানো হয়নি।
roster-page = পাতা আর রেকর্ড

## From club to club

record-file-title = ক্লাব থেকে ক্লাবে
record-file-help = যিনি ক্লাব বদলান তিনি সঙ্গে নেন যা সবাই জানতে পারে: আসর আর স্থান। নতুন ক্লাবে এগুলি তাঁর পাতায় থাকে, কোনো ছকে গোনা হয় না।
record-file-take = রেকর্ড ডাউনলোড করুন
record-file-bring = অন্য ক্লাবের রেকর্ড যোগ করুন
record-file-bring-hint = অন্য ক্লাবের ফাইলে যা লেখা আছে।
record-file-choose = ফাইল বাছুন
record-file-button = যোগ করুন
record-file-imported = অন্য ক্লাবের আসর: { $count }।
record-file-remove = এগুলি সরান
done-record-brought = রেকর্ড যোগ হয়েছে।
done-record-removed = অন্য ক্লাবের আসরগুলি সরানো হয়েছে।
problem-record-none = এটি রেকর্ড নয়। অন্য ক্লাব “{ record-file-take }” চেপে ফাইলটি নামিয়ে পাঠায়; তার পুরো লেখা এখানে বসান।
problem-record-later = এই রেকর্ড Lastcard-এর পরের সংস্করণের লেখা। আগে এটি আপডেট করুন।
problem-record-too-many = রেকর্ডে বড়জোর { $count }টি আসর থাকে। কিছুই নেওয়া হয়নি।
problem-record-evening = এই রেকর্ডের আসর { $number } এমন হতে পারে না: স্থান হয় যাঁরা ছিলেন তাঁদের মধ্যে, আর খেলার চেয়ে বেশি দান জেতা যায় না। কিছুই নেওয়া হয়নি।

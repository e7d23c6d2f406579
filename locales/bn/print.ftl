### What can be printed of a tournament.

## কী কী প্রিন্ট করা যায়

print-title = প্রিন্ট
print-all-the-same = তবুও প্রিন্ট করুন
print-tonight = আজকের সবকিছু
print-tonight-line = কার্ড, আসন, সূচি আর স্কোর শিট, পরপর, একটিই নথিতে।
print-tonight-do = আজকের সবকিছু প্রিন্ট করুন
print-one = একটি একটি করে
print-address = হলের ফোন এই কম্পিউটারে অন্য ঠিকানায় পৌঁছায়। কোনটি ছাপা হবে, বেছে নিন:
print-of = { $what }: { $name }
print-others = অন্য কিছু প্রিন্ট করুন
print-by-browser = Ctrl+P চেপে বা শেয়ার মেনু থেকে এই পাতা প্রিন্ট করুন।
print-schedule = পুরো সূচি
print-schedule-line = সব পর্ব ও টেবিল, আর কার বিশ্রাম: পড়া গেলে এক পাতাতেই।
print-seats = আসন বিন্যাস
print-seats-line = দরজা আর দেওয়ালের জন্য: সবার প্রথম টেবিল ও আসন, নাম ধরে আর টেবিল ধরে।
print-plans = খেলোয়াড়দের নিজের সূচি
print-plans-line = প্রত্যেক খেলোয়াড়ের জন্য: টেবিল, আসন, পার্টনার ও প্রতিপক্ষ, পর্ব ধরে ধরে; এক পাতায় কয়েকটি, কেটে দেওয়ার জন্য।
print-cards = টেবিলের কার্ড
print-cards-line = এক পাতায় চারটি, ফোনের কোড সহ, আর প্রত্যেক খেলোয়াড়ের নিজস্ব লিংক।
print-sheets = স্কোর শিট
print-sheets-line = প্রতিটি টেবিল ও পর্বের জন্য একটি, নেটওয়ার্ক বা বিদ্যুৎ গেলে হাতে লেখার জন্য।
print-standings = অবস্থান
print-standings-line = এখন যেমন আছে, বা শেষে যেমন হয়েছে।
print-kept = এখনও প্রকাশ্য নয়: অবস্থান দেখানো পর্যন্ত নিজের কাছে রাখুন।
print-certificates = সনদ
print-certificates-line = প্রতি পাতায় একটি, প্রথম তিনজনের বা সবার জন্য।

## কে কোথায় বসবেন

seats-print-by-name = নাম ধরে
seats-print-by-table = টেবিল ধরে
seats-print-resting = প্রথমে বিশ্রাম:

## খেলোয়াড়ের নিজের সূচি

plan-of-one = একজন খেলোয়াড়ের সূচি
plan-show = এই সূচি দেখান
plan-all = সব খেলোয়াড়ের সূচি
plan-hand = দান
plan-hands = দান
plan-table = টেবিল
plan-seat = আসন
plan-partner = পার্টনার
plan-against = প্রতিপক্ষ
plan-rests = { $block }: বিশ্রাম
plan-undecided = যেখানে চিহ্ন নেই, সেখানে ডিলার ঠিক হয় আগের দান থেকে।

## স্কোর শিট

sheets-order = যে দান এখনও খেলা বাকি, শুধু তারই সারি আছে। শিটগুলি এই ক্রমে রাখুন: এই ক্রমেই টাইপ করতে হয়।
sheets-of-block = এক পর্বের শিট
sheets-all = সব পর্বের শিট
sheets-none = খেলার কিছু বাকি নেই, তাই লেখারও কিছু নেই।
sheet-seats = আসন, ঘড়ির কাঁটার দিকে
sheet-out = তাস শেষ
sheet-loser = হেরেছেন
sheet-notes = শাস্তি, মন্তব্য
sheet-how-winner = যাঁর তাস শেষ, তাঁর নম্বর লিখুন।
sheet-how-loser = যাঁর তাস শেষ আর যিনি হেরেছেন, দু’জনের নম্বর লিখুন।
sheet-how-totals = যাঁর তাস শেষ, তাঁর নম্বর লিখুন, আর প্রত্যেক প্রতিপক্ষের নিচে তাঁর হাতে রয়ে যাওয়া পয়েন্ট (কিছু না থাকলে ০)।
sheet-how-places = প্রত্যেক খেলোয়াড়ের নিচে দানে তাঁর স্থান লিখুন: যাঁর তাস সবার আগে শেষ, তাঁর ১।
sheet-how-refills = প্রত্যেক খেলোয়াড়ের নিচে রিফিল পয়েন্ট আর হাতে রয়ে যাওয়া পয়েন্ট লিখুন (কিছু না থাকলে ০)।
sheet-how-given-up = ছেড়ে দেওয়া দানে একটি ড্যাশ দিন।
sheet-how-moved = এই দানের আগে প্রতিপক্ষরা নিজেদের মধ্যে আসন বদলান।

## সনদ

certificates-first = প্রথম তিনজনের জন্য
certificates-everybody = সবার জন্য
certificates-none = এখনও কারও স্থান ঠিক হয়নি।
certificate-title = সনদ
certificate-place = { $place ->
    [1] প্রথম স্থান
    [2] দ্বিতীয় স্থান
    [3] তৃতীয় স্থান
   *[other] স্থান { $place }
}
certificate-took-part = অংশ নিয়েছেন
certificate-date = তারিখ
certificate-signature = স্বাক্ষর

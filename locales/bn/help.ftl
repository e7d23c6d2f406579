### The help of the command line, and what is wrong with its arguments.

help-usage = ব্যবহার:
help-commands = কমান্ড
help-arguments = আর্গুমেন্ট
help-options = বিকল্প
help-default = [ডিফল্ট: { $name }]
help-env = [এনভায়রনমেন্ট ভেরিয়েবল: { $name }]
help-values = [এগুলির একটি: { $name }]
help-more = আরও তথ্য: { $flag }

## Commands

command-lastcard = উনো ক্লাবের জন্য টুর্নামেন্ট, স্কোরিং ও লিডারবোর্ড
command-help = এই সাহায্য, বা কোনো কমান্ডের সাহায্য দেখান
command-serve = ওয়েব সার্ভিস চালান
command-schedule = টুর্নামেন্টের সূচি বানিয়ে তার ফাইল লিখুন
command-score = টুর্নামেন্ট ফাইলে যা লেখা আছে তা থেকে অবস্থান বের করুন
command-season = টুর্নামেন্ট ফাইলগুলি যোগ করে মরসুমের তালিকা বানান
command-simulate = বট দিয়ে খেলান: টুর্নামেন্ট ফাইলের খোলা দানগুলি, বা পরিসংখ্যানের জন্য তৈরি নিয়মে --hands দিয়ে বলা সংখ্যক দান
command-replay = দানের নথি এক-এক চাল করে যাচাই করুন
command-import = ফাইলের টুর্নামেন্ট ফলসহ কোনো ক্লাবে যোগ করুন; ফাইলে কোনো ফল থাকলে তা সঙ্গে সঙ্গে চালু হয়, নইলে খসড়া থাকে
command-export = টুর্নামেন্টের ফাইল সব ফলসহ স্ট্যান্ডার্ড আউটপুটে লিখুন
command-account = আয়োজকদের তালিকা দেখুন, কাউকে আমন্ত্রণ জানান বা সরান, পাসওয়ার্ড রিসেট করুন, লগ আউট করান, গোপন চাবি বদলান
command-list = কে কে লগ ইন করতে পারেন দেখান
command-add = একবারই চলে এমন একটি লিংক দেখান যা দিয়ে নতুন আয়োজক যোগ দেন, বা স্ট্যান্ডার্ড ইনপুট থেকে পাসওয়ার্ড নিয়ে আয়োজক যোগ করুন
command-reset = একবারই চলে এমন একটি লিংক দেখান যা দিয়ে নতুন পাসওয়ার্ড দেওয়া যায়, বা নতুন পাসওয়ার্ড স্ট্যান্ডার্ড ইনপুট থেকে নিন
command-remove = আয়োজককে সরান; অ্যাকাউন্টের সঙ্গে তাঁর সেশন ও লিংকগুলিও শেষ হয়
command-log-out = কোনো একজন আয়োজককে, বা সবাইকে, সবখানে লগ আউট করান
command-remove-second-factor = ফোন ও উদ্ধার কোড দুটিই হারিয়েছেন এমন আয়োজকের দ্বিতীয় যাচাই সরান
command-rotate-secret = স্বাক্ষরের জন্য নতুন গোপন চাবি বানান ও সবাইকে লগ আউট করান; তার পরে সার্ভিসের প্রতিটি কপি আবার চালু করুন
command-migrate = ডেটাবেসের ছকগুলি আপ টু ডেট করুন (serve চালালেও তা হয়)
command-backup = ডেটাবেসে যা আছে সব একটি ফাইলে লিখুন, সার্ভিস চলার সময়ও
command-verify = ব্যাকআপ সম্পূর্ণ কি না যাচাই করুন ও তাতে কী আছে দেখান
command-restore = ব্যাকআপ একটি খালি ডেটাবেসে ফিরিয়ে আনুন, SQLite বা PostgreSQL
command-demo = ডেমো ক্লাব যোগ করুন: একটি শেষ হওয়া আসর, একটি আধখেলা আসর আর একটি ম্যাচ
command-manual = কমান্ডগুলির ম্যানুয়াল পাতা একটি ফোল্ডারে লিখুন
command-completions = শেল যাতে কমান্ড ও অপশন নিজে পূরণ করে, তার জন্য যা লাগে লিখুন

## Options: those of several commands, then those of one

option-help = সাহায্য দেখান
option-version = সংস্করণ দেখান
option-json = টার্মিনালেও JSON লিখুন
option-location = তথ্য কোথায় আছে: কোনো ফাইল, sqlite:FILE, বা postgres://USER@HOST/NAME
option-file = টুর্নামেন্ট ফাইল; - দিলে বা কিছু না দিলে স্ট্যান্ডার্ড ইনপুট
option-backup = ব্যাকআপ
option-backup-backup = যে ফাইলে লেখা হবে; সম্পূর্ণ হলে তবেই আগেরটির জায়গা নেয়; - দিলে বা কিছু না দিলে স্ট্যান্ডার্ড আউটপুট
option-backups = ব্যাকআপের ফোল্ডার, পারলে অন্য ডিস্কে; না বললে ডেটাবেসের ফাইলের পাশে backups, PostgreSQL-এ data/backups
option-keep-backups = প্রতি ঘণ্টার কতগুলি ব্যাকআপ থাকবে, আর মাইগ্রেশনের আগের ততগুলিই; 0 হলে কোনো ব্যাকআপ নেওয়া হয় না
option-club = ক্লাব, অর্থাৎ তার ঠিকানার শেষ অংশ (/c/CLUB); একটিই ক্লাব থাকলে না দিলেও চলে
option-login = আয়োজক লগ ইন করতে যা লেখেন
option-role = এই অ্যাকাউন্ট কী করতে পারে: সবকিছু, অথবা ফল নিয়ে সিদ্ধান্ত আর সংশোধন
option-url = যে ঠিকানায় সার্ভিসে পৌঁছানো যায়: লিংক শুরু হয় এটি দিয়ে
option-rules = তৈরি নিয়ম, যেমন club, classic বা online
option-options = নিয়মের কোনো বিকল্প, যেমন house.zero50=true; একাধিক বার দেওয়া যায়
option-serve-listen = যে ঠিকানা ও পোর্টে শুনবে; 0.0.0.0:8080 দিলে লোকাল নেটওয়ার্কের ফোনও ঢুকতে পারে। না দিলে 127.0.0.1:8080, সার্টিফিকেট থাকলে সব ঠিকানার 443 পোর্ট, আর --local-authority-র সঙ্গে 8443 পোর্ট
option-serve-domains = এই নামের, যেমন uno.example, সার্টিফিকেট কোনো সাধারণ কর্তৃপক্ষের কাছ থেকে নিন ও নবায়ন করুন, যার শর্ত আপনি এতে মেনে নেন; একাধিকবার দেওয়া যায়, লিংক প্রথমটিতে নিয়ে যায়। --local-authority-র সঙ্গে: আরও একটি লোকাল নাম
option-serve-acme-directory = যে কর্তৃপক্ষ সার্টিফিকেট দেয় তার ACME ডিরেক্টরির URL
option-serve-acme-contact = যে ই-মেইল ঠিকানায় সেই কর্তৃপক্ষ লিখতে পারে
option-serve-acme-root = PEM ফাইল, যাতে সেই কর্তৃপক্ষ আছে যার কাছ থেকে ডিরেক্টরির নিজের সার্টিফিকেট, যদি সেটি ব্যক্তিগত হয়
option-serve-certificate = এই PEM ফাইলের সার্টিফিকেট দিয়ে HTTPS চালান, তার পরে তার ও তার কর্তৃপক্ষের মাঝেরগুলি; বদলালে আবার পড়া হয়
option-serve-key = সার্টিফিকেটের ব্যক্তিগত চাবির PEM ফাইল
option-serve-local-authority = যেখানে ইন্টারনেট নেই সেখানে HTTPS চালান: নিজের কর্তৃপক্ষ দিয়ে, যা একবার তৈরি হয় আর যাকে প্রতিটি ডিভাইসের বিশ্বাস করতে হয়
option-serve-certificate-folder = এখানে তৈরি চাবি ও সার্টিফিকেটের ফোল্ডার; না দিলে ডেটাবেসের ফাইলের পাশে certificates, PostgreSQL-এ data/certificates
option-serve-redirect = যেখানে সাধারণ HTTP আসে ও HTTPS-এ নিয়ে যাওয়া হয়, যেমন 0.0.0.0:80, বা none; না দিলে 443 পোর্টের সঙ্গে 80 পোর্ট, --local-authority-র সঙ্গে 8080
option-serve-demo = ডেটাবেস খালি থাকলে ডেমো ক্লাব যোগ করুন
option-serve-url = যে ঠিকানায় সার্ভিসে পৌঁছানো যায়, যেমন https://uno.example: লিংকগুলি সেখানেই নিয়ে যায়, আর অন্য কোনো হোস্টের জন্য সাড়া মেলে না
option-serve-behind-proxy = X-Forwarded-For, -Host ও -Proto বিশ্বাস করুন, যা সার্ভিসের সামনের রিভার্স প্রক্সি বসায়
option-serve-metrics-token = যিনি এই টোকেন পাঠান (Authorization: Bearer) তিনি /metrics পড়েন; 16 বা তার বেশি অক্ষর, এনভায়রনমেন্টে দেওয়াই ভালো
option-serve-metrics-listen = শুধু /metrics-এর ঠিকানা ও পোর্ট, যেমন 127.0.0.1:9464; তখন তা পাতাগুলির সঙ্গে থাকে না
option-serve-operators = যে আয়োজক সার্ভিসের পাতাটি দেখতে পারেন তাঁর লগইন নাম; একাধিকবার দেওয়া যায়। না দিলে একমাত্র ক্লাবের আয়োজকরা দেখতে পারেন
option-serve-connections = সার্ভিসের এই কপিটি PostgreSQL-এর সঙ্গে সর্বাধিক কতগুলি সংযোগ রাখবে; তার বাইরে আরও দুটি, যা দিয়ে কপিগুলি একে অন্যের খবর শোনে
option-serve-drain = থামার সংকেত পাওয়ার পর আর কত সেকেন্ড চলবে; এর মধ্যে /readyz জানায় যে সার্ভিস তৈরি নয়, যাতে লোড ব্যালান্সার আর অনুরোধ না পাঠায়
option-serve-webhooks-to = যেসব ব্যক্তিগত নেটওয়ার্ক বা হোস্টে ওয়েবহুক পৌঁছাতে পারে, যেমন 192.168.1.0/24, কমা দিয়ে; না দিলে শুধু পাবলিক ঠিকানাতেই পৌঁছায়
option-serve-log = লগে কী লেখা হবে: error, warn, info, debug, বা কোনো ফিল্টার, যেমন lastcard=debug
option-serve-log-format = লগের লাইন কেমন হবে: text মানুষের জন্য, json দিলে প্রতি লাইনে একটি অবজেক্ট
option-schedule-format = ফরম্যাট: two-vs-two, four-player, eight-player, team, free-for-all, challenge, cowboy, duo বা individual
option-schedule-players = কারা খেলবেন, ক্রম অনুযায়ী, মাঝে কমা দিয়ে; এক দলের খেলোয়াড়দের মাঝে +: অদিতি+বেলাল,চন্দন+দীপা
option-schedule-name = টুর্নামেন্টের নাম
option-schedule-rounds = রাউন্ড, অর্থাৎ পুরো সূচি কত বার খেলা হবে
option-schedule-blocks = পুরো রাউন্ডের বদলে সূচির কতগুলি পর্ব খেলা হবে
option-schedule-hands-per-block = একই চার জন একই পার্টনার নিয়ে একটানা কত দান খেলবেন: 1, 2 বা 4
option-schedule-fixed-seats = পর্বের মধ্যে প্রতিপক্ষরা নিজের আসনেই থাকেন
option-schedule-duplicate = একই দানে সব টেবিলে একই ডেক, আর প্রতি দ্বিতীয় রাউন্ডে সেই তাস পায় প্রতিপক্ষ
option-schedule-scoring = দান থেকে অবস্থান কীভাবে হবে, যেমন lazy; না দিলে ফরম্যাটের সাধারণ স্কোরিং
option-schedule-target = std স্কোরিংয়ে যত পয়েন্টে ম্যাচ শেষ হয়
option-schedule-limit = যত পয়েন্টে lose200 স্কোরিংয়ে হার হয়, বা challenge স্কোরিংয়ে খেলোয়াড় বাদ পড়েন
option-schedule-stop-at-limit = কেউ সীমায় পৌঁছালেই টুর্নামেন্ট শেষ
option-schedule-hands = পয়েন্টে শেষ হয় না এমন ম্যাচে কত দান খেলা হবে বলে ঠিক হয়েছে
option-simulate-seed = একই সিড সব মেশিনে একই দান দেয়
option-simulate-bots = কোন বট খেলবে: random বা greedy
option-simulate-hands = টুর্নামেন্ট ফাইলের বদলে পরিসংখ্যানের জন্য কত দান খেলা হবে
option-simulate-players = কত জন খেলবেন
option-simulate-threads = কতগুলি থ্রেড খেলবে; না দিলে সব কোর
option-simulate-log = পরিসংখ্যানের বদলে প্রতিটি দানের নথি লিখুন, এক লাইনে একটি
option-season-files = টুর্নামেন্ট ফাইল, যে ক্রমে খেলা হয়েছে; - মানে স্ট্যান্ডার্ড ইনপুট
option-season-count = এক আসরের দাম: field (আসার জন্য এক পয়েন্ট, আর যাঁরা পিছনে রইলেন তাঁদের প্রত্যেকের জন্য এক), places (তালিকা অনুযায়ী স্থানের পয়েন্ট), totals (আসরের মোট) বা average (দান পিছু পয়েন্ট); না দিলে field
option-season-points = স্থানের পয়েন্ট, প্রথম স্থান আগে, যেমন 10,8,6; places-এ না দিলে 10,8,6,5,4,3,2,1
option-season-best = প্রত্যেকের কটি সেরা আসর গোনা হবে; না দিলে সব
option-season-least = কটি আসর থেকে স্থান মেলে; না দিলে 1
option-season-ties = সমান হলে কী দিয়ে ঠিক হবে, এই ক্রমে: countback (বেশি প্রথম স্থান, তারপর বেশি দ্বিতীয়), best (সেরা একটি আসর), evenings (বেশি আসর); না দিলে countback,best
option-replay-file = দানের নথি, একটির পরে একটি; - দিলে বা কিছু না দিলে স্ট্যান্ডার্ড ইনপুট
option-import-starts-at = কখন শুরু হয়েছে বা হবে, যেমন 2026-11-27T18:30:00+05:30; না দিলে এখন
option-import-again = ক্লাবের আগে থেকে থাকলেও আরেকবার যোগ করুন
option-export-tournament = টুর্নামেন্ট, অর্থাৎ তার ঠিকানার শেষ অংশ (/t/TOURNAMENT)
option-manual-folder = ফোল্ডার, যা আগে থেকেই থাকতে হবে
option-completions-shell = কোন শেল
option-log-out-everybody = সব ক্লাবের সব আয়োজক
option-add-login = আয়োজক লগ ইন করতে যা লিখবেন; শুধু --password-stdin থাকলে
option-add-name = আয়োজকের নাম; না দিলে লগইন নাম
option-add-password-stdin = স্ট্যান্ডার্ড ইনপুট থেকে পাসওয়ার্ড পড়ুন, এক লাইন
option-reset-password-stdin = স্ট্যান্ডার্ড ইনপুট থেকে নতুন পাসওয়ার্ড পড়ুন, এক লাইন
option-demo-remove = ডেমো ক্লাব তার সবকিছুসহ সরান

## What is wrong with the arguments

argument-missing = এটি দেওয়া হয়নি
argument-no-value = এর পরে মান দেওয়া হয়নি
argument-unknown = এমন কোনো বিকল্প নেই{ $similar ->
    [none] ।
   *[other] ; আপনি কি { $similar } লিখতে চেয়েছিলেন?
}
argument-no-command = এমন কোনো কমান্ড নেই{ $similar ->
    [none] ।
   *[other] ; আপনি কি { $similar } লিখতে চেয়েছিলেন?
}
argument-twice = এটি একবারই দেওয়া যায়
argument-conflict = { $other } থাকলে এটি দেওয়া যায় না
argument-takes-none = এখানে কোনো মান লাগে না, কিন্তু “{ $given }” দেওয়া হয়েছে
argument-not-among = “{ $given }” এগুলির কোনোটি নয়: { $known }
argument-no-number = “{ $given }” 0 বা তার চেয়ে বড় পূর্ণসংখ্যা নয়
argument-no-time = “{ $given }” এমন কোনো সময় নয়, যেমন 2026-11-27T18:30:00+05:30
argument-not-text = একটি আর্গুমেন্ট পাঠযোগ্য লেখা (UTF-8) নয়

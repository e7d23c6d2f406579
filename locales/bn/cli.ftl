### The command line: what the commands say, and their help.

## Every command

cli-problem = { $place }: { $text }
cli-unreadable = { $file } পড়া যাচ্ছে না: { $reason }
cli-unwritable = আউটপুট লেখা যাচ্ছে না: { $reason }
cli-option-form = “{ $given }” বিকল্প নয়: লিখুন NAME=VALUE, যেমন house.zero50=true
cli-bad-url = “{ $given }” এমন ঠিকানা নয় যেখানে সার্ভিসে পৌঁছানো যায়: লিখুন http:// বা https://, নাম আর দরকার হলে পোর্ট, যেমন https://uno.example, তার পরে কোনো পাথ নয়।
cli-standard-input = স্ট্যান্ডার্ড ইনপুট

## Standings

cli-rank = স্থান
cli-name = নাম
cli-total = মোট
cli-average = গড়
cli-hands = দান
cli-won = জয়
cli-season-points = পয়েন্ট
cli-season-evenings = আসর
cli-season-counted = গোনা
cli-season-won = প্রথম
cli-lost = হার
cli-best = সেরা
cli-worst = খারাপ
cli-state = অবস্থা
cli-at_limit = সীমা
cli-duplicate = ডুপ্লিকেট
cli-state-playing = খেলছেন
cli-state-winner = বিজয়ী
cli-state-lost = হার
cli-state-eliminated = বাদ
cli-state-withdrawn = ছেড়ে গেছেন
cli-state-disqualified = অযোগ্য
cli-state-placed = –
cli-finished = { $reason ->
    [schedule] শেষ: সব দান লেখা হয়ে গেছে।
    [target] শেষ: লক্ষ্যে পৌঁছানো গেছে।
    [limit] শেষ: সীমায় পৌঁছানো গেছে।
    [last-standing] শেষ: বাকি সবাই বাদ পড়েছেন।
   *[stopped] শেষ: আয়োজক থামিয়েছেন।
}
cli-play-off = প্রথম স্থানের প্লে-অফ: { $won }
cli-next = টেবিল { $table }-এ এরপর রাউন্ড { $round }-এর দান { $hand }: { $seats }
cli-stage = পর্ব
cli-tournament = টুর্নামেন্ট
cli-entrants = প্রতিযোগী
cli-event-playing = { $stage }: খেলা এখনও চলছে।
cli-event-over = প্রতিযোগিতা শেষ।
cli-event-draw = { $stage }: লটারি করা যায় (lastcard schedule)।
cli-event-level = { $stage }: পরের পর্বে ওঠার সীমায় { $names } সমান। কে উঠবেন তা প্লে-অফে ঠিক হবে; বাকি জায়গা: { $places }।
cli-event-departure = { $stage }: সংশোধনের পরে { $plays }-এর বদলে { $would } উঠতেন। কিছুই বদলানো হয়নি।
cli-event-endless = { $stage }: এটি শেষ হয় না, কারণ এর টুর্নামেন্ট শেষ হয় শুধু আয়োজক থামালে। দান বা পয়েন্টের সংখ্যা দিন।
cli-event-options = প্রতিযোগিতার ফাইলে সবই আগে থেকে ঠিক করা আছে। বাকি বিকল্প বাদ দিন।
cli-event-none = এটি একটিমাত্র টুর্নামেন্টের ফাইল; প্রতিযোগিতায় একাধিক পর্ব থাকে।

## Schedule

cli-hand = দান
cli-round = রাউন্ড
cli-block = পর্ব
cli-table = টেবিল
cli-seats = আসন, ঘড়ির কাঁটার দিকে
cli-dealer = ডিলার
cli-opener = প্রথম চাল
cli-fairness = সবার জন্য সমান: পার্টনার { $partners }, প্রতিপক্ষ { $opponents }, বাঁয়ে { $left } বার করে; জনপ্রতি { $hands } দান{ $rests ->
    [none] {""}
   *[other] , বিশ্রাম { $rests } পর্ব
}{ $deals ->
    [none] ।
   *[other] , ডিলার { $deals } বার, প্রথম চাল { $opens } বার।
}
cli-schedule-name = { $format ->
    [two-vs-two] দুই বনাম দুই
    [four-player] চার খেলোয়াড়
    [eight-player] আট খেলোয়াড়
    [team] দলগত খেলা
    [free-for-all] সবাই একা
    [challenge] চ্যালেঞ্জ
    [cowboy] কাউবয়
    [duo] ডুও
    [individual] একক
   *[other] { $format }
}

## Simulation

cli-bot-unknown = “{ $given }” কোনো বট নয়। এগুলির একটি বাছুন: { $known }।
cli-no-winner = এই স্কোরিংয়ে যে ধরনের বিজয়ী লাগে, এই নিয়মে দানে তেমন বিজয়ী হয় না। অন্য নিয়ম, বা এর উপযোগী স্কোরিং বাছুন।
cli-progress = { $all } দানের মধ্যে { $done }
cli-statistics = { $seconds } সেকেন্ডে { $hands } দান, { $threads }{ $threads ->
    [one] টি থ্রেডে
   *[other] টি থ্রেডে
}: সেকেন্ডে { $speed }টি
    এক দানে পালা: { $turns }
    বিজয়ীর পয়েন্ট: গড়ে { $mean }, মধ্যমা { $median }, বেশির ভাগ { $low } থেকে { $high }
    আসন ধরে জয়: { $seats }; প্রথম চালে যিনি: { $opener }
    আটকে গিয়ে আবার বাঁটা: { $stuck }; শেষহীন বলে ছাড়া: { $abandoned }

## Hand logs

cli-log = নথি { $number }
cli-endless-match = এই নিয়মে ম্যাচ শেষ হয় না: গত { $hands } দানে কেউ এক পয়েন্টও পাননি।
cli-no-logs = এতে দানের কোনো নথি নেই।
cli-logs-right = { $count ->
    [one] { $count }টি দানের নথি, ঠিক আছে।
   *[other] { $count }টি দানের নথি, সবগুলি ঠিক আছে।
}

## The help of the command line, and what is wrong with its arguments

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
command-schedule = টুর্নামেন্টের সূচি বানান, বা প্রতিযোগিতার পরের পর্বের লটারি করুন, ও ফাইল লিখুন
command-score = টুর্নামেন্ট বা প্রতিযোগিতার ফাইলে যা লেখা আছে তা থেকে অবস্থান বের করুন
command-season = টুর্নামেন্ট ফাইলগুলি যোগ করে মরসুমের তালিকা বানান
command-simulate = বট দিয়ে খেলান: টুর্নামেন্ট ফাইলের খোলা দানগুলি, বা পরিসংখ্যানের জন্য তৈরি নিয়মে --hands দিয়ে বলা সংখ্যক দান
command-replay = দানের নথি এক-এক চাল করে যাচাই করুন
command-import = ফাইলের টুর্নামেন্ট বা প্রতিযোগিতা ফলসহ কোনো ক্লাবে যোগ করুন; টুর্নামেন্টের ফাইলে কোনো ফল থাকলে তা সঙ্গে সঙ্গে চালু হয়, নইলে খসড়া থাকে
command-export = টুর্নামেন্ট বা প্রতিযোগিতার ফাইল সব ফলসহ স্ট্যান্ডার্ড আউটপুটে লিখুন
command-account = আয়োজকদের তালিকা দেখুন, কাউকে আমন্ত্রণ জানান বা সরান, পাসওয়ার্ড রিসেট করুন, লগ আউট করান, গোপন চাবি বদলান
command-list = কে কে লগ ইন করতে পারেন দেখান
command-add = একবারই চলে এমন একটি লিংক দেখান যা দিয়ে নতুন আয়োজক যোগ দেন, বা স্ট্যান্ডার্ড ইনপুট থেকে পাসওয়ার্ড নিয়ে আয়োজক যোগ করুন
command-reset = একবারই চলে এমন একটি লিংক দেখান যা দিয়ে নতুন পাসওয়ার্ড দেওয়া যায়, বা নতুন পাসওয়ার্ড স্ট্যান্ডার্ড ইনপুট থেকে নিন
command-remove = আয়োজককে সরান; অ্যাকাউন্টের সঙ্গে তাঁর সেশন ও লিংকগুলিও শেষ হয়
command-log-out = কোনো একজন আয়োজককে, বা সবাইকে, সবখানে লগ আউট করান
command-remove-second-factor = ফোন ও উদ্ধার কোড দুটিই হারিয়েছেন এমন আয়োজকের দ্বিতীয় যাচাই সরান
command-rotate-secret = স্বাক্ষরের জন্য নতুন গোপন চাবি বানান ও সবাইকে লগ আউট করান; তার পরে সার্ভিসের প্রতিটি কপি আবার চালু করুন
command-healthcheck = এই মেশিনের সার্ভিসকে জিজ্ঞাসা করুন সেটি তৈরি কি না; serve-এর একই সেটিং পড়ে
command-migrate = ডেটাবেসের ছকগুলি আপ টু ডেট করুন (serve চালালেও তা হয়)
command-backup = ডেটাবেসে যা আছে সব একটি ফাইলে লিখুন, সার্ভিস চলার সময়ও
command-verify = ব্যাকআপ সম্পূর্ণ কি না যাচাই করুন ও তাতে কী আছে দেখান
command-restore = ব্যাকআপ একটি খালি ডেটাবেসে ফিরিয়ে আনুন, SQLite বা PostgreSQL
command-demo = ডেমো ক্লাব যোগ করুন: প্রতিটি ফরম্যাটের একটি আসর, একটি কাপ, একটি মরসুম, খেলোয়াড়দের পাতা, একটি আসন্ন আসর আর একটি টেবিল যেখানে বট খেলে
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
option-listen = যে ঠিকানা ও পোর্টে শুনবে; 0.0.0.0:8080 দিলে লোকাল নেটওয়ার্কের ফোনও ঢুকতে পারে। না দিলে 127.0.0.1:8080, সার্টিফিকেট থাকলে সব ঠিকানার 443 পোর্ট, আর --local-authority-র সঙ্গে 8443 পোর্ট
option-domains = এই নামের, যেমন uno.example, সার্টিফিকেট কোনো সাধারণ কর্তৃপক্ষের কাছ থেকে নিন ও নবায়ন করুন, যার শর্ত আপনি এতে মেনে নেন; একাধিকবার দেওয়া যায়, লিংক প্রথমটিতে নিয়ে যায়। --local-authority-র সঙ্গে: আরও একটি লোকাল নাম
option-acme-directory = যে কর্তৃপক্ষ সার্টিফিকেট দেয় তার ACME ডিরেক্টরির URL
option-acme-contact = যে ই-মেইল ঠিকানায় সেই কর্তৃপক্ষ লিখতে পারে
option-acme-root = PEM ফাইল, যাতে সেই কর্তৃপক্ষ আছে যার কাছ থেকে ডিরেক্টরির নিজের সার্টিফিকেট, যদি সেটি ব্যক্তিগত হয়
option-certificate = এই PEM ফাইলের সার্টিফিকেট দিয়ে HTTPS চালান, তার পরে তার ও তার কর্তৃপক্ষের মাঝেরগুলি; বদলালে আবার পড়া হয়
option-key = সার্টিফিকেটের ব্যক্তিগত চাবির PEM ফাইল
option-local-authority = যেখানে ইন্টারনেট নেই সেখানে HTTPS চালান: নিজের কর্তৃপক্ষ দিয়ে, যা একবার তৈরি হয় আর যাকে প্রতিটি ডিভাইসের বিশ্বাস করতে হয়
option-certificate-folder = এখানে তৈরি চাবি ও সার্টিফিকেটের ফোল্ডার; না দিলে ডেটাবেসের ফাইলের পাশে certificates, PostgreSQL-এ data/certificates
option-redirect = যেখানে সাধারণ HTTP আসে ও HTTPS-এ নিয়ে যাওয়া হয়, যেমন 0.0.0.0:80, বা none; না দিলে 443 পোর্টের সঙ্গে 80 পোর্ট, --local-authority-র সঙ্গে 8080
option-serve-demo = ডেটাবেস খালি থাকলে ডেমো ক্লাব যোগ করুন; কেউ দেখতে থাকলে সেখানে বট খেলে
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
option-schedule-format = ফরম্যাট: two-vs-two, four-player, eight-player, team, free-for-all, challenge, cowboy, duo বা individual; বা প্রতিযোগিতার ফাইল, বা স্ট্যান্ডার্ড ইনপুটের জন্য -
option-schedule-players = কারা খেলবেন, ক্রম অনুযায়ী, মাঝে কমা দিয়ে; এক দলের খেলোয়াড়দের মাঝে +: অদিতি+বেলাল,চন্দন+দীপা
option-schedule-seed = প্রতিযোগিতার লটারির সিড: একই সিড সব মেশিনে একই লটারি দেয়
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
option-export-tournament = টুর্নামেন্ট, অর্থাৎ তার ঠিকানার শেষ অংশ (/t/TOURNAMENT); --event দিলে প্রতিযোগিতা, ঠিকানার শেষ অংশ (/c/CLUB/events/EVENT)
option-event = একাধিক পর্বের প্রতিযোগিতার ফাইল লিখুন
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

## What `lastcard serve` says when it starts, and why it could not

serve-address = Lastcard খোলা আছে:   { $url }
serve-listens = শুনছে:               { $url }
serve-lan-address = কাছের ফোনে:          { $url }
serve-metrics = মেট্রিক্স এখানে:         { $url }
serve-port-taken = পোর্ট { $port } আগেই নেওয়া: { $address }-এ অন্য কিছু শুনছে। সেটি থামান, বা { $option } দিয়ে অন্য পোর্ট বাছুন।
serve-port-forbidden = এই ব্যবহারকারী { $address }-এ শুনতে পারেন না। 1024-এর নিচের পোর্টে বিশেষ অধিকার লাগে: { $option } দিয়ে অন্যটি বাছুন।
serve-address-unknown = এই মেশিনে { $address } ঠিকানা নেই। শুধু এই মেশিনের জন্য 127.0.0.1, বা এর সব ঠিকানার জন্য 0.0.0.0 দিন।
serve-cannot-listen = { $address }-এ শোনা যাচ্ছে না: { $reason }
serve-bad-listen = “{ $given }” পোর্টসহ ঠিকানা নয়: 127.0.0.1:8080 লিখুন, বা ফোনকে ঢুকতে দিতে 0.0.0.0:8080
serve-bad-metrics-listen = “{ $given }” পোর্টসহ ঠিকানা নয়: 127.0.0.1:9464 লিখুন
serve-bad-metrics-token = মেট্রিক্সের টোকেনে অন্তত { $count }টি অক্ষর লাগে: ইংরেজি অক্ষর, অঙ্ক ও চিহ্ন, ফাঁকা জায়গা ছাড়া। “openssl rand -hex 24” দিয়ে একটি বানান।
serve-failed = সার্ভিস থেমে গেছে: { $reason }
serve-new-database = এটি নতুন ডেটাবেস: { $database } ছিল না বা খালি ছিল। আপনার তথ্য সেখানে থাকার কথা হলে এখনই Lastcard থামান, আর ডিস্ক মাউন্ট করা ও পাথ ঠিক আছে কি না দেখুন।
serve-demo = বটের খেলা দেখুন:      { $url }
serve-setup = আপনার ক্লাব সেট আপ করুন, একবার:  { $url }
serve-bad-network = “{ $given }” নেটওয়ার্ক নয়: কোনো মেশিন লিখুন, যেমন 192.168.1.20, বা কোনো নেটওয়ার্ক, যেমন 192.168.1.0/24
serve-bad-log = “{ $given }” লগের ফিল্টার নয়: error, warn, info বা debug লিখুন, বা কোনো ফিল্টার, যেমন lastcard=debug
healthcheck-no-answer = { $address }-এ কেউ সাড়া দিচ্ছে না: { $reason }। সার্ভিস কি চলছে, আর একই --listen দিয়ে?
healthcheck-not-lastcard = { $address }-এ Lastcard নয়, অন্য প্রোগ্রাম সাড়া দিচ্ছে। serve-কে যে --listen দিয়েছেন সেটিই দিন।
healthcheck-only-encrypted = এই সার্ভিস শুধু HTTPS বোঝে, আর সার্টিফিকেটটি তার সর্বজনীন নামের জন্য। এখান থেকে যাচাই করতে --redirect দিয়ে সাধারণ HTTP-র একটি পোর্ট দিন।
serve-status = { $url }-এ খোলা আছে
serve-status-ill = { $url }-এ খোলা আছে, কিন্তু ডেটাবেসে কিছু গোলমাল আছে: { $reason }

## The commands that work on the database

data-unopened = ডেটাবেস { $database } খোলা যাচ্ছে না: { $reason }
data-forbidden = { $path }-এ লেখার অনুমতি Lastcard-এর নেই। এটি { $user } ব্যবহারকারী হিসেবে চলছে: “chown -R { $user } { $path }” দিয়ে জায়গাটি তাকে দিন, বা --database দিয়ে অন্য জায়গার নাম দিন।
data-read-only = { $path }-এ শুধু পড়া যায়। এটি লেখার জন্য মাউন্ট করুন (কন্টেনারে ভলিউম হিসেবে), বা --database দিয়ে অন্য জায়গার নাম দিন।
data-failed = কাজ হয়নি, কিছুই বদলানো হয়নি: { $reason }
data-no-club = এখনও কোনো ক্লাব নেই। “lastcard serve” চালু করে যে সেটআপ লিংক দেখায় তা খুলুন, বা --club দিয়ে ডেমো ক্লাবের নাম দিন।
data-several-clubs = একাধিক ক্লাব আছে। কোনটি, --club দিয়ে বলুন: { $clubs }
data-no-such-club = “{ $club }” নামে কোনো ক্লাব নেই। যে ক্লাবগুলি আছে: { $clubs }

migrate-nothing = { $database } আপ টু ডেট আছে।
migrate-done = { $database } এখন আপ টু ডেট। প্রয়োগ করা হয়েছে: { $applied }

backup-done = { $file } লেখা হয়েছে ও যাচাই করা হয়েছে।
backup-whole = { $file } সম্পূর্ণ ও ঠিক আছে।
backup-restored = { $database }-এ এখন ব্যাকআপের সব কিছু আছে।
backup-holds = ক্লাব: { $clubs }, টুর্নামেন্ট: { $tournaments }, লেখা এন্ট্রি: { $entries }।
backup-no-database = { $database } নামে কোনো ডেটাবেস নেই। যেটির ব্যাকআপ চান, --database দিয়ে জানান।
backup-to-terminal = ব্যাকআপ টার্মিনালে পড়ার লেখা নয়। একটি ফাইলের নাম দিন, বা > দিয়ে ফাইলে পাঠান।
backup-in-use = { $database } খালি নয়: { $table }-এ সারি আছে। --database দিয়ে এমন ডেটাবেস জানান যা এখনও ব্যবহার হয়নি। কিছুই বদলানো হয়নি।
backup-needs-no-tables = { $database }-এর ছকগুলি ব্যাকআপের চেয়ে নতুন। নতুন ফাইল বা ছকহীন PostgreSQL ডেটাবেস জানান। কিছুই বদলানো হয়নি।
backup-none = { $file } Lastcard-এর ব্যাকআপ নয়।
backup-cut-short = { $file } অসম্পূর্ণ: শেষটা নেই। অন্য ব্যাকআপ নিন। কিছুই বদলানো হয়নি।
backup-damaged = { $file } নষ্ট। অন্য ব্যাকআপ নিন। কিছুই বদলানো হয়নি।
backup-too-large = { $file } খুললে এত বড় হয়, যা Lastcard-এর কোনো ব্যাকআপ হয় না: লাইন { $line } পর্যন্ত পড়া হয়েছে, তার পরে আর নয়। অন্য ব্যাকআপ নিন। কিছুই বদলানো হয়নি।
backup-newer = { $file } আরও নতুন Lastcard-এর। আগে এটিকে আপ টু ডেট করুন। কিছুই বদলানো হয়নি।
backup-failed = { $file }: কাজ হয়নি, কিছুই বদলানো হয়নি: { $reason }
backup-before-migration-failed = ডেটাবেসের ছক বদলাতে হবে, কিন্তু তার আগে { $folder }-এ ব্যাকআপ লেখা গেল না: { $reason }. কিছুই বদলায়নি। --backups দিয়ে অন্য ফোল্ডার বলুন, অথবা --keep-backups 0 দিয়ে ব্যাকআপ ছাড়াই এগিয়ে যান।
backup-club-arrived = ক্লাবটি এসে গেছে, ঠিকানা /c/{ $club }।
backup-club-passwords = এর আয়োজকদের এখানে এখনও পাসওয়ার্ড নেই। প্রত্যেকের জন্য পাসওয়ার্ড রাখার লিংক তৈরি করুন:
backup-club-is-there = { $file }-এর ক্লাব এখানে আগে থেকেই আছে। একটি ক্লাব একবারই আসে। কিছুই বদলায়নি।
backup-unfit = { $file } নেওয়া হয়নি: { $table } ছকের { $row } সারিটি Lastcard নেয় না ({ $reason })। কিছুই বদলানো হয়নি। ক্লাবটি যেখানে আছে, সেখান থেকে ফাইলটি আবার ডাউনলোড করুন।

import-done = “{ $name }” এখন { $club }-এ আছে: /t/{ $slug }
import-event-done = “{ $name }” এখন { $club }-এ আছে: { $address }
import-open-hand = দান { $slot } খোলা, কিন্তু তার আসন, ডিলার বা প্রথম চাল আগের দানগুলি অনুযায়ী যা হওয়ার কথা তা নয়। সেগুলি বাদ দিন, বা আগে দানটি লিখুন।
import-there = ক্লাবের এই টুর্নামেন্টটি আগে থেকেই আছে: /t/{ $slug }। কিছু যোগ হয়নি। --again দিলে এটি আরেকবার যোগ হয় ও আবার গোনা হয়।
import-event-there = ক্লাবের এই প্রতিযোগিতাটি আগে থেকেই আছে: /c/…/events/{ $slug }। কিছু যোগ হয়নি। --again দিলে এটি আরেকবার যোগ হয় ও আবার গোনা হয়।
import-key-used = এই চাবি দিয়ে আগে অন্য টুর্নামেন্ট পাঠানো হয়েছে। এটি নিজের চাবি দিয়ে পাঠান।
api-tournament-there = এই ফলসহ এই টুর্নামেন্টটি ক্লাবের আগে থেকেই আছে: /t/{ $slug }। কিছু তৈরি হয়নি। again=true দিলে এটি আরেকবার তৈরি হয় ও আবার গোনা হয়।
api-tournament-there-unnamed = এই ফলসহ এই টুর্নামেন্টটি ক্লাবের আগে থেকেই আছে। কিছু তৈরি হয়নি। again=true দিলে এটি আরেকবার তৈরি হয় ও আবার গোনা হয়।
api-event-there = এই ফলসহ এই প্রতিযোগিতাটি ক্লাবের আগে থেকেই আছে। কিছু তৈরি হয়নি। again=true দিলে এটি আরেকবার তৈরি হয় ও আবার গোনা হয়।
export-no-such-tournament = “{ $slug }” নামে কোনো টুর্নামেন্ট নেই। তার ঠিকানা /t/… এর শেষ অংশটি দিন
export-no-such-event = “{ $slug }” নামে কোনো প্রতিযোগিতা নেই। তার ঠিকানা /c/…/events/… এর শেষ অংশটি দিন

demo-club = ডেমো ক্লাব
demo-evening = ক্লাবের আসর: { $format }
demo-event = ক্লাব কাপ
demo-playing = আজ ফোনে খেলা
demo-season = ক্লাব চ্যাম্পিয়নশিপ
demo-coming = সবার জন্য খোলা আসর
demo-place = কমিউনিটি হল, দোতলা
demo-about = নতুনরা স্বাগত; নিয়ম বুঝতে পাঁচ মিনিট লাগে।
demo-added = ডেমো ক্লাব যোগ করা হয়েছে।
demo-there = ডেমো ক্লাব আগে থেকেই আছে।
demo-removed = ডেমো ক্লাব সরানো হয়েছে।
demo-none = কোনো ডেমো ক্লাব নেই।

account-cli-login = লগইন নাম
account-cli-name = নাম
account-cli-club = ক্লাব
account-cli-added = { $login } এখন লগ ইন করতে পারেন।
account-cli-reset = { $login }-এর নতুন পাসওয়ার্ড হয়েছে, সবখানে লগ আউট হয়েছে।
account-cli-taken = লগইন নাম “{ $login }” নেওয়া হয়ে গেছে। অন্য একটি বাছুন।
account-cli-unknown = “{ $login }” লগইন নাম কারও নেই। কে কে লগ ইন করতে পারেন, “lastcard account list” দেখায়।
account-cli-link-invite = এই লিংক একবারই চলবে, তিন দিনের মধ্যে:
account-cli-link-reset = এই লিংক একবারই চলবে, এক ঘণ্টার মধ্যে:
account-cli-removed = { $login }-কে সরানো হয়েছে, সবখানে লগ আউট হয়েছে।
account-cli-last = { $login } ক্লাবের শেষ আয়োজক, সরানো যায় না: আর কেউ লগ ইন করতে পারবেন না। আগে অন্য একজনকে যোগ করুন।
account-cli-logged-out = { $count }টি সেশন শেষ করা হয়েছে।
account-cli-factor-removed = { $login } এখন শুধু পাসওয়ার্ড দিয়ে লগ ইন করবেন।
account-cli-no-factor = { $login }-এর দ্বিতীয় যাচাই নেই।
account-cli-rotated = নতুন গোপন চাবি হয়েছে, সবাই লগ আউট হয়েছেন। এখনই সার্ভিসের প্রতিটি কপি আবার চালু করুন: ততক্ষণ সেগুলি পুরোনোটিই ব্যবহার করবে। ফোনগুলিকে আবার আসনে বসতে হবে।
account-cli-second-factor = দ্বিতীয় যাচাই
account-cli-yes = হ্যাঁ
account-cli-no = না
account-cli-role = ভূমিকা
account-cli-organiser = আয়োজক
account-cli-referee = রেফারি

## `lastcard serve` এ নিয়ে কী বলে

serve-authority-address = আগে প্রতিটি ফোনে:    { $url }
serve-authority-fingerprint = এর কর্তৃপক্ষের ফিঙ্গারপ্রিন্ট: { $fingerprint }
serve-bad-domain = “{ $given }” এমন নাম নয় যার সার্টিফিকেট হতে পারে: uno.example লিখুন
serve-domain-not-local = “{ $given }” লোকাল নাম নয়, আর লোকাল কর্তৃপক্ষ অন্য নামে সই করে না: .local, .lan, .home বা .internal দিয়ে শেষ হয় এমন নাম লিখুন, বা --domain বাদ দিন
serve-url-unencrypted = এখানে সার্ভিস নিজেই এনক্রিপ্ট করে, কিন্তু --url হলো { $url }: সেখানে https:// লিখুন
serve-no-authority = লোকাল কর্তৃপক্ষ ব্যবহার করা যাচ্ছে না: { $reason }

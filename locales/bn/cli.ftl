### The command line.

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

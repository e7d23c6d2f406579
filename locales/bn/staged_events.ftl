### Events of several stages: the public pages, the organiser's pages, and the form.

## Stages

staged-form-groups = গ্রুপ
staged-form-league = সবাই সবার বিপক্ষে
staged-form-knock-out = নকআউট
staged-group = গ্রুপ { $number }
staged-third = তৃতীয় স্থান
staged-final = ফাইনাল
staged-semi-final = সেমিফাইনাল
staged-quarter-final = কোয়ার্টার ফাইনাল
staged-round-of = শেষ { $count }
staged-play-off = পরের পর্বে ওঠার প্লে-অফ

staged-draw-seeding = ক্রম অনুযায়ী: সেরারা দেরিতে মুখোমুখি
staged-draw-lot = লটারিতে
staged-draw-apart = লটারিতে, তবে একই ক্লাব বা পরিবারের হলে দেরিতে মুখোমুখি

staged-cut-best-of-each = { $count ->
    [one] প্রতি গ্রুপ থেকে সেরা একজন পরের পর্বে ওঠেন
   *[other] প্রতি গ্রুপ থেকে সেরা { $count } জন পরের পর্বে ওঠেন
}
staged-cut-best = { $count ->
    [one] সেরা একজন পরের পর্বে ওঠেন
   *[other] সেরা { $count } জন পরের পর্বে ওঠেন
}
staged-cut-luckiest = { $count ->
    [one] বাকি সবার মধ্যে সেরা একজনও পরের পর্বে ওঠেন
   *[other] বাকি সবার মধ্যে সেরা { $count } জনও পরের পর্বে ওঠেন
}
staged-cut-named = স্থান যা-ই হোক, পরের পর্বে ওঠেন: { $names }
staged-cut-byes = এই পর্ব থেকে খেলেন: { $names }
staged-level-order = ওঠার সীমায় সমান হলে ক্রমে উপরের জন পরের পর্বে ওঠেন
staged-level-play-off = ওঠার সীমায় সমান হলে এক দানের প্লে-অফ
staged-carry-nothing = সবাই শূন্য থেকে শুরু করেন
staged-carry-points = পয়েন্টের { $percent }% সঙ্গে যায়
staged-carry-order = ক্রম সঙ্গে যায়: শেষে সমান হলে ঠিক হয় তাতেই

staged-name-heats = প্রাথমিক পর্ব
staged-name-groups = গ্রুপ পর্ব
staged-name-cup = নকআউট
staged-name-final = ফাইনাল
staged-name-first = প্রথম পর্ব
staged-name-second = দ্বিতীয় পর্ব
staged-hands-won = জেতা দান

## The public pages

staged-tabs = পর্বগুলি
staged-ranking = অবস্থান
staged-rank = স্থান
staged-reached = কোন পর্ব পর্যন্ত
staged-not-drawn = এখনও লটারি হয়নি।
staged-withheld = এই পর্বের ফল পরে জানানো হবে।
staged-matches = ম্যাচ
staged-bracket = নকআউটের ছক
staged-table = টুর্নামেন্ট
staged-place = স্থান
staged-name = নাম
staged-hands = দান
staged-won = জেতা ম্যাচ
staged-bye = প্রতিপক্ষ নেই
staged-open = এখনও ঠিক হয়নি
staged-through = পরের পর্বে ওঠেন
staged-chance = পরের পর্বে ওঠার সম্ভাবনা
staged-through-hint = যাঁরা চিহ্নিত, এখনকার হিসাবে তাঁরা পরের পর্বে ওঠেন।
staged-through-drawn = যাঁরা চিহ্নিত, তাঁরা পরের পর্বে উঠেছেন।
staged-over = প্রতিযোগিতা শেষ।
staged-now = এখন চলছে: { $stage }

## The organiser's pages

staged-title = একাধিক পর্বের প্রতিযোগিতা
staged-lede = প্রাথমিক পর্ব ও ফাইনাল, গ্রুপ ও নকআউট: কে পরের পর্বে ওঠেন তা প্রোগ্রামই বলে।
staged-empty = এখনও কোনো প্রতিযোগিতা নেই
staged-empty-help = প্রতিযোগিতায় থাকে একাধিক পর্ব, আর প্রতিটি পর্বে সাধারণ টুর্নামেন্ট।
staged-new = নতুন প্রতিযোগিতা
staged-public = পাবলিক পাতা
staged-wall = বড় পর্দায়
staged-change = বদলান
staged-remove = মুছুন
staged-remove-title = { $name } মুছবেন?
staged-remove-text = টুর্নামেন্টগুলি থাকবে, প্রতিটি আলাদা হয়ে। কে পরের পর্বে উঠলেন তা, নকআউটের ছক আর সবার মিলিত অবস্থান মুছে যাবে।
staged-file = ফাইল হিসেবে ডাউনলোড করুন
staged-certificates = সনদ
certificates-event-runs = প্রতিযোগিতা শেষ হলে সনদ এখানে থাকবে।
staged-to-draw = { $stage }: লটারি করা যায়
staged-to-draw-help = যিনি আসেননি তাঁর টিক তুলে দিন। তাঁর জায়গায় ক্রমে পরের জন খেলবেন।
staged-draw = লটারি করুন: { $stage }
staged-preview = বদলে কে খেলবেন দেখান
staged-in-line = ক্রমে পরের জন
staged-to-pair = { $count ->
    [one] { $stage }: পরের ম্যাচ শুরু করা যায়
   *[other] { $stage }: পরের { $count }টি ম্যাচ শুরু করা যায়
}
staged-pair = { $count ->
    [one] ম্যাচ শুরু করুন
   *[other] { $count }টি ম্যাচ শুরু করুন
}
staged-to-play-off = { $places ->
    [one] { $stage }: ওঠার সীমায় { $names } সমান। এঁদের একজন উঠবেন।
   *[other] { $stage }: ওঠার সীমায় { $names } সমান। এঁদের { $places } জন উঠবেন।
}
staged-begin-play-off = প্লে-অফ শুরু করুন
staged-playing = { $stage }: { $all }টির { $over }টি শেষ
staged-departure = { $stage }: সংশোধনের পরে { $plays }-এর বদলে { $would } উঠতেন। কিছুই বদলানো হয়নি।
staged-departure-only = { $stage }: সংশোধনের পরে { $plays } উঠতেন না। কিছুই বদলানো হয়নি।
staged-take-back = লটারি ফেরত নিন: { $stage }
staged-take-back-match = ফেরত নিন
staged-take-back-hint = এতে কিছু লেখা না হওয়া পর্যন্তই করা যায়।
staged-starts = শুরু { $when }
staged-entrants-count = { $count ->
    [one] { $count } জন প্রতিযোগী
   *[other] { $count } জন প্রতিযোগী
}
done-staged-saved = সেভ হয়েছে।
done-staged-drawn = লটারি হয়েছে। সবাই আসনে বসতে পারেন।
done-staged-taken-back = ফেরত নেওয়া হয়েছে।
done-staged-removed = মুছে ফেলা হয়েছে। টুর্নামেন্টগুলি এখনও আছে।
staged-stale = এর মধ্যে অন্য কেউ প্রতিযোগিতা বদলেছেন। আবার দেখে নিন, তারপর যা করছিলেন তা আবার করুন।
staged-drawn-already = লটারি আগেই হয়েছে: পরিকল্পনা আর বদলানো যায় না।
staged-nothing-to-draw = এখন লটারি করার কিছু নেই।
staged-recorded = এতে কিছু লেখা হয়েছে, তা হারিয়ে যেত। আগে সেই ফল ফেরত নিন।
error-of-event = এই টুর্নামেন্ট একটি প্রতিযোগিতার অংশ
error-of-event-help = তার বদলে প্রতিযোগিতার পাতায় লটারি ফেরত নিন।

## The form

staged-kinds = কেমন প্রতিযোগিতা?
staged-kind-final = প্রাথমিক পর্ব ও ফাইনাল
staged-kind-final-hint = গ্রুপগুলি একই সময়ে খেলে; সেরারা ফাইনাল খেলেন।
staged-kind-cup = নকআউট
staged-kind-cup-hint = দুই প্রতিযোগীর ম্যাচ; যিনি হারেন তিনি বাদ। তৃতীয় স্থানের জন্যও খেলা হয়।
staged-kind-groups-cup = গ্রুপ, তারপর নকআউট
staged-kind-groups-cup-hint = গ্রুপে সবাই সবার বিপক্ষে খেলেন; প্রতি গ্রুপ থেকে সেরা দু’জন পরের পর্বে ওঠেন।
staged-kind-cuts = দু’বার ছাঁটাই, তারপর ফাইনাল
staged-kind-cuts-hint = সবাই খেলেন, অর্ধেক পরের পর্বে ওঠেন, তারপর সেরা চার জন।
staged-form-name = প্রতিযোগিতার নাম
staged-form-entrants = কারা খেলবেন
staged-form-entrants-hint = প্রতি লাইনে একটি নাম, সেরা আগে। দল হলে লিখুন অদিতি + বেলাল, বা লাল: অদিতি + বেলাল।
staged-form-relations = কারা একই ক্লাব বা পরিবারের
staged-form-relations-hint = প্রতিটি ক্লাব বা পরিবারের জন্য এক লাইন, নামের মাঝে কমা দিয়ে। কোনো পর্বের লটারি সেভাবে হলে তাঁরা দেরিতে মুখোমুখি হন।
staged-form-rules = খেলার নিয়ম
staged-form-stage = পর্ব { $number }
staged-form-stage-name = নাম
staged-form-form = খেলার ধরন
staged-form-count = কটি গ্রুপ
staged-form-third = তৃতীয় স্থানের ম্যাচ
staged-form-draw = লটারি
staged-form-format = ফরম্যাট
staged-form-scoring = স্কোরিং
staged-form-length = কত লম্বা
staged-form-length-hint = সূচি হলে কত রাউন্ড, নইলে কত পয়েন্ট পর্যন্ত বা কত দান। ফাঁকা রাখলে যা সাধারণত চলে।
staged-form-through = কারা পরের পর্বে ওঠেন
staged-form-best-of-each = প্রতি গ্রুপ থেকে সেরা কত জন
staged-form-best = বাকি সবার মধ্যে সেরা কত জন
staged-form-level = ওঠার সীমায় সমান হলে
staged-form-carry = সঙ্গে কী যায়
staged-form-share = পয়েন্টের কত %
staged-form-more = কখন, কোথায়, কারা সরাসরি
staged-form-byes = এই পর্ব থেকে যাঁরা খেলেন
staged-form-byes-hint = উপরের তালিকার নাম, মাঝে কমা দিয়ে।
staged-form-named = স্থান যা-ই হোক, যাঁরা পরের পর্বে ওঠেন
staged-form-place = কোথায়
staged-form-date = তারিখ
staged-form-time = সময়
staged-form-add = পর্ব যোগ করুন
staged-form-drop = শেষ পর্ব সরান
staged-form-save = প্রতিযোগিতা সেভ করুন
staged-form-unknown-name = “{ $name }” নামে কেউ খেলছেন না। নামটি তালিকায় যেমন আছে তেমনই লিখুন।
staged-form-no-number = পূর্ণসংখ্যা লিখুন।
staged-form-level-choice-order = ক্রমে উপরের জন
staged-form-level-choice-play-off = প্লে-অফ
staged-form-carry-choice-nothing = কিছু না
staged-form-carry-choice-points = পয়েন্ট
staged-form-carry-choice-order = ক্রম
staged-form-scoring-usual = সাধারণ

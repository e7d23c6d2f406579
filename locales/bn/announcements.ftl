### What is to come: announcing a tournament, its list, and the door.

## What everybody sees

home-upcoming = সামনে
announcement-when = কখন
announcement-place = কোথায়
announcement-played = ফরম্যাট
announcement-places = জায়গা
announcement-about = জেনে রাখুন
announcement-places-players = { $left ->
    [one] { $places }টির মধ্যে { $left }টি জায়গা বাকি
   *[other] { $places }টির মধ্যে { $left }টি জায়গা বাকি
}
announcement-places-teams = { $left ->
    [one] { $places }টির মধ্যে আর { $left }টি দলের জায়গা
   *[other] { $places }টির মধ্যে আর { $left }টি দলের জায়গা
}
announcement-places-open = { $names ->
    [0] কোনো সীমা নেই
    [one] { $names } জন নাম লিখিয়েছেন, কোনো সীমা নেই
   *[other] { $names } জন নাম লিখিয়েছেন, কোনো সীমা নেই
}
announcement-full = { $waiting ->
    [0] সব { $places }টি জায়গা ভরে গেছে
    [one] সব { $places }টি জায়গা ভরে গেছে, একজন অপেক্ষায়
   *[other] সব { $places }টি জায়গা ভরে গেছে, { $waiting } জন অপেক্ষায়
}
announcement-called-off = বাতিল
announcement-calendar = ক্যালেন্ডারে যোগ করুন
announcement-pass-on = অন্যদের জানান
poster-link = পোস্টার
poster-of = পোস্টার: { $name }
poster-line = ক্লাবের দেয়ালের জন্য, বা চ্যাটে ছবি হিসেবে। কোডটি নাম লেখানোর পাতা খোলে।
poster-how = নাম লেখাতে কোড স্ক্যান করুন
share-feed-announced = { $tournament }: { $when }
share-feed-called-off = বাতিল: { $tournament }, { $when }

## Signing up

sign-up = নাম লেখান
sign-up-wait = জায়গার অপেক্ষায় থাকুন
sign-up-title = নাম লেখান: { $name }
sign-up-name = আপনার নাম
sign-up-name-hint = পুরো নাম, ক্লাব আপনাকে যে নামে চেনে।
sign-up-their-name-hint = পুরো নাম, ক্লাবের তালিকায় যেমন আছে।
sign-up-their-name = নাম
sign-up-team = আপনার দল
sign-up-team-hint = প্রতি লাইনে একটি নাম। পার্টনার এখনও না থাকলে বাকিগুলি ফাঁকা রাখুন: আয়োজক খুঁজে দেবেন।
sign-up-name-of = নাম { $seat }
sign-up-remark = আয়োজককে কিছু জানানোর আছে
sign-up-remark-hint = আপনি দেরিতে আসবেন, বা কারও সঙ্গে খেলতে চান। এটি শুধু আয়োজকরা পড়েন।
sign-up-privacy = তালিকা শুধু আয়োজকরা দেখেন। আপনি নিজের একটি পাতা পাবেন, যেখানে নিজের জায়গা ছেড়ে দিতে পারবেন।
sign-up-full = সব জায়গা ভরে গেছে। অপেক্ষা করতে পারেন: কেউ না এলে আপনি নিজে থেকেই এগিয়ে যাবেন।
sign-up-own = এই ব্রাউজার থেকে নাম লেখানো: { $names }।
sign-up-own-link = নিজের পাতায়
sign-up-closed = এখন নাম লেখানো যায় না। ক্লাবের আয়োজককে জিজ্ঞাসা করুন।
sign-up-begun = টুর্নামেন্ট শুরু হয়ে গেছে। যিনি এখন আসেন তিনি হলে আয়োজককে বলুন।
sign-up-over = এই আসর হয়ে গেছে।
sign-up-called-off = বাতিল: এই টুর্নামেন্ট হবে না।
sign-up-no-more = আর নাম নেওয়া হচ্ছে না। ক্লাবের আয়োজককে জিজ্ঞাসা করুন।
sign-up-twice = { $name } তালিকায় আগে থেকেই আছেন। তিনি আপনি হলে নিজের পাতা খুলুন। একই নামের অন্য কেউ হলে এমন কিছু যোগ করুন যাতে চেনা যায়।
sign-up-no-end = অপেক্ষার তালিকা ভরে গেছে। ক্লাবের আয়োজককে জিজ্ঞাসা করুন।
sign-up-too-many = এই নেটওয়ার্ক থেকে খুব বেশি নতুন নাম এসেছে, কোনো আয়োজক এখনও মিলিয়ে দেখেননি। আয়োজককে আপনার নাম লিখে দিতে বলুন।
problem-party-nobody = নাম লিখুন।
problem-party-too-many = { $most ->
    [one] একবারে একটিই নাম লেখা যায়।
   *[other] এখানে একটি দলে সর্বাধিক { $most } জন খেলোয়াড়।
}
problem-party-twice = { $name } এখানে দু’বার আছেন। প্রত্যেক খেলোয়াড়ের নাম একবার।

## The own page

own-sign-up-title = { $name }
own-sign-up-place = আপনার জায়গা পাকা: তালিকায় নম্বর { $place }।
own-sign-up-waits = অপেক্ষার তালিকায় আপনার নম্বর { $place }। আপনি নিজে থেকেই এগিয়ে যাবেন।
own-sign-up-left = আপনি নিজের জায়গা ছেড়ে দিয়েছেন, বা কোনো আয়োজক আপনার নাম তালিকা থেকে সরিয়েছেন।
own-sign-up-late = টুর্নামেন্ট শুরু হয়ে গেছে। এখানে হাজিরা দিন আর আয়োজককে বলুন।
own-sign-up-late-there = টুর্নামেন্ট শুরু হয়ে গেছে। আয়োজক জানেন আপনি এসেছেন, আর আপনাকে বসাবেন।
own-sign-up-there = আয়োজক জানেন আপনি এসেছেন।
own-sign-up-evening = শুরু হয়েছে: আপনার টেবিল, পার্টনার আর ফল।
own-sign-up-check-in = আমি এসেছি
own-sign-up-again = আবার নাম লেখান
own-sign-up-remark = আপনি লিখেছেন:
own-sign-up-not-coming = আমি আসছি না
own-sign-up-not-coming-hint = আপনার জায়গা পাবেন অপেক্ষার তালিকার প্রথম জন। মত বদলালে আবার নাম লেখাতে পারেন, তালিকার শেষে।
own-sign-up-leave = আমার জায়গা ছেড়ে দিন
own-sign-up-keep = এই পাতা বুকমার্ক করে রাখুন: সেদিন এটি আপনাকে আপনার আসনে নিয়ে যাবে।

## The door

check-in-title = হাজিরা: { $name }
check-in-lede = কেউ এলে তাঁর নামে চাপুন।
check-in-early = শুরুর ছয় ঘণ্টা আগে থেকে হাজিরা নেওয়া হয়।
check-in-coming = এখনও আসবেন: { $count }
check-in-nobody = আর কেউ নেই।
check-in-there = এসেছেন: { $count }
check-in-undo = আসেননি
check-in-add = কেউ তালিকায় নেই
check-in-add-button = তালিকায় লিখুন
check-in-no-more = দরজায় এত নাম যোগ হয়েছে যে এখানে আর নেওয়া হয় না। আয়োজক এখনও কারও নাম লিখতে পারেন।
check-in-filter-label = নামের কোনো অংশ লিখুন।
sign-up-waiting = অপেক্ষায়, নম্বর { $place }

## The desk

desk-announce = টুর্নামেন্ট ঘোষণা করুন
announcement-line-hidden = { $names ->
    [0] ঘোষিত নয়
   *[other] ঘোষিত নয়, তালিকায় { $names }
}
announcement-line-called-off = বাতিল
announcement-taken = { $waiting ->
    [0] { $places }টির মধ্যে { $names }টি জায়গা ভরেছে
   *[other] { $places }টির মধ্যে { $names }টি জায়গা ভরেছে, { $waiting } জন অপেক্ষায়
}
announcement-signed-up = { $waiting ->
    [0] তালিকায় { $names }
   *[other] তালিকায় { $names }, { $waiting } জন অপেক্ষায়
}
announcement-new = টুর্নামেন্ট ঘোষণা করুন
announcement-edit = বদলান: { $name }
announcement-repeat = পুনরাবৃত্তি
announcement-repeat-once = একবার
announcement-repeat-week = প্রতি সপ্তাহে
announcement-repeat-fortnight = এক সপ্তাহ অন্তর
announcement-repeat-month = প্রতি মাসে, একই বারে
announcement-times = কতগুলি তারিখ
announcement-times-hint = প্রথমটি সমেত।
announcement-times-wrong = ২ থেকে { $max } পর্যন্ত সংখ্যা।
announcement-place-hint = হল, ক্যাফে, ঠিকানা।
announcement-about-hint = কত খরচ, কী আনতে হবে, দরজা কখন খোলে।
announcement-format-hint = টুর্নামেন্ট তৈরির সময়, কত জন এসেছেন জেনে, অন্যটি বাছা যায়।
announcement-block-evening = এক আসরে যতটা ধরে
format-open = কত জন আসেন তা দেখে ঠিক হবে
announcement-played-fold = ফরম্যাট: { $format }
announcement-places-hint = ফাঁকা রাখলে কোনো সীমা নেই।
announcement-places-wrong = { $format }: { $min } থেকে { $max }, বা ফাঁকা রাখুন।
announcement-takes-names = লোকে নাম লেখাতে পারেন
announcement-takes-names-hint = লিংক বা QR কোডে, অ্যাকাউন্ট ছাড়াই।
announcement-save = সেভ করুন
announcement-save-later = পরের জন্য সেভ করুন
announcement-save-hint = “পরের জন্য সেভ করুন”: ঘোষণা না করা পর্যন্ত কেউ দেখেন না।
announcement-asks-past = এই তারিখ পেরিয়ে গেছে। এটিই কি চান?
announcement-asks-far = এই তারিখ প্রায় এক বছর পরের। এটিই কি চান?
announcement-asks-waiting = এঁদের জায়গা চলে যাবে, এঁরা অপেক্ষার তালিকায় যাবেন: { $names }। এটাই কি চান?
announcement-save-anyway = তবু সেভ করুন
announcement-announce-anyway = তবু ঘোষণা করুন
announcement-stale = এর মধ্যে অন্য কেউ এটি বদলেছেন। ঘোষণার পাতা খুলে মিলিয়ে দেখুন, আর সেখান থেকে আবার সেভ করুন।
announcement-to-tournament = টুর্নামেন্টে
announcement-draw-up = টুর্নামেন্ট তৈরি করুন
announcement-is-hidden = এখনও এটি আর কেউ দেখেন না।
announcement-is-announced = ঘোষিত: ক্লাবের পাতায়, ফিডে আর ক্যালেন্ডারে আছে।
announcement-is-called-off = বাতিল। যাঁরা নাম লিখিয়েছেন তাঁরা নিজের পাতায় পড়বেন।
announcement-announce = ঘোষণা করুন
announcement-announce-all = সব { $count }টি ঘোষণা করুন
announcement-hide = লুকান
announcement-open = নাম নেওয়া শুরু করুন
announcement-close = নাম নেওয়া বন্ধ করুন
announcement-call-off = বাতিল করুন
announcement-change = বদলান
announcement-list = কে আসছেন
announcement-waiting-list = অপেক্ষার তালিকা
announcement-now-waiting = এখন জায়গার অপেক্ষায়: { $names }।
announcement-there = { $count ->
    [one] একজন এসেছেন
   *[other] { $count } জন এসেছেন
}
announcement-nobody = এখনও কেউ নেই
announcement-nobody-help = ঘোষণা করে লিংক পাঠান, পোস্টার ছাপুন, বা নিজে নাম লিখুন।
announcement-missing = { $count ->
    [one] তালিকার একটি নাম খেলোয়াড়দের মধ্যে নেই।
   *[other] তালিকার { $count }টি নাম খেলোয়াড়দের মধ্যে নেই।
}
announcement-missing-link = যোগ করুন
announcement-confirm-all = { $count ->
    [one] নতুন নামটি নিশ্চিত করুন
   *[other] সব { $count }টি নতুন নাম নিশ্চিত করুন
}
announcement-gone = আসছেন না: { $count }
announcement-add = নাম লিখুন
announcement-add-hint = প্রতি লাইনে একটি নাম, বা তালিকাটি যেমন আছে তেমনই পেস্ট করুন।
announcement-add-teams-hint = প্রতি লাইনে একটি দল: অদিতি + বেলাল। পার্টনার না থাকলেও একটি লাইন।
announcement-add-look = এখনও কাউকে যোগ করা হয়নি। নিচের নামগুলি দেখে নিন, তারপর আবার “তালিকায় লিখুন” চাপুন।
announcement-add-most = একবারে সর্বাধিক { $max }।
announcement-added = তালিকায় যোগ হয়েছে: { $count }।
announcement-add-button = তালিকায় লিখুন
announcement-what = ঘোষণা
announcement-more = আরও
announcement-check-in = হাজিরার তালিকা
announcement-check-in-hint = দরজায় ট্যাবলেটের জন্য: যাঁর কাছে এই লিংক আছে তিনি হাজিরা নিতে আর নাম যোগ করতে পারেন। আসর শুরুর বারো ঘণ্টা পরে লিংকটি বন্ধ হয়ে যায়।
announcement-new-check-in = হাজিরার নতুন লিংক
announcement-delete = মুছুন
announcement-delete-title = { $name } মুছবেন?
announcement-delete-text = { $count ->
    [0] এর তালিকায় কেউ নেই। এ থেকে তৈরি টুর্নামেন্ট থাকবে।
    [one] এর তালিকায় একটি নাম আছে, সেটিও মুছে যাবে। আসর না হলে বরং বাতিল করুন: তাহলে তিনি তা দেখতে পাবেন। এ থেকে তৈরি টুর্নামেন্ট থাকবে।
   *[other] এর তালিকায় { $count }টি নাম আছে, সেগুলিও মুছে যাবে। আসর না হলে বরং বাতিল করুন: তাহলে তাঁরা তা দেখতে পাবেন। এ থেকে তৈরি টুর্নামেন্ট থাকবে।
}
sign-up-missing = খেলোয়াড়দের মধ্যে নেই
sign-up-is = { $name } হলেন
sign-up-is-new = ক্লাবে নতুন
sign-up-near = কাছাকাছি নাম: { $names }। { $name } কে, বেছে নিন।
sign-up-confirm = নিশ্চিত করুন
sign-up-confirm-hint = যাঁরা নিজেরাই নাম লিখিয়েছেন বলে জানেন শুধু তাঁদের নিশ্চিত করুন: তখন থেকে তাঁদের পাতা ব্যক্তিগত লিংকে নিয়ে যায়। তার আগে পাতাটি তাঁদের আসর দেখায়, কিন্তু নেওয়া হয়ে গেছে এমন কোনো আসন দেয় না।
sign-up-take-off-source = { $count ->
    [one] এই নতুন নামটি সরান
   *[other] একই নেটওয়ার্ক থেকে আসা সব { $count }টি নতুন নাম সরান
}
sign-up-take-off-name = { $name }: সরান
sign-up-tick-hint = যাঁরা এসেছেন তাঁদের টিক দিন।
sign-up-is-here = { $name } এসেছেন
sign-up-put-back = ফিরিয়ে রাখুন
sign-up-put-back-hint = তাঁরা যেখানে ছিলেন সেখানেই ফিরবেন: যাঁরা এগিয়েছিলেন তাঁদের আবার অপেক্ষা করতে হতে পারে।
like-draw-up = এমন আর একটি তৈরি করুন
like-announce = পরেরটি ঘোষণা করুন
error-announcement-begun = শুরু হয়ে গেছে
error-fixture-begun-help = এ থেকে তৈরি টুর্নামেন্ট চলছে। সেটিই বদলান।
error-too-early = হাজিরা নেওয়া এখনও শুরু হয়নি
error-too-early-help = শুরুর ছয় ঘণ্টা আগে থেকে হাজিরা নেওয়া হয়।
error-too-late = হাজিরা নেওয়া শেষ হয়ে গেছে
error-too-late-help = এই আসর হয়ে গেছে, বা এই টুর্নামেন্ট হবে না।
error-check-in-over = লিংকের মেয়াদ শেষ
error-check-in-over-help = আসর শুরুর বারো ঘণ্টা পরে হাজিরার তালিকা বন্ধ হয়ে যায়। তালিকা আয়োজকের কাছে থাকে।
done-fixture-saved = সেভ হয়েছে।
done-fixtures-saved = সেভ হয়েছে, প্রতি তারিখে একটি। সময় হলে প্রতিটি ঘোষণা করুন।
done-fixture-announced = ঘোষিত: এখন সবাই দেখেন।
done-fixtures-announced = সবগুলি ঘোষিত: এখন সবাই দেখেন।
done-fixture-hidden = লুকানো: আর কেউ দেখেন না।
done-fixture-called-off = বাতিল হয়েছে।
done-fixture-removed = তালিকা সমেত মোছা হয়েছে।
done-names-open = লোকে নাম লেখাতে পারেন।
done-names-closed = আর নাম নেওয়া হচ্ছে না।
done-names-confirmed = নতুন নামগুলি নিশ্চিত হয়েছে, ক্লাবের তালিকায় আছে।
done-signed-up = নামটি তালিকায় আছে।
done-sign-up = হয়েছে।
done-check-in = হাজিরার তালিকার নতুন লিংক হয়েছে; আগেরটি আর কাজ করে না।
audit-action-fixture-made = ঘোষণা তৈরি
audit-action-fixture-changed = ঘোষণা বদল
audit-action-fixture-state = ঘোষণা বা নাম নেওয়ার অবস্থা বদল
audit-action-fixture-check-in = হাজিরার নতুন লিংক
audit-action-fixture-removed = ঘোষণা মোছা
audit-action-sign-up-added = টুর্নামেন্টের জন্য নাম লেখা
audit-action-sign-up-changed = লেখা নাম নিশ্চিত করা, হাজিরা নেওয়া বা নাম সরানো
audit-action-sign-ups-confirmed = তালিকার সব নতুন নাম নিশ্চিত

### The control room of a running tournament.

## A tournament that has started

running-tables = টেবিল
running-reissue = নতুন কোড
running-local = এই ঠিকানাগুলি শুধু এই কম্পিউটারে চলে।
running-local-closed = ফোন থেকে ঢুকতে হলে Lastcard-কে নেটওয়ার্কে চালাতে হবে: --listen 0.0.0.0:{ $port } দিয়ে চালু করুন, আর যে ঠিকানা দেখাবে সেখানে এই পাতা খুলুন।
running-local-open = ফোনের জন্য ঠিকানা আলাদা। এই পাতা সেখানে খুলুন:
running-local-alone = এই কম্পিউটার এমন কোনো নেটওয়ার্কে নেই যেখানে ফোন পৌঁছাতে পারে।
running-leaderboard = লিডারবোর্ড
running-schedule = সূচি
running-setup-fixed = শুরুর সময়েই সেটআপ স্থির হয়ে গেছে, যাতে খেলার মাঝে কিছু না বদলায়।
running-hands = দান সংশোধন
reopen-title = { $hand }: খেলা হয়নি?
reopen-recorded = লেখা আছে: { $result }
reopen-asked = { $hand } আবার খোলা হবে, আর টেবিল { $table }-এর কাছে এর ফল চাওয়া হবে।
reopen-stopped = টুর্নামেন্ট থামানো হয়েছিল: টেবিল { $table }-এর { $hand } খোলা থাকবে, যতক্ষণ না আপনি টুর্নামেন্ট আবার চালু করেন।
reopen-later = এই টেবিলের পরের { $count }টি দান যেমন আছে তেমনই থাকবে।
reopen-waits = { $count ->
    [one] এটি আবার লেখা না হওয়া পর্যন্ত টেবিল { $tables } অপেক্ষা করবে।
   *[other] এটি আবার লেখা না হওয়া পর্যন্ত টেবিল { $tables } অপেক্ষা করবে।
}
reopen-goes-on = টুর্নামেন্ট এখন শেষ। আবার চলবে, আর কে জিতবেন তা আবার অনিশ্চিত হবে।
reopen-ends-play-off = প্লে-অফ আর গণ্য হবে না, যদি না একই খেলোয়াড়রা আবার প্রথম স্থান ভাগাভাগি করেন।
reopen-kept = যা ফেরত নেওয়া হয় তা দানের ইতিহাসে থাকে, পরে বহাল করা যায়।
reopen-button = দান ফেরত নিন
running-hands-hint = সংশোধন বা বাতিল করতে দানটি খুলুন। আগে যা লেখা ছিল তা ইতিহাসে থাকে।
running-problems = যে দান গণ্য নয়
running-problems-help = এগুলি শেষের পরে লেখা, বা আগের কোনো সংশোধনে শেষটাই এগুলির আগে চলে গেছে। রাখা আছে, কিন্তু পয়েন্ট বদলায় না।
running-stop = আগেই থামান
running-ended = শেষ: { $reason }।
ended-schedule = সূচির সব দান লেখা হয়ে গেছে
ended-target = লক্ষ্যে পৌঁছানো গেছে
ended-limit = সীমায় পৌঁছানো গেছে
ended-last-standing = বাকি সবাই বাদ পড়েছেন
ended-stopped = একজন আয়োজক থামিয়েছেন
running-reopen = আবার চালু করুন
running-reopen-hint = যেখানে থেমেছিল সেখান থেকে খেলা চলবে; কোডগুলি আবার কাজ করবে।
running-archive = আর্কাইভে পাঠান
running-archive-hint = আর্কাইভে চলে যায়; পাবলিক পাতা থাকে।
running-redraft = আবার খসড়া করুন
running-redraft-hint = এখনও কিছু লেখা হয়নি, তাই সব আবার বদলানো যায়। বিলি করা ব্যক্তিগত লিংক আর কিছু খুলবে না; টেবিলের কোড থাকবে।
running-delete-hint = কোনো ফল গোনা হয় না। পাবলিক পাতাও মুছে যাবে।
running-chances-hide = সম্ভাবনা লুকান
running-chances-hide-hint = খেলা চলার সময় লিডারবোর্ড আর চার্ট সবাইকে জানায় কার প্রথম হওয়ার সম্ভাবনা কত।
running-chances-show = সম্ভাবনা দেখান
running-chances-show-hint = এখন লুকানো আছে। দেখালে, খেলা চলার সময় লিডারবোর্ড আর চার্ট সবাইকে জানায় কার প্রথম হওয়ার সম্ভাবনা কত।
running-unarchive = আর্কাইভ থেকে ফেরান
stop-title = { $name } এখনই থামাবেন?
stop-text = { $open ->
    [one] { $open }টি দান এখনও খোলা। সেটি আর খেলা হবে না, অবস্থান চূড়ান্ত হবে, টেবিলের কোড বন্ধ হবে। পরে টুর্নামেন্ট আবার চালু করতে পারেন।
   *[other] { $open }টি দান এখনও খোলা। সেগুলি আর খেলা হবে না, অবস্থান চূড়ান্ত হবে, টেবিলের কোড বন্ধ হবে। পরে টুর্নামেন্ট আবার চালু করতে পারেন।
}
stop-text-match = অবস্থান চূড়ান্ত হবে, টেবিলের কোড বন্ধ হবে। পরে আবার চালু করতে পারেন।
stop-button = টুর্নামেন্ট থামান
confirm-back = না, ফিরে যান

## Table codes and cards

reissue-title = টেবিল { $table }-এর নতুন কোড?
reissue-text = { $code } কোডটি তখনই বন্ধ হবে। যে ফোনে এই টেবিল খোলা, সেগুলিতে নতুন কোড স্ক্যান করতে হবে।
reissue-button = নতুন কোড বানান

## What was done, and by whom

events-title = কী করা হয়েছে, কে করেছেন
events-nobody = কমান্ড লাইন
event-created = খসড়া বানানো
event-edited = সম্পাদনা
event-drawn = লটারিতে ক্রম: { $order }
event-started = শুরু
event-stopped = আগেই থামানো
event-reopened = আবার চালু
event-archived = আর্কাইভে পাঠানো
event-unarchived = আর্কাইভ থেকে ফেরানো
event-redrafted = আবার খসড়া করা হয়েছে
event-chances-shown = সম্ভাবনা দেখানো হয়েছে
event-chances-hidden = সম্ভাবনা লুকানো হয়েছে
event-reissued = টেবিল { $table }-এর নতুন কোড
event-merged = { $goes }-কে { $stays }-এর সঙ্গে মেলানো হয়েছে: একই মানুষ
event-substituted = { $from } থেকে { $leaves }-এর বদলে খেলছেন { $comes }
event-withdrawn = { $from } থেকে { $leaves } খেলা ছেড়েছেন
event-joined = { $from } থেকে { $comes } যোগ দিয়েছেন
event-play-off = প্রথম স্থানের প্লে-অফ
event-play-off-undone = প্লে-অফ ফেরত নেওয়া
event-undone = ফেরত নেওয়া: { $what }
event-typed = ক্রম যেমন লেখা: { $order }

## Notices after something was done

done-created = সূচি তৈরি। এখনও কিছু শুরু হয়নি।
done-edited = সেভ হয়েছে। সূচি নতুন করে বানানো হয়েছে।
done-drawn = লটারিতে ক্রম ঠিক হয়েছে।
done-started = শুরু হয়েছে। প্রতিটি টেবিলে তার কোডের কার্ড রাখুন।
done-stopped = থামানো হয়েছে। অবস্থান চূড়ান্ত।
done-reopened = আবার চালু হয়েছে। খেলা চলবে।
done-archived = আর্কাইভে পাঠানো হয়েছে।
done-unarchived = আর্কাইভ থেকে ফিরেছে।
done-redrafted = এটি আবার খসড়া।
done-chances-shown = সম্ভাবনা দেখানো হচ্ছে।
done-chances-hidden = সম্ভাবনা লুকানো আছে।
done-deleted = মুছে ফেলা হয়েছে।
done-club = সেভ হয়েছে।
done-codes-open = নতুন ফোনে আবার টেবিল খোলা যাবে।
done-merged = এখন তালিকায় একটিই নাম।
done-renamed = নাম বদলানো হয়েছে।
done-corrected = দান সেভ হয়েছে। আগে যা লেখা ছিল তা ইতিহাসে রইল।
done-recorded = দান সেভ হয়েছে।
done-reissued = টেবিলের নতুন কোড হয়েছে। পুরোনোটি আর চলবে না।
done-present = কে এসেছেন, সেভ হয়েছে।
done-player-archived = আর্কাইভে পাঠানো হয়েছে। আগের ফলে নাম থাকছে।
done-player-restored = তালিকায় ফিরেছেন।

## Other words of these pages

running-recorded = { $count ->
    [0] এখনও কোনো দান লেখা হয়নি
    [one] { $count } দান লেখা হয়েছে
   *[other] { $count } দান লেখা হয়েছে
}
running-recorded-of = { $all } দানের মধ্যে { $count }টি লেখা হয়েছে
running-steer = শেষ ও আর্কাইভ
running-stop-hint = আরও একবার জিজ্ঞেস করা হবে।

## The play-off of a shared first place

play-off-title = প্লে-অফ
play-off-level = প্রথম স্থান ভাগাভাগি করছেন { $names }।
play-off-offer = তাঁরা ভাগ করে নিতে পারেন, বা এক টেবিলে প্লে-অফ খেলতে পারেন, একা একা বা দলে। যাঁর তাস শেষ, দান তাঁর; পয়েন্ট আর বাকি সব স্থান যেমন আছে তেমনই থাকবে।
play-off-length = কত লম্বা?
play-off-length-of = { $hands ->
    [one] { $hands } দান
   *[other] যিনি আগে { $hands } দান জেতেন
}
play-off-button = প্লে-অফ শুরু করুন
play-off-void = প্লে-অফ গণ্য নয়: একটি সংশোধনের পরে একই প্রতিযোগীরা আর প্রথম স্থান ভাগাভাগি করছেন না। এর দানগুলি রাখা আছে।
play-off-take-back = প্লে-অফ ফেরত নিন
play-off-take-back-hint = এর প্রথম ফল লেখা না হওয়া পর্যন্ত করা যায়।
play-off-stays = এর একটি দান লেখা হয়েছে। প্লে-অফ ফেরত নিতে আগে সেই দান ফেরত নিন।

## চলতি টুর্নামেন্টের নিয়ন্ত্রণ কক্ষ

room-next = এখন কী করতে হবে
room-publish = প্রকাশ করুন
room-ends = শেষ মোটামুটি { $time }
room-codes = কোড দেখান
room-code = কোড
room-record = লিখুন
room-correct = সংশোধন করুন
room-page = টেবিলের পাতা
room-phones = ফোন
room-on-phones = ফোনে
room-silent = { $time } ধরে কিছু নেই
room-silent-now = এইমাত্র
room-asks = { $count ->
    [one] { $count }টি ফোন আসন চাইছে
   *[other] { $count }টি ফোন আসন চাইছে
}
room-elsewhere = অন্য টেবিলেও খেলা আছে: { $names }
room-holds-up = বাকি টেবিল অপেক্ষায়
room-late = দেরি হচ্ছে
room-unopened = এখনও কোনো ফোন নেই
room-changed-now = { $hand } এইমাত্র বদলেছে
room-changed = { $hand } বদলেছে { $time } আগে
room-next-asks = টেবিল { $table }-এ একটি ফোন আসন চাইছে।
room-answer = উত্তর দিন
room-next-codes = এখনও কোনো ফোন কোনো টেবিল খোলেনি। প্রতিটি টেবিলে তার কোডের কার্ড রাখুন।
room-record-late = এখানে লিখুন
room-next-play-off = প্রথম স্থান ভাগাভাগি হয়েছে। প্লে-অফ খেলা যায়, বা ভাগাভাগিই থাকতে পারে।
room-next-read-out = খেলা শেষ। অবস্থান মিলিয়ে দেখে পড়ে শোনান।
room-next-watch = খেলা চলছে। যা অপেক্ষায়, তা টেবিলে চিহ্নিত।
room-next-untouched = কিছু লেখার আগেই এটি থামানো হয়েছে। আবার খসড়া করুন বা আর্কাইভে পাঠান।
room-read-out = পুরস্কার বিতরণে যান
room-next-archived = এটি আর্কাইভে আছে। এর পাবলিক পাতা থাকে।

## বন্ধ পর্ব

blocks-title = পর্ব ও রাউন্ড বন্ধ করুন
blocks-help = বন্ধ পর্বে যা লেখা আছে তা শুধু আয়োজকেরা বদলাতে পারেন। সেখানকার খোলা দান টেবিলগুলি তখনও লিখতে পারে।
blocks-round = রাউন্ড { $round }
blocks-block = রাউন্ড { $round }, পর্ব { $block }
blocks-close = বন্ধ করুন
blocks-open = আবার খুলুন
blocks-closed = বন্ধ
done-block-closed = বন্ধ করা হলো। সেখানে যা লেখা আছে তা শুধু আয়োজকেরা বদলাতে পারেন।
done-block-opened = আবার খোলা হলো। টেবিলগুলি সেখানে যা লেখা আছে তা সংশোধন করতে পারে।
event-closed = বন্ধ করা হলো: { $what }
event-opened = আবার খোলা হলো: { $what }
table-wrong-closed = আয়োজক এই পর্ব বন্ধ করেছেন। এতে কিছু ভুল লেখা থাকলে তাঁদের ডাকুন।

## Who reports the holdings

counting-help = দান শেষ হলে যাঁর তাস শেষ তিনি নিজের পাতায় “আমার তাস শেষ” চাপেন, অন্যরা হাতে যা আছে লেখেন। সবাই লিখলে দান নিজে থেকেই লেখা হয়। টেবিলের ফোন সব সময় সবার হয়ে লিখতে পারে। প্রত্যেক খেলোয়াড়ের ব্যক্তিগত লিংক লাগে।
counting-set-own = প্রত্যেক খেলোয়াড়কে গুনতে দিন
counting-set-table = একটি ফোনকে গুনতে দিন
done-counting = সেভ হয়েছে।
event-counting-own = এখন থেকে প্রত্যেক খেলোয়াড় নিজের ফোনে গোনেন
event-counting-table = এখন থেকে প্রতি টেবিলে একটি ফোন গোনে

## ঘড়ি

clock-title = ঘড়ি
clock-whose = কার জন্য
clock-of-all = সব টেবিল
clock-minutes = মিনিট
clock-start = শুরু করুন
clock-pause = থামান
clock-resume = আবার চালান
clock-extend = এত মিনিট যোগ করুন
clock-end = ঘড়ি সরান
clock-until = { $time } পর্যন্ত
clock-paused = থেমে আছে, { $minutes } মিনিট বাকি
clock-over = সময় শেষ
done-clock = ঘড়ি ঠিক করা হলো।
error-clock-minutes = এটি মিনিটের সংখ্যা নয়
error-clock-minutes-help = ১ থেকে ১৮০ পর্যন্ত পূর্ণ সংখ্যা লিখুন। কিছুই বদলায়নি।
error-clock-on = ঘড়ি আগে থেকেই চলছে
error-clock-on-help = কিছুই বদলায়নি। ফিরে গিয়ে দেখুন কত সময় বাকি: মিনিট যোগ করা যায়, অথবা সরিয়ে নতুন ঘড়ি শুরু করা যায়।
error-clock-not-so = এমন কোনো ঘড়ি নেই
error-clock-not-so-help = হয়তো সময় শেষ, অথবা ঘড়ি আগেই আপনার চাওয়ামতো আছে। ফিরে গিয়ে দেখুন।
error-clock-too-long = একটি পর্বের জন্য সময়টা বেশি লম্বা
error-clock-too-long-help = ঘড়ি সর্বোচ্চ ১৮০ মিনিট চলে। কিছুই বদলায়নি।
error-clock-changed = পাতা খোলা থাকতে ঘড়ি বদলেছে
error-clock-changed-help = অন্য কেউ ঠিক করেছেন, অথবা আপনি বোতাম দু’বার চেপেছেন। ফিরে গিয়ে দেখে নিন।
event-clock-started = ঘড়ি শুরু ({ $whose }): { $minutes } মিনিট
event-clock-paused = ঘড়ি থামানো হলো ({ $whose })
event-clock-resumed = ঘড়ি আবার চলল ({ $whose })
event-clock-extended = সময় বাড়ানো হলো ({ $whose }): { $minutes } মিনিট
event-clock-ended = ঘড়ি সরানো হলো ({ $whose })

## হলের জন্য বার্তা

wall-minutes = কত মিনিটের জন্য?
wall-minutes-hint = তারপর বার্তা নিজেই চলে যায়। নিজে সরাতে চাইলে খালি রাখুন।
event-said = হলের জন্য বার্তা: { $text }
event-said-no-more = হলের বার্তা সরানো হলো

## Tables that call

done-call-answered = ডাকের সাড়া দেওয়া হলো।
room-call-answered = সাড়া দেওয়া হয়েছে
event-called = টেবিল { $table } আয়োজককে ডেকেছে
event-called-because = টেবিল { $table } আয়োজককে ডেকেছে: { $note }
event-call-answered = টেবিল { $table }-এর ডাকের সাড়া দেওয়া হলো
event-call-taken-back = টেবিল { $table } ডাক ফেরত নিয়েছে

## Referees, scorers and codes

referee-lede = আপনি এখানে রেফারি: সিদ্ধান্ত দিন, দান সংশোধন করুন, যে টেবিল ডাকে তাকে সাড়া দিন, ফল যাচাই করুন।
codes-title = কোড
codes-end-at = কোড চলবে: { $at } পর্যন্ত
codes-end-with = কোড টুর্নামেন্টের সঙ্গে শেষ হয়
codes-end-in = { $hours ->
    [one] { $hours } ঘণ্টা
   *[other] { $hours } ঘণ্টা
}
codes-end-help = তারপর এই টুর্নামেন্টের কোনো কোডে কিছু খোলে না: টেবিলেরও না, ব্যক্তিগত লিংকেও না। আবার সময় ঠিক করলে আবার খুলবে।
done-scorer = স্কোরারের কোড দেওয়া হলো।
done-scorer-ended = স্কোরারের কোড আর কিছু খোলে না।
done-codes-until = সেভ হয়েছে।
event-scorer-issued = স্কোরারের কোড দেওয়া হলো
event-scorer-revoked = স্কোরারের কোড বন্ধ হলো
event-codes-until-at = কোড চলবে: { $at } পর্যন্ত
event-codes-until = কোড টুর্নামেন্টের সঙ্গে শেষ হয়

## Whether the side that lost a hand is asked if its result is right

confirm-title = ফল যাচাই
confirm-legend = টেবিল যে ফল লেখে তার কী হবে?
confirm-help = যাঁরা দানটি হেরেছেন তাঁরা টেবিলের ফোনে আর নিজের পাতায় ফলটি দেখেন, আর এক চাপে জানান যে ঠিক আছে। তার আগে সেটিতে “যাচাই হয়নি” লেখা থাকে, তবু গোনা হয়। সংশোধিত ফলের জন্য আবার জিজ্ঞাসা করা হয়।
confirm-off = সঙ্গে সঙ্গে মানা হবে
confirm-shown = দেখানো হবে: অন্য পক্ষ বললে বা সময় পেরোলে মানা হবে
confirm-required = আবশ্যক: অন্য পক্ষ বলবে, বা আপনি মিলিয়ে দেখবেন
confirm-minutes = অন্য পক্ষের জন্য মিনিট
confirm-save = সেভ করুন
confirm-by-organiser = আমি মিলিয়ে দেখেছি
confirm-more = { $count ->
    [one] আর { $count }টি
   *[other] আর { $count }টি
}
done-confirming = সেভ হয়েছে।
done-confirmed = ফল যাচাই হয়েছে।
event-confirming-off = এখন থেকে ফল সঙ্গে সঙ্গে মানা হবে
event-confirming-shown = এখন থেকে ফল অন্য পক্ষকে দেখানো হবে: { $minutes } মিনিট
event-confirming-required = এখন থেকে ফল নিশ্চিত করা আবশ্যক: { $minutes } মিনিট
event-confirmed = { $hand }, টেবিল { $table }: { $player } নিশ্চিত করলেন
event-confirmed-organiser = { $hand }, টেবিল { $table }: আয়োজক মিলিয়ে দেখলেন

## নিয়ন্ত্রণ কক্ষের ট্যাব

room-tabs = নিয়ন্ত্রণ কক্ষ
room-tab-evening = আসর
room-tab-players = খেলোয়াড়
room-tab-show = দেখানো ও প্রিন্ট
room-tab-settings = সেটিং ও রেকর্ড
room-skip-next = পরের কাজে যান
room-waits-for = যাঁদের অপেক্ষা: { $who }
room-waits-at = { $names } (টেবিল { $table })
room-more = আরও
room-all = সব { $count }
room-latest = শুধু সর্বশেষগুলি
room-hand = খুলুন
room-leaders = এগিয়ে
room-leader-hands = { $count ->
    [one] { $count } দান
   *[other] { $count } দান
}
room-only-you-yet = আপাতত শুধু আয়োজকরা এটি দেখেন
room-only-you = শুধু আয়োজকরা এটি দেখেন
room-projector = বড় পর্দা
room-print = সূচি, কাগজ ও অন্যান্য
room-unconfirmed = { $count ->
    [one] { $count }টি ফল যাচাইয়ের অপেক্ষায়
   *[other] { $count }টি ফল যাচাইয়ের অপেক্ষায়
}
room-filters = কোন টেবিলগুলি দেখাবে
room-filter-all = সব { $count }
room-filter-playing = খেলা চলছে { $count }
room-filter-waiting = অপেক্ষায় { $count }
room-filter-finished = শেষ { $count }
room-filter-nothing = এখন এমন কোনো টেবিল নেই।
room-say-button = দেখান
room-say-end = সরান
room-say-ready = তৈরি বার্তা
room-say-break = বিরতি, { $minutes } মিনিট
room-say-tables = টেবিল বদলান
room-say-last = শেষ পর্ব
room-settings = সেটিং
room-record-title = রেকর্ড
setting-change = বদলান
setting-confirming = অন্য পক্ষের যাচাই
setting-confirming-off = বন্ধ
setting-confirming-shown = দেখানো হয়
setting-confirming-required = আবশ্যক
setting-counting = তাস গোনা হয়
setting-counting-table = পুরো টেবিলের জন্য একটি ফোনে
setting-counting-own = প্রত্যেকের নিজের ফোনে
setting-chances = সবার পাতায় সম্ভাবনা
setting-shown = দেখানো হয়
setting-hidden = লুকানো
clock-block = পর্ব { $block }
clock-block-of-round = রাউন্ড { $round }, পর্ব { $block }
clock-start-block = পর্ব { $block } শুরু করুন
clock-start-block-of-round = রাউন্ড { $round }, পর্ব { $block } শুরু করুন
clock-steps = সময় বাড়ান বা কমান
clock-unit = মিনিট
clock-more = অন্য সময়, বা একটি টেবিল
event-clock-shortened = সময় কমানো হলো ({ $whose }): { $minutes } মিনিট

## খোঁজা ও বোতাম

finder-open = খুঁজুন
finder-title = খেলোয়াড়, টেবিল, দান বা পাতা খুঁজুন
finder-hint = আন্না, টেবিল ২, 2.3
finder-nothing = কিছু পাওয়া যায়নি।
finder-lost = সিগন্যাল নেই। একটু পরে আবার চেষ্টা করুন।
finder-player = খেলোয়াড়
finder-table = টেবিল
finder-hands = দান
finder-page = পাতা
finder-hand = টেবিল { $table }, দান { $hand }
finder-hand-of-round = রাউন্ড { $round }, টেবিল { $table }, দান { $hand }
shortcuts-open = কী-বোর্ড
shortcuts-title = কী-বোর্ডের বোতাম দেখান
shortcuts-next = পরের কাজটি করুন
shortcuts-record = প্রথম খোলা টেবিলে লিখুন
shortcuts-start = ঘড়ি শুরু করুন
shortcuts-say = হলকে লিখুন
shortcuts-on = এই বোতামগুলি ব্যবহার করুন
shortcuts-close = বন্ধ করুন

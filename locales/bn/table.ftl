### The phone at the table: see the next hand, and record it in seconds.

## The page of a table

table-title = টেবিল { $table } · { $name }
table-number = টেবিল { $table }
table-leaderboard = লিডারবোর্ড
table-hand = দান { $hand }
table-hand-of-round = রাউন্ড { $round }, দান { $hand }
table-hand-of-play-off = প্লে-অফ, দান { $hand }
table-wins-hand = { $count ->
    [one] দান জিতলেন { $names }
   *[other] { $names } সমান: দানটি কেউ জিতলেন না
}
table-hand-of = { $hand } / { $hands }
table-dealer = ডিলার
table-opener = প্রথম চাল

## The moment of a result: the points, and where those who got them stand

moment-lost = দান হেরেছেন { $names }
moment-now = এখন { $ordinal } নম্বরে
moment-now-level = এখন যুগ্মভাবে { $ordinal } নম্বরে
moment-of = { $names }: { $now }
moment-up = { $places ->
    [one] { $places } স্থান উপরে
   *[other] { $places } স্থান উপরে
}
moment-down = { $places ->
    [one] { $places } স্থান নিচে
   *[other] { $places } স্থান নিচে
}

## Taking back and correcting

table-undo = ফেরত নিন
table-redo = বহাল করুন
table-taken-back = { $hand } ফেরত নেওয়া হয়েছে: { $result }
table-restored = { $hand } বহাল হয়েছে: { $result }
table-was-taken-back = ফেরত নেওয়া হয়েছে: { $result }
table-stale-undo = কিছু ফেরত নেওয়া হয়নি: এর মধ্যে অন্য কেউ দানটি বদলেছেন। এখন লেখা আছে: { $result }
table-stale-redo = কিছু বহাল হয়নি: এর মধ্যে অন্য কেউ দানটি বদলেছেন। এখন লেখা আছে: { $result }
table-not-played = এই দান খেলা হয়নি
table-not-played-help = এতে লেখা ফল সব সংশোধনসহ ফেরত নেওয়া হয়, আর দানটি আবার খোলা থাকে। কিছুই হারাবে না: ফলটি পরে বহাল করা যাবে।
table-closed-not-yet = আগে অন্য দান: এটি এখনই লেখা যাবে না।
table-correct = সংশোধন
table-correcting = এ পর্যন্ত সেভ করা: { $result }
table-hands = এই টেবিলের দান
table-standings = অবস্থান
table-wins = { $count } জয়
table-losses = { $count ->
    [0] হার নেই
    [one] { $count } হার
   *[other] { $count } হার
}
table-back = ফিরে যান
table-look-again = আবার দেখুন

## When there is no hand to enter

table-waits = অন্য টেবিলের অপেক্ষায়
table-sitting-out = এই পর্বে বিশ্রাম: { $names }
table-waits-help = এই টেবিলের পর্ব শেষ। সবার পর্ব শেষ হলে পরেরটি শুরু হবে; এই পাতা নিজে থেকেই এগোবে।
table-done = এই টেবিলের সব দান খেলা হয়ে গেছে
table-done-help = অন্য টেবিলে এখনও খেলা চলছে; এই পাতা নিজে থেকেই এগোবে।
table-over = টুর্নামেন্ট শেষ
table-end-here = এই টেবিলে
table-not-started = এখনও শুরু হয়নি
table-not-started-help = আয়োজক টুর্নামেন্ট শুরু করলে প্রথম দান এখানে দেখা যাবে।

## When somebody else was first

table-contested = এই দান আগেই অন্য কেউ সেভ করেছেন
table-contested-theirs = সেভ করা
table-contested-yours = আপনার
table-undone = ফেরত নেওয়া হয়েছে, আবার লিখতে হবে
table-contested-help = কোনটি ঠিক, টেবিলে বসে ঠিক করে নিন। আপনারটি নিচেই আছে, হারায়নি।
table-contested-keep = সেভ করাটি রাখুন

## Without a signal

table-sending = পাঠানো হচ্ছে: { $what }
table-waiting-to-send = সিগন্যাল নেই। এই ফোনে অপেক্ষায়: { $what }
table-waiting-take-back = ফেরত নিন
table-waiting-try = এখনই পাঠান
table-waiting-refused = এটি এভাবে সেভ করা গেল না: { $what }
table-waiting-look = খুলে দেখুন
table-waiting-discard = মুছে ফেলুন
table-offline-wait = সিগন্যাল ফিরলে পরের দান দেখা যাবে।
table-code-changed = এই টেবিলের নতুন কোড হয়েছে। টেবিলের নতুন কার্ডটি স্ক্যান করুন: এই ফোনে যা জমা আছে, তখন তা পাঠানো হবে।
table-offline-undo = সিগন্যাল নেই: আবার চেষ্টা করুন
table-stale = এর মধ্যে অন্য ফোন থেকে এই দান বদলানো হয়েছে। সেভ করলে দুটিই দেখতে পাবেন।

## On any page, while results wait on the phone. {where} is a table of a tournament

waits-title = এখনও এই ফোনে, সেভ হয়নি: { $where }
waits-send = এখনই পাঠান
waits-no-signal = সিগন্যাল নেই: আবার চেষ্টা করুন।
waits-code-gone = এই টেবিলের নতুন কোড হয়েছে। টেবিলের নতুন কার্ডটি স্ক্যান করুন: এখানে যা অপেক্ষায় আছে, তখন তা পাঠানো হবে।
waits-not-needed = আর দরকার নেই?
waits-not-needed-help = এখানে যা মুছবেন, তা আর ফিরে পাওয়া যাবে না।
waits-place = { $tournament }, টেবিল { $table }

## The code of a table

table-code-title = আপনার টেবিলের কোড
table-code-help = টেবিলের কার্ডে, QR কোডের পাশে লেখা আছে।
table-code = কোড
table-code-open = টেবিল খুলুন
table-code-unknown = { $code } কোডের কোনো টেবিল নেই
table-code-unknown-help = টেবিলের কার্ডটি আবার দেখুন: কোড লিখতে ভুল হয়ে থাকতে পারে, বা আয়োজক নতুন কোড দিয়ে থাকতে পারেন। অনেকবার ভুল কোড দিলে এই পাতা কয়েক মিনিটের জন্য লক হয়ে যায়।

table-code-replaced = { $code } কোডটি বদলানো হয়েছে
table-code-replaced-help = আয়োজক এই টেবিলের নতুন কোড দিয়েছেন। নতুন কার্ডটি চেয়ে নিন, বা টেবিলে খুঁজুন।

## Table codes and cards

cards-title = টেবিলের কার্ড
cards-print = সব টেবিলের কার্ড, কেটে আলাদা করার জন্য। নিচে বোতাম না থাকলে Ctrl+P চেপে বা শেয়ার মেনু থেকে এই পাতা প্রিন্ট করুন।
cards-how = ফোনের ক্যামেরায় এটি স্ক্যান করুন আর প্রতিটি দান লিখুন
cards-moves = পর্বের মাঝখানে দুজন খেলোয়াড় আসন বদলান: কে কে, তা ফোন বলে দেয়।
cards-step-type = বা { $address } খুলুন
qr-label = { $address }-এর QR কোড

## The draw for the first dealer

dealer-title-high-card = প্রথম ডিলার কে? তাস টানুন
dealer-title-cut = কে আগে বাছবেন? ডেক কাটুন
dealer-title-assigned = প্রথম ডিলার কে?
dealer-help-high-card = সবাই একটি করে তাস টানেন, যাঁরটা সবচেয়ে বড় তিনি ডিলার। কেউ না টানলে ডিলার { $name }।
dealer-help-cut = দু’জনেই ডেক কাটেন, যাঁর তাস বড় তিনি আগে বাছেন। কেউ না কাটলে আগে বাছেন { $name }।
dealer-help-assigned = এই নিয়মে তাস টানা নেই: আপনারা অন্য কিছু না বললে ডিলার { $name }।
dealer-lastcard-high-card = Lastcard টানুক
dealer-lastcard-cut = Lastcard কাটুক
dealer-lastcard-assigned = লটারি করুন
dealer-who-high-card = আমরা নিজেরাই তাস টেনেছি। সবচেয়ে বড় তাস টেনেছেন
dealer-who-cut = আমরা নিজেরাই ডেক কেটেছি। বড় তাস কেটেছেন
dealer-who-assigned = বা এই খেলোয়াড় ডিলার হোন
dealer-drew-high-card = { $name } টেনেছেন { $card }, প্রথম ডিলার তিনিই।
dealer-drew-cut = { $name } কেটেছেন { $card }, আগে বাছবেন তিনিই।
dealer-drew-assigned = { $name } টেনেছেন { $card }, প্রথম ডিলার তিনিই।
dealer-said-high-card = { $name } সবচেয়ে বড় তাস টেনেছেন, প্রথম ডিলার তিনিই।
dealer-said-cut = { $name } বড় তাস কেটেছেন, আগে বাছবেন তিনিই।
dealer-said-assigned = প্রথম ডিলার { $name }।
dealer-undo = এই ফল ফেরত নিন
event-dealer-drawn = টেবিল { $table }: প্রথম ডিলার হয়েছেন { $name }
event-dealer-undone = টেবিল { $table }: { $name }-কে প্রথম ডিলার করার ফল ফেরত নেওয়া হয়েছে
error-dealer-in-play = প্রথম দান ফোনে খেলা হচ্ছে
error-dealer-in-play-help = তাস বাঁটা হয়ে গেছে, তাই ডিলার একই থাকবেন। অন্য কাউকে ডিলার করতে হলে আগে দানটি ছেড়ে দিন।

## Six or seven, as the dealer decides

play-choose-cards = আপনি ডিলার। কয়টি তাস? অনেক খেলোয়াড় হলে বা তাড়া থাকলে কম তাসই ভালো।
play-deal-6 = ছয়টি বাঁটুন
play-deal-7 = সাতটি বাঁটুন
play-dealer-chooses = ডিলার { $name }; ছয়টি না সাতটি তাস, তিনিই ঠিক করবেন।
practice-you-deal = আপনি ডিলার। ছয়টি তাস, না সাতটি?
practice-you-deal-help = কত জন খেলছেন আর খেলাটি কতটা জানেন, তা বুঝে ডিলার ঠিক করেন: অনেক খেলোয়াড় হলে বা তাড়া থাকলে কম তাসই ভালো।

## সংশোধনে কী বদলায়

consequences-title = { $hand }: এতে কী বদলাবে
consequences-before = লেখা আছে
consequences-after = নতুন
consequences-none = আর কিছু বদলায় না: না অবস্থান, না এরপর কে খেলবেন বা বাঁটবেন।
consequences-ends = টুর্নামেন্ট শেষ হয়ে যাবে।
consequences-goes-on = টুর্নামেন্ট এখন শেষ। সেটি আবার চলবে।
consequences-lost = { $count ->
    [one] লেখা { $count }টি দান আর গোনা হবে না।
   *[other] লেখা { $count }টি দান আর গোনা হবে না।
}
consequences-regained = { $count ->
    [one] এখন গোনা হয় না এমন { $count }টি দান গোনা হবে।
   *[other] এখন গোনা হয় না এমন { $count }টি দান গোনা হবে।
}
consequences-falls = { $name }: স্থান { $from } থেকে নেমে { $to } ({ $before } → { $after })।
consequences-rises = { $name }: স্থান { $from } থেকে উঠে { $to } ({ $before } → { $after })।
consequences-stays = { $name }: স্থান { $to }-এই থাকে ({ $before } → { $after })।
consequences-shared = স্থানটি ভাগ করা।
consequences-more = { $count ->
    [one] আরও { $count }টি সারি বদলায়।
   *[other] আরও { $count }টি সারি বদলায়।
}
consequences-dealer = টেবিল { $table }-এ এরপর বাঁটবেন { $name } ({ $hand })।
consequences-why = কেন? খালি রাখা যায়।
consequences-why-hint = এটি দানের ইতিহাসে থাকে।
consequences-save = সংশোধন সেভ করুন
consequences-back = ফিরে যান
error-entry-note = কারণটি খুব লম্বা
error-entry-note-help = ফিরে গিয়ে ১২০ অক্ষরের মধ্যে লিখুন। কিছুই বদলায়নি।

## সংস্করণ

versions-title = এই দানের জন্য লেখা সব কিছু ({ $count })
versions-restore = এটি বহাল করুন

## টেবিলের ফোন দেখায়

personal-fold = নিজের ফোনে আপনার পাতা
personal-fold-help = নিজের নামে চাপ দিন আর নিজের ফোনে কোডটি স্ক্যান করুন: পরের টেবিল, আপনার স্থান ও আপনার দান।
personal-title = { $name }-এর পাতা
personal-help = { $name }: এই কোড নিজের ফোনে স্ক্যান করুন, অথবা লিংকটি নিজেকে পাঠান।

## পর্বের মাঝে আসন বদল

seats-swap = { $one } ও { $other } নিজেদের মধ্যে আসন বদলাবেন
seats-swap-you = আপনি ও { $name } নিজেদের মধ্যে আসন বদলাবেন
seats-takes = { $other }-এর আসনে এবার { $name }
seats-takes-you = আপনি { $name }-এর আসনে বসবেন
seats-before-hand = { $hand }: { $change }
seats-moved = নতুন আসন
seats-then = দান { $hand } থেকে: আসন { $seat }

## Tables that call

call-title = আয়োজককে ডাকুন
call-note = ব্যাপারটা কী? খালি রাখা যায়।
call-button = ডাকুন
call-since = আপনারা { $time }-এ আয়োজককে ডেকেছেন।
call-take-back = ডাক ফেরত নিন
error-call-note = এটি খুব লম্বা
error-call-note-help = ফিরে গিয়ে ১২০ অক্ষরের মধ্যে বলুন, অথবা শুধু ডাকুন।
error-call-over = এই টেবিল আর ব্যবহৃত হচ্ছে না
error-call-over-help = টুর্নামেন্ট শেষ, অথবা এই টেবিলে এখন কেউ খেলছেন না। সাহায্য লাগলে আয়োজকদের কাছে গিয়ে জিজ্ঞাসা করুন।
error-call-too-often = এই টেবিল আজ খুব ঘন ঘন ডেকেছে
error-call-too-often-help = দয়া করে আয়োজকদের কাছে যান।

## A table that moves to another phone

handover-title = এই টেবিল অন্য ফোনে দিন
handover-help = অন্য ফোনে এটি স্ক্যান করুন, বা লিংক পাঠান। এখান থেকে যা পাঠানো যায়নি তা সঙ্গে যায়, আর একবারই লেখা হয়।
handover-waiting = সঙ্গে যায় এমন না-পাঠানো ফল: { $count }।
handover-too-much = QR কোডের জন্য অনেক বেশি: লিংক পাঠান।
handover-code = এই টেবিলের কোড
handover-done = অন্য ফোনে আছে: এখান থেকে মুছুন
handover-brings = অন্য ফোনের ফল
handover-take = নিয়ে পাঠান

## Whether the side that lost a hand is asked if its result is right

confirm-ask = এটা ঠিক আছে?
confirm-button = ✓ { $player }
confirm-own = এটা ঠিক আছে
confirm-no = না, এটি ভুল
confirm-no-call = না: আয়োজককে ডাকুন
confirm-called = আয়োজককে { $time }-এ ডাকা হয়েছে।
confirm-call-note = { $hand }: { $player } বলছেন, ফল ভুল।
confirm-wrong = ঠিক নয়? সংশোধন করুন
error-confirm-changed = এই ফল এর মধ্যে বদলেছে
error-confirm-changed-help = কিছুই নিশ্চিত হয়নি। ফিরে গিয়ে দেখুন এখন কী লেখা আছে।
error-confirm-not-asked = এটি নিশ্চিত করা আপনার কাজ নয়
error-confirm-not-asked-help = ফল ঠিক আছে, তা কেবল তাঁরাই বলেন যাঁরা দানটি হেরেছেন। ফিরে গিয়ে নিজের নাম বেছে নিন।
check-title = পর্ব মিলিয়ে দেখুন
check-help = এই পর্বের দানগুলি একে একে দেখুন আর মনে করে মেলান।
check-empty = এখানে এখনও কিছু লেখা হয়নি।
check-of = { $of }-এর মধ্যে { $at }

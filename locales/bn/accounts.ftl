### Setting up the club, logging in, and the accounts of organisers.

## Setting up the club

setup-title = আপনার ক্লাব সেট আপ করুন
setup-club-name = ক্লাবের নাম
setup-club-name-hint = পাবলিক পাতায় যেমন দেখাতে চান।
setup-club-name-needed = ক্লাবের নাম লিখুন।
setup-time-zone = সময় অঞ্চল
setup-time-zone-hint = টুর্নামেন্টের তারিখ ও সময় এই অঞ্চল অনুযায়ী দেখানো হয়।
setup-language = ভাষা
setup-language-hint = যে দর্শকের নিজের ভাষা জানা নেই, তাঁর জন্য।
setup-change = বদলান
setup-submit = ক্লাব তৈরি করুন
setup-done = আপনার ক্লাব তৈরি। প্রথম টুর্নামেন্টে কে কে খেলবেন?
setup-needs-link = এই Lastcard-এর এখনও কোনো আয়োজক নেই।
setup-needs-link-help = সার্ভিস চালু হওয়ার সময় তার টার্মিনালে একবার ব্যবহারের একটি লিংক দেখিয়েছিল। সেই লিংক খুলুন, বা তার কোডটি এখানে লিখুন। যিনি সেই টার্মিনাল পড়তে পারেন শুধু তিনিই ক্লাব সেট আপ করতে পারেন।
setup-code = লিংকের কোড
setup-code-submit = এগিয়ে যান
setup-code-wrong = কোডটি ভুল। টার্মিনাল থেকে আবার কপি করুন।

## What an account asks for, and what a password may not be

account-name = আপনার নাম
account-name-hint = অন্য আয়োজকরা দেখেন; আপনার লেখা ফলের পাশেও থাকে।
account-name-needed = আপনার নাম লিখুন।
account-login = লগইন নাম
account-login-hint = একটি ছোট নাম বা আপনার ই-মেল ঠিকানা। এটি দিয়ে লগ ইন করবেন; এতে কখনও কিছু পাঠানো হয় না।
account-password = পাসওয়ার্ড
account-password-hint = অন্তত ১০টি অক্ষর। কয়েকটি শব্দ, যা শুধু আপনিই পাশাপাশি বসাতেন, সবচেয়ে ভালো।
account-password-show = পাসওয়ার্ড দেখান
account-login-taken = এই লগইন নাম নেওয়া হয়ে গেছে। অন্য একটি বাছুন।
problem-password-short = পাসওয়ার্ডে { $length ->
    [one] { $length }টি অক্ষর
   *[other] { $length }টি অক্ষর
} আছে: অন্তত { $least }টি দিন।
problem-password-long = পাসওয়ার্ড খুব লম্বা: বড়জোর { $most }টি অক্ষর দিন।
problem-password-of-context = পাসওয়ার্ডটি প্রায় “{ $word }”-ই, অচেনা লোক সবার আগে এটাই চেষ্টা করবে। এমন শব্দ বাছুন যার সঙ্গে আপনার বা ক্লাবের কোনো সম্পর্ক নেই।
problem-password-common = যে পাসওয়ার্ড সবাই আগে চেষ্টা করে এটি তারই একটি, হয়তো একটি অঙ্ক বা অক্ষর বদলানো। কয়েকটি শব্দ বাছুন যা শুধু আপনিই পাশাপাশি বসাতেন।
problem-password-row = এ তো কিবোর্ডে পাশাপাশি বোতাম, বা ক্রম ধরে অক্ষর বা অঙ্ক। কয়েকটি শব্দ বাছুন যা শুধু আপনিই পাশাপাশি বসাতেন।
problem-password-repeated = এতে একই জিনিস বারবার আছে। কয়েকটি শব্দ বাছুন যা শুধু আপনিই পাশাপাশি বসাতেন।
problem-password-date-or-name = এটি প্রায় শুধুই একটি তারিখ বা নাম। কয়েকটি শব্দ বাছুন যা শুধু আপনিই পাশাপাশি বসাতেন।
problem-password-guessable = এটি আন্দাজ করা বড় সহজ। লম্বা করুন, বা কয়েকটি শব্দ বাছুন যা শুধু আপনিই পাশাপাশি বসাতেন।
account-zone-unknown = তালিকা থেকে সময় অঞ্চল বাছুন।
account-language-unknown = তালিকা থেকে ভাষা বাছুন।

## Your account

account-title = আপনার অ্যাকাউন্ট
account-you = আপনার লগইন নাম { $login }।
account-to-organisers = ক্লাবের আয়োজক
account-change-password = পাসওয়ার্ড বদলান
account-current-password = এখনকার পাসওয়ার্ড
account-new-password = নতুন পাসওয়ার্ড
account-current-wrong = এটি আপনার এখনকার পাসওয়ার্ড নয়।
account-change-password-help = আপনার অন্য সব ডিভাইস লগ আউট হবে, আর আপনার বানানো খোলা লিংকগুলি আর চলবে না।
account-password-changed = পাসওয়ার্ড বদলানো হয়েছে। আপনার অন্য সব ডিভাইস লগ আউট হয়েছে।
account-own-password = আপনার পাসওয়ার্ড
account-own-password-hint = আরও একবার লিখুন, যাতে আপনি কোনো ডিভাইসে লগ ইন করে রেখে গেলে অন্য কেউ এটি করতে না পারেন।
account-back = আপনার অ্যাকাউন্টে ফিরুন
account-sessions = যেখানে যেখানে লগ ইন করা আছে
account-sessions-help = দু’সপ্তাহ ব্যবহার না হলে, আর বড়জোর লগ ইনের তিরিশ দিন পরে সেশন শেষ হয়। কোনোটি চিনতে না পারলে সেটি শেষ করুন ও পাসওয়ার্ড বদলান।
account-session-own = এটি
account-session-made = { $at } থেকে, ঠিকানা { $address }
account-session-seen = শেষ ব্যবহার মোটামুটি { $at }
account-session-end = সেখানে লগ আউট করুন
account-session-ended = সেই সেশন শেষ হয়েছে।
account-browser-unknown = অচেনা ব্রাউজার
account-others = অন্য সবখানে লগ আউট করুন
account-others-ended = এখন আপনি শুধু এখানেই লগ ইন আছেন।
account-everywhere = সবখানে লগ আউট করুন
account-everywhere-help = “সবখানে লগ আউট করুন” আপনার সব ডিভাইসের সেশন শেষ করে, এটিরও। ফোন বা ল্যাপটপ হারালে ব্যবহার করুন।

## The second factor

second-factor-title = দ্বিতীয় যাচাই
second-factor-off = এখন শুধু পাসওয়ার্ড দিয়েই ঢোকা যায়। দ্বিতীয় যাচাই থাকলে, পাসওয়ার্ড জেনে গেলেও আপনার ফোনের কোড লাগবে।
second-factor-on = আপনি পাসওয়ার্ড আর ফোনের কোড দিয়ে লগ ইন করেন।
second-factor-set-up = দ্বিতীয় যাচাই চালু করুন
second-factor-change = দেখুন বা বন্ধ করুন
second-factor-lede = পাসওয়ার্ডের পরে আপনি ফোনের একটি অ্যাপের কোড লিখবেন। অ্যাপটি সিগন্যাল ছাড়াই চলে।
second-factor-install = ফোনে অথেন্টিকেটর অ্যাপ খুলুন। বেশির ভাগ পাসওয়ার্ড ম্যানেজারে এটি থাকে।
second-factor-scan = অ্যাপে এই কোড স্ক্যান করুন।
second-factor-type = স্ক্যান হচ্ছে না? তার বদলে এই চাবিটি লিখুন:
second-factor-open = এই ফোনেই পড়ছেন? অ্যাপে খুলুন
second-factor-confirm = অ্যাপে এখন যে ছয়টি অঙ্ক দেখা যাচ্ছে তা লিখুন।
second-factor-code = অ্যাপের কোড
second-factor-code-hint = ছয়টি অঙ্ক। প্রতি আধ মিনিটে বদলায়।
second-factor-code-wrong = কোডটি ভুল বা আগেই ব্যবহার হয়ে গেছে। পরেরটির জন্য অপেক্ষা করুন, আর ফোনের ঘড়ি ঠিক আছে কি না দেখুন।
second-factor-switch-on = চালু করুন
second-factor-is-on = দ্বিতীয় যাচাই চালু। আপনার অন্য সব ডিভাইস লগ আউট হয়েছে।
second-factor-since = { $at } থেকে চালু।
second-factor-codes-left = { $count ->
    [0] উদ্ধার কোড আর নেই: নতুন পেতে বন্ধ করে আবার চালু করুন।
    [one] { $count }টি উদ্ধার কোড বাকি।
   *[other] { $count }টি উদ্ধার কোড বাকি।
}
second-factor-switch-off = বন্ধ করুন
second-factor-switch-off-help = তখন শুধু পাসওয়ার্ড দিয়েই ঢোকা যাবে, আর উদ্ধার কোডগুলি চলবে না।
second-factor-is-off = দ্বিতীয় যাচাই বন্ধ।
second-step-title = আর একটি ধাপ
second-step-hint = অ্যাপের ছয়টি অঙ্ক, বা আপনার একটি উদ্ধার কোড।
second-step-lost = ফোন আর উদ্ধার কোড দুটিই হারিয়েছেন? যিনি সার্ভিস চালান তিনি “lastcard account remove-second-factor” দিয়ে দ্বিতীয় যাচাই সরাতে পারেন।
recovery-codes-title = আপনার উদ্ধার কোড
recovery-codes-help = ফোন সঙ্গে না থাকলে, ফোনের কোডের বদলে এগুলির প্রতিটি দিয়ে একবার করে ঢুকতে পারবেন। প্রিন্ট করুন বা লিখে নিন, ফোন থেকে আলাদা রাখুন।
recovery-codes-once = এগুলি শুধু এই একবারই দেখানো হচ্ছে।
recovery-codes-kept = আমি রেখে দিয়েছি

## Logging in

log-in = লগ ইন
login-title = লগ ইন
login-wrong = লগইন নাম আর পাসওয়ার্ড মিলছে না। দুটিই দেখুন, Caps Lock চালু কি না তা-ও।
login-forgotten = পাসওয়ার্ড ভুলে গেছেন? অন্য কোনো আয়োজক নতুন পাসওয়ার্ডের লিংক বানিয়ে দিতে পারেন, বা যিনি সার্ভিস চালান তিনি “lastcard account” দিয়ে সেটি রিসেট করতে পারেন।

## The organisers and their links

organisers-title = আয়োজক
organisers-you = আপনি
organisers-own-account = আপনার অ্যাকাউন্ট
organisers-second-factor = দ্বিতীয় যাচাই
organisers-reset = পাসওয়ার্ড রিসেট লিংক বানান
organisers-reset-title = { $name }-এর নতুন পাসওয়ার্ড
organisers-reset-help = এতে একটি লিংক তৈরি হয়, যা দিয়ে { $name } নতুন পাসওয়ার্ড বাছতে পারেন। যিনি নেবেন তিনি অপেক্ষায় থাকতেই হাতে দিন: লিংকটি এক ঘণ্টা চলে, আর যিনি আগে খোলেন তিনিই ঢোকেন।
organisers-remove = সরান
organisers-removal-title = { $name }-কে সরাবেন?
organisers-removal-help = { $name } তখনই সবখানে লগ আউট হবেন, আর আয়োজন করতে পারবেন না। { $name }-এর বানানো লিংকগুলি আর চলবে না। { $name } যা লিখেছেন তা থাকবে।
organisers-removal-submit = { $name }-কে সরান
organisers-removed = আয়োজককে সরানো হয়েছে।
organisers-revoked = লিংকটি বাতিল করা হয়েছে।
organisers-not-oneself = নিজের জন্য এটি করা যায় না
organisers-not-oneself-help = নিজের অ্যাকাউন্টের পাতায় পাসওয়ার্ড বদলান। ক্লাব ছাড়তে হলে অন্য কোনো আয়োজককে বলুন আপনাকে সরাতে।
organisers-last = শেষ আয়োজককে সরানো যায় না
organisers-last-help = আয়োজক না থাকলে কেউ লগ ইন করতে পারবেন না। আগে অন্য কাউকে আমন্ত্রণ জানান।
links-title = খোলা লিংক
links-none = খোলা লিংক নেই।
links-help = যাঁর কাছে এর কোনোটি আছে তিনি এখনও ব্যবহার করতে পারেন। যেগুলি আর দরকার নেই, বাতিল করুন।
links-invite = আমন্ত্রণ
links-reset = { $name }-এর নতুন পাসওয়ার্ড
links-made-by = { $name } বানিয়েছেন, { $at }
links-made-on-server = সার্ভারে বানানো, { $at }
links-until = { $at } পর্যন্ত চলবে
links-revoke = বাতিল করুন
organisers-invite = আয়োজককে আমন্ত্রণ জানান
organisers-invite-help = এতে একজনের জন্য একটি লিংক তৈরি হয়। যিনি আগে খোলেন তিনি অ্যাকাউন্ট পান ও এই ক্লাবের টুর্নামেন্ট আয়োজন করতে পারেন, তাই শুধু তাঁর হাতেই দিন।
organisers-invite-submit = আমন্ত্রণ লিংক বানান
link-invite = আমন্ত্রণ লিংক
link-reset = { $name }-এর নতুন পাসওয়ার্ড বাছার লিংক
link-once = এখনই কপি করে শুধু তাঁর হাতেই দিন: শুধু এই একবারই দেখানো হচ্ছে, আর একবারই চলবে।
link-invite-for = তিন দিন চলবে।
link-reset-for = এক ঘণ্টা চলবে।

## Opening a link

invite-title = আয়োজক হিসেবে যোগ দিন
invite-lede = { $club }-এর টুর্নামেন্ট আয়োজনে আপনাকে আমন্ত্রণ জানানো হয়েছে। লগইন নাম ও পাসওয়ার্ড বাছুন।
invite-submit = অ্যাকাউন্ট তৈরি করুন
invite-reset-title = নতুন পাসওয়ার্ড বাছুন
invite-reset-lede = লগইন নাম { $login }-এর জন্য। এখনও লগ ইন থাকা সব ডিভাইস লগ আউট হবে।
invite-reset-submit = নতুন পাসওয়ার্ড সেভ করুন

## Links that do not work

invite-used = এই লিংক ব্যবহার হয়ে গেছে
invite-used-help = একটি লিংক একবারই চলে। আপনিই ব্যবহার করে থাকলে লগ ইন করুন। না হলে ক্লাবের কোনো আয়োজককে জানান ও নতুন একটি চান।
invite-expired = এই লিংকের মেয়াদ শেষ
invite-expired-help = আমন্ত্রণ তিন দিন চলে, পাসওয়ার্ড রিসেট লিংক এক ঘণ্টা। ক্লাবের কোনো আয়োজকের কাছে নতুন একটি চান।
invite-unknown = এই লিংক বৈধ নয়
invite-unknown-help = হয়তো এর একটা অংশ বাদ গেছে: যেমন পেয়েছেন ঠিক তেমনই খুলুন। তাতেও না হলে নতুন একটি চান।

## Referees

role-legend = এই ব্যক্তি কী করতে পারবেন?
role-organiser = আয়োজন: সবকিছু
role-referee = রেফারি: ফল নিয়ে সিদ্ধান্ত আর সংশোধন, কোনো সেটআপ নয়
role-referee-short = রেফারি
links-invite-referee = রেফারির আমন্ত্রণ

### The database: where it is, who logs in, and the commands that work on it.

## What can be wrong with where the data is kept

problem-database-scheme-unknown = “{ $scheme }” এমন কোনো ডেটাবেস নয় যা Lastcard চেনে। একটি ফাইল দিন (club.db বা sqlite:club.db) বা PostgreSQL ঠিকানা (postgres://user@host/name)।
problem-database-path-missing = ডেটাবেস ফাইলের নাম নেই। একটি দিন, যেমন data/lastcard.db।
problem-database-in-memory = মেমরির ডেটাবেস Lastcard থামলেই হারিয়ে যাবে। একটি ফাইল দিন, যেমন data/lastcard.db।

## What can be wrong with a login

problem-login-empty = লগইন নাম লিখুন: একটি ছোট নাম বা ই-মেল ঠিকানা।
problem-login-too-long = লগইন নামে বড়জোর { $max }টি অক্ষর থাকতে পারে।
problem-login-space = লগইন নাম একটিই শব্দ, মাঝে ফাঁক নেই।

## The commands that work on the database

data-unopened = ডেটাবেস { $database } খোলা যাচ্ছে না: { $reason }
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
import-open-hand = দান { $slot } খোলা, কিন্তু তার আসন, ডিলার বা প্রথম চাল আগের দানগুলি অনুযায়ী যা হওয়ার কথা তা নয়। সেগুলি বাদ দিন, বা আগে দানটি লিখুন।
import-there = ক্লাবের এই টুর্নামেন্টটি আগে থেকেই আছে: /t/{ $slug }। কিছু যোগ হয়নি। --again দিলে এটি আরেকবার যোগ হয় ও আবার গোনা হয়।
import-key-used = এই চাবি দিয়ে আগে অন্য টুর্নামেন্ট পাঠানো হয়েছে। এটি নিজের চাবি দিয়ে পাঠান।
api-tournament-there = এই ফলসহ এই টুর্নামেন্টটি ক্লাবের আগে থেকেই আছে: /t/{ $slug }। কিছু তৈরি হয়নি। again=true দিলে এটি আরেকবার তৈরি হয় ও আবার গোনা হয়।
api-tournament-there-unnamed = এই ফলসহ এই টুর্নামেন্টটি ক্লাবের আগে থেকেই আছে। কিছু তৈরি হয়নি। again=true দিলে এটি আরেকবার তৈরি হয় ও আবার গোনা হয়।
export-no-such-tournament = “{ $slug }” নামে কোনো টুর্নামেন্ট নেই। তার ঠিকানা /t/… এর শেষ অংশটি দিন

demo-club = ডেমো ক্লাব
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

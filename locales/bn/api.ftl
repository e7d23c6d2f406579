### Programs that use the service: their tokens, the page that describes the API, and what they are told when something is wrong.

## The organiser’s page of tokens

api-tokens-title = প্রোগ্রামের টোকেন
api-tokens-about = যে প্রোগ্রামের কাছে টোকেন আছে, সেটি আপনার নামে ও শুধু এই ক্লাবে ততটুকুই করে যতটুকু আপনি অনুমতি দেন। যা সবার জন্য খোলা, তা টোকেন ছাড়াও পড়া যায়।
api-tokens-to-reference = প্রোগ্রাম এটি কীভাবে ব্যবহার করে
api-tokens-link = প্রোগ্রামের টোকেন
api-tokens-new = নতুন টোকেন
api-tokens-list = চালু টোকেন
api-tokens-none = একটিও নেই।
api-token-name = এটি কীসের জন্য
api-token-name-hint = যেমন “হলের পর্দা”: তালিকায় এই নামেই চিনবেন।
api-token-rights = এটি কী করতে পারে
api-token-rights-missing = অন্তত একটি অনুমতি বেছে নিন।
api-right-read = আয়োজকেরা যা দেখেন তা পড়া
api-right-read-hint = খসড়া, ব্যক্তিগত টুর্নামেন্ট, এখনও না জানানো অবস্থান এবং সব নাম।
api-right-entries = ফল লেখা
api-right-entries-hint = সেগুলি শুধরানো, বাতিল করা ও ফেরত নেওয়াও।
api-right-line-up = কে খেলবেন তা ঠিক করা
api-right-line-up-hint = শুরুর আগে নাম ও তার ক্রম।
api-right-check-in = খেলোয়াড়দের হাজিরা নেওয়া
api-right-check-in-hint = শুরুর আগে, দরজায় হাজিরার জন্য।
api-right-set-up = টুর্নামেন্ট সাজানো
api-right-set-up-hint = তৈরি, বদল, শুরু, থামানো, আর্কাইভ ও মুছে ফেলা।
api-token-lifetime = এটি কত দিন চলবে
api-token-days = { $days ->
        [one] { $days } দিন
       *[other] { $days } দিন
    }
api-token-make = টোকেন বানান
api-token-made = “{ $name }”-এর টোকেন
api-token-once = এখনই কপি করুন: আর দেখানো হবে না। যাঁর কাছে এটি থাকবে তিনি এর অনুমতির সব কাজ করতে পারবেন।
api-token-used = শেষ ব্যবহার মোটামুটি { $at }, “{ $by }”, ঠিকানা { $address }
api-token-unused = কখনও ব্যবহার হয়নি
api-token-revoked = টোকেন বাতিল হয়েছে। এর প্রোগ্রাম আর কিছু করতে পারবে না।
api-tokens-end = পাসওয়ার্ড বদলালে আপনার সব টোকেন বাতিল হয়ে যায়। ব্যাকআপে এগুলি থাকে না।

## The page that describes it

api-title = প্রোগ্রামের জন্য API
api-about = পাতাগুলি যা দেখায় ও করে, তা-ই প্রোগ্রামের জন্য: টুর্নামেন্ট ফাইলের আকারে টুর্নামেন্ট, JSON হিসেবে, /api/v1 ঠিকানার নিচে।
api-how = যা সবাই দেখতে পান তার জন্য টোকেন লাগে না। বাকি সব { $header } হেডার ও আয়োজকের বানানো টোকেন দিয়ে চাইতে হয়। উত্তরে ETag থাকে: সেটি ফেরত পাঠালে জানা যায় কিছু বদলেছে কি না, আর শুধু আপনার দেখা অবস্থাই বদলায়।
api-document = OpenAPI নথি
api-to-tokens = টোকেন বানান
api-open = টোকেন ছাড়া
api-any-token = যেকোনো টোকেনে
api-takes = প্যারামিটার
api-sends = পাঠানো অংশ
api-gives = উত্তর
api-needed = আবশ্যক
api-shapes = গঠন
api-rights = টোকেনের অনুমতি
api-problems = কিছু ভুল হলে
api-problems-about = তখন উত্তরটি একটি সমস্যা-নথি (RFC 9457)। এর type এই নামগুলির একটিতে, বা অন্য কোনো অস্বীকৃতির নামে শেষ হয়।

## The parts of the API

api-tag-clubs = ক্লাব
api-tag-tournaments = টুর্নামেন্ট
api-tag-results = ফল
api-tag-set-up = শুরুর আগে ও শেষের পরে
api-tag-rules = নিয়ম
api-tag-token = API নিজে
api-do-list-clubs = সব ক্লাব
api-do-read-club = একটি ক্লাব
api-do-list-tournaments-of-club = একটি ক্লাবের টুর্নামেন্ট, সর্বশেষটি আগে
api-do-list-events = একটি ক্লাবের একাধিক পর্বের প্রতিযোগিতা, সর্বশেষটি আগে
api-do-read-event = প্রতিযোগিতা, তার টুর্নামেন্ট ও স্থানসহ
api-do-read-event-file = প্রতিযোগিতা, তার ফাইল হিসেবে
api-do-create-event = ফাইল থেকে ফলসহ প্রতিযোগিতা তৈরি
api-do-draw-event = প্রতিযোগিতা যার অপেক্ষায় আছে তা সাজানো: পর্ব, ম্যাচ বা প্লে-অফ
api-do-list-tournaments = সব ক্লাবের টুর্নামেন্ট, সর্বশেষটি আগে
api-do-create-tournament = ফাইল থেকে টুর্নামেন্ট তৈরি। সেটি খসড়া থাকে; ফাইলে ফল থাকলে সেটি চালু হয়।
api-do-read-tournament = টুর্নামেন্ট, তার ফাইল হিসেবে
api-do-read-tournament-summary = সংক্ষেপে টুর্নামেন্ট: কত দূর এগিয়েছে ও কখন শুরু
api-do-edit-tournament = খসড়ার জায়গায় ফাইল বসানো
api-do-delete-tournament = খসড়া মুছে ফেলা
api-do-read-standings = অবস্থান
api-do-follow-tournament = অবস্থান এখন ও প্রতিটি বদলের পরে, ঘটনার ধারা (server-sent events) হিসেবে
api-do-read-schedule = কে কোথায় বসেন, ফল ছাড়া
api-do-read-next-hands = এরপর যে দানগুলি খেলা হবে, টেবিল অনুযায়ী
api-do-list-entries = যা কিছু লেখা হয়েছে, পুরোনোটি আগে
api-do-record-entry = ফল লেখা, শুধরানো, বাতিল বা ফেরত নেওয়া। একই চাবিতে আবার পাঠালেও একবারই লেখা হয়।
api-do-read-hand = একটি দান ও তার বিষয়ে যা কিছু লেখা হয়েছে
api-do-read-hand-log = ফোনে খেলা দানের প্রতিটি চাল
api-do-read-entrant = একজন প্রতিযোগী: তাঁর হয়ে কে খেলেন ও তাঁর অবস্থান
api-do-read-line-up = কে খেলেন, কোন ক্রমে
api-do-set-line-up = শুরুর আগে কে খেলবেন তা জানানো
api-do-read-presence = কে এসেছেন
api-do-set-presence = শুরুর আগে কে এসেছেন তা জানানো
api-do-start-tournament = সবাই এলে খসড়া শুরু করা
api-do-stop-tournament = টুর্নামেন্ট আগেই শেষ করা
api-do-reopen-tournament = আগে শেষ করা টুর্নামেন্ট আবার চালু করা
api-do-archive-tournament = টুর্নামেন্ট আর্কাইভে রাখা
api-do-unarchive-tournament = টুর্নামেন্ট আর্কাইভ থেকে ফিরিয়ে আনা
api-do-list-presets = নিয়মের সেট
api-do-read-preset = নিয়মের একটি সেট, প্রতিটি বিকল্পসহ
api-do-read-token = এই অনুরোধের টোকেন কী করতে পারে
api-do-read-document = এই নথি
api-do-read-file-schema = টুর্নামেন্ট ফাইলের গঠন (JSON Schema)

## Parameters

api-parameter-slug = টুর্নামেন্টের ঠিকানার অংশ
api-parameter-club = ক্লাবের ঠিকানার অংশ
api-parameter-event = প্রতিযোগিতার ঠিকানার অংশ
api-parameter-slot = রাউন্ড, টেবিল ও দান, যেমন 1.2.3
api-parameter-id = ফাইলে প্রতিযোগীর আইডি
api-parameter-preset = নিয়মের সেটের নাম
api-parameter-page = তালিকার কোন অংশ, ১ থেকে
api-parameter-per-page = একটি অংশে কতগুলি
api-parameter-attempt = দানটি কততম বার বাঁটা, ১ থেকে; না দিলে শেষবার
api-parameter-events = এতগুলি ঘটনার পরে ধারা শেষ
api-parameter-starts-at = কখন শুরু, যেমন 2026-11-27T18:30:00Z
api-parameter-again = ক্লাবের কাছে এই ফলসহ আগে থেকে থাকলেও আবার তৈরি করে
api-parameter-idempotency-key = এর নিজের চাবি: এটি দিয়ে আবার পাঠালে একবারই তৈরি হয়
api-parameter-if-match = যা বদলাবে তার ETag, বা যেকোনোটির জন্য *
api-parameter-if-none-match = আপনার জানা ETag: সেটিই থাকলে কিছু পাঠানো হয় না

## Answers

api-answer-well = সফল
api-answer-unchanged = বদলায়নি
api-answer-problem = সমস্যা-নথি, যাতে থাকে কী ভুল আর কীভাবে তা ঠিক করা যায়

## What is wrong with a request

api-absent = { $name }-এর হাজিরা নেওয়া হয়নি।
api-problem-bad-request = অনুরোধটি বোঝা যায়নি
api-problem-bad-request-help = ঠিকানা বা তার প্যারামিটারে কিছু ভুল আছে। কোন ঠিকানা কী নেয় তা /api পাতায় আছে।
api-problem-not-json = পাঠানো অংশটি JSON নয়
api-problem-not-json-help = UTF-8-এ একটি JSON নথি পাঠান। ভুলটি কোথায় তা বলা আছে।
api-problem-token-missing = কোনো টোকেন পাঠানো হয়নি
api-problem-token-missing-help = আয়োজকের বানানো টোকেনসহ “Authorization: Bearer …” হেডার পাঠান।
api-problem-token-unknown = এই টোকেন চলে না
api-problem-token-unknown-help = এটি ভুল লেখা, বাতিল, বা এর সময় শেষ। ক্লাবের আয়োজক নতুন একটি বানাতে পারেন।
api-problem-right-missing = এই টোকেন তা করতে পারে না
api-problem-right-missing-help = আয়োজক একে এই অনুমতি দেননি। অনুমতিসহ একটি টোকেন বানান।
api-problem-cards-secret = এই দানের তাস এখনও গোপন
api-problem-cards-secret-help = অন্যরা এখনও এই ডেকেই খেলবেন। সব টেবিল খেলার পরে আবার জিজ্ঞেস করুন।
api-problem-not-found = এখানে কিছু নেই
api-problem-not-found-help = ঠিকানা ভুল হতে পারে, যা ছিল তা আর নেই, বা আপনি তা দেখতে পারেন না।
api-problem-method-not-allowed = এই মেথড এখানে চলে না
api-problem-method-not-allowed-help = যে মেথডগুলি চলে সেগুলি “Allow” হেডারে আছে।
api-problem-too-slow = এটি পৌঁছতে খুব দেরি হয়েছে
api-problem-too-slow-help = আবার পাঠান।
api-problem-conflict = এখনকার অবস্থায় এটি করা যায় না
api-problem-conflict-help = এখন কী অবস্থা দেখুন, তারপর ঠিক করুন।
api-problem-stale = অন্য কেউ দানটি আগে লিখেছেন
api-problem-stale-help = দুটিই দেওয়া আছে, “yours” ও “theirs” নামে। আপনারটি ঠিক হলে তাঁদের সংস্করণের ভিত্তিতে, নতুন চাবিতে আবার পাঠান।
api-problem-precondition-failed = অন্য কেউ এটি আগে বদলেছেন
api-problem-precondition-failed-help = কিছু সেভ হয়নি। আবার পড়ুন, কী বদলেছে দেখুন, আর নতুন ETag-সহ আপনারটি পাঠান।
api-problem-too-large = একবারে এটি খুব বেশি
api-problem-too-large-help = পাঠানো অংশ বড়জোর দুই মেগাবাইট। কম পাঠান, বা ছোট ভাগে।
api-problem-media-type = এখানে শুধু JSON নেওয়া হয়
api-problem-media-type-help = “Content-Type: application/json” হেডারসহ ও না চেপে পাঠান।
api-problem-refused = এর কিছু ঠিক হতে পারে না
api-problem-refused-help = কিছু সেভ হয়নি। কোথায় কী ভুল আর কী ঠিক হতো তা বলা আছে।
api-problem-precondition-required = কোন অবস্থা বদলাতে হবে তা বলা নেই
api-problem-precondition-required-help = পড়া ETag-টি “If-Match” হেডারে পাঠান, বা যে অবস্থাই থাকুক বদলাতে “*”।
api-problem-too-many = এই ঠিকানা থেকে খুব বেশি ভুল টোকেন এসেছে
api-problem-too-many-help = পনেরো মিনিট অপেক্ষা করুন। যে টোকেন চলে তা এখনও নেওয়া হয়।
api-problem-failed = আমাদের দিকে কিছু ভুল হয়েছে
api-problem-failed-help = আধাআধি কিছু সেভ হয়নি। একটু পরে আবার চেষ্টা করুন।
api-problem-busy = সার্ভিসের হাতে এখন অনেক কাজ
api-problem-busy-help = একটু পরে আবার চেষ্টা করুন। যা সেভ হয়েছে তা নিরাপদ।

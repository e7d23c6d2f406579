### The page that shows how the service is, for whoever runs it; and sizes and times.

service-title = সার্ভিস
service-lede = Lastcard-এর এই কপি কেমন চলছে, যিনি চালান তাঁর জন্য।
service-well = সব ঠিক আছে।
service-unknown = জানা নেই
service-number = { $count }
service-of = সর্বোচ্চ { $most }-এর মধ্যে { $count }

## What there is to know

service-service = সার্ভিস
service-version = সংস্করণ
service-since = কবে থেকে চলছে
service-viewers = এখন দেখছেন
service-results = গত এক ঘণ্টার ফল
service-memory = মেমোরি
service-certificate = সার্টিফিকেট কবে পর্যন্ত বৈধ
service-database = ডেটাবেস
service-place = কোথায়
service-state = অবস্থা
service-answers = সাড়া দেয় আর লিখতে পারে
service-fails = কোনো সমস্যা আছে
service-size = আকার
service-connections = সংযোগ
service-check = ক্ষতির শেষ পরীক্ষা
service-check-none = এখনও শেষ হয়নি
service-check-whole = { $at }: পুরো ফাইল ঠিক আছে
service-check-guarded = { $at }: সার্ভার চেকসামের কোনো ভুল জানায়নি
service-check-unknown = { $at }: সার্ভার চেকসাম রাখে না, তাই ক্ষতি হলে ধরা পড়বে না
service-check-damaged = { $at }: ক্ষতি পাওয়া গেছে
service-copies = এতে Lastcard-এর কপি
service-disks = ডিস্কে খালি জায়গা
service-disk-database = ডেটাবেসের জন্য
service-disk-backups = ব্যাকআপের জন্য
service-free = { $size }-এর মধ্যে { $free }

## Backups

service-backups = ব্যাকআপ
service-backups-off = সার্ভিসের এই কপি নিজে থেকে ব্যাকআপ নেয় না।
service-backups-unreadable = { $folder } ফোল্ডারটি পড়া যাচ্ছে না।
service-backups-none = এখনও একটিও নেই। কিছু লেখা হওয়ার একটু পরেই একটি নেওয়া হয়।
service-backups-kept = { $count ->
    [one] { $folder }-এ একটি আছে।
   *[other] { $folder }-এ { $count }টি আছে; সবচেয়ে নতুনগুলি নিচে।
}
service-backup-at = লেখা হয়েছে
service-backup-why = কারণ
service-backup-change = কিছু লেখা হয়েছিল
service-backup-migration = মাইগ্রেশনের আগে
service-no-backup = শেষ ব্যাকআপ নেওয়া যায়নি
service-no-backup-help = কারণ লগে লেখা আছে। প্রতি দশ মিনিটে আবার চেষ্টা হয়; আগের ব্যাকআপগুলি যেমন ছিল তেমনই আছে।

## What took long

service-slow = ধীর উত্তর
service-slow-none = সার্ভিস শুরু হওয়ার পর থেকে প্রতিটি অনুরোধের উত্তর আধ সেকেন্ডের মধ্যে দেওয়া হয়েছে।
service-slow-lede = সার্ভিস শুরু হওয়ার পর থেকে যাতে আধ সেকেন্ডের বেশি লেগেছে, রুট অনুযায়ী।
service-slow-route = রুট
service-slow-times = কতবার
service-slow-longest = সবচেয়ে দীর্ঘ

### ওয়েবহুক: যেসব ঠিকানায় ক্লাবের খবর পাঠানো হয়।

webhooks-title = ওয়েবহুক
webhooks-lede = Lastcard আপনার ক্লাবের খবর সঙ্গে সঙ্গে অন্য প্রোগ্রামে পাঠায়: আপনার ওয়েবসাইট, চ্যাট বা হলের পর্দায়। সবাই যা দেখতে পারে, তাদের তা-ই জানানো হয়।
webhooks-new = নতুন ওয়েবহুক
webhooks-address = ঠিকানা
webhooks-address-hint = অন্য প্রোগ্রাম যেখানে শোনে, যেমন https://uno.example/news
webhooks-wants = কী পাঠানো হবে
webhooks-wants-hint = শুধু এখন থেকে যা ঘটবে তা-ই পাঠানো হয়।
webhooks-create = ওয়েবহুক বানান
webhooks-full = একটি ক্লাবের বড়জোর দশটি ওয়েবহুক থাকতে পারে। যেটি আর ব্যবহার হয় না সেটি সরান।
club-webhooks-hint = এখানে কিছু ঘটলেই অন্য প্রোগ্রাম যেন জানতে পারে।
club-webhooks = ওয়েবহুকে যান
error-webhooks-full = আপনার ক্লাবের দশটি ওয়েবহুক আছেই
error-webhooks-full-help = ফিরে গিয়ে যেটি আর কাজে লাগে না সেটি সরান।
error-webhook-tests = অনেকবার পরীক্ষা পাঠানো হয়েছে
error-webhook-tests-help = পনেরো মিনিট অপেক্ষা করুন, অথবা পরের আসল বার্তার জন্য।

## One of them

webhook-title = ওয়েবহুক
webhook-secret = এর গোপন চাবি
webhook-secret-once = এটি কেবল এখনই দেখা যায়। যে প্রোগ্রাম শোনে তাকে দিন: এটি দিয়েই সে বোঝে বার্তা এখান থেকে এসেছে।
webhook-on = এটি চলছে।
webhook-failing = { $count ->
    [one] পরপর { $count } বার পৌঁছায়নি। আবার চেষ্টা: { $at }
   *[other] পরপর { $count } বার পৌঁছায়নি। আবার চেষ্টা: { $at }
}
webhook-off = { $at } বন্ধ হয়েছে: এক দিন ধরে কিছু পৌঁছায়নি। আবার চালু করলে যেখানে থেমেছিল সেখান থেকে চলবে।
webhook-try = এখনই চেষ্টা করুন
webhook-told = একে জানানো হয়:
webhook-test = পরীক্ষা পাঠান
webhook-deliveries = শেষ বার্তাগুলি
webhook-deliveries-none = এখনও কিছু পাঠানো হয়নি।
webhook-attempt = (চেষ্টা { $number })
webhook-arrived = পৌঁছেছে
webhook-redirects = এটি অন্য ঠিকানায় পাঠায়। সেই ঠিকানাটি লিখুন: পরের ঠিকানায় যাওয়া হয় না।
webhook-answered = উত্তর: { $status }
webhook-fault-unresolved = অজানা হোস্ট নাম
webhook-fault-private = ব্যক্তিগত নেটওয়ার্কে নিয়ে যায়
webhook-fault-unreachable = সংযোগ করা যায়নি
webhook-fault-certificate = নিরাপদ সংযোগ হয়নি: সার্টিফিকেট ঠিক নয়
webhook-fault-silent = সময়মতো উত্তর আসেনি
webhook-fault-unintelligible = উত্তর ঠিক নয়
webhook-rotate-title = নতুন গোপন চাবি
webhook-rotate-help = গোপন চাবি অন্য কারও হাতে থাকতে পারে মনে হলে সেটি বদলান। এক দিন বার্তায় দুটি দিয়েই সই হয়।
webhook-rotate = গোপন চাবি বদলান
webhook-remove-title = ওয়েবহুক সরান
webhook-remove-help = সেখানে আর কিছু পাঠানো হবে না।
webhook-remove = সরান
webhook-done-tested = পরীক্ষা পাঠানো হয়েছে। কী হলো তা তালিকার সবার উপরে।
webhook-done-tried = এখনই চেষ্টা হচ্ছে। কী হলো দেখতে পাতাটি আবার খুলুন।
webhook-done-removed = ওয়েবহুক সরানো হয়েছে।

## What may be sent

webhook-kind-result-recorded = ফল লেখা হয়েছে
webhook-kind-result-corrected = ফল শোধরানো হয়েছে
webhook-kind-result-voided = দান বাতিল হয়েছে
webhook-kind-result-taken-back = ফল ফেরত নেওয়া হয়েছে
webhook-kind-tournament-started = টুর্নামেন্ট শুরু হয়েছে
webhook-kind-tournament-finished = টুর্নামেন্ট শেষ হয়েছে
webhook-kind-tournament-reopened = টুর্নামেন্ট আবার চালু হয়েছে
webhook-kind-tournament-changed = টুর্নামেন্টে অন্য কিছু বদলেছে
webhook-kind-line-up-changed = খেলোয়াড় বদলেছে
webhook-kind-test = পরীক্ষা

## What is wrong with an address

webhook-address-malformed = এটি ঠিকানা নয়। পুরোটা লিখুন, যেমন https://uno.example/news
webhook-address-scheme = ঠিকানা https:// বা http:// দিয়ে শুরু হতে হবে
webhook-address-credentials = হোস্টের আগের নাম ও পাসওয়ার্ড বাদ দিন: তার বদলে বার্তায় সই থাকে।
webhook-address-port = এই পোর্ট ব্যবহার করা যায় না। 80, 443 বা 1024 থেকে উপরের কোনো পোর্ট লিখুন।
webhook-address-long = ঠিকানা খুব লম্বা। বড়জোর ২,০০০ অক্ষর হতে পারে।
webhook-refused-unresolved = { $host } নামটি অজানা। বানান দেখুন।
webhook-refused-private = { $host } ব্যক্তিগত নেটওয়ার্কে নিয়ে যায়, ওয়েবহুক সেখানে যেতে পারে না। সবাই যেখানে পৌঁছায় এমন ঠিকানা লিখুন, অথবা যিনি এই Lastcard চালান তাঁকে --webhooks-to দিয়ে অনুমতি দিতে বলুন।
webhook-wants-nothing = পাঠানোর জন্য অন্তত একটি বেছে নিন।

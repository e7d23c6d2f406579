### কে কী করতে পারেন: রেফারি, স্কোরার, কোড, আর যে টেবিল অন্য ফোনে যায়।

desk-lede-referee = আপনার ক্লাবের টুর্নামেন্ট। আপনি ফল নিয়ে সিদ্ধান্ত দেন আর সংশোধন করেন।
error-referee = এটি আয়োজকদের জন্য
error-referee-help = আপনি এখানে রেফারি: ফল নিয়ে সিদ্ধান্ত দেন আর সংশোধন করেন। কিছুই বদলায়নি। ক্লাবের কোনো আয়োজককে বলুন।
referee-lede = আপনি এখানে রেফারি: সিদ্ধান্ত দিন, দান সংশোধন করুন, যে টেবিল ডাকে তাকে সাড়া দিন, ফল যাচাই করুন।
role-legend = এই ব্যক্তি কী করতে পারবেন?
role-organiser = আয়োজন: সবকিছু
role-referee = রেফারি: ফল নিয়ে সিদ্ধান্ত আর সংশোধন, কোনো সেটআপ নয়
role-referee-short = রেফারি
links-invite-referee = রেফারির আমন্ত্রণ
code-used = শেষ ব্যবহার: { $at }
code-used-by = শেষ ব্যবহার: { $at }, { $device }
codes-title = কোড
scorer-code = সব টেবিলের জন্য একটি ডিভাইস
scorer-code-help = এই কোড দিয়ে স্কোরার একটি ডিভাইসে এই টুর্নামেন্টের সব টেবিল খোলেন। এটি আর কিছু খোলে না।
scorer-issue = স্কোরারের কোড দিন
scorer-reissue = আরেকটি দিন
scorer-end = বন্ধ করুন
scorer-title = সব টেবিল · { $tournament }
scorer-heading = সব টেবিল
scorer-plays = { $hand }: { $names }
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
handover-title = এই টেবিল অন্য ফোনে দিন
handover-help = অন্য ফোনে এটি স্ক্যান করুন, বা লিংক পাঠান। এখান থেকে যা পাঠানো যায়নি তা সঙ্গে যায়, আর একবারই লেখা হয়।
handover-waiting = সঙ্গে যায় এমন না-পাঠানো ফল: { $count }।
handover-too-much = QR কোডের জন্য অনেক বেশি: লিংক পাঠান।
handover-code = এই টেবিলের কোড
handover-done = অন্য ফোনে আছে: এখান থেকে মুছুন
handover-brings = অন্য ফোনের ফল
handover-take = নিয়ে পাঠান
account-cli-role = ভূমিকা
account-cli-organiser = আয়োজক
account-cli-referee = রেফারি

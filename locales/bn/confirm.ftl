### যে পক্ষ দান হেরেছে তাদের জিজ্ঞাসা করা হয় কি না, ফলাফল ঠিক কি না।

confirm-title = ফলাফল আর অন্য পক্ষ
confirm-legend = টেবিল যে ফলাফল লেখে তার কী হবে?
confirm-help = যে দান হারে সে টেবিলের ফোনে আর নিজের পাতায় ফলাফল দেখে, এক চাপে বলে যে ঠিক আছে। তার আগে সেটি অনিশ্চিত বলে চিহ্নিত থাকে, তবু গোনা হয়। সংশোধিত ফলাফলের জন্য আবার জিজ্ঞাসা করা হয়।
confirm-off = সঙ্গে সঙ্গে মানা হবে
confirm-shown = দেখানো হবে: অন্য পক্ষ বললে বা সময় পেরোলে মানা হবে
confirm-required = আবশ্যক: অন্য পক্ষ বলবে, বা আপনি মিলিয়ে দেখবেন
confirm-minutes = অন্য পক্ষের জন্য মিনিট
confirm-save = সংরক্ষণ
confirm-ask = এটা ঠিক আছে?
confirm-button = ✓ { $player }
confirm-own = এটা ঠিক আছে
confirm-wrong = ঠিক নয়? সংশোধন করুন
confirm-by-organiser = আমি মিলিয়ে দেখেছি
confirm-more = { $count ->
    [one] আর { $count }টি
   *[other] আর { $count }টি
}
done-confirming = ফলাফলের নিয়ম ঠিক করা হলো।
done-confirmed = ফলাফল নিশ্চিত হলো।
error-confirm-changed = এই ফলাফল এর মধ্যে বদলেছে
error-confirm-changed-help = কিছুই নিশ্চিত হয়নি। ফিরে গিয়ে দেখুন এখন কী লেখা আছে।
error-confirm-not-asked = এটি নিশ্চিত করা আপনার কাজ নয়
error-confirm-not-asked-help = ফলাফল ঠিক আছে, তা কেবল তাঁরাই বলেন যাঁরা দানটি হেরেছেন। ফিরে গিয়ে নিজের নাম বেছে নিন।
event-confirming-off = এখন থেকে ফলাফল সঙ্গে সঙ্গে মানা হবে
event-confirming-shown = এখন থেকে ফলাফল অন্য পক্ষকে দেখানো হবে: { $minutes } মিনিট
event-confirming-required = এখন থেকে ফলাফল নিশ্চিত করা আবশ্যক: { $minutes } মিনিট
event-confirmed = { $hand }, টেবিল { $table }: { $player } নিশ্চিত করলেন
event-confirmed-organiser = { $hand }, টেবিল { $table }: আয়োজক মিলিয়ে দেখলেন
waiting-unconfirmed = { $count ->
    [one] { $count }টি ফলাফল কেউ নিশ্চিত করেনি।
   *[other] { $count }টি ফলাফল কেউ নিশ্চিত করেনি।
}
check-title = ব্লক মিলিয়ে দেখুন
check-help = এই ব্লকের দানগুলি একে একে দেখুন আর মনে করে মেলান।
check-empty = এখানে এখনও কিছু লেখা হয়নি।
check-of = { $of }-এর মধ্যে { $at }

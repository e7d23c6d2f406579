### যে পক্ষ দান হেরেছে তাদের জিজ্ঞাসা করা হয় কি না, ফল ঠিক কি না।

confirm-title = ফল যাচাই
confirm-legend = টেবিল যে ফল লেখে তার কী হবে?
confirm-help = যাঁরা দানটি হেরেছেন তাঁরা টেবিলের ফোনে আর নিজের পাতায় ফলটি দেখেন, আর এক চাপে জানান যে ঠিক আছে। তার আগে সেটিতে “যাচাই হয়নি” লেখা থাকে, তবু গোনা হয়। সংশোধিত ফলের জন্য আবার জিজ্ঞাসা করা হয়।
confirm-off = সঙ্গে সঙ্গে মানা হবে
confirm-shown = দেখানো হবে: অন্য পক্ষ বললে বা সময় পেরোলে মানা হবে
confirm-required = আবশ্যক: অন্য পক্ষ বলবে, বা আপনি মিলিয়ে দেখবেন
confirm-minutes = অন্য পক্ষের জন্য মিনিট
confirm-save = সেভ করুন
fold-change = { $now } – বদলান
confirm-ask = এটা ঠিক আছে?
confirm-button = ✓ { $player }
confirm-own = এটা ঠিক আছে
confirm-no = না, এটি ভুল
confirm-no-call = না: আয়োজককে ডাকুন
confirm-called = আয়োজককে { $time }-এ ডাকা হয়েছে।
confirm-call-note = { $hand }: { $player } বলছেন, ফল ভুল।
confirm-wrong = ঠিক নয়? সংশোধন করুন
confirm-by-organiser = আমি মিলিয়ে দেখেছি
confirm-more = { $count ->
    [one] আর { $count }টি
   *[other] আর { $count }টি
}
done-confirming = সেভ হয়েছে।
done-confirmed = ফল যাচাই হয়েছে।
error-confirm-changed = এই ফল এর মধ্যে বদলেছে
error-confirm-changed-help = কিছুই নিশ্চিত হয়নি। ফিরে গিয়ে দেখুন এখন কী লেখা আছে।
error-confirm-not-asked = এটি নিশ্চিত করা আপনার কাজ নয়
error-confirm-not-asked-help = ফল ঠিক আছে, তা কেবল তাঁরাই বলেন যাঁরা দানটি হেরেছেন। ফিরে গিয়ে নিজের নাম বেছে নিন।
event-confirming-off = এখন থেকে ফল সঙ্গে সঙ্গে মানা হবে
event-confirming-shown = এখন থেকে ফল অন্য পক্ষকে দেখানো হবে: { $minutes } মিনিট
event-confirming-required = এখন থেকে ফল নিশ্চিত করা আবশ্যক: { $minutes } মিনিট
event-confirmed = { $hand }, টেবিল { $table }: { $player } নিশ্চিত করলেন
event-confirmed-organiser = { $hand }, টেবিল { $table }: আয়োজক মিলিয়ে দেখলেন
waiting-unconfirmed = { $count ->
    [one] { $count }টি ফল যাচাই হয়নি।
   *[other] { $count }টি ফল যাচাই হয়নি।
}
check-title = পর্ব মিলিয়ে দেখুন
check-help = এই পর্বের দানগুলি একে একে দেখুন আর মনে করে মেলান।
check-empty = এখানে এখনও কিছু লেখা হয়নি।
check-of = { $of }-এর মধ্যে { $at }

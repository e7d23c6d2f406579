### প্রত্যেক খেলোয়াড় নিজের ফোন থেকে যে তাস লেখেন।

counting-own = প্রত্যেক খেলোয়াড় নিজের ফোনে গোনেন
counting-table = পুরো টেবিলের জন্য একটি ফোন গোনে
counting-help = দান শেষ হলে যাঁর তাস শেষ তিনি নিজের পাতায় “আমার তাস শেষ” চাপেন, অন্যরা হাতে যা আছে লেখেন। সবাই লিখলে দান নিজে থেকেই লেখা হয়। টেবিলের ফোন সব সময় সবার হয়ে লিখতে পারে। প্রত্যেক খেলোয়াড়ের ব্যক্তিগত লিংক লাগে।
counting-set-own = প্রত্যেক খেলোয়াড়কে গুনতে দিন
counting-set-table = একটি ফোনকে গুনতে দিন
done-counting = সেভ হয়েছে।
event-counting-own = এখন থেকে প্রত্যেক খেলোয়াড় নিজের ফোনে গোনেন
event-counting-table = এখন থেকে প্রতি টেবিলে একটি ফোন গোনে

own-hand-title = { $name }: আমার তাস · { $tournament }
own-hand-open = দান শেষ: আমার তাস লিখি
own-hand-place = { $tournament }, { $name }
own-hand-back = আমার আসর
own-hand-out = আমার তাস শেষ
own-hand-left = অথবা: আপনার হাতে কী আছে?
own-hand-missing = নিজের যে তাসগুলি আছে, সেগুলিতে চাপুন
own-hand-save = { $points } পয়েন্ট রয়ে গেছে: সেভ করুন
own-hand-again = ঠিক নয়? আবার লিখুন
own-hand-reported = আপনি বলেছেন: { $count }।
own-hand-last = { $hand }: { $result }
own-hand-next = এরপর: টেবিল { $table }
own-hand-next-with = এরপর: টেবিল { $table }, সঙ্গে { $names }
own-hand-next-rests = এরপর আপনি বিশ্রামে।
own-hand-table = এই দান সবার হয়ে টেবিলের ফোন লেখে।
own-hand-on-phones = এই দান ফোনে খেলা হচ্ছে, ফোন নিজেই গোনে।
own-hand-offline = সিগন্যাল নেই। যা লিখেছেন এই ফোনে রাখা আছে, নিজে থেকেই পাঠানো হবে।

own-counts-title = খেলোয়াড়েরা যা লিখেছেন
own-counts-nothing = এখনও কিছু নয়
own-counts-out = তাস শেষ
own-counts-left = { $points ->
    [one] { $points } পয়েন্ট আছে
   *[other] { $points } পয়েন্ট আছে
}
own-counts-waits = বাকি: { $names }।
own-counts-mismatch = এগুলো মেলে না
own-counts-mismatch-help = সবাই মিলে তাস দেখুন। যাঁর ভুল তিনি এখানে আবার লিখুন, নইলে টেবিলের ফোন থেকে দানটি লেখা হোক।
own-counts-differ = { $name }-এর তাস নিয়ে দুটি ফোন আলাদা কথা বলে: { $counts }।
own-counts-several-out = { $names } সবাই বলছেন তাঁদের তাস শেষ।
own-counts-nobody-out = কেউ বলছেন না যে তাঁর তাস শেষ।
own-counts-enter = বাকিটা সবার হয়ে লিখুন
own-counts-contradicted = { $name } নিজের ফোনে লিখেছেন: { $counts }। এখানেরটা ঠিক হলে আবার সেভ করুন।
via-own-counts = প্রত্যেক খেলোয়াড় নিজের ফোনে গুনেছেন
waiting-mismatched = টেবিল { $table }, { $hand }: খেলোয়াড়দের লেখা মেলে না। { $why }

error-own-count-not-played = এই দান এখন খেলা হচ্ছে না
error-own-count-not-played-help = কিছুই লেখা হয়নি। ফিরে গিয়ে দেখুন এখন কী খেলছেন।
error-own-count-not-offered = এই দান টেবিলের ফোন লেখে
error-own-count-not-offered-help = কিছুই লেখা হয়নি। আয়োজক একটি ফোনকে সবার হয়ে গুনতে দিয়েছেন।
error-own-count-changed = এই দান এর মধ্যে লেখা হয়েছে
error-own-count-changed-help = আপনার লেখার আর দরকার ছিল না। ফিরে গিয়ে ফল দেখে নিন। ভুল হলে টেবিলের ফোনে সংশোধন করুন।
error-own-count-not-seated = আপনি এই দানে নেই
error-own-count-not-seated-help = কিছুই লেখা হয়নি। যাঁরা দান খেলেন কেবল তাঁরাই নিজের তাস লেখেন।
error-own-count-on-phones = এই দান ফোনে খেলা হচ্ছে
error-own-count-on-phones-help = কিছুই লেখা হয়নি: ফোন নিজেই গোনে।
error-own-count-too-often = আপনি এটি বড় বেশিবার লিখেছেন
error-own-count-too-often-help = টেবিলের ফোন বা কোনো আয়োজক দান লিখুন।

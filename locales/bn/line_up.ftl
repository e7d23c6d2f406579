### People come and go while a tournament runs.

## Who came and who left

line-then = { $line }, পরে { $next }
line-team-then = { $line }, { $first }-এর বদলে { $next }
people-hand = { $hand } নম্বর দান
people-hand-of-round = রাউন্ড { $round }-এর { $hand } নম্বর দান

## People come and go while a tournament runs

people-title = খেলোয়াড়
people-substitute = বদলি…
people-withdraw = খেলা ছাড়ছেন…
people-add = খেলোয়াড় যোগ…
people-take-back = ফেরত নিন
people-take-back-hint = পরের ফল লেখা না হওয়া পর্যন্ত করা যায়।
people-stays = এরপর কিছু লেখা হয়েছে, তাই এটি ফেরত নেওয়া যায় না। ভুল হয়ে থাকলে আরেকটি বদল করুন।
people-back = খেলোয়াড়
people-substitution-title = { $name }-এর বদলি
people-withdrawal-title = { $name } খেলা ছাড়ছেন
people-arrival-title = খেলোয়াড় যোগ করুন
people-substitution-hint = বদলি খেলোয়াড় আসনে বসেন। অবস্থানের সারিতে পয়েন্ট থাকে, দুটি নামই দেখা যায়।
people-withdrawal-hint = যিনি একেবারে চলে যাচ্ছেন, আর যাঁর আসনে কেউ বসছেন না। যা লেখা হয়েছে তা থাকে।
people-arrival-hint = যিনি দেরিতে এসে এখন থেকে খেলবেন।
people-name = কে আসছেন?
people-name-hint = ক্লাবের খেলোয়াড়দের থেকে বাছুন, বা নতুন নাম লিখুন।
people-near = “{ $name }” নতুন নাম, আর “{ $other }” প্রায় একই। তাঁকেই বোঝাতে চাইলে নামটি সেভাবেই লিখুন।
people-from = কোন দান থেকে?
people-from-block = রাউন্ড { $round }, পর্ব { $block } (দান { $hand } থেকে)
people-look = কী বদলাবে, দেখান
people-changes = যা বদলাবে
people-hands = { $count }টি দান আলাদা হবে
people-hands-more = আরও { $count }টি দান
people-in-play = দান { $hand } এখন যাঁরা আছেন তাঁরাই ফোনে খেলছেন। আগে সেটি শেষ করুন বা ছেড়ে দিন, বা পরের কোনো দান বাছুন।
people-undo-hint = যা লেখা হয়েছে তার কিছুই বদলায় না। পরের ফল লেখা না হওয়া পর্যন্ত এটি ফেরত নিতে পারেন।
people-substitution-button = বদলিকে বসান
people-withdrawal-button = খেলা ছাড়া নিশ্চিত করুন
people-arrival-button = খেলোয়াড় যোগ করুন
people-sits = { $from } থেকে { $leaves }-এর আসনে বসবেন { $name }।
people-line = সারিটির পয়েন্ট থাকবে, নাম হবে “{ $line }”।
people-void = { $count ->
    [0] কোনো দান বাতিল হবে না।
    [one] { $count }টি খোলা দান তার টেবিলের সবার জন্য বাতিল হবে, কারণ { $from } থেকে সেখানে { $name }-এর বসার কথা।
   *[other] { $count }টি খোলা দান নিজের নিজের টেবিলের সবার জন্য বাতিল হবে, কারণ { $from } থেকে সেখানে { $name }-এর বসার কথা।
}
people-ends = তাতে টুর্নামেন্ট শেষ হবে: খেলার মতো দান আর থাকবে না।
people-keeps = { $has ->
    [points] { $name }-এর { $points ->
        [one] { $points } পয়েন্ট
       *[other] { $points } পয়েন্ট
    } থাকবে, আর স্থান হবে যাঁরা খেলে যাচ্ছেন তাঁদের সবার পিছনে: ছেড়ে গেলে সুবিধা নেই।
   *[other] { $name }-এর স্থান হবে যাঁরা খেলে যাচ্ছেন তাঁদের সবার পিছনে: ছেড়ে গেলে সুবিধা নেই।
}
people-joins = { $from } থেকে { $name } খেলবেন।
people-begins = { $name } শূন্য থেকে শুরু করবেন, সবাই যেমন করেছিলেন।
people-begins-charged = { $name } শুরু করবেন { $points ->
    [one] { $points } পয়েন্ট
   *[other] { $points } পয়েন্ট
} নিয়ে; যাঁরা খেলায় আছেন তাঁদের মধ্যে এটাই সবচেয়ে বেশি: দেরিতে এলে সুবিধা নেই।
people-fewer = { $name } খেলবেন { $hands } দান, শুরু থেকে যাঁরা আছেন তাঁদের চেয়ে কম: কে কত খেলেছেন, অবস্থানে দেখা যায়।
people-seats = টেবিলে { $count } জন, ঘড়ির কাঁটার দিকে: { $names }।
redraw-blocks = { $blocks ->
    [0] নতুন করে সাজানোর মতো কোনো পর্ব বাকি নেই।
    [one] যে { $players } জন খেলে যাচ্ছেন, তাঁদের জন্য শেষ { $blocks }টি পর্ব নতুন করে সাজানো হবে। যা খেলা হয়েছে বা শুরু হয়েছে তা যেমন আছে তেমনই থাকবে; আসরে এখনও মোট { $all }টি পর্ব।
   *[other] যে { $players } জন খেলে যাচ্ছেন, তাঁদের জন্য শেষ { $blocks }টি পর্ব নতুন করে সাজানো হবে। যা খেলা হয়েছে বা শুরু হয়েছে তা যেমন আছে তেমনই থাকবে; আসরে এখনও মোট { $all }টি পর্ব।
}
redraw-tables = খেলা হবে { $before }টির বদলে { $tables ->
    [one] { $tables }টি টেবিলে
   *[other] { $tables }টি টেবিলে
}।
redraw-no-rests = এগুলিতে কারও বিশ্রাম নেই।
redraw-rests = এই পর্বগুলির মধ্যে প্রত্যেকের বিশ্রাম { $blocks }টিতে।
redraw-hands = পুরো আসরে যাঁরা থাকছেন তাঁরা প্রত্যেকে { $hands } দান খেলবেন; এই বদল না হলে { $before }।
redraw-partners = যাঁরা থাকছেন তাঁদের যেকোনো দু’জন { $hands } দানে পার্টনার; এই বদল না হলে { $before } দানে।
redraw-players = কে কত খেলবেন, কার কখন বিশ্রাম
redraw-more-hands = { $hands ->
    [0] আর দান নেই
    [one] আরও { $hands } দান
   *[other] আরও { $hands } দান
}
redraw-plays-all = কোনো পর্বে বিশ্রাম নেই
redraw-sits-out = { $count ->
    [one] বিশ্রাম পর্ব { $blocks }
   *[other] বিশ্রাম পর্ব { $blocks }
}
done-substitution = বদলি খেলোয়াড় বসেছেন।
done-withdrawal = খেলোয়াড় খেলা ছেড়েছেন।
done-arrival = খেলোয়াড় যোগ দিয়েছেন।
done-play-off = প্লে-অফ টেবিল ১-এ। কোডগুলি আবার কাজ করছে।
done-taken-back = ফেরত নেওয়া হয়েছে: সব আগের মতো।

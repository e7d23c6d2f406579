### রেফারি কী ঠিক করেন।

rulings-title = রেফারির পাতা
rulings-lede = দানের মাঝের সিদ্ধান্ত, সতর্কতা, ক্লাবের নিজের নিয়মে পয়েন্ট কাটা, অযোগ্য ঘোষণা। প্রতিটির কারণ লাগে; তা ইতিহাসে, অবস্থানে আর ফাইলে থাকে, এবং ফেরত নেওয়া যায়।
rulings-kind = সিদ্ধান্ত
rulings-kind-decision = কথায় সিদ্ধান্ত
rulings-kind-warning = সতর্কতা
rulings-kind-points = পয়েন্ট কাটা
rulings-kind-disqualification = অযোগ্য ঘোষণা
rulings-player = কার বিষয়ে
rulings-player-hint = কথায় সিদ্ধান্ত হলে খেলোয়াড় বাছার দরকার নেই: যা বলার কারণে লিখুন।
rulings-nobody = নির্দিষ্ট কেউ নয়
rulings-points = পয়েন্ট
rulings-points-hint = শুধু “পয়েন্ট কাটা” সিদ্ধান্তের জন্য: ১ থেকে ১০০০। যেখানে সবচেয়ে কম পয়েন্ট প্রথম, সেখানে যোগ হয়।
rulings-reason = কারণ
rulings-reason-hint = ১২০ অক্ষর পর্যন্ত। যাঁরা পুরো নাম দেখেন, সবাই পড়তে পারেন।
rulings-button = সিদ্ধান্ত দিন
rulings-made = দেওয়া সিদ্ধান্ত
rulings-none = এখনও কোনো সিদ্ধান্ত নেই।
rulings-take-back = ফেরত নিন
rulings-undone = { $at } ফেরত নেওয়া হয়েছে
rulings-done-ruled = সিদ্ধান্ত লেখা হলো।
rulings-done-undone = সিদ্ধান্ত ফেরত নেওয়া হলো।
rulings-reason-missing = কারণ বলুন: তা ছাড়া সিদ্ধান্ত কেউ বুঝবে না।
rulings-player-missing = কার বিষয়ে, বেছে নিন।
rulings-too-many = একটি টুর্নামেন্টে সর্বোচ্চ ২০০টি সিদ্ধান্ত। যেটির আর দরকার নেই সেটি ফেরত নিন।
rulings-withdrawn = তিনি খেলা ছেড়ে গেছেন: তাঁর বিষয়ে আর কিছু ঠিক করা যায় না।
rulings-disqualified = তিনি আগেই অযোগ্য। ভুল হলে আগে সেটি ফেরত নিন।
rulings-no-points = এই স্কোরিংয়ে পয়েন্ট যোগ হয় না, তাই কাটাও যায় না। অন্য সিদ্ধান্ত বেছে নিন।
rulings-too-few-points = তাঁর মাত্র { $has } পয়েন্ট: এর বেশি কাটা যায় না।
ruled-decision = সিদ্ধান্ত
ruled-warning = সতর্কতা: { $player }
ruled-taken = { $player }-এর { $points } পয়েন্ট কাটা হলো
ruled-charged = { $player }-এর বিপক্ষে { $points } পয়েন্ট উঠল
ruled-disqualified = { $player } অযোগ্য ঘোষিত
event-ruled = সিদ্ধান্ত: { $what } ({ $reason })
event-ruling-undone = সিদ্ধান্ত ফেরত নেওয়া হলো: { $what } ({ $reason })
error-ruling-changed = পাতা খোলা থাকতে কেউ সিদ্ধান্ত দিয়েছেন
error-ruling-changed-help = কিছুই বদলায়নি। ফিরে গিয়ে সিদ্ধান্তগুলি দেখুন। হয়তো আপনি বোতাম দু’বার চেপেছেন।
board-by-ruling = সিদ্ধান্তে: { $points }
entrant-rulings = সিদ্ধান্ত
ledger-decision = সিদ্ধান্ত
ledger-warning = সতর্কতা
ledger-points = পয়েন্ট কাটা
ledger-disqualification = অযোগ্য
ledger-ruling-undone = সিদ্ধান্ত ফেরত
rulings-open = { $count ->
    [0] সিদ্ধান্ত দিন
    [one] { $count }টি সিদ্ধান্ত
   *[other] { $count }টি সিদ্ধান্ত
}

### The organisers’ worklist, and the list of tournaments.

## “Organise”, the page they start from

desk-sections = ক্লাবের বিভাগ
desk-evenings = আসর
desk-people = মানুষ
desk-season = মরসুম
desk-club = ক্লাব
desk-today = আজ
desk-next = পরের: { $day }
desk-to-room = টুর্নামেন্ট চালান
desk-to-end = আসর খুলুন
desk-to-rulings = সিদ্ধান্ত দিন ও সংশোধন করুন
desk-start = শুরু করুন…
desk-to-draft = খসড়া খুলুন
desk-announce-step = দেখে নিয়ে ঘোষণা করুন
desk-nothing = এখন কিছু ঠিক করা নেই।
desk-more = আরও { $count }টি
desk-codes-closed = পনেরো মিনিটের জন্য নতুন ফোন ঢোকা বন্ধ
desk-codes-closed-help = কেউ অনেকবার ভুল কোড দিয়েছেন। যে ফোনগুলি টেবিলে আছে সেগুলি চলবে; ব্যক্তিগত লিংক আর আপনি এখন যে কোড বানাবেন তা-ও। হলঘরে কেউ নিছক মজা করে থাকলে নতুন ফোনকে আবার ঢুকতে দিন।
desk-codes-open = নতুন ফোনকে আবার ঢুকতে দিন
desk-new = নতুন টুর্নামেন্ট
desk-empty = এখনও কোনো টুর্নামেন্ট নেই
desk-empty-help = নাম দিন, খেলোয়াড়দের নাম পেস্ট করুন, ফরম্যাট বাছুন: সূচি Lastcard বানাবে, আর কিছু শুরু হওয়ার আগেই আপনি তা দেখে নিতে পারবেন।
desk-empty-action = প্রথম টুর্নামেন্ট সাজান
desk-upcoming = সামনে
desk-finished = শেষ হয়েছে
desk-archived = { $count ->
    [one] আর্কাইভ: { $count }টি আসর
   *[other] আর্কাইভ: { $count }টি আসর
}
desk-archive = আর্কাইভ
desk-archive-lede = শেষ হওয়ার সাত দিন পর আসর নিজে থেকেই এখানে আসে। ফল তখনও সংশোধন করা যায়; আয়োজক যে আসর নিজে আর্কাইভে পাঠিয়েছেন, সেটির নয়।
desk-archive-empty = আর্কাইভ এখনও ফাঁকা।
desk-winners = { $count ->
    [one] বিজয়ী: { $names }
   *[other] বিজয়ীরা: { $names }
}

organise-desk = আয়োজন

desk-lede-referee = আপনার ক্লাবের টুর্নামেন্ট। আপনি ফল নিয়ে সিদ্ধান্ত দেন আর সংশোধন করেন।

## What waits for an organiser

waiting-title = আপনার অপেক্ষায়
waiting-nothing = কিছুই অপেক্ষায় নেই।
waiting-table = টেবিল { $table }, { $name }
waiting-several-tables = একই সময়ে { $count }টি টেবিলে আছেন: { $tables }
waiting-holds-up = অন্য টেবিলগুলি টেবিল { $table }-এর অপেক্ষায়: { $hand }, { $time } ধরে কিছু লেখা হয়নি।
waiting-late = টেবিল { $table }: { $time } ধরে কিছু লেখা হয়নি, { $hand }।
waiting-begins = শুরু { $when }। { $all } জনের মধ্যে { $here } জন এসেছেন।
waiting-begun = শুরু হওয়ার কথা ছিল { $when }। { $all } জনের মধ্যে { $here } জন এসেছেন।
waiting-changed-now = টেবিল { $table }, { $hand }, এইমাত্র বদলানো হয়েছে: { $result }
waiting-changed = টেবিল { $table }, { $hand }, বদলানো হয়েছে { $time } আগে: { $result }
waiting-over = খেলা শেষ। অবস্থান মিলিয়ে দেখে পড়ে শোনানো হয়ে গেলে আর্কাইভে পাঠান।
waiting-idle = { $when } থেকে কেউ কোনো দান লেখেননি। খেলা আর না চললে টুর্নামেন্ট থামিয়ে দিন।
waiting-mismatched = টেবিল { $table }, { $hand }: খেলোয়াড়দের লেখা মেলে না। { $why }
waiting-called = টেবিল { $table } আপনাকে { $time }-এ ডেকেছে।
waiting-called-because = টেবিল { $table } আপনাকে { $time }-এ ডেকেছে: { $note }
waiting-unconfirmed = { $count ->
    [one] { $count }টি ফল যাচাই হয়নি।
   *[other] { $count }টি ফল যাচাই হয়নি।
}

## States of a tournament and of its tables

desk-table-of = টেবিল { $table }
desk-table-hand = রাউন্ড { $round }, দান { $hand } / { $hands }
desk-table-hand-match = দান { $hand }
desk-table-waits = অন্য টেবিলগুলির এই পর্ব শেষ হওয়ার অপেক্ষায়
desk-table-done = সব দান লেখা হয়ে গেছে
desk-table-ended = আগেভাগে শেষ
desk-table-versus = { $one } বনাম { $other }

### What can be wrong with rules, with a move and with a hand log.

## What is wrong with a ruleset

problem-unknown-preset = “{ $given }” নামে কোনো নিয়ম নেই। এগুলির একটি বাছুন: { $known }।
problem-unknown-option = “{ $option }” নামে কোনো বিকল্প নেই।
problem-option-elsewhere = “{ $option }” এখানে ঠিক করা হয় না: “{ $key }” থেকে আসে।
problem-unknown-value = “{ $option }” বিকল্পে “{ $given }” হয় না। হতে পারে: { $known }।
problem-options-clash = “{ $one }” ও “{ $other }” একসঙ্গে খেলা যায় না। একটি বন্ধ করুন।
problem-option-needs = “{ $one }”-এর জন্য “{ $needs }” চাই।

## Why a hand cannot be dealt

problem-wrong-number-of-players = এই নিয়মে { $players } জন খেলতে পারেন না: { $least ->
    [2] { $most ->
        [2] এটি দু’জন খেলোয়াড়ের জন্য।
       *[other] এটি { $least } থেকে { $most } জনের জন্য।
    }
   *[other] এটি { $least } থেকে { $most } জনের জন্য।
}
problem-nobody-sits-there = ডিলার বা প্রথম চালের খেলোয়াড় টেবিলে নেই।
problem-not-this-deck = নিয়মে যে ডেক, প্রতিটি তাস মিলিয়ে এটি সেই ডেক নয়।

## Why a move is refused

problem-hand-over = দান শেষ হয়ে গেছে।
problem-not-in-play = এই খেলোয়াড় এখন খেলায় নেই।
problem-not-now = এখন তা করা যাবে না।
problem-not-in-the-rules = এই নিয়মে এমন চাল নেই।
problem-card-not-held = এই তাস খেলোয়াড়ের হাতে নেই।
problem-does-not-fit = তাসটি মেলে না: উপরের তাসের সঙ্গে রং, সংখ্যা বা প্রতীক এক হতে হবে।
problem-four-not-allowed = অন্য তাস ফেলা গেলে ওয়াইল্ড ড্র ফোর ফেলা যায় না।
problem-colour-missing = কালো তাসের সঙ্গে রং বলতে হবে।
problem-colour-not-asked = এই তাসের সঙ্গে রং বলা হয় না।
problem-nothing-to-call = ডাকার কিছু নেই: এতে খেলোয়াড়ের হাতে একটি তাস থাকছে না।
problem-can-play = ফেলার মতো তাস আছে, তাই তোলা যাবে না।
problem-must-play = তোলা তাসটি মেলে, ফেলতেই হবে।
problem-only-the-drawn = শুধু এইমাত্র তোলা তাসটিই ফেলা যাবে।
problem-too-late = এখন আর সময় নেই।
problem-all-or-nothing = সেই রঙের সব তাস ফেলতে হবে, রিভার্স সবার আগে।
problem-not-this-seat = ওই খেলোয়াড়ের সঙ্গে এটি করা যাবে না।

## What is wrong with a hand log

problem-log-version = দানের এই নথি সংস্করণ { $given }-এর; শুধু সংস্করণ { $known } পড়া যায়।
problem-log-player = “{ $player }” টেবিলে নেই, বা দু’বার আছেন।
problem-log-sides = প্রত্যেককে ঠিক একটি পক্ষে থাকতে হবে, অন্তত দুটি পক্ষ চাই, সব সমান বড়, আর খেলোয়াড়রা বসবেন পালা করে, এক পক্ষের পাশে অন্য পক্ষ।
problem-log-first = প্রথম চাল “{ $first }”-এর নয়, “{ $right }”-এর।
problem-log-deal = দানটি এভাবে বাঁটা হতে পারে না। { $why }
problem-log-move = চাল { $number }, { $by }: নিয়মে চলে না। { $why } লেখা আছে { $written }
problem-log-commitment = commitment ঘরের মান seed-এর SHA-256 নয়। হওয়ার কথা { $right }
problem-log-commitment-missing = seed আছে, কিন্তু বাঁটার আগে দেখানো commitment নেই। হওয়ার কথা { $right }
problem-log-seed-missing = commitment আছে, কিন্তু যাচাই করার seed নেই।
problem-log-deck = seed থেকে অন্য ডেক আসে: উপর থেকে { $place } নম্বর তাস আলাদা।
problem-log-reshuffle-order = চাল { $at }-এ গাদা ফেটানো হয়েছে, কিন্তু seed থেকে যে ক্রম আসে তা { $number } নম্বর ফেটানোর ক্রম নয়।
problem-log-reshuffle = চাল { $at }-এ গাদা ফেটানো হয়েছে, কিন্তু { $number } নম্বর ফেটানো নেই বা তাতে অন্য তাস।
problem-log-reshuffles-left = { $count }টি ফেটানো আসলে হয়ইনি।
problem-log-unfinished = { $moves }টি চালে দান শেষ হয় না।
problem-log-result = চালগুলি থেকে অন্য ফল আসে: { $right }

### The page of an entrant.

## An entrant

entrant-players = খেলোয়াড়: { $names }
entrant-with = সঙ্গে
entrant-against = বিপক্ষে
entrant-penalties = শাস্তি: { $list }
entrant-fined = { $cards ->
    [0] { $what }, তাস নেই
    [one] { $what }, { $cards }টি তাস
   *[other] { $what }, { $cards }টি তাস
}
penalties-own = { $count } × { $kind }
penalties-uno-missed = { $count } বার উনো না ডাকা
penalties-false-call = { $count } বার ভুল উনো ডাক
penalties-misplay = { $count } বার ভুল তাস ফেলা
penalties-hint = { $count } বার ইশারা
penalties-cheat = { $count } বার কারচুপি
penalties-hide = { $count } বার তাস লুকানো
penalties-wd4-guilty = { $count } × অবৈধ ওয়াইল্ড +৪
penalties-wd4-wrong = { $count } × ওয়াইল্ড +৪-এ ভুল চ্যালেঞ্জ
penalties-silence = { $count } বার নীরবতা ভাঙা
penalties-centre = { $count } বার সবার শেষে হাত রাখা
entrant-sits-out = বিশ্রাম: { $blocks }
entrant-hand = দান
entrant-did = পয়েন্ট
entrant-outcome = ফল
entrant-total = মোট
entrant-open = এখনও খেলা হয়নি
hand-replay = দানটি আবার দেখুন

# Standings that are kept back until the prize-giving.
public-embargo-later = অবস্থান জানানো হবে পুরস্কার দেওয়ার সময়। ততক্ষণ এখানে শুধু কারা খেলছেন তা দেখা যায়, ফল নয়।
public-embargo-from = অবস্থান দেখা যাবে { $when } থেকে। ততক্ষণ এখানে শুধু কারা খেলছেন তা দেখা যায়, ফল নয়।
board-players = কারা খেলছেন

## With whom and against whom

opponents-chart = চার্টে দেখুন
opponents-balance = নেওয়া ও দেওয়া পয়েন্ট
opponents-balance-help = জেতা দানে প্রতিপক্ষের হাতে রয়ে যাওয়া পয়েন্ট, আর হারা দানে এখানে রয়ে যাওয়া পয়েন্ট
opponents-taken = নেওয়া
opponents-given = দেওয়া
opponents-biggest = সবচেয়ে বড় দানগুলি
opponents-took = নেওয়া
opponents-gave = দেওয়া
opponents-partners = পার্টনার অনুযায়ী জয়
opponents-opponents = প্রতিপক্ষ অনুযায়ী জয়
opponents-charged = বিপক্ষে পয়েন্ট

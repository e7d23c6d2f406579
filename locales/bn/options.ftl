### The options of the rules, one by one, in a form. What each value means is in ruleset.ftl.

## The form

option-as-the-rules = বাছা নিয়মে যেমন
option-changed = { $count }টি বদলানো
options-one-by-one = একটি একটি করে নিয়ম
options-one-by-one-hint = যেকোনো একটি নিয়ম এখানে বদলানো যায়। যা ছোঁবেন না তা বাছা নিয়মের মতোই থাকবে।
problem-options-either = এই দুটি একসঙ্গে খেলা যায় না: “{ $one }” ও “{ $other }”। একটি রাখুন।
problem-options-clash-said = এই দুটি একসঙ্গে খেলা যায় না: “{ $one }” ও “{ $other }”। একটি বদলান।
problem-option-needs-said = “{ $one }” শুধু “{ $other }”-এর সঙ্গেই খেলা যায়।
problem-own-rule-missing = সাদা তাসে কী হয় তা লিখে দিন, যাতে প্রতিটি টেবিল দেখে নিতে পারে।

## A rule in the club’s own words

draft-own-rule = নিজেদের একটি নিয়ম, কথায়
draft-own-rule-hint = আর যা কিছু ঠিক হয়েছে, যেমন সাদা তাসে কী হয়, বা কোনটি কোন হারানো তাসের বদলে। প্রতিটি টেবিলে আর পাবলিক পাতায় দেখা যায়।
public-own-rule = আরও ঠিক হয়েছে: { $rule }

## The options

option-deck-kind = ডেক
option-deck-blanks = সাদা তাস
option-dealer-pick = প্রথম ডিলার
option-dealer-special = ডিলার ঠিক করতে টানা অ্যাকশন ও কালো তাস
option-setup = বাঁটা বা বাছাই
option-deal-hand = শুরুতে কয়টি তাস
option-start-card = প্রথম তাসের কাজ
option-turn-mode = এক পালায় কয়টি তাস
option-draw-when = কখন তোলা
option-draw-count = কয়টি তাস তোলা
option-draw-drawn-play = তোলা তাস মিলে গেলে
option-skip-effect = স্কিপের কাজ
option-skip-defence = স্কিপের জবাব
option-d2-response = ড্র টু-র জবাব
option-draw-target-turn = তাস তুলতে হলে পালা
option-two-reverse = দু’জনের খেলায় রিভার্স
option-wd4-legal = ওয়াইল্ড ড্র ফোর ফেলা
option-wd4-response = ওয়াইল্ড ড্র ফোরের জবাব
option-stack-cross = জমা ওয়াইল্ড ড্র ফোরের উপর ড্র টু
option-wd4-challenge = ওয়াইল্ড ড্র ফোরে চ্যালেঞ্জ
option-etiquette-ready = চারটি তোলার পরে “তৈরি” বলা
option-uno-enforce = উনো ভুললে
option-uno-close = উনো ডাকার সময়সীমা
option-uno-self-rescue = তাস ফেলার পরে উনো ডাকা
option-uno-pen-catch = ধরা পড়ার শাস্তি
option-uno-pen-auto = আপনা থেকে শাস্তি
option-uno-turn-passes = উনো ভোলার পরে পালা
option-pen-hint = ইশারা
option-pen-false-call = ভুল সময়ে উনো
option-pen-misplay = ভুল তাস ফেলা
option-pen-misplay-turn = ভুল তাসের পরে পালা
option-pen-cheat = কারচুপি
option-exhaust = গাদা ফুরোলে
option-end-final-draw = শেষ তাসের জন্য তাস তোলা
option-house-pair-as-skip = দুটি একই তাস

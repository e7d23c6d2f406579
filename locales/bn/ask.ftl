### The rules of a tournament, looked up at the table: /at/{code}/rules.

## The page

rules-at-hand-title = এখানকার নিয়ম
rules-search = একটি শব্দ খুঁজুন, যেমন UNO বা +4
rules-search-button = খুঁজুন
rules-search-none = এই টুর্নামেন্টের নিয়মে এমন কোনো শব্দ নেই।
rules-now = এখন আপনার তাস
rules-may-lay = এখন ফেলা যায়
rules-questions = আমি কি … পারি?

## What people ask

ask-draw = ফেলার মতো তাস থাকলেও আমি কি তাস তুলতে পারি?
ask-draw-count = আমাকে কয়টি তাস তুলতে হবে?
ask-drawn = এইমাত্র তোলা তাসটি কি আমি ফেলতে পারি?
ask-four = আমার অন্য তাস মিললেও কি আমি ওয়াইল্ড ড্র ফোর (+4) ফেলতে পারি?
ask-challenge = ওয়াইল্ড ড্র ফোর (+4) নিয়ে কি সন্দেহ তুলতে পারি?
ask-four-answer = +4-এর জবাব কি তাস দিয়ে দিতে পারি?
ask-two-answer = +2-এর জবাব কি তাস দিয়ে দিতে পারি?
ask-target-turn = আমাকে তাস তুলতে হয়েছে। তারপর কি তাস ফেলতে পারি?
ask-skip = আমার চাল বাদ যাচ্ছে। কিছু কি করতে পারি?
ask-reverse-two = দুজন খেলোয়াড়ের মধ্যে রিভার্স কী করে?
ask-uno-forgot = কেউ UNO বলতে ভুলে গেছে। এখন কী হবে?
ask-uno-late = কতক্ষণ পর্যন্ত UNO বলা যায়, বা ধরা পড়া যায়?
ask-uno-cost = UNO না বলে ধরা পড়লে কী শাস্তি?
ask-jump = একই তাস দিয়ে কি পালার বাইরে ঢুকতে পারি?
ask-pair = দুটি একই তাস কি একসঙ্গে ফেলতে পারি?
ask-seven-zero = 7 বা 0 পড়লে কি তাস বদল হয়?
ask-last-card = শেষ তাস ছিল +2 বা +4। পরের জন কি তবু তাস তোলে?
ask-pile = গাদা শেষ। এখন কী?
ask-start = প্রথম তাস অ্যাকশন বা কালো হলে কী হবে?
ask-hint = কেউ ইশারা করেছে। তার শাস্তি কী?
ask-misplay = কেউ ভুল তাস ফেলেছে। তার শাস্তি কী?

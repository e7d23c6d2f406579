### The frame of every page, and the words that many pages share.

## The frame

brand = Lastcard
language-name = हिन्दी
title-of = { $title } · Lastcard
languages-label = भाषा
skip-to-content = सीधे सामग्री पर
nav-label = साइट
nav-tournaments = टूर्नामेंट
nav-organise = आयोजन
log-out = लॉग आउट करें
footer-rules = नियम, आसान भाषा में
footer-about = Lastcard ऊनो क्लबों के टूर्नामेंट चलाता है: कार्यक्रम, नतीजे और लीडरबोर्ड।

## Shared words

print = प्रिंट करें
number = { $n }
points = { $count ->
    [one] { $count } अंक
   *[other] { $count } अंक
}

## A page that keeps itself up to date says when it does not

following-lost = कनेक्शन टूट गया। हो सकता है यह पेज पुराना हो।
following-lost-since = कनेक्शन टूट गया। आख़िरी अपडेट { $time }।
following-out = आप लॉग आउट हैं, इसलिए यह पेज अब अपडेट नहीं हो रहा।
following-log-in = फिर लॉग इन करें
following-gone = यह पेज अब नहीं है, या कहीं और चला गया है।
following-changed = यह पेज बदल गया है। आपने जो भरा है, वह तब तक यहीं रहेगा, जब तक आप उसे भेज न दें या पेज फिर से लोड न करें।
following-reload = फिर से लोड करें

# Somebody whose name is not told, told from others by a number.
name-erased = मिटाया गया खिलाड़ी { $number }
name-player = खिलाड़ी { $number }

## States of a tournament

state-draft = मसौदा
state-ready = शुरू होने वाला
state-running = चल रहा है
state-play-off = प्ले-ऑफ़
state-finished = पूरा हुआ
state-stopped = बीच में समाप्त
state-archived = संग्रह में

## States of an entrant

state-winner = विजेता
state-at-limit = सीमा पर
state-lost = हार
state-eliminated = बाहर
state-withdrawn = नाम वापस
state-disqualified = अयोग्य
state-unconfirmed = अपुष्ट
state-late = देर से आए

## States of a table

state-playing = खेल रही है
state-waiting = इंतज़ार में
state-done = सब पूरा

## Every form

form-problems = { $count ->
    [one] { $count } बात पर ध्यान दें
   *[other] { $count } बातों पर ध्यान दें
}

## What a hand did, in a sentence

table-list-comma = ,{" "}
table-list-and = { $before } और { $last }
table-credit = { $names } +{ $points }
table-charged = जीत { $out } की · { $charges }
table-charge = { $names } पर { $points } चढ़े
table-lazy = जीत { $out } की, { $count ->
    [one] हार { $losers } की
   *[other] हार { $losers } की
}
table-lazy-deals = जीत { $out } की, हार और अगली बाँट { $dealer } की
table-lazy-level = जीत { $out } की, { $losers } बराबर, अगला डीलर { $dealer }
table-order = { $before }; आख़िर में { $last } की हार
table-void-stuck = अटकी, फिर बाँटी
table-void-withdrawn = नहीं खेली गई, किसी ने नाम वापस लिया
table-void-abandoned = छोड़ी गई, अंक नहीं
table-void-withheld = दर्ज है, बाद में दिखेगा

## Cards: one name for each face, with its colour

colour-red = लाल
colour-blue = नीला
colour-green = हरा
colour-yellow = पीला
card-0 = { $colour } शून्य
card-1 = { $colour } एक
card-2 = { $colour } दो
card-3 = { $colour } तीन
card-4 = { $colour } चार
card-5 = { $colour } पाँच
card-6 = { $colour } छह
card-7 = { $colour } सात
card-8 = { $colour } आठ
card-9 = { $colour } नौ
card-d2 = { $colour } +2
card-rev = { $colour } रिवर्स
card-skip = { $colour } स्किप
card-w = वाइल्ड
card-wd4 = वाइल्ड +4
card-blank = सफ़ेद कार्ड
card-ten = +10
card-back = उलटा कार्ड

## Sizes and times

quantity-kilobytes = { $number } केबी
quantity-megabytes = { $number } एमबी
quantity-gigabytes = { $number } जीबी
quantity-seconds = { $number } से॰

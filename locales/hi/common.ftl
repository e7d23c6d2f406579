### The frame of every page, and words that many pages share.

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

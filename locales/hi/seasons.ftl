### सीज़न: तालिका, हर पंक्ति कैसे बनी, और फ़ॉर्म।

club-seasons = सीज़न:

## तालिका

season-rule-field = हर शाम के अंक: आने का एक, और जितने खिलाड़ी पीछे रहे, उतने और।
season-rule-places = शाम के स्थानों के अंक: { $points }।
season-rule-totals = हर शाम के अंक उसके कुल अंक ही हैं।
season-rule-average = प्रति बाज़ी औसत गिना जाता है: सब शामों के कुल अंक, बाज़ियों की संख्या से भाग देकर।
season-rule-best = { $count ->
    [one] हर एक की सबसे अच्छी शाम गिनी जाती है।
   *[other] हर एक की सबसे अच्छी { $count } शामें गिनी जाती हैं।
}
season-rule-least = जो { $count } से कम शामों में आए उसे स्थान नहीं मिलता।
season-rule-ties = बराबरी में फ़ैसला: { $ties }।
season-tie-none = कुछ नहीं
season-tie-countback = ज़्यादा पहले स्थान, फिर ज़्यादा दूसरे
season-tie-best = सबसे अच्छी एक शाम
season-tie-evenings = ज़्यादा शामें
season-average = प्रति बाज़ी औसत
season-points = अंक
season-evenings = शामें
season-evening = शाम
season-place = स्थान
season-place-of = { $people } में से { $place }
season-place-of-teams = { $teams ->
    [one] { $teams } टीम में से { $place }
   *[other] { $teams } टीमों में से { $place }
}
season-counted = { $all } में से { $counted }
season-missing = { $count ->
    [one] स्थान के लिए एक शाम और
   *[other] स्थान के लिए { $count } शामें और
}
season-empty = जोड़ने को अभी कुछ नहीं
season-empty-help = पहली शाम के पहले नतीजे से तालिका शुरू होती है।
season-upcoming = आने वाली
season-runs = अभी चल रही है
season-if-ended = अभी समाप्त हो तो
season-matrix = { $name }: हर शाम हर खिलाड़ी के अंक
season-mark-won = जीती हुई शाम
season-mark-dropped = गिनी नहीं गई, दूसरी शामें बेहतर थीं
season-mark-runs = अभी चल रही है, अंकों में नहीं जुड़ी
season-mark-absent = नहीं आए
season-how = गिनती कैसे होती है
season-all = { $count ->
    [one] सब { $count } शाम
   *[other] सब { $count } शामें
}
season-latest = सिर्फ़ पिछली शामें
season-older = { $count ->
    [one] सिर्फ़ पिछली { $count } शाम का कॉलम है। खिलाड़ी के पेज पर उसकी सब शामें हैं।
   *[other] सिर्फ़ पिछली { $count } शामों के कॉलम हैं। खिलाड़ी के पेज पर उसकी सब शामें हैं।
}
season-left-out = बाहर रहीं
season-not-yet = अभी गिनी नहीं जाती
season-people = { $count ->
    [one] एक खिलाड़ी
   *[other] { $count } खिलाड़ी
}
season-line-rank = स्थान { $rank } · { $what }: { $figure }
season-line-if-ended = अभी समाप्त हो तो: { $says }
season-dropped = गिनी नहीं गई

## डेस्क

seasons-title = सीज़न
seasons-lede = सीज़न शामों को जोड़कर एक तालिका बनाता है, हमेशा उनके नतीजों से। सुधार, मिलाए गए खिलाड़ी और बाद में बताए गए नतीजे तुरंत दिखते हैं।
seasons-empty = अभी कोई सीज़न नहीं
seasons-empty-help = सीज़न यानी एक नाम, शामों के अंक का एक नियम, और शामें। शामें अलग-अलग फ़ॉर्मैट की हो सकती हैं।
season-new = नया सीज़न
season-public = सार्वजनिक पेज
season-table = तालिका खोलें
season-change = बदलें
season-name = नाम
season-name-hint = जैसे “2026” या “शरद लीग”।
season-count = एक शाम के कितने अंक?
season-count-hint = कुल अंक और औसत तभी जुड़ते हैं जब सब शामों की स्कोरिंग एक जैसी हो। स्थान हमेशा जुड़ते हैं।
season-count-field = आने का एक अंक, और पीछे रहे हर खिलाड़ी का एक
season-count-places = स्थान के अंक
season-count-other = स्थान की जगह खेल के अंक
season-count-totals = शाम के कुल अंक
season-count-average = प्रति बाज़ी औसत
season-list = स्थानों के अंक
season-list-hint = बीच में अल्पविराम, पहले स्थान से शुरू करके। सिर्फ़ “स्थान के अंक” में काम आता है। ख़ाली छोड़ें तो: 10, 8, 6, 5, 4, 3, 2, 1।
season-best = कितनी शामें गिनी जाएँ?
season-best-hint = हर एक की सबसे अच्छी। ख़ाली छोड़ें तो सब।
season-least = स्थान पाने के लिए कितनी शामें
season-least-hint = जो इससे कम आए वह नीचे, बिना स्थान के रहता है।
season-ties = बराबरी में
season-ties-hint = इसी क्रम में। जो फिर भी बराबर रहें, वे स्थान साझा करते हैं।
season-tie-at = { $place }.
season-takes-new = नए टूर्नामेंट लेता है
season-takes-new-hint = अब से क्लब जो टूर्नामेंट बनाए वह इसी सीज़न का होगा, किसी और का नहीं।
season-which = कौन सी शामें
season-which-new = शामें: इस साल की सब, और नई भी
season-by-dates = दो दिनों के बीच की सब
season-from = से
season-until = तक
season-by-ticks = सिर्फ़ यहाँ चुनी हुई
season-more-rules = और नियम: स्थानों के अंक, स्थान, बराबरी
season-no-date = तारीख़ लिखें, जैसे 2026-11-27।
season-until-first = आख़िरी दिन पहले दिन से पहले है।
season-tournaments-hint = एक टूर्नामेंट सिर्फ़ एक सीज़न का हो सकता है। सिर्फ़ सार्वजनिक नतीजे गिने जाते हैं।
season-tournaments-none = क्लब का अभी कोई टूर्नामेंट नहीं।
season-filter-open = नाम या तारीख़ का एक हिस्सा काफ़ी है।
season-elsewhere = “{ $season }” में
season-save = सीज़न सहेजें
season-remove = सीज़न हटाएँ
season-remove-title = “{ $name }” हटाएँ?
season-remove-text = इसकी तालिका चली जाएगी, टूर्नामेंट और उनके नतीजे रहेंगे।
season-stale = इस बीच किसी और ने यह सीज़न बदल दिया। आपने जो भरा है, वह यहीं है: दूसरे टैब में सीज़न खोलकर देखें कि क्या बदला, फिर यह पेज फिर से लोड करें।
season-name-taken = इस नाम का सीज़न पहले से है।
season-tournament-elsewhere = “{ $name }” “{ $season }” में है। पहले वहाँ से निकालें।
season-no-number = यहाँ पूर्ण संख्या हो, या ख़ाली।
season-no-list = पूर्ण संख्याएँ, बीच में अल्पविराम, जैसे 10, 8, 6।
done-season-removed = सीज़न हटाया गया। उसके टूर्नामेंट अब भी हैं।

## The end of a season

season-final = अंतिम तालिका, { $when }
season-final-help = सीज़न अब कुछ नहीं लेता। इसकी शामों में जो सुधरे वह यहाँ भी सुधरता है।
season-end = सीज़न समाप्त करें
season-end-title = “{ $name }” समाप्त करें?
season-end-text = तालिका अंतिम हो जाएगी और सीज़न और शामें नहीं लेगा। इसे फिर खोला जा सकता है।
season-end-open = ये अभी खेले जाने हैं, या इनके नतीजे अभी बताए नहीं गए। इन्हें पूरा खेलें, या सीज़न से निकालें।
season-reopen = सीज़न फिर खोलें
season-reopen-title = “{ $name }” फिर खोलें?
season-reopen-text = तालिका अंतिम नहीं रहेगी, और शामें फिर जोड़ी जा सकेंगी।
season-is-ended = यह सीज़न इस बीच समाप्त हो गया। पहले इसे फिर खोलें; आपने जो भरा है, वह यहीं है।
done-season-ended = सीज़न समाप्त हुआ। इसकी तालिका अंतिम है।
done-season-reopened = सीज़न जारी है।
certificate-season-figure = { $what }: { $figure }
certificates-season-runs = सीज़न समाप्त होने पर प्रमाणपत्र यहाँ होंगे।

## The year on one page

year-link = पूरा साल एक पेज पर
year-title = { $season } एक पेज पर
year-so-far = अब तक
year-people = लोग
year-more = और { $count }
year-evenings-won = सबसे ज़्यादा जीती शामें: { $name }, { $count }।
year-hand = एक बाज़ी में सबसे ज़्यादा अंक: { $name }, { $count }।
year-run = लगातार सबसे ज़्यादा जीती बाज़ियाँ: { $name }, { $count }।
year-share = 100 में सबसे ज़्यादा जीती बाज़ियाँ: { $name }, { $count }।
year-each = प्रत्येक { $count }
year-pair = साल की जोड़ी: { $one } और { $other }, साथ में 100 में { $count } बाज़ियाँ जीतीं।

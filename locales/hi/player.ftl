### A player’s own page, the personal link, and holdings that players report.

## The personal link

me-title = { $name } · { $tournament }
me-lede = यह लिंक सिर्फ़ आपका है: जो इसे खोलेगा, वही { $name } के नाम से खेलेगा।
me-plays = टेबल { $table } पर { $hand } फ़ोन से खेली जा रही है, और वहाँ आपकी सीट है।
me-sit = इस फ़ोन पर { $name } के नाम से खेलें
me-sits = यह फ़ोन { $name } के नाम से खेल रहा है।
me-waits = अभी आपकी कोई बाज़ी फ़ोन पर नहीं चल रही। जब चलेगी, तो यही पेज वहाँ ले जाएगा।
me-goes-on = यह अपने-आप वहाँ ले जाता है।
me-look-again = फिर देखें
me-standings = लीडरबोर्ड

## खिलाड़ी का अपना पेज

me-now = अभी
me-now-hand = अभी: { $hand }
me-now-waits = आपकी टेबल की पाली पूरी हो गई है, बाक़ी टेबलों का इंतज़ार है।
me-now-rests = इस पाली में आपका आराम है।
me-now-out = आप इस टूर्नामेंट में अब नहीं खेल रहे।
me-now-over = टूर्नामेंट पूरा हुआ।
me-end-average = हर बाज़ी पर { $figure }
me-end-won = { $hands } में से { $won } बाज़ियाँ जीतीं
me-end-best = सबसे अच्छी +{ $points }, { $hand }
me-end-best-with = सबसे अच्छी +{ $points }, { $names } के साथ, { $hand }
me-end-season = { $name }: स्थान { $rank }
me-end-next = अगली बार: { $name }, { $when }
me-next = { $block }, लगभग { $time } बजे
me-next-rests = आपका आराम
me-place = टेबल { $table }, सीट { $seat }
me-with = साथ: { $names }
me-against = सामने: { $names }
me-deals = आप बाँटेंगे।
me-opens = { $dealer } बाँटेंगे, पहली चाल आपकी।
me-deals-and-opens = आप बाँटेंगे और पहली चाल भी आपकी।
me-dealer = { $dealer } बाँटेंगे।
me-standing = स्थान { $rank } / { $of }: { $figure }
me-played = आपकी बाज़ियाँ
me-no-hands = आपकी कोई बाज़ी अभी दर्ज नहीं हुई।
me-earlier = { $count ->
    [one] और पहले की { $count } बाज़ी
   *[other] और पहले की { $count } बाज़ियाँ
}
me-taken-elsewhere = { $name } के नाम से दूसरा फ़ोन खेल रहा है। यह लिंक सीट नहीं छीन सकता: आयोजक का लिंक छीन सकता है।
error-seat-by-table = यह लिंक अभी आपको सीट नहीं देता
error-seat-by-table-help = यह टेबल पर दिखाया गया था, इसलिए इससे टेबल के कोड से ज़्यादा कुछ नहीं मिलता: सीट किसी के पास है, या कार्ड बँट चुके हैं। टेबल पर पूछें, या आयोजक का लिंक खोलें।

## Holdings that every player enters on a phone of their own

own-hand-title = { $name }: मेरे कार्ड · { $tournament }
own-hand-open = बाज़ी ख़त्म: मेरे कार्ड दर्ज करें
own-hand-place = { $tournament }, { $name }
own-hand-back = मेरी शाम
own-hand-out = मेरे कार्ड ख़त्म
own-hand-left = या: आपके पास क्या बचा?
own-hand-missing = अपने कार्ड छुएँ
own-hand-save = { $points } अंक बचे: सहेजें
own-hand-again = सही नहीं? फिर से दर्ज करें
own-hand-reported = आपने कहा: { $count }।
own-hand-last = { $hand }: { $result }
own-hand-next = आगे: टेबल { $table }
own-hand-next-with = आगे: टेबल { $table }, साथ में { $names }
own-hand-next-rests = आगे आपका आराम है।
own-hand-table = यह बाज़ी टेबल का फ़ोन सबके लिए दर्ज करता है।
own-hand-on-phones = यह बाज़ी फ़ोन पर खेली जा रही है; वे ख़ुद गिनते हैं।
own-hand-offline = नेटवर्क नहीं। आपने जो भरा है, वह इस फ़ोन पर सुरक्षित है और अपने-आप भेजा जाएगा।

own-counts-title = खिलाड़ियों ने क्या दर्ज किया
own-counts-nothing = अभी कुछ नहीं
own-counts-out = कार्ड ख़त्म
own-counts-left = { $points ->
    [one] { $points } अंक बचा
   *[other] { $points } अंक बचे
}
own-counts-waits = अभी बाक़ी: { $names }।
own-counts-mismatch = यह मेल नहीं खाता
own-counts-mismatch-help = कार्ड साथ मिलकर देखें। जो ग़लत था वह यहाँ फिर से दर्ज करे, या टेबल का फ़ोन बाज़ी दर्ज करे।
own-counts-differ = { $name } के कार्डों के बारे में दो फ़ोन अलग बात कहते हैं: { $counts }।
own-counts-several-out = { $names } सब कहते हैं कि उनके कार्ड ख़त्म हुए।
own-counts-nobody-out = कोई नहीं कहता कि उसके कार्ड ख़त्म हुए।
own-counts-enter = बाक़ी का सबके लिए दर्ज करें
own-counts-contradicted = { $name } ने अपने फ़ोन पर दर्ज किया: { $counts }। अगर यहाँ वाला सही है तो फिर से सहेजें।

error-own-count-not-played = यह बाज़ी अभी नहीं खेली जा रही
error-own-count-not-played-help = कुछ दर्ज नहीं हुआ। वापस जाकर देखें कि अभी आप क्या खेल रहे हैं।
error-own-count-not-offered = यह बाज़ी टेबल का फ़ोन दर्ज करता है
error-own-count-not-offered-help = कुछ दर्ज नहीं हुआ। आयोजक ने एक फ़ोन को सबके लिए गिनने दिया है।
error-own-count-changed = यह बाज़ी इस बीच दर्ज हो गई
error-own-count-changed-help = आपका दर्ज किया हुआ अब ज़रूरी नहीं था। वापस जाकर नतीजा जाँचें। ग़लत हो, तो उसे टेबल के फ़ोन पर सुधारें।
error-own-count-not-seated = आप इस बाज़ी में नहीं बैठे हैं
error-own-count-not-seated-help = कुछ दर्ज नहीं हुआ। बाज़ी खेलने वाले ही अपने कार्ड दर्ज करते हैं।
error-own-count-on-phones = यह बाज़ी फ़ोन पर खेली जा रही है
error-own-count-on-phones-help = कुछ दर्ज नहीं हुआ: फ़ोन ख़ुद गिनते हैं।
error-own-count-too-often = आपने इसे बहुत ज़्यादा बार दर्ज किया
error-own-count-too-often-help = टेबल का फ़ोन या कोई आयोजक बाज़ी दर्ज करे।

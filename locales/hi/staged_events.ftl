### Events of several stages: the public pages, the organiser's pages, and the form.

## Stages

staged-form-groups = ग्रुप
staged-form-league = हर कोई हर किसी से
staged-form-knock-out = नॉकआउट
staged-group = ग्रुप { $number }
staged-third = तीसरे स्थान के लिए
staged-final = फ़ाइनल
staged-semi-final = सेमीफ़ाइनल
staged-quarter-final = क्वार्टर फ़ाइनल
staged-round-of = अंतिम { $count }
staged-play-off = आगे जाने की सीमा पर प्ले-ऑफ़

staged-draw-seeding = वरीयता से: सबसे अच्छे देर से भिड़ते हैं
staged-draw-lot = पर्ची से
staged-draw-apart = पर्ची से, पर अपने लोग देर से भिड़ते हैं

staged-cut-best-of-each = { $count ->
    [one] हर ग्रुप का सबसे अच्छा प्रतिभागी आगे जाता है
   *[other] हर ग्रुप के सबसे अच्छे { $count } आगे जाते हैं
}
staged-cut-best = { $count ->
    [one] सबसे अच्छा प्रतिभागी आगे जाता है
   *[other] सबसे अच्छे { $count } आगे जाते हैं
}
staged-cut-luckiest = { $count ->
    [one] बाक़ी सबमें से सबसे अच्छा प्रतिभागी भी आगे जाता है
   *[other] बाक़ी सबमें से सबसे अच्छे { $count } भी आगे जाते हैं
}
staged-cut-named = स्थान कुछ भी हो, आगे जाना तय: { $names }
staged-cut-byes = इसी चरण से शुरू: { $names }
staged-level-order = आगे जाने की सीमा पर बराबरी: बेहतर वरीयता वाला आगे जाता है
staged-level-play-off = आगे जाने की सीमा पर बराबरी: एक बाज़ी का प्ले-ऑफ़
staged-carry-nothing = सब शून्य से शुरू करते हैं
staged-carry-points = { $percent }% अंक साथ जाते हैं
staged-carry-order = क्रम साथ जाता है: अंत में बराबरी हो, तो वही तय करता है

staged-name-heats = शुरुआती ग्रुप
staged-name-groups = ग्रुप
staged-name-cup = नॉकआउट
staged-name-final = फ़ाइनल
staged-name-first = पहला चरण
staged-name-second = दूसरा चरण
staged-hands-won = जीती बाज़ियाँ

## The public pages

staged-tabs = चरण
staged-ranking = सबके स्थान
staged-rank = स्थान
staged-reached = कहाँ तक
staged-not-drawn = पर्ची अभी नहीं निकली।
staged-withheld = इस चरण के नतीजे बाद में बताए जाएँगे।
staged-matches = मुक़ाबले
staged-bracket = नॉकआउट तालिका
staged-table = टूर्नामेंट
staged-place = स्थान
staged-name = नाम
staged-hands = बाज़ियाँ
staged-won = जीते मुक़ाबले
staged-bye = कोई विरोधी नहीं
staged-open = अभी तय नहीं
staged-through = आगे
staged-chance = आगे जाने की संभावना
staged-through-hint = निशान उन पर है जो अभी के हिसाब से आगे जाते हैं।
staged-through-drawn = निशान उन पर है जो आगे गए।
staged-over = प्रतियोगिता पूरी हो गई।
staged-now = अभी चल रहा है: { $stage }

## The organiser's pages

staged-title = कई चरणों वाली प्रतियोगिताएँ
staged-lede = शुरुआती ग्रुप और फ़ाइनल, ग्रुप और नॉकआउट: कौन आगे जाएगा, यह प्रोग्राम बताता है।
staged-empty = अभी कोई प्रतियोगिता नहीं
staged-empty-help = प्रतियोगिता में चरण होते हैं, और हर चरण में दूसरों जैसे ही टूर्नामेंट।
staged-new = नई प्रतियोगिता
staged-public = सार्वजनिक पेज
staged-wall = बड़ी स्क्रीन पर
staged-change = बदलें
staged-remove = मिटाएँ
staged-remove-title = “{ $name }” मिटाएँ?
staged-remove-text = टूर्नामेंट बने रहेंगे, हर एक अपने आप में। कौन आगे गया, नॉकआउट तालिका और सबके स्थान: यह सब मिट जाएगा।
staged-file = फ़ाइल डाउनलोड करें
staged-certificates = प्रमाणपत्र
certificates-event-runs = प्रतियोगिता पूरी होने पर प्रमाणपत्र यहाँ होंगे।
staged-to-draw = { $stage }: पर्ची निकाली जा सकती है
staged-to-draw-help = जो नहीं आए, उन पर से निशान हटाएँ। उनकी जगह क्रम में अगले खेलेंगे।
staged-draw = पर्ची निकालें: { $stage }
staged-preview = देखें, उनकी जगह कौन खेलेगा
staged-in-line = ख़ाली जगह पर
staged-to-pair = { $count ->
    [one] { $stage }: अगला मुक़ाबला शुरू हो सकता है
   *[other] { $stage }: अगले { $count } मुक़ाबले शुरू हो सकते हैं
}
staged-pair = { $count ->
    [one] मुक़ाबला शुरू करें
   *[other] { $count } मुक़ाबले शुरू करें
}
staged-to-play-off = { $places ->
    [one] { $stage }: आगे जाने की सीमा पर { $names } बराबर हैं। इनमें से एक आगे जाएगा।
   *[other] { $stage }: आगे जाने की सीमा पर { $names } बराबर हैं। इनमें से { $places } आगे जाएँगे।
}
staged-begin-play-off = प्ले-ऑफ़ शुरू करें
staged-playing = { $stage }: { $all } में से { $over } पूरे
staged-departure = { $stage }: सुधार के बाद { $plays } की जगह { $would } आगे जाते। कुछ भी बदला नहीं गया है।
staged-departure-only = { $stage }: सुधार के बाद { $plays } आगे नहीं जाते। कुछ भी बदला नहीं गया है।
staged-take-back = पर्ची वापस लें: { $stage }
staged-take-back-match = वापस लें
staged-take-back-hint = सिर्फ़ तब तक, जब तक इसमें कुछ दर्ज नहीं हुआ।
staged-starts = शुरुआत: { $when }
staged-entrants-count = { $count ->
    [one] { $count } प्रतिभागी
   *[other] { $count } प्रतिभागी
}
done-staged-saved = सहेजा गया।
done-staged-drawn = पर्ची निकल गई। सब अपनी-अपनी सीट पर बैठ सकते हैं।
done-staged-taken-back = वापस लिया गया।
done-staged-removed = मिटा दिया गया। टूर्नामेंट अब भी हैं।
staged-stale = इस बीच किसी और ने प्रतियोगिता बदल दी। उसे फिर से देखें, फिर जो कर रहे थे, वह दोबारा करें।
staged-drawn-already = पर्ची पहले ही निकल चुकी है: योजना अब नहीं बदलती।
staged-nothing-to-draw = अभी कोई पर्ची नहीं निकालनी है।
staged-recorded = इसमें कुछ दर्ज है, जो खो जाएगा। पहले वह नतीजा वापस लें।
error-of-event = यह टूर्नामेंट एक प्रतियोगिता का है
error-of-event-help = इसके बजाय प्रतियोगिता के पेज पर पर्ची वापस लें।

## The form

staged-kinds = कैसी प्रतियोगिता?
staged-kind-final = शुरुआती ग्रुप और फ़ाइनल
staged-kind-final-hint = ग्रुप एक ही समय पर खेलते हैं; सबसे अच्छे फ़ाइनल खेलते हैं।
staged-kind-cup = नॉकआउट
staged-kind-cup-hint = दो-दो के मुक़ाबले; जो हारा, वह बाहर। तीसरे स्थान के लिए भी मुक़ाबला होता है।
staged-kind-groups-cup = पहले ग्रुप, फिर नॉकआउट
staged-kind-groups-cup-hint = ग्रुप में हर कोई हर किसी से खेलता है; हर ग्रुप के सबसे अच्छे दो आगे जाते हैं।
staged-kind-cuts = दो बार छँटनी, फिर फ़ाइनल
staged-kind-cuts-hint = सब खेलते हैं, आधे आगे जाते हैं, फिर सबसे अच्छे चार।
staged-form-name = प्रतियोगिता का नाम
staged-form-entrants = कौन खेलेगा
staged-form-entrants-hint = हर पंक्ति में एक नाम, सबसे अच्छा पहले। टीम ऐसे लिखें: “अदिति + भरत” या “चीते: अदिति + भरत”।
staged-form-relations = कौन आपस में अपने हैं
staged-form-relations-hint = एक ही क्लब या परिवार के लोग: हर क्लब या परिवार की एक पंक्ति, नामों के बीच अल्पविराम। चरण की पर्ची वैसी हो, तो वे देर से भिड़ते हैं।
staged-form-rules = नियम
staged-form-stage = चरण { $number }
staged-form-stage-name = नाम
staged-form-form = कैसे खेलेंगे
staged-form-count = कितने ग्रुप
staged-form-third = तीसरे स्थान के लिए भी खेलें
staged-form-draw = पर्ची
staged-form-format = फ़ॉर्मैट
staged-form-scoring = स्कोरिंग
staged-form-length = अवधि
staged-form-length-hint = कितने राउंड, कितने अंकों तक, या कितनी बाज़ियाँ। ख़ाली छोड़ें, तो सामान्य।
staged-form-through = कौन आगे जाएगा
staged-form-best-of-each = हर ग्रुप के सबसे अच्छे
staged-form-best = बाक़ी सबमें से सबसे अच्छे
staged-form-level = आगे जाने की सीमा पर बराबरी
staged-form-carry = साथ क्या जाएगा
staged-form-share = अंकों का हिस्सा, % में
staged-form-more = समय, जगह, इसी चरण से शुरू करने वाले
staged-form-byes = इसी चरण से शुरू करने वाले
staged-form-byes-hint = ऊपर की सूची के नाम, बीच में अल्पविराम।
staged-form-named = स्थान कुछ भी हो, आगे जाना तय
staged-form-place = कहाँ
staged-form-date = तारीख़
staged-form-time = समय
staged-form-add = चरण जोड़ें
staged-form-drop = आख़िरी चरण हटाएँ
staged-form-save = प्रतियोगिता सहेजें
staged-form-unknown-name = “{ $name }” नाम से यहाँ कोई नहीं खेलता। नाम वैसे ही लिखें जैसे सूची में है।
staged-form-no-number = पूर्ण संख्या लिखें।
staged-form-level-choice-order = बेहतर वरीयता
staged-form-level-choice-play-off = प्ले-ऑफ़
staged-form-carry-choice-nothing = कुछ नहीं
staged-form-carry-choice-points = अंक
staged-form-carry-choice-order = क्रम
staged-form-scoring-usual = सामान्य

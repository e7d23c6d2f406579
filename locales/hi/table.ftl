### The phone at the table: see the next hand, and record it in seconds.

## The page of a table

table-title = टेबल { $table } · { $name }
table-number = टेबल { $table }
table-leaderboard = लीडरबोर्ड
table-hand = बाज़ी { $hand }
table-hand-of-round = राउंड { $round }, बाज़ी { $hand }
table-hand-of-play-off = प्ले-ऑफ़, बाज़ी { $hand }
table-wins-hand = { $count ->
    [one] { $names } ने बाज़ी जीती
   *[other] बराबरी, कोई नहीं जीता: { $names }
}
table-hand-of = { $hand } ({ $hands } में से)
table-dealer = डीलर
table-opener = पहली चाल

## Entering a hand

table-who-went-out = किसके कार्ड ख़त्म हुए?
table-who-lost = कौन हारा? जिसके पास सबसे ज़्यादा अंक बचे।
table-who-lost-of-many = कौन-कौन हारा? जिनके पास सबसे ज़्यादा अंक बचे।
table-in-which-order = पहले किसके कार्ड ख़त्म हुए, फिर किसके?
table-order-hint = जिसके कार्ड सबसे पहले ख़त्म हुए, उसे 1 लिखें, और इसी तरह { $count } तक। आख़िरी ख़ाली रह सकता है।
table-one-points-and-left = रीफ़िल अंक, और क्या बचा
table-one-points = रीफ़िल अंक
table-left-in-hand = बचे अंक
table-drafts = पहले चुनना
table-missing-order = अब किसके कार्ड ख़त्म हुए? नाम छुएँ
table-count-anyway = इसके बजाय कार्ड गिनें
table-cards = बचे कार्ड
table-total-instead = या कुल अंक
table-save = बाज़ी सहेजें
table-cancel = रहने दें
table-missing-out = किसके कार्ड ख़त्म हुए? नाम छुएँ
table-missing-cards = { $name } के कार्ड छुएँ
table-none-left = डेक में { $face } सिर्फ़ { $most } हैं।
table-take-back = { $face } हटाएँ
table-not-saved = अभी सहेजा नहीं

table-no-result = बाज़ी किसी ने नहीं जीती
table-stuck-help = कोई चल नहीं सकता: वही डीलर बाज़ी फिर बाँटे।
table-stuck = अटकी, फिर बाँटें
table-abandoned-help = बाज़ी छोड़ दी जाती है: किसी को अंक नहीं मिलते, फिर अगली बाज़ी।
table-abandoned = यह बाज़ी छोड़ें

table-face-draw-two = +2
table-face-reverse = रिवर्स
table-face-skip = स्किप
table-face-wild = वाइल्ड
table-face-wild-draw-four = वाइल्ड +4
table-face-blank = सफ़ेद

## Penalties

table-penalty-note = जुर्माना लिखें
table-penalty-help = जुर्माने से अंक नहीं बदलते: उसके कार्ड पहले ही गिनती में हैं। कार्डों की संख्या ख़ाली छोड़ें, तो वही मानी जाएगी जो आपके नियमों में है।
table-penalty = जुर्माना { $number }
table-penalty-who = किसे
table-penalty-why = कारण
table-penalty-cards = कार्ड
table-penalty-of = { $name }: { $fine }
table-penalty-fine = { $cards ->
    [0] { $kind }, कोई कार्ड नहीं
    [one] { $kind }, { $cards } कार्ड
   *[other] { $kind }, { $cards } कार्ड
}
penalty-uno-missed = ऊनो नहीं कहा
penalty-false-call = ग़लत ऊनो
penalty-misplay = ग़लत कार्ड डाला
penalty-hint = इशारा
penalty-cheat = बेईमानी
penalty-hide = कार्ड छिपाए
penalty-wd4-guilty = ग़लत वाइल्ड +4
penalty-wd4-wrong = वाइल्ड +4 को ग़लत चुनौती
penalty-silence = चुप्पी तोड़ी
penalty-centre = ढेरी पर आख़िरी हाथ

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

## The moment of a result: the points, and where those who got them stand

moment-lost = { $names } की हार
moment-now = अब स्थान { $ordinal }
moment-now-level = अब बराबरी में स्थान { $ordinal }
moment-of = { $names }: { $now }
moment-up = { $places ->
    [one] { $places } स्थान ऊपर
   *[other] { $places } स्थान ऊपर
}
moment-down = { $places ->
    [one] { $places } स्थान नीचे
   *[other] { $places } स्थान नीचे
}

## Taking back and correcting

table-undo = वापस लें
table-redo = बहाल करें
table-taken-back = { $hand } वापस ली गई: { $result }
table-restored = { $hand } बहाल की गई: { $result }
table-was-taken-back = वापस ली गई: { $result }
table-stale-undo = कुछ वापस नहीं लिया गया: इस बीच किसी ने यह बाज़ी बदल दी। अब इसमें लिखा है: { $result }
table-stale-redo = कुछ बहाल नहीं किया गया: इस बीच किसी ने यह बाज़ी बदल दी। अब इसमें लिखा है: { $result }
table-not-played = यह बाज़ी खेली नहीं गई
table-not-played-help = इससे दर्ज नतीजा अपने सब सुधारों के साथ वापस लिया जाता है और बाज़ी फिर बाक़ी रहती है। कुछ नहीं खोएगा: नतीजा बहाल किया जा सकता है।
table-closed-not-yet = पहले दूसरी बाज़ियाँ हैं: यह अभी दर्ज नहीं हो सकती।
table-correct = सुधारें
table-correcting = अब तक सहेजा: { $result }
table-hands = इस टेबल की बाज़ियाँ
table-standings = अंक तालिका
table-wins = { $count ->
    [one] { $count } जीत
   *[other] { $count } जीत
}
table-losses = { $count ->
    [0] कोई हार नहीं
    [one] { $count } हार
   *[other] { $count } हार
}
table-back = वापस
table-look-again = फिर देखें

## When there is no hand to enter

table-waits = दूसरी टेबलों का इंतज़ार
table-sitting-out = इस पाली में आराम: { $names }
table-waits-help = इस टेबल की पाली पूरी हो गई। अगली तब शुरू होगी जब सबकी पूरी हो जाए; यह पेज अपने-आप आगे बढ़ेगा।
table-done = इस टेबल की सब बाज़ियाँ हो गईं
table-done-help = दूसरी टेबल पर अभी खेल चल रहा है; यह पेज अपने-आप आगे बढ़ेगा।
table-over = टूर्नामेंट पूरा हुआ
table-winners = { $count ->
    [one] विजेता: { $names }
   *[other] विजेता: { $names }
}
table-not-started = अभी शुरू नहीं हुआ
table-not-started-help = आयोजक टूर्नामेंट शुरू करेंगे; तब पहली बाज़ी यहाँ दिखेगी।

## When somebody else was first

table-contested = यह बाज़ी किसी और ने पहले सहेज दी
table-contested-theirs = सहेजा हुआ
table-contested-yours = आपका
table-undone = वापस ली गई, फिर दर्ज करनी है
table-contested-help = टेबल पर तय करें कि कौन-सा सही है। आपका नतीजा अब भी नीचे है, खोया नहीं है।
table-contested-keep = सहेजा हुआ रखें

## Without a signal

table-waiting-to-send = नेटवर्क नहीं। इस फ़ोन पर रुका है: { $what }
table-waiting-take-back = वापस लें
table-waiting-try = अभी भेजें
table-waiting-refused = यह ऐसे नहीं सहेजा जा सका: { $what }
table-waiting-look = देखें
table-waiting-discard = हटा दें
table-offline-wait = नेटवर्क लौटने पर अगली बाज़ी दिखेगी।
table-code-changed = इस टेबल का नया कोड है। टेबल पर रखा नया टेबल-कार्ड स्कैन करें: इस फ़ोन पर जो रुका है, वह तब चला जाएगा।
table-offline-undo = नेटवर्क नहीं: फिर कोशिश करें
table-stale = इस बीच यह बाज़ी दूसरे फ़ोन पर बदली गई। सहेजने पर दोनों दिखेंगे।

## On any page, while results wait on the phone. {where} is a table of a tournament

waits-title = अब भी इस फ़ोन पर, सहेजा नहीं गया: { $where }
waits-send = अभी भेजें
waits-no-signal = नेटवर्क नहीं: फिर कोशिश करें।
waits-code-gone = इस टेबल का नया कोड बन गया है। टेबल पर रखा नया टेबल-कार्ड स्कैन करें: यहाँ जो रुका है, वह तब चला जाएगा।
waits-not-needed = अब इसकी ज़रूरत नहीं?
waits-not-needed-help = जो यहाँ हटाया, वह हमेशा के लिए गया।
waits-place = { $tournament }, टेबल { $table }

## The code of a table

table-code-title = आपकी टेबल का कोड
table-code-help = यह आपकी टेबल के टेबल-कार्ड पर QR कोड के पास लिखा है।
table-code = कोड
table-code-open = टेबल खोलें
table-code-unknown = कोड { $code } किसी टेबल का नहीं है
table-code-unknown-help = अपनी टेबल का टेबल-कार्ड फिर देखें: हो सकता है कोड लिखने में ग़लती हुई हो, या आयोजक ने नया कोड बनाया हो। कई ग़लत कोड डालने पर यह पेज कुछ मिनट के लिए लॉक हो जाता है।

table-code-replaced = कोड { $code } बदल दिया गया
table-code-replaced-help = आयोजक ने इस टेबल को नया कोड दिया है। नया टेबल-कार्ड माँगें, या टेबल पर देखें।

## What the form itself finds out

table-wrong-of = { $name }: { $text }
table-wrong-out = जिसके कार्ड ख़त्म हुए, उसे छुएँ।
table-wrong-same-place = दो खिलाड़ियों का स्थान { $place } है। हर खिलाड़ी को अलग स्थान दें।
table-wrong-order = आख़िरी को छोड़कर सबको स्थान चाहिए, 1 से शुरू करके।
table-wrong-both = एक ही खिलाड़ी के कार्ड भी हैं और कुल अंक भी। एक रखें, दूसरा मिटाएँ।
table-wrong-penalty-player = चुनें कि यह जुर्माना किसका है, या पंक्ति ख़ाली करें।
table-wrong-penalty-kind = चुनें कि यह जुर्माना किस बात का है।
table-wrong-not-yet = पहले दूसरी बाज़ियाँ हैं: यह अभी सहेजी नहीं जा सकती। आपने जो भरा है, वह यहीं है।
table-wrong-over = टूर्नामेंट पूरा हो चुका है: सिर्फ़ दर्ज बाज़ियाँ सुधारी जा सकती हैं।
table-wrong-later-seats = इस नतीजे से बाज़ी { $hand } में टेबल पर दूसरे खिलाड़ी होते, और वह दर्ज हो चुकी है। पहले उस बाज़ी को और उसके बाद वाली बाज़ियों को वापस लें। आपने जो भरा है, वह यहीं है।
table-wrong-nothing-to-undo = वापस लेने को कुछ नहीं है: इस बाज़ी का नतीजा अभी बाक़ी है।
table-wrong-nothing-to-redo = बहाल करने को कुछ नहीं है: पिछला क़दम कुछ वापस लेने का नहीं था।
table-wrong-other-players = अब टेबल पर दूसरे खिलाड़ी हैं, इसलिए नतीजा बहाल नहीं हो सकता। बाज़ी फिर से दर्ज करें।
table-wrong-not-started = आयोजक ने टूर्नामेंट अभी शुरू नहीं किया है।
table-wrong-too-often = यह बाज़ी टेबल से इतनी बार बदली जा चुकी है कि अब सिर्फ़ आयोजक इसे बदल सकते हैं। आयोजक से सही नतीजा दर्ज करने को कहें।
table-wrong-too-many = इस टेबल ने आज उससे ज़्यादा दर्ज किया है जितना एक दिन में खेला जा सकता है। आयोजक से नतीजा दर्ज करने को कहें।
table-wrong-archived = टूर्नामेंट संग्रह में है: अब कुछ दर्ज नहीं हो सकता।

### The form of a hand, at the table and at the desk.

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

### The prize-giving: checking the standings, printing certificates, and revealing the places one by one.

prize-giving-title = पुरस्कार वितरण
prize-giving-of = पुरस्कार वितरण · { $name }
prize-giving-come = आख़िरी बाज़ी दर्ज हो गई। सब इकट्ठे हो जाएँ।
prize-giving-hidden = अभी नहीं बताया गया
prize-giving-season-come = सीज़न पूरा हुआ। सब इकट्ठे हो जाएँ।

## The organiser’s page

prize-giving-secret = यह सिर्फ़ आपको दिखता है।
prize-giving-secret-line = बाक़ी लोगों को कोई स्थान तभी दिखेगा जब आप उसे दिखाएँगे।
prize-giving-public = स्थान पहले से सबको दिखते हैं।
prize-giving-public-line = बड़ी स्क्रीन और टेबल के फ़ोन फिर भी उन्हें एक-एक करके दिखाएँगे; लीडरबोर्ड पर सब दिखते हैं।
prize-giving-over-line = पुरस्कार वितरण पूरा हुआ।
prize-giving-no-doubt = कुछ भी संदेह में नहीं
prize-giving-uncounted = { $count ->
    [one] { $count } दर्ज बाज़ी नहीं गिनी जाती
   *[other] { $count } दर्ज बाज़ियाँ नहीं गिनी जातीं
}
prize-giving-all = { $count ->
    [one] { $count } पंक्ति दिखाएँ
   *[other] सभी { $count } पंक्तियाँ दिखाएँ
}
prize-giving-correct = बाज़ी सुधारें
prize-giving-print = प्रमाणपत्र छापें
prize-giving-reveal = बड़ी स्क्रीन पर स्थान दिखाएँ
prize-giving-wall = बड़ी स्क्रीन खोलें
prize-giving-not-yet = आख़िरी बाज़ी दर्ज होने पर आप स्थान दिखा सकते हैं।
prize-giving-season-runs = पहले सीज़न समाप्त करें।
prize-giving-begin = पुरस्कार वितरण शुरू करें
prize-giving-begin-help = तब बड़ी स्क्रीन सबको बुलाती है और आपके दिखाने तक कोई स्थान नहीं दिखाती।
prize-giving-show = दिखाएँ
prize-giving-shown = दिखाया गया
prize-giving-last-help = पहले स्थान के साथ अंक तालिका सबको, हर फ़ोन पर दिखने लगती है।
prize-giving-take-back = स्थान { $place } फिर छिपाएँ
prize-giving-call-off = पुरस्कार वितरण रद्द करें
prize-giving-reveal-all = सब कुछ एक साथ दिखाएँ
prize-giving-over = सभी स्थान दिखा दिए गए, और अंक तालिका सबको दिखती है।

event-prize-giving = पुरस्कार वितरण: कोई स्थान नहीं दिखाया
event-prize-giving-place = पुरस्कार वितरण: स्थान { $place } से दिखाया
event-prize-giving-ended = पुरस्कार वितरण रद्द किया गया

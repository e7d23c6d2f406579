### The form of a tournament, and its draft.

## The form of a draft

draft-new-title = नया टूर्नामेंट
draft-edit-title = { $name }: बदलाव
draft-name = नाम
draft-name-hint = टूर्नामेंट के हर पेज पर दिखता है, और उसके सार्वजनिक पते का हिस्सा है।
draft-date = तारीख़
draft-time = समय
draft-when-hint = क्लब के समय क्षेत्र में, { $zone }।
draft-occurrence = दोनों में से कौन-सा?
draft-occurrence-earlier = पहला, { $offset } पर
draft-occurrence-later = दूसरा, { $offset } पर
draft-format = फ़ॉर्मैट
draft-scoring = स्कोरिंग
draft-target = लक्ष्य
draft-target-hint = जिस बाज़ी में कोई यहाँ तक पहुँचे, उसी के साथ खेल पूरा होता है। ख़ाली छोड़ें, तो 500; ऑनलाइन नियमों में 200, या दो खिलाड़ियों के लिए 100।
draft-limit = सीमा
draft-limit-hint = जो यहाँ तक पहुँचे, वह हारा; चैलेंज में वह बाहर हो जाता है। ख़ाली छोड़ें, तो 200; चैलेंज में 500।
draft-stop-at-limit = किसी के सीमा तक पहुँचते ही समाप्त
draft-stop-at-limit-hint = तब सीमा से नीचे वाले सब जीते। वरना पूरा कार्यक्रम खेला जाता है, और सीमा तक पहुँचे खिलाड़ी बाक़ी सबसे पीछे रहते हैं।
draft-nobody-under = { $count ->
    [0] ऐसे कार्यक्रम में शायद ही कभी सब सीमा तक पहुँचते हैं।
   *[other] ऐसे 100 कार्यक्रमों में से लगभग { $count } में अंत तक सब सीमा तक पहुँच जाते हैं।
}
draft-agreed-hands = बाज़ियाँ
draft-agreed-hands-hint = इतनी बाज़ियों के बाद खेल पूरा होता है। ख़ाली छोड़ें, तो जब आप समाप्त करें तब।
draft-how-long = कितनी देर
draft-how-long-short = छोटा
draft-how-long-evening = एक शाम
draft-how-long-long = लंबा
draft-how-long-exact = राउंड, पाली और बाज़ियाँ ख़ुद चुनें
draft-stop-ends = लगभग { $end } बजे तक पूरा
draft-stop-hands = हर टेबल पर { $hands ->
    [one] { $hands } बाज़ी
   *[other] { $hands } बाज़ियाँ
}, एक पाली में { $block }
draft-rounds = राउंड
draft-rounds-hint = चार खिलाड़ियों में एक राउंड 12 बाज़ियों का होता है, आठ में हर खिलाड़ी की 28 बाज़ियों का।
draft-hands-per-block = एक पाली में बाज़ियाँ
draft-hands-per-block-hint = वही चार खिलाड़ी उन्हीं जोड़ीदारों के साथ कितनी बाज़ियाँ खेलते हैं।
draft-hands-per-block-4 = चार बाज़ियाँ
draft-hands-per-block-2 = दो बाज़ियाँ
draft-hands-per-block-1 = एक बाज़ी
draft-blocks = राउंड के बजाय पालियाँ
draft-blocks-hint = ख़ाली छोड़ें, तो पूरे राउंड। पालियाँ एक राउंड से कम हों, तो हर किसी की हर किसी के साथ जोड़ी नहीं बनती; कुछ भी शुरू होने से पहले अगला पेज बताता है कि बँटवारा कितना बराबर है।
draft-rules = खेल के नियम
draft-house = घर के नियम
draft-values = कार्डों के अंक
draft-values-which = कौन-सा कार्ड कितने का
draft-values-usual = सामान्य
draft-values-usual-line = जैसा फ़ॉर्मैट में चलता है: मानक, और डुओ में उसके अपने।
draft-values-std = मानक
draft-values-std-line = नंबर कार्ड अपने नंबर के, एक्शन कार्ड 20, काले कार्ड 50।
draft-values-duo = डुओ
draft-values-duo-line = नंबर कार्ड अपने नंबर के, एक्शन कार्ड 10, वाइल्ड 15, और वाइल्ड +4 के 20।
draft-values-own = आपके अपने
draft-values-own-line = हर तरह के कार्ड के लिए 0 से 1000 तक की संख्या। जो ख़ाली छोड़ें, वह मानक जैसा गिना जाएगा।
draft-values-face = अपना नंबर
draft-rules-which = कौन-से नियम
draft-rules-hint = सार्वजनिक पेज पर दिखते हैं, ताकि हर टेबल एक जैसा खेले। लिंक नए टैब में खुलते हैं।
draft-entrants = कौन खेलेगा
draft-entrants-hint = नाम जैसे हैं वैसे ही चिपकाएँ: हर पंक्ति में एक, बीच में अल्पविराम, या तालिका के रूप में। टीमों के लिए हर पंक्ति में एक टीम: “लाल: अदिति + भरत”।
draft-roster = क्लब की सूची से
draft-roster-hint = जिन पर निशान लगा हो, वे भी खेलेंगे। नए नाम सूची में जुड़ जाते हैं।
draft-order = क्रम
draft-order-hint = क्रम से तय होता है कि कौन किसके साथ शुरू करे।
draft-order-lot = पर्ची से
draft-order-lot-line = पर्ची का नतीजा दर्ज होता है और सार्वजनिक पेज पर दिखता है।
draft-order-typed = जैसा लिखा
draft-order-typed-line = पहले लिखे हुए नाम, फिर निशान वाले खिलाड़ी।
draft-more = और विकल्प
draft-fixed-seats = पक्की सीटें
draft-fixed-seats-hint = पाली की चारों बाज़ियों में विरोधियों की सीटें वही रहती हैं। वरना वे दूसरी बाज़ी के बाद सीटें बदलते हैं, ताकि हर किसी की बाईं ओर हर दूसरा बराबर बार बैठे।
draft-duplicate = समान बाँट
draft-duplicate-hint = एक ही बाज़ी में हर टेबल को वही कार्ड मिलते हैं, इसलिए अंक तालिका यह भी दिखा सकती है कि उन्हीं कार्डों से किसने सबसे ज़्यादा बनाया। सिर्फ़ फ़ोन पर खेली बाज़ियों के लिए; दो टेबल या दो राउंड चाहिए।
draft-create = कार्यक्रम बनाएँ
draft-create-hint = अभी कुछ शुरू नहीं होगा: पहले आप कार्यक्रम देखेंगे।
draft-save = बदलाव सहेजें
draft-cancel = रहने दें
draft-summary = सार
draft-summary-until = { $start } से लगभग
draft-summary-players = खिलाड़ी
draft-summary-tables = टेबल
draft-summary-resting = { $count } का आराम
draft-summary-hands = हर टेबल पर बाज़ियाँ
draft-terms-change = बदलें
draft-conflict = यह मसौदा आपके पास खुला था, तभी { $who } ने इसे बदल दिया
draft-conflict-help = कुछ खोया नहीं है: आपने जो भरा, वह नीचे फ़ॉर्म में है; जो उन्होंने भरा, वह सहेजा हुआ है। दोनों मिलाकर देखें, जो चाहें बदलें; उनके बदलावों की जगह अपने रखने हों, तो फिर सहेजें।
draft-conflict-column = फ़ील्ड
draft-conflict-theirs = अभी सहेजा हुआ
draft-conflict-mine = आपका, नीचे
draft-conflict-same = अब दोनों एक जैसे हैं। तय करने को कुछ नहीं है।
draft-conflict-keep = सहेजा हुआ रखें
draft-no = नहीं
draft-yes = हाँ
draft-empty = (ख़ाली)

problem-in-line = पंक्ति { $line }: { $problem }
problem-not-a-number = “{ $given }” पूर्ण संख्या नहीं है। सिर्फ़ अंक 0–9 लिखें, जैसे { $example }।
problem-date-malformed = “{ $given }” तारीख़ नहीं है। वर्ष-महीना-दिन लिखें, जैसे { $example }।
problem-time-malformed = “{ $given }” समय नहीं है। घंटे और मिनट लिखें, जैसे 19:30।
problem-date-missing = बताएँ कि किस दिन खेलना है।
problem-time-missing = बताएँ कि कितने बजे शुरू करना है।
problem-time-skipped = उस रात घड़ियाँ आगे की जाती हैं, इसलिए { $zone } में { $time } होता ही नहीं। { $next } या उसके बाद का समय लिखें।
problem-time-twice = उस रात घड़ियाँ पीछे की जाती हैं, इसलिए { $zone } में { $time } दो बार आता है। चुनें कि कौन-सा।
problem-choice-missing = एक चुनें।
problem-entrants-missing = बताएँ कि कौन खेलेगा: { $needed } खिलाड़ियों के नाम लिखें या उन पर निशान लगाएँ।
draft-player-count = “{ $format }” में { $needed } खिलाड़ी चाहिए, और { $given ->
    [one] { $given } नाम है
   *[other] { $given } नाम हैं
}।
draft-player-range = “{ $format }” में { $needed } से { $max } खिलाड़ी चाहिए, और { $given ->
    [one] { $given } नाम है
   *[other] { $given } नाम हैं
}।
draft-team-count = “{ $format }” में { $needed } टीमें चाहिए, और यहाँ { $given ->
    [one] { $given } है
   *[other] { $given } हैं
}।

## A draft

draft-edit = बदलें
draft-delete = मिटाएँ
draft-fact-rounds = { $count ->
    [one] { $count } राउंड
   *[other] { $count } राउंड
}
draft-fact-blocks = { $count ->
    [one] { $count } पाली
   *[other] { $count } पालियाँ
}
draft-fact-target = { $points } अंकों तक
draft-fact-limit = सीमा { $points }
draft-fact-out = { $points } पर बाहर
draft-fact-stops = किसी के पहुँचते ही समाप्त
draft-fact-agreed = { $count ->
    [one] { $count } बाज़ी
   *[other] { $count } बाज़ियाँ
}
draft-fact-open-end = जब तक आप समाप्त न करें
draft-fact-fixed-seats = पक्की सीटें
draft-fact-duplicate = समान बाँट
draft-drawn = क्रम पर्ची से निकाला गया, { $when }: { $order }
draft-drawn-again = अब तक { $count } बार पर्ची निकाली गई। सब नीचे “क्या हुआ, और किसने किया” में लिखा है।
draft-draw = पर्ची निकालें
draft-redraw = फिर निकालें
draft-order-as-typed = क्रम जैसा लिखा गया: { $order }
draft-schedule = कार्यक्रम
side-of-two = { $one } और { $other }
draft-fair = निष्पक्ष: पूरे कार्यक्रम में हर खिलाड़ी हर दूसरे का { $partners } बार जोड़ीदार, { $opponents } बार विरोधी, { $left } बार उसकी बाईं ओर; { $deals } बार डीलर, { $openings } बार पहली चाल।
draft-fair-lazy = निष्पक्ष: पूरे कार्यक्रम में हर खिलाड़ी हर दूसरे का { $partners } बार जोड़ीदार, { $opponents } बार विरोधी, { $left } बार उसकी बाईं ओर। डीलर और पहली चाल बाज़ियों के नतीजों से तय होते हैं।
draft-fairness = पूरे कार्यक्रम में हर खिलाड़ी हर दूसरे का { $partners } बार जोड़ीदार, { $opponents } बार विरोधी, { $left } बार उसकी बाईं ओर; { $deals } बार डीलर, { $openings } बार पहली चाल।
draft-fairness-lazy = पूरे कार्यक्रम में हर खिलाड़ी हर दूसरे का { $partners } बार जोड़ीदार, { $opponents } बार विरोधी, { $left } बार उसकी बाईं ओर। डीलर और पहली चाल बाज़ियों के नतीजों से तय होते हैं।
draft-hands-each = हर खिलाड़ी { $hands } बाज़ियाँ खेलता है।
draft-rests = हर खिलाड़ी के आराम की पालियाँ: { $blocks }।
draft-range = { $min } से { $max }
draft-start-help = कार्यक्रम में सब चाहिए। कोई नहीं आ रहा, तो पहले उसका नाम बदलें या हटाएँ।
draft-start-all = { $count ->
    [one] { $count } खिलाड़ी मौजूद: शुरू करें
   *[other] सभी { $count } मौजूद: शुरू करें
}
draft-start-some = अभी निशान: { $all } में से { $here }। बटन बाक़ी सब पर भी निशान लगा देगा।
draft-here-title = कौन मौजूद है
draft-here-count = { $all } में से { $here }
draft-first-block = शुरू में कौन कहाँ
draft-more-tables = { $count } और टेबल
draft-drawn-when = पर्ची से, { $when }
draft-further = और भी
draft-figure-length = अवधि
draft-figure-ends = लगभग पूरा
draft-figure-about = लगभग { $hands }
draft-figure-meetings = जोड़ीदार, विरोधी
draft-figure-times = { $partners }×, { $opponents }×
draft-figure-even = सबके बराबर
draft-figure-uneven = लगभग बराबर
draft-figure-partly = सबके साथ नहीं
draft-figure-range = { $min }–{ $max }
draft-figure-rests = आराम
draft-figure-blocks = { $min }–{ $max } पालियाँ
draft-replace = खिलाड़ी बदलें या जोड़ें
draft-present-save = उपस्थिति सहेजें
start-missing = { $count ->
    [one] शुरू नहीं हुआ: { $names } का आना बाक़ी है।
   *[other] शुरू नहीं हुआ: { $names } का आना बाक़ी है।
}
start-missing-help = जो इस बीच आ गए, उन पर निशान लगाएँ। कोई खिलाड़ी नहीं आ रहा, तो मसौदा बदलें, उस नाम की जगह दूसरा रखें और नए पर निशान लगाएँ। सिर्फ़ निशान सहेजे गए।
start-changed = शुरू नहीं हुआ: यह पेज आपके पास खुला था, तभी मसौदा बदल गया
start-changed-help = कार्यक्रम अब जैसा है, उसे देखें और फिर शुरू करें। आपके निशान वैसे ही हैं।
deletion-title = { $name } को मिटाएँ?
deletion-text = मसौदा, उसके खिलाड़ियों की सूची और उसमें जो किया गया उसका रिकॉर्ड हमेशा के लिए मिट जाएगा। खिलाड़ी क्लब की सूची में बने रहेंगे।
deletion-button = यह मसौदा मिटाएँ
deletion-text-started = टूर्नामेंट, उसका सार्वजनिक पेज और उसमें जो किया गया उसका रिकॉर्ड हमेशा के लिए मिट जाएगा। खिलाड़ी क्लब की सूची में बने रहेंगे।
deletion-loses-codes = टेबलों के कोड और निजी लिंक काम करना बंद कर देंगे।
deletion-loses-history = { $count ->
    [one] इसके साथ { $count } दर्ज बात भी मिटेगी, जो गिनी नहीं जाती।
   *[other] इसके साथ { $count } दर्ज बातें भी मिटेंगी, जो गिनी नहीं जातीं।
}
deletion-loses-arrivals = { $count ->
    [one] { $count } व्यक्ति की उपस्थिति दर्ज है।
   *[other] { $count } लोगों की उपस्थिति दर्ज है।
}
deletion-announcement = घोषणा अपनी नाम-सूची समेत लौट आएगी।
deletion-name = मिटाने के लिए टूर्नामेंट का नाम लिखें
deletion-button-started = यह टूर्नामेंट मिटाएँ
problem-deletion-name = यह इस टूर्नामेंट का नाम नहीं है।

## Other words of these pages

start-missing-tick = जो आए, उन पर निशान लगाएँ
draft-conflict-somebody = यह मसौदा आपके पास खुला था, तभी बदल गया
draft-match-goes-on = सीटें वही रहती हैं, और हर बाज़ी के बाद डीलर घड़ी की दिशा में बदलता है, जब तक मुक़ाबले का फ़ैसला न हो।

## पहले नाम, फिर उनके लिए फ़ॉर्मैट

draft-step-names = कौन खेलेगा
draft-step-format = क्या खेलेंगे
draft-step-when = कब
draft-continue = आगे बढ़ें
draft-count-again = नाम फिर से देखें
offer-players = { $count ->
    [one] { $count } खिलाड़ी
   *[other] { $count } खिलाड़ी
}
offer-teams = टीमें: { $count }, खिलाड़ी: { $players }
offer-tidied = सूची सँवारी गई: हर नाम अलग, बिना क्रमांक, बिंदी और अल्पविराम के।
offer-nothing = इतनों के लिए कोई फ़ॉर्मैट नहीं है। 2 से 64 खिलाड़ी चाहिए, या बराबर खिलाड़ियों वाली दो टीमें।
offer-others = दूसरे फ़ॉर्मैट
offer-takes = हर टेबल पर { $hands ->
    [one] { $hands } बाज़ी
   *[other] { $hands } बाज़ियाँ
} · { $time }
offer-takes-until = हर टेबल पर { $hands ->
    [one] { $hands } बाज़ी
   *[other] { $hands } बाज़ियाँ
} · { $time } · लगभग { $end } बजे तक पूरा
offer-takes-about = लगभग { $hands ->
    [one] { $hands } बाज़ी
   *[other] { $hands } बाज़ियाँ
} · लगभग { $time }
offer-takes-about-until = लगभग { $hands ->
    [one] { $hands } बाज़ी
   *[other] { $hands } बाज़ियाँ
} · लगभग { $time } · लगभग { $end } बजे तक पूरा
names-remove = हटाएँ: { $name }
problem-more-players = { $count } और खिलाड़ी चाहिए
problem-fewer-players = { $count } खिलाड़ी ज़्यादा
problem-equal-teams = बराबर खिलाड़ियों वाली दो टीमें चाहिए
problem-no-teams = टीमें नहीं, अलग-अलग खिलाड़ी चाहिए
problem-name-alike = “{ $name }” और “{ $other }” एक ही नाम लगते हैं। दो लोग हों तो कुछ ऐसा जोड़ें जिससे दोनों अलग पहचाने जाएँ, जैसे कुलनाम।
pasted-understood = नाम इस तरह समझे गए
pasted-left-out = छोड़ा गया: { $what }
pasted-quoted = “{ $text }”
pasted-ways = इनमें नाम कौन सा है?
pasted-ways-hint = हर पंक्ति में कई हिस्से हैं। वह विकल्प चुनें जिसमें नाम सही दिखें।
problem-columns-missing = हर पंक्ति में कई हिस्से हैं। चुनें कि नाम किससे बनता है।
problem-mail-for-name = पंक्ति { $line }: “{ $mail }” ई-मेल पता है। इसकी जगह उस व्यक्ति का नाम लिखें।
problem-name-near = “{ $name }” लगभग “{ $other }” जैसा नाम है। नामों के नीचे का सवाल देखें, फिर आगे बढ़ें।
near-known = “{ $name }” क्लब की सूची में नहीं है, पर लगभग इसी नाम का कोई है। वही हों तो निशान लगाएँ; नहीं तो यह कोई और है, जो सूची में नए सिरे से जुड़ेगा।
near-is = यह { $name } हैं
near-here = “{ $name }” और “{ $other }” एक जैसे लगते हैं। एक ही व्यक्ति हो तो दोनों में से एक नाम हटाएँ; दो लोग हों तो ऐसे ही रहने दें।
roster-filter = नाम ढूँढें
roster-filter-ticks = ढूँढने के लिए लिखें। नीचे वाला तीर सूची में ले जाता है, वहाँ Space से निशान लगता है; Enter से मिले हुए पहले नाम पर निशान लगता है।
roster-filter-open = ढूँढने के लिए लिखें। नीचे वाला तीर सूची में ले जाता है; Enter से मिला हुआ पहला नाम खुलता है।
roster-filter-nobody = इस नाम का कोई नहीं।

## The setting of a tournament

draft-move-seconds = फ़ोन पर एक चाल के सेकंड
draft-move-seconds-hint = फ़ोन पर खेली बाज़ियों के लिए: इतने समय में चाल न हो, तो बॉट चाल चलता है; आधे समय पर याद दिलाया जाता है। ख़ाली छोड़ें, तो कोई सीमा नहीं।
draft-fact-move-seconds = { $count ->
    [one] फ़ोन पर हर चाल { $count } सेकंड
   *[other] फ़ोन पर हर चाल { $count } सेकंड
}

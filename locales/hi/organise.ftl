### The organisers’ pages: what waits, the roster, drafts, and tournaments that run.

## “Organise”, the page they start from

desk-lede = आपके क्लब के टूर्नामेंट। यहाँ का सब कुछ सिर्फ़ आयोजकों को दिखता है।
desk-codes-closed = नए फ़ोन पंद्रह मिनट के लिए रोके गए हैं
desk-codes-closed-help = किसी ने बहुत सारे ग़लत कोड डाले हैं। जो फ़ोन पहले से अपनी टेबल पर हैं, वे चलते रहेंगे; निजी लिंक और अब बनाए गए कोड भी चलेंगे। अगर यह हॉल में किसी का मज़ाक था, तो नए फ़ोनों को फिर आने दें।
desk-codes-open = नए फ़ोनों को फिर आने दें
desk-new = नया टूर्नामेंट
desk-players = क्लब के खिलाड़ी
desk-empty = अभी कोई टूर्नामेंट नहीं
desk-empty-help = नाम रखें, खिलाड़ियों के नाम चिपकाएँ, फ़ॉर्मैट चुनें: कार्यक्रम Lastcard बनाएगा, और कुछ भी शुरू होने से पहले आप उसे देख सकेंगे।
desk-empty-action = पहला टूर्नामेंट बनाएँ
desk-running = चल रहे हैं
desk-upcoming = आने वाले
desk-finished = पूरे हुए
desk-archived = संग्रह में ({ $count })
desk-winners = { $count ->
    [one] विजेता: { $names }
   *[other] विजेता: { $names }
}

## What waits for an organiser

waiting-title = आपके लिए काम
waiting-nothing = कोई काम बाक़ी नहीं।
waiting-table = { $name } की टेबल { $table }
waiting-several-tables = एक साथ { $count } टेबलों पर खेलना है: { $tables }
waiting-holds-up = बाक़ी टेबलें टेबल { $table } के इंतज़ार में हैं: { $hand }, बिना कुछ दर्ज हुए { $time }।
waiting-late = टेबल { $table } पर बिना कुछ दर्ज हुए { $time }: { $hand }।
waiting-begins = शुरुआत: { $when }। { $all } में से { $here } मौजूद।
waiting-begun = शुरू होना था: { $when }। { $all } में से { $here } मौजूद।
waiting-changed-now = टेबल { $table } पर { $hand } अभी-अभी बदली गई: { $result }
waiting-changed = टेबल { $table } पर { $hand } { $time } पहले बदली गई: { $result }
waiting-over = टूर्नामेंट पूरा हुआ। अंक तालिका जाँचकर और पढ़कर सुना देने के बाद इसे संग्रह में डालें।
waiting-idle = { $when } के बाद किसी ने कोई बाज़ी दर्ज नहीं की। अगर टूर्नामेंट आगे नहीं चलेगा, तो उसे समाप्त करें।

## The club

club-title = क्लब की सेटिंग
club-evenings = नए समय क्षेत्र में आने वाली शामें
club-evenings-asked = दूसरे समय क्षेत्र में ये शामें किसी और समय शुरू होंगी। बताएँ कि क्या वही रहे: घड़ी का समय या वही पल।
club-evenings-hour = घड़ी का समय वही रहे: 19:00 की जगह 19:00 ही। आम तौर पर यही सही है।
club-evenings-moment = पल वही रहे, और घड़ी का समय बदल जाए।
club-save = सहेजें
club-pace = एक बाज़ी में कितना समय लगता है
club-pace-hint = पहले की फेंटाई और बाद की गिनती मिलाकर। इससे अनुमान लगता है कि टूर्नामेंट कितना चलेगा और कौन-सी टेबल पीछे है। चार लोगों की टेबल पर आम तौर पर छह मिनट।
club-minutes = मिनट
club-seconds = सेकंड
club-file = क्लब एक फ़ाइल में
club-file-hint = क्लब का सब कुछ एक फ़ाइल में: सूची के लोग, टूर्नामेंट, हर प्रविष्टि और यह कि किसने कब की, फ़ोन पर पूरी हो चुकी बाज़ियाँ, कोड। इसे सँभालकर रखें, या जो कोई दूसरा Lastcard चलाता है, वह “lastcard restore” से क्लब को वहाँ ले जाए। पासवर्ड इसमें नहीं हैं।
club-file-download = क्लब डाउनलोड करें
problem-pace = मिनट और सेकंड लिखें, कुल मिलाकर 30 सेकंड से 60 मिनट के बीच, जैसे 5 और 30।

## States of a tournament and of its tables

desk-table-of = टेबल { $table }
desk-table-hand = राउंड { $round }, बाज़ी { $hand } ({ $hands } में से)
desk-table-hand-match = बाज़ी { $hand }
desk-table-waits = दूसरी टेबलों की पाली पूरी होने का इंतज़ार
desk-table-done = सब बाज़ियाँ दर्ज
desk-table-ended = समय से पहले समाप्त
desk-table-versus = { $one } बनाम { $other }

## The roster

roster-title = क्लब के खिलाड़ी
roster-lede = जो एक बार भी खेल चुका है, वह यहाँ है; अगले टूर्नामेंट के लिए बस निशान लगाएँ। यहाँ नाम बदलने से पुराने टूर्नामेंट नहीं बदलते।
roster-add = खिलाड़ी जोड़ें
roster-add-hint = नाम जैसे हैं वैसे ही चिपकाएँ: हर पंक्ति में एक, बीच में अल्पविराम, या तालिका के रूप में।
roster-add-button = सूची में जोड़ें
roster-look = अभी किसी का नाम नहीं जुड़ा है। नीचे के नाम जाँचें, फिर “सूची में जोड़ें” दोबारा दबाएँ।
roster-empty = सूची में अभी कोई नहीं
roster-empty-help = नीचे अपने नियमित खिलाड़ियों के नाम चिपकाएँ। टूर्नामेंट में लिखे नाम अपने-आप सूची में जुड़ जाते हैं।
roster-count = { $count ->
    [one] { $count } खिलाड़ी
   *[other] { $count } खिलाड़ी
}
roster-name = नाम
roster-save = नाम सहेजें
roster-archive = संग्रह में डालें
roster-archive-hint = संग्रह में रखे खिलाड़ी नए टूर्नामेंट में नहीं दिखते। पुराने नतीजों में वे बने रहते हैं।
roster-merge = सूची में दो बार?
roster-archived = संग्रह में ({ $count })
roster-restore = वापस लाएँ
roster-added = { $count ->
    [one] { $count } खिलाड़ी जोड़ा गया।
   *[other] { $count } खिलाड़ी जोड़े गए।
}
roster-known = { $count ->
    [one] { $count } पहले से सूची में था।
   *[other] { $count } पहले से सूची में थे।
}
merging-title = एक व्यक्ति, सूची में दो बार
merging-lede = अगर कोई दो नामों से सूची में है, तो दोनों को मिलाकर एक प्रविष्टि बना दें।
merging-with = { $name } और यह एक ही व्यक्ति हैं:
merging-nobody = सूची में और कोई नहीं है।
merging-archived = { $name } (संग्रह में)
merging-look = मिलान करें
merging-stays = कौन-सी प्रविष्टि रहे?
merging-plays-in = { $count ->
    [0] किसी टूर्नामेंट में नहीं
    [one] { $count } टूर्नामेंट में:
   *[other] { $count } टूर्नामेंटों में:
}
merging-text = दूसरी प्रविष्टि हटा दी जाएगी, और टूर्नामेंटों में उसकी जगह रहने वाली प्रविष्टि को मिलेगी। हर टूर्नामेंट में वही नाम रहेगा जिससे खेला गया था, और लिखा जाएगा कि दोनों मिलाई गईं। यह वापस नहीं हो सकता।
merging-button = मिला दें
merging-both = दोनों यहाँ खेलते हैं: { $tournaments }
merging-both-help = एक टूर्नामेंट में किसी की दो सीटें नहीं हो सकतीं, इसलिए ये दो अलग लोग हैं। अगर इनमें से कोई ग़लती से है, तो टूर्नामेंट के मसौदा रहते उस जगह दूसरा नाम रख दें।
problem-roster-nobody = कम से कम एक नाम लिखें, हर पंक्ति में एक।
problem-roster-taken = “{ $name }” पहले से सूची में है। कुछ ऐसा जोड़ें जिससे दोनों अलग पहचाने जाएँ।
roster-near = “{ $name }” लगभग “{ $other }” जैसा है, जो पहले से सूची में है। कोई और हो तो “सूची में जोड़ें” दोबारा दबाएँ; नहीं तो नाम हटाएँ।

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
draft-rounds = राउंड
draft-rounds-hint = चार खिलाड़ियों में एक राउंड 12 बाज़ियों का होता है, आठ में हर खिलाड़ी की 28 बाज़ियों का।
draft-hands-per-block = एक पाली में बाज़ियाँ
draft-hands-per-block-hint = वही चार खिलाड़ी उन्हीं जोड़ीदारों के साथ कितनी बाज़ियाँ खेलते हैं।
draft-hands-per-block-4 = चार बाज़ियाँ
draft-hands-per-block-4-line = आम तरीक़ा: चारों एक-एक बार बाँटते हैं।
draft-hands-per-block-2 = दो बाज़ियाँ
draft-hands-per-block-2-line = आधा समय। जोड़ीदार और विरोधी बराबर बँटे रहते हैं; कौन कितनी बार बाँटे, इसमें थोड़ा फ़र्क़ आता है।
draft-hands-per-block-1 = एक बाज़ी
draft-hands-per-block-1-line = चौथाई समय। कौन कितनी बार बाँटे और किसके बग़ल में बैठे, इसमें थोड़ा फ़र्क़ आता है।
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
draft-entrants-hint = नाम जैसे हैं वैसे ही चिपकाएँ: हर पंक्ति में एक, बीच में अल्पविराम, या तालिका के रूप में। टीमों के लिए हर पंक्ति में एक टीम, “अदिति + भरत” या “लाल: अदिति + भरत”, या सब खिलाड़ी: पहले आधे एक टीम बनते हैं।
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
draft-hands-range = बाज़ी { $first }–{ $last }
draft-hand-one = बाज़ी { $first }
draft-deals = बारी-बारी से डीलर: { $names }
draft-deals-first = पहला डीलर: { $names }
draft-round-repeats = { $rounds ->
    [2] राउंड 2 में यही कार्यक्रम दोहराया जाता है।
   *[other] राउंड 2 से { $rounds } में यही कार्यक्रम दोहराया जाता है।
}
side-of-two = { $one } और { $other }
draft-fair = निष्पक्ष: पूरे कार्यक्रम में हर खिलाड़ी हर दूसरे का { $partners } बार जोड़ीदार, { $opponents } बार विरोधी, { $left } बार उसकी बाईं ओर; { $deals } बार डीलर, { $openings } बार पहली चाल।
draft-fair-lazy = निष्पक्ष: पूरे कार्यक्रम में हर खिलाड़ी हर दूसरे का { $partners } बार जोड़ीदार, { $opponents } बार विरोधी, { $left } बार उसकी बाईं ओर। डीलर और पहली चाल बाज़ियों के नतीजों से तय होते हैं।
draft-fairness = पूरे कार्यक्रम में हर खिलाड़ी हर दूसरे का { $partners } बार जोड़ीदार, { $opponents } बार विरोधी, { $left } बार उसकी बाईं ओर; { $deals } बार डीलर, { $openings } बार पहली चाल।
draft-fairness-lazy = पूरे कार्यक्रम में हर खिलाड़ी हर दूसरे का { $partners } बार जोड़ीदार, { $opponents } बार विरोधी, { $left } बार उसकी बाईं ओर। डीलर और पहली चाल बाज़ियों के नतीजों से तय होते हैं।
draft-hands-each = हर खिलाड़ी { $hands } बाज़ियाँ खेलता है।
draft-rests = हर खिलाड़ी के आराम की पालियाँ: { $blocks }।
draft-all-blocks = सब पालियाँ, टेबल-दर-टेबल
draft-range = { $min } से { $max }
draft-start-title = देखें कौन आया, और शुरू करें
draft-start-help = जो आ चुके हैं, उन पर निशान लगाएँ। कोई नहीं आ रहा? पहले उसकी जगह किसी और को रखें: कार्यक्रम में सब चाहिए।
draft-replace = किसी को बदलें
draft-present-save = उपस्थिति सहेजें
draft-present-all = सब आ गए
draft-start = टूर्नामेंट शुरू करें
draft-start-hint = इसके बाद सेटअप पक्का हो जाता है, हर टेबल को कोड मिलता है, और नतीजे दर्ज हो सकते हैं।
draft-present-saved = सहेजा गया: { $all } में से { $here } मौजूद।
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
deletion-name = मिटाने के लिए टूर्नामेंट का नाम लिखें
deletion-button-started = यह टूर्नामेंट मिटाएँ
problem-deletion-name = यह इस टूर्नामेंट का नाम नहीं है।

## A tournament that has started

running-tables = टेबल
running-reissue = नया कोड
running-local = ये पते सिर्फ़ इसी कंप्यूटर पर चलते हैं। फ़ोनों के लिए Lastcard को नेटवर्क पर होना चाहिए: उसे --listen 0.0.0.0:8080 के साथ चलाएँ और यह पेज उस पते पर खोलें जो वह दिखाए।
running-leaderboard = लीडरबोर्ड
running-schedule = कार्यक्रम
running-setup-fixed = सेटअप शुरुआत में पक्का हो गया, ताकि खेल के बीच कुछ न बदले।
running-hands = बाज़ी सुधारें
reopen-title = { $hand }: नहीं खेली गई?
reopen-recorded = दर्ज: { $result }
reopen-asked = { $hand } फिर बाक़ी हो जाएगी, और टेबल { $table } से उसका नतीजा पूछा जाएगा।
reopen-stopped = टूर्नामेंट समाप्त किया जा चुका है: टेबल { $table } की { $hand } तब तक बाक़ी रहेगी जब तक आप टूर्नामेंट फिर न खोलें।
reopen-later = { $count ->
    [one] इस टेबल की { $count } बाद वाली बाज़ी जैसी है वैसी रहेगी।
   *[other] इस टेबल की { $count } बाद वाली बाज़ियाँ जैसी हैं वैसी रहेंगी।
}
reopen-waits = { $count ->
    [one] जब तक यह फिर दर्ज न हो, टेबल { $tables } रुकी रहेगी।
   *[other] जब तक यह फिर दर्ज न हो, टेबल { $tables } रुकी रहेंगी।
}
reopen-goes-on = टूर्नामेंट अभी पूरा है। वह फिर चल पड़ेगा, और विजेता फिर तय होना बाक़ी रहेगा।
reopen-ends-play-off = प्ले-ऑफ़ नहीं गिना जाएगा, जब तक वही खिलाड़ी फिर पहले स्थान पर बराबर न हों।
reopen-kept = जो वापस लिया जाता है, वह बाज़ी के इतिहास में रहता है और बहाल किया जा सकता है।
reopen-button = बाज़ी वापस लें
running-hands-hint = सुधारने या रद्द करने के लिए बाज़ी खोलें। पहले जो लिखा था, वह इतिहास में रहता है।
running-hands-earlier = पहले की बाज़ियाँ ({ $count })
running-problems = जो बाज़ियाँ नहीं गिनी जातीं
running-problems-help = ये अंत के बाद दर्ज हुईं, या किसी पहले के सुधार से अंत इनसे पहले आ गया। ये रखी गई हैं, पर इनसे अंक नहीं बदलते।
running-stop = बीच में समाप्त करें
running-ended = पूरा हुआ: { $reason }।
ended-schedule = कार्यक्रम की सब बाज़ियाँ दर्ज हैं
ended-target = लक्ष्य पूरा हो गया
ended-limit = कोई सीमा तक पहुँच गया
ended-last-standing = बाक़ी सब बाहर हो गए
ended-stopped = एक आयोजक ने समाप्त किया
running-reopen = फिर खोलें
running-reopen-hint = खेल जहाँ रुका था वहीं से चलेगा; कोड फिर काम करेंगे।
running-archive = संग्रह में डालें
running-archive-hint = टूर्नामेंट संग्रह में चला जाता है; सार्वजनिक पेज बना रहता है।
running-redraft = फिर मसौदा बनाएँ
running-redraft-hint = अभी कुछ दर्ज नहीं हुआ, इसलिए सब कुछ फिर बदला जा सकता है। बाँटे गए निजी लिंक अब कुछ नहीं खोलेंगे; टेबलों के कोड बने रहेंगे।
running-delete-hint = कुछ दर्ज नहीं हुआ है। सार्वजनिक पेज भी हटा दिया जाएगा।
running-chances-hide = संभावनाएँ छिपाएँ
running-chances-hide-hint = खेल के दौरान लीडरबोर्ड और चार्ट सबको बताते हैं कि किसके पहले स्थान पर आने की कितनी संभावना है।
running-chances-show = संभावनाएँ दिखाएँ
running-chances-show-hint = वे छिपी हैं। दिखाने पर, खेल के दौरान लीडरबोर्ड और चार्ट सबको बताते हैं कि किसके पहले स्थान पर आने की कितनी संभावना है।
running-unarchive = संग्रह से वापस लाएँ
stop-title = { $name } को अभी समाप्त करें?
stop-text = { $open ->
    [one] { $open } बाज़ी अभी बाक़ी है। वह बिना खेले रह जाएगी, अंक तालिका अंतिम हो जाएगी और टेबलों के कोड बंद हो जाएँगे। आप टूर्नामेंट फिर खोल सकते हैं।
   *[other] { $open } बाज़ियाँ अभी बाक़ी हैं। वे बिना खेले रह जाएँगी, अंक तालिका अंतिम हो जाएगी और टेबलों के कोड बंद हो जाएँगे। आप टूर्नामेंट फिर खोल सकते हैं।
}
stop-text-match = अंक तालिका अंतिम हो जाएगी और टेबलों के कोड बंद हो जाएँगे। आप इसे फिर खोल सकते हैं।
stop-button = टूर्नामेंट समाप्त करें
confirm-back = नहीं, वापस जाएँ

## Table codes and cards

reissue-title = टेबल { $table } के लिए नया कोड?
reissue-text = कोड { $code } तुरंत बंद हो जाएगा। जिन फ़ोनों में यह टेबल खुली है, उन्हें नया कोड स्कैन करना होगा।
reissue-button = नया कोड बनाएँ
cards-title = टेबल-कार्ड
cards-print = हर टेबल के लिए एक A4 टेबल-कार्ड। नीचे बटन न दिखे, तो Ctrl+P से या शेयर मेन्यू से यह पेज प्रिंट करें।
cards-how = इसे फ़ोन के कैमरे से स्कैन करें और हर बाज़ी दर्ज करें
cards-moves = पाली के बीच में दो खिलाड़ी आपस में सीट बदलते हैं: फ़ोन बताएगा कौन।
cards-step-type = या { $address } खोलें
qr-label = { $address } का QR कोड

## How long and how fair

forecast-title = कितना समय, कितना निष्पक्ष?
forecast-of = कितना समय, कितना निष्पक्ष: { $name }
forecast-back = मसौदे पर वापस
forecast-long = कितना समय
forecast-hands-blocks = हर टेबल पर एक के बाद एक { $hands ->
    [one] { $hands } बाज़ी
   *[other] { $hands } बाज़ियाँ
}, कुल { $blocks ->
    [one] { $blocks } पाली
   *[other] { $blocks } पालियाँ
}।
forecast-hands-between = लगभग { $hands } बाज़ियाँ, आम तौर पर { $least } से { $most }।
forecast-hands-open = जब तक आप समाप्त न करें, चलता रहेगा।
forecast-takes = समय लगेगा: { $time }।
forecast-takes-between = समय लगेगा: लगभग { $time }; आम तौर पर कम से कम { $least }, ज़्यादा से ज़्यादा { $most }।
forecast-ends = पूरा होने का अनुमान: { $when }।
forecast-pace = { $minutes }:{ $seconds }
forecast-pace-help = हर बाज़ी { $pace } मिनट, फेंटाई और गिनती मिलाकर। बीच की छुट्टी और धीमी टेबल का इंतज़ार इससे अलग है।
forecast-pace-change = रफ़्तार बदलें
forecast-minutes = { $minutes ->
    [one] { $minutes } मिनट
   *[other] { $minutes } मिनट
}
forecast-hours = { $hours ->
    [one] { $hours } घंटा
   *[other] { $hours } घंटे
}
forecast-hours-minutes = { $hours } घं. { $minutes } मि.
forecast-fair = कितना निष्पक्ष
forecast-chance = सबसे मज़बूत खिलाड़ी के जीतने की कितनी संभावना है?
forecast-chance-team = सबसे मज़बूत खिलाड़ी की टीम के जीतने की कितनी संभावना है?
forecast-when = कितना खेला
forecast-percent = संभावना
forecast-equal = अगर सब बराबर हों
forecast-chosen = जैसा तय है
forecast-after-rounds = { $rounds ->
    [one] { $rounds } राउंड
   *[other] { $rounds } राउंड
}
forecast-after-hands = { $hands ->
    [one] { $hands } बाज़ी
   *[other] { $hands } बाज़ियाँ
}
forecast-after-blocks = { $blocks ->
    [one] { $blocks } पाली
   *[other] { $blocks } पालियाँ
}
forecast-after-end = अंत तक
forecast-edge = सबसे मज़बूत खिलाड़ी कितना मज़बूत है?
forecast-edge-hint = चार की टेबल पर 100 में से कितनी बाज़ियों में सबसे पहले इसके कार्ड ख़त्म होते हैं। बराबर खिलाड़ियों में 25।
forecast-edge-30 = 30 · थोड़ा बेहतर
forecast-edge-35 = 35 · साफ़ तौर पर बेहतर
forecast-edge-45 = 45 · बहुत बेहतर
forecast-edge-57 = 57 · नौसिखियों में एक सँभलकर खेलने वाला
forecast-tell = अनुमान लगाएँ
forecast-model = एक को छोड़ सब खिलाड़ी बराबर माने गए हैं; चार की टेबल पर 100 में से { $edge } बाज़ियों में उसी के कार्ड पहले ख़त्म होते हैं (बराबर खिलाड़ियों के 25 में), और किसी पक्ष की ताक़त उसके खिलाड़ियों की ताक़त का जोड़ है। हर बाज़ी में किसके कार्ड ख़त्म हों, यह पर्ची से तय होता है; दूसरों के पास क्या बचे, यह उन 20,000 बाज़ियों से लिया गया है जो इंजन ने खेलीं; और पूरा टूर्नामेंट कंप्यूटर पर { $runs } बार खेलकर देखा जाता है।
forecast-model-57 = 57 वह आँकड़ा है जो इंजन के सँभलकर खेलने वाले खिलाड़ी ने तीन बेतरतीब खेलने वालों के सामने 10,000 बाज़ियों में पाया।

## What was done, and by whom

events-title = क्या हुआ, और किसने किया
events-nobody = कमांड लाइन
event-created = मसौदा बना
event-edited = बदलाव
event-drawn = पर्ची से क्रम निकला: { $order }
event-started = शुरू
event-stopped = बीच में समाप्त
event-reopened = फिर खोला
event-archived = संग्रह में डाला
event-unarchived = संग्रह से वापस
event-redrafted = फिर मसौदा बनाया गया
event-chances-shown = संभावनाएँ दिखाई गईं
event-chances-hidden = संभावनाएँ छिपाई गईं
event-reissued = टेबल { $table } का नया कोड
event-merged = { $goes } को { $stays } में मिलाया गया: एक ही व्यक्ति
event-substituted = { $from } से { $leaves } की जगह { $comes }
event-withdrawn = { $from } से { $leaves } का नाम वापस
event-joined = { $from } से { $comes } भी शामिल
event-play-off = पहले स्थान का प्ले-ऑफ़
event-play-off-undone = प्ले-ऑफ़ वापस लिया गया
event-undone = वापस लिया गया: { $what }
event-typed = क्रम जैसा लिखा गया: { $order }

## Notices after something was done

done-created = कार्यक्रम तैयार है। अभी कुछ शुरू नहीं हुआ।
done-edited = सहेजा गया। कार्यक्रम फिर से बन गया।
done-drawn = क्रम पर्ची से निकल गया।
done-started = शुरू हो गया। हर टेबल पर उसके कोड वाला टेबल-कार्ड रखें।
done-stopped = समाप्त। अंक तालिका अंतिम है।
done-reopened = फिर खुल गया। खेल आगे चलेगा।
done-archived = संग्रह में डाला गया।
done-unarchived = संग्रह से वापस आ गया।
done-redrafted = यह फिर मसौदा है।
done-chances-shown = संभावनाएँ दिख रही हैं।
done-chances-hidden = संभावनाएँ छिपी हैं।
done-deleted = मसौदा मिटा दिया गया।
done-club = सहेजा गया।
done-codes-open = नए फ़ोन फिर अपनी टेबल खोल सकते हैं।
done-merged = अब दोनों एक प्रविष्टि हैं।
done-renamed = नाम बदल गया।
done-corrected = बाज़ी सहेजी गई। पहले जो लिखा था, वह इतिहास में है।
done-recorded = बाज़ी सहेजी गई।
done-reissued = टेबल को नया कोड मिल गया। पुराना अब काम नहीं करेगा।
done-present = उपस्थिति सहेजी गई।
done-player-archived = संग्रह में डाला गया। पुराने नतीजों में नाम बना रहेगा।
done-player-restored = फिर से सूची में।

## Other words of these pages

organise-desk = आयोजन
versus = बनाम
start-missing-tick = जो आए, उन पर निशान लगाएँ
draft-conflict-somebody = यह मसौदा आपके पास खुला था, तभी बदल गया
draft-match-goes-on = सीटें वही रहती हैं, और हर बाज़ी के बाद डीलर घड़ी की दिशा में बदलता है, जब तक मुक़ाबले का फ़ैसला न हो।
running-recorded = { $count ->
    [0] अभी कोई बाज़ी दर्ज नहीं
    [one] { $count } बाज़ी दर्ज
   *[other] { $count } बाज़ियाँ दर्ज
}
running-recorded-of = { $count ->
    [one] { $all } में से { $count } बाज़ी दर्ज
   *[other] { $all } में से { $count } बाज़ियाँ दर्ज
}
running-steer = समाप्त करना और संग्रह
running-stop-hint = एक बार और पूछा जाएगा।

## Why something about a tournament was not done

error-not-a-draft = यह टूर्नामेंट शुरू हो चुका है
error-not-a-draft-help = इसका सेटअप शुरुआत में पक्का हो गया, ताकि खेल के बीच कुछ न बदले। एक-एक बाज़ी सुधारी जा सकती है; अगर खिलाड़ी ही ग़लत थे, तो जब तक कुछ दर्ज नहीं है इसे फिर मसौदा बनाएँ, नहीं तो समाप्त करके नया बनाएँ।
error-not-started = यह टूर्नामेंट शुरू नहीं हुआ है
error-not-started-help = यह अभी मसौदा है: इसे बदल सकते हैं, शुरू कर सकते हैं या मिटा सकते हैं। कुछ नहीं बदला गया।
error-already-so = यह पहले ही हो चुका है
error-already-so-help = आपसे पहले किसी ने टूर्नामेंट समाप्त किया, फिर खोला या संग्रह में डाला। अब वह जैसा है, देख लें।
error-recorded = इस टूर्नामेंट में कुछ दर्ज है
error-recorded-help = वह इसी बीच दर्ज हुआ, या वापस लिया गया और रिकॉर्ड में है। टूर्नामेंट को समाप्त करें या संग्रह में डालें: तब कुछ नहीं खोएगा।
error-has-play-off = प्ले-ऑफ़ मौजूद है
error-has-play-off-help = वह इसलिए शुरू हुआ था कि टूर्नामेंट पूरा हो चुका था। पहले उसके नतीजे, फिर प्ले-ऑफ़ वापस लें; तब टूर्नामेंट आगे चल सकेगा।
error-play-off-refused = प्ले-ऑफ़ की कोई वजह नहीं
error-play-off-refused-help = किसी ने कोई बाज़ी सुधारी है, या प्ले-ऑफ़ पहले ही शुरू कर दिया है। टूर्नामेंट अब जैसा है, देख लें।
error-play-off-too-late = प्ले-ऑफ़ शुरू हो चुका है
error-play-off-too-late-help = उसकी एक बाज़ी दर्ज है, या फ़ोन पर चल रही है। उसके नतीजे वापस लें, या वह बाज़ी छोड़ें, फिर प्ले-ऑफ़ वापस लें।
error-draft-stale = इस बीच यह मसौदा बदल गया
error-draft-stale-help = किसी दूसरे आयोजक ने इसमें अलग बदलाव सहेजे हैं। आगे बढ़ने से पहले इसे फिर खोलकर देखें। कुछ नहीं बदला गया।
error-players-absent = अभी सब नहीं आए हैं
error-players-absent-help = शुरू करने से पहले हर खेलने वाले पर उपस्थिति का निशान लगाएँ।

## People come and go while a tournament runs

people-title = खिलाड़ी
people-who = खिलाड़ी: बदलें, नाम वापस, जोड़ें ({ $count })
people-substitute = बदलें…
people-withdraw = नाम वापस…
people-add = खिलाड़ी जोड़ें…
people-take-back = वापस लें
people-take-back-hint = अगले नतीजे तक संभव।
people-stays = इसके बाद कुछ दर्ज हो चुका है, इसलिए यह वापस नहीं लिया जा सकता। ग़लत था, तो एक और बदलाव करें।
people-back = खिलाड़ी
people-substitution-title = { $name } की जगह बदली खिलाड़ी
people-withdrawal-title = { $name } का नाम वापस
people-arrival-title = खिलाड़ी जोड़ें
people-substitution-hint = बदली खिलाड़ी को वही सीट मिलती है। अंक तालिका की पंक्ति के अंक बने रहते हैं और दोनों नाम दिखते हैं।
people-withdrawal-hint = उसके लिए जो हमेशा के लिए जा रहा है और जिसकी सीट कोई नहीं ले रहा। जो दर्ज है, वह बना रहता है।
people-arrival-hint = उसके लिए जो देर से आया और अब से खेलेगा।
people-name = कौन आ रहा है?
people-name-hint = क्लब के खिलाड़ियों में से चुनें, या नया नाम लिखें।
people-near = “{ $name }” नया नाम है, और “{ $other }” लगभग वैसा ही है। आपका मतलब उसी से हो तो नाम वैसे ही लिखें।
people-from = किस बाज़ी से?
people-from-block = राउंड { $round }, पाली { $block } (बाज़ी { $hand } से)
people-look = देखें क्या बदलेगा
people-changes = क्या बदलेगा
people-hands = { $count ->
    [one] { $count } बाज़ी बदलेगी
   *[other] { $count } बाज़ियाँ बदलेंगी
}
people-hands-more = { $count ->
    [one] { $count } और बाज़ी
   *[other] { $count } और बाज़ियाँ
}
people-in-play = बाज़ी { $hand } अभी मौजूद खिलाड़ियों के साथ फ़ोन पर चल रही है। पहले उसे पूरा करें या छोड़ें, या बाद की बाज़ी चुनें।
people-undo-hint = दर्ज कुछ भी नहीं बदलता। अगले नतीजे तक आप इसे वापस ले सकते हैं।
people-substitution-button = बदली खिलाड़ी बैठाएँ
people-withdrawal-button = नाम वापस लें
people-arrival-button = खिलाड़ी जोड़ें
people-sits = { $from } से { $leaves } की सीट पर: { $name }।
people-line = पंक्ति के अंक बने रहेंगे और उसका नाम होगा “{ $line }”।
people-void = { $count ->
    [0] कोई बाज़ी रद्द नहीं होगी।
    [one] { $count } बाक़ी बाज़ी उस टेबल पर सबके लिए रद्द होगी, क्योंकि { $from } से वहाँ { $name } की सीट होती।
   *[other] { $count } बाक़ी बाज़ियाँ उन टेबलों पर सबके लिए रद्द होंगी, क्योंकि { $from } से वहाँ { $name } की सीट होती।
}
people-ends = इससे टूर्नामेंट पूरा हो जाएगा: खेलने को कोई बाज़ी नहीं बचेगी।
people-keeps = { $has ->
    [points] { $name } के { $points ->
        [one] { $points } अंक बने रहेंगे,
       *[other] { $points } अंक बने रहेंगे,
    } और स्थान खेलते रहने वालों के पीछे होगा: बीच में जाने का कोई फ़ायदा नहीं।
   *[other] { $name } का स्थान खेलते रहने वालों के पीछे होगा: बीच में जाने का कोई फ़ायदा नहीं।
}
people-joins = { $from } से { $name } का खेल शुरू।
people-begins = { $name } की शुरुआत ख़ाली खाते से, जैसे सबकी हुई थी।
people-begins-charged = { $name } की शुरुआत { $points ->
    [one] { $points } अंक
   *[other] { $points } अंकों
} से, जो अब तक खेल में बचे लोगों में सबसे ज़्यादा हैं: देर से आने का कोई फ़ायदा नहीं।
people-fewer = { $name } की { $hands ->
    [one] { $hands } बाज़ी होगी
   *[other] { $hands } बाज़ियाँ होंगी
}, शुरू से खेलने वालों से कम: अंक तालिका में दिखेगा कि कितनी।
people-seats = टेबल पर { $count }, घड़ी की दिशा में: { $names }।
redraw-blocks = { $blocks ->
    [0] दोबारा बनाने को कोई पाली नहीं बची।
    [one] आख़िरी { $blocks } पाली आगे खेलने वाले { $players } खिलाड़ियों के लिए दोबारा बनेगी। जो खेला जा चुका या शुरू हो चुका है, वह वैसा ही रहेगा; कुल पालियाँ अब भी { $all } रहेंगी।
   *[other] आख़िरी { $blocks } पालियाँ आगे खेलने वाले { $players } खिलाड़ियों के लिए दोबारा बनेंगी। जो खेला जा चुका या शुरू हो चुका है, वह वैसा ही रहेगा; कुल पालियाँ अब भी { $all } रहेंगी।
}
redraw-tables = ये { $before } के बजाय { $tables ->
    [one] { $tables } टेबल पर खेली जाएँगी
   *[other] { $tables } टेबलों पर खेली जाएँगी
}।
redraw-no-rests = इनमें किसी का आराम नहीं।
redraw-rests = इनमें हर खिलाड़ी के आराम की पालियाँ: { $blocks }।
redraw-hands = पूरी शाम में हर बने रहने वाले की { $hands } बाज़ियाँ; इस बदलाव के बिना { $before }।
redraw-partners = बने रहने वाले कोई भी दो खिलाड़ी { $hands } बाज़ियों में जोड़ीदार होंगे; इस बदलाव के बिना { $before } में।
redraw-players = कौन कितना खेलेगा, और किसका आराम कब
redraw-more-hands = { $hands ->
    [0] और कोई बाज़ी नहीं
    [one] { $hands } और बाज़ी
   *[other] { $hands } और बाज़ियाँ
}
redraw-plays-all = किसी पाली में आराम नहीं
redraw-sits-out = { $count ->
    [one] आराम: पाली { $blocks }
   *[other] आराम: पालियाँ { $blocks }
}
done-substitution = बदली खिलाड़ी को सीट मिल गई।
done-withdrawal = खिलाड़ी का नाम वापस ले लिया गया।
done-arrival = खिलाड़ी का नाम जुड़ गया।
done-play-off = प्ले-ऑफ़ टेबल 1 पर है। कोड फिर काम कर रहे हैं।
done-taken-back = वापस लिया गया: सब पहले जैसा है।

## The play-off of a shared first place

play-off-title = प्ले-ऑफ़
play-off-level = पहले स्थान पर बराबर: { $names }।
play-off-offer = वे पहला स्थान बाँट सकते हैं, या एक टेबल पर अकेले-अकेले या टीमों में उसके लिए प्ले-ऑफ़ खेल सकते हैं। जिसके कार्ड ख़त्म हों, वह बाज़ी जीतता है; अंक और बाक़ी सब स्थान वैसे ही रहते हैं।
play-off-length = कितना लंबा?
play-off-length-of = { $hands ->
    [one] { $hands } बाज़ी
   *[other] जो पहले { $hands } बाज़ियाँ जीते
}
play-off-button = प्ले-ऑफ़ शुरू करें
play-off-void = प्ले-ऑफ़ नहीं गिना जाएगा: एक सुधार के बाद पहले स्थान पर वही प्रतिभागी बराबर नहीं रहे। उसकी बाज़ियाँ सुरक्षित हैं।
play-off-take-back = प्ले-ऑफ़ वापस लें
play-off-take-back-hint = उसके पहले नतीजे तक संभव।
play-off-stays = उसकी एक बाज़ी दर्ज है। प्ले-ऑफ़ वापस लेने के लिए पहले वह बाज़ी वापस लें।

# Who may see a tournament.
audience-title = इसे कौन देख सकता है
audience-back = टूर्नामेंट पर वापस
audience-lede = सबको क्या दिखे: हर पेज, फ़ाइल और चित्र में, बड़ी स्क्रीन पर और लाइव अपडेट में। आपको यहाँ हमेशा सब कुछ दिखता है।
audience-change = बदलें कि कौन देख सकता है
audience-save = सहेजें
audience-tell = अंक तालिका अभी दिखाएँ
standings-own = अंक तालिका, सिर्फ़ आयोजकों के लिए
standings-own-kept = यह पेज सिर्फ़ आयोजकों को दिखता है: बाक़ी लोगों को अंक तालिका अभी नहीं दिखती।
standings-own-private = यह पेज सिर्फ़ आयोजकों को दिखता है: टूर्नामेंट सार्वजनिक नहीं है।
standings-check = अंक तालिका जाँचें
audience-visibility = कौन देख सकता है
audience-visibility-public = सब लोग
audience-visibility-public-line = कोई भी देख सकता है, और टूर्नामेंट मुखपृष्ठ और क्लब के पेज की सूची में रहता है।
audience-visibility-link = जिसके पास लिंक हो
audience-visibility-link-line = इसे नया पता मिलता है जिसका अंदाज़ा कोई नहीं लगा सकता और जो किसी सूची में नहीं होता। कुछ और चुनने पर लिंक काम करना बंद कर देता है।
audience-visibility-private = सिर्फ़ आयोजक
audience-visibility-private-line = और कोई नहीं देख सकता। खिलाड़ी अपनी टेबल तक उसके कोड या अपने निजी लिंक से पहुँचते हैं।
audience-telling = अंक तालिका कब दिखाई जाए
audience-telling-hint = तब तक सबको दिखता है कि कौन कहाँ खेल रहा है, पर नतीजे, कुल अंक और स्थान नहीं। टेबल को सिर्फ़ अपनी बाज़ियाँ दिखती हैं।
audience-telling-now = अंक तालिका तुरंत
audience-telling-now-line = हर नतीजा दर्ज होते ही गिना जाता है और दिखता है।
audience-telling-request = अंक तालिका आपके कहने पर
audience-telling-request-line = आप “अंक तालिका अभी दिखाएँ” दबाते हैं, जैसे पुरस्कार वितरण पर।
audience-telling-from = अंक तालिका तय समय से
audience-telling-from-line = इस तारीख़ और समय पर वह अपने-आप दिखने लगती है।
audience-embargo-from = अंक तालिका { $when } से
audience-date = तारीख़
audience-time = समय
audience-names = खिलाड़ियों को किस नाम से दिखाएँ
audience-names-hint = टेबलों, निजी लिंकों और आपके अपने पेजों पर पूरे नाम रहते हैं। सिर्फ़ पहले नाम या उपनाम चुनने पर पतों में भी नाम नहीं होते।
audience-names-full = पूरे नाम
audience-names-full-line = जैसे आपने लिखे।
audience-names-first = सिर्फ़ पहला नाम
audience-names-first-line = हर खिलाड़ी का पहला नाम; दो एक जैसे हों तो साथ में एक अक्षर: अनीता क. उपाधियाँ और चिह्न छोड़ दिए जाते हैं।
audience-names-given-last = सिर्फ़ पहला नाम, जहाँ कुलनाम पहले लिखा हो
audience-names-given-last-line = “शर्मा अनीता” जैसे नामों के लिए: अनीता; दो एक जैसे हों तो अनीता श.
audience-called = तब वे ऐसे दिखेंगे: { $names }
audience-names-alias = उपनाम
audience-names-alias-line = वह उपनाम जो आपने सूची में खिलाड़ी को दिया है। जिसका उपनाम न हो, वह “खिलाड़ी 3” जैसे नाम से दिखेगा।
problem-embargo-date = बताएँ कि अंक तालिका किस दिन दिखाई जाए।
problem-embargo-time = बताएँ कि अंक तालिका किस समय दिखाई जाए।
problem-embargo-before-start = यह टूर्नामेंट के शुरू होने से पहले है: { $when }। बाद का समय चुनें, या अंक तालिका तुरंत दिखाएँ।
event-audience = बदला गया कि कौन देख सकता है
event-erased = किसी खिलाड़ी के कहने पर उनका नाम मिटाया गया
done-audience = सहेजा गया। अब से बाक़ी लोगों को यही दिखेगा।
done-told = अंक तालिका अब उन सबको दिखती है जो देख सकते हैं।
done-alias = उपनाम सहेजा गया।
done-erased = नाम मिटा दिया गया। नतीजे बने रहेंगे।
roster-alias = उपनाम, उन टूर्नामेंटों के लिए जिनमें नाम की जगह उपनाम दिखते हैं
roster-erase = इस व्यक्ति का नाम मिटाएँ
# Erasing a person.
erasure-title = { $name } का नाम मिटाएँ?
erasure-lede = { $count ->
    [one] यह व्यक्ति { $count } टूर्नामेंट में है।
   *[other] यह व्यक्ति { $count } टूर्नामेंटों में है।
}
erasure-name = नाम सूची से, हर टूर्नामेंट से, उसके इतिहास और टिप्पणियों से, और उनसे बने सभी पेजों, फ़ाइलों और पतों से हट जाएगा।
erasure-results = नतीजे रहेंगे और गिने जाएँगे। वे “मिटाया गया खिलाड़ी” और एक संख्या के नाम से दिखेंगे।
erasure-links = नाम वाले पुराने पते नहीं मिलेंगे, और निजी लिंकों से कुछ नहीं खुलेगा।
erasure-elsewhere = आज से पहले के बैकअप और डाउनलोड की गई फ़ाइलों में नाम रहेगा। इसी नाम के आयोजक खाते पर कोई असर नहीं पड़ता।
erasure-kept = लिखी हुई बातें जिनमें इस व्यक्ति का नाम शायद रह जाए
erasure-kept-help = दूसरे रूप में लिखा या किसी और शब्द के भीतर आया नाम पक्का नहीं मिलता। पढ़ लें कि ये इसी व्यक्ति के बारे में हैं या नहीं: ये वैसी ही रहेंगी।
erasure-for-good = इसे वापस नहीं लिया जा सकता।
erasure-button = मिटाएँ: { $name }
erasure-in-play = { $tournament } में फ़ोन पर एक बाज़ी चल रही है
erasure-in-play-help = यह व्यक्ति उसमें खेल रहा है। बाज़ी पूरी होने दें, या “फ़ोन पर खेल” में उसे छोड़ दें, फिर कोशिश करें।
## चलते टूर्नामेंट का नियंत्रण कक्ष

room-next = अब क्या करना है
room-publish = प्रकाशित करें
room-ends = लगभग { $time } बजे तक पूरा
room-codes = कोड दिखाएँ
room-code = कोड
room-record = दर्ज करें
room-correct = सुधारें
room-page = टेबल का पेज
room-phones = फ़ोन
room-on-phones = फ़ोन पर
room-silent = बिना कुछ दर्ज हुए { $time }
room-silent-now = अभी-अभी
room-asks = { $count ->
    [one] { $count } फ़ोन सीट माँग रहा है
   *[other] { $count } फ़ोन सीट माँग रहे हैं
}
room-elsewhere = दूसरी टेबल पर भी खेलना है: { $names }
room-holds-up = बाक़ी टेबलें इंतज़ार में
room-late = देर हो रही है
room-unopened = अभी कोई फ़ोन नहीं
room-changed-now = { $hand } अभी-अभी बदली गई
room-changed = { $hand } बदली गई, { $time } पहले
room-next-asks = टेबल { $table } पर एक फ़ोन सीट माँग रहा है।
room-answer = जवाब दें
room-next-codes = अभी तक किसी फ़ोन पर कोई टेबल नहीं खुली। हर टेबल पर उसके कोड वाला टेबल-कार्ड रखें।
room-record-late = यहीं दर्ज करें
room-next-play-off = पहले स्थान पर बराबरी है। प्ले-ऑफ़ हो सकता है, या स्थान साझा रह सकता है।
room-next-read-out = टूर्नामेंट पूरा हुआ। अंक तालिका जाँचें और पढ़कर सुनाएँ।
room-next-watch = खेल चल रहा है। जो इंतज़ार में है, वह टेबलों पर अंकित है।
room-next-untouched = कुछ भी दर्ज होने से पहले इसे समाप्त किया गया। इसे फिर मसौदा बनाएँ या संग्रह में डालें।
room-read-out = पोडियम दिखाएँ
room-next-archived = यह संग्रह में है। इसका सार्वजनिक पेज बना रहेगा।

## पहले नाम, फिर उनके लिए फ़ॉर्मैट

draft-step-names = 1. कौन खेलेगा
draft-step-format = 2. क्या खेलेंगे
draft-step-when = 3. कब
draft-step-rules = 4. स्कोरिंग और नियम
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

### What can be wrong with a tournament, its file, a result, the rules, a hand log or the database. The place is shown beside it.

## What can be wrong with where the data is kept

problem-database-scheme-unknown = “{ $scheme }” ऐसा डेटाबेस नहीं जिसे Lastcard जानता हो। फ़ाइल दें (club.db या sqlite:club.db) या PostgreSQL का पता (postgres://user@host/name)।
problem-database-path-missing = डेटाबेस फ़ाइल का नाम नहीं दिया गया। दें, जैसे data/lastcard.db।
problem-database-in-memory = मेमोरी में रखा डेटाबेस Lastcard बंद होते ही खो जाएगा। फ़ाइल दें, जैसे data/lastcard.db।

## What can be wrong with a login

problem-login-empty = लॉगिन लिखें: कोई छोटा नाम या ई-मेल पता।
problem-login-too-long = लॉगिन में ज़्यादा से ज़्यादा { $max } वर्ण हो सकते हैं।
problem-login-space = लॉगिन एक ही शब्द होता है, बिना ख़ाली जगह के।

## What cannot be read

problem-cut-off = फ़ाइल पंक्ति { $line }, कॉलम { $column } पर टूट जाती है। उसका कुछ हिस्सा नहीं है।
problem-not-json = यह पंक्ति { $line }, कॉलम { $column } पर पढ़ा नहीं जा सकता: { $why ->
    [trailing-comma] आख़िरी तत्व के बाद अल्पविराम है। उसे हटाएँ।
    [no-value] “{ $found }” मान नहीं है। मान कोई संख्या, उद्धरण चिह्नों में पाठ, true, false, null, सूची या ऑब्जेक्ट होता है।
    [key-without-quotes] कुंजी उद्धरण चिह्नों में होनी चाहिए, जैसे "name"।
    [no-colon] जहाँ कुंजी और मान के बीच कोलन होना चाहिए, वहाँ “{ $found }” है।
    [no-comma] जहाँ अल्पविराम या बंद करने वाला कोष्ठक होना चाहिए, वहाँ “{ $found }” है।
    [rest] फ़ाइल के अंत के बाद “{ $found }” है। एक फ़ाइल में एक ही टूर्नामेंट होता है।
    [number] JSON में यह संख्या नहीं है। आगे के शून्य न लगाएँ, और दशमलव बिंदु के बाद अंक लिखें।
    [control] कोई पाठ अपनी पंक्ति के अंत से आगे चला जाता है, या उसमें कंट्रोल वर्ण है। उद्धरण चिह्न बंद करें, या \n लिखें।
    [escape] पाठ में \ के बाद यह नहीं आ सकता।
    [too-deep] कोष्ठक 120 से ज़्यादा स्तर गहरे हैं।
   *[other] “{ $found }” की यहाँ जगह नहीं है।
}
problem-empty = फ़ाइल ख़ाली है।
problem-too-big = फ़ाइल बहुत बड़ी है: टूर्नामेंट फ़ाइल ज़्यादा से ज़्यादा { $most } MB की हो सकती है।
problem-not-utf8 = पंक्ति { $line }, कॉलम { $column } का पाठ UTF-8 नहीं है। फ़ाइल को UTF-8 में सहेजें।
problem-too-many-here = यहाँ उससे ज़्यादा चीज़ें हैं जितनी एक टूर्नामेंट में हो सकती हैं (ज़्यादा से ज़्यादा { $most })। बाक़ी नहीं पढ़ी गईं।
problem-more-problems = { $count ->
    [one] और { $count } ग़लती।
   *[other] और { $count } ग़लतियाँ।
}
problem-not-null = यहाँ null नहीं चलता। कुंजी हटा दें, या मान दें।
problem-name-line-break = यह नाम पंक्ति के अंत से आगे चला जाता है। इसे एक पंक्ति में लिखें।
problem-tie-break-twice = “{ $given }” दो बार है। एक ही रखें।
problem-too-many-changes = बदलाव { $given } हैं; सब प्रतिभागियों के मिलाकर ज़्यादा से ज़्यादा { $max } हो सकते हैं। इसके दो टूर्नामेंट बना दें।
problem-change-twice = बाज़ी { $hand } से इस सीट पर कोई पहले ही आ या जा रहा है। दोनों में से एक बदलाव रखें; चल रहे टूर्नामेंट में पहले दूसरा वापस लें।
problem-after-withdrawal = “{ $player }” का नाम वापस लिया जा चुका है, इसलिए अब वहाँ कोई नहीं बैठता। इसे हटा दें, या नाम वापस लेने के बजाय बदली खिलाड़ी दें।
problem-other-order = खिलाड़ी सही हैं, पर यहाँ उनके बैठने का क्रम दूसरा है: { $seats }। घड़ी की दिशा में ऐसे लिखें, या सीटें छोड़ दें।
problem-play-off-losers = प्ले-ऑफ़ में कोई बाज़ी नहीं हारता: गिना सिर्फ़ यह जाता है कि किसके कार्ड ख़त्म हुए। हारने वालों को हटा दें।
problem-version = यह ऐसी टूर्नामेंट फ़ाइल नहीं है जिसे Lastcard का यह संस्करण पढ़ सके। उसमें होना चाहिए "lastcard": { $known }।
problem-log-not-json = यह बाज़ी का लॉग नहीं है: पंक्ति { $line }, कॉलम { $column } पर पढ़ा नहीं जा सकता।
problem-no-sides = यहाँ कोई पक्ष नहीं हैं। जब हर कोई अकेला खेले, तब “sides” न लिखें।
problem-unknown-card = “{ $given }” कार्ड नहीं है। कार्ड यानी उसका रंग (R, B, G या Y) और उसका नंबर या निशान (0 से 9, D2, REV या SKIP), जैसे R5 या YD2; W, WD4 और BLANK का रंग नहीं होता।
problem-not-hexadecimal = “{ $given }” 64 हेक्साडेसिमल अंक नहीं हैं।

## What stands in a place

problem-duplicate-key = यह कुंजी दो बार है। एक रखें।
problem-unknown-key = ऐसी कोई कुंजी नहीं है। यहाँ चलती हैं: { $known }।
problem-missing = यह नहीं दिया गया।
problem-wrong-kind = { $expected ->
    [text] यह उद्धरण चिह्नों में पाठ होना चाहिए।
    [number] यह पूर्ण संख्या होनी चाहिए।
    [flag] यह true या false होना चाहिए।
    [list] यह सूची होनी चाहिए: [ … ]।
    [object] यह ऑब्जेक्ट होना चाहिए: {"{"} … {"}"}।
   *[holding] यहाँ गिने हुए कार्ड होने चाहिए, या उनके कुल अंक।
}
problem-out-of-range = “{ $given }” की जगह { $min } से { $max } तक की पूर्ण संख्या चाहिए।
problem-unknown-word = “{ $given }” यहाँ नहीं चलता। इनमें से एक लिखें: { $known }।
problem-year-short = इसे साल { $year } पढ़ा गया। क्या आपका मतलब { $meant } है?
problem-year-outside = इसे साल { $year } पढ़ा गया। { $earliest } से { $latest } के बीच का साल लिखें।
problem-name-empty = नाम लिखें।
problem-name-too-long = इस नाम में { $length } वर्ण हैं। ज़्यादा से ज़्यादा { $max } हो सकते हैं।
problem-name-control = इस नाम में अदृश्य वर्ण हैं। इसे फिर से लिखें।
problem-id-malformed = id में सिर्फ़ अक्षर, अंक, - और _ हो सकते हैं, और वह नाम से लंबी नहीं हो सकती।
problem-entry-key-malformed = कुंजी में 8 से 64 वर्ण होते हैं: अंग्रेज़ी अक्षर, अंक और -।
problem-name-twice = “{ $name }” दो बार है। कुछ ऐसा जोड़ें जिससे दोनों अलग पहचाने जाएँ।
problem-id-twice = id “{ $id }” दो बार है।

## What does not go together

problem-not-for-format = { $format ->
    [two-vs-two] यह दो बनाम दो के साथ नहीं चलता। इसे हटा दें।
    [four-player] यह चार खिलाड़ियों के टूर्नामेंट के साथ नहीं चलता। इसे हटा दें।
    [eight-player] यह आठ खिलाड़ियों के टूर्नामेंट के साथ नहीं चलता। इसे हटा दें।
    [team] यह टीम खेल के साथ नहीं चलता। इसे हटा दें।
    [free-for-all] यह “हर कोई अकेला” के साथ नहीं चलता। इसे हटा दें।
    [challenge] यह चैलेंज के साथ नहीं चलता। इसे हटा दें।
    [cowboy] यह काउबॉय के साथ नहीं चलता। इसे हटा दें।
    [duo] यह डुओ के साथ नहीं चलता। इसे हटा दें।
   *[other] यह { $format-name } के साथ नहीं चलता। इसे हटा दें।
}
problem-not-for-scoring = स्कोरिंग “{ $scoring }” में इसका कोई काम नहीं। इसे हटा दें।
problem-only-for-places = अंकों की सूची सिर्फ़ स्थानों के लिए होती है। “places” गिनें, या सूची हटा दें।
problem-points-rise = कोई स्थान अपने से पहले वाले से ज़्यादा का नहीं होता: यहाँ ज़्यादा से ज़्यादा { $max }।
problem-season-no-totals = जोड़ गिने जाते हैं, और “{ $scoring }” में जोड़ नहीं होता। यह शाम छोड़ दें, या स्थान गिनें।
problem-season-uneven = “{ $scoring }” में अंक चढ़ते हैं, इसलिए जो न आए उसके सबसे कम होंगे। सिर्फ़ सबसे अच्छी शामें गिनें और कम से कम उतनी ही माँगें, या औसत या स्थान गिनें।
problem-season-other-way = “{ $scoring }” और “{ $first }” जुड़ते नहीं: एक में ज़्यादा अंक अच्छे हैं, दूसरे में कम। यह शाम छोड़ दें, या स्थान गिनें।
problem-rounds-and-blocks = राउंड दें या पालियाँ, दोनों नहीं।
problem-nothing-to-compare = { $players } खिलाड़ियों और एक राउंड में कोई डेक दो बार नहीं खेला जाएगा। दो राउंड खेलें, या समान बाँट हटा दें।
problem-not-duplicate = समान बाँट सिर्फ़ नतीजे वाली बाज़ी में हो सकती है, और सिर्फ़ उस टूर्नामेंट में जिसमें "play": {"{"} "duplicate": true {"}"} हो। इसे हटा दें।
problem-scoring-not-for-format = “{ $format-name }” के साथ स्कोरिंग “{ $scoring }” नहीं चलती। इनमें से एक चुनें: { $known }।
problem-preset-not-for-format = “{ $format-name }” के साथ नियम “{ $preset }” नहीं चलते: वे किसी और खेल के लिए हैं, या खिलाड़ियों की किसी और संख्या के लिए। दूसरे नियम चुनें, या इन्हें हटा दें।
problem-other-result = नियम “{ $rules }” में बाज़ी का अंत { $gives ->
    [out] तब होता है जब एक खिलाड़ी के कार्ड ख़त्म हों
    [order] स्थानों के क्रम से होता है
   *[refill] रीफ़िल अंकों से होता है
}, और स्कोरिंग “{ $scoring }” को { $needs ->
    [out] एक खिलाड़ी चाहिए जिसके कार्ड ख़त्म हों
    [order] स्थानों का क्रम चाहिए
   *[refill] रीफ़िल अंक चाहिए
}। दूसरे नियम चुनें, या दूसरी स्कोरिंग।
problem-entrant-count = { $format ->
    [two-vs-two] दो बनाम दो में { $max } टीमें चाहिए, { $given } नहीं।
    [four-player] चार खिलाड़ियों के टूर्नामेंट में { $max } खिलाड़ी चाहिए, { $given } नहीं।
    [eight-player] आठ खिलाड़ियों के टूर्नामेंट में { $max } खिलाड़ी चाहिए, { $given } नहीं।
    [team] टीम खेल में { $max } टीमें चाहिए, { $given } नहीं।
    [duo] डुओ में { $max } खिलाड़ी चाहिए, { $given } नहीं।
    [free-for-all] “हर कोई अकेला” में { $min } से { $max } खिलाड़ी चाहिए, { $given } नहीं।
    [challenge] चैलेंज में { $min } से { $max } खिलाड़ी चाहिए, { $given } नहीं।
    [cowboy] काउबॉय में { $min } से { $max } खिलाड़ी चाहिए, { $given } नहीं।
    [individual] व्यक्तिगत टूर्नामेंट में { $min } से { $max } खिलाड़ी चाहिए, { $given } नहीं।
   *[other] { $format-name } में { $min } से { $max } प्रतिभागी चाहिए, { $given } नहीं।
}
problem-players-for-rules = नियम “{ $preset }” में एक टेबल पर { $min } से { $max } खिलाड़ी होते हैं, { $given } नहीं। दूसरे नियम चुनें, या खिलाड़ियों की संख्या बदलें।
problem-team-size = यहाँ हर टीम में { $needed } खिलाड़ी होते हैं, इसमें { $given ->
    [one] { $given } है
   *[other] { $given } हैं
}।
problem-team-size-range = टीम में { $min } से { $max } खिलाड़ी होते हैं, इसमें { $given ->
    [one] { $given } है
   *[other] { $given } हैं
}।

## Who sits where, who comes and who goes

problem-not-seated = इस बाज़ी में “{ $player }” इस टेबल पर नहीं है। यहाँ हैं: { $seats }।
problem-eliminated = “{ $player }” इस बाज़ी से पहले बाहर।
problem-changes-order = बदलाव अपनी बाज़ियों के क्रम में हों, और कोई भी उस खिलाड़ी के शामिल होने से पहले का न हो।
problem-leaves-no-seat = तब यह सीट “{ $player }” की नहीं है। यह सीट इनकी है: { $seats }।
problem-substitute-plays = “{ $player }” का नाम पहले से इस टूर्नामेंट में है। बदली खिलाड़ी कोई और होना चाहिए।
problem-withdrawal-too-few = { $left ->
    [0] कोई नहीं बचेगा
    [1] सिर्फ़ एक बचेगा
   *[other] सिर्फ़ { $left } बचेंगे
}, और आगे खेलने के लिए { $needed } चाहिए। बदली खिलाड़ी दें, या टूर्नामेंट समाप्त करें।
problem-table-full = टेबल भर चुकी है: यहाँ ज़्यादा से ज़्यादा { $most } बैठ सकते हैं।
problem-late-not-for-format = { $format ->
    [two-vs-two] दो बनाम दो
    [four-player] चार खिलाड़ियों के टूर्नामेंट
    [eight-player] आठ खिलाड़ियों के टूर्नामेंट
    [team] टीम खेल
    [duo] डुओ
   *[other] { $format-name }
} में शुरू होने के बाद कोई शामिल नहीं हो सकता। नया खिलाड़ी किसी की जगह बदली खिलाड़ी बनकर आ सकता है।
problem-late-in-block = देर से आया खिलाड़ी पाली की शुरुआत से शामिल होता है। अगली पाली राउंड { $round } की बाज़ी { $hand } से शुरू होगी।
problem-late-order = देर से आए खिलाड़ी बाक़ी सबके बाद आते हैं, जिस क्रम में वे शामिल हुए।
problem-change-after-end = राउंड { $round } में बाज़ी { $hand } नहीं है: आख़िरी, राउंड { $last-round } की बाज़ी { $last } है।
problem-withdrawn-plays = “{ $player }” का नाम इस बाज़ी से पहले वापस लिया जा चुका था। यह बाज़ी रद्द है: नतीजा हटा दें।
problem-no-such-hand = टूर्नामेंट में बाज़ी { $slot } (राउंड.टेबल.बाज़ी) नहीं है।
problem-hand-twice = बाज़ी { $slot } (राउंड.टेबल.बाज़ी) दो बार है।
problem-other-block = यह बाज़ी पाली { $block } की है।
problem-other-seats = इस बाज़ी में यहाँ दूसरे खिलाड़ी बैठते हैं: { $seats }।
problem-not-everybody = हर खेलने वाले को यहाँ ठीक एक बार बैठना चाहिए: { $seats }।
problem-not-alternating = टीमों के खिलाड़ियों को एक छोड़कर एक बैठना चाहिए, जैसे { $seats }।
problem-begun-draft = मसौदे में नतीजे, आए या गए खिलाड़ी, या निकाला गया डीलर नहीं हो सकते। इन्हें हटा दें, या इस फ़ाइल से अलग टूर्नामेंट बनाएँ।
problem-after-end = बाज़ी { $slot } (राउंड.टेबल.बाज़ी) अंत के बाद दर्ज हुई। वह रखी गई है, पर गिनी नहीं जाती।

## An event of several stages

problem-event-file = यह कई चरणों वाली प्रतियोगिता की फ़ाइल है। इसके टूर्नामेंट एक-एक करके बनाएँ।
problem-one-stage = प्रतियोगिता में कम से कम दो चरण हों, या मुक़ाबले। अकेला चरण अपने आप में टूर्नामेंट है।
problem-several-finals = आख़िरी चरण में { $groups } ग्रुप हैं, यानी { $groups } विजेता। एक ही ग्रुप रखें।
problem-not-for-matches = मुक़ाबले में दो प्रतिभागी और एक विजेता चाहिए। इस फ़ॉर्मैट में ऐसा नहीं होता; दूसरा चुनें, या ग्रुप।
problem-cut-too-large = आगे { $through } जाएँगे, पर इससे पहले सिर्फ़ { $before } खेलते हैं।
problem-cannot-carry = अंक सिर्फ़ ग्रुप से उसी स्कोरिंग वाले ग्रुप में जाते हैं, और तभी जब अंक जुड़ते हों। क्रम सिर्फ़ ग्रुप में जाता है।
problem-not-a-date-time = “{ $given }” तारीख़ और समय नहीं है। इस तरह लिखें: 2026-12-05T18:00:00Z।
problem-stage-out-of-order = इस चरण की पर्ची निकल चुकी है, पर इससे पहले वाले की नहीं।
problem-not-of-stage = यह टूर्नामेंट इस चरण का नहीं है: इसकी जगह, फ़ॉर्मैट या प्रतिभागी अलग हैं।

## Who plays, and the play-off

problem-unknown-entrant = “{ $entrant }” का नाम इस टूर्नामेंट में नहीं है।
problem-unknown-player = “{ $player }” का नाम इस टूर्नामेंट में नहीं है।
problem-play-off-no-winner = प्ले-ऑफ़ की कोई वजह नहीं: इस टूर्नामेंट में कोई अकेला विजेता नहीं होता।
problem-play-off-seats = { $given ->
    [one] प्ले-ऑफ़ में सिर्फ़ { $given } खिलाड़ी है
   *[other] प्ले-ऑफ़ में { $given } खिलाड़ी हैं
}, और एक टेबल पर { $min } से { $max } हो सकते हैं। पहला स्थान साझा रहेगा।
problem-play-off-too-early = टूर्नामेंट पूरा नहीं हुआ है: प्ले-ऑफ़ नहीं गिना जाता।
problem-play-off-nobody-level = पहले स्थान पर कोई बराबर नहीं, इसलिए प्ले-ऑफ़ की वजह नहीं।
problem-play-off-not-level = “{ $entrant }” पहले स्थान की बराबरी में नहीं है: प्ले-ऑफ़ नहीं गिना जाता।
problem-play-off-missing = “{ $entrant }” पहले स्थान की बराबरी में है, पर प्ले-ऑफ़ में नहीं: वह नहीं गिना जाता।
problem-play-off-uncounted = बाज़ी { $slot } (राउंड.टेबल.बाज़ी) ऐसे प्ले-ऑफ़ की है जो गिना नहीं जाता। वह रखी गई है।

## What a result says

problem-several-out = एक बाज़ी में एक ही खिलाड़ी के कार्ड ख़त्म हो सकते हैं।
problem-two-results = इसके दो नतीजे हैं। एक रखें।
problem-wrong-result = यह वह नतीजा नहीं है जो स्कोरिंग “{ $scoring }” को चाहिए। बताएँ: { $needs ->
    [out] किसके कार्ड ख़त्म हुए और दूसरों के पास क्या बचा: "out" और "left"।
    [order] खिलाड़ियों के कार्ड किस क्रम में ख़त्म हुए: "order"।
   *[refill] खिलाड़ियों के रीफ़िल अंक और उनके पास क्या बचा: "refill" और "left"।
}
problem-finished-twice = “{ $player }” के कार्ड एक ही बार ख़त्म हो सकते हैं, पर नाम यहाँ दो बार है।
problem-order-incomplete = हर किसी को स्थान चाहिए। यहाँ नहीं हैं: { $missing }।
problem-too-many-points = { $total } रीफ़िल अंक: हर अंक के लिए एक कार्ड डाला जाता है, इसलिए ज़्यादा से ज़्यादा { $max } हो सकते हैं।
problem-winner-holds = इस खिलाड़ी के कार्ड ख़त्म हुए, इसलिए हाथ में कुछ नहीं बचा। ये कार्ड हटाएँ, या उसे छुएँ जिसके कार्ड सच में ख़त्म हुए।
problem-no-cards = कार्ड सिर्फ़ उसके पास नहीं बचते जिसके ख़त्म हुए। छुएँ कि इस खिलाड़ी के पास क्या बचा; 0 भी कार्ड है।
problem-holding-missing = इस खिलाड़ी के कार्ड नहीं भरे गए। उन्हें छुएँ, या उनके कुल अंक लिखें।
problem-too-many = { $count }, पर डेक में सिर्फ़ { $max } हैं

## Where the place is not shown: the face, then the sentence above

problem-of-face = { $face }: { $text }
problem-too-many-together = { $face }: सबके हाथ के कार्ड मिलाकर { $count }, पर डेक में सिर्फ़ { $max } हैं। फिर गिनें।
problem-too-many-cards = सबके हाथ के कार्ड मिलाकर { $count }: ज़्यादा से ज़्यादा { $max } हो सकते हैं, क्योंकि एक ढेरी पर पड़ा है।
problem-total-too-high = { $total } अंक: पूरा डेक ही सिर्फ़ { $max } का है। फिर गिनें।
problem-totals-too-high = सबके हाथ के कार्ड मिलाकर { $total } अंक: पूरा डेक ही सिर्फ़ { $max } का है। फिर गिनें।
problem-loser-missing = बताएँ कि बाज़ी कौन हारा, या कार्ड गिनें।
problem-losers-not-named = स्कोरिंग “{ $scoring }” कार्ड गिनती है, हारने वालों के नाम नहीं लेती।
problem-loser-won = “{ $player }” जीतने वाले पक्ष में है।
problem-other-losers = कार्डों के हिसाब से बाज़ी इनकी हार है: { $losers }।

## Why a result is not taken now

problem-no-hand = टूर्नामेंट में ऐसी कोई बाज़ी नहीं है।
problem-not-yet = पहले दूसरी बाज़ियाँ हैं: यह अभी दर्ज नहीं हो सकती।
problem-over = टूर्नामेंट पूरा हो चुका है। जो दर्ज है, सिर्फ़ वही सुधारा जा सकता है।
problem-hand-closed = इस टेबल से किसी ने नाम वापस लिया है: बाज़ी वहाँ सबके लिए रद्द है।
problem-later-seats = इस नतीजे से बाज़ी { $hand } में टेबल पर दूसरे खिलाड़ी होते, और वह दर्ज हो चुकी है। पहले उस बाज़ी को और उसके बाद वाली बाज़ियों को वापस लें।
problem-result = यह नतीजा सही नहीं हो सकता।

## Why nobody can come or go now

problem-step-over = टूर्नामेंट पूरा हो चुका है: अब न कोई आ सकता है, न जा सकता है।
problem-step-play-off = प्ले-ऑफ़ मौजूद है: अब न कोई आ सकता है, न जा सकता है।
problem-step-unknown = यह खिलाड़ी यहाँ नहीं खेलता। सूची से किसी को चुनें।
problem-step-out = यह खिलाड़ी अब टूर्नामेंट में नहीं है।
problem-step-after-end = वहाँ से आगे इस खिलाड़ी की कोई बाज़ी नहीं बची।
problem-step-recorded = बाज़ी { $hand } दर्ज हो चुकी है। बाद की बाज़ी चुनें, या पहले वह नतीजा वापस लें।
problem-step-problems = यह नहीं हो सकता।

## Why no play-off begins

problem-play-off-twice = प्ले-ऑफ़ पहले से है।

## Who deals first

problem-no-such-table = { $tables ->
    [one] यहाँ सिर्फ़ { $tables } टेबल है।
   *[other] ऐसी कोई टेबल नहीं: वे 1 से { $tables } तक हैं।
}
problem-table-twice = टेबल { $table } दो बार है। एक रखें।
problem-other-dealer = निकाले गए कार्डों के हिसाब से “{ $player }” डीलर नहीं है।
problem-text-too-long = इस पाठ में { $length } वर्ण हैं। ज़्यादा से ज़्यादा { $max } हो सकते हैं।
problem-text-control = इस पाठ में अदृश्य वर्ण हैं। इसे फिर से लिखें।

## What is wrong with a ruleset

problem-unknown-preset = “{ $given }” नाम के कोई नियम नहीं हैं। इनमें से चुनें: { $known }।
problem-unknown-option = “{ $option }” नाम का कोई विकल्प नहीं है।
problem-option-elsewhere = “{ $option }” यहाँ तय नहीं होता: वह “{ $key }” से आता है।
problem-unknown-value = “{ $option }” का मान “{ $given }” नहीं हो सकता। हो सकता है: { $known }।
problem-options-clash = “{ $one }” और “{ $other }” साथ नहीं चल सकते। एक बंद करें।
problem-option-needs = “{ $one }” के लिए “{ $needs }” चाहिए।

## Why a hand cannot be dealt

problem-wrong-number-of-players = { $players } खिलाड़ी इन नियमों से नहीं खेल सकते: { $least ->
    [2] { $most ->
        [2] ये दो खिलाड़ियों के लिए हैं।
       *[other] ये { $least } से { $most } खिलाड़ियों के लिए हैं।
    }
   *[other] ये { $least } से { $most } खिलाड़ियों के लिए हैं।
}
problem-nobody-sits-there = डीलर या पहली चाल वाला खिलाड़ी टेबल पर नहीं है।
problem-not-this-deck = डेक हूबहू वैसा नहीं है जैसा इन नियमों में है।

## Why a move is refused

problem-hand-over = बाज़ी पूरी हो चुकी है।
problem-not-in-play = यह खिलाड़ी अभी खेल में नहीं है।
problem-not-now = यह अभी नहीं हो सकता।
problem-not-in-the-rules = इन नियमों में ऐसी कोई चाल नहीं है।
problem-card-not-held = यह कार्ड खिलाड़ी के हाथ में नहीं है।
problem-does-not-fit = कार्ड मेल नहीं खाता: रंग, नंबर या निशान ऊपर वाले कार्ड जैसा चाहिए।
problem-four-not-allowed = जब तक दूसरा कार्ड डाला जा सकता है, वाइल्ड +4 नहीं डाल सकते।
problem-colour-missing = काले कार्ड के साथ रंग बताना ज़रूरी है।
problem-colour-not-asked = इस कार्ड के साथ रंग नहीं बताया जाता।
problem-nothing-to-call = ऊनो कहने की वजह नहीं: इसके बाद खिलाड़ी के पास एक कार्ड नहीं बचता।
problem-can-play = डालने लायक़ कार्ड है, इसलिए उठा नहीं सकते।
problem-must-play = उठाया कार्ड मेल खाता है, उसे डालना होगा।
problem-only-the-drawn = सिर्फ़ अभी उठाया कार्ड डाला जा सकता है।
problem-too-late = अब इसके लिए देर हो चुकी है।
problem-all-or-nothing = इस रंग के सब कार्ड डालने होंगे, सबसे पहले रिवर्स।
problem-not-this-seat = उस खिलाड़ी के साथ यह नहीं हो सकता।

## What is wrong with a hand log

problem-log-version = बाज़ी का यह लॉग संस्करण { $given } का है; सिर्फ़ संस्करण { $known } पढ़ा जा सकता है।
problem-log-player = “{ $player }” टेबल पर नहीं है, या दो बार है।
problem-log-sides = हर कोई ठीक एक पक्ष में हो, कम से कम दो पक्ष हों, सब बराबर बड़े हों, और उनके खिलाड़ी एक छोड़कर एक बैठें।
problem-log-first = पहली चाल “{ $first }” की नहीं, “{ $right }” की है।
problem-log-deal = बाज़ी ऐसे बँटी नहीं हो सकती। { $why }
problem-log-move = चाल { $number } ({ $by }) की इजाज़त नहीं है। { $why } लिखा है: { $written }
problem-log-commitment = commitment, seed का SHA-256 नहीं है। होना चाहिए: { $right }
problem-log-commitment-missing = seed है, पर बाँटने से पहले दिखाया गया commitment नहीं है। होना चाहिए: { $right }
problem-log-seed-missing = commitment है, पर उसे जाँचने के लिए seed नहीं है।
problem-log-deck = seed से दूसरा डेक बनता है: ऊपर से कार्ड { $place } अलग है।
problem-log-reshuffle-order = चाल { $at } पर गड्डी फेंटी गई, और seed से जो क्रम बनता है, वह दोबारा फेंटाई { $number } के क्रम से अलग है।
problem-log-reshuffle = चाल { $at } पर गड्डी फेंटी गई, पर दोबारा फेंटाई { $number } नहीं है या उसमें दूसरे कार्ड हैं।
problem-log-reshuffles-left = { $count ->
    [one] { $count } बार दोबारा फेंटाई लिखी है, पर हुई नहीं।
   *[other] { $count } बार दोबारा फेंटाई लिखी है, पर हुई नहीं।
}
problem-log-unfinished = { $moves } चालों से बाज़ी पूरी नहीं होती।
problem-log-result = चालों से दूसरा नतीजा निकलता है: { $right }

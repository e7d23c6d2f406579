### What is to come: announcing a tournament, its list, and the door.

## What everybody sees

home-coming = आने वाले
fixture-when = कब
fixture-place = कहाँ
fixture-played = खेल
fixture-places = जगहें
fixture-about = जानने लायक़
fixture-places-players = { $left ->
    [one] { $places } में से { $left } जगह बाक़ी
   *[other] { $places } में से { $left } जगहें बाक़ी
}
fixture-places-teams = { $left ->
    [one] { $places } में से { $left } और टीम की जगह
   *[other] { $places } में से { $left } और टीमों की जगह
}
fixture-full = { $waiting ->
    [0] सभी { $places } जगहें भर गईं
    [one] सभी { $places } जगहें भर गईं, एक इंतज़ार में
   *[other] सभी { $places } जगहें भर गईं, { $waiting } इंतज़ार में
}
fixture-called-off = रद्द
poster-link = पोस्टर
poster-of = पोस्टर: { $name }
poster-line = क्लब की दीवार के लिए, या चैट में तस्वीर के तौर पर। कोड से नाम लिखाने का पेज खुलता है।
poster-how = नाम लिखाने के लिए कोड स्कैन करें
share-feed-announced = { $tournament }: { $when }
share-feed-called-off = रद्द: { $tournament }, { $when }

## Signing up

sign-up = नाम लिखाएँ
sign-up-wait = जगह का इंतज़ार करें
sign-up-title = नाम लिखाएँ: { $name }
sign-up-name = आपका नाम
sign-up-name-hint = पूरा नाम, जैसे क्लब आपको जानता है।
sign-up-their-name-hint = पूरा नाम, जैसा क्लब की सूची में है।
sign-up-their-name = नाम
sign-up-team = आपकी टीम
sign-up-team-hint = हर पंक्ति में एक नाम। जोड़ीदार अभी न हो, तो बाक़ी ख़ाली छोड़ें: आयोजक ढूँढ देंगे।
sign-up-name-of = नाम { $seat }
sign-up-remark = आयोजक को कुछ बताना है
sign-up-remark-hint = कि आप देर से आएँगे, या किसी के साथ खेलना चाहेंगे। इसे सिर्फ़ आयोजक पढ़ते हैं।
sign-up-privacy = सूची सिर्फ़ आयोजक देखते हैं। आपको अपना पेज मिलेगा, जिससे आप बता सकते हैं कि नहीं आ रहे।
sign-up-full = सभी जगहें भर गईं। आप इंतज़ार कर सकते हैं: कोई न आए, तो आप अपने-आप आगे बढ़ जाएँगे।
sign-up-own = इस ब्राउज़र से नाम लिखाया: { $names }।
sign-up-own-link = अपने पेज पर
sign-up-closed = अभी नाम नहीं लिखा सकते। क्लब के आयोजक से पूछें।
sign-up-begun = टूर्नामेंट शुरू हो चुका है। जो अब आए वह हॉल में आयोजक से पूछे।
sign-up-over = यह शाम बीत चुकी है।
sign-up-called-off = रद्द: यह टूर्नामेंट नहीं होगा।
sign-up-no-more = अब नाम नहीं लिए जाते। क्लब के आयोजक से पूछें।
sign-up-twice = { $name } पहले से सूची में है। वह आप हैं, तो अपना पेज खोलें। उसी नाम का कोई और है, तो कुछ ऐसा जोड़ें जिससे पहचान हो।
sign-up-no-end = इतने लोग इंतज़ार में हैं कि और कोई नहीं जुड़ सकता। क्लब के आयोजक से पूछें।
sign-up-too-many = इस नेटवर्क से बहुत सारे नए नाम आए हैं, जिन्हें किसी आयोजक ने अभी नहीं जाँचा। आयोजक से कहें कि आपका नाम लिख दें।
problem-party-nobody = नाम लिखें।
problem-party-too-many = { $most ->
    [one] एक बार में एक ही नाम लिखा जाता है।
   *[other] यहाँ टीम में ज़्यादा से ज़्यादा { $most } खिलाड़ी होते हैं।
}
problem-party-twice = { $name } यहाँ दो बार है। हर खिलाड़ी का नाम एक बार।

## The own page

own-sign-up-title = { $name }
own-sign-up-place = आपकी जगह पक्की है: नंबर { $place }।
own-sign-up-waits = आप जगह के इंतज़ार में हैं, आपका नंबर { $place } है। आप अपने-आप आगे बढ़ते जाएँगे।
own-sign-up-left = आपने बताया कि आप नहीं आ रहे, या किसी आयोजक ने नाम सूची से हटाया।
own-sign-up-late = टूर्नामेंट शुरू हो चुका है। यहाँ अपनी उपस्थिति दर्ज करें और आयोजक को बताएँ।
own-sign-up-late-there = टूर्नामेंट शुरू हो चुका है। आयोजक जानते हैं कि आप यहाँ हैं, और आपको बैठाएँगे।
own-sign-up-there = आयोजक जानते हैं कि आप यहाँ हैं।
own-sign-up-evening = शुरू हो गया: आपकी टेबलें, जोड़ीदार और नतीजे।
own-sign-up-come = मैं यहाँ हूँ
own-sign-up-again = फिर नाम लिखाएँ
own-sign-up-remark = आपने लिखा:
own-sign-up-not-coming = मेरा आना नहीं होगा
own-sign-up-not-coming-hint = आपकी जगह इंतज़ार करने वालों में पहले को मिलेगी। मन बदले तो फिर नाम लिखाएँ, सबके पीछे।
own-sign-up-leave = मेरी जगह दे दें
own-sign-up-keep = इस पेज का पता रखें: शाम को यह आपकी सीट तक ले जाएगा।

## The door

check-in-title = कौन आया: { $name }
check-in-lede = कोई आए तो उसका नाम छुएँ।
check-in-early = शुरुआत से छह घंटे पहले उपस्थिति दर्ज होने लगती है।
check-in-coming = अभी आने हैं: { $count }
check-in-nobody = अब कोई नहीं।
check-in-there = आ गए: { $count }
check-in-undo = नहीं आए
check-in-add = कोई सूची में नहीं है
check-in-add-button = सूची में लिखें
check-in-no-more = दरवाज़े पर इतने नाम जोड़े जा चुके हैं कि यहाँ और नहीं लिए जाते। आयोजक अब भी किसी का नाम लिख सकते हैं।
check-in-filter-label = नाम का कोई हिस्सा लिखें।
sign-up-waiting = इंतज़ार में, नंबर { $place }

## The desk

desk-announce = टूर्नामेंट घोषित करें
fixture-line-hidden = { $places } में से { $names }, घोषित नहीं
fixture-line-announced = { $waiting ->
    [0] { $places } में से { $names }
   *[other] { $places } में से { $names }, { $waiting } इंतज़ार में
}
fixture-line-called-off = रद्द
fixture-new = टूर्नामेंट घोषित करें
fixture-edit = बदलें: { $name }
fixture-repeat = दोहराना
fixture-repeat-hint = एक साथ कई तारीख़ें; हर एक की अपनी सूची।
fixture-repeat-once = एक बार
fixture-repeat-week = हर हफ़्ते
fixture-repeat-fortnight = हर दूसरे हफ़्ते
fixture-repeat-month = हर महीने, उसी वार को
fixture-times = कितनी तारीख़ें
fixture-times-hint = पहली को मिलाकर।
fixture-times-wrong = 2 से { $max } तक की संख्या।
fixture-place-hint = हॉल, कैफ़े, पता।
fixture-about-hint = कितना लगेगा, क्या लाना है, दरवाज़ा कब खुलेगा।
fixture-format-hint = टूर्नामेंट बनाते समय, जब पता हो कि कितने आए, आप दूसरा चुन सकते हैं।
fixture-block-evening = जितना एक शाम में आए
fixture-places-hint = खिलाड़ी या, टीमों में, टीमें। ख़ाली छोड़ें तो उतनी जितनी फ़ॉर्मैट लेता है।
fixture-places-wrong = { $format }: { $min } से { $max } तक।
fixture-takes-names = लोग नाम लिखा सकते हैं
fixture-takes-names-hint = लिंक या QR कोड से, बिना खाते के।
fixture-save = सहेजें
fixture-save-hint = जब तक आप घोषित न करें, कोई नहीं देखता।
fixture-asks-past = यह तारीख़ बीत चुकी है। क्या यही तारीख़ चाहिए?
fixture-asks-waiting = इनकी जगह चली जाएगी और इन्हें इंतज़ार करना होगा: { $names }। क्या आप यही चाहते हैं?
fixture-save-anyway = फिर भी सहेजें
fixture-stale = इस बीच किसी और ने इसे बदल दिया। घोषणा का पेज खोलकर मिलाएँ और वहीं से फिर सहेजें।
fixture-to-tournament = टूर्नामेंट पर
fixture-draw-up = टूर्नामेंट बनाएँ
fixture-is-hidden = अभी इसे और कोई नहीं देखता।
fixture-is-announced = घोषित: क्लब के पेज, फ़ीड और कैलेंडर में है।
fixture-is-called-off = रद्द। जिन्होंने नाम लिखाया, वे अपने पेज पर पढ़ेंगे।
fixture-public-page = सार्वजनिक पेज
fixture-announce = घोषित करें
fixture-announce-all = सभी { $count } घोषित करें
fixture-hide = छिपाएँ
fixture-open = नाम लेना शुरू करें
fixture-close = नाम लेना बंद करें
fixture-call-off = रद्द करें
fixture-change = बदलें
fixture-list = कौन आ रहा है
fixture-now-waiting = अब जगह के इंतज़ार में: { $names }।
fixture-there = { $count ->
    [one] एक आ गया
   *[other] { $count } आ गए
}
fixture-nobody = अभी कोई नहीं
fixture-nobody-help = घोषित करें और लिंक भेजें, पोस्टर छापें, या नाम ख़ुद लिखें।
fixture-missing = { $count ->
    [one] सूची का एक नाम खेलने वालों में नहीं है।
   *[other] सूची के { $count } नाम खेलने वालों में नहीं हैं।
}
fixture-missing-link = जोड़ें
fixture-confirm-all = { $count ->
    [one] नए नाम की पुष्टि करें
   *[other] सभी { $count } नए नामों की पुष्टि करें
}
fixture-gone = नहीं आ रहे: { $count }
fixture-add = किसी का नाम लिखें
fixture-add-button = सूची में लिखें
fixture-what = घोषणा
fixture-check-in = उपस्थिति सूची
fixture-check-in-hint = दरवाज़े पर टैबलेट के लिए: जिसके पास यह लिंक हो, वह आने वालों की उपस्थिति दर्ज कर सकता है और नाम जोड़ सकता है। शाम शुरू होने के बारह घंटे बाद यह बंद हो जाता है।
fixture-new-check-in = उपस्थिति का नया लिंक
fixture-delete = मिटाएँ
fixture-delete-title = { $name } मिटाएँ?
fixture-delete-text = { $count ->
    [0] इसकी सूची में कोई नहीं। इससे बना टूर्नामेंट बना रहेगा।
    [one] इसकी सूची में एक नाम है, वह भी मिटेगा। शाम न होने वाली हो, तो मिटाने के बजाय इसे रद्द करें: तब वह व्यक्ति यह देख सकेगा। इससे बना टूर्नामेंट बना रहेगा।
   *[other] इसकी सूची में { $count } नाम हैं, वे भी मिटेंगे। शाम न होने वाली हो, तो मिटाने के बजाय इसे रद्द करें: तब वे लोग यह देख सकेंगे। इससे बना टूर्नामेंट बना रहेगा।
}
sign-up-there = आ गए
sign-up-missing = खेलने वालों में नहीं
sign-up-is = { $name } ये हैं:
sign-up-is-new = क्लब में नए
sign-up-near = मिलते-जुलते नाम: { $names }। चुनें कि { $name } कौन हैं।
sign-up-confirm = पुष्टि करें
sign-up-confirm-hint = उन्हीं की पुष्टि करें जिनके बारे में आप जानते हैं कि नाम उन्होंने ख़ुद लिखाया है: तब से उनका पेज उनके निजी लिंक तक ले जाता है। तब तक वह उनकी शाम दिखाता है, पर कोई ऐसी सीट नहीं देता जो ली जा चुकी है।
sign-up-take-off-source = { $count ->
    [one] यह नया नाम हटाएँ
   *[other] उसी नेटवर्क से आए सभी { $count } नए नाम हटाएँ
}
sign-up-come = आ गए
sign-up-not-come = नहीं आए
sign-up-take-off = हटाएँ
sign-up-put-back = वापस रखें
sign-up-put-back-hint = वे वहीं लौटेंगे जहाँ थे: जो आगे बढ़े थे उन्हें फिर इंतज़ार करना पड़ सकता है।
like-draw-up = ऐसा ही एक और बनाएँ
like-announce = ऐसा ही अगला घोषित करें
error-fixture-begun = शुरू हो चुका है
error-fixture-begun-help = इससे बना टूर्नामेंट चल रहा है। उसी को बदलें।
error-too-early = अभी जल्दी है
error-too-early-help = शुरुआत से छह घंटे पहले उपस्थिति दर्ज होने लगती है।
error-door-over = लिंक का समय निकल गया
error-door-over-help = शाम शुरू होने के बारह घंटे बाद उपस्थिति सूची बंद हो जाती है। सूची आयोजक के पास रहती है।
done-fixture-saved = सहेजा गया।
done-fixtures-saved = सहेजा गया, हर तारीख़ का एक। समय आने पर हर एक को घोषित करें।
done-fixture-announced = घोषित: अब सबको दिखता है।
done-fixtures-announced = सब घोषित: अब सबको दिखते हैं।
done-fixture-hidden = छिपाया गया: अब और किसी को नहीं दिखता।
done-fixture-called-off = रद्द किया गया।
done-fixture-removed = सूची समेत मिटाया गया।
done-names-open = लोग नाम लिखा सकते हैं।
done-names-closed = अब नाम नहीं लिए जाते।
done-names-confirmed = नए नामों की पुष्टि हुई, वे क्लब की सूची में हैं।
done-signed-up = नाम सूची में है।
done-sign-up = हो गया।
done-check-in = उपस्थिति सूची का नया लिंक बन गया; पुराना अब काम नहीं करता।
club-deed-fixture-made = घोषणा बनाई
club-deed-fixture-changed = घोषणा बदली
club-deed-fixture-state = घोषित किया, छिपाया, रद्द किया, या नाम लेना शुरू या बंद किया
club-deed-fixture-check-in = उपस्थिति का नया लिंक
club-deed-fixture-removed = घोषणा मिटाई
club-deed-sign-up-added = टूर्नामेंट के लिए नाम लिखा
club-deed-sign-up-changed = लिखे नाम की पुष्टि की, उपस्थिति दर्ज की या नाम हटाया
club-deed-sign-ups-confirmed = सूची के सभी नए नामों की पुष्टि की

### What is to come: announcing a tournament, its list, and the door.

## What everybody sees

home-upcoming = आने वाले
announcement-when = कब
announcement-place = कहाँ
announcement-played = फ़ॉर्मैट
announcement-places = जगहें
announcement-about = जानने लायक़
announcement-places-players = { $left ->
    [one] { $places } में से { $left } जगह बाक़ी
   *[other] { $places } में से { $left } जगहें बाक़ी
}
announcement-places-teams = { $left ->
    [one] { $places } में से { $left } और टीम की जगह
   *[other] { $places } में से { $left } और टीमों की जगह
}
announcement-places-open = { $names ->
    [0] कोई सीमा नहीं
    [one] { $names } ने नाम लिखाया, कोई सीमा नहीं
   *[other] { $names } ने नाम लिखाया, कोई सीमा नहीं
}
announcement-full = { $waiting ->
    [0] सभी { $places } जगहें भर गईं
    [one] सभी { $places } जगहें भर गईं, एक इंतज़ार में
   *[other] सभी { $places } जगहें भर गईं, { $waiting } इंतज़ार में
}
announcement-called-off = रद्द
announcement-calendar = कैलेंडर में जोड़ें
announcement-pass-on = औरों को बताएँ
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
sign-up-privacy = सूची सिर्फ़ आयोजक देखते हैं। आपको अपना पेज मिलेगा, जहाँ आप अपनी जगह छोड़ सकते हैं।
sign-up-full = सभी जगहें भर गईं। आप इंतज़ार कर सकते हैं: कोई न आए, तो आप अपने-आप आगे बढ़ जाएँगे।
sign-up-own = इस ब्राउज़र से नाम लिखाया: { $names }।
sign-up-own-link = अपने पेज पर
sign-up-closed = अभी नाम नहीं लिखा सकते। क्लब के आयोजक से पूछें।
sign-up-begun = टूर्नामेंट शुरू हो चुका है। जो अब आए वह हॉल में आयोजक से पूछे।
sign-up-over = यह शाम बीत चुकी है।
sign-up-called-off = रद्द: यह टूर्नामेंट नहीं होगा।
sign-up-no-more = अब नाम नहीं लिए जाते। क्लब के आयोजक से पूछें।
sign-up-twice = { $name } पहले से सूची में है। वह आप हैं, तो अपना पेज खोलें। उसी नाम का कोई और है, तो कुछ ऐसा जोड़ें जिससे पहचान हो।
sign-up-no-end = इंतज़ार की सूची भर गई है। क्लब के आयोजक से पूछें।
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
own-sign-up-waits = इंतज़ार की सूची में आपका नंबर { $place } है। आप अपने-आप आगे बढ़ते जाएँगे।
own-sign-up-left = आपने अपनी जगह छोड़ दी, या किसी आयोजक ने आपका नाम सूची से हटाया।
own-sign-up-late = टूर्नामेंट शुरू हो चुका है। यहाँ अपनी उपस्थिति दर्ज करें और आयोजक को बताएँ।
own-sign-up-late-there = टूर्नामेंट शुरू हो चुका है। आयोजक जानते हैं कि आप यहाँ हैं, और आपको बैठाएँगे।
own-sign-up-there = आयोजक जानते हैं कि आप यहाँ हैं।
own-sign-up-evening = शुरू हो गया: आपकी टेबलें, जोड़ीदार और नतीजे।
own-sign-up-check-in = मैं यहाँ हूँ
own-sign-up-again = फिर नाम लिखाएँ
own-sign-up-remark = आपने लिखा:
own-sign-up-not-coming = मेरा आना नहीं होगा
own-sign-up-not-coming-hint = आपकी जगह इंतज़ार की सूची में पहले को मिलेगी। मन बदले तो फिर नाम लिखा सकते हैं, सूची के अंत में।
own-sign-up-leave = मेरी जगह दे दें
own-sign-up-keep = इस पेज को बुकमार्क करें: शाम को यह आपको आपकी सीट तक ले जाएगा।

## The door

check-in-title = उपस्थिति: { $name }
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
announcement-line-hidden = { $names ->
    [0] घोषित नहीं
   *[other] घोषित नहीं, सूची में { $names }
}
announcement-line-called-off = रद्द
announcement-taken = { $waiting ->
    [0] { $places } में से { $names } जगहें भरीं
   *[other] { $places } में से { $names } जगहें भरीं, { $waiting } इंतज़ार में
}
announcement-signed-up = { $waiting ->
    [0] सूची में { $names }
   *[other] सूची में { $names }, { $waiting } इंतज़ार में
}
announcement-new = टूर्नामेंट घोषित करें
announcement-edit = बदलें: { $name }
announcement-repeat = दोहराना
announcement-repeat-once = एक बार
announcement-repeat-week = हर हफ़्ते
announcement-repeat-fortnight = हर दूसरे हफ़्ते
announcement-repeat-month = हर महीने, उसी वार को
announcement-times = कितनी तारीख़ें
announcement-times-hint = पहली को मिलाकर।
announcement-times-wrong = 2 से { $max } तक की संख्या।
announcement-place-hint = हॉल, कैफ़े, पता।
announcement-about-hint = कितना लगेगा, क्या लाना है, दरवाज़ा कब खुलेगा।
announcement-format-hint = टूर्नामेंट बनाते समय, जब पता हो कि कितने आए, आप दूसरा चुन सकते हैं।
announcement-block-evening = जितना एक शाम में आए
format-open = आने वालों की गिनती से तय होगा
announcement-played-fold = फ़ॉर्मैट: { $format }
announcement-places-hint = ख़ाली छोड़ें तो कोई सीमा नहीं।
announcement-places-wrong = { $format }: { $min } से { $max } तक, या ख़ाली छोड़ें।
announcement-takes-names = लोग नाम लिखा सकते हैं
announcement-takes-names-hint = लिंक या QR कोड से, बिना खाते के।
announcement-save = सहेजें
announcement-save-later = बाद के लिए सहेजें
announcement-save-hint = “बाद के लिए सहेजें”: जब तक आप घोषित न करें, कोई नहीं देखता।
announcement-asks-past = यह तारीख़ बीत चुकी है। क्या यही तारीख़ चाहिए?
announcement-asks-far = यह तारीख़ क़रीब एक साल बाद की है। क्या यही तारीख़ चाहिए?
announcement-asks-waiting = इनकी जगह चली जाएगी और ये इंतज़ार की सूची में जाएँगे: { $names }। क्या आप यही चाहते हैं?
announcement-save-anyway = फिर भी सहेजें
announcement-announce-anyway = फिर भी घोषित करें
announcement-stale = इस बीच किसी और ने इसे बदल दिया। घोषणा का पेज खोलकर मिलाएँ और वहीं से फिर सहेजें।
announcement-to-tournament = टूर्नामेंट पर
announcement-draw-up = टूर्नामेंट बनाएँ
announcement-is-hidden = अभी इसे और कोई नहीं देखता।
announcement-is-announced = घोषित: क्लब के पेज, फ़ीड और कैलेंडर में है।
announcement-is-called-off = रद्द। जिन्होंने नाम लिखाया, वे अपने पेज पर पढ़ेंगे।
announcement-announce = घोषित करें
announcement-announce-all = सभी { $count } घोषित करें
announcement-hide = छिपाएँ
announcement-open = नाम लेना शुरू करें
announcement-close = नाम लेना बंद करें
announcement-call-off = रद्द करें
announcement-change = बदलें
announcement-list = कौन आ रहा है
announcement-waiting-list = इंतज़ार की सूची
announcement-now-waiting = अब जगह के इंतज़ार में: { $names }।
announcement-there = { $count ->
    [one] एक आ गया
   *[other] { $count } आ गए
}
announcement-nobody = अभी कोई नहीं
announcement-nobody-help = घोषित करें और लिंक भेजें, पोस्टर छापें, या नाम ख़ुद लिखें।
announcement-missing = { $count ->
    [one] सूची का एक नाम खेलने वालों में नहीं है।
   *[other] सूची के { $count } नाम खेलने वालों में नहीं हैं।
}
announcement-missing-link = जोड़ें
announcement-confirm-all = { $count ->
    [one] नए नाम की पुष्टि करें
   *[other] सभी { $count } नए नामों की पुष्टि करें
}
announcement-gone = नहीं आ रहे: { $count }
announcement-add = नाम लिखें
announcement-add-hint = हर पंक्ति में एक नाम, या सूची जैसी है वैसी ही पेस्ट करें।
announcement-add-teams-hint = हर पंक्ति में एक टीम: अनिता + भरत। जिनका जोड़ीदार नहीं, वे भी अपनी पंक्ति में।
announcement-add-look = अभी किसी का नाम नहीं जुड़ा है। नीचे के नाम जाँचें, फिर “सूची में लिखें” दोबारा दबाएँ।
announcement-add-most = एक बार में ज़्यादा से ज़्यादा { $max }।
announcement-added = सूची में लिखे गए: { $count }।
announcement-add-button = सूची में लिखें
announcement-what = घोषणा
announcement-more = और
announcement-check-in = उपस्थिति सूची
announcement-check-in-hint = दरवाज़े पर टैबलेट के लिए: जिसके पास यह लिंक हो, वह आने वालों की उपस्थिति दर्ज कर सकता है और नाम जोड़ सकता है। शाम शुरू होने के बारह घंटे बाद यह बंद हो जाता है।
announcement-new-check-in = उपस्थिति का नया लिंक
announcement-delete = मिटाएँ
announcement-delete-title = { $name } मिटाएँ?
announcement-delete-text = { $count ->
    [0] इसकी सूची में कोई नहीं। इससे बना टूर्नामेंट बना रहेगा।
    [one] इसकी सूची में एक नाम है, वह भी मिटेगा। शाम न होने वाली हो, तो मिटाने के बजाय इसे रद्द करें: तब वह व्यक्ति यह देख सकेगा। इससे बना टूर्नामेंट बना रहेगा।
   *[other] इसकी सूची में { $count } नाम हैं, वे भी मिटेंगे। शाम न होने वाली हो, तो मिटाने के बजाय इसे रद्द करें: तब वे लोग यह देख सकेंगे। इससे बना टूर्नामेंट बना रहेगा।
}
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
sign-up-take-off-name = { $name } हटाएँ
sign-up-tick-hint = जो आ गए हैं, उन पर निशान लगाएँ।
sign-up-is-here = { $name } आ गए
sign-up-put-back = वापस रखें
sign-up-put-back-hint = वे वहीं लौटेंगे जहाँ थे: जो आगे बढ़े थे उन्हें फिर इंतज़ार करना पड़ सकता है।
like-draw-up = ऐसा ही एक और बनाएँ
like-announce = अगला घोषित करें
error-announcement-begun = शुरू हो चुका है
error-fixture-begun-help = इससे बना टूर्नामेंट चल रहा है। उसी को बदलें।
error-too-early = उपस्थिति दर्ज होना अभी शुरू नहीं हुआ
error-too-early-help = शुरुआत से छह घंटे पहले उपस्थिति दर्ज होने लगती है।
error-too-late = उपस्थिति दर्ज होना बंद हो चुका है
error-too-late-help = यह शाम बीत चुकी है, या यह टूर्नामेंट नहीं होगा।
error-check-in-over = लिंक का समय निकल गया
error-check-in-over-help = शाम शुरू होने के बारह घंटे बाद उपस्थिति सूची बंद हो जाती है। सूची आयोजक के पास रहती है।
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
audit-action-fixture-made = घोषणा बनाई
audit-action-fixture-changed = घोषणा बदली
audit-action-fixture-state = घोषणा या नाम लेने की स्थिति बदली
audit-action-fixture-check-in = उपस्थिति का नया लिंक
audit-action-fixture-removed = घोषणा मिटाई
audit-action-sign-up-added = टूर्नामेंट के लिए नाम लिखा
audit-action-sign-up-changed = लिखे नाम की पुष्टि की, उपस्थिति दर्ज की या नाम हटाया
audit-action-sign-ups-confirmed = सूची के सभी नए नामों की पुष्टि की

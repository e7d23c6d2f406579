### The control room of a running tournament.

## A tournament that has started

running-tables = टेबल
running-reissue = नया कोड
running-local = ये पते सिर्फ़ इसी कंप्यूटर पर चलते हैं।
running-local-closed = फ़ोनों के लिए Lastcard को नेटवर्क पर होना चाहिए: उसे --listen 0.0.0.0:{ $port } के साथ चलाएँ और यह पेज उस पते पर खोलें जो वह दिखाए।
running-local-open = फ़ोनों के लिए पता दूसरा है। यह पेज वहाँ खोलें:
running-local-alone = यह कंप्यूटर ऐसे किसी नेटवर्क पर नहीं, जिस तक फ़ोन पहुँच सकें।
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
running-delete-hint = कोई नतीजा गिना नहीं जाता। सार्वजनिक पेज भी हटा दिया जाएगा।
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
done-deleted = मिटा दिया गया।
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
room-read-out = पुरस्कार वितरण पर जाएँ
room-next-archived = यह संग्रह में है। इसका सार्वजनिक पेज बना रहेगा।

## बंद पालियाँ

blocks-title = पालियाँ और राउंड बंद करें
blocks-help = बंद पाली में जो दर्ज है, उसे सिर्फ़ आयोजक बदल सकते हैं। वहाँ की बाक़ी बाज़ी टेबलें अब भी दर्ज कर सकती हैं।
blocks-round = राउंड { $round }
blocks-block = राउंड { $round }, पाली { $block }
blocks-close = बंद करें
blocks-open = फिर खोलें
blocks-closed = बंद
done-block-closed = बंद किया गया। वहाँ दर्ज बातें सिर्फ़ आयोजक बदल सकते हैं।
done-block-opened = फिर खोला गया। टेबलें वहाँ दर्ज बातें सुधार सकती हैं।
event-closed = बंद किया गया: { $what }
event-opened = फिर खोला गया: { $what }
table-wrong-closed = आयोजक ने यह पाली बंद कर दी है। इसमें कुछ ग़लत दर्ज हो, तो उन्हें बुलाएँ।

## Who reports the holdings

counting-help = बाज़ी ख़त्म होने पर जिसके कार्ड ख़त्म हुए वह अपने पेज पर “मेरे कार्ड ख़त्म” दबाता है, बाक़ी लोग अपने बचे कार्ड दर्ज करते हैं। सबके कर लेने पर बाज़ी ख़ुद दर्ज हो जाती है। टेबल का फ़ोन हमेशा सबके लिए दर्ज कर सकता है। हर खिलाड़ी को निजी लिंक चाहिए।
counting-set-own = हर खिलाड़ी को गिनने दें
counting-set-table = एक फ़ोन को गिनने दें
done-counting = सहेजा गया।
event-counting-own = अब से हर खिलाड़ी अपने फ़ोन पर गिनता है
event-counting-table = अब से हर टेबल के लिए एक फ़ोन गिनता है

## घड़ी

clock-title = घड़ी
clock-whose = किसके लिए
clock-of-all = सभी टेबलें
clock-minutes = मिनट
clock-start = शुरू करें
clock-pause = रोकें
clock-resume = फिर चलाएँ
clock-extend = इतने मिनट जोड़ें
clock-end = घड़ी हटाएँ
clock-until = { $time } तक
clock-paused = रुकी हुई, { $minutes } मिनट बाक़ी
clock-over = समय समाप्त
done-clock = घड़ी लग गई।
error-clock-minutes = यह मिनटों की संख्या नहीं है
error-clock-minutes-help = 1 से 180 तक की पूर्ण संख्या लिखें। कुछ नहीं बदला गया।
error-clock-on = घड़ी पहले से चल रही है
error-clock-on-help = कुछ नहीं बदला गया। वापस जाकर देखें कि कितना समय बाक़ी है: आप मिनट जोड़ सकते हैं, या उसे हटाकर नई घड़ी शुरू कर सकते हैं।
error-clock-not-so = ऐसी कोई घड़ी नहीं जिस पर यह हो सके
error-clock-not-so-help = हो सकता है समय पूरा हो गया हो, या घड़ी पहले से वैसी ही हो जैसी आप चाहते हैं। वापस जाकर देखें।
error-clock-too-long = एक पाली के लिए यह बहुत लंबा है
error-clock-too-long-help = घड़ी ज़्यादा से ज़्यादा 180 मिनट चलती है। कुछ नहीं बदला गया।
error-clock-changed = पेज खुला रहते घड़ी बदल दी गई
error-clock-changed-help = किसी और ने उसे लगाया, या आपने बटन दो बार दबाया। वापस जाकर देख लें।
event-clock-started = घड़ी शुरू ({ $whose }): { $minutes } मिनट
event-clock-paused = घड़ी रोकी गई ({ $whose })
event-clock-resumed = घड़ी फिर चली ({ $whose })
event-clock-extended = समय बढ़ाया गया ({ $whose }): { $minutes } मिनट
event-clock-ended = घड़ी हटाई गई ({ $whose })

## हॉल के लिए संदेश

wall-minutes = कितने मिनट के लिए?
wall-minutes-hint = उसके बाद संदेश अपने-आप हट जाता है। ख़ुद हटाना हो तो ख़ाली छोड़ें।
event-said = हॉल के लिए संदेश: { $text }
event-said-no-more = हॉल का संदेश हटाया गया

## Tables that call

done-call-answered = बुलावे का जवाब दे दिया गया।
room-call-answered = जवाब दे दिया गया
event-called = टेबल { $table } ने आयोजक को बुलाया
event-called-because = टेबल { $table } ने आयोजक को बुलाया: { $note }
event-call-answered = टेबल { $table } के बुलावे का जवाब दिया गया
event-call-taken-back = टेबल { $table } ने बुलावा वापस लिया

## Referees, scorers and codes

referee-lede = आप यहाँ रेफ़री हैं: निर्णय दें, बाज़ियाँ सुधारें, बुलाने वाली टेबलों को जवाब दें और नतीजे जाँचें।
codes-title = कोड
codes-end-at = कोड इस समय तक: { $at }
codes-end-with = कोड टूर्नामेंट के साथ ख़त्म होते हैं
codes-end-in = { $hours ->
    [one] { $hours } घंटा
   *[other] { $hours } घंटे
}
codes-end-help = उसके बाद इस टूर्नामेंट का कोई कोड कुछ नहीं खोलता: न टेबलों के, न निजी लिंक। समय फिर से तय करें तो वे फिर खुलेंगे।
done-scorer = स्कोरर का कोड दिया गया।
done-scorer-ended = स्कोरर का कोड अब कुछ नहीं खोलता।
done-codes-until = सहेजा गया।
event-scorer-issued = स्कोरर का कोड दिया गया
event-scorer-revoked = स्कोरर का कोड बंद हुआ
event-codes-until-at = कोड इस समय तक: { $at }
event-codes-until = कोड टूर्नामेंट के साथ ख़त्म होते हैं

## Whether the side that lost a hand is asked if its result is right

confirm-title = नतीजों की पुष्टि
confirm-legend = टेबल जो नतीजा दर्ज करती है, उसका क्या हो?
confirm-help = जो बाज़ी हारता है, उसे नतीजा टेबल के फ़ोन पर और अपने पेज पर दिखता है, और वह एक बार छूकर बताता है कि सही है। तब तक नतीजे पर “अपुष्ट” लिखा रहता है, पर गिना जाता है। सुधारे गए नतीजे के बारे में फिर पूछा जाता है।
confirm-off = तुरंत माना जाए
confirm-shown = दिखाया जाए: दूसरा पक्ष कहे या समय बीते, तब माना जाए
confirm-required = ज़रूरी: दूसरा पक्ष कहे, या आप जाँचें
confirm-minutes = दूसरे पक्ष के लिए मिनट
confirm-save = सहेजें
confirm-by-organiser = मैंने जाँच लिया
confirm-more = { $count ->
    [one] और { $count }
   *[other] और { $count }
}
done-confirming = सहेजा गया।
done-confirmed = नतीजा पुष्ट हुआ।
event-confirming-off = अब से नतीजे तुरंत माने जाएँगे
event-confirming-shown = अब से नतीजे दूसरे पक्ष को दिखाए जाएँगे: { $minutes } मिनट
event-confirming-required = अब से नतीजों की पुष्टि ज़रूरी: { $minutes } मिनट
event-confirmed = { $hand }, टेबल { $table }: { $player } ने पुष्टि की
event-confirmed-organiser = { $hand }, टेबल { $table }: आयोजक ने जाँचा

## नियंत्रण कक्ष के टैब

room-tabs = नियंत्रण कक्ष
room-tab-evening = शाम
room-tab-players = खिलाड़ी
room-tab-show = दिखाना और प्रिंट
room-tab-settings = सेटिंग और रिकॉर्ड
room-skip-next = सीधे अगले काम पर
room-waits-for = इनका इंतज़ार: { $who }
room-waits-at = { $names } (टेबल { $table })
room-more = और
room-all = सभी { $count }
room-latest = सिर्फ़ पिछली
room-hand = खोलें
room-leaders = सबसे आगे
room-leader-hands = { $count ->
    [one] { $count } बाज़ी
   *[other] { $count } बाज़ियाँ
}
room-only-you-yet = अभी यह सिर्फ़ आयोजकों को दिखता है
room-only-you = यह सिर्फ़ आयोजकों को दिखता है
room-projector = बड़ी स्क्रीन
room-print = कार्यक्रम, पर्चे और बाक़ी
room-unconfirmed = { $count ->
    [one] { $count } नतीजे की पुष्टि बाक़ी है
   *[other] { $count } नतीजों की पुष्टि बाक़ी है
}
room-filters = कौन-सी टेबलें दिखाएँ
room-filter-all = सभी { $count }
room-filter-playing = खेल रही हैं { $count }
room-filter-waiting = इंतज़ार में { $count }
room-filter-finished = पूरी { $count }
room-filter-nothing = अभी ऐसी कोई टेबल नहीं है।
room-say-button = दिखाएँ
room-say-end = हटाएँ
room-say-ready = तैयार संदेश
room-say-break = विराम, { $minutes } मिनट
room-say-tables = टेबल बदलें
room-say-last = आख़िरी पाली
room-settings = सेटिंग
room-record-title = रिकॉर्ड
setting-change = बदलें
setting-confirming = दूसरे पक्ष से पुष्टि
setting-confirming-off = बंद
setting-confirming-shown = दिखाई जाती है
setting-confirming-required = ज़रूरी
setting-counting = कार्ड गिने जाते हैं
setting-counting-table = पूरी टेबल के लिए एक फ़ोन पर
setting-counting-own = हर खिलाड़ी के अपने फ़ोन पर
setting-chances = सबको दिखने वाले पेजों पर संभावनाएँ
setting-shown = दिखती हैं
setting-hidden = छिपी हैं
clock-block = पाली { $block }
clock-block-of-round = राउंड { $round }, पाली { $block }
clock-start-block = पाली { $block } शुरू करें
clock-start-block-of-round = राउंड { $round }, पाली { $block } शुरू करें
clock-steps = समय बढ़ाएँ या घटाएँ
clock-unit = मिनट
clock-more = दूसरा समय, या एक टेबल
event-clock-shortened = समय घटाया गया ({ $whose }): { $minutes } मिनट

## खोज और कुंजियाँ

finder-open = ढूँढें
finder-title = खिलाड़ी, टेबल, बाज़ी या पेज ढूँढें
finder-hint = अन्ना, टेबल 2, 2.3
finder-nothing = कुछ नहीं मिला।
finder-lost = नेटवर्क नहीं है। थोड़ी देर में फिर कोशिश करें।
finder-player = खिलाड़ी
finder-table = टेबल
finder-hands = बाज़ी
finder-page = पेज
finder-hand = टेबल { $table }, बाज़ी { $hand }
finder-hand-of-round = राउंड { $round }, टेबल { $table }, बाज़ी { $hand }
shortcuts-open = कुंजियाँ
shortcuts-title = कुंजियाँ दिखाएँ
shortcuts-next = अगला काम करें
shortcuts-record = पहली खुली टेबल पर दर्ज करें
shortcuts-start = घड़ी शुरू करें
shortcuts-say = हॉल को लिखें
shortcuts-on = ये कुंजियाँ इस्तेमाल करें
shortcuts-close = बंद करें

### The command line: what the commands say, and their help.

## Every command

cli-problem = { $place }: { $text }
cli-unreadable = { $file } को पढ़ा नहीं जा सका: { $reason }
cli-unwritable = आउटपुट लिखा नहीं जा सका: { $reason }
cli-option-form = “{ $given }” विकल्प नहीं है: NAME=VALUE लिखें, जैसे house.zero50=true
cli-bad-url = “{ $given }” ऐसा पता नहीं जिस पर लोग सेवा तक पहुँच सकें: http:// या https://, नाम और ज़रूरत हो तो पोर्ट लिखें, जैसे https://uno.example, और उसके बाद कोई पथ नहीं।
cli-standard-input = मानक इनपुट

## Standings

cli-rank = स्थान
cli-name = नाम
cli-total = कुल
cli-average = औसत
cli-hands = बाज़ी
cli-won = जीत
cli-season-points = अंक
cli-season-evenings = शामें
cli-season-counted = गिनी गईं
cli-season-won = पहला
cli-lost = हार
cli-best = सबसे अच्छी
cli-worst = सबसे ख़राब
cli-state = स्थिति
cli-at_limit = सीमा
cli-duplicate = समान बाँट
cli-state-playing = खेल जारी
cli-state-winner = विजेता
cli-state-lost = हार
cli-state-eliminated = बाहर
cli-state-withdrawn = नाम वापस
cli-state-disqualified = अयोग्य
cli-state-placed = –
cli-finished = { $reason ->
    [schedule] पूरा हुआ: सब बाज़ियाँ दर्ज हैं।
    [target] पूरा हुआ: लक्ष्य पूरा हो गया।
    [limit] पूरा हुआ: कोई सीमा तक पहुँच गया।
    [last-standing] पूरा हुआ: बाक़ी सब बाहर हो गए।
   *[stopped] पूरा हुआ: आयोजक ने समाप्त किया।
}
cli-play-off = पहले स्थान का प्ले-ऑफ़: { $won }
cli-next = टेबल { $table } पर अगली: राउंड { $round } की बाज़ी { $hand }: { $seats }
cli-stage = चरण
cli-tournament = टूर्नामेंट
cli-entrants = प्रतिभागी
cli-event-playing = { $stage }: खेल अभी चल रहा है।
cli-event-over = प्रतियोगिता पूरी हो गई।
cli-event-draw = { $stage }: पर्ची निकाली जा सकती है (lastcard schedule)।
cli-event-level = { $stage }: आगे जाने की सीमा पर { $names } बराबर हैं। कौन आगे जाएगा, यह प्ले-ऑफ़ तय करेगा; बची जगहें: { $places }।
cli-event-departure = { $stage }: सुधार के बाद { $plays } की जगह { $would } आगे जाते। कुछ भी बदला नहीं गया है।
cli-event-endless = { $stage }: यह पूरा नहीं होता, क्योंकि इसके टूर्नामेंट आयोजक के रोकने पर ही पूरे होते हैं। बाज़ियों या अंकों की संख्या दें।
cli-event-options = प्रतियोगिता की फ़ाइल में सब कुछ पहले से तय है। बाक़ी विकल्प हटा दें।
cli-event-none = यह एक ही टूर्नामेंट की फ़ाइल है; प्रतियोगिता में चरण होते हैं।

## Schedule

cli-hand = बाज़ी
cli-round = राउंड
cli-block = पाली
cli-table = टेबल
cli-seats = सीटें, घड़ी की दिशा में
cli-dealer = डीलर
cli-opener = पहली चाल
cli-fairness = निष्पक्ष: जोड़ीदार { $partners } बार, विरोधी { $opponents } बार, बाईं ओर { $left } बार; हर खिलाड़ी की { $hands } बाज़ियाँ{ $rests ->
    [none] {""}
   *[other] , { $rests } पालियाँ आराम
}{ $deals ->
    [none] ।
   *[other] , { $deals } बार डीलर, { $opens } बार पहली चाल।
}
cli-schedule-name = { $format ->
    [two-vs-two] दो बनाम दो
    [four-player] चार खिलाड़ी
    [eight-player] आठ खिलाड़ी
    [team] टीम खेल
    [free-for-all] हर कोई अकेला
    [challenge] चैलेंज
    [cowboy] काउबॉय
    [duo] डुओ
    [individual] व्यक्तिगत
   *[other] { $format }
}

## Simulation

cli-bot-unknown = “{ $given }” बॉट नहीं है। इनमें से चुनें: { $known }।
cli-no-winner = इन नियमों में बाज़ी का वैसा विजेता नहीं होता जैसा इस स्कोरिंग को चाहिए। दूसरे नियम चुनें, या उनके लायक़ स्कोरिंग।
cli-progress = { $all } में से { $done } बाज़ियाँ
cli-statistics = { $seconds } सेकंड में { $hands } बाज़ियाँ, { $threads } { $threads ->
    [one] थ्रेड
   *[other] थ्रेड
} पर: { $speed } प्रति सेकंड
    हर बाज़ी में बारियाँ: { $turns }
    जीतने वाले के अंक: औसत { $mean }, माध्यिका { $median }, ज़्यादातर { $low } से { $high }
    सीट के हिसाब से जीत: { $seats }; पहली चाल वाले की: { $opener }
    अटकीं और फिर बाँटी गईं: { $stuck }; अंतहीन मानकर छोड़ी गईं: { $abandoned }

## Hand logs

cli-log = लॉग { $number }
cli-endless-match = इन नियमों से मुक़ाबला पूरा नहीं होता: पिछली { $hands } बाज़ियों में किसी को अंक नहीं मिला।
cli-no-logs = इसमें बाज़ी का कोई लॉग नहीं है।
cli-logs-right = { $count ->
    [one] बाज़ी का { $count } लॉग, और वह सही है।
   *[other] बाज़ी के { $count } लॉग, सब सही हैं।
}

## The help of the command line, and what is wrong with its arguments

help-usage = उपयोग:
help-commands = कमांड
help-arguments = आर्ग्युमेंट
help-options = विकल्प
help-default = [डिफ़ॉल्ट: { $name }]
help-env = [एनवायरनमेंट वेरिएबल: { $name }]
help-values = [इनमें से एक: { $name }]
help-more = और जानकारी: { $flag }

## Commands

command-lastcard = ऊनो क्लबों के लिए टूर्नामेंट, स्कोरिंग और लीडरबोर्ड
command-help = यह मदद, या किसी कमांड की मदद दिखाएँ
command-serve = वेब सेवा चलाएँ
command-schedule = टूर्नामेंट का कार्यक्रम बनाएँ, या प्रतियोगिता के अगले चरण की पर्ची निकालें, और फ़ाइल लिखें
command-score = टूर्नामेंट या प्रतियोगिता की फ़ाइल में दर्ज नतीजों से अंक तालिका बनाएँ
command-season = टूर्नामेंट फ़ाइलों को जोड़कर सीज़न की तालिका बनाएँ
command-simulate = बॉट से खिलवाएँ: टूर्नामेंट फ़ाइल की बाक़ी बाज़ियाँ, या आँकड़ों के लिए तैयार नियमों से --hands जितनी बाज़ियाँ
command-replay = बाज़ियों के लॉग एक-एक चाल करके जाँचें
command-import = फ़ाइल का टूर्नामेंट या प्रतियोगिता उसके नतीजों समेत क्लब में जोड़ें; टूर्नामेंट की फ़ाइल में कोई नतीजा हो, तो वह तुरंत चालू हो जाता है, वरना मसौदा रहता है
command-export = टूर्नामेंट या प्रतियोगिता की फ़ाइल, उसके सारे नतीजों समेत, मानक आउटपुट पर लिखें
command-account = आयोजकों की सूची देखें, किसी को बुलाएँ या हटाएँ, पासवर्ड रीसेट करें, लॉग आउट करें, गुप्त मान बदलें
command-list = दिखाएँ कि कौन लॉग इन कर सकता है
command-add = एक बार चलने वाला लिंक दिखाएँ जिससे नया आयोजक जुड़ता है, या मानक इनपुट से पासवर्ड लेकर आयोजक जोड़ें
command-reset = एक बार चलने वाला लिंक दिखाएँ जिससे नया पासवर्ड चुना जाता है, या नया पासवर्ड मानक इनपुट से लें
command-remove = आयोजक को हटाएँ; खाते के साथ उसके सत्र और लिंक भी समाप्त हो जाते हैं
command-log-out = किसी एक आयोजक को, या सबको, हर जगह लॉग आउट करें
command-remove-second-factor = जिस आयोजक का फ़ोन और रिकवरी कोड खो गए हों, उसकी दूसरी जाँच हटाएँ
command-rotate-secret = हस्ताक्षर के लिए नया गुप्त मान बनाएँ और सबको लॉग आउट करें; इसके बाद सेवा की हर प्रति फिर से चालू करें
command-healthcheck = इस मशीन की सेवा से पूछें कि वह तैयार है या नहीं; serve वाली सेटिंग ही पढ़ता है
command-migrate = डेटाबेस की तालिकाएँ अपडेट करें (serve भी यह करता है)
command-backup = डेटाबेस में जो कुछ है, सब एक फ़ाइल में लिखें, सेवा चलते हुए भी
command-verify = जाँचें कि बैकअप पूरा है, और दिखाएँ कि उसमें क्या है
command-restore = बैकअप को ख़ाली डेटाबेस में वापस डालें, SQLite या PostgreSQL
command-demo = डेमो क्लब जोड़ें: हर फ़ॉर्मैट की एक शाम, एक कप टूर्नामेंट, एक सीज़न, खिलाड़ियों के पेज, एक आने वाली शाम, और एक टेबल जिस पर बॉट खेलते हैं
command-manual = कमांडों के मैनुअल पेज किसी फ़ोल्डर में लिखें
command-completions = वह लिखें जिससे शेल कमांड और विकल्प अपने-आप पूरे करे

## Options: those of several commands, then those of one

option-help = मदद दिखाएँ
option-version = संस्करण दिखाएँ
option-json = टर्मिनल पर भी JSON लिखें
option-location = डेटा कहाँ है: कोई फ़ाइल, sqlite:FILE, या postgres://USER@HOST/NAME
option-file = टूर्नामेंट फ़ाइल; - लिखें या कुछ न दें, तो मानक इनपुट
option-backup = बैकअप
option-backup-backup = जिस फ़ाइल में लिखना है; पूरी होने पर ही पुरानी की जगह लेती है; - लिखें या कुछ न दें, तो मानक आउटपुट
option-backups = बैकअप का फ़ोल्डर, हो सके तो दूसरी डिस्क पर; न बताने पर डेटाबेस की फ़ाइल के पास backups, PostgreSQL के साथ data/backups
option-keep-backups = घंटेवार कितने बैकअप रहें, और माइग्रेशन से पहले के भी उतने ही; 0 से कोई बैकअप नहीं लिया जाता
option-club = क्लब, यानी उसके पते /c/CLUB का आख़िरी हिस्सा; एक ही क्लब हो, तो देना ज़रूरी नहीं
option-login = लॉग इन के लिए आयोजक जो लिखते हैं
option-role = यह खाता क्या कर सकता है: सब कुछ, या नतीजों पर निर्णय और सुधार
option-url = वह पता जिस पर लोग सेवा तक पहुँचते हैं: लिंक इसी से शुरू होता है
option-rules = तैयार नियम, जैसे club, classic या online
option-options = नियमों का कोई विकल्प, जैसे house.zero50=true; एक से ज़्यादा बार दिया जा सकता है
option-listen = वह पता और पोर्ट जिस पर सुनना है; 0.0.0.0:8080 से लोकल नेटवर्क के फ़ोन भी जुड़ सकते हैं। न देने पर 127.0.0.1:8080, प्रमाणपत्र के साथ हर पते का पोर्ट 443, और --local-authority के साथ पोर्ट 8443
option-domains = इस नाम का, जैसे uno.example, प्रमाणपत्र किसी सार्वजनिक प्राधिकरण से लें और नया करते रहें, जिसकी शर्तें आप इससे मान लेते हैं; कई बार दिया जा सकता है, लिंक पहले नाम पर ले जाते हैं। --local-authority के साथ: एक और लोकल नाम
option-acme-directory = प्रमाणपत्र देने वाले प्राधिकरण की ACME डायरेक्टरी का URL
option-acme-contact = वह ई-मेल पता जिस पर वह प्राधिकरण लिख सकता है
option-acme-root = PEM फ़ाइल, जिसमें वह प्राधिकरण है जिससे डायरेक्टरी का अपना प्रमाणपत्र है, अगर वह निजी है
option-certificate = इस PEM फ़ाइल के प्रमाणपत्र से HTTPS चलाएँ, जिसके बाद वे हों जो उसके और उसके प्राधिकरण के बीच हैं; बदलने पर फिर पढ़ी जाती है
option-key = प्रमाणपत्र की निजी कुंजी वाली PEM फ़ाइल
option-local-authority = जहाँ इंटरनेट नहीं है वहाँ HTTPS चलाएँ: अपने प्राधिकरण से, जो एक बार बनता है और जिस पर हर डिवाइस को भरोसा करना होता है
option-certificate-folder = यहाँ बनी कुंजियों और प्रमाणपत्रों का फ़ोल्डर; न देने पर डेटाबेस की फ़ाइल के पास certificates, PostgreSQL में data/certificates
option-redirect = जहाँ सादा HTTP आता है और HTTPS पर भेजा जाता है, जैसे 0.0.0.0:80, या none; न देने पर पोर्ट 443 के साथ पोर्ट 80, --local-authority के साथ 8080
option-serve-demo = डेटाबेस ख़ाली हो, तो डेमो क्लब जोड़ें; जब तक कोई देख रहा हो, उसमें बॉट खेलते हैं
option-serve-url = वह पता जिस पर लोग सेवा तक पहुँचते हैं, जैसे https://uno.example: लिंक वहीं ले जाते हैं, और किसी दूसरे होस्ट के लिए जवाब नहीं मिलता
option-serve-behind-proxy = X-Forwarded-For, -Host और -Proto पर भरोसा करें, जो सेवा के आगे लगा रिवर्स प्रॉक्सी भेजता है
option-serve-metrics-token = जो यह टोकन भेजे (Authorization: Bearer), वह /metrics पढ़ता है; 16 या ज़्यादा अक्षर, एनवायरनमेंट में देना सबसे अच्छा
option-serve-metrics-listen = सिर्फ़ /metrics का पता और पोर्ट, जैसे 127.0.0.1:9464; तब वह पेजों के साथ नहीं रहता
option-serve-operators = उस आयोजक का लॉगिन जो सेवा वाला पेज देख सकता है; बार-बार दिया जा सकता है। न दें, तो अकेले क्लब के आयोजक देख सकते हैं
option-serve-connections = सेवा की यह प्रति PostgreSQL से ज़्यादा से ज़्यादा कितने कनेक्शन रखे; इनके अलावा दो और, जिनसे प्रतियाँ एक-दूसरे की ख़बर सुनती हैं
option-serve-drain = बंद होने का संकेत मिलने के बाद कितने सेकंड और चले; इस बीच /readyz बताता है कि सेवा तैयार नहीं है, ताकि लोड बैलेंसर और अनुरोध न भेजें
option-serve-webhooks-to = वे निजी नेटवर्क या होस्ट जिन तक वेबहुक पहुँच सकते हैं, जैसे 192.168.1.0/24, अल्पविराम से अलग; न दें, तो वे सिर्फ़ सार्वजनिक पतों तक पहुँचते हैं
option-serve-log = लॉग में क्या लिखा जाए: error, warn, info, debug, या lastcard=debug जैसा कोई फ़िल्टर
option-serve-log-format = लॉग की पंक्तियाँ कैसी हों: text लोगों के लिए, json में हर पंक्ति में एक ऑब्जेक्ट
option-schedule-format = फ़ॉर्मैट: two-vs-two, four-player, eight-player, team, free-for-all, challenge, cowboy, duo या individual; या प्रतियोगिता की फ़ाइल, या मानक इनपुट के लिए -
option-schedule-players = कौन खेलेगा, क्रम से और अल्पविराम लगाकर; एक टीम के खिलाड़ियों के बीच +: अदिति+भरत,चेतन+दिव्या
option-schedule-seed = प्रतियोगिता की पर्ची का सीड: वही सीड हर मशीन पर वही पर्ची देता है
option-schedule-name = टूर्नामेंट का नाम
option-schedule-rounds = राउंड, यानी पूरा कार्यक्रम कितनी बार खेला जाए
option-schedule-blocks = कार्यक्रम की कितनी पालियाँ खेली जाएँ, पूरे राउंड के बजाय
option-schedule-hands-per-block = वही चार खिलाड़ी उन्हीं जोड़ीदारों के साथ कितनी बाज़ियाँ खेलें: 1, 2 या 4
option-schedule-fixed-seats = पाली के भीतर विरोधियों की सीटें वही रहती हैं
option-schedule-duplicate = एक ही बाज़ी में सब टेबलों पर वही डेक, और हर दूसरे राउंड में वही कार्ड विरोधियों को
option-schedule-scoring = बाज़ियों से अंक तालिका कैसे बने, जैसे lazy; न दें, तो फ़ॉर्मैट की आम स्कोरिंग
option-schedule-target = std स्कोरिंग में कितने अंकों पर मुक़ाबला पूरा होता है
option-schedule-limit = कितने अंकों पर lose200 स्कोरिंग में हार होती है, या challenge स्कोरिंग में खिलाड़ी बाहर होता है
option-schedule-stop-at-limit = किसी के सीमा तक पहुँचते ही टूर्नामेंट समाप्त
option-schedule-hands = ऐसे मुक़ाबले की तय बाज़ियाँ जो अंकों से पूरा नहीं होता
option-simulate-seed = वही सीड हर मशीन पर वही बाज़ियाँ देता है
option-simulate-bots = कौन-सा बॉट खेले: random या greedy
option-simulate-hands = टूर्नामेंट फ़ाइल के बजाय आँकड़ों के लिए कितनी बाज़ियाँ खेली जाएँ
option-simulate-players = कितने खिलाड़ी खेलें
option-simulate-threads = कितने थ्रेड खेलें; न दें, तो सारे कोर
option-simulate-log = आँकड़ों के बजाय हर बाज़ी का लॉग लिखें, एक पंक्ति में एक
option-season-files = टूर्नामेंट फ़ाइलें, जिस क्रम में खेली गईं; - मानक इनपुट है
option-season-count = एक शाम का मोल: field (आने का एक अंक, और जो पीछे रहा उस हर एक का एक), places (स्थानों के अंक सूची से), totals (शाम का जोड़) या average (हर बाज़ी के अंक); न दें तो field
option-season-points = स्थानों के अंक, पहला स्थान पहले, जैसे 10,8,6; places के साथ न दें तो 10,8,6,5,4,3,2,1
option-season-best = हर एक की कितनी सबसे अच्छी शामें गिनी जाएँ; न दें तो सब
option-season-least = कितनी शामों के बाद स्थान मिलता है; न दें तो 1
option-season-ties = बराबरी में फ़ैसला किससे हो, इसी क्रम में: countback (ज़्यादा पहले स्थान, फिर ज़्यादा दूसरे), best (सबसे अच्छी एक शाम), evenings (ज़्यादा शामें); न दें तो countback,best
option-replay-file = बाज़ियों के लॉग, एक के बाद एक; - लिखें या कुछ न दें, तो मानक इनपुट
option-import-starts-at = कब शुरू हुआ या होना है, जैसे 2026-11-27T18:30:00+05:30; न दें, तो अभी
option-import-again = क्लब के पास पहले से हो, तब भी एक बार और जोड़ें
option-export-tournament = टूर्नामेंट, यानी उसके पते /t/TOURNAMENT का आख़िरी हिस्सा; --event के साथ प्रतियोगिता, यानी पते /c/CLUB/events/EVENT का आख़िरी हिस्सा
option-event = कई चरणों वाली प्रतियोगिता की फ़ाइल लिखें
option-manual-folder = फ़ोल्डर, जो पहले से मौजूद हो
option-completions-shell = कौन-सा शेल
option-log-out-everybody = हर क्लब का हर आयोजक
option-add-login = लॉग इन के लिए आयोजक जो लिखेंगे; सिर्फ़ --password-stdin के साथ
option-add-name = आयोजक का नाम; न दें, तो लॉगिन
option-add-password-stdin = पासवर्ड मानक इनपुट से पढ़ें, एक पंक्ति
option-reset-password-stdin = नया पासवर्ड मानक इनपुट से पढ़ें, एक पंक्ति
option-demo-remove = डेमो क्लब को उसमें मौजूद हर चीज़ समेत हटाएँ

## What is wrong with the arguments

argument-missing = यह नहीं दिया गया
argument-no-value = इसके बाद मान नहीं दिया गया
argument-unknown = ऐसा कोई विकल्प नहीं है{ $similar ->
    [none] ।
   *[other] ; क्या आपका मतलब { $similar } था?
}
argument-no-command = ऐसी कोई कमांड नहीं है{ $similar ->
    [none] ।
   *[other] ; क्या आपका मतलब { $similar } था?
}
argument-twice = यह एक ही बार दिया जा सकता है
argument-conflict = यह { $other } के साथ नहीं दिया जा सकता
argument-takes-none = यहाँ कोई मान नहीं चाहिए, पर “{ $given }” दिया गया
argument-not-among = “{ $given }” इनमें से नहीं है: { $known }
argument-no-number = “{ $given }” 0 या उससे बड़ी पूर्ण संख्या नहीं है
argument-no-time = “{ $given }” 2026-11-27T18:30:00+05:30 जैसा समय नहीं है
argument-not-text = एक आर्ग्युमेंट पढ़ने लायक़ पाठ (UTF-8) नहीं है

## What `lastcard serve` says when it starts, and why it could not

serve-address = Lastcard यहाँ खुला है:  { $url }
serve-listens = सुन रहा है:            { $url }
serve-lan-address = पास के फ़ोनों पर:        { $url }
serve-metrics = मेट्रिक्स यहाँ हैं:      { $url }
serve-port-taken = पोर्ट { $port } पहले से लगा है: { $address } पर कोई और प्रोग्राम सुन रहा है। उसे बंद करें, या { $option } से दूसरा पोर्ट चुनें।
serve-port-forbidden = इस उपयोगकर्ता को { $address } पर सुनने की इजाज़त नहीं है। 1024 से नीचे के पोर्टों के लिए ख़ास अधिकार चाहिए: { $option } से दूसरा चुनें।
serve-address-unknown = इस मशीन का पता { $address } नहीं है। सिर्फ़ इसी मशीन के लिए 127.0.0.1 लिखें, या इसके हर पते के लिए 0.0.0.0।
serve-cannot-listen = { $address } पर सुनना नहीं हो सका: { $reason }
serve-bad-listen = “{ $given }” पोर्ट के साथ पता नहीं है: 127.0.0.1:8080 लिखें, या फ़ोनों के लिए 0.0.0.0:8080
serve-bad-metrics-listen = “{ $given }” पोर्ट के साथ पता नहीं है: 127.0.0.1:9464 लिखें
serve-bad-metrics-token = मेट्रिक्स के टोकन में कम-से-कम { $count } अक्षर चाहिए: अंग्रेज़ी अक्षर, अंक और चिह्न, बिना ख़ाली जगह। “openssl rand -hex 24” से एक बनाएँ।
serve-failed = सेवा रुक गई: { $reason }
serve-new-database = यह नया डेटाबेस है: { $database } था ही नहीं या ख़ाली था। अगर यहाँ आपका डेटा होना चाहिए, तो Lastcard अभी बंद करें और देखें कि डिस्क जुड़ी है और पथ सही है।
serve-demo = बॉट का खेल देखें:      { $url }
serve-setup = अपना क्लब बनाएँ, एक बार:  { $url }
serve-bad-network = “{ $given }” नेटवर्क नहीं है: कोई मशीन लिखें, जैसे 192.168.1.20, या कोई नेटवर्क, जैसे 192.168.1.0/24
serve-bad-log = “{ $given }” लॉग का फ़िल्टर नहीं है: error, warn, info या debug लिखें, या lastcard=debug जैसा कोई फ़िल्टर
healthcheck-no-answer = { $address } पर कोई जवाब नहीं देता: { $reason }। क्या सेवा चल रही है, और उसी --listen के साथ?
healthcheck-not-lastcard = { $address } पर Lastcard नहीं, कोई और प्रोग्राम जवाब देता है। वही --listen दें जो serve को दिया है।
healthcheck-only-encrypted = यह सेवा सिर्फ़ HTTPS बोलती है, और प्रमाणपत्र उसके सार्वजनिक नाम का है। यहाँ से जाँचने के लिए --redirect से सादे HTTP का एक पोर्ट दें।
serve-status = { $url } पर खुला है
serve-status-ill = { $url } पर खुला है, पर डेटाबेस में कुछ गड़बड़ है: { $reason }

## The commands that work on the database

data-unopened = डेटाबेस { $database } नहीं खुल रहा: { $reason }
data-forbidden = { $path } में लिखने की अनुमति Lastcard को नहीं है। यह उपयोगकर्ता { $user } के रूप में चल रहा है: “chown -R { $user } { $path }” से वह जगह उसे दें, या --database से दूसरी जगह बताएँ।
data-read-only = { $path } सिर्फ़ पढ़ा जा सकता है। इसे लिखने के लिए माउंट करें (कंटेनर में वॉल्यूम के रूप में), या --database से दूसरी जगह बताएँ।
data-failed = यह नहीं हुआ, और कुछ नहीं बदला गया: { $reason }
data-no-club = अभी कोई क्लब नहीं है। “lastcard serve” चलाकर उसका दिखाया सेटअप लिंक खोलें, या --club से डेमो क्लब का नाम दें।
data-several-clubs = कई क्लब हैं। --club से बताएँ कि कौन-सा: { $clubs }
data-no-such-club = “{ $club }” नाम का कोई क्लब नहीं है। ये क्लब हैं: { $clubs }

migrate-nothing = { $database } पहले से अपडेट है।
migrate-done = { $database } अब अपडेट है। लागू किया: { $applied }

backup-done = { $file } लिखी गई और जाँची गई।
backup-whole = { $file } पूरी और सही है।
backup-restored = { $database } में अब बैकअप का सब कुछ है।
backup-holds = क्लब: { $clubs }, टूर्नामेंट: { $tournaments }, दर्ज प्रविष्टियाँ: { $entries }।
backup-no-database = { $database } नाम का कोई डेटाबेस नहीं है। जिसका बैकअप लेना है, उसे --database से बताएँ।
backup-to-terminal = बैकअप टर्मिनल में पढ़ने का पाठ नहीं है। फ़ाइल का नाम दें, या > से उसे फ़ाइल में भेजें।
backup-in-use = { $database } ख़ाली नहीं है: { $table } में पंक्तियाँ हैं। --database से ऐसा डेटाबेस बताएँ जो अब तक काम में न आया हो। कुछ नहीं बदला गया।
backup-needs-no-tables = { $database } की तालिकाएँ बैकअप से नई हैं। नई फ़ाइल या बिना तालिकाओं वाला PostgreSQL डेटाबेस बताएँ। कुछ नहीं बदला गया।
backup-none = { $file } Lastcard का बैकअप नहीं है।
backup-cut-short = { $file } अधूरी है: उसका अंत नहीं है। दूसरा बैकअप लें। कुछ नहीं बदला गया।
backup-damaged = { $file } बिगड़ी हुई है। दूसरा बैकअप लें। कुछ नहीं बदला गया।
backup-too-large = { $file } खोलने पर इतनी बड़ी निकली, जितना Lastcard का कोई बैकअप नहीं होता: उसे पंक्ति { $line } तक पढ़ा गया, आगे नहीं। दूसरा बैकअप लें। कुछ नहीं बदला गया।
backup-newer = { $file } ज़्यादा नए Lastcard की है। पहले इसे अपडेट करें। कुछ नहीं बदला गया।
backup-failed = { $file }: यह नहीं हुआ, और कुछ नहीं बदला गया: { $reason }
backup-before-migration-failed = डेटाबेस की तालिकाएँ बदलनी हैं, पर उससे पहले { $folder } में बैकअप नहीं लिखा जा सका: { $reason }. कुछ नहीं बदला। --backups से दूसरा फ़ोल्डर बताएँ, या --keep-backups 0 से बिना बैकअप के आगे बढ़ें।
backup-club-arrived = क्लब आ गया है और /c/{ $club } पर है।
backup-club-passwords = उसके आयोजकों के यहाँ अभी पासवर्ड नहीं हैं। हर एक के लिए पासवर्ड रखने का लिंक बनाएँ:
backup-club-is-there = { $file } का क्लब यहाँ पहले से है। एक क्लब एक ही बार आता है। कुछ नहीं बदला।
backup-unfit = { $file } नहीं ली गई: तालिका { $table } की पंक्ति { $row } Lastcard को मंज़ूर नहीं ({ $reason })। कुछ नहीं बदला गया। क्लब जहाँ है, वहाँ से फ़ाइल फिर डाउनलोड करें।

import-done = “{ $name }” अब { $club } में है: /t/{ $slug }
import-event-done = “{ $name }” अब { $club } में है: { $address }
import-open-hand = बाज़ी { $slot } बाक़ी है, और उसकी सीटें, डीलर या पहली चाल उससे अलग हैं जो पिछली बाज़ियों से बनती हैं। इन्हें हटा दें, या पहले बाज़ी दर्ज करें।
import-there = क्लब के पास यह टूर्नामेंट पहले से है: /t/{ $slug }। कुछ नहीं जोड़ा गया। --again से यह एक बार और जुड़ता है, और फिर से गिना जाता है।
import-event-there = क्लब के पास यह प्रतियोगिता पहले से है: /c/…/events/{ $slug }। कुछ नहीं जोड़ा गया। --again से यह एक बार और जुड़ती है, और फिर से गिनी जाती है।
import-key-used = इस कुंजी के साथ पहले दूसरा टूर्नामेंट भेजा जा चुका है। इसे इसकी अपनी कुंजी के साथ भेजें।
api-tournament-there = क्लब के पास इन नतीजों वाला यह टूर्नामेंट पहले से है: /t/{ $slug }। कुछ नहीं बनाया गया। again=true से यह एक बार और बनता है, और फिर से गिना जाता है।
api-tournament-there-unnamed = क्लब के पास इन नतीजों वाला यह टूर्नामेंट पहले से है। कुछ नहीं बनाया गया। again=true से यह एक बार और बनता है, और फिर से गिना जाता है।
api-event-there = क्लब के पास इन नतीजों वाली यह प्रतियोगिता पहले से है। कुछ नहीं बनाया गया। again=true से यह एक बार और बनती है, और फिर से गिनी जाती है।
export-no-such-tournament = “{ $slug }” नाम का कोई टूर्नामेंट नहीं है। उसके पते /t/… का आख़िरी हिस्सा दें।
export-no-such-event = “{ $slug }” नाम की कोई प्रतियोगिता नहीं है। उसके पते /c/…/events/… का आख़िरी हिस्सा दें।

demo-club = डेमो क्लब
demo-evening = क्लब की शाम: { $format }
demo-event = क्लब कप
demo-playing = आज शाम फ़ोन पर
demo-season = क्लब चैंपियनशिप
demo-coming = सबके लिए खुली शाम
demo-place = सामुदायिक भवन, ऊपर की मंज़िल
demo-about = नए लोगों का स्वागत है; नियम पाँच मिनट में समझ आ जाते हैं।
demo-added = डेमो क्लब जोड़ दिया गया।
demo-there = डेमो क्लब पहले से है।
demo-removed = डेमो क्लब हटा दिया गया।
demo-none = कोई डेमो क्लब नहीं है।

account-cli-login = लॉगिन
account-cli-name = नाम
account-cli-club = क्लब
account-cli-added = अब { $login } से लॉग इन हो सकता है।
account-cli-reset = { $login } का नया पासवर्ड बन गया और हर जगह लॉग आउट कर दिया गया।
account-cli-taken = लॉगिन “{ $login }” किसी और का है। दूसरा चुनें।
account-cli-unknown = “{ $login }” लॉगिन किसी का नहीं है। “lastcard account list” बताता है कि कौन लॉग इन कर सकता है।
account-cli-link-invite = यह लिंक एक बार चलता है, तीन दिन तक:
account-cli-link-reset = यह लिंक एक बार चलता है, एक घंटे तक:
account-cli-removed = { $login } को हटाकर हर जगह लॉग आउट कर दिया गया।
account-cli-last = { $login } क्लब का आख़िरी आयोजक है, इसलिए हटाया नहीं जा सकता: फिर कोई लॉग इन नहीं कर पाएगा। पहले कोई और जोड़ें।
account-cli-logged-out = { $count ->
    [one] { $count } सत्र समाप्त किया गया।
   *[other] { $count } सत्र समाप्त किए गए।
}
account-cli-factor-removed = { $login } के लिए अब सिर्फ़ पासवर्ड काफ़ी है।
account-cli-no-factor = { $login } के लिए दूसरी जाँच नहीं है।
account-cli-rotated = नया गुप्त मान बन गया, और सब लॉग आउट हो गए। अब सेवा की हर प्रति फिर से चालू करें: तब तक वे पुराने से चलेंगी। फ़ोनों को सीटें फिर से लेनी होंगी।
account-cli-second-factor = दूसरी जाँच
account-cli-yes = हाँ
account-cli-no = नहीं
account-cli-role = भूमिका
account-cli-organiser = आयोजक
account-cli-referee = रेफ़री

## `lastcard serve` इसके बारे में क्या कहता है

serve-authority-address = पहले हर फ़ोन पर:       { $url }
serve-authority-fingerprint = इसके प्राधिकरण का फ़िंगरप्रिंट: { $fingerprint }
serve-bad-domain = “{ $given }” ऐसा नाम नहीं है जिसका प्रमाणपत्र हो सके: uno.example लिखें
serve-domain-not-local = “{ $given }” लोकल नाम नहीं है, और लोकल प्राधिकरण दूसरे नामों पर हस्ताक्षर नहीं करता: ऐसा नाम लिखें जो .local, .lan, .home या .internal पर ख़त्म हो, या --domain हटा दें
serve-url-unencrypted = यहाँ सेवा ख़ुद एन्क्रिप्ट करती है, पर --url { $url } है: वहाँ https:// लिखें
serve-no-authority = लोकल प्राधिकरण काम में नहीं आ सकता: { $reason }

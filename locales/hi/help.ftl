### The help of the command line, and what is wrong with its arguments.

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
command-schedule = टूर्नामेंट का कार्यक्रम बनाएँ और उसकी फ़ाइल लिखें
command-score = टूर्नामेंट फ़ाइल में दर्ज नतीजों से अंक तालिका बनाएँ
command-season = टूर्नामेंट फ़ाइलों को जोड़कर सीज़न की तालिका बनाएँ
command-simulate = बॉट से खिलवाएँ: टूर्नामेंट फ़ाइल की बाक़ी बाज़ियाँ, या आँकड़ों के लिए तैयार नियमों से --hands जितनी बाज़ियाँ
command-replay = बाज़ियों के लॉग एक-एक चाल करके जाँचें
command-import = फ़ाइल का टूर्नामेंट उसके नतीजों समेत क्लब में जोड़ें; फ़ाइल में कोई नतीजा हो, तो वह तुरंत चालू हो जाता है, वरना मसौदा रहता है
command-export = टूर्नामेंट की फ़ाइल, उसके सारे नतीजों समेत, मानक आउटपुट पर लिखें
command-account = आयोजकों की सूची देखें, किसी को बुलाएँ या हटाएँ, पासवर्ड रीसेट करें, लॉग आउट करें, गुप्त मान बदलें
command-list = दिखाएँ कि कौन लॉग इन कर सकता है
command-add = एक बार चलने वाला लिंक दिखाएँ जिससे नया आयोजक जुड़ता है, या मानक इनपुट से पासवर्ड लेकर आयोजक जोड़ें
command-reset = एक बार चलने वाला लिंक दिखाएँ जिससे नया पासवर्ड चुना जाता है, या नया पासवर्ड मानक इनपुट से लें
command-remove = आयोजक को हटाएँ; खाते के साथ उसके सत्र और लिंक भी समाप्त हो जाते हैं
command-log-out = किसी एक आयोजक को, या सबको, हर जगह लॉग आउट करें
command-remove-second-factor = जिस आयोजक का फ़ोन और रिकवरी कोड खो गए हों, उसकी दूसरी जाँच हटाएँ
command-rotate-secret = हस्ताक्षर के लिए नया गुप्त मान बनाएँ और सबको लॉग आउट करें; इसके बाद सेवा की हर प्रति फिर से चालू करें
command-migrate = डेटाबेस की तालिकाएँ अपडेट करें (serve भी यह करता है)
command-backup = डेटाबेस में जो कुछ है, सब एक फ़ाइल में लिखें, सेवा चलते हुए भी
command-verify = जाँचें कि बैकअप पूरा है, और दिखाएँ कि उसमें क्या है
command-restore = बैकअप को ख़ाली डेटाबेस में वापस डालें, SQLite या PostgreSQL
command-demo = डेमो क्लब जोड़ें: एक पूरी हो चुकी शाम, एक आधी खेली हुई, और एक मुक़ाबला
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
option-serve-listen = वह पता और पोर्ट जिस पर सुनना है; 0.0.0.0:8080 से लोकल नेटवर्क के फ़ोन भी जुड़ सकते हैं। न देने पर 127.0.0.1:8080, प्रमाणपत्र के साथ हर पते का पोर्ट 443, और --local-authority के साथ पोर्ट 8443
option-serve-domains = इस नाम का, जैसे uno.example, प्रमाणपत्र किसी सार्वजनिक प्राधिकरण से लें और नया करते रहें, जिसकी शर्तें आप इससे मान लेते हैं; कई बार दिया जा सकता है, लिंक पहले नाम पर ले जाते हैं। --local-authority के साथ: एक और लोकल नाम
option-serve-acme-directory = प्रमाणपत्र देने वाले प्राधिकरण की ACME डायरेक्टरी का URL
option-serve-acme-contact = वह ई-मेल पता जिस पर वह प्राधिकरण लिख सकता है
option-serve-acme-root = PEM फ़ाइल, जिसमें वह प्राधिकरण है जिससे डायरेक्टरी का अपना प्रमाणपत्र है, अगर वह निजी है
option-serve-certificate = इस PEM फ़ाइल के प्रमाणपत्र से HTTPS चलाएँ, जिसके बाद वे हों जो उसके और उसके प्राधिकरण के बीच हैं; बदलने पर फिर पढ़ी जाती है
option-serve-key = प्रमाणपत्र की निजी कुंजी वाली PEM फ़ाइल
option-serve-local-authority = जहाँ इंटरनेट नहीं है वहाँ HTTPS चलाएँ: अपने प्राधिकरण से, जो एक बार बनता है और जिस पर हर डिवाइस को भरोसा करना होता है
option-serve-certificate-folder = यहाँ बनी कुंजियों और प्रमाणपत्रों का फ़ोल्डर; न देने पर डेटाबेस की फ़ाइल के पास certificates, PostgreSQL में data/certificates
option-serve-redirect = जहाँ सादा HTTP आता है और HTTPS पर भेजा जाता है, जैसे 0.0.0.0:80, या none; न देने पर पोर्ट 443 के साथ पोर्ट 80, --local-authority के साथ 8080
option-serve-demo = डेटाबेस ख़ाली हो, तो डेमो क्लब जोड़ें
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
option-schedule-format = फ़ॉर्मैट: two-vs-two, four-player, eight-player, team, free-for-all, challenge, cowboy, duo या individual
option-schedule-players = कौन खेलेगा, क्रम से और अल्पविराम लगाकर; एक टीम के खिलाड़ियों के बीच +: अदिति+भरत,चेतन+दिव्या
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
option-export-tournament = टूर्नामेंट, यानी उसके पते /t/TOURNAMENT का आख़िरी हिस्सा
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

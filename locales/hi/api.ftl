### Programs that use the service: their tokens, the page that describes the API, and what they are told when something is wrong.

## The organiser’s page of tokens

api-tokens-title = प्रोग्रामों के टोकन
api-tokens-about = जिस प्रोग्राम के पास टोकन हो, वह आपके नाम से और सिर्फ़ इसी क्लब में वही करता है जिसकी आप अनुमति दें। जो सार्वजनिक है, वह बिना टोकन के भी पढ़ा जा सकता है।
api-tokens-to-reference = प्रोग्राम इसे कैसे इस्तेमाल करते हैं
api-tokens-link = प्रोग्रामों के टोकन
api-tokens-new = नया टोकन
api-tokens-list = चालू टोकन
api-tokens-none = कोई टोकन नहीं।
api-token-name = यह किसलिए है
api-token-name-hint = जैसे “हॉल की स्क्रीन”: सूची में आप इसे इसी नाम से पहचानेंगे।
api-token-rights = यह क्या कर सकता है
api-token-rights-missing = कम से कम एक अनुमति चुनें।
api-right-read = आयोजकों को जो दिखता है, वह पढ़ना
api-right-read-hint = मसौदे, निजी टूर्नामेंट, रोकी गई अंक तालिका और सब नाम।
api-right-entries = नतीजे दर्ज करना
api-right-entries-hint = उन्हें सुधारना, रद्द करना और वापस लेना भी।
api-right-line-up = कौन खेलेगा, यह तय करना
api-right-line-up-hint = शुरू होने से पहले नाम और उनका क्रम।
api-right-check-in = खिलाड़ियों की उपस्थिति दर्ज करना
api-right-check-in-hint = शुरू होने से पहले, दरवाज़े पर उपस्थिति के लिए।
api-right-set-up = टूर्नामेंट बनाना और चलाना
api-right-set-up-hint = उन्हें बनाना, बदलना, शुरू करना, रोकना, संग्रह में रखना और हटाना।
api-token-lifetime = यह कब तक चलेगा
api-token-days = { $days ->
        [one] { $days } दिन
       *[other] { $days } दिन
    }
api-token-make = टोकन बनाएँ
api-token-made = “{ $name }” का टोकन
api-token-once = इसे अभी कॉपी करें: यह दोबारा नहीं दिखेगा। जिसके पास यह हो, वह वह सब कर सकता है जिसकी यह अनुमति देता है।
api-token-used = पिछला इस्तेमाल: लगभग { $at }, “{ $by }”, पता { $address }
api-token-unused = कभी इस्तेमाल नहीं हुआ
api-token-revoked = टोकन रद्द हो गया। उसका प्रोग्राम अब कुछ नहीं कर सकता।
api-tokens-end = आपका पासवर्ड बदलने पर आपके सब टोकन रद्द हो जाते हैं। बैकअप में वे नहीं होते।

## The page that describes it

api-title = प्रोग्रामों के लिए API
api-about = पेज जो दिखाते और करते हैं, वही प्रोग्रामों के लिए: टूर्नामेंट फ़ाइल के रूप में टूर्नामेंट, JSON में, /api/v1 पते के नीचे।
api-how = जो सबको दिखता है, उसके लिए टोकन नहीं चाहिए। बाक़ी सब { $header } हेडर और आयोजक के बनाए टोकन के साथ माँगा जाता है। जवाबों में ETag होता है: उसे वापस भेजें तो पता चलता है कि कुछ बदला या नहीं, और वही बदलता है जो आपने देखा था।
api-document = OpenAPI दस्तावेज़
api-to-tokens = टोकन बनाएँ
api-open = बिना टोकन के
api-any-token = किसी भी टोकन से
api-takes = पैरामीटर
api-sends = भेजा गया मज़मून
api-gives = जवाब
api-needed = ज़रूरी
api-shapes = आकार
api-rights = टोकन की अनुमतियाँ
api-problems = जब कुछ ग़लत हो
api-problems-about = तब जवाब एक समस्या-दस्तावेज़ (RFC 9457) होता है। उसका type इनमें से किसी नाम पर, या किसी और इनकार के नाम पर ख़त्म होता है।

## The parts of the API

api-tag-clubs = क्लब
api-tag-tournaments = टूर्नामेंट
api-tag-results = नतीजे
api-tag-set-up = शुरू से पहले और अंत के बाद
api-tag-rules = नियम
api-tag-token = API अपने बारे में
api-do-list-clubs = सब क्लब
api-do-read-club = एक क्लब
api-do-list-tournaments-of-club = एक क्लब के टूर्नामेंट, नए पहले
api-do-list-events = एक क्लब की कई चरणों वाली प्रतियोगिताएँ, नई पहले
api-do-read-event = प्रतियोगिता, उसके टूर्नामेंट और स्थानों के साथ
api-do-read-event-file = प्रतियोगिता, उसकी फ़ाइल के रूप में
api-do-create-event = फ़ाइल से प्रतियोगिता बनाना, उसके नतीजों समेत
api-do-draw-event = प्रतियोगिता जिसका इंतज़ार कर रही है वह बनाना: चरण, मुक़ाबले या प्ले-ऑफ़
api-do-list-tournaments = सब क्लबों के टूर्नामेंट, नए पहले
api-do-create-tournament = फ़ाइल से टूर्नामेंट बनाना। वह मसौदा होता है; फ़ाइल में नतीजे हों तो वह चलता है।
api-do-read-tournament = टूर्नामेंट, उसकी फ़ाइल के रूप में
api-do-read-tournament-summary = संक्षेप में टूर्नामेंट: कहाँ तक पहुँचा और कब शुरू होगा
api-do-edit-tournament = मसौदे की जगह फ़ाइल रखना
api-do-delete-tournament = मसौदा हटाना
api-do-read-standings = अंक तालिका
api-do-follow-tournament = अंक तालिका अभी और हर बदलाव के बाद, घटनाओं की धारा (server-sent events) में
api-do-read-schedule = कौन कहाँ बैठता है, नतीजों के बिना
api-do-read-next-hands = आगे खेली जाने वाली बाज़ियाँ, टेबल के अनुसार
api-do-list-entries = जो कुछ दर्ज हुआ, पुराना पहले
api-do-record-entry = नतीजा दर्ज करना, सुधारना, रद्द करना या वापस लेना। उसी कुंजी से दोबारा भेजने पर एक ही बार दर्ज होता है।
api-do-read-hand = एक बाज़ी और उसके बारे में जो कुछ दर्ज हुआ
api-do-read-hand-log = फ़ोन पर खेली गई बाज़ी की हर चाल
api-do-read-entrant = एक प्रतिभागी: उसके लिए कौन खेलता है और उसका स्थान
api-do-read-line-up = कौन खेलता है, किस क्रम में
api-do-set-line-up = शुरू से पहले बताना कि कौन खेलेगा
api-do-read-presence = कौन आया है
api-do-set-presence = शुरू से पहले बताना कि कौन आया है
api-do-start-tournament = सब आ जाएँ तो मसौदा शुरू करना
api-do-stop-tournament = टूर्नामेंट समय से पहले ख़त्म करना
api-do-reopen-tournament = समय से पहले ख़त्म हुए टूर्नामेंट को फिर खोलना
api-do-archive-tournament = टूर्नामेंट को संग्रह में रखना
api-do-unarchive-tournament = टूर्नामेंट को संग्रह से वापस लाना
api-do-list-presets = नियमों के समूह
api-do-read-preset = नियमों का एक समूह, हर विकल्प के साथ
api-do-read-token = इस अनुरोध का टोकन क्या कर सकता है
api-do-read-document = यह दस्तावेज़
api-do-read-file-schema = टूर्नामेंट की फ़ाइल का रूप (JSON Schema)

## Parameters

api-parameter-slug = टूर्नामेंट के पते का हिस्सा
api-parameter-club = क्लब के पते का हिस्सा
api-parameter-event = प्रतियोगिता के पते का हिस्सा
api-parameter-slot = राउंड, टेबल और बाज़ी, जैसे 1.2.3
api-parameter-id = फ़ाइल में प्रतिभागी की पहचान
api-parameter-preset = नियमों के समूह का नाम
api-parameter-page = सूची का कौन-सा हिस्सा, 1 से
api-parameter-per-page = एक हिस्से में कितने
api-parameter-attempt = बाज़ी की कौन-सी बाँट, 1 से; न दें तो आख़िरी
api-parameter-events = इतनी घटनाओं के बाद धारा ख़त्म
api-parameter-starts-at = कब शुरू होगा, जैसे 2026-11-27T18:30:00Z
api-parameter-again = फिर बनाता है, चाहे क्लब के पास इन्हीं नतीजों के साथ पहले से हो
api-parameter-idempotency-key = अपनी कुंजी: इसके साथ दोबारा भेजने पर एक ही बार बनता है
api-parameter-if-match = जो बदलना है उसका ETag, या किसी के लिए भी *
api-parameter-if-none-match = आपके पास का ETag: अब भी वही हो तो कुछ नहीं भेजा जाता

## Answers

api-answer-well = सफल
api-answer-unchanged = बदला नहीं
api-answer-problem = समस्या-दस्तावेज़, जो बताता है कि क्या ग़लत है और उसे कैसे ठीक करें

## What is wrong with a request

api-absent = { $name } की उपस्थिति दर्ज नहीं है।
api-problem-bad-request = यह अनुरोध समझ में नहीं आया
api-problem-bad-request-help = पते या उसके पैरामीटरों में कुछ ग़लत है। पेज /api बताता है कि हर पता क्या लेता है।
api-problem-not-json = भेजा गया मज़मून JSON नहीं है
api-problem-not-json-help = UTF-8 में एक JSON दस्तावेज़ भेजें। जगह बताती है कि ग़लती कहाँ है।
api-problem-token-missing = कोई टोकन नहीं भेजा गया
api-problem-token-missing-help = आयोजक के बनाए टोकन के साथ “Authorization: Bearer …” हेडर भेजें।
api-problem-token-unknown = यह टोकन नहीं चलता
api-problem-token-unknown-help = यह ग़लत लिखा है, रद्द हो चुका है या इसका समय ख़त्म हो गया। क्लब का आयोजक नया बना सकता है।
api-problem-right-missing = यह टोकन ऐसा नहीं कर सकता
api-problem-right-missing-help = आयोजक ने इसे यह अनुमति नहीं दी। ऐसा टोकन बनाएँ जिसमें यह हो।
api-problem-cards-secret = इस बाज़ी के कार्ड अभी राज़ हैं
api-problem-cards-secret-help = दूसरे अभी इसी डेक से खेलेंगे। सब टेबल खेल लें तब फिर पूछें।
api-problem-not-found = यहाँ कुछ नहीं है
api-problem-not-found-help = हो सकता है पता ग़लत हो, जो था वह हट गया हो, या आप उसे न देख सकते हों।
api-problem-method-not-allowed = यहाँ इस मेथड की अनुमति नहीं है
api-problem-method-not-allowed-help = जिनकी अनुमति है, वे “Allow” हेडर में लिखे हैं।
api-problem-too-slow = इसे पहुँचने में बहुत देर लगी
api-problem-too-slow-help = फिर भेजें।
api-problem-conflict = अभी की स्थिति में यह नहीं हो सकता
api-problem-conflict-help = देखें कि अब क्या स्थिति है, फिर तय करें।
api-problem-stale = किसी और ने यह बाज़ी पहले दर्ज कर दी
api-problem-stale-help = दोनों दिए गए हैं, “yours” और “theirs” के नाम से। आपका सही हो तो उनके संस्करण के आधार पर, नई कुंजी के साथ फिर भेजें।
api-problem-precondition-failed = किसी और ने इसे पहले बदल दिया
api-problem-precondition-failed-help = कुछ सहेजा नहीं गया। फिर पढ़ें, देखें क्या बदला, और नए ETag के साथ अपना भेजें।
api-problem-too-large = एक बार में यह बहुत ज़्यादा है
api-problem-too-large-help = मज़मून ज़्यादा से ज़्यादा दो मेगाबाइट का हो सकता है। कम भेजें, या टुकड़ों में।
api-problem-media-type = यहाँ सिर्फ़ JSON लिया जाता है
api-problem-media-type-help = मज़मून “Content-Type: application/json” हेडर के साथ और बिना दबाए भेजें।
api-problem-refused = इसमें कुछ सही नहीं हो सकता
api-problem-refused-help = कुछ सहेजा नहीं गया। जगहें बताती हैं कि क्या ग़लत है और क्या सही होगा।
api-problem-precondition-required = यह नहीं बताया गया कि कौन-सी स्थिति बदलनी है
api-problem-precondition-required-help = पढ़ा हुआ ETag “If-Match” हेडर में भेजें, या जैसी भी स्थिति हो उसे बदलने के लिए “*”।
api-problem-too-many = इस पते से बहुत सारे ग़लत टोकन आए
api-problem-too-many-help = पंद्रह मिनट रुकें। जो टोकन चलता है, वह फिर भी लिया जाता है।
api-problem-failed = हमारी ओर से कुछ गड़बड़ हुई
api-problem-failed-help = अधूरा कुछ सहेजा नहीं गया। थोड़ी देर में फिर कोशिश करें।
api-problem-busy = सेवा पर अभी बहुत काम है
api-problem-busy-help = थोड़ी देर में फिर कोशिश करें। जो सहेजा गया, वह सुरक्षित है।

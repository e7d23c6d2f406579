### वेबहुक: वे पते जिन पर क्लब की ख़बरें भेजी जाती हैं।

webhooks-title = वेबहुक
webhooks-lede = Lastcard आपके क्लब की ख़बरें दूसरे प्रोग्रामों को तुरंत भेजता है: आपकी वेबसाइट, चैट या हॉल की स्क्रीन को। उन्हें वही बताया जाता है जो सब देख सकते हैं।
webhooks-new = नया वेबहुक
webhooks-address = पता
webhooks-address-hint = जहाँ दूसरा प्रोग्राम सुनता है, जैसे https://uno.example/news
webhooks-wants = क्या भेजा जाए
webhooks-wants-hint = सिर्फ़ वही भेजा जाता है जो अब से होगा।
webhooks-create = वेबहुक बनाएँ
webhooks-full = एक क्लब के ज़्यादा से ज़्यादा दस वेबहुक हो सकते हैं। जो अब इस्तेमाल नहीं होता, उसे हटाएँ।
club-webhooks-hint = यहाँ कुछ होते ही दूसरे प्रोग्रामों को पता चले।
club-webhooks = वेबहुक पर जाएँ
error-webhooks-full = आपके क्लब के दस वेबहुक पहले से हैं
error-webhooks-full-help = वापस जाएँ और जो अब काम का नहीं, उसे हटाएँ।
error-webhook-tests = जाँच बहुत बार भेजी जा चुकी है
error-webhook-tests-help = पंद्रह मिनट रुकें, या अगले असली संदेश का इंतज़ार करें।

## One of them

webhook-title = वेबहुक
webhook-secret = इसकी गुप्त कुंजी
webhook-secret-once = यह सिर्फ़ अभी दिखती है। इसे सुनने वाले प्रोग्राम को दें: इसी से वह पहचानता है कि संदेश यहीं से आया है।
webhook-on = यह चल रहा है।
webhook-failing = { $count ->
    [one] लगातार { $count } कोशिश नहीं पहुँची। अगली कोशिश: { $at }
   *[other] लगातार { $count } कोशिशें नहीं पहुँचीं। अगली कोशिश: { $at }
}
webhook-off = { $at } को बंद हुआ: एक दिन तक कुछ नहीं पहुँचा। फिर चालू करने पर यह वहीं से आगे बढ़ेगा।
webhook-try = अभी कोशिश करें
webhook-told = इसे बताया जाता है:
webhook-test = जाँच भेजें
webhook-deliveries = पिछले संदेश
webhook-deliveries-none = अभी तक कुछ नहीं भेजा गया।
webhook-attempt = (कोशिश { $number })
webhook-arrived = पहुँचा
webhook-redirects = यह दूसरे पते पर भेजता है। वही पता लिखें: आगे का रास्ता नहीं पकड़ा जाता।
webhook-answered = जवाब: { $status }
webhook-fault-unresolved = अनजान होस्ट नाम
webhook-fault-private = निजी नेटवर्क में ले जाता है
webhook-fault-unreachable = कनेक्ट नहीं हो सका
webhook-fault-certificate = सुरक्षित कनेक्शन नहीं बना: प्रमाणपत्र मान्य नहीं है
webhook-fault-silent = समय पर जवाब नहीं आया
webhook-fault-unintelligible = अमान्य जवाब
webhook-rotate-title = नई गुप्त कुंजी
webhook-rotate-help = अगर गुप्त कुंजी किसी और को पता हो सकती है, तो उसे बदलें। एक दिन तक संदेशों पर दोनों से दस्तख़त होते हैं।
webhook-rotate = गुप्त कुंजी बदलें
webhook-remove-title = वेबहुक हटाएँ
webhook-remove-help = वहाँ फिर कुछ नहीं भेजा जाएगा।
webhook-remove = हटाएँ
webhook-done-tested = जाँच भेजी गई। क्या हुआ, यह सूची में सबसे ऊपर है।
webhook-done-tried = अभी कोशिश हो रही है। क्या हुआ, यह देखने के लिए पेज फिर से लोड करें।
webhook-done-removed = वेबहुक हटा दिया गया।

## What may be sent

webhook-kind-result-recorded = नतीजा दर्ज हुआ
webhook-kind-result-corrected = नतीजा सुधारा गया
webhook-kind-result-voided = बाज़ी रद्द हुई
webhook-kind-result-taken-back = नतीजा वापस लिया गया
webhook-kind-tournament-started = टूर्नामेंट शुरू हुआ
webhook-kind-tournament-finished = टूर्नामेंट पूरा हुआ
webhook-kind-tournament-reopened = टूर्नामेंट फिर खोला गया
webhook-kind-tournament-changed = टूर्नामेंट में कुछ और बदला
webhook-kind-line-up-changed = खेलने वाले बदले
webhook-kind-test = जाँच

## What is wrong with an address

webhook-address-malformed = यह पता नहीं है। पूरा लिखें, जैसे https://uno.example/news
webhook-address-scheme = पता https:// या http:// से शुरू होना चाहिए
webhook-address-credentials = होस्ट से पहले का नाम और पासवर्ड हटाएँ: उनकी जगह संदेशों पर दस्तख़त होते हैं।
webhook-address-port = यह पोर्ट इस्तेमाल नहीं किया जा सकता। 80, 443 या 1024 से आगे का कोई पोर्ट लिखें।
webhook-address-long = पता बहुत लंबा है। ज़्यादा से ज़्यादा 2,000 अक्षर हो सकते हैं।
webhook-refused-unresolved = { $host } नाम अनजान है। वर्तनी जाँचें।
webhook-refused-private = { $host } निजी नेटवर्क में ले जाता है, और वेबहुक वहाँ नहीं जा सकते। ऐसा पता लिखें जहाँ सब पहुँच सकें, या इस Lastcard को चलाने वाले से कहें कि --webhooks-to से इसकी अनुमति दें।
webhook-wants-nothing = भेजने के लिए कम से कम एक चीज़ चुनें।

### हर खिलाड़ी अपने फ़ोन से जो कार्ड दर्ज करता है।

counting-own = हर खिलाड़ी अपने फ़ोन पर गिनता है
counting-table = पूरी टेबल के लिए एक फ़ोन गिनता है
counting-help = बाज़ी ख़त्म होने पर जिसके कार्ड ख़त्म हुए वह अपने पेज पर “मेरे कार्ड ख़त्म” दबाता है, बाक़ी लोग अपने बचे कार्ड दर्ज करते हैं। सबके कर लेने पर बाज़ी ख़ुद दर्ज हो जाती है। टेबल का फ़ोन हमेशा सबके लिए दर्ज कर सकता है। हर खिलाड़ी को निजी लिंक चाहिए।
counting-set-own = हर खिलाड़ी को गिनने दें
counting-set-table = एक फ़ोन को गिनने दें
done-counting = सहेजा गया।
event-counting-own = अब से हर खिलाड़ी अपने फ़ोन पर गिनता है
event-counting-table = अब से हर टेबल के लिए एक फ़ोन गिनता है

own-hand-title = { $name }: मेरे कार्ड · { $tournament }
own-hand-open = बाज़ी ख़त्म: मेरे कार्ड दर्ज करें
own-hand-place = { $tournament }, { $name }
own-hand-back = मेरी शाम
own-hand-out = मेरे कार्ड ख़त्म
own-hand-left = या: आपके पास क्या बचा?
own-hand-missing = अपने कार्ड छुएँ
own-hand-save = { $points } अंक बचे: सहेजें
own-hand-again = सही नहीं? फिर से दर्ज करें
own-hand-reported = आपने कहा: { $count }।
own-hand-last = { $hand }: { $result }
own-hand-next = आगे: टेबल { $table }
own-hand-next-with = आगे: टेबल { $table }, साथ में { $names }
own-hand-next-rests = आगे आपका आराम है।
own-hand-table = यह बाज़ी टेबल का फ़ोन सबके लिए दर्ज करता है।
own-hand-on-phones = यह बाज़ी फ़ोन पर खेली जा रही है; वे ख़ुद गिनते हैं।
own-hand-offline = नेटवर्क नहीं। आपने जो भरा है, वह इस फ़ोन पर सुरक्षित है और अपने-आप भेजा जाएगा।

own-counts-title = खिलाड़ियों ने क्या दर्ज किया
own-counts-nothing = अभी कुछ नहीं
own-counts-out = कार्ड ख़त्म
own-counts-left = { $points ->
    [one] { $points } अंक बचा
   *[other] { $points } अंक बचे
}
own-counts-waits = अभी बाक़ी: { $names }।
own-counts-mismatch = यह मेल नहीं खाता
own-counts-mismatch-help = कार्ड साथ मिलकर देखें। जो ग़लत था वह यहाँ फिर से दर्ज करे, या टेबल का फ़ोन बाज़ी दर्ज करे।
own-counts-differ = { $name } के कार्डों के बारे में दो फ़ोन अलग बात कहते हैं: { $counts }।
own-counts-several-out = { $names } सब कहते हैं कि उनके कार्ड ख़त्म हुए।
own-counts-nobody-out = कोई नहीं कहता कि उसके कार्ड ख़त्म हुए।
own-counts-enter = बाक़ी का सबके लिए दर्ज करें
own-counts-contradicted = { $name } ने अपने फ़ोन पर दर्ज किया: { $counts }। अगर यहाँ वाला सही है तो फिर से सहेजें।
via-own-counts = हर खिलाड़ी ने अपने फ़ोन पर गिना
waiting-mismatched = टेबल { $table }, { $hand }: खिलाड़ियों का दर्ज किया हुआ मेल नहीं खाता। { $why }

error-own-count-not-played = यह बाज़ी अभी नहीं खेली जा रही
error-own-count-not-played-help = कुछ दर्ज नहीं हुआ। वापस जाकर देखें कि अभी आप क्या खेल रहे हैं।
error-own-count-not-offered = यह बाज़ी टेबल का फ़ोन दर्ज करता है
error-own-count-not-offered-help = कुछ दर्ज नहीं हुआ। आयोजक ने एक फ़ोन को सबके लिए गिनने दिया है।
error-own-count-changed = यह बाज़ी इस बीच दर्ज हो गई
error-own-count-changed-help = आपका दर्ज किया हुआ अब ज़रूरी नहीं था। वापस जाकर नतीजा जाँचें। ग़लत हो, तो उसे टेबल के फ़ोन पर सुधारें।
error-own-count-not-seated = आप इस बाज़ी में नहीं बैठे हैं
error-own-count-not-seated-help = कुछ दर्ज नहीं हुआ। बाज़ी खेलने वाले ही अपने कार्ड दर्ज करते हैं।
error-own-count-on-phones = यह बाज़ी फ़ोन पर खेली जा रही है
error-own-count-on-phones-help = कुछ दर्ज नहीं हुआ: फ़ोन ख़ुद गिनते हैं।
error-own-count-too-often = आपने इसे बहुत ज़्यादा बार दर्ज किया
error-own-count-too-often-help = टेबल का फ़ोन या कोई आयोजक बाज़ी दर्ज करे।

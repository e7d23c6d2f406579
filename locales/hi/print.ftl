### What can be printed of a tournament.

## क्या-क्या प्रिंट हो सकता है

print-title = प्रिंट
print-all-the-same = फिर भी प्रिंट करें
print-tonight = आज के लिए सब कुछ
print-tonight-line = कार्ड, सीटें, कार्यक्रम और स्कोर शीटें, एक के बाद एक, एक ही दस्तावेज़ में।
print-tonight-do = आज के लिए सब कुछ प्रिंट करें
print-one = एक-एक करके
print-address = हॉल के फ़ोन इस कंप्यूटर तक किसी और पते से पहुँचते हैं। छापने के लिए पता चुनें:
print-of = { $what }: { $name }
print-others = कुछ और प्रिंट करें
print-by-browser = Ctrl+P से या शेयर मेन्यू से यह पेज प्रिंट करें।
print-schedule = पूरा कार्यक्रम
print-schedule-line = सब पालियाँ और टेबलें, और किसे आराम है: पढ़ा जा सके, तो एक ही पन्ने पर।
print-seats = सीटिंग प्लान
print-seats-line = दरवाज़े और दीवार के लिए: सबकी पहली टेबल और सीट, नाम के हिसाब से भी और टेबल के हिसाब से भी।
print-plans = खिलाड़ियों के अपने कार्यक्रम
print-plans-line = हर खिलाड़ी के लिए: टेबल, सीट, जोड़ीदार और विरोधी, पाली-दर-पाली; एक पन्ने पर कई, काटकर बाँटने के लिए।
print-cards = टेबल-कार्ड
print-cards-line = एक पन्ने पर चार, फ़ोन वाले कोड के साथ, और हर खिलाड़ी का निजी लिंक।
print-sheets = स्कोर शीटें
print-sheets-line = हर टेबल और पाली के लिए एक, नेटवर्क या बिजली जाने पर हाथ से लिखने के लिए।
print-standings = अंक तालिका
print-standings-line = तालिका जैसी अभी है, या जैसी अंत में रही।
print-kept = अभी सार्वजनिक नहीं: अंक तालिका दिखाए जाने तक इसे अपने पास रखें।
print-certificates = प्रमाणपत्र
print-certificates-line = हर पन्ने पर एक, पहले तीन के लिए या सबके लिए।

## कौन कहाँ बैठेगा

seats-print-by-name = नाम के हिसाब से
seats-print-by-table = टेबल के हिसाब से
seats-print-resting = पहले आराम:

## खिलाड़ी का अपना कार्यक्रम

plan-of-one = एक खिलाड़ी का कार्यक्रम
plan-show = यह कार्यक्रम दिखाएँ
plan-all = सब खिलाड़ियों के कार्यक्रम
plan-hand = बाज़ी
plan-hands = बाज़ियाँ
plan-table = टेबल
plan-seat = सीट
plan-partner = जोड़ीदार
plan-against = विरोधी
plan-rests = { $block }: आराम
plan-undecided = जहाँ कोई निशान नहीं, वहाँ डीलर पिछली बाज़ी से तय होता है।

## स्कोर शीट

sheets-order = पंक्तियाँ सिर्फ़ उन बाज़ियों की हैं जो अभी खेली जानी हैं। शीटें इसी क्रम में रखें: इसी क्रम में वे टाइप होती हैं।
sheets-of-block = एक पाली की शीटें
sheets-all = सब पालियों की शीटें
sheets-none = खेलने को कुछ नहीं बचा, इसलिए लिखने को भी कुछ नहीं।
sheet-seats = सीटें, घड़ी की दिशा में
sheet-out = कार्ड ख़त्म
sheet-loser = हार
sheet-notes = जुर्माने, टिप्पणी
sheet-how-winner = जिसके कार्ड ख़त्म हुए, उसका नंबर लिखें।
sheet-how-loser = जिसके कार्ड ख़त्म हुए और जो हारा, दोनों के नंबर लिखें।
sheet-how-totals = जिसके कार्ड ख़त्म हुए, उसका नंबर लिखें, और हर विरोधी के नीचे उसके हाथ में बचे अंक (कुछ न बचा हो तो 0)।
sheet-how-places = हर खिलाड़ी के नीचे लिखें कि बाज़ी में उसका कौन-सा स्थान रहा: जिसके कार्ड सबसे पहले ख़त्म हुए, उसका 1।
sheet-how-refills = हर खिलाड़ी के नीचे रीफ़िल अंक और हाथ में बचे अंक लिखें (कुछ न हो तो 0)।
sheet-how-given-up = छोड़ी गई बाज़ी में एक डैश लिखें।
sheet-how-moved = इस बाज़ी से पहले विरोधी आपस में सीट बदलते हैं।

## प्रमाणपत्र

certificates-first = पहले तीन के लिए
certificates-everybody = सबके लिए
certificates-none = अभी किसी का स्थान तय नहीं है।
certificate-title = प्रमाणपत्र
certificate-place = { $place ->
    [1] पहला स्थान
    [2] दूसरा स्थान
    [3] तीसरा स्थान
   *[other] स्थान { $place }
}
certificate-took-part = सहभागिता
certificate-date = तारीख़
certificate-signature = हस्ताक्षर

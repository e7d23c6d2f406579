### The home page, and the pages of a club.

## The home page, and a club’s page

home-title = टूर्नामेंट
home-running = चल रहे हैं
home-ready = शुरू होने वाले
home-finished = पूरे हुए
home-clubs = क्लब
home-empty = अभी कोई टूर्नामेंट नहीं
home-empty-help = जैसे ही कोई आयोजक टूर्नामेंट शुरू करेगा, वह लीडरबोर्ड के साथ यहाँ दिखेगा।
home-fresh = इस Lastcard का अभी कोई आयोजक नहीं है
home-fresh-help = अगर इसे आपने इंस्टॉल किया है, तो वह सेटअप लिंक खोलें जो शुरू होते समय दिखा था। बस दो मिनट लगेंगे।
home-fresh-link = क्लब कैसे बनाएँ
club-empty = इस क्लब के पास दिखाने को अभी कोई टूर्नामेंट नहीं
club-empty-help = जैसे ही कोई शुरू होगा, उसका लीडरबोर्ड यहाँ दिखेगा।
club-tabs = इस क्लब के पेज
club-tab = क्लब
club-tab-season = सीज़न
front-next = अगली शाम
front-last = पिछली शाम
front-evenings = सभी शामें
front-tables-more = { $count } और टेबल

## What the home page says first

home-claim = ऊनो की शाम, पहली पर्ची से आख़िरी कार्ड तक
home-sentence = Lastcard खिलाड़ियों को टेबलों पर बैठाता है, टेबल के फ़ोन से हर बाज़ी का नतीजा लेता है, और लीडरबोर्ड का हर बदलाव तुरंत दिखाता है।

## The club

club-title = क्लब की सेटिंग
club-evenings = नए समय क्षेत्र में आने वाली शामें
club-evenings-asked = दूसरे समय क्षेत्र में ये शामें किसी और समय शुरू होंगी। बताएँ कि क्या वही रहे: घड़ी का समय या वही पल।
club-evenings-hour = घड़ी का समय वही रहे: 19:00 की जगह 19:00 ही। आम तौर पर यही सही है।
club-evenings-moment = पल वही रहे, और घड़ी का समय बदल जाए।
club-save = सहेजें
club-pace = एक बाज़ी में कितना समय लगता है
club-pace-hint = पहले की फेंटाई और बाद की गिनती मिलाकर। इससे अनुमान लगता है कि टूर्नामेंट कितना चलेगा और कौन-सी टेबल पीछे है। चार लोगों की टेबल पर आम तौर पर छह मिनट।
club-minutes = मिनट
club-seconds = सेकंड
club-file = क्लब एक फ़ाइल में
club-file-hint = क्लब का सब कुछ एक फ़ाइल में: सूची के लोग, टूर्नामेंट, हर प्रविष्टि और यह कि किसने कब की, फ़ोन पर पूरी हो चुकी बाज़ियाँ, कोड। इसे सँभालकर रखें, या जो कोई दूसरा Lastcard चलाता है, वह “lastcard restore” से क्लब को वहाँ ले जाए। पासवर्ड इसमें नहीं हैं।
club-file-download = क्लब डाउनलोड करें
problem-pace = मिनट और सेकंड लिखें, कुल मिलाकर 30 सेकंड से 60 मिनट के बीच, जैसे 5 और 30।

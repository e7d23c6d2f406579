### लोग: उनके पेज, आमने-सामने, और क्लब की यादें।

## Everybody in a club

club-people-link = लोग और रिकॉर्ड
club-people-title = लोग
club-people-empty = अभी किसी का पेज नहीं
club-people-empty-help = किसी का पेज उस पहले सार्वजनिक टूर्नामेंट से शुरू होता है जिसमें पूरे नाम दिखते हैं।
club-people-champions = हॉल ऑफ़ फ़ेम
club-people-records = रिकॉर्ड
club-people-records-help = रिकॉर्ड में उन्हीं के नाम हैं जो यह बताना चाहते हैं: हर कोई चुनता है कि उसका पेज क्या बताए।
club-people-everybody = सब लोग
record-evenings-won = जीती हुई शामें
record-evenings = खेली हुई शामें
record-hand = एक बाज़ी के अंक
record-run = लगातार जीती बाज़ियाँ
record-share = 100 में से जीती बाज़ियाँ

## One person

person-link = { $name } का पेज
person-evenings-won = जीती हुई शामें
person-of-hundred = 100 में { $count }
person-rating-rank = स्थान { $rank }
person-provisional = अस्थायी
person-rating-time = समय के साथ रेटिंग
person-rating-description = शामें: { $evenings }। पहली के बाद रेटिंग { $first } थी, अब { $last } है; सबसे ऊँची { $best } थी। पट्टी अनिश्चितता दिखाती है।
person-highlights = ख़ास बातें
person-best-partner = सबसे अच्छा जोड़ीदार: { $name }, साथ में { $hands } में से { $won } बाज़ियाँ जीतीं।
person-hardest-opponent = सबसे कठिन विरोधी: { $name }, { $hands } में से { $won } बाज़ियाँ जीतीं।
person-run = लगातार जीती बाज़ियाँ, सबसे ज़्यादा: { $count }।
person-run-now = मौजूदा सिलसिला: लगातार { $count } बाज़ियाँ जीतीं।
person-evening-run = लगातार जीती शामें, सबसे ज़्यादा: { $count }।
person-best-hand = एक बाज़ी में सबसे ज़्यादा अंक: { $points } ({ $tournament })।
person-kept-most = हाथ में सबसे ज़्यादा बचने वाला कार्ड: { $card }, अब तक { $count }।
person-dearest = सबसे महँगा पड़ा कार्ड: { $card }, अब तक अंक { $count }।
person-earlier = पहले की शामें: { $count }
person-imported = दूसरे क्लबों में
person-imported-help = जैसा दूसरे क्लब ने लिखा। यहाँ किसी तालिका में नहीं गिना जाता।
person-share = 100 में
person-unnamed = जिनका पेज नहीं, इसलिए सूची में नहीं: { $count }।
person-cards = हाथ में बचे कार्ड
person-cards-help = सबसे महँगे पहले, जहाँ तक हर कार्ड गिना गया
person-less = यह पेज शामें और स्थान बताता है। जोड़ीदार, अंक और रिकॉर्ड तब दिखेंगे जब वह व्यक्ति चाहे।

## Two people

pair-link = आमने-सामने
pair-title = { $one } और { $other }
pair-empty = ये दोनों अभी नहीं मिले।
pair-ahead = कितनी शामों में आगे रहे
pair-won = एक-दूसरे के ख़िलाफ़ { $hands } में से जीती बाज़ियाँ
pair-together = जोड़ी में { $hands } में से { $won } बाज़ियाँ जीतीं, यानी 100 में { $share }।
pair-evenings = साथ की शामें

## What a page shows

visibility-title = पेज क्या बताए
visibility-nothing = कोई पेज नहीं
visibility-nothing-help = टूर्नामेंट, सीज़न और रेटिंग की तालिकाओं के अलावा किसी सूची में नाम नहीं।
visibility-results = शामें और स्थान
visibility-results-help = जो दूसरे पेजों पर वैसे भी है, एक जगह, रेटिंग के साथ।
visibility-everything = सब कुछ
visibility-everything-help = जोड़ीदार और विरोधी, अंक, कार्ड, सिलसिले और रिकॉर्ड भी।
visibility-desk-help = यह उस व्यक्ति की अपनी पसंद है: जब वह कहे तभी बदलें। निजी लिंक से वह इसे अपने फ़ोन पर ख़ुद बदल सकता है।
done-openness = सहेजा गया। पेज अब वही बताता है जो चुना गया।
own-page-title = आपका पेज, { $name }
own-page-lede = क्लब में हर खिलाड़ी का एक पेज है। आपका क्या बताए, यह आप तय करते हैं।
own-page-back = आपकी शाम
own-page-look = पेज देखें
own-page-link = आपका पेज क्या बताए
error-own-link = इसके लिए आपका निजी लिंक चाहिए
error-own-link-help = यह लिंक दूसरों के पास भी हो सकता है। आयोजक से अपना निजी लिंक माँगें। कुछ नहीं बदला गया।
roster-page = पेज और रिकॉर्ड

## From club to club

record-file-title = क्लब से क्लब
record-file-help = जो दूसरे क्लब जाए वह वही साथ ले जाता है जो सब जान सकते हैं: शामें और उनके स्थान। नए क्लब में ये उस व्यक्ति के पेज पर रहती हैं और किसी तालिका में नहीं गिनी जातीं।
record-file-take = रिकॉर्ड डाउनलोड करें
record-file-bring = दूसरे क्लब का रिकॉर्ड जोड़ें
record-file-bring-hint = दूसरे क्लब की लिखी फ़ाइल का पाठ।
record-file-choose = फ़ाइल चुनें
record-file-button = रिकॉर्ड जोड़ें
record-file-imported = दूसरे क्लबों की शामें: { $count }।
record-file-remove = इन्हें हटाएँ
done-record-brought = रिकॉर्ड जोड़ दिया गया।
done-record-removed = दूसरे क्लबों की शामें हटा दी गईं।
problem-record-none = यह रिकॉर्ड नहीं है। दूसरा क्लब इसे “{ record-file-take }” से डाउनलोड करके फ़ाइल भेजता है; उसका पूरा पाठ यहाँ चिपकाएँ।
problem-record-later = यह रिकॉर्ड Lastcard के बाद के संस्करण ने लिखा है। पहले इसे अपडेट करें।
problem-record-too-many = रिकॉर्ड में ज़्यादा से ज़्यादा { $count } शामें होती हैं। कुछ नहीं लिया गया।
problem-record-evening = इस रिकॉर्ड की शाम { $number } ऐसी नहीं हो सकती: स्थान मौजूद लोगों में से होता है, और खेली से ज़्यादा बाज़ियाँ नहीं जीती जातीं। कुछ नहीं लिया गया।

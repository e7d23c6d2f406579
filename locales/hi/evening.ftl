### खिलाड़ी की शाम, कौन कहाँ बैठा है, और आगे कौन कहाँ जाएगा।

## खिलाड़ी का अपना पेज

me-now = अभी
me-now-hand = अभी: { $hand }
me-now-waits = आपकी मेज़ ने अपना ब्लॉक पूरा कर लिया है और बाक़ियों की प्रतीक्षा में है।
me-now-rests = इस ब्लॉक में आप आराम करेंगे।
me-now-out = आप इस टूर्नामेंट में अब नहीं खेल रहे।
me-now-over = टूर्नामेंट ख़त्म हो चुका है।
me-next = { $block }, लगभग { $time } बजे
me-next-rests = आप आराम करेंगे
me-place = मेज़ { $table }, सीट { $seat }
me-with = साथ: { $names }
me-against = सामने: { $names }
me-deals = आप बाँटेंगे।
me-opens = { $dealer } बाँटेंगे, पहली चाल आपकी।
me-deals-and-opens = आप बाँटेंगे और पहली चाल भी आपकी।
me-dealer = { $dealer } बाँटेंगे।
me-stands = स्थान { $rank } / { $of }: { $figure }
me-played = आपकी बाज़ियाँ
me-no-hands = आपकी कोई बाज़ी अभी दर्ज नहीं हुई।
me-earlier = { $count ->
    [one] और पहले की { $count } बाज़ी
   *[other] और पहले की { $count } बाज़ियाँ
}
me-taken-elsewhere = { $name } की ओर से दूसरा फ़ोन खेल रहा है। यह लिंक मेज़ पर दिखाया गया था और सीट नहीं छीनता: आयोजक का लिंक ऐसा कर सकता है।
error-seat-by-table = यह लिंक अभी आपको सीट नहीं देता
error-seat-by-table-help = यह मेज़ पर दिखाया गया था, इसलिए इसका मोल मेज़ के कोड से ज़्यादा नहीं: सीट किसी के पास है, या पत्ते बँट चुके हैं। मेज़ पर पूछें, या आयोजक का लिंक इस्तेमाल करें।

## मेज़ के फ़ोन पर दिखता है

personal-fold = अपने फ़ोन पर आपका पेज
personal-fold-help = अपने नाम पर टैप करें और अपने फ़ोन से कोड स्कैन करें: अगली मेज़, आपका स्थान और आपकी बाज़ियाँ।
personal-title = { $name } का पेज
personal-help = { $name }: यह कोड अपने फ़ोन से स्कैन करें, या लिंक ख़ुद को भेजें।

## कौन कहाँ जाएगा

moves-title = आगे कौन कहाँ जाएगा
moves-stays = यहीं रहेंगे
moves-table = मेज़ { $table } पर
moves-rests = आराम
seats-title = मैं कहाँ बैठूँ?
seats-name = नाम
seats-now = अभी
seats-next = आगे
seats-table = मेज़ { $table }
seats-seat = सीट { $seat }
seats-waits = प्रतीक्षा
seats-rests = आराम
seats-clockwise = सीटें घड़ी की दिशा में गिनी जाती हैं।
seats-over = अभी कोई कहीं नहीं बैठा: टूर्नामेंट ख़त्म हो चुका है।

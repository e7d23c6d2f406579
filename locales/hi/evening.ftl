### खिलाड़ी की शाम, कौन कहाँ बैठा है, और आगे कौन कहाँ जाएगा।

## खिलाड़ी का अपना पेज

me-now = अभी
me-now-hand = अभी: { $hand }
me-now-waits = आपकी टेबल की पाली पूरी हो गई है, बाक़ी टेबलों का इंतज़ार है।
me-now-rests = इस पाली में आपका आराम है।
me-now-out = आप इस टूर्नामेंट में अब नहीं खेल रहे।
me-now-over = टूर्नामेंट पूरा हुआ।
me-next = { $block }, लगभग { $time } बजे
me-next-rests = आपका आराम
me-place = टेबल { $table }, सीट { $seat }
me-with = साथ: { $names }
me-against = सामने: { $names }
me-deals = आप बाँटेंगे।
me-opens = { $dealer } बाँटेंगे, पहली चाल आपकी।
me-deals-and-opens = आप बाँटेंगे और पहली चाल भी आपकी।
me-dealer = { $dealer } बाँटेंगे।
me-standing = स्थान { $rank } / { $of }: { $figure }
me-played = आपकी बाज़ियाँ
me-no-hands = आपकी कोई बाज़ी अभी दर्ज नहीं हुई।
me-earlier = { $count ->
    [one] और पहले की { $count } बाज़ी
   *[other] और पहले की { $count } बाज़ियाँ
}
me-taken-elsewhere = { $name } के नाम से दूसरा फ़ोन खेल रहा है। यह लिंक सीट नहीं छीन सकता: आयोजक का लिंक छीन सकता है।
error-seat-by-table = यह लिंक अभी आपको सीट नहीं देता
error-seat-by-table-help = यह टेबल पर दिखाया गया था, इसलिए इससे टेबल के कोड से ज़्यादा कुछ नहीं मिलता: सीट किसी के पास है, या कार्ड बँट चुके हैं। टेबल पर पूछें, या आयोजक का लिंक खोलें।

## टेबल के फ़ोन पर दिखता है

personal-fold = अपने फ़ोन पर आपका पेज
personal-fold-help = अपना नाम छुएँ और अपने फ़ोन से कोड स्कैन करें: अगली टेबल, आपका स्थान और आपकी बाज़ियाँ।
personal-title = { $name } का पेज
personal-help = { $name }: यह कोड अपने फ़ोन से स्कैन करें, या लिंक ख़ुद को भेजें।

## कौन कहाँ जाएगा

moves-title = आगे कौन कहाँ जाएगा
moves-stays = यहीं रहेंगे
moves-table = टेबल { $table } पर
moves-rests = आराम
seats-title = मैं कहाँ बैठूँ?
seats-name = नाम
seats-now = अभी
seats-next = आगे
seats-table = टेबल { $table }
seats-seat = सीट { $seat }
seats-waits = इंतज़ार में
seats-rests = आराम
seats-clockwise = सीटें घड़ी की दिशा में गिनी जाती हैं।
seats-over = अभी कोई कहीं नहीं बैठा: टूर्नामेंट पूरा हो चुका है।

## पाली के बीच सीट बदलना

seats-swap = { $one } और { $other } आपस में सीट बदलें
seats-swap-you = आप और { $name } आपस में सीट बदलें
seats-takes = { $other } की सीट पर अब { $name }
seats-takes-you = आप { $name } की सीट पर बैठें
seats-before-hand = { $hand }: { $change }
seats-moved = नई सीट
seats-then = बाज़ी { $hand } से: सीट { $seat }

### Charts of a tournament, and what an entrant won with whom and against whom.

tab-charts = चार्ट
charts-title = { $name }: चार्ट
charts-points = बाज़ी-दर-बाज़ी अंक
charts-hands-won = बाज़ी-दर-बाज़ी जीत
charts-hands-lost = बाज़ी-दर-बाज़ी हार
charts-empty = चार्ट पहले नतीजे से शुरू होगा।
charts-fewer = जितना कम, उतना अच्छा: जो आगे है, वह सबसे नीचे है।
charts-by-average = रेखाएँ कुल जोड़ दिखाती हैं। स्थान प्रति बाज़ी औसत से तय होते हैं, क्योंकि सब बराबर बाज़ियाँ नहीं खेलते।
charts-play-off = पहले स्थान का फ़ैसला प्ले-ऑफ़ से होता है। इन रेखाओं में उससे कुछ नहीं जुड़ता।
charts-follow = उभारें
charts-follow-nobody = किसी को नहीं
charts-follow-show = दिखाएँ
charts-totals = बाज़ी-दर-बाज़ी कुल जोड़
charts-description = { $lines ->
    [one] { $lines } रेखा
   *[other] { $lines } रेखाएँ
}, शुरुआत से { $hand } तक। आगे: { $first }। आँकड़े नीचे की तालिका में हैं।
charts-start = शुरुआत
charts-target = लक्ष्य: { $points }
charts-limit = सीमा: { $points }
charts-line = { $name }: { $value }
charts-table = आँकड़े तालिका में

charts-cards = सबसे महँगे पड़े कार्ड
charts-cards-counted = { $count ->
    [one] हाथ में बचे कार्ड, जो { $count } बार एक-एक करके गिने गए।
   *[other] हाथ में बचे कार्ड, जो { $count } बार एक-एक करके गिने गए।
}
charts-cards-totals = { $count ->
    [one] और { $count } बार सिर्फ़ कुल अंक लिखे गए।
   *[other] और { $count } बार सिर्फ़ कुल अंक लिखे गए।
}
charts-cards-secret = जो बाँट दूसरी जगह अभी खेली जानी है, उसके कार्ड अभी नहीं दिखाए जाते।
charts-card = कार्ड
charts-card-left = बचे
charts-card-points = अंक

## On the page of an entrant

opponents-chart = चार्ट में देखें
opponents-balance = लिए और दिए अंक
opponents-balance-help = जीती हुई बाज़ियों में विरोधियों के पास बचे अंक, और हारी हुई बाज़ियों में यहाँ बचे अंक
opponents-taken = लिए
opponents-given = दिए
opponents-biggest = सबसे बड़ी बाज़ियाँ
opponents-took = लिए
opponents-gave = दिए
opponents-partners = जोड़ीदारों के साथ जीत
opponents-opponents = विरोधियों पर जीत
opponents-charged = चढ़े अंक

chances-title = पहले स्थान की संभावना
chances-first = पहला स्थान
chances-place = अनुमानित स्थान
chances-about = 100 में से लगभग { $n }
chances-hardly = 100 में से { $n } से कम
chances-nearly = 100 में से { $n } से ज़्यादा
chances-hardly-short = { $n } से कम
chances-nearly-short = { $n } से ज़्यादा
chances-to-come = संभावनाएँ निकाली जा रही हैं, पल भर में यहाँ दिखेंगी।
chances-early = जब सब औसतन { $hands } बाज़ियाँ खेल चुके होंगे, तब संभावनाएँ बताई जाएँगी। उससे पहले वे खिलाड़ियों से ज़्यादा क़िस्मत के बारे में बतातीं।
chances-endless = यहाँ संभावनाएँ नहीं बताई जातीं: यह मुक़ाबला सिर्फ़ आयोजक ख़त्म करता है, इसलिए कोई नहीं जानता कि कितनी बाज़ियाँ बाक़ी हैं।
chances-runs = जो दर्ज है वहाँ से आगे बाक़ी बाज़ियाँ कंप्यूटर पर { $runs } बार खेलकर देखी गईं।
chances-method = किसके कार्ड ख़त्म हों, यह पर्ची से तय होता है, इस हिसाब से कि खिलाड़ी कितने मज़बूत हो सकते हैं। इसका अंदाज़ा इससे लगता है कि अब तक किसके कार्ड ख़त्म हुए, और जब तक बाज़ियाँ कम हैं, सब लगभग बराबर माने जाते हैं। दूसरों के पास क्या बचे, यह इस टूर्नामेंट की और बहुत-सी दूसरी बाज़ियों से लिया जाता है। संभावना यह है कि 100 में से कितनी बार कोई पहले स्थान पर आया; साझा पहला स्थान आंशिक गिना जाता है। अनुमानित स्थान सभी बार के स्थानों का औसत है।
chances-limits = संभावनाओं में ये बातें नहीं गिनी जातीं: अभी खेले जा रहे कार्ड, पिछली शामें, प्ले-ऑफ़, और यह कि कौन अभी आएगा या जाएगा। 100 में से लगभग 30 का मतलब है: जिन दस को यह बताया जाए, उनमें से तीन पहले स्थान पर आते हैं।

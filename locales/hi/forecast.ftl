### How long a tournament takes, and how fair it is.

forecast-title = कितना समय, कितना निष्पक्ष?
forecast-of = कितना समय, कितना निष्पक्ष: { $name }
forecast-back = मसौदे पर वापस
forecast-long = कितना समय
forecast-hands-blocks = हर टेबल पर एक के बाद एक { $hands ->
    [one] { $hands } बाज़ी
   *[other] { $hands } बाज़ियाँ
}, कुल { $blocks ->
    [one] { $blocks } पाली
   *[other] { $blocks } पालियाँ
}।
forecast-hands-between = लगभग { $hands } बाज़ियाँ, आम तौर पर { $least } से { $most }।
forecast-hands-open = जब तक आप समाप्त न करें, चलता रहेगा।
forecast-takes = समय लगेगा: { $time }।
forecast-takes-between = समय लगेगा: लगभग { $time }; आम तौर पर कम से कम { $least }, ज़्यादा से ज़्यादा { $most }।
forecast-ends = पूरा होने का अनुमान: { $when }।
forecast-pace = { $minutes }:{ $seconds }
forecast-pace-help = हर बाज़ी { $pace } मिनट, फेंटाई और गिनती मिलाकर। बीच की छुट्टी और धीमी टेबल का इंतज़ार इससे अलग है।
forecast-pace-change = रफ़्तार बदलें
forecast-minutes = { $minutes ->
    [one] { $minutes } मिनट
   *[other] { $minutes } मिनट
}
forecast-hours = { $hours ->
    [one] { $hours } घंटा
   *[other] { $hours } घंटे
}
forecast-hours-minutes = { $hours } घं. { $minutes } मि.
forecast-fair = कितना निष्पक्ष
forecast-chance = सबसे मज़बूत खिलाड़ी के जीतने की कितनी संभावना है?
forecast-chance-team = सबसे मज़बूत खिलाड़ी की टीम के जीतने की कितनी संभावना है?
forecast-when = कितना खेला
forecast-percent = संभावना
forecast-equal = अगर सब बराबर हों
forecast-chosen = जैसा तय है
forecast-after-rounds = { $rounds ->
    [one] { $rounds } राउंड
   *[other] { $rounds } राउंड
}
forecast-after-hands = { $hands ->
    [one] { $hands } बाज़ी
   *[other] { $hands } बाज़ियाँ
}
forecast-after-blocks = { $blocks ->
    [one] { $blocks } पाली
   *[other] { $blocks } पालियाँ
}
forecast-after-end = अंत तक
forecast-edge = सबसे मज़बूत खिलाड़ी कितना मज़बूत है?
forecast-edge-hint = चार की टेबल पर 100 में से कितनी बाज़ियों में सबसे पहले इसके कार्ड ख़त्म होते हैं। बराबर खिलाड़ियों में 25।
forecast-edge-30 = 30 · थोड़ा बेहतर
forecast-edge-35 = 35 · साफ़ तौर पर बेहतर
forecast-edge-45 = 45 · बहुत बेहतर
forecast-edge-57 = 57 · नौसिखियों में एक सँभलकर खेलने वाला
forecast-tell = अनुमान लगाएँ
forecast-model = एक को छोड़ सब खिलाड़ी बराबर माने गए हैं; चार की टेबल पर 100 में से { $edge } बाज़ियों में उसी के कार्ड पहले ख़त्म होते हैं (बराबर खिलाड़ियों के 25 में), और किसी पक्ष की ताक़त उसके खिलाड़ियों की ताक़त का जोड़ है। हर बाज़ी में किसके कार्ड ख़त्म हों, यह पर्ची से तय होता है; दूसरों के पास क्या बचे, यह उन 20,000 बाज़ियों से लिया गया है जो इंजन ने खेलीं; और पूरा टूर्नामेंट कंप्यूटर पर { $runs } बार खेलकर देखा जाता है।
forecast-model-57 = 57 वह आँकड़ा है जो इंजन के सँभलकर खेलने वाले खिलाड़ी ने तीन बेतरतीब खेलने वालों के सामने 10,000 बाज़ियों में पाया।

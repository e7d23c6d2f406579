### The command line.

## Every command

cli-problem = { $place }: { $text }
cli-unreadable = { $file } को पढ़ा नहीं जा सका: { $reason }
cli-unwritable = आउटपुट लिखा नहीं जा सका: { $reason }
cli-option-form = “{ $given }” विकल्प नहीं है: NAME=VALUE लिखें, जैसे house.zero50=true
cli-bad-url = “{ $given }” ऐसा पता नहीं जिस पर लोग सेवा तक पहुँच सकें: http:// या https://, नाम और ज़रूरत हो तो पोर्ट लिखें, जैसे https://uno.example, और उसके बाद कोई पथ नहीं।
cli-standard-input = मानक इनपुट

## Standings

cli-rank = स्थान
cli-name = नाम
cli-total = कुल
cli-average = औसत
cli-hands = बाज़ी
cli-won = जीत
cli-season-points = अंक
cli-season-evenings = शामें
cli-season-counted = गिनी गईं
cli-season-won = पहला
cli-lost = हार
cli-best = सबसे अच्छी
cli-worst = सबसे ख़राब
cli-state = स्थिति
cli-at_limit = सीमा
cli-duplicate = समान बाँट
cli-state-playing = खेल जारी
cli-state-winner = विजेता
cli-state-lost = हार
cli-state-eliminated = बाहर
cli-state-withdrawn = नाम वापस
cli-state-disqualified = अयोग्य
cli-state-placed = –
cli-finished = { $reason ->
    [schedule] पूरा हुआ: सब बाज़ियाँ दर्ज हैं।
    [target] पूरा हुआ: लक्ष्य पूरा हो गया।
    [limit] पूरा हुआ: कोई सीमा तक पहुँच गया।
    [last-standing] पूरा हुआ: बाक़ी सब बाहर हो गए।
   *[stopped] पूरा हुआ: आयोजक ने समाप्त किया।
}
cli-play-off = पहले स्थान का प्ले-ऑफ़: { $won }
cli-next = टेबल { $table } पर अगली: राउंड { $round } की बाज़ी { $hand }: { $seats }

## Schedule

cli-hand = बाज़ी
cli-round = राउंड
cli-block = पाली
cli-table = टेबल
cli-seats = सीटें, घड़ी की दिशा में
cli-dealer = डीलर
cli-opener = पहली चाल
cli-fairness = निष्पक्ष: जोड़ीदार { $partners } बार, विरोधी { $opponents } बार, बाईं ओर { $left } बार; हर खिलाड़ी की { $hands } बाज़ियाँ{ $rests ->
    [none] {""}
   *[other] , { $rests } पालियाँ आराम
}{ $deals ->
    [none] ।
   *[other] , { $deals } बार डीलर, { $opens } बार पहली चाल।
}
cli-schedule-name = { $format ->
    [two-vs-two] दो बनाम दो
    [four-player] चार खिलाड़ी
    [eight-player] आठ खिलाड़ी
    [team] टीम खेल
    [free-for-all] हर कोई अकेला
    [challenge] चैलेंज
    [cowboy] काउबॉय
    [duo] डुओ
    [individual] व्यक्तिगत
   *[other] { $format }
}

## Simulation

cli-bot-unknown = “{ $given }” बॉट नहीं है। इनमें से चुनें: { $known }।
cli-no-winner = इन नियमों में बाज़ी का वैसा विजेता नहीं होता जैसा इस स्कोरिंग को चाहिए। दूसरे नियम चुनें, या उनके लायक़ स्कोरिंग।
cli-progress = { $all } में से { $done } बाज़ियाँ
cli-statistics = { $seconds } सेकंड में { $hands } बाज़ियाँ, { $threads } { $threads ->
    [one] थ्रेड
   *[other] थ्रेड
} पर: { $speed } प्रति सेकंड
    हर बाज़ी में बारियाँ: { $turns }
    जीतने वाले के अंक: औसत { $mean }, माध्यिका { $median }, ज़्यादातर { $low } से { $high }
    सीट के हिसाब से जीत: { $seats }; पहली चाल वाले की: { $opener }
    अटकीं और फिर बाँटी गईं: { $stuck }; अंतहीन मानकर छोड़ी गईं: { $abandoned }

## Hand logs

cli-log = लॉग { $number }
cli-endless-match = इन नियमों से मुक़ाबला पूरा नहीं होता: पिछली { $hands } बाज़ियों में किसी को अंक नहीं मिला।
cli-no-logs = इसमें बाज़ी का कोई लॉग नहीं है।
cli-logs-right = { $count ->
    [one] बाज़ी का { $count } लॉग, और वह सही है।
   *[other] बाज़ी के { $count } लॉग, सब सही हैं।
}

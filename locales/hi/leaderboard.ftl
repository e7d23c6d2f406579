### The pages of a tournament, and its leaderboard.

## Every page of a tournament

public-facts = { $format } · { $scoring }
public-own-rules = इस टूर्नामेंट में अलग ढंग से:
public-winners = { $count ->
    [one] { $players ->
        [one] विजेता: { $names }
       *[other] विजेता: { $names }
    }
   *[other] पहले स्थान पर बराबर: { $names }
}
public-loser = { $count ->
    [one] हार: { $losers }
   *[other] हार: { $losers }
}; सीमा से नीचे: { $names }
public-nobody-under = { $line }; सीमा से नीचे कोई नहीं रहा
public-and-losers = { $line }; { $count ->
    [one] हार: { $losers }
   *[other] हार: { $losers }
}
public-lost-most = सबसे ज़्यादा बाज़ियाँ हारने वाले: { $names }
public-hands-played = { $played ->
    [0] अभी कोई बाज़ी नहीं हुई
    [one] { $played } बाज़ी हुई
   *[other] { $played } बाज़ियाँ हुईं
}
public-hands-of = { $played ->
    [one] { $all } में से { $played } बाज़ी हुई
   *[other] { $all } में से { $played } बाज़ियाँ हुईं
}
public-target = खेल { $points } अंकों तक है।
public-limit = सीमा { $points } अंक है।
public-limit-plays-on = सब बाज़ियाँ खेली जाती हैं, चाहे कोई { $points } अंकों की सीमा तक पहुँच जाए।
board-name-at-limit = { $name } (सीमा पर)
public-agreed = { $hands ->
    [one] { $hands } बाज़ी तय है।
   *[other] { $hands } बाज़ियाँ तय हैं।
}
public-rounds = { $rounds ->
    [one] { $rounds } राउंड खेला जाएगा।
   *[other] { $rounds } राउंड खेले जाएँगे।
}
public-blocks = { $blocks ->
    [one] { $blocks } पाली खेली जाएगी।
   *[other] { $blocks } पालियाँ खेली जाएँगी।
}
public-plus = +{ $points }
public-minus = −{ $points }
public-nought = { $points }
public-duplicate = समान बाँट
public-duplicate-line = हर बाज़ी में सब टेबलों पर एक ही कार्डों से खेला जाता है। हर दूसरे राउंड में वही बाँट दोहराई जाती है, बस दोनों पक्षों के कार्ड आपस में बदल जाते हैं। “{ board-duplicate }” वाला कॉलम बताता है कि उन्हीं कार्डों से आपके पक्षों ने औसतन दूसरों से कितने अंक ज़्यादा बनाए। इससे स्थान पर कोई असर नहीं पड़ता।
public-won = जीत
public-lost = हार
public-against = { $one } बनाम { $other }
public-deals-opens = डीलर { $dealer }, पहली चाल { $opener }
public-after-end = अंत के बाद दर्ज, गिनी नहीं जाती
public-tabs = इस टूर्नामेंट के पेज

tab-leaderboard = लीडरबोर्ड
tab-schedule = कार्यक्रम
tab-control-room = टूर्नामेंट चलाएँ

reason-schedule = सब बाज़ियाँ हो चुकी हैं।
reason-target = लक्ष्य पूरा हो गया।
reason-limit = कोई सीमा तक पहुँच गया।
reason-last-standing = बाक़ी सब बाहर हो चुके हैं।
reason-stopped = आयोजक ने इसे बीच में ही समाप्त कर दिया।

## The leaderboard

board-caption-std = जीते हुए अंक, सबसे ज़्यादा पहले
board-caption-lose200 = चढ़े अंक, सबसे कम पहले
board-caption-lazy = जीती हुई बाज़ियाँ, सबसे ज़्यादा पहले
board-caption-average-std = हर बाज़ी के औसत जीते अंक, सबसे ज़्यादा पहले
board-caption-average-lose200 = हर बाज़ी के औसत चढ़े अंक, सबसे कम पहले
board-caption-average-lazy = खेली बाज़ियों में जीत का हिस्सा, सबसे ज़्यादा पहले
board-caption-challenge = चढ़े अंक; जो सीमा तक पहुँचे, वह बाहर
board-caption-placement = हारी हुई बाज़ियाँ, सबसे कम पहले
board-caption-refill = रीफ़िल अंक, सबसे ज़्यादा पहले
board-rank = स्थान
board-rank-short = #
board-name = नाम
board-total = अंक
board-chance = संभावना, 100 में
board-chance-line = पहला स्थान: { $chance }
board-chances-link = संभावनाएँ, और वे कैसे निकाली जाती हैं
board-average = प्रति बाज़ी
board-duplicate = समान बाँट
board-hands = बाज़ी
board-won = जीत
board-lost = हार

## Who came and who left

board-people = खिलाड़ियों में बदलाव
board-people-line = { $what } ({ $when })
play-off-hands = { $hands ->
    [one] फ़ैसला { $hands } बाज़ी से। { $won }।
   *[other] जो पहले { $hands } बाज़ियाँ जीते, जीत उसकी। { $won }।
}
play-off-won = { $name } { $hands }
public-play-off-runs = पहले स्थान का प्ले-ऑफ़
board-play-off = पहले स्थान का प्ले-ऑफ़
board-play-off-void = प्ले-ऑफ़ नहीं गिना जाएगा
board-play-off-void-help = एक सुधार के बाद पहले स्थान पर वही प्रतिभागी बराबर नहीं रहे। खेली गई बाज़ियाँ सुरक्षित हैं:
board-after-end = अंत के बाद दर्ज
board-after-end-help = ये बाज़ियाँ नहीं गिनी जातीं, क्योंकि मुक़ाबला इनसे पहले की बाज़ी में ही समाप्त हो गया था:
board-tables = अभी चल रहा है
board-table-waits = पाली पूरी, बाक़ी टेबलों का इंतज़ार है।
board-sitting-out = इस पाली में आराम: { $names }
board-updated = अपडेट { $when }
board-drawn = खिलाड़ियों का क्रम
public-drawn-by-lot = पर्ची से तय, { $when }: { $order }
public-drawn-as-typed = आयोजक ने तय किया, { $when }: { $order }
board-how = फ़ॉर्मैट और नियम
board-live = यह पेज अपने-आप अपडेट होता रहता है।

## The leaderboard as a scoreboard

board-block = पाली
board-up = { $places ->
    [one] पाली शुरू होने के बाद { $places } स्थान ऊपर
   *[other] पाली शुरू होने के बाद { $places } स्थान ऊपर
}
board-down = { $places ->
    [one] पाली शुरू होने के बाद { $places } स्थान नीचे
   *[other] पाली शुरू होने के बाद { $places } स्थान नीचे
}
board-last-hand = पिछली बाज़ी:
board-at-table = टेबल { $table }, जोड़ीदार { $partners }
board-rests = इस पाली में आराम
board-recent = पिछली बाज़ियाँ
board-now = अभी

## The row of the person who uses this device

own-row = आप
own-row-place = आपका स्थान: { $place }
own-row-show = मेरी पंक्ति दिखाएँ
own-row-remember = यह मैं हूँ
own-row-forget = यह मैं नहीं

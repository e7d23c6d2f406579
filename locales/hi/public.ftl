### The pages that everybody may see.

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

line-then = { $line }, फिर { $next }
line-team-then = { $line }, { $first } की जगह { $next }
board-people = खिलाड़ियों में बदलाव
board-people-line = { $what } ({ $when })
people-hand = बाज़ी { $hand }
people-hand-of-round = राउंड { $round } की बाज़ी { $hand }
play-off-hands = { $hands ->
    [one] फ़ैसला { $hands } बाज़ी से। { $won }।
   *[other] जो पहले { $hands } बाज़ियाँ जीते, जीत उसकी। { $won }।
}
play-off-won = { $name } { $hands }
public-play-off-runs = पहले स्थान का प्ले-ऑफ़
board-play-off = पहले स्थान का प्ले-ऑफ़
board-play-off-void = प्ले-ऑफ़ नहीं गिना जाएगा
board-play-off-void-help = एक सुधार के बाद पहले स्थान पर वही प्रतिभागी बराबर नहीं रहे। खेली गई बाज़ियाँ सुरक्षित हैं:
schedule-play-off = प्ले-ऑफ़
schedule-before-play-off = प्ले-ऑफ़ से पहले
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

## The schedule

schedule-title = { $name }: कार्यक्रम
schedule-block = पाली { $block }
schedule-block-table = पाली { $block }, टेबल { $table }
schedule-round-block = राउंड { $round }, पाली { $block }
schedule-round-block-table = राउंड { $round }, पाली { $block }, टेबल { $table }
schedule-sits-out = { $block }, आराम
schedule-blocks = सब पालियाँ
schedule-next = अगली
schedule-open = बाक़ी
schedule-again = फिर बाँटी
schedule-print = पूरा कार्यक्रम प्रिंट करें
schedule-open-ended = हर नतीजे के बाद अगली बाज़ी जुड़ती है, जब तक मुक़ाबले का फ़ैसला न हो जाए।

## A hand

hand-seats = टेबल पर
hand-clockwise = घड़ी की दिशा में, सीट 1 से शुरू।
hand-deals = डीलर
hand-opens = पहली चाल
hand-out = कार्ड ख़त्म
hand-with = जोड़ीदार { $partner }
hand-finished = स्थान { $place }
hand-lost = आख़िर तक कार्ड बचे, इसलिए हार
hand-one-points = { $count ->
    [one] { $count } रीफ़िल अंक
   *[other] { $count } रीफ़िल अंक
}
hand-left-nothing = कोई कार्ड नहीं बचा
hand-cards-typed = कुल अंक लिखे गए, कार्ड नहीं गिने
hand-same-cards = यही कार्ड दूसरी जगह
hand-same-cards-help = डीलर के पक्ष ने इन कार्डों से कितने अंक बनाए, और दूसरों के औसत से कितना फ़र्क़ है। विरोधियों के लिए दोनों चिह्न उलटे हैं।
hand-same-place = बाज़ी
hand-same-side = डीलर का पक्ष
hand-same-made = बनाए
hand-same-better = बेहतर
hand-cards-hidden = कार्ड अभी छिपे हैं
embargo-title = कार्ड अभी छिपे हैं
embargo-why = यही बाँट एक से ज़्यादा बार खेली जाती है। आख़िरी बार तक यहाँ कोई नहीं देख सकता कि इसमें कौन-से कार्ड थे।
embargo-until = अभी बाक़ी:
embargo-hand = { $hand }, टेबल { $table }
embargo-soon = इस बाँट की आख़िरी बाज़ी अभी चल रही है।
hand-not-played = यह बाज़ी अभी नहीं हुई।
hand-dealt-again = { $count ->
    [one] कोई चल नहीं पाया, इसलिए बाज़ी { $count } बार फिर बाँटी गई।
   *[other] कोई चल नहीं पाया, इसलिए बाज़ी { $count } बार फिर बाँटी गई।
}
hand-penalties = जुर्माने
hand-penalty = जुर्माना:
hand-history = इतिहास
hand-history-help = कुछ भी मिटाया नहीं जाता: हर बदलाव यहाँ लिखा है।
hand-history-untold = { $count ->
    [one] पहले की { $count } प्रविष्टि नहीं दिखाई गई।
   *[other] पहले की { $count } प्रविष्टियाँ नहीं दिखाई गईं।
}
hand-recorded = दर्ज
hand-corrected = सुधारी गई
hand-taken-back = वापस ली गई
hand-correction-taken-back = सुधार वापस लिया गया
hand-restored = बहाल की गई
hand-undone = बाज़ी का नतीजा फिर बाक़ी है
via-person = { $name } द्वारा
via-table = टेबल { $table } के कोड से
via-organiser = एक आयोजक द्वारा
via-import = टूर्नामेंट फ़ाइल से
via-played = फ़ोन पर खेली बाज़ी से
via-program-of = { $name } के प्रोग्राम द्वारा
via-program = एक प्रोग्राम द्वारा

## An entrant

entrant-players = खिलाड़ी: { $names }
entrant-with = जोड़ीदार
entrant-against = विरोधी
entrant-penalties = जुर्माने: { $list }
entrant-fined = { $cards ->
    [0] { $what }, कोई कार्ड नहीं
    [one] { $what }, { $cards } कार्ड
   *[other] { $what }, { $cards } कार्ड
}
penalties-own = { $count } × { $kind }
penalties-uno-missed = { $count ->
    [one] { $count } बार ऊनो नहीं कहा
   *[other] { $count } बार ऊनो नहीं कहा
}
penalties-false-call = { $count ->
    [one] { $count } बार ग़लत ऊनो
   *[other] { $count } बार ग़लत ऊनो
}
penalties-misplay = { $count ->
    [one] { $count } बार ग़लत कार्ड डाला
   *[other] { $count } बार ग़लत कार्ड डाला
}
penalties-hint = { $count ->
    [one] { $count } इशारा
   *[other] { $count } इशारे
}
penalties-cheat = { $count ->
    [one] { $count } बार बेईमानी
   *[other] { $count } बार बेईमानी
}
penalties-hide = { $count ->
    [one] { $count } बार कार्ड छिपाए
   *[other] { $count } बार कार्ड छिपाए
}
penalties-wd4-guilty = { $count } × ग़लत वाइल्ड +4
penalties-wd4-wrong = { $count } × वाइल्ड +4 को ग़लत चुनौती
penalties-silence = { $count ->
    [one] { $count } बार चुप्पी तोड़ी
   *[other] { $count } बार चुप्पी तोड़ी
}
penalties-centre = { $count ->
    [one] { $count } बार ढेरी पर आख़िरी हाथ
   *[other] { $count } बार ढेरी पर आख़िरी हाथ
}
entrant-sits-out = आराम: { $blocks }
entrant-hand = बाज़ी
entrant-did = अंक
entrant-outcome = नतीजा
entrant-total = कुल
entrant-open = अभी नहीं हुई
hand-replay = इस बाज़ी को दोबारा देखें

# Standings that are kept back until the prize-giving.
public-embargo-later = अंक तालिका पुरस्कार वितरण पर बताई जाएगी। तब तक यहाँ सिर्फ़ यह दिखता है कि कौन खेल रहा है, नतीजे नहीं।
public-embargo-from = अंक तालिका { $when } से दिखेगी। तब तक यहाँ सिर्फ़ यह दिखता है कि कौन खेल रहा है, नतीजे नहीं।
board-players = कौन खेल रहा है

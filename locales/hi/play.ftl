### Hands that are played on a screen: at a table, in practice, and looked back at.

## Cards: one name for each face, with its colour

colour-red = लाल
colour-blue = नीला
colour-green = हरा
colour-yellow = पीला
card-0 = { $colour } शून्य
card-1 = { $colour } एक
card-2 = { $colour } दो
card-3 = { $colour } तीन
card-4 = { $colour } चार
card-5 = { $colour } पाँच
card-6 = { $colour } छह
card-7 = { $colour } सात
card-8 = { $colour } आठ
card-9 = { $colour } नौ
card-d2 = { $colour } +2
card-rev = { $colour } रिवर्स
card-skip = { $colour } स्किप
card-w = वाइल्ड
card-wd4 = वाइल्ड +4
card-blank = सफ़ेद कार्ड
card-ten = +10
card-back = उलटा कार्ड

## The table

play-table = टेबल
play-you = आप
play-cards = { $count ->
    [one] { $count } कार्ड
   *[other] { $count } कार्ड
}
play-pile = गड्डी में { $count }
play-top = सबसे ऊपर:
play-colour = चालू रंग:
play-clockwise = खेल घड़ी की दिशा में है, बाईं ओर।
play-counter-clockwise = खेल घड़ी की उलटी दिशा में है, दाईं ओर।
play-partner = जोड़ीदार
play-dealer = डीलर
play-called = ऊनो
play-not-called = ऊनो नहीं कहा
play-points = { $count ->
    [one] { $count } अंक
   *[other] { $count } अंक
}
play-stages = चरण { $count }/7
play-place = कार्ड ख़त्म: स्थान { $place }

## Whose move it is

now-turn = { $whose ->
    [you] आपकी बारी
   *[other] { $who } की बारी
}
now-drew = आपने उठाया: { $card }
now-drawn = { $who } ने कार्ड उठाया
now-due = { $whose ->
    [you] { $count } उठाएँ?
   *[other] { $count ->
        [one] { $who } को { $count } उठाना है
       *[other] { $who } को { $count } उठाने हैं
    }
}
now-skip = { $whose ->
    [you] आपकी बारी जाने वाली है
   *[other] { $who } की बारी जाने वाली है
}
now-lift = { $whose ->
    [you] एक कार्ड पलटें?
   *[other] { $who } को एक कार्ड पलटना है
}
now-start-colour = { $whose ->
    [you] पहला रंग बताएँ
   *[other] पहला रंग { $who } को बताना है
}
now-draft = { $whose ->
    [you] आपको चुनना है
   *[other] { $who } को कार्ड चुनना है
}
now-swap = { $whose ->
    [you] कार्ड बदलने हैं? खिलाड़ी चुनें
   *[other] { $who } को कार्ड बदलने का मौक़ा
}
now-give = { $who } के लिए एक कार्ड चुनें
now-exchange = { $one } और { $other } में एक-एक कार्ड की अदला-बदली
now-ready = { $whose ->
    [you] अपने कार्ड जमा लें
   *[other] { $who } के नए कार्ड जमाए जा रहे हैं
}
now-over = बाज़ी पूरी हुई
now-silence = चुप्पी: अभी कोई न बोले।
now-centre = { $who } ने ऊनो कहा: ढेरी पर हाथ रखें।

hint-lay = डालने के लिए कार्ड छुएँ।
hint-draw = आपका कोई कार्ड मेल नहीं खाता। एक उठाएँ।
hint-lay-or-draw = डालने के लिए कार्ड छुएँ, या उठाएँ।
hint-lay-or-keep = डालने के लिए छुएँ, या रख लें।
hint-must-lay = यह मेल खाता है, इसलिए डालना ही होगा।
hint-keep = यह मेल नहीं खाता।
hint-answer = या जवाब में डालने को कार्ड छुएँ।
hint-draft = यह कार्ड रख लें, या इसे छोड़कर अगला बिना देखे लें।
hint-ready = बाक़ी सब आपका इंतज़ार कर रहे हैं।

## What can be done

play-holding = आपके कार्ड ({ $count })
play-fresh = अभी उठाया
play-given = देने के लिए चुना
play-lay = { $card } डालें
play-answer = जवाब में { $card } डालें
play-jump = बीच में { $card } डालें
play-pair = { $card } दो बार डालें
play-give = { $card } दें
play-and-call = { $what } और ऊनो कहें
play-draw = उठाएँ
play-keep = रख लें
play-accept = { $count } उठाएँ
play-accept-skip = बारी जाने दें
play-accept-lift = कार्ड पलटें
play-challenge = चुनौती दें
play-swap = { $who } ({ $count })
play-swap-none = अपने कार्ड रखें
play-call = ऊनो कहें
play-catch = { $who } ने ऊनो नहीं कहा
play-ready = तैयार
play-draft-keep = रख लें
play-draft-reject = अगला लें
play-dump = इस रंग के सब कार्ड डालें: { $colour }
play-dump-uno = इस रंग के सब कार्ड डालें और ऊनो कहें: { $colour }
play-dump-last = आख़िर में { $card }
play-look-again = फिर देखें
play-offline = कनेक्शन नहीं। आपके कार्ड सुरक्षित हैं, और नेटवर्क लौटते ही यह पेज आगे बढ़ेगा। जो चाल नहीं पहुँची, वह अपने-आप फिर भेजी जाएगी; आप चाहें तो दोबारा भी छू सकते हैं।
play-stale = खेल आगे बढ़ चुका था, इसलिए आपकी चाल नहीं हुई। बाज़ी की मौजूदा स्थिति यह है।

play-report = कुछ बताना है
play-report-help = उन बातों के लिए जो Lastcard नहीं देख सकता। जिसने किया, उसे छुएँ।
play-report-hint = इशारा किया
play-report-misplay = ग़लत कार्ड डाला
play-report-cheat = बेईमानी
play-report-hide = कार्ड छिपाए
play-report-silence = चुप्पी तोड़ी
play-report-centre = ढेरी पर आख़िरी हाथ

play-moves = क्या हुआ
play-fair = निष्पक्ष बाँट
play-fair-help = कार्डों का क्रम एक गुप्त संख्या से बनता है, जो बाँटने से पहले तय थी। वह संख्या बाज़ी के बाद दिखाई जाती है, ताकि कोई भी जाँच सके कि कुछ बदला नहीं गया। यह उसका फ़िंगरप्रिंट (SHA-256) है:

## What was done

move-play = { $who }: { $card }।
move-deflect = { $who } का जवाब: { $card }।
move-jump = { $who } ने बीच में डाला: { $card }।
move-pair = { $who }: { $card } दो बार।
move-dump = { $who }: एक साथ { $count } कार्ड, आख़िर में { $card }।
move-colour = अब रंग { $colour }।
move-uno = ऊनो।
move-draw = { $whose ->
    [you] आपने
   *[other] { $who } ने
} { $count ->
    [one] { $count } कार्ड उठाया।
   *[other] { $count } कार्ड उठाए।
}
move-accept = { $count ->
    [0] { $whose ->
        [you] आपकी बारी गई।
       *[other] { $who } की बारी गई।
    }
    [one] { $whose ->
        [you] आपने { $count } कार्ड उठाया।
       *[other] { $who } ने { $count } कार्ड उठाया।
    }
   *[other] { $whose ->
        [you] आपने { $count } कार्ड उठाए।
       *[other] { $who } ने { $count } कार्ड उठाए।
    }
}
move-uno-forgotten = ऊनो कहना रह गया।
move-uno-false = ग़लत समय पर ऊनो।
move-took = { $whose ->
    [you] आपने
   *[other] { $who } ने
} { $count ->
    [one] { $count } कार्ड लिया।
   *[other] { $count } कार्ड लिए।
}
move-keep = { $whose ->
    [you] आपने उसे रख लिया।
   *[other] { $who } ने उसे रख लिया।
}
move-challenge = { $whose ->
    [you] आपने वाइल्ड +4 को चुनौती दी।
   *[other] { $who } ने वाइल्ड +4 को चुनौती दी।
}
move-swap-none = { $whose ->
    [you] आपने किसी से कार्ड नहीं बदले।
   *[other] { $who } ने किसी से कार्ड नहीं बदले।
}
move-give = { $whose ->
    [you] आपने देने के लिए एक कार्ड चुना।
   *[other] { $who } ने देने के लिए एक कार्ड चुना।
}
move-name = { $whose ->
    [you] आपने रंग बताया: { $colour }।
   *[other] { $who } ने रंग बताया: { $colour }।
}
move-call = { $whose ->
    [you] आपने ऊनो कहा।
   *[other] { $who } ने ऊनो कहा।
}
move-ready = { $whose ->
    [you] आप तैयार हैं।
   *[other] { $who } तैयार।
}
move-draft-keep = { $whose ->
    [you] आपने कार्ड रख लिया।
   *[other] { $who } ने कार्ड रख लिया।
}
move-draft-reject = { $whose ->
    [you] आपने अगला कार्ड लिया।
   *[other] { $who } ने अगला कार्ड लिया।
}
move-swap = { $whose ->
    [you] आपने
   *[other] { $who } ने
} { $whom ->
    [you] आपसे कार्ड बदले।
   *[other] { $with } से कार्ड बदले।
}
move-catch = { $whose ->
    [you] आपने पकड़ा:
   *[other] { $who } ने पकड़ा:
} { $whom ->
    [you] आपने ऊनो नहीं कहा।
   *[other] { $with } ने ऊनो नहीं कहा।
}
move-reported = { $who } ने बताया
move-reported-scorer = स्कोरर ने लिखा
move-report-hint = { $reporter }: इशारा ({ $with })।
move-report-misplay = { $reporter }: ग़लत कार्ड ({ $with })।
move-report-cheat = { $reporter }: बेईमानी ({ $with })।
move-report-hide = { $reporter }: कार्ड छिपाए ({ $with })।
move-report-silence = { $reporter }: चुप्पी तोड़ी ({ $with })।
move-report-centre = { $reporter }: ढेरी पर आख़िरी हाथ ({ $with })।

## The end

over-out = { $whose ->
    [you] आपने कार्ड ख़त्म करके बाज़ी जीती
   *[other] { $who } ने कार्ड ख़त्म करके बाज़ी जीती
}
over-placed = { $whose ->
    [you] आख़िर में आपके पास कार्ड बचे। क्रम: { $order }
   *[other] आख़िर में { $who } के पास कार्ड बचे। क्रम: { $order }
}
over-refill = गड्डी ख़त्म: { $points }
over-refill-one = { $who } { $count ->
    [one] { $count } अंक
   *[other] { $count } अंक
}
over-stuck = अब कोई चल नहीं सकता: बाज़ी फिर बाँटी जाएगी
over-abandoned = बाज़ी पूरी होने से पहले छोड़ दी गई
scored-not-counted = गिनी नहीं जाती
scored-standings = अंक तालिका अब तक
scored-standing = { $rank }. { $name }: { $figure }

## Watching a table

watch-title = टेबल { $table }
watch-hand = { $hand }: { $who }
watch-here = यह बाज़ी देखें
watch-joining = खिलाड़ी सीटों पर बैठ रहे हैं
watch-joining-help = यह बाज़ी फ़ोन पर खेली जाएगी। सबको सीट मिलते ही शुरू होगी।
watch-hidden = यह बाज़ी फ़ोन पर खेली जा रही है
watch-hidden-help = यही बाँट एक से ज़्यादा बार खेली जाती है, इसलिए आख़िरी बार तक कोई देख नहीं सकता।
watch-with-cards = इस टेबल पर असली कार्डों से खेला जा रहा है
watch-with-cards-help = नतीजे दर्ज होते ही यहाँ दिखते हैं। फ़ोन पर खेली जा रही बाज़ी यहाँ देखी जा सकती है।
watch-waits = दूसरी टेबलों का इंतज़ार
watch-waits-help = इसकी पाली पूरी हो चुकी है।
watch-over = टूर्नामेंट पूरा हुआ
watch-over-help = सब नतीजे लीडरबोर्ड पर हैं।
watch-done = इस टेबल की सब बाज़ियाँ हो गईं
watch-done-help = दूसरी टेबलों पर अभी खेल चल रहा है।
watch-last = पिछला नतीजा:
watch-leave = लीडरबोर्ड
error-no-table = ऐसी कोई टेबल नहीं है
error-no-table-help = इस टूर्नामेंट में इतनी टेबलें नहीं हैं। कौन कहाँ खेल रहा है, यह इसके कार्यक्रम में देखें।

## Practice

practice-title = अभ्यास
practice-about = किसी भी नियम से कंप्यूटर के साथ एक बाज़ी खेलें। खाता नहीं चाहिए, और कुछ दर्ज नहीं होता।
practice-rules = नियम
practice-players = खिलाड़ी
practice-players-usual = सामान्य संख्या
practice-players-count = { $count }, आपको मिलाकर
practice-bots = कंप्यूटर खिलाड़ी
practice-bots-greedy = समझदारी से खेलें
practice-bots-random = जो मेल खाए, डाल दें
practice-pace = रफ़्तार
practice-pace-calm = आराम से
practice-pace-quick = तेज़
practice-pace-once = बिना रुके
practice-house = घर के नियम जोड़ें
practice-deal = बाँटें
practice-you = आप
practice-names = अदिति, भावना, चेतन, दिव्या, ईशान, फ़रीद, गीता, हरीश, इंदु
practice-leave = छोड़ें
practice-again = फिर बाँटें
practice-other = दूसरे नियम
practice-look-back = दोबारा देखें
practice-gone = अभ्यास की इस बाज़ी का समय ख़त्म हो गया
practice-gone-help = अभ्यास की बाज़ियाँ दो घंटे रखी जाती हैं। नई बाँटें:
practice-wrong-players = सूची से संख्या चुनें।
practice-wrong-choice = सूची से एक चुनें।
practice-home = अभी अभ्यास करें
practice-link = इन नियमों से अभ्यास करें

## Looking back at a hand

replay-leave = नतीजा
replay-dealt = कार्ड बँट गए
replay-step = { $last } में से { $step }
replay-first = शुरुआत पर
replay-back = एक क़दम पीछे
replay-on = एक क़दम आगे
replay-last = अंत पर
replay-slider = क़दम
replay-go = जाएँ
replay-all = हर क़दम, शब्दों में
replay-download = बाज़ी का लॉग डाउनलोड करें
replay-check = “lastcard replay” कमांड बाज़ी के लॉग की एक-एक चाल जाँचता है।
replay-commitment = फ़िंगरप्रिंट, बाँटने से पहले दिखाया गया
replay-seed = गुप्त संख्या, बाज़ी के बाद दिखाई गई
replay-fair-help = बाँटने से पहले एक गुप्त संख्या का फ़िंगरप्रिंट (SHA-256) दिखाया गया था। कार्डों का पूरा क्रम उसी संख्या से बनता है, इसलिए बाद में कोई किसी कार्ड को चुन नहीं सकता था।
replay-right = यहाँ जाँचा गया: संख्या का फ़िंगरप्रिंट यही है, और डेक और हर दोबारा फेंटाई का क्रम उसी से बनता है।
replay-deck = यहाँ जाँचा गया: संख्या का फ़िंगरप्रिंट यही है, और डेक उसी से बनता है। दोबारा फेंटाई की जाँच “lastcard replay” से होगी।
replay-wrong = हिसाब नहीं मिलता: संख्या का फ़िंगरप्रिंट अलग है, या कार्डों का क्रम उससे नहीं बनता।

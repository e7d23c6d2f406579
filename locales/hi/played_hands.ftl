### Hands that are played on phones: taking seats, playing, watching and looking back.

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

## At the table

play-here = फ़ोन पर खेलें
play-here-help = कार्ड नहीं हैं, या सब एक टेबल पर नहीं? हर कोई अपने फ़ोन पर खेले, नतीजा अपने-आप दर्ज होगा।
play-is-on = यह बाज़ी फ़ोन पर चल रही है
play-is-on-joining = खिलाड़ी सीटों पर बैठ रहे हैं।
play-is-on-open = कार्ड बँट चुके हैं, खेल चल रहा है।
play-open = बाज़ी पर जाएँ
play-enter-instead = इसके बजाय नतीजा ख़ुद भरें
play-enter-instead-help = यहाँ कुछ भी सहेजने पर फ़ोन वाली बाज़ी समाप्त हो जाएगी।

## Taking seats

play-join = अपनी सीट लें
play-join-help = अपने फ़ोन पर अपना नाम छुएँ। सब सीटें भर जाने पर कोई भी बाँट सकता है।
play-goes-on = यह बाज़ी चल रही है
play-goes-on-help = बाज़ी पूरी होने तक किसी और को कार्ड नहीं दिखते। अगर आप खेल रहे हैं और अब आपका फ़ोन यह है, तो इस पर अपना निजी लिंक खोलें। लिंक न हो तो यहाँ अपनी सीट माँगें: जिस फ़ोन के पास सीट है वह, या आयोजक, हाँ या ना कहेंगे।
play-join-by-link = अपनी सीट लें
play-join-by-link-help = दूसरी टेबलों को भी यही कार्ड मिलते हैं, इसलिए हर खिलाड़ी अपने निजी लिंक से सीट ले। लिंक न हो तो यहाँ अपनी सीट माँगें: आयोजक देंगे।
play-ask = यह सीट माँगें
play-asked = आपने यह सीट माँगी है। आपका नंबर { $number } है: जिस फ़ोन के पास सीट है वह, और आयोजक, इसे देख सकते हैं।
play-asked-refused = आपने यह सीट माँगी थी, पर मना कर दिया गया। निजी लिंक से या आयोजक से यह अब भी मिल सकती है।
play-given-up = यह बाज़ी छोड़ दी गई
play-given-up-help = यह नहीं गिनी जाएगी। चालें सुरक्षित हैं; आगे क्या हो, यह टेबल तय करे।
play-over = यह बाज़ी पूरी हुई
play-over-help = यही बाँट एक से ज़्यादा बार खेली जाती है, इसलिए आख़िरी बार तक इसके कार्ड सिर्फ़ उन्हें दिखते हैं जिन्होंने यह बाज़ी खेली।
play-sit = यहाँ बैठें
play-take-over = सँभालें
play-seat-own = यह फ़ोन
play-seat-taken = दूसरे फ़ोन पर
play-seat-taken-over = दूसरे फ़ोन ने सँभाली, { $when }
play-seat-bot-greedy = बॉट खेलता है, पूरी समझ से
play-seat-bot-random = बॉट खेलता है, बेतरतीब
play-waits-for-seats = इनका इंतज़ार: { $names }।
play-deal = कार्ड बाँटें
take-over-title = इस फ़ोन पर { $name } के नाम से खेलें?
take-over-text = { $name } के नाम से दूसरा फ़ोन खेल रहा है। उसे अब कार्ड नहीं दिखेंगे, और टेबल पर सबको बताया जाएगा कि सीट किसी और ने सँभाल ली।
take-over-bot = { $name } की जगह बॉट खेल रहा है। अब से यह फ़ोन खेलेगा।
take-over-button = { $name } के नाम से खेलें
seat-is-taken = कोई और पहले पहुँच गया: यह सीट भर चुकी है। फिर देखें, या इसे सँभालें।
seat-is-dealt = कार्ड बँट चुके हैं, इसलिए टेबल के कोड से अब सीट नहीं मिलती। अपना निजी लिंक खोलें, या सीट माँगें।
seat-same-cards = दूसरी टेबलों को भी यही कार्ड मिलते हैं, इसलिए टेबल के कोड से सीट नहीं मिलती। अपना निजी लिंक खोलें, या सीट माँगें।
seat-phone-plays = यह फ़ोन एक चल रही बाज़ी में { $name } के लिए खेल रहा है। उसके बाद दूसरी सीट ले सकता है।
seat-phone-seen = इस फ़ोन पर इसी बाँट में { $name } के कार्ड देखे जा चुके हैं। कोई दो खिलाड़ियों के कार्ड नहीं देख सकता, इसलिए यह यहाँ दूसरी सीट नहीं ले सकता।
seat-phone-yet = यह फ़ोन { $name } के लिए खेलता है, और उन्हें यही कार्ड दूसरी टेबल पर मिलने हैं। इस फ़ोन पर ये कार्ड यहाँ नहीं देखे जा सकते।
seat-asked-too-often = यह सीट बहुत बार माँगी जा चुकी है। निजी लिंक खोलें, या आयोजक से बात करें।
seat-changed-too-often = यह सीट बहुत बार एक फ़ोन से दूसरे फ़ोन को जा चुकी है। निजी लिंक खोलें, या आयोजक से बात करें।
seat-not-asked = वह फ़ोन अब सीट नहीं माँग रहा। अब यह स्थिति है।
not-dealt-seats-free = कार्ड नहीं बँटे: इनके लिए न कोई फ़ोन है, न बॉट: { $names }।
not-dealt-seats-know = कार्ड नहीं बँटे: { $names } के लिए खेल रहे फ़ोन पर ये कार्ड दूसरी टेबल पर देखे जा चुके हैं। यहाँ दूसरे फ़ोन से खेलना होगा।

## Asking for a seat of a hand that is dealt

ask-phone-text = कार्ड बँट चुके हैं, इसलिए अब कोई सीधे नहीं बैठ सकता। { $name } के नाम से खेल रहे फ़ोन से पूछा जाएगा, और आयोजक को भी दिखेगा। निजी लिंक हो तो वही खोलें: उसमें किसी से पूछना नहीं पड़ता।
ask-organiser-text = इस बाज़ी के कार्ड टेबल पर हर कोई नहीं देख सकता, इसलिए आयोजक से पूछा जाएगा। { $name } का निजी लिंक हो तो वही खोलें: उसमें किसी से पूछना नहीं पड़ता।
ask-button = { $name } के नाम से खेलने को पूछें
asks-for-your-seat = एक और फ़ोन आपकी जगह { $name } के नाम से खेलना चाहता है। उस पर नंबर { $number } दिख रहा है। हाँ कहने पर ये कार्ड उसे दिखेंगे, इस फ़ोन को नहीं।
ask-yes = मेरी सीट उसे दें
ask-no = नहीं

## Seats that changed hands

seat-changes = इस बाज़ी में किसने किसकी सीट सँभाली
seat-change-when = { $when }: { $what }
seat-change-code = कार्ड बँटने से पहले { $name } की सीट दूसरे फ़ोन ने सँभाली।
seat-change-link = निजी लिंक से { $name } की सीट दूसरे फ़ोन ने सँभाली।
seat-change-assent = { $name } के फ़ोन ने अपनी सीट दूसरे फ़ोन को दी।
seat-change-organiser = आयोजक ने { $name } की सीट दूसरे फ़ोन को दी।
seat-change-bot = आयोजक ने { $name } की सीट पर बॉट बैठाया।
seat-change-free = आयोजक ने { $name } की सीट ख़ाली की।
hand-seats-taken = सँभाली गई सीटें
hand-seats-taken-help = वे खिलाड़ी जिन्होंने बाज़ी फ़ोन पर रहते फ़ोन बदला, या जिनकी जगह कोई और खेला। टेबल पर सबने यह देखा।
event-seat = { $hand }, टेबल { $table }: { $what }
error-seat-not-here = यह फ़ोन अभी इस खिलाड़ी के लिए नहीं खेल सकता
error-seat-not-here-help = यह एक चल रही बाज़ी में किसी और के लिए खेल रहा है, या इस पर इसी बाँट में किसी और के कार्ड देखे जा चुके हैं। कोई दो खिलाड़ियों के कार्ड नहीं देख सकता: लिंक दूसरे फ़ोन पर खोलें, या बाज़ी पूरी होने तक रुकें।
error-seat-too-often = यह सीट बहुत बार एक फ़ोन से दूसरे फ़ोन को जा चुकी है
error-seat-too-often-help = बाज़ी पूरी होने तक सीट उसी फ़ोन पर रहेगी जिस पर अभी है। आयोजक इसे तुरंत दूसरे फ़ोन को दे सकते हैं।

## Around the hand, and in it

play-shown = { $who } के हाथ के कार्ड: { $cards }।
play-time-runs-out = आपकी चाल। ज़्यादा देर हुई, तो आपकी जगह बॉट चाल चलेगा।
play-next-here = अगली बाज़ी यहीं खेलें
play-to-the-table = टेबल पर
play-result = नतीजा
move-stand-in = { $who } का समय ख़त्म हो गया था, इसलिए बॉट ने चाल चली।
play-closed = आपकी चाल नहीं हुई: यह बाज़ी अब नहीं चल रही।
play-not-yours = आपकी चाल नहीं हुई: वह सीट इस फ़ोन के पास नहीं है।
error-not-for-phones = यह बाज़ी फ़ोन पर नहीं खेली जा सकती
error-not-for-phones-help = इस टूर्नामेंट के नियम खिलाड़ियों की किसी और संख्या के लिए हैं। असली कार्डों से खेलें और नतीजा दर्ज करें।

## The organiser’s side

phones-title = फ़ोन पर खेल
phones-lede = इस टूर्नामेंट की कोई भी बाज़ी कार्डों के बजाय खिलाड़ियों के फ़ोन पर खेली जा सकती है: “फ़ोन पर खेलें” हर टेबल के पेज पर है।
phones-hands = अभी फ़ोन पर बाज़ियाँ
phones-no-hands = कोई नहीं। किसी टेबल पर “फ़ोन पर खेलें” चुनें।
phones-joining = खिलाड़ी सीटों पर बैठ रहे हैं।
phones-open = { $count ->
    [0] कार्ड बँटे; अभी कोई चाल नहीं।
    [one] कार्ड बँटे; अब तक { $count } चाल।
   *[other] कार्ड बँटे; अब तक { $count } चालें।
}
phones-void = बाज़ी छोड़ें
phones-count = कार्ड गिनकर पूरी करें
phones-void-title = टेबल { $table } के फ़ोन पर चल रही यह बाज़ी छोड़ें?
phones-void-text = फ़ोन के कार्ड मिट जाएँगे। बाज़ी बाक़ी रहेगी: फिर बाँटी जा सकती है, या असली कार्डों से खेली जा सकती है।
phones-count-title = टेबल { $table } के फ़ोन पर बाज़ी रोककर कार्ड गिनें?
phones-count-text = खेल तुरंत रुक जाएगा। फिर आप देखेंगे कि किसके पास क्या बचा, और बताएँगे कि किसके कार्ड ख़त्म हुए या कौन जीता।
phones-players = खिलाड़ी और उनके लिंक
phones-players-help = निजी लिंक खिलाड़ी को बिना कोड सही टेबल पर ले जाता है। कोई न हो, तो उसकी जगह बॉट बैठ सकता है।
phones-nobody = अभी न फ़ोन है, न बॉट।
phones-by-phone = फ़ोन पर खेल रहे हैं।
phones-bot-greedy = बॉट, पूरी समझ से
phones-bot-random = बॉट, बेतरतीब
phones-free = सीट ख़ाली करें
phones-asks-phone = नंबर { $number } वाला फ़ोन { $name } के नाम से खेलना चाहता है; यह सीट दूसरे फ़ोन के पास है।
phones-asks-bot = नंबर { $number } वाला फ़ोन { $name } के नाम से खेलना चाहता है; यह सीट बॉट के पास है।
phones-asks-free = नंबर { $number } वाला फ़ोन { $name } के नाम से खेलना चाहता है।
phones-give = उसे सीट दें
phones-refuse = ना कहें
done-seat-given = सीट अब उस फ़ोन के पास है। टेबल पर सबको यह दिखता है।
done-seat-refused = सीट देने से मना किया गया।
phones-new-link = नया लिंक
phones-link = निजी लिंक
done-seat-changed = हो गया। टेबल पर तुरंत दिखेगा।
done-new-link = नया लिंक बन गया। पुराना अब काम नहीं करेगा।
done-hand-given-up = फ़ोन वाली बाज़ी छोड़ दी गई।
cards-personal-how = फ़ोन पर खेली जाने वाली बाज़ियों के लिए: इन्हें काटकर अलग करें और हर खिलाड़ी को उसका दें। जो लिंक खोले, वह उसी खिलाड़ी के नाम से खेलता है।
error-link-replaced = यह लिंक बदल दिया गया
error-link-replaced-help = आयोजक ने नया निजी लिंक बनाया है। वह माँगें, या टेबल-कार्ड के कोड से टेबल खोलें।

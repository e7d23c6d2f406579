### What can be wrong with rules, with a move and with a hand log.

## What is wrong with a ruleset

problem-unknown-preset = “{ $given }” नाम के कोई नियम नहीं हैं। इनमें से चुनें: { $known }।
problem-unknown-option = “{ $option }” नाम का कोई विकल्प नहीं है।
problem-option-elsewhere = “{ $option }” यहाँ तय नहीं होता: वह “{ $key }” से आता है।
problem-unknown-value = “{ $option }” का मान “{ $given }” नहीं हो सकता। हो सकता है: { $known }।
problem-options-clash = “{ $one }” और “{ $other }” साथ नहीं चल सकते। एक बंद करें।
problem-option-needs = “{ $one }” के लिए “{ $needs }” चाहिए।

## Why a hand cannot be dealt

problem-wrong-number-of-players = { $players } खिलाड़ी इन नियमों से नहीं खेल सकते: { $least ->
    [2] { $most ->
        [2] ये दो खिलाड़ियों के लिए हैं।
       *[other] ये { $least } से { $most } खिलाड़ियों के लिए हैं।
    }
   *[other] ये { $least } से { $most } खिलाड़ियों के लिए हैं।
}
problem-nobody-sits-there = डीलर या पहली चाल वाला खिलाड़ी टेबल पर नहीं है।
problem-not-this-deck = डेक हूबहू वैसा नहीं है जैसा इन नियमों में है।

## Why a move is refused

problem-hand-over = बाज़ी पूरी हो चुकी है।
problem-not-in-play = यह खिलाड़ी अभी खेल में नहीं है।
problem-not-now = यह अभी नहीं हो सकता।
problem-not-in-the-rules = इन नियमों में ऐसी कोई चाल नहीं है।
problem-card-not-held = यह कार्ड खिलाड़ी के हाथ में नहीं है।
problem-does-not-fit = कार्ड मेल नहीं खाता: रंग, नंबर या निशान ऊपर वाले कार्ड जैसा चाहिए।
problem-four-not-allowed = जब तक दूसरा कार्ड डाला जा सकता है, वाइल्ड +4 नहीं डाल सकते।
problem-colour-missing = काले कार्ड के साथ रंग बताना ज़रूरी है।
problem-colour-not-asked = इस कार्ड के साथ रंग नहीं बताया जाता।
problem-nothing-to-call = ऊनो कहने की वजह नहीं: इसके बाद खिलाड़ी के पास एक कार्ड नहीं बचता।
problem-can-play = डालने लायक़ कार्ड है, इसलिए उठा नहीं सकते।
problem-must-play = उठाया कार्ड मेल खाता है, उसे डालना होगा।
problem-only-the-drawn = सिर्फ़ अभी उठाया कार्ड डाला जा सकता है।
problem-too-late = अब इसके लिए देर हो चुकी है।
problem-all-or-nothing = इस रंग के सब कार्ड डालने होंगे, सबसे पहले रिवर्स।
problem-not-this-seat = उस खिलाड़ी के साथ यह नहीं हो सकता।

## What is wrong with a hand log

problem-log-version = बाज़ी का यह लॉग संस्करण { $given } का है; सिर्फ़ संस्करण { $known } पढ़ा जा सकता है।
problem-log-player = “{ $player }” टेबल पर नहीं है, या दो बार है।
problem-log-sides = हर कोई ठीक एक पक्ष में हो, कम से कम दो पक्ष हों, सब बराबर बड़े हों, और उनके खिलाड़ी एक छोड़कर एक बैठें।
problem-log-first = पहली चाल “{ $first }” की नहीं, “{ $right }” की है।
problem-log-deal = बाज़ी ऐसे बँटी नहीं हो सकती। { $why }
problem-log-move = चाल { $number } ({ $by }) की इजाज़त नहीं है। { $why } लिखा है: { $written }
problem-log-commitment = commitment, seed का SHA-256 नहीं है। होना चाहिए: { $right }
problem-log-commitment-missing = seed है, पर बाँटने से पहले दिखाया गया commitment नहीं है। होना चाहिए: { $right }
problem-log-seed-missing = commitment है, पर उसे जाँचने के लिए seed नहीं है।
problem-log-deck = seed से दूसरा डेक बनता है: ऊपर से कार्ड { $place } अलग है।
problem-log-reshuffle-order = चाल { $at } पर गड्डी फेंटी गई, और seed से जो क्रम बनता है, वह दोबारा फेंटाई { $number } के क्रम से अलग है।
problem-log-reshuffle = चाल { $at } पर गड्डी फेंटी गई, पर दोबारा फेंटाई { $number } नहीं है या उसमें दूसरे कार्ड हैं।
problem-log-reshuffles-left = { $count ->
    [one] { $count } बार दोबारा फेंटाई लिखी है, पर हुई नहीं।
   *[other] { $count } बार दोबारा फेंटाई लिखी है, पर हुई नहीं।
}
problem-log-unfinished = { $moves } चालों से बाज़ी पूरी नहीं होती।
problem-log-result = चालों से दूसरा नतीजा निकलता है: { $right }

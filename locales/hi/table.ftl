### The phone at the table: see the next hand, and record it in seconds.

## The page of a table

table-title = टेबल { $table } · { $name }
table-number = टेबल { $table }
table-leaderboard = लीडरबोर्ड
table-hand = बाज़ी { $hand }
table-hand-of-round = राउंड { $round }, बाज़ी { $hand }
table-hand-of-play-off = प्ले-ऑफ़, बाज़ी { $hand }
table-wins-hand = { $count ->
    [one] { $names } ने बाज़ी जीती
   *[other] बराबरी, कोई नहीं जीता: { $names }
}
table-hand-of = { $hand } ({ $hands } में से)
table-dealer = डीलर
table-opener = पहली चाल

## The moment of a result: the points, and where those who got them stand

moment-lost = { $names } की हार
moment-now = अब स्थान { $ordinal }
moment-now-level = अब बराबरी में स्थान { $ordinal }
moment-of = { $names }: { $now }
moment-up = { $places ->
    [one] { $places } स्थान ऊपर
   *[other] { $places } स्थान ऊपर
}
moment-down = { $places ->
    [one] { $places } स्थान नीचे
   *[other] { $places } स्थान नीचे
}

## Taking back and correcting

table-undo = वापस लें
table-redo = बहाल करें
table-taken-back = { $hand } वापस ली गई: { $result }
table-restored = { $hand } बहाल की गई: { $result }
table-was-taken-back = वापस ली गई: { $result }
table-stale-undo = कुछ वापस नहीं लिया गया: इस बीच किसी ने यह बाज़ी बदल दी। अब इसमें लिखा है: { $result }
table-stale-redo = कुछ बहाल नहीं किया गया: इस बीच किसी ने यह बाज़ी बदल दी। अब इसमें लिखा है: { $result }
table-not-played = यह बाज़ी खेली नहीं गई
table-not-played-help = इससे दर्ज नतीजा अपने सब सुधारों के साथ वापस लिया जाता है और बाज़ी फिर बाक़ी रहती है। कुछ नहीं खोएगा: नतीजा बहाल किया जा सकता है।
table-closed-not-yet = पहले दूसरी बाज़ियाँ हैं: यह अभी दर्ज नहीं हो सकती।
table-correct = सुधारें
table-correcting = अब तक सहेजा: { $result }
table-hands = इस टेबल की बाज़ियाँ
table-standings = अंक तालिका
table-wins = { $count ->
    [one] { $count } जीत
   *[other] { $count } जीत
}
table-losses = { $count ->
    [0] कोई हार नहीं
    [one] { $count } हार
   *[other] { $count } हार
}
table-back = वापस
table-look-again = फिर देखें

## When there is no hand to enter

table-waits = दूसरी टेबलों का इंतज़ार
table-sitting-out = इस पाली में आराम: { $names }
table-waits-help = इस टेबल की पाली पूरी हो गई। अगली तब शुरू होगी जब सबकी पूरी हो जाए; यह पेज अपने-आप आगे बढ़ेगा।
table-done = इस टेबल की सब बाज़ियाँ हो गईं
table-done-help = दूसरी टेबल पर अभी खेल चल रहा है; यह पेज अपने-आप आगे बढ़ेगा।
table-over = टूर्नामेंट पूरा हुआ
table-end-here = इस टेबल पर
table-not-started = अभी शुरू नहीं हुआ
table-not-started-help = आयोजक टूर्नामेंट शुरू करेंगे; तब पहली बाज़ी यहाँ दिखेगी।

## When somebody else was first

table-contested = यह बाज़ी किसी और ने पहले सहेज दी
table-contested-theirs = सहेजा हुआ
table-contested-yours = आपका
table-undone = वापस ली गई, फिर दर्ज करनी है
table-contested-help = टेबल पर तय करें कि कौन-सा सही है। आपका नतीजा अब भी नीचे है, खोया नहीं है।
table-contested-keep = सहेजा हुआ रखें

## Without a signal

table-sending = भेजा जा रहा है: { $what }
table-waiting-to-send = नेटवर्क नहीं। इस फ़ोन से भेजना बाक़ी है: { $what }
table-waiting-take-back = वापस लें
table-waiting-try = अभी भेजें
table-waiting-refused = यह ऐसे नहीं सहेजा जा सका: { $what }
table-waiting-look = देखें
table-waiting-discard = हटा दें
table-offline-wait = नेटवर्क लौटने पर अगली बाज़ी दिखेगी।
table-code-changed = इस टेबल का नया कोड है। टेबल पर रखा नया टेबल-कार्ड स्कैन करें: इस फ़ोन पर जो रुका है, वह तब चला जाएगा।
table-offline-undo = नेटवर्क नहीं: फिर कोशिश करें
table-stale = इस बीच यह बाज़ी दूसरे फ़ोन पर बदली गई। सहेजने पर दोनों दिखेंगे।

## On any page, while results wait on the phone. {where} is a table of a tournament

waits-title = अब भी इस फ़ोन पर, सहेजा नहीं गया: { $where }
waits-send = अभी भेजें
waits-no-signal = नेटवर्क नहीं: फिर कोशिश करें।
waits-code-gone = इस टेबल का नया कोड बन गया है। टेबल पर रखा नया टेबल-कार्ड स्कैन करें: यहाँ जो रुका है, वह तब चला जाएगा।
waits-not-needed = अब इसकी ज़रूरत नहीं?
waits-not-needed-help = जो यहाँ हटाया, वह हमेशा के लिए गया।
waits-place = { $tournament }, टेबल { $table }

## The code of a table

table-code-title = आपकी टेबल का कोड
table-code-help = यह आपकी टेबल के टेबल-कार्ड पर QR कोड के पास लिखा है।
table-code = कोड
table-code-open = टेबल खोलें
table-code-unknown = कोड { $code } किसी टेबल का नहीं है
table-code-unknown-help = अपनी टेबल का टेबल-कार्ड फिर देखें: हो सकता है कोड लिखने में ग़लती हुई हो, या आयोजक ने नया कोड बनाया हो। कई ग़लत कोड डालने पर यह पेज कुछ मिनट के लिए लॉक हो जाता है।

table-code-replaced = कोड { $code } बदल दिया गया
table-code-replaced-help = आयोजक ने इस टेबल को नया कोड दिया है। नया टेबल-कार्ड माँगें, या टेबल पर देखें।

## Table codes and cards

cards-title = टेबल-कार्ड
cards-print = सब टेबलों के कार्ड, काटकर अलग करने के लिए। नीचे बटन न दिखे, तो Ctrl+P से या शेयर मेन्यू से यह पेज प्रिंट करें।
cards-how = इसे फ़ोन के कैमरे से स्कैन करें और हर बाज़ी दर्ज करें
cards-moves = पाली के बीच में दो खिलाड़ी आपस में सीट बदलते हैं: फ़ोन बताएगा कौन।
cards-step-type = या { $address } खोलें
qr-label = { $address } का QR कोड

## The draw for the first dealer

dealer-title-high-card = पहले कौन बाँटे? कार्ड निकालें
dealer-title-cut = पहले कौन चुने? डेक काटें
dealer-title-assigned = पहले कौन बाँटे?
dealer-help-high-card = हर कोई एक कार्ड निकाले, सबसे बड़े वाला बाँटे। कोई न निकाले, तो डीलर: { $name }।
dealer-help-cut = दोनों डेक काटें, बड़े कार्ड वाला पहले चुने। कोई न काटे, तो पहले चुनने की बारी: { $name }।
dealer-help-assigned = इन नियमों में कार्ड नहीं निकाले जाते: आप कुछ और न कहें, तो डीलर: { $name }।
dealer-lastcard-high-card = Lastcard निकाले
dealer-lastcard-cut = Lastcard काटे
dealer-lastcard-assigned = पर्ची से तय करें
dealer-who-high-card = हमने अपने कार्ड निकाले। सबसे बड़ा इनका निकला:
dealer-who-cut = हमने डेक काटा। बड़ा कार्ड इनका निकला:
dealer-who-assigned = या यह खिलाड़ी बाँटे
dealer-drew-high-card = { $name } ने { $card } निकाला, पहली बाँट उन्हीं की।
dealer-drew-cut = डेक काटने पर { $name } का { $card } निकला, पहले चुनने की बारी उन्हीं की।
dealer-drew-assigned = { $name } ने { $card } निकाला, पहली बाँट उन्हीं की।
dealer-said-high-card = { $name } ने सबसे बड़ा कार्ड निकाला, पहली बाँट उन्हीं की।
dealer-said-cut = डेक काटने पर { $name } का कार्ड बड़ा निकला, पहले चुनने की बारी उन्हीं की।
dealer-said-assigned = पहला डीलर: { $name }।
dealer-undo = निकाला कार्ड वापस लें
event-dealer-drawn = टेबल { $table }: कार्ड निकाला गया, पहला डीलर { $name }
event-dealer-undone = टेबल { $table }: निकाला कार्ड वापस लिया गया (पहला डीलर { $name })
error-dealer-in-play = पहली बाज़ी फ़ोन पर चल रही है
error-dealer-in-play-help = वह बँट चुकी है, इसलिए उसका डीलर वही रहेगा। किसी और से बँटवानी हो, तो पहले बाज़ी छोड़ें।

## Six or seven, as the dealer decides

play-choose-cards = आपको बाँटना है। कितने कार्ड? खिलाड़ी ज़्यादा हों या बाज़ी जल्दी पूरी करनी हो, तो कम अच्छे।
play-deal-6 = छह बाँटें
play-deal-7 = सात बाँटें
play-dealer-chooses = डीलर { $name } को चुनना है: छह कार्ड या सात।
practice-you-deal = आपको बाँटना है। छह कार्ड, या सात?
practice-you-deal-help = डीलर तय करता है, यह देखकर कि कितने लोग हैं और खेल कितना जानते हैं: खिलाड़ी ज़्यादा हों या बाज़ी जल्दी पूरी करनी हो, तो कम अच्छे।

## सुधार से क्या बदलता है

consequences-title = { $hand }: इससे क्या बदलेगा
consequences-before = दर्ज
consequences-after = नया
consequences-none = और कुछ नहीं बदलता: न अंक तालिका, न यह कि आगे कौन खेलेगा या बाँटेगा।
consequences-ends = टूर्नामेंट पूरा हो जाएगा।
consequences-goes-on = टूर्नामेंट अभी पूरा है। वह फिर चल पड़ेगा।
consequences-lost = { $count ->
    [one] दर्ज की गई { $count } बाज़ी नहीं गिनी जाएगी।
   *[other] दर्ज की गई { $count } बाज़ियाँ नहीं गिनी जाएँगी।
}
consequences-regained = { $count ->
    [one] { $count } बाज़ी, जो अभी नहीं गिनी जाती, गिनी जाएगी।
   *[other] { $count } बाज़ियाँ, जो अभी नहीं गिनी जातीं, गिनी जाएँगी।
}
consequences-falls = { $name }: स्थान { $from } से नीचे { $to } पर ({ $before } → { $after })।
consequences-rises = { $name }: स्थान { $from } से ऊपर { $to } पर ({ $before } → { $after })।
consequences-stays = { $name }: स्थान { $to } पर ही ({ $before } → { $after })।
consequences-shared = यह स्थान साझा है।
consequences-more = { $count ->
    [one] { $count } और पंक्ति बदलती है।
   *[other] { $count } और पंक्तियाँ बदलती हैं।
}
consequences-dealer = टेबल { $table } पर अगला डीलर { $name } ({ $hand })।
consequences-why = क्यों? ख़ाली छोड़ सकते हैं।
consequences-why-hint = यह बाज़ी के इतिहास में दिखता है।
consequences-save = सुधार सहेजें
consequences-back = वापस
error-entry-note = कारण बहुत लंबा है
error-entry-note-help = वापस जाकर 120 अक्षरों में लिखें। कुछ नहीं बदला गया।

## संस्करण

versions-title = इस बाज़ी के लिए दर्ज सब कुछ ({ $count })
versions-restore = इसे बहाल करें

## टेबल के फ़ोन पर दिखता है

personal-fold = अपने फ़ोन पर आपका पेज
personal-fold-help = अपना नाम छुएँ और अपने फ़ोन से कोड स्कैन करें: अगली टेबल, आपका स्थान और आपकी बाज़ियाँ।
personal-title = { $name } का पेज
personal-help = { $name }: यह कोड अपने फ़ोन से स्कैन करें, या लिंक ख़ुद को भेजें।

## पाली के बीच सीट बदलना

seats-swap = { $one } और { $other } आपस में सीट बदलें
seats-swap-you = आप और { $name } आपस में सीट बदलें
seats-takes = { $other } की सीट पर अब { $name }
seats-takes-you = आप { $name } की सीट पर बैठें
seats-before-hand = { $hand }: { $change }
seats-moved = नई सीट
seats-then = बाज़ी { $hand } से: सीट { $seat }

## Tables that call

call-title = आयोजक को बुलाएँ
call-note = बात क्या है? ख़ाली छोड़ सकते हैं।
call-button = बुलाएँ
call-since = आपने { $time } बजे आयोजक को बुलाया।
call-take-back = बुलावा वापस लें
error-call-note = यह बहुत लंबा है
error-call-note-help = वापस जाकर 120 अक्षरों में कहें, या बस बुला लें।
error-call-over = यह टेबल अब काम में नहीं है
error-call-over-help = टूर्नामेंट पूरा हो चुका है, या इस टेबल पर अभी कोई नहीं खेल रहा। मदद चाहिए, तो आयोजकों के पास जाकर पूछें।
error-call-too-often = इस टेबल ने आज बहुत बार बुलाया है
error-call-too-often-help = कृपया ख़ुद आयोजकों के पास जाएँ।

## A table that moves to another phone

handover-title = यह टेबल दूसरे फ़ोन को दें
handover-help = इसे दूसरे फ़ोन से स्कैन करें या उसे लिंक भेजें। जो यहाँ से भेजा न जा सका वह साथ जाता है और एक ही बार दर्ज होता है।
handover-waiting = साथ जाने वाले अनभेजे नतीजे: { $count }।
handover-too-much = QR कोड के लिए ये बहुत ज़्यादा हैं: लिंक भेजें।
handover-code = इस टेबल का कोड
handover-done = वे दूसरे फ़ोन पर हैं: यहाँ से हटाएँ
handover-brings = दूसरे फ़ोन के नतीजे
handover-take = ले लें और भेजें

## Whether the side that lost a hand is asked if its result is right

confirm-ask = क्या यह सही है?
confirm-button = ✓ { $player }
confirm-own = यह सही है
confirm-no = नहीं, यह ग़लत है
confirm-no-call = नहीं: आयोजक को बुलाएँ
confirm-called = आयोजक को { $time } बजे बुलाया गया।
confirm-call-note = { $hand }: { $player } के अनुसार नतीजा ग़लत है।
confirm-wrong = सही नहीं? सुधारें
error-confirm-changed = यह नतीजा इस बीच बदल गया
error-confirm-changed-help = कुछ पुष्ट नहीं हुआ। वापस जाकर देखें कि अब क्या लिखा है।
error-confirm-not-asked = इसकी पुष्टि आपको नहीं करनी
error-confirm-not-asked-help = नतीजा सही है, यह सिर्फ़ वे कहते हैं जो बाज़ी हारे। वापस जाकर अपना नाम चुनें।
check-title = पाली जाँचें
check-help = इस पाली की बाज़ियाँ एक-एक करके देखें और अपनी याद से मिलाएँ।
check-empty = यहाँ अभी कुछ दर्ज नहीं है।
check-of = { $of } में से { $at }

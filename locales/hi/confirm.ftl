### क्या बाज़ी हारने वाले पक्ष से पूछा जाए कि नतीजा सही है।

confirm-title = नतीजों की पुष्टि
confirm-legend = टेबल जो नतीजा दर्ज करती है, उसका क्या हो?
confirm-help = जो बाज़ी हारता है, उसे नतीजा टेबल के फ़ोन पर और अपने पेज पर दिखता है, और वह एक बार छूकर बताता है कि सही है। तब तक नतीजे पर “अपुष्ट” लिखा रहता है, पर गिना जाता है। सुधारे गए नतीजे के बारे में फिर पूछा जाता है।
confirm-off = तुरंत माना जाए
confirm-shown = दिखाया जाए: दूसरा पक्ष कहे या समय बीते, तब माना जाए
confirm-required = ज़रूरी: दूसरा पक्ष कहे, या आप जाँचें
confirm-minutes = दूसरे पक्ष के लिए मिनट
confirm-save = सहेजें
fold-change = { $now } – बदलें
confirm-ask = क्या यह सही है?
confirm-button = ✓ { $player }
confirm-own = यह सही है
confirm-no = नहीं, यह ग़लत है
confirm-no-call = नहीं: आयोजक को बुलाएँ
confirm-called = आयोजक को { $time } बजे बुलाया गया।
confirm-call-note = { $hand }: { $player } के अनुसार नतीजा ग़लत है।
confirm-wrong = सही नहीं? सुधारें
confirm-by-organiser = मैंने जाँच लिया
confirm-more = { $count ->
    [one] और { $count }
   *[other] और { $count }
}
done-confirming = सहेजा गया।
done-confirmed = नतीजा पुष्ट हुआ।
error-confirm-changed = यह नतीजा इस बीच बदल गया
error-confirm-changed-help = कुछ पुष्ट नहीं हुआ। वापस जाकर देखें कि अब क्या लिखा है।
error-confirm-not-asked = इसकी पुष्टि आपको नहीं करनी
error-confirm-not-asked-help = नतीजा सही है, यह सिर्फ़ वे कहते हैं जो बाज़ी हारे। वापस जाकर अपना नाम चुनें।
event-confirming-off = अब से नतीजे तुरंत माने जाएँगे
event-confirming-shown = अब से नतीजे दूसरे पक्ष को दिखाए जाएँगे: { $minutes } मिनट
event-confirming-required = अब से नतीजों की पुष्टि ज़रूरी: { $minutes } मिनट
event-confirmed = { $hand }, टेबल { $table }: { $player } ने पुष्टि की
event-confirmed-organiser = { $hand }, टेबल { $table }: आयोजक ने जाँचा
waiting-unconfirmed = { $count ->
    [one] { $count } नतीजे की पुष्टि नहीं हुई।
   *[other] { $count } नतीजों की पुष्टि नहीं हुई।
}
check-title = पाली जाँचें
check-help = इस पाली की बाज़ियाँ एक-एक करके देखें और अपनी याद से मिलाएँ।
check-empty = यहाँ अभी कुछ दर्ज नहीं है।
check-of = { $of } में से { $at }

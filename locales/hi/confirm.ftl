### क्या बाज़ी हारने वाले पक्ष से पूछा जाए कि नतीजा सही है।

confirm-title = नतीजे और दूसरा पक्ष
confirm-legend = मेज़ जो नतीजा दर्ज करती है, उसका क्या हो?
confirm-help = जो बाज़ी हारता है वह नतीजा मेज़ के फ़ोन पर और अपने पेज पर देखता है और एक टैप से कहता है कि सही है। तब तक वह अपुष्ट दिखता है, पर गिना जाता है। सुधारे गए नतीजे के बारे में फिर पूछा जाता है।
confirm-off = तुरंत माना जाए
confirm-shown = दिखाया जाए: दूसरा पक्ष कहे या समय बीते, तब माना जाए
confirm-required = ज़रूरी: दूसरा पक्ष कहे, या आप जाँचें
confirm-minutes = दूसरे पक्ष के लिए मिनट
confirm-save = सहेजें
confirm-ask = क्या यह सही है?
confirm-button = ✓ { $player }
confirm-own = यह सही है
confirm-wrong = सही नहीं? सुधारें
confirm-by-organiser = मैंने जाँच लिया
confirm-more = { $count ->
    [one] और { $count }
   *[other] और { $count }
}
done-confirming = नतीजों का तरीक़ा तय हुआ।
done-confirmed = नतीजा पुष्ट हुआ।
error-confirm-changed = यह नतीजा इस बीच बदल गया
error-confirm-changed-help = कुछ पुष्ट नहीं हुआ। वापस जाकर देखें कि अब क्या लिखा है।
error-confirm-not-asked = इसकी पुष्टि आपको नहीं करनी
error-confirm-not-asked-help = नतीजा सही है, यह केवल वे कहते हैं जो बाज़ी हारे। वापस जाकर अपना नाम चुनें।
event-confirming-off = अब से नतीजे तुरंत माने जाएँगे
event-confirming-shown = अब से नतीजे दूसरे पक्ष को दिखाए जाएँगे: { $minutes } मिनट
event-confirming-required = अब से नतीजों की पुष्टि ज़रूरी: { $minutes } मिनट
event-confirmed = { $hand }, मेज़ { $table }: { $player } ने पुष्टि की
event-confirmed-organiser = { $hand }, मेज़ { $table }: आयोजक ने जाँचा
waiting-unconfirmed = { $count ->
    [one] { $count } नतीजे की किसी ने पुष्टि नहीं की।
   *[other] { $count } नतीजों की किसी ने पुष्टि नहीं की।
}
check-title = ब्लॉक जाँचें
check-help = इस ब्लॉक की बाज़ियाँ एक-एक कर देखें और अपनी याद से मिलाएँ।
check-empty = यहाँ अभी कुछ दर्ज नहीं है।
check-of = { $of } में से { $at }

### The page of a hand.

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
via-own-counts = हर खिलाड़ी ने अपने फ़ोन पर गिना

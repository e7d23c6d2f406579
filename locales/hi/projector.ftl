### The page for a projector.

## The page

projector-title = { $name }: बड़ी स्क्रीन
projector-link = प्रोजेक्टर के लिए बड़ी स्क्रीन
wall-hand-of = बाज़ी { $hand } ({ $all } में से)
wall-next = इसके बाद
wall-podium = अंतिम नतीजा
wall-last = पिछली बाज़ी
wall-page = पेज { $page }/{ $all }
wall-follow = अपने फ़ोन पर देखें

## What it shows, chosen at the desk

wall-title = बड़ी स्क्रीन पर
wall-shows = हॉल की हर बड़ी स्क्रीन क्या दिखाए
wall-shows-evening = अंक तालिका और टेबलें, अंत में पोडियम
wall-shows-standings = सिर्फ़ अंक तालिका
wall-shows-tables = सिर्फ़ टेबलें, और आगे कौन कहाँ बैठेगा
wall-shows-podium = टूर्नामेंट ख़त्म होते ही पोडियम
wall-shows-message = सिर्फ़ आपका संदेश
wall-message = हॉल के लिए संदेश
wall-message-hint = { $most } अक्षरों तक। यह हर बड़ी स्क्रीन पर और टेबलों के फ़ोन पर दिखता है; ख़ाली छोड़ने पर हट जाता है।
wall-button = दिखाएँ
wall-overlay = स्ट्रीम के लिए ओवरले
done-wall = बड़ी स्क्रीनों और फ़ोनों पर अब यही दिख रहा है।
error-wall-message = यह संदेश बड़ी स्क्रीन पर नहीं आ सकता
error-wall-message-help = यह बहुत लंबा है, या इसमें अदृश्य वर्ण हैं। वापस जाकर छोटा करें या फिर से लिखें।
wall-sound = आवाज़

## Watching a table

watch-title = टेबल { $table }
watch-hand = { $hand }: { $who }
error-no-table = ऐसी कोई टेबल नहीं है
error-no-table-help = इस टूर्नामेंट में इतनी टेबलें नहीं हैं। कौन कहाँ खेल रहा है, यह इसके कार्यक्रम में देखें।

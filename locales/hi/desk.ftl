### The organisers’ worklist, and the list of tournaments.

## “Organise”, the page they start from

desk-sections = क्लब के हिस्से
desk-evenings = शामें
desk-people = लोग
desk-season = सीज़न
desk-club = क्लब
desk-today = आज
desk-next = अगली: { $day }
desk-to-room = टूर्नामेंट चलाएँ
desk-to-end = शाम खोलें
desk-to-rulings = निर्णय दें और सुधारें
desk-start = शुरू करें…
desk-to-draft = मसौदा खोलें
desk-announce-step = जाँचें और घोषित करें
desk-nothing = अभी कुछ तय नहीं है।
desk-more = { $count } और
desk-codes-closed = नए फ़ोन पंद्रह मिनट के लिए रोके गए हैं
desk-codes-closed-help = किसी ने बहुत सारे ग़लत कोड डाले हैं। जो फ़ोन पहले से अपनी टेबल पर हैं, वे चलते रहेंगे; निजी लिंक और अब बनाए गए कोड भी चलेंगे। अगर यह हॉल में किसी का मज़ाक था, तो नए फ़ोनों को फिर आने दें।
desk-codes-open = नए फ़ोनों को फिर आने दें
desk-new = नया टूर्नामेंट
desk-empty = अभी कोई टूर्नामेंट नहीं
desk-empty-help = नाम रखें, खिलाड़ियों के नाम चिपकाएँ, फ़ॉर्मैट चुनें: कार्यक्रम Lastcard बनाएगा, और कुछ भी शुरू होने से पहले आप उसे देख सकेंगे।
desk-empty-action = पहला टूर्नामेंट बनाएँ
desk-upcoming = आने वाले
desk-finished = पूरे हुए
desk-archived = { $count ->
    [one] संग्रह: { $count } शाम
   *[other] संग्रह: { $count } शामें
}
desk-archive = संग्रह
desk-archive-lede = पूरी होने के सात दिन बाद शाम अपने आप यहाँ आ जाती है। नतीजे अब भी सुधारे जा सकते हैं; जो शाम आयोजक ने ख़ुद संग्रह में डाली है, उसके नहीं।
desk-archive-empty = संग्रह अभी ख़ाली है।
desk-winners = { $count ->
    [one] विजेता: { $names }
   *[other] विजेता: { $names }
}

organise-desk = आयोजन

desk-lede-referee = आपके क्लब के टूर्नामेंट। आप नतीजों पर निर्णय देते हैं और उन्हें सुधारते हैं।

## What waits for an organiser

waiting-title = आपके लिए काम
waiting-nothing = कोई काम बाक़ी नहीं।
waiting-table = { $name } की टेबल { $table }
waiting-several-tables = एक साथ { $count } टेबलों पर खेलना है: { $tables }
waiting-holds-up = बाक़ी टेबलें टेबल { $table } के इंतज़ार में हैं: { $hand }, बिना कुछ दर्ज हुए { $time }।
waiting-late = टेबल { $table } पर बिना कुछ दर्ज हुए { $time }: { $hand }।
waiting-begins = शुरुआत: { $when }। { $all } में से { $here } मौजूद।
waiting-begun = शुरू होना था: { $when }। { $all } में से { $here } मौजूद।
waiting-changed-now = टेबल { $table } पर { $hand } अभी-अभी बदली गई: { $result }
waiting-changed = टेबल { $table } पर { $hand } { $time } पहले बदली गई: { $result }
waiting-over = टूर्नामेंट पूरा हुआ। अंक तालिका जाँचकर और पढ़कर सुना देने के बाद इसे संग्रह में डालें।
waiting-idle = { $when } के बाद किसी ने कोई बाज़ी दर्ज नहीं की। अगर टूर्नामेंट आगे नहीं चलेगा, तो उसे समाप्त करें।
waiting-mismatched = टेबल { $table }, { $hand }: खिलाड़ियों का दर्ज किया हुआ मेल नहीं खाता। { $why }
waiting-called = टेबल { $table } ने आपको { $time } बजे बुलाया।
waiting-called-because = टेबल { $table } ने आपको { $time } बजे बुलाया: { $note }
waiting-unconfirmed = { $count ->
    [one] { $count } नतीजे की पुष्टि नहीं हुई।
   *[other] { $count } नतीजों की पुष्टि नहीं हुई।
}

## States of a tournament and of its tables

desk-table-of = टेबल { $table }
desk-table-hand = राउंड { $round }, बाज़ी { $hand } ({ $hands } में से)
desk-table-hand-match = बाज़ी { $hand }
desk-table-waits = दूसरी टेबलों की पाली पूरी होने का इंतज़ार
desk-table-done = सब बाज़ियाँ दर्ज
desk-table-ended = समय से पहले समाप्त
desk-table-versus = { $one } बनाम { $other }

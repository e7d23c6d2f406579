### सुधार: उनसे क्या बदलता है, पहले क्या दर्ज था, और बंद की गई पालियाँ।

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

## बंद पालियाँ

blocks-title = पालियाँ और राउंड बंद करें
blocks-help = बंद पाली में जो दर्ज है, उसे सिर्फ़ आयोजक बदल सकते हैं। वहाँ की बाक़ी बाज़ी टेबलें अब भी दर्ज कर सकती हैं।
blocks-round = राउंड { $round }
blocks-block = राउंड { $round }, पाली { $block }
blocks-close = बंद करें
blocks-open = फिर खोलें
blocks-closed = बंद
done-block-closed = बंद किया गया। वहाँ दर्ज बातें सिर्फ़ आयोजक बदल सकते हैं।
done-block-opened = फिर खोला गया। टेबलें वहाँ दर्ज बातें सुधार सकती हैं।
event-closed = बंद किया गया: { $what }
event-opened = फिर खोला गया: { $what }
table-wrong-closed = आयोजक ने यह पाली बंद कर दी है। इसमें कुछ ग़लत दर्ज हो, तो उन्हें बुलाएँ।

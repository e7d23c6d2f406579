### People come and go while a tournament runs.

## Who came and who left

line-then = { $line }, फिर { $next }
line-team-then = { $line }, { $first } की जगह { $next }
people-hand = बाज़ी { $hand }
people-hand-of-round = राउंड { $round } की बाज़ी { $hand }

## People come and go while a tournament runs

people-title = खिलाड़ी
people-substitute = बदलें…
people-withdraw = नाम वापस…
people-add = खिलाड़ी जोड़ें…
people-take-back = वापस लें
people-take-back-hint = अगले नतीजे तक संभव।
people-stays = इसके बाद कुछ दर्ज हो चुका है, इसलिए यह वापस नहीं लिया जा सकता। ग़लत था, तो एक और बदलाव करें।
people-back = खिलाड़ी
people-substitution-title = { $name } की जगह बदली खिलाड़ी
people-withdrawal-title = { $name } का नाम वापस
people-arrival-title = खिलाड़ी जोड़ें
people-substitution-hint = बदली खिलाड़ी को वही सीट मिलती है। अंक तालिका की पंक्ति के अंक बने रहते हैं और दोनों नाम दिखते हैं।
people-withdrawal-hint = उसके लिए जो हमेशा के लिए जा रहा है और जिसकी सीट कोई नहीं ले रहा। जो दर्ज है, वह बना रहता है।
people-arrival-hint = उसके लिए जो देर से आया और अब से खेलेगा।
people-name = कौन आ रहा है?
people-name-hint = क्लब के खिलाड़ियों में से चुनें, या नया नाम लिखें।
people-near = “{ $name }” नया नाम है, और “{ $other }” लगभग वैसा ही है। आपका मतलब उसी से हो तो नाम वैसे ही लिखें।
people-from = किस बाज़ी से?
people-from-block = राउंड { $round }, पाली { $block } (बाज़ी { $hand } से)
people-look = देखें क्या बदलेगा
people-changes = क्या बदलेगा
people-hands = { $count ->
    [one] { $count } बाज़ी बदलेगी
   *[other] { $count } बाज़ियाँ बदलेंगी
}
people-hands-more = { $count ->
    [one] { $count } और बाज़ी
   *[other] { $count } और बाज़ियाँ
}
people-in-play = बाज़ी { $hand } अभी मौजूद खिलाड़ियों के साथ फ़ोन पर चल रही है। पहले उसे पूरा करें या छोड़ें, या बाद की बाज़ी चुनें।
people-undo-hint = दर्ज कुछ भी नहीं बदलता। अगले नतीजे तक आप इसे वापस ले सकते हैं।
people-substitution-button = बदली खिलाड़ी बैठाएँ
people-withdrawal-button = नाम वापस लें
people-arrival-button = खिलाड़ी जोड़ें
people-sits = { $from } से { $leaves } की सीट पर: { $name }।
people-line = पंक्ति के अंक बने रहेंगे और उसका नाम होगा “{ $line }”।
people-void = { $count ->
    [0] कोई बाज़ी रद्द नहीं होगी।
    [one] { $count } बाक़ी बाज़ी उस टेबल पर सबके लिए रद्द होगी, क्योंकि { $from } से वहाँ { $name } की सीट होती।
   *[other] { $count } बाक़ी बाज़ियाँ उन टेबलों पर सबके लिए रद्द होंगी, क्योंकि { $from } से वहाँ { $name } की सीट होती।
}
people-ends = इससे टूर्नामेंट पूरा हो जाएगा: खेलने को कोई बाज़ी नहीं बचेगी।
people-keeps = { $has ->
    [points] { $name } के { $points ->
        [one] { $points } अंक बने रहेंगे,
       *[other] { $points } अंक बने रहेंगे,
    } और स्थान खेलते रहने वालों के पीछे होगा: बीच में जाने का कोई फ़ायदा नहीं।
   *[other] { $name } का स्थान खेलते रहने वालों के पीछे होगा: बीच में जाने का कोई फ़ायदा नहीं।
}
people-joins = { $from } से { $name } का खेल शुरू।
people-begins = { $name } की शुरुआत ख़ाली खाते से, जैसे सबकी हुई थी।
people-begins-charged = { $name } की शुरुआत { $points ->
    [one] { $points } अंक
   *[other] { $points } अंकों
} से, जो अब तक खेल में बचे लोगों में सबसे ज़्यादा हैं: देर से आने का कोई फ़ायदा नहीं।
people-fewer = { $name } की { $hands ->
    [one] { $hands } बाज़ी होगी
   *[other] { $hands } बाज़ियाँ होंगी
}, शुरू से खेलने वालों से कम: अंक तालिका में दिखेगा कि कितनी।
people-seats = टेबल पर { $count }, घड़ी की दिशा में: { $names }।
redraw-blocks = { $blocks ->
    [0] दोबारा बनाने को कोई पाली नहीं बची।
    [one] आख़िरी { $blocks } पाली आगे खेलने वाले { $players } खिलाड़ियों के लिए दोबारा बनेगी। जो खेला जा चुका या शुरू हो चुका है, वह वैसा ही रहेगा; कुल पालियाँ अब भी { $all } रहेंगी।
   *[other] आख़िरी { $blocks } पालियाँ आगे खेलने वाले { $players } खिलाड़ियों के लिए दोबारा बनेंगी। जो खेला जा चुका या शुरू हो चुका है, वह वैसा ही रहेगा; कुल पालियाँ अब भी { $all } रहेंगी।
}
redraw-tables = ये { $before } के बजाय { $tables ->
    [one] { $tables } टेबल पर खेली जाएँगी
   *[other] { $tables } टेबलों पर खेली जाएँगी
}।
redraw-no-rests = इनमें किसी का आराम नहीं।
redraw-rests = इनमें हर खिलाड़ी के आराम की पालियाँ: { $blocks }।
redraw-hands = पूरी शाम में हर बने रहने वाले की { $hands } बाज़ियाँ; इस बदलाव के बिना { $before }।
redraw-partners = बने रहने वाले कोई भी दो खिलाड़ी { $hands } बाज़ियों में जोड़ीदार होंगे; इस बदलाव के बिना { $before } में।
redraw-players = कौन कितना खेलेगा, और किसका आराम कब
redraw-more-hands = { $hands ->
    [0] और कोई बाज़ी नहीं
    [one] { $hands } और बाज़ी
   *[other] { $hands } और बाज़ियाँ
}
redraw-plays-all = किसी पाली में आराम नहीं
redraw-sits-out = { $count ->
    [one] आराम: पाली { $blocks }
   *[other] आराम: पालियाँ { $blocks }
}
done-substitution = बदली खिलाड़ी को सीट मिल गई।
done-withdrawal = खिलाड़ी का नाम वापस ले लिया गया।
done-arrival = खिलाड़ी का नाम जुड़ गया।
done-play-off = प्ले-ऑफ़ टेबल 1 पर है। कोड फिर काम कर रहे हैं।
done-taken-back = वापस लिया गया: सब पहले जैसा है।

### हर किसी ने जो किया: टूर्नामेंट और क्लब की सूची।

audit-title = जो कुछ किया गया
audit-title-club = क्लब में क्या किया गया
audit-help = हर काम की एक पंक्ति, नई सबसे ऊपर। यहाँ कुछ बदला या हटाया नहीं जा सकता।
audit-help-club = क्लब के खाते, खिलाड़ी और सेटिंग, और उसके टूर्नामेंटों का क्या हुआ; नया सबसे ऊपर। टूर्नामेंट में जो हुआ, वह उसकी अपनी सूची में है। यहाँ कुछ बदला या हटाया नहीं जा सकता।
audit-kind = प्रकार
audit-kind-all = सब
audit-text = इसमें हो
audit-find = खोजें
audit-what = क्या
audit-newer = नए
audit-older = पुराने
audit-on-server = सर्वर पर
audit-recorded = { $hand }, मेज़ { $table }: { $did } { $result }
audit-counted = { $hand }, मेज़ { $table }: { $count }
audit-tournament = { $name }: { $what }
audit-count = { $count ->
    [0] ऐसा कुछ नहीं किया गया।
    [one] { $count } पंक्ति
   *[other] { $count } पंक्तियाँ
}
audit-kind-results = नतीजे
audit-kind-counts = अपनी गिनती
audit-kind-people = कौन खेलता है
audit-kind-rulings = फ़ैसले
audit-kind-conduct = घड़ी, संदेश, बुलावे
audit-kind-codes = कोड
audit-kind-set-up = व्यवस्था
audit-kind-club = क्लब और खाते
club-deed-settings = क्लब की सेटिंग बदली
club-deed-guesses = अनुमानों के बाद कोड फिर खुले
club-deed-webhook-made = वेबहुक बना
club-deed-webhook-secret = वेबहुक का रहस्य बदला
club-deed-webhook-ended = वेबहुक बंद
club-deed-player-added = खिलाड़ी जोड़ा
club-deed-player-merged = खिलाड़ी मिलाए
club-deed-player-erased = खिलाड़ी मिटाया
club-deed-player-alias = उपनाम रखा
club-deed-player-renamed = खिलाड़ी का नाम बदला
club-deed-player-archived = खिलाड़ी संग्रह में
club-deed-player-restored = खिलाड़ी वापस
club-deed-season-made = सीज़न बनाया
club-deed-season-changed = सीज़न बदला
club-deed-player-openness = खिलाड़ी का पन्ना क्या बताए
club-deed-player-record = दूसरे क्लब का रिकॉर्ड लिया
club-deed-player-record-removed = लाया हुआ रिकॉर्ड हटाया
club-deed-season-ended = सीज़न समाप्त किया
club-deed-season-reopened = सीज़न फिर खोला
club-deed-season-removed = सीज़न हटाया
club-deed-tournament-created = टूर्नामेंट बना
club-deed-tournament-deleted = मसौदा हटाया
club-deed-presence = कौन आया, निशान लगाया
club-deed-wall = दीवार या संदेश बदला
club-deed-seat = जगह या निजी लिंक बदला
club-deed-password = पासवर्ड बदला
club-deed-sessions-ended = सत्र ख़त्म
club-deed-second-factor-on = दूसरी जाँच चालू
club-deed-second-factor-off = दूसरी जाँच बंद
club-deed-reset-link = नए पासवर्ड का लिंक बना
club-deed-account-removed = खाता हटाया
club-deed-account-added = खाता जोड़ा
club-deed-invited = निमंत्रण बना
club-deed-invite-ended = निमंत्रण बंद
club-deed-token-made = प्रोग्राम का टोकन बना
club-deed-token-ended = टोकन बंद
club-deed-file = पूरा क्लब साथ लिया
club-deed-log-in = लॉग इन

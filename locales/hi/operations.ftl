### The page that shows how the service is, for whoever runs it; and sizes and times.

service-title = सेवा
service-lede = Lastcard की यह कॉपी कैसी चल रही है, उसे चलाने वालों के लिए।
service-well = सब कुछ ठीक है।
service-unknown = पता नहीं
service-number = { $count }
service-of = ज़्यादा से ज़्यादा { $most } में से { $count }

## What there is to know

service-service = सेवा
service-version = संस्करण
service-since = कब से चल रही है
service-viewers = अभी देखने वाले
service-results = पिछले घंटे के नतीजे
service-memory = मेमोरी
service-certificate = प्रमाणपत्र कब तक मान्य है
service-database = डेटाबेस
service-place = कहाँ है
service-state = हालत
service-answers = जवाब देता है और लिख सकता है
service-fails = कोई ख़राबी है
service-size = आकार
service-connections = कनेक्शन
service-check = ख़राबी की पिछली जाँच
service-check-none = अभी पूरी नहीं हुई
service-check-whole = { $at }: पूरी फ़ाइल ठीक है
service-check-guarded = { $at }: सर्वर ने चेकसम की कोई ग़लती नहीं बताई
service-check-unknown = { $at }: सर्वर चेकसम नहीं रखता, इसलिए ख़राबी हो तो पता नहीं चलेगा
service-check-damaged = { $at }: ख़राबी मिली
service-copies = इस पर Lastcard की कॉपियाँ
service-disks = डिस्क पर ख़ाली जगह
service-disk-database = डेटाबेस के लिए
service-disk-backups = बैकअप के लिए
service-free = { $size } में से { $free }

## Backups

service-backups = बैकअप
service-backups-off = सेवा की यह कॉपी अपने-आप बैकअप नहीं लेती।
service-backups-unreadable = फ़ोल्डर { $folder } पढ़ा नहीं जा सकता।
service-backups-none = अभी कोई नहीं है। कुछ दर्ज होने के थोड़ी देर बाद एक लिया जाता है।
service-backups-kept = { $count ->
    [one] { $folder } में एक है।
   *[other] { $folder } में { $count } हैं; सबसे नए नीचे हैं।
}
service-backup-at = लिखा गया
service-backup-why = वजह
service-backup-change = कुछ दर्ज हुआ
service-backup-migration = माइग्रेशन से पहले
service-no-backup = पिछला बैकअप नहीं लिया जा सका
service-no-backup-help = वजह लॉग में है। हर दस मिनट में फिर कोशिश होती है; पहले के बैकअप अपनी जगह हैं।

## What took long

service-slow = धीमे जवाब
service-slow-none = सेवा शुरू होने के बाद से हर अनुरोध का जवाब आधे सेकंड के भीतर मिला।
service-slow-lede = सेवा शुरू होने के बाद से जिनमें आधे सेकंड से ज़्यादा लगा, रूट के हिसाब से।
service-slow-route = रूट
service-slow-times = कितनी बार
service-slow-longest = सबसे लंबा

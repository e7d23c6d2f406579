### The database: where it is, who logs in, and the commands that work on it.

## What can be wrong with where the data is kept

problem-database-scheme-unknown = “{ $scheme }” ऐसा डेटाबेस नहीं जिसे Lastcard जानता हो। फ़ाइल दें (club.db या sqlite:club.db) या PostgreSQL का पता (postgres://user@host/name)।
problem-database-path-missing = डेटाबेस फ़ाइल का नाम नहीं दिया गया। दें, जैसे data/lastcard.db।
problem-database-in-memory = मेमोरी में रखा डेटाबेस Lastcard बंद होते ही खो जाएगा। फ़ाइल दें, जैसे data/lastcard.db।

## What can be wrong with a login

problem-login-empty = लॉगिन लिखें: कोई छोटा नाम या ई-मेल पता।
problem-login-too-long = लॉगिन में ज़्यादा से ज़्यादा { $max } वर्ण हो सकते हैं।
problem-login-space = लॉगिन एक ही शब्द होता है, बिना ख़ाली जगह के।

## The commands that work on the database

data-unopened = डेटाबेस { $database } नहीं खुल रहा: { $reason }
data-failed = यह नहीं हुआ, और कुछ नहीं बदला गया: { $reason }
data-no-club = अभी कोई क्लब नहीं है। “lastcard serve” चलाकर उसका दिखाया सेटअप लिंक खोलें, या --club से डेमो क्लब का नाम दें।
data-several-clubs = कई क्लब हैं। --club से बताएँ कि कौन-सा: { $clubs }
data-no-such-club = “{ $club }” नाम का कोई क्लब नहीं है। ये क्लब हैं: { $clubs }

migrate-nothing = { $database } पहले से अपडेट है।
migrate-done = { $database } अब अपडेट है। लागू किया: { $applied }

backup-done = { $file } लिखी गई और जाँची गई।
backup-whole = { $file } पूरी और सही है।
backup-restored = { $database } में अब बैकअप का सब कुछ है।
backup-holds = क्लब: { $clubs }, टूर्नामेंट: { $tournaments }, दर्ज प्रविष्टियाँ: { $entries }।
backup-no-database = { $database } नाम का कोई डेटाबेस नहीं है। जिसका बैकअप लेना है, उसे --database से बताएँ।
backup-to-terminal = बैकअप टर्मिनल में पढ़ने का पाठ नहीं है। फ़ाइल का नाम दें, या > से उसे फ़ाइल में भेजें।
backup-in-use = { $database } ख़ाली नहीं है: { $table } में पंक्तियाँ हैं। --database से ऐसा डेटाबेस बताएँ जो अब तक काम में न आया हो। कुछ नहीं बदला गया।
backup-needs-no-tables = { $database } की तालिकाएँ बैकअप से नई हैं। नई फ़ाइल या बिना तालिकाओं वाला PostgreSQL डेटाबेस बताएँ। कुछ नहीं बदला गया।
backup-none = { $file } Lastcard का बैकअप नहीं है।
backup-cut-short = { $file } अधूरी है: उसका अंत नहीं है। दूसरा बैकअप लें। कुछ नहीं बदला गया।
backup-damaged = { $file } बिगड़ी हुई है। दूसरा बैकअप लें। कुछ नहीं बदला गया।
backup-too-large = { $file } खोलने पर इतनी बड़ी निकली, जितना Lastcard का कोई बैकअप नहीं होता: उसे पंक्ति { $line } तक पढ़ा गया, आगे नहीं। दूसरा बैकअप लें। कुछ नहीं बदला गया।
backup-newer = { $file } ज़्यादा नए Lastcard की है। पहले इसे अपडेट करें। कुछ नहीं बदला गया।
backup-failed = { $file }: यह नहीं हुआ, और कुछ नहीं बदला गया: { $reason }
backup-before-migration-failed = डेटाबेस की तालिकाएँ बदलनी हैं, पर उससे पहले { $folder } में बैकअप नहीं लिखा जा सका: { $reason }. कुछ नहीं बदला। --backups से दूसरा फ़ोल्डर बताएँ, या --keep-backups 0 से बिना बैकअप के आगे बढ़ें।
backup-club-arrived = क्लब आ गया है और /c/{ $club } पर है।
backup-club-passwords = उसके आयोजकों के यहाँ अभी पासवर्ड नहीं हैं। हर एक के लिए पासवर्ड रखने का लिंक बनाएँ:
backup-club-is-there = { $file } का क्लब यहाँ पहले से है। एक क्लब एक ही बार आता है। कुछ नहीं बदला।
backup-unfit = { $file } नहीं ली गई: तालिका { $table } की पंक्ति { $row } Lastcard को मंज़ूर नहीं ({ $reason })। कुछ नहीं बदला गया। क्लब जहाँ है, वहाँ से फ़ाइल फिर डाउनलोड करें।

import-done = “{ $name }” अब { $club } में है: /t/{ $slug }
import-open-hand = बाज़ी { $slot } बाक़ी है, और उसकी सीटें, डीलर या पहली चाल उससे अलग हैं जो पिछली बाज़ियों से बनती हैं। इन्हें हटा दें, या पहले बाज़ी दर्ज करें।
import-there = क्लब के पास यह टूर्नामेंट पहले से है: /t/{ $slug }। कुछ नहीं जोड़ा गया। --again से यह एक बार और जुड़ता है, और फिर से गिना जाता है।
import-key-used = इस कुंजी के साथ पहले दूसरा टूर्नामेंट भेजा जा चुका है। इसे इसकी अपनी कुंजी के साथ भेजें।
api-tournament-there = क्लब के पास इन नतीजों वाला यह टूर्नामेंट पहले से है: /t/{ $slug }। कुछ नहीं बनाया गया। again=true से यह एक बार और बनता है, और फिर से गिना जाता है।
api-tournament-there-unnamed = क्लब के पास इन नतीजों वाला यह टूर्नामेंट पहले से है। कुछ नहीं बनाया गया। again=true से यह एक बार और बनता है, और फिर से गिना जाता है।
export-no-such-tournament = “{ $slug }” नाम का कोई टूर्नामेंट नहीं है। उसके पते /t/… का आख़िरी हिस्सा दें।

demo-club = डेमो क्लब
demo-added = डेमो क्लब जोड़ दिया गया।
demo-there = डेमो क्लब पहले से है।
demo-removed = डेमो क्लब हटा दिया गया।
demo-none = कोई डेमो क्लब नहीं है।

account-cli-login = लॉगिन
account-cli-name = नाम
account-cli-club = क्लब
account-cli-added = अब { $login } से लॉग इन हो सकता है।
account-cli-reset = { $login } का नया पासवर्ड बन गया और हर जगह लॉग आउट कर दिया गया।
account-cli-taken = लॉगिन “{ $login }” किसी और का है। दूसरा चुनें।
account-cli-unknown = “{ $login }” लॉगिन किसी का नहीं है। “lastcard account list” बताता है कि कौन लॉग इन कर सकता है।
account-cli-link-invite = यह लिंक एक बार चलता है, तीन दिन तक:
account-cli-link-reset = यह लिंक एक बार चलता है, एक घंटे तक:
account-cli-removed = { $login } को हटाकर हर जगह लॉग आउट कर दिया गया।
account-cli-last = { $login } क्लब का आख़िरी आयोजक है, इसलिए हटाया नहीं जा सकता: फिर कोई लॉग इन नहीं कर पाएगा। पहले कोई और जोड़ें।
account-cli-logged-out = { $count ->
    [one] { $count } सत्र समाप्त किया गया।
   *[other] { $count } सत्र समाप्त किए गए।
}
account-cli-factor-removed = { $login } के लिए अब सिर्फ़ पासवर्ड काफ़ी है।
account-cli-no-factor = { $login } के लिए दूसरी जाँच नहीं है।
account-cli-rotated = नया गुप्त मान बन गया, और सब लॉग आउट हो गए। अब सेवा की हर प्रति फिर से चालू करें: तब तक वे पुराने से चलेंगी। फ़ोनों को सीटें फिर से लेनी होंगी।
account-cli-second-factor = दूसरी जाँच
account-cli-yes = हाँ
account-cli-no = नहीं

### Setting up the club, logging in, and the accounts of organisers.

## Setting up the club

setup-title = अपना क्लब बनाएँ
setup-club-name = क्लब का नाम
setup-club-name-hint = जैसा सार्वजनिक पेजों पर दिखे।
setup-club-name-needed = क्लब का नाम लिखें।
setup-time-zone = समय क्षेत्र
setup-time-zone-hint = आपके टूर्नामेंटों की तारीख़ें और समय इसी क्षेत्र के दिखेंगे।
setup-language = भाषा
setup-language-hint = उनके लिए, जिनकी अपनी भाषा का पता नहीं।
setup-change = बदलें
setup-submit = क्लब बनाएँ
setup-done = आपका क्लब तैयार है। पहले टूर्नामेंट में कौन खेलेगा?
setup-needs-link = इस Lastcard का अभी कोई आयोजक नहीं है।
setup-needs-link-help = शुरू होते समय सेवा ने अपने टर्मिनल में एक बार चलने वाला लिंक दिखाया था। वह लिंक खोलें, या उसका कोड यहाँ लिखें। क्लब वही बना सकता है जो वह टर्मिनल पढ़ सकता हो।
setup-code = लिंक का कोड
setup-code-submit = आगे बढ़ें
setup-code-wrong = कोड ग़लत है। टर्मिनल से फिर कॉपी करें।

## What an account asks for, and what a password may not be

account-name = आपका नाम
account-name-hint = दूसरे आयोजकों को दिखता है, और आपके दर्ज किए नतीजों के साथ।
account-name-needed = अपना नाम लिखें।
account-login = लॉगिन
account-login-hint = कोई छोटा नाम या आपका ई-मेल पता। इसी से आप लॉग इन करेंगे; उस पर कभी कुछ नहीं भेजा जाता।
account-password = पासवर्ड
account-password-hint = कम से कम 10 वर्ण। कुछ ऐसे शब्द सबसे अच्छे हैं जिन्हें सिर्फ़ आप साथ रखें।
account-password-show = पासवर्ड दिखाएँ
account-login-taken = यह लॉगिन किसी और का है। दूसरा चुनें।
problem-password-short = पासवर्ड में { $length ->
    [one] { $length } वर्ण है
   *[other] { $length } वर्ण हैं
}: कम से कम { $least } रखें।
problem-password-long = पासवर्ड बहुत लंबा है: ज़्यादा से ज़्यादा { $most } वर्ण रखें।
problem-password-of-context = पासवर्ड “{ $word }” से थोड़ा ही अलग है, और अजनबी सबसे पहले वही आज़माएगा। ऐसे शब्द चुनें जिनका आपसे या क्लब से कोई संबंध न हो।
problem-password-common = यह उन पासवर्डों में है जिन्हें हर कोई सबसे पहले आज़माता है, शायद बस एक अंक या अक्षर बदला है। कुछ ऐसे शब्द चुनें जिन्हें सिर्फ़ आप साथ रखें।
problem-password-row = यह कीबोर्ड की एक क़तार है, या क्रम से अक्षर या अंक हैं। कुछ ऐसे शब्द चुनें जिन्हें सिर्फ़ आप साथ रखें।
problem-password-repeated = इसमें एक ही चीज़ बार-बार है। कुछ ऐसे शब्द चुनें जिन्हें सिर्फ़ आप साथ रखें।
problem-password-date-or-name = यह बस कोई तारीख़ या नाम है। कुछ ऐसे शब्द चुनें जिन्हें सिर्फ़ आप साथ रखें।
problem-password-guessable = इसका अंदाज़ा लगाना बहुत आसान है। इसे लंबा करें, या कुछ ऐसे शब्द चुनें जिन्हें सिर्फ़ आप साथ रखें।
account-zone-unknown = सूची से समय क्षेत्र चुनें।
account-language-unknown = सूची से भाषा चुनें।

## Your account

account-title = आपका खाता
account-you = आपका लॉगिन: { $login }।
account-to-organisers = क्लब के आयोजक
account-change-password = पासवर्ड बदलें
account-current-password = मौजूदा पासवर्ड
account-new-password = नया पासवर्ड
account-current-wrong = यह आपका मौजूदा पासवर्ड नहीं है।
account-change-password-help = आपके दूसरे डिवाइस लॉग आउट हो जाएँगे, और आपके बनाए खुले लिंक काम करना बंद कर देंगे।
account-password-changed = आपका पासवर्ड बदल गया। आपके दूसरे डिवाइस लॉग आउट कर दिए गए।
account-own-password = आपका पासवर्ड
account-own-password-hint = एक बार और लिखें, ताकि खुले छूटे डिवाइस पर कोई और यह न कर सके।
account-back = अपने खाते पर वापस
account-sessions = आप कहाँ-कहाँ लॉग इन हैं
account-sessions-help = दो हफ़्ते इस्तेमाल न हो, तो सत्र समाप्त हो जाता है; लॉग इन के तीस दिन बाद तो हर हाल में। कोई अनजाना दिखे, तो उसे समाप्त करें और पासवर्ड बदलें।
account-session-own = यही
account-session-made = शुरू: { $at }, पता { $address }
account-session-seen = पिछला इस्तेमाल: लगभग { $at }
account-session-end = वहाँ लॉग आउट करें
account-session-ended = वह सत्र समाप्त हो गया।
account-browser-unknown = अनजान ब्राउज़र
account-others = बाक़ी सब जगह लॉग आउट करें
account-others-ended = इस डिवाइस को छोड़कर आपका खाता हर जगह लॉग आउट हो गया।
account-everywhere = हर जगह लॉग आउट करें
account-everywhere-help = “हर जगह लॉग आउट करें” आपके सत्र हर डिवाइस पर समाप्त करता है, इस पर भी। फ़ोन या लैपटॉप खो जाए, तो यही करें।

## The second factor

second-factor-title = दूसरी जाँच
second-factor-off = अभी सिर्फ़ पासवर्ड से अंदर आ सकते हैं। दूसरी जाँच हो, तो पासवर्ड जान लेने वाले को भी आपके फ़ोन का कोड चाहिए होगा।
second-factor-on = आप पासवर्ड और फ़ोन के कोड से लॉग इन करते हैं।
second-factor-set-up = दूसरी जाँच लगाएँ
second-factor-change = देखें या बंद करें
second-factor-lede = पासवर्ड के बाद आप फ़ोन के एक ऐप का कोड लिखेंगे। ऐप बिना नेटवर्क के भी चलता है।
second-factor-install = फ़ोन पर कोई ऑथेंटिकेटर ऐप खोलें। ज़्यादातर पासवर्ड मैनेजरों में यह होता ही है।
second-factor-scan = उससे यह कोड स्कैन करें।
second-factor-type = स्कैन नहीं हो रहा? यह कुंजी लिखें:
second-factor-open = इसी फ़ोन पर पढ़ रहे हैं? ऐप में खोलें
second-factor-confirm = अब ऐप जो छह अंक दिखाए, वे लिखें।
second-factor-code = ऐप का कोड
second-factor-code-hint = छह अंक। हर आधे मिनट में बदलते हैं।
second-factor-code-wrong = कोड ग़लत है या इस्तेमाल हो चुका है। अगले का इंतज़ार करें, और देखें कि फ़ोन की घड़ी सही है।
second-factor-switch-on = चालू करें
second-factor-is-on = दूसरी जाँच चालू है। आपके दूसरे डिवाइस लॉग आउट कर दिए गए।
second-factor-since = कब से चालू: { $at }।
second-factor-codes-left = { $count ->
    [0] कोई रिकवरी कोड नहीं बचा: नए पाने के लिए इसे बंद करके फिर चालू करें।
    [one] { $count } रिकवरी कोड बचा है।
   *[other] { $count } रिकवरी कोड बचे हैं।
}
second-factor-switch-off = बंद करें
second-factor-switch-off-help = तब सिर्फ़ पासवर्ड से अंदर आ सकेंगे, और रिकवरी कोड काम नहीं करेंगे।
second-factor-is-off = दूसरी जाँच बंद है।
second-step-title = एक क़दम और
second-step-hint = आपके ऐप के छह अंक, या आपका कोई रिकवरी कोड।
second-step-lost = फ़ोन और रिकवरी कोड दोनों खो गए? सेवा चलाने वाले “lastcard account remove-second-factor” से दूसरी जाँच हटा सकते हैं।
recovery-codes-title = आपके रिकवरी कोड
recovery-codes-help = फ़ोन पास न हो, तो ऐप के कोड की जगह इनमें से हर कोड एक बार चलता है। इन्हें प्रिंट करें या लिख लें, और फ़ोन से अलग रखें।
recovery-codes-once = ये सिर्फ़ इसी बार दिखाए जाते हैं।
recovery-codes-kept = मैंने सहेज लिए

## Logging in

log-in = लॉग इन करें
login-title = लॉग इन
login-wrong = लॉगिन और पासवर्ड मेल नहीं खाते। दोनों जाँचें, और देखें कि Caps Lock तो चालू नहीं।
login-forgotten = पासवर्ड याद नहीं? कोई दूसरा आयोजक आपको नए पासवर्ड का लिंक बना कर दे सकता है, या सेवा चलाने वाले “lastcard account” से उसे रीसेट कर सकते हैं।

## The organisers and their links

organisers-title = आयोजक
organisers-you = आप
organisers-own-account = आपका खाता
organisers-second-factor = दूसरी जाँच
organisers-reset = पासवर्ड रीसेट लिंक बनाएँ
organisers-reset-title = { $name } के लिए नया पासवर्ड
organisers-reset-help = इससे एक लिंक बनता है, जिससे { $name } नया पासवर्ड चुन सकें। लिंक तभी दें जब उन्हें उसी समय चाहिए: वह एक घंटे चलता है, और जो पहले खोले वही अंदर आ जाता है।
organisers-remove = हटाएँ
organisers-removal-title = { $name } को हटाएँ?
organisers-removal-help = { $name } को तुरंत हर जगह लॉग आउट कर दिया जाएगा, और आयोजन का हक़ नहीं रहेगा। { $name } के बनाए लिंक काम करना बंद कर देंगे। { $name } का दर्ज किया हुआ बना रहेगा।
organisers-removal-submit = { $name } को हटाएँ
organisers-removed = आयोजक को हटा दिया गया।
organisers-revoked = लिंक रद्द कर दिया गया।
organisers-not-oneself = आप अपने साथ यह नहीं कर सकते
organisers-not-oneself-help = अपना पासवर्ड अपने खाते के पेज पर बदलें। क्लब छोड़ना हो, तो दूसरे आयोजक से कहें कि वे आपको हटा दें।
organisers-last = आख़िरी आयोजक को हटाया नहीं जा सकता
organisers-last-help = आयोजक के बिना कोई लॉग इन नहीं कर पाएगा। पहले किसी और को बुलाएँ।
links-title = खुले लिंक
links-none = कोई खुला लिंक नहीं।
links-help = जिसके पास इनमें से कोई लिंक हो, वह उसे अब भी इस्तेमाल कर सकता है। जिनकी ज़रूरत न हो, उन्हें रद्द कर दें।
links-invite = निमंत्रण
links-reset = { $name } के लिए नया पासवर्ड
links-made-by = { $name } ने बनाया, { $at }
links-made-on-server = सर्वर पर बना, { $at }
links-until = { $at } तक चलेगा
links-revoke = रद्द करें
organisers-invite = आयोजक को निमंत्रण दें
organisers-invite-help = इससे एक व्यक्ति के लिए लिंक बनता है। जो पहले खोले, उसे खाता मिलता है और वह इस क्लब के टूर्नामेंट चला सकता है, इसलिए लिंक अकेले में दें।
organisers-invite-submit = निमंत्रण का लिंक बनाएँ
link-invite = निमंत्रण का लिंक
link-reset = { $name } के लिए नया पासवर्ड चुनने का लिंक
link-once = इसे अभी कॉपी करें और अकेले में दें: यह सिर्फ़ इसी बार दिखता है, और एक ही बार चलता है।
link-invite-for = यह तीन दिन चलेगा।
link-reset-for = यह एक घंटे चलेगा।

## Opening a link

invite-title = आयोजक बनें
invite-lede = { $club } के टूर्नामेंट चलाने के लिए आपको बुलाया गया है। लॉगिन और पासवर्ड चुनें।
invite-submit = खाता बनाएँ
invite-reset-title = नया पासवर्ड चुनें
invite-reset-lede = लॉगिन { $login } के लिए। जो डिवाइस अब भी लॉग इन हैं, वे सब लॉग आउट हो जाएँगे।
invite-reset-submit = नया पासवर्ड सहेजें

## Links that do not work

invite-used = यह लिंक इस्तेमाल हो चुका है
invite-used-help = लिंक एक ही बार चलता है। अगर उसे आपने ही खोला था, तो लॉग इन करें। नहीं, तो क्लब के किसी आयोजक को बताएँ और नया माँगें।
invite-expired = इस लिंक का समय निकल गया
invite-expired-help = निमंत्रण तीन दिन चलता है, पासवर्ड रीसेट लिंक एक घंटे। क्लब के किसी आयोजक से नया माँगें।
invite-unknown = यह लिंक मान्य नहीं है
invite-unknown-help = शायद उसका कुछ हिस्सा छूट गया है: ठीक वैसे ही खोलें जैसा मिला था। फिर भी न चले, तो नया माँगें।

## Referees

role-legend = यह व्यक्ति क्या कर सकता है?
role-organiser = आयोजन: सब कुछ
role-referee = रेफ़री: नतीजों पर निर्णय और सुधार, पर कोई सेटअप नहीं
role-referee-short = रेफ़री
links-invite-referee = रेफ़री का निमंत्रण

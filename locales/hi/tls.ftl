### सेवा का अपना HTTPS: उसका प्रमाणपत्र, और उसके अपने प्राधिकरण के प्रमाणपत्र का पेज।

authority-title = इस डिवाइस को सुरक्षित जोड़ें
authority-lede = यहाँ इंटरनेट नहीं है, इसलिए इस सेवा का अपना प्रमाणपत्र प्राधिकरण है। उसका प्रमाणपत्र एक बार इंस्टॉल करें, फिर इस डिवाइस और सेवा के बीच सब कुछ बिना चेतावनी के एन्क्रिप्ट होता है।
authority-download = प्रमाणपत्र लें
authority-onward = टूर्नामेंटों पर जाएँ
authority-compare = क्या यह सही वाला है?
authority-compare-help = सेवा ने शुरू होते समय यह फ़िंगरप्रिंट (SHA-256) दिखाया था। जो उसे चला रहा है, उससे शुरू और आख़िर के अक्षर पढ़वाएँ:
authority-install = इंस्टॉल कैसे करें
authority-ios = iPhone, iPad
authority-ios-how = यह पेज Safari में खोलें, प्रमाणपत्र लें और डाउनलोड की इजाज़त दें। सेटिंग में “Profile Downloaded” को छुएँ, फिर “Install” को। उसके बाद General › About › Certificate Trust Settings में उसे चालू करें।
authority-android = Android
authority-android-how = प्रमाणपत्र लें। सेटिंग खोलें और “CA certificate” खोजें (Security › Encryption and credentials › Install a certificate)। “Install anyway” चुनें, फिर फ़ाइल lastcard.crt।
authority-windows = Windows
authority-windows-how = फ़ाइल lastcard.crt खोलें, “Install Certificate” चुनें, फिर “Current User”। उसे “Trusted Root Certification Authorities” में रखें।
authority-macos = Mac
authority-macos-how = फ़ाइल lastcard.crt खोलें: Keychain Access उसे जोड़ लेता है। वहाँ उस पर दो बार क्लिक करें, “Trust” खोलें और “Always Trust” चुनें।
authority-firefox = Firefox, और Linux के ब्राउज़र
authority-firefox-how = सेटिंग खोलें, “certificates” खोजें, “View Certificates” चुनें, फिर “Authorities”, फिर “Import”, और “Trust this CA to identify websites” पर टिक करें।
authority-meaning = इसका मतलब क्या है
authority-meaning-help = फिर यह डिवाइस उस सब पर भरोसा करता है जिस पर इस सेवा के प्राधिकरण ने हस्ताक्षर किए हैं: सिर्फ़ लोकल नेटवर्क के नाम और पते, इंटरनेट की कोई साइट कभी नहीं। जिसके हाथ प्राधिकरण की कुंजी लग जाए, वह लोकल नेटवर्क में पढ़ सकता है। अगर सेवा आपकी नहीं है, तो शाम के बाद प्रमाणपत्र हटा दें।
authority-without = इसके बिना भी चलता है: ब्राउज़र एक बार चेतावनी देता है, और आप आगे जा सकते हैं। आप जो भेजते हैं वह तब भी एन्क्रिप्ट होता है, पर उसे कौन पाता है, इसकी ज़मानत कोई नहीं देता।

## प्रमाणपत्र में क्या गड़बड़ है

problem-certificate-unreadable = { $file } पढ़ी नहीं जा सकी: { $reason }
problem-certificate-missing = { $file } में कोई प्रमाणपत्र नहीं है। PEM फ़ाइल चाहिए: पहले प्रमाणपत्र, फिर वे जो उसके और उसके प्राधिकरण के बीच हैं।
problem-certificate-key-missing = { $file } में कोई निजी कुंजी नहीं है जो काम आ सके। PEM फ़ाइल चाहिए जिस पर पासवर्ड न हो।
problem-certificate-key-of-another = यह कुंजी { $file } के प्रमाणपत्र की नहीं है: वे दोनों दें जो साथ बने थे।
problem-certificate-out-of-date = { $file } का प्रमाणपत्र { $until } को ख़त्म हो गया। उसे नया करें और सेवा फिर शुरू करें।
problem-certificate-not-yet-good = { $file } का प्रमाणपत्र { $from } से ही चलेगा। क्या इस मशीन की घड़ी सही है?
problem-certificate-for-others = { $file } का प्रमाणपत्र { $names } के लिए है, पर लोग सेवा तक { $host } पर पहुँचते हैं: उस नाम का प्रमाणपत्र लें, या सही --url दें।

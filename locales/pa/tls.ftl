### ਸੇਵਾ ਦਾ ਆਪਣਾ HTTPS: ਉਸ ਦਾ ਪ੍ਰਮਾਣ-ਪੱਤਰ, ਅਤੇ ਉਸ ਦੀ ਆਪਣੀ ਅਥਾਰਟੀ ਦੇ ਪ੍ਰਮਾਣ-ਪੱਤਰ ਵਾਲਾ ਸਫ਼ਾ।

authority-title = ਇਸ ਡਿਵਾਈਸ ਨੂੰ ਸੁਰੱਖਿਅਤ ਜੋੜੋ
authority-lede = ਇੱਥੇ ਇੰਟਰਨੈੱਟ ਨਹੀਂ, ਇਸ ਲਈ ਇਸ ਸੇਵਾ ਦੀ ਪ੍ਰਮਾਣ-ਪੱਤਰ ਦੇਣ ਵਾਲੀ ਆਪਣੀ ਅਥਾਰਟੀ ਹੈ। ਉਸ ਦਾ ਪ੍ਰਮਾਣ-ਪੱਤਰ ਇੱਕ ਵਾਰ ਇੰਸਟਾਲ ਕਰੋ, ਫਿਰ ਇਸ ਡਿਵਾਈਸ ਅਤੇ ਸੇਵਾ ਵਿਚਕਾਰ ਸਭ ਕੁਝ ਬਿਨਾਂ ਚੇਤਾਵਨੀ ਦੇ ਇਨਕ੍ਰਿਪਟ ਹੁੰਦਾ ਹੈ।
authority-download = ਪ੍ਰਮਾਣ-ਪੱਤਰ ਲਓ
authority-onward = ਟੂਰਨਾਮੈਂਟਾਂ ’ਤੇ ਜਾਓ
authority-compare = ਕੀ ਇਹ ਸਹੀ ਵਾਲਾ ਹੈ?
authority-compare-help = ਸੇਵਾ ਨੇ ਸ਼ੁਰੂ ਹੋਣ ਵੇਲੇ ਇਹ ਫਿੰਗਰਪ੍ਰਿੰਟ (SHA-256) ਦਿਖਾਇਆ ਸੀ। ਜੋ ਇਸ ਨੂੰ ਚਲਾਉਂਦਾ ਹੈ, ਉਸ ਤੋਂ ਸ਼ੁਰੂ ਅਤੇ ਅਖੀਰ ਪੜ੍ਹਵਾਓ:
authority-install = ਇੰਸਟਾਲ ਕਿਵੇਂ ਕਰੀਏ
authority-ios = iPhone, iPad
authority-ios-how = ਇਹ ਸਫ਼ਾ Safari ਵਿੱਚ ਖੋਲ੍ਹੋ, ਪ੍ਰਮਾਣ-ਪੱਤਰ ਲਓ ਅਤੇ ਡਾਊਨਲੋਡ ਦੀ ਇਜਾਜ਼ਤ ਦਿਓ। ਸੈਟਿੰਗਾਂ ਵਿੱਚ “Profile Downloaded” ਨੂੰ ਛੂਹੋ, ਫਿਰ “Install” ਨੂੰ। ਉਸ ਤੋਂ ਬਾਅਦ General › About › Certificate Trust Settings ਵਿੱਚ ਇਸ ਨੂੰ ਚਾਲੂ ਕਰੋ।
authority-android = Android
authority-android-how = ਪ੍ਰਮਾਣ-ਪੱਤਰ ਲਓ। ਸੈਟਿੰਗਾਂ ਖੋਲ੍ਹੋ ਅਤੇ “CA certificate” ਲੱਭੋ (Security › Encryption and credentials › Install a certificate)। “Install anyway” ਚੁਣੋ, ਫਿਰ ਫਾਈਲ lastcard.crt।
authority-windows = Windows
authority-windows-how = ਫਾਈਲ lastcard.crt ਖੋਲ੍ਹੋ, “Install Certificate” ਚੁਣੋ, ਫਿਰ “Current User”। ਇਸ ਨੂੰ “Trusted Root Certification Authorities” ਵਿੱਚ ਰੱਖੋ।
authority-macos = Mac
authority-macos-how = ਫਾਈਲ lastcard.crt ਖੋਲ੍ਹੋ: Keychain Access ਇਸ ਨੂੰ ਜੋੜ ਲੈਂਦਾ ਹੈ। ਉੱਥੇ ਇਸ ’ਤੇ ਦੋ ਵਾਰ ਕਲਿੱਕ ਕਰੋ, “Trust” ਖੋਲ੍ਹੋ ਅਤੇ “Always Trust” ਚੁਣੋ।
authority-firefox = Firefox, ਅਤੇ Linux ਦੇ ਬ੍ਰਾਊਜ਼ਰ
authority-firefox-how = ਸੈਟਿੰਗਾਂ ਖੋਲ੍ਹੋ, “certificates” ਲੱਭੋ, “View Certificates” ਚੁਣੋ, ਫਿਰ “Authorities”, ਫਿਰ “Import”, ਅਤੇ “Trust this CA to identify websites” ’ਤੇ ਨਿਸ਼ਾਨ ਲਾਓ।
authority-meaning = ਇਸ ਦਾ ਮਤਲਬ ਕੀ ਹੈ
authority-meaning-help = ਫਿਰ ਇਹ ਡਿਵਾਈਸ ਉਸ ’ਤੇ ਭਰੋਸਾ ਕਰਦਾ ਹੈ ਜਿਸ ’ਤੇ ਇਸ ਸੇਵਾ ਦੀ ਅਥਾਰਟੀ ਨੇ ਦਸਤਖ਼ਤ ਕੀਤੇ ਹਨ: ਸਿਰਫ਼ ਲੋਕਲ ਨੈੱਟਵਰਕਾਂ ਦੇ ਨਾਂ ਅਤੇ ਪਤੇ, ਇੰਟਰਨੈੱਟ ਦੀ ਕੋਈ ਸਾਈਟ ਕਦੇ ਨਹੀਂ। ਜਿਸ ਦੇ ਹੱਥ ਅਥਾਰਟੀ ਦੀ ਕੁੰਜੀ ਲੱਗ ਜਾਵੇ, ਉਹ ਲੋਕਲ ਨੈੱਟਵਰਕ ਵਿੱਚ ਪੜ੍ਹ ਸਕਦਾ ਹੈ। ਜੇ ਸੇਵਾ ਤੁਹਾਡੀ ਨਹੀਂ, ਤਾਂ ਸ਼ਾਮ ਤੋਂ ਬਾਅਦ ਪ੍ਰਮਾਣ-ਪੱਤਰ ਹਟਾ ਦਿਓ।
authority-without = ਇਸ ਤੋਂ ਬਿਨਾਂ ਵੀ ਚੱਲਦਾ ਹੈ: ਬ੍ਰਾਊਜ਼ਰ ਇੱਕ ਵਾਰ ਚੇਤਾਵਨੀ ਦਿੰਦਾ ਹੈ, ਅਤੇ ਤੁਸੀਂ ਅੱਗੇ ਜਾ ਸਕਦੇ ਹੋ। ਤੁਸੀਂ ਜੋ ਭੇਜਦੇ ਹੋ ਉਹ ਫਿਰ ਵੀ ਇਨਕ੍ਰਿਪਟ ਹੁੰਦਾ ਹੈ, ਪਰ ਕੋਈ ਇਸ ਦੀ ਜ਼ਾਮਨੀ ਨਹੀਂ ਦਿੰਦਾ ਕਿ ਉਹ ਕਿਸ ਨੂੰ ਮਿਲਦਾ ਹੈ।

## ਪ੍ਰਮਾਣ-ਪੱਤਰ ਵਿੱਚ ਕੀ ਗਲਤ ਹੈ

problem-certificate-unreadable = { $file } ਪੜ੍ਹੀ ਨਹੀਂ ਜਾ ਸਕੀ: { $reason }
problem-certificate-missing = { $file } ਵਿੱਚ ਕੋਈ ਪ੍ਰਮਾਣ-ਪੱਤਰ ਨਹੀਂ। PEM ਫਾਈਲ ਚਾਹੀਦੀ ਹੈ: ਪਹਿਲਾਂ ਪ੍ਰਮਾਣ-ਪੱਤਰ, ਫਿਰ ਉਹ ਜੋ ਉਸ ਦੇ ਅਤੇ ਉਸ ਦੀ ਅਥਾਰਟੀ ਦੇ ਵਿਚਕਾਰ ਹਨ।
problem-certificate-key-missing = { $file } ਵਿੱਚ ਕੋਈ ਨਿੱਜੀ ਕੁੰਜੀ ਨਹੀਂ ਜੋ ਵਰਤੀ ਜਾ ਸਕੇ। PEM ਫਾਈਲ ਚਾਹੀਦੀ ਹੈ ਜਿਸ ’ਤੇ ਪਾਸਵਰਡ ਨਾ ਹੋਵੇ।
problem-certificate-key-of-another = ਇਹ ਕੁੰਜੀ { $file } ਦੇ ਪ੍ਰਮਾਣ-ਪੱਤਰ ਦੀ ਨਹੀਂ: ਉਹ ਦੋਵੇਂ ਦਿਓ ਜੋ ਇਕੱਠੇ ਬਣੇ ਸਨ।
problem-certificate-out-of-date = { $file } ਦਾ ਪ੍ਰਮਾਣ-ਪੱਤਰ { $until } ਨੂੰ ਖਤਮ ਹੋ ਗਿਆ। ਉਸ ਨੂੰ ਨਵਾਂ ਕਰੋ ਅਤੇ ਸੇਵਾ ਫਿਰ ਚਲਾਓ।
problem-certificate-not-yet-good = { $file } ਦਾ ਪ੍ਰਮਾਣ-ਪੱਤਰ { $from } ਤੋਂ ਹੀ ਚੱਲੇਗਾ। ਕੀ ਇਸ ਮਸ਼ੀਨ ਦੀ ਘੜੀ ਸਹੀ ਹੈ?
problem-certificate-for-others = { $file } ਦਾ ਪ੍ਰਮਾਣ-ਪੱਤਰ { $names } ਲਈ ਹੈ, ਪਰ ਲੋਕ ਸੇਵਾ ਤੱਕ { $host } ’ਤੇ ਪਹੁੰਚਦੇ ਹਨ: ਉਸ ਨਾਂ ਦਾ ਲਓ, ਜਾਂ ਸਹੀ --url ਦਿਓ।

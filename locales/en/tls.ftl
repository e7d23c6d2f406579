### HTTPS by the service itself: its certificate, and the page with that of its own authority.

authority-title = Connect this device securely
authority-lede = There is no internet here, so this service has its own certificate authority. Install its certificate once, and everything between this device and the service is encrypted without a warning.
authority-download = Get the certificate
authority-onward = Go to the tournaments
authority-compare = Is it the right certificate?
authority-compare-help = The service printed this fingerprint (SHA-256) when it started. Ask whoever runs it to read out the beginning and the end:
authority-install = How to install it
authority-ios = iPhone, iPad
authority-ios-how = Open this page in Safari, get the certificate and allow the download. Open Settings, tap “Profile Downloaded”, then “Install”. Then go to General › About › Certificate Trust Settings and switch it on.
authority-android = Android
authority-android-how = Get the certificate. Open Settings and search for “CA certificate” (under Security › Encryption and credentials › Install a certificate). Choose “Install anyway” and the file lastcard.crt.
authority-windows = Windows
authority-windows-how = Open the file lastcard.crt, choose “Install Certificate”, then “Current User”. Put it into the store “Trusted Root Certification Authorities”.
authority-macos = Mac
authority-macos-how = Open the file lastcard.crt: Keychain Access adds it. Double-click it there, open “Trust”, and choose “Always Trust”.
authority-firefox = Firefox, and browsers on Linux
authority-firefox-how = Open the settings, search for “certificates”, choose “View Certificates”, then “Authorities”, then “Import”, and tick “Trust this CA to identify websites”.
authority-meaning = What it means
authority-meaning-help = This device then trusts what this service’s authority has signed: names and addresses of local networks only, never a site on the internet. Anybody who gets hold of the authority’s key could listen in on a local network. If the service is not yours, remove the certificate after the evening.
authority-without = You can also skip this: the browser then warns you once, and you can continue. The connection is still encrypted, but nobody vouches for the recipient.

## What is wrong with a certificate

problem-certificate-unreadable = { $file } cannot be read: { $reason }
problem-certificate-missing = There is no certificate in { $file }. It must be a PEM file with the certificate first, then any intermediate certificates.
problem-certificate-key-missing = There is no usable private key in { $file }. It must be a PEM file without a password.
problem-certificate-key-of-another = The key does not match the certificate in { $file }. Use the two that were made together.
problem-certificate-out-of-date = The certificate in { $file } expired on { $until }. Renew it, and start the service again.
problem-certificate-not-yet-good = The certificate in { $file } is not valid before { $from }. Is this machine’s clock right?
problem-certificate-for-others = The certificate in { $file } is for { $names }, but people reach the service at { $host }: get one for that name, or give the right --url.

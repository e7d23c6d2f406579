### HTTPS by the service itself: its certificate, and the page with that of its own authority.

authority-title = Connect this device securely
authority-lede = There is no internet here, and so no authority that every device knows. This service has one of its own. Install its certificate once, and everything between this device and the service is encrypted without a warning.
authority-download = Get the certificate
authority-onward = Go on to the tournaments
authority-compare = Is it the right one?
authority-compare-help = The service shows this fingerprint (SHA-256) where it was started. Ask whoever runs it to read out the beginning and the end:
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
authority-firefox-how = Open the settings, search for “certificates”, choose “View Certificates”, then “Authorities”, then “Import”, and tick that it identifies websites.
authority-meaning = What it means
authority-meaning-help = This device then trusts what this service’s authority has signed: names and addresses of local networks only, never a site on the internet. Whoever gets hold of the authority’s key could read along in a local network. If the service is not yours, remove the certificate after the evening.
authority-without = It works without, too: the browser then warns once, and you can go on. What you send is encrypted all the same, but nobody vouches for who receives it.

## What `lastcard serve` says of it

serve-authority-address = First, on each of them: { $url }
serve-authority-fingerprint = Its authority is { $fingerprint }
serve-bad-domain = “{ $given }” is not a name for which there can be a certificate: write uno.example
serve-domain-not-local = “{ $given }” is not a local name, and the local authority signs for no others: write a name that ends in .local, .lan, .home or .internal, or leave --domain out
serve-url-unencrypted = The service itself encrypts here, but --url is { $url }: write https:// there
serve-no-authority = The local authority cannot be used: { $reason }

## What is wrong with a certificate

problem-certificate-unreadable = { $file } cannot be read: { $reason }
problem-certificate-missing = There is no certificate in { $file }. It has to be a PEM file: the certificate first, then those between it and its authority.
problem-certificate-key-missing = There is no private key in { $file } that can be used. It has to be a PEM file that no password protects.
problem-certificate-key-of-another = The key is not that of the certificate in { $file }: give the two that were made together.
problem-certificate-out-of-date = The certificate in { $file } ran out on { $until }. Renew it, and start the service again.
problem-certificate-not-yet-good = The certificate in { $file } is good only from { $from } on. Is the clock of this machine right?
problem-certificate-for-others = The certificate in { $file } is for { $names }, but people reach the service at { $host }: get one for that name, or give the right --url.

### સેવાનું પોતાનું HTTPS: તેનું પ્રમાણપત્ર, અને તેની પોતાની ઓથોરિટીના પ્રમાણપત્રનું પેજ.

authority-title = આ ડિવાઇસને સુરક્ષિત રીતે જોડો
authority-lede = અહીં ઇન્ટરનેટ નથી, એટલે આ સેવાની પ્રમાણપત્ર આપનારી પોતાની ઓથોરિટી છે. તેનું પ્રમાણપત્ર એક વાર ઇન્સ્ટોલ કરો, પછી આ ડિવાઇસ અને સેવા વચ્ચે બધું ચેતવણી વિના એન્ક્રિપ્ટ થાય છે.
authority-download = પ્રમાણપત્ર લો
authority-onward = ટુર્નામેન્ટ પર જાઓ
authority-compare = શું આ સાચું છે?
authority-compare-help = સેવાએ શરૂ થતી વખતે આ ફિંગરપ્રિન્ટ (SHA-256) બતાવી હતી. જે તે ચલાવે છે તેની પાસે શરૂઆત અને અંત વંચાવો:
authority-install = ઇન્સ્ટોલ કેવી રીતે કરવું
authority-ios = iPhone, iPad
authority-ios-how = આ પેજ Safariમાં ખોલો, પ્રમાણપત્ર લો અને ડાઉનલોડની છૂટ આપો. સેટિંગ્સમાં “Profile Downloaded” દબાવો, પછી “Install”. ત્યાર બાદ General › About › Certificate Trust Settingsમાં તેને ચાલુ કરો.
authority-android = Android
authority-android-how = પ્રમાણપત્ર લો. સેટિંગ્સ ખોલો અને “CA certificate” શોધો (Security › Encryption and credentials › Install a certificate). “Install anyway” પસંદ કરો, પછી ફાઇલ lastcard.crt.
authority-windows = Windows
authority-windows-how = ફાઇલ lastcard.crt ખોલો, “Install Certificate” પસંદ કરો, પછી “Current User”. તેને “Trusted Root Certification Authorities”માં મૂકો.
authority-macos = Mac
authority-macos-how = ફાઇલ lastcard.crt ખોલો: Keychain Access તેને ઉમેરે છે. ત્યાં તેના પર બે વાર ક્લિક કરો, “Trust” ખોલો અને “Always Trust” પસંદ કરો.
authority-firefox = Firefox, અને Linuxનાં બ્રાઉઝર
authority-firefox-how = સેટિંગ્સ ખોલો, “certificates” શોધો, “View Certificates” પસંદ કરો, પછી “Authorities”, પછી “Import”, અને “Trust this CA to identify websites” પર ટિક કરો.
authority-meaning = આનો અર્થ શું છે
authority-meaning-help = પછી આ ડિવાઇસ તે બધું માને છે જેના પર આ સેવાની ઓથોરિટીએ સહી કરી છે: ફક્ત લોકલ નેટવર્કનાં નામ અને સરનામાં, ઇન્ટરનેટની કોઈ સાઇટ ક્યારેય નહીં. જેના હાથમાં ઓથોરિટીની કી આવે તે લોકલ નેટવર્કમાં વાંચી શકે. સેવા તમારી ન હોય, તો સાંજ પછી પ્રમાણપત્ર કાઢી નાખો.
authority-without = તેના વિના પણ ચાલે છે: બ્રાઉઝર એક વાર ચેતવે છે, અને તમે આગળ જઈ શકો છો. તમે જે મોકલો તે તો પણ એન્ક્રિપ્ટ થાય છે, પણ તે કોને મળે છે તેની ખાતરી કોઈ આપતું નથી.

## પ્રમાણપત્રમાં શું ખોટું છે

problem-certificate-unreadable = { $file } વાંચી શકાતી નથી: { $reason }
problem-certificate-missing = { $file }માં કોઈ પ્રમાણપત્ર નથી. PEM ફાઇલ જોઈએ: પહેલાં પ્રમાણપત્ર, પછી તેની અને તેની ઓથોરિટી વચ્ચેનાં.
problem-certificate-key-missing = { $file }માં વાપરી શકાય એવી કોઈ ખાનગી કી નથી. પાસવર્ડ વગરની PEM ફાઇલ જોઈએ.
problem-certificate-key-of-another = આ કી { $file }ના પ્રમાણપત્રની નથી: સાથે બનેલાં બંને આપો.
problem-certificate-out-of-date = { $file }નું પ્રમાણપત્ર { $until }ના રોજ પૂરું થયું. તેને નવું કરો અને સેવા ફરી શરૂ કરો.
problem-certificate-not-yet-good = { $file }નું પ્રમાણપત્ર { $from }થી જ ચાલશે. આ મશીનની ઘડિયાળ સાચી છે?
problem-certificate-for-others = { $file }નું પ્રમાણપત્ર { $names } માટે છે, પણ લોકો સેવા સુધી { $host } પર પહોંચે છે: તે નામનું લો, અથવા સાચું --url આપો.

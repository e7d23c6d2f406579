### সার্ভিসের নিজের HTTPS: তার সার্টিফিকেট, আর তার নিজের কর্তৃপক্ষের সার্টিফিকেটের পাতা।

authority-title = এই ডিভাইস নিরাপদে যুক্ত করুন
authority-lede = এখানে ইন্টারনেট নেই, তাই এই সার্ভিসের নিজের সার্টিফিকেট কর্তৃপক্ষ আছে। তার সার্টিফিকেট একবার ইনস্টল করুন, তারপর এই ডিভাইস ও সার্ভিসের মধ্যে সবকিছু কোনো সতর্কবার্তা ছাড়াই এনক্রিপ্ট হয়।
authority-download = সার্টিফিকেট নিন
authority-onward = টুর্নামেন্টে যান
authority-compare = এটি কি সঠিকটি?
authority-compare-help = সার্ভিস চালু হওয়ার সময় এই ফিঙ্গারপ্রিন্ট (SHA-256) দেখিয়েছে। যিনি চালাচ্ছেন তাঁকে শুরু আর শেষটা পড়ে শোনাতে বলুন:
authority-install = কীভাবে ইনস্টল করবেন
authority-ios = iPhone, iPad
authority-ios-how = এই পাতা Safari-তে খুলুন, সার্টিফিকেট নিন ও ডাউনলোডের অনুমতি দিন। সেটিংসে “Profile Downloaded”-এ চাপুন, তারপর “Install”-এ। তারপর General › About › Certificate Trust Settings-এ সেটি চালু করুন।
authority-android = Android
authority-android-how = সার্টিফিকেট নিন। সেটিংস খুলে “CA certificate” খুঁজুন (Security › Encryption and credentials › Install a certificate)। “Install anyway” বাছুন, তারপর lastcard.crt ফাইল।
authority-windows = Windows
authority-windows-how = lastcard.crt ফাইল খুলুন, “Install Certificate” বাছুন, তারপর “Current User”। সেটি “Trusted Root Certification Authorities”-এ রাখুন।
authority-macos = Mac
authority-macos-how = lastcard.crt ফাইল খুলুন: Keychain Access সেটি যোগ করে। সেখানে সেটিতে দুবার ক্লিক করুন, “Trust” খুলুন ও “Always Trust” বাছুন।
authority-firefox = Firefox, আর Linux-এর ব্রাউজার
authority-firefox-how = সেটিংস খুলুন, “certificates” খুঁজুন, “View Certificates” বাছুন, তারপর “Authorities”, তারপর “Import”, আর “Trust this CA to identify websites”-এ টিক দিন।
authority-meaning = এর মানে কী
authority-meaning-help = এরপর এই ডিভাইস তা-ই বিশ্বাস করে যাতে এই সার্ভিসের কর্তৃপক্ষ সই করেছে: শুধু লোকাল নেটওয়ার্কের নাম ও ঠিকানা, ইন্টারনেটের কোনো সাইট কখনো নয়। কর্তৃপক্ষের চাবি যার হাতে পড়বে সে লোকাল নেটওয়ার্কে পড়ে ফেলতে পারে। সার্ভিসটি আপনার না হলে আসরের পরে সার্টিফিকেট মুছে ফেলুন।
authority-without = এটি ছাড়াও চলে: ব্রাউজার একবার সতর্ক করে, আর আপনি এগিয়ে যেতে পারেন। আপনি যা পাঠান তা তখনও এনক্রিপ্ট হয়, তবে কে তা পাচ্ছে তার জামিন কেউ দেয় না।

## সার্টিফিকেটে কী ভুল

problem-certificate-unreadable = { $file } পড়া যাচ্ছে না: { $reason }
problem-certificate-missing = { $file }-এ কোনো সার্টিফিকেট নেই। PEM ফাইল চাই: প্রথমে সার্টিফিকেট, তারপর তার ও তার কর্তৃপক্ষের মাঝেরগুলি।
problem-certificate-key-missing = { $file }-এ ব্যবহার করা যায় এমন কোনো ব্যক্তিগত চাবি নেই। পাসওয়ার্ড ছাড়া PEM ফাইল চাই।
problem-certificate-key-of-another = চাবিটি { $file }-এর সার্টিফিকেটের নয়: যে দুটি একসঙ্গে তৈরি হয়েছে সেগুলি দিন।
problem-certificate-out-of-date = { $file }-এর সার্টিফিকেটের মেয়াদ { $until }-এ শেষ হয়েছে। সেটি নবায়ন করে সার্ভিস আবার চালু করুন।
problem-certificate-not-yet-good = { $file }-এর সার্টিফিকেট { $from } থেকে চলবে। এই মেশিনের ঘড়ি কি ঠিক আছে?
problem-certificate-for-others = { $file }-এর সার্টিফিকেট { $names }-এর জন্য, কিন্তু সার্ভিসে পৌঁছানো যায় { $host }-এ: সেই নামের একটি নিন, বা সঠিক --url দিন।

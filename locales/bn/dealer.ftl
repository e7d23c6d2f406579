### The draw for the first dealer.

## The draw

dealer-title-high-card = প্রথম ডিলার কে? তাস টানুন
dealer-title-cut = কে আগে বাছবেন? ডেক কাটুন
dealer-title-assigned = প্রথম ডিলার কে?
dealer-help-high-card = সবাই একটি করে তাস টানেন, যাঁরটা সবচেয়ে বড় তিনি ডিলার। কেউ না টানলে ডিলার { $name }।
dealer-help-cut = দু’জনেই ডেক কাটেন, যাঁর তাস বড় তিনি আগে বাছেন। কেউ না কাটলে আগে বাছেন { $name }।
dealer-help-assigned = এই নিয়মে তাস টানা নেই: আপনারা অন্য কিছু না বললে ডিলার { $name }।
dealer-lastcard-high-card = Lastcard টানুক
dealer-lastcard-cut = Lastcard কাটুক
dealer-lastcard-assigned = লটারি করুন
dealer-who-high-card = আমরা নিজেরাই তাস টেনেছি। সবচেয়ে বড় তাস টেনেছেন
dealer-who-cut = আমরা নিজেরাই ডেক কেটেছি। বড় তাস কেটেছেন
dealer-who-assigned = বা এই খেলোয়াড় ডিলার হোন
dealer-drew-high-card = { $name } টেনেছেন { $card }, প্রথম ডিলার তিনিই।
dealer-drew-cut = { $name } কেটেছেন { $card }, আগে বাছবেন তিনিই।
dealer-drew-assigned = { $name } টেনেছেন { $card }, প্রথম ডিলার তিনিই।
dealer-said-high-card = { $name } সবচেয়ে বড় তাস টেনেছেন, প্রথম ডিলার তিনিই।
dealer-said-cut = { $name } বড় তাস কেটেছেন, আগে বাছবেন তিনিই।
dealer-said-assigned = প্রথম ডিলার { $name }।
dealer-undo = এই ফল ফেরত নিন
event-dealer-drawn = টেবিল { $table }: প্রথম ডিলার হয়েছেন { $name }
event-dealer-undone = টেবিল { $table }: { $name }-কে প্রথম ডিলার করার ফল ফেরত নেওয়া হয়েছে
error-dealer-in-play = প্রথম দান ফোনে খেলা হচ্ছে
error-dealer-in-play-help = তাস বাঁটা হয়ে গেছে, তাই ডিলার একই থাকবেন। অন্য কাউকে ডিলার করতে হলে আগে দানটি ছেড়ে দিন।

## Six or seven, as the dealer decides

play-choose-cards = আপনি ডিলার। কয়টি তাস? অনেক খেলোয়াড় হলে বা তাড়া থাকলে কম তাসই ভালো।
play-deal-6 = ছয়টি বাঁটুন
play-deal-7 = সাতটি বাঁটুন
play-dealer-chooses = ডিলার { $name }; ছয়টি না সাতটি তাস, তিনিই ঠিক করবেন।
practice-you-deal = আপনি ডিলার। ছয়টি তাস, না সাতটি?
practice-you-deal-help = কত জন খেলছেন আর খেলাটি কতটা জানেন, তা বুঝে ডিলার ঠিক করেন: অনেক খেলোয়াড় হলে বা তাড়া থাকলে কম তাসই ভালো।

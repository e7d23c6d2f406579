### পর্বের ঘড়ি, হলের জন্য বার্তা, আর আয়োজককে ডাকা টেবিল।

## ঘড়ি

clock-title = ঘড়ি
clock-help = এটি টেবিলের পাতায়, বড় পর্দায় আর খেলোয়াড়দের নিজের পাতায় দেখা যায়। একটি টেবিলকে অন্যদের চেয়ে বেশি সময় দেওয়া যায়।
clock-whose = কার জন্য
clock-of-all = সব টেবিল
clock-minutes = মিনিট
clock-start = শুরু করুন
clock-pause = থামান
clock-resume = আবার চালান
clock-extend = এত মিনিট যোগ করুন
clock-end = ঘড়ি সরান
clock-until = { $time } পর্যন্ত
clock-paused = থেমে আছে, { $minutes } মিনিট বাকি
clock-over = সময় শেষ
done-clock = ঘড়ি ঠিক করা হলো।
error-clock-minutes = এটি মিনিটের সংখ্যা নয়
error-clock-minutes-help = ১ থেকে ১৮০ পর্যন্ত পূর্ণ সংখ্যা লিখুন। কিছুই বদলায়নি।
error-clock-on = ঘড়ি আগে থেকেই চলছে
error-clock-on-help = কিছুই বদলায়নি। ফিরে গিয়ে দেখুন কত সময় বাকি: মিনিট যোগ করা যায়, অথবা সরিয়ে নতুন ঘড়ি শুরু করা যায়।
error-clock-not-so = এমন কোনো ঘড়ি নেই
error-clock-not-so-help = হয়তো সময় শেষ, অথবা ঘড়ি আগেই আপনার চাওয়ামতো আছে। ফিরে গিয়ে দেখুন।
error-clock-too-long = একটি পর্বের জন্য সময়টা বেশি লম্বা
error-clock-too-long-help = ঘড়ি সর্বোচ্চ ১৮০ মিনিট চলে। কিছুই বদলায়নি।
error-clock-changed = পাতা খোলা থাকতে ঘড়ি বদলেছে
error-clock-changed-help = অন্য কেউ ঠিক করেছেন, অথবা আপনি বোতাম দু’বার চেপেছেন। ফিরে গিয়ে দেখে নিন।
event-clock-started = ঘড়ি শুরু ({ $whose }): { $minutes } মিনিট
event-clock-paused = ঘড়ি থামানো হলো ({ $whose })
event-clock-resumed = ঘড়ি আবার চলল ({ $whose })
event-clock-extended = সময় বাড়ানো হলো ({ $whose }): { $minutes } মিনিট
event-clock-ended = ঘড়ি সরানো হলো ({ $whose })

## হলের জন্য বার্তা

wall-minutes = কত মিনিটের জন্য?
wall-minutes-hint = তারপর বার্তা নিজেই চলে যায়। নিজে সরাতে চাইলে খালি রাখুন।
wall-sound = শব্দ
event-said = হলের জন্য বার্তা: { $text }
event-said-no-more = হলের বার্তা সরানো হলো

## ডাকা টেবিল

call-title = আয়োজককে ডাকুন
call-note = ব্যাপারটা কী? খালি রাখা যায়।
call-button = ডাকুন
call-since = আপনারা { $time }-এ আয়োজককে ডেকেছেন।
call-take-back = ডাক ফেরত নিন
done-call-answered = ডাকের সাড়া দেওয়া হলো।
error-call-note = এটি খুব লম্বা
error-call-note-help = ফিরে গিয়ে ১২০ অক্ষরের মধ্যে বলুন, অথবা শুধু ডাকুন।
error-call-over = এই টেবিল আর ব্যবহৃত হচ্ছে না
error-call-over-help = টুর্নামেন্ট শেষ, অথবা এই টেবিলে এখন কেউ খেলছেন না। সাহায্য লাগলে আয়োজকদের কাছে গিয়ে জিজ্ঞাসা করুন।
error-call-too-often = এই টেবিল আজ খুব ঘন ঘন ডেকেছে
error-call-too-often-help = দয়া করে আয়োজকদের কাছে যান।
room-call-answered = সাড়া দেওয়া হয়েছে
waiting-called = টেবিল { $table } আপনাকে { $time }-এ ডেকেছে।
waiting-called-because = টেবিল { $table } আপনাকে { $time }-এ ডেকেছে: { $note }
event-called = টেবিল { $table } আয়োজককে ডেকেছে
event-called-because = টেবিল { $table } আয়োজককে ডেকেছে: { $note }
event-call-answered = টেবিল { $table }-এর ডাকের সাড়া দেওয়া হলো
event-call-taken-back = টেবিল { $table } ডাক ফেরত নিয়েছে

### The page for a projector.

## The page

projector-title = বড় পর্দায় { $name }
projector-link = প্রজেক্টরের জন্য বড় পর্দা
wall-hand-of = দান { $hand } / { $all }
wall-next = এরপর
wall-podium = চূড়ান্ত ফল
wall-last = সর্বশেষ দান
wall-page = পাতা { $page } / { $all }
wall-follow = নিজের ফোনে দেখুন

## What it shows, chosen at the desk

wall-title = বড় পর্দায়
wall-shows = হলের প্রতিটি বড় পর্দায় কী দেখানো হবে
wall-shows-evening = অবস্থান ও টেবিল, শেষে বিজয়মঞ্চ
wall-shows-standings = শুধু অবস্থান
wall-shows-tables = শুধু টেবিল, আর এরপর কে কোথায় বসবেন
wall-shows-podium = টুর্নামেন্ট শেষ হলেই বিজয়মঞ্চ
wall-shows-message = শুধু আপনার বার্তা
wall-message = হলের জন্য বার্তা
wall-message-hint = { $most } অক্ষর পর্যন্ত। এটি সব বড় পর্দায় আর টেবিলের ফোনে দেখা যায়; খালি রাখলে সরে যায়।
wall-button = দেখান
wall-overlay = স্ট্রিমের জন্য ওভারলে
done-wall = বড় পর্দা আর ফোনে এখন এটিই দেখা যাচ্ছে।
error-wall-message = এই বার্তাটি বড় পর্দায় আঁটে না
error-wall-message-help = এটি বেশি লম্বা, বা এতে অদৃশ্য অক্ষর আছে। ফিরে গিয়ে ছোট করুন বা আবার লিখুন।
wall-sound = শব্দ

## Watching a table

watch-title = টেবিল { $table }
watch-hand = { $hand }: { $who }
error-no-table = এমন কোনো টেবিল নেই
error-no-table-help = এই টুর্নামেন্টে অতগুলি টেবিল নেই। কে কোথায় খেলছেন, সূচিতে দেখুন।

### The schedule, and who sits where.

## Who came and who left

schedule-play-off = প্লে-অফ
schedule-before-play-off = প্লে-অফের আগে

## The schedule

schedule-title = { $name }: সূচি
schedule-block = পর্ব { $block }
schedule-block-table = পর্ব { $block }, টেবিল { $table }
schedule-round-block = রাউন্ড { $round }, পর্ব { $block }
schedule-round-block-table = রাউন্ড { $round }, পর্ব { $block }, টেবিল { $table }
schedule-sits-out = { $block }, বিশ্রাম
schedule-blocks = সব পর্ব
schedule-next = এরপর
schedule-open = বাকি
schedule-again = আবার বাঁটা হবে
schedule-print = পুরো সূচি প্রিন্ট করুন
schedule-open-ended = ফয়সালা না হওয়া পর্যন্ত প্রতিটি ফলের পরে পরের দান যোগ হয়।

## পর্ব ও টেবিল

matrix-title = পর্ব ও টেবিল
matrix-block = পর্ব
matrix-rests = বিশ্রাম
matrix-hand = দান { $hand }
matrix-hands = দান { $first }–{ $last }
matrix-legend = পার্টনাররা একই সারিতে: উপরে আসন ১ ও ৩, নিচে ২ ও ৪। ◆ প্রথম ডিলার।
matrix-swaps = পর্বের মাঝখানে নিজেদের মধ্যে আসন বদলান।

## কে কোথায় যাবে

moves-title = এরপর কে কোথায় যাবে
moves-stays = এখানেই থাকবেন
moves-table = টেবিল { $table }-এ
moves-rests = বিশ্রাম
seats-title = আমি কোথায় বসব?
seats-name = নাম
seats-now = এখন
seats-next = এরপর
seats-table = টেবিল { $table }
seats-seat = আসন { $seat }
seats-waits = অপেক্ষায়
seats-rests = বিশ্রাম
seats-clockwise = আসন ঘড়ির কাঁটার দিকে গোনা হয়।
seats-over = এখন কেউ কোথাও বসে নেই: টুর্নামেন্ট শেষ।

### What leaves the page: links, files, pictures, feeds and frames.

## The box on the leaderboard

share-title = শেয়ার ও ডাউনলোড
share-button = শেয়ার করুন
share-copy = লিংক কপি করুন
share-copied = কপি হয়েছে
share-files = ফাইল
share-embed = অন্য সাইটে
share-embed-help = এটি আপনার কোনো পাতায় বসান। সেখানে লিডারবোর্ড দেখা যাবে এবং নিজে থেকেই আপডেট হতে থাকবে।
share-embed-copy = কোড কপি করুন
share-whole = পুরো লিডারবোর্ড
share-frame-title = { $tournament }-এর লিডারবোর্ড
share-ledger = সব লেখা
share-feed = ফলের ফিড
share-calendar = টুর্নামেন্টের ক্যালেন্ডার

## What others show of a link

share-title-of = { $title } · { $tournament }
share-before = { $tournament }, { $club }: শুরু { $when }।
share-running = { $tournament }, { $club }: সবার আগে { $names }, { $line }।
share-now = { $tournament }, { $club }: { $line }।
share-feed-title = { $club }-এর ফল
share-feed-ended = { $tournament }: { $line }
share-feed-result = { $tournament } · { $hand }: { $result }

## Columns of the files

share-seat = আসন { $seat }
share-result = ফল
share-entry = ক্রম
share-at = লেখার সময়
share-entered = কী হয়েছে
share-left = হাতে বাকি
share-holding = { $name } { $points }
share-by = কে লিখেছেন
share-note = মন্তব্য
share-state-next = এরপর
share-state-open = বাকি
share-state-uncounted = গণ্য নয়
share-state-void = বাতিল
share-state-played = খেলা হয়েছে

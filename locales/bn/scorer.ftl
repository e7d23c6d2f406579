### The scorer’s pages.

code-used = শেষ ব্যবহার: { $at }
code-used-by = শেষ ব্যবহার: { $at }, { $device }
scorer-code = সব টেবিলের জন্য একটি ডিভাইস
scorer-code-help = এই কোড দিয়ে স্কোরার একটি ডিভাইসে এই টুর্নামেন্টের সব টেবিল খোলেন। এটি আর কিছু খোলে না।
scorer-issue = স্কোরারের কোড দিন
scorer-reissue = আরেকটি দিন
scorer-end = বন্ধ করুন
scorer-title = সব টেবিল · { $tournament }
scorer-heading = সব টেবিল
scorer-plays = { $hand }: { $names }

### যে যা করেছেন: টুর্নামেন্ট আর ক্লাবের তালিকা।

audit-title = যা যা করা হয়েছে
audit-title-club = ক্লাবে যা করা হয়েছে
audit-help = প্রতিটি কাজের একটি লাইন, নতুনটি আগে। এখানে কিছুই বদলানো বা মোছা যায় না।
audit-help-club = ক্লাবের অ্যাকাউন্ট, খেলোয়াড় ও সেটিংস, আর তার টুর্নামেন্টগুলোর কী হয়েছে; নতুনটি আগে। টুর্নামেন্টে যা হয়েছে তা তার নিজের তালিকায় আছে। এখানে কিছুই বদলানো বা মোছা যায় না।
audit-kind = ধরন
audit-kind-all = সব
audit-text = এতে আছে
audit-find = খুঁজুন
audit-what = কী
audit-newer = নতুন
audit-older = পুরোনো
audit-on-server = সার্ভারে
audit-recorded = { $hand }, টেবিল { $table }: { $did } { $result }
audit-counted = { $hand }, টেবিল { $table }: { $count }
audit-tournament = { $name }: { $what }
audit-count = { $count ->
    [0] এমন কিছু করা হয়নি।
    [one] { $count }টি লাইন
   *[other] { $count }টি লাইন
}
audit-kind-results = ফলাফল
audit-kind-counts = নিজের গণনা
audit-kind-people = কে খেলেন
audit-kind-rulings = রায়
audit-kind-conduct = ঘড়ি, বার্তা, ডাক
audit-kind-codes = কোড
audit-kind-set-up = আয়োজন
audit-kind-club = ক্লাব আর অ্যাকাউন্ট
club-deed-settings = ক্লাবের সেটিং বদলানো
club-deed-guesses = অনুমানের পর কোড আবার খোলা
club-deed-webhook-made = ওয়েবহুক তৈরি
club-deed-webhook-secret = ওয়েবহুকের গোপন বদলানো
club-deed-webhook-ended = ওয়েবহুক শেষ
club-deed-player-added = খেলোয়াড় যোগ
club-deed-player-merged = খেলোয়াড় মেলানো
club-deed-player-erased = খেলোয়াড় মুছে ফেলা
club-deed-player-alias = ছদ্মনাম দেওয়া
club-deed-player-renamed = খেলোয়াড়ের নাম বদলানো
club-deed-player-archived = খেলোয়াড় সংগ্রহে
club-deed-player-restored = খেলোয়াড় ফেরানো
club-deed-season-made = মরসুম বানানো
club-deed-season-changed = মরসুম বদলানো
club-deed-player-openness = খেলোয়াড়ের পাতা কী বলবে
club-deed-player-record = অন্য ক্লাবের রেকর্ড নেওয়া
club-deed-player-record-removed = আনা রেকর্ড সরানো
club-deed-season-ended = মরসুম শেষ করা
club-deed-season-reopened = মরসুম আবার খোলা
club-deed-season-removed = মরসুম সরানো
club-deed-tournament-created = টুর্নামেন্ট তৈরি
club-deed-tournament-deleted = খসড়া মোছা
club-deed-presence = কে এসেছেন টিক দেওয়া
club-deed-wall = দেয়াল বা বার্তা বদলানো
club-deed-seat = আসন বা নিজের লিংক বদলানো
club-deed-password = পাসওয়ার্ড বদলানো
club-deed-sessions-ended = সেশন শেষ
club-deed-second-factor-on = দ্বিতীয় যাচাই চালু
club-deed-second-factor-off = দ্বিতীয় যাচাই বন্ধ
club-deed-reset-link = নতুন পাসওয়ার্ডের লিংক তৈরি
club-deed-account-removed = অ্যাকাউন্ট সরানো
club-deed-account-added = অ্যাকাউন্ট যোগ
club-deed-invited = আমন্ত্রণ তৈরি
club-deed-invite-ended = আমন্ত্রণ শেষ
club-deed-token-made = প্রোগ্রামের টোকেন তৈরি
club-deed-token-ended = টোকেন শেষ
club-deed-file = পুরো ক্লাব সঙ্গে নেওয়া
club-deed-log-in = লগ ইন

### The leaderboard as a scoreboard.

board-block = পর্ব
board-up = { $places ->
    [one] এই পর্ব শুরুর পর থেকে { $places } স্থান উপরে
   *[other] এই পর্ব শুরুর পর থেকে { $places } স্থান উপরে
}
board-down = { $places ->
    [one] এই পর্ব শুরুর পর থেকে { $places } স্থান নিচে
   *[other] এই পর্ব শুরুর পর থেকে { $places } স্থান নিচে
}
board-last-hand = সর্বশেষ দান:
board-at-table = টেবিল { $table }, { $partners }-এর সঙ্গে
board-rests = এই পর্বে বিশ্রাম
board-recent = সর্বশেষ দানগুলি

## What the home page says first

home-claim = উনোর আসর, লটারি থেকে শেষ তাস পর্যন্ত
home-sentence = Lastcard খেলোয়াড়দের আসন ঠিক করে, টেবিলের ফোন থেকে প্রতিটি দানের ফল নেয়, আর লিডারবোর্ডের প্রতিটি বদল সঙ্গে সঙ্গে দেখায়।

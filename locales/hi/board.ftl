### The leaderboard as a scoreboard.

board-block = पाली
board-up = { $places ->
    [one] पाली शुरू होने के बाद { $places } स्थान ऊपर
   *[other] पाली शुरू होने के बाद { $places } स्थान ऊपर
}
board-down = { $places ->
    [one] पाली शुरू होने के बाद { $places } स्थान नीचे
   *[other] पाली शुरू होने के बाद { $places } स्थान नीचे
}
board-last-hand = पिछली बाज़ी:
board-at-table = टेबल { $table }, जोड़ीदार { $partners }
board-rests = इस पाली में आराम
board-recent = पिछली बाज़ियाँ

## What the home page says first

home-claim = ऊनो की शाम, पहली पर्ची से आख़िरी कार्ड तक
home-sentence = Lastcard खिलाड़ियों को टेबलों पर बैठाता है, टेबल के फ़ोन से हर बाज़ी का नतीजा लेता है, और लीडरबोर्ड का हर बदलाव तुरंत दिखाता है।

### The leaderboard as a scoreboard.

board-block = સેટ
board-up = { $places ->
    [one] સેટ શરૂ થયા પછી { $places } સ્થાન ઉપર
   *[other] સેટ શરૂ થયા પછી { $places } સ્થાન ઉપર
}
board-down = { $places ->
    [one] સેટ શરૂ થયા પછી { $places } સ્થાન નીચે
   *[other] સેટ શરૂ થયા પછી { $places } સ્થાન નીચે
}
board-last-hand = છેલ્લી બાજી:
board-at-table = ટેબલ { $table }, જોડીદાર { $partners }
board-rests = આ સેટમાં આરામ
board-recent = છેલ્લી બાજીઓ

## What the home page says first

home-claim = UNOની સાંજ: ચિઠ્ઠીથી છેલ્લા કાર્ડ સુધી
home-sentence = Lastcard ખેલાડીઓને બેઠક ગોઠવી આપે છે, ટેબલ પરના ફોનથી દરેક બાજી નોંધે છે, અને બદલાતું લીડરબોર્ડ તરત બતાવે છે.

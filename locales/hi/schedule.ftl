### The schedule, and who sits where.

## Who came and who left

schedule-play-off = प्ले-ऑफ़
schedule-before-play-off = प्ले-ऑफ़ से पहले

## The schedule

schedule-title = { $name }: कार्यक्रम
schedule-block = पाली { $block }
schedule-block-table = पाली { $block }, टेबल { $table }
schedule-round-block = राउंड { $round }, पाली { $block }
schedule-round-block-table = राउंड { $round }, पाली { $block }, टेबल { $table }
schedule-sits-out = { $block }, आराम
schedule-blocks = सब पालियाँ
schedule-next = अगली
schedule-open = बाक़ी
schedule-again = फिर बाँटी
schedule-print = पूरा कार्यक्रम प्रिंट करें
schedule-open-ended = हर नतीजे के बाद अगली बाज़ी जुड़ती है, जब तक मुक़ाबले का फ़ैसला न हो जाए।

## पालियाँ और टेबलें

matrix-title = पालियाँ और टेबलें
matrix-block = पाली
matrix-rests = आराम
matrix-hand = बाज़ी { $hand }
matrix-hands = बाज़ी { $first }–{ $last }
matrix-legend = जोड़ीदार एक ही पंक्ति में हैं: ऊपर सीट 1 और 3, नीचे 2 और 4। ◆ पहला डीलर।
matrix-swaps = पाली के बीच में आपस में सीट बदलते हैं।

## कौन कहाँ जाएगा

moves-title = आगे कौन कहाँ जाएगा
moves-stays = यहीं रहेंगे
moves-table = टेबल { $table } पर
moves-rests = आराम
seats-title = मैं कहाँ बैठूँ?
seats-name = नाम
seats-now = अभी
seats-next = आगे
seats-table = टेबल { $table }
seats-seat = सीट { $seat }
seats-waits = इंतज़ार में
seats-rests = आराम
seats-clockwise = सीटें घड़ी की दिशा में गिनी जाती हैं।
seats-over = अभी कोई कहीं नहीं बैठा: टूर्नामेंट पूरा हो चुका है।

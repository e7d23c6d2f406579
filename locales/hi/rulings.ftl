### रेफ़री क्या तय करते हैं।

rulings-title = रेफ़री का पेज
rulings-lede = बाज़ियों के बीच के निर्णय, चेतावनी, क्लब के अपने नियम से अंक काटना, अयोग्य ठहराना। हर एक का कारण चाहिए; वह इतिहास, तालिका और फ़ाइल में रहता है, और वापस लिया जा सकता है।
rulings-kind = निर्णय
rulings-kind-decision = शब्दों में निर्णय
rulings-kind-warning = चेतावनी
rulings-kind-points = अंक काटना
rulings-kind-disqualification = अयोग्य ठहराना
rulings-player = किसके बारे में
rulings-player-hint = शब्दों में निर्णय के लिए खिलाड़ी चुनना ज़रूरी नहीं: बात कारण में लिखें।
rulings-nobody = किसी एक के बारे में नहीं
rulings-points = अंक
rulings-points-hint = सिर्फ़ “अंक काटना” के लिए: 1 से 1000। जहाँ सबसे कम अंक पहला होता है, वहाँ जोड़े जाते हैं।
rulings-reason = कारण
rulings-reason-hint = 120 अक्षरों तक। जो पूरे नाम देखते हैं, वे सब इसे पढ़ सकते हैं।
rulings-button = निर्णय दें
rulings-made = दिए गए निर्णय
rulings-none = अभी कोई निर्णय नहीं।
rulings-take-back = वापस लें
rulings-undone = { $at } वापस लिया गया
rulings-done-ruled = निर्णय दर्ज हुआ।
rulings-done-undone = निर्णय वापस लिया गया।
rulings-reason-missing = कारण बताएँ: उसके बिना निर्णय किसी की समझ में नहीं आता।
rulings-player-missing = चुनें कि यह किसके बारे में है।
rulings-too-many = एक टूर्नामेंट में ज़्यादा से ज़्यादा 200 निर्णय होते हैं। जो अब मायने नहीं रखता उसे वापस लें।
rulings-withdrawn = ये खिलाड़ी नाम वापस ले चुके हैं: इनके बारे में और कुछ तय नहीं हो सकता।
rulings-disqualified = ये पहले से अयोग्य हैं। ग़लती हो तो पहले उसे वापस लें।
rulings-no-points = इस स्कोरिंग में अंक नहीं जुड़ते, इसलिए काटे नहीं जा सकते। दूसरा निर्णय चुनें।
rulings-too-few-points = इनके सिर्फ़ { $has } अंक हैं: इससे ज़्यादा नहीं काटे जा सकते।
ruled-decision = निर्णय
ruled-warning = चेतावनी: { $player }
ruled-taken = { $player } के { $points } अंक काटे गए
ruled-charged = { $player } पर { $points } अंक चढ़ाए गए
ruled-disqualified = { $player } अयोग्य ठहराए गए
event-ruled = निर्णय: { $what } ({ $reason })
event-ruling-undone = निर्णय वापस लिया गया: { $what } ({ $reason })
error-ruling-changed = पेज खुला रहते किसी ने निर्णय दिया
error-ruling-changed-help = कुछ नहीं बदला गया। वापस जाकर निर्णय देखें। हो सकता है आपने बटन दो बार दबाया हो।
board-by-ruling = निर्णय से: { $points }
entrant-rulings = निर्णय
ledger-decision = निर्णय
ledger-warning = चेतावनी
ledger-points = अंक काटना
ledger-disqualification = अयोग्य
ledger-ruling-undone = निर्णय वापस
rulings-open = { $count ->
    [0] निर्णय दें
    [one] { $count } निर्णय
   *[other] { $count } निर्णय
}

### The leaderboard as a scoreboard.

board-block = ਬਲਾਕ
board-up = { $places ->
    [one] ਬਲਾਕ ਦੇ ਸ਼ੁਰੂ ਤੋਂ { $places } ਸਥਾਨ ਉੱਪਰ
   *[other] ਬਲਾਕ ਦੇ ਸ਼ੁਰੂ ਤੋਂ { $places } ਸਥਾਨ ਉੱਪਰ
}
board-down = { $places ->
    [one] ਬਲਾਕ ਦੇ ਸ਼ੁਰੂ ਤੋਂ { $places } ਸਥਾਨ ਹੇਠਾਂ
   *[other] ਬਲਾਕ ਦੇ ਸ਼ੁਰੂ ਤੋਂ { $places } ਸਥਾਨ ਹੇਠਾਂ
}
board-last-hand = ਪਿਛਲੀ ਬਾਜ਼ੀ:
board-at-table = ਮੇਜ਼ { $table }, ਸਾਥੀ { $partners }
board-rests = ਇਸ ਬਲਾਕ ਵਿੱਚ ਆਰਾਮ
board-recent = ਪਿਛਲੀਆਂ ਬਾਜ਼ੀਆਂ

## What the home page says first

home-claim = ਯੂਨੋ ਦੀਆਂ ਸ਼ਾਮਾਂ, ਪਰਚੀ ਪਾਉਣ ਤੋਂ ਆਖਰੀ ਕਾਰਡ ਤੱਕ
home-sentence = Lastcard ਖਿਡਾਰੀਆਂ ਨੂੰ ਬਿਠਾਉਂਦਾ ਹੈ, ਹਰ ਬਾਜ਼ੀ ਮੇਜ਼ ’ਤੇ ਪਏ ਫ਼ੋਨ ਤੋਂ ਦਰਜ ਕਰਦਾ ਹੈ, ਅਤੇ ਲੀਡਰਬੋਰਡ ਨੂੰ ਬਦਲਦੇ ਹੀ ਦਿਖਾਉਂਦਾ ਹੈ।

### The states that are shown, each with one word on every page.

## A tournament

state-draft = ਖਰੜਾ
state-ready = ਸ਼ੁਰੂ ਹੋਣ ਵਾਲਾ
state-running = ਜਾਰੀ
state-play-off = ਪਲੇਅ-ਆਫ਼
state-finished = ਸਮਾਪਤ
state-stopped = ਰੋਕਿਆ ਗਿਆ
state-archived = ਆਰਕਾਈਵ

## An entrant

state-winner = ਜੇਤੂ
state-at-limit = ਹੱਦ ’ਤੇ
state-lost = ਹਾਰ
state-eliminated = ਬਾਹਰ
state-withdrawn = ਨਾਂ ਵਾਪਸ
state-disqualified = ਅਯੋਗ
state-unconfirmed = ਪੁਸ਼ਟੀ ਬਾਕੀ
state-late = ਦੇਰ ਨਾਲ ਆਏ

## A table

state-playing = ਖੇਡ ਰਿਹਾ ਹੈ
state-waiting = ਉਡੀਕ ਵਿੱਚ
state-done = ਪੂਰਾ

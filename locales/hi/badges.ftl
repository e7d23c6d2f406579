### The states that are shown, each with one word on every page.

## A tournament

state-draft = मसौदा
state-ready = शुरू होने वाला
state-running = चल रहा है
state-play-off = प्ले-ऑफ़
state-finished = पूरा हुआ
state-stopped = बीच में समाप्त
state-archived = संग्रह में

## An entrant

state-winner = विजेता
state-at-limit = सीमा पर
state-lost = हार
state-eliminated = बाहर
state-withdrawn = नाम वापस
state-disqualified = अयोग्य
state-unconfirmed = अपुष्ट
state-late = देर से आए

## A table

state-playing = खेल रही है
state-waiting = इंतज़ार में
state-done = सब पूरा

### The states that are shown, each with one word on every page.

## A tournament

state-draft = খসড়া
state-ready = শুরু হতে যাচ্ছে
state-running = চলছে
state-play-off = প্লে-অফ
state-finished = শেষ
state-stopped = থামানো
state-archived = আর্কাইভে

## An entrant

state-winner = বিজয়ী
state-at-limit = সীমায়
state-lost = হার
state-eliminated = বাদ
state-withdrawn = ছেড়ে গেছেন
state-disqualified = অযোগ্য
state-unconfirmed = যাচাই হয়নি
state-late = দেরিতে এসেছেন

## A table

state-playing = খেলা চলছে
state-waiting = অপেক্ষায়
state-done = শেষ

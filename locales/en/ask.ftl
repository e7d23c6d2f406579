### The rules of a tournament, looked up at the table: /at/{code}/rules.

## The page

rules-at-hand-title = Tournament rules
rules-search = Search for a word, such as UNO or +4
rules-search-button = Search
rules-search-none = No rule of this tournament contains that word.
rules-now = Your cards now
rules-may-lay = can be laid now
rules-questions = May I …?

## What people ask

ask-draw = May I draw even if I could lay a card?
ask-draw-count = How many cards do I draw?
ask-drawn = May I lay the card that I have just drawn?
ask-four = May I lay a Wild Draw Four (+4) while another of my cards fits?
ask-challenge = May I challenge a Wild Draw Four (+4)?
ask-four-answer = May I answer a Wild Draw Four (+4) with a card?
ask-two-answer = May I answer a Draw Two (+2) with a card?
ask-target-turn = I had to draw. May I lay a card after that?
ask-skip = I’m being skipped. Can I do anything about it?
ask-reverse-two = What does a Reverse do with two players?
ask-uno-forgot = Somebody forgot to call UNO. What happens?
ask-uno-late = How long can I still call UNO, or be caught?
ask-uno-cost = What does it cost to be caught without UNO?
ask-jump = May I jump in with the same card out of turn?
ask-pair = May I lay two identical cards at once?
ask-seven-zero = Does a 7 or a 0 swap holdings?
ask-last-card = The last card was a Draw Two or a Wild Draw Four. Does the next player still draw?
ask-pile = The pile is used up. What now?
ask-start = What if the first card is an action card, or black?
ask-hint = Somebody gave a hint. What does it cost?
ask-misplay = Somebody laid a card that does not fit. What does it cost?

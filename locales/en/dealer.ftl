### The draw for the first dealer.

## The draw

dealer-title-high-card = Who deals first? Draw for it
dealer-title-cut = Who drafts first? Cut for it
dealer-title-assigned = Who deals first?
dealer-help-high-card = Everybody draws a card, and the highest deals. If nobody draws, { $name } deals.
dealer-help-cut = Both cut the deck, and the higher card drafts first. If nobody cuts, { $name } drafts first.
dealer-help-assigned = These rules have no draw: { $name } deals unless you say otherwise.
dealer-lastcard-high-card = Let Lastcard draw
dealer-lastcard-cut = Let Lastcard cut
dealer-lastcard-assigned = Decide by lot
dealer-who-high-card = We drew our own cards. The highest was drawn by
dealer-who-cut = We cut the deck. The higher card was cut by
dealer-who-assigned = Or let this player deal
dealer-drew-high-card = { $name } drew the { $card } and deals first.
dealer-drew-cut = { $name } cut the { $card } and drafts first.
dealer-drew-assigned = { $name } drew the { $card } and deals first.
dealer-said-high-card = { $name } drew the highest card and deals first.
dealer-said-cut = { $name } cut the higher card and drafts first.
dealer-said-assigned = { $name } deals first.
dealer-undo = Take back the draw
event-dealer-drawn = Table { $table }: { $name } was drawn to deal first
event-dealer-undone = Table { $table }: the draw that { $name } won was taken back
error-dealer-in-play = The first hand is being played on phones
error-dealer-in-play-help = The hand has been dealt, so the dealer stays. To change the dealer, give up the hand first.

## Six or seven, as the dealer decides

play-choose-cards = You deal. How many cards? Deal fewer with many players, or for a quick hand.
play-deal-6 = Deal six
play-deal-7 = Deal seven
play-dealer-chooses = { $name } deals, and chooses six or seven cards.
practice-you-deal = You deal. Six cards, or seven?
practice-you-deal-help = The dealer decides by the number of players and how well they know the game: deal fewer with many players, or for a quick hand.

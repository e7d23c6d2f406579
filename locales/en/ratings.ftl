### Ratings: how strong people are, as far as their hands tell.

ratings-link = Ratings
ratings-title = Ratings: { $name }
ratings-lede = { $evenings ->
    [one] An estimate of everybody’s strength from one evening’s hands. It is not a score: nothing depends on it.
   *[other] An estimate of everybody’s strength from the hands of { $evenings } evenings. It is not a score: nothing depends on it.
}
ratings-empty = No hands yet
ratings-empty-help = Ratings begin with the first hand that somebody wins.
ratings-provisional = Provisional
ratings-provisional-hint = Fewer than 48 hands: too few to rank them.
ratings-hands = Hands
ratings-of-hundred = Wins per 100
ratings-points = Rating
ratings-how = How this works
ratings-how-hands = Everybody begins at 1,000. Each hand changes the ratings of its players: those who did better than expected with their partners and against their opponents rise, the others fall. Partners may change from hand to hand. Points do not matter, only who won.
ratings-how-margin = The margin shows how certain the rating is: the true strength lies within it 95 times in 100. It gets narrower with every hand, and each hand then moves the rating less.
ratings-how-luck = A hand of UNO is mostly luck. “Wins per 100” says what a rating is worth: how many of a hundred hands this player would win with a beginner as partner and beginners as opponents.
ratings-how-club = All of the club’s public evenings count, in the order in which they were played. When a result is corrected, all later ratings change as if the corrected result had been there from the start.
ratings-how-season = Only the evenings of this season count. Later ones change nothing here.
joint-ratings-title = Ratings across all clubs
ratings-how-joint = All evenings of the participating clubs count, except those that hide names. Players who took their record from one club to another have a single line. Without such players, two clubs can’t be compared.
club-ratings = Ratings across clubs
club-ratings-hint = Clubs on this installation can be rated together if they choose to. Your own ratings stay as they are.
club-ratings-join = Take part
club-ratings-leave = Stop taking part

### Ratings: how strong people are, as far as their hands tell.

ratings-link = Ratings
ratings-title = Ratings: { $name }
ratings-lede = { $evenings ->
    [one] How strong everybody is, as far as the hands of one evening tell. It is no score: nothing depends on it.
   *[other] How strong everybody is, as far as the hands of { $evenings } evenings tell. It is no score: nothing depends on it.
}
ratings-empty = No hands yet
ratings-empty-help = Ratings begin with the first hand that somebody wins.
ratings-provisional = Provisional
ratings-provisional-hint = Fewer than 48 hands: too few to rank them.
ratings-hands = Hands
ratings-of-hundred = Wins of 100
ratings-points = Rating
ratings-how = How this comes about
ratings-how-hands = Everybody begins at 1,000. Each hand moves those who sat there: whoever won more than was to be expected of the partners and the opponents rises, the others fall. Partners may change from hand to hand. Points do not matter, only who won.
ratings-how-margin = The margin says how sure that is: it lies within it 95 times of 100. It becomes narrower with every hand, and with it each hand moves the rating less.
ratings-how-luck = A hand of UNO is mostly luck. “Wins of 100” says what a rating is worth: of a hundred hands, with a partner and against opponents who begin, how many are won.
ratings-how-club = All evenings of the club count that everybody may see, in the order in which they were played. A correction changes what follows, as if it had always been so.
ratings-how-season = Only the evenings of this season count. What is played after it changes nothing here.
joint-ratings-title = Ratings of all clubs
ratings-how-joint = All evenings count of the clubs that take part, but for those that hide names. Somebody who plays in several clubs has one line where they moved with their own record; where nobody does, nothing compares two clubs.
club-ratings = Ratings across clubs
club-ratings-hint = Clubs of this installation may be rated together, each by its own choice. Your own ratings stay as they are.
club-ratings-join = Take part
club-ratings-leave = Take part no more

//! The state of a dealt hand, rebuilt from its seed and its moves.

use chrono::{DateTime, Utc};

use lastcard_rules::hand::{Ended, HandStage};
use lastcard_rules::{Card, Colour, Hand, Holding, Move, Reason, Seat, Seats, Seeded};
use lastcard_store::StoreError;
use lastcard_store::played_hands::{Actor, MadeMove, PlayedHand};

/// Number of moves that are shown; the store has all of them.
const MAX_RECENT_MOVES: usize = 12;

/// A dealt hand after some of its moves.
#[derive(Debug, Clone)]
pub struct Game {
    pub(super) hand: Hand,
    shuffle: Seeded,
    moves: usize,
    since: usize,
    asked_at: DateTime<Utc>,
    recent: Vec<RecentMove>,
    revealed: Option<Revealed>,
}

/// A move, with the hand before it.
#[derive(Debug, Clone, Copy)]
pub struct RecentMove {
    /// The move, its player and its time.
    pub made: MadeMove,
    /// The hand before the move.
    pub before: Hand,
}

/// The holding shown to a challenger (R-WD4-4), and to nobody else.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct Revealed {
    /// The challenger.
    pub to: Seat,
    /// The owner of the holding.
    pub of: Seat,
    /// The cards at the time of the challenge.
    pub holding: Holding,
}

/// The question that the hand asks its players. A move chosen earlier keeps its meaning while the question is
/// the same.
type Question = (HandStage, Seats, Option<Card>, Option<Colour>, usize);

impl Game {
    /// Deals the hand.
    ///
    /// # Errors
    /// Returns an error for a corrupt row, since the deal was checked when the hand was set up.
    pub(super) fn deal(dealt: &PlayedHand) -> Result<Self, StoreError> {
        let mut shuffle = Seeded::new(dealt.seed.clone());
        let deck = dealt.rules.deck().shuffled(&mut shuffle);
        let table = dealt
            .table()
            .ok_or_else(|| StoreError::corrupt("played hand", &"the dealer or the opener is not seated"))?;
        let hand = Hand::deal(dealt.rules, table, deck, &mut shuffle)
            .map_err(|fault| StoreError::corrupt("played hand", &fault))?;
        let asked_at = dealt.dealt_at.unwrap_or(dealt.created_at);
        Ok(Self { hand, shuffle, moves: 0, since: 0, asked_at, recent: Vec::new(), revealed: None })
    }

    /// Replays moves that have been written to disk.
    ///
    /// # Errors
    /// Returns an error for moves that the rules do not allow, which this program never writes.
    pub(super) fn replay(&mut self, moves: &[MadeMove]) -> Result<(), StoreError> {
        moves
            .iter()
            .try_for_each(|made| self.make(*made))
            .map_err(|reason| StoreError::corrupt("move", &reason))
    }

    /// Makes a move and the forced moves after it. Returns all of them in order.
    pub(super) fn play(&mut self, made: MadeMove) -> Result<Vec<MadeMove>, Reason> {
        self.make(made)?;
        let mut all = vec![made];
        self.play_forced(&mut all);
        Ok(all)
    }

    pub(super) fn play_forced(&mut self, all: &mut Vec<MadeMove>) {
        while let Some((by, what)) = self.hand.forced() {
            let made = MadeMove::now(by, what, Actor::Rules);
            if self.make(made).is_err() {
                return; // not reached: forced moves are legal
            }
            all.push(made);
        }
    }

    fn make(&mut self, made: MadeMove) -> Result<(), Reason> {
        let before = self.hand;
        let asked = question(&before);
        let mut shuffle = self.shuffle.clone();
        self.hand.apply(made.by, made.what, &mut shuffle)?;
        self.shuffle = shuffle;
        self.moves += 1;
        if question(&self.hand) != asked {
            self.since = self.moves;
            self.asked_at = made.at;
        }
        self.reveal(&before, &made);
        if self.recent.len() == MAX_RECENT_MOVES {
            self.recent.remove(0);
        }
        self.recent.push(RecentMove { made, before });
        Ok(())
    }

    /// R-WD4-4: shows the holding to the challenger, until the challenger's next move.
    fn reveal(&mut self, before: &Hand, made: &MadeMove) {
        if self.revealed.is_some_and(|revealed| revealed.to == made.by) {
            self.revealed = None;
        }
        if let (Move::Challenge, HandStage::Response { by, from, .. }) =
            (made.what, before.view_for(made.by).stage())
        {
            self.revealed = Some(Revealed { to: by, of: from, holding: *before.view_for(from).holding() });
        }
    }

    /// Returns the hand, secrets included.
    pub fn hand(&self) -> &Hand {
        &self.hand
    }

    /// Returns the number of moves made.
    pub fn move_count(&self) -> usize {
        self.moves
    }

    /// Returns the last moves, oldest first.
    pub fn recent(&self) -> &[RecentMove] {
        &self.recent
    }

    /// Returns the holding that a seat is shown after its challenge.
    pub fn revealed_to(&self, seat: Seat) -> Option<&Revealed> {
        self.revealed.as_ref().filter(|revealed| revealed.to == seat)
    }

    /// Returns the result, once the hand is over.
    pub fn result(&self) -> Option<Ended> {
        self.hand.result()
    }

    /// Returns the time at which the hand began to wait for the players it is waiting for now.
    pub(super) fn asked_at(&self) -> DateTime<Utc> {
        self.asked_at
    }

    /// Returns true if a move chosen after `seen` moves may still be made. Calls and reports by others do not
    /// matter. A slower player is not fined for a call or catch that has become false: the move is refused.
    pub(super) fn is_fresh(&self, by: Seat, what: &Move, seen: usize) -> bool {
        if seen == self.moves {
            return true;
        }
        let legal = self.hand.legal(by);
        (self.since..self.moves).contains(&seen)
            && legal.into_play().chain(legal.into_reactions()).any(|right| right == *what)
    }
}

fn question(hand: &Hand) -> Question {
    let view = hand.view_for(hand.asked().unwrap_or(hand.table().dealer));
    // Both sides of an exchange choose at the same time, so one side's choice does not affect the question to
    // the other.
    let (stage, asked) = match view.stage() {
        HandStage::Exchange { by, with, .. } => {
            (HandStage::Exchange { by, with, given: None, answered: false }, Seats::NONE)
        }
        stage => (stage, hand.waits_for()),
    };
    (stage, asked, view.top(), view.colour(), view.discards() + picks(stage, hand))
}

/// Returns the size of the pile during a draft, where nothing else distinguishes one pick from the next; 0
/// otherwise.
fn picks(stage: HandStage, hand: &Hand) -> usize {
    let picking = matches!(stage, HandStage::Draft { .. });
    if picking { hand.view_for(hand.table().dealer).pile() } else { 0 }
}

/// For tests of secrecy; not part of release builds.
#[cfg(debug_assertions)]
#[expect(clippy::unwrap_used, clippy::missing_panics_doc, reason = "only tests play like this")]
impl Game {
    /// Deals a hand.
    pub fn deal_for_tests(dealt: &PlayedHand) -> Self {
        Self::deal(dealt).unwrap()
    }

    /// Makes a legal move.
    pub fn play_for_tests(&mut self, by: Seat, what: Move) {
        self.play(MadeMove::now(by, what, Actor::Player)).unwrap();
    }

    /// Returns a game that looks the same to a seat, but in which all cards hidden from that seat have been
    /// replaced.
    #[must_use]
    pub fn with_other_secrets(&self, seat: Seat, rng: &mut rand::rngs::Xoshiro256PlusPlus) -> Self {
        let mut other =
            |step: &RecentMove| RecentMove { before: step.before.with_other_secrets(seat, rng), ..*step };
        let recent = self.recent.iter().map(&mut other).collect();
        Self { hand: self.hand.with_other_secrets(seat, rng), recent, ..self.clone() }
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use lastcard_rules::bot::{self, Bot};
    use lastcard_rules::{Preset, Ruleset, Seed};
    use lastcard_store::played_hands::PlayedHandState;
    use lastcard_tournament::{PlayerId, Seating, Slot};

    pub(super) fn dealt_hand(rules: Ruleset, seats: usize, seed: u8) -> PlayedHand {
        let ids = ["anna", "vera", "boris", "gleb"].iter().take(seats);
        let players: Vec<PlayerId> = ids.map(|id| PlayerId::parse(id).unwrap()).collect();
        let now = Utc::now();
        PlayedHand {
            id: "hand".to_owned().into(),
            tournament: "tournament".to_owned().into(),
            slot: Slot { round: 1, hand: 1, table: 1 },
            attempt: 1,
            based_on: 0,
            rules,
            dealer: players[0].clone(),
            opener: players[1].clone(),
            by_right: false,
            seating: Seating::new(players),
            sides: Vec::new(),
            move_seconds: None,
            deal: None,
            seed: Seed::new([seed; 32]),
            state: PlayedHandState::Open,
            created_at: now,
            dealt_at: Some(now),
            ended_at: None,
        }
    }

    /// Lets bots play a hand, and calls `look` before each move.
    fn watch_bots(rules: Ruleset, seed: u8, mut look: impl FnMut(&Game, Seat, Move)) {
        use rand::SeedableRng as _;
        let mut rng = rand::rngs::Xoshiro256PlusPlus::seed_from_u64(seed.into());
        let seats = (*rules.players().end()).min(4);
        let mut game = Game::deal_for_tests(&dealt_hand(rules, seats, seed));
        while game.result().is_none() {
            let next = bot::step(game.hand(), |_| Some(Bot::Random), game.move_count(), &mut rng);
            let (by, what) = next.expect("bots go on");
            look(&game, by, what);
            game.play_for_tests(by, what);
        }
    }

    #[test]
    fn a_double_tap_is_never_a_second_move() {
        for (number, &preset) in (0..).zip(Preset::ALL) {
            watch_bots(preset.into(), number, |game, by, what| {
                let mut after = game.clone();
                assert!(after.is_fresh(by, &what, game.move_count()));
                after.play_for_tests(by, what);
                assert!(!after.is_fresh(by, &what, game.move_count()), "{preset}: {what:?} twice");
            });
        }
    }

    /// Reports by others do not affect a chosen move, and a call that has become false incurs no penalty.
    #[test]
    fn unrelated_reports_do_not_invalidate_a_move() {
        let rules = Ruleset::from(Preset::Club);
        let mut outlived = 0;
        for seed in 0..20 {
            watch_bots(rules, seed, |game, by, what| {
                let other = game.hand().seats().find(|seat| *seat != by).unwrap();
                let report = Move::Report { kind: lastcard_rules::hand::Offence::Hide, seat: other };
                if game.hand().is_legal(other, &report) && matches!(what, Move::Play(_) | Move::Draw) {
                    let mut after = game.clone();
                    after.play_for_tests(other, report);
                    assert!(after.is_fresh(by, &what, game.move_count()), "{what:?}");
                    assert!(!after.is_fresh(other, &report, game.move_count()), "a report is not made twice");
                    assert!(
                        !after.is_fresh(by, &Move::Call, game.move_count())
                            || game.hand().legal(by).allows(&Move::Call)
                    );
                    outlived += 1;
                }
            });
        }
        assert!(outlived > 100, "{outlived}");
    }

    /// R-WD4-4: only the challenger sees the challenged holding, and only until the challenger's next move.
    #[test]
    fn a_challenge_shows_the_holding_to_the_challenger() {
        let rules = Ruleset::from(Preset::Club);
        let mut shown = 0;
        for seed in 0..40 {
            let mut before: Option<(Seat, Seat, Holding)> = None;
            watch_bots(rules, seed, |game, by, what| {
                if let Some((to, of, holding)) = before.take() {
                    assert_eq!(
                        game.revealed_to(to).map(|shown| (shown.of, shown.holding)),
                        Some((of, holding))
                    );
                    assert!(
                        game.hand()
                            .seats()
                            .filter(|seat| *seat != to)
                            .all(|seat| game.revealed_to(seat).is_none())
                    );
                    let mut after = game.clone();
                    after.play_for_tests(by, what);
                    assert_eq!(after.revealed_to(to).is_some(), by != to || what == Move::Challenge);
                    shown += 1;
                }
                if let (Move::Challenge, HandStage::Response { from, .. }) =
                    (what, game.hand().view_for(by).stage())
                {
                    before = Some((by, from, *game.hand().view_for(from).holding()));
                }
            });
        }
        assert!(shown > 5, "{shown}");
    }
}

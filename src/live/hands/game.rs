//! A dealt hand as it stands: the seed and the moves, played again.

use chrono::{DateTime, Utc};

use lastcard_rules::hand::{Ended, HandStage};
use lastcard_rules::{Card, Colour, Hand, Holding, Move, Reason, Seat, Seats, Seeded};
use lastcard_store::StoreError;
use lastcard_store::dealt::{Actor, DealtHand, MadeMove};

/// So many moves are told to whoever looks; the whole record is in the store.
const RECENT: usize = 12;

/// A hand that was dealt, after some of its moves.
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

/// A move with the hand before it.
#[derive(Debug, Clone, Copy)]
pub struct RecentMove {
    /// What was done, by whom, and when.
    pub made: MadeMove,
    /// How the hand stood before it.
    pub before: Hand,
}

/// The holding that a challenger was shown (R-WD4-4): nobody else sees it.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct Revealed {
    /// Who challenged.
    pub to: Seat,
    /// Whose holding it is.
    pub of: Seat,
    /// The cards as they were when the challenge was made.
    pub holding: Holding,
}

/// What the hand asks, and of whom. While it is the same, a move that was chosen earlier still means what it meant.
type Question = (HandStage, Seats, Option<Card>, Option<Colour>, usize);

impl Game {
    /// Deals the hand.
    ///
    /// # Errors
    /// A row that is no hand: the deal was checked when it was set up.
    pub(super) fn deal(dealt: &DealtHand) -> Result<Self, StoreError> {
        let mut shuffle = Seeded::new(dealt.seed.clone());
        let deck = dealt.rules.deck().shuffled(&mut shuffle);
        let table = dealt.table().ok_or_else(|| StoreError::corrupt("dealt hand", &"nobody deals"))?;
        let hand = Hand::deal(dealt.rules, table, deck, &mut shuffle)
            .map_err(|fault| StoreError::corrupt("dealt hand", &fault))?;
        let asked_at = dealt.dealt_at.unwrap_or(dealt.created_at);
        Ok(Self { hand, shuffle, moves: 0, since: 0, asked_at, recent: Vec::new(), revealed: None })
    }

    /// Makes moves that are on disk.
    ///
    /// # Errors
    /// Moves that the rules do not allow: no program of ours wrote them.
    pub(super) fn follow(&mut self, moves: &[MadeMove]) -> Result<(), StoreError> {
        moves
            .iter()
            .try_for_each(|made| self.make(*made))
            .map_err(|reason| StoreError::corrupt("move", &reason))
    }

    /// Makes a move, and then those that follow by themselves. All of them, in their order.
    pub(super) fn play(&mut self, made: MadeMove) -> Result<Vec<MadeMove>, Reason> {
        self.make(made)?;
        let mut all = vec![made];
        self.forced(&mut all);
        Ok(all)
    }

    /// Makes the moves that follow by themselves.
    pub(super) fn forced(&mut self, all: &mut Vec<MadeMove>) {
        while let Some((by, what)) = self.hand.forced() {
            let made = MadeMove::now(by, what, Actor::Rules);
            if self.make(made).is_err() {
                return; // what is forced is legal
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
        if self.recent.len() == RECENT {
            self.recent.remove(0);
        }
        self.recent.push(RecentMove { made, before });
        Ok(())
    }

    /// R-WD4-4: the challenger sees the holding, until the challenger's own next move.
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

    /// The hand, with everything that is secret in it.
    pub fn hand(&self) -> &Hand {
        &self.hand
    }

    /// How many moves were made.
    pub fn moves(&self) -> usize {
        self.moves
    }

    /// The last moves, the oldest first.
    pub fn recent(&self) -> &[RecentMove] {
        &self.recent
    }

    /// What a seat was shown by its challenge.
    pub fn revealed_to(&self, seat: Seat) -> Option<&Revealed> {
        self.revealed.as_ref().filter(|revealed| revealed.to == seat)
    }

    /// How it ended, once it is over.
    pub fn ended(&self) -> Option<Ended> {
        self.hand.result()
    }

    /// Since when the hand waits for whom it waits for.
    pub(super) fn asked_at(&self) -> DateTime<Utc> {
        self.asked_at
    }

    /// Whether a move that was chosen after `seen` moves may be made now. What others called or reported meanwhile changes nothing; but
    /// nobody pays for being slower, so then a cry must be a right one.
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
    // Both sides of an exchange choose at once: that the other has chosen changes nothing.
    let (stage, asked) = match view.stage() {
        HandStage::Exchange { by, with, .. } => {
            (HandStage::Exchange { by, with, given: None, answered: false }, Seats::NONE)
        }
        stage => (stage, hand.waits_for()),
    };
    (stage, asked, view.top(), view.colour(), view.discards() + picks(stage, hand))
}

/// In a draft nothing but the pile shows that one pick follows another.
fn picks(stage: HandStage, hand: &Hand) -> usize {
    let picking = matches!(stage, HandStage::Draft { .. });
    if picking { hand.view_for(hand.table().dealer).pile() } else { 0 }
}

/// For tests of secrecy: absent from what is released.
#[cfg(debug_assertions)]
#[expect(clippy::unwrap_used, clippy::missing_panics_doc, reason = "only tests play like this")]
impl Game {
    /// A hand as it was dealt.
    pub fn dealt(dealt: &DealtHand) -> Self {
        Self::deal(dealt).unwrap()
    }

    /// Makes a move that the rules allow.
    pub fn played(&mut self, by: Seat, what: Move) {
        self.play(MadeMove::now(by, what, Actor::Player)).unwrap();
    }

    /// The same for the eyes of a seat, with every card changed that it may not see.
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
    use lastcard_store::dealt::DealtState;
    use lastcard_tournament::{PlayerId, Seating, Slot};

    pub(super) fn dealt(rules: Ruleset, seats: usize, seed: u8) -> DealtHand {
        let ids = ["anna", "vera", "boris", "gleb"].iter().take(seats);
        let players: Vec<PlayerId> = ids.map(|id| PlayerId::parse(id).unwrap()).collect();
        let now = Utc::now();
        DealtHand {
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
            state: DealtState::Open,
            created_at: now,
            dealt_at: Some(now),
            ended_at: None,
        }
    }

    /// Plays a hand by bots and looks at it before each move.
    fn watch(rules: Ruleset, seed: u8, mut look: impl FnMut(&Game, Seat, Move)) {
        use rand::SeedableRng as _;
        let mut rng = rand::rngs::Xoshiro256PlusPlus::seed_from_u64(seed.into());
        let seats = (*rules.players().end()).min(4);
        let mut game = Game::dealt(&dealt(rules, seats, seed));
        while game.ended().is_none() {
            let next = bot::step(game.hand(), |_| Some(Bot::Random), game.moves(), &mut rng);
            let (by, what) = next.expect("bots go on");
            look(&game, by, what);
            game.played(by, what);
        }
    }

    /// A second tap of the same move is stale, whatever it was.
    #[test]
    fn a_double_tap_is_never_a_second_move() {
        for (number, &preset) in (0..).zip(Preset::ALL) {
            watch(preset.into(), number, |game, by, what| {
                let mut after = game.clone();
                assert!(after.is_fresh(by, &what, game.moves()));
                after.played(by, what);
                assert!(!after.is_fresh(by, &what, game.moves()), "{preset}: {what:?} twice");
            });
        }
    }

    /// What others report leaves the move of who is asked as it was; a cry that was right then and is not now costs nothing.
    #[test]
    fn a_move_outlives_what_does_not_concern_it() {
        let rules = Ruleset::from(Preset::Club);
        let mut outlived = 0;
        for seed in 0..20 {
            watch(rules, seed, |game, by, what| {
                let other = game.hand().seats().find(|seat| *seat != by).unwrap();
                let report = Move::Report { kind: lastcard_rules::hand::Offence::Hide, seat: other };
                if game.hand().is_legal(other, &report) && matches!(what, Move::Play(_) | Move::Draw) {
                    let mut after = game.clone();
                    after.played(other, report);
                    assert!(after.is_fresh(by, &what, game.moves()), "{what:?}");
                    assert!(!after.is_fresh(other, &report, game.moves()), "a report is not made twice");
                    assert!(
                        !after.is_fresh(by, &Move::Call, game.moves())
                            || game.hand().legal(by).allows(&Move::Call)
                    );
                    outlived += 1;
                }
            });
        }
        assert!(outlived > 100, "{outlived}");
    }

    /// R-WD4-4: the challenger, and nobody else, sees the holding as it was; until the challenger moves.
    #[test]
    fn a_challenge_shows_the_holding_to_the_challenger() {
        let rules = Ruleset::from(Preset::Club);
        let mut shown = 0;
        for seed in 0..40 {
            let mut before: Option<(Seat, Seat, Holding)> = None;
            watch(rules, seed, |game, by, what| {
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
                    after.played(by, what);
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

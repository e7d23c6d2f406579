//! Practice hand: a person in seat 0, and bots in all others.

use rand::SeedableRng;
use rand::rngs::StdRng;

use lastcard_rules::bot::{self, Bot};
use lastcard_rules::choice::HandSize;
use lastcard_rules::hand::{Ended, Hand, HandTable, NoDeal};
use lastcard_rules::log::{HandLog, Recorder};
use lastcard_rules::{Move, Reason, Ruleset, Seat, Seed, Seeded, below};

use crate::played_hands::{announcement::MoveAnnouncement, moves::MoveRefusal};

pub const PERSON: Seat = Seat::FIRST;

/// Rules, players and bots of a hand.
#[derive(Debug, Clone)]
pub struct PracticeTerms {
    pub rules: Ruleset,
    pub players: usize,
    pub bot: Bot,
}

/// Dealer of a hand, and the number of cards.
#[derive(Debug, Clone, Copy)]
pub struct PracticeDeal {
    pub dealer: Seat,
    /// Number of cards that the person chose as dealer. A bot that deals makes its own choice.
    pub chosen: Option<HandSize>,
}

impl PracticeDeal {
    pub fn with_random_dealer(players: usize) -> Self {
        let lot = below(&mut rand::rng(), u32::try_from(players).unwrap_or(1)) as usize;
        Self { dealer: Seat::new(lot).unwrap_or(PERSON), chosen: None }
    }

    pub const fn with_person_dealing(chosen: HandSize) -> Self {
        Self { dealer: PERSON, chosen: Some(chosen) }
    }
}

/// Hand with its whole history.
#[derive(Debug)]
pub struct PracticeGame {
    terms: PracticeTerms,
    hand: Hand,
    seed: Seed,
    shuffle: Recorder<Seeded>,
    moves: Vec<(Seat, Move)>,
    said: Vec<MoveAnnouncement>,
    lots: StdRng,
}

impl PracticeGame {
    /// Deals a hand.
    ///
    /// # Errors
    /// Fails if the rules do not allow this number of players.
    pub fn deal(terms: PracticeTerms, deal: PracticeDeal) -> Result<Self, NoDeal> {
        let mut lots = StdRng::from_seed(rand::random());
        let seed = Seed::new(rand::random());
        let mut seeded = Seeded::new(seed.clone());
        let deck = terms.rules.deck().shuffled(&mut seeded);
        let mut shuffle = Recorder::new(seeded, &deck);
        let table = HandTable::dealt_by(deal.dealer, terms.players);
        let rules = match deal.chosen {
            Some(size) => terms.rules.dealt_with(size),
            None => terms.bot.deals_by(terms.rules, terms.players, &mut lots),
        };
        let hand = Hand::deal(rules, table, deck, &mut shuffle)?;
        Ok(Self { terms, hand, seed, shuffle, moves: Vec::new(), said: Vec::new(), lots })
    }

    pub const fn terms(&self) -> &PracticeTerms {
        &self.terms
    }

    pub const fn hand(&self) -> &Hand {
        &self.hand
    }

    pub fn announcements(&self) -> &[MoveAnnouncement] {
        &self.said
    }

    pub const fn revision(&self) -> usize {
        self.moves.len()
    }

    pub fn commitment(&self) -> String {
        self.seed.commitment().to_string()
    }

    pub fn result(&self) -> Option<Ended> {
        self.hand.result()
    }

    /// Returns the log of the hand, once it is over.
    pub fn build_log(&self, names: &[String]) -> Option<HandLog> {
        let log = self.shuffle.clone().log(&self.hand, &self.result()?, names, &self.moves)?;
        Some(HandLog { commitment: Some(self.seed.commitment()), seed: Some(self.seed.clone()), ..log })
    }

    /// Makes the person's move, which was chosen at this revision.
    pub fn play(&mut self, revision: usize, what: Move) -> Result<(), MoveRefusal> {
        if revision != self.revision() {
            return Err(MoveRefusal::Stale);
        }
        self.make_move(PERSON, what).map_err(MoveRefusal::Rules)
    }

    /// Makes the next move that does not need the person: a forced move, or a bot's. Returns false if there is none.
    pub fn advance(&mut self) -> bool {
        self.next_move().is_some_and(|(by, what)| self.make_move(by, what).is_ok())
    }

    fn next_move(&mut self) -> Option<(Seat, Move)> {
        let bot = self.terms.bot;
        let bots = |seat| (seat != PERSON).then_some(bot);
        self.hand.forced().or_else(|| bot::step(&self.hand, bots, self.moves.len(), &mut self.lots))
    }

    fn make_move(&mut self, by: Seat, what: Move) -> Result<(), Reason> {
        let before = self.hand;
        self.hand.apply(by, what, &mut self.shuffle)?;
        self.said.push(MoveAnnouncement::new(by, &what, &before.view_for(by), &self.hand.view_for(by)));
        self.moves.push((by, what));
        Ok(())
    }
}

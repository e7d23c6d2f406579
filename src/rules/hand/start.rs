//! The deal, the draft of DUO and the start card (R-DEAL, V-DUO, R-START).

use serde::Serialize;

use super::super::choice::{HandSize, Setup, StartCard};
use super::super::{Card, CardSet, Colour, Face};
use super::{Hand, Outcome, Phase, Pile, Progress, Ruleset, Seat, Seats, Shuffle};
use crate::seat::PerSeat;

/// Number of rejected start cards after which the hand is given up. A real shuffle never gets near it,
/// because the pile always holds a number (R-PLY-3).
const REJECTED: usize = 10_000;

/// The table of a hand: its size, dealer and opener.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize)]
pub struct HandTable {
    /// Number of players, two to ten (R-PLY-1).
    pub seats: usize,
    /// Dealer, or in DUO the first to draft. The first card goes to the seat on the left (R-DEAL-2).
    pub dealer: Seat,
    /// Player who leads, before the start card takes effect (R-START-1).
    pub opener: Seat,
    /// The opener has won the right to lead, which a start Reverse does not take away (R-START-7). Implied if
    /// the opener is not the player on the dealer's left.
    pub by_right: bool,
}

impl HandTable {
    /// Returns the ordinary table, where the player on the dealer's left opens (R-START-1).
    pub const fn dealt_by(dealer: Seat, seats: usize) -> Self {
        Self { seats, dealer, opener: dealer.left(seats), by_right: false }
    }
}

/// A reason why a hand cannot be dealt.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, thiserror::Error)]
#[serde(tag = "fault", rename_all = "kebab-case")]
#[error("{self:?}")]
pub enum NoDeal {
    /// The rules are for another number of players (R-PLY-1).
    WrongNumberOfPlayers {
        /// Number of players at the table.
        players: usize,
        /// Lowest number that the rules allow.
        least: usize,
        /// Highest number that the rules allow.
        most: usize,
    },
    /// The dealer or the opener is not at the table.
    NobodySitsThere,
    /// The pile is not exactly the ruleset's deck.
    NotThisDeck,
}

impl Hand {
    /// Deals a hand from a shuffled deck: one card at a time from the dealer's left, then the start card
    /// (R-DEAL-3, R-START). In a draft, the first card is shown to the drafter.
    ///
    /// # Errors
    /// Returns the reason if the table or the deck does not suit the rules.
    pub fn deal(
        rules: Ruleset,
        table: HandTable,
        deck: Pile,
        shuffle: &mut impl Shuffle,
    ) -> Result<Self, NoDeal> {
        let players = rules.players();
        if !players.contains(&table.seats) {
            let (least, most) = players.into_inner();
            return Err(NoDeal::WrongNumberOfPlayers { players: table.seats, least, most });
        }
        if table.dealer.number() >= table.seats || table.opener.number() >= table.seats {
            return Err(NoDeal::NobodySitsThere);
        }
        if !rules.deck().is(&deck) {
            return Err(NoDeal::NotThisDeck);
        }
        let mut hand = Self {
            rules,
            table,
            phase: Phase::Turn { by: table.opener },
            holdings: PerSeat::default(),
            pile: deck,
            discard: Pile::EMPTY,
            colour: None,
            matching: CardSet::NONE,
            clockwise: true,
            active: Seats::first(table.seats),
            exposed: Seats::NONE,
            swapped: Seats::NONE,
            called: Seats::NONE,
            actor: None,
            window: false,
            forfeits: None,
            silence: None,
            centre: None,
            start_dump: None,
            idle: 0,
            picks: 0,
            places: PerSeat::default(),
            progress: Progress::default(),
        };
        if rules.options().setup == Setup::Draft {
            hand.begin_pick(shuffle);
        } else {
            hand.deal_out();
            hand.turn_up(shuffle);
        }
        Ok(hand)
    }

    fn deal_out(&mut self) {
        // R-DEAL-1: the dealer's choice is written into the ruleset beforehand; without a choice, seven cards
        // are dealt.
        let each = if self.options().hand_size == HandSize::Six { 6 } else { 7 };
        let mut seat = self.table.dealer;
        for _ in 0..each * self.table.seats {
            seat = seat.left(self.table.seats);
            if let Some(card) = self.pile.take() {
                self.holdings[seat].add(card);
            }
        }
    }

    /// Turns up cards until one may stay, and lets it take effect. A rejected card goes back, and the pile is
    /// shuffled (R-START-2, R-START-3, R-START-4).
    pub(super) fn turn_up(&mut self, shuffle: &mut impl Shuffle) {
        for _ in 0..REJECTED {
            let Some(card) = self.pile.take() else { break };
            if self.may_start(card) {
                self.discard.put(card);
                self.start_with(card, shuffle);
                return;
            }
            self.pile.put(card);
            shuffle.shuffle(self.pile.upward_mut());
        }
        self.phase = Phase::Over(Outcome::Stuck);
    }

    /// Returns true if the card may be the start card (R-START-5 for DUO). A blank never may, because a
    /// colour is needed to play on.
    fn may_start(&self, card: Card) -> bool {
        let number = card.face().number().is_some();
        match self.options().start_card {
            StartCard::NumberOnly => number,
            StartCard::ExecuteWildBack => number || card.face().is_action(),
            StartCard::ExecuteWildNamed => card.face().is_coloured() || card == Card::WILD,
            StartCard::Duo => card != Card::BLANK,
        }
    }

    /// R-START-3, R-START-7, V-DUO-7: lets the start card take effect on the opener. Nobody laid it, so
    /// nobody answers it (R-START-8), and a 0 or 7 brings no exchange (H-70-5).
    fn start_with(&mut self, card: Card, shuffle: &mut impl Shuffle) {
        let Self { table, .. } = *self;
        let duo = self.options().start_card == StartCard::Duo;
        let second = self.next(table.opener);
        self.match_colour(card.colour());
        let first = match card.face() {
            Face::DrawTwo => {
                self.draw_cards(table.opener, 2, shuffle);
                second
            }
            Face::Skip => second,
            Face::Reverse if duo => {
                self.start_dump = card.colour();
                table.opener
            }
            // R-START-9, §0.5.7d
            Face::Reverse if self.two_in_play() => second,
            Face::Reverse => {
                self.clockwise = false;
                // The dealer plays first, unless the opener leads by right (R-START-7).
                let by_right = table.by_right || table.opener != table.dealer.left(table.seats);
                if by_right { table.opener } else { table.dealer }
            }
            Face::Wild | Face::WildDrawFour => {
                self.phase = Phase::StartColour { by: if duo { second } else { table.opener } };
                return;
            }
            _ => table.opener,
        };
        self.phase = Phase::Turn { by: first };
    }

    /// Names the colour of a turned-up black card; any colour, even under H-CIRCLE (R-START-10). After a Wild
    /// Draw Four the opener draws (V-DUO-7).
    pub(super) fn name_start_colour(&mut self, colour: Colour, shuffle: &mut impl Shuffle) {
        self.match_colour(Some(colour));
        let opener = self.table.opener;
        if self.top() == Some(Card::WILD_DRAW_FOUR) {
            self.draw_cards(opener, 4, shuffle);
            self.turn_after_taking(opener, 4, opener, self.next(opener));
        } else {
            self.phase = Phase::Turn { by: opener };
        }
    }
}

/// Cards drafted by both players together, seven each (V-DUO-5).
const PICKS: u8 = 14;

/// The draft of DUO (V-DUO-3..6).
impl Hand {
    /// Shows the drafter the next top card, or ends the draft.
    pub(super) fn begin_pick(&mut self, shuffle: &mut impl Shuffle) {
        let first = self.table.dealer;
        let by = if self.picks.is_multiple_of(2) { first } else { self.next(first) };
        if self.picks >= PICKS {
            self.end_draft(shuffle);
        } else if let Some(card) = self.pile.take() {
            self.phase = Phase::Draft { by, card };
        }
    }

    /// Keeps the card and discards the next one, or the other way round (V-DUO-3); the refused card is gone
    /// (V-DUO-4).
    pub(super) fn draft(&mut self, keep: bool, shuffle: &mut impl Shuffle) {
        let Phase::Draft { by, card } = self.phase else { return };
        let Some(next) = self.pile.take() else { return };
        let (kept, refused) = if keep { (card, next) } else { (next, card) };
        self.holdings[by].add(kept);
        self.discard.put(refused);
        self.picks += 1;
        self.begin_pick(shuffle);
    }

    /// V-DUO-6: puts the discards under the pile, the first one uppermost, and turns up the start card.
    fn end_draft(&mut self, shuffle: &mut impl Shuffle) {
        let mut pile = self.discard;
        pile.upward_mut().reverse();
        for &card in self.pile.upward() {
            pile.put(card);
        }
        self.pile = pile;
        self.discard = Pile::EMPTY;
        self.turn_up(shuffle);
    }
}

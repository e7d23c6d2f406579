//! The draw for the first dealer (R-DLR).

use super::choice::DealerSpecial;
use super::seat::PerSeat;
use super::{Card, Pile, Seat, Seats};

/// The draw for the first dealer, card by card. Under `dealer.pick=cut` the cards are cut instead, and the
/// highest cut drafts first (V-DUO-2).
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct DealerDraw {
    special: DealerSpecial,
    /// The shuffled deck; a drawn card stays out until the draw is over (R-DLR-4).
    deck: Pile,
    candidates: Seats,
    waiting: Seats,
    /// Number drawn by each candidate; `None` for a card that does not count.
    pulled: PerSeat<Option<u8>>,
}

impl DealerDraw {
    /// Starts the draw among the first `seats` seats, from a shuffled deck.
    pub fn new(special: DealerSpecial, seats: usize, deck: Pile) -> Self {
        let all = Seats::first(seats);
        Self { special, deck, candidates: all, waiting: all, pulled: PerSeat::default() }
    }

    /// Returns the players who still have to draw a card.
    pub const fn waits_for(&self) -> Seats {
        self.waiting
    }

    /// Returns the dealer, once one card is higher than all others (R-DLR-1).
    pub fn dealer(&self) -> Option<Seat> {
        let mut candidates = self.candidates.iter();
        candidates.next().filter(|_| self.waiting.is_empty() && candidates.next().is_none())
    }

    /// Draws a card for a player. Returns `None`, with nothing changed, if that player does not have to draw
    /// or no card is left.
    pub fn pull(&mut self, seat: Seat) -> Option<Card> {
        if !self.waiting.has(seat) {
            return None;
        }
        let card = self.deck.take()?;
        self.pulled[seat] = card.face().number();
        // R-DLR-2: a card without a number is drawn again, or leaves its player without a value.
        if self.pulled[seat].is_some() || self.special == DealerSpecial::Ignored {
            self.waiting = self.waiting.without(seat);
        }
        if self.waiting.is_empty() {
            self.compare();
        }
        Some(card)
    }

    /// Keeps the candidates with the highest number; if there are several, they draw again (R-DLR-3). If
    /// nobody has a number, all draw again.
    fn compare(&mut self) {
        let highest = self.candidates.iter().filter_map(|seat| self.pulled[seat]).max();
        self.candidates = self.candidates.iter().filter(|&seat| self.pulled[seat] == highest).collect();
        if self.candidates.len() > 1 {
            self.waiting = self.candidates;
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    /// Starts a draw in which each of four players takes one card; any further cards stay in the deck.
    fn draw(special: DealerSpecial, cards: &str) -> DealerDraw {
        let deck: Vec<Card> = cards.split(' ').map(|card| card.parse().unwrap()).collect();
        let mut draw = DealerDraw::new(special, 4, Pile::try_from(deck.clone()).unwrap());
        for (seat, card) in Seat::first(4).zip(deck) {
            assert_eq!(draw.pull(seat), Some(card));
        }
        draw
    }

    fn numbers(seats: Seats) -> Vec<usize> {
        seats.iter().map(Seat::number).collect()
    }

    fn seat(number: usize) -> Seat {
        Seat::new(number).unwrap()
    }

    /// EX-76
    #[test]
    fn ex_76_dealer_draw() {
        let mut redraw = draw(DealerSpecial::Redraw, "R7 BSKIP G9 Y9 B3 R1 R0");
        assert_eq!(numbers(redraw.waits_for()), [1]);
        assert_eq!(redraw.pull(seat(0)), None);
        redraw.pull(seat(1));
        assert_eq!((numbers(redraw.waits_for()), redraw.dealer()), (vec![2, 3], None));
        redraw.pull(seat(2));
        redraw.pull(seat(3));
        assert_eq!(redraw.dealer(), Some(seat(2)));

        let ignored = draw(DealerSpecial::Ignored, "R7 BSKIP G9 Y9");
        assert_eq!(numbers(ignored.waits_for()), [2, 3]);
        let nobody = draw(DealerSpecial::Ignored, "W BSKIP WD4 YD2");
        assert_eq!(numbers(nobody.waits_for()), [0, 1, 2, 3]);
        assert_eq!(draw(DealerSpecial::Ignored, "W BSKIP WD4 Y0").dealer(), Some(seat(3)));
    }

    /// R-DLR-4: each card of the deck is drawn only once.
    #[test]
    fn a_card_pulled_for_the_deal_stays_out() {
        let mut draw = draw(DealerSpecial::Redraw, "R7 BSKIP G9 Y9 BREV BREV");
        assert_eq!(
            draw.pull(seat(1)).zip(draw.pull(seat(1))),
            Some(("BREV".parse().unwrap(), "BREV".parse().unwrap()))
        );
        assert_eq!((draw.pull(seat(1)), numbers(draw.waits_for())), (None, vec![1]));
    }
}

//! Limit of the engine: the rules of `club` for four random players, as one loop over bit sets. No types, no
//! checks of moves, no other rules.

#![expect(clippy::cast_possible_truncation, reason = "small numbers")]

use std::hint::black_box;

use rand::rngs::Xoshiro256PlusPlus;
use rand::{Rng, SeedableRng};

/// A card is `colour × 16 + face`, and its bit in a holding `1 << card`. Faces from 10 on are D2, REV, SKIP,
/// W, WD4. Each of the four copies of a black card has a bit, at the position of that face in each colour; a
/// second word holds the second copies of the other cards.
type Card = u8;

const WILDS: u64 = 0x2000_2000_2000_2000;
const FOURS: u64 = 0x4000_4000_4000_4000;
const BLACK: u64 = WILDS | FOURS;
const COLOUR: u64 = 0x1FFF;
const FACE: u64 = 0x0001_0001_0001_0001;

struct Game {
    rng: Xoshiro256PlusPlus,
    /// Unused part of the last random number, which is enough for all the draws of a turn.
    lots: u64,
    pile: [Card; 108],
    piled: usize,
    discard: [Card; 108],
    discarded: usize,
    held: [[u64; 2]; 4],
    sizes: [u8; 4],
}

/// Plays hands; returns the number of turns.
pub(super) fn play(hands: u64) -> u64 {
    let mut game = Game {
        rng: Xoshiro256PlusPlus::seed_from_u64(1),
        lots: 0,
        pile: [0; 108],
        piled: 0,
        discard: [0; 108],
        discarded: 0,
        held: [[0; 2]; 4],
        sizes: [0; 4],
    };
    let mut deck = Vec::new();
    for colour in 0..4u8 {
        for face in 0..15u8 {
            deck.push(colour << 4 | face);
            if (1..13).contains(&face) {
                deck.push(colour << 4 | face);
            }
        }
    }
    (0..hands).map(|number| game.hand(&deck, (number % 4) as usize)).sum()
}

/// Shuffles cards, with five places from each random number; the bias is about one in a thousand million. The
/// engine's cards are shuffled with it, too.
pub(super) fn shuffle<T>(cards: &mut [T], rng: &mut Xoshiro256PlusPlus) {
    let mut left = cards.len();
    while left > 1 {
        let mut lots = rng.next_u64();
        for _ in 0..5.min(left - 1) {
            let place = below(&mut lots, left as u64);
            left -= 1;
            cards.swap(left, place);
        }
    }
}

/// Draws a number below `bound` and uses up part of `lots`.
#[inline]
fn below(lots: &mut u64, bound: u64) -> usize {
    let product = u128::from(*lots) * u128::from(bound);
    *lots = product as u64;
    (product >> 64) as usize
}

impl Game {
    #[inline]
    fn below(&mut self, bound: u32) -> usize {
        below(&mut self.lots, bound.into())
    }

    #[cold]
    fn recycle(&mut self) {
        self.piled = self.discarded - 1;
        self.pile[..self.piled].copy_from_slice(&self.discard[..self.piled]);
        self.discard[0] = self.discard[self.piled];
        self.discarded = 1;
        shuffle(&mut self.pile[..self.piled], &mut self.rng);
    }

    #[inline]
    fn draw_one(&mut self, seat: usize) -> Option<Card> {
        if self.piled == 0 {
            self.recycle();
            if self.piled == 0 {
                return None;
            }
        }
        self.piled -= 1;
        let card = self.pile[self.piled];
        let bit = 1 << (card & 63);
        let [once, twice] = &mut self.held[seat];
        *twice |= *once & bit;
        *once |= bit;
        self.sizes[seat] += 1;
        Some(card)
    }

    #[inline]
    fn draw(&mut self, seat: usize, count: usize) {
        for _ in 0..count {
            self.draw_one(seat);
        }
    }

    #[expect(
        clippy::too_many_lines,
        reason = "one loop: what a function would cost is what is measured against"
    )]
    fn hand(&mut self, deck: &[Card], dealer: usize) -> u64 {
        self.pile.copy_from_slice(deck);
        self.piled = 108;
        shuffle(&mut self.pile, &mut self.rng);
        self.held = [[0; 2]; 4];
        self.sizes = [0; 4];
        for round in 1..=28 {
            self.draw_one((dealer + round) & 3);
        }
        while self.pile[self.piled - 1] & 15 == 14 {
            shuffle(&mut self.pile[..self.piled], &mut self.rng);
        }
        self.piled -= 1;
        let mut top = self.pile[self.piled];
        self.discard[0] = top;
        self.discarded = 1;
        let mut colour = top >> 4;
        let mut step = 1;
        let mut seat = (dealer + 1) & 3;
        match top & 15 {
            10 => {
                self.draw(seat, 2);
                seat = (seat + 1) & 3;
            }
            11 => {
                step = 3;
                seat = dealer;
            }
            12 => seat = (seat + 1) & 3,
            13 => colour = (self.rng.next_u32() & 3) as u8,
            _ => {}
        }
        let mut idle = 0;
        let mut turns = 0;
        loop {
            turns += 1;
            self.lots = self.rng.next_u64();
            let of_colour = COLOUR << (16 * colour);
            let fitting = of_colour | FACE << (top & 15) | BLACK;
            let [held, _] = self.held[seat];
            let fits = held & fitting;
            // If nothing fits, not even a black card, one card is drawn. If only a Wild Draw Four fits,
            // playing it is legal, so nobody may draw.
            let (card, named) = if fits == 0 {
                let Some(card) = self.draw_one(seat) else {
                    idle += 1;
                    if idle == 4 {
                        return turns;
                    }
                    seat = (seat + step) & 3;
                    continue;
                };
                let ways = if card & 15 >= 13 { 4 } else { 1 };
                // Keeps the card, or plays it in one of the possible ways.
                let choice = if fitting >> card & 1 == 0 { ways } else { self.below(ways as u32 + 1) };
                if choice == ways {
                    seat = (seat + step) & 3;
                    continue;
                }
                (card, if ways == 4 { choice as u8 } else { card >> 4 })
            } else {
                // Chooses one of the cards that fit; a black card counts once for each colour.
                let mut coloured = fits & !BLACK;
                let ways = coloured.count_ones();
                let (wild, four) = (fits & WILDS, fits & FOURS);
                let wilds = u32::from(wild != 0) * 4;
                let mut choice = self.below(ways + wilds + u32::from(four != 0) * 4) as u32;
                if choice < ways {
                    // The first steps are branch-free: the branch would be unpredictable.
                    for _ in 0..2 {
                        coloured &= coloured - u64::from(choice > 0);
                        choice = choice.saturating_sub(1);
                    }
                    for _ in 0..choice {
                        coloured &= coloured - 1;
                    }
                    let card = coloured.trailing_zeros() as u8;
                    (card, card >> 4)
                } else {
                    choice -= ways;
                    let black = if choice < wilds { wild } else { four };
                    (black.trailing_zeros() as u8, choice as u8 & 3)
                }
            };
            idle = 0;
            let face = card & 15;
            let bit = 1 << (card & 63);
            let [once, twice] = &mut self.held[seat];
            *once &= !bit | *twice;
            *twice &= !bit;
            let guilty = *once & of_colour != 0;
            self.sizes[seat] -= 1;
            self.discard[self.discarded] = card;
            self.discarded += 1;
            (top, colour) = (card, named);
            if face == 11 {
                step = 4 - step;
            }
            let next = (seat + step) & 3;
            if self.sizes[seat] == 0 {
                match face {
                    10 => self.draw(next, 2),
                    14 => self.draw(next, 4),
                    _ => {}
                }
                black_box(&self.sizes);
                return turns;
            }
            if self.sizes[seat] == 1 && self.below(2) == 0 {
                self.draw(seat, 2);
            }
            match face {
                10 => {
                    self.draw(next, 2);
                    seat = (next + step) & 3;
                }
                12 => seat = (next + step) & 3,
                14 if self.below(2) == 0 => {
                    self.draw(next, 4);
                    seat = (next + step) & 3;
                }
                14 if guilty => {
                    self.draw(seat, 4);
                    seat = next;
                }
                14 => {
                    self.draw(next, 6);
                    seat = (next + step) & 3;
                }
                _ => seat = next,
            }
        }
    }
}

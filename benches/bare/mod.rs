//! The limit: the rules of `club` for four random players as one loop over arrays. No types, no checks of what a player may
//! do, nothing for any other rule.

#![expect(clippy::cast_possible_truncation, reason = "small numbers")]

use std::hint::black_box;

use rand::rngs::Xoshiro256PlusPlus;
use rand::{Rng, SeedableRng};

/// A card is `colour × 16 + face`; faces from 10 on are D2, REV, SKIP, W, WD4.
type Card = u8;

struct Game {
    rng: Xoshiro256PlusPlus,
    pile: [Card; 108],
    piled: usize,
    discard: [Card; 108],
    discarded: usize,
    hands: [[Card; 108]; 4],
    sizes: [usize; 4],
}

/// Plays hands; how many turns they took.
pub(super) fn play(hands: u64) -> u64 {
    let mut game = Game {
        rng: Xoshiro256PlusPlus::seed_from_u64(1),
        pile: [0; 108],
        piled: 0,
        discard: [0; 108],
        discarded: 0,
        hands: [[0; 108]; 4],
        sizes: [0; 4],
    };
    let mut deck = Vec::new();
    for colour in 0..4u8 {
        for face in 0..13u8 {
            deck.push(colour << 4 | face);
            if face > 0 {
                deck.push(colour << 4 | face);
            }
        }
        deck.extend([13, 14]);
    }
    (0..hands).map(|number| game.hand(&deck, (number % 4) as usize)).sum()
}

impl Game {
    fn below(&mut self, bound: usize) -> usize {
        ((u64::from(self.rng.next_u32()) * bound as u64) >> 32) as usize
    }

    fn shuffle(&mut self) {
        for left in (2..=self.piled).rev() {
            let place = self.below(left);
            self.pile.swap(left - 1, place);
        }
    }

    fn draw(&mut self, seat: usize, count: usize) -> Option<Card> {
        let mut drawn = None;
        for _ in 0..count {
            if self.piled == 0 {
                self.piled = self.discarded - 1;
                self.pile[..self.piled].copy_from_slice(&self.discard[..self.piled]);
                self.discard[0] = self.discard[self.piled];
                self.discarded = 1;
                self.shuffle();
                if self.piled == 0 {
                    return drawn;
                }
            }
            self.piled -= 1;
            let card = self.pile[self.piled];
            self.hands[seat][self.sizes[seat]] = card;
            self.sizes[seat] += 1;
            drawn = Some(card);
        }
        drawn
    }

    #[expect(
        clippy::too_many_lines,
        reason = "one loop: what a function would cost is what is measured against"
    )]
    fn hand(&mut self, deck: &[Card], dealer: usize) -> u64 {
        self.pile.copy_from_slice(deck);
        self.piled = 108;
        self.shuffle();
        self.sizes = [0; 4];
        self.discarded = 0;
        for round in 0..28 {
            self.draw((dealer + 1 + round) % 4, 1);
        }
        while self.pile[self.piled - 1] & 15 == 14 {
            self.shuffle();
        }
        self.piled -= 1;
        let mut top = self.pile[self.piled];
        self.discard[0] = top;
        self.discarded = 1;
        let mut colour = top >> 4;
        let mut step = 1;
        let mut seat = (dealer + 1) % 4;
        match top & 15 {
            10 => {
                self.draw(seat, 2);
                seat = (seat + 1) % 4;
            }
            11 => {
                step = 3;
                seat = dealer;
            }
            12 => seat = (seat + 1) % 4,
            13 => colour = self.below(4) as u8,
            _ => {}
        }
        let mut idle = 0;
        let mut turns = 0;
        let mut moves = [(0u8, 0u8); 128];
        loop {
            turns += 1;
            // The moves: each fitting card, each colour of a black one, called or not.
            let mut count = 0;
            let mut right = 0;
            let held = self.sizes[seat];
            for at in 0..held {
                let card = self.hands[seat][at];
                if card & 15 >= 13 {
                    moves[count..count + 4].copy_from_slice(&[(card, 0), (card, 1), (card, 2), (card, 3)]);
                    count += 4;
                    right += usize::from(card & 15 == 13 || self.four_is_right(seat, colour));
                } else if card >> 4 == colour || card & 15 == top & 15 {
                    moves[count] = (card, card >> 4);
                    count += 1;
                    right += 1;
                }
                if count > 120 {
                    break;
                }
            }
            let choice = self.below(count + usize::from(right == 0));
            let mut chosen = (choice < count).then(|| moves[choice]);
            if chosen.is_none() {
                match self.draw(seat, 1) {
                    Some(card) if card & 15 >= 13 => {
                        let keep = self.below(5);
                        chosen = (keep > 0).then(|| (card, keep as u8 - 1));
                    }
                    Some(card) if card >> 4 == colour || card & 15 == top & 15 => {
                        chosen = (self.below(2) > 0).then_some((card, card >> 4));
                    }
                    Some(_) => {}
                    None => {
                        idle += 1;
                        if idle == 4 {
                            return turns;
                        }
                    }
                }
            }
            let Some((card, named)) = chosen else {
                seat = (seat + step) % 4;
                continue;
            };
            idle = 0;
            let guilty = card == 14 && !self.four_is_right(seat, colour);
            let hand = &mut self.hands[seat];
            let held = self.sizes[seat];
            let at = hand[..held].iter().position(|&other| other == card).unwrap();
            hand[at] = hand[held - 1];
            self.sizes[seat] -= 1;
            self.discard[self.discarded] = card;
            self.discarded += 1;
            (top, colour) = (card, named);
            if card & 15 == 11 {
                step = 4 - step;
            }
            let next = (seat + step) % 4;
            if self.sizes[seat] == 0 {
                match card & 15 {
                    10 => drop(self.draw(next, 2)),
                    14 => drop(self.draw(next, 4)),
                    _ => {}
                }
                black_box(&self.sizes);
                return turns;
            }
            if self.sizes[seat] == 1 && self.below(2) == 0 {
                self.draw(seat, 2);
            }
            match card & 15 {
                10 => {
                    self.draw(next, 2);
                    seat = (next + step) % 4;
                }
                12 => seat = (next + step) % 4,
                14 if self.below(2) == 0 => {
                    self.draw(next, 4);
                    seat = (next + step) % 4;
                }
                14 if guilty => {
                    self.draw(seat, 4);
                    seat = next;
                }
                14 => {
                    self.draw(next, 6);
                    seat = (next + step) % 4;
                }
                _ => seat = next,
            }
        }
    }

    fn four_is_right(&self, seat: usize, colour: u8) -> bool {
        let hand = &self.hands[seat][..self.sizes[seat]];
        hand.len() == 1 || !hand.iter().any(|card| card & 15 < 13 && card >> 4 == colour)
    }
}

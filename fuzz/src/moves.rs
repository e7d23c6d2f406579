//! Arbitrary moves under arbitrary rulesets: no panic, no lost card, and a refused move changes nothing. Used
//! by the fuzz target and, with random bytes, by the ordinary suite.

use lastcard::rules::hand::{Cards, HandStage, Lay, Offence};
use lastcard::rules::{
    Card, Colour, Face, Hand, HandTable, Move, Options, Preset, Ruleset, Seat, Shuffle, Written,
};

/// Reads bytes in order, and zeros once they are used up.
struct Bytes<'a>(&'a [u8]);

impl Bytes<'_> {
    fn next(&mut self) -> usize {
        let Some((first, rest)) = self.0.split_first() else { return 0 };
        self.0 = rest;
        usize::from(*first)
    }

    fn pick<T: Copy>(&mut self, from: &[T]) -> T {
        from[self.next() % from.len()]
    }

    fn card(&mut self) -> Card {
        Card::of(self.pick(&Colour::ALL), self.pick(&Face::ALL))
    }

    fn seat(&mut self) -> Seat {
        Seat::new(self.next() % 10).unwrap()
    }

    fn lay(&mut self) -> Lay {
        let (card, how) = (self.card(), self.next());
        let colour = (how & 4 > 0).then(|| Colour::ALL[how & 3]);
        Lay { card, colour, uno: how & 8 > 0 }
    }

    fn any_move(&mut self) -> Move {
        match self.next() % 18 {
            0 => Move::Play(self.lay()),
            1 => Move::Deflect(self.lay()),
            2 => Move::Jump(self.lay()),
            3 => Move::Draw,
            4 => Move::Keep,
            5 => Move::Accept,
            6 => Move::Challenge,
            7 => Move::Pair { card: self.card(), uno: self.next() & 1 > 0 },
            8 => {
                let mut cards = Cards::NONE;
                for _ in 0..self.next() % 30 {
                    cards.push(self.card());
                }
                Move::Dump { cards, uno: self.next() & 1 > 0 }
            }
            9 => Move::Swap { with: Some(self.seat()) },
            10 => Move::Swap { with: None },
            11 => Move::Give { card: self.card() },
            12 => Move::Name { colour: self.pick(&Colour::ALL) },
            13 => Move::Call,
            14 => Move::Catch { seat: self.seat() },
            15 => Move::Ready,
            16 => Move::Report { kind: self.pick(Offence::ALL), seat: self.seat() },
            _ => self.pick(&[Move::DraftKeep, Move::DraftReject]),
        }
    }

    fn rules(&mut self) -> Option<Ruleset> {
        let preset = self.pick(Preset::ALL).to_string();
        let count = self.next() % 6;
        let options = (0..count).map(|_| {
            let name = self.pick(Options::NAMES);
            let word = self.pick(Options::words(name).unwrap());
            (name.to_owned(), word.into())
        });
        Written { options: options.collect(), preset }.check().ok()
    }
}

/// Shuffle determined by a byte.
struct Said(u8);

impl Shuffle for Said {
    fn shuffle(&mut self, cards: &mut [Card]) {
        for left in (2..=cards.len()).rev() {
            self.0 = self.0.wrapping_mul(29).wrapping_add(71);
            cards.swap(left - 1, usize::from(self.0) % left);
        }
    }
}

/// Plays the moves that the bytes encode.
pub fn run(data: &[u8]) {
    let mut bytes = Bytes(data);
    let Some(rules) = bytes.rules() else { return };
    let mut shuffle = Said(bytes.next() as u8);
    let (dealer, seats) = (bytes.seat(), bytes.next() % 12);
    let deck = rules.deck().shuffled(&mut shuffle);
    let Ok(mut hand) = Hand::deal(rules, HandTable::dealt_by(dealer, seats), deck, &mut shuffle) else {
        return;
    };
    while !bytes.0.is_empty() {
        // Half of the moves are legal ones of the player to move, so that the hand makes progress.
        let choice = bytes.next();
        let asked = hand.asked().filter(|_| choice & 1 > 0);
        let legal = asked.and_then(|by| {
            let count = hand.legal(by).into_moves().count().max(1);
            hand.legal(by).into_moves().nth(choice / 2 % count).map(|what| (by, what))
        });
        let (by, what) = legal.unwrap_or_else(|| (bytes.seat(), bytes.any_move()));
        let before = hand;
        let allowed = hand.is_legal(by, &what);
        assert_eq!(hand.apply(by, what, &mut shuffle).is_ok(), allowed, "{by:?} {what:?}");
        assert!(allowed || hand == before, "a refused move changed the hand");
        assert_eq!(cards(&hand), rules.deck().size() as usize, "{by:?} {what:?}");
        assert!(hand.result().is_some() || !hand.waits_for().is_empty(), "nobody is asked");
    }
}

/// Total number of cards.
fn cards(hand: &Hand) -> usize {
    let seen = hand.view_for(hand.table().dealer).visible();
    let looked_at = usize::from(matches!(seen.stage, HandStage::Draft { .. }));
    seen.pile + seen.discards + looked_at + seen.sizes.iter().sum::<u32>() as usize
}

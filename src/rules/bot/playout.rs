//! Hands that bots play to their end, or move by move at a table with people.

use rand::Rng;

use super::super::hand::{Ended, PlainPlayers};
use super::super::{Hand, Move, Seat, Seats, Shuffle, below};
use super::Bot;

/// Number of moves after which bots become restless. From then on they no longer draw if they can lay a card,
/// because random play with voluntary draws of up to ten cards would go on for ever, and they sometimes
/// choose a random move.
const MOVES_BEFORE_RESTLESS: usize = 2_000;

/// Number of moves after which a hand is given up (§0.5.10c).
pub const MOST_MOVES: usize = 10_000;

/// Plays a hand to its end, or gives it up after [`MOST_MOVES`]. `bots` has one bot per seat; the last one
/// also plays any further seats. `log` is called with every move before it is made. Returns `None` if a move
/// is refused.
pub fn play_out(
    hand: &mut Hand,
    bots: &[Bot],
    rng: &mut impl Rng,
    shuffle: &mut impl Shuffle,
    log: impl FnMut(Seat, Move),
) -> Option<Ended> {
    if hand.rules().is_plain() {
        play_through::<false>(hand, bots, rng, shuffle, log)
    } else {
        play_through::<true>(hand, bots, rng, shuffle, log)
    }
}

/// Compiled twice, so that a hand without house rules does not pay for checking them.
pub(super) fn play_through<const HOUSE: bool>(
    hand: &mut Hand,
    bots: &[Bot],
    rng: &mut impl Rng,
    shuffle: &mut impl Shuffle,
    mut log: impl FnMut(Seat, Move),
) -> Option<Ended> {
    let bot = |seat: Seat| bots.get(seat.number()).or(bots.last()).copied().unwrap_or_default();
    let plain = hand.rules().shortcuts().plain_lays;
    let random: Seats = hand.seats().filter(|&seat| plain && bot(seat) == Bot::Random).collect();
    let follows_rules = hand.seats().any(|seat| bot(seat) != Bot::Random);
    let mut memory = follows_rules.then(|| Memory::of(hand));
    for moves in 0..MOST_MOVES {
        if let Some(memory) = &mut memory {
            memory.look(hand, moves);
        }
        let any = PlainPlayers { seats: random, choose: |count| below(rng, count), log: &mut log };
        if moves < MOVES_BEFORE_RESTLESS && hand.play_plainly::<HOUSE>(any, shuffle) {
            continue;
        }
        let restless = moves >= MOVES_BEFORE_RESTLESS || memory.as_ref().is_some_and(Memory::came_again);
        let next = hand.forced().or_else(|| next(hand, |seat| Some(bot(seat)), restless, rng));
        let Some((by, what)) = next else { return hand.result() };
        log(by, what);
        if hand.apply(by, what, shuffle).is_err() {
            return None; // not reached: bots choose legal moves
        }
    }
    hand.result().or_else(|| Some(hand.given_up()))
}

/// Returns the next move of a bot at a table with people: a move out of turn if there is one, otherwise the
/// move of a bot that has to move. Returns `None` if the hand is waiting for a person. `moves` is the number
/// of moves made.
pub fn step(
    hand: &Hand,
    bot: impl Fn(Seat) -> Option<Bot>,
    moves: usize,
    rng: &mut impl Rng,
) -> Option<(Seat, Move)> {
    next(hand, bot, moves >= MOVES_BEFORE_RESTLESS, rng)
}

#[inline(never)]
fn next(
    hand: &Hand,
    bot: impl Fn(Seat) -> Option<Bot>,
    restless: bool,
    rng: &mut impl Rng,
) -> Option<(Seat, Move)> {
    if hand.is_open_to_all() {
        for seat in hand.seats() {
            if let Some(what) = bot(seat).and_then(|bot| bot.react(&hand.view_for(seat), rng)) {
                return Some((seat, what));
            }
        }
    }
    let mut asked = hand.waits_for().iter();
    let (seat, bot) = asked.find_map(|seat| Some((seat, bot(seat)?)))?;
    let bot = if restless && below(rng, 2) == 0 { Bot::Random } else { bot };
    match bot.decide(&hand.view_for(seat), rng)? {
        Move::Draw if restless => Some((seat, hand.legal(seat).into_lays().next().unwrap_or(Move::Draw))),
        what => Some((seat, what)),
    }
}

/// Detects repeated positions, in which a bot with fixed rules would loop for ever. Keeps an earlier position,
/// replaced each time the number of moves has doubled, so a cycle of any length is detected once the hand is
/// long enough.
struct Memory {
    earlier: Hand,
    taken: usize,
    again: bool,
}

impl Memory {
    const fn of(hand: &Hand) -> Self {
        Self { earlier: *hand, taken: 0, again: false }
    }

    /// Compares the hand, after this number of moves, with the earlier position.
    fn look(&mut self, hand: &Hand, moves: usize) {
        if moves > 0 && self.earlier == *hand {
            self.again = true;
        }
        if moves > 2 * self.taken {
            self.earlier = *hand;
            self.taken = moves;
        }
    }

    const fn came_again(&self) -> bool {
        self.again
    }
}

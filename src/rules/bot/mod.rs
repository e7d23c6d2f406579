//! Bots that play by simple rules. They see what their seat sees, and nothing else.

mod greedy;
mod memory;
mod pick;

use rand::Rng;
use strum::{Display, EnumString, VariantNames};

use super::choice::HandSize;
use super::hand::{Ended, PlainPlayers, View};
use super::{Hand, Move, Ruleset, Seat, Seats, Shuffle, below};
use memory::Memory;

/// A kind of bot.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Default, Display, EnumString, VariantNames)]
#[strum(serialize_all = "lowercase")]
pub enum Bot {
    /// Any move except mistakes, all equally likely.
    Random,
    /// Sheds points, keeps the Wild Draw Four, calls UNO, and challenges players with many cards.
    #[default]
    Greedy,
}

impl Bot {
    /// Chooses how many cards to deal (R-DEAL-1). With more than six players, the greedy bot deals six
    /// instead of seven.
    pub fn hand_size(self, players: usize, rng: &mut impl Rng) -> HandSize {
        let six = match self {
            Self::Random => below(rng, 2) == 0,
            Self::Greedy => players > 6,
        };
        if six { HandSize::Six } else { HandSize::Seven }
    }

    /// Returns the rules of a hand that this bot deals.
    #[must_use]
    pub fn deals_by(self, rules: Ruleset, players: usize, rng: &mut impl Rng) -> Ruleset {
        if rules.asks_dealer() { rules.dealt_with(self.hand_size(players, rng)) } else { rules }
    }

    /// Chooses a move for a seat that has to move, or returns `None` if there is nothing to do.
    pub fn decide(self, view: &View<'_>, rng: &mut impl Rng) -> Option<Move> {
        match self {
            Self::Random => pick::any(&view.legal(), rng),
            Self::Greedy => greedy::best(view, rng),
        }
    }

    /// Chooses a move out of turn, or returns `None` to do nothing.
    pub fn react(self, view: &View<'_>, rng: &mut impl Rng) -> Option<Move> {
        let legal = view.legal();
        match self {
            Self::Random => {
                let choices = legal.into_reactions().count();
                legal.into_reactions().nth(below(rng, u32::try_from(choices).unwrap_or(0) + 1) as usize)
            }
            Self::Greedy => legal.into_reactions().next(),
        }
    }
}

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
fn play_through<const HOUSE: bool>(
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

#[cfg(test)]
mod tests {
    use rand::SeedableRng;
    use rand::rngs::Xoshiro256PlusPlus;

    use super::super::{HandTable, Preset, Random, Written};
    use super::*;
    use crate::hand::{HandStage, Outcome};

    /// Number of hands won by each seat.
    fn wins(preset: Preset, bots: &[Bot], hands: u32) -> Vec<u32> {
        let rules = Ruleset::from(preset);
        let seats = bots.len();
        let mut wins = vec![0; seats];
        for number in 0..hands {
            let mut shuffle = Random(Xoshiro256PlusPlus::seed_from_u64(number.into()));
            let dealer = Seat::new(number as usize % seats).unwrap();
            let deck = rules.deck().shuffled(&mut shuffle);
            let mut hand = Hand::deal(rules, HandTable::dealt_by(dealer, seats), deck, &mut shuffle).unwrap();
            let mut rng = Xoshiro256PlusPlus::seed_from_u64(u64::MAX - u64::from(number));
            let ended = play_out(&mut hand, bots, &mut rng, &mut shuffle, |_, _| ()).unwrap();
            if let Outcome::Out { seat } = ended.outcome {
                wins[seat.number()] += 1;
            }
        }
        wins
    }

    /// Two greedy and two random players, seated alternately. Over 10,000 hands the greedy ones win 82 %
    /// (docs/rules.md); this test plays fewer hands and has a wide margin.
    #[test]
    fn greedy_beats_random_clearly() {
        let wins = wins(Preset::Club, &[Bot::Greedy, Bot::Random, Bot::Greedy, Bot::Random], 600);
        assert!(wins[0] + wins[2] > 360, "{wins:?}");
    }

    /// The greedy bot's UNO calls are right, even after an exchange (§0.5.10d).
    #[test]
    fn greedy_never_calls_falsely() {
        let mut calls = 0;
        for (preset, options) in [
            ("cowboy", "pen.false_call=2"),
            ("classic", "pen.false_call=2 house.seven_zero=true house.five=true house.jump=true"),
            ("online", "pen.false_call=2 skip.effect=mover_again house.circle=true"),
            (
                "house",
                "pen.false_call=2 house.seven_zero=true uno.enforce=catch_and_auto house.seven_rounds=true",
            ),
            ("refill", "pen.false_call=2 house.seven_zero=true uno.enforce=auto_now"),
        ] {
            let rules = ruleset_of(preset, options);
            for number in 0..60 {
                let (mut hand, mut shuffle) = deal_hand(rules, 2 + number as usize % 3, number);
                let mut rng = Xoshiro256PlusPlus::seed_from_u64(number.into());
                let mut caller: Option<Seat> = None;
                for moves in 0..2_000 {
                    let bots = |_| Some(Bot::Greedy);
                    let Some((by, what)) = hand.forced().or_else(|| step(&hand, bots, moves, &mut rng))
                    else {
                        break;
                    };
                    if let Move::Play(lay) | Move::Deflect(lay) | Move::Jump(lay) = what {
                        caller = lay.uno.then_some(by);
                    }
                    hand.apply(by, what, &mut shuffle).unwrap();
                    let changing = matches!(
                        hand.view_for(by).stage(),
                        HandStage::Swap { .. } | HandStage::Exchange { .. }
                    );
                    if let Some(caller) = caller.take_if(|_| !changing) {
                        assert_eq!(
                            hand.view_for(caller).size(caller),
                            1,
                            "{preset} {options} {number}: {what:?}"
                        );
                        calls += 1;
                    }
                }
            }
        }
        assert!(calls > 300, "{calls}");
    }

    /// Rules with "+10" and seven rounds, under which some hands used to go on for ever.
    #[test]
    fn no_hand_is_endless() {
        for (preset, options, seats) in [
            ("club", "deck.kind=std112 deck.blanks=plus10", 4),
            ("club", "deck.kind=std112 deck.blanks=plus10 house.zero50=true", 6),
            ("classic", "deck.kind=std112 deck.blanks=plus10", 8),
            ("classic", "deck.kind=std112 deck.blanks=plus10 house.seven_rounds=true", 5),
        ] {
            let rules = ruleset_of(preset, options);
            for number in 0..20 {
                let (mut hand, mut shuffle) = deal_hand(rules, seats, number);
                let mut rng = Xoshiro256PlusPlus::seed_from_u64(number.into());
                let mut moves = 0;
                let ended =
                    play_out(&mut hand, &[Bot::Greedy], &mut rng, &mut shuffle, |_, _| moves += 1).unwrap();
                let abandoned = ended.outcome == Outcome::Abandoned;
                assert_eq!(abandoned, moves == MOST_MOVES, "{options} {number}: {moves}");
                assert!(!abandoned || rules.options().seven_rounds, "{options} {number}");
            }
        }
    }

    fn ruleset_of(preset: &str, options: &str) -> Ruleset {
        let options = options.split_whitespace().map(|set| set.split_once('=').unwrap());
        let options = options.map(|(name, word)| (name.to_owned(), word.into())).collect();
        Written { preset: preset.to_owned(), options }.check().unwrap()
    }

    /// Plain rules have their own copy of the engine, which must play the same games.
    #[test]
    fn both_engines_play_the_same_games() {
        let mut plain = 0;
        for &preset in Preset::ALL {
            let rules = Ruleset::from(preset);
            if !rules.is_plain() {
                continue;
            }
            plain += 1;
            for number in 0..40 {
                let seats = 2 + number as usize % (rules.players().end() - 1);
                let bots = [Bot::Random, [Bot::Random, Bot::Greedy][number as usize / 20]];
                let played = |asked: bool| {
                    let (mut hand, mut shuffle) = deal_hand(rules, seats, number);
                    let mut rng = Xoshiro256PlusPlus::seed_from_u64(number.into());
                    let mut moves = Vec::new();
                    let log = |by, what| moves.push((by, what));
                    let ended = if asked {
                        play_through::<true>(&mut hand, &bots, &mut rng, &mut shuffle, log)
                    } else {
                        play_through::<false>(&mut hand, &bots, &mut rng, &mut shuffle, log)
                    };
                    (moves, ended.unwrap())
                };
                assert!(played(true) == played(false), "{preset} {number}");
            }
        }
        assert!(plain >= 5 && Ruleset::from(Preset::Club).is_plain(), "{plain}");
    }

    fn deal_hand(rules: Ruleset, seats: usize, number: u32) -> (Hand, Random<Xoshiro256PlusPlus>) {
        let mut shuffle = Random(Xoshiro256PlusPlus::seed_from_u64(number.into()));
        let dealer = Seat::new(number as usize % seats).unwrap();
        let deck = rules.deck().shuffled(&mut shuffle);
        let hand = Hand::deal(rules, HandTable::dealt_by(dealer, seats), deck, &mut shuffle).unwrap();
        (hand, shuffle)
    }

    #[test]
    fn both_bots_finish_every_preset() {
        for &preset in Preset::ALL {
            let seats = (*Ruleset::from(preset).players().end()).min(4);
            for bot in [Bot::Random, Bot::Greedy] {
                wins(preset, &vec![bot; seats], 20);
            }
        }
    }
}

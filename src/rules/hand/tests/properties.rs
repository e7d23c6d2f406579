//! Invariants of every state of every hand: random play over all presets and house rules.

use rand::SeedableRng;
use rand::rngs::Xoshiro256PlusPlus;

use super::super::*;
use crate::choice::Exhaust;
use crate::{Face, Preset, Random, Written, below};

type Rng = Xoshiro256PlusPlus;

/// Hands played for each ruleset below; more than 20,000 in total.
const HANDS: u64 = 540;

/// All presets, each house rule and each value of an option by itself, and some common combinations.
fn rulesets() -> Vec<Ruleset> {
    let mut all: Vec<Ruleset> = Preset::ALL.iter().map(|&preset| preset.into()).collect();
    let read = |preset: &str, options: &str| {
        let options = options.split_whitespace().map(|set| set.split_once('=').unwrap());
        let options = options.map(|(name, word)| (name.to_owned(), word.into())).collect();
        Written { preset: preset.to_owned(), options }.check().unwrap()
    };
    let switches = [
        "jump",
        "pair",
        "pair_as_skip",
        "seven_zero",
        "five",
        "centre",
        "circle",
        "reverse_return",
        "to_last",
        "seven_rounds",
        "zero50",
    ];
    all.extend(switches.map(|switch| read("classic", &format!("house.{switch}=true"))));
    all.extend(
        [
            ("classic", "house.silent=twos"),
            ("classic", "house.silent=black"),
            ("classic", "deck.kind=std112 deck.blanks=plus10 d2.response=stack house.jump=true"),
            ("classic", "deck.kind=std112 deck.blanks=custom"),
            ("club", "deck.kind=adapted108 house.jump=true"),
            ("classic", "d2.response=stack wd4.response=stack house.jump=true house.reverse_return=true"),
            ("house", "d2.response=stack wd4.response=stack house.jump=true house.pair=true house.seven_zero=true house.five=true \
              house.centre=true house.circle=true house.reverse_return=true"),
            ("international", "draw.count=until_playable(10) two.reverse=dump"),
            ("brief", "uno.enforce=catch_and_auto uno.turn_passes=true pen.misplay=2 pen.hint=4"),
            ("online", "exhaust=end_when_stuck skip.effect=mover_again house.to_last=true"),
            ("cowboy", "house.reverse_return=true house.silent=black"),
            ("duo", "deck.blanks=custom house.zero50=true"),
            ("classic", "house.to_last=true house.seven_rounds=true house.seven_zero=true two.reverse=dump"),
            ("club", "wd4.challenge=return_4 wd4.response=stack draw_target.turn=keep exhaust=flip_keep_top"),
            ("party", "deal.hand=6 start.card=execute_wild_named draw.when=voluntary"),
            ("party", "turn.mode=run house.jump=true house.seven_zero=true house.five=true house.silent=twos pen.false_call=2"),
            ("club", "turn.mode=run end.final_draw=ignore house.pair_as_skip=true house.seven_rounds=true skip.effect=mover_again"),
            ("classic", "turn.mode=run house.to_last=true uno.enforce=catch_and_auto uno.turn_passes=true"),
            ("refill", "turn.mode=run house.seven_zero=true end.final_draw=ignore uno.self_rescue=false"),
            ("classic", "uno.enforce=auto_close uno.close=lays pen.false_call=2 house.five=true house.seven_zero=true"),
        ]
        .map(|(preset, options)| read(preset, options)),
    );
    all
}

/// Computes a sum that changes if any card is lost, doubled or changed.
fn fingerprint(hand: &Hand) -> u64 {
    let worth = |card: Card| {
        (u64::from(card.index()) + 1).wrapping_mul(0x9E37_79B9_7F4A_7C15).rotate_left(17).wrapping_pow(3)
    };
    let draft = match hand.phase {
        Phase::Draft { card, .. } => Some(card),
        _ => None,
    };
    let piles = hand.pile.upward().iter().chain(hand.discard.upward()).copied().chain(draft);
    let held = hand.seats().flat_map(|seat| hand.holdings[seat].cards());
    piles.chain(held).fold(0, |sum, card| sum.wrapping_add(worth(card)))
}

fn random_index(rng: &mut Rng, bound: usize) -> usize {
    below(rng, u32::try_from(bound).unwrap()) as usize
}

fn deal_hand(rules: Ruleset, rng: &mut Rng) -> Hand {
    let players = rules.players();
    let many = random_index(rng, players.end() - players.start() + 1) + players.start();
    let seats = if below(rng, 2) == 0 { many.min(4) } else { many };
    let pick = |rng: &mut Rng| Seat::new(random_index(rng, seats)).unwrap();
    let mut table = HandTable::dealt_by(pick(rng), seats);
    if below(rng, 4) == 0 {
        table.opener = pick(rng);
    }
    let mut shuffle = Random(rng.clone());
    let hand = Hand::deal(rules, table, rules.deck().shuffled(&mut shuffle), &mut shuffle).unwrap();
    *rng = shuffle.0;
    hand
}

/// Iterates over all legal moves with their players. Of the orders in which a colour can be dumped, there is
/// one for each last card, since only that card takes effect (V-DUO-R).
fn legal_moves(hand: &Hand) -> impl Iterator<Item = (Seat, Move)> + '_ {
    hand.seats().flat_map(|seat| hand.legal(seat).into_moves().map(move |what| (seat, what)))
}

/// Chooses a move of a player who has to move, and sometimes any other legal move.
fn choose(hand: &Hand, rng: &mut Rng) -> (Seat, Move) {
    let asked = hand.waits_for().iter().next().unwrap();
    let anything = below(rng, 64) == 0;
    if anything || (hand.is_open_to_all() && below(rng, 2) == 0) {
        let moves: Vec<_> = if anything {
            legal_moves(hand).collect()
        } else {
            hand.seats()
                .flat_map(|seat| hand.legal(seat).into_reactions().map(move |what| (seat, what)))
                .collect()
        };
        if !moves.is_empty() {
            return moves[random_index(rng, moves.len())];
        }
    }
    let moves: Vec<Move> = hand.legal(asked).into_play().collect();
    assert!(!moves.is_empty(), "nothing to do in {hand:?}");
    let what = moves[random_index(rng, moves.len())];
    // Avoids voluntary draws of up to ten cards at every other turn: such a hand would hardly ever end.
    let what = if what == Move::Draw { moves[random_index(rng, moves.len())] } else { what };
    (asked, what)
}

/// Plays a random hand to its end; `look` sees every state.
fn play(rules: Ruleset, seed: u64, mut look: impl FnMut(&Hand, &mut Rng)) -> Hand {
    let mut rng = Rng::seed_from_u64(seed);
    let mut hand = deal_hand(rules, &mut rng);
    let all = fingerprint(&hand);
    for _ in 0..20_000 {
        look(&hand, &mut rng);
        if hand.result().is_some() {
            return hand;
        }
        let (by, what) = choose(&hand, &mut rng);
        let mut shuffle = Random(rng.clone());
        let refused = hand.apply(by, what, &mut shuffle);
        rng = shuffle.0;
        assert_eq!(refused, Ok(()), "{rules:?}, seed {seed}: {by:?} {what:?} in {hand:?}");
        assert_eq!(fingerprint(&hand), all, "{rules:?}, seed {seed}: cards were lost by {by:?} {what:?}");
    }
    panic!("{rules:?}, seed {seed}: does not end");
}

fn assert_ended(rules: Ruleset, hand: &Hand) {
    let result = hand.result().unwrap();
    let empty: Vec<Seat> = hand.seats().filter(|&seat| hand.holdings[seat].is_empty()).collect();
    match result.outcome {
        Outcome::Out { seat } => {
            assert!(!rules.is_to_last() && !rules.is_refill());
            assert_eq!(empty, [seat], "{hand:?}");
        }
        Outcome::Placed => {
            assert!(rules.is_to_last());
            let mut order = result.order();
            assert_eq!(order.pop().map(|last| hand.holdings[last].is_empty()), Some(false));
            assert!(order.iter().all(|&seat| hand.holdings[seat].is_empty()));
            assert_eq!(order.len() + 1, hand.table.seats);
        }
        Outcome::Refill => {
            assert!(rules.is_refill() && hand.pile.is_empty());
            assert!(empty.iter().all(|&seat| result.points(seat) > 0));
        }
        Outcome::Stuck => assert!(hand.pile.is_empty() && !rules.is_refill()),
        Outcome::Abandoned => panic!("nobody gives up"),
    }
    assert!(legal_moves(hand).next().is_none() && hand.waits_for().is_empty());
}

/// Checks that cards are conserved at every step, somebody can always move, and every hand ends.
fn assert_every_hand_ends(part: usize) {
    for (number, rules) in rulesets().into_iter().enumerate().filter(|(number, _)| number % 2 == part) {
        for seed in 0..HANDS {
            assert_ended(rules, &play(rules, seed * 1_000 + number as u64, |_, _| ()));
        }
    }
}

#[test]
fn every_hand_ends_with_all_its_cards() {
    assert!(rulesets().len() as u64 * HANDS >= 20_000);
    assert_every_hand_ends(0);
}

#[test]
fn every_hand_ends_with_all_its_cards_part_two() {
    assert_every_hand_ends(1);
}

/// Returns all conceivable moves. A dump appears only in the listed orders and in some wrong ones.
fn move_space(hand: &Hand, by: Seat) -> Vec<Move> {
    let mut space = vec![
        Move::Draw,
        Move::Keep,
        Move::Accept,
        Move::Challenge,
        Move::Swap { with: None },
        Move::Call,
        Move::Ready,
        Move::DraftKeep,
        Move::DraftReject,
    ];
    space.extend(Colour::ALL.map(|colour| Move::Name { colour }));
    for seat in Seat::first(10) {
        space.extend([Move::Swap { with: Some(seat) }, Move::Catch { seat }]);
        space.extend(Offence::ALL.iter().map(|&kind| Move::Report { kind, seat }));
    }
    let kinds = (0..64).map(Card::at).filter(|card| card.face().is_coloured() || card.index() < 16);
    for card in kinds {
        space.push(Move::Give { card });
        for uno in [false, true] {
            space.push(Move::Pair { card, uno });
            for colour in Colour::ALL.into_iter().map(Some).chain([None]) {
                let lay = Lay { card, colour, uno };
                space.extend([Move::Play(lay), Move::Deflect(lay), Move::Jump(lay)]);
            }
        }
    }
    for colour in Colour::ALL {
        let of_colour = hand.holdings[by].cards().filter(|card| card.colour() == Some(colour));
        let all: Vec<Card> = of_colour.collect();
        let reverse = Card::of(colour, Face::Reverse);
        let rest = all.iter().filter(|card| **card != reverse).copied().collect::<Vec<_>>();
        for cards in [all.clone(), rest, [vec![reverse], all].concat()] {
            if let Ok(cards) = Cards::try_from(cards) {
                space.push(Move::Dump { cards, uno: false });
            }
        }
    }
    space
}

/// Checks that the plain moves of a bot are the listed ones.
fn assert_plain_moves_are_all(legal: &Legal<'_>) {
    let mut count = 0;
    legal.one_plain(|among| {
        count = among;
        0
    });
    let quick: Vec<Move> = (0..count).filter_map(|place| legal.one_plain(|_| place)).collect();
    let listed: Vec<Move> = legal.into_play().collect();
    if !quick.is_empty() {
        assert_eq!(quick.len(), listed.len());
        assert!(listed.iter().all(|what| quick.contains(what)), "{listed:?} but {quick:?}");
    }
}

/// §0.5.10b: an automatic step does not take away anybody's chance to intercept.
#[test]
fn automatic_steps_leave_every_chance_to_intercept() {
    let intercepting = |rules: &Ruleset| rules.shortcuts().intercepts;
    let mut chances = 0;
    for (number, rules) in rulesets().into_iter().enumerate().filter(|(_, rules)| intercepting(rules)) {
        for seed in 0..20 {
            play(rules, 31_000 + seed * 100 + number as u64, |hand, _| {
                let chance = hand.seats().any(|seat| !hand.legal(seat).jump().is_empty());
                assert!(!chance || hand.forced().is_none(), "{hand:?}");
                chances += u32::from(chance);
            });
        }
    }
    assert!(chances > 1_000, "{chances}");
}

/// R-EXH-1, §0.5.10a: there is always a top card, and a draw falls short only when nothing else is left.
#[test]
fn there_is_always_a_top_card() {
    let mut short = 0;
    for (number, rules) in rulesets().into_iter().enumerate() {
        for seed in 0..20 {
            play(rules, 41_000 + seed * 100 + number as u64, |hand, rng| {
                let drafting = matches!(hand.phase, Phase::Draft { .. });
                assert!(drafting || !hand.discard.is_empty(), "{hand:?}");
                let Phase::Response(pending) = hand.phase else { return };
                let mut after = *hand;
                after.apply(pending.target, Move::Accept, &mut Random(rng.clone())).unwrap();
                let drawn = after.holdings[pending.target].len() - hand.holdings[pending.target].len();
                if drawn < pending.amount.into() {
                    assert!(after.pile.is_empty(), "{hand:?}");
                    let renewed = rules.options().exhaust != Exhaust::EndWhenStuck;
                    assert!(!renewed || after.discard.len() == 1, "{hand:?}");
                    short += 1;
                }
            });
        }
    }
    assert!(short > 0, "{short}");
}

/// The list and the check agree over the whole move space. Each listed move can be made, and a refused one
/// changes nothing.
#[test]
fn the_list_of_moves_agrees_with_the_check() {
    for (number, rules) in rulesets().into_iter().enumerate() {
        for seed in 0..1 {
            play(rules, 77_000 + seed * 100 + number as u64, |hand, rng| {
                if below(rng, 16) > 0 {
                    return;
                }
                for by in Seat::first(hand.table.seats + 1) {
                    let legal = hand.legal(by);
                    let listed: Vec<Move> = legal.into_moves().collect();
                    assert_plain_moves_are_all(&legal);
                    for what in &listed {
                        assert!(hand.is_legal(by, what), "{what:?} is listed only");
                        let mut after = *hand;
                        after.apply(by, *what, &mut Random(rng.clone())).unwrap();
                        assert_eq!(fingerprint(&after), fingerprint(hand), "{by:?} {what:?} loses cards");
                    }
                    for what in move_space(hand, by) {
                        let allowed = legal.allows(&what);
                        assert_eq!(allowed, hand.is_legal(by, &what));
                        if !matches!(what, Move::Dump { .. }) {
                            assert_eq!(allowed, listed.contains(&what), "{by:?} {what:?} in {hand:?}");
                        }
                        if !allowed {
                            let mut after = *hand;
                            assert!(after.apply(by, what, &mut Random(rng.clone())).is_err());
                            debug_assert_eq!(after, *hand);
                        }
                    }
                }
            });
        }
    }
}

/// Different hidden cards give the same view, byte for byte, and the same moves.
#[test]
fn no_view_leaks_a_hidden_card() {
    for (number, rules) in rulesets().into_iter().enumerate() {
        for seed in 0..3 {
            play(rules, 5_000 + seed * 100 + number as u64, |hand, rng| {
                if below(rng, 6) > 0 {
                    return;
                }
                for seat in hand.seats() {
                    let other = hand.with_other_secrets(seat, rng);
                    let seen = |hand: &Hand| {
                        let view = hand.view_for(seat);
                        let moves: Vec<Move> = view.legal().into_moves().collect();
                        serde_json::to_string(&(view.visible(), moves)).unwrap()
                    };
                    assert_eq!(seen(hand), seen(&other));
                }
            });
        }
    }
}

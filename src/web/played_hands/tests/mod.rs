//! Every stage of the engine renders, every offered move can be made, and no page shows what its seat may not see.

pub mod secrets;

use askama::Template as _;
use proptest::prelude::*;
use rand::SeedableRng as _;
use rand::rngs::Xoshiro256PlusPlus;

use lastcard_rules::bot::{Bot, play_out};
use lastcard_rules::hand::{Hand, HandStage, HandTable, Lay};
use lastcard_rules::{Card, Colour, Move, Preset, Random, Ruleset, Seat};

use crate::played_hands::{
    announcement::MoveAnnouncement,
    page::Scene,
    perspective::{Links, Perspective},
};
use crate::ui::{card::CardNames, translator::Translator};

const LINKS: Links<'_> = Links { moves: "/moves", stream: "/stream", page: "/page" };

fn rng(seed: u64) -> Xoshiro256PlusPlus {
    Xoshiro256PlusPlus::seed_from_u64(seed)
}

fn names() -> Vec<String> {
    ["Anna", "Boris", "Vera", "Gleb", "अनन्या", "Farida", "Grigori", "Hilde", "Ilya", "Jana"]
        .map(str::to_owned)
        .into()
}

/// Returns a page of a hand in the middle of play.
fn perspective_of<'a>(
    hand: &'a Hand,
    seat: Seat,
    names: &'a [String],
    said: &'a [MoveAnnouncement],
) -> Perspective<'a> {
    Perspective { names, said, links: LINKS, ..Perspective::of(hand.view_for(seat), 7) }
}

/// Plays a hand of random moves without reports, and calls `look` before some of them.
fn play(rules: Ruleset, seats: usize, seed: u64, mut look: impl FnMut(&Hand, &[MoveAnnouncement])) {
    let mut playing = Playing::new(rules, seats, seed);
    let mut said = Vec::new();
    for number in 0..150 {
        let hand = &playing.hand;
        // Ordinary turns are many and alike.
        if number % 4 == 0 || !matches!(hand.view_for(Seat::new(0).unwrap()).stage(), HandStage::Turn { .. })
        {
            look(hand, &said);
        }
        let Some((by, what, before)) = playing.make_move() else { return };
        said.push(MoveAnnouncement::new(by, &what, &before.view_for(by), &playing.hand.view_for(by)));
    }
}

/// A hand of random moves without reports.
struct Playing {
    hand: Hand,
    shuffle: Random<Xoshiro256PlusPlus>,
    lots: Xoshiro256PlusPlus,
}

impl Playing {
    fn new(rules: Ruleset, seats: usize, seed: u64) -> Self {
        let (mut shuffle, lots) = (Random(rng(seed)), rng(seed + 1));
        let deck = rules.deck().shuffled(&mut shuffle);
        let table = HandTable::dealt_by(Seat::new(0).unwrap(), seats);
        Self { hand: Hand::deal(rules, table, deck, &mut shuffle).unwrap(), shuffle, lots }
    }

    /// Makes the next move; returns its player and the hand before it, or `None` once the hand is over.
    fn make_move(&mut self) -> Option<(Seat, Move, Hand)> {
        let Self { hand, shuffle, lots } = self;
        let reaction = hand.seats().find_map(|seat| {
            hand.is_open_to_all()
                .then(|| Bot::Random.react(&hand.view_for(seat), &mut *lots).map(|what| (seat, what)))?
        });
        let (by, what) = if let Some(next) = hand.forced().or(reaction) {
            next
        } else {
            let by = hand.asked()?;
            (by, Bot::Random.decide(&hand.view_for(by), &mut *lots).unwrap())
        };
        let after = hand.play(by, what, shuffle).unwrap();
        Some((by, what, std::mem::replace(hand, after)))
    }
}

/// Reads the offered moves back from the buttons of a page.
fn offered_moves(page: &str) -> Vec<Move> {
    let values = page.split("name=\"move\" value=\"").skip(1).map(|rest| rest.split('"').next().unwrap());
    values.map(|value| serde_json::from_str(&value.replace("&#34;", "\"")).unwrap()).collect()
}

fn presets() -> impl Strategy<Value = (Preset, usize, u64)> {
    let preset = proptest::sample::select(Preset::ALL);
    (preset, 0..9usize, any::<u64>()).prop_map(|(preset, more, seed)| {
        let players = Ruleset::from(preset).players();
        (preset, (players.start() + more).min(*players.end()), seed)
    })
}

proptest! {
    #![proptest_config(ProptestConfig::with_cases(16))]

    #[test]
    fn exactly_the_legal_moves_have_buttons((preset, seats, seed) in presets()) {
        let names = names();
        let mut turn = 0;
        play(preset.into(), seats, seed, |hand, said| {
            turn += 1;
            let asked = hand.waits_for().with(Seat::new(turn % seats).unwrap());
            for seat in asked.iter() {
                let page = Scene::new(Translator::english(), &perspective_of(hand, seat, &names, said)).render().unwrap();
                let offered = offered_moves(&page);
                let legal = hand.legal(seat);
                for what in legal.into_play().chain(legal.into_reactions()) {
                    assert!(offered.contains(&what), "{preset}: {what:?} is not offered");
                }
                for what in &offered {
                    assert!(hand.is_legal(seat, what), "{preset}: {what:?} is offered");
                }
                assert!(!page.contains("said-") && !page.contains("now-") && !page.contains("hint-"), "{page}");
            }
        });
    }

    /// Changing hidden cards does not change a byte of a seat's page, and a spectator's page does not depend on
    /// any holding.
    #[test]
    fn a_page_shows_only_what_its_seat_may_see((preset, seats, seed) in presets()) {
        let names = names();
        let mut lots = rng(seed);
        let mut turn = 0;
        play(preset.into(), seats, seed, |hand, said| {
            turn += 1;
            let (me, other) = (Seat::new(turn % seats).unwrap(), Seat::new((turn + 1) % seats).unwrap());
            let page = |hand: &Hand| Scene::new(Translator::english(), &perspective_of(hand, me, &names, said)).render().unwrap();
            let spectator = |hand: &Hand| {
                Scene::for_spectator(Translator::english(), &perspective_of(hand, me, &names, said)).render().unwrap()
            };
            assert_eq!(page(hand), page(&hand.with_other_secrets(me, &mut lots)), "{preset}");
            assert_eq!(spectator(hand), spectator(&hand.with_other_secrets(other, &mut lots)), "{preset}");
            assert!(offered_moves(&spectator(hand)).is_empty());
        });
    }
}

#[test]
fn every_ending_reveals_the_holdings() {
    for &preset in Preset::ALL {
        let (rules, names) = (Ruleset::from(preset), names());
        let seats = (*rules.players().end()).min(4);
        for seed in 0..6 {
            let mut shuffle = Random(rng(seed));
            let deck = rules.deck().shuffled(&mut shuffle);
            let table = HandTable::dealt_by(Seat::new(0).unwrap(), seats);
            let mut hand = Hand::deal(rules, table, deck, &mut shuffle).unwrap();
            let ended = play_out(&mut hand, &[Bot::Greedy], &mut rng(seed), &mut shuffle, |_, _| ()).unwrap();
            let seen = Perspective {
                ended: Some(&ended),
                ..perspective_of(&hand, Seat::new(1).unwrap(), &names, &[])
            };
            let page = Scene::new(Translator::english(), &seen).render().unwrap();
            let left: u32 = ended.seats().map(|seat| ended.holding(seat).len()).sum();
            assert_eq!(page.matches("role=\"img\"").count(), left as usize, "{preset}: {page}");
            assert!(offered_moves(&page).is_empty() && !page.contains("over-"));
        }
    }
}

#[test]
fn move_announcements_hide_secret_cards() {
    let (hand, names) = (deal_hand(), names());
    let me = Seat::new(1).unwrap();
    let view = perspective_of(&hand, me, &names, &[]);
    let tell = |what: Move, after: &Hand| {
        MoveAnnouncement::new(me, &what, &hand.view_for(me), &after.view_for(me)).sentence(
            Translator::english(),
            &view,
            false,
        )
    };
    let words = Translator::english();
    let boris = |key: &'static str| words.say(key).with("who", "Boris").with("whose", "other");
    let drawn = hand.play(me, Move::Draw, &mut Random(rng(2)));
    if let Ok(after) = drawn {
        assert_eq!(tell(Move::Draw, &after), boris("move-draw").with("count", 1).to_string());
    }
    assert_eq!(tell(Move::Give { card: Card::WILD }, &hand), boris("move-give").to_string());
    let laid = |how, card: Card| boris(how).with("card", CardNames::new(words, hand.rules()).name(card));
    let takes = boris("move-took").with("count", 1);
    let blue = words.say("move-colour").with("colour", words.say("colour-blue").to_string());
    let wild = Lay { card: Card::WILD, colour: Some(Colour::Blue), uno: false };
    assert_eq!(tell(Move::Play(wild), &hand), format!("{} {blue} {takes}", laid("move-play", Card::WILD)));
    let seven: Card = "R7".parse().unwrap();
    let lay = Lay { card: seven, colour: None, uno: true };
    // With more than one card left there was nothing to call.
    let cried = words.say("move-uno-false");
    let jumped = format!("{} {} {cried} {takes}", laid("move-jump", seven), words.say("move-uno"));
    assert_eq!(tell(Move::Jump(lay), &hand), jumped);
}

/// A player who forgot to call takes the cards when somebody else lays a card: that card is not the reason.
#[test]
fn a_forgotten_call_explains_its_cards() {
    let (names, words) = (names(), Translator::english());
    let why = words.say("move-uno-forgotten").to_string();
    let (mut forgotten, mut others) = (0, 0);
    for (preset, seed) in Preset::ALL.iter().flat_map(|preset| (0..12).map(move |seed| (*preset, seed))) {
        let rules = Ruleset::from(preset);
        let mut playing = Playing::new(rules, (*rules.players().end()).min(4), seed);
        while let Some((by, what, before)) = playing.make_move() {
            let (then, now) = (before.view_for(by), playing.hand.view_for(by));
            let said = MoveAnnouncement::new(by, &what, &then, &now).sentence(
                words,
                &perspective_of(&before, by, &names, &[]),
                true,
            );
            let is_lay = matches!(what, Move::Play(_) | Move::Jump(_) | Move::Pair { .. });
            let fined = |seat| seat != by && then.is_exposed(seat) && now.size(seat) > then.size(seat);
            if is_lay && before.seats().any(fined) {
                assert!(said.contains(&why), "{preset}: {said}");
                forgotten += 1;
            } else if is_lay && before.seats().all(|seat| !then.is_exposed(seat)) && then.size(by) > 3 {
                assert!(!said.contains(&why), "{preset}: {said}");
                others += 1;
            }
        }
    }
    assert!(forgotten > 5 && others > 100, "{forgotten} {others}");
}

/// Deals a hand under the club preset in which Boris begins.
fn deal_hand() -> Hand {
    let (rules, mut shuffle) = (Ruleset::from(Preset::Club), Random(rng(1)));
    let deck = rules.deck().shuffled(&mut shuffle);
    Hand::deal(rules, HandTable::dealt_by(Seat::new(0).unwrap(), 4), deck, &mut shuffle).unwrap()
}

//! Tests of the deal and the start card.

use rand::SeedableRng;
use rand::rngs::Xoshiro256PlusPlus;

use super::super::super::choice::Setup;
use super::super::super::{Card, Colour, Face, Holding, Preset, Random, Written};
use super::super::{Hand, HandTable, NoDeal, Outcome, Pile, Ruleset, Seat, Shuffle};

/// A shuffle that leaves the pile as it is.
struct AsItLies;

impl Shuffle for AsItLies {
    fn shuffle(&mut self, _: &mut [Card]) {}
}

fn seat(number: usize) -> Seat {
    Seat::new(number).unwrap()
}

fn deck(rules: Ruleset, top: &[Card]) -> Pile {
    let mut rest: Vec<Card> = rules.deck().cards().collect();
    for card in top {
        let at = rest.iter().position(|left| left == card).unwrap();
        rest.remove(at);
    }
    Pile::try_from([top, &rest].concat()).unwrap()
}

/// R-DEAL-1, R-DEAL-2, R-DEAL-3: one card at a time, clockwise from the dealer's left, then the start card.
#[test]
fn cards_are_dealt_one_at_a_time() {
    let rules = Ruleset::from(Preset::Refill);
    let colours = [Colour::Red, Colour::Blue, Colour::Green];
    let top: Vec<Card> = (1..=6)
        .flat_map(|face| colours.map(|colour| Card::of(colour, Face::ALL[face])))
        .chain([Card::of(Colour::Yellow, Face::Five)])
        .collect();
    let hand = Hand::deal(rules, HandTable::dealt_by(seat(1), 3), deck(rules, &top), &mut AsItLies).unwrap();
    for (number, colour) in [(2, Colour::Red), (0, Colour::Blue), (1, Colour::Green)] {
        let expected: Holding = (1..=6).map(|face| Card::of(colour, Face::ALL[face])).collect();
        assert_eq!(hand.holdings[seat(number)], expected);
    }
    assert_eq!((hand.top(), hand.asked()), (top.last().copied(), Some(seat(2))));
}

/// R-PLY-3: the largest table leaves a start card and cards to draw, under all rules.
#[test]
fn the_largest_table_leaves_cards_to_draw() {
    for &preset in Preset::ALL {
        let (rules, mut shuffle) = (Ruleset::from(preset), Random(Xoshiro256PlusPlus::seed_from_u64(1)));
        let most = *rules.players().end();
        let deck = rules.deck().shuffled(&mut shuffle);
        let hand = Hand::deal(rules, HandTable::dealt_by(seat(0), most), deck, &mut shuffle).unwrap();
        assert!(hand.top().is_some() || rules.options().setup == Setup::Draft, "{preset}");
        assert!(hand.pile.len() > most, "{preset}: {} for {most} players", hand.pile.len());
    }
}

/// R-DEAL-1: seven cards each; a dealer's choice is in the options.
#[test]
fn each_player_gets_the_agreed_number_of_cards() {
    let sizes = |preset: &str, hand: &str, players: usize| {
        let options = [("deal.hand".to_owned(), hand.into())].into();
        let rules = Written { preset: preset.to_owned(), options }.check().unwrap();
        let hand = Hand::deal(rules, HandTable::dealt_by(seat(0), players), deck(rules, &[]), &mut AsItLies)
            .unwrap();
        hand.seats().map(|seat| hand.holdings[seat].len()).collect::<Vec<_>>()
    };
    assert_eq!(sizes("club", "7", 9), [7; 9]);
    assert_eq!(sizes("party", "dealer_choice(6,7)", 2), [7; 2]);
    assert_eq!(sizes("party", "6", 3), [6; 3]);
}

/// A shuffle without effect does not make the search for a start card endless.
#[test]
fn the_search_for_a_start_card_ends() {
    let rules = Ruleset::from(Preset::Brief);
    let cards: Vec<Card> = rules.deck().cards().collect();
    let (numbers, others): (Vec<Card>, Vec<Card>) =
        cards.iter().partition(|card| card.face().number().is_some());
    let top = [&numbers[..14], &others, &numbers[14..]].concat();
    let hand = Hand::deal(rules, HandTable::dealt_by(seat(0), 2), deck(rules, &top), &mut AsItLies).unwrap();
    assert_eq!(hand.result().map(|ended| ended.outcome), Some(Outcome::Stuck));
}

/// R-PLY-1
#[test]
fn the_table_must_suit_the_rules() {
    let deal = |preset: Preset, players: usize| {
        let rules = Ruleset::from(preset);
        Hand::deal(rules, HandTable::dealt_by(seat(0), players), deck(rules, &[]), &mut AsItLies).err()
    };
    let wrong = |players, least, most| Some(NoDeal::WrongNumberOfPlayers { players, least, most });
    assert_eq!(deal(Preset::Club, 1), wrong(1, 2, 10));
    assert_eq!(deal(Preset::Club, 11), wrong(11, 2, 10));
    assert_eq!(deal(Preset::Online, 5), wrong(5, 2, 4));
    assert_eq!(deal(Preset::Duo, 3), wrong(3, 2, 2));
    // A draft is for two players, even with the start card of the club.
    let drafted =
        Written { preset: "club".to_owned(), options: [("setup".to_owned(), "draft".into())].into() };
    assert_eq!(drafted.check().unwrap().players(), 2..=2);
    let rules = Ruleset::from(Preset::Club);
    let table = HandTable { opener: seat(0), ..HandTable::dealt_by(seat(3), 3) };
    assert_eq!(Hand::deal(rules, table, deck(rules, &[]), &mut AsItLies), Err(NoDeal::NobodySitsThere));
    let mut short = deck(rules, &[]);
    short.take();
    assert_eq!(
        Hand::deal(rules, HandTable::dealt_by(seat(0), 3), short, &mut AsItLies),
        Err(NoDeal::NotThisDeck)
    );
}

use std::collections::BTreeMap;

use proptest::prelude::*;

use lastcard_rules::Face;
use lastcard_tournament::{CardCost, MethodId, Slot, file, tally};

use crate::{
    Career, CountedHand, CountedSide, EveningPlace, EveningResults, Finish, HandSum, HeadToHead,
    Participation, ProfileVisibility, RecordKind, RecordLine, RecordList, Streak, records,
};

/// A hand that the first of two sides wins. Points taken and given grow with its number.
fn hand(number: u32, sides: [&[&'static str]; 2]) -> CountedHand<&'static str> {
    let side = |(won, people): (bool, &[&'static str])| CountedSide {
        came_in: if won { Finish::Won } else { Finish::Between },
        won,
        people: people
            .iter()
            .map(|person| Participation {
                person: *person,
                taken: if won { 10 * number } else { 0 },
                given: if won { 0 } else { 5 * number },
                kept: if won { Vec::new() } else { vec![CardCost { face: Face::Skip, left: 1, points: 20 }] },
            })
            .collect(),
    };
    let slot = Slot { round: 1, hand: number, table: 1 };
    CountedHand { slot, sides: [(true, sides[0]), (false, sides[1])].map(side).to_vec() }
}

fn evening(
    finished: bool,
    places: &[(&'static str, u32)],
    hands: Vec<CountedHand<&'static str>>,
) -> EveningResults<&'static str> {
    let place = |(person, place): &(&'static str, u32)| {
        (*person, EveningPlace { place: *place, behind: 0, total: None, hands: 2 })
    };
    let lines = places.len();
    EveningResults {
        method: MethodId::Std,
        finished,
        lines,
        places: places.iter().map(place).collect(),
        hands,
    }
}

/// Two finished evenings and one in progress.
fn year() -> [EveningResults<&'static str>; 3] {
    let places = [("anna", 1), ("boris", 2), ("vera", 2), ("gleb", 4)];
    [
        evening(
            true,
            &places,
            vec![
                hand(1, [&["anna", "vera"], &["boris", "gleb"]]),
                hand(2, [&["anna", "gleb"], &["boris", "vera"]]),
            ],
        ),
        evening(
            true,
            &[("anna", 2), ("boris", 1)],
            vec![hand(1, [&["anna"], &["boris"]]), hand(3, [&["boris"], &["anna"]])],
        ),
        evening(false, &[("anna", 1), ("boris", 2)], vec![hand(4, [&["anna"], &["boris"]])]),
    ]
}

#[test]
fn a_career_adds_up_hands_and_evenings() {
    let year = year();
    let anna = Career::of(&"anna", &year);
    assert_eq!(anna.hands, HandSum { played: 5, won: 4, taken: 80, given: 15 });
    assert_eq!(
        anna.evenings.iter().map(|own| (own.evening, own.own.played)).collect::<Vec<_>>(),
        [(0, 2), (1, 2), (2, 1)]
    );
    // An evening in progress is neither won nor lost.
    assert_eq!((anna.evenings_won, anna.evening_run), (1, Streak { longest: 1, now: 0 }));
    assert_eq!(anna.hand_run, Streak { longest: 3, now: 1 });
    assert_eq!(anna.best_hand, Some((2, 40)));
    let partners: Vec<_> = anna.partners.iter().map(|other| (other.person, other.hands, other.won)).collect();
    assert_eq!(partners, [("gleb", 1, 1), ("vera", 1, 1)]);
    let opponents: Vec<_> =
        anna.opponents.iter().map(|other| (other.person, other.hands, other.won)).collect();
    assert_eq!(opponents, [("gleb", 1, 1), ("vera", 1, 1), ("boris", 5, 4)]);
    assert_eq!(anna.cards, [CardCost { face: Face::Skip, left: 1, points: 20 }]);
    assert_eq!(Career::of(&"nobody", &year).hands, HandSum::default());
}

#[test]
fn head_to_head_is_the_same_from_both_sides() {
    let both = HeadToHead::of((&"anna", &"vera"), &year());
    assert_eq!((both.together, both.against, both.won), ((1, 1), 1, (1, 0)));
    assert_eq!((both.evenings.len(), both.evenings_ahead()), (1, (1, 0)));
    let year = year();
    let (there, back) =
        (HeadToHead::of((&"anna", &"boris"), &year), HeadToHead::of((&"boris", &"anna"), &year));
    assert_eq!((there.won, there.evenings_ahead()), ((4, 1), (2, 1)));
    assert_eq!((back.won, back.evenings_ahead()), ((1, 4), (1, 2)));
}

#[test]
fn records_name_only_people_who_allow_it() {
    let year = year();
    let of = |openness: &[(&'static str, ProfileVisibility)]| {
        let careers: Vec<_> = openness
            .iter()
            .map(|(person, openness)| (*person, *openness, Career::of(person, &year)))
            .collect();
        let list = records(&careers).into_iter();
        list.map(|list| {
            (list.kind, list.lines.into_iter().map(|line| (line.rank, line.person, line.value)).collect())
        })
        .collect::<Vec<(RecordKind, Vec<_>)>>()
    };
    let [anna, boris] = ["anna", "boris"].map(|person| (person, ProfileVisibility::Everything));
    let all = of(&[anna, boris, ("vera", ProfileVisibility::Results), ("gleb", ProfileVisibility::Nothing)]);
    assert_eq!(
        all,
        [
            (RecordKind::EveningsWon, vec![(1, "anna", 1), (1, "boris", 1)]),
            (RecordKind::Evenings, vec![(1, "anna", 3), (1, "boris", 3), (3, "vera", 1)]),
            (RecordKind::Hand, vec![(1, "anna", 40), (2, "boris", 30)]),
            (RecordKind::Run, vec![(1, "anna", 3)]),
        ]
    );
    assert!(of(&[("anna", ProfileVisibility::Nothing)]).is_empty());
}

#[test]
fn a_record_shared_by_too_many_is_left_out() {
    let names: Vec<String> = (0..20).map(|number| format!("p{number}")).collect();
    let places = |first: usize| -> BTreeMap<&str, EveningPlace> {
        let place = EveningPlace { place: 2, behind: 0, total: None, hands: 1 };
        names.iter().skip(first).map(|name| (name.as_str(), place)).collect()
    };
    let evening = |first| EveningResults {
        method: MethodId::Std,
        finished: true,
        lines: names.len() - first,
        places: places(first),
        hands: Vec::new(),
    };
    let year = [evening(0), evening(18)];
    let careers: Vec<_> = names
        .iter()
        .map(|name| (name.as_str(), ProfileVisibility::Everything, Career::of(&name.as_str(), &year)))
        .collect();
    let lines: Vec<_> = records(&careers)[0].lines.iter().map(|line| (line.person, line.value)).collect();
    assert_eq!(lines, [("p18", 2), ("p19", 2)]);
}

#[test]
fn a_record_is_held_by_a_few() {
    let line = |rank, person| RecordLine { rank, person, value: 7, evening: None };
    let list = RecordList { kind: RecordKind::Run, lines: vec![line(1, "a"), line(1, "b"), line(3, "c")] };
    let holders = |most| list.holders(most).iter().map(|line| line.person).collect::<Vec<_>>();
    assert_eq!(holders(2), ["a", "b"]);
    assert_eq!(holders(1), Vec::<&str>::new());
}

#[test]
fn a_career_adds_up_the_hands_of_an_evening() {
    let tournament = file::read(include_str!("../../../tests/evenings/four_player.json")).unwrap();
    let tally = tally(&tournament);
    let evening = EveningResults::of(&tournament, &tally);
    for standing in &tally.standings.standings {
        let entrant = tournament.entrant(&standing.entrant).unwrap();
        let career = Career::of(&entrant.players[0].id, [&evening]);
        let hands = HandSum { given: career.hands.given, ..career.hands };
        let expected = HandSum {
            played: standing.hands,
            won: standing.won,
            taken: standing.total.unwrap(),
            given: career.hands.given,
        };
        assert_eq!(hands, expected, "{}", entrant.name);
        assert_eq!(career.partners.iter().map(|other| other.hands).sum::<u32>(), standing.hands);
        assert_eq!(career.opponents.iter().map(|other| other.hands).sum::<u32>(), 2 * standing.hands);
    }
    // Each holding counts for both players of the winning side.
    let sum = |of: fn(&Participation<_>) -> u32| -> u32 {
        evening.hands.iter().flat_map(|hand| &hand.sides).flat_map(|side| &side.people).map(of).sum()
    };
    assert_eq!(sum(|sat| sat.taken), 2 * sum(|sat| sat.given));
    let counted = |sat: &Participation<_>| sat.kept.iter().map(|cost| cost.points).sum::<u32>();
    assert!(sum(counted) > 0 && sum(counted) <= sum(|sat| sat.given));
}

proptest! {
    /// Partners share their hands: each has the same record with the other.
    #[test]
    fn partners_share_their_wins(hands in prop::collection::vec(prop::sample::subsequence(vec!["a", "b", "c", "d"], 2), 0..40)) {
        let rest = |side: &[&'static str]| -> Vec<&'static str> {
            ["a", "b", "c", "d"].into_iter().filter(|person| !side.contains(person)).collect()
        };
        let played = hands.iter().zip(1..).map(|(side, number)| hand(number, [side, &rest(side)])).collect();
        let evening = evening(true, &[], played);
        let career = |person: &'static str| Career::of(&person, [&evening]);
        for one in ["a", "b", "c", "d"] {
            let own = career(one);
            let with: u32 = own.partners.iter().map(|other| other.won).sum();
            prop_assert_eq!(with, own.hands.won);
            prop_assert_eq!(own.hands.played as usize, hands.len());
            for other in &own.partners {
                let back = career(other.person);
                let back = back.partners.iter().find(|back| back.person == one).unwrap();
                prop_assert_eq!((back.hands, back.won), (other.hands, other.won));
                let both = HeadToHead::of((&one, &other.person), [&evening]);
                prop_assert_eq!(both.together, (other.hands, other.won));
            }
            for other in &own.opponents {
                let both = HeadToHead::of((&one, &other.person), [&evening]);
                prop_assert_eq!((both.against, both.won.0), (other.hands, other.won));
                prop_assert_eq!(both.won.0 + both.won.1, both.against);
            }
        }
    }
}

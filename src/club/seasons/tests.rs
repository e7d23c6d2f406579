use std::collections::BTreeMap;

use proptest::prelude::*;

use lastcard_tournament::{Fault, MethodId, Place, file, tally};

use super::line::{EventScore, SeasonLine, highest_average, highest_sum};
use crate::{EveningPlace, EveningResults, SeasonKeys, SeasonRules, SeasonTable};

fn evening(method: MethodId, totals: &[(&'static str, u32)], hands: u32) -> EveningResults<&'static str> {
    let before = |total: u32| -> (u32, u32) {
        let all = || totals.iter().map(|(_, other)| *other);
        let better = |other: &u32| if method.charges_points() { *other < total } else { *other > total };
        let place = 1 + u32::try_from(all().filter(better).count()).unwrap();
        let level = u32::try_from(all().filter(|other| *other == total).count()).unwrap();
        (place, u32::try_from(totals.len()).unwrap() + 1 - place - level)
    };
    let place = |&(player, total)| {
        let (place, behind) = before(total);
        (player, EveningPlace { place, behind, total: method.sums_points().then_some(total), hands })
    };
    let (places, lines) = (totals.iter().map(place).collect(), totals.len());
    EveningResults { method, finished: true, lines, places, hands: Vec::new() }
}

fn rules(keys: &SeasonKeys) -> SeasonRules {
    SeasonRules::parse(keys).unwrap()
}

fn counting_by(word: &str) -> SeasonKeys {
    SeasonKeys { count: Some(word.to_owned()), ..SeasonKeys::default() }
}

/// Rank, player and points of every line.
fn lines<'a>(table: &SeasonTable<&'a str>) -> Vec<(Option<u32>, &'a str, u32)> {
    table.lines.iter().map(|line| (line.rank, line.player, line.worth.points())).collect()
}

const STD: MethodId = MethodId::Std;

#[test]
fn a_season_counts_by_its_rules() {
    let year = [
        evening(STD, &[("anna", 300), ("boris", 200), ("vera", 200), ("gleb", 10)], 12),
        evening(STD, &[("anna", 90), ("boris", 120)], 4),
        evening(STD, &[("vera", 500), ("gleb", 40), ("anna", 30)], 12),
    ];
    let of = |keys| lines(&SeasonTable::of(&rules(&keys), &year));
    let field = [(Some(1), "anna", 6), (Some(2), "vera", 5), (Some(3), "boris", 4), (Some(4), "gleb", 3)];
    assert_eq!(of(counting_by("field")), field);
    let places =
        [(Some(1), "anna", 24), (Some(2), "boris", 18), (Some(2), "vera", 18), (Some(4), "gleb", 13)];
    assert_eq!(of(SeasonKeys { ties: Some(Vec::new()), ..counting_by("places") }), places);
    // Each has a first place and a shared second; the best evening does not separate them either, since both
    // have ten points.
    assert_eq!(of(counting_by("places"))[1..3], [(Some(2), "boris", 18), (Some(2), "vera", 18)]);
    let listed = SeasonKeys { points: Some(vec![3, 1]), ..counting_by("places") };
    assert_eq!(of(listed)[0], (Some(1), "anna", 4));
    let totals =
        [(Some(1), "vera", 700), (Some(2), "anna", 420), (Some(3), "boris", 320), (Some(4), "gleb", 50)];
    assert_eq!(of(counting_by("totals")), totals);
    // Vera has 700 in 24 hands, Boris 320 in 16, Anna 420 in 28.
    let average: Vec<_> = of(counting_by("average")).into_iter().map(|(_, player, _)| player).collect();
    assert_eq!(average, ["vera", "boris", "anna", "gleb"]);
}

/// Player, rank and points of every line if the running evenings ended now.
fn outlooks<'a>(table: &SeasonTable<&'a str>) -> Vec<(&'a str, Option<u32>, u32)> {
    let outlook = |line: &SeasonLine<&'a str>| {
        line.if_ended.map(|ended| (line.player, ended.rank, ended.worth.points()))
    };
    table.lines.iter().filter_map(outlook).collect()
}

#[test]
fn a_running_evening_counts_only_if_it_ended_now() {
    let over = evening(STD, &[("anna", 50), ("boris", 20)], 4);
    let runs =
        EveningResults { finished: false, ..evening(STD, &[("boris", 70), ("vera", 15), ("anna", 10)], 4) };
    let table = SeasonTable::of(&rules(&counting_by("totals")), [&over, &runs]);
    assert_eq!(lines(&table), [(Some(1), "anna", 50), (Some(2), "boris", 20), (None, "vera", 0)]);
    assert_eq!(outlooks(&table), [("anna", Some(2), 60), ("boris", Some(1), 90), ("vera", Some(3), 15)]);
    assert_eq!(table.lines.iter().map(|line| line.won).collect::<Vec<_>>(), [1, 0, 0]);
    assert_eq!(table.lines.iter().map(|line| line.missing).collect::<Vec<_>>(), [0, 0, 1]);
    // A running evening does not take the place of one that is over.
    let best = SeasonKeys { best: Some(1), ..counting_by("totals") };
    let best = SeasonTable::of(&rules(&best), [&over, &runs]);
    let counts: Vec<bool> = best.lines[1].results.iter().map(|result| result.counts).collect();
    assert_eq!((best.lines[1].player, counts), ("boris", vec![true, false]));
    assert_eq!(outlooks(&best)[1], ("boris", Some(1), 70));
    let ended = EveningResults { finished: true, ..runs };
    let table = SeasonTable::of(&rules(&counting_by("totals")), [&over, &ended]);
    assert_eq!(lines(&table), [(Some(1), "boris", 90), (Some(2), "anna", 60), (Some(3), "vera", 15)]);
    assert_eq!(outlooks(&table), []);
}

#[test]
fn before_the_first_evening_ends_the_table_has_the_order_of_that_evening() {
    let runs =
        EveningResults { finished: false, ..evening(STD, &[("anna", 10), ("boris", 70), ("vera", 30)], 4) };
    for word in ["field", "totals", "average"] {
        let table = SeasonTable::of(&rules(&counting_by(word)), [&runs]);
        let order: Vec<_> = lines(&table).into_iter().map(|(rank, player, _)| (rank, player)).collect();
        assert_eq!(order, [(None, "boris"), (None, "vera"), (None, "anna")], "{word}");
    }
}

#[test]
fn best_evenings_count_and_too_few_give_no_rank() {
    let year = [
        evening(STD, &[("anna", 50), ("boris", 100)], 4),
        evening(STD, &[("anna", 70), ("boris", 20)], 4),
        evening(STD, &[("anna", 60), ("vera", 900)], 4),
    ];
    let keys = SeasonKeys { best: Some(2), least: Some(2), ..counting_by("totals") };
    let table = SeasonTable::of(&rules(&keys), &year);
    assert_eq!(lines(&table), [(Some(1), "anna", 130), (Some(2), "boris", 120), (None, "vera", 900)]);
    assert_eq!(table.lines[2].missing, 1);
    let counts: Vec<bool> = table.lines[0].results.iter().map(|result| result.counts).collect();
    assert_eq!(counts, [false, true, true]);
}

#[test]
fn ties_are_broken_in_the_order_of_the_list() {
    // Anna came first and third, Boris came second twice, and Vera came once more than either.
    let places = |all: &[(&'static str, u32)]| {
        let place =
            |&(player, place)| (player, EveningPlace { place, behind: 3 - place, total: Some(0), hands: 4 });
        let (places, lines) = (all.iter().map(place).collect(), all.len());
        EveningResults { method: STD, finished: true, lines, places, hands: Vec::new() }
    };
    let year = [
        places(&[("anna", 1), ("boris", 2), ("vera", 3)]),
        places(&[("anna", 3), ("boris", 2), ("vera", 2)]),
        places(&[("vera", 3)]),
    ];
    let of = |ties: &[&str]| {
        let ties = ties.iter().map(|&tie| tie.to_owned()).collect();
        lines(&SeasonTable::of(&rules(&SeasonKeys { ties: Some(ties), ..counting_by("field") }), &year))
    };
    assert_eq!(of(&[]), [(Some(1), "anna", 4), (Some(1), "boris", 4), (Some(1), "vera", 4)]);
    assert_eq!(of(&["countback"]), [(Some(1), "anna", 4), (Some(2), "boris", 4), (Some(3), "vera", 4)]);
    assert_eq!(of(&["evenings"]), [(Some(1), "vera", 4), (Some(2), "anna", 4), (Some(2), "boris", 4)]);
    assert_eq!(of(&["evenings", "best"])[1], (Some(2), "anna", 4));
}

#[test]
fn incompatible_evenings_are_left_out_and_reported() {
    let year = [
        evening(STD, &[("anna", 50), ("boris", 100)], 4),
        evening(MethodId::Lazy, &[("anna", 3), ("boris", 1)], 4),
        evening(MethodId::Lose200, &[("anna", 70), ("boris", 20)], 4),
    ];
    let (totals, average) = (counting_by("totals"), counting_by("average"));
    let excluded = |keys: &SeasonKeys, year: &[EveningResults<&'static str>]| {
        SeasonTable::of(&rules(keys), year).excluded
    };
    let (lazy, lose) = (MethodId::Lazy, MethodId::Lose200);
    assert_eq!(
        excluded(&average, &year),
        [
            (1, Fault::SeasonNoTotals { scoring: lazy }),
            (2, Fault::SeasonOtherWay { scoring: lose, first: STD })
        ]
    );
    assert_eq!(excluded(&totals, &year[2..]), [(0, Fault::SeasonUneven { scoring: lose })]);
    assert_eq!(excluded(&counting_by("places"), &year), []);
    // For everybody with a rank the same number of evenings count, so the fewest points are best.
    let even = SeasonKeys { best: Some(1), least: Some(1), ..totals };
    let table = SeasonTable::of(&rules(&even), &year[2..]);
    assert_eq!(lines(&table), [(Some(1), "boris", 20), (Some(2), "anna", 70)]);
    assert_eq!(lines(&SeasonTable::of(&rules(&average), &year[2..]))[0].1, "boris");
}

#[test]
fn season_rules_are_checked_and_round_trip() {
    for keys in [
        counting_by("field"),
        SeasonKeys { points: Some(vec![5, 5, 1, 0]), best: Some(8), least: Some(3), ..counting_by("places") },
        SeasonKeys { ties: Some(vec!["evenings".to_owned()]), ..counting_by("average") },
    ] {
        let read = rules(&keys);
        assert_eq!(rules(&read.keys()), read);
    }
    let faults = |keys| -> Vec<(String, Fault)> {
        let problems = SeasonRules::parse(&keys).unwrap_err();
        problems.into_iter().map(|problem| (problem.place.to_string(), problem.fault)).collect()
    };
    let out = |given: &str, min, max| Fault::OutOfRange { given: given.to_owned(), min, max };
    let points =
        |points: &[u64]| faults(SeasonKeys { points: Some(points.to_vec()), ..counting_by("places") });
    assert_eq!(points(&[]), [("points".to_owned(), out("0", 1, 100))]);
    assert_eq!(points(&[20_000]), [("points[0]".to_owned(), out("20000", 0, 10_000))]);
    assert_eq!(points(&[5, 6]), [("points[1]".to_owned(), Fault::PointsRise { max: 5 })]);
    let both = SeasonKeys { best: Some(0), least: Some(1001), points: Some(vec![1]), ..counting_by("field") };
    let places: Vec<String> = faults(both).into_iter().map(|(place, _)| place).collect();
    assert_eq!(places, ["points", "best", "least"]);
    let twice =
        SeasonKeys { ties: Some(vec!["best".into(), "best".into(), "luck".into()]), ..counting_by("sum") };
    let places: Vec<String> = faults(twice).into_iter().map(|(place, _)| place).collect();
    assert_eq!(places, ["count", "ties[1]", "ties[2]"]);
    assert!(Place::root().key("count").fault(Fault::OnlyForPlaces).to_string().contains("count"));
}

#[test]
fn an_evening_counts_for_its_actual_players() {
    let text = r#"{ "lastcard": 1, "name": "Friday", "format": "team", "scoring": { "method": "std" }, "stopped": true,
        "entrants": [
            { "id": "red", "name": "Red", "players": [{ "id": "anna", "name": "Anna" }, { "id": "boris", "name": "Boris" }],
              "changes": [{ "from": { "round": 1, "hand": 2 }, "for": "anna", "player": { "id": "dina", "name": "Dina" } }] },
            { "id": "blue", "name": "Blue", "players": [{ "id": "vera", "name": "Vera" }, { "id": "gleb", "name": "Gleb" }] }],
        "hands": [
            { "round": 1, "block": 1, "hand": 1, "table": 1, "seats": ["anna", "vera", "boris", "gleb"], "dealer": "anna",
              "opener": "vera", "result": { "out": "anna", "left": { "vera": 20, "gleb": 30 } } },
            { "round": 1, "block": 1, "hand": 2, "table": 1, "seats": ["dina", "vera", "boris", "gleb"], "dealer": "vera",
              "opener": "boris", "result": { "out": "dina", "left": { "vera": 1, "gleb": 2 } } }] }"#;
    let tournament = file::read(text).unwrap();
    let evening = EveningResults::of(&tournament, &tally(&tournament));
    let seen: Vec<(&str, u32, u32, Option<u32>)> = evening
        .places
        .iter()
        .map(|(player, own)| (player.as_str(), own.place, own.behind, own.total))
        .collect();
    // Anna and Dina played one hand each, and Anna came first.
    let red = |player| (player, 1, 2, Some(53));
    assert_eq!(seen, [red("anna"), red("boris"), ("gleb", 2, 0, Some(0)), ("vera", 2, 0, Some(0))]);
    // Two entrants who are one person get the better place.
    let one = evening.map_people(|player| (player.as_str() != "gleb").then_some("all"));
    assert_eq!(one.places.values().map(|own| own.place).collect::<Vec<_>>(), [1]);
}

fn subsets(many: usize, count: usize) -> impl Iterator<Item = Vec<usize>> {
    (0_u32..1 << many)
        .filter(move |bits| bits.count_ones() as usize == count)
        .map(move |bits| (0..many).filter(|at| bits & (1 << at) != 0).collect())
}

fn any_evening() -> impl Strategy<Value = EventScore> {
    (-300_i64..300, 1_i64..40).prop_map(|(points, hands)| EventScore { points, hands })
}

proptest! {
    #[test]
    fn no_other_choice_beats_the_best_evenings(
        all in prop::collection::vec(any_evening(), 1..10),
        count in 1_usize..10,
    ) {
        let count = count.min(all.len());
        let sums = |chosen: &[usize]| chosen.iter().fold((0, 0), |(points, hands), &at| {
            (points + all[at].points, hands + all[at].hands)
        });
        let (sum, average) = (sums(&highest_sum(&all, count)), sums(&highest_average(&all, count)));
        for other in subsets(all.len(), count) {
            let other = sums(&other);
            prop_assert!(sum.0 >= other.0);
            prop_assert!(average.0 * other.1 >= other.0 * average.1);
        }
    }

    /// The order of the evenings affects only the order in which a line lists them.
    #[test]
    fn the_order_of_the_evenings_changes_nobodys_place(
        year in prop::collection::vec(
            prop::collection::btree_map(prop::sample::select(vec!["a", "b", "c", "d", "e"]), 0_u32..4, 1..5), 0..6),
        seed in any::<u64>(),
        word in prop::sample::select(vec!["field", "places", "totals", "average"]),
        best in prop::option::of(1_u64..4),
        least in 1_u64..3,
    ) {
        let evenings: Vec<_> = year.iter().map(|totals| {
            let totals: Vec<(&str, u32)> = totals.iter().map(|(player, total)| (*player, *total)).collect();
            evening(STD, &totals, 3)
        }).collect();
        let mut turned = evenings.clone();
        if !turned.is_empty() {
            let by = usize::try_from(seed % 7).unwrap() % turned.len();
            turned.rotate_left(by);
        }
        let ties = Some(vec!["countback".to_owned(), "evenings".to_owned(), "best".to_owned()]);
        let rules = rules(&SeasonKeys { best, least: Some(least), ties, ..counting_by(word) });
        let by_player = |evenings: &[EveningResults<&'static str>]| -> BTreeMap<_, _> {
            let table = SeasonTable::of(&rules, evenings);
            table.lines.into_iter().map(|line| (line.player, (line.rank, line.worth, line.won, line.missing))).collect()
        };
        prop_assert_eq!(by_player(&evenings), by_player(&turned));
    }
}

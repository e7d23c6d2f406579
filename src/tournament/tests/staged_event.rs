//! Events as a whole: cuts, trees, corrections, files.

use std::collections::{BTreeMap, BTreeSet};
use std::num::NonZeroU32;

use proptest::prelude::*;
use rand::rngs::Xoshiro256PlusPlus;
use rand::{RngExt, SeedableRng as _};

use super::build::{entrants, keys, player_names, record, some_result};
use crate::staged_event::*;
use crate::{
    EntrantId, Fault, Format, Hand, Name, Place, Setup, SetupKeys, Slot, Tournament, entrant_hands, file,
    tally,
};

fn rng(seed: u64) -> Xoshiro256PlusPlus {
    Xoshiro256PlusPlus::seed_from_u64(seed)
}

fn count(groups: u32) -> NonZeroU32 {
    NonZeroU32::new(groups).unwrap()
}

fn setup(format: &str, method: &str, target: Option<u64>) -> Setup {
    Setup::parse(&SetupKeys { target, ..keys(format, method) }).unwrap()
}

/// Plan of a stage in which everybody plays for themselves to 60 points.
fn stage(name: &str, form: StageForm, cut: Option<Cut>) -> StagePlan {
    let setup = setup("free-for-all", "std", Some(60));
    let name = Name::parse(name).unwrap();
    StagePlan { name, form, draw: StageDraw::Seeding, cut, setup, starts_at: None, place: None }
}

fn best(best: u32) -> Cut {
    Cut { best, ..Cut::default() }
}

fn best_of_each(best_of_each: u32) -> Cut {
    Cut { best_of_each, ..Cut::default() }
}

fn knock_out(third_place: bool) -> StageForm {
    StageForm::KnockOut { third_place }
}

fn event(players: usize, plans: Vec<StagePlan>) -> StagedEvent {
    let name = Name::parse("Spring cup").unwrap();
    StagedEvent::plan(name, entrants(&player_names(players)), Vec::new(), plans).unwrap()
}

fn faults(players: usize, plans: Vec<StagePlan>) -> Vec<(String, Fault)> {
    let name = Name::parse("Spring cup").unwrap();
    let refused = StagedEvent::plan(name, entrants(&player_names(players)), Vec::new(), plans).unwrap_err();
    refused.into_iter().map(|problem| (problem.place.to_string(), problem.fault)).collect()
}

/// Plays a tournament to its end; `first` chooses who goes out in each hand.
fn finish(mut tournament: Tournament, mut first: impl FnMut(&Tournament) -> usize) -> Tournament {
    while let Some(next) = tally(&tournament).standings.next.into_iter().next() {
        let out = first(&tournament);
        let result = some_result(&tournament, &next.seats, out, &[7, 11, 20]);
        tournament = record(tournament, next.slot, 1, Some(result)).unwrap();
    }
    tournament
}

/// Lets the entrant with the lowest number win.
fn finish_by_number(tournament: Tournament) -> Tournament {
    let number = |id: &str| id[1..].parse::<usize>().unwrap();
    finish(tournament, |tournament| {
        let next = tally(tournament).standings.next.remove(0);
        let players = next.seats.players();
        (0..players.len()).min_by_key(|seat| number(players[*seat].as_str())).unwrap()
    })
}

/// Plays everything that is drawn up, in an order by lot.
fn play_all(mut event: StagedEvent, mut play: impl FnMut(Tournament) -> Tournament) -> StagedEvent {
    for number in 0..event.stages().len() {
        let open: Vec<(FixtureSlot, Tournament)> = event.stages()[number]
            .fixtures()
            .iter()
            .map(|(slot, tournament)| (*slot, tournament.clone()))
            .collect();
        for (slot, tournament) in open {
            event = event.with_fixture(number, slot, play(tournament));
        }
        for (index, tournament) in event.stages()[number].play_offs().to_vec().into_iter().enumerate() {
            event = event.with_play_off(number, index, play(tournament));
        }
    }
    event
}

/// Plays an event to its end.
fn play_out(
    mut event: StagedEvent,
    rng: &mut Xoshiro256PlusPlus,
    mut play: impl FnMut(Tournament) -> Tournament,
) -> StagedEvent {
    for _ in 0..100 {
        match event.state() {
            EventState::Finished => return event,
            EventState::Playing { .. } => event = play_all(event, &mut play),
            _ => event = event.advance(rng).unwrap(),
        }
    }
    panic!("the event never ends: {:?}", event.state())
}

fn order(event: &StagedEvent) -> Vec<(Option<u32>, String)> {
    event.standings().lines.into_iter().map(|line| (line.rank, line.entrant.to_string())).collect()
}

fn ids_of(list: &[&str]) -> Vec<EntrantId> {
    list.iter().map(|id| EntrantId::parse(id).unwrap()).collect()
}

#[test]
fn the_best_of_each_heat_play_a_final_and_the_others_follow_by_their_places() {
    let heats = stage("Heats", StageForm::Groups(count(2)), None);
    let last = stage("Final", StageForm::Groups(count(1)), Some(best_of_each(2)));
    let played = play_out(event(8, vec![heats, last]), &mut rng(1), finish_by_number);
    let expected: Vec<String> = (1..=8).map(|number| format!("p{number}")).collect();
    let lines = order(&played);
    assert_eq!(lines[0], (Some(1), "p1".to_owned()));
    let ahead: BTreeSet<_> = lines.iter().take(4).map(|(_, id)| id.clone()).collect();
    assert_eq!(ahead, expected[..4].iter().cloned().collect());
    let final_entrants: BTreeSet<_> =
        played.stages()[1].groups()[0].iter().map(ToString::to_string).collect();
    assert_eq!(final_entrants, expected[..4].iter().cloned().collect());
    assert_eq!(played.stages()[0].groups()[0], ids_of(&["p1", "p4", "p5", "p8"]));
    assert_eq!(
        played.stages()[0].fixtures().values().map(|heat| heat.name().to_string()).collect::<Vec<_>>(),
        ["Spring cup: Heats 1", "Spring cup: Heats 2"]
    );
    assert!(played.standings().is_finished(&played));
}

#[test]
fn a_league_ranks_by_matches_won_and_a_tree_by_rounds() {
    let groups = stage("Groups", StageForm::League(count(2)), None);
    let tree = stage("Cup", knock_out(true), Some(best_of_each(2)));
    let played = play_out(event(8, vec![groups, tree]), &mut rng(1), finish_by_number);
    assert_eq!(played.stages()[0].fixtures().len(), 12);
    let names: Vec<(Option<u32>, String)> = order(&played);
    // The groups are 1 4 5 8 and 2 3 6 7.
    assert_eq!(
        names.iter().take(4).map(|(rank, id)| (rank.unwrap(), id.as_str())).collect::<Vec<_>>(),
        [(1, "p1"), (2, "p2"), (3, "p3"), (4, "p4")]
    );
    assert_eq!(
        names.iter().skip(4).map(|(_, id)| id.as_str()).collect::<BTreeSet<_>>(),
        ["p5", "p6", "p7", "p8"].into()
    );
    assert_eq!(names.iter().skip(6).map(|(_, id)| id.as_str()).collect::<BTreeSet<_>>(), ["p7", "p8"].into());
}

#[test]
fn a_plan_that_cannot_work_is_refused_with_its_place() {
    let groups = |groups| StageForm::Groups(count(groups));
    assert_eq!(faults(4, vec![stage("Only", groups(1), None)]), [("stages".into(), Fault::OneStage)]);
    assert!(faults(4, Vec::new()).contains(&("stages".into(), Fault::OneStage)));
    let two = vec![stage("Heats", groups(2), None), stage("Finals", groups(2), Some(best(4)))];
    assert_eq!(faults(8, two), [("stages[1].groups".into(), Fault::SeveralFinals { groups: 2 })]);
    let few = vec![stage("Heats", groups(2), None), stage("Final", groups(1), Some(best(9)))];
    assert_eq!(faults(8, few), [("stages[1].through".into(), Fault::CutTooLarge { through: 9, before: 8 })]);
    let lonely = vec![stage("Heats", groups(4), None), stage("Final", groups(1), Some(best(2)))];
    let format = Format::FreeForAll;
    assert_eq!(
        faults(7, lonely),
        [("stages[0]".into(), Fault::EntrantCount { given: 1, min: 2, max: 10, format })]
    );
    let everybody = vec![stage("League", StageForm::League(count(1)), None)];
    assert_eq!(faults(33, everybody), [("stages[0]".into(), Fault::TooManyHere { most: 500 })]);
    let named = Some(Cut { named: ids_of(&["nobody"]), best: 3, ..Cut::default() });
    let unknown = Fault::UnknownEntrant { entrant: ids_of(&["nobody"]).remove(0) };
    let unknown_plan = vec![stage("Heats", groups(2), None), stage("Final", groups(1), named)];
    assert_eq!(faults(8, unknown_plan), [("stages[1].through.named[0]".into(), unknown)]);
    let cowboy =
        StagePlan { setup: setup("cowboy", "placement", None), ..stage("Cup", knock_out(false), None) };
    assert_eq!(
        faults(8, vec![cowboy]),
        [("stages[0].format".into(), Fault::NotForMatches { format: Format::Cowboy })]
    );
}

/// Heats of four with two through, the first heat just finished with everybody level but the winner.
fn level_heat(level: LevelRule) -> StagedEvent {
    let heats = StagePlan { setup: setup_lazy(), ..stage("Heat", StageForm::Groups(count(1)), None) };
    let last = stage("Final", StageForm::Groups(count(1)), Some(Cut { best: 2, level, ..Cut::default() }));
    let event = event(4, vec![heats, last]).advance(&mut rng(1)).unwrap();
    // The first player wins the only hand; the others have won none and lost as often.
    play_all(event, |tournament| finish(tournament, |_| 0))
}

fn setup_lazy() -> Setup {
    Setup::parse(&SetupKeys {
        agreed_hands: Some(1),
        tie_breaks: Some(Vec::new()),
        ..keys("free-for-all", "lazy")
    })
    .unwrap()
}

#[test]
fn level_entrants_go_by_their_seeds_or_play_off() {
    let by_order = level_heat(LevelRule::Order);
    assert_eq!(by_order.state(), EventState::ToDraw { stage: 1 });
    let drawn = by_order.advance(&mut rng(1)).unwrap();
    assert_eq!(drawn.stages()[1].groups()[0], ids_of(&["p1", "p2"]));

    let event = level_heat(LevelRule::PlayOff);
    let level = LevelAtCut { entrants: ids_of(&["p2", "p3", "p4"]), places: 1 };
    assert_eq!(event.state(), EventState::ToPlayOff { stage: 1, level });
    let event = event.advance(&mut rng(1)).unwrap();
    assert_eq!(event.state(), EventState::Playing { stage: 1 });
    let event = play_all(event, |tournament| finish(tournament, |_| 2));
    let event = event.advance(&mut rng(1)).unwrap();
    assert_eq!(event.stages()[1].groups()[0], ids_of(&["p1", "p4"]));
}

/// Notes who cannot play the second stage.
fn without(event: StagedEvent, away: &[&str]) -> StagedEvent {
    let away = ids_of(away).into_iter().collect();
    event.with_record(1, StageRecord { away, ..StageRecord::default() }).unwrap()
}

#[test]
fn whoever_withdraws_is_replaced_by_the_next_in_line() {
    let heats = stage("Heats", StageForm::Groups(count(2)), None);
    let last = stage("Final", StageForm::Groups(count(1)), Some(best_of_each(1)));
    let event = event(8, vec![heats, last]).advance(&mut rng(1)).unwrap();
    let event = without(play_all(event, finish_by_number), &["p1"]);
    let event = event.advance(&mut rng(1)).unwrap();
    // The best of the first heat who is there: p4.
    assert_eq!(
        event.stages()[1].groups()[0].iter().cloned().collect::<BTreeSet<_>>(),
        ids_of(&["p2", "p4"]).into_iter().collect()
    );
    assert!(event.standings().departures.is_empty());
}

#[test]
fn an_absent_bye_and_an_absent_favourite_are_replaced_too() {
    let heats = stage("Heats", StageForm::Groups(count(2)), None);
    let cut = Cut { byes: ids_of(&["p7"]), named: ids_of(&["p6"]), best: 2, ..Cut::default() };
    let last = stage("Final", StageForm::Groups(count(1)), Some(cut));
    let event = event(7, vec![heats, last]).advance(&mut rng(1)).unwrap();
    assert_eq!(event.stages()[0].groups().iter().flatten().count(), 6);
    let event = play_all(event, finish_by_number);
    let drawn = |away: &[&str]| -> BTreeSet<String> {
        let event = without(event.clone(), away).advance(&mut rng(1)).unwrap();
        event.stages()[1].groups()[0].iter().map(ToString::to_string).collect()
    };
    let names = |list: &[&str]| list.iter().map(|id| (*id).to_owned()).collect::<BTreeSet<_>>();
    assert_eq!(drawn(&[]), names(&["p1", "p2", "p6", "p7"]));
    assert_eq!(drawn(&["p7"]).len(), 4);
    assert!(drawn(&["p6", "p7"]).is_superset(&names(&["p1", "p2"])) && drawn(&["p6", "p7"]).len() == 4);
    // Only three of six are there for four places.
    assert_eq!(drawn(&["p7", "p6", "p1", "p2"]).len(), 3);
}

#[test]
fn a_cut_stands_before_every_stage_but_the_first() {
    let groups = |groups| StageForm::Groups(count(groups));
    let uncut = vec![stage("Heats", groups(2), None), stage("Final", groups(1), None)];
    assert_eq!(faults(8, uncut), [("stages[1].through".into(), Fault::Missing)]);
    let early = vec![stage("Heats", groups(2), Some(best(8))), stage("Final", groups(1), Some(best(4)))];
    let fault = Fault::CutTooLarge { through: 8, before: 0 };
    assert_eq!(faults(8, early)[0], ("stages[0].through".into(), fault));
}

#[test]
fn a_missing_tournament_is_drawn_up_again() {
    let cup = event(8, vec![stage("League", StageForm::League(count(1)), None)]);
    let drawn = cup.advance(&mut rng(1)).unwrap();
    let league = &drawn.stages()[0];
    let record = StageRecord { groups: league.groups().to_vec(), ..StageRecord::default() };
    let emptied = drawn.clone().with_record(0, record).unwrap();
    assert_eq!(emptied.state(), EventState::ToPair { stage: 0 });
    assert_eq!(emptied.advance(&mut rng(2)).unwrap(), drawn);
}

#[test]
fn all_problems_of_a_stage_are_listed() {
    let text = r#"{ "lastcard_event": 1, "name": "Cup", "entrants": [ { "name": "A" }, { "name": "B" } ], "stages": [
        { "name": "Cup", "form": "knock-out", "format": "duo", "drawn": 1, "away": 2,
          "tournaments": [ { "tournament": 3 }, { "tournament": 4 } ] } ] }"#;
    let places: Vec<String> =
        file::read_any(text).unwrap_err().iter().map(|problem| problem.place.to_string()).collect();
    let expected = ["drawn", "tournaments[0].tournament", "tournaments[1].tournament", "away"];
    assert_eq!(places, expected.map(|place| format!("stages[0].{place}")));
}

fn totals(tournament: &Tournament) -> BTreeMap<String, u32> {
    let lines = tally(tournament).standings.standings;
    lines.into_iter().map(|line| (line.entrant.to_string(), line.total.unwrap())).collect()
}

#[test]
fn a_share_of_the_points_goes_along() {
    let heats = stage("Heats", StageForm::Groups(count(2)), None);
    let half = Percent::new(50).unwrap();
    let cut = Cut { best_of_each: 2, byes: ids_of(&["p8"]), carry: Carry::Points(half), ..Cut::default() };
    let last = stage("Final", StageForm::Groups(count(1)), Some(cut));
    let played = play_all(event(8, vec![heats, last]).advance(&mut rng(1)).unwrap(), finish_by_number);
    let before: BTreeMap<String, u32> = played.stages()[0].fixtures().values().flat_map(totals).collect();
    let drawn = played.advance(&mut rng(1)).unwrap();
    let own = &drawn.stages()[1].fixtures()[&FixtureSlot::of_group(1)];
    let half_of = |id: &String| before.get(id).map_or(0, |total| total.div_ceil(2));
    assert_eq!(totals(own).len(), 5);
    for (id, total) in totals(own) {
        assert_eq!(total, half_of(&id), "{id}");
    }
    assert!(totals(own)["p1"] > 0 && totals(own)["p8"] == 0);
    // The points count from the first hand, in the running total as in the standings.
    let after = finish_by_number(own.clone());
    let standings = tally(&after);
    let ahead = &standings.standings.standings[0];
    let last_hand = entrant_hands(&after, &standings, &ahead.entrant).pop().unwrap();
    assert_eq!(last_hand.total, ahead.total);
    let written = file::write_event(&drawn);
    let file::ParsedFile::Event(read) = file::read_any(&written).unwrap() else { panic!("{written}") };
    assert_eq!(*read, drawn);
}

#[test]
fn charged_points_are_no_reason_to_join_late() {
    let keys = SetupKeys { limit: Some(60), ..keys("free-for-all", "lose200") };
    let charged = |plan| StagePlan { setup: Setup::parse(&keys).unwrap(), ..plan };
    let cut = Cut { best: 3, byes: ids_of(&["p5"]), carry: Carry::Points(Percent::ALL), ..Cut::default() };
    let heats = charged(stage("Heats", StageForm::Groups(count(1)), None));
    let last = charged(stage("Final", StageForm::Groups(count(1)), Some(cut)));
    let played = play_all(event(5, vec![heats, last]).advance(&mut rng(1)).unwrap(), finish_by_number);
    let drawn = played.advance(&mut rng(1)).unwrap();
    let carried = totals(&drawn.stages()[1].fixtures()[&FixtureSlot::of_group(1)]);
    assert_eq!(carried["p5"], *carried.values().max().unwrap());
    assert!(carried["p5"] > carried["p1"]);
}

#[test]
fn the_order_decides_between_level_entrants() {
    let heats = stage("Heats", StageForm::Groups(count(1)), None);
    let cut = Cut { best: 4, carry: Carry::Order, ..Cut::default() };
    let last = StagePlan { draw: StageDraw::Lot, ..stage("Final", StageForm::Groups(count(1)), Some(cut)) };
    let played = play_all(event(6, vec![heats, last]).advance(&mut rng(1)).unwrap(), finish_by_number);
    let drawn = played.clone().advance(&mut rng(3)).unwrap();
    let own = &drawn.stages()[1].fixtures()[&FixtureSlot::of_group(1)];
    let ranks: Vec<(Option<u32>, String)> = tally(own)
        .standings
        .standings
        .into_iter()
        .map(|line| (line.rank, line.entrant.to_string()))
        .collect();
    let best: Vec<String> = played.entrants_of(1).iter().map(ToString::to_string).collect();
    assert_eq!(ranks, (1..).map(Some).zip(best).collect::<Vec<_>>());
}

#[test]
fn nothing_goes_along_where_it_would_not_count() {
    let groups = |groups| StageForm::Groups(count(groups));
    let points = |cut| Cut { carry: Carry::Points(Percent::ALL), ..cut };
    let order = |cut| Cut { carry: Carry::Order, ..cut };
    let refused = [("stages[1].through.carry".to_owned(), Fault::CannotCarry)];
    let into = |form, cut| faults(8, vec![stage("Heats", groups(2), None), stage("Last", form, Some(cut))]);
    assert_eq!(into(knock_out(false), points(best(4))), refused);
    assert_eq!(into(knock_out(false), order(best(4))), refused);
    let other = StagePlan { setup: setup_lazy(), ..stage("Final", groups(1), Some(points(best(4)))) };
    assert_eq!(faults(8, vec![stage("Heats", groups(2), None), other]), refused);
    let lazy = r#"{ "lastcard": 1, "name": "T", "format": "free-for-all", "scoring": { "method": "lazy" },
        "entrants": [ { "name": "A", "carried": 5 }, { "name": "B" } ] }"#;
    let problem = file::read(lazy).unwrap_err().remove(0);
    assert_eq!(
        (problem.place.to_string(), problem.fault),
        ("entrants[0].carried".into(), Fault::CannotCarry)
    );
}

#[test]
fn a_draw_can_be_taken_back_and_absent_entrants_left_out() {
    let heats = stage("Heats", StageForm::Groups(count(1)), None);
    let cup = event(6, vec![heats, stage("Final", StageForm::Groups(count(1)), Some(best(3)))]);
    let drawn = cup.clone().advance(&mut rng(1)).unwrap();
    assert_eq!(drawn.clone().without_draw(0), cup);
    let played = play_all(drawn, finish_by_number);
    let through = played.entrants_of(1);
    let away = through.iter().take(1).cloned().collect();
    let left = played.with_away(1, away).entrants_of(1);
    assert!(left.len() == 3 && !left.contains(&through[0]) && left[..2] == through[1..]);
}

#[test]
fn nobody_joins_twice() {
    let heats = stage("Heats", StageForm::Groups(count(2)), None);
    let cut = Cut { byes: ids_of(&["p8"]), named: ids_of(&["p8", "p1", "p1"]), best: 1, ..Cut::default() };
    let last = stage("Final", StageForm::Groups(count(1)), Some(cut));
    let twice = |place: &str, id: &str| (place.to_owned(), Fault::IdTwice { id: id.to_owned() });
    let expected = [twice("stages[1].through.named[0]", "p8"), twice("stages[1].through.named[2]", "p1")];
    assert_eq!(faults(8, vec![heats, last]), expected);
}

#[test]
fn a_later_correction_is_shown_and_changes_nothing() {
    let heats = stage("Heats", StageForm::Groups(count(2)), None);
    let last = stage("Final", knock_out(false), Some(best_of_each(2)));
    let event = event(8, vec![heats, last]).advance(&mut rng(1)).unwrap();
    let event = play_all(event, finish_by_number).advance(&mut rng(1)).unwrap();
    let before = event.stages()[1].clone();
    let slot = FixtureSlot::of_group(2);
    let people = entrants("p2 p3 p6 p7");
    let again =
        Tournament::draw_up(Name::parse("Heats 2").unwrap(), setup("free-for-all", "std", Some(60)), people)
            .unwrap();
    // Now the last ones of the second heat are first.
    let corrected = event.with_fixture(
        0,
        slot,
        finish(again, |tournament| {
            let next = tally(tournament).standings.next.remove(0);
            next.seats.players().iter().position(|player| player.as_str() == "p7").unwrap()
        }),
    );
    assert_eq!(corrected.stages()[1], before);
    let departures = corrected.standings().departures;
    assert_eq!(departures.len(), 1);
    assert_eq!((departures[0].stage, departures[0].slot), (1, None));
    assert!(departures[0].would_play.contains(&ids_of(&["p7"])[0]));
    assert_eq!(departures[0].plays.len(), departures[0].would_play.len());
}

/// Plays a knock-out with a list of those still in, and returns the round in which each entrant went out.
fn rounds_survived(event: &StagedEvent) -> BTreeMap<EntrantId, u32> {
    let stage = &event.stages()[0];
    let mut out = BTreeMap::new();
    let last = stage.fixtures().keys().map(|slot| slot.round).max().unwrap();
    for (slot, tournament) in stage.fixtures() {
        let is_third = slot.round == last && slot.number == 2;
        let winner = tally(tournament)
            .standings
            .standings
            .into_iter()
            .find(|line| line.rank == Some(1))
            .unwrap()
            .entrant;
        for entrant in tournament.entrants() {
            let rounds = out.entry(entrant.id.clone()).or_insert(0);
            *rounds = match (is_third, entrant.id == winner) {
                (true, true) => 2 * slot.round - 3 + 1,
                (true, false) => *rounds,
                (false, true) => 2 * slot.round,
                (false, false) => 2 * slot.round - 1,
            };
        }
    }
    out
}

#[test]
fn simulated_cups_rank_as_counted_round_by_round() {
    check_cups(0..150);
}

#[test]
#[ignore = "takes a minute"]
fn ten_thousand_cups_rank_as_counted_round_by_round() {
    check_cups(0..10_000);
}

/// Plays a cup for each seed, and compares its ranking with the rounds that everybody survived, counted without the tree.
fn check_cups(seeds: std::ops::Range<u64>) {
    for seed in seeds {
        let mut rng = rng(seed);
        let players = rng.random_range(2..=17);
        let setup =
            Setup::parse(&SetupKeys { agreed_hands: Some(1), ..keys("free-for-all", "lazy") }).unwrap();
        let plan = StagePlan { setup, draw: StageDraw::Lot, ..stage("Cup", knock_out(true), None) };
        let mut lots = self::rng(seed + 1_000);
        let played = play_out(event(players, vec![plan]), &mut rng, |tournament| {
            finish(tournament, |_| lots.random_range(0..2))
        });
        let survived = rounds_survived(&played);
        let lines = played.standings().lines;
        assert_eq!(lines.len(), players);
        for pair in lines.windows(2) {
            let [one, other] = pair else { unreachable!() };
            assert!(survived[&one.entrant] >= survived[&other.entrant], "{players} players, seed {seed}");
            assert_eq!(
                one.rank == other.rank,
                survived[&one.entrant] == survived[&other.entrant],
                "{players} players, seed {seed}"
            );
        }
    }
}

/// Plans by lot: heats or a league or a tree, then a final or a tree. Seven are enough for the best two of three groups and one more.
fn any_event() -> impl Strategy<Value = (StagedEvent, u64)> {
    let forms =
        (7_usize..=20, 2_u32..=3, 0_u8..3, 0_u8..2, 1_u32..=2, 0_u8..3, 0_u8..3, any::<u64>(), any::<bool>());
    forms.prop_map(|(players, groups, first, second, through, draw, carry, seed, is_played_off)| {
        let first = match first {
            0 => StageForm::Groups(count(groups)),
            1 => StageForm::League(count(groups)),
            _ => knock_out(false),
        };
        let last = if second == 0 { StageForm::Groups(count(1)) } else { knock_out(true) };
        let level = if is_played_off { LevelRule::PlayOff } else { LevelRule::Order };
        // Points go along from groups to groups only.
        let carries = [Carry::Nothing, Carry::Points(Percent::ALL), Carry::Order];
        let is_scored = matches!(first, StageForm::Groups(_)) && second == 0;
        let carry = if is_scored { carries[usize::from(carry)] } else { Carry::Nothing };
        let cut = Cut { best_of_each: through, best: 1, level, carry, ..Cut::default() };
        let draw = [StageDraw::Seeding, StageDraw::Lot, StageDraw::Apart][usize::from(draw)];
        let plans = vec![
            StagePlan { draw, ..stage("First", first, None) },
            StagePlan { draw, ..stage("Last", last, Some(cut)) },
        ];
        let name = Name::parse("By lot").unwrap();
        let relations = vec![ids_of(&["p1", "p2", "p3"]), ids_of(&["p4", "p5"])];
        (StagedEvent::plan(name, entrants(&player_names(players)), relations, plans).unwrap(), seed)
    })
}

proptest! {
    #![proptest_config(ProptestConfig::with_cases(24))]

    #[test]
    fn everybody_is_ranked_once_and_a_file_says_it_all((event, seed) in any_event()) {
        let (mut draws, mut lots) = (rng(seed), rng(seed ^ 1));
        let mut event = event;
        for _ in 0..100 {
            let text = file::write_event(&event);
            let read = match file::read_any(&text) {
                Ok(file::ParsedFile::Event(read)) => *read,
                other => panic!("{other:?}"),
            };
            prop_assert_eq!(order(&read), order(&event));
            prop_assert_eq!(file::write_event(&read), text);
            match event.state() {
                EventState::Finished => break,
                EventState::Playing { .. } => {
                    event = play_all(event, |tournament| finish(tournament, |_| lots.random_range(0..10)));
                }
                _ => event = event.advance(&mut draws).unwrap(),
            }
        }
        prop_assert_eq!(event.state(), EventState::Finished);
        let lines = event.standings().lines;
        let ids: BTreeSet<_> = lines.iter().map(|line| line.entrant.clone()).collect();
        prop_assert_eq!(ids.len(), event.entrants().len());
        prop_assert_eq!(lines.len(), event.entrants().len());
        for (number, line) in (1..).zip(&lines) {
            prop_assert!(line.rank.is_some_and(|rank| rank <= number));
        }
        prop_assert!(event.standings().departures.is_empty());
    }
}

/// Iterates over the tournaments of all stages.
fn fixtures(event: &StagedEvent) -> impl Iterator<Item = (usize, FixtureSlot, &Tournament)> {
    let stages = event.stages().iter().enumerate();
    stages.flat_map(|(number, stage)| stage.fixtures().iter().map(move |(slot, own)| (number, *slot, own)))
}

/// Records another result in a hand.
fn correct(tournament: &Tournament, slot: Slot, (first, numbers): (usize, u32)) -> Tournament {
    let hand = tournament.hand(slot).unwrap();
    let result = some_result(tournament, &hand.seating, first, &[numbers, 11, 20]);
    record(tournament.clone(), slot, 2, Some(result)).unwrap()
}

proptest! {
    #![proptest_config(ProptestConfig::with_cases(24))]

    /// Corrections made in two orders, and a record made from nothing, give the same ranking.
    #[test]
    fn any_order_of_corrections_equals_a_replay_from_nothing(
        (planned, seed) in any_event(),
        changes in prop::collection::vec(any::<(prop::sample::Index, prop::sample::Index, u8, u8)>(), 1..8),
    ) {
        let (mut draws, mut lots) = (rng(seed), rng(seed ^ 1));
        let played = play_out(planned.clone(), &mut draws, |tournament| {
            finish(tournament, |_| lots.random_range(0..10))
        });
        // The last of several corrections of a hand stands.
        let mut corrections = BTreeMap::new();
        for (fixture, hand, first, numbers) in changes {
            let all: Vec<_> = fixtures(&played).collect();
            let (stage, slot, tournament) = all[fixture.index(all.len())];
            let hands: Vec<&Hand> = tournament.hands().iter().filter(|hand| !hand.is_open()).collect();
            corrections.insert((stage, slot, hands[hand.index(hands.len())].slot), (first.into(), numbers.into()));
        }
        let apply = |event: StagedEvent, ((stage, slot, hand), to): (&(usize, FixtureSlot, Slot), &(usize, u32))| {
            let corrected = correct(&event.stages()[*stage].fixtures()[slot], *hand, *to);
            event.with_fixture(*stage, *slot, corrected)
        };
        let forwards = corrections.iter().fold(played.clone(), apply);
        let backwards = corrections.iter().rev().fold(played, apply);
        let ranking = |event: &StagedEvent| event.standings().to_json(event);
        prop_assert_eq!(ranking(&forwards), ranking(&backwards));
        // A file has only the last result of each hand.
        let text = file::write_event(&forwards);
        let Ok(file::ParsedFile::Event(replayed)) = file::read_any(&text) else { panic!("{text}") };
        prop_assert_eq!(ranking(&replayed), ranking(&forwards));
    }
}

#[test]
fn a_record_that_does_not_fit_the_plan_is_refused() {
    let heats = stage("Heats", StageForm::Groups(count(2)), None);
    let last = stage("Final", StageForm::Groups(count(1)), Some(best_of_each(2)));
    let planned = event(8, vec![heats, last]);
    let groups = vec![ids_of(&["p1", "p2"])];
    let early =
        planned.clone().with_record(1, StageRecord { groups: groups.clone(), ..StageRecord::default() });
    let place = Place::root().key("stages").index(1);
    assert_eq!(early.unwrap_err(), [place.fault(Fault::StageOutOfOrder)]);
    let single = planned.with_record(0, StageRecord { groups, ..StageRecord::default() });
    assert!(matches!(single.unwrap_err().remove(0).fault, Fault::OutOfRange { min: 2, max: 2, .. }));
}

#[test]
fn an_event_is_not_taken_for_a_tournament() {
    let cup = event(8, vec![stage("Cup", knock_out(false), None)]);
    assert_eq!(file::read(&file::write_event(&cup)).unwrap_err(), [Place::root().fault(Fault::EventFile)]);
}

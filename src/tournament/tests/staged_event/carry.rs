//! Points and orders that go along into the next stage.

use super::*;

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

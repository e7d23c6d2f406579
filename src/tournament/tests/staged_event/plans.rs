//! Plans and records that are refused, each with its place.

use super::*;

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
fn all_problems_of_a_stage_are_listed() {
    let text = r#"{ "lastcard_event": 1, "name": "Cup", "entrants": [ { "name": "A" }, { "name": "B" } ], "stages": [
        { "name": "Cup", "form": "knock-out", "format": "duo", "drawn": 1, "away": 2,
          "tournaments": [ { "tournament": 3 }, { "tournament": 4 } ] } ] }"#;
    let places: Vec<String> =
        file::read_any(text).unwrap_err().iter().map(|problem| problem.place.to_string()).collect();
    let expected = ["drawn", "tournaments[0].tournament", "tournaments[1].tournament", "away"];
    assert_eq!(places, expected.map(|place| format!("stages[0].{place}")));
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

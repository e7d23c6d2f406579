//! People who withdraw before a stage, and who takes their place.

use super::*;

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

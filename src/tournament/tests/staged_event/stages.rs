//! Stages one after another: cuts, leagues, draws, and corrections that come late.

use super::*;

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

/// Heats of four with two through, the first heat just finished with everybody level but the winner.
fn level_heat(level: LevelRule) -> StagedEvent {
    let heats = StagePlan { setup: setup_lazy(), ..stage("Heat", StageForm::Groups(count(1)), None) };
    let last = stage("Final", StageForm::Groups(count(1)), Some(Cut { best: 2, level, ..Cut::default() }));
    let event = event(4, vec![heats, last]).advance(&mut rng(1)).unwrap();
    // The first player wins the only hand; the others have won none and lost as often.
    play_all(event, |tournament| finish(tournament, |_| 0))
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

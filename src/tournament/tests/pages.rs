//! Queries for pages: entries to make, hands of an entrant, states of the tables.

use super::build::*;
use crate::{
    HandResult, Requirement, Slot, Standing, TableState, VoidReason, entrant_hands, required_holdings,
    tables, tally,
};

fn requirements_of(method: &str) -> Vec<(String, Requirement)> {
    let setup = match_of(method).setup().clone();
    required_holdings(&setup, &seats("a b c d"), &id("c"))
        .into_iter()
        .map(|ask| (ask.player.to_string(), ask.need))
        .collect()
}

/// M-3, M-4.
#[test]
fn only_needed_holdings_are_asked_clockwise() {
    let asked =
        |need| vec![("d".to_owned(), need), ("b".to_owned(), need), ("a".to_owned(), Requirement::Nothing)];
    assert_eq!(requirements_of("std"), asked(Requirement::Holding));
    assert_eq!(requirements_of("lose200"), asked(Requirement::Holding));
    assert_eq!(requirements_of("lazy"), asked(Requirement::HoldingOrLoser));
}

#[test]
fn hands_list_partners_opponents_and_running_total() {
    let mut drawn = draw(&keys("four-player", "std"), "a b c d");
    drawn = play(drawn, won("a", &[("c", "30"), ("d", "45")]));
    drawn = play(drawn, won("c", &[("a", "12"), ("b", "20")]));
    drawn = play(drawn, won("b", &[("c", "50"), ("d", "0")]));
    let tally = tally(&drawn);
    let hands = entrant_hands(&drawn, &tally, &drawn.entrants()[1].id);
    assert_eq!(hands.len(), 12);
    let seen: Vec<_> = hands.iter().take(4).map(|h| (h.won, h.points, h.total)).collect();
    assert_eq!(
        seen,
        [
            (true, Some(75), Some(75)),
            (false, Some(0), Some(75)),
            (true, Some(50), Some(125)),
            (false, None, None)
        ]
    );
    let partners: Vec<&str> = hands.iter().map(|h| h.partners[0].id.as_str()).collect();
    assert_eq!(partners, ["a", "a", "a", "a", "d", "d", "d", "d", "c", "c", "c", "c"]);
    assert!(hands.iter().all(|h| h.opponents.len() == 2));
}

#[test]
fn a_team_has_opponents_but_no_partner_beside_itself() {
    let played = play(match_of("lazy"), won("a", &[("b", "3"), ("d", "4")]));
    let tally = tally(&played);
    let hands = entrant_hands(&played, &tally, &played.entrants()[1].id);
    assert!(hands[0].partners.is_empty());
    assert_eq!((hands[0].lost, hands[0].points, hands[0].total), (true, None, None));
}

#[test]
fn a_table_plays_waits_and_is_done() {
    let mut drawn =
        draw(&crate::SetupKeys { blocks: Some(1), ..keys("eight-player", "lazy") }, "1 2 3 4 5 6 7 8");
    let states = |drawn: &crate::Tournament| -> Vec<TableState> {
        tables(drawn, &tally(drawn).standings).iter().map(|table| table.state).collect()
    };
    let at = |table, hand| Slot { round: 1, hand, table };
    assert_eq!(states(&drawn), [TableState::Plays(at(1, 1)), TableState::Plays(at(2, 1))]);
    for hand in 1..=4 {
        drawn = record(drawn, at(1, hand), 1, Some(named("8", &["2"]))).unwrap();
    }
    // The first table has only this block.
    assert_eq!(states(&drawn), [TableState::Done, TableState::Plays(at(2, 1))]);
    assert_eq!(tables(&drawn, &tally(&drawn).standings)[0].last.map(|hand| hand.slot), Some(at(1, 4)));
    for hand in 1..=4 {
        drawn = record(drawn, at(2, hand), 1, Some(named("3", &["5"]))).unwrap();
    }
    let standings = tally(&drawn).standings;
    assert_eq!(states(&drawn), [TableState::Done, TableState::Done]);
    let winners: Vec<&str> = standings.winners().map(crate::EntrantId::as_str).collect();
    assert_eq!(winners, ["1", "3", "7", "8"]);
}

#[test]
fn nobody_wins_if_no_hand_counts() {
    let nobody = |drawn| tally(&drawn).standings.winners().next().is_none();
    let mut drawn = draw(&keys("four-player", "std"), "1 2 3 4");
    assert!(nobody(drawn.clone().with_stopped(true)));
    drawn = record(drawn, slot(1), 1, Some(HandResult::Void(VoidReason::Abandoned))).unwrap();
    assert!(nobody(drawn.with_stopped(true)));
}

#[test]
fn a_table_that_has_finished_its_block_waits() {
    let mut drawn = draw(&keys("eight-player", "lazy"), "1 2 3 4 5 6 7 8");
    for hand in 1..=4 {
        drawn = record(drawn, slot(hand), 1, Some(named("8", &["2"]))).unwrap();
    }
    let states: Vec<_> = tables(&drawn, &tally(&drawn).standings).iter().map(|table| table.state).collect();
    assert_eq!(states, [TableState::Waits, TableState::Plays(Slot { table: 2, ..slot(1) })]);
}

/// Ranks and entrants, in the order of the standings.
fn ranks_of(standings: &[Standing]) -> Vec<(Option<u32>, String)> {
    standings.iter().map(|line| (line.rank, line.entrant.to_string())).collect()
}

#[test]
fn standings_without_a_hand_ignore_it() {
    for (keys, players) in all_setups() {
        let named = format!("{:?} {:?}", keys.format, keys.method);
        let mut now = draw(&keys, players);
        let mut first = None;
        for number in 0..7 {
            let before = tally(&now).standings;
            let Some(next) = before.next.first() else { break };
            first = first.or(Some(next.slot));
            let result = some_result(&now, &next.seats, number, &[20, 7, 35]);
            now = record(now, next.slot, 1, Some(result)).unwrap();
            let without = now.standings_without(next.slot, &tally(&now));
            let expected = (number > 0).then(|| ranks_of(&before.standings));
            assert_eq!(without.as_deref().map(ranks_of), expected, "{named}, hand {number}");
        }
        let first = first.unwrap();
        let without = ranks_of(&now.standings_without(first, &tally(&now)).unwrap());
        let given_up = record(now, first, 2, Some(HandResult::Void(VoidReason::Abandoned))).unwrap();
        assert_eq!(ranks_of(&tally(&given_up).standings.standings), without, "{named}");
        assert_eq!(given_up.standings_without(first, &tally(&given_up)), None, "{named}");
    }
}

//! Line-up changes: effects, things left unchanged, and refusals.

use proptest::prelude::*;

use super::build::*;
use super::people::*;
use crate::file;
use crate::{
    EndReason, Fault, Format, HandNumber, HandResult, LineUpChange, LineUpRefusal, Name, Player,
    RecordingState, Refusal, SeatDeparture, SetupKeys, Slot, StandingState, Tournament, VoidReason, tally,
};

#[test]
fn a_substitute_inherits_seat_and_points() {
    let played = play_next_hands(draw(&keys("four-player", "std"), "a b c d"), 4);
    let before = tally(&played);
    let then = with_change(&played, &substitution_from("a", "a", "z", 5));
    assert_eq!(tally(&then).standings.standings, before.standings.standings);
    for hand in then.hands() {
        assert_eq!(hand.seating.has(&id("z")), hand.slot.hand >= 5, "{}", hand.slot);
        assert_eq!(hand.seating.has(&id("a")), hand.slot.hand < 5, "{}", hand.slot);
    }
    // The scheduled dealers stay the same, except for the player who left.
    let deals = |tournament: &Tournament, name: &str| {
        tournament.hands().iter().filter(|hand| hand.dealer == Some(id(name))).count()
    };
    assert_eq!((deals(&then, "a") + deals(&then, "z"), deals(&then, "b")), (3, 3));
    let next = tally(&then).standings.next[0].clone();
    assert!(next.seats.has(&id("z")));
    let losers = next.seats.opponents_of(then.setup().format(), &id("z"));
    let held: Vec<(&str, &str)> = losers.iter().map(|player| (player.as_str(), "10")).collect();
    let after = tally(&play(then.clone(), won("z", &held)));
    assert_eq!(total(&after, "a"), total(&before, "a") + 20);
    assert_eq!(line(&after, "a").hands, 5);
    assert_reads_back(&then);
}

#[test]
fn a_substituted_player_may_return() {
    let played = play_next_hands(draw(&keys("four-player", "std"), "a b c d"), 2);
    let then = with_change(
        &with_change(&played, &substitution_from("a", "a", "z", 3)),
        &substitution_from("a", "z", "a", 7),
    );
    let with_z: Vec<u32> =
        then.hands().iter().filter(|h| h.seating.has(&id("z"))).map(|h| h.slot.hand).collect();
    assert_eq!(with_z, [3, 4, 5, 6]);
    assert_eq!(then.entrants()[0].everybody().count(), 2);
    assert_reads_back(&then);
}

#[test]
fn a_team_substitute_keeps_partner_and_deal() {
    let played = play_next_hands(match_of("std"), 1);
    let then = with_change(&played, &substitution_from("a-c", "c", "z", 2));
    assert_eq!(seats_of_hand(&then, 2), "a, b, z, d");
    let then = play_next_hands(then, 1);
    // A dealt hand 1, B hand 2; Z takes C's turn.
    assert_eq!(then.hand(slot(3)).unwrap().dealer, Some(id("z")));
    assert_eq!(line(&tally(&then), "a-c").hands, 2);
    assert_reads_back(&then);
}

/// §12.5: unplayed hands are void for all at that table; other tables play on.
#[test]
fn a_withdrawal_from_a_movement_voids_its_hands() {
    let played = play_next_hands(draw(&keys("eight-player", "std"), "a b c d e f g h"), 8);
    assert_eq!(tally(&played).standings.next[0].slot.hand, 5);
    let then = with_change(&played, &withdrawal_from("a", 5));
    let void = HandResult::Void(VoidReason::Withdrawn);
    for hand in then.hands() {
        let closed = hand.slot.hand >= 5 && hand.seating.has(&id("a"));
        assert_eq!(hand.result.as_ref() == Some(&void), closed, "{}", hand.slot);
        assert_eq!(then.recording_state(hand.slot) == RecordingState::Closed, closed, "{}", hand.slot);
    }
    let closed = then.hands().iter().find(|hand| then.is_closed(hand)).unwrap().slot;
    assert_eq!(then.new_entry(closed, 1, None, vec![]), Err(Refusal::HandClosed));
    assert_eq!(line(&tally(&then), "a").state, StandingState::Withdrawn);
    assert_eq!(tally(&then).effects, tally(&played).effects);
    assert_reads_back(&then);
    // The others play to the end of the schedule.
    let ended = play_next_hands(then, 24);
    assert_eq!(tally(&ended).standings.reason, Some(EndReason::Schedule));
    assert_eq!(line(&tally(&ended), "a").hands, 4);
    assert_reads_back(&ended);
}

#[test]
fn a_withdrawal_of_one_of_four_ends_the_tournament() {
    let played = play_next_hands(draw(&keys("four-player", "std"), "a b c d"), 5);
    let then = with_change(&played, &withdrawal_from("b", 6));
    assert_eq!(tally(&then).standings.reason, Some(EndReason::Schedule));
    assert!(tally(&then).standings.standings.iter().all(|standing| standing.hands == 5));
    assert_reads_back(&then);
}

#[test]
fn a_withdrawal_passes_the_deal_on() {
    let played = play_next_hands(draw(&keys("free-for-all", "std"), "a b c d"), 2);
    // A and B have dealt; C would deal hand 3.
    assert_eq!(played.hand(slot(3)).unwrap().dealer, Some(id("c")));
    let then = with_change(&played, &withdrawal_from("c", 3));
    assert_eq!(seats_of_hand(&then, 3), "a, b, d");
    assert_eq!(then.hand(slot(3)).unwrap().dealer, Some(id("d")));
    assert_eq!(
        (line(&tally(&then), "c").state, line(&tally(&then), "c").hands),
        (StandingState::Withdrawn, 2)
    );
    let then = play_next_hands(then, 1);
    assert_eq!(then.hand(slot(4)).unwrap().dealer, Some(id("a")));
    assert_reads_back(&then);
}

#[test]
fn leaving_is_no_advantage_in_any_scoring() {
    for method in ["lose200", "max_loser", "std", "lazy"] {
        let keys =
            SetupKeys { limit: Some(1000).filter(|_| method == "lose200"), ..keys("free-for-all", method) };
        // C always goes out and is charged nothing.
        let result = won("a", &[("b", "10"), ("c", "20")]);
        let played = play(draw(&keys, "a b c"), result);
        let then = with_change(&played, &withdrawal_from("a", 2));
        let tally = tally(&then);
        assert_eq!(line(&tally, "a").rank, Some(3), "{method}");
    }
}

#[test]
fn withdrawing_from_a_challenge_means_elimination() {
    let played = play_next_hands(draw(&keys("challenge", "challenge"), "a b c"), 1);
    let then = with_change(&played, &withdrawal_from("a", 2));
    assert_eq!(seats_of_hand(&then, 2), "b, c");
    let then = play(then, won("b", &[("c", "600")]));
    let standings = tally(&then).standings;
    assert_eq!(standings.reason, Some(EndReason::LastStanding));
    assert_eq!(ranks(&tally(&then)), [(1, "b"), (2, "c"), (3, "a")]);
    assert_reads_back(&then);
}

#[test]
fn a_late_player_sits_down_last_and_starts_fairly() {
    for (method, points) in [("std", Some(0)), ("lazy", None), ("lose200", Some(10)), ("max_loser", Some(10))]
    {
        let played = play(draw(&keys("free-for-all", method), "a b c"), won("a", &[("b", "5"), ("c", "10")]));
        let then = with_change(&played, &arrival_from("z", 2));
        assert_eq!(seats_of_hand(&then, 2), "a, b, c, z", "{method}");
        assert_eq!(line(&tally(&then), "z").total, points, "{method}");
        assert_eq!(tally(&then).effects, tally(&played).effects, "{method}");
        assert_reads_back(&then);
        let then = play(then, won("z", &[("a", "5"), ("b", "5"), ("c", "5")]));
        assert_eq!(seats_of_hand(&then, 3), "a, b, c, z", "{method}");
    }
    let played = play(draw(&keys("challenge", "challenge"), "a b c"), won("a", &[("b", "7"), ("c", "100")]));
    assert_eq!(total(&tally(&with_change(&played, &arrival_from("z", 2))), "z"), 100);
}

#[test]
fn an_earlier_correction_changes_late_starting_points() {
    let played = play(draw(&keys("free-for-all", "lose200"), "a b c"), won("a", &[("b", "5"), ("c", "10")]));
    let then = with_change(&played, &arrival_from("z", 2));
    let corrected = record(then, slot(1), 2, Some(won("a", &[("b", "5"), ("c", "30")]))).unwrap();
    assert_eq!(total(&tally(&corrected), "z"), 30);
}

#[test]
fn reopened_hands_are_played_by_the_current_players() {
    let drawn = draw(&keys("free-for-all", "std"), "a b c");
    let stuck = drawn.new_entry(slot(1), 1, Some(HandResult::Void(VoidReason::Stuck)), vec![]).unwrap();
    let undone = play_next_hands(drawn.clone(), 1).new_entry(slot(1), 2, None, vec![]).unwrap();
    let first = play_next_hands(drawn.clone(), 1).new_entry(
        slot(1),
        1,
        Some(won("b", &[("a", "5"), ("c", "5")])),
        vec![],
    );
    for ledger in [vec![stuck], vec![first.unwrap(), undone]] {
        let now = drawn.clone().with_ledger(&ledger).unwrap();
        for change in [substitution_from("a", "a", "z", 1), withdrawal_from("a", 1), arrival_from("z", 1)] {
            let wanted = with_change(&now, &change);
            let mut entrants = drawn.entrants().to_vec();
            change.apply(&mut entrants);
            let fresh = Tournament::draw_up(drawn.name().clone(), drawn.setup().clone(), entrants).unwrap();
            assert_eq!(fresh.with_ledger(&ledger).unwrap().hands(), wanted.hands());
        }
    }
}

#[test]
fn an_impossible_line_up_change_is_refused() {
    let fresh = draw(&keys("four-player", "std"), "a b c d");
    let played = play_next_hands(fresh.clone(), 4);
    let refused = |step: &LineUpChange| played.with_line_up_change(step).unwrap_err();
    assert_eq!(refused(&substitution_from("a", "a", "z", 4)), LineUpRefusal::StepRecorded { hand: 4 });
    assert_eq!(refused(&withdrawal_from("a", 13)), LineUpRefusal::StepAfterEnd);
    assert_eq!(refused(&withdrawal_from("x", 5)), LineUpRefusal::StepUnknown);
    assert_eq!(refused(&substitution_from("a", "b", "z", 5)), LineUpRefusal::StepUnknown);
    let plays = |name: &str| vec![Fault::SubstitutePlays { player: Name::parse(name).unwrap() }];
    assert_eq!(faults(played.with_line_up_change(&substitution_from("a", "a", "b", 5))), plays("b"));
    assert_eq!(faults(played.with_line_up_change(&substitution_from("a", "a", "a", 5))), plays("a"));
    let late = Fault::LateNotForFormat { format: Format::FourPlayer };
    assert_eq!(faults(played.with_line_up_change(&arrival_from("z", 5))), [late]);
    let twice = with_change(&played, &substitution_from("a", "a", "z", 5));
    assert_eq!(faults(twice.with_line_up_change(&substitution_from("b", "b", "z", 6))), plays("z"));
    assert_eq!(
        with_change(&played, &withdrawal_from("a", 5)).with_line_up_change(&withdrawal_from("b", 6)),
        Err(LineUpRefusal::StepOver)
    );
    let over = play_next_hands(fresh, 12);
    assert_eq!(over.with_line_up_change(&withdrawal_from("a", 13)), Err(LineUpRefusal::StepOver));
}

#[test]
fn a_withdrawal_that_leaves_too_few_is_refused() {
    let few = |left, needed| vec![Fault::WithdrawalTooFew { left, needed }];
    let two = draw(&keys("free-for-all", "std"), "a b");
    assert_eq!(faults(two.with_line_up_change(&withdrawal_from("a", 1))), few(1, 2));
    let teams = match_of("std");
    let change = SeatDeparture { from: FROM(1), leaves: id("c"), comes: None };
    let leaves = LineUpChange::Leaves { entrant: entrant("a-c"), change };
    assert_eq!(faults(teams.with_line_up_change(&leaves)), few(1, 2));
    // One of three is out, so neither of the two who are left may leave.
    let challenge =
        play(draw(&keys("challenge", "challenge"), "a b c"), won("a", &[("b", "1"), ("c", "600")]));
    assert_eq!(faults(challenge.with_line_up_change(&withdrawal_from("a", 2))), few(1, 2));
    assert_eq!(challenge.with_line_up_change(&withdrawal_from("c", 2)), Err(LineUpRefusal::StepOut));
    let names: Vec<String> = (0..10).map(|n| format!("p{n}")).collect();
    let full = draw(&keys("free-for-all", "std"), &names.join(" "));
    assert_eq!(faults(full.with_line_up_change(&arrival_from("z", 1))), [Fault::TableFull { most: 10 }]);
}

/// A correction ends the match before a substitute and a late player start. The line-up changes are kept, in
/// case the correction is reversed.
#[test]
fn a_change_after_the_end_is_kept() {
    let keys = SetupKeys { target: Some(100), ..keys("free-for-all", "std") };
    let played = play(draw(&keys, "a b c"), won("a", &[("b", "5"), ("c", "10")]));
    let then =
        with_change(&with_change(&played, &substitution_from("b", "b", "y", 2)), &arrival_from("z", 2));
    let ended = record(then, slot(1), 2, Some(won("a", &[("b", "60"), ("c", "60")]))).unwrap();
    assert_eq!(tally(&ended).standings.reason, Some(EndReason::Target));
    assert_eq!(ended.hands().len(), 1);
    assert_reads_back(&ended);
    let again = file::read(&file::write(&ended)).unwrap();
    let back = record(again, slot(1), 3, Some(won("a", &[("b", "5"), ("c", "10")]))).unwrap();
    assert_eq!(seats_of_hand(&back, 2), "a, y, c, z");
}

/// Reads a file of four players at one table, with extra keys for Anna and these hands.
fn read_four_players(format: &str, anna: &str, hands: &str) -> Result<Tournament, Vec<(String, Fault)>> {
    let text = format!(
        r#"{{ "lastcard": 1, "name": "T", "format": "{format}", "entrants": [ {{"id":"anna","name":"Anna"{anna}}},
          {{"name":"Boris"}},{{"name":"Vera"}},{{"name":"Gleb"}}], "hands": [{hands}] }}"#
    );
    file::read(&text).map_err(|all| all.into_iter().map(|p| (p.place.to_string(), p.fault)).collect())
}

#[test]
fn bad_line_up_changes_in_a_file_are_reported() {
    let hand = r#"{"round":1,"hand":HAND}"#;
    let change = |hand_number: &str, player: &str| {
        let from = hand.replace("HAND", hand_number);
        format!(r#","changes":[{{"from":{from},"player":{player}}}]"#)
    };
    let zoya = r#"{"id":"zoya","name":"Zoya"}"#;
    let one = |format: &str, anna: &str, hands: &str| {
        let problems = read_four_players(format, anna, hands).unwrap_err();
        assert_eq!(problems.len(), 1, "{problems:?}");
        problems.into_iter().next().unwrap()
    };
    let after = Fault::ChangeAfterEnd { hand: 13, round: 1, last: 12, last_round: 1 };
    let place = "entrants[0].changes[0]".to_owned();
    assert_eq!(one("four-player", &change("13", "null"), ""), (format!("{place}.from"), after));
    let plays = Fault::SubstitutePlays { player: Name::parse("Boris").unwrap() };
    let boris = r#"{"id":"boris","name":"Boris"}"#;
    assert_eq!(one("four-player", &change("5", boris), ""), (format!("{place}.player"), plays));
    let late = r#","from":{"hand":2}"#;
    let fault = Fault::LateNotForFormat { format: Format::FourPlayer };
    assert_eq!(one("four-player", late, ""), ("entrants[0].from".to_owned(), fault));
    assert_eq!(one("free-for-all", r#","changes":[{"from":{"hand":2}}]"#, "").1, Fault::Missing);
    let played = r#"{"hand":1,"seats":["anna","vera","boris","gleb"],"result":{"out":"anna","left":{"vera":1,"gleb":1}}}"#;
    let fault = Fault::WithdrawnPlays { player: id("anna") };
    assert_eq!(one("four-player", &change("1", "null"), played), ("hands[0].result".to_owned(), fault));
    let seats = seats("zoya vera boris gleb").into();
    assert_eq!(one("four-player", &change("1", zoya), played).1, Fault::OtherSeats { seats });
    let zoya_for_vera = format!(r#","changes":[{{"from":{{"hand":2}},"for":"vera","player":{zoya}}}]"#);
    let fault = Fault::LeavesNoSeat { player: id("vera"), seats: vec![id("anna")] };
    assert_eq!(one("four-player", &zoya_for_vera, ""), (format!("{place}.for"), fault));
    let backwards = format!(
        r#","changes":[{{"from":{{"hand":5}},"player":{zoya}}},{{"from":{{"hand":3}},"player":null}}]"#
    );
    let place = "entrants[0].changes[1].from".to_owned();
    assert_eq!(one("four-player", &backwards, ""), (place, Fault::ChangesOrder));
}

/// A line-up change at the next hand. A player who leaves is in that hand.
#[derive(Debug, Clone)]
enum Deed {
    Substitute(prop::sample::Index),
    Withdraw(prop::sample::Index),
    Join,
}

fn deed() -> impl Strategy<Value = Deed> {
    prop_oneof![
        any::<prop::sample::Index>().prop_map(Deed::Substitute),
        any::<prop::sample::Index>().prop_map(Deed::Withdraw),
        Just(Deed::Join),
    ]
}

fn as_line_up_change(tournament: &Tournament, deed: &Deed, number: usize) -> Option<LineUpChange> {
    let standings = tally(tournament).standings;
    let next = standings.next.first()?;
    let from = HandNumber::of(next.slot);
    let come = Player { id: id(&format!("z{number}")), name: Name::parse(&format!("z{number}")).unwrap() };
    let leaves = |index: &prop::sample::Index, comes: Option<Player>| {
        let leaves = index.get(next.seats.players()).clone();
        let entrant = tournament.entrant_of(&leaves)?.id.clone();
        Some(LineUpChange::Leaves { entrant, change: SeatDeparture { from, leaves, comes } })
    };
    match deed {
        Deed::Substitute(index) => leaves(index, Some(come)),
        Deed::Withdraw(index) => leaves(index, None),
        Deed::Join => Some(LineUpChange::Joins { player: come, from }),
    }
}

proptest! {
    /// A line-up change does not alter the effects of earlier hands, undoing it leaves no trace, and the file
    /// that contains it reads back the same.
    #[test]
    fn a_change_touches_no_hand_before_it(
        format in prop::sample::select(vec![
            ("four-player", "a b c d"), ("eight-player", "a b c d e f g h"), ("two-vs-two", "a+c b+d"),
            ("free-for-all", "a b c d e"), ("challenge", "a b c d"),
        ]),
        deeds in prop::collection::vec((1_usize..4, deed()), 1..5),
    ) {
        let method = if format.0 == "challenge" { "challenge" } else { "lose200" };
        let keys = SetupKeys { limit: Some(400), ..keys(format.0, method) };
        let mut now = draw(&keys, format.1);
        for (number, (hands, deed)) in deeds.iter().enumerate() {
            for _ in 0..*hands {
                if !tally(&now).standings.finished {
                    now = play_next_hand(now);
                }
            }
            let Some(step) = as_line_up_change(&now, deed, number) else { break };
            let Ok(then) = now.with_line_up_change(&step) else { continue };
            prop_assert_eq!(tally(&then).effects, tally(&now).effects);
            let recorded = |t: &Tournament| -> Vec<(Slot, String)> {
                let recorded = t.hands().iter().filter(|hand| !hand.is_open() && !t.is_closed(hand));
                recorded.map(|hand| (hand.slot, format!("{hand:?}"))).collect()
            };
            prop_assert_eq!(recorded(&then), recorded(&now));
            let text = file::write(&then);
            prop_assert_eq!(file::read(&text), Ok(then.clone()));
            now = then;
        }
    }
}

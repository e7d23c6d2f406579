//! Play-off for a shared first place: participants, effects, and things it never changes.

use proptest::prelude::*;

use super::build::*;
use crate::file;
use crate::{
    EndReason, EntrantId, Entry, Fault, HandResult, HandsToWin, LineUpRefusal, PlayOff, PlayOffRefusal,
    RecordingState, Refusal, SetupKeys, Slot, StandingState, Tournament, VoidReason, tally,
};

/// A free-for-all by `std` that the organiser has stopped, with a and b level at 30 and c at 0.
fn tie() -> Tournament {
    let tournament = draw(&keys("free-for-all", "std"), "a b c");
    let tournament = play(tournament, won("a", &[("b", "10"), ("c", "20")]));
    play(tournament, won("b", &[("a", "15"), ("c", "15")])).with_stopped(true)
}

fn start_play_off(tournament: Tournament, to_win: HandsToWin) -> Tournament {
    let play_off = tournament.new_play_off(to_win).unwrap();
    tournament.with_play_off(Some(play_off))
}

fn win_of(player: &str) -> HandResult {
    won(player, &[])
}

fn play_off_slot(hand: u32) -> Slot {
    Slot { round: 2, hand, table: 1 }
}

fn entrant(id: &str) -> EntrantId {
    EntrantId::parse(id).unwrap()
}

fn problems(tournament: &Tournament) -> Vec<String> {
    tally(tournament).standings.problems.iter().map(|problem| format!("{problem:?}")).collect()
}

#[test]
fn one_hand_between_level_entrants_decides_first_place() {
    let before = tie();
    assert_eq!(ranks(&tally(&before)), [(1, "a"), (1, "b"), (3, "c")]);
    let running = start_play_off(before, HandsToWin::One);
    let told = tally(&running).standings;
    assert_eq!((told.finished, told.reason), (false, Some(EndReason::Stopped)));
    let next = told.next.first().unwrap();
    assert_eq!((next.slot, &next.seats), (play_off_slot(1), &seats("a b")));
    assert_eq!((&next.dealer, &next.opener), (&Some(id("a")), &Some(id("b"))));
    let states: Vec<StandingState> = told.standings.iter().map(|line| line.state).collect();
    assert_eq!(states, [StandingState::Playing, StandingState::Playing, StandingState::Placed]);

    let over = tally(&play(running, win_of("b")));
    assert_eq!((over.standings.finished, &over.standings.next), (true, &Vec::new()));
    assert_eq!(ranks(&over), [(1, "b"), (2, "a"), (3, "c")]);
    assert_eq!(
        (line(&over, "b").state, line(&over, "a").state),
        (StandingState::Winner, StandingState::Placed)
    );
    assert_eq!((total(&over, "a"), total(&over, "b")), (30, 30));
    assert_eq!((line(&over, "b").hands, line(&over, "b").won, line(&over, "b").best), (2, 1, Some(30)));
    let effect = over.effect(play_off_slot(1)).unwrap();
    assert_eq!((effect.winners.as_slice(), effect.credited.len()), (&[entrant("b")][..], 0));
}

#[test]
fn the_losers_of_a_three_way_play_off_tie() {
    let all = draw(&SetupKeys { agreed_hands: Some(3), ..keys("free-for-all", "lazy") }, "a b c d");
    let all = play(play(all, named("a", &["d"])), named("b", &["d"]));
    let three = start_play_off(play(all, named("c", &["d"])), HandsToWin::Two);
    let three = play(play(three, win_of("c")), win_of("a"));
    assert_eq!(tally(&three).standings.next[0].dealer, Some(id("c")), "the deal rotates, also under lazy");
    let three = play(three, win_of("c"));
    assert_eq!(ranks(&tally(&three)), [(1, "c"), (2, "a"), (2, "b"), (4, "d")]);
    let standing = tally(&three).standings.play_off.unwrap();
    assert_eq!(standing.won.iter().map(|won| won.hands).collect::<Vec<_>>(), [1, 0, 2]);
    assert_eq!(standing.winner, Some(entrant("c")));
}

#[test]
fn in_a_team_play_off_teams_sit_alternately() {
    let tied = match_of("std");
    let tied = play(tied, won("a", &[("b", "10"), ("d", "0")]));
    let tied = play(tied, won("b", &[("a", "10"), ("c", "0")])).with_stopped(true);
    let running = start_play_off(tied, HandsToWin::One);
    assert_eq!(tally(&running).standings.next[0].seats, seats("a b c d"));
    let over = tally(&play(running, win_of("d")));
    assert_eq!(ranks(&over), [(1, "b-d"), (2, "a-c")]);
}

#[test]
fn finishing_orders_and_one_points_decide_too() {
    let last = SetupKeys { agreed_hands: Some(2), ..keys("free-for-all", "placement") };
    let last = draw(&last, "a b c");
    let last = play(play(last, order("a b c")), order("b a c"));
    let over = tally(&play(start_play_off(last, HandsToWin::One), order("b a")));
    assert_eq!(ranks(&over), [(1, "b"), (2, "a"), (3, "c")]);
    assert_eq!((line(&over, "a").lost, line(&over, "c").lost), (0, 2));

    let points = draw(&SetupKeys { agreed_hands: Some(1), ..keys("free-for-all", "refill") }, "a b");
    let points = play(points, refill(&[("a", 2, "10"), ("b", 2, "10")]));
    let points = start_play_off(points, HandsToWin::One);
    // The entrants are level in the play-off as well: nobody wins the hand, and another one follows.
    let points = play(points, refill(&[("a", 1, "10"), ("b", 1, "10")]));
    assert_eq!(tally(&points).standings.next[0].slot, play_off_slot(2));
    let over = tally(&play(points, refill(&[("a", 1, "10"), ("b", 1, "9")])));
    assert_eq!((ranks(&over), total(&over, "b")), (vec![(1, "b"), (2, "a")], 2));
}

#[test]
fn a_hand_without_a_winner_is_followed_by_another() {
    let running = start_play_off(tie(), HandsToWin::One);
    let again =
        record(running.clone(), play_off_slot(1), 1, Some(HandResult::Void(VoidReason::Stuck))).unwrap();
    let next = tally(&again).standings.next;
    assert_eq!((next[0].slot, &next[0].dealer), (play_off_slot(1), &Some(id("a"))));
    let given_up = play(running, HandResult::Void(VoidReason::Abandoned));
    let next = tally(&given_up).standings.next;
    assert_eq!((next[0].slot, &next[0].dealer), (play_off_slot(2), &Some(id("b"))));
}

#[test]
fn holdings_may_be_counted_and_are_checked() {
    let running = start_play_off(tie(), HandsToWin::One);
    let entry = |result| running.new_entry(play_off_slot(1), 1, Some(result), Vec::new());
    assert!(entry(won("a", &[("b", "R5 Y9")])).is_ok());
    for (wrong, fault) in [
        (win_of("c"), Fault::NotSeated { player: id("c"), seats: seats("a b").into() }),
        (won("a", &[("b", "")]), Fault::NoCards),
        (won("a", &[("a", "R5")]), Fault::WinnerHolds),
        (named("a", &["b"]), Fault::PlayOffLosers),
    ] {
        let Err(Refusal::Result { problems }) = entry(wrong) else { panic!("accepted: {fault}") };
        assert_eq!(problems.into_iter().map(|problem| problem.fault).collect::<Vec<_>>(), [fault]);
    }
}

#[test]
fn breaking_the_tie_voids_only_the_play_off() {
    let over = play(start_play_off(tie(), HandsToWin::One), win_of("b"));
    let entry = over.new_entry(slot(1), 2, Some(won("a", &[("b", "11"), ("c", "20")])), Vec::new()).unwrap();
    let broken = over.clone().with_ledger(&[entry]).unwrap();
    let told = tally(&broken);
    assert_eq!(ranks(&told), [(1, "a"), (2, "b"), (3, "c")]);
    assert!(told.standings.finished && !told.standings.play_off.as_ref().unwrap().counts);
    assert_eq!(told.effect(play_off_slot(1)), None);
    let [first, second] = &told.standings.problems[..] else { panic!("{:?}", told.standings.problems) };
    assert_eq!(first.to_string(), "play_off: PlayOffNobodyLevel");
    assert_eq!(
        second.to_string(),
        "hands[2]: PlayOffUncounted { slot: Slot { round: 2, hand: 1, table: 1 } }"
    );
    assert_eq!(broken.hand(play_off_slot(1)).unwrap().result, Some(win_of("b")));
    assert_eq!(file::read(&file::write(&broken)).unwrap(), broken);

    // The tie is back, and so is the play-off.
    let entry =
        broken.new_entry(slot(1), 3, Some(won("a", &[("b", "10"), ("c", "20")])), Vec::new()).unwrap();
    assert_eq!(broken.with_ledger(&[entry]).unwrap(), over);
}

#[test]
fn a_play_off_does_not_count_while_play_continues() {
    let running = start_play_off(tie(), HandsToWin::One);
    let over = play(running.clone(), win_of("a"));
    let goes_on = tally(&over.clone().with_stopped(false));
    assert_eq!((goes_on.standings.finished, goes_on.standings.reason), (false, None));
    assert_eq!(goes_on.standings.next[0].slot, slot(3));
    assert_eq!(problems(&over.with_stopped(false)).len(), 2);
    // None of its hands is recorded: the play-off only waits for the tournament to end.
    let idle = running.with_stopped(false);
    assert_eq!((idle.play_off_hands().len(), problems(&idle).len()), (0, 1));
}

#[test]
fn hands_after_a_decided_play_off_do_not_count() {
    let running = start_play_off(tie(), HandsToWin::Two);
    let played = play(play(play(running, win_of("a")), win_of("b")), win_of("a"));
    assert_eq!(played.recording_state(play_off_slot(3)), RecordingState::Recorded);
    let entry = played.new_entry(play_off_slot(2), 2, Some(win_of("a")), Vec::new()).unwrap();
    let sooner = played.with_ledger(&[entry]).unwrap();
    let told = tally(&sooner).standings;
    assert_eq!((told.finished, told.problems.len()), (true, 1));
    assert_eq!(told.problems[0].fault, Fault::AfterEnd { slot: "2.1.3".parse().unwrap() });
    let undone = record(sooner, play_off_slot(1), 2, None).unwrap();
    assert_eq!(tally(&undone).standings.play_off.unwrap().winner, Some(entrant("a")), "2 and 3 are left");
}

#[test]
fn an_undone_play_off_may_begin_again() {
    let tied = tie();
    let entry = |tournament: &Tournament, revision, outcome| {
        tournament.new_entry(play_off_slot(1), revision, outcome, Vec::new()).unwrap()
    };
    let running = start_play_off(tied.clone(), HandsToWin::One);
    let mut ledger: Vec<Entry> = vec![entry(&running, 1, Some(win_of("a")))];
    let played = running.clone().with_ledger(&ledger).unwrap();
    assert!(running.play_off_untouched() && !played.play_off_untouched());
    ledger.push(entry(&played, 2, None));
    let undone = played.with_ledger(&ledger).unwrap();
    assert!(undone.play_off_untouched());
    assert_eq!(
        undone.with_play_off(None).with_ledger(&ledger).unwrap(),
        tied.clone().with_ledger(&[]).unwrap()
    );
    let longer = start_play_off(tied, HandsToWin::Two).with_ledger(&ledger).unwrap();
    assert_eq!(tally(&longer).standings.next[0].slot, play_off_slot(1));
}

#[test]
fn a_play_off_needs_a_shared_first_place() {
    let refusal = |tournament: &Tournament| tournament.new_play_off(HandsToWin::One).unwrap_err();
    let running = start_play_off(tie(), HandsToWin::One);
    assert_eq!(refusal(&running), PlayOffRefusal::PlayOffTwice);
    assert_eq!(refusal(&tie().with_stopped(false)), PlayOffRefusal::PlayOffTooEarly);
    let alone = play(draw(&keys("free-for-all", "std"), "a b"), won("a", &[("b", "10")])).with_stopped(true);
    let nothing_played = draw(&keys("free-for-all", "std"), "a b").with_stopped(true);
    let all_under = SetupKeys { limit: Some(20), ..keys("free-for-all", "lose200") };
    let all_under = play(draw(&all_under, "a b c"), won("a", &[("b", "0"), ("c", "25")]));
    let cowboy = draw(&SetupKeys { agreed_hands: Some(1), ..keys("cowboy", "placement") }, "a b c");
    let cowboy = play(cowboy, order("a b c"));
    for tournament in [&alone, &nothing_played, &all_under, &cowboy] {
        assert!(tally(tournament).standings.finished);
        assert_eq!(refusal(tournament), PlayOffRefusal::PlayOffNobodyLevel);
    }
}

#[test]
fn too_many_for_one_table_share_the_place() {
    let names: Vec<String> = (1..=12).map(|n| format!("p{n}")).collect();
    let mut many = draw(&SetupKeys { blocks: Some(1), ..keys("individual", "std") }, &names.join(" "));
    while let Some(next) = tally(&many).standings.next.first().cloned() {
        let players = next.seats.players();
        // With fixed partners for a block, each pair wins two of its four hands by the same points.
        let side = usize::from(next.slot.hand > 2);
        let out = players.iter().find(|player| is_of_side(&many, player, side)).unwrap();
        let others = next.seats.opponents_of(many.setup().format(), out);
        let held: Vec<(&str, &str)> = others.iter().map(|player| (player.as_str(), "10")).collect();
        many = record(many, next.slot, 1, Some(won(out.as_str(), &held))).unwrap();
    }
    assert_eq!(
        many.new_play_off(HandsToWin::One),
        Err(PlayOffRefusal::PlayOffSeats { given: 12, min: 2, max: 10 })
    );
}

/// Returns true if a player belonged to this side in the first hand at the player's table: 0 for the pair of
/// seat 0, 1 for the other.
fn is_of_side(tournament: &Tournament, player: &crate::PlayerId, side: usize) -> bool {
    let first = tournament.hands().iter().find(|hand| hand.seating.has(player)).unwrap();
    first.seating.seat(player).is_some_and(|seat| seat % 2 == side)
}

#[test]
fn a_play_off_forbids_line_up_changes() {
    use crate::{HandNumber, LineUpChange, SeatDeparture};
    let change = SeatDeparture { from: HandNumber { round: 2, hand: 1 }, leaves: id("a"), comes: None };
    let step = LineUpChange::Leaves { entrant: entrant("a"), change };
    let running = start_play_off(tie(), HandsToWin::One);
    assert_eq!(running.with_line_up_change(&step), Err(LineUpRefusal::StepPlayOff));
}

#[test]
fn every_problem_of_a_play_off_is_reported() {
    let over = play(start_play_off(tie(), HandsToWin::One), win_of("b"));
    let text = file::write(&over);
    assert!(text.contains(r#""play_off": {"entrants":["a","b"],"hands_to_win":1}"#), "{text}");
    assert_eq!(file::read(&text).unwrap(), over);
    let faults = |from: &str, to: &str| -> Vec<String> {
        assert!(text.contains(from), "{from} in {text}");
        let problems = file::read(&text.replacen(from, to, 1)).unwrap_err();
        let kind = |problem: &crate::Problem| {
            let fault: String = format!("{:?}", problem.fault);
            format!("{}: {}", problem.place, fault.split(' ').next().unwrap())
        };
        problems.iter().map(kind).collect()
    };
    for (from, to, told) in [
        (
            r#"["a","b"],"h"#,
            r#"["a","x"],"h"#,
            &["play_off.entrants[1]: UnknownEntrant", "play_off.entrants: PlayOffSeats"][..],
        ),
        (
            r#"["a","b"],"h"#,
            r#"["a","a"],"h"#,
            &["play_off.entrants[1]: IdTwice", "play_off.entrants: PlayOffSeats"],
        ),
        (r#"["a","b"],"h"#, r#"[],"h"#, &["play_off.entrants: PlayOffSeats"]),
        (r#""hands_to_win":1"#, r#""hands_to_win":4"#, &["play_off.hands_to_win: OutOfRange"]),
        (r#""hands_to_win":1"#, r#""hands":1"#, &["play_off.hands: UnknownKey"]),
        (
            r#""play_off""#,
            r#""play_off": null, "play_off""#,
            &["play_off: DuplicateKey", "hands[2]: NoSuchHand"],
        ),
        (r#"{"out":"b"}"#, r#"{"out":"c"}"#, &["hands[2].result.out: NotSeated"]),
        (r#""seats":["a","b"],"#, r#""seats":["a","c"],"#, &["hands[2].seats: NotEverybody"]),
        (r#""round":2"#, r#""round":3"#, &["hands[2]: NoSuchHand"]),
    ] {
        assert_eq!(faults(from, to), told, "{to}");
    }
    // An entrant who is not level is kept, as after a correction, and reported with the standings.
    let other = file::read(&text.replacen(r#"["a","b"],"h"#, r#"["a","b","c"],"h"#, 1).replacen(
        r#""seats":["a","b"]"#,
        r#""seats":["a","b","c"]"#,
        1,
    ));
    assert_eq!(problems(&other.unwrap()).len(), 2);
}

/// A match or a movement of any format, ended by the organiser after some hands.
fn stopped_tournament(which: usize, hands: usize, lots: &[(usize, u32)]) -> Tournament {
    let setups = all_setups();
    let (keys, names) = &setups[which % setups.len()];
    let mut tournament = draw(keys, names);
    for (first, points) in lots.iter().take(hands) {
        let Some(next) = tally(&tournament).standings.next.first().cloned() else { break };
        let result = some_result(&tournament, &next.seats, *first, &[*points]);
        tournament = record(tournament, next.slot, 1, Some(result)).unwrap();
    }
    tournament.with_stopped(true)
}

proptest! {
    #![proptest_config(ProptestConfig::with_cases(150))]

    /// Few points and few hands make many ties. Whatever is played off, nobody's numbers change, only the
    /// level entrants change rank, exactly one is first, and the file keeps all of it.
    #[test]
    fn a_play_off_changes_only_ranks_of_level_entrants(
        which in 0usize..64,
        hands in 1usize..5,
        lots in prop::collection::vec((0usize..6, 1u32..3), 5),
        to_win in prop::sample::select(HandsToWin::ALL.to_vec()),
        winners in prop::collection::vec(0usize..10, 40),
    ) {
        let before = stopped_tournament(which, hands, &lots);
        let level: Vec<EntrantId> = before.level_for_first().iter().map(|e| e.id.clone()).collect();
        let Ok(play_off) = before.new_play_off(to_win) else {
            prop_assert!(level.len() < 2);
            return Ok(());
        };
        prop_assert_eq!(play_off.entrants(), &level);
        let mut after = before.clone().with_play_off(Some(play_off));
        let was = tally(&before).standings;
        for first in winners {
            let told = tally(&after).standings;
            for line in &told.standings {
                let old = was.standings.iter().find(|old| old.entrant == line.entrant).unwrap();
                let numbers = |line: &crate::Standing| {
                    (line.total, line.hands, line.won, line.lost, line.best, line.worst)
                };
                prop_assert_eq!(numbers(line), numbers(old));
                prop_assert!(line.rank == old.rank || (level.contains(&line.entrant) && line.rank == Some(2)));
            }
            prop_assert_eq!(told.finished, told.standings.iter().filter(|line| line.rank == Some(1)).count() == 1);
            prop_assert_eq!(file::read(&file::write(&after)).unwrap(), after.clone());
            let Some(next) = told.next.first() else { break };
            let players = next.seats.players();
            let result = match some_result(&after, &next.seats, first, &[5]) {
                HandResult::Won { out, .. } => won(out.as_str(), &[]),
                other => other,
            };
            prop_assert!(players.iter().all(|player| level.contains(&after.entrant_of(player).unwrap().id)));
            after = record(after, next.slot, 1, Some(result)).unwrap();
        }
        prop_assert!(tally(&after).standings.play_off.unwrap().won.iter().all(|won| won.hands <= to_win.get()));
    }
}

#[test]
fn a_play_off_needs_two_known_entrants() {
    let parse = |ids: &[&str]| {
        let ids: Vec<EntrantId> = ids.iter().map(|id| entrant(id)).collect();
        PlayOff::parse(&tie(), &ids, HandsToWin::One).map(|play_off| play_off.entrants().len())
    };
    assert_eq!(parse(&["a", "b"]), Ok(2));
    assert!(parse(&["a"]).is_err() && parse(&["a", "z"]).is_err());
}

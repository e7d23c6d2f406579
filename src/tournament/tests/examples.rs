//! Worked examples (§19) of results, scoring and standings, by their numbers.

use super::build::*;
use crate::{
    EndReason, HandResult, RecordingState, Refusal, SetupKeys, StandingState, Tally, Tournament, tally,
};
use lastcard_rules::Values;

/// The standard hands of §19; A went out.
pub(super) const B: (&str, &str) = ("b", "R5 Y9 GSKIP");
pub(super) const C: (&str, &str) = ("c", "W B2");
pub(super) const D: (&str, &str) = ("d", "WD4 RD2 G0 Y7");

/// A match with these totals so far, scored by the first player of each team: team AC, then team BD.
pub(super) fn match_at(method: &str, ac: u32, bd: u32) -> Tournament {
    let mut tournament = match_of(method);
    // Under `std` the winner is credited; under `lose200` the other side is charged.
    let losers_of = |winner: &str| if winner == "a" { ["b", "d"] } else { ["a", "c"] };
    let (for_ac, for_bd) = if method == "std" { ("a", "b") } else { ("b", "a") };
    for (winner, points) in [(for_ac, ac), (for_bd, bd)] {
        if points > 0 {
            let [one, other] = losers_of(winner);
            let result = won(winner, &[(one, &points.to_string()), (other, "0")]);
            tournament = play(tournament, result);
        }
    }
    tournament
}

/// EX-1, EX-2: the standard holdings by `std` and by `duo`.
#[test]
fn ex_1_and_2_card_values() {
    let std = match_of("std");
    let duo = draw(&SetupKeys { values: Some(Values::Duo), ..keys("two-vs-two", "std") }, "a+c b+d");
    for ((_, held), by_std, by_duo) in [(B, 34, 24), (C, 52, 17), (D, 77, 37)] {
        assert_eq!(std.setup().holding_points(&left(held)), by_std);
        assert_eq!(duo.setup().holding_points(&left(held)), by_duo);
    }
}

#[test]
fn ex_3_card_values() {
    let held = left("GD2 BREV RSKIP W WD4 Y8");
    assert_eq!(match_of("std").setup().holding_points(&held), 168);
}

#[test]
fn ex_6_zero_reset() {
    let options = vec![("house.zero50".to_owned(), true)];
    let options = options.into_iter().map(|(k, on)| (k, lastcard_rules::OptionValue::Switch(on))).collect();
    let reset = draw(&SetupKeys { options, ..keys("two-vs-two", "std") }, "a+c b+d");
    for (held, with, without) in [("R0", 50, 0), ("R0 G3", 3, 3), ("R0 G0", 100, 0)] {
        assert_eq!(reset.setup().holding_points(&left(held)), with);
        assert_eq!(match_of("std").setup().holding_points(&left(held)), without);
    }
}

/// EX-7 is a free-for-all; with partners the winner's side scores only the other side (S-TEAM-2).
#[test]
fn ex_7_the_winner_is_credited_the_others_holdings() {
    let tally = tally(&play(match_of("std"), won("a", &[B, C, D])));
    assert_eq!((total(&tally, "a-c"), total(&tally, "b-d")), (163 - 52, 0));
}

#[test]
fn ex_8_500_counts_and_499_plays_on() {
    let credit = |before| tally(&play(match_at("std", before, 0), won("a", &[("b", "100"), ("d", "63")])));
    let over = credit(337);
    assert_eq!((total(&over, "a-c"), over.standings.reason), (500, Some(EndReason::Target)));
    assert_eq!(line(&over, "a-c").state, StandingState::Winner);
    assert_eq!(line(&over, "b-d").state, StandingState::Placed);
    assert!(over.standings.next.is_empty());
    let on = credit(336);
    assert_eq!((total(&on, "a-c"), on.standings.finished), (499, false));
    assert_eq!(line(&on, "a-c").state, StandingState::Playing);
}

#[test]
fn ex_14_and_15_reaching_the_limit_loses() {
    let charge = |before| tally(&play(match_at("lose200", 0, before), won("a", &[("b", "34"), ("d", "0")])));
    let over = charge(166);
    assert_eq!((total(&over, "b-d"), over.standings.reason), (200, Some(EndReason::Limit)));
    assert_eq!(
        (line(&over, "b-d").state, line(&over, "a-c").state),
        (StandingState::Lost, StandingState::Winner)
    );
    // EX-15
    let on = charge(165);
    assert_eq!((total(&on, "b-d"), on.standings.finished), (199, false));
}

/// EX-12, EX-13 and EX-16 are hands of a free-for-all; in a movement the losing players are charged their own
/// holdings.
#[test]
fn ex_12_players_are_charged_their_own_holdings() {
    let drawn = draw(&keys("four-player", "lose200"), "a c b d");
    let tally = tally(&play(drawn, won("a", &[B, D])));
    let totals = ["a", "b", "c", "d"].map(|player| total(&tally, player));
    assert_eq!(totals, [0, 34, 0, 77]);
}

#[test]
fn ex_13_players_at_the_limit_rank_behind() {
    let mut drawn = draw(&SetupKeys { blocks: Some(1), ..keys("four-player", "lose200") }, "d a b c");
    // Partners d+a against b+c: b and c reach the limit in the third hand; the movement goes on to its end.
    for (out, held) in [
        ("d", [("b", "180"), ("c", "190")]),
        ("b", [("a", "195"), ("d", "60")]),
        ("d", [("b", "34"), ("c", "52")]),
        ("a", [("b", "0"), ("c", "0")]),
    ] {
        drawn = play(drawn, won(out, &held));
    }
    let tally = tally(&drawn);
    let table: Vec<_> =
        tally.standings.standings.iter().map(|l| (l.entrant.as_str(), l.total.unwrap(), l.state)).collect();
    assert_eq!(
        table,
        [
            ("d", 60, StandingState::Winner),
            ("a", 195, StandingState::Placed),
            ("b", 214, StandingState::Lost),
            ("c", 242, StandingState::Lost),
        ]
    );
    assert_eq!(tally.standings.reason, Some(EndReason::Schedule));
}

/// §0.5.11a: the mark does not depend on the state, which is “winner” for the entrant who ranks first.
#[test]
fn everybody_at_the_limit_is_marked() {
    let mut drawn = draw(&SetupKeys { blocks: Some(1), ..keys("four-player", "lose200") }, "a b c d");
    let marked = |drawn: &Tournament| {
        let lines = tally(drawn).standings.standings.into_iter();
        lines
            .filter(|line| line.at_limit)
            .map(|line| (line.entrant.to_string(), line.state))
            .collect::<Vec<_>>()
    };
    for (out, held) in [
        ("c", [("a", "199"), ("b", "300")]),
        ("a", [("c", "210"), ("d", "220")]),
        ("c", [("a", "0"), ("b", "0")]),
    ] {
        drawn = play(drawn, won(out, &held));
    }
    let lost = |name: &str| (name.to_owned(), StandingState::Lost);
    assert_eq!(marked(&drawn), [lost("c"), lost("d"), lost("b")]);
    let over = play(drawn, won("c", &[("a", "6"), ("b", "0")]));
    let first = ("a".to_owned(), StandingState::Winner);
    assert_eq!(marked(&over), [first, lost("c"), lost("d"), lost("b")]);
    let written = tally(&over).standings.to_json(|problem| format!("{problem:?}"));
    let lines = written["standings"].as_array().unwrap();
    assert!(lines.iter().all(|line| line["at_limit"] == true), "{written}");
}

#[test]
fn ex_16_the_only_player_under_the_limit_wins() {
    let mut drawn = draw(&SetupKeys { blocks: Some(1), ..keys("four-player", "lose200") }, "a b c d");
    for (out, held) in [
        ("c", [("a", "199"), ("b", "170")]),
        ("a", [("c", "160"), ("d", "150")]),
        ("c", [("a", "0"), ("b", "34")]),
        ("a", [("c", "52"), ("d", "77")]),
    ] {
        drawn = play(drawn, won(out, &held));
    }
    let tally = tally(&drawn);
    let table: Vec<_> =
        tally.standings.standings.iter().map(|l| (l.entrant.as_str(), l.total.unwrap(), l.state)).collect();
    assert_eq!(
        table,
        [
            ("a", 199, StandingState::Winner),
            ("b", 204, StandingState::Lost),
            ("c", 212, StandingState::Lost),
            ("d", 227, StandingState::Lost),
        ]
    );
}

#[test]
fn stop_at_limit_ends_a_movement_at_that_hand() {
    let keys = SetupKeys { stop_at_limit: Some(true), ..keys("four-player", "lose200") };
    let drawn = play(draw(&keys, "a b c d"), won("a", &[("c", "199"), ("d", "3")]));
    assert!(!tally(&drawn).standings.finished);
    let over = tally(&play(drawn, won("b", &[("c", "1"), ("d", "1")])));
    assert_eq!(over.standings.reason, Some(EndReason::Limit));
    assert!(over.standings.next.is_empty());
    assert_eq!(line(&over, "c").state, StandingState::Lost);
    // §0.5.8h
    assert_eq!(line(&over, "d").state, StandingState::Winner);
}

#[test]
fn the_first_wins_even_if_all_lost() {
    let mut drawn = draw(&SetupKeys { blocks: Some(1), ..keys("four-player", "lose200") }, "a b c d");
    for (out, held) in [
        ("a", [("c", "210"), ("d", "220")]),
        ("c", [("a", "230"), ("b", "240")]),
        ("a", [("c", "0"), ("d", "0")]),
        ("a", [("c", "0"), ("d", "0")]),
    ] {
        drawn = play(drawn, won(out, &held));
    }
    let tally = tally(&drawn);
    assert_eq!(ranks(&tally), [(1, "c"), (2, "d"), (3, "a"), (4, "b")]);
    assert_eq!(
        (line(&tally, "c").state, line(&tally, "d").state),
        (StandingState::Winner, StandingState::Lost)
    );
}

/// Dealer and opener of the second hand of a lazy match, and the losers of the first.
fn after_lazy_hand(result: HandResult) -> (String, String, Vec<String>) {
    let tally = tally(&play(match_of("lazy"), result));
    let next = &tally.standings.next[0];
    let losers = tally.effects[0].losers.iter().map(ToString::to_string).collect();
    (next.dealer.clone().unwrap().to_string(), next.opener.clone().unwrap().to_string(), losers)
}

fn expected_next(dealer: &str, opener: &str, losers: &[&str]) -> (String, String, Vec<String>) {
    (dealer.into(), opener.into(), losers.iter().map(ToString::to_string).collect())
}

#[test]
fn ex_18_lazy_loser_deals_and_winner_opens() {
    assert_eq!(after_lazy_hand(won("a", &[B, D])), expected_next("d", "a", &["d"]));
    // Counting the winner's partner is allowed and changes nothing.
    assert_eq!(after_lazy_hand(won("a", &[B, C, D])), expected_next("d", "a", &["d"]));
}

/// R-START-7: the winner leads by right, even where the player to the dealer's left would lead anyway.
#[test]
fn the_winner_of_a_lazy_hand_leads_by_right() {
    let by_right = |method| {
        let tally = tally(&play(match_of(method), won("a", &[B, D])));
        let next = &tally.standings.next[0];
        (next.seats.left_of(next.dealer.as_ref().unwrap()) == next.opener.as_ref(), next.by_right)
    };
    assert_eq!((by_right("lazy"), by_right("std")), ((true, true), (true, false)));
}

#[test]
fn ex_19_and_20_the_opener_may_sit_anywhere() {
    assert_eq!(after_lazy_hand(won("c", &[("b", "90"), ("d", "40")])), expected_next("b", "c", &["b"]));
    // EX-20
    assert_eq!(after_lazy_hand(won("a", &[("b", "90"), ("d", "40")])), expected_next("b", "a", &["b"]));
}

#[test]
fn ex_21_and_22_the_first_tied_loser_deals() {
    assert_eq!(after_lazy_hand(won("a", &[("b", "34"), ("d", "34")])), expected_next("b", "a", &["b", "d"]));
    // EX-22, with partners: d comes before b clockwise after c.
    assert_eq!(after_lazy_hand(won("c", &[("b", "34"), ("d", "34")])), expected_next("d", "c", &["d", "b"]));
}

#[test]
fn ex_23_tied_zero_holdings_all_lose() {
    assert_eq!(after_lazy_hand(won("a", &[("b", "R0"), ("d", "G0")])), expected_next("b", "a", &["b", "d"]));
}

#[test]
fn ex_24_winner_and_loser_are_enough() {
    assert_eq!(after_lazy_hand(named("a", &["d"])), expected_next("d", "a", &["d"]));
    // If only some holdings are counted, the largest of them names the loser.
    assert_eq!(after_lazy_hand(won("a", &[D])), expected_next("d", "a", &["d"]));
}

#[test]
fn ex_43_and_44_only_losing_teams_are_scored() {
    let first = tally(&play(match_of("std"), won("a", &[B, C, D])));
    assert_eq!((total(&first, "a-c"), total(&first, "b-d")), (111, 0));
    // EX-44
    let over = tally(&play(match_at("std", 420, 0), won("a", &[B, D])));
    assert_eq!((total(&over, "a-c"), over.standings.reason), (531, Some(EndReason::Target)));
}

#[test]
fn ex_45_a_losing_team_is_charged_its_sum() {
    let over = tally(&play(match_at("lose200", 0, 100), won("a", &[B, D])));
    assert_eq!((total(&over, "a-c"), total(&over, "b-d")), (0, 211));
    assert_eq!(line(&over, "b-d").state, StandingState::Lost);
    let lazy = tally(&play(match_of("lazy"), won("a", &[B, D])));
    assert_eq!((line(&lazy, "a-c").won, line(&lazy, "b-d").lost, line(&lazy, "a-c").total), (1, 1, None));
    assert_eq!(lazy.standings.next[0].dealer, Some(id("d")));
    assert_eq!(lazy.standings.next[0].opener, Some(id("a")));
}

#[test]
fn ex_46_three_against_three() {
    let drawn = draw(&keys("team", "std"), "a+c+e b+d+f");
    assert_eq!(drawn.hands()[0].seating, seats("a b c d e f"));
    let held = [("b", "R1 R2 W"), ("d", "GREV Y9"), ("f", "B4"), ("c", "W W")];
    let tally = tally(&play(drawn, won("a", &held)));
    assert_eq!((total(&tally, "a-c-e"), total(&tally, "b-d-f")), (86, 0));
}

#[test]
fn ex_47_movement_partners_are_each_credited_in_full() {
    let drawn = draw(&keys("four-player", "std"), "a c b d");
    let tally = tally(&play(drawn, won("a", &[B, D])));
    assert_eq!(["a", "b", "c", "d"].map(|player| total(&tally, player)), [111, 0, 111, 0]);
}

/// EX-48: player who went out, and the holdings of the losing pair.
const EX_48: [(&str, [(&str, &str); 2]); 12] = [
    ("1", [("3", "30"), ("4", "45")]),
    ("4", [("1", "12"), ("2", "20")]),
    ("2", [("3", "50"), ("4", "0")]),
    ("3", [("1", "100"), ("2", "5")]),
    ("3", [("2", "40"), ("4", "21")]),
    ("2", [("1", "7"), ("3", "7")]),
    ("4", [("1", "60"), ("3", "23")]),
    ("1", [("2", "2"), ("4", "90")]),
    ("4", [("2", "33"), ("3", "18")]),
    ("1", [("2", "25"), ("3", "25")]),
    ("3", [("1", "11"), ("4", "55")]),
    ("1", [("2", "70"), ("3", "9")]),
];

fn ex_48(method: &str) -> Tally {
    let drawn = draw(&keys("four-player", method), "1 2 3 4");
    let played = EX_48.iter().fold(drawn, |drawn, (out, held)| play(drawn, won(out, held)));
    assert_eq!(played.recording_state(slot(12)), RecordingState::Recorded);
    tally(&played)
}

#[test]
fn ex_48_std() {
    let tally = ex_48("std");
    assert_eq!(ranks(&tally), [(1, "1"), (2, "4"), (3, "3"), (4, "2")]);
    assert_eq!(["1", "4", "3", "2"].map(|p| total(&tally, p)), [458, 414, 356, 288]);
    let first = line(&tally, "1");
    assert_eq!((first.hands, first.won, first.lost, first.best, first.worst), (12, 7, 0, Some(92), None));
    assert_eq!((tally.standings.finished, tally.standings.reason), (true, Some(EndReason::Schedule)));
}

#[test]
fn ex_48_lose200() {
    let tally = ex_48("lose200");
    assert_eq!(ranks(&tally), [(1, "3"), (2, "1"), (3, "2"), (4, "4")]);
    assert_eq!(["3", "1", "2", "4"].map(|p| total(&tally, p)), [162, 190, 195, 211]);
    assert_eq!(line(&tally, "4").state, StandingState::Lost);
    assert_eq!(line(&tally, "4").worst, Some(90));
}

#[test]
fn ex_48_lazy() {
    let tally = ex_48("lazy");
    assert_eq!(ranks(&tally), [(1, "1"), (1, "4"), (3, "3"), (4, "2")]);
    assert_eq!(
        ["1", "2", "3", "4"].map(|p| (line(&tally, p).won, line(&tally, p).lost)),
        [(7, 3), (5, 5), (5, 3), (7, 3)]
    );
    assert_eq!(line(&tally, "1").state, StandingState::Winner);
    assert_eq!(line(&tally, "4").state, StandingState::Winner);
}

#[test]
fn ex_51_a_block_of_eight() {
    let mut drawn = draw(&keys("eight-player", "std"), "1 2 3 4 5 6 7 8");
    // Both tables, hand by hand: player who went out, and the losing holdings.
    let block = [
        ("8", [("2", "40"), ("4", "12")], "5", [("3", "20"), ("7", "31")]),
        ("4", [("8", "10"), ("1", "66")], "3", [("5", "5"), ("6", "5")]),
        ("1", [("2", "0"), ("4", "22")], "6", [("3", "50"), ("7", "8")]),
        ("2", [("8", "73"), ("1", "27")], "7", [("5", "100"), ("6", "1")]),
    ];
    for (hand, (out, held, _, _)) in (1..).zip(&block) {
        drawn = record(drawn, slot(hand), 1, Some(won(out, held))).unwrap();
    }
    // T-8P-5: the first table waits until the second has finished the block.
    let next = tally(&drawn).standings.next;
    assert_eq!(next.iter().map(|next| next.slot.table).collect::<Vec<_>>(), [2]);
    assert_eq!(drawn.recording_state(slot(5)), RecordingState::NotYet);
    assert_eq!(drawn.new_entry(slot(5), 1, None, vec![]), Err(Refusal::NotYet));
    for (hand, (_, _, out, held)) in (1..).zip(&block) {
        let at_2 = crate::Slot { table: 2, ..slot(hand) };
        drawn = record(drawn, at_2, 1, Some(won(out, held))).unwrap();
    }
    let tally = tally(&drawn);
    let totals: Vec<u32> = (1..=8).map(|player| total(&tally, &player.to_string())).collect();
    assert_eq!(totals, [74, 176, 111, 176, 109, 109, 111, 74]);
    assert_eq!(tally.standings.next.iter().map(|next| next.slot.hand).collect::<Vec<_>>(), [5, 5]);
}

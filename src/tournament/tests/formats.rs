//! Formats other than two-vs-two and the movements, checked against the examples in the rules text (§19) and
//! its scoring (§11).

use super::build::*;
use crate::file;
use crate::results::validate::result as check_result;
use crate::{
    EndReason, Fault, Format, HandResult, MethodId, Problem, Refusal, ResultKind, RulesSource, Setup,
    SetupKeys, StandingState, Tournament, VoidReason, tally,
};
use MethodId::{Lazy, Lose200, MaxLoser, Std};
use ResultKind::{Order, Out, Refill};
use lastcard_rules::{Face, Preset};

const B: (&str, &str) = ("b", "R5 Y9 GSKIP");
const C: (&str, &str) = ("c", "W B2");
const D: (&str, &str) = ("d", "WD4 RD2 G0 Y7");

fn free_for_all(method: &str) -> Tournament {
    draw(&keys("free-for-all", method), "a b c d")
}

fn reason(tournament: &Tournament) -> Option<EndReason> {
    tally(tournament).standings.reason
}

fn dealer_and_opener(tournament: &Tournament) -> String {
    let next = tally(tournament).standings.next.remove(0);
    format!("{} {}", next.dealer.unwrap(), next.opener.unwrap())
}

fn states(tournament: &Tournament) -> Vec<(u32, String, StandingState)> {
    let standings = tally(tournament).standings.standings;
    standings.into_iter().map(|line| (line.rank.unwrap(), line.entrant.to_string(), line.state)).collect()
}

fn expected_states(lines: &[(u32, &str, StandingState)]) -> Vec<(u32, String, StandingState)> {
    lines.iter().map(|(rank, entrant, state)| (*rank, (*entrant).to_owned(), *state)).collect()
}

#[test]
fn ex_7_and_8_winners_collect_all_other_holdings() {
    let first = play(free_for_all("std"), won("a", &[B, C, D]));
    let totals = |played: &Tournament| ["a", "b", "c", "d"].map(|player| total(&tally(played), player));
    assert_eq!(totals(&first), [163, 0, 0, 0]);
    let at = |points: &str| play(free_for_all("std"), won("a", &[("b", points), ("c", "0"), ("d", "0")]));
    assert_eq!(reason(&play(at("337"), won("a", &[B, C, D]))), Some(EndReason::Target));
    assert_eq!(reason(&play(at("336"), won("a", &[B, C, D]))), None);
}

#[test]
fn ex_9_the_online_target_depends_on_the_players() {
    let online = |entrants: usize| SetupKeys {
        preset: Some("online".into()),
        entrants: Some(entrants),
        ..keys("free-for-all", "std")
    };
    let mut two = draw(&online(2), "a b");
    let mut three = draw(&online(3), "a b c");
    for (out, other, points) in [("a", "b", "64"), ("b", "a", "90"), ("a", "b", "36")] {
        assert_eq!(reason(&two), None);
        two = play(two, won(out, &[(other, points)]));
        three = play(three, won(out, &[(other, points), ("c", "0")]));
    }
    assert_eq!((total(&tally(&two), "a"), total(&tally(&two), "b")), (100, 90));
    assert_eq!(
        states(&two),
        expected_states(&[(1, "a", StandingState::Winner), (2, "b", StandingState::Placed)])
    );
    assert_eq!(reason(&three), None);
    // The rules are for four players at most.
    let five = crate::Tournament::draw_up(
        two.name().clone(),
        Setup::parse(&online(5)).unwrap(),
        entrants("a b c d e"),
    );
    let fault = Fault::PlayersForRules { given: 5, min: 2, max: 4, preset: Preset::Online };
    assert_eq!(five.unwrap_err().into_iter().map(|p| p.fault).collect::<Vec<_>>(), [fault]);
}

/// Totals of a, b, c, d before, then one hand: each player is charged their own holding.
fn lose200(before: [u32; 4], out: &str, held: &[(&str, &str)]) -> Tournament {
    let names = ["a", "b", "c", "d"];
    let mut drawn = free_for_all("lose200");
    for (player, points) in names.into_iter().zip(before) {
        let out = if player == "a" { "b" } else { "a" };
        let points = points.to_string();
        let held: Vec<(&str, &str)> = names
            .into_iter()
            .filter(|name| *name != out)
            .map(|name| (name, if name == player { points.as_str() } else { "0" }))
            .collect();
        drawn = play(drawn, won(out, &held));
    }
    play(drawn, won(out, held))
}

#[test]
fn ex_12_to_16_everybody_under_the_limit_wins() {
    let first = play(free_for_all("lose200"), won("a", &[B, C, D]));
    assert_eq!(["a", "b", "c", "d"].map(|player| total(&tally(&first), player)), [0, 34, 52, 77]);
    let over = lose200([150, 180, 190, 60], "d", &[("a", "45"), ("b", "34"), ("c", "52")]);
    assert_eq!(
        states(&over),
        expected_states(&[
            (1, "d", StandingState::Winner),
            (2, "a", StandingState::Winner),
            (3, "b", StandingState::Lost),
            (4, "c", StandingState::Lost)
        ])
    );
    assert_eq!(reason(&over), Some(EndReason::Limit));
    let b_at = |before| lose200([0, before, 0, 0], "a", &[("b", "34"), ("c", "1"), ("d", "1")]);
    assert_eq!((reason(&b_at(166)), reason(&b_at(165))), (Some(EndReason::Limit), None));
    let three = lose200([199, 170, 160, 150], "a", &[B, C, D]);
    assert_eq!(line(&tally(&three), "a").state, StandingState::Winner);
    assert_eq!(["b", "c", "d"].map(|player| line(&tally(&three), player).state), [StandingState::Lost; 3]);
}

#[test]
fn ex_18_to_24_lazy_without_partners() {
    let after = |result| dealer_and_opener(&play(free_for_all("lazy"), result));
    assert_eq!(after(won("a", &[B, C, D])), "d a");
    assert_eq!(after(won("c", &[("a", "12"), ("b", "90"), ("d", "40")])), "b c");
    assert_eq!(after(won("a", &[("b", "34"), ("c", "34"), ("d", "10")])), "b a");
    assert_eq!(after(won("c", &[("a", "50"), ("b", "50"), ("d", "3")])), "a c");
    assert_eq!(after(named("a", &["d"])), "d a");
    let two = play(draw(&keys("free-for-all", "lazy"), "a b"), won("a", &[("b", "R0")]));
    assert_eq!(dealer_and_opener(&two), "b a");
}

#[test]
fn ex_25_most_left_loses_and_the_deal_rotates() {
    let first = play(free_for_all("max_loser"), won("a", &[B, C, D]));
    let now = tally(&first);
    let lost = |player| line(&now, player).lost;
    assert_eq!((line(&now, "a").won, lost("b"), lost("d")), (1, 0, 1));
    assert_eq!(["a", "b", "c", "d"].map(|player| total(&now, player)), [0, 34, 52, 77]);
    assert_eq!(line(&now, "d").worst, Some(77));
    assert_eq!(dealer_and_opener(&first), "b c");
    // §0.5.9c: holdings that are added up must be counted; the loser may be named as well.
    let missing = ["left.b", "left.c", "left.d"].map(|place| (place.to_owned(), Fault::HoldingMissing));
    assert_eq!(faults(&free_for_all("max_loser"), &named("a", &["d"])), missing);
    let HandResult::Won { out, left, .. } = won("a", &[B, C, D]) else { panic!() };
    let both = HandResult::Won { out, left, losers: Some(vec![id("d")]) };
    assert_eq!(
        tally(&play(free_for_all("max_loser"), both)),
        tally(&play(free_for_all("max_loser"), won("a", &[B, C, D])))
    );
    // S-MAXL-1: on a tie both lose.
    let level = tally(&play(free_for_all("max_loser"), won("a", &[("b", "9"), ("c", "9"), ("d", "8")])));
    assert_eq!((line(&level, "b").lost, line(&level, "c").lost, line(&level, "d").lost), (1, 1, 0));
}

/// A challenge with these totals, then one hand.
fn challenge(before: &[(&str, u32)], out: &str, held: &[(&str, &str)]) -> Tournament {
    let names: Vec<&str> = before.iter().map(|(name, _)| *name).collect();
    let mut drawn = draw(&keys("challenge", "challenge"), &names.join(" "));
    for (player, points) in before {
        let out = *names.iter().find(|name| *name != player).unwrap();
        let points = points.to_string();
        let held: Vec<(&str, &str)> = names
            .iter()
            .filter(|name| **name != out)
            .map(|name| (*name, if name == player { points.as_str() } else { "0" }))
            .collect();
        drawn = play(drawn, won(out, &held));
    }
    play(drawn, won(out, held))
}

const EX_26: [(&str, u32); 4] = [("a", 480), ("b", 470), ("c", 300), ("d", 120)];

#[test]
fn ex_26_and_27_two_remain_head_to_head() {
    let two_out = challenge(&EX_26, "d", &[("a", "25"), ("b", "30"), ("c", "10")]);
    assert_eq!(
        states(&two_out),
        expected_states(&[
            (1, "d", StandingState::Playing),
            (2, "c", StandingState::Playing),
            (3, "b", StandingState::Eliminated),
            (4, "a", StandingState::Eliminated),
        ])
    );
    let next = tally(&two_out).standings.next.remove(0);
    assert_eq!(next.seats, seats("c d"));
    // The fifth hand was dealt by a, whose left neighbours are out: the deal passes on to c (V-CHAL-5).
    assert_eq!(two_out.hands()[4].dealer, Some(id("a")));
    assert_eq!((next.dealer, next.opener), (Some(id("c")), Some(id("d"))));
    // EX-27
    let then = play(two_out, won("c", &[("d", "200")]));
    let over = play(then, won("c", &[("d", "180")]));
    assert_eq!(reason(&over), Some(EndReason::LastStanding));
    assert_eq!(
        states(&over),
        expected_states(&[
            (1, "c", StandingState::Winner),
            (2, "d", StandingState::Eliminated),
            (3, "b", StandingState::Eliminated),
            (4, "a", StandingState::Eliminated),
        ])
    );
    assert_eq!(
        (total(&tally(&over), "c"), total(&tally(&over), "d"), line(&tally(&over), "a").hands),
        (310, 500, 5)
    );
}

#[test]
fn ex_28_the_last_one_left_wins_at_once() {
    let over = challenge(&[("a", 490), ("b", 495), ("c", 10)], "c", &[("a", "20"), ("b", "5")]);
    assert_eq!(
        states(&over),
        expected_states(&[
            (1, "c", StandingState::Winner),
            (2, "b", StandingState::Eliminated),
            (3, "a", StandingState::Eliminated)
        ])
    );
    assert!(tally(&over).standings.next.is_empty());
}

#[test]
fn ex_29_equal_totals_share_the_place() {
    let over = challenge(&[("a", 490), ("b", 495), ("c", 10)], "c", &[("a", "13"), ("b", "8")]);
    assert_eq!(ranks(&tally(&over)), [(1, "c"), (2, "a"), (2, "b")]);
}

/// V-CHAL-5: a player who is out plays no more hands, and a correction that would change who sat at a later
/// recorded hand is refused.
#[test]
fn eliminated_players_are_in_no_later_hand() {
    let three = draw(&keys("challenge", "challenge"), "a b c");
    let first = play(three, won("a", &[("b", "500"), ("c", "10")]));
    let bad = first.new_entry(slot(2), 1, Some(won("a", &[("c", "5"), ("b", "5")])), vec![]);
    let Err(Refusal::Result { problems }) = bad else { panic!("{bad:?}") };
    assert_eq!(problems[0].place.to_string(), "left.b");
    let second = play(first.clone(), won("a", &[("c", "5")]));
    let spared = Some(won("a", &[("b", "499"), ("c", "10")]));
    assert_eq!(second.new_entry(slot(1), 2, spared.clone(), vec![]), Err(Refusal::LaterSeats { hand: 2 }));
    assert_eq!(second.new_entry(slot(1), 2, None, vec![]), Err(Refusal::LaterSeats { hand: 2 }));
    // A correction that neither puts anybody out nor brings anybody back is always possible.
    assert!(second.new_entry(slot(1), 2, Some(won("a", &[("b", "600"), ("c", "20")])), vec![]).is_ok());
    let undone = record(second, slot(2), 2, None).unwrap();
    let back = undone.new_entry(slot(1), 2, spared, vec![]).unwrap();
    let back = undone.with_ledger(&[back]).unwrap();
    assert_eq!(tally(&back).standings.next[0].seats, seats("a b c"));
}

#[test]
fn ex_34_cowboy_names_a_loser_and_no_winner() {
    let keys = SetupKeys { agreed_hands: Some(2), ..keys("cowboy", "placement") };
    let first = play(draw(&keys, "a b c d"), order("b d a c"));
    let lines = |played: &Tournament| -> Vec<(u32, String, u32, u32)> {
        let lines = tally(played).standings.standings.into_iter();
        lines.map(|line| (line.rank.unwrap(), line.entrant.to_string(), line.won, line.lost)).collect()
    };
    let all = |last: u32| {
        let first = ["a", "b", "d"].map(|name| (1, name.to_owned(), 0, 0));
        first.into_iter().chain([(4, "c".to_owned(), 0, last)]).collect::<Vec<_>>()
    };
    assert_eq!(lines(&first), all(1));
    assert_eq!(line(&tally(&first), "b").total, None);
    assert_eq!(dealer_and_opener(&first), "b c");
    let over = play(first, order("d a b c"));
    assert_eq!((lines(&over), reason(&over)), (all(2), Some(EndReason::Schedule)));
    assert!(tally(&over).standings.winners().next().is_none());
    assert!(tally(&over).standings.standings.iter().all(|line| line.state == StandingState::Placed));
}

/// §0.5.11d, 000E L422
#[test]
fn the_last_under_max_loser_has_lost() {
    let states = |left: &[(&str, &str)]| {
        let over =
            tally(&play(free_for_all("max_loser"), won("a", left)).with_stopped(true)).standings.standings;
        let states = over.iter().map(|line| (line.entrant.to_string(), line.state));
        states.collect::<Vec<_>>()
    };
    let stands = |lines: [(&str, StandingState); 4]| lines.map(|(name, state)| (name.to_owned(), state));
    let (winner, placed, lost) = (StandingState::Winner, StandingState::Placed, StandingState::Lost);
    assert_eq!(
        states(&[("b", "9"), ("c", "5"), ("d", "20")]),
        stands([("a", winner), ("c", placed), ("b", placed), ("d", lost)])
    );
    assert_eq!(
        states(&[("b", "20"), ("c", "5"), ("d", "20")]),
        stands([("a", winner), ("c", placed), ("b", lost), ("d", lost)])
    );
    let unplayed = tally(&free_for_all("max_loser").with_stopped(true)).standings.standings;
    assert!(unplayed.iter().all(|line| line.state == placed), "nobody has lost where nothing was played");
}

/// §0.5.11e
#[test]
fn two_play_challenge_and_cowboy() {
    let duel = play(draw(&keys("challenge", "challenge"), "a b"), won("a", &[("b", "499")]));
    assert!(!tally(&duel).standings.finished);
    let over = play(duel, won("b", &[("a", "500")]));
    assert_eq!(reason(&over), Some(EndReason::LastStanding));
    assert_eq!(
        states(&over),
        expected_states(&[(1, "b", StandingState::Winner), (2, "a", StandingState::Eliminated)])
    );
    let cowboy = play(draw(&keys("cowboy", "placement"), "a b"), order("b a"));
    assert_eq!((line(&tally(&cowboy), "a").lost, line(&tally(&cowboy), "b").lost), (1, 0));
}

#[test]
fn ex_71_play_to_the_last() {
    let played = play(free_for_all("placement"), order("c a d b"));
    let now = tally(&played);
    assert_eq!(ranks(&now), [(1, "c"), (2, "a"), (2, "d"), (4, "b")]);
    assert_eq!((line(&now, "c").won, line(&now, "b").lost), (1, 1));
    assert_eq!(line(&tally(&played.with_stopped(true)), "c").state, StandingState::Winner);
}

#[test]
fn ex_41_duo_has_its_own_values_and_alternates() {
    let drawn = draw(&keys("duo", "lose200"), "p1 p2");
    let mut now = play(drawn, won("p2", &[("p1", "188")]));
    assert_eq!(dealer_and_opener(&now), "p2 p1");
    now = play(now, won("p1", &[("p2", "150")]));
    assert_eq!(dealer_and_opener(&now), "p1 p2");
    let over = play(now.clone(), won("p2", &[("p1", "WD4 R3")]));
    assert_eq!(
        states(&over),
        expected_states(&[(1, "p2", StandingState::Winner), (2, "p1", StandingState::Lost)])
    );
    assert_eq!((total(&tally(&over), "p1"), total(&tally(&over), "p2")), (211, 150));
    assert_eq!(reason(&play(now, won("p2", &[("p1", "12")]))), Some(EndReason::Limit));
}

#[test]
fn ex_69_refill_counts_one_points_then_holdings() {
    let keys = SetupKeys { agreed_hands: Some(1), ..keys("free-for-all", "refill") };
    let over = play(draw(&keys, "p1 p2 p3"), refill(&[("p1", 2, "30"), ("p2", 1, ""), ("p3", 2, "12")]));
    let now = tally(&over);
    assert_eq!(ranks(&now), [(1, "p3"), (2, "p1"), (3, "p2")]);
    assert_eq!((total(&now, "p3"), line(&now, "p3").won, line(&now, "p1").won), (2, 1, 0));
    assert_eq!(line(&now, "p3").state, StandingState::Winner);
    let level = play(draw(&keys, "p1 p2 p3"), refill(&[("p1", 2, "12"), ("p2", 1, "5"), ("p3", 2, "R9 R3")]));
    assert_eq!(ranks(&tally(&level)), [(1, "p1"), (1, "p3"), (3, "p2")]);
}

/// H-Z50-1 in charges, S-VAL-5 under every method.
#[test]
fn every_scoring_counts_the_same_card_values() {
    let option = ("house.zero50".to_owned(), "true".into());
    for method in ["lose200", "max_loser"] {
        let zero = SetupKeys { options: vec![option.clone()], ..keys("free-for-all", method) };
        let held = [("b", "R0"), ("c", "R0 G3"), ("d", "R0 G0")];
        let played = tally(&play(draw(&zero, "a b c d"), won("a", &held)));
        assert_eq!(["b", "c", "d"].map(|player| total(&played, player)), [50, 3, 100], "{method}");
        let plain = tally(&play(free_for_all(method), won("a", &held)));
        assert_eq!(["b", "c", "d"].map(|player| total(&plain, player)), [0, 3, 0], "{method}");
    }
    let own = serde_json::from_str(r#"{ "number": 5, "W": 40, "WD4": 0 }"#).unwrap();
    let own = SetupKeys { values: Some(own), ..keys("challenge", "challenge") };
    let played =
        tally(&play(draw(&own, "a b c d"), won("a", &[("b", "R9 W"), ("c", "WD4"), ("d", "RD2 B1")])));
    assert_eq!(["b", "c", "d"].map(|player| total(&played, player)), [45, 0, 25]);
}

fn faults(tournament: &Tournament, result: &HandResult) -> Vec<(String, Fault)> {
    let problems = check_result(tournament.setup(), &tournament.hands()[0].seating, result);
    let told = |problem: Problem| (problem.place.to_string(), problem.fault);
    problems.err().unwrap_or_default().into_iter().map(told).collect()
}

/// M-2, M-5.
#[test]
fn an_order_names_everybody_at_the_table_once() {
    let cowboy = draw(&keys("cowboy", "placement"), "a b c");
    assert_eq!(faults(&cowboy, &order("b a c")), []);
    let twice = |player: &str| Fault::FinishedTwice { player: id(player) };
    let missing = |missing: &str| Fault::OrderIncomplete { missing: seats(missing).into() };
    assert_eq!(
        faults(&cowboy, &order("b b c")),
        [("order[1]".into(), twice("b")), ("order".into(), missing("a"))]
    );
    assert_eq!(faults(&cowboy, &order("b")), [("order".into(), missing("a c"))]);
    let stranger = Fault::NotSeated { player: id("x"), seats: seats("a b c").into() };
    assert_eq!(faults(&cowboy, &order("a b c x")), [("order[3]".into(), stranger)]);
    let needs = |needs| Fault::WrongResult { scoring: MethodId::Placement, needs };
    assert_eq!(faults(&cowboy, &won("a", &[("b", "5"), ("c", "5")])), [("file".into(), needs(Order))]);
    assert_eq!(faults(&cowboy, &HandResult::Void(VoidReason::Stuck)), []);
}

/// M-2: in a refill several players may have no cards left; discards are never reshuffled.
#[test]
fn a_refill_result_needs_every_holding() {
    let drawn = draw(&keys("free-for-all", "refill"), "a b c");
    assert_eq!(faults(&drawn, &refill(&[("a", 3, ""), ("b", 0, ""), ("c", 1, "R5")])), []);
    assert_eq!(
        faults(&drawn, &refill(&[("a", 3, ""), ("b", 0, "5")])),
        [("left.c".into(), Fault::HoldingMissing)]
    );
    assert_eq!(
        faults(&drawn, &refill(&[("a", 60, ""), ("b", 50, ""), ("c", 0, "R5")])),
        [("refill".into(), Fault::TooManyPoints { total: 110, max: 106 })]
    );
    let five = refill(&[("a", 0, "W W W W W"), ("b", 0, ""), ("c", 0, "")]);
    assert_eq!(
        faults(&drawn, &five),
        [("left.a.W".into(), Fault::TooMany { face: Face::Wild, count: 5, max: 4 })]
    );
}

/// Defaults match each other, so that one word is enough.
#[test]
fn a_format_alone_implies_sensible_defaults() {
    let table = [
        ("team", "std", "club", "std"),
        ("free-for-all", "std", "club", "std"),
        ("challenge", "challenge", "challenge", "std"),
        ("cowboy", "placement", "cowboy", "std"),
        ("duo", "lose200", "duo", "duo"),
        ("individual", "std", "club", "std"),
    ];
    for (format, method, preset, values) in table {
        let setup = Setup::parse(&SetupKeys { format: Some(format.into()), ..SetupKeys::default() }).unwrap();
        assert_eq!(setup.method().id().to_string(), method, "{format}");
        assert_eq!(setup.rules().preset().to_string(), preset, "{format}");
        assert_eq!(serde_json::to_value(setup.values()).unwrap(), values, "{format}");
    }
    let refill = Setup::parse(&keys("free-for-all", "refill")).unwrap();
    assert_eq!(refill.rules().preset().to_string(), "refill");
    let to_last = Setup::parse(&keys("free-for-all", "placement")).unwrap();
    assert!(to_last.rules().is_to_last());
    assert_eq!(Setup::parse(&keys("challenge", "challenge")).unwrap().method().limit(), Some(500));
}

#[test]
fn conflicting_settings_are_refused_by_both_names() {
    let refused = |format: &str, method: &str, preset: &str, option: Option<(&str, bool)>| {
        let options =
            option.map(|(name, on)| (name.to_owned(), on.to_string().as_str().into())).into_iter().collect();
        let preset = Some(preset.to_owned()).filter(|preset| !preset.is_empty());
        let keys = SetupKeys { preset, options, ..keys(format, method) };
        let problems = Setup::parse(&keys).unwrap_err();
        assert_eq!(problems.len(), 1, "{problems:?}");
        (problems[0].place.to_string(), problems[0].fault.clone())
    };
    let scoring = |scoring, format, known| {
        ("scoring.method".to_owned(), Fault::ScoringNotForFormat { scoring, format, known })
    };
    assert_eq!(refused("duo", "std", "", None), scoring(Std, Format::Duo, &[Lose200]));
    assert_eq!(
        refused("two-vs-two", "max_loser", "", None),
        scoring(MaxLoser, Format::TwoVsTwo, &[Std, Lazy, Lose200])
    );
    let game = |preset: &str, format: &str| {
        let (preset, format) = (preset.parse().unwrap(), format.parse().unwrap());
        ("rules.preset".to_owned(), Fault::PresetNotForFormat { preset, format })
    };
    assert_eq!(refused("duo", "lose200", "club", None), game("club", "duo"));
    assert_eq!(refused("cowboy", "placement", "club", None), game("club", "cowboy"));
    let result = |place: &str, rules, gives, scoring, needs| {
        (place.to_owned(), Fault::OtherResult { rules, gives, scoring, needs })
    };
    assert_eq!(
        refused("free-for-all", "std", "refill", None),
        result("rules.preset", RulesSource::Preset(Preset::Refill), Refill, Std, Out)
    );
    assert_eq!(
        refused("free-for-all", "std", "cowboy", None),
        result("rules.preset", RulesSource::Preset(Preset::Cowboy), Order, Std, Out)
    );
    assert_eq!(
        refused("free-for-all", "lazy", "classic", Some(("house.to_last", true))),
        result("rules.options.house.to_last", RulesSource::Option("house.to_last"), Order, Lazy, Out)
    );
    assert_eq!(
        refused("free-for-all", "placement", "classic", Some(("house.to_last", false))),
        result("rules.preset", RulesSource::Preset(Preset::Classic), Out, MethodId::Placement, Order)
    );
    assert_eq!(
        refused("free-for-all", "refill", "club", None),
        result("rules.preset", RulesSource::Preset(Preset::Club), Out, MethodId::Refill, Refill)
    );
}

/// Numbers of players in each format (T-TEAM-1, T-TEAM-2, R-PLY-1).
#[test]
fn each_format_takes_its_number_of_players() {
    let drawn = |format: &str, players: &str| {
        let setup = Setup::parse(&SetupKeys { format: Some(format.into()), ..SetupKeys::default() }).unwrap();
        let name = free_for_all("std").name().clone();
        let drawn = Tournament::draw_up(name, setup, entrants(players));
        drawn
            .err()
            .unwrap_or_default()
            .into_iter()
            .map(|p| (p.place.to_string(), p.fault))
            .collect::<Vec<_>>()
    };
    let eleven = "a b c d e f g h i j k";
    let count = |given, min, max, format: &str| {
        vec![(
            "entrants".to_owned(),
            Fault::EntrantCount { given, min, max, format: format.parse().unwrap() },
        )]
    };
    assert_eq!(drawn("free-for-all", eleven), count(11, 2, 10, "free-for-all"));
    assert_eq!(drawn("free-for-all", "a"), count(1, 2, 10, "free-for-all"));
    assert_eq!(drawn("challenge", "a"), count(1, 2, 10, "challenge"));
    assert_eq!(drawn("cowboy", eleven), count(11, 2, 10, "cowboy"));
    assert_eq!(drawn("duo", "a b c"), count(3, 2, 2, "duo"));
    assert_eq!(drawn("individual", "a b c"), count(3, 4, 64, "individual"));
    let size = |place: &str, fault| vec![(place.to_owned(), fault)];
    assert_eq!(
        drawn("team", "a+b+c d+e"),
        size("entrants[1].players", Fault::TeamSize { given: 2, needed: 3 })
    );
    assert_eq!(
        drawn("team", "a+b+c+d+e+f g+h+i+j+k+l")[0],
        ("entrants[0].players".to_owned(), Fault::TeamSizeRange { given: 6, min: 2, max: 5 })
    );
    assert_eq!(drawn("team", "a+b+c+d+e f+g+h+i+j"), []);
}

/// S-LAZY-4: with more than two players, the count decides who ties for the largest holding, in the file and
/// elsewhere; the first loser clockwise from the winner deals next.
#[test]
fn three_tied_for_most_under_lazy_all_lose() {
    let lazy = draw(&SetupKeys { agreed_hands: Some(2), ..keys("free-for-all", "lazy") }, "a b c d e");
    let counted = play(lazy.clone(), won("c", &[("a", "W"), ("b", "R5"), ("d", "WD4"), ("e", "50")]));
    let told = tally(&counted);
    let lost: Vec<u32> = ["a", "b", "c", "d", "e"].map(|player| line(&told, player).lost).to_vec();
    assert_eq!(lost, [1, 0, 0, 1, 1]);
    assert_eq!(told.effects[0].losers, [id("d"), id("e"), id("a")]);
    let next = &told.standings.next[0];
    assert_eq!((&next.dealer, &next.opener), (&Some(id("d")), &Some(id("c"))));
    // The file, and a result that only names the losers, give the same.
    assert_eq!(file::read(&file::write(&counted)).unwrap(), counted);
    let named = play(lazy, named("c", &["a", "d", "e"]));
    assert_eq!(tally(&named).standings.standings, told.standings.standings);
}

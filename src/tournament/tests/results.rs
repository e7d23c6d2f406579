//! Possible results, and the requirements of each scoring.

use super::build::*;
use super::examples::{B, C, D};
use crate::results::validate;
use crate::{Fault, HandResult, MethodId};
use lastcard_rules::Face;

fn faults(method: &str, result: &HandResult) -> Vec<(String, Fault)> {
    let setup = match_of(method).setup().clone();
    match validate::result(&setup, &seats("a b c d"), result) {
        Ok(()) => Vec::new(),
        Err(problems) => problems.into_iter().map(|p| (p.place.to_string(), p.fault)).collect(),
    }
}

#[test]
fn ex_75_an_impossible_result_is_refused() {
    let nine = "RD2 RD2 GD2 GD2 BD2";
    let too_many = |face, count, max| Fault::TooManyTogether { face, count, max };
    assert_eq!(
        faults("std", &won("a", &[("b", nine), ("d", "RD2 RD2 RD2 RD2")])),
        [("left".into(), too_many(Face::DrawTwo, 9, 8))]
    );
    assert_eq!(
        faults("std", &won("a", &[("b", "W W W W W"), ("d", "R1")])),
        [("left.b.W".into(), Fault::TooMany { face: Face::Wild, count: 5, max: 4 })]
    );
    assert_eq!(faults("std", &won("a", &[("b", ""), ("d", "R1")])), [("left.b".into(), Fault::NoCards)]);
    assert_eq!(
        faults("std", &won("a", &[("a", "R1"), ("b", "R1"), ("d", "R1")])),
        [("left.a".into(), Fault::WinnerHolds)]
    );
}

#[test]
fn totals_stay_within_the_deck() {
    let high = Fault::TotalTooHigh { total: 1241, max: 1240 };
    assert_eq!(faults("std", &won("a", &[("b", "1241"), ("d", "0")])), [("left.b".into(), high)]);
    assert_eq!(faults("std", &won("a", &[("b", "1240"), ("d", "0")])), []);
    let together = Fault::TotalsTooHigh { total: 1241, max: 1240 };
    assert_eq!(faults("std", &won("a", &[("b", "1240"), ("d", "R1")])), [("left".into(), together)]);
}

#[test]
fn the_losing_side_must_be_complete() {
    let missing = |player: &str| (format!("left.{player}"), Fault::HoldingMissing);
    assert_eq!(faults("std", &won("a", &[C])), [missing("b"), missing("d")]);
    assert_eq!(faults("lose200", &won("a", &[B])), [missing("d")]);
    let seats = seats("a b c d").into();
    assert_eq!(
        faults("std", &won("x", &[B, D])),
        [("out".into(), Fault::NotSeated { player: id("x"), seats })]
    );
    let HandResult::Won { out, left, .. } = won("a", &[B, D]) else { unreachable!() };
    let with_losers = HandResult::Won { out, left, losers: Some(vec![id("d")]) };
    assert_eq!(
        faults("std", &with_losers),
        [("losers".into(), Fault::LosersNotNamed { scoring: MethodId::Std })]
    );
    assert_eq!(faults("lazy", &with_losers), []);
}

#[test]
fn lazy_needs_a_consistent_loser() {
    assert_eq!(faults("lazy", &won("a", &[])), [("losers".into(), Fault::LoserMissing)]);
    assert_eq!(faults("lazy", &won("a", &[C])), [("losers".into(), Fault::LoserMissing)]);
    assert_eq!(
        faults("lazy", &named("a", &["c"])),
        [("losers[0]".into(), Fault::LoserWon { player: id("c") })]
    );
    let HandResult::Won { out, left, .. } = won("a", &[B, D]) else { unreachable!() };
    let other = HandResult::Won { out, left, losers: Some(vec![id("b")]) };
    assert_eq!(faults("lazy", &other), [("losers".into(), Fault::OtherLosers { losers: vec![id("d")] })]);
}

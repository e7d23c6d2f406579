//! Self-reports from the players of a hand, and the result that they combine to.

use std::collections::BTreeMap;

use chrono::{DateTime, Utc};

use super::SelfReport;
use crate::results::validate;
use crate::{FinalHoldings, HandResult, PlayerId, Problem, Requirement, Seating, Setup, required_holdings};

/// A self-report about a holding.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct NumberedReport {
    /// Number of the report in the tournament, starting at 1.
    pub number: u32,
    /// The report.
    pub count: SelfReport,
    /// Time of the report.
    pub at: DateTime<Utc>,
}

/// Self-reports from the players of a hand, each from the player's own phone.
#[derive(Debug, Clone, Default, PartialEq, Eq)]
pub struct HandReports {
    /// Revision of the hand that the reports are about; 0 if nothing was ever recorded.
    pub revision: u32,
    claims: BTreeMap<PlayerId, Vec<NumberedReport>>,
}

/// Outcome of the reports so far.
#[derive(Debug, Clone, PartialEq, Eq)]
pub enum CombinedReports {
    /// These players have not reported yet.
    Waits(Vec<PlayerId>),
    /// All required holdings have been reported.
    Complete(HandResult),
    /// The reports cannot be true.
    Mismatch(ReportMismatch),
}

/// Reason why reports cannot be true.
#[derive(Debug, Clone, PartialEq, Eq)]
pub enum ReportMismatch {
    /// Two phones reported different things about this player.
    Differ(PlayerId),
    /// Several players report that they went out.
    SeveralOut(Vec<PlayerId>),
    /// All players report that they have cards left.
    NobodyOut,
    /// Such cards are impossible for the deck, or in a result (M-2, M-6).
    Refused(Vec<Problem>),
}

impl HandReports {
    /// Creates an empty set of reports about a hand at a revision.
    pub fn new(revision: u32) -> Self {
        Self { revision, claims: BTreeMap::new() }
    }

    /// Adds a report about a player's holding. It replaces the reports up to number `seen`, which the sender
    /// had seen. If neither of two senders had seen the other's report, both reports are kept.
    pub fn add(&mut self, player: PlayerId, claim: NumberedReport, seen: u32) {
        let claims = self.claims.entry(player).or_default();
        claims.retain(|other| other.number > seen);
        if !claims.iter().any(|other| other.count == claim.count) {
            claims.push(claim);
        }
    }

    /// Returns the reports about a player's holding; several if phones contradict each other.
    pub fn reports_of(&self, player: &PlayerId) -> &[NumberedReport] {
        self.claims.get(player).map(Vec::as_slice).unwrap_or_default()
    }

    /// Returns the number of the last report about a player's holding, or 0.
    pub fn last_number_of(&self, player: &PlayerId) -> u32 {
        self.reports_of(player).iter().map(|claim| claim.number).max().unwrap_or(0)
    }

    /// Returns the number of the last report about the hand, or 0.
    pub fn last_number(&self) -> u32 {
        self.all().map(|claim| claim.number).max().unwrap_or(0)
    }

    /// Returns the time of the first report about the hand.
    pub fn first_reported_at(&self) -> Option<DateTime<Utc>> {
        self.all().map(|claim| claim.at).min()
    }

    fn all(&self) -> impl Iterator<Item = &NumberedReport> {
        self.claims.values().flatten()
    }

    /// Combines the reports at a table. A mismatch is returned even before everybody has reported.
    pub fn combine(&self, setup: &Setup, seating: &Seating) -> CombinedReports {
        match self.agreed_reports(setup, seating) {
            Err(mismatch) => CombinedReports::Mismatch(mismatch),
            Ok(said) => evaluate(setup, seating, &said).unwrap_or_else(CombinedReports::Mismatch),
        }
    }

    /// Returns the report of each player, unless phones contradict each other.
    fn agreed_reports(
        &self,
        setup: &Setup,
        seating: &Seating,
    ) -> Result<BTreeMap<PlayerId, SelfReport>, ReportMismatch> {
        let mut said = BTreeMap::new();
        for player in seating.players() {
            let Some((first, others)) = self.reports_of(player).split_first() else { continue };
            if others.iter().any(|other| !other.count.agrees(&first.count, setup)) {
                return Err(ReportMismatch::Differ(player.clone()));
            }
            said.insert(player.clone(), first.count.clone());
        }
        Ok(said)
    }

    /// Returns the players for whom a result differs from the reports from their own phones.
    pub fn contradicted_players(&self, setup: &Setup, result: &HandResult) -> Vec<PlayerId> {
        let HandResult::Won { out, left, .. } = result else { return Vec::new() };
        let says = |player: &PlayerId| match left.get(player) {
            _ if player == out => Some(SelfReport::Out),
            held => held.cloned().map(SelfReport::Left),
        };
        let differs = |player: &PlayerId, claim: &NumberedReport| match says(player) {
            Some(said) => !claim.count.agrees(&said, setup),
            // The result says nothing about the holding, so it contradicts only a report of going out.
            None => claim.count == SelfReport::Out,
        };
        let contradicted =
            self.claims.iter().filter(|(player, claims)| claims.iter().any(|claim| differs(player, claim)));
        contradicted.map(|(player, _)| player.clone()).collect()
    }
}

fn evaluate(
    setup: &Setup,
    seating: &Seating,
    said: &BTreeMap<PlayerId, SelfReport>,
) -> Result<CombinedReports, ReportMismatch> {
    let went_out = said.iter().filter(|(_, count)| **count == SelfReport::Out);
    let mut went_out: Vec<PlayerId> = went_out.map(|(player, _)| player.clone()).collect();
    if went_out.len() > 1 {
        return Err(ReportMismatch::SeveralOut(went_out));
    }
    let held = said.iter().filter_map(|(player, count)| match count {
        SelfReport::Left(left) => Some((player.clone(), left.clone())),
        SelfReport::Out => None,
    });
    let left: FinalHoldings = held.collect();
    validate::check_holdings(setup, &left).map_err(ReportMismatch::Refused)?;
    let Some(out) = went_out.pop() else {
        let missing: Vec<_> =
            seating.players().iter().filter(|one| !said.contains_key(*one)).cloned().collect();
        return if missing.is_empty() {
            Err(ReportMismatch::NobodyOut)
        } else {
            Ok(CombinedReports::Waits(missing))
        };
    };
    let missing = required_holdings(setup, seating, &out).into_iter();
    let missing = missing.filter(|ask| ask.need != Requirement::Nothing && !left.contains_key(&ask.player));
    let missing: Vec<PlayerId> = missing.map(|ask| ask.player).collect();
    if !missing.is_empty() {
        return Ok(CombinedReports::Waits(missing));
    }
    let result = HandResult::Won { out, left, losers: None };
    validate::result(setup, seating, &result).map_err(ReportMismatch::Refused)?;
    Ok(CombinedReports::Complete(result))
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::{FinalHolding, SetupKeys};
    use lastcard_rules::{Face, FaceCounts};

    fn id(player: &str) -> PlayerId {
        PlayerId::parse(player).unwrap()
    }

    /// Anna and Boris against Vera and Gleb, or each alone.
    fn table(format: &str, method: &str) -> (Setup, Seating) {
        let keys = SetupKeys {
            format: Some(format.to_owned()),
            method: Some(method.to_owned()),
            ..SetupKeys::default()
        };
        (Setup::parse(&keys).unwrap(), Seating::new(["anna", "vera", "boris", "gleb"].map(id).to_vec()))
    }

    fn points(points: u32) -> SelfReport {
        SelfReport::Left(FinalHolding::Total(points))
    }

    fn cards(face: Face, count: u8) -> SelfReport {
        let mut counts = FaceCounts::NONE;
        counts.set(face, count);
        SelfReport::Left(FinalHolding::Counted(counts))
    }

    /// Returns reports sent one after the other, each from a phone that had seen all reports up to the given
    /// number.
    fn counts(said: &[(&str, SelfReport, u32)]) -> HandReports {
        let mut counts = HandReports::new(0);
        for (number, (player, count, seen)) in (1..).zip(said) {
            let at = DateTime::<Utc>::UNIX_EPOCH;
            counts.add(id(player), NumberedReport { number, count: count.clone(), at }, *seen);
        }
        counts
    }

    fn waiting_for(players: &[&str]) -> CombinedReports {
        CombinedReports::Waits(players.iter().map(|player| id(player)).collect())
    }

    #[test]
    fn a_hand_is_complete_once_needed_players_reported() {
        let (setup, seating) = table("four-player", "std");
        let said = [("vera", cards(Face::Five, 2), 0), ("anna", SelfReport::Out, 0), ("gleb", points(30), 0)];
        for (many, waiting) in [
            (0, &["anna", "vera", "boris", "gleb"][..]),
            (1, &["anna", "boris", "gleb"]),
            // A report from the partner of the player who went out is not required (M-3).
            (2, &["gleb"]),
        ] {
            assert_eq!(counts(&said[..many]).combine(&setup, &seating), waiting_for(waiting), "{many}");
        }
        let CombinedReports::Complete(HandResult::Won { out, left, losers: None }) =
            counts(&said).combine(&setup, &seating)
        else {
            panic!()
        };
        assert_eq!((out, left.len()), (id("anna"), 2));
        // With `lazy`, a table can name the losers; self-reports do not need to.
        let (setup, seating) = table("four-player", "lazy");
        assert_eq!(counts(&said[..2]).combine(&setup, &seating), waiting_for(&["gleb"]));
    }

    #[test]
    fn impossible_self_reports_are_a_mismatch() {
        let (setup, seating) = table("four-player", "std");
        let mismatch = |said: &[(&str, SelfReport, u32)]| match counts(said).combine(&setup, &seating) {
            CombinedReports::Mismatch(mismatch) => mismatch,
            other => panic!("{other:?}"),
        };
        let out = |player| (player, SelfReport::Out, 0);
        assert_eq!(
            mismatch(&[out("anna"), out("vera")]),
            ReportMismatch::SeveralOut(vec![id("anna"), id("vera")])
        );
        let all = ["anna", "vera", "boris", "gleb"].map(|player| (player, points(10), 0));
        assert_eq!(mismatch(&all), ReportMismatch::NobodyOut);
        // Five and four of eight cards: a mismatch before everybody has reported (M-2).
        let broken = [("vera", cards(Face::Five, 5), 0), ("gleb", cards(Face::Five, 4), 0)];
        let ReportMismatch::Refused(problems) = mismatch(&broken) else { panic!() };
        assert_eq!(problems.len(), 1);
        let ReportMismatch::Refused(_) = mismatch(&[("vera", points(9_999), 0)]) else { panic!() };
    }

    #[test]
    fn a_phone_corrects_only_self_reports_it_has_seen() {
        let (setup, seating) = table("four-player", "std");
        let together = |said: &[(&str, SelfReport, u32)]| counts(said).combine(&setup, &seating);
        let differ = CombinedReports::Mismatch(ReportMismatch::Differ(id("vera")));
        assert_eq!(together(&[("vera", points(25), 0), ("vera", points(30), 0)]), differ);
        let waiting = waiting_for(&["anna", "boris", "gleb"]);
        for said in [
            // A correction, a repetition, and the same in points.
            [("vera", points(25), 0), ("vera", points(30), 1)],
            [("vera", points(25), 0), ("vera", points(25), 0)],
            [("vera", points(10), 0), ("vera", cards(Face::Five, 2), 0)],
        ] {
            assert_eq!(together(&said), waiting, "{said:?}");
        }
        // A report from a phone that has seen both resolves the mismatch.
        let settled = [("vera", points(25), 0), ("vera", points(30), 0), ("vera", points(30), 2)];
        assert_eq!(together(&settled), waiting);
    }

    #[test]
    fn a_table_result_may_contradict_self_reports() {
        let (setup, _) = table("four-player", "std");
        let said = counts(&[("vera", points(25), 0), ("anna", SelfReport::Out, 0), ("boris", points(5), 0)]);
        let result = |out: &str, left: &[(&str, u32)]| HandResult::Won {
            out: id(out),
            left: left.iter().map(|(player, points)| (id(player), FinalHolding::Total(*points))).collect(),
            losers: None,
        };
        let none: [PlayerId; 0] = [];
        assert_eq!(said.contradicted_players(&setup, &result("anna", &[("vera", 25), ("gleb", 7)])), none);
        assert_eq!(
            said.contradicted_players(&setup, &result("anna", &[("vera", 26), ("gleb", 7)])),
            [id("vera")]
        );
        let other = result("vera", &[("anna", 3), ("boris", 5)]);
        assert_eq!(said.contradicted_players(&setup, &other), [id("anna"), id("vera")]);
    }
}

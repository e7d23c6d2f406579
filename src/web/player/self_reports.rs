//! Self-reports of players, in sentences: whether they agree, and results from a table that contradict them.

use actix_web::HttpResponse;
use actix_web::http::StatusCode;

use lastcard_store::tournaments::TournamentRecord;
use lastcard_tournament::{
    Amendment, CombinedReports, Hand, HandReports, PlayerId, ReportMismatch, SelfReport, Slot,
};

use crate::app::{error::Error, responses::html};
use crate::hand_form::{
    form::{FormTarget, HandForm},
    hand_entry::HandEntry,
    problems::HandProblem,
    reasons::why_refused,
    submission::Submission,
    typed::TypedHand,
};
use crate::ui::tournament_text::TournamentText;

/// The self-reports of a hand, as its table sees them.
pub struct SelfReportsView {
    /// Name of each player, with the report.
    pub lines: Vec<(String, String)>,
    /// Reason why the reports cannot all be true.
    pub mismatch: Option<String>,
    /// Address at which the remaining values are entered for everybody.
    pub enter: String,
}

impl SelfReportsView {
    /// Creates the view of a hand, or returns `None` if its players make no self-reports.
    pub fn of(
        says: TournamentText<'_>,
        stored: &TournamentRecord,
        slot: Slot,
        enter: String,
    ) -> Option<Self> {
        if !stored.takes_self_reports(slot) {
            return None;
        }
        let hand = stored.tournament.hand(slot)?;
        let (none, counts) = (HandReports::default(), stored.own_counts(slot));
        let counts = counts.unwrap_or(&none);
        let line = |player: &PlayerId| (says.player(player), reports_text(says, hand, counts, player));
        Some(Self {
            lines: hand.seating.players().iter().map(line).collect(),
            mismatch: mismatch(says, hand, counts),
            enter,
        })
    }
}

fn reports_text(says: TournamentText<'_>, hand: &Hand, counts: &HandReports, player: &PlayerId) -> String {
    let all: Vec<String> =
        counts.reports_of(player).iter().map(|claim| report_text(says, hand, &claim.count)).collect();
    if all.is_empty() { says.words.say("own-counts-nothing").to_string() } else { says.list(&all) }
}

/// Formats a report, such as “went out” or “25 points left”.
pub fn report_text(says: TournamentText<'_>, hand: &Hand, count: &SelfReport) -> String {
    match count {
        SelfReport::Out => says.words.say("own-counts-out").to_string(),
        SelfReport::Left(left) => {
            let points = says.tournament.setup_of(hand.slot).holding_points(left);
            says.words.say("own-counts-left").with("points", points).to_string()
        }
    }
}

/// Returns the reason why the reports of a hand cannot all be true, in a sentence.
pub fn mismatch(says: TournamentText<'_>, hand: &Hand, counts: &HandReports) -> Option<String> {
    let together = counts.combine(says.tournament.setup_of(hand.slot), &hand.seating);
    let CombinedReports::Mismatch(mismatch) = together else { return None };
    Some(match mismatch {
        ReportMismatch::Differ(player) => says
            .words
            .say("own-counts-differ")
            .with("name", says.player(&player))
            .with("counts", reports_text(says, hand, counts, &player))
            .to_string(),
        ReportMismatch::SeveralOut(players) => {
            let names: Vec<String> = players.iter().map(|player| says.player(player)).collect();
            says.words.say("own-counts-several-out").with("names", says.list(&names)).to_string()
        }
        ReportMismatch::NobodyOut => says.words.say("own-counts-nobody-out").to_string(),
        ReportMismatch::Refused(problems) => {
            let problems: Vec<HandProblem> = problems.into_iter().map(HandProblem::from).collect();
            why_refused(says, hand, &problems)
        }
    })
}

/// Returns a sentence that names the players whose reports are missing.
pub fn missing_reports(says: TournamentText<'_>, hand: &Hand, counts: &HandReports) -> Option<String> {
    let together = counts.combine(says.tournament.setup_of(hand.slot), &hand.seating);
    let CombinedReports::Waits(players) = together else { return None };
    let names: Vec<String> = players.iter().map(|player| says.player(player)).collect();
    Some(says.words.say("own-counts-waits").with("names", says.list(&names)).to_string())
}

impl HandEntry {
    /// Shows the form again if a result contradicts self-reports that its sender had not seen. An organiser's result overrules both the
    /// table and the self-reports.
    pub fn reject_contradiction(&self, sent: &Submission) -> Result<Option<HttpResponse>, Error> {
        let counts = self.snapshot.stored.own_counts(sent.slot).filter(|_| self.organiser.is_none());
        let Some(counts) = counts.filter(|counts| sent.seen < counts.last_number()) else { return Ok(None) };
        let (hand, setup) = (self.hand(sent.slot)?, self.snapshot.tournament().setup_of(sent.slot));
        let Ok(request) = sent.read(setup, &hand.seating) else { return Ok(None) };
        let Amendment::Record { outcome, .. } = request.amendment else { return Ok(None) };
        let players = counts.contradicted_players(setup, &outcome);
        if players.is_empty() {
            return Ok(None);
        }
        let says =
            players.into_iter().map(|player| (player.clone(), self.self_report_line(hand, counts, &player)));
        let form = self.form_with(hand, &sent.typed, counts).with_contradictions(says.collect());
        html(StatusCode::CONFLICT, &self.frame(sent.slot, Some(form))).map(Some)
    }

    /// Returns the form of an open hand, filled in from the self-reports of its players.
    pub fn self_report_form(&self, slot: Slot) -> Option<HandForm> {
        let counts = self.snapshot.stored.own_counts(slot)?;
        let hand = self.snapshot.tournament().hand(slot)?;
        Some(self.form_with(hand, &TypedHand::from_self_reports(hand, counts), counts))
    }

    fn form_with(&self, hand: &Hand, typed: &TypedHand, counts: &HandReports) -> HandForm {
        let sending = self.form_target(hand.slot, Some(self.back.clone()));
        let sending = FormTarget { seen: Some(counts.last_number()), ..sending };
        HandForm::new(self.says(), hand, typed, &[], sending)
    }

    /// Returns a line such as “Vera said on her own phone: 25 points left.”
    fn self_report_line(&self, hand: &Hand, counts: &HandReports, player: &PlayerId) -> String {
        let says = self.says();
        let all: Vec<String> =
            counts.reports_of(player).iter().map(|claim| report_text(says, hand, &claim.count)).collect();
        let line = says.words.say("own-counts-contradicted").with("name", says.player(player));
        line.with("counts", says.list(&all)).to_string()
    }
}

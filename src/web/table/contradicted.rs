//! Results from a table that contradict its players' self-reports.

use actix_web::HttpResponse;
use actix_web::http::StatusCode;

use lastcard_tournament::{Amendment, Hand, HandReports, PlayerId, Slot};

use crate::app::{error::Error, responses::html};
use crate::hand_form::{
    form::{FormTarget, HandForm},
    hand_entry::HandEntry,
    submission::Submission,
    typed::TypedHand,
};
use crate::player::self_reports::report_text as own_count;

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
            counts.reports_of(player).iter().map(|claim| own_count(says, hand, &claim.count)).collect();
        let line = says.words.say("own-counts-contradicted").with("name", says.player(player));
        line.with("counts", says.list(&all)).to_string()
    }
}

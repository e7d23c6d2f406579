//! Forms for hands, at the table or at the organiser's desk. Both get the same answers.

use std::sync::Arc;

use actix_web::http::StatusCode;
use actix_web::{HttpResponse, web};

use lastcard_snapshots::TournamentSnapshot;
use lastcard_store::entries::{self, EntrySource, RecordError, random_key};
use lastcard_tournament::{
    Amendment, Consequences, Entry, Hand, HandResult, Penalty, RecordingState, Slot, Status, tally,
};

use crate::app::{
    error::Error,
    responses::{html, page as page_of, see_other},
    state::AppState,
};
use crate::extract::organiser::Organiser;
use crate::hand_form::{
    entry_outcome::{EntryOutcome, Scorer, classify},
    fields::MalformedForm,
    form::{FormTarget, HandForm},
    problems::HandProblem,
    reasons::why_not_recorded,
    submission::Submission,
    typed::TypedHand,
};
use crate::hands::history::{HistoryLine, HistoryReader, hand_history};
use crate::table::{
    consequences::{ConsequencesPage, CorrectionContext},
    hand_page::{ConflictingEntries, HandPage, HandVersion, RecordedHand, ReopenAction, UndoneResult},
};
use crate::ui::{page::Visitor, tournament_text::TournamentText, translator::Translator};

/// Place where results are entered.
#[derive(Debug, Clone)]
pub struct HandEntry {
    pub visitor: Visitor,
    pub snapshot: Arc<TournamentSnapshot>,
    pub action: String,
    /// Base address of the hands.
    pub hands: String,
    /// Address to return to without saving.
    pub back: String,
    /// Address to continue at after saving.
    pub saved: String,
    /// Address that restores an archived tournament; `None` at a table.
    pub bring_back: Option<String>,
    pub via: EntrySource,
    /// `None` at a table.
    pub organiser: Option<Organiser>,
}

impl HandEntry {
    /// Returns the page for correcting a hand, filled in with the recorded result. If nothing can be saved, the page gives the reason and
    /// has no form.
    pub fn correction(&self, slot: Slot) -> Result<HandPage, Error> {
        let hand = self.hand(slot)?;
        let mut page = match self.closed_reason(hand) {
            Some(why) => self
                .frame(slot, None)
                .with_closed_reason(why, self.archived_reason().and(self.bring_back.clone())),
            None => self.entry_page(slot, &TypedHand::of(hand))?,
        };
        if let Some(result) = &hand.result {
            page = page.with_recorded(RecordedHand {
                says: self.says().result(hand, result),
                history: self.history(slot),
                versions: self.versions(hand),
                opens: self.archived_reason().is_none().then(|| self.reopen_target(slot)),
            });
        } else if self.archived_reason().is_none()
            && let Some(before) = self.snapshot.stored.revisions(slot).redo_target()
            && let Some(result) = &before.outcome
        {
            let says = self.says().result(&hand.with_seating_of(before), result);
            page = page.with_undone(UndoneResult { says, redo: Some(self.form_target(slot, None)) });
        }
        Ok(page)
    }

    /// Returns the address of the hand's history, for those who may see it.
    fn history(&self, slot: Slot) -> Option<String> {
        let header = self.snapshot.header();
        (self.organiser.is_some() || header.is_open()).then(|| format!("/t/{}/hands/{slot}", header.slug))
    }

    /// Returns everything recorded about a hand, with buttons that restore versions that are no longer in force.
    fn versions(&self, hand: &Hand) -> Vec<HandVersion> {
        let record = self.snapshot.stored.revisions(hand.slot);
        let (lines, _) = hand_history(self.says(), &self.snapshot, hand, HistoryReader::Scorers);
        let is_open = self.closed_reason(hand).is_none();
        let restore = |line: &HistoryLine| {
            record
                .restore_target(line.revision)
                .filter(|_| is_open)
                .map(|_| self.form_target(hand.slot, None))
        };
        let version = |line: HistoryLine| HandVersion { restore: restore(&line), line };
        let mut versions: Vec<HandVersion> = lines
            .into_iter()
            .filter(|_| record.last().is_some_and(|last| last.revision > 1))
            .map(version)
            .collect();
        versions.reverse();
        versions
    }

    /// Returns the action that marks a hand as not played. An organiser sees the consequences first.
    fn reopen_target(&self, slot: Slot) -> ReopenAction {
        match self.organiser {
            Some(_) => ReopenAction::After(format!(
                "/organise/t/{}/hands/{slot}/opening",
                self.snapshot.header().slug
            )),
            None => ReopenAction::Here(self.preview_target(slot, None)),
        }
    }

    /// Returns the reason that nothing can be saved for a hand, if there is one.
    fn closed_reason(&self, hand: &Hand) -> Option<String> {
        let key = match (self.snapshot.status(), self.snapshot.tournament().recording_state(hand.slot)) {
            (Status::Archived, _) => return self.archived_reason(),
            (Status::Draft, _) => "table-wrong-not-started",
            _ if self.organiser.is_none() && self.snapshot.stored.is_block_closed(hand.slot) => {
                "table-wrong-closed"
            }
            (_, RecordingState::Next | RecordingState::Recorded) => return None,
            (_, RecordingState::NotYet) => "table-closed-not-yet",
            (_, RecordingState::Finished | RecordingState::Unknown) => "table-wrong-over",
            (_, RecordingState::Closed) => "problem-hand-closed",
        };
        Some(self.words().say(key).to_string())
    }

    fn archived_reason(&self) -> Option<String> {
        let is_archived = self.snapshot.status() == Status::Archived;
        is_archived.then(|| self.words().say("table-wrong-archived").to_string())
    }

    /// Returns the page of a hand, filled in with the recorded result, or with the holdings left on the phones.
    pub fn entry_page(&self, slot: Slot, typed: &TypedHand) -> Result<HandPage, Error> {
        let form = self.form(slot, typed, &[], self.snapshot.stored.revision(slot))?;
        Ok(self.frame(slot, Some(form)))
    }

    /// Records a submission, and answers with the next page or with the problem.
    pub async fn record(&self, site: &AppState, sent: Submission) -> Result<HttpResponse, Error> {
        if let Some(again) = self.reject_contradiction(&sent)? {
            return Ok(again);
        }
        let handed_in = self.scorer().submit(site, &self.snapshot, &sent).await?;
        self.answer(site, sent, handed_in).await
    }

    pub async fn preview(
        &self,
        site: &AppState,
        sent: Submission,
        fields: Vec<(String, String)>,
    ) -> Result<HttpResponse, Error> {
        let hand = self.hand(sent.slot)?;
        let request = match sent.read(self.snapshot.tournament().setup_of(sent.slot), &hand.seating) {
            Ok(request) => request,
            Err(problems) => return self.show_problems(&sent, &problems),
        };
        let (snapshot, new) =
            (self.snapshot.clone(), self.scorer().entry(&self.snapshot, &sent.note, request.clone())?);
        let tried = web::block(move || {
            let then = entries::preview(&snapshot.stored, &new)?.tournament;
            let tally = tally(&then);
            Ok::<_, RecordError>((then, tally))
        });
        let (then, tally) = match tried.await? {
            Ok(tried) => tried,
            Err(why) => {
                let handed_in = classify(&self.snapshot, request, Err(why))?;
                return self.answer(site, sent, handed_in).await;
            }
        };
        let changes =
            Consequences::between((self.snapshot.tournament(), &self.snapshot.tally), (&then, &tally));
        let back = format!("{}/{}", self.hands, sent.slot);
        let seen = CorrectionContext {
            then: (&then, &tally),
            changes: &changes,
            is_embargoed: self.snapshot.is_embargoed,
            slot: sent.slot,
            // The page has its own field for the reason.
            fields: fields.into_iter().filter(|(name, _)| name != "note").collect(),
            action: if self.organiser.is_some() { back.clone() } else { self.action.clone() },
            back,
        };
        let page = ConsequencesPage::new(&self.visitor, self.says(), seen);
        page_of(&match &self.organiser {
            Some(organiser) => page.for_organiser(organiser),
            None => page.for_phone(self.snapshot.header().id.to_string()),
        })
    }

    fn scorer(&self) -> Scorer {
        Scorer { via: self.via.clone(), account: self.organiser.as_ref().map(|one| one.account.id.clone()) }
    }

    async fn answer(
        &self,
        site: &AppState,
        sent: Submission,
        handed_in: EntryOutcome,
    ) -> Result<HttpResponse, Error> {
        match handed_in {
            EntryOutcome::Saved | EntryOutcome::SavedBefore { .. } => Ok(see_other(&self.saved)),
            EntryOutcome::Refused(problems) => self.show_problems(&sent, &problems),
            EntryOutcome::Contested { amendment: Amendment::Record { outcome, penalties }, theirs } => {
                self.show_conflict(&sent, &outcome, &penalties, &theirs)
            }
            EntryOutcome::Contested { amendment: turned, .. } => {
                self.show_stale(site, sent.slot, &turned).await
            }
            EntryOutcome::TurnedAway { amendment: Amendment::Record { .. }, why } => {
                self.show_refusal(&sent, &why)
            }
            EntryOutcome::TurnedAway { why, .. } => {
                self.show_unchanged(sent.slot, why_not_recorded(self.words(), &why))
            }
        }
    }

    /// Shows the form again, with the input and its problems.
    fn show_problems(&self, sent: &Submission, problems: &[HandProblem]) -> Result<HttpResponse, Error> {
        let form = self.form(sent.slot, &sent.typed, problems, sent.based_on)?;
        html(StatusCode::UNPROCESSABLE_ENTITY, &self.frame(sent.slot, Some(form)))
    }

    /// Shows the form again, with the reason that it cannot be saved now.
    fn show_refusal(&self, sent: &Submission, why: &RecordError) -> Result<HttpResponse, Error> {
        let form = self.form(sent.slot, &sent.typed, &[], sent.based_on)?.with_rejection(why);
        html(StatusCode::CONFLICT, &self.frame(sent.slot, Some(form)))
    }

    /// Shows the hand unchanged, because nothing was taken back or restored.
    fn show_unchanged(&self, slot: Slot, why: String) -> Result<HttpResponse, Error> {
        html(StatusCode::CONFLICT, &self.correction(slot)?.with_unchanged_reason(why))
    }

    /// Shows the hand in its current state, because somebody else was faster.
    async fn show_stale(
        &self,
        site: &AppState,
        slot: Slot,
        turned: &Amendment,
    ) -> Result<HttpResponse, Error> {
        let snapshot = site.participant_snapshot(&self.snapshot.header().slug).await?;
        let now = Self { snapshot, ..self.clone() };
        let hand = now.hand(slot)?;
        let stands = match &hand.result {
            Some(result) => now.says().result(hand, result),
            None => self.words().say("hand-undone").to_string(),
        };
        let key = if *turned == Amendment::Redo { "table-stale-redo" } else { "table-stale-undo" };
        now.show_unchanged(slot, self.words().say(key).with("result", stands).to_string())
    }

    /// Shows both results, and the form with this scorer's own result, now based on the revision of the other one.
    fn show_conflict(
        &self,
        sent: &Submission,
        ours: &HandResult,
        penalties: &[Penalty],
        theirs: &Entry,
    ) -> Result<HttpResponse, Error> {
        let hand = self.hand(sent.slot)?;
        let said = |result: Option<&HandResult>, penalties: &[Penalty]| {
            let result = match result {
                Some(result) => self.says().result(hand, result),
                None => self.words().say("table-undone").to_string(),
            };
            let penalties = penalties.iter().map(|penalty| self.says().penalty(penalty));
            std::iter::once(result).chain(penalties).collect()
        };
        let contested = ConflictingEntries {
            theirs: said(theirs.outcome.as_ref(), &theirs.penalties),
            yours: said(Some(ours), penalties),
        };
        let based_on = theirs.revision;
        // No preview is needed: the page already shows both results, and thus the change.
        let sending = FormTarget { based_on, ..self.form_target(sent.slot, Some(self.back.clone())) };
        let form = HandForm::new(self.says(), hand, &sent.typed, &[], sending);
        html(StatusCode::CONFLICT, &self.frame(sent.slot, Some(form)).with_conflict(contested))
    }

    fn form(
        &self,
        slot: Slot,
        typed: &TypedHand,
        problems: &[HandProblem],
        based_on: u32,
    ) -> Result<HandForm, Error> {
        let sending = FormTarget { based_on, ..self.preview_target(slot, Some(self.back.clone())) };
        Ok(HandForm::new(self.says(), self.hand(slot)?, typed, problems, sending))
    }

    pub fn frame(&self, slot: Slot, form: Option<HandForm>) -> HandPage {
        let mut page = HandPage::new(&self.visitor, self.says(), slot, form, &self.back);
        page.page = page.page.of_tournament(&self.snapshot);
        match &self.organiser {
            Some(organiser) => page.for_organiser(organiser),
            None => page.for_phone(self.snapshot.header().id.to_string()),
        }
    }

    /// Returns the target of a form or button. If a result is recorded, the target is a preview.
    fn preview_target(&self, slot: Slot, cancel: Option<String>) -> FormTarget {
        let recorded = self.snapshot.tournament().hand(slot).is_some_and(|hand| !hand.is_open());
        let foresees = recorded.then(|| format!("{}/{slot}/consequences", self.hands));
        FormTarget { foresees, ..self.form_target(slot, cancel) }
    }

    /// Returns the target of a form or button for a hand as it is now.
    pub fn form_target(&self, slot: Slot, cancel: Option<String>) -> FormTarget {
        FormTarget {
            action: self.action.clone(),
            based_on: self.snapshot.stored.revision(slot),
            entry_key: random_key().to_string(),
            cancel,
            foresees: None,
            seen: None,
        }
    }

    pub fn hand(&self, slot: Slot) -> Result<&Hand, Error> {
        self.snapshot.tournament().hand(slot).ok_or(Error::NotFound)
    }

    pub fn says(&self) -> TournamentText<'_> {
        TournamentText { words: self.words(), tournament: self.snapshot.tournament() }
    }

    fn words(&self) -> Translator {
        self.visitor.words
    }
}

impl From<MalformedForm> for Error {
    fn from(_: MalformedForm) -> Self {
        Self::BadRequest
    }
}

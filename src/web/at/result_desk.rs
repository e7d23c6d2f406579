//! Where a hand's form is handed in: at its table, or at the organiser's desk. Both get the same answers.

use std::sync::Arc;

use actix_web::HttpResponse;
use actix_web::http::StatusCode;

use super::hand_in::{HandedIn, Scorer};
use crate::live::Picture;
use crate::store::AccountId;
use crate::store::entries::{EntryKey, RecordError, Via};
use crate::tournament::{Amendment, Entry, Hand, HandResult, Penalty, Slot, Status, Turn};
use crate::view::table::{
    Contested, ForeignForm, HandForm, HandPage, HandProblem, Opens, RecordedHand, Says, Sending, Submission,
    TakenBack, TypedHand, why_not_recorded,
};
use crate::view::{Visitor, Words};
use crate::web::{Error, Site, html, see_other};

/// One place where hands are handed in.
#[derive(Debug, Clone)]
pub(in crate::web) struct ResultDesk {
    pub(in crate::web) visitor: Visitor,
    pub(in crate::web) picture: Arc<Picture>,
    /// Where its forms are posted to.
    pub(in crate::web) action: String,
    /// Where a scorer goes who saves nothing.
    pub(in crate::web) back: String,
    /// Where a scorer goes on after saving.
    pub(in crate::web) saved: String,
    /// Where an archived tournament is brought back from; nowhere at a table.
    pub(in crate::web) bring_back: Option<String>,
    pub(in crate::web) via: Via,
    /// The organiser, with the name to show; nobody at a table.
    pub(in crate::web) organiser: Option<(AccountId, String)>,
}

impl ResultDesk {
    /// The page on which a hand is corrected, with what stands recorded filled in. Where nothing can be saved
    /// it says why, and has no form.
    pub(in crate::web) fn correction(&self, slot: Slot) -> Result<HandPage, Error> {
        let hand = self.hand(slot)?;
        let mut page = match self.closed(hand) {
            Some(why) => self.frame(slot, None).closed(why, self.archived().and(self.bring_back.clone())),
            None => self.counted(slot, &TypedHand::of(hand))?,
        };
        if let Some(result) = &hand.result {
            page = page.correcting(RecordedHand {
                says: self.says().result(hand, result),
                history: self.history(slot),
                opens: self.archived().is_none().then(|| self.opens(slot)),
            });
        } else if self.archived().is_none()
            && let Some(before) = self.picture.stored.revisions(slot).taken_back()
            && let Some(result) = &before.outcome
        {
            let says = self.says().result(&hand.as_in(before), result);
            page = page.taken_back(TakenBack { says, redo: Some(self.sending(slot, None)) });
        }
        Ok(page)
    }

    /// Where everything is that was recorded for a hand, for those who may see it.
    fn history(&self, slot: Slot) -> Option<String> {
        let header = self.picture.header();
        (self.organiser.is_some() || header.is_open()).then(|| format!("/t/{}/hands/{slot}", header.slug))
    }

    /// How a hand is opened that was not played: an organiser is told first what follows.
    fn opens(&self, slot: Slot) -> Opens {
        match self.organiser {
            Some(_) => {
                Opens::After(format!("/organise/t/{}/hands/{slot}/opening", self.picture.header().slug))
            }
            None => Opens::Here(self.sending(slot, None)),
        }
    }

    /// Why nothing can be saved about a hand.
    fn closed(&self, hand: &Hand) -> Option<String> {
        let key = match (self.picture.status(), self.picture.tournament().turn(hand.slot)) {
            (Status::Archived, _) => return self.archived(),
            (Status::Draft, _) => "table-wrong-not-started",
            (_, Turn::Next | Turn::Recorded) => return None,
            (_, Turn::NotYet) => "table-closed-not-yet",
            (_, Turn::Finished | Turn::Unknown) => "table-wrong-over",
            (_, Turn::Closed) => "problem-hand-closed",
        };
        Some(self.words().say(key).to_string())
    }

    fn archived(&self) -> Option<String> {
        let is_archived = self.picture.status() == Status::Archived;
        is_archived.then(|| self.words().say("table-wrong-archived").to_string())
    }

    /// The page of a hand with this filled in: what is recorded, or what was left on the phones.
    pub(in crate::web) fn counted(&self, slot: Slot, typed: &TypedHand) -> Result<HandPage, Error> {
        let form = self.form(slot, typed, &[], self.picture.stored.revision(slot))?;
        Ok(self.frame(slot, Some(form)))
    }

    /// Records what was sent, and answers with where to go on or with what is in the way.
    pub(in crate::web) async fn take(&self, site: &Site, sent: Submission) -> Result<HttpResponse, Error> {
        let scorer =
            Scorer { via: self.via.clone(), account: self.organiser.as_ref().map(|(id, _)| id.clone()) };
        match scorer.hand_in(site, &self.picture, &sent).await? {
            HandedIn::Saved | HandedIn::SavedBefore { .. } => Ok(see_other(&self.saved)),
            HandedIn::Refused(problems) => self.refuse(&sent, &problems),
            HandedIn::Contested { amendment: Amendment::Record { outcome, penalties }, theirs } => {
                self.contest(&sent, &outcome, &penalties, &theirs)
            }
            HandedIn::Contested { amendment: turned, .. } => self.stale(site, sent.slot, &turned).await,
            HandedIn::TurnedAway { amendment: Amendment::Record { .. }, why } => self.turn_away(&sent, &why),
            HandedIn::TurnedAway { why, .. } => self.says_no(sent.slot, why_not_recorded(self.words(), &why)),
        }
    }

    /// The form again, with everything that was typed and what is wrong with it.
    fn refuse(&self, sent: &Submission, problems: &[HandProblem]) -> Result<HttpResponse, Error> {
        let form = self.form(sent.slot, &sent.typed, problems, sent.based_on)?;
        html(StatusCode::UNPROCESSABLE_ENTITY, &self.frame(sent.slot, Some(form)))
    }

    /// The form again, because this is not the time for it.
    fn turn_away(&self, sent: &Submission, why: &RecordError) -> Result<HttpResponse, Error> {
        let form = self.form(sent.slot, &sent.typed, &[], sent.based_on)?.turned_away(why);
        html(StatusCode::CONFLICT, &self.frame(sent.slot, Some(form)))
    }

    /// The hand as it stands, because nothing was taken back or brought back.
    fn says_no(&self, slot: Slot, why: String) -> Result<HttpResponse, Error> {
        html(StatusCode::CONFLICT, &self.correction(slot)?.unchanged(why))
    }

    /// The same, because somebody else was quicker: the hand as they left it.
    async fn stale(&self, site: &Site, slot: Slot, turned: &Amendment) -> Result<HttpResponse, Error> {
        let picture = site.picture(&self.picture.header().slug).await?;
        let now = Self { picture, ..self.clone() };
        let hand = now.hand(slot)?;
        let stands = match &hand.result {
            Some(result) => now.says().result(hand, result),
            None => self.words().say("hand-undone").to_string(),
        };
        let key = if *turned == Amendment::Redo { "table-stale-redo" } else { "table-stale-undo" };
        now.says_no(slot, self.words().say(key).with("result", stands).to_string())
    }

    /// Both entries, and the form with this scorer's own, now based on the other one.
    fn contest(
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
        let contested = Contested {
            theirs: said(theirs.outcome.as_ref(), &theirs.penalties),
            yours: said(Some(ours), penalties),
        };
        let form = self.form(sent.slot, &sent.typed, &[], theirs.revision)?;
        html(StatusCode::CONFLICT, &self.frame(sent.slot, Some(form)).contested(contested))
    }

    fn form(
        &self,
        slot: Slot,
        typed: &TypedHand,
        problems: &[HandProblem],
        based_on: u32,
    ) -> Result<HandForm, Error> {
        let sending = Sending { based_on, ..self.sending(slot, Some(self.back.clone())) };
        Ok(HandForm::new(self.says(), self.hand(slot)?, typed, problems, sending))
    }

    fn frame(&self, slot: Slot, form: Option<HandForm>) -> HandPage {
        let page = HandPage::new(&self.visitor, self.says(), slot, form, &self.back);
        match &self.organiser {
            Some((_, name)) => page.for_organiser(name),
            None => page.for_phone(self.picture.header().id.to_string()),
        }
    }

    /// A form or button that is sent for a hand as it stands.
    fn sending(&self, slot: Slot, cancel: Option<String>) -> Sending {
        Sending {
            action: self.action.clone(),
            based_on: self.picture.stored.revision(slot),
            entry_key: EntryKey::random().to_string(),
            cancel,
        }
    }

    fn hand(&self, slot: Slot) -> Result<&Hand, Error> {
        self.picture.tournament().hand(slot).ok_or(Error::NotFound)
    }

    fn says(&self) -> Says<'_> {
        Says { words: self.words(), tournament: self.picture.tournament() }
    }

    fn words(&self) -> Words {
        self.visitor.words
    }
}

impl From<ForeignForm> for Error {
    fn from(_: ForeignForm) -> Self {
        Self::BadRequest
    }
}

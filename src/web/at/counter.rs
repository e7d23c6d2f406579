//! Where a hand's form is handed in: at its table, or at the organiser's desk. Both get the same answers.

use std::sync::Arc;

use actix_web::HttpResponse;
use actix_web::http::StatusCode;

use super::Submission;
use crate::live::Picture;
use crate::store::AccountId;
use crate::store::entries::{EntryKey, RecordEntry, RecordError, Via};
use crate::tournament::{Entry, HandResult, Penalty, Slot};
use crate::view::table::{Contested, HandForm, HandPage, Recorded, Says, Sending, TypedHand, Wrong};
use crate::view::{Message, Visitor, Words};
use crate::web::{Error, Site, html, see_other};

/// One place where hands are handed in.
#[derive(Debug, Clone)]
pub(in crate::web) struct Counter {
    pub(in crate::web) visitor: Visitor,
    pub(in crate::web) picture: Arc<Picture>,
    /// Where its forms are posted to.
    pub(in crate::web) action: String,
    /// Where a scorer goes who saves nothing.
    pub(in crate::web) back: String,
    /// Where a scorer goes on after saving.
    pub(in crate::web) saved: String,
    pub(in crate::web) via: Via,
    /// The organiser, with the name to show; nobody at a table.
    pub(in crate::web) organiser: Option<(AccountId, String)>,
}

impl Counter {
    /// The page on which a hand is corrected, with what stands recorded filled in.
    pub(in crate::web) fn correction(&self, slot: Slot) -> Result<HandPage, Error> {
        let hand = self.picture.tournament().hand(slot).ok_or(Error::NotFound)?;
        let page = self.page(slot, &TypedHand::of(hand), &[], self.picture.stored.revision(slot))?;
        Ok(match &hand.result {
            Some(result) => page.correcting(Recorded {
                says: self.says().result(hand, result),
                history: format!("/t/{}/hands/{slot}", self.picture.header().slug),
            }),
            None => page,
        })
    }

    /// The form of a hand with what was left on the phones filled in.
    pub(in crate::web) fn counted(&self, slot: Slot, typed: &TypedHand) -> Result<HandPage, Error> {
        self.page(slot, typed, &[], self.picture.stored.revision(slot))
    }

    /// Records what was sent, and answers with where to go on or with what is in the way.
    pub(in crate::web) async fn take(&self, site: &Site, sent: Submission) -> Result<HttpResponse, Error> {
        let tournament = self.picture.tournament();
        let hand = tournament.hand(sent.slot).ok_or(Error::NotFound)?;
        let (outcome, penalties) =
            match sent.read(tournament.setup_of(sent.slot), &hand.seating, self.words()) {
                Ok(read) => read,
                Err(wrong) => return self.refuse(&sent, &wrong),
            };
        let new = RecordEntry {
            tournament: self.picture.header().id.clone(),
            slot: sent.slot,
            based_on_revision: sent.based_on,
            outcome: outcome.clone(),
            shared: false,
            penalties: penalties.clone(),
            entry_key: sent.entry_key.clone(),
            via: self.via.clone(),
            account: self.organiser.as_ref().map(|(id, _)| id.clone()),
            note: String::new(),
        };
        let live = site.live.clone();
        let done = actix_web::web::block(move || live.record(&new)).await?;
        match done {
            Ok(_) => Ok(see_other(&self.saved)),
            // Two phones that say the same do not contradict each other.
            Err(RecordError::Conflict { theirs })
                if theirs.entry.outcome == outcome
                    && (penalties.is_empty() || penalties == theirs.entry.penalties) =>
            {
                Ok(see_other(&self.saved))
            }
            Err(RecordError::Conflict { theirs }) => {
                self.contest(&sent, outcome.as_ref(), &penalties, &theirs.entry)
            }
            Err(RecordError::Refused(problems)) => {
                let wrong: Vec<_> = problems.iter().map(|problem| Wrong::of(self.words(), problem)).collect();
                self.refuse(&sent, &wrong)
            }
            Err(RecordError::NotYet) => self.turn_away(&sent, &self.words().say("table-wrong-not-yet")),
            Err(RecordError::NotStarted) => {
                self.turn_away(&sent, &self.words().say("table-wrong-not-started"))
            }
            Err(RecordError::Over) => self.turn_away(&sent, &self.words().say("table-wrong-over")),
            Err(RecordError::LaterSeats(hand)) => {
                self.turn_away(&sent, &self.words().say("table-wrong-later-seats").with("hand", hand))
            }
            Err(RecordError::HandClosed) => self.turn_away(&sent, &self.words().say("problem-hand-closed")),
            Err(RecordError::Archived) => self.turn_away(&sent, &self.words().say("table-wrong-archived")),
            Err(RecordError::NoHand) => Err(Error::NotFound),
            Err(RecordError::Store(error)) => Err(error.into()),
        }
    }

    /// The form again, with everything that was typed and what is wrong with it.
    fn refuse(&self, sent: &Submission, wrong: &[Wrong]) -> Result<HttpResponse, Error> {
        let page = self.page(sent.slot, &sent.typed, wrong, sent.based_on)?;
        html(StatusCode::UNPROCESSABLE_ENTITY, &page)
    }

    /// The form again, because this is not the time for it.
    fn turn_away(&self, sent: &Submission, why: &Message<'_>) -> Result<HttpResponse, Error> {
        let wrong = Wrong::whole(why.to_string());
        let page = self.page(sent.slot, &sent.typed, &[wrong], sent.based_on)?;
        html(StatusCode::CONFLICT, &page)
    }

    /// Both entries, and the form with this scorer's own, now based on the other one.
    fn contest(
        &self,
        sent: &Submission,
        ours: Option<&HandResult>,
        penalties: &[Penalty],
        theirs: &Entry,
    ) -> Result<HttpResponse, Error> {
        let hand = self.picture.tournament().hand(sent.slot).ok_or(Error::NotFound)?;
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
            yours: said(ours, penalties),
        };
        let page = self.page(sent.slot, &sent.typed, &[], theirs.revision)?.contested(contested);
        html(StatusCode::CONFLICT, &page)
    }

    fn page(&self, slot: Slot, typed: &TypedHand, wrong: &[Wrong], based_on: u32) -> Result<HandPage, Error> {
        let hand = self.picture.tournament().hand(slot).ok_or(Error::NotFound)?;
        let sending = Sending {
            action: self.action.clone(),
            based_on,
            entry_key: EntryKey::random().to_string(),
            cancel: Some(self.back.clone()),
        };
        let form = HandForm::new(self.says(), hand, typed, wrong, sending);
        let page = HandPage::new(&self.visitor, self.says(), slot, form, &self.back);
        Ok(match &self.organiser {
            Some((_, name)) => page.for_organiser(name),
            None => page,
        })
    }

    fn says(&self) -> Says<'_> {
        Says { words: self.words(), tournament: self.picture.tournament() }
    }

    fn words(&self) -> Words {
        self.visitor.words
    }
}

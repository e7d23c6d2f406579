//! Submission of results. Every page has them read, judged and recorded in the same way, and shows the outcome in its own form.

use actix_web::http::StatusCode;

use lastcard_snapshots::TournamentSnapshot;
use lastcard_store::AccountId;
use lastcard_store::entries::{EntrySource, LedgerEntry, NewEntry, RecordError, RecordOutcome};
use lastcard_tournament::{Amendment, Entry, EntryRequest, ShortText};

use crate::app::{error::Error, state::AppState};
use crate::hand_form::{problems::HandProblem, submission::Submission};

/// Sender of results, and the source of the entries.
#[derive(Debug, Clone)]
pub struct Scorer {
    pub via: EntrySource,
    /// Organiser; `None` at a table.
    pub account: Option<AccountId>,
}

#[derive(Debug)]
pub enum EntryOutcome {
    /// Recorded as sent: by this submission, by an earlier one with the same key, or by somebody who sent the same.
    Saved,
    /// Recorded by an earlier submission with the same key but different content, which stays in force.
    SavedBefore { theirs: Box<Entry> },
    /// Unreadable or impossible.
    Refused(Vec<HandProblem>),
    /// Conflicts with an entry that somebody else recorded after the page was shown.
    Contested { amendment: Amendment, theirs: Box<Entry> },
    /// Not possible in the current state.
    TurnedAway { amendment: Amendment, why: RecordError },
}

impl Scorer {
    /// Records a submission about a hand. The snapshot is the state that the submission is read against.
    ///
    /// # Errors
    /// Fails if there is no such hand, or if the database fails.
    pub async fn submit(
        &self,
        site: &AppState,
        snapshot: &TournamentSnapshot,
        sent: &Submission,
    ) -> Result<EntryOutcome, Error> {
        let tournament = snapshot.tournament();
        let hand = tournament.hand(sent.slot).ok_or(Error::NotFound)?;
        let request = match sent.read(tournament.setup_of(sent.slot), &hand.seating) {
            Ok(request) => request,
            Err(problems) => return Ok(EntryOutcome::Refused(problems)),
        };
        let recorded = site.snapshots.record_async(self.entry(snapshot, &sent.note, request.clone())?).await;
        classify(snapshot, request, recorded)
    }

    /// Builds the entry for a request, with the reason for it as typed.
    ///
    /// # Errors
    /// Fails if the reason is not readable text.
    pub fn entry(
        &self,
        snapshot: &TournamentSnapshot,
        note: &str,
        request: EntryRequest,
    ) -> Result<NewEntry, Error> {
        let note = ShortText::parse(note).map_err(|_| Error::Message {
            status: StatusCode::UNPROCESSABLE_ENTITY,
            key: "error-entry-note",
        })?;
        Ok(NewEntry {
            tournament: snapshot.header().id.clone(),
            request,
            shared: false,
            via: self.via.clone(),
            account: self.account.clone(),
            note: note.map(|note| note.to_string()).unwrap_or_default(),
        })
    }
}

/// Converts the result of recording into the outcome of the request.
pub fn classify(
    snapshot: &TournamentSnapshot,
    request: EntryRequest,
    recorded: Result<RecordOutcome, RecordError>,
) -> Result<EntryOutcome, Error> {
    match recorded {
        Err(RecordError::Conflict { theirs }) if is_same_request(snapshot, &request, &theirs.entry) => {
            Ok(EntryOutcome::Saved)
        }
        recorded => classify_other(request.amendment, recorded),
    }
}

fn classify_other(
    amendment: Amendment,
    recorded: Result<RecordOutcome, RecordError>,
) -> Result<EntryOutcome, Error> {
    match recorded {
        Ok(recorded) if recorded.first || matches_entry(&amendment, &recorded.entry.entry) => {
            Ok(EntryOutcome::Saved)
        }
        Ok(recorded) => Ok(EntryOutcome::SavedBefore { theirs: Box::new(recorded.entry.entry) }),
        Err(RecordError::Conflict { theirs }) => {
            let LedgerEntry { entry, .. } = *theirs;
            Ok(EntryOutcome::Contested { amendment, theirs: Box::new(entry) })
        }
        Err(RecordError::Refused(problems)) if matches!(amendment, Amendment::Record { .. }) => {
            Ok(EntryOutcome::Refused(problems.into_iter().map(HandProblem::from).collect()))
        }
        Err(RecordError::NoHand) => Err(Error::NotFound),
        Err(RecordError::Store(error)) => Err(error.into()),
        Err(why) => Ok(EntryOutcome::TurnedAway { amendment, why }),
    }
}

/// Returns true if an entry agrees with this amendment. An amendment that takes a result back or restores one always agrees.
fn matches_entry(amendment: &Amendment, entry: &Entry) -> bool {
    match amendment {
        Amendment::Record { outcome, penalties } => {
            entry.outcome.as_ref() == Some(outcome) && (penalties.is_empty() || *penalties == entry.penalties)
        }
        Amendment::Undo | Amendment::Redo | Amendment::Open | Amendment::Restore { .. } => true,
    }
}

/// Returns true if two phones that saw the same state sent the same result, and so do not contradict each other.
pub fn is_same_request(snapshot: &TournamentSnapshot, request: &EntryRequest, theirs: &Entry) -> bool {
    let amendment = &request.amendment;
    if matches!(amendment, Amendment::Record { .. }) {
        return matches_entry(amendment, theirs);
    }
    let seen = snapshot.stored.revisions(request.slot).at_revision(request.based_on);
    let ours = seen.entry_after(amendment).map(|entry| entry.and_then(|entry| entry.outcome.as_ref()));
    ours == Some(theirs.outcome.as_ref())
}

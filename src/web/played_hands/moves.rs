//! `POST /at/{code}/play/{hand}`: a move.

use actix_web::http::StatusCode;
use actix_web::{HttpRequest, HttpResponse, web};
use serde::Deserialize;

use lastcard_rules::{Move, Reason, Seat};
use lastcard_snapshots::played_hands::{HandSnapshot, MoveError, MoveRequest, RecentMove};
use lastcard_store::PlayedHandId;
use lastcard_store::played_hands::Actor;
use lastcard_store::seats::Holder;

use crate::app::{error::Error, responses::see_other, state::AppState};
use crate::extract::code::OpenTable;
use crate::played_hands::hand_at_table::HandAtTable;
use crate::ui::{page::Visitor, translator::Translator};

/// Form fields of a button in the scene.
#[derive(Deserialize)]
pub struct MoveFields {
    /// Move as JSON.
    #[serde(rename = "move")]
    what: String,
    /// Number of moves made before the page was rendered.
    revision: usize,
}

pub async fn make(
    site: web::Data<AppState>,
    request: HttpRequest,
    visitor: Visitor,
    OpenTable(table): OpenTable,
    path: web::Path<(String, PlayedHandId)>,
    tapped: web::Form<MoveFields>,
) -> Result<HttpResponse, Error> {
    let (_, id) = path.into_inner();
    let what: Move = serde_json::from_str(&tapped.what).map_err(|_| Error::BadRequest)?;
    let moment = site.hand(&id).await?;
    if (&moment.dealt.tournament, moment.dealt.slot.table) != (&table.tournament, table.table) {
        return Err(Error::NotFound);
    }
    let mut here = HandAtTable::new(&site, &request, visitor, table, moment).await?;
    let turn = move_request(here.context(None).seat(), here.phone.as_ref(), what, tapped.revision);
    let played = match turn.clone() {
        Some(turn) => site.snapshots.play(&id, turn).await,
        None => Err(MoveError::NotYours),
    };
    match played {
        Ok(moment) => {
            here.moment = moment;
            if here.machine {
                return here.answer(StatusCode::OK, None);
            }
            Ok(see_other(format!("/at/{}/play", here.table.code)))
        }
        Err(refusal) => {
            here.moment = site.hand(&id).await?;
            // A phone that got no answer sends its move again, and needs no message if the move was made the first time.
            if !here.machine && turn.is_some_and(|turn| was_made(&here.moment, &turn)) {
                return Ok(see_other(here.address()));
            }
            refuse(&here, refusal)
        }
    }
}

/// Returns the request for a move from the seat that this phone holds, or for a report by the scorer, who holds no seat.
fn move_request(seat: Option<Seat>, phone: Option<&Holder>, what: Move, seen: usize) -> Option<MoveRequest> {
    match (seat, phone, what) {
        (Some(by), Some(phone), _) => Some(MoveRequest { by, phone: Some(phone.clone()), what, seen }),
        (_, _, Move::Report { seat, .. }) => Some(MoveRequest { by: seat, phone: None, what, seen }),
        _ => None,
    }
}

/// Returns true if the move was made after the revision at which it was chosen, according to the recent moves in memory.
fn was_made(moment: &HandSnapshot, turn: &MoveRequest) -> bool {
    let Some(game) = &moment.game else { return false };
    let first = game.move_count() - game.recent().len();
    let mut since = game.recent().iter().skip(turn.seen.saturating_sub(first));
    let made = |step: &RecentMove| {
        (step.made.by, step.made.what, step.made.actor) == (turn.by, turn.what, Actor::Player)
    };
    turn.seen < game.move_count() && turn.seen >= first && since.any(made)
}

fn refuse(here: &HandAtTable, refusal: MoveError) -> Result<HttpResponse, Error> {
    let words = here.words();
    let (status, key) = match refusal {
        MoveError::Closed => (StatusCode::CONFLICT, "play-closed"),
        MoveError::NotYours => (StatusCode::FORBIDDEN, "play-not-yours"),
        MoveError::Stale => (StatusCode::CONFLICT, "play-stale"),
        MoveError::Refused(reason) => {
            let says = words.fault(&reason).to_string();
            return here.refuse(StatusCode::UNPROCESSABLE_ENTITY, reason.into(), &says);
        }
        MoveError::Store(error) => return Err(error.into()),
    };
    let key_of_reason = key.trim_start_matches("play-");
    here.refuse(status, key_of_reason, &words.say(key).to_string())
}

/// The reason why a move that was sent was not made.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum MoveRefusal {
    /// Chosen before somebody else moved.
    Stale,
    /// Not allowed by the rules.
    Rules(Reason),
}

impl MoveRefusal {
    /// Formats the reason for the sender, as a [`Perspective::notice`](super::perspective::Perspective::notice).
    pub fn sentence(self, words: Translator) -> String {
        match self {
            Self::Stale => words.say("play-stale").into(),
            Self::Rules(reason) => words.fault(&reason).into(),
        }
    }
}

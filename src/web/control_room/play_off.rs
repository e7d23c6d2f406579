//! `/organise/t/{slug}/play-off`: play-off between those who share first place. It can be taken back until one of its results is recorded.

use actix_web::http::StatusCode;
use actix_web::{HttpResponse, web};
use serde::Deserialize;

use lastcard_store::tournaments::{self, ChangeError, PlayOffError};
use lastcard_tournament::{HandsToWin, PlayOffRefusal, Tally, Tournament};

use crate::app::{error::Error, responses::see_other, state::AppState};
use crate::extract::own_tournament::OwnHeader;
use crate::leaderboard::ranks::play_off_text;
use crate::line_up::texts::line_name;
use crate::ui::message::join_names;
use crate::ui::translator::Translator;

#[derive(Deserialize)]
pub struct PlayOffForm {
    hands: u64,
}

pub async fn create(
    site: web::Data<AppState>,
    OwnHeader { organiser, header }: OwnHeader,
    choice: web::Form<PlayOffForm>,
) -> Result<HttpResponse, Error> {
    let hands = HandsToWin::new(choice.hands).ok_or(Error::BadRequest)?;
    let begun = organiser.change_tournament(&site, &header.id, move |store, deed| {
        is_accepted(tournaments::begin_play_off(store, &deed.club, &deed.tournament, Some(&deed.by), hands))
    });
    if begun.await? {
        return Ok(see_other(format!("/organise/t/{}?done=play-off", header.slug)));
    }
    Err(Error::Message { status: StatusCode::CONFLICT, key: "error-play-off-refused" })
}

pub async fn undo(
    site: web::Data<AppState>,
    OwnHeader { organiser, header }: OwnHeader,
) -> Result<HttpResponse, Error> {
    let taken_back = organiser.change_tournament(&site, &header.id, |store, deed| {
        is_accepted(tournaments::take_back_play_off(store, &deed.club, &deed.tournament, Some(&deed.by)))
    });
    if taken_back.await? {
        return Ok(see_other(format!("/organise/t/{}?done=taken-back", header.slug)));
    }
    Err(Error::Message { status: StatusCode::CONFLICT, key: "error-play-off-too-late" })
}

/// Returns true if the change was made, and false if the current state does not allow it.
fn is_accepted<T>(result: Result<T, PlayOffError>) -> Result<bool, ChangeError> {
    match result {
        Ok(_) => Ok(true),
        Err(PlayOffError::Refused(_) | PlayOffError::TooLate | PlayOffError::InPlay(_)) => Ok(false),
        Err(PlayOffError::Change(error)) => Err(error),
        Err(PlayOffError::Store(error)) => Err(error.into()),
    }
}

pub enum PlayOffView {
    /// Several share the first place and may play it off.
    Offer {
        /// Names of the entrants who share it.
        names: String,
        /// Numbers of hands to choose from.
        choices: [u32; 3],
    },
    /// Several share the first place, but one table cannot seat them.
    NoTable {
        /// The reason, in words.
        says: String,
    },
    /// A play-off was started.
    Begun {
        /// Its present score.
        says: String,
        counts: bool,
        /// True if it can be undone.
        untouched: bool,
    },
}

impl PlayOffView {
    /// Returns the state; `None` if the first place is not shared.
    pub fn of(tournament: &Tournament, tally: &Tally, words: Translator) -> Option<Self> {
        if let Some(standing) = &tally.standings.play_off {
            return Some(Self::Begun {
                says: play_off_text(words, tournament, standing),
                counts: standing.counts,
                untouched: tournament.play_off_untouched(),
            });
        }
        match tournament.new_play_off(HandsToWin::One) {
            Ok(play_off) => {
                let level = play_off.entrants().iter().filter_map(|id| tournament.entrant(id));
                Some(Self::Offer {
                    names: join_names(level.map(|entrant| line_name(words, entrant))),
                    choices: HandsToWin::ALL.map(HandsToWin::get),
                })
            }
            Err(refusal @ PlayOffRefusal::PlayOffSeats { .. }) => {
                Some(Self::NoTable { says: words.fault(&refusal).to_string() })
            }
            Err(_) => None,
        }
    }
}

//! `POST /at/{code}/dealer`: the table notes the player who drew the highest card, lets the program draw, or takes the draw back.
//!
//! Any phone at the table and any organiser may draw. A second tap shows the draw already made. A request to take a draw back names the
//! player who was drawn, so a late tap cannot take back a different draw. A played hand that has been set up keeps its seats and is set up
//! again; a hand that has been dealt keeps its dealer.

use actix_web::http::StatusCode;
use actix_web::{HttpResponse, web};

use lastcard_snapshots::Snapshots;
use lastcard_store::tournaments::{DealerError, DrawMethod, draw_dealer, take_back_dealer};
use lastcard_store::{AccountId, TournamentId};
use lastcard_tournament::PlayerId;

use crate::app::{error::Error, responses::see_other, state::AppState};
use crate::extract::code::OpenTable;
use crate::ui::form::Form;

/// Action on the draw for the first dealer of a table.
#[derive(Debug, Clone)]
pub enum DealerAction {
    /// Notes the player drawn at the table, or lets the program draw.
    Draw(DrawMethod),
    /// Takes back the draw that this player won.
    Undo(PlayerId),
}

impl DealerAction {
    /// Reads the button pressed in the form.
    pub fn parse(form: &Form) -> Result<Self, Error> {
        let player = |field: &str| PlayerId::parse(form.value(field)).map_err(|_| Error::BadRequest);
        if form.has_field("undo") {
            return Ok(Self::Undo(player("undo")?));
        }
        if form.value("draw") == "lastcard" {
            return Ok(Self::Draw(DrawMethod::Lastcard));
        }
        Ok(Self::Draw(DrawMethod::Table(player("dealer")?)))
    }

    /// Performs the action. A late or repeated request changes nothing, and the page shows the draw in force.
    pub fn apply(
        &self,
        snapshots: &Snapshots,
        tournament: &TournamentId,
        table: u32,
        by: Option<&AccountId>,
    ) -> Result<(), Error> {
        let done = snapshots.change(tournament, |store| match self {
            Self::Draw(how) => draw_dealer(store, tournament, table, how, by).map(|_| ()),
            Self::Undo(dealer) => take_back_dealer(store, tournament, table, dealer, by),
        });
        match done {
            Ok(()) | Err(DealerError::DrawnAlready | DealerError::TooLate) => Ok(()),
            Err(DealerError::InPlay) => {
                Err(Error::Message { status: StatusCode::CONFLICT, key: "error-dealer-in-play" })
            }
            Err(DealerError::NotSeated) => Err(Error::BadRequest),
            Err(DealerError::Store(error)) => Err(error.into()),
        }
    }
}

pub async fn draw(
    site: web::Data<AppState>,
    OpenTable(table): OpenTable,
    form: Form,
) -> Result<HttpResponse, Error> {
    let deed = DealerAction::parse(&form)?;
    let (snapshots, tournament, number) = (site.snapshots.clone(), table.tournament.clone(), table.table);
    web::block(move || deed.apply(&snapshots, &tournament, number, None)).await??;
    let play = if form.value("back") == "play" { "/play" } else { "" };
    Ok(see_other(format!("/at/{}{play}", table.code)))
}

//! `POST /at/{code}/dealer`: the table says who drew the highest card, lets the program draw, or takes the draw back.

use actix_web::http::StatusCode;
use actix_web::{HttpResponse, web};

use super::open_table::OpenTable;
use crate::live::Live;
use crate::store::tournaments::{DealerBy, DealerError, draw_dealer, take_back_dealer};
use crate::store::{AccountId, TournamentId};
use crate::tournament::PlayerId;
use crate::view::Form;
use crate::web::{Error, Site, see_other};

/// What is to be done about who deals first at a table.
#[derive(Debug, Clone)]
pub(in crate::web) enum DealerDeed {
    /// It is noted or drawn.
    Draw(DealerBy),
    /// The draw that this player won is taken back.
    Undo(PlayerId),
}

impl DealerDeed {
    /// Reads the buttons of the draw.
    pub(in crate::web) fn parse(form: &Form) -> Result<Self, Error> {
        let player = |field: &str| PlayerId::parse(form.value(field)).map_err(|_| Error::BadRequest);
        if form.sent("undo") {
            return Ok(Self::Undo(player("undo")?));
        }
        if form.value("draw") == "lastcard" {
            return Ok(Self::Draw(DealerBy::Lastcard));
        }
        Ok(Self::Draw(DealerBy::Table(player("dealer")?)))
    }

    /// Does it. Whoever comes too late, or second, changes nothing: the page shows what holds.
    pub(in crate::web) fn carry_out(
        &self,
        live: &Live,
        tournament: &TournamentId,
        table: u32,
        by: Option<&AccountId>,
    ) -> Result<(), Error> {
        let done = live.change(tournament, |store| match self {
            Self::Draw(how) => draw_dealer(store, tournament, table, how, by).map(|_| ()),
            Self::Undo(dealer) => take_back_dealer(store, tournament, table, dealer, by),
        });
        match done {
            Ok(()) | Err(DealerError::DrawnAlready | DealerError::TooLate) => Ok(()),
            Err(DealerError::InPlay) => {
                Err(Error::Told { status: StatusCode::CONFLICT, key: "error-dealer-in-play" })
            }
            Err(DealerError::NotSeated) => Err(Error::BadRequest),
            Err(DealerError::Store(error)) => Err(error.into()),
        }
    }
}

pub(in crate::web) async fn draw(
    site: web::Data<Site>,
    OpenTable(table): OpenTable,
    form: Form,
) -> Result<HttpResponse, Error> {
    let deed = DealerDeed::parse(&form)?;
    let (live, tournament, number) = (site.live.clone(), table.tournament.clone(), table.table);
    web::block(move || deed.carry_out(&live, &tournament, number, None)).await??;
    let play = if form.value("back") == "play" { "/play" } else { "" };
    Ok(see_other(format!("/at/{}{play}", table.code)))
}

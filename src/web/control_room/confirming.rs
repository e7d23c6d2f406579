//! `/organise/t/{slug}/confirming` and `/confirmations`: settings for confirming results, and results checked by an organiser.

use actix_web::http::StatusCode;
use actix_web::{HttpResponse, web};

use lastcard_club::{ClockMinutes, ConfirmationMode};
use lastcard_store::tournaments::{self, TournamentRecord};
use lastcard_tournament::{CountingMode, Slot};

use crate::app::{error::Error, responses::see_other, state::AppState};
use crate::control_room::tabs::RoomTab;
use crate::extract::own_tournament::OwnHeader;
use crate::table::confirming::{ConfirmFields, ConfirmationRequest, ConfirmedBy, confirm_result};
use crate::ui::{form::Form, tournament_text::TournamentText, translator::Translator};

pub async fn update(
    site: web::Data<AppState>,
    OwnHeader { organiser, header }: OwnHeader,
    form: Form,
) -> Result<HttpResponse, Error> {
    let minutes = || {
        ClockMinutes::parse(form.value("minutes")).map_err(|_| Error::Message {
            status: StatusCode::UNPROCESSABLE_ENTITY,
            key: "error-clock-minutes",
        })
    };
    let confirming = match form.value("mode") {
        "off" => ConfirmationMode::Off,
        "shown" => ConfirmationMode::Shown(minutes()?),
        "required" => ConfirmationMode::Required(minutes()?),
        _ => return Err(Error::BadRequest),
    };
    let changed = organiser.change_tournament(&site, &header.id, move |store, deed| {
        tournaments::set_confirming(store, &deed.club, &deed.tournament, Some(&deed.by), confirming)
    });
    changed.await?;
    Ok(see_other(format!("{}#settings", RoomTab::Settings.done(&header.slug, "confirming"))))
}

/// `POST /organise/t/{slug}/counting`: chooses whether the table or each player enters the cards left.
pub async fn set_counting(
    site: web::Data<AppState>,
    OwnHeader { organiser, header }: OwnHeader,
    form: Form,
) -> Result<HttpResponse, Error> {
    let counting = match form.value("counting") {
        "players" => CountingMode::Players,
        "table" => CountingMode::Table,
        _ => return Err(Error::BadRequest),
    };
    let changed = organiser.change_tournament(&site, &header.id, move |store, deed| {
        tournaments::set_counting(store, &deed.club, &deed.tournament, Some(&deed.by), counting)
    });
    changed.await?;
    Ok(see_other(format!("{}#settings", RoomTab::Settings.done(&header.slug, "counting"))))
}

pub async fn confirm(
    site: web::Data<AppState>,
    OwnHeader { organiser, header }: OwnHeader,
    fields: web::Form<ConfirmFields>,
) -> Result<HttpResponse, Error> {
    let snapshot = site.unredacted_snapshot(&header.slug).await?;
    let by = ConfirmedBy::Organiser(organiser.account.id.clone());
    confirm_result(&site, &snapshot, &fields, by).await?;
    Ok(see_other(format!("{}#confirming", RoomTab::Players.done(&header.slug, "confirmed"))))
}

/// Number of results in the list.
const MAX_LISTED: usize = 20;

/// Minutes that the other side has for the confirmation, unless the organiser sets another number.
const DEFAULT_MINUTES: u32 = 10;

pub struct ConfirmPanel {
    /// The setting for self-reports, if the format allows them.
    pub counting: Option<CountingMode>,
    /// Message key of the mode in force, in a word.
    pub mode: &'static str,
    confirming: ConfirmationMode,
    pub minutes: u32,
    /// Unconfirmed results, the oldest first.
    pub asks: Vec<ConfirmationRequest>,
    /// Number of further unconfirmed results.
    pub more: usize,
}

impl ConfirmPanel {
    pub fn of(stored: &TournamentRecord, words: Translator) -> Self {
        let says = TournamentText { words, tournament: &stored.tournament };
        let unconfirmed = stored.unconfirmed(chrono::Utc::now());
        let ask = |slot: &Slot| ConfirmationRequest::for_hand(says, stored, stored.tournament.hand(*slot)?);
        let confirming = stored.hall.confirming;
        Self {
            counting: stored.tournament.setup().allows_self_reports().then_some(stored.hall.counting),
            mode: match confirming {
                ConfirmationMode::Off => "setting-confirming-off",
                ConfirmationMode::Shown(_) => "setting-confirming-shown",
                ConfirmationMode::Required(_) => "setting-confirming-required",
            },
            confirming,
            minutes: confirming.minutes().map_or(DEFAULT_MINUTES, ClockMinutes::get),
            more: unconfirmed.len().saturating_sub(MAX_LISTED),
            asks: unconfirmed.keys().take(MAX_LISTED).filter_map(ask).collect(),
        }
    }

    /// Returns the modes: value, message key, and true for the one in force.
    pub fn modes(&self) -> [(&'static str, &'static str, bool); 3] {
        let is = |word| key(self.confirming) == word;
        [("off", "confirm-off"), ("shown", "confirm-shown"), ("required", "confirm-required")]
            .map(|(value, word)| (value, word, is(word)))
    }
}

fn key(confirming: ConfirmationMode) -> &'static str {
    match confirming {
        ConfirmationMode::Off => "confirm-off",
        ConfirmationMode::Shown(_) => "confirm-shown",
        ConfirmationMode::Required(_) => "confirm-required",
    }
}

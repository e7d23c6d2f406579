//! `/organise/trial` and `/organise/t/{slug}/trial`: trial evenings, in which bots play and nothing counts.

mod ribbon;

use actix_web::{HttpResponse, web};
use strum::VariantArray as _;

use lastcard_club::{TrialSpeed, draw_up_trial};
use lastcard_store::tournaments::{self, TournamentRecord};
use lastcard_tournament::{Name, Status};

use crate::app::{error::Error, responses::see_other, state::AppState};
use crate::extract::{organiser::Organiser, own_tournament::OwnTournament};
use crate::roster;
use crate::ui::{form::Form, translator::Translator};

pub use ribbon::{TrialLine, TrialRibbon};

/// `POST /organise/trial`: starts a trial evening, or leads to the one that the club has.
pub async fn create(site: web::Data<AppState>, organiser: Organiser) -> Result<HttpResponse, Error> {
    let words = organiser.words();
    let roster = roster::handlers::load_roster(&site, &organiser).await?;
    let club = roster.iter().map(|player| player.name.key());
    let name = Name::parse(&words.say("trial-name").to_string());
    let name = name.map_err(|fault| Error::Internal(format!("the name of a trial evening: {fault:?}")))?;
    let tournament = draw_up_trial(name, &invented_names(words), club, organiser.club.pace)
        .map_err(|problems| Error::Internal(format!("a trial evening: {problems:?}")))?;
    let (club, by) = (organiser.club.id.clone(), organiser.account.id.clone());
    let begun = organiser
        .write_audited(&site, move |store| tournaments::begin_trial(store, &club, Some(&by), &tournament));
    let (header, is_new) = begun.await?;
    site.snapshots.wake_trials();
    let done = if is_new { "trial" } else { "trial-there" };
    Ok(see_other(format!("/organise/t/{}?done={done}", header.slug)))
}

/// Returns the invented names of a language, which are separated by commas.
fn invented_names(words: Translator) -> Vec<Name> {
    words.say("trial-names").to_string().split(',').filter_map(|name| Name::parse(name).ok()).collect()
}

/// `POST /organise/t/{slug}/trial`: sets the speed of the bots.
pub async fn set_speed(
    site: web::Data<AppState>,
    own: OwnTournament,
    form: Form,
) -> Result<HttpResponse, Error> {
    let speed: TrialSpeed = form.value("speed").parse().map_err(|_| Error::BadRequest)?;
    let OwnTournament { organiser, stored, .. } = own;
    let pace = speed.pace(&stored.tournament);
    let changed = organiser.change_tournament(&site, &stored.header.id, move |store, deed| {
        tournaments::set_trial_pace(store, &deed.club, &deed.tournament, Some(&deed.by), pace)
    });
    changed.await?;
    site.snapshots.wake_trials();
    Ok(see_other(format!("/organise/t/{}#bots", stored.header.slug)))
}

/// Choice of the bots' speed.
pub struct TrialSpeeds {
    /// The speed in force.
    now: TrialSpeed,
}

impl TrialSpeeds {
    /// Returns the choice for a trial evening that is being played.
    pub fn of(stored: &TournamentRecord, status: Status) -> Option<Self> {
        let clock = stored.hall.trial.filter(|_| stored.header.is_trial() && status.is_in_play())?;
        Some(Self { now: clock.pace.speed(&stored.tournament) })
    }

    /// Returns each speed, and true for the one in force.
    pub fn choices(&self) -> impl Iterator<Item = (TrialSpeed, bool)> {
        TrialSpeed::VARIANTS.iter().map(|speed| (*speed, *speed == self.now))
    }
}

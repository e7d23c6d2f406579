//! The page with the form of a draft, new or saved.

use crate::store::StoreError;
use crate::store::players::{self, RosterPlayer};
use crate::view::Form;
use crate::view::organise::{Conflict, DraftFormPage, RosterChoice};
use crate::web::{Error, Organiser, Site};

use super::when::{self, WhenFault};

/// What the form makes or changes.
pub(super) enum Target {
    /// A new tournament.
    New,
    /// A draft, by its address and name.
    Saved { slug: String, name: String },
}

/// Who is offered for a tournament.
pub(super) async fn roster(site: &Site, organiser: &Organiser) -> Result<Vec<RosterPlayer>, Error> {
    let club = organiser.club.id.clone();
    site.ask(move |store| {
        let players = players::list(store, &club)?;
        Ok::<_, StoreError>(players.into_iter().filter(|player| player.archived_at.is_none()).collect())
    })
    .await
}

pub(super) fn form_page(
    organiser: &Organiser,
    target: &Target,
    form: Form,
    roster: &[RosterPlayer],
    conflict: Option<Conflict>,
) -> DraftFormPage {
    let w = organiser.words();
    let zone = organiser.club.time_zone;
    let (title, action, back) = match target {
        Target::New => (w.say("draft-new-title"), "/organise/tournaments".to_owned(), "/organise".to_owned()),
        Target::Saved { slug, name } => (
            w.say("draft-edit-title").with("name", name.as_str()),
            format!("/organise/t/{slug}/edit"),
            format!("/organise/t/{slug}"),
        ),
    };
    let local = when::date(form.value("date")).zip(when::time(form.value("time")));
    let offsets = match local.map(|(date, time)| when::moment(date.and_time(time), None, zone)) {
        Some(Err(WhenFault::TimeTwice { earlier, later, .. })) => Some((earlier, later)),
        _ => None,
    };
    let choice =
        |player: &RosterPlayer| RosterChoice { id: player.id.to_string(), name: player.name.to_string() };
    DraftFormPage {
        page: organiser.page(title),
        action,
        back,
        form,
        conflict,
        roster: roster.iter().map(choice).collect(),
        zone: zone.name().replace('_', " "),
        offsets,
    }
}

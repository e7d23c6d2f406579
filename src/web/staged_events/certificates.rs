//! `/organise/events/{event}/certificates`: certificates of an event that is over.

use askama::Template;

use lastcard_snapshots::StagedEventSnapshot;
use lastcard_tournament::staged_event::{EventPlace, EventState};

use crate::extract::organiser::Organiser;
use crate::print::standings::{Certificate, LAST_CERTIFICATE_PLACE};
use crate::ui::{
    message::join_names,
    page::{Link, Page},
};

/// Certificates for the first three places, or for everybody.
#[derive(Template)]
#[template(path = "staged_events/certificates.html")]
pub struct EventCertificatesPage {
    page: Page,
    event: Link,
    club: String,
    /// Day of the event; until it is over nothing is final.
    over: Option<String>,
    everybody: bool,
    certificates: Vec<Certificate>,
}

impl EventCertificatesPage {
    pub fn new(organiser: &Organiser, shown: &StagedEventSnapshot, everybody: bool) -> Self {
        let (words, event) = (organiser.words(), &shown.event);
        let is_over = event.state() == EventState::Finished;
        let certificate = |line: &EventPlace| {
            let entrant = event.entrant(&line.entrant)?;
            let stage = line.stage.and_then(|number| event.stages().get(number));
            Some(Certificate {
                name: entrant.name.to_string(),
                players: (!entrant.is_single())
                    .then(|| join_names(entrant.players.iter().map(|player| player.name.as_str()))),
                place: line.rank.filter(|rank| *rank <= LAST_CERTIFICATE_PLACE || !everybody),
                figure: stage.map(|stage| stage.plan().name.to_string()).unwrap_or_default(),
            })
        };
        let standings = event.standings();
        let honoured =
            |line: &&EventPlace| everybody || line.rank.is_some_and(|rank| rank <= LAST_CERTIFICATE_PLACE);
        let lines = standings.lines.iter().filter(|_| is_over).filter(honoured);
        Self {
            page: organiser.page(words.say("staged-certificates")),
            event: Link {
                href: format!("/organise/events/{}", shown.record.slug),
                text: event.name().to_string(),
            },
            club: organiser.club.name.to_string(),
            over: is_over.then(|| words.date_time(shown.record.starts_at, organiser.club.time_zone)),
            everybody,
            certificates: lines.filter_map(certificate).collect(),
        }
    }
}

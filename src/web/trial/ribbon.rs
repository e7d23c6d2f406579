//! Notices of a trial evening: the ribbon on each of its pages, and its line on the desk.

use lastcard_store::tournaments::Header;
use lastcard_tournament::Zone;

use crate::extract::organiser::Organiser;
use crate::ui::translator::Translator;

/// Notice that nothing of an evening counts.
#[derive(Debug, Clone)]
pub struct TrialRibbon {
    /// The notice, with the end of the evening.
    pub says: String,
    /// Address at which an organiser deletes the evening; `None` on public pages.
    pub deletion: Option<String>,
}

impl TrialRibbon {
    /// Returns the ribbon of a tournament that is a trial evening.
    pub fn of(header: &Header, zone: Zone, words: Translator) -> Option<Self> {
        let until = words.date_time(header.trial_until?, zone);
        Some(Self { says: words.say("trial-until").with("when", until).to_string(), deletion: None })
    }

    /// Lets an organiser delete the evening.
    #[must_use]
    pub fn for_organiser(self, header: &Header) -> Self {
        Self { deletion: Some(format!("/organise/t/{}/deletion", header.slug)), ..self }
    }
}

/// The trial evening of a club, on its desk.
pub struct TrialLine {
    pub slug: String,
    pub name: String,
    pub says: String,
}

impl TrialLine {
    pub fn of(header: &Header, organiser: &Organiser) -> Self {
        let ribbon = TrialRibbon::of(header, organiser.club.time_zone, organiser.words());
        let says = ribbon.map(|ribbon| ribbon.says).unwrap_or_default();
        Self { slug: header.slug.clone(), name: header.name.to_string(), says }
    }
}

//! The frame of every printout: navigation on screen, title and tournament on paper.

use chrono::Utc;
use strum::IntoEnumIterator;

use super::{PrintDesk, PrintKind};
use crate::live::TournamentSnapshot;
use crate::view::Translator;

/// The frame of a printout.
pub(super) struct PrintFrame {
    /// Title: “Score sheets”.
    pub(super) what: String,
    /// Purpose, in a sentence.
    pub(super) line: String,
    pub(super) name: String,
    pub(super) club: String,
    pub(super) when: String,
    /// Address of the page to go back to.
    pub(super) back: String,
    /// Address under which this desk's printouts are.
    pub(super) base: String,
    pub(super) choices: Vec<PrintChoice>,
    /// Warning that the embargo forbids handing it out yet.
    pub(super) kept: Option<String>,
}

/// A printout to choose.
pub(super) struct PrintChoice {
    pub(super) href: String,
    pub(super) what: String,
    /// Purpose, in a sentence.
    pub(super) line: String,
    pub(super) is_shown: bool,
}

impl PrintFrame {
    pub(super) fn new(
        w: Translator,
        snapshot: &TournamentSnapshot,
        shown: PrintKind,
        desk: PrintDesk<'_>,
    ) -> Self {
        Self {
            what: what(w, shown),
            line: line(w, shown),
            choices: choices(w, snapshot, desk, Some(shown)),
            kept: is_kept(snapshot, shown, desk).then(|| w.say("print-kept").to_string()),
            ..Self::of(w, snapshot, desk)
        }
    }

    /// Frame of the chooser, before a printout is chosen.
    pub(super) fn of(w: Translator, snapshot: &TournamentSnapshot, desk: PrintDesk<'_>) -> Self {
        let header = snapshot.header();
        let back = match desk {
            PrintDesk::Public => format!("/t/{}", header.slug),
            PrintDesk::Organiser(_) => format!("/organise/t/{}", header.slug),
        };
        Self {
            what: w.say("print-title").to_string(),
            line: String::new(),
            name: header.name.to_string(),
            club: snapshot.club.name.to_string(),
            when: w.moment(header.starts_at, snapshot.club.time_zone),
            base: format!("{back}/print"),
            back,
            choices: choices(w, snapshot, desk, None),
            kept: None,
        }
    }

    /// Returns the page's title, which also names the file that it is printed to.
    pub(super) fn title(&self, w: Translator) -> String {
        w.say("print-of").with("what", self.what.as_str()).with("name", self.name.as_str()).to_string()
    }
}

/// Tells whether organisers print standings that are still under embargo.
fn is_kept(snapshot: &TournamentSnapshot, kind: PrintKind, desk: PrintDesk<'_>) -> bool {
    let tells = matches!(kind, PrintKind::Standings | PrintKind::Certificates);
    let is_own = matches!(desk, PrintDesk::Organiser(_));
    tells && is_own && snapshot.header().audience.embargo.is_embargoed(Utc::now())
}

fn what(w: Translator, kind: PrintKind) -> String {
    w.say(format!("print-{}", <&str>::from(kind))).to_string()
}

fn line(w: Translator, kind: PrintKind) -> String {
    w.say(format!("print-{}-line", <&str>::from(kind))).to_string()
}

fn choices(
    w: Translator,
    snapshot: &TournamentSnapshot,
    desk: PrintDesk<'_>,
    shown: Option<PrintKind>,
) -> Vec<PrintChoice> {
    let slug = &snapshot.header().slug;
    let address = |kind: PrintKind| match (desk, kind) {
        (PrintDesk::Organiser(_), PrintKind::Cards) => format!("/organise/t/{slug}/cards"),
        (PrintDesk::Organiser(_), kind) => format!("/organise/t/{slug}/print/{}", <&str>::from(kind)),
        (PrintDesk::Public, PrintKind::Schedule) => format!("/t/{slug}/print"),
        (PrintDesk::Public, kind) => format!("/t/{slug}/print/{}", <&str>::from(kind)),
    };
    let there = PrintKind::iter().filter(|kind| desk.has(*kind) && kind.is_there(snapshot));
    there
        .map(|kind| PrintChoice {
            href: address(kind),
            what: what(w, kind),
            line: line(w, kind),
            is_shown: shown == Some(kind),
        })
        .collect()
}

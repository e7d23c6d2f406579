//! What every print has around it: on the screen the way to the others, on paper what it is and of which tournament.

use chrono::Utc;
use strum::IntoEnumIterator;

use super::{PrintDesk, PrintKind};
use crate::live::Picture;
use crate::view::Words;

/// Around a print.
pub(super) struct PrintFrame {
    /// What it is: “Score sheets”.
    pub(super) what: String,
    /// What it is for.
    pub(super) line: String,
    pub(super) name: String,
    pub(super) club: String,
    pub(super) when: String,
    /// Where it was opened from.
    pub(super) back: String,
    /// The address of all prints of this desk.
    pub(super) base: String,
    pub(super) choices: Vec<PrintChoice>,
    /// That it is not to be handed out yet.
    pub(super) kept: Option<String>,
}

/// Something that may be printed.
pub(super) struct PrintChoice {
    pub(super) href: String,
    pub(super) what: String,
    /// What it is for.
    pub(super) line: String,
    pub(super) is_shown: bool,
}

impl PrintFrame {
    pub(super) fn new(w: Words, picture: &Picture, shown: PrintKind, desk: PrintDesk<'_>) -> Self {
        Self {
            what: what(w, shown),
            line: line(w, shown),
            choices: choices(w, picture, desk, Some(shown)),
            kept: is_kept(picture, shown, desk).then(|| w.say("print-kept").to_string()),
            ..Self::of(w, picture, desk)
        }
    }

    /// Around nothing yet.
    pub(super) fn of(w: Words, picture: &Picture, desk: PrintDesk<'_>) -> Self {
        let header = picture.header();
        let back = match desk {
            PrintDesk::Public => format!("/t/{}", header.slug),
            PrintDesk::Organiser(_) => format!("/organise/t/{}", header.slug),
        };
        Self {
            what: w.say("print-title").to_string(),
            line: String::new(),
            name: header.name.to_string(),
            club: picture.club.name.to_string(),
            when: w.moment(header.starts_at, picture.club.time_zone),
            base: format!("{back}/print"),
            back,
            choices: choices(w, picture, desk, None),
            kept: None,
        }
    }

    /// The page's title, in the browser's tab and in the name of the file that it is printed to.
    pub(super) fn title(&self, w: Words) -> String {
        w.say("print-of").with("what", self.what.as_str()).with("name", self.name.as_str()).to_string()
    }
}

/// Whether organisers print what others are not told yet.
fn is_kept(picture: &Picture, kind: PrintKind, desk: PrintDesk<'_>) -> bool {
    let tells = matches!(kind, PrintKind::Standings | PrintKind::Certificates);
    let is_own = matches!(desk, PrintDesk::Organiser(_));
    tells && is_own && picture.header().audience.telling.withholds(Utc::now())
}

fn what(w: Words, kind: PrintKind) -> String {
    w.say(format!("print-{}", <&str>::from(kind))).to_string()
}

fn line(w: Words, kind: PrintKind) -> String {
    w.say(format!("print-{}-line", <&str>::from(kind))).to_string()
}

fn choices(w: Words, picture: &Picture, desk: PrintDesk<'_>, shown: Option<PrintKind>) -> Vec<PrintChoice> {
    let slug = &picture.header().slug;
    let address = |kind: PrintKind| match (desk, kind) {
        (PrintDesk::Organiser(_), PrintKind::Cards) => format!("/organise/t/{slug}/cards"),
        (PrintDesk::Organiser(_), kind) => format!("/organise/t/{slug}/print/{}", <&str>::from(kind)),
        (PrintDesk::Public, PrintKind::Schedule) => format!("/t/{slug}/print"),
        (PrintDesk::Public, kind) => format!("/t/{slug}/print/{}", <&str>::from(kind)),
    };
    let there = PrintKind::iter().filter(|kind| desk.has(*kind) && kind.is_there(picture));
    there
        .map(|kind| PrintChoice {
            href: address(kind),
            what: what(w, kind),
            line: line(w, kind),
            is_shown: shown == Some(kind),
        })
        .collect()
}

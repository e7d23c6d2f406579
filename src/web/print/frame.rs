//! The frame of every printout: navigation on screen, title and tournament on paper.

use chrono::Utc;
use strum::IntoEnumIterator;

use lastcard_snapshots::TournamentSnapshot;

use crate::print::page::{PrintAudience, PrintKind};
use crate::ui::translator::Translator;

pub struct PrintFrame {
    /// Title: “Score sheets”.
    pub what: String,
    /// Purpose, in a sentence.
    pub line: String,
    pub name: String,
    pub club: String,
    pub when: String,
    pub back: String,
    /// Base address of this audience's printouts.
    pub base: String,
    pub choices: Vec<PrintChoice>,
    /// Warning that the printout is under embargo and must not be handed out yet.
    pub kept: Option<String>,
}

pub struct PrintChoice {
    pub href: String,
    pub what: String,
    /// Purpose, in a sentence.
    pub line: String,
    pub is_shown: bool,
}

impl PrintFrame {
    pub fn new(
        words: Translator,
        snapshot: &TournamentSnapshot,
        shown: PrintKind,
        desk: PrintAudience<'_>,
    ) -> Self {
        Self {
            what: kind_title(words, shown),
            line: kind_purpose(words, shown),
            choices: choices(words, snapshot, desk, Some(shown)),
            kept: is_under_embargo(snapshot, shown, desk).then(|| words.say("print-kept").to_string()),
            ..Self::for_chooser(words, snapshot, desk)
        }
    }

    /// Creates the frame of the chooser, before a printout is chosen.
    pub fn for_chooser(words: Translator, snapshot: &TournamentSnapshot, desk: PrintAudience<'_>) -> Self {
        let header = snapshot.header();
        let back = match desk {
            PrintAudience::Public => format!("/t/{}", header.slug),
            PrintAudience::Organiser(_) => format!("/organise/t/{}", header.slug),
        };
        Self {
            what: words.say("print-title").to_string(),
            line: String::new(),
            name: header.name.to_string(),
            club: snapshot.club.name.to_string(),
            when: words.date_time(header.starts_at, snapshot.club.time_zone),
            base: format!("{back}/print"),
            back,
            choices: choices(words, snapshot, desk, None),
            kept: None,
        }
    }

    /// Returns the page's title, which also names the file that it is printed to.
    pub fn title(&self, words: Translator) -> String {
        words.say("print-of").with("what", self.what.as_str()).with("name", self.name.as_str()).to_string()
    }
}

/// Returns true if an organiser is printing standings that are still under embargo.
fn is_under_embargo(snapshot: &TournamentSnapshot, kind: PrintKind, desk: PrintAudience<'_>) -> bool {
    let tells = matches!(kind, PrintKind::Standings | PrintKind::Certificates);
    let is_own = matches!(desk, PrintAudience::Organiser(_));
    tells && is_own && snapshot.header().audience.embargo.is_embargoed(Utc::now())
}

fn kind_title(words: Translator, kind: PrintKind) -> String {
    words.say(format!("print-{}", <&str>::from(kind))).to_string()
}

fn kind_purpose(words: Translator, kind: PrintKind) -> String {
    words.say(format!("print-{}-line", <&str>::from(kind))).to_string()
}

fn choices(
    words: Translator,
    snapshot: &TournamentSnapshot,
    desk: PrintAudience<'_>,
    shown: Option<PrintKind>,
) -> Vec<PrintChoice> {
    let slug = &snapshot.header().slug;
    let address = |kind: PrintKind| match (desk, kind) {
        (PrintAudience::Organiser(_), PrintKind::Cards) => format!("/organise/t/{slug}/cards"),
        (PrintAudience::Organiser(_), kind) => format!("/organise/t/{slug}/print/{}", <&str>::from(kind)),
        (PrintAudience::Public, PrintKind::Schedule) => format!("/t/{slug}/print"),
        (PrintAudience::Public, kind) => format!("/t/{slug}/print/{}", <&str>::from(kind)),
    };
    // The chooser has a form for everything together.
    let is_listed = |kind: PrintKind| kind != PrintKind::Tonight || shown.is_some();
    let there =
        PrintKind::iter().filter(|kind| is_listed(*kind) && desk.has(*kind) && kind.is_available(snapshot));
    there
        .map(|kind| PrintChoice {
            href: address(kind),
            what: kind_title(words, kind),
            line: kind_purpose(words, kind),
            is_shown: shown == Some(kind),
        })
        .collect()
}

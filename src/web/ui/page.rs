//! Parts of all pages: the frame with language, title and visitor; links, notices and the question before what is hard to undo.

use std::fmt::Display;

use askama::Template;
use fluent_bundle::FluentValue;
use serde::Deserialize;

use lastcard_snapshots::TournamentSnapshot;
use lastcard_store::tournaments::Header;
use lastcard_tournament::Zone;

use crate::export::preview::LinkPreview;
use crate::trial::TrialRibbon;
use crate::ui::{assets, language::Language, message::Message, translator::Translator};

/// The visitor, as far as the frame needs it.
#[derive(Debug, Clone)]
pub struct Visitor {
    /// The language chosen for this visitor.
    pub words: Translator,
    /// The requested path.
    pub path: String,
    /// True for a request that submits nothing, so its path can be requested again.
    pub is_reading: bool,
    /// Public URL such as `https://uno.example`, which prefixes shared addresses.
    pub origin: String,
}

/// The frame of a page, read by `templates/ui/layout.html`.
#[derive(Debug, Clone)]
pub struct Page {
    words: Translator,
    /// The title in the browser's tab and the first heading.
    pub title: String,
    /// The path of this page.
    pub path: String,
    /// Public URL such as `https://uno.example`.
    pub origin: String,
    /// True if switching the language can reload the page without losing input.
    pub has_languages: bool,
    /// The organiser's name, on organisers' pages only. Public pages are the same for everybody.
    pub organiser: Option<String>,
    /// Address of the club that the visitor organises, on organisers' pages only; empty if the visitor is not logged in.
    pub organises: Option<String>,
    /// True for a referee, who may make rulings and corrections but may not set anything up.
    pub is_referee: bool,
    /// The stream of changes, for a live page.
    pub live: Option<PageStream>,
    /// The link preview that other sites show for this page.
    pub preview: Option<LinkPreview>,
    /// The notice that nothing counts, on pages of a trial evening.
    pub trial: Option<TrialRibbon>,
}

/// The stream that keeps a page up to date.
#[derive(Debug, Clone)]
pub struct PageStream {
    pub stream: String,
    /// The version shown; another version in the stream reloads the page.
    pub version: String,
}

impl Page {
    /// Creates the frame for this visitor.
    pub fn new(visitor: &Visitor, title: impl Into<String>) -> Self {
        Self {
            words: visitor.words,
            title: title.into(),
            path: visitor.path.clone(),
            origin: visitor.origin.clone(),
            has_languages: visitor.is_reading,
            organiser: None,
            organises: None,
            is_referee: false,
            live: None,
            preview: None,
            trial: None,
        }
    }

    /// Marks the page as a tournament's, which shows a ribbon if that is a trial evening.
    #[must_use]
    pub fn of_tournament(mut self, snapshot: &TournamentSnapshot) -> Self {
        self.trial = TrialRibbon::of(snapshot.header(), snapshot.club.time_zone, self.words);
        self
    }

    /// Marks the page as an organiser's page of a trial evening, which can be deleted from its ribbon.
    #[must_use]
    pub fn of_own_trial(mut self, header: &Header, zone: Zone) -> Self {
        let ribbon = TrialRibbon::of(header, zone, self.words);
        self.trial = ribbon.map(|ribbon| ribbon.for_organiser(header));
        self
    }

    /// Makes the page live: it follows a stream and shows this version.
    #[must_use]
    pub fn with_live_stream(mut self, stream: impl Into<String>, version: impl Display) -> Self {
        self.live = Some(PageStream { stream: stream.into(), version: version.to_string() });
        self
    }

    /// Marks the page as a tournament's, so that its link preview shows the standings.
    #[must_use]
    pub fn with_link_preview(mut self, snapshot: &TournamentSnapshot) -> Self {
        self.preview = Some(LinkPreview::of(&self, snapshot));
        self.of_tournament(snapshot)
    }

    /// Marks the page as an organiser's, with the name to show.
    #[must_use]
    pub fn for_organiser(mut self, name: impl Into<String>) -> Self {
        self.organiser = Some(name.into());
        self
    }

    /// Lets the device remember the club that the visitor organises, so that public pages show it the way back; with an empty address the
    /// device forgets it.
    #[must_use]
    pub fn with_organised_club(mut self, address: impl Into<String>) -> Self {
        self.organises = Some(address.into());
        self
    }

    /// Marks the page as a referee's.
    #[must_use]
    pub fn for_referee(mut self) -> Self {
        self.is_referee = true;
        self
    }

    /// Returns the translator of the page's language.
    pub fn words(&self) -> Translator {
        self.words
    }

    /// Lists the languages in which the page can be read.
    pub fn languages(&self) -> &'static [Language] {
        Language::all()
    }

    /// Returns a message; see [`Translator::say`].
    pub fn say<'a>(&self, key: &'a str) -> Message<'a> {
        self.words.say(key)
    }

    /// Formats a number in the page's language.
    pub fn number(&self, n: impl Into<FluentValue<'static>>) -> Message<'static> {
        self.words.number(n)
    }

    /// Returns true if the path is `prefix` or below it.
    pub fn is_within(&self, prefix: &str) -> bool {
        self.path == prefix || self.path.strip_prefix(prefix).is_some_and(|rest| rest.starts_with('/'))
    }

    /// Returns the address of the stylesheet.
    pub fn stylesheet(&self) -> String {
        assets::stylesheet_url()
    }

    /// Returns the address of a script in `static/js/`.
    pub fn script(&self, name: &str) -> String {
        assets::script_url(name)
    }

    /// Returns the address of any other file in `static/`.
    pub fn asset(&self, path: &str) -> String {
        assets::url(path)
    }
}

/// Extracts the title and the live part of a rendered page.
pub fn fragment(page: &str) -> Option<String> {
    let (_, rest) = page.split_once("<title>")?;
    let (title, rest) = rest.split_once("</title>")?;
    let (_, rest) = rest.split_once("<div id=\"live\"")?;
    let (part, _) = rest.rsplit_once("</main>")?;
    Some(format!("<title>{title}</title>\n<div id=\"live\"{}", part.trim_end()))
}

#[derive(Debug, Clone)]
pub struct Link {
    pub href: String,
    pub text: String,
}

/// Returns the length of a bar in thousandths of the longest.
pub fn bar<N: TryInto<u64>>(value: N, most: N) -> u32 {
    let [value, most] = [value, most].map(|number| number.try_into().unwrap_or(u64::MAX));
    u32::try_from(value.saturating_mul(1000) / most.max(1)).unwrap_or(1000)
}

/// Query of a page that shows a notice: an action redirects to it with `?done=…`, and it says what was done.
#[derive(Debug, Deserialize)]
pub struct NoticeQuery {
    done: Option<String>,
}

impl NoticeQuery {
    /// Returns the message `done-…`.
    pub fn message(&self, words: Translator) -> Option<String> {
        existing_message(words, format!("done-{}", self.done.as_deref()?))
    }

    /// Returns the message for an action of one feature, whose keys begin with `prefix`.
    pub fn message_of(&self, words: Translator, prefix: &str) -> Option<String> {
        existing_message(words, format!("{prefix}-{}", self.done.as_deref()?))
    }
}

/// Returns a message; `None` if there is none with this key, since anybody can write a query.
fn existing_message(words: Translator, key: String) -> Option<String> {
    words.has(&key).then(|| words.say(key).to_string())
}

/// A question with one button that confirms, and a link back.
#[derive(Template)]
#[template(path = "ui/confirm.html")]
pub struct ConfirmPage {
    /// The frame; its title is the question.
    pub page: Page,
    pub text: String,
    pub button: String,
    pub action: String,
    pub back: String,
}

//! What every page has in common: the language, the title, and who is looking.

use std::fmt::Display;

use fluent_bundle::FluentValue;

use super::public::LinkPreview;
use super::{Language, Message, Words, assets};
use crate::live::Picture;

/// Who asks for a page, as far as the page's frame needs it.
#[derive(Debug, Clone)]
pub struct Visitor {
    /// The language chosen for this visitor.
    pub words: Words,
    /// The path asked for.
    pub path: String,
    /// Whether they asked to be shown something, and sent nothing in: the page can be asked for again by its path.
    pub is_reading: bool,
    /// Where they reach the service, such as `https://uno.example`: addresses that are handed on begin with it.
    pub origin: String,
}

/// The frame of a page; `templates/layout.html` reads it.
#[derive(Debug, Clone)]
pub struct Page {
    words: Words,
    /// The page's own title, as in the browser's tab and the first heading.
    pub title: String,
    /// The path of this page.
    pub path: String,
    /// Where the visitor reaches the service, such as `https://uno.example`.
    pub origin: String,
    /// Whether the page can be asked for again in another language, and nothing typed is lost.
    pub has_languages: bool,
    /// The organiser's name, on pages for organisers. Public pages are the same for everybody.
    pub organiser: Option<String>,
    /// Whether it is for somebody who rules and corrects, and sets nothing up.
    pub is_referee: bool,
    /// How it keeps itself up to date, if it does.
    pub live: Option<PageStream>,
    /// What others show of it where its address is handed on.
    pub preview: Option<LinkPreview>,
}

/// How a page keeps itself up to date.
#[derive(Debug, Clone)]
pub struct PageStream {
    /// The address of its news.
    pub stream: String,
    /// What it shows: the news tell another version when it should be looked at again.
    pub version: String,
}

impl Page {
    /// The frame for this visitor, with a title.
    pub fn new(visitor: &Visitor, title: impl Into<String>) -> Self {
        Self {
            words: visitor.words,
            title: title.into(),
            path: visitor.path.clone(),
            origin: visitor.origin.clone(),
            has_languages: visitor.is_reading,
            organiser: None,
            is_referee: false,
            live: None,
            preview: None,
        }
    }

    /// Marks the page as one that keeps itself up to date.
    #[must_use]
    pub fn following(mut self, stream: impl Into<String>, version: impl Display) -> Self {
        self.live = Some(PageStream { stream: stream.into(), version: version.to_string() });
        self
    }

    /// Marks the page as one of a tournament: where its address is handed on, others show how that stands.
    #[must_use]
    pub fn of_tournament(mut self, picture: &Picture) -> Self {
        self.preview = Some(LinkPreview::of(&self, picture));
        self
    }

    /// Marks the page as one of an organiser's, with the name to show.
    #[must_use]
    pub fn for_organiser(mut self, name: impl Into<String>) -> Self {
        self.organiser = Some(name.into());
        self
    }

    /// Marks the page as one of somebody who rules and corrects, and sets nothing up.
    #[must_use]
    pub fn for_referee(mut self) -> Self {
        self.is_referee = true;
        self
    }

    /// The words of the page's language.
    pub fn words(&self) -> Words {
        self.words
    }

    /// The languages that the page can be read in.
    pub fn languages(&self) -> &'static [Language] {
        Language::all()
    }

    /// A sentence; see [`Words::say`].
    pub fn say<'a>(&self, key: &'a str) -> Message<'a> {
        self.words.say(key)
    }

    /// A number as the language writes it.
    pub fn number(&self, n: impl Into<FluentValue<'static>>) -> Message<'static> {
        self.words.number(n)
    }

    /// Whether the page is one of the part of the site that `prefix` opens.
    pub fn within(&self, prefix: &str) -> bool {
        self.path == prefix || self.path.strip_prefix(prefix).is_some_and(|rest| rest.starts_with('/'))
    }

    /// The address of the stylesheet.
    pub fn stylesheet(&self) -> String {
        assets::stylesheet_url()
    }

    /// The address of a script in `static/js/`.
    pub fn script(&self, name: &str) -> String {
        assets::script_url(name)
    }

    /// The address of any other file in `static/`.
    pub fn asset(&self, path: &str) -> String {
        assets::url(path)
    }
}

/// Of a rendered page its title and the part that keeps itself up to date.
pub fn fragment(page: &str) -> Option<String> {
    let (_, rest) = page.split_once("<title>")?;
    let (title, rest) = rest.split_once("</title>")?;
    let (_, rest) = rest.split_once("<div id=\"live\"")?;
    let (part, _) = rest.rsplit_once("</main>")?;
    Some(format!("<title>{title}</title>\n<div id=\"live\"{}", part.trim_end()))
}

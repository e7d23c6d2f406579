//! Languages of the pages: the folders of `locales/`, read into Fluent's bundles.

use std::sync::LazyLock;

use fluent_bundle::FluentResource;
use fluent_bundle::concurrent::FluentBundle;
use include_dir::{Dir, include_dir};
use unic_langid::LanguageIdentifier;

use crate::ui::numbers;

static LOCALES: Dir<'static> = include_dir!("$CARGO_MANIFEST_DIR/../../locales");

/// The fallback language, in which every key exists.
const FALLBACK_LANGUAGE: &str = "en";

/// Every language with a folder in `locales/`, English first.
pub(super) static LANGUAGES: LazyLock<Vec<Language>> = LazyLock::new(|| {
    let mut languages: Vec<Language> = LOCALES.dirs().filter_map(Language::load).collect();
    languages.sort_by_key(|l| (l.code != FALLBACK_LANGUAGE, l.code));
    languages
});

/// English written from right to left, to reveal problems with right-to-left languages. It exists only in debug builds, for
/// `Accept-Language: ar-XB`.
#[cfg(debug_assertions)]
pub(super) static MIRRORED: LazyLock<Option<Language>> = LazyLock::new(|| {
    let folder = LOCALES.get_dir(FALLBACK_LANGUAGE)?;
    let language = Language::load(folder)?;
    let messages: ReadMessages = Box::new(|| {
        let mut messages = load_messages(folder);
        messages.set_transform(Some(|text| format!("\u{202E}{text}\u{202C}").into()));
        messages
    });
    let (code, direction) = ("ar-XB", Direction::RightToLeft);
    Some(Language { code, direction, bundle: LazyLock::new(messages), ..language })
});

#[derive(Debug, Clone, Copy, PartialEq, Eq, strum::IntoStaticStr)]
pub enum Direction {
    #[strum(serialize = "ltr")]
    LeftToRight,
    #[strum(serialize = "rtl")]
    RightToLeft,
}

/// One language: its code and its messages.
pub struct Language {
    pub(super) code: &'static str,
    /// The language's name for itself.
    name: &'static str,
    pub(super) direction: Direction,
    /// Parsed on first use, since most installations use only one or two languages.
    pub(super) bundle: LazyLock<Messages, ReadMessages>,
}

type Messages = FluentBundle<FluentResource>;

type ReadMessages = Box<dyn FnOnce() -> Messages + Send>;

/// Reads the `.ftl` files of one folder. A syntax error loses only the message that contains it; a test finds such errors.
fn load_messages(folder: &'static Dir<'static>) -> Messages {
    let id = code_of(folder).and_then(|code| code.parse::<LanguageIdentifier>().ok());
    let mut bundle = FluentBundle::new_concurrent(id.into_iter().collect());
    // Isolating every value would put invisible characters into plain text, CSV and titles: `Message::with` does it where needed.
    bundle.set_use_isolating(false);
    bundle.set_formatter(Some(numbers::formatter));
    for file in folder.files() {
        let text = file.contents_utf8().unwrap_or_default().to_owned();
        let resource = FluentResource::try_new(text).unwrap_or_else(|(partial, _)| partial);
        // An error here is a duplicate key; the first one wins.
        let _ = bundle.add_resource(resource);
    }
    bundle
}

fn code_of(folder: &'static Dir<'static>) -> Option<&'static str> {
    folder.path().file_name()?.to_str()
}

impl Language {
    /// Loads a folder: the name now, the messages on first use.
    fn load(folder: &'static Dir<'static>) -> Option<Self> {
        let shared = folder.get_file(folder.path().join("ui.ftl"))?.contents_utf8()?;
        let name = shared.lines().find_map(|line| line.strip_prefix("language-name")?.strip_prefix(" = "))?;
        let messages: ReadMessages = Box::new(move || load_messages(folder));
        let (code, direction) = (code_of(folder)?, Direction::LeftToRight);
        Some(Self { code, name, direction, bundle: LazyLock::new(messages) })
    }

    /// The BCP 47 code: `en`, `hi`, …
    pub fn code(&self) -> &'static str {
        self.code
    }

    /// The language's name for itself.
    pub fn name(&self) -> &'static str {
        self.name
    }

    /// All languages, English first.
    pub fn all() -> &'static [Language] {
        &LANGUAGES
    }

    /// Returns English, in which every key exists.
    pub fn english() -> &'static Self {
        static EMPTY: LazyLock<Language> = LazyLock::new(|| Language {
            code: FALLBACK_LANGUAGE,
            name: "English",
            direction: Direction::LeftToRight,
            bundle: LazyLock::new(Box::new(|| FluentBundle::new_concurrent(Vec::new()))),
        });
        LANGUAGES.first().unwrap_or(&EMPTY)
    }
}

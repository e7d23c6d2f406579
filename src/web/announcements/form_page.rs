//! The page with the form of an announcement.

use askama::Template;
use strum::{IntoEnumIterator, VariantArray as _};

use lastcard_club::{DayDoubt, Recurrence};
use lastcard_rules::Preset;
use lastcard_store::sign_ups::SignUp;
use lastcard_tournament::{Format, HandsPerBlock};

use crate::announcements::form::{FIT_TO_EVENING, NAMED_FOR, OPEN_FORMAT, all_days};
use crate::tournament_form::page::ambiguous_offsets;
use crate::ui::{form::Form, message::join_names, page::Page, translator::Translator};

/// The page at `/organise/coming/new` and `/organise/coming/{slug}/edit`.
#[derive(Template)]
#[template(path = "announcements/form.html")]
pub struct AnnouncementFormPage {
    page: Page,
    form: Form,
    action: String,
    back: String,
    is_new: bool,
    zone: String,
    /// The two offsets of a local time that is ambiguous on one of the days: `UTC+2`, `UTC+1`.
    offsets: Option<(String, String)>,
    /// Fields that are sent along without being shown, such as the rest of a template's setup.
    hidden: Vec<(String, String)>,
    questions: AnnouncementQuestions,
}

pub enum AnnouncementFormTarget {
    New,
    /// A saved announcement, by its slug.
    Saved(String),
}

/// Fields that the page shows or writes itself.
const SHOWN_FIELDS: [&str; 21] = [
    "name",
    NAMED_FOR,
    "date",
    "time",
    "occurrence",
    "place",
    "about",
    "format",
    "scoring",
    "rules",
    "rounds",
    "blocks",
    "hands_per_block",
    "places",
    "takes_names",
    "repeat",
    "times",
    "revision",
    "fixture",
    "agreed",
    "do",
];

impl AnnouncementFormPage {
    pub fn new(
        mut page: Page,
        target: &AnnouncementFormTarget,
        form: Form,
        zone: lastcard_tournament::Zone,
    ) -> Self {
        let (title, action, back) = match target {
            AnnouncementFormTarget::New => {
                ("announcement-new", "/organise/coming/new".to_owned(), "/organise".to_owned())
            }
            AnnouncementFormTarget::Saved(slug) => (
                "announcement-edit",
                format!("/organise/coming/{slug}/edit"),
                format!("/organise/coming/{slug}"),
            ),
        };
        page.title = page.say(title).with("name", form.value("name")).to_string();
        let values = form.clone().into_values().into_iter();
        Self {
            hidden: values.filter(|(name, _)| !SHOWN_FIELDS.contains(&name.as_str())).collect(),
            page,
            action,
            back,
            is_new: matches!(target, AnnouncementFormTarget::New),
            zone: zone.name().replace('_', " "),
            offsets: all_days(&form).into_iter().find_map(|day| ambiguous_offsets(day, &form, zone)),
            form,
            questions: AnnouncementQuestions::default(),
        }
    }

    /// Adds questions to answer before the announcement is saved.
    #[must_use]
    pub fn with_questions(self, questions: AnnouncementQuestions) -> Self {
        Self { questions, ..self }
    }

    fn choices(&self, prefix: &str, ids: impl IntoIterator<Item = String>) -> Vec<(String, String)> {
        let say = |id: String| {
            let text = self.page.say(&format!("{prefix}-{id}")).to_string();
            (id, text)
        };
        ids.into_iter().map(say).collect()
    }

    fn formats(&self) -> Vec<(String, String)> {
        let open = std::iter::once(OPEN_FORMAT.to_owned());
        self.choices("format", open.chain(Format::iter().map(|format| format.to_string())))
    }

    /// Returns the chosen format, as the fold with all that is played says it.
    fn format(&self) -> String {
        let chosen = self.form.value("format");
        self.formats().into_iter().find(|(id, _)| id == chosen).map(|(_, text)| text).unwrap_or_default()
    }

    /// Returns true if what is played needs attention: it is decided, or wrong.
    fn shows_played(&self) -> bool {
        let played = ["format", "rounds", "blocks", "hands_per_block", "scoring", "rules"];
        self.form.value("format") != OPEN_FORMAT
            || played.iter().any(|field| self.form.error(field).is_some())
    }

    /// Returns true if the questions were asked before announcing, not before saving.
    fn announces(&self) -> bool {
        self.form.value("do") == "announce"
    }

    /// Returns the scorings of all formats.
    fn scorings(&self) -> Vec<(String, String)> {
        let mut ids: Vec<String> = Vec::new();
        for id in Format::iter().flat_map(Format::scorings).map(ToString::to_string) {
            if !ids.contains(&id) {
                ids.push(id);
            }
        }
        self.choices("scoring", ids)
    }

    fn presets(&self) -> Vec<(String, String)> {
        let usual = std::iter::once("usual".to_owned());
        self.choices("preset", usual.chain(Preset::ALL.iter().map(ToString::to_string)))
    }

    fn block_lengths(&self) -> Vec<(String, String)> {
        let lengths = [HandsPerBlock::Four, HandsPerBlock::Two, HandsPerBlock::One];
        let lengths = self.choices("draft-hands-per-block", lengths.map(|hands| hands.get().to_string()));
        let usual = (FIT_TO_EVENING.to_owned(), self.page.say("announcement-block-evening").to_string());
        std::iter::once(usual).chain(lengths).collect()
    }

    fn repeats(&self) -> Vec<(String, String)> {
        let once = std::iter::once("once".to_owned());
        self.choices("announcement-repeat", once.chain(Recurrence::VARIANTS.iter().map(ToString::to_string)))
    }
}

/// The field with the answer. Its value names the questions, so an answer cannot apply to other questions.
const AGREED: &str = "agreed";

/// Questions about one action.
#[derive(Debug, Default)]
pub struct AnnouncementQuestions {
    texts: Vec<String>,
    /// Subjects of the questions: a day, and the numbers of sign-ups.
    about: Vec<String>,
}

impl AnnouncementQuestions {
    /// Asks about a day that looks like a slip; adds no question without a doubt.
    pub fn ask_day(&mut self, words: Translator, doubt: Option<DayDoubt>, day: &str) {
        let key = match doubt {
            None => return,
            Some(DayDoubt::Past) => "announcement-asks-past",
            Some(DayDoubt::Far) => "announcement-asks-far",
        };
        self.texts.push(words.say(key).to_string());
        self.about.push(day.to_owned());
    }

    /// Asks about sign-ups that would lose their places; adds no question if there are none.
    pub fn ask_lost_places(&mut self, words: Translator, losing: &[&SignUp]) {
        if losing.is_empty() {
            return;
        }
        let names = join_names(losing.iter().map(|one| one.names()));
        let asked = words.say("announcement-asks-waiting").with("count", losing.len()).with("names", names);
        self.texts.push(asked.to_string());
        self.about.extend(losing.iter().map(|one| one.number.to_string()));
    }

    /// Returns true if the form answers exactly these questions.
    pub fn are_answered(&self, form: &Form) -> bool {
        self.texts.is_empty() || form.value(AGREED) == self.answer()
    }

    pub fn texts(&self) -> &[String] {
        &self.texts
    }

    /// Returns the field value that answers yes to the questions.
    pub fn answer(&self) -> String {
        self.about.join(" ")
    }
}

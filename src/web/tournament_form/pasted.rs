//! A review of pasted names before they are used.

use lastcard_tournament::{ColumnOption, Name, NameList, PastedNames};

use crate::ui::{form::Form, message::join_names, translator::Translator};

/// The field that selects the columns of a pasted table that hold names.
pub const COLUMNS: &str = "columns";

/// Number of names that illustrate one way to read a table.
const SAMPLE_SIZE: usize = 3;

/// The names read from pasted text.
#[derive(Default)]
pub struct PastedReview {
    /// A line per player, or per team with its players.
    pub names: Vec<ParsedNameLine>,
    pub left_out: Option<String>,
    /// Ways to read it, of which the user chooses one.
    pub ways: Vec<ColumnChoice>,
}

/// A player, or a team with its players.
pub struct ParsedNameLine {
    pub text: String,
    /// True if somebody is not on the club's roster: a new member, or a typing error.
    pub is_new: bool,
}

impl ParsedNameLine {
    /// Creates a line, comparing its players with the names of the club.
    pub fn new<'a, T: Clone>(
        text: String,
        mut players: impl Iterator<Item = &'a Name>,
        club: &NameList<T>,
    ) -> Self {
        let is_new = !club.is_empty() && players.any(|name| club.with_name(name).is_empty());
        Self { text, is_new }
    }
}

/// A way to read a table, with its first names.
pub struct ColumnChoice {
    pub id: String,
    pub count: String,
    pub sample: String,
    pub chosen: bool,
}

impl PastedReview {
    /// Creates the review from the text and the lines that the page made of it.
    pub fn new(pasted: &PastedNames, names: Vec<ParsedNameLine>, words: Translator) -> Self {
        let told = |what: &str| words.say("pasted-quoted").with("text", what).to_string();
        let left_out = pasted.left_out.iter().map(|what| told(what));
        Self {
            names,
            left_out: (!pasted.left_out.is_empty()).then(|| join_names(left_out)),
            ways: pasted.ways.iter().map(|one| way(one, words)).collect(),
        }
    }
}

fn way(way: &ColumnOption, words: Translator) -> ColumnChoice {
    let mut sample = join_names(way.names.iter().take(SAMPLE_SIZE));
    if way.names.len() > SAMPLE_SIZE {
        sample.push_str(", …");
    }
    ColumnChoice {
        id: way.pick.to_string(),
        count: words.say("offer-players").with("count", way.names.len()).to_string(),
        sample,
        chosen: way.chosen,
    }
}

/// Reads the names in a field, using the columns chosen in the form.
pub fn read_pasted(form: &Form, field: &str, is_kept: impl Fn(&str) -> bool) -> PastedNames {
    PastedNames::read_with_pick(form.value(field), form.value(COLUMNS).parse().ok().as_ref(), is_kept)
}

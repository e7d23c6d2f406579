//! What was understood of pasted names, shown before anything is made of it.

use crate::tournament::{ColumnWay, Name, NameList, Pasted};
use crate::view::{Form, Words, listed};

/// The field that says which cells of a table are the names.
pub(super) const COLUMNS: &str = "columns";

/// So many names show which way of reading a table is meant.
const SAMPLE: usize = 3;

/// What was made of the text.
#[derive(Default)]
pub struct PastedShown {
    /// Each player, or team with its players.
    pub(crate) names: Vec<UnderstoodLine>,
    /// What stood there and is nobody; nothing where everything is somebody.
    pub(crate) left_out: Option<String>,
    /// The ways to read it, of which one is to be chosen.
    pub(crate) ways: Vec<PastedWay>,
}

/// A player, or a team with its players.
pub struct UnderstoodLine {
    pub(crate) text: String,
    /// Somebody of it is not on the list of a club that has one: a new member, or a slip.
    pub(crate) is_new: bool,
}

impl UnderstoodLine {
    /// A line with its players, as the names of the club tell them.
    pub fn new<'a, T: Clone>(
        text: String,
        mut players: impl Iterator<Item = &'a Name>,
        club: &NameList<T>,
    ) -> Self {
        let is_new = !club.is_empty() && players.any(|name| club.same(name).is_empty());
        Self { text, is_new }
    }
}

/// A way to read a table, with the first names of it.
pub(crate) struct PastedWay {
    pub(crate) id: String,
    pub(crate) count: String,
    pub(crate) sample: String,
    pub(crate) chosen: bool,
}

impl PastedShown {
    /// What was read, and who these are as the page knows them.
    pub fn new(pasted: &Pasted, names: Vec<UnderstoodLine>, w: Words) -> Self {
        let told = |what: &str| w.say("pasted-quoted").with("text", what).to_string();
        let left_out = pasted.left_out.iter().map(|what| told(what));
        Self {
            names,
            left_out: (!pasted.left_out.is_empty()).then(|| listed(left_out)),
            ways: pasted.ways.iter().map(|one| way(one, w)).collect(),
        }
    }
}

fn way(way: &ColumnWay, w: Words) -> PastedWay {
    let mut sample = listed(way.names.iter().take(SAMPLE));
    if way.names.len() > SAMPLE {
        sample.push_str(", …");
    }
    PastedWay {
        id: way.pick.to_string(),
        count: w.say("offer-players").with("count", way.names.len()).to_string(),
        sample,
        chosen: way.chosen,
    }
}

/// Reads the names in a field of a form, as its answer to how they are to be read has them.
pub fn pasted(form: &Form, field: &str, is_kept: impl Fn(&str) -> bool) -> Pasted {
    Pasted::picking(form.value(field), form.value(COLUMNS).parse().ok().as_ref(), is_kept)
}

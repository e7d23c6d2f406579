//! Players as a typist refers to them from a score sheet: by number or by the first letters of the name.

use lastcard_tournament::{Place, excerpt};

use crate::hand_form::{
    problems::{HandFault, HandProblem},
    submission::Submission,
};
use crate::ui::numbers::to_ascii_digits;

/// A player on a score sheet; the first has number 1.
#[derive(Debug, Clone)]
pub struct Shorthand {
    pub id: String,
    pub name: String,
}

impl Submission {
    /// Replaces the numbers and name beginnings in the fields for the winner and the losers by ids.
    ///
    /// # Errors
    /// Returns the entries that match no player on this sheet, or several.
    pub fn resolve_shorthand(&self, sheet: &[Shorthand]) -> Result<Self, Vec<HandProblem>> {
        let mut read = self.clone();
        let mut problems = Vec::new();
        let mut name = |text: &mut String, place: &'static str| match find(sheet, text) {
            Ok(id) => *text = id,
            Err(fault) => problems.push(HandProblem { place: Place::root().key(place), fault }),
        };
        if !read.is_void() && !read.typed.out.is_empty() {
            name(&mut read.typed.out, "out");
        }
        for loser in &mut read.typed.losers {
            name(loser, "losers");
        }
        if problems.is_empty() { Ok(read) } else { Err(problems) }
    }
}

fn find(sheet: &[Shorthand], text: &str) -> Result<String, HandFault> {
    let shown = || excerpt(text, 21);
    if let Ok(number) = to_ascii_digits(text).parse::<usize>() {
        let at = number.checked_sub(1).and_then(|at| sheet.get(at));
        return at.map(|one| one.id.clone()).ok_or_else(|| HandFault::NobodyCalled(shown()));
    }
    let wanted = text.to_lowercase();
    if let Some(exactly) = sheet.iter().find(|one| one.name.to_lowercase() == wanted) {
        return Ok(exactly.id.clone());
    }
    let mut begin = sheet.iter().filter(|one| one.name.to_lowercase().starts_with(&wanted));
    match (begin.next(), begin.next()) {
        (Some(one), None) => Ok(one.id.clone()),
        (Some(_), Some(_)) => Err(HandFault::SeveralCalled(shown())),
        (None, _) => Err(HandFault::NobodyCalled(shown())),
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_player_is_named_by_number_or_first_letters() {
        let names = ["Anna", "Ann", "Борис", "आशा", "Gleb B."];
        let sheet: Vec<Shorthand> = (1..)
            .zip(names)
            .map(|(n, name)| Shorthand { id: format!("p{n}"), name: name.to_owned() })
            .collect();
        for (text, id) in [
            ("1", "p1"),
            ("५", "p5"),
            ("ann", "p2"),
            ("anna", "p1"),
            ("бор", "p3"),
            ("आ", "p4"),
            ("GLEB b", "p5"),
        ] {
            assert_eq!(find(&sheet, text), Ok(id.to_owned()), "{text}");
        }
        for nobody in ["0", "6", "zoya", "leb", "99999999999999999999999"] {
            assert!(matches!(find(&sheet, nobody), Err(HandFault::NobodyCalled(_))), "{nobody}");
        }
        assert_eq!(find(&sheet, "an"), Err(HandFault::SeveralCalled("an".to_owned())));
    }
}

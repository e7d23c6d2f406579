//! Names that are close to others: the organiser is asked about them, and they are never changed automatically.

use lastcard_store::players::RosterPlayer;
use lastcard_tournament::{Format, Lineup, Name, NameList};

use crate::tournament_form::{
    fields::{AGREED, ENTRANTS, KNOWN},
    names::ClubNames,
    problems::{FieldFault, FieldProblems},
    reading::FormReader,
};
use crate::ui::form::Form;

pub struct SimilarName {
    /// The name as typed.
    pub name: String,
    /// Roster players who may be meant.
    pub known: Vec<RosterCandidate>,
    /// Similar names earlier in the form.
    pub here: Vec<String>,
}

/// A roster player who may be meant.
pub struct RosterCandidate {
    pub name: String,
    /// The value to send if this player is meant.
    pub value: String,
    pub chosen: bool,
}

/// Returns the form value that says that a typed name means this player.
pub fn answer(player: &RosterPlayer, typed: &Name) -> String {
    format!("{} {typed}", player.id)
}

impl FormReader<'_> {
    /// Lists the names to ask about, as far as they can be read.
    pub fn similar_names(&self, form: &Form, format: Format) -> Vec<SimilarName> {
        let pasted = self.read_pasted(form);
        let typed = pasted.lines.iter().map(|(line, name)| (*line, name.as_str()));
        let (Ok(typed), Ok(all)) = (Lineup::parse_numbered(format, typed), self.parse_lineup(form, format))
        else {
            return Vec::new();
        };
        let club = ClubNames::of(self.roster);
        let names: Vec<&Name> = all.names().collect();
        let here = NameList::of(names.iter().enumerate().map(|(at, name)| (*name, at)));
        let typed: Vec<&Name> = typed.names().collect();
        let near = names.iter().enumerate().map(|(at, name)| {
            let typed = typed.get(at).unwrap_or(name);
            let before = here.confusable_with(name).into_iter().filter(|before| **before < at);
            let before = before.filter_map(|before| names.get(*before));
            let before = before.filter(|before| !self.are_known_distinct(&club, before, name));
            SimilarName {
                name: typed.to_string(),
                known: self.choices(form, &club, typed, &here),
                here: before.map(ToString::to_string).collect(),
            }
        });
        near.filter(|near| !near.known.is_empty() || !near.here.is_empty()).collect()
    }

    /// Adds an error for each name about which the organiser has not been asked.
    pub fn report_similar_names(&self, form: &Form, format: Format, problems: &mut FieldProblems) {
        for near in self.similar_names(form, format).into_iter().filter(|near| !form.has(AGREED, &near.name))
        {
            let other = near.known.into_iter().map(|choice| choice.name).chain(near.here).next();
            problems
                .add(ENTRANTS, FieldFault::NameNear { name: near.name, other: other.unwrap_or_default() });
        }
    }

    /// Returns the roster players to whom a name may refer, except those who are themselves named in the form.
    fn choices(
        &self,
        form: &Form,
        club: &ClubNames<'_>,
        typed: &Name,
        here: &NameList<usize>,
    ) -> Vec<RosterCandidate> {
        if self.is_saved(typed) {
            return Vec::new();
        }
        let choice = |player: &RosterPlayer| {
            let value = answer(player, typed);
            RosterCandidate { name: player.name.to_string(), chosen: form.has(KNOWN, &value), value }
        };
        let may_be = club.candidates(typed).into_iter().map(|player| (player, choice(player)));
        let free = may_be.filter(|(player, choice)| choice.chosen || here.with_name(&player.name).is_empty());
        free.map(|(_, choice)| choice).collect()
    }

    /// Returns true if two names are known to be two people: on the roster, or in the saved draft.
    fn are_known_distinct(&self, club: &ClubNames<'_>, one: &Name, other: &Name) -> bool {
        (club.has(one) && club.has(other)) || (self.is_saved(one) && self.is_saved(other))
    }
}

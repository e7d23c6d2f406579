//! From the form of a draft to a tournament that can be drawn up.

use std::collections::BTreeMap;
use std::str::FromStr;

use chrono::{DateTime, Utc};
use chrono_tz::Tz;

use crate::store::RosterId;
use crate::store::players::RosterPlayer;
use crate::store::tournaments::{EntrantOrder, NewTournament, Stored};
use crate::tournament::{
    Fault, Format, LineFault, Lineup, Name, PathPart, Place, Player, PlayerId, Problem, Setup, SetupKeys,
    Tournament,
};
use crate::view::rules::said_fault;
use crate::view::{Form, Words};

use super::when::{self, Occurrence};

/// What the form is read against.
pub(super) struct Reader<'a> {
    /// The club's clocks.
    pub(super) zone: Tz,
    /// The club's players, of whom some are ticked.
    pub(super) roster: &'a [RosterPlayer],
    /// The visitor's language.
    pub(super) words: Words,
    /// What the draft was before; what the form does not show is kept from it.
    pub(super) before: Option<&'a Stored>,
}

impl Reader<'_> {
    /// The draft, or nothing, with each fault noted beside its field.
    pub(super) fn read(&self, form: &mut Form) -> Option<NewTournament> {
        let name = Name::parse(form.value("name"));
        let name = form.take("name", name, |fault| self.words.fault(fault).to_string());
        let starts_at = self.starts_at(form);
        let lineup = self.lineup(form);
        let setup = self.setup(form, lineup.as_ref().map(|lineup| lineup.entrants().len()));
        let order = self.order(form);
        let (name, starts_at, setup, mut lineup, order) = (name?, starts_at?, setup?, lineup?, order?);
        if order == EntrantOrder::ByLot {
            // A cryptographic generator, seeded by the system.
            lineup.draw(&mut rand::rng());
        }
        let tournament = Tournament::draw_up(name, setup, lineup.entrants());
        let tournament = tournament.map_err(|problems| self.refuse(form, &problems)).ok()?;
        let moved = self.before.is_none_or(|before| before.tournament.entrants() != tournament.entrants());
        Some(NewTournament {
            starts_at,
            roster: self.picked(&tournament),
            order: (moved || order == EntrantOrder::ByLot).then_some(order),
            tournament,
        })
    }

    /// Who of the players is on the roster. Whoever was picked for this draft before stays the same person, even if
    /// the roster has another name by now.
    fn picked(&self, tournament: &Tournament) -> BTreeMap<PlayerId, RosterId> {
        let on_roster = |name: &Name| {
            self.roster.iter().find(|player| player.name == *name).map(|player| player.id.clone())
        };
        let before = |name: &Name| {
            let before = self.before?;
            let same = before.tournament.players().find(|player| player.name == *name)?;
            before.people.get(&same.id)?.roster_id.clone()
        };
        let pick = |player: &Player| {
            Some((player.id.clone(), before(&player.name).or_else(|| on_roster(&player.name))?))
        };
        tournament.players().filter_map(pick).collect()
    }

    fn starts_at(&self, form: &mut Form) -> Option<DateTime<Utc>> {
        let (day, clock) = (form.value("date").to_owned(), form.value("time").to_owned());
        let example = Utc::now().with_timezone(&self.zone).format("%Y-%m-%d").to_string();
        let date = self.needed(form, "date", "problem-date-missing", when::date(&day), || {
            self.words
                .say("problem-date-malformed")
                .with("given", short(&day))
                .with("example", example)
                .to_string()
        });
        let time = self.needed(form, "time", "problem-time-missing", when::time(&clock), || {
            self.words.say("problem-time-malformed").with("given", short(&clock)).to_string()
        });
        let moment =
            when::moment(date?.and_time(time?), Occurrence::read(form.value("occurrence")), self.zone);
        form.take("time", moment, |fault| self.words.fault(fault).to_string())
    }

    /// A value that must be there: the field may be empty, or hold something that does not parse.
    fn needed<T>(
        &self,
        form: &mut Form,
        field: &str,
        missing: &str,
        parsed: Option<T>,
        malformed: impl FnOnce() -> String,
    ) -> Option<T> {
        if parsed.is_none() {
            let empty = form.value(field).trim().is_empty();
            form.fail(field, if empty { self.words.say(missing).to_string() } else { malformed() });
        }
        parsed
    }
}

impl Reader<'_> {
    /// Who plays: what is typed, then whoever is ticked and not typed as well.
    fn lineup(&self, form: &mut Form) -> Option<Lineup> {
        let format: Format = form.value("format").parse().ok()?;
        let typed = form.value("entrants").to_owned();
        let ticked = self.roster.iter().filter(|player| form.has("roster", player.id.as_str()));
        let ticked: Vec<&str> = ticked.map(|player| player.name.as_str()).collect();
        let lineup = Lineup::parse(format, typed.lines()).and_then(|lineup| {
            let new = |name: &&str| !lineup.names().any(|typed| typed.as_str() == *name);
            Lineup::parse(format, typed.lines().chain(ticked.iter().copied().filter(new)))
        });
        let lineup = lineup.map_err(|faults| {
            for LineFault { line, fault } in faults {
                let problem = self.words.fault(&fault).to_string();
                let text = self.words.say("problem-in-line").with("line", line).with("problem", problem);
                form.fail("entrants", text.to_string());
            }
        });
        let lineup = lineup.ok()?;
        if lineup.names().next().is_none() {
            let text = self.words.say("problem-entrants-missing").with("needed", *format.players().start());
            form.fail("entrants", text.to_string());
            return None;
        }
        self.fits(form, format, &lineup).then_some(lineup)
    }

    /// Whether the format takes these entrants, whatever else may be wrong with the form.
    fn fits(&self, form: &mut Form, format: Format, lineup: &Lineup) -> bool {
        let keys = SetupKeys { format: Some(format.to_string()), ..SetupKeys::default() };
        let drawn_up = Name::parse("-")
            .map_err(|fault| vec![Place::root().fault(fault)])
            .and_then(|name| Tournament::draw_up(name, Setup::parse(&keys)?, lineup.entrants()));
        drawn_up.map_err(|problems| self.refuse(form, &problems)).is_ok()
    }

    /// How the order is to come about.
    fn order(&self, form: &mut Form) -> Option<EntrantOrder> {
        match form.value("order") {
            "lot" => Some(EntrantOrder::ByLot),
            "typed" => Some(EntrantOrder::AsTyped),
            _ => {
                form.fail("order", self.words.say("problem-choice-missing").to_string());
                None
            }
        }
    }

    /// One of several; what was chosen must be one of them.
    pub(super) fn choice<T: FromStr>(&self, form: &mut Form, field: &str) -> Option<T> {
        let parsed = form.value(field).parse::<T>();
        form.take(field, parsed, |_| self.words.say("problem-choice-missing").to_string())
    }

    /// A whole number, or nothing where the field is empty: its default then holds.
    pub(super) fn number(&self, form: &mut Form, field: &str, example: &'static str) -> Option<u64> {
        let typed = form.value(field).trim().to_owned();
        if typed.is_empty() {
            return None;
        }
        let parsed = typed.parse::<u64>();
        form.take(field, parsed, |_| {
            let given = short(&typed);
            self.words.say("problem-not-a-number").with("given", given).with("example", example).to_string()
        })
    }

    pub(super) fn say(&self, fault: &Fault) -> String {
        if let Fault::Rules(fault) = fault {
            return said_fault(self.words, fault);
        }
        let Fault::EntrantCount { given, min, max, format } = fault else {
            return self.words.fault(fault).to_string();
        };
        // In a form the format has a name, and entrants are players or teams.
        let teams = format.has_teams();
        let key = match (teams, min == max) {
            (true, _) => "draft-team-count",
            (false, true) => "draft-player-count",
            (false, false) => "draft-player-range",
        };
        let format = self.words.say(format!("format-{format}")).to_string();
        let message = self.words.say(key).with("format", format).with("given", *given);
        message.with("needed", *min).with("max", *max).to_string()
    }

    /// Notes what the domain refuses, each problem beside the field it comes from.
    pub(super) fn refuse(&self, form: &mut Form, problems: &[Problem]) {
        for problem in problems {
            form.fail(field_of(&problem.place), self.say(&problem.fault));
        }
    }
}

/// The field that holds what stands at a place of the tournament file.
fn field_of(place: &Place) -> &'static str {
    let keys = place.parts().iter().map_while(|part| match part {
        PathPart::Key(key) => Some(*key),
        _ => None,
    });
    match keys.collect::<Vec<_>>().as_slice() {
        ["scoring", "method" | "tie_breaks"] => "scoring",
        ["rules", "own"] => "own_rule",
        ["rules"] | ["rules", "options"] => "house",
        ["rules", ..] => "rules",
        ["scoring" | "play", field] | [field] if FIELDS.contains(field) => field,
        _ => "entrants",
    }
}

/// The fields that have the name of their key in the file.
const FIELDS: [&str; 11] = [
    "format",
    "rounds",
    "blocks",
    "hands_per_block",
    "target",
    "limit",
    "stop_at_limit",
    "agreed_hands",
    "fixed_seats",
    "move_seconds",
    "duplicate",
];

/// What somebody typed, short enough for a sentence.
pub(super) fn short(typed: &str) -> String {
    let typed = typed.trim();
    if typed.chars().count() <= 40 {
        typed.to_owned()
    } else {
        typed.chars().take(39).chain(['…']).collect()
    }
}

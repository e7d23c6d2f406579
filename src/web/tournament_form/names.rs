//! The names in the form, which are read before anything else: pasted text is tidied, and the formats that fit are derived.

use lastcard_store::players::RosterPlayer;
use lastcard_tournament::{
    Format, Headcount, LineFault, Lineup, LineupLine, Name, NameKey, NameList, PastedNames, formats_for,
};

use crate::tournament_form::{
    fields::{ENTRANTS, FORMAT, KNOWN, ROSTER, SUGGESTED, WITHOUT},
    pasted::{ParsedNameLine, read_pasted},
    prefill::entrants,
    problems::{FieldFault, FieldProblem, FieldProblems},
    reading::FormReader,
    similar_names::answer,
};
use crate::ui::form::Form;

impl FormReader<'_> {
    /// Reads the names in playing order. `None` if any is invalid or two cannot be told apart.
    pub fn read_names(&self, form: &Form, format: Format, problems: &mut FieldProblems) -> Option<Lineup> {
        let pasted = self.read_pasted(form);
        let mails = pasted.mails.iter().cloned();
        let mails = mails.map(|(line, mail)| FieldFault::MailForName { line, mail });
        for fault in mails.chain(pasted.is_unclear().then_some(FieldFault::ColumnsMissing)) {
            problems.add(ENTRANTS, fault);
        }
        let is_read = pasted.mails.is_empty() && !pasted.is_unclear();
        let lineup = match self.parse_lineup(form, format) {
            Ok(lineup) => lineup,
            Err(faults) => {
                for fault in faults {
                    problems.add(ENTRANTS, FieldFault::InLine(fault));
                }
                return None;
            }
        };
        let twins = self.case_duplicates(&lineup);
        let is_clear = is_read && twins.is_empty();
        for (name, other) in twins {
            problems.add(ENTRANTS, FieldFault::NameAlike { name, other });
        }
        Some(lineup).filter(|_| is_clear)
    }

    /// Counts the people named, as far as they can be read. A `+` joins the players of a team.
    pub fn party(&self, form: &Form) -> Headcount {
        let typed = || Headcount { singles: self.read_pasted(form).lines.len(), teams: Vec::new() };
        self.parse_lineup(form, Format::Team)
            .map_or_else(|_| typed(), |lineup| Headcount::of(&lineup.sizes()))
    }

    /// Lists the names that were understood, one player or team per line.
    pub fn parsed_lines(&self, form: &Form) -> Vec<ParsedNameLine> {
        let ClubNames(club) = ClubNames::of(self.roster);
        let shown = |line: &LineupLine| ParsedNameLine::new(line.to_string(), line.players.iter(), &club);
        let lines = self.parse_lineup(form, Format::Team);
        lines.map(|lineup| lineup.lines().iter().map(shown).collect()).unwrap_or_default()
    }

    /// Chooses the format that suits the names, unless the organiser has chosen another one.
    pub fn suggest_format(&self, form: &mut Form) {
        let (format, suggested) = (form.value(FORMAT.name), form.value(SUGGESTED));
        let is_first =
            suggested.is_empty() && (format.is_empty() || format == Format::FourPlayer.to_string());
        if (is_first || format == suggested)
            && let Some(format) = formats_for(&self.party(form)).first()
        {
            form.set(FORMAT.name, format.to_string());
            form.set(SUGGESTED, format.to_string());
        }
    }

    /// Removes the line that the form wants removed. The others are then written as they were understood.
    pub fn remove_line(&self, form: &mut Form) {
        let gone = form.value(WITHOUT).to_owned();
        form.remove(WITHOUT);
        if gone.is_empty() {
            return;
        }
        let is_gone = |id: &str| {
            self.roster.iter().any(|player| player.id.as_str() == id && player.name.as_str() == gone)
        };
        let ticked: Vec<String> =
            form.all(ROSTER.name).filter(|id| !is_gone(id)).map(str::to_owned).collect();
        form.remove(ROSTER.name);
        let typed = self.parsed_lines(form).into_iter().map(|line| line.text).filter(|text| *text != gone);
        form.set(ENTRANTS.name, typed.collect::<Vec<_>>().join("\n"));
        for id in ticked {
            form.add(ROSTER.name, id);
        }
    }

    /// Reads the typed names, followed by ticked players who are not typed. Known players are spelt as on the roster.
    pub fn parse_lineup(&self, form: &Form, format: Format) -> Result<Lineup, Vec<LineFault>> {
        let pasted = self.read_pasted(form);
        let typed = || pasted.lines.iter().map(|(line, name)| (*line, name.as_str()));
        let list = ClubNames::of(self.roster);
        let spelling = |name: &Name| list.spelling(form, name).filter(|_| !self.is_saved(name));
        let mut lineup = Lineup::parse_numbered(format, typed())?;
        lineup.respell(spelling);
        let ticked = self.roster.iter().filter(|player| form.has(ROSTER.name, player.id.as_str()));
        let new =
            ticked.map(|player| &player.name).filter(|name| !lineup.names().any(|typed| typed == *name));
        let new: Vec<&str> = new.map(Name::as_str).collect();
        let mut all = Lineup::parse_numbered(format, typed().chain((pasted.lines.len() + 1..).zip(new)))?;
        all.respell(spelling);
        Ok(all)
    }

    /// Returns pairs of names that differ only in capitals. Equal names are refused by the line-up, and saved names
    /// have been accepted before.
    fn case_duplicates(&self, lineup: &Lineup) -> Vec<(String, String)> {
        let names: Vec<(NameKey, &Name)> = lineup.names().map(|name| (name.key(), name)).collect();
        let twin = |(at, (key, name)): (usize, &(NameKey, &Name))| {
            let (_, before) = names.iter().take(at).find(|(other, _)| other == key)?;
            let is_told = before != name && !(self.is_saved(name) && self.is_saved(before));
            is_told.then(|| (name.to_string(), before.to_string()))
        };
        names.iter().enumerate().filter_map(twin).collect()
    }

    /// Reads the typed text. Lines of the saved draft are names, whatever they look like.
    pub fn read_pasted(&self, form: &Form) -> PastedNames {
        let saved = self.before.map(|before| entrants(before.tournament.entrants())).unwrap_or_default();
        let saved: Vec<&str> = saved.lines().collect();
        read_pasted(form, ENTRANTS.name, |line| saved.contains(&line))
    }

    /// Returns true if the saved draft has a player of exactly this name.
    pub fn is_saved(&self, name: &Name) -> bool {
        self.before.is_some_and(|before| before.tournament.players().any(|player| player.name == *name))
    }
}

pub struct ClubNames<'a>(NameList<&'a RosterPlayer>);

impl<'a> ClubNames<'a> {
    pub fn of(roster: &'a [RosterPlayer]) -> Self {
        Self(NameList::of(roster.iter().map(|player| (&player.name, player))))
    }

    pub fn has(&self, name: &Name) -> bool {
        !self.0.with_name(name).is_empty()
    }

    /// Returns the roster players to whom a name may refer: those with a similar name, or several with this name. Empty
    /// if exactly one player has the name.
    pub fn candidates(&self, name: &Name) -> Vec<&'a RosterPlayer> {
        let same = self.0.with_name(name);
        if same.len() == 1 || same.iter().any(|player| player.name == *name) {
            return Vec::new();
        }
        same.iter().chain(self.0.confusable_with(name)).copied().collect()
    }

    /// Returns the spelling on the roster, if exactly one player has the name or the form says who is meant.
    fn spelling(&self, form: &Form, name: &Name) -> Option<Name> {
        let meant =
            || self.candidates(name).into_iter().find(|player| form.has(KNOWN, &answer(player, name)));
        self.0.unique(name).copied().or_else(meant).map(|player| player.name.clone())
    }
}

/// A form whose names are known.
pub struct NamedForm {
    /// The form, with the format that fits, unless another one was chosen.
    pub form: Form,
    /// Errors of the names.
    pub problems: Vec<FieldProblem>,
    /// The pasted text before it was tidied.
    pub pasted: PastedNames,
}

/// Reads the names of a form and suggests a format.
pub fn read_named_form(reader: &FormReader<'_>, mut form: Form) -> NamedForm {
    let pasted = reader.read_pasted(&form);
    // Text that needs an answer or has an alternative stays as it is.
    if pasted.tidied && pasted.ways.is_empty() && pasted.mails.is_empty() {
        form.set(ENTRANTS.name, pasted.text());
    }
    let mut problems = FieldProblems::default();
    if reader.read_names(&form, Format::Team, &mut problems).is_some() {
        reader.suggest_format(&mut form);
    }
    NamedForm { form, problems: problems.all(), pasted }
}

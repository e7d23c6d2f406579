//! The consequences of a correction, shown before it is saved.

use askama::Template;

use lastcard_tournament::{
    Consequences, EndChange, LineChange, ShortText, Slot, Standings, Tally, Tournament,
};

use crate::extract::organiser::Organiser;
use crate::ui::{
    page::{Page, Visitor},
    tournament_text::TournamentText,
    translator::Translator,
};

/// Highest number of lines that are listed one by one; nobody would read more.
const MAX_LISTED_LINES: usize = 12;

/// The page that lists the consequences of a correction, with the button that saves it.
#[derive(Template)]
#[template(path = "table/consequences.html")]
pub struct ConsequencesPage {
    page: Page,
    name: String,
    /// Tournament id under which a phone at a table keeps unsent entries; `None` for an organiser.
    phone_of: Option<String>,
    slot: Slot,
    /// The result recorded now.
    before: String,
    /// The result after the correction.
    after: String,
    follows: Vec<String>,
    /// Fields of the form as they were sent.
    fields: Vec<(String, String)>,
    /// Address to which the correction is posted to save it.
    action: String,
    /// Address of the form.
    back: String,
}

/// A correction that is about to be saved.
pub struct CorrectionContext<'a> {
    /// The corrected tournament, and its tally.
    pub then: (&'a Tournament, &'a Tally),
    /// Differences from the tournament as recorded.
    pub changes: &'a Consequences,
    /// True if an embargo hides the standings from the viewer.
    pub is_embargoed: bool,
    pub slot: Slot,
    /// Fields of the form as they were sent.
    pub fields: Vec<(String, String)>,
    /// Address to which the correction is posted to save it.
    pub action: String,
    /// Address of the form.
    pub back: String,
}

impl ConsequencesPage {
    pub fn new(visitor: &Visitor, says: TournamentText<'_>, seen: CorrectionContext<'_>) -> Self {
        let said = |tournament: &Tournament| {
            let hand = tournament.hand(seen.slot)?;
            let says = TournamentText { words: visitor.words, tournament };
            Some(hand.result.as_ref().map(|result| says.result(hand, result)))
        };
        let open = || visitor.words.say("hand-undone").to_string();
        let told = |tournament| said(tournament).flatten().unwrap_or_else(open);
        Self {
            page: Page::new(visitor, says.hand(seen.slot)),
            name: says.tournament.name().to_string(),
            phone_of: None,
            slot: seen.slot,
            before: told(says.tournament),
            after: told(seen.then.0),
            follows: describe_consequences(says, &seen),
            fields: seen.fields,
            action: seen.action,
            back: seen.back,
        }
    }

    /// Marks the page as shown on a phone at a table of this tournament.
    #[must_use]
    pub fn for_phone(mut self, tournament: String) -> Self {
        self.phone_of = Some(tournament);
        self
    }

    #[must_use]
    pub fn for_organiser(mut self, organiser: &Organiser) -> Self {
        self.page = organiser.frame(self.page);
        self
    }
}

/// Formats the consequences, a sentence each.
fn describe_consequences(says: TournamentText<'_>, seen: &CorrectionContext<'_>) -> Vec<String> {
    let (words, changes) = (says.words, seen.changes);
    let then = TournamentText { words, tournament: seen.then.0 };
    let lines = if seen.is_embargoed { &[][..] } else { changes.lines.as_slice() };
    let mut follows: Vec<String> = Vec::new();
    follows.extend(changes.end.map(|end| words.say(end_change_key(end)).to_string()));
    for (key, count) in [("consequences-lost", changes.lost), ("consequences-regained", changes.regained)] {
        if count > 0 {
            follows.push(words.say(key).with("count", count).to_string());
        }
    }
    let ranked = lines.iter().filter(|line| line.before.rank != line.after.rank);
    let others = lines.iter().filter(|line| line.before.rank == line.after.rank);
    follows.extend(
        ranked
            .chain(others)
            .take(MAX_LISTED_LINES)
            .map(|line| rank_change_text(words, then, line, &seen.then.1.standings)),
    );
    if lines.len() > MAX_LISTED_LINES {
        follows
            .push(words.say("consequences-more").with("count", lines.len() - MAX_LISTED_LINES).to_string());
    }
    for (slot, dealer) in &changes.dealers {
        let (hand, name) = (then.hand(*slot), then.player(dealer));
        follows.push(
            words
                .say("consequences-dealer")
                .with("name", name)
                .with("hand", hand)
                .with("table", slot.table)
                .to_string(),
        );
    }
    follows
}

fn end_change_key(end: EndChange) -> &'static str {
    match end {
        EndChange::Ends => "consequences-ends",
        EndChange::GoesOn => "consequences-goes-on",
    }
}

/// Formats a change of place, such as “Vera falls from 2nd to 4th (120 → 98)”.
fn rank_change_text(
    words: Translator,
    says: TournamentText<'_>,
    line: &LineChange,
    standings: &Standings,
) -> String {
    let LineChange { entrant, before, after } = line;
    let key = match (before.rank, after.rank) {
        (Some(before), Some(after)) if after > before => "consequences-falls",
        (Some(before), Some(after)) if after < before => "consequences-rises",
        _ => "consequences-stays",
    };
    let shares = standings.standings.iter().filter(|other| other.rank == after.rank).count() > 1;
    let said = words
        .say(key)
        .with("name", says.entrant_name(entrant))
        .with("from", words.rank(before.rank))
        .with("to", words.rank(after.rank))
        .with("before", says.figure(before))
        .with("after", says.figure(after))
        .to_string();
    if shares && key != "consequences-stays" {
        return format!("{said} {}", words.say("consequences-shared"));
    }
    said
}

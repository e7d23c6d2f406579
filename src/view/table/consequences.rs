//! The consequences of a correction, shown before it is saved.

use askama::Template;

use super::Says;
use crate::tournament::{Consequences, EndChange, LineChange, ShortText, Slot, Standings, Tally, Tournament};
use crate::view::{Page, Translator, Visitor};

/// Most lines listed one by one; nobody reads to the end of more.
const TOLD: usize = 12;

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
    /// Address that saves it.
    action: String,
    /// Address of the form.
    back: String,
}

/// A correction that is about to be saved.
pub struct CorrectionSeen<'a> {
    /// The corrected tournament, and its tally.
    pub then: (&'a Tournament, &'a Tally),
    /// Differences from the tournament as recorded.
    pub changes: &'a Consequences,
    /// True if an embargo hides the standings from the viewer.
    pub is_embargoed: bool,
    /// The hand.
    pub slot: Slot,
    /// Fields of the form as they were sent.
    pub fields: Vec<(String, String)>,
    /// Address that saves the correction.
    pub action: String,
    /// Address of the form.
    pub back: String,
}

impl ConsequencesPage {
    /// Creates the page for a correction of a hand.
    pub fn new(visitor: &Visitor, says: Says<'_>, seen: CorrectionSeen<'_>) -> Self {
        let said = |tournament: &Tournament| {
            let hand = tournament.hand(seen.slot)?;
            let says = Says { words: visitor.words, tournament };
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
            follows: follows(says, &seen),
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

    /// Marks the page as an organiser's, with the name to show.
    #[must_use]
    pub fn for_organiser(mut self, name: impl Into<String>) -> Self {
        self.page = self.page.for_organiser(name);
        self
    }
}

/// Formats the consequences, a sentence each.
fn follows(says: Says<'_>, seen: &CorrectionSeen<'_>) -> Vec<String> {
    let (w, changes) = (says.words, seen.changes);
    let then = Says { words: w, tournament: seen.then.0 };
    let lines = if seen.is_embargoed { &[][..] } else { changes.lines.as_slice() };
    let mut follows: Vec<String> = Vec::new();
    follows.extend(changes.end.map(|end| w.say(ended(end)).to_string()));
    for (key, count) in [("consequences-lost", changes.lost), ("consequences-regained", changes.regained)] {
        if count > 0 {
            follows.push(w.say(key).with("count", count).to_string());
        }
    }
    let ranked = lines.iter().filter(|line| line.before.rank != line.after.rank);
    let others = lines.iter().filter(|line| line.before.rank == line.after.rank);
    follows.extend(ranked.chain(others).take(TOLD).map(|line| moved(w, then, line, &seen.then.1.standings)));
    if lines.len() > TOLD {
        follows.push(w.say("consequences-more").with("count", lines.len() - TOLD).to_string());
    }
    for (slot, dealer) in &changes.dealers {
        let (hand, name) = (then.hand(*slot), then.player(dealer));
        follows.push(
            w.say("consequences-dealer")
                .with("name", name)
                .with("hand", hand)
                .with("table", slot.table)
                .to_string(),
        );
    }
    follows
}

fn ended(end: EndChange) -> &'static str {
    match end {
        EndChange::Ends => "consequences-ends",
        EndChange::GoesOn => "consequences-goes-on",
    }
}

/// Formats a change of place, such as “Vera falls from 2nd to 4th (120 → 98)”.
fn moved(w: Translator, says: Says<'_>, line: &LineChange, standings: &Standings) -> String {
    let LineChange { entrant, before, after } = line;
    let key = match (before.rank, after.rank) {
        (Some(before), Some(after)) if after > before => "consequences-falls",
        (Some(before), Some(after)) if after < before => "consequences-rises",
        _ => "consequences-stays",
    };
    let shares = standings.standings.iter().filter(|other| other.rank == after.rank).count() > 1;
    let said = w
        .say(key)
        .with("name", says.line(entrant))
        .with("from", w.rank(before.rank))
        .with("to", w.rank(after.rank))
        .with("before", says.figure(before))
        .with("after", says.figure(after))
        .to_string();
    if shares && key != "consequences-stays" {
        return format!("{said} {}", w.say("consequences-shared"));
    }
    said
}

//! People who come and go while a tournament runs: the list on its page, and the page that shows a step before it is
//! taken.

use askama::Template;

use crate::store::tournaments::Stored;
use crate::tournament::{
    Entrant, Hand, PlayerId, Since, Slot, StandingState, Step, StepKind, Tally, Tournament, tally,
};
use crate::view::people::{from_hand, line_name, step};
use crate::view::table::Says;
use crate::view::{Badge, Form, Page, Words};

use super::tournament::{HandLine, hand_name, versus};

mod redraw;

use redraw::RedrawPreview;

/// `/organise/t/{slug}/people/{kind}`: asks for what is needed, then shows what would change.
#[derive(Template)]
#[template(path = "organise/people.html")]
pub struct PeoplePage {
    /// The frame; the title says who it is about.
    pub page: Page,
    /// The tournament's part of the address.
    pub slug: String,
    /// Which step is to be taken.
    pub kind: StepKind,
    /// The fields, and what is wrong with them.
    pub form: Form,
    /// The hands from which on it can hold: value and name, the next one first.
    pub from: Vec<(String, String)>,
    /// Names from the roster to choose from.
    pub roster: Vec<String>,
    /// A name that was typed and is nobody's, and whose it nearly is.
    pub near: Option<(String, String)>,
    /// What would change, once enough is known.
    pub preview: Option<Preview>,
    /// Whether stopping the tournament is the way out.
    pub stop: bool,
}

impl PeoplePage {
    fn hint(&self) -> String {
        format!("people-{}-hint", self.kind)
    }

    fn button(&self) -> String {
        format!("people-{}-button", self.kind)
    }
}

/// What a step would change.
pub struct Preview {
    pub(crate) says: Vec<String>,
    /// The blocks that would be drawn anew.
    pub redraw: Option<RedrawPreview>,
    /// The hands that would be others than now.
    pub hands: Vec<HandLine>,
}

/// How many hands are in sight without a tap.
const FIRST: usize = 6;

impl Preview {
    /// What this step makes of the tournament.
    pub fn of(before: &Tournament, after: &Tournament, step: &Step, w: Words) -> Self {
        let other = |hand: &&Hand| before.hand(hand.slot).is_none_or(|old| old != *hand);
        let hands: Vec<&Hand> = after.hands().iter().filter(other).collect();
        let says = match step {
            Step::Joins { player, from } => joins(before, after, (player.name.as_str(), *from), w),
            Step::Leaves { change, .. } => match &change.comes {
                Some(player) => comes(after, &change.leaves, (player.name.as_str(), change.from), w),
                None => goes(before, after, (&change.leaves, change.from), w),
            },
        };
        let line = |hand: &&Hand| line(after, hand, w);
        let is_seated = matches!(step, Step::Leaves { change, .. } if change.comes.is_some());
        let redraw = RedrawPreview::of(before, after, step.from(), w).filter(|_| !is_seated);
        Self { says, redraw, hands: hands.iter().map(line).collect() }
    }

    fn first(&self) -> &[HandLine] {
        self.hands.get(..FIRST).unwrap_or(&self.hands)
    }

    fn more(&self) -> &[HandLine] {
        self.hands.get(FIRST..).unwrap_or_default()
    }
}

/// A hand as it would be: void, or who sits there.
fn line(after: &Tournament, hand: &Hand, w: Words) -> HandLine {
    let says = Says { words: w, tournament: after };
    let mut name = hand_name(after, hand, w);
    if after.tables() > 1 {
        name = format!("{} · {name}", w.say("desk-table-of").with("table", hand.slot.table));
    }
    let result = match &hand.result {
        Some(result) => says.result(hand, result),
        None => versus(after, hand, w).unwrap_or_default(),
    };
    HandLine { slot: hand.slot.to_string(), name, result }
}

fn name_of(tournament: &Tournament, player: &PlayerId) -> String {
    tournament.player(player).map_or_else(|| player.to_string(), |player| player.name.to_string())
}

fn comes(after: &Tournament, leaves: &PlayerId, (name, from): (&str, Since), w: Words) -> Vec<String> {
    let Some(entrant) = after.entrant_of(leaves) else { return Vec::new() };
    let from = from_hand(w, after, from);
    let sits = w.say("people-sits").with("name", name).with("leaves", name_of(after, leaves));
    let line = w.say("people-line").with("line", line_name(w, entrant));
    vec![sits.with("from", from).to_string(), line.to_string()]
}

fn goes(
    before: &Tournament,
    after: &Tournament,
    (leaves, from): (&PlayerId, Since),
    w: Words,
) -> Vec<String> {
    let name = name_of(after, leaves);
    let (now, then) = (tally(before), tally(after));
    let was_void = |slot| before.hand(slot).is_some_and(|hand| before.is_closed(hand));
    let void: Vec<Slot> = after
        .hands()
        .iter()
        .filter(|hand| after.is_closed(hand) && !was_void(hand.slot))
        .map(|hand| hand.slot)
        .collect();
    let mut says = Vec::new();
    let is_redrawn = after.setup().format().is_redrawn();
    if after.setup().plan().is_some() && (!void.is_empty() || !is_redrawn) {
        // A hand before the one from which it is said may be void as well: nobody plays the first without the second.
        let first = void.first().map(|slot| Since { round: slot.round, hand: slot.hand });
        let from = from_hand(w, after, first.unwrap_or(from));
        says.push(
            w.say("people-void")
                .with("count", void.len())
                .with("name", name.clone())
                .with("from", from)
                .to_string(),
        );
    } else if !is_redrawn {
        says.extend(at_table(after, &then, w));
    }
    if then.standings.finished {
        says.push(w.say("people-ends").to_string());
    }
    let points = now
        .standings
        .standings
        .iter()
        .find(|line| Some(&line.entrant) == after.entrant_of(leaves).map(|e| &e.id));
    let points = points.and_then(|line| line.total);
    says.push(
        w.say("people-keeps")
            .with("name", name)
            .with("points", points.unwrap_or(0))
            .with("has", if points.is_some() { "points" } else { "none" })
            .to_string(),
    );
    says
}

fn joins(before: &Tournament, after: &Tournament, (name, since): (&str, Since), w: Words) -> Vec<String> {
    let then = tally(after);
    let came = then.arrivals.iter().find(|arrival| before.entrant(&arrival.entrant).is_none());
    let charged = after.setup().method().id().charges() && !after.setup().ranks_by_average();
    let key = if charged { "people-begins-charged" } else { "people-begins" };
    let points = came.map_or(0, |arrival| arrival.points);
    let from = from_hand(w, after, since);
    let mut says = vec![w.say("people-joins").with("name", name).with("from", from).to_string()];
    says.extend(at_table(after, &then, w).filter(|_| after.setup().plan().is_none()));
    says.push(w.say(key).with("name", name).with("points", points).to_string());
    if let (Some(redrawn), Some(came)) = (after.redrawn_from(since), came) {
        let own = redrawn.players.iter().find(|own| own.entrant.id == came.entrant);
        let hands = own.map_or(0, |own| own.hands);
        says.push(w.say("people-fewer").with("name", name).with("hands", hands).to_string());
    }
    says
}

/// Who sits at the table of a match then, clockwise.
fn at_table(after: &Tournament, then: &Tally, w: Words) -> Option<String> {
    let next = then.standings.next.first()?;
    let names: Vec<String> = next.seats.players().iter().map(|player| name_of(after, player)).collect();
    let says = Says { words: w, tournament: after };
    Some(w.say("people-seats").with("count", names.len()).with("names", says.list(&names)).to_string())
}

/// One seat in the list of who plays.
pub struct PersonLine {
    /// Who has the seat, for the address.
    pub id: String,
    /// Who has the seat.
    pub name: String,
    /// The line they play for, where it is called otherwise.
    pub line: Option<String>,
    /// Why nothing can be done: withdrawn, or out.
    pub gone: Option<Badge>,
}

/// The last step, and whether it can be taken back.
pub struct LastStep {
    pub(crate) id: String,
    pub(crate) what: String,
    /// Whether nothing was recorded since.
    pub undoable: bool,
}

/// Who plays, with what can be done about it.
pub struct PeopleList {
    pub(crate) lines: Vec<PersonLine>,
    /// Whether a late player can join.
    pub takes_late: bool,
    /// Whether somebody can come or go at all: not when it is over.
    pub open: bool,
    pub(crate) last: Option<LastStep>,
}

impl PeopleList {
    /// The people of a started tournament.
    pub fn of(stored: &Stored, tally: &Tally, w: Words) -> Self {
        let tournament = &stored.tournament;
        let last = stored.steps.last().map(|taken| LastStep {
            id: taken.id.to_string(),
            what: step(w, tournament, &taken.step),
            undoable: stored.undoable().is_some_and(|undoable| undoable.id == taken.id),
        });
        Self {
            lines: tournament.entrants().iter().flat_map(|entrant| seats(entrant, tally, w)).collect(),
            takes_late: tournament.setup().format().takes_late(),
            open: !tally.standings.over(),
            last,
        }
    }
}

/// Who has the seats of an entrant now: those who came last.
fn seats(entrant: &Entrant, tally: &Tally, w: Words) -> Vec<PersonLine> {
    let state =
        tally.standings.standings.iter().find(|line| line.entrant == entrant.id).map(|line| line.state);
    let gone = match state {
        Some(StandingState::Withdrawn) => Some(Badge::Withdrawn),
        Some(StandingState::Disqualified) => Some(Badge::Disqualified),
        Some(StandingState::Eliminated) => Some(Badge::Eliminated),
        _ => entrant.withdrawal().map(|_| Badge::Withdrawn),
    };
    let whole = line_name(w, entrant);
    let line = |id: &PlayerId| {
        let player = entrant.everybody().find(|player| player.id == *id)?;
        let name = player.name.to_string();
        let line = Some(whole.clone()).filter(|line| *line != name);
        Some(PersonLine { id: player.id.to_string(), name, line, gone })
    };
    entrant.last_seated().into_iter().filter_map(line).collect()
}

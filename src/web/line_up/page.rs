//! Line-up changes in a running tournament: the list of players, and the page that previews a change.

use askama::Template;

use lastcard_store::tournaments::TournamentRecord;
use lastcard_tournament::{
    Entrant, Hand, HandNumber, LineUpChange, LineUpChangeKind, PlayerId, Slot, StandingState, Tally,
    Tournament, tally,
};

use crate::control_room::tables::{HandLine, hand_name, versus};
use crate::line_up::{
    redraw::RedrawPreview,
    texts::{describe_line_up_change, line_name, since_text},
};
use crate::ui::{
    badge::Badge, form::Form, page::Page, tournament_text::TournamentText, translator::Translator,
};

/// The page at `/organise/t/{slug}/people/{kind}`: asks for the details, then shows a preview.
#[derive(Template)]
#[template(path = "line_up/page.html")]
pub struct PeoplePage {
    /// The frame; its title names the player.
    pub page: Page,
    pub slug: String,
    pub kind: LineUpChangeKind,
    pub form: Form,
    /// Hands from which the change can apply, as value and name, the next one first.
    pub from: Vec<(String, String)>,
    pub roster: Vec<String>,
    /// A typed name that is not on the roster, and a similar one that is.
    pub near: Option<(String, String)>,
    /// A preview, once enough is filled in.
    pub preview: Option<LineUpPreview>,
    /// True if the withdrawal was refused, so that the tournament can only be stopped.
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

pub struct LineUpPreview {
    pub says: Vec<String>,
    /// The blocks that would be redrawn.
    pub redraw: Option<RedrawPreview>,
    /// The hands that would change.
    pub hands: Vec<HandLine>,
}

/// Number of hands that are shown without unfolding the rest.
const UNFOLDED_HANDS: usize = 6;

impl LineUpPreview {
    pub fn of(before: &Tournament, after: &Tournament, step: &LineUpChange, words: Translator) -> Self {
        let other = |hand: &&Hand| before.hand(hand.slot).is_none_or(|old| old != *hand);
        let hands: Vec<&Hand> = after.hands().iter().filter(other).collect();
        let says = match step {
            LineUpChange::Joins { player, from } => {
                describe_arrival(before, after, (player.name.as_str(), *from), words)
            }
            LineUpChange::Leaves { change, .. } => match &change.comes {
                Some(player) => {
                    describe_substitution(after, &change.leaves, (player.name.as_str(), change.from), words)
                }
                None => describe_withdrawal(before, after, (&change.leaves, change.from), words),
            },
        };
        let line = |hand: &&Hand| line(after, hand, words);
        let is_seated = matches!(step, LineUpChange::Leaves { change, .. } if change.comes.is_some());
        let redraw = RedrawPreview::of(before, after, step.since(), words).filter(|_| !is_seated);
        Self { says, redraw, hands: hands.iter().map(line).collect() }
    }

    fn unfolded_hands(&self) -> &[HandLine] {
        self.hands.get(..UNFOLDED_HANDS).unwrap_or(&self.hands)
    }

    fn folded_hands(&self) -> &[HandLine] {
        self.hands.get(UNFOLDED_HANDS..).unwrap_or_default()
    }
}

/// Describes a hand after the change: void, or its players.
fn line(after: &Tournament, hand: &Hand, words: Translator) -> HandLine {
    let says = TournamentText { words, tournament: after };
    let mut name = hand_name(after, hand, words);
    if after.tables() > 1 {
        name = format!("{} · {name}", words.say("desk-table-of").with("table", hand.slot.table));
    }
    let result = match &hand.result {
        Some(result) => says.result(hand, result),
        None => versus(after, hand, words).unwrap_or_default(),
    };
    HandLine { slot: hand.slot.to_string(), name, result }
}

fn name_of(tournament: &Tournament, player: &PlayerId) -> String {
    tournament.player(player).map_or_else(|| player.to_string(), |player| player.name.to_string())
}

fn describe_substitution(
    after: &Tournament,
    leaves: &PlayerId,
    (name, from): (&str, HandNumber),
    words: Translator,
) -> Vec<String> {
    let Some(entrant) = after.entrant_of(leaves) else { return Vec::new() };
    let from = since_text(words, after, from);
    let sits = words.say("people-sits").with("name", name).with("leaves", name_of(after, leaves));
    let line = words.say("people-line").with("line", line_name(words, entrant));
    vec![sits.with("from", from).to_string(), line.to_string()]
}

fn describe_withdrawal(
    before: &Tournament,
    after: &Tournament,
    (leaves, from): (&PlayerId, HandNumber),
    words: Translator,
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
        // An earlier hand may be void as well: a player who leaves from the second hand of a block skips the first one too.
        let first = void.first().map(|slot| HandNumber { round: slot.round, hand: slot.hand });
        let from = since_text(words, after, first.unwrap_or(from));
        says.push(
            words
                .say("people-void")
                .with("count", void.len())
                .with("name", name.clone())
                .with("from", from)
                .to_string(),
        );
    } else if !is_redrawn {
        says.extend(seating_text(after, &then, words));
    }
    if then.standings.finished {
        says.push(words.say("people-ends").to_string());
    }
    let points = now
        .standings
        .standings
        .iter()
        .find(|line| Some(&line.entrant) == after.entrant_of(leaves).map(|e| &e.id));
    let points = points.and_then(|line| line.total);
    says.push(
        words
            .say("people-keeps")
            .with("name", name)
            .with("points", points.unwrap_or(0))
            .with("has", if points.is_some() { "points" } else { "none" })
            .to_string(),
    );
    says
}

fn describe_arrival(
    before: &Tournament,
    after: &Tournament,
    (name, since): (&str, HandNumber),
    words: Translator,
) -> Vec<String> {
    let then = tally(after);
    let came = then.arrivals.iter().find(|arrival| before.entrant(&arrival.entrant).is_none());
    let charged = after.setup().method().id().charges_points() && !after.setup().ranks_by_average();
    let key = if charged { "people-begins-charged" } else { "people-begins" };
    let points = came.map_or(0, |arrival| arrival.points);
    let from = since_text(words, after, since);
    let mut says = vec![words.say("people-joins").with("name", name).with("from", from).to_string()];
    says.extend(seating_text(after, &then, words).filter(|_| after.setup().plan().is_none()));
    says.push(words.say(key).with("name", name).with("points", points).to_string());
    if let (Some(redrawn), Some(came)) = (after.redrawn_from(since), came) {
        let own = redrawn.players.iter().find(|own| own.entrant.id == came.entrant);
        let hands = own.map_or(0, |own| own.hands);
        says.push(words.say("people-fewer").with("name", name).with("hands", hands).to_string());
    }
    says
}

/// Lists the players at the table of a match after the change, clockwise.
fn seating_text(after: &Tournament, then: &Tally, words: Translator) -> Option<String> {
    let next = then.standings.next.first()?;
    let names: Vec<String> = next.seats.players().iter().map(|player| name_of(after, player)).collect();
    let says = TournamentText { words, tournament: after };
    Some(words.say("people-seats").with("count", names.len()).with("names", says.list(&names)).to_string())
}

/// One seat in the list of players.
pub struct PersonLine {
    /// The id of the player in the seat.
    pub id: String,
    pub name: String,
    /// The name of the entrant's line, if it differs from the player's name.
    pub line: Option<String>,
    /// The reason why no change is possible: withdrawn, disqualified or eliminated.
    pub gone: Option<Badge>,
}

pub struct LastLineUpChange {
    pub id: String,
    pub what: String,
    /// True if the change can be undone, because nothing has been recorded since.
    pub undoable: bool,
}

/// The players, with the line-up changes that are possible.
pub struct PeopleList {
    pub lines: Vec<PersonLine>,
    pub takes_late: bool,
    /// True until the tournament is over.
    pub open: bool,
    pub last: Option<LastLineUpChange>,
}

impl PeopleList {
    /// Lists the people of a started tournament.
    pub fn of(stored: &TournamentRecord, tally: &Tally, words: Translator) -> Self {
        let tournament = &stored.tournament;
        let last = stored.steps.last().map(|taken| LastLineUpChange {
            id: taken.id.to_string(),
            what: describe_line_up_change(words, tournament, &taken.step),
            undoable: stored.undoable().is_some_and(|undoable| undoable.id == taken.id),
        });
        Self {
            lines: tournament.entrants().iter().flat_map(|entrant| seats(entrant, tally, words)).collect(),
            takes_late: tournament.setup().format().allows_late_players(),
            open: !tally.standings.is_over(),
            last,
        }
    }
}

/// Lists the players who hold an entrant's seats now.
fn seats(entrant: &Entrant, tally: &Tally, words: Translator) -> Vec<PersonLine> {
    let state =
        tally.standings.standings.iter().find(|line| line.entrant == entrant.id).map(|line| line.state);
    let gone = match state {
        Some(StandingState::Withdrawn) => Some(Badge::Withdrawn),
        Some(StandingState::Disqualified) => Some(Badge::Disqualified),
        Some(StandingState::Eliminated) => Some(Badge::Eliminated),
        _ => entrant.withdrawal().map(|_| Badge::Withdrawn),
    };
    let whole = line_name(words, entrant);
    let line = |id: &PlayerId| {
        let player = entrant.everybody().find(|player| player.id == *id)?;
        let name = player.name.to_string();
        let line = Some(whole.clone()).filter(|line| *line != name);
        Some(PersonLine { id: player.id.to_string(), name, line, gone })
    };
    entrant.last_seated().into_iter().filter_map(line).collect()
}

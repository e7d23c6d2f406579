//! Events of a tournament other than results.

use lastcard_club::{
    BlockChoice, CallPayload, ClockCommand, ClockPayload, ConfirmationMode, ConfirmationPayload,
    DealerPayload, EntrantOrder, EventKind, NoticePayload, PrizeGivingProgress,
};
use lastcard_store::AccountId;
use lastcard_store::accounts::Account;
use lastcard_store::tournaments::Event;
use lastcard_tournament::{CountingMode, EntrantId, ShortText, Tournament, Zone};

use crate::control_room::clock::timer_name;
use crate::line_up::texts;
use crate::rulings::verdict_text;
use crate::ui::{
    message::join_names, seats::seat_change, tournament_text::TournamentText, translator::Translator,
};

pub struct EventLine {
    /// The time on the club's clocks.
    pub when: String,
    pub what: String,
    /// The organiser; `None` if the event was not caused by an organiser of the club.
    pub who: Option<String>,
}

/// Lists all events, newest first.
pub fn event_lines(
    events: &[Event],
    tournament: &Tournament,
    accounts: &[Account],
    zone: Zone,
    words: Translator,
) -> Vec<EventLine> {
    let line = |event: &Event| EventLine {
        when: words.date_time(event.created_at, zone),
        what: describe_event(event, tournament, (zone, words)),
        who: name_of(event.account_id.as_ref(), accounts),
    };
    events.iter().rev().map(line).collect()
}

pub fn name_of(id: Option<&AccountId>, accounts: &[Account]) -> Option<String> {
    let account = accounts.iter().find(|account| Some(&account.id) == id)?;
    Some(account.name.to_string())
}

pub fn describe_event(event: &Event, tournament: &Tournament, (zone, w): (Zone, Translator)) -> String {
    match &event.kind {
        EventKind::Drawn { order, entrants } => {
            let key = match order {
                EntrantOrder::ByLot => "event-drawn",
                EntrantOrder::AsTyped => "event-typed",
            };
            w.say(key).with("order", order_of(entrants, tournament)).to_string()
        }
        EventKind::Reissued { table } => w.say("event-reissued").with("table", *table).to_string(),
        EventKind::DealerDrawn(DealerPayload { table, player })
        | EventKind::DealerUndone(DealerPayload { table, player }) => {
            let key = format!("event-{}", event.kind);
            w.say(key).with("table", *table).with("name", player.as_str()).to_string()
        }
        EventKind::Clock(note) => clock(w, note),
        EventKind::Said(NoticePayload { text, .. }) => {
            w.say("event-said").with("text", text.as_str()).to_string()
        }
        EventKind::Called(CallPayload { table, note }) => {
            let key = if note.is_some() { "event-called-because" } else { "event-called" };
            let note = note.as_ref().map_or("", ShortText::as_str);
            w.say(key).with("table", *table).with("note", note).to_string()
        }
        EventKind::CallEnded { table } => {
            let key =
                if event.account_id.is_some() { "event-call-answered" } else { "event-call-taken-back" };
            w.say(key).with("table", *table).to_string()
        }
        EventKind::Ruled(ruling) | EventKind::RulingUndone(ruling) => {
            let what = verdict_text(w, tournament, &ruling.verdict);
            let text = w.say(format!("event-{}", event.kind)).with("what", what);
            text.with("reason", ruling.reason.as_str()).to_string()
        }
        EventKind::Confirming(confirming) => confirming_text(w, *confirming),
        EventKind::Counting(CountingMode::Players) => w.say("event-counting-own").to_string(),
        EventKind::Counting(CountingMode::Table) => w.say("event-counting-table").to_string(),
        EventKind::Confirmed(note) => confirmation_text(TournamentText { words: w, tournament }, note),
        EventKind::CodesUntil(Some(until)) => {
            w.say("event-codes-until-at").with("at", w.date_time(*until, zone)).to_string()
        }
        EventKind::PrizeGiving(PrizeGivingProgress { place: Some(place) }) => {
            w.say("event-prize-giving-place").with("place", *place).to_string()
        }
        EventKind::Closed(choice) => block(w, "event-closed", *choice),
        EventKind::Opened(choice) => block(w, "event-opened", *choice),
        EventKind::Merged { goes, stays } => {
            w.say("event-merged").with("goes", goes.as_str()).with("stays", stays.as_str()).to_string()
        }
        EventKind::Seat(change) => {
            let what = seat_change(w, tournament, change);
            let hand = TournamentText { words: w, tournament }.hand(change.slot);
            let table = change.slot.table;
            w.say("event-seat").with("hand", hand).with("table", table).with("what", what).to_string()
        }
        kind => texts::describe_line_up_event(w, tournament, event)
            .unwrap_or_else(|| w.say(format!("event-{kind}")).to_string()),
    }
}

/// Describes a change to confirmation by the other side.
fn confirming_text(words: Translator, confirming: ConfirmationMode) -> String {
    let (key, minutes) = match confirming {
        ConfirmationMode::Off => ("event-confirming-off", 0),
        ConfirmationMode::Shown(minutes) => ("event-confirming-shown", minutes.get()),
        ConfirmationMode::Required(minutes) => ("event-confirming-required", minutes.get()),
    };
    words.say(key).with("minutes", minutes).to_string()
}

/// Says who confirmed a result.
fn confirmation_text(says: TournamentText<'_>, note: &ConfirmationPayload) -> String {
    let key = if note.player.is_some() { "event-confirmed" } else { "event-confirmed-organiser" };
    let player = note.player.as_ref().map(|player| says.player(player)).unwrap_or_default();
    let text = says.words.say(key).with("hand", says.hand(note.slot)).with("table", note.slot.table);
    text.with("player", player).to_string()
}

/// Describes a change to a block or a round.
fn block(w: Translator, key: &'static str, BlockChoice { round, block }: BlockChoice) -> String {
    let what = match block {
        Some(block) => w.say("blocks-block").with("round", round).with("block", block),
        None => w.say("blocks-round").with("round", round),
    };
    w.say(key).with("what", what.to_string()).to_string()
}

/// Describes a change to a timer, and names the table.
fn clock(w: Translator, ClockPayload { table, deed }: &ClockPayload) -> String {
    let (key, minutes) = match deed {
        ClockCommand::Started(minutes) => ("event-clock-started", Some(minutes)),
        ClockCommand::Paused => ("event-clock-paused", None),
        ClockCommand::Resumed => ("event-clock-resumed", None),
        ClockCommand::Extended(minutes) => ("event-clock-extended", Some(minutes)),
        ClockCommand::Shortened(minutes) => ("event-clock-shortened", Some(minutes)),
        ClockCommand::Ended => ("event-clock-ended", None),
    };
    let minutes = minutes.map(|minutes| w.number(minutes.get()).to_string()).unwrap_or_default();
    w.say(key).with("whose", timer_name(w, *table)).with("minutes", minutes).to_string()
}

/// Joins the names in an order. An entrant who has since left the draft appears by id.
pub fn order_of(entrants: &[EntrantId], tournament: &Tournament) -> String {
    let name = |id: &EntrantId| {
        let entrant = tournament.entrant(id);
        entrant.map_or_else(|| id.to_string(), |entrant| entrant.name.to_string())
    };
    join_names(entrants.iter().map(name))
}

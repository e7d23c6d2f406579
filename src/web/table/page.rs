//! `/at/{code}`: the table's page on a phone.

use askama::Template;

use lastcard_snapshots::TournamentSnapshot;
use lastcard_snapshots::played_hands::HandSnapshot;
use lastcard_store::entries::random_key;
use lastcard_tournament::{
    Entry, Hand, PlayerId, SeatMove, ShortText, Slot, Standing, StandingState, Status, TableState,
    Tournament, tables,
};

use crate::hand_form::{
    form::{FormTarget, HandForm},
    typed::TypedHand,
};
use crate::leaderboard::ranks::RankChange;
use crate::offline;
use crate::player::{page::next_places, self_reports::SelfReportsView};
use crate::table::{
    confirming::ConfirmationRequest, dealer::DealerDrawView, end::TableEnd, hand_page::UndoneResult,
    result_effect::ResultEffect,
};
use crate::ui::{
    badge::Badge,
    page::{Page, Visitor},
    qr,
    status_bar::StatusBar,
    tournament_text::TournamentText,
};

#[derive(Debug, Clone, Copy)]
pub struct TableContext<'a> {
    pub snapshot: &'a TournamentSnapshot,
    pub code: &'a str,
    pub table: u32,
    /// The hand set up last on phones at this table, if any.
    pub dealt: Option<&'a HandSnapshot>,
}

impl TableContext<'_> {
    /// Returns the target of a form or button of this table, based on the current revision of a hand.
    pub fn form_target(&self, slot: Slot) -> FormTarget {
        FormTarget {
            action: format!("/at/{}/entries", self.code),
            based_on: self.snapshot.stored.revision(slot),
            entry_key: random_key().to_string(),
            cancel: None,
            foresees: None,
            seen: None,
        }
    }

    /// Returns a version that changes whenever the page may show something else, such as the standings after
    /// another table's hand.
    pub fn version(&self) -> String {
        let (mark, hall) = (self.snapshot.record_version(), StatusBar::version(self.snapshot));
        let phones = self.in_play().map(|moment| format!("-{}", moment.dealt.state)).unwrap_or_default();
        // Announcements to the hall count as changes of the tournament but change nothing else on the page.
        let table = i64::from(mark.revision) - i64::from(self.snapshot.stored.hall.changes);
        let asks = self.snapshot.unconfirmed.keys().filter(|slot| slot.table == self.table).count();
        let asks = if asks > 0 { format!("-u{asks}") } else { String::new() };
        let counts = self.snapshot.stored.own_counts.iter().filter(|(slot, _)| slot.table == self.table);
        let said = counts.map(|(_, counts)| counts.last_number()).max().map(|said| format!("-c{said}"));
        format!("{table}-{}{phones}{asks}{}~{hall}", mark.entries, said.unwrap_or_default())
    }

    /// Returns the hand that is being played on phones.
    fn in_play(&self) -> Option<&HandSnapshot> {
        self.dealt.filter(|moment| moment.dealt.state.is_in_play())
    }

    fn tournament(&self) -> &Tournament {
        self.snapshot.tournament()
    }

    /// Returns the last entry of this table that is in force.
    fn last_entry(&self) -> Option<&Entry> {
        let stored = &self.snapshot.stored;
        let is_last =
            |entry: &&Entry| entry.slot.table == self.table && stored.revision(entry.slot) == entry.revision;
        stored.entries.iter().rev().map(|entry| &entry.entry).find(is_last)
    }

    /// Returns the target for taking back or bringing back the last entry, or `None` while that hand is being
    /// played on phones, because the action would end it.
    fn undo_target(&self, slot: Slot) -> Option<FormTarget> {
        let is_played = self.in_play().is_some_and(|moment| moment.dealt.slot == slot);
        let is_kept = self.snapshot.stored.is_block_closed(slot);
        (!is_played && !is_kept && self.snapshot.status().takes_results()).then(|| self.form_target(slot))
    }
}

/// The page that a table uses to play and record its hands.
#[derive(Template)]
#[template(path = "table/page.html")]
pub struct TablePage {
    page: Page,
    name: String,
    /// Tournament id under which a phone keeps unsent entries, even if the code changes.
    tournament: String,
    /// Address of the leaderboard, if the players may see it.
    leaderboard: Option<String>,
    code: String,
    /// QR code of the table's address.
    own_code: String,
    /// Address at which a scorer chooses other tables.
    all_tables: Option<String>,
    table: u32,
    /// Version that changes whenever the page would show something else.
    version: String,
    /// The clock, and the announcements to the hall.
    hall: StatusBar,
    /// True if an organiser can be called.
    calls: bool,
    /// Time at which the table called an organiser, if it has.
    called: Option<String>,
    saved: Option<SavedResult>,
    /// Results that the other side is asked to confirm.
    asks: Vec<ConfirmationRequest>,
    taken_back: Option<(Slot, UndoneResult)>,
    /// Self-reports of the hand in play.
    own_counts: Option<SelfReportsView>,
    /// The club's own rule, in words.
    own_rule: Option<String>,
    /// Number of cards that the deck should have, shown before the first hand.
    deck: Option<u32>,
    /// Draw for the first dealer, until the first hand has been played.
    dealer: Option<DealerDrawView>,
    now: TablePhase,
    /// Next places of the players who just left the table.
    moves: Vec<(String, String)>,
    /// Players at the table, with the addresses of their personal codes.
    people: Vec<(String, String)>,
    /// Players who sit out the current block.
    resting: Option<String>,
    /// Forms of the later hands in this block, for a phone that loses its signal.
    later: Vec<LaterHand>,
    hands: Vec<ResultLine>,
    standings: Vec<StandingLine>,
    /// True if nothing can be changed any more.
    closed: bool,
    /// Pages that the phone caches together with this one.
    kept: String,
}

enum TablePhase {
    /// Plays this hand, possibly after seat changes or on phones.
    Plays {
        title: String,
        again: bool,
        slot: Slot,
        seats: Vec<String>,
        form: Box<HandForm>,
        phones: Option<&'static str>,
    },
    /// Waits for the other tables.
    Waits,
    /// Has no hand left, while another table still has one.
    Done,
    Over(TableEnd),
}

struct LaterHand {
    title: String,
    /// Seat changes before the hand.
    seats: Vec<String>,
    form: HandForm,
}

struct SavedResult {
    title: String,
    says: String,
    penalties: Vec<String>,
    moment: ResultEffect,
    undo: Option<FormTarget>,
    slot: Slot,
}

struct ResultLine {
    title: String,
    /// True if the other side has yet to confirm it.
    is_unconfirmed: bool,
    says: String,
    href: String,
}

pub struct StandingLine {
    pub rank: String,
    pub name: String,
    /// Points, or hands won or lost, followed by the average if the ranking uses it.
    pub figure: String,
    /// Out of the tournament, or at the limit.
    pub lost: bool,
}

impl StandingLine {
    pub fn new(says: TournamentText<'_>, line: &Standing) -> Self {
        Self {
            rank: says.words.rank(line.rank),
            name: says.entrant_name(&line.entrant),
            figure: says.figure(line),
            lost: line.at_limit
                || matches!(
                    line.state,
                    StandingState::Eliminated | StandingState::Lost | StandingState::Disqualified
                ),
        }
    }
}

impl TablePage {
    pub fn new(visitor: &Visitor, seen: &TableContext<'_>) -> Self {
        let words = visitor.words;
        let says = TournamentText { words, tournament: seen.tournament() };
        let title = words
            .say("table-title")
            .with("table", seen.table)
            .with("name", seen.tournament().name().as_str());
        let (now, playing) = current_phase(says, seen);
        Self {
            name: seen.tournament().name().to_string(),
            tournament: seen.snapshot.header().id.to_string(),
            leaderboard: seen.snapshot.header().open_address(),
            code: seen.code.to_owned(),
            own_code: qr::svg(&format!("{}/at/{}", visitor.origin, seen.code)),
            all_tables: seen.code.split_once('.').map(|(scorer, _)| format!("/score/{scorer}")),
            kept: format!(
                "/at/{}/rules {}",
                seen.code,
                offline::offline_urls(seen.snapshot.header().open_address().as_deref())
            ),
            table: seen.table,
            version: seen.version(),
            hall: StatusBar::new(words, seen.snapshot, Some(seen.table)),
            calls: seen.snapshot.status().is_in_play(),
            called: called_since(says, seen),
            // The effect of the last hand includes places.
            saved: last_saved(says, seen).filter(|_| !seen.snapshot.is_revealing()),
            asks: ConfirmationRequest::all(says, seen.snapshot, Some(seen.table), None),
            taken_back: last_undone(says, seen),
            own_counts: playing.and_then(|slot| self_reports(says, seen, slot)),
            dealer: dealer(says, seen),
            own_rule: seen.tournament().setup().own_rule().map(ToString::to_string),
            deck: seen
                .tournament()
                .hand_awaiting_dealer(seen.table)
                .map(|_| seen.tournament().setup().rules().deck().size()),
            later: playing.map(|slot| later_hands(says, seen, slot)).unwrap_or_default(),
            hands: lines(says, seen),
            standings: places(says, seen),
            resting: resting_line(says, seen),
            moves: next_places(words, seen.snapshot, seen.table),
            people: people(says, seen),
            closed: seen.snapshot.status() == Status::Archived,
            now,
            page: Page::new(visitor, title).of_tournament(seen.snapshot),
        }
    }
}

/// Returns the players of the hand in play, or of the last one.
fn people(says: TournamentText<'_>, seen: &TableContext<'_>) -> Vec<(String, String)> {
    let of_table = || seen.tournament().hands().iter().filter(|hand| hand.slot.table == seen.table);
    let hand = of_table().find(|hand| hand.is_open()).or_else(|| of_table().next_back());
    let players = hand.map(|hand| hand.seating.players()).unwrap_or_default();
    let person = |player: &PlayerId| (says.player(player), format!("/at/{}/players/{player}", seen.code));
    let status = seen.snapshot.status();
    players.iter().filter(|_| status.is_in_play() || status.is_over()).map(person).collect()
}

/// Returns the time at which the table called an organiser, or `None` if it has not.
fn called_since(says: TournamentText<'_>, seen: &TableContext<'_>) -> Option<String> {
    let call = seen.snapshot.stored.hall.calls.get(&seen.table)?;
    Some(says.words.time_of_day(call.since, seen.snapshot.club.time_zone))
}

/// Returns the state of the table, and the hand in play.
fn current_phase(says: TournamentText<'_>, seen: &TableContext<'_>) -> (TablePhase, Option<Slot>) {
    let tables = tables(seen.tournament(), &seen.snapshot.tally.standings);
    let state = tables.iter().find(|table| table.number == seen.table).map(|table| table.state);
    let hand = match state {
        Some(TableState::Plays(slot)) => seen.tournament().hand(slot),
        Some(TableState::Waits) => return (TablePhase::Waits, None),
        // The table has played its hands, or redrawn blocks do not use it; another table is still playing.
        Some(TableState::Done) | None if !seen.snapshot.status().is_over() => {
            return (TablePhase::Done, None);
        }
        Some(TableState::Done) | None => None,
    };
    let Some(hand) = hand else {
        return (TablePhase::Over(TableEnd::new(says, seen)), None);
    };
    let dealt = seen.in_play().is_some_and(HandSnapshot::is_open);
    let moves = says.tournament.seat_moves_due(hand.slot);
    let seats = if dealt { Vec::new() } else { says.seat_moves(&moves) };
    let form = Box::new(form(says, seen, hand, &moves));
    let phones = seen
        .in_play()
        .filter(|moment| moment.dealt.slot == hand.slot)
        .map(|moment| if moment.is_open() { "play-is-on-open" } else { "play-is-on-joining" });
    let (title, again, slot) = (title(says, hand), !hand.voided.is_empty(), hand.slot);
    (TablePhase::Plays { title, again, slot, seats, form, phones }, Some(slot))
}

/// Returns the draw for the first dealer. It is closed once the hand is dealt on phones.
fn dealer(says: TournamentText<'_>, seen: &TableContext<'_>) -> Option<DealerDrawView> {
    says.tournament.hand_awaiting_dealer(seen.table).filter(|_| !seen.snapshot.is_draft())?;
    let dealt = seen.in_play().is_some_and(HandSnapshot::is_open);
    DealerDrawView::new(says, seen.table, format!("/at/{}/dealer", seen.code), !dealt)
}

/// Returns the self-reports for the hand in play, or `None` while it is being played on phones.
fn self_reports(says: TournamentText<'_>, seen: &TableContext<'_>, playing: Slot) -> Option<SelfReportsView> {
    let enter = format!("/at/{}/hands/{playing}", seen.code);
    SelfReportsView::of(says, &seen.snapshot.stored, playing, enter).filter(|_| seen.in_play().is_none())
}

fn resting_line(says: TournamentText<'_>, seen: &TableContext<'_>) -> Option<String> {
    let players = seen.tournament().sitting_out_now(&seen.snapshot.tally.standings);
    let names: Vec<String> = players.iter().map(|player| player.name.to_string()).collect();
    let line = || says.words.say("table-sitting-out").with("names", says.list(&names)).to_string();
    (!names.is_empty()).then(line)
}

/// Formats the title: “Hand 3 of 12”, or “Hand 3” if the number of hands is open.
fn title(says: TournamentText<'_>, hand: &Hand) -> String {
    if says.tournament.setup_of(hand.slot).plan().is_none() {
        return says.hand(hand.slot);
    }
    let of = says.tournament.round_hand_count(hand.slot.round);
    says.words.say("table-hand-of").with("hand", says.hand(hand.slot)).with("hands", of).to_string()
}

/// Creates the form of a hand, with these seat changes before it.
fn form(says: TournamentText<'_>, seen: &TableContext<'_>, hand: &Hand, moves: &[SeatMove<'_>]) -> HandForm {
    HandForm::new(says, hand, &TypedHand::default(), &[], seen.form_target(hand.slot)).with_seat_moves(moves)
}

/// Returns the remaining hands of the block, whose seats are known and which no other table can hold up.
fn later_hands(says: TournamentText<'_>, seen: &TableContext<'_>, playing: Slot) -> Vec<LaterHand> {
    let later = |hand: &Hand| {
        let moves = says.tournament.seat_moves_due(hand.slot);
        let form = form(says, seen, hand, &moves);
        LaterHand { title: title(says, hand), seats: says.seat_moves(&moves), form }
    };
    says.tournament.rest_of_block(playing).filter(|hand| hand.is_open()).map(later).collect()
}

/// Returns the last result, or `None` once it has been taken back, so that a second tap does not undo the
/// previous hand.
fn last_saved(says: TournamentText<'_>, seen: &TableContext<'_>) -> Option<SavedResult> {
    let last = seen.last_entry()?;
    if seen.snapshot.stored.revisions(last.slot).redo_target().is_some() {
        return None;
    }
    let hand = seen.tournament().hand(last.slot)?;
    let outcome = last.outcome.as_ref()?;
    Some(SavedResult {
        title: says.hand(last.slot),
        says: says.result(hand, outcome),
        penalties: last.penalties.iter().map(|penalty| says.penalty(penalty)).collect(),
        moment: ResultEffect::new(says, seen, hand, outcome),
        undo: seen.undo_target(last.slot),
        slot: last.slot,
    })
}

/// Returns the result that was taken back last, with the one now in force.
fn last_undone(says: TournamentText<'_>, seen: &TableContext<'_>) -> Option<(Slot, UndoneResult)> {
    let last = seen.last_entry()?;
    let before = seen.snapshot.stored.revisions(last.slot).redo_target()?;
    let hand = seen.tournament().hand(last.slot)?;
    let said = |entry: &Entry| Some(says.result(&hand.with_seating_of(entry), entry.outcome.as_ref()?));
    let (key, result) = match said(last) {
        Some(result) => ("table-restored", result),
        None => ("table-taken-back", said(before)?),
    };
    let line = says.words.say(key).with("hand", says.hand(last.slot)).with("result", result).to_string();
    Some((last.slot, UndoneResult { says: line, redo: seen.undo_target(last.slot) }))
}

fn lines(says: TournamentText<'_>, seen: &TableContext<'_>) -> Vec<ResultLine> {
    let hands = seen.tournament().hands().iter().filter(|hand| hand.slot.table == seen.table).rev();
    let line = |hand: &Hand| {
        let result = hand.result.as_ref()?;
        Some(ResultLine {
            title: says.hand(hand.slot),
            is_unconfirmed: seen.snapshot.unconfirmed.contains_key(&hand.slot),
            says: says.result(hand, result),
            href: format!("/at/{}/hands/{}", seen.code, hand.slot),
        })
    };
    hands.filter_map(line).collect()
}

fn places(says: TournamentText<'_>, seen: &TableContext<'_>) -> Vec<StandingLine> {
    let is_held_back = seen.snapshot.is_embargoed || seen.snapshot.is_revealing();
    let told = seen.snapshot.tally.standings.standings.iter().filter(|_| !is_held_back);
    told.map(|line| StandingLine::new(says, line)).collect()
}

//! The lines of an audit log: a tournament's results, self-reports and events, and a club's other actions.

use std::collections::BTreeMap;

use lastcard_club::EventKind;
use lastcard_store::AccountId;
use lastcard_store::accounts::Account;
use lastcard_store::audit_log::AuditEntry;
use lastcard_store::entries::LedgerEntry;
use lastcard_store::players::RosterPlayer;
use lastcard_store::self_reports::PlayerReport;
use lastcard_store::tournaments::{ClubEvent, Event, TournamentRecord};
use lastcard_tournament::{Name, Zone};

use crate::audit::page::{AuditLine, newest_first};
use crate::control_room::events::{describe_event, name_of};
use crate::hands::history::{action_key, author_with_device};
use crate::player::self_reports::report_text as own_count;
use crate::ui::{tournament_text::TournamentText, translator::Translator};

/// Lists the whole audit log, newest first.
pub fn tournament_lines(
    words: Translator,
    stored: &TournamentRecord,
    events: &[Event],
    accounts: &[Account],
    (counts, deeds): (&[PlayerReport], &[AuditEntry]),
    zone: Zone,
) -> Vec<AuditLine> {
    let says = TournamentText { words, tournament: &stored.tournament };
    let organisers: BTreeMap<AccountId, Name> =
        accounts.iter().map(|account| (account.id.clone(), account.name.clone())).collect();
    let nobody = || words.say("events-nobody").to_string();
    let event = |event: &Event| AuditLine {
        at: event.created_at,
        group: group(&event.kind),
        who: name_of(event.account_id.as_ref(), accounts).unwrap_or_else(nobody),
        what: describe_event(event, &stored.tournament, (zone, words)),
    };
    let entries = stored.entries.iter().map(|entry| entry_line(says, stored, &organisers, entry));
    let said = counts.iter().filter_map(|count| count_line(says, count));
    let own = deeds.iter().filter(|deed| deed.about == stored.header.slug);
    let own = own.map(|deed| action_line(words, deed, ""));
    newest_first(entries.chain(events.iter().map(event)).chain(said).chain(own).collect())
}

/// “Hand 5, table 3: corrected: Anna and Boris +57”
fn entry_line(
    says: TournamentText<'_>,
    stored: &TournamentRecord,
    organisers: &BTreeMap<AccountId, Name>,
    ledger: &LedgerEntry,
) -> AuditLine {
    let (words, entry) = (says.words, &ledger.entry);
    let hand = stored.tournament.hand(entry.slot).map(|hand| hand.with_seating_of(entry));
    let result = hand.zip(entry.outcome.as_ref()).map(|(hand, result)| says.result(&hand, result));
    let what = words
        .say("audit-recorded")
        .with("hand", says.hand(entry.slot))
        .with("table", entry.slot.table)
        .with("did", words.say(action_key(&stored.revisions(entry.slot), entry)).to_string())
        .with("result", result.unwrap_or_default());
    let what = if ledger.note.is_empty() { what.to_string() } else { format!("{what} ({})", ledger.note) };
    AuditLine {
        at: ledger.created_at,
        group: "results",
        who: author_with_device(words, organisers, ledger),
        what,
    }
}

/// “Hand 5, table 3: 25 points left”
fn count_line(says: TournamentText<'_>, said: &PlayerReport) -> Option<AuditLine> {
    let hand = says.tournament.hand(said.slot)?;
    let what = says
        .words
        .say("audit-counted")
        .with("hand", says.hand(said.slot))
        .with("table", said.slot.table)
        .with("count", own_count(says, hand, &said.count))
        .to_string();
    let who = [says.player(&said.player), said.device.clone()];
    let who = who.into_iter().filter(|part| !part.is_empty()).collect::<Vec<_>>().join(" · ");
    Some(AuditLine { at: said.at, group: "counts", who, what })
}

/// Describes an action in the club; `about` names its object.
pub fn action_line(words: Translator, deed: &AuditEntry, about: &str) -> AuditLine {
    let what = words.say(format!("audit-action-{}", deed.kind)).to_string();
    AuditLine {
        at: deed.at,
        group: "club",
        who: deed.by.clone().unwrap_or_else(|| words.say("audit-on-server").to_string()),
        what: if about.is_empty() { what } else { format!("{what}: {about}") },
    }
}

pub fn group(kind: &EventKind) -> &'static str {
    match kind {
        EventKind::Substituted(_)
        | EventKind::Withdrawn(_)
        | EventKind::Joined(_)
        | EventKind::Undone { .. }
        | EventKind::Merged { .. }
        | EventKind::Erased
        | EventKind::Seat(_) => "people",
        EventKind::Ruled(_) | EventKind::RulingUndone(_) => "rulings",
        EventKind::Clock(_)
        | EventKind::Said(_)
        | EventKind::SaidNoMore
        | EventKind::Called(_)
        | EventKind::CallEnded { .. }
        | EventKind::Closed(_)
        | EventKind::Opened(_)
        | EventKind::PrizeGiving(_)
        | EventKind::PrizeGivingEnded
        | EventKind::DealerDrawn(_)
        | EventKind::DealerUndone(_) => "conduct",
        EventKind::Confirmed(_) => "results",
        EventKind::Reissued { .. }
        | EventKind::ScorerIssued
        | EventKind::ScorerRevoked
        | EventKind::CodesUntil(_) => "codes",
        EventKind::Created
        | EventKind::Edited
        | EventKind::Drawn { .. }
        | EventKind::Started
        | EventKind::Stopped
        | EventKind::Reopened
        | EventKind::Archived
        | EventKind::Unarchived
        | EventKind::Redrafted
        | EventKind::ChancesShown
        | EventKind::ChancesHidden
        | EventKind::PlayOff
        | EventKind::PlayOffUndone
        | EventKind::Audience
        | EventKind::Confirming(_)
        | EventKind::Counting(_)
        | EventKind::TrialPace(_) => "set-up",
    }
}

/// The sources of a club's audit log.
pub struct ClubAuditContext {
    /// Actions outside tournaments.
    pub deeds: Vec<AuditEntry>,
    /// The roster, for names.
    pub players: Vec<RosterPlayer>,
    /// Events in the life of its tournaments.
    pub events: Vec<ClubEvent>,
    /// Organisers and referees, for names.
    pub accounts: Vec<Account>,
}

/// Lists the whole audit log, newest first.
pub fn club_lines(words: Translator, seen: &ClubAuditContext) -> Vec<AuditLine> {
    // The name comes from the roster as it is now: an erased player has none.
    let about = |deed: &AuditEntry| {
        let player = seen.players.iter().find(|player| player.id.as_str() == deed.about);
        match player {
            Some(player) => player.name.to_string(),
            None if deed.about.len() == 32 => String::new(),
            None => deed.about.clone(),
        }
    };
    let event = |event: &ClubEvent| AuditLine {
        at: event.at,
        group: "set-up",
        who: name_of(event.account_id.as_ref(), &seen.accounts)
            .unwrap_or_else(|| words.say("events-nobody").to_string()),
        what: words
            .say("audit-tournament")
            .with("name", event.tournament.as_str())
            .with("what", words.say(format!("event-{}", event.kind)).to_string())
            .to_string(),
    };
    let deeds = seen.deeds.iter().map(|deed| action_line(words, deed, &about(deed)));
    newest_first(deeds.chain(seen.events.iter().map(event)).collect())
}

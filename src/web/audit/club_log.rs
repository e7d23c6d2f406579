//! The audit log of a club: actions outside its tournaments, and tournaments made, archived or deleted.

use lastcard_store::accounts::Account;
use lastcard_store::audit_log::AuditEntry;
use lastcard_store::players::RosterPlayer;
use lastcard_store::tournaments::ClubEvent;

use crate::audit::{
    log::{AuditLine, newest_first},
    tournament_log::action_line,
};
use crate::control_room::events::name_of;
use crate::ui::translator::Translator;

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

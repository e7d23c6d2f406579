//! `/c/{club}/feed.atom`: finished tournaments and the latest results.

use std::collections::BTreeSet;

use atom_syndication as atom;
use chrono::{DateTime, Utc};

use lastcard_snapshots::{StagedEventSnapshot, TournamentSnapshot};
use lastcard_store::announcements::Announcement;
use lastcard_store::clubs::Club;
use lastcard_store::entries::LedgerEntry;
use lastcard_tournament::staged_event::EventState;

use crate::announcements::page_text::AnnouncementFacts;
use crate::export::{
    address::{encode_parameter, encode_url},
    preview::summary,
};
use crate::hands::embargoed::hand_and_table;
use crate::leaderboard::page::hand_path;
use crate::staged_events::summary::StagedEventCard;
use crate::ui::{
    tournament_header::TournamentHeader, tournament_text::TournamentText, translator::Translator,
};

/// Maximum number of entries in a feed; the latest are kept.
const MAX_ENTRIES: usize = 40;

/// Builds a club's feed from its announcements, events of several stages and tournaments; there may be none of them.
///
/// # Errors
/// None in practice: it writes to memory.
pub fn feed<'a>(
    words: Translator,
    origin: &str,
    club: &Club,
    (coming, events): (&[Announcement], &[StagedEventSnapshot]),
    snapshots: impl Iterator<Item = &'a TournamentSnapshot>,
) -> Result<Vec<u8>, atom::Error> {
    let mut entries: Vec<FeedEntry> =
        snapshots.flat_map(|snapshot| tournament_entries(words, snapshot)).collect();
    entries.extend(events.iter().filter_map(|shown| event_entry(words, club, shown)));
    entries.extend(coming.iter().map(|announcement| announcement_entry(words, club, announcement)));
    entries.sort_by(|one, other| (other.at, &other.id).cmp(&(one.at, &one.id)));
    entries.truncate(MAX_ENTRIES);
    let updated = entries.iter().map(|entry| entry.at).max().unwrap_or(club.created_at);
    let page = encode_url(&format!("{origin}/c/{}", club.slug));
    let feed = atom::Feed {
        title: atom::Text::plain(words.say("share-feed-title").with("club", club.name.as_str())),
        id: urn(club.id.as_str()),
        updated: updated.fixed_offset(),
        authors: vec![atom::Person {
            name: club.name.to_string(),
            uri: Some(page.clone()),
            ..atom::Person::default()
        }],
        icon: Some(format!("{origin}/static/icons/192.png")),
        links: vec![
            link("alternate", "text/html", page.clone()),
            link("self", "application/atom+xml", format!("{page}/feed.atom")),
        ],
        entries: entries.into_iter().map(|entry| entry.into_atom_entry(origin)).collect(),
        lang: Some(words.language().to_owned()),
        ..atom::Feed::default()
    };
    feed.write_to(Vec::new()).map(|xml| strip_forbidden_chars(&xml))
}

/// Removes characters that XML 1.0 forbids (production 2, `Char`): a single one in older data would make readers reject the whole feed.
fn strip_forbidden_chars(xml: &[u8]) -> Vec<u8> {
    let is_character = |c: &char| match c {
        '\t' | '\n' | '\r' => true,
        c => *c >= ' ' && !matches!(c, '\u{fffe}' | '\u{ffff}'),
    };
    String::from_utf8_lossy(xml).chars().filter(is_character).collect::<String>().into_bytes()
}

/// An event with a link to its page.
struct FeedEntry {
    at: DateTime<Utc>,
    id: String,
    title: String,
    says: String,
    path: String,
}

impl FeedEntry {
    fn into_atom_entry(self, origin: &str) -> atom::Entry {
        atom::Entry {
            title: atom::Text::plain(self.title),
            id: self.id,
            updated: self.at.fixed_offset(),
            links: vec![link("alternate", "text/html", encode_url(&format!("{origin}{}", self.path)))],
            summary: Some(atom::Text::plain(self.says)),
            ..atom::Entry::default()
        }
    }
}

fn announcement_entry(words: Translator, club: &Club, announcement: &Announcement) -> FeedEntry {
    let facts = AnnouncementFacts::of(words, club, announcement);
    let title = if facts.is_called_off { "share-feed-called-off" } else { "share-feed-announced" };
    FeedEntry {
        at: announcement.changed_at,
        id: urn(announcement.id.as_str()),
        title: words
            .say(title)
            .with("tournament", facts.name.as_str())
            .with("when", facts.starts.as_str())
            .into(),
        says: facts.in_a_sentence(words),
        path: format!("/t/{}", announcement.slug),
    }
}

/// Returns the entry for the end of an event.
fn event_entry(words: Translator, club: &Club, shown: &StagedEventSnapshot) -> Option<FeedEntry> {
    let last = shown.snapshots.iter().map(|own| outcome_at(own)).max()?;
    if shown.event.state() != EventState::Finished {
        return None;
    }
    let StagedEventCard { link, state, .. } = StagedEventCard::of(words, club, shown);
    let says = state?;
    let title = words.say("share-feed-ended").with("tournament", link.text).with("line", says.as_str());
    Some(FeedEntry {
        at: last,
        id: urn(shown.record.id.as_str()),
        title: title.into(),
        says,
        path: link.href,
    })
}

/// Returns the entry for the end of a tournament, and those for its latest results.
fn tournament_entries(words: Translator, snapshot: &TournamentSnapshot) -> Vec<FeedEntry> {
    let header = snapshot.header();
    let ended = snapshot.status().is_over().then(|| FeedEntry {
        at: outcome_at(snapshot),
        id: urn(header.id.as_str()),
        title: words
            .say("share-feed-ended")
            .with("tournament", header.name.as_str())
            .with("line", TournamentHeader::new(words, snapshot).line)
            .into(),
        says: summary(words, snapshot),
        path: format!("/t/{}", header.slug),
    });
    let mut told = BTreeSet::new();
    let entries = snapshot.stored.entries.iter().rev().filter(|_| !snapshot.is_embargoed);
    let latest = entries.filter(|entry| told.insert(entry.entry.slot));
    ended
        .into_iter()
        .chain(latest.filter_map(|entry| result(words, snapshot, entry)).take(MAX_ENTRIES))
        .collect()
}

fn result(words: Translator, snapshot: &TournamentSnapshot, entry: &LedgerEntry) -> Option<FeedEntry> {
    let (tournament, slot) = (snapshot.tournament(), entry.entry.slot);
    let says = TournamentText { words, tournament };
    let hand = tournament.hand(slot)?;
    let result = says.result(hand, hand.result.as_ref()?);
    let message = words.say("share-feed-result").with("tournament", snapshot.header().name.as_str());
    Some(FeedEntry {
        at: entry.created_at,
        id: format!("{}#{slot}", urn(snapshot.header().id.as_str())),
        title: message.with("hand", hand_and_table(says, slot)).with("result", result.as_str()).into(),
        says: result,
        path: hand_path(snapshot, slot),
    })
}

/// Returns the time of the end, or of a later change of the outcome (RFC 4287, 4.2.15).
fn outcome_at(snapshot: &TournamentSnapshot) -> DateTime<Utc> {
    let ended = ended_at(snapshot);
    snapshot.outcome_changed_at().map_or(ended, |changed| changed.max(ended))
}

/// Returns the time of the last result, or of the organiser's stop if that is later.
pub fn ended_at(snapshot: &TournamentSnapshot) -> DateTime<Utc> {
    let entered = snapshot.stored.entries.last().map(|entry| entry.created_at);
    entered.max(snapshot.header().stopped_at).unwrap_or_else(|| snapshot.changed_at())
}

fn link(rel: &str, kind: &str, href: String) -> atom::Link {
    atom::Link { href, rel: rel.to_owned(), mime_type: Some(kind.to_owned()), ..atom::Link::default() }
}

/// Returns a permanent id that does not depend on the address of the service.
fn urn(id: &str) -> String {
    let parts = [0..8, 8..12, 12..16, 16..20, 20..32].map(|part| id.get(part).unwrap_or_default());
    let is_ours = id.len() == 32 && id.bytes().all(|byte| byte.is_ascii_hexdigit());
    if is_ours {
        format!("urn:uuid:{}", parts.join("-"))
    } else {
        format!("urn:lastcard:{}", encode_parameter(id))
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn characters_forbidden_in_xml_are_left_out() {
        let kept = "<a>\tAnna \u{fffd}\u{fdd0}\u{85} 🦊</a>\r\n";
        assert_eq!(strip_forbidden_chars(kept.as_bytes()), kept.as_bytes());
        assert_eq!(
            strip_forbidden_chars("<a>\u{0}A\u{b}\u{1f}\u{fffe}n\u{ffff}na</a>".as_bytes()),
            b"<a>Anna</a>"
        );
    }
}

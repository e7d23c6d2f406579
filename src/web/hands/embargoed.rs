//! The cards of a duplicate deal, withheld until every table has played it.

use askama::Template;

use lastcard_snapshots::TournamentSnapshot;
use lastcard_tournament::Slot;

use crate::leaderboard::page::hand_path;
use crate::ui::{
    page::{Link, Page, Visitor},
    tournament_header::TournamentHeader,
    tournament_text::TournamentText,
    translator::Translator,
};

/// The reason why the cards of a hand are withheld.
pub struct WithheldCards {
    /// Hands still to be played with the same deck.
    pub waits: Vec<Link>,
}

impl WithheldCards {
    /// Describes a hand whose cards are withheld. If no other hand is left to play, the last one is still in play.
    fn new(words: Translator, snapshot: &TournamentSnapshot, slot: Slot) -> Self {
        let tournament = snapshot.tournament();
        let says = TournamentText { words, tournament };
        let link = |slot: Slot| Link { href: hand_path(snapshot, slot), text: hand_and_table(says, slot) };
        let left = tournament.deal(slot).map(|deal| tournament.open_hands_of_deal(deal, &snapshot.tally));
        Self { waits: left.into_iter().flatten().map(link).collect() }
    }

    /// Returns `None` if the cards of the hand may be seen. A deal played only with real cards has no secret, but is still withheld
    /// until every table has recorded it.
    pub fn of(words: Translator, snapshot: &TournamentSnapshot, slot: Slot) -> Option<Self> {
        let tournament = snapshot.tournament();
        let deal = tournament.deal(slot).filter(|deal| !snapshot.stored.opened.contains(deal))?;
        let withheld = Self::new(words, snapshot, slot);
        let is_dealt =
            || tournament.hands().iter().any(|h| h.shared && tournament.deal(h.slot) == Some(deal));
        (!withheld.waits.is_empty() || is_dealt()).then_some(withheld)
    }
}

/// “Hand 5, table 2”.
pub fn hand_and_table(says: TournamentText<'_>, slot: Slot) -> String {
    says.words.say("embargo-hand").with("hand", says.hand(slot)).with("table", slot.table).into()
}

/// The page shown instead of a replay or a log that is still secret.
#[derive(Template)]
#[template(path = "hands/embargoed.html")]
pub struct WithheldPage {
    page: Page,
    head: TournamentHeader,
    place: String,
    back: Link,
    withheld: WithheldCards,
}

impl WithheldPage {
    pub fn new(visitor: &Visitor, snapshot: &TournamentSnapshot, slot: Slot) -> Self {
        let words = visitor.words;
        let title = TournamentText { words, tournament: snapshot.tournament() }.hand(slot);
        Self {
            page: Page::new(visitor, title)
                .with_link_preview(snapshot)
                .with_live_stream(format!("/t/{}/news", snapshot.header().slug), snapshot.version()),
            head: TournamentHeader::new(words, snapshot),
            place: words.say("table-number").with("table", slot.table).into(),
            back: Link { href: hand_path(snapshot, slot), text: words.say("replay-leave").into() },
            withheld: WithheldCards::new(words, snapshot, slot),
        }
    }
}

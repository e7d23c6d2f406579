//! Title, links and names around the replay of a tournament's hand.

use lastcard_rules::log::HandLog;
use lastcard_snapshots::TournamentSnapshot;
use lastcard_tournament::Slot;

use crate::played_hands::{page::Frame, replay_page::ReplayLinks};
use crate::ui::{link::Link, tournament_text::TournamentText, translator::Translator};

/// The frame of a replay, its addresses, and the players' names.
pub struct ReplayFrame {
    /// The title, and the link back to the result of the hand.
    pub frame: Frame,
    /// Addresses of the steps and of the log.
    pub links: ReplayLinks,
    /// The players' names, by seat of the log.
    pub names: Vec<String>,
}

impl ReplayFrame {
    /// Creates the frame for the log of the hand in this slot.
    pub fn new(words: Translator, snapshot: &TournamentSnapshot, slot: Slot, log: &HandLog) -> Self {
        let tournament = snapshot.tournament();
        let name = |id: &String| {
            let mut players = tournament.players();
            players
                .find(|player| player.id.as_str() == id)
                .map_or_else(|| id.clone(), |player| player.name.to_string())
        };
        let address = format!("/t/{}/hands/{slot}", snapshot.header().slug);
        Self {
            frame: Frame {
                title: TournamentText { words, tournament }.hand(slot),
                name: tournament.name().to_string(),
                back: Link { href: address.clone(), text: words.say("replay-leave").into() },
            },
            links: ReplayLinks { page: format!("{address}/replay"), log: format!("{address}/log") },
            names: log.seats.iter().map(name).collect(),
        }
    }
}

//! The effect of a hand on its tournament: its result, the players whose cards count, and the new ranks of the entrants at the table.

use lastcard_snapshots::TournamentSnapshot;
use lastcard_tournament::{Hand, HandResult, PlayerId, Requirement, Slot, Standing, required_holdings};

use crate::ui::{tournament_text::TournamentText, translator::Translator};

/// The effect of a recorded hand.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct HandSummary {
    /// “Ann and Bob +47”.
    pub says: String,
    /// “Ann: place 1 with 47”, one for each line at the table, best first.
    pub standings: Vec<String>,
    /// Players whose cards do not count, such as the winner's partner.
    uncounted: Vec<PlayerId>,
}

impl HandSummary {
    /// Returns the effect of a hand; `None` if it has no result.
    pub fn of(words: Translator, snapshot: &TournamentSnapshot, slot: Slot) -> Option<Self> {
        let tournament = snapshot.tournament();
        let hand = tournament.hand(slot)?;
        let result = hand.result.as_ref()?;
        let says = TournamentText { words, tournament };
        let plays = |line: &&Standing| {
            let players = hand.seating.players().iter();
            players.filter_map(|id| tournament.entrant_of(id)).any(|entrant| entrant.id == line.entrant)
        };
        let standing = |line: &Standing| {
            let message = words.say("scored-standing").with("name", says.entrant_name(&line.entrant));
            message.with("rank", words.rank(line.rank)).with("figure", says.figure(line)).to_string()
        };
        let lines =
            snapshot.tally.standings.standings.iter().filter(|_| !snapshot.is_embargoed).filter(plays);
        Some(Self {
            says: says.result(hand, result),
            standings: lines.map(standing).collect(),
            uncounted: uncounted_players(says, hand, result),
        })
    }

    /// Returns true if a player's remaining cards count.
    pub fn counts(&self, player: &PlayerId) -> bool {
        !self.uncounted.contains(player)
    }
}

fn uncounted_players(says: TournamentText<'_>, hand: &Hand, result: &HandResult) -> Vec<PlayerId> {
    let HandResult::Won { out, .. } = result else { return Vec::new() };
    let asked = required_holdings(says.tournament.setup_of(hand.slot), &hand.seating, out);
    asked.into_iter().filter(|ask| ask.need == Requirement::Nothing).map(|ask| ask.player).collect()
}

//! The effect of a hand on its tournament: its result, the players whose cards count, and the new ranks of the entrants at the table.

use lastcard_rules::FaceCounts;
use lastcard_snapshots::TournamentSnapshot;
use lastcard_tournament::{
    FinalHolding, FinalHoldings, Hand, HandResult, PlayerId, Requirement, Slot, Standing, required_holdings,
};

use crate::ui::{
    card::{CardNames, CardPicture},
    tournament_text::TournamentText,
    translator::Translator,
};

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

/// Maximum number of cards drawn beside one result.
const MAX_DRAWN: usize = 9;

/// “Vera 50”: the points each player was left with, without the cards; `name` gives the players' names.
pub fn left_points(
    says: TournamentText<'_>,
    slot: Slot,
    left: &FinalHoldings,
    name: impl Fn(&PlayerId) -> String,
) -> Vec<String> {
    let setup = says.tournament.setup_of(slot);
    let counting = setup.rules().counting(*setup.values());
    let points = |left: &FinalHolding| match left {
        FinalHolding::Total(points) => *points,
        FinalHolding::Counted(counts) => counting.holding(counts),
    };
    let one = |(player, left): (&PlayerId, &FinalHolding)| {
        says.words.say("share-holding").with("name", name(player)).with("points", points(left)).to_string()
    };
    left.iter().map(one).collect()
}

/// Returns up to `MAX_DRAWN` of the cards that were left, the highest faces first; none if only totals are known.
pub fn left_cards(says: TournamentText<'_>, hand: &Hand, result: &HandResult) -> Vec<CardPicture> {
    let names = CardNames::new(says.words, says.tournament.setup_of(hand.slot).rules());
    let counted =
        result.holdings().into_iter().flat_map(FinalHoldings::values).filter_map(|left| match left {
            FinalHolding::Counted(counts) => Some(counts),
            FinalHolding::Total(_) => None,
        });
    let faces = |counts: &FaceCounts| -> Vec<_> {
        let each = counts.iter().flat_map(|(face, count)| (0..count).map(move |_| face));
        each.collect()
    };
    let mut faces: Vec<_> = counted.flat_map(faces).collect();
    faces.sort_unstable();
    faces.into_iter().rev().take(MAX_DRAWN).map(|face| names.face_picture(face)).collect()
}

//! Cards that were left when a hand ended, as drawn beside its result.

use lastcard_rules::FaceCounts;
use lastcard_tournament::{FinalHolding, FinalHoldings, Hand, HandResult, PlayerId, Slot};

use crate::ui::{
    card::{CardNames, CardPicture},
    tournament_text::TournamentText,
};

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

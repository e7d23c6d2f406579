//! Card penalties of an entrant, summed over a tournament (M-7).

use crate::{EntrantId, Hand, Tournament};

/// An entrant's penalties of one kind over the whole tournament.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct FineTotal<'a> {
    /// Kind of penalty, as in [`crate::Penalty::kind`].
    pub kind: &'a str,
    /// Number of penalties of this kind.
    pub times: u32,
    /// Total number of cards drawn for these penalties.
    pub cards: u32,
}

/// Sums the penalties of an entrant by kind, in the order in which the kinds were first noted. Hands that
/// were dealt again are included.
pub fn fine_totals<'a>(tournament: &'a Tournament, entrant: &EntrantId) -> Vec<FineTotal<'a>> {
    let mut sums: Vec<FineTotal<'a>> = Vec::new();
    let noted = tournament.hands().iter().flat_map(Hand::all_penalties);
    let own = noted.filter(|p| tournament.entrant_of(&p.player).is_some_and(|e| e.id == *entrant));
    for penalty in own {
        match sums.iter_mut().find(|sum| sum.kind == penalty.kind) {
            Some(sum) => {
                sum.times += 1;
                sum.cards += penalty.cards;
            }
            None => sums.push(FineTotal { kind: &penalty.kind, times: 1, cards: penalty.cards }),
        }
    }
    sums
}

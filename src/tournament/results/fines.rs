//! What somebody was fined in a whole tournament (M-7).

use crate::{EntrantId, Hand, Tournament};

/// What an entrant was fined for one kind of thing in the whole tournament.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Fined<'a> {
    /// For what, as [`crate::Penalty::kind`].
    pub kind: &'a str,
    /// How many penalties of this kind were noted.
    pub times: u32,
    /// The cards in all.
    pub cards: u32,
}

/// The penalties of an entrant by kind, the first noted first; those of hands that were dealt again count too.
pub fn fined<'a>(tournament: &'a Tournament, entrant: &EntrantId) -> Vec<Fined<'a>> {
    let mut sums: Vec<Fined<'a>> = Vec::new();
    let noted = tournament.hands().iter().flat_map(Hand::all_penalties);
    let own = noted.filter(|p| tournament.entrant_of(&p.player).is_some_and(|e| e.id == *entrant));
    for penalty in own {
        match sums.iter_mut().find(|sum| sum.kind == penalty.kind) {
            Some(sum) => {
                sum.times += 1;
                sum.cards += penalty.cards;
            }
            None => sums.push(Fined { kind: &penalty.kind, times: 1, cards: penalty.cards }),
        }
    }
    sums
}

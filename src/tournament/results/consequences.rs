//! What a correction changes beside its own hand: whoever corrects sees it before anything is saved.

use crate::{EntrantId, PlayerId, Slot, Standing, Tally, Tournament};

/// What would be otherwise.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Consequences {
    /// The lines that would stand otherwise, by the ranks that they would have.
    pub lines: Vec<LineChange>,
    /// Whether it would be over, or go on; nothing where that stays as it is.
    pub end: Option<EndChange>,
    /// How many recorded hands would count no more.
    pub lost: usize,
    /// How many recorded hands would count that do not now.
    pub regained: usize,
    /// Who would deal the next hands that somebody else deals now.
    pub dealers: Vec<(Slot, PlayerId)>,
}

/// A line of the standings as it stands, and as it would.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct LineChange {
    /// Whose.
    pub entrant: EntrantId,
    /// Now.
    pub before: Standing,
    /// Then.
    pub after: Standing,
}

/// What becomes of the end.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum EndChange {
    /// It would be over.
    Ends,
    /// It would go on.
    GoesOn,
}

impl Consequences {
    /// What is otherwise in the second of two states of a tournament.
    pub fn between((now, before): (&Tournament, &Tally), (then, after): (&Tournament, &Tally)) -> Self {
        let uncounted = |tournament: &Tournament, tally: &Tally| -> Vec<Slot> {
            let hands = tournament.hands().iter().filter(|hand| !hand.is_open());
            hands.map(|hand| hand.slot).filter(|slot| !tally.standings.counts(*slot)).collect()
        };
        let (not_now, not_then) = (uncounted(now, before), uncounted(then, after));
        let is_recorded =
            |tournament: &Tournament, slot: Slot| tournament.hand(slot).is_some_and(|hand| !hand.is_open());
        let end = match (before.standings.over(), after.standings.over()) {
            (false, true) => Some(EndChange::Ends),
            (true, false) => Some(EndChange::GoesOn),
            _ => None,
        };
        Self {
            lines: lines(before, after),
            end,
            lost: not_then.iter().filter(|slot| !not_now.contains(slot) && is_recorded(now, **slot)).count(),
            regained: not_now
                .iter()
                .filter(|slot| !not_then.contains(slot) && is_recorded(then, **slot))
                .count(),
            dealers: dealers(now, then, after),
        }
    }

    /// Whether nothing would be otherwise.
    pub fn is_empty(&self) -> bool {
        self.lines.is_empty()
            && self.end.is_none()
            && self.lost + self.regained == 0
            && self.dealers.is_empty()
    }
}

fn lines(before: &Tally, after: &Tally) -> Vec<LineChange> {
    let stands = |line: &Standing| (line.rank, line.total, line.average, line.won, line.lost);
    let change = |after: &Standing| {
        let before = before.standings.standings.iter().find(|line| line.entrant == after.entrant)?;
        let change =
            LineChange { entrant: after.entrant.clone(), before: before.clone(), after: after.clone() };
        (stands(before) != stands(after)).then_some(change)
    };
    after.standings.standings.iter().filter_map(change).collect()
}

/// The hands that tables wait for then, of which somebody else was to be the dealer.
fn dealers(now: &Tournament, then: &Tournament, after: &Tally) -> Vec<(Slot, PlayerId)> {
    let change = |slot: Slot| {
        let (now, then) = (now.hand(slot)?, then.hand(slot)?);
        let dealer = then.dealer.clone().filter(|_| now.is_open() && now.dealer != then.dealer);
        dealer.filter(|_| now.dealer.is_some()).map(|dealer| (slot, dealer))
    };
    after.standings.next.iter().filter_map(|next| change(next.slot)).collect()
}

//! Effect of a result: who won and lost, what was credited or charged, and the holdings that it needs.

use std::cmp::Reverse;
use std::collections::BTreeMap;

use serde::Serialize;

use crate::{
    Entrant, EntrantId, FinalHolding, FinalHoldings, Format, Hand, HandResult, Method, PlayerId, Scorecard,
    Seating, Setup, Slot,
};

/// Points that one hand credits or charges to an entrant.
#[derive(Debug, Clone, PartialEq, Eq, Serialize)]
pub struct Credit {
    /// The entrant who is credited or charged.
    pub entrant: EntrantId,
    /// Card points, by the card values of the setup.
    pub points: u32,
}

/// Effect of one hand that counts.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Effect {
    /// Slot of the hand.
    pub slot: Slot,
    /// Player who went out and so won; `None` in cowboy and refill.
    pub out: Option<PlayerId>,
    /// Entrants who won the hand, in the order of the seats.
    pub winners: Vec<EntrantId>,
    /// Points credited (`std`, `refill`), in the order of the seats.
    pub credited: Vec<Credit>,
    /// Points charged (`lose200`, `max_loser`, `challenge`), in the order of the seats; 0 is a charge too.
    pub charged: Vec<Credit>,
    /// Points of the holdings at the end of a refill; the smaller holding breaks a tie (V-REF-5).
    pub held: Vec<Credit>,
    /// Players who lost the hand (`lazy`, `max_loser`, `placement`), the next dealer first (S-LAZY-4).
    pub losers: Vec<PlayerId>,
    /// True if a total was entered without counts (M-1).
    pub unverified: bool,
}

impl Effect {
    /// Keeps only the winners and the player who went out.
    pub(crate) fn winners_only(self) -> Self {
        Self { out: self.out, winners: self.winners, ..Self::empty(self.slot) }
    }

    pub(crate) fn empty(slot: Slot) -> Self {
        Self {
            slot,
            out: None,
            winners: Vec::new(),
            credited: Vec::new(),
            charged: Vec::new(),
            held: Vec::new(),
            losers: Vec::new(),
            unverified: false,
        }
    }
}
impl Setup {
    /// Points of a holding (S-VAL).
    pub fn holding_points(&self, left: &FinalHolding) -> u32 {
        match left {
            FinalHolding::Counted(counts) => self.rules.counting(self.values).holding(counts),
            FinalHolding::Total(points) => *points,
        }
    }

    /// Maximum number of points that all holdings of a hand can add up to (M-6).
    pub fn most_points(&self) -> u32 {
        self.rules.counting(self.values).bound(self.rules.deck())
    }

    /// Losers of a hand, clockwise from the player who went out; the first of them deals next under `lazy`
    /// (S-LAZY-4).
    ///
    /// They are the players with the largest known holding on the losing side (M-4) or, if no holding is
    /// known, those who were named. In an order of finishing, the last player loses (H-LAST-1, V-COW-8).
    pub(crate) fn losers(&self, seating: &Seating, result: &HandResult) -> Vec<PlayerId> {
        let (out, left, losers) = match result {
            HandResult::Won { out, left, losers } => (out, left, losers),
            HandResult::Order(order) => return order.last().cloned().into_iter().collect(),
            HandResult::Refill { .. } | HandResult::Void(_) => return Vec::new(),
        };
        let losing = losing_side(self.format, seating, out);
        let counted: Vec<(&PlayerId, u32)> =
            losing.iter().filter_map(|p| Some((*p, self.holding_points(left.get(*p)?)))).collect();
        let most = counted.iter().map(|(_, points)| *points).max();
        let lost = |player: &PlayerId| match most {
            Some(most) => counted.contains(&(player, most)),
            None => losers.as_ref().is_some_and(|named| named.contains(player)),
        };
        losing.into_iter().filter(|player| lost(player)).cloned().collect()
    }
}

/// The losing side, clockwise from the player who went out.
pub(crate) fn losing_side<'a>(format: Format, seating: &'a Seating, out: &PlayerId) -> Vec<&'a PlayerId> {
    let mut side = seating.opponents_of(format, out);
    let after = seating.seat(out).unwrap_or(0);
    side.sort_by_key(|player| {
        let seat = seating.seat(player).unwrap_or(0);
        (Reverse(seat > after), seat)
    });
    side
}

impl Scorecard {
    /// Effect that a hand has, or would have, with this result; `None` for a void.
    pub fn effect(&self, hand: &Hand, result: &HandResult) -> Option<Effect> {
        let effect = match result {
            HandResult::Won { out, left, .. } => self.won(hand, result, out, left),
            HandResult::Order(order) => self.finished(hand, result, order),
            HandResult::Refill { points, left } => self.refill(hand, points, left),
            HandResult::Void(_) => return None,
        };
        Some(if self.setup_of(hand.slot).scores_wins_only() { effect.winners_only() } else { effect })
    }

    fn won(&self, hand: &Hand, result: &HandResult, out: &PlayerId, left: &FinalHoldings) -> Effect {
        let setup = self.setup_of(hand.slot);
        let losing = losing_side(setup.format, &hand.seating, out);
        let points = |player: &PlayerId| left.get(player).map_or(0, |held| setup.holding_points(held));
        // S-TEAM-1
        let winners = self.ids_of(hand.seating.side_of(setup.format, out));
        let (mut credited, mut charged, mut losers) = (Vec::new(), Vec::new(), Vec::new());
        let method = setup.method();
        if let Method::Std { .. } = method {
            // S-STD-1, S-TEAM-2, T-4P-4
            let sum = losing.iter().map(|player| points(player)).sum();
            credited =
                winners.iter().map(|entrant| Credit { entrant: entrant.clone(), points: sum }).collect();
        }
        if let Method::Lose200 { .. } | Method::MaxLoser { .. } | Method::Challenge { .. } = method {
            // S-L200-1, §11.9, S-MAXL-1, V-CHAL-2
            let charge = |entrant: &Entrant| {
                let own = losing.iter().filter(|p| self.entrant_of(p).is_some_and(|e| e.id == entrant.id));
                Credit { entrant: entrant.id.clone(), points: own.map(|player| points(player)).sum() }
            };
            charged = self.entrants_of(losing.iter().copied()).into_iter().map(charge).collect();
        }
        if method.id().names_losers() {
            losers = setup.losers(&hand.seating, result);
        }
        let unverified =
            losing.iter().any(|player| matches!(left.get(*player), Some(FinalHolding::Total(_))));
        Effect {
            out: Some(out.clone()),
            winners,
            credited,
            charged,
            losers,
            unverified,
            ..Effect::empty(hand.slot)
        }
    }

    /// H-LAST-2: the first one out wins; in cowboy nobody does (V-COW-8).
    fn finished(&self, hand: &Hand, result: &HandResult, order: &[PlayerId]) -> Effect {
        let out = order.first().filter(|_| self.setup().format != Format::Cowboy);
        let winners = self.ids_of(out);
        let losers = self.setup().losers(&hand.seating, result);
        Effect { out: out.cloned(), winners, losers, ..Effect::empty(hand.slot) }
    }

    /// V-REF-5: the most refill points win the hand; the smaller holding breaks a tie.
    fn refill(&self, hand: &Hand, points: &BTreeMap<PlayerId, u32>, left: &FinalHoldings) -> Effect {
        let seated = hand.seating.players();
        let each = |of: &dyn Fn(&PlayerId) -> u32| -> Vec<Credit> {
            let one =
                |player| Some(Credit { entrant: self.entrant_of(player)?.id.clone(), points: of(player) });
            seated.iter().filter_map(one).collect()
        };
        let credited = each(&|player| points.get(player).copied().unwrap_or(0));
        let held = each(&|player| left.get(player).map_or(0, |held| self.setup().holding_points(held)));
        let line = |(credit, held): (&Credit, &Credit)| (credit.points, Reverse(held.points));
        let best = credited.iter().zip(&held).map(line).max();
        let won = credited.iter().zip(&held).filter(|both| Some(line(*both)) == best);
        let winners = won.map(|(credit, _)| credit.entrant.clone()).collect();
        let unverified = left.values().any(|held| matches!(held, FinalHolding::Total(_)));
        Effect { winners, credited, held, unverified, ..Effect::empty(hand.slot) }
    }

    /// Entrants for whom these players play, without repetitions.
    pub fn entrants_of<'p>(&self, players: impl IntoIterator<Item = &'p PlayerId>) -> Vec<&Entrant> {
        let mut entrants: Vec<&Entrant> = Vec::new();
        for entrant in players.into_iter().filter_map(|player| self.entrant_of(player)) {
            if !entrants.iter().any(|there| there.id == entrant.id) {
                entrants.push(entrant);
            }
        }
        entrants
    }

    fn ids_of<'p>(&self, players: impl IntoIterator<Item = &'p PlayerId>) -> Vec<EntrantId> {
        self.entrants_of(players).into_iter().map(|entrant| entrant.id.clone()).collect()
    }
}

/// Entry needed for one player's holding.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
pub enum Requirement {
    /// The holding, counted or as a total.
    Holding,
    /// The holding, or only the fact that this player lost; one player of the side is enough (M-4).
    HoldingOrLoser,
    /// Nothing; a holding is checked but changes nothing (M-3).
    Nothing,
}

/// A player who did not go out, and the entry needed.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct RequiredHolding {
    /// Player at the table who did not go out.
    pub player: PlayerId,
    /// Entry that the scorer must, or may, make for this player.
    pub need: Requirement,
}

/// Lists the entries to make after `out` went out, for scorings in which a player goes out
/// ([`crate::MethodId::required_result`]): the losing side clockwise from `out`, then the partners.
pub fn required_holdings(setup: &Setup, seating: &Seating, out: &PlayerId) -> Vec<RequiredHolding> {
    let wanted = match setup.method().id() {
        _ if setup.scores_wins_only() => Requirement::Nothing,
        method if method.needs_only_loser() => Requirement::HoldingOrLoser,
        _ => Requirement::Holding,
    };
    let losing = losing_side(setup.format(), seating, out).into_iter().map(|player| (player, wanted));
    let partners =
        seating.partners_of(setup.format(), out).into_iter().map(|player| (player, Requirement::Nothing));
    losing.chain(partners).map(|(player, need)| RequiredHolding { player: player.clone(), need }).collect()
}

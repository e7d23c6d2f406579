//! Other ids and names for those who play: under which a tournament is shown where names are not told in full, and what stays of
//! somebody who is erased. Ids are made from names, and so tell them.

use std::collections::{BTreeMap, BTreeSet};

use crate::{
    Change, Entrant, EntrantId, Entry, FirstDealer, FirstDealers, HandResult, LeftBy, Name, Penalty, Player,
    PlayerId, Pull, Remark, Ruling, Seating, Step,
};

/// What players and lines are called instead. Who is not in it keeps id and name.
#[derive(Debug, Clone, Default, PartialEq, Eq)]
pub struct Labels {
    pub(super) players: BTreeMap<PlayerId, Player>,
    pub(super) entrants: BTreeMap<EntrantId, (EntrantId, Name)>,
    /// The names as they were, and what is said instead.
    pub(super) names: BTreeMap<Name, Name>,
}

impl Labels {
    /// Whether everybody keeps id and name.
    pub fn is_empty(&self) -> bool {
        self.players.is_empty() && self.entrants.is_empty()
    }

    /// Who is called otherwise.
    pub fn players(&self) -> impl Iterator<Item = (&PlayerId, &Player)> {
        self.players.iter()
    }

    /// The lines that are called otherwise.
    pub fn entrants(&self) -> impl Iterator<Item = (&EntrantId, &(EntrantId, Name))> {
        self.entrants.iter()
    }

    /// The id of a player.
    pub fn player_id(&self, id: &PlayerId) -> PlayerId {
        self.players.get(id).map_or_else(|| id.clone(), |player| player.id.clone())
    }

    /// The id of a line.
    pub fn entrant_id(&self, id: &EntrantId) -> EntrantId {
        self.entrants.get(id).map_or_else(|| id.clone(), |(id, _)| id.clone())
    }

    /// What is said instead of a name, if it is the name of somebody who is called otherwise.
    pub fn name(&self, name: &Name) -> Option<&Name> {
        self.names.get(name)
    }

    /// Calls whoever had these names, and lines that are no more, by one name: which of them was which is not told.
    pub fn strike(&mut self, names: Vec<Name>, lines: BTreeSet<EntrantId>, name: &Name) {
        for gone in names {
            self.names.entry(gone).or_insert_with(|| name.clone());
        }
        for line in lines {
            let Ok(id) = EntrantId::parse("erased") else { continue };
            self.entrants.entry(line).or_insert((id, name.clone()));
        }
    }

    /// A player.
    pub fn player(&self, player: &Player) -> Player {
        self.players.get(&player.id).unwrap_or(player).clone()
    }

    /// A line with everybody who plays for it.
    pub fn entrant(&self, entrant: &Entrant) -> Entrant {
        let Entrant { id, name, players, since, changes } = entrant;
        let (id, name) = self.entrants.get(id).cloned().unwrap_or_else(|| (id.clone(), name.clone()));
        Entrant {
            id,
            name,
            players: players.iter().map(|player| self.player(player)).collect(),
            since: *since,
            changes: changes.iter().map(|change| self.change(change)).collect(),
        }
    }

    fn change(&self, Change { from, leaves, comes }: &Change) -> Change {
        let comes = comes.as_ref().map(|player| self.player(player));
        Change { from: *from, leaves: self.player_id(leaves), comes }
    }

    /// Who came or left.
    pub fn step(&self, step: &Step) -> Step {
        match step {
            Step::Leaves { entrant, change } => {
                Step::Leaves { entrant: self.entrant_id(entrant), change: self.change(change) }
            }
            Step::Joins { player, from } => Step::Joins { player: self.player(player), from: *from },
        }
    }

    /// Who sits at a table.
    pub fn seating(&self, seating: &Seating) -> Seating {
        Seating::new(self.player_ids(seating.players()))
    }

    /// Several players.
    pub fn player_ids(&self, ids: &[PlayerId]) -> Vec<PlayerId> {
        ids.iter().map(|id| self.player_id(id)).collect()
    }

    /// Who was drawn to deal first, by table.
    pub fn first_dealers(&self, first: &FirstDealers) -> FirstDealers {
        let one = |FirstDealer { dealer, pulls }: &FirstDealer| FirstDealer {
            dealer: self.player_id(dealer),
            pulls: pulls.iter().map(|pull| self.pull(pull)).collect(),
        };
        first.iter().map(|(table, first)| (*table, one(first))).collect()
    }

    /// A card that somebody drew for the deal.
    pub fn pull(&self, Pull { player, card }: &Pull) -> Pull {
        Pull { player: self.player_id(player), card: *card }
    }

    /// What is recorded about a hand.
    pub fn entry(&self, entry: &Entry) -> Entry {
        let Entry { slot, revision, seating, dealer, opener, shared, outcome, penalties, restores } = entry;
        let player = |id: &Option<PlayerId>| id.as_ref().map(|id| self.player_id(id));
        Entry {
            slot: *slot,
            revision: *revision,
            seating: self.seating(seating),
            dealer: player(dealer),
            opener: player(opener),
            shared: *shared,
            outcome: outcome.as_ref().map(|result| self.result(result)),
            penalties: penalties.iter().map(|penalty| self.penalty(penalty)).collect(),
            restores: *restores,
        }
    }

    fn result(&self, result: &HandResult) -> HandResult {
        match result {
            HandResult::Won { out, left, losers } => HandResult::Won {
                out: self.player_id(out),
                left: self.left(left),
                losers: losers.as_ref().map(|losers| self.player_ids(losers)),
            },
            HandResult::Order(order) => HandResult::Order(self.player_ids(order)),
            HandResult::Refill { points, left } => HandResult::Refill {
                points: points.iter().map(|(id, points)| (self.player_id(id), *points)).collect(),
                left: self.left(left),
            },
            HandResult::Void(reason) => HandResult::Void(*reason),
        }
    }

    fn left(&self, left: &LeftBy) -> LeftBy {
        left.iter().map(|(id, left)| (self.player_id(id), left.clone())).collect()
    }

    /// What was ruled about whom. The reason was written for those who know the names.
    pub fn ruling(&self, ruling: &Ruling) -> Ruling {
        let hidden = Remark::parse("…").ok().flatten().filter(|_| !self.is_empty());
        Ruling {
            verdict: ruling.verdict.called(|player| self.player_id(player)),
            reason: hidden.unwrap_or_else(|| ruling.reason.clone()),
        }
    }

    fn penalty(&self, Penalty { player, kind, cards }: &Penalty) -> Penalty {
        Penalty { player: self.player_id(player), kind: kind.clone(), cards: *cards }
    }
}

//! Pseudonyms: substitute ids and names for players, used if full names are not shown and for people who were
//! erased. Ids are replaced too, because they are made from names.

use std::collections::{BTreeMap, BTreeSet};

use lastcard_tournament::{
    DealerCard, Entrant, EntrantId, Entry, FinalHoldings, FirstDealer, FirstDealers, HandResult,
    LineUpChange, Name, Penalty, Player, PlayerId, Ruling, SeatDeparture, Seating, ShortText,
};

/// Pseudonyms of players and entrants. All others keep their ids and names.
#[derive(Debug, Clone, Default, PartialEq, Eq)]
pub struct Pseudonyms {
    pub(super) players: BTreeMap<PlayerId, Player>,
    pub(super) entrants: BTreeMap<EntrantId, (EntrantId, Name)>,
    pub(super) names: BTreeMap<Name, Name>,
}

impl Pseudonyms {
    /// Returns true if everybody keeps id and name.
    pub fn is_empty(&self) -> bool {
        self.players.is_empty() && self.entrants.is_empty()
    }

    /// Iterates over the players with a pseudonym.
    pub fn players(&self) -> impl Iterator<Item = (&PlayerId, &Player)> {
        self.players.iter()
    }

    /// Iterates over the entrants with a pseudonym.
    pub fn entrants(&self) -> impl Iterator<Item = (&EntrantId, &(EntrantId, Name))> {
        self.entrants.iter()
    }

    /// Returns the id to use for a player.
    pub fn player_id(&self, id: &PlayerId) -> PlayerId {
        self.players.get(id).map_or_else(|| id.clone(), |player| player.id.clone())
    }

    /// Returns the id to use for an entrant.
    pub fn entrant_id(&self, id: &EntrantId) -> EntrantId {
        self.entrants.get(id).map_or_else(|| id.clone(), |(id, _)| id.clone())
    }

    /// Returns the replacement of a name, if somebody with a pseudonym has it.
    pub fn name(&self, name: &Name) -> Option<&Name> {
        self.names.get(name)
    }

    /// Replaces these names, and entrants that no longer exist, with a single name, so that they cannot be
    /// told apart.
    pub fn erase_names(&mut self, names: Vec<Name>, lines: BTreeSet<EntrantId>, name: &Name) {
        for gone in names {
            self.names.entry(gone).or_insert_with(|| name.clone());
        }
        for line in lines {
            let Ok(id) = EntrantId::parse("erased") else { continue };
            self.entrants.entry(line).or_insert((id, name.clone()));
        }
    }

    /// Applies the pseudonyms to a player.
    pub fn player(&self, player: &Player) -> Player {
        self.players.get(&player.id).unwrap_or(player).clone()
    }

    /// Applies the pseudonyms to an entrant and everybody who plays for it.
    pub fn entrant(&self, entrant: &Entrant) -> Entrant {
        let Entrant { id, name, players, carried, since, changes } = entrant;
        let (id, name) = self.entrants.get(id).cloned().unwrap_or_else(|| (id.clone(), name.clone()));
        Entrant {
            id,
            name,
            players: players.iter().map(|player| self.player(player)).collect(),
            carried: *carried,
            since: *since,
            changes: changes.iter().map(|change| self.change(change)).collect(),
        }
    }

    fn change(&self, SeatDeparture { from, leaves, comes }: &SeatDeparture) -> SeatDeparture {
        let comes = comes.as_ref().map(|player| self.player(player));
        SeatDeparture { from: *from, leaves: self.player_id(leaves), comes }
    }

    /// Applies the pseudonyms to a line-up change.
    pub fn line_up_change(&self, step: &LineUpChange) -> LineUpChange {
        match step {
            LineUpChange::Leaves { entrant, change } => {
                LineUpChange::Leaves { entrant: self.entrant_id(entrant), change: self.change(change) }
            }
            LineUpChange::Joins { player, from } => {
                LineUpChange::Joins { player: self.player(player), from: *from }
            }
        }
    }

    /// Applies the pseudonyms to a seating.
    pub fn seating(&self, seating: &Seating) -> Seating {
        Seating::new(self.player_ids(seating.players()))
    }

    /// Returns the ids to use for several players.
    pub fn player_ids(&self, ids: &[PlayerId]) -> Vec<PlayerId> {
        ids.iter().map(|id| self.player_id(id)).collect()
    }

    /// Applies the pseudonyms to the first dealers, by table.
    pub fn first_dealers(&self, first: &FirstDealers) -> FirstDealers {
        let one = |FirstDealer { dealer, pulls }: &FirstDealer| FirstDealer {
            dealer: self.player_id(dealer),
            pulls: pulls.iter().map(|pull| self.pull(pull)).collect(),
        };
        first.iter().map(|(table, first)| (*table, one(first))).collect()
    }

    /// Applies the pseudonyms to a card that was drawn to determine the dealer.
    pub fn pull(&self, DealerCard { player, card }: &DealerCard) -> DealerCard {
        DealerCard { player: self.player_id(player), card: *card }
    }

    /// Applies the pseudonyms to an entry of the ledger.
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
                left: self.holdings(left),
                losers: losers.as_ref().map(|losers| self.player_ids(losers)),
            },
            HandResult::Order(order) => HandResult::Order(self.player_ids(order)),
            HandResult::Refill { points, left } => HandResult::Refill {
                points: points.iter().map(|(id, points)| (self.player_id(id), *points)).collect(),
                left: self.holdings(left),
            },
            HandResult::Void(reason) => HandResult::Void(*reason),
        }
    }

    fn holdings(&self, left: &FinalHoldings) -> FinalHoldings {
        left.iter().map(|(id, left)| (self.player_id(id), left.clone())).collect()
    }

    /// Applies the pseudonyms to a ruling. Hides the reason, which was written for people who know the names.
    pub fn ruling(&self, ruling: &Ruling) -> Ruling {
        let hidden = ShortText::parse("…").ok().flatten().filter(|_| !self.is_empty());
        Ruling {
            verdict: ruling.verdict.map_player(|player| self.player_id(player)),
            reason: hidden.unwrap_or_else(|| ruling.reason.clone()),
        }
    }

    fn penalty(&self, Penalty { player, kind, cards }: &Penalty) -> Penalty {
        Penalty { player: self.player_id(player), kind: kind.clone(), cards: *cards }
    }
}

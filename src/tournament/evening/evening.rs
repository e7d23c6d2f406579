//! What everybody came to in one tournament, and by which hands.

use std::collections::BTreeMap;

use super::played_hand::PlayedHand;
use crate::{MethodId, PlayerId, Standing, Tally, Tournament};

/// What one tournament says of the people who were there. `P` says who that is: a player of that tournament, or a person who plays in many.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Evening<P> {
    /// How its points were counted.
    pub method: MethodId,
    /// Whether it is over: until then everything in it may change.
    pub finished: bool,
    /// How many entrants have a place: the members of a team share theirs.
    pub lines: usize,
    /// One a person who has a place.
    pub places: BTreeMap<P, EveningPlace>,
    /// The hands that count, in the order of play, without a play-off.
    pub hands: Vec<PlayedHand<P>>,
}

/// What one person came to in one tournament.
#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord)]
pub struct EveningPlace {
    /// The rank of the line, from 1.
    pub place: u32,
    /// How many people came behind.
    pub behind: u32,
    /// The points of the line; none where none are added up.
    pub total: Option<u32>,
    /// The hands of the line that counted.
    pub hands: u32,
}

impl Evening<PlayerId> {
    /// What a tournament came to as it stands. Who played none of its hands has no place, nor who has no rank. The members of a team
    /// share its place; where one player took over from another, it is the place of who played more of the hands, or came first.
    pub fn of(tournament: &Tournament, tally: &Tally) -> Self {
        let played = hands_played(tournament, tally);
        let standings = &tally.standings;
        let ranked = standings.standings.iter().filter(|standing| standing.hands > 0);
        let lines: Vec<(u32, &Standing, Vec<&PlayerId>)> = ranked
            .filter_map(|standing| {
                let players = tournament.entrant(&standing.entrant)?.main_players(&played);
                Some((standing.rank?, standing, players))
            })
            .collect();
        let mut places = BTreeMap::new();
        for (place, standing, players) in &lines {
            let after = lines.iter().filter(|(other, ..)| other > place);
            let behind = after.map(|(.., players)| players.len()).sum::<usize>();
            let behind = u32::try_from(behind).unwrap_or(u32::MAX);
            let own = EveningPlace { place: *place, behind, total: standing.total, hands: standing.hands };
            places.extend(players.iter().map(|player| ((*player).clone(), own)));
        }
        let hands = PlayedHand::all_of(tournament, tally);
        let method = tournament.setup().method().id();
        Self { method, finished: standings.finished, lines: lines.len(), places, hands }
    }

    /// The same of people who are known by something else. Of two places of one person the better one stays.
    #[must_use]
    pub fn of_people<Q: Ord>(self, person: impl Fn(PlayerId) -> Option<Q>) -> Evening<Q> {
        let mut places: BTreeMap<Q, EveningPlace> = BTreeMap::new();
        for (player, own) in self.places {
            let Some(person) = person(player) else { continue };
            let kept = places.entry(person).or_insert(own);
            *kept = (*kept).min(own);
        }
        let hands = self.hands.into_iter().map(|hand| hand.of_people(&person)).collect();
        Evening { method: self.method, finished: self.finished, lines: self.lines, places, hands }
    }
}

impl<P> Evening<P> {
    /// Everybody who has a place or played a hand, some of them several times.
    pub fn people(&self) -> impl Iterator<Item = &P> {
        let sat = self.hands.iter().flat_map(|hand| &hand.sides).flat_map(|side| &side.people);
        self.places.keys().chain(sat.map(|sat| &sat.person))
    }
}

/// How many of the hands that count each player played, a play-off left out.
fn hands_played<'a>(tournament: &'a Tournament, tally: &Tally) -> BTreeMap<&'a PlayerId, u32> {
    let mut played: BTreeMap<&PlayerId, u32> = BTreeMap::new();
    let counted = tally.effects.iter().filter(|effect| !tournament.in_play_off(effect.slot));
    for hand in counted.filter_map(|effect| tournament.hand(effect.slot)) {
        for player in hand.seating.players() {
            *played.entry(player).or_default() += 1;
        }
    }
    played
}

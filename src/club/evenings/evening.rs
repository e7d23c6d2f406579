//! Results of everybody in one tournament, with their hands.

use std::collections::{BTreeMap, BTreeSet};

use lastcard_tournament::{MethodId, PlayerId, Standing, Tally, Tournament};

use super::played_hand::CountedHand;

/// Results of one tournament. `P` identifies people: players in that tournament, or persons who play in
/// several.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct EveningResults<P> {
    /// Scoring of the tournament.
    pub method: MethodId,
    /// True once the tournament is over; until then everything may change.
    pub finished: bool,
    /// Number of entrants with a place; the members of a team share one place.
    pub lines: usize,
    /// Places by person, for everybody who has one.
    pub places: BTreeMap<P, EveningPlace>,
    /// Hands that count, in order of play, excluding a play-off.
    pub hands: Vec<CountedHand<P>>,
}

/// Result of one person in one tournament.
#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord)]
pub struct EveningPlace {
    /// Rank of the line, starting at 1.
    pub place: u32,
    /// Number of people ranked behind.
    pub behind: u32,
    /// Points of the line; `None` if the scoring does not add up points.
    pub total: Option<u32>,
    /// Number of the line's hands that counted.
    pub hands: u32,
}

impl EveningResults<PlayerId> {
    /// Evaluates the current state of a tournament. Players who played none of its hands, or whose line has
    /// no rank, get no place. The members of a team share its place; if one player took over from another,
    /// the place goes to the one who played more of the hands, or to the earlier one if both played equally
    /// many.
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
        let hands = CountedHand::counted_hands(tournament, tally);
        let method = tournament.setup().method().id();
        Self { method, finished: standings.finished, lines: lines.len(), places, hands }
    }

    /// Maps players to people with another id. If a person has two places, the better one is kept.
    #[must_use]
    pub fn map_people<Q: Ord>(self, person: impl Fn(PlayerId) -> Option<Q>) -> EveningResults<Q> {
        let mut places: BTreeMap<Q, EveningPlace> = BTreeMap::new();
        for (player, own) in self.places {
            let Some(person) = person(player) else { continue };
            let kept = places.entry(person).or_insert(own);
            *kept = (*kept).min(own);
        }
        let hands = self.hands.into_iter().map(|hand| hand.map_people(&person)).collect();
        EveningResults { method: self.method, finished: self.finished, lines: self.lines, places, hands }
    }
}

impl<P: Ord + Clone> EveningResults<P> {
    /// Joins the tournaments of an event of several stages, in the order of play, to one evening. `ranks` has everybody's rank in the
    /// event. Totals are added up if all its tournaments have the same scoring.
    pub fn joined(parts: &[&Self], ranks: &BTreeMap<P, u32>, finished: bool) -> Self {
        let method = parts.last().map_or(MethodId::Std, |last| last.method);
        let is_alike = parts.iter().all(|part| part.method == method);
        let sum = |person: &P| {
            let own: Vec<&EveningPlace> = parts.iter().filter_map(|part| part.places.get(person)).collect();
            let totals: Option<Vec<u32>> = own.iter().map(|place| place.total).collect();
            let total = totals.filter(|_| is_alike).map(|totals| totals.iter().sum());
            (total, own.iter().map(|place| place.hands).sum())
        };
        let place = |(person, rank): (&P, &u32)| {
            let behind = ranks.values().filter(|other| *other > rank).count();
            let (total, hands) = sum(person);
            let behind = u32::try_from(behind).unwrap_or(u32::MAX);
            (person.clone(), EveningPlace { place: *rank, behind, total, hands })
        };
        let lines: BTreeSet<&u32> = ranks.values().collect();
        Self {
            method,
            finished,
            lines: lines.len(),
            places: ranks.iter().map(place).collect(),
            hands: parts.iter().flat_map(|part| part.hands.iter().cloned()).collect(),
        }
    }
}

impl<P> EveningResults<P> {
    /// Iterates over everybody who has a place or played a hand; the same person may occur several times.
    pub fn people(&self) -> impl Iterator<Item = &P> {
        let sat = self.hands.iter().flat_map(|hand| &hand.sides).flat_map(|side| &side.people);
        self.places.keys().chain(sat.map(|sat| &sat.person))
    }
}

/// Returns the number of hands that each player played, excluding hands that do not count and a play-off.
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

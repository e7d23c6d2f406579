//! The effect of the result saved last: the points in large figures, the cards left, and the new places of those
//! concerned.
//!
//! It is derived from the table's last entry in force in the ledger, so a second phone, a reload, a page without
//! scripts and a restart show the same. Places are compared with the standings without that one hand, because another
//! table may have recorded a hand in between.

use lastcard_tournament::{Credit, Effect, EntrantId, Hand, HandResult, MethodId, PlayerId, Slot, Standing};

use crate::hands::summary::left_cards;
use crate::leaderboard::ranks::RankChange;
use crate::table::page::TableContext;
use crate::ui::{badge::Badge, card::CardPicture, tournament_text::TournamentText, translator::Translator};

/// Highest number of scores shown in large figures; beyond that the sentence is enough.
const MOST_SCORES: usize = 3;
const MOST_PLACES: usize = 4;

#[derive(Default)]
pub struct ResultEffect {
    /// Points by entrant, or the entrants who lost the hand.
    pub scores: Vec<EffectScore>,
    /// Current places of those entrants.
    pub places: Vec<EffectPlace>,
    /// Cards left, if they were counted by face.
    pub cards: Vec<CardPicture>,
}

/// Entrants who got the same points.
pub struct EffectScore {
    /// Names, such as “Ann and Bob”, or a sentence such as “Gleb lost the hand”.
    pub who: String,
    /// Points, such as “+47”.
    pub figure: Option<String>,
    /// True if the points count against the entrants.
    pub against: bool,
}

/// Place shared by lines that are level and moved alike.
pub struct EffectPlace {
    /// Names, if the lines do not all share one place.
    pub whose: Option<String>,
    /// Rank, such as “now 1st”.
    pub now: String,
    pub moved: Option<RankChange>,
    pub badges: Vec<Badge>,
    /// Full sentence, such as “Ann: now 1st, up 2 places”.
    pub says: String,
}

impl ResultEffect {
    /// Computes the effect of a result in force.
    pub fn new(says: TournamentText<'_>, seen: &TableContext<'_>, hand: &Hand, result: &HandResult) -> Self {
        let counts = seen.snapshot.tally.standings.is_counted(hand.slot);
        let effect = says.tournament.effect(hand, result).filter(|_| counts);
        let Some(effect) = effect.filter(|effect| !says.tournament.in_play_off(effect.slot)) else {
            return Self::default();
        };
        let embargo = EffectText { says, effect: &effect, method: says.tournament.setup().method().id() };
        let scores = embargo.scores();
        if scores.len() > MOST_SCORES {
            return Self::default();
        }
        let deal = says.tournament.deal(hand.slot);
        let is_secret = deal.is_some_and(|deal| seen.snapshot.secret_deals().contains(&deal));
        Self {
            scores,
            places: StandingsComparison::of(seen, effect.slot)
                .map(|stands| embargo.places(&stands))
                .unwrap_or_default(),
            cards: if is_secret { Vec::new() } else { left_cards(says, hand, result) },
        }
    }
}

/// Standings with a hand and without it.
struct StandingsComparison<'a> {
    now: &'a [Standing],
    without: Vec<Standing>,
}

impl<'a> StandingsComparison<'a> {
    /// Compares the standings; `None` if the hand does not count or the standings are under an embargo, because the
    /// snapshot then has no effect for the hand. No other code in this module decides whether the ranks are shown.
    fn of(seen: &TableContext<'a>, slot: Slot) -> Option<Self> {
        let tally = &seen.snapshot.tally;
        tally.effect(slot)?;
        let without = seen.snapshot.tournament().standings_without(slot, tally).unwrap_or_default();
        Some(Self { now: &tally.standings.standings, without })
    }

    fn line(&self, entrant: &EntrantId) -> Option<RankPosition> {
        let line = self.now.iter().find(|line| line.entrant == *entrant)?;
        let before = self.without.iter().find(|line| line.entrant == *entrant);
        Some(RankPosition {
            rank: line.rank?,
            is_level: self.now.iter().filter(|other| other.rank == line.rank).count() > 1,
            moved: before.and_then(|before| RankChange::between(before.rank, line.rank)),
            badges: Badge::of_line(line, None),
        })
    }
}

#[derive(PartialEq, Eq)]
struct RankPosition {
    rank: u32,
    is_level: bool,
    moved: Option<RankChange>,
    badges: Vec<Badge>,
}

impl RankPosition {
    /// Formats the rank, such as “now 1st”.
    fn rank_text(&self, words: Translator) -> String {
        let key = if self.is_level { "moment-now-level" } else { "moment-now" };
        words.say(key).with("ordinal", Translator::ordinal(self.rank)).to_string()
    }

    /// Formats rank and movement, such as “now 1st, up 2 places”.
    fn rank_change_text(&self, words: Translator) -> String {
        let moved = self.moved.map(|moved| match moved {
            RankChange::Up(places) => words.say("moment-up").with("places", places).to_string(),
            RankChange::Down(places) => words.say("moment-down").with("places", places).to_string(),
        });
        let parts: Vec<String> = std::iter::once(self.rank_text(words)).chain(moved).collect();
        parts.join(&words.say("table-list-comma").to_string())
    }
}

struct EffectText<'a> {
    says: TournamentText<'a>,
    effect: &'a Effect,
    method: MethodId,
}

impl EffectText<'_> {
    fn scores(&self) -> Vec<EffectScore> {
        let effect = self.effect;
        match self.method {
            MethodId::Std => {
                let points = effect.credited.first().map_or(0, |credit| credit.points);
                vec![self.score(&effect.winners, points)]
            }
            MethodId::Lose200 | MethodId::Challenge => self.group_by_points(&effect.charged),
            MethodId::MaxLoser => {
                let losers = self.losers();
                let of_losers = effect.charged.iter().filter(|charge| losers.contains(&charge.entrant));
                self.group_by_points(&of_losers.cloned().collect::<Vec<_>>())
            }
            MethodId::Refill => self.group_by_points(&effect.credited),
            MethodId::Lazy | MethodId::Placement => self.loss_score(&effect.losers).into_iter().collect(),
        }
    }

    /// Returns the entrants whose places are shown: those who gained or paid.
    fn affected_entrants(&self) -> Vec<EntrantId> {
        let effect = self.effect;
        let of = |credits: &[Credit]| -> Vec<EntrantId> {
            credits.iter().filter(|credit| credit.points > 0).map(|credit| credit.entrant.clone()).collect()
        };
        match self.method {
            MethodId::Std | MethodId::Lazy => effect.winners.clone(),
            MethodId::Lose200 | MethodId::Challenge => of(&effect.charged),
            MethodId::Refill => of(&effect.credited),
            MethodId::MaxLoser | MethodId::Placement => self.losers(),
        }
    }

    fn losers(&self) -> Vec<EntrantId> {
        let entrants = self.effect.losers.iter().filter_map(|player| self.says.tournament.entrant_of(player));
        entrants.map(|entrant| entrant.id.clone()).collect()
    }

    fn group_by_points(&self, credits: &[Credit]) -> Vec<EffectScore> {
        let mut groups: Vec<(u32, Vec<EntrantId>)> = Vec::new();
        for Credit { entrant, points } in credits {
            match groups.iter_mut().find(|(same, _)| same == points) {
                Some((_, group)) => group.push(entrant.clone()),
                None => groups.push((*points, vec![entrant.clone()])),
            }
        }
        groups.iter().map(|(points, group)| self.score(group, *points)).collect()
    }

    fn score(&self, entrants: &[EntrantId], points: u32) -> EffectScore {
        let figure = self.says.words.say("public-plus").with("points", points).to_string();
        EffectScore { who: self.names(entrants), figure: Some(figure), against: self.method.charges_points() }
    }

    fn loss_score(&self, losers: &[PlayerId]) -> Option<EffectScore> {
        let names: Vec<String> = losers.iter().map(|player| self.says.player(player)).collect();
        let who = self.says.words.say("moment-lost").with("names", self.says.list(&names)).to_string();
        (!names.is_empty()).then_some(EffectScore { who, figure: None, against: true })
    }

    fn names(&self, entrants: &[EntrantId]) -> String {
        let names: Vec<String> =
            entrants.iter().map(|entrant| self.says.entrant_in_hand(entrant, self.effect.slot)).collect();
        self.says.list(&names)
    }

    /// Returns the places of those concerned, or none if there are too many different ones.
    fn places(&self, stands: &StandingsComparison<'_>) -> Vec<EffectPlace> {
        let mut groups: Vec<(RankPosition, Vec<EntrantId>)> = Vec::new();
        for entrant in self.affected_entrants() {
            let Some(stand) = stands.line(&entrant) else { continue };
            match groups.iter_mut().find(|(same, _)| *same == stand) {
                Some((_, group)) => group.push(entrant),
                None => groups.push((stand, vec![entrant])),
            }
        }
        if groups.len() > MOST_PLACES {
            return Vec::new();
        }
        // The large line already names them if it is about the same entrants.
        let is_said = groups.len() == 1 && self.method != MethodId::Lazy;
        groups.iter().map(|(stand, group)| self.place(stand, group, is_said)).collect()
    }

    fn place(&self, stand: &RankPosition, group: &[EntrantId], is_said: bool) -> EffectPlace {
        let words = self.says.words;
        let whose = (!is_said).then(|| self.names(group));
        let says = stand.rank_change_text(words);
        EffectPlace {
            now: stand.rank_text(words),
            moved: stand.moved,
            badges: stand.badges.clone(),
            says: match &whose {
                Some(names) => {
                    words.say("moment-of").with("names", names.as_str()).with("now", says).to_string()
                }
                None => says,
            },
            whose,
        }
    }
}

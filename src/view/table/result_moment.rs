//! What the result that was saved last did, told for a moment: the points in big figures, the cards that were left, and where those
//! whom it concerns stand now. All of it follows from what is recorded, so a second phone, a reload and a restart tell the same.

use super::{Says, TableSeen};
use crate::tournament::{Credit, Effect, EntrantId, Hand, HandResult, MethodId, PlayerId, Slot, Standing};
use crate::view::left_cards::left_cards;
use crate::view::moved::Moved;
use crate::view::play::CardPicture;
use crate::view::{Badge, Words};

/// More than these are too much for a moment: then the sentence is enough.
const MOST_SCORES: usize = 3;
const MOST_PLACES: usize = 4;

/// The moment of a result.
#[derive(Default)]
pub(super) struct ResultMoment {
    /// Who got how many points, or who lost the hand.
    pub(super) scores: Vec<MomentScore>,
    /// Where those stand now.
    pub(super) places: Vec<MomentPlace>,
    /// What was left, where it was counted by faces.
    pub(super) cards: Vec<CardPicture>,
}

/// Who got how many points.
pub(super) struct MomentScore {
    /// “Ann and Bob”, or “Gleb lost the hand”.
    pub(super) who: String,
    /// “+47”
    pub(super) figure: Option<String>,
    /// Whether nobody wants it.
    pub(super) against: bool,
}

/// Where lines stand that stand alike.
pub(super) struct MomentPlace {
    /// Whose they are, where not all of them stand alike.
    pub(super) whose: Option<String>,
    /// “now 1st”
    pub(super) now: String,
    pub(super) moved: Option<Moved>,
    pub(super) badges: Vec<Badge>,
    /// All of it: “Ann: now 1st, up 2 places”.
    pub(super) says: String,
}

impl ResultMoment {
    /// Of a result that stands.
    pub(super) fn new(says: Says<'_>, seen: &TableSeen<'_>, hand: &Hand, result: &HandResult) -> Self {
        let counts = seen.picture.tally.standings.counts(hand.slot);
        let effect = says.tournament.effect(hand, result).filter(|_| counts);
        let Some(effect) = effect.filter(|effect| !says.tournament.in_play_off(effect.slot)) else {
            return Self::default();
        };
        let telling = MomentTelling { says, effect: &effect, method: says.tournament.setup().method().id() };
        let scores = telling.scores();
        if scores.len() > MOST_SCORES {
            return Self::default();
        }
        let deal = says.tournament.deal(hand.slot);
        let is_secret = deal.is_some_and(|deal| seen.picture.secret_deals().contains(&deal));
        Self {
            scores,
            places: Stands::of(seen, effect.slot).map(|stands| telling.places(&stands)).unwrap_or_default(),
            cards: if is_secret { Vec::new() } else { left_cards(says, hand, result) },
        }
    }
}

/// How everybody stands with a hand, and would stand without it.
struct Stands<'a> {
    now: &'a [Standing],
    without: Vec<Standing>,
}

impl<'a> Stands<'a> {
    /// The one place that says whether a table may be told the ranks at all, and which they are. A hand that does not count moves
    /// nobody.
    fn of(seen: &TableSeen<'a>, slot: Slot) -> Option<Self> {
        let tally = &seen.picture.tally;
        tally.effect(slot)?;
        let without = seen.picture.tournament().standings_without(slot, tally).unwrap_or_default();
        Some(Self { now: &tally.standings.standings, without })
    }

    fn line(&self, entrant: &EntrantId) -> Option<Stand> {
        let line = self.now.iter().find(|line| line.entrant == *entrant)?;
        let before = self.without.iter().find(|line| line.entrant == *entrant);
        Some(Stand {
            rank: line.rank?,
            is_level: self.now.iter().filter(|other| other.rank == line.rank).count() > 1,
            moved: before.and_then(|before| Moved::between(before.rank, line.rank)),
            badges: Badge::of_line(line, None),
        })
    }
}

/// Where a line stands.
#[derive(PartialEq, Eq)]
struct Stand {
    rank: u32,
    is_level: bool,
    moved: Option<Moved>,
    badges: Vec<Badge>,
}

impl Stand {
    /// “now 1st”
    fn now(&self, words: Words) -> String {
        let key = if self.is_level { "moment-now-level" } else { "moment-now" };
        words.say(key).with("ordinal", Words::ordinal(self.rank)).to_string()
    }

    /// “now 1st, up 2 places”
    fn says(&self, words: Words) -> String {
        let moved = self.moved.map(|moved| match moved {
            Moved::Up(places) => words.say("moment-up").with("places", places).to_string(),
            Moved::Down(places) => words.say("moment-down").with("places", places).to_string(),
        });
        let parts: Vec<String> = std::iter::once(self.now(words)).chain(moved).collect();
        parts.join(&words.say("table-list-comma").to_string())
    }
}

/// Tells what a hand did.
struct MomentTelling<'a> {
    says: Says<'a>,
    effect: &'a Effect,
    method: MethodId,
}

impl MomentTelling<'_> {
    fn scores(&self) -> Vec<MomentScore> {
        let effect = self.effect;
        match self.method {
            MethodId::Std => {
                let points = effect.credited.first().map_or(0, |credit| credit.points);
                vec![self.score(&effect.winners, points)]
            }
            MethodId::Lose200 | MethodId::Challenge => self.grouped(&effect.charged),
            MethodId::MaxLoser => {
                let losers = self.losers();
                let of_losers = effect.charged.iter().filter(|charge| losers.contains(&charge.entrant));
                self.grouped(&of_losers.cloned().collect::<Vec<_>>())
            }
            MethodId::Refill => self.grouped(&effect.credited),
            MethodId::Lazy | MethodId::Placement => self.lost(&effect.losers).into_iter().collect(),
        }
    }

    /// Whose places are told: those who gained or paid.
    fn concerned(&self) -> Vec<EntrantId> {
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

    /// Who got the same stands together.
    fn grouped(&self, credits: &[Credit]) -> Vec<MomentScore> {
        let mut groups: Vec<(u32, Vec<EntrantId>)> = Vec::new();
        for Credit { entrant, points } in credits {
            match groups.iter_mut().find(|(same, _)| same == points) {
                Some((_, group)) => group.push(entrant.clone()),
                None => groups.push((*points, vec![entrant.clone()])),
            }
        }
        groups.iter().map(|(points, group)| self.score(group, *points)).collect()
    }

    fn score(&self, entrants: &[EntrantId], points: u32) -> MomentScore {
        let figure = self.says.words.say("public-plus").with("points", points).to_string();
        MomentScore { who: self.names(entrants), figure: Some(figure), against: self.method.charges() }
    }

    fn lost(&self, losers: &[PlayerId]) -> Option<MomentScore> {
        let names: Vec<String> = losers.iter().map(|player| self.says.player(player)).collect();
        let who = self.says.words.say("moment-lost").with("names", self.says.list(&names)).to_string();
        (!names.is_empty()).then_some(MomentScore { who, figure: None, against: true })
    }

    fn names(&self, entrants: &[EntrantId]) -> String {
        let names: Vec<String> =
            entrants.iter().map(|entrant| self.says.entrant(entrant, self.effect.slot)).collect();
        self.says.list(&names)
    }

    /// Where those concerned stand; nothing where each stands elsewhere and they are too many.
    fn places(&self, stands: &Stands<'_>) -> Vec<MomentPlace> {
        let mut groups: Vec<(Stand, Vec<EntrantId>)> = Vec::new();
        for entrant in self.concerned() {
            let Some(stand) = stands.line(&entrant) else { continue };
            match groups.iter_mut().find(|(same, _)| *same == stand) {
                Some((_, group)) => group.push(entrant),
                None => groups.push((stand, vec![entrant])),
            }
        }
        if groups.len() > MOST_PLACES {
            return Vec::new();
        }
        // The big line names them already, where it is about the same ones.
        let is_said = groups.len() == 1 && self.method != MethodId::Lazy;
        groups.iter().map(|(stand, group)| self.place(stand, group, is_said)).collect()
    }

    fn place(&self, stand: &Stand, group: &[EntrantId], is_said: bool) -> MomentPlace {
        let words = self.says.words;
        let whose = (!is_said).then(|| self.names(group));
        let says = stand.says(words);
        MomentPlace {
            now: stand.now(words),
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

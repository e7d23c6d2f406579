//! Ranking: sort keys of the standings (§0.5.6, §0.5.9), and the state of each entrant.

use std::cmp::{Ordering, Reverse};
use std::collections::BTreeMap;

use crate::standings::fold::Fold;
use crate::standings::line::LineSums;
use crate::{
    Average, Entrant, EntrantId, Format, Method, MethodId, Scorecard, Setup, Standing, StandingState,
    TieBreak,
};

/// A ranking figure, whole or divided by a number of hands. Compared exactly.
#[derive(Debug, Clone, Copy)]
pub struct RankValue {
    over: i64,
    under: i64,
}

impl RankValue {
    /// Creates `over / under`; `under` must be positive.
    pub const fn new(over: i64, under: i64) -> Self {
        Self { over, under }
    }
}

impl Ord for RankValue {
    fn cmp(&self, other: &Self) -> Ordering {
        (self.over * other.under).cmp(&(other.over * self.under))
    }
}

impl PartialOrd for RankValue {
    fn partial_cmp(&self, other: &Self) -> Option<Ordering> {
        Some(self.cmp(other))
    }
}

impl PartialEq for RankValue {
    fn eq(&self, other: &Self) -> bool {
        self.cmp(other) == Ordering::Equal
    }
}

impl Eq for RankValue {}

/// Sort key of the standings, smallest first; equal keys share a rank (§0.5.6).
pub type RankKey = Vec<Reverse<RankValue>>;

/// Ranks sorted keys from 1; equal keys share the first place that they take together (§0.5.6).
///
/// ```
/// assert!(lastcard_tournament::shared_ranks([44, 44, 30]).eq([1, 1, 3]));
/// ```
pub fn shared_ranks<K: PartialEq>(sorted: impl IntoIterator<Item = K>) -> impl Iterator<Item = u32> {
    (1..).zip(sorted).scan(None, |before: &mut Option<(K, u32)>, (place, key)| {
        let rank = before.take().filter(|(level, _)| *level == key).map_or(place, |(_, rank)| rank);
        *before = Some((key, rank));
        Some(rank)
    })
}

/// Sort key of the entrant with this index and these sums.
pub(crate) fn key(setup: &Setup, seed: usize, line: &LineSums) -> RankKey {
    // §0.5.9b: players of an individual may play different numbers of hands. A player without a hand has no
    // rank.
    let hands = if setup.ranks_by_average() { i64::from(line.hands.max(1)) } else { 1 };
    key_over(setup, seed, line, hands)
}

/// Returns a sort key that compares entrants of different tournaments with one setup: their figures are divided by their hands.
pub(crate) fn key_per_hand(setup: &Setup, standing: &Standing) -> RankKey {
    let line = LineSums {
        hands: standing.hands,
        won: standing.won,
        lost: standing.lost,
        points: standing.total.unwrap_or(0),
        best: standing.best,
        worst: standing.worst,
        held: 0,
        out: None,
    };
    key_over(setup, 0, &line, i64::from(line.hands.max(1)))
}

/// Sort key with the figures of all hands divided by `hands`.
fn key_over(setup: &Setup, seed: usize, line: &LineSums, hands: i64) -> RankKey {
    let figure = |over: i64, under| Reverse(RankValue::new(over, under));
    let down = |number: u32| figure(number.into(), 1);
    let up = |number: u32| figure(-i64::from(number), 1);
    let share_down = |number: u32| figure(number.into(), hands);
    let share_up = |number: u32| figure(-i64::from(number), hands);
    let mut key = match setup.method() {
        Method::Std { .. } => vec![share_down(line.points)],
        // Below the limit first (§0.5.5), then the smaller total (S-L200-5).
        Method::Lose200 { limit, .. } => vec![up(u32::from(line.points >= limit)), share_up(line.points)],
        // S-LAZY-7
        Method::Lazy { .. } => vec![share_down(line.won)],
        // S-MAXL-1
        Method::MaxLoser { .. } => vec![share_up(line.points)],
        // Players still in come first; later exits rank above earlier ones, and within one hand the smaller
        // total comes first (V-CHAL-3).
        Method::Challenge { .. } => {
            let out = line.out.and_then(|hand| u32::try_from(hand).ok());
            vec![up(u32::from(out.is_some())), down(out.unwrap_or(0)), share_up(line.points)]
        }
        // V-COW-8
        Method::Placement { .. } => vec![share_up(line.lost)],
        // V-REF-5
        Method::Refill { .. } => vec![share_down(line.points), up(line.held)],
    };
    key.extend(setup.scoring().tie_breaks.iter().map(|tie_break| match tie_break {
        TieBreak::Won => share_down(line.won),
        TieBreak::Best => down(line.best.unwrap_or(0)),
        TieBreak::Lost => share_up(line.lost),
        TieBreak::Worst => up(line.worst.unwrap_or(0)),
        TieBreak::Seed => up(u32::try_from(seed).unwrap_or(u32::MAX)),
    }));
    key
}

impl Setup {
    /// Returns true if the average per hand determines the rank, because players may play different numbers
    /// of hands (§0.5.9b).
    pub fn ranks_by_average(&self) -> bool {
        self.format() == Format::Individual
    }
}

/// Participation of an entrant, which takes precedence over points.
#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord)]
struct Presence {
    /// Has no hand that counts while averages determine the ranks, or arrived after the end: no rank
    /// (§0.5.9b).
    is_absent: bool,
    /// Disqualified: no rank, behind everybody who has one.
    is_disqualified: bool,
    /// Withdrawn: behind everybody who stayed (§0.5.9f).
    has_withdrawn: bool,
}

impl Presence {
    fn of(sheet: &Scorecard, entrant: &Entrant, line: &LineSums, fold: &Fold) -> Self {
        let unplayed = sheet.setup().ranks_by_average() && line.hands == 0;
        let never_came = entrant.since.is_some_and(|since| fold.ends_before(since));
        let withdrawn = entrant.withdrawal().is_some_and(|from| !fold.ends_before(from));
        Self {
            is_absent: unplayed || never_came,
            is_disqualified: sheet.is_disqualified(entrant),
            has_withdrawn: withdrawn,
        }
    }
}

pub(crate) fn rank(
    sheet: &Scorecard,
    fold: &Fold,
    duplicate: &BTreeMap<EntrantId, i64>,
    finished: bool,
) -> Vec<Standing> {
    let setup = sheet.setup();
    let mut keyed: Vec<((Presence, RankKey), &Entrant, LineSums)> = Vec::new();
    for (number, entrant) in sheet.entrants().iter().enumerate() {
        let line = sheet.apply_rulings(entrant, fold.line_of(number));
        let presence = Presence::of(sheet, entrant, &line, fold);
        keyed.push(((presence, key(setup, number, &line)), entrant, line));
    }
    keyed.sort_by(|(a, ..), (b, ..)| a.cmp(b));
    let mut standings: Vec<Standing> = Vec::new();
    let ranks = shared_ranks(keyed.iter().map(|(key, ..)| key));
    for (rank, ((presence, _), entrant, line)) in ranks.zip(&keyed) {
        let presence = *presence;
        let rank = (!presence.is_absent && !presence.is_disqualified).then_some(rank);
        let at_limit = is_at_limit(setup, line);
        standings.push(Standing {
            rank,
            entrant: entrant.id.clone(),
            total: setup.method().id().sums_points().then_some(line.points),
            average: average(setup, line),
            hands: line.hands,
            won: line.won,
            lost: line.lost,
            best: line.best.filter(|_| setup.method().id() == MethodId::Std),
            worst: line.worst,
            duplicate: duplicate.get(&entrant.id).copied(),
            state: state(setup, rank, presence, line, at_limit, finished),
            at_limit,
        });
    }
    if finished && setup.method().id() == MethodId::MaxLoser {
        name_losers(&mut standings);
    }
    standings
}

/// S-L200-4: applies to everybody at the limit, not only to the highest total.
fn is_at_limit(setup: &Setup, line: &LineSums) -> bool {
    matches!(setup.method(), Method::Lose200 { limit, .. } if line.points >= limit)
}

/// §0.5.11d: entrants with the last rank have lost the evening, unless all are level.
fn name_losers(standings: &mut [Standing]) {
    let is_placed = |line: &&mut Standing| line.state == StandingState::Placed;
    let ranks = standings.iter_mut().filter(is_placed).filter_map(|line| line.rank);
    let Some(last) = ranks.max().filter(|rank| *rank > 1) else { return };
    for line in standings.iter_mut().filter(is_placed).filter(|line| line.rank == Some(last)) {
        line.state = StandingState::Lost;
    }
}

fn average(setup: &Setup, line: &LineSums) -> Option<Average> {
    let sum = if setup.method().id().sums_points() { line.points } else { line.won };
    Average::of(sum, line.hands).filter(|_| setup.ranks_by_average())
}

/// State of an entrant. Disqualified takes precedence over withdrawn, then winner, then lost and eliminated.
fn state(
    setup: &Setup,
    rank: Option<u32>,
    presence: Presence,
    line: &LineSums,
    at_limit: bool,
    finished: bool,
) -> StandingState {
    let wins = match setup.format() {
        // V-COW-8
        Format::Cowboy => false,
        _ if setup.all_but_losers_win() => !at_limit && rank.is_some(),
        _ => rank == Some(1),
    };
    match line.out {
        _ if presence.is_disqualified => StandingState::Disqualified,
        _ if presence.has_withdrawn => StandingState::Withdrawn,
        // If no hand counts, all rank first and nobody has won.
        _ if finished && wins && line.hands > 0 => StandingState::Winner,
        Some(_) => StandingState::Eliminated,
        None if at_limit => StandingState::Lost,
        None if finished => StandingState::Placed,
        None => StandingState::Playing,
    }
}

impl Setup {
    /// Returns true if everybody below the limit wins: without partners (S-L200-2), or if reaching the limit
    /// ends the tournament (§0.5.8h).
    pub fn all_but_losers_win(&self) -> bool {
        match self.method() {
            Method::Lose200 { stop_at_limit, .. } => stop_at_limit || self.format() == Format::FreeForAll,
            _ => false,
        }
    }
}

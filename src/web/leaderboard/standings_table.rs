//! The standings as a table: its columns, and a row for each entrant.

use std::collections::BTreeMap;
use std::sync::Arc;

use lastcard_snapshots::TournamentSnapshot;
use lastcard_tournament::{
    Average, Chances, EntrantHand, EntrantId, Format, MethodId, Player, Setup, Standing, last_entrant_hand,
};

use crate::charts::chances::ChanceCell;
use crate::leaderboard::{page::hand_path, playing::Whereabouts, ranks::RankChange};
use crate::ui::{
    badge::Badge, page::Link, tournament_header::entrant_name, tournament_text::TournamentText,
    translator::Translator,
};

/// The columns of the standings; columns without information are left out.
#[derive(Debug, Clone, Copy)]
pub struct Columns {
    pub method: MethodId,
    pub ranks: RankBy,
    pub total: bool,
    pub won: bool,
    pub lost: bool,
}

/// The figure by which entrants are ranked: the sum over the hands, or the average per hand.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum RankBy {
    Total,
    Average,
}

impl Columns {
    pub fn of(setup: &Setup) -> Self {
        let method = setup.method().id();
        Self {
            method,
            ranks: if setup.ranks_by_average() { RankBy::Average } else { RankBy::Total },
            total: method.sums_points(),
            // V-COW-8
            won: setup.format() != Format::Cowboy,
            lost: method.names_losers() || method == MethodId::Placement,
        }
    }

    /// Returns true if entrants are ranked by points or hands won per hand; the total points are then shown as well (§0.5.9b).
    pub fn ranks_by_average(self) -> bool {
        self.ranks == RankBy::Average
    }

    pub fn figure_key(self) -> &'static str {
        match self.ranks {
            RankBy::Average => "board-average",
            RankBy::Total if self.ranks_by_losses() => "board-lost",
            RankBy::Total if self.total => "board-total",
            RankBy::Total => "board-won",
        }
    }

    fn value(self, line: &Standing) -> f64 {
        match self.ranks {
            RankBy::Average => line.average.map_or(0.0, Average::rounded),
            RankBy::Total if self.ranks_by_losses() => line.lost.into(),
            RankBy::Total => line.total.unwrap_or(line.won).into(),
        }
    }

    /// Formats the figure by which an entrant is ranked.
    pub fn figure(self, words: Translator, line: &Standing) -> String {
        if self.ranks_by_average() {
            return line.average.map_or_else(|| "–".to_owned(), |average| words.average(average));
        }
        let hands = || if self.ranks_by_losses() { line.lost } else { line.won };
        words.number(line.total.unwrap_or_else(hands)).to_string()
    }

    /// Returns true if the lowest figure leads; a long bar is then unfavourable.
    pub fn is_lower_better(self) -> bool {
        matches!(
            self.method,
            MethodId::Lose200 | MethodId::MaxLoser | MethodId::Challenge | MethodId::Placement
        )
    }

    pub fn ranks_by_losses(self) -> bool {
        self.method == MethodId::Placement
    }

    /// Returns the message key of the table's caption.
    pub fn caption(self) -> &'static str {
        match self.method {
            MethodId::Std if self.ranks_by_average() => "board-caption-average-std",
            MethodId::Lose200 if self.ranks_by_average() => "board-caption-average-lose200",
            MethodId::Lazy if self.ranks_by_average() => "board-caption-average-lazy",
            MethodId::Std => "board-caption-std",
            MethodId::Lose200 | MethodId::MaxLoser => "board-caption-lose200",
            MethodId::Lazy => "board-caption-lazy",
            MethodId::Challenge => "board-caption-challenge",
            MethodId::Placement => "board-caption-placement",
            MethodId::Refill => "board-caption-refill",
        }
    }
}

pub struct LeaderboardLine {
    pub rank: String,
    /// Places gained or lost since the block began.
    pub moved: Option<RankChange>,
    pub entrant: Link,
    /// States other than playing.
    pub badges: Vec<Badge>,
    /// The players of a team, or the current seat of a single player.
    pub about: Option<String>,
    /// Points that a referee took or charged, if any.
    pub ruled: Option<String>,
    /// The ranking figure in thousandths of the highest one, or of the limit if that is higher.
    pub bar: u16,
    /// The ranking figure, formatted.
    pub figure: String,
    /// The sum, if entrants are ranked by the average.
    pub total: Option<u32>,
    pub hands: u32,
    pub won: u32,
    pub lost: u32,
    pub duplicate: String,
    /// Gain since the block began.
    pub block: Option<String>,
    pub last: Option<Link>,
    /// Chance of first place.
    pub chance: ChanceCell,
    /// True if the last hand brought points or, if no points are added up, was won.
    pub gains: bool,
    pub leads: bool,
}

impl LeaderboardLine {
    /// Returns the name, marked if the entrant is at the limit: pictures have no badges.
    pub fn marked_name(&self, words: Translator) -> String {
        let name = self.entrant.text.as_str();
        if self.badges.contains(&Badge::AtLimit) {
            return words.say("board-name-at-limit").with("name", name).to_string();
        }
        name.to_owned()
    }
}

pub struct Rows<'a> {
    says: TournamentText<'a>,
    snapshot: &'a TournamentSnapshot,
    columns: Columns,
    /// The value of a full bar.
    full: f64,
    /// The standings before the block, by entrant.
    before: BTreeMap<EntrantId, Standing>,
    seated: Whereabouts,
    chances: Option<Arc<Chances>>,
}

impl<'a> Rows<'a> {
    /// Prepares the current standings; `resting` lists the players who sit out the current block.
    pub fn new(says: TournamentText<'a>, snapshot: &'a TournamentSnapshot, resting: &[&Player]) -> Self {
        let tournament = snapshot.tournament();
        let columns = Columns::of(tournament.setup());
        let lines = &snapshot.tally.standings.standings;
        let most = lines.iter().map(|line| columns.value(line)).fold(0.0, f64::max);
        let limit = tournament.setup().method().limit().filter(|_| columns.total).map_or(0.0, f64::from);
        let before = tournament.standings_before_last_block(&snapshot.tally).unwrap_or_default();
        Self {
            says,
            snapshot,
            columns,
            full: most.max(limit).max(1.0),
            before: before.into_iter().map(|line| (line.entrant.clone(), line)).collect(),
            seated: Whereabouts::new(says, snapshot, resting),
            chances: snapshot.chances(),
        }
    }

    /// Returns the rows in order.
    pub fn all(&self) -> Vec<LeaderboardLine> {
        self.snapshot.tally.standings.standings.iter().map(|standing| self.row(standing)).collect()
    }

    fn row(&self, standing: &Standing) -> LeaderboardLine {
        let (says, snapshot) = (self.says, self.snapshot);
        let before = self.before.get(&standing.entrant);
        let is_over = snapshot.tally.standings.finished;
        let own = last_entrant_hand(snapshot.tournament(), &snapshot.tally, &standing.entrant);
        LeaderboardLine {
            rank: says.words.rank(standing.rank),
            moved: before
                .filter(|_| !is_over)
                .and_then(|before| RankChange::between(before.rank, standing.rank)),
            entrant: Link {
                href: format!("/t/{}/entrants/{}", snapshot.header().slug, standing.entrant),
                text: entrant_name(says.words, snapshot, &standing.entrant),
            },
            badges: Badge::of_line(standing, snapshot.tournament().entrant(&standing.entrant)),
            about: self.subtitle(standing),
            ruled: self.ruling_note(standing),
            bar: thousandths(self.columns.value(standing), self.full),
            figure: self.columns.figure(says.words, standing),
            total: standing.total.filter(|_| self.columns.ranks_by_average()),
            hands: standing.hands,
            won: standing.won,
            lost: standing.lost,
            duplicate: format_signed(says.words, standing.duplicate),
            block: before.map(|before| format_signed(says.words, Some(gain_between(before, standing)))),
            gains: own.as_ref().is_some_and(|own| own.points.map_or(own.won, |points| points > 0)),
            chance: ChanceCell::new(says.words, self.chances.as_deref(), &standing.entrant),
            last: own
                .map(|own| Link { href: hand_path(snapshot, own.hand.slot), text: hand_outcome(says, &own) }),
            leads: standing.rank == Some(1)
                && standing.hands > 0
                && snapshot.tournament().setup().format() != Format::Cowboy,
        }
    }

    /// “by ruling: −20”.
    fn ruling_note(&self, standing: &Standing) -> Option<String> {
        let tournament = self.snapshot.tournament();
        let taken = i64::from(tournament.points_taken(tournament.entrant(&standing.entrant)?));
        let charges = tournament.setup().method().id().charges_points();
        let words = self.says.words;
        let points = format_signed(words, Some(if charges { taken } else { -taken }));
        (taken > 0).then(|| words.say("board-by-ruling").with("points", points).to_string())
    }

    fn subtitle(&self, standing: &Standing) -> Option<String> {
        let entrant = self.snapshot.tournament().entrant(&standing.entrant)?;
        if entrant.is_single() {
            return entrant.players.first().and_then(|player| self.seated.get(&player.id));
        }
        // A team named after its players does not need their names twice.
        let is_named = |name: &str| entrant.name.as_str().contains(name);
        let names: Vec<String> = entrant.players.iter().map(|player| player.name.to_string()).collect();
        (!names.iter().all(|name| is_named(name))).then(|| self.says.list(&names))
    }
}

/// Returns the gain between two standings: points, or hands won if no points are added up.
fn gain_between(before: &Standing, now: &Standing) -> i64 {
    let figure = |line: &Standing| i64::from(line.total.unwrap_or(line.won));
    figure(now) - figure(before)
}

fn thousandths(part: f64, whole: f64) -> u16 {
    #[expect(clippy::cast_possible_truncation, clippy::cast_sign_loss, reason = "0 to 1000")]
    let thousandths = (part / whole * 1000.0).round().clamp(0.0, 1000.0) as u16;
    thousandths
}

/// “+75”, “−75”, “0”; a dash if there is nothing to compare.
pub fn format_signed(words: Translator, points: Option<i64>) -> String {
    let Some(points) = points else { return "–".to_owned() };
    let key = match points.signum() {
        1 => "public-plus",
        0 => "public-nought",
        _ => "public-minus",
    };
    words.say(key).with("points", points.unsigned_abs()).into()
}

/// “+111”, “0”; if no points are added up, “won”, “lost” or a dash.
pub fn hand_outcome(says: TournamentText<'_>, own: &EntrantHand<'_>) -> String {
    match own.points {
        Some(0) => says.words.number(0).into(),
        Some(points) => says.words.say("public-plus").with("points", points).into(),
        None if own.won => says.words.say("public-won").into(),
        None if own.lost => says.words.say("public-lost").into(),
        None => "–".to_owned(),
    }
}

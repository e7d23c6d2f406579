//! The standings as a table: its columns, and a row for each entrant.

use super::Link;
use super::head::name_of;
use super::leaderboard::hand_path;
use crate::live::Picture;
use crate::tournament::{Entrant, Format, MethodId, OwnHand, Setup, Standing, StandingState, last_of};
use crate::view::Words;
use crate::view::table::Says;

/// Which columns the standings have: only those that say something.
#[derive(Debug, Clone, Copy)]
pub(super) struct Columns {
    pub(super) method: MethodId,
    pub(super) ranks: Ranks,
    pub(super) total: bool,
    pub(super) won: bool,
    pub(super) lost: bool,
}

/// What ranks: what the hands add up to, or their average.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(super) enum Ranks {
    Total,
    Average,
}

impl Columns {
    /// The columns of a format and its scoring.
    pub(super) fn of(setup: &Setup) -> Self {
        let method = setup.method().id();
        Self {
            method,
            ranks: if setup.ranks_by_average() { Ranks::Average } else { Ranks::Total },
            total: method.adds_up(),
            // V-COW-8
            won: setup.format() != Format::Cowboy,
            lost: method.names_losers() || method == MethodId::Placement,
        }
    }

    /// Whether points, or hands won, divided by the hands order the table, and so stand beside them
    /// (§0.5.9b).
    pub(super) fn by_average(self) -> bool {
        self.ranks == Ranks::Average
    }

    /// Whether hands lost order the table, and so stand first.
    pub(super) fn by_losses(self) -> bool {
        self.method == MethodId::Placement
    }

    /// The key of what orders the table.
    pub(super) fn caption(self) -> &'static str {
        match self.method {
            MethodId::Std if self.by_average() => "board-caption-average-std",
            MethodId::Lose200 if self.by_average() => "board-caption-average-lose200",
            MethodId::Lazy if self.by_average() => "board-caption-average-lazy",
            MethodId::Std => "board-caption-std",
            MethodId::Lose200 | MethodId::MaxLoser => "board-caption-lose200",
            MethodId::Lazy => "board-caption-lazy",
            MethodId::Challenge => "board-caption-challenge",
            MethodId::Placement => "board-caption-placement",
            MethodId::Refill => "board-caption-refill",
        }
    }
}

/// What an entrant has come to, as a row of the table.
pub(super) struct LeaderboardLine {
    pub(super) rank: String,
    pub(super) entrant: Link,
    pub(super) players: Option<String>,
    pub(super) total: Option<u32>,
    pub(super) average: String,
    pub(super) hands: u32,
    pub(super) won: u32,
    pub(super) lost: u32,
    pub(super) duplicate: String,
    pub(super) last: Option<Link>,
    /// The key of what the entrant is, where it is more than playing.
    pub(super) badge: Option<&'static str>,
    pub(super) leads: bool,
}

/// The row of an entrant.
pub(super) fn row(says: Says<'_>, picture: &Picture, standing: &Standing) -> LeaderboardLine {
    let entrant = picture.tournament().entrant(&standing.entrant);
    // A team that is called by its players' names needs them only once.
    let is_named_so =
        |team: &Entrant| team.players.iter().all(|p| team.name.as_str().contains(p.name.as_str()));
    let team = entrant.filter(|entrant| !is_named_so(entrant));
    let members: Option<Vec<String>> = team.map(|t| t.players.iter().map(|p| p.name.to_string()).collect());
    let name = name_of(says.words, picture, &standing.entrant);
    LeaderboardLine {
        rank: says.words.rank(standing.rank),
        entrant: Link {
            href: format!("/t/{}/entrants/{}", picture.header().slug, standing.entrant),
            text: name,
        },
        players: members.map(|names| says.list(&names)),
        total: standing.total,
        average: standing.average.map_or_else(|| "–".to_owned(), |average| says.words.average(average)),
        hands: standing.hands,
        won: standing.won,
        lost: standing.lost,
        duplicate: signed(says.words, standing.duplicate),
        last: last(says, picture, standing),
        badge: match standing.state {
            StandingState::Winner => Some("state-winner"),
            StandingState::Lost => Some("state-lost"),
            StandingState::Eliminated => Some("state-eliminated"),
            StandingState::Withdrawn => Some("state-withdrawn"),
            StandingState::Playing | StandingState::Placed => None,
        },
        leads: standing.rank == Some(1)
            && standing.hands > 0
            && picture.tournament().setup().format() != Format::Cowboy,
    }
}

/// “+75”, “−75”, “0”; a dash where there is nothing to compare.
pub(super) fn signed(words: Words, points: Option<i64>) -> String {
    let Some(points) = points else { return "–".to_owned() };
    let key = match points.signum() {
        1 => "public-plus",
        0 => "public-nought",
        _ => "public-minus",
    };
    words.say(key).with("points", points.unsigned_abs()).into()
}

/// What the entrant's last hand did, with a link to it.
fn last(says: Says<'_>, picture: &Picture, standing: &Standing) -> Option<Link> {
    let own = last_of(picture.tournament(), &picture.tally, &standing.entrant)?;
    Some(Link { href: hand_path(picture, own.hand.slot), text: did(says, &own) })
}

/// “+111”, “0”; where no points are added up “won”, “lost” or a dash.
pub(super) fn did(says: Says<'_>, own: &OwnHand<'_>) -> String {
    match own.points {
        Some(0) => says.words.say("number").with("n", 0).into(),
        Some(points) => says.words.say("public-plus").with("points", points).into(),
        None if own.won => says.words.say("public-won").into(),
        None if own.lost => says.words.say("public-lost").into(),
        None => "–".to_owned(),
    }
}

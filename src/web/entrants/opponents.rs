//! The section of an entrant's page on partners, opponents, and points taken and given.

use lastcard_snapshots::TournamentSnapshot;
use lastcard_tournament::{
    BigHand, Entrant, EntrantHand, Format, Meeting, Meetings, MethodId, Player, balance, meetings,
};

use crate::leaderboard::page::hand_path;
use crate::ui::{
    page::{Link, bar},
    tournament_header::entrant_name,
    tournament_text::TournamentText,
    translator::Translator,
};

/// Number of biggest hands listed.
const BIGGEST: usize = 5;

/// An entrant's partners, opponents, and points taken and given; empty before the first hand.
pub struct Encounters {
    /// Partners, then opponents; tables without lines are left out.
    pub met: Vec<MeetingTable>,
    /// Message key for the meaning of the points; `None` if no points are added up.
    pub points: Option<&'static str>,
    /// `None` if no holdings are known.
    pub balance: Option<BalanceLines>,
    pub biggest: Vec<BigHandLine>,
}

/// The hands shared with each partner, or played against each opponent.
pub struct MeetingTable {
    pub id: &'static str,
    /// Message key of the heading.
    pub heading: &'static str,
    pub lines: Vec<MeetingLine>,
}

/// The hands shared with one partner, or played against one opponent.
pub struct MeetingLine {
    pub entrant: Link,
    pub hands: u32,
    pub won: u32,
    /// Share of hands won, in thousandths.
    pub bar: u32,
    pub points: u32,
}

/// Points taken and given, with their bars.
pub struct BalanceLines {
    pub taken: (u32, u32),
    pub given: (u32, u32),
}

/// One of the hands with the most points.
pub struct BigHandLine {
    pub link: Link,
    pub with: String,
    pub against: String,
    pub taken: bool,
    pub points: u32,
    pub bar: u32,
}

impl Encounters {
    /// Returns the id and the heading's message key of each part, for links above a long list of hands.
    pub fn parts(&self) -> Vec<(&'static str, &'static str)> {
        let balance = self.balance.as_ref().map(|_| ("balance", "opponents-balance"));
        let biggest = (!self.biggest.is_empty()).then_some(("biggest", "opponents-biggest"));
        let met = self.met.iter().map(|table| (table.id, table.heading));
        balance.into_iter().chain(biggest).chain(met).collect()
    }

    pub fn new(
        says: TournamentText<'_>,
        snapshot: &TournamentSnapshot,
        entrant: &Entrant,
        hands: &[EntrantHand<'_>],
    ) -> Self {
        let tournament = snapshot.tournament();
        let setup = tournament.setup();
        // V-COW-8: nobody wins.
        let wins = setup.format() != Format::Cowboy;
        let Meetings { partners, opponents } =
            if wins { meetings(tournament, hands) } else { Meetings::default() };
        let (balance, biggest) = balance(tournament, entrant, hands, BIGGEST);
        let most = biggest.first().map_or(0, |hand| hand.points);
        let table = |id, heading, met: Vec<Meeting>| MeetingTable {
            id,
            heading,
            lines: met.iter().map(|one| meeting(says.words, snapshot, one)).collect(),
        };
        let met = [
            table("partners", "opponents-partners", partners),
            table("opponents", "opponents-opponents", opponents),
        ];
        Self {
            met: met.into_iter().filter(|table| !table.lines.is_empty()).collect(),
            points: match setup.method().id() {
                MethodId::Lazy | MethodId::Placement => None,
                method if method.charges_points() => Some("opponents-charged"),
                _ => Some("board-total"),
            },
            balance: (balance.holdings > 0).then(|| BalanceLines::of(balance.taken, balance.given)),
            biggest: biggest.iter().filter_map(|big| big_hand(says, snapshot, hands, *big, most)).collect(),
        }
    }
}

fn meeting(words: Translator, snapshot: &TournamentSnapshot, met: &Meeting) -> MeetingLine {
    MeetingLine {
        entrant: Link {
            href: format!("/t/{}/entrants/{}", snapshot.header().slug, met.entrant),
            text: entrant_name(words, snapshot, &met.entrant),
        },
        hands: met.hands,
        won: met.won,
        bar: bar(met.won, met.hands),
        points: met.points,
    }
}

impl BalanceLines {
    /// Scales both bars to the larger value.
    pub fn of(taken: u32, given: u32) -> Self {
        let most = taken.max(given);
        Self { taken: (taken, bar(taken, most)), given: (given, bar(given, most)) }
    }
}

fn big_hand(
    says: TournamentText<'_>,
    snapshot: &TournamentSnapshot,
    hands: &[EntrantHand<'_>],
    big: BigHand,
    most: u32,
) -> Option<BigHandLine> {
    let own = hands.iter().find(|own| own.hand.slot == big.slot)?;
    let names = |players: &[&Player]| {
        says.list(&players.iter().map(|player| player.name.to_string()).collect::<Vec<_>>())
    };
    Some(BigHandLine {
        link: Link { href: hand_path(snapshot, big.slot), text: says.hand(big.slot) },
        with: names(&own.partners),
        against: names(&own.opponents),
        taken: big.taken,
        points: big.points,
        bar: bar(big.points, most),
    })
}

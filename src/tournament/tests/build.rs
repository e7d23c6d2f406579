//! Builders for tests.

use lastcard_rules::{Card, FaceCounts};

use strum::IntoEnumIterator;

use crate::{
    Entrant, EntrantId, Entry, FinalHolding, FinalHoldings, Format, HandResult, MethodId, Name, Player,
    PlayerId, Problem, ResultKind, Seating, Setup, SetupKeys, Slot, Standing, Tally, Tournament, tally,
};

pub(super) fn id(player: &str) -> PlayerId {
    PlayerId::parse(player).unwrap()
}

fn single(name: &str) -> Entrant {
    Entrant::single(EntrantId::parse(name).unwrap(), Name::parse(name).unwrap())
}

fn team(names: &str) -> Entrant {
    let players: Vec<Player> =
        names.split('+').map(|name| Player { id: id(name), name: Name::parse(name).unwrap() }).collect();
    let name = Name::parse(&names.replace('+', " & ")).unwrap();
    Entrant::team(EntrantId::of(&name, |_| false), name, players)
}

/// `a b c d` are players, `a+c b+d` are teams.
pub(super) fn entrants(names: &str) -> Vec<Entrant> {
    names.split_whitespace().map(|n| if n.contains('+') { team(n) } else { single(n) }).collect()
}

pub(super) fn keys(format: &str, method: &str) -> SetupKeys {
    SetupKeys { format: Some(format.into()), method: Some(method.into()), ..SetupKeys::default() }
}

pub(super) fn draw(keys: &SetupKeys, names: &str) -> Tournament {
    Tournament::draw_up(Name::parse("Test").unwrap(), Setup::parse(keys).unwrap(), entrants(names)).unwrap()
}

/// Names of players: `p1 p2 …`.
pub(super) fn player_names(players: usize) -> String {
    (1..=players).map(|number| format!("p{number}")).collect::<Vec<_>>().join(" ")
}

/// Draws one round of an individual, with these keys.
pub(super) fn individual_with(players: usize, keys: SetupKeys) -> Tournament {
    draw(&SetupKeys { format: Some("individual".into()), ..keys }, &player_names(players))
}

/// Draws one round of an individual in blocks of `hands_per_block`.
pub(super) fn individual(players: usize, hands_per_block: u64) -> Tournament {
    individual_with(players, SetupKeys { hands_per_block: Some(hands_per_block), ..SetupKeys::default() })
}

/// Draws teams A+C against B+D, seated A B C D.
pub(super) fn match_of(method: &str) -> Tournament {
    draw(&keys("two-vs-two", method), "a+c b+d")
}

/// `"R5 Y9"` are cards, `"77"` a total.
pub(super) fn left(held: &str) -> FinalHolding {
    held.parse().map_or_else(|_| FinalHolding::Counted(counts(held)), FinalHolding::Total)
}

pub(super) fn counts(cards: &str) -> FaceCounts {
    cards.split_whitespace().map(|card| (card.parse::<Card>().unwrap().face(), 1)).collect()
}

pub(super) fn won(out: &str, held: &[(&str, &str)]) -> HandResult {
    let left: FinalHoldings = held.iter().map(|(player, held)| (id(player), left(held))).collect();
    HandResult::Won { out: id(out), left, losers: None }
}

pub(super) fn named(out: &str, losers: &[&str]) -> HandResult {
    let losers = losers.iter().map(|player| id(player)).collect();
    HandResult::Won { out: id(out), left: FinalHoldings::default(), losers: Some(losers) }
}

/// Order of finishing, first to last.
pub(super) fn order(finished: &str) -> HandResult {
    HandResult::Order(finished.split_whitespace().map(id).collect())
}

/// Refill points and holdings: `("a", 2, "30")`.
pub(super) fn refill(lines: &[(&str, u32, &str)]) -> HandResult {
    HandResult::Refill {
        points: lines.iter().map(|(player, points, _)| (id(player), *points)).collect(),
        left: lines.iter().map(|(player, _, held)| (id(player), left(held))).collect(),
    }
}

/// Makes up a result of the kind required by the scoring, for these seats.
pub(super) fn some_result(
    tournament: &Tournament,
    seats: &Seating,
    first: usize,
    numbers: &[u32],
) -> HandResult {
    let setup = tournament.setup();
    let mut players = seats.players().to_vec();
    let many = players.len();
    players.rotate_left(first % many);
    let totals =
        || players.iter().cloned().zip(numbers.iter().cycle().map(|number| FinalHolding::Total(*number)));
    match setup.method().id().required_result() {
        ResultKind::Order => HandResult::Order(players),
        ResultKind::Refill => {
            let points = players.iter().cloned().zip(numbers.iter().cycle().map(|number| number % 5));
            HandResult::Refill { points: points.collect(), left: totals().collect() }
        }
        ResultKind::Out => {
            let losing = seats.opponents_of(setup.format(), &players[0]);
            let left = totals().filter(|(player, _)| losing.contains(&player)).collect();
            HandResult::Won { out: players[0].clone(), left, losers: None }
        }
    }
}

/// Every format with every scoring that suits it, and with its players.
pub(super) fn all_setups() -> Vec<(SetupKeys, &'static str)> {
    let players = |format: Format| match format {
        Format::TwoVsTwo => "a+c b+d",
        Format::Team => "a+c+e b+d+f",
        Format::FourPlayer | Format::Individual => "a b c d",
        Format::EightPlayer => "a b c d e f g h",
        Format::FreeForAll | Format::Challenge => "a b c d e",
        Format::Cowboy => "a b c",
        Format::Duo => "a b",
    };
    let with = |format: Format, method: MethodId| {
        let agreed = method.allows_agreed_hands() && !format.is_movement();
        let keys = keys(&format.to_string(), &method.to_string());
        (SetupKeys { agreed_hands: agreed.then_some(5), ..keys }, players(format))
    };
    Format::iter()
        .flat_map(|format| format.scorings().iter().map(move |method| with(format, *method)))
        .collect()
}

pub(super) fn slot(hand: u32) -> Slot {
    Slot { round: 1, hand, table: 1 }
}

/// Records the next hand at the first waiting table.
pub(super) fn play(tournament: Tournament, result: HandResult) -> Tournament {
    let slot = tally(&tournament).standings.next.first().expect("a hand that waits").slot;
    record(tournament, slot, 1, Some(result)).unwrap()
}

/// Records one entry through the rules of the ledger.
pub(super) fn record(
    tournament: Tournament,
    slot: Slot,
    revision: u32,
    outcome: Option<HandResult>,
) -> Result<Tournament, Vec<Problem>> {
    let entry: Entry = tournament.new_entry(slot, revision, outcome, Vec::new()).expect("accepted");
    tournament.with_ledger(&[entry])
}

pub(super) fn line<'a>(tally: &'a Tally, entrant: &str) -> &'a Standing {
    tally.standings.standings.iter().find(|line| line.entrant.as_str() == entrant).unwrap()
}

pub(super) fn total(tally: &Tally, entrant: &str) -> u32 {
    line(tally, entrant).total.unwrap()
}

/// Ranks as `1 p1, 2 p4 …`, in the order of the table.
pub(super) fn ranks(tally: &Tally) -> Vec<(u32, &str)> {
    tally.standings.standings.iter().map(|line| (line.rank.unwrap(), line.entrant.as_str())).collect()
}

pub(super) fn seats(ids: &str) -> Seating {
    Seating::new(ids.split_whitespace().map(id).collect())
}

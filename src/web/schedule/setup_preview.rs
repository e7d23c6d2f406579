//! The preview of a schedule: a line for each block at each table, and proof that it is fair.

use lastcard_tournament::{Fairness, Hand, Method, MovementLength, PlayerId, Spread, Tournament, fairness};

use crate::ui::translator::{Translator, join_names};

/// The schedule of a draft.
pub struct Schedule {
    /// A line for each block at each table of the first round; the other rounds repeat it.
    pub blocks: Vec<BlockLine>,
    /// Number of rounds, if there is more than one.
    pub rounds: Option<u32>,
    /// True if the schedule names the dealer of every hand in a block, rather than only the first dealer.
    pub deals_known: bool,
    /// The sentence that proves that the movement is fair. A match has none.
    pub fairness: Option<String>,
    /// True if there is more than one table.
    pub tables: bool,
}

/// Number of lines above which the list is folded.
const MAX_UNFOLDED_LINES: usize = 40;

/// The hands that the same four play together.
pub struct BlockLine {
    pub first: u32,
    pub last: u32,
    pub table: u32,
    /// Names of the first side, or of everybody.
    pub one: String,
    /// Names of the second side; `None` if everyone plays alone.
    pub other: Option<String>,
    /// The dealers in turn.
    pub deals: String,
}

impl Schedule {
    /// Returns true if the list is so long that it is folded.
    pub fn is_long(&self) -> bool {
        self.blocks.len() > MAX_UNFOLDED_LINES
    }

    pub fn of(tournament: &Tournament, words: Translator) -> Self {
        let setup = tournament.setup();
        let rounds = setup.plan().and_then(|plan| match plan.length {
            MovementLength::Rounds(rounds) => Some(rounds.get()).filter(|rounds| *rounds > 1),
            MovementLength::Blocks(_) => None,
        });
        // If the length is a number of blocks, the last round may be incomplete, so all hands are shown.
        let shown = tournament.hands().iter().filter(|hand| rounds.is_none() || hand.slot.round == 1);
        let mut blocks: Vec<(u32, u32, u32, Vec<&Hand>)> = Vec::new();
        for hand in shown {
            let place = (hand.slot.round, hand.block, hand.slot.table);
            match blocks.iter_mut().find(|(round, block, table, _)| (*round, *block, *table) == place) {
                Some((.., hands)) => hands.push(hand),
                None => blocks.push((place.0, place.1, place.2, vec![hand])),
            }
        }
        Self {
            blocks: blocks.iter().filter_map(|(.., hands)| block(tournament, hands, words)).collect(),
            rounds,
            deals_known: setup.format().is_movement() && !matches!(setup.method(), Method::Lazy { .. }),
            fairness: fairness(setup, tournament.entrants()).map(|fairness| proof(&fairness, words)),
            tables: tournament.tables() > 1,
        }
    }
}

fn block(tournament: &Tournament, hands: &[&Hand], words: Translator) -> Option<BlockLine> {
    let (first, last) = (hands.first()?, hands.last()?);
    let dealers: Vec<&PlayerId> = hands.iter().filter_map(|hand| hand.dealer.as_ref()).collect();
    let (one, other) = sides(tournament, first, words)?;
    Some(BlockLine {
        first: first.slot.hand,
        last: last.slot.hand,
        table: first.slot.table,
        one,
        other,
        deals: join_names(names(tournament, &dealers)),
    })
}

/// Returns the opposing sides of a hand, or everybody at the table clockwise.
pub fn sides(tournament: &Tournament, hand: &Hand, words: Translator) -> Option<(String, Option<String>)> {
    let (format, players) = (tournament.setup_of(hand.slot).format(), hand.seating.players());
    let player = players.first()?;
    if !format.has_partners() && players.len() > 2 {
        return Some((join_names(names(tournament, &players.iter().collect::<Vec<_>>())), None));
    }
    let one = side(tournament, &hand.seating.side_of(format, player), words);
    let other = side(tournament, &hand.seating.opponents_of(format, player), words);
    Some((one, Some(other)))
}

/// Names a side: `Anna and Boris`.
fn side(tournament: &Tournament, players: &[&PlayerId], words: Translator) -> String {
    match names(tournament, players).as_slice() {
        [one, other] => {
            words.say("side-of-two").with("one", one.as_str()).with("other", other.as_str()).to_string()
        }
        names => join_names(names),
    }
}

fn names(tournament: &Tournament, players: &[&PlayerId]) -> Vec<String> {
    players
        .iter()
        .filter_map(|player| tournament.player(player))
        .map(|player| player.name.to_string())
        .collect()
}

fn proof(fairness: &Fairness, words: Translator) -> String {
    let range = |spread: Spread| {
        if spread.is_even() {
            spread.min.to_string()
        } else {
            words.say("draft-range").with("min", spread.min).with("max", spread.max).to_string()
        }
    };
    let key = match (fairness.is_even(), fairness.deals.is_some()) {
        (true, true) => "draft-fair",
        (true, false) => "draft-fair-lazy",
        (false, true) => "draft-fairness",
        (false, false) => "draft-fairness-lazy",
    };
    let rests = || words.say("draft-rests").with("blocks", range(fairness.sit_outs)).to_string();
    let rests = if fairness.sit_outs.max > 0 { format!(" {}", rests()) } else { String::new() };
    let proof = words
        .say(key)
        .with("partners", range(fairness.partners))
        .with("opponents", range(fairness.opponents))
        .with("left", range(fairness.left_neighbours))
        .with("deals", fairness.deals.map(range).unwrap_or_default())
        .with("openings", fairness.opens.map(range).unwrap_or_default());
    let hands = words.say("draft-hands-each").with("hands", range(fairness.hands));
    format!("{proof} {hands}{rests}")
}

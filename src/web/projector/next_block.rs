//! The seating of the next block.

use std::collections::BTreeMap;

use lastcard_snapshots::TournamentSnapshot;
use lastcard_tournament::{Hand, PlayerId, Slot, TableState, tables};

use crate::leaderboard::playing::seats;
use crate::projector::{fitted::SizedText, tables::ProjectorTable};
use crate::ui::tournament_text::TournamentText;

/// The first hands of the next block, by table; empty after the last block and outside the movements.
pub struct NextBlock<'a> {
    says: TournamentText<'a>,
    hands: BTreeMap<u32, &'a Hand>,
    /// True if a table has begun or finished the last hand of its block.
    soon: bool,
}

/// “Table 2: Anna and Boris against Vera and Gleb”.
pub struct NextTable {
    pub table: String,
    pub sides: SizedText,
}

impl<'a> NextBlock<'a> {
    pub fn new(says: TournamentText<'a>, snapshot: &'a TournamentSnapshot) -> Self {
        let tournament = snapshot.tournament();
        let key = |hand: &Hand| (hand.slot.round, hand.block);
        let now = snapshot.tally.standings.next.first().and_then(|next| tournament.hand(next.slot));
        let now = now.filter(|_| tournament.setup().plan().is_some()).map(key);
        let later =
            || now.into_iter().flat_map(|now| tournament.scored_hands().filter(move |hand| key(hand) > now));
        let block = later().map(key).min();
        let mut hands = BTreeMap::new();
        for hand in later().filter(|hand| Some(key(hand)) == block) {
            hands.entry(hand.slot.table).or_insert(hand);
        }
        let last = |slot: Slot| {
            let after = Slot { hand: slot.hand + 1, ..slot };
            tournament.hand(after).map(key) != now
        };
        let states = tables(tournament, &snapshot.tally.standings).into_iter().map(|table| table.state);
        let soon = states.into_iter().any(|state| match state {
            TableState::Plays(slot) => last(slot),
            TableState::Waits => true,
            TableState::Done => false,
        });
        Self { says, hands, soon }
    }

    /// Returns true if the next block is shown beside this many tables; with several tables, only near the end of the current block.
    pub fn has_room(&self, tables: usize) -> bool {
        tables == 1 || (tables > 1 && self.soon)
    }

    pub fn lines(&self) -> Vec<NextTable> {
        let words = self.says.words;
        let line = |(number, hand): (&u32, &&Hand)| NextTable {
            table: words.say("table-number").with("table", *number).into(),
            sides: SizedText::new(self.sides(hand)),
        };
        self.hands.iter().map(line).collect()
    }

    /// Returns the sides with shortened names: there is little room beside the standings.
    fn sides(&self, hand: &Hand) -> String {
        let format = self.says.tournament.setup_of(hand.slot).format();
        let names = |players: Vec<&PlayerId>| {
            let names: Vec<String> = players.into_iter().map(|player| self.says.player(player)).collect();
            self.says.list(&names)
        };
        let Some(first) = hand.seating.players().first().filter(|_| format.has_partners()) else {
            return names(hand.seating.players().iter().collect());
        };
        let one = names(hand.seating.side_of(format, first));
        let other = names(hand.seating.opponents_of(format, first));
        self.says.words.say("public-against").with("one", one).with("other", other).into()
    }

    /// Returns the tables with their players in their seats.
    pub fn tables(&self) -> Vec<ProjectorTable> {
        let table = |(number, hand): (&u32, &&Hand)| {
            ProjectorTable::for_next_block(self.says.words, *number, seats(self.says, hand))
        };
        self.hands.iter().map(table).collect()
    }
}

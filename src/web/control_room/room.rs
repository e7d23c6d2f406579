//! The tables of a started tournament in words, and what the organiser does next.

use std::collections::BTreeMap;

use chrono::{DateTime, TimeDelta, Utc};
use strum::{Display, EnumString, VariantArray};

use lastcard_club::{ClubEvening, ControlRoom, TableReport};
use lastcard_store::clubs::Club;
use lastcard_store::tournaments::TournamentRecord;
use lastcard_tournament::{Status, Tally, Zone};

use crate::control_room::{
    next_step::NextActionView,
    rows::{RoomRow, TableMood},
    tabs::room_url,
};
use crate::desk::worklist::club_evening;
use crate::forecast::minutes;
use crate::table::cards::TableCard;
use crate::ui::{page::bar, tournament_text::TournamentText, translator::Translator};

/// The tables of a started tournament, and the organiser's next action.
pub struct RoomView {
    /// The tables that are shown, those that need somebody first.
    pub tables: Vec<RoomRow>,
    /// Number of tables, by filter, if there are so many that they can be filtered.
    pub filters: Vec<(TableFilter, usize)>,
    /// The filter in force.
    pub filter: TableFilter,
    pub next: NextActionView,
    /// Recorded hands of all tables, and the total if it is known.
    pub played: (usize, Option<usize>),
    /// Progress per thousand, if the total is known.
    pub part: Option<u32>,
    /// Expected end on the club's clocks.
    pub ends: Option<String>,
}

/// Tables that are shown in a large hall.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Default, Display, EnumString, VariantArray)]
#[strum(serialize_all = "kebab-case")]
pub enum TableFilter {
    #[default]
    All,
    Playing,
    Waiting,
    Finished,
}

/// Number of tables above which each has a single line, and the list can be filtered.
const MAX_ROOMY: usize = 5;

impl TableFilter {
    fn shows(self, mood: TableMood) -> bool {
        match self {
            Self::All => true,
            Self::Playing => matches!(mood, TableMood::Urgent | TableMood::Playing),
            Self::Waiting => mood == TableMood::Waiting,
            Self::Finished => mood == TableMood::Finished,
        }
    }
}

pub struct RoomContext<'a> {
    /// The tournament, followed by the others that the club is playing.
    pub all: &'a [(&'a TournamentRecord, &'a Tally)],
    /// Reports on its tables, by number.
    pub reports: &'a BTreeMap<u32, TableReport>,
    /// The club, for its pace and time zone.
    pub club: &'a Club,
    pub now: DateTime<Utc>,
}

impl RoomView {
    /// Removes the draws for the first dealer.
    #[must_use]
    pub fn without_draws(mut self) -> Self {
        for table in &mut self.tables {
            table.draw = None;
        }
        self
    }

    /// Shows only the tables that match, if there are many.
    #[must_use]
    pub fn filtered(mut self, filter: TableFilter) -> Self {
        if self.is_compact() {
            self.tables.retain(|table| filter.shows(table.mood));
            self.filter = filter;
        }
        self
    }

    /// Returns true if each table has a single line.
    pub fn is_compact(&self) -> bool {
        !self.filters.is_empty()
    }

    /// Creates the organiser's view of the tables; `None` without a tournament.
    pub fn of(sight: &RoomContext<'_>, mut cards: Vec<TableCard>, words: Translator) -> Option<Self> {
        let (stored, tally) = sight.all.first()?;
        let evenings: Vec<ClubEvening<'_>> =
            sight.all.iter().map(|(stored, tally)| club_evening(stored, tally)).collect();
        let room = ControlRoom::of(&evenings, sight.reports, sight.club.pace, sight.now)?;
        let zone = sight.club.time_zone;
        let text = RoomText { stored, status: stored.status(&tally.standings), zone, words };
        let played = room.tables.iter().map(|table| table.table.recorded).sum();
        let all = room.tables.iter().map(|table| table.hands).sum::<Option<usize>>();
        let card = |table: u32, cards: &mut Vec<TableCard>| {
            let at = cards.iter().position(|card| card.number == table)?;
            Some(cards.remove(at))
        };
        let mut tables: Vec<RoomRow> =
            room.tables.iter().map(|table| text.row(table, card(table.table.number, &mut cards))).collect();
        let mut filters = Vec::new();
        if text.has_many_tables() {
            tables.sort_by_key(|table| table.mood);
            let count = |filter: TableFilter| tables.iter().filter(|table| filter.shows(table.mood)).count();
            filters = TableFilter::VARIANTS.iter().map(|filter| (*filter, count(*filter))).collect();
        }
        Some(Self {
            next: text.next_action(room.next, sight),
            tables,
            filters,
            filter: TableFilter::All,
            played: (played, all),
            part: all.map(|all| bar(played, all)),
            ends: room.ends_at.map(|at| words.time_of_day(at, zone)),
        })
    }
}

/// Says what concerns the tables of one tournament.
pub(super) struct RoomText<'a> {
    pub(super) stored: &'a TournamentRecord,
    pub(super) status: Status,
    pub(super) zone: Zone,
    pub(super) words: Translator,
}

impl RoomText<'_> {
    pub(super) fn span(&self, span: TimeDelta) -> String {
        minutes(u32::try_from(span.num_minutes()).unwrap_or_default(), self.words)
    }

    pub(super) fn says(&self) -> TournamentText<'_> {
        TournamentText { words: self.words, tournament: &self.stored.tournament }
    }

    /// Returns true if each table has a single line.
    pub(super) fn has_many_tables(&self) -> bool {
        usize::try_from(self.stored.tournament.tables()).is_ok_and(|tables| tables > MAX_ROOMY)
    }

    pub(super) fn base_url(&self) -> String {
        room_url(&self.stored.header.slug)
    }
}

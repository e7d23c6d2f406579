//! A tournament with everything that was recorded.

use std::{
    collections::{BTreeMap, BTreeSet, HashMap},
    fmt,
    sync::Arc,
};

use chrono::{DateTime, Utc};
use diesel::{
    prelude::*,
    sql_query,
    sql_types::{BigInt, Integer, Text},
};

use super::{
    Header, MadeRuling, Person, TakenStep, TournamentStage, conduct, first_dealers,
    header::{Row, of_club, row_by_slug},
    people, play_offs, rulings, taken_steps, walls,
};
use crate::{
    ClubId, Conn, Store, StoreError, TournamentId,
    conn::each,
    dealt::{self, DealtHand, OnPhones},
    document,
    entries::{self, Ledger, LedgerEntry},
    numbers::from_column,
    own_counts,
};
use lastcard_tournament::{
    Conduct, Deal, Hand, HandCounts, NamesShown, PlayerId, Problem, Remark, Revisions, Slot, Standings,
    Status, Tournament, Unplayed, WallChoice, WhoCounts,
};

/// A tournament with its hands and its ledger.
#[derive(Debug, Clone, PartialEq)]
pub struct Stored {
    /// What a list says about it.
    pub header: Header,
    /// The tournament, with the ledger folded onto its hands.
    pub tournament: Tournament,
    /// What the club knows about the players.
    pub people: Arc<BTreeMap<PlayerId, Person>>,
    /// Who came and who left after the start, in the order in which it was said.
    pub steps: Vec<TakenStep>,
    /// Everything that was recorded, in the order in which it was.
    pub entries: Ledger,
    /// Which hands are played on phones, and how far they are.
    pub phones: OnPhones,
    /// What players said of their own holdings since their hands were recorded, or taken back, last.
    pub own_counts: Arc<BTreeMap<Slot, HandCounts>>,
    /// The deals whose cards everybody may see.
    pub opened: BTreeSet<Deal>,
    /// What its walls show.
    pub wall: WallChoice,
    /// The clock, what is said to the hall, and who calls.
    pub conduct: Arc<Conduct>,
    /// What was ruled beside the results, also what was taken back.
    pub rulings: Arc<[MadeRuling]>,
}

impl Stored {
    /// Everything that was recorded about one hand, oldest first.
    pub fn history(&self, slot: Slot) -> impl Iterator<Item = &LedgerEntry> {
        self.entries.of_slot(slot)
    }

    /// The same as what each entry does to those before.
    pub fn revisions(&self, slot: Slot) -> Revisions<'_> {
        Revisions::of(self.history(slot).map(|entry| &entry.entry))
    }

    /// The revision of a hand: 0 before anything was recorded.
    pub fn revision(&self, slot: Slot) -> u32 {
        self.history(slot).map(|entry| entry.entry.revision).max().unwrap_or(0)
    }

    /// Whether nobody but those at its table may see the cards of a dealt hand yet, nor its moves: others are still to play with the
    /// same deck.
    pub fn hides(&self, dealt: &DealtHand) -> bool {
        dealt.deal.is_some_and(|deal| !self.opened.contains(&deal))
    }

    /// Whether the result of a hand tells cards of a deck that others are still to play with.
    pub fn hides_result(&self, slot: Slot) -> bool {
        let shared = self.tournament.hand(slot).is_some_and(|hand| hand.shared);
        shared && self.tournament.deal(slot).is_some_and(|deal| !self.opened.contains(&deal))
    }

    /// Adds what was recorded last.
    ///
    /// # Errors
    /// The ledger does not fold with it; then nothing is to be done with this any more.
    pub(crate) fn follow(&mut self, new: LedgerEntry) -> Result<(), Vec<Problem>> {
        let entry = new.entry.clone();
        self.entries.push(new);
        let record = Revisions::of(self.entries.of_slot(entry.slot).map(|entry| &entry.entry));
        if !self.tournament.follow(&entry, &record) {
            self.tournament = self.tournament.clone().with_ledger(self.entries.all())?;
        }
        Ok(())
    }

    /// What is said to the hall at a moment. Before there was a record of it, it stood with what walls show.
    pub fn says(&self, now: DateTime<Utc>) -> Option<&Remark> {
        match &self.conduct.said {
            Some(said) => said.holds(now).then_some(&said.text),
            None => self.wall.message.as_ref(),
        }
    }

    /// Whether what is recorded about a hand is changed by organisers only: its block is closed.
    pub fn keeps(&self, slot: Slot) -> bool {
        let hand = self.tournament.hand(slot).filter(|hand| !hand.is_open());
        hand.is_some_and(|hand| self.conduct.keeps(slot.round, hand.block))
    }

    /// What players said of a hand as it stands; nothing where the table counts for everybody.
    pub fn own_counts(&self, slot: Slot) -> Option<&HandCounts> {
        let counts = self.own_counts.get(&slot).filter(|counts| counts.revision == self.revision(slot));
        let is_open = self.tournament.hand(slot).is_some_and(Hand::is_open);
        counts.filter(|_| is_open && self.counts_own(slot))
    }

    /// Whether players count for themselves in a hand.
    pub fn counts_own(&self, slot: Slot) -> bool {
        self.conduct.counting == WhoCounts::Players && self.tournament.setup_of(slot).takes_own_counts()
    }

    /// How far it is, with these standings.
    pub fn status(&self, standings: &Standings) -> Status {
        match self.header.stage {
            TournamentStage::Draft => Status::Draft,
            TournamentStage::Running => Status::of_started(standings, !self.entries.is_empty()),
            TournamentStage::Archived => Status::Archived,
        }
    }

    /// Which state of the tournament this is.
    pub fn mark(&self) -> Mark {
        Mark { revision: self.header.revision, entries: self.entries.len() as u64, phones: self.phones.steps }
    }
}

/// Two marks of a tournament are equal when nothing changed between them.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
pub struct Mark {
    /// The tournament's own revision.
    pub revision: i32,
    /// How many entries its ledger has.
    pub entries: u64,
    /// How many steps its hands on phones have gone ([`OnPhones::steps`]).
    pub phones: u64,
}

/// As pages name it.
impl fmt::Display for Mark {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{}-{}-{}", self.revision, self.entries, self.phones)
    }
}

impl Mark {
    /// Whether this state has all that the other one has.
    pub fn covers(self, other: Self) -> bool {
        self.revision >= other.revision && self.entries >= other.entries && self.phones >= other.phones
    }
}

/// The tournament of an address.
pub fn load(store: &Store, slug: &str) -> Result<Stored, StoreError> {
    store.read(|conn| {
        let row = row_by_slug(conn, slug)?;
        stored(conn, row)
    })
}

/// A tournament of a club.
pub fn load_of(store: &Store, club: &ClubId, id: &TournamentId) -> Result<Stored, StoreError> {
    store.read(|conn| {
        let row = of_club(conn, club, id)?;
        stored(conn, row)
    })
}

/// Which state a tournament is in, without loading it.
pub fn mark(store: &Store, id: &TournamentId) -> Result<Mark, StoreError> {
    marks(store, std::iter::once(id))?.remove(id).ok_or(StoreError::NotFound)
}

/// The same of several by one statement; those that are gone have none.
pub fn marks<'a>(
    store: &Store,
    ids: impl Iterator<Item = &'a TournamentId>,
) -> Result<HashMap<TournamentId, Mark>, StoreError> {
    let ids: Vec<&TournamentId> = ids.collect();
    let places: Vec<String> = (1..=ids.len()).map(|place| format!("${place}")).collect();
    let sql = format!(
        "SELECT t.id, t.revision, \
        (SELECT COALESCE(MAX(e.number), 0) FROM entries e WHERE e.tournament_id = t.id) AS entries, \
        {} AS phones FROM tournaments t WHERE t.id IN ({})",
        dealt::STEPS,
        places.join(", ")
    );
    let rows: Vec<MarkRow> = store.read(|conn| -> Result<_, StoreError> {
        Ok(each!(conn, |conn| {
            let query = ids.iter().fold(sql_query(&sql).into_boxed(), |query, id| query.bind::<Text, _>(*id));
            query.load(conn)?
        }))
    })?;
    rows.into_iter().map(|row| Ok((row.id.clone(), row.try_into()?))).collect()
}

#[derive(QueryableByName)]
struct MarkRow {
    #[diesel(sql_type = Text)]
    id: TournamentId,
    #[diesel(sql_type = Integer)]
    revision: i32,
    #[diesel(sql_type = Integer)]
    entries: i32,
    #[diesel(sql_type = BigInt)]
    phones: i64,
}

impl TryFrom<MarkRow> for Mark {
    type Error = StoreError;

    fn try_from(row: MarkRow) -> Result<Self, StoreError> {
        let (entries, phones) = (from_column(row.entries)?, from_column(row.phones)?);
        Ok(Self { revision: row.revision, entries, phones })
    }
}

/// A tournament as it is now, of which no more is read than what was recorded, and what happened on phones, since.
pub fn read_on(store: &Store, known: &Stored) -> Result<Stored, StoreError> {
    let id = &known.header.id;
    store.read(|conn| {
        let mut now = up_to_date(conn, id, Some(known))?;
        now.phones = dealt::on_phones(conn, id)?;
        now.own_counts = counted(conn, id, &now.conduct)?;
        if now.tournament.setup().is_duplicate() {
            now.opened = dealt::opened(conn, id)?;
        }
        Ok(now)
    })
}

/// The same within a transaction.
pub(crate) fn up_to_date(
    conn: &mut Conn,
    id: &TournamentId,
    known: Option<&Stored>,
) -> Result<Stored, StoreError> {
    let row = Row::by_id(conn, id)?;
    let Some(known) = known.filter(|known| known.header.revision == row.revision) else {
        return stored(conn, row);
    };
    let mut now = known.clone();
    if entries::count(conn, id)? > now.entries.len() {
        for entry in entries::after(conn, id, known.entries.len())? {
            now.follow(entry).map_err(|problems| unreadable(&problems))?;
        }
    }
    Ok(now)
}

pub(crate) fn stored(conn: &mut Conn, row: Row) -> Result<Stored, StoreError> {
    let setup = document::from_text("setup", &row.setup)?;
    let stopped = row.stopped_at.is_some();
    let header = Header::try_from(row)?;
    let (mut entrants, mut people) = people::load(conn, &header.id)?;
    let steps = taken_steps::of_tournament(conn, &header.id)?;
    for taken in &steps {
        taken.step.apply(&mut entrants);
        if let Some(player) = taken.step.comes() {
            let person = Person { roster_id: taken.roster_id.clone(), present: true, alias: None };
            people.insert(player.id.clone(), person);
        }
    }
    if header.audience.names == NamesShown::Alias {
        people::with_aliases(conn, &mut people)?;
    }
    let phones = dealt::on_phones(conn, &header.id)?;
    let first_dealers = first_dealers::of_tournament(conn, &header.id)?;
    let draw_up = || Unplayed::draw_up(header.name.clone(), setup, entrants);
    let (entries, drawn) = entries::ledger(conn, &header.id, draw_up)?;
    let unplayed = drawn.map_err(|problems| unreadable(&problems))?.with_first_dealers(first_dealers);
    let play_off = play_offs::of_tournament(conn, &header.id, unplayed.tournament())?;
    let played = unplayed.with_play_off(play_off).played(entries.all());
    let tournament = played.map_err(|problems| unreadable(&problems))?;
    let rulings = rulings::of_tournament(conn, &header.id)?;
    let tournament = tournament.with_rulings(rulings::in_force(&rulings));
    let tournament = if stopped { tournament.with_stopped(true) } else { tournament };
    let is_duplicate = tournament.setup().is_duplicate();
    let opened = if is_duplicate { dealt::opened(conn, &header.id)? } else { BTreeSet::new() };
    let wall = walls::of_tournament(conn, &header.id)?;
    let conduct: Arc<Conduct> = conduct::of_tournament(conn, &header.id)?.into();
    let own_counts = counted(conn, &header.id, &conduct)?;
    let (people, rulings) = (people.into(), rulings.into());
    Ok(Stored {
        header,
        tournament,
        people,
        steps,
        entries,
        phones,
        own_counts,
        opened,
        wall,
        conduct,
        rulings,
    })
}

/// What players said of their own holdings, where they are asked.
fn counted(
    conn: &mut Conn,
    id: &TournamentId,
    conduct: &Conduct,
) -> Result<Arc<BTreeMap<Slot, HandCounts>>, StoreError> {
    match conduct.counting {
        WhoCounts::Table => Ok(Arc::default()),
        WhoCounts::Players => Ok(own_counts::pending(conn, id)?.into()),
    }
}

pub(super) fn unreadable(problems: &[Problem]) -> StoreError {
    let all: Vec<String> = problems.iter().map(ToString::to_string).collect();
    StoreError::corrupt("tournament", &all.join("; "))
}

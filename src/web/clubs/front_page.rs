//! `/c/{club}`: the front page of a club, which is also `/` where there is only one.

use askama::Template;
use chrono::{DateTime, Utc};

use lastcard_club::{Publication, RecordList, SeasonLine, SignUpState};
use lastcard_snapshots::{
    ClubFront, ClubRecords, ClubVersion, LastEvening, SeasonSnapshot, StagedEventSnapshot, TournamentSnapshot,
};
use lastcard_store::RosterId;
use lastcard_store::announcements::Announcement;
use lastcard_store::clubs::Club;

use crate::announcements::page_text::AnnouncementFacts;
use crate::clubs::tabs::ClubTabs;
use crate::leaderboard::{
    page::LeaderboardPage, playing::PlayingTable, ranks::PodiumStep, standings_table::LeaderboardLine,
};
use crate::profiles::links::PersonLink;
use crate::seasons::texts::{address, display_name, figure_key, line_score, link};
use crate::staged_events::summary::StagedEventCard;
use crate::ui::{
    page::{Link, Page, Visitor, bar},
    tournament_header::TournamentHeader,
    translator::Translator,
};

/// Number of places that the page shows of an evening and of the season.
const SHOWN_PLACES: usize = 3;

/// Maximum number of evenings in play that are shown in full.
const SHOWN_EVENINGS: usize = 2;

/// Maximum number of tables of an evening that are drawn.
const SHOWN_TABLES: usize = 4;

/// Maximum number of people who may share a record that is shown.
const MAX_HOLDERS: usize = 2;

#[derive(Template)]
#[template(path = "clubs/front.html")]
pub struct FrontPage {
    page: Page,
    tabs: ClubTabs,
    /// True until the installation is set up.
    fresh: bool,
    /// Events of several stages that are being played.
    events: Vec<StagedEventCard>,
    live: Vec<LiveEvening>,
    next: Option<NextEvening>,
    /// Evenings before the next one that will not take place, as sentences.
    called_off: Vec<String>,
    season: Option<SeasonLeaders>,
    last: Option<LastPanel>,
    records: Vec<FrontRecord>,
}

/// An evening in play.
struct LiveEvening {
    head: TournamentHeader,
    /// Message key of the ranking figure.
    figure: &'static str,
    top: Vec<LeaderboardLine>,
    tables: Vec<PlayingTable>,
    /// Number of tables that are not drawn.
    more_tables: usize,
    resting: Option<String>,
}

/// The next evening, with its sign-up list.
struct NextEvening {
    facts: AnnouncementFacts,
    /// Places taken, in thousandths of all.
    taken: u32,
    is_open: bool,
}

/// The first places of a season.
struct SeasonLeaders {
    season: Link,
    figure: &'static str,
    lines: Vec<SeasonLeader>,
}

struct SeasonLeader {
    rank: String,
    player: Link,
    figure: String,
}

/// The last evening that is over.
struct LastPanel {
    evening: Link,
    starts: String,
    /// Says that results are withheld.
    withheld: Option<String>,
    podium: Vec<PodiumStep>,
    winners: Option<String>,
}

struct FrontRecord {
    key: String,
    value: u32,
    holders: Vec<PersonLink>,
    /// The evening in which it was set, if it was set in a single one.
    evening: Option<Link>,
}

impl FrontPage {
    /// Builds the page; `coming` has the earliest announcement first, and `stream` is the address of the page's stream.
    pub fn new(
        visitor: &Visitor,
        (club, tabs): (&Club, ClubTabs),
        front: &ClubFront,
        coming: &[Announcement],
        now: DateTime<Utc>,
    ) -> Self {
        let words = visitor.words;
        let live = front.evenings.live.iter().take(SHOWN_EVENINGS);
        let next = coming.iter().position(|one| one.state != Publication::CalledOff);
        let before = coming.get(..next.unwrap_or(coming.len())).unwrap_or_default();
        Self {
            page: Page::new(visitor, club.name.as_str()),
            tabs,
            fresh: false,
            events: front
                .evenings
                .events
                .iter()
                .map(|event| StagedEventCard::of(words, club, event))
                .collect(),
            live: live.map(|evening| LiveEvening::new(visitor, evening)).collect(),
            next: next
                .and_then(|at| coming.get(at))
                .map(|announcement| NextEvening::new(words, club, announcement, now)),
            called_off: before.iter().map(|announcement| called_off(words, club, announcement)).collect(),
            season: front.season.as_ref().and_then(|season| SeasonLeaders::new(words, club, season)),
            last: front.evenings.last.as_ref().map(|evening| LastPanel::new(visitor, club, evening)),
            records: records(words, club, &front.records),
        }
    }

    /// Makes the page live.
    #[must_use]
    pub fn with_live_stream(self, stream: impl Into<String>, version: ClubVersion) -> Self {
        Self { page: self.page.with_live_stream(stream, version), ..self }
    }

    /// Marks the page as that of an installation without organisers.
    #[must_use]
    pub fn for_fresh(self, fresh: bool) -> Self {
        Self { fresh, ..self }
    }

    fn is_empty(&self) -> bool {
        self.events.is_empty()
            && self.live.is_empty()
            && self.next.is_none()
            && self.last.is_none()
            && self.called_off.is_empty()
    }
}

impl LiveEvening {
    fn new(visitor: &Visitor, snapshot: &TournamentSnapshot) -> Self {
        let board = LeaderboardPage::new(visitor, snapshot);
        let (mut top, mut tables) = (board.rows, board.tables);
        top.retain(|row| row.hands > 0);
        top.truncate(SHOWN_PLACES);
        let more_tables = tables.len().saturating_sub(SHOWN_TABLES);
        tables.truncate(SHOWN_TABLES);
        let figure = board.columns.figure_key();
        Self { head: board.head, figure, top, tables, more_tables, resting: board.resting }
    }
}

impl NextEvening {
    fn new(words: Translator, club: &Club, announcement: &Announcement, now: DateTime<Utc>) -> Self {
        let places = announcement.places;
        Self {
            facts: AnnouncementFacts::of(words, club, announcement),
            taken: bar(announcement.names.min(places), places),
            is_open: announcement.sign_up_list().state(now) == SignUpState::Open,
        }
    }
}

fn called_off(words: Translator, club: &Club, announcement: &Announcement) -> String {
    let said = words.say("share-feed-called-off").with("tournament", announcement.name.as_str());
    said.with("when", words.date_time(announcement.starts_at, club.time_zone)).to_string()
}

impl SeasonLeaders {
    /// Returns `None` while nobody in the season has a rank.
    fn new(words: Translator, club: &Club, shown: &SeasonSnapshot) -> Option<Self> {
        let address = address(club, shown);
        let leader = |line: &SeasonLine<RosterId>| {
            let person = shown.people.get(&line.player).filter(|_| line.rank.is_some())?;
            Some(SeasonLeader {
                rank: words.rank(line.rank),
                player: Link {
                    href: format!("{address}/players/{}", person.address),
                    text: display_name(words, person),
                },
                figure: line_score(words, line),
            })
        };
        let lines: Vec<_> = shown.table.lines.iter().filter_map(leader).take(SHOWN_PLACES).collect();
        let figure = figure_key(&shown.season.rules);
        let season = Link { href: address, text: shown.season.name.to_string() };
        (!lines.is_empty()).then_some(Self { season, figure, lines })
    }
}

impl LastPanel {
    fn new(visitor: &Visitor, club: &Club, last: &LastEvening) -> Self {
        match last {
            LastEvening::Tournament(snapshot) => Self::of_tournament(visitor, snapshot),
            LastEvening::Event(event) => Self::of_event(visitor.words, club, event),
        }
    }

    fn of_tournament(visitor: &Visitor, snapshot: &TournamentSnapshot) -> Self {
        let LeaderboardPage { head, podium, winners, .. } = LeaderboardPage::new(visitor, snapshot);
        let evening = Link { href: format!("/t/{}", head.slug), text: head.name };
        Self { evening, starts: head.starts, withheld: head.withheld, podium, winners }
    }

    fn of_event(words: Translator, club: &Club, event: &StagedEventSnapshot) -> Self {
        let StagedEventCard { link, starts, state, podium, .. } = StagedEventCard::of(words, club, event);
        let withheld = (!event.embargoed.is_empty()).then(|| words.say("staged-withheld").to_string());
        Self { evening: link, starts, withheld, podium, winners: state }
    }
}

fn records(words: Translator, club: &Club, shown: &ClubRecords) -> Vec<FrontRecord> {
    let record = |list: &RecordList<RosterId>| {
        let holders = list.holders(MAX_HOLDERS);
        let first = holders.first()?;
        let evening = first.evening.and_then(|at| shown.evenings.get(at)).map(|(header, _)| link(header));
        let people = holders.iter().filter_map(|line| shown.people.get(&line.person));
        Some(FrontRecord {
            key: format!("record-{}", list.kind),
            value: first.value,
            holders: people.map(|person| PersonLink::new(words, club, person)).collect(),
            evening: evening.filter(|_| holders.len() == 1),
        })
    };
    shown.lists.iter().filter_map(record).collect()
}

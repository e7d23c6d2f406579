//! Clubs and their settings.

use std::collections::BTreeMap;

use chrono::{DateTime, NaiveDateTime, Utc};
use diesel::prelude::*;
use serde::Deserialize;
use serde_json::Value;

use lastcard_tournament::{Name, Pace, Zone, slug};

use super::announcements::{self, Announcement};
use super::columns::{from_column, to_column};
use super::error::skip_unreadable;
use super::schema::{clubs, tournaments as held};
use super::time::now;
use super::tournaments::{self, Header};
use super::{ClubId, Conn, Store, StoreError, change_feed, file_row};

/// A club: the owner of accounts, players and tournaments.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Club {
    /// Identifies the club in rows; addresses use its slug.
    pub id: ClubId,
    /// Its part of the address `/c/{club}`.
    pub slug: String,
    /// Shown on pages; not unique.
    pub name: Name,
    /// Time zone of its clocks.
    pub time_zone: Zone,
    /// Language tag of its printed pages and invitations.
    pub language: String,
    /// Set if `lastcard demo` created it.
    pub demo: bool,
    /// Time of creation.
    pub created_at: DateTime<Utc>,
    /// Duration of a hand, for forecasts.
    pub pace: Pace,
    /// Set if its hands count in the ratings across all clubs of the installation.
    pub joint_ratings: bool,
}

/// Settings of a club that an organiser chooses.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct ClubDetails {
    /// Shown on pages; not unique.
    pub name: Name,
    /// Time zone of its clocks.
    pub time_zone: Zone,
    /// A language tag such as `en`.
    pub language: String,
}

/// Returns all clubs, ordered by name. Unreadable rows are left out.
pub fn list(store: &Store) -> Result<Vec<Club>, StoreError> {
    store.read(|conn| {
        let rows: Vec<Row> =
            clubs::table.order((clubs::name, clubs::id)).select(Row::as_select()).load(conn)?;
        let club = |row: Row| skip_unreadable("clubs", &row.id.clone(), row.try_into());
        rows.into_iter().filter_map(club).collect()
    })
}

/// Returns the club with this id.
pub fn by_id(store: &Store, id: &ClubId) -> Result<Club, StoreError> {
    store.read(|conn| find(conn, id))
}

/// Returns the club with this address, ignoring case.
pub fn by_slug(store: &Store, slug: &str) -> Result<Club, StoreError> {
    let slug = slug.to_lowercase();
    store.read(|conn| {
        let row: Row = clubs::table.filter(clubs::slug.eq(&slug)).select(Row::as_select()).first(conn)?;
        row.try_into()
    })
}

/// Creates a club, with an address derived from its name.
pub fn create(store: &Store, details: &ClubDetails) -> Result<Club, StoreError> {
    store.write(|conn| insert(conn, details, false))
}

/// Changes the settings and the pace of a club. The address stays, because people have links with it.
pub fn update(store: &Store, id: &ClubId, details: &ClubDetails, pace: Pace) -> Result<Club, StoreError> {
    store.write(|conn| change(conn, id, details, pace))
}

/// Like [`update`], but future evenings keep their local starting time in the new time zone.
pub fn update_keeping_hours(
    store: &Store,
    id: &ClubId,
    details: &ClubDetails,
    pace: Pace,
) -> Result<Club, StoreError> {
    store.write(|conn| {
        let before = find(conn, id)?.time_zone;
        let (announcements, drafts) = load_upcoming(conn, id, now())?;
        for announcement in announcements {
            let at = before.same_local_time(announcement.starts_at, details.time_zone);
            announcements::reschedule(conn, &announcement, at)?;
        }
        for draft in drafts {
            tournaments::reschedule(
                conn,
                &draft.id,
                before.same_local_time(draft.starts_at, details.time_zone),
            )?;
        }
        change(conn, id, details, pace)
    })
}

/// Returns the announcements and drafts of a club that have not begun: changing the club's time zone changes their local starting time.
pub fn list_upcoming(
    store: &Store,
    id: &ClubId,
    now: DateTime<Utc>,
) -> Result<(Vec<Announcement>, Vec<Header>), StoreError> {
    store.read(|conn| load_upcoming(conn, id, now))
}

fn load_upcoming(
    conn: &mut Conn,
    id: &ClubId,
    now: DateTime<Utc>,
) -> Result<(Vec<Announcement>, Vec<Header>), StoreError> {
    let mut announcements = announcements::of_club(conn, id)?;
    announcements.retain(|announcement| announcement.sign_up_list().is_upcoming(now));
    Ok((announcements, tournaments::drafts(conn, id)?))
}

fn change(conn: &mut Conn, id: &ClubId, details: &ClubDetails, pace: Pace) -> Result<Club, StoreError> {
    diesel::update(clubs::table.find(id))
        .set((
            clubs::name.eq(details.name.as_str()),
            clubs::time_zone.eq(details.time_zone.name()),
            clubs::language.eq(&details.language),
            clubs::pace_seconds.eq(to_column(pace.seconds())?),
        ))
        .execute(conn)?;
    for tournament in tournaments::ids_of_club(conn, id)? {
        change_feed::notify_tournament(conn, &tournament)?;
    }
    change_feed::notify_club(conn, id)?;
    find(conn, id)
}

/// Sets whether the hands of a club count in the ratings across all clubs of the installation.
pub fn set_joint_ratings(store: &Store, id: &ClubId, joint: bool) -> Result<(), StoreError> {
    store.write(|conn| {
        find(conn, id)?;
        diesel::update(clubs::table.find(id)).set(clubs::joint_ratings.eq(joint)).execute(conn)?;
        change_feed::notify_club(conn, id)
    })
}

/// Returns the revisions of all clubs, which change whenever a tournament changes, except when results are recorded.
pub fn revisions(store: &Store) -> Result<ClubRevisions, StoreError> {
    store.read(|conn| {
        let of_club = (held::club_id, diesel::dsl::count_star(), diesel::dsl::sum(held::revision));
        let rows: Vec<(ClubId, i64, Option<i64>)> =
            held::table.group_by(held::club_id).select(of_club).load(conn)?;
        Ok(rows.into_iter().map(|(club, count, changes)| (club, (count, changes))).collect())
    })
}

/// Number of tournaments of each club, and the sum of their revisions.
pub type ClubRevisions = BTreeMap<ClubId, (i64, Option<i64>)>;

pub(super) fn find(conn: &mut Conn, id: &ClubId) -> Result<Club, StoreError> {
    let row: Row = clubs::table.find(id).select(Row::as_select()).first(conn)?;
    row.try_into()
}

pub(super) fn insert(conn: &mut Conn, details: &ClubDetails, demo: bool) -> Result<Club, StoreError> {
    let alike = format!("{}%", slug::slugify(details.name.as_str()));
    let taken: Vec<String> = clubs::table.filter(clubs::slug.like(alike)).select(clubs::slug).load(conn)?;
    let club = Club {
        id: ClubId::made(),
        slug: slug::unique(details.name.as_str(), |slug| taken.iter().any(|taken| taken == slug)),
        name: details.name.clone(),
        time_zone: details.time_zone,
        language: details.language.clone(),
        demo,
        created_at: now(),
        pace: Pace::default(),
        joint_ratings: false,
    };
    diesel::insert_into(clubs::table).values(Row::try_from(&club)?).execute(conn)?;
    Ok(club)
}

pub(super) fn check_row(row: Value) -> Result<(), StoreError> {
    file_row::check(row, |row: Row| {
        file_row::check_slug(&row.slug)?;
        let is_tag = |tag: &str| tag.bytes().all(|b| b.is_ascii_alphanumeric() || b == b'-');
        if !((1..=35).contains(&row.language.len()) && is_tag(&row.language)) {
            return Err(StoreError::corrupt("language", &row.language));
        }
        Club::try_from(row)
    })
}

#[derive(Queryable, Selectable, Insertable, Deserialize)]
#[diesel(table_name = clubs)]
struct Row {
    id: ClubId,
    slug: String,
    name: String,
    time_zone: String,
    language: String,
    demo: bool,
    created_at: NaiveDateTime,
    pace_seconds: i32,
    joint_ratings: bool,
}

impl TryFrom<&Club> for Row {
    type Error = StoreError;

    fn try_from(club: &Club) -> Result<Self, StoreError> {
        Ok(Self {
            id: club.id.clone(),
            slug: club.slug.clone(),
            name: club.name.as_str().to_owned(),
            time_zone: club.time_zone.name().to_owned(),
            language: club.language.clone(),
            demo: club.demo,
            created_at: club.created_at.naive_utc(),
            pace_seconds: to_column(club.pace.seconds())?,
            joint_ratings: club.joint_ratings,
        })
    }
}

impl TryFrom<Row> for Club {
    type Error = StoreError;

    fn try_from(row: Row) -> Result<Self, StoreError> {
        Ok(Self {
            id: row.id,
            slug: row.slug,
            name: Name::parse_stored(&row.name).map_err(|fault| StoreError::corrupt("club name", &fault))?,
            time_zone: row.time_zone.parse().map_err(|error| StoreError::corrupt("time zone", &error))?,
            language: row.language,
            demo: row.demo,
            created_at: row.created_at.and_utc(),
            pace: Pace::new(from_column(row.pace_seconds)?)
                .map_err(|fault| StoreError::corrupt("pace", &fault))?,
            joint_ratings: row.joint_ratings,
        })
    }
}

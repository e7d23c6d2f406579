//! Accepts sign-ups.

use chrono::Utc;
use diesel::prelude::*;

use lastcard_club::{SignUpNames, SignUpState};
use lastcard_tournament::{Name, ShortText};

use super::SignUp;
use super::known::{ActiveRoster, RosterMatch};
use super::row::{self, Row};
use crate::announcements::{self, Announcement};
use crate::codes::Code;
use crate::entries::IdempotencyKey;
use crate::error::failure;
use crate::numbers::to_column;
use crate::schema::{sign_up_players, sign_ups};
use crate::time::now;
use crate::{AnnouncementId, Conn, Store, StoreError, change_feed, players};

/// Maximum number of unconfirmed sign-ups from one place, including those that signed off: enough for a table of friends, too few for a
/// hundred made-up names.
const MAX_UNCONFIRMED: i64 = 12;

/// Maximum number of sign-ups from one place. A whole hall may share an address; anybody beyond the limit signs up at the door.
const MAX_PER_SOURCE: i64 = 40;

/// Length of a waiting list.
const MOST_WAITING: u32 = 100;

/// Maximum number of sign-ups stored per list, including those that signed off. For organisers and the check-in page it is twice as high.
const MAX_STORED: i64 = 500;

/// Sign-ups that the check-in page may always add; twice the number of places, if that is more.
const MOST_AT_DOOR: u32 = 50;

/// Source of sign-ups from the check-in page, in place of a hash.
const DOOR: &str = "door";

/// Origin of a sign-up.
#[derive(Debug, Clone, PartialEq, Eq)]
pub enum SignUpSource {
    /// An organiser. The name is trusted unless the roster has a similar one.
    Club,
    /// The check-in page, trusted like an organiser.
    Door,
    /// The public list, from a place identified by a hash.
    Anybody(String),
}

/// A sign-up to be submitted.
#[derive(Debug, Clone)]
pub struct NewSignUp {
    /// Names of the players.
    pub names: SignUpNames,
    /// Remark of the entrant.
    pub remark: Option<ShortText>,
    /// Idempotency key of the form.
    pub entry_key: IdempotencyKey,
    /// Origin of the submission.
    pub source: SignUpSource,
}

/// Reasons why a sign-up is not accepted.
#[derive(Debug, thiserror::Error)]
pub enum SignUpError {
    /// The list is closed at this stage.
    #[error("closed")]
    Closed(SignUpState),
    /// This name is already on the list.
    #[error("twice")]
    Twice(Name),
    /// The waiting list is full.
    #[error("full")]
    Full,
    /// Too many sign-ups from this place are waiting for confirmation, or too many have been made there in all.
    #[error("too-many")]
    TooMany,
    /// The check-in page has added as many sign-ups as it may.
    #[error("door-full")]
    DoorFull,
    /// The database failed.
    #[error(transparent)]
    Store(#[from] StoreError),
}

failure!(SignUpError);

/// Signs an entrant up at the end of the list. Repeating a submission has no effect. If two entrants sign up for the last place at once,
/// one of them goes on the waiting list.
///
/// # Errors
/// Fails if the list is closed, one of the names is already on it, or a limit is reached.
pub fn sign_up(store: &Store, id: &AnnouncementId, new: &NewSignUp) -> Result<SignUp, SignUpError> {
    store.write(|conn| {
        let sent = find_by_key(conn, id, &new.entry_key)?;
        if let Some(same) = sent.as_ref().filter(|sent| sent.left_at.is_none() && has_same_names(sent, new)) {
            return Ok(same.clone());
        }
        let announcement = announcements::find(conn, id)?;
        check_sign_up(conn, &announcement, new)?;
        let number = row::last_number(conn, id)? + 1;
        // The form was sent again with another name or after signing off, so this is a new sign-up.
        let entry_key = if sent.is_some() { IdempotencyKey::random() } else { new.entry_key.clone() };
        insert(conn, &announcement, number, &NewSignUp { entry_key, ..new.clone() })?;
        change_feed::notify_club(conn, &announcement.club_id)?;
        Ok(row::find_sign_up(conn, id, number)?)
    })
}

fn find_by_key(
    conn: &mut Conn,
    announcement: &AnnouncementId,
    entry_key: &IdempotencyKey,
) -> Result<Option<SignUp>, StoreError> {
    let number: Option<i32> = sign_ups::table
        .filter(sign_ups::fixture_id.eq(announcement).and(sign_ups::entry_key.eq(entry_key.as_str())))
        .select(sign_ups::number)
        .first(conn)
        .optional()?;
    number.map(|number| row::find_sign_up(conn, announcement, number)).transpose()
}

fn has_same_names(sign_up: &SignUp, new: &NewSignUp) -> bool {
    sign_up.players.iter().map(|player| &player.name).eq(new.names.names())
}

fn check_sign_up(conn: &mut Conn, announcement: &Announcement, new: &NewSignUp) -> Result<(), SignUpError> {
    match (announcement.sign_up_list().state(Utc::now()), &new.source) {
        (SignUpState::Open, _)
        | (SignUpState::Closed | SignUpState::Begun, SignUpSource::Club | SignUpSource::Door) => {}
        (stage, _) => return Err(SignUpError::Closed(stage)),
    }
    let there = row::current_names(conn, &announcement.id)?;
    let on_list = |name: &&Name| there.iter().any(|other| other.is_same(name));
    if let Some(twice) = new.names.names().iter().find(on_list) {
        return Err(SignUpError::Twice(twice.clone()));
    }
    check_limits(conn, announcement, &new.source)
}

/// Enforces the limits. Sign-ups that signed off count as well, because otherwise people could sign up and off without end.
fn check_limits(
    conn: &mut Conn,
    announcement: &Announcement,
    source: &SignUpSource,
) -> Result<(), SignUpError> {
    let kept = count(conn, announcement, None, false)?;
    match source {
        SignUpSource::Club if kept >= MAX_STORED * 2 => Err(SignUpError::Full),
        SignUpSource::Club => Ok(()),
        SignUpSource::Door => {
            let most = MOST_AT_DOOR.max(announcement.places.saturating_mul(2));
            let is_full =
                kept >= MAX_STORED * 2 || count(conn, announcement, Some(DOOR), false)? >= most.into();
            if is_full { Err(SignUpError::DoorFull) } else { Ok(()) }
        }
        SignUpSource::Anybody(place) => {
            if kept >= MAX_STORED || announcement.names >= announcement.places.saturating_add(MOST_WAITING) {
                return Err(SignUpError::Full);
            }
            let is_too_many = count(conn, announcement, Some(place), true)? >= MAX_UNCONFIRMED
                || count(conn, announcement, Some(place), false)? >= MAX_PER_SOURCE;
            if is_too_many { Err(SignUpError::TooMany) } else { Ok(()) }
        }
    }
}

/// Counts stored sign-ups: all of them, those from one place, or the unconfirmed ones among those.
fn count(
    conn: &mut Conn,
    announcement: &Announcement,
    source: Option<&str>,
    only_new: bool,
) -> Result<i64, StoreError> {
    let mut kept = sign_ups::table.filter(sign_ups::fixture_id.eq(&announcement.id)).into_boxed();
    if let Some(source) = source {
        kept = kept.filter(sign_ups::source.eq(source));
    }
    if only_new {
        kept = kept.filter(sign_ups::confirmed.eq(false));
    }
    Ok(kept.count().get_result(conn)?)
}

fn insert(
    conn: &mut Conn,
    announcement: &Announcement,
    number: i32,
    new: &NewSignUp,
) -> Result<(), StoreError> {
    let club = ActiveRoster::of(conn, &announcement.club_id)?;
    let known: Vec<_> = new.names.names().iter().map(|name| (name, club.match_name(name))).collect();
    let (source, is_trusted) = match &new.source {
        SignUpSource::Club => (String::new(), true),
        SignUpSource::Door => (DOOR.to_owned(), true),
        // Anybody can type any name, so an organiser has to confirm it.
        SignUpSource::Anybody(source) => (source.clone(), false),
    };
    let is_known = is_trusted && !known.iter().any(|(_, known)| matches!(known, RosterMatch::Unclear));
    let row = Row {
        fixture_id: announcement.id.clone(),
        number,
        code: Code::random_for_player().to_string(),
        entry_key: new.entry_key.to_string(),
        remark: new.remark.as_ref().map(ToString::to_string).unwrap_or_default(),
        confirmed: is_known,
        source,
        created_at: now().naive_utc(),
        left_at: None,
        came_at: None,
    };
    diesel::insert_into(sign_ups::table).values(row).execute(conn)?;
    for (seat, (name, known)) in known.into_iter().enumerate() {
        let player = match known {
            RosterMatch::Is(id) => Some(id),
            RosterMatch::New if is_known => Some(players::find_or_insert(conn, &announcement.club_id, name)?),
            RosterMatch::New | RosterMatch::Unclear => None,
        };
        let row = (
            sign_up_players::fixture_id.eq(&announcement.id),
            sign_up_players::number.eq(number),
            sign_up_players::seat.eq(to_column(seat)?),
            sign_up_players::name.eq(name.as_str()),
            sign_up_players::roster_id.eq(player),
        );
        diesel::insert_into(sign_up_players::table).values(row).execute(conn)?;
    }
    Ok(())
}

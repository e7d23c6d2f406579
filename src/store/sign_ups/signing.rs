//! Accepts sign-ups.

use chrono::Utc;
use diesel::dsl::count_star;
use diesel::prelude::*;

use lastcard_club::{SignUpCounts, SignUpNames, SignUpRefusal, SignUpSource};
use lastcard_tournament::{IdempotencyKey, Name, ShortText};

use super::SignUp;
use super::people::{ActiveRoster, RosterMatch};
use super::row::{self, Row};
use crate::announcements::{self, Announcement};
use crate::codes::Code;
use crate::columns::{from_column, to_column};
use crate::entries::random_key;
use crate::error::failure;
use crate::schema::{sign_up_players, sign_ups};
use crate::time::now;
use crate::{AnnouncementId, ClubId, Conn, Store, StoreError, change_feed, players};

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
    /// The list does not accept it.
    #[error(transparent)]
    Refused(#[from] SignUpRefusal),
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
        // The form was sent again with another name or after signing off, so this is a new sign-up.
        let entry_key = if sent.is_some() { random_key() } else { new.entry_key.clone() };
        let there = row::current_names(conn, id)?;
        let (club, number) = append(conn, id, &there, &NewSignUp { entry_key, ..new.clone() })?;
        change_feed::notify_club(conn, &club)?;
        Ok(row::find_sign_up(conn, id, number)?)
    })
}

/// Sign-ups of one submission.
#[derive(Debug, Clone, Copy, Default, PartialEq, Eq)]
pub struct SignUpTally {
    /// Number of sign-ups that were added.
    pub added: usize,
    /// Number of sign-ups whose names were all on the list before.
    pub known: usize,
}

/// Signs several entrants up, in their order, all or none of them. Skips those who are on the list already, so repeating a submission has
/// no effect.
///
/// # Errors
/// Fails without any change if one of them is refused: the list is closed or full, or one player of a team is on it already.
pub fn sign_up_all(
    store: &Store,
    id: &AnnouncementId,
    all: &[NewSignUp],
) -> Result<SignUpTally, SignUpError> {
    store.write(|conn| {
        let tally = append_all(conn, id, all)?;
        if tally.added == 0 {
            store.skip_audit();
        } else {
            let club = announcements::club_of(conn, id)?;
            change_feed::notify_club(conn, &club)?;
        }
        Ok(tally)
    })
}

/// Like [`sign_up_all`], within a transaction. The caller notifies the club.
pub(crate) fn append_all(
    conn: &mut Conn,
    id: &AnnouncementId,
    all: &[NewSignUp],
) -> Result<SignUpTally, SignUpError> {
    let mut tally = SignUpTally::default();
    for new in all {
        let there = row::current_names(conn, id)?;
        let is_there = |name: &Name| there.iter().any(|other| other.is_same(name));
        if new.names.names().iter().all(is_there) {
            tally.known += 1;
        } else {
            append(conn, id, &there, new)?;
            tally.added += 1;
        }
    }
    Ok(tally)
}

/// Adds a sign-up at the end of the list, if the list accepts it. Returns the club and the number of the sign-up.
fn append(
    conn: &mut Conn,
    id: &AnnouncementId,
    there: &[Name],
    new: &NewSignUp,
) -> Result<(ClubId, i32), SignUpError> {
    let announcement = announcements::find(conn, id)?;
    let counts = count(conn, &announcement, &new.source)?;
    announcement.sign_up_list().sign_up((&new.names, &new.source), there, counts, Utc::now())?;
    let number = row::last_number(conn, id)? + 1;
    insert(conn, &announcement, number, new)?;
    Ok((announcement.club_id, number))
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

/// Counts the sign-ups for an announcement, and those from one source among them.
fn count(
    conn: &mut Conn,
    announcement: &Announcement,
    source: &SignUpSource,
) -> Result<SignUpCounts, StoreError> {
    let of_list = || sign_ups::table.filter(sign_ups::fixture_id.eq(&announcement.id));
    let stored: i64 = of_list().count().get_result(conn)?;
    let from_source: Vec<(bool, i64)> = of_list()
        .filter(sign_ups::source.eq(source.as_str()))
        .group_by(sign_ups::confirmed)
        .select((sign_ups::confirmed, count_star()))
        .load(conn)?;
    let unconfirmed: i64 = from_source.iter().filter(|(confirmed, _)| !confirmed).map(|(_, rows)| rows).sum();
    Ok(SignUpCounts {
        places: announcement.places,
        current: announcement.names,
        stored: from_column(stored)?,
        from_source: from_column(from_source.iter().map(|(_, rows)| rows).sum::<i64>())?,
        unconfirmed: from_column(unconfirmed)?,
    })
}

fn insert(
    conn: &mut Conn,
    announcement: &Announcement,
    number: i32,
    new: &NewSignUp,
) -> Result<(), StoreError> {
    let club = ActiveRoster::of(conn, &announcement.club_id)?;
    let known: Vec<_> = new.names.names().iter().map(|name| (name, club.match_name(name))).collect();
    let is_known =
        new.source.is_trusted() && !known.iter().any(|(_, known)| matches!(known, RosterMatch::Unclear));
    let row = Row {
        fixture_id: announcement.id.clone(),
        number,
        code: Code::random_for_player().to_string(),
        entry_key: new.entry_key.to_string(),
        remark: new.remark.as_ref().map(ToString::to_string).unwrap_or_default(),
        confirmed: is_known,
        source: new.source.as_str().to_owned(),
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

//! Changes sign-ups: signing off, checking in, confirming.

use chrono::{NaiveDateTime, Utc};
use diesel::prelude::*;

use lastcard_club::CheckInRefusal;

use super::people::{ActiveRoster, RosterMatch};
use super::row::{find_sign_up, link_players};
use super::{SignUp, SignUpPlayer};
use crate::columns::to_column;
use crate::error::failure;
use crate::schema::sign_ups;
use crate::sign_ups::row;
use crate::time::now;
use crate::{AnnouncementId, ClubId, Conn, RosterId, Store, StoreError, announcements, change_feed, players};

/// Reasons why a sign-up is not changed.
#[derive(Debug, thiserror::Error)]
pub enum SignUpChangeError {
    /// The entrant cannot check in.
    #[error(transparent)]
    CheckIn(#[from] CheckInRefusal),
    /// The database failed, or there is no such sign-up.
    #[error(transparent)]
    Store(#[from] StoreError),
}

failure!(SignUpChangeError);

/// An action on a sign-up.
#[derive(Debug, Clone, PartialEq, Eq)]
pub enum SignUpAction {
    /// Signs the entrant off.
    Leave,
    /// Puts the entrant back in the previous position, which only organisers do.
    PutBack,
    /// Checks the entrant in.
    Come,
    /// Undoes the check-in.
    NotCome,
    /// Confirms the entrant, given the roster entry of each player; `None` for a player who is new to the roster.
    Confirm(Vec<Option<RosterId>>),
}

/// Carries out an action on a sign-up. Idempotent: writes nothing if it would change nothing.
///
/// # Errors
/// Fails if there is no such sign-up, or if the entrant [cannot check in](lastcard_club::SignUpList::check_in).
pub fn change(
    store: &Store,
    announcement: &AnnouncementId,
    number: u32,
    deed: &SignUpAction,
) -> Result<SignUp, SignUpChangeError> {
    let number = to_column(number)?;
    let before = store.read(|conn| find_sign_up(conn, announcement, number))?;
    // Repeated requests must not keep others from writing.
    if is_no_op(&before, deed) {
        return Ok(before);
    }
    store.write(|conn| {
        let before = find_sign_up(conn, announcement, number)?;
        // Somebody else was faster.
        if is_no_op(&before, deed) {
            return Ok(before);
        }
        if *deed == SignUpAction::Come {
            let list = announcements::find(conn, announcement)?.sign_up_list();
            list.check_in(before.left_at.is_some(), Utc::now())?;
        }
        apply_action(conn, (announcement, number), &before, deed)?;
        notify_club(conn, announcement)?;
        Ok(find_sign_up(conn, announcement, number)?)
    })
}

fn is_no_op(sign_up: &SignUp, deed: &SignUpAction) -> bool {
    match deed {
        SignUpAction::Leave => sign_up.left_at.is_some(),
        SignUpAction::PutBack => sign_up.left_at.is_none(),
        SignUpAction::Come => sign_up.came_at.is_some(),
        SignUpAction::NotCome => sign_up.came_at.is_none(),
        SignUpAction::Confirm(_) => false,
    }
}

/// Confirms all unconfirmed sign-ups, and adds unknown names to the roster. Skips those with a name that several players share or that is
/// similar to another one: an organiser has to confirm them one by one.
pub fn confirm_all(store: &Store, announcement: &AnnouncementId) -> Result<usize, StoreError> {
    store.write(|conn| {
        let club = announcements::club_of(conn, announcement)?;
        let all = row::all(conn, announcement)?;
        let people = ActiveRoster::of(conn, &club)?;
        let is_clear =
            |own: &SignUpPlayer| own.roster.is_some() || people.match_name(&own.name) != RosterMatch::Unclear;
        let new = all.iter().filter(|one| one.left_at.is_none() && !one.confirmed);
        let new = new.filter(|one| one.players.iter().all(is_clear));
        let mut confirmed = 0;
        for one in new {
            confirm(conn, &club, announcement, one, &[])?;
            confirmed += 1;
        }
        change_feed::notify_club(conn, &club)?;
        Ok(confirmed)
    })
}

/// Removes all unconfirmed sign-ups from the same source as this one.
pub fn remove_by_source(
    store: &Store,
    announcement: &AnnouncementId,
    number: u32,
) -> Result<usize, StoreError> {
    let number = to_column(number)?;
    store.write(|conn| {
        let from = sign_ups::table.find((announcement, number)).select(sign_ups::source);
        let source: String = from.first(conn)?;
        let of_source = sign_ups::fixture_id.eq(announcement).and(sign_ups::source.eq(&source));
        let unknown = sign_ups::confirmed.eq(false).and(sign_ups::left_at.is_null());
        let gone = diesel::update(sign_ups::table.filter(of_source.and(unknown)))
            .set(sign_ups::left_at.eq(Some(now().naive_utc())))
            .execute(conn)?;
        notify_club(conn, announcement)?;
        Ok(gone)
    })
}

fn notify_club(conn: &mut Conn, announcement: &AnnouncementId) -> Result<(), StoreError> {
    let club = announcements::club_of(conn, announcement)?;
    change_feed::notify_club(conn, &club)
}

fn apply_action(
    conn: &mut Conn,
    (announcement, number): (&AnnouncementId, i32),
    before: &SignUp,
    deed: &SignUpAction,
) -> Result<(), StoreError> {
    let row = || sign_ups::table.find((announcement, number));
    let at: Option<NaiveDateTime> = Some(now().naive_utc());
    match deed {
        SignUpAction::Leave => {
            let gone = (sign_ups::left_at.eq(at), sign_ups::came_at.eq(None::<NaiveDateTime>));
            diesel::update(row()).set(gone).execute(conn)?;
        }
        SignUpAction::PutBack => {
            diesel::update(row()).set(sign_ups::left_at.eq(None::<NaiveDateTime>)).execute(conn)?;
        }
        SignUpAction::Come => {
            diesel::update(row()).set(sign_ups::came_at.eq(at)).execute(conn)?;
        }
        SignUpAction::NotCome => {
            diesel::update(row()).set(sign_ups::came_at.eq(None::<NaiveDateTime>)).execute(conn)?;
        }
        SignUpAction::Confirm(players) => {
            let club = announcements::club_of(conn, announcement)?;
            confirm(conn, &club, announcement, before, players)?;
        }
    }
    Ok(())
}

fn confirm(
    conn: &mut Conn,
    club: &ClubId,
    announcement: &AnnouncementId,
    sign_up: &SignUp,
    chosen: &[Option<RosterId>],
) -> Result<(), StoreError> {
    let mut known = Vec::new();
    for (seat, player) in sign_up.players.iter().enumerate() {
        known.push(match (chosen.get(seat), &player.roster) {
            (Some(Some(chosen)), _) => players::find(conn, club, chosen)?.id,
            (_, Some(roster)) => roster.clone(),
            (_, None) => match ActiveRoster::of(conn, club)?.match_name(&player.name) {
                RosterMatch::Is(id) => id,
                RosterMatch::New => players::find_or_insert(conn, club, &player.name)?,
                // The organiser chose none of the known players.
                RosterMatch::Unclear => players::insert(conn, club, &player.name)?.id,
            },
        });
    }
    link_players(conn, announcement, to_column(sign_up.number)?, &known)
}

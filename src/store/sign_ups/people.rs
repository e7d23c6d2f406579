//! People on sign-up lists: matches their names with the roster, and updates the lists after an erasure or a merge of players.

use std::collections::{BTreeMap, BTreeSet};

use diesel::prelude::*;

use crate::{
    AnnouncementId, ClubId, Conn, RosterId, StoreError, players,
    schema::{fixtures, sign_up_players, sign_ups},
    time::now,
};
use lastcard_tournament::{Name, NameKey, NameList, Pseudonym};

/// Removes a person from all lists of the club. A single player's sign-up is deleted; a team keeps its sign-up without the name.
pub(crate) fn erase(
    conn: &mut Conn,
    club: &ClubId,
    id: &RosterId,
    names: &BTreeSet<Name>,
) -> Result<(), StoreError> {
    let of_club = fixtures::table.filter(fixtures::club_id.eq(club)).select(fixtures::id);
    let keys: BTreeSet<NameKey> = names.iter().map(Name::key).collect();
    // A name that is linked to another roster entry belongs to somebody else.
    let may_be = sign_up_players::roster_id.is_null().or(sign_up_players::roster_id.eq(id));
    let rows: Vec<(AnnouncementId, i32, i32, String, Option<RosterId>)> = sign_up_players::table
        .filter(sign_up_players::fixture_id.eq_any(of_club))
        .filter(may_be)
        .select((
            sign_up_players::fixture_id,
            sign_up_players::number,
            sign_up_players::seat,
            sign_up_players::name,
            sign_up_players::roster_id,
        ))
        .load(conn)?;
    let is_it = |name: &str| Name::parse_stored(name).is_ok_and(|name| keys.contains(&name.key()));
    for (announcement, number, seat, name, linked) in rows {
        if linked.is_none() && !is_it(&name) {
            continue;
        }
        let others: i64 = sign_up_players::table
            .filter(sign_up_players::fixture_id.eq(&announcement).and(sign_up_players::number.eq(number)))
            .filter(sign_up_players::seat.ne(seat))
            .count()
            .get_result(conn)?;
        let sign_up = sign_ups::table.find((&announcement, number));
        if others == 0 {
            diesel::delete(sign_up).execute(conn)?;
            continue;
        }
        diesel::update(sign_up).set(sign_ups::remark.eq("")).execute(conn)?;
        let erased = Pseudonym::Erased(1).name();
        diesel::update(sign_up_players::table.find((&announcement, number, seat)))
            .set((sign_up_players::name.eq(erased.as_str()), sign_up_players::roster_id.eq(None::<RosterId>)))
            .execute(conn)?;
    }
    Ok(())
}

/// Moves sign-ups to the entry that stays. If both are on a list, the later sign-up is signed off.
pub(crate) fn merge(conn: &mut Conn, stays: &RosterId, goes: &RosterId) -> Result<(), StoreError> {
    diesel::update(sign_up_players::table.filter(sign_up_players::roster_id.eq(goes)))
        .set(sign_up_players::roster_id.eq(Some(stays)))
        .execute(conn)?;
    let rows: Vec<(AnnouncementId, i32)> = sign_up_players::table
        .inner_join(
            sign_ups::table.on(sign_ups::fixture_id
                .eq(sign_up_players::fixture_id)
                .and(sign_ups::number.eq(sign_up_players::number))),
        )
        .filter(sign_up_players::roster_id.eq(stays).and(sign_ups::left_at.is_null()))
        .order((sign_ups::fixture_id, sign_ups::number))
        .select((sign_ups::fixture_id, sign_ups::number))
        .load(conn)?;
    let mut on_lists: BTreeMap<AnnouncementId, Vec<i32>> = BTreeMap::new();
    for (announcement, number) in rows {
        on_lists.entry(announcement).or_default().push(number);
    }
    for (announcement, numbers) in on_lists {
        let again = numbers.get(1..).unwrap_or_default();
        let later = sign_ups::fixture_id.eq(announcement).and(sign_ups::number.eq_any(again));
        diesel::update(sign_ups::table.filter(later))
            .set(sign_ups::left_at.eq(Some(now().naive_utc())))
            .execute(conn)?;
    }
    Ok(())
}

#[derive(Debug, Clone, PartialEq, Eq)]
pub(super) enum RosterMatch {
    /// The only player with this name.
    Is(RosterId),
    /// No player has this or a similar name.
    New,
    /// Several players have this name, or one has a similar name: an organiser has to decide.
    Unclear,
}

/// Players of a roster who are not archived.
pub(super) struct ActiveRoster(NameList<RosterId>);

impl ActiveRoster {
    pub(super) fn of(conn: &mut Conn, club: &ClubId) -> Result<Self, StoreError> {
        let roster = players::of_club(conn, club)?;
        let active = roster.iter().filter(|player| player.archived_at.is_none());
        Ok(Self(NameList::of(active.map(|player| (&player.name, player.id.clone())))))
    }

    pub(super) fn match_name(&self, name: &Name) -> RosterMatch {
        match self.0.unique(name) {
            Some(id) => RosterMatch::Is(id.clone()),
            None if self.0.with_name(name).is_empty() && self.0.confusable_with(name).is_empty() => {
                RosterMatch::New
            }
            None => RosterMatch::Unclear,
        }
    }
}

use macro_rules_attribute::apply;
use std::thread;

use chrono::{DateTime, TimeDelta, Utc};
use lastcard::store::{
    ClubId, InviteId, StoreError, accounts, clubs,
    invites::{self, InviteError, InviteKind, NewInvite},
};

use crate::store::{details, new_account, set_up};
use crate::support::database::{Database, on_both};

fn in_hours(hours: i64) -> DateTime<Utc> {
    Utc::now() + TimeDelta::hours(hours)
}

fn organiser_invite(club: &ClubId, hours: i64) -> NewInvite {
    NewInvite {
        id: InviteId::made(),
        club_id: club.clone(),
        kind: InviteKind::Account(lastcard::club::Role::Organiser),
        created_by: None,
        expires_at: in_hours(hours),
    }
}

#[apply(on_both!)]
fn an_invitation_makes_one_organiser(database: &Database) {
    let store = &database.store;
    let (club, _) = set_up(store);
    let (invite, token) = invites::create(store, &organiser_invite(&club.id, 1)).unwrap();
    assert_eq!(invites::find(store, token.as_str()).unwrap().id, invite.id);
    assert_eq!(invites::list(store, &club.id).unwrap().len(), 1);

    let refused = invites::accept(store, token.as_str(), &new_account("vera"));
    assert!(matches!(refused, Err(InviteError::LoginTaken)), "and the link still works");
    let boris = invites::accept(store, token.as_str(), &new_account("boris")).unwrap();
    assert_eq!(boris.club_id, club.id);

    let again = invites::accept(store, token.as_str(), &new_account("gleb"));
    assert!(matches!(again, Err(InviteError::Used)));
    assert!(matches!(invites::find(store, token.as_str()), Err(InviteError::Used)));
    assert_eq!(invites::list(store, &club.id).unwrap(), []);
    assert_eq!(accounts::list(store, &club.id).unwrap().len(), 2);
}

#[apply(on_both!)]
fn an_invitation_used_concurrently_makes_one_organiser(database: &Database) {
    let (club, _) = set_up(&database.store);
    let (_, token) = invites::create(&database.store, &organiser_invite(&club.id, 1)).unwrap();
    thread::scope(|scope| {
        for n in 0..8 {
            let (store, token) = (database.store.clone(), token.clone());
            scope.spawn(move || {
                let used = invites::accept(&store, token.as_str(), &new_account(&format!("o{n}")));
                assert!(matches!(used, Ok(_) | Err(InviteError::Used)), "{used:?}");
            });
        }
    });
    assert_eq!(accounts::list(&database.store, &club.id).unwrap().len(), 2);
}

#[apply(on_both!)]
fn expired_and_unknown_links_do_nothing(database: &Database) {
    let store = &database.store;
    let (club, vera) = set_up(store);
    let (_, old) = invites::create(store, &organiser_invite(&club.id, -1)).unwrap();
    assert!(matches!(invites::find(store, old.as_str()), Err(InviteError::Expired)));
    assert!(matches!(invites::accept(store, "0000", &new_account("b")), Err(InviteError::Unknown)));

    let (invite, token) = invites::create(store, &organiser_invite(&club.id, 1)).unwrap();
    assert!(matches!(invites::reset(store, token.as_str(), "x"), Err(InviteError::Unknown)));
    let other = clubs::create(store, &details("Other")).unwrap();
    assert!(matches!(invites::revoke(store, &other.id, &invite.id), Err(StoreError::NotFound)));
    invites::revoke(store, &club.id, &invite.id).unwrap();
    assert!(matches!(invites::find(store, token.as_str()), Err(InviteError::Unknown)));
    assert_eq!(accounts::by_id(store, &vera.id).unwrap(), vera);
}

#[apply(on_both!)]
fn a_reset_sets_the_password_once(database: &Database) {
    let store = &database.store;
    let (club, vera) = set_up(store);
    let new = NewInvite {
        id: InviteId::made(),
        club_id: club.id,
        kind: InviteKind::Reset(vera.id.clone()),
        created_by: Some(vera.id.clone()),
        expires_at: in_hours(1),
    };
    let (_, token) = invites::create(store, &new).unwrap();
    assert!(matches!(
        invites::accept(store, token.as_str(), &new_account("gleb")),
        Err(InviteError::Unknown)
    ));
    let changed = invites::reset(store, token.as_str(), "$argon2id$second").unwrap();
    assert_eq!(changed.password_hash, "$argon2id$second");
    assert!(matches!(invites::reset(store, token.as_str(), "third"), Err(InviteError::Used)));
}

#[apply(on_both!)]
fn a_reset_is_for_an_account_of_the_club(database: &Database) {
    let store = &database.store;
    let (_, vera) = set_up(store);
    let other = clubs::create(store, &details("Other")).unwrap();
    let new = NewInvite {
        id: InviteId::made(),
        club_id: other.id,
        kind: InviteKind::Reset(vera.id),
        created_by: None,
        expires_at: in_hours(1),
    };
    assert!(matches!(invites::create(store, &new), Err(StoreError::NotFound)));
}

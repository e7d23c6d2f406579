use macro_rules_attribute::apply;
use std::collections::BTreeMap;

use lastcard::club::StateChange;
use lastcard::{
    club::{
        EntrantOrder,
        EventKind::{self, Archived, Created, Drawn, Reopened, Started, Stopped, Unarchived},
        TournamentState,
    },
    store::{
        StoreError, codes, players,
        tournaments::{self, ChangeError, TournamentScope},
    },
    tournament::{EntrantId, PlayerId, SetupKeys},
};

use crate::store::{details, name, set_up};
use crate::support::{
    database::{Database, on_both},
    evening::{draw_up, keys, mark_all_present, new, start_friday_night},
};

fn player(id: &str) -> PlayerId {
    PlayerId::parse(id).unwrap()
}

/// Returns setups that together use every key of a setup.
fn setups() -> Vec<SetupKeys> {
    let lazy = SetupKeys { method: Some("lazy".to_owned()), ..keys("two-vs-two") };
    let blocks = SetupKeys { blocks: Some(5), hands_per_block: Some(2), ..keys("eight-player") };
    let limit = SetupKeys {
        method: Some("lose200".to_owned()),
        limit: Some(150),
        stop_at_limit: Some(true),
        ..keys("four-player")
    };
    let options = vec![("house.zero50".to_owned(), "true".into())];
    vec![
        keys("two-vs-two"),
        keys("four-player"),
        keys("eight-player"),
        SetupKeys {
            target: Some(300),
            options,
            tie_breaks: Some(vec!["best".to_owned()]),
            ..keys("two-vs-two")
        },
        SetupKeys { agreed_hands: Some(7), ..lazy.clone() },
        lazy,
        SetupKeys { fixed_seats: Some(true), ..blocks.clone() },
        blocks,
        SetupKeys { rounds: Some(3), preset: Some("international".to_owned()), ..limit },
    ]
}

#[apply(on_both!)]
fn a_tournament_reads_back_as_it_was_made(database: &Database) {
    let store = &database.store;
    let (club, account) = set_up(store);
    for keys in setups() {
        let new = new("Пятница 🃏", &keys);
        let header = tournaments::create(store, &club.id, Some(&account.id), &new).unwrap();
        let stored = tournaments::load(store, &header.slug).unwrap();
        assert_eq!(stored.tournament, new.tournament);
        assert_eq!(stored.header, header);
        assert_eq!((stored.header.state, stored.header.starts_at), (TournamentState::Draft, new.starts_at));
        assert_eq!(tournaments::find(store, &club.id, &header.id).unwrap(), header);
    }
    assert_eq!(tournaments::list(store, &club.id).unwrap().len(), setups().len());
    assert_eq!(
        tournaments::list_public(store, 100, TournamentScope::All).unwrap(),
        [],
        "nobody sees a draft"
    );
}

#[apply(on_both!)]
fn order_and_stage_changes_are_kept_as_events(database: &Database) {
    let store = &database.store;
    let (club, account) = set_up(store);
    let mut new = new("Friday night", &keys("four-player"));
    new.order = Some(EntrantOrder::ByLot);
    let header = tournaments::create(store, &club.id, Some(&account.id), &new).unwrap();
    mark_all_present(store, &header);
    tournaments::start(store, &club.id, &header.id, header.revision, Some(&account.id)).unwrap();
    let steps = [StateChange::Stop, StateChange::Reopen, StateChange::Archive, StateChange::Unarchive];
    for step in steps {
        tournaments::change_state(store, &club.id, &header.id, step, Some(&account.id)).unwrap();
    }
    let events = tournaments::events(store, &header.id).unwrap();
    let kinds: Vec<EventKind> = events.iter().map(|event| event.kind.clone()).collect();
    let entrants = ["anna", "boris", "vera", "gleb"].map(|id| EntrantId::parse(id).unwrap()).to_vec();
    let drawn = Drawn { order: EntrantOrder::ByLot, entrants };
    assert_eq!(kinds, [Created, drawn, Started, Stopped, Reopened, Archived, Unarchived]);
    assert!(events.iter().all(|event| event.account_id.as_ref() == Some(&account.id)));
}

#[apply(on_both!)]
fn a_stale_draft_edit_is_refused(database: &Database) {
    let store = &database.store;
    let (club, _) = set_up(store);
    let header = tournaments::create(store, &club.id, None, &new("Friday", &keys("four-player"))).unwrap();
    let fox = players::add(store, &club.id, &[name("Anna")]).unwrap().remove(0);
    let mut changed = new("Saturday", &keys("eight-player"));
    changed.roster = BTreeMap::from([(player("anna"), fox.id.clone())]);
    let edited = tournaments::edit(store, &club.id, &header.id, header.revision, None, &changed).unwrap();
    assert_eq!(edited.slug, "saturday");
    let stored = tournaments::load(store, "saturday").unwrap();
    assert_eq!(stored.tournament, changed.tournament);
    assert_eq!(stored.people[&player("anna")].roster_id, Some(fox.id));
    assert_eq!(codes::list(store, &club.id, &header.id).unwrap().len(), 2);

    let late = tournaments::edit(store, &club.id, &header.id, header.revision, None, &changed);
    assert!(matches!(late, Err(ChangeError::Stale)));
    tournaments::delete(store, &club.id, &header.id).unwrap();
    assert!(matches!(tournaments::load(store, "saturday"), Err(StoreError::NotFound)));
}

#[apply(on_both!)]
fn a_start_needs_everybody_present(database: &Database) {
    let store = &database.store;
    let (club, _) = set_up(store);
    let new = new("Friday", &keys("four-player"));
    let header = tournaments::create(store, &club.id, None, &new).unwrap();
    let ticked = ["anna", "vera", "gleb"].map(|id| (player(id), true)).into();
    tournaments::set_present(store, &club.id, &header.id, &ticked).unwrap();
    let refused = tournaments::start(store, &club.id, &header.id, header.revision, None);
    assert!(
        matches!(&refused, Err(ChangeError::Absent(absent)) if *absent == [player("boris")]),
        "{refused:?}"
    );
    let edited = tournaments::edit(store, &club.id, &header.id, 1, None, &new).unwrap();
    let stored = tournaments::load(store, &edited.slug).unwrap();
    assert!(stored.people[&player("anna")].present, "an edit forgets nobody who is there");
    mark_all_present(store, &header);
    let stale = tournaments::start(store, &club.id, &header.id, header.revision, None);
    assert!(matches!(stale, Err(ChangeError::Stale)));
    let running = tournaments::start(store, &club.id, &header.id, edited.revision, None).unwrap();
    assert_eq!(running.state, TournamentState::Running);
    assert!(running.started_at.is_some());
    assert_eq!(tournaments::list_public(store, 100, TournamentScope::All).unwrap(), [running]);
}

#[apply(on_both!)]
fn a_running_tournament_keeps_its_setup(database: &Database) {
    let store = &database.store;
    let (club, _) = set_up(store);
    let header = start_friday_night(store, &club, &keys("four-player"));
    let changed = new("Other", &keys("four-player"));
    let edit = tournaments::edit(store, &club.id, &header.id, header.revision, None, &changed);
    assert!(matches!(edit, Err(ChangeError::NotADraft)));
    let delete = tournaments::delete(store, &club.id, &header.id);
    assert!(matches!(delete, Err(ChangeError::NotADraft)));
    let tick = tournaments::set_present(store, &club.id, &header.id, &BTreeMap::new());
    assert!(matches!(tick, Err(ChangeError::NotADraft)));
    let again = tournaments::start(store, &club.id, &header.id, header.revision, None);
    assert!(matches!(again, Err(ChangeError::NotADraft)));
    let stored = tournaments::load(store, &header.slug).unwrap();
    assert_eq!(stored.tournament, draw_up("Friday night", &keys("four-player")));
}

#[apply(on_both!)]
fn a_repeated_stage_change_changes_nothing(database: &Database) {
    let store = &database.store;
    let (club, _) = set_up(store);
    let draft = tournaments::create(store, &club.id, None, &new("Draft", &keys("four-player"))).unwrap();
    for step in [StateChange::Stop, StateChange::Reopen, StateChange::Archive] {
        let refused = tournaments::change_state(store, &club.id, &draft.id, step, None);
        assert!(matches!(refused, Err(ChangeError::NotStarted)));
    }
    let running = start_friday_night(store, &club, &keys("four-player"));
    assert!(matches!(
        tournaments::change_state(store, &club.id, &running.id, StateChange::Reopen, None),
        Err(ChangeError::AlreadySo)
    ));
    tournaments::change_state(store, &club.id, &running.id, StateChange::Stop, None).unwrap();
    assert!(matches!(
        tournaments::change_state(store, &club.id, &running.id, StateChange::Stop, None),
        Err(ChangeError::AlreadySo)
    ));
    assert!(tournaments::load(store, &running.slug).unwrap().tournament.is_stopped());
    tournaments::change_state(store, &club.id, &running.id, StateChange::Archive, None).unwrap();
    assert!(matches!(
        tournaments::change_state(store, &club.id, &running.id, StateChange::Archive, None),
        Err(ChangeError::AlreadySo)
    ));
    // An archived tournament has to be brought back first.
    assert!(matches!(
        tournaments::change_state(store, &club.id, &running.id, StateChange::Reopen, None),
        Err(ChangeError::AlreadySo)
    ));
    tournaments::change_state(store, &club.id, &running.id, StateChange::Unarchive, None).unwrap();
    let again = tournaments::change_state(store, &club.id, &running.id, StateChange::Reopen, None).unwrap();
    assert_eq!((again.state, again.stopped_at, again.archived_at), (TournamentState::Running, None, None));
}

#[apply(on_both!)]
fn another_club_s_tournament_is_not_found(database: &Database) {
    let store = &database.store;
    let (club, _) = set_up(store);
    let other = lastcard::store::clubs::create(store, &details("Other")).unwrap();
    let header = start_friday_night(store, &club, &keys("four-player"));
    let not_found = |error: ChangeError| matches!(error, ChangeError::Store(StoreError::NotFound));
    let start = tournaments::start(store, &other.id, &header.id, header.revision, None);
    assert!(not_found(start.unwrap_err()));
    let steps = [StateChange::Stop, StateChange::Reopen, StateChange::Archive, StateChange::Unarchive];
    for step in steps {
        let refused = tournaments::change_state(store, &other.id, &header.id, step, None);
        assert!(not_found(refused.unwrap_err()));
    }
    assert!(not_found(tournaments::delete(store, &other.id, &header.id).unwrap_err()));
    assert!(matches!(tournaments::find(store, &other.id, &header.id), Err(StoreError::NotFound)));
    assert!(matches!(tournaments::load_of(store, &other.id, &header.id), Err(StoreError::NotFound)));
    assert!(matches!(codes::list(store, &other.id, &header.id), Err(StoreError::NotFound)));
    assert!(matches!(codes::reissue(store, &other.id, &header.id, 1, None), Err(StoreError::NotFound)));
    let stranger = players::add(store, &other.id, &[name("X")]).unwrap().remove(0);
    let mut new = new("Stolen", &keys("four-player"));
    new.roster = BTreeMap::from([(player("anna"), stranger.id)]);
    assert!(matches!(tournaments::create(store, &club.id, None, &new), Err(StoreError::NotFound)));
    assert_eq!(tournaments::list(store, &club.id).unwrap().len(), 1, "nothing half-written");
}

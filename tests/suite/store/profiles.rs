//! Careers of people over many evenings, and the parts that may be public.

use lastcard::club::{
    Audience, Embargo, ImportedResult, NamePolicy, PlayerExport, ProfileVisibility, Visibility,
};
use lastcard::snapshots::Snapshots;
use lastcard::store::clubs::Club;
use lastcard::store::tournaments::{self, Header, NewTournament};
use lastcard::store::{RosterId, Store, StoreError, clubs, erasure, imported_results, merging, players};
use macro_rules_attribute::apply;

use crate::store::{details, name, set_up};
use crate::support::database::{Database, on_both};
use crate::support::evening::{draw_up_among, keys, new, play, start_tournament};

const FOUR: [&str; 4] = ["Anna", "Boris", "Vera", "Gleb"];

/// Plays an evening of this many hands among four people, all won by the first seat.
fn play_evening(snapshots: &Snapshots, club: &Club, named: &str, people: &[&str], hands: usize) -> Header {
    let keys = keys("four-player");
    let new = NewTournament { tournament: draw_up_among(people, named, &keys), ..new(named, &keys) };
    let header = start_tournament(snapshots.store(), club, &new);
    play(snapshots, &header, hands);
    header
}

fn id_of(store: &Store, club: &Club, named: &str) -> RosterId {
    let all = players::list(store, &club.id).unwrap();
    all.into_iter().find(|player| player.name.as_str() == named).unwrap().id
}

fn open_profiles(store: &Store, club: &Club, names: &[&str]) {
    for named in names {
        players::set_visibility(store, &club.id, &id_of(store, club, named), ProfileVisibility::Everything)
            .unwrap();
    }
}

fn assert_not_found<T>(result: Result<T, StoreError>) {
    let error = result.map(drop).unwrap_err();
    assert!(matches!(error, StoreError::NotFound), "{error:?}");
}

fn imported_result(tournament: &str, place: u32) -> ImportedResult {
    ImportedResult {
        club: name("Borealis"),
        tournament: name(tournament),
        played_at: "2025-11-27T18:30:00Z".parse().unwrap(),
        place: (place, 8),
        hands: (12, 5),
    }
}

#[apply(on_both!)]
fn a_profile_respects_its_visibility(database: &Database) {
    let store = &database.store;
    let (club, _) = set_up(store);
    let snapshots = Snapshots::new(store.clone());
    play_evening(&snapshots, &club, "Friday", &FOUR, 12);
    let [anna, boris] = ["Anna", "Boris"].map(|named| id_of(store, &club, named));
    let shown = snapshots.player_profile(&club.id, &anna).unwrap();
    assert_eq!(
        (shown.person.openness, shown.career.hands.played, shown.ratings.len()),
        (ProfileVisibility::Results, 12, 1)
    );
    assert!(
        snapshots
            .club_people(&club.id)
            .unwrap()
            .records
            .iter()
            .all(|list| list.kind.required_visibility() == ProfileVisibility::Results)
    );
    // Both people must have made their profiles public.
    assert_not_found(snapshots.head_to_head(&club.id, &anna, &boris));
    open_profiles(store, &club, &["Anna"]);
    assert_not_found(snapshots.head_to_head(&club.id, &anna, &boris));
    open_profiles(store, &club, &["Boris"]);
    let both = snapshots.head_to_head(&club.id, &anna, &boris).unwrap().both;
    assert_eq!(both.together.0 + both.against, 12);
    assert_not_found(snapshots.head_to_head(&club.id, &anna, &anna));
    players::set_visibility(store, &club.id, &anna, ProfileVisibility::Nothing).unwrap();
    assert_not_found(snapshots.player_profile(&club.id, &anna));
    assert!(!snapshots.club_people(&club.id).unwrap().careers.contains_key(&anna));
    assert_not_found(snapshots.player_profile(&club.id, &RosterId::from("nobody".to_owned())));
    // A person who is only on the roster has no page.
    let new = players::add(store, &club.id, &[name("Zoya")]).unwrap().remove(0);
    assert_not_found(snapshots.player_profile(&club.id, &new.id));
}

#[apply(on_both!)]
fn hidden_evenings_are_on_no_profile(database: &Database) {
    let store = &database.store;
    let (club, _) = set_up(store);
    let snapshots = Snapshots::new(store.clone());
    let all: Vec<Header> = ["One", "Two", "Three", "Four"]
        .iter()
        .map(|named| play_evening(&snapshots, &club, named, &FOUR, 1))
        .collect();
    let anna = id_of(store, &club, "Anna");
    assert_eq!(snapshots.player_profile(&club.id, &anna).unwrap().career.hands.played, 4);
    let of = [
        Audience { visibility: Visibility::Private, ..Audience::default() },
        Audience { embargo: Embargo::OnRequest, ..Audience::default() },
        // Counting this evening would reveal the aliases.
        Audience { names: NamePolicy::Alias, ..Audience::default() },
    ];
    for (header, audience) in all.iter().zip(of) {
        tournaments::set_audience(store, &club.id, &header.id, audience, None).unwrap();
    }
    let shown = snapshots.player_profile(&club.id, &anna).unwrap();
    assert_eq!((shown.career.hands.played, shown.ratings.len(), shown.evenings.len()), (1, 1, 1));
    assert_eq!(snapshots.player_export(&club, &anna).unwrap().evenings.len(), 1);
    let hidden = Audience { names: NamePolicy::First, ..Audience::default() };
    tournaments::set_audience(store, &club.id, &all[3].id, hidden, None).unwrap();
    assert_not_found(snapshots.player_profile(&club.id, &anna));
}

#[apply(on_both!)]
fn two_entries_of_one_person_share_a_profile(database: &Database) {
    let store = &database.store;
    let (club, _) = set_up(store);
    let snapshots = Snapshots::new(store.clone());
    play_evening(&snapshots, &club, "Friday", &FOUR, 2);
    play_evening(&snapshots, &club, "Cup", &["Annie", "Boris", "Vera", "Gleb"], 3);
    let [anna, annie] = ["Anna", "Annie"].map(|named| id_of(store, &club, named));
    open_profiles(store, &club, &["Anna"]);
    imported_results::add(store, &club.id, &anna, &[imported_result("Cup", 1)], None).unwrap();
    imported_results::add(
        store,
        &club.id,
        &annie,
        &[imported_result("Cup", 1), imported_result("League", 2)],
        None,
    )
    .unwrap();
    snapshots.change_club(&club.id, |store| merging::merge(store, &club.id, &anna, &annie, None)).unwrap();
    for snapshots in [snapshots, Snapshots::new(store.clone())] {
        let shown = snapshots.player_profile(&club.id, &anna).unwrap();
        assert_eq!((shown.career.hands.played, shown.career.evenings.len(), shown.brought.len()), (5, 2, 2));
        // The other entry was less open, and merging does not undo that.
        assert_eq!(shown.person.openness, ProfileVisibility::Results);
        assert_not_found(snapshots.player_profile(&club.id, &annie));
    }
    assert_eq!(players::merged_into(store, &club.id, &annie).unwrap(), Some(anna.clone()));
    // After a second merge, the first entry leads to the newest one.
    let zoya = players::add(store, &club.id, &[name("Zoya")]).unwrap().remove(0).id;
    merging::merge(store, &club.id, &zoya, &anna, None).unwrap();
    assert_eq!(players::merged_into(store, &club.id, &annie).unwrap(), Some(zoya.clone()));
    let other = clubs::create(store, &details("Other")).unwrap();
    assert_eq!(players::merged_into(store, &other.id, &annie).unwrap(), None);
    erasure::erase(store, &club.id, &zoya, None).unwrap();
    assert_eq!(players::merged_into(store, &club.id, &annie).unwrap(), None);
}

#[apply(on_both!)]
fn clubs_are_separate_but_player_exports_move(database: &Database) {
    let store = &database.store;
    let (club, _) = set_up(store);
    let snapshots = Snapshots::new(store.clone());
    let other = clubs::create(store, &details("Other")).unwrap();
    play_evening(&snapshots, &club, "Friday", &FOUR, 12);
    play_evening(&snapshots, &other, "Theirs", &FOUR, 1);
    let (here, there) = (id_of(store, &club, "Anna"), id_of(store, &other, "Anna"));
    assert_not_found(snapshots.player_profile(&other.id, &here));
    assert_not_found(snapshots.head_to_head(&club.id, &here, &there));
    assert_eq!(snapshots.player_profile(&other.id, &there).unwrap().career.hands.played, 1);

    let record = snapshots.player_export(&club, &here).unwrap();
    let record = PlayerExport::parse(&record.write().unwrap()).unwrap();
    assert_eq!((record.person.as_str(), record.evenings.len()), ("Anna", 1));
    for _ in 0..2 {
        imported_results::add(store, &other.id, &there, &record.evenings, None).unwrap();
    }
    let moved = snapshots.player_profile(&other.id, &there).unwrap();
    assert_eq!((moved.brought.len(), moved.brought[0].club.clone()), (1, club.name.clone()));
    // The imported evening counts neither for the career nor for the rating.
    assert_eq!((moved.career.hands.played, moved.rating.unwrap().rating.hands()), (1, 1));
    // A person who returns brings no results that the club has itself.
    let back = snapshots.player_export(&other, &there).unwrap();
    assert_eq!(back.evenings.len(), 2);
    imported_results::add(store, &club.id, &here, &back.evenings, None).unwrap();
    let home = snapshots.player_profile(&club.id, &here).unwrap().brought;
    assert_eq!(home.iter().map(|evening| evening.tournament.as_str()).collect::<Vec<_>>(), ["Theirs"]);
    assert!(matches!(
        imported_results::add(store, &club.id, &there, &record.evenings, None),
        Err(StoreError::NotFound)
    ));
    imported_results::remove(store, &club.id, &here).unwrap();
    assert!(snapshots.player_profile(&club.id, &here).unwrap().brought.is_empty());
    // A person who has only imported results has a page too.
    let zoya = players::add(store, &club.id, &[name("Zoya")]).unwrap().remove(0).id;
    imported_results::add(store, &club.id, &zoya, &record.evenings[..0], None).unwrap();
    assert_not_found(snapshots.player_profile(&club.id, &zoya));
    imported_results::add(store, &club.id, &zoya, &[imported_result("Cup", 1)], None).unwrap();
    assert_eq!(snapshots.player_profile(&club.id, &zoya).unwrap().brought.len(), 1);
}

#[apply(on_both!)]
fn participating_clubs_are_rated_together(database: &Database) {
    let store = &database.store;
    let (club, _) = set_up(store);
    let snapshots = Snapshots::new(store.clone());
    let other = clubs::create(store, &details("Other")).unwrap();
    play_evening(&snapshots, &club, "Friday", &FOUR, 12);
    play_evening(&snapshots, &other, "Theirs", &["Anna", "Dina", "Egor", "Zoya"], 3);
    let (here, there) = (id_of(store, &club, "Anna"), id_of(store, &other, "Anna"));
    assert_not_found(snapshots.joint_ratings());
    clubs::set_joint_ratings(store, &club.id, true).unwrap();
    assert_eq!(snapshots.joint_ratings().unwrap().lines.len(), 4);
    clubs::set_joint_ratings(store, &other.id, true).unwrap();
    // The two are not known to be one person yet.
    let hands_of = |id: &RosterId| {
        let shown = snapshots.joint_ratings().unwrap();
        let own = shown.lines.iter().find(|line| line.person == *id);
        (own.map(|line| line.rating.hands()), shown.people.get(id).map(Vec::len), shown.lines.len())
    };
    assert_eq!((hands_of(&here), hands_of(&there)), ((Some(12), Some(1), 8), (Some(3), Some(1), 8)));
    let record = snapshots.player_export(&club, &here).unwrap().evenings;
    imported_results::add(store, &other.id, &there, &record, Some(&here)).unwrap();
    assert_eq!((hands_of(&here), hands_of(&there).0), ((Some(15), Some(2), 7), None));
    assert_eq!(players::canonical_id(store, &there).unwrap(), here);
    // A person who returns stays the same, and so does one who is merged meanwhile.
    imported_results::add(store, &club.id, &here, &record, Some(&there)).unwrap();
    assert_eq!(players::canonical_id(store, &here).unwrap(), here);
    let (again, annika) = (name("Annika"), name("Anne"));
    let made = players::add(store, &other.id, &[again]).unwrap().remove(0).id;
    snapshots.change_club(&other.id, |store| merging::merge(store, &other.id, &made, &there, None)).unwrap();
    assert_eq!(players::canonical_id(store, &made).unwrap(), here);
    let home = players::add(store, &club.id, &[annika]).unwrap().remove(0).id;
    snapshots.change_club(&club.id, |store| merging::merge(store, &club.id, &home, &here, None)).unwrap();
    assert_eq!(
        (players::canonical_id(store, &made).unwrap(), hands_of(&home)),
        (home.clone(), (Some(15), Some(2), 7))
    );
    imported_results::remove(store, &other.id, &made).unwrap();
    assert_eq!((hands_of(&home).0, hands_of(&made).0), (Some(12), Some(3)));
    clubs::set_joint_ratings(store, &club.id, false).unwrap();
    assert_eq!(snapshots.joint_ratings().unwrap().lines.len(), 4);
}

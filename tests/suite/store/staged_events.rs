//! Events of several stages: draws that make tournaments, and rankings that follow from them.

use std::collections::{BTreeMap, BTreeSet};
use std::thread;

use chrono::Utc;
use lastcard::club::{Audience, Embargo, SeasonRules, StateChange};
use lastcard::snapshots::Snapshots;
use lastcard::store::clubs::{self, Club};
use lastcard::store::seasons::{self, NewSeason};
use lastcard::store::staged_events::{
    self, NewStagedEvent, StagePosition, StagedEventError, StagedEventRecord,
};
use lastcard::store::tournaments::{self, ChangeError};
use lastcard::store::{RosterId, StagedEventId, Store, backup, erasure, players};
use lastcard::tournament::EntrantId;
use lastcard::tournament::file::{self, ParsedFile};
use lastcard::tournament::staged_event::{EventState, FixtureSlot, StagedEvent};
use macro_rules_attribute::apply;
use rand::SeedableRng as _;
use rand::rngs::Xoshiro256PlusPlus;

use crate::store::set_up;
use crate::support::database::{Database, on_both};
use crate::support::evening::{entry, play, win_by_seat};

/// Two heats of four and a final of the best two of each; one hand decides each of them.
pub(super) const HEATS: &str = r#"{ "lastcard_event": 1, "name": "Spring cup of Anna", "entrants": [
    { "name": "Anna" }, { "name": "Boris" }, { "name": "Vera" }, { "name": "Gleb" },
    { "name": "Dina" }, { "name": "Egor" }, { "name": "Zoya" }, { "name": "Ilya" } ],
    "relations": [["anna", "boris"]],
    "stages": [
      { "name": "Heats", "form": "groups", "groups": 2, "format": "free-for-all", "scoring": { "method": "std", "target": 50 } },
      { "name": "Final", "form": "groups", "format": "free-for-all", "scoring": { "method": "std", "target": 50 },
        "through": { "best_of_each": 2 } } ] }"#;

/// A knock-out of four, with third place.
const CUP: &str = r#"{ "lastcard_event": 1, "name": "Cup", "entrants": [
    { "name": "Anna" }, { "name": "Boris" }, { "name": "Vera" }, { "name": "Gleb" } ],
    "stages": [ { "name": "Cup", "form": "knock-out", "third_place": true, "format": "free-for-all",
                  "scoring": { "method": "std", "target": 10 } } ] }"#;

pub(super) fn plan(text: &str) -> StagedEvent {
    let ParsedFile::Event(event) = file::read_any(text).unwrap() else { panic!("a tournament") };
    *event
}

fn make(store: &Store, club: &Club, text: &str) -> StagedEventRecord {
    let new = NewStagedEvent { starts_at: Utc::now(), plan: plan(text), announcement: None };
    staged_events::create_once(store, &club.id, &StagedEventId::made(), &new).unwrap()
}

/// Draws the next thing, with everybody there.
fn draw(store: &Store, record: &StagedEventRecord) -> Result<StagedEventRecord, StagedEventError> {
    let mut rng = Xoshiro256PlusPlus::seed_from_u64(7);
    let seen = (record.revision, &BTreeSet::new());
    staged_events::draw(store, &record.club_id, &record.id, seen, None, &mut rng)
}

fn event(store: &Store, record: &StagedEventRecord) -> StagedEvent {
    let now = staged_events::by_slug(store, &record.club_id, &record.slug).unwrap();
    now.assemble(|header| Ok(tournaments::load(store, &header.slug)?.tournament)).unwrap()
}

/// Plays all open tournaments of an event; in each hand the first seat wins.
fn play_all(snapshots: &Snapshots, record: &StagedEventRecord) {
    for one in &record.tournaments {
        while !snapshots.fresh_unredacted(&one.header.slug).unwrap().tally.standings.finished {
            play(snapshots, &one.header, 1);
        }
    }
}

fn ids(names: &[&str]) -> BTreeSet<EntrantId> {
    names.iter().map(|name| EntrantId::parse(name).unwrap()).collect()
}

#[apply(on_both!)]
fn heats_lead_to_a_final_among_the_same_people(database: &Database) {
    let store = &database.store;
    let (club, _) = set_up(store);
    let snapshots = Snapshots::new(store.clone());
    let made = make(store, &club, HEATS);
    assert_eq!((made.slug.as_str(), made.tournaments.len()), ("spring-cup-of-anna", 0));
    let drawn = draw(store, &made).unwrap();
    assert_eq!(drawn.tournaments.len(), 2);
    assert!(drawn.tournaments.iter().all(|one| one.header.started_at.is_some()));
    // A second press of the button was sent before the page was renewed.
    assert!(matches!(draw(store, &made), Err(StagedEventError::Stale)));
    assert!(matches!(draw(store, &drawn), Err(StagedEventError::NothingToDraw)));

    play_all(&snapshots, &drawn);
    assert_eq!(event(store, &drawn).state(), EventState::ToDraw { stage: 1 });
    let through = event(store, &drawn).entrants_of(1);
    // The best of them cannot stay; the next in line plays instead.
    let away: BTreeSet<EntrantId> = through.iter().take(1).cloned().collect();
    let mut rng = Xoshiro256PlusPlus::seed_from_u64(1);
    let last =
        staged_events::draw(store, &club.id, &drawn.id, (drawn.revision, &away), None, &mut rng).unwrap();
    let final_slot = StagePosition::Fixture(FixtureSlot::of_group(1));
    let header = last.tournament(1, final_slot).unwrap();
    let playing = tournaments::load(store, &header.slug).unwrap();
    assert!(playing.tournament.entrants().iter().all(|entrant| !away.contains(&entrant.id)));
    assert_eq!(playing.tournament.entrants().len(), 4);
    // Everybody is one person on the roster, however often they play.
    let mut people: BTreeMap<_, BTreeSet<RosterId>> = BTreeMap::new();
    for one in &last.tournaments {
        for (player, person) in tournaments::load(store, &one.header.slug).unwrap().people.iter() {
            people.entry(player.clone()).or_default().insert(person.roster_id.clone().unwrap());
        }
    }
    assert!(people.len() == 8 && people.values().all(|own| own.len() == 1));
    assert_eq!(players::list(store, &club.id).unwrap().len(), 8);

    play_all(&snapshots, &last);
    let over = event(store, &last);
    assert_eq!(over.state(), EventState::Finished);
    let ranked: BTreeSet<EntrantId> = over.standings().lines.into_iter().map(|line| line.entrant).collect();
    assert_eq!(ranked.len(), 8);
}

#[apply(on_both!)]
fn a_draw_is_taken_back_only_while_nothing_is_recorded(database: &Database) {
    let store = &database.store;
    let (club, _) = set_up(store);
    let snapshots = Snapshots::new(store.clone());
    let made = make(store, &club, HEATS);
    let drawn = draw(store, &made).unwrap();
    let back = staged_events::take_back(store, &club.id, &drawn.id, (drawn.revision, None)).unwrap();
    assert!(back.tournaments.is_empty() && back.plan == made.plan);
    let drawn = draw(store, &back).unwrap();
    let heat = &drawn.tournaments[0].header;
    // The event decides about its tournaments.
    let deleted = tournaments::delete_without_results(store, &club.id, &heat.id);
    assert!(matches!(deleted, Err(ChangeError::OfEvent)), "{deleted:?}");
    let redraft = tournaments::change_state(store, &club.id, &heat.id, StateChange::Redraft, None);
    assert!(matches!(redraft, Err(ChangeError::OfEvent)), "{redraft:?}");
    play(&snapshots, heat, 1);
    let refused = staged_events::take_back(store, &club.id, &drawn.id, (drawn.revision, None));
    assert!(matches!(refused, Err(StagedEventError::Recorded)), "{refused:?}");
    let new = NewStagedEvent { starts_at: Utc::now(), plan: plan(CUP), announcement: None };
    let refused = staged_events::update(store, &club.id, &drawn.id, drawn.revision, &new);
    assert!(matches!(refused, Err(StagedEventError::Drawn)), "{refused:?}");
    assert_eq!(staged_events::list(store, &club.id).unwrap(), std::slice::from_ref(&drawn));
    // Without the event, its tournaments go on by themselves.
    staged_events::remove(store, &club.id, &drawn.id).unwrap();
    assert_eq!(tournaments::list(store, &club.id).unwrap().len(), 2);
    assert!(staged_events::of_tournament(store, &heat.id).unwrap().is_none());
}

#[apply(on_both!)]
fn a_match_of_the_wrong_pair_is_drawn_up_again(database: &Database) {
    let store = &database.store;
    let (club, _) = set_up(store);
    let snapshots = Snapshots::new(store.clone());
    let drawn = draw(store, &make(store, &club, CUP)).unwrap();
    play_all(&snapshots, &drawn);
    let last = draw(store, &drawn).unwrap();
    // The final and the match for third place.
    assert_eq!(last.tournaments.len(), 4);
    // The first semi-final is corrected: its loser has won.
    let semi = &last.tournaments[0].header;
    let stored = snapshots.fresh_unredacted(&semi.slug).unwrap().stored.clone();
    let slot = stored.tournament.hands()[0].slot;
    snapshots.record(&entry(&stored, slot, Some(win_by_seat(&stored, slot, 1, 20)))).unwrap();
    let departures = event(store, &last).standings().departures;
    assert_eq!(departures.len(), 2, "{departures:?}");
    let third = StagePosition::Fixture(FixtureSlot { group: 1, round: 2, number: 2 });
    let mut now = last.clone();
    for position in [StagePosition::Fixture(FixtureSlot { group: 1, round: 2, number: 1 }), third] {
        let seen = (now.revision, Some(position));
        now = staged_events::take_back(store, &club.id, &now.id, seen).unwrap();
    }
    let again = draw(store, &now).unwrap();
    assert_eq!(again.tournaments.len(), 4);
    assert!(event(store, &again).standings().departures.is_empty());
}

#[apply(on_both!)]
fn two_draws_at_once_make_one(database: &Database) {
    let store = &database.store;
    let (club, _) = set_up(store);
    let made = make(store, &club, HEATS);
    let drawn: Vec<bool> = thread::scope(|scope| {
        let all: Vec<_> = (0..4).map(|_| scope.spawn(|| draw(store, &made).is_ok())).collect();
        all.into_iter().map(|one| one.join().unwrap()).collect()
    });
    assert_eq!(drawn.iter().filter(|done| **done).count(), 1);
    assert_eq!(tournaments::list(store, &club.id).unwrap().len(), 2);
}

#[apply(on_both!)]
fn an_erased_person_has_one_number_in_a_whole_event(database: &Database) {
    let store = &database.store;
    let (club, _) = set_up(store);
    let snapshots = Snapshots::new(store.clone());
    let drawn = draw(store, &make(store, &club, HEATS)).unwrap();
    play_all(&snapshots, &drawn);
    let last = draw(store, &drawn).unwrap();
    for name in ["Anna", "Boris", "Egor"] {
        let all = players::list(store, &club.id).unwrap();
        let id = all.iter().find(|player| player.name.as_str() == name).unwrap().id.clone();
        erasure::erase(store, &club.id, &id, None).unwrap();
    }
    let now = staged_events::by_slug(store, &club.id, &last.slug).unwrap();
    let whole = now.assemble(|header| Ok(tournaments::load(store, &header.slug)?.tournament)).unwrap();
    let text = file::write_event(&whole).to_lowercase();
    for name in ["anna", "boris", "egor"] {
        assert!(!text.contains(name), "{name} in {text}");
    }
    assert_eq!(whole.standings().lines.len(), 8);
    assert_eq!(whole.state(), EventState::Playing { stage: 1 });
}

#[apply(on_both!)]
fn an_event_moves_with_its_club(database: &Database) {
    let store = &database.store;
    let (club, _) = set_up(store);
    let drawn = draw(store, &make(store, &club, HEATS)).unwrap();
    let before = event(store, &drawn);
    let folder = tempfile::TempDir::new().unwrap();
    let path = folder.path().join("aurora.backup");
    std::fs::write(&path, backup::club_file(store, &club.id).unwrap()).unwrap();
    let elsewhere = Database::sqlite();
    backup::restore(&elsewhere.location, &path).unwrap();
    let there = clubs::list(&elsewhere.store).unwrap().remove(0);
    let moved = staged_events::list(&elsewhere.store, &there.id).unwrap().remove(0);
    assert_eq!(event(&elsewhere.store, &moved), before);
}

#[apply(on_both!)]
fn those_away_before_the_first_draw_are_left_out(database: &Database) {
    let store = &database.store;
    let (club, _) = set_up(store);
    let made = make(store, &club, HEATS);
    let mut rng = Xoshiro256PlusPlus::seed_from_u64(3);
    let away = ids(&["dina", "egor"]);
    let drawn =
        staged_events::draw(store, &club.id, &made.id, (made.revision, &away), None, &mut rng).unwrap();
    let playing: BTreeSet<EntrantId> = drawn.plan.stages()[0].groups().iter().flatten().cloned().collect();
    assert!(playing.len() == 6 && playing.is_disjoint(&away));
    // Too few for two tables of four players each.
    let cup = make(store, &club, CUP);
    let away = ids(&["anna", "boris", "vera"]);
    let refused = staged_events::draw(store, &club.id, &cup.id, (cup.revision, &away), None, &mut rng);
    assert!(matches!(refused, Err(StagedEventError::CannotDraw(_))), "{refused:?}");
    assert_eq!(tournaments::list(store, &club.id).unwrap().len(), 2);
}

#[apply(on_both!)]
fn an_event_is_one_evening_of_a_season_and_of_a_career(database: &Database) {
    let store = &database.store;
    let (club, _) = set_up(store);
    let snapshots = Snapshots::new(store.clone());
    let season = NewSeason {
        name: lastcard::tournament::Name::parse("2026").unwrap(),
        rules: SeasonRules::default(),
        takes_new: true,
        tournaments: BTreeSet::new(),
    };
    seasons::create(store, &club.id, &season).unwrap();
    let drawn = draw(store, &make(store, &club, HEATS)).unwrap();
    play_all(&snapshots, &drawn);
    let last = draw(store, &drawn).unwrap();
    let before = snapshots.season(&club.id, "2026").unwrap();
    assert!(before.evenings.iter().all(|(_, evening)| !evening.finished));
    play_all(&snapshots, &last);
    let shown = snapshots.season(&club.id, "2026").unwrap();
    let [(header, evening)] = shown.evenings.as_slice() else { panic!("{:?}", shown.evenings) };
    assert_eq!((header.name.as_str(), evening.places.len()), ("Spring cup of Anna", 8));
    assert!(evening.finished && shown.coming.is_empty());
    let ranking = event(store, &last).standings().lines;
    let ranks: BTreeSet<u32> = ranking.iter().filter_map(|line| line.rank).collect();
    assert_eq!(evening.places.values().map(|place| place.place).collect::<BTreeSet<_>>(), ranks);
    // The winner of the final is first, with the hands of both stages, and has one evening.
    let (winner, place) = evening.places.iter().min_by_key(|(_, place)| place.place).unwrap();
    let profile = snapshots.player_profile(&club.id, winner).unwrap();
    assert_eq!((profile.career.evenings.len(), profile.career.evenings_won), (1, 1));
    assert_eq!((profile.career.hands.played, place.place), (place.hands, 1));
    let hands: usize = last
        .tournaments
        .iter()
        .map(|one| snapshots.unredacted(&one.header.slug).unwrap().tally.effects.len())
        .sum();
    assert_eq!(evening.hands.len(), hands);
    // While a result is withheld, nothing of the event counts.
    let audience = Audience { embargo: Embargo::OnRequest, ..Audience::default() };
    let heat = &last.tournaments[0].header;
    snapshots
        .change(&heat.id, |store| tournaments::set_audience(store, &club.id, &heat.id, audience, None))
        .unwrap();
    let withheld = snapshots.season(&club.id, "2026").unwrap();
    assert!(withheld.evenings.is_empty() && withheld.coming.len() == 1, "{:?}", withheld.coming);
}

#[apply(on_both!)]
fn an_event_file_is_imported_with_its_results(database: &Database) {
    let store = &database.store;
    let (club, account) = set_up(store);
    let snapshots = Snapshots::new(store.clone());
    let drawn = draw(store, &make(store, &club, HEATS)).unwrap();
    play_all(&snapshots, &drawn);
    let last = draw(store, &drawn).unwrap();
    let whole = event(store, &last);
    let new = NewStagedEvent { starts_at: Utc::now(), plan: whole.clone(), announcement: None };
    let copy = staged_events::import(store, &club.id, Some(&account.id), &new).unwrap();
    assert_ne!(copy.slug, last.slug);
    assert_eq!(event(store, &copy), whole);
    // The final is open, and is played on.
    play_all(&snapshots, &copy);
    assert_eq!(event(store, &copy).state(), EventState::Finished);
    assert_eq!(players::list(store, &club.id).unwrap().len(), 8);
}

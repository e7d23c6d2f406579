//! Visibility of tournaments, and erasure of people.

use macro_rules_attribute::apply;
use std::collections::{BTreeMap, BTreeSet};

use chrono::{DateTime, Utc};
use lastcard::club::{Audience, Embargo, NamePolicy, Visibility};
use lastcard::snapshots::Snapshots;
use lastcard::store::entries::NewEntry;
use lastcard::store::erasure::{self, ErasureError};
use lastcard::store::tournaments::{self, ChangeError, Header, TournamentScope};
use lastcard::store::{RosterId, Store, StoreError, clubs, players};
use lastcard::tournament::{
    EntrantId, HandNumber, LineUpChange, Player, PlayerId, SeatDeparture, Standing, tally,
};

use crate::store::{details, name, set_up};
use crate::support::database::{Database, on_both};
use crate::support::evening::{draw_up_among, entry, keys, new, slot, start_tournament, win_by_seat};

/// A name that occurs nowhere else in these tests.
const NAME: &str = "Zebulon Quagga";
const OTHERS: [&str; 3] = ["Boris", "Vera", "Gleb"];

fn roster_id(store: &Store, club: &clubs::Club, wanted: &str) -> RosterId {
    let all = players::list(store, &club.id).unwrap();
    all.into_iter().find(|player| player.name == name(wanted)).unwrap().id
}

/// Fails if any row contains one of these words, in any case.
fn assert_nowhere(database: &Database, words: &[&str]) {
    match &database.location {
        lastcard::store::Location::Sqlite(path) => {
            for file in [path.clone(), path.with_extension("db-wal")] {
                let bytes = std::fs::read(&file).unwrap_or_default().to_ascii_lowercase();
                for word in words {
                    let found = bytes.windows(word.len()).any(|part| part == word.to_lowercase().as_bytes());
                    assert!(!found, "{word} is in {}", file.display());
                }
            }
        }
        lastcard::store::Location::Postgres(_) => {
            for word in words {
                database.run(&format!(
                    "DO $$ DECLARE t text; n bigint; BEGIN
                       FOR t IN SELECT table_name FROM information_schema.tables WHERE table_schema = 'public' LOOP
                         EXECUTE format('SELECT COUNT(*) FROM %I r WHERE r::text ILIKE %L', t, '%{word}%') INTO n;
                         IF n > 0 THEN RAISE EXCEPTION '{word} is in %', t; END IF;
                       END LOOP;
                     END $$"
                ));
            }
        }
    }
}

fn totals(store: &Store, slug: &str) -> Vec<(Option<u32>, Option<u32>)> {
    let standings = tally(&tournaments::load(store, slug).unwrap().tournament).standings.standings;
    standings.into_iter().map(|Standing { rank, total, .. }| (rank, total)).collect()
}

#[apply(on_both!)]
fn a_link_has_a_secret_key_and_ends(database: &Database) {
    let store = &database.store;
    let (club, _) = set_up(store);
    let header = start_tournament(store, &club, &new("Friday", &keys("four-player")));
    assert_eq!(header.audience, Audience::default());
    let set = |audience| tournaments::set_audience(store, &club.id, &header.id, audience, None);
    let by_link = Audience { visibility: Visibility::Link, ..Audience::default() };
    let shown = set(by_link).unwrap();
    let key = shown.slug.strip_prefix("friday-").unwrap().to_owned();
    assert_eq!(key.len(), 32);
    // Repeating the request yields the same link.
    assert_eq!(set(by_link).unwrap(), shown);
    assert!(matches!(tournaments::by_slug(store, "friday"), Err(StoreError::NotFound)));
    assert_eq!(tournaments::list_public(store, 9, TournamentScope::All).unwrap(), []);
    let moment: DateTime<Utc> = "2026-12-01T20:00:00Z".parse().unwrap();
    let other = Audience {
        visibility: Visibility::Private,
        embargo: Embargo::From(moment),
        names: NamePolicy::Alias,
    };
    let private = set(other).unwrap();
    assert_eq!((private.slug.as_str(), private.audience), ("friday", other));
    assert_eq!(tournaments::by_slug(store, "friday").unwrap(), private);
    let again = set(by_link).unwrap();
    assert!(!again.slug.ends_with(&key), "the old link opens it again");
    let stranger = clubs::create(store, &details("Other")).unwrap();
    let refused = tournaments::set_audience(store, &stranger.id, &header.id, by_link, None);
    assert!(matches!(refused, Err(ChangeError::Store(StoreError::NotFound))), "{refused:?}");
}

#[apply(on_both!)]
fn an_erased_person_leaves_no_trace(database: &Database) {
    let store = &database.store;
    let (club, account) = set_up(store);
    let keys = keys("four-player");
    let names = [NAME, OTHERS[0], OTHERS[1], OTHERS[2]];
    let mut friday = new("Quagga night", &keys);
    friday.tournament = draw_up_among(&names, "For Zebulon Quagga", &keys);
    let header = start_tournament(store, &club, &friday);
    // The person was once in a draft, and was a substitute elsewhere in a line-up change that was taken back.
    let mut draft = new("Draft", &keys);
    draft.tournament = draw_up_among(&names, "Draft", &keys);
    let made = tournaments::create(store, &club.id, None, &draft).unwrap();
    draft.tournament = draw_up_among(&["Dina", OTHERS[0], OTHERS[1], OTHERS[2]], "Draft", &keys);
    tournaments::edit(store, &club.id, &made.id, made.revision, None, &draft).unwrap();
    let mut second = new("Saturday", &keys);
    second.tournament = draw_up_among(&["Dina", OTHERS[0], OTHERS[1], OTHERS[2]], "Saturday", &keys);
    let saturday = start_tournament(store, &club, &second);
    let comes = Player { id: PlayerId::parse("zebulon-quagga").unwrap(), name: name(NAME) };
    let leaves = PlayerId::parse("boris").unwrap();
    let step = LineUpChange::Leaves {
        entrant: EntrantId::parse("boris").unwrap(),
        change: SeatDeparture { from: HandNumber { round: 1, hand: 3 }, leaves, comes: Some(comes) },
    };
    tournaments::change_line_up(store, &club.id, &saturday.id, None, &step).unwrap();
    let taken = tournaments::load(store, &saturday.slug).unwrap().steps.remove(0).id;
    tournaments::undo_line_up_change(store, &club.id, &saturday.id, None, &taken).unwrap();
    // Results, with a note; a personal link; an alias.
    for number in 1..=5 {
        let stored = tournaments::load(store, &header.slug).unwrap();
        let at = slot(1, 1, number);
        let result = win_by_seat(&stored, at, number as usize % 4, 10 + number);
        let mut record = entry(&stored, at, Some(result));
        "zebulon forgot to say UNO".clone_into(&mut record.note);
        lastcard::store::entries::record(store, &record).unwrap();
    }
    let id = roster_id(store, &club, NAME);
    players::set_alias(store, &club.id, &id, Some(&name("Stripy Horse"))).unwrap();
    let player = PlayerId::parse("zebulon-quagga").unwrap();
    lastcard::store::player_codes::get_or_issue(store, &club.id, &header.id, std::slice::from_ref(&player))
        .unwrap();

    let (before, snapshots) = (totals(store, &header.slug), Snapshots::new(store.clone()));
    let watched = snapshots.watch_unredacted(&header.slug).unwrap();
    let outlook = erasure::preview(store, &club.id, &id).unwrap();
    assert_eq!((outlook.player.name, outlook.tournaments.len(), outlook.kept), (name(NAME), 1, Vec::new()));
    snapshots.erase(&club.id, &id, Some(&account.id)).unwrap();
    drop(watched);

    assert_nowhere(database, &["zebulon", "quagga", "stripy"]);
    let now = tournaments::find(store, &club.id, &header.id).unwrap();
    assert_eq!((now.name.as_str(), now.slug.as_str()), ("For …", "for"));
    assert_eq!(totals(store, &now.slug), before);
    let stored = tournaments::load(store, &now.slug).unwrap();
    assert_eq!(stored.tournament.entrants()[0].id.as_str(), "erased-1");
    assert_eq!(stored.entries.last().unwrap().note, "… forgot to say UNO");
    for slug in [&made.slug, &saturday.slug] {
        tournaments::load(store, slug).unwrap();
    }
    tournaments::events(store, &made.id).unwrap();
    // A repeated erasure, or one of somebody in another club, finds nobody.
    let again = erasure::erase(store, &club.id, &id, None);
    assert!(matches!(again, Err(ErasureError::Store(StoreError::NotFound))), "{again:?}");
}

#[apply(on_both!)]
fn erasing_an_emoji_name_keeps_other_words(database: &Database) {
    let store = &database.store;
    let (club, _) = set_up(store);
    let keys = keys("four-player");
    let mut friday = new("Night of 🦊", &keys);
    friday.tournament = draw_up_among(&["🦊", "Bo 🐻", "Vera", "Gleb"], "Night of 🦊", &keys);
    let header = start_tournament(store, &club, &friday);
    let stored = tournaments::load(store, &header.slug).unwrap();
    let at = slot(1, 1, 1);
    let mut record = entry(&stored, at, Some(win_by_seat(&stored, at, 0, 10)));
    "🦊 miscounted; each player counts again, 🐻 too".clone_into(&mut record.note);
    lastcard::store::entries::record(store, &record).unwrap();
    let id = roster_id(store, &club, "🦊");
    erasure::erase(store, &club.id, &id, None).unwrap();
    assert_nowhere(database, &["🦊"]);
    let now = tournaments::find(store, &club.id, &header.id).unwrap();
    assert_eq!(now.name.as_str(), "Night of …");
    let stored = tournaments::load(store, &now.slug).unwrap();
    let names: Vec<String> = stored.tournament.players().map(|player| player.name.to_string()).collect();
    assert_eq!(names, ["∅ 1", "Bo 🐻", "Vera", "Gleb"]);
    assert_eq!(stored.entries.last().unwrap().note, "… miscounted; each player counts again, 🐻 too");
}

#[apply(on_both!)]
fn possible_remaining_names_are_listed_before_erasure(database: &Database) {
    let store = &database.store;
    let (club, _) = set_up(store);
    let keys = keys("four-player");
    let mut friday = new("Friday", &keys);
    friday.tournament = draw_up_among(&["Анна", "Boris", "Vera", "Gleb"], "Friday", &keys);
    let friday = start_tournament(store, &club, &friday);
    let saturday = start_tournament(store, &club, &new("Saturday", &keys));
    let note = |header: &Header, number: u32, text: &str| {
        let stored = tournaments::load(store, &header.slug).unwrap();
        let at = slot(1, 1, number);
        let result = win_by_seat(&stored, at, 0, 10);
        let record = NewEntry { note: text.to_owned(), ..entry(&stored, at, Some(result)) };
        lastcard::store::entries::record(store, &record).unwrap();
    };
    note(&friday, 1, "Анна ошиблась");
    note(&friday, 2, "спросили у Анны, Анна согласна");
    note(&saturday, 1, "Анна принесла карты");
    let outlook = erasure::preview(store, &club.id, &roster_id(store, &club, "Анна")).unwrap();
    let kept: BTreeSet<_> =
        outlook.kept.iter().map(|kept| (kept.place.as_str(), kept.text.as_str())).collect();
    let wanted = [("Friday", "спросили у Анны, … согласна"), ("Saturday", "Анна принесла карты")];
    assert_eq!(kept, wanted.into());
}

#[apply(on_both!)]
fn erasure_spares_people_of_the_same_name(database: &Database) {
    let store = &database.store;
    let (club, _) = set_up(store);
    let twin = players::add(store, &club.id, &[name("Boris")]).unwrap().remove(0).id;
    let header = start_tournament(store, &club, &new("Friday", &keys("four-player")));
    let played = tournaments::load(store, &header.slug).unwrap().people;
    let of_boris = played[&PlayerId::parse("boris").unwrap()].roster_id.clone().unwrap();
    let other = if of_boris == twin {
        players::add(store, &club.id, &[name("Boris")]).unwrap().remove(0).id
    } else {
        twin
    };
    erasure::erase(store, &club.id, &other, None).unwrap();
    let stored = tournaments::load(store, &header.slug).unwrap();
    assert!(stored.tournament.players().any(|player| player.name == name("Boris")));
    assert_eq!(
        tournaments::events(store, &header.id)
            .unwrap()
            .iter()
            .filter(|e| format!("{e:?}").contains("boris"))
            .count(),
        1
    );
}

#[apply(on_both!)]
fn players_of_an_open_hand_cannot_be_erased(database: &Database) {
    let store = &database.store;
    let (club, _) = set_up(store);
    let header = start_tournament(store, &club, &new("Friday", &keys("four-player")));
    let hand = lastcard::store::played_hands::set_up(store, &header.id, slot(1, 1, 1)).unwrap();
    let id = roster_id(store, &club, "Anna");
    let refused = erasure::erase(store, &club.id, &id, None);
    assert!(matches!(refused, Err(ErasureError::InPlay(_))), "{refused:?}");
    lastcard::store::played_hands::close(store, &hand.id).unwrap();
    erasure::erase(store, &club.id, &id, None).unwrap();
    assert_nowhere(database, &["anna"]);
}

// Every redacted snapshot has the same standings, apart from the names.
#[apply(on_both!)]
fn other_names_change_no_result(database: &Database) {
    let store = &database.store;
    let (club, _) = set_up(store);
    for (format, count) in [("four-player", 7), ("two-vs-two", 3), ("free-for-all", 4), ("challenge", 4)] {
        let header = start_tournament(store, &club, &new(format, &keys(format)));
        for number in 1..=count {
            let stored = tournaments::load(store, &header.slug).unwrap();
            let at = slot(1, 1, number);
            let Some(hand) = stored.tournament.hand(at).filter(|hand| hand.is_open()) else { break };
            let out = number as usize % hand.seating.players().len();
            let result = win_by_seat(&stored, at, out, 130 + number);
            lastcard::store::entries::record(store, &entry(&stored, at, Some(result))).unwrap();
        }
        let full = tally(&tournaments::load(store, &header.slug).unwrap().tournament).standings;
        let names = Audience { names: NamePolicy::Alias, ..Audience::default() };
        tournaments::set_audience(store, &club.id, &header.id, names, None).unwrap();
        let snapshots = Snapshots::new(store.clone());
        let shown = snapshots.snapshot(&header.slug).unwrap();
        let numbers: BTreeMap<_, _> = snapshots
            .unredacted(&header.slug)
            .unwrap()
            .tournament()
            .entrants()
            .iter()
            .zip(shown.tournament().entrants())
            .map(|(one, other)| (one.id.clone(), other.id.clone()))
            .collect();
        let called = full
            .standings
            .iter()
            .map(|line| Standing { entrant: numbers[&line.entrant].clone(), ..line.clone() });
        assert_eq!(shown.tally.standings.standings, called.collect::<Vec<_>>(), "{format}");
        assert_eq!(
            (shown.tally.standings.reason, shown.tally.standings.next.len()),
            (full.reason, full.next.len())
        );
        // Under an embargo, the snapshot has no results.
        let withheld = Audience { embargo: Embargo::OnRequest, ..names };
        tournaments::set_audience(store, &club.id, &header.id, withheld, None).unwrap();
        let snapshots = Snapshots::new(store.clone());
        for snapshot in [
            snapshots.snapshot(&header.slug).unwrap(),
            snapshots.unredacted(&header.slug).unwrap().for_participants(),
        ] {
            assert!(snapshot.is_embargoed);
            let lines = &snapshot.tally.standings.standings;
            assert!(lines.iter().all(|line| line.rank.is_none() && line.total.is_none() && line.hands == 0));
            assert!(snapshot.tally.effects.is_empty() && snapshot.tally.standings.winners().next().is_none());
        }
        let snapshot = snapshots.snapshot(&header.slug).unwrap();
        let told = format!("{:?}", snapshot.tournament().hands());
        assert!(!told.contains("Won") && !told.contains("13"), "{told}");
        assert_eq!(snapshot.tally.standings.reason, full.reason);
    }
}

#[apply(on_both!)]
fn an_embargo_ends_in_time(database: &Database) {
    let store = &database.store;
    let (club, _) = set_up(store);
    let header = start_tournament(store, &club, &new("Friday", &keys("four-player")));
    let at = |year: &str| -> DateTime<Utc> { format!("{year}-01-01T00:00:00Z").parse().unwrap() };
    let embargo = Embargo::From(at("2200"));
    let audience = Audience { embargo, ..Audience::default() };
    tournaments::set_audience(store, &club.id, &header.id, audience, None).unwrap();
    let snapshots = Snapshots::new(store.clone());
    let before = snapshots.snapshot(&header.slug).unwrap();
    let watched = snapshots.watch_unredacted(&header.slug).unwrap();
    snapshots.release_due(Utc::now()).unwrap();
    assert!(before.is_embargoed && !watched.has_changed().unwrap());
    // Only the clock ends the embargo.
    database.run("UPDATE tournaments SET starts_at = '2019-12-31 18:00:00', told_at = '2020-01-01 00:00:00'");
    snapshots.release_due(at("2201")).unwrap();
    let after = snapshots.snapshot(&header.slug).unwrap();
    assert!(!after.is_embargoed && watched.has_changed().unwrap());
    assert_ne!(before.version(), after.version());
}

//! What waits on the organiser's desk.

use chrono::{DateTime, TimeDelta, Utc};
use lastcard::store::clubs::Club;
use lastcard::store::tournaments::{self, Header};
use lastcard::store::{Store, entries};
use lastcard::tournament::{Tally, tally};
use lastcard::view::Words;
use lastcard::view::organise::waiting;

use super::organise::with_draft;
use super::public::club;
use crate::support::app::spawn_app;
use crate::support::database::on_both;
use crate::support::evening::{entry, keys, new, slot, started, won};

/// The lines of these tournaments at a moment: the name and what is said.
fn lines(store: &Store, club: &Club, headers: &[&Header], now: DateTime<Utc>) -> Vec<String> {
    let stored: Vec<_> =
        headers.iter().map(|header| tournaments::load(store, &header.slug).unwrap()).collect();
    let tallies: Vec<Tally> = stored.iter().map(|stored| tally(&stored.tournament)).collect();
    let all: Vec<_> = stored.iter().zip(&tallies).collect();
    let lines = waiting(&all, club, now, Words::english());
    lines.into_iter().map(|line| format!("{}: {}", line.name, line.says)).collect()
}

fn record(store: &Store, header: &Header, hand: u32, table: u32, points: u32) {
    let stored = tournaments::load(store, &header.slug).unwrap();
    let slot = slot(1, table, hand);
    entries::record(store, &entry(&stored, slot, Some(won(&stored, slot, 0, points)))).unwrap();
}

fn minutes(minutes: i64) -> TimeDelta {
    TimeDelta::minutes(minutes)
}

on_both! {
    fn a_table_that_is_silent_for_two_hands_is_late(database) {
        let (club, _) = club(&database.store);
        let friday = started(&database.store, &club, &keys("four-player"));
        let begun = friday.started_at.unwrap();
        let at = |minutes| lines(&database.store, &club, &[&friday], begun + minutes);
        assert_eq!(at(minutes(12)), [""; 0]);
        assert_eq!(at(minutes(13)), ["Friday night: Table 1 has recorded nothing for 13 minutes: Hand 1."]);
        assert_eq!(at(minutes(75)), ["Friday night: Table 1 has recorded nothing for 1 h 15 min: Hand 1."]);
        let idle = at(TimeDelta::days(2));
        assert!(idle[0].contains("Nobody has recorded a hand since"), "{idle:?}");
        record(&database.store, &friday, 1, 1, 10);
        let now = Utc::now();
        assert_eq!(lines(&database.store, &club, &[&friday], now + minutes(11)), [""; 0]);
    }

    fn the_table_that_others_wait_for_is_named(database) {
        let (club, _) = club(&database.store);
        let friday = started(&database.store, &club, &keys("eight-player"));
        for hand in 1..=4 {
            record(&database.store, &friday, hand, 1, 10);
        }
        record(&database.store, &friday, 1, 2, 10);
        let now = Utc::now() + minutes(3);
        let told = lines(&database.store, &club, &[&friday], now);
        assert_eq!(told, ["Friday night: The other tables wait for table 2: Hand 2, for 3 minutes."]);
    }

    fn changes_of_the_last_hour_are_told(database) {
        let (club, _) = club(&database.store);
        let friday = started(&database.store, &club, &keys("four-player"));
        record(&database.store, &friday, 1, 1, 10);
        record(&database.store, &friday, 1, 1, 15);
        let now = Utc::now();
        let told = lines(&database.store, &club, &[&friday], now + minutes(2));
        assert_eq!(told, ["Friday night: Hand 1 at table 1 was changed 2 minutes ago: Anna and Boris +30"]);
        let later = lines(&database.store, &club, &[&friday], now + minutes(61));
        assert_eq!(later, ["Friday night: Table 1 has recorded nothing for 1 h 1 min: Hand 2."]);
    }

    fn what_stops_play_comes_before_what_can_wait(database) {
        let (store, club) = (&database.store, club(&database.store).0);
        let over = started(store, &club, &keys("four-player"));
        tournaments::stop(store, &club.id, &over.id, None).unwrap();
        let draft = tournaments::create(store, &club.id, None, &new("Cup", &keys("two-vs-two"))).unwrap();
        let (one, two) = (started(store, &club, &keys("four-player")), started(store, &club, &keys("two-vs-two")));
        let told = lines(store, &club, &[&over, &draft, &one, &two], Utc::now() + minutes(1));
        // The club's roster knows them by name.
        let twice = "is due at 2 tables at once: table 1 of Friday night, table 1 of Friday night";
        let mut expected: Vec<String> = ["Anna", "Boris", "Gleb", "Vera"].map(|name| format!("{name}: {twice}")).into();
        expected.push("Friday night: It is over. When the standings are read out and right, archive it.".to_owned());
        let mut people = told.clone();
        people[..4].sort();
        assert_eq!(people, expected);
        // On its day, in the club's zone.
        let on = |time: &str| lines(store, &club, &[&over, &draft], time.parse().unwrap());
        assert_eq!(on("2026-11-26T22:59:00Z").len(), 1);
        assert_eq!(on("2026-11-26T23:00:00Z")[0], "Cup: Begins Fri, 27 Nov 2026, 19:30. 0 of 4 are here.");
        assert_eq!(on("2026-11-27T19:00:00Z")[0], "Cup: Was to begin Fri, 27 Nov 2026, 19:30. 0 of 4 are here.");
    }

    fn the_desk_says_when_nothing_waits(database) {
        let app = spawn_app(database);
        let vera = with_draft(&app);
        vera.post("/organise/t/friday-night/start", &[("revision", "1"), ("everybody", "yes")]);
        vera.get("/organise").says(200, "Nothing waits.");
        vera.post("/organise/t/friday-night/stop", &[]);
        let desk = vera.get("/organise");
        desk.says(200, "It is over. When the standings are read out and right, archive it.");
        assert!(!desk.body.contains("Nothing waits."));
    }
}

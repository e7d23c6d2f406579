//! Confirmation by the other side: a result is marked until somebody confirms it, and needs confirmation again after
//! a correction.

use chrono::{TimeDelta, Utc};
use lastcard::store::player_codes;
use lastcard::tournament::PlayerId;
use macro_rules_attribute::apply;

use super::organise::{code, with_started};
use crate::support::app::{App, Browser, Reply, spawn_app};
use crate::support::copy::{copy, credit, hand, shown};
use crate::support::database::{Database, on_both};
use crate::support::patience::wait_until;

const AT: &str = "/organise/t/friday-night";

/// A table with confirmation switched on.
struct Asked {
    app: App,
    vera: Browser,
    phone: Browser,
    at: String,
}

impl Asked {
    fn of(database: &Database, mode: &str) -> Self {
        let app = spawn_app(database);
        let vera = with_started(&app);
        let at = format!("/at/{}", code(&vera.get(AT)));
        let asked = Self { phone: app.browser(), app, vera, at };
        asked.enters("1.1.1", "0", "0123456789abcdef", "30");
        asked.sets(mode, "10").leads_to(&format!("{AT}?done=confirming#confirming"));
        asked
    }

    fn sets(&self, mode: &str, minutes: &str) -> Reply {
        self.vera.post(&format!("{AT}/confirming"), &[("mode", mode), ("minutes", minutes)])
    }

    /// Records that Anna went out, Vera was left with these points and Gleb with 45.
    fn enters(&self, slot: &str, based_on: &str, key: &str, points: &str) {
        let fields = [
            ("slot", slot),
            ("based_on", based_on),
            ("entry_key", key),
            ("out", "anna"),
            ("total.vera", points),
            ("total.gleb", "45"),
        ];
        self.phone.post(&format!("{}/entries", self.at), &fields).leads_to(&self.at);
    }

    fn confirms(&self, slot: &str, revision: &str, player: &str) -> Reply {
        let fields = [("slot", slot), ("revision", revision), ("player", player)];
        self.phone.post(&format!("{}/confirmations", self.at), &fields)
    }

    fn unconfirmed(&self) -> Vec<String> {
        let snapshot = self.app.live.whole("friday-night").unwrap();
        snapshot.unconfirmed.keys().map(ToString::to_string).collect()
    }

    fn me(&self, player: &str) -> String {
        let snapshot = self.app.live.whole("friday-night").unwrap();
        let (store, player) = (self.app.live.store(), PlayerId::parse(player).unwrap());
        let header = snapshot.header();
        let codes =
            player_codes::of_players(store, &header.club_id, &header.id, std::slice::from_ref(&player))
                .unwrap();
        format!("/me/{}", codes[&player])
    }
}

#[apply(on_both!)]
fn a_result_is_marked_until_the_other_side_says_that_it_is_right(database: &Database) {
    let asked = Asked::of(database, "required");
    // Results recorded before need no confirmation.
    assert_eq!(asked.unconfirmed(), Vec::<String>::new());
    asked.enters("1.1.2", "0", "0123456789abcde2", "12");
    assert_eq!(asked.unconfirmed(), ["1.1.2"]);
    let page = asked.phone.get(&asked.at).body;
    let result = credit(&["Anna", "Boris"], 57);
    for player in ["Vera", "Gleb"] {
        assert!(page.contains(&shown(copy("confirm-button").with("player", player))), "{player}: {page}");
    }
    assert!(!page.contains(&shown(copy("confirm-button").with("player", "Boris"))));
    let badge = shown(copy("state-unconfirmed"));
    for public in ["/t/friday-night", "/t/friday-night/hands/1.1.2"] {
        assert!(asked.app.browser().get(public).body.contains(&badge), "{public}");
    }
    assert!(!asked.app.browser().get("/t/friday-night/hands/1.1.1").body.contains(&badge));
    let room = asked.vera.get(AT).body;
    assert!(room.contains(&shown(&result)) && room.contains("/confirmations"), "{room}");
    let check = asked.phone.get(&format!("{}/check", asked.at)).body;
    assert!(
        check.contains(&shown(hand(1))) && check.contains(&shown(hand(2))) && check.contains(&shown(&result))
    );
    // The page of a losing player has one button, that of the winner none.
    let (gleb, anna) = (asked.me("gleb"), asked.me("anna"));
    assert!(asked.phone.get(&gleb).body.contains(&shown(copy("confirm-own"))));
    assert!(!asked.phone.get(&anna).body.contains(&shown(copy("confirm-own"))));
    asked.confirms("1.1.2", "1", "boris").tells(409, copy("error-confirm-not-asked"));
    let own = [("slot", "1.1.2"), ("revision", "1")];
    asked.phone.post(&format!("{anna}/confirmations"), &own).tells(409, copy("error-confirm-not-asked"));
    asked.phone.post(&format!("{gleb}/confirmations"), &own).leads_to(&gleb);
    assert_eq!(asked.unconfirmed(), Vec::<String>::new());
    // A second tap, and a tap on the other phone.
    asked.phone.post(&format!("{gleb}/confirmations"), &own).leads_to(&gleb);
    asked.confirms("1.1.2", "1", "vera").leads_to(&asked.at);
    assert!(!asked.app.browser().get("/t/friday-night").body.contains(&badge));
    let record = asked.vera.get(AT).body;
    let said = copy("event-confirmed").with("hand", hand(2)).with("table", 1).with("player", "Gleb");
    assert_eq!(record.matches(&shown(said)).count(), 1, "{record}");
}

#[apply(on_both!)]
fn who_does_not_agree_corrects_the_result_or_calls_the_organiser(database: &Database) {
    let asked = Asked::of(database, "required");
    asked.enters("1.1.2", "0", "0123456789abcde2", "12");
    let table = asked.phone.get(&asked.at);
    table.tells(200, copy("confirm-no"));
    table.says(200, &format!("href=\"{}/hands/1.1.2\"", asked.at));
    let (gleb, anna) = (asked.me("gleb"), asked.me("anna"));
    asked.phone.get(&gleb).says(200, &format!("formaction=\"{gleb}/calls\""));
    let own = [("slot", "1.1.2"), ("revision", "1")];
    // A dispute is refused to players who are not asked, and once the result has changed.
    asked.phone.post(&format!("{anna}/calls"), &own).tells(409, copy("error-confirm-not-asked"));
    let late = [("slot", "1.1.2"), ("revision", "2")];
    asked.phone.post(&format!("{gleb}/calls"), &late).tells(409, copy("error-confirm-changed"));
    for _ in 0..2 {
        asked.phone.post(&format!("{gleb}/calls"), &own).leads_to(&gleb);
    }
    let note = copy("confirm-call-note").with("hand", hand(2)).with("player", "Gleb").to_string();
    asked.vera.get(AT).says(200, &shown(note));
    let page = asked.phone.get(&gleb).body;
    assert!(!page.contains("/calls\""), "{page}");
    assert_eq!(asked.unconfirmed(), ["1.1.2"], "it is neither right nor corrected yet");
    // Once the result is confirmed after all, the button calls nobody.
    asked.phone.post(&format!("{gleb}/confirmations"), &own).leads_to(&gleb);
    asked.phone.post(&format!("{gleb}/calls"), &own).leads_to(&gleb);
    let calls = asked.app.live.whole("friday-night").unwrap().stored.conduct.calls.len();
    assert_eq!(calls, 1);
}

#[apply(on_both!)]
fn what_was_shown_long_enough_is_believed_without_anybody_doing_anything(database: &Database) {
    let asked = Asked::of(database, "off");
    asked.sets("shown", "1");
    asked.enters("1.1.2", "0", "0123456789abcde2", "12");
    drop(asked);
    let ago = |seconds| (Utc::now() - TimeDelta::seconds(seconds)).format("%Y-%m-%d %H:%M:%S%.6f");
    database
        .run(&format!("UPDATE tournament_events SET created_at = '{}' WHERE kind = 'confirming'", ago(90)));
    database.run(&format!("UPDATE entries SET created_at = '{}' WHERE hand = 1", ago(120)));
    let badge = shown(copy("state-unconfirmed"));
    let is_marked = |app: &App| app.browser().get("/t/friday-night").body.contains(&badge);
    // The second hand was recorded a minute ago, less the seconds that the service takes to restart.
    let starts_in = |seconds| {
        database.run(&format!("UPDATE entries SET created_at = '{}' WHERE hand = 2", ago(60 - seconds)));
        Some(spawn_app(database)).filter(&is_marked)
    };
    let app = [2_i64, 4, 8, 16, 32].into_iter().find_map(starts_in).expect("it is marked at first");
    let _news = app.live.listen().unwrap();
    wait_until(|| !is_marked(&app));
}

#[apply(on_both!)]
fn a_confirmation_of_what_was_corrected_meanwhile_confirms_nothing(database: &Database) {
    let asked = Asked::of(database, "shown");
    asked.enters("1.1.2", "0", "0123456789abcde2", "12");
    asked.enters("1.1.2", "1", "0123456789abcde3", "13");
    asked.confirms("1.1.2", "1", "vera").tells(409, copy("error-confirm-changed"));
    assert_eq!(asked.unconfirmed(), ["1.1.2"]);
    asked.confirms("1.1.2", "2", "vera").leads_to(&asked.at);
    assert_eq!(asked.unconfirmed(), Vec::<String>::new());
    // A correction needs confirmation again; an organiser may give it too.
    asked.enters("1.1.2", "2", "0123456789abcde4", "14");
    assert_eq!(asked.unconfirmed(), ["1.1.2"]);
    let fields = [("slot", "1.1.2"), ("revision", "3")];
    asked
        .vera
        .post(&format!("{AT}/confirmations"), &fields)
        .leads_to(&format!("{AT}?done=confirmed#confirming"));
    assert_eq!(asked.unconfirmed(), Vec::<String>::new());
    for (slot, revision, player, status) in [
        ("1.1.9", "1", "vera", 409),
        ("1.2.1", "1", "vera", 404),
        ("x", "1", "vera", 404),
        ("1.1.2", "3", "<b>", 400),
    ] {
        assert_eq!(asked.confirms(slot, revision, player).status.as_u16(), status, "{slot} {player}");
    }
    assert_eq!(asked.sets("shown", "0").status.as_u16(), 422);
    assert_eq!(asked.sets("sometimes", "10").status.as_u16(), 400);
    // Switched off, nothing needs confirmation.
    asked.enters("1.1.3", "0", "0123456789abcde5", "15");
    assert_eq!(asked.unconfirmed(), ["1.1.3"]);
    asked.sets("off", "");
    assert_eq!(asked.unconfirmed(), Vec::<String>::new());
}

//! Nobody sees two holdings of one hand: every way to another seat that a player might try, over HTTP.

use macro_rules_attribute::apply;
use std::rc::Rc;

use lastcard::store::{clubs, codes, tournaments};
use lastcard::tournament::SetupKeys;
use serde_json::{Value, json};

use crate::support::app::{Browser, spawn_app};
use crate::support::copy::{copy, escaped};
use crate::support::database::{Database, on_both};
use crate::support::evening;
use crate::support::gap::{GAP, parts_at_gaps};
use crate::web::played_hands::moves::{Table, tables};

/// An organiser, and a table with a hand dealt to four phones.
struct Watched {
    table: Table,
    organiser: Browser,
}

fn watched_table(database: &Database) -> Watched {
    let (app, store) = (Rc::new(spawn_app(database)), database.store.clone());
    let organiser = app.organiser();
    let club = clubs::list(&store).unwrap().remove(0);
    let header = evening::start_friday_night(&store, &club, &evening::keys("four-player"));
    let code = codes::list(&store, &club.id, &header.id).unwrap().remove(0).code.to_string();
    let table = Table { app, store, header, code, phones: Vec::new() };
    Watched { table: table.deal("1.1.1"), organiser }
}

impl Watched {
    fn seat_of(&self, player: &str) -> usize {
        self.table.phones.iter().position(|phone| phone.player == player).unwrap()
    }

    fn phone(&self, player: &str) -> &Browser {
        &self.table.phones[self.seat_of(player)].browser
    }

    /// The seat and holding that a phone sees; `None` without a seat.
    fn seen_holding(&self, browser: &Browser) -> Option<(usize, Value)> {
        let state = self.table.state(browser);
        let seat = state["seat"].as_u64().and_then(|seat| usize::try_from(seat).ok());
        assert_eq!(seat.is_some(), state.get("view").is_some(), "{state}");
        let page = browser.get(&self.table.path("")).body;
        assert_eq!(page.contains("class=\"held-one"), seat.is_some(), "{page}");
        seat.map(|seat| (seat, state["view"]["holding"].clone()))
    }

    fn desk(&self, rest: &str) -> String {
        format!("/organise/t/{}/phones{rest}", self.table.header.slug)
    }

    fn set_holder(&self, player: &str, holder: &str) {
        let done = self.desk("?done=seat-changed");
        self.organiser
            .post(&self.desk(&format!("/players/{player}")), &[("holder", holder)])
            .assert_leads_to(&done);
    }

    /// Requests a seat, and returns the number that both sides see.
    fn ask_for_seat(&self, browser: &Browser, player: &str) -> String {
        browser
            .post(&self.table.path(&format!("/seats/{player}")), &[])
            .assert_leads_to(&self.table.path(""));
        let page = browser.get(&self.table.path("")).body;
        let asked = escaped(copy("play-asked").with("number", GAP));
        parts_at_gaps(&page, asked).unwrap_or_else(|| panic!("{page}"))[0].to_owned()
    }

    fn hand(&self) -> String {
        self.table.state(self.phone("anna"))["hand"].as_str().unwrap().to_owned()
    }

    fn answer(&self, browser: &Browser, number: &str, answer: &str) -> crate::support::app::Reply {
        let path = self.table.path(&format!("/asks/{number}"));
        browser.post(&path, &[("hand", &self.hand()), ("answer", answer)])
    }

    /// Tries every way to another player's seat without help, and asserts that the holding stays hidden.
    fn assert_holding_stays_hidden(&self, browser: &Browser, player: &str) {
        let own = self.seen_holding(browser);
        browser.post(&self.table.path("/seats"), &[("player", player)]);
        browser.post(&self.table.path(&format!("/seats/{player}")), &[]);
        browser.post(&self.table.path(&format!("/seats/{player}?as=json")), &[]);
        browser.get(&self.table.path(&format!("/seats/{player}")));
        for number in 0..12 {
            self.answer(browser, &number.to_string(), "yes");
        }
        assert_eq!(self.seen_holding(browser), own, "{player}");
    }

    /// Asserts that a change of Vera's seat is shown to the table and to spectators, and logged.
    fn assert_change_shown(&self, change: &'static str) {
        let says = || copy(change).with("name", "Vera");
        for phone in &self.table.phones {
            phone.browser.get(&self.table.path("")).assert_shows(200, says());
        }
        let (visitor, slug) = (self.table.app.browser(), &self.table.header.slug);
        visitor.get(&self.table.path("")).assert_shows(200, says());
        visitor.get(&format!("/t/{slug}/tables/1")).assert_shows(200, says());
        visitor.get(&format!("/t/{slug}/hands/1.1.1")).assert_shows(200, says());
        self.organiser.get(&format!("/organise/t/{slug}?tab=settings")).assert_shows(200, says());
    }
}

#[apply(on_both!)]
fn a_tables_code_shows_no_second_holding(database: &Database) {
    let watched = watched_table(database);
    let (anna, vera) = (watched.phone("anna"), watched.seen_holding(watched.phone("vera")));
    watched.assert_holding_stays_hidden(anna, "vera");
    // The phone plays on as before, and so does Vera's.
    assert_eq!(watched.seen_holding(watched.phone("vera")), vera);
    // A tab without the cookie, or somebody with only the code, is a new phone.
    watched.assert_holding_stays_hidden(&watched.table.app.browser(), "vera");
    // A player cannot request another seat.
    let refused = anna.post(&watched.table.path("/seats/boris?as=json"), &[]);
    refused.assert_says(403, "seat-plays");
    assert_eq!(watched.seen_holding(watched.phone("vera")), vera);
}

#[apply(on_both!)]
fn a_bots_seat_opens_no_other_holding(database: &Database) {
    let watched = watched_table(database);
    let vera = watched.phone("vera");
    watched.set_holder("vera", "greedy");
    watched.assert_change_shown("seat-change-bot");
    assert!(watched.seen_holding(vera).is_none());
    watched.assert_holding_stays_hidden(watched.phone("anna"), "vera");
    watched.assert_holding_stays_hidden(&watched.table.app.browser(), "vera");
    // The phone that held the seat before cannot return by the code alone either.
    watched.assert_holding_stays_hidden(vera, "vera");
    let link = watched.table.link("vera");
    vera.post(&link, &[]).assert_leads_to(&link);
    assert_eq!(watched.seen_holding(vera).unwrap().0, watched.seat_of("vera"));
    watched.assert_change_shown("seat-change-link");
}

#[apply(on_both!)]
fn a_phone_never_gets_a_second_holding(database: &Database) {
    let watched = watched_table(database);
    let (anna, link) = (watched.phone("anna"), watched.table.link("vera"));
    watched.set_holder("vera", "free");
    watched.assert_change_shown("seat-change-free");
    watched.assert_holding_stays_hidden(anna, "vera");
    watched.assert_holding_stays_hidden(&watched.table.app.browser(), "vera");
    anna.post(&link, &[]).assert_shows(403, copy("error-seat-not-here"));
    // Leaving the own seat changes nothing: the phone has seen cards.
    watched.set_holder("anna", "random");
    assert!(watched.seen_holding(anna).is_none());
    anna.post(&link, &[]).assert_shows(403, copy("error-seat-not-here"));
    anna.post(&watched.table.path("/seats/vera?as=json"), &[]).assert_says(403, "seat-seen");
    assert!(watched.seen_holding(anna).is_none());
    // A restart changes nothing either.
    let again = spawn_app(database);
    let mut phone = watched.table.phones.into_iter().find(|phone| phone.player == "anna").unwrap().browser;
    phone.move_to(again.address);
    phone.post(&link, &[]).assert_shows(403, copy("error-seat-not-here"));
}

#[apply(on_both!)]
fn taking_a_seat_by_personal_link_is_announced(database: &Database) {
    let watched = watched_table(database);
    let (second, link) = (watched.table.app.browser(), watched.table.link("vera"));
    second.post(&link, &[]).assert_leads_to(&link);
    assert_eq!(watched.seen_holding(&second).unwrap().0, watched.seat_of("vera"));
    assert!(watched.seen_holding(watched.phone("vera")).is_none());
    watched.assert_change_shown("seat-change-link");
    let state = watched.table.state(watched.phone("anna"));
    assert_eq!(state["seat_changes"][0]["player"], json!("vera"));
    assert_eq!(
        (&state["seat_changes"][0]["way"], &state["seat_changes"][0]["by"]),
        (&json!("link"), &json!("phone"))
    );
    // The phone that lost the seat has seen Vera's cards, and gets nobody else's.
    watched
        .phone("vera")
        .post(&watched.table.link("gleb"), &[])
        .assert_shows(403, copy("error-seat-not-here"));
}

#[apply(on_both!)]
fn a_seats_phone_answers_requests_for_it(database: &Database) {
    let watched = watched_table(database);
    let (vera, hand) = (watched.phone("vera"), watched.hand());
    let (first, second) = (watched.table.app.browser(), watched.table.app.browser());
    let mut stream = vera.stream(&watched.table.path("/live"));
    stream.next().unwrap();
    let number = watched.ask_for_seat(&first, "vera");
    let asks = copy("asks-for-your-seat").with("name", "Vera").with("number", number.parse::<u32>().unwrap());
    assert!(stream.next().unwrap().contains(&escaped(asks)));
    assert_eq!(watched.ask_for_seat(&first, "vera"), number, "once is enough");
    assert_eq!(
        watched.table.state(vera)["asks"],
        json!([{ "number": number.parse::<u32>().unwrap(), "player": "vera" }])
    );
    // Only the phone that holds the seat may answer, and only about this hand.
    for other in [watched.phone("anna"), &first, &second] {
        watched.answer(other, &number, "yes").assert_shows(409, copy("seat-not-asked"));
    }
    let path = watched.table.path(&format!("/asks/{number}"));
    vera.post(&path, &[("hand", "other"), ("answer", "yes")]).assert_shows(409, copy("seat-not-asked"));
    assert_eq!(vera.post(&path, &[("hand", &hand), ("answer", "perhaps")]).status.as_u16(), 400);
    assert!(watched.seen_holding(&first).is_none());
    watched.answer(vera, &number, "no").assert_leads_to(&watched.table.path(""));
    first.get(&watched.table.path("")).assert_shows(200, copy("play-asked-refused"));
    first.post(&watched.table.path("/seats/vera"), &[]).assert_shows(429, copy("seat-asked-too-often"));
    let number = watched.ask_for_seat(&second, "vera");
    let mut waiting = second.stream(&watched.table.path("/live"));
    waiting.next().unwrap();
    watched.answer(vera, &number, "yes").assert_leads_to(&watched.table.path(""));
    assert!(waiting.next().unwrap().contains("class=\"held-one"), "the new phone plays at once");
    assert_eq!(watched.seen_holding(&second).unwrap().0, watched.seat_of("vera"));
    assert!(watched.seen_holding(vera).is_none());
    watched.assert_change_shown("seat-change-assent");
    watched.answer(vera, &number, "yes").assert_shows(409, copy("seat-not-asked"));
}

#[apply(on_both!)]
fn the_organiser_grants_a_requested_seat(database: &Database) {
    let watched = watched_table(database);
    watched.set_holder("vera", "greedy");
    let phone = watched.table.app.browser();
    let number = watched.ask_for_seat(&phone, "vera");
    let asks = copy("phones-asks-bot").with("number", number.parse::<u32>().unwrap()).with("name", "Vera");
    watched.organiser.get(&watched.desk("")).assert_shows(200, asks);
    let path = watched.desk(&format!("/1/asks/{number}"));
    let answer = [("hand", watched.hand()), ("answer", "yes".to_owned())];
    let answer: Vec<(&str, &str)> = answer.iter().map(|(key, value)| (*key, value.as_str())).collect();
    assert_eq!(phone.post(&path, &answer).status.as_u16(), 401);
    watched.organiser.post(&path, &answer).assert_leads_to(&watched.desk("?done=seat-given"));
    assert_eq!(watched.seen_holding(&phone).unwrap().0, watched.seat_of("vera"));
    watched.assert_change_shown("seat-change-organiser");
}

#[apply(on_both!)]
fn requests_for_a_seat_are_limited(database: &Database) {
    let watched = watched_table(database);
    let waiting: Vec<Browser> = (0..3).map(|_| watched.table.app.browser()).collect();
    let numbers: Vec<String> = waiting.iter().map(|phone| watched.ask_for_seat(phone, "vera")).collect();
    let ask = |phone: &Browser| phone.post(&watched.table.path("/seats/vera"), &[]).status.as_u16();
    assert_eq!(ask(&watched.table.app.browser()), 429);
    for number in &numbers {
        watched.answer(watched.phone("vera"), number, "no").assert_leads_to(&watched.table.path(""));
    }
    for _ in 0..3 {
        let number = watched.ask_for_seat(&watched.table.app.browser(), "vera");
        watched.answer(watched.phone("vera"), &number, "no").assert_leads_to(&watched.table.path(""));
    }
    assert_eq!(ask(&watched.table.app.browser()), 429);
    let link = watched.table.link("vera");
    watched.table.app.browser().post(&link, &[]).assert_leads_to(&link);
}

#[apply(on_both!)]
fn rival_takeovers_of_a_seat_are_limited(database: &Database) {
    let watched = Watched {
        table: tables(database, &evening::keys("four-player")).remove(0),
        organiser: spawn_app(database).browser(),
    };
    let table = &watched.table;
    let rivals = [table.app.browser(), table.app.browser()];
    rivals[0].post(&table.path(""), &[("slot", "1.1.1")]).assert_leads_to(&table.path(""));
    let over = |turn: usize| rivals[turn % 2].post(&table.path("/seats/vera"), &[]);
    // Before the deal, by the table's code. The first turn takes a free seat and does not count.
    for turn in 0..13 {
        over(turn).assert_leads_to(&table.path(""));
    }
    over(13).assert_shows(429, copy("seat-changed-too-often"));
    // The player's own link still works, up to its own limit.
    let link = table.link("vera");
    for turn in 13..25 {
        rivals[turn % 2].post(&link, &[]).assert_leads_to(&link);
    }
    let events = tournaments::events(&table.store, &table.header.id).unwrap().len();
    rivals[1].post(&link, &[]).assert_shows(429, copy("error-seat-too-often"));
    assert_eq!(tournaments::events(&table.store, &table.header.id).unwrap().len(), events);
    // Other seats are unaffected.
    rivals[1].post(&table.path("/seats/anna"), &[]).assert_leads_to(&table.path(""));
}

#[apply(on_both!)]
fn another_tables_code_shows_no_shared_cards(database: &Database) {
    let keys = SetupKeys { duplicate: Some(true), ..evening::keys("eight-player") };
    let mut both = tables(database, &keys).into_iter();
    let (mut one, two) = (both.next().unwrap(), both.next().unwrap().deal("1.2.1"));
    let spy = &two.phones[0];
    let stranger = one.app.browser();
    // Before the deal, table 1's code seats neither a player of table 2 nor an unknown phone.
    stranger.post(&one.path(""), &[("slot", "1.1.1")]).assert_leads_to(&one.path(""));
    let seats: Vec<String> = one.state(&stranger)["seats"]
        .as_array()
        .unwrap()
        .iter()
        .map(|seat| seat["player"].as_str().unwrap().to_owned())
        .collect();
    for phone in [&spy.browser, &stranger] {
        phone.post(&one.path("/seats"), &[("player", &seats[0])]);
        phone.post(&one.path(&format!("/seats/{}", seats[0])), &[]);
        assert!(one.state(phone)["seat"].is_null());
    }
    stranger.get(&one.path("")).assert_shows(200, copy("play-join-by-link-help"));
    // A player's link does not work either on a phone that has seen the same cards.
    spy.browser.post(&one.link(&seats[0]), &[]).assert_shows(403, copy("error-seat-not-here"));
    one = one.deal("1.1.1");
    spy.browser.post(&one.link(&seats[0]), &[]).assert_shows(403, copy("error-seat-not-here"));
    let hand = one.state(&one.phones[0].browser)["hand"].as_str().unwrap().to_owned();
    one.play_out();
    // Once the hand is over, no code lets a new phone look back at it.
    let late = one.app.browser();
    let link = one.link(&seats[0]);
    late.post(&link, &[]).assert_leads_to(&link);
    let old = one.path(&format!("/{hand}?as=json"));
    for phone in [&late, &spy.browser, &stranger] {
        let state = one.state(phone);
        assert!(state.get("result").is_none() && state.get("recent").is_none(), "{state}");
        assert!(!phone.get(&one.path("")).body.contains("left-cards"));
        let moved = phone.post(&old, &[("move", r#"{"move":"draw"}"#), ("revision", "0")]);
        let said: Value = serde_json::from_str(&moved.body).unwrap();
        assert!(said["state"].get("result").is_none() && said["state"].get("recent").is_none(), "{said}");
        phone.get(&format!("/at/{}/hands/1.1.1", one.code)).assert_shows(403, copy("embargo-title"));
    }
    // The players of the hand can look back.
    one.phones[1].browser.get(&one.path("")).assert_says(200, "left-cards");
    one.phones[1].browser.get(&format!("/at/{}/hands/1.1.1", one.code)).assert_says(200, "name=\"left.");
}

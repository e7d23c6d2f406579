//! Hands played on phones, over HTTP: who may do what, and that each leads to its recorded result.

use macro_rules_attribute::apply;
use std::rc::Rc;

use lastcard::rules::Preset;
use lastcard::store::clubs::{self, ClubDetails};
use lastcard::store::played_hands::{self, PlayedHandState};
use lastcard::store::tournaments::{self, Header};
use lastcard::store::{Store, codes, player_codes};
use lastcard::tournament::{Name, PlayerId, SetupKeys, tally};
use serde_json::{Value, json};

use crate::support::app::{App, Browser, spawn_app};
use crate::support::copy::{copy, credit, escaped};
use crate::support::database::{Database, on_both};
use crate::support::evening;

/// A table with a played hand, and its phones.
pub(crate) struct Table {
    pub(crate) app: Rc<App>,
    pub(crate) store: Store,
    pub(crate) header: Header,
    pub(crate) code: String,
    pub(crate) phones: Vec<Phone>,
}

/// A phone with the player who holds it.
pub(crate) struct Phone {
    pub(crate) browser: Browser,
    pub(crate) player: String,
}

pub(crate) fn table(database: &Database, keys: &SetupKeys) -> Table {
    tables(database, keys).remove(0)
}

/// All tables of one tournament.
pub(crate) fn tables(database: &Database, keys: &SetupKeys) -> Vec<Table> {
    tables_of(spawn_app(database), database, keys)
}

/// All tables of one tournament, on a running service.
pub(crate) fn tables_of(app: App, database: &Database, keys: &SetupKeys) -> Vec<Table> {
    let app = Rc::new(app);
    let store = database.store.clone();
    let details = ClubDetails {
        name: Name::parse("Aurora").unwrap(),
        time_zone: "Europe/Berlin".parse().unwrap(),
        language: "en".to_owned(),
    };
    let club = clubs::create(&store, &details).unwrap();
    let header = evening::start_friday_night(&store, &club, keys);
    let table = |code: String| {
        let (app, store, header) = (app.clone(), store.clone(), header.clone());
        Table { app, store, header, code, phones: Vec::new() }
    };
    let codes = codes::list(&store, &club.id, &header.id).unwrap();
    codes.into_iter().map(|code| table(code.code.to_string())).collect()
}

impl Table {
    pub(crate) fn path(&self, rest: &str) -> String {
        format!("/at/{}/play{rest}", self.code)
    }

    /// Sets the hand up, seats everybody on phones of their own, and deals.
    pub(crate) fn deal(mut self, slot: &str) -> Self {
        let scorer = self.app.browser();
        scorer.post(&self.path(""), &[("slot", slot)]).assert_leads_to(&self.path(""));
        let seats = self.state(&scorer)["seats"].as_array().unwrap().clone();
        for seat in &seats {
            let player = seat["player"].as_str().unwrap().to_owned();
            let browser = self.app.browser();
            self.sit(&browser, &player);
            self.phones.push(Phone { browser, player });
        }
        let dealt = scorer.post(&self.path("/deal"), &[]);
        if dealt.status == 409 {
            // Under these rules the dealer chooses the number of cards.
            let is_dealer =
                |phone: &Phone| phone.browser.post(&self.path("/deal"), &[("cards", "7")]).status == 303;
            assert!(self.phones.iter().any(is_dealer), "{}", dealt.body);
        } else {
            dealt.assert_leads_to(&self.path(""));
        }
        self
    }

    /// Takes a seat, by the personal link if other tables get the same cards.
    pub(crate) fn sit(&self, browser: &Browser, player: &str) {
        let stored = tournaments::load(&self.store, &self.header.slug).unwrap();
        if stored.tournament.shares_deals() {
            let me = self.link(player);
            browser.post(&me, &[]).assert_leads_to(&me);
        } else {
            browser.post(&self.path("/seats"), &[("player", player)]).assert_leads_to(&self.path(""));
        }
    }

    pub(crate) fn link(&self, player: &str) -> String {
        let player = PlayerId::parse(player).unwrap();
        let (club, id) = (&self.header.club_id, &self.header.id);
        let codes = player_codes::get_or_issue(&self.store, club, id, std::slice::from_ref(&player)).unwrap();
        format!("/me/{}", codes[&player])
    }

    pub(crate) fn state(&self, browser: &Browser) -> Value {
        let reply = browser.get(&self.path("?as=json"));
        assert_eq!(reply.status.as_u16(), 200, "{}", reply.body);
        serde_json::from_str(&reply.body).unwrap()
    }

    pub(crate) fn move_path(&self) -> String {
        let state = self.state(&self.phones[0].browser);
        self.path(&format!("/{}", state["hand"].as_str().unwrap()))
    }

    /// Makes a move through the JSON interface.
    pub(crate) fn make_move(&self, path: &str, seat: usize, what: &Value, revision: u64) -> (u16, Value) {
        let (what, revision) = (what.to_string(), revision.to_string());
        let reply = self.phones[seat]
            .browser
            .post(&format!("{path}?as=json"), &[("move", &what), ("revision", &revision)]);
        (reply.status.as_u16(), serde_json::from_str(&reply.body).unwrap_or_default())
    }

    pub(crate) fn play_out(&self) -> Value {
        let path = self.move_path();
        let mut state = self.state(&self.phones[0].browser);
        for _ in 0..3_000 {
            if state["state"] != "open" {
                return state;
            }
            state = self.go_on(&path, &state);
        }
        panic!("the hand does not end: {state}");
    }

    /// Makes the first move offered to the player whose turn it is, preferring to lay a card.
    fn go_on(&self, path: &str, state: &Value) -> Value {
        let asked = usize::try_from(state["waits_for"][0].as_u64().unwrap()).unwrap();
        let own = self.state(&self.phones[asked].browser);
        let moves = own["moves"].as_array().unwrap();
        let lays = |what: &&Value| what["move"] == "play" || what["move"] == "deflect";
        let what = moves.iter().rev().find(lays).or(moves.first()).expect("a move for who is asked");
        let (status, after) = self.make_move(path, asked, what, own["revision"].as_u64().unwrap());
        assert_eq!(status, 200, "{what}: {after}");
        after
    }
}

fn entry_count(table: &Table) -> usize {
    tournaments::load(&table.store, &table.header.slug).unwrap().entries.len()
}

#[apply(on_both!)]
fn four_phones_play_a_hand_to_its_recorded_result(database: &Database) {
    let table = table(database, &evening::keys("four-player")).deal("1.1.1");
    let end = table.play_out();
    assert_eq!(end["state"], "over", "{end}");
    assert_eq!(entry_count(&table), 1);
    let page = table.phones[0].browser.get(&table.path(""));
    page.assert_shows(200, copy("play-next-here"));
    let hand = table.app.browser().get(&format!("/t/{}/hands/1.1.1", table.header.slug));
    hand.assert_shows(200, copy("via-played"));
    // The next hand: everybody is still seated.
    let next = table.phones[2].browser.post(&table.path(""), &[("slot", "1.1.2")]);
    next.assert_leads_to(&table.path(""));
    table.phones[1].browser.get(&table.path("")).assert_shows(200, copy("play-deal"));
    table.phones[1].browser.post(&table.path("/deal"), &[]).assert_leads_to(&table.path(""));
    assert_eq!(table.state(&table.phones[3].browser)["state"], "open");
}

#[apply(on_both!)]
fn taking_over_a_seat_needs_confirmation(database: &Database) {
    let table = table(database, &evening::keys("four-player"));
    let (first, second) = (table.app.browser(), table.app.browser());
    first.post(&table.path(""), &[("slot", "1.1.1")]).assert_leads_to(&table.path(""));
    table.sit(&first, "vera");
    second.post(&table.path("/seats"), &[("player", "vera")]).assert_shows(409, copy("seat-is-taken"));
    assert!(table.state(&second)["seat"].is_null());
    second.get(&table.path("/seats/vera")).assert_shows(200, copy("take-over-text").with("name", "Vera"));
    second.post(&table.path("/seats/vera"), &[]).assert_leads_to(&table.path(""));
    let seat = table.state(&second)["seat"].as_u64().unwrap();
    let before = table.state(&first);
    assert!(
        before["seat"].is_null()
            && before["seats"][usize::try_from(seat).unwrap()]["taken_over_at"].is_string()
    );
    first.get(&table.path("")).assert_shows(200, copy("seat-change-code").with("name", "Vera"));
    first.post(&table.path("/seats"), &[("player", "zoya")]).assert_shows(404, copy("error-404"));
}

#[apply(on_both!)]
fn an_entered_result_ends_the_played_hand(database: &Database) {
    let table = table(database, &evening::keys("four-player")).deal("1.1.1");
    table.app.browser().get(&format!("/at/{}", table.code)).assert_shows(200, copy("play-is-on"));
    let path = table.move_path();
    let mut stream = table.phones[0].browser.stream(&table.path("/live"));
    stream.next().unwrap();
    let fields = [
        ("slot", "1.1.1"),
        ("based_on", "0"),
        ("entry_key", "0123456789abcdef"),
        ("out", "anna"),
        ("total.vera", "30"),
        ("total.gleb", "45"),
    ];
    let scorer = table.app.browser();
    scorer
        .post(&format!("/at/{}/entries", table.code), &fields)
        .assert_leads_to(&format!("/at/{}", table.code));
    assert!(stream.next().unwrap().contains(&escaped(copy("play-given-up"))));
    let dealt = played_hands::latest_at_table(&table.store, &table.header.id, 1).unwrap().unwrap();
    assert_eq!(dealt.state, PlayedHandState::Void);
    let (status, said) = table.make_move(&path, 0, &json!({ "move": "draw" }), 0);
    assert_eq!((status, &said["refused"]), (409, &json!("closed")), "{said}");
    assert_eq!(entry_count(&table), 1);
}

#[apply(on_both!)]
fn a_personal_link_takes_the_players_seat(database: &Database) {
    let app = spawn_app(database);
    let organiser = app.organiser();
    let club = clubs::list(&database.store).unwrap().remove(0);
    let header = evening::start_friday_night(&database.store, &club, &evening::keys("four-player"));
    let code = codes::list(&database.store, &club.id, &header.id).unwrap().remove(0).code.to_string();
    let desk = format!("/organise/t/{}/phones", header.slug);
    let page = organiser.get(&desk);
    page.assert_shows(200, copy("phones-nobody"));
    let link: String =
        page.body.split("/me/").nth(1).unwrap().chars().take_while(char::is_ascii_alphanumeric).collect();
    organiser.get(&format!("/organise/t/{}/cards", header.slug)).assert_says(200, &link);
    let phone = app.browser();
    let me = format!("/me/{link}");
    phone.get(&me).assert_shows(200, copy("me-waits"));
    phone.post(&me, &[]).assert_leads_to(&me);
    phone.get(&me).assert_shows(200, copy("me-sits").with("name", "Anna"));
    app.browser().get(&me).assert_shows(200, copy("take-over-text").with("name", "Anna"));
    phone
        .post(&format!("/at/{code}/play"), &[("slot", "1.1.1")])
        .assert_leads_to(&format!("/at/{code}/play"));
    phone.get(&me).assert_leads_to(&format!("/at/{code}/play"));
    phone.get(&format!("/at/{code}/play")).assert_shows(200, copy("play-seat-own"));
    organiser.get(&desk).assert_shows(200, copy("phones-by-phone"));
    let player = page.body.split("/phones/players/").nth(1).unwrap().split('"').next().unwrap();
    organiser
        .post(&format!("{desk}/players/{player}"), &[("holder", "new-link")])
        .assert_leads_to(&format!("{desk}?done=new-link"));
    phone.get(&me).assert_shows(404, copy("error-link-replaced"));
    phone.get("/me/222222").assert_shows(404, copy("error-404"));
    assert_eq!(
        app.browser().post(&format!("{desk}/players/{player}"), &[("holder", "free")]).status.as_u16(),
        401
    );
}

#[apply(on_both!)]
fn the_organiser_seats_bots_frees_seats_and_ends_hands(database: &Database) {
    let app = spawn_app(database);
    let organiser = app.organiser();
    let club = clubs::list(&database.store).unwrap().remove(0);
    let header = evening::start_friday_night(&database.store, &club, &evening::keys("four-player"));
    let code = codes::list(&database.store, &club.id, &header.id).unwrap().remove(0).code.to_string();
    let (desk, at) = (format!("/organise/t/{}/phones", header.slug), format!("/at/{code}/play"));
    let seat = |player: &str, holder: &str| {
        let path = format!("{desk}/players/{player}");
        organiser.post(&path, &[("holder", holder)]).assert_leads_to(&format!("{desk}?done=seat-changed"));
    };
    let scorer = app.browser();
    scorer.post(&at, &[("slot", "1.1.1")]).assert_leads_to(&at);
    for player in ["anna", "boris", "vera"] {
        seat(player, "greedy");
    }
    scorer
        .post(&format!("{at}/deal"), &[])
        .assert_shows(409, copy("not-dealt-seats-free").with("names", "Gleb"));
    seat("gleb", "random");
    seat("gleb", "free");
    let phone = app.browser();
    phone.post(&format!("{at}/seats"), &[("player", "gleb")]).assert_leads_to(&at);
    let mut stream = phone.stream(&format!("{at}/live?as=json"));
    scorer.post(&format!("{at}/deal"), &[]).assert_leads_to(&at);
    // The bots play until it is Gleb's turn.
    loop {
        let event = stream.next().unwrap();
        if event.contains("\"waits_for\":[3]") || event.contains("\"state\":\"over\"") {
            break;
        }
    }
    organiser.get(&desk).assert_says(200, &format!("href=\"{desk}/1/void\""));
    organiser.get(&format!("{desk}/1/count")).assert_shows(200, copy("phones-count-title").with("table", 1));
    let end = organiser.post(&format!("{desk}/1/count"), &[]);
    assert_eq!(end.status.as_u16(), 303);
    let form = organiser.get(end.header("location"));
    form.assert_says(200, "name=\"left.");
    let filled = form
        .body
        .split("name=\"left.")
        .skip(1)
        .filter(|field| !field.split('>').next().unwrap().contains("value=\"\""));
    assert!(filled.count() >= 4, "everybody's cards are filled in");
    let dealt = played_hands::latest_at_table(&database.store, &header.id, 1).unwrap().unwrap();
    assert_eq!(dealt.state, PlayedHandState::Void);
    scorer.get(&format!("/at/{code}")).assert_shows(200, copy("play-here"));
    scorer.post(&at, &[("slot", "1.1.1")]).assert_leads_to(&at);
    organiser.post(&format!("{desk}/1/void"), &[]).assert_leads_to(&format!("{desk}?done=hand-given-up"));
    phone.get(&at).assert_shows(200, copy("play-given-up"));
}

#[apply(on_both!)]
fn penalties_reported_in_play_are_recorded(database: &Database) {
    let table = table(database, &evening::keys("four-player")).deal("1.1.1");
    let (scorer, path) = (table.app.browser(), table.move_path());
    // After the first move: a Wild as first card needs its colour first.
    table.go_on(&path, &table.state(&scorer));
    for what in [r#"{"move":"report","kind":"hint","seat":2}"#, r#"{"move":"report","kind":"hide","seat":1}"#]
    {
        let revision = table.state(&scorer)["revision"].to_string();
        let made = scorer.post(&format!("{path}?as=json"), &[("move", what), ("revision", &revision)]);
        assert_eq!(made.status.as_u16(), 200, "{}", made.body);
    }
    let stored = tournaments::load(&table.store, &table.header.slug).unwrap();
    let hinted = PlayerId::parse(&table.phones[2].player).unwrap();
    let said = copy("move-report-hint").with("reporter", copy("move-reported-scorer").to_string());
    let said = said.with("with", stored.tournament.player(&hinted).unwrap().name.as_str());
    table.phones[0].browser.get(&table.path("")).assert_shows(200, said);
    table.play_out();
    let noted = tournaments::load(&table.store, &table.header.slug)
        .unwrap()
        .entries
        .last()
        .unwrap()
        .entry
        .penalties
        .clone();
    let noted: Vec<_> = noted.iter().map(|p| (p.player.as_str(), p.kind.as_str(), p.cards)).collect();
    let player = |seat: usize| table.phones[seat].player.as_str();
    assert_eq!(noted, [(player(2), "hint", 4), (player(1), "hide", 0)]);
    table.app.browser().get(&format!("/t/{}/hands/1.1.1", table.header.slug)).assert_shows(
        200,
        copy("table-penalty-fine").with("kind", copy("penalty-hint").to_string()).with("cards", 4),
    );
}

#[test]
fn the_end_explains_the_score() {
    let database = &Database::sqlite();
    let mut partner_was_left = false;
    for _ in 0..4 {
        let table = table(database, &evening::keys("four-player")).deal("1.1.1");
        let end = table.play_out();
        let stored = tournaments::load(&table.store, &table.header.slug).unwrap();
        let hand = &stored.tournament.hands()[0];
        let effect = tally(&stored.tournament).effects.remove(0);
        let partner =
            hand.seating.partners_of(stored.tournament.setup().format(), effect.out.as_ref().unwrap())[0];
        let left = end["result"]["left"][partner.as_str()].as_object().is_some_and(|left| !left.is_empty());
        partner_was_left |= left;
        let points = effect.credited[0].points;
        let name = |id| stored.tournament.entrant(id).unwrap().name.as_str();
        let winners: Vec<&str> = effect.winners.iter().map(name).collect();
        let standing =
            copy("scored-standing").with("rank", "1").with("name", name(&effect.credited[0].entrant));
        let standing = standing.with("figure", points.to_string()).to_string();
        let hand = format!("/t/{}/hands/1.1.1", table.header.slug);
        let phone = table.phones[0].browser.get(&table.path(""));
        for page in [&phone, &table.app.browser().get(&hand)] {
            page.assert_says(200, &format!("{}</p>", escaped(credit(&winners, points))));
            page.assert_shows(200, copy("scored-standings"));
            page.assert_says(200, &format!("{}</li>", escaped(&standing)));
        }
        assert_eq!(phone.body.matches("class=\"uncounted\"").count(), usize::from(left), "{}", phone.body);
        assert_eq!(phone.body.matches(&escaped(copy("scored-not-counted"))).count(), usize::from(left));
        let points = phone.body.matches("class=\"left-points\"").count();
        assert_eq!(points, end["result"]["left"].as_object().unwrap().len());
        if partner_was_left {
            return;
        }
    }
    panic!("the winner's partner was left with nothing four times");
}

#[test]
fn every_seat_sees_its_own_holding_and_no_other() {
    let database = &Database::sqlite();
    let table = table(database, &evening::keys("four-player")).deal("1.1.1");
    let states: Vec<Value> = table.phones.iter().map(|phone| table.state(&phone.browser)).collect();
    for (number, state) in states.iter().enumerate() {
        assert_eq!(state["seat"], json!(number));
        // The first card may have made somebody draw.
        let held = state["view"]["holding"].as_array().unwrap().len();
        assert_eq!(json!(held), state["view"]["sizes"][number]);
        assert_eq!(state["view"]["seat"], json!(number));
    }
    let stranger = table.app.browser();
    let state = table.state(&stranger);
    assert!(state.get("view").is_none() && state["seat"].is_null(), "{state}");
    stranger.get(&table.path("")).assert_shows(200, copy("play-goes-on"));
    let dealt = played_hands::latest_at_table(&table.store, &table.header.id, 1).unwrap().unwrap();
    let seed = String::from(dealt.seed.clone());
    for phone in &table.phones {
        let page = phone.browser.get(&table.path("")).body;
        assert!(!page.contains(&seed) && page.contains(&dealt.seed.commitment().to_string()));
    }
}

#[test]
fn forbidden_moves_are_refused_in_words() {
    let database = &Database::sqlite();
    let table = table(database, &evening::keys("four-player")).deal("1.1.1");
    let path = table.move_path();
    let state = table.state(&table.phones[0].browser);
    let asked = usize::try_from(state["waits_for"][0].as_u64().unwrap()).unwrap();
    let other = (asked + 1) % 4;
    let (status, said) = table.make_move(&path, other, &json!({ "move": "draw" }), 0);
    assert_eq!((status, &said["refused"]), (422, &json!("not-now")), "{said}");
    assert!(said["message"].as_str().unwrap().len() > 10 && said["state"]["revision"] == 0, "{said}");
    // Without scripts, the answer is a page with the reason.
    let plain = table.phones[other].browser.post(&path, &[("move", r#"{"move":"draw"}"#), ("revision", "0")]);
    plain.assert_says(422, "role=\"alert\"");
    let own = table.state(&table.phones[asked].browser);
    let first = own["moves"][0].clone();
    assert_eq!(table.make_move(&path, asked, &first, 0).0, 200);
    let (status, said) = table.make_move(&path, asked, &first, 0);
    assert_eq!((status, &said["refused"]), (409, &json!("stale")), "{said}");
    let (status, _) = table.make_move(&path, asked, &first, 99);
    assert_eq!(status, 409);
    let (status, _) = table.make_move(&path, asked, &json!({ "move": "fly" }), 0);
    assert_eq!(status, 400);
    // Without a seat nobody makes a move, though a scorer may report.
    let stranger = table.app.browser();
    let post = |what: &str, revision: &str| {
        stranger.post(&format!("{path}?as=json"), &[("move", what), ("revision", revision)])
    };
    post(r#"{"move":"draw"}"#, "1").assert_says(403, "not-yours");
    let revision = table.state(&stranger)["revision"].to_string();
    post(r#"{"move":"report","kind":"hide","seat":2}"#, &revision).assert_says(200, "\"actor\":\"scorer\"");
    table
        .app
        .browser()
        .post("/at/222222/play/x", &[("move", "{}"), ("revision", "0")])
        .assert_says(404, "222222");
    assert_eq!(table.app.browser().get("/at/222222/play").status.as_u16(), 404);
}

#[test]
fn a_phone_gets_the_scene_and_each_move() {
    let database = &Database::sqlite();
    let table = table(database, &evening::keys("four-player")).deal("1.1.1");
    let path = table.move_path();
    let state = table.state(&table.phones[0].browser);
    let asked = usize::try_from(state["waits_for"][0].as_u64().unwrap()).unwrap();
    let watcher = &table.phones[(asked + 1) % 4].browser;
    let mut html = watcher.stream(&table.path("/live"));
    let mut data = table.phones[(asked + 2) % 4].browser.stream(&table.path("/live?as=json"));
    let first = html.next().unwrap();
    assert!(first.starts_with("event: scene\ndata: <div id=\"scene\""), "{first}");
    assert!(data.next().unwrap().contains("\"revision\":0"));
    let what = table.state(&table.phones[asked].browser)["moves"][0].clone();
    let (_, after) = table.make_move(&path, asked, &what, 0);
    let revision = after["revision"].as_u64().unwrap();
    assert!(html.next().unwrap().contains(&format!("data-revision=\"{revision}\"")));
    assert!(data.next().unwrap().contains(&format!("\"revision\":{revision}")));
    // A reconnecting spectator gets the current scene first.
    let again = watcher.stream(&table.path("/live")).next().unwrap();
    assert!(again.contains(&format!("data-revision=\"{revision}\"")));
}

#[test]
fn the_log_of_a_hand_can_be_replayed() {
    let database = &Database::sqlite();
    let table = table(database, &evening::keys("four-player")).deal("1.1.1");
    let path = format!("/t/{}/hands/1.1.1/log", table.header.slug);
    let stranger = table.app.browser();
    stranger.get(&path).assert_shows(404, copy("error-404"));
    table.play_out();
    let reply = stranger.get(&path);
    assert!(reply.header("content-disposition").starts_with("attachment"), "{:?}", reply.headers);
    let log: lastcard::rules::log::HandLog = serde_json::from_str(&reply.body).unwrap();
    assert_eq!(lastcard::rules::log::replay(&log).map(|_| ()), Ok(()));
    let page = table.phones[0].browser.get(&table.path("")).body;
    assert!(page.contains(&log.commitment.unwrap().to_string()), "what was shown is what is revealed");
    stranger.get(&format!("{path}?attempt=2")).assert_shows(404, copy("error-404"));
    // A correction leaves the log unchanged.
    let fields =
        [("slot", "1.1.1"), ("based_on", "1"), ("entry_key", "0123456789abcdef"), ("void", "abandoned")];
    stranger
        .post(&format!("/at/{}/entries", table.code), &fields)
        .assert_leads_to(&format!("/at/{}", table.code));
    assert_eq!(stranger.get(&path).body, reply.body);
}

#[test]
fn a_slow_player_is_reminded() {
    let database = &Database::sqlite();
    let keys = SetupKeys { move_seconds: Some(4), ..evening::keys("four-player") };
    let table = table(database, &keys).deal("1.1.1");
    let asked = table.state(&table.phones[0].browser)["waits_for"][0].as_u64().unwrap();
    let asked = usize::try_from(asked).unwrap();
    let words = escaped(copy("play-time-runs-out"));
    let [mut late, mut other] =
        [asked, (asked + 1) % 4].map(|seat| table.phones[seat].browser.stream(&table.path("/live")));
    assert!(!late.next().unwrap().contains(&words));
    other.next().unwrap();
    let reminded = late.next().unwrap();
    assert!(reminded.contains(&words) && reminded.contains("data-revision=\"0\""), "{reminded}");
    assert!(!other.next().unwrap().contains(&words), "nobody else is reminded");
    // After that a bot makes the move.
    assert!(!late.next().unwrap().contains("data-revision=\"0\""));
}

#[test]
fn every_preset_is_played_to_its_end() {
    let database = &Database::sqlite();
    for &preset in Preset::ALL {
        let table = table(database, &keys_for(preset)).deal("1.1.1");
        let end = table.play_out();
        assert_eq!(end["state"], "over", "{preset}: {end}");
        assert_eq!(entry_count(&table), 1, "{preset}");
    }
}

/// Setup for a preset: some need a format or a scoring of their own.
fn keys_for(preset: Preset) -> SetupKeys {
    let (format, method) = match preset {
        Preset::Duo => ("duo", None),
        Preset::Cowboy => ("cowboy", None),
        Preset::Challenge => ("challenge", None),
        Preset::Refill => ("free-for-all", Some("refill")),
        Preset::House
        | Preset::Classic
        | Preset::Brief
        | Preset::Party
        | Preset::International
        | Preset::Club
        | Preset::Online => ("four-player", None),
    };
    let (method, preset) = (method.map(str::to_owned), Some(preset.to_string()));
    SetupKeys { method, preset, ..evening::keys(format) }
}

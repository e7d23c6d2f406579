//! Webhooks to programs that listen on local ports.

use macro_rules_attribute::apply;
use std::collections::BTreeSet;
use std::io::{BufRead as _, BufReader};
use std::net::TcpStream;
use std::process::{Command, Stdio};

use chrono::{TimeDelta, Utc};
use lastcard::club::{Audience, Embargo, NamePolicy, Visibility};
use lastcard::store::clubs::{self, Club};
use lastcard::store::entries::NewEntry;
use lastcard::store::tournaments::{self, Header, TournamentRecord};
use lastcard::store::webhooks::{self, DeliveryOutcome, MessageKind, WebhookAddress};
use lastcard::store::{Store, WebhookId};
use lastcard::tournament::{HandResult, VoidReason};
use lastcard::web::Config;
use tempfile::TempDir;

use crate::support::app::{AFTER_SETUP, App, Browser, Reply, SETUP, spawn_app, spawn_app_on, spawn_app_with};
use crate::support::copy::{copy, hand_of};
use crate::support::database::{Database, on_both};
use crate::support::evening::{entry, keys, slot, start_friday_night, win_by_seat};
use crate::support::patience::wait_until;
use crate::support::port::Port;
use crate::support::receiver::{Answer, Receiver};
use crate::web::app::sent_twice::id_in;
use crate::web::app::serve::{Running, serve_command};
use crate::web::control_room::lifecycle::{colleague, organiser_of_another_club};

/// Allows webhooks to this machine.
fn config_with_local_webhooks() -> Config {
    Config { webhooks_to: vec!["127.0.0.0/8".parse().unwrap()], ..Config::default() }
}

/// A service whose club has one organiser.
fn spawn_with_organiser(database: &Database) -> (App, Browser, Club) {
    let app = spawn_app_with(database, config_with_local_webhooks());
    let vera = app.organiser();
    let club = clubs::list(&database.store).unwrap().remove(0);
    (app, vera, club)
}

/// Creates a webhook on the page; returns its id and its secret.
fn create_webhook(browser: &Browser, url: &str, kinds: &[&str]) -> (WebhookId, String) {
    let all: Vec<String> = MessageKind::choices().map(|kind| kind.to_string()).collect();
    let kinds = if kinds.is_empty() { all.iter().map(String::as_str).collect() } else { kinds.to_vec() };
    let fields: Vec<_> =
        [("address", url)].into_iter().chain(kinds.into_iter().map(|kind| ("wants", kind))).collect();
    let page = browser.post("/organise/webhooks", &fields);
    page.assert_shows(200, copy("webhook-secret-once"));
    let (_, rest) = page.body.split_once("/organise/webhooks/").unwrap();
    (rest.split('/').next().unwrap().to_owned().into(), secret(&page))
}

fn secret(page: &Reply) -> String {
    let (_, rest) = page.body.split_once("<code>whsec_").expect("a secret");
    format!("whsec_{}", rest.split('<').next().unwrap().replace("&#43;", "+").replace("&#61;", "="))
}

/// A tournament started while the service runs.
fn evening(app: &App, club: &Club) -> Header {
    let header = start_friday_night(app.snapshots.store(), club, &keys("four-player"));
    app.snapshots.notify_club(&club.id);
    header
}

fn tournament_record(app: &App, header: &Header) -> TournamentRecord {
    tournaments::load(app.snapshots.store(), &header.slug).unwrap()
}

/// Records a result in the current tournament; returns the id of the entry.
fn record(app: &App, make: impl FnOnce(&TournamentRecord) -> NewEntry, header: &Header) -> String {
    app.snapshots.record(&make(&tournament_record(app, header))).unwrap().entry.id.to_string()
}

fn win(hand: u32, points: u32) -> impl FnOnce(&TournamentRecord) -> NewEntry {
    move |stored| entry(stored, slot(1, 1, hand), Some(win_by_seat(stored, slot(1, 1, hand), 0, points)))
}

/// Ends the lease and the pause of all webhooks.
fn expire_leases_and_pauses(database: &Database) {
    let past = (Utc::now() - TimeDelta::days(1)).format("%F %T%.6f");
    database.run(&format!("UPDATE webhooks SET held_until = '{past}', next_at = '{past}'"));
}

#[test]
fn webhook_tests_are_limited() {
    let database = &Database::sqlite();
    let (_app, vera, _) = spawn_with_organiser(database);
    let receiver = Receiver::start();
    let (id, _) = create_webhook(&vera, &receiver.url("/"), &[]);
    let test = || vera.post(&format!("/organise/webhooks/{id}/test"), &[]);
    for _ in 0..20 {
        test().assert_leads_to(&format!("/organise/webhooks/{id}?done=tested"));
    }
    test().assert_shows(429, copy("error-webhook-tests"));
}

#[apply(on_both!)]
fn a_webhook_sent_twice_is_created_once(database: &Database) {
    let (app, vera, club) = spawn_with_organiser(database);
    let receiver = Receiver::start();
    let id = id_in(&vera.get("/organise/webhooks"));
    let send = |path: &str| {
        vera.post(
            "/organise/webhooks",
            &[("id", &id), ("address", &receiver.url(path)), ("wants", "result.recorded")],
        )
    };
    assert_eq!(secret(&send("/")), secret(&send("/")));
    assert_eq!(webhooks::list(&database.store, &club.id).unwrap().len(), 1);
    // A different address creates a second webhook.
    send("/other").assert_shows(200, copy("webhook-secret-once"));
    assert_eq!(webhooks::list(&database.store, &club.id).unwrap().len(), 2);
    // The secret is shown once: neither to a colleague who finds the id, nor later.
    let shown = secret(&send("/"));
    let fields = [("id", id.as_str()), ("address", &receiver.url("/")), ("wants", "result.recorded")];
    assert_ne!(secret(&colleague(&app, &vera).post("/organise/webhooks", &fields)), shown);
    database.run("UPDATE webhooks SET created_at = '2020-01-01 00:00:00'");
    assert_ne!(secret(&send("/")), shown);
}

#[apply(on_both!)]
fn events_arrive_signed_and_in_order(database: &Database) {
    let (app, vera, club) = spawn_with_organiser(database);
    let receiver = Receiver::start();
    let (_, secret) = create_webhook(&vera, &receiver.url("/news?key=1"), &[]);
    let header = evening(&app, &club);
    let entries = [
        record(&app, win(1, 20), &header),
        record(&app, win(1, 40), &header),
        record(&app, |stored| entry(stored, slot(1, 1, 1), None), &header),
        record(
            &app,
            |stored| entry(stored, slot(1, 1, 1), Some(HandResult::Void(VoidReason::Abandoned))),
            &header,
        ),
    ];
    let started = receiver.next();
    assert_eq!((started.kind().as_str(), started.path.as_str()), ("tournament.started", "/news?key=1"));
    assert_eq!(started.json()["data"]["tournament"]["path"], "/t/friday-night");
    let kinds = ["result.recorded", "result.corrected", "result.taken-back", "result.voided"];
    for (number, (kind, id)) in kinds.iter().zip(&entries).enumerate() {
        let message = receiver.next();
        assert_eq!((message.kind().as_str(), message.id()), (*kind, id.as_str()));
        assert!(message.is_signed_with(&secret), "{message:?}");
        assert!(!message.is_signed_with("whsec_MfKQ9r8GKYqrTwjUPD8ILPZIo2LaLaSw"));
        assert_eq!(message.header("content-type"), "application/json");
        let data = &message.json()["data"];
        assert_eq!((&data["club"], &data["revision"]), (&"aurora".into(), &(number + 1).into()));
        assert_eq!(data["hand"]["seats"].as_array().unwrap().len(), 4);
        assert_eq!(data["players"][0]["name"], "Anna");
    }
    let left = &tournament_record(&app, &header).entries;
    let recorded = left.iter().next().unwrap();
    assert_eq!(recorded.id.to_string(), entries[0]);
}

#[apply(on_both!)]
fn the_end_is_sent_once_with_the_standings(database: &Database) {
    let (app, vera, club) = spawn_with_organiser(database);
    let receiver = Receiver::start();
    create_webhook(&vera, &receiver.url("/"), &["tournament.finished", "tournament.reopened"]);
    let header = evening(&app, &club);
    for hand in 1..=12 {
        record(&app, win(hand, 10), &header);
    }
    let finished = receiver.next();
    assert_eq!(finished.kind(), "tournament.finished");
    let result = &finished.json()["data"]["result"];
    assert_eq!((&result["finished"], &result["standings"][0]["rank"]), (&true.into(), &1.into()));
    record(&app, |stored| entry(stored, slot(1, 1, 12), None), &header);
    assert_eq!(receiver.next().kind(), "tournament.reopened");
    record(&app, win(12, 30), &header);
    assert_eq!(receiver.next().kind(), "tournament.finished");
    assert!(receiver.rest().is_empty());
}

#[apply(on_both!)]
fn a_failed_delivery_is_retried_with_its_id(database: &Database) {
    let (app, vera, club) = spawn_with_organiser(database);
    let receiver = Receiver::start();
    let (id, _) = create_webhook(&vera, &receiver.url("/"), &["result.recorded"]);
    let header = evening(&app, &club);
    receiver.queue_answers(&[Answer::Status(500)]);
    let first = record(&app, win(1, 20), &header);
    let second = record(&app, win(2, 20), &header);
    // The first pause is one second.
    let ids: Vec<String> = (0..3).map(|_| receiver.next().id().to_owned()).collect();
    assert_eq!(ids, [first.clone(), first, second]);
    let page = || vera.get(&format!("/organise/webhooks/{id}"));
    page().assert_shows(200, copy("webhook-answered").with("status", "500"));
    page().assert_shows(200, copy("webhook-attempt").with("number", 2u32));
    for (hand, answer, fault) in [(3, Answer::Closes, "unreachable"), (4, Answer::Nonsense, "unintelligible")]
    {
        receiver.queue_answers(&[answer]);
        let id = record(&app, win(hand, 20), &header);
        assert_eq!([receiver.next().id(), receiver.next().id()], [id.clone(), id]);
        page().assert_shows(200, copy(format!("webhook-fault-{fault}")));
    }
}

#[apply(on_both!)]
fn a_failing_webhook_is_switched_off_and_resumes(database: &Database) {
    let (app, vera, club) = spawn_with_organiser(database);
    let receiver = Receiver::start();
    let (id, _) = create_webhook(&vera, &receiver.url("/"), &["result.recorded"]);
    let header = evening(&app, &club);
    receiver.queue_answers(&[Answer::Status(503), Answer::Status(410)]);
    let first = record(&app, win(1, 20), &header);
    assert_eq!(receiver.next().id(), first);
    wait_until(|| webhooks::deliveries(&database.store, &club.id, &id).unwrap().len() == 1);
    database.run("UPDATE webhooks SET failures = 11");
    expire_leases_and_pauses(database);
    app.snapshots.notify_club(&club.id);
    assert_eq!(receiver.next().id(), first);
    let address = format!("/organise/webhooks/{id}");
    let at = || webhooks::find(&database.store, &club.id, &id).unwrap().off_at;
    wait_until(|| at().is_some());
    let off = lastcard::web::Translator::english().date_time(at().unwrap(), club.time_zone);
    vera.get(&address).assert_shows(200, copy("webhook-off").with("at", off.as_str()));
    vera.get("/organise/webhooks").assert_shows(200, copy("webhook-off").with("at", off));
    let second = record(&app, win(2, 20), &header);
    vera.post(&format!("{address}/attempt"), &[]).assert_leads_to(&format!("{address}?done=tried"));
    assert_eq!([receiver.next().id(), receiver.next().id()], [first, second]);
    vera.get(&address).assert_shows(200, copy("webhook-on"));
}

#[apply(on_both!)]
fn a_new_secret_works_beside_the_old_one(database: &Database) {
    let (_app, vera, _) = spawn_with_organiser(database);
    let receiver = Receiver::start();
    let (id, old) = create_webhook(&vera, &receiver.url("/"), &[]);
    let address = format!("/organise/webhooks/{id}");
    let test = || {
        vera.post(&format!("{address}/test"), &[]).assert_leads_to(&format!("{address}?done=tested"));
        let message = receiver.next();
        assert_eq!((message.kind().as_str(), &message.json()["data"]["club"]), ("test", &"aurora".into()));
        message
    };
    assert!(test().is_signed_with(&old));
    vera.get(&address).assert_shows(200, copy("webhook-arrived"));
    assert!(!vera.get(&address).body.contains("whsec_"), "a secret is shown once");
    let page = vera.post(&format!("{address}/secret"), &[]);
    let new = secret(&page);
    let message = test();
    assert!(new != old && message.is_signed_with(&new) && message.is_signed_with(&old));
    let past = (Utc::now() - TimeDelta::seconds(1)).format("%F %T%.6f");
    database.run(&format!("UPDATE webhooks SET old_until = '{past}'"));
    let message = test();
    assert!(message.is_signed_with(&new) && !message.is_signed_with(&old));
    vera.post(&format!("{address}/end"), &[]).assert_leads_to("/organise/webhooks?done=removed");
    assert_eq!(vera.get(&address).status, 404);
}

#[apply(on_both!)]
fn a_webhook_of_another_club_is_not_found(database: &Database) {
    let (app, vera, club) = spawn_with_organiser(database);
    let receiver = Receiver::start();
    let (id, _) = create_webhook(&vera, &receiver.url("/"), &[]);
    let boris = organiser_of_another_club(&app, database);
    boris.get("/organise/webhooks").assert_shows(200, copy("webhooks-lede"));
    assert!(!boris.get("/organise/webhooks").body.contains(id.as_str()));
    assert_eq!(boris.get(&format!("/organise/webhooks/{id}")).status, 404);
    for deed in ["test", "attempt", "secret", "end"] {
        assert_eq!(boris.post(&format!("/organise/webhooks/{id}/{deed}"), &[]).status, 404, "{deed}");
    }
    let other = clubs::list(&database.store).unwrap().into_iter().find(|other| other.id != club.id).unwrap();
    evening(&app, &other);
    assert_eq!(vera.get(&format!("/organise/webhooks/{id}")).status, 200);
    assert!(receiver.rest().is_empty());
    app.browser().get("/organise/webhooks").assert_leads_to("/login?next=/organise/webhooks");
}

#[apply(on_both!)]
fn of_two_copies_only_one_sends(database: &Database) {
    let (app, vera, club) = spawn_with_organiser(database);
    let receiver = Receiver::start();
    let (id, _) = create_webhook(&vera, &receiver.url("/"), &["result.recorded"]);
    let other = spawn_app_on(database.open_other_copy(), config_with_local_webhooks());
    let header = evening(&app, &club);
    let recorded: Vec<String> = (1..=12)
        .map(|hand| {
            let id = record(&app, win(hand, 20), &header);
            other.snapshots.notify_club(&club.id);
            id
        })
        .collect();
    let told: Vec<String> = (0..12).map(|_| receiver.next().id().to_owned()).collect();
    assert_eq!(told, recorded);
    vera.post(&format!("/organise/webhooks/{id}/test"), &[]);
    assert_eq!(receiver.next().kind(), "test");
    assert!(receiver.rest().is_empty());
}

#[apply(on_both!)]
fn nothing_is_lost_in_a_power_cut(database: &Database) {
    let folder = TempDir::new().unwrap();
    let command = || {
        let at = database.address();
        let flags =
            ["--listen", "127.0.0.1:0", "--log", "warn", "--database", &at, "--webhooks-to", "127.0.0.1"];
        serve_command(&folder, &flags)
    };
    let service = Running::start(command());
    let vera = Browser::new(service.socket());
    let code = service.setup_code();
    let fields: Vec<_> = [("code", code.as_str())].into_iter().chain(SETUP).collect();
    vera.post("/setup", &fields).assert_leads_to(AFTER_SETUP);
    let club = clubs::list(&database.store).unwrap().remove(0);
    let receiver = Receiver::start();
    let (_, secret) = create_webhook(&vera, &receiver.url("/"), &["result.recorded"]);
    let header = start_friday_night(&database.store, &club, &keys("four-player"));
    let table = lastcard::store::codes::list(&database.store, &club.id, &header.id).unwrap().remove(0).code;
    let phone = |service: &Running, hand: u32| {
        let stored = tournaments::load(&database.store, &header.slug).unwrap();
        let at = stored.tournament.hand(slot(1, 1, hand)).unwrap();
        let (seats, of) = (at.seating.players().to_vec(), format!("1.1.{hand}"));
        let key = format!("hook-test-{hand}");
        let fields = [
            ("slot", of.as_str()),
            ("based_on", "0"),
            ("entry_key", &key),
            ("out", seats[0].as_str()),
            (&format!("total.{}", seats[1]), "20"),
            (&format!("total.{}", seats[3]), "20"),
        ];
        let answer = Browser::new(service.socket()).post(&format!("/at/{table}/entries"), &fields);
        assert_eq!(answer.status, 303, "{}", answer.body);
    };
    // The service hears of the start from the database.
    let first_hand = hand_of(1, 12).to_string();
    wait_until(|| Browser::new(service.socket()).get(&format!("/at/{table}")).body.contains(&first_hand));
    // The receiver never answers, and the service is killed while waiting for it.
    receiver.queue_answers(&[Answer::Holds]);
    phone(&service, 1);
    let first = receiver.next();
    phone(&service, 2);
    service.kill();
    expire_leases_and_pauses(database);
    let service = Running::start_set_up(command());
    let again = [receiver.next(), receiver.next()];
    assert_eq!((again[0].id(), &again[0].body), (first.id(), &first.body));
    assert_eq!(again[1].json()["data"]["hand"]["hand"], 2);
    assert!(again.iter().all(|message| message.is_signed_with(&secret)));
    assert!(service.stop().0);
}

#[apply(on_both!)]
fn webhooks_send_only_what_is_public(database: &Database) {
    let (app, vera, club) = spawn_with_organiser(database);
    let receiver = Receiver::start();
    create_webhook(&vera, &receiver.url("/"), &["result.recorded", "tournament.changed"]);
    let header = evening(&app, &club);
    let told = |audience| {
        let set = |store: &Store| tournaments::set_audience(store, &club.id, &header.id, audience, None);
        app.snapshots.change(&header.id, set).unwrap();
    };
    let withheld =
        Audience { visibility: Visibility::Public, embargo: Embargo::OnRequest, names: NamePolicy::Full };
    told(withheld);
    assert_eq!(receiver.next().json()["data"]["change"]["kind"], "audience");
    record(&app, win(1, 20), &header);
    let message = receiver.next().json();
    assert_eq!(message["data"]["hand"]["result"], serde_json::json!({ "void": "withheld" }));
    told(Audience { visibility: Visibility::Private, ..withheld });
    record(&app, win(2, 20), &header);
    told(Audience { embargo: Embargo::Now, ..withheld });
    // Changes made while the tournament was private are not delivered later. Its current state may be, if it had not
    // been read before.
    let mut messages = std::iter::repeat_with(|| receiver.next().json());
    assert!(messages.any(|message| message["type"] == "tournament.changed"));
    record(&app, win(3, 20), &header);
    let message = messages.find(|message| message["data"]["hand"]["hand"] == 3).unwrap();
    assert!(message["data"]["hand"]["result"]["out"].is_string(), "{message}");
}

#[test]
fn redirects_are_not_followed() {
    let database = &Database::sqlite();
    let (app, vera, club) = spawn_with_organiser(database);
    let (receiver, elsewhere) = (Receiver::start(), Receiver::start());
    let (id, _) = create_webhook(&vera, &receiver.url("/"), &["result.recorded"]);
    receiver.queue_answers(&[Answer::Redirect(elsewhere.url("/secret"))]);
    let first = record(&app, win(1, 20), &evening(&app, &club));
    assert_eq!([receiver.next().id(), receiver.next().id()], [first.clone(), first]);
    vera.get(&format!("/organise/webhooks/{id}")).assert_shows(200, copy("webhook-redirects"));
    assert!(elsewhere.rest().is_empty());
}

#[test]
fn a_private_network_is_refused_when_typed() {
    let database = &Database::sqlite();
    let app = spawn_app(database);
    let vera = app.organiser();
    let receiver = Receiver::start();
    let port = receiver.address.port();
    let hosts = [
        "127.0.0.1",
        "[::1]",
        "localhost",
        "0x7f.1",
        "0177.0.0.1",
        "2130706433",
        "127.1",
        "0.0.0.0",
        "[::ffff:127.0.0.1]",
        "[::ffff:7f00:1]",
        "[64:ff9b::7f00:1]",
        "10.0.0.1",
        "192.168.1.1",
        "169.254.169.254",
        "100.64.0.1",
        "[fd00::1]",
        "[fe80::1]",
        "224.0.0.1",
        "LOCALHOST",
    ];
    for host in hosts {
        let url = format!("http://{host}:{port}/");
        let page = vera.post("/organise/webhooks", &[("address", &url), ("wants", "result.recorded")]);
        let host = WebhookAddress::parse(&url).unwrap().host();
        page.assert_shows(422, copy("webhook-refused-private").with("host", host));
        page.assert_says(422, &format!("value=\"{url}\""));
    }
    // The resolver decides if a trailing root dot is accepted.
    let rooted = format!("http://localhost.:{port}/");
    let page = vera.post("/organise/webhooks", &[("address", &rooted), ("wants", "result.recorded")]);
    assert_eq!(page.status, 422);
    let unknown = "http://nobody.invalid/";
    let page = vera.post("/organise/webhooks", &[("address", unknown), ("wants", "result.recorded")]);
    page.assert_shows(422, copy("webhook-refused-unresolved").with("host", "nobody.invalid"));
    for (url, fault) in [
        ("uno.example", "malformed"),
        ("ftp://uno.example", "scheme"),
        ("https://a:b@uno.example", "credentials"),
        ("http://uno.example:22", "port"),
    ] {
        let page = vera.post("/organise/webhooks", &[("address", url), ("wants", "result.recorded")]);
        page.assert_shows(422, copy(format!("webhook-address-{fault}")));
    }
    let page = vera.post("/organise/webhooks", &[("address", "")]);
    page.assert_shows(422, copy("webhook-wants-nothing"));
    let club = clubs::list(&database.store).unwrap().remove(0);
    assert!(webhooks::list(&database.store, &club.id).unwrap().is_empty());
    assert!(receiver.rest().is_empty());
}

#[test]
fn a_private_network_is_refused_when_sending() {
    let database = &Database::sqlite();
    // The address was allowed on creation, or resolved differently then.
    let app = spawn_app(database);
    let vera = app.organiser();
    let club = clubs::list(&database.store).unwrap().remove(0);
    let receiver = Receiver::start();
    for host in ["127.0.0.1", "localhost", "[::ffff:127.0.0.1]"] {
        let address = WebhookAddress::parse(&format!("http://{host}:{}/", receiver.address.port())).unwrap();
        let wants = BTreeSet::from([MessageKind::ResultRecorded]);
        let id = webhooks::create(&database.store, &club.id, &address, &wants, None).unwrap().id;
        let header = evening(&app, &club);
        record(&app, win(1, 20), &header);
        let of_webhook = || webhooks::deliveries(&database.store, &club.id, &id).unwrap();
        wait_until(|| !of_webhook().is_empty());
        let page = vera.get(&format!("/organise/webhooks/{id}"));
        page.assert_shows(200, copy("webhook-fault-private"));
        vera.post(&format!("/organise/webhooks/{id}/test"), &[]);
        webhooks::remove(&database.store, &club.id, &id).unwrap();
    }
    assert!(receiver.rest().is_empty());
}

#[test]
fn the_python_client_recognises_our_signature() {
    let database = &Database::sqlite();
    let (app, vera, club) = spawn_with_organiser(database);
    let kept = Port::reserve();
    let port = kept.number().to_string();
    let (id, secret) = create_webhook(&vera, &format!("http://127.0.0.1:{port}/"), &["tournament.started"]);
    let client = concat!(env!("CARGO_MANIFEST_DIR"), "/docs/api-clients/lastcard.py");
    let listening = |secret: &str| {
        let mut command = Command::new("python3");
        let child = command
            .args([client, "listen", "127.0.0.1", &port, secret])
            .stdout(Stdio::piped())
            .spawn()
            .unwrap();
        wait_until(|| TcpStream::connect(format!("127.0.0.1:{port}")).is_ok());
        child
    };
    let told = || webhooks::deliveries(&database.store, &club.id, &id).unwrap();
    let test = || vera.post(&format!("/organise/webhooks/{id}/test"), &[]);
    let mut stranger = listening("whsec_MfKQ9r8GKYqrTwjUPD8ILPZIo2LaLaSwMfKQ9r8GKYo=");
    test();
    assert_eq!(told()[0].outcome, DeliveryOutcome::Answered(401));
    stranger.kill().unwrap();
    stranger.wait().unwrap();
    let mut client = listening(&secret);
    test();
    assert_eq!(told()[0].outcome, DeliveryOutcome::Answered(204));
    evening(&app, &club);
    let mut lines = BufReader::new(client.stdout.take().unwrap()).lines();
    let said = [lines.next().unwrap().unwrap(), lines.next().unwrap().unwrap()];
    client.kill().unwrap();
    client.wait().unwrap();
    assert_eq!(said, ["test ", "tournament.started friday-night"]);
}

//! The referee's desk: rulings affect the standings, the audit log, the ledger and the file, and are taken back like
//! any entry.

use lastcard::store::tournaments;
use macro_rules_attribute::apply;

use crate::support::app::{App, Browser, Reply, spawn_app};
use crate::support::copy::{copy, escaped};
use crate::support::database::{Database, on_both};
use crate::web::control_room::lifecycle::{code, with_started};

const AT: &str = "/organise/t/friday-night";
const DESK: &str = "/organise/t/friday-night/rulings";

/// An evening in which Anna went out for 75 points.
struct Evening {
    app: App,
    vera: Browser,
}

impl Evening {
    fn of(database: &Database) -> Self {
        let app = spawn_app(database);
        let vera = with_started(&app);
        let at = format!("/at/{}", code(&vera.get(AT)));
        let hand = [("slot", "1.1.1"), ("based_on", "0"), ("entry_key", "0123456789abcdef")];
        let left = [("out", "anna"), ("total.vera", "30"), ("total.gleb", "45")];
        app.browser().post(&format!("{at}/entries"), &[&hand[..], &left].concat()).assert_leads_to(&at);
        Self { app, vera }
    }

    fn rule(&self, seen: &str, kind: &str, player: &str, points: &str, reason: &str) -> Reply {
        let fields =
            [("seen", seen), ("kind", kind), ("player", player), ("points", points), ("reason", reason)];
        self.vera.post(DESK, &fields)
    }

    fn board(&self) -> String {
        self.app.browser().get("/t/friday-night").body
    }

    /// Rank, entrant and total of each line, in order.
    fn standings(&self) -> Vec<String> {
        let json = self.app.browser().get("/t/friday-night/leaderboard.json").body;
        let json: serde_json::Value = serde_json::from_str(&json).unwrap();
        let line = |line: &serde_json::Value| {
            format!(
                "{} {} {} {}",
                line["rank"],
                line["entrant"].as_str().unwrap(),
                line["total"],
                line["state"].as_str().unwrap()
            )
        };
        json["standings"].as_array().unwrap().iter().map(line).collect()
    }

    fn ruling_count(&self) -> usize {
        self.app.snapshots.unredacted("friday-night").unwrap().stored.rulings.len()
    }
}

#[apply(on_both!)]
fn rulings_appear_wherever_results_do(database: &Database) {
    let evening = Evening::of(database);
    assert_eq!(evening.standings()[0], "1 anna 75 playing");
    evening
        .rule("0", "points", "anna", "20", "Three times late")
        .assert_leads_to(&format!("{DESK}?done=ruled"));
    evening
        .rule("1", "decision", "", "", "Hand 1 stands <as played>")
        .assert_leads_to(&format!("{DESK}?done=ruled"));
    evening
        .rule("2", "disqualification", "boris", "", "Hid two cards")
        .assert_leads_to(&format!("{DESK}?done=ruled"));
    let stands = evening.standings();
    assert_eq!((stands[0].as_str(), stands[3].as_str()), ("1 anna 55 playing", "null boris 75 disqualified"));
    let taken = copy("ruled-taken").with("player", "Anna").with("points", 20);
    let board = evening.board();
    assert!(board.contains(&escaped(
        copy("board-by-ruling").with("points", copy("public-minus").with("points", 20).to_string())
    )));
    assert!(board.contains(&escaped(copy("state-disqualified"))));
    let own = evening.app.browser().get("/t/friday-night/entrants/anna").body;
    assert!(own.contains(&escaped(taken)) && own.contains("Three times late"), "{own}");
    let ledger = evening.app.browser().get("/t/friday-night/ledger.csv").body;
    for part in ["points", "decision", "disqualification", "Three times late", "Hid two cards"] {
        assert!(ledger.contains(part), "{part}: {ledger}");
    }
    let record = evening.vera.get(&format!("{AT}?tab=settings")).body;
    assert!(record.contains(&escaped(copy("ruled-disqualified").with("player", "Boris"))), "{record}");
    // The file contains the rulings, and another club can read them.
    let text = tournaments::load(evening.app.snapshots.store(), "friday-night").unwrap();
    let file = lastcard::tournament::file::write(&text.tournament);
    let read = lastcard::tournament::file::read(&file).unwrap();
    assert_eq!((read.rulings().len(), read.rulings()), (3, text.tournament.rulings()));
    // Taking a ruling back restores the standings; the log keeps both.
    let desk = evening.vera.get(DESK).body;
    let end = desk.split("action=\"").find(|rest| rest.contains("/end\"")).unwrap();
    let end = end.split('"').next().unwrap();
    evening.vera.post(end, &[]).assert_leads_to(&format!("{DESK}?done=undone"));
    evening.vera.post(end, &[]).assert_leads_to(&format!("{DESK}?done=undone"));
    assert_eq!(evening.standings().iter().filter(|line| line.contains("disqualified")).count(), 0);
    assert!(evening.app.browser().get("/t/friday-night/ledger.csv").body.contains("ruling-undone"));
    assert_eq!(evening.ruling_count(), 3);
}

#[test]
fn an_invalid_ruling_changes_nothing_and_stays_typed() {
    let database = &Database::sqlite();
    let evening = Evening::of(database);
    evening.rule("0", "warning", "vera", "", "Twice late").assert_leads_to(&format!("{DESK}?done=ruled"));
    // A second tap.
    let twice = evening.rule("0", "warning", "vera", "", "Twice late");
    assert_eq!(twice.status.as_u16(), 409);
    assert!(twice.body.contains(&escaped(copy("error-ruling-changed"))));
    let long = "x".repeat(121);
    for (kind, player, points, reason, status, key) in [
        ("points", "anna", "76", "Late", 409, "rulings-too-few-points"),
        ("points", "vera", "1", "Late", 409, "rulings-too-few-points"),
        ("points", "anna", "20", "", 422, "rulings-reason-missing"),
        ("points", "", "20", "Late", 422, "rulings-player-missing"),
        ("points", "anna", "0", "Late", 422, "problem-out-of-range"),
        ("points", "anna", "-5", "Late", 422, "problem-out-of-range"),
        ("warning", "anna", "", &long, 422, "problem-text-too-long"),
    ] {
        let reply = evening.rule("1", kind, player, points, reason);
        assert_eq!(reply.status.as_u16(), status, "{kind} {player} {points} {reason}");
        let said = match key {
            "rulings-too-few-points" => copy(key).with("has", if player == "anna" { 75 } else { 0 }),
            "problem-out-of-range" => copy(key).with("given", points).with("min", 1).with("max", 1000),
            "problem-text-too-long" => copy(key).with("length", 121).with("max", 120),
            key => copy(key),
        };
        assert!(reply.body.contains(&escaped(said)), "{key}: {}", reply.body);
        assert!(reply.body.contains(&format!("value=\"{reason}\"")), "{key}");
    }
    for (kind, player) in [("thrashing", "anna"), ("warning", "<b>")] {
        assert_eq!(evening.rule("1", kind, player, "", "x").status.as_u16(), 400);
    }
    assert_eq!(evening.ruling_count(), 1);
    // Nobody else has access.
    assert_ne!(evening.app.browser().get(DESK).status.as_u16(), 200);
    assert_eq!(evening.vera.post(&format!("{DESK}/nothing/end"), &[]).status.as_u16(), 404);
}

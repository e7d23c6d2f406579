//! Audit log: one list of every action in a tournament and in the club.

use macro_rules_attribute::apply;

use crate::support::app::spawn_app;
use crate::support::copy::{copy, credit, escaped, hand};
use crate::support::database::{Database, on_both};
use crate::web::control_room::lifecycle::{code, colleague, with_started};

const AT: &str = "/organise/t/friday-night";

#[apply(on_both!)]
fn one_list_has_everything_done_in_a_tournament(database: &Database) {
    let app = spawn_app(database);
    let vera = with_started(&app);
    let table = format!("/at/{}", code(&vera.get(AT)));
    let result = |key, based_on, points| {
        [
            ("slot", "1.1.1"),
            ("based_on", based_on),
            ("entry_key", key),
            ("out", "anna"),
            ("total.vera", points),
            ("total.gleb", "45"),
        ]
    };
    let phone = app.browser();
    phone.post(&format!("{table}/entries"), &result("0123456789abcde1", "0", "30")).assert_leads_to(&table);
    phone.post(&format!("{table}/entries"), &result("0123456789abcde2", "1", "31")).assert_leads_to(&table);
    vera.post(&format!("{AT}/scorer"), &[]);
    phone.post(&format!("{table}/calls"), &[("note", "A card is missing")]);
    let all = vera.get(&format!("{AT}/audit")).body;
    let line = |did: &'static str, points: u32| {
        let line = copy("audit-recorded").with("hand", hand(1)).with("table", 1);
        escaped(line.with("did", copy(did).to_string()).with("result", credit(&["Anna", "Boris"], points)))
    };
    for said in [
        line("hand-recorded", 75),
        line("hand-corrected", 76),
        escaped(copy("event-scorer-issued")),
        escaped(copy("event-started")),
    ] {
        assert!(all.contains(&said), "{said}: {all}");
    }
    assert!(all.contains("A card is missing"));
    // Newest first, and filtered by what is searched for.
    assert!(all.find(&line("hand-corrected", 76)) < all.find(&line("hand-recorded", 75)));
    let results = vera.get(&format!("{AT}/audit?kind=results")).body;
    assert!(
        results.contains(&line("hand-recorded", 75)) && !results.contains(&escaped(copy("event-started")))
    );
    let found = vera.get(&format!("{AT}/audit?q=card+is")).body;
    assert!(found.contains("A card is missing") && !found.contains(&line("hand-recorded", 75)));
    vera.get(&format!("{AT}/audit?q=nothing+of+that+kind&page=7"))
        .assert_shows(200, copy("audit-count").with("count", 0));
    let file = vera.get(&format!("{AT}/audit.csv?kind=results"));
    assert!(file.header("content-type").starts_with("text/csv"));
    assert_eq!(file.body.lines().count(), 3, "{}", file.body);
    assert!(file.body.starts_with("at,kind,by,what\r\n"), "{}", file.body);
    assert_eq!(vera.get(&format!("{AT}/audit.xlsx")).status, 200);
    vera.get(&format!("{AT}/audit.pdf")).assert_shows(404, copy("error-no-such-file"));
    // The log is for organisers only, and read-only.
    assert_eq!(app.browser().get(&format!("{AT}/audit")).status, 303);
    assert!([404, 405].contains(&vera.post(&format!("{AT}/audit"), &[]).status.as_u16()));
}

#[apply(on_both!)]
fn club_audit_entries_name_who_and_what(database: &Database) {
    let app = spawn_app(database);
    let vera = app.organiser();
    vera.post("/organise/players", &[("names", "Zoya")]);
    let players = vera.get("/organise/players").body;
    let (_, zoya) = players.split_once("/organise/players/").unwrap();
    let zoya = zoya.split('/').next().unwrap().split('"').next().unwrap();
    vera.post(&format!("/organise/players/{zoya}/name"), &[("name", "Zoya Ek")]);
    let boris = colleague(&app, &vera);
    drop(boris);
    let club = lastcard::store::clubs::list(&database.store).unwrap().remove(0);
    let accounts = lastcard::store::accounts::list(&database.store, &club.id).unwrap();
    let boris = accounts.iter().find(|account| account.name.to_string() == "Boris").unwrap();
    let proof = [("current", crate::support::app::PASSWORD)];
    assert_eq!(vera.post(&format!("/organise/organisers/{}/removal", boris.id), &proof).status, 303);
    let all = vera.get("/organise/audit.csv").body;
    for (kind, about) in
        [("audit-action-player-renamed", "Zoya Ek"), ("audit-action-account-removed", "Boris")]
    {
        assert!(all.contains(&format!("{}: {about}", copy(kind))), "{kind}: {all}");
    }
}

#[apply(on_both!)]
fn an_action_fails_if_it_cannot_be_audited(database: &Database) {
    let app = spawn_app(database);
    let vera = app.organiser();
    vera.post("/organise/players", &[("names", "Zoya")]);
    let boris = colleague(&app, &vera);
    let club = lastcard::store::clubs::list(&database.store).unwrap().remove(0);
    let accounts = lastcard::store::accounts::list(&database.store, &club.id).unwrap();
    let other = accounts.iter().find(|account| account.name.to_string() == "Boris").unwrap();
    let removal = format!("/organise/organisers/{}/removal", other.id);
    let current = ("current", crate::support::app::PASSWORD);
    let token = [current, ("name", "Scoreboard"), ("right", "read"), ("days", "30")];
    let details = [
        ("club", "Borealis"),
        ("time_zone", "Europe/Berlin"),
        ("language", "en"),
        ("minutes", "5"),
        ("seconds", "0"),
    ];
    let season = [("name", "Spring"), ("count", "field")];
    let password = [current, ("password", "nine blue reverses")];
    let deeds: [(&str, &[(&str, &str)]); 7] = [
        (&removal, &[current]),
        ("/organise/api-tokens", &token),
        ("/organise/invites", &[current]),
        ("/organise/club", &details),
        ("/organise/seasons/new", &season),
        ("/organise/players", &[("names", "Timur")]),
        ("/organise/account/password", &password),
    ];
    database.run("ALTER TABLE club_deeds RENAME TO club_deeds_elsewhere");
    for (address, fields) in deeds {
        assert!(vera.post(address, fields).status.is_server_error(), "{address}");
    }
    database.run("ALTER TABLE club_deeds_elsewhere RENAME TO club_deeds");
    assert_eq!(boris.get("/organise").status.as_u16(), 200);
    for (page, made) in [
        ("/organise/api-tokens", "Scoreboard"),
        ("/organise/club", "Borealis"),
        ("/organise/seasons", "Spring"),
        ("/organise/players", "Timur"),
    ] {
        assert!(!vera.get(page).body.contains(made), "{page}");
    }
    // Once it can be logged the action succeeds, and the log names what was created.
    for (address, fields) in deeds {
        let status = vera.post(address, fields).status;
        assert!(status.is_success() || status.is_redirection(), "{address}: {status}");
    }
    let all = vera.get("/organise/audit.csv").body;
    for (kind, about) in [
        ("token-made", ": Scoreboard"),
        ("season-made", ": Spring"),
        ("account-removed", ": Boris"),
        ("settings", ""),
        ("invited", ""),
        ("player-added", ""),
        ("password", ""),
    ] {
        let line = format!("{}{about}", copy(format!("audit-action-{kind}")));
        assert!(all.contains(&line), "{line}: {all}");
    }
}

#[apply(on_both!)]
fn audit_entries_are_listed_and_cannot_be_changed(database: &Database) {
    let app = spawn_app(database);
    let vera = app.organiser();
    vera.post("/organise/players", &[("names", "Zoya")]);
    vera.post("/organise/invites", &[("current", "wrong")]);
    vera.post("/organise/invites", &[("current", crate::support::app::PASSWORD)]);
    let all = vera.get("/organise/audit").body;
    for kind in ["audit-action-player-added", "audit-action-invited", "audit-action-log-in"] {
        assert_eq!(all.matches(&escaped(copy(kind))).count(), 1, "{kind}: {all}");
    }
    assert!(all.contains("Vera"));
    let found = vera.get("/organise/audit?kind=club&q=invit").body;
    assert!(!found.contains(&escaped(copy("audit-action-player-added"))));
    assert!(vera.get("/organise/audit.csv").body.contains("Vera"));
    for change in
        ["UPDATE club_deeds SET by_name = 'Nobody'", "DELETE FROM club_deeds", "TRUNCATE club_deeds"]
    {
        assert!(database.try_run(change).is_err(), "{change}");
    }
    assert_eq!(vera.get("/organise/audit").body.matches("Nobody").count(), 0);
}

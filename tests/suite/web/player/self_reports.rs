//! Self-reports: every player enters their own holding on their own phone, and the hand is recorded once the reports
//! agree.

use lastcard::store::tournaments::{self, NewTournament};
use lastcard::store::{entries::EntrySource, player_codes, self_reports};
use lastcard::tournament::{CountingMode, Format, PlayerEvening, PlayerId, Slot};
use macro_rules_attribute::apply;

use crate::support::app::{App, Browser, Reply, spawn_app};
use crate::support::copy::{copy, credit, escaped, hand, name_list};
use crate::support::database::{Database, on_both};
use crate::support::evening::{draw_up_among, keys, new, start_tournament};
use crate::web::control_room::lifecycle::{code, with_started};
use crate::web::leaderboard::page::set_up_club;

const AT: &str = "/organise/t/friday-night";

/// A table with self-reports, and a phone.
struct Counting {
    app: App,
    vera: Browser,
    phone: Browser,
    at: String,
}

impl Counting {
    fn of(database: &Database) -> Self {
        let app = spawn_app(database);
        let vera = with_started(&app);
        let at = format!("/at/{}", code(&vera.get(AT)));
        let counting = Self { phone: app.browser(), app, vera, at };
        counting
            .set_counting("players")
            .assert_leads_to(&format!("{AT}?tab=settings&done=counting#settings"));
        counting
    }

    fn set_counting(&self, who: &str) -> Reply {
        self.vera.post(&format!("{AT}/counting"), &[("counting", who)])
    }

    fn personal_link(&self, player: &str) -> String {
        let snapshot = self.app.snapshots.unredacted("friday-night").unwrap();
        let (store, player) = (self.app.snapshots.store(), PlayerId::parse(player).unwrap());
        let header = snapshot.header();
        let players = std::slice::from_ref(&player);
        let codes = player_codes::get_or_issue(store, &header.club_id, &header.id, players).unwrap();
        format!("/me/{}", codes[&player])
    }

    /// Sends a report about hand 1.1.1 from a phone that has seen the reports up to this number.
    fn send_report(&self, player: &str, key: &str, seen: &str, (field, value): (&str, &str)) -> Reply {
        let fields =
            [("slot", "1.1.1"), ("based_on", "0"), ("entry_key", key), ("seen", seen), (field, value)];
        self.phone.post(&format!("{}/entries", self.personal_link(player)), &fields)
    }

    fn report(&self, player: &str, key: &str, seen: &str, what: (&str, &str)) {
        self.send_report(player, key, seen, what)
            .assert_leads_to(&format!("{}/hand", self.personal_link(player)));
    }

    fn page(&self, player: &str) -> String {
        self.phone.get(&format!("{}/hand", self.personal_link(player))).body
    }

    fn table(&self) -> String {
        self.phone.get(&self.at).body
    }

    fn desk(&self) -> String {
        self.vera.get("/organise").body
    }

    /// The source of the hand's entry, if the hand is recorded.
    fn entry_source(&self) -> Option<EntrySource> {
        let snapshot = self.app.snapshots.unredacted("friday-night").unwrap();
        snapshot.stored.history(Slot { round: 1, hand: 1, table: 1 }).last().map(|entry| entry.via.clone())
    }
}

fn left_sentence(points: u32) -> String {
    copy("own-counts-left").with("points", points).to_string()
}

#[apply(on_both!)]
fn complete_self_reports_record_the_hand(database: &Database) {
    let counting = Counting::of(database);
    let me = counting.phone.get(&counting.personal_link("vera")).body;
    assert!(me.contains(&escaped(copy("own-hand-open"))), "{me}");
    counting.report("vera", "0123456789abcde1", "0", ("left.vera.5", "2"));
    assert!(
        counting.page("vera").contains(&escaped(copy("own-hand-reported").with("count", left_sentence(10))))
    );
    counting.report("anna", "0123456789abcde2", "0", ("out", "anna"));
    // The partner of the player who went out need not report (M-3).
    let waits = copy("own-counts-waits").with("names", name_list(&["Gleb"]));
    assert!(counting.page("anna").contains(&escaped(&waits)), "{}", counting.page("anna"));
    assert!(counting.table().contains(&escaped(copy("own-counts-out"))));
    assert_eq!(counting.entry_source(), None);
    counting.report("gleb", "0123456789abcde3", "0", ("total.gleb", "45"));
    assert_eq!(counting.entry_source(), Some(EntrySource::OwnCounts));
    let result = credit(&["Anna", "Boris"], 55);
    assert!(
        counting
            .page("boris")
            .contains(&escaped(copy("own-hand-last").with("hand", hand(1)).with("result", &result)))
    );
    assert!(
        counting
            .app
            .browser()
            .get("/t/friday-night/hands/1.1.1")
            .body
            .contains(&escaped(copy("via-own-counts")))
    );
    // A second tap, an hour later, is the same submission.
    counting.report("gleb", "0123456789abcde3", "0", ("total.gleb", "45"));
    let late = counting.send_report("gleb", "0123456789abcde4", "0", ("total.gleb", "45"));
    late.assert_shows(409, copy("error-own-count-changed"));
    // No confirmation is needed: everybody has reported the same.
    counting.vera.post(&format!("{AT}/confirming"), &[("mode", "required"), ("minutes", "10")]);
    assert!(!counting.table().contains("/confirmations"));
}

#[apply(on_both!)]
fn contradicting_self_reports_are_shown_everywhere(database: &Database) {
    let counting = Counting::of(database);
    counting.report("anna", "0123456789abcde1", "0", ("out", "anna"));
    counting.report("vera", "0123456789abcde2", "0", ("out", "vera"));
    let both = copy("own-counts-several-out").with("names", name_list(&["Anna", "Vera"])).to_string();
    for page in [counting.page("anna"), counting.page("gleb"), counting.table(), counting.desk()] {
        assert!(page.contains(&escaped(&both)), "{page}");
    }
    // Vera corrects her mistake; a stale phone of hers reports something else.
    counting.report("vera", "0123456789abcde3", "2", ("total.vera", "25"));
    assert!(!counting.desk().contains(&escaped(&both)));
    counting.report("vera", "0123456789abcde4", "0", ("total.vera", "30"));
    let counts = name_list(&[&left_sentence(25), &left_sentence(30)]);
    let differ = copy("own-counts-differ").with("name", "Vera").with("counts", counts).to_string();
    for page in [counting.page("vera"), counting.table(), counting.desk()] {
        assert!(page.contains(&escaped(&differ)), "{page}");
    }
    counting.report("gleb", "0123456789abcde5", "0", ("left.gleb.5", "5"));
    assert_eq!(counting.entry_source(), None);
    counting.report("vera", "0123456789abcde6", "4", ("left.vera.5", "4"));
    // No deck has nine fives (M-2).
    let broken =
        copy("problem-too-many-together").with("face", "5").with("count", 9).with("max", 8).to_string();
    for page in [counting.page("gleb"), counting.table(), counting.desk()] {
        assert!(page.contains(&escaped(&broken)), "{page}");
    }
    assert_eq!(counting.entry_source(), None);
    counting.report("vera", "0123456789abcde7", "6", ("left.vera.5", "3"));
    assert_eq!(counting.entry_source(), Some(EntrySource::OwnCounts));
    // All reports are stored.
    let snapshot = counting.app.snapshots.unredacted("friday-night").unwrap();
    let all = self_reports::all(counting.app.snapshots.store(), &snapshot.header().id).unwrap();
    assert_eq!(all.len(), 7);
}

#[apply(on_both!)]
fn the_table_enters_the_rest_and_sees_contradictions(database: &Database) {
    let counting = Counting::of(database);
    counting.report("vera", "0123456789abcde1", "0", ("total.vera", "25"));
    let form = counting.phone.get(&format!("{}/hands/1.1.1", counting.at)).body;
    assert!(form.contains(r#"name="total.vera" value="25""#), "{form}");
    let enters = |seen: &'static str, vera: &'static str, key: &'static str| {
        let fields = [
            ("slot", "1.1.1"),
            ("based_on", "0"),
            ("entry_key", key),
            ("seen", seen),
            ("out", "anna"),
            ("total.vera", vera),
            ("total.gleb", "45"),
        ];
        counting.phone.post(&format!("{}/entries", counting.at), &fields)
    };
    let line =
        copy("own-counts-contradicted").with("name", "Vera").with("counts", name_list(&[&left_sentence(25)]));
    let again = enters("", "30", "0123456789abcde2");
    again.assert_shows(409, line.to_string());
    assert!(
        again.body.contains(r#"name="seen" value="1""#)
            && again.body.contains(r#"name="total.vera" value="30""#)
    );
    assert_eq!(counting.entry_source(), None);
    enters("1", "30", "0123456789abcde3").assert_leads_to(&counting.at);
    assert!(matches!(counting.entry_source(), Some(EntrySource::Table { .. })));
    // A report that repeats the old result is accepted at once.
    counting.phone.post(
        &format!("{}/entries", counting.at),
        &[("slot", "1.1.1"), ("based_on", "1"), ("entry_key", "0123456789abcde4"), ("undo", "yes")],
    );
    assert!(
        !counting.table().contains(&escaped(left_sentence(25))),
        "what was said of the hand before it was taken back is over"
    );
}

#[apply(on_both!)]
fn a_resting_player_has_nothing_to_report(database: &Database) {
    let app = spawn_app(database);
    let (club, _) = set_up_club(&database.store);
    let names = ["p1", "p2", "p3", "p4", "p5", "p6"];
    let tournament = draw_up_among(&names, "Club evening", &keys("individual"));
    let of_six = NewTournament { tournament, ..new("x", &keys("individual")) };
    let header = start_tournament(&database.store, &club, &of_six);
    let store = app.snapshots.store();
    let set = |store: &_| {
        tournaments::set_counting(store, &header.club_id, &header.id, None, CountingMode::Players)
    };
    app.snapshots.change(&header.id, set).unwrap();
    let stored = tournaments::load(store, &header.slug).unwrap();
    let due = stored.tournament.next_hands().remove(0);
    let rests = stored.tournament.players().find(|player| !due.seats.has(&player.id)).unwrap();
    let players = std::slice::from_ref(&rests.id);
    let codes = player_codes::get_or_issue(store, &header.club_id, &header.id, players).unwrap();
    let (me, slot) = (format!("/me/{}", codes[&rests.id]), due.slot.to_string());
    let idle = app.browser().get(&format!("{me}/hand"));
    idle.assert_shows(200, copy("me-now-rests"));
    // The page shows where they play next.
    let tally = lastcard::tournament::tally(&stored.tournament);
    let evening = PlayerEvening::of(&stored.tournament, &tally, &rests.id);
    let next = evening.coming[0].hand.unwrap();
    let with = next.seating.partners_of(Format::Individual, &rests.id)[0].to_string();
    idle.assert_shows(200, copy("own-hand-next-with").with("table", next.slot.table).with("names", with));
    let fields = [
        ("slot", slot.as_str()),
        ("based_on", "0"),
        ("entry_key", "0123456789abcde1"),
        ("out", rests.id.as_str()),
    ];
    let refused = app.browser().post(&format!("{me}/entries"), &fields);
    refused.assert_shows(409, copy("error-own-count-not-seated"));
    assert!(self_reports::all(store, &header.id).unwrap().is_empty());
}

#[test]
fn foreign_or_untimely_self_reports_change_nothing() {
    let database = &Database::sqlite();
    let counting = Counting::of(database);
    let out = ("out", "anna");
    // Reports about somebody else.
    assert_eq!(counting.send_report("anna", "0123456789abcde1", "0", ("out", "vera")).status, 400);
    assert_eq!(counting.send_report("anna", "0123456789abcde1", "0", ("total.vera", "3")).status, 400);
    // An empty, an excessive and an invalid number.
    counting
        .send_report("anna", "0123456789abcde1", "0", ("total.anna", ""))
        .assert_shows(422, copy("problem-holding-missing"));
    let many = counting.send_report("anna", "0123456789abcde1", "0", ("total.anna", "99999"));
    assert_eq!(many.status, 422);
    assert!(many.body.contains(r#"value="99999""#), "{}", many.body);
    assert_eq!(counting.send_report("anna", "0123456789abcde1", "0", ("left.anna.5", "9")).status, 422);
    assert_eq!(counting.send_report("anna", "0123456789abcde1", "0", ("left.anna.5", "x")).status, 422);
    // A report about a hand that is not next.
    let fields = [("slot", "1.1.2"), ("based_on", "0"), ("entry_key", "0123456789abcde1"), out];
    let early = counting.phone.post(&format!("{}/entries", counting.personal_link("anna")), &fields);
    early.assert_shows(409, copy("error-own-count-not-played"));
    counting.set_counting("table");
    counting
        .send_report("anna", "0123456789abcde1", "0", out)
        .assert_shows(409, copy("error-own-count-not-offered"));
    assert!(counting.page("anna").contains(&escaped(copy("own-hand-table"))));
    assert_eq!(counting.set_counting("nobody").status, 400);
    let snapshot = counting.app.snapshots.unredacted("friday-night").unwrap();
    assert!(self_reports::all(counting.app.snapshots.store(), &snapshot.header().id).unwrap().is_empty());
}

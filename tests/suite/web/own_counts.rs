//! Self-reports: every player enters the own holding on the own phone, and the hand is recorded once the reports
//! agree.

use lastcard::store::tournaments::{self, NewTournament};
use lastcard::store::{entries::EntrySource, own_counts, player_codes};
use lastcard::tournament::{Format, PlayerEvening, PlayerId, Slot, WhoCounts};
use macro_rules_attribute::apply;

use super::organise::{code, with_started};
use super::public::club;
use crate::support::app::{App, Browser, Reply, spawn_app};
use crate::support::copy::{copy, credit, hand, listed, shown};
use crate::support::database::{Database, on_both};
use crate::support::evening::{begun, drawn_up_among, keys, new};

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
        counting.sets("players").leads_to(&format!("{AT}?done=counting#confirming"));
        counting
    }

    fn sets(&self, who: &str) -> Reply {
        self.vera.post(&format!("{AT}/counting"), &[("counting", who)])
    }

    fn me(&self, player: &str) -> String {
        let snapshot = self.app.live.whole("friday-night").unwrap();
        let (store, player) = (self.app.live.store(), PlayerId::parse(player).unwrap());
        let header = snapshot.header();
        let players = std::slice::from_ref(&player);
        let codes = player_codes::of_players(store, &header.club_id, &header.id, players).unwrap();
        format!("/me/{}", codes[&player])
    }

    /// Sends a report about hand 1.1.1 from a phone that has seen the reports up to this number.
    fn sends(&self, player: &str, key: &str, seen: &str, (field, value): (&str, &str)) -> Reply {
        let fields =
            [("slot", "1.1.1"), ("based_on", "0"), ("entry_key", key), ("seen", seen), (field, value)];
        self.phone.post(&format!("{}/entries", self.me(player)), &fields)
    }

    fn says(&self, player: &str, key: &str, seen: &str, what: (&str, &str)) {
        self.sends(player, key, seen, what).leads_to(&format!("{}/hand", self.me(player)));
    }

    fn page(&self, player: &str) -> String {
        self.phone.get(&format!("{}/hand", self.me(player))).body
    }

    fn table(&self) -> String {
        self.phone.get(&self.at).body
    }

    fn desk(&self) -> String {
        self.vera.get("/organise").body
    }

    /// The way in which the hand was recorded, if it was.
    fn recorded(&self) -> Option<EntrySource> {
        let snapshot = self.app.live.whole("friday-night").unwrap();
        snapshot.stored.history(Slot { round: 1, hand: 1, table: 1 }).last().map(|entry| entry.via.clone())
    }
}

fn left(points: u32) -> String {
    copy("own-counts-left").with("points", points).to_string()
}

#[apply(on_both!)]
fn a_hand_records_itself_once_everybody_who_is_needed_has_counted(database: &Database) {
    let counting = Counting::of(database);
    let me = counting.phone.get(&counting.me("vera")).body;
    assert!(me.contains(&shown(copy("own-hand-open"))), "{me}");
    counting.says("vera", "0123456789abcde1", "0", ("left.vera.5", "2"));
    assert!(counting.page("vera").contains(&shown(copy("own-hand-said").with("count", left(10)))));
    counting.says("anna", "0123456789abcde2", "0", ("out", "anna"));
    // The partner of the player who went out need not report (M-3).
    let waits = copy("own-counts-waits").with("names", listed(&["Gleb"]));
    assert!(counting.page("anna").contains(&shown(&waits)), "{}", counting.page("anna"));
    assert!(counting.table().contains(&shown(copy("own-counts-out"))));
    assert_eq!(counting.recorded(), None);
    counting.says("gleb", "0123456789abcde3", "0", ("total.gleb", "45"));
    assert_eq!(counting.recorded(), Some(EntrySource::OwnCounts));
    let result = credit(&["Anna", "Boris"], 55);
    assert!(
        counting
            .page("boris")
            .contains(&shown(copy("own-hand-last").with("hand", hand(1)).with("result", &result)))
    );
    assert!(
        counting
            .app
            .browser()
            .get("/t/friday-night/hands/1.1.1")
            .body
            .contains(&shown(copy("via-own-counts")))
    );
    // A second tap, an hour later, is the same submission.
    counting.says("gleb", "0123456789abcde3", "0", ("total.gleb", "45"));
    let late = counting.sends("gleb", "0123456789abcde4", "0", ("total.gleb", "45"));
    late.tells(409, copy("error-own-count-changed"));
    // No confirmation is needed: everybody has reported the same.
    counting.vera.post(&format!("{AT}/confirming"), &[("mode", "required"), ("minutes", "10")]);
    assert!(!counting.table().contains("/confirmations"));
}

#[apply(on_both!)]
fn what_does_not_go_together_stands_at_the_table_and_on_the_desk(database: &Database) {
    let counting = Counting::of(database);
    counting.says("anna", "0123456789abcde1", "0", ("out", "anna"));
    counting.says("vera", "0123456789abcde2", "0", ("out", "vera"));
    let both = copy("own-counts-several-out").with("names", listed(&["Anna", "Vera"])).to_string();
    for page in [counting.page("anna"), counting.page("gleb"), counting.table(), counting.desk()] {
        assert!(page.contains(&shown(&both)), "{page}");
    }
    // Vera corrects her mistake; a stale phone of hers reports something else.
    counting.says("vera", "0123456789abcde3", "2", ("total.vera", "25"));
    assert!(!counting.desk().contains(&shown(&both)));
    counting.says("vera", "0123456789abcde4", "0", ("total.vera", "30"));
    let counts = listed(&[&left(25), &left(30)]);
    let differ = copy("own-counts-differ").with("name", "Vera").with("counts", counts).to_string();
    for page in [counting.page("vera"), counting.table(), counting.desk()] {
        assert!(page.contains(&shown(&differ)), "{page}");
    }
    counting.says("gleb", "0123456789abcde5", "0", ("left.gleb.5", "5"));
    assert_eq!(counting.recorded(), None);
    counting.says("vera", "0123456789abcde6", "4", ("left.vera.5", "4"));
    // No deck has nine fives (M-2).
    let broken =
        copy("problem-too-many-together").with("face", "5").with("count", 9).with("max", 8).to_string();
    for page in [counting.page("gleb"), counting.table(), counting.desk()] {
        assert!(page.contains(&shown(&broken)), "{page}");
    }
    assert_eq!(counting.recorded(), None);
    counting.says("vera", "0123456789abcde7", "6", ("left.vera.5", "3"));
    assert_eq!(counting.recorded(), Some(EntrySource::OwnCounts));
    // All reports are stored.
    let snapshot = counting.app.live.whole("friday-night").unwrap();
    let all = own_counts::all(counting.app.live.store(), &snapshot.header().id).unwrap();
    assert_eq!(all.len(), 7);
}

#[apply(on_both!)]
fn the_table_enters_the_rest_and_is_told_whom_it_contradicts(database: &Database) {
    let counting = Counting::of(database);
    counting.says("vera", "0123456789abcde1", "0", ("total.vera", "25"));
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
    let line = copy("own-counts-contradicted").with("name", "Vera").with("counts", listed(&[&left(25)]));
    let again = enters("", "30", "0123456789abcde2");
    again.tells(409, line.to_string());
    assert!(
        again.body.contains(r#"name="seen" value="1""#)
            && again.body.contains(r#"name="total.vera" value="30""#)
    );
    assert_eq!(counting.recorded(), None);
    enters("1", "30", "0123456789abcde3").leads_to(&counting.at);
    assert!(matches!(counting.recorded(), Some(EntrySource::Table { .. })));
    // A report that repeats the old result is accepted at once.
    counting.phone.post(
        &format!("{}/entries", counting.at),
        &[("slot", "1.1.1"), ("based_on", "1"), ("entry_key", "0123456789abcde4"), ("undo", "yes")],
    );
    assert!(
        !counting.table().contains(&shown(left(25))),
        "what was said of the hand before it was taken back is over"
    );
}

#[apply(on_both!)]
fn whoever_rests_has_nothing_to_enter(database: &Database) {
    let app = spawn_app(database);
    let (club, _) = club(&database.store);
    let names = ["p1", "p2", "p3", "p4", "p5", "p6"];
    let tournament = drawn_up_among(&names, "Club evening", &keys("individual"));
    let of_six = NewTournament { tournament, ..new("x", &keys("individual")) };
    let header = begun(&database.store, &club, &of_six);
    let store = app.live.store();
    let set =
        |store: &_| tournaments::set_counting(store, &header.club_id, &header.id, None, WhoCounts::Players);
    app.live.change(&header.id, set).unwrap();
    let stored = tournaments::load(store, &header.slug).unwrap();
    let due = stored.tournament.next().remove(0);
    let rests = stored.tournament.players().find(|player| !due.seats.has(&player.id)).unwrap();
    let players = std::slice::from_ref(&rests.id);
    let codes = player_codes::of_players(store, &header.club_id, &header.id, players).unwrap();
    let (me, slot) = (format!("/me/{}", codes[&rests.id]), due.slot.to_string());
    let idle = app.browser().get(&format!("{me}/hand"));
    idle.tells(200, copy("me-now-rests"));
    // The page shows where they play next.
    let tally = lastcard::tournament::tally(&stored.tournament);
    let evening = PlayerEvening::of(&stored.tournament, &tally, &rests.id);
    let next = evening.coming[0].hand.unwrap();
    let with = next.seating.partners_of(Format::Individual, &rests.id)[0].to_string();
    idle.tells(200, copy("own-hand-next-with").with("table", next.slot.table).with("names", with));
    let fields = [
        ("slot", slot.as_str()),
        ("based_on", "0"),
        ("entry_key", "0123456789abcde1"),
        ("out", rests.id.as_str()),
    ];
    let refused = app.browser().post(&format!("{me}/entries"), &fields);
    refused.tells(409, copy("error-own-count-not-seated"));
    assert!(own_counts::all(store, &header.id).unwrap().is_empty());
}

#[test]
fn own_counts_of_others_or_at_the_wrong_time_change_nothing() {
    let database = &Database::sqlite();
    let counting = Counting::of(database);
    let out = ("out", "anna");
    // Reports about somebody else.
    assert_eq!(counting.sends("anna", "0123456789abcde1", "0", ("out", "vera")).status, 400);
    assert_eq!(counting.sends("anna", "0123456789abcde1", "0", ("total.vera", "3")).status, 400);
    // An empty, an excessive and an invalid number.
    counting
        .sends("anna", "0123456789abcde1", "0", ("total.anna", ""))
        .tells(422, copy("problem-holding-missing"));
    let many = counting.sends("anna", "0123456789abcde1", "0", ("total.anna", "99999"));
    assert_eq!(many.status, 422);
    assert!(many.body.contains(r#"value="99999""#), "{}", many.body);
    assert_eq!(counting.sends("anna", "0123456789abcde1", "0", ("left.anna.5", "9")).status, 422);
    assert_eq!(counting.sends("anna", "0123456789abcde1", "0", ("left.anna.5", "x")).status, 422);
    // A report about a hand that is not next.
    let fields = [("slot", "1.1.2"), ("based_on", "0"), ("entry_key", "0123456789abcde1"), out];
    let early = counting.phone.post(&format!("{}/entries", counting.me("anna")), &fields);
    early.tells(409, copy("error-own-count-not-played"));
    counting.sets("table");
    counting.sends("anna", "0123456789abcde1", "0", out).tells(409, copy("error-own-count-not-offered"));
    assert!(counting.page("anna").contains(&shown(copy("own-hand-table"))));
    assert_eq!(counting.sets("nobody").status, 400);
    let snapshot = counting.app.live.whole("friday-night").unwrap();
    assert!(own_counts::all(counting.app.live.store(), &snapshot.header().id).unwrap().is_empty());
}

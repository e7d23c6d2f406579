//! The table's page over HTTP: what it refuses, and that nothing typed is lost.

use fluent_bundle::FluentValue;
use fluent_bundle::types::{FluentNumber, FluentNumberOptions, FluentNumberType};
use lastcard::club::StateChange;
use lastcard::store::clubs::{self, ClubDetails};
use lastcard::store::tournaments::{self, Header};
use lastcard::store::{Store, codes, player_codes};
use lastcard::tournament::{Name, Penalty, PlayerId, SetupKeys, tally};
use lastcard::web::Message;
use macro_rules_attribute::apply;
use reqwest::{Method, StatusCode};

use crate::support::app::{App, Browser, Reply, spawn_app};
use crate::support::copy::{copy, credit, escaped, hand, hand_of};
use crate::support::database::{Database, on_both};
use crate::support::gap::{GAP, parts_at_gaps};
use crate::support::{evening, ex_48};

/// A running tournament and the phone at its first table.
pub(super) struct Table {
    app: App,
    pub(super) store: Store,
    pub(super) header: Header,
    pub(super) code: String,
    pub(super) phone: Browser,
}

pub(super) fn table(database: &Database, keys: &SetupKeys) -> Table {
    let app = spawn_app(database);
    let store = database.store.clone();
    let details = ClubDetails {
        name: Name::parse("Aurora").unwrap(),
        time_zone: "Europe/Berlin".parse().unwrap(),
        language: "en".to_owned(),
    };
    let club = clubs::create(&store, &details).unwrap();
    let header = evening::start_friday_night(&store, &club, keys);
    let code = codes::list(&store, &club.id, &header.id).unwrap().remove(0).code.to_string();
    let phone = app.browser();
    Table { app, store, header, code, phone }
}

pub(super) fn four_player_table(database: &Database, method: &str) -> Table {
    table(database, &ex_48::four_player_keys(method))
}

impl Table {
    pub(super) fn page(&self) -> Reply {
        self.phone.get(&format!("/at/{}", self.code))
    }

    /// Submits the form of a hand as a browser does: based on a revision, with a fresh key.
    pub(super) fn send(&self, slot: &str, based_on: u32, fields: &[(&str, &str)]) -> Reply {
        let key = lastcard::store::entries::random_key().to_string();
        self.send_with_key(&key, slot, based_on, fields)
    }

    pub(super) fn send_with_key(
        &self,
        key: &str,
        slot: &str,
        based_on: u32,
        fields: &[(&str, &str)],
    ) -> Reply {
        let based_on = based_on.to_string();
        let mut all = vec![("slot", slot), ("based_on", &based_on), ("entry_key", key)];
        all.extend_from_slice(fields);
        self.phone.post(&format!("/at/{}/entries", self.code), &all)
    }

    /// Entries in the ledger.
    pub(super) fn entry_count(&self) -> usize {
        tournaments::load(&self.store, &self.header.slug).unwrap().entries.len()
    }
}

/// A valid result: Anna and Boris +75.
pub(super) const RIGHT: [(&str, &str); 3] = [("out", "anna"), ("total.vera", "30"), ("total.gleb", "45")];

/// A fine, such as “Hint, 4 cards”.
fn fine(kind: &str, cards: u32) -> String {
    let kind = copy(format!("penalty-{kind}")).to_string();
    copy("table-penalty-fine").with("kind", kind).with("cards", cards).to_string()
}

/// A player's penalty, such as “Vera: Hint, 4 cards”.
pub(super) fn penalty<'a>(name: &'a str, kind: &str, cards: u32) -> Message<'a> {
    copy("table-penalty-of").with("name", name).with("fine", fine(kind, cards))
}

/// A player's penalties, such as “Penalties: 2 hints, 4 cards”.
fn penalties(what: &Message<'_>, cards: u32) -> Message<'static> {
    let fined = copy("entrant-fined").with("what", what.to_string()).with("cards", cards);
    copy("entrant-penalties").with("list", fined.to_string())
}

/// The fault of a number outside 0 to `most`.
fn out_of_range_problem(given: &str, most: u32) -> Message<'_> {
    copy("problem-out-of-range").with("given", given).with("min", 0).with("max", most)
}

/// The fault that Zoya has no seat in the first hand.
fn not_seated_problem() -> Message<'static> {
    copy("problem-not-seated").with("player", "zoya").with("seats", "anna, vera, boris, gleb")
}

/// The lines of the summary of a result.
fn summary_lines(page: &str) -> Vec<String> {
    let Some((_, rest)) = page.split_once("<div class=\"moment\"") else { return Vec::new() };
    let moment = rest.split("</div>").next().unwrap();
    let lines = moment.split("<p ").skip(1).map(|line| line.split("</p>").next().unwrap());
    let text = |line: &str| -> String {
        line.split('<').map(|piece| piece.split_once('>').map_or("", |(_, text)| text)).collect()
    };
    let tidy = |line: &str| text(&format!("<{line}")).split_whitespace().collect::<Vec<_>>().join(" ");
    lines.map(tidy).collect()
}

/// A place as an ordinal: 1st, 2nd.
fn ordinal(place: u32) -> FluentValue<'static> {
    let options = FluentNumberOptions { r#type: FluentNumberType::Ordinal, ..FluentNumberOptions::default() };
    FluentValue::Number(FluentNumber::new(place.into(), options))
}

#[test]
fn numbers_and_codes_are_accepted_as_written() {
    let database = Database::sqlite();
    let table = four_player_table(&database, "std");
    for (nth, total) in ["20.", "２０", "1,000", "1.000"].into_iter().enumerate() {
        let slot = format!("1.1.{}", nth + 1);
        let sent = table.send(&slot, 0, &[("out", "anna"), ("total.vera", total), ("total.gleb", "45")]);
        assert_eq!(sent.status.as_u16(), 303, "{total}: {}", sent.body);
    }
    let (own, visitor) = (format!("/at/{}", table.code), table.app.browser());
    let link = format!("http%3A%2F%2Funo.example%2Fat%2F{}%2F%3Fa", table.code);
    for typed in [format!("{}.", table.code), format!("%E2%80%8B{}", table.code), link] {
        visitor.get(&format!("/at?code={typed}")).assert_leads_to(&own);
    }
    let (club, vera) = (clubs::list(&table.store).unwrap().remove(0), PlayerId::parse("vera").unwrap());
    let links =
        player_codes::get_or_issue(&table.store, &club.id, &table.header.id, std::slice::from_ref(&vera));
    let personal = format!("/me/{}", links.unwrap()[&vera]);
    visitor.get(&format!("/at?code=http%3A%2F%2Funo.example{personal}")).assert_leads_to(&personal);
    for path in [&own, &format!("/t/{}", table.header.slug), "/c/aurora"] {
        let led = visitor.get(&format!("{path}/"));
        assert_eq!((led.status.as_u16(), led.header("location")), (308, path), "{path}");
    }
}

#[test]
fn a_script_is_shown_the_next_hand_at_once() {
    let database = Database::sqlite();
    let table = four_player_table(&database, "std");
    let (at, origin) = (format!("/at/{}", table.code), table.app.url(""));
    let send = |slot: &str, out: &str| {
        let key = lastcard::store::entries::random_key().to_string();
        let form = [("slot", slot), ("based_on", "0"), ("entry_key", &key), ("out", out)].to_vec();
        let form = [form, RIGHT[1..].to_vec()].concat();
        table.phone.send(Method::POST, &format!("{at}/entries"), |request| {
            request.header("origin", &origin).header("prefer", "return=representation").form(&form)
        })
    };
    let reply = send("1.1.1", "anna");
    reply.assert_shows(200, hand_of(2, 12));
    assert_eq!(reply.header("content-location"), at);
    // A form that is wrong is shown again, as without this preference.
    assert_eq!(send("1.1.2", "nobody").status, StatusCode::UNPROCESSABLE_ENTITY);
}

#[apply(on_both!)]
fn a_hand_is_recorded_and_the_next_one_shown(database: &Database) {
    let table = four_player_table(database, "std");
    table.page().assert_shows(200, hand_of(1, 12));
    table.send("1.1.1", 0, &RIGHT).assert_leads_to(&format!("/at/{}", table.code));
    table.page().assert_says(
        200,
        &format!("{}: <b>{}</b>", escaped(hand(1)), escaped(credit(&["Anna", "Boris"], 75))),
    );
    table.page().assert_shows(200, hand_of(2, 12));
}

#[apply(on_both!)]
fn lazy_accepts_a_loser_or_counted_cards(database: &Database) {
    let table = four_player_table(database, "lazy");
    table.send("1.1.1", 0, &[("out", "anna")]).assert_shows(422, copy("problem-loser-missing"));
    table
        .send("1.1.1", 0, &[("out", "anna"), ("losers", "boris")])
        .assert_shows(422, copy("problem-loser-won").with("player", "boris"));
    table
        .send("1.1.1", 0, &[("out", "anna"), ("losers", "gleb")])
        .assert_leads_to(&format!("/at/{}", table.code));
    let next = |dealer: &'static str| copy("table-lazy-deals").with("out", "Anna").with("dealer", dealer);
    table.page().assert_shows(200, next("Gleb"));
    table
        .send("1.1.2", 0, &[("out", "anna"), ("left.vera.5", "1")])
        .assert_leads_to(&format!("/at/{}", table.code));
    table.page().assert_shows(200, next("Vera"));
}

#[apply(on_both!)]
fn a_stale_page_shows_both_results(database: &Database) {
    let table = four_player_table(database, "std");
    table.send("1.1.1", 0, &RIGHT);
    let reply = table.send("1.1.1", 0, &[("out", "vera"), ("left.anna.SKIP", "1"), ("total.boris", "7")]);
    let theirs = || credit(&["Vera", "Gleb"], 27);
    reply.assert_shows(409, credit(&["Anna", "Boris"], 75));
    reply.assert_shows(409, theirs());
    reply.assert_says(409, "name=\"based_on\" value=\"1\"");
    reply.assert_says(409, "name=\"left.anna.SKIP\" value=\"1\"");
    assert_eq!(table.entry_count(), 1);
    // The same result from two phones is one entry.
    table.send("1.1.1", 0, &RIGHT).assert_leads_to(&format!("/at/{}", table.code));
    assert_eq!(table.entry_count(), 1);
    table.send("1.1.1", 1, &[("out", "vera"), ("total.anna", "20"), ("total.boris", "7")]);
    table.page().assert_shows(200, theirs());
    assert_eq!(table.entry_count(), 2);
    // A stale undo shows what it would have taken back.
    table
        .send("1.1.1", 1, &[("undo", "yes")])
        .assert_shows(409, copy("table-stale-undo").with("result", theirs()));
}

#[apply(on_both!)]
fn the_same_submission_twice_is_recorded_once(database: &Database) {
    let table = four_player_table(database, "std");
    for _ in 0..2 {
        table
            .send_with_key("the-same-key", "1.1.1", 0, &RIGHT)
            .assert_leads_to(&format!("/at/{}", table.code));
    }
    assert_eq!(table.entry_count(), 1);
}

#[apply(on_both!)]
fn a_code_opens_its_own_table_only(database: &Database) {
    let table = table(database, &evening::keys("eight-player"));
    table.send("1.2.1", 0, &RIGHT).assert_shows(404, copy("error-404"));
    table.send("1.1.1", 0, &[("out", "ilya")]).assert_shows(422, copy("problem-holding-missing"));
    table.send("1.1.9", 0, &[("void", "abandoned")]).assert_shows(409, copy("table-wrong-not-yet"));
    table.phone.get(&format!("/at/{}/hands/1.2.1", table.code)).assert_shows(404, copy("error-404"));
    let other = evening::start_friday_night(
        &table.store,
        &clubs::list(&table.store).unwrap()[0],
        &evening::keys("two-vs-two"),
    );
    assert_ne!(other.slug, table.header.slug);
    table.page().assert_shows(200, hand_of(1, 28));
    assert_eq!(table.entry_count(), 0);
}

#[apply(on_both!)]
fn unknown_and_replaced_codes_lead_to_a_form(database: &Database) {
    let table = four_player_table(database, "std");
    table.phone.get("/at").assert_shows(200, copy("table-code-title"));
    table.phone.get("/at/222222").assert_shows(404, copy("table-code-unknown").with("code", "222222"));
    table.phone.get("/at?code=%3Cb%3E").assert_says(404, "&#60;b&#62;");
    let typed = format!("/at?code={}+{}", &table.code[..3].to_lowercase(), &table.code[3..]);
    table.phone.get(&typed).assert_leads_to(&format!("/at/{}", table.code));
    let (club, id) = (&table.header.club_id, &table.header.id);
    table.app.snapshots.change(id, |store| codes::reissue(store, club, id, 1, None)).unwrap();
    table.page().assert_shows(404, copy("table-code-replaced").with("code", table.code.as_str()));
    table
        .send("1.1.1", 0, &RIGHT)
        .assert_shows(404, copy("table-code-replaced").with("code", table.code.as_str()));
    assert_eq!(table.entry_count(), 0);
}

#[apply(on_both!)]
fn a_finished_match_takes_no_more_results(database: &Database) {
    let keys = SetupKeys { target: Some(100), ..evening::keys("two-vs-two") };
    let table = table(database, &keys);
    table.page().assert_shows(200, hand(1));
    let out = [("out", "anna"), ("total.vera", "60"), ("total.gleb", "45")];
    table.send("1.1.1", 0, &out).assert_leads_to(&format!("/at/{}", table.code));
    table.page().assert_shows(
        200,
        copy("public-winners").with("names", "Anna & Boris").with("count", 1).with("players", 2),
    );
    // A page that was still open.
    table.send("1.1.2", 0, &out).assert_shows(409, copy("table-over"));
    assert_eq!(table.entry_count(), 1);
    // Correcting the last hand reopens the match (M-8).
    table
        .phone
        .get(&format!("/at/{}/hands/1.1.1", table.code))
        .assert_says(200, "name=\"total.vera\" value=\"60\"");
    table.send("1.1.1", 1, &[("out", "anna"), ("total.vera", "6"), ("total.gleb", "45")]);
    table.page().assert_shows(200, hand(2));
}

#[apply(on_both!)]
fn a_table_takes_results_only_while_running(database: &Database) {
    let table = four_player_table(database, "std");
    let (club, name) = (table.header.club_id.clone(), "Next Friday");
    let draft =
        tournaments::create(&table.store, &club, None, &evening::new(name, &evening::keys("four-player")))
            .unwrap();
    let code = codes::list(&table.store, &club, &draft.id).unwrap().remove(0).code;
    table.phone.get(&format!("/at/{code}")).assert_shows(200, copy("table-not-started"));
    let fixed = [("slot", "1.1.1"), ("based_on", "0"), ("entry_key", "0123456789abcdef")];
    let path = format!("/at/{code}/entries");
    table
        .phone
        .post(&path, &[&fixed[..], &RIGHT].concat())
        .assert_shows(409, copy("error-table-not-started"));
    table.send("1.1.1", 0, &RIGHT);
    tournaments::change_state(&table.store, &club, &table.header.id, StateChange::Stop, None).unwrap();
    table.send("1.1.2", 0, &RIGHT).assert_shows(409, copy("table-wrong-over"));
    tournaments::change_state(&table.store, &club, &table.header.id, StateChange::Archive, None).unwrap();
    table.send("1.1.1", 1, &[("undo", "yes")]).assert_shows(409, copy("table-wrong-archived"));
    assert_eq!(table.entry_count(), 1);
}

#[apply(on_both!)]
fn penalties_are_noted_and_change_no_points(database: &Database) {
    let table = four_player_table(database, "std");
    table.page().assert_shows(200, copy("table-penalty-note"));
    table.page().assert_says(200, &format!(">{}</option>", escaped(fine("hint", 4))));
    let fined = [
        ("penalty.1.player", "vera"),
        ("penalty.1.kind", "hint"),
        ("penalty.3.player", "anna"),
        ("penalty.3.kind", "misplay"),
        ("penalty.3.cards", "2"),
    ];
    table.send("1.1.1", 0, &[&RIGHT[..], &fined].concat()).assert_leads_to(&format!("/at/{}", table.code));
    let fined_vera = escaped(penalty("Vera", "hint", 4));
    let noted = format!(
        "{}</b> <span class=\"noted\">{}</span>",
        escaped(credit(&["Anna", "Boris"], 75)),
        fined_vera
    );
    table.page().assert_says(200, &noted);
    let stored = tournaments::load(&table.store, &table.header.slug).unwrap();
    let hint = Penalty { player: PlayerId::parse("vera").unwrap(), kind: "hint".to_owned(), cards: 4 };
    assert_eq!(stored.entries.last().unwrap().entry.penalties[0], hint);
    // Penalties do not change the totals (M-7).
    let totals = tally(&stored.tournament).standings.standings;
    assert_eq!(totals.iter().filter_map(|line| line.total).collect::<Vec<_>>(), [75, 75, 0, 0]);
    let hand = format!("/t/{}/hands/1.1.1", table.header.slug);
    table.phone.get(&hand).assert_says(200, &format!("<li>{}</li>", escaped(penalty("Anna", "misplay", 2))));
    // A correction of the result keeps the penalties in its form; one can be removed there.
    let form = table.phone.get(&format!("/at/{}/hands/1.1.1", table.code));
    form.assert_says(200, "<option value=\"hint\" data-cards=\"4\" selected>");
    form.assert_says(200, "name=\"penalty.2.cards\" value=\"2\"");
    table.send("1.1.1", 1, &[&RIGHT[..], &fined[..2]].concat());
    let page = table.phone.get(&hand);
    assert_eq!(page.body.matches(&fined_vera).count(), 3, "noted, and twice in the history");
    assert_eq!(page.body.matches(&escaped(penalty("Anna", "misplay", 2))).count(), 1, "in the history only");
    table.send("1.1.2", 0, &[("void", "stuck"), fined[0], fined[1], ("penalty.1.cards", "0")]);
    let record = table.phone.get(&format!("/t/{}/entrants/vera", table.header.slug));
    record.assert_shows(200, penalties(&copy("penalties-hint").with("count", 2), 4));
    let clean = table.phone.get(&format!("/t/{}/entrants/gleb", table.header.slug));
    let any = escaped(copy("entrant-penalties").with("list", GAP));
    assert!(
        parts_at_gaps(&record.body, &any).is_some() && parts_at_gaps(&clean.body, &any).is_none(),
        "{}",
        clean.body
    );
}

#[apply(on_both!)]
fn a_penalty_noted_on_one_phone_is_kept(database: &Database) {
    let table = four_player_table(database, "std");
    let fined = [&RIGHT[..], &[("penalty.1.player", "vera"), ("penalty.1.kind", "hint")]].concat();
    table.send("1.1.1", 0, &RIGHT);
    table
        .send("1.1.1", 0, &fined)
        .assert_says(409, &format!("<dd class=\"yours\">{}</dd>", escaped(penalty("Vera", "hint", 4))));
    table.send("1.1.1", 1, &fined).assert_leads_to(&format!("/at/{}", table.code));
    // A phone that reports no penalties does not contradict the result.
    table.send("1.1.1", 1, &RIGHT).assert_leads_to(&format!("/at/{}", table.code));
    assert_eq!(table.entry_count(), 2);
}

#[apply(on_both!)]
fn an_organiser_corrects_by_the_same_form(database: &Database) {
    let app = spawn_app(database);
    let organiser = app.organiser();
    let club = clubs::list(&database.store).unwrap().remove(0);
    let header = evening::start_friday_night(&database.store, &club, &evening::keys("four-player"));
    let path = format!("/organise/t/{}/hands/1.1.1", header.slug);
    app.browser().get(&path).assert_leads_to(&format!("/login?next={path}"));
    organiser.get(&path).assert_shows(200, copy("table-who-went-out"));
    let fixed = [("slot", "1.1.1"), ("based_on", "0"), ("entry_key", "0123456789abcdef")];
    let send = |more: &[(&str, &str)]| organiser.post(&path, &[&fixed[..], more].concat());
    send(&[("out", "anna")]).assert_shows(422, copy("problem-holding-missing"));
    send(&RIGHT).assert_leads_to(&format!("/organise/t/{}?done=recorded", header.slug));
    organiser
        .get(&path)
        .assert_shows(200, copy("table-correcting").with("result", credit(&["Anna", "Boris"], 75)));
    let history = escaped(copy("hand-history"));
    organiser.get(&path).assert_says(200, &format!("href=\"/t/{}/hands/1.1.1\">{history}", header.slug));
    let entry =
        tournaments::load(&database.store, &header.slug).unwrap().entries.iter().next().unwrap().clone();
    assert!(entry.account_id.is_some());
    let other = app.browser();
    assert_eq!(other.post(&path, &fixed).status.as_u16(), 401);
}

#[test]
fn a_results_summary_shows_cards_and_place() {
    let database = &Database::sqlite();
    let table = four_player_table(database, "std");
    let counted = [("out", "anna"), ("left.vera.5", "1"), ("left.vera.SKIP", "1"), ("left.gleb.W", "1")];
    table.send("1.1.1", 0, &counted).assert_leads_to(&format!("/at/{}", table.code));
    let page = table.page();
    let now = copy("moment-now-level").with("ordinal", ordinal(1)).to_string();
    let says = format!(
        "<b>{}</b><span\n    class=\"saved-places\"> · {}",
        escaped(credit(&["Anna", "Boris"], 75)),
        escaped(&now)
    );
    assert!(page.body.contains(&says), "{}", page.body);
    let moment = summary_lines(&page.body);
    assert_eq!(moment, ["✓ Hand 1", "+75 Anna and Boris", now.as_str(), ""]);
    for face in ["W", "SKIP", "5"] {
        assert!(page.body.contains(&format!("<use href=\"#face-{face}\"/>")), "{face}");
    }
    // The summary is the same on another phone and after a reload.
    assert_eq!(self::summary_lines(&table.phone.get(&format!("/at/{}", table.code)).body), moment);
    // The others take the lead, and one player falls behind with each hand.
    table.send("1.1.2", 0, &[("out", "vera"), ("total.anna", "50"), ("total.boris", "40")]);
    let up = copy("moment-up").with("places", 2).to_string();
    assert_eq!(
        self::summary_lines(&table.page().body),
        ["✓ Hand 2", "+90 Vera and Gleb", format!("▲2 {now}").as_str()]
    );
    table.page().assert_says(200, &format!("{}, {}", escaped(&now), escaped(up)));
    // A hand that is taken back has no summary.
    table.send("1.1.2", 1, &[("undo", "yes")]);
    assert_eq!(self::summary_lines(&table.page().body), [""; 0]);
}

#[test]
fn a_lazy_summary_shows_who_lost() {
    let database = &Database::sqlite();
    let lost = four_player_table(database, "lazy");
    lost.send("1.1.1", 0, &[("out", "anna"), ("losers", "gleb")]);
    let first = copy("moment-now-level").with("ordinal", ordinal(1)).to_string();
    let of = copy("moment-of").with("names", "Anna and Boris").with("now", first.as_str()).to_string();
    lost.page().assert_says(200, &format!(" · {}", escaped(of)));
    let gleb = copy("moment-lost").with("names", "Gleb").to_string();
    assert_eq!(
        summary_lines(&lost.page().body)[1..],
        [gleb.as_str(), format!("Anna and Boris {first}").as_str()]
    );
}

#[test]
fn a_summary_shows_charged_points() {
    let database = &Database::sqlite();
    let table = four_player_table(database, "lose200");
    table.send("1.1.1", 0, &RIGHT);
    let place = |place, name| format!("{name} {}", copy("moment-now").with("ordinal", ordinal(place)));
    assert_eq!(
        summary_lines(&table.page().body),
        ["✓ Hand 1", "+30 Vera", "+45 Gleb", place(3, "Vera").as_str(), place(4, "Gleb").as_str()]
    );
    // A charge is not worded as a gain, and the winner is named.
    let charge = |name, points| copy("table-charge").with("names", name).with("points", points).to_string();
    let charges = [charge("Vera", "30"), charge("Gleb", "45")].join(&copy("table-list-comma").to_string());
    table.page().assert_shows(200, copy("table-charged").with("out", "Anna").with("charges", charges));
    // A hand that nobody won has no summary.
    table.send("1.1.2", 0, &[("void", "abandoned")]);
    table.page().assert_shows(200, copy("table-void-abandoned"));
    assert_eq!(summary_lines(&table.page().body), [""; 0]);
}

#[test]
fn an_up_to_date_phone_gets_nothing() {
    let database = &Database::sqlite();
    let table = four_player_table(database, "std");
    let page = table.page();
    let version = page.body.split("data-version=\"").nth(1).unwrap().split('"').next().unwrap();
    let again = format!("/at/{}?seen={version}", table.code);
    assert_eq!(table.phone.get(&again).status.as_u16(), 204);
    table.send("1.1.1", 0, &RIGHT);
    table.phone.get(&again).assert_shows(200, hand_of(2, 12));
}

#[test]
fn impossible_holdings_are_refused_and_stay_typed() {
    let database = &Database::sqlite();
    let table = four_player_table(database, "std");
    let too_many = |face: &'static str, count: u32, max: u32| {
        let text = copy("problem-too-many").with("count", count).with("max", max).to_string();
        copy("problem-of-face").with("face", copy(face).to_string()).with("text", text)
    };
    let together = copy("problem-too-many-together").with("face", copy("table-face-draw-two").to_string());
    let cases: [(&[(&str, &str)], Message<'_>); 9] = [
        (&[("left.vera.D2", "5"), ("left.gleb.D2", "4")], together.with("count", 9).with("max", 8)),
        (&[("left.vera.D2", "9"), ("total.gleb", "1")], too_many("table-face-draw-two", 9, 8)),
        (&[("left.vera.W", "5"), ("total.gleb", "1")], too_many("table-face-wild", 5, 4)),
        (&[("left.anna.5", "1"), ("total.vera", "1"), ("total.gleb", "1")], copy("problem-winner-holds")),
        (&[("total.vera", "34")], copy("problem-holding-missing")),
        (&[("left.vera.5", "0"), ("total.gleb", "1")], copy("problem-no-cards")),
        (
            &[("total.vera", "1241"), ("total.gleb", "1")],
            copy("problem-total-too-high").with("total", 1241).with("max", 1240),
        ),
        (&[("total.vera", "-3"), ("total.gleb", "1")], out_of_range_problem("-3", 1240)),
        (
            &[("total.vera", "700"), ("total.gleb", "700")],
            copy("problem-totals-too-high").with("total", 1400).with("max", 1240),
        ),
    ];
    for (fields, sentence) in cases {
        let mut all = vec![("out", "anna")];
        all.extend_from_slice(fields);
        let reply = table.send("1.1.1", 0, &all);
        reply.assert_shows(422, sentence);
        for (name, value) in fields {
            reply.assert_says(422, &format!("name=\"{name}\" value=\"{value}\""));
        }
        reply.assert_says(422, "value=\"anna\" data-seat=\"0\"");
    }
    table.send("1.1.1", 0, &RIGHT[1..]).assert_shows(422, copy("table-wrong-out"));
    // The same message appears if all faults concern one player.
    table.send("1.1.1", 0, &[("out", "anna")]).assert_shows(422, copy("table-not-saved"));
    assert_eq!(table.entry_count(), 0);
}

#[test]
fn a_holding_of_another_player_is_refused() {
    let database = &Database::sqlite();
    let table = four_player_table(database, "std");
    table.send("1.1.1", 0, &[("out", "zoya"), ("total.vera", "1")]).assert_shows(422, not_seated_problem());
    table.send("1.1.1", 0, &[("out", "anna"), ("left.vera.JOKER", "1")]).assert_shows(400, copy("error-400"));
    table.send("1.1.1", 0, &[("void", "bored")]).assert_shows(400, copy("error-400"));
    table.phone.post(&format!("/at/{}/entries", table.code), &RIGHT).assert_shows(400, copy("error-400"));
    assert_eq!(table.entry_count(), 0);
}

#[test]
fn guessing_codes_is_stopped() {
    let database = &Database::sqlite();
    let table = four_player_table(database, "std");
    for _ in 0..60 {
        table.phone.get("/at/222222");
    }
    table.phone.get("/at/222222").assert_shows(429, copy("error-codes-closed"));
    table.page().assert_shows(429, copy("error-codes-closed"));
}

#[test]
fn guessers_do_not_lock_out_a_playing_table() {
    let database = &Database::sqlite();
    let table = four_player_table(database, "std");
    table.page().assert_shows(200, hand_of(1, 12));
    for _ in 0..60 {
        table.phone.get("/at/222222");
    }
    table.phone.get("/at/222222").assert_shows(429, copy("error-codes-closed"));
    table.page().assert_shows(200, hand_of(1, 12));
    table.send("1.1.1", 0, &RIGHT).assert_leads_to(&format!("/at/{}", table.code));
}

#[test]
fn an_open_hand_has_nothing_to_correct() {
    let database = &Database::sqlite();
    let table = four_player_table(database, "std");
    let back = format!("/at/{}", table.code);
    table.phone.get(&format!("{back}/hands/1.1.3")).assert_leads_to(&back);
    table.phone.get(&format!("{back}/hands/9.1.3")).assert_leads_to(&back);
    table.phone.get(&format!("{back}/hands/x")).assert_shows(404, copy("error-404"));
}

#[test]
fn an_unreadable_penalty_is_refused_beside_its_row() {
    let database = &Database::sqlite();
    let table = four_player_table(database, "std");
    let cases: [(&[(&str, &str)], Message<'_>); 6] = [
        (&[("penalty.1.kind", "hint")], copy("table-wrong-penalty-player")),
        (&[("penalty.1.player", "anna"), ("penalty.1.cards", "2")], copy("table-wrong-penalty-kind")),
        (&[("penalty.1.player", "zoya"), ("penalty.1.kind", "hint")], not_seated_problem()),
        (
            &[("penalty.1.player", "anna"), ("penalty.1.kind", "hint"), ("penalty.1.cards", "-1")],
            out_of_range_problem("-1", 112),
        ),
        (
            &[("penalty.1.player", "anna"), ("penalty.1.kind", "hint"), ("penalty.1.cards", "113")],
            out_of_range_problem("113", 112),
        ),
        (&[("penalty.1.player", "anna"), ("penalty.1.kind", "sleeping")], out_of_range_problem("", 112)),
    ];
    for (fields, sentence) in cases {
        let reply = table.send("1.1.1", 0, &[&RIGHT[..], fields].concat());
        reply.assert_shows(422, sentence);
        reply.assert_shows(422, copy("table-not-saved"));
        reply.assert_says(422, "name=\"total.vera\" value=\"30\"");
        reply.assert_says(422, "<fieldset class=\"penalty wrong\">");
    }
    table
        .send("1.1.1", 0, &[&RIGHT[..], &[("penalty.x.kind", "hint")]].concat())
        .assert_shows(400, copy("error-400"));
    assert_eq!(table.entry_count(), 0);
    // The club's own penalties come from files, and survive a correction.
    let own =
        [("penalty.1.player", "anna"), ("penalty.1.kind", "Sleeping at the table"), ("penalty.1.cards", "1")];
    table.send("1.1.1", 0, &[&RIGHT[..], &own].concat());
    let form = table.phone.get(&format!("/at/{}/hands/1.1.1", table.code));
    form.assert_says(200, "<option value=\"Sleeping at the table\" selected>Sleeping at the table</option>");
    let record = table.phone.get(&format!("/t/{}/entrants/anna", table.header.slug));
    record.assert_shows(
        200,
        penalties(&copy("penalties-own").with("count", 1).with("kind", "Sleeping at the table"), 1),
    );
}

#[test]
fn names_are_never_shown_as_markup() {
    let database = &Database::sqlite();
    let table = four_player_table(database, "std");
    let long = "x".repeat(4000);
    let reply = table.send("1.1.1", 0, &[("out", "anna"), ("total.vera", &long), ("total.gleb", "<script>")]);
    reply.assert_shows(422, out_of_range_problem("xxxxxxxxxxxxxxxxxxxx…", 1240));
    reply.assert_says(422, "value=\"&#60;script&#62;\"");
    assert!(!reply.body.contains("<script>"), "{}", reply.body);
}

//! The draw for the first dealer, through public routes: at the table, by the organiser, in played hands.

use lastcard::club::EventKind;
use lastcard::store::tournaments::{self, TournamentImport};
use lastcard::store::{clubs, codes};
use lastcard::tournament::file;
use lastcard::web::Message;
use macro_rules_attribute::apply;

use crate::support::app::{App, Browser, Reply, spawn_app};
use crate::support::copy::{copy, escaped};
use crate::support::database::{Database, on_both};

use crate::web::control_room::lifecycle::{FOUR, code, create, with_started};

const AT: &str = "/organise/t/friday-night";
const BOARD: &str = "/t/friday-night";
const MARK: &str = "<span class=\"mark\"><span aria-hidden=\"true\">◆</span>";

/// An eight-player evening at two tables, and the addresses of the tables.
fn with_two_tables(app: &App) -> (Browser, [String; 2]) {
    let vera = app.organiser();
    let names = "Anna\nBoris\nVera\nGleb\nZoya\nDina\nMira\nOleg";
    create(&vera, &[("format", "eight-player"), ("entrants", names)])
        .assert_leads_to(&format!("{AT}?done=created"));
    vera.post(&format!("{AT}/start"), &[("revision", "1"), ("everybody", "yes")])
        .assert_leads_to(&format!("{AT}?done=started"));
    let page = vera.get(AT);
    let first = code(&page);
    let rest = &page.body[page.body.find(&format!(">{first}<")).unwrap() + 1..];
    let (_, rest) = rest.split_once("class=\"code\">").unwrap();
    (vera, [first, rest.split('<').next().unwrap().to_owned()].map(|code| format!("/at/{code}")))
}

fn draw(browser: &Browser, at: &str, field: (&str, &str)) -> Reply {
    browser.post(&format!("{at}/dealer"), &[field])
}

/// The player marked as dealer in the first form of a page.
fn dealer(page: &Reply) -> String {
    let (before, _) = page.body.split_once(MARK).unwrap_or_else(|| panic!("{}", page.body));
    let (_, name) = before.rsplit_once("class=\"name\">").unwrap();
    name.split('<').next().unwrap().to_owned()
}

/// The sentence about a draw that the players made themselves.
fn high_card_sentence(name: &str) -> Message<'_> {
    copy("dealer-said-high-card").with("name", name)
}

/// The sentence about the draw on a page.
fn draw_sentence(page: &Reply) -> String {
    let (_, rest) =
        page.body.split_once("class=\"dealer-drawn\">").unwrap_or_else(|| panic!("{}", page.body));
    let (_, says) = rest.split_once("</span> ").unwrap();
    says.split('<').next().unwrap().to_owned()
}

/// The card that a player drew last, as a page names it.
fn drawn_card(page: &Reply, name: &str) -> String {
    let player = format!("</svg> <bdi>{name}</bdi></li>");
    let (before, _) = page.body.rsplit_once(&player).unwrap_or_else(|| panic!("{}", page.body));
    let (_, card) = before.rsplit_once("aria-label=\"").unwrap();
    card.split('"').next().unwrap().to_owned()
}

fn record(browser: &Browser, at: &str) -> Reply {
    let fields = [
        ("slot", "1.1.1"),
        ("based_on", "0"),
        ("entry_key", "the-first-hand"),
        ("out", "anna"),
        ("total.vera", "20"),
        ("total.gleb", "30"),
    ];
    browser.post(&format!("{at}/entries"), &fields)
}

#[apply(on_both!)]
fn a_table_says_who_drew_the_highest_card(database: &Database) {
    let app = spawn_app(database);
    let vera = with_started(&app);
    let (at, phone) = (format!("/at/{}", code(&vera.get(AT))), app.browser());
    let before = phone.get(&at);
    before.assert_shows(200, copy("dealer-help-high-card").with("name", "Anna"));
    assert_eq!(dealer(&before), "Anna");
    draw(&phone, &at, ("dealer", "gleb")).assert_leads_to(&at);
    let after = phone.get(&at);
    after.assert_shows(200, high_card_sentence("Gleb"));
    assert_eq!(dealer(&after), "Gleb");
    // Seats and partners stay; everybody deals once.
    let schedule = app.browser().get(&format!("{BOARD}/schedule"));
    schedule.assert_shows(200, high_card_sentence("Gleb"));
    let deals = [("Gleb", "Anna"), ("Vera", "Boris"), ("Boris", "Vera"), ("Anna", "Gleb")];
    let said = deals.map(|(dealer, opener)| {
        schedule.body.find(&escaped(copy("public-deals-opens").with("dealer", dealer).with("opener", opener)))
    });
    assert!(said.iter().all(Option::is_some) && said.is_sorted(), "{said:?}");
    vera.get(&format!("{AT}?tab=settings"))
        .assert_shows(200, copy("event-dealer-drawn").with("table", 1).with("name", "Gleb"));
    // Taking the draw back restores the original order; then it can be repeated.
    draw(&phone, &at, ("undo", "gleb")).assert_leads_to(&at);
    assert_eq!(dealer(&phone.get(&at)), "Anna");
    vera.get(&format!("{AT}?tab=settings"))
        .assert_shows(200, copy("event-dealer-undone").with("table", 1).with("name", "Gleb"));
    draw(&phone, &at, ("dealer", "boris")).assert_leads_to(&at);
    let way_back = "name=\"undo\" value=\"boris\"";
    phone.get(&at).assert_says(200, way_back);
    assert_eq!(record(&phone, &at).status, 303);
    let after = phone.get(&at);
    assert!(!after.body.contains(way_back), "{}", after.body);
    draw(&phone, &at, ("undo", "boris")).assert_leads_to(&at);
    draw(&phone, &at, ("draw", "lastcard")).assert_leads_to(&at);
    app.browser().get(&format!("{BOARD}/schedule")).assert_shows(200, high_card_sentence("Boris"));
}

#[apply(on_both!)]
fn lastcard_draws_and_shows_the_cards(database: &Database) {
    let app = spawn_app(database);
    let vera = with_started(&app);
    let (at, phone) = (format!("/at/{}", code(&vera.get(AT))), app.browser());
    draw(&phone, &at, ("draw", "lastcard")).assert_leads_to(&at);
    let page = phone.get(&at);
    assert!(page.body.matches("</svg> <bdi>").count() >= 4, "{}", page.body);
    let drawn = draw_sentence(&page);
    let name = dealer(&page);
    let card = drawn_card(&page, &name);
    assert_eq!(drawn, escaped(copy("dealer-drew-high-card").with("name", name).with("card", card)));
    // A second tap or a second phone changes nothing and shows the draw in force.
    draw(&app.browser(), &at, ("draw", "lastcard")).assert_leads_to(&at);
    draw(&app.browser(), &at, ("dealer", "anna")).assert_leads_to(&at);
    assert_eq!(draw_sentence(&app.browser().get(&at)), drawn);
    // An undo that names a draw no longer in force has no effect.
    draw(&phone, &at, ("undo", "nobody-of-them")).assert_leads_to(&at);
    assert_eq!(draw_sentence(&app.browser().get(&at)), drawn);
}

#[apply(on_both!)]
fn only_one_of_several_simultaneous_draws_counts(database: &Database) {
    let app = spawn_app(database);
    let vera = with_started(&app);
    let at = format!("/at/{}", code(&vera.get(AT)));
    std::thread::scope(|scope| {
        for player in ["anna", "boris", "vera", "gleb"] {
            let (app, at) = (&app, &at);
            scope.spawn(move || draw(&app.browser(), at, ("dealer", player)).assert_leads_to(at));
        }
    });
    let drawn = database.store.clone();
    let stored = tournaments::load(&drawn, "friday-night").unwrap();
    let first = stored.tournament.first_dealer(1).unwrap();
    let name = stored.tournament.player(&first.dealer).unwrap().name.to_string();
    app.browser().get(&at).assert_shows(200, high_card_sentence(&name));
    let events = tournaments::events(&drawn, &stored.header.id).unwrap();
    let kinds = events.iter().filter(|event| matches!(event.kind, EventKind::DealerDrawn(_)));
    assert_eq!(kinds.count(), 1);
}

#[apply(on_both!)]
fn each_table_draws_its_own_first_dealer(database: &Database) {
    let app = spawn_app(database);
    let (vera, [one, two]) = with_two_tables(&app);
    let second = app.browser().get(&two);
    let (_, last) = second.body.rsplit_once("name=\"dealer\" value=\"").unwrap();
    let (who, name) = last.split_once("\"><bdi>").unwrap();
    let name = name.split('<').next().unwrap();
    draw(&app.browser(), &two, ("dealer", who)).assert_leads_to(&two);
    app.browser().get(&two).assert_shows(200, high_card_sentence(name));
    app.browser().get(&one).assert_says(200, "name=\"draw\" value=\"lastcard\"");
    // Players of the other table cannot be drawn here.
    assert_eq!(draw(&app.browser(), &one, ("dealer", who)).status, 400);
    vera.post(&format!("{AT}/dealer/1"), &[("draw", "lastcard")]).assert_leads_to(AT);
    app.browser().get(&one).assert_says(200, "class=\"dealer-pulls\"");
    app.browser().post(&format!("{AT}/dealer/1"), &[("draw", "lastcard")]).assert_says(401, "");
    vera.post(&format!("{AT}/dealer/3"), &[("draw", "lastcard")]).assert_leads_to(AT);
    assert_eq!(draw(&app.browser(), &one, ("dealer", "")).status, 400);
}

#[apply(on_both!)]
fn the_drawn_dealer_deals_on_phones(database: &Database) {
    let app = spawn_app(database);
    let vera = with_started(&app);
    let (at, phone) = (format!("/at/{}", code(&vera.get(AT))), app.browser());
    phone.post(&format!("{at}/play"), &[("slot", "1.1.1")]).assert_leads_to(&format!("{at}/play"));
    phone.post(&format!("{at}/play/seats"), &[("player", "anna")]).assert_leads_to(&format!("{at}/play"));
    phone.get(&format!("{at}/play")).assert_says(200, "name=\"draw\" value=\"lastcard\"");
    let sent = [("dealer", "vera"), ("back", "play")];
    phone.post(&format!("{at}/dealer"), &sent).assert_leads_to(&format!("{at}/play"));
    let page = phone.get(&format!("{at}/play"));
    page.assert_shows(200, high_card_sentence("Vera"));
    page.assert_says(200, "name=\"undo\" value=\"vera\"");
    page.assert_shows(200, copy("play-seat-own"));
    let (before, _) = page.body.split_once(MARK).unwrap();
    assert!(before.ends_with("<bdi>Vera</bdi> "), "{before}");
    for player in ["boris", "vera", "gleb"] {
        app.browser()
            .post(&format!("{at}/play/seats"), &[("player", player)])
            .assert_leads_to(&format!("{at}/play"));
    }
    phone.post(&format!("{at}/play/deal"), &[]).assert_leads_to(&format!("{at}/play"));
    // The hand is dealt: its dealer stays.
    draw(&phone, &at, ("undo", "vera")).assert_shows(409, copy("error-dealer-in-play"));
    let table = phone.get(&at);
    table.assert_shows(200, high_card_sentence("Vera"));
    assert!(!table.body.contains("name=\"undo\" value=\"vera\""));
}

#[apply(on_both!)]
fn the_draw_travels_in_the_file(database: &Database) {
    let app = spawn_app(database);
    let vera = with_started(&app);
    let at = format!("/at/{}", code(&vera.get(AT)));
    draw(&app.browser(), &at, ("draw", "lastcard")).assert_leads_to(&at);
    let drawn = draw_sentence(&app.browser().get(&at));
    let stored = tournaments::load(&database.store, "friday-night").unwrap();
    let text = file::write(&stored.tournament);
    let read = file::read(&text).unwrap();
    assert_eq!(read, stored.tournament);
    let club = clubs::by_id(&database.store, &stored.header.club_id).unwrap();
    let import = TournamentImport { starts_at: stored.header.starts_at, tournament: read };
    let header = tournaments::import(&database.store, &club.id, None, &import).unwrap();
    let imported = tournaments::load(&database.store, &header.slug).unwrap();
    assert_eq!(file::write(&imported.tournament), text);
    let codes = codes::list(&database.store, &club.id, &header.id).unwrap();
    assert_eq!(draw_sentence(&app.browser().get(&format!("/at/{}", codes[0].code))), drawn);
}

#[apply(on_both!)]
fn the_dealer_chooses_six_or_seven_cards(database: &Database) {
    let app = spawn_app(database);
    let vera = app.organiser();
    create(&vera, &[("entrants", FOUR), ("rules", "party")]).assert_leads_to(&format!("{AT}?done=created"));
    vera.post(&format!("{AT}/start"), &[("revision", "1"), ("everybody", "yes")])
        .assert_leads_to(&format!("{AT}?done=started"));
    let play = format!("/at/{}/play", code(&vera.get(AT)));
    app.browser().post(&play, &[("slot", "1.1.1")]).assert_leads_to(&play);
    let phones: Vec<(&str, Browser)> =
        ["anna", "boris", "vera", "gleb"].into_iter().map(|player| (player, app.browser())).collect();
    for (player, phone) in &phones {
        phone.post(&format!("{play}/seats"), &[("player", player)]).assert_leads_to(&play);
    }
    let (dealer, other) = (&phones[0].1, &phones[1].1);
    let deal = format!("{play}/deal");
    let waiting = other.get(&play);
    let chooses = || copy("play-dealer-chooses").with("name", "Anna");
    waiting.assert_shows(200, chooses());
    assert!(!waiting.body.contains("play/deal"), "{}", waiting.body);
    other.post(&deal, &[("cards", "6")]).assert_shows(409, chooses());
    dealer.get(&play).assert_says(200, "name=\"cards\" value=\"6\"");
    for wrong in [&[][..], &[("cards", "5")], &[("cards", "dealer_choice(6,7)")]] {
        dealer.post(&deal, wrong).assert_shows(409, chooses());
    }
    dealer.post(&deal, &[("cards", "6")]).assert_leads_to(&play);
    // A double tap: the hand is dealt already.
    dealer.post(&deal, &[("cards", "7")]).assert_leads_to(&play);
    for (player, phone) in &phones {
        let page = phone.get(&play);
        assert_eq!(page.body.matches("class=\"held-one").count(), 6, "{player}: {}", page.body);
    }
}

#[test]
fn a_practice_dealer_chooses_the_number_of_cards() {
    let database = &Database::sqlite();
    let app = spawn_app(database);
    let phone = app.browser();
    let fields = [("rules", "party"), ("bots", "greedy"), ("pace", "calm"), ("players", "2")];
    // The dealer is drawn by lot: one of two.
    let asked =
        std::iter::repeat_with(|| phone.post("/practice", &fields)).take(60).find(|page| page.status == 200);
    let asked = asked.expect("the lot falls on the person sooner or later");
    asked.assert_shows(200, copy("practice-you-deal"));
    asked.assert_says(200, "<option value=\"party\" selected>");
    for cards in ["6", "7"] {
        let mut fields = fields.to_vec();
        fields.push(("cards", cards));
        let dealt = phone.post("/practice", &fields);
        assert_eq!(dealt.status, 303, "{}", dealt.body);
        // The bot waits before its move, which may make the person draw.
        let page = phone.get(dealt.header("location"));
        let held = page.body.matches("class=\"held-one").count();
        assert!(held >= cards.parse::<usize>().unwrap(), "{cards}: {held}");
        page.assert_says(200, "held-one");
    }
}

//! Announcements, sign-ups and check-in, in browsers.

use chrono::{TimeDelta, Utc};
use lastcard::club::Publication;

use lastcard::store::{Store, announcements, players, sign_ups};
use lastcard::tournament::Zone;
use macro_rules_attribute::apply;

use crate::support::app::{App, Browser, Reply, spawn_app};
use crate::support::copy::{copy, escaped};
use crate::support::database::{Database, on_both};
use crate::web::control_room::lifecycle::organiser_of_another_club;

/// Date and time as in the form, this many hours from now in the club's time zone.
pub(crate) fn date_and_time(hours: i64) -> (String, String) {
    let moment =
        (Utc::now() + TimeDelta::hours(hours)).with_timezone(&"Europe/Berlin".parse::<Zone>().unwrap());
    (moment.format("%Y-%m-%d").to_string(), moment.format("%H:%M").to_string())
}

/// Form fields about where and how an evening is played.
pub(crate) const PLAYED: [(&str, &str); 8] = [
    ("place", "Red Lion"),
    ("format", "four-player"),
    ("scoring", "std"),
    ("rules", "usual"),
    ("values", "usual"),
    ("rounds", "1"),
    ("hands_per_block", "4"),
    ("takes_names", "yes"),
];

/// Submits the form of an evening, with these fields in place of the defaults. A date among them is meant, however far it is.
pub(crate) fn submit_announcement(vera: &Browser, hours: i64, other: &[(&str, &str)]) -> Reply {
    let (date, time) = date_and_time(hours);
    let own = [("name", "Friday"), ("date", &*date), ("time", &*time), ("about", "Five euros")];
    let usual = own.into_iter().chain(PLAYED);
    let kept = usual.filter(|(field, _)| !other.iter().any(|(name, _)| name == field));
    let meant = other.iter().filter(|(field, _)| *field == "date").map(|(_, date)| ("agreed", *date));
    let fields: Vec<(&str, &str)> =
        kept.chain(other.iter().copied()).chain(meant).filter(|(_, value)| !value.is_empty()).collect();
    vera.post("/organise/coming/new", &fields)
}

pub(crate) fn with_announcement(app: &App) -> Browser {
    let vera = app.organiser();
    submit_announcement(&vera, 2, &[]).assert_leads_to("/organise/coming/friday?done=fixture-saved");
    vera.post("/organise/coming/friday/state", &[("do", "announce")])
        .assert_leads_to("/organise/coming/friday?done=fixture-announced");
    vera
}

/// Signs somebody up, and returns the path of their own page.
pub(crate) fn sign_up(browser: &Browser, name: &str) -> String {
    let reply = browser.post("/t/friday/sign-up", &[("name", name), ("remark", "")]);
    assert_eq!(reply.status.as_u16(), 303, "{}", reply.body);
    reply.headers["location"].to_str().unwrap().to_owned()
}

/// Creates the tournament of the announced evening with these names.
pub(crate) fn draw_up(store: &Store, vera: &Browser, names: &str) {
    let announcement = announcements::by_slug(store, "friday").unwrap().id;
    let (date, time) = date_and_time(2);
    let fields = [
        ("fixture", announcement.as_str()),
        ("name", "Friday"),
        ("date", &date),
        ("time", &time),
        ("format", "four-player"),
        ("rounds", "1"),
        ("hands_per_block", "4"),
        ("scoring", "std"),
        ("rules", "usual"),
        ("values", "usual"),
        ("order", "typed"),
        ("entrants", names),
    ];
    vera.post("/organise/tournaments", &fields).assert_leads_to("/organise/t/friday?done=created");
}

#[apply(on_both!)]
fn an_announcement_is_on_every_page_and_feed(database: &Database) {
    let app = spawn_app(database);
    let vera = app.organiser();
    let visitor = app.browser();
    visitor.get("/").assert_says(200, "Aurora");
    submit_announcement(&vera, 2, &[]).assert_leads_to("/organise/coming/friday?done=fixture-saved");
    for page in ["", "/live", "/sign-up", "/poster"] {
        assert_eq!(visitor.get(&format!("/t/friday{page}")).status.as_u16(), 404, "{page}");
    }
    assert_eq!(visitor.post("/t/friday/sign-up", &[("name", "Anna")]).status.as_u16(), 404);
    assert!(!visitor.get("/c/aurora").body.contains("Friday"));
    let mut stream = visitor.stream("/c/aurora/live");
    stream.next().unwrap();
    vera.post("/organise/coming/friday/state", &[("do", "announce")]);
    assert!(stream.next().unwrap().contains("Friday"));
    let left = copy("announcement-places-players").with("left", 4).with("places", 4).to_string();
    for page in ["/", "/c/aurora", "/t/friday"] {
        let page = visitor.get(page);
        page.assert_says(200, "Red Lion");
        page.assert_shows(200, &left);
    }
    visitor.get("/t/friday").assert_says(200, "Five euros");
    visitor.get("/c/aurora/feed.atom").assert_says(200, "Friday");
    visitor.get("/c/aurora/calendar.ics").assert_says(200, "LOCATION:Red Lion");
    let poster = visitor.get("/t/friday/poster");
    poster.assert_says(200, "/t/friday/sign-up");
    // The poster was requested at a local address, which no phone can reach.
    poster.assert_shows(200, copy("print-all-the-same"));
    vera.post("/organise/coming/friday/state", &[("do", "hide")]);
    assert_eq!(visitor.get("/t/friday").status.as_u16(), 404);
    assert!(!visitor.get("/c/aurora/calendar.ics").body.contains("Red Lion"));
}

#[apply(on_both!)]
fn people_sign_up_check_in_and_play(database: &Database) {
    let app = spawn_app(database);
    let vera = with_announcement(&app);
    let visitor = app.browser();
    // Five people sign up for four places; the fifth waits and moves up.
    let phones: Vec<Browser> = (0..5).map(|_| app.browser()).collect();
    let own: Vec<String> = ["Anna", "Boris", "Dina", "Gleb", "Egor"]
        .iter()
        .zip(&phones)
        .map(|(name, phone)| sign_up(phone, name))
        .collect();
    phones[0].get(&own[0]).assert_shows(200, copy("own-sign-up-place").with("place", 1));
    phones[4].get(&own[4]).assert_shows(200, copy("own-sign-up-waits").with("place", 1));
    phones[0].get("/t/friday/sign-up").assert_says(200, &own[0]);
    phones[1].post(&own[1], &[("do", "leave")]).assert_leads_to(&own[1]);
    phones[4].get(&own[4]).assert_shows(200, copy("own-sign-up-place").with("place", 4));
    phones[1].get(&own[1]).assert_shows(200, copy("own-sign-up-left"));
    // The list is visible to organisers only.
    for page in ["/t/friday", "/c/aurora", "/t/friday/sign-up", "/c/aurora/calendar.ics"] {
        assert!(!visitor.get(page).body.contains("Gleb"), "{page}");
    }
    for (phone, page) in phones.iter().zip(&own).filter(|(_, page)| **page != own[1]) {
        phone.post(page, &[("do", "come")]).assert_leads_to(page);
    }
    vera.post("/organise/coming/friday/confirmations", &[])
        .assert_leads_to("/organise/coming/friday?done=names-confirmed");
    let list = vera.get("/organise/coming/friday");
    list.assert_shows(200, copy("announcement-there").with("count", 4));

    // The tournament starts with those checked in, at the same address, and all of them are ticked.
    let form = vera.get("/organise/tournaments/new?fixture=friday");
    for name in ["Anna", "Dina", "Gleb", "Egor"] {
        form.assert_says(200, name);
    }
    assert!(!form.body.contains("Boris\n"));
    draw_up(&database.store, &vera, "Anna\nDina\nGleb\nEgor");
    vera.get("/organise/tournaments/new?fixture=friday").assert_leads_to("/organise/t/friday");
    // Until it starts, the page is that of the announcement.
    visitor.get("/t/friday").assert_says(200, "Red Lion");
    vera.post("/organise/t/friday/start", &[("revision", "1")])
        .assert_leads_to("/organise/t/friday?done=started");
    let page = visitor.get("/t/friday");
    assert!(page.body.contains("Gleb") && !page.body.contains("Red Lion"));
    assert!(!visitor.get("/c/aurora").has(copy("front-next")));
    assert!(!visitor.get("/c/aurora/evenings").has(copy("home-upcoming")));
    // The sign-up's own page redirects to the seat.
    let seat = phones[0].get(&own[0]);
    assert_eq!(seat.status.as_u16(), 303);
    let me = seat.headers["location"].to_str().unwrap().to_owned();
    assert!(me.starts_with("/me/"), "{me}");
    phones[0].get(&me).assert_says(200, "Anna");
    // Late sign-ups are refused on the phone and accepted at the desk.
    visitor.post("/t/friday/sign-up", &[("name", "Zoya")]).assert_shows(409, copy("sign-up-no-more"));
    visitor.get("/t/friday/sign-up").assert_shows(200, copy("sign-up-begun"));
    vera.post("/organise/coming/friday/sign-ups", &[("name", "Zoya")])
        .assert_leads_to("/organise/coming/friday?done=signed-up");
    vera.get("/organise/coming/friday").assert_shows(200, copy("announcement-missing").with("count", 1));
}

#[apply(on_both!)]
fn a_series_has_lists_and_can_copy_a_tournament(database: &Database) {
    let app = spawn_app(database);
    let vera = app.organiser();
    submit_announcement(&vera, 200, &[("repeat", "week"), ("times", "3")])
        .assert_leads_to("/organise?done=fixtures-saved");
    let desk = vera.get("/organise");
    for slug in ["friday", "friday-2", "friday-3"] {
        desk.assert_says(200, &format!("/organise/coming/{slug}\""));
    }
    // Takes rules and names from an existing tournament.
    let (date, time) = date_and_time(2);
    vera.post(
        "/organise/tournaments",
        &[
            ("name", "Cup"),
            ("date", &date),
            ("time", &time),
            ("format", "two-vs-two"),
            ("scoring", "lazy"),
            ("agreed_hands", "9"),
            ("rules", "usual"),
            ("values", "usual"),
            ("order", "typed"),
            ("entrants", "Anna + Boris\nVera + Gleb"),
        ],
    )
    .assert_leads_to("/organise/t/cup?done=created");
    let copied = vera.get("/organise/tournaments/new?like=cup");
    copied.assert_says(200, "Anna + Boris\nVera + Gleb");
    copied.assert_says(200, "name=\"agreed_hands\" inputmode=\"numeric\" value=\"9\"");
    let next = vera.get("/organise/coming/new?like=cup");
    next.assert_says(200, "<option value=\"two-vs-two\" selected>");
    next.assert_says(200, "name=\"agreed_hands\" value=\"9\"");
    assert_eq!(vera.get("/organise/coming/new?like=nothing").status.as_u16(), 404);
}

#[apply(on_both!)]
fn a_series_is_announced_at_once(database: &Database) {
    let app = spawn_app(database);
    let (vera, store) = (app.organiser(), &database.store);
    let all = copy("announcement-announce-all").with("count", 3);
    submit_announcement(&vera, 200, &[("repeat", "week"), ("times", "3")]);
    let (stranger, desk) = (organiser_of_another_club(&app, database), vera.get("/organise"));
    desk.assert_shows(200, &all);
    let ids = desk.body.split("name=\"fixture\" value=\"").skip(1).filter_map(|rest| rest.split('"').next());
    let fields: Vec<_> = ids.map(|id| ("fixture", id)).collect();
    assert_eq!(fields.len(), 3);
    let is_announced =
        |slug: &str| announcements::by_slug(store, slug).unwrap().state == Publication::Announced;
    // An evening of another club is not announced, not even along with others.
    assert_eq!(stranger.post("/organise/announcements", &fields).status.as_u16(), 404);
    assert!(!["friday", "friday-2", "friday-3"].into_iter().any(is_announced));
    vera.post("/organise/announcements", &fields).assert_leads_to("/organise?done=fixtures-announced");
    assert!(["friday", "friday-2", "friday-3"].into_iter().all(is_announced));
    assert!(!vera.get("/organise").has(&all));
    // Repeating the request changes nothing.
    let revision = announcements::by_slug(store, "friday").unwrap().revision;
    vera.post("/organise/announcements", &fields).assert_leads_to("/organise?done=fixtures-announced");
    assert_eq!(announcements::by_slug(store, "friday").unwrap().revision, revision);
    let noted = vera.get("/organise/audit?kind=club").body;
    assert_eq!(noted.matches(&escaped(copy("audit-action-fixture-state"))).count(), 1);
}

#[apply(on_both!)]
fn the_check_in_page_has_its_own_list(database: &Database) {
    let app = spawn_app(database);
    let vera = with_announcement(&app);
    let own = sign_up(&app.browser(), "Anna");
    let announcement = announcements::by_slug(&database.store, "friday").unwrap();
    let door = format!("/t/friday/check-in/{}", announcement.check_in);
    let tablet = app.browser();
    tablet.get(&door).assert_says(200, "Anna");
    tablet.post(&door, &[("come", "1")]).assert_leads_to(&door);
    tablet.post(&door, &[("come", "1")]).assert_leads_to(&door);
    tablet.get(&door).assert_shows(200, copy("check-in-there").with("count", 1));
    app.browser().get(&own).assert_shows(200, copy("own-sign-up-there"));
    tablet.post(&door, &[("not_come", "1")]).assert_leads_to(&door);
    tablet.post(&door, &[("add", "yes"), ("name", "Boris")]).assert_leads_to(&door);
    tablet
        .post(&door, &[("add", "yes"), ("name", "boris")])
        .assert_shows(422, copy("sign-up-twice").with("name", "boris"));
    assert_eq!(players::list(&database.store, &announcement.club_id).unwrap().len(), 1);
    assert!(sign_ups::list(&database.store, &announcement.id).unwrap()[1].came_at.is_some());
    // A new link shuts out those who have the old one.
    vera.post("/organise/coming/friday/check-in", &[])
        .assert_leads_to("/organise/coming/friday?done=check-in");
    assert_eq!(tablet.get(&door).status.as_u16(), 404);
    assert_eq!(tablet.post(&door, &[("come", "1")]).status.as_u16(), 404);
    assert_eq!(tablet.get("/t/friday/check-in/ABCDEFGHJKMN").status.as_u16(), 404);
}

#[apply(on_both!)]
fn only_the_clubs_organisers_manage_its_lists(database: &Database) {
    let app = spawn_app(database);
    let vera = with_announcement(&app);
    let own = sign_up(&app.browser(), "Anna");
    let olga = organiser_of_another_club(&app, database);
    for path in
        ["/organise/coming/friday", "/organise/coming/friday/edit", "/organise/coming/friday/deletion"]
    {
        assert_eq!(olga.get(path).status.as_u16(), 404, "{path}");
        assert_eq!(app.browser().get(path).status.as_u16(), 303, "{path}");
    }
    for path in ["/state", "/check-in", "/sign-ups", "/sign-ups/1", "/confirmations", "/deletion", "/edit"] {
        let path = format!("/organise/coming/friday{path}");
        assert_eq!(olga.post(&path, &[("do", "leave"), ("name", "Olga")]).status.as_u16(), 404, "{path}");
    }
    // The sign-up's own page is private, and says that the evening is cancelled.
    assert_eq!(app.browser().get("/t/friday/sign-up/ABCDEFGHJKMN").status.as_u16(), 404);
    vera.post("/organise/coming/friday/state", &[("do", "call-off")]);
    app.browser().get(&own).assert_shows(200, copy("sign-up-called-off"));
    app.browser().get("/t/friday").assert_shows(200, copy("sign-up-called-off"));
    vera.post("/organise/coming/friday/deletion", &[]).assert_leads_to("/organise?done=fixture-removed");
    assert_eq!(app.browser().get(&own).status.as_u16(), 404);
}

#[test]
fn wrong_fields_are_named_and_keep_their_values() {
    let database = &Database::sqlite();
    let app = spawn_app(database);
    let vera = app.organiser();
    let wrong = [
        ("name", ""),
        ("date", "soon"),
        ("format", "individual"),
        ("places", "3"),
        ("repeat", "week"),
        ("times", "1000"),
        ("about", "\u{202e}turned"),
    ];
    let refused = submit_announcement(&vera, 2, &wrong);
    assert_eq!(refused.status.as_u16(), 422);
    for field in ["name", "date", "places", "about"] {
        refused.assert_says(422, &format!("id=\"{field}-error\""));
    }
    refused.assert_says(422, "value=\"soon\"");
    let refused = submit_announcement(&vera, 2, &[("repeat", "week"), ("times", "1000")]);
    refused.assert_shows(422, copy("announcement-times-wrong").with("max", 53));
    vera.get("/organise").assert_says(200, "Aurora");
    assert!(
        announcements::list(&database.store, &lastcard::store::clubs::list(&database.store).unwrap()[0].id)
            .unwrap()
            .is_empty()
    );

    let vera = {
        submit_announcement(&vera, 2, &[]);
        vera
    };
    vera.post("/organise/coming/friday/state", &[("do", "announce")]);
    let visitor = app.browser();
    visitor.post("/t/friday/sign-up", &[("name", " ")]).assert_shows(422, copy("problem-party-nobody"));
    let two = visitor.post("/t/friday/sign-up", &[("name", "Anna"), ("name", "Boris")]);
    two.assert_shows(422, copy("problem-party-too-many").with("most", 1));
    sign_up(&visitor, "Anna");
    let twice = app.browser().post("/t/friday/sign-up", &[("name", "anna"), ("remark", "me again")]);
    twice.assert_shows(422, copy("sign-up-twice").with("name", "anna"));
    twice.assert_says(422, "value=\"me again\"");
    let stale = [("name", "Saturday"), ("revision", "1")];
    let (date, time) = date_and_time(3);
    let form = [
        stale.as_slice(),
        &[
            ("date", &date),
            ("time", &time),
            ("format", "four-player"),
            ("scoring", "std"),
            ("rules", "usual"),
        ],
    ]
    .concat();
    vera.post("/organise/coming/friday/edit", &form).assert_shows(409, copy("announcement-stale"));
}

#[test]
fn made_up_names_are_limited_and_removed_at_once() {
    let database = Database::sqlite();
    let app = spawn_app(&database);
    let vera = app.organiser();
    submit_announcement(&vera, 2, &[("format", "individual"), ("places", "64")])
        .assert_leads_to("/organise/coming/friday?done=fixture-saved");
    vera.post("/organise/coming/friday/state", &[("do", "announce")]);
    let mut refused = 0;
    for number in 0..100 {
        // Without cookies, like a script.
        let name = format!("Made up {number}");
        let reply = app.browser().post("/t/friday/sign-up", &[("name", &name)]);
        if reply.status.as_u16() == 429 {
            reply.assert_shows(429, copy("sign-up-too-many"));
            refused += 1;
        }
    }
    assert_eq!(refused, 88);
    let list = vera.get("/organise/coming/friday");
    list.assert_shows(200, copy("sign-up-take-off-source").with("count", 12));
    vera.post("/organise/coming/friday/sign-ups/1", &[("do", "take-off-source")]);
    vera.get("/organise/coming/friday").assert_shows(200, copy("announcement-nobody"));
}

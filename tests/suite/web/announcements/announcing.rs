//! Announcing: what the form proposes, one step to the public page, series, and evenings whose format is open.

use chrono::{DateTime, Days, NaiveDate, TimeDelta, Utc};
use macro_rules_attribute::apply;

use lastcard::club::Publication;
use lastcard::store::announcements::{self, Announcement};
use lastcard::store::{Store, clubs};
use lastcard::tournament::Zone;

use crate::support::app::{App, Browser, Reply, spawn_app};
use crate::support::copy::copy;
use crate::support::database::{Database, on_both};
use crate::support::gap::{GAP, parts_at_gaps};
use crate::web::announcements::page::{date_and_time, draw_up, sign_up, submit_announcement};

/// Value of a field of the form.
fn value(form: &Reply, field: &str) -> String {
    let input = form.body.split("<input").find(|input| input.contains(&format!("name=\"{field}\"")));
    parts_at_gaps(input.expect("the field"), format!("value=\"{GAP}\"")).expect("a value")[0].to_owned()
}

fn day(at: DateTime<Utc>) -> NaiveDate {
    at.with_timezone(&"Europe/Berlin".parse::<Zone>().unwrap()).date_naive()
}

/// Announces an evening this many hours from now, whose date is meant.
fn announce(vera: &Browser, hours: i64, other: &[(&str, &str)]) {
    let (date, _) = date_and_time(hours);
    let meant = [("do", "announce"), ("agreed", date.as_str())];
    let reply = submit_announcement(vera, hours, &[other, &meant].concat());
    assert_eq!(reply.status.as_u16(), 303, "{}", reply.body);
}

fn all(store: &Store) -> Vec<Announcement> {
    announcements::list(store, &clubs::list(store).unwrap()[0].id).unwrap()
}

#[apply(on_both!)]
fn the_form_proposes_the_next_free_club_evening(database: &Database) {
    let app = spawn_app(database);
    let vera = app.organiser();
    let new = vera.get("/organise/coming/new");
    assert_eq!(value(&new, "date"), day(Utc::now() + TimeDelta::days(7)).to_string(), "a new club");
    // The club has met here for two weeks, a bit later in the day than now.
    for weeks in [2, 1] {
        announce(&vera, 2 - weeks * 168, &[("place", "Blue Lion"), ("places", ""), ("format", "open")]);
    }
    let met = all(&database.store).pop().unwrap().starts_at;
    let next = day(met).checked_add_days(Days::new(7)).unwrap();
    let new = vera.get("/organise/coming/new");
    assert_eq!((value(&new, "date"), value(&new, "place")), (next.to_string(), "Blue Lion".to_owned()));
    assert_eq!((value(&new, "places"), value(&new, "about")), (String::new(), String::new()));
    // That day is taken then, so the week after it is proposed.
    announce(&vera, 2, &[("name", "Saturday")]);
    let after = next.checked_add_days(Days::new(7)).unwrap();
    assert_eq!(value(&vera.get("/organise/coming/new"), "date"), after.to_string());
}

#[apply(on_both!)]
fn one_button_announces_and_the_other_keeps(database: &Database) {
    let app = spawn_app(database);
    let vera = app.organiser();
    let id = [("fixture", "0123456789abcdef0123456789abcdef"), ("do", "announce")];
    for _ in 0..2 {
        submit_announcement(&vera, 2, &id).assert_leads_to("/organise/coming/friday?done=fixture-announced");
    }
    assert_eq!(all(&database.store).len(), 1, "sent twice");
    app.browser().get("/t/friday").assert_shows(200, copy("sign-up"));
    vera.get("/organise/coming/friday").assert_shows(200, copy("share-copy"));
    submit_announcement(&vera, 26, &[("name", "Later"), ("do", "save")])
        .assert_leads_to("/organise/coming/later?done=fixture-saved");
    assert_eq!(app.browser().get("/t/later").status.as_u16(), 404);
    vera.get("/organise").assert_shows(200, copy("announcement-line-hidden").with("names", 0));
}

#[apply(on_both!)]
fn a_series_is_announced_at_once_with_dates_in_its_names(database: &Database) {
    let app = spawn_app(database);
    let vera = app.organiser();
    let (proposed, moved) = (date_and_time(24).0, date_and_time(48).0);
    // The name was made for the proposed day; the organiser has moved the evening.
    let name = format!("Club {proposed}");
    let fields = [("name", name.as_str()), ("named_for", &proposed), ("repeat", "week"), ("times", "2")];
    submit_announcement(&vera, 48, &[&fields[..], &[("do", "announce")]].concat())
        .assert_leads_to(&format!("/organise/coming/club-{moved}?done=fixtures-announced"));
    let made = all(&database.store);
    assert_eq!(made.len(), 2);
    for one in made {
        assert_eq!(one.state, Publication::Announced);
        assert_eq!(one.name.as_str(), format!("Club {}", day(one.starts_at)));
    }
}

#[apply(on_both!)]
fn a_saved_series_is_announced_from_each_of_its_pages(database: &Database) {
    let app = spawn_app(database);
    let vera = app.organiser();
    submit_announcement(&vera, 48, &[("repeat", "week"), ("times", "3")]);
    submit_announcement(&vera, 72, &[("name", "Another")]);
    let page = vera.get("/organise/coming/friday-2");
    page.assert_shows(200, copy("announcement-announce-all").with("count", 3));
    let ids = page.body.split("name=\"fixture\" value=\"").skip(1).filter_map(|rest| rest.split('"').next());
    let fields: Vec<_> = ids.map(|id| ("fixture", id)).chain([("from", "friday-2")]).collect();
    vera.post("/organise/announcements", &fields)
        .assert_leads_to("/organise/coming/friday-2?done=fixtures-announced");
    let hidden = all(&database.store).into_iter().filter(|one| one.state == Publication::Hidden);
    assert_eq!(hidden.map(|one| one.slug).collect::<Vec<_>>(), ["another"]);
}

#[apply(on_both!)]
fn the_next_one_keeps_everything_but_the_date(database: &Database) {
    let app = spawn_app(database);
    let vera = app.organiser();
    let (date, _) = date_and_time(48);
    let name = format!("Club {date}");
    announce(&vera, 48, &[("name", &name), ("places", "3"), ("format", "free-for-all"), ("rounds", "")]);
    let slug = format!("club-{date}");
    vera.get(&format!("/organise/coming/{slug}")).assert_says(200, &format!("?like={slug}\""));
    let next = day(all(&database.store)[0].starts_at).checked_add_days(Days::new(7)).unwrap();
    let form = vera.get(&format!("/organise/coming/new?like={slug}"));
    let values = ["date", "name", "place", "places", "about"].map(|field| value(&form, field));
    let expected =
        [next.to_string(), format!("Club {next}"), "Red Lion".into(), "3".into(), "Five euros".into()];
    assert_eq!(values, expected);
    form.assert_says(200, "<option value=\"free-for-all\" selected>");
    // Announced dates are skipped, in whatever order.
    announce(&vera, 48 + 168, &[("name", "Taken")]);
    let form = vera.get(&format!("/organise/coming/new?like={slug}"));
    assert_eq!(value(&form, "date"), next.checked_add_days(Days::new(7)).unwrap().to_string());
}

#[apply(on_both!)]
fn an_open_format_is_decided_by_who_comes(database: &Database) {
    let app = spawn_app(database);
    let vera = app.organiser();
    announce(&vera, 2, &[("format", "open"), ("rounds", ""), ("hands_per_block", "")]);
    let public = app.browser().get("/t/friday");
    public.assert_shows(200, copy("format-open"));
    public.assert_shows(200, copy("announcement-places-open").with("names", 0));
    let edit = vera.get("/organise/coming/friday/edit");
    edit.assert_says(200, "<option value=\"open\" selected>");
    assert_eq!(value(&edit, "places"), "");
    for name in ["Anna", "Dina", "Gleb", "Egor"] {
        sign_up(&app.browser(), name);
    }
    app.browser().get("/t/friday").assert_shows(200, copy("announcement-places-open").with("names", 4));
    vera.get("/organise")
        .assert_shows(200, copy("announcement-signed-up").with("names", 4).with("waiting", 0));
    let four = vera.get("/organise/tournaments/new?fixture=friday");
    four.assert_says(200, "name=\"format\" value=\"four-player\" checked");
    sign_up(&app.browser(), "Zoya");
    let five = vera.get("/organise/tournaments/new?fixture=friday");
    five.assert_says(200, "name=\"format\" value=\"free-for-all\" checked");
    draw_up(&database.store, &vera, "Anna\nDina\nGleb\nEgor");
    // The next one leaves it open again, whatever was played.
    let next = vera.get("/organise/coming/new?like=friday");
    next.assert_says(200, "<option value=\"open\" selected>");
}

#[test]
fn a_wrong_number_of_places_is_named_in_an_open_format() {
    let database = Database::sqlite();
    let app: App = spawn_app(&database);
    let vera = app.organiser();
    let wrong = submit_announcement(&vera, 2, &[("format", "open"), ("places", "3"), ("do", "announce")]);
    let open = copy("format-open").to_string();
    let said = copy("announcement-places-wrong").with("format", open).with("min", 4).with("max", 256);
    wrong.assert_shows(422, said);
    wrong.assert_says(422, "<option value=\"open\" selected>");
}

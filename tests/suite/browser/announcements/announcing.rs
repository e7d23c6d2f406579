//! Announcing an evening and passing it on, with and without scripts.

use lastcard::club::Publication;
use lastcard::store::announcements::{self, Announcement};
use lastcard::store::sign_ups::{self, SignUp};
use lastcard::store::{Store, clubs};

use crate::browser::phones::kind::Kind;
use crate::browser::phones::phone::Phone;
use crate::support::app::{App, PASSWORD, spawn_app};
use crate::support::copy::copy;
use crate::support::database::Database;

const NAMES: [&str; 10] = ["Anna", "Boris", "Dina", "Egor", "Frida", "Gleb", "Hana", "Igor", "Jana", "Kim"];

const KINDS: [Kind; 2] = [
    Kind { size: (390, 844), javascript: true, dark: true },
    Kind { size: (1440, 900), javascript: false, dark: false },
];

pub(crate) async fn logged_in(app: &App, kind: Kind) -> Phone {
    // Logging in uses a blocking client, which must not be dropped inside the test's runtime.
    std::thread::scope(|scope| scope.spawn(|| drop(app.organiser())).join()).unwrap();
    let phone = Phone::of(kind).await;
    phone.open(&app.url("/login")).await;
    phone.type_into("[name=login]", "vera").await;
    phone.type_into("[name=password]", PASSWORD).await;
    phone.press_enter().await;
    phone.wait_for_text("h1", "Aurora").await;
    phone.take_taps();
    phone
}

fn only(store: &Store) -> Announcement {
    let club = clubs::list(store).unwrap().remove(0);
    let [one] = &announcements::list(store, &club.id).unwrap()[..] else { panic!("not one announcement") };
    one.clone()
}

#[tokio::test]
async fn an_evening_is_announced_in_two_taps() {
    for kind in KINDS {
        let database = Database::sqlite();
        let app = spawn_app(&database);
        let phone = logged_in(&app, kind).await;
        phone.tap("a[href='/organise/coming/new']").await;
        phone.tap("main form .primary").await;
        phone.wait_for_text(".notice", copy("done-fixture-announced")).await;
        assert_eq!(phone.take_taps(), 2);
        let one = only(&database.store);
        assert_eq!(one.state, Publication::Announced);
        assert!(one.format_open && one.is_unlimited());
        let address = phone.text(".share-address").await;
        assert!(app.url(&format!("/t/{}", one.slug)).ends_with(&address), "{address}");
    }
}

#[tokio::test]
async fn ten_names_are_pasted_at_once() {
    for kind in KINDS {
        let database = Database::sqlite();
        let app = spawn_app(&database);
        let phone = logged_in(&app, kind).await;
        phone.tap("a[href='/organise/coming/new']").await;
        phone.tap("main form .primary").await;
        phone.type_into("#names", &NAMES.join("\n")).await;
        phone.tap(".sign-up-add .button").await;
        phone.wait_for_text(".notice", copy("announcement-added").with("count", 10)).await;
        assert_eq!(phone.texts(".sign-up-who strong").await, NAMES);
        phone.tap("#sign-up-4 .sign-up-remove").await;
        phone.wait_until(async || phone.texts(".sign-up-who strong").await.len() == 9).await;
        let list = sign_ups::list(&database.store, &only(&database.store).id).unwrap();
        let here = list.iter().filter(|one| one.left_at.is_none()).map(SignUp::names);
        assert_eq!(
            here.collect::<Vec<_>>(),
            NAMES.into_iter().filter(|name| *name != "Egor").collect::<Vec<_>>()
        );
    }
}

#[tokio::test]
async fn the_link_is_copied() {
    let database = Database::sqlite();
    let app = spawn_app(&database);
    let phone = logged_in(&app, KINDS[0]).await;
    phone.tap("a[href='/organise/coming/new']").await;
    phone.tap("main form .primary").await;
    phone.tap(".share-link [data-copy]").await;
    phone.wait_for_text(".share-link [role=status]", copy("share-copied")).await;
    // Whoever gets it finds the page on which people sign up.
    let link = phone.run("return document.querySelector('[data-copy]').dataset.copy", &[]).await;
    phone.open(link.as_str().unwrap()).await;
    phone.wait_for_text("main .primary", copy("sign-up")).await;
}

#[tokio::test]
async fn the_length_is_asked_for_only_with_a_format_and_dates_only_of_a_series() {
    let database = Database::sqlite();
    let app = spawn_app(&database);
    let phone = logged_in(&app, KINDS[0]).await;
    phone.tap("a[href='/organise/coming/new']").await;
    phone.tap(".announcement-played > summary").await;
    let shows = async |css: &str| {
        let script = "return document.querySelector(arguments[0]).checkVisibility()";
        phone.run(script, &[css]).await == true
    };
    assert!(!shows("#rounds").await && !shows("#times").await);
    phone.choose("#format", "individual").await;
    phone.choose("#repeat", "week").await;
    assert!(shows("#rounds").await && shows("#times").await);
}

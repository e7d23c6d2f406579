//! What programs of those who follow a club are told: one event and one entry for an evening, through its whole life.

use lastcard::store::{fixtures, players, sign_ups};
use reqwest::Method;

use super::fixtures::{announce, sign_up};
use crate::support::app::spawn_app;
use crate::support::database::on_both;

on_both! {

    fn no_character_that_xml_forbids_makes_a_feed_unreadable(database) {
        let app = spawn_app(database);
        let vera = app.organiser();
        let odd = [("name", "Fri\u{ffff}day"), ("place", "Hall\u{fffe} B\u{1ffff}"), ("about", "Bring\u{fdd0} cards")];
        announce(&vera, 2, &odd).leads_to("/organise/coming/friday?done=fixture-saved");
        vera.post("/organise/coming/friday/state", &[("do", "announce")]);
        let raw = app.browser().raw(Method::GET, "/c/aurora/feed.atom", &[]);
        let xml = String::from_utf8(raw.body).unwrap();
        roxmltree::Document::parse(&xml).unwrap();
        assert!(xml.contains("Hall B"), "{xml}");
        let fixture = fixtures::by_slug(&database.store, "friday").unwrap();
        assert_eq!(fixture.name.as_str(), "Friday");
        // And what was kept before it was looked at.
        database.run("UPDATE fixtures SET name = 'Fri\u{ffff}day', place = 'Hall\u{fffe} C'");
        let raw = spawn_app(database).browser().raw(Method::GET, "/c/aurora/feed.atom", &[]);
        let xml = String::from_utf8(raw.body).unwrap();
        roxmltree::Document::parse(&xml).unwrap();
        assert!(xml.contains("Hall C"), "{xml}");
        sign_up(&app.browser(), "An\u{ffff}na");
        assert_eq!(sign_ups::list(&database.store, &fixture.id).unwrap()[0].players[0].name.as_str(), "Anna");
        assert!(players::list(&database.store, &fixture.club_id).unwrap().is_empty());
    }
}

//! The rules, explained.

use lastcard::rules::{OptionValue, Preset};
use lastcard::tournament::SetupKeys;

use super::{organise, public};
use crate::support::app::spawn_app;
use crate::support::database::on_both;
use crate::support::evening::{keys, started};

on_both! {
    fn every_preset_is_listed_and_explained(database) {
        let app = spawn_app(database);
        let index = app.browser().get("/rules");
        index.says(200, "What the cards are worth");
        assert_eq!(index.rows().last().map(String::as_str), Some("+4 Wild Draw Four 50 20"));
        for preset in Preset::ALL {
            index.says(200, &format!("href=\"/rules/{preset}\""));
            let page = app.browser().get(&format!("/rules/{preset}"));
            page.says(200, "<span>“");
            assert_eq!(page.body.contains(">Differs<"), *preset != Preset::Club, "{preset}");
        }
        app.browser().get("/rules/club").says(200, "All other rules are compared with these.");
    }

    fn what_differs_from_the_club_is_marked(database) {
        let app = spawn_app(database);
        let page = app.browser().get("/rules/international");
        page.says(200, "You may draw even when you hold a card that fits.");
        page.says(200, "In the Club rules: You may draw only when you hold no card that fits.");
        app.browser().get("/rules/challenge").says(200, "One thing is played otherwise");
        let duo = app.browser().get("/rules/duo");
        assert_eq!(duo.rows().last().map(String::as_str), Some("+4 Wild Draw Four 20 50"));
    }

    fn unknown_rules_are_the_usual_page(database) {
        let app = spawn_app(database);
        for path in ["/rules/svintus", "/rules/CLUB", "/rules/club/"] {
            app.browser().get(path).says(404, "There is nothing here");
        }
    }

    fn rules_that_did_not_change_are_not_sent_again(database) {
        let app = spawn_app(database);
        let first = app.browser().get("/rules/club");
        let tag = first.header("etag").to_owned();
        let again = app.browser().send(reqwest::Method::GET, "/rules/club", |r| r.header("if-none-match", tag));
        assert_eq!((again.status.as_u16(), again.body.as_str()), (304, ""));
    }

    fn a_tournament_leads_to_its_rules_and_says_its_own(database) {
        let app = spawn_app(database);
        let (club, _) = public::club(&database.store);
        let own = [("house.jump".to_owned(), OptionValue::from("true"))];
        let values = serde_json::from_str(r#"{"W":40}"#).unwrap();
        let header = started(
            &database.store,
            &club,
            &SetupKeys { options: own.into(), values: Some(values), ..keys("four-player") },
        );
        let page = app.browser().get(&format!("/t/{}", header.slug));
        page.says(200, "<a href=\"/rules/club\">Club rules</a>");
        page.says(200, "Jumping in: whoever holds exactly the card on top");
        page.says(200, "Wild: 40 points each");
        let page = app.browser().get(&format!("/t/{}/schedule", header.slug));
        page.says(200, "<a href=\"/rules/club\">Club rules</a>");
    }

    fn a_draft_leads_to_its_rules(database) {
        let app = spawn_app(database);
        let vera = organise::with_draft(&app);
        let form = vera.get("/organise/tournaments/new");
        form.says(200, "<a href=\"/rules/club\" target=\"_blank\">Club rules in full");
        form.says(200, "<a href=\"/rules/international\" target=\"_blank\">");
        vera.get("/organise/t/friday-night").says(200, "<a href=\"/rules/club\">Club rules</a>");
    }
}

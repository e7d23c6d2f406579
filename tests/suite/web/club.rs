//! The club's own page, and its list of players, through public routes.

use crate::support::app::{Browser, spawn_app};
use crate::support::database::on_both;

use super::organise::{create, with_draft};

/// The id of a player on the roster page.
fn player(browser: &Browser, name: &str) -> String {
    let page = browser.get("/organise/players").body;
    let entry = page.split("<summary>").find(|part| part.contains(&format!("<bdi>{name}</bdi>"))).unwrap();
    entry.split("/organise/players/").nth(1).unwrap().split('/').next().unwrap().to_owned()
}

on_both! {
    fn a_club_s_settings_are_changed(database) {
        let app = spawn_app(database);
        let vera = app.organiser();
        let page = vera.get("/organise/club");
        page.says(200, "name=\"minutes\" value=\"6\"");
        page.says(200, "<option value=\"Europe/Berlin\" selected>");
        let club = [("club", "Borealis"), ("time_zone", "Asia/Kolkata"), ("language", "en")];
        let played_in = |minutes, seconds| [&club[..], &[("minutes", minutes), ("seconds", seconds)]].concat();
        for (minutes, seconds) in [("0", "29"), ("61", ""), ("60", "1"), ("-1", "0"), ("five", ""), ("5", "60"), ("", "")] {
            let refused = vera.post("/organise/club", &played_in(minutes, seconds));
            refused.says(422, "together between 30 seconds and 60 minutes");
            refused.says(422, "value=\"Borealis\"");
            refused.says(422, &format!("name=\"seconds\" value=\"{seconds}\""));
        }
        vera.post("/organise/club", &played_in("4", "45")).leads_to("/organise/club?done=club");
        let page = vera.get("/organise/club?done=club");
        page.says(200, "name=\"minutes\" value=\"4\"");
        page.says(200, "name=\"seconds\" value=\"45\"");
        vera.get("/organise").says(200, "<bdi>Borealis</bdi>");
        app.browser().get("/organise/club").leads_to("/login?next=/organise/club");
    }

    fn a_draft_says_how_long_it_takes_and_how_fair_it_is(database) {
        let app = spawn_app(database);
        let vera = with_draft(&app);
        vera.get("/organise/t/friday-night").says(200, "href=\"/organise/t/friday-night/forecast\"");
        let page = vera.get("/organise/t/friday-night/forecast");
        page.says(200, "Each table plays 12 hands one after the other, in 3 blocks. That takes 1 h 10 min.");
        page.says(200, "It ends about Fri, 27 Nov 2026, 20:42.");
        page.says(200, "1 round <span class=\"badge\">as planned</span>");
        page.says(200, "goes out in 35 of 100 hands");
        page.says(200, "this whole tournament is played 1,000 times");
        let far = vera.get("/organise/t/friday-night/forecast?edge=57");
        far.says(200, "goes out in 57 of 100 hands");
        assert_ne!(far.rows(), page.rows());
        let settings = [("club", "Aurora"), ("time_zone", "Asia/Kolkata"), ("language", "en"), ("minutes", "10"), ("seconds", "")];
        vera.post("/organise/club", &settings).leads_to("/organise/club?done=club");
        vera.get("/organise/t/friday-night/forecast").says(200, "It ends about Sat, 28 Nov 2026, 02:00.");
        vera.post("/organise/t/friday-night/start", &[("revision", "1"), ("everybody", "yes")]);
        assert_eq!(vera.get("/organise/t/friday-night/forecast").status.as_u16(), 409);
        vera.get("/organise/t/nothing/forecast").says(404, "There is nothing here");
    }

    fn two_entries_of_one_player_become_one(database) {
        let app = spawn_app(database);
        let vera = with_draft(&app);
        create(&vera, &[("name", "Cup"), ("entrants", "Annie\nBoris\nVera\nGleb")]).leads_to("/organise/t/cup?done=created");
        let (anna, annie, boris) = (player(&vera, "Anna"), player(&vera, "Annie"), player(&vera, "Boris"));
        let path = format!("/organise/players/{annie}/merging");
        vera.get(&path).says(200, "Annie is the same person as");
        let look = vera.get(&format!("{path}?with={anna}"));
        look.says(200, "It cannot be undone");
        look.says(200, "<bdi>Friday night</bdi>");
        look.says(200, "<bdi>Cup</bdi>");
        let refused = vera.get(&format!("{path}?with={boris}"));
        refused.says(200, "Both play in Cup");
        assert!(!refused.body.contains("Make them one"), "{}", refused.body);
        vera.post(&path, &[("with", &boris), ("stays", &boris)]).says(409, "Both play in Cup");
        vera.post(&path, &[("with", &anna), ("stays", "nobody")]).says(400, "could not be understood");
        vera.post(&path, &[("with", &annie), ("stays", &annie)]).says(400, "could not be understood");
        vera.post(&path, &[("with", &anna), ("stays", &anna)]).leads_to("/organise/players?done=merged");
        vera.get("/organise/players?done=merged").says(200, "They are one entry now.");
        assert!(!vera.get("/organise/players").body.contains("Annie"));
        let cup = vera.get("/organise/t/cup");
        cup.says(200, "Annie and Anna are one person; Anna stays on the list");
        cup.says(200, "<bdi>Annie</bdi>");
        vera.post(&path, &[("with", &anna), ("stays", &anna)]).says(404, "There is nothing here");
        vera.get(&path).says(404, "There is nothing here");
    }
}

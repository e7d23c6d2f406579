//! People come and go while a tournament runs, through public routes only.

use crate::support::app::{Browser, spawn_app};
use crate::support::database::on_both;

use super::organise::{code, create, with_started};

const AT: &str = "/organise/t/friday-night";

fn look(browser: &Browser, deed: &str, query: &str) -> crate::support::app::Reply {
    browser.get(&format!("{AT}/people/{deed}?{query}"))
}

/// Records the first hand at its table: Anna, or whoever has her seat, goes out.
fn record(browser: &Browser, out: &str) {
    let entries = format!("/at/{}/entries", code(&browser.get(AT)));
    let fields = [("slot", "1.1.1"), ("based_on", "0"), ("entry_key", "first-hand"), ("out", out)];
    let left = [("total.vera", "5"), ("total.gleb", "7")];
    let sent = browser.post(&entries, &[&fields[..], &left[..]].concat());
    assert_eq!(sent.status, 303, "{}", sent.body);
}

on_both! {
    fn a_substitute_is_looked_at_seated_and_taken_back(database) {
        let app = spawn_app(database);
        let vera = with_started(&app);
        vera.get(AT).says(200, "Substitute…");
        look(&vera, "substitution", "player=anna").says(200, "A substitute for Anna");
        let preview = look(&vera, "substitution", "player=anna&name=Zoya");
        preview.says(200, "Zoya sits in the seat of Anna from hand 1 on.");
        preview.says(200, "“Anna, then Zoya”");
        preview.says(200, "12 hands are different");
        // Looking changes nothing.
        assert!(!vera.get("/t/friday-night/schedule").body.contains("Zoya"));
        let step = [("player", "anna"), ("name", "Zoya"), ("from", "")];
        vera.post(&format!("{AT}/people/substitution"), &step).leads_to(&format!("{AT}?done=substitution"));
        let public = app.browser();
        public.get("/t/friday-night").says(200, "Anna, then Zoya");
        public.get("/t/friday-night").says(200, "Zoya plays for Anna from hand 1");
        assert!(!public.get("/t/friday-night/schedule").body.contains("Anna →"));
        public.get("/t/friday-night/entrants/anna").says(200, "Anna, then Zoya");
        vera.get("/organise/players").says(200, "Zoya");
        let page = vera.get(AT);
        let (_, rest) = page.body.split_once(&format!("{AT}/changes/")).expect("a way back");
        let back = format!("{AT}/changes/{}", rest.split('"').next().unwrap());
        app.browser().post(&back, &[]).says(401, "");
        vera.post(&back, &[]).leads_to(&format!("{AT}?done=taken-back"));
        assert!(!public.get("/t/friday-night/schedule").body.contains("Zoya"));
        public.get("/t/friday-night").says(200, "Taken back: Zoya plays for Anna from hand 1");
        vera.post(&back, &[]).says(409, "That can no longer be taken back");
    }

    fn after_a_result_the_way_back_is_gone_and_says_why(database) {
        let app = spawn_app(database);
        let vera = with_started(&app);
        let step = [("player", "anna"), ("name", "Zoya"), ("from", "1.1")];
        vera.post(&format!("{AT}/people/substitution"), &step).leads_to(&format!("{AT}?done=substitution"));
        record(&vera, "zoya");
        let page = vera.get(AT);
        page.says(200, "Something was recorded since, so this stays.");
        assert!(!page.body.contains("/changes/"));
        app.browser().get("/t/friday-night").says(200, "+12");
    }

    fn one_of_four_withdraws_and_the_tournament_ends_until_that_is_taken_back(database) {
        let app = spawn_app(database);
        let vera = with_started(&app);
        let preview = look(&vera, "withdrawal", "player=boris&from=1.5");
        preview.says(200, "8 open hands become void for everybody");
        let step = [("player", "boris"), ("from", "1.5")];
        vera.post(&format!("{AT}/people/withdrawal"), &step).leads_to(&format!("{AT}?done=withdrawal"));
        app.browser().get("/t/friday-night/schedule").says(200, "Not played, a player withdrew");
        let page = vera.get(AT);
        let (_, rest) = page.body.split_once(&format!("{AT}/changes/")).expect("a way back");
        let back = format!("{AT}/changes/{}", rest.split('"').next().unwrap());
        vera.post(&back, &[]).leads_to(&format!("{AT}?done=taken-back"));
    }

    fn what_is_not_possible_is_said_and_changes_nothing(database) {
        let app = spawn_app(database);
        let vera = with_started(&app);
        record(&vera, "anna");
        let post = |deed: &str, fields: &[(&str, &str)]| vera.post(&format!("{AT}/people/{deed}"), fields);
        let before = app.browser().get("/t/friday-night/schedule").body;
        let boris = [("player", "anna"), ("name", "Boris"), ("from", "1.2")];
        let refused = post("substitution", &boris);
        refused.says(422, "“Boris” already plays in this tournament.");
        refused.says(422, "value=\"Boris\"");
        post("withdrawal", &[("player", "anna"), ("from", "1.1")]).says(422, "Hand 1 is recorded already.");
        post("withdrawal", &[("player", "anna"), ("from", "1.13")]).says(422, "This player has no hand left");
        post("withdrawal", &[("player", "nobody"), ("from", "1.2")]).says(404, "Nobody of that name plays here");
        post("substitution", &[("player", "anna"), ("name", " "), ("from", "")]).says(422, "Type a name.");
        post("arrival", &[("name", "Zoya")]).says(422, "A four-player tournament cannot be joined after its start.");
        post("promotion", &[("player", "anna")]).says(404, "");
        assert_eq!(app.browser().get("/t/friday-night/schedule").body, before);
    }

    fn blocks_are_drawn_anew_for_those_who_play_on(database) {
        let app = spawn_app(database);
        let vera = app.organiser();
        let nine = "Anna\nBoris\nVera\nGleb\nDina\nEgor\nZoya\nIlya\nJuri";
        create(&vera, &[("format", "individual"), ("entrants", nine)]).leads_to(&format!("{AT}?done=created"));
        let all = [("revision", "1"), ("everybody", "yes")];
        vera.post(&format!("{AT}/start"), &all).leads_to(&format!("{AT}?done=started"));
        let public = app.browser();
        let schedule = || {
            let page = public.get("/t/friday-night/schedule").body;
            page.split_once("<ul class=\"panels schedule\">").expect("a schedule").1.to_owned()
        };
        let drawn = schedule();

        let preview = look(&vera, "withdrawal", "player=juri");
        preview.says(200, "The last 9 blocks are drawn anew for the 8 who play on.");
        preview.says(200, "Nobody sits out any of them.");
        preview.says(200, "36 more hands");
        assert!(!preview.body.contains("void"), "nothing was begun");
        assert!(schedule() == drawn, "looking changes nothing");
        let step = [("player", "juri"), ("from", "1.1")];
        vera.post(&format!("{AT}/people/withdrawal"), &step).leads_to(&format!("{AT}?done=withdrawal"));
        assert!(!schedule().contains("Juri") && !schedule().contains("sitting out"));
        let page = vera.get(AT);
        let (_, rest) = page.body.split_once(&format!("{AT}/changes/")).expect("a way back");
        let back = format!("{AT}/changes/{}", rest.split('"').next().unwrap());
        vera.post(&back, &[]).leads_to(&format!("{AT}?done=taken-back"));
        assert!(schedule() == drawn, "taken back, everything is as it was");

        let ask = look(&vera, "arrival", "");
        ask.says(200, "From which hand on?");
        assert!(ask.body.contains("value=\"1.5\"") && !ask.body.contains("value=\"1.6\""));
        let preview = look(&vera, "arrival", "name=Lena&from=1.5");
        preview.says(200, "The last 8 blocks are drawn anew for the 10 who play on.");
        preview.says(200, "Lena begins with nothing, as everybody did.");
        preview.says(200, "fewer than those who were here from the start");
        look(&vera, "arrival", "name=Lena&from=1.6").says(422, "A late player joins with a block. The next one begins with hand 9");
        look(&vera, "arrival", "name=Juri&from=1.5").says(422, "Juri");
        look(&vera, "arrival", "name=Lena&from=1.99").says(422, "");
        let step = [("name", "Lena"), ("from", "1.5")];
        vera.post(&format!("{AT}/people/arrival"), &step).leads_to(&format!("{AT}?done=arrival"));
        public.get("/t/friday-night").says(200, "Lena");
        public.get("/t/friday-night/entrants/lena").says(200, "Lena");
        // Who came can be followed by who goes.
        look(&vera, "withdrawal", "player=anna&from=1.5").says(200, "The last 8 blocks are drawn anew for the 9 who play on.");
    }

    fn a_table_that_is_needed_no_longer_says_so(database) {
        let app = spawn_app(database);
        let vera = app.organiser();
        let eight = "Anna\nBoris\nVera\nGleb\nDina\nEgor\nZoya\nIlya";
        create(&vera, &[("format", "individual"), ("entrants", eight)]).leads_to(&format!("{AT}?done=created"));
        let all = [("revision", "1"), ("everybody", "yes")];
        vera.post(&format!("{AT}/start"), &all).leads_to(&format!("{AT}?done=started"));
        let page = vera.get(AT);
        let codes: Vec<&str> = page.body.split("class=\"code\">").skip(1).filter_map(|rest| rest.split('<').next()).collect();
        let step = [("player", "ilya"), ("from", "1.1")];
        vera.post(&format!("{AT}/people/withdrawal"), &step).leads_to(&format!("{AT}?done=withdrawal"));
        let public = app.browser();
        public.get(&format!("/at/{}", codes[0])).says(200, "Hand 1 of 28");
        public.get(&format!("/at/{}", codes[1])).says(200, "All hands of this table are played");
    }

    fn a_withdrawal_that_leaves_too_few_leads_to_the_end(database) {
        let app = spawn_app(database);
        let vera = app.organiser();
        let teams = [("format", "two-vs-two"), ("entrants", "Anna + Boris\nVera + Gleb")];
        create(&vera, &teams).leads_to(&format!("{AT}?done=created"));
        let all = [("revision", "1"), ("everybody", "yes")];
        vera.post(&format!("{AT}/start"), &all).leads_to(&format!("{AT}?done=started"));
        let refused = look(&vera, "withdrawal", "player=anna");
        refused.says(422, "Name a substitute, or stop the tournament.");
        refused.says(422, &format!("{AT}/stop"));
        let step = [("player", "boris"), ("name", "Zoya")];
        vera.post(&format!("{AT}/people/substitution"), &step).leads_to(&format!("{AT}?done=substitution"));
        app.browser().get("/t/friday-night").says(200, "Zoya for Boris");
    }

    fn a_late_player_joins_a_table_where_everybody_is_for_themselves(database) {
        let app = spawn_app(database);
        let vera = app.organiser();
        let form = [("format", "free-for-all"), ("scoring", "lose200"), ("entrants", "Anna\nVera\nGleb")];
        create(&vera, &form).leads_to(&format!("{AT}?done=created"));
        let all = [("revision", "1"), ("everybody", "yes")];
        vera.post(&format!("{AT}/start"), &all).leads_to(&format!("{AT}?done=started"));
        record(&vera, "anna");
        vera.get(AT).says(200, "Add a player…");
        let preview = look(&vera, "arrival", "name=Zoya");
        preview.says(200, "Zoya plays from hand 2 on.");
        preview.says(200, "Zoya begins with 7 points, the most that anybody has");
        preview.says(200, "4 at the table, clockwise: Anna, Vera, Gleb and Zoya");
        assert!(!app.browser().get("/t/friday-night").body.contains("Zoya"), "looking changes nothing");
        vera.post(&format!("{AT}/people/arrival"), &[("name", "Zoya"), ("from", "1.2")])
            .leads_to(&format!("{AT}?done=arrival"));
        vera.get(&format!("{AT}?done=arrival")).says(200, "The player has joined.");
        let table = app.browser().get(&format!("/at/{}", code(&vera.get(AT))));
        assert!(table.body.contains("value=\"zoya\""), "{}", table.body);
        app.browser().get("/t/friday-night").says(200, "Zoya joined from hand 2");
        app.browser().get("/t/friday-night/entrants/zoya").says(200, "Zoya");
        vera.get("/organise/players").says(200, "Zoya");
    }

    fn a_substitute_has_a_link_of_their_own_and_plays_by_it(database) {
        let app = spawn_app(database);
        let vera = with_started(&app);
        let step = [("player", "anna"), ("name", "Zoya"), ("from", "1.1")];
        vera.post(&format!("{AT}/people/substitution"), &step).leads_to(&format!("{AT}?done=substitution"));
        let cards = vera.get(&format!("{AT}/cards")).body;
        // The link stands with the name on the player's card.
        let (_, rest) = cards.split_once("Zoya").expect("a card for the substitute");
        let me = format!("/me/{}", &rest[rest.find("/me/").expect("a link") + 4..].split(['"', '<']).next().unwrap());
        let phone = app.browser();
        phone.get(&me).says(200, "Zoya");
        phone.post(&me, &[]).leads_to(&me);
        phone.get(&me).says(200, "This phone plays as");
        let play = format!("/at/{}/play", code(&vera.get(AT)));
        phone.post(&play, &[("slot", "1.1.1")]).leads_to(&play);
        phone.get(&me).leads_to(&play);
        phone.get(&play).says(200, "Zoya");
        assert!(!phone.get(&play).body.contains("Anna"), "Anna does not sit there any more");
    }
}

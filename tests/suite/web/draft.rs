//! The form that draws up a tournament, through public routes only.

use lastcard::store::tournaments;

use crate::support::app::spawn_app;
use crate::support::copy::copy;
use crate::support::database::on_both;

use super::organise::{FOUR, create, evening};

on_both! {
    fn a_short_evening_says_how_even_it_is_before_it_starts(database) {
        let app = spawn_app(database);
        let vera = app.organiser();
        let six = "Anna\nBoris\nVera\nGleb\nDina\nEgor";
        let short = [("format", "individual"), ("entrants", six), ("hands_per_block", "2"), ("blocks", "3"), ("rounds", "")];
        let with = |field: &'static str, value: &'static str| {
            short.map(|(name, usual)| (name, if name == field { value } else { usual }))
        };
        // What is wrong stands beside its field, with what was typed.
        let refused = create(&vera, &with("blocks", "0"));
        refused.tells(422, copy("problem-out-of-range").with("given", "0").with("min", 1).with("max", 700));
        refused.says(422, "id=\"blocks-error\"");
        refused.says(422, "name=\"blocks\" inputmode=\"numeric\" value=\"0\"");
        create(&vera, &with("blocks", "many")).says(422, "value=\"many\"");
        create(&vera, &with("hands_per_block", "3")).says(422, "id=\"hands_per_block-error\"");
        create(&vera, &short).leads_to("/organise/t/friday-night?done=created");
        let draft = vera.get("/organise/t/friday-night");
        let from_to = |min: u32, max: u32| copy("draft-range").with("min", min).with("max", max).to_string();
        let fairness = copy("draft-fairness").with("partners", from_to(0, 2)).with("opponents", from_to(0, 4));
        let fairness = fairness.with("left", from_to(0, 2)).with("deals", from_to(0, 2)).with("openings", from_to(0, 2));
        draft.tells(200, fairness);
        draft.tells(200, copy("draft-hands-each").with("hands", "4"));
        // Blocks go before rounds that still stand there.
        let form = vera.get("/organise/t/friday-night/edit");
        form.says(200, "name=\"blocks\" inputmode=\"numeric\" value=\"3\"");
        let edit = [("revision", "1"), ("entrants", six), ("format", "individual"), ("hands_per_block", "1"), ("blocks", ""), ("rounds", "1")];
        vera.post("/organise/t/friday-night/edit", &evening(&edit)).leads_to("/organise/t/friday-night?done=edited");
        let setup = tournaments::load(&database.store, "friday-night").unwrap().tournament;
        let plan = setup.setup().plan().unwrap();
        assert_eq!((plan.hands_per_block.get(), setup.hands().len()), (1, 6));
    }

    fn a_draft_is_drawn_up_once_however_often_the_button_is_pressed(database) {
        let app = spawn_app(database);
        let vera = app.organiser();
        let page = vera.get("/organise/tournaments/new").body;
        let (_, rest) = page.split_once("name=\"draft\" value=\"").expect("an id of the draft");
        let id = rest.split('"').next().unwrap();
        let form = [("draft", id), ("entrants", FOUR), ("order", "lot")];
        create(&vera, &form).leads_to("/organise/t/friday-night?done=created");
        create(&vera, &form).leads_to("/organise/t/friday-night?done=created");
        // Gone back and changed, it is another one.
        let other = [("draft", id), ("entrants", FOUR), ("order", "lot"), ("rounds", "2")];
        create(&vera, &other).leads_to("/organise/t/friday-night-2?done=created");
    }
}

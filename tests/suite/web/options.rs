//! Every option of the rules in the form of a draft and in practice, and what the rules' pages say.

use crate::support::app::{Reply, spawn_app};
use crate::support::database::on_both;

use super::organise::{FOUR, code, create};

const AT: &str = "/organise/t/friday-night";

/// Whether a choice of a form is ticked.
fn is_chosen(page: &Reply, field: &str, value: &str) -> bool {
    page.body.contains(&format!("name=\"{field}\" value=\"{value}\" checked"))
}

on_both! {
    fn m03_options_and_a_rule_of_ones_own_reach_the_table(database) {
        let app = spawn_app(database);
        let vera = app.organiser();
        vera.get("/organise/tournaments/new").says(200, "name=\"option.draw.count\" value=\"until_playable(10)\"");
        let own = "Whoever lays a white card swaps seats with the next player.";
        let form = [
            ("entrants", FOUR), ("option.draw.count", "until_playable(10)"), ("option.draw.when", ""),
            ("option.pen.misplay", "2"), ("option.pen.false_call", "2"), ("option.pen.cheat", "2"),
            ("option.deck.blanks", "custom"), ("own_rule", own),
        ];
        create(&vera, &form).leads_to(&format!("{AT}?done=created"));
        let edit = vera.get(&format!("{AT}/edit"));
        edit.says(200, own);
        edit.says(200, "6 set otherwise");
        for (field, value) in &form[1..7] {
            assert!(is_chosen(&edit, field, value), "{field} {value}");
        }
        vera.post(&format!("{AT}/start"), &[("revision", "1"), ("everybody", "yes")])
            .leads_to(&format!("{AT}?done=started"));
        let board = app.browser().get("/t/friday-night");
        board.says(200, &format!("Also agreed: {own}"));
        board.says(200, "You draw until a card fits, but ten at the most");
        board.says(200, "A wrongly laid card goes back, and costs two cards");
        let table = app.browser().get(&format!("/at/{}", code(&vera.get(AT))));
        table.says(200, &format!("Also agreed: {own}"));
        table.says(200, "count the deck: 112 cards");
    }

    fn m03_what_does_not_go_together_is_said_with_everything_still_there(database) {
        let app = spawn_app(database);
        let vera = app.organiser();
        let form = [
            ("entrants", FOUR), ("option.deck.kind", "std108"), ("option.deck.blanks", "custom"),
            ("option.draw.when", "voluntary"), ("house", "house.jump=true"), ("own_rule", ""),
        ];
        let refused = create(&vera, &form);
        refused.says(422, "Write down what the white cards do");
        refused.says(422, "goes only together with “There are 112 cards");
        assert!(is_chosen(&refused, "option.draw.when", "voluntary"), "{}", refused.body);
        assert!(is_chosen(&refused, "option.deck.kind", "std108"));
        refused.says(422, "value=\"house.jump=true\" checked");
        let long = "x".repeat(501);
        let refused = create(&vera, &[("entrants", FOUR), ("own_rule", &long)]);
        refused.says(422, "This text has 501 characters. 500 is the most.");
        refused.says(422, &long);
    }

    fn m03_ordinary_cards_are_explained_at_the_table(database) {
        let app = spawn_app(database);
        let vera = app.organiser();
        create(&vera, &[("entrants", FOUR), ("option.deck.kind", "adapted108")]).leads_to(&format!("{AT}?done=created"));
        vera.post(&format!("{AT}/start"), &[("revision", "1"), ("everybody", "yes")])
            .leads_to(&format!("{AT}?done=started"));
        let table = app.browser().get(&format!("/at/{}", code(&vera.get(AT))));
        table.says(200, "Tens of the black suits");
        table.says(200, "<span class=\"what\">Jack</span>");
        table.says(200, "hearts red, diamonds yellow, clubs green, spades blue");
        app.browser().get("/rules").says(200, "Tens of the black suits");
    }

    fn m03_practice_has_every_option_too(database) {
        let app = spawn_app(database);
        let phone = app.browser();
        let page = phone.get("/practice");
        page.says(200, "value=\"d2.response=stack&#38;wd4.response=stack\"");
        page.says(200, "value=\"deck.kind=std112&#38;deck.blanks=plus10\"");
        page.says(200, "such a hand hardly ends");
        let fields = [
            ("rules", "club"), ("bots", "greedy"), ("pace", "once"), ("players", "3"),
            ("house", "d2.response=stack&wd4.response=stack"), ("option.draw.count", "until_playable(10)"),
        ];
        let dealt = phone.post("/practice", &fields);
        assert_eq!(dealt.status, 303, "{}", dealt.body);
        let both = [("rules", "club"), ("bots", "greedy"), ("pace", "once"),
            ("house", "d2.response=stack&wd4.response=stack"), ("option.d2.response", "none")];
        let refused = phone.post("/practice", &both);
        refused.says(422, "These two exclude each other");
        assert!(is_chosen(&refused, "option.d2.response", "none"));
    }

    fn m04_the_advice_of_the_texts_stands_where_it_helps(database) {
        let app = spawn_app(database);
        let vera = app.organiser();
        let rules = vera.get("/rules");
        for advice in ["Six to eight are best", "108 cards, or 112", "add house rules when everybody knows them",
            "Remember what was laid", "good last card", "dear cards first", "such a hand hardly ends"] {
            rules.says(200, advice);
        }
        let form = vera.get("/organise/tournaments/new");
        form.says(200, "It rewards winning hands quickly");
        form.says(200, "It rewards getting rid of dear cards in time");
        form.says(200, "such a hand hardly ends");
        create(&vera, &[("entrants", FOUR)]).leads_to(&format!("{AT}?done=created"));
        vera.post(&format!("{AT}/start"), &[("revision", "1"), ("everybody", "yes")])
            .leads_to(&format!("{AT}?done=started"));
        app.browser().get(&format!("/at/{}", code(&vera.get(AT)))).says(200, "Before the first deal, count the deck: 108 cards.");
    }

    fn m06_exemptions_are_said(database) {
        let app = spawn_app(database);
        app.browser().get("/rules/classic").says(200, "Calling UNO, protesting a Wild Draw Four, laughing and coughing are allowed.");
        app.browser().get("/rules/cowboy").says(200, "a look into somebody’s cards");
    }

    fn m07_formats_and_scorings_are_explained(database) {
        let app = spawn_app(database);
        let vera = app.organiser();
        let page = vera.get("/rules/tournaments");
        for id in ["format-two-vs-two", "format-four-player", "format-eight-player", "format-team", "format-free-for-all",
            "format-challenge", "format-cowboy", "format-duo", "format-individual", "scoring-std", "scoring-lazy",
            "scoring-lose200", "scoring-max_loser", "scoring-challenge", "scoring-placement", "scoring-refill"] {
            page.says(200, &format!("id=\"{id}\""));
        }
        page.says(200, "the loser deals, the winner opens");
        page.says(200, "12 hands");
        assert!(!page.body.contains(">explain-"), "{}", page.body);
        let link = "href=\"/rules/tournaments\"";
        vera.get("/rules").says(200, link);
        vera.get("/organise/tournaments/new").says(200, link);
        create(&vera, &[("entrants", FOUR)]).leads_to(&format!("{AT}?done=created"));
        vera.post(&format!("{AT}/start"), &[("revision", "1"), ("everybody", "yes")])
            .leads_to(&format!("{AT}?done=started"));
        app.browser().get("/t/friday-night").says(200, link);
    }

    fn m08_readings_are_marked_and_texts_have_titles(database) {
        let app = spawn_app(database);
        let classic = app.browser().get("/rules/classic");
        classic.says(200, "there Lastcard fills the gap");
        classic.says(200, "“The board game Uno: the rules”, Hindi");
        let mark = "<span class=\"badge filled-badge\">Lastcard’s reading</span>";
        let filled = |page: &Reply, text: &str| {
            let (_, after) = page.body.split_once(text).unwrap_or_else(|| panic!("no {text:?}"));
            after.trim_start().starts_with(mark)
        };
        assert!(filled(&classic, "Between two players a Reverse works like a Skip: whoever lays it moves again."));
        assert!(!filled(&classic, "The player after is skipped instead."));
        let club = app.browser().get("/rules/club");
        assert!(!filled(&club, "Between two players a Reverse works like a Skip: whoever lays it moves again."));
        for page in [classic, club, app.browser().get("/rules")] {
            for label in ["000A", "000B", "000C", "000D", "000E", "Text 00"] {
                assert!(!page.body.contains(label), "{label}");
            }
        }
    }

    fn m09_challenge_and_cowboy_are_for_three_to_ten(database) {
        let app = spawn_app(database);
        for preset in ["challenge", "cowboy"] {
            let page = app.browser().get(&format!("/rules/{preset}"));
            page.says(200, "3 to 10 players");
            assert!(!page.body.contains("2 to 10 players"));
        }
        app.browser().get("/rules/club").says(200, "2 to 10 players");
    }
}

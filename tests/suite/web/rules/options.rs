//! Every option of the rules: in the form of a draft, in practice, and on the rules' pages.

use macro_rules_attribute::apply;

use crate::support::app::{Reply, spawn_app};
use crate::support::copy::{copy, escaped};
use crate::support::database::{Database, on_both};

use crate::web::control_room::lifecycle::{FOUR, code, create};

const AT: &str = "/organise/t/friday-night";

fn is_chosen(page: &Reply, field: &str, value: &str) -> bool {
    page.body.contains(&format!("name=\"{field}\" value=\"{value}\" checked"))
}

#[apply(on_both!)]
fn options_and_own_rules_reach_the_table(database: &Database) {
    let app = spawn_app(database);
    let vera = app.organiser();
    vera.get("/organise/tournaments/new")
        .assert_says(200, "name=\"option.draw.count\" value=\"until_playable(10)\"");
    let own = "Whoever lays a white card swaps seats with the next player.";
    let form = [
        ("entrants", FOUR),
        ("option.draw.count", "until_playable(10)"),
        ("option.draw.when", ""),
        ("option.pen.misplay", "2"),
        ("option.pen.false_call", "2"),
        ("option.pen.cheat", "2"),
        ("option.deck.blanks", "custom"),
        ("own_rule", own),
    ];
    create(&vera, &form).assert_leads_to(&format!("{AT}?done=created"));
    let edit = vera.get(&format!("{AT}/edit"));
    edit.assert_says(200, own);
    edit.assert_shows(200, copy("option-changed").with("count", 6));
    for (field, value) in &form[1..7] {
        assert!(is_chosen(&edit, field, value), "{field} {value}");
    }
    vera.post(&format!("{AT}/start"), &[("revision", "1"), ("everybody", "yes")])
        .assert_leads_to(&format!("{AT}?done=started"));
    let board = app.browser().get("/t/friday-night");
    board.assert_shows(200, copy("public-own-rule").with("rule", own));
    board.assert_shows(200, copy("rule-draw-count-until-playable-10"));
    board.assert_shows(200, copy("rule-pen-misplay-2"));
    let table = app.browser().get(&format!("/at/{}", code(&vera.get(AT))));
    table.assert_shows(200, copy("public-own-rule").with("rule", own));
    table.assert_shows(200, copy("advice-count-deck").with("cards", 112));
}

#[test]
fn clashing_options_are_refused_and_kept() {
    let database = &Database::sqlite();
    let app = spawn_app(database);
    let vera = app.organiser();
    let form = [
        ("entrants", FOUR),
        ("option.deck.kind", "std108"),
        ("option.deck.blanks", "custom"),
        ("option.draw.when", "voluntary"),
        ("house", "house.jump=true"),
        ("own_rule", ""),
    ];
    let refused = create(&vera, &form);
    refused.assert_shows(422, copy("problem-own-rule-missing"));
    let (custom, deck) =
        (copy("rule-deck-blanks-custom").to_string(), copy("rule-deck-kind-std112").to_string());
    refused.assert_shows(422, copy("problem-option-needs-said").with("one", custom).with("other", deck));
    assert!(is_chosen(&refused, "option.draw.when", "voluntary"), "{}", refused.body);
    assert!(is_chosen(&refused, "option.deck.kind", "std108"));
    refused.assert_says(422, "value=\"house.jump=true\" checked");
    let long = "x".repeat(501);
    let refused = create(&vera, &[("entrants", FOUR), ("own_rule", &long)]);
    refused.assert_shows(422, copy("problem-text-too-long").with("length", 501).with("max", 500));
    refused.assert_says(422, &long);
}

#[test]
fn ordinary_cards_are_explained_at_the_table() {
    let database = &Database::sqlite();
    let app = spawn_app(database);
    let vera = app.organiser();
    create(&vera, &[("entrants", FOUR), ("option.deck.kind", "adapted108")])
        .assert_leads_to(&format!("{AT}?done=created"));
    vera.post(&format!("{AT}/start"), &[("revision", "1"), ("everybody", "yes")])
        .assert_leads_to(&format!("{AT}?done=started"));
    let table = app.browser().get(&format!("/at/{}", code(&vera.get(AT))));
    table.assert_shows(200, copy("ordinary-0"));
    table.assert_says(200, &format!("<span class=\"what\">{}</span>", escaped(copy("ordinary-d2-short"))));
    table.assert_shows(200, copy("rules-ordinary-help"));
    app.browser().get("/rules").assert_shows(200, copy("ordinary-0"));
}

#[test]
fn practice_has_every_option_too() {
    let database = &Database::sqlite();
    let app = spawn_app(database);
    let phone = app.browser();
    let page = phone.get("/practice");
    page.assert_says(200, "value=\"d2.response=stack&#38;wd4.response=stack\"");
    page.assert_says(200, "value=\"deck.kind=std112&#38;deck.blanks=plus10\"");
    page.assert_shows(200, copy("advice-ten"));
    let fields = [
        ("rules", "club"),
        ("bots", "greedy"),
        ("pace", "once"),
        ("players", "3"),
        ("house", "d2.response=stack&wd4.response=stack"),
        ("option.draw.count", "until_playable(10)"),
    ];
    let dealt = phone.post("/practice", &fields);
    assert_eq!(dealt.status, 303, "{}", dealt.body);
    let both = [
        ("rules", "club"),
        ("bots", "greedy"),
        ("pace", "once"),
        ("house", "d2.response=stack&wd4.response=stack"),
        ("option.d2.response", "none"),
    ];
    let refused = phone.post("/practice", &both);
    let either = ["rule-d2-response-stack", "rule-d2-response-none"].map(|rule| copy(rule).to_string());
    let [stack, none] = either;
    refused.assert_shows(422, copy("problem-options-either").with("one", stack).with("other", none));
    assert!(is_chosen(&refused, "option.d2.response", "none"));
}

#[test]
fn advice_appears_where_it_helps() {
    let database = &Database::sqlite();
    let app = spawn_app(database);
    let vera = app.organiser();
    let rules = vera.get("/rules");
    for about in ["players", "deck", "basics", "memory", "four", "dear", "ten"] {
        rules.assert_shows(200, copy(format!("advice-{about}")));
    }
    let form = vera.get("/organise/tournaments/new");
    form.assert_shows(200, copy("why-scoring-std"));
    form.assert_shows(200, copy("why-scoring-lose200"));
    form.assert_shows(200, copy("advice-ten"));
    create(&vera, &[("entrants", FOUR)]).assert_leads_to(&format!("{AT}?done=created"));
    vera.post(&format!("{AT}/start"), &[("revision", "1"), ("everybody", "yes")])
        .assert_leads_to(&format!("{AT}?done=started"));
    app.browser()
        .get(&format!("/at/{}", code(&vera.get(AT))))
        .assert_shows(200, copy("advice-count-deck").with("cards", 108));
}

#[test]
fn exemptions_are_listed() {
    let database = &Database::sqlite();
    let app = spawn_app(database);
    let classic = app.browser().get("/rules/classic");
    classic.assert_shows(200, copy("rule-house-silent-twos"));
    classic.assert_shows(200, copy("rule-house-silent-black"));
    app.browser().get("/rules/cowboy").assert_shows(200, copy("rules-cowboy-peek"));
}

#[test]
fn formats_and_scorings_are_explained() {
    let database = &Database::sqlite();
    let app = spawn_app(database);
    let vera = app.organiser();
    let page = vera.get("/rules/tournaments");
    for id in [
        "format-two-vs-two",
        "format-four-player",
        "format-eight-player",
        "format-team",
        "format-free-for-all",
        "format-challenge",
        "format-cowboy",
        "format-duo",
        "format-individual",
        "scoring-std",
        "scoring-lazy",
        "scoring-lose200",
        "scoring-max_loser",
        "scoring-challenge",
        "scoring-placement",
        "scoring-refill",
    ] {
        page.assert_says(200, &format!("id=\"{id}\""));
    }
    page.assert_shows(200, copy("explain-scoring-lazy"));
    page.assert_shows(200, copy("explain-round"));
    assert!(!page.body.contains(">explain-"), "{}", page.body);
    let link = "href=\"/rules/tournaments\"";
    vera.get("/rules").assert_says(200, link);
    vera.get("/organise/tournaments/new").assert_says(200, link);
    create(&vera, &[("entrants", FOUR)]).assert_leads_to(&format!("{AT}?done=created"));
    vera.post(&format!("{AT}/start"), &[("revision", "1"), ("everybody", "yes")])
        .assert_leads_to(&format!("{AT}?done=started"));
    app.browser().get("/t/friday-night").assert_says(200, link);
}

#[test]
fn readings_are_marked_and_texts_have_titles() {
    let database = &Database::sqlite();
    let app = spawn_app(database);
    let classic = app.browser().get("/rules/classic");
    classic.assert_shows(200, copy("rules-filled-legend"));
    let (title, language) = (copy("rules-text-000c").to_string(), copy("rules-language-000").to_string());
    classic.assert_shows(200, copy("rules-source").with("title", title).with("language", language));
    let mark = format!("<span class=\"badge badge-loose\">{}</span>", escaped(copy("rules-filled")));
    let filled = |page: &Reply, rule: &str| {
        let (_, after) = page.body.split_once(&escaped(copy(rule))).unwrap_or_else(|| panic!("no {rule:?}"));
        after.trim_start().starts_with(&mark)
    };
    assert!(filled(&classic, "rule-two-reverse-as-skip"));
    assert!(!filled(&classic, "rule-skip-defence-identical"));
    let club = app.browser().get("/rules/club");
    assert!(!filled(&club, "rule-two-reverse-as-skip"));
    for page in [classic, club, app.browser().get("/rules")] {
        for label in ["000A", "000B", "000C", "000D", "000E", "Text 00"] {
            assert!(!page.body.contains(label), "{label}");
        }
    }
}

#[test]
fn challenge_and_cowboy_are_for_two_to_ten() {
    let database = &Database::sqlite();
    let app = spawn_app(database);
    let players = |least: u32| copy("rules-players").with("least", least).with("most", 10);
    for preset in ["challenge", "cowboy", "club"] {
        app.browser().get(&format!("/rules/{preset}")).assert_shows(200, players(2));
    }
}

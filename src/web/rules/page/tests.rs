use std::collections::BTreeSet;

use askama::Template as _;

use lastcard_rules::{OptionValue, Options, Preset, Ruleset, Written};

use crate::rules::{
    basis::Basis,
    cards::own_values,
    group,
    page::PresetPage,
    sentence::{self, changes},
};
use crate::ui::{page::Visitor, translator::Translator};

fn visitor() -> Visitor {
    Visitor {
        words: Translator::english(),
        path: "/rules".to_owned(),
        is_reading: true,
        origin: String::new(),
    }
}

fn sentence_of(key: &str) -> String {
    Translator::english().say(key.to_owned()).to_string()
}

/// Returns the keys of the sentences written for options.
fn written_keys() -> BTreeSet<String> {
    let text = include_str!("../../../../locales/en/rules.ftl");
    let keys = text.lines().filter_map(|line| line.split_once(" = ")).map(|(key, _)| key.to_owned());
    keys.filter(|key| key.starts_with("rule-")).collect()
}

#[test]
fn exactly_the_option_values_have_sentences() {
    let values = Options::NAMES.iter().flat_map(|name| {
        let words = Options::words(name).unwrap().iter();
        words.map(|word| sentence::key(name, word))
    });
    assert_eq!(written_keys(), values.collect());
}

#[test]
fn every_option_is_in_one_group() {
    let mut grouped: Vec<&str> = group::headings().flat_map(|(_, options)| options).collect();
    let mut options = Options::NAMES.to_vec();
    grouped.sort_unstable();
    options.sort_unstable();
    assert_eq!(grouped, options);
}

#[test]
fn every_preset_renders() {
    for &preset in Preset::ALL {
        let page = PresetPage::new(&visitor(), preset);
        let told = page.groups.iter().map(|group| group.rules.len()).sum::<usize>();
        assert!(told >= 18, "{preset}: {told} rules");
        let html = page.render().unwrap();
        assert!(!html.contains("rules-text-"), "{preset}: {html}");
        // A missing message prints its key.
        let rules = page.groups.iter().flat_map(|group| &group.rules);
        let mut texts = rules.flat_map(|rule| rule.club.iter().cloned().chain([rule.text()]));
        assert_eq!(texts.find(|text| text.starts_with("rule")), None, "{preset}");
    }
}

#[test]
fn differences_show_the_club_rule_too() {
    let page = PresetPage::new(&visitor(), Preset::Club);
    assert_eq!(page.differences, 0);
    let page = PresetPage::new(&visitor(), Preset::International);
    let marked = page
        .groups
        .iter()
        .flat_map(|group| &group.rules)
        .filter_map(|rule| rule.club.clone().map(|club| (rule.text(), club)));
    let marked: Vec<(String, String)> = marked.collect();
    assert!(
        marked
            .contains(&(sentence_of("rule-draw-when-voluntary"), sentence_of("rule-draw-when-only-if-none")))
    );
    let differing = [
        "dealer.special",
        "start.card",
        "draw.when",
        "wd4.legal",
        "wd4.challenge",
        "uno.enforce",
        "uno.turn_passes",
        "pen.hint",
    ];
    assert_eq!((marked.len(), page.differences), (differing.len(), differing.len()), "{marked:#?}");
}

/// Returns the parts of a page's rules, each with its basis.
fn parts(preset: Preset) -> Vec<(String, Basis)> {
    let groups = PresetPage::new(&visitor(), preset).groups;
    let rules = groups.into_iter().flat_map(|group| group.rules);
    rules.flat_map(|rule| rule.parts).map(|part| (part.text, part.basis)).collect()
}

/// Includes sentences that were once marked as stated although they are missing from all texts.
#[test]
fn each_sentence_is_marked_with_its_basis() {
    use Basis::{Filled, Reading, Stated};
    for (preset, key, basis) in [
        (Preset::Club, "rule-wd4-challenge-stay-4", Stated),
        (Preset::Club, "rest-rule-wd4-challenge-stay-4", Reading),
        (Preset::Duo, "rest-rule-wd4-challenge-stay-4", Reading),
        (Preset::Club, "rule-start-card-execute-wild-named", Stated),
        (Preset::Club, "rest-rule-start-card-execute-wild-named", Filled),
        (Preset::International, "rule-start-card-execute-wild-back", Stated),
        (Preset::International, "rest-rule-start-card-execute-wild-back", Reading),
        (Preset::Club, "rest-rule-uno-turn-passes-true", Reading),
        (Preset::Club, "rest-rule-pen-hint-4", Filled),
        (Preset::Cowboy, "rest-rule-d2-response-cowboy", Reading),
        (Preset::Cowboy, "rest-rules-cowboy-cut", Filled),
        (Preset::Challenge, "rest-rules-challenge-end", Reading),
        (Preset::Refill, "rest-rule-house-pair-as-skip-true", Reading),
        (Preset::Refill, "rest-rules-refill-out", Filled),
        (Preset::Refill, "rules-refill-end", Reading),
        (Preset::Duo, "rest-rule-two-reverse-dump", Reading),
        (Preset::Classic, "rest-rule-setup-deal", Filled),
        (Preset::International, "rest-rule-setup-deal", Stated),
        (Preset::Classic, "rest-rule-skip-defence-identical", Filled),
        (Preset::International, "rest-rule-wd4-legal-no-match", Reading),
        (Preset::Club, "rest-rule-draw-drawn-play-may", Filled),
        (Preset::Online, "rest-rule-draw-drawn-play-may", Stated),
        (Preset::Brief, "rule-wd4-legal-always", Stated),
    ] {
        let told = parts(preset).into_iter().find(|(text, _)| text.contains(&sentence_of(key)));
        assert_eq!(told.map(|(_, told)| told), Some(basis), "{preset}: {key}");
    }
}

#[test]
fn the_cowboy_page_explains_answering_a_skip() {
    let told = parts(Preset::Cowboy);
    assert!(told.iter().any(|(text, _)| *text == sentence_of("rules-cowboy-skip")));
    assert!(told.iter().all(|(text, _)| *text != sentence_of("rule-skip-defence-none")));
}

#[test]
fn two_players_skip_alike() {
    let page = PresetPage::new(&visitor(), Preset::Duo);
    let mut rules = page.groups.iter().flat_map(|group| &group.rules);
    let again = sentence_of("rule-skip-effect-mover-again");
    let skip = rules.find(|rule| rule.text() == again).unwrap();
    assert_eq!(skip.club, None);
}

#[test]
fn incompatible_house_rules_are_not_offered() {
    let offered = |preset| PresetPage::new(&visitor(), preset).addable;
    assert_eq!(offered(Preset::Duo), [sentence_of("rule-house-zero50-true")]);
    assert!(!offered(Preset::Online).contains(&sentence_of("rule-house-five-true")));
    assert!(offered(Preset::Club).contains(&sentence_of("rule-house-five-true")));
}

#[test]
fn a_tournaments_own_options_are_listed() {
    let option = |name: &str, word| (name.to_owned(), OptionValue::from(word));
    let options =
        [option("house.jump", "true"), option("draw.when", "voluntary"), option("uno.close", "lays")];
    let rules = Written { preset: "club".to_owned(), options: options.into() }.check().unwrap();
    // Under the club's rules a forgotten UNO costs at once, so the option for closing the window has no effect.
    assert_eq!(
        changes(Translator::english(), &rules),
        [sentence_of("rule-draw-when-voluntary"), sentence_of("rule-house-jump-true")]
    );
}

#[test]
fn a_tournaments_own_card_values_are_listed() {
    let rules = |preset: &str, options: &[(&str, &str)]| {
        let options = options.iter().map(|(name, word)| ((*name).to_owned(), OptionValue::from(*word)));
        Written { preset: preset.to_owned(), options: options.collect() }.check().unwrap()
    };
    let said = |rules: &Ruleset, values: &str| {
        own_values(Translator::english(), rules, serde_json::from_str(values).unwrap())
    };
    let worth = |key: &str, points: u32| {
        Translator::english()
            .say("rules-worth-own")
            .with("card", sentence_of(key))
            .with("points", points)
            .to_string()
    };
    let club = rules("club", &[]);
    assert!(said(&club, r#""std""#).is_empty());
    assert_eq!(
        said(&club, r#"{"number":5,"SKIP":1,"BLANK":9}"#),
        [worth("rules-worth-numbers", 5), worth("rules-worth-skip", 1)]
    );
    assert_eq!(said(&club, r#"{"number":9}"#), [worth("rules-worth-numbers", 9)]);
    assert_eq!(
        said(&club, r#""duo""#),
        [
            worth("rules-worth-draw-two", 10),
            worth("rules-worth-reverse", 10),
            worth("rules-worth-skip", 10),
            worth("rules-worth-wild", 15),
            worth("rules-worth-wild-draw-four", 20),
        ]
    );
    assert!(said(&rules("duo", &[]), r#""duo""#).is_empty());
    let blanks = rules("classic", &[("deck.kind", "std112"), ("deck.blanks", "custom")]);
    assert_eq!(said(&blanks, r#"{"BLANK":25}"#), [worth("rules-worth-blank", 25)]);
}

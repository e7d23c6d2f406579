//! The rules of one tournament, to look up during a hand: common questions with their answers, a search, and every rule.

use askama::Template;

use lastcard_tournament::Tournament;

use crate::played_hands::holding::CardLegality;
use crate::rules::{
    cards::{CardValueRow, card_value_rows},
    group::{RuleGroup, groups},
    page::link_in_full,
    sentence::answer,
};
use crate::ui::{
    card::CardPicture,
    page::{Link, Page, Visitor},
    translator::Translator,
};

/// The questions that people ask at a table: message key, and the option that answers it. Since the answers come from
/// options, they reflect the club's house rules; a handwritten help page would be wrong after the first house rule.
const QUESTIONS: [(&str, &str); 21] = [
    ("ask-draw", "draw.when"),
    ("ask-draw-count", "draw.count"),
    ("ask-drawn", "draw.drawn_play"),
    ("ask-four", "wd4.legal"),
    ("ask-challenge", "wd4.challenge"),
    ("ask-four-answer", "wd4.response"),
    ("ask-two-answer", "d2.response"),
    ("ask-target-turn", "draw_target.turn"),
    ("ask-skip", "skip.defence"),
    ("ask-reverse-two", "two.reverse"),
    ("ask-uno-forgot", "uno.enforce"),
    ("ask-uno-late", "uno.close"),
    ("ask-uno-cost", "uno.pen_catch"),
    ("ask-jump", "house.jump"),
    ("ask-pair", "house.pair_as_skip"),
    ("ask-seven-zero", "house.seven_zero"),
    ("ask-last-card", "end.final_draw"),
    ("ask-pile", "exhaust"),
    ("ask-start", "start.card"),
    ("ask-hint", "pen.hint"),
    ("ask-misplay", "pen.misplay"),
];

/// The page of rules at the table.
#[derive(Template)]
#[template(path = "rules/reference.html")]
pub struct RulesReferencePage {
    page: Page,
    name: String,
    back: Link,
    full: Link,
    /// The search text.
    wanted: String,
    /// The reader's cards in a hand played on phones, each with a note on whether it may be laid.
    held: Vec<(CardPicture, String)>,
    own_rule: Option<String>,
    answers: Vec<RuleAnswer>,
    groups: Vec<RuleGroup>,
    profiles: Vec<String>,
    worth: Vec<CardValueRow>,
}

struct RuleAnswer {
    asks: String,
    says: String,
}

impl RulesReferencePage {
    /// Builds the page with the rules that contain all the words of `wanted`; `back` links to the page that the reader came from.
    pub fn new(
        visitor: &Visitor,
        tournament: &Tournament,
        wanted: &str,
        held: &[CardLegality],
        back: Link,
    ) -> Self {
        let words = visitor.words;
        let rules = tournament.setup().rules();
        let has_all = |texts: &[&str]| has_words(texts, wanted);
        let answers = QUESTIONS.iter().filter_map(|(key, option)| {
            Some(RuleAnswer { asks: words.say(*key).to_string(), says: answer(words, rules, option)? })
        });
        let found = groups(words, rules).into_iter().map(|group| {
            let RuleGroup { title, rules } = group;
            let rules = rules.into_iter().filter(|rule| has_all(&[&title, &rule.text()])).collect();
            RuleGroup { title, rules }
        });
        Self {
            page: Page::new(visitor, words.say("rules-at-hand-title")),
            name: tournament.name().to_string(),
            full: link_in_full(words, rules.preset()),
            wanted: wanted.trim().chars().take(MAX_SEARCH_CHARACTERS).collect(),
            held: held.iter().map(|card| (card.picture.clone(), legality_text(words, card))).collect(),
            own_rule: tournament.setup().own_rule().map(ToString::to_string),
            answers: answers.filter(|one| has_all(&[&one.asks, &one.says])).collect(),
            groups: found.filter(|group| !group.rules.is_empty()).collect(),
            profiles: vec![words.say("rules-worth-points").to_string()],
            worth: card_value_rows(words, rules, &[*tournament.setup().values()]),
            back,
        }
    }
}

/// Maximum length of the search text repeated on the page, in characters.
const MAX_SEARCH_CHARACTERS: usize = 60;

/// Returns true if the texts together contain all these words or parts of words.
fn has_words(texts: &[&str], wanted: &str) -> bool {
    let text = texts.join(" ").to_lowercase();
    wanted.to_lowercase().split_whitespace().all(|word| text.contains(word))
}

/// States that a card may be laid now, or gives the reason why not.
fn legality_text(words: Translator, card: &CardLegality) -> String {
    match &card.refused {
        None => words.say("rules-may-lay").to_string(),
        Some(reason) => words.fault(reason).to_string(),
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::ui::language::Language;
    use lastcard_rules::{Preset, Ruleset};

    /// A renamed option would leave its question unanswered.
    #[test]
    fn every_question_is_answered_by_some_rules() {
        let words = Translator::english();
        for (key, option) in QUESTIONS {
            assert!(words.has(key), "{key}");
            let answers = [Preset::Club, Preset::Online, Preset::Duo, Preset::Cowboy]
                .map(|preset| answer(words, &Ruleset::from(preset), option));
            assert!(answers.iter().flatten().all(|text| !text.starts_with("rule-")), "{option}: {answers:?}");
            assert!(answers.iter().any(Option::is_some), "{option}");
        }
    }

    /// Returns the two words suggested at the end of the search field's hint: “UNO or +4”.
    fn suggested_words(w: Translator) -> [String; 2] {
        let hint = w.say("rules-search").to_string();
        let words: Vec<&str> = hint.split_whitespace().collect();
        let [.., first, _, second] = words.as_slice() else { panic!("{hint}") };
        [first, second].map(|word| (*word).to_owned())
    }

    #[test]
    fn suggested_searches_succeed_in_every_language() {
        let rules = Ruleset::from(Preset::Club);
        for language in Language::all() {
            let words = Translator::of(language.code()).unwrap();
            let groups = groups(words, &rules);
            for word in suggested_words(words) {
                let asked =
                    QUESTIONS.iter().filter(|(key, _)| has_words(&[&words.say(*key).to_string()], &word));
                let told = groups.iter().map(|group| {
                    group.rules.iter().filter(|rule| has_words(&[&group.title, &rule.text()], &word)).count()
                });
                let (asked, told) = (asked.count(), told.sum::<usize>());
                assert!(asked >= 3 && told >= 3, "{}: {word}: {asked}, {told}", language.code());
            }
        }
    }

    #[test]
    fn words_are_found_anywhere_in_the_text() {
        let texts = ["May I lay a Wild Draw Four (+4)?", "Only without the colour."];
        for (wanted, found) in
            [("", true), ("+4 COLOUR", true), ("draw fo", true), ("uno", false), ("+4 uno", false)]
        {
            assert_eq!(has_words(&texts, wanted), found, "{wanted}");
        }
    }
}

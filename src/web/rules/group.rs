//! The rules in groups, in the order in which a player encounters them.

use lastcard_rules::choice::Setup;
use lastcard_rules::{Options, Preset, Ruleset};

use crate::rules::{
    basis::Basis,
    sentence::{Rule, full_text, rule},
};
use crate::ui::translator::Translator;

pub struct RuleGroup {
    pub title: String,
    pub rules: Vec<Rule>,
}

/// Message key of each heading, with its options that are not house rules.
const GROUPS: [(&str, &[&str]); 7] = [
    (
        "rules-group-cards",
        &["deck.kind", "deck.blanks", "dealer.pick", "dealer.special", "setup", "deal.hand"],
    ),
    ("rules-group-start", &["start.card"]),
    ("rules-group-turn", &["turn.mode", "draw.when", "draw.count", "draw.drawn_play"]),
    (
        "rules-group-actions",
        &[
            "skip.effect",
            "skip.defence",
            "d2.response",
            "draw_target.turn",
            "house.pair_as_skip",
            "two.reverse",
        ],
    ),
    ("rules-group-four", &["wd4.legal", "wd4.response", "stack.cross", "wd4.challenge", "etiquette.ready"]),
    (
        "rules-group-uno",
        &[
            "uno.enforce",
            "uno.close",
            "uno.self_rescue",
            "uno.pen_catch",
            "uno.pen_auto",
            "uno.turn_passes",
            "pen.hint",
            "pen.false_call",
            "pen.misplay",
            "pen.misplay_turn",
            "pen.cheat",
        ],
    ),
    ("rules-group-end", &["end.final_draw", "exhaust"]),
];

/// Lists the message key of each heading, with all its options.
pub fn headings() -> impl Iterator<Item = (&'static str, Vec<&'static str>)> {
    let house = Options::NAMES.iter().copied().filter(|option| is_house(option)).collect();
    GROUPS.into_iter().map(|(title, options)| (title, options.to_vec())).chain([("rules-group-house", house)])
}

/// Returns true for a house rule: off in every preset, and a box in the form. An option that is on in some preset does not count as one,
/// since it must be possible to turn it off.
pub fn is_house(option: &str) -> bool {
    option.starts_with("house.") && option != "house.pair_as_skip"
}

/// A rule that comes with a preset and is not an option.
struct PresetRule {
    group: &'static str,
    key: &'static str,
    holds: fn(&Ruleset) -> bool,
    /// Message key of the club's rule on the same point, if any.
    club: Option<&'static str>,
    basis: Basis,
}

const PRESET_RULES: [PresetRule; 10] = [
    PresetRule {
        group: "rules-group-start",
        key: "rules-duo-alternate",
        holds: |rules| rules.options().setup == Setup::Draft,
        club: None,
        basis: Basis::Stated,
    },
    // V-COW-5, V-COW-6
    PresetRule {
        group: "rules-group-actions",
        key: "rules-cowboy-cut",
        holds: Ruleset::is_cowboy,
        club: Some("rule-house-jump-false"),
        basis: Basis::Stated,
    },
    // V-COW-7
    PresetRule {
        group: "rules-group-uno",
        key: "rules-cowboy-peek",
        holds: Ruleset::is_cowboy,
        club: None,
        basis: Basis::Stated,
    },
    PresetRule {
        group: "rules-group-actions",
        key: "rules-cowboy-zero",
        holds: Ruleset::is_cowboy,
        club: Some("rule-house-seven-zero-false"),
        basis: Basis::Stated,
    },
    // P-XCHG-1
    PresetRule {
        group: "rules-group-actions",
        key: "rules-online-exchange",
        holds: |rules| rules.preset() == Preset::Online,
        club: None,
        basis: Basis::Stated,
    },
    PresetRule {
        group: "rules-group-end",
        key: "rules-out",
        holds: ends_at_first_out,
        club: None,
        basis: Basis::Stated,
    },
    // V-REF-2, V-REF-5
    PresetRule {
        group: "rules-group-end",
        key: "rules-refill-out",
        holds: Ruleset::is_refill,
        club: Some("rules-out"),
        basis: Basis::Stated,
    },
    PresetRule {
        group: "rules-group-end",
        key: "rules-refill-end",
        holds: Ruleset::is_refill,
        club: None,
        basis: Basis::Reading,
    },
    // V-COW-8
    PresetRule {
        group: "rules-group-end",
        key: "rules-cowboy-end",
        holds: Ruleset::is_cowboy,
        club: Some("rules-out"),
        basis: Basis::Stated,
    },
    // V-CHAL
    PresetRule {
        group: "rules-group-end",
        key: "rules-challenge-end",
        holds: |rules| rules.preset() == Preset::Challenge,
        club: Some("rules-scoring"),
        basis: Basis::Stated,
    },
];

/// R-END-1
fn ends_at_first_out(rules: &Ruleset) -> bool {
    !rules.is_to_last() && !rules.is_refill() && !rules.options().seven_rounds
}

/// Returns the rules in groups; empty groups are left out.
pub fn groups(words: Translator, rules: &Ruleset) -> Vec<RuleGroup> {
    let group = |(title, options): (&'static str, Vec<&'static str>)| {
        let set = options.iter().filter_map(|option| rule(words, rules, option));
        let brought = PRESET_RULES.iter().filter(|own| own.group == title && (own.holds)(rules));
        let basis = |own: &PresetRule| {
            // Two texts do not state this rule (R-END-1).
            let silent = matches!(rules.preset(), Preset::House | Preset::Refill) && own.key == "rules-out";
            if silent { Basis::Filled } else { own.basis }
        };
        let brought = brought.map(|own| {
            Rule::new(words, rules.preset(), own.key, basis(own), own.club.map(|key| full_text(words, key)))
        });
        RuleGroup { title: words.say(title).to_string(), rules: set.chain(brought).collect() }
    };
    headings().map(group).filter(|group| !group.rules.is_empty()).collect()
}
